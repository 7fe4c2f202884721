
// The browser's side of a session (`play/session.py`): shows its view, sends what the person does.
// `board.js` stands above it in the same module, and what connects it to its host below. A host has
//
//   send(message)    what the person does, as {do: "play", column: 3}
//   listen(hear)     calls `hear` with every view, and with null as a sign of life; returns what ends it
//   review(moves)    opens the review of a game
//   place(moves)     puts the position into the address; only a page of its own has it
//   wake, busy       what to say when Python is gone, and when it takes long to answer

const SILENCE_MS = 9000; // without a sign of life, Python is gone
const BUSY_MS = 2500; // without an answer, it has something else to do
const LEGEND = "Marked squares win for X or O. Ring: that side will get it. Faint: will never be reached.";

const setText = (each, words) => { if (each.textContent !== words) each.textContent = words; };
const asText = (moves) => moves.map(columnName).join("");
const press = (action, text, title, onclick) => make("button", { type: "button", "data-do": action, title, onclick }, text);
const row = (act, texts) => Object.fromEntries(Object.entries(texts).map(([action, [text, title]]) =>
  [action, press(action, text, title, () => act(action))]));
const part = (name, title, ...children) => make("section", { class: name, "aria-label": title }, make("h2", {}, title), ...children);

function createButtons(send) {
  const buttons = row((action) => send({ do: action }), {
    new: ["New", "Clear the board"], undo: ["Undo", "Take back your last move: Control+Z"], hint: ["Hint", "Suggest a column, and say why: ?"],
    stop: ["Stop", "Stop the agent or the hint: Escape"], resume: ["Resume", "Let the agent move"],
  });
  function show(view) {
    const can = { undo: view.ply > 0, hint: !view.over, stop: view.thinking };
    for (const [action, possible] of Object.entries(can)) buttons[action].setAttribute("aria-disabled", !possible); // not `disabled`, which would lose the focus
    // In one place, so that no button moves while somebody reaches for it.
    const [shown, hidden] = view.waiting ? [buttons.resume, buttons.stop] : [buttons.stop, buttons.resume];
    const focused = hidden.matches(":focus");
    shown.hidden = false;
    hidden.hidden = true;
    if (focused) shown.focus(); // rather than nowhere
  }
  return { element: make("div", { class: "bar game" }, ...Object.values(buttons)), show };
}

function createToggles(toggle) {
  const buttons = row(toggle, {
    scores: ["Scores", "What every column is worth"], evaluation: ["Evaluation", "Who stands to win, and the mistakes so far"],
    why: ["Why?", "The reasons, the squares that win, and the best line"], numbers: ["Numbers", "Scores as numbers too"],
  });
  function show({ shows }) {
    for (const [what, each] of Object.entries(buttons)) each.setAttribute("aria-pressed", Boolean(shows[what]));
    buttons.numbers.hidden = !shows.scores && !shows.evaluation;
  }
  return { element: make("div", { class: "bar", role: "group", "aria-label": "Show" }, ...Object.values(buttons)), show };
}

// After a game: the move that decided it, and ways on from there.
function createVerdict(send, host) {
  let ply = 0, moves = [];
  const words = make("p"), there = press("there", "Go there", "See the move on the board", () => send({ do: "go", ply }));
  const again = press("again", "Try again from here", "Play on from before that move", () => send({ do: "moves", moves: asText(moves.slice(0, ply - 1)) }));
  const review = make("a", { href: "#", onclick: (event) => { event.preventDefault(); host.review(asText(moves)); } }, "Review this game");
  const element = part("verdict", "Verdict", words, make("div", { class: "bar" }, there, again, review, make("small", {}, "takes up to 20 seconds")));
  function show({ verdict, moves: played }) {
    element.hidden = !verdict;
    if (!verdict) return;
    [ply, moves] = [verdict.ply, played];
    setText(words, verdict.words);
    there.hidden = again.hidden = ply === null;
  }
  return { element, show };
}

function createMoves(send) {
  let at = null;
  const list = make("ol", { class: "moves" });
  const text = make("input", { "aria-label": "Moves, as columns in playing order", placeholder: "4453", spellcheck: "false", autocomplete: "off" });
  const paste = (event) => { event.preventDefault(); send({ do: "moves", moves: text.value }); };
  const form = make("form", { class: "bar", onsubmit: paste }, text, make("button", { title: "Play these moves" }, "Set"));
  function show(view) { // the elements stay, for the focus's sake
    const made = list.children;
    while (made.length > view.moves.length + 1) made[made.length - 1].remove();
    while (made.length <= view.moves.length) {
      const ply = made.length;
      list.append(make("li", {}, make("button", { type: "button", onclick: () => send({ do: "go", ply }) })));
    }
    [...made].forEach((item, ply) => {
      const mark = ply && view.evaluation?.marks[ply - 1] || "", column = ply ? columnName(view.moves[ply - 1]) : "start";
      setText(item.firstChild, column + mark);
      item.firstChild.setAttribute("aria-label", ply ? `After move ${ply}, column ${column}${mark}` : "Start");
      item.firstChild.setAttribute("aria-current", ply === view.ply);
      item.classList.toggle("undone", ply > view.ply);
      item.classList.toggle("mistake", ["?", "??"].includes(mark));
      if (ply === view.ply && at !== ply) list.scrollTop = Math.max(0, item.offsetTop - list.clientHeight / 2);
    });
    at = view.ply;
    if (!text.matches(":focus")) text.value = asText(view.moves.slice(0, at));
  }
  return { element: part("game", "Moves", list, form), show };
}

// The reasons, and the best line, of which `line` are the moves to show on the board.
function createWhy(redraw) {
  let known = null, step = 0, said = "";
  const words = make("div", { "aria-live": "polite" });
  const preview = (to) => { step = Math.max(0, Math.min(known?.line.length ?? 0, to)); redraw(); };
  const line = createLine(preview, ...[["\u25c0", "one move back", -1], ["\u25b6", "one move on", 1]].map(([sign, label, by]) =>
    make("button", { type: "button", "aria-label": `Best line: ${label}`, onclick: () => preview(step + by) }, sign)));
  const element = part("why", "Why", words, line.element, make("small", {}, LEGEND));
  function sentences({ over, why }) {
    if (over) return ["The game is over."];
    if (why?.sentences.length) return why.sentences;
    if (!why || why.pending) return ["Looking for the reasons \u2026"];
    return [why.line.length ? "No simple rule explains this; see the best line." : "Not known in the time given."];
  }
  function show(view) {
    known = view.why;
    element.hidden = !view.shows.why;
    const now = sentences(view); // a square such as 3-5 stays in one piece
    if (said !== `${now}`) words.replaceChildren(...now.map((each) => make("p", {}, each.replace(/\b(\w+)-(\d+)\b/g, "$1\u2011$2"))));
    said = `${now}`;
    line.show(known?.line ?? [], view.turn, step);
  }
  return { element, show, line: () => known?.line.slice(0, step), restart: () => { step = 0; } };
}

// What is said of the position when it is asked for.
function createEvaluation() {
  const words = make("p", { class: "words" }), element = part("evaluation", "Evaluation", words);
  function show({ evaluation: found, moves, ply, shows }) {
    element.hidden = !found;
    if (!found) return;
    const number = shows.numbers && found.score !== null ? ` Score for X: ${signed(found.score)}.` : "";
    const last = found.mistake ? ` Last move, column ${columnName(moves[ply - 1])}: ${found.mistake} (${found.marks[ply - 1]}).` : "";
    setText(words, `${found.words}.${number}${last}`);
  }
  return { element, show };
}

// Keys, and clicks, of which a double one plays one move. On a page of its own, keys that nothing
// else gets are the board's.
function addKeys(root, send, board, alone) {
  root.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.target.tagName === "INPUT") return;
    const key = event.key.toLowerCase(), undoes = (event.ctrlKey || event.metaKey) && key === "z";
    const action = undoes ? "undo" : { "?": "hint", escape: "stop" }[key];
    if (!action) return;
    send({ do: action });
    event.preventDefault();
  });
  root.addEventListener("click", (event) => {
    if (event.detail > 1 && event.target.closest(".column")) event.stopPropagation();
  }, true);
  if (alone) document.addEventListener("keydown", (event) => {
    if (event.target === document.body) board().element.dispatchEvent(new KeyboardEvent("keydown", event));
  });
}

// Tells `notice`, now and then, whether Python is gone. Returns what ends it.
function listen(host, hear, notice) {
  let heardAt = Date.now();
  const alive = () => { heardAt = Date.now(); };
  const watch = () => document.hidden || notice(Date.now() - heardAt > SILENCE_MS); // hidden, a page hears late
  const leave = host.listen((view) => { alive(); hear(view); watch(); }), timer = setInterval(watch, 1000);
  document.addEventListener("visibilitychange", alive);
  return () => { clearInterval(timer); document.removeEventListener("visibilitychange", alive); leave(); };
}

function createSeats(send) {
  const names = make("p"), swap = press("swap", "\u21c4", "Change seats", () => send({ do: "swap" }));
  swap.setAttribute("aria-label", "Change seats");
  const show = (view) => setText(names, SIGNS.map((sign, seat) => `${sign}: ${view.names[seat]}`).join(" \u2013 "));
  return { element: make("div", { class: "bar seats" }, names, swap), show };
}

function mount(element, host) {
  let view = null, board = null, sentAt = 0, numbers = false, notice = "";
  const send = (message) => { sentAt ||= Date.now(); host.send(message); };
  const table = make("div", { class: "table" }), status = make("p", { class: "status", role: "status" });
  const seats = createSeats(send), buttons = createButtons(send), why = createWhy(() => show());
  const panel = [createVerdict(send, host), createMoves(send), createToggles(toggle), createEvaluation(), why];
  // data-lm-suppress-shortcuts: JupyterLab leaves alone the keys pressed in here.
  const root = make("div", { class: "cx front", "data-lm-suppress-shortcuts": "true" }, make("div", { class: "halves" },
    make("div", {}, seats.element, table, status, buttons.element),
    make("div", { class: "panel" }, ...panel.map((each) => each.element))));

  function toggle(what) { // seen at once, so that what moves below moves now, not during the next press
    if (what === "numbers") numbers = !numbers;
    else send({ do: "show", what, on: !view.shows[what] });
    view = { ...view, shows: { ...view.shows, [what]: !view.shows[what] }, [what]: null };
    show();
  }

  function show() {
    const [rows, columns, inarow] = view.size, { evaluation, over, shows, scores } = view;
    const drop = (column) => send({ do: "play", column });
    if (!board) table.append((board = createBoard({ rows, columns, inarow, onplay: drop, onrefused: drop })).element);
    const lost = Object.values(scores ?? {}).every(({ score }) => score < 0); // then none is the best
    shows.numbers = numbers;
    for (const each of [seats, buttons, ...panel]) each.show(view);
    board.show({
      discs: view.discs, playable: view.legal, turn: view.turn, hint: view.hint,
      scores: shows.scores ? scores ?? {} : null, pending: view.scoring || lost && !over,
      threats: view.why?.threats, line: why.line(),
      balance: evaluation && { value: evaluation.score && Math.sign(evaluation.score), most: 1, words: evaluation.words },
    });
    setText(status, notice || view.status);
    const states = { over, problem: view.problem, numbers };
    for (const [name, on] of Object.entries(states)) root.classList.toggle(name, on);
  }

  function hear(heard) {
    if (!heard) return;
    if (`${heard.moves.slice(0, heard.ply)}` !== `${view?.moves.slice(0, view.ply)}`) why.restart();
    view = heard;
    sentAt = 0;
    show();
    host.place?.(asText(view.moves.slice(0, view.ply)));
  }

  element.append(root);
  addKeys(root, send, () => board, Boolean(host.place));
  return listen(host, hear, (gone) => {
    notice = gone ? host.wake : sentAt && Date.now() - sentAt > BUSY_MS ? host.busy : "";
    root.classList.toggle("gone", gone);
    if (view) setText(status, notice || view.status);
  });
}

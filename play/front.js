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

const setText = (each, words) => { if (each.textContent !== words) each.textContent = words; };
const asText = (moves) => moves.map(columnName).join("");
const press = (action, text, title, onclick) =>
  make("button", { type: "button", "data-do": action, title, onclick }, text);
const part = (name, title, ...children) =>
  make("section", { class: name, "aria-label": title }, make("h2", {}, title), ...children);

function createSeats(send) {
  const names = make("p"), swap = press("swap", "\u21c4", "Change seats", () => send({ do: "swap" }));
  swap.setAttribute("aria-label", "Change seats");
  const show = (view) =>
    setText(names, SIGNS.map((sign, seat) => `${sign}: ${view.names[seat]}`).join(" \u2013 "));
  return { element: make("div", { class: "bar seats" }, names, swap), show };
}

function createButtons(send) {
  const button = (...texts) => press(...texts, (event) => send({ do: event.currentTarget.dataset.do }));
  const undo = button("undo", "Undo", "Take back your last move: Control+Z");
  const hint = button("hint", "Hint", "Suggest a column, and say why: ?");
  const stop = button("stop", "Stop", "Stop or resume the agent: Escape stops it");
  const clear = button("new", "New", "Clear the board");
  function show({ ply, over, thinking, waiting }) {
    stop.dataset.do = waiting ? "resume" : "stop"; // one button, which never moves or loses the focus
    setText(stop, waiting ? "Resume" : "Stop");
    undo.setAttribute("aria-disabled", !ply); // `disabled` would lose the focus
    hint.setAttribute("aria-disabled", over);
    stop.setAttribute("aria-disabled", !thinking && !waiting);
  }
  return { element: make("div", { class: "bar game" }, clear, undo, hint, stop), show };
}

function createToggles(toggle) {
  const button = (what, text, title) => press(what, text, title, () => toggle(what));
  const buttons = [
    button("scores", "Scores", "What every column is worth"),
    button("evaluation", "Evaluation", "Who stands to win, and the mistakes so far"),
    button("why", "Why?", "The reasons, the squares that win, and the best line"),
    button("numbers", "Numbers", "Scores as numbers too"),
  ];
  function show({ shows }) {
    for (const each of buttons) each.setAttribute("aria-pressed", shows[each.dataset.do]);
    buttons.at(-1).hidden = !shows.scores && !shows.evaluation;
  }
  return { element: make("div", { class: "bar", role: "group", "aria-label": "Show" }, ...buttons), show };
}

// After a game: the move that decided it, and ways on from there.
function createVerdict(send, host) {
  let ply = 0, moves = [];
  const words = make("p");
  const there = press("there", "Go there", "See the move on the board", () => send({ do: "go", ply }));
  const again = press("again", "Try again from here", "Play on from before that move",
    () => send({ do: "moves", moves: asText(moves.slice(0, ply - 1)) }));
  const review = press("review", "Review this game", "Judge all its moves",
    () => host.review(asText(moves)));
  const element = part("verdict", "Verdict", words,
    make("div", { class: "bar" }, there, again, review, make("small", {}, "takes up to 20 seconds")));
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
  let listed = null, at = null;
  const list = make("ol", { class: "moves" });
  const text = make("input", {
    "aria-label": "Moves, as columns in playing order", placeholder: "4453", spellcheck: "false",
    autocomplete: "off",
  });
  const paste = (event) => { event.preventDefault(); send({ do: "moves", moves: text.value }); };
  const form = make("form", { class: "bar", onsubmit: paste }, text,
    make("button", { title: "Play these moves" }, "Set"));
  const entry = (_, ply) =>
    make("li", {}, make("button", { type: "button", onclick: () => send({ do: "go", ply }) }));
  function show({ moves, ply: now, evaluation }) {
    if (listed !== `${moves}`) list.replaceChildren(...[null, ...moves].map(entry)); // keeps the focus
    listed = `${moves}`;
    [...list.children].forEach((item, ply) => {
      const column = ply ? columnName(moves[ply - 1]) : "start";
      const mark = ply && evaluation?.marks[ply - 1] || "", [button] = item.children;
      setText(button, column + mark);
      button.setAttribute("aria-label", ply ? `After move ${ply}, column ${column}${mark}` : "Start");
      button.setAttribute("aria-current", ply === now);
      item.classList.toggle("undone", ply > now);
      item.classList.toggle("mistake", ["?", "??"].includes(mark));
      if (ply === now && at !== ply) list.scrollTop = item.offsetTop - list.clientHeight / 2;
    });
    at = now;
    if (!text.matches(":focus")) text.value = asText(moves.slice(0, now));
  }
  return { element: part("game", "Moves", list, form), show };
}

// What is said of the position when it is asked for.
function createEvaluation() {
  const words = make("p", { class: "words" }), element = part("evaluation", "Evaluation", words);
  function show({ evaluation: found, moves, ply, shows }) {
    element.hidden = !found;
    if (!found) return;
    const exact = shows.numbers && found.score !== null;
    const number = exact ? ` Score for X: ${signed(found.score)}.` : "", mark = found.marks[ply - 1];
    const last = `Last move, column ${columnName(moves[ply - 1])}: ${found.mistake} (${mark}).`;
    setText(words, `${found.words}.${number}${found.mistake ? ` ${last}` : ""}`);
  }
  return { element, show };
}

// The reasons, and the best line.
function createWhy() {
  let said = "";
  const words = make("div", { "aria-live": "polite" });
  const element = part("why", "Why", words, make("small", {},
    "Marked squares win for X or O. Ring: that side will get it. Faint: will never be reached."));
  function sentences({ over, why }) {
    if (over) return ["The game is over."];
    if (!why || why.pending && !why.sentences.length) return ["Looking for the reasons \u2026"];
    const line = why.line.length ? [`Best line: ${why.line.map(columnName).join(" ")}`] : [];
    if (why.sentences.length) return [...why.sentences, ...line];
    return line.length ? ["No simple rule explains this; see the best line.", ...line]
      : ["Not known in the time given."];
  }
  function show(view) {
    element.hidden = !view.shows.why;
    const now = sentences(view).map((each) => each.replace(/\b(\w+)-(\d+)\b/g, "$1\u2011$2")); // unbroken
    if (said !== `${now}`) words.replaceChildren(...now.map((each) => make("p", {}, each)));
    said = `${now}`;
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

function mount(element, host) {
  let view = null, board = null, sentAt = 0, heardAt = Date.now(), numbers = false;
  const send = (message) => { sentAt ||= Date.now(); host.send(message); };
  const table = make("div", { class: "table" }), status = make("p", { class: "status", role: "status" });
  const seats = createSeats(send), buttons = createButtons(send);
  const panel = [createVerdict(send, host), createMoves(send), createToggles(toggle),
    createEvaluation(), createWhy()];
  // data-lm-suppress-shortcuts: JupyterLab leaves alone the keys pressed in here.
  const root = make("div", { class: "cx front", "data-lm-suppress-shortcuts": "true" },
    make("div", { class: "halves" }, make("div", {}, seats.element, table, status, buttons.element),
      make("div", { class: "panel" }, ...panel.map((each) => each.element))));

  function toggle(what) { // seen at once, so that what moves below moves now, not during the next press
    if (what === "numbers") numbers = !numbers;
    else send({ do: "show", what, on: !view.shows[what] });
    view = { ...view, shows: { ...view.shows, [what]: !view.shows[what] }, [what]: null };
    show();
  }

  function show() {
    const { evaluation, over, shows, scores } = view, play = (column) => send({ do: "play", column });
    if (!board) table.append((board = new BoardView(view.size, play)).element);
    shows.numbers = numbers;
    for (const each of [seats, buttons, ...panel]) each.show(view);
    board.show({
      discs: view.discs, playable: view.legal, turn: view.turn,
      better: view.hint === null ? [] : [view.hint], threats: view.why?.threats,
      scores: shows.scores ? scores ?? {} : null, pending: view.scoring,
      balance: evaluation && { value: evaluation.score, words: evaluation.words },
    });
    for (const [name, on] of Object.entries({ over, problem: view.problem, numbers })) {
      root.classList.toggle(name, on);
    }
    notice();
  }

  function notice() {
    const gone = Date.now() - heardAt > SILENCE_MS, busy = sentAt && Date.now() - sentAt > BUSY_MS;
    root.classList.toggle("gone", gone);
    setText(status, gone ? host.wake : busy ? host.busy : view?.status ?? "");
  }

  function hear(heard) {
    heardAt = Date.now();
    if (!heard) return;
    view = heard;
    sentAt = 0;
    show();
    host.place?.(asText(view.moves.slice(0, view.ply)));
  }

  element.append(root);
  addKeys(root, send, () => board, Boolean(host.place));
  const leave = host.listen(hear), timer = setInterval(notice, 1000);
  return () => { clearInterval(timer); leave(); };
}

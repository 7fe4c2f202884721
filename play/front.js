
// The browser's side of a session (`play/session.py`): shows its view, sends what the person does.
// `board.js` stands above it in the same module, and what connects it to its host below. A host has
//
//   send(message)        what the person does, as {do: "play", column: 3}
//   listen(hear, lost)   calls `hear` with every view, and with null as a sign of life; `lost` where
//                        it knows that there will be no more; returns what ends it
//   wake, busy           what to say when Python is gone, and when it takes long to answer

const SILENCE_MS = 9000; // without a sign of life, Python is gone
const BUSY_MS = 2500; // without an answer, it has something else to do
const PERSON = "person";
const LEGEND = "On the board: empty squares that would win for X or O, in odd or even rows. Ringed: that side gets it "
  + "when the rest of the board fills up. Faint: the game is over before a disc gets there.";

// The scores of a game as a curve; a click chooses after how many moves, keys are the page's. Returns
// its element, and `show`, which takes the score for X after every move, null where unknown, the
// marks of the moves, how many are on the board, and what there is to say about that.
function createCurve(choose) {
  const at = (share) => `${(share * 100).toFixed(2)}%`, now = make("i", { class: "now" });
  const element = make("div", {
    class: "track curve", role: "slider", tabindex: 0, "aria-label": "Score curve", "aria-valuemin": 0,
  });
  let shown = "", count = 1;
  element.addEventListener("click", (event) => {
    const box = element.getBoundingClientRect();
    choose(Math.round((event.clientX - box.left) / box.width * count));
  });
  function draw(values, marks) {
    const most = Math.max(3, ...values.map(Math.abs)), step = count > 60 ? 20 : count > 24 ? 10 : 5;
    const path = values.map((value, i) => value === null ? ""
      : `${(values[i - 1] ?? null) === null ? "M" : "L"}${i} ${-value}`);
    const texts = [["0", signed(most)], ["50%", "0"], ["100%", `-${most}`]].map(([top, text]) =>
      make("small", { class: "value", style: `top: ${top}` }, text));
    for (let number = 0; number <= count; number += step) {
      texts.push(make("small", { class: "number", style: `left: ${at(number / count)}` }, number));
    }
    const changes = (i) => Math.sign(values[i]) !== Math.sign(values[i + 1]);
    element.replaceChildren(
      make("svg", { viewBox: `0 ${-most} ${count} ${2 * most}`, preserveAspectRatio: "none" },
        make("path", { d: path.join(""), "vector-effect": "non-scaling-stroke" })),
      now, make("em", {}, "X wins"), make("em", {}, "O wins"), ...texts,
      ...marks.flatMap((mark, i) => mark && changes(i) ? [make("i", {
        class: "mistake",
        style: `left: ${at((i + 1) / count)}; top: ${at(0.5 - values[i + 1] / most / 2)}`,
      })] : []));
  }
  function show(values, marks, ply, words) {
    count = Math.max(1, marks.length);
    if (shown !== `${values} ${marks}`) draw(values, marks);
    shown = `${values} ${marks}`;
    now.style.setProperty("left", at(ply / count));
    element.setAttribute("aria-valuemax", marks.length);
    element.setAttribute("aria-valuenow", ply);
    element.setAttribute("aria-valuetext", words);
  }
  return { element, show };
}

function mount(element, host) {
  let view = null, board = null, step = 0, pasted = false, sentAt = 0, heardAt = Date.now(), lost = false;

  // What there is ---------------------------------------------------------------------------------

  const button = (action, text, title, onclick = () => send({ do: action })) =>
    make("button", { type: "button", "data-do": action, title, onclick }, text);
  const field = (label, control) => make("label", {}, make("span", {}, label), control);
  const select = (label, onchange) => make("select", { "aria-label": label, onchange: (event) => onchange(event.target.value) });
  const number = (label) => make("input", { type: "number", min: 1, max: 35, required: "", "aria-label": label });
  const form = (onsubmit, ...children) => make("form", { class: "bar", onsubmit: (event) => { event.preventDefault(); onsubmit(); } }, ...children);
  const part = (name, title, ...children) => make("section", { class: name, "aria-label": title }, ...children);

  const seats = [0, 1].map((seat) => select(`${SIGNS[seat]}, ${seat ? "second" : "first"}`, (name) => send({ do: "sit", seat, name })));
  const notice = make("p", { class: "notice", role: "alert", hidden: "" });
  const status = make("p", { class: "status", role: "status" });
  const table = make("div", { class: "table" });
  const doing = Object.fromEntries([
    ["new", "New game", "Clear the board"], ["undo", "Undo", "Control+Z"], ["redo", "Redo", "Control+Y"],
    ["hint", "Hint", "Suggest a column, and say why: ?"], ["stop", "Cancel", "Stop what thinks: Escape"],
    ["on", "Let it move", "The agent whose turn it is moves"],
  ].map(([action, ...rest]) => [action, button(action, ...rest)]));
  const toggles = Object.fromEntries([
    ["scores", "Scores", "What every column is worth"], ["evaluation", "Evaluation", "Who stands to win, and the mistakes so far"],
    ["why", "Why?", "The best line, the winning squares, and what they decide"],
  ].map(([what, ...rest]) => [what, button(what, ...rest, () => toggle(what))]));

  const moves = make("ol", { class: "moves" });
  const text = make("input", { "aria-label": "Moves, as columns in playing order", placeholder: "4453", spellcheck: "false", autocomplete: "off" });
  const copy = button("copy", "Copy", "Copy the moves", copyMoves);
  const size = [number("Rows"), number("Columns"), number("In a row")];
  const curve = createCurve((ply) => send({ do: "go", ply }));
  const balance = make("p", { class: "words" });
  const why = make("div", { "aria-live": "polite" }), line = createLine(preview,
    ...[["\u25c0", "one move back", -1], ["\u25b6", "one move on", 1]].map(([sign, label, by]) =>
      make("button", { type: "button", "aria-label": `Best line: ${label}`, onclick: () => preview(step + by) }, sign)));
  const parts = {
    evaluation: part("evaluation", "Evaluation", make("h2", {}, "Evaluation, seen by X"), balance, curve.element),
    why: part("why", "Why", make("h2", {}, "Why"), why, line.element, make("small", {}, LEGEND)),
  };
  const panel = make("div", { class: "panel" }, parts.evaluation, parts.why,
    part("game", "Moves", make("h2", {}, "Moves"), moves,
      form(() => { pasted = true; send({ do: "moves", moves: text.value }); }, text, make("button", { title: "Play these moves" }, "Set"), copy)),
    make("details", {}, make("summary", {}, "Board and pictures"),
      form(() => send({ do: "board", rows: Number(size[0].value), columns: Number(size[1].value), inarow: Number(size[2].value) }),
        field("rows", size[0]), field("columns", size[1]), field("in a row", size[2]), make("button", { title: "A new game on this board" }, "New board"))));

  // data-lm-suppress-shortcuts: JupyterLab leaves alone the keys pressed in here.
  const root = make("div", { class: "cx front", "data-lm-suppress-shortcuts": "true" }, notice,
    make("div", { class: "bar seats" }, field("X, first", seats[0]),
      button("swap", "\u21c4", "Change seats"), field("O, second", seats[1])),
    make("div", { class: "halves" },
      make("div", { class: "playing" }, table, status,
        ...[doing, toggles].map((each) => make("div", { class: "bar game" }, ...Object.values(each)))),
      panel));
  root.querySelector("[data-do=swap]").setAttribute("aria-label", "Change seats");

  // What the person does --------------------------------------------------------------------------

  function send(message) {
    sentAt ||= Date.now();
    host.send(message);
  }

  const drop = (column) => send({ do: "play", column });

  function toggle(what) { // seen at once, so that what moves below moves now, not during the next press
    view = { ...view, shows: { ...view.shows, [what]: !view.shows[what] } };
    send({ do: "show", what, on: view.shows[what] });
    show();
  }

  function copyMoves() {
    const done = () => { copy.textContent = "Copied"; setTimeout(() => { copy.textContent = "Copy"; }, 1500); };
    const byHand = () => { text.select(); if (document.execCommand("copy")) done(); };
    if (navigator.clipboard) navigator.clipboard.writeText(text.value).then(done, byHand);
    else byHand();
  }

  function press(event) {
    event.stopPropagation();
    const key = event.key.toLowerCase();
    if (["INPUT", "SELECT"].includes(event.target.tagName)) return;
    if ((event.ctrlKey || event.metaKey) && (key === "z" || key === "y")) {
      send({ do: key === "y" || event.shiftKey ? "redo" : "undo" });
    } else if (key === "?") send({ do: "hint" });
    else if (key === "escape") send({ do: "stop" });
    else return;
    event.preventDefault();
  }

  function preview(to) { // the best line, up to so many moves
    step = Math.max(0, Math.min(view.why?.line.length ?? 0, to));
    show();
  }

  // What the person sees --------------------------------------------------------------------------

  const hasFocus = (each) => each.contains(root.getRootNode().activeElement);
  const setText = (each, words) => { if (each.textContent !== words) each.textContent = words; };

  function show() {
    const [rows, columns, inarow] = view.size, names = view.names, human = names.map((name) => name === PERSON);
    if (board?.size !== `${view.size}`) {
      board = createBoard({ rows, columns, inarow, onplay: drop, onrefused: drop });
      board.size = `${view.size}`;
      table.replaceChildren(board.element);
      [rows, columns, inarow].forEach((value, index) => { size[index].value = value; });
    }
    showBoard();
    setText(status, view.status);
    for (const state of ["over", "problem", "thinking"]) root.classList.toggle(state, view[state]);
    status.dataset.seat = view.over && view.winner !== null ? view.winner : "";
    const can = { undo: view.can_undo, redo: view.can_redo, hint: !view.over, stop: view.thinking };
    for (const [action, possible] of Object.entries(can)) doing[action].setAttribute("aria-disabled", !possible); // not `disabled`, which would lose the focus
    // In one place, so that no button moves while somebody reaches for it.
    const [shown, hidden] = view.waiting ? [doing.on, doing.stop] : [doing.stop, doing.on];
    shown.hidden = false;
    if (hasFocus(hidden)) shown.focus(); // rather than nowhere
    hidden.hidden = true;
    for (const [what, each] of Object.entries(toggles)) each.setAttribute("aria-pressed", view.shows[what]);
    const offers = JSON.stringify([view.offered, human]);
    seats.forEach((each, seat) => {
      if (each.offers !== offers) {
        each.replaceChildren(make("option", { value: PERSON }, human[1 - seat] ? `a person (${SIGNS[seat]})` : "you"),
          ...Object.entries(view.offered).map(([name, words]) => make("option", { value: name }, `${name} \u2013 ${words}`)));
        each.offers = offers;
      }
      each.value = names[seat];
    });
    showMoves();
    showEvaluation();
    showWhy();
  }

  function showBoard() {
    const evaluation = view.evaluation;
    board.show({
      discs: view.discs, playable: view.legal, turn: view.turn, hint: view.hint, scores: view.shows.scores ? view.scores ?? {} : null, pending: view.scoring || !view.scores,
      threats: view.why?.threats, line: view.why?.line.slice(0, step),
      balance: evaluation && { value: evaluation.values[view.ply], most: evaluation.most, words: evaluation.words },
    });
  }

  function showMoves() { // the elements stay, for the focus's sake
    const made = moves.children;
    while (made.length > view.moves.length + 1) made[made.length - 1].remove();
    while (made.length <= view.moves.length) {
      const ply = made.length;
      moves.append(make("li", {}, make("button", { type: "button", onclick: () => send({ do: "go", ply }) })));
    }
    [...made].forEach((item, ply) => {
      const each = item.firstChild, mark = ply && view.evaluation?.marks[ply - 1] || "";
      const column = ply ? columnName(view.moves[ply - 1]) : "start";
      setText(each, column + mark);
      each.setAttribute("aria-label", ply ? `After move ${ply}, column ${column}${mark}` : "Start");
      each.setAttribute("aria-current", ply === view.ply);
      item.classList.toggle("undone", ply > view.ply);
      item.classList.toggle("mistake", mark.includes("?") && mark !== "?!");
      if (ply === view.ply && moves.at !== view.ply) moves.scrollTop = Math.max(0, item.offsetTop - moves.clientHeight / 2);
    });
    moves.at = view.ply;
    if (!hasFocus(text) && !pasted) text.value = view.moves.slice(0, view.ply).map(columnName).join("");
  }

  function showEvaluation() {
    const evaluation = view.evaluation;
    parts.evaluation.hidden = !evaluation;
    if (!evaluation) return;
    const { values, marks, words, mistake } = evaluation, said = words + (mistake ? `. The last move: ${mistake} (${marks[view.ply - 1]}).` : "");
    setText(balance, said);
    curve.show(values, marks, view.ply, said);
  }

  function showWhy() {
    parts.why.hidden = !view.shows.why;
    if (!view.shows.why) return;
    const known = view.why, sentences = view.over ? ["The game is over."] : !known ? ["Looking for the reasons \u2026"]
      : known.sentences.length ? known.sentences : [known.pending ? "Looking for the reasons \u2026" : known.line.length ? "No rule explains it: there is the best line alone." : "Not known in the time given."];
    if (why.state !== `${sentences}`) {
      why.state = `${sentences}`;
      // A square such as 3-5 stays in one piece.
      why.replaceChildren(...sentences.map((sentence) => make("p", {}, sentence.replace(/\b(\w+)-(\d+)\b/g, "$1\u2011$2"))));
    }
    const focused = hasFocus(line.element);
    line.show(known?.line ?? [], view.turn, step);
    if (focused && !hasFocus(line.element)) board.focus();
  }

  // What comes from Python ------------------------------------------------------------------------

  function hear(heard) {
    heardAt = Date.now();
    lost = false;
    if (heard) {
      if (`${heard.moves.slice(0, heard.ply)}` !== `${view?.moves.slice(0, view.ply)}`) step = 0;
      view = heard;
      sentAt = 0;
      if (pasted && !view.problem) board.focus();
      pasted &&= view.problem; // what cannot be played stays, to be mended
      show();
    }
    watch();
  }

  function watch() {
    if (document.hidden) return; // browsers put off what a hidden page is to do
    const now = Date.now(), gone = lost || now - heardAt > SILENCE_MS, busy = sentAt && now - sentAt > BUSY_MS;
    notice.hidden = !gone && !busy;
    setText(notice, gone ? host.wake : busy ? host.busy : "");
    root.classList.toggle("gone", gone);
  }

  root.addEventListener("keydown", press);
  element.append(root);
  const leave = host.listen(hear, () => { lost = true; watch(); });
  const timer = setInterval(watch, 1000), seen = () => { heardAt = Date.now(); };
  document.addEventListener("visibilitychange", seen);
  return () => { clearInterval(timer); document.removeEventListener("visibilitychange", seen); leave(); };
}

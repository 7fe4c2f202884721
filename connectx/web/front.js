// The browser's side of a session (`connectx/interactive/session.py`): shows its view, sends what the person does.
// `board.js` stands above it in the same module, and what connects it to its host below. A host has
//
//   send(message)    what the person does, as {do: "play", column: 3}
//   listen(hear)     calls `hear` with every view, with null as a sign of life; returns its end
//   review(moves)    opens the review of a game
//   wake             what to say when Python is gone
//   alone            whether the page has nothing but the board

const SILENCE_MS = 9000; // without a sign of life, Python is gone

const FRONT = `
<div class="halves">
  <div>
    <div class="bar seats"><p></p>
      <button data-do="swap" title="Change seats" aria-label="Change seats">\u21c4</button></div>
    <div class="table"></div>
    <p class="status" role="status"></p>
    <div class="bar">
      <button data-do="new" title="Clear the board">New</button>
      <button data-do="undo" title="Take back your last move: Control+Z">Undo</button>
      <button data-do="hint" title="Suggest a column, and say why: ?">Hint</button>
    </div>
  </div>
  <div class="panel">
    <section class="verdict" aria-label="Verdict"><h2>Verdict</h2><p></p>
      <div class="bar">
        <button data-do="there" title="See the move on the board">Go there</button>
        <button data-do="again" title="Play on from before that move">Try again from here</button>
        <button data-do="review" title="Judge all its moves">Review this game</button>
        <small>takes up to 20 seconds</small>
      </div></section>
    <section class="game" aria-label="Moves"><h2>Moves</h2><ol class="moves"></ol>
      <form class="bar">
        <input aria-label="Moves, as columns" placeholder="4453" autocomplete="off">
        <button title="Play these moves">Set</button>
      </form></section>
    <div class="bar" role="group" aria-label="Show">
      <button data-do="scores" title="What every column is worth">Scores</button>
      <button data-do="evaluation" title="Who stands to win, and the mistakes">Evaluation</button>
      <button data-do="why" title="The reasons, winning squares, the best line">Why?</button>
      <button data-do="numbers" title="Scores as numbers too" aria-pressed="false">Numbers</button>
    </div>
    <section class="evaluation" aria-label="Evaluation"><h2>Evaluation</h2>
      <p class="words"></p><p class="exact"></p></section>
    <section class="why" aria-label="Why"><h2>Why</h2><p class="words" aria-live="polite"></p>
      <small>Marked squares win for X or O. Faint: will never be reached.</small></section>
  </div>
</div>`;

const asText = (moves) => moves.map(columnName).join("");

function reasons({ over, why }) {
  if (over) return "The game is over.";
  if (!why) return "Looking for the reasons \u2026";
  const sentences = why.sentences.length ? why.sentences : ["No simple rule explains this."];
  return [...sentences, `Best line: ${why.line.map(columnName).join(" ")}`].join("\n");
}

function mount(element, host) {
  let view = null, board = null, heardAt = Date.now();
  // data-lm-suppress-shortcuts: JupyterLab leaves alone the keys pressed in here.
  const root = make("div", { class: "cx front", "data-lm-suppress-shortcuts": "true" });
  root.innerHTML = FRONT;
  const find = (selector) => root.querySelector(selector);
  const list = find(".moves"), text = find("input"), { send } = host;

  function setText(selector, words) { // only if it changes, or a screen reader would repeat it
    const each = find(selector);
    if (each.textContent !== words) each.textContent = words;
  }

  const toggle = ({ dataset: { do: what } }) => send({ do: "show", what, on: !view.shows[what] });
  const actions = {
    there: () => send({ do: "go", ply: view.verdict.ply }),
    again: () => send({ do: "moves", moves: asText(view.moves.slice(0, view.verdict.ply - 1)) }),
    review: () => host.review(asText(view.moves)),
    numbers: (button) => button.setAttribute("aria-pressed", root.classList.toggle("numbers")),
    scores: toggle, evaluation: toggle, why: toggle,
  };

  function show() {
    const { evaluation, moves, names, over, ply, shows, verdict } = view;
    if (!board) {
      board = new BoardView(view.size, (column) => send({ do: "play", column }));
      find(".table").append(board.element);
    }
    board.show({
      moves: moves.slice(0, ply), playable: view.legal, threats: view.why?.threats,
      better: view.hint === null ? [] : [view.hint], scores: view.scores, pending: view.scoring,
      balance: evaluation && { value: evaluation.score, words: evaluation.words },
    });
    setText(".seats p", SIGNS.map((sign, seat) => `${sign}: ${names[seat]}`).join(" \u2013 "));
    setText(".verdict p", verdict?.words ?? "");
    const mistake = evaluation?.mistake && ` Last move: ${evaluation.mistake}.`;
    setText(".evaluation .words", evaluation ? `${evaluation.words}.${mistake}` : "");
    const score = evaluation?.score ?? null;
    setText(".evaluation .exact", score === null ? "" : `Score for X: ${signed(score)}.`);
    setText(".why .words", reasons(view));
    if (!verdict && find(".verdict :focus")) board.focus(); // what is hidden would lose it
    for (const [selector, seen] of Object.entries({
      ".verdict": verdict, ".evaluation": evaluation, ".why": shows.why,
      "[data-do=numbers]": shows.scores || evaluation,
      "[data-do=there]": verdict?.ply, "[data-do=again]": verdict?.ply,
    })) find(selector).hidden = !seen;
    const mark = (what, state, on) => find(`[data-do=${what}]`).setAttribute(state, on);
    for (const [what, on] of Object.entries(shows)) mark(what, "aria-pressed", on);
    mark("undo", "aria-disabled", !ply); // `disabled` would lose the focus
    mark("hint", "aria-disabled", over);
    root.classList.toggle("over", over);
    root.classList.toggle("problem", view.problem);
    showMoves();
    notice();
  }

  function showMoves() {
    const { moves, ply: now, evaluation } = view;
    const entry = (_, ply) =>
      make("li", {}, make("button", { type: "button", onclick: () => send({ do: "go", ply }) }));
    if (list.children.length !== moves.length + 1) { // else the focus stays where it is
      list.replaceChildren(...[null, ...moves].map(entry));
    }
    [...list.children].forEach((item, ply) => {
      const column = ply ? columnName(moves[ply - 1]) : "start", [button] = item.children;
      const mark = ply && evaluation?.marks[ply - 1] || "";
      button.textContent = column + mark;
      button.setAttribute("aria-label", ply ? `After move ${ply}, column ${column}` : "Start");
      if (ply === now && button.getAttribute("aria-current") !== "true") {
        list.scrollTop = item.offsetTop - list.clientHeight / 2;
      }
      button.setAttribute("aria-current", ply === now);
      item.classList.toggle("mistake", mark && !mark.includes("!"));
    });
    if (!text.matches(":focus")) text.value = asText(moves.slice(0, now));
  }

  function notice() {
    const gone = Date.now() - heardAt > SILENCE_MS;
    root.classList.toggle("gone", gone);
    setText(".status", gone ? host.wake : view?.status ?? "");
  }

  function hear(heard) {
    heardAt = Date.now();
    view = heard ?? view;
    if (heard) show();
  }

  root.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-do]"), what = button?.dataset.do;
    if (what) (actions[what] ?? (() => send({ do: what })))(button);
  });
  root.addEventListener("click", (event) => { // a double click plays one move
    if (event.detail > 1 && event.target.closest(".column")) event.stopPropagation();
  }, true);
  root.addEventListener("keydown", (event) => {
    event.stopPropagation();
    const undoes = (event.ctrlKey || event.metaKey) && event.key === "z";
    if (event.target === text || !(undoes || event.key === "?")) return;
    send({ do: undoes ? "undo" : "hint" });
    event.preventDefault();
  });
  find("form").addEventListener("submit", (event) => {
    event.preventDefault();
    send({ do: "moves", moves: text.value });
  });
  if (host.alone) document.addEventListener("keydown", (event) => { // keys that nothing else gets
    const again = new KeyboardEvent("keydown", event);
    if (event.target === document.body) board.element.dispatchEvent(again);
  });
  element.append(root);
  const leave = host.listen(hear), timer = setInterval(notice, 1000);
  return () => { clearInterval(timer); leave(); };
}

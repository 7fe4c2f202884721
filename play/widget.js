// The browser's side of the board in Jupyter: shows the model's `view`, sends what the person does.
// `arena/viewer/board.js` stands above it in the same module.

function render({ model, el }) {
  const send = (message) => model.send(message);
  const button = (action, text, title) =>
    make("button", { type: "button", "data-do": action, title, onclick: () => send({ do: action }) }, text);
  const [rows, columns, inarow] = model.get("view").size;
  const board = createBoard({ rows, columns, inarow, onplay: (column) => send({ do: "play", column }) });
  const opponents = make("select", {
    "aria-label": "Opponent", onchange: () => send({ do: "invite", name: opponents.value }),
  });
  const seats = make("select", {
    "aria-label": "Your seat", onchange: () => send({ do: "sit", seat: Number(seats.value) }),
  },
    make("option", { value: 0 }, "You are X, first"),
    make("option", { value: 1 }, "You are O, second"),
  );
  const status = make("div", { class: "status", role: "status" });
  const undo = button("undo", "Undo", "Control+Z");
  const redo = button("redo", "Redo", "Control+Y");
  const hint = button("hint", "Hint", "Suggest a column, and say why: ?");
  const scores = button("scores", "Scores", "What every column is worth");
  // data-lm-suppress-shortcuts: JupyterLab leaves alone the keys pressed in here.
  const root = make("div", { class: "cx widget", "data-lm-suppress-shortcuts": "true" },
    make("div", { class: "bar" }, opponents, seats), board.element, status,
    make("div", { class: "bar" }, button("new", "New game", "Clear the board"), undo, redo, hint, scores));

  function show() {
    const view = model.get("view");
    board.show({
      discs: view.discs, playable: view.legal, turn: view.turn, hint: view.hint,
      scores: view.shows_scores ? view.scores : null, pending: view.scoring,
    });
    if (status.textContent !== view.status) status.textContent = view.status;
    for (const state of ["over", "problem", "thinking"]) root.classList.toggle(state, view[state]);
    undo.setAttribute("aria-disabled", !view.can_undo); // not `disabled`, which would lose the focus
    redo.setAttribute("aria-disabled", !view.can_redo);
    hint.setAttribute("aria-disabled", view.over);
    scores.setAttribute("aria-pressed", view.shows_scores);
    if (view.opponents.length !== opponents.length) {
      opponents.replaceChildren(...view.opponents.map((name) => make("option", { value: name }, name)));
    }
    opponents.value = view.opponent;
    seats.value = view.seat;
    seats.disabled = view.opponent === "two people";
    if (view.scoring && !view.thinking) send({ do: "score" });
  }

  root.addEventListener("keydown", (event) => {
    event.stopPropagation();
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && (key === "z" || key === "y")) {
      send({ do: key === "y" || event.shiftKey ? "redo" : "undo" });
    } else if (key === "?") send({ do: "hint" });
    else return;
    event.preventDefault();
  });
  model.on("change:view", show);
  el.append(root);
  show();
  return () => model.off("change:view", show);
}

export default { render };

// The browser's side of the board: shows the model's `view`, sends what the person does.

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

function render({ model, el }) {
  const send = (message) => model.send(message);
  const button = (action, text, title) =>
    element("button", { type: "button", "data-do": action, title, onclick: () => send({ do: action }) }, text);
  const opponents = element("select", {
    "aria-label": "Opponent", onchange: () => send({ do: "invite", name: opponents.value }),
  });
  const seats = element("select", {
    "aria-label": "Your seat", onchange: () => send({ do: "sit", seat: Number(seats.value) }),
  },
    element("option", { value: 0 }, "You are X, first"),
    element("option", { value: 1 }, "You are O, second"),
  );
  const board = element("div", { class: "cx-board", tabindex: "0", role: "application" });
  const scores = element("div", { class: "cx-scores" });
  const status = element("div", { class: "cx-status", role: "status", "aria-live": "polite" });
  const undo = button("undo", "Undo", "Control+Z");
  const redo = button("redo", "Redo", "Control+Y");
  const hint = button("hint", "Hint", "A good column, and why: ?");
  const worth = button("scores", "Scores", "What every column is worth");
  // data-lm-suppress-shortcuts: JupyterLab leaves the keys pressed in here alone.
  const root = element("div", { class: "cx", "data-lm-suppress-shortcuts": "true" },
    element("div", { class: "cx-bar" }, opponents, seats),
    board, scores, status,
    element("div", { class: "cx-bar" },
      button("new", "New game", "Clear the board"), undo, redo, hint, worth),
  );
  let view = {}, cursor = null;

  function drop(column) {
    if (view.legal.includes(column)) send({ do: "play", column });
  }

  function point(column) {
    cursor = column;
    for (const strip of board.querySelectorAll(".column")) {
      strip.classList.toggle("cx-cursor", Number(strip.dataset.column) === cursor);
    }
  }

  function show() {
    view = model.get("view");
    if (!view.svg) return;
    board.innerHTML = view.svg;
    board.setAttribute("aria-label",
      `Board, ${view.columns.length} columns. Rows from the top: ${view.description}. ` +
      `Keys 1 to ${view.columns.at(-1)} drop a disc.`);
    root.style.setProperty("--cx-columns", view.columns.length);
    for (const strip of board.querySelectorAll(".column")) {
      const column = Number(strip.dataset.column);
      strip.classList.toggle("cx-legal", view.legal.includes(column));
      strip.classList.toggle("cx-hint", view.hint === column);
      strip.addEventListener("click", () => drop(column));
    }
    point(cursor);
    scores.replaceChildren();
    scores.hidden = !view.shows_scores;
    if (view.shows_scores) {
      const known = Object.values(view.scores).map((each) => each.score).filter((score) => score !== null);
      const best = Math.max(...known);
      view.columns.forEach((name, column) => {
        const found = view.scores[column], cell = element("div", { "data-column": column });
        if (found) {
          const score = found.score === null ? "?" : found.score > 0 ? `+${found.score}` : `${found.score}`;
          const top = found.score === best && !view.scoring;
          cell.append(element("b", {}, top ? `\u2605${score}` : score), found.words);
          cell.classList.toggle("cx-best", top);
        } else if (view.scoring) cell.append(element("b", {}, "\u2026"));
        scores.append(cell);
      });
    }
    status.textContent = view.status;
    root.classList.toggle("cx-over", view.over);
    root.classList.toggle("cx-problem", view.problem);
    root.classList.toggle("cx-thinking", view.thinking);
    undo.disabled = !view.can_undo;
    redo.disabled = !view.can_redo;
    hint.disabled = view.over;
    worth.setAttribute("aria-pressed", view.shows_scores);
    opponents.replaceChildren(...view.opponents.map((name) => element("option", { value: name }, name)));
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
    } else if (event.ctrlKey || event.metaKey || event.altKey || event.target !== board) {
      return;
    } else if (view.columns.includes(key)) {
      drop(view.columns.indexOf(key));
    } else if (event.key === "?") {
      send({ do: "hint" });
    } else if (key === "arrowleft" || key === "arrowright") {
      const count = view.columns.length, step = key === "arrowleft" ? -1 : 1;
      point(cursor === null ? (count - 1) >> 1 : (cursor + step + count) % count);
    } else if ((key === "enter" || key === " ") && cursor !== null) {
      drop(cursor);
    } else return;
    event.preventDefault();
  });
  board.addEventListener("mousedown", () => board.focus({ preventScroll: true }));
  model.on("change:view", show);
  el.append(root);
  show();
  return () => model.off("change:view", show);
}

export default { render };

// The board, wherever one is shown. It is drawn once; `show` changes attributes and never replaces
// an element, so that a press and its release always meet the same column.

const SQUARE = 48, MARGIN = 8, LABELS = 26; // units of the drawing
const SIGNS = ["X", "O"]; // by seat
const MARKS = ["M-7-7L7 7M7-7L-7 7", "M0-8a8 8 0 1 0 .01 0z"]; // a cross, a ring
const SVG = ["svg", "g", "rect", "circle", "path", "text"];

function make(tag, attributes = {}, ...children) {
  const made = SVG.includes(tag) ? document.createElementNS("http://www.w3.org/2000/svg", tag)
    : document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

const columnName = (column) => column < 35 ? (column + 1).toString(36) : String(column + 1);
const signed = (score) => score > 0 ? `+${score}` : String(score);

// The squares of every line of `inarow` equal signs, as "row,column".
function lineSquares(cells, inarow) {
  const found = new Set();
  cells.forEach((line, row) => line.forEach((seat, column) => {
    if (seat === null) return;
    for (const [up, right] of [[0, 1], [1, 0], [1, 1], [1, -1]]) {
      const squares = Array.from({ length: inarow }, (_, i) => [row + i * up, column + i * right]);
      if (squares.every(([r, c]) => cells[r]?.[c] === seat)) squares.forEach((each) => found.add(`${each}`));
    }
  }));
  return found;
}

// A board of `rows` by `columns`; with `onplay`, which gets a column, it can be played on by
// pointer and keys. Returns its element, `show` and `focus`.
function createBoard({ rows, columns, inarow, onplay = null }) {
  const width = columns * SQUARE + 2 * MARGIN, height = rows * SQUARE + 2 * MARGIN;
  const strips = [], squares = Array.from({ length: rows }, () => []), scoreCells = [];
  let legal = [], cursor = (columns - 1) >> 1;
  const picture = make("svg", {
    viewBox: `0 0 ${width} ${height + LABELS}`, role: onplay ? "group" : "img",
  }, make("rect", { class: "frame", x: 1, y: 1, width: width - 2, height: height - 2, rx: 12 }));
  for (let column = 0; column < columns; column++) {
    const strip = make("g", { class: "column", "data-column": column },
      make("rect", { class: "strip", x: MARGIN + column * SQUARE, width: SQUARE, height: height + LABELS, rx: 6 }));
    for (let row = 0; row < rows; row++) {
      const x = MARGIN + (column + 0.5) * SQUARE, y = MARGIN + (rows - row - 0.5) * SQUARE;
      squares[row][column] = make("g", { class: "square", transform: `translate(${x} ${y})` },
        make("circle", { class: "disc", r: 20 }), make("path"), make("circle", { class: "ring", r: 18 }));
      strip.append(squares[row][column]);
    }
    strip.append(make("text", { x: MARGIN + (column + 0.5) * SQUARE, y: height + 18 }, columnName(column)));
    if (onplay) {
      strip.setAttribute("role", "button");
      strip.setAttribute("tabindex", column === cursor ? 0 : -1);
      strip.addEventListener("click", () => play(column));
      strip.addEventListener("focus", () => point(column));
    }
    strips.push(strip);
    scoreCells.push(make("div", { "data-column": column }));
  }
  picture.append(...strips);
  const scoreRow = make("div", { class: "scores", style: `--columns: ${columns}`, hidden: "" }, ...scoreCells);
  const element = make("div", { class: "board" }, picture, scoreRow);
  if (onplay) element.addEventListener("keydown", press);

  function play(column) {
    if (legal.includes(column)) onplay(column);
  }

  function point(column) { // one stop for Tab; arrows go from column to column
    strips[cursor].setAttribute("tabindex", -1);
    strips[cursor = column].setAttribute("tabindex", 0);
  }

  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const named = strips.findIndex((_, column) => columnName(column) === event.key.toLowerCase());
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (named >= 0) play(named);
    else if (step) strips[(cursor + step + columns) % columns].focus();
    else if (event.key === "Enter" || event.key === " ") play(cursor);
    else return;
    event.preventDefault();
  }

  function set(square, names, colour, seat) { // only what differs, for the sake of large boards
    const state = `${names} ${colour} ${seat}`;
    if (square.state === state) return;
    square.state = state;
    square.setAttribute("class", names);
    square.dataset.colour = colour;
    square.children[1].setAttribute("d", MARKS[colour]);
    if (seat === null) delete square.dataset.seat;
    else square.dataset.seat = seat;
  }

  // discs     [row, column, seat] each, the last move last
  // playable  columns that can be played now, by seat `turn`
  // hint      a column to play; better: columns that were better than the last move
  // scores    by column {score, words}, null where unknown; pending: more are to come
  // next      the column that the game goes on with
  function show({ discs, playable = [], turn = 0, hint = null, better = [], scores = null, pending = false, next = null }) {
    legal = playable;
    const cells = squares.map((line) => line.map(() => null));
    for (const [row, column, seat] of discs) cells[row][column] = seat;
    const won = lineSquares(cells, inarow), [lastRow, lastColumn] = discs.at(-1) ?? [];
    strips.forEach((strip, column) => {
      const landing = cells.findIndex((line) => line[column] === null), open = legal.includes(column);
      strip.classList.toggle("legal", open);
      cells.forEach((line, row) => {
        const seat = line[column], lands = row === landing;
        const states = {
          last: row === lastRow && column === lastColumn, won: won.has(`${row},${column}`),
          ghost: lands && open, hint: lands && column === hint, better: lands && better.includes(column),
        };
        const names = ["square", ...Object.keys(states).filter((name) => states[name])].join(" ");
        set(squares[row][column], names, seat ?? turn, seat);
      });
      if (onplay) {
        strip.setAttribute("aria-label", `column ${columnName(column)}` + (open ? `, row ${landing + 1}` : ", closed"));
        strip.setAttribute("aria-disabled", !open);
      }
    });
    const text = cells.filter((line) => line.some((seat) => seat !== null)).reverse()
      .map((line) => line.map((seat) => SIGNS[seat] ?? "empty").join(" ")).join("; ");
    picture.setAttribute("aria-label", `Board of ${columns} columns. Rows from the top: ${text || "all empty"}.`);
    scoreRow.hidden = scores === null;
    const best = Math.max(...Object.values(scores ?? {}).map((each) => each.score ?? -Infinity));
    scoreCells.forEach((cell, column) => {
      const found = scores?.[column], top = Boolean(found) && !pending && found.score === best;
      const waits = pending && cells.at(-1)[column] === null;
      const value = !found ? (waits ? "\u2026" : "") : found.score === null ? "?" : signed(found.score);
      cell.replaceChildren(make("b", {}, (top ? "\u2605" : "") + value), found?.words ?? "");
      cell.classList.toggle("best", top);
      cell.classList.toggle("next", column === next);
    });
  }

  return { element, show, focus: () => strips[cursor].focus({ preventScroll: true }) };
}

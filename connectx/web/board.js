// The board, wherever one is shown. It is drawn once; `show` changes attributes and never replaces
// an element, so that a press and its release always meet the same column.

const SQUARE = 48, MARGIN = 8, LABELS = 26; // units of the drawing
const SIGNS = ["X", "O"]; // by seat
const SHAPES = ["M-7-7L7 7M7-7L-7 7", "M0-8a8 8 0 1 0 .01 0z"]; // a cross, a ring
const SVG = ["svg", "g", "rect", "circle", "path", "text"];
const FALL_MS = 90; // over one square; n squares take the square root of n as long

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

// A score in words, as `explain_column` in connectx/review/judge.py puts it, for the side that moves.
function scoreWords(score, empty) {
  const left = score > 0 ? ((empty + 1) >> 1) + 1 - score : (empty >> 1) + 1 + score;
  if (!score) return "draws";
  return score < 0 ? `loses in ${left}` : left === 1 ? "wins now" : `wins in ${left}`;
}

// The squares of every line of `inarow` equal signs, as "row,column".
function lineSquares(cells, inarow) {
  const found = new Set();
  cells.forEach((line, row) => line.forEach((seat, column) => {
    if (seat === null) return;
    for (const [up, right] of [[0, 1], [1, 0], [1, 1], [1, -1]]) {
      const squares = Array.from({ length: inarow }, (_, i) => [row + i * up, column + i * right]);
      if (!squares.every(([r, c]) => cells[r]?.[c] === seat)) continue;
      squares.forEach((each) => found.add(`${each}`));
    }
  }));
  return found;
}

// The position after some moves: seats by row and column, the last disc, and how it stands.
function positionOf(moves, [rows, columns, inarow]) {
  const cells = Array.from({ length: rows }, () => Array(columns).fill(null));
  let last = [];
  moves.forEach((column, index) => {
    last = [cells.findIndex((row) => row[column] === null), column];
    cells[last[0]][column] = index % 2;
  });
  const won = lineSquares(cells, inarow), winner = won.size ? 1 - moves.length % 2 : null;
  const free = cells.at(-1).flatMap((seat, column) => seat === null ? [column] : []);
  const playable = won.size ? [] : free, empty = rows * columns - moves.length;
  return { cells, last, won, winner, playable, over: !playable.length, empty };
}

// A board played on by mouse and keys: `onplay` gets the column, from 0, which may be full.
class BoardView {
  legal = [];
  shown = null; // how many discs

  constructor(size, onplay) {
    const [rows, columns] = size;
    Object.assign(this, { rows, columns, size, onplay });
    this.width = columns * SQUARE + 2 * MARGIN;
    this.height = rows * SQUARE + 2 * MARGIN;
    this.cursor = (columns - 1) >> 1;
    this.squares = Array.from({ length: rows }, () => []);
    this.strips = Array.from({ length: columns }, (_, column) => this.makeStrip(column));
    this.over = make("g", { class: "over-board" }); // threats: takes no clicks
    const { width, height } = this, whole = height + LABELS;
    this.picture = make("svg", { viewBox: `0 0 ${width} ${whole}`, role: "group" },
      make("rect", { class: "frame", x: 1, y: 1, width: width - 2, height: height - 2, rx: 12 }),
      ...this.strips, this.over);
    this.bar = make("div", {
      class: "balance", role: "img", hidden: "", style: `--height: ${100 * height / whole}%`,
    }, make("i"));
    this.cells = this.strips.map((_, column) =>
      make("div", { "data-column": column }, make("b"), make("span")));
    const scores = columns > 8 ? "scores many" : "scores";
    this.scoreRow = make("div", { class: scores, hidden: "" }, ...this.cells);
    this.element = make("div", { class: "board", style: `--columns: ${columns}` },
      this.bar, this.picture, this.scoreRow);
    this.element.addEventListener("keydown", (event) => this.press(event));
  }

  middle(row, column) {
    return [MARGIN + (column + 0.5) * SQUARE, MARGIN + (this.rows - row - 0.5) * SQUARE];
  }

  makeStrip(column) {
    const x = MARGIN + column * SQUARE, height = this.height + LABELS;
    const strip = make("g", {
      class: "column", "data-column": column, role: "button",
      tabindex: column === this.cursor ? 0 : -1,
      onclick: () => this.onplay(column), onfocus: () => this.point(column),
    }, make("rect", { class: "strip", x, width: SQUARE, height, rx: 6 }));
    for (let row = this.rows - 1; row >= 0; row--) { // from the top: a disc falls before the holes
      const transform = `translate(${this.middle(row, column)})`;
      const square = make("g", { transform },
        make("circle", { class: "hole", r: 20 }),
        make("g", {}, make("circle", { class: "disc", r: 20 }), make("path")),
        make("circle", { class: "ring", r: 18 }));
      strip.append(this.squares[row][column] = square);
    }
    strip.append(make("text", { x: x + SQUARE / 2, y: this.height + 20 }, columnName(column)));
    return strip;
  }

  point(column) { // one stop for Tab; arrows go from column to column
    this.strips[this.cursor].setAttribute("tabindex", -1);
    this.strips[this.cursor = column].setAttribute("tabindex", 0);
  }

  focus() {
    this.strips[this.cursor].focus({ preventScroll: true });
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { strips, columns, cursor } = this, step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const named = strips.findIndex((_, column) => columnName(column) === event.key.toLowerCase());
    if (named >= 0) this.onplay(named);
    else if (step) strips[(cursor + step + columns) % columns].focus();
    else if (event.key === "Enter" || event.key === " ") this.onplay(cursor);
    else return;
    event.preventDefault();
  }

  // moves     columns in playing order
  // playable  columns that can be played now, by default all that the rules allow
  // better    columns to mark: a hint, or what was better than the last move
  // scores    by column, null where unknown; pending: more are to come
  // next      the column played next in the game
  // threats   empty squares on which a side would win: {row, column, seat, matters: false if the
  //           game is over before a disc gets there}
  // balance   {value, words}: above 0 where X wins, null where unknown
  show({ moves, playable, better, scores, balance, pending = false, next = null, threats = [] }) {
    const position = positionOf(moves, this.size), { cells, last } = position;
    this.legal = playable ?? position.playable;
    const text = cells.filter((row) => row.some((seat) => seat !== null)).reverse()
      .map((row) => row.map((seat) => SIGNS[seat] ?? "empty").join(" ")).join("; ");
    this.picture.setAttribute("aria-label",
      `Board of ${this.columns} columns. Rows from the top: ${text || "all empty"}.`);
    this.showSquares(position, moves.length % 2, better);
    this.showScores(scores, pending, next, position);
    this.showBalance(balance);
    this.over.replaceChildren(...threats.map((threat) => this.drawThreat(threat)));
    if (this.shown !== moves.length && moves.length) this.reveal(last[1]);
    if (this.shown !== null && moves.length === this.shown + 1) this.fall(...last);
    this.shown = moves.length;
  }

  showSquares({ cells, last, won }, turn, better) {
    this.strips.forEach((strip, column) => {
      const landing = cells.findIndex((row) => row[column] === null);
      const open = this.legal.includes(column);
      strip.classList.toggle("legal", open);
      cells.forEach((row, number) => {
        const square = this.squares[number][column], seat = row[column], lands = number === landing;
        const states = {
          square: true, last: `${last}` === `${number},${column}`,
          won: won.has(`${number},${column}`), ghost: lands && open,
          better: lands && better.includes(column),
        };
        square.setAttribute("class", Object.keys(states).filter((name) => states[name]).join(" "));
        square.dataset.colour = seat ?? turn;
        square.querySelector("path").setAttribute("d", SHAPES[seat ?? turn]);
        if (seat === null) delete square.dataset.seat;
        else square.dataset.seat = seat;
      });
      strip.setAttribute("aria-label",
        `column ${columnName(column)}, ${open ? `row ${landing + 1}` : "closed"}`);
      strip.setAttribute("aria-disabled", !open);
    });
  }

  fall(row, column) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const fallen = this.rows - row;
    this.squares[row][column].children[1].animate(
      [{ transform: `translateY(${-fallen * SQUARE}px)` }, { transform: "none" }],
      { duration: FALL_MS * Math.sqrt(fallen), easing: "cubic-bezier(0.5, 0, 1, 0.7)" });
  }

  reveal(column) { // on a board that scrolls
    const box = this.element.getBoundingClientRect();
    const strip = this.strips[column].getBoundingClientRect();
    if (strip.left >= box.left + 20 && strip.right <= box.right) return;
    this.element.scrollLeft += strip.left - box.left - box.width / 2;
  }

  drawThreat({ row, column, seat, matters }) {
    const path = make("path", { d: SHAPES[seat], transform: `scale(${seat ? 1.4 : 0.8})` });
    return make("g", { // both signs fit one square
      class: matters ? "threat" : "threat idle", "data-seat": seat,
      transform: `translate(${this.middle(row, column)})`,
    }, path);
  }

  showBalance(balance) {
    this.bar.hidden = balance === null;
    if (balance === null) return;
    const { value, words } = balance;
    this.bar.classList.toggle("unknown", value === null);
    this.bar.style.setProperty("--share", (1 + Math.sign(value)) / 2);
    this.bar.setAttribute("aria-label", `Evaluation: ${words}`);
  }

  showScores(scores, pending, next, { cells, empty }) {
    this.scoreRow.hidden = scores === null;
    const known = Object.values(scores ?? {}), most = Math.max(...known);
    // A column that is not known could be better; and where all lose, none is called the best.
    const exact = !pending && !known.includes(null) && most >= 0;
    this.cells.forEach((cell, column) => {
      const score = scores?.[column], [number, text] = cell.children;
      const waits = pending && cells.at(-1)[column] === null ? "\u2026" : "";
      number.textContent = score === undefined ? waits : score === null ? "?" : signed(score);
      text.textContent = Number.isInteger(score) ? scoreWords(score, empty) : "";
      cell.classList.toggle("best", exact && score === most);
      cell.classList.toggle("next", column === next);
    });
  }
}

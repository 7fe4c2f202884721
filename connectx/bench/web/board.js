// The board, wherever one is shown. It is drawn once; `show` changes attributes and never replaces
// a column, so that a press and its release always meet the same one.

import { SIGNS, columnName, columnOutcome, make, signed } from "./words.js";

const SQUARE = 100, MARGIN = 14; // units of the drawing
const FALL_MS = 150, FALL_FURTHER_MS = 100; // over one square; more over the whole board
const DISCS = ["#x", "#o"]; // in view.html
const SIGN_PATHS = ["M-16-16l32 32M16-16l-32 32", "M0-17a17 17 0 1 0 .01 0z"];
const MANY = 10; // columns, from which a narrow board scrolls

/** @typedef {import("./rules.js").Board} Board */
/**
 * @typedef {object} Shown  what is on a board
 * @property {Board} board  the position
 * @property {number[]} [playable]  columns to play now, by default all that the rules allow
 * @property {boolean} aims  whether a column under the pointer shows a disc to come
 * @property {?number} hint  one of those to mark, to point at
 * @property {number[]} better  columns to mark
 * @property {?number} worse  a column to mark: what was played instead
 * @property {?number} next  the column played next in the game
 * @property {bigint[]} numbered  squares to mark with 1, 2, ...
 * @property {?Object<number, number>} scores  by column; null if none are shown
 * @property {?number} value  the score of the position; null if it is not known
 * @property {boolean} pending  more scores are to come
 * @property {{row: number, column: number, seat: number, matters: boolean}[]} threats  empty
 *   squares that win for a side; `matters`: false if the game is over before a disc gets there
 */

/** A board played on by mouse and keys: `onplay` gets the column, from 0, which may be full. */
export class BoardView {
  discs = null; // how many are shown
  aimed = null; // the column under the pointer, or with the focus
  drawn = ""; // the marks

  /** @param {import("./rules.js").Size} size @param {(column: number) => void} onplay */
  constructor(size, onplay) {
    this.size = size;
    this.onplay = onplay;
    this.rows = size[0];
    this.columns = size[1];
    this.width = this.columns * SQUARE + 2 * MARGIN;
    this.height = this.rows * SQUARE + 2 * MARGIN;
    const { width, height } = this, all = { width, height };
    const inner = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
    this.squares = Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.columns }, (_, column) => make("use", this.middle(row, column))));
    this.strips = Array.from({ length: this.columns }, (_, column) => this.makeStrip(column));
    this.cells = this.strips.map((_, column) => this.makeCell(column));
    this.ghost = make("use", { class: "ghost" });
    this.marks = make("g", { class: "marks" });
    this.lane = make("rect", { class: "lane", y: MARGIN, width: 96, height: inner.height, rx: 48,
      mask: "url(#holes)" });
    this.picture = make("svg", { viewBox: `0 0 ${width} ${height}`, role: "group" },
      make("mask", { id: "holes", maskUnits: "userSpaceOnUse", x: 0, y: 0, ...all },
        make("rect", { ...all, fill: "#fff" }), make("rect", { ...inner, fill: "url(#cells)" })),
      make("rect", { class: "back", x: 6, y: 6, width: width - 12, height: height - 12, rx: 24 }),
      ...this.squares.flat(), this.ghost,
      make("rect", { class: "front", ...all, rx: 30, mask: "url(#holes)" }),
      make("rect", { ...inner, fill: "url(#rims)" }), this.lane, this.marks, ...this.strips);
    this.element = make("div", { class: this.columns > MANY ? "board many" : "board" },
      this.picture, make("div", { class: "under", "aria-hidden": "true" }, ...this.cells));
    document.documentElement.style.cssText = `--wide: ${this.columns}; --ratio: ${width / height}`;
    this.element.addEventListener("click", (event) => { // a double click plays one move
      if (event.detail > 1) event.stopPropagation();
    }, true);
  }

  middle(row, column) {
    return { x: MARGIN + (column + 0.5) * SQUARE, y: MARGIN + (this.rows - row - 0.5) * SQUARE };
  }

  middles(mask) {
    return this.shown.board.geometry.squaresOf(mask)
      .map(({ row, column }) => this.middle(row, column));
  }

  makeStrip(column) {
    const aim = (/** @type {?number} */ at) => { this.aimed = at; this.showAim(); };
    const touched = ({ pointerType }) => pointerType === "touch"; // a press would stay
    const x = MARGIN + column * SQUARE, { height } = this;
    return make("g", {
      class: "column", "data-column": column, role: "button", tabindex: 0,
      onclick: () => this.onplay(column),
      onpointerenter: (event) => { if (!touched(event)) aim(column); },
      onpointerleave: () => aim(null),
      onfocus: ({ target }) => {
        this.cells[column].classList.add("open");
        if (target.matches(":focus-visible")) aim(column);
      },
      onblur: () => { this.cells[column].classList.remove("open"); aim(null); },
    }, make("rect", { x, width: SQUARE, height, rx: 48 }));
  }

  makeCell(column) { // the number of a column drops a disc, too; its score tells what it means
    const cell = make("div", {
      "data-column": column,
      onclick: () => this.shown.scores ? cell.classList.toggle("open") : this.onplay(column),
      onpointerleave: () => cell.classList.remove("open"),
    }, columnName(column), make("b"), make("span", { class: "tip" }));
    return cell;
  }

  /** @param {Shown} shown */
  show(shown) {
    const { board } = shown, { geometry, discs } = board, [last] = geometry.squaresOf(board.last);
    this.shown = { ...shown, playable: shown.playable ?? board.playable() };
    const rows = Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.columns }, (_, column) => board.seatAt(row, column)));
    const text = rows.filter((row) => row.some((seat) => seat !== null)).reverse()
      .map((row) => row.map((seat) => SIGNS[seat] ?? "empty").join(" ")).join("; ");
    this.picture.setAttribute("aria-label",
      `Board of ${this.columns} columns. Rows from the top: ${text || "all empty"}.`);
    this.showSquares(board, rows);
    this.showColumns(board, rows);
    this.showAim();
    this.showMarks();
    if (this.discs !== discs && last) this.reveal(last.column);
    if (this.discs !== null && discs === this.discs + 1) this.fall(last.row, last.column);
    this.discs = discs;
  }

  showSquares(board, rows) {
    const won = board.lineSquares();
    this.picture.classList.toggle("finished", won > 0n);
    rows.forEach((row, number) => row.forEach((seat, column) => {
      const square = this.squares[number][column];
      const wins = won & board.geometry.square(number, column);
      square.setAttribute("class", wins ? "square won" : "square");
      if (seat === null) {
        square.removeAttribute("href");
        delete square.dataset.seat;
      } else {
        square.setAttribute("href", DISCS[seat]);
        square.dataset.seat = seat;
      }
    }));
  }

  /** Each column's name, and below it what it is worth. */
  showColumns(board, rows) {
    const { playable, scores, value, pending, better, worse, hint } = this.shown;
    this.strips.forEach((strip, column) => {
      const open = playable.includes(column), cell = this.cells[column], score = scores?.[column];
      const [, number, tip] = cell.childNodes;
      const words = score === undefined ? "" : columnOutcome(score, board.empties, board.turn);
      // What has the value of the position; and where all lose, none is called the best.
      const top = value !== null && score === value, best = top && value >= 0;
      number.textContent = score !== undefined ? signed(score)
        : scores && pending && board.landingSquare(column) ? "\u2026" : "";
      tip.textContent = words && `${best ? "best: " : ""}${words}`;
      const states = { wins: score > 0, loses: score < 0, best, longest: top && !best,
        suggested: column === hint };
      for (const [name, on] of Object.entries(states)) cell.classList.toggle(name, on);
      const where = open ? `row ${1 + rows.findIndex((row) => row[column] === null)}` : "closed";
      const advice = better.includes(column) ? ", better" : column === worse ? ", played" : "";
      strip.classList.toggle("legal", open);
      strip.setAttribute("aria-disabled", !open);
      strip.setAttribute("aria-label", `column ${columnName(column)}, ${where}${advice}`
        + `${words && `: ${words}${best ? ", best" : ""}`}`);
    });
  }

  /** A disc of the side to move where it would land in the column that is aimed at. */
  showAim() {
    const { board, playable, aims, hint } = this.shown;
    const aimed = aims && playable.includes(this.aimed) ? this.aimed : hint;
    const [ghost] = aimed === null ? [] : this.middles(board.landingSquare(aimed));
    this.ghost.toggleAttribute("hidden", !ghost);
    this.lane.toggleAttribute("hidden", !ghost);
    if (!ghost) return;
    this.ghost.setAttribute("href", DISCS[board.turn]);
    for (const key of ["x", "y"]) this.ghost.setAttribute(key, ghost[key]);
    this.lane.setAttribute("x", ghost.x - 48);
  }

  /** Rings and signs on the board. */
  showMarks() {
    const { board, hint, better, worse, next, threats, numbered } = this.shown, marks = [];
    const ring = (name, mask, r) => marks.push(...this.middles(mask).map(({ x, y }) =>
      ["circle", { class: name, cx: x, cy: y, r }]));
    for (const { row, column, seat, matters } of threats) {
      const { x, y } = this.middle(row, column);
      marks.push(["path", { class: `threat of-${seat}${matters ? "" : " idle"}`, d: SIGN_PATHS[seat],
        transform: `translate(${x} ${y})` }]);
    }
    for (const column of better) ring("better", board.landingSquare(column), 40);
    const [name, played] = worse === null ? ["next", next] : ["worse", worse];
    if (played !== null) ring(name, board.landingSquare(played), 40);
    if (hint !== null) {
      marks.push(["path", { class: "arrow", d: `M${this.middle(0, hint).x}-4l-20-26h40z` }]);
    }
    if (board.won) ring("glow", board.lineSquares(), 43);
    else ring("last", board.last, 40);
    numbered.forEach((mask, index) => marks.push(...this.middles(mask).map(({ x, y }) =>
      ["text", { class: "order", x, y }, index + 1])));
    const drawn = JSON.stringify(marks);
    if (this.drawn === drawn) return;
    this.drawn = drawn;
    this.marks.replaceChildren(...marks.map(([tag, attributes, ...inner]) => make(tag, attributes, ...inner)));
  }

  fall(row, column) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const fallen = this.rows - row, further = FALL_FURTHER_MS * fallen / this.rows;
    this.squares[row][column].animate(
      [{ transform: `translateY(${-fallen * SQUARE}px)` }, { transform: "none" }],
      { duration: FALL_MS + further, easing: "cubic-bezier(0.5, 0, 1, 0.7)" });
  }

  reveal(column) { // on a board that scrolls
    const box = this.element.getBoundingClientRect();
    const strip = this.strips[column].getBoundingClientRect();
    if (strip.left >= box.left && strip.right <= box.right) return;
    this.element.scrollLeft += strip.left - box.left - box.width / 2;
  }

  /** Light a square until the board is shown again, or none. */
  light(row, column) {
    this.drawn = "";
    this.showMarks();
    if (!this.squares[row]?.[column]) return;
    const { x, y } = this.middle(row, column);
    this.drawn = "lit";
    this.marks.append(make("circle", { class: "lit", cx: x, cy: y, r: 42 }));
  }
}

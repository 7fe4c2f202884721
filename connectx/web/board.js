// The board, wherever one is shown. It is drawn once; `show` changes attributes and never replaces
// an element, so that a press and its release always meet the same column.

import { SIGNS, columnName, columnOutcome, make, signed } from "./words.js";

const SQUARE = 48, MARGIN = 8, LABELS = 26; // units of the drawing
const SHAPES = ["M-7-7L7 7M7-7L-7 7", "M0-8a8 8 0 1 0 .01 0z"]; // a cross, a ring
const FALL_MS = 150, FALL_FURTHER_MS = 100; // over one square; more over the whole board

/** @typedef {import("./rules.js").Board} Board */
/**
 * @typedef {object} Shown  what is on a board
 * @property {Board} board  the position
 * @property {number[]} [playable]  columns to play now, by default all that the rules allow
 * @property {number[]} better  columns to mark: a hint, or what was better
 * @property {?number} [worse]  a column to mark: what was played instead
 * @property {?Object<number, number>} scores  by column; null if none are shown
 * @property {boolean} [pending]  more scores are to come
 * @property {?number} [next]  the column played next in the game
 * @property {{row: number, column: number, seat: number, matters: boolean}[]} [threats]  empty
 *   squares that win for a side; `matters`: false if the game is over before a disc gets there
 * @property {?{value: ?number, words: string}} balance  above 0 where X wins, null where unknown
 */

/** A board played on by mouse and keys: `onplay` gets the column, from 0, which may be full. */
export class BoardView {
  legal = [];
  discs = null; // how many are shown
  over = make("g", { class: "over-board" }); // threats: takes no clicks
  bar = make("div", { class: "balance", role: "img" }, make("i"));

  /** @param {import("./rules.js").Size} size @param {(column: number) => void} onplay */
  constructor(size, onplay) {
    this.size = size;
    this.onplay = onplay;
    this.rows = size[0];
    this.columns = size[1];
    this.width = this.columns * SQUARE + 2 * MARGIN;
    this.height = this.rows * SQUARE + 2 * MARGIN;
    this.squares = Array.from({ length: this.rows }, () => []);
    this.strips = Array.from({ length: this.columns }, (_, column) => this.makeStrip(column));
    this.cells = this.strips.map((_, column) =>
      make("div", { "data-column": column }, make("b"), make("span")));
    const { width, height } = this, whole = height + LABELS;
    this.picture = make("svg",
      { viewBox: `${-LABELS} 0 ${width + LABELS} ${whole}`, role: "group" },
      make("rect", { class: "frame", x: 1, y: 1, width: width - 2, height: height - 2, rx: 12 }),
      ...this.squares.map((_, row) =>
        make("text", { x: -LABELS / 2, y: this.middle(row, 0)[1] + 6 }, row + 1)),
      ...this.strips, this.over);
    const names = this.columns > 8 ? "scores many" : "scores";
    this.scoreRow = make("div", { class: names, "aria-hidden": "true" }, ...this.cells);
    this.element = make("div", { class: "board" }, this.bar, this.picture, this.scoreRow);
    document.body.style.cssText =
      `--columns: ${this.columns}; --units: ${width + LABELS}; --high: ${whole}; --part: ${height}`;
    this.element.addEventListener("click", (event) => { // a double click plays one move
      if (event.detail > 1) event.stopPropagation();
    }, true);
  }

  middle(row, column) {
    return [MARGIN + (column + 0.5) * SQUARE, MARGIN + (this.rows - row - 0.5) * SQUARE];
  }

  makeStrip(column) {
    const x = MARGIN + column * SQUARE, height = this.height + LABELS;
    const strip = make("g", {
      class: "column", "data-column": column, role: "button", tabindex: 0,
      onclick: () => this.onplay(column),
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

  /** @param {Shown} shown */
  show({ board, playable = board.playable(), better, worse = null, scores, balance,
    pending = false, next = null, threats = [] }) {
    const { geometry, discs } = board, [last] = geometry.squaresOf(board.last);
    const rows = Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.columns }, (_, column) => board.seatAt(row, column)));
    const text = rows.filter((row) => row.some((seat) => seat !== null)).reverse()
      .map((row) => row.map((seat) => SIGNS[seat] ?? "empty").join(" ")).join("; ");
    this.picture.setAttribute("aria-label",
      `Board of ${this.columns} columns. Rows from the top: ${text || "all empty"}.`);
    this.legal = playable;
    this.showSquares(board, rows, better, worse);
    this.showScores(board, scores, pending, next);
    this.showBalance(balance);
    this.over.replaceChildren(...threats.map((threat) => this.drawThreat(threat)));
    if (this.discs !== discs && last) this.reveal(last.column);
    if (this.discs !== null && discs === this.discs + 1) this.fall(last.row, last.column);
    this.discs = discs;
  }

  showSquares(board, rows, better, worse) {
    const { geometry, turn, last } = board, won = board.lineSquares();
    this.picture.classList.toggle("finished", won > 0n);
    this.strips.forEach((strip, column) => {
      const landing = board.landingSquare(column), open = this.legal.includes(column);
      strip.classList.toggle("legal", open);
      rows.forEach((row, number) => {
        const mask = geometry.square(number, column), lands = mask === landing;
        const square = this.squares[number][column], seat = row[column];
        const states = {
          square: true, last: mask === last, won: mask & won, ghost: lands && open,
          better: lands && better.includes(column), worse: lands && column === worse,
        };
        square.setAttribute("class", Object.keys(states).filter((name) => states[name]).join(" "));
        square.dataset.colour = seat ?? turn;
        square.querySelector("path").setAttribute("d", SHAPES[seat ?? turn]);
        if (seat === null) delete square.dataset.seat;
        else square.dataset.seat = seat;
      });
      const where = open ? `row ${1 + rows.findIndex((row) => row[column] === null)}` : "closed";
      const advice = better.includes(column) ? ", better" : column === worse ? ", played" : "";
      strip.setAttribute("aria-label", `column ${columnName(column)}, ${where}${advice}`);
      strip.setAttribute("aria-disabled", !open);
    });
  }

  fall(row, column) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const fallen = this.rows - row, further = FALL_FURTHER_MS * fallen / this.rows;
    this.squares[row][column].children[1].animate(
      [{ transform: `translateY(${-fallen * SQUARE}px)` }, { transform: "none" }],
      { duration: FALL_MS + further, easing: "cubic-bezier(0.5, 0, 1, 0.7)" });
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

  /** Light a square until the board is shown again, or none. */
  light(row, column) {
    this.over.querySelector(".lit")?.remove();
    if (!this.squares[row]?.[column]) return;
    const transform = `translate(${this.middle(row, column)})`;
    this.over.append(make("circle", { class: "lit", r: 22, transform }));
  }

  showBalance(balance) {
    this.bar.classList.toggle("unseen", balance === null);
    if (balance === null) return;
    const { value, words } = balance;
    this.bar.classList.toggle("unknown", value === null);
    this.bar.style.setProperty("--share", String((1 + Math.sign(value)) / 2));
    this.bar.setAttribute("aria-label", `Evaluation: ${words}`);
  }

  showScores(board, scores, pending, next) {
    const { empties, turn } = board;
    this.scoreRow.classList.toggle("unseen", scores === null);
    const known = Object.values(scores ?? {}), most = Math.max(...known);
    // A column that is not known could be better; and where all lose, none is called the best.
    const exact = !pending && most >= 0, lost = !pending && most < 0;
    this.cells.forEach((cell, column) => {
      const score = scores?.[column], [number, text] = cell.children;
      const waits = pending && board.landingSquare(column) ? "\u2026" : "";
      const words = score === undefined ? "" : columnOutcome(score, empties, turn);
      const best = exact && score === most;
      number.textContent = score === undefined ? waits : signed(score);
      text.textContent = words;
      cell.dataset.side = score ? Number(score > 0 ? turn : 1 - turn) : "";
      cell.classList.toggle("best", best);
      cell.classList.toggle("longest", lost && score === most);
      cell.classList.toggle("next", column === next);
      if (!words) return;
      const strip = this.strips[column], label = strip.getAttribute("aria-label");
      strip.setAttribute("aria-label", `${label}: ${words}${best ? ", best" : ""}`);
    });
  }
}

// The board, wherever one is shown. It is drawn once; `show` changes attributes and never replaces
// a column, so that a press and its release always meet the same one.

import { SIGNS, columnName, columnOutcome, make, formatScore } from "./words.js";

// Lengths are in units of the drawing.
const SQUARE = 100;
const MARGIN = 14; // around all squares
const LANE_WIDTH = 96; // of the mark of the column that is aimed at
const FALL_MS = 150; // of a disc over one square
const FALL_FURTHER_MS = 100; // more, over the whole board
const DISCS = ["#x", "#o"]; // by seat, in view.html
const SIGN_PATHS = ["M-16-16l32 32M16-16l-32 32", "M0-17a17 17 0 1 0 .01 0z"]; // by seat
const MAX_COLUMNS_AT_ONCE = 10; // a narrow board with more columns scrolls

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
 * @property {bigint} last  the square of the last disc, to mark; 0n if it is not known
 * @property {bigint[]} numbered  squares to mark with 1, 2, ...
 * @property {?Object<number, number>} scores  by column; null if none are shown
 * @property {?number} value  the score of the position; null if it is not known
 * @property {boolean} pending  more scores are to come
 * @property {{row: number, column: number, seat: number, matters: boolean}[]} threats  empty
 *   squares that win for a side; `matters`: false if the game is over before a disc gets there
 */

/** A board played on by mouse and keys: `onplay` gets the column, from 0, which may be full. */
export class BoardView {
  /** How many discs are shown. */
  discs = null;
  /** The column under the pointer, or with the focus. */
  aimed = null;
  /** The marks that are shown, as a text. */
  drawnMarks = "";

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
    this.lane = make("rect", { class: "lane", y: MARGIN, width: LANE_WIDTH, height: inner.height,
      rx: LANE_WIDTH / 2, mask: "url(#holes)" });
    this.picture = make("svg", { viewBox: `0 0 ${width} ${height}`, role: "group" },
      make("mask", { id: "holes", maskUnits: "userSpaceOnUse", x: 0, y: 0, ...all },
        make("rect", { ...all, fill: "#fff" }), make("rect", { ...inner, fill: "url(#cells)" })),
      make("rect", { class: "back", x: 6, y: 6, width: width - 12, height: height - 12, rx: 24 }),
      ...this.squares.flat(), this.ghost,
      make("rect", { class: "front", ...all, rx: 30, mask: "url(#holes)" }),
      make("rect", { ...inner, fill: "url(#rims)" }), this.lane, this.marks, ...this.strips);
    this.element = make("div", { class: this.columns > MAX_COLUMNS_AT_ONCE ? "board many" : "board" },
      this.picture, make("div", { class: "under", "aria-hidden": "true" }, ...this.cells));
    document.documentElement.style.cssText = `--wide: ${this.columns}; --ratio: ${width / height}`;
    this.element.addEventListener("click", (event) => { // a double click plays one move
      if (event.detail > 1) event.stopPropagation();
    }, true);
  }

  /** Return where the middle of a square is in the drawing. */
  middle(row, column) {
    return { x: MARGIN + (column + 0.5) * SQUARE, y: MARGIN + (this.rows - row - 0.5) * SQUARE };
  }

  /** Return where the middles of the squares of a mask are. @param {bigint} mask */
  middlesOf(mask) {
    const squares = this.shown.board.geometry.squaresOf(mask);
    return squares.map(({ row, column }) => this.middle(row, column));
  }

  /** Make the part of a column that is pressed. */
  makeStrip(column) {
    const aim = (aimedColumn) => {
      this.aimed = aimedColumn;
      this.showAim();
    };
    const isTouch = ({ pointerType }) => pointerType === "touch"; // after it the aim would stay
    const x = MARGIN + column * SQUARE, { height } = this;
    return make("g", {
      class: "column", "data-column": column, role: "button", tabindex: 0,
      onclick: () => this.onplay(column),
      onpointerenter: (event) => { if (!isTouch(event)) aim(column); },
      onpointerleave: () => aim(null),
      onfocus: ({ target }) => {
        this.cells[column].classList.add("open");
        if (target.matches(":focus-visible")) aim(column);
      },
      onblur: () => {
        this.cells[column].classList.remove("open");
        aim(null);
      },
    }, make("rect", { x, width: SQUARE, height, rx: 48 }));
  }

  /** Make the cell below a column. A press on its name drops a disc, one on its score explains that. */
  makeCell(column) {
    const cell = make("div", {
      "data-column": column,
      onclick: () => {
        if (this.shown.scores) cell.classList.toggle("open");
        else this.onplay(column);
      },
      onpointerleave: () => cell.classList.remove("open"),
    }, columnName(column), make("b"), make("span", { class: "tip" }));
    return cell;
  }

  /** Show a position with its marks and scores. @param {Shown} shown */
  show(shown) {
    const { board } = shown;
    const [lastSquare] = board.geometry.squaresOf(board.last);
    this.shown = { ...shown, playable: shown.playable ?? board.playable() };
    const rows = Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.columns }, (_, column) => board.seatAt(row, column)));
    this.picture.setAttribute("aria-label",
      `Board of ${this.columns} columns. Rows from the top: ${describeRows(rows)}.`);
    this.showSquares(board, rows);
    this.showColumns(board, rows);
    this.showAim();
    this.showMarks();
    const isOneDiscMore = this.discs !== null && board.discs === this.discs + 1;
    if (lastSquare && this.discs !== board.discs) this.scrollTo(lastSquare.column);
    if (lastSquare && isOneDiscMore) this.animateFall(lastSquare.row, lastSquare.column);
    this.discs = board.discs;
  }

  /** Show the discs, and the lines that have won. @param {(?number)[][]} rows  the seats on squares */
  showSquares(board, rows) {
    const lineSquares = board.lineSquares();
    this.picture.classList.toggle("finished", lineSquares > 0n);
    rows.forEach((seats, row) => seats.forEach((seat, column) => {
      const element = this.squares[row][column];
      const isInLine = lineSquares & board.geometry.square(row, column);
      element.setAttribute("class", isInLine ? "square won" : "square");
      if (seat === null) {
        element.removeAttribute("href");
        delete element.dataset.seat;
      } else {
        element.setAttribute("href", DISCS[seat]);
        element.dataset.seat = seat;
      }
    }));
  }

  /** Show for each column whether it can be played, and below it its score. */
  showColumns(board, rows) {
    const { scores, value } = this.shown;
    for (let column = 0; column < this.columns; column += 1) {
      const score = scores?.[column];
      const outcome = score === undefined ? "" : columnOutcome(score, board.empties, board.turn);
      const keepsValue = value !== null && score === value;
      const isBest = keepsValue && value >= 0; // where all lose, none is called the best
      const isLongest = keepsValue && value < 0;
      this.showCell(column, score, outcome, { best: isBest, longest: isLongest });
      const freeRow = rows.findIndex((seats) => seats[column] === null);
      const meaning = isBest ? `${outcome}, best` : outcome;
      this.showStrip(column, freeRow, meaning);
    }
  }

  /**
   * Show the score below a column.
   * @param {number} column @param {number | undefined} score  for the side to move; undefined: none is shown
   * @param {string} outcome  the score in words, "" if none is shown
   * @param {{best: boolean, longest: boolean}} rank  whether the column is best, or loses in most moves
   */
  showCell(column, score, outcome, rank) {
    const cell = this.cells[column];
    const [, scoreElement, tip] = cell.childNodes;
    scoreElement.textContent = this.scoreText(column);
    tip.textContent = rank.best ? `best: ${outcome}` : outcome;
    const isSuggested = column === this.shown.hint;
    const classes = { wins: score > 0, loses: score < 0, ...rank, suggested: isSuggested };
    for (const [name, isOn] of Object.entries(classes)) cell.classList.toggle(name, isOn);
  }

  /**
   * Say to a screen reader what a column is, and whether it can be played.
   * @param {number} column @param {number} freeRow  the row, from 0, where the next disc lands
   * @param {string} meaning  of its score, "" if none is shown
   */
  showStrip(column, freeRow, meaning) {
    const { playable, better, worse } = this.shown;
    const isOpen = playable.includes(column);
    const label = [`column ${columnName(column)}`, isOpen ? `row ${freeRow + 1}` : "closed"];
    if (better.includes(column)) label.push("better");
    else if (column === worse) label.push("played");
    const description = label.join(", ");
    const strip = this.strips[column];
    strip.classList.toggle("legal", isOpen);
    strip.setAttribute("aria-disabled", !isOpen);
    strip.setAttribute("aria-label", meaning ? `${description}: ${meaning}` : description);
  }

  /** Return the score of a column as a text: an ellipsis if it is to come, "" if there is none. */
  scoreText(column) {
    const { board, scores, pending } = this.shown;
    const score = scores?.[column];
    if (score !== undefined) return formatScore(score);
    const isToCome = scores && pending && board.landingSquare(column);
    return isToCome ? "\u2026" : "";
  }

  /** Show a disc of the side to move where it would land in the column that is aimed at. */
  showAim() {
    const { board, playable, aims, hint } = this.shown;
    const column = aims && playable.includes(this.aimed) ? this.aimed : hint;
    const landing = column === null ? 0n : board.landingSquare(column);
    const [middle] = this.middlesOf(landing);
    this.ghost.toggleAttribute("hidden", !middle);
    this.lane.toggleAttribute("hidden", !middle);
    if (!middle) return;
    this.ghost.setAttribute("href", DISCS[board.turn]);
    this.ghost.setAttribute("x", middle.x);
    this.ghost.setAttribute("y", middle.y);
    this.lane.setAttribute("x", middle.x - LANE_WIDTH / 2);
  }

  /** Show rings and signs on the board, if they have changed. */
  showMarks() {
    const marks = this.listMarks();
    const text = JSON.stringify(marks);
    if (this.drawnMarks === text) return;
    this.drawnMarks = text;
    this.marks.replaceChildren(...marks.map(({ tag, attributes, content }) =>
      make(tag, attributes, ...content)));
  }

  /**
   * List the rings and signs on the board, the lowest first.
   * @returns {{tag: string, attributes: Object<string, any>, content: any[]}[]}
   */
  listMarks() {
    const { board, hint, better, worse, next, last, threats, numbered } = this.shown;
    const marks = [];
    const addMark = (tag, attributes, ...content) => marks.push({ tag, attributes, content });
    const addRings = (name, mask, radius) => {
      for (const { x, y } of this.middlesOf(mask)) {
        addMark("circle", { class: name, cx: x, cy: y, r: radius });
      }
    };
    for (const { row, column, seat, matters } of threats) {
      const { x, y } = this.middle(row, column);
      addMark("path", { class: `threat of-${seat}${matters ? "" : " idle"}`, d: SIGN_PATHS[seat],
        transform: `translate(${x} ${y})` });
    }
    for (const column of better) addRings("better", board.landingSquare(column), 40);
    if (worse !== null) addRings("worse", board.landingSquare(worse), 40);
    else if (next !== null) addRings("next", board.landingSquare(next), 40);
    if (hint !== null) {
      addMark("path", { class: "arrow", d: `M${this.middle(0, hint).x}-4l-20-26h40z` });
    }
    if (board.won) addRings("glow", board.lineSquares(), 43);
    else addRings("last", last, 40);
    numbered.forEach((square, index) => {
      for (const { x, y } of this.middlesOf(square)) {
        addMark("text", { class: "order", x, y }, index + 1);
      }
    });
    return marks;
  }

  /** Let a disc fall on its square, unless the person here wants less motion. */
  animateFall(row, column) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const fallenRows = this.rows - row;
    const duration = FALL_MS + FALL_FURTHER_MS * fallenRows / this.rows;
    this.squares[row][column].animate(
      [{ transform: `translateY(${-fallenRows * SQUARE}px)` }, { transform: "none" }],
      { duration, easing: "cubic-bezier(0.5, 0, 1, 0.7)" });
  }

  /** Bring a column into sight, on a board that scrolls. */
  scrollTo(column) {
    const box = this.element.getBoundingClientRect();
    const strip = this.strips[column].getBoundingClientRect();
    if (strip.left >= box.left && strip.right <= box.right) return;
    this.element.scrollLeft += strip.left - box.left - box.width / 2;
  }

  /** Light a square until the board is shown again, or none. */
  light(row, column) {
    this.drawnMarks = "";
    this.showMarks();
    if (!this.squares[row]?.[column]) return;
    const { x, y } = this.middle(row, column);
    this.drawnMarks = "lit";
    this.marks.append(make("circle", { class: "lit", cx: x, cy: y, r: 42 }));
  }
}

/** Say what is on each row, from the top, without those that are empty. */
function describeRows(/** @type {(?number)[][]} */ rows) {
  const texts = rows.filter((seats) => seats.some((seat) => seat !== null))
    .map((seats) => seats.map((seat) => SIGNS[seat] ?? "empty").join(" "));
  return texts.reverse().join("; ") || "all empty";
}

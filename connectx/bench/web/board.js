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
const RING_RADIUS = 40;
const GLOW_RADIUS = 43; // of the rings in a line that has won
const LIGHT_RADIUS = 42; // of the ring on a square that one points at
const MAX_COLUMNS_AT_ONCE = 10; // a narrow board with more columns scrolls

/** @typedef {import("./rules.js").Board} Board */
/**
 * @typedef {object} Shown  what is on a board
 * @property {Board} board  the position
 * @property {number[]} [playableColumns]  to play now, by default all that the rules allow
 * @property {boolean} showsAim  whether a column under the pointer shows a disc to come
 * @property {?number} hintColumn  one of those to mark, to point at
 * @property {number[]} betterColumns  to mark
 * @property {?number} mistakeColumn  to mark: what was played instead of a better one
 * @property {?number} nextColumn  the column played next in the game
 * @property {bigint} lastDisc  the mask of the last disc, to mark; 0n if it is not known
 * @property {bigint[]} numberedDiscs  masks of discs to mark with 1, 2, ...
 * @property {?Object<number, number>} columnScores  by column; null if none are shown
 * @property {?number} positionScore  null if it is not known
 * @property {boolean} awaitsScores  whether more scores are to come
 * @property {{row: number, column: number, seat: number, matters: boolean}[]} threats  empty
 *   squares that win for a side; `matters`: false if the game is over before a disc gets there
 */

/** A board played on by mouse and keys. */
export class BoardView {
  /** How many discs are shown; null: nothing is shown of this game. @type {?number} */
  shownDiscs = null;
  /** The column under the pointer, or with the focus; null: none. @type {?number} */
  aimedColumn = null;
  /** The marks that are shown, as a text. */
  drawnMarks = "";

  /**
   * @param {import("./rules.js").Size} size
   * @param {(column: number) => void} onplay  called with the column that is pressed, which may be full
   */
  constructor(size, onplay) {
    this.size = size;
    this.onplay = onplay;
    this.rows = size[0];
    this.columns = size[1];
    this.width = this.columns * SQUARE + 2 * MARGIN;
    this.height = this.rows * SQUARE + 2 * MARGIN;
    this.squareElements = Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.columns }, (_, column) => make("use", this.middle(row, column))));
    this.strips = Array.from({ length: this.columns }, (_, column) => this.makeStrip(column));
    this.scoreCells = this.strips.map((_, column) => this.makeScoreCell(column));
    this.ghost = make("use", { class: "ghost" }); // the disc to come
    this.lane = make("rect", { class: "lane", y: MARGIN, width: LANE_WIDTH, rx: LANE_WIDTH / 2,
      height: this.height - 2 * MARGIN, mask: "url(#holes)" });
    this.marks = make("g", { class: "marks" });
    this.picture = this.makePicture();
    this.element = make("div", { class: this.columns > MAX_COLUMNS_AT_ONCE ? "board many" : "board" },
      this.picture, make("div", { class: "under", "aria-hidden": "true" }, ...this.scoreCells));
    const ratio = this.width / this.height;
    document.documentElement.style.cssText = `--wide: ${this.columns}; --ratio: ${ratio}`;
    this.element.addEventListener("click", (event) => { // a double click plays one move
      if (event.detail > 1) event.stopPropagation();
    }, true);
  }

  /** Make the drawing of the board, the lowest element first: discs fall behind a front with holes. */
  makePicture() {
    const { width, height } = this;
    const all = { width, height };
    const inner = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
    return make("svg", { viewBox: `0 0 ${width} ${height}`, role: "group" },
      make("mask", { id: "holes", maskUnits: "userSpaceOnUse", x: 0, y: 0, ...all },
        make("rect", { ...all, fill: "#fff" }), make("rect", { ...inner, fill: "url(#cells)" })),
      make("rect", { class: "back", x: 6, y: 6, width: width - 12, height: height - 12, rx: 24 }),
      ...this.squareElements.flat(), this.ghost,
      make("rect", { class: "front", ...all, rx: 30, mask: "url(#holes)" }),
      make("rect", { ...inner, fill: "url(#rims)" }), this.lane, this.marks, ...this.strips);
  }

  /** Return where the middle of a square is in the drawing. @returns {{x: number, y: number}} */
  middle(row, column) {
    return { x: MARGIN + (column + 0.5) * SQUARE, y: MARGIN + (this.rows - row - 0.5) * SQUARE };
  }

  /** Return where the middles of the squares of a mask are in the drawing. @param {bigint} mask */
  middlesOf(mask) {
    const squares = this.shown.board.geometry.squaresOf(mask);
    return squares.map(({ row, column }) => this.middle(row, column));
  }

  /** Make the element over a column that takes its presses, and aims at it under the pointer. */
  makeStrip(column) {
    const aimAt = (aimedColumn) => {
      this.aimedColumn = aimedColumn;
      this.showAim();
    };
    const isTouch = ({ pointerType }) => pointerType === "touch"; // after it the aim would stay
    const x = MARGIN + column * SQUARE;
    const { height } = this;
    return make("g", {
      class: "column", "data-column": column, role: "button", tabindex: 0,
      onclick: () => this.onplay(column),
      onpointerenter: (event) => { if (!isTouch(event)) aimAt(column); },
      onpointerleave: () => aimAt(null),
      onfocus: ({ target }) => {
        this.scoreCells[column].classList.add("open");
        if (target.matches(":focus-visible")) aimAt(column);
      },
      onblur: () => {
        this.scoreCells[column].classList.remove("open");
        aimAt(null);
      },
    }, make("rect", { x, width: SQUARE, height, rx: 48 }));
  }

  /**
   * Make the cell below a column, with its name and its score. A press drops a disc; while scores are
   * shown, it shows or hides the score in words.
   */
  makeScoreCell(column) {
    const cell = make("div", {
      "data-column": column,
      onclick: () => {
        if (this.shown.columnScores) cell.classList.toggle("open");
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
    this.shown = { ...shown, playableColumns: shown.playableColumns ?? board.playable() };
    const seats = Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.columns }, (_, column) => board.seatAt(row, column)));
    this.picture.setAttribute("aria-label",
      `Board of ${this.columns} columns. Rows from the top: ${describeRows(seats)}.`);
    this.showSquares(board, seats);
    this.showColumns(board, seats);
    this.showAim();
    this.showMarks();
    const isOneDiscMore = this.shownDiscs !== null && board.discs === this.shownDiscs + 1;
    if (lastSquare && this.shownDiscs !== board.discs) this.scrollTo(lastSquare.column);
    if (lastSquare && isOneDiscMore) this.animateFall(lastSquare.row, lastSquare.column);
    this.shownDiscs = board.discs;
  }

  /**
   * Show the discs, and the lines that have won.
   * @param {Board} board
   * @param {(?number)[][]} seats  whose discs are on the squares, by row from the bottom and column;
   *   null: nobody's
   */
  showSquares(board, seats) {
    const lineMask = board.lineSquares(); // of the lines that have won
    this.picture.classList.toggle("finished", lineMask > 0n);
    seats.forEach((seatsOfRow, row) => seatsOfRow.forEach((seat, column) => {
      const element = this.squareElements[row][column];
      const isInLine = lineMask & board.geometry.square(row, column);
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

  /**
   * Show for each column whether it can be played, and below it its score.
   * @param {Board} board
   * @param {(?number)[][]} seats  whose discs are on the squares, by row from the bottom and column;
   *   null: nobody's
   */
  showColumns(board, seats) {
    const { columnScores, positionScore } = this.shown;
    for (let column = 0; column < this.columns; column += 1) {
      const score = columnScores?.[column];
      const outcome = score === undefined ? "" : columnOutcome(score, board.empties, board.turn);
      const hasBestScore = positionScore !== null && score === positionScore;
      const isBest = hasBestScore && score >= 0; // where all lose, none is called the best
      const isLongest = hasBestScore && score < 0;
      this.showScore(column, score, outcome, { best: isBest, longest: isLongest });
      const freeRow = seats.findIndex((seatsOfRow) => seatsOfRow[column] === null);
      const meaning = isBest ? `${outcome}, best` : outcome;
      this.showStrip(column, freeRow, meaning);
    }
  }

  /**
   * Show the score below a column.
   * @param {number} column
   * @param {number | undefined} score  for the side to move; undefined: none is shown
   * @param {string} outcome  the score in words, "" if none is shown
   * @param {{best: boolean, longest: boolean}} rank  whether the column is best, or if all lose, whether
   *   it loses in most moves
   */
  showScore(column, score, outcome, rank) {
    const cell = this.scoreCells[column];
    const [, scoreElement, tip] = cell.childNodes;
    scoreElement.textContent = this.scoreText(column);
    tip.textContent = rank.best ? `best: ${outcome}` : outcome;
    const isSuggested = column === this.shown.hintColumn;
    const classes = { wins: score > 0, loses: score < 0, ...rank, suggested: isSuggested };
    for (const [name, isOn] of Object.entries(classes)) cell.classList.toggle(name, isOn);
  }

  /**
   * Say to a screen reader what a column is, and whether it can be played.
   * @param {number} column @param {number} freeRow  the row, from 0, where the next disc lands; -1: none
   * @param {string} meaning  of its score, "" if none is shown
   */
  showStrip(column, freeRow, meaning) {
    const { playableColumns, betterColumns, mistakeColumn } = this.shown;
    const isPlayable = playableColumns.includes(column);
    const label = [`column ${columnName(column)}`, isPlayable ? `row ${freeRow + 1}` : "closed"];
    if (betterColumns.includes(column)) label.push("better");
    else if (column === mistakeColumn) label.push("played");
    const description = label.join(", ");
    const strip = this.strips[column];
    strip.classList.toggle("legal", isPlayable);
    strip.setAttribute("aria-disabled", !isPlayable);
    strip.setAttribute("aria-label", meaning ? `${description}: ${meaning}` : description);
  }

  /** Return the score of a column as a text: an ellipsis if it is to come, "" if there is none. */
  scoreText(column) {
    const { board, columnScores, awaitsScores } = this.shown;
    const score = columnScores?.[column];
    if (score !== undefined) return formatScore(score);
    const isToCome = columnScores && awaitsScores && board.landingSquare(column);
    return isToCome ? "\u2026" : "";
  }

  /** Show a disc of the side to move where it would land in the column that is aimed at, or hinted at. */
  showAim() {
    const { board, playableColumns, showsAim, hintColumn } = this.shown;
    const isAimShown = showsAim && playableColumns.includes(this.aimedColumn);
    const column = isAimShown ? this.aimedColumn : hintColumn;
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
   * List the rings and signs on the board as elements to make, the lowest first.
   * @returns {{tag: string, attributes: Object<string, any>, content: any[]}[]}
   */
  listMarks() {
    const { board, hintColumn, betterColumns, mistakeColumn, nextColumn, threats } = this.shown;
    const marks = [];
    const addMark = (tag, attributes, ...content) => marks.push({ tag, attributes, content });
    const addRings = (className, mask, radius = RING_RADIUS) => {
      for (const { x, y } of this.middlesOf(mask)) {
        addMark("circle", { class: className, cx: x, cy: y, r: radius });
      }
    };
    for (const { row, column, seat, matters } of threats) {
      const { x, y } = this.middle(row, column);
      addMark("path", { class: `threat of-${seat}${matters ? "" : " idle"}`, d: SIGN_PATHS[seat],
        transform: `translate(${x} ${y})` });
    }
    for (const column of betterColumns) addRings("better", board.landingSquare(column));
    if (mistakeColumn !== null) addRings("worse", board.landingSquare(mistakeColumn));
    else if (nextColumn !== null) addRings("next", board.landingSquare(nextColumn));
    if (hintColumn !== null) {
      addMark("path", { class: "arrow", d: `M${this.middle(0, hintColumn).x}-4l-20-26h40z` });
    }
    if (board.won) addRings("glow", board.lineSquares(), GLOW_RADIUS);
    else addRings("last", this.shown.lastDisc);
    this.shown.numberedDiscs.forEach((disc, index) => {
      for (const { x, y } of this.middlesOf(disc)) {
        addMark("text", { class: "order", x, y }, index + 1);
      }
    });
    return marks;
  }

  /** Let a disc fall on its square, unless the person here wants less motion. */
  animateFall(row, column) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const fallenRows = this.rows - row; // from just above the board
    const duration = FALL_MS + FALL_FURTHER_MS * fallenRows / this.rows;
    this.squareElements[row][column].animate(
      [{ transform: `translateY(${-fallenRows * SQUARE}px)` }, { transform: "none" }],
      { duration, easing: "cubic-bezier(0.5, 0, 1, 0.7)" });
  }

  /** Bring a column to the middle of a board that scrolls, unless it is in sight. */
  scrollTo(column) {
    const box = this.element.getBoundingClientRect();
    const strip = this.strips[column].getBoundingClientRect();
    if (strip.left >= box.left && strip.right <= box.right) return;
    this.element.scrollLeft += strip.left - box.left - box.width / 2;
  }

  /**
   * Put a ring on a square, in place of an earlier one, until the board is shown again. If there is no such
   * square, only take the earlier ring away.
   */
  light(row, column) {
    this.drawnMarks = ""; // so that the marks are drawn anew, without the last ring
    this.showMarks();
    if (!this.squareElements[row]?.[column]) return;
    const { x, y } = this.middle(row, column);
    this.drawnMarks = "lit"; // so that the next marks replace these
    this.marks.append(make("circle", { class: "lit", cx: x, cy: y, r: LIGHT_RADIUS }));
  }
}

/**
 * Say what is on each row, from the top, without those that are empty.
 * @param {(?number)[][]} seats  whose discs are on the squares, by row from the bottom; null: nobody's
 */
function describeRows(seats) {
  const texts = seats.filter((seatsOfRow) => seatsOfRow.some((seat) => seat !== null))
    .map((seatsOfRow) => seatsOfRow.map((seat) => SIGNS[seat] ?? "empty").join(" "));
  return texts.reverse().join("; ") || "all empty";
}

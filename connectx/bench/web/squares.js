// Boards as squares, and moves that lead to them: the twin of what connectx/position.py does with
// pictures, grids and observations, with its errors.

import { Board } from "./rules.js";
import { COLUMN_NAMES, SIGNS, refuse } from "./words.js";

const MAX_TRIED_BOARDS = 50000; // in one search for moves that lead to a board
const EMPTY_SIGNS = "._-\u00b7\u26aa\u26ab\u{1f535}\u2b1c\u2b1b";
const LETTER_DISCS = "xo", DIGIT_DISCS = "12";
// By the signs of both sides in a picture: the signs of its empty squares.
const EMPTY_SIGNS_BY_DISCS = [
  [LETTER_DISCS, EMPTY_SIGNS], [DIGIT_DISCS, "0"], ["ry", EMPTY_SIGNS],
  ["\u{1f534}\u{1f7e1}", EMPTY_SIGNS],
];
const TURN_PATTERN = /\b([xo]|red|yellow) to move|\bmark[^\w]{0,4}([0-9]+)/i;
// What surrounds a picture and separates its squares.
const FRAME_PATTERN = /[\s|,;()[\]+=\ufe0f\u2500-\u257f]|[+-]{3,}/g;

/** @typedef {import("./rules.js").Size} Size */

/**
 * Return a board of its squares. Throws Unreadable if a game cannot have such a board.
 * @param {any[]} cells  from the top left: 0 if empty, 1 and 2 for the sides' discs
 * @param {?number} mark  1 or 2, the side that has to be the one to move; null: either
 * @param {Size} size
 */
export function createBoard(cells, mark, size) {
  const { geometry } = Board.empty(size);
  const discsBySeat = readCells(cells, geometry);
  const [firstDiscs, secondDiscs] = discsBySeat;
  const occupied = firstDiscs | secondDiscs;
  const aboveGaps = (occupied + geometry.bottom) & occupied; // adding 1 clears a column up to its first gap
  if (aboveGaps) {
    const [{ column }] = geometry.squaresOf(aboveGaps);
    refuse(`column ${column + 1} has a disc above an empty square`);
  }
  const [firstCount, secondCount] = discsBySeat.map(countBits);
  if (![0, 1].includes(firstCount - secondCount)) {
    refuse(`X has ${firstCount} discs and O ${secondCount}, expected the same number, or one more for X`);
  }
  const expectedMark = firstCount === secondCount ? 1 : 2;
  if (mark !== null && mark !== expectedMark) {
    refuse(`mark is ${mark}, expected ${expectedMark}: ${SIGNS[expectedMark - 1]} is to move`);
  }
  const discsOfSideToMove = discsBySeat[expectedMark - 1];
  return new Board(geometry, discsOfSideToMove, occupied, firstCount + secondCount, 0n);
}

/**
 * Return the masks of the discs by seat. Throws Unreadable if there are too few or too many squares, or
 * one that is none of 0, 1 and 2.
 * @param {any[]} cells  from the top left @param {Board["geometry"]} geometry
 */
function readCells(cells, geometry) {
  const { rows, columns } = geometry;
  if (cells.length !== geometry.squares) {
    refuse(`the board has ${cells.length} squares, expected ${rows} x ${columns} = ${geometry.squares}`);
  }
  const discsBySeat = [0n, 0n];
  cells.forEach((cell, index) => {
    if (![0, 1, 2].includes(cell)) {
      refuse(`square ${index + 1} of the board is ${JSON.stringify(cell)}, expected 0, 1 or 2`);
    }
    if (cell === 0) return;
    const row = rows - 1 - Math.floor(index / columns);
    const column = index % columns;
    discsBySeat[cell - 1] |= geometry.square(row, column);
  });
  return discsBySeat;
}

/**
 * Find moves that lead to a board: the twin of Python's `find_moves_to`. The search takes the discs off
 * again, those of each side in turn. Only the last move may complete a line, because it ends the game.
 * @param {Board} board
 * @returns {?number[]} columns, in the order in which they are played; null if none were found
 */
export function findMovesTo(board) {
  const { geometry, theirs: discsOfLastMover, own: discsOfSideToMove } = board;
  const hasLineWithout = (/** @type {bigint} */ disc) =>
    geometry.hasWon(discsOfLastMover & ~disc) || geometry.hasWon(discsOfSideToMove & ~disc);
  /** By the mask of all discs on a board, the disc that is dropped next. @type {Map<bigint, bigint>} */
  const nextDiscs = new Map();
  /** The masks of all discs on the boards that were tried. @type {Set<bigint>} */
  const triedMasks = new Set();
  const masksToTry = [board.occupied];
  while (masksToTry.length && triedMasks.size <= MAX_TRIED_BOARDS) {
    const occupied = masksToTry.pop();
    if (!occupied) return listMoves(nextDiscs, board);
    if (triedMasks.has(occupied)) continue;
    triedMasks.add(occupied);
    const removedCount = board.discs - countBits(occupied);
    const discsOfMover = removedCount % 2 ? discsOfSideToMove : discsOfLastMover;
    const topDiscs = ((occupied + geometry.bottom) >> 1n) & occupied; // the highest of each column
    for (const { row, column } of geometry.squaresOf(topDiscs & discsOfMover).reverse()) {
      const disc = geometry.square(row, column);
      const previous = occupied ^ disc;
      const isLastMove = removedCount === 0;
      if (triedMasks.has(previous) || (isLastMove && hasLineWithout(disc))) continue;
      nextDiscs.set(previous, disc);
      masksToTry.push(previous);
    }
  }
  return null;
}

/**
 * Return the columns of the discs that lead from the empty board to another one.
 * @param {Map<bigint, bigint>} nextDiscs  by the mask of all discs, the one that is dropped next
 * @param {Board} board  the other one
 */
function listMoves(nextDiscs, board) {
  const moves = [];
  let occupied = 0n;
  while (occupied !== board.occupied) {
    const disc = nextDiscs.get(occupied);
    const [square] = board.geometry.squaresOf(disc);
    moves.push(square.column);
    occupied |= disc;
  }
  return moves;
}

/** Return how many squares a mask has. @param {bigint} mask */
function countBits(mask) {
  return mask.toString(2).replaceAll("0", "").length;
}

// Pictures --------------------------------------------------------------------------------------

/**
 * Return the board in a picture, such as rows of "x", "o" and "."; null if the text is no picture. Throws
 * Unreadable if a game cannot have such a board.
 * @param {string} text @param {Size} size
 */
export function readPicture(text, size) {
  const [rows, columns] = size;
  const drawing = text.replace(new RegExp(TURN_PATTERN, "gi"), "").trim().toLowerCase();
  const lines = listRows(drawing, columns);
  const signs = [...lines.join("")];
  const discSigns = findDiscSigns(signs);
  if (discSigns === null || !isPicture(drawing, signs, discSigns, size)) return null;

  checkRowLengths(lines, discSigns, columns);
  const cells = signs.map((sign) => [...discSigns].indexOf(sign) + 1); // 0: no disc
  let mark = readMark(text);
  const hasMarkAtEnd = discSigns === DIGIT_DISCS && cells.length === rows * columns + 1;
  if (mark === null && hasMarkAtEnd) mark = cells.pop();
  return createBoard(cells, mark, size);
}

/**
 * Return the mark, 1 or 2, of the side that a text says is to move, as in "o to move" or "mark: 2"; null
 * if the text does not say it.
 * @param {string} text
 */
function readMark(text) {
  const turn = text.match(TURN_PATTERN);
  if (!turn) return null;
  const [, side, mark] = turn;
  if (!side) return Number(mark);
  return ["o", "yellow"].includes(side.toLowerCase()) ? 2 : 1;
}

/**
 * Return the signs of both sides' discs in a picture, such as "xo"; null if the picture has other signs.
 * @param {string[]} signs  of discs and of empty squares
 */
function findDiscSigns(signs) {
  for (const [discs, emptySigns] of EMPTY_SIGNS_BY_DISCS) {
    if (signs.every((sign) => `${discs}${emptySigns}`.includes(sign))) return discs;
  }
  return null;
}

/**
 * Check that the rows of a picture are as long as the board is wide. Throws Unreadable if one is not.
 * @param {string[]} lines @param {string} discSigns  of both sides, such as "xo"
 * @param {number} columns  of the board
 */
function checkRowLengths(lines, discSigns, columns) {
  const lengths = lines.map((line) => [...line].length);
  // A line of digits may end anywhere, unless all lines have the same length.
  const areRows = discSigns !== DIGIT_DISCS || new Set(lengths).size === 1;
  if (!areRows || lines.length < 2) return;
  const badRow = lengths.findIndex((length) => length !== columns);
  if (badRow >= 0) refuse(`row ${badRow + 1} has ${lengths[badRow]} squares, expected ${columns}`);
}

/**
 * Return the rows of a picture, without their frame and without the names of the columns above or below.
 * @param {string} drawing @param {number} columns  of the board @returns {string[]} their signs
 */
function listRows(drawing, columns) {
  const lines = drawing.split("\n").map((line) => removeFrame(line, columns));
  const columnNames = COLUMN_NAMES.slice(0, columns);
  const lastLine = lines.pop();
  const endsWithNames = lastLine.endsWith(columnNames); // or has nothing else
  lines.push(endsWithNames ? lastLine.slice(0, -columnNames.length) : lastLine);
  const headings = listColumnHeadings(columns);
  return lines.filter((line) => line && !headings.includes(line));
}

/**
 * Return the names of all columns in the ways in which they stand above or below a picture: from 1, from
 * 0 and by letters. Names that could be a row of a picture, such as "012", are left out.
 * @param {number} columns  of the board
 */
function listColumnHeadings(columns) {
  const fromOne = COLUMN_NAMES.slice(0, columns);
  const fromZero = [...Array(columns).keys()].join("");
  const letters = "abcdefghi".slice(0, columns);
  const canBeRow = (heading) => /^[012]*$/.test(heading);
  return [fromOne, fromZero, letters].filter((heading) => !canBeRow(heading));
}

/**
 * Return the signs in a line of a picture. A blank between two bars is an empty square.
 * @param {string} line @param {number} columns  of the board
 */
function removeFrame(line, columns) {
  const withoutOuterBars = line.trim().replace(/^\|+|\|+$/g, "");
  const cells = withoutOuterBars.split("|").map((cell) => cell.trim());
  const hasSignPerCell = cells.length === columns && cells.every((cell) => [...cell].length < 2);
  if (hasSignPerCell) return cells.map((cell) => cell || ".").join("");
  return line.replace(FRAME_PATTERN, "");
}

/**
 * Return whether signs, which are all discs or empty squares, are a picture of a board and not moves:
 * the twin of `_is_picture` in position.py.
 * @param {string} drawing @param {string[]} signs  in it
 * @param {string} discSigns  of both sides, such as "xo" @param {Size} size
 */
function isPicture(drawing, signs, discSigns, size) {
  const [, columns] = size;
  if (discSigns === DIGIT_DISCS) return isPictureOfDigits(drawing, signs, size);
  const emptySigns = new Set(signs.filter((sign) => !discSigns.includes(sign)));
  if (signs.length < 2 || emptySigns.size > 1) return false;
  if (emptySigns.size === 1) return true; // such as "xo."
  // Of pictures without an empty square only "xo" is known, unless "o" is the name of a column.
  const hasColumnO = COLUMN_NAMES.slice(0, columns).includes("o");
  return discSigns === LETTER_DISCS && !hasColumnO;
}

/**
 * Return whether the digits 0, 1 and 2 are a picture of a board. Digits such as "1212" are moves, in
 * which there is no 0, as columns count from 1.
 * @param {string} drawing @param {string[]} signs  in it @param {Size} size
 */
function isPictureOfDigits(drawing, signs, [rows, columns]) {
  const isMoreThanRow = signs.length > columns;
  if (!signs.includes("0") || !isMoreThanRow) return false;
  const words = drawing.replace(FRAME_PATTERN, " ").split(/\s+/).filter(Boolean);
  const areDigitsApart = words.every((word) => word.length === 1); // as in "0 1 2"
  const isWholeBoard = signs.length === rows * columns;
  return areDigitsApart || isWholeBoard;
}

// Positions and games as people write and copy them: what connectx/position.py reads, with its
// errors. `squares.js` has the boards, `replay.js` the games in JSON.

import { readObject } from "./replay.js";
import { Board } from "./rules.js";
import { createBoard, findMovesTo, readPicture } from "./squares.js";
import { COLUMN_NAMES, Unreadable, refuse } from "./words.js";

/** Columns whose name is a digit; the names of all others are letters. */
const NUMBERED_COLUMNS = 9;
const MAX_POSITION_CHARACTERS = 8 << 20;
const HOST_PATTERN =
  /^\W?(([\w-]+\.)+[a-z]{2,}|[0-9]+(\.[0-9]+){3}|localhost)(:[0-9]+)?(?<slash>\/|$)/i;

/** @typedef {import("./rules.js").Size} Size */
/**
 * @typedef {object} Reading  what a text shows, or its problem
 * @property {number[]} [moves]
 * @property {boolean} [isPosition]  whether the text tells no order of the moves
 * @property {Size} [size]  of the board, if the text tells it
 * @property {string[]} [names]  of the players, if the text tells them
 * @property {number} [opening]  how many moves the players did not choose, if the text tells it
 * @property {string} [problem]
 *
 * A move as a text names it: its column from 0, which may be outside of the board, and the row from 1
 * on which the text says that the disc lands; null if it says none.
 * @typedef {{name: string, column: number, row: ?number}} NamedMove
 */

/**
 * Return the game or position in a text, or as `problem` why it has none.
 * @param {string} text @param {Size} size  of the board, unless the text tells another one
 * @returns {Reading}
 */
export function readPosition(text, size) {
  try {
    const reading = readText(text.trim(), size);
    return reading instanceof Board ? readBoard(reading) : reading;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { problem: error.message };
  }
}

/**
 * Return moves that lead to a board. Throws Unreadable if none were found.
 * @param {Board} board @returns {Reading}
 */
export function readBoard(board) {
  const moves = findMovesTo(board);
  if (!moves) refuse("no order of moves was found that leads to this board");
  return { moves, isPosition: true };
}

/**
 * Read a text as the first of these that it can be: JSON or what Python prints, a sentence that names the
 * moves, links, a picture of a board, moves. Throws Unreadable if there is an error in it.
 * @param {string} text @param {Size} size  of the board, unless the text tells another one
 * @returns {Reading | Board} a board if the text tells no order of its moves
 */
function readText(text, size) {
  if (text.length > MAX_POSITION_CHARACTERS) {
    refuse(`the text has ${text.length} characters, expected at most ${MAX_POSITION_CHARACTERS}`);
  }
  if (text.startsWith("{") || text.startsWith("[")) {
    const value = parseJsonOrPython(text);
    if (value !== undefined) return readValue(value, size);
    if (text.startsWith("{")) {
      refuse('expected an observation, such as {"board": [0, 0, ...], "mark": 1}');
    }
  }
  const emptyBoard = Board.empty(size);
  const movesSentence = text.match(/\bMoves: (\w*)\./);
  if (movesSentence) return { moves: readMoves(movesSentence[1], emptyBoard) };
  return readLinks(text, size) ?? readPicture(text, size) ?? { moves: readMoves(text, emptyBoard) };
}

// Values ----------------------------------------------------------------------------------------

/**
 * Return the value that a text has as JSON, or else as what Python prints; undefined if it is neither.
 * @param {string} text
 */
function parseJsonOrPython(text) {
  const value = parseJson(text);
  return value === undefined ? parseJson(translateFromPython(text)) : value;
}

/** Return the value that a text has as JSON; undefined if it is not JSON. @param {string} text */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Translate what Python printed into JSON, such as `None` into `null`.
 * @param {string} text
 */
function translateFromPython(text) {
  return text.replace(/'/g, '"').replace(/\(/g, "[").replace(/,?\)/g, "]")
    .replace(/\bNone\b/g, "null").replace(/\bTrue\b/g, "true").replace(/\bFalse\b/g, "false");
}

/**
 * Read a value of JSON: a game, a replay, an observation, rows of squares, squares or columns from 1. Throws
 * Unreadable if it is none of these.
 * @param {any} value @param {Size} size @returns {Reading | Board} a board if it tells no order of its moves
 */
function readValue(value, size) {
  if (!Array.isArray(value)) return readObject(value, size, readText);
  if (value.length && value.every((item) => typeof item === "string")) return readStrings(value, size);
  if (!value.some(Array.isArray)) return readNumbers(value, size);
  if (isReplayStep(value[0])) return readObject({ steps: value }, size, readText);
  return createBoard(readRows(value, size), null, size);
}

/** Return whether a value is a step of Kaggle's replay: a list of the states of the players. */
function isReplayStep(value) {
  return Array.isArray(value) && value.some((state) => typeof state === "object" && state !== null);
}

/** Read a board from a list of texts, each a row of a picture or one of its squares. Throws Unreadable. */
function readStrings(strings, size) {
  const areRows = strings.some((string) => string.length > 1);
  const picture = strings.join(areRows ? "\n" : " ");
  return readPicture(picture, size) ?? refuse("expected a board, or moves such as '4453'");
}

/**
 * Return the squares in rows of them, as one list. Throws Unreadable if rows or squares are missing.
 * @param {any[]} rows @param {Size} size @returns {any[]}
 */
function readRows(rows, [rowCount, columns]) {
  const areRows = rows.length === rowCount
    && rows.every((row) => Array.isArray(row) && row.length === columns);
  if (!areRows) {
    const quoted = JSON.stringify(rows).replaceAll(",", ", ");
    refuse(`a list of lists: ${quoted}: expected ${rowCount} rows of ${columns} squares`);
  }
  return rows.flat();
}

/**
 * Read a list of numbers: the squares of a board if they may be that, else columns from 1. Throws Unreadable.
 * @returns {Reading | Board}
 */
function readNumbers(numbers, size) {
  const badIndex = numbers.findIndex((number) => !Number.isInteger(number));
  if (badIndex >= 0) {
    refuse(`move ${badIndex + 1}, ${JSON.stringify(numbers[badIndex])}: expected a number`);
  }
  return canBeSquares(numbers, size) ? readSquares(numbers, size) : readColumns(numbers, size);
}

/**
 * Return whether numbers may be the squares of a board, with or without a mark behind them.
 * @param {number[]} numbers @param {Size} size
 */
function canBeSquares(numbers, [rows, columns]) {
  if (!numbers.every((number) => [0, 1, 2].includes(number))) return false;
  const squares = rows * columns;
  if (numbers.length === squares || numbers.length === squares + 1) return true;
  // No column is called 0.
  return numbers.includes(0) && numbers.length > columns;
}

/**
 * Read the squares of a board from the top left, and if there is one more number, the mark of the side to
 * move, 1 or 2. Throws Unreadable if there can be no such board.
 */
function readSquares(numbers, size) {
  const [rows, columns] = size;
  const hasMark = numbers.length === rows * columns + 1;
  if (!hasMark) return createBoard(numbers, null, size);
  const mark = numbers.at(-1);
  return createBoard(numbers.slice(0, -1), mark, size);
}

/** Read moves that are columns from 1. Throws Unreadable at the first that cannot be played. */
function readColumns(numbers, size) {
  let board = Board.empty(size);
  const moves = [];
  for (const number of numbers) {
    const column = number - 1;
    board = playNamedMove(board, { name: `${number}`, column, row: null }, moves.length + 1);
    moves.push(column);
  }
  return { moves };
}

/**
 * Return the board after one more move. Throws Unreadable if it cannot be played, or does not land in the row
 * that the text names.
 * @param {Board} board
 * @param {NamedMove} move  the name of its column, the column from 0, and the row from 1 or null
 * @param {number} moveNumber  of the move in its text, from 1
 */
function playNamedMove(board, { name, column, row }, moveNumber) {
  const { columns } = board.geometry;
  if (!(column >= 0 && column < columns)) {
    refuse(`move ${moveNumber}, '${name}': expected a column from 1 to ${columns}`);
  }
  if (board.over) refuse(`move ${moveNumber}: the game was already over`);
  const [landing] = board.geometry.squaresOf(board.landingSquare(column));
  if (!landing) refuse(`move ${moveNumber}: column ${name} is full`);
  const landingRow = landing.row + 1;
  if (row !== null && row !== landingRow) {
    refuse(`move ${moveNumber}, '${name}-${row}': expected ${name}-${landingRow}, where it lands`);
  }
  return board.play(column);
}

// Links -----------------------------------------------------------------------------------------

/**
 * Read all links in a text. Throws Unreadable if they, or moves that stand beside them, lead to two games.
 * @param {string} text @param {Size} size @returns {?Reading}  null if there is no link
 */
function readLinks(text, size) {
  const linkTexts = [], otherWords = [];
  for (const word of text.split(/\s+/)) {
    const linkText = findMovesInLink(word);
    if (linkText === null) otherWords.push(word);
    else linkTexts.push(linkText);
  }
  if (!linkTexts.length) return null;
  const games = linkTexts.map((linkText) => readMoves(linkText, Board.empty(size)));
  const otherText = otherWords.join(" ");
  const otherMoves = otherText ? readPosition(otherText, size).moves : undefined;
  // What cannot be read is a text around the link.
  if (otherMoves) games.push(otherMoves);
  const [moves] = games;
  if (games.some((game) => `${game}` !== `${moves}`)) refuse("expected one link, or moves");
  return { moves };
}

/**
 * Return the text of the moves in a link: of `pos` in its query, or else of its fragment. Throws Unreadable
 * if it has neither.
 * @param {string} word @returns {?string} null if the word is no link
 */
function findMovesInLink(word) {
  const [, address, query = "", fragment] = word.match(/^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s);
  const position = query.match(/(?:^|&)pos=([^&]*)/);
  const host = address.match(HOST_PATTERN);
  const isAddress = host && (host.groups.slash || position);
  if (!word.includes("://") && !isAddress && !/\.html?$/i.test(address)) return null;
  if (!position && fragment === undefined) {
    refuse("the link has no moves, expected ?pos=4453 or #4453 in it");
  }
  const moves = position ? position[1] : fragment.split(";")[0];
  try {
    return decodeURIComponent(moves).replace(/[).,>'"]+$/, "");
  } catch { // it is not encoded
    return moves;
  }
}

// Moves -----------------------------------------------------------------------------------------

/**
 * Return the moves in a text, as columns from 0. Throws Unreadable at the first that cannot be played.
 * @param {string} text @param {Board} board  before the first move
 */
function readMoves(text, board) {
  const { columns } = board.geometry;
  const haveColumnsLetters = columns > NUMBERED_COLUMNS;
  const hasCommas = text.includes(",");
  const list = removeBrackets(text);
  const words = list.split(/[\s,;]+/).filter(Boolean);
  const hasLargeNumber = words.some((word) => Number(word) > NUMBERED_COLUMNS && Number(word) <= columns);
  if (haveColumnsLetters && !hasCommas && words.length > 1 && hasLargeNumber) {
    refuse("expected commas between moves, or all in one word");
  }
  const moves = [];
  for (const word of words) {
    const namedMoves = haveColumnsLetters ? readWordWithLetters(word, hasCommas)
      : readWord(word, moves.length + 1);
    for (const move of namedMoves) {
      board = playNamedMove(board, move, moves.length + 1);
      moves.push(move.column);
    }
  }
  if (text.trim() && !moves.length && !/^\[\s*\]$/.test(text.trim())) {
    refuse(`'${text}': no move is left, expected moves such as 4453`);
  }
  if (moves.length && /[,;]\s*[,;]/.test(list)) {
    refuse(`'${text}': a move is missing between commas, expected moves such as 4,4,5`);
  }
  return moves;
}

/** Return what is in the brackets around moves, without a label such as "Moves:" before them. */
function removeBrackets(text) {
  return text.trim().replace(/^\p{L}+:/u, "").replace(/^\((.*)\)$|^\[(.*)\]$/s, "$1$2");
}

/**
 * Return the moves in a word on a board whose columns all have a digit as their name: digits or letters
 * of columns, or a square such as "d1" or "4-1".
 * @param {string} word @param {number} moveNumber  of the first move in it @returns {NamedMove[]}
 */
function readWord(word, moveNumber) {
  // Here, "a" is another name of the first column.
  const letters = COLUMN_NAMES.slice(NUMBERED_COLUMNS);
  const square = word.match(/^(\w+)-([0-9]+)$/) ?? word.match(/^([a-z])(\d+)$/i);
  if (square) {
    const [, name, row] = square;
    return [createNamedMove(name, letters, Number(row))];
  }
  const isMixed = /^(?=.*\d)(?=.*[a-i])[\da-i]+$/i.test(word);
  if (isMixed) {
    refuse(`move ${moveNumber}, '${word}': can be read as squares and as columns, expected d1 e1 or 45`);
  }
  return Array.from(word, (name) => createNamedMove(name, letters));
}

/**
 * Return the moves in a word on a board with so many columns that some have letters as names. The word
 * is names of columns, a square such as "a-1", or, if commas separate the words, a column's number.
 * @param {string} word @param {boolean} hasCommas @returns {NamedMove[]}
 */
function readWordWithLetters(word, hasCommas) {
  const square = word.match(/^(\w+)-([0-9]+)$/);
  if (square) {
    const [, name, row] = square;
    return [createNamedMove(name, COLUMN_NAMES, Number(row))];
  }
  const isLargeNumber = hasCommas && Number(word) > NUMBERED_COLUMNS;
  if (isLargeNumber) return [createNamedMove(word, COLUMN_NAMES)];
  return Array.from(word, (name) => createNamedMove(name, COLUMN_NAMES));
}

/**
 * Return the move in the column with a name: its number from 1, or its character in `letters`.
 * @param {string} name @param {string} letters  one for each column, from the left
 * @param {?number} row  on which the disc is said to land, from 1; null: none is named
 * @returns {NamedMove}
 */
function createNamedMove(name, letters, row = null) {
  const column = /^\d+$/.test(name) ? Number(name) - 1 : letters.indexOf(name.toLowerCase());
  return { name, column, row };
}

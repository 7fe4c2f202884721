// Positions as people write, copy and paste them: the twin of connectx/position.py, with its errors.

import { Board } from "./rules.js";
import { SIGNS, columnName, columnsText } from "./words.js";

const DIGITS = 9, MOST_TRIED = 50_000;
const NAMES = columnsText([...Array(35).keys()]);
const HOST = "(?:[\\w-]+\\.)+[a-z]{2,}|[0-9.]+|localhost";
const PLACE = `(?:\\S*?://[^\\s?#]*|\\b(?:${HOST})(?::[0-9]+)?/[^\\s?#]*|[^\\s?#]*\\.html?)`;
const POS = "\\?(?:[^\\s#]*&)?pos=([^&#\\s]*)", HASH = "(?:\\?[^\\s#]*)?#([^;\\s]*)";
const IN_LINK = new RegExp(`${PLACE}(?:${POS}|${HASH})|Moves:\\s*([^.\\n]*)`, "i");
const BETWEEN = /(?:[\s,;()[\]|+]|--+)+/;
const MARK = /\bmark\W{0,4}([0-9]+)/i, TO_MOVE = /([xo]) to move/i;

class Unreadable extends Error {}

/**
 * The moves of a text on a board of a size, or why it has none.
 * @param {string} text @param {import("./rules.js").Size} size
 * @returns {{moves?: number[], problem?: string}}
 */
export function readPosition(text, size) {
  const link = text.match(IN_LINK), empty = Board.empty(size);
  try {
    if (!link && text.includes("://")) {
      refuse("the link has no moves, expected ?pos=4453 or #4453 in it");
    }
    const shown = link ? decoded(link.slice(1).join("")) : text.trim();
    const squares = squaresIn(shown, empty);
    return { moves: squares ? movesTo(squares, empty) : movesIn(shown, empty) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { problem: error.message };
  }
}

/** @returns {never} */
function refuse(problem) {
  throw new Unreadable(problem);
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const wordsIn = (text) => text.split(BETWEEN).filter(Boolean);

function movesIn(text, board) {
  const { columns } = board.geometry, numbers = columns > DIGITS && text.includes(",");
  const moves = [];
  for (const word of wordsIn(text)) {
    const landing = word.match(/^([\p{L}\p{N}_])-([0-9]+)$/u);
    const single = numbers && /^[0-9]{2,4}$/.test(word);
    for (const name of landing ? [landing[1]] : single ? [word] : word) {
      const place = `move ${moves.length + 1}`;
      const column = single ? word - 1 : NAMES.indexOf(name.toLowerCase());
      if (column < 0 || column >= columns) {
        refuse(`${place}, '${name}': expected a column from 1 to ${columns}`);
      }
      if (board.over) refuse(`${place}: the game was already over`);
      const [lands] = board.geometry.squaresOf(board.landingSquare(column));
      if (!lands) refuse(`${place}: column ${name} is full`);
      if (landing && Number(landing[2]) !== lands.row + 1) {
        refuse(`${place}, '${word}': expected ${name}-${lands.row + 1}, where it lands`);
      }
      board = board.play(column);
      moves.push(column);
    }
  }
  return moves;
}

/** The marks on the squares, from the top left, and the one to move if it is said; or null. */
function squaresIn(text, { geometry: { rows, columns, squares } }) {
  const seen = text.startsWith("{") ? observationIn(text) : pictureIn(text, columns)
    ?? numbersIn(text, columns, squares);
  if (seen && seen.marks.length !== squares) {
    refuse(`the board has ${seen.marks.length} squares, expected ${rows} x ${columns} = ${squares}`);
  }
  return seen;
}

function observationIn(text) {
  let value = null;
  try {
    value = JSON.parse(text.replaceAll("'", '"'));
  } catch { /* as if it were not there */ }
  const { board: marks, mark = null } = value ?? {};
  if (!Array.isArray(marks)) {
    refuse('expected an observation, such as {"board": [0, 0, ...], "mark": 1}');
  }
  const wrong = marks.findIndex((each) => ![0, 1, 2].includes(each));
  if (wrong >= 0) refuse(`square ${wrong + 1} of the board: expected 0, 1 or 2`);
  if (![null, 1, 2].includes(mark)) refuse("the mark: expected 1 or 2");
  return { marks, mark };
}

function pictureIn(text, columns) {
  const mover = text.match(TO_MOVE), names = NAMES.slice(0, columns);
  const shown = text.replace(TO_MOVE, "").trim().split("\n")
    .map((line) => line.replace(/[\s|]|[+-]{3,}/g, ""));
  if (shown.at(-1).endsWith(names)) shown.push(shown.pop().slice(0, -columns));
  const lines = shown.filter(Boolean), picture = lines.join("").toLowerCase();
  if (!/^[xo.]{2,}$/.test(picture) || (!picture.includes(".") && names.includes("o"))) return null;
  const wrong = lines.findIndex((line) => lines.length > 1 && line.length !== columns);
  if (wrong >= 0) refuse(`row ${wrong + 1} has ${lines[wrong].length} squares, expected ${columns}`);
  const marks = [...picture].map((sign) => ".xo".indexOf(sign));
  return { marks, mark: mover ? ".xo".indexOf(mover[1].toLowerCase()) : null };
}

function numbersIn(text, columns, squares) {
  const said = text.match(MARK), words = wordsIn(text.replace(MARK, ""));
  const each = words.length === 1 && words[0].length === squares ? [...words[0]] : words;
  if (each.length <= columns || !each.includes("0")) return null;
  if (!each.every((word) => /^[012]$/.test(word))) return null;
  const marks = each.map(Number), last = !said && marks.length === squares + 1 ? marks.pop() : null;
  return { marks, mark: said ? Number(said[1]) : last };
}

/** Moves that lead to a board. Its discs are taken off from the top, in turn. */
function movesTo({ marks, mark }, { geometry }) {
  const { columns } = geometry;
  const stacks = [...Array(columns).keys()].map((column) =>
    marks.filter((_, index) => index % columns === column).reverse());
  const heights = stacks.map((stack) => stack.filter(Boolean).length);
  const floats = stacks.findIndex((stack, column) => stack.slice(heights[column]).some(Boolean));
  if (floats >= 0) refuse(`column ${columnName(floats)} has a disc above an empty square`);
  const [first, second] = [1, 2].map((seat) => marks.filter((each) => each === seat).length);
  if (first !== second && first !== second + 1) {
    refuse(`X has ${first} discs and O ${second}, expected as many, or one more for X`);
  }
  const turn = 1 + first - second;
  if (![null, turn].includes(mark)) {
    refuse(`mark is ${mark}, expected ${turn}: ${SIGNS[turn - 1]} is to move`);
  }
  const discs = [1, 2].map((seat) => stacks.flatMap((stack, column) =>
    stack.map((each, row) => each === seat ? geometry.square(row, column) : 0n))
    .reduce((all, each) => all | each));
  const moves = [], seen = new Set();
  let column = 0;
  for (let left = first + second; left;) {
    if (column === columns) {
      seen.add(`${heights}`);
      if (!moves.length || seen.size > MOST_TRIED) {
        refuse("no order of moves was found that leads to this board");
      }
      column = moves.pop();
      heights[column] += 1;
      left += 1;
    } else if (heights[column] && stacks[column][heights[column] - 1] === 2 - left % 2) {
      heights[column] -= 1;
      const last = geometry.square(heights[column], column);
      const over = !moves.length && discs.some((each) => geometry.hasWon(each & ~last));
      if (!over && !seen.has(`${heights}`)) {
        moves.push(column);
        left -= 1;
        column = 0;
        continue;
      }
      heights[column] += 1;
    }
    column += 1;
  }
  return moves.reverse();
}

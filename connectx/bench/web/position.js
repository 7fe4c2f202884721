// Moves and links as people write, copy and paste them: a part of what connectx/position.py reads,
// with its errors.

import { Board } from "./rules.js";
import { columnsText } from "./words.js";

const NUMBERED_COLUMNS = 9; // columns whose name is a digit; the names of all others are letters
const COLUMN_NAMES = columnsText([...Array(35).keys()]);
const HOST_PATTERN = /^\W?(([\w-]+\.)+[a-z]{2,}|[0-9]+(\.[0-9]+){3}|localhost)(:[0-9]+)?(\/|$)/i;
const SQUARES_PATTERN = /^\s*[{[]+["'[{.]|([.xo0_|][\s,|]*){6}|[\u{1f534}\u{1f7e1}]/iu;

class Unreadable extends Error {}

/**
 * The moves of a text on a board of a size, or why it has none.
 * @param {string} text @param {import("./rules.js").Size} size
 * @returns {{moves?: number[], problem?: string}}
 */
export function readPosition(text, size) {
  const shared = text.match(/\bMoves: (\w*)\./);
  const board = Board.empty(size);
  try {
    const words = shared ? [] : text.split(/\s+/).map((word) => ({ word, links: parseLink(word) }));
    const links = shared ? [shared[1]] : words.flatMap((each) => each.links);
    const beside = words.flatMap(({ word, links: found }) => found.length ? [] : [word]).join(" ");
    const texts = links.length ? links : [text];
    const [moves, ...others] = texts.map((each) => readMoves(each, board));
    if (links.length && beside) others.push(readPosition(beside, size).moves ?? moves);
    if (others.some((each) => `${each}` !== `${moves}`)) refuse("expected one link, or moves");
    return { moves };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isBoard = SQUARES_PATTERN.test(text);
    return { problem: isBoard ? "expected moves; connectx analyze reads boards" : error.message };
  }
}

/** @returns {never} */
function refuse(problem) {
  throw new Unreadable(problem);
}

/** The moves in a link, in a list; an empty list if the word is no link. */
function parseLink(word) {
  const [, address, query = "", fragment] = word.match(/^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s);
  const position = query.match(/(?:^|&)pos=([^&]*)/);
  const host = address.match(HOST_PATTERN);
  const isAddress = host && (host[5] || position);
  if (!word.includes("://") && !isAddress && !/\.html?$/i.test(address)) return [];
  if (!position && fragment === undefined) {
    refuse("the link has no moves, expected ?pos=4453 or #4453 in it");
  }
  const moves = position ? position[1] : fragment.split(";")[0];
  try {
    return [decodeURIComponent(moves).replace(/[).,>'"]+$/, "")];
  } catch {
    return [moves];
  }
}

/** Columns from 0 in playing order. Throws Unreadable at the first that cannot be played. */
function readMoves(text, board) {
  const { columns } = board.geometry;
  const isWide = columns > NUMBERED_COLUMNS;
  const letters = isWide ? COLUMN_NAMES : COLUMN_NAMES.slice(NUMBERED_COLUMNS);
  const hasCommas = text.includes(",");
  const moves = [];
  const inner = text.trim().replace(/^\p{L}+:/u, "").replace(/^\((.*)\)$|^\[(.*)\]$/s, "$1$2");
  const words = inner.split(/[\s,;]+/).filter(Boolean);
  const hasNumbersApart = words.length > 1 && words.some((word) => word > 9 && word <= columns);
  if (isWide && !hasCommas && hasNumbersApart) {
    refuse("expected commas between moves, or all in one word");
  }
  for (const word of words) {
    const short = isWide ? null : word.match(/^([a-z])(\d+)$/i);
    const landing = word.match(/^(\w+)-([0-9]+)$/) ?? short;
    const mixed = !isWide && !landing && /^(?=.*\d)(?=.*[a-i])[\da-i]+$/i.test(word);
    if (mixed) {
      refuse(`move ${moves.length + 1}, '${word}': can be read as squares and as columns, `
        + "expected d1 e1 or 45");
    }
    for (const name of landing ? [landing[1]] : isWide && hasCommas && word > 9 ? [word] : word) {
      const place = `move ${moves.length + 1}`;
      const column = /^\d+$/.test(name) ? Number(name) - 1 : letters.indexOf(name.toLowerCase());
      if (!(column >= 0 && column < columns)) {
        refuse(`${place}, '${name}': expected a column from 1 to ${columns}`);
      }
      if (board.over) refuse(`${place}: the game was already over`);
      const [lands] = board.geometry.squaresOf(board.landingSquare(column));
      if (!lands) refuse(`${place}: column ${name} is full`);
      if (landing && Number(landing[2]) !== lands.row + 1) {
        refuse(`${place}, '${name}-${landing[2]}': expected ${name}-${lands.row + 1}, where it lands`);
      }
      board = board.play(column);
      moves.push(column);
    }
  }
  if (text.trim() && !moves.length && !/^\[\s*\]$/.test(text.trim())) {
    refuse(`'${text}': no move is left, expected moves such as 4453`);
  }
  if (moves.length && /[,;]\s*[,;]/.test(inner)) {
    refuse(`'${text}': a move is missing between commas, expected moves such as 4,4,5`);
  }
  return moves;
}

// Every move of a game judged by the scores of the positions before and after it, with the table of
// connectx/bench/solver/judge.py, as connectx/bench/review/moves.py does it.

import { Board } from "./rules.js";
import { SIDES, capital, columnName, columnsInWords, discsToWin, filled } from "./words.js";

const MUCH_SOONER = 3; // discs by which a lost game is lost sooner: it was the last chance
const AT_ONCE = { "let win": "let win now", "would have won": "would have won now",
  "slower than": "slower than now" };

/**
 * `MISTAKES` of connectx/bench/solver/judge.py, which page.py puts in.
 * @type {{verdict: string, symbol: string, meaning: string, before: number, after: number[],
 *   blunder: boolean}[]}
 */
export const MISTAKES = Object(/*MISTAKES*/);

/**
 * @typedef {object} Game  see page.py
 * @property {import("./rules.js").Size} size
 * @property {string[]} names  by seat
 * @property {number[]} moves
 * @property {number} [opening]
 * @property {?number} [winner]
 * @property {?{seat: number, cause: string, detail?: string}} [forfeit]
 * @property {(?number)[]} [seconds]  of every move after the opening
 * @property {boolean} [reviewed]  whether Python has scored it
 * @property {string} [id]
 * @property {string} [title]
 * @property {?string[][]} [reasons]  sentences by position
 * @property {(?number)[]} [position_scores]  for the side to move, where Python has scored it
 * @property {Object<number, number[]>} [better]  best columns by the number of a mistake, from 1
 */

/** The twin of `verdict_on` in connectx/bench/solver/judge.py. */
export function verdictOn(before, after) {
  if (before === null || after === null) return noMistake("not scored");
  const signs = [before, after].map(Math.sign);
  const mistake = after < before
    && MISTAKES.find((row) => row.before === signs[0] && row.after.includes(signs[1]));
  return mistake || noMistake("perfect");
}

/**
 * Every move of a game and its scores, for the side that makes it.
 * @param {Game} game @param {(?number)[]} scores  of the positions, for the side to move
 */
export function reviewedMoves({ moves, opening = 0 }, scores) {
  return moves.map((_, index) => {
    const before = scores[index], reply = scores[index + 1], after = reply === null ? null : -reply;
    const { symbol, verdict, blunder } = index < opening ? noMistake("given")
      : verdictOn(before, after);
    return { before, after, symbol, verdict, blunder };
  });
}

/**
 * The number of the move that decided the game, 0 if none did; null while that is not known, since
 * a later move could be the one. `chance` is the loser's move after it by which the loss came much
 * sooner.
 * @param {Game} game @param {(?number)[]} scores
 * @returns {?{number: number, chance?: number}}
 */
export function turningPoint(game, scores) {
  const { moves, forfeit, winner = null, opening = 0 } = game, all = reviewedMoves(game, scores);
  const last = scores.at(-1), own = forfeit?.seat === moves.length % 2 ? last : -last;
  const could = (index) => winner === null || index % 2 !== winner; // only a loser, if any
  const number = 1 + all.findLastIndex((move, index) => move.blunder && could(index));
  const open = ({ before, after }, index) => index >= (number || opening) && could(index)
    && (before === null || after === null) && !(before < 0 || after > 0);
  if (all.some(open) || (forfeit && last === null)) return null;
  if (forfeit && own >= 0) return { number: 0 };
  return { number, chance: number ? lastChance(all, number) : 0 };
}

function lastChance(all, number) {
  const later = all.filter((_, index) => index >= number && index % 2 !== number % 2);
  const sooner = later.map(({ before, after }) => before === null || after === null ? Infinity
    : before < 0 ? before - after : 0);
  const most = Math.max(...sooner);
  return most < MUCH_SOONER || most === Infinity ? 0
    : number + 2 * sooner.lastIndexOf(most) + 2;
}

/**
 * What is known of a whole game: the scores of its positions, its moves, which one decided it, and
 * `settled` once the search will find no more.
 * @param {Game} game @param {import("./rules.js").Board[]} boards
 * @param {import("./known.js").Known} known
 */
export function reviewOf(game, boards, known) {
  const scores = boards.map((board) => known.value(board)), moves = reviewedMoves(game, scores);
  const open = (board, count) => known.waits(board, false)
    || (moves[count]?.symbol && known.waits(board));
  return { scores, moves, turning: turningPoint(game, scores), settled: !boards.some(open) };
}

/** What a mistake cost: first the wins or draws that it gave away, then the discs. */
export const costOf = ({ before, after }) =>
  1000 * (Math.sign(before) - Math.sign(after)) + before - after;

/**
 * What a mistake did, and what the `better` columns would have done.
 * @param {Game} game @param {number} index
 * @param {{before: ?number, after: ?number}} move @param {number[]} better
 */
export function comparison({ moves, size: [rows, columns] }, index, { before, after }, better) {
  const empty = rows * columns - index, gaps = { column: columnName(moves[index]),
    other: SIDES[1 - index % 2], better: columnsInWords(better, "or") };
  const unit = after < 0 && discsToWin(after, empty) > 1 ? "" : " more discs"; // once is enough
  const told = (name, score) => {
    const discs = score && discsToWin(score, empty);
    return filled(discs === 1 && name in AT_ONCE ? AT_ONCE[name] : name, { ...gaps, discs, unit });
  };
  if (after > 0) {
    return better.length ? told("slower than", before) : told("slower", after);
  }
  const did = told(after ? "let win" : "let draw", after);
  const would = before > 0 ? "would have won" : before ? "would have lost later" : "would have drawn";
  return better.length ? `${did} ${capital(told(would, before))}` : did;
}

/**
 * By the rules alone: what the loser's last move overlooked, in words; "" if it could do nothing any more.
 * @param {Game} game @param {number} seat  who lost
 */
export function lossOf({ size, moves, opening = 0, forfeit }, seat) {
  const last = moves.length - 2;
  if (forfeit) return "forfeit";
  if (last < opening) return "";
  const board = Board.empty(size).boards(moves.slice(0, last)).at(-1);
  const danger = board.winningColumns(1 - seat);
  if (board.winningColumns(seat).length) return "a win not taken";
  if (danger.length) return danger.length === 1 && danger[0] !== moves[last] ? "a win not blocked" : "";
  const safe = board.legalColumns().some((column) =>
    !board.play(column).winningColumns(1 - seat).length);
  return safe ? "a disc under a winning square" : "";
}

function noMistake(verdict) {
  return { symbol: "", verdict, blunder: false };
}

/** Who makes a move, by its index: a name, or the side. */
export function moverOf({ names }, index) {
  return names[index % 2] || SIDES[index % 2];
}

/** How a game ended, as a sentence's part. @param {Game} game */
export function outcomeOf({ names, size: [rows, columns], moves, winner, forfeit }) {
  const name = names[winner];
  if (forfeit) return `${name} won by forfeit: ${forfeit.cause}`;
  if (name !== undefined) return `${name} won`;
  return moves.length < rows * columns ? "not finished" : "a draw";
}

// Every move of a game judged by the scores of the positions before and after it, with the table of
// connectx/exact/verdicts.py, as connectx/review/moves.py does it.

import { SIDES, capital, columnName, columnsInWords, discsToWin } from "./words.js";

const MUCH_SOONER = 3; // discs by which a lost game is lost sooner: it was the last chance

/**
 * `MISTAKES` of connectx/exact/verdicts.py, which page.py puts in.
 * @type {{verdict: string, symbol: string, meaning: string, before: number, after: number[],
 *   blunder: boolean}[]}
 */
export const MISTAKES = Object(/*MISTAKES*/);

/**
 * @typedef {object} Game  see page.py; what a page adds is found while the game is judged
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
 * @property {(?number)[]} [position_scores]  for the side to move
 * @property {Object<number, number[]>} [better]  best columns by the number of a mistake, from 1
 */

/** The twin of `verdict_on` in connectx/exact/verdicts.py. */
export function verdictOn(before, after) {
  if (before === null || after === null) return noMistake("not scored");
  const signs = [before, after].map(Math.sign);
  const mistake = after < before
    && MISTAKES.find((row) => row.before === signs[0] && row.after.includes(signs[1]));
  return mistake || noMistake("perfect");
}

/** A move and its scores, for the side that moves. @param {Game} game @param {number} index */
export function reviewedMove(game, index) {
  const { opening = 0, position_scores: scores, better } = game;
  const before = scores[index], reply = scores[index + 1] ?? null;
  const after = reply === null ? null : -reply;
  const { symbol, verdict, blunder } = index < opening ? noMistake("given")
    : verdictOn(before, after);
  return { before, after, symbol, verdict, blunder, better: better?.[index + 1] ?? [] };
}

/** @param {Game} game */
export function reviewedMoves(game) {
  return game.moves.map((_, index) => reviewedMove(game, index));
}

/**
 * The number of the move that decided the game, 0 if none did; null while that is not known, since a
 * position has no score that could make a later move the one. `chance` is the loser's move after it
 * by which the loss came much sooner.
 * @param {Game} game
 * @returns {?{number: number, chance?: number}}
 */
export function turningPoint(game) {
  const { moves, forfeit, winner = null, opening = 0 } = game, all = reviewedMoves(game);
  const last = game.position_scores.at(-1);
  const own = forfeit?.seat === moves.length % 2 ? last : -last;
  const could = (index) => winner === null || index % 2 !== winner; // only a loser, if any
  const number = 1 + all.findLastIndex((move, index) => move.blunder && could(index));
  const open = ({ before, after }, index) => index >= (number || opening) && could(index)
    && (before === null || after === null) && !(before < 0 || after > 0);
  if (all.some(open) || (forfeit && last === null)) return null;
  if (forfeit && own >= 0) return { number: 0 };
  return { number, chance: number ? lastChance(all, number) : 0 };
}

function lastChance(all, number) {
  const sooner = all.map(({ before, after }, index) =>
    index >= number && index % 2 !== number % 2 && before < 0 && after !== null
      ? before - after : 0);
  const most = Math.max(...sooner);
  return most < MUCH_SOONER ? 0 : 1 + sooner.lastIndexOf(most);
}

/** What a move did, and what the better ones would have done. @param {Game} game */
export function comparison(game, index) {
  const { before, after, better } = reviewedMove(game, index), [rows, columns] = game.size;
  const empty = rows * columns - index, other = SIDES[1 - index % 2];
  const when = (score) => {
    const discs = discsToWin(score, empty);
    return discs > 1 ? `in ${discs}` : "at once";
  };
  const did = after > 0 ? `wins only ${when(after)}`
    : after ? `let ${other} win ${when(after)}` : `let ${other} draw`;
  const would = before > 0 ? `would have won ${when(before)}`
    : before ? `would have held out until ${other} wins ${when(before)}`
      : "would have drawn";
  const instead = better.length ? ` ${capital(columnsInWords(better, "or"))} ${would}.` : "";
  return `Column ${columnName(game.moves[index])} ${did}.${instead}`;
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

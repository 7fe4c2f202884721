// Every move of a game judged by the scores of the positions before and after it, with the table of
// connectx/bench/solver/judge.py, as connectx/bench/review/moves.py does it.

import { Board } from "./rules.js";
import { SIDES, capitalize, columnName, columnsInWords, discsToWin, phrase } from "./words.js";

const MIN_SOONER_DISCS = 3; // by which a lost game is lost sooner, if a move was the last chance
/** The names of sentences that say "at once", by those of sentences that say with how many discs. */
const AT_ONCE_NAMES = {
  "let win": "let win now",
  "would have won": "would have won now",
  "slower than": "slower than now",
};

/**
 * `MISTAKES` of connectx/bench/solver/judge.py, which page.py puts in. `before` and `after` are
 * the signs of the scores between which a move makes this mistake.
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
 * @property {boolean} [isPosition]  whether the order of the moves of the opening is not known
 * @property {?number} [winner]
 * @property {?{seat: number, cause: string, detail?: string}} [forfeit]
 * @property {(?number)[]} [seconds]  of every move after the opening
 * @property {boolean} [reviewed]  whether Python has scored it
 * @property {string} [id]
 * @property {string} [title]
 * @property {?string[][]} [reasons]  sentences by position
 * @property {(?number)[]} [position_scores]  for the side to move, where Python has scored it
 * @property {Object<number, number[]>} [better]  best columns by the number of a mistake, from 1
 *
 * A move and its verdict, with the scores of the positions before and after it for the side that makes
 * it; null: not known. `symbol`: the sign of a mistake, such as "?", else "". `blunder`: whether it
 * throws a win or a draw away.
 * @typedef {{before: ?number, after: ?number, symbol: string, verdict: string, blunder: boolean}}
 *   ReviewedMove
 */
/**
 * @typedef {object} TurningPoint  the move that decided a game
 * @property {number} number  of the move, from 1; 0 if no move decided the game
 * @property {number} [chance]  the number of the loser's later move by which the loss came much sooner;
 *   0 if there is none
 */
/**
 * @typedef {object} GameReview  what the scores that are known say of a whole game
 * @property {(?number)[]} scores  of the positions before each move and after the last, for the side to
 *   move; null: not known
 * @property {ReviewedMove[]} moves
 * @property {?TurningPoint} turningPoint  null while it is not known
 * @property {boolean} isFinal  whether the search will find no more scores for it
 */

/**
 * Return the verdict on a move, a row of `MISTAKES` or what is like one: the twin of `verdict_on` in
 * connectx/bench/solver/judge.py.
 * @param {?number} before @param {?number} after  scores for the side that moves; null: not known
 */
export function verdictOn(before, after) {
  if (before === null || after === null) return noMistake("not scored");
  if (after >= before) return noMistake("perfect");
  const mistake = MISTAKES.find((row) =>
    row.before === Math.sign(before) && row.after.includes(Math.sign(after)));
  return mistake ?? noMistake("perfect");
}

/** Return a verdict that is no mistake, in the form of those that are. */
function noMistake(verdict) {
  return { symbol: "", verdict, blunder: false };
}

/**
 * Return the verdicts on every move of a game, with its scores.
 * @param {Game} game @param {(?number)[]} scores  of the positions, for the side to move
 * @returns {ReviewedMove[]}
 */
export function reviewedMoves({ moves, opening = 0 }, scores) {
  return moves.map((_, ply) => {
    const before = scores[ply];
    const scoreForOpponent = scores[ply + 1];
    const after = scoreForOpponent === null ? null : -scoreForOpponent;
    const isGiven = ply < opening;
    const { symbol, verdict, blunder } = isGiven ? noMistake("given") : verdictOn(before, after);
    return { before, after, symbol, verdict, blunder };
  });
}

/**
 * Find the move that decided a game: the last blunder of a side that did not win. After a forfeit, no
 * move did unless the position was lost as well for the side that forfeited.
 * @param {Game} game @param {(?number)[]} scores  of the positions, for the side to move
 * @returns {?TurningPoint} null if scores are missing by which another move could be the one
 */
export function findTurningPoint(game, scores) {
  const { forfeit, winner = null, opening = 0 } = game;
  const reviewed = reviewedMoves(game, scores);
  const isByNonWinner = (ply) => winner === null || ply % 2 !== winner;
  const lastBlunderPly = reviewed.findLastIndex(({ blunder }, ply) => blunder && isByNonWinner(ply));
  const firstLaterPly = lastBlunderPly < 0 ? opening : lastBlunderPly + 1;
  const mayBeLaterBlunder = (move, ply) =>
    ply >= firstLaterPly && isByNonWinner(ply) && canBeBlunder(move);
  if (reviewed.some(mayBeLaterBlunder)) return null;
  if (forfeit) {
    const lastScore = scoreOfForfeiter(game, scores);
    if (lastScore === null) return null;
    if (lastScore >= 0) return { number: 0 };
  }
  if (lastBlunderPly < 0) return { number: 0, chance: 0 };
  const number = lastBlunderPly + 1;
  return { number, chance: findLastChance(reviewed, number) };
}

/** Return the score of the last position for the side that forfeited; null if it is not known. */
function scoreOfForfeiter(/** @type {Game} */ { moves, forfeit }, /** @type {(?number)[]} */ scores) {
  const scoreForSideToMove = scores.at(-1);
  if (scoreForSideToMove === null) return null;
  const sideToMove = moves.length % 2;
  return forfeit.seat === sideToMove ? scoreForSideToMove : -scoreForSideToMove;
}

/** Return whether a move whose scores are not both known may have thrown a win or a draw away. */
function canBeBlunder(/** @type {ReviewedMove} */ { before, after }) {
  if (before !== null && after !== null) return false;
  const wasLost = before !== null && before < 0;
  const isStillWon = after !== null && after > 0;
  return !wasLost && !isStillWon;
}

/**
 * Return the number of the move after the decision by which the same side lost the most discs sooner,
 * the last one of equals; 0 if none lost much, or if a score is not known.
 * @param {ReviewedMove[]} reviewed @param {number} number  of the move that decided the game
 */
function findLastChance(reviewed, number) {
  let lastChance = 0, mostDiscs = MIN_SOONER_DISCS;
  for (let index = number + 1; index < reviewed.length; index += 2) {
    const { before, after } = reviewed[index];
    if (before === null || after === null) return 0;
    const discsSooner = before < 0 ? before - after : 0;
    if (discsSooner < mostDiscs) continue;
    mostDiscs = discsSooner;
    lastChance = index + 1;
  }
  return lastChance;
}

/**
 * Review a whole game by the scores that are known.
 * @param {Game} game @param {import("./rules.js").Board[]} boards  before each move, and after all
 * @param {import("./known.js").KnownScores} knownScores @returns {GameReview}
 */
export function reviewOf(game, boards, knownScores) {
  const { isPosition = false, opening = 0 } = game;
  const firstPly = isPosition ? opening : 0; // no position before it is known to have been on the board
  const scores = boards.map((board, ply) => ply < firstPly ? null : knownScores.score(board));
  const moves = reviewedMoves(game, scores);
  const awaitsScores = (board, ply) => {
    if (ply < firstPly) return false;
    if (knownScores.awaitsScore(board)) return true;
    const isMistake = Boolean(moves[ply]?.symbol);
    return isMistake && knownScores.awaitsColumnScores(board);
  };
  const isFinal = !boards.some(awaitsScores);
  return { scores, moves, turningPoint: findTurningPoint(game, scores), isFinal };
}

/**
 * Say what a mistake did, and what better columns would have done.
 * @param {Game} game @param {number} ply  of the mistake
 * @param {{before: ?number, after: ?number}} scores  for the side that moves
 * @param {number[]} betterColumns  the best columns; empty if they are not known
 */
export function describeMistake(game, ply, { before, after }, betterColumns) {
  const [rows, columns] = game.size;
  const emptySquares = rows * columns - ply;
  const mover = ply % 2;
  const hasBetter = betterColumns.length > 0;
  const words = {
    column: columnName(game.moves[ply]),
    other: SIDES[1 - mover],
    better: columnsInWords(betterColumns, "or"),
  };
  if (after > 0) {
    if (!hasBetter) return phrase("slower", words);
    return describeWin("slower than", words, winByScore(before, mover, emptySquares));
  }

  let effect = phrase("let draw", words);
  let isUnitNamed = false;
  if (after < 0) {
    const win = winByScore(after, mover, emptySquares);
    effect = describeWin("let win", words, win);
    isUnitNamed = win.discs > 1; // in this sentence, so the next one leaves it out
  }
  if (!hasBetter) return effect;

  let betterResult = phrase("would have drawn", words);
  if (before !== 0) {
    const name = before > 0 ? "would have won" : "would have lost later";
    const betterWords = isUnitNamed ? { ...words, unit: "" } : words;
    betterResult = describeWin(name, betterWords, winByScore(before, mover, emptySquares));
  }
  return `${effect} ${capitalize(betterResult)}`;
}

/**
 * Return which seat wins by a score, and how many discs it still has to play.
 * @param {number} score  not 0, for the side to move
 * @param {number} sideToMove  its seat @param {number} emptySquares
 */
function winByScore(score, sideToMove, emptySquares) {
  const winner = score > 0 ? sideToMove : 1 - sideToMove;
  return { winner, discs: discsToWin(score, emptySquares) };
}

/**
 * Fill a sentence about a win, or the one in its place that says "at once" if a single disc is enough.
 * @param {string} name  of the sentence
 * @param {Object<string, string>} words  which fill its other gaps; a `unit` among them stands behind the
 *   number of discs in place of, say, " more red discs"
 * @param {{winner: number, discs: number}} win  the seat, and how many discs it still has to play
 */
function describeWin(name, words, { winner, discs }) {
  const colour = SIDES[winner].toLowerCase();
  const unit = ` more ${colour} discs`;
  const sentenceName = discs === 1 ? AT_ONCE_NAMES[name] ?? name : name;
  return phrase(sentenceName, { unit, ...words, discs, colour });
}

/**
 * Find what a loser's last move overlooked, by the rules alone.
 * @param {Game} game @param {number} loser  the seat
 * @returns {string} the name of it; "" if the loser could do nothing any more
 */
export function lossOf({ size, moves, opening = 0, forfeit }, loser) {
  if (forfeit) return "forfeit";
  const lastPly = moves.length - 2; // of the loser
  if (lastPly < opening) return "";
  const winner = 1 - loser;
  const board = Board.empty(size).boards(moves.slice(0, lastPly)).at(-1);
  if (board.winningColumns(loser).length) return "a win not taken";

  const columnsToBlock = board.winningColumns(winner);
  if (columnsToBlock.length > 1) return "";
  if (columnsToBlock.length === 1) {
    const isBlocked = moves[lastPly] === columnsToBlock[0];
    return isBlocked ? "" : "a win not blocked";
  }
  const isSafe = (column) => !board.play(column).winningColumns(winner).length;
  return board.legalColumns().some(isSafe) ? "a disc under a winning square" : "";
}

/** Return who makes a move: a name, or the side. @param {Game} game @param {number} ply */
export function moverOf({ names }, ply) {
  const seat = ply % 2;
  return names[seat] || SIDES[seat];
}

/** Say how a game ended, as a sentence's part. @param {Game} game */
export function outcomeOf({ names, size, moves, winner, forfeit }) {
  const winnerName = names[winner];
  if (forfeit) return `${winnerName} won by forfeit: ${forfeit.cause}`;
  if (winnerName !== undefined) return `${winnerName} won`;
  const [rows, columns] = size;
  const isFull = moves.length === rows * columns;
  return isFull ? "a draw" : "not finished";
}

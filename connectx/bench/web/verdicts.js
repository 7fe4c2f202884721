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
 * @property {number} [lastChanceNumber]  of the loser's later move by which the loss came much sooner;
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
 * Return the verdict on a move: a row of `MISTAKES`, or if it is no mistake, an object with `verdict`,
 * `symbol` and `blunder` only. The twin of `verdict_on` in connectx/bench/solver/judge.py.
 * @param {?number} before  the score before the move, for the side that moves; null: not known
 * @param {?number} after  the score after the move, for the same side
 * @returns {{verdict: string, symbol: string, blunder: boolean}} `symbol`: such as "?", "" if it is no
 *   mistake. `blunder`: whether the move throws a win or a draw away
 */
export function verdictOn(before, after) {
  if (before === null || after === null) return noMistake("not scored");
  if (after >= before) return noMistake("perfect");
  const mistake = MISTAKES.find((row) => // which has signs of scores
    row.before === Math.sign(before) && row.after.includes(Math.sign(after)));
  return mistake ?? noMistake("perfect");
}

/** Return a verdict on a move that is no mistake, such as "perfect". */
function noMistake(verdict) {
  return { symbol: "", verdict, blunder: false };
}

/**
 * Return the verdict on every move of a game, with the scores before and after the move for the side that
 * makes it. A move of the opening, which the players did not choose, is "given".
 * @param {Game} game
 * @param {(?number)[]} scores  of the positions before each move and after the last, for the side to move
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
 * Find the move that decided a game: the last blunder (it throws a win or a draw away) of a side that did
 * not win. After a forfeit, no move did unless the position was lost as well for the side that forfeited.
 * @param {Game} game
 * @param {(?number)[]} scores  of the positions before each move and after the last, for the side to move
 * @returns {?TurningPoint} with number 0 if no move decided the game; null if scores are missing, so that
 *   another move may be the one
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
    const forfeiterScore = lastScoreOfForfeiter(game, scores);
    if (forfeiterScore === null) return null;
    if (forfeiterScore >= 0) return { number: 0 };
  }
  if (lastBlunderPly < 0) return { number: 0, lastChanceNumber: 0 };
  const number = lastBlunderPly + 1;
  return { number, lastChanceNumber: findLastChance(reviewed, lastBlunderPly) };
}

/**
 * Return the score of the last position for the side that forfeited; null if it is not known.
 * @param {Game} game
 * @param {(?number)[]} scores  of the positions before each move and after the last, for the side to move
 */
function lastScoreOfForfeiter({ moves, forfeit }, scores) {
  const scoreForSideToMove = scores.at(-1);
  if (scoreForSideToMove === null) return null;
  const sideToMove = moves.length % 2;
  return forfeit.seat === sideToMove ? scoreForSideToMove : -scoreForSideToMove;
}

/**
 * Return whether a move may have thrown a win or a draw away, although its scores are not both known;
 * false if they are.
 * @param {ReviewedMove} move
 */
function canBeBlunder({ before, after }) {
  if (before !== null && after !== null) return false;
  const wasLost = before !== null && before < 0;
  const isStillWon = after !== null && after > 0;
  return !wasLost && !isStillWon;
}

/**
 * Find the loser's last chance: the move after the decision by which it lost the most discs sooner, the
 * last one of equals.
 * @param {ReviewedMove[]} reviewed
 * @param {number} decidingPly  of the move that decided the game, which the same side made
 * @returns {number} the number of the move, from 1; 0 if none lost much, or if a score is not known
 */
function findLastChance(reviewed, decidingPly) {
  let lastChanceNumber = 0;
  let mostDiscs = MIN_SOONER_DISCS;
  for (let ply = decidingPly + 2; ply < reviewed.length; ply += 2) {
    const { before, after } = reviewed[ply];
    if (before === null || after === null) return 0;
    const discsSooner = before < 0 ? before - after : 0;
    if (discsSooner < mostDiscs) continue;
    mostDiscs = discsSooner;
    lastChanceNumber = ply + 1;
  }
  return lastChanceNumber;
}

/**
 * Return what the scores that are known say of a whole game: the verdicts on its moves, and which move
 * decided it.
 * @param {Game} game @param {import("./rules.js").Board[]} boards  before each move, and after all
 * @param {import("./known.js").KnownScores} knownScores
 * @returns {GameReview} `isFinal`: the search will find no more scores for it
 */
export function reviewOf(game, boards, knownScores) {
  const { isPosition = false, opening = 0 } = game;
  const firstPly = isPosition ? opening : 0; // no position before it is known to have been on the board
  const scores = boards.map((board, ply) => ply < firstPly ? null : knownScores.score(board));
  const moves = reviewedMoves(game, scores);
  const maySearchFindMore = (board, ply) => {
    if (ply < firstPly) return false;
    if (knownScores.awaitsScore(board)) return true;
    const isMistake = Boolean(moves[ply]?.symbol);
    return isMistake && knownScores.awaitsColumnScores(board);
  };
  const isFinal = !boards.some(maySearchFindMore);
  return { scores, moves, turningPoint: findTurningPoint(game, scores), isFinal };
}

/**
 * Say what a mistake did, and what better columns would have done. Scores are above 0 where the side that
 * moves wins, and below 0 where it loses.
 * @param {Game} game @param {number} ply  of the mistake
 * @param {{before: ?number, after: ?number}} scores  before and after it, for the side that moves
 * @param {number[]} betterColumns  the best columns; empty if they are not known
 */
export function describeMistake(game, ply, { before, after }, betterColumns) {
  const [rows, columns] = game.size;
  const emptySquares = rows * columns - ply;
  const mover = ply % 2;
  const isBetterKnown = betterColumns.length > 0;
  const gaps = {
    column: columnName(game.moves[ply]),
    other: SIDES[1 - mover],
    better: columnsInWords(betterColumns, "or"),
  };
  if (after > 0) {
    if (!isBetterKnown) return phrase("slower", gaps);
    return describeWin("slower than", gaps, winOfScore(before, mover, emptySquares));
  }

  let effect = phrase("let draw", gaps);
  let areDiscsNamed = false;
  if (after < 0) {
    const win = winOfScore(after, mover, emptySquares);
    effect = describeWin("let win", gaps, win);
    areDiscsNamed = win.discs > 1; // "3 more red discs"; then the next sentence says "3"
  }
  if (!isBetterKnown) return effect;

  let betterResult = phrase("would have drawn", gaps);
  if (before !== 0) {
    const name = before > 0 ? "would have won" : "would have lost later";
    const betterGaps = areDiscsNamed ? { ...gaps, unit: "" } : gaps;
    betterResult = describeWin(name, betterGaps, winOfScore(before, mover, emptySquares));
  }
  return `${effect} ${capitalize(betterResult)}`;
}

/**
 * Return which seat wins according to a score, and how many discs it still has to play.
 * @param {number} score  not 0, for the side to move
 * @param {number} sideToMove  its seat @param {number} emptySquares
 */
function winOfScore(score, sideToMove, emptySquares) {
  const winner = score > 0 ? sideToMove : 1 - sideToMove;
  return { winner, discs: discsToWin(score, emptySquares) };
}

/**
 * Return a sentence of the table about a win, or the one in its place that says "at once" if a single
 * disc is enough.
 * @param {string} name  of the sentence
 * @param {Object<string, string>} gaps  what fills its other gaps; a `unit` among them stands behind the
 *   number of discs in place of, say, " more red discs"
 * @param {{winner: number, discs: number}} win  the seat, and how many discs it still has to play
 */
function describeWin(name, gaps, { winner, discs }) {
  const colour = SIDES[winner].toLowerCase();
  const unit = ` more ${colour} discs`;
  const sentenceName = discs === 1 ? AT_ONCE_NAMES[name] ?? name : name;
  return phrase(sentenceName, { unit, ...gaps, discs, colour });
}

/**
 * Return what made a side lose a game that is over: "forfeit", or what its last move overlooked, such as
 * "a win not blocked". This follows from the rules alone.
 * @param {Game} game @param {number} loser  the seat
 * @returns {string} "" if the loser could do nothing any more in its last move, or made none
 */
export function lossCauseOf({ size, moves, opening = 0, forfeit }, loser) {
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

/**
 * Return the name of who makes a move; the side if it has none.
 * @param {Game} game @param {number} ply
 */
export function nameOfMover({ names }, ply) {
  const seat = ply % 2;
  return names[seat] || SIDES[seat];
}

/** Say how a game ended, such as "a draw". @param {Game} game */
export function describeOutcome({ names, size, moves, winner, forfeit }) {
  const winnerName = names[winner];
  if (forfeit) return `${winnerName} won by forfeit: ${forfeit.cause}`;
  if (winnerName !== undefined) return `${winnerName} won`;
  const [rows, columns] = size;
  const isFull = moves.length === rows * columns;
  return isFull ? "a draw" : "not finished";
}

// What the page to play on says of a game: how it stands, what was overlooked, and where it turned.
// `page` is the `PlayPage`: its `seats` say who plays, its `session.state` what the game has led to.

import { COMPUTER, YOU } from "./log.js";
import { refute } from "./reasons.js";
import { Board } from "./rules.js";
import { lossCauseOf } from "./verdicts.js";
import {
  SIDES, capitalize, columnInWords, columnName, columnsInWords, phrase, joinWords, numberInWords,
  possessive,
} from "./words.js";

/** @typedef {import("./scorer.js").Scores} Scores */
/** @typedef {import("./view.js").Message} Message */

/**
 * Say how the game stands after its last move.
 * @param {any} page
 * @returns {Message} a headline, and what stands below it
 */
export function standing(page) {
  const { seats, session } = page;
  const { board, moves } = session.state;
  const who = seats.nameOf(board.turn);
  if (page.problem) return [phrase("could not move", { who }), page.problem];
  if (board.over) return describeEnd(page);
  if (!moves.length) return describeBeginning(page);
  const lastMove = describeLastMove(page);
  if (page.isPlayerDue) return [phrase("thinks", { who }), lastMove];
  if (!session.isPlayedHere) return [phrase("to play", { who }), lastMove];
  const second = isAgentReplaced(page) ? `${lastMove} ${phrase("not running")}` : lastMove;
  return [phrase(session.hasOnePerson ? "your turn" : "turn of", { who }), second];
}

/**
 * Say what was played last; "" if nothing was, or the order of the moves is not known.
 * @param {any} page
 */
function describeLastMove({ seats, session }) {
  const { log } = session;
  const { moves } = session.state;
  const movesWithoutOrder = log.isPosition ? log.opening : 0;
  if (moves.length <= movesWithoutOrder) return "";
  const lastPly = moves.length - 1;
  const who = capitalize(seats.nameMover(lastPly));
  return phrase("played", { who, column: columnName(moves[lastPly]) });
}

/**
 * Say how a game has ended.
 * @param {any} page
 * @returns {Message} a headline, and what stands below it
 */
function describeEnd({ seats, session }) {
  const { board, moves } = session.state;
  const four = lineLengthInWords(session);
  if (board.winner === null) return [phrase("draw game"), phrase("board full", { four })];
  const ways = joinWords(board.winningWays, "and");
  const howWon = phrase("how won", { four: capitalize(four), ways, number: moves.length });
  let sentenceName = session.isPlayedHere ? "wins" : "won";
  if (seats.youWon) sentenceName = "you win";
  return [phrase(sentenceName, { who: seats.nameOf(board.winner) }), howWon];
}

/**
 * Say what to do on an empty board.
 * @param {any} page
 * @returns {Message} a headline, and what stands below it
 */
function describeBeginning(page) {
  const { seats, session } = page;
  const { turn } = session.state.board;
  const who = seats.nameOf(turn);
  if (page.isPlayerDue) return [phrase("thinks", { who }), ""];
  if (isAgentReplaced(page)) return [phrase("turn of", { who }), phrase("not running")];
  const side = SIDES[turn].toLowerCase();
  return [phrase("goal", { four: lineLengthInWords(session) }), phrase("tap", { side })];
}

/** Return how many discs in a row win, in words such as "four". @param {any} session  with its `log` */
function lineLengthInWords({ log }) {
  const [, , inarow] = log.size;
  return numberInWords(inarow);
}

/**
 * Return whether the computer plays in place of the notebook's agent, because the notebook does not run.
 * @param {any} page  the `PlayPage`: `facts.seats` says who played at first, `session.state.seats` who
 *   plays now, `python` whether Python answers
 */
function isAgentReplaced({ python, facts, session }) {
  const isInNotebook = python.kind === "frame";
  const agent = facts.seats.find((player) => player !== YOU && player !== COMPUTER);
  if (!isInNotebook || !agent) return false;
  const isAgentPlaying = session.state.seats.includes(agent);
  return !python.isThere && !isAgentPlaying;
}

// What is said of a finished game, as in connectx/bench/review/loss.py ----------------------------

/**
 * @typedef {import("./verdicts.js").Game} Game
 * @typedef {(ply: number) => string} NameMover  returns who makes a move: "you", or a side
 * @typedef {{name: string, ply: number}} Oversight  the move by which a loser overlooked something, and
 *   the name of the sentence on it
 */
/**
 * @typedef {object} DecidingMove  the move that decided a game
 * @property {number} number  of the move, from 1; 0 if no move decided the game
 * @property {number} [before]  the score before the move, for the side that made it
 * @property {number[]} [better]  the best columns in its place
 */

/**
 * Explain a loss in up to two paragraphs: what the loser overlooked last, then where the game turned
 * and what would have helped. The twin of Python's `explain_loss`.
 * @param {Game} game  with its winner
 * @param {?DecidingMove} decidingMove  with number 0 if no move decided the game; null if it is not known
 * @param {(board: Board) => Scores} scoresOf  returns the scores of columns as far as they are known
 * @param {NameMover} nameMover  returns who makes a move: "you", or a side
 * @returns {string[]} paragraphs
 */
export function explainLoss(game, decidingMove, scoresOf, nameMover) {
  const paragraphs = [];
  const oversight = findOversight(game);
  if (oversight) paragraphs.push(describeOversight(game, oversight, nameMover));
  if (decidingMove?.number) {
    const ply = decidingMove.number - 1;
    const isAlreadyTold = oversight?.ply === ply;
    const sentences = isAlreadyTold ? [phrase("that move turned")]
      : describeTurningMove(game, ply, scoresOf, nameMover);
    paragraphs.push([...sentences, ...describeBetterMove(decidingMove)].join(" "));
  }
  if (decidingMove && !paragraphs.length) {
    const lastPlyOfLoser = game.moves.length - 2;
    const isYourLoss = game.winner !== null && nameMover(lastPlyOfLoser) === "you";
    paragraphs.push(phrase(isYourLoss ? "never winning" : "none decided"));
  }
  return paragraphs;
}

/**
 * Find what the loser overlooked in its last move, or in its move before that, which let the winner
 * threaten to win in two ways. The twin of Python's `find_oversight`.
 * @param {Game} game
 * @returns {?Oversight} the name of the sentence on it, and the move; null if nobody won, after a
 *   forfeit, and if the loser could not help it
 */
export function findOversight(game) {
  const { moves, size, opening = 0, winner, forfeit } = game;
  const lastPly = moves.length - 2; // of the loser
  if (winner === null || forfeit || lastPly < opening) return null;
  const lossCause = lossCauseOf(game, 1 - winner); // "" if the last move was no oversight
  if (lossCause) return { name: lossCause, ply: lastPly };

  const previousPly = lastPly - 2; // of the loser too
  if (previousPly < opening) return null;
  const boards = Board.empty(size).boards(moves);
  if (!isLostAtOnce(boards[lastPly])) return null;
  const previousBoard = boards[previousPly];
  const preventsThreat = (column) => !winsWithTwoDiscs(previousBoard.play(column));
  if (!previousBoard.legalColumns().some(preventsThreat)) return null;
  return { name: "a double threat not prevented", ply: previousPly };
}

/** Return whether the side to move wins with its next disc. @param {Board} board */
function winsNextDisc(board) {
  return board.winningColumns(board.turn).length > 0;
}

/**
 * Return whether the side to move cannot win now, and the other side wins whatever it plays.
 * @param {Board} board
 */
function isLostAtOnce(board) {
  if (board.over || winsNextDisc(board)) return false;
  return board.legalColumns().every((column) => winsNextDisc(board.play(column)));
}

/**
 * Return whether the side to move wins with its next disc or the one after that.
 * @param {Board} board
 */
function winsWithTwoDiscs(board) {
  if (board.over) return false;
  return winsNextDisc(board)
    || board.legalColumns().some((column) => isLostAtOnce(board.play(column)));
}

/**
 * Say what the loser overlooked in a move, and what the other side did then.
 * @param {Game} game @param {Oversight} oversight @param {NameMover} nameMover
 */
function describeOversight({ moves, size }, { name, ply }, nameMover) {
  const [, , inarow] = size;
  const board = Board.empty(size).boards(moves)[ply];
  const reply = moves[ply + 1];
  const loser = board.turn;
  const winner = 1 - loser;
  const winningColumns = board.winningColumns(name === "a win not taken" ? loser : winner);
  const hasWonElsewhere = name === "a win not blocked" && !winningColumns.includes(reply);
  const sentenceName = hasWonElsewhere ? "a win not blocked, another taken" : name;
  const who = nameMover(ply);
  return phrase(sentenceName, {
    number: ply + 1,
    who,
    whose: possessive(who),
    other: SIDES[winner],
    four: numberInWords(inarow),
    columns: columnsInWords(winningColumns, "or"),
    reply: columnInWords(reply),
    last: columnInWords(moves.at(-1)),
  });
}

/**
 * Name the move that decided the game, and say why it did.
 * @param {Game} game @param {number} ply  of the move
 * @param {(board: Board) => Scores} scoresOf  returns the scores of columns as far as they are known
 * @param {NameMover} nameMover @returns {string[]} sentences
 */
function describeTurningMove({ moves, size }, ply, scoresOf, nameMover) {
  const column = moves[ply];
  const board = Board.empty(size).boards(moves)[ply];
  const after = board.play(column);
  const who = nameMover(ply);
  const sides = [...SIDES]; // their names, by seat
  sides[board.turn] = who;
  const turned = phrase("turned", { number: ply + 1, who, column: columnName(column) });
  const [firstReason, ...otherReasons] = refute(
    board, column, scoresOf(board), scoresOf(after), sides);
  if (!firstReason) return [turned];
  return [turned, phrase("why", { sentence: firstReason }), ...otherReasons];
}

/**
 * Say what would have been better than the move that decided the game.
 * @param {DecidingMove} decidingMove
 * @returns {string[]} a single sentence; none if no better column is known
 */
function describeBetterMove({ before = 0, better: betterColumns = [] }) {
  if (!betterColumns.length) return [];
  const name = before > 0 ? "would have won outright" : "would have drawn";
  const betterColumn = columnInWords(betterColumns[0]);
  return [phrase(name, { better: capitalize(betterColumn) })];
}

/**
 * Explain why the game on a page was lost.
 * @param {any} page
 * @returns {string[]} paragraphs; none while the game goes on, and if the person here has won
 */
export function explainLossOn(page) {
  const { session, seats, view } = page;
  const { winner, over } = session.state.board;
  if (!over || seats.youWon || !view.review) return [];
  return explainLoss(
    { ...view.game, winner },
    decidingMoveOf(view),
    (board) => view.knownScores.columnScores(board),
    (ply) => seats.nameMover(ply),
  );
}

/**
 * Return the move that decided the game of a view, with what was better in its place.
 * @param {import("./view.js").GameView} view  with a review
 * @returns {?DecidingMove} with number 0 if no move decided the game; null if it is not known
 */
function decidingMoveOf({ review, knownScores, boards }) {
  const { turningPoint } = review;
  if (!turningPoint) return null;
  const { number } = turningPoint;
  if (!number) return { number: 0 };
  const ply = number - 1;
  return { number, before: review.moves[ply].before, better: knownScores.bestColumns(boards[ply]) };
}

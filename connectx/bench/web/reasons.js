// Why a position is won, lost or drawn, why a move was bad, and why a column is a good one to play.
// Without Python this follows from the rules and from the scores that are known.

import {
  COLUMN_NAMES, SIDES, SIGNS, byId, capitalize, columnInWords, columnName, columnsInWords, discsToWin,
  phrase, inColours, joinWords, make, numberInWords, possessive, sentenceOnSquares, squareName,
} from "./words.js";

// How many discs the winner may still need:
const MAX_FORCED_DISCS = 5; // for a win that is told move by move, as in bench/review/refutation.py
const MAX_TOLD_DISCS = 10; // for a win of which the number of discs is told
const MAX_HINT_DISCS = 6; // for a win that a hint tells, as in connectx/bench/review/hint.py
const MAX_FORCE_POSITIONS = 2000; // that `forceWin` looks at

/** @typedef {import("./rules.js").Board} Board */
/** @typedef {import("./scorer.js").Scores} Scores */
/** @typedef {Object<string, string>} Gaps  the words that fill the gaps of a sentence, by their names */
/**
 * @typedef {{row: number, column: number, seat: number, matters: boolean}} Threat  an empty square that
 *   wins for a side; `matters`: false if the game is over before a disc gets there
 */

// Threats, as in connectx/bench/review/threats.py ----------------------------------------------

/**
 * Find the empty squares on which a disc would win for a side, column by column from the bottom: the twin
 * of Python's `find_threats`.
 * @param {Board} board
 * @returns {Threat[]} `matters`: false if the game is over before a disc gets there
 */
export function findThreats(board) {
  const { geometry } = board;
  const threats = [];
  const winningMasks = [board.winningSquares(0), board.winningSquares(1)]; // by seat
  for (let column = 0; column < geometry.columns; column += 1) {
    let matters = true;
    let winnersBelow = []; // the seats that win on the square below
    for (let row = 0; row < geometry.rows; row += 1) {
      const square = geometry.square(row, column);
      const winners = [0, 1].filter((seat) => winningMasks[seat] & square);
      for (const seat of winners) threats.push({ row, column, seat, matters });
      const isWonByBoth = winners.length === 2;
      const isAboveSameWinner = winners.some((seat) => winnersBelow.includes(seat));
      if (isWonByBoth || isAboveSameWinner) matters = false; // further up: the game ends here or below
      winnersBelow = winners;
    }
  }
  return threats;
}

/**
 * Find a win of the side to move in which each of its discs is a threat to win, which the other side has
 * to block, until the last one wins. The twin of Python's `force_win`.
 * @param {Board} board @param {number} discs  how many discs the winner may play at most
 * @param {number} maxPositions  the search gives up after so many
 * @returns {number[]} the columns of both sides in turn, the last one a win; empty if none is found
 */
export function forceWin(board, discs, maxPositions = Infinity) {
  return new ForcedWinSearch(board.turn, maxPositions).findWin(board, discs);
}

/** A search for wins in which the other side has to block each disc of the attacker but the last. */
class ForcedWinSearch {
  /**
   * The columns of wins, empty if there is none, by the keys of positions and the discs that are left.
   */
  storedWins = new Map();
  searchedPositions = 0;

  /** @param {number} attacker  the seat that is to win @param {number} maxPositions */
  constructor(attacker, maxPositions) {
    this.attacker = attacker;
    this.maxPositions = maxPositions;
  }

  /**
   * Find a win, or return the one that was found before for the same position.
   * @param {Board} board  on which the attacker moves @param {number} discs  that it may play at most
   * @returns {number[]} the columns of both sides in turn, the last one a win; empty if none is found
   */
  findWin(board, discs) {
    const { storedWins } = this;
    const name = `${board.key}:${discs}`;
    if (!storedWins.has(name)) storedWins.set(name, this.searchForWin(board, discs));
    return storedWins.get(name);
  }

  /**
   * Find a win by trying the columns one by one.
   * @param {Board} board  on which the attacker moves @param {number} discs  that it may play at most
   * @returns {number[]} the columns of both sides in turn, the last one a win; empty if none is found
   */
  searchForWin(board, discs) {
    const { attacker } = this;
    const defender = 1 - attacker;
    const [winningColumn] = board.winningColumns(attacker);
    if (winningColumn !== undefined) return [winningColumn];
    const columnsToBlock = board.winningColumns(defender);
    if (discs < 2 || columnsToBlock.length > 1) return [];
    this.searchedPositions += 1;
    if (this.searchedPositions > this.maxPositions) return [];
    const candidates = columnsToBlock.length ? columnsToBlock : board.legalColumns();
    for (const column of candidates) {
      const after = board.play(column);
      const [block] = after.winningColumns(attacker);
      const isThreat = block !== undefined;
      if (!isThreat || after.winningColumns(defender).length) continue;
      const rest = this.findWin(after.play(block), discs - 1);
      if (rest.length) return [column, block, ...rest];
    }
    return [];
  }
}

// What the rules alone say, as in connectx/bench/review/claims.py ------------------------------

/**
 * Say in sentences what follows from the rules alone: the twin of Python's `from_rules`. A gift is a
 * square on which the other side would win if the side to move played just below.
 * @param {Board} board
 * @returns {string[]} empty if the game is over, or if nothing follows from the rules
 */
export function sentencesOfRules(board) {
  if (board.over) return [];
  const { turn, geometry } = board;
  const winsNow = squaresThatWinNow(board, turn);
  if (winsNow.length) return [sentenceOnSquares("wins now", board, winsNow)];
  const squaresToBlock = squaresThatWinNow(board, 1 - turn);
  const hasToBlock = squaresToBlock.length > 0;
  if (squaresToBlock.length > 1) return [sentenceOnSquares("cannot block", board, squaresToBlock)];
  const giftMask = findGifts(board);
  const isEveryColumnGift = giftMask === squaresAboveLandings(board);
  if (!hasToBlock && isEveryColumnGift) return [sentenceOnSquares("in zugzwang", board, [])];

  const sentences = [];
  if (hasToBlock) sentences.push(sentenceOnSquares("must block", board, squaresToBlock));
  if (hasOpenLines(board)) sentences.push(describeWinWithTwoDiscs(board));
  else sentences.push(sentenceOnSquares("no lines", board, []));
  if (giftMask && !hasToBlock) {
    sentences.push(sentenceOnSquares("loses at once", board, geometry.squaresOf(giftMask)));
  }
  return sentences.filter(Boolean);
}

/**
 * Return the squares on which the next disc would win for a seat.
 * @param {Board} board @param {number} seat @returns {import("./rules.js").Square[]}
 */
function squaresThatWinNow(board, seat) {
  return board.geometry.squaresOf(board.winningSquares(seat) & board.landings);
}

/**
 * Return the mask of the squares on which the other side would win if the side to move played just below.
 * @param {Board} board
 */
function findGifts(board) {
  return board.winningSquares(1 - board.turn) & squaresAboveLandings(board);
}

/**
 * Return the mask of the squares just above those on which the next disc can land. In a mask, the bit of
 * a square is one above that of the square below it.
 * @param {Board} board
 */
function squaresAboveLandings(board) {
  return board.landings << 1n;
}

/**
 * Return whether any side could still complete a line, if it had a disc on every empty square.
 * @param {Board} board
 */
function hasOpenLines(board) {
  const { geometry } = board;
  const emptySquares = geometry.board & ~board.occupied;
  return [0, 1].some((seat) => geometry.hasWon(board.discsOf(seat) | emptySquares));
}

/**
 * Say how the side to move, which cannot win with its next disc, wins with the one after that: the twin
 * of Python's `forces`.
 * @param {Board} board
 * @returns {string} "" if it cannot
 */
function describeWinWithTwoDiscs(board) {
  const [first, block] = forceWin(board, 2);
  if (block === undefined) return "";
  const winningSquares = squaresThatWinNow(board.play(first), board.turn);
  let how = sentenceOnSquares("two threats", board, winningSquares);
  if (winningSquares.length === 1) {
    const [squareToBlock] = winningSquares;
    const aboveBlock = { column: block, row: squareToBlock.row + 1 };
    how = sentenceOnSquares("threat above", board, [squareToBlock, aboveBlock]);
  }
  return sentenceOnSquares("forces", board, [], { first: columnName(first), how });
}

// Why a move was bad, as in connectx/bench/review/refutation.py ----------------------------------

/**
 * Explain in sentences that a column throws a win or a draw away, or loses sooner. The twin of Python's
 * `refute`. Scores are above 0 where the side that is to move wins, and the higher, the sooner it wins.
 * @param {Board} board  before the column is played @param {number} column
 * @param {Scores} scores  by column, for the side to move, as far as they are known
 * @param {Scores} replyScores  by reply to the column, for the other side, as far as they are known
 * @param {string[]} sides  the names of the sides, by seat
 * @returns {string[]} empty if the column may be no mistake
 */
export function refute(board, column, scores, replyScores, sides = SIGNS) {
  const after = board.play(column);
  if (after.over) return [];
  const areRepliesScored = areAllScored(after, replyScores);
  const scoreByReplies = areRepliesScored ? -highestScore(replyScores) : null;
  const score = scores[column] ?? scoreByReplies;
  if (score !== null) {
    const isBest = areAllScored(board, scores) && score === highestScore(scores);
    if (score > 0 || isBest) return [];
  }

  const mover = sides[board.turn];
  const gaps = {
    me: mover,
    my: possessive(mover),
    other: sides[1 - board.turn],
    four: numberInWords(board.geometry.inarow),
    played: capitalize(columnInWords(column)),
  };
  let refutation = describeWinAtOnce(board, column, gaps);
  if (!refutation) refutation = describeForcedWin(after, score, gaps);
  if (!refutation && areRepliesScored) {
    refutation = describeReply(board, column, scores, replyScores, gaps);
  }
  return [describeMissedWin(board, gaps), refutation].filter(Boolean);
}

/**
 * Return whether the scores of all columns that are not full are known.
 * @param {Board} board @param {Scores} scores
 */
function areAllScored(board, scores) {
  return Object.keys(scores).length === board.legalColumns().length;
}

/** Return the highest of some scores. @param {Scores} scores */
function highestScore(scores) {
  return Math.max(...Object.values(scores));
}

/**
 * Return the columns whose scores are among those that are wanted.
 * @param {Scores} scores  by column @param {(score: number) => boolean} isWanted
 */
function columnsWithScore(scores, isWanted) {
  return Object.keys(scores).map(Number).filter((column) => isWanted(scores[column]));
}

/**
 * Say in which columns the side that moves could have won at once; "" if in none.
 * @param {Board} board @param {Gaps} gaps
 */
function describeMissedWin(board, gaps) {
  const wins = board.winningColumns(board.turn);
  if (!wins.length) return "";
  return capitalize(phrase("misses four", { ...gaps, columns: columnsInWords(wins, "or") }));
}

/**
 * Say that after a column the other side wins at once: where it could before, or right on top.
 * @param {Board} board @param {number} column @param {Gaps} gaps
 * @returns {string} "" if it cannot
 */
function describeWinAtOnce(board, column, gaps) {
  const winningReplies = board.play(column).winningColumns(1 - board.turn);
  if (!winningReplies.length) return "";
  const replyElsewhere = winningReplies.find((reply) => reply !== column);
  if (replyElsewhere === undefined) return phrase("wins on top", gaps);
  return phrase("does not stop", { ...gaps, reply: columnInWords(replyElsewhere) });
}

/**
 * Say move by move how the side to move wins by threats to win, which the other side has to block.
 * @param {Board} board  after a mistake of the other side
 * @param {?number} scoreOfMistake  for the side that made it; null: not known
 * @param {Gaps} gaps
 * @returns {string} "" if no win is found that is short enough
 */
function describeForcedWin(board, scoreOfMistake, gaps) {
  const columns = findShortForcedWin(board, scoreOfMistake); // in turn a threat and its block
  if (!columns.length) return "";
  const sentences = [];
  const lastThreatIndex = columns.length - 3; // behind it are only a block and the win
  for (let index = 0; index < lastThreatIndex; index += 2) {
    const reply = columnInWords(columns[index]);
    const block = columnInWords(columns[index + 1]);
    sentences.push(phrase("must block in", { ...gaps, reply, block }));
  }
  const beforeLastThreat = board.boards(columns.slice(0, lastThreatIndex)).at(-1);
  sentences.push(describeLastThreat(beforeLastThreat, columns[lastThreatIndex], gaps));
  const [firstSentence, ...laterSentences] = sentences;
  const thenSentences = laterSentences.map((later) => phrase("then", { sentence: later }));
  return [firstSentence, ...thenSentences].join(" ");
}

/**
 * Find a win of the side to move by threats that is short enough to be told move by move. If the score is
 * not known, a win with two discs is looked for.
 * @param {Board} board  after a mistake of the other side
 * @param {?number} scoreOfMistake  for the side that made it; null: not known
 * @returns {number[]} the columns of both sides in turn, the last one a win; empty if none is found
 */
function findShortForcedWin(board, scoreOfMistake) {
  let discs = 2;
  if (scoreOfMistake !== null) {
    if (scoreOfMistake >= 0) return [];
    discs = discsToWin(-scoreOfMistake, board.empties);
  }
  if (discs < 2 || discs > MAX_FORCED_DISCS) return [];
  return forceWin(board, discs, MAX_FORCE_POSITIONS);
}

/**
 * Say that a column threatens to win on two squares, or right above the disc that blocks the first
 * threat.
 * @param {Board} board  before the column is played @param {number} column
 * @param {Gaps} gaps
 */
function describeLastThreat(board, column, gaps) {
  const winningSquares = squaresThatWinNow(board.play(column), board.turn);
  const reply = columnInWords(column);
  const squares = squaresInWords(winningSquares);
  if (winningSquares.length > 1) return phrase("two ways", { ...gaps, reply, squares });
  return phrase("way above", { ...gaps, reply, block: squares });
}

/**
 * Say what the best reply to a column is, what it brings, and which squares then win.
 * @param {Board} board  before the column is played @param {number} column
 * @param {Scores} scores  as far as they are known
 * @param {Scores} replyScores  of all columns after it, for the side that replies
 * @param {Gaps} gaps
 * @returns {string} "" if the column may be no mistake
 */
function describeReply(board, column, scores, replyScores, gaps) {
  const after = board.play(column);
  const bestScore = highestScore(replyScores);
  if (bestScore === 0 && !areAllScored(board, scores)) return "";
  const { reply, sentenceName } = chooseReply(board, column, scores, replyScores);
  const replySentence = phrase(sentenceName, { ...gaps, reply: columnInWords(reply) });
  const sentences = [describeResult(replySentence, bestScore, after)];
  const result = Math.sign(bestScore); // 1: a win, 0: a draw
  const equalReplies = columnsWithScore(replyScores, (score) => Math.sign(score) === result);
  if (sentenceName === "replies with" && equalReplies.length === 1) {
    sentences.push(phrase(result ? "only winner" : "only holder"));
  }
  const newThreats = findNewThreats(after, reply);
  if (newThreats.length) {
    sentences.push(phrase("now wins on", { ...gaps, squares: squaresInWords(newThreats) }));
  }
  return sentences.join(" ");
}

/**
 * Return the sentence on a reply, with what the reply brings added: a win, or a draw in place of a loss.
 * @param {string} replySentence @param {number} score  of the board, 0 or a win of the side to move
 * @param {Board} board  before the reply
 */
function describeResult(replySentence, score, board) {
  const gaps = { reply_sentence: replySentence };
  if (score === 0) return phrase("and the win is gone", gaps);
  const discs = discsToWin(score, board.empties);
  if (discs > MAX_TOLD_DISCS) return phrase("and can win", gaps);
  return phrase("and can win with", { ...gaps, discs });
}

/**
 * Choose the best reply of which there is most to say, and the name of its sentence: first one in a
 * column that would have kept the win or draw of the side that erred, then one on top of its disc, then
 * the one nearest to the middle.
 * @param {Board} board  before the column is played @param {number} column
 * @param {Scores} scores  as far as they are known
 * @param {Scores} replyScores  of all columns after it, for the side that replies
 * @returns {{reply: number, sentenceName: string}}
 */
function chooseReply(board, column, scores, replyScores) {
  const bestScore = highestScore(replyScores);
  const bestReplies = board.play(column).fromTheMiddle()
    .filter((reply) => replyScores[reply] === bestScore);
  const keepingColumns = findKeepingColumns(board, scores);
  const takenColumn = bestReplies.find((reply) => keepingColumns.includes(reply));
  if (takenColumn !== undefined) {
    const sentenceName = keepingColumns.length === 1 ? "needed place" : "good place";
    return { reply: takenColumn, sentenceName };
  }
  if (bestReplies.includes(column)) return { reply: column, sentenceName: "plays on top" };
  return { reply: bestReplies[0], sentenceName: "replies with" };
}

/**
 * Return the columns that keep a win or a draw of the side to move; none if the position is lost, or if
 * not all scores are known.
 * @param {Board} board @param {Scores} scores
 */
function findKeepingColumns(board, scores) {
  if (!areAllScored(board, scores) || highestScore(scores) < 0) return [];
  const result = Math.sign(highestScore(scores));
  return columnsWithScore(scores, (score) => Math.sign(score) === result);
}

/**
 * Return the squares on which the side to move wins after a column, but not before, and which a disc can
 * reach before the game is over.
 * @param {Board} board  before the column is played @param {number} playedColumn @returns {Threat[]}
 */
function findNewThreats(board, playedColumn) {
  const { turn, geometry } = board;
  const winningMaskBefore = board.winningSquares(turn);
  return findThreats(board.play(playedColumn)).filter(({ row, column, seat, matters }) => {
    if (seat !== turn || !matters) return false;
    const couldWinBefore = winningMaskBefore & geometry.square(row, column);
    return !couldWinBefore;
  });
}

/** Name some squares, such as "4-1 or 4-2". @param {import("./rules.js").Square[]} squares */
function squaresInWords(squares) {
  return joinWords(squares.map(squareName), "or");
}

// Why a column is a good one to play, as in connectx/bench/review/hint.py ------------------------

/**
 * Explain in a sentence or two why a column is the best one, or the best that was found: the twin of
 * Python's `explain_hint`. With the scores of all columns, it has to be one of the best.
 * @param {Board} board  before the column is played @param {number} column
 * @param {Scores} scores  by column, for the side to move, as far as they are known
 */
export function explainHint(board, column, scores) {
  const opponent = 1 - board.turn;
  const gaps = { other: SIDES[opponent], four: numberInWords(board.geometry.inarow) };
  const after = board.play(column);
  if (after.won) return phrase("makes four", gaps);
  const canOpponentWinNext = after.winningColumns(opponent).length > 0;
  const isBlock = board.winningColumns(opponent).includes(column);
  let reason = "";
  if (isBlock) reason = phrase(canOpponentWinNext ? "stops one" : "stops", gaps);
  else if (!canOpponentWinNext) reason = explainAttack(after, gaps);
  return reason || explainResult(board, column, scores, gaps);
}

/**
 * Say how the side that has just moved threatens to win. The other side cannot win at once.
 * @param {Board} board  after the move @param {Gaps} gaps
 * @returns {string} "" if no threat is found
 */
function explainAttack(board, gaps) {
  const attacker = 1 - board.turn;
  const winningColumns = board.winningColumns(attacker);
  if (winningColumns.length > 1) return phrase("two places", gaps);
  if (!winningColumns.length) return "";
  const afterBlock = board.play(winningColumns[0]);
  for (let discs = 1; discs < MAX_HINT_DISCS; discs += 1) {
    const hasWin = forceWin(afterBlock, discs, MAX_FORCE_POSITIONS).length > 0;
    if (!hasWin) continue;
    if (discs === 1) return phrase("then on top", gaps);
    const discsWithHint = discs + 1; // the disc that the hint advises is one more
    return phrase("then again", { ...gaps, discs: discsWithHint });
  }
  return "";
}

/**
 * Say what a column leads to, and what other columns lead to.
 * @param {Board} board  before the column is played @param {number} column
 * @param {Scores} scores  by column, for the side to move, as far as they are known
 * @param {Gaps} gaps
 */
function explainResult(board, column, scores, gaps) {
  const score = scores[column];
  const isMiddle = 2 * column + 1 === board.geometry.columns;
  if (board.legalColumns().length === 1) return phrase("only column");
  if (!hasOpenLines(board)) return phrase("no lines", gaps);
  if (!board.discs && isMiddle) return phrase("the middle");
  if (score === undefined) return explainSquare(board, column, gaps);
  if (!areAllScored(board, scores)) return describeScore(board, score, gaps);
  if (score > 0) return explainWin(board, score, scores);
  if (score === 0) return explainDraw(scores);
  const hasWorseColumns = Object.values(scores).some((other) => other < score);
  const discs = discsToWin(score, board.empties);
  return phrase(hasWorseColumns ? "hardest" : "all lose", { ...gaps, discs });
}

/**
 * Say in what a column that wins differs from the others.
 * @param {Board} board @param {number} score  of the column @param {Scores} scores  of all columns
 */
function explainWin(board, score, scores) {
  const winning = columnsWithScore(scores, (other) => other > 0);
  const drawing = columnsWithScore(scores, (other) => other === 0);
  const losing = columnsWithScore(scores, (other) => other < 0);
  if (winning.length === 1) return phrase("only winner");
  if (losing.length) return phraseOnOthers("others lose", losing);
  if (drawing.length) return phraseOnOthers("others draw", drawing);
  return phrase("soonest", { discs: discsToWin(score, board.empties) });
}

/**
 * Say in what a column that draws differs from the others, of which none wins.
 * @param {Scores} scores
 */
function explainDraw(scores) {
  const drawing = columnsWithScore(scores, (other) => other === 0);
  if (drawing.length === 1) return phrase("only holder");
  const losing = columnsWithScore(scores, (other) => other < 0);
  return losing.length ? phraseOnOthers("holds", losing) : phrase("all draw");
}

/**
 * Say what a score means, where the scores of other columns are not known.
 * @param {Board} board @param {number} score  for the side to move
 * @param {Gaps} gaps
 */
function describeScore(board, score, gaps) {
  if (score === 0) return phrase("good draw");
  const name = score > 0 ? "can win" : "can lose";
  return phrase(name, { ...gaps, discs: discsToWin(score, board.empties) });
}

/**
 * Say what the rules alone tell of a column: which other columns lose at once, or which lines that are
 * still open go through the square of its next disc.
 * @param {Board} board @param {number} column @param {Gaps} gaps
 */
function explainSquare(board, column, gaps) {
  const { geometry } = board;
  const giftColumns = geometry.squaresOf(findGifts(board)).map((square) => square.column);
  const losesAtOnce = giftColumns.includes(column);
  const hasToBlock = board.winningColumns(1 - board.turn).length > 0;
  if (giftColumns.length && !losesAtOnce && !hasToBlock) return phraseOnOthers("gifts", giftColumns, gaps);

  const lines = geometry.linesThrough(board.landingSquare(column));
  const openCount = lines.filter((line) => !(line & board.theirs)).length; // for the side to move
  if (openCount) return phrase("open lines", { lines: linesInWords(openCount, gaps) });
  const stoppedCount = lines.filter((line) => !(line & board.own)).length; // open for the other side
  if (stoppedCount) return phrase("their lines", { ...gaps, lines: linesInWords(stoppedCount, gaps) });
  return phrase("no line here", gaps);
}

/**
 * Return a sentence of the table about columns other than the one that is explained.
 * @param {string} name  of the sentence @param {number[]} columns @param {Gaps} gaps  for its other gaps
 */
function phraseOnOthers(name, columns, gaps = {}) {
  return phrase(name, { ...gaps, others: capitalize(columnsInWords(columns, "and")) });
}

/**
 * Say how many lines there are, such as "one line of four".
 * @param {number} count @param {Gaps} gaps  with `four`, the length of a line
 */
function linesInWords(count, gaps) {
  return phrase(count === 1 ? "line" : "lines", { ...gaps, count: numberInWords(count) });
}

// What is shown ----------------------------------------------------------------------------------

/**
 * Say on which squares each side would win, a sentence for each side that has such squares.
 * @param {Board} board
 */
function describeThreats(board) {
  if (board.over) return [];
  const { geometry } = board;
  const threats = findThreats(board).filter(({ matters }) => matters);
  const sentences = [];
  for (const seat of [0, 1]) {
    const threatsOfSeat = threats.filter((threat) => threat.seat === seat);
    if (!threatsOfSeat.length) continue;
    const gaps = { squares: squaresInWords(threatsOfSeat) };
    sentences.push(sentenceOnSquares("winning squares", { turn: seat, geometry }, threatsOfSeat, gaps));
  }
  return sentences;
}

/**
 * Show sentences about a position. Without any, show what follows from the rules. The names of squares
 * become buttons.
 * @param {Board} board @param {?string[]} reasons  null: not known
 */
export function showReasons(board, reasons) {
  let sentences = reasons ?? [];
  if (!sentences.length) sentences = sentencesOfRules(board);
  if (!sentences.length) sentences = describeThreats(board);
  const text = sentences.map(inColours).join("\n");
  const element = byId("reasons");
  element.parentElement.hidden = !text;
  if (element.dataset.text === text) return; // it is shown already
  element.dataset.text = text;
  element.replaceChildren(...text.split("\n").map((line) => make("p", {}, ...splitAtSquares(line))));
}

/**
 * Return the parts of a sentence: texts, and a button for each name of a square, such as "4-1".
 * @param {string} text
 */
function splitAtSquares(text) {
  const parts = text.split(/\b([1-9a-z]-[0-9]+)\b/); // every second part is a name
  return parts.map((part, index) => {
    const isSquareName = index % 2 === 1;
    return isSquareName ? make("button", { class: "sq" }, part) : part;
  });
}

/**
 * Listen to the names of squares in the reasons.
 * @param {(row: number, column: number) => void} light  called with the square whose name is pressed
 */
export function listenToReasons(light) {
  byId("reasons").addEventListener("click", ({ target: { className, textContent } }) => {
    if (className !== "sq") return;
    const [columnText, rowText] = textContent.split("-");
    light(Number(rowText) - 1, COLUMN_NAMES.indexOf(columnText));
  });
}

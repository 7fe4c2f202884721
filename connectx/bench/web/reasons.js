// Why a position is won, lost or drawn, why a move was bad, and why a column is a good one to play.
// Without Python this follows from the rules and from the scores that are known.

import {
  SIDES, SIGNS, byId, capitalize, columnName, columnsInWords, discsToWin, phrase, inColours, joinWords,
  make, numberInWords, possessive, sentence, squareName,
} from "./words.js";

// How many discs the winner may still need:
const MAX_FORCED_DISCS = 5; // for a win that is told move by move, as in bench/review/refutation.py
const MAX_TOLD_DISCS = 10; // for a win of which the number of discs is told
const MAX_HINT_DISCS = 6; // for a win that a hint tells, as in connectx/bench/review/hint.py
const MAX_FORCE_POSITIONS = 2000; // that `forceWin` looks at

/** @typedef {import("./rules.js").Board} Board */
/** @typedef {import("./scorer.js").Scores} Scores */
/** @typedef {Object<string, string>} Words  the words that fill the gaps of a sentence, by their names */
/**
 * @typedef {{row: number, column: number, seat: number, matters: boolean}} Threat  an empty square that
 *   wins for a side; `matters`: false if the game is over before a disc gets there
 */

// Threats, as in connectx/bench/review/threats.py ----------------------------------------------

/**
 * Find the winning squares of both sides, column by column from the bottom: the twin of `find_threats`.
 * @returns {Threat[]}
 */
export function findThreats(/** @type {Board} */ board) {
  const { geometry } = board;
  const threats = [];
  const winningSquares = [board.winningSquares(0), board.winningSquares(1)];
  for (let column = 0; column < geometry.columns; column += 1) {
    let matters = true;
    let winnersBelow = []; // the seats that win on the square below
    for (let row = 0; row < geometry.rows; row += 1) {
      const square = geometry.square(row, column);
      const winners = [0, 1].filter((seat) => winningSquares[seat] & square);
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
 * to block, until the last one wins. The twin of `force_win`.
 * @param {Board} board @param {number} discs  how many discs the winner may play at most
 * @param {number} maxPositions  after so many it gives up
 * @returns {number[]} the columns of both sides in turn, the last one a win; empty if none is found
 */
export function forceWin(board, discs, maxPositions = Infinity) {
  const attacker = board.turn;
  const defender = 1 - attacker;
  const storedWins = new Map(); // by the keys of positions and the discs that are left
  let positions = 0;

  /** @param {Board} board  on which the attacker moves @param {number} discs @returns {number[]} */
  function findWin(board, discs) {
    const name = `${board.key}:${discs}`;
    if (!storedWins.has(name)) storedWins.set(name, searchForWin(board, discs));
    return storedWins.get(name);
  }

  /** @param {Board} board  on which the attacker moves @param {number} discs @returns {number[]} */
  function searchForWin(board, discs) {
    const [winningColumn] = board.winningColumns(attacker);
    if (winningColumn !== undefined) return [winningColumn];
    const columnsToBlock = board.winningColumns(defender);
    if (discs < 2 || columnsToBlock.length > 1) return [];
    positions += 1;
    if (positions > maxPositions) return [];
    const candidates = columnsToBlock.length ? columnsToBlock : board.legalColumns();
    for (const column of candidates) {
      const after = board.play(column);
      const [block] = after.winningColumns(attacker);
      if (block === undefined) continue; // it is no threat
      if (after.winningColumns(defender).length) continue;
      const rest = findWin(after.play(block), discs - 1);
      if (rest.length) return [column, block, ...rest];
    }
    return [];
  }

  return findWin(board, discs);
}

// What the rules alone say, as in connectx/bench/review/claims.py ------------------------------

/** Say in sentences what follows from the rules alone: the twin of `from_rules`. */
export function sentencesOfRules(/** @type {Board} */ board) {
  if (board.over) return [];
  const { turn, geometry, landings } = board;
  const winsNow = squaresThatWinNow(board, turn);
  if (winsNow.length) return [sentence("wins now", board, winsNow)];
  const squaresToBlock = squaresThatWinNow(board, 1 - turn);
  const hasToBlock = squaresToBlock.length > 0;
  if (squaresToBlock.length > 1) return [sentence("cannot block", board, squaresToBlock)];
  const gifts = giftSquares(board);
  const isEveryColumnGift = gifts === landings << 1n;
  if (!hasToBlock && isEveryColumnGift) return [sentence("in zugzwang", board, [])];

  const sentences = [];
  if (hasToBlock) sentences.push(sentence("must block", board, squaresToBlock));
  if (hasLines(board)) sentences.push(describeWinWithTwoDiscs(board));
  else sentences.push(sentence("no lines", board, []));
  if (gifts && !hasToBlock) {
    sentences.push(sentence("loses at once", board, geometry.squaresOf(gifts)));
  }
  return sentences.filter(Boolean);
}

/**
 * Return the squares on which the next disc would win for a seat.
 * @param {Board} board @param {number} seat
 */
function squaresThatWinNow(board, seat) {
  return board.geometry.squaresOf(board.winningSquares(seat) & board.landings);
}

/**
 * Return the mask of the squares on which the other side would win if the side to move played just below.
 * @param {Board} board
 */
function giftSquares(board) {
  const aboveLandings = board.landings << 1n;
  return board.winningSquares(1 - board.turn) & aboveLandings;
}

/** Return whether a side can still complete a line. */
function hasLines(/** @type {Board} */ board) {
  const { geometry } = board;
  const emptySquares = geometry.board & ~board.occupied;
  return [0, 1].some((seat) => geometry.hasWon(board.discsOf(seat) | emptySquares));
}

/**
 * Say how the side to move, which cannot win with its next disc, wins with the one after that: the twin of
 * `forces`; "" if it cannot.
 */
function describeWinWithTwoDiscs(/** @type {Board} */ board) {
  const [first, block] = forceWin(board, 2);
  if (block === undefined) return "";
  const winningSquares = squaresThatWinNow(board.play(first), board.turn);
  let how = sentence("two threats", board, winningSquares);
  if (winningSquares.length === 1) {
    const [squareToBlock] = winningSquares;
    const aboveBlock = { column: block, row: squareToBlock.row + 1 };
    how = sentence("threat above", board, [squareToBlock, aboveBlock]);
  }
  return sentence("forces", board, [], { first: columnName(first), how });
}

// Why a move was bad, as in connectx/bench/review/refutation.py ----------------------------------

/**
 * Explain in sentences that a column throws a win or a draw away, or loses sooner. The twin of `refute`.
 * @param {Board} board  before the column is played @param {number} column
 * @param {Scores} scores  of the columns, for the side to move, as far as they are known
 * @param {Scores} replyScores  of the columns after it, for the other side, as far as they are known
 * @param {string[]} sides  the names of the sides, by seat
 * @returns {string[]} empty if it may be no mistake
 */
export function refute(board, column, scores, replyScores, sides = SIGNS) {
  const after = board.play(column);
  if (after.over) return [];
  const areRepliesScored = isComplete(after, replyScores);
  const scoreByReplies = areRepliesScored ? -highest(replyScores) : null;
  const score = scores[column] ?? scoreByReplies;
  if (score !== null) {
    const isBest = isComplete(board, scores) && score === highest(scores);
    if (score > 0 || isBest) return [];
  }

  const mover = sides[board.turn];
  const words = {
    me: mover,
    my: possessive(mover),
    other: sides[1 - board.turn],
    four: numberInWords(board.geometry.inarow),
    played: capitalize(columnsInWords([column], "or")),
  };
  let refutation = describeWinAtOnce(board, column, words);
  if (!refutation) refutation = describeForcedWin(after, score, words);
  if (!refutation && areRepliesScored) {
    refutation = describeReply(board, column, scores, replyScores, words);
  }
  return [describeMissedWin(board, words), refutation].filter(Boolean);
}

/** Return whether the scores of all columns are there. */
function isComplete(/** @type {Board} */ board, /** @type {Scores} */ scores) {
  return Object.keys(scores).length === board.legalColumns().length;
}

/** Return the highest of some scores. */
function highest(/** @type {Scores} */ scores) {
  return Math.max(...Object.values(scores));
}

/**
 * Return the columns whose scores fit.
 * @param {Scores} scores @param {(score: number) => boolean} fits
 */
function columnsWhere(scores, fits) {
  return Object.keys(scores).map(Number).filter((column) => fits(scores[column]));
}

/** Say where the side that moves could have won at once; "" if nowhere. */
function describeMissedWin(/** @type {Board} */ board, /** @type {Words} */ words) {
  const wins = board.winningColumns(board.turn);
  if (!wins.length) return "";
  return capitalize(phrase("misses four", { ...words, columns: columnsInWords(wins, "or") }));
}

/**
 * Say that after a column the other side wins at once: where it could before, or right on top.
 * @param {Board} board @param {number} column @param {Words} words @returns {string} "" if it cannot
 */
function describeWinAtOnce(board, column, words) {
  const winningReplies = board.play(column).winningColumns(1 - board.turn);
  if (!winningReplies.length) return "";
  const replyElsewhere = winningReplies.find((reply) => reply !== column);
  if (replyElsewhere === undefined) return phrase("wins on top", words);
  return phrase("does not stop", { ...words, reply: columnsInWords([replyElsewhere], "or") });
}

/**
 * Say move by move how the side to move wins by threats.
 * @param {Board} board  after a mistake of the other side
 * @param {?number} scoreOfMistake  for the side that made it; null: not known
 * @param {Words} words @returns {string} "" if no win is found that is short enough
 */
function describeForcedWin(board, scoreOfMistake, words) {
  const columns = findShortForcedWin(board, scoreOfMistake);
  if (!columns.length) return "";
  const sentences = [];
  const lastThreatIndex = columns.length - 3; // behind it are only a block and the win
  for (let index = 0; index < lastThreatIndex; index += 2) {
    const reply = columnsInWords([columns[index]], "or");
    const block = columnsInWords([columns[index + 1]], "or");
    sentences.push(phrase("must block in", { ...words, reply, block }));
  }
  const beforeLastThreat = board.boards(columns.slice(0, lastThreatIndex)).at(-1);
  sentences.push(describeLastThreat(beforeLastThreat, columns[lastThreatIndex], words));
  const [firstSentence, ...laterSentences] = sentences;
  const thenSentences = laterSentences.map((later) => phrase("then", { sentence: later }));
  return [firstSentence, ...thenSentences].join(" ");
}

/**
 * Find a win by threats that is short enough to be told move by move. If the score is not known, a win
 * with two discs is looked for.
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
 * Say that a column makes two threats, or one that wins right above the disc that blocks it.
 * @param {Board} board  before it is played @param {number} column @param {Words} words
 */
function describeLastThreat(board, column, words) {
  const winningSquares = squaresThatWinNow(board.play(column), board.turn);
  const reply = columnsInWords([column], "or");
  const squares = squaresInWords(winningSquares);
  if (winningSquares.length > 1) return phrase("two ways", { ...words, reply, squares });
  return phrase("way above", { ...words, reply, block: squares });
}

/**
 * Say what the best reply to a column is, what it brings, and which squares then win.
 * @param {Board} board  before the column is played @param {number} column
 * @param {Scores} scores  as far as they are known
 * @param {Scores} replyScores  of all columns after it, for the side that replies
 * @param {Words} words @returns {string} "" if the column may be no mistake
 */
function describeReply(board, column, scores, replyScores, words) {
  const after = board.play(column);
  const bestScore = highest(replyScores);
  if (bestScore === 0 && !isComplete(board, scores)) return "";
  const { reply, sentenceName } = chooseReply(board, column, scores, replyScores);
  const replySentence = phrase(sentenceName, { ...words, reply: columnsInWords([reply], "or") });
  const sentences = [describeResult(replySentence, bestScore, after)];
  const result = Math.sign(bestScore);
  const equalReplies = columnsWhere(replyScores, (score) => Math.sign(score) === result);
  if (sentenceName === "replies with" && equalReplies.length === 1) {
    sentences.push(phrase(result ? "only winner" : "only holder"));
  }
  const newThreats = findNewThreats(after, reply);
  if (newThreats.length) {
    sentences.push(phrase("now wins on", { ...words, squares: squaresInWords(newThreats) }));
  }
  return sentences.join(" ");
}

/**
 * Add to the sentence on a reply what it brings.
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
 * Choose the best reply of which there is most to say, and the name of its sentence: first one on a
 * square that would have kept the win or draw, then one on top of the disc, then the one nearest to the
 * middle.
 * @param {Board} board  before the column is played @param {number} column
 * @param {Scores} scores  as far as they are known
 * @param {Scores} replyScores  of all columns after it, for the side that replies
 * @returns {{reply: number, sentenceName: string}}
 */
function chooseReply(board, column, scores, replyScores) {
  const bestScore = highest(replyScores);
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
  if (!isComplete(board, scores) || highest(scores) < 0) return [];
  const result = Math.sign(highest(scores));
  return columnsWhere(scores, (score) => Math.sign(score) === result);
}

/**
 * Return the squares on which the side to move wins after a column, but not before, and which a disc can
 * reach before the game is over.
 * @param {Board} board @param {number} playedColumn
 */
function findNewThreats(board, playedColumn) {
  const { turn, geometry } = board;
  const winsBefore = board.winningSquares(turn);
  return findThreats(board.play(playedColumn)).filter(({ row, column, seat, matters }) => {
    if (seat !== turn || !matters) return false;
    const couldWinBefore = winsBefore & geometry.square(row, column);
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
 * `explain_hint`. With the scores of all columns, it has to be one of the best.
 * @param {Board} board @param {number} column @param {Scores} scores  as far as they are known
 */
export function explainHint(board, column, scores) {
  const opponent = 1 - board.turn;
  const words = { other: SIDES[opponent], four: numberInWords(board.geometry.inarow) };
  const after = board.play(column);
  if (after.won) return phrase("makes four", words);
  const canOpponentWinNext = after.winningColumns(opponent).length > 0;
  const isBlock = board.winningColumns(opponent).includes(column);
  let reason = "";
  if (canOpponentWinNext && isBlock) reason = phrase("stops one", words);
  else if (!canOpponentWinNext && isBlock) reason = phrase("stops", words);
  else if (!canOpponentWinNext) reason = explainAttack(after, words);
  return reason || explainResult(board, column, scores, words);
}

/**
 * Say what the side that has just moved threatens, if the other side cannot win at once.
 * @param {Board} board  after the move @param {Words} words @returns {string} "" if nothing
 */
function explainAttack(board, words) {
  const attacker = 1 - board.turn;
  const winningColumns = board.winningColumns(attacker);
  if (winningColumns.length > 1) return phrase("two places", words);
  if (!winningColumns.length) return "";
  const afterBlock = board.play(winningColumns[0]);
  for (let discs = 1; discs < MAX_HINT_DISCS; discs += 1) {
    const isWin = forceWin(afterBlock, discs, MAX_FORCE_POSITIONS).length > 0;
    if (!isWin) continue;
    if (discs === 1) return phrase("then on top", words);
    const discsWithHint = discs + 1; // the disc that the hint advises is one more
    return phrase("then again", { ...words, discs: discsWithHint });
  }
  return "";
}

/**
 * Say what a column leads to, and what other columns lead to.
 * @param {Board} board  before it is played @param {number} column
 * @param {Scores} scores  as far as they are known @param {Words} words
 */
function explainResult(board, column, scores, words) {
  const score = scores[column];
  const isMiddle = 2 * column + 1 === board.geometry.columns;
  if (board.legalColumns().length === 1) return phrase("only column");
  if (!hasLines(board)) return phrase("no lines", words);
  if (!board.discs && isMiddle) return phrase("the middle");
  if (score === undefined) return explainSquare(board, column, words);
  if (!isComplete(board, scores)) return describeScore(board, score, words);
  if (score > 0) return explainWin(board, score, scores);
  if (score === 0) return explainDraw(scores);
  const hasWorseColumns = Object.values(scores).some((other) => other < score);
  const discs = discsToWin(score, board.empties);
  return phrase(hasWorseColumns ? "hardest" : "all lose", { ...words, discs });
}

/**
 * Say why a column that wins is better than others.
 * @param {Board} board @param {number} score  of the column @param {Scores} scores  of all columns
 */
function explainWin(board, score, scores) {
  const winning = columnsWhere(scores, (other) => other > 0);
  const drawing = columnsWhere(scores, (other) => other === 0);
  const losing = columnsWhere(scores, (other) => other < 0);
  if (winning.length === 1) return phrase("only winner");
  if (losing.length) return fillOthers("others lose", losing);
  if (drawing.length) return fillOthers("others draw", drawing);
  return phrase("soonest", { discs: discsToWin(score, board.empties) });
}

/** Say why a column that draws is better than others, of which none wins. */
function explainDraw(/** @type {Scores} */ scores) {
  const drawing = columnsWhere(scores, (other) => other === 0);
  if (drawing.length === 1) return phrase("only holder");
  const losing = columnsWhere(scores, (other) => other < 0);
  return losing.length ? fillOthers("holds", losing) : phrase("all draw");
}

/**
 * Say what a score means, where the scores of other columns are not known.
 * @param {Board} board @param {number} score  for the side to move @param {Words} words
 */
function describeScore(board, score, words) {
  if (score === 0) return phrase("good draw");
  const name = score > 0 ? "can win" : "can lose";
  return phrase(name, { ...words, discs: discsToWin(score, board.empties) });
}

/**
 * Say what the rules alone tell of a column: which other ones lose at once, or which lines are open.
 * @param {Board} board @param {number} column @param {Words} words
 */
function explainSquare(board, column, words) {
  const { geometry } = board;
  const giftColumns = geometry.squaresOf(giftSquares(board)).map((square) => square.column);
  const isGift = giftColumns.includes(column);
  const hasToBlock = board.winningColumns(1 - board.turn).length > 0;
  if (giftColumns.length && !isGift && !hasToBlock) return fillOthers("gifts", giftColumns, words);

  const lines = geometry.linesThrough(board.landingSquare(column));
  const openCount = lines.filter((line) => !(line & board.theirs)).length;
  if (openCount) return phrase("open lines", { lines: countLines(openCount, words) });
  const stoppedCount = lines.filter((line) => !(line & board.own)).length; // of the other side
  if (stoppedCount) return phrase("their lines", { ...words, lines: countLines(stoppedCount, words) });
  return phrase("no line here", words);
}

/**
 * Fill a sentence about other columns.
 * @param {string} name  of the sentence @param {number[]} columns @param {Words} words  for other gaps
 */
function fillOthers(name, columns, words = {}) {
  return phrase(name, { ...words, others: capitalize(columnsInWords(columns, "and")) });
}

/**
 * Say how many lines there are, such as "one line of four".
 * @param {number} count @param {Words} words  with `four`, the length of a line
 */
function countLines(count, words) {
  return phrase(count === 1 ? "line" : "lines", { ...words, count: numberInWords(count) });
}

// What is shown ----------------------------------------------------------------------------------

/** Say on which squares each side would win, a sentence for each that has some. */
function describeThreats(/** @type {Board} */ board) {
  if (board.over) return [];
  const { geometry } = board;
  const threats = findThreats(board).filter(({ matters }) => matters);
  const sentences = [];
  for (const seat of [0, 1]) {
    const threatsOfSeat = threats.filter((threat) => threat.seat === seat);
    if (!threatsOfSeat.length) continue;
    const gaps = { squares: squaresInWords(threatsOfSeat) };
    sentences.push(sentence("winning squares", { turn: seat, geometry }, threatsOfSeat, gaps));
  }
  return sentences;
}

/**
 * Show reasons; without any, what follows from the rules. The names of squares become buttons.
 * @param {Board} board @param {?string[]} reasons
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

/** Return the parts of a sentence, in which the names of squares are buttons. */
function splitAtSquares(/** @type {string} */ text) {
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
    light(Number(rowText) - 1, parseInt(columnText, 36) - 1);
  });
}

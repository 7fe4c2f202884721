// The page's own player, of several levels. It answers in time on every board: by exact scores where
// they are found by then, else by the deepest heuristic search so far.

import { SearchRunner } from "./scorer.js";

/** The time for the choice of a move. */
const MOVE_MS = 1500;
/** The time to find the scores of all columns after that. */
const COMPARE_MS = 400;
/** The share of the time for a move in which the exact score is searched. */
const EXACT_SCORE_SHARE = 0.7;
/** The share in which the columns are put in order if the score was not found. */
const ORDER_SHARE = 0.1;
/** How many plies are searched before the exact score, so that there is an answer in any case. */
const MIN_PLIES = 2;
// The search by the rules is as in connectx/core/heuristic_search.py.
/** The weight of a score in a value: more than any guess. */
const SCORE_WEIGHT = 1e6;
/** The weight of a winning square in a value; a line through a disc weighs 1. */
const WINNING_SQUARE_WEIGHT = 20;
/** Positions that are searched before the page may draw. */
const HEURISTIC_SLICE_NODES = 256;

/**
 * @typedef {import("./rules.js").Board} Board
 *
 * How well a level plays, see connectx/bench/levels.py: the shares of the moves in which it sees a win,
 * a win that it has to block, and squares below a winning square of the other side; the share in which
 * it searches, and how deep. `plies` is null if it plays as well as it can.
 * @typedef {{name: string, wins: number, blocks: number, gifts: number, looks: number,
 *   plies: ?number}} Level
 *
 * `score` is exact, or null if it was not found in time. Then neither side can force a win within so
 * many `discs` of its own.
 * @typedef {{column: number, score: ?number, discs: number}} Choice
 */

export class ComputerPlayer {
  /** @param {?import("./scorer.js").Scorer} scorer  finds exact scores; null: nothing does on this board */
  constructor(scorer) {
    this.scorer = scorer;
    // The runner takes the steps of searches, and lets the page draw.
    this.runner = scorer ?? new SearchRunner();
  }

  /** End the search that is running. Its answer is then null. */
  stop() {
    this.runner.stop();
  }

  /**
   * Choose a move as a level does, which overlooks some of what matters. The game must not be over.
   * @param {Board} board
   * @param {Level} level  has the shares of the moves in which the level sees wins, columns to block, and
   *   gifts (moves after which the other side could win right above), and in which it looks ahead
   * @param {() => number} random  returns a number from 0 to below 1
   * @returns {Promise<?number>} a column from 0; null if another question ended the search
   */
  async chooseColumn(board, level, random = Math.random) {
    const playsPerfectly = level.plies === null;
    if (playsPerfectly) {
      const choice = await this.findBestMove(board);
      return choice === null ? null : choice.column;
    }
    const isInShare = (share) => random() < share;
    const pickColumn = (columns) => columns[Math.floor(random() * columns.length)];
    const winningColumns = board.winningColumns(board.turn);
    const columnsToBlock = board.winningColumns(1 - board.turn);
    if (winningColumns.length && isInShare(level.wins)) return pickColumn(winningColumns);
    if (columnsToBlock.length && isInShare(level.blocks)) return pickColumn(columnsToBlock);
    // If there is a column to block, a search would find it although it was overlooked.
    if (!columnsToBlock.length && isInShare(level.looks)) {
      const search = new HeuristicSearch(board, board.legalColumns());
      const answer = await this.runner.runSteps(search.deepenSteps(level.plies));
      return answer === null ? null : pickColumn(search.bestColumns);
    }
    const safeColumns = isInShare(level.gifts) ? findSafeColumns(board) : [];
    return pickColumn(safeColumns.length ? safeColumns : board.legalColumns());
  }

  /**
   * Find the best column, as far as that is possible in time. The game must not be over.
   * @param {Board} board @param {(progress: any) => void} [onProgress]  called now and then
   * @param {number} maxMs  for the search
   * @returns {Promise<?Choice>} null if another question ended the search
   */
  async findBestMove(board, onProgress, maxMs = MOVE_MS) {
    const search = new HeuristicSearch(board, board.fromTheMiddle());
    // Neither side can win with so many discs of its own.
    const progress = { excludedDiscs: 0 };
    const steps = this.bestMoveSteps(search, progress, maxMs);
    // The column is undefined if the time has ended, or if it is the first of the search's.
    const column = await this.runner.runSteps(steps, onProgress, maxMs);
    if (column === null) return null;
    const exactScore = this.scorer?.knownScore(board) ?? null;
    // The sides play these plies in turn.
    const searchedDiscs = search.plies >> 1;
    return {
      column: column ?? search.columns[0],
      score: search.score ?? exactScore,
      discs: Math.max(progress.excludedDiscs, searchedDiscs),
    };
  }

  /**
   * Find the scores of columns with which the choice of one is explained.
   * @param {Board} board
   * @param {Choice} choice  the column, with its score if that is exact, else null
   * @param {number} maxMs  for the search
   * @returns {Promise<import("./scorer.js").Scores>} of all columns; if that takes too long, only of the
   *   chosen one; empty if the choice is not by exact scores
   */
  async findScoresToExplain(board, { column, score }, maxMs = COMPARE_MS) {
    if (score === null) return {};
    const chosenScore = { [column]: score };
    if (!this.scorer) return chosenScore;
    const steps = this.scorer.columnScoresSteps(board);
    const allScores = await this.runner.runSteps(steps, undefined, maxMs);
    return allScores ?? chosenScore;
  }

  /**
   * Search for the best column: some plies by the rules alone, then for the exact score. If that is not found
   * in time, take the first column after which the other side cannot win within the discs that were searched.
   * A generator: after each slice of the search it yields, so that the page may draw.
   * @param {HeuristicSearch} search  by the rules; puts its `columns` in order, the best first
   * @param {import("./scorer.js").Progress} progress  is brought up to date meanwhile: neither side can win
   *   with `excludedDiscs` discs of its own
   * @param {number} maxMs  for the whole search
   * @returns {Generator<any, number | undefined>} undefined: it is the first of the search's columns
   */
  *bestMoveSteps(search, progress, maxMs) {
    const { scorer } = this;
    const { board } = search;
    if (!scorer) {
      yield* search.deepenSteps(Infinity);
      return undefined;
    }
    yield* search.deepenSteps(MIN_PLIES);
    const score = yield* limitSteps(scorer.scoreSteps(board, progress), maxMs * EXACT_SCORE_SHARE);
    // If the scorer has found the score, it soon finds a column that has it.
    const isScoreFound = score !== undefined;
    if (isScoreFound) return yield* scorer.bestColumnSteps(board);
    yield* limitSteps(search.deepenSteps(Infinity), maxMs * ORDER_SHARE);
    for (const column of search.columns) {
      const canOtherWin = yield* scorer.canWinSteps(board.play(column), progress.excludedDiscs);
      if (!canOtherWin) return column;
    }
  }
}

/**
 * Return the columns whose next disc does not land right below a winning square of the other side.
 * @param {Board} board
 */
function findSafeColumns(board) {
  const squaresToLose = board.winningSquares(1 - board.turn);
  // A shift by 1 is a row down.
  const squaresBelow = squaresToLose >> 1n;
  return board.legalColumns().filter((column) => !(squaresBelow & board.landingSquare(column)));
}

/**
 * Take the steps of a generator until it is done, and yield what it yields.
 * @param {Generator} steps @param {number} maxMs  from now on
 * @returns {Generator<any, any>} what the steps return; undefined if the time ends before
 */
function* limitSteps(steps, maxMs) {
  const deadline = performance.now() + maxMs;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() >= deadline) return undefined;
    yield value;
  }
}

/**
 * An alpha-beta search by the rules alone that goes one ply deeper again and again. A value, for the side to
 * move, is an exact score times SCORE_WEIGHT, or a smaller guess where no score is found.
 */
export class HeuristicSearch {
  /** How many plies deep the last finished search was; 0 before the first. */
  plies = 0;
  /** How many positions were searched. */
  nodes = 0;
  /** The value of the position, by the last finished search. */
  value = 0;
  /** The columns with the highest value, by the last finished search. */
  bestColumns = [];

  /** @param {Board} board @param {number[]} columns  the first of two equally good ones is preferred */
  constructor(board, columns) {
    this.board = board;
    // After a search, the best column is the first.
    this.columns = columns;
    this.columnsFromMiddle = board.fromTheMiddle();
    this.suitedRowsBySeat = findSuitedRowsBySeat(board.geometry);
    this.lineCountsBySquare = countLinesBySquare(board.geometry);
  }

  /** The exact score of the position, for the side to move; null if the search has not found it. */
  get score() {
    if (!this.plies) return null;
    // Either side may have the forced win.
    const hasForcedWin = Math.abs(this.value) >= SCORE_WEIGHT;
    const isComplete = this.plies >= this.board.empties;
    return hasForcedWin || isComplete ? Math.trunc(this.value / SCORE_WEIGHT) : null;
  }

  /**
   * Search one ply deeper again and again, and store what each search finds in `plies`, `value`,
   * `bestColumns` and `columns`. End at `maxPlies`, or when the exact score is found. A generator: it yields
   * false now and then, so that the page may draw.
   * @param {number} maxPlies
   */
  *deepenSteps(maxPlies) {
    while (this.plies < maxPlies && this.score === null) {
      const values = yield* this.columnValuesSteps();
      this.value = Math.max(...values.values());
      this.bestColumns = this.columns.filter((column) => values.get(column) === this.value);
      this.columns.sort((column, other) => values.get(other) - values.get(column));
      this.plies += 1;
      yield false;
    }
  }

  /**
   * Search for the values of the columns, for the side to move, one ply deeper than so far. A value below
   * that of an earlier column is only an upper bound. A generator: it yields false now and then.
   * @returns {Generator<boolean, Map<number, number>>} values by column
   */
  *columnValuesSteps() {
    const values = new Map();
    let bestValue = -Infinity;
    for (const column of this.columns) {
      const child = this.board.play(column);
      let valueForOpponent;
      if (child.over) valueForOpponent = SCORE_WEIGHT * child.finalScore();
      else {
        const lineBalance = this.countLines(child.own) - this.countLines(child.theirs);
        // A column as good as the best so far gets its exact value, so the window includes that value.
        valueForOpponent = yield* this.valueSteps(child, lineBalance, this.plies, -Infinity, 1 - bestValue);
      }
      values.set(column, -valueForOpponent);
      bestValue = Math.max(bestValue, -valueForOpponent);
    }
    return values;
  }

  /**
   * Search for the value of a position that is not over, for the side to move, between the bounds `alpha` and
   * `beta`. A forced reply does not count as a ply. A generator: it yields false now and then.
   * @param {Board} board @param {number} lineBalance  the lines through the discs of the side to move,
   *   less those through the discs of the other side
   * @param {number} plies  to search @param {number} alpha @param {number} beta
   * @returns {Generator<boolean, number>} at most `alpha`: an upper bound; at least `beta`: a lower bound
   */
  *valueSteps(board, lineBalance, plies, alpha, beta) {
    this.nodes += 1;
    if (this.nodes % HEURISTIC_SLICE_NODES === 0) yield false;
    const { turn, empties, landings } = board;
    const squaresToWin = board.winningSquares(turn);
    // The squares on which the other side wins.
    const squaresToLose = board.winningSquares(1 - turn);
    if (squaresToWin & landings) return SCORE_WEIGHT * ((empties + 1) >> 1);
    const squaresToBlock = squaresToLose & landings;
    // If a bit is left without the lowest one, there are two.
    const hasTwoToBlock = squaresToBlock & (squaresToBlock - 1n);
    // A disc there lets the other side win right above.
    const squaresBelow = squaresToLose >> 1n;
    const squaresToPlay = (squaresToBlock || landings) & ~squaresBelow;
    if (hasTwoToBlock || !squaresToPlay) return -SCORE_WEIGHT * (empties >> 1);
    if (empties === 1) return 0;
    if (!squaresToBlock && plies <= 0) {
      return this.guessValue(turn, lineBalance, squaresToWin, squaresToLose);
    }
    const nextPlies = squaresToBlock ? plies : plies - 1;
    let bestValue = -Infinity;
    for (const column of this.columnsFromMiddle) {
      const square = board.landingSquare(column);
      if (!(square & squaresToPlay)) continue;
      // The balance is for the other side, which moves next.
      const nextBalance = -lineBalance - (this.lineCountsBySquare.get(square) ?? 0);
      const valueForOpponent = yield* this.valueSteps(
        board.play(column), nextBalance, nextPlies, -beta, -Math.max(alpha, bestValue));
      bestValue = Math.max(bestValue, -valueForOpponent);
      if (bestValue >= beta) break;
    }
    return bestValue;
  }

  /**
   * Guess a value for the side to move from the lines and the winning squares of both sides. A winning square
   * counts twice in a row in which its side gets the disc if the sides fill a column in turn.
   * @param {number} turn  the seat to move
   * @param {number} lineBalance  the lines through its discs, less those through the discs of the other side
   * @param {bigint} squaresToWin  on which the side to move completes a line, playable yet or not
   * @param {bigint} squaresToLose  on which the other side does
   */
  guessValue(turn, lineBalance, squaresToWin, squaresToLose) {
    const suitedToWin = squaresToWin & this.suitedRowsBySeat[turn];
    const suitedToLose = squaresToLose & this.suitedRowsBySeat[1 - turn];
    const ownCount = countSquares(squaresToWin) + countSquares(suitedToWin);
    const otherCount = countSquares(squaresToLose) + countSquares(suitedToLose);
    return lineBalance + WINNING_SQUARE_WEIGHT * (ownCount - otherCount);
  }

  /** Count the lines through each disc of a mask, and return the sum. @param {bigint} discs */
  countLines(discs) {
    let count = 0;
    for (const square of listSquares(discs)) count += this.lineCountsBySquare.get(square) ?? 0;
    return count;
  }
}

/**
 * Return the rows that suit each side: those in which it gets the discs if each side always plays right
 * above the other's last disc. No row does if the number of rows is odd.
 * @param {{rows: number, bottom: bigint}} geometry  `bottom`: the mask of the lowest row
 * @returns {bigint[]} masks of squares, by seat
 */
function findSuitedRowsBySeat({ rows, bottom }) {
  const suitedRowsBySeat = [0n, 0n];
  if (rows % 2) return suitedRowsBySeat;
  for (let row = 0; row < rows; row += 1) {
    const seat = row % 2;
    suitedRowsBySeat[seat] |= bottom << BigInt(row);
  }
  return suitedRowsBySeat;
}

/**
 * Count the lines through each square of an empty board.
 * @param {Board["geometry"]} geometry @returns {Map<bigint, number>} by the mask of the square
 */
function countLinesBySquare(geometry) {
  const { directions, inarow, board: allSquares } = geometry;
  const counts = new Map();
  // By direction, `starts` are the first squares of all lines.
  geometry.lineStarts(allSquares).forEach((starts, index) => {
    for (const start of listSquares(starts)) {
      for (let step = 0; step < inarow; step += 1) {
        const square = start << (BigInt(step) * directions[index]);
        counts.set(square, (counts.get(square) ?? 0) + 1);
      }
    }
  });
  return counts;
}

/** Return the squares of a mask, each as a mask of its own. @param {bigint} mask */
function listSquares(mask) {
  const squares = [];
  // Each step takes the lowest square away.
  for (let rest = mask; rest; rest &= rest - 1n) {
    const lowestSquare = rest & -rest;
    squares.push(lowestSquare);
  }
  return squares;
}

/** Count the squares of a mask. @param {bigint} mask */
function countSquares(mask) {
  let count = 0;
  // Each step takes the lowest square away.
  for (let rest = mask; rest; rest &= rest - 1n) count += 1;
  return count;
}

// The page's own player, of several levels. It answers in time on every board: by exact scores where
// they are found by then, else by the deepest heuristic search so far.

import { Work } from "./scorer.js";

const MOVE_MS = 1500; // for the choice of a move
const COMPARE_MS = 400; // more, to find the scores of all columns
const EXACT_SHARE = 0.7; // of the time for a move: to find the exact score
const ORDER_SHARE = 0.1; // of the time for a move: to order the columns if that was not found
const FIRST_PLIES = 2; // searched before the exact score, so that there is an answer in any case
// The search by the rules is as in connectx/core/heuristic_search.py.
const SCORE_WEIGHT = 1e6; // of a score in a value: more than of all guesses
const THREAT_WEIGHT = 20; // of a winning square in a value; a line through a disc weighs 1
const HEURISTIC_SLICE_NODES = 256; // before the page may draw

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

export class Player {
  /** @param {?import("./scorer.js").Scorer} scorer  null: the board has none */
  constructor(scorer) {
    this.scorer = scorer;
    this.work = scorer ?? new Work();
  }

  /** End the search for a move, whose answer is then null. */
  stop() {
    this.work.stop();
  }

  /**
   * Choose a move as a level does, which overlooks some of what matters. The game must not be over.
   * @param {Board} board @param {Level} level
   * @param {() => number} random  returns a number from 0 to below 1
   * @returns {Promise<?number>} a column from 0, null if another question came
   */
  async choose(board, level, random = Math.random) {
    if (level.plies === null) {
      const choice = await this.best(board);
      return choice === null ? null : choice.column;
    }
    const isSeen = (share) => random() < share; // in this share of the moves
    const pickColumn = (columns) => columns[Math.floor(random() * columns.length)];
    const wins = board.winningColumns(board.turn);
    const threats = board.winningColumns(1 - board.turn);
    if (wins.length && isSeen(level.wins)) return pickColumn(wins);
    if (threats.length && isSeen(level.blocks)) return pickColumn(threats);
    // If there is a threat, a search would find what was overlooked.
    if (!threats.length && isSeen(level.looks)) {
      const search = new HeuristicSearch(board, board.legalColumns());
      const answer = await this.work.work(search.deepenSteps(level.plies));
      return answer === null ? null : pickColumn(search.bestColumns);
    }
    const safe = isSeen(level.gifts) ? safeColumns(board) : [];
    return pickColumn(safe.length ? safe : board.legalColumns());
  }

  /**
   * Find the best column, as far as that is possible in time. The game must not be over.
   * @param {Board} board @param {(progress: any) => void} [onProgress]  called now and then
   * @param {number} ms @returns {Promise<?Choice>} null if another question came
   */
  async best(board, onProgress, ms = MOVE_MS) {
    const search = new HeuristicSearch(board, board.fromTheMiddle());
    const progress = { excludedDiscs: 0 };
    const column = await this.work.work(this.bestSteps(search, progress, ms), onProgress, ms);
    if (column === null) return null;
    const exactScore = this.scorer?.knownScore(board) ?? null;
    const searchedDiscs = search.plies >> 1; // of each side, by the rules
    return {
      column: column ?? search.columns[0],
      score: search.score ?? exactScore,
      discs: Math.max(progress.excludedDiscs, searchedDiscs),
    };
  }

  /**
   * Find scores with which a choice is explained: of all columns, or if that takes too long, of the
   * chosen one. There are none if the choice is not by exact scores.
   * @param {Board} board @param {Choice} choice @param {number} ms
   * @returns {Promise<import("./scorer.js").Scores>}
   */
  async columnScores(board, { column, score }, ms = COMPARE_MS) {
    if (score === null) return {};
    const chosenScore = { [column]: score };
    if (!this.scorer) return chosenScore;
    const allScores = await this.work.work(this.scorer.columnScoresSteps(board), undefined, ms);
    return allScores ?? chosenScore;
  }

  /**
   * Search for the best column: by the rules, then for the exact score. If that is not found in time,
   * take the first column after which the other side cannot win within the discs that were searched.
   * @param {HeuristicSearch} search  whose `columns` are put in order, the best first
   * @param {import("./scorer.js").Progress} progress
   * @param {number} ms  for all of it
   * @returns {Generator<any, number | undefined>} undefined: it is the first of the search's columns
   */
  *bestSteps(search, progress, ms) {
    const { scorer } = this, { board } = search;
    if (!scorer) {
      yield* search.deepenSteps(Infinity);
      return undefined;
    }
    yield* search.deepenSteps(FIRST_PLIES);
    const score = yield* limitSteps(scorer.scoreSteps(board, progress), ms * EXACT_SHARE);
    if (score !== undefined) return yield* scorer.bestColumnSteps(board);
    yield* limitSteps(search.deepenSteps(Infinity), ms * ORDER_SHARE);
    for (const column of search.columns) {
      const canOtherWin = yield* scorer.winsSteps(board.play(column), progress.excludedDiscs);
      if (!canOtherWin) return column;
    }
  }
}

/** Return the columns whose next disc does not land right below a winning square of the other side. */
function safeColumns(/** @type {Board} */ board) {
  const belowThreats = board.winningSquares(1 - board.turn) >> 1n; // a shift by 1 is a row down
  return board.legalColumns().filter((column) => !(belowThreats & board.landingSquare(column)));
}

/**
 * Take steps until they are done, and return what they return; undefined if the time ends before.
 * @param {Generator} steps @param {number} ms  the time from now on
 */
function* limitSteps(steps, ms) {
  const deadline = performance.now() + ms;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() >= deadline) return undefined;
    yield value;
  }
}

/**
 * An alpha-beta search by the rules alone that goes one ply deeper again and again. Its values, for
 * the side to move, are scores times SCORE_WEIGHT, or guesses where no score is found.
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

  /** @param {Board} board @param {number[]} columns  in the order that decides between equals */
  constructor(board, columns) {
    this.board = board;
    this.columns = columns; // the best first, by the last finished search
    this.columnOrder = board.fromTheMiddle();
    this.suitedRows = findSuitedRows(board.geometry);
    this.lineCounts = countLinesBySquare(board.geometry);
  }

  /** The exact score of the position, for the side to move; null if the search has not found it. */
  get score() {
    if (!this.plies) return null;
    const hasForcedWin = Math.abs(this.value) >= SCORE_WEIGHT; // of either side
    const isComplete = this.plies >= this.board.empties;
    return hasForcedWin || isComplete ? Math.trunc(this.value / SCORE_WEIGHT) : null;
  }

  /**
   * Search one ply deeper again and again, until `maxPlies` or the score is found. Yield false after each
   * ply.
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
   * Return the values of the columns, for the side to move, one ply deeper than so far. A value below that
   * of an earlier column is only an upper bound.
   * @returns {Generator<boolean, Map<number, number>>}
   */
  *columnValuesSteps() {
    const values = new Map();
    let best = -Infinity;
    for (const column of this.columns) {
      const child = this.board.play(column);
      let childValue;
      if (child.over) childValue = SCORE_WEIGHT * child.finalScore();
      else {
        const lineBalance = this.countLines(child.own) - this.countLines(child.theirs);
        // A column as good as the best so far gets its exact value, so the window includes that value.
        childValue = yield* this.valueSteps(child, lineBalance, this.plies, -Infinity, 1 - best);
      }
      values.set(column, -childValue);
      best = Math.max(best, -childValue);
    }
    return values;
  }

  /**
   * Return the value of a position that is not over, for the side to move: at most `alpha` or at least
   * `beta` where it is a bound. A forced reply does not count as a ply.
   * @param {Board} board @param {number} lineBalance  the lines through the discs of the side to move,
   *   less those through the discs of the other side
   * @param {number} plies  to search @param {number} alpha @param {number} beta
   * @returns {Generator<boolean, number>}
   */
  *valueSteps(board, lineBalance, plies, alpha, beta) {
    this.nodes += 1;
    if (this.nodes % HEURISTIC_SLICE_NODES === 0) yield false;
    const { turn, empties, landings } = board;
    const wins = board.winningSquares(turn);
    const threats = board.winningSquares(1 - turn);
    if (wins & landings) return SCORE_WEIGHT * ((empties + 1) >> 1);
    const mustBlock = threats & landings;
    const hasTwoToBlock = mustBlock & (mustBlock - 1n);
    const belowThreats = threats >> 1n; // a disc there gives a winning square away
    const moves = (mustBlock || landings) & ~belowThreats;
    if (hasTwoToBlock || !moves) return -SCORE_WEIGHT * (empties >> 1);
    if (empties === 1) return 0;
    if (!mustBlock && plies <= 0) return this.guessValue(turn, lineBalance, wins, threats);
    const nextPlies = mustBlock ? plies : plies - 1;
    let best = -Infinity;
    for (const column of this.columnOrder) {
      const move = board.landingSquare(column);
      if (!(move & moves)) continue;
      const nextBalance = -lineBalance - (this.lineCounts.get(move) ?? 0);
      const childValue = yield* this.valueSteps(
        board.play(column), nextBalance, nextPlies, -beta, -Math.max(alpha, best));
      best = Math.max(best, -childValue);
      if (best >= beta) break;
    }
    return best;
  }

  /**
   * Guess a value from the lines and the winning squares of both sides. A winning square in a row that
   * suits its side counts twice.
   * @param {number} turn @param {number} lineBalance
   * @param {bigint} wins  the winning squares of the side to move
   * @param {bigint} threats  those of the other side
   */
  guessValue(turn, lineBalance, wins, threats) {
    const ownCount = countSquares(wins) + countSquares(wins & this.suitedRows[turn]);
    const otherCount = countSquares(threats) + countSquares(threats & this.suitedRows[1 - turn]);
    return lineBalance + THREAT_WEIGHT * (ownCount - otherCount);
  }

  /** Count the lines through each disc of a mask, and return the sum. @param {bigint} discs */
  countLines(discs) {
    let count = 0;
    for (const square of listSquares(discs)) count += this.lineCounts.get(square) ?? 0;
    return count;
  }
}

/**
 * Return the rows that suit each side: those in which it gets the discs if each side always plays right
 * above the other's last disc. No row does if the number of rows is odd.
 * @param {{rows: number, bottom: bigint}} geometry @returns {bigint[]} masks, by seat
 */
function findSuitedRows({ rows, bottom }) {
  const suitedRows = [0n, 0n];
  if (rows % 2) return suitedRows;
  for (let row = 0; row < rows; row += 1) suitedRows[row % 2] |= bottom << BigInt(row);
  return suitedRows;
}

/** Count the lines through each square of an empty board. @returns {Map<bigint, number>} */
function countLinesBySquare(geometry) {
  const { directions, inarow } = geometry;
  const counts = new Map();
  geometry.lineStarts(geometry.board).forEach((starts, index) => {
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
  for (let rest = mask; rest; rest &= rest - 1n) squares.push(rest & -rest);
  return squares;
}

/** Count the squares of a mask. @param {bigint} mask */
function countSquares(mask) {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1n) count += 1;
  return count;
}

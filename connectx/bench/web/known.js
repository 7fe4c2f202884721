// The scores and lines that are known so far. All that a page says of a game follows from these and from
// its moves, so that it says nothing that is not known.

/** @typedef {import("./rules.js").Board} Board */
/** @typedef {import("./scorer.js").Scores} Scores */

export class KnownScores {
  /** Scores by the keys of positions, for the side to move; null: not known. */
  storedScores = new Map();
  /** The columns of best play by the keys of positions, as far as they are found. */
  lines = new Map();
  /** Keys of positions whose columns the search gave up on. */
  abandonedColumns = new Set();
  /** Keys of positions whose own score it gave up on. */
  abandonedScores = new Set();

  /** @param {?import("./scorer.js").Scorer} scorer  which remembers scores; null: the board has none */
  constructor(scorer) {
    this.scorer = scorer;
  }

  /**
   * Store the scores that Python has found for a game, and those of the best columns in its mistakes.
   * @param {import("./verdicts.js").Game} game @param {Board[]} boards  before each move, and after all
   */
  addReview({ position_scores: scores = [], better: bestColumns = {} }, boards) {
    boards.forEach(({ key }, ply) => {
      const score = scores[ply] ?? null;
      if (score !== null) this.storedScores.set(key, score);
    });
    for (const [moveNumber, columns] of Object.entries(bestColumns)) {
      const ply = Number(moveNumber) - 1;
      const scoreForOpponent = -scores[ply];
      for (const column of columns) {
        const after = boards[ply].play(column);
        this.storedScores.set(after.key, scoreForOpponent);
      }
    }
  }

  /** Return the score of a position for the side to move; null if it is not known. */
  score(/** @type {Board} */ board) {
    const score = this.scoreWithoutColumns(board);
    if (score !== null) return score;
    const scores = Object.values(this.columnScores(board));
    const hasAllScores = scores.length === board.playable().length;
    return hasAllScores ? Math.max(...scores) : null;
  }

  /**
   * Return the score of a position for the side to move; null if it is not known, although it may follow
   * from the scores of the columns.
   */
  scoreWithoutColumns(/** @type {Board} */ board) {
    const { storedScores, scorer } = this;
    const { key } = board;
    if (!storedScores.has(key)) {
      const scoreByRules = board.over ? board.finalScore() : board.decidedScore();
      storedScores.set(key, scoreByRules);
    }
    const storedScore = storedScores.get(key);
    if (storedScore !== null || !scorer) return storedScore;
    const foundScore = scorer.knownScore(board); // the search may have found it since
    storedScores.set(key, foundScore);
    return foundScore;
  }

  /** Return the scores of the columns for the side to move, as far as they are known. @returns {Scores} */
  columnScores(/** @type {Board} */ board) {
    const scores = /** @type {Scores} */ ({});
    for (const column of board.playable()) {
      const scoreForOpponent = this.scoreWithoutColumns(board.play(column));
      if (scoreForOpponent !== null) scores[column] = -scoreForOpponent;
    }
    return scores;
  }

  /** Return whether the scores of all columns that can be played are known. */
  hasColumnScores(/** @type {Board} */ board) {
    return Object.keys(this.columnScores(board)).length === board.playable().length;
  }

  /** Return the columns that are known to have the score of the position. */
  bestColumns(/** @type {Board} */ board) {
    const scores = this.columnScores(board);
    const bestScore = this.score(board);
    return Object.keys(scores).map(Number).filter((column) => scores[column] === bestScore);
  }

  /** Return whether scores of columns are missing that the search may still find. */
  awaitsColumnScores(/** @type {Board} */ board) {
    if (!this.scorer || this.abandonedColumns.has(board.key)) return false;
    return !this.hasColumnScores(board);
  }

  /** Return whether the score of the position is missing, and the search may still find it. */
  awaitsScore(/** @type {Board} */ board) {
    const { key } = board;
    if (!this.scorer || this.abandonedColumns.has(key) || this.abandonedScores.has(key)) return false;
    return this.score(board) === null;
  }

  /**
   * Return how best play goes on from a position, as far as that is found.
   * @param {Board} board @returns {number[]} the columns of both sides in turn; empty if nothing is found
   */
  bestLine(board) {
    return this.lines.get(board.key) ?? [];
  }

  /**
   * Store how best play goes on from a position, and from each position on the way. A longer line that is
   * stored already stays.
   * @param {Board} board @param {number[]} line  the columns of both sides in turn
   */
  addLine(board, line) {
    const boardsBeforeMoves = board.boards(line).slice(0, -1);
    boardsBeforeMoves.forEach((boardOnTheWay, index) => {
      const restOfLine = line.slice(index);
      const storedLine = this.bestLine(boardOnTheWay);
      if (restOfLine.length > storedLine.length) this.lines.set(boardOnTheWay.key, restOfLine);
    });
  }
}

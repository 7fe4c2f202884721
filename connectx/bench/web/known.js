// The scores and lines that are known so far. All that a page says of a game follows from these and from
// its moves, so that it says nothing that is not known.

/** @typedef {import("./rules.js").Board} Board */
/** @typedef {import("./scorer.js").Scores} Scores */

export class KnownScores {
  /** Scores by the keys of positions, for the side to move; null: not known. */
  storedScores = new Map();
  /**
   * The columns of best play, of both sides in turn, by the keys of positions, as far as they are found.
   */
  bestLines = new Map();
  /**
   * Keys of positions of which a search has given up the scores of the columns; they may still be found
   * later.
   */
  keysOfGivenUpColumns = new Set();
  /** Keys of positions of which a search has given up the score; it may still be found later. */
  keysOfGivenUpScores = new Set();

  /** @param {?import("./scorer.js").Scorer} scorer  which remembers scores; null: the board has none */
  constructor(scorer) {
    this.scorer = scorer;
  }

  /**
   * Store the scores that Python has found for a game, and those of the columns that were best where a
   * mistake was made.
   * @param {import("./verdicts.js").Game} game  with `position_scores` by ply, and in `better` the best
   *   columns by the number of a mistake, from 1
   * @param {Board[]} boards  before each move, and after all
   */
  storeReview({ position_scores: scores = [], better: bestColumns = {} }, boards) {
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

  /**
   * Return the score of a position for the side to move, which may follow from the scores of all columns;
   * null if it is not known.
   * @param {Board} board
   */
  score(board) {
    const directScore = this.directScore(board);
    if (directScore !== null) return directScore;
    const scores = Object.values(this.columnScores(board));
    const areAllKnown = scores.length === board.playable().length;
    return areAllKnown ? Math.max(...scores) : null;
  }

  /**
   * Return the score of a position for the side to move from what is stored, the rules and the search,
   * but not from the scores of the columns; null if it is not known.
   * @param {Board} board
   */
  directScore(board) {
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

  /**
   * Return the scores of the columns for the side to move.
   * @param {Board} board
   * @returns {Scores} by column; columns that are full or not known are left out
   */
  columnScores(board) {
    const scores = /** @type {Scores} */ ({});
    for (const column of board.playable()) {
      const scoreForOpponent = this.directScore(board.play(column));
      if (scoreForOpponent !== null) scores[column] = -scoreForOpponent;
    }
    return scores;
  }

  /** Return whether the scores of all columns that can be played are known. @param {Board} board */
  hasColumnScores(board) {
    return Object.keys(this.columnScores(board)).length === board.playable().length;
  }

  /**
   * Return the columns that are known to be best; none if the score of the position is not known.
   * @param {Board} board
   */
  bestColumns(board) {
    const scores = this.columnScores(board);
    const bestScore = this.score(board);
    return Object.keys(scores).map(Number).filter((column) => scores[column] === bestScore);
  }

  /**
   * Return whether scores of columns are not known yet, and the search may still find them.
   * @param {Board} board
   */
  awaitsColumnScores(board) {
    if (!this.scorer || this.keysOfGivenUpColumns.has(board.key)) return false;
    return !this.hasColumnScores(board);
  }

  /**
   * Return whether the score of the position is not known yet, and the search may still find it.
   * @param {Board} board
   */
  awaitsScore(board) {
    const { key } = board;
    const isGivenUp = this.keysOfGivenUpColumns.has(key) || this.keysOfGivenUpScores.has(key);
    if (!this.scorer || isGivenUp) return false;
    return this.score(board) === null;
  }

  /**
   * Return how best play goes on from a position, as far as that is found.
   * @param {Board} board @returns {number[]} the columns of both sides in turn; empty if nothing is found
   */
  bestLine(board) {
    return this.bestLines.get(board.key) ?? [];
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
      if (restOfLine.length > storedLine.length) this.bestLines.set(boardOnTheWay.key, restOfLine);
    });
  }
}

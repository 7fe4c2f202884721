// What is known of positions. All that a page says of a game follows from this and from its moves,
// so that it says nothing that is not known.

/** @typedef {import("./rules.js").Board} Board */
/** @typedef {import("./scorer.js").Scores} Scores */

export class Known {
  values = new Map(); // scores for the side to move, by the keys of positions; null: not known
  lines = new Map(); // likewise how best play goes on, as far as it is found
  late = new Set(); // keys of positions whose columns the search gave up on
  lateValues = new Set(); // of those whose own score it gave up on

  /** @param {?import("./scorer.js").Scorer} scorer  which remembers; null: the board has none */
  constructor(scorer) {
    this.scorer = scorer;
  }

  /** What Python has found of a game. @param {import("./verdicts.js").Game} game */
  read({ position_scores: scores = [], better = {} }, boards) {
    boards.forEach(({ key }, count) => {
      if ((scores[count] ?? null) !== null) this.values.set(key, scores[count]);
    });
    for (const [number, columns] of Object.entries(better)) {
      for (const column of columns) {
        this.values.set(boards[Number(number) - 1].play(column).key, -scores[Number(number) - 1]);
      }
    }
  }

  /** The score of a position for the side to move; null if it is not known. */
  value(/** @type {Board} */ board) {
    const found = this.valueAlone(board);
    if (found !== null) return found;
    const scores = Object.values(this.scores(board));
    return scores.length === board.playable().length ? Math.max(...scores) : null;
  }

  /** The same where it does not follow from those of the columns alone. */
  valueAlone(/** @type {Board} */ board) {
    const { values, scorer } = this, { key } = board;
    if (!values.has(key)) values.set(key, board.over ? board.finalScore() : board.decidedScore());
    if (values.get(key) === null) values.set(key, scorer?.knownScore(board) ?? null);
    return values.get(key);
  }

  /** The scores of the columns, as far as they are known. @returns {Scores} */
  scores(/** @type {Board} */ board) {
    const scores = /** @type {Scores} */ ({});
    for (const column of board.playable()) {
      const value = this.valueAlone(board.play(column));
      if (value !== null) scores[column] = -value;
    }
    return scores;
  }

  /** The columns that are known to have the value of the position. */
  best(/** @type {Board} */ board) {
    const scores = this.scores(board), value = this.value(board);
    return Object.keys(scores).map(Number).filter((column) => scores[column] === value);
  }

  /** How best play goes on from here. @returns {number[]} */
  line(/** @type {Board} */ board) {
    return this.lines.get(board.key) ?? [];
  }

  /** Whether the search may still find the scores of the columns, or that of the position. */
  waits(/** @type {Board} */ board, columns = true) {
    const { key } = board, late = this.late.has(key) || (!columns && this.lateValues.has(key));
    return Boolean(this.scorer) && !late && (columns
      ? Object.keys(this.scores(board)).length < board.playable().length
      : this.value(board) === null);
  }

  /** Best play begins with these columns. @param {Board} board @param {number[]} line */
  tellLine(board, line) {
    board.boards(line).slice(0, -1).forEach((each, index) => {
      if (line.length - index > this.line(each).length) this.lines.set(each.key, line.slice(index));
    });
  }
}

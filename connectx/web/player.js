// The page's own player: perfect by its scorer, or weaker by making mistakes.

/** @typedef {import("./rules.js").Board} Board */

/**
 * The column it plays: of the best ones the nearest to the centre. In a share `errs` of its moves
 * it plays another one, at random, but it never overlooks a win or a column to block, and loses at
 * once only if it must. Without a scorer it knows no more than that. The game must not be over.
 * @param {import("./scorer.js").Scorer | null} scorer  null resolves to null: another question came
 * @param {Board} board @param {number} errs
 * @returns {Promise<?number>}
 */
export async function chooseColumn(scorer, board, errs, random = Math.random) {
  const [urgent] = board.urgentColumns();
  if (urgent !== undefined) return urgent;
  if (scorer && random() >= errs) return scorer.bestColumn(board);
  const all = board.legalColumns();
  const scores = scorer ? await scorer.columnScores(board) : {};
  if (!scores) return null;
  const most = Math.max(...Object.values(scores));
  const quiet = all.filter((column) => !board.play(column).winningColumns(1 - board.turn).length);
  const worse = quiet.filter((column) => !scorer || scores[column] < most);
  const among = [worse, quiet, all].find((each) => each.length);
  return among[Math.floor(random() * among.length)];
}

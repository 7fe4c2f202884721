// The page's own player: perfect by its scorer, or weaker by making mistakes.

import { Rules } from "./scorer.js";

/**
 * The column it plays: of the best ones the nearest to the centre. In a share `errs` of its moves
 * it plays another one, at random, but it never overlooks a win or a column to block, and loses at
 * once only if it must. Without a scorer it knows no more than that. The game must not be over.
 * @param {import("./scorer.js").Scorer | null} scorer  null resolves to null: another question came
 * @param {import("./board.js").Size} size @param {number[]} moves @param {number} errs
 * @returns {Promise<?number>}
 */
export async function chooseColumn(scorer, size, moves, errs, random = Math.random) {
  const [rows, columns, inarow] = size;
  const rules = new Rules({ rows, columns, inarow }), urgent = rules.urgentColumns(moves).columns;
  if (urgent.length) return urgent[0];
  if (scorer && random() >= errs) return scorer.bestColumn(moves);
  const all = rules.openColumns(rules.positionOf(moves));
  const scores = scorer ? await scorer.scores(moves) : {};
  if (!scores) return null;
  const most = Math.max(...Object.values(scores));
  const quiet = all.filter((column) => !rules.urgentColumns([...moves, column]).wins);
  const worse = quiet.filter((column) => !scorer || scores[column] < most);
  const among = [worse, quiet, all].find((each) => each.length);
  return among[Math.floor(random() * among.length)];
}

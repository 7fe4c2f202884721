// Why a position is won, lost or drawn, in sentences: Python's where there are any, else what the
// rules alone say.

import { byId, columnName, inColours, listed, make, sentence, squareName } from "./words.js";

/** @typedef {import("./rules.js").Board} Board */

/** The winning squares of both sides: the twin of `find_threats` in connectx/bench/review/threats.py. */
export function findThreats(/** @type {Board} */ board) {
  const { geometry } = board, wins = [0, 1].map((seat) => board.winningSquares(seat)), threats = [];
  for (let column = 0; column < geometry.columns; column += 1) {
    let matters = true, below = [];
    for (let row = 0; row < geometry.rows; row += 1) {
      const here = [0, 1].filter((seat) => wins[seat] & geometry.square(row, column));
      for (const seat of here) threats.push({ row, column, seat, matters });
      if (here.length === 2 || here.some((seat) => below.includes(seat))) matters = false;
      below = here;
    }
  }
  return threats;
}

/**
 * What follows from the rules alone, in sentences: the twin of `explain` in connectx/bench/review/why.py
 * where no score is known in time.
 */
export function sentencesOfRules(/** @type {Board} */ board) {
  if (board.over) return [];
  const { turn, geometry, landings } = board, their = board.winningSquares(1 - turn);
  const wins = board.winningSquares(turn) & landings, danger = their & landings;
  if (wins) return [sentence("wins now", board, geometry.squaresOf(wins))];
  const blocks = geometry.squaresOf(danger), gifts = their & (landings << 1n);
  if (blocks.length > 1) return [sentence("cannot block", board, blocks)];
  if (!danger && gifts >> 1n === landings) return [sentence("in zugzwang", board, [])];
  const free = geometry.board & ~board.occupied;
  const open = [0, 1].some((seat) => geometry.hasWon(board.discsOf(seat) | free));
  return [
    danger ? sentence("must block", board, blocks) : "",
    open ? forcedNext(board) : sentence("no lines", board, []),
    gifts && !danger ? sentence("loses at once", board, geometry.squaresOf(gifts)) : "",
  ].filter(Boolean);
}

/** A win with the disc after next: the twin of `forces` in connectx/bench/review/why.py with 2 discs. */
function forcedNext(board) {
  const { turn, geometry } = board, danger = board.winningColumns(1 - turn);
  for (const first of danger.length ? danger : board.legalColumns()) {
    const after = board.play(first);
    const wins = geometry.squaresOf(after.winningSquares(turn) & after.landings), [block] = wins;
    if (!block || after.winningColumns(1 - turn).length) continue;
    const above = { ...block, row: block.row + 1 };
    const how = wins.length > 1 ? sentence("two threats", board, wins)
      : after.play(block.column).winningColumns(turn).length
        ? sentence("threat above", board, [block, above]) : "";
    if (how) return sentence("forces", board, [], { first: columnName(first), how });
  }
  return "";
}

/** On which squares a disc would win, in sentences. */
function winningSquares(board) {
  const threats = board.over ? [] : findThreats(board).filter(({ matters }) => matters);
  return [0, 1].map((seat) => threats.filter((threat) => threat.seat === seat))
    .flatMap((squares, seat) => squares.length
      ? sentence("winning squares", { turn: seat, geometry: board.geometry }, squares,
        { squares: listed(squares.map(squareName), "or") }) : []);
}

/** Python's reasons, as far as there are any, or those that follow from the rules; else nothing. */
export function showReasons(/** @type {Board} */ board, /** @type {?string[]} */ reasons) {
  let said = reasons?.length ? reasons : sentencesOfRules(board);
  if (!said.length) said = winningSquares(board);
  const text = said.map(inColours).join("\n"), element = byId("reasons");
  element.parentElement.hidden = !text;
  if (element.dataset.text === text) return;
  element.dataset.text = text;
  const squareOrText = (part, index) =>
    index % 2 ? make("button", { class: "sq" }, part) : part;
  element.replaceChildren(...text.split("\n").map((sentence) =>
    make("p", {}, ...sentence.split(/\b([1-9a-z]-[0-9]+)\b/).map(squareOrText))));
}

/** Calls `light` with the row and the column of a square's name that is pressed. */
export function listenToReasons(light) {
  byId("reasons").addEventListener("click", ({ target: { className, textContent } }) => {
    if (className !== "sq") return;
    const [column, row] = textContent.split("-");
    light(Number(row) - 1, parseInt(column, 36) - 1);
  });
}

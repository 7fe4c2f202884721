// Why a position is won, lost or drawn, in sentences: Python's where there are any, else what the
// rules alone say.

import { Rules } from "./scorer.js";
import { SIGNS, anyOf, byId, columnName, make } from "./words.js";

/** @typedef {import("./board.js").Size} Size */

/**
 * The winning squares of both sides, as `find_threats` in connectx/review/threats.py has them.
 * @param {number[]} moves @param {Size} size
 */
export function threatsOf(moves, [rows, columns, inarow]) {
  const rules = new Rules({ rows, columns, inarow }), { own, occupied } = rules.positionOf(moves);
  const theirs = own ^ occupied, bySeat = moves.length % 2 ? [theirs, own] : [own, theirs];
  const wins = bySeat.map((discs) => rules.winningSquares(discs, occupied));
  const threats = [];
  for (let column = 0; column < columns; column += 1) {
    let matters = true, below = [];
    for (let row = 0; row < rows; row += 1) {
      const here = [0, 1].filter((seat) =>
        wins[seat].some((square) => square.row === row && square.column === column));
      for (const seat of here) threats.push({ row, column, seat, matters });
      if (here.length === 2 || here.some((seat) => below.includes(seat))) matters = false;
      below = here;
    }
  }
  return threats;
}

/** Who wins at once, what must be blocked, and on which squares a disc would win. */
function sentencesOfRules(moves, size) {
  const [rows, columns, inarow] = size, turn = moves.length % 2, threats = threatsOf(moves, size);
  const urgent = new Rules({ rows, columns, inarow }).urgentColumns(moves);
  const parts = [];
  if (urgent.wins) parts.push(`${SIGNS[turn]} wins at once with column ${anyOf(urgent.columns)}.`);
  else if (urgent.columns.length) {
    parts.push(`${SIGNS[turn]} must play column ${anyOf(urgent.columns)}: `
      + `${SIGNS[1 - turn]} would win there.`);
  }
  SIGNS.forEach((sign, seat) => {
    const squares = threats.filter((threat) => threat.seat === seat && threat.matters)
      .map(({ row, column }) => `${columnName(column)}-${row + 1}`);
    if (squares.length) parts.push(`A disc on ${squares.join(", ")} wins for ${sign}.`);
  });
  return parts;
}

/**
 * @param {{moves: number[], size: Size, over: boolean, reasons: ?string[], value: string,
 *   scored: boolean}} position  `reasons` by Python; `value`: who wins, in a sentence, or that this
 *   is not known; `scored`: whether it is
 */
export function showReasons({ moves, size, over, reasons, value, scored }) {
  let said = reasons?.length ? reasons : over ? [] : sentencesOfRules(moves, size);
  if (!said.length) {
    if (over) said = ["The game is over."];
    else if (reasons && scored) said = ["No simple rule explains this position."];
    else said = ["No empty square wins yet."];
  }
  if (!over && value) said = [...said, value];
  const text = said.join("\n"), element = byId("reasons");
  if (element.dataset.text === text) return;
  element.dataset.text = text;
  const squareOrText = (part, index) =>
    index % 2 ? make("button", { class: "square-name" }, part) : part;
  element.replaceChildren(...said.map((sentence) =>
    make("p", {}, ...sentence.split(/\b([1-9a-z]-[0-9]+)\b/).map(squareOrText))));
}

/** Calls `light` with the row and the column of a square's name that is pressed. */
export function listenToReasons(light) {
  byId("reasons").addEventListener("click", ({ target: { className, textContent } }) => {
    if (className !== "square-name") return;
    const [column, row] = textContent.split("-");
    light(Number(row) - 1, parseInt(column, 36) - 1);
  });
}

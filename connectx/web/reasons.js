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
  const theirs = own ^ occupied;
  const all = (moves.length % 2 ? [theirs, own] : [own, theirs]).flatMap((discs, seat) =>
    rules.winningSquares(discs, occupied).map((square) => ({ ...square, seat })));
  // The game is over once a disc is on such a square, or right below it.
  const endsTheGame = ({ row, column, seat }) => all.some((other) => other.column === column
    && other.row === (other.seat === seat ? row - 1 : row));
  const ending = all.filter(endsTheGame);
  return all.map((threat) => ({ ...threat, matters: !ending.some(({ row, column }) =>
    column === threat.column && row < threat.row) }));
}

/** Who wins at once, what must be blocked, and on which squares a disc would win. */
function sentencesOfRules(moves, size) {
  const [rows, columns, inarow] = size, turn = moves.length % 2, threats = threatsOf(moves, size);
  const urgent = new Rules({ rows, columns, inarow }).urgentColumns(moves);
  const parts = [];
  if (urgent.wins) parts.push(`${SIGNS[turn]} wins at once in column ${anyOf(urgent.columns)}.`);
  else if (urgent.columns.length) {
    parts.push(`${SIGNS[turn]} must play column ${anyOf(urgent.columns)}: `
      + `${SIGNS[1 - turn]} would win there.`);
  }
  SIGNS.forEach((sign, seat) => {
    const squares = threats.filter((threat) => threat.seat === seat && threat.matters)
      .map(({ row, column }) => `${columnName(column)}-${columnName(row)}`);
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
    make("p", {}, ...sentence.split(/\b([1-9a-z]-[1-9a-z])\b/).map(squareOrText))));
}

/** Calls `light` with the row and the column of a square's name that is pressed. */
export function listenToReasons(light) {
  byId("reasons").addEventListener("click", ({ target: { className, textContent } }) => {
    if (className !== "square-name") return;
    const [column, row] = textContent.split("-").map((name) => parseInt(name, 36) - 1);
    light(row, column);
  });
}

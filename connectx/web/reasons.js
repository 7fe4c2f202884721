// Why a position is won, lost or drawn, in sentences: Python's where there are any, else what the
// rules alone say.

import { SIGNS, byId, columnsInWords, inColours, listed, make, squareName } from "./words.js";

/** @typedef {import("./rules.js").Board} Board */

/** The winning squares of both sides: the twin of `find_threats` in connectx/review/threats.py. */
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
 * What wins or loses within the next two discs, or must be stopped, in a sentence; "" if nothing
 * does: the twin of `at_once` in connectx/review/claims.py.
 */
export function atOnce(/** @type {Board} */ board) {
  const { turn, geometry } = board, [me, other] = [SIGNS[turn], SIGNS[1 - turn]];
  const wins = board.winningColumns(turn), danger = board.winningColumns(1 - turn);
  if (wins.length) return `${me} wins at once with ${columnsInWords(wins, "or")}.`;
  if (danger.length > 1) {
    const squares = danger.map((column) =>
      squareName(geometry.squaresOf(board.landingSquare(column))[0]));
    return `${other} is about to win on ${listed(squares, "and")}, and ${me} can stop only one.`;
  }
  if (danger.length) {
    return `${me} must play ${columnsInWords(danger, "or")}: ${other} would win there.`;
  }
  const above = board.winningSquares(1 - turn) >> 1n;
  return board.legalColumns().every((column) => above & board.landingSquare(column))
    ? `${me} is in zugzwang: every column lets ${other} win on the square above.` : "";
}

/** What follows from the rules alone: the above, and on which squares a disc would win. */
function sentencesOfRules(board) {
  const threats = findThreats(board).filter(({ matters }) => matters);
  const winning = SIGNS.map((sign, seat) => {
    const squares = threats.filter((threat) => threat.seat === seat).map(squareName);
    return squares.length ? `A disc on ${listed(squares, "or")} wins for ${sign}.` : "";
  });
  return [atOnce(board), ...winning].filter(Boolean);
}

/**
 * @param {{board: Board, reasons: ?string[], value: string, scored: boolean}} position  `reasons` by
 *   Python; `value`: who wins, in a sentence, or that this is not known; `scored`: whether it is
 */
export function showReasons({ board, reasons, value, scored }) {
  let said = reasons?.length ? reasons : board.over ? [] : sentencesOfRules(board);
  if (!said.length) {
    if (board.over) said = ["The game is over."];
    else if (reasons && scored) said = ["No simple rule explains this position."];
    else said = ["No empty square wins yet."];
  }
  if (!board.over && value) said = [...said, value];
  said = said.map(inColours);
  const text = said.join("\n"), element = byId("reasons");
  if (element.dataset.text === text) return;
  element.dataset.text = text;
  const squareOrText = (part, index) =>
    index % 2 ? make("button", { class: "sq" }, part) : part;
  element.replaceChildren(...said.map((sentence) =>
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

// By which oversight a player lost, from the rules alone.

import { Board } from "./rules.js";

/**
 * What the loser's last move overlooked, in words; "" if it could do nothing any more.
 * @param {import("./verdicts.js").Game} game @param {number} seat  who lost
 */
export function lossOf({ size, moves, opening = 0, forfeit }, seat) {
  const last = moves.length - 2;
  if (forfeit) return "forfeit";
  if (last < opening) return "";
  const board = Board.empty(size).boards(moves.slice(0, last)).at(-1);
  const danger = board.winningColumns(1 - seat);
  if (board.winningColumns(seat).length) return "a win not taken";
  if (danger.length) return danger.length === 1 && danger[0] !== moves[last] ? "a win not blocked" : "";
  const safe = board.legalColumns().some((column) =>
    !board.play(column).winningColumns(1 - seat).length);
  return safe ? "a disc under a winning square" : "";
}

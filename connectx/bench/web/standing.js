// What the page to play on says of a game: how it stands, why a column is good, and where it turned.

import { YOU, PAGE } from "./link.js";
import { lossOf } from "./verdicts.js";
import {
  SIDES, capital, columnName, columnsInWords, discsToWin, filled, listed, numberInWords,
} from "./words.js";

const NEAR = 5; // discs to a win that are told while one plays

/** @typedef {import("./view.js").Words} Words */

/** How the game stands after its last move. @returns {Words} */
export function standing(page) {
  const { last, game: { moves, size }, alone, seats } = page, { over, winner, turn: seat } = last;
  const four = numberInWords(size[2]), who = SIDES[seat];
  if (page.problem) return [filled("could not move", { who: page.nameOf(seat) }), page.problem];
  if (over && winner === null) return [filled("draw game"), filled("board full", { four })];
  if (over) {
    const won = page.youWon ? "you win" : page.link.friend ? "won" : "wins";
    return [filled(won, { who: SIDES[winner] }), filled("how won",
      { four: capital(four), ways: listed(last.ways, "and"), number: moves.length })];
  }
  const played = moves.length ? filled("played",
    { who: capital(page.mover(moves.length - 1)), column: columnName(moves.at(-1)) }) : "";
  if (page.waits) return [filled("thinks", { who: seats[seat] === PAGE ? who : page.nameOf(seat) }), played];
  const { python, facts } = page, named = facts.seats.find((each) => each !== YOU && each !== PAGE);
  const saved = named && python.kind === "frame" && !python.there && !seats.includes(named);
  if (!moves.length && !saved) {
    return [filled("goal", { four }), filled("tap", { side: who.toLowerCase() })];
  }
  return [filled(alone ? "your turn" : "turn of", { who }), saved ? `${played} ${filled("not running")}` : played];
}

/**
 * Why a column is the best one, or the best found, in a sentence; "" if there is no short reason.
 * The twin of `advice` in connectx/bench/play/terminal.py.
 * @param {import("./rules.js").Board} board @param {number} column
 * @param {?number} score  of the position; null if it was not found in time
 */
export function adviceOn(board, column, score) {
  const { turn, geometry: { columns, inarow } } = board, after = board.play(column);
  const gaps = { other: SIDES[1 - turn], four: numberInWords(inarow) };
  if (after.won) return filled("makes four", gaps);
  if (after.over) return "";
  if (board.winningColumns(1 - turn).includes(column)) return filled("stops", gaps);
  const threatened = after.winningColumns(1 - turn).length > 0;
  if (!threatened && after.winningColumns(turn).length > 1) return filled("two places", gaps);
  if (!board.discs && 2 * column + 1 === columns) return filled("the middle");
  if (!score) return score === 0 ? filled("good draw") : "";
  const discs = discsToWin(score, board.empties);
  return score < 0 ? filled("hardest", gaps) : discs <= NEAR ? filled("can win", { discs }) : "";
}

/** Where the game turned, and what the loser's last move overlooked, as far as it is known. */
export function turned(page) {
  const { game, view, last } = page, { review, boards, known } = view, { winner } = last;
  if (!last.over || page.youWon || !review) return "";
  const { turning, moves } = review, said = [], at = game.moves.length - 2;
  const four = numberInWords(game.size[2]);
  const told = (name, ply, more = {}) => {
    const who = page.mover(ply), whose = who === "you" ? "your" : `${who}\u2019s`;
    said.push(filled(name, { number: ply + 1, who, whose, other: SIDES[1 - ply % 2], four,
      column: columnName(game.moves[ply]), ...more }));
  };
  const ply = turning ? turning.number - 1 : NaN;
  if (ply >= 0) {
    told("turned", ply);
    for (const column of known.best(boards[ply]).slice(0, 1)) {
      const would = moves[ply].before > 0 ? "would have won outright" : "would have drawn";
      said.push(capital(filled(would, { better: columnsInWords([column], "or") })));
    }
  }
  const loss = winner === null || ply === at ? "" : lossOf(game, 1 - winner);
  if (loss) told(loss, at);
  if (turning && !said.length) told(winner !== null && page.isYours(at) ? "never winning" : "none decided", at);
  return said.join(" ");
}

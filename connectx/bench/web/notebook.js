// What a notebook stores of the game in its frame, which begins anew when it is moved or hidden.

import { YOU, logsWith, newLog, readLog } from "./log.js";
import { replacePythonPlayers } from "./seats.js";
import { newStamp } from "./session.js";

export class Notebook {
  /**
   * Whether the notebook has answered what game it stores, or has not answered in time. Before that, the page
   * stores none there, as it would replace that game.
   */
  isStoredGameRead = false;

  /** @param {any} page  the `PlayPage` */
  constructor(page) {
    this.page = page;
    this.firstLogId = page.session.log.id;
  }

  /** Let the notebook store the game on the board, once the one that it stores is known. */
  save() {
    if (!this.isStoredGameRead) return;
    const { python, session, view } = this.page;
    const { moves, seats, level } = session.state;
    const shows = view.isStudying ? ["study"] : [];
    python.ask({ do: "keep", moves, size: session.log.size, seats, strength: level, shows });
  }

  /**
   * Ask the notebook once for the game that it stores, and show it in place of the one on the board, unless
   * the person here has played meanwhile.
   */
  async resume() {
    const { page } = this;
    if (this.isStoredGameRead || page.python.kind !== "frame") return;
    const stored = await page.python.ask({ do: "kept" });
    this.isStoredGameRead = true;
    const log = this.readStoredLog(stored);
    if (!log || this.isTouched) return;
    if (!await page.prepareScorer(log.size)) return;
    if (stored.shows) page.view.isStudying = stored.shows.length > 0;
    page.session.replaceLogs(logsWith(log));
  }

  /**
   * Whether a person has done something on the page since it was opened. Two entries of a log do not show
   * that: the move of a player that is no person, and that the computer took the seats of Python's players,
   * who had not answered yet.
   */
  get isTouched() {
    const { log, state } = this.page.session;
    if (log.id !== this.firstLogId) return true;
    const hasPersonMoved = state.isPlayed && state.seats.includes(YOU);
    if (hasPersonMoved) return true;
    const seatsWithoutPython = `${replacePythonPlayers(log.seats)}`;
    return log.entries.some((entry) => {
      if ("move" in entry) return false;
      if ("seats" in entry) return `${entry.seats}` !== seatsWithoutPython;
      return true;
    });
  }

  /**
   * Return a log of the game that a notebook stores. If it does not tell the size of the board, the players
   * or the level, those of the page are taken.
   * @param {any} stored  the moves and what else `save` has let it store; undefined if the notebook is silent
   * @returns {?import("./log.js").GameLog} null if it stores no game, or an impossible one
   */
  readStoredLog(stored) {
    if (!Array.isArray(stored?.moves)) return null;
    const { facts, session, seats } = this.page;
    const {
      size = session.log.size, seats: players = session.log.seats, strength: level = session.state.level,
    } = stored;
    // Undo does not take back the moves with which the page began.
    const startCount = facts.moves.length;
    const start = stored.moves.slice(0, startCount);
    const entries = stored.moves.slice(startCount).map((move) => ({ move }));
    const log = newLog({ size, seats: players, level, start, entries }, newStamp());
    return readLog(log, seats.levelNames);
  }
}

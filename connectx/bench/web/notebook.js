// What a notebook stores of the game in its frame, which begins anew when it is moved or hidden.

import { YOU, logsWith, newLog, readLog } from "./log.js";
import { replacePythonPlayers } from "./seats.js";
import { newStamp } from "./session.js";

export class Notebook {
  /** Whether the page has asked for the stored game; before that it stores nothing. */
  isAsked = false;

  /** @param {any} page  the `PlayPage` */
  constructor(page) {
    this.page = page;
    this.firstLogId = page.session.log.id;
  }

  /** Let the notebook store the game on the board. */
  save() {
    if (!this.isAsked) return;
    const { python, session, view } = this.page;
    const { moves, seats, level } = session.state;
    const shows = view.isStudying ? ["study"] : [];
    python.ask({ do: "keep", moves, size: session.log.size, seats, strength: level, shows });
  }

  /** Ask Python once for the stored game. Continue it unless the person here has played meanwhile. */
  async resume() {
    const { page } = this;
    if (this.isAsked || page.python.kind !== "frame") return;
    const stored = await page.python.ask({ do: "kept" });
    this.isAsked = true;
    const log = this.readStored(stored);
    if (!log || this.isTouched) return;
    if (!await page.prepare(log.size)) return;
    if (stored.shows) page.view.isStudying = stored.shows.length > 0;
    page.session.replace(logsWith(log));
  }

  /**
   * Whether a person has done something on the page. Two entries of a log do not show that: the reply of
   * a player, and that the computer took the seats of Python's players, who had not answered yet.
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
   * Return the log of a stored game; null if there is none. What is not stored is as on the page.
   * @param {any} stored  as `save` has stored it, or undefined
   * @returns {?import("./log.js").GameLog}
   */
  readStored(stored) {
    if (!Array.isArray(stored?.moves)) return null;
    const { facts, session, seats } = this.page;
    const { size, seats: players, strength } = {
      size: session.log.size, seats: session.log.seats, strength: session.state.level, ...stored,
    };
    const startCount = facts.moves.length; // the page has these moves at first
    const start = stored.moves.slice(0, startCount);
    const entries = stored.moves.slice(startCount).map((move) => ({ move }));
    const log = newLog({ size, seats: players, level: strength, start, entries }, newStamp());
    return readLog(log, seats.levels);
  }
}

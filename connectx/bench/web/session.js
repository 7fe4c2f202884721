// The games of this tab: the state of `log.js` with its events. All parts of the page read it here, and
// change it by actions alone.

import {
  currentLog, findUndoPly, hasOnePerson, listMyGames, mergeLogs, perform, returnTo, stateOf,
} from "./log.js";

/** @typedef {import("./log.js").Logs} Logs */
/** @typedef {import("./log.js").Action} Action */

/**
 * The logs of this tab, the one on the board, and what it has led to. After every change there is an
 * event, whose `detail` is the action that led to it, or null if logs were restored: "log" if another
 * log is on the board, "entry" if the log on the board has another entry.
 */
export class Session extends EventTarget {
  /** @param {Logs} logs */
  constructor(logs) {
    super();
    this.set(logs);
  }

  /** Have other logs, without an event. @param {Logs} logs */
  set(logs) {
    this.logs = logs;
    this.log = currentLog(logs);
    this.state = stateOf(this.log);
  }

  /** Perform an action. @param {Action} action @returns {boolean} whether it changed anything */
  perform(action) {
    return this.change(perform(this.logs, action, newStamp()), action);
  }

  /**
   * Show what a former state showed, such as that of another entry of the browser's history.
   * @param {Logs} former
   */
  restore(former) {
    this.change(returnTo(this.logs, former, newSuffix()), null);
  }

  /** Begin anew with some logs. @param {Logs} logs */
  replace(logs) {
    this.change(logs, null);
  }

  /** Add the games of other tabs to the list. @param {import("./log.js").GameLog[]} others */
  merge(others) {
    this.set(mergeLogs(this.logs, others, newSuffix()));
  }

  /**
   * Have other logs, and call the listeners.
   * @param {Logs} logs @param {?Action} action  what led to them; null: they are restored
   * @returns {boolean} false: they are the same as before
   */
  change(logs, action) {
    if (logs === this.logs) return false;
    const isSameLog = action !== null && logs.current === this.logs.current;
    this.set(logs);
    this.dispatchEvent(new CustomEvent(isSameLog ? "entry" : "log", { detail: action }));
    return true;
  }

  /** Whether the person here plays the game on the board; false: it is only shown. */
  get isMine() {
    return this.log.kind === "mine";
  }

  /** Whether the log asks for the one column that keeps a win or a draw. */
  get isPuzzle() {
    return this.log.source === "puzzle";
  }

  /** Whether one person plays here, against a computer or an agent. In a game that is shown, none does. */
  get hasOnePerson() {
    return this.isMine && hasOnePerson(this.state.seats);
  }

  /** Return whether the person here made a move, as one of two players. @param {number} ply */
  isYours(ply) {
    return this.isMine && Boolean(this.state.yours[ply]);
  }

  /** Who plays the side to move: "you", "page" or the name of Python's player. */
  get playerToMove() {
    return this.state.seats[this.state.board.turn];
  }

  get canUndo() {
    return findUndoPly(this.log) !== null || this.logs.trail.length > 0;
  }

  /** The games of the person here, the last touched first. */
  get myGames() {
    return listMyGames(this.logs.logs);
  }
}

/** Return a stamp for an action that is performed now. @returns {import("./log.js").Stamp} */
export function newStamp() {
  const time = Date.now();
  return { id: `${time.toString(36)}-${Math.random().toString(36).slice(2)}`, time };
}

/** Return an end for the id of a log that two tabs have gone on with in two ways. */
function newSuffix() {
  return `-${newStamp().id}`;
}

// The games of this tab: the state of `log.js` with its events. All parts of the page read it here, and
// change it by actions alone.

import {
  currentLog, findUndoPly, hasOnePerson, listMyGames, mergeLogs, perform, restoreFormerState, stateOf,
} from "./log.js";

/** @typedef {import("./log.js").Logs} Logs */
/** @typedef {import("./log.js").Action} Action */

/**
 * The games of this tab: `logs` has the logs of all, `log` is the one on the board, and `state` is what its
 * entries have led to, such as the moves and the players. After every change there is an
 * event, whose `detail` is the action that led to it, or null if logs were restored: "log" if another
 * log is on the board, "entry" if the log on the board has another entry.
 */
export class Session extends EventTarget {
  /** @param {Logs} logs */
  constructor(logs) {
    super();
    this.setLogs(logs);
  }

  /** Take other logs in place of those so far, without an event. @param {Logs} logs */
  setLogs(logs) {
    this.logs = logs;
    this.log = currentLog(logs);
    this.state = stateOf(this.log);
  }

  /**
   * Perform an action, such as a move in the game on the board, and call the listeners.
   * @param {Action} action @returns {boolean} false: it changed nothing, as the rules do not allow it
   */
  perform(action) {
    return this.setLogsAndNotify(perform(this.logs, action, newStamp()), action);
  }

  /**
   * Put the log on the board that was there in a former state, such as that of another entry of the browser's
   * history. No game is lost.
   * @param {Logs} former
   */
  restore(former) {
    this.setLogsAndNotify(restoreFormerState(this.logs, former, newSuffix()), null);
  }

  /** Take other logs in place of those so far, and call the listeners. @param {Logs} logs */
  replaceLogs(logs) {
    this.setLogsAndNotify(logs, null);
  }

  /**
   * Add the games that other tabs have stored. The one on the board stays, and no listener is called.
   * @param {import("./log.js").GameLog[]} storedGames
   */
  addStoredGames(storedGames) {
    this.setLogs(mergeLogs(this.logs, storedGames, newSuffix()));
  }

  /**
   * Take other logs in place of those so far. Unless they are the same, call the listeners: those for "entry"
   * if an action has added to the log on the board, else those for "log".
   * @param {Logs} logs @param {?Action} action  what led to them; null: they are restored
   * @returns {boolean} false: they are the same as before
   */
  setLogsAndNotify(logs, action) {
    if (logs === this.logs) return false;
    const isSameLog = action !== null && logs.current === this.logs.current;
    this.setLogs(logs);
    this.dispatchEvent(new CustomEvent(isSameLog ? "entry" : "log", { detail: action }));
    return true;
  }

  /** Whether the person here plays the game on the board; false: it is only shown. */
  get isPlayedHere() {
    return this.log.kind === "mine";
  }

  /** Whether the log on the board is a puzzle, which asks for the one column that keeps a win or a draw. */
  get isPuzzle() {
    return this.log.source === "puzzle";
  }

  /** Whether one person plays here, against a computer or an agent. In a game that is shown, none does. */
  get hasOnePerson() {
    return this.isPlayedHere && hasOnePerson(this.state.seats);
  }

  /** Return whether the person here made a move, as one of two players. @param {number} ply */
  isYourMove(ply) {
    return this.isPlayedHere && Boolean(this.state.madeByYou[ply]);
  }

  /** Who plays the side to move: "you", "page" (the computer) or the name of Python's player. */
  get playerToMove() {
    return this.state.seats[this.state.board.turn];
  }

  /** Whether there is a move that Undo takes back, or a game before this one to which it leads. */
  get canUndo() {
    return findUndoPly(this.log) !== null || this.logs.trail.length > 0;
  }

  /** The games of the person here, the last touched first. */
  get myGames() {
    return listMyGames(this.logs.logs);
  }
}

/**
 * Return a new id for a log that an action may make, with the time now in milliseconds since 1970.
 * @returns {import("./log.js").Stamp}
 */
export function newStamp() {
  const time = Date.now();
  return { id: `${time.toString(36)}-${Math.random().toString(36).slice(2)}`, time };
}

/** Return an end for the id of a log that two tabs have gone on with in two ways. */
function newSuffix() {
  return `-${newStamp().id}`;
}

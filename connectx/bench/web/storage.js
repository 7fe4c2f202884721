// What this browser stores from one day to another: the games of the person here, and what was chosen.
// All of it may have been changed by another tab, so it is read again before it is written.

import { readLog } from "./log.js";

/** Return the values that this browser stores, by their names; none where it may not. @returns {any} */
export function recall() {
  try {
    return JSON.parse(localStorage.connectx) ?? {};
  } catch {
    return {};
  }
}

/** Store some values beside the others. @param {Object<string, any>} values  by their names */
export function remember(values) {
  try {
    localStorage.connectx = JSON.stringify({ ...recall(), ...values });
  } catch { /* in a frame, or where it is switched off */ }
}

/** Return the games that this browser stores. @param {string[]} levels  that there are */
export function recallGames(levels) {
  const { games } = recall();
  if (!Array.isArray(games)) return [];
  return games.map((value) => readLog(value, levels)).filter((log) => log?.kind === "mine");
}

/**
 * Store the games of a session beside those that other tabs store; the last touched stay.
 * @param {import("./session.js").Session} session @param {string[]} levels
 */
export function rememberGames(session, levels) {
  session.merge(recallGames(levels));
  const { myGames, log } = session;
  const isStored = myGames.some(({ id }) => id === log.id);
  remember({ games: myGames, lastGame: isStored ? log.id : recall().lastGame });
}

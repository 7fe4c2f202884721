// What this browser stores from one day to another: the games of the person here, and what was chosen.
// All of it may have been changed by another tab, so it is read again before it is written.

import { readLog } from "./log.js";

/**
 * Return the values that this browser stores for the page, by their names, such as `strength`, the level.
 * @returns {any} an empty object if it stores none, or is not allowed to
 */
export function readStoredValues() {
  try {
    return JSON.parse(localStorage.connectx) ?? {};
  } catch {
    return {};
  }
}

/**
 * Let the browser store some values beside the others, if it is allowed to.
 * @param {Object<string, any>} values  by their names
 */
export function storeValues(values) {
  try {
    localStorage.connectx = JSON.stringify({ ...readStoredValues(), ...values });
  } catch { /* in a frame, or where it is switched off */ }
}

/**
 * Return the games of the person here that this browser stores, as logs, without those that are impossible.
 * @param {string[]} levelNames  the names of the computer's levels
 */
export function readStoredGames(levelNames) {
  const { games } = readStoredValues();
  if (!Array.isArray(games)) return [];
  return games.map((value) => readLog(value, levelNames)).filter((log) => log?.kind === "mine");
}

/**
 * Store the games of the person here, those of this tab and of others, as many as the list of games has, and
 * which of them is on the board.
 * @param {import("./session.js").Session} session  with the games of this tab
 * @param {string[]} levelNames  the names of the computer's levels
 */
export function storeGames(session, levelNames) {
  session.addStoredGames(readStoredGames(levelNames));
  const { myGames, log } = session;
  const isOnBoard = ({ id }) => id === log.id;
  // Another game on the board, such as a puzzle, does not count.
  const lastGame = myGames.some(isOnBoard) ? log.id : readStoredValues().lastGame;
  storeValues({ games: myGames, lastGame });
}

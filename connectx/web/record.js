// What of a game outlasts its page: {moves, size, seats, strength, shows, puzzle}. An address has it as
// #4453;seats=page,you;strength=medium, a notebook as it is. The browser keeps what was chosen last.

import { columnsText } from "./words.js";

export const YOU = "you", PAGE = "page"; // seats that need no Python
const KEYS = ["seats", "strength", "size", "shows", "puzzle"];

/**
 * @typedef {object} Record
 * @property {number[]} moves
 * @property {import("./rules.js").Size} size
 * @property {string[]} seats  by seat
 * @property {string} strength  of the page's own player
 * @property {string[]} shows
 * @property {string[]} puzzle  ["on"] while its answer is asked for
 * @property {number} [others]  how many of the moves came with a link
 * @property {boolean} [friend]  whether they are shown as somebody's game
 */

/** What follows the page's address; what is as in `usual` is left out. @param {Record} record */
export function fragmentOf(record, usual) {
  const names = (key) => [record[key]].flat().map(encodeURIComponent).join(",");
  const told = KEYS.filter((key) => key === "strength" ? record.seats.includes(PAGE)
    : `${record[key] ?? ""}` !== `${usual[key] ?? ""}`);
  return [`#${columnsText(record.moves)}`, ...told.map((key) => `${key}=${names(key)}`)].join(";");
}

/** What a link says beside its moves, as lists. @returns {any} */
export function readFragment(text) {
  const [, ...parts] = text.replace(/^.*#/s, "").split(";"), said = {};
  for (const part of parts) {
    const [key, value = ""] = part.split("=");
    try {
      if (KEYS.includes(key)) said[key] = value.split(",").filter(Boolean).map(decodeURIComponent);
    } catch { /* no text: as if it were not there */ }
  }
  return said;
}

/** What this browser keeps; nothing where it may not. */
export function remembered() {
  try {
    return JSON.parse(localStorage.connectx) ?? {};
  } catch {
    return {};
  }
}

export function remember(more) {
  try {
    localStorage.connectx = JSON.stringify({ ...remembered(), ...more });
  } catch { /* in a frame, or where it is switched off */ }
}

/** The address of this page if others can open it: no file's, and none of this machine. */
export function publicAddress() {
  const { protocol, hostname, port, origin, pathname } = location;
  const here = /^(localhost|127\.|\[)/.test(hostname) || port || top !== window;
  return /^https?:$/.test(protocol) && !here ? origin + pathname : "";
}

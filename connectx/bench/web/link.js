// Links to a game, and the address of the page, such as #4453;seats=page,you;strength=medium. An entry
// of the browser's history has all logs of the tab beside it, so that a reload or Back loses nothing.

import { COMPUTER, YOU, currentLog, readLogs } from "./log.js";
import { readPosition } from "./position.js";
import { replacePythonPlayers } from "./seats.js";
import { SIDES, byId, columnsText, phrase, inColours } from "./words.js";

const FRAGMENT_KEYS = ["seats", "strength", "size", "shows", "puzzle", "position"];
export const SIZES = ["6,7,4", "5,6,4", "4,5,3", "7,7,4", "7,8,4", "8,8,4", "7,9,4", "6,7,5", "9,9,5"];

/**
 * What a link says.
 * @typedef {object} LinkFacts
 * @property {number[]} moves
 * @property {import("./rules.js").Size} size
 * @property {string[]} seats
 * @property {string} strength  the level of the computer
 * @property {string[]} shows  ["study"] if one studies the game
 * @property {string[]} puzzle  ["on"] if the moves lead to one, whose answer is asked for
 * @property {string[]} position  ["on"] if the order of the moves is not known
 */

export class Link {
  /** @param {any} page  the `PlayPage` */
  constructor(page) {
    this.page = page;
  }

  /**
   * Return what an address says beside its moves. What it does not say, or this page cannot have, is as
   * on the page at first.
   * @param {any} lists  of texts, by the key in the address
   */
  completeFacts({ size = [], seats = [], strength = [], shows, puzzle = [], position = [] }) {
    const { facts: firstFacts, session } = this.page;
    const sizeInLink = size.map(Number);
    const [levelName] = strength;
    return {
      size: this.canHaveSize(sizeInLink) ? sizeInLink : firstFacts.size,
      seats: seats.length === 2 ? seats.map((name) => this.findPlayer(name)) : firstFacts.seats,
      strength: levelName ? this.findLevel(levelName) : session.state.level,
      shows: shows ?? firstFacts.shows,
      puzzle,
      position,
    };
  }

  /**
   * Return whether the page can have a board of a size: one of SIZES, or any if a server sent the page.
   * @param {number[]} size
   */
  canHaveSize(size) {
    if (SIZES.includes(`${size}`)) return true;
    return this.page.python.kind === "http" && size.length === 3 && size.every(Number.isInteger);
  }

  /** Return the player with a name; the computer if this page has no such player. @param {string} name */
  findPlayer(name) {
    return [YOU, COMPUTER, ...this.page.facts.players].includes(name) ? name : COMPUTER;
  }

  /**
   * Return the level of the computer with a name; the lowest level if there is none.
   * @param {string} name
   */
  findLevel(name) {
    return this.page.seats.levelNames.includes(name) ? name : "easy";
  }

  /** Read a link to this page that ends with a fragment. @param {string} fragment  with # or without */
  readAddress(fragment) {
    return this.read(`board.html#${fragment.replace(/^#/, "")}`);
  }

  /**
   * Read what a link says, or its end from # on.
   * @param {string} text
   * @returns {{facts?: LinkFacts, problem?: string}} a problem if its moves cannot be read
   */
  read(text) {
    const address = text.trim().replace(/^#/, "board.html#");
    const facts = this.completeFacts(readFragment(text));
    const { moves, problem } = readPosition(address, facts.size);
    return problem ? { problem } : { facts: { ...facts, moves } };
  }

  /**
   * Return the action of the log that shows what a link says. A link without moves begins a game.
   * @param {LinkFacts} facts @returns {import("./log.js").Action}
   */
  createAction({ moves, size, seats, strength, puzzle, position }) {
    const game = { size, seats, level: strength, moves };
    if (!moves.length) return { do: "begin", ...game };
    const isStandard = `${size}` === "6,7,4"; // only such boards have puzzles
    if (puzzle.length > 0 && isStandard && this.page.puzzles.has(moves)) {
      return { do: "show", source: "puzzle", ...game };
    }
    if (position.length > 0) {
      return { do: "show", source: "position", ...game, opening: moves.length, isPosition: true };
    }
    return { do: "show", source: "link", ...game };
  }

  /**
   * Show what the open entry of the browser's history has shown before, or else what the address says.
   */
  async follow() {
    const { page } = this;
    const formerLogs = readLogs(history.state?.logs, page.seats.levelNames);
    if (formerLogs) {
      await this.restore(formerLogs);
      return;
    }
    const { facts, problem } = this.readAddress(location.hash);
    if (problem) page.view.say(phrase("no game"), inColours(page.problemSentence(problem)));
    else await page.openLink(facts);
  }

  /**
   * Show what the open entry of the browser's history has shown.
   * @param {import("./log.js").Logs} formerLogs  of the entry
   */
  async restore(formerLogs) {
    const { page } = this;
    const { size } = currentLog(formerLogs);
    if (!await page.prepareScorer(size)) return;
    page.view.isStudying = Boolean(history.state.studies);
    page.session.restore(formerLogs);
  }

  /**
   * Write the game into the address and the browser's history. A page in a notebook has no address.
   * @param {boolean} isStep  whether this is a new entry of the history, not one in place of the last
   */
  save(isStep = false) {
    const { session, view, facts: firstFacts, python } = this.page;
    if (python.kind === "frame") return;
    const state = { logs: session.logs, studies: view.isStudying };
    const fragment = fragmentOf(this.currentFacts, firstFacts);
    try {
      if (isStep) history.pushState(state, "", fragment);
      else history.replaceState(state, "", fragment);
    } catch { /* a browser may refuse it: in some frames, or too many in a short time */ }
  }

  /** What the address of the game on the board says. @returns {LinkFacts} */
  get currentFacts() {
    const { session, view } = this.page;
    const { log } = session;
    const { moves, seats, level } = session.state;
    const isPosition = log.isPosition && moves.length === log.opening;
    return {
      moves,
      size: log.size,
      seats,
      strength: level,
      shows: view.isStudying ? ["study"] : [],
      puzzle: session.isPuzzle ? ["on"] : [],
      position: isPosition ? ["on"] : [],
    };
  }

  /**
   * Copy a link for a friend. It leads to this page, or to the board in the docs if nobody else can
   * open this page. If the docs have no address either, only the end of a link is copied, from # on,
   * which a friend can paste into the menu of a board.
   */
  async share() {
    const { view } = this.page;
    const docs = byId("docs").getAttribute("href");
    const boardInDocs = docs ? `${docs}board.html` : "";
    const address = publicAddress() || boardInDocs;
    const fragment = this.fragmentForFriend();
    const text = address ? `${this.invitation()} ${address}${fragment}` : fragment;
    try {
      await navigator.clipboard.writeText(text);
    } catch { // a browser may not allow it: then the text is shown, to be copied by hand
      view.say(phrase("copy"), address ? text : `${text} ${phrase("send text")}`);
      return;
    }
    if (address) view.say(phrase("copied"), phrase("send"));
    else view.say(phrase("text copied"), phrase("send text"));
  }

  /**
   * Return the end of a link that shows the game on the board. It always says who plays: compared with an
   * empty list, the seats always differ.
   */
  fragmentForFriend() {
    const { currentFacts, page: { facts: firstFacts } } = this;
    const seats = replacePythonPlayers(currentFacts.seats);
    const factsForFriend = { ...currentFacts, seats, shows: firstFacts.shows };
    return fragmentOf(factsForFriend, { ...firstFacts, seats: [] });
  }

  /** Say to a friend how the game stands, before a link to it. */
  invitation() {
    const { over, winner } = this.page.session.state.board;
    if (!over) return phrase("challenge");
    const result = winner === null ? phrase("draw game") : phrase("won", { who: SIDES[winner] });
    return `${result}.`;
  }
}

/**
 * Return the fragment of a link, from # on: the moves, and what is not as on the page at first. The level
 * is always in it if the computer plays.
 * @param {LinkFacts} facts @param {any} firstFacts  of the page at first, see `PlayFacts` in page.py
 */
export function fragmentOf(facts, firstFacts) {
  const differs = (key) => `${facts[key] ?? ""}` !== `${firstFacts[key] ?? ""}`;
  const hasComputer = facts.seats.includes(COMPUTER);
  const neededKeys = FRAGMENT_KEYS.filter((key) => key === "strength" ? hasComputer : differs(key));
  const parts = [`#${columnsText(facts.moves)}`];
  for (const key of neededKeys) {
    const values = [facts[key]].flat().map(encodeURIComponent);
    parts.push(`${key}=${values.join(",")}`);
  }
  return parts.join(";");
}

/**
 * Read what a link says beside its moves, as in "4453;seats=page,you;strength=medium".
 * @param {string} text  with "#" in it, or only what follows
 * @returns {any} lists of texts by their keys, such as `{seats: ["page", "you"]}`; keys of other names
 *   are left out
 */
export function readFragment(text) {
  const fragment = text.replace(/^.*#/s, "");
  const [, ...assignments] = fragment.split(";"); // the moves come first
  const lists = {};
  for (const assignment of assignments) {
    const [key, value = ""] = assignment.split("=");
    if (!FRAGMENT_KEYS.includes(key)) continue;
    try {
      lists[key] = value.split(",").filter(Boolean).map(decodeURIComponent);
    } catch { /* it is not encoded as it should be, and left out */ }
  }
  return lists;
}

/**
 * Return the address of this page if others can open it; "" for a file, a local server and in a frame.
 */
export function publicAddress() {
  const { protocol, hostname, port, origin, pathname } = location;
  const isWeb = protocol === "http:" || protocol === "https:";
  const isLocal = /^(localhost|127\.|\[)/.test(hostname) || port || top !== window;
  return isWeb && !isLocal ? origin + pathname : "";
}

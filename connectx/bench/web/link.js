// What of a game outlasts its page: a record {moves, size, seats, strength, shows, puzzle}. An address has
// it as #4453;seats=page,you;strength=medium, a notebook as it is. The browser keeps what was chosen last.

import { readPosition } from "./position.js";
import { Board } from "./rules.js";
import { SIDES, byId, capital, columnsText, filled } from "./words.js";

export const YOU = "you", PAGE = "page"; // seats that need no Python
const KEYS = ["seats", "strength", "size", "shows", "puzzle"];
export const SIZES = ["6,7,4", "5,6,4", "4,5,3", "7,7,4", "7,8,4", "8,8,4", "7,9,4", "6,7,5", "9,9,5"];

/**
 * @typedef {object} Record
 * @property {number[]} moves
 * @property {import("./rules.js").Size} size
 * @property {string[]} seats  by seat
 * @property {string} strength  of the page's own player
 * @property {string[]} shows
 * @property {string[]} puzzle  ["on"] if the moves lead to one, whose answer is asked for
 * @property {number} [others]  how many of the moves came with a link
 * @property {boolean} [friend]  whether they are shown as somebody's game
 * @property {boolean} [keeps]  whether the browser stores it
 */

export class Link {
  // This browser's own entries of the history keep these three, so that a link of others has none,
  // and what the page has replaced.
  others = 0; // how many moves came with a link, whoever made them
  friend = false; // a friend's game is shown, and not gone on with
  keeps = false; // the browser stores the game for another day, if it is mine
  puzzle = false; // the moves on the board lead to a puzzle

  /** @param {any} page  the `PlayPage` */
  constructor(page) {
    this.page = page;
  }

  /** Whether the game on the board is of the person here. A puzzle and a friend's game are only shown. */
  get isMine() {
    return !this.friend && !this.puzzle;
  }

  /** Make the log theirs, because that person plays on in it or begins another game. */
  takeOver() {
    this.friend = false;
    this.puzzle = false;
  }

  /** Whether the browser stores a game of this page for another day. */
  get canKeep() {
    const { facts, python } = this.page;
    return !python.kind && !facts.moves.length && !facts.players.length;
  }

  /** What an address says, as far as this page can have it; else as the page is at first. */
  recordOf({ size = [], seats = [], strength = [], shows = this.page.facts.shows, puzzle = [] }) {
    const { facts, python, strength: usual } = this.page, numbers = size.map(Number);
    const players = [YOU, PAGE, ...facts.players];
    const right = SIZES.includes(`${numbers}`) || (python.kind === "http"
      && numbers.length === 3 && numbers.every(Number.isInteger));
    return {
      size: right ? numbers : facts.size, shows, puzzle,
      seats: seats.length === 2 ? seats.map((each) => players.includes(each) ? each : PAGE)
        : facts.seats,
      strength: strength.length ? this.page.known(strength[0]) : usual,
    };
  }

  /** What `read` finds in a link to this page that ends with a fragment. */
  readAddress(fragment) {
    return this.read(`board.html#${fragment.replace(/^#/, "")}`);
  }

  /** What a link says, or its end from # on, with its moves; or the problem that it has none. */
  read(text) {
    const address = text.trim().replace(/^#/, "board.html#"), record = this.recordOf(readFragment(text));
    const { moves, problem } = readPosition(address, record.size);
    const link = { moves, others: moves?.length, friend: moves?.length > 0 };
    return { record: { ...record, ...link }, moves, problem };
  }

  /** The game that the address has; if that cannot be played, `otherwise`. */
  follow(otherwise = this.page.game.moves) {
    const { page } = this, { record, problem } = this.readAddress(location.hash);
    if (!problem) {
      const { replaced, ...own } = history.state ?? {};
      if (replaced) page.replaced = replaced;
      else if (page.game.moves.length) page.setAside(record.moves.length);
      return page.restore({ keeps: false, ...record, ...own });
    }
    page.setMoves(otherwise);
    return page.view.say(filled("no game"), `${capital(problem)}.`);
  }

  /** What was stored on another day, for a page that nobody has asked for anything else. */
  kept() {
    const linked = location.hash.length > 1;
    this.keeps = this.canKeep && (!linked || Boolean(history.state?.keeps));
    return this.keeps && !linked ? remembered() : undefined;
  }

  /** Comes back to the game that `kept` returned, and for Undo to those before it. */
  resume({ game, earlier }) {
    const { page } = this, record = this.readStored(game);
    const former = Array.isArray(earlier) ? earlier.map((text) => this.readStored(text)) : [];
    page.replaced = former.flatMap((each) => each ? [{ record: each, by: 0 }] : []);
    if (record) page.restore(record);
    else this.save();
  }

  /** The unfinished game that the browser has stored; undefined if there is none, or on another's page. */
  storedGame() {
    return this.canKeep ? this.readStored(remembered().game) : undefined;
  }

  /** The game of a stored text; undefined if it cannot be read. @returns {Record | undefined} */
  readStored(text) {
    const { record, problem } = this.readAddress(`${text}`);
    return problem ? undefined : { ...record, others: 0, friend: false, keeps: true };
  }

  /** Keeps the record: a new entry of the history, with `push`, or in place of the last. */
  save(push = false, moves = this.page.game.moves) {
    const { page, others, friend, keeps } = this, { python, facts, replaced } = page;
    const record = { ...page.record, moves }, fragment = fragmentOf(record, facts);
    if (page.keepsRecord) python.ask({ do: "keep", ...record });
    if (python.kind === "frame") return;
    const how = push && fragment !== location.hash ? "pushState" : "replaceState";
    try {
      history[how]({ others, friend, keeps, replaced }, "", fragment);
    } catch { /* too many in a short time, or not here */ }
    if (!keeps || !this.isMine) return;
    const earlier = replaced.flatMap(({ record: former }) => isUnfinishedGame(former)
      ? [this.storedText(former)] : []);
    const left = isFinished(record) ? [] : moves;
    remember({ game: this.storedText({ ...record, moves: left }), earlier });
  }

  /** A game as the browser stores it. @param {Record} record */
  storedText(record) {
    return fragmentOf({ ...record, shows: [] }, { ...this.page.facts, shows: [] });
  }

  /**
   * Copies a link for a friend: of this page, or of the board in the docs if nobody else can open this
   * page. If the docs have no address either, only what a friend sets on a board of their own.
   */
  async share() {
    const { record, view, facts, last: { over, winner } } = this.page;
    const docs = byId("docs").getAttribute("href");
    const address = publicAddress() || (docs ? `${docs}board.html` : "");
    const seats = record.seats.map((seat) => seat === YOU ? YOU : PAGE);
    const link = fragmentOf({ ...record, seats, shows: facts.shows }, { ...facts, seats: [] });
    const stands = !over ? filled("challenge")
      : `${winner === null ? filled("draw game") : filled("won", { who: SIDES[winner] })}.`;
    const text = address ? `${stands} ${address}${link}` : link;
    try {
      await navigator.clipboard.writeText(text);
      if (address) view.say(filled("copied"), filled("send"));
      else view.say(filled("text copied"), filled("send text"));
    } catch { // a browser may not allow it
      view.say(filled("copy"), address ? text : `${text} ${filled("send text")}`);
    }
  }
}

/** @param {Record} record */
function isFinished({ moves, size }) {
  return Board.empty(size).boards(moves).at(-1).over;
}

/** Whether a record is a game of the person here that the browser stores, and can go on. */
function isUnfinishedGame(record) {
  const { moves, puzzle, friend, keeps } = record;
  return keeps && !friend && !puzzle.length && moves.length > 0 && !isFinished(record);
}

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

// The games of the page to play on, as logs. Nothing here knows of a page: `perform` takes the state of
// all logs and an action, and returns the next state. A log is append-only: to undo a move is an entry
// as well. So no action loses anything, and two logs of one game can be compared.

import { Board } from "./rules.js";

export const YOU = "you", PAGE = "page"; // seats that need no Python
export const STANDARD_SIZE = /** @type {import("./rules.js").Size} */ ([6, 7, 4]);
export const MAX_MY_LOGS = 10; // games of the person here that stay in the list
const MAX_TRAIL = 20; // logs to which Undo leads back
const MAX_SQUARES = 400; // of a board that is read from outside
const MAX_ENTRIES = 4000; // of a log that is read from outside
const SOURCES = ["new", "fork", "link", "puzzle", "position", "game"];

/** @typedef {import("./rules.js").Size} Size */
/**
 * What was done in a game: a disc was dropped; moves were taken back, down to so many; other players
 * sat down; the computer got another level.
 * @typedef {{move: number} | {undo: number} | {seats: string[]} | {level: string}} Entry
 */
/**
 * @typedef {object} GameLog
 * @property {string} id
 * @property {"mine" | "shown"} kind  `mine`: the person here plays it. `shown`: it is looked at, nobody
 *   in it is "you", and any action on it forks a log that is mine
 * @property {string} source  one of SOURCES: "position" tells no order of its moves, "game" is one that
 *   was opened, "fork" goes on from another log
 * @property {Size} size
 * @property {number[]} start  the moves with which the log began, which Undo does not take back
 * @property {number} opening  how many of them nobody in the game has chosen
 * @property {boolean} isPosition  whether the order of the moves of the opening is not known
 * @property {string[]} names  of the players, by seat; empty if they are not known
 * @property {string[]} seats  at the beginning: "you", "page" or the name of Python's player
 * @property {string} level  of the computer, at the beginning
 * @property {Entry[]} entries
 * @property {number} touched  when the last entry was made, in milliseconds since 1970
 */
/**
 * What the entries of a log have led to.
 * @typedef {object} GameState
 * @property {number[]} moves
 * @property {boolean[]} yours  by ply: whether the person here made the move, as one of two players
 * @property {string[]} seats
 * @property {string} level
 * @property {Board} board  after the moves
 * @property {boolean} isPlayed  whether a person has moved, or nobody could
 */
/**
 * @typedef {object} Logs  the state of all logs
 * @property {GameLog[]} logs  the current one, those of the trail, and the last of mine
 * @property {string} current  the id of the log on the board
 * @property {string[]} trail  the ids of the logs that were on the board before, the last at the end
 */
/**
 * @typedef {{source: string, size: Size, moves: number[], seats: string[], level: string,
 *   opening?: number, isPosition?: boolean, names?: string[]}} Shown
 * @typedef {{do: "begin", size: Size, seats: string[], level: string, moves?: number[]}
 *   | ({do: "show"} & Shown)
 *   | {do: "move", column: number, by: string}
 *   | {do: "fork", moves: number[]}
 *   | {do: "undo"} | {do: "leave"}
 *   | {do: "seats", seats: string[]} | {do: "level", level: string}
 *   | {do: "open", id: string}} Action
 */
/**
 * A new id for a log that an action may make, and the time now, in milliseconds since 1970.
 * @typedef {{id: string, time: number}} Stamp
 */

/** Return what a log has led to. @param {GameLog} log @returns {GameState} */
export function stateOf(log) {
  let { start: moves, seats, level } = log;
  let yours = moves.map(() => false);
  let isPlayed = false;
  for (const entry of log.entries) {
    if ("move" in entry) {
      const isPersonsMove = seats[moves.length % 2] === YOU;
      const isWatched = !seats.includes(YOU);
      isPlayed ||= isPersonsMove || isWatched;
      yours = [...yours, isPersonsMove && hasOnePerson(seats)];
      moves = [...moves, entry.move];
    } else if ("undo" in entry) {
      moves = moves.slice(0, entry.undo);
      yours = yours.slice(0, entry.undo);
    } else if ("seats" in entry) seats = entry.seats;
    else level = entry.level;
  }
  const board = Board.empty(log.size).boards(moves).at(-1);
  return { moves, yours, seats, level, board, isPlayed };
}

/** Return whether exactly one of the two players is a person here. @param {string[]} seats */
export function hasOnePerson(seats) {
  return seats.filter((seat) => seat === YOU).length === 1;
}

/**
 * Return who plays on from a position: the person here takes the side to move, unless both sides are
 * played by people.
 * @param {string[]} seats  the players so far, by seat @param {number} turn  the seat to move
 */
export function seatsToMove(seats, turn) {
  const opponent = seats.find((player) => player !== YOU);
  if (opponent === undefined) return seats;
  return turn ? [opponent, YOU] : [YOU, opponent];
}

/** Return the log on the board. @param {Logs} state @returns {GameLog} */
export function currentLog(state) {
  return findLog(state, state.current);
}

/** Return the log with an id; undefined if there is none. @param {Logs} state @param {string} id */
function findLog(state, id) {
  return state.logs.find((log) => log.id === id);
}

/** Return the games that the person here has played, the last touched first. */
export function listMyGames(/** @type {GameLog[]} */ logs) {
  return logs.filter((log) => log.kind === "mine" && stateOf(log).isPlayed)
    .sort((log, other) => other.touched - log.touched).slice(0, MAX_MY_LOGS);
}

/** Return the state of a page that begins with one log. @param {GameLog} log @returns {Logs} */
export function logsWith(log) {
  return { logs: [log], current: log.id, trail: [] };
}

/**
 * Return a log without entries: a new game on the standard board, but for `facts`.
 * @param {Partial<GameLog>} facts @param {Stamp} stamp @returns {GameLog}
 */
export function newLog(facts, stamp) {
  return {
    id: stamp.id, kind: "mine", source: "new", size: STANDARD_SIZE, start: [], opening: 0,
    isPosition: false, names: [], seats: [YOU, PAGE], level: "", entries: [], touched: stamp.time,
    ...facts,
  };
}

/**
 * Return the state after an action. An action that the rules do not allow changes nothing: then the same
 * state is returned.
 * @param {Logs} state @param {Action} action @param {Stamp} stamp @returns {Logs}
 */
export function perform(state, action, stamp) {
  const log = currentLog(state);
  switch (action.do) {
    case "begin": {
      const { size, seats, level, moves = [] } = action;
      return putOnBoard(state, newLog({ size, seats, level, start: moves }, stamp));
    }
    case "show": return showGame(state, action, stamp);
    case "move": return playMove(state, log, action, stamp);
    case "fork": return putOnBoard(state, forkLog(log, action.moves, stamp));
    case "undo": return undoMove(state, log, stamp);
    case "leave": return stepBack(state);
    case "open": return openLog(state, action.id);
    case "seats": return addToMine(state, log, { seats: action.seats }, stamp);
    case "level": return addToMine(state, log, { level: action.level }, stamp);
    default: return state;
  }
}

/**
 * Show a game that the person here only looks at. The next puzzle takes the place of the last.
 * @param {Logs} state @param {Shown} game @param {Stamp} stamp @returns {Logs}
 */
function showGame(state, game, stamp) {
  const { source, size, moves, seats, level, opening = 0, isPosition = false, names = [] } = game;
  const log = newLog({ kind: "shown", source, size, seats, level, start: moves, opening, isPosition,
    names }, stamp);
  const isNextPuzzle = source === "puzzle" && currentLog(state).source === "puzzle";
  if (!isNextPuzzle) return putOnBoard(state, log);
  return dropUnreachable({ ...state, logs: [...state.logs, log], current: log.id });
}

/**
 * Play a column, if it is free and the turn of the one who plays it. In a game that is only shown, the
 * person here can play for either side.
 * @param {Logs} state @param {GameLog} log
 * @param {{column: number, by: string}} move  `by`: the player, as in `seats`
 * @param {Stamp} stamp @returns {Logs}
 */
function playMove(state, log, { column, by }, stamp) {
  const { board, seats } = stateOf(log);
  const playerToMove = log.kind === "mine" ? seats[board.turn] : YOU;
  if (by !== playerToMove || !board.playable().includes(column)) return state;
  return addToMine(state, log, { move: column }, stamp);
}

/**
 * Return a log of mine that goes on from some of the moves of another.
 * @param {GameLog} log @param {number[]} moves @param {Stamp} stamp @returns {GameLog}
 */
function forkLog(log, moves, stamp) {
  const { size, opening, isPosition, names } = log;
  const { seats, level } = stateOf(log);
  const turn = moves.length % 2;
  return newLog({
    source: "fork", size, start: moves, opening: Math.min(opening, moves.length), isPosition,
    names: log.kind === "mine" ? names : [], seats: seatsToMove(seats, turn), level,
  }, stamp);
}

/**
 * Take the last move of the person here back, with the replies to it. If there is none, return to the
 * log that was on the board before.
 */
function undoMove(state, log, stamp) {
  const ply = findUndoPly(log);
  return ply === null ? stepBack(state) : appendEntry(state, log, { undo: ply }, stamp);
}

/**
 * Return how many moves of a log Undo leaves: those before the last one of a person. If no person plays,
 * Undo takes back one move. Null: there is no move to take back.
 * @param {GameLog} log
 */
export function findUndoPly(log) {
  if (log.kind !== "mine") return null;
  const { moves, seats } = stateOf(log);
  const isWatched = !seats.includes(YOU);
  for (let ply = moves.length - 1; ply >= log.start.length; ply -= 1) {
    if (isWatched || seats[ply % 2] === YOU) return ply;
  }
  return null;
}

/** Add an entry to a log of mine. If the log is only shown, the entry goes into a fork, which is mine. */
function addToMine(state, log, entry, stamp) {
  if (log.kind === "mine") return appendEntry(state, log, entry, stamp);
  const mine = forkLog(log, log.start, stamp);
  return appendEntry(putOnBoard(state, mine), mine, entry, stamp);
}

/** Put the log with an id on the board, so that Undo leads back to the one that is there now. */
function openLog(state, id) {
  if (id === state.current || !findLog(state, id)) return state;
  return dropUnreachable({ ...state, current: id, trail: [...state.trail, state.current] });
}

/** Return to the log that was on the board before. */
function stepBack(state) {
  const trail = state.trail.filter((id) => findLog(state, id));
  const current = trail.at(-1);
  if (current === undefined) return state;
  return dropUnreachable({ ...state, current, trail: trail.slice(0, -1) });
}

/** Put a new log on the board. Nothing leads back to a page on which nothing was done yet. */
function putOnBoard(state, log) {
  const isFirstAction = !state.trail.length && isUntouched(currentLog(state));
  const trail = isFirstAction ? [] : [...state.trail, state.current];
  return dropUnreachable({ logs: [...state.logs, log], current: log.id, trail });
}

/** Return whether a log is a game of the person here in which nothing was done. @param {GameLog} log */
function isUntouched({ kind, start, entries }) {
  return kind === "mine" && !start.length && !entries.length;
}

/** Return the state in which a log has one more entry. */
function appendEntry(state, log, entry, stamp) {
  const longerLog = { ...log, entries: [...log.entries, entry], touched: stamp.time };
  return replaceLog(state, longerLog);
}

/** Return the state in which a log stands in place of the one with its id. */
function replaceLog(state, newer) {
  return { ...state, logs: state.logs.map((log) => log.id === newer.id ? newer : log) };
}

/**
 * Return the state without the logs that nothing leads to: neither the board nor Undo nor the list of
 * games, which has no game without a move.
 * @param {Logs} state @returns {Logs}
 */
function dropUnreachable(state) {
  const trail = state.trail.slice(-MAX_TRAIL);
  const listedIds = listMyGames(state.logs).map((log) => log.id);
  const reachableIds = new Set([state.current, ...trail, ...listedIds]);
  return { ...state, trail, logs: state.logs.filter((log) => reachableIds.has(log.id)) };
}

/**
 * Return a state with the logs that another tab has stored. If both tabs have gone on with the same log,
 * the one that continues the other stays. If neither does, both stay, and the one of this tab gets a new
 * id, which ends with `suffix`. The log on the board never changes.
 * @param {Logs} state @param {GameLog[]} others @param {string} suffix @returns {Logs}
 */
export function mergeLogs(state, others, suffix) {
  return dropUnreachable(others.reduce((merged, other) => mergeLog(merged, other, suffix), state));
}

/**
 * Return a state with one log more, see `mergeLogs`.
 * @param {Logs} state @param {GameLog} other @param {string} suffix @returns {Logs}
 */
function mergeLog(state, other, suffix) {
  const log = findLog(state, other.id);
  if (!log) return { ...state, logs: [...state.logs, other] };
  if (isContinuation(log, other)) return state;
  const isOnBoard = log.id === state.current;
  if (isContinuation(other, log) && !isOnBoard) return replaceLog(state, other);
  return mergeLog(renameLog(state, log.id, log.id + suffix), other, suffix);
}

/**
 * Return a state that shows what a former one showed. The logs of both are there, each as long as it is
 * by now.
 * @param {Logs} state @param {Logs} former @param {string} suffix  see `mergeLogs` @returns {Logs}
 */
export function returnTo(state, former, suffix) {
  const { logs } = former.logs.reduce((merged, log) => mergeLog(merged, log, suffix), state);
  return dropUnreachable({ logs, current: former.current, trail: former.trail });
}

/** Return a state in which the log with an id has a new one. */
function renameLog(state, id, newId) {
  const rename = (anyId) => anyId === id ? newId : anyId;
  return {
    logs: state.logs.map((log) => ({ ...log, id: rename(log.id) })),
    current: rename(state.current), trail: state.trail.map(rename),
  };
}

/** Return whether a log begins with all entries of an earlier one, or has the same. */
function isContinuation(log, earlier) {
  const firstEntries = log.entries.slice(0, earlier.entries.length);
  return JSON.stringify(firstEntries) === JSON.stringify(earlier.entries);
}

// Logs from outside ------------------------------------------------------------------------------

/**
 * Return a stored value as a log; null if it is not a log, or has moves that the rules do not allow.
 * @param {any} value @param {string[]} levels @returns {?GameLog}
 */
export function readLog(value, levels) {
  if (typeof value !== "object" || value === null) return null;
  const { id, kind, source, size, start, opening, isPosition, names, seats, level, entries } = value;
  const touched = Number(value.touched);
  const log = { id, kind, source, size, start, opening, isPosition, names, seats, level, entries, touched };
  return areFieldsValid(log, levels) && areEntriesLegal(log, levels) ? log : null;
}

/** Return whether each field of a log has a value that is possible. The entries are not looked at. */
function areFieldsValid(log, levels) {
  if (typeof log.id !== "string") return false;
  if (!["mine", "shown"].includes(log.kind) || !SOURCES.includes(log.source)) return false;
  if (!isSize(log.size) || !isColumns(log.start, log.size)) return false;
  if (!isCount(log.opening) || log.opening > log.start.length) return false;
  if (typeof log.isPosition !== "boolean" || !isNames(log.names)) return false;
  if (!isSeats(log.seats) || !levels.includes(log.level)) return false;
  if (!Array.isArray(log.entries) || log.entries.length > MAX_ENTRIES) return false;
  return Number.isFinite(log.touched);
}

/** Return whether the rules allow the moves of a log, one entry after the other. */
function areEntriesLegal({ kind, size, start, entries }, levels) {
  if (kind === "shown" && entries.length) return false;
  const startEntries = start.map((column) => ({ move: column }));
  let boards = [Board.empty(size)]; // before each move that is not undone, and after the last
  for (const entry of [...startEntries, ...entries]) {
    if (!isEntryLegal(entry, boards, start.length, levels)) return false;
    if ("move" in entry) boards.push(boards.at(-1).play(entry.move));
    else if ("undo" in entry) boards = boards.slice(0, entry.undo + 1);
  }
  return true;
}

/**
 * Return whether an entry may come next in a log.
 * @param {any} entry @param {Board[]} boards  before each move so far, and after the last
 * @param {number} startCount  how many of these moves cannot be undone @param {string[]} levels
 */
function isEntryLegal(entry, boards, startCount, levels) {
  if (typeof entry !== "object" || entry === null) return false;
  if ("move" in entry) return boards.at(-1).playable().includes(entry.move);
  if ("undo" in entry) {
    const moveCount = boards.length - 1;
    return isCount(entry.undo) && entry.undo >= startCount && entry.undo <= moveCount;
  }
  if ("seats" in entry) return isSeats(entry.seats);
  return levels.includes(entry.level);
}

const isCount = (value) => Number.isInteger(value) && value >= 0;
const isNames = (value) => Array.isArray(value) && value.every((name) => typeof name === "string");
const isSeats = (value) => isNames(value) && value.length === 2;
const isColumns = (value, [, columns]) =>
  Array.isArray(value) && value.every((column) => isCount(column) && column < columns);

/** Return whether a value is the size of a board that the page can have: rows, columns and inarow. */
export function isSize(value) {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [rows, columns] = value;
  return value.every((number) => isCount(number) && number > 0) && rows * columns <= MAX_SQUARES;
}

/**
 * Return the stored state of a tab; null if it is none.
 * @param {any} value @param {string[]} levels @returns {?Logs}
 */
export function readLogs(value, levels) {
  if (!Array.isArray(value?.logs) || !Array.isArray(value.trail)) return null;
  const logs = value.logs.map((log) => readLog(log, levels)).filter(Boolean);
  const state = { logs, current: value.current, trail: value.trail };
  return findLog(state, state.current) ? dropUnreachable(state) : null;
}

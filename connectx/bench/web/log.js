// The games of the page to play on, as logs. Nothing here knows of a page: `perform` takes the state of
// all logs and an action, and returns the next state. A log is append-only: to undo a move is an entry
// as well. So no action loses anything, and two logs of one game can be compared.

import { Board } from "./rules.js";

// The players that need no Python: the person here, and the page's own player.
export const YOU = "you", COMPUTER = "page";
export const STANDARD_SIZE = /** @type {import("./rules.js").Size} */ ([6, 7, 4]);
/** How many games of the person here stay in the list. */
export const MAX_MY_LOGS = 10;
/** The most logs to which Undo leads back. */
const MAX_TRAIL = 20;
/** The most squares of a board that is read from outside. */
const MAX_SQUARES = 400;
/** The most entries of a log that is read from outside. */
const MAX_ENTRIES = 4000;
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
 * @property {boolean[]} madeByYou  by ply: whether the person here made the move, as one of two players
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

/**
 * Return what the entries of a log have led to.
 * @param {GameLog} log
 * @returns {GameState} such as the moves, the players by seat, and by ply whether the person here made the
 *   move, as one of two players
 */
export function stateOf(log) {
  let { start: moves, seats, level } = log;
  let madeByYou = moves.map(() => false);
  let isPlayed = false;
  for (const entry of log.entries) {
    if ("move" in entry) {
      const isPersonsMove = seats[moves.length % 2] === YOU;
      const isWatched = !seats.includes(YOU);
      isPlayed ||= isPersonsMove || isWatched;
      madeByYou = [...madeByYou, isPersonsMove && hasOnePerson(seats)];
      moves = [...moves, entry.move];
    } else if ("undo" in entry) {
      moves = moves.slice(0, entry.undo);
      madeByYou = madeByYou.slice(0, entry.undo);
    } else if ("seats" in entry) seats = entry.seats;
    else level = entry.level;
  }
  const board = Board.empty(log.size).boards(moves).at(-1);
  return { moves, madeByYou, seats, level, board, isPlayed };
}

/** Return whether exactly one of the two players is a person here. @param {string[]} seats  the players */
export function hasOnePerson(seats) {
  return seats.filter((seat) => seat === YOU).length === 1;
}

/**
 * Return who plays on from a position: the person here takes the side to move, unless both sides are
 * played by people.
 * @param {string[]} seats  the players so far, by seat @param {number} turn  the seat to move
 */
function seatPersonToMove(seats, turn) {
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

/**
 * Return the logs of games that the person here has played: the last MAX_MY_LOGS, the last touched first.
 * @param {GameLog[]} logs
 */
export function listMyGames(logs) {
  const playedLogs = logs.filter((log) => log.kind === "mine" && stateOf(log).isPlayed);
  playedLogs.sort((log, other) => other.touched - log.touched);
  return playedLogs.slice(0, MAX_MY_LOGS);
}

/** Return the state of all logs of a page that begins with one. @param {GameLog} log @returns {Logs} */
export function logsWith(log) {
  return { logs: [log], current: log.id, trail: [] };
}

/**
 * Return a log: a game without moves on the standard board, which the person here plays against the computer,
 * unless `facts` tell otherwise.
 * @param {Partial<GameLog>} facts  those of its properties that are not as in such a game
 * @param {Stamp} stamp  the id of the log, and the time @returns {GameLog}
 */
export function newLog(facts, stamp) {
  return {
    id: stamp.id, kind: "mine", source: "new", size: STANDARD_SIZE, start: [], opening: 0,
    isPosition: false, names: [], seats: [YOU, COMPUTER], level: "", entries: [], touched: stamp.time,
    ...facts,
  };
}

/**
 * Return the state of all logs after an action. An action that the rules do not allow changes nothing: then
 * the same state is returned.
 * @param {Logs} state
 * @param {Action} action  what `do` says: begin a game, show one, play a column, play on from some moves
 *   (fork), undo, leave a puzzle, open another log, or change the players or the computer's level
 * @param {Stamp} stamp  a new id for a log that the action may make, and the time
 * @returns {Logs}
 */
export function perform(state, action, stamp) {
  const log = currentLog(state);
  switch (action.do) {
    case "begin": {
      const { size, seats, level, moves = [] } = action;
      return putNewLogOnBoard(state, newLog({ size, seats, level, start: moves }, stamp));
    }
    case "show": return showGame(state, action, stamp);
    case "move": return playMove(state, log, action, stamp);
    case "fork": return putNewLogOnBoard(state, forkLog(log, action.moves, stamp));
    case "undo": return undoMove(state, log, stamp);
    case "leave": return returnToPreviousLog(state);
    case "open": return openLog(state, action.id);
    case "seats": return addEntryOrFork(state, log, { seats: action.seats }, stamp);
    case "level": return addEntryOrFork(state, log, { level: action.level }, stamp);
    default: return state;
  }
}

/**
 * Return the state in which a game is on the board that the person here only looks at. The next puzzle takes
 * the place of the last, so that Undo does not lead to that.
 * @param {Logs} state @param {Shown} game @param {Stamp} stamp @returns {Logs}
 */
function showGame(state, game, stamp) {
  const { source, size, moves, seats, level, opening = 0, isPosition = false, names = [] } = game;
  const log = newLog({ kind: "shown", source, size, seats, level, start: moves, opening, isPosition,
    names }, stamp);
  const isNextPuzzle = source === "puzzle" && currentLog(state).source === "puzzle";
  if (!isNextPuzzle) return putNewLogOnBoard(state, log);
  const logs = [...state.logs, log];
  return dropUnreachableLogs({ ...state, logs, current: log.id });
}

/**
 * Return the state in which a player has played a column, if the column is not full and it is the player's
 * turn; else the same state. In a game that is only shown, the person here can play for either side.
 * @param {Logs} state @param {GameLog} log  the one on the board
 * @param {{column: number, by: string}} move  `by`: the player, such as "you" or "page"
 * @param {Stamp} stamp @returns {Logs}
 */
function playMove(state, log, { column, by }, stamp) {
  const { board, seats } = stateOf(log);
  const playerToMove = log.kind === "mine" ? seats[board.turn] : YOU;
  if (by !== playerToMove || !board.playable().includes(column)) return state;
  return addEntryOrFork(state, log, { move: column }, stamp);
}

/**
 * Return a new log of a game that the person here plays, which goes on from some moves of another log.
 * @param {GameLog} log @param {number[]} moves @param {Stamp} stamp @returns {GameLog}
 */
function forkLog(log, moves, stamp) {
  const { size, opening, isPosition, names } = log;
  const { seats, level } = stateOf(log);
  const turn = moves.length % 2;
  return newLog({
    source: "fork",
    size,
    start: moves,
    opening: Math.min(opening, moves.length),
    isPosition,
    names: log.kind === "mine" ? names : [],
    seats: seatPersonToMove(seats, turn),
    level,
  }, stamp);
}

/**
 * Return the state in which the last move of the person here is taken back, with the replies to it. If there
 * is none, return the state with the log on the board that was there before.
 * @param {Logs} state @param {GameLog} log  the one on the board @param {Stamp} stamp
 * @returns {Logs}
 */
function undoMove(state, log, stamp) {
  const ply = findUndoPly(log);
  return ply === null ? returnToPreviousLog(state) : appendEntry(state, log, { undo: ply }, stamp);
}

/**
 * Return how many moves of a log Undo leaves: those before the last one of a person. If no person plays,
 * Undo takes back one move.
 * @param {GameLog} log
 * @returns {?number} null: there is no move to take back, as in a game that is only shown
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

/**
 * Return the state in which the log on the board has one more entry. If it is a game that is only shown, the
 * entry goes into a new log, which goes on from the game and is played by the person here.
 * @param {Logs} state @param {GameLog} log  the one on the board
 * @param {Entry} entry  a move, an undo, other players, or another level
 * @param {Stamp} stamp  the id of a new log, and the time
 * @returns {Logs}
 */
function addEntryOrFork(state, log, entry, stamp) {
  if (log.kind === "mine") return appendEntry(state, log, entry, stamp);
  const fork = forkLog(log, log.start, stamp);
  const stateWithFork = putNewLogOnBoard(state, fork);
  return appendEntry(stateWithFork, fork, entry, stamp);
}

/**
 * Return the state with the log with an id on the board. Undo leads back from there to the log that is on the
 * board now. If there is no other log with this id, return the same state.
 * @param {Logs} state @param {string} id @returns {Logs}
 */
function openLog(state, id) {
  if (id === state.current || !findLog(state, id)) return state;
  const trail = [...state.trail, state.current];
  return dropUnreachableLogs({ ...state, current: id, trail });
}

/**
 * Return the state with the log on the board that was there before; the same state if there is none.
 * @param {Logs} state @returns {Logs}
 */
function returnToPreviousLog(state) {
  const trail = state.trail.filter((id) => findLog(state, id));
  const current = trail.at(-1);
  if (current === undefined) return state;
  return dropUnreachableLogs({ ...state, current, trail: trail.slice(0, -1) });
}

/**
 * Return the state with a new log on the board. Undo leads back from there to the log that is on the board
 * now, unless nothing was done on the page yet.
 * @param {Logs} state @param {GameLog} log @returns {Logs}
 */
function putNewLogOnBoard(state, log) {
  const isFirstAction = !state.trail.length && isUntouched(currentLog(state));
  const trail = isFirstAction ? [] : [...state.trail, state.current];
  const logs = [...state.logs, log];
  return dropUnreachableLogs({ logs, current: log.id, trail });
}

/** Return whether a log is a game of the person here in which nothing was done. @param {GameLog} log */
function isUntouched({ kind, start, entries }) {
  return kind === "mine" && !start.length && !entries.length;
}

/**
 * Return the state in which a log has one more entry, made at the time of `stamp`.
 * @param {Logs} state @param {GameLog} log @param {Entry} entry @param {Stamp} stamp
 * @returns {Logs}
 */
function appendEntry(state, log, entry, stamp) {
  const longerLog = { ...log, entries: [...log.entries, entry], touched: stamp.time };
  return replaceLog(state, longerLog);
}

/** Return the state with another log in place of the one that has the same id. */
function replaceLog(state, otherLog) {
  const logs = state.logs.map((log) => log.id === otherLog.id ? otherLog : log);
  return { ...state, logs };
}

/**
 * Return the state without the logs that nothing leads to: they are not on the board, Undo does not lead to
 * them (`trail`), and they are not in the list of games, which has no game without a move.
 * @param {Logs} state @returns {Logs}
 */
function dropUnreachableLogs(state) {
  const trail = state.trail.slice(-MAX_TRAIL);
  const listedIds = listMyGames(state.logs).map((log) => log.id);
  const reachableIds = new Set([state.current, ...trail, ...listedIds]);
  const logs = state.logs.filter((log) => reachableIds.has(log.id));
  return { ...state, trail, logs };
}

/**
 * Return a state with the logs that another tab has stored. If both tabs have gone on with the same log,
 * the one that continues the other stays. If neither does, both stay, and the one of this tab gets a new
 * id, which ends with `suffix`. The log on the board never changes.
 * @param {Logs} state  of this tab @param {GameLog[]} storedLogs @param {string} suffix
 * @returns {Logs}
 */
export function mergeLogs(state, storedLogs, suffix) {
  return dropUnreachableLogs(addLogs(state, storedLogs, suffix));
}

/** Return the state with the logs of a list added, one by one, as `addLog` adds them. */
function addLogs(state, logs, suffix) {
  return logs.reduce((stateSoFar, log) => addLog(stateSoFar, log, suffix), state);
}

/**
 * Return the state with a log more. If the state has a log with the same id, and one of the two continues the
 * other, that one stays, but the log on the board always does. If neither does, both stay, and the one of the
 * state gets a new id.
 * @param {Logs} state @param {GameLog} otherLog @param {string} suffix  of the new id
 * @returns {Logs}
 */
function addLog(state, otherLog, suffix) {
  const log = findLog(state, otherLog.id);
  if (!log) return { ...state, logs: [...state.logs, otherLog] };
  if (isContinuation(log, otherLog)) return state;
  const isOnBoard = log.id === state.current;
  if (isContinuation(otherLog, log) && !isOnBoard) return replaceLog(state, otherLog);
  const stateWithFreeId = changeLogId(state, log.id, log.id + suffix);
  return addLog(stateWithFreeId, otherLog, suffix);
}

/**
 * Return a state with the log on the board that was there in a former state. The logs of both states are
 * there, each as long as it is by now.
 * @param {Logs} state  now @param {Logs} formerState
 * @param {string} suffix  of the new id of a log that has gone on in two ways
 * @returns {Logs}
 */
export function restoreFormerState(state, formerState, suffix) {
  const { logs } = addLogs(state, formerState.logs, suffix);
  const { current, trail } = formerState;
  return dropUnreachableLogs({ logs, current, trail });
}

/** Return a state in which the log with an id has a new one, wherever the state names it. */
function changeLogId(state, oldId, newId) {
  const replaceId = (id) => id === oldId ? newId : id;
  return {
    logs: state.logs.map((log) => ({ ...log, id: replaceId(log.id) })),
    current: replaceId(state.current),
    trail: state.trail.map(replaceId),
  };
}

/** Return whether a log begins with all entries of an earlier one, or has the same. */
function isContinuation(log, earlier) {
  const firstEntries = log.entries.slice(0, earlier.entries.length);
  return JSON.stringify(firstEntries) === JSON.stringify(earlier.entries);
}

// Logs from outside ------------------------------------------------------------------------------

/**
 * Check a value that may come from outside of the page, and return it as a log.
 * @param {any} value @param {string[]} levelNames  the names of the computer's levels
 * @returns {?GameLog} null if it is no log, or has moves that the rules do not allow
 */
export function readLog(value, levelNames) {
  if (typeof value !== "object" || value === null) return null;
  const { id, kind, source, size, start, opening, isPosition, names, seats, level, entries } = value;
  const touched = Number(value.touched);
  const log = { id, kind, source, size, start, opening, isPosition, names, seats, level, entries, touched };
  const isValid = areFieldsValid(log, levelNames) && areEntriesLegal(log, levelNames);
  return isValid ? log : null;
}

/** Return whether each field of a log has a possible value. The entries themselves are not checked. */
function areFieldsValid(log, levelNames) {
  if (typeof log.id !== "string") return false;
  if (!["mine", "shown"].includes(log.kind) || !SOURCES.includes(log.source)) return false;
  if (!isSize(log.size) || !areColumns(log.start, log.size)) return false;
  if (!isNaturalNumber(log.opening) || log.opening > log.start.length) return false;
  if (typeof log.isPosition !== "boolean" || !isListOfTexts(log.names)) return false;
  if (!isPairOfTexts(log.seats) || !levelNames.includes(log.level)) return false;
  if (!Array.isArray(log.entries) || log.entries.length > MAX_ENTRIES) return false;
  return Number.isFinite(log.touched);
}

/**
 * Return whether the rules allow the moves with which a log begins and then its entries, one after the other.
 * A game that is only shown has no entries.
 */
function areEntriesLegal({ kind, size, start, entries }, levelNames) {
  if (kind === "shown" && entries.length) return false;
  const startEntries = start.map((column) => ({ move: column }));
  // The boards before each move that is not undone, and after the last.
  let boards = [Board.empty(size)];
  for (const entry of [...startEntries, ...entries]) {
    if (!isEntryLegal(entry, boards, start.length, levelNames)) return false;
    if ("move" in entry) boards.push(boards.at(-1).play(entry.move));
    else if ("undo" in entry) boards = boards.slice(0, entry.undo + 1);
  }
  return true;
}

/**
 * Return whether an entry may come next in a log.
 * @param {any} entry  a move, an undo with the number of moves that stay, the players of the seats, or
 *   another level
 * @param {Board[]} boards  before each move so far, and after the last
 * @param {number} startCount  how many of these moves cannot be undone
 * @param {string[]} levelNames  the names of the computer's levels
 */
function isEntryLegal(entry, boards, startCount, levelNames) {
  if (typeof entry !== "object" || entry === null) return false;
  if ("move" in entry) return boards.at(-1).playable().includes(entry.move);
  if ("undo" in entry) {
    const moveCount = boards.length - 1;
    return isNaturalNumber(entry.undo) && entry.undo >= startCount && entry.undo <= moveCount;
  }
  if ("seats" in entry) return isPairOfTexts(entry.seats);
  return levelNames.includes(entry.level);
}

const isNaturalNumber = (value) => Number.isInteger(value) && value >= 0;
const isListOfTexts = (value) => Array.isArray(value) && value.every((name) => typeof name === "string");
const isPairOfTexts = (value) => isListOfTexts(value) && value.length === 2;
const areColumns = (value, [, columns]) =>
  Array.isArray(value) && value.every((column) => isNaturalNumber(column) && column < columns);

/** Return whether a value is the size of a board that the page can have: rows, columns, how many in a row. */
export function isSize(value) {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [rows, columns] = value;
  return value.every((number) => isNaturalNumber(number) && number > 0) && rows * columns <= MAX_SQUARES;
}

/**
 * Check a value that may come from outside of the page, and return it as the state of all logs of a tab. Logs
 * that are impossible are left out.
 * @param {any} value @param {string[]} levelNames  the names of the computer's levels
 * @returns {?Logs} null if it is no such state, or has no log on the board
 */
export function readLogs(value, levelNames) {
  if (!Array.isArray(value?.logs) || !Array.isArray(value.trail)) return null;
  const logs = value.logs.map((log) => readLog(log, levelNames)).filter(Boolean);
  const state = { logs, current: value.current, trail: value.trail };
  return findLog(state, state.current) ? dropUnreachableLogs(state) : null;
}

// Games in JSON and observations: the twin of what connectx/game.py and connectx/position.py read of
// them. Columns count from 0 there.

import { STANDARD_SIZE, isSize } from "./log.js";
import { Board } from "./rules.js";
import { createBoard } from "./squares.js";
import { columnName, refuse } from "./words.js";

const FORFEIT_STATUSES = ["INVALID", "ERROR", "TIMEOUT"];
const MARKS_IN_OPENSPIEL = { x: 1, o: 2 }; // by its names of the sides
const MAX_STEPS = 1000;

/** @typedef {import("./rules.js").Size} Size */
/** @typedef {import("./position.js").Reading} Reading */

/** Return whether a value of JSON is an object, not a list. */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Read a game, a replay or an observation. Throws Unreadable if it is none.
 * @param {any} value  an object of JSON @param {Size} size  of the board, unless the value tells it
 * @param {(text: string, size: Size) => Reading | Board} readText  reads moves that are a text
 * @returns {Reading | Board} the moves of a game with its size, names and opening, or an observation's
 *   board
 */
export function readObject(value, size, readText) {
  if ("moves" in value || "steps" in value) return readGame(value, size, readText);
  if (isObject(value.observation)) return readObject(value.observation, size, readText);
  return readObservation(value, size);
}

/**
 * Return the board of an observation: of Kaggle, or of OpenSpiel, whose bottom row is first. Throws
 * Unreadable if there is no such board.
 * @param {any} value  an object with a `board` @param {Size} size @returns {Board}
 */
function readObservation(value, size) {
  if (!Array.isArray(value.board)) {
    refuse('expected an observation, such as {"board": [0, 0, ...], "mark": 1}');
  }
  const isOpenSpiel = "current_player" in value;
  const cells = isOpenSpiel ? value.board.toReversed() : value.board;
  const markToMove = isOpenSpiel ? MARKS_IN_OPENSPIEL[value.current_player] : value.mark;
  if (![undefined, null, 1, 2].includes(markToMove)) refuse("the mark: expected 1 or 2");
  const squares = flattenRows(cells, size);
  const marks = squares.map((square) => square === "." ? 0 : MARKS_IN_OPENSPIEL[square] ?? square);
  return createBoard(marks, markToMove ?? null, size);
}

/**
 * Return the squares of a board in one list. Throws Unreadable if it is a list of rows of another size.
 * @param {any[]} cells  the squares, or the rows of them @param {Size} size
 */
function flattenRows(cells, [rows, columns]) {
  if (!cells.some(Array.isArray)) return cells;
  const areRows = cells.length === rows
    && cells.every((row) => Array.isArray(row) && row.length === columns);
  if (!areRows) refuse(`a list of lists: expected ${rows} rows of ${columns} squares`);
  return cells.flat();
}

/**
 * Read a game, or a replay of one. Throws Unreadable if its moves cannot be played, or do not lead to the
 * board that stands in it.
 * @param {any} value  with `moves` or `steps` @param {Size} size  of the board, unless the game tells it
 * @param {(text: string, size: Size) => Reading | Board} readText  reads moves that are a text
 * @returns {Reading} the moves, with the size, the names of the players and the length of the opening
 */
function readGame(value, size, readText) {
  if (typeof value.moves === "string") {
    const reading = readText(value.moves, size);
    return reading instanceof Board ? refuse("moves: expected moves such as '4453'") : reading;
  }
  checkGameName(value);
  const gameSize = readSize(value.configuration, size);
  const moves = "moves" in value ? value.moves : readActions(value.steps);
  const board = playColumns(moves, gameSize);
  checkBoard(value, board, gameSize);
  return { moves, size: gameSize, names: readNames(value), opening: countOpening(value, moves.length) };
}

/** Check that a replay is one of the game ConnectX. Throws Unreadable if it is of another game. */
function checkGameName({ name, steps }) {
  if (/connect_four/.test(`${name ?? ""}`)) {
    refuse("a replay of OpenSpiel's Connect Four, which connectx review reads");
  }
  if (name && name !== "connectx" && steps !== undefined) {
    refuse(`a game of ${name}, expected one of connectx`);
  }
}

/** Return the names of the players by seat; an empty list if the game does not tell both. */
function readNames({ info, players }) {
  const names = info?.TeamNames ?? players;
  const areNames = Array.isArray(names) && names.length === 2
    && names.every((name) => typeof name === "string");
  return areNames ? names : [];
}

/**
 * Return the size in a configuration, in which missing numbers are Kaggle's defaults. Throws Unreadable
 * if it is no size.
 * @param {any} configuration @param {Size} size  returned if there is no configuration
 */
function readSize(configuration, size) {
  if (!isObject(configuration)) return size;
  const numbers = ["rows", "columns", "inarow"].map((key, index) =>
    configuration[key] ?? STANDARD_SIZE[index]);
  const gameSize = /** @type {Size} */ (numbers);
  if (!isSize(gameSize)) refuse(`a board of ${gameSize.join(" x ")}, expected rows, columns and inarow`);
  return gameSize;
}

/** Return how many of the first moves the players did not choose; 0 if the game does not tell it. */
function countOpening({ info, opening_plies: openingPlies = 0 }, moveCount) {
  const hasActions = Array.isArray(info?.initialActions); // as Kaggle's replays have them
  const count = hasActions ? info.initialActions.length : openingPlies;
  return Number.isInteger(count) && count >= 0 && count <= moveCount ? count : 0;
}

/**
 * Return the actions in the steps of a replay that are moves. Each step has the states of both players,
 * and each step but the first has a move, of the first player and the second in turn. The last action is
 * no move if it forfeited the game. Throws Unreadable if these are no steps.
 * @param {any} steps @returns {any[]} which may not be columns of the board
 */
function readActions(steps) {
  const areSteps = Array.isArray(steps) && steps.length <= MAX_STEPS
    && steps.every((step) => Array.isArray(step) && step.length === 2 && step.every(isObject));
  if (!areSteps) refuse("steps: expected a list of steps, each with the states of two players");
  const actions = steps.slice(1).map((step, ply) => step[ply % 2].action);
  const isForfeit = steps.length && steps.at(-1).some(({ status }) => FORFEIT_STATUSES.includes(status));
  const moves = isForfeit ? actions.slice(0, -1) : actions;
  return moves.map((action) => action ?? 0); // the environment plays None as column 0
}

/**
 * Return the board after some moves. Throws Unreadable at the first that cannot be played.
 * @param {any} columns  from 0, if they are columns at all @param {Size} size
 */
function playColumns(columns, size) {
  if (!Array.isArray(columns)) refuse("moves: expected a list of columns");
  let board = Board.empty(size);
  const lastColumn = size[1] - 1;
  columns.forEach((column, index) => {
    const move = `move ${index + 1}`;
    if (!(Number.isInteger(column) && column >= 0 && column <= lastColumn)) {
      refuse(`${move}, ${JSON.stringify(column)}: expected a column from 0 to ${lastColumn}`);
    }
    if (board.over) refuse(`${move}: the game was already over`);
    if (!board.landingSquare(column)) refuse(`${move}: column ${columnName(column)} is full`);
    board = board.play(column);
  });
  return board;
}

/**
 * Check that a game's moves lead to the board that stands in it, if one does. Throws Unreadable if not.
 * @param {any} value  the game: its last step has the board, or without steps the game itself
 * @param {Board} board  after the moves @param {Size} size
 */
function checkBoard(value, board, size) {
  const observation = Array.isArray(value.steps) ? value.steps.at(-1)?.[0]?.observation : value;
  if (!Array.isArray(observation?.board)) return;
  const boardInGame = createBoard(observation.board.flat(), null, size);
  if (boardInGame.own !== board.own || boardInGame.occupied !== board.occupied) {
    refuse("its moves do not lead to its board");
  }
}

// Words, signs and elements that all pages share.

/** The sides by seat, in texts of moves and in Python's sentences. */
export const SIGNS = ["X", "O"];
/** The sides by seat, as a page says them. */
export const SIDES = ["Red", "Yellow"];
/** The names of the columns that have one of a single character. */
export const COLUMN_NAMES = "123456789abcdefghijklmnopqrstuvwxyz";
const SVG_TAGS = ["svg", "g", "rect", "circle", "path", "use", "mask", "text"];

/**
 * Thrown at a text that cannot be read as a game or position. The message is for the person who gave it.
 */
export class Unreadable extends Error {}

/** Throw `Unreadable`. @param {string} problem @returns {never} */
export function refuse(problem) {
  throw new Unreadable(problem);
}

// Elements --------------------------------------------------------------------------------------

/**
 * Make an element of HTML or SVG.
 * @param {string} tag @param {Object<string, any>} attributes  those that begin with "on" are listeners
 * @param {any[]} children  elements and texts @returns {any}
 */
export function make(tag, attributes = {}, ...children) {
  const element = SVG_TAGS.includes(tag) ? document.createElementNS("http://www.w3.org/2000/svg", tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** Return the element with an id. @returns {any} */
export const byId = (id) => document.getElementById(id);

/** Set the text of the element with an id, only if it changes, as a screen reader would repeat it. */
export function setText(id, text) {
  if (byId(id).textContent !== text) byId(id).textContent = text;
}

/**
 * Make a table.
 * @param {string[][]} rows  the first one has the headings; a heading that is empty becomes "#"
 * @param {string[]} columnClasses  the classes of the cells, by column
 */
export function makeTable([headings, ...rows], columnClasses) {
  const makeRow = (tag, cells) => make("tr", {}, ...cells.map((cell, column) =>
    make(tag, { class: columnClasses[column] ?? "" }, cell ?? "")));
  return make("table", {},
    make("thead", {}, makeRow("th", headings.map((heading) => heading || "#"))),
    make("tbody", {}, ...rows.map((cells) => makeRow("td", cells))));
}

/** Make a small disc of a side. @param {number} seat @param {string} sizeClass  "": not tiny */
export const icon = (seat, sizeClass = "tiny") => make("svg",
  { class: `disc ${sizeClass}`, viewBox: "-48 -48 96 96", "aria-hidden": "true" },
  make("use", { href: seat ? "#o" : "#x" }));

/**
 * Show choices in a row, of which one is chosen.
 * @param {string} id  of the row @param {string} name  of the inputs @param {string[]} values
 * @param {string} chosenValue  the one that is chosen at first; "": none
 * @param {(value: string) => void} onchange  called with the value that is chosen then
 * @param {(value: string) => string} label  returns the text of a choice
 */
export function showChoices(id, name, values, chosenValue, onchange, label = (value) => value) {
  byId(id).replaceChildren(...values.map((value) => {
    const checked = value === chosenValue ? { checked: "" } : {};
    const input = make("input",
      { type: "radio", name, value, onchange: () => onchange(value), ...checked });
    return make("label", {}, input, capitalize(label(value)));
  }));
}

/** Wait for some milliseconds. @param {number} ms */
export const wait = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

// Words -----------------------------------------------------------------------------------------

/** Return a text with its first letter in upper case. @param {string} text */
export const capitalize = (text) => text[0].toUpperCase() + text.slice(1);

/** Say whose something is: "your", or such as "Red\u2019s". @param {string} name */
export const possessive = (name) => name === "you" ? "your" : `${name}\u2019s`;

/** Return the name of a column: "1" to "9", "a" to "z", then numbers again. @param {number} column */
export const columnName = (column) =>
  column < COLUMN_NAMES.length ? COLUMN_NAMES[column] : String(column + 1);

/** Return the name of a square, such as "4-1". */
export const squareName = ({ row, column }) => `${columnName(column)}-${row + 1}`;

/** Return moves in one word, such as "4453". @param {number[]} columns */
export const columnsText = (columns) => columns.map(columnName).join("");

/** Return a score with its sign, such as "+3". @param {number} score */
export const formatScore = (score) => score > 0 ? `+${score}` : `${score}`.replace("-", "\u2212");

/**
 * Replace X and O in a sentence by the names of the sides: "X wins" becomes "Red wins".
 * @param {string} text
 */
export const inColours = (text) => text.replace(/\b[XO]\b/g, (sign) => SIDES[SIGNS.indexOf(sign)]);

// Sentences, as in connectx/words.py, with its tables -----------------------------------------------

/** `SENTENCES` of connectx/words.py, which page.py puts in. @type {Object<string, string>} */
const SENTENCES = Object(/*SENTENCES*/);
/** `NUMBERS` of connectx/words.py: the words for numbers. */
const NUMBERS = Object(/*NUMBERS*/);

/**
 * Return a sentence of the table in connectx/words.py, with its gaps filled.
 * @param {string} name  of the sentence
 * @param {Object<string, any>} gaps  what fills the gaps, by their names
 */
export const phrase = (name, gaps = {}) =>
  SENTENCES[name].replace(/{(\w+)}/g, (_, gap) => gaps[gap]);

/**
 * Return a sentence of the table in connectx/words.py about the side to move and some squares, or their
 * columns.
 * @param {string} name  of the sentence
 * @param {{turn: number, geometry: {inarow: number}}} board
 * @param {{row: number, column: number}[]} squares
 * @param {Object<string, any>} gaps  what fills the gaps that do not follow from these
 */
export function sentenceOnSquares(name, { turn, geometry }, squares, gaps = {}) {
  const columns = squares.map(({ column }) => column);
  const squareNames = squares.map(squareName);
  const [below, above] = squareNames;
  return phrase(name, {
    me: SIGNS[turn],
    other: SIGNS[1 - turn],
    columns: columnsInWords(columns, "or"),
    both: columnsInWords(columns, "and"),
    squares: joinWords(squareNames, "and"),
    below,
    above,
    four: numberInWords(geometry.inarow),
    ...gaps,
  });
}

/** Say a number, such as "four"; in digits from ten on. @param {number} number */
export const numberInWords = (number) => NUMBERS[number] ?? `${number}`;

/** Join words, such as "a", "a and b" or "a, b and c". @param {string[]} words @param {string} link */
export function joinWords(words, link) {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${link} ${words.at(-1)}`;
}

/**
 * Name columns, such as "column 4", "columns 1, 3 and 5" or "column 1, 3 or 5".
 * @param {number[]} columns @param {string} link  "and" or "or"
 */
export function columnsInWords(columns, link) {
  const name = columns.length > 1 && link === "and" ? "columns" : "column";
  return phrase(name, { names: joinWords(columns.map(columnName), link) });
}

/** Name a column, such as "column 4". @param {number} column */
export const columnInWords = (column) => columnsInWords([column], "or");

/**
 * Return how many discs the winner still has to play. The score of a win is the number of discs that the
 * winner has left after it wins, and one more for the disc with which it wins; that of a loss is below 0.
 * @param {number} score  not 0, for the side to move @param {number} emptySquares
 */
export function discsToWin(score, emptySquares) {
  const ownDiscs = (emptySquares + 1) >> 1; // that the side to move would play until the board is full
  const otherDiscs = emptySquares >> 1;
  return score > 0 ? ownDiscs + 1 - score : otherDiscs + 1 + score;
}

/**
 * Say what a score means, such as "Yellow wins in 9". In Python, where the side is said beside it, this
 * is "wins in 9", "loses in 9" or "draws".
 * @param {number} score  for the side to move @param {number} emptySquares
 * @param {number} turn  the seat to move
 */
export function columnOutcome(score, emptySquares, turn) {
  if (score === 0) return phrase("draw");
  const discs = discsToWin(score, emptySquares);
  const winnerSeat = score > 0 ? turn : 1 - turn;
  const isWinNow = score > 0 && discs === 1;
  return `${SIDES[winnerSeat]} ${phrase(isWinNow ? "wins at once" : "wins in", { discs })}`;
}

// Words, signs and elements that all pages share.

export const SIGNS = ["X", "O"]; // by seat, in texts of moves and Python's sentences
export const SIDES = ["Red", "Yellow"]; // as a page says it
const SVG = ["svg", "g", "rect", "circle", "path", "use", "mask", "text"];

/** A new element; attributes that begin with "on" are what listens. @returns {any} */
export function make(tag, attributes = {}, ...children) {
  const made = SVG.includes(tag) ? document.createElementNS("http://www.w3.org/2000/svg", tag)
    : document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** @returns {any} */
export const byId = (id) => document.getElementById(id);

/** Only if it changes, or a screen reader would repeat it. */
export function setText(id, text) {
  if (byId(id).textContent !== text) byId(id).textContent = text;
}

/** The first row has the headings; `kinds` are the classes of the columns. */
export function table([headings, ...rows], kinds) {
  const row = (tag, cells) => make("tr", {}, ...cells.map((cell, column) =>
    make(tag, { class: kinds[column] ?? "" }, cell ?? "")));
  return make("table", {}, make("thead", {}, row("th", headings.map((each) => each || "#"))),
    make("tbody", {}, ...rows.map((cells) => row("td", cells))));
}

export const wait = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });
export const capital = (text) => text[0].toUpperCase() + text.slice(1);
export const columnName = (column) => column < 35 ? (column + 1).toString(36) : String(column + 1);
export const squareName = ({ row, column }) => `${columnName(column)}-${row + 1}`;
export const columnsText = (columns) => columns.map(columnName).join("");
export const signed = (score) => score > 0 ? `+${score}` : `${score}`.replace("-", "\u2212");

/** A sentence of Python in the words of a page: "X wins" is "Red wins". */
export const inColours = (text) => text.replace(/\b[XO]\b/g, (sign) => SIDES[SIGNS.indexOf(sign)]);

/** A small disc of a side, as an icon. */
export const icon = (seat, kind = "tiny") => make("svg",
  { class: `disc ${kind}`, viewBox: "-48 -48 96 96", "aria-hidden": "true" },
  make("use", { href: seat ? "#o" : "#x" }));

/** Choices of which one is taken, into a row of them. */
export function segments(id, name, choices, chosen, onchange, label = (value) => value) {
  byId(id).replaceChildren(...choices.map((value) => make("label", {},
    make("input", { type: "radio", name, value, onchange: () => onchange(value),
      ...(value === chosen ? { checked: "" } : {}) }), capital(label(value)))));
}

// As in Python, under the same names, with its table of sentences.

/** `SENTENCES` of connectx/words.py, which page.py puts in. @type {Object<string, string>} */
const SENTENCES = Object(/*SENTENCES*/);
const NUMBERS = Object(/*NUMBERS*/);

/** A sentence with its gaps filled. */
export const filled = (name, gaps = {}) =>
  SENTENCES[name].replace(/{(\w+)}/g, (_, gap) => gaps[gap]);

/** A sentence about the side to move and some squares, or their columns. */
export function sentence(name, { turn, geometry }, squares, more = {}) {
  const columns = squares.map(({ column }) => column), names = squares.map(squareName);
  return filled(name, {
    me: SIGNS[turn], other: SIGNS[1 - turn], columns: columnsInWords(columns, "or"),
    both: columnsInWords(columns, "and"), squares: listed(names, "and"),
    four: numberInWords(geometry.inarow),
    below: names[0], above: names[1], ...more,
  });
}

/** Such as "four"; in digits from ten on. */
export const numberInWords = (number) => NUMBERS[number] ?? `${number}`;

/** Such as "a", "a and b" or "a, b and c". */
export function listed(words, link) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${link} ${words.at(-1)}`;
}

/** Such as "column 4", "columns 1, 3 and 5" or "column 1, 3 or 5". */
export function columnsInWords(columns, link) {
  const name = columns.length > 1 && link === "and" ? "columns" : "column";
  return filled(name, { names: listed(columns.map(columnName), link) });
}

/** How many discs whoever wins still has to play; `score`, not 0, is that of the side to move. */
export const discsToWin = (score, empty) =>
  score > 0 ? ((empty + 1) >> 1) + 1 - score : (empty >> 1) + 1 + score;

/**
 * A score in words, with `empty` squares left for the seat `turn`, which is to move: "Yellow wins in 9".
 * In Python, where the side is said beside it, "wins in 9", "loses in 9" or "draws".
 */
export function columnOutcome(score, empty, turn) {
  if (!score) return filled("draw", {});
  const discs = discsToWin(score, empty), winner = SIDES[score > 0 ? turn : 1 - turn];
  return `${winner} ${filled(score > 0 && discs === 1 ? "wins at once" : "wins in", { discs })}`;
}

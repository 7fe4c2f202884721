// Words, signs and elements that all pages share.

export const SIGNS = ["X", "O"]; // by seat
const SVG = ["svg", "g", "rect", "circle", "path", "text"];

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
  return make("table", {}, make("thead", {}, row("th", headings)),
    make("tbody", {}, ...rows.map((cells) => row("td", cells))));
}

export const columnName = (column) => column < 35 ? (column + 1).toString(36) : String(column + 1);
export const columnsText = (columns) => columns.map(columnName).join("");
export const anyOf = (columns) => columns.map(columnName).join(" or ");
export const signed = (score) => score > 0 ? `+${score}` : String(score);

/** A score in words: "O wins in 19", by the winner's discs from here; `turn`: who is to move. */
export function scoreWords(score, empty, turn) {
  if (!score) return "draw";
  if (score < 0) return `${SIGNS[1 - turn]} wins in ${(empty >> 1) + 1 + score}`;
  const left = ((empty + 1) >> 1) + 1 - score;
  return left > 1 ? `${SIGNS[turn]} wins in ${left}` : `${SIGNS[turn]} wins now`;
}

/** The disc with which `seat` wins by a score of this size: "its 20th disc". */
export function lastDisc(score, seat, squares) {
  const number = ((squares + 1 - seat) >> 1) + 1 - Math.abs(score);
  const teen = number % 100 > 10 && number % 100 < 14;
  return `its ${number}${(!teen && ["", "st", "nd", "rd"][number % 10]) || "th"} disc`;
}

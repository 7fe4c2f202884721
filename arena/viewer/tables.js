// Tables, the chart of ratings and text of the page.

const byId = (id) => document.getElementById(id);
const UNITS = { "\u00b5s": 1e-6, ms: 1e-3 };

function duration(seconds) {
  if (!seconds) return seconds === 0 ? "0" : "";
  const [factor, unit] = seconds >= 1 ? [1, "s"] : seconds >= 1e-3 ? [1e3, "ms"] : [1e6, "\u00b5s"];
  return `${parseFloat((seconds * factor).toPrecision(3))}\u00a0${unit}`;
}

function section(id, title, note, content) {
  byId(id).append(make("section", {}, make("h2", {}, title), make("p", {}, note), content));
}

// The first row has the headings; the columns numbered in `words` are aligned to the left.
function table([headings, ...rows], words) {
  const line = (tag, cells) => make("tr", {}, ...cells.map((cell, column) => make(tag,
    words.includes(column) ? { class: "words" } : {}, tag === "th" ? cell || "#" : cell ?? "")));
  return make("table", {}, make("thead", {}, line("th", headings)),
    make("tbody", {}, ...rows.map((row) => line("td", row))));
}

// What a cell is sorted by: its first number, times in seconds; or its text.
function sortKey({ textContent: text, className }) {
  const [, number, unit] = text.match(/^([+-]?[\d.]+)\s*(\u00b5s|ms)?/) ?? [];
  return className || number === undefined ? text : parseFloat(number) * (UNITS[unit] ?? 1);
}

// Turns the headings into buttons that sort the rows: numbers from the highest, then the other way.
function sortable(made) {
  const headings = [...made.tHead.rows[0].cells], body = made.tBodies[0];
  const compare = (one, other) => typeof one === "number" && typeof other === "number"
    ? one - other : String(one).localeCompare(String(other));
  headings.forEach((heading, column) => {
    const orders = ["descending", "ascending"];
    if (heading.className || heading.textContent === "#") orders.reverse();
    heading.replaceChildren(make("button", { onclick: sort }, heading.textContent));
    function sort() {
      const order = orders[heading.getAttribute("aria-sort") === orders[0] ? 1 : 0];
      headings.forEach((each) => each.removeAttribute("aria-sort"));
      heading.setAttribute("aria-sort", order);
      const sorted = [...body.rows].sort((one, other) =>
        compare(sortKey(one.cells[column]), sortKey(other.cells[column])));
      body.append(...(order === "ascending" ? sorted : sorted.reverse()));
    }
  });
}

// Makes the cells of player against player, whose numbers are `pairs`, buttons that call `choose`.
function pairable(made, pairs, choose) {
  const rows = [...made.tBodies[0].rows], names = rows.map((row) => row.cells[1].textContent);
  rows.forEach((row, line) => [...row.cells].slice(-pairs.length).forEach((cell, column) => {
    const text = cell.textContent;
    if (/\d/.test(text)) cell.replaceChildren(make("button", {
      "aria-label": `${text}: list the games of ${names[line]} and ${names[column]}`,
      onclick: () => choose(pairs[line], pairs[column]),
    }, text));
  }));
}

function showTables(id, tables = [], choose = null) {
  for (const { title, note = "", rows, words, sorts, pairs } of tables) {
    const made = table(rows, words);
    if (sorts) sortable(made);
    if (pairs) pairable(made, pairs, choose);
    const scroll = { class: "scroll", tabindex: 0, role: "region", "aria-label": title };
    section(id, title, note, make("div", scroll, made));
  }
}

// A line per player with its rating and interval, above an axis.
function ratingChart(ratings) {
  const low = Math.min(...ratings.map((each) => each.low), -50);
  const high = Math.max(...ratings.map((each) => each.high), 50);
  const at = (elo) => `${((elo - low) / (high - low) * 100).toFixed(2)}%`;
  const text = (elo) => signed(Math.round(elo));
  const line = (name, track, end) => [make("span", { class: "name" }, name),
    make("div", { class: "track" }, ...track), make("span", {}, end)];
  return make("div", { class: "chart" }, ...ratings.flatMap((each) => line(each.name, [
    make("i", { class: "tick", style: `left: ${at(0)}` }),
    make("i", { class: "interval", style: `left: ${at(each.low)}; --end: ${at(each.high)}` }),
    make("i", { class: "point", style: `left: ${at(each.elo)}` }),
  ], text(each.elo))), ...line("", [low, 0, high].map((elo) =>
    make("small", { style: `left: ${at(elo)}` }, text(elo))), ""));
}

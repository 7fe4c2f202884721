// Tables, charts and text of the page.

const byId = (id) => document.getElementById(id);
const at = (share) => `${(share * 100).toFixed(2)}%`; // a place on a chart, for CSS
const UNITS = { "\u00b5s": 1e-6, ms: 1e-3 };

function duration(seconds) {
  if (!seconds) return seconds === 0 ? "0" : "";
  const [factor, unit] = seconds >= 1 ? [1, "s"] : seconds >= 1e-3 ? [1e3, "ms"] : [1e6, "\u00b5s"];
  return `${parseFloat((seconds * factor).toPrecision(3))}\u00a0${unit}`;
}

function section(id, title, note, content) {
  const made = make("section", {}, make("h2", {}, title), ...(note ? [make("p", {}, note)] : []), content);
  byId(id).append(made);
  if (content.className === "scroll") watchScrolling(content, title);
}

// Says so where a table is wider than its box, and lets the keyboard scroll it.
function watchScrolling(box, name) {
  box.before(make("small", { class: "sideways" }, "Scrolls sideways \u2192"));
  new ResizeObserver(() => {
    const overflows = box.scrollWidth > box.clientWidth;
    box.parentElement.classList.toggle("overflows", overflows);
    for (const [key, value] of [["tabindex", 0], ["role", "region"], ["aria-label", name]]) {
      if (overflows) box.setAttribute(key, value);
      else box.removeAttribute(key);
    }
  }).observe(box);
}

// The first row has the headings; the columns numbered in `words` are aligned to the left.
function table([headings, ...rows], words) {
  const line = (tag, cells) => make("tr", {}, ...cells.map((cell, column) =>
    make(tag, words.includes(column) ? { class: "words" } : {}, tag === "th" ? cell || "#" : cell ?? "")));
  return make("table", {}, make("thead", {}, line("th", headings)),
    make("tbody", {}, ...rows.map((row) => line("td", row))));
}

// What a cell is sorted by: its first number, times in seconds; or its text.
function sortKey(text) {
  const [, number, unit] = text.match(/^([+-]?[\d.]+)\s*(\u00b5s|ms)?/) ?? [];
  return number === undefined ? text : parseFloat(number) * (UNITS[unit] ?? 1);
}

// Turns the headings into buttons that sort the rows: numbers from the highest, then the other way.
function sortable(made, words) {
  const headings = [...made.tHead.rows[0].cells], body = made.tBodies[0];
  headings.forEach((heading, column) => {
    const first = words.includes(column) || heading.textContent === "#" ? "ascending" : "descending";
    heading.replaceChildren(make("button", { onclick: sort }, heading.textContent));
    function sort() {
      const order = heading.getAttribute("aria-sort") !== first ? first : first === "ascending" ? "descending" : "ascending";
      headings.forEach((each) => each.removeAttribute("aria-sort"));
      heading.setAttribute("aria-sort", order);
      const key = (row) => words.includes(column) ? row.cells[column].textContent : sortKey(row.cells[column].textContent);
      const compare = (one, other) => typeof one === "number" && typeof other === "number"
        ? one - other : String(one).localeCompare(String(other));
      const sorted = [...body.rows].sort((one, other) => compare(key(one), key(other)));
      body.append(...(order === "ascending" ? sorted : sorted.reverse()));
    }
  });
  return made;
}

// Makes the cells of player against player, whose numbers are `pairs`, buttons that call `choose`.
function pairable(made, pairs, choose) {
  [...made.tBodies[0].rows].forEach((row, line) => {
    const cells = [...row.cells].slice(-pairs.length), name = row.cells[1].textContent;
    cells.forEach((cell, column) => {
      if (!/\d/.test(cell.textContent)) return;
      const other = made.tBodies[0].rows[column].cells[1].textContent;
      cell.replaceChildren(make("button", {
        "aria-label": `${cell.textContent}: list the games of ${name} and ${other}`,
        onclick: () => choose(pairs[line], pairs[column]),
      }, cell.textContent));
    });
  });
  return made;
}

function showTables(id, tables, choose) {
  tables?.forEach(({ title, note, rows, words, sorts, pairs }) => {
    const made = table(rows, words);
    if (sorts) sortable(made, words);
    if (pairs) pairable(made, pairs, choose);
    section(id, title, note, make("div", { class: "scroll" }, made));
  });
}

// Rows are [name, what lies on its track, text at the right end], ticks [place, text].
function chart(rows, ticks) {
  const line = (name, track, text) => [make("span", { class: "name", title: name }, name),
    make("div", { class: "track" }, ...track), make("span", {}, text)];
  const grid = () => ticks.map(([place]) => make("i", { class: "tick", style: `left: ${at(place)}` }));
  const axis = ticks.map(([place, text]) => make("small", { style: `left: ${at(place)}` }, text));
  return make("div", { class: "chart" },
    ...rows.flatMap(([name, track, text]) => line(name, [...grid(), ...track], text)), ...line("", axis, ""));
}

function ratingChart(ratings) {
  const ends = ratings.flatMap((each) => [each.low, each.high]), low = Math.min(-50, ...ends), high = Math.max(50, ...ends);
  const place = (elo) => (elo - low) / (high - low), ticks = [], text = (elo) => signed(Math.round(elo));
  const step = [50, 100, 200, 250, 500, 1000].find((each) => (high - low) / each <= 4) ?? 2000;
  for (let elo = Math.ceil(low / step) * step; elo <= high; elo += step) ticks.push([place(elo), text(elo)]);
  return chart(ratings.map(({ name, elo, low, high }) => [name, [
    make("i", { class: "interval", style: `left: ${at(place(low))}; right: ${at(1 - place(high))}` }),
    make("i", { class: "point", style: `left: ${at(place(elo))}` })], text(elo)]), ticks);
}

function timeChart({ edges, players }) {
  const last = edges.length - 1;
  const bar = (share, i) => !share ? [] : make("i", {
    class: "time", style: `left: ${at(i / last)}; width: ${at(1 / last)}; height: max(1px, ${at(share)})`,
    title: `${duration(edges[i])} to ${duration(edges[i + 1])}: ${(share * 100).toFixed(1)} %`,
  });
  return chart(players.map(({ name, median, shares }) => [name, shares.flatMap(bar), duration(median)]),
    edges.flatMap((edge, i) => i % 6 ? [] : [[i / last, duration(edge)]]));
}

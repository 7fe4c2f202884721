// The page of a match, a league or a review. For the data see `arena/viewer/__init__.py`.

const data = JSON.parse(document.getElementById("data").textContent);
const byId = (id) => document.getElementById(id);
const SHOWN_AT_ONCE = 200; // games of the list
const THROWN = ["?", "??"]; // marks of moves that gave away a draw or a win
const at = (share) => `${(share * 100).toFixed(2)}%`; // a place on a chart, for CSS

function duration(seconds) {
  if (!seconds) return seconds === 0 ? "0" : "";
  const [factor, unit] = seconds >= 1 ? [1, "s"] : seconds >= 1e-3 ? [1e3, "ms"] : [1e6, "µs"];
  return `${parseFloat((seconds * factor).toPrecision(3))}\u00a0${unit}`;
}

function section(id, title, note, content) {
  byId(id).append(make("section", {}, make("h2", {}, title), make("p", {}, note), content));
}

// The first row has the headings; the columns numbered in `words` are aligned to the left.
function table([headings, ...rows], words) {
  const line = (tag, cells) => make("tr", {}, ...cells.map((cell, column) =>
    make(tag, words.includes(column) ? { class: "words" } : {}, cell ?? "")));
  return make("table", {}, make("thead", {}, line("th", headings)),
    make("tbody", {}, ...rows.map((row) => line("td", row))));
}

const showTables = (id, tables) => tables?.forEach(({ title, note, rows, words }) =>
  section(id, title, note, make("div", { class: "scroll" }, table(rows, words))));

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
  const step = [50, 100, 200, 250, 500, 1000].find((each) => (high - low) / each <= 5) ?? 2000;
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

// The list of games -----------------------------------------------------------------------------

let shown = SHOWN_AT_ONCE, game = null, ply = 0, board = null;

const sizeOf = (each) => each.size ?? data.size;
const namesOf = (each) => each.players.map((number) => data.players[number]);

function ending(each) {
  const winner = namesOf(each)[each.winner], [rows, columns] = sizeOf(each);
  if (each.forfeit) return ["forfeit", `${winner} wins by forfeit: ${each.forfeit.cause}`];
  if (winner !== undefined) return ["win", `${winner} wins`];
  return each.moves.length < rows * columns ? ["unfinished", "not finished"] : ["draw", "a draw"];
}

function showList() {
  const who = byId("who").value, how = byId("how").value;
  const matching = [...data.games.entries()].filter(([, each]) =>
    (!who || each.players.includes(Number(who))) && (!how || ending(each)[0] === how));
  byId("list").replaceChildren(...matching.slice(0, shown).map(([number, each]) => {
    const facts = [each.title, ending(each)[1], `${each.moves.length} moves`, each.opening && `${each.opening} given`];
    return make("button", {
      "data-game": number, "aria-current": each === game,
      onclick: () => { open(number); byId("board").scrollIntoView({ block: "nearest" }); },
    }, `${number + 1}. ${namesOf(each).join(" \u2013 ")}`, make("small", {}, facts.filter(Boolean).join(", ")));
  }));
  byId("more").hidden = matching.length <= shown;
  byId("more").textContent = `Show more of ${matching.length}`;
}

// Marks one row of a box that scrolls, and brings it into sight.
function choose(box, rows, current) {
  rows.forEach((row, index) => row.setAttribute("aria-current", index === current));
  const { offsetTop: top, offsetHeight: height } = rows[current] ?? { offsetTop: 0, offsetHeight: 0 };
  if (top - height < box.scrollTop || top + height > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
}

// One game --------------------------------------------------------------------------------------

function open(number, move = null) {
  const [rows, columns, inarow] = sizeOf(data.games[number]);
  if (!game || `${sizeOf(game)}` !== `${[rows, columns, inarow]}`) {
    board = createBoard({ rows, columns, inarow });
    byId("board").replaceChildren(board.element);
  }
  game = data.games[number];
  byId("players").replaceChildren(...namesOf(game).flatMap((name, seat) =>
    [make("span", { class: "sign", "data-seat": seat }, SIGNS[seat]), ` ${name} `]));
  byId("turning").hidden = !game.turning_point;
  byId("turning").textContent = game.turning_point;
  byId("slider").max = game.moves.length;
  byId("record").textContent = [game.title, game.id && `game ${game.id}`,
    `moves ${game.moves.map(columnName).join("")}`, game.forfeit?.detail].filter(Boolean).join("\n");
  const entries = [...byId("list").children];
  choose(byId("list"), entries, entries.findIndex((entry) => Number(entry.dataset.game) === number));
  showMoves();
  showCurve();
  go(move ?? game.turning_move ?? game.moves.length);
}

function moveFacts(index) {
  const given = index < game.opening, seconds = given ? null : game.seconds?.[index - game.opening];
  return { seat: index % 2, column: game.moves[index], given, seconds, ...game.review?.[index] };
}

function showMoves() {
  const moves = game.moves.map((_, index) => moveFacts(index));
  const known = (key) => moves.some((move) => (move[key] ?? null) !== null);
  const number = (value) => value === null ? "" : signed(value);
  const columns = [
    ["move", (_, index) => make("button", {}, index + 1)],
    ["column", (move) => `${SIGNS[move.seat]} ${columnName(move.column)}`],
    ...(game.review ? [
      ["verdict", (move) => make("span", {}, make("b", {}, move.mark), move.verdict === "perfect" ? "" : ` ${move.verdict}`)],
      ["better", (move) => move.better.map(columnName).join(" ")],
      ["before", (move) => number(move.before)], ["after", (move) => number(move.after)], ["in words", (move) => move.words],
    ] : []),
    ...(known("seconds") ? [["time", (move) => move.given ? "given" : duration(move.seconds)]] : []),
    ...(known("overage") ? [["overage", (move) => duration(move.overage)]] : []),
  ];
  const headings = columns.map(([name]) => name), words = ["verdict", "better", "in words"].map((name) => headings.indexOf(name));
  const made = table([headings, ...moves.map((move, index) => columns.map(([, cell]) => cell(move, index)))], words);
  [...made.tBodies[0].rows].forEach((row, index) => {
    row.classList.toggle("mistake", THROWN.includes(moves[index].mark));
    row.onclick = () => go(index + 1);
  });
  byId("moves").replaceChildren(made);
}

function showCurve() {
  byId("curve").hidden = !game.review;
  if (!game.review) return;
  const count = Math.max(1, game.moves.length), curve = byId("track");
  const values = [game.review[0]?.before ?? null, ...game.review.map((move, index) =>
    index % 2 && move.after !== null ? -move.after : move.after)];
  const most = Math.max(3, ...values.map(Math.abs)), step = count > 60 ? 20 : count > 24 ? 10 : 5;
  const path = values.map((value, i) => value === null ? "" : `${(values[i - 1] ?? null) === null ? "M" : "L"}${i} ${-value}`);
  const texts = [["0", signed(most)], ["50%", "0"], ["100%", `-${most}`]].map(([top, text]) =>
    make("small", { class: "value", style: `top: ${top}` }, text));
  for (let number = 0; number <= count; number += step) texts.push(
    make("small", { class: "number", style: `left: ${at(number / count)}` }, number));
  curve.setAttribute("aria-valuemax", game.moves.length);
  curve.replaceChildren(
    make("svg", { viewBox: `0 ${-most} ${count} ${2 * most}`, preserveAspectRatio: "none" },
      make("path", { d: path.join(""), "vector-effect": "non-scaling-stroke" })),
    make("i", { class: "now" }), make("em", {}, "first wins"), make("em", {}, "second wins"), ...texts,
    ...game.review.flatMap((move, index) => !THROWN.includes(move.mark) ? [] : make("i", {
      class: "mistake", style: `left: ${at((index + 1) / count)}; top: ${at(0.5 - values[index + 1] / most / 2)}`,
    })));
  curve.onclick = (event) => {
    const box = curve.getBoundingClientRect();
    go(Math.round((event.clientX - box.left) / box.width * count));
  };
}

function sentence() {
  const count = game.moves.length, parts = ply ? [] : ["Before the first move."];
  if (ply) {
    const move = moveFacts(ply - 1), took = move.given ? ", from the opening" : move.seconds ? ` in ${duration(move.seconds)}` : "";
    const judged = !move.verdict || ["perfect", "given"].includes(move.verdict) ? "" : `: ${move.verdict}`;
    parts.push(`Move ${ply} of ${count}: ${namesOf(game)[move.seat]} (${SIGNS[move.seat]}) plays ${columnName(move.column)}`
      + `${took}${move.words ? `, ${move.words}` : ""}${judged}.`);
    if (move.better?.length) parts.push(`Better: ${move.better.map(columnName).join(" or ")}.`);
  }
  if (ply === count) parts.push(`Result: ${ending(game)[1]}.`);
  else if (game.review?.[ply].scores) parts.push(`Scores: for ${SIGNS[ply % 2]}, who plays ${columnName(game.moves[ply])} next.`);
  return parts.join(" ");
}

// Shows the board after `to` moves.
function go(to) {
  const count = game.moves.length, heights = {};
  ply = Math.max(0, Math.min(count, to));
  const scores = game.review?.[ply]?.scores;
  const discs = game.moves.slice(0, ply).map((column, index) =>
    [heights[column] = (heights[column] ?? -1) + 1, column, index % 2]);
  board.show({
    discs, better: ply ? moveFacts(ply - 1).better : [], scores: game.review ? scores ?? {} : null,
    next: scores ? game.moves[ply] : null,
  });
  byId("say").textContent = sentence();
  byId("slider").value = ply;
  for (const [id, end] of [["start", 0], ["back", 0], ["on", count], ["end", count]]) byId(id).setAttribute("aria-disabled", ply === end);
  byId("track").setAttribute("aria-valuenow", ply);
  byId("track").setAttribute("aria-valuetext", sentence());
  byId("track").querySelector(".now")?.style.setProperty("left", at(ply / Math.max(1, count)));
  choose(byId("moves"), byId("moves").querySelectorAll("tbody tr"), ply - 1);
  try {
    history.replaceState(null, "", `#game=${data.games.indexOf(game) + 1}&move=${ply}`);
  } catch { /* A page inside a frame has no address of its own. */ }
}

// "#game=12&move=7": the game by its number in the list, and after how many moves.
function follow() {
  const wanted = new URLSearchParams(location.hash.slice(1)), move = parseInt(wanted.get("move"));
  const number = Math.max(1, Math.min(data.games.length, parseInt(wanted.get("game")) || 1));
  open(number - 1, Number.isNaN(move) ? null : move);
}

// All together ----------------------------------------------------------------------------------

document.title = byId("title").textContent = data.title;
byId("about").textContent = data.about ?? "";
if (data.ratings) section("above", "Rating", "Elo with 95 % intervals; the average of all players is 0.", ratingChart(data.ratings));
showTables("above", data.tables);
if (data.times) section("above", "Time per move",
  "The share of each player's answers by how long they took; loading counts as part of a game's first.", timeChart(data.times));
showTables("below", data.summary);
byId("who").append(...data.players.map((name, number) => make("option", { value: number }, name)));
for (const id of ["who", "how"]) byId(id).onchange = () => { shown = SHOWN_AT_ONCE; showList(); };
byId("more").onclick = () => { shown += SHOWN_AT_ONCE; showList(); };
byId("start").onclick = () => go(0);
byId("back").onclick = () => go(ply - 1);
byId("on").onclick = () => go(ply + 1);
byId("end").onclick = () => go(Infinity);
byId("slider").oninput = () => go(Number(byId("slider").value));
byId("turning").onclick = () => go(game.turning_move ?? game.moves.length);
addEventListener("hashchange", follow);
addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || ["SELECT", "INPUT"].includes(event.target.tagName)) return;
  go(ply + step);
  event.preventDefault();
});
byId("choice").hidden = data.games.length < 2;
showList();
follow();

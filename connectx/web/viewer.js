// The page of a match, a league or a review: tables, the list of games, and one game. For the data
// see `arena/viewer/__init__.py`. On the board is `game` after `ply` moves, then the moves of
// `tried`, which leave the game.

const byId = (id) => document.getElementById(id);
const data = JSON.parse(byId("data").textContent);
const VERDICTS = data.verdicts ?? []; // none where nothing was reviewed
const BLUNDERS = VERDICTS.filter((each) => each.blunder).map((each) => each.mark);
const FILTERS = ["who", "whom", "how"];

let game = null, ply = 0, tried = [], board = null;
let lesson = ""; // "asked" for a better move than the game's next one, or "answered"
let started = false; // until then the page keeps the address that it was opened with

const sizeOf = (each) => each.size ?? data.size;
const namesOf = (each) => each.players.map((number) => data.players[number]);
const movesText = (columns) => columns.map(columnName).join("");
const anyOf = (columns) => columns.map(columnName).join(" or ");
const mover = (count) => `${namesOf(game)[count % 2]} (${SIGNS[count % 2]})`;
const setText = (id, text) => { if (byId(id).textContent !== text) byId(id).textContent = text; };

// Tables ----------------------------------------------------------------------------------------

// The first row has the headings; `kinds` are the classes of the columns.
function table([headings, ...rows], kinds) {
  const row = (tag, cells) => make("tr", {}, ...cells.map((cell, column) =>
    make(tag, { class: kinds[column] ?? "" }, cell ?? "")));
  return make("table", {}, make("thead", {}, row("th", headings)),
    make("tbody", {}, ...rows.map((cells) => row("td", cells))));
}

function showTables(id, tables) {
  for (const { title, note = "", rows, words, pairs = [] } of tables) {
    const made = table(rows, rows[0].map((_, column) => words.includes(column) ? "words" : ""));
    pairs.forEach((one, row) => pairs.forEach((other, column) => {
      const cell = made.tBodies[0].rows[row].cells[rows[0].length - pairs.length + column];
      const text = cell.textContent, title = "List these games";
      if (/\d/.test(text)) cell.replaceChildren(
        make("button", { title, onclick: () => listPair(one, other) }, text));
    }));
    const scroll = { class: "scroll", tabindex: 0, role: "region", "aria-label": title };
    byId(id).append(make("section", {}, make("h2", {}, title), make("p", {}, note),
      make("div", scroll, made)));
  }
}

// The list of games -----------------------------------------------------------------------------

function outcome(each) {
  const winner = namesOf(each)[each.winner], [rows, columns] = sizeOf(each);
  if (each.forfeit) return ["forfeit", `${winner} won by forfeit: ${each.forfeit.cause}`];
  if (winner !== undefined) return ["win", `${winner} won`];
  return each.moves.length < rows * columns ? ["unfinished", "not finished"] : ["draw", "a draw"];
}

function summaryOf({ title, moves, opening, review, ...rest }) {
  const blunders = review?.filter((move) => BLUNDERS.includes(move.mark)).length;
  return [
    title !== movesText(moves) && title, outcome({ moves, ...rest })[1], `${moves.length} moves`,
    opening && `opening ${movesText(moves.slice(0, opening))}`,
    review ? `${blunders} blunder${blunders === 1 ? "" : "s"}` : VERDICTS.length && "not reviewed",
  ].filter(Boolean).join(", ");
}

function showList() {
  const [who, whom, how] = FILTERS.map((id) => byId(id).value);
  const matching = [...data.games.entries()].filter(([, each]) => {
    const seats = each.players.map(String), seat = seats.indexOf(who);
    return (!who || seat >= 0) && (!how || outcome(each)[0] === how)
      && (!whom || (who ? seats[1 - seat] === whom : seats.includes(whom)));
  });
  byId("list").replaceChildren(...matching.map(([number, each]) => make("button", {
    "data-game": number,
    onclick: () => { open(number); byId("game").scrollIntoView({ block: "nearest" }); },
  }, `${number + 1}. ${namesOf(each).join(" \u2013 ")}`, make("small", {}, summaryOf(each)))));
  setText("count", `${matching.length} of ${data.games.length}`);
  for (const id of ["game", "details"]) byId(id).hidden = !matching.length;
  byId("none").hidden = matching.length > 0;
  return matching.map(([number]) => number);
}

function filter() {
  const [first] = showList();
  if (first !== undefined) open(first);
}

// Lists the games of two players, from a cell of the table.
function listPair(one, other) {
  [byId("who").value, byId("whom").value, byId("how").value] = [one, other, ""];
  filter();
  byId("choice").scrollIntoView({ block: "start" });
  byId("list").querySelector("button").focus({ preventScroll: true });
}

// What is known of a position -------------------------------------------------------------------

// A score of a position in words: "O wins in 18"; empty where it is not known.
function positionWords({ over, winner, empty }, value, turn) {
  if (over) return winner === null ? "a draw" : `${SIGNS[winner]} has won`;
  if (value === null) return "";
  const words = scoreWords(value, empty).replace("loses", "wins");
  return value ? `${SIGNS[value > 0 ? turn : 1 - turn]} ${words}` : "a draw";
}

const known = (scores) => Object.fromEntries(scores.filter(([, score]) => score !== null));

// The scores of the columns after `count` moves of the game; where the time was up, of those that
// the verdict needs.
function scoresAfter(count) {
  const move = game.review?.[count], found = game.scores?.[count];
  if (found) return known(Object.entries(found));
  if (!move || move.after === null || (move.mark && !move.better.length)) return null;
  const better = move.better.map((column) => [column, move.before]);
  return known([[game.moves[count], move.after], ...better]);
}

const asideOf = () => game.asides?.[ply]?.[tried[0]];

// What is left of each best line that is known and begins as `tried` does.
function linesFrom() {
  const lines = [game.reasons?.[ply]?.line ?? []];
  if (tried.length) lines.push([tried[0], ...asideOf()?.line ?? []]);
  return lines.filter((each) => tried.every((column, index) => column === each[index]))
    .map((each) => each.slice(tried.length));
}

const lineFrom = () => linesFrom().find((each) => each.length) ?? [];

// The score for the side to move, null where unknown: along a best line it stays the same.
function valueOf(here) {
  const scores = scoresAfter(ply) ?? {};
  if (here.over) return here.winner === null ? 0 : -((here.empty + 2) >> 1);
  if (tried.length) {
    const score = linesFrom().length ? scores[tried[0]] ?? null : null;
    return score === null || tried.length % 2 === 0 ? score : -score;
  }
  const best = Math.max(...Object.values(scores));
  return game.review?.[ply]?.before ?? (Number.isFinite(best) ? best : null);
}

// One game --------------------------------------------------------------------------------------

function open(number, move = null) {
  game = data.games[number];
  board = new BoardView(sizeOf(game), play);
  byId("board").replaceChildren(board.element);
  byId("players").replaceChildren(...namesOf(game).flatMap((name, seat) =>
    [make("span", { class: "sign", "data-seat": seat }, SIGNS[seat]), ` ${name} `]));
  byId("turning").hidden = !game.turning_point;
  setText("turning", game.turning_point ?? "");
  for (const each of document.querySelectorAll(".reviewed")) each.hidden = !game.review;
  const { id, moves, forfeit } = game;
  setText("record", [
    VERDICTS.length && !game.review && "This game was not reviewed: the time was up.",
    id && `game ${id}`, `moves ${movesText(moves)}`, forfeit?.detail,
  ].filter(Boolean).join("\n"));
  for (const each of byId("list").children) { // one stop for Tab; arrows go from game to game
    each.setAttribute("aria-current", each.dataset.game === String(number));
    each.tabIndex = each.dataset.game === String(number) ? 0 : -1;
  }
  if (game.review) {
    showAccuracy();
    showCurve();
  }
  showMoves();
  go(move ?? game.turning_move ?? moves.length);
}

const moveFacts = (index) => ({
  column: game.moves[index], given: index < game.opening,
  seconds: game.seconds?.[index - (game.opening ?? 0)] ?? null, ...game.review?.[index],
});

function showAccuracy() {
  const marks = [...new Set(VERDICTS.map((each) => each.mark))];
  const rows = namesOf(game).map((name, seat) => {
    const own = game.review.filter((_, i) => i % 2 === seat && i >= (game.opening ?? 0));
    const scored = own.filter((move) => move.before !== null && move.after !== null);
    const count = (mark) => scored.filter((move) => move.mark === mark).length, best = count("");
    const share = `${Math.round(best / scored.length * 100)} % (${best} of ${scored.length})`;
    return [`${SIGNS[seat]} ${name}`, scored.length ? share : "", ...marks.map(count),
      own.length - scored.length];
  });
  const headings = ["player", "accuracy", ...marks, "not scored"];
  byId("accuracy").replaceChildren(table([headings, ...rows], ["words"]));
}

// The scores as a curve, seen by X, and the blunders on it.
function showCurve() {
  const values = [game.review[0]?.before ?? null, ...game.review.map(({ after }, index) =>
    index % 2 && after !== null ? -after : after)];
  const count = Math.max(1, values.length - 1), most = Math.max(3, ...values.map(Math.abs));
  const lines = values.map((value, i) => value === null ? ""
    : `${(values[i - 1] ?? null) === null ? "M" : "L"}${i} ${-value}`);
  const dots = game.review.map(({ mark }, i) =>
    BLUNDERS.includes(mark) ? `M${i + 1} ${-values[i + 1]}h0` : "");
  const [curve, blunders] = byId("curve").querySelectorAll("path");
  byId("curve").querySelector("svg").setAttribute("viewBox", `0 ${-most} ${count} ${2 * most}`);
  curve.setAttribute("d", lines.join(""));
  blunders.setAttribute("d", dots.join(""));
  byId("curve").setAttribute("aria-valuemax", count);
}

function duration({ given, seconds }) {
  if (given || seconds === null) return given ? "given" : "";
  return seconds < 1 ? `${+(1000 * seconds).toPrecision(3)} ms` : `${+seconds.toPrecision(3)} s`;
}

function showMoves() {
  const moves = game.moves.map((_, index) => moveFacts(index));
  const exact = (value) => value === null ? "" : signed(value);
  const verdict = ({ mark, verdict: name, after, given }) => mark
    ? make("span", {}, make("b", {}, mark), ` ${name}`) : after === null && !given ? name : "";
  const columns = [
    ["move", "", (_, index) => index + 1],
    ["plays", "", (move, index) => `${SIGNS[index % 2]} ${columnName(move.column)}`],
    ...(game.review ? [
      ["verdict", "words judged", verdict],
      ["better", "words judged", (move) => move.better.map(columnName).join(" ")],
      ["outcome", "words judged said", (move) => move.words],
      ["before", "judged exact", (move) => exact(move.before)],
      ["after", "judged exact", (move) => exact(move.after)],
    ] : []),
    ...(moves.some((move) => duration(move)) ? [["time", "", duration]] : []),
  ];
  const rows = moves.map((move, index) => columns.map(([, , cell]) => cell(move, index)));
  const made = table([columns.map(([name]) => name), ...rows], columns.map(([, kind]) => kind));
  [...made.tBodies[0].rows].forEach((row, index) => {
    row.classList.toggle("mistake", BLUNDERS.includes(moves[index].mark));
    row.onclick = () => go(index + 1);
  });
  byId("moves").replaceChildren(made);
}

// The position on the board ---------------------------------------------------------------------

function sentences(here, words) {
  const { column, given, mark, verdict, better = [] } = moveFacts(ply - 1);
  const count = game.moves.length, parts = [];
  if (tried.length) {
    const instead = ply < count ? `Instead of ${columnName(game.moves[ply])}, ` : "";
    parts.push(`${instead}${mover(ply)} plays ${tried.map(columnName).join(", then ")}.`);
  } else if (ply) {
    parts.push(`Move ${ply} of ${count}: ${mover(ply - 1)} plays ${columnName(column)}`
      + `${given ? ", from the opening" : ""}${mark ? `: ${verdict}` : ""}.`);
    if (better.length) parts.push(`Better: ${anyOf(better)}.`);
  }
  if (ply === count && !tried.length) return [...parts, `Result: ${outcome(game)[1]}.`];
  if (here.over) return [...parts, `${words}.`];
  parts.push(`${SIGNS[(ply + tried.length) % 2]} to move.`);
  if (!game.review || words) return words ? [...parts, `${words}.`] : parts;
  return [...parts, `No scores here: ${tried.length > 1
    ? "this page covers positions one move away from the game" : "not found in the time given"}.`];
}

// The reasons in words; returns the threats to draw.
function showReasons() {
  const on = byId("why").getAttribute("aria-pressed") === "true";
  byId("reasons").hidden = !on;
  if (!on) return [];
  const { sentences: reasons = [], threats = [] } = (!tried.length && game.reasons?.[ply]) || {};
  const shown = reasons.length ? reasons : ["No simple rule explains this position."];
  byId("reasons").replaceChildren(...shown.map((each) => make("li", {}, each)));
  return threats;
}

// Shows the board after `to` moves of the game, and then those of `aside`.
function go(to, aside = [], question = "") {
  ply = Math.max(0, Math.min(game.moves.length, to));
  tried = aside;
  lesson = question;
  show();
}

function show(said = null) {
  const moves = [...game.moves.slice(0, ply), ...tried], turn = moves.length % 2;
  const here = positionOf(moves, sizeOf(game));
  let scores = scoresAfter(ply), value = valueOf(here), better = [];
  if (tried.length) scores = known(Object.entries(tried.length === 1 && asideOf()?.scores || {}));
  else better = (lesson ? game.review[ply] : ply ? moveFacts(ply - 1) : {}).better ?? [];
  const words = positionWords(here, value, turn), text = said ?? sentences(here, words).join(" ");
  if (turn && value !== null) value = -value;
  board.show({
    moves, scores: game.review ? scores || {} : null, threats: showReasons(),
    better: lesson === "asked" ? [] : better,
    next: tried.length || !scores ? null : game.moves[ply],
    balance: game.review ? { value, words: words || "not scored" } : null,
  });
  document.body.classList.toggle("asked", lesson === "asked");
  byId("answer").hidden = lesson !== "asked";
  byId("return").hidden = !tried.length;
  byId("line").hidden = !lineFrom().length;
  setText("line", `Best line: ${lineFrom().map(columnName).join(" ")} \u25b6`);
  setText("say", text);
  byId("now").style.left = `${100 * ply / game.moves.length}%`;
  byId("curve").setAttribute("aria-valuenow", ply);
  byId("curve").setAttribute("aria-valuetext", text);
  byId("moves").querySelectorAll("tbody tr").forEach((row, index) =>
    row.setAttribute("aria-current", index === ply - 1));
  if (started) try {
    history.replaceState(null, "", `#game=${data.games.indexOf(game) + 1}&move=${ply}`);
  } catch { /* A page inside a frame has no address of its own. */ }
}

// What a person does ----------------------------------------------------------------------------

// The game's own move continues it, another one leaves it.
function play(column) {
  if (!board.legal.includes(column)) return;
  if (lesson === "asked") guess(column);
  else if (!tried.length && game.moves[ply] === column) go(ply + 1);
  else go(ply, [...tried, column]);
}

const followLine = () => go(ply, [...tried, ...lineFrom().slice(0, 1)]);
const forward = () => tried.length ? followLine() : go(ply + 1);
const backward = () => tried.length ? go(ply, tried.slice(0, -1)) : go(ply - 1);

function goToMistake(step) {
  const all = game.review.flatMap((move, index) => move.mark ? [index + 1] : []);
  const found = step > 0 ? all.find((each) => each > ply) : all.findLast((each) => each < ply);
  if (found) go(found);
  else setText("say", `There is no mistake ${step > 0 ? "after" : "before"} this move.`);
}

// Shows the position before a side's first or next mistake, and asks for a better move.
function learn(seat) {
  const after = (number) => game.review.findIndex((move, index) =>
    index > number && index % 2 === seat && move.mark && move.better.length);
  const next = lesson ? after(ply) : -1, found = next < 0 ? after(-1) : next;
  if (found < 0) return setText("say", `There is no mistake of ${SIGNS[seat]} to learn from.`);
  go(found, [], "asked");
  show(`${mover(ply)} played ${columnName(game.moves[ply])} here: ${game.review[ply].verdict}. `
    + "Find a better column.");
  byId("board").scrollIntoView({ block: "nearest" });
  board.focus();
}

function guess(column) {
  const score = scoresAfter(ply)?.[column], [rows, columns] = sizeOf(game);
  const words = score === undefined ? "is not scored" : scoreWords(score, rows * columns - ply);
  const name = columnName(column);
  if (game.review[ply].better.includes(column)) answer(`Right: column ${name} ${words}. `);
  else setText("say", `Column ${name} ${words}: there is better. Try again.`);
}

function answer(praise = "") {
  const { better, before, verdict, words } = game.review[ply], [rows, columns] = sizeOf(game);
  lesson = "answered";
  show(`${praise}Best: ${anyOf(better)}, ${scoreWords(before, rows * columns - ply)}. `
    + `${mover(ply)} played ${columnName(game.moves[ply])}, ${words}: ${verdict}.`);
}

// "#game=12&move=7": the game by its number in the list, and after how many moves.
function follow() {
  const wanted = new URLSearchParams(location.hash.slice(1)), move = parseInt(wanted.get("move"));
  const number = Math.max(1, Math.min(data.games.length, parseInt(wanted.get("game")) || 1));
  open(number - 1, Number.isNaN(move) ? null : move);
  byId("list").scrollTop = byId("list").querySelector("[aria-current=true]")?.offsetTop ?? 0;
}

function toggle(id) {
  byId(id).setAttribute("aria-pressed", document.body.classList.toggle(id));
  show();
}

const clicks = {
  start: () => go(0), back: backward, on: forward, end: () => go(Infinity),
  turning: () => go(game.turning_move ?? game.moves.length),
  earlier: () => goToMistake(-1), later: () => goToMistake(1),
  return: () => { go(ply); board.focus(); },
  line: followLine, numbers: () => toggle("numbers"), why: () => toggle("why"),
  "learn-0": () => learn(0), "learn-1": () => learn(1), answer: () => answer(),
};

function start() {
  document.title = data.title;
  for (const id of ["title", "verdict", "reviewed"]) setText(id, data[id] ?? "");
  showTables("above", data.tables);
  showTables("below", data.below);
  byId("signs").prepend(...VERDICTS.map(({ mark, verdict, meaning }) =>
    make("li", {}, make("b", {}, mark), ` ${verdict}: ${meaning}`)));
  for (const id of FILTERS) byId(id).onchange = filter;
  for (const id of ["who", "whom"]) byId(id).append(
    ...data.players.map((name, number) => make("option", { value: number }, name)));
  for (const [id, act] of Object.entries(clicks)) byId(id).onclick = act;
  // After a click the arrows step through the game; on a focused board they choose a column.
  byId("board").addEventListener("click", (event) => event.detail && document.activeElement.blur());
  addEventListener("hashchange", follow);
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { start, end } = clicks;
    const act = { ArrowLeft: backward, ArrowRight: forward, Home: start, End: end }[event.key];
    if (!act || event.target.matches("select, .scroll")) return;
    act();
    event.preventDefault();
  });
  byId("curve").onclick = ({ clientX, currentTarget }) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    go(Math.round((clientX - left) / width * game.moves.length));
  };
  byId("choice").hidden = data.games.length < 2;
  byId("list").addEventListener("keydown", ({ key, target }) => {
    const sibling = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" }[key];
    target[sibling]?.focus();
  });
  showList();
  follow();
  if (/game=/.test(location.hash)) byId("game").scrollIntoView();
  started = true;
}

start();

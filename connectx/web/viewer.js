// The page of a match, a league or a review: tables, the list of games, and one game. For the data
// see `connectx/web/page.py`. On the board is `game` after `ply` moves, then the moves of
// `tried`, which leave the game.

const byId = (id) => document.getElementById(id);
const data = JSON.parse(byId("data").textContent);
const VERDICTS = data.verdicts; // the table of connectx/core/verdicts.py
const BLUNDERS = VERDICTS.filter(({ before, after }) => !after.includes(before))
  .map(({ mark }) => mark);
const REVIEWED = "position_scores" in data.games[0]; // else the page judges what is opened
const FILTERS = ["who", "whom", "how"];
const PATIENCE_MS = 1000; // what takes longer says so

const scorers = {}; // by size; null where there can be none
let refused = ""; // why this browser has none
let game = null, ply = 0, tried = [], board = null, scorer = null;
let review = null; // of every move of the game, once that is known; if of all: `judged`
let judged = false;
let found = { scores: {}, line: [] }; // of the position on the board, as far as known
let said = ""; // in place of what is said of the position
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

function summaryOf(each) {
  const { title, moves, opening } = each;
  const blunders = REVIEWED && reviewOf(each).filter(({ mark }) => BLUNDERS.includes(mark)).length;
  return [
    title !== movesText(moves) && title, outcome(each)[1], `${moves.length} moves`,
    opening && `opening ${movesText(moves.slice(0, opening))}`,
    REVIEWED && `${blunders} blunder${blunders === 1 ? "" : "s"}`,
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

// Scores and verdicts ---------------------------------------------------------------------------

// The verdict on a move, as `judge_move` in connectx/core/verdicts.py gives it.
function verdictOn(before, after) {
  if (before === null || after === null) return { mark: "", verdict: "not scored" };
  const signs = [before, after].map(Math.sign);
  const mistake = after < before
    && VERDICTS.find((each) => each.before === signs[0] && each.after.includes(signs[1]));
  return mistake || { mark: "", verdict: "perfect" };
}

// One move of a game, judged by the scores of the positions before and after it.
function judgedMove(each, index) {
  const [before, reply = null] = each.position_scores.slice(index), [rows, columns] = sizeOf(each);
  const after = reply === null ? null : -reply;
  const given = index < (each.opening ?? 0) && { mark: "", verdict: "given" };
  const { mark, verdict } = given || verdictOn(before, after);
  const words = after === null ? "" : scoreWords(after, rows * columns - index);
  return { before, after, words, mark, verdict, better: each.better?.[index + 1] ?? [] };
}

const reviewOf = (each) => each.moves.map((_, index) => judgedMove(each, index));

// Where the game was decided, as `_turning_point` in connectx/review/moves.py finds it.
function turningPoint() {
  const { moves, forfeit, winner } = game, last = game.position_scores.at(-1);
  const own = forfeit?.seat === moves.length % 2 ? last : -last;
  if (forfeit && last !== null && own >= 0) return { words: "Turning point: the forfeit." };
  const could = (index) => forfeit || index % 2 !== winner; // only the loser, if there is one
  const number = 1 + review.findLastIndex((move, i) => BLUNDERS.includes(move.mark) && could(i));
  const gap = review.some(({ verdict }, index) =>
    index >= number && verdict === "not scored" && could(index));
  if (number) {
    const where = `move ${number}, column ${columnName(moves[number - 1])}`;
    const words = `Turning point${gap ? " among the moves scored" : ""}: ${where} `
      + `by ${mover(number - 1)}: ${review[number - 1].verdict}.`;
    return { number, words };
  }
  const none = gap ? " among the moves scored" : ": no move changed the value of the game";
  return { words: `No turning point${none}.` };
}

// What takes no search: of all columns, or of those that a review names.
function knownScores(moves) {
  if (scorer) return scorer.knownScores(moves);
  const move = tried.length ? null : review?.[ply];
  if (!move || move.after === null || (move.mark && !move.better.length)) return {};
  const better = move.better.map((column) => [column, move.before]);
  return Object.fromEntries([[game.moves[ply], move.after], ...better]);
}

// The score of the position on the board for the side to move; null if it is not known yet.
function valueOf(moves, here) {
  if (here.over) return here.winner === null ? 0 : -((here.empty + 2) >> 1);
  const all = here.playable.every((column) => column in found.scores);
  if (all) return Math.max(...Object.values(found.scores));
  return scorer?.knownScore(moves) ?? (tried.length ? null : game.position_scores?.[ply] ?? null);
}

// A score of a position in words: "O wins in 18"; empty where it is not known.
function positionWords({ over, winner, empty }, value, turn) {
  if (over) return winner === null ? "a draw" : `${SIGNS[winner]} has won`;
  if (value === null) return "";
  const words = scoreWords(value, empty).replace("loses", "wins");
  return value ? `${SIGNS[value > 0 ? turn : 1 - turn]} ${words}` : "a draw";
}

// Looks for what is not known of the position on the board, then of the game. A later call ends it.
async function search() {
  setText("search", scorer ? "" : refused || "Scores are not available on a board of this size.");
  if (!scorer) return;
  const moves = movesShown(), since = performance.now(), before = scorer.nodes;
  const told = (what) => {
    const nodes = (scorer.nodes - before).toLocaleString("en");
    const long = performance.now() - since > PATIENCE_MS;
    if (long) setText("search", `${what}: ${nodes} nodes so far`);
    return long;
  };
  const scores = await scorer.scores(moves, (scores) => {
    told("Looking for the scores");
    if (Object.keys(scores).length > Object.keys(found.scores).length) showFound({ scores });
  });
  if (!scores) return;
  showFound({ scores });
  const line = await scorer.bestLine(moves, () => told("Looking for the best line"));
  if (!line) return;
  showFound({ line });
  if (judged || await judge(told)) setText("search", "");
}

function showFound(more) {
  Object.assign(found, more);
  show();
}

// Judges the game from its last move back; what takes long is shown as it is found. Returns whether
// no other question ended this one.
async function judge(told) {
  const { moves, position_scores: scores, better } = game;
  for (let count = moves.length; count >= 0; count -= 1) {
    const tell = () => told(`Judging move ${count + 1} of ${moves.length}`);
    scores[count] ??= await scorer.score(moves.slice(0, count), tell);
    if (scores[count] === null) return false;
    const move = judgedMove(game, count);
    if (move.mark && !move.better.length) {
      const columns = await scorer.scores(moves.slice(0, count), tell);
      if (!columns) return false;
      better[count + 1] = Object.keys(columns).map(Number)
        .filter((column) => columns[column] === scores[count]);
    }
    if (tell()) showReview(true);
  }
  showReview(true);
  show();
  return true;
}

// One game --------------------------------------------------------------------------------------

function open(number, move = null) {
  scorer?.stop();
  game = data.games[number];
  game.position_scores ??= Array(game.moves.length + 1).fill(null);
  game.better ??= {};
  scorer = scorers[sizeOf(game)];
  board = new BoardView(sizeOf(game), play);
  byId("board").replaceChildren(board.element);
  byId("players").replaceChildren(...namesOf(game).flatMap((name, seat) =>
    [make("span", { class: "sign", "data-seat": seat }, SIGNS[seat]), ` ${name} `]));
  const { id, moves, forfeit } = game;
  setText("record", [
    id && `game ${id}`, `moves ${movesText(moves)}`, forfeit?.detail,
  ].filter(Boolean).join("\n"));
  for (const each of byId("list").children) { // one stop for Tab; arrows go from game to game
    each.setAttribute("aria-current", each.dataset.game === String(number));
    each.tabIndex = each.dataset.game === String(number) ? 0 : -1;
  }
  showReview(REVIEWED || !scorer);
  go(move ?? (review && turningPoint().number) ?? moves.length);
}

// What is said of the whole game; `partly`: even if not all is known.
function showReview(partly) {
  const all = reviewOf(game), scores = game.position_scores;
  judged = !scores.includes(null) && all.every((move) => !move.mark || move.better.length);
  review = judged || (partly && scores.some((score) => score !== null)) ? all : null;
  for (const each of document.querySelectorAll(".reviewed")) each.hidden = !review;
  for (const each of document.querySelectorAll(".judged")) each.hidden = !review && !scorer;
  setText("turning", review ? turningPoint().words : "Judging the game \u2026");
  if (review) {
    showAccuracy();
    showCurve();
  }
  showMoves();
}

const moveFacts = (index) => ({
  column: game.moves[index], given: index < game.opening,
  seconds: game.seconds?.[index - (game.opening ?? 0)] ?? null, ...review?.[index],
});

function showAccuracy() {
  const marks = [...new Set(VERDICTS.map((each) => each.mark))];
  const rows = namesOf(game).map((name, seat) => {
    const own = review.filter((_, i) => i % 2 === seat && i >= (game.opening ?? 0));
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
  const values = [game.position_scores[0], ...review.map(({ after }, index) =>
    index % 2 && after !== null ? -after : after)];
  const count = Math.max(1, values.length - 1), most = Math.max(3, ...values.map(Math.abs));
  const lines = values.map((value, i) => value === null ? ""
    : `${(values[i - 1] ?? null) === null ? "M" : "L"}${i} ${-value}`);
  const dots = review.map(({ mark }, i) =>
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
    ...(review ? [
      ["verdict", "words scored", verdict],
      ["better", "words scored", (move) => move.better.map(columnName).join(" ")],
      ["outcome", "words scored said", (move) => move.words],
      ["before", "scored exact", (move) => exact(move.before)],
      ["after", "scored exact", (move) => exact(move.after)],
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
  if (words) return [...parts, `${words}.`];
  return scorer ? [...parts, "Looking for the scores \u2026"] : parts;
}

// The reasons in words; returns the squares to mark.
function showReasons(moves) {
  const on = byId("why").getAttribute("aria-pressed") === "true";
  byId("reasons").hidden = !on;
  if (!on) return [];
  const threats = threatsOf(moves), reasons = tried.length ? null : game.reasons?.[ply];
  const others = reasons ? "No simple rule explains this position."
    : threats.length ? "A disc on a marked square wins for X or O." : "No empty square wins yet.";
  const shown = reasons?.length ? reasons : [others];
  byId("reasons").replaceChildren(...shown.map((each) => make("li", {}, each)));
  return threats;
}

// The winning squares of both sides, as `find_threats` in connectx/review/threats.py finds them.
function threatsOf(moves) {
  const [rows, columns, inarow] = sizeOf(game), rules = new Rules({ rows, columns, inarow });
  const { own, occupied } = rules.positionOf(moves), theirs = own ^ occupied;
  const discs = moves.length % 2 ? [theirs, own] : [own, theirs];
  const all = discs.flatMap((each, seat) =>
    rules.winningSquares(each, occupied).map((square) => ({ ...square, seat })));
  const ends = ({ row, column, seat }) => all.some((other) => other.column === column
    && other.row === (other.seat === seat ? row - 1 : row));
  const ending = all.filter(ends); // the game is over once a disc is here or right below
  return all.map((threat) => ({ ...threat, matters: !ending.some((each) =>
    each.column === threat.column && each.row < threat.row) }));
}

// Shows the board after `to` moves of the game, and then those of `aside`.
function go(to, aside = [], question = "") {
  const expected = board.shown === null ? [] : [...movesShown(), ...found.line];
  ply = Math.max(0, Math.min(game.moves.length, to));
  tried = aside;
  [lesson, said] = [question, ""];
  const moves = movesShown(), follows = `${expected},`.startsWith(`${moves},`);
  found = { scores: knownScores(moves), line: follows ? expected.slice(moves.length) : [] };
  show();
  if (started) try {
    history.replaceState(null, "", `#game=${data.games.indexOf(game) + 1}&move=${ply}`);
  } catch { /* A page inside a frame has no address of its own. */ }
  search();
}

const movesShown = () => [...game.moves.slice(0, ply), ...tried];

function say(text) {
  said = text;
  show();
}

function show() {
  const moves = movesShown(), turn = moves.length % 2, here = positionOf(moves, sizeOf(game));
  const about = lesson ? ply : tried.length ? -1 : ply - 1, better = review?.[about]?.better ?? [];
  let value = valueOf(moves, here);
  const words = positionWords(here, value, turn), text = said || sentences(here, words).join(" ");
  if (turn && value !== null) value = -value;
  const any = scorer || review, waits = here.playable.some((column) => !(column in found.scores));
  board.show({
    moves, scores: any ? found.scores : null, pending: scorer && waits, threats: showReasons(moves),
    better: lesson === "asked" ? [] : better,
    next: tried.length || !any ? null : game.moves[ply],
    balance: any ? { value, words: words || "not known yet" } : null,
  });
  document.body.classList.toggle("asked", lesson === "asked");
  byId("answer").hidden = lesson !== "asked";
  byId("return").hidden = !tried.length;
  byId("line").hidden = !found.line.length;
  setText("line", `Best line: ${found.line.map(columnName).join(" ")} \u25b6`);
  setText("say", text);
  byId("now").style.left = `${100 * ply / game.moves.length}%`;
  byId("curve").setAttribute("aria-valuenow", ply);
  byId("curve").setAttribute("aria-valuetext", text);
  byId("moves").querySelectorAll("tbody tr").forEach((row, index) =>
    row.setAttribute("aria-current", index === ply - 1));
}

// What a person does ----------------------------------------------------------------------------

// The game's own move continues it, another one leaves it.
function play(column) {
  if (!board.legal.includes(column)) return;
  if (lesson === "asked") guess(column);
  else if (!tried.length && game.moves[ply] === column) go(ply + 1);
  else go(ply, [...tried, column]);
}

const followLine = () => go(ply, [...tried, ...found.line.slice(0, 1)]);
const forward = () => tried.length ? followLine() : go(ply + 1);
const backward = () => tried.length ? go(ply, tried.slice(0, -1)) : go(ply - 1);

const JUDGING = "The game is still being judged.";

function goToMistake(step) {
  const all = review?.flatMap((move, index) => move.mark ? [index + 1] : []);
  const next = step > 0 ? all?.find((each) => each > ply) : all?.findLast((each) => each < ply);
  if (next) go(next);
  else say(all ? `There is no mistake ${step > 0 ? "after" : "before"} this move.` : JUDGING);
}

// Shows the position before a side's first or next mistake, and asks for a better move.
function learn(seat) {
  if (!review) return say(JUDGING);
  const after = (number) => review.findIndex((move, index) =>
    index > number && index % 2 === seat && move.mark && move.better.length);
  const next = lesson ? after(ply) : -1, mistake = next < 0 ? after(-1) : next;
  if (mistake < 0) return say(`There is no mistake of ${SIGNS[seat]} to learn from.`);
  go(mistake, [], "asked");
  say(`${mover(ply)} played ${columnName(game.moves[ply])} here: ${review[ply].verdict}. `
    + "Find a better column.");
  byId("board").scrollIntoView({ block: "nearest" });
  board.focus();
}

function guess(column) {
  const score = found.scores[column], [rows, columns] = sizeOf(game), name = columnName(column);
  const words = score === undefined ? "is not scored" : scoreWords(score, rows * columns - ply);
  if (review[ply].better.includes(column)) answer(`Right: column ${name} ${words}. `);
  else say(`Column ${name} ${words}: there is better. Try again.`);
}

function answer(praise = "") {
  const { better, before, verdict, words } = review[ply], [rows, columns] = sizeOf(game);
  lesson = "answered";
  say(`${praise}Best: ${anyOf(better)}, ${scoreWords(before, rows * columns - ply)}. `
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
  turning: () => go((review && turningPoint().number) ?? game.moves.length),
  earlier: () => goToMistake(-1), later: () => goToMistake(1),
  return: () => { go(ply); board.focus(); },
  line: followLine, numbers: () => toggle("numbers"), why: () => toggle("why"),
  "learn-0": () => learn(0), "learn-1": () => learn(1), answer: () => answer(),
};

async function loadScorer([size, facts]) {
  try {
    scorers[size] = facts && await newScorer(facts);
  } catch (error) { // a policy around the page may forbid it
    refused = `Scores are not available in this browser: ${error.message}`;
  }
}

async function start() {
  document.title = data.title;
  for (const id of ["title", "verdict"]) setText(id, data[id] ?? "");
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
  await Promise.all(Object.entries(data.scorers).map(loadScorer));
  follow();
  if (/game=/.test(location.hash)) byId("game").scrollIntoView();
  started = true;
}

start();

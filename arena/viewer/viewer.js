// The page of a match, a league or a review: the list of games, and one game. For the data see
// `arena/viewer/__init__.py`. What is on the board is `game` after `ply` moves and then the moves of
// `tried`, which leave the game.

const data = JSON.parse(byId("data").textContent);
const SHOWN_AT_ONCE = 200; // games of the list
const UNSCORED = ["not scored", "given"];

let shown = SHOWN_AT_ONCE, game = null, ply = 0, tried = [], board = null, timer = null;
const line = createLine((count) => go(ply, [...origin.tried, ...origin.columns.slice(0, count)]));
const curve = createCurve(go);
let origin = null; // of the best line shown: {ply, tried, columns}, kept while it is followed

const sizeOf = (each) => each.size ?? data.size;
const namesOf = (each) => each.players.map((number) => data.players[number]);
const movesText = (columns) => columns.map(columnName).join("");
const setText = (id, text) => { if (byId(id).textContent !== text) byId(id).textContent = text; };
const setDisabled = (id, off) => byId(id).setAttribute("aria-disabled", Boolean(off)); // not `disabled`, which loses the focus

// The list of games -----------------------------------------------------------------------------

function ending(each) {
  const winner = namesOf(each)[each.winner], [rows, columns] = sizeOf(each);
  if (each.forfeit) return ["forfeit", `${winner} wins by forfeit: ${each.forfeit.cause}`];
  if (winner !== undefined) return ["win", `${winner} wins`];
  return each.moves.length < rows * columns ? ["unfinished", "not finished"] : ["draw", "a draw"];
}

function showList() {
  const [who, whom] = ["who", "whom"].map((id) => byId(id).value), how = byId("how").value;
  const matching = [...data.games.entries()].filter(([, each]) => {
    const seats = each.players.map(String), seat = seats.indexOf(who);
    return (!who || seat >= 0) && (!whom || (who ? seats[1 - seat] === whom : seats.includes(whom)))
      && (!how || ending(each)[0] === how);
  });
  byId("list").replaceChildren(...matching.slice(0, shown).map(([number, each]) => {
    const thrown = each.review?.filter((move) => THROWN.includes(move.mark)).length;
    const left = each.review?.filter((move) => move.verdict === "not scored").length;
    const facts = [each.title !== movesText(each.moves) && each.title, each.pair && `pair ${each.pair}`, ending(each)[1], `${each.moves.length} moves`,
      each.opening && `opening ${movesText(each.moves.slice(0, each.opening))} given`,
      each.review ? `${thrown} thrown away` : data.reviewed && "not reviewed", left && `${left} not scored`];
    return make("button", {
      "data-game": number,
      onclick: () => { visit(number); byId("game").scrollIntoView({ block: "nearest" }); },
    }, `${number + 1}. ${namesOf(each).join(" \u2013 ")}`, make("small", {}, facts.filter(Boolean).join(", ")));
  }));
  chooseGame();
  byId("more").hidden = matching.length <= shown;
  setText("more", `Show more of ${matching.length}`);
  setText("count", matching.length < data.games.length ? `${matching.length} of ${data.games.length}` : `${matching.length}`);
}

// Lists the games of two players, from a cell of the table.
function listPair(one, other) {
  [byId("who").value, byId("whom").value, byId("how").value] = [one, other, ""];
  shown = SHOWN_AT_ONCE;
  showList();
  byId("choice").scrollIntoView({ block: "start" });
  byId("list").querySelector("button")?.focus({ preventScroll: true });
}

// Marks one row of a box that scrolls, brings it into sight, and makes it the box's one stop for Tab.
function choose(box, rows, current) {
  rows.forEach((row, index) => {
    row.setAttribute("aria-current", index === current);
    (row.querySelector("button") ?? row).tabIndex = index === Math.max(0, current) ? 0 : -1;
  });
  const { offsetTop: top, offsetHeight: height } = rows[current] ?? { offsetTop: 0, offsetHeight: 0 };
  if (top - height < box.scrollTop || top + height > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
}

function chooseGame() {
  const entries = [...byId("list").children];
  choose(byId("list"), entries, entries.findIndex((entry) => data.games[entry.dataset.game] === game));
}

// Lets the arrow keys go from row to row.
function rove(box) {
  box.addEventListener("keydown", ({ key }) => {
    const buttons = [...box.querySelectorAll("button")], step = { ArrowUp: -1, ArrowDown: 1 }[key];
    buttons[buttons.indexOf(document.activeElement) + step]?.focus();
  });
}

// What is known of a position -------------------------------------------------------------------

// A score in words, as `explain_column` in review/judge.py puts it.
function scoreWords(score, empty) {
  const left = score > 0 ? ((empty + 1) >> 1) + 1 - score : (empty >> 1) + 1 + score;
  return !score ? "draws" : score < 0 ? `loses in ${left}` : left === 1 ? "wins now" : `wins in ${left}`;
}

// The scores of the columns after `count` moves; where the time was up, of those that the verdict needs.
function scoresAfter(count) {
  const move = game.review?.[count], [rows, columns] = sizeOf(game);
  if (!move) return game.last_scores;
  if (move.scores || move.after === null || (move.mark && !move.better.length)) return move.scores;
  const known = [[game.moves[count], move.after], ...move.better.map((column) => [column, move.before])];
  return Object.fromEntries(known.map(([column, score]) =>
    [column, { score, words: scoreWords(score, rows * columns - count) }]));
}

// The discs after some moves, what can be played, and who has won, if anybody has.
function positionOf(moves) {
  const [rows, columns, inarow] = sizeOf(game), cells = Array.from({ length: rows }, () => Array(columns).fill(null));
  const discs = moves.map((column, index) => {
    const row = cells.findIndex((line) => line[column] === null);
    cells[row][column] = index % 2;
    return [row, column, index % 2];
  });
  const won = lineSquares(cells, inarow).size > 0, winner = won ? 1 - moves.length % 2 : null;
  const playable = won ? [] : cells.at(-1).flatMap((seat, column) => seat === null ? [column] : []);
  return { discs, playable, winner, over: won || !playable.length, empty: rows * columns - moves.length };
}

const asideOf = () => game.asides?.[ply]?.[tried[0]];

// The best lines that are known and begin as `tried` does, what is left of each.
function linesFrom() {
  const known = [game.reasons?.[ply]?.line ?? []];
  if (tried.length) known.push([tried[0], ...asideOf()?.line ?? []]);
  return known.filter((line) => tried.every((column, index) => column === line[index])).map((line) => line.slice(tried.length));
}

const lineFrom = () => linesFrom().find((line) => line.length) ?? [];

// The score for X after `ply` and `tried`, null where unknown: along a best line it stays the same.
function valueOf(here) {
  const scores = Object.entries(scoresAfter(ply) ?? {}).map(([column, { score }]) => [Number(column), ply % 2 ? -score : score]);
  if (here.over) return here.winner === null ? 0 : (here.winner ? -1 : 1) * ((here.empty + 2) >> 1);
  if (tried.length) return linesFrom().length ? scores.find(([column]) => column === tried[0])?.[1] ?? null : null;
  const known = game.review?.[ply]?.before ?? null;
  if (known !== null) return ply % 2 ? -known : known;
  return scores.length ? (ply % 2 ? Math.min : Math.max)(...scores.map(([, score]) => score)) : null;
}

// One game --------------------------------------------------------------------------------------

// Opens a game that was chosen by hand: the browser's way back leads to the one before.
function visit(number) {
  try {
    history.pushState(null, "", location.href);
  } catch { /* A page inside a frame has no address of its own. */ }
  open(number);
}

function open(number, move = null, moves = []) {
  const [rows, columns, inarow] = sizeOf(data.games[number]);
  if (!game || `${sizeOf(game)}` !== `${[rows, columns, inarow]}`) {
    board = createBoard({ rows, columns, inarow, onplay: play, onrefused: refuse });
    byId("board").replaceChildren(board.element);
  }
  game = data.games[number];
  byId("players").replaceChildren(...namesOf(game).flatMap((name, seat) =>
    [make("span", { class: "sign", "data-seat": seat }, SIGNS[seat]), ` ${name} `]));
  byId("turning").hidden = !game.turning_point;
  setText("turning", game.turning_point ?? "");
  for (const id of ["mistakes", "scores", "marks", "why", "legend"]) byId(id).hidden = !game.review;
  byId("missing").hidden = Boolean(game.review) || !data.reviewed;
  byId("slider").max = game.moves.length;
  setText("record", [game.title !== movesText(game.moves) && game.title, game.id && `game ${game.id}`, `moves ${movesText(game.moves)}`,
    game.opening && `opening ${movesText(game.moves.slice(0, game.opening))}, given to both players`, game.forfeit?.detail].filter(Boolean).join("\n"));
  chooseGame();
  showAccuracy();
  showMoves();
  byId("curve").hidden = !game.review;
  game.most = Math.max(3, ...(game.review ? curveValues() : []).map(Math.abs));
  go(move ?? game.turning_move ?? game.moves.length, moves);
}

function moveFacts(index) {
  const given = index < game.opening, seconds = given ? null : game.seconds?.[index - game.opening];
  return { seat: index % 2, column: game.moves[index], given, seconds, ...game.review?.[index] };
}

function showAccuracy() {
  byId("accuracy").replaceChildren();
  if (!game.review) return;
  const rows = namesOf(game).map((name, seat) => {
    const own = game.review.filter((move, index) => index % 2 === seat && move.verdict !== "given");
    const scored = own.filter((move) => !UNSCORED.includes(move.verdict)), count = (mark) => scored.filter((move) => move.mark === mark).length;
    const best = count(""), left = own.length - scored.length;
    return [`${SIGNS[seat]} ${name}`, scored.length ? `${Math.round(best / scored.length * 100)} % (${best} of ${scored.length})` : "",
      count("??"), count("?"), count("?!"), left];
  });
  byId("accuracy").append(table([["player", "accuracy", "??", "?", "?!", "not scored"], ...rows], [0]));
}

function showMoves() {
  const moves = game.moves.map((_, index) => moveFacts(index));
  const known = (key) => moves.some((move) => (move[key] ?? null) !== null);
  const number = (value) => value === null ? "" : signed(value);
  const verdict = (move) => make("span", {}, make("b", {}, move.mark), move.verdict === "perfect" ? "" : ` ${move.verdict}`);
  const columns = [
    ["move", (_, index) => make("button", {}, index + 1)],
    ["plays", (move) => `${SIGNS[move.seat]} ${columnName(move.column)}`],
    ...(game.review ? [
      ["verdict", verdict, "judged"], ["better", (move) => movesText(move.better).split("").join(" "), "judged"],
      ["before", (move) => number(move.before), "scored"], ["after", (move) => number(move.after), "scored"], ["in words", (move) => move.words, "scored said"],
    ] : []),
    ...(known("seconds") || game.opening ? [["time", (move) => move.given ? "given" : duration(move.seconds)]] : []),
    ...(moves.some((move) => move.overage) ? [["overage", (move) => duration(move.overage)]] : []),
  ];
  const headings = columns.map(([name]) => name), words = ["verdict", "better", "in words"].map((name) => headings.indexOf(name));
  const made = table([headings, ...moves.map((move, index) => columns.map(([, cell]) => cell(move, index)))], words);
  for (const row of made.rows) columns.forEach(([, , kinds], column) => kinds && row.cells[column].classList.add(...kinds.split(" ")));
  [...made.tBodies[0].rows].forEach((row, index) => {
    row.classList.toggle("mistake", THROWN.includes(moves[index].mark));
    row.classList.toggle("given", moves[index].given);
    row.onclick = () => go(index + 1);
  });
  byId("moves").replaceChildren(made);
}

// The score for X after every move, null where unknown.
function curveValues() {
  return [game.review[0]?.before ?? null, ...game.review.map((move, index) =>
    index % 2 && move.after !== null ? -move.after : move.after)];
}

// The position on the board ---------------------------------------------------------------------

const mover = (count) => `${namesOf(game)[count % 2]} (${SIGNS[count % 2]})`;

function gameSentences(here) {
  const count = game.moves.length, parts = ply ? [] : ["Before the first move."], shows = (id) => byId(id).getAttribute("aria-pressed") === "true";
  if (ply) {
    const move = moveFacts(ply - 1), took = move.given ? ", from the opening" : move.seconds ? ` in ${duration(move.seconds)}` : "";
    const judged = !shows("marks") || !move.verdict || ["perfect", ...UNSCORED].includes(move.verdict) ? "" : `: ${move.verdict}`;
    parts.push(`Move ${ply} of ${count}: ${mover(ply - 1)} plays ${columnName(move.column)}`
      + `${took}${shows("scores") && move.words ? `, ${move.words}` : ""}${judged}.`);
    if (shows("marks") && move.better?.length) parts.push(`Better: ${move.better.map(columnName).join(" or ")}.`);
  }
  if (ply === count) parts.push(`Result: ${ending(game)[1]}.`);
  if (game.review && !here.over && shows("scores")) {
    const next = ply < count ? `, who plays ${columnName(game.moves[ply])} next` : ", to move";
    parts.push(scoresAfter(ply) ? `Scores: for ${SIGNS[ply % 2]}${next}.` : "No scores here: not found in the time given.");
    if (ply < count && scoresAfter(ply) && !game.review[ply].scores) parts.push("Others: not found in the time given.");
  }
  return parts.join(" ");
}

function asideSentences(here) {
  const [first, ...rest] = tried, known = scoresAfter(ply)?.[first];
  const instead = ply < game.moves.length ? `Instead of ${columnName(game.moves[ply])}, ` : "", count = ply + tried.length;
  const parts = [`${instead}${mover(ply)} plays ${columnName(first)}${known ? `: ${known.words}` : ""}.`];
  if (rest.length) parts.push(`Then ${rest.map(columnName).join(", ")}.`);
  if (here.over) parts.push(here.winner === null ? "The board is full: a draw." : `${mover(here.winner)} wins.`);
  else if (rest.length || (game.review && !known)) {
    const value = valueOf(here);
    parts.push(value === null ? `Not scored${rest.length ? ": the page has the scores of positions one move off the game" : " in the time given"}.`
      : `${mover(count)}, to move, ${scoreWords(count % 2 ? -value : value, here.empty)}.`);
  }
  return parts.join(" ");
}

function showLine() {
  const along = origin && origin.ply === ply && `${[...origin.tried, ...origin.columns].slice(0, tried.length)}` === `${tried}` && tried.length >= origin.tried.length;
  if (!along) origin = { ply, tried: [...tried], columns: lineFrom() };
  const { columns, tried: before } = origin, ends = positionOf([...game.moves.slice(0, ply), ...before, ...columns]).over;
  line.element.hidden = !columns.length;
  line.show(columns, ply + before.length, tried.length - before.length, ends ? "" : "\u2026");
}

function showReasons() {
  const reasons = !tried.length && game.reasons?.[ply], on = byId("why").getAttribute("aria-pressed") === "true";
  byId("reasons").hidden = !on;
  if (!on) return [];
  const none = tried.length ? "Reasons are known for the positions of the game." : `No rule explains this position${lineFrom().length ? ": there is the best line alone" : ""}.`;
  const mistaken = !tried.length && ply && game.review?.[ply - 1].mark ? game.reasons?.[ply - 1]?.sentences ?? [] : [];
  const sentences = [...mistaken.map((sentence) => `Before move ${ply}: ${sentence}`),
    ...reasons?.sentences?.length ? reasons.sentences : [none]];
  if (byId("reasons").dataset.state !== `${sentences}`) {
    byId("reasons").dataset.state = `${sentences}`;
    byId("reasons").replaceChildren(...sentences.map((sentence) => make("li", {}, sentence)));
  }
  return reasons?.threats ?? [];
}

// A move by hand: the game's own goes on with it, another one leaves it.
function play(column) {
  if (!tried.length && game.moves[ply] === column) go(ply + 1);
  else go(ply, [...tried, column]);
}

function refuse(column) {
  const columns = sizeOf(game)[1], here = positionOf([...game.moves.slice(0, ply), ...tried]);
  const why = column >= columns ? "there is none" : here.over ? "the game is over" : "it is full";
  setText("say", `Column ${columnName(column)} cannot be played: ${why}.`);
}

function forward() {
  if (!tried.length) return go(ply + 1);
  const [next] = lineFrom();
  if (next !== undefined) go(ply, [...tried, next]);
}

function backward() {
  if (tried.length) go(ply, tried.slice(0, -1));
  else go(ply - 1);
}

// Shows the board after `to` moves of the game, and then `aside`.
function go(to, aside = []) {
  const count = game.moves.length, pressed = (id) => byId(id).getAttribute("aria-pressed") === "true";
  ply = Math.max(0, Math.min(count, to));
  tried = [];
  for (const column of aside) { // an address may name anything
    if (positionOf([...game.moves.slice(0, ply), ...tried]).playable.includes(column)) tried.push(column);
    else break;
  }
  const moves = [...game.moves.slice(0, ply), ...tried], here = positionOf(moves), turn = moves.length % 2;
  const marked = pressed("marks"), scored = game.review && pressed("scores"), value = valueOf(here);
  let scores = scoresAfter(ply);
  if (tried.length) scores = tried.length === 1 && asideOf()?.scores && Object.fromEntries(asideOf().scores.flatMap((score, column) =>
    score === null ? [] : [[column, { score, words: scoreWords(score, here.empty) }]]));
  const words = value === null ? "not scored" : here.over ? (here.winner === null ? "a draw" : `${SIGNS[here.winner]} has won`)
    : `${SIGNS[turn]} ${scoreWords(turn ? -value : value, here.empty)}`;
  showLine();
  board.show({
    discs: here.discs, playable: here.playable, turn, scores: scored ? scores || {} : null, threats: showReasons(),
    better: marked && ply && !tried.length ? moveFacts(ply - 1).better : [], next: tried.length || !scores ? null : game.moves[ply],
    balance: scored ? { value, most: Math.max(game.most, Math.abs(value)), words } : null,
  });
  const said = tried.length ? asideSentences(here) : gameSentences(here);
  setText("say", said);
  byId("variation").hidden = !tried.length;
  byId("slider").value = ply;
  byId("slider").setAttribute("aria-valuetext", `after move ${ply}`);
  setDisabled("start", !moves.length);
  setDisabled("back", !moves.length);
  setDisabled("on", tried.length ? !lineFrom().length : ply === count);
  setDisabled("end", ply === count && !tried.length);
  setDisabled("earlier", mistakeFrom(-1) === undefined);
  setDisabled("later", mistakeFrom(1) === undefined);
  if (game.review) curve.show(curveValues(), game.review.map((move) => move.mark), ply, said);
  choose(byId("moves"), byId("moves").querySelectorAll("tbody tr"), ply - 1);
  try {
    history.replaceState(null, "", address());
  } catch { /* A page inside a frame has no address of its own. */ }
}

const address = () => `#game=${data.games.indexOf(game) + 1}&move=${ply}${tried.length ? `&try=${movesText(tried)}` : ""}`;

// The move number of the nearest mistake before or after the one on the board.
function mistakeFrom(step) {
  const numbers = (game.review ?? []).flatMap((move, index) => move.mark ? [index + 1] : []);
  return step > 0 ? numbers.find((number) => number > ply) : numbers.findLast((number) => number < ply);
}

// "#game=12&move=7&try=45": the game by its number in the list, after how many moves, and what then.
function follow() {
  const wanted = new URLSearchParams(location.hash.slice(1)), move = parseInt(wanted.get("move"));
  const number = Math.max(1, Math.min(data.games.length, parseInt(wanted.get("game")) || 1));
  const moves = [...wanted.get("try") ?? ""].map((digit) => parseInt(digit, 36) - 1);
  open(number - 1, Number.isNaN(move) ? null : move, moves);
}

// By itself -------------------------------------------------------------------------------------

function run(on) {
  clearTimeout(timer);
  timer = null;
  byId("play").setAttribute("aria-pressed", on);
  setText("play", on ? "Pause" : "Play");
  if (!on) return;
  timer = setTimeout(() => {
    const before = address();
    forward();
    run(address() !== before && byId("on").getAttribute("aria-disabled") === "false");
  }, Number(byId("speed").value));
}

// All together ----------------------------------------------------------------------------------

document.title = byId("title").textContent = data.title;
setText("about", data.about ?? "");
data.reviewed = data.games.some((each) => each.review);
setText("missing", "This game was not reviewed: the time given when the page was made was up. evaluate.py takes more with --review SECONDS.");
if (data.ratings) section("above", "Rating", "Elo with 95 % intervals; the average of all players is 0.", ratingChart(data.ratings));
showTables("above", data.tables, listPair);
if (data.times) section("above", "Time per move",
  "The share of each player's answers by how long they took; loading counts as part of a game's first.", timeChart(data.times));
showTables("below", data.summary);
for (const id of ["who", "whom"]) byId(id).append(...data.players.map((name, number) => make("option", { value: number }, name)));
for (const id of ["who", "whom", "how"]) byId(id).onchange = () => { shown = SHOWN_AT_ONCE; showList(); };
byId("more").onclick = () => { shown += SHOWN_AT_ONCE; showList(); };
const fileName = () => `${data.title}-${address().slice(1)}`.replace(/[^\w.-]+/g, "-");
const done = (text) => setText("done", text);
const clicks = {
  start: () => go(0), back: backward, on: forward, end: () => go(Infinity), return: () => { go(ply); board.focus(); },
  turning: () => go(game.turning_move ?? game.moves.length),
  earlier: () => go(mistakeFrom(-1) ?? ply, mistakeFrom(-1) ? [] : tried), later: () => go(mistakeFrom(1) ?? ply, mistakeFrom(1) ? [] : tried),
  "copy-game": () => copy(movesText(game.moves)).then(() => done("Game copied.")),
  "copy-position": () => copy(movesText([...game.moves.slice(0, ply), ...tried])).then(() => done("Position copied.")),
  "copy-link": () => copy(location.href).then(() => done("Link copied.")),
  "save-svg": () => board.save("svg", fileName()), "save-png": () => board.save("png", fileName()),
  "save-replay": () => download(`${fileName().replace(/-move.*/, "")}.json`,
    JSON.stringify(replayOf(game, namesOf(game), game.configuration ?? data.configuration)), "application/json"),
  play: () => {
    const on = timer === null;
    if (on && byId("on").getAttribute("aria-disabled") === "true") go(0);
    run(on);
  },
};
for (const [id, act] of Object.entries(clicks)) byId(id).onclick = act;
for (const [id, hides] of [["scores", "unscored"], ["marks", "unmarked"], ["why", "unexplained"]]) byId(id).onclick = () => {
  const on = byId(id).getAttribute("aria-pressed") !== "true";
  byId(id).setAttribute("aria-pressed", on);
  document.body.classList.toggle(hides, !on);
  go(ply, tried);
};
// Whoever plays by pointer goes on with the arrows; from a focused board they would choose a column.
byId("board").addEventListener("click", (event) => event.detail && document.activeElement.blur());
byId("slider").oninput = () => go(Number(byId("slider").value));
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, (event) => {
  if (timer !== null && !event.target.closest?.("#play, #speed")) run(false);
});
addEventListener("hashchange", follow);
addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("select, input, .scroll")) return;
  const act = { ArrowLeft: backward, ArrowRight: forward }[event.key];
  if (!act) return;
  act();
  event.preventDefault();
});
byId("line").append(line.element);
byId("curve").append(curve.element);
byId("choice").hidden = data.games.length < 2;
rove(byId("list"));
rove(byId("moves"));
watchScrolling(byId("moves"), "Moves");
showList();
follow();
if (/game=/.test(location.hash) && byId("above").childElementCount) byId("game").scrollIntoView();

// The page of a match, a league, a review, or of positions in which players erred: who is better,
// the games of a player, why it lost, and one game. For the data see `connectx/bench/web/page.py`.

import { MISTAKES, lossOf, outcomeOf, reviewedMoves } from "./verdicts.js";
import { Mistakes } from "./lessons.js";
import { GameView } from "./view.js";
import {
  SIDES, byId, columnName, columnsInWords, columnsText, inColours, make, segments, setText,
  table,
} from "./words.js";

const MOST = 500; // games in the list: more would be slow to show

class GamesPage {
  scorers = {}; // by size; null where there can be none
  started = false; // until one presses something the page keeps the address that it was opened with
  how = "all"; // which games of the chosen player are listed
  some = null; // or these, from its losses

  constructor(data) {
    this.data = data;
    this.view = new GameView(this, true);
    this.reviewed = "position_scores" in data.games[0]; // else the page judges what is opened
    for (const game of data.games) {
      game.names = game.players.map((number) => data.players[number]);
      game.size ??= data.size;
      game.reviewed = this.reviewed;
    }
  }

  // Tables --------------------------------------------------------------------------------------

  showTables(id, tables) {
    for (const { title, note = "", rows, words, pairs = [], against = "", examples = [] } of tables) {
      if (examples.length) rows.forEach((row, place) => row.push(place ? "" : "to try"));
      const made = table(rows, rows[0].map((_, column) => words.includes(column) ? "words" : ""));
      const name = rows[0].indexOf("player"), { players } = this.data;
      for (const { cells } of made.tBodies[0].rows) {
        const title = "List the lost games", player = players.findIndex((each, number) =>
          number !== against && each === cells[name]?.textContent); // a player may be in the pool, too
        const [one, other] = against === "" ? [player, ""] : [against, player];
        if (player >= 0) cells[name].replaceChildren(make("button",
          { title, onclick: () => this.choose(one, other, "lost") }, players[player]));
      }
      pairs.forEach((one, row) => pairs.forEach((other, column) => {
        const cell = made.tBodies[0].rows[row].cells[rows[0].length - pairs.length + column];
        const text = cell.textContent, lists = { title: "List these games" };
        if (/\d/.test(text)) cell.replaceChildren(
          make("button", { ...lists, onclick: () => this.choose(one, other, "all") }, text));
      }));
      examples.forEach((places, row) => {
        const tried = make("button", { onclick: () => this.tryNext(places) }, "Try again");
        if (places.length) made.tBodies[0].rows[row].lastChild.append(tried);
      });
      const scroll = { class: "scroll", tabindex: 0, role: "region", "aria-label": title };
      const open = id === "above" && byId(id).childElementCount === 0 ? { open: "" } : {};
      byId(id).append(make("details", open, make("summary", {}, title),
        make("p", {}, note), make("div", scroll, made)));
    }
  }

  // The list of games ---------------------------------------------------------------------------

  summaryOf(game) {
    const { title, moves, opening, reasons } = game;
    if (this.data.positions) return inColours(reasons[moves.length - 1]?.at(-1) ?? "");
    const blunders = this.reviewed && reviewedMoves(game, game.position_scores)
      .filter(({ blunder }) => blunder).length;
    return [
      title !== columnsText(moves) && title, outcomeOf(game), `${moves.length} moves`,
      opening && `opening ${columnsText(moves.slice(0, opening))}`,
      this.reviewed && `${blunders} blunder${blunders === 1 ? "" : "s"}`,
    ].filter(Boolean).join(", ");
  }

  titleOf(game) {
    const { names, moves } = game, last = moves.length - 1;
    if (!this.data.positions) return names.join(" \u2013 ");
    const best = columnsInWords(game.better[last + 1], "or");
    return `${names[last % 2]} played ${columnName(moves[last])}; best: ${best}`;
  }

  /** What became of a game for the chosen player; of a position, which mistake was made. */
  fateOf(game) {
    const { moves, players, winner, forfeit, size: [rows, columns] } = game;
    if (this.data.positions) return reviewedMoves(game, game.position_scores).at(-1).verdict;
    if (winner !== null) return players[winner] === Number(byId("who").value) ? "won" : "lost";
    return forfeit || moves.length < rows * columns ? "" : "drawn";
  }

  /** The games of the chosen players, whatever became of them, by number. */
  chosen() {
    const [who, whom] = ["who", "whom"].map((id) => byId(id).value);
    return [...this.data.games.entries()].filter(([, game]) => {
      const seats = game.players.map(String), seat = seats.indexOf(who);
      const other = who ? seats[1 - seat] : seats.find((each) => each === whom);
      return (!who || seat >= 0) && (!whom || other === whom);
    });
  }

  showList() {
    const chosen = this.chosen();
    const fates = new Map(chosen.map(([number, game]) => [number, this.fateOf(game)]));
    const kinds = this.data.positions ? MISTAKES.map(({ verdict }) => verdict)
      : byId("who").value ? ["lost", "drawn", "won"] : [];
    if (!kinds.includes(this.how)) this.how = "all";
    const of = (how) => chosen.filter(([number]) => how === "all" || fates.get(number) === how);
    byId("how").hidden = !kinds.length;
    segments("how", "how", [...kinds, "all"], this.some ? "" : this.how, (how) => this.filter(how),
      (how) => `${how} ${of(how).length}`);
    const matching = this.some ?? of(this.how);
    byId("list").replaceChildren(...matching.slice(0, MOST).map(([number, game]) => make("button", {
      "data-game": number,
      onclick: () => { this.open(number); byId("game").scrollIntoView({ block: "nearest" }); },
    }, `${number + 1}. ${this.titleOf(game)}`, make("small", {}, this.summaryOf(game)))));
    const [listed, all] = [matching, this.data.games].map((each) => each.length.toLocaleString("en"));
    setText("count-of", `${listed} of ${all}${matching.length > MOST ? `, the first ${MOST}` : ""}`);
    this.showLosses(chosen, of("lost"));
    byId("game").hidden = !matching.length;
    byId("none").hidden = matching.length > 0;
    return matching.map(([number]) => number);
  }

  /** Why the chosen player lost, in a sentence whose parts list the games that they count. */
  showLosses(chosen, lost) {
    byId("losses").hidden = this.data.positions || !byId("who").value || !chosen.length;
    if (byId("losses").hidden) return;
    const who = Number(byId("who").value), causes = new Map();
    for (const each of lost) {
      const cause = lossOf(each[1], 1 - each[1].winner);
      causes.set(cause, [...(causes.get(cause) ?? []), each]);
    }
    const forfeits = causes.get("forfeit") ?? [];
    const overlooked = [...causes].filter(([cause]) => cause && cause !== "forfeit")
      .sort(([, one], [, other]) => other.length - one.length);
    const atOnce = overlooked.flatMap(([, games]) => games), [most] = overlooked;
    const first = ([, game]) => game.players[0] === who, firsts = lost.filter(first);
    const part = (text, games) => make("button", { class: "sq",
      onclick: () => this.filter("all", games) }, text);
    const parts = [`${this.data.players[who]} `, part(`lost ${lost.length} of ${chosen.length}`, lost),
      ...(atOnce.length ? [": ", part(`${atOnce.length} by one move`, atOnce),
        ", most often ", part(most[0], most[1])] : []),
      ...(forfeits.length ? ["; ", part(`${forfeits.length} by forfeit`, forfeits)] : []),
      ...(lost.length ? ["; ", part(`as first mover ${firsts.length} of ${chosen.filter(first).length}`,
        firsts)] : []), "."];
    byId("losses").replaceChildren(...parts);
  }

  filter(how = this.how, some = null) {
    [this.how, this.some] = [how, some];
    const [first] = this.showList();
    if (first !== undefined) this.open(first);
  }

  /** Lists the games of a player, all or against another, from a cell of a table. */
  choose(one, other, how) {
    [byId("who").value, byId("whom").value] = [one, other];
    this.filter(how);
    byId("choice").scrollIntoView({ block: "nearest" });
    byId("list").querySelector("button")?.focus({ preventScroll: true });
  }

  /** Asks for a better move in the first of these positions, and puts it last. */
  tryNext(places) {
    const [number, ply] = places[0];
    places.push(places.shift());
    this.open(number);
    new Mistakes(this.view, [ply]).ask();
  }

  // One game ------------------------------------------------------------------------------------

  open(number, move = null) {
    const { view } = this, game = this.data.games[number], { reviewed } = game;
    this.game = game;
    for (const each of byId("list").children) { // one stop for Tab; arrows go from game to game
      each.setAttribute("aria-current", each.dataset.game === String(number));
      each.tabIndex = each.dataset.game === String(number) ? 0 : -1;
    }
    view.open(game, this.scorers[game.size]);
    const seat = 1 - game.winner, named = String(game.players[seat]) === byId("who").value;
    const lost = named && !game.forfeit;
    if (move !== null || !(reviewed || lost)) view.go(move ?? Infinity);
    else view.lessons.goToDecision(lost && lossOf(game, seat) ? game.moves.length - 2 : Infinity);
  }

  /** "#game=12&move=7": the game by its number in the list, and after how many moves. */
  follow() {
    const wanted = new URLSearchParams(location.hash.slice(1)), move = parseInt(wanted.get("move"));
    const { games } = this.data;
    const number = Math.max(1, Math.min(games.length, parseInt(wanted.get("game")) || 1));
    this.open(number - 1, Number.isNaN(move) ? null : move);
    byId("list").scrollTop = byId("list").querySelector("[aria-current=true]")?.offsetTop ?? 0;
  }

  async start() {
    const { data } = this;
    document.title = data.title;
    const [title, ...conclusion] = data.conclusion ?? [data.title];
    setText("title", title);
    setText("conclusion", conclusion.join(" "));
    setText("crumb", data.conclusion ? data.title : "");
    byId("games").classList.toggle("many", data.games.length > 1);
    if (data.positions) setText("what", "Positions");
    byId("whom").hidden = Boolean(data.positions);
    this.showTables("above", data.tables);
    this.showTables("below", data.below);
    byId("signs").prepend(...MISTAKES.map(({ symbol, verdict, meaning }) =>
      make("li", {}, make("b", {}, symbol), ` ${verdict}: ${meaning}`)));
    for (const id of ["who", "whom"]) byId(id).onchange = () => this.filter();
    for (const id of ["who", "whom"]) byId(id).append(
      ...data.players.map((name, number) => make("option", { value: number }, name)));
    addEventListener("hashchange", () => this.follow());
    byId("choice").hidden = data.games.length < 2;
    byId("list").addEventListener("keydown", ({ key, target }) => {
      const sibling = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" }[key];
      target[sibling]?.focus();
    });
    const linked = /game=/.test(location.hash);
    if (data.tables.length && !linked) [byId("who").value, this.how] = [0, "lost"]; // one's own, mostly
    const [first = 0] = this.showList();
    this.view.reveal();
    await Promise.all(Object.entries(data.scorers).map(async ([size, facts]) => {
      this.scorers[size] = await this.view.scorerOf(facts);
    }));
    if (linked) this.follow();
    else this.open(first);
    if (linked) byId("game").scrollIntoView();
    for (const kind of ["pointerdown", "keydown"]) { // before it is acted on
      addEventListener(kind, () => { this.started = true; }, true);
    }
  }

  // What the view asks --------------------------------------------------------------------------

  /** @returns {[string, string]} */
  standing() {
    return [`Result: ${outcomeOf(this.game)}`, ""];
  }

  player(seat) {
    return { name: this.game.names[seat], about: SIDES[seat].toLowerCase() };
  }

  moved() {
    if (!this.started) return;
    const number = this.data.games.indexOf(this.game) + 1;
    try {
      history.replaceState(null, "", `#game=${number}&move=${this.view.ply}`);
    } catch { /* A page inside a frame has no address of its own. */ }
  }
}

new GamesPage(JSON.parse(byId("data").textContent)).start();

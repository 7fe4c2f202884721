// The page of a match, a league or a review: tables, the list of games, and one game. For the data
// see `connectx/web/page.py`.

import { Verdicts, outcomeOf } from "./verdicts.js";
import { newScorer } from "./scorer.js";
import { GameView } from "./view.js";
import { SIDES, byId, columnsText, make, setText, table } from "./words.js";

const FILTERS = ["who", "whom", "how"];

class GamesPage {
  scorers = {}; // by size; null where there can be none
  started = false; // until then the page keeps the address that it was opened with

  constructor(data) {
    this.data = data;
    this.verdicts = new Verdicts(data.verdicts);
    this.view = new GameView(this, this.verdicts, true);
    this.reviewed = "position_scores" in data.games[0]; // else the page judges what is opened
    for (const game of data.games) {
      game.names = game.players.map((number) => data.players[number]);
      game.size ??= data.size;
      game.reviewed = this.reviewed;
    }
  }

  // Tables --------------------------------------------------------------------------------------

  showTables(id, tables) {
    for (const { title, note = "", rows, words, pairs = [], examples = [] } of tables) {
      const made = table(rows, rows[0].map((_, column) => words.includes(column) ? "words" : ""));
      pairs.forEach((one, row) => pairs.forEach((other, column) => {
        const cell = made.tBodies[0].rows[row].cells[rows[0].length - pairs.length + column];
        const text = cell.textContent, lists = { title: "List these games" };
        if (/\d/.test(text)) cell.replaceChildren(
          make("button", { ...lists, onclick: () => this.listPair(one, other) }, text));
      }));
      examples.forEach((places, row) => {
        const tried = make("button", { onclick: () => this.tryNext(places) }, "Try again");
        made.tBodies[0].rows[row].append(make("td", {}, places.length ? tried : ""));
      });
      const scroll = { class: "scroll", tabindex: 0, role: "region", "aria-label": title };
      byId(id).append(make("section", {}, make("h2", {}, title),
        make("p", {}, note), make("div", scroll, made)));
    }
  }

  // The list of games ---------------------------------------------------------------------------

  summaryOf(game) {
    const { title, moves, opening } = game;
    const blunders = this.reviewed
      && this.verdicts.moves(game).filter(({ blunder }) => blunder).length;
    return [
      title !== columnsText(moves) && title, outcomeOf(game)[1], `${moves.length} moves`,
      opening && `opening ${columnsText(moves.slice(0, opening))}`,
      this.reviewed && `${blunders} blunder${blunders === 1 ? "" : "s"}`,
    ].filter(Boolean).join(", ");
  }

  showList() {
    const [who, whom, how] = FILTERS.map((id) => byId(id).value), { games } = this.data;
    const matching = [...games.entries()].filter(([, game]) => {
      const seats = game.players.map(String), seat = seats.indexOf(who);
      return (!who || seat >= 0) && (!how || outcomeOf(game)[0] === how)
        && (!whom || (who ? seats[1 - seat] === whom : seats.includes(whom)));
    });
    byId("list").replaceChildren(...matching.map(([number, game]) => make("button", {
      "data-game": number,
      onclick: () => { this.open(number); byId("game").scrollIntoView({ block: "nearest" }); },
    }, `${number + 1}. ${game.names.join(" \u2013 ")}`, make("small", {}, this.summaryOf(game)))));
    setText("count-of", `${matching.length} of ${games.length}`);
    byId("game").hidden = !matching.length;
    byId("none").hidden = matching.length > 0;
    return matching.map(([number]) => number);
  }

  filter() {
    const [first] = this.showList();
    if (first !== undefined) this.open(first);
  }

  /** Lists the games of two players, from a cell of the table. */
  listPair(one, other) {
    [byId("who").value, byId("whom").value, byId("how").value] = [one, other, ""];
    this.filter();
    byId("choice").scrollIntoView({ block: "start" });
    byId("list").querySelector("button").focus({ preventScroll: true });
  }

  /** Asks for a better move in the first of these positions, and puts it last. */
  tryNext(places) {
    const [number, ply] = places[0];
    places.push(places.shift());
    this.open(number);
    this.view.lessons.ask([ply], 0);
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
    if (move === null && reviewed && view.turning?.number) view.lessons.goToDecision();
    else view.go(move ?? game.moves.length);
  }

  /** "#game=12&move=7": the game by its number in the list, and after how many moves. */
  follow() {
    const wanted = new URLSearchParams(location.hash.slice(1)), move = parseInt(wanted.get("move"));
    const { games } = this.data;
    const number = Math.max(1, Math.min(games.length, parseInt(wanted.get("game")) || 1));
    this.open(number - 1, Number.isNaN(move) ? null : move);
    byId("list").scrollTop = byId("list").querySelector("[aria-current=true]")?.offsetTop ?? 0;
  }

  async loadScorer([size, facts]) {
    try {
      this.scorers[size] = facts && await newScorer(facts);
    } catch (error) { // a policy around the page may forbid it
      this.view.refused = `Scores are not available in this browser: ${error.message}`;
    }
  }

  async start() {
    const { data } = this;
    document.title = data.title;
    for (const id of ["title", "conclusion"]) setText(id, data[id] ?? "");
    this.showTables("above", data.tables);
    this.showTables("below", data.below);
    byId("signs").prepend(...data.verdicts.map(({ symbol, verdict, meaning }) =>
      make("li", {}, make("b", {}, symbol), ` ${verdict}: ${meaning}`)));
    for (const id of FILTERS) byId(id).onchange = () => this.filter();
    for (const id of ["who", "whom"]) byId(id).append(
      ...data.players.map((name, number) => make("option", { value: number }, name)));
    addEventListener("hashchange", () => this.follow());
    byId("choice").hidden = data.games.length < 2;
    byId("list").addEventListener("keydown", ({ key, target }) => {
      const sibling = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" }[key];
      target[sibling]?.focus();
    });
    this.showList();
    byId("old").remove();
    byId("page").hidden = false;
    await Promise.all(Object.entries(data.scorers).map((each) => this.loadScorer(each)));
    this.follow();
    if (/game=/.test(location.hash)) byId("game").scrollIntoView();
    this.started = true;
  }

  // What the view asks --------------------------------------------------------------------------

  /** @returns {[string, string]} */
  standing() {
    return [`Result: ${outcomeOf(this.game)[1]}`, ""];
  }

  player(seat) {
    return { name: this.game.names[seat], about: SIDES[seat] };
  }

  mode() {
    return "study";
  }

  over() {
    return true;
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

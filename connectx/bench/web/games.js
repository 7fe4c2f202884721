// The page of a match, a league, a review, or of positions in which players erred: who is better,
// the games of a player, why it lost, and one game. For the data see `connectx/bench/web/page.py`.

import { MISTAKES, describeOutcome, lossCauseOf, reviewedMoves } from "./verdicts.js";
import { Mistakes } from "./lessons.js";
import { GameView } from "./view.js";
import {
  SIDES, byId, columnName, columnsInWords, columnsText, inColours, make, makeTable, setText,
  showChoices,
} from "./words.js";

const MAX_LISTED_GAMES = 500; // more would be slow to show

/** @typedef {import("./verdicts.js").Game & {players: number[]}} PageGame  with the players' numbers */
/** @typedef {[index: number, game: PageGame]} NumberedGame  a game and its index among all games */

class GamesPage {
  /** The scorers by the sizes of their boards, such as "6,7,4"; null where there can be none. */
  scorers = {};
  /** Whether the position is written into the address: not before one has pressed something. */
  writesAddress = false;
  /**
   * Which games are listed: those that the chosen player has "lost", "drawn" or "won", or "all". Among
   * positions it is the verdict on their mistakes.
   */
  category = "all";
  /** The games that are listed in place of these: a part of the losses. @type {?NumberedGame[]} */
  selectedGames = null;

  /** @param {any} data  see `GamesFacts` and `GameFacts` in page.py */
  constructor(data) {
    this.data = data;
    this.view = new GameView(this, true); // which always studies
    this.isReviewedByPython = "position_scores" in data.games[0]; // else the page reviews what is opened
    for (const game of data.games) {
      game.names = game.players.map((number) => data.players[number]);
      game.size ??= data.size;
      game.reviewed = this.isReviewedByPython;
    }
  }

  // Tables --------------------------------------------------------------------------------------

  /**
   * Show tables, whose cells list games.
   * @param {"above" | "below"} id  the element around them
   * @param {any[]} tables  see `TableFacts` in page.py
   */
  showTables(id, tables) {
    for (const facts of tables) {
      const isFirst = id === "above" && byId(id).childElementCount === 0;
      const scroll = { class: "scroll", tabindex: 0, role: "region", "aria-label": facts.title };
      byId(id).append(make("details", isFirst ? { open: "" } : {},
        make("summary", {}, facts.title),
        make("p", {}, facts.note ?? ""),
        make("div", scroll, this.makeGamesTable(facts))));
    }
  }

  /**
   * Make a table whose cells list games.
   * @param {any} facts  see `TableFacts` in page.py: `rows` with the headings first, in `words` the
   *   numbers of the columns that hold words, in `examples` by row the positions to try again
   */
  makeGamesTable(facts) {
    const { rows, words, examples = [] } = facts;
    if (examples.length) {
      const [headings, ...otherRows] = rows;
      headings.push("to try");
      for (const row of otherRows) row.push("");
    }
    const columnClasses = rows[0].map((_, column) => words.includes(column) ? "words" : "");
    const element = makeTable(rows, columnClasses);
    const tableRows = [...element.tBodies[0].rows];
    this.addLostGamesButtons(facts, tableRows);
    this.addPairButtons(facts, tableRows);
    this.addTryAgainButtons(examples, tableRows);
    return element;
  }

  /**
   * Make the names in the column "player" list lost games: those that the player has lost, or if the
   * table is about the losses of the player `against`, those that `against` has lost to the player.
   * @param {{rows: string[][], against?: number}} facts  `rows`: the headings first; `against`: the
   *   number of a player
   * @param {any[]} tableRows  the rows of the table without the headings
   */
  addLostGamesButtons({ rows, against }, tableRows) {
    const { players } = this.data;
    const nameColumn = rows[0].indexOf("player");
    for (const { cells } of tableRows) {
      const name = cells[nameColumn]?.textContent;
      const player = players.findIndex((other, number) =>
        other === name && number !== against); // which may have the same name
      if (player < 0) continue;
      const showLostGames = () => {
        if (against === undefined) this.listGamesOf(player, "", "lost");
        else this.listGamesOf(against, player, "lost");
      };
      cells[nameColumn].replaceChildren(
        make("button", { title: "List the lost games", onclick: showLostGames }, name));
    }
  }

  /**
   * Make the results in a table of all pairs list the games of a pair.
   * @param {{rows: string[][], pairs?: number[]}} facts  `rows`: the headings first; `pairs`: the numbers
   *   of the players in the rows, and in the last columns
   * @param {any[]} tableRows  the rows of the table without the headings
   */
  addPairButtons({ rows, pairs = [] }, tableRows) {
    const firstColumn = rows[0].length - pairs.length;
    pairs.forEach((player, row) => {
      pairs.forEach((opponent, index) => {
        const cell = tableRows[row].cells[firstColumn + index];
        const result = cell.textContent;
        const havePlayed = /\d/.test(result);
        if (!havePlayed) return;
        const showGames = () => this.listGamesOf(player, opponent, "all");
        cell.replaceChildren(make("button", { title: "List these games", onclick: showGames }, result));
      });
    });
  }

  /**
   * Add a button to each row that has positions to try again.
   * @param {[number, number][][]} examples  by row: the indices of games, and the plies of mistakes in
   *   them
   * @param {any[]} tableRows  the rows of the table without the headings
   */
  addTryAgainButtons(examples, tableRows) {
    examples.forEach((positions, row) => {
      if (!positions.length) return;
      const tryAgain = make("button", { onclick: () => this.askForBetterMove(positions) }, "Try again");
      tableRows[row].lastChild.append(tryAgain);
    });
  }

  // The list of games ---------------------------------------------------------------------------

  /** The number of the player whose games are listed; null if all are. */
  get chosenPlayer() {
    return readNumber(byId("who").value);
  }

  /** The number of the opponent in the games that are listed; null: any opponent. */
  get chosenOpponent() {
    return readNumber(byId("whom").value);
  }

  /**
   * Return what is below the title of a game in the list: how it ended, and how long it is. On a page of
   * positions, where the last move of each game is a mistake, it is a sentence about the position before.
   * @param {PageGame} game
   */
  summarize(game) {
    const { title, moves, opening } = game;
    if (this.data.positions) {
      const reasons = game.reasons[moves.length - 1] ?? []; // of the position before the mistake
      return inColours(reasons.at(-1) ?? "");
    }
    const parts = [];
    if (title !== columnsText(moves)) parts.push(title);
    parts.push(describeOutcome(game), `${moves.length} moves`);
    if (opening) parts.push(`opening ${columnsText(moves.slice(0, opening))}`);
    if (this.isReviewedByPython) {
      const reviewed = reviewedMoves(game, game.position_scores);
      const blunders = reviewed.filter(({ blunder }) => blunder).length;
      parts.push(`${blunders} blunder${blunders === 1 ? "" : "s"}`);
    }
    return parts.filter(Boolean).join(", ");
  }

  /**
   * Return the title of a game in the list: who played. Of a position it is the mistake, and what would
   * have been better.
   * @param {PageGame} game
   */
  titleOf(game) {
    const { names, moves, better } = game;
    if (!this.data.positions) return names.join(" \u2013 ");
    const mistakeNumber = moves.length; // from 1: it is the last move
    const mover = names[(mistakeNumber - 1) % 2];
    const bestColumns = columnsInWords(better[mistakeNumber], "or");
    return `${mover} played ${columnName(moves.at(-1))}; best: ${bestColumns}`;
  }

  /**
   * Return in which category of the list a game is: "won", "lost" or "drawn" for the chosen player, or ""
   * if it was broken off. Of a position it is the verdict on the mistake.
   * @param {PageGame} game
   */
  categoryOf(game) {
    const { moves, players, winner, forfeit, size: [rows, columns] } = game;
    if (this.data.positions) return reviewedMoves(game, game.position_scores).at(-1).verdict;
    if (winner !== null) return players[winner] === this.chosenPlayer ? "won" : "lost";
    const isBoardFull = moves.length === rows * columns;
    return isBoardFull && !forfeit ? "drawn" : "";
  }

  /** Return the games of the chosen player against the chosen opponent. @returns {NumberedGame[]} */
  chosenGames() {
    const { chosenPlayer, chosenOpponent } = this;
    return [...this.data.games.entries()].filter(([, { players }]) => {
      if (chosenPlayer === null) return chosenOpponent === null || players.includes(chosenOpponent);
      const seat = players.indexOf(chosenPlayer);
      if (seat < 0) return false;
      return chosenOpponent === null || players[1 - seat] === chosenOpponent;
    });
  }

  /** Show the list of games and what is around it. @returns {number[]} the indices of the listed games */
  showList() {
    const games = this.chosenGames();
    const categoryByIndex = new Map(games.map(([index, game]) => [index, this.categoryOf(game)]));
    const gamesIn = (category) => {
      if (category === "all") return games;
      return games.filter(([index]) => categoryByIndex.get(index) === category);
    };
    const categories = this.possibleCategories();
    if (!categories.includes(this.category)) this.category = "all";
    byId("how").hidden = !categories.length;
    const checkedCategory = this.selectedGames ? "" : this.category;
    showChoices("how", "how", [...categories, "all"], checkedCategory,
      (category) => this.listGames(category), (category) => `${category} ${gamesIn(category).length}`);
    const listedGames = this.selectedGames ?? gamesIn(this.category);
    byId("list").replaceChildren(
      ...listedGames.slice(0, MAX_LISTED_GAMES).map((game) => this.makeListItem(game)));
    setText("count-of", countInWords(listedGames.length, this.data.games.length));
    this.showLosses(games, gamesIn("lost"));
    byId("game").hidden = !listedGames.length;
    byId("none").hidden = listedGames.length > 0;
    return listedGames.map(([index]) => index);
  }

  /** Return the categories by which the list can be filtered, without "all". @returns {string[]} */
  possibleCategories() {
    if (this.data.positions) return MISTAKES.map(({ verdict }) => verdict);
    return this.chosenPlayer === null ? [] : ["lost", "drawn", "won"];
  }

  /** Make the item of a game in the list, which opens it. @param {NumberedGame} numberedGame */
  makeListItem([index, game]) {
    const openHere = () => {
      this.open(index);
      byId("board").scrollIntoView({ block: "nearest" });
    };
    return make("button", { "data-game": index, onclick: openHere },
      `${index + 1}. ${this.titleOf(game)}`, make("small", {}, this.summarize(game)));
  }

  /**
   * Show why the chosen player lost, in a sentence whose parts list the games that they count.
   * @param {NumberedGame[]} games  of the chosen player @param {NumberedGame[]} lostGames
   */
  showLosses(games, lostGames) {
    const element = byId("losses");
    element.hidden = this.data.positions || this.chosenPlayer === null || !games.length;
    if (!element.hidden) element.replaceChildren(...this.describeLosses(games, lostGames));
  }

  /**
   * Say how often and why the chosen player lost.
   * @param {NumberedGame[]} games  of the player @param {NumberedGame[]} lostGames
   * @returns {any[]} texts, and buttons that list the games that they count
   */
  describeLosses(games, lostGames) {
    const { chosenPlayer } = this;
    const makeButton = (text, listedGames) => make("button",
      { class: "sq", onclick: () => this.listGames("all", listedGames) }, text);
    const parts = [`${this.data.players[chosenPlayer]} `,
      makeButton(`lost ${lostGames.length} of ${games.length}`, lostGames)];

    const gamesByCause = groupByLossCause(lostGames);
    const forfeits = gamesByCause.get("forfeit") ?? [];
    gamesByCause.delete("forfeit");
    gamesByCause.delete(""); // these losses were not due to the last move
    const oversights = [...gamesByCause].sort(([, games1], [, games2]) => games2.length - games1.length);
    if (oversights.length) {
      const oversightGames = oversights.flatMap(([, gamesOfCause]) => gamesOfCause);
      const [commonestOversight, commonestGames] = oversights[0];
      parts.push(": ", makeButton(`${oversightGames.length} by one move`, oversightGames),
        ", most often ", makeButton(commonestOversight, commonestGames));
    }
    if (forfeits.length) parts.push("; ", makeButton(`${forfeits.length} by forfeit`, forfeits));
    if (lostGames.length) {
      const isFirstMover = (/** @type {NumberedGame} */ [, { players }]) => players[0] === chosenPlayer;
      const lostAsFirst = lostGames.filter(isFirstMover);
      const countAsFirst = games.filter(isFirstMover).length;
      const text = `as first mover ${lostAsFirst.length} of ${countAsFirst}`;
      parts.push("; ", makeButton(text, lostAsFirst));
    }
    return [...parts, "."];
  }

  /**
   * List some games of the chosen players, and open the first.
   * @param {string} category  "lost", "drawn", "won" or "all"; among positions the verdict on a mistake
   * @param {?NumberedGame[]} selectedGames  listed in place of those of the category
   */
  listGames(category = this.category, selectedGames = null) {
    this.category = category;
    this.selectedGames = selectedGames;
    const [firstIndex] = this.showList();
    if (firstIndex !== undefined) this.open(firstIndex);
  }

  /**
   * Choose a player and an opponent, list their games, and go to the list.
   * @param {number} player @param {number | ""} opponent  "": any
   * @param {string} category  of the games: "lost", "drawn", "won" or "all"
   */
  listGamesOf(player, opponent, category) {
    byId("who").value = player;
    byId("whom").value = opponent;
    this.listGames(category);
    byId("list").scrollIntoView({ block: "nearest" });
    byId("list").querySelector("button")?.focus({ preventScroll: true });
  }

  /**
   * Ask for a better move in the first of some positions, which becomes the last, so that the next press
   * asks in another one.
   * @param {[number, number][]} positions  for each the index of a game, and the ply of a mistake in it
   */
  askForBetterMove(positions) {
    const position = positions.shift();
    positions.push(position);
    const [index, ply] = position;
    this.open(index);
    new Mistakes(this.view, [ply]).ask();
  }

  // One game ------------------------------------------------------------------------------------

  /**
   * Open a game.
   * @param {number} index  among all games
   * @param {?number} ply  after how many moves; null: where the game was decided, or else at its end
   */
  open(index, ply = null) {
    const { view } = this;
    const game = this.data.games[index];
    this.game = game;
    for (const item of byId("list").children) { // one stop for Tab; arrows go from game to game
      const isOpen = item.dataset.game === String(index);
      item.setAttribute("aria-current", isOpen);
      item.tabIndex = isOpen ? 0 : -1;
    }
    view.open(game, this.scorers[game.size]);
    if (ply === null) this.goToDecision(game);
    else view.go(ply);
  }

  /**
   * Go to the position in which a game was decided, if the chosen player lost it or the scores are known;
   * else to its end.
   * @param {PageGame} game
   */
  goToDecision(game) {
    const { lessons } = this.view;
    const loser = 1 - game.winner;
    const hasChosenLost = game.players[loser] === this.chosenPlayer && !game.forfeit;
    if (hasChosenLost && lossCauseOf(game, loser)) lessons.goToDecision(game.moves.length - 2);
    else if (hasChosenLost || game.reviewed) lessons.goToDecision();
    else this.view.go(Infinity);
  }

  /**
   * Open what the address says, such as "#game=12&move=7": the game with a number, from 1, after some
   * moves. The nearest number that a game has is taken.
   */
  openFromAddress() {
    const parameters = new URLSearchParams(location.hash.slice(1));
    const ply = parseInt(parameters.get("move"));
    const number = parseInt(parameters.get("game")) || 1;
    const nearestNumber = Math.max(1, Math.min(this.data.games.length, number));
    this.open(nearestNumber - 1, Number.isNaN(ply) ? null : ply);
    byId("list").scrollTop = byId("list").querySelector("[aria-current=true]")?.offsetTop ?? 0;
  }

  /** Show the page, and open the game that the address names, or the first one of the list. */
  async start() {
    const { data } = this;
    const isGameInAddress = /game=/.test(location.hash);
    this.showFrame();
    this.listen();
    if (data.tables.length && !isGameInAddress) this.chooseFirstPlayer();
    const [firstIndex = 0] = this.showList();
    this.view.reveal();
    await Promise.all(Object.entries(data.scorers).map(async ([size, facts]) => {
      this.scorers[size] = await this.view.createScorer(facts, size.split(",").map(Number));
    }));
    if (isGameInAddress) {
      this.openFromAddress();
      byId("board").scrollIntoView({ block: "nearest" });
    } else {
      this.open(firstIndex);
    }
    for (const kind of ["pointerdown", "keydown"]) { // before it is acted on
      addEventListener(kind, () => { this.writesAddress = true; }, true);
    }
  }

  /** Show what does not depend on the game: the titles, the tables, the choices. */
  showFrame() {
    const { data } = this;
    const [title, ...conclusion] = data.conclusion ?? [data.title];
    document.title = data.title;
    setText("title", title);
    setText("conclusion", conclusion.join(" "));
    byId("games").classList.toggle("many", data.games.length > 1);
    if (data.positions) setText("what", "Positions");
    byId("whom").hidden = Boolean(data.positions) || data.players.length < 3;
    byId("choice").hidden = data.games.length < 2;
    this.showTables("above", data.tables);
    this.showTables("below", data.below);
    byId("signs").prepend(...MISTAKES.map(({ symbol, verdict, meaning }) =>
      make("li", {}, make("b", {}, symbol), ` ${verdict}: ${meaning}`)));
    for (const id of ["who", "whom"]) {
      byId(id).append(
        ...data.players.map((name, number) => make("option", { value: number }, name)));
    }
  }

  /** Listen to the choices, the address, and the keys that go from game to game. */
  listen() {
    for (const id of ["who", "whom"]) byId(id).onchange = () => this.listGames();
    addEventListener("hashchange", () => this.openFromAddress());
    byId("list").addEventListener("keydown", ({ key, target }) => {
      if (key === "ArrowUp") target.previousElementSibling?.focus();
      if (key === "ArrowDown") target.nextElementSibling?.focus();
    });
  }

  /** List the lost games of the first player, who is the reader's mostly; all games if it lost none. */
  chooseFirstPlayer() {
    byId("who").value = 0;
    const hasLost = this.chosenGames().some(([, game]) => this.categoryOf(game) === "lost");
    this.category = hasLost ? "lost" : "all";
  }

  // What the view asks --------------------------------------------------------------------------

  /** Say how the game has ended. @returns {[headline: string, second: string]} */
  standing() {
    return [`Result: ${describeOutcome(this.game)}`, ""];
  }

  /** Return what the card of a player says: the name, and the side. @param {number} seat */
  describePlayer(seat) {
    return { name: this.game.names[seat], about: SIDES[seat].toLowerCase() };
  }

  /** Write the game and the number of its moves that are shown into the address. */
  positionChanged() {
    if (!this.writesAddress) return;
    const number = this.data.games.indexOf(this.game) + 1;
    try {
      history.replaceState(null, "", `#game=${number}&move=${this.view.ply}`);
    } catch { /* A page inside a frame has no address of its own. */ }
  }
}

/** Return the number that is chosen in a menu; null if none is. @param {string} value  "": none */
function readNumber(value) {
  return value === "" ? null : Number(value);
}

/** Say how many games are listed, of how many. @param {number} listedCount @param {number} allCount */
function countInWords(listedCount, allCount) {
  const listed = listedCount.toLocaleString("en");
  const all = allCount.toLocaleString("en");
  const limit = listedCount > MAX_LISTED_GAMES ? `, the first ${MAX_LISTED_GAMES}` : "";
  return `${listed} of ${all}${limit}`;
}

/**
 * Group lost games by what made their losers lose, such as "forfeit" or "a win not blocked"; "" if the
 * last move overlooked nothing.
 * @param {NumberedGame[]} games @returns {Map<string, NumberedGame[]>}
 */
function groupByLossCause(games) {
  const gamesByCause = new Map();
  for (const numberedGame of games) {
    const [, game] = numberedGame;
    const loser = 1 - game.winner;
    const cause = lossCauseOf(game, loser);
    if (!gamesByCause.has(cause)) gamesByCause.set(cause, []);
    gamesByCause.get(cause).push(numberedGame);
  }
  return gamesByCause;
}

new GamesPage(JSON.parse(byId("data").textContent)).start();

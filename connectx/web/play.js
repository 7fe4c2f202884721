// The page to play on. The game is here; Python, where it is there, is asked what its players play,
// why a position is won, and for the search of other sizes.

import { Python } from "./ask.js";
import { Judging } from "./judging.js";
import { chooseColumn } from "./player.js";
import { Board } from "./rules.js";
import { newScorer } from "./scorer.js";
import { GameView } from "./view.js";
import { SIGNS, byId, columnName, columnOutcome, columnsText, make } from "./words.js";

const YOU = "you", PAGE = "page"; // seats that need no Python
const GONE = "Python no longer answers: it has ended. You can play on against this page.";
const WATCHED_MS = 600, REPLY_MS = 350; // a disc falls before the next one
const ERRS = { 0: "perfect", 0.05: "errs in 1 of 20", 0.1: "errs in 1 of 10", 0.2: "errs in 1 of 5",
  0.33: "errs in 1 of 3", 0.5: "errs in 1 of 2" };
const SIZES = ["6,7,4", "5,6,4", "4,5,3", "7,7,4", "7,8,4", "8,8,4", "7,9,4", "6,7,5", "9,9,5"];

class PlayPage {
  replaced = []; // games that New, a text of moves and the like replaced: {moves, by: how many}
  keeps = false; // whether the moves of a frame are kept: once it has asked for those that were
  question = null; // to the player whose turn it is
  problem = "";

  constructor(facts) {
    this.facts = facts;
    this.seats = facts.seats;
    this.python = new Python(facts, () => this.pythonChanged());
    this.view = new GameView(this, new Judging(facts.verdicts), facts.shows);
    this.game = { size: facts.size, names: [], moves: [] };
  }

  async start() {
    const { view, python, facts } = this;
    const clicks = {
      new: () => this.replace([]), undo: () => this.undo(), hint: () => this.hint(),
      swap: () => this.sit([...this.seats].reverse()), resume: () => this.replace(view.moves),
      again: () => this.put(this.game.moves),
      alone: () => this.sit(this.seats.map((seat) => seat === YOU ? YOU : PAGE)),
    };
    for (const [id, act] of Object.entries(clicks)) byId(id).onclick = act;
    for (const seat of [0, 1]) byId(`seat-${seat}`).onchange = ({ target }) =>
      this.sit(this.seats.map((each, index) => index === seat ? target.value : each));
    byId("strength").append(...Object.entries(ERRS).map(([value, name]) =>
      make("option", { value }, name)));
    byId("strength").onchange = () => this.showMenus();
    const sizes = [...new Set([`${facts.size}`, ...SIZES])];
    byId("size").append(...sizes.map((value) => make("option", { value },
      value.replace(/(\d+),(\d+),(\d+)/, "$1 x $2, $3 in a row"))));
    byId("size").onchange = ({ target }) => this.resize(target.value.split(",").map(Number));
    byId("set").onsubmit = (event) => {
      event.preventDefault();
      this.set(byId("text").value);
    };
    addEventListener("keydown", (event) => {
      const undoes = (event.ctrlKey || event.metaKey) && event.key === "z";
      if (event.target === byId("text") || !(undoes || event.key === "?")) return;
      clicks[undoes ? "undo" : "hint"]();
      event.preventDefault();
    });
    addEventListener("hashchange", () => this.set(location.hash.slice(1)));
    addEventListener("pagehide", () => python.ask({ do: "bye" }));
    byId("show").before(byId("actions"));
    byId("auto").hidden = true;
    document.body.hidden = false;
    const text = location.hash.slice(1);
    await this.show(facts.size, facts.scorer, (text && this.read(text)) || facts.moves);
    python.greet();
  }

  async pythonChanged() {
    this.showMenus();
    if (this.keeps || this.python.kind !== "frame") return;
    const kept = await this.python.ask({ do: "kept" });
    this.keeps = true;
    const { moves, size } = this.game, touched = `${moves}` !== `${this.facts.moves}`;
    if (!kept?.moves || touched) return;
    if (`${kept.size ?? size}` === `${size}`) this.put(kept.moves);
    else this.resize(kept.size, kept.moves);
  }

  /** A new board, with what its scorer needs. */
  async show(size, facts, moves) {
    const { view, python } = this;
    this.scorer = null;
    try {
      this.scorer = facts && await newScorer(facts);
    } catch (error) { // a policy around the page may forbid it
      view.refused = `Scores are not available in this browser: ${error.message}`;
    }
    python.size = size;
    this.game = { size, names: [], moves: [] };
    this.replaced = [];
    this.showMenus();
    view.open(this.game, this.scorer);
    this.put(moves);
  }

  async resize(size, moves = []) {
    this.stop();
    this.view.say("Preparing the board \u2026");
    const answer = await this.python.answer({ do: "size", size }, () => true);
    const problem = answer ? answer.problem : GONE;
    if (!problem) return this.show(size, answer.scorer, moves);
    byId("size").value = `${this.game.size}`;
    this.view.say(problem);
  }

  // The game ------------------------------------------------------------------------------------

  /** The position after the last move. */
  get last() {
    return this.view.boards.at(-1);
  }

  /** Whose turn it is. */
  get who() {
    return this.seats[this.last.turn];
  }

  /** Whether a player is to move. */
  get waits() {
    return !this.last.over && this.who !== YOU && !this.problem;
  }

  stop() {
    if (this.question) this.view.scorer?.stop();
    this.question = null;
    this.problem = "";
  }

  /** The game has these moves now, and whoever's turn it is moves; `stay`: one looks elsewhere. */
  put(moves, stay = false) {
    this.stop();
    const { python, view } = this, text = `#${columnsText(moves)}`;
    if (this.keeps) python.ask({ do: "keep", moves });
    else if (python.kind !== "frame") history.replaceState(null, "", text);
    view.replace(moves, stay);
    if (this.waits) this.reply(this.question = {});
  }

  replace(moves) {
    this.replaced.push({ moves: this.game.moves, by: moves.length });
    this.put(moves);
  }

  undo() {
    const { moves } = this.game, last = this.replaced.at(-1), { seats } = this;
    const takesBack = (ply) => ply >= (last?.by ?? 0)
      && (seats[ply % 2] === YOU || !seats.includes(YOU));
    const ply = moves.findLastIndex((_, each) => takesBack(each));
    if (ply >= 0) this.put(moves.slice(0, ply));
    else if (last) this.put(this.replaced.pop().moves);
    else this.view.say("There is nothing to undo.");
  }

  /** Plays a text of moves. */
  set(text) {
    const moves = this.read(text);
    if (moves && `${moves}` !== `${this.game.moves}`) this.replace(moves);
  }

  /** The moves of a text; null, said, if they cannot be played. */
  read(text) {
    const names = Array.from({ length: this.game.size[1] }, (_, column) => columnName(column));
    const moves = [...text.toLowerCase().replace(/[\s,]/g, "")].map((each) => names.indexOf(each));
    let board = Board.empty(this.game.size);
    const wrong = moves.findIndex((column) => {
      const open = board.playable().includes(column);
      if (open) board = board.play(column);
      return !open;
    });
    if (wrong < 0) return moves;
    this.view.said = `Move ${wrong + 1} of ${text} cannot be played.`;
    if (this.view.board) this.view.show();
    return null;
  }

  // Who plays -----------------------------------------------------------------------------------

  sit(seats) {
    this.seats = seats;
    this.showMenus();
    this.put(this.game.moves);
  }

  nameOf(seat) {
    const name = this.seats[seat];
    return name === PAGE ? "the page" : name;
  }

  /** The move of the player whose turn it is. */
  async reply(question) {
    const { game: { moves }, last, who, python } = this;
    const pause = wait(this.seats.includes(YOU) ? REPLY_MS : WATCHED_MS);
    const wanted = () => this.question === question;
    const answer = who === PAGE
      ? { column: await chooseColumn(this.scorer, last, Number(byId("strength").value)) }
      : await python.answer({ do: "move", moves, player: who }, wanted);
    await pause;
    if (!wanted()) return;
    this.question = null;
    const { column, problem } = answer ?? {}, { view } = this;
    if (Number.isInteger(column)) return this.put([...moves, column], !view.atEnd);
    this.problem = problem ?? GONE;
    view.go(view.ply, view.tried);
  }

  async hint() {
    const { view, scorer, python } = this, { moves, here } = view;
    if (here.over || this.waits) return view.say(this.standing());
    view.say("Looking for a good column \u2026");
    const wanted = () => `${view.moves}` === `${moves}`;
    const answer = scorer ? { column: await scorer.bestColumn(here) }
      : await python.answer({ do: "hint", moves }, wanted);
    if (!wanted() || answer?.column === null) return;
    if (!answer?.column && answer?.column !== 0) {
      return view.say(answer?.problem ?? "Hints are not available on this board.");
    }
    const words = answer.words
      ?? columnOutcome(scorer.knownScore(here), here.empties, here.turn);
    view.hint = [answer.column];
    view.say(`Hint: column ${columnName(answer.column)}, ${words}.`);
    view.search();
  }

  // What the view asks --------------------------------------------------------------------------

  play(column) {
    if (this.last.over || this.who !== YOU) {
      this.view.say(this.standing());
      return true;
    }
    if (!this.last.playable().includes(column)) return false;
    this.put([...this.game.moves, column]);
    return true;
  }

  standing() {
    const { last: { over, winner, turn: seat }, game: { moves }, seats, problem } = this, alone = seats.filter((each) => each === YOU).length === 1;
    if (problem) return problem;
    if (over && winner === null) return "The board is full: a draw.";
    if (over) {
      const who = alone ? this.nameOf(winner) : SIGNS[winner];
      return `${who[0].toUpperCase()}${who.slice(1)} won on move ${moves.length}.`;
    }
    if (this.waits) return `${this.nameOf(seat)} is thinking (${SIGNS[seat]}).`;
    return alone ? `Your move (${SIGNS[seat]}).` : `${SIGNS[seat]} to move.`;
  }

  over() {
    return this.last.over;
  }

  busy() {
    return this.waits;
  }

  async reasons(moves) {
    const wanted = () => `${this.view.moves}` === `${moves}`;
    const answer = await this.python.answer({ do: "why", moves }, wanted);
    return answer?.sentences ?? null;
  }

  /** What is around the view. */
  moved() {
    const { view, game, problem, replaced } = this;
    view.hint = null;
    byId("resume").hidden = view.atEnd;
    byId("alone").hidden = byId("again").hidden = !problem;
    document.body.classList.toggle("problem", Boolean(problem));
    byId("undo").setAttribute("aria-disabled", !game.moves.length && !replaced.length);
    if (!byId("text").matches(":focus")) byId("text").value = columnsText(view.moves);
  }

  showMenus() {
    const { seats, facts, python, game } = this;
    const players = [...new Set([YOU, PAGE, ...facts.players, ...seats])];
    for (const seat of [0, 1]) {
      byId(`seat-${seat}`).replaceChildren(...players.map((value) =>
        make("option", { value }, value === PAGE ? "this page" : value)));
      byId(`seat-${seat}`).value = seats[seat];
    }
    game.names = [this.nameOf(0), this.nameOf(1)];
    byId("strength").hidden = !seats.includes(PAGE);
    byId("size").value = `${game.size}`;
    byId("size").hidden = !python.there;
  }
}

const wait = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

new PlayPage(JSON.parse(byId("data").textContent)).start();

// The page to play on. The game is here; Python, where it is there, is asked what its players play,
// why a position is won, and for the search of other sizes.

import { Python } from "./ask.js";
import { Link, PAGE, SIZES, YOU, remember, remembered } from "./link.js";
import { Player } from "./player.js";
import { readPosition } from "./position.js";
import { Puzzles } from "./puzzle.js";
import { adviceOn, standing, turned } from "./standing.js";
import { GameView } from "./view.js";
import {
  SIDES, byId, capital, columnName, columnsText, filled, make, segments, setText, wait,
} from "./words.js";

const WATCHED_MS = 600, REPLY_MS = 350; // a disc falls before the next one
const STREAK = 2; // losses, or wins, after which another level is offered
const CONFETTI = 24;
const MAX_REPLACED = 10; // games that Undo brings back
const WAYS = { // to win, with the squares of a picture of four rows
  across: [[0, 2], [1, 2], [2, 2], [3, 2]],
  "in a column": [[1, 0], [1, 1], [1, 2], [1, 3]],
  "on a diagonal": [[0, 3], [1, 2], [2, 1], [3, 0]],
};

/** The seats at which the person here plays the side to move, and the page the other one. */
function seatsAfter(moves) {
  return moves.length % 2 ? [PAGE, YOU] : [YOU, PAGE];
}

class PlayPage {
  // Games that New, a text of moves, a puzzle and the like replaced, the last at the end: {record, by},
  // where `by` is how many moves the game that replaced it began with. They outlast a reload.
  replaced = [];
  keepsRecord = false; // in a frame, once it has asked for the record that was kept
  question = null; // to the player whose turn it is
  problem = "";
  preparing = null; // a size that is asked for
  link = new Link(this);
  results = []; // of games against the computer, in a row on this level: 1 won, -1 lost
  standing = () => standing(this); // these two are what the view asks, too
  save = () => this.link.save();

  constructor(facts) {
    this.facts = facts;
    this.seats = facts.seats;
    this.python = new Python(facts, () => this.pythonChanged());
    this.view = new GameView(this, facts.shows.length > 0);
    this.game = { size: facts.size, names: [], moves: [] };
    this.puzzles = new Puzzles(this, facts.puzzles);
    this.strength = this.known(remembered().strength);
  }

  /** The names of the levels, the weakest first. */
  get levels() {
    return Object.keys(this.facts.levels);
  }

  /** A level by its name; a guest's, in place of what is none. */
  known(strength) {
    return this.levels.includes(strength) ? strength : "easy";
  }

  async start() {
    const { view, python, facts } = this;
    const clicks = {
      new: () => this.newGame(), undo: () => this.undo(), hint: () => this.hint(),
      swap: () => this.chooseSeats([...this.seats].reverse()),
      resume: () => this.replaceGame(view.moves), here: () => this.playFromHere(),
      myself: () => this.replaceGame([]),
      ask: () => this.setMoves(this.game.moves), share: () => this.link.share(),
      learn: () => view.lessons.learn(this.seats.indexOf(YOU), this.link.others),
      alone: () => this.playAlone(),
      offer: () => this.chooseLevel(this.offered),
    };
    for (const [id, act] of Object.entries(clicks)) byId(id).addEventListener("click", () => {
      if (byId(id).getAttribute("aria-disabled") !== "true") act();
    });
    for (const seat of [0, 1]) byId(`seat-${seat}`).onchange = ({ target }) =>
      this.choosePlayer(seat, target.value);
    const sizes = [...new Set([`${facts.size}`, ...SIZES])];
    byId("size").append(...sizes.map((value) => make("option", { value },
      value.replace(/(\d+),(\d+),(\d+)/, "$1 × $2, $3 in a row"))));
    byId("size").onchange = ({ target }) => this.chooseSize(target.value.split(",").map(Number));
    byId("set").onsubmit = (event) => {
      event.preventDefault();
      this.playText(byId("text").value);
    };
    byId("menu").addEventListener("beforetoggle", () => {
      byId("text").value = columnsText(view.moves);
      byId("wrong").hidden = true;
    });
    addEventListener("keydown", (event) => {
      const undoes = (event.ctrlKey || event.metaKey) && event.key === "z";
      if (event.target === byId("text") || !undoes) return;
      this.undo();
      event.preventDefault();
    });
    addEventListener("hashchange", () => this.link.follow());
    addEventListener("pagehide", () => python.ask({ do: "bye" }));
    byId("share").hidden = python.kind === "frame";
    byId("docs").hidden ||= python.kind === "frame";
    byId("confetti").append(...Array.from({ length: CONFETTI }, (_, each) => make("g", {
      transform: `translate(${16 + 15 * each} ${20 + each * 89 % 127}) `
        + `scale(${[0.22, 0.1, 0.16][each % 3]})`,
    }, make("use", { href: each % 2 ? "#o" : "#x" }))));
    byId("ways").append(...Object.entries(WAYS).map(([name, squares]) => make("figure", {},
      make("svg", { viewBox: "-8 -8 416 416", "aria-hidden": "true" },
        make("rect", { width: 400, height: 400, fill: "url(#pits)" }),
        ...squares.map(([x, y]) => make("use", { href: "#x", x: 50 + 100 * x, y: 50 + 100 * y }))),
      make("figcaption", {}, name))));
    const kept = this.link.kept();
    await this.show(facts.size, facts.scorer, facts.moves, location.hash.length > 1);
    if (kept) this.link.resume(kept);
    view.reveal();
    python.greet();
  }

  async pythonChanged() {
    this.showMenus();
    if (this.keepsRecord || this.python.kind !== "frame") return;
    const kept = await this.python.ask({ do: "kept" });
    this.keepsRecord = true;
    // A player may have replied by now; what a person has done meanwhile is not replaced.
    const { game: { moves }, facts, seats } = this, count = facts.moves.length;
    const touched = moves.slice(0, count).join() !== facts.moves.join()
      || moves.some((_, ply) => ply >= count && seats[ply % 2] === YOU);
    if (kept?.moves && !touched) this.restore({ ...this.record, seats: this.facts.seats, ...kept });
  }

  /** The computer takes the seats of Python's players. */
  playAlone() {
    this.chooseSeats(this.seats.map((seat) => seat === YOU ? YOU : PAGE));
  }

  /** A new board, with what its scorer needs; `follow`: the address has the game. */
  async show(size, facts, moves, follow = false) {
    const { view, python } = this;
    this.scorer = await view.scorerOf(facts);
    this.computer = new Player(this.scorer);
    python.size = size;
    byId("ways").hidden = size[2] !== 4; // its pictures have four in a row
    this.game = { size, names: [], moves: [] };
    this.showMenus();
    view.open(this.game, this.scorer);
    if (follow) this.link.follow(moves);
    else this.setMoves(moves);
  }

  /** Another board; Undo brings the game on this one back. */
  chooseSize(size) {
    byId("menu").hidePopover();
    this.setAside(0);
    this.link.takeOver();
    this.resize(size);
  }

  async resize(size, moves = []) {
    this.stop();
    const wanted = this.preparing = { size };
    this.view.say(filled("getting ready"), filled("once"));
    const answer = `${size}` === `${this.facts.size}` ? this.facts
      : await this.python.answer({ do: "size", size }, () => this.preparing === wanted);
    if (this.preparing !== wanted) return undefined;
    this.preparing = null;
    if (!answer?.problem) return this.show(size, answer?.scorer ?? null, moves);
    byId("size").value = `${this.game.size}`;
    return this.view.say(filled("no size"), answer.problem);
  }

  // What outlasts the page ------------------------------------------------------------------------

  get record() {
    const { game: { moves, size }, seats, strength, view, link } = this;
    const shows = view.studies ? ["study"] : [], puzzle = link.puzzle ? ["on"] : [];
    const { others, friend, keeps } = link;
    return { moves, size, seats, strength, shows, puzzle, others, friend, keeps };
  }

  /** The game and all around it. @param {import("./link.js").Record} record */
  async restore(record, push = false) {
    const { moves, size, seats, strength, shows, puzzle = [], others = 0, friend = false } = record;
    const { view, link } = this, { keeps = link.keeps } = record, asks = puzzle.length > 0;
    link.others = others;
    link.keeps = keeps;
    link.puzzle = asks && `${size}` === "6,7,4" && this.puzzles.has(moves);
    link.friend = (friend || asks) && !link.puzzle; // what only calls itself a puzzle is not mine either
    this.seats = link.puzzle ? seatsAfter(moves) : seats; // in a puzzle nobody replies
    this.strength = strength;
    view.studies = shows.length > 0 && !link.puzzle;
    view.lesson = null;
    this.showMenus();
    this.preparing = null;
    if (`${size}` === `${this.game.size}`) this.setMoves(moves, { push });
    else await this.resize(size, moves);
    if (!link.puzzle || !this.scorer || `${this.game.moves}` !== `${moves}`) return;
    view.lessons.ask(this.puzzles, moves.length);
  }

  /** Stores the game on the board for Undo; another begins, of which `count` moves are given. */
  setAside(count) {
    this.replaced = [...this.replaced, { record: this.record, by: count }].slice(-MAX_REPLACED);
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

  /** Whether one person plays, against somebody. */
  get alone() {
    return this.seats.filter((each) => each === YOU).length === 1;
  }

  stop() {
    if (this.question) this.computer.stop();
    this.question = null;
    this.problem = "";
  }

  /**
   * The game has these moves now, and whoever's turn it is moves; `stay`: one looks elsewhere;
   * `push`: Back leads to the game as it was.
   */
  setMoves(moves, { stay = false, push = false } = {}) {
    this.stop();
    this.link.others = Math.min(this.link.others, moves.length);
    this.link.save(push, moves);
    this.view.setMoves(moves, stay);
    if (this.waits) this.reply(this.question = {});
  }

  replaceGame(moves, seats = this.seats) {
    this.setAside(moves.length);
    this.seats = seats;
    this.showMenus();
    this.view.studies = false;
    this.link.takeOver();
    this.setMoves(moves, { push: true });
  }

  /** A friend's game goes on from where it is shown; after its end, from where it turned. */
  playFromHere() {
    const { view, game: { moves } } = this, { number = 0 } = view.review?.turning ?? {};
    const from = view.here.over ? moves.slice(0, number ? number - 1 : -2) : view.moves;
    this.replaceGame(from, seatsAfter(from));
  }

  newGame() {
    if (this.game.moves.length) this.replaceGame([]);
  }

  undo() {
    const { moves } = this.game, last = this.replaced.at(-1), { seats, view } = this, { lesson } = view;
    if (lesson) {
      return view.tried.length ? view.go(view.ply, [], { ...lesson, state: "asked" })
        : lesson.source.leave();
    }
    const takesBack = (ply) => ply >= (last?.by ?? 0)
      && (seats[ply % 2] === YOU || !seats.includes(YOU));
    const ply = moves.findLastIndex((_, each) => takesBack(each));
    if (this.preparing || ply < 0) {
      if (last) this.restore(this.replaced.pop().record);
      else view.say(filled("nothing to undo"));
    } else this.setMoves(moves.slice(0, ply));
  }

  /** Plays a text of moves, or what a link says. */
  playText(text) {
    const { record } = this, linked = text.includes("#");
    const { moves, problem, record: said } = linked ? this.link.read(text)
      : { ...readPosition(text, record.size), record: null };
    setText("wrong", problem ? `${capital(problem)}.` : "");
    byId("wrong").hidden = !problem;
    if (problem) return;
    byId("menu").hidePopover();
    const differs = linked || `${moves}` !== `${record.moves}`;
    if (differs) this.setAside(moves.length);
    this.restore(said ?? { ...record, moves, puzzle: [], others: 0, friend: false }, true);
  }

  // Who plays -----------------------------------------------------------------------------------

  chooseSeats(seats) {
    this.seats = seats;
    this.results = [];
    this.showMenus();
    this.setMoves(this.game.moves);
  }

  choosePlayer(seat, value) {
    const [player, level] = value.split(":");
    if (level) this.setLevel(level);
    this.chooseSeats(this.seats.map((each, index) => index === seat ? player : each));
  }

  setLevel(level) {
    this.strength = level;
    remember({ strength: level });
  }

  /** A new game on another level. */
  chooseLevel(level) {
    this.setLevel(level);
    this.chooseSeats(this.seats);
    this.newGame();
  }

  /** A side, or who plays it, at the beginning of a sentence. */
  nameOf(seat) {
    const name = this.seats[seat];
    return name === YOU ? this.alone ? "You" : SIDES[seat]
      : name === PAGE ? "Computer" : name;
  }

  /** Whether the person here made a move, which a player or a link has not. */
  isYours(ply) {
    return this.alone && this.seats[ply % 2] === YOU && ply >= this.link.others;
  }

  /** Who makes a move, in a sentence. */
  mover(ply) {
    return this.isYours(ply) ? "you" : SIDES[ply % 2];
  }

  /** Whether the game is over, and the person here has won it. */
  get youWon() {
    const { winner, discs } = this.last;
    return winner !== null && this.isYours(discs - 1);
  }

  player(seat) {
    const name = this.seats[seat], first = seat ? "" : ", first";
    return { name: this.nameOf(seat),
      about: `${SIDES[seat].toLowerCase()}${name === PAGE ? `, ${this.strength}` : first}` };
  }

  /** The move of the player whose turn it is. */
  async reply(question) {
    const { game: { moves }, last, who, python, view } = this;
    const pause = wait(this.seats.includes(YOU) ? REPLY_MS : WATCHED_MS);
    const wanted = () => this.question === question;
    const answer = who === PAGE
      ? { column: await this.computer.choose(last, this.facts.levels[this.strength]) }
      : await python.answer({ do: "move", moves, player: who }, wanted);
    await pause;
    if (!wanted()) return;
    const { column, problem } = answer ?? {};
    this.question = null;
    if (!answer && python.kind === "frame" && !this.keepsRecord) return this.playAlone();
    if (Number.isInteger(column)) return this.put(column, !view.atEnd);
    this.problem = problem ?? filled("stopped");
    view.go(view.ply, view.tried, view.lesson);
  }

  /** A disc drops; `stay`: one looks elsewhere. */
  put(column, stay = false) {
    const { seats } = this;
    this.setMoves([...this.game.moves, column], { stay });
    if (!this.last.over || !this.alone || !seats.includes(PAGE)) return;
    const { winner } = this.last, result = winner === null ? 0 : seats[winner] === YOU ? 1 : -1;
    this.results = [...this.results, result];
    this.moved();
  }

  /** The level that is offered after some games in a row that were won, or lost. */
  get offered() {
    const recent = this.results.slice(-STREAK), sum = recent.reduce((all, each) => all + each, 0);
    return Math.abs(sum) === STREAK ? this.levels[this.levels.indexOf(this.strength) + sum / STREAK] : undefined;
  }

  async hint() {
    const { view } = this, { moves, here } = view;
    if (here.over || this.waits || view.lesson) return;
    const wanted = () => `${view.moves}` === `${moves}`;
    const soon = setTimeout(() => { if (wanted()) view.say(filled("looking for column")); }, REPLY_MS);
    const choice = await this.computer.best(here);
    clearTimeout(soon);
    if (!choice || !wanted()) return;
    view.hint = choice.column;
    byId("hint").setAttribute("aria-pressed", "true");
    view.say(filled("try", { column: columnName(choice.column) }),
      adviceOn(here, choice.column, choice.score));
    view.search();
  }

  /** Asks for the best move after some moves. */
  openPuzzle(moves) {
    const record = { ...this.record, moves, shows: [], puzzle: ["on"], others: 0 };
    if (!this.link.puzzle) this.setAside(moves.length);
    this.restore(record, true);
  }

  /** Back to the game before the puzzles; on a page without one, to the stored one, or to a new one. */
  leavePuzzle() {
    const { facts: { seats }, record, link, replaced } = this;
    const former = replaced.pop()?.record ?? link.storedGame();
    this.restore(former ?? { ...record, moves: [], seats, puzzle: [] }, true);
  }

  // What the view asks --------------------------------------------------------------------------

  /** What can be played now; undefined: all that the rules allow. */
  playable() {
    return this.preparing || (this.view.atEnd && this.who !== YOU) ? [] : undefined;
  }

  play(column) {
    const { view, last } = this;
    if (this.preparing || (!last.over && this.who !== YOU)) return true;
    if (!last.playable().includes(column)) return false;
    if (view.studies && last.over) return true;
    this.link.takeOver();
    this.put(column);
    return true;
  }

  async reasons(moves) {
    const wanted = () => `${this.view.moves}` === `${moves}`;
    const answer = await this.python.answer({ do: "why", moves }, wanted);
    return answer?.sentences ?? null;
  }

  /** What is around the view. */
  moved() {
    const { game, problem, replaced, last, offered } = this, off = "aria-disabled";
    document.body.classList.toggle("problem", Boolean(problem));
    document.body.classList.toggle("waiting", this.waits);
    byId("alone").hidden = byId("ask").hidden = !problem;
    byId("friend").hidden = !this.link.friend;
    byId("new").classList.toggle("primary", last.over);
    setText("again", last.over ? "Play again" : "New");
    byId("new").setAttribute(off, !game.moves.length);
    byId("undo").setAttribute(off, !game.moves.length && !replaced.length);
    byId("hint").setAttribute(off, last.over || this.waits);
    byId("hint").setAttribute("aria-pressed", "false");
    byId("confetti").toggleAttribute("hidden", !this.youWon);
    byId("offer").hidden = !offered;
    setText("offer", offered ? `Play again on ${offered}` : "");
  }

  /** What the end of a game says of it, as far as that is known. */
  judged() {
    const { view, seats, link: { others } } = this, said = this.last ? turned(this) : "";
    byId("turned").hidden = !said;
    setText("turning", said);
    byId("learn").hidden = !said || !this.alone || !view.review.settled
      || !view.lessons.mistakes(seats.indexOf(YOU), others).length;
  }

  showMenus() {
    const { seats, facts, alone } = this, you = seats.indexOf(YOU);
    const others = [...new Set([...facts.players, ...seats])]
      .filter((each) => each !== YOU && each !== PAGE);
    const option = (value, text = value) => make("option", { value }, text);
    for (const seat of [0, 1]) {
      byId(`seat-${seat}`).replaceChildren(option(YOU, "You"),
        make("optgroup", { label: "Computer" }, ...this.levels.map((level) =>
          option(`${PAGE}:${level}`, `Computer, ${level}`))),
        ...others.length ? [make("optgroup", { label: "Agents" }, ...others.map((each) => option(each)))]
          : []);
      byId(`seat-${seat}`).value = seats[seat] === PAGE ? `${PAGE}:${this.strength}` : seats[seat];
    }
    segments("level", "level", this.levels, this.strength, (level) => {
      this.setLevel(level);
      this.chooseSeats(this.seats);
    });
    byId("levels").hidden = !seats.includes(PAGE);
    byId("begins").hidden = !alone;
    const begins = ["I begin", `${this.nameOf(1 - Math.max(0, you))} begins`];
    segments("first", "first", begins, begins[you], () => this.chooseSeats([...this.seats].reverse()));
    setText("sides", alone ? `you are ${SIDES[you].toLowerCase()}` : "");
    byId("size").value = `${this.game.size}`;
    byId("puzzle").hidden = byId("daily").hidden =
      !this.scorer || !facts.puzzles.length || `${this.game.size}` !== "6,7,4";
  }
}

new PlayPage(JSON.parse(byId("data").textContent)).start();

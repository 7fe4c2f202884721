// The page to play on. The game is here; Python, where it is there, is asked what its players play,
// why a position is won, and for the search of other sizes.

import { Python } from "./ask.js";
import { Verdicts } from "./verdicts.js";
import { chooseColumn } from "./player.js";
import { readPosition } from "./position.js";
import { Puzzles } from "./puzzle.js";
import { newScorer } from "./scorer.js";
import { GameView } from "./view.js";
import {
  PAGE, YOU, fragmentOf, publicAddress, readFragment, remember, remembered,
} from "./record.js";
import {
  SIGNS, byId, capital, columnName, columnOutcome, columnsText, make, setText, squareName,
} from "./words.js";

const GONE = "Python no longer answers: it has ended. You can play on against the computer.";
const WATCHED_MS = 600, REPLY_MS = 350; // a disc falls before the next one
const STRENGTHS = { easy: 0.5, medium: 0.2, hard: 0.05, perfect: 0 }; // the share of errors
const SIZES = ["6,7,4", "5,6,4", "4,5,3", "7,7,4", "7,8,4", "8,8,4", "7,9,4", "6,7,5", "9,9,5"];
const NUMBERS = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

class PlayPage {
  replaced = []; // records that New, a text of moves and the like replaced: {record, by: how many}
  keepsRecord = false; // in a frame, once it has asked for the record that was kept
  question = null; // to the player whose turn it is
  problem = "";
  puzzle = null; // the moves up to it, while its answer is asked for
  left = null; // who sat where before the puzzles
  keys = { "?": () => this.hint() };

  constructor(facts) {
    this.facts = facts;
    this.seats = facts.seats;
    this.python = new Python(facts, () => this.pythonChanged());
    this.view = new GameView(this, new Verdicts(facts.verdicts), facts.shows);
    this.game = { size: facts.size, names: [], moves: [] };
    this.puzzles = new Puzzles(this, facts.puzzles);
  }

  async start() {
    const { view, python, facts } = this;
    const clicks = {
      new: () => this.newGame(), undo: () => this.undo(), hint: () => this.hint(),
      swap: () => this.chooseSeats([...this.seats].reverse()),
      resume: () => this.replaceGame(view.moves),
      again: () => this.setMoves(this.game.moves), share: () => this.share(),
      alone: () => this.chooseSeats(this.seats.map((seat) => seat === YOU ? YOU : PAGE)),
    };
    for (const [id, act] of Object.entries(clicks)) byId(id).onclick = act;
    for (const seat of [0, 1]) byId(`seat-${seat}`).onchange = ({ target }) =>
      this.chooseSeats(this.seats.map((each, index) => index === seat ? target.value : each));
    byId("strength").append(...Object.entries(STRENGTHS).map(([value, errs]) =>
      make("option", { value, title: errs ? `errs in 1 of ${1 / errs} moves` : "never errs" },
        value)));
    this.strength = remembered().strength ?? "medium";
    byId("strength").onchange = ({ target: { value } }) => {
      remember({ strength: value });
      this.chooseSeats(this.seats);
    };
    const sizes = [...new Set([`${facts.size}`, ...SIZES])];
    byId("size").append(...sizes.map((value) => make("option", { value },
      value.replace(/(\d+),(\d+),(\d+)/, "$1 x $2, $3 in a row"))));
    byId("size").onchange = ({ target }) => this.resize(target.value.split(",").map(Number));
    byId("set").onsubmit = (event) => {
      event.preventDefault();
      this.playText(byId("text").value);
    };
    addEventListener("keydown", (event) => {
      const undoes = (event.ctrlKey || event.metaKey) && event.key === "z";
      if (event.target === byId("text") || !undoes) return;
      this.undo();
      event.preventDefault();
    });
    addEventListener("hashchange", () => this.follow());
    addEventListener("pagehide", () => python.ask({ do: "bye" }));
    byId("search").after(byId("actions"), byId("puzzling"));
    byId("show").after(byId("set"));
    byId("there").classList.remove("primary");
    byId("auto").hidden = true;
    byId("share").hidden = python.kind === "frame";
    document.body.hidden = false;
    await this.show(facts.size, facts.scorer, facts.moves, location.hash.length > 1);
    python.greet();
  }

  async pythonChanged() {
    this.showMenus();
    if (this.keepsRecord || this.python.kind !== "frame") return;
    const kept = await this.python.ask({ do: "kept" });
    this.keepsRecord = true;
    const touched = `${this.game.moves}` !== `${this.facts.moves}`;
    if (kept?.moves && !touched) this.restore({ ...this.record, ...kept });
  }

  /** A new board, with what its scorer needs; `follow`: the address has the game. */
  async show(size, facts, moves, follow = false) {
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
    if (follow) this.follow(moves);
    else this.setMoves(moves);
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

  // What outlasts the page ------------------------------------------------------------------------

  get record() {
    const { game: { moves, size }, seats, strength, view, puzzle } = this;
    return { moves, size, seats, strength, shows: [...view.shows], puzzle: puzzle ? ["on"] : [] };
  }

  /** The game and all around it. @param {import("./record.js").Record} record */
  restore({ moves, size, seats, strength, shows, puzzle = [] }, push = false) {
    this.seats = seats;
    this.strength = strength;
    this.puzzle = puzzle.length && `${size}` === "6,7,4" ? moves : null;
    this.view.showOnly(shows);
    this.puzzles.show(Boolean(this.puzzle));
    if (!this.puzzle) this.left = null;
    this.showMenus();
    if (`${size}` === `${this.game.size}`) this.setMoves(moves, { push });
    else this.resize(size, moves);
    if (this.puzzle) this.scorer?.score(this.last).then(() => this.view.show());
  }

  /** What an address says, as far as this page can have it; else as the page is at first. */
  recordOf({ size = [], seats = [], strength = [], shows = this.facts.shows, puzzle }) {
    const { facts, python } = this, numbers = size.map(Number);
    const players = [YOU, PAGE, ...facts.players];
    const right = python.kind === "http" && numbers.length === 3 && numbers.every(Number.isInteger);
    return {
      size: right ? numbers : facts.size, shows, puzzle,
      seats: seats.length === 2 ? seats.map((each) => players.includes(each) ? each : PAGE)
        : facts.seats,
      strength: strength[0] in STRENGTHS ? strength[0] : this.strength,
    };
  }

  /** The game that the address has; if that cannot be played, `otherwise`. */
  follow(otherwise = this.game.moves) {
    const record = this.recordOf(readFragment(location.hash));
    const { moves, problem } = readPosition(location.hash, record.size);
    if (!problem) return this.restore({ ...record, moves });
    this.setMoves(otherwise);
    this.view.say(`${capital(problem)}.`);
  }

  /** Keeps the record: a new entry of the history, with `push`, or in place of the last. */
  save(push = false, moves = this.game.moves) {
    const { python } = this, record = { ...this.record, moves };
    if (this.keepsRecord) python.ask({ do: "keep", ...record });
    if (python.kind === "frame") return;
    const fragment = fragmentOf(record, this.facts);
    try {
      history[push && fragment !== location.hash ? "pushState" : "replaceState"](null, "", fragment);
    } catch { /* too many in a short time, or not here */ }
  }

  /** Copies the link, where others can open it, else the moves and how the game stands. */
  async share() {
    const { record, view, facts } = this, address = publicAddress();
    const seats = record.seats.map((seat) => seat === YOU ? YOU : PAGE);
    const fragment = fragmentOf({ ...record, seats, shows: facts.shows }, { ...facts, seats: [] });
    const link = `${address || facts.address}${fragment}`;
    const text = address ? link : [`ConnectX: ${this.result()}`,
      `Moves: ${columnsText(record.moves)}`, facts.address && link].filter(Boolean).join(". ");
    try {
      await navigator.clipboard.writeText(text);
      view.say(address ? "The link to this game is copied." : `Copied: ${text}`);
    } catch { // a browser may not allow it
      view.say(text);
    }
  }

  /** How the game stands, for others to read. */
  result() {
    const { last: { over, winner }, seats, game: { moves } } = this, names = seats.map((seat) =>
      seat === YOU ? "I" : seat === PAGE ? `the computer (${this.strength})` : "another player");
    if (!over) return "beat this from here";
    if (winner === null) return "a draw";
    if (seats[0] === seats[1]) return `${SIGNS[winner]} won on move ${moves.length}`;
    return `${names[winner]} beat ${names[1 - winner].replace("I", "me")} on move ${moves.length}`;
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

  /**
   * The game has these moves now, and whoever's turn it is moves; `stay`: one looks elsewhere;
   * `push`: Back leads to the game as it was.
   */
  setMoves(moves, { stay = false, push = false } = {}) {
    this.stop();
    if (`${moves}` !== `${this.puzzle}`) this.puzzle = null;
    this.save(push, moves);
    this.view.setMoves(moves, stay);
    if (this.waits) this.reply(this.question = {});
  }

  replaceGame(moves) {
    this.replaced.push({ record: this.record, by: moves.length });
    this.setMoves(moves, { push: true });
  }

  newGame() {
    this.replaceGame([]);
    if (this.left) this.chooseSeats(this.left);
    this.left = null;
  }

  undo() {
    const { moves } = this.game, last = this.replaced.at(-1), { seats } = this;
    const takesBack = (ply) => ply >= (last?.by ?? 0)
      && (seats[ply % 2] === YOU || !seats.includes(YOU));
    const ply = moves.findLastIndex((_, each) => takesBack(each));
    if (ply >= 0) this.setMoves(moves.slice(0, ply));
    else if (last) this.restore({ ...this.replaced.pop().record, shows: [...this.view.shows] });
    else this.view.say("There is nothing to undo.");
  }

  /** Plays a text of moves, or what a link says. */
  playText(text) {
    const { record } = this, linked = text.includes("#");
    const wanted = linked ? this.recordOf(readFragment(text)) : { ...record, puzzle: [] };
    const { moves, problem } = readPosition(text, wanted.size);
    if (problem) return this.view.say(`${capital(problem)}.`);
    byId("text").value = columnsText(moves);
    const differs = linked || `${moves}` !== `${record.moves}`;
    if (differs) this.replaced.push({ record, by: moves.length });
    this.restore({ ...wanted, moves }, true);
  }

  // Who plays -----------------------------------------------------------------------------------

  chooseSeats(seats) {
    this.seats = seats;
    this.strength = byId("strength").value;
    this.showMenus();
    this.setMoves(this.game.moves);
  }

  nameOf(seat) {
    const name = this.seats[seat];
    return name === PAGE ? "the computer" : name;
  }

  /** The move of the player whose turn it is. */
  async reply(question) {
    const { game: { moves }, last, who, python } = this;
    const pause = wait(this.seats.includes(YOU) ? REPLY_MS : WATCHED_MS);
    const wanted = () => this.question === question;
    const answer = who === PAGE
      ? { column: await chooseColumn(this.scorer, last, STRENGTHS[this.strength]) }
      : await python.answer({ do: "move", moves, player: who }, wanted);
    await pause;
    if (!wanted()) return;
    this.question = null;
    const { column, problem } = answer ?? {}, { view } = this;
    if (Number.isInteger(column)) return this.setMoves([...moves, column], { stay: !view.atEnd });
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
    const lost = scorer?.knownScore(here) < 0 ? " holds out longest" : "";
    view.hint = [answer.column];
    this.puzzles.helped = true;
    view.say(`Hint: column ${columnName(answer.column)}${lost}, ${words}.`);
    view.search();
  }

  /** Asks for the best move after some moves. */
  openPuzzle(moves) {
    const seats = moves.length % 2 ? [PAGE, YOU] : [YOU, PAGE];
    this.left ??= this.seats;
    this.replaced.push({ record: this.record, by: moves.length });
    this.restore({ ...this.record, moves, seats, shows: [], puzzle: ["on"] }, true);
  }

  // What the view asks --------------------------------------------------------------------------

  guess(column) {
    if (!this.puzzle || this.view.ply < this.puzzle.length) return false;
    if (!this.last.playable().includes(column)) return false;
    this.puzzles.answer(column);
    return true;
  }

  play(column) {
    if (this.last.over || this.who !== YOU) {
      this.view.say(this.standing());
      return true;
    }
    if (!this.last.playable().includes(column)) return false;
    this.setMoves([...this.game.moves, column]);
    return true;
  }

  standing() {
    const { last, game: { moves }, seats, problem } = this, { over, winner, turn: seat } = last;
    const alone = seats.filter((each) => each === YOU).length === 1;
    if (problem) return problem;
    if (this.puzzle) return this.puzzles.question(seat);
    if (over && winner === null) return "The board is full: a draw.";
    if (over) {
      const who = alone ? this.nameOf(winner) : SIGNS[winner];
      const line = last.geometry.squaresOf(last.lineSquares()).map(squareName).join(", ");
      const won = `${capital(who)} won on move ${moves.length}: ${line}.`;
      const held = alone && seats[winner] === PAGE && this.strength === "perfect";
      return held ? `${won} You held out for ${moves.length >> 1} discs against perfect play.` : won;
    }
    if (this.waits) return `${capital(this.nameOf(seat))} is thinking (${SIGNS[seat]}).`;
    if (!moves.length) {
      return `${NUMBERS[last.geometry.inarow] ?? last.geometry.inarow} in a row wins: across, up or `
        + `diagonally. Press a column to drop ${alone ? "your" : "a"} disc (${SIGNS[seat]}).`;
    }
    return alone ? `Your move (${SIGNS[seat]}).` : `${SIGNS[seat]} to move.`;
  }

  aside() {
    const { tried, here } = this.view, { seats } = this;
    return tried.length && seats[here.turn] !== YOU
      ? `Trying a line. ${capital(this.nameOf(here.turn))} waits: press Play on from here.` : null;
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
    const { view, game, problem, replaced } = this, done = this.last.over && !view.lesson;
    byId("resume").hidden = view.atEnd;
    byId("alone").hidden = byId("again").hidden = !problem;
    byId("new").classList.toggle("primary", done);
    document.body.classList.toggle("problem", Boolean(problem));
    if (!game.moves.length) this.puzzles.show(false);
    setText("return", `Back to the ${byId("puzzling").hidden ? "game" : "puzzle"}`);
    byId("undo").setAttribute("aria-disabled", !game.moves.length && !replaced.length);
    byId("hint").setAttribute("aria-disabled", view.here.over);
    if (!byId("text").matches(":focus")) byId("text").value = columnsText(view.moves);
  }

  toggled() {
    this.save();
  }

  showMenus() {
    const { seats, facts, python, game } = this;
    const players = [...new Set([YOU, PAGE, ...facts.players, ...seats])];
    for (const seat of [0, 1]) {
      byId(`seat-${seat}`).replaceChildren(...players.map((value) =>
        make("option", { value }, value === PAGE ? "computer" : value)));
      byId(`seat-${seat}`).value = seats[seat];
    }
    game.names = [this.nameOf(0), this.nameOf(1)];
    byId("strength").value = this.strength;
    byId("level").hidden = !seats.includes(PAGE);
    byId("size").value = `${game.size}`;
    byId("size").hidden = !python.there;
    byId("puzzle").hidden = !this.scorer || !facts.puzzles.length || `${game.size}` !== "6,7,4";
  }
}

const wait = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

new PlayPage(JSON.parse(byId("data").textContent)).start();

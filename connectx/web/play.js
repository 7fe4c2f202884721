// The page to play on. The game is here; Python, where it is there, is asked what its players play,
// why a position is won, and for the search of other sizes.

import { Python } from "./ask.js";
import { lossOf } from "./losses.js";
import { Player } from "./player.js";
import { readPosition } from "./position.js";
import { Puzzles } from "./puzzle.js";
import { newScorer } from "./scorer.js";
import { reviewedMove } from "./verdicts.js";
import { GameView } from "./view.js";
import {
  PAGE, YOU, fragmentOf, publicAddress, readFragment, remember, remembered,
} from "./record.js";
import {
  SIDES, byId, capital, columnName, columnOutcome, columnsText, listed, make, segments, setText,
} from "./words.js";

const SAVED = "Python does not answer in this notebook, so the computer plays.";
const GONE = "Python no longer answers: it has ended. You can play on against the computer.";
const WATCHED_MS = 600, REPLY_MS = 350; // a disc falls before the next one
const SLOW_MS = 800; // from then on, one can end the computer's thinking
const SIZES = ["6,7,4", "5,6,4", "4,5,3", "7,7,4", "7,8,4", "8,8,4", "7,9,4", "6,7,5", "9,9,5"];
const NUMBERS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const COPIED_MS = 4000; // it is said for so long
const STREAK = 2; // losses, or wins, after which another level is offered
const CONFETTI = 24;

class PlayPage {
  replaced = []; // records that New, a text of moves and the like replaced: {record, by: how many}
  keepsRecord = false; // in a frame, once it has asked for the record that was kept
  question = null; // to the player whose turn it is
  problem = "";
  preparing = null; // a size that is asked for
  results = []; // of games against the computer, in a row on this level: 1 won, -1 lost
  keys = { "?": () => this.hint() };

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
    return strength in this.facts.levels ? strength : "easy";
  }

  async start() {
    const { view, python, facts } = this;
    const clicks = {
      new: () => this.newGame(), undo: () => this.undo(), hint: () => this.hint(),
      swap: () => this.chooseSeats([...this.seats].reverse()),
      resume: () => this.replaceGame(view.moves), 
      ask: () => this.setMoves(this.game.moves), share: () => this.share(),
      now: () => this.computer.hurry(), learn: () => view.lessons.learn(this.seats.indexOf(YOU)),
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
    addEventListener("hashchange", () => this.follow());
    addEventListener("pagehide", () => python.ask({ do: "bye" }));
    byId("share").hidden = byId("docs").hidden = python.kind === "frame";
    byId("confetti").append(...Array.from({ length: CONFETTI }, (_, each) => make("g", {
      transform: `translate(${16 + 15 * each} ${20 + each * 89 % 127}) `
        + `scale(${[0.22, 0.1, 0.16][each % 3]})`,
    }, make("use", { href: each % 2 ? "#o" : "#x" }))));
    await this.show(facts.size, facts.scorer, facts.moves, location.hash.length > 1);
    byId("old").hidden = true;
    byId("page").hidden = false;
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
    this.scorer = null;
    try {
      this.scorer = facts && await newScorer(facts);
    } catch (error) { // a policy around the page may forbid it
      view.refused = `Scores are not available in this browser: ${error.message}`;
    }
    this.computer = new Player(this.scorer);
    python.size = size;
    byId("ways").hidden = size[2] !== 4; // its pictures have four in a row
    this.game = { size, names: [], moves: [] };
    this.showMenus();
    view.open(this.game, this.scorer);
    if (follow) this.follow(moves);
    else this.setMoves(moves);
  }

  /** Another board; Undo brings the game on this one back. */
  chooseSize(size) {
    byId("menu").hidePopover();
    this.replaced.push({ record: this.record, by: 0 });
    this.resize(size);
  }

  async resize(size, moves = []) {
    this.stop();
    const wanted = this.preparing = { size };
    this.view.say("Preparing the board \u2026", "Its search is made once, which takes some seconds.");
    const answer = `${size}` === `${this.facts.size}` ? this.facts
      : await this.python.answer({ do: "size", size }, () => this.preparing === wanted);
    if (this.preparing !== wanted) return undefined;
    this.preparing = null;
    if (!answer?.problem) return this.show(size, answer?.scorer ?? null, moves);
    byId("size").value = `${this.game.size}`;
    return this.view.say("Not this board", answer.problem);
  }

  // What outlasts the page ------------------------------------------------------------------------

  get record() {
    const { game: { moves, size }, seats, strength, view } = this;
    const shows = view.studies ? ["study"] : [];
    const puzzle = this.puzzling && view.lesson.state !== "answered" ? ["on"] : [];
    return { moves, size, seats, strength, shows, puzzle };
  }

  /** The game and all around it. @param {import("./record.js").Record} record */
  async restore({ moves, size, seats, strength, shows, puzzle = [] }, push = false) {
    const { view } = this;
    this.seats = seats;
    this.strength = strength;
    view.studies = shows.length > 0 && !puzzle.length;
    view.lesson = null;
    this.showMenus();
    this.preparing = null;
    if (`${size}` === `${this.game.size}`) this.setMoves(moves, { push });
    else await this.resize(size, moves);
    const asks = puzzle.length && `${size}` === "6,7,4" && this.scorer && !this.last.over;
    if (!asks || `${this.game.moves}` !== `${moves}`) return;
    view.lessons.ask(this.puzzles, moves.length);
    this.save();
  }

  /** What an address says, as far as this page can have it; else as the page is at first. */
  recordOf({ size = [], seats = [], strength = [], shows = this.facts.shows, puzzle }) {
    const { facts } = this, numbers = size.map(Number), players = [YOU, PAGE, ...facts.players];
    const right = SIZES.includes(`${numbers}`) || (this.python.kind === "http"
      && numbers.length === 3 && numbers.every(Number.isInteger));
    return {
      size: right ? numbers : facts.size, shows, puzzle,
      seats: seats.length === 2 ? seats.map((each) => players.includes(each) ? each : PAGE)
        : facts.seats,
      strength: strength.length ? this.known(strength[0]) : this.strength,
    };
  }

  /** The game that the address has; if that cannot be played, `otherwise`. */
  follow(otherwise = this.game.moves) {
    const record = this.recordOf(readFragment(location.hash));
    const { moves, problem } = readPosition(`board.html#${location.hash.slice(1)}`, record.size);
    if (!problem) return this.restore({ ...record, moves });
    this.setMoves(otherwise);
    this.view.say("Not a game", `${capital(problem)}.`);
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
    const text = address ? `${address}${fragment}`
      : `ConnectX: ${this.result()}. Moves: ${columnsText(record.moves)}. To see them, put them `
        + "into the menu of a board.";
    try {
      await navigator.clipboard.writeText(text);
      view.say("Copied", address ? "The link to this game is copied." : text);
      const { said } = view;
      await wait(COPIED_MS);
      if (view.said !== said) return;
      view.said = null;
      view.show();
    } catch { // a browser may not allow it
      view.say("To share", text);
    }
  }

  /** How the game stands, for others to read. */
  result() {
    const { last: { over, winner }, seats, game: { moves } } = this, names = seats.map((seat) =>
      seat === YOU ? "I" : seat === PAGE ? `the computer (${this.strength})` : "another player");
    if (!over) return "beat this from here";
    if (winner === null) return "a draw";
    if (seats[0] === seats[1]) return `${SIDES[winner]} won on move ${moves.length}`;
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

  /** Whether one person plays, against somebody. */
  get alone() {
    return this.seats.filter((each) => each === YOU).length === 1;
  }

  /** Whether a puzzle is on the board, answered or not. */
  get puzzling() {
    return this.view.lesson?.source === this.puzzles;
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
    this.save(push, moves);
    this.view.setMoves(moves, stay);
    if (this.waits) this.reply(this.question = {});
  }

  replaceGame(moves) {
    this.replaced.push({ record: this.record, by: moves.length });
    this.view.studies = false;
    this.setMoves(moves, { push: true });
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
      else view.say("There is nothing to undo", "The game begins here.");
    } else this.setMoves(moves.slice(0, ply));
  }

  /** Plays a text of moves, or what a link says. */
  playText(text) {
    const { record } = this, linked = text.includes("#");
    const wanted = linked ? this.recordOf(readFragment(text)) : { ...record, puzzle: [] };
    const { moves, problem } = readPosition(text, wanted.size);
    setText("wrong", problem ? `${capital(problem)}.` : "");
    byId("wrong").hidden = !problem;
    if (problem) return;
    byId("menu").hidePopover();
    const differs = linked || `${moves}` !== `${record.moves}`;
    if (differs) this.replaced.push({ record, by: moves.length });
    this.restore({ ...wanted, moves }, true);
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
    return name === YOU ? this.alone ? "You" : capital(SIDES[seat])
      : name === PAGE ? "Computer" : name;
  }

  player(seat) {
    const name = this.seats[seat], first = seat ? "" : ", first";
    return { name: this.nameOf(seat),
      about: `${SIDES[seat]}${name === PAGE ? `, ${this.strength}` : first}` };
  }

  /** The move of the player whose turn it is. */
  async reply(question) {
    const { game: { moves }, last, who, python, view } = this;
    const pause = wait(this.seats.includes(YOU) ? REPLY_MS : WATCHED_MS);
    const wanted = () => this.question === question;
    if (who === PAGE) wait(SLOW_MS).then(() => {
      question.slow = true;
      if (wanted()) this.moved();
    });
    const answer = who === PAGE
      ? { column: await this.computer.choose(last, this.facts.levels[this.strength]) }
      : await python.answer({ do: "move", moves, player: who }, wanted);
    await pause;
    if (!wanted()) return;
    const { column, problem } = answer ?? {};
    this.question = null;
    if (!answer && python.kind === "frame" && !this.keepsRecord) return this.playAlone();
    if (Number.isInteger(column)) return this.put(column, !view.atEnd);
    this.problem = problem ?? GONE;
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
    const soon = setTimeout(() => { if (wanted()) view.say("Looking for a good column \u2026"); }, REPLY_MS);
    const choice = await this.computer.best(here);
    clearTimeout(soon);
    if (!choice || !wanted()) return;
    view.hint = choice.column;
    byId("hint").setAttribute("aria-pressed", "true");
    view.say(`Try column ${columnName(choice.column)}`, this.adviceOn(here, choice));
    view.search();
  }

  /** Why a column is the best one, or the best found, in a sentence or two. */
  adviceOn(board, { column, score }) {
    const { turn } = board, other = capital(SIDES[1 - turn]), after = board.play(column);
    if (after.over) return after.won ? "It wins at once." : "It fills the board.";
    if (board.winningColumns(1 - turn).includes(column)) return `${other} would win there.`;
    if (after.winningColumns(turn).length > 1) {
      return `Then there are two ways to win. ${other} can stop only one.`;
    }
    if (score === null) return "The best found: not solved in time.";
    const words = columnOutcome(score, board.empties, turn);
    return score < 0 ? `It holds out longest: ${words}.` : `${capital(words)}.`;
  }

  /** Asks for the best move after some moves. */
  openPuzzle(moves) {
    const seats = moves.length % 2 ? [PAGE, YOU] : [YOU, PAGE];
    const record = { ...this.record, moves, seats, shows: [], puzzle: ["on"] };
    if (!this.puzzling) this.replaced.push({ record: this.record, by: moves.length });
    this.restore(record, true);
  }

  /** Back to the game before the puzzles, or to a new one if there is none. */
  leavePuzzle() {
    const record = this.replaced.pop()?.record ?? { ...this.record, moves: [], puzzle: [] };
    this.restore(record, true);
  }

  // What the view asks --------------------------------------------------------------------------

  mode() {
    const { last, game } = this;
    return last.over ? "end" : game.moves.length ? "play" : "start";
  }

  /** What can be played now; undefined: all that the rules allow. */
  playable() {
    return this.preparing || (this.view.atEnd && this.who !== YOU) ? [] : undefined;
  }

  play(column) {
    const { view, last } = this;
    if (this.preparing || (!last.over && this.who !== YOU)) return true;
    if (!last.playable().includes(column)) return false;
    if (!view.studies || !last.over) this.put(column);
    return true;
  }

  /** @returns {import("./view.js").Words} */
  standing() {
    const { last, game: { moves, size }, alone, seats } = this, { over, winner, turn: seat } = last;
    if (this.problem) return [`${this.nameOf(seat)} cannot move`, this.problem];
    const inarow = NUMBERS[size[2]] ?? size[2];
    if (over && winner === null) return ["A draw", `The board is full. Nobody has ${inarow}.`];
    if (over) {
      const won = alone && seats[winner] === YOU ? "You win!" : `${capital(SIDES[winner])} wins`;
      return [won, `${capital(inarow)} ${listed(last.ways, "and")}, on move ${moves.length}.`];
    }
    const dropped = moves.length ? `${alone && seats[1 - seat] === YOU ? "You"
      : capital(SIDES[1 - seat])} dropped in column ${columnName(moves.at(-1))}.` : "";
    const waits = `${seats[seat] === PAGE ? capital(SIDES[seat]) : this.nameOf(seat)} is thinking`;
    if (this.waits) return [waits, dropped];
    const { python, facts } = this, named = facts.seats.find((each) => each !== YOU && each !== PAGE);
    if (named && python.kind === "frame" && !python.there && !seats.includes(named)) {
      return [alone ? "Your turn" : `${capital(SIDES[seat])}\u2019s turn`, `${dropped} ${SAVED}`];
    }
    if (!moves.length) {
      return [`Get ${inarow} in a row`, `Tap a column to drop a ${SIDES[seat]} disc.`];
    }
    return [alone ? "Your turn" : `${capital(SIDES[seat])}\u2019s turn`, dropped];
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
    const { game, problem, replaced, last, seats, alone, offered } = this;
    const wins = last.over && alone && seats[last.winner] === YOU, off = "aria-disabled";
    document.body.classList.toggle("problem", Boolean(problem));
    document.body.classList.toggle("waiting", this.waits);
    byId("alone").hidden = byId("ask").hidden = !problem;
    byId("now").hidden = !this.question?.slow || this.who !== PAGE;
    byId("new").classList.toggle("primary", last.over);
    setText("again", last.over ? "Play again" : "New");
    byId("new").setAttribute(off, !game.moves.length);
    byId("undo").setAttribute(off, !game.moves.length && !replaced.length);
    byId("hint").setAttribute(off, last.over || this.waits);
    byId("hint").setAttribute("aria-pressed", "false");
    byId("confetti").toggleAttribute("hidden", !wins);
    byId("offer").hidden = !offered;
    setText("offer", offered ? `Next game: ${offered}` : "");
    this.judged();
  }

  /** What the end of a game says of it, once it is judged. */
  judged() {
    const { view, last, game, alone, seats } = this, { turning } = view, ply = turning?.number - 1;
    const wins = last?.over && alone && seats[last.winner] === YOU;
    byId("turned").hidden = !turning || wins;
    byId("learn").hidden = !turning || !alone || wins;
    if (!turning) return;
    const said = [], at = game.moves.length - 2;
    if (ply >= 0) {
      const { before, better } = reviewedMove(game, ply);
      const name = alone && seats[ply % 2] === YOU ? "you" : SIDES[ply % 2];
      said.push(`Move ${ply + 1}: ${name} dropped in column ${columnName(game.moves[ply])}.`);
      for (const column of better.slice(0, 1)) {
        said.push(`Column ${columnName(column)} would have ${before > 0 ? "won" : "held the draw"}.`);
      }
    } else said.push("No single move decided this game.");
    const loss = last.winner === null || ply === at ? "" : lossOf(game, 1 - last.winner);
    if (loss) said.push(`Move ${at + 1} lost at once: ${loss}.`);
    setText("turning", said.join(" "));
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
    setText("sides", alone ? `you are ${SIDES[you]}` : "");
    byId("size").value = `${this.game.size}`;
    byId("puzzle").hidden = byId("daily").hidden =
      !this.scorer || !facts.puzzles.length || `${this.game.size}` !== "6,7,4";
  }
}

const wait = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

new PlayPage(JSON.parse(byId("data").textContent)).start();

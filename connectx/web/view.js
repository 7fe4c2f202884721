// One game on a board, wherever one is shown: the position after `ply` moves of the game, and then
// of `tried`, a side line; its scores; lines to step through. What is beside it: reasons.js,
// overview.js, lessons.js.

import { BoardView } from "./board.js";
import { moverOf } from "./verdicts.js";
import { Lessons } from "./lessons.js";
import { Overview } from "./overview.js";
import { findThreats, listenToReasons, showReasons } from "./reasons.js";
import { Board } from "./rules.js";
import {
  SIGNS, byId, capital, columnName, columnOutcome, columnsText, listed, make, setText,
} from "./words.js";

const PATIENCE_MS = 1000; // what takes longer says so
const LONG_MS = 60_000; // from then on it may take too long
const GIVE_UP_MS = 600_000; // and then it does
const STEP_MS = 900; // from move to move, stepping by itself
const SHOWS = ["scores", "evaluation", "why", "numbers"];
const FIRST_MOVES = 8; // of the best line, before one asks for more

/** @typedef {import("./verdicts.js").Game} Game */
/**
 * @typedef {object} Host  the page around a view
 * @property {(column: number) => boolean} [guess]  an answer to a puzzle; false: none is asked for
 * @property {?number[]} [puzzle]  the moves up to it
 * @property {(column: number) => boolean} [play]  a move after the last; false: it's a side line
 * @property {() => string} standing  how it stands after the last move, in a sentence
 * @property {() => ?string} [aside]  how a side line goes on; null: as whoever is to move likes
 * @property {() => boolean} over  whether the game is, so that it is judged
 * @property {() => boolean} [busy]  whether the scorer is needed for something else
 * @property {(moves: number[]) => Promise<?string[]>} [reasons]  sentences about a position, or null
 * @property {Object<string, () => void>} [keys]  what keys do that are neither columns nor the view's
 * @property {() => void} moved  called when another position is shown
 * @property {() => void} [toggled]  called when something else of it is
 */
export class GameView {
  ply = 0;
  tried = [];
  moves = []; // of the game, and those of the side line
  boards = []; // before each move of the game, and after the last
  // Of the position on the board: scores as far as known, and `all` once no more will come; the
  // best line as far as known, and `whole` once it reaches the end of the game.
  found = { scores: {}, all: false, line: [], whole: false };
  review = null; // every move judged; null while there is too little to show
  judged = false; // every position has a score, and every mistake its better columns
  turning = null;
  reasons = null; // of the position on the board, in sentences; null: not known yet
  said = ""; // in place of what is said of the position
  /** @type {?import("./lessons.js").Lesson} */
  lesson = null;
  board = null;
  hint = null; // columns to highlight
  refused = ""; // why there are no scores
  timer = 0; // while it steps by itself

  /** @param {Host} host @param {import("./verdicts.js").Verdicts} verdicts @param {string[]} shows */
  constructor(host, verdicts, shows) {
    this.host = host;
    this.verdicts = verdicts;
    this.lessons = new Lessons(this);
    this.overview = new Overview((ply) => this.go(ply));
    const clicks = {
      start: () => this.go(0), back: () => this.backward(), on: () => this.forward(),
      end: () => this.go(Infinity), auto: () => this.stepByItself(!this.timer),
      return: () => this.go(this.game.moves.length),
    };
    for (const each of SHOWS) clicks[each] = () => this.toggle(each);
    for (const [id, act] of Object.entries(clicks)) byId(id).addEventListener("click", act);
    listenToReasons((row, column) => this.board.light(row, column));
    addEventListener("keydown", (event) => this.press(event));
    this.showOnly(shows);
  }

  /** Whether the game's last position is on the board. */
  get atEnd() {
    return this.ply === this.game.moves.length && !this.tried.length;
  }

  get judges() {
    return this.host.over() || this.shows.has("evaluation") || this.shows.has("why");
  }

  // What is shown -------------------------------------------------------------------------------

  /**
   * Shows another game, and nothing of it yet. A new question to the scorer ends the last one, which
   * then resolves to null.
   * @param {Game} game
   * @param {?import("./scorer.js").Scorer} scorer  null: the board has none
   */
  open(game, scorer) {
    this.scorer?.stop();
    this.stepByItself(false);
    this.game = game;
    this.scorer = scorer;
    this.boards = Board.empty(game.size).boards(game.moves);
    game.position_scores ??= Array(game.moves.length + 1).fill(null);
    game.better ??= {};
    if (`${this.board?.size}` !== `${game.size}`) {
      this.board = new BoardView(game.size, (column) => this.play(column));
      byId("board").replaceChildren(this.board.element);
    }
    this.board.discs = null; // it shows nothing of this game yet
    this.showReview();
  }

  /** The game has these moves now; `stay`: the board shows what it did. */
  setMoves(moves, stay = false) {
    const { game } = this, last = moves.length;
    const differs = moves.findIndex((column, index) => column !== game.moves[index]);
    const same = differs < 0 ? last : differs, scores = game.position_scores.slice(0, same + 1);
    game.position_scores = [...scores, ...Array(last + 1 - scores.length).fill(null)];
    game.better = Object.fromEntries(
      Object.entries(game.better).filter(([number]) => Number(number) <= same));
    game.moves = moves;
    this.boards = [...this.boards.slice(0, same), ...this.boards[same].boards(moves.slice(same))];
    this.showReview();
    if (stay) this.go(this.ply, this.tried);
    else this.go(last);
  }

  /** Shows the board after `to` moves of the game, and then those of a side line. */
  go(to, tried = [], lesson = null) {
    const ply = Math.max(0, Math.min(this.game.moves.length, to));
    const moves = [...this.game.moves.slice(0, ply), ...tried], rest = this.lineAfter(moves);
    this.ply = ply;
    this.tried = tried;
    this.moves = moves;
    this.here = this.boards[ply].boards(tried).at(-1);
    this.lesson = lesson;
    this.said = "";
    this.hint = null;
    this.found = {
      scores: this.knownScores(), all: false,
      line: rest ?? [], whole: rest !== null && this.found.whole,
    };
    this.reasons = tried.length ? null : this.game.reasons?.[this.ply] ?? null;
    this.show();
    this.host.moved();
    this.search();
  }

  /** What remains of the best line after these moves; null if they leave it, or the game. */
  lineAfter(moves) {
    const expected = [...this.moves, ...this.found.line];
    const follows = this.board.discs !== null
      && moves.every((column, index) => column === expected[index]);
    return follows ? expected.slice(moves.length) : null;
  }

  say(text) {
    this.said = text;
    this.show();
  }

  get wantsLine() {
    const state = this.lesson?.state;
    return state ? state !== "asked" : this.shows.has("evaluation") || this.shows.has("why");
  }

  show() {
    const { here, shows, ply, lesson } = this;
    const value = this.valueOf(here), words = this.positionWords(here, value);
    this.showBoard(value, words);
    this.showButtons();
    setText("say", this.said || this.sentences(here, words).join(" "));
    const wanted = shows.has("why") || lesson?.state === "decided";
    byId("reasons").hidden = !wanted;
    if (wanted) {
      const open = this.scorer ? "Still looking who wins \u2026" : "";
      showReasons({
        board: here, reasons: this.reasons, scored: words !== "",
        value: words ? `${capital(words)}.` : open,
      });
    }
    this.showLine();
    this.overview.showPlace(ply, byId("say").textContent);
  }

  showBoard(value, words) {
    const { lesson, found, ply, tried, here, shows, game, review, host } = this;
    const state = lesson?.state, hides = state === "asked", any = this.scorer || review;
    const waits = !found.all && here.playable().some((column) => !(column in found.scores));
    let better; // than the move after it
    if (state === "tried") better = found.line.slice(0, 1);
    else if (!tried.length) better = review?.[ply]?.better;
    this.board.show({
      board: here,
      playable: host.puzzle && ply === game.moves.length ? this.boards[ply].playable() : undefined,
      scores: any && !hides && (shows.has("scores") || state) ? found.scores : null,
      pending: Boolean(this.scorer) && waits,
      threats: shows.has("why") || state === "decided" ? findThreats(here) : [],
      better: hides ? [] : this.hint ?? better ?? [],
      worse: state === "decided" ? game.moves[ply] : null,
      next: tried.length || !any ? null : game.moves[ply] ?? null,
      balance: any && shows.has("evaluation") && !hides
        ? { value: value && (here.turn ? -value : value), words: words || "not known yet" }
        : null,
    });
    document.body.classList.toggle("asked", hides);
  }

  showButtons() {
    const { lesson, turning, game, host } = this, state = lesson?.state;
    const seen = {
      answer: state === "asked" || state === "tried",
      next: state === "answered",
      step: game.moves.length || this.tried.length,
      return: !this.atEnd,
      there: !lesson?.mistakes && (turning?.number || game.forfeit)
        && !(lesson && this.ply === turning?.number - 1),
      chance: turning?.chance,
      judged: host.over() && (this.scorer || this.review),
    };
    for (const [id, shown] of Object.entries(seen)) byId(id).hidden = !shown;
  }

  // What is said of the position.
  sentences(here, words) {
    const { game, ply, tried, review, lesson, shows, host } = this, parts = [];
    if (lesson) return this.lessons.sentences(words);
    const mover = (index) => host.play ? SIGNS[index % 2] : moverOf(game, index);
    if (tried.length) {
      const instead = ply < game.moves.length ? `Instead of ${columnName(game.moves[ply])}, ` : "";
      const columns = tried.map(columnName).join(", then ");
      parts.push(`${instead}${mover(ply)} plays ${columns}.`);
    } else if (ply && !(this.atEnd && host.play && (here.over || host.puzzle))) {
      const { symbol = "", verdict, better = [] } = review?.[ply - 1] ?? {};
      const given = ply <= (game.opening ?? 0) ? ", from the opening" : "";
      parts.push(`Move ${ply} of ${game.moves.length}: ${mover(ply - 1)} played `
        + `${columnName(game.moves[ply - 1])}${given}${symbol && `: ${verdict}`}.`);
      if (better.length) parts.push(`Better: ${listed(better.map(columnName), "or")}.`);
    }
    if (this.atEnd) parts.push(host.standing());
    else if (here.over) return [...parts, `${capital(words)}.`];
    else parts.push(host.aside?.() ?? `${SIGNS[here.turn]} to move.`);
    if (here.over || !shows.has("evaluation")) return parts;
    if (words) return [...parts, `${capital(words)}.`];
    return this.scorer ? [...parts, "Looking for the scores \u2026"] : parts;
  }

  /** A score of a position in words: "O wins in 18"; empty where it is not known. */
  positionWords({ over, winner, empties, turn }, value) {
    if (over) return winner === null ? "a draw" : `${SIGNS[winner]} has won`;
    if (value === null) return "";
    return value ? columnOutcome(value, empties, turn) : "a draw with best play";
  }

  /** The score of the position for the side to move; null if it is not known yet. */
  valueOf(here) {
    if (here.over) return here.finalScore();
    const { found: { scores }, game, ply, tried } = this;
    const known = tried.length ? null : game.position_scores[ply];
    if (here.playable().every((each) => each in scores)) return Math.max(...Object.values(scores));
    return this.scorer?.knownScore(here) ?? known ?? null;
  }

  /** What takes no search: of all columns, or of those that a review names. */
  knownScores() {
    if (this.scorer) return this.scorer.knownScores(this.here);
    const move = this.tried.length ? null : this.review?.[this.ply];
    if (!move || move.after === null || (move.symbol && !move.better.length)) return {};
    const better = move.better.map((column) => [column, move.before]);
    return Object.fromEntries([[this.game.moves[this.ply], move.after], ...better]);
  }

  // Lines ---------------------------------------------------------------------------------------

  /** The best line: a press goes there, the pointer or the focus shows it for a moment. */
  showLine() {
    const { line, whole } = this.found, element = byId("line"), text = columnsText(line) + whole;
    element.hidden = !this.wantsLine || !line.length;
    if (element.dataset.text === text) return;
    element.dataset.text = text;
    const more = line.length > FIRST_MOVES + 1 && make("button", {
      class: "more", onclick: () => { element.classList.add("whole"); },
    }, "more");
    element.classList.remove("whole");
    const step = (column, index) => {
      const there = line.slice(0, index + 1), preview = () => this.preview(there);
      return make("button", {
        "aria-label": `Best line, move ${index + 1}: column ${columnName(column)}`,
        tabindex: index ? -1 : 0, onpointerenter: preview, onfocus: preview,
        onpointerleave: () => this.preview([]), onblur: () => this.preview([]),
        onclick: () => this.go(this.ply, [...this.tried, ...there]),
      }, columnName(column));
    };
    element.replaceChildren("Best line: ", ...line.map(step), more || "", whole ? "" : " \u2026");
  }

  preview(line) {
    if (!line.length) return this.show();
    const board = this.here.boards(line).at(-1);
    this.board.show({ board, playable: [], better: [], scores: null, balance: null });
  }

  // The search ----------------------------------------------------------------------------------

  /** Looks for what is shown but not known yet, then judges the game. A later call ends it. */
  async search() {
    const { scorer, moves, lesson, shows, host } = this;
    const wanted = this.wantsLine || lesson || shows.has("scores");
    if (shows.has("why") || lesson?.state === "decided") this.findReasons(moves);
    setText("search", scorer || !(wanted || this.judges) ? ""
      : this.refused || "Scores are not available on a board of this size.");
    if (!scorer || host.busy?.()) return;
    scorer.stop(); // what was looked for until now, perhaps of another position
    const since = performance.now(), before = scorer.nodes;
    // Says what is looked for if that takes long, and gives up in the end; returns whether it does.
    const told = (what) => {
      const nodes = (scorer.nodes - before).toLocaleString("en"), took = performance.now() - since;
      const long = took > LONG_MS ? "; this may take too long" : "";
      if (took > GIVE_UP_MS) {
        scorer.stop();
        setText("search", `${what}: given up after ${nodes} nodes`);
      } else if (took > PATIENCE_MS) {
        setText("search", `${what}: ${nodes} nodes so far${long}`);
      }
      return took > PATIENCE_MS;
    };
    if (wanted && !await this.findScores(told)) return;
    if (this.judges && !this.judged && !await this.judge(told)) return;
    setText("search", "");
  }

  async findScores(told) {
    const { here } = this, scores = await this.scorer.columnScores(here, (some) => {
      told("Looking for the scores");
      const more = Object.keys(some).length > Object.keys(this.found.scores).length;
      if (more) this.add({ scores: some });
    });
    if (!scores) return false;
    this.add({ scores, all: true });
    if (!this.wantsLine) return true;
    const line = await this.scorer.bestLine(here, (some) => {
      if (told("Looking for the best line")) this.add({ line: [...some] });
    });
    if (line) this.add({ line, whole: true });
    return line !== null;
  }

  add(more) {
    Object.assign(this.found, more);
    this.show();
  }

  async findReasons(moves) {
    const found = this.reasons ?? await this.host.reasons?.(moves);
    if (!found || `${moves}` !== `${this.moves}`) return;
    this.reasons = found;
    this.show();
  }

  /**
   * Judges the game from its last move back; what takes long is shown as it is found. Returns
   * whether no other question ended this one.
   */
  async judge(told) {
    const { game, boards, scorer, verdicts } = this;
    const { moves, position_scores: scores, better } = game;
    for (let count = moves.length; count >= 0; count -= 1) {
      const tell = () => told(`Judging move ${count + 1} of ${moves.length}`);
      const score = scores[count] ?? await scorer.score(boards[count], tell);
      if (score === null) return false;
      scores[count] = score;
      const move = verdicts.move(game, count); // after the last position: none, without a symbol
      if (move.symbol && !move.better.length) {
        const columns = await scorer.columnScores(boards[count], tell);
        if (!columns) return false;
        better[count + 1] = Object.keys(columns).map(Number)
          .filter((column) => columns[column] === scores[count]);
      }
      if (tell()) this.showReview(true);
    }
    this.showReview(true);
    this.show();
    return true;
  }

  // The game as a whole -------------------------------------------------------------------------

  /** Shows what is known of the whole game: all, or `partly`, as where no more will be found. */
  showReview(partly = !this.scorer || this.game.reviewed) {
    const { game, verdicts } = this, all = verdicts.moves(game), scores = game.position_scores;
    this.judged = !scores.includes(null) && all.every((move) => !move.symbol || move.better.length);
    const any = scores.some((score) => score !== null);
    this.review = this.judged || (partly && any) ? all : null;
    const shown = this.judges ? this.review : null;
    this.turning = shown ? verdicts.turningPoint(game) : null;
    setText("turning", this.turning?.words ?? "Judging the game \u2026");
    this.overview.show(game, shown);
  }

  // What a person does --------------------------------------------------------------------------

  /**
   * In a lesson a column is a guess, also after a wrong one. Else the game's own move continues it,
   * another one leaves it.
   */
  play(column) {
    const { lesson, ply, tried, game } = this;
    if (lesson && lesson.state !== "decided" && tried.length < 2) {
      return this.lessons.guess(column);
    }
    if (this.host.guess?.(column) || (this.atEnd && this.host.play?.(column))) return;
    if (!this.here.playable().includes(column)) {
      this.say(this.here.over ? "The game is over." : `Column ${columnName(column)} is full.`);
    } else if (!tried.length && game.moves[ply] === column) this.go(ply + 1);
    else this.go(ply, [...tried, column]);
  }

  followLine() {
    if (this.found.line.length) this.go(this.ply, [...this.tried, this.found.line[0]]);
  }

  forward() {
    if (this.tried.length) this.followLine();
    else this.go(this.ply + 1);
  }

  backward() {
    if (this.tried.length) this.go(this.ply, this.tried.slice(0, -1));
    else this.go(this.ply - 1);
  }

  stepByItself(on) {
    clearInterval(this.timer);
    if (on && this.atEnd) this.go(0);
    this.timer = on ? window.setInterval(() => {
      this.forward();
      if (this.atEnd) this.stepByItself(false);
    }, STEP_MS) : 0;
    byId("auto").setAttribute("aria-pressed", on);
    setText("auto", on ? "Pause" : "Play");
  }

  toggle(what) {
    if (!this.shows.delete(what)) this.shows.add(what);
    this.showOnly([...this.shows]);
    this.showReview();
    this.show();
    this.search();
    this.host.toggled?.();
  }

  /** From now on these are shown, and nothing else. */
  showOnly(shows) {
    this.shows = new Set(SHOWS.filter((each) => shows.includes(each)));
    for (const each of SHOWS) byId(each).setAttribute("aria-pressed", this.shows.has(each));
    byId("numbers").hidden = !this.shows.has("scores");
    document.body.classList.toggle("numbers", this.shows.has("numbers"));
  }

  /** The keys of every page, then the page's own; in an input they are the input's. */
  press(event) {
    const { key, target } = event, focused = target.closest(".column");
    if (!this.board || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.matches("select, input, .scroll, #list *")) return;
    const column = focused && (key === "Enter" || key === " ") ? Number(focused.dataset.column)
      : this.board.strips.findIndex((_, each) => columnName(each) === key.toLowerCase());
    const act = {
      ArrowLeft: () => this.backward(), ArrowRight: () => this.forward(),
      Home: () => this.go(0), End: () => this.go(Infinity),
    }[key] ?? (column >= 0 ? () => this.play(column) : this.host.keys?.[key]);
    if (!act) return;
    act();
    event.preventDefault();
  }
}

// One game on a board, wherever one is shown. While one plays, the last position is on the board.
// While one studies it is the position after `ply` moves of the game, and then of `tried`, a side
// line, with its scores. What is beside it: reasons.js, overview.js, lessons.js.

import { BoardView } from "./board.js";
import { comparison, moverOf, reviewedMove, reviewedMoves, turningPoint } from "./verdicts.js";
import { Lessons } from "./lessons.js";
import { Overview } from "./overview.js";
import { findThreats, listenToReasons, showReasons } from "./reasons.js";
import { remember, remembered } from "./record.js";
import { Board } from "./rules.js";
import {
  SIDES, byId, capital, columnName, columnOutcome, columnsText, filled, icon, make, setText,
} from "./words.js";

const PATIENCE_MS = 1000; // what takes longer says so
const LONG_MS = 60_000; // from then on it may take too long
const GIVE_UP_MS = 600_000; // and then it does
const SOLVES_MS = 2000; // the scores of a position, and every other answer
const STEP_MS = 900; // from move to move, stepping by itself
const FIRST_MOVES = 8; // of the best line, before one asks for more
const COUNTS = { squares: "squares left", moves: "moves to the win" };

/** @typedef {import("./verdicts.js").Game} Game */
/** @typedef {[string, string]} Words  a headline, and what is below it */
/**
 * @typedef {object} Host  the page around a view
 * @property {(column: number) => boolean} [play]  a move after the last; false: it's a side line
 * @property {() => Words} standing  how it stands after the last move
 * @property {?string} [problem]  why a player cannot move
 * @property {(seat: number) => {name: string, about: string}} player  who sits there
 * @property {() => string} mode  where nothing is studied and no mistake asked for
 * @property {() => boolean} over  whether the game is, so that it is judged
 * @property {() => boolean} [busy]  whether the scorer is needed for something else
 * @property {(moves: number[]) => Promise<?string[]>} [reasons]  sentences about a position, or null
 * @property {Object<string, () => void>} [keys]  what keys do that are neither columns nor the view's
 * @property {() => (number[] | undefined)} [playable]  columns to play; undefined: as the rules say
 * @property {() => void} [judged]  called when more is known of the whole game
 * @property {() => void} moved  called when another position is shown
 * @property {() => void} [save]  called when one begins or ends to study, or an answer is shown
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
  late = new Set(); // moves to positions that were not solved in time
  judged = false; // every position has a score, and every mistake its better columns
  turning = null;
  reasons = null; // of the position on the board, in sentences; null: not known yet
  /** @type {?Words} */
  said = null; // in place of what is said of the position
  /** @type {?import("./lessons.js").Lesson} */
  lesson = null;
  board = null;
  hint = null; // a column
  refused = ""; // why there are no scores
  timer = 0; // while it steps by itself
  counts = remembered().counts ?? "squares";

  /** @param {Host} host @param {boolean} studies */
  constructor(host, studies) {
    this.host = host;
    this.studies = studies;
    this.lessons = new Lessons(this);
    this.overview = new Overview((ply) => this.go(ply));
    const clicks = {
      start: () => this.go(0), back: () => this.backward(), on: () => this.forward(),
      end: () => this.go(Infinity), auto: () => this.stepByItself(!this.timer),
      mistake: ({ shiftKey }) => this.lessons.goToMistake(shiftKey ? -1 : 1),
      study: () => host.play ? this.study(!this.studies) : this.go(this.ply), count: () => this.countOtherwise(),
    };
    for (const [id, act] of Object.entries(clicks)) byId(id).addEventListener("click", act);
    byId("menu").addEventListener("click", ({ target }) => {
      if (target.closest(".menu > button")) byId("menu").hidePopover();
    });
    listenToReasons((row, column) => this.board.light(row, column));
    addEventListener("keydown", (event) => this.press(event));
    setText("counted", COUNTS[this.counts]);
  }

  /** Whether the game's last position is on the board. */
  get atEnd() {
    return this.ply === this.game.moves.length && !this.tried.length;
  }

  get judges() {
    return this.host.over() || this.studies;
  }

  get mode() {
    return this.lesson ? this.lesson.source.mode : this.studies ? "study" : this.host.mode();
  }

  /** Whether scores, line and reasons are shown. */
  get tells() {
    return this.lesson ? this.lesson.state !== "asked" : this.studies;
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
    this.late.clear();
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
    if (stay) this.go(this.ply, this.tried, this.lesson);
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
    this.said = null;
    this.hint = null;
    if (!lesson && !this.studies && !this.atEnd) this.study(true, ply);
    this.found = {
      scores: this.knownScores(), all: false,
      line: rest ?? [], whole: rest !== null && this.found.whole,
    };
    this.reasons = tried.length ? null : this.game.reasons?.[this.ply] ?? null;
    this.host.moved();
    this.show();
    this.search();
  }

  /** What remains of the best line after these moves; null if they leave it, or the game. */
  lineAfter(moves) {
    const expected = [...this.moves, ...this.found.line];
    const follows = this.board.discs !== null
      && moves.every((column, index) => column === expected[index]);
    return follows ? expected.slice(moves.length) : null;
  }

  /** Says something in place of what is said of the position. */
  say(headline, second = "") {
    this.said = [headline, second];
    if (this.here) this.show();
  }

  show() {
    const { here, mode, tells, game, tried, ply, host } = this;
    const value = this.valueOf(here), words = this.positionWords(here, value);
    document.body.dataset.mode = mode;
    this.showBoard(value, words);
    const [headline, second] = this.said ?? this.sentences(here, words);
    setText("headline", headline);
    setText("second", second);
    this.showPlayers();
    const seen = { mistake: !tried.length || !host.play, resume: tried.length && host.play,
      study: host.play || tried.length };
    for (const [id, shown] of Object.entries(seen)) byId(id).hidden = !shown;
    setText("studied", mode === "study" ? "Back to game" : "Analyse");
    byId("study").setAttribute("aria-pressed", mode === "study");
    for (const [id, off] of Object.entries({
      start: !ply && !tried.length, back: !ply && !tried.length,
      on: tried.length ? here.over : this.atEnd, end: this.atEnd,
    })) byId(id).setAttribute("aria-disabled", off);
    if (tells) {
      showReasons({
        board: here, reasons: this.reasons, scored: words !== "",
        value: words ? `${capital(words)}.` : this.scorer ? "Still looking who wins \u2026" : "",
      });
    }
    this.showLine();
    this.overview.showPlace(tried.length ? -1 : ply, headline, game.moves.length);
  }

  showPlayers() {
    const { host, here, review, game: { opening = 0 } } = this;
    const counted = this.mode === "study" && review && this.judges;
    const text = JSON.stringify([0, 1].map((seat) => {
      const scored = counted ? review.filter(({ before, after }, index) =>
        index % 2 === seat && index >= opening && before !== null && after !== null) : [];
      const best = scored.filter(({ symbol }) => !symbol).length;
      const kept = scored.filter(({ blunder }) => !blunder).length, { name, about } = host.player(seat);
      return { name, about: scored.length ? `${best} of ${scored.length} best` : about,
        title: scored.length ? `${kept} of ${scored.length} threw no win or draw away` : "",
        turn: !here.over && here.turn === seat };
    })), element = byId("players");
    if (element.dataset.text === text) return;
    element.dataset.text = text;
    element.replaceChildren(...JSON.parse(text).map(({ name, about, title, turn }, seat) =>
      make("div", { class: turn ? "player turn" : "player", title }, icon(seat, ""),
        make("div", {}, make("strong", {}, name), make("small", {}, about)))));
  }

  showBoard(value, words) {
    const { lesson, found, ply, tried, here, game, review, host, tells } = this;
    const any = this.scorer || review, played = tried.length ? null : game.moves[ply] ?? null;
    const waits = !found.all && here.playable().some((column) => !(column in found.scores));
    const { symbol = "", better: judged = [] } = tried.length ? {} : review?.[ply] ?? {};
    let better = tells ? judged : [];
    if (tells && lesson && !tried.length) better = lesson.better;
    if (this.hint !== null) better = [this.hint];
    this.board.show({
      board: here,
      playable: lesson ? this.boards[ply].playable() : host.playable?.(),
      aims: !lesson || !tried.length,
      scores: any && tells ? found.scores : null,
      value, pending: Boolean(this.scorer) && waits,
      counts: this.counts === "moves",
      threats: tells ? findThreats(here) : [],
      hint: this.hint, better,
      worse: (tells || lesson) && symbol ? played : null,
      next: tells ? played : null,
      numbered: lesson ? this.boards[ply].boards(tried).slice(1).map(({ last }) => last) : [],
      balance: any && this.mode === "study"
        ? { value: value && (here.turn ? -value : value), words: words || "not known yet" }
        : null,
    });
  }

  /** What is said of the position. @returns {Words} */
  sentences(here, words) {
    const { game, ply, tried, review, lesson, host } = this;
    if (lesson) return this.lessons.sentences(words);
    if (!this.studies) return host.standing();
    const side = (board) => capital(host.play ? SIDES[board.turn] : moverOf(game, board.turn));
    const open = words || !this.scorer ? words : "looking for the scores \u2026";
    if (tried.length) {
      const instead = ply < game.moves.length ? `Instead of ${columnName(game.moves[ply])}: ` : "";
      return [here.over ? capital(words) : `${side(here)} to move`,
        `${instead}${tried.map(columnName).join(", ")}. ${open && !here.over ? `${capital(open)}.` : ""}`];
    }
    if (this.atEnd) {
      const [headline, second] = host.standing();
      return [headline, here.over || host.problem || !open ? second : `${capital(open)}.`];
    }
    const { symbol, verdict } = review?.[ply] ?? {}, mover = moverOf(game, ply);
    if (symbol) return [`Move ${ply + 1}: ${mover} ${filled(verdict, {})}`, comparison(game, ply)];
    const given = ply < (game.opening ?? 0) ? ", from the opening" : "";
    return [`Move ${ply + 1}: ${mover} drops in ${columnName(game.moves[ply])}${given}`,
      open ? `${capital(open)}.` : ""];
  }

  /** A score of a position in words: "yellow wins in 18"; empty where it is not known. */
  positionWords({ over, winner, empties, turn }, value) {
    if (over) return winner === null ? "a draw" : `${SIDES[winner]} has won`;
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
    const { line, whole } = this.found, element = byId("line"), { discs } = this.here;
    const text = `${discs}:${columnsText(line)}${whole}`;
    element.hidden = !this.tells || !line.length;
    if (element.dataset.text === text) return;
    element.dataset.text = text;
    const more = line.length > FIRST_MOVES + 1 && make("button", {
      class: "button more", onclick: () => { element.classList.add("whole"); },
    }, "more");
    element.classList.remove("whole");
    const step = (column, index) => {
      const there = line.slice(0, index + 1), preview = () => this.preview(there);
      const seat = (discs + index) % 2;
      return make("button", {
        class: "button", "aria-label": `${capital(SIDES[seat])}, column ${columnName(column)}`,
        tabindex: index ? -1 : 0, onpointerenter: preview, onfocus: preview,
        onpointerleave: () => this.preview([]), onblur: () => this.preview([]),
        onclick: () => this.go(this.ply, [...this.tried, ...there]),
      }, icon(seat), columnName(column));
    };
    element.replaceChildren(make("h2", {}, "Best line"), ...line.map(step), more || "",
      whole ? "" : " \u2026");
  }

  preview(line) {
    if (line.length) this.board.show({ board: this.here.boards(line).at(-1), playable: [] });
    else this.show();
  }

  // The search ----------------------------------------------------------------------------------

  /** Looks for what is shown but not known yet, then judges the game. A later call ends it. */
  async search() {
    const { scorer, moves, lesson, host, studies, tells } = this;
    if (tells) this.findReasons(moves);
    setText("search", scorer || !(studies || lesson) ? ""
      : this.refused || "Scores are not available on a board of this size.");
    if (!scorer || host.busy?.()) return;
    scorer.stop(); // what was looked for until now, perhaps of another position
    this.unsolved = false;
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
    if ((studies || lesson) && !await this.findScores(told)) return;
    if (this.judges && !this.judged && !await this.judge(told)) return;
    setText("search", this.unsolved ? "Not solved in time." : "");
  }

  async findScores(told) {
    const { here } = this, scores = await this.scorer.columnScores(here, (some) => {
      told("Looking for the scores");
      const more = Object.keys(some).length > Object.keys(this.found.scores).length;
      if (more) this.add({ scores: some });
    }, SOLVES_MS);
    if (scores === null) return false;
    this.add({ scores: scores ?? this.found.scores, all: true });
    this.unsolved = scores === undefined;
    if (!this.tells || this.unsolved) return true;
    const line = await this.scorer.bestLine(here, (some) => {
      if (told("Looking for the best line")) this.add({ line: [...some] });
    }, SOLVES_MS);
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
    const { game, boards, scorer } = this;
    const { moves, position_scores: scores, better } = game;
    for (let count = moves.length; count >= 0; count -= 1) {
      const tell = () => told(`Judging move ${count + 1} of ${moves.length}`);
      const until = `${moves.slice(0, count)}`;
      if (this.late.has(until)) continue;
      const score = scores[count] ?? await scorer.score(boards[count], tell, SOLVES_MS);
      if (score === null) return false;
      if (score === undefined) this.late.add(until);
      scores[count] = score ?? null;
      const move = reviewedMove(game, count); // after the last position: none, without a symbol
      if (move.symbol && !move.better.length) {
        const columns = await scorer.columnScores(boards[count], tell, SOLVES_MS);
        if (columns === null) return false;
        if (!columns) this.late.add(until);
        if (!columns) continue;
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
    const { game } = this, all = reviewedMoves(game), scores = game.position_scores;
    this.judged = !scores.includes(null) && all.every((move) => !move.symbol || move.better.length);
    const any = scores.some((score) => score !== null);
    this.review = this.judged || (partly && any) ? all : null;
    const shown = this.judges ? this.review : null;
    this.turning = shown ? turningPoint(game) : null;
    this.overview.show(game, this.studies ? shown : null, this.turning, this.studies);
    this.host.judged?.();
  }

  /** From now on one studies the game, at a position, or no longer. */
  study(on, ply = null) {
    if (this.studies === on) return;
    this.studies = on;
    this.showReview();
    this.host.save?.();
    if (ply !== null) return;
    if (on && this.here?.over && this.turning?.number) this.lessons.goToDecision();
    else this.go(Infinity);
  }

  countOtherwise() {
    this.counts = this.counts === "moves" ? "squares" : "moves";
    remember({ counts: this.counts });
    setText("counted", COUNTS[this.counts]);
    this.show();
  }

  // What a person does --------------------------------------------------------------------------

  /**
   * In a lesson a column is a guess, also after a wrong one. Else the game's own move continues it,
   * another one leaves it.
   */
  play(column) {
    const { lesson, ply, tried, game } = this;
    if (lesson) return this.lessons.guess(column);
    if (this.atEnd && this.host.play?.(column)) return;
    if (!this.here.playable().includes(column)) {
      if (!this.here.over) this.say(`Column ${columnName(column)} is full`, "Choose another column.");
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
  }

  /** The keys of every page, then the page's own; in an input they are the input's. */
  press(event) {
    const { key, target } = event, focused = target.closest(".column");
    if (!this.board || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.matches("select, input, #list *, #moves")) return;
    const enters = key === "Enter" || key === " ";
    if (enters && !focused && target !== document.body) return;
    const column = focused && enters ? Number(focused.dataset.column)
      : this.board.strips.findIndex((_, each) => columnName(each) === key.toLowerCase());
    const act = {
      ArrowLeft: () => this.backward(), ArrowRight: () => this.forward(),
      Home: () => this.go(0), End: () => this.go(Infinity),
    }[key] ?? (column >= 0 ? () => this.play(column)
      : key === " " && this.studies ? () => this.stepByItself(!this.timer) : this.host.keys?.[key]);
    if (!act || (this.lesson?.source.mode === "puzzle" && column < 0)) return;
    act();
    event.preventDefault();
  }
}

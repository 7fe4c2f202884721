// One game on a board, wherever one is shown. While one plays, the last position is on the board.
// While one studies it is the position after `ply` moves of the game, and then of `tried`, a side
// line, with its scores. What is beside it: reasons.js, overview.js, lessons.js.

import { BoardView } from "./board.js";
import { Known } from "./known.js";
import { comparison, moverOf, reviewOf } from "./verdicts.js";
import { Lessons } from "./lessons.js";
import { Overview } from "./overview.js";
import { findThreats, listenToReasons, showReasons } from "./reasons.js";
import { Board } from "./rules.js";
import { newScorer } from "./scorer.js";
import {
  SIDES, byId, columnName, columnsText, discsToWin, filled, icon, make, setText,
} from "./words.js";

const PATIENCE_MS = 1000; // what takes longer says so
const SHOWS_MS = 100; // what is found sooner after something else waits for that
const SOLVES_MS = 2000; // the scores of a position, and every other answer

/** @typedef {import("./verdicts.js").Game} Game */
/** @typedef {[string, string]} Words  a headline, and what is below it */
/**
 * @typedef {object} Host  the page around a view
 * @property {(column: number) => boolean} [play]  a move after the last; false: it's a side line
 * @property {() => Words} standing  how it stands after the last move
 * @property {?string} [problem]  why a player cannot move
 * @property {(seat: number) => {name: string, about: string}} player  who sits there
 * @property {(index: number) => string} [mover]  who makes a move, if not who has a name
 * @property {boolean} [waits]  whether a player is to move, who needs the scorer
 * @property {(moves: number[]) => Promise<?string[]>} [reasons]  sentences about a position, or null
 * @property {() => void} [hint]  what "?" asks for
 * @property {() => (number[] | undefined)} [playable]  columns to play; undefined: as the rules say
 * @property {() => void} [judged]  called when more is known of the whole game
 * @property {() => void} moved  called when another position is shown
 * @property {() => void} [save]  called when one begins or ends to study
 */
export class GameView {
  ply = 0;
  tried = [];
  moves = []; // of the game, and those of the side line
  boards = []; // before each move of the game, and after the last
  known = new Known(null);
  /** @type {?ReturnType<typeof reviewOf>} */
  review = null; // what is known of the whole game; null while one plays
  reasons = null; // of the position on the board, in sentences; null: not known yet
  /** @type {?Words} */
  said = null; // in place of what is said of the position
  /** @type {?import("./lessons.js").Lesson} */
  lesson = null;
  board = null;
  hint = null; // a column
  refused = ""; // why there are no scores
  progress = ""; // of a search that takes long
  seeks = false; // the move that decided the game, to be shown once it is known
  stale = false; // more is known than is shown
  shown = 0; // when it was, the last time

  /** @param {Host} host @param {boolean} studies */
  constructor(host, studies) {
    this.host = host;
    this.studies = studies;
    this.lessons = new Lessons(this);
    this.overview = new Overview((ply) => this.go(ply));
    const clicks = {
      start: () => this.go(0), back: () => this.backward(), on: () => this.forward(),
      end: () => this.go(Infinity),
      mistake: ({ shiftKey }) => this.lessons.goToMistake(shiftKey ? -1 : 1),
      study: () => host.play ? this.study(!this.studies) : this.go(this.ply),
    };
    for (const [id, act] of Object.entries(clicks)) byId(id).addEventListener("click", act);
    for (const each of document.querySelectorAll("[data-icon]")) {
      each.prepend(make("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" },
        make("use", { href: `#i-${each.getAttribute("data-icon")}` })));
    }
    byId("menu").addEventListener("click", ({ target }) => {
      if (target.closest(".menu > button")) byId("menu").hidePopover();
    });
    listenToReasons((row, column) => this.board.light(row, column));
    addEventListener("keydown", (event) => this.press(event));
  }

  /** Whether the game's last position is on the board. */
  get atEnd() {
    return this.ply === this.game.moves.length && !this.tried.length;
  }

  get judges() {
    return this.boards.at(-1).over || this.studies;
  }

  get mode() {
    const { lesson, studies, game, boards } = this;
    return lesson ? lesson.source.mode : studies ? "study"
      : boards.at(-1).over ? "end" : game.moves.length ? "play" : "start";
  }

  /** Whether scores, line and reasons are shown. */
  get tells() {
    return this.lesson ? this.lesson.state === "answered" : this.studies;
  }

  /** The scorer of a board by its facts; null if it has none. */
  async scorerOf(facts) {
    try {
      return facts && await newScorer(facts);
    } catch (error) { // a policy around the page may forbid it
      this.refused = filled("no search", { why: error.message });
      return null;
    }
  }

  // What is shown -------------------------------------------------------------------------------

  /** Shows the page, in place of what a browser that is too old would show for ever. */
  reveal() {
    byId("old").hidden = true;
    byId("page").hidden = false;
  }

  /**
   * Shows another game, and nothing of it yet. A new question to the scorer ends the last one, which
   * then resolves to null.
   * @param {Game} game
   * @param {?import("./scorer.js").Scorer} scorer  null: the board has none
   */
  open(game, scorer) {
    this.scorer?.stop();
    this.game = game;
    this.scorer = scorer;
    this.boards = Board.empty(game.size).boards(game.moves);
    this.known = new Known(scorer);
    this.known.read(game, this.boards);
    if (`${this.board?.size}` !== `${game.size}`) {
      this.board = new BoardView(game.size, (column) => this.play(column));
      byId("board").replaceChildren(this.board.element);
    }
    this.board.discs = null; // it shows nothing of this game yet
    this.here = null;
    this.refresh();
  }

  /** The game has these moves now; `stay`: the board shows what it did. */
  setMoves(moves, stay = false) {
    this.game.moves = moves;
    this.boards = this.boards[0].boards(moves);
    if (stay) this.go(this.ply, this.tried, this.lesson);
    else this.go(moves.length);
  }

  /** Shows the board after `to` moves of the game, and then those of a side line. */
  go(to, tried = [], lesson = null) {
    const ply = Math.max(0, Math.min(this.game.moves.length, to));
    this.ply = ply;
    this.tried = tried;
    this.moves = [...this.game.moves.slice(0, ply), ...tried];
    this.here = this.boards[ply].boards(tried).at(-1);
    this.lesson = lesson;
    this.said = null;
    this.hint = null;
    this.seeks = false;
    this.progress = "";
    this.reasons = tried.length ? null : this.game.reasons?.[this.ply] ?? null;
    if (!lesson && !this.studies && !this.atEnd) this.study(true, ply);
    this.host.moved();
    this.refresh();
    this.search();
  }

  /** Judges the game by what is known by now. */
  judge() {
    const { game, boards, known } = this;
    this.review = this.judges ? reviewOf(game, boards, known) : null;
    this.stale = true;
  }

  /** The same, and shows it. */
  refresh() {
    const { game, studies } = this;
    this.judge();
    this.stale = false;
    this.shown = performance.now();
    this.overview.show(game, studies ? this.review : null, studies);
    this.host.judged?.();
    if (this.here) this.show();
    if (this.seeks && this.review?.turning?.number) this.lessons.goToDecision();
  }

  /** Says something in place of what is said of the position. */
  say(headline, second = "") {
    this.said = [headline, second];
    if (this.here) this.show();
  }

  show() {
    const { here, mode, tells, game, tried, ply, host } = this;
    const words = this.positionWords(here);
    document.body.dataset.mode = mode;
    for (const each of document.querySelectorAll("[data-in]")) {
      each.classList.toggle("out", !each.getAttribute("data-in").split(" ").includes(mode));
    }
    this.showBoard();
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
    if (tells) showReasons(here, this.reasons);
    setText("search", this.searchWords());
    this.showLine();
    this.overview.showPlace(tried.length ? -1 : ply, headline, game.moves.length);
  }

  showPlayers() {
    const { host, here, review, game: { opening = 0 } } = this;
    const counted = this.mode === "study" && review?.settled;
    const text = JSON.stringify([0, 1].map((seat) => {
      const scored = counted ? review.moves.filter(({ before, after }, index) =>
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

  showBoard() {
    const { lesson, known, ply, tried, here, game, review, host, tells } = this;
    const played = tried.length ? null : game.moves[ply] ?? null;
    const mistake = !tried.length && review?.moves[ply]?.symbol;
    const answered = tells && (lesson ? !tried.length : mistake);
    const better = this.hint !== null ? [this.hint] : answered ? known.best(here) : [];
    this.board.show({
      board: here,
      playable: lesson ? this.boards[ply].playable() : host.playable?.(),
      aims: !lesson || !tried.length,
      scores: tells ? known.scores(here) : null,
      value: known.value(here), pending: known.waits(here),
      threats: tells ? findThreats(here) : [],
      hint: this.hint, better,
      worse: (tells || lesson) && mistake ? played : null,
      next: tells ? played : null,
      numbered: lesson ? this.boards[ply].boards(tried).slice(1).map(({ last }) => last) : [],
    });
  }

  /** What is said of the position. @returns {Words} */
  sentences(here, words) {
    const { game, ply, tried, review, lesson, host, known } = this;
    if (lesson) return this.lessons.sentences(words);
    if (!this.studies) return host.standing();
    const open = words ? `${words}.` : known.waits(here) ? filled("looking") : "";
    if (tried.length) {
      const columns = tried.map(columnName).join(", "), played = game.moves[ply];
      const instead = played === undefined ? filled("tried", { columns })
        : filled("tried instead", { column: columnName(played), columns });
      const who = host.play ? SIDES[here.turn] : moverOf(game, here.turn);
      return here.over ? [words, instead] : [filled("to play", { who }), `${instead} ${open}`];
    }
    if (this.atEnd) {
      const [headline, second] = host.standing();
      return [headline, here.over || host.problem || !open ? second : open];
    }
    const move = review.moves[ply], who = this.mover(ply), number = ply + 1;
    if (move.symbol) {
      return [filled("move", { number, what: `${who} ${filled(move.verdict)}` }),
        comparison(game, ply, move, known.best(here))];
    }
    const what = filled(who === "you" ? "you play" : "plays",
      { who, column: columnName(game.moves[ply]) });
    return [filled("move", { number, what: ply < (game.opening ?? 0) ? `${what}, opening` : what }), open];
  }

  /** Who makes a move of the game, in a sentence, or as its first word. */
  mover(index, first = false) {
    const who = this.host.mover?.(index) ?? moverOf(this.game, index);
    return first && who === "you" ? "You" : who; // a name stands as it is
  }

  /** The score of a position in words; empty where it is not known. @param {Board} board */
  positionWords(board) {
    const { over, winner, empties, turn } = board, value = this.known.value(board);
    if (over) return winner === null ? filled("draw game") : filled("has won", { who: SIDES[winner] });
    if (value === null) return "";
    if (!value) return filled("best draw");
    const who = SIDES[value > 0 ? turn : 1 - turn], discs = discsToWin(value, empties);
    const name = discs > 1 ? "wins with" : value > 0 ? "wins right now" : "wins next";
    return filled(name, { who, discs });
  }

  /** What is said of the search: how far it is, or why there are no scores. */
  searchWords() {
    const { scorer, known, here, tells, lesson } = this;
    if (!scorer) return tells || lesson ? this.refused || filled("no scores") : "";
    if (!tells || here.over || known.waits(here)) return this.progress;
    if (known.value(here) === null) return filled("too hard");
    const all = Object.keys(known.scores(here)).length === here.playable().length;
    return all ? this.progress : filled("some too hard");
  }

  // Lines ---------------------------------------------------------------------------------------

  /** The best line: a press goes there. */
  showLine() {
    const { known, here } = this, line = known.line(here), element = byId("line"), { discs } = here;
    const whole = here.boards(line).at(-1).over, text = `${here.key}:${columnsText(line)}`;
    element.hidden = !this.tells || !line.length;
    if (element.dataset.text === text) return;
    element.dataset.text = text;
    const step = (column, index) => {
      const seat = (discs + index) % 2;
      return make("button", {
        class: "button", "aria-label": `${SIDES[seat]}, column ${columnName(column)}`,
        tabindex: index ? -1 : 0,
        onclick: () => this.go(this.ply, [...this.tried, ...line.slice(0, index + 1)]),
      }, icon(seat), columnName(column));
    };
    element.replaceChildren(make("h2", {}, "Best play"), ...line.map(step), whole ? "" : " \u2026");
  }

  // The search ----------------------------------------------------------------------------------

  /** Looks for what is shown but not known yet, then judges the game. A later call ends it. */
  async search() {
    const { scorer, known, here, boards, game, lesson, host, studies, tells } = this;
    if (tells) this.findReasons(this.moves);
    if (!scorer || host.waits) return;
    scorer.stop(); // what was looked for until now, perhaps of another position
    if ((studies || lesson) && !await this.find(here)) return;
    if (this.stale) this.refresh();
    if (tells && known.value(here) !== null && !await this.findLine(here)) return;
    let count = this.judges ? game.moves.length : -1;
    for (; count >= 0 && boards === this.boards; count -= 1) { // until there is another game
      const board = boards[count], what = filled("checking", { number: count + 1, all: game.moves.length });
      if (!await this.find(board, what, false)) return;
      if (this.review?.moves[count]?.symbol && !await this.find(board, what)) return;
    }
    this.refresh();
  }

  // These two look for something until it is found or given up; false if another question ended that.

  /** The scores of the columns, or that of the position alone. */
  async find(board, what = filled("looking"), columns = true, ms = SOLVES_MS) {
    const { known, scorer } = this;
    if (!scorer || (ms < Infinity && !known.waits(board, columns))) return true;
    let since = performance.now();
    const told = (more) => {
      const now = performance.now();
      this.stale ||= Boolean(more);
      this.progress = now - since > PATIENCE_MS ? what : "";
      if (this.stale && now - this.shown > SHOWS_MS) this.refresh();
      else setText("search", this.searchWords());
    };
    const steps = columns ? scorer.columnScoresSteps(board) : scorer.scoreSteps(board);
    const found = await scorer.work(steps, told, ms);
    if (found === null) return false;
    if (found === undefined) (columns ? known.late : known.lateValues).add(board.key);
    since = Infinity; // it is over
    this.judge();
    told(true);
    return true;
  }

  async findLine(board) {
    const { known, scorer } = this, found = (line) => { known.tellLine(board, line); this.show(); };
    if (board.boards(known.line(board)).at(-1).over) return true;
    const line = await scorer.work(scorer.bestLineSteps(board), (some) => { if (some) found(some); },
      SOLVES_MS);
    if (line) found(line);
    return line !== null;
  }

  async findReasons(moves) {
    const found = this.reasons ?? await this.host.reasons?.(moves);
    if (!found || `${moves}` !== `${this.moves}`) return;
    this.reasons = found;
    this.show();
  }

  /** From now on one studies the game, at a position, or no longer. */
  study(on, ply = null) {
    if (this.studies === on) return;
    this.studies = on;
    this.host.save?.();
    if (ply !== null) return;
    this.refresh();
    if (on && this.here?.over) this.lessons.goToDecision();
    else this.go(Infinity);
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
      if (!this.here.over) {
        this.say(filled("full", { column: columnName(column) }), filled("choose another"));
      }
    } else if (!tried.length && game.moves[ply] === column) this.go(ply + 1);
    else this.go(ply, [...tried, column]);
  }

  forward() {
    const [next] = this.known.line(this.here);
    if (!this.tried.length) this.go(this.ply + 1);
    else if (next !== undefined) this.go(this.ply, [...this.tried, next]);
  }

  backward() {
    if (this.tried.length) this.go(this.ply, this.tried.slice(0, -1));
    else this.go(this.ply - 1);
  }

  /** The keys of every page, then the page's own; in an input they are the input's. */
  press(event) {
    const { key, target } = event, focused = target.closest(".column");
    if (!this.board || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.matches("select, input, #list *")) return;
    const enters = key === "Enter" || key === " ";
    if (enters && !focused && target !== document.body) return;
    const column = focused && enters ? Number(focused.dataset.column)
      : this.board.strips.findIndex((_, each) => columnName(each) === key.toLowerCase());
    const keys = {
      ArrowLeft: () => this.backward(), ArrowRight: () => this.forward(),
      Home: () => this.go(0), End: () => this.go(Infinity),
    };
    if (this.host.hint) keys["?"] = () => this.host.hint();
    const act = column >= 0 ? () => this.play(column) : keys[key];
    if (!act || (this.lesson?.source.mode === "puzzle" && column < 0)) return;
    act();
    event.preventDefault();
  }
}

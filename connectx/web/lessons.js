// A better move is asked for on the board: in place of the mistakes of a game that is judged, or in
// a puzzle (puzzle.js).

import { comparison, costOf } from "./verdicts.js";
import { SIDES, byId, capital, columnName, columnsInWords, filled, make, setText } from "./words.js";

/** @typedef {import("./view.js").Words} Words */
/**
 * @typedef {object} Source  where the questions come from
 * @property {"learn" | "puzzle"} mode  of the page
 * @property {() => Words} asked  the question
 * @property {(outcome: string) => string} told  what is said of the answer
 * @property {() => void} show  how far one has come
 * @property {(found: boolean) => void} settle  whether it was found, of which the first time counts
 * @property {() => void} next
 * @property {() => void} leave
 *
 * A question about the position on the board. asked: a better move is looked for; tried: one was
 * played that is no better, and then the best reply to it; answered: the better ones are shown,
 * `right` if one was found; `shown`: before one was.
 * @typedef {{source: Source, state: "asked" | "tried" | "answered", right?: boolean,
 *   shown?: boolean}} Lesson
 */

export class Lessons {
  /** @param {import("./view.js").GameView} view  it holds the lesson, and shows it */
  constructor(view) {
    this.view = view;
    const clicks = {
      "learn-0": () => this.learn(0), "learn-1": () => this.learn(1),
      answer: () => view.lesson && this.conclude(false),
      next: () => view.lesson?.source.next(), return: () => view.lesson?.source.leave(),
    };
    for (const [id, act] of Object.entries(clicks)) byId(id).addEventListener("click", act);
  }

  /** Shows the position before the move that decided the game, until that is known another one. */
  goToDecision(until = Infinity) {
    const { view } = this, { number = 0 } = view.review?.turning ?? {};
    view.go(number ? number - 1 : until);
    view.seeks = !number;
  }

  /** Shows the position before the next mistake of either side, or with -1 the one before it. */
  goToMistake(step) {
    const { view } = this, { ply, review } = view;
    const places = review.moves.flatMap((move, index) => move.symbol ? [index] : []);
    const next = step > 0 ? places.find((place) => place > ply)
      : places.findLast((place) => place < ply);
    const there = review.moves.slice(...step > 0 ? [ply + 1] : [0, ply]);
    if (next !== undefined) view.go(next);
    else this.sayNone(there, filled("no more mistakes"), "");
  }

  /** The mistakes of a side for which a better move is known, from a move on, by their indices. */
  mistakes(seat, from = 0) {
    const { review, boards, known } = this.view;
    return review.moves.flatMap(({ symbol }, index) => index >= from && index % 2 === seat && symbol
      && known.best(boards[index]).length ? [index] : []);
  }

  /** Shows the positions before these one by one, first the costliest, and asks for a better move. */
  learn(seat, from = 0) {
    const { view } = this, plies = this.mistakes(seat, from), { moves, settled } = view.review;
    const costs = plies.map((ply) => costOf(moves[ply])), most = costs.indexOf(Math.max(...costs));
    if (plies.length && settled) return new Mistakes(view, plies, most).ask();
    const own = moves.filter((_, index) => index >= from && index % 2 === seat);
    const last = Math.max(seat, moves.findLastIndex((_, index) => index % 2 === seat));
    const who = view.mover(last, true);
    return this.sayNone(own, filled("no mistakes"), filled("made none", { who }));
  }

  /** That there are none among some moves, as far as that is known. */
  sayNone(moves, headline, second) {
    const { view } = this;
    if (!view.review.settled) view.say(filled("just a moment"), filled("still checking"));
    else if (moves.some(({ verdict }) => verdict === "not scored")) {
      view.say(filled("none found"), filled("hard to check"));
    } else view.say(headline, second);
  }

  /** Asks for one of the best columns after `ply`. @param {Source} source */
  ask(source, ply) {
    this.view.go(ply, [], { source, state: "asked" });
  }

  /** The best columns; null if one goes on before they are found, which takes what it takes. */
  async betterColumns() {
    const { view } = this, { lesson, here, boards, ply, known } = view, board = boards[ply];
    const ms = known.best(board).length ? undefined : Infinity;
    if (!await view.find(board, undefined, true, ms)) return null;
    return view.lesson === lesson && view.here === here ? known.best(board) : null;
  }

  /** A column that is played for an answer. What is no better is refuted on the board. */
  async guess(column) {
    const { view } = this, { boards, ply, lesson, scorer } = view;
    if (!boards[ply].playable().includes(column)) return;
    const better = await this.betterColumns();
    if (!better) return;
    if (better.includes(column)) return this.conclude(true);
    const after = boards[ply].play(column);
    const tried = { ...lesson, state: /** @type {const} */ ("tried") };
    lesson.source.settle(false);
    view.go(ply, [column], tried);
    const reply = after.over || !scorer ? null : await scorer.work(scorer.bestColumnSteps(after));
    if (reply !== null && view.lesson === tried) view.go(ply, [column, reply], tried);
  }

  /** Shows the better columns, because one was found or as one gives up. */
  async conclude(right) {
    const { view } = this, { lesson, ply } = view;
    if (!await this.betterColumns()) return;
    const shown = lesson.shown || !right;
    lesson.source.settle(!shown);
    view.go(ply, [], { ...lesson, state: "answered", right, shown });
  }

  /**
   * What is said; `outcome`: of the position on the board, in words, empty if not known.
   * @returns {Words}
   */
  sentences(outcome) {
    const { tried, known, boards, ply, lesson: { source, state, right } } = this.view;
    const verdict = byId("verdict");
    source.show();
    verdict.hidden = state === "asked";
    verdict.className = `verdict ${state === "tried" ? "wrong" : right ? "right" : ""}`;
    setText("skip", state === "answered" ? "Next" : "Skip");
    byId("answer").setAttribute("aria-disabled", state === "answered");
    if (state === "asked") return source.asked();
    if (state === "answered") {
      setText("verdict", source.told(outcome));
      const columns = columnsInWords(known.best(boards[ply]), "or");
      return [filled(right ? "yes" : "best was", { columns }), ""];
    }
    setText("verdict", this.refutation(outcome));
    const [column] = tried;
    return [capital(filled("not best", { column: columnName(column) })), filled("try another")];
  }

  /** What came of a column that is no better. */
  refutation(outcome) {
    const { here, tried: [, reply], ply, known } = this.view, who = SIDES[(ply + 1) % 2];
    const value = known.value(here), gaps = { who, column: columnName(reply) };
    if (reply === undefined) return outcome ? `${outcome}.` : "";
    if (here.won) return filled("replies and wins", gaps);
    if (value === 0) return filled("replies and draws", gaps);
    if (outcome.startsWith(who)) return filled("replies and", { ...gaps, what: outcome.slice(who.length + 1) });
    return `${filled("replies", gaps)} ${outcome ? `${outcome}.` : "\u2026"}`;
  }
}

/** The mistakes of a game as questions, by the index of their moves. @implements {Source} */
export class Mistakes {
  mode = /** @type {const} */ ("learn");
  seen = new Set(); // those that were asked for
  found = {}; // by the same: whether a better move was found at the first try

  /** Of them, the `number`-th is asked for at first. */
  constructor(view, plies, number = 0) {
    this.view = view;
    this.plies = plies;
    this.number = number;
  }

  ask() {
    const ply = this.plies[this.number];
    this.seen.add(ply);
    this.view.lessons.ask(this, ply);
  }

  /** @returns {Words} */
  asked() {
    const { view } = this, { game, ply } = view, who = view.mover(ply, true);
    const played = filled("played here", { who, column: columnName(game.moves[ply]) });
    return [filled("find better"), played];
  }

  told() {
    const { game, ply, review, known, boards } = this.view, move = review.moves[ply];
    return move.symbol ? comparison(game, ply, move, known.best(boards[ply])) : "";
  }

  show() {
    const kind = (ply, index) => this.found[ply] ? "done"
      : index === this.number ? "here" : this.seen.has(ply) ? "skipped" : "";
    byId("progress").replaceChildren(
      ...this.plies.map((...each) => make("i", { class: kind(...each) })),
      ` ${this.number + 1} of ${this.plies.length}`);
  }

  settle(found) {
    this.found[this.view.ply] ??= found;
  }

  next() {
    this.number = (this.number + 1) % this.plies.length;
    this.ask();
  }

  leave() {
    this.view.go(Infinity);
  }
}

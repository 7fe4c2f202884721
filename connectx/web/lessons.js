// A better move is asked for on the board: in place of the mistakes of a game that is judged, or in
// a puzzle (puzzle.js).

import { comparison, moverOf } from "./verdicts.js";
import { SIDES, byId, capital, columnName, columnsInWords, make, setText } from "./words.js";

/** @typedef {import("./view.js").Words} Words */
/**
 * @typedef {object} Source  where the questions come from
 * @property {"learn" | "puzzle"} mode  of the page
 * @property {() => Words} asked  the question
 * @property {(outcome: string) => string} told  what is said of the answer
 * @property {() => void} show  how far one has come
 * @property {() => void} solved  called when the answer is found without help
 * @property {() => void} next
 * @property {() => void} leave
 *
 * A question about the position on the board. asked: a better move is looked for; tried: one was
 * played that is no better, and then the best reply to it; answered: the better ones are shown,
 * `right` if one was found. `better`: null until they are looked up; `shown`: before one was found.
 * @typedef {{source: Source, state: "asked" | "tried" | "answered", better: ?number[],
 *   right?: boolean, shown?: boolean}} Lesson
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

  /** Shows the position before the move that decided the game. */
  goToDecision() {
    const { view } = this;
    if (view.turning?.number) view.go(view.turning.number - 1);
    else view.go(Infinity);
  }

  /** Shows the position before the next mistake of either side, or with -1 the one before it. */
  goToMistake(step) {
    const { view } = this, { ply, review } = view;
    if (!review) return view.say("Not yet", "The game is still being judged.");
    const places = review.flatMap((move, index) => move.symbol ? [index] : []);
    const next = step > 0 ? places.find((place) => place > ply)
      : places.findLast((place) => place < ply);
    if (next !== undefined) view.go(next);
    else view.say("No more mistakes", `There is none ${step > 0 ? "after" : "before"} this move.`);
  }

  /** Shows the positions before a side's mistakes one by one, and asks for a better move. */
  learn(seat) {
    const { view } = this;
    if (!view.review) return view.say("Not yet", "The game is still being judged.");
    const mistakes = view.review.flatMap((move, index) =>
      index % 2 === seat && move.symbol && move.better.length ? [index] : []);
    if (mistakes.length) new Mistakes(view, mistakes).ask();
    else view.say("No mistakes", `${capital(SIDES[seat])} made none to learn from.`);
  }

  /** Asks for one of the `better` columns after `ply`. @param {Source} source */
  ask(source, ply, better = null) {
    this.view.go(ply, [], { source, better, state: "asked" });
  }

  /** The better columns, those that keep the value unless they are given; null if one goes on. */
  async betterColumns() {
    const { lesson, scorer, boards, ply } = this.view;
    if (lesson.better) return lesson.better;
    const scores = await scorer.columnScores(boards[ply]);
    if (!scores || this.view.lesson !== lesson) return null;
    const value = Math.sign(Math.max(...Object.values(scores)));
    return Object.keys(scores).map(Number).filter((each) => Math.sign(scores[each]) === value);
  }

  /** A column that is played for an answer. What is no better is refuted on the board. */
  async guess(column) {
    const { view } = this, { boards, ply, lesson, scorer } = view;
    if (!boards[ply].playable().includes(column)) return;
    const better = await this.betterColumns();
    if (!better) return;
    if (better.includes(column)) return this.conclude(true);
    const after = boards[ply].play(column), tried = { ...lesson, state: "tried" };
    view.go(ply, [column], tried);
    const reply = after.over || !scorer ? null : await scorer.bestColumn(after);
    if (reply !== null && view.lesson === tried) view.go(ply, [column, reply], tried);
  }

  /** Shows the better columns, because one was found or as one gives up. */
  async conclude(right) {
    const { view } = this, { lesson, ply } = view, better = await this.betterColumns();
    if (!better) return;
    const shown = lesson.shown || !right;
    if (!shown) lesson.source.solved();
    view.go(ply, [], { ...lesson, better, state: "answered", right, shown });
    view.host.save?.();
  }

  /**
   * What is said; `outcome`: of the position on the board, in words, empty if not known.
   * @returns {Words}
   */
  sentences(outcome) {
    const { ply, tried, lesson: { source, state, right, better } } = this.view;
    const verdict = byId("verdict");
    source.show();
    verdict.hidden = state === "asked";
    verdict.className = `verdict ${state === "tried" ? "wrong" : right ? "right" : ""}`;
    setText("skip", state === "answered" ? "Next" : "Skip");
    byId("answer").setAttribute("aria-disabled", state === "answered");
    if (state === "asked") return source.asked();
    if (state === "answered") {
      setText("verdict", source.told(outcome));
      const columns = columnsInWords(better, "or");
      return [right ? `Yes, ${columns}!` : `Better: ${columns}`, ""];
    }
    const [, reply] = tried, side = capital(SIDES[(ply + 1) % 2]);
    const answer = reply === undefined ? "" : `${side} answers ${columnName(reply)}: `;
    const result = outcome || "looking for the score \u2026";
    setText("verdict", `${answer}${answer ? result : capital(result)}.`);
    return [`Not ${columnName(tried[0])}`, "There is better. Try another column."];
  }
}

/** The mistakes of a game as questions, by the index of their moves. @implements {Source} */
export class Mistakes {
  mode = /** @type {const} */ ("learn");
  number = 0; // of the one that is asked for
  found = new Set(); // those for which a better move was found

  constructor(view, plies) {
    this.view = view;
    this.plies = plies;
  }

  ask() {
    const ply = this.plies[this.number];
    this.view.lessons.ask(this, ply, this.view.review[ply].better);
  }

  /** @returns {Words} */
  asked() {
    const { game, ply } = this.view, column = columnName(game.moves[ply]);
    return ["Find a better move", `Move ${ply + 1}: ${moverOf(game, ply)} dropped in ${column}.`];
  }

  told() {
    return comparison(this.view.game, this.view.ply);
  }

  show() {
    const kind = (ply, index) => this.found.has(ply) ? "done"
      : index === this.number ? "here" : index < this.number ? "skipped" : "";
    byId("progress").replaceChildren(
      ...this.plies.map((...each) => make("i", { class: kind(...each) })),
      ` ${this.number + 1} of ${this.plies.length}`);
  }

  solved() {
    this.found.add(this.view.ply);
  }

  next() {
    this.number = (this.number + 1) % this.plies.length;
    this.ask();
  }

  leave() {
    this.view.go(Infinity);
  }
}

// What can be learned from a game once it is judged: the move that decided it, and every mistake
// with a better one to be found.

import { moverOf } from "./verdicts.js";
import { SIGNS, byId, columnName, listed } from "./words.js";

/**
 * About the move after `ply`, a mistake. decided: it is shown; asked: a better one is asked for;
 * tried: one was played that is no better; answered: the better ones are shown, `right` if one was
 * found. All but the first go through the `mistakes` of a side, by index, and are at `number`.
 * @typedef {{state: "decided" | "asked" | "tried" | "answered", mistakes?: number[],
 *   number?: number, right?: boolean}} Lesson
 */

export class Lessons {
  /** @param {import("./view.js").GameView} view  it holds the lesson, and shows it */
  constructor(view) {
    this.view = view;
    const clicks = {
      there: () => this.goToDecision(), chance: () => this.explain(view.turning.chance - 1),
      earlier: () => this.goToMistake(-1), later: () => this.goToMistake(1),
      "learn-0": () => this.learn(0), "learn-1": () => this.learn(1),
      answer: () => view.go(view.ply, [], { ...view.lesson, state: "answered" }),
      next: () => this.ask(view.lesson.mistakes, view.lesson.number + 1),
    };
    for (const [id, act] of Object.entries(clicks)) byId(id).addEventListener("click", act);
  }

  /** Shows the position before a move, what it did, and what would have been better. */
  explain(index) {
    this.view.go(index, [], { state: "decided" });
  }

  goToDecision() {
    const { view } = this;
    if (view.turning?.number) this.explain(view.turning.number - 1);
    else view.go(Infinity);
  }

  /** Shows the next mistake of either side after this move, or with -1 the one before it. */
  goToMistake(step) {
    const { view } = this, { ply, review } = view;
    if (!review) return view.say("The game is still being judged.");
    const numbers = review.flatMap((move, index) => move.symbol ? [index + 1] : []);
    const next = step > 0 ? numbers.find((number) => number > ply)
      : numbers.findLast((number) => number < ply);
    if (next) view.go(next);
    else view.say(`There is no mistake ${step > 0 ? "after" : "before"} this move.`);
  }

  /** Shows the positions before a side's mistakes one by one, and asks for a better move. */
  learn(seat) {
    const { view } = this;
    if (!view.review) return view.say("The game is still being judged.");
    const mistakes = view.review.flatMap((move, index) =>
      index % 2 === seat && move.symbol && move.better.length ? [index] : []);
    if (mistakes.length) this.ask(mistakes, 0);
    else view.say(`There is no mistake of ${SIGNS[seat]} to learn from.`);
  }

  ask(mistakes, number) {
    const next = number % mistakes.length;
    this.view.go(mistakes[next], [], { state: "asked", mistakes, number: next });
    byId("board").scrollIntoView({ block: "nearest" });
  }

  /** A column that is played for an answer. */
  guess(column) {
    const { boards, ply, lesson, review } = this.view, right = review[ply].better.includes(column);
    if (!boards[ply].playable().includes(column)) return;
    const state = right ? "answered" : "tried";
    this.view.go(ply, right ? [] : [column], { ...lesson, state, right });
  }

  /** What is said; `outcome`: of the position on the board, in words, empty if not known. */
  sentences(outcome) {
    const { game, ply, tried, review, found, lesson, moves } = this.view;
    const { verdict, better } = review[ply], mover = moverOf(game, ply);
    const comparison = this.view.verdicts.comparison(game, ply);
    if (lesson.state === "decided") return [`Move ${ply + 1} by ${mover}.`, comparison];
    const count = `${lesson.number + 1} of ${lesson.mistakes.length}.`;
    if (lesson.state === "asked") {
      const played = `${mover} played ${columnName(game.moves[ply])} here: ${verdict}.`;
      return [count, played, "Find a better column."];
    }
    if (lesson.state === "answered") {
      return [count, `${lesson.right ? "Right" : "Better"}: ${listed(better.map(columnName), "or")}.`,
        comparison];
    }
    const result = `Column ${columnName(tried[0])}: ${outcome || "looking for the score \u2026"}.`;
    const answer = found.line.slice(0, 1).map((column) =>
      `${SIGNS[moves.length % 2]} answers ${columnName(column)}.`);
    return [count, result, ...answer, "There is better. Try another column."];
  }
}

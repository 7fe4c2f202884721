// What can be learned from a game once it is judged: every mistake, with a better move to be found.

import { comparison, moverOf } from "./verdicts.js";
import { SIDES, byId, capital, columnName, listed, make, setText } from "./words.js";

/**
 * About the move after `ply`, one of the `mistakes` of a side, by index, and the one at `number`.
 * asked: a better one is asked for; tried: one was played that is no better, and then the best reply
 * to it; answered: the better ones are shown, `right` if one was found.
 * @typedef {{state: "asked" | "tried" | "answered", mistakes: number[], number: number,
 *   right?: boolean}} Lesson
 */

export class Lessons {
  /** @param {import("./view.js").GameView} view  it holds the lesson, and shows it */
  constructor(view) {
    this.view = view;
    const clicks = {
      "learn-0": () => this.learn(0), "learn-1": () => this.learn(1),
      answer: () => view.lesson && view.go(view.ply, [], { ...view.lesson, state: "answered" }),
      next: () => view.lesson && this.ask(view.lesson.mistakes, view.lesson.number + 1),
      return: () => view.lesson && this.leave(),
    };
    for (const [id, act] of Object.entries(clicks)) byId(id).addEventListener("click", act);
    this.solved = new Set(); // mistakes for which a better move was found
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
    this.solved.clear();
    if (mistakes.length) this.ask(mistakes, 0);
    else view.say("No mistakes", `${capital(SIDES[seat])} made none to learn from.`);
  }

  ask(mistakes, number) {
    const next = number % mistakes.length;
    this.view.go(mistakes[next], [], { state: "asked", mistakes, number: next });
  }

  leave() {
    this.view.go(Infinity);
  }

  /** A column that is played for an answer. What is no better is refuted on the board. */
  async guess(column) {
    const { view } = this, { boards, ply, lesson, review, scorer } = view;
    if (!boards[ply].playable().includes(column)) return;
    if (review[ply].better.includes(column)) {
      this.solved.add(ply);
      return view.go(ply, [], { ...lesson, state: "answered", right: true });
    }
    const after = boards[ply].play(column), tried = { ...lesson, state: "tried" };
    view.go(ply, [column], tried);
    const reply = after.over || !scorer ? null : await scorer.bestColumn(after);
    if (reply !== null && view.lesson === tried) view.go(ply, [column, reply], tried);
  }

  /**
   * What is said; `outcome`: of the position on the board, in words, empty if not known.
   * @returns {import("./view.js").Words}
   */
  sentences(outcome) {
    const { game, ply, tried, review, lesson } = this.view;
    const { better } = review[ply], { state, right, mistakes, number } = lesson;
    const verdict = byId("verdict");
    byId("progress").replaceChildren(...mistakes.map((each, index) => make("i", {
      class: this.solved.has(each) ? "done" : index === number ? "here"
        : index < number ? "skipped" : "",
    })), ` ${number + 1} of ${mistakes.length}`);
    verdict.hidden = state === "asked";
    verdict.className = `verdict ${state === "tried" ? "wrong" : right ? "right" : ""}`;
    setText("skip", state === "answered" ? "Next" : "Skip");
    byId("answer").setAttribute("aria-disabled", state === "answered");
    if (state === "asked") {
      return ["Find a better move",
        `Move ${ply + 1}: ${moverOf(game, ply)} dropped in ${columnName(game.moves[ply])}.`];
    }
    if (state === "answered") {
      setText("verdict", comparison(game, ply));
      return [`${right ? "Yes" : "Better"}: ${listed(better.map(columnName), "or")}`, ""];
    }
    const [, reply] = tried, side = capital(SIDES[(ply + 1) % 2]);
    const answer = reply === undefined ? "" : `${side} answers ${columnName(reply)}: `;
    const result = outcome || "looking for the score \u2026";
    setText("verdict", `${answer}${answer ? result : capital(result)}.`);
    return [`Not ${columnName(tried[0])}`, "There is better. Try another column."];
  }
}

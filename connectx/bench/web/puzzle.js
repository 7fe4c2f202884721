// Puzzles: positions in which one column alone keeps a win or a draw. The page's scorer knows which.

import { remember, remembered } from "./link.js";
import { SIDES, byId, columnsText, filled, segments, setText } from "./words.js";

const KINDS = ["easy", "medium", "hard"];

/** @typedef {import("./lessons.js").Source} Source */

/** @implements {Source} */
export class Puzzles {
  mode = /** @type {const} */ ("puzzle");

  /**
   * @param {any} page  the `PlayPage` on which they are shown
   * @param {string[][]} all  their moves, by level
   */
  constructor(page, all) {
    this.page = page;
    this.all = all;
    const { puzzles = KINDS[0], answers = {} } = remembered();
    this.level = puzzles;
    this.answers = Object(answers); // by their moves: whether the first one was right
    for (const id of ["puzzle", "daily"]) byId(id).onclick = () => this.open();
    segments("puzzles", "puzzles", KINDS, this.level, (level) => {
      this.level = level;
      remember({ puzzles: level });
      this.open();
    });
  }

  /** Those of the level that is chosen. */
  get here() {
    return this.all[Math.max(0, KINDS.indexOf(this.level))];
  }

  /** Whether some moves lead to one. */
  has(moves) {
    return this.all.flat().includes(columnsText(moves));
  }

  /** Opens the first from a number on that has not been answered. */
  open(number = 0) {
    const all = [...this.here.slice(number), ...this.here];
    const moves = all.find((each) => !(each in this.answers)) ?? all[0];
    this.page.openPuzzle([...moves].map((name) => Number(name) - 1));
  }

  /** @returns {import("./view.js").Words} */
  asked() {
    const { last, scorer } = this.page, value = scorer.knownScore(last);
    const asks = value ? "only wins" : value === 0 ? "only holds" : "only right";
    return [filled("to play", { who: SIDES[last.turn] }), filled(asks)];
  }

  told(outcome) {
    const solved = this.answers[this.moves] ? "solved" : "right in the end";
    return `${filled(this.page.view.lesson.shown ? "had a look" : solved)} ${outcome}.`;
  }

  show() {
    const solved = Object.values(this.answers).filter(Boolean).length;
    setText("solved", solved ? `${solved} solved` : "");
  }

  settle(found) {
    this.answers = { [this.moves]: found, ...this.answers };
    remember({ answers: this.answers });
  }

  /** The puzzle that is asked. */
  get moves() {
    return columnsText(this.page.game.moves);
  }

  next() {
    this.open(1 + this.here.indexOf(this.moves));
  }

  leave() {
    this.page.leavePuzzle();
  }
}

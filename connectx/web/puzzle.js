// Puzzles: positions in which one column alone keeps a win or a draw. The page's scorer knows which.

import { remember, remembered } from "./record.js";
import { SIDES, byId, columnsText, filled, segments, setText } from "./words.js";

const KINDS = ["easy", "medium", "hard"];
const DAY_MS = 86_400_000;

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
    this.level = remembered().puzzles ?? KINDS[0];
    for (const id of ["puzzle", "daily"]) byId(id).onclick = () => this.open(this.today());
    segments("puzzles", "puzzles", KINDS, this.level, (level) => {
      this.level = level;
      remember({ puzzles: level });
      this.open(this.today());
    });
  }

  /** Those of the level that is chosen. */
  get here() {
    return this.all[Math.max(0, KINDS.indexOf(this.level))];
  }

  /** The number of the one of the day. */
  today() {
    const minutes = new Date().getTimezoneOffset();
    return Math.floor((Date.now() - 60_000 * minutes) / DAY_MS) % this.here.length;
  }

  /** Opens that one, or the next that is not solved yet. */
  open(number) {
    const { here } = this, { solutions = [], helped = [] } = remembered();
    const open = [...here.slice(number), ...here]
      .find((each) => ![solutions, helped].some((all) => all.includes(each)));
    this.page.openPuzzle([...open ?? here[number]].map((name) => Number(name) - 1));
  }

  /** @returns {import("./view.js").Words} */
  asked() {
    const { last, scorer } = this.page, value = scorer.knownScore(last);
    const asks = value ? "only wins" : value === 0 ? "only holds" : "only right";
    return [filled("to play", { who: SIDES[last.turn] }), filled(asks)];
  }

  told(outcome) {
    const { shown, missed } = this.page.view.lesson;
    const counts = !missed && !remembered().helped?.includes(this.moves);
    return `${filled(shown ? "had a look" : counts ? "solved" : "right in the end")} ${outcome}.`;
  }

  show() {
    const { solutions = [] } = remembered();
    setText("solved", solutions.length ? `${solutions.length} solved` : "");
  }

  solved() {
    const { solutions = [], helped = [] } = remembered();
    if (helped.includes(this.moves)) return;
    remember({ solutions: [...new Set([...solutions, this.moves])] });
  }

  /** From now on this one does not count. */
  helped() {
    const { solutions = [], helped = [] } = remembered();
    if (solutions.includes(this.moves)) return;
    remember({ helped: [...new Set([...helped, this.moves])] });
  }

  /** The puzzle that is asked. */
  get moves() {
    return columnsText(this.page.game.moves);
  }

  next() {
    this.open(Math.floor(Math.random() * this.here.length));
  }

  leave() {
    this.page.leavePuzzle();
  }
}

// Puzzles: positions in which one column alone keeps a win or a draw. The page's scorer knows which.

import { remember, remembered } from "./record.js";
import {
  SIDES, byId, capital, columnName, columnOutcome, columnsText, segments, setText,
} from "./words.js";

const KINDS = ["easy", "medium", "hard"];
const DAY_MS = 86_400_000;

export class Puzzles {
  on = false; // whether one is on the board, solved or not
  helped = false; // by having it shown

  /**
   * @param {any} page  the `PlayPage` on which they are shown
   * @param {string[][]} all  their moves, by level
   */
  constructor(page, all) {
    this.page = page;
    this.all = all;
    this.level = remembered().puzzles ?? KINDS[0];
    for (const id of ["puzzle", "daily"]) byId(id).onclick = () => this.open(this.today());
    byId("next").addEventListener("click", () => {
      if (this.on) this.open(Math.floor(Math.random() * this.here.length));
    });
    byId("answer").addEventListener("click", () => { if (this.on) this.tell(); });
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
    const { here } = this, { solutions = [] } = remembered();
    const open = [...here.slice(number), ...here].find((each) => !solutions.includes(each));
    this.helped = false;
    this.page.openPuzzle([...open ?? here[number]].map((name) => Number(name) - 1));
  }

  /** What is asked. @returns {import("./view.js").Words} */
  question(turn) {
    const value = this.page.scorer?.knownScore(this.page.last);
    const does = value ? "wins" : value === 0 ? "holds the draw" : "keeps the win or the draw";
    return [`${capital(SIDES[turn])} to move`, `Only one column ${does}. Which?`];
  }

  show(on) {
    this.on = on;
    this.conclude("");
    const { solutions = [] } = remembered();
    setText("solved", solutions.length ? `${solutions.length} solved` : "");
    setText("skip", this.page.puzzle ? "Skip" : "Next");
    byId("answer").setAttribute("aria-disabled", !this.page.puzzle);
  }

  conclude(text, right = true) {
    byId("verdict").hidden = !text;
    byId("verdict").className = `verdict ${right ? "right" : "wrong"}`;
    setText("verdict", text);
  }

  /** Shows the right column; then it does not count as solved. */
  async tell() {
    const { page } = this, { puzzle } = page;
    if (!puzzle) return;
    const column = await page.scorer.bestColumn(page.last);
    if (column === null || page.puzzle !== puzzle) return;
    this.helped = true;
    this.answer(column);
  }

  /** Says whether a column is the right one; if not, the best reply to it is played on the board. */
  async answer(column) {
    const { page } = this, { last, scorer, view, puzzle } = page, wanted = () => page.puzzle === puzzle;
    const name = columnName(column), scores = await scorer.columnScores(last);
    if (!scores || !wanted()) return;
    const [kept, best] = [scores[column], Math.max(...Object.values(scores))].map(Math.sign);
    const words = capital(columnOutcome(scores[column], last.empties, last.turn));
    if (kept === best) {
      const { solutions = [] } = remembered(), found = this.helped ? [] : [columnsText(puzzle)];
      remember({ solutions: [...new Set([...solutions, ...found])] });
      page.puzzle = null;
      page.save();
      view.go(Infinity, [column]);
      this.show(true);
      this.conclude(this.helped ? "Shown, so it does not count." : "Solved without help: it counts.");
      return view.say(this.helped ? `It is column ${name}` : `Yes, column ${name}!`, `${words}.`);
    }
    const reply = await scorer.bestColumn(last.play(column));
    if (reply === null || !wanted()) return;
    view.go(Infinity, [column, reply]);
    this.conclude(`Column ${name}: ${words}.`, false);
    view.say(`Not ${name}`,
      `${capital(SIDES[1 - last.turn])} answers ${columnName(reply)}. Try another column.`);
  }
}

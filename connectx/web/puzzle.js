// Puzzles: positions in which one column alone keeps a win or a draw. The page's scorer knows which.

import { remember, remembered } from "./record.js";
import { SIGNS, byId, columnName, columnOutcome, columnsText, make, setText } from "./words.js";

const LEVELS = ["easy", "medium", "hard"];
const DAY_MS = 86_400_000;

export class Puzzles {
  helped = false; // by a hint

  /**
   * @param {any} page  the `PlayPage` on which they are shown
   * @param {string[][]} all  their moves, by level
   */
  constructor(page, all) {
    this.page = page;
    this.all = all;
    this.level = remembered().puzzles ?? LEVELS[0];
    byId("puzzle").onclick = () => this.open(this.today());
    byId("another").onclick = () => this.open(Math.floor(Math.random() * this.here.length));
    byId("puzzles").append(...LEVELS.map((level) => make("option", {}, level)));
    byId("puzzles").value = this.level;
    byId("puzzles").onchange = ({ target: { value } }) => {
      this.level = value;
      remember({ puzzles: value });
      this.open(this.today());
    };
  }

  /** Those of the level that is chosen. */
  get here() {
    return this.all[Math.max(0, LEVELS.indexOf(this.level))];
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

  /** What is asked. */
  question(turn) {
    const value = this.page.scorer?.knownScore(this.page.last);
    const does = value ? "wins" : value === 0 ? "holds the draw" : "keeps the win or the draw";
    return `Puzzle: ${SIGNS[turn]} to move. One column alone ${does}. Find it.`;
  }

  show(on) {
    byId("puzzling").hidden = !on;
    byId("another").classList.toggle("primary", !this.page.puzzle);
    const { solutions = [] } = remembered();
    setText("solved", solutions.length ? `${solutions.length} solved` : "");
  }

  /** Says whether a column is the right one; if not, the best reply to it is played on the board. */
  async answer(column) {
    const { page } = this, { last, scorer, view, puzzle } = page, wanted = () => page.puzzle === puzzle;
    view.say("Looking \u2026");
    const scores = await scorer.columnScores(last);
    if (!scores || !wanted()) return;
    const [kept, best] = [scores[column], Math.max(...Object.values(scores))].map(Math.sign);
    const words = `Column ${columnName(column)}: ${columnOutcome(scores[column], last.empties,
      last.turn)}`;
    if (kept === best) {
      const { solutions = [] } = remembered(), found = this.helped ? [] : [columnsText(puzzle)];
      remember({ solutions: [...new Set([...solutions, ...found])] });
      page.puzzle = null;
      page.save();
      view.go(Infinity, [column]);
      this.show(true);
      return view.say(`Right! ${words}. Play on from here, or try another puzzle.`);
    }
    const reply = await scorer.bestColumn(last.play(column));
    if (reply === null || !wanted()) return;
    view.go(Infinity, [column, reply]);
    view.say(`${words}; ${SIGNS[1 - last.turn]} answers ${columnName(reply)}. Try another column.`);
  }
}

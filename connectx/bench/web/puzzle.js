// Puzzles: positions in which one column alone keeps a win or a draw. The page's scorer knows which.

import { remember, recall } from "./storage.js";
import { SIDES, byId, columnsText, phrase, showChoices, setText } from "./words.js";

const LEVELS = ["easy", "medium", "hard"];

/** @typedef {import("./lessons.js").Source} Source */

/** @implements {Source} */
export class Puzzles {
  mode = /** @type {const} */ ("puzzle");

  /**
   * @param {any} page  the `PlayPage` on which they are shown
   * @param {string[][]} puzzles  their moves, by level
   */
  constructor(page, puzzles) {
    this.page = page;
    this.puzzles = puzzles;
    const { puzzles: level = LEVELS[0], answers = {} } = recall();
    this.level = level;
    this.answers = Object(answers); // by their moves: whether the first one was right
    for (const id of ["puzzle", "daily"]) byId(id).onclick = () => this.open();
    showChoices("puzzles", "puzzles", LEVELS, this.level, (chosen) => {
      this.level = chosen;
      remember({ puzzles: chosen });
      this.open();
    });
  }

  /** The puzzles of the chosen level. */
  get ofLevel() {
    return this.puzzles[Math.max(0, LEVELS.indexOf(this.level))];
  }

  /** The moves of the puzzle that is asked. */
  get moves() {
    return columnsText(this.page.session.state.moves);
  }

  /** Return whether some moves lead to a puzzle. @param {number[]} moves  columns */
  has(moves) {
    return this.puzzles.flat().includes(columnsText(moves));
  }

  /**
   * Open the first puzzle of the level that has not been answered, from an index on and then from 0. If
   * all have been answered, open the one at the index.
   */
  open(startIndex = 0) {
    const inOrder = [...this.ofLevel.slice(startIndex), ...this.ofLevel];
    const unanswered = inOrder.find((moves) => !(moves in this.answers));
    const moves = unanswered ?? inOrder[0];
    const columns = [...moves].map((name) => Number(name) - 1);
    this.page.openPuzzle(columns);
  }

  /** @returns {import("./view.js").Message} */
  question() {
    const { board } = this.page.session.state;
    const score = this.page.scorer.knownScore(board);
    let task = "only right"; // the score is not known
    if (score) task = "only wins";
    else if (score === 0) task = "only holds";
    return [phrase("to play", { who: SIDES[board.turn] }), phrase(task)];
  }

  /** Say how the puzzle was solved. @param {string} outcome  the score of the position in words */
  comment(outcome) {
    let name = "right in the end";
    if (this.page.view.lesson.wasShown) name = "had a look";
    else if (this.answers[this.moves]) name = "solved";
    return `${phrase(name)} ${outcome}.`;
  }

  showProgress() {
    const solved = Object.values(this.answers).filter(Boolean).length;
    setText("solved", solved ? `${solved} solved` : "");
  }

  settle(isFound) {
    this.answers = { [this.moves]: isFound, ...this.answers };
    remember({ answers: this.answers });
  }

  next() {
    this.open(1 + this.ofLevel.indexOf(this.moves));
  }

  leave() {
    this.page.leavePuzzle();
  }
}

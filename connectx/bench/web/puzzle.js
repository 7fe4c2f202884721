// Puzzles: positions in which one column alone keeps a win or a draw. The page's scorer knows which.

import { storeValues, readStoredValues } from "./storage.js";
import { SIDES, byId, columnsText, phrase, showChoices, setText } from "./words.js";

const PUZZLE_LEVELS = ["easy", "medium", "hard"];

/** @typedef {import("./lessons.js").Source} Source */

/** @implements {Source} */
export class Puzzles {
  mode = /** @type {const} */ ("puzzle");

  /**
   * @param {any} page  the `PlayPage` on which they are shown
   * @param {string[][]} puzzlesByLevel  each puzzle as the text of the moves that lead to it, such as "4453"
   */
  constructor(page, puzzlesByLevel) {
    this.page = page;
    this.puzzlesByLevel = puzzlesByLevel;
    const { puzzles: level = PUZZLE_LEVELS[0], answers = {} } = readStoredValues();
    this.level = level;
    // Whether the first answer was right, by the texts of puzzles.
    this.answers = Object(answers);
    for (const id of ["puzzle", "daily"]) byId(id).onclick = () => this.open();
    showChoices("puzzles", "puzzles", PUZZLE_LEVELS, this.level, (chosenLevel) => {
      this.level = chosenLevel;
      storeValues({ puzzles: chosenLevel });
      this.open();
    });
  }

  /** The puzzles of the chosen level, each as the text of its moves. */
  get puzzlesOfLevel() {
    const index = PUZZLE_LEVELS.indexOf(this.level);
    // If there is no level of the stored name, take the first.
    return this.puzzlesByLevel[Math.max(0, index)];
  }

  /** The text of the moves of the puzzle on the board. */
  get currentPuzzle() {
    return columnsText(this.page.session.state.moves);
  }

  /** Return whether some moves lead to a puzzle. @param {number[]} moves  columns */
  has(moves) {
    return this.puzzlesByLevel.flat().includes(columnsText(moves));
  }

  /**
   * Open the first puzzle of the level that has not been answered, from an index on and then from 0. If
   * all have been answered, open the one at the index.
   */
  open(startIndex = 0) {
    const puzzles = [...this.puzzlesOfLevel.slice(startIndex), ...this.puzzlesOfLevel];
    const unanswered = puzzles.find((puzzle) => !(puzzle in this.answers));
    const puzzle = unanswered ?? puzzles[0];
    const columns = [...puzzle].map((name) => Number(name) - 1);
    this.page.openPuzzle(columns);
  }

  /**
   * Say who is to move, and whether its one right column wins, or saves a draw.
   * @returns {import("./view.js").Message}
   */
  question() {
    const { board } = this.page.session.state;
    // The score is that of the side to move, or null if it is not known.
    const score = this.page.scorer.knownScore(board);
    let task = "only right";
    if (score) task = "only wins";
    else if (score === 0) task = "only holds";
    return [phrase("to play", { who: SIDES[board.turn] }), phrase(task)];
  }

  /**
   * Say how the puzzle was solved: after a look at the answer, at the first try, or later.
   * @param {string} outcome  the score of the position in words
   */
  comment(outcome) {
    let name = "right in the end";
    if (this.page.view.lesson.wasShown) name = "had a look";
    else if (this.answers[this.currentPuzzle]) name = "solved";
    return `${phrase(name)} ${outcome}.`;
  }

  /** Show how many puzzles were solved. */
  showProgress() {
    const solvedCount = Object.values(this.answers).filter(Boolean).length;
    setText("solved", solvedCount ? `${solvedCount} solved` : "");
  }

  /**
   * Store whether the puzzle on the board was solved, unless it was answered before.
   * @param {boolean} isFound
   */
  recordAnswer(isFound) {
    // An earlier answer to the puzzle stays.
    this.answers = { [this.currentPuzzle]: isFound, ...this.answers };
    storeValues({ answers: this.answers });
  }

  /** Open the next puzzle of the level. */
  askNext() {
    const index = this.puzzlesOfLevel.indexOf(this.currentPuzzle);
    this.open(index + 1);
  }

  /** Go back to the game before the puzzles. */
  leave() {
    this.page.leavePuzzle();
  }
}

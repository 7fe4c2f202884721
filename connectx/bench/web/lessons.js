// A better move is asked for on the board: in place of the mistakes of a game that is reviewed, or in
// a puzzle (puzzle.js).

import { describeMistake } from "./verdicts.js";
import { SIDES, byId, capitalize, columnName, columnsInWords, phrase, make, setText } from "./words.js";

const REFUTES_MS = 1000; // to find what follows a mistake
const MAX_WINNING_MOVES = 5; // that are drawn after a mistake; of a longer line only the first one is

/** @typedef {import("./view.js").Message} Words */
/**
 * @typedef {object} Source  where the questions come from
 * @property {"learn" | "puzzle"} mode  of the page
 * @property {() => Words} question
 * @property {(outcome: string) => string} comment  says what there is to say of the answer
 * @property {() => void} showProgress  shows how far one has come
 * @property {(isFound: boolean) => void} settle  counts an answer, if it is the first to the question
 * @property {() => void} next  asks the next question
 * @property {() => void} leave
 *
 * A question about the position on the board. asked: a better move is looked for; tried: one was
 * played that is no better, and then the best reply to it; answered: the better ones are shown.
 * `isRight`: one of them was found. `wasShown`: they were shown before that.
 * @typedef {{source: Source, state: "asked" | "tried" | "answered", isRight?: boolean,
 *   wasShown?: boolean}} Lesson
 */

/** Asks the questions of a view, and takes the answers. The view holds the lesson, and shows it. */
export class Lessons {
  /** @param {import("./view.js").GameView} view */
  constructor(view) {
    this.view = view;
    const actions = {
      "learn-0": () => this.learn((ply) => ply % 2 === 0),
      "learn-1": () => this.learn((ply) => ply % 2 === 1),
      answer: () => { if (view.lesson) this.conclude(false); },
      next: () => view.lesson?.source.next(),
      return: () => view.lesson?.source.leave(),
    };
    for (const [id, action] of Object.entries(actions)) byId(id).addEventListener("click", action);
  }

  /**
   * Go to the position before the move that decided the game. Until that is known, go to another one.
   * @param {number} otherPly
   */
  goToDecision(otherPly = Infinity) {
    const { view } = this;
    const decidingNumber = view.review?.turningPoint?.number; // of the move, from 1
    view.go(decidingNumber ? decidingNumber - 1 : otherPly);
    view.willGoToDecision = !decidingNumber;
  }

  /**
   * Go to the position before the nearest mistake of either side, or say that there is none.
   * @param {1 | -1} direction  1: on in the game; -1: back
   */
  goToMistake(direction) {
    const { view } = this;
    const { moves } = view.review;
    const isForward = direction > 0;
    const passedMoves = isForward ? moves.slice(view.ply + 1) : moves.slice(0, view.ply);
    const isMistake = ({ symbol }) => symbol !== "";
    const mistake = isForward ? passedMoves.find(isMistake) : passedMoves.findLast(isMistake);
    if (mistake) view.go(moves.indexOf(mistake));
    else this.sayNoMistake(passedMoves, phrase("no more mistakes"), "");
  }

  /**
   * Return the mistakes for which a better move is known, by the plies of the moves.
   * @param {(ply: number) => boolean} isAsked  whether a move is one of those that are asked for
   */
  mistakes(isAsked) {
    const { review, boards, knownScores } = this.view;
    const plies = [];
    review.moves.forEach(({ symbol }, ply) => {
      if (!symbol || !isAsked(ply)) return;
      const hasBetterMove = knownScores.bestColumns(boards[ply]).length > 0;
      if (hasBetterMove) plies.push(ply);
    });
    return plies;
  }

  /**
   * Return how far the search for mistakes among some moves is.
   * @param {(ply: number) => boolean} isAsked  whether a move is one of these
   * @returns {{count: number, scored: {number: number, all: number}, isFinal: boolean}} how many mistakes
   *   are known; of how many of all these moves the scores are known; whether the search will find no more
   */
  progress(isAsked) {
    const { review } = this.view;
    if (!review) return { count: 0, scored: { number: 0, all: 0 }, isFinal: false };
    const moves = review.moves.filter((_, ply) => isAsked(ply));
    const scoredMoves = moves.filter(({ before, after }) => before !== null && after !== null);
    return {
      count: this.mistakes(isAsked).length,
      scored: { number: scoredMoves.length, all: moves.length },
      isFinal: review.isFinal,
    };
  }

  /**
   * Ask for better moves in place of mistakes, one by one from the first in the game. While the search may
   * find more mistakes, and if there is none, say that instead.
   * @param {(ply: number) => boolean} isAsked  whether a move is one of those that are asked for
   */
  learn(isAsked) {
    const { view } = this;
    const { moves, isFinal } = view.review;
    const plies = this.mistakes(isAsked);
    if (plies.length && isFinal) {
      new Mistakes(view, plies).ask();
      return;
    }
    const askedMoves = moves.filter((_, ply) => isAsked(ply));
    const lastAskedPly = moves.findLastIndex((_, ply) => isAsked(ply));
    const who = lastAskedPly < 0 ? "Nobody" : view.nameMoverFirst(lastAskedPly);
    this.sayNoMistake(askedMoves, phrase("no mistakes"), phrase("made none", { who }));
  }

  /**
   * Say that there is no mistake among some moves, or that this is not known.
   * @param {import("./verdicts.js").ReviewedMove[]} moves
   * @param {string} headline  said if there is none @param {string} second  below that
   */
  sayNoMistake(moves, headline, second) {
    const { view } = this;
    const hasUnscored = moves.some(({ verdict }) => verdict === "not scored");
    if (!view.review.isFinal) view.say(phrase("just a moment"), phrase("still checking"));
    else if (hasUnscored) view.say(phrase("none found"), phrase("hard to check"));
    else view.say(headline, second);
  }

  /** Ask for one of the best columns after `ply`. @param {Source} source @param {number} ply */
  ask(source, ply) {
    this.view.go(ply, [], { source, state: "asked" });
  }

  /**
   * Find the best columns, however long that takes.
   * @returns {Promise<?number[]>} null if one goes on before they are found
   */
  async findBestColumns() {
    const { view } = this;
    const { lesson, shownBoard, knownScores } = view;
    const board = view.boards[view.ply];
    const isAnyKnown = knownScores.bestColumns(board).length > 0;
    const ms = isAnyKnown ? undefined : Infinity; // undefined: as long as any search may take
    if (!await view.findColumnScores(board, undefined, ms)) return null;
    const isStillAsked = view.lesson === lesson && view.shownBoard === shownBoard;
    return isStillAsked ? knownScores.bestColumns(board) : null;
  }

  /**
   * Find what the other side does with the mistake that is asked about, and draw the mistake with the
   * replies: all of them if they win soon, else the first one.
   * @returns {Promise<boolean>} false if another question ended that
   */
  async findRefutation() {
    const { view } = this;
    const { lesson, ply, scorer } = view;
    if (view.sideLine.length || lesson.state !== "asked") return true;
    const mistake = view.game.moves[ply];
    const after = view.boards[ply].play(mistake);
    if (after.over) return true;
    const line = await scorer.work(scorer.bestLineSteps(after), undefined, REFUTES_MS);
    if (line === null) return false;
    const isGivenUp = line === undefined;
    if (isGivenUp || view.lesson !== lesson) return true;
    const isShortWin = line.length <= MAX_WINNING_MOVES && after.boards(line).at(-1).won;
    const drawnReplies = isShortWin ? line : line.slice(0, 1);
    view.refutation = [mistake, ...drawnReplies];
    view.show();
    return true;
  }

  /**
   * Take a column for an answer. If it is none of the best, play it and the best reply to it in a side
   * line. Nothing happens if the column cannot be played.
   * @param {number} column
   */
  async guess(column) {
    const { view } = this;
    const { ply, lesson, scorer } = view;
    const board = view.boards[ply];
    if (!board.playable().includes(column)) return;
    const bestColumns = await this.findBestColumns();
    if (!bestColumns) return;
    if (bestColumns.includes(column)) {
      await this.conclude(true);
      return;
    }
    const after = board.play(column);
    const triedLesson = { ...lesson, state: /** @type {const} */ ("tried") };
    lesson.source.settle(false);
    view.go(ply, [column], triedLesson);
    if (after.over || !scorer) return;
    const reply = await scorer.work(scorer.bestColumnSteps(after));
    if (reply !== null && view.lesson === triedLesson) view.go(ply, [column, reply], triedLesson);
  }

  /** Show the best columns. @param {boolean} isRight  because one was found, not as one gives up */
  async conclude(isRight) {
    const { view } = this;
    const { lesson, ply } = view;
    if (!await this.findBestColumns()) return;
    const wasShown = lesson.wasShown || !isRight;
    lesson.source.settle(!wasShown);
    view.go(ply, [], { ...lesson, state: "answered", isRight, wasShown });
  }

  /**
   * Say what there is to say of a lesson, and show its buttons.
   * @param {string} outcome  the score of the position on the board in words, "" if it is not known
   * @returns {Words}
   */
  sentences(outcome) {
    const { view } = this;
    const { source, state, isRight } = view.lesson;
    source.showProgress();
    this.showState();
    if (state === "asked") return source.question();
    if (state === "answered") {
      setText("verdict", source.comment(outcome));
      const bestColumns = view.knownScores.bestColumns(view.boards[view.ply]);
      const columns = columnsInWords(bestColumns, "or");
      return [phrase(isRight ? "yes" : "best was", { columns }), ""];
    }
    setText("verdict", this.describeReply(outcome));
    const triedColumn = columnName(view.sideLine[0]);
    return [capitalize(phrase("not best", { column: triedColumn })), phrase("try another")];
  }

  /** Show whether a question is answered, and rightly. */
  showState() {
    const { state, isRight } = this.view.lesson;
    const verdict = byId("verdict");
    verdict.hidden = state === "asked";
    let colour = "";
    if (state === "tried") colour = "wrong";
    else if (isRight) colour = "right";
    verdict.className = `verdict ${colour}`;
    setText("skip", state === "answered" ? "Next" : "Skip");
    byId("answer").setAttribute("aria-disabled", state === "answered");
  }

  /**
   * Say what came of a column that is none of the best: the reply to it, once that is found, and the score.
   * @param {string} outcome  the score of the position on the board in words, "" if it is not known
   */
  describeReply(outcome) {
    const { shownBoard, sideLine, ply, knownScores } = this.view;
    const outcomeSentence = outcome ? `${outcome}.` : "";
    const reply = sideLine[1];
    if (reply === undefined) return outcomeSentence;
    const opponent = SIDES[(ply + 1) % 2];
    const words = { who: opponent, column: columnName(reply) };
    if (shownBoard.won) return phrase("replies and wins", words);
    if (knownScores.score(shownBoard) === 0) return phrase("replies and draws", words);
    if (outcome.startsWith(opponent)) {
      const what = outcome.slice(`${opponent} `.length);
      return phrase("replies and", { ...words, what });
    }
    return `${phrase("replies", words)} ${outcomeSentence || "\u2026"}`;
  }
}

/** The mistakes of a game as questions, by the plies of the moves. @implements {Source} */
export class Mistakes {
  mode = /** @type {const} */ ("learn");
  /** The plies that were asked about. */
  asked = new Set();
  /** By ply whether a better move was found at the first try. */
  answers = {};
  /** The index in `plies` of the one that is asked about. */
  index = 0;

  /** @param {import("./view.js").GameView} view @param {number[]} plies */
  constructor(view, plies) {
    this.view = view;
    this.plies = plies;
  }

  ask() {
    const ply = this.plies[this.index];
    this.asked.add(ply);
    this.view.lessons.ask(this, ply);
  }

  /** @returns {Words} */
  question() {
    const { view } = this;
    const { game, ply, refutation } = view;
    const mover = view.nameMoverFirst(ply);
    const played = phrase("played here", { who: mover, column: columnName(game.moves[ply]) });
    const reply = refutation[1];
    if (reply === undefined) return [phrase("find better"), played];
    const opponent = view.nameMoverFirst(ply + 1);
    const replied = phrase("then plays", { who: opponent, column: columnName(reply) });
    return [phrase("find better"), `${played} ${replied}`];
  }

  /** Say what the mistake did, and what the best columns would have done. */
  comment() {
    const { game, ply, review, knownScores, boards } = this.view;
    const move = review.moves[ply];
    if (!move.symbol) return "";
    return describeMistake(game, ply, move, knownScores.bestColumns(boards[ply]));
  }

  showProgress() {
    const dots = this.plies.map((ply, index) => make("i", { class: this.stateOf(ply, index) }));
    byId("progress").replaceChildren(...dots, ` ${this.index + 1} of ${this.plies.length}`);
  }

  /** Return the class of the dot of a question. @param {number} ply @param {number} index  in `plies` */
  stateOf(ply, index) {
    if (this.answers[ply]) return "done";
    if (index === this.index) return "here";
    return this.asked.has(ply) ? "skipped" : "";
  }

  settle(isFound) {
    this.answers[this.view.ply] ??= isFound; // a later answer to the same question does not count
  }

  next() {
    this.index = (this.index + 1) % this.plies.length;
    this.ask();
  }

  leave() {
    this.view.go(Infinity);
  }
}

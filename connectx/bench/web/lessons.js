// A better move is asked for on the board: in place of the mistakes of a game that is reviewed, or in
// a puzzle (puzzle.js).

import { describeMistake } from "./verdicts.js";
import { SIDES, byId, capitalize, columnName, columnsInWords, phrase, make, setText } from "./words.js";

/** The longest time to find what follows a mistake. */
const MAX_REFUTATION_MS = 1000;
/** How many moves after a mistake are drawn. Of a longer line, only the first one is. */
const MAX_DRAWN_MOVES = 5;

/** @typedef {import("./view.js").Message} Message */
/**
 * @typedef {object} Source  where the questions come from
 * @property {"learn" | "puzzle"} mode  of the page
 * @property {() => Message} question  says what is asked
 * @property {(outcome: string) => string} comment  says what there is to say of the answer; `outcome`: the
 *   score of the position in words
 * @property {() => void} showProgress  shows how far one has come
 * @property {(isFound: boolean) => void} recordAnswer  counts an answer, if it is the first to the question
 * @property {() => void} askNext
 * @property {() => void} leave  ends the questions
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
      "learn-0": () => this.askAboutMistakes((ply) => ply % 2 === 0),
      "learn-1": () => this.askAboutMistakes((ply) => ply % 2 === 1),
      answer: () => { if (view.lesson) this.showAnswer(false); },
      next: () => view.lesson?.source.askNext(),
      return: () => view.lesson?.source.leave(),
    };
    for (const [id, action] of Object.entries(actions)) byId(id).addEventListener("click", action);
  }

  /**
   * Go to the position before the move that decided the game. Until that is known, go to another position.
   * @param {number} otherPly  of that position; Infinity: the last one
   */
  goToDecision(otherPly = Infinity) {
    const { view } = this;
    // Moves count from 1 here. 0 or undefined: no move is known to have decided the game.
    const decidingNumber = view.review?.turningPoint?.number;
    view.go(decidingNumber ? decidingNumber - 1 : otherPly);
    // If it is not known yet, the view calls this again once it is.
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
    // A mistake has a sign such as "?", any other move "".
    const isMistake = ({ symbol }) => symbol !== "";
    const mistake = isForward ? passedMoves.find(isMistake) : passedMoves.findLast(isMistake);
    if (mistake) view.go(moves.indexOf(mistake));
    else this.sayNoMistake(passedMoves, phrase("no more mistakes"), "");
  }

  /**
   * Find the mistakes among some moves of the game for which a better move is known.
   * @param {(ply: number) => boolean} isIncluded  whether a move is one of these
   * @returns {number[]} the plies of the mistakes
   */
  findMistakes(isIncluded) {
    const { review, boards, knownScores } = this.view;
    const plies = [];
    review.moves.forEach(({ symbol }, ply) => {
      const isMistake = symbol !== "";
      if (!isMistake || !isIncluded(ply)) return;
      const hasBetterMove = knownScores.bestColumns(boards[ply]).length > 0;
      if (hasBetterMove) plies.push(ply);
    });
    return plies;
  }

  /**
   * Count the mistakes among some moves of the game, as far as they and a better move are known by now.
   * @param {(ply: number) => boolean} isIncluded  whether a move is one of these
   * @returns {{count: number, scored: {number: number, all: number}, isFinal: boolean}} how many mistakes
   *   are known; of how many of all these moves the scores are known; whether the search will find no more
   */
  countMistakes(isIncluded) {
    const { review } = this.view;
    if (!review) return { count: 0, scored: { number: 0, all: 0 }, isFinal: false };
    const moves = review.moves.filter((_, ply) => isIncluded(ply));
    // A move is scored if the scores of the positions before and after it are known.
    const isScored = ({ before, after }) => before !== null && after !== null;
    const scoredMoves = moves.filter(isScored);
    return {
      count: this.findMistakes(isIncluded).length,
      scored: { number: scoredMoves.length, all: moves.length },
      isFinal: review.isFinal,
    };
  }

  /**
   * Ask for better moves in place of mistakes, one by one from the first in the game. While the search may
   * find more mistakes, and if there is none, say that instead.
   * @param {(ply: number) => boolean} isIncluded  whether the questions may be about a move
   */
  askAboutMistakes(isIncluded) {
    const { view } = this;
    const { moves, isFinal } = view.review;
    const plies = this.findMistakes(isIncluded);
    if (plies.length && isFinal) {
      new Mistakes(view, plies).ask();
      return;
    }
    const includedMoves = moves.filter((_, ply) => isIncluded(ply));
    // The last ply is -1 if there is no such move.
    const lastPly = moves.findLastIndex((_, ply) => isIncluded(ply));
    const who = lastPly < 0 ? "Nobody" : view.nameMoverFirst(lastPly);
    this.sayNoMistake(includedMoves, phrase("no mistakes"), phrase("made none", { who }));
  }

  /**
   * Say that there is no mistake among some moves, or that this is not known: because the search goes on, or
   * because it has given some scores up.
   * @param {import("./verdicts.js").ReviewedMove[]} moves
   * @param {string} headline  said if there is none @param {string} second  said below the headline
   */
  sayNoMistake(moves, headline, second) {
    const { view } = this;
    const hasUnscored = moves.some(({ verdict }) => verdict === "not scored");
    if (!view.review.isFinal) view.say(phrase("just a moment"), phrase("still checking"));
    else if (hasUnscored) view.say(phrase("none found"), phrase("hard to check"));
    else view.say(headline, second);
  }

  /**
   * Ask for one of the best columns in the position after some moves of the game.
   * @param {Source} source  of the question @param {number} ply  how many moves
   */
  ask(source, ply) {
    this.view.go(ply, [], { source, state: "asked" });
  }

  /**
   * Find the best columns in the position that is asked about, however long that takes.
   * @returns {Promise<?number[]>} null if one goes on to something else before they are found
   */
  async findBestColumns() {
    const { view } = this;
    const { lesson, shownBoard, knownScores } = view;
    const board = view.boards[view.ply];
    const isAnyKnown = knownScores.bestColumns(board).length > 0;
    // With undefined, it may take as long as any search.
    const maxMs = isAnyKnown ? undefined : Infinity;
    const isSearchDone = await view.findColumnScores(board, undefined, maxMs);
    if (!isSearchDone) return null;
    const isStillAsked = view.lesson === lesson && view.shownBoard === shownBoard;
    return isStillAsked ? knownScores.bestColumns(board) : null;
  }

  /**
   * Find how the game goes on by best play after the mistake that is asked about, and draw the mistake with
   * these moves: with all of them if they win soon, else with the first one.
   * @returns {Promise<boolean>} false if another search ended this one
   */
  async findRefutation() {
    const { view } = this;
    const { lesson, ply, scorer } = view;
    if (view.sideLine.length || lesson.state !== "asked") return true;
    const mistake = view.game.moves[ply];
    const after = view.boards[ply].play(mistake);
    if (after.over) return true;
    const line = await scorer.runSteps(scorer.bestLineSteps(after), undefined, MAX_REFUTATION_MS);
    if (line === null) return false;
    // The search ends with undefined if it takes too long.
    const isGivenUp = line === undefined;
    if (isGivenUp || view.lesson !== lesson) return true;
    const lastBoard = after.boards(line).at(-1);
    const isShortWin = line.length <= MAX_DRAWN_MOVES && lastBoard.won;
    const drawnMoves = isShortWin ? line : line.slice(0, 1);
    view.refutation = [mistake, ...drawnMoves];
    view.show();
    return true;
  }

  /**
   * Take a column for an answer. If it is none of the best, play it and the best reply to it on the board, in
   * place of the moves of the game. Nothing happens if the column cannot be played.
   * @param {number} column  from 0
   */
  async guess(column) {
    const { view } = this;
    const { ply, lesson, scorer } = view;
    const board = view.boards[ply];
    if (!board.playable().includes(column)) return;
    const bestColumns = await this.findBestColumns();
    // One has gone on to something else.
    if (!bestColumns) return;
    if (bestColumns.includes(column)) {
      await this.showAnswer(true);
      return;
    }
    const after = board.play(column);
    const triedLesson = { ...lesson, state: /** @type {const} */ ("tried") };
    lesson.source.recordAnswer(false);
    view.go(ply, [column], triedLesson);
    if (after.over || !scorer) return;
    const reply = await scorer.runSteps(scorer.bestColumnSteps(after));
    if (reply !== null && view.lesson === triedLesson) view.go(ply, [column, reply], triedLesson);
  }

  /**
   * Show the best columns on the board.
   * @param {boolean} isRight  whether one of them was found; false: one gives up
   */
  async showAnswer(isRight) {
    const { view } = this;
    const { lesson, ply } = view;
    const bestColumns = await this.findBestColumns();
    // One has gone on to something else.
    if (!bestColumns) return;
    const wasShown = lesson.wasShown || !isRight;
    lesson.source.recordAnswer(!wasShown);
    view.go(ply, [], { ...lesson, state: "answered", isRight, wasShown });
  }

  /**
   * Say what there is to say of a lesson: the question, the answer, or what came of a wrong answer. Show its
   * buttons and how far one has come.
   * @param {string} outcome  the score of the position on the board in words, "" if it is not known
   * @returns {Message} the headline and what is below it
   */
  sentences(outcome) {
    const { view } = this;
    const { source, state, isRight } = view.lesson;
    source.showProgress();
    this.showAnswerState();
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

  /** Show by the colour of the verdict and by the buttons whether a question is answered, and rightly. */
  showAnswerState() {
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
    // The outcome begins with the side that wins.
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
  askedPlies = new Set();
  /** By ply whether a better move was found at the first try. */
  answersByPly = {};
  /** The index in `plies` of the one that is asked about. */
  index = 0;

  /** @param {import("./view.js").GameView} view @param {number[]} plies  of the mistakes */
  constructor(view, plies) {
    this.view = view;
    this.plies = plies;
  }

  /** Show the position before the mistake at `index`, and ask for a better move. */
  ask() {
    const ply = this.plies[this.index];
    this.askedPlies.add(ply);
    this.view.lessons.ask(this, ply);
  }

  /**
   * Ask for a better move than the mistake, and say what the mistake was and, once it is found, the reply.
   * @returns {Message} the headline and what is below it
   */
  question() {
    const { view } = this;
    const { game, ply, refutation } = view;
    const mover = view.nameMoverFirst(ply);
    const played = phrase("played here", { who: mover, column: columnName(game.moves[ply]) });
    // The refutation begins with the mistake. The reply is undefined until it is found.
    const reply = refutation[1];
    if (reply === undefined) return [phrase("find better"), played];
    const opponent = view.nameMoverFirst(ply + 1);
    const replied = phrase("then plays", { who: opponent, column: columnName(reply) });
    return [phrase("find better"), `${played} ${replied}`];
  }

  /** Say what the mistake did, and what the best columns would have done; "" if it is no mistake. */
  comment() {
    const { game, ply, review, knownScores, boards } = this.view;
    const move = review.moves[ply];
    if (!move.symbol) return "";
    return describeMistake(game, ply, move, knownScores.bestColumns(boards[ply]));
  }

  /** Show a dot for each question, and the number of the one that is asked. */
  showProgress() {
    const dots = this.plies.map((ply, index) => make("i", { class: this.dotClass(ply, index) }));
    byId("progress").replaceChildren(...dots, ` ${this.index + 1} of ${this.plies.length}`);
  }

  /**
   * Return the class of the dot of a question, by which it is coloured.
   * @param {number} ply  of the mistake @param {number} index  in `plies`
   */
  dotClass(ply, index) {
    if (this.answersByPly[ply]) return "done";
    if (index === this.index) return "here";
    return this.askedPlies.has(ply) ? "skipped" : "";
  }

  /** Record the first answer to a question. @param {boolean} isFound  whether it is a better move */
  recordAnswer(isFound) {
    this.answersByPly[this.view.ply] ??= isFound;
  }

  /** Ask about the next mistake; after the last, about the first again. */
  askNext() {
    this.index = (this.index + 1) % this.plies.length;
    this.ask();
  }

  /** End the questions, and go to the last position of the game. */
  leave() {
    this.view.go(Infinity);
  }
}

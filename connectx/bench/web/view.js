// One game on a board, wherever one is shown. While one plays, the last position is on the board.
// While one studies it is the position after `ply` moves of the game, and then of a side line, with its
// scores. What is beside it: reasons.js, overview.js, lessons.js.

import { BoardView } from "./board.js";
import { pressKey } from "./keys.js";
import { KnownScores } from "./known.js";
import { describeMistake, moverOf, reviewOf } from "./verdicts.js";
import { Lessons } from "./lessons.js";
import { Overview } from "./overview.js";
import { findThreats, listenToReasons, refute, showReasons } from "./reasons.js";
import { Board } from "./rules.js";
import { PlainScorer, newScorer } from "./scorer.js";
import {
  SIDES, byId, columnName, columnsText, discsToWin, phrase, icon, make, setText,
} from "./words.js";

const PATIENCE_MS = 1000; // a search that takes longer says so
const REFRESH_MS = 100; // at least, between two times that what is found is shown
const SOLVES_MS = 2000; // for the scores of a position, and for every other answer

/** @typedef {import("./verdicts.js").Game} Game */
/** @typedef {import("./verdicts.js").ReviewedMove} ReviewedMove */
/** @typedef {[string, string]} Words  a headline, and what is below it */
/**
 * @typedef {object} PlayerCard  what is said of a player beside the board
 * @property {string} name
 * @property {string} about  what is below the name
 * @property {string} title  what is said when one points at it
 * @property {boolean} isToMove
 */
/**
 * @typedef {object} Host  the page around a view
 * @property {(column: number) => boolean} [play]  called on a press after the last move; false: it may
 *   begin a side line. A page of games, on which one always studies, does not have it
 * @property {() => Words} standing  says how the game stands after the last move
 * @property {?string} [problem]  why a player cannot move
 * @property {(seat: number) => {name: string, about: string}} describePlayer
 * @property {(ply: number) => string} [nameMover]  says who makes a move, if not who has a name
 * @property {boolean} [isPlayerDue]  whether a player is to move, who needs the scorer
 * @property {(moves: number[]) => Promise<?string[]>} [findReasons]  finds sentences about a position
 * @property {() => void} [hint]  does what "?" asks for
 * @property {() => (number[] | undefined)} [playableColumns]  undefined: all that the rules allow
 * @property {() => void} [reviewChanged]  called when more is known of the whole game
 * @property {() => void} positionChanged  called when another position is shown
 * @property {() => void} [studyChanged]  called when one begins or ends to study
 * @property {() => void} [undo]  does what Ctrl+Z asks for
 * @property {import("./setter.js").DiscSetter} [setter]  with which one sets discs
 */
export class GameView {
  ply = 0;
  /** The columns that are played after `ply` moves in place of the game's. */
  sideLine = [];
  /** The columns that lead to the position on the board. */
  moves = [];
  /** The boards before each move of the game, and after the last. */
  boards = [];
  knownScores = new KnownScores(null);
  /** What is known of the whole game; null while one plays. @type {?import("./verdicts.js").GameReview} */
  review = null;
  /** Sentences about the position on the board; null: not known yet. @type {?string[]} */
  reasons = null;
  /** What is said in place of what there is to say of the position. @type {?Words} */
  notice = null;
  /** @type {?import("./lessons.js").Lesson} */
  lesson = null;
  boardView = null;
  /** The position on the board. */
  shownBoard = null;
  /** The column that the computer advises. */
  hintColumn = null;
  /** What stands on the board while one sets discs. @type {?Board} */
  setupBoard = null;
  /** Why there is no search; "" if there is one. */
  scorerProblem = "";
  /** What is said of a search that takes long. */
  searchNotice = "";
  /** The mistake that a lesson asks about, and how the other side wins by it. @type {number[]} */
  refutation = [];
  /** Whether the move that decided the game is to be shown once it is known. */
  seeksDecision = false;
  /** Whether more is known than is shown. */
  isStale = false;
  /** When something was shown, the last time. */
  shownAt = 0;

  /** @param {Host} host @param {boolean} isStudying  whether one begins with it */
  constructor(host, isStudying) {
    this.host = host;
    this.isStudying = isStudying;
    this.lessons = new Lessons(this);
    this.overview = new Overview((ply) => this.go(ply));
    this.listen();
    this.addIcons();
  }

  /** Put the icons in front of the elements that name one. */
  addIcons() {
    for (const element of document.querySelectorAll("[data-icon]")) {
      const name = element.getAttribute("data-icon");
      const use = make("use", { href: `#i-${name}` });
      element.prepend(make("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, use));
    }
  }

  /** Listen to the buttons, the reasons and the keys. */
  listen() {
    const actions = {
      start: () => this.go(0),
      back: () => this.backward(),
      on: () => this.forward(),
      end: () => this.go(Infinity),
      mistake: ({ shiftKey }) => this.lessons.goToMistake(shiftKey ? -1 : 1),
      study: () => { // on a page of games it leaves a side line
        if (this.host.play) this.study(!this.isStudying);
        else this.go(this.ply);
      },
    };
    for (const [id, action] of Object.entries(actions)) byId(id).addEventListener("click", action);
    byId("menu").addEventListener("click", ({ target }) => {
      if (target.closest(".menu > button")) byId("menu").hidePopover();
    });
    listenToReasons((row, column) => this.boardView.light(row, column));
    addEventListener("keydown", (event) => pressKey(this, event));
  }

  /** Whether the game's last position is on the board. */
  get isAtEnd() {
    return this.ply === this.game.moves.length && !this.sideLine.length;
  }

  /** How many moves come before the first position that is known to have been on the board. */
  get firstPly() {
    const { isPosition = false, opening = 0 } = this.game;
    return isPosition ? opening : 0;
  }

  /** Whether the whole game is reviewed, which would help somebody who plays. */
  get isReviewed() {
    return this.boards.at(-1).over || this.isStudying;
  }

  /** What the page is used for, by which style sheets and `data-in` show its parts. */
  get mode() {
    if (this.setupBoard) return "set";
    if (this.lesson) return this.lesson.source.mode;
    if (this.isStudying) return "study";
    if (this.boards.at(-1).over) return "end";
    return this.game.moves.length ? "play" : "start";
  }

  /** Whether the scores, the best line and the reasons of the position are shown. */
  get showsScores() {
    if (this.setupBoard) return false;
    return this.lesson ? this.lesson.state === "answered" : this.isStudying;
  }

  /** Whether the next move of the game is known to be a mistake, and is not replaced by a side line. */
  get isMistakeNext() {
    return !this.sideLine.length && Boolean(this.review?.moves[this.ply]?.symbol);
  }

  /**
   * Make the scorer of boards of a size.
   * @param {?import("./scorer.js").Given} facts  null: there is no compiled search for them
   * @param {number[]} size @returns {Promise<?import("./scorer.js").Scorer>} null if there can be none
   */
  async createScorer(facts, size) {
    if (!facts) return PlainScorer.canScore(size) ? new PlainScorer() : null;
    try {
      return await newScorer(facts);
    } catch (error) { // a policy around the page may forbid it
      this.scorerProblem = phrase("no search", { why: error.message });
      return null;
    }
  }

  // What is shown -------------------------------------------------------------------------------

  /** Show the page, in place of what a browser that is too old would show for ever. */
  reveal() {
    byId("old").hidden = true;
    byId("page").hidden = false;
  }

  /**
   * Take another game, of which nothing is shown before `go`. A new question to the scorer ends the last
   * one, which then resolves to null.
   * @param {Game} game
   * @param {?import("./scorer.js").Scorer} scorer  null: the board has none
   */
  open(game, scorer) {
    this.scorer?.stop();
    this.game = game;
    this.scorer = scorer;
    this.boards = Board.empty(game.size).boards(game.moves);
    this.knownScores = new KnownScores(scorer);
    this.knownScores.addReview(game, this.boards);
    const hasSameSize = String(this.boardView?.size) === String(game.size);
    if (!hasSameSize) {
      this.boardView = new BoardView(game.size, (column) => this.play(column));
      byId("board").replaceChildren(this.boardView.element);
    }
    this.boardView.discs = null; // it shows nothing of this game yet
    this.shownBoard = null;
    this.refresh();
  }

  /**
   * Let the game have other moves.
   * @param {number[]} moves
   * @param {boolean} stays  whether the position on the board stays; else the last one is shown
   */
  setMoves(moves, stays = false) {
    this.game.moves = moves;
    this.boards = this.boards[0].boards(moves);
    if (stays) this.go(this.ply, this.sideLine, this.lesson);
    else this.go(moves.length);
  }

  /**
   * Show a position of the game, or one that a side line leads to from there.
   * @param {number} ply  the number of moves of the game; the nearest that the game has is taken
   * @param {number[]} sideLine  the moves after these, which are not those of the game
   * @param {?import("./lessons.js").Lesson} lesson
   */
  go(ply, sideLine = [], lesson = null) {
    this.ply = Math.max(this.firstPly, Math.min(this.game.moves.length, ply));
    this.sideLine = sideLine;
    this.moves = [...this.game.moves.slice(0, this.ply), ...sideLine];
    this.shownBoard = this.boards[this.ply].boards(sideLine).at(-1);
    this.lesson = lesson;
    this.notice = null;
    this.hintColumn = null;
    this.refutation = [];
    this.seeksDecision = false;
    this.searchNotice = "";
    this.reasons = sideLine.length ? null : this.game.reasons?.[this.ply] ?? null;
    if (!lesson && !this.isAtEnd) this.setStudying(true);
    this.host.positionChanged();
    this.refresh();
    this.search();
  }

  /** Review the game by what is known by now. */
  reviewGame() {
    const { game, boards, knownScores } = this;
    this.review = this.isReviewed ? reviewOf(game, boards, knownScores) : null;
    this.isStale = true;
  }

  /** Review the game by what is known by now, and show it all. */
  refresh() {
    this.reviewGame();
    this.isStale = false;
    this.shownAt = performance.now();
    this.overview.show(this.game, this.isStudying ? this.review : null, this.isStudying);
    this.host.reviewChanged?.();
    if (this.shownBoard) this.show();
    if (this.seeksDecision && this.review?.turningPoint?.number) this.lessons.goToDecision();
  }

  /** Say something in place of what there is to say of the position. */
  say(headline, second = "") {
    this.notice = [headline, second];
    if (this.shownBoard) this.show();
  }

  /** Show the position and what is said of it. */
  show() {
    const board = this.setupBoard ?? this.shownBoard;
    const outcome = this.setupBoard ? "" : this.describePosition(board);
    this.showMode();
    this.showBoard();
    const [headline, second] = this.notice ?? this.sentences(board, outcome);
    setText("headline", headline);
    setText("second", second);
    this.showPlayers();
    this.showButtons(board);
    if (this.showsScores) {
      const refutation = this.explainMistake();
      showReasons(board, refutation.length ? refutation : this.reasons);
    }
    setText("search", this.describeSearch());
    this.showLine();
    const shownPly = this.sideLine.length ? -1 : this.ply;
    this.overview.showPlace(shownPly, headline, this.game.moves.length);
  }

  /** Show the parts of the page that the mode has, and hide the others. */
  showMode() {
    const { mode } = this;
    document.body.dataset.mode = mode;
    for (const element of document.querySelectorAll("[data-in]")) {
      const modes = element.getAttribute("data-in").split(" ");
      element.classList.toggle("out", !modes.includes(mode));
    }
  }

  /** Show the buttons that can be pressed now. @param {Board} board  the one that is shown */
  showButtons(board) {
    const { host, game, scorer, mode } = this;
    const isSideLine = this.sideLine.length > 0;
    const hasScores = Boolean(scorer || game.reviewed);
    const hasReviewedMoves = hasScores && game.moves.length > this.firstPly;
    byId("mistake").hidden = !hasReviewedMoves || (isSideLine && Boolean(host.play));
    byId("resume").hidden = !isSideLine || !host.play;
    if (!host.play) byId("study").hidden = !isSideLine;
    for (const id of ["learn-0", "learn-1"]) byId(id).hidden = !hasReviewedMoves;
    setText("studied", mode === "study" ? "Back to game" : "Analyse");
    byId("study").setAttribute("aria-pressed", mode === "study");
    const isAtStart = this.ply === this.firstPly && !isSideLine;
    const disabled = {
      start: isAtStart,
      back: isAtStart,
      on: isSideLine ? board.over : this.isAtEnd,
      end: this.isAtEnd,
    };
    for (const [id, isDisabled] of Object.entries(disabled)) {
      byId(id).setAttribute("aria-disabled", isDisabled);
    }
  }

  /** Show the cards of both players, if they have changed. */
  showPlayers() {
    const element = byId("players");
    const cards = [0, 1].map((seat) => this.describePlayer(seat));
    const text = JSON.stringify(cards);
    if (element.dataset.text === text) return;
    element.dataset.text = text;
    element.replaceChildren(...cards.map(makePlayerCard));
  }

  /** Return what the card of a player says. @param {number} seat @returns {PlayerCard} */
  describePlayer(seat) {
    const { shownBoard } = this;
    const { name, about } = this.host.describePlayer(seat);
    const isToMove = !shownBoard.over && shownBoard.turn === seat;
    const moves = this.countedMoves(seat);
    const count = moves.length;
    if (!count) return { name, about, title: "", isToMove };
    const bestCount = moves.filter(({ symbol }) => !symbol).length;
    const noBlunderCount = moves.filter(({ blunder }) => !blunder).length;
    return {
      name,
      about: `${bestCount} of ${count} best`,
      title: `${noBlunderCount} of ${count} threw no win or draw away`,
      isToMove,
    };
  }

  /**
   * Return the moves of a player of which the card says how good they were: those after the opening whose
   * scores are known. Outside a study, and before the review is final, there is none.
   * @param {number} seat @returns {ReviewedMove[]}
   */
  countedMoves(seat) {
    const { review, game } = this;
    if (this.mode !== "study" || !review?.isFinal) return [];
    const { opening = 0 } = game;
    return review.moves.filter(({ before, after }, ply) => {
      const isOwnMove = ply % 2 === seat && ply >= opening;
      const isScored = before !== null && after !== null;
      return isOwnMove && isScored;
    });
  }

  /** Show the position on the board, with its scores and marks. */
  showBoard() {
    if (this.setupBoard) {
      this.showSetup(this.setupBoard);
      return;
    }
    const { lesson, knownScores, sideLine, shownBoard, showsScores } = this;
    const isAnswerOnBoard = Boolean(lesson) && sideLine.length > 0;
    const nextColumn = sideLine.length ? null : this.game.moves[this.ply] ?? null;
    const isMistakeMarked = this.isMistakeNext && (showsScores || Boolean(lesson));
    // Of a position without an order of its moves nobody knows which disc came last.
    const isLastDiscKnown = sideLine.length > 0 || this.ply > this.firstPly;
    this.boardView.show({
      board: shownBoard,
      // In a lesson, another answer may be given after a wrong one.
      playable: lesson ? this.boards[this.ply].playable() : this.host.playableColumns?.(),
      aims: !isAnswerOnBoard,
      scores: showsScores ? knownScores.columnScores(shownBoard) : null,
      value: knownScores.score(shownBoard),
      pending: knownScores.awaitsColumnScores(shownBoard),
      threats: showsScores ? findThreats(shownBoard) : [],
      hint: this.hintColumn,
      better: this.findBetterColumns(),
      worse: isMistakeMarked ? nextColumn : null,
      next: showsScores ? nextColumn : null,
      last: isLastDiscKnown ? shownBoard.last : 0n,
      numbered: this.numberedSquares(),
    });
  }

  /**
   * Return the columns to mark: that of a hint; or, once the scores are shown, what was better than a
   * mistake, or the answers of a lesson.
   */
  findBetterColumns() {
    if (this.hintColumn !== null) return [this.hintColumn];
    if (!this.showsScores) return [];
    const marksBest = this.lesson ? !this.sideLine.length : this.isMistakeNext;
    return marksBest ? this.knownScores.bestColumns(this.shownBoard) : [];
  }

  /** Return the masks of the squares to number: the moves of an answer in a lesson, or of a refutation. */
  numberedSquares() {
    if (!this.lesson) return [];
    const moves = this.sideLine.length ? this.sideLine : this.refutation;
    const boardsAfterMoves = this.boards[this.ply].boards(moves).slice(1);
    return boardsAfterMoves.map((board) => board.last);
  }

  /** Show the board while one sets discs on it: no move is due, so nothing is marked. */
  showSetup(board) {
    const allColumns = [...board.geometry.lowest.keys()];
    this.boardView.show({ board, playable: allColumns, aims: false, scores: null, value: null,
      pending: false, threats: [], hint: null, better: [], worse: null, next: null,
      last: board.last, numbered: [] });
  }

  /** Show how best play goes on, as far as that is found: a button for each move goes there. */
  showLine() {
    const { shownBoard } = this;
    const element = byId("line");
    const line = this.knownScores.bestLine(shownBoard);
    element.hidden = !this.showsScores || !line.length;
    const text = `${shownBoard.key}:${columnsText(line)}`;
    if (element.dataset.text === text) return; // it is shown already
    element.dataset.text = text;
    const buttons = line.map((_, index) => this.makeLineButton(line, index));
    const isWhole = shownBoard.boards(line).at(-1).over;
    const ellipsis = isWhole ? "" : " \u2026";
    element.replaceChildren(make("h2", {}, "Best play"), ...buttons, ellipsis);
  }

  /**
   * Make the button that goes to the position after a move of the best line.
   * @param {number[]} line  the columns, from the position on the board
   * @param {number} index  of the move
   */
  makeLineButton(line, index) {
    const name = columnName(line[index]);
    const seat = (this.shownBoard.discs + index) % 2;
    const movesToThere = line.slice(0, index + 1);
    return make("button", {
      class: "button",
      "aria-label": `${SIDES[seat]}, column ${name}`,
      tabindex: index === 0 ? 0 : -1, // Tab stops at the first one only
      onclick: () => this.go(this.ply, [...this.sideLine, ...movesToThere]),
    }, icon(seat), name);
  }

  // What is said --------------------------------------------------------------------------------

  /**
   * Say what there is to say of the position.
   * @param {Board} board  the one that is shown
   * @param {string} outcome  its score in words, "" if it is not known
   * @returns {Words}
   */
  sentences(board, outcome) {
    if (this.setupBoard) return this.host.setter.sentences();
    if (this.lesson) return this.lessons.sentences(outcome);
    if (!this.isStudying) return this.host.standing();
    return this.describeStudy(board, outcome);
  }

  /**
   * Say what there is to say of the position in a study.
   * @param {Board} board  the one that is shown
   * @param {string} outcome  its score in words, "" if it is not known
   * @returns {Words}
   */
  describeStudy(board, outcome) {
    let outcomeSentence = "";
    if (outcome) outcomeSentence = `${outcome}.`;
    else if (this.knownScores.awaitsColumnScores(board)) outcomeSentence = phrase("looking");
    if (this.sideLine.length && board.over) return [outcome, this.describeTriedColumns()];
    if (this.sideLine.length) return this.describeSideLine(board, outcomeSentence);
    if (!this.isAtEnd) return this.describeNextMove(outcomeSentence);

    const [headline, standingSentence] = this.host.standing();
    if (board.over || this.host.problem) return [headline, standingSentence];
    return [headline, outcomeSentence || standingSentence];
  }

  /** Say which columns are tried in the side line, and in place of which move of the game. */
  describeTriedColumns() {
    const columns = this.sideLine.map(columnName).join(", ");
    const nextColumn = this.game.moves[this.ply];
    if (nextColumn === undefined) return phrase("tried", { columns });
    return phrase("tried instead", { column: columnName(nextColumn), columns });
  }

  /**
   * Say who is to play in a side line that goes on, and what is tried.
   * @param {Board} board  the one that is shown
   * @param {string} outcomeSentence  on its score @returns {Words}
   */
  describeSideLine(board, outcomeSentence) {
    const who = this.host.play ? SIDES[board.turn] : moverOf(this.game, board.turn);
    return [phrase("to play", { who }), `${this.describeTriedColumns()} ${outcomeSentence}`];
  }

  /**
   * Say what the next move of the game was, and if it was a mistake, why.
   * @param {string} outcomeSentence  on the score of the position @returns {Words}
   */
  describeNextMove(outcomeSentence) {
    const { game, ply, shownBoard } = this;
    const move = this.review.moves[ply];
    const number = ply + 1;
    const who = this.mover(ply);
    if (move.symbol) {
      const what = `${who} ${phrase(move.verdict)}`;
      const bestColumns = this.knownScores.bestColumns(shownBoard);
      return [phrase("move", { number, what }), describeMistake(game, ply, move, bestColumns)];
    }
    const { opening = 0 } = game;
    const column = columnName(game.moves[ply]);
    const played = phrase(who === "you" ? "you play" : "plays", { who, column });
    const what = ply < opening ? `${played}, opening` : played;
    return [phrase("move", { number, what }), outcomeSentence];
  }

  /**
   * Say who makes a move of the game.
   * @param {number} ply @param {boolean} isFirst  whether it is the first word of a sentence
   */
  mover(ply, isFirst = false) {
    const who = this.host.nameMover?.(ply) ?? moverOf(this.game, ply);
    return isFirst && who === "you" ? "You" : who; // a name stands as it is
  }

  /** Say the score of a position in words; "" where it is not known. @param {Board} board */
  describePosition(board) {
    const { over, winner, empties, turn } = board;
    if (over && winner === null) return phrase("draw game");
    if (over) return phrase("has won", { who: SIDES[winner] });
    const score = this.knownScores.score(board);
    if (score === null) return "";
    if (score === 0) return phrase("best draw");
    const winningSeat = score > 0 ? turn : 1 - turn;
    const who = SIDES[winningSeat];
    const discs = discsToWin(score, empties);
    if (discs > 1) return phrase("wins with", { who, discs, colour: who.toLowerCase() });
    return phrase(winningSeat === turn ? "wins right now" : "wins next", { who });
  }

  /** Say how far the search is, or why there are no scores; "" if there is nothing to say. */
  describeSearch() {
    const { knownScores, shownBoard, showsScores } = this;
    if (!this.scorer) {
      const areScoresMissed = this.game.moves.length > 0 && (showsScores || Boolean(this.lesson));
      if (!areScoresMissed) return "";
      return this.scorerProblem || phrase("no scores");
    }
    if (!showsScores || shownBoard.over) return this.searchNotice;
    if (knownScores.awaitsColumnScores(shownBoard)) return this.searchNotice;
    if (knownScores.score(shownBoard) === null) return phrase("too hard");
    if (!knownScores.hasColumnScores(shownBoard)) return phrase("some too hard");
    return this.searchNotice;
  }

  /**
   * Explain in sentences why the next move of the game was a mistake, as far as that is known.
   * @returns {string[]} empty if it was none
   */
  explainMistake() {
    const { boards, ply, knownScores } = this;
    if (!this.isMistakeNext) return [];
    const board = boards[ply];
    const sides = [...SIDES];
    if (this.mover(ply) === "you") sides[board.turn] = "you";
    const scores = knownScores.columnScores(board);
    const replyScores = knownScores.columnScores(boards[ply + 1]);
    return refute(board, this.game.moves[ply], scores, replyScores, sides);
  }

  // The search ----------------------------------------------------------------------------------

  /** Search for what is to be shown but not known yet, then for the whole game. A later call ends it. */
  async search() {
    if (this.showsScores) this.loadReasons(this.moves);
    if (!this.scorer || this.host.isPlayerDue) return;
    this.scorer.stop(); // what was searched until now, perhaps another position
    const { boards } = this;
    if (!await this.searchPosition()) return;
    if (this.isReviewed && !await this.searchGame(boards)) return;
    this.refresh();
  }

  // What follows searches until something is found or given up; false if another question ended that.

  /**
   * Find the scores of the position on the board, and what else is shown with it: how a mistake is
   * refuted, and the best line.
   * @returns {Promise<boolean>}
   */
  async searchPosition() {
    const { knownScores, shownBoard, boards, lesson, showsScores } = this;
    const needsScores = this.isStudying || Boolean(lesson);
    if (needsScores && !await this.findColumnScores(shownBoard)) return false;
    const asksAboutMistake = lesson?.source.mode === "learn";
    if (asksAboutMistake && !await this.lessons.findRefutation()) return false;
    if (this.isStale) this.refresh();
    if (!showsScores) return true;
    if (this.isMistakeNext) {
      const boardAfterMistake = boards[this.ply + 1]; // the best replies refute the mistake
      if (!await this.findColumnScores(boardAfterMistake)) return false;
    }
    const isScoreKnown = knownScores.score(shownBoard) !== null;
    return !isScoreKnown || this.findLine(shownBoard);
  }

  /**
   * Find the scores by which the game is reviewed, from its end on. This ends as well once the view has
   * another game.
   * @param {Board[]} boards  of the game, before each move and after the last
   * @returns {Promise<boolean>}
   */
  async searchGame(boards) {
    const { moves } = this.game;
    for (let ply = moves.length; ply >= this.firstPly && boards === this.boards; ply -= 1) {
      const board = boards[ply];
      const notice = phrase("checking", { number: ply + 1, all: moves.length });
      if (!await this.findScore(board, notice)) return false;
      const isMistake = Boolean(this.review?.moves[ply]?.symbol);
      if (isMistake && !await this.findColumnScores(board, notice)) return false;
    }
    if (boards !== this.boards) return true;
    const decidingNumber = this.review?.turningPoint?.number; // of the move, from 1
    if (!decidingNumber) return true;
    const boardAfterDecision = boards[decidingNumber]; // the best replies refute the deciding move
    return this.findColumnScores(boardAfterDecision);
  }

  /**
   * Find the scores of the columns.
   * @param {Board} board @param {string} notice  said if it takes long
   * @param {number} maxMs  after which they are given up; Infinity: never, even if they were before
   * @returns {Promise<boolean>}
   */
  async findColumnScores(board, notice = phrase("looking"), maxMs = SOLVES_MS) {
    const { knownScores, scorer } = this;
    if (!scorer) return true;
    if (maxMs < Infinity && !knownScores.awaitsColumnScores(board)) return true;
    const abandon = () => knownScores.abandonedColumns.add(board.key);
    return this.runSearch(scorer.columnScoresSteps(board), notice, maxMs, abandon);
  }

  /**
   * Find the score of a position.
   * @param {Board} board @param {string} notice  said if it takes long @returns {Promise<boolean>}
   */
  async findScore(board, notice) {
    const { knownScores, scorer } = this;
    if (!scorer || !knownScores.awaitsScore(board)) return true;
    const abandon = () => knownScores.abandonedScores.add(board.key);
    return this.runSearch(scorer.scoreSteps(board), notice, SOLVES_MS, abandon);
  }

  /**
   * Run a search, and show now and then what it has found.
   * @param {Generator} steps @param {string} notice  said if it takes long
   * @param {number} maxMs  after which it is given up @param {() => void} onAbandoned  called then
   * @returns {Promise<boolean>}
   */
  async runSearch(steps, notice, maxMs, onAbandoned) {
    const startedAt = performance.now();
    const showProgress = (hasFoundMore) => {
      const now = performance.now();
      const isSlow = now - startedAt > PATIENCE_MS;
      if (hasFoundMore) this.isStale = true;
      this.searchNotice = isSlow ? notice : "";
      this.showFindings(now);
    };
    const answer = await this.scorer.runSteps(steps, showProgress, maxMs);
    if (answer === null) return false; // another question ended the search
    if (answer === undefined) onAbandoned();
    this.reviewGame();
    this.searchNotice = "";
    this.showFindings(performance.now());
    return true;
  }

  /** Show what a search has found, unless something was shown just before. @param {number} now  in ms */
  showFindings(now) {
    if (this.isStale && now - this.shownAt > REFRESH_MS) this.refresh();
    else setText("search", this.describeSearch());
  }

  /** Find how best play goes on from a position. @param {Board} board @returns {Promise<boolean>} */
  async findLine(board) {
    const { knownScores, scorer } = this;
    const knownLine = knownScores.bestLine(board);
    const isWhole = board.boards(knownLine).at(-1).over;
    if (isWhole) return true;
    const showLine = (line) => {
      if (!line) return; // nothing more is found
      knownScores.addLine(board, line);
      this.show();
    };
    const line = await scorer.runSteps(scorer.bestLineSteps(board), showLine, SOLVES_MS);
    showLine(line);
    return line !== null; // null: another question ended the search
  }

  /** Ask for sentences about the position after some moves, and show them if it is still there. */
  async loadReasons(moves) {
    const reasons = this.reasons ?? await this.host.findReasons?.(moves);
    if (!reasons || `${moves}` !== `${this.moves}`) return;
    this.reasons = reasons;
    this.show();
  }

  // What a person does --------------------------------------------------------------------------

  /** Begin to study the game, where it was decided if it is over, or go back to it. */
  study(isStudying) {
    if (!this.setStudying(isStudying)) return;
    this.refresh();
    if (isStudying && this.shownBoard?.over) this.lessons.goToDecision();
    else this.go(Infinity);
  }

  /** Set whether one studies, and return whether that is a change. */
  setStudying(isStudying) {
    if (this.isStudying === isStudying) return false;
    this.isStudying = isStudying;
    this.host.studyChanged?.();
    return true;
  }

  /**
   * Act on a column that is pressed. In a lesson, the column is a guess, even after a wrong guess. In a
   * study, the move that the game continues with is followed, and any other move begins a side line.
   */
  play(column) {
    if (this.setupBoard) this.host.setter.press(column);
    else if (this.lesson) this.lessons.guess(column);
    else if (!this.isAtEnd || !this.host.play?.(column)) this.playInStudy(column);
  }

  /** Go to the position after a column: a step of the game, or of a side line. */
  playInStudy(column) {
    const { ply, sideLine, game, shownBoard } = this;
    if (shownBoard.over) return;
    if (!shownBoard.playable().includes(column)) {
      this.say(phrase("full", { column: columnName(column) }), phrase("choose another"));
    } else if (!sideLine.length && game.moves[ply] === column) {
      this.go(ply + 1);
    } else {
      this.go(ply, [...sideLine, column]);
    }
  }

  /** Go a move on: in the game, or in a side line by best play. */
  forward() {
    if (!this.sideLine.length) {
      this.go(this.ply + 1);
      return;
    }
    const [bestColumn] = this.knownScores.bestLine(this.shownBoard);
    if (bestColumn !== undefined) this.go(this.ply, [...this.sideLine, bestColumn]);
  }

  /** Go a move back. */
  backward() {
    if (this.sideLine.length) this.go(this.ply, this.sideLine.slice(0, -1));
    else this.go(this.ply - 1);
  }
}

/** Make the card of a player. @param {PlayerCard} card @param {number} seat */
function makePlayerCard({ name, about, title, isToMove }, seat) {
  const className = isToMove ? "player turn" : "player";
  const texts = make("div", {}, make("strong", {}, name), make("small", {}, about));
  return make("div", { class: className, title }, icon(seat, ""), texts);
}

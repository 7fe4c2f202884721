// One game on a board, wherever one is shown. While one plays, the last position is on the board.
// While one studies it is the position after `ply` moves of the game, and then of a side line, with its
// scores. What is beside it: reasons.js, overview.js, lessons.js.

import { BoardView } from "./board.js";
import { pressKey } from "./keys.js";
import { KnownScores } from "./known.js";
import { describeMistake, nameOfMover, reviewOf } from "./verdicts.js";
import { Lessons } from "./lessons.js";
import { Overview } from "./overview.js";
import { findThreats, listenToReasons, refute, showReasons } from "./reasons.js";
import { Board } from "./rules.js";
import { PlainScorer, newScorer } from "./scorer.js";
import {
  SIDES, byId, columnName, columnsText, discsToWin, phrase, icon, make, setText,
} from "./words.js";

const SLOW_SEARCH_MS = 1000; // a search that takes longer says so
const MIN_REFRESH_MS = 100; // between two times that what is found is shown
const MAX_SEARCH_MS = 2000; // for the scores of a position, and for every other answer

/** @typedef {import("./verdicts.js").Game} Game */
/** @typedef {import("./verdicts.js").ReviewedMove} ReviewedMove */
/** @typedef {[headline: string, second: string]} Message  a headline, and what stands below it */
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
 * @property {() => Message} standing  says how the game stands after the last move
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
  /**
   * What is known of the whole game; null while one plays.
   * @type {?import("./verdicts.js").GameReview}
   */
  review = null;
  /** Sentences about the position on the board; null: not known yet. @type {?string[]} */
  reasons = null;
  /** What is said in place of what there is to say of the position. @type {?Message} */
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
  /** Whether to go to the move that decided the game once it is known. */
  willGoToDecision = false;
  /** Whether a search has found something that is not shown yet. */
  hasUnshownFindings = false;
  /** When all was shown, the last time, in ms as of `performance.now()`. */
  refreshedAt = 0;

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
        if (this.isOnPlayPage) this.study(!this.isStudying);
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

  /** Whether the page around is one to play on; on a page of games, one always studies. */
  get isOnPlayPage() {
    return Boolean(this.host.play);
  }

  /** Whether the game's last position is on the board. */
  get isAtEnd() {
    return this.ply === this.game.moves.length && !this.sideLine.length;
  }

  /**
   * How many moves come before the first position that is known to have been on the board: 0, unless the
   * order of the first moves is not known.
   */
  get firstKnownPly() {
    const { isPosition = false, opening = 0 } = this.game;
    return isPosition ? opening : 0;
  }

  /** Whether all moves of the game are reviewed: not while one plays, whom the verdicts would help. */
  get isReviewed() {
    return this.boards.at(-1).over || this.isStudying;
  }

  /**
   * What the page is used for: "set" (discs are set by hand), "learn" or "puzzle" (a better move is asked
   * for), "study", "end", "play" or "start". Style sheets and `data-in` show the parts of the page by it.
   */
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
   * Make the scorer of boards of a size, which finds exact scores.
   * @param {?import("./scorer.js").Given} facts  of the compiled search; null: there is none for this
   *   size
   * @param {number[]} size  rows, columns, how many discs in a row win
   * @returns {Promise<?import("./scorer.js").Scorer>} null if there can be none
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
   * Take another game. Its positions are shown from the first call of `go` on. A search for the former
   * game is ended.
   * @param {Game} game
   * @param {?import("./scorer.js").Scorer} scorer  null: the board has none
   */
  open(game, scorer) {
    this.scorer?.stop();
    this.game = game;
    this.scorer = scorer;
    this.boards = Board.empty(game.size).boards(game.moves);
    this.knownScores = new KnownScores(scorer);
    this.knownScores.storeReview(game, this.boards);
    const hasSameSize = String(this.boardView?.size) === String(game.size);
    if (!hasSameSize) {
      this.boardView = new BoardView(game.size, (column) => this.play(column));
      byId("board").replaceChildren(this.boardView.element);
    }
    this.boardView.shownDiscs = null; // it shows nothing of this game yet
    this.shownBoard = null;
    this.refresh();
  }

  /**
   * Replace the moves of the game.
   * @param {number[]} moves
   * @param {boolean} stays  whether the position on the board stays; else the last one of the game is
   *   shown
   */
  setMoves(moves, stays = false) {
    this.game.moves = moves;
    this.boards = this.boards[0].boards(moves);
    if (stays) this.go(this.ply, this.sideLine, this.lesson);
    else this.go(moves.length);
  }

  /**
   * Show a position of the game, or one that a side line leads to from there.
   * @param {number} ply  after how many moves of the game; the nearest number that the game has is taken
   * @param {number[]} sideLine  the columns that are then played in place of the game's moves
   * @param {?import("./lessons.js").Lesson} lesson  the question about the position, if one is asked
   */
  go(ply, sideLine = [], lesson = null) {
    this.ply = Math.max(this.firstKnownPly, Math.min(this.game.moves.length, ply));
    this.sideLine = sideLine;
    this.moves = [...this.game.moves.slice(0, this.ply), ...sideLine];
    this.shownBoard = this.boards[this.ply].boards(sideLine).at(-1);
    this.lesson = lesson;
    this.notice = null;
    this.hintColumn = null;
    this.refutation = [];
    this.willGoToDecision = false;
    this.searchNotice = "";
    this.reasons = sideLine.length ? null : this.game.reasons?.[this.ply] ?? null;
    if (!lesson && !this.isAtEnd) this.setStudying(true);
    this.host.positionChanged();
    this.refresh();
    this.search();
  }

  /** Find the verdicts on the moves of the game by the scores that are known by now. */
  reviewGame() {
    const { game, boards, knownScores } = this;
    this.review = this.isReviewed ? reviewOf(game, boards, knownScores) : null;
    this.hasUnshownFindings = true;
  }

  /** Find the verdicts by the scores that are known by now, and show the game and the position again. */
  refresh() {
    this.reviewGame();
    this.hasUnshownFindings = false;
    this.refreshedAt = performance.now();
    this.overview.show(this.game, this.isStudying ? this.review : null, this.isStudying);
    this.host.reviewChanged?.();
    if (this.shownBoard) this.show();
    if (this.willGoToDecision && this.review?.turningPoint?.number) this.lessons.goToDecision();
  }

  /** Show a message in place of what there is to say of the position. */
  say(headline, second = "") {
    this.notice = [headline, second];
    if (this.shownBoard) this.show();
  }

  /** Show the position and what is said of it. */
  show() {
    const board = this.setupBoard ?? this.shownBoard;
    const outcome = this.setupBoard ? "" : this.outcomeInWords(board);
    this.showMode();
    this.showBoard();
    const [headline, second] = this.notice ?? this.createMessage(board, outcome);
    setText("headline", headline);
    setText("second", second);
    this.showPlayers();
    this.showButtons(board);
    if (this.showsScores) {
      const refutation = this.explainMistake();
      showReasons(board, refutation.length ? refutation : this.reasons);
    }
    setText("search", this.describeSearch());
    this.showBestLine();
    const shownPly = this.sideLine.length ? -1 : this.ply; // -1: the position is not of the game
    this.overview.showPlace(shownPly, headline, this.game.moves.length);
  }

  /** Show the parts of the page whose `data-in` lists the mode, and hide the others. */
  showMode() {
    const { mode } = this;
    document.body.dataset.mode = mode;
    for (const element of document.querySelectorAll("[data-in]")) {
      const modes = element.getAttribute("data-in").split(" ");
      element.classList.toggle("out", !modes.includes(mode));
    }
  }

  /**
   * Show the buttons that can be pressed now. A page of games has other ones than a page to play on.
   * @param {Board} board  the one that is shown
   */
  showButtons(board) {
    const { isOnPlayPage, game, scorer, mode } = this;
    const isSideLine = this.sideLine.length > 0;
    const canHaveScores = Boolean(scorer || game.reviewed);
    const canHaveVerdicts = canHaveScores && game.moves.length > this.firstKnownPly;
    byId("mistake").hidden = !canHaveVerdicts || (isSideLine && isOnPlayPage);
    byId("resume").hidden = !isSideLine || !isOnPlayPage;
    if (!isOnPlayPage) byId("study").hidden = !isSideLine;
    for (const id of ["learn-0", "learn-1"]) byId(id).hidden = !canHaveVerdicts;
    setText("studied", mode === "study" ? "Back to game" : "Analyse");
    byId("study").setAttribute("aria-pressed", mode === "study");
    const isAtStart = this.ply === this.firstKnownPly && !isSideLine;
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

  /**
   * Return what the card of a player says: in a study, how many of the player's moves were best. A move
   * with a `symbol` is a mistake; a `blunder` throws a win or a draw away.
   * @param {number} seat @returns {PlayerCard}
   */
  describePlayer(seat) {
    const { shownBoard } = this;
    const { name, about } = this.host.describePlayer(seat);
    const isToMove = !shownBoard.over && shownBoard.turn === seat;
    const scoredMoves = this.findScoredMoves(seat);
    const count = scoredMoves.length;
    if (!count) return { name, about, title: "", isToMove };
    const bestCount = scoredMoves.filter(({ symbol }) => !symbol).length;
    const noBlunderCount = scoredMoves.filter(({ blunder }) => !blunder).length;
    return {
      name,
      about: `${bestCount} of ${count} best`,
      title: `${noBlunderCount} of ${count} threw no win or draw away`,
      isToMove,
    };
  }

  /**
   * Return the moves of a player after the opening whose scores are known.
   * @param {number} seat
   * @returns {ReviewedMove[]} empty outside of a study, and while the search may find more scores
   */
  findScoredMoves(seat) {
    const { review, game } = this;
    if (this.mode !== "study" || !review?.isFinal) return [];
    const { opening = 0 } = game;
    return review.moves.filter(({ before, after }, ply) => {
      const isChosenByPlayer = ply % 2 === seat && ply >= opening;
      const isScored = before !== null && after !== null;
      return isChosenByPlayer && isScored;
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
    const isLastDiscKnown = sideLine.length > 0 || this.ply > this.firstKnownPly;
    this.boardView.show({
      board: shownBoard,
      // In a lesson, another answer may be given after a wrong one.
      playableColumns: lesson ? this.boards[this.ply].playable() : this.host.playableColumns?.(),
      showsAim: !isAnswerOnBoard,
      columnScores: showsScores ? knownScores.columnScores(shownBoard) : null,
      positionScore: knownScores.score(shownBoard),
      awaitsScores: knownScores.awaitsColumnScores(shownBoard),
      threats: showsScores ? findThreats(shownBoard) : [],
      hintColumn: this.hintColumn,
      betterColumns: this.findBetterColumns(),
      mistakeColumn: isMistakeMarked ? nextColumn : null,
      nextColumn: showsScores ? nextColumn : null,
      lastDisc: isLastDiscKnown ? shownBoard.last : 0n,
      numberedDiscs: this.findNumberedDiscs(),
    });
  }

  /**
   * Return the columns to mark as better ones: that of a hint, or once the scores are shown, those that
   * were better than a mistake, or the right answers of a lesson.
   */
  findBetterColumns() {
    if (this.hintColumn !== null) return [this.hintColumn];
    if (!this.showsScores) return [];
    const areBestMarked = this.lesson ? !this.sideLine.length : this.isMistakeNext;
    return areBestMarked ? this.knownScores.bestColumns(this.shownBoard) : [];
  }

  /**
   * Return the masks of the discs to number in a lesson, in order: those of the answer that is tried and
   * of the reply to it, or those of the mistake and of how the other side wins by it.
   */
  findNumberedDiscs() {
    if (!this.lesson) return [];
    const columns = this.sideLine.length ? this.sideLine : this.refutation;
    const boardsAfterMoves = this.boards[this.ply].boards(columns).slice(1);
    return boardsAfterMoves.map((board) => board.last);
  }

  /** Show the board while one sets discs on it: no move is due, so nothing is marked. */
  showSetup(board) {
    const allColumns = [...board.geometry.lowest.keys()];
    this.boardView.show({ board, playableColumns: allColumns, showsAim: false, columnScores: null,
      positionScore: null, awaitsScores: false, threats: [], hintColumn: null, betterColumns: [],
      mistakeColumn: null, nextColumn: null, lastDisc: board.last, numberedDiscs: [] });
  }

  /** Show how best play goes on from the board, as far as that is found, with a button for each move. */
  showBestLine() {
    const { shownBoard } = this;
    const element = byId("line");
    const line = this.knownScores.bestLine(shownBoard);
    element.hidden = !this.showsScores || !line.length;
    const text = `${shownBoard.key}:${columnsText(line)}`;
    if (element.dataset.text === text) return; // it is shown already
    element.dataset.text = text;
    const buttons = line.map((_, index) => this.makeBestLineButton(line, index));
    const isWhole = shownBoard.boards(line).at(-1).over;
    const ellipsis = isWhole ? "" : " \u2026";
    element.replaceChildren(make("h2", {}, "Best play"), ...buttons, ellipsis);
  }

  /**
   * Make the button that goes to the position after a move of the best line.
   * @param {number[]} line  the columns, from the position on the board
   * @param {number} index  of the move
   */
  makeBestLineButton(line, index) {
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
   * Say what there is to say of the position, by what the page is used for.
   * @param {Board} board  the one that is shown
   * @param {string} outcome  its score in words, "" if it is not known
   * @returns {Message} a headline, and what stands below it
   */
  createMessage(board, outcome) {
    if (this.setupBoard) return this.host.setter.sentences();
    if (this.lesson) return this.lessons.sentences(outcome);
    if (!this.isStudying) return this.host.standing();
    return this.describeStudy(board, outcome);
  }

  /**
   * Say what there is to say of the position in a study, in which one looks at any position of the game,
   * or tries other columns from there in a side line.
   * @param {Board} board  the one that is shown
   * @param {string} outcome  its score in words, "" if it is not known
   * @returns {Message} a headline, and what stands below it
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

  /** Say which columns are tried in the side line, and in place of which move. */
  describeTriedColumns() {
    const columns = this.sideLine.map(columnName).join(", ");
    const nextColumn = this.game.moves[this.ply];
    if (nextColumn === undefined) return phrase("tried", { columns });
    return phrase("tried instead", { column: columnName(nextColumn), columns });
  }

  /**
   * Say who is to play in a side line that goes on, and which columns are tried.
   * @param {Board} board  the one that is shown
   * @param {string} outcomeSentence  on its score @returns {Message} a headline, and what stands below it
   */
  describeSideLine(board, outcomeSentence) {
    const who = this.isOnPlayPage ? SIDES[board.turn] : nameOfMover(this.game, board.turn);
    return [phrase("to play", { who }), `${this.describeTriedColumns()} ${outcomeSentence}`];
  }

  /**
   * Say what the next move of the game was, and if it was a mistake, why.
   * @param {string} outcomeSentence  on the score of the position
   * @returns {Message} a headline, and what stands below it
   */
  describeNextMove(outcomeSentence) {
    const { game, ply, shownBoard } = this;
    const move = this.review.moves[ply];
    const number = ply + 1;
    const who = this.nameMover(ply);
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

  /** Return who makes a move of the game: "you", a name or a side. @param {number} ply */
  nameMover(ply) {
    return this.host.nameMover?.(ply) ?? nameOfMover(this.game, ply);
  }

  /**
   * Return who makes a move of the game, as the first word of a sentence: "You", a name or a side.
   * @param {number} ply
   */
  nameMoverFirst(ply) {
    const who = this.nameMover(ply);
    return who === "you" ? "You" : who;
  }

  /**
   * Say how the game on a board has ended, or who wins by best play and with how many discs.
   * @param {Board} board @returns {string} "" if the score of the position is not known
   */
  outcomeInWords(board) {
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
      const areScoresExpected = this.game.moves.length > 0 && (showsScores || Boolean(this.lesson));
      if (!areScoresExpected) return "";
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
   * @returns {string[]} empty if it was no mistake
   */
  explainMistake() {
    const { boards, ply, knownScores } = this;
    if (!this.isMistakeNext) return [];
    const board = boards[ply];
    const sides = [...SIDES]; // their names, by seat
    if (this.nameMover(ply) === "you") sides[board.turn] = "you";
    const scores = knownScores.columnScores(board);
    const replyScores = knownScores.columnScores(boards[ply + 1]);
    return refute(board, this.game.moves[ply], scores, replyScores, sides);
  }

  // The search ----------------------------------------------------------------------------------

  /**
   * Search for what is to be shown of the position but not known yet, then for the scores of the whole
   * game. A later call ends this search. There is none while a computer or an agent has to move.
   */
  async search() {
    if (this.showsScores) this.loadReasons(this.moves);
    if (!this.scorer || this.host.isPlayerDue) return;
    this.scorer.stop(); // what was searched until now, perhaps another position
    const { boards } = this;
    if (!await this.searchPosition()) return;
    if (this.isReviewed && !await this.searchGame(boards)) return;
    this.refresh();
  }

  // What follows searches until something is found or given up.

  /**
   * Find the scores of the position on the board, and what else is shown with it: how a mistake is
   * refuted, and the best line.
   * @returns {Promise<boolean>} false if another search ended this one
   */
  async searchPosition() {
    const { knownScores, shownBoard, boards, lesson, showsScores } = this;
    const needsScores = this.isStudying || Boolean(lesson);
    if (needsScores && !await this.findColumnScores(shownBoard)) return false;
    const asksAboutMistake = lesson?.source.mode === "learn";
    if (asksAboutMistake && !await this.lessons.findRefutation()) return false;
    if (this.hasUnshownFindings) this.refresh();
    if (!showsScores) return true;
    if (this.isMistakeNext) {
      const boardAfterMistake = boards[this.ply + 1]; // the best replies refute the mistake
      if (!await this.findColumnScores(boardAfterMistake)) return false;
    }
    const isScoreKnown = knownScores.score(shownBoard) !== null;
    return !isScoreKnown || this.findBestLine(shownBoard);
  }

  /**
   * Find the scores of all positions of the game, from the last one back to the first, and those of the
   * columns where a mistake was made. This ends as well once the view has another game.
   * @param {Board[]} boards  of the game, before each move and after the last
   * @returns {Promise<boolean>} false if another search ended this one
   */
  async searchGame(boards) {
    const { moves } = this.game;
    for (let ply = moves.length; ply >= this.firstKnownPly && boards === this.boards; ply -= 1) {
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
   * Find the scores of the columns of a position, unless they are known or were given up.
   * @param {Board} board @param {string} notice  shown if it takes long
   * @param {number} maxMs  after which they are given up; Infinity: never, even if they were before
   * @returns {Promise<boolean>} false if another search ended this one
   */
  async findColumnScores(board, notice = phrase("looking"), maxMs = MAX_SEARCH_MS) {
    const { knownScores, scorer } = this;
    if (!scorer) return true;
    if (maxMs < Infinity && !knownScores.awaitsColumnScores(board)) return true;
    const giveUp = () => knownScores.keysOfGivenUpColumns.add(board.key);
    return this.runSearch(scorer.columnScoresSteps(board), notice, maxMs, giveUp);
  }

  /**
   * Find the score of a position, unless it is known or was given up.
   * @param {Board} board @param {string} notice  shown if it takes long
   * @returns {Promise<boolean>} false if another search ended this one
   */
  async findScore(board, notice) {
    const { knownScores, scorer } = this;
    if (!scorer || !knownScores.awaitsScore(board)) return true;
    const giveUp = () => knownScores.keysOfGivenUpScores.add(board.key);
    return this.runSearch(scorer.scoreSteps(board), notice, MAX_SEARCH_MS, giveUp);
  }

  /**
   * Run a search, and show now and then what it has found. The scorer's answer is undefined if the search
   * took too long, and null if another search ended it.
   * @param {Generator} steps  of the scorer @param {string} notice  shown if it takes long
   * @param {number} maxMs  after which it is given up @param {() => void} onGivenUp  called then
   * @returns {Promise<boolean>} false if another search ended this one
   */
  async runSearch(steps, notice, maxMs, onGivenUp) {
    const startedAt = performance.now();
    const showProgress = (hasFoundMore) => {
      const now = performance.now();
      const isSlow = now - startedAt > SLOW_SEARCH_MS;
      if (hasFoundMore) this.hasUnshownFindings = true;
      this.searchNotice = isSlow ? notice : "";
      this.showFindings(now);
    };
    const answer = await this.scorer.runSteps(steps, showProgress, maxMs);
    if (answer === null) return false; // another question ended the search
    if (answer === undefined) onGivenUp();
    this.reviewGame();
    this.searchNotice = "";
    this.showFindings(performance.now());
    return true;
  }

  /**
   * Show what a search has found, unless all was shown just before; then show only how far the search is.
   * @param {number} now  in ms
   */
  showFindings(now) {
    if (this.hasUnshownFindings && now - this.refreshedAt > MIN_REFRESH_MS) this.refresh();
    else setText("search", this.describeSearch());
  }

  /**
   * Find how best play goes on from a position to the end of the game, and show it as it is found.
   * @param {Board} board @returns {Promise<boolean>} false if another search ended this one
   */
  async findBestLine(board) {
    const { knownScores, scorer } = this;
    const knownLine = knownScores.bestLine(board);
    const isWhole = board.boards(knownLine).at(-1).over;
    if (isWhole) return true;
    const showFoundLine = (line) => {
      if (!line) return; // nothing more is found
      knownScores.addLine(board, line);
      this.show();
    };
    const line = await scorer.runSteps(scorer.bestLineSteps(board), showFoundLine, MAX_SEARCH_MS);
    showFoundLine(line);
    return line !== null; // null: another question ended the search
  }

  /**
   * Ask the page around for sentences about a position, and show them if the position is still on the
   * board.
   * @param {number[]} moves  the columns that lead to the position
   */
  async loadReasons(moves) {
    const reasons = this.reasons ?? await this.host.findReasons?.(moves);
    if (!reasons || `${moves}` !== `${this.moves}`) return;
    this.reasons = reasons;
    this.show();
  }

  // What a person does --------------------------------------------------------------------------

  /**
   * Begin or end to study the game. A study of a game that is over begins where the game was decided.
   * @param {boolean} isStudying
   */
  study(isStudying) {
    if (!this.setStudying(isStudying)) return;
    this.refresh();
    if (isStudying && this.shownBoard?.over) this.lessons.goToDecision();
    else this.go(Infinity);
  }

  /** Set whether one studies. @param {boolean} isStudying @returns {boolean} whether that is a change */
  setStudying(isStudying) {
    if (this.isStudying === isStudying) return false;
    this.isStudying = isStudying;
    this.host.studyChanged?.();
    return true;
  }

  /**
   * Act on a column that is pressed. In a lesson, the column is a guess, even after a wrong guess. In a
   * study, the move that the game continues with is followed, and any other move begins a side line.
   * @param {number} column  from 0
   */
  play(column) {
    if (this.setupBoard) this.host.setter.press(column);
    else if (this.lesson) this.lessons.guess(column);
    else if (!this.isAtEnd || !this.host.play?.(column)) this.playInStudy(column);
  }

  /** Go to the position after a column, from 0: the next one of the game, or of a side line. */
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

  /** Go a move on: in the game, or in a side line by best play, if that is found. */
  forward() {
    if (!this.sideLine.length) {
      this.go(this.ply + 1);
      return;
    }
    const [bestColumn] = this.knownScores.bestLine(this.shownBoard);
    if (bestColumn !== undefined) this.go(this.ply, [...this.sideLine, bestColumn]);
  }

  /** Go a move back: in the side line, if there is one, else in the game. */
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

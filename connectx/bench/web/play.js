// The page to play on. Its parts are the games (session.js, log.js), the players (seats.js), the menus
// (menus.js), the address (link.js) and the view of one game (view.js); here they meet. Python, where it
// is there, is asked what its players play, why a position is won, and for the search of other sizes.

import { Python } from "./ask.js";
import { Link } from "./link.js";
import { YOU, logsWith, newLog } from "./log.js";
import { Menus } from "./menus.js";
import { Notebook } from "./notebook.js";
import { ComputerPlayer } from "./player.js";
import { readPosition } from "./position.js";
import { Puzzles } from "./puzzle.js";
import { explainHint } from "./reasons.js";
import { Seats } from "./seats.js";
import { Session, newStamp } from "./session.js";
import { DiscSetter } from "./setter.js";
import { explainLossOn, standing } from "./standing.js";
import { storeGames, readStoredValues, readStoredGames } from "./storage.js";
import { GameView } from "./view.js";
import { byId, capitalize, columnName, phrase, inColours, setText } from "./words.js";

/** A hint that takes longer says so. */
const SLOW_HINT_MS = 350;

/**
 * The page. `session` has the games, `seats` the players of the game on the board, `view` the board and what
 * is said beside it, `setter` the discs that one sets by hand, and `python` asks Python, if there is one.
 */
class PlayPage {
  /** The last request for a board of another size, until it is answered. @type {?{size: any}} */
  sizeRequest = null;
  /** The scorers by the sizes of their boards, such as "6,7,4"; null where there can be none. */
  scorers = {};
  /** The page's own player, on the board of the game. @type {?ComputerPlayer} */
  computer = null;

  /**
   * Begin with a game from the moves of the page, on the level that was chosen last.
   * @param {any} facts  what Python has written into the page, such as the size of the board, the players
   *   by seat and the levels by their names, see `PlayFacts` in page.py
   */
  constructor(facts) {
    const { size, seats, moves } = facts;
    this.facts = facts;
    this.python = new Python(facts, () => this.pythonChanged());
    const { strength: chosenLevel } = readStoredValues();
    const level = Object.keys(facts.levels).includes(chosenLevel) ? chosenLevel : "easy";
    const firstLog = newLog({ size, seats, level, start: moves }, newStamp());
    this.session = new Session(logsWith(firstLog));
    this.seats = new Seats(this);
    this.notebook = new Notebook(this);
    this.link = new Link(this);
    this.view = new GameView(this, this.isAided);
    this.setter = new DiscSetter(this);
    this.puzzles = new Puzzles(this, facts.puzzles);
    this.menus = new Menus(this);
  }

  /** Show the game that the address or the browser has, else a new one, and look for Python. */
  async start() {
    const { session, facts, view, python } = this;
    session.addEventListener("log", (event) => this.logChanged(actionOf(event)));
    session.addEventListener("entry", (event) => this.entryAdded(actionOf(event)));
    addEventListener("popstate", () => this.link.follow());
    addEventListener("pagehide", () => python.ask({ do: "bye" }));
    this.scorers[facts.size] = await view.createScorer(facts.scorer, facts.size);
    this.showLog();
    // The fragment "#" alone is no link.
    const hasLink = location.hash.length > 1;
    if (history.state?.logs || hasLink) await this.link.follow();
    else this.resumeGame();
    view.reveal();
    python.greet();
  }

  // What outlasts the page ------------------------------------------------------------------------

  /** Whether the browser stores the games of this page for another day. */
  get storesGames() {
    return !this.python.kind && !this.facts.moves.length && !this.facts.players.length;
  }

  /**
   * Come back to the game that was played last. If it is over, begin a new one. Undo leads to the games
   * before it. Nothing happens if the browser has no games, or does not store those of this page.
   */
  resumeGame() {
    if (!this.storesGames) return;
    const { session, seats } = this;
    session.addStoredGames(readStoredGames(seats.levelNames));
    // The first one was touched last.
    const games = session.myGames;
    const { lastGame: lastGameId } = readStoredValues();
    const lastPlayed = games.find(({ id }) => id === lastGameId) ?? games[0];
    if (!lastPlayed) return;
    const otherGames = games.filter((game) => game !== lastPlayed);
    // Undo leads to the games of the trail, first to the one at the end.
    const trail = otherGames.map(({ id }) => id).reverse();
    session.replaceLogs({ ...session.logs, current: lastPlayed.id, trail });
    if (session.state.board.over) this.newGame();
  }

  /**
   * Save the games where they outlast the page: in the address, in the notebook around it, in the browser.
   * @param {boolean} addsToHistory  whether Back leads to the game that was on the board before
   */
  saveGames(addsToHistory = false) {
    this.link.save(addsToHistory);
    this.notebook.save();
    if (this.storesGames) storeGames(this.session, this.seats.levelNames);
  }

  /** Act on Python, which has begun to answer, or no longer does: show its players, ask for a stored game. */
  pythonChanged() {
    this.menus.show();
    this.notebook.resume();
  }

  // The board -----------------------------------------------------------------------------------

  /** What finds exact scores on the board of the game; null if nothing does on a board of its size. */
  get scorer() {
    return this.scorers[this.session.log.size] ?? null;
  }

  /**
   * Make the scorer for boards of a size, unless there is one. Python is asked for it. Only the last size
   * that was asked for counts.
   * @param {import("./rules.js").Size} size
   * @returns {Promise<boolean>} false: there can be no such board, which the page says, or another size was
   *   asked for meanwhile
   */
  async prepareScorer(size) {
    if (`${size}` in this.scorers) {
      this.sizeRequest = null;
      return true;
    }
    const request = { size };
    this.sizeRequest = request;
    this.seats.stopWaiting();
    this.view.say(phrase("getting ready"), phrase("once"));
    const isLastRequest = () => this.sizeRequest === request;
    const answer = await this.python.askUntilAnswered({ do: "size", size }, isLastRequest);
    if (!isLastRequest()) return false;
    this.sizeRequest = null;
    if (answer?.problem) {
      this.menus.show();
      this.view.say(phrase("no size"), answer.problem);
      return false;
    }
    this.scorers[`${size}`] = await this.view.createScorer(answer?.scorer ?? null, size);
    return true;
  }

  /**
   * Act on another log, that is another game, which is on the board now: show and save it.
   * @param {?import("./log.js").Action} action  by which it came on the board, so that Back leads to the
   *   log before; null: it was restored, as by Back
   */
  logChanged(action) {
    const isRestored = action === null;
    if (!isRestored && !this.isAided) this.view.isStudying = false;
    if (action?.do === "move") this.seats.recordResult();
    this.showLog();
    this.saveGames(!isRestored);
  }

  /**
   * Show the game of the log on the board at its last position, with its own players, and nothing of the
   * log before. In a puzzle, ask for the best move; in a game, ask the player whose turn it is.
   */
  showLog() {
    const { session, view, seats, scorer } = this;
    const { size, names, opening, isPosition } = session.log;
    const { moves } = session.state;
    seats.stopWaiting();
    this.computer = new ComputerPlayer(scorer);
    this.python.size = size;
    this.setter.end();
    view.lesson = null;
    view.open({ size, names, opening, isPosition, moves }, scorer);
    // Infinity stands for the last position.
    view.go(Infinity);
    this.menus.show();
    if (session.isPuzzle && scorer) view.lessons.ask(this.puzzles, moves.length);
    seats.askForMove();
  }

  /**
   * Show and save what an action has added to the log on the board: a move, an undo, other players or
   * another level. A reply does not take the person here away from an earlier position.
   * @param {import("./log.js").Action} action
   */
  entryAdded(action) {
    const { session, seats, view } = this;
    const isReply = action.do === "move" && action.by !== YOU;
    const staysAtPosition = isReply && !view.isAtEnd;
    seats.stopWaiting();
    if (action.do === "seats" || action.do === "level") seats.resultsByLog.clear();
    if (action.do === "move") seats.recordResult();
    this.saveGames();
    this.menus.show();
    view.setMoves(session.state.moves, staysAtPosition);
    seats.askForMove();
  }

  // What a person does --------------------------------------------------------------------------

  /** Begin a game with the same players. @param {import("./rules.js").Size} size */
  newGame(size = this.session.log.size) {
    const { seats, level } = this.session.state;
    this.session.perform({ do: "begin", size, seats, level });
  }

  /** Begin a game on another board. @param {import("./rules.js").Size} size */
  async chooseSize(size) {
    if (await this.prepareScorer(size)) this.newGame(size);
  }

  /**
   * Undo what was done last: an answer to a lesson's question, the setting of discs, a step of a side line,
   * the choice of a size, or a move.
   */
  undo() {
    const { view, session } = this;
    const { lesson } = view;
    const isSideLine = view.sideLine.length > 0;
    // In a lesson, a side line is a wrong answer: the question is shown again.
    const isAnswerTried = lesson && isSideLine;
    if (isAnswerTried) view.go(view.ply, [], { ...lesson, state: "asked" });
    else if (lesson) lesson.source.leave();
    else if (this.setter.isOn) this.setter.end();
    else if (view.isStudying && isSideLine) view.backward();
    else if (this.sizeRequest) this.cancelSize();
    else if (!session.perform({ do: "undo" })) view.say(phrase("nothing to undo"));
  }

  /** Stay on the board that is there, because the size that was asked for is no longer wanted. */
  cancelSize() {
    this.sizeRequest = null;
    this.menus.show();
    // The page no longer says that the board is getting ready.
    this.view.go(this.view.ply);
    this.seats.askForMove();
  }

  /**
   * Play on from the board that is shown. If the game is over there, play on from before the move that
   * decided it, or if none did, from before its last two moves.
   */
  playOn() {
    const { view, session } = this;
    if (!view.shownBoard.over) {
      session.perform({ do: "fork", moves: view.moves });
      return;
    }
    const { moves } = session.state;
    // Moves count from 1 here.
    const decidingNumber = view.review?.turningPoint?.number;
    const ply = decidingNumber ? decidingNumber - 1 : Math.max(0, moves.length - 2);
    session.perform({ do: "fork", moves: moves.slice(0, ply) });
  }

  /**
   * Open a text: moves, a link, a replay, an observation or rows of a board. If it cannot be read, the
   * menu shows why.
   * @param {string} text
   */
  async open(text) {
    const isJson = /^\s*[{[]/.test(text);
    const isLink = text.includes("#") && !isJson;
    const reading = isLink ? this.link.read(text) : readPosition(text, this.session.log.size);
    if (reading.problem) {
      this.menus.showProblem(this.problemSentence(reading.problem));
      return;
    }
    this.menus.showProblem("");
    this.menus.close();
    if ("facts" in reading) await this.openLink(reading.facts);
    else await this.openReading(reading);
  }

  /**
   * Return why a text cannot be read, as a sentence of the page, which says "Red" for Python's "X".
   * @param {string} problem
   */
  problemSentence(problem) {
    return inColours(`${capitalize(problem)}.`);
  }

  /** Show the game of a link, in a study if the link says so. @param {import("./link.js").LinkFacts} facts */
  async openLink(facts) {
    if (!await this.prepareScorer(facts.size)) return;
    this.session.perform(this.link.createAction(facts));
    const asksForStudy = facts.shows.length > 0;
    if (asksForStudy) this.view.study(true);
  }

  /**
   * Show the game or the position that was read in a text. If it has no moves, begin a game.
   * @param {import("./position.js").Reading} reading  its moves, and what else the text tells
   */
  async openReading(reading) {
    const { moves, size = this.session.log.size, names = [] } = reading;
    if (!await this.prepareScorer(size)) return;
    if (!moves.length) {
      this.newGame(size);
      return;
    }
    const { seats, level } = this.session.state;
    const game = { size, moves, seats, level, names };
    if (reading.isPosition) {
      // The players have chosen none of them.
      const opening = moves.length;
      this.session.perform({ do: "show", source: "position", ...game, opening, isPosition: true });
    } else {
      const { opening = 0 } = reading;
      this.session.perform({ do: "show", source: "game", ...game, opening });
    }
  }

  /** Go back to a game of this tab, by the id of its log. @param {string} id */
  async openGame(id) {
    const { logs } = this.session.logs;
    const log = logs.find((other) => other.id === id);
    if (log && await this.prepareScorer(log.size)) this.session.perform({ do: "open", id });
  }

  /**
   * Whether the person here may ask for a hint in the position that is shown: not if the game is over there,
   * while another player is to move, during a lesson, or while discs are set by hand.
   */
  get canAskForHint() {
    const { view } = this;
    return !(view.shownBoard.over || this.isPlayerDue || view.lesson || this.setter.isOn);
  }

  /**
   * Advise the best column in the position that is shown, mark it on the board, and say why. Nothing is said
   * once another position is shown.
   */
  async hint() {
    if (!this.canAskForHint) return;
    const { view } = this;
    const { moves, shownBoard } = view;
    const isStillShown = () => `${view.moves}` === `${moves}`;
    const timer = setTimeout(() => {
      if (isStillShown()) view.say(phrase("looking for column"));
    }, SLOW_HINT_MS);
    // The choice is null if the computer was asked something else meanwhile.
    const choice = await this.computer.findBestMove(shownBoard);
    const scores = choice && await this.computer.findScoresToExplain(shownBoard, choice);
    clearTimeout(timer);
    if (!choice || !isStillShown()) return;
    const { column } = choice;
    view.hintColumn = column;
    byId("hint").setAttribute("aria-pressed", "true");
    view.say(phrase("try", { column: columnName(column) }), explainHint(shownBoard, column, scores));
    // The search for the hint has ended the one of the view.
    view.search();
  }

  /** Show a puzzle: ask for the best move after some moves. @param {number[]} moves  columns from 0 */
  openPuzzle(moves) {
    const { seats, level } = this.session.state;
    this.session.perform({ do: "show", source: "puzzle", size: this.facts.size, moves, seats, level });
  }

  /** Go back to the game before the puzzles; without one to the game played last, or to a new one. */
  leavePuzzle() {
    const { session, seats } = this;
    const hasGameBefore = session.perform({ do: "leave" });
    if (hasGameBefore) return;
    if (this.storesGames) session.addStoredGames(readStoredGames(seats.levelNames));
    const [lastPlayed] = session.myGames;
    if (lastPlayed) this.openGame(lastPlayed.id);
    else this.newGame();
  }

  // What the view asks --------------------------------------------------------------------------

  /** Whether the page was opened to show scores also while one plays. */
  get isAided() {
    return this.facts.shows.length > 0;
  }

  /**
   * Whether no player is asked for a move, because the person here waits for another board, answers a lesson,
   * sets discs, or studies the game.
   */
  get isPaused() {
    const { view, sizeRequest, setter } = this;
    return Boolean(sizeRequest || view.lesson || setter.isOn || this.isGameInterrupted);
  }

  /** Whether the game waits because one studies. It goes on where scores are shown while one plays. */
  get isGameInterrupted() {
    return this.view.isStudying && !this.isAided;
  }

  /** Whether the side to move belongs to somebody else than the person here. */
  get isOthersTurn() {
    return this.session.isPlayedHere && this.session.playerToMove !== YOU;
  }

  /** Whether a computer or an agent has to move now. */
  get isPlayerDue() {
    return this.seats.awaitsReply;
  }

  /** Why the player whose turn it is cannot move; "" if it can. */
  get problem() {
    return this.seats.problem;
  }

  /** Say how the game stands. @returns {import("./view.js").Message} */
  standing() {
    return standing(this);
  }

  describePlayer(seat) {
    return this.seats.describePlayer(seat);
  }

  nameMover(ply) {
    return this.seats.nameMover(ply);
  }

  /**
   * Return the columns that the person here can play now: none while one has to wait for another board or for
   * another player; undefined: all that the rules allow.
   */
  playableColumns() {
    if (this.sizeRequest) return [];
    const hasToWait = this.view.isAtEnd && this.isOthersTurn && !this.isGameInterrupted;
    return hasToWait ? [] : undefined;
  }

  /**
   * Play a column for the person here after the last move, if that is possible now.
   * @param {number} column  from 0
   * @returns {boolean} false: the column was not played, and may begin a side line of a study. True: nothing
   *   is left to do with the press, even if it had to be ignored
   */
  play(column) {
    const { session, view } = this;
    // Another board is getting ready.
    if (this.sizeRequest) return true;
    if (this.isGameInterrupted) return false;
    if (session.state.board.over) return view.isStudying;
    if (this.isOthersTurn) return true;
    return session.perform({ do: "move", column, by: YOU });
  }

  /**
   * Act on the beginning or the end of a study: save it, and stop waiting for the player whose turn it is, or
   * ask that player again.
   */
  studyChanged() {
    this.link.save();
    this.notebook.save();
    if (this.isPaused) this.seats.stopWaiting();
    else this.seats.askForMove();
  }

  /**
   * Ask Python why a position is won or lost.
   * @param {number[]} moves  that lead to it
   * @returns {Promise<?string[]>} sentences; null if Python has none, or another position is shown by then
   */
  async findReasons(moves) {
    const isStillShown = () => `${this.view.moves}` === `${moves}`;
    const answer = await this.python.askUntilAnswered({ do: "why", moves }, isStillShown);
    return answer?.sentences ?? null;
  }

  /** Act on another position that is shown: no hint is given in it yet, and the buttons may differ. */
  positionChanged() {
    byId("hint").setAttribute("aria-pressed", "false");
    this.menus.showButtons();
  }

  /** Show why a player cannot move. */
  showProblem() {
    this.menus.showButtons();
    this.view.show();
  }

  /**
   * Act on a review of which more is known: show why the game was lost, and the button that asks for better
   * moves.
   */
  reviewChanged() {
    // There are no paragraphs while the game goes on, or if the person here has won.
    const paragraphs = explainLossOn(this);
    byId("turned").hidden = !paragraphs.length;
    setText("turning", paragraphs.join(" "));
    this.showLearnButton();
  }

  /**
   * Show the button that lets one find better moves, with how many mistakes the person here has made. It is
   * there for one person who has not won, unless no mistake was found, and can be pressed once the review is
   * final.
   */
  showLearnButton() {
    const { view, session, seats } = this;
    const isYourMove = (ply) => session.isYourMove(ply);
    const { count, scored, isFinal } = view.lessons.countMistakes(isYourMove);
    const isOver = session.state.board.over;
    const hasLostOrDrawn = isOver && session.hasOnePerson && !seats.youWon;
    const hasNoMistake = isFinal && count === 0;
    byId("learn").hidden = !hasLostOrDrawn || !this.scorer || hasNoMistake;
    byId("learn").setAttribute("aria-disabled", !isFinal);
    if (!isFinal) setText("learn", phrase("checking yours", scored));
    else if (count === 1) setText("learn", phrase("see mistake"));
    else setText("learn", phrase("see mistakes", { count }));
  }
}

/**
 * Return the action that has led to a change of the session; null if it was restored.
 * @param {any} event @returns {?import("./log.js").Action}
 */
function actionOf(event) {
  return event.detail;
}

new PlayPage(JSON.parse(byId("data").textContent)).start();

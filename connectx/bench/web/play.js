// The page to play on. Its parts are the games (session.js, log.js), the players (seats.js), the menus
// (menus.js), the address (link.js) and the view of one game (view.js); here they meet. Python, where it
// is there, is asked what its players play, why a position is won, and for the search of other sizes.

import { Python } from "./ask.js";
import { Link } from "./link.js";
import { YOU, logsWith, newLog } from "./log.js";
import { Menus } from "./menus.js";
import { Notebook } from "./notebook.js";
import { Player } from "./player.js";
import { readPosition } from "./position.js";
import { Puzzles } from "./puzzle.js";
import { explainHint } from "./reasons.js";
import { Seats } from "./seats.js";
import { Session, newStamp } from "./session.js";
import { DiscSetter } from "./setter.js";
import { explainLossOn, standing } from "./standing.js";
import { rememberGames, recall, recallGames } from "./storage.js";
import { GameView } from "./view.js";
import { byId, capitalize, columnName, phrase, inColours, setText } from "./words.js";

const SLOW_HINT_MS = 350; // a hint that takes longer says so

class PlayPage {
  /** The last request for a board of another size, until it is answered. @type {?{size: any}} */
  sizeRequest = null;
  /** The scorers by the sizes of their boards, such as "6,7,4"; null where there can be none. */
  scorers = {};
  /** The page's own player, on the board of the game. @type {?Player} */
  computer = null;

  /** @param {any} facts  see `PlayFacts` in page.py */
  constructor(facts) {
    const { size, seats, moves } = facts;
    this.facts = facts;
    this.python = new Python(facts, () => this.pythonChanged());
    const { strength } = recall();
    const level = Object.keys(facts.levels).includes(strength) ? strength : "easy";
    const log = newLog({ size, seats, level, start: moves }, newStamp());
    this.session = new Session(logsWith(log));
    this.seats = new Seats(this);
    this.notebook = new Notebook(this);
    this.link = new Link(this);
    this.view = new GameView(this, this.isAided);
    this.setter = new DiscSetter(this);
    this.puzzles = new Puzzles(this, facts.puzzles);
    this.menus = new Menus(this);
  }

  async start() {
    const { session, facts, view, python } = this;
    session.addEventListener("log", (event) => this.logChanged(actionOf(event)));
    session.addEventListener("entry", (event) => this.entryAdded(actionOf(event)));
    addEventListener("popstate", () => this.link.follow());
    addEventListener("pagehide", () => python.ask({ do: "bye" }));
    this.scorers[facts.size] = await view.createScorer(facts.scorer, facts.size);
    this.showLog();
    if (history.state?.logs || location.hash.length > 1) await this.link.follow();
    else this.resumeGame();
    view.reveal();
    python.greet();
  }

  // What outlasts the page ------------------------------------------------------------------------

  /** Whether the browser stores the games of this page for another day. */
  get storesGames() {
    return !this.python.kind && !this.facts.moves.length && !this.facts.players.length;
  }

  /** Come back to the unfinished game that was played last. Undo leads to those before it. */
  resumeGame() {
    if (!this.storesGames) return;
    const { session, seats } = this;
    session.merge(recallGames(seats.levels));
    const games = session.myGames;
    const { lastGame } = recall();
    const lastPlayed = games.find(({ id }) => id === lastGame) ?? games[0];
    if (!lastPlayed) return;
    const otherGames = games.filter((game) => game !== lastPlayed);
    const trail = otherGames.map(({ id }) => id).reverse(); // the last touched at the end
    session.replace({ ...session.logs, current: lastPlayed.id, trail });
    if (session.state.board.over) this.newGame();
  }

  /**
   * Save the games where they outlast the page.
   * @param {boolean} isStep  whether Back leads to the game that was on the board before
   */
  save(isStep = false) {
    this.link.save(isStep);
    this.notebook.save();
    if (this.storesGames) rememberGames(this.session, this.seats.levels);
  }

  /** Act on Python, which has begun to answer, or no longer does. */
  pythonChanged() {
    this.menus.show();
    this.notebook.resume();
  }

  // The board -----------------------------------------------------------------------------------

  /** The scorer of the board of the game; null if it has none. */
  get scorer() {
    return this.scorers[this.session.log.size] ?? null;
  }

  /**
   * Make the scorer for boards of a size. Only the last size that was asked for counts.
   * @param {import("./rules.js").Size} size @returns {Promise<boolean>} whether the board is ready
   */
  async prepare(size) {
    if (`${size}` in this.scorers) {
      this.sizeRequest = null;
      return true;
    }
    const request = { size };
    this.sizeRequest = request;
    this.seats.stop();
    this.view.say(phrase("getting ready"), phrase("once"));
    const isLastRequest = () => this.sizeRequest === request;
    const answer = await this.python.answer({ do: "size", size }, isLastRequest);
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
   * Show another log.
   * @param {?import("./log.js").Action} action  by which it came on the board, so that Back leads to the
   *   log before; null: it was restored
   */
  logChanged(action) {
    const isNewStep = action !== null;
    if (isNewStep && !this.isAided) this.view.isStudying = false;
    if (action?.do === "move") this.seats.countResult();
    this.showLog();
    this.save(isNewStep);
  }

  /** Show the log on the board at its end, with its own players, and nothing of the log before. */
  showLog() {
    const { session, view, seats, scorer } = this;
    const { size, names, opening, isPosition } = session.log;
    const { moves } = session.state;
    seats.stop();
    this.computer = new Player(scorer);
    this.python.size = size;
    this.setter.end();
    view.lesson = null;
    view.open({ size, names, opening, isPosition, moves }, scorer);
    view.go(Infinity);
    this.menus.show();
    if (session.isPuzzle && scorer) view.lessons.ask(this.puzzles, moves.length);
    seats.ask();
  }

  /**
   * Show the entry that an action has added to the log on the board. A reply does not take the person
   * here away from an earlier position.
   * @param {import("./log.js").Action} action
   */
  entryAdded(action) {
    const { session, seats, view } = this;
    const isReply = action.do === "move" && action.by !== YOU;
    const staysWhereItIs = isReply && !view.isAtEnd;
    seats.stop();
    if (action.do === "seats" || action.do === "level") seats.results.clear();
    if (action.do === "move") seats.countResult();
    this.save();
    this.menus.show();
    view.setMoves(session.state.moves, staysWhereItIs);
    seats.ask();
  }

  // What a person does --------------------------------------------------------------------------

  /** Begin a game with the same players. @param {import("./rules.js").Size} size */
  newGame(size = this.session.log.size) {
    const { seats, level } = this.session.state;
    this.session.perform({ do: "begin", size, seats, level });
  }

  /** Begin a game on another board. @param {import("./rules.js").Size} size */
  async chooseSize(size) {
    if (await this.prepare(size)) this.newGame(size);
  }

  /** Undo what was done last: an answer, a step of a side line, the choice of a size, or a move. */
  undo() {
    const { view, session } = this;
    const { lesson } = view;
    const isSideLine = view.sideLine.length > 0;
    if (lesson && isSideLine) view.go(view.ply, [], { ...lesson, state: "asked" });
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
    this.view.go(this.view.ply);
    this.seats.ask();
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
    const decidingNumber = view.review?.turningPoint?.number; // from 1
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

  /** Return why a text cannot be read, as a sentence of the page. @param {string} problem */
  problemSentence(problem) {
    return inColours(`${capitalize(problem)}.`);
  }

  /** Show what a link says. @param {import("./link.js").LinkFacts} facts */
  async openLink(facts) {
    if (!await this.prepare(facts.size)) return;
    this.session.perform(this.link.createAction(facts));
    if (facts.shows.length) this.view.study(true);
  }

  /**
   * Show a game or a position; without moves, begin a game.
   * @param {import("./position.js").Reading} reading
   */
  async openReading(reading) {
    const { moves, size = this.session.log.size, names = [] } = reading;
    if (!await this.prepare(size)) return;
    if (!moves.length) {
      this.newGame(size);
      return;
    }
    const { seats, level } = this.session.state;
    const game = { size, moves, seats, level, names };
    if (reading.isPosition) {
      const opening = moves.length; // nobody has chosen any of them
      this.session.perform({ do: "show", source: "position", ...game, opening, isPosition: true });
    } else {
      this.session.perform({ do: "show", source: "game", ...game, opening: reading.opening ?? 0 });
    }
  }

  /** Go back to a game of this tab, by the id of its log. @param {string} id */
  async openGame(id) {
    const log = this.session.logs.logs.find((other) => other.id === id);
    if (log && await this.prepare(log.size)) this.session.perform({ do: "open", id });
  }

  /** Whether the person here may ask for a hint in the position that is shown. */
  get canHint() {
    const { view } = this;
    return !(view.shownBoard.over || this.isPlayerDue || view.lesson || this.setter.isOn);
  }

  /** Advise a column in the position that is shown, and say why. */
  async hint() {
    if (!this.canHint) return;
    const { view } = this;
    const { moves, shownBoard } = view;
    const isStillShown = () => `${view.moves}` === `${moves}`;
    const timer = setTimeout(() => {
      if (isStillShown()) view.say(phrase("looking for column"));
    }, SLOW_HINT_MS);
    const choice = await this.computer.best(shownBoard);
    const scores = choice && await this.computer.columnScores(shownBoard, choice);
    clearTimeout(timer);
    if (!choice || !isStillShown()) return;
    const { column } = choice;
    view.hintColumn = column;
    byId("hint").setAttribute("aria-pressed", "true");
    view.say(phrase("try", { column: columnName(column) }), explainHint(shownBoard, column, scores));
    view.search();
  }

  /** Ask for the best move after some moves. @param {number[]} moves */
  openPuzzle(moves) {
    const { seats, level } = this.session.state;
    this.session.perform({ do: "show", source: "puzzle", size: this.facts.size, moves, seats, level });
  }

  /** Go back to the game before the puzzles; without one to the game played last, or to a new one. */
  leavePuzzle() {
    const { session, seats } = this;
    if (session.perform({ do: "leave" })) return;
    if (this.storesGames) session.merge(recallGames(seats.levels));
    const [lastPlayed] = session.myGames;
    if (lastPlayed) this.openGame(lastPlayed.id);
    else this.newGame();
  }

  // What the view asks --------------------------------------------------------------------------

  /** Whether the page was opened to show scores while one plays. */
  get isAided() {
    return this.facts.shows.length > 0;
  }

  /** Whether nobody replies, because the person here looks at something else. */
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
    return this.session.isMine && this.session.playerToMove !== YOU;
  }

  get isPlayerDue() {
    return this.seats.awaitsReply;
  }

  get problem() {
    return this.seats.problem;
  }

  standing() {
    return standing(this);
  }

  describePlayer(seat) {
    return this.seats.describePlayer(seat);
  }

  nameMover(ply) {
    return this.seats.nameMover(ply);
  }

  /** Return the columns that can be played now; undefined: all that the rules allow. */
  playableColumns() {
    if (this.sizeRequest) return [];
    const hasToWait = this.view.isAtEnd && this.isOthersTurn && !this.isGameInterrupted;
    return hasToWait ? [] : undefined;
  }

  /**
   * Play a column after the last move, if it can be played now.
   * @param {number} column  from 0
   * @returns {boolean} false: the column was not played, and may begin a side line of a study
   */
  play(column) {
    const { session, view } = this;
    if (this.sizeRequest) return true;
    if (this.isGameInterrupted) return false;
    if (session.state.board.over) return view.isStudying;
    if (this.isOthersTurn) return true;
    return session.perform({ do: "move", column, by: YOU });
  }

  /** Save whether one studies. The game may have to wait while one does. */
  studyChanged() {
    this.link.save();
    this.notebook.save();
    if (this.isPaused) this.seats.stop();
    else this.seats.ask();
  }

  /** Ask Python for sentences about a position; null if there are none. @param {number[]} moves */
  async findReasons(moves) {
    const isStillShown = () => `${this.view.moves}` === `${moves}`;
    const answer = await this.python.answer({ do: "why", moves }, isStillShown);
    return answer?.sentences ?? null;
  }

  /** Show the buttons of another position. */
  positionChanged() {
    byId("hint").setAttribute("aria-pressed", "false");
    this.menus.showButtons();
  }

  /** Show that a player cannot move. */
  showProblem() {
    this.menus.showButtons();
    this.view.show();
  }

  /** Show what is known of a game that is over: why it was lost, and how many mistakes it has. */
  reviewChanged() {
    const paragraphs = explainLossOn(this);
    byId("turned").hidden = !paragraphs.length;
    setText("turning", paragraphs.join(" "));
    this.showLearnButton();
  }

  /**
   * Show the button that lets one find better moves, with how many mistakes there are. It is there for
   * one person who has not won, unless no mistake was found.
   */
  showLearnButton() {
    const { view, session, seats } = this;
    const { count, scored, isFinal } = view.lessons.progress((ply) => session.isYours(ply));
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

// Who plays at the page to play on: the names of the players, and their replies.

import { COMPUTER, YOU } from "./log.js";
import { SIDES, phrase, wait } from "./words.js";

/** The least time for a reply, as a disc falls before the next one. */
const MIN_REPLY_MS = 350;
/** The least time for a reply while no person plays. */
const MIN_WATCHED_REPLY_MS = 600;
/** After how many games in a row that were won, or lost, another level is offered. */
const STREAK_GAMES = 2;

/** @typedef {{name: string, about: string}} Card  what is said of a player beside the board */

export class Seats {
  /** Stands for what the player whose turn it is has been asked; null: it is not asked. @type {?object} */
  pendingQuestion = null;
  /** Why that player cannot move; "" if it can. */
  problem = "";
  /**
   * The results of games against the computer on this level, by the ids of their logs: 1 if the person
   * here has won, -1 if not, 0 for a draw. The game that ended last is the last one.
   */
  resultsByLog = new Map();

  /** @param {any} page  the `PlayPage` */
  constructor(page) {
    this.page = page;
    this.session = page.session;
  }

  /** The names of the computer's levels, the weakest first. */
  get levelNames() {
    return Object.keys(this.page.facts.levels);
  }

  /**
   * Whether a computer or an agent has to move now. None has to if it cannot move, in a game that is only
   * shown, or while the person here looks at something else.
   */
  get awaitsReply() {
    const { session, page } = this;
    if (!session.isPlayedHere || session.state.board.over || session.playerToMove === YOU) return false;
    return !this.problem && !page.isPaused;
  }

  /** No longer wait for the move of a player that was asked for one, and forget why it could not move. */
  stopWaiting() {
    if (this.pendingQuestion) this.page.computer.stop();
    this.pendingQuestion = null;
    this.problem = "";
  }

  /** Ask the player whose turn it is for a move, unless it is asked already or nobody has to move. */
  askForMove() {
    if (!this.awaitsReply || this.pendingQuestion) return;
    this.pendingQuestion = {};
    this.playReply(this.pendingQuestion);
  }

  /**
   * Let the player whose turn it is choose a column, and play it, but not before some time has passed.
   * Nothing is played if the page no longer waits for the move by then. If the player has no column, show
   * why; if a notebook has never answered, the computer takes the player's seat.
   * @param {object} question  `pendingQuestion` as long as the page waits for this move
   */
  async playReply(question) {
    const { page, session } = this;
    const player = session.playerToMove;
    const hasPerson = session.state.seats.includes(YOU);
    const pause = wait(hasPerson ? MIN_REPLY_MS : MIN_WATCHED_REPLY_MS);
    const isWanted = () => this.pendingQuestion === question;
    const answer = await this.askPlayerToMove(isWanted);
    await pause;
    if (!isWanted()) return;
    this.pendingQuestion = null;
    // It has answered nothing yet, as its first answer makes the page ask for its game.
    const isNotebookSilent = page.python.kind === "frame" && !page.notebook.isStoredGameRead;
    if (!answer && isNotebookSilent) {
      this.replaceAgentsByComputer();
    } else if (Number.isInteger(answer?.column)) {
      session.perform({ do: "move", column: answer.column, by: player });
    } else {
      this.problem = answer?.problem ?? phrase("stopped");
      page.showProblem();
    }
  }

  /**
   * Ask the player whose turn it is for a column.
   * @param {() => boolean} isWanted  false: the answer does not count
   * @returns {Promise<any>} with a `column` or a `problem`; undefined if nobody answers
   */
  async askPlayerToMove(isWanted) {
    const { page, session } = this;
    const { moves, board, level } = session.state;
    const player = session.playerToMove;
    if (player !== COMPUTER) return page.python.askUntilAnswered({ do: "move", moves, player }, isWanted);
    const column = await page.computer.chooseColumn(board, page.facts.levels[level]);
    return { column };
  }

  /** Let the computer take the seats of the agents, which Python runs. */
  replaceAgentsByComputer() {
    this.session.perform({ do: "seats", seats: replacePythonPlayers(this.session.state.seats) });
  }

  /**
   * Record the result of the game on the board, if it is one of a person against the computer, and over. A
   * game that is taken back and ended again counts once.
   */
  recordResult() {
    const { log, state, hasOnePerson } = this.session;
    const { board, seats } = state;
    if (!board.over || !hasOnePerson || !seats.includes(COMPUTER)) return;
    let result = 0;
    if (board.winner !== null) result = seats[board.winner] === YOU ? 1 : -1;
    // If the game was counted before, it becomes the last one.
    this.resultsByLog.delete(log.id);
    this.resultsByLog.set(log.id, result);
  }

  /**
   * The name of the level to play on next: a harder one after STREAK_GAMES games that were all won, an easier
   * one if all were lost; else "".
   */
  get offeredLevel() {
    const lastResults = [...this.resultsByLog.values()].slice(-STREAK_GAMES);
    // A result is 1 if the game was won, -1 if lost, 0 if drawn.
    const [result] = lastResults;
    const areEqual = lastResults.every((other) => other === result);
    const isStreak = areEqual && lastResults.length === STREAK_GAMES;
    if (!isStreak || result === 0) return "";
    const index = this.levelNames.indexOf(this.session.state.level);
    return this.levelNames[index + result] ?? "";
  }

  // Names ---------------------------------------------------------------------------------------

  /** Return what a side is called on the page: "You", a name or its colour. @param {number} seat */
  nameOf(seat) {
    const { session } = this;
    if (session.hasOnePerson && session.state.seats[seat] === YOU) return "You";
    return this.nameInLog(seat);
  }

  /** Return who makes a move, in a sentence: "you", a name or a side's colour. @param {number} ply */
  nameMover(ply) {
    return this.session.isYourMove(ply) ? "you" : this.nameInLog(ply % 2);
  }

  /**
   * Return the name that a game which is only shown has for a player. If it has none, and in a game that is
   * played here, return the colour of the side.
   * @param {number} seat
   */
  nameInLog(seat) {
    const { isPlayedHere, log } = this.session;
    if (isPlayedHere) return SIDES[seat];
    return log.names[seat] || SIDES[seat];
  }

  /**
   * Return what the card of a player says: the name; below it the computer's level or the agent, else whether
   * the player moves first, with the colour of its side if the name does not say that.
   * @param {number} seat @returns {Card}
   */
  describePlayer(seat) {
    const { isPlayedHere, state } = this.session;
    const name = this.nameOf(seat);
    const player = state.seats[seat];
    if (isPlayedHere && player === COMPUTER) return { name, about: `computer, ${state.level}` };
    if (isPlayedHere && player !== YOU) return { name, about: player };
    const order = seat === 0 ? "first" : "second";
    const side = SIDES[seat];
    return { name, about: name === side ? order : `${side.toLowerCase()}, ${order}` };
  }

  /** Whether the game is over, and the person here has won it. */
  get youWon() {
    const { session } = this, { board } = session.state;
    return board.winner !== null && session.isYourMove(board.discs - 1);
  }
}

/**
 * Return who plays if the computer takes the seats of Python's players.
 * @param {string[]} seats  the players by seat
 */
export function replacePythonPlayers(seats) {
  return seats.map((seat) => seat === YOU ? YOU : COMPUTER);
}

// Who plays at the page to play on: the names of the players, and their replies.

import { PAGE, YOU } from "./log.js";
import { SIDES, phrase, wait } from "./words.js";

// A reply takes at least so long, as a disc falls before the next one.
const REPLY_MS = 350;
const WATCHED_REPLY_MS = 600; // while no person plays
const STREAK_GAMES = 2; // in a row that were won, or lost, after which another level is offered

/** @typedef {{name: string, about: string}} Card  what is said of a player beside the board */

export class Seats {
  /** What the player whose turn it is has been asked; null: it is not asked. @type {?object} */
  question = null;
  /** Why that player cannot move; "" if it can. */
  problem = "";
  /**
   * The results of games against the computer on this level, by the ids of their logs: 1 if the person
   * here has won, -1 if not, 0 for a draw. The game that ended last is the last one.
   */
  results = new Map();

  /** @param {any} page  the `PlayPage` */
  constructor(page) {
    this.page = page;
    this.session = page.session;
  }

  /** The names of the levels, the weakest first. */
  get levels() {
    return Object.keys(this.page.facts.levels);
  }

  /**
   * Whether a computer or an agent has to move now. None has to if it cannot move, or while the person
   * here looks at something else.
   */
  get awaitsReply() {
    const { session, page } = this;
    if (!session.isMine || session.state.board.over || session.playerToMove === YOU) return false;
    return !this.problem && !page.isPaused;
  }

  /** Forget the question to a player, and why it could not move. */
  stop() {
    if (this.question) this.page.computer.stop();
    this.question = null;
    this.problem = "";
  }

  /** Ask the player whose turn it is for a move, unless it is asked already or nobody has to move. */
  ask() {
    if (!this.awaitsReply || this.question) return;
    this.question = {};
    this.reply(this.question);
  }

  /**
   * Let the player whose turn it is choose a column, and play it, unless `stop` is called meanwhile.
   * @param {object} question  as in `this.question`
   */
  async reply(question) {
    const { page, session } = this;
    const player = session.playerToMove;
    const hasPerson = session.state.seats.includes(YOU);
    const pause = wait(hasPerson ? REPLY_MS : WATCHED_REPLY_MS);
    const isWanted = () => this.question === question;
    const answer = await this.askPlayer(isWanted);
    await pause;
    if (!isWanted()) return;
    this.question = null;
    const isNotebookSilent = page.python.kind === "frame" && !page.notebook.isAsked;
    if (!answer && isNotebookSilent) {
      this.playAlone();
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
  async askPlayer(isWanted) {
    const { page, session } = this;
    const { moves, board, level } = session.state;
    const player = session.playerToMove;
    if (player !== PAGE) return page.python.answer({ do: "move", moves, player }, isWanted);
    const column = await page.computer.choose(board, page.facts.levels[level]);
    return { column };
  }

  /** Let the computer take the seats of Python's players. */
  playAlone() {
    this.session.perform({ do: "seats", seats: replacePythonPlayers(this.session.state.seats) });
  }

  /**
   * Count the game on the board, if it is one of a person against the computer, and over. A game that is
   * taken back and ended again counts once.
   */
  countResult() {
    const { log, state, hasOnePerson } = this.session;
    const { board, seats } = state;
    if (!board.over || !hasOnePerson || !seats.includes(PAGE)) return;
    let result = 0;
    if (board.winner !== null) result = seats[board.winner] === YOU ? 1 : -1;
    this.results.delete(log.id); // so that it is the last one
    this.results.set(log.id, result);
  }

  /** The next level up or down, after STREAK_GAMES games in a row that were won, or lost; else "". */
  get offeredLevel() {
    const lastResults = [...this.results.values()].slice(-STREAK_GAMES);
    const [result] = lastResults;
    const areEqual = lastResults.every((other) => other === result);
    const isStreak = areEqual && lastResults.length === STREAK_GAMES;
    if (!isStreak || result === 0) return "";
    const index = this.levels.indexOf(this.session.state.level);
    return this.levels[index + result] ?? "";
  }

  // Names ---------------------------------------------------------------------------------------

  /** Return what a side is called, everywhere on the page. @param {number} seat */
  nameOf(seat) {
    const { session } = this;
    if (session.hasOnePerson && session.state.seats[seat] === YOU) return "You";
    return this.nameInLog(seat);
  }

  /** Return who makes a move of the game, in a sentence: "you", a name or a side. @param {number} ply */
  nameMover(ply) {
    return this.session.isYours(ply) ? "you" : this.nameInLog(ply % 2);
  }

  /** Return the name of a player of a game that is shown; the side if it has none, and in my games. */
  nameInLog(seat) {
    const { isMine, log } = this.session;
    if (isMine) return SIDES[seat];
    return log.names[seat] || SIDES[seat];
  }

  /** Return what the card of a player says. @param {number} seat @returns {Card} */
  describePlayer(seat) {
    const { isMine, state } = this.session;
    const name = this.nameOf(seat);
    const player = state.seats[seat];
    if (isMine && player === PAGE) return { name, about: `computer, ${state.level}` };
    if (isMine && player !== YOU) return { name, about: player };
    const order = seat === 0 ? "first" : "second";
    const side = SIDES[seat];
    return { name, about: name === side ? order : `${side.toLowerCase()}, ${order}` };
  }

  /** Whether the game is over, and the person here has won it. */
  get youWon() {
    const { session } = this, { board } = session.state;
    return board.winner !== null && session.isYours(board.discs - 1);
  }
}

/** Return who plays if the computer takes the seats of Python's players. @param {string[]} seats */
export function replacePythonPlayers(seats) {
  return seats.map((seat) => seat === YOU ? YOU : PAGE);
}

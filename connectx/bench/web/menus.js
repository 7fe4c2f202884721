// The menus and buttons around the game of the page to play on, and the ways to open a game.

import { SIZES } from "./link.js";
import { COMPUTER, YOU, stateOf } from "./log.js";
import { storeValues, readStoredGames } from "./storage.js";
import { SIDES, byId, columnsText, phrase, make, showChoices, setText } from "./words.js";

const CONFETTI_PIECES = 24;
const CONFETTI_SCALES = [0.22, 0.1, 0.16];
const DISABLED = "aria-disabled";
/** The ways to win, with the squares of a picture of four rows: column and row from the top left. */
const WINNING_WAYS = {
  across: [[0, 2], [1, 2], [2, 2], [3, 2]],
  "in a column": [[1, 0], [1, 1], [1, 2], [1, 3]],
  "on a diagonal": [[0, 3], [1, 2], [2, 1], [3, 0]],
};

export class Menus {
  /** @param {any} page  the `PlayPage` */
  constructor(page) {
    this.page = page;
    this.listenToButtons();
    this.listenToMenu();
    this.listenToTexts();
    byId("share").hidden = page.python.kind === "frame";
    byId("docs").hidden ||= page.python.kind === "frame";
    this.drawPictures();
  }

  /** Let the buttons act, unless they are disabled for the time being. */
  listenToButtons() {
    const { page } = this;
    const { view, session } = page;
    // By the ids of the buttons. "resume" and "here" play on from the board that is shown, "alone" goes on
    // without an agent that cannot move, "file" opens the dialog for a file.
    const actions = {
      new: () => page.newGame(),
      undo: () => page.undo(),
      hint: () => page.hint(),
      resume: () => page.playOn(),
      here: () => page.playOn(),
      ask: () => this.askAgain(),
      alone: () => page.seats.replaceAgentsByComputer(),
      swap: () => this.swapSides(),
      share: () => page.link.share(),
      learn: () => view.lessons.askAboutMistakes((ply) => session.isYourMove(ply)),
      offer: () => this.acceptOffer(),
      file: () => byId("chosen").click(),
    };
    for (const [id, action] of Object.entries(actions)) {
      byId(id).addEventListener("click", () => {
        if (byId(id).getAttribute(DISABLED) !== "true") action();
      });
    }
  }

  /** Let the choices in the menu act, and bring its fields up to date whenever it opens. */
  listenToMenu() {
    for (const seat of [0, 1]) {
      byId(`seat-${seat}`).onchange = ({ target }) => this.choosePlayer(seat, target.value);
    }
    this.listSizes();
    byId("size").onchange = ({ target }) => {
      this.close();
      // The value "6,7,4" means 6 x 7, 4 in a row.
      this.page.chooseSize(target.value.split(",").map(Number));
    };
    byId("menu").addEventListener("beforetoggle", () => this.bringUpToDate());
  }

  /** Fill the menu with the sizes of boards that one can choose, the one of this page first. */
  listSizes() {
    const sizes = new Set([`${this.page.facts.size}`, ...SIZES]);
    for (const size of sizes) {
      const [rows, columns, inarow] = size.split(",");
      const label = `${rows} \u00d7 ${columns}, ${inarow} in a row`;
      byId("size").append(make("option", { value: size }, label));
    }
  }

  /** Show in the menu the moves on the board, and the list of games with those of other tabs. */
  bringUpToDate() {
    const { page } = this;
    byId("text").value = columnsText(page.view.moves);
    this.showProblem("");
    if (page.storesGames) page.session.addStoredGames(readStoredGames(page.seats.levelNames));
    this.showGames();
  }

  /** Open games that come as a typed, pasted, dropped or chosen text. */
  listenToTexts() {
    const { page } = this;
    byId("set").onsubmit = (event) => {
      event.preventDefault();
      page.open(byId("text").value);
    };
    byId("chosen").onchange = async ({ target }) => {
      const [file] = target.files;
      if (file) await page.open(await file.text());
      target.value = "";
    };
    addEventListener("paste", (event) => this.openPastedText(event));
    // Without this, one cannot drop anything on the page.
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", async (event) => {
      event.preventDefault();
      const { dataTransfer } = event;
      const [file] = dataTransfer.files;
      const text = file ? await file.text() : dataTransfer.getData("text");
      this.openText(text);
    });
  }

  /**
   * Open a text that is pasted. One that may be moves is only put into the menu's field if it is pasted
   * there, so that it can be edited first.
   * @param {ClipboardEvent} event
   */
  openPastedText(event) {
    const text = event.clipboardData.getData("text");
    const isInField = event.target === byId("text");
    // Moves have one line, and are not JSON.
    const mayBeMoves = !/[\n{[]/.test(text);
    if (!text || (isInField && mayBeMoves)) return;
    event.preventDefault();
    this.openText(text);
  }

  /**
   * Open a text that may come while the menu is closed. If it cannot be read then, the page says why.
   * @param {string} text
   */
  async openText(text) {
    await this.page.open(text);
    const hasProblem = !byId("wrong").hidden;
    const isMenuOpen = byId("menu").matches(":popover-open");
    if (hasProblem && !isMenuOpen) this.page.view.say(phrase("cannot open"), byId("wrong").textContent);
  }

  /** Show in the menu why a text cannot be read; "" if it can. @param {string} problem */
  showProblem(problem) {
    setText("wrong", problem);
    byId("wrong").hidden = !problem;
  }

  /** Close the menu. */
  close() {
    byId("menu").hidePopover();
  }

  // Who plays -----------------------------------------------------------------------------------

  /** Ask the player again who could not move, after the last move of the game. */
  askAgain() {
    const { seats, view } = this.page;
    // Forget that the player could not move.
    seats.stopWaiting();
    view.go(Infinity);
    seats.askForMove();
  }

  /** Let the two players change sides. */
  swapSides() {
    const { session } = this.page;
    session.perform({ do: "seats", seats: session.state.seats.toReversed() });
  }

  /**
   * Let another player play a side.
   * @param {number} seat @param {string} value  of an option: a player, or such as "page:easy"
   */
  choosePlayer(seat, value) {
    const { session } = this.page;
    const [player, level] = value.split(":");
    const seats = session.state.seats.with(seat, player);
    if (level) storeValues({ strength: level });
    const isChanged = session.perform({ do: "seats", seats });
    if (isChanged && level) session.perform({ do: "level", level });
  }

  /** Let the computer play on another level, now and in later games. @param {string} level */
  chooseLevel(level) {
    storeValues({ strength: level });
    this.close();
    this.page.session.perform({ do: "level", level });
  }

  /** Begin a new game on the level that is offered after several games that were won, or lost. */
  acceptOffer() {
    const { page } = this;
    const level = page.seats.offeredLevel;
    this.chooseLevel(level);
    page.newGame();
  }

  // What is shown -------------------------------------------------------------------------------

  /**
   * Show what one can choose in the game on the board: its players (`state.seats`), the computer's level, the
   * size of the board, puzzles, and the buttons.
   */
  show() {
    const { session, seats, scorer, facts } = this.page;
    const { log, isPlayedHere, state } = session;
    const hasComputer = state.seats.includes(COMPUTER);
    for (const seat of [0, 1]) this.showPlayers(seat);
    for (const id of ["level", "menu-level"]) {
      showChoices(id, id, seats.levelNames, state.level, (level) => this.chooseLevel(level));
    }
    byId("levels").hidden = !hasComputer;
    byId("menu-levels").hidden = !isPlayedHere || !hasComputer;
    this.showWhoBegins();
    byId("size").value = `${log.size}`;
    const [, , inarow] = log.size;
    // The pictures of the ways to win have four in a row.
    byId("ways").hidden = inarow !== 4;
    const hasPuzzles = scorer && facts.puzzles.length > 0 && `${log.size}` === "6,7,4";
    for (const id of ["puzzle", "daily"]) byId(id).hidden = !hasPuzzles;
    this.showButtons();
  }

  /**
   * Show the choice of who begins, and which side the person here has. There is no choice where two people
   * play, or none.
   */
  showWhoBegins() {
    const { session } = this.page;
    byId("begins").hidden = !session.hasOnePerson;
    if (!session.hasOnePerson) {
      setText("sides", "");
      return;
    }
    const { seats } = session.state;
    const yourSeat = seats.indexOf(YOU);
    const opponent = seats[1 - yourSeat];
    const opponentName = opponent === COMPUTER ? "Computer" : opponent;
    // The choice has the index of your seat.
    const choices = ["I begin", `${opponentName} begins`];
    showChoices("first", "first", choices, choices[yourSeat], () => this.swapSides());
    setText("sides", `you are ${SIDES[yourSeat].toLowerCase()}`);
  }

  /**
   * Show the choice of who plays a side: the person here, the computer on each level, or one of the agents
   * that Python runs.
   * @param {number} seat
   */
  showPlayers(seat) {
    const { facts, session, seats } = this.page;
    const { state } = session;
    const players = new Set([...facts.players, ...state.seats]);
    const agents = [...players].filter((player) => player !== YOU && player !== COMPUTER);
    const makeOption = (value, text = value) => make("option", { value }, text);
    const levelOptions = seats.levelNames.map((level) =>
      makeOption(`${COMPUTER}:${level}`, `Computer, ${level}`));
    const menu = byId(`seat-${seat}`);
    menu.replaceChildren(
      makeOption(YOU, "You"), make("optgroup", { label: "Computer" }, ...levelOptions));
    if (agents.length) {
      const agentOptions = agents.map((agent) => makeOption(agent));
      menu.append(make("optgroup", { label: "Agents" }, ...agentOptions));
    }
    const player = state.seats[seat];
    menu.value = player === COMPUTER ? `${COMPUTER}:${state.level}` : player;
  }

  /**
   * Show the buttons that depend on the game and its position, and the confetti of a win. "ask" and "alone"
   * are for a player that cannot move, "here" plays on from a game that is only shown, and "offer" begins one
   * on another level.
   */
  showButtons() {
    const { page } = this;
    const { session, seats, view, isPlayerDue } = page;
    const { isPlayedHere } = session;
    const isOver = session.state.board.over;
    const hasProblem = Boolean(page.problem);
    const { offeredLevel } = seats;
    const canPlayAgain = isOver && isPlayedHere;
    document.body.classList.toggle("problem", hasProblem);
    document.body.classList.toggle("waiting", isPlayerDue);
    byId("alone").hidden = !hasProblem;
    byId("ask").hidden = !hasProblem;
    byId("here").hidden = isPlayedHere || session.isPuzzle;
    byId("new").classList.toggle("primary", canPlayAgain);
    setText("again", canPlayAgain ? "Play again" : "New");
    byId("new").setAttribute(DISABLED, isPlayedHere && !session.state.moves.length);
    byId("undo").setAttribute(DISABLED, !session.canUndo);
    byId("hint").setAttribute(DISABLED, isOver || isPlayerDue);
    byId("study").hidden = !page.scorer && !page.python.kind && !view.isStudying;
    byId("confetti").toggleAttribute("hidden", !seats.youWon);
    byId("offer").hidden = !isOver || !offeredLevel;
    setText("offer", offeredLevel ? `Play again on ${offeredLevel}` : "");
  }

  /** List the last games of the person here. A press on one opens it. */
  showGames() {
    const { page } = this;
    const { myGames, log: currentGame } = page.session;
    byId("mine").hidden = !myGames.length;
    const items = myGames.map((game) => {
      const openGame = () => {
        this.close();
        page.openGame(game.id);
      };
      return make("button", { "aria-current": game.id === currentGame.id, onclick: openGame },
        describeGame(game), make("span", {}, formatTime(game.touched)));
    });
    byId("games-list").replaceChildren(...items);
  }

  /** Draw the confetti of a win, and the pictures of the ways to win. */
  drawPictures() {
    const pieces = Array.from({ length: CONFETTI_PIECES }, (_, index) => makeConfettiPiece(index));
    byId("confetti").append(...pieces);
    const figures = Object.entries(WINNING_WAYS).map(([name, squares]) => {
      // A square is 100 wide; "#x" is a disc, whose middle is placed.
      const discs = squares.map(([column, row]) =>
        make("use", { href: "#x", x: 50 + 100 * column, y: 50 + 100 * row }));
      const pits = make("rect", { width: 400, height: 400, fill: "url(#pits)" });
      const picture = make("svg", { viewBox: "-8 -8 416 416", "aria-hidden": "true" }, pits, ...discs);
      return make("figure", {}, picture, make("figcaption", {}, name));
    });
    byId("ways").append(...figures);
  }
}

/**
 * Make a disc of the confetti, at some height. Discs beside each other differ in height, size and colour.
 * @param {number} index
 */
function makeConfettiPiece(index) {
  const x = 16 + 15 * index;
  // The remainders jump about, as 89 and 127 have no common divisor.
  const y = 20 + index * 89 % 127;
  const scale = CONFETTI_SCALES[index % CONFETTI_SCALES.length];
  const disc = make("use", { href: index % 2 ? "#o" : "#x" });
  return make("g", { transform: `translate(${x} ${y}) scale(${scale})` }, disc);
}

/**
 * Say against whom a game of the person here is, how it stands, and how many moves it has.
 * @param {import("./log.js").GameLog} log
 */
function describeGame(log) {
  const state = stateOf(log);
  const opponent = state.seats.find((player) => player !== YOU) ?? "Two people";
  const name = opponent === COMPUTER ? `Computer, ${state.level}` : opponent;
  return `${name}: ${describeGameResult(state)}, ${state.moves.length} moves`;
}

/** Say how a game has ended, such as "you won", or that it is unfinished. */
function describeGameResult(/** @type {import("./log.js").GameState} */ { board, madeByYou, moves }) {
  if (!board.over) return "unfinished";
  if (board.winner === null) return "a draw";
  // Without you, two people played, or none.
  const hasYou = madeByYou.includes(true);
  if (!hasYou) return `${SIDES[board.winner]} won`;
  const isLastMoveYours = madeByYou[moves.length - 1];
  return isLastMoveYours ? "you won" : "you lost";
}

/** Return a time as people write it in the browser's language. @param {number} milliseconds  since 1970 */
function formatTime(milliseconds) {
  return new Date(milliseconds).toLocaleString([], { dateStyle: "short", timeStyle: "short" });
}

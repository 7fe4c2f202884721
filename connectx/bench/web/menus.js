// The menus and buttons around the game of the page to play on, and the ways to open a game.

import { SIZES } from "./link.js";
import { PAGE, YOU, stateOf } from "./log.js";
import { remember, recallGames } from "./storage.js";
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
    const { view, session, seats } = page;
    const askAgain = () => {
      seats.stop();
      view.go(Infinity);
      seats.ask();
    };
    const actions = { // by the ids of the buttons
      new: () => page.newGame(),
      undo: () => page.undo(),
      hint: () => page.hint(),
      resume: () => page.playOn(),
      here: () => page.playOn(),
      ask: askAgain,
      alone: () => seats.playAlone(),
      swap: () => session.perform({ do: "seats", seats: session.state.seats.toReversed() }),
      share: () => page.link.share(),
      learn: () => view.lessons.learn((ply) => session.isYours(ply)),
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
    this.offerSizes();
    byId("size").onchange = ({ target }) => {
      this.close();
      this.page.chooseSize(target.value.split(",").map(Number)); // "6,7,4" is 6 x 7, 4 in a row
    };
    byId("menu").addEventListener("beforetoggle", () => this.bringUpToDate());
  }

  /** List the sizes of boards that one can choose, the one of this page first. */
  offerSizes() {
    const sizes = new Set([`${this.page.facts.size}`, ...SIZES]);
    for (const size of sizes) {
      const [rows, columns, inarow] = size.split(",");
      const label = `${rows} \u00d7 ${columns}, ${inarow} in a row`;
      byId("size").append(make("option", { value: size }, label));
    }
  }

  /** Show the moves on the board and the list of games, also those that other tabs have stored. */
  bringUpToDate() {
    const { page } = this;
    byId("text").value = columnsText(page.view.moves);
    this.showProblem("");
    if (page.storesGames) page.session.merge(recallGames(page.seats.levels));
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
    addEventListener("paste", (event) => this.paste(event));
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", async (event) => {
      event.preventDefault();
      const { dataTransfer } = event;
      const [file] = dataTransfer.files;
      const text = file ? await file.text() : dataTransfer.getData("text");
      this.openFromAnywhere(text);
    });
  }

  /**
   * Open a text that is pasted. One that may be moves is only put into the menu's field if it is pasted
   * there, so that it can be edited first.
   * @param {ClipboardEvent} event
   */
  paste(event) {
    const text = event.clipboardData.getData("text");
    const isInField = event.target === byId("text");
    const mayBeMoves = !/[\n{[]/.test(text);
    if (!text || (isInField && mayBeMoves)) return;
    event.preventDefault();
    this.openFromAnywhere(text);
  }

  /** Open a text. If it cannot be read while the menu is closed, the page says why. @param {string} text */
  async openFromAnywhere(text) {
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

  close() {
    byId("menu").hidePopover();
  }

  // Who plays -----------------------------------------------------------------------------------

  /**
   * Let another player play a side.
   * @param {number} seat @param {string} value  of an option: a player, or such as "page:easy"
   */
  choosePlayer(seat, value) {
    const { session } = this.page;
    const [player, level] = value.split(":");
    const seats = session.state.seats.map((former, index) => index === seat ? player : former);
    if (level) remember({ strength: level });
    const isChanged = session.perform({ do: "seats", seats });
    if (isChanged && level) session.perform({ do: "level", level });
  }

  /** Let the computer play on another level, and remember that for later games. @param {string} level */
  chooseLevel(level) {
    remember({ strength: level });
    this.close();
    this.page.session.perform({ do: "level", level });
  }

  /** Begin a new game on the level that is offered. */
  acceptOffer() {
    const { page } = this;
    const level = page.seats.offeredLevel;
    this.chooseLevel(level);
    page.newGame();
  }

  // What is shown -------------------------------------------------------------------------------

  /** Show the menus of the game on the board. */
  show() {
    const { session, seats, scorer, facts } = this.page;
    const { log, isMine, state } = session;
    const hasComputer = state.seats.includes(PAGE);
    for (const seat of [0, 1]) this.showPlayers(seat);
    for (const id of ["level", "menu-level"]) {
      showChoices(id, id, seats.levels, state.level, (level) => this.chooseLevel(level));
    }
    byId("levels").hidden = !hasComputer;
    byId("menu-levels").hidden = !isMine || !hasComputer;
    this.showWhoBegins();
    byId("size").value = `${log.size}`;
    byId("ways").hidden = log.size[2] !== 4; // its pictures have four in a row
    const hasPuzzles = scorer && facts.puzzles.length > 0 && `${log.size}` === "6,7,4";
    for (const id of ["puzzle", "daily"]) byId(id).hidden = !hasPuzzles;
    this.showButtons();
  }

  /** Show the choice of who begins, and which side the person here has. Two people have no choice. */
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
    const opponentName = opponent === PAGE ? "Computer" : opponent;
    const choices = ["I begin", `${opponentName} begins`];
    const swapSides = () => session.perform({ do: "seats", seats: seats.toReversed() });
    showChoices("first", "first", choices, choices[yourSeat], swapSides);
    setText("sides", `you are ${SIDES[yourSeat].toLowerCase()}`);
  }

  /** Show the choice of who plays a side. @param {number} seat */
  showPlayers(seat) {
    const { facts, session, seats } = this.page;
    const { state } = session;
    const players = new Set([...facts.players, ...state.seats]);
    const agents = [...players].filter((player) => player !== YOU && player !== PAGE);
    const makeOption = (value, text = value) => make("option", { value }, text);
    const computers = seats.levels.map((level) =>
      makeOption(`${PAGE}:${level}`, `Computer, ${level}`));
    const menu = byId(`seat-${seat}`);
    menu.replaceChildren(
      makeOption(YOU, "You"), make("optgroup", { label: "Computer" }, ...computers));
    if (agents.length) {
      const options = agents.map((agent) => makeOption(agent));
      menu.append(make("optgroup", { label: "Agents" }, ...options));
    }
    const player = state.seats[seat];
    menu.value = player === PAGE ? `${PAGE}:${state.level}` : player;
  }

  /** Show the buttons that depend on the position, and the confetti of a win. */
  showButtons() {
    const { page } = this;
    const { session, seats, view, isPlayerDue } = page;
    const { isMine } = session;
    const isOver = session.state.board.over;
    const hasProblem = Boolean(page.problem);
    const { offeredLevel } = seats;
    const canPlayAgain = isOver && isMine;
    document.body.classList.toggle("problem", hasProblem);
    document.body.classList.toggle("waiting", isPlayerDue);
    byId("alone").hidden = !hasProblem;
    byId("ask").hidden = !hasProblem;
    byId("here").hidden = isMine || session.isPuzzle;
    byId("new").classList.toggle("primary", canPlayAgain);
    setText("again", canPlayAgain ? "Play again" : "New");
    byId("new").setAttribute(DISABLED, isMine && !session.state.moves.length);
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
      const discs = squares.map(([x, y]) => make("use", { href: "#x", x: 50 + 100 * x, y: 50 + 100 * y }));
      const pits = make("rect", { width: 400, height: 400, fill: "url(#pits)" });
      const picture = make("svg", { viewBox: "-8 -8 416 416", "aria-hidden": "true" }, pits, ...discs);
      return make("figure", {}, picture, make("figcaption", {}, name));
    });
    byId("ways").append(...figures);
  }
}

/** Make a disc of the confetti. Those beside each other differ in height, size and colour. */
function makeConfettiPiece(/** @type {number} */ index) {
  const x = 16 + 15 * index;
  const y = 20 + index * 89 % 127;
  const scale = CONFETTI_SCALES[index % CONFETTI_SCALES.length];
  const disc = make("use", { href: index % 2 ? "#o" : "#x" });
  return make("g", { transform: `translate(${x} ${y}) scale(${scale})` }, disc);
}

/** Say against whom a game of the person here is, how it stands, and how many moves it has. */
function describeGame(/** @type {import("./log.js").GameLog} */ log) {
  const state = stateOf(log);
  const opponent = state.seats.find((player) => player !== YOU) ?? "Two people";
  const name = opponent === PAGE ? `Computer, ${state.level}` : opponent;
  return `${name}: ${describeGameResult(state)}, ${state.moves.length} moves`;
}

/** Say how a game ended, such as "you won", or that it has not. */
function describeGameResult(/** @type {import("./log.js").GameState} */ { board, yours, moves }) {
  if (!board.over) return "unfinished";
  if (board.winner === null) return "a draw";
  const hasYou = yours.includes(true); // else two people played, or none
  if (!hasYou) return `${SIDES[board.winner]} won`;
  const isLastMoveYours = yours[moves.length - 1];
  return isLastMoveYours ? "you won" : "you lost";
}

/** Return a time as people here write it. @param {number} milliseconds  since 1970 */
function formatTime(milliseconds) {
  return new Date(milliseconds).toLocaleString([], { dateStyle: "short", timeStyle: "short" });
}

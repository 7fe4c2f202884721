// Sets discs on the board by hand, in a study, one press for each. Any number of discs of a side may
// stand there meanwhile; the board counts once it is done.

import { readBoard } from "./position.js";
import { Board } from "./rules.js";
import { createBoard } from "./squares.js";
import { SIDES, Unreadable, byId, phrase, inColours, showChoices } from "./words.js";

const REMOVE_TOOL = "take away";
/** A side's name drops one of its discs. */
const TOOLS = [...SIDES, REMOVE_TOOL];

export class DiscSetter {
  /** Whether one sets discs now. */
  isOn = false;
  /** The board as it stands meanwhile. @type {?Board} */
  board = null;
  /** What a press on a column does, one of TOOLS. */
  tool = TOOLS[0];

  /** @param {any} page  the `PlayPage` */
  constructor(page) {
    this.page = page;
    byId("place").addEventListener("click", () => this.begin());
    byId("placed").addEventListener("click", () => this.finish());
    byId("unplace").addEventListener("click", () => this.cancel());
  }

  /** Begin with the discs that are on the board. Nobody is asked for a move meanwhile. */
  begin() {
    const { view, seats } = this.page;
    this.isOn = true;
    seats.stopWaiting();
    view.lesson = null;
    const { shownBoard } = view;
    const discsBySeat = [shownBoard.discsOf(0), shownBoard.discsOf(1)];
    this.board = createAnyBoard(shownBoard.geometry, discsBySeat, shownBoard.discs);
    this.show();
  }

  /** Drop the discs that were set by hand, and return to the game. */
  cancel() {
    const { view, seats } = this.page;
    this.end();
    view.go(view.ply, view.sideLine);
    seats.askForMove();
  }

  /** Set no more discs, so that the view shows its game again. */
  end() {
    this.isOn = false;
    this.board = null;
    this.page.view.setupBoard = null;
  }

  /**
   * Show the discs, and what one can do with a press.
   * @param {string} problem  why no game leads to the discs; "": nobody has asked yet
   */
  show(problem = "") {
    const { view } = this.page;
    showChoices("tools", "tools", TOOLS, this.tool, (tool) => { this.tool = tool; });
    view.notice = null;
    this.problem = problem;
    view.setupBoard = this.board;
    view.show();
  }

  /**
   * Say how to set discs, or why no game leads to those that are set.
   * @returns {import("./view.js").Message}
   */
  sentences() {
    return [phrase("set discs"), this.problem || phrase("how to set discs")];
  }

  /** Drop a disc into a column, or take its highest one away, as the tool says. @param {number} column */
  press(column) {
    if (this.tool === REMOVE_TOOL) this.removeDisc(column);
    else this.dropDisc(column, TOOLS.indexOf(this.tool));
  }

  /**
   * Drop a disc of a side into a column. A full column stays as it is.
   * @param {number} column @param {number} seat
   */
  dropDisc(column, seat) {
    const { board } = this;
    const landing = board.landingSquare(column);
    if (landing) {
      const discsBySeat = [board.discsOf(0), board.discsOf(1)];
      discsBySeat[seat] |= landing;
      this.board = createAnyBoard(board.geometry, discsBySeat, board.discs + 1, landing);
    }
    this.show();
  }

  /** Take the highest disc of a column away. An empty column stays as it is. @param {number} column */
  removeDisc(column) {
    const { board } = this;
    const { geometry } = board;
    // The landing square is 0n if the column is full.
    const landing = board.landingSquare(column);
    const topSquare = geometry.square(geometry.rows - 1, column);
    // The square below is off the board if the column is empty.
    const belowLanding = landing >> 1n;
    const highestDisc = (landing ? belowLanding : topSquare) & board.occupied;
    if (!highestDisc) return;
    const discsBySeat = [board.discsOf(0) & ~highestDisc, board.discsOf(1) & ~highestDisc];
    this.board = createAnyBoard(geometry, discsBySeat, board.discs - 1);
    this.show();
  }

  /** Study the discs as a position, if a game can lead to them; else say why none can. */
  async finish() {
    const { page, board } = this;
    try {
      // With null, the side to move follows from the discs.
      const position = createBoard(listMarks(board), null, board.geometry.size);
      const reading = readBoard(position);
      this.end();
      await page.openReading(reading);
      page.view.study(true);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.show(inColours(page.problemSentence(error.message)));
    }
  }
}

/**
 * List the marks on all squares, from the top left: 0 if a square is empty, else 1 or 2.
 * @param {Board} board
 */
function listMarks(board) {
  const { rows, columns } = board.geometry;
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = rows - 1 - Math.floor(index / columns);
    const seat = board.seatAt(row, index % columns);
    return seat === null ? 0 : seat + 1;
  });
}

/**
 * Return a board with discs of both sides, however many of each there are.
 * @param {any} geometry @param {bigint[]} discsBySeat  their masks
 * @param {number} count  of all discs @param {bigint} last  the mask of the last disc; 0n: it is not known
 */
function createAnyBoard(geometry, discsBySeat, count, last = 0n) {
  const [first, second] = discsBySeat;
  // The discs of the side to move.
  const own = count % 2 ? second : first;
  return new Board(geometry, own, first | second, count, last);
}

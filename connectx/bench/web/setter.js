// Sets discs on the board by hand, in a study, one press for each. Any number of discs of a side may
// stand there meanwhile; the board counts once it is done.

import { readBoard } from "./position.js";
import { Board } from "./rules.js";
import { createBoard } from "./squares.js";
import { SIDES, Unreadable, byId, phrase, inColours, showChoices } from "./words.js";

const REMOVE = "take away";
const TOOLS = [...SIDES, REMOVE];

export class DiscSetter {
  /** Whether one sets discs now. */
  isOn = false;
  /** The board as it stands meanwhile. @type {?Board} */
  board = null;
  /** What a press does, one of TOOLS. */
  tool = TOOLS[0];

  /** @param {any} page  the `PlayPage` */
  constructor(page) {
    this.page = page;
    byId("place").addEventListener("click", () => this.begin());
    byId("placed").addEventListener("click", () => this.finish());
    byId("unplace").addEventListener("click", () => this.cancel());
  }

  /** Begin with the discs that are on the board. */
  begin() {
    const { view, seats } = this.page;
    this.isOn = true;
    seats.stop();
    view.lesson = null;
    const { shownBoard } = view;
    const masks = [shownBoard.discsOf(0), shownBoard.discsOf(1)];
    this.board = createAnyBoard(shownBoard.geometry, masks, shownBoard.discs, 0n);
    this.show();
  }

  /** Leave the discs as they were. */
  cancel() {
    const { view, seats } = this.page;
    this.end();
    view.go(view.ply, view.sideLine);
    seats.ask();
  }

  /** Let the view show its game again. */
  end() {
    this.isOn = false;
    this.board = null;
    this.page.view.setupBoard = null;
  }

  /** Show the discs. @param {string} problem  why they are no position; "": nobody has asked yet */
  show(problem = "") {
    const { view } = this.page;
    showChoices("tools", "tools", TOOLS, this.tool, (tool) => { this.tool = tool; });
    view.notice = null;
    this.problem = problem;
    view.setupBoard = this.board;
    view.show();
  }

  /** Say what there is to say meanwhile. @returns {import("./view.js").Message} */
  sentences() {
    return [phrase("set discs"), this.problem || phrase("how to set discs")];
  }

  /** Act on a press on a column: drop a disc into it, or take its highest one away. @param {number} column */
  press(column) {
    if (this.tool === REMOVE) this.removeDisc(column);
    else this.dropDisc(column, TOOLS.indexOf(this.tool));
  }

  /** Drop a disc of a side into a column. A full column stays as it is. */
  dropDisc(/** @type {number} */ column, /** @type {number} */ seat) {
    const { board } = this;
    const landing = board.landingSquare(column);
    if (landing) {
      const masks = [board.discsOf(0), board.discsOf(1)];
      masks[seat] |= landing;
      this.board = createAnyBoard(board.geometry, masks, board.discs + 1, landing);
    }
    this.show();
  }

  /** Take the highest disc of a column away. An empty column stays as it is. */
  removeDisc(/** @type {number} */ column) {
    const { board } = this;
    const { geometry } = board;
    const landing = board.landingSquare(column);
    const topSquare = geometry.square(geometry.rows - 1, column);
    const belowLanding = landing >> 1n; // outside of the board if the column is empty
    const highestDisc = (landing ? belowLanding : topSquare) & board.occupied;
    if (!highestDisc) return;
    const masks = [board.discsOf(0) & ~highestDisc, board.discsOf(1) & ~highestDisc];
    this.board = createAnyBoard(geometry, masks, board.discs - 1, 0n);
    this.show();
  }

  /** Show the board as a position, if a game can lead to it; else say why none can. */
  async finish() {
    const { page, board } = this;
    try {
      const reading = readBoard(createBoard(listMarks(board), null, board.geometry.size));
      this.end();
      await page.openReading(reading);
      page.view.study(true);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.show(inColours(page.problemSentence(error.message)));
    }
  }
}

/** List the marks on all squares, from the top left: 0 if a square is empty, else 1 or 2. */
function listMarks(/** @type {Board} */ board) {
  const { rows, columns } = board.geometry;
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = rows - 1 - Math.floor(index / columns);
    const seat = board.seatAt(row, index % columns);
    return seat === null ? 0 : seat + 1;
  });
}

/**
 * Return a board of the discs of both sides, however many they are.
 * @param {any} geometry @param {bigint[]} masks  of the discs, by seat
 * @param {number} discs  how many there are @param {bigint} last  the mask of the last one
 */
function createAnyBoard(geometry, masks, discs, last) {
  const [first, second] = masks;
  return new Board(geometry, discs % 2 ? second : first, first | second, discs, last);
}

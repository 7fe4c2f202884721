// The rules on bit masks: the twin of connectx/core/board.py, whose words and numbers of squares it
// shares. Rows and columns count from 0, the lowest row first; seat 0 moves first.

/** @typedef {[number, number, number]} Size  rows, columns, how many in a row */
/** @typedef {{row: number, column: number}} Square */

/** The shape of a board, and its masks. */
class Geometry {
  /** @param {Size} size */
  constructor(size) {
    const [rows, columns, inarow] = size, stride = rows + 1;
    this.size = size;
    this.rows = rows;
    this.columns = columns;
    this.inarow = inarow;
    this.squares = rows * columns;
    this.stride = BigInt(stride);
    this.directions = [1, stride, stride - 1, stride + 1].map(BigInt);
    this.lowest = Array.from({ length: columns }, (_, column) => 1n << BigInt(column * stride));
    this.bottom = this.lowest.reduce((all, each) => all | each);
    this.board = this.bottom * ((1n << BigInt(rows)) - 1n);
  }

  /** The mask of a square. */
  square(row, column) {
    return this.lowest[column] << BigInt(row);
  }

  /** The first squares of all lines of `discs`, by direction. @param {bigint} discs */
  lineStarts(discs) {
    return this.directions.map((direction) => {
      let runs = discs;
      for (let length = 1; runs && length < this.inarow; length += 1) runs &= runs >> direction;
      return runs;
    });
  }

  /** Whether discs of one side contain a line. */
  hasWon(discs) {
    return this.lineStarts(discs).some((starts) => starts !== 0n);
  }

  /** The squares of a mask, by column and from the bottom. @returns {Square[]} */
  squaresOf(mask) {
    return this.lowest.flatMap((_, column) =>
      Array.from({ length: this.rows }, (_, row) => ({ row, column }))
        .filter((each) => mask & this.square(each.row, column)));
  }
}

/** A position of a game from the empty board: a move makes a new one. */
export class Board {
  /**
   * @param {Geometry} geometry @param {bigint} own  the discs of the side to move
   * @param {bigint} occupied @param {number} discs  how many
   * @param {bigint} last  the square of the last one
   */
  constructor(geometry, own, occupied, discs, last) {
    this.geometry = geometry;
    this.own = own;
    this.occupied = occupied;
    this.discs = discs;
    this.last = last;
  }

  /** @param {Size} size */
  static empty(size) {
    return new Board(new Geometry(size), 0n, 0n, 0, 0n);
  }

  /** The seat to move. */
  get turn() {
    return this.discs % 2;
  }

  get theirs() {
    return this.own ^ this.occupied;
  }

  get empties() {
    return this.geometry.squares - this.discs;
  }

  /** Whether the last disc has won. */
  get won() {
    return this.geometry.hasWon(this.theirs);
  }

  /** The seat that has won, or null. */
  get winner() {
    return this.won ? 1 - this.turn : null;
  }

  get over() {
    return !this.empties || this.won;
  }

  /** The mask of where discs can land. */
  get landings() {
    return (this.occupied + this.geometry.bottom) & this.geometry.board;
  }

  /** The columns that are not full, from left to right. */
  legalColumns() {
    return [...this.geometry.lowest.keys()].filter((column) => this.landingSquare(column));
  }

  /** The same, the nearest to the middle first. */
  fromTheMiddle() {
    const middle = (this.geometry.columns - 1) / 2;
    return this.legalColumns()
      .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  }

  /** Those of a game that goes on. */
  playable() {
    return this.over ? [] : this.legalColumns();
  }

  /** The mask of where a disc lands; 0n if the column is full. */
  landingSquare(column) {
    const { lowest, rows } = this.geometry, bottom = lowest[column];
    return (this.occupied + bottom) & ((bottom << BigInt(rows)) - bottom);
  }

  /** The board after one more move, in a column that is not full. */
  play(column) {
    const move = this.landingSquare(column);
    return new Board(this.geometry, this.theirs, this.occupied | move, this.discs + 1, move);
  }

  /** The boards before each of some moves, which the rules allow, and after the last. */
  boards(moves) {
    const boards = [/** @type {Board} */ (this)];
    for (const column of moves) boards.push(boards.at(-1).play(column));
    return boards;
  }

  discsOf(seat) {
    return seat === this.turn ? this.own : this.theirs;
  }

  /** The seat whose disc is on a square, or null. */
  seatAt(row, column) {
    const square = this.geometry.square(row, column);
    if (!(this.occupied & square)) return null;
    return this.own & square ? this.turn : 1 - this.turn;
  }

  /** The mask of the empty squares that complete a line of a seat, playable yet or not. */
  winningSquares(seat) {
    const { directions, inarow, board } = this.geometry, discs = this.discsOf(seat);
    let squares = 0n;
    for (const direction of directions) {
      const before = [board], after = [board]; // squares with i discs in a row just beside them
      for (let i = 1n; i < inarow; i += 1n) {
        before.push(before.at(-1) & (discs << (direction * i)));
        after.push(after.at(-1) & (discs >> (direction * i)));
      }
      for (let i = 0; i < inarow; i += 1) squares |= before[i] & after[inarow - 1 - i];
    }
    return squares & ~this.occupied;
  }

  /** The columns in which the next disc would complete a line of a seat. */
  winningColumns(seat) {
    return this.legalColumns().filter((column) =>
      this.geometry.hasWon(this.discsOf(seat) | this.landingSquare(column)));
  }

  /** The mask of all winning lines of the side that has moved. */
  lineSquares() {
    const { directions, inarow } = this.geometry;
    return this.geometry.lineStarts(this.theirs).reduce((all, starts, index) => {
      for (let i = 0; i < inarow; i += 1) all |= starts << (BigInt(i) * directions[index]);
      return all;
    }, 0n);
  }

  /** How the winning lines of the side that has moved run, by the names of the sentences. */
  get ways() {
    const names = ["in a column", "across", "on a diagonal", "on a diagonal"]; // by direction
    const starts = this.geometry.lineStarts(this.theirs);
    return [...new Set(names.filter((_, index) => starts[index]))];
  }

  /** One number for a position. */
  get key() {
    return this.own + this.occupied + this.geometry.bottom;
  }

  /** One number for a position and its mirror image, which have the same score. */
  mirroredKey() {
    const { geometry: { stride }, key } = this, column = (1n << stride) - 1n;
    let image = 0n;
    for (let rest = key; rest; rest >>= stride) image = (image << stride) | (rest & column);
    return key < image ? key : image;
  }

  /** The score that the next two discs decide, for the side to move; else null. */
  decidedScore() {
    if (this.winningColumns(this.turn).length) return (this.empties + 1) >> 1;
    return this.winningColumns(1 - this.turn).length > 1 ? -(this.empties >> 1) : null;
  }

  /** The score of a game that is over, for the side to move. */
  finalScore() {
    return this.won ? -((this.empties >> 1) + 1) : 0;
  }
}

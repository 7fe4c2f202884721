// The rules on bit masks: the twin of connectx/core/board.py, whose words and numbers of squares it
// shares. Rows and columns count from 0, the lowest row first; seat 0 moves first.

/** @typedef {[number, number, number]} Size  rows, columns, how many in a row */
/** @typedef {{row: number, column: number}} Square */

/** The shape of a board, and its masks. */
class Geometry {
  /** @param {Size} size */
  constructor(size) {
    const [rows, columns, inarow] = size;
    const stride = rows + 1; // squares from one column to the next: one above each stays empty
    this.size = size;
    this.rows = rows;
    this.columns = columns;
    this.inarow = inarow;
    this.squares = rows * columns;
    this.stride = BigInt(stride);
    this.directions = [1, stride, stride - 1, stride + 1].map(BigInt);
    /** The lowest squares, by column. */
    this.lowest = Array.from({ length: columns }, (_, column) => 1n << BigInt(column * stride));
    /** The mask of these. */
    this.bottom = this.lowest.reduce((mask, square) => mask | square);
    /** The mask of all squares. */
    this.board = this.bottom * ((1n << BigInt(rows)) - 1n);
  }

  /** Return the mask of a square. */
  square(row, column) {
    return this.lowest[column] << BigInt(row);
  }

  /**
   * Return the first squares of all lines of some discs, a mask for each direction.
   * @param {bigint} discs @returns {bigint[]}
   */
  lineStarts(discs) {
    return this.directions.map((direction) => {
      let runs = discs;
      for (let length = 1; runs && length < this.inarow; length += 1) runs &= runs >> direction;
      return runs;
    });
  }

  /** Return whether discs of one side contain a line. @param {bigint} discs */
  hasWon(discs) {
    return this.lineStarts(discs).some((starts) => starts !== 0n);
  }

  /** Return the masks of all lines through a square. @param {bigint} square @returns {bigint[]} */
  linesThrough(square) {
    const lines = new Set(); // if a line is a single disc, it is the same in all directions
    for (const direction of this.directions) {
      for (let index = 0; index < this.inarow; index += 1) { // of the square in the line
        const start = square >> (direction * BigInt(index));
        const line = this.lineFrom(start, direction);
        const isOnBoard = (line & this.board) === line;
        if (line & square && isOnBoard) lines.add(line); // the shift may have lost the square
      }
    }
    return [...lines];
  }

  /**
   * Return the mask of the lines that begin on some squares and run in a direction, on the board or not.
   * @param {bigint} start  the mask of their first squares @param {bigint} direction
   */
  lineFrom(start, direction) {
    let line = 0n;
    for (let i = 0; i < this.inarow; i += 1) line |= start << (direction * BigInt(i));
    return line;
  }

  /** Return the squares of a mask, by column and from the bottom. @param {bigint} mask */
  squaresOf(mask) {
    const squares = /** @type {Square[]} */ ([]);
    for (let column = 0; column < this.columns; column += 1) {
      for (let row = 0; row < this.rows; row += 1) {
        if (mask & this.square(row, column)) squares.push({ row, column });
      }
    }
    return squares;
  }
}

/** A position of a game from the empty board: a move makes a new one. */
export class Board {
  /**
   * @param {Geometry} geometry
   * @param {bigint} own  the mask of the discs of the side to move
   * @param {bigint} occupied  the mask of all discs
   * @param {number} discs  how many there are
   * @param {bigint} last  the mask of the last one; 0n if it is not known
   */
  constructor(geometry, own, occupied, discs, last) {
    this.geometry = geometry;
    this.own = own;
    this.occupied = occupied;
    this.discs = discs;
    this.last = last;
  }

  /** Return a board without discs. @param {Size} size */
  static empty(size) {
    return new Board(new Geometry(size), 0n, 0n, 0, 0n);
  }

  /** The seat to move. */
  get turn() {
    return this.discs % 2;
  }

  /** The mask of the discs of the other side. */
  get theirs() {
    return this.own ^ this.occupied;
  }

  /** How many squares are empty. */
  get empties() {
    return this.geometry.squares - this.discs;
  }

  /** Whether the side that has moved has a line. */
  get won() {
    return this.geometry.hasWon(this.theirs);
  }

  /** The seat that has won, or null. */
  get winner() {
    return this.won ? 1 - this.turn : null;
  }

  /** Whether the game is over. */
  get over() {
    return !this.empties || this.won;
  }

  /** The mask of the squares on which discs can land. */
  get landings() {
    return (this.occupied + this.geometry.bottom) & this.geometry.board;
  }

  /** Return the columns that are not full, from left to right. */
  legalColumns() {
    return [...this.geometry.lowest.keys()].filter((column) => this.landingSquare(column));
  }

  /** Return the columns that are not full, the nearest to the middle first, of two the left one. */
  fromTheMiddle() {
    const middle = (this.geometry.columns - 1) / 2;
    const distance = (column) => Math.abs(column - middle);
    return this.legalColumns().sort((column, other) => distance(column) - distance(other));
  }

  /** Return the columns that can be played: none if the game is over. */
  playable() {
    return this.over ? [] : this.legalColumns();
  }

  /** Return the mask of the square on which a disc lands in a column; 0n if it is full. */
  landingSquare(column) {
    const { lowest, rows } = this.geometry;
    const lowestSquare = lowest[column];
    const columnMask = (lowestSquare << BigInt(rows)) - lowestSquare;
    return (this.occupied + lowestSquare) & columnMask; // the sum carries to the lowest empty square
  }

  /** Return the board after one more move, in a column that is not full. */
  play(column) {
    const square = this.landingSquare(column);
    return new Board(this.geometry, this.theirs, this.occupied | square, this.discs + 1, square);
  }

  /**
   * Return the boards before each of some moves, which the rules allow, and after the last.
   * @param {number[]} moves  columns
   */
  boards(moves) {
    const boards = [/** @type {Board} */ (this)];
    for (const column of moves) boards.push(boards.at(-1).play(column));
    return boards;
  }

  /** Return the mask of the discs of a seat. */
  discsOf(seat) {
    return seat === this.turn ? this.own : this.theirs;
  }

  /** Return the seat whose disc is on a square; null if it is empty. */
  seatAt(row, column) {
    const square = this.geometry.square(row, column);
    if (!(this.occupied & square)) return null;
    return this.own & square ? this.turn : 1 - this.turn;
  }

  /** Return the mask of the empty squares that complete a line of a seat, playable yet or not. */
  winningSquares(seat) {
    const { directions, inarow, board } = this.geometry;
    const discs = this.discsOf(seat);
    let squares = 0n;
    for (const direction of directions) {
      // By i the squares that have i discs in a row just before them, and just behind them.
      const before = [board];
      const after = [board];
      for (let i = 1n; i < inarow; i += 1n) {
        before.push(before.at(-1) & (discs << (direction * i)));
        after.push(after.at(-1) & (discs >> (direction * i)));
      }
      for (let i = 0; i < inarow; i += 1) squares |= before[i] & after[inarow - 1 - i];
    }
    return squares & ~this.occupied;
  }

  /** Return the columns in which the next disc would complete a line of a seat. */
  winningColumns(seat) {
    return this.legalColumns().filter((column) =>
      this.geometry.hasWon(this.discsOf(seat) | this.landingSquare(column)));
  }

  /** Return the mask of all winning lines of the side that has moved. */
  lineSquares() {
    const { geometry } = this;
    let squares = 0n;
    geometry.lineStarts(this.theirs).forEach((starts, index) => {
      squares |= geometry.lineFrom(starts, geometry.directions[index]);
    });
    return squares;
  }

  /** How the winning lines of the side that has moved run, by the names of the sentences. */
  get winningWays() {
    const namesByDirection = ["in a column", "across", "on a diagonal", "on a diagonal"];
    const starts = this.geometry.lineStarts(this.theirs);
    return [...new Set(namesByDirection.filter((_, index) => starts[index]))];
  }

  /** One number for a position. */
  get key() {
    return this.own + this.occupied + this.geometry.bottom;
  }

  /** Return one number for a position and its mirror image, which have the same score. */
  mirroredKey() {
    const { key } = this;
    const { stride } = this.geometry;
    const columnMask = (1n << stride) - 1n;
    let image = 0n;
    for (let rest = key; rest; rest >>= stride) image = (image << stride) | (rest & columnMask);
    return key < image ? key : image;
  }

  /**
   * Return the score for the side to move if it wins with the next disc, or if it cannot keep the other
   * side from winning with the one after that; else null.
   */
  decidedScore() {
    const canWinNow = this.winningColumns(this.turn).length > 0;
    if (canWinNow) return (this.empties + 1) >> 1;
    const canBlock = this.winningColumns(1 - this.turn).length <= 1;
    return canBlock ? null : -(this.empties >> 1);
  }

  /** Return the score of a game that is over, for the side to move. */
  finalScore() {
    return this.won ? -((this.empties >> 1) + 1) : 0;
  }
}

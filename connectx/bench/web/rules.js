// The rules on bit masks: the twin of connectx/core/board.py, whose words and numbers of squares it
// shares. Rows and columns count from 0, the lowest row first; seat 0 moves first.

/** @typedef {[number, number, number]} Size  rows, columns, how many in a row */
/** @typedef {{row: number, column: number}} Square */

/** The shape of a board, and masks of its squares. */
class Geometry {
  /**
   * Number the squares of a board: those of a column one after the other from the bottom up, with one above
   * them that stays empty, then those of the column to the right.
   * @param {Size} size
   */
  constructor(size) {
    const [rows, columns, inarow] = size;
    // The stride leads from a square to the one to the right of it.
    const stride = rows + 1;
    this.size = size;
    this.rows = rows;
    this.columns = columns;
    this.inarow = inarow;
    this.squares = rows * columns;
    this.stride = BigInt(stride);
    /** From a square of a line to the next: up, to the right, down to the right, up to the right. */
    this.directions = [1, stride, stride - 1, stride + 1].map(BigInt);
    /** The lowest squares, by column. */
    this.lowest = Array.from({ length: columns }, (_, column) => 1n << BigInt(column * stride));
    /** The mask of the lowest row. */
    this.bottom = this.lowest.reduce((mask, square) => mask | square);
    const firstColumnSquares = (1n << BigInt(rows)) - 1n;
    /** The mask of all squares: a copy of the first column above each square of the lowest row. */
    this.board = this.bottom * firstColumnSquares;
  }

  /** Return the mask of a square. Rows and columns count from 0, the lowest row first. */
  square(row, column) {
    return this.lowest[column] << BigInt(row);
  }

  /**
   * Return the first squares of all lines of some discs, that is of `inarow` discs one after the other.
   * @param {bigint} discs @returns {bigint[]} a mask for each direction
   */
  lineStarts(discs) {
    return this.directions.map((direction) => {
      // From these squares on, `length` discs follow each other.
      let runStarts = discs;
      for (let length = 1; runStarts && length < this.inarow; length += 1) {
        runStarts &= runStarts >> direction;
      }
      return runStarts;
    });
  }

  /** Return whether discs of one side contain a line. @param {bigint} discs */
  hasWon(discs) {
    return this.lineStarts(discs).some((starts) => starts !== 0n);
  }

  /** Return the masks of the lines through a square. @param {bigint} square @returns {bigint[]} */
  linesThrough(square) {
    // If a line is a single disc, it is the same in all directions.
    const lines = new Set();
    for (const direction of this.directions) {
      for (let squaresBefore = 0; squaresBefore < this.inarow; squaresBefore += 1) {
        const start = square >> (direction * BigInt(squaresBefore));
        const line = this.lineFrom(start, direction);
        const isOnBoard = (line & this.board) === line;
        // The shift may have lost the square.
        if (line & square && isOnBoard) lines.add(line);
      }
    }
    return [...lines];
  }

  /**
   * Return the mask of the lines that begin on some squares and run in a direction, on the board or not.
   * @param {bigint} starts  the mask of their first squares
   * @param {bigint} direction  the shift to the next square, one of `directions`
   */
  lineFrom(starts, direction) {
    let line = 0n;
    for (let step = 0; step < this.inarow; step += 1) line |= starts << (direction * BigInt(step));
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

/** A position of a game, or a board that one sets up. It never changes: a move makes a new one. */
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

  /** The seat to move: 0 for the side that moves first, else 1. */
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

  /** The mask of the squares on which discs can land: the lowest empty one of each column. */
  get landings() {
    const { bottom, board: allSquares } = this.geometry;
    // In each column, the sum carries to that square.
    return (this.occupied + bottom) & allSquares;
  }

  /** Return the columns that are not full, from left to right. */
  legalColumns() {
    const allColumns = [...this.geometry.lowest.keys()];
    return allColumns.filter((column) => this.landingSquare(column));
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
    // The sum carries to the lowest empty square.
    return (this.occupied + lowestSquare) & columnMask;
  }

  /** Return the board after one more move, in a column that is not full. */
  play(column) {
    const square = this.landingSquare(column);
    return new Board(this.geometry, this.theirs, this.occupied | square, this.discs + 1, square);
  }

  /**
   * Return the boards before each of some moves, which the rules allow, and after the last: one more than
   * there are moves.
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

  /**
   * Return the mask of the empty squares on which a disc of a seat completes a line, playable yet or not.
   * @param {number} seat
   */
  winningSquares(seat) {
    const { directions, inarow, board: allSquares } = this.geometry;
    const discs = this.discsOf(seat);
    let squares = 0n;
    for (const direction of directions) {
      // By n the squares that have at least n discs in a row just before them, and just behind them.
      const behindDiscs = [allSquares];
      const beforeDiscs = [allSquares];
      for (let n = 1n; n < inarow; n += 1n) {
        behindDiscs.push(behindDiscs.at(-1) & (discs << (direction * n)));
        beforeDiscs.push(beforeDiscs.at(-1) & (discs >> (direction * n)));
      }
      for (let n = 0; n < inarow; n += 1) squares |= behindDiscs[n] & beforeDiscs[inarow - 1 - n];
    }
    return squares & ~this.occupied;
  }

  /** Return the columns in which a disc of a seat would complete a line, if it came next. */
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

  /** How the winning lines of the side that has moved run, such as "across", each way once. */
  get winningWays() {
    const namesByDirection = ["in a column", "across", "on a diagonal", "on a diagonal"];
    const starts = this.geometry.lineStarts(this.theirs);
    return [...new Set(namesByDirection.filter((_, index) => starts[index]))];
  }

  /** One number for a position: two positions of a size have the same only if they are equal. */
  get key() {
    return this.own + this.occupied + this.geometry.bottom;
  }

  /** Return one number for a position and its mirror image, which have the same score: the lower key. */
  mirroredKey() {
    const { key } = this;
    const { stride } = this.geometry;
    const firstColumnMask = (1n << stride) - 1n;
    // The mirror image is the key with its columns in reverse order.
    let mirrorImage = 0n;
    for (let rest = key; rest; rest >>= stride) {
      const column = rest & firstColumnMask;
      mirrorImage = (mirrorImage << stride) | column;
    }
    return key < mirrorImage ? key : mirrorImage;
  }

  /**
   * Return the score for the side to move if the next two discs decide the game: the side wins with its next
   * disc, or the other side with the one after that, in one of two columns. Return null if neither holds.
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

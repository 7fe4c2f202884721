// The page's own player, of several levels. It answers in time on every board: by exact scores where
// they are found by then, else by the deepest look so far.

import { Work } from "./scorer.js";

export const THINKS_MS = 1500;
const EXACT = 0.7, GUESSED = 0.1; // shares of the time: for the exact score, else to rank the columns
const FIRST_PLIES = 2; // looked ahead before
const DECIDED = 1e6; // what a score counts in a value: more than all guesses
const THREAT = 20; // what an empty square counts that wins, in lines through a disc; and in a row
// that suits the side so much more. All of a look is as in connectx/core/heuristic_search.py.
const SLICE_NODES = 256;

/**
 * @typedef {import("./rules.js").Board} Board
 * @typedef {{name: string, wins: number, blocks: number, gifts: number, looks: number,
 *   plies: ?number}} Level  see connectx/bench/levels.py
 * @typedef {{column: number, score: ?number, discs: number}} Choice  `score`: exact, null if it was
 *   not found in time: then neither side can force a win within so many `discs` of its own
 */

export class Player {
  /** @param {?import("./scorer.js").Scorer} scorer  null: the board has none */
  constructor(scorer) {
    this.scorer = scorer;
    this.work = scorer ?? new Work();
  }

  /** End what it thinks about: the answer is null. */
  stop() {
    this.work.stop();
  }

  /**
   * What it plays at a level; null if another question came. The game must not be over.
   * @param {Board} board @param {Level} level @returns {Promise<?number>}
   */
  async choose(board, { wins, blocks, gifts, looks, plies }, random = Math.random) {
    const { turn } = board, all = board.legalColumns(), sees = (share) => random() < share;
    const among = (columns) => columns[Math.floor(random() * columns.length)];
    const won = board.winningColumns(turn), danger = board.winningColumns(1 - turn);
    if (plies === null) return (await this.best(board))?.column ?? null;
    if (won.length && sees(wins)) return among(won);
    if (danger.length && sees(blocks)) return among(danger);
    if (sees(looks)) {
      const look = new Look(board, all);
      return await this.work.work(look.steps(plies)) === null ? null : among(look.best);
    }
    const above = board.winningSquares(1 - turn) >> 1n;
    const safe = sees(gifts) ? all.filter((each) => !(above & board.landingSquare(each))) : [];
    return among(safe.length ? safe : all);
  }

  /**
   * The best column, as far as it is found in time; null if another question came. The game must not
   * be over.
   * @param {Board} board @param {(nodes: number) => void} [told] @returns {Promise<?Choice>}
   */
  async best(board, told, ms = THINKS_MS) {
    const look = new Look(board, board.fromTheMiddle()), seen = { discs: 0 };
    const column = await this.work.work(this.bestSteps(look, seen, ms), told, ms);
    if (column === null) return null;
    return {
      column: column ?? look.columns[0],
      score: look.score ?? this.scorer?.knownScore(board) ?? null,
      discs: Math.max(seen.discs, look.plies >> 1),
    };
  }

  *bestSteps(look, seen, ms) {
    const { scorer } = this, { board } = look;
    if (!scorer) return yield* look.steps(Infinity);
    yield* look.steps(FIRST_PLIES);
    const score = yield* within(scorer.scoreSteps(board, seen), ms * EXACT);
    if (score !== undefined) return yield* scorer.bestColumnSteps(board);
    yield* within(look.steps(Infinity), ms * GUESSED);
    for (const column of look.columns) {
      if (!(yield* scorer.winsSteps(board.play(column), seen.discs))) return column;
    }
  }
}

/** Steps until they are done, which gives what they return, or so much time has passed. */
function* within(steps, ms) {
  const until = performance.now() + ms;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() >= until) return undefined;
    yield value;
  }
}

/** Looks one ply further again and again: alpha-beta by the rules alone. */
export class Look {
  plies = 0; // looked ahead
  nodes = 0;
  best = []; // the columns with the highest value, by the last ply

  /** @param {Board} board @param {number[]} columns  in the order that decides between equals */
  constructor(board, columns) {
    const { geometry } = board, { bottom, rows, directions, inarow } = geometry;
    this.board = board;
    this.columns = columns; // the best first, by the last ply
    this.order = board.fromTheMiddle();
    this.value = 0;
    this.rows = [0n, 0n]; // by seat those on which it gets a disc if both always play above
    for (let row = 0; row < rows && rows % 2 === 0; row += 1) this.rows[row % 2] |= bottom << BigInt(row);
    this.lines = new Map(); // through each square
    geometry.lineStarts(geometry.board).forEach((starts, index) => {
      for (const start of squaresOf(starts)) {
        for (let step = 0; step < inarow; step += 1) {
          const square = start << (BigInt(step) * directions[index]);
          this.lines.set(square, (this.lines.get(square) ?? 0) + 1);
        }
      }
    });
  }

  /** The lines through the discs of a side, all counted. */
  linesOf(discs) {
    return squaresOf(discs).reduce((all, square) => all + (this.lines.get(square) ?? 0), 0);
  }

  /** The exact score if the look went as far, else null. */
  get score() {
    const decided = Math.abs(this.value) >= DECIDED || this.plies >= this.board.empties;
    return this.plies && decided ? Math.trunc(this.value / DECIDED) : null;
  }

  *steps(most) {
    while (this.plies < most && this.score === null) {
      const values = new Map();
      let best = -Infinity;
      for (const column of this.columns) {
        const child = this.board.play(column);
        const value = child.over ? DECIDED * child.finalScore()
          : yield* this.valueSteps(child, this.linesOf(child.own) - this.linesOf(child.theirs),
            this.plies, -Infinity, 1 - best);
        values.set(column, -value);
        best = Math.max(best, -value);
      }
      this.best = this.columns.filter((column) => values.get(column) === best);
      this.columns.sort((one, other) => values.get(other) - values.get(one));
      this.value = best;
      this.plies += 1;
      yield false;
    }
  }

  /**
   * The value for the side to move, of a game that is not over; a forced reply is no ply.
   * @param {Board} board @param {number} lines  through its discs, less those through the others
   * @param {number} plies @param {number} alpha @param {number} beta
   * @returns {Generator<boolean, number>}
   */
  *valueSteps(board, lines, plies, alpha, beta) {
    this.nodes += 1;
    if (this.nodes % SLICE_NODES === 0) yield false;
    const { turn, empties, landings } = board;
    const wins = board.winningSquares(turn), threats = board.winningSquares(1 - turn);
    if (wins & landings) return DECIDED * ((empties + 1) >> 1);
    const danger = threats & landings;
    const moves = (danger || landings) & ~(threats >> 1n);
    if (danger & (danger - 1n) || !moves) return -DECIDED * (empties >> 1);
    if (empties === 1) return 0;
    if (!danger && plies <= 0) {
      const [suited, unsuited] = [this.rows[turn], this.rows[1 - turn]];
      const squares = [wins, wins & suited, threats, threats & unsuited]
        .map((mask) => squaresOf(mask).length);
      return lines + THREAT * (squares[0] + squares[1] - squares[2] - squares[3]);
    }
    let best = -Infinity;
    for (const column of this.order) {
      const move = board.landingSquare(column), low = Math.max(alpha, best);
      if (!(move & moves)) continue;
      best = Math.max(best, -(yield* this.valueSteps(board.play(column), -lines - (this.lines.get(move) ?? 0),
        danger ? plies : plies - 1, -beta, -low)));
      if (best >= beta) break;
    }
    return best;
  }
}

/** The squares of a mask, each as one. @param {bigint} mask */
function squaresOf(mask) {
  const squares = [];
  for (let rest = mask; rest; rest &= rest - 1n) squares.push(rest & -rest);
  return squares;
}

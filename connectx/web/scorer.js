// Exact scores in the page: the search of connectx/core/search.py in WebAssembly, with the scores of
// the opening beside it. It needs no network and no worker, and of the page's policy
// 'wasm-unsafe-eval' only.
//
// Moves are columns from 0, in playing order; squares are {row, column}, both from 0, the lowest
// row first. Scores are those of docs/solver.md, for the side to move.

const SLICE = 16384; // nodes of one call, 1 to 3 ms
const SERVE_MS = 8; // after so long, the page may draw
const REACH = 1 << 20; // above every score
const MOST_REMEMBERED = 1 << 16; // scores; then all are forgotten

/**
 * @typedef {{own: bigint, occupied: bigint, discs: number}} Position  of the side to move, of both
 * @typedef {Object<number, number>} Scores  by column; columns that are full or not known are not in
 * @typedef {{module: string, opening: ?Opening}} Given  what `scorer_facts` in page.py gives
 * @typedef {{discs: number, kept: number, code: Object<string, number>, text: string,
 *   alphabet: string}} Opening
 */

/** The rules on bit masks, with the squares numbered as in connectx/core/board.py. */
export class Rules {
  /** @param {{rows: number, columns: number, inarow: number}} size */
  constructor({ rows, columns, inarow }) {
    const stride = rows + 1;
    this.rows = rows;
    this.columns = columns;
    this.inarow = inarow;
    this.squares = rows * columns;
    this.stride = BigInt(stride);
    this.ways = [1, stride, stride - 1, stride + 1].map(BigInt);
    this.lowest = Array.from({ length: columns }, (_, column) => 1n << BigInt(column * stride));
    this.bottom = this.lowest.reduce((all, each) => all | each);
    this.board = this.bottom * ((1n << BigInt(rows)) - 1n);
  }

  /** The position after moves that the rules allow. @param {number[]} moves @returns {Position} */
  positionOf(moves) {
    const empty = { own: 0n, occupied: 0n, discs: 0 };
    return moves.reduce((position, column) => this.play(position, column), empty);
  }

  /** The position after one more move. @param {Position} position @returns {Position} */
  play({ own, occupied, discs }, column) {
    const move = this.landingSquare(occupied, column);
    return { own: own ^ occupied, occupied: occupied | move, discs: discs + 1 };
  }

  /** Where a disc lands; 0n if the column is full. @param {bigint} occupied @returns {bigint} */
  landingSquare(occupied, column) {
    const squares = (this.lowest[column] << (this.stride - 1n)) - this.lowest[column];
    return (occupied + this.lowest[column]) & squares;
  }

  /** The columns that are not full, from left to right. */
  openColumns({ occupied }) {
    return [...this.lowest.keys()].filter((column) => this.landingSquare(occupied, column));
  }

  /** Whether discs of one side contain a line. */
  hasWon(discs) {
    return this.ways.some((way) => {
      let runs = discs;
      for (let length = 1; runs && length < this.inarow; length += 1) runs &= runs >> way;
      return runs !== 0n;
    });
  }

  isOver({ own, occupied }) {
    return occupied === this.board || this.hasWon(own ^ occupied);
  }

  /** The columns in which the next disc completes a line of `discs`. */
  winningColumns(discs, occupied) {
    return this.openColumns({ occupied })
      .filter((column) => this.hasWon(discs | this.landingSquare(occupied, column)));
  }

  /** The columns that win at once, else those that must be blocked; `wins` says which. */
  urgentColumns(moves) {
    const { own, occupied } = this.positionOf(moves);
    const winning = this.winningColumns(own, occupied), wins = winning.length > 0;
    return { wins, columns: wins ? winning : this.winningColumns(own ^ occupied, occupied) };
  }

  /** All empty squares that complete a line of `discs`, playable yet or not. */
  winningSquares(discs, occupied) {
    const found = [];
    for (let column = 0; column < this.columns; column += 1) {
      for (let row = 0; row < this.rows; row += 1) {
        const square = this.lowest[column] << BigInt(row);
        if (!(occupied & square) && this.hasWon(discs | square)) found.push({ row, column });
      }
    }
    return found;
  }

  /** One number for a position and its mirror image, which have the same score. */
  mirroredKey({ own, occupied }) {
    const key = own + occupied + this.bottom, column = (1n << this.stride) - 1n;
    let image = 0n;
    for (let rest = key; rest; rest >>= this.stride) image = (image << this.stride) | (rest & column);
    return key < image ? key : image;
  }
}

/** The scores of the first positions of the standard board; see connectx/core/scores.py. */
class OpeningScores {
  /** @param {Opening} opening */
  constructor({ discs, kept, code, text, alphabet }) {
    const numbers = new Map([...alphabet].map((character, number) => [character, number]));
    this.discs = discs;
    this.kept = kept;
    this.code = code;
    this.third = 2 * text.length;
    this.entries = Uint8Array.from(text, (character) => numbers.get(character));
  }

  /** Whether positions of so many discs are there, if they are neither won nor lost at once. */
  has(discs) {
    return discs === this.discs || discs <= this.kept;
  }

  /** The score of a position that is there, by its mirrored key. */
  lookUp(key) {
    let code = 1;
    for (let bit = 0n; !(code in this.code); bit += 1n) code = 2 * code + this.bit((key << 5n) | bit);
    return this.code[code];
  }

  bit(key) { // of the static function: `hash_of` and `places_of` in connectx/core/static_function.py
    let mixed = BigInt.asUintN(64, key * 0xBF58476D1CE4E5B9n);
    mixed ^= mixed >> 32n;
    mixed = BigInt.asUintN(64, mixed * 0x94D049BB133111EBn);
    mixed ^= mixed >> 29n;
    let bit = 0;
    for (let part = 0; part < 3; part += 1) {
      const random = Number(BigInt.asUintN(20, mixed >> BigInt(20 * part)));
      const place = part * this.third + Math.floor(random * this.third / 2 ** 20);
      bit ^= this.entries[Math.floor(place / 6)] >> place % 6;
    }
    return bit & 1;
  }
}

/**
 * Answers one question at a time: a question ends the one before it, which then resolves to null.
 * While it searches, `told` is called with what is known so far and the nodes searched for it.
 *
 * A question is worked on in steps. Methods called `...Steps` are generators, which yield true when
 * there is something new to tell, false after a slice of the search, and return the answer.
 */
export class Scorer {
  question = null;
  remembered = new Map(); // mirrored key -> score

  constructor(facts, instance, memory, stackPointer, opening) {
    this.facts = facts; // of the module: connectx/core/webassembly.py
    this.stackPointer = stackPointer;
    this.opening = opening;
    this.solve = instance.exports.solve;
    this.rules = new Rules(facts);
    this.words = new BigInt64Array(memory.buffer);
    const { stack, fields } = placesOf(facts);
    this.stack = stack;
    this.result = stack / 8; // these two are numbers of words
    this.fields = fields / 8;
    this.prepare();
    this.channel = new MessageChannel();
    this.channel.port1.start();
    this.until = 0; // when the page is to be served next
  }

  prepare() {
    const { frames: atFirst, TABLE } = this.facts;
    for (const [first, ...values] of atFirst) {
      values.forEach((value, index) => this.set(first + index, value));
    }
    this.set(TABLE, placesOf(this.facts).table);
  }

  set(field, value) {
    this.words[this.fields + field] = BigInt(value);
  }

  /** All nodes searched so far. */
  get nodes() {
    return Number(this.words[this.fields + this.facts.NODES]);
  }

  /** Forget all that was found. */
  clear() {
    this.stop();
    this.remembered.clear();
    this.words.fill(0n, this.fields);
    this.prepare();
  }

  /** End the question that is being worked on, if there is one. */
  stop() {
    this.question = null;
  }

  /**
   * The score of every column that is not full, from left to right; {} if the game is over.
   * @param {number[]} moves
   * @param {(scores: Scores, nodes: number) => void} [told]
   * @returns {Promise<?Scores>}
   */
  scores(moves, told = () => {}) {
    const scores = /** @type {Scores} */ ({});
    return this.ask(this.columnSteps(moves, scores), (nodes) => told(scores, nodes));
  }

  /**
   * The score of the position, for the side to move.
   * @param {number[]} moves
   * @param {(score: null, nodes: number) => void} [told]
   * @returns {Promise<?number>}
   */
  score(moves, told = () => {}) {
    return this.ask(this.scoreSteps(this.rules.positionOf(moves)), (nodes) => told(null, nodes));
  }

  /** The same if it is known without a search, else null. @returns {?number} */
  knownScore(moves) {
    return this.known(this.rules.positionOf(moves)) ?? null;
  }

  /** The scores of columns that are known without a search. @returns {Scores} */
  knownScores(moves) {
    const position = this.rules.positionOf(moves), scores = /** @type {Scores} */ ({});
    for (const [column, child] of this.children(position)) {
      const score = this.known(child);
      if (score !== undefined) scores[column] = -score;
    }
    return scores;
  }

  /**
   * The column that the perfect player would choose: of the best ones the nearest to the centre, of
   * two the left one. Known sooner than all scores. The game must not be over.
   * @param {number[]} moves
   * @param {(nodes: number) => void} [told]
   * @returns {Promise<?number>}
   */
  bestColumn(moves, told = () => {}) {
    const position = this.rules.positionOf(moves);
    return this.ask(this.bestColumnSteps(position), told);
  }

  /**
   * Best play to the end of the game, as columns.
   * @param {number[]} moves
   * @param {(line: number[], nodes: number) => void} [told]
   * @returns {Promise<?number[]>}
   */
  bestLine(moves, told = () => {}) {
    const line = [];
    return this.ask(this.lineSteps(moves, line), (nodes) => told(line, nodes));
  }

  /** What `steps` returns. It yields after each slice, with true if there is something to tell. */
  async ask(steps, told) {
    const question = {}, before = this.nodes;
    this.question = question;
    for (;;) {
      const { done, value } = steps.next(), due = performance.now() >= this.until;
      if (!done && (due || value)) told(this.nodes - before);
      if (due) {
        await this.served();
        this.until = performance.now() + SERVE_MS;
      }
      if (this.question !== question) return null;
      if (done) return value;
    }
  }

  served() { // a message comes sooner than a timer: that takes 4 ms, and 1 s in a hidden tab
    const { port1, port2 } = this.channel;
    return new Promise((resolve) => {
      port1.addEventListener("message", resolve, { once: true });
      port2.postMessage(null);
    });
  }

  /** What can be played, none if the game is over. @returns {[number, Position][]} */
  children(position) {
    if (this.rules.isOver(position)) return [];
    return this.rules.openColumns(position)
      .map((column) => [column, this.rules.play(position, column)]);
  }

  *columnSteps(moves, scores) {
    const position = this.rules.positionOf(moves), children = this.children(position);
    for (const [column, child] of children) {
      scores[column] = -(yield* this.scoreSteps(child));
      yield true;
    }
    if (children.length) this.remember(position, Math.max(...Object.values(scores)));
    return scores;
  }

  *lineSteps(moves, line) {
    let position = this.rules.positionOf(moves);
    while (!this.rules.isOver(position)) {
      line.push(yield* this.bestColumnSteps(position));
      position = this.rules.play(position, line.at(-1));
      yield true;
    }
    return line;
  }

  *bestColumnSteps(position) {
    const best = yield* this.scoreSteps(position), middle = (this.rules.columns - 1) / 2;
    const children = this.children(position)
      .sort(([one], [other]) => Math.abs(one - middle) - Math.abs(other - middle));
    const [last] = children.at(-1); // it is the best one if no other is
    for (const [column, child] of children) {
      let score = this.known(child);
      if (score === undefined && column !== last) {
        score = yield* this.windowSteps(child, -best, 1 - best);
      }
      if (column !== last && score !== -best) continue;
      this.remember(child, -best);
      return column;
    }
  }

  *scoreSteps(position) {
    const known = this.known(position);
    if (known !== undefined) return known;
    const score = yield* this.windowSteps(position, -REACH, REACH);
    this.remember(position, score);
    return score;
  }

  /** The score of a position that is not over, clamped to `low` and `high`. */
  *windowSteps({ own, occupied }, low, high) {
    const { solve, stack, facts } = this, frames = BigInt(placesOf(facts).fields);
    this.set(facts.GOES_ON, 0); // what was stopped last was another question
    for (;;) {
      this.set(facts.STOP, this.nodes + SLICE);
      // As numba calls: where the result goes, where an exception goes, the arguments.
      const stopped = solve(stack, stack + 8, own, occupied, BigInt(low), BigInt(high), frames);
      if (!stopped) return Number(this.words[this.result]);
      this.stackPointer.value = stack; // it left many calls at once
      this.set(facts.GOES_ON, 1);
      yield false;
    }
  }

  /** The score of a position if it takes no search, else undefined. */
  known(position) {
    const { own, occupied, discs } = position, empty = this.rules.squares - discs;
    if (this.rules.hasWon(own ^ occupied)) return -((empty >> 1) + 1);
    if (!empty) return 0;
    if (discs <= this.opening?.discs) return this.openingScore(position, empty);
    return this.remembered.get(this.rules.mirroredKey(position));
  }

  /** Of a position that is not over; one that is not kept follows from those a disc later. */
  openingScore(position, empty) {
    const { own, occupied, discs } = position, { rules, opening } = this;
    const key = rules.mirroredKey(position);
    let score = this.remembered.get(key);
    if (score !== undefined) return score;
    if (rules.winningColumns(own, occupied).length) score = (empty + 1) >> 1;
    else if (rules.winningColumns(own ^ occupied, occupied).length > 1) score = -(empty >> 1);
    else if (opening.has(discs)) score = opening.lookUp(key);
    else score = Math.max(...this.children(position).map(([, child]) => -this.known(child)));
    this.remember(position, score);
    return score;
  }

  remember(position, score) {
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(this.rules.mirroredKey(position), score);
  }
}

/** Where things lie in the memory, in bytes: the module's stack grows down from `stack`. */
function placesOf({ words, entries }) {
  const page = 1 << 16, stack = page, fields = stack + 64;
  const table = Math.ceil((fields + 8 * words) / page) * page;
  return { stack, fields, table, pages: Math.ceil((table + 8 * entries) / page) };
}

/** @param {Given} given @returns {Promise<Scorer>} */
export async function newScorer({ module, opening }) {
  const bytes = Uint8Array.from(atob(module), (character) => character.charCodeAt(0));
  const compiled = await WebAssembly.compile(bytes);
  const [section] = WebAssembly.Module.customSections(compiled, "facts");
  const facts = JSON.parse(new TextDecoder().decode(section)), { stack, pages } = placesOf(facts);
  const memory = new WebAssembly.Memory({ initial: pages });
  const pointer = new WebAssembly.Global({ value: "i32", mutable: true }, stack);
  const env = { __linear_memory: memory, __stack_pointer: pointer };
  const instance = await WebAssembly.instantiate(compiled, { env });
  return new Scorer(facts, instance, memory, pointer, opening && new OpeningScores(opening));
}

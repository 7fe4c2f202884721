// Exact scores in the page: the search of connectx/core/search.py in WebAssembly, with the scores of
// the opening beside it. It needs no network and no worker, and of the page's policy
// 'wasm-unsafe-eval' only.
//
// Scores are those of docs/glossary.md, for the side to move. Functions called `...Steps` are generators
// for `Work`: they yield what there is of the answer when that is more, false after a slice of a search,
// and return the answer.

const SLICE_NODES = 16384; // of one call of the compiled search, which takes 1 to 3 ms
const UNDRAWN_MS = 8; // after so long, the page may draw
const ENTRY_BITS = 6; // of the static function that one character of its text stands for
// In the memory of a compiled module:
const MEMORY_PAGE_BYTES = 65536;
const WORD_BYTES = 8;
const RESULT_BYTES = 64; // kept free for what a call returns

/**
 * @typedef {import("./rules.js").Board} Board
 * @typedef {Object<number, number>} Scores  by column; columns that are full or not known are not in
 * @typedef {{module: string, opening: ?Opening}} Given  what `scorer_facts` in page.py gives
 * @typedef {{discs: number, kept: number, code: Object<string, number>, text: string,
 *   alphabet: string}} Opening
 * @typedef {{excludedDiscs: number}} Progress  of a search for a score: neither side can force a win
 *   with so many discs of its own
 */

/**
 * The scores of the first positions of the standard board, in the static function that
 * connectx/core/scores.py reads.
 */
class OpeningScores {
  /** @param {Opening} opening */
  constructor({ discs, kept, code, text, alphabet }) {
    const numbers = new Map([...alphabet].map((character, number) => [character, number]));
    this.discs = discs;
    this.maxKeptDiscs = kept;
    this.code = code; // scores by the bits of a prefix code, below a leading 1
    this.entries = Uint8Array.from(text, (character) => numbers.get(character));
    this.bitsOfThird = text.length * ENTRY_BITS / 3;
  }

  /** Return whether positions of so many discs are stored, unless the next two discs decide them. */
  has(discs) {
    return discs === this.discs || discs <= this.maxKeptDiscs;
  }

  /** Return the score of a stored position, by its mirrored key. @param {bigint} key */
  lookUp(key) {
    let code = 1;
    for (let index = 0n; !(code in this.code); index += 1n) {
      code = 2 * code + this.readBit((key << 5n) | index);
    }
    return this.code[code];
  }

  /**
   * Return the bit that the static function has for a key: the sum, modulo 2, of one bit in each third
   * of its table. The places are those of `hash_of` and `places_of` in connectx/core/static_function.py.
   * @param {bigint} key
   */
  readBit(key) {
    let hash = BigInt.asUintN(64, key * 0xBF58476D1CE4E5B9n);
    hash ^= hash >> 32n;
    hash = BigInt.asUintN(64, hash * 0x94D049BB133111EBn);
    hash ^= hash >> 29n;
    let sum = 0;
    for (let third = 0; third < 3; third += 1) {
      const random = Number(BigInt.asUintN(20, hash >> BigInt(20 * third)));
      const placeInThird = Math.floor(random * this.bitsOfThird / 2 ** 20);
      const place = third * this.bitsOfThird + placeInThird;
      const entry = this.entries[Math.floor(place / ENTRY_BITS)];
      sum ^= entry >> place % ENTRY_BITS; // only the lowest bit counts
    }
    return sum & 1;
  }
}

/**
 * Works on one question at a time, and lets the page draw meanwhile. A question ends the one before
 * it, which then resolves to null.
 */
export class Work {
  question = null;
  nodes = 0; // searched so far, in all
  channel = new MessageChannel();
  drawnAt = 0; // when the page could draw, the last time

  constructor() {
    this.channel.port1.start();
  }

  /** End the question that is being worked on, if there is one. */
  stop() {
    this.question = null;
  }

  /**
   * Take the steps of a question, and return what they return; undefined if that takes longer than
   * `maxMs`, null if another question came.
   * @param {Generator<any, any>} steps
   * @param {(progress: any) => void} [onProgress]  called with what the steps yield when the page may
   *   draw, and whenever there is more of the answer
   * @param {number} maxMs @returns {Promise<any>}
   */
  async work(steps, onProgress = () => {}, maxMs = Infinity) {
    const question = { deadline: performance.now() + maxMs };
    this.question = question;
    for (;;) {
      const { done, value } = steps.next();
      const now = performance.now();
      const isDrawingDue = now >= this.drawnAt + UNDRAWN_MS;
      if (!done && (isDrawingDue || value)) onProgress(value);
      if (isDrawingDue) await this.letPageDraw();
      if (this.question !== question) return null;
      if (done) return value;
      if (now >= question.deadline) return undefined;
    }
  }

  /**
   * Let the page draw and hear events. A message to oneself comes sooner than a timer, which takes 4 ms,
   * and 1 s in a hidden tab.
   */
  async letPageDraw() {
    const { port1, port2 } = this.channel;
    await new Promise((resolve) => {
      port1.addEventListener("message", resolve, { once: true });
      port2.postMessage(null);
    });
    this.drawnAt = performance.now();
  }
}

/** Finds exact scores by `windowSteps` of a subclass, and remembers them. */
export class Scorer extends Work {
  remembered = new Map(); // mirrored key -> score

  /** @param {?OpeningScores} opening */
  constructor(opening) {
    super();
    this.opening = opening;
  }

  /**
   * Search for the score of a position that is not over, and return it clamped to `low` and `high`.
   * @param {Board} board @param {number} low @param {number} high
   * @returns {Generator<boolean, number>}
   */
  *windowSteps(board, low, high) {
    throw new Error(`a subclass searches ${board.key} from ${low} to ${high}`);
  }

  /**
   * Find the score of every column that is not full, for the side to move; {} if the game is over. The
   * columns whose games end soonest are scored first.
   * @param {Board} board @returns {Generator<Scores | boolean, Scores>}
   */
  *columnScoresSteps(board) {
    const children = listChildren(board);
    const scores = /** @type {Scores} */ ({});
    let unscored = children;
    for (let discs = 1; unscored.length; discs += 1) {
      for (const [column, child] of unscored) {
        const scoreForOpponent = yield* this.scoreWithinSteps(child, discs);
        if (scoreForOpponent === null) continue;
        scores[column] = -scoreForOpponent;
        yield scores;
      }
      unscored = unscored.filter(([column]) => !(column in scores));
    }
    if (children.length) this.remember(board, Math.max(...Object.values(scores)));
    return scores;
  }

  /** Find best play to the end of the game, as columns. */
  *bestLineSteps(board) {
    const line = [];
    while (!board.over) {
      const column = yield* this.bestColumnSteps(board);
      line.push(column);
      board = board.play(column);
      yield line;
    }
    return line;
  }

  /**
   * Find the column that the perfect player would choose: of the best ones the nearest to the centre,
   * of two the left one. This takes less than all scores. The game must not be over.
   * @param {Board} board @returns {Generator<boolean, number>}
   */
  *bestColumnSteps(board) {
    const bestScore = yield* this.scoreSteps(board);
    const scoreForOpponent = -bestScore; // of the position after a best column
    const columns = board.fromTheMiddle();
    const lastColumn = columns.pop(); // it is a best one if no other is, so it takes no search
    for (const column of columns) {
      const child = board.play(column);
      let score = this.knownScore(child);
      if (score === null) {
        score = yield* this.windowSteps(child, scoreForOpponent, scoreForOpponent + 1);
      }
      if (score !== scoreForOpponent) continue;
      this.remember(child, scoreForOpponent);
      return column;
    }
    this.remember(board.play(lastColumn), scoreForOpponent);
    return lastColumn;
  }

  /**
   * Find the score of a position, by asking who can win within more and more discs.
   * @param {Board} board @param {Progress} progress  is brought up to date meanwhile
   */
  *scoreSteps(board, progress = { excludedDiscs: 0 }) {
    for (;;) {
      const score = yield* this.scoreWithinSteps(board, progress.excludedDiscs + 1);
      if (score !== null) return score;
      progress.excludedDiscs += 1;
    }
  }

  /**
   * Find the score if one side can win with at most so many discs of its own, or if neither ever can;
   * else return null. It must be known that nobody wins with fewer discs.
   * @param {Board} board @param {number} discs @returns {Generator<boolean, ?number>}
   */
  *scoreWithinSteps(board, discs) {
    const knownScore = this.knownScore(board);
    if (knownScore !== null) return knownScore;
    const score = yield* this.searchWithinSteps(board, discs);
    if (score !== null) this.remember(board, score);
    return score;
  }

  /**
   * Search for what `scoreWithinSteps` finds, where the score is not known.
   * @param {Board} board @param {number} discs @returns {Generator<boolean, ?number>}
   */
  *searchWithinSteps(board, discs) {
    const canWin = yield* this.winsSteps(board, discs);
    if (canWin) return scoreOfWin(discs, board.empties);
    const lossScore = scoreOfLoss(discs, board.empties);
    if (lossScore >= 0) return 0; // the board is full before a side has played so many discs
    const score = yield* this.windowSteps(board, lossScore, lossScore + 1);
    return score <= lossScore ? lossScore : null;
  }

  /**
   * Find out whether the side to move can win with at most so many discs of its own.
   * @param {Board} board @param {number} discs @returns {Generator<boolean, boolean>}
   */
  *winsSteps(board, discs) {
    const knownScore = this.knownScore(board);
    const winScore = scoreOfWin(discs, board.empties);
    const hasRoom = winScore > 0; // for so many discs
    if (!hasRoom) return knownScore !== null && knownScore > 0;
    if (knownScore !== null) return knownScore >= winScore;
    const score = yield* this.windowSteps(board, winScore - 1, winScore);
    return score >= winScore;
  }

  /**
   * Return the score for the side to move if it takes no search, else null.
   * @param {Board} board @returns {?number}
   */
  knownScore(board) {
    if (board.over) return board.finalScore();
    if (this.opening && board.discs <= this.opening.discs) return this.openingScore(board);
    return this.remembered.get(board.mirroredKey()) ?? null;
  }

  /**
   * Return the score of a position in the opening that is not over. If it is not stored, it follows
   * from the positions a disc later.
   * @param {Board} board
   */
  openingScore(board) {
    const { opening } = this;
    const key = board.mirroredKey();
    const knownScore = this.remembered.get(key) ?? board.decidedScore();
    if (knownScore !== null) return knownScore;
    let score;
    if (opening.has(board.discs)) {
      score = opening.lookUp(key);
    } else {
      const columnScores = listChildren(board).map(([, child]) => -this.knownScore(child));
      score = Math.max(...columnScores);
    }
    this.remember(board, score);
    return score;
  }

  /** Remember the score of a position for the side to move. @param {Board} board @param {number} score */
  remember(board, score) {
    this.remembered.set(board.mirroredKey(), score);
  }
}

/** Searches by the compiled module of a board. */
class CompiledScorer extends Scorer {
  /**
   * @param {any} facts  of the module: connectx/bench/solver/webassembly.py
   * @param {WebAssembly.Instance} instance @param {WebAssembly.Memory} memory
   * @param {WebAssembly.Global} stackPointer @param {?OpeningScores} opening
   */
  constructor(facts, instance, memory, stackPointer, opening) {
    super(opening);
    this.facts = facts;
    this.stackPointer = stackPointer;
    this.solve = /** @type {any} */ (instance.exports.solve);
    this.words = new BigInt64Array(memory.buffer);
    const { stack, fields, table } = layOutMemory(facts);
    this.stack = stack;
    this.fields = fields;
    for (const [firstField, ...values] of facts.frames) {
      values.forEach((value, index) => this.setField(firstField + index, value));
    }
    this.setField(facts.TABLE, table);
  }

  /** Return a field of the search's frames. @param {number} number  as `facts` names it */
  field(number) {
    return this.words[this.fields / WORD_BYTES + number];
  }

  /** Set a field of the search's frames. @param {number} number @param {number} value */
  setField(number, value) {
    this.words[this.fields / WORD_BYTES + number] = BigInt(value);
  }

  /** @param {Board} board @param {number} low @param {number} high */
  *windowSteps(board, low, high) {
    const { solve, stack, facts } = this;
    const resultAddress = stack;
    const exceptionAddress = stack + WORD_BYTES;
    const framesAddress = BigInt(this.fields);
    let lowBound = BigInt(low);
    let highBound = BigInt(high);
    for (;;) {
      this.setField(facts.STOP, this.nodes + SLICE_NODES);
      const isStopped = solve( // called as numba calls it
        resultAddress, exceptionAddress, board.own, board.occupied, lowBound, highBound, framesAddress);
      this.nodes = Number(this.field(facts.NODES));
      if (!isStopped) return Number(this.words[resultAddress / WORD_BYTES]);
      // A search that stops leaves all its calls at once, and none of them sets the pointer back.
      this.stackPointer.value = stack;
      lowBound = this.field(facts.LEAST);
      highBound = this.field(facts.MOST);
      yield false;
      this.setField(facts.GOES_ON, 1);
    }
  }
}

const MAX_PLAIN_SQUARES = 20; // a board of so many squares needs no compiled search
const PLAIN_SLICE_NODES = 256; // before the page may draw

/** Searches by the rules alone, on small boards for which there is no compiled module. */
export class PlainScorer extends Scorer {
  /** Scores clamped to windows, by position and window. @type {Map<string, number>} */
  clampedScores = new Map();

  constructor() {
    super(null);
  }

  /** Return whether boards of a size are small enough. @param {number[]} size */
  static canScore([rows, columns]) {
    return rows * columns <= MAX_PLAIN_SQUARES;
  }

  /** @param {Board} board @param {number} low @param {number} high */
  *windowSteps(board, low, high) {
    this.nodes += 1;
    if (this.nodes % PLAIN_SLICE_NODES === 0) yield false;
    const knownScore = this.knownScore(board) ?? board.decidedScore();
    if (knownScore !== null) return Math.max(low, Math.min(high, knownScore));
    const name = `${board.mirroredKey()},${low},${high}`;
    const storedScore = this.clampedScores.get(name);
    if (storedScore !== undefined) return storedScore;
    let best = low;
    for (const column of board.fromTheMiddle()) {
      const child = board.play(column);
      const scoreForOpponent = child.over ? child.finalScore()
        : yield* this.windowSteps(child, -high, -best);
      best = Math.max(best, Math.min(high, -scoreForOpponent));
      if (best >= high) break;
    }
    this.clampedScores.set(name, best);
    return best;
  }
}

/** List the columns that can be played, with the boards after them. @returns {[number, Board][]} */
function listChildren(/** @type {Board} */ board) {
  return board.playable().map((column) => [column, board.play(column)]);
}

/**
 * Return the score of a win for the side to move, in which it plays so many discs. If that is below 1,
 * the empty squares are too few for it.
 * @param {number} discs @param {number} emptySquares
 */
function scoreOfWin(discs, emptySquares) {
  const allDiscsOfSideToMove = (emptySquares + 1) >> 1;
  return allDiscsOfSideToMove + 1 - discs;
}

/**
 * Return the score of a loss for the side to move, in which the other side plays so many discs. If that
 * is above -1, the empty squares are too few for it.
 * @param {number} discs @param {number} emptySquares
 */
function scoreOfLoss(discs, emptySquares) {
  const allDiscsOfOtherSide = emptySquares >> 1;
  return discs - 1 - allDiscsOfOtherSide;
}

/**
 * Return where things lie in the memory of a module, as addresses in bytes, and how many pages it takes.
 * The stack grows down from `stack`. Behind that are the result, the fields of the frames, and the table,
 * which begins with a page.
 * @param {{words: number, entries: number}} facts  of the module: how many words the frames and the table
 *   have
 */
function layOutMemory({ words, entries }) {
  const pagesFor = (bytes) => Math.ceil(bytes / MEMORY_PAGE_BYTES);
  const stack = MEMORY_PAGE_BYTES;
  const fields = stack + RESULT_BYTES;
  const table = pagesFor(fields + words * WORD_BYTES) * MEMORY_PAGE_BYTES;
  const pages = pagesFor(table + entries * WORD_BYTES);
  return { stack, fields, table, pages };
}

/** Compile the module of a board. @param {Given} given @returns {Promise<Scorer>} */
export async function newScorer({ module, opening }) {
  const bytes = Uint8Array.from(atob(module), (character) => character.charCodeAt(0));
  const compiled = await WebAssembly.compile(bytes);
  const [section] = WebAssembly.Module.customSections(compiled, "facts");
  const facts = JSON.parse(new TextDecoder().decode(section));
  const { stack, pages } = layOutMemory(facts);
  const memory = new WebAssembly.Memory({ initial: pages });
  const stackPointer = new WebAssembly.Global({ value: "i32", mutable: true }, stack);
  const env = { __linear_memory: memory, __stack_pointer: stackPointer };
  const instance = await WebAssembly.instantiate(compiled, { env });
  const openingScores = opening && new OpeningScores(opening);
  return new CompiledScorer(facts, instance, memory, stackPointer, openingScores);
}

// Exact scores in the page: the search of connectx/core/search.py in WebAssembly, with the scores of
// the opening beside it. It needs no network and no worker, and of the page's policy
// 'wasm-unsafe-eval' only.
//
// Scores are those of docs/glossary.md, for the side to move. Functions called `...Steps` are generators
// for `SearchRunner`: they yield what there is of the answer when that is more, false after a slice of a
// search, and return the answer.

/** How many positions one call of the compiled search looks at, which takes 1 to 3 ms. */
const SLICE_NODES = 16384;
/** The longest time in which the page cannot draw. */
const MAX_UNDRAWN_MS = 8;
/** How many bits of the static function one character of its text has. */
const BITS_PER_CHARACTER = 6;
// In the memory of a compiled module:
const MEMORY_PAGE_BYTES = 65536;
const WORD_BYTES = 8;
/** How many bytes are kept free for what a call returns. */
const RESULT_BYTES = 64;

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
 * The scores of the first positions of the standard board, in a static function: a table that has a bit for
 * each key, but does not store the keys. connectx/core/scores.py reads the same one.
 */
class OpeningScores {
  /** @param {Opening} opening  has the positions with `discs` discs, and those with at most `kept` */
  constructor({ discs, kept, code, text, alphabet }) {
    const numbersByCharacter = new Map([...alphabet].map((character, number) => [character, number]));
    this.discs = discs;
    this.maxStoredDiscs = kept;
    // A code: a leading 1, then the bits of a prefix code.
    this.scoresByCode = code;
    // Each number has six bits of the table.
    this.bits = Uint8Array.from(text, (character) => numbersByCharacter.get(character));
    this.bitsPerThird = text.length * BITS_PER_CHARACTER / 3;
  }

  /**
   * Return whether positions with so many discs are stored, unless the next two discs decide them.
   * @param {number} discs
   */
  areStored(discs) {
    return discs === this.discs || discs <= this.maxStoredDiscs;
  }

  /** Return the score of a stored position for the side to move. @param {bigint} key  its `mirroredKey` */
  lookUp(key) {
    let code = 1;
    for (let index = 0n; !(code in this.scoresByCode); index += 1n) {
      // The key of a bit has its index, which is below 32, in the last five bits.
      code = 2 * code + this.readBit((key << 5n) | index);
    }
    return this.scoresByCode[code];
  }

  /**
   * Return the bit that the static function has for a key: the sum, modulo 2, of one bit in each third
   * of its table. Twenty bits of a hash of the key say where in a third that bit is. The places are those
   * of `hash_of` and `places_of` in connectx/core/static_function.py.
   * @param {bigint} key @returns {number} 0 or 1
   */
  readBit(key) {
    let hash = BigInt.asUintN(64, key * 0xBF58476D1CE4E5B9n);
    hash ^= hash >> 32n;
    hash = BigInt.asUintN(64, hash * 0x94D049BB133111EBn);
    hash ^= hash >> 29n;
    let sum = 0;
    for (let third = 0; third < 3; third += 1) {
      // The number is below 2 ** 20.
      const random = Number(BigInt.asUintN(20, hash >> BigInt(20 * third)));
      const placeInThird = Math.floor(random * this.bitsPerThird / 2 ** 20);
      const place = third * this.bitsPerThird + placeInThird;
      const sixBits = this.bits[Math.floor(place / BITS_PER_CHARACTER)];
      // Only the lowest bit counts.
      sum ^= sixBits >> place % BITS_PER_CHARACTER;
    }
    return sum & 1;
  }
}

/**
 * Runs one search at a time, step by step, and lets the page draw meanwhile. A search ends the one before
 * it, which then resolves to null.
 */
export class SearchRunner {
  /** Stands for the search that is running; null: there is none, or it was ended. @type {?object} */
  currentSearch = null;
  /** How many positions were searched so far, in all. */
  nodes = 0;
  channel = new MessageChannel();
  /** When the page could draw the last time, in milliseconds. */
  drawnAt = 0;

  constructor() {
    this.channel.port1.start();
  }

  /** End the search that is running, if there is one. It resolves to null. */
  stop() {
    this.currentSearch = null;
  }

  /**
   * Run a search, that is a generator, to its end. A search that is running already is ended.
   * @param {Generator<any, any>} steps
   * @param {(progress: any) => void} [onProgress]  called with what the generator yields when the page may
   *   draw, and whenever there is more of the answer
   * @param {number} maxMs  for the search
   * @returns {Promise<any>} what the generator returns; undefined if that takes too long, null if the search
   *   was ended by `stop` or by another search
   */
  async runSteps(steps, onProgress = () => {}, maxMs = Infinity) {
    const search = { deadline: performance.now() + maxMs };
    this.currentSearch = search;
    for (;;) {
      const { done, value } = steps.next();
      const now = performance.now();
      const isDrawingDue = now >= this.drawnAt + MAX_UNDRAWN_MS;
      if (!done && (isDrawingDue || value)) onProgress(value);
      // Meanwhile, a press may end the search.
      if (isDrawingDue) await this.letPageDraw();
      if (this.currentSearch !== search) return null;
      if (done) return value;
      if (now >= search.deadline) return undefined;
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

/** Finds exact scores by searches, for which a subclass has `clampedScoreSteps`, and stores them. */
export class Scorer extends SearchRunner {
  /** Scores for the side to move, by the mirrored keys of positions. */
  storedScores = new Map();

  /** @param {?OpeningScores} openingScores  null: the board has none */
  constructor(openingScores) {
    super();
    this.openingScores = openingScores;
  }

  /**
   * Search for the score of a position that is not over, for the side to move.
   * @param {Board} board @param {number} low @param {number} high
   * @returns {Generator<boolean, number>} the score, or `low` if it is lower, or `high` if it is higher
   */
  *clampedScoreSteps(board, low, high) {
    throw new Error(`a subclass searches ${board.key} from ${low} to ${high}`);
  }

  /**
   * Find the score of every column that is not full, for the side to move; {} if the game is over. The
   * columns whose games end soonest are scored first. Yield the scores so far whenever there is one more,
   * and false after each slice of a search.
   * @param {Board} board @returns {Generator<Scores | boolean, Scores>}
   */
  *columnScoresSteps(board) {
    const children = listChildren(board);
    const scores = /** @type {Scores} */ ({});
    let unscored = children;
    for (let discs = 1; unscored.length; discs += 1) {
      for (const [column, child] of unscored) {
        const scoreForOpponent = yield* this.scoreWithinSteps(child, discs);
        // Nobody wins with so few discs.
        if (scoreForOpponent === null) continue;
        scores[column] = -scoreForOpponent;
        yield scores;
      }
      unscored = unscored.filter(([column]) => !(column in scores));
    }
    if (children.length) this.storeScore(board, Math.max(...Object.values(scores)));
    return scores;
  }

  /**
   * Find how best play goes on to the end of the game. Yield the columns so far whenever there is one more,
   * and false after each slice of a search.
   * @param {Board} board
   * @returns {Generator<number[] | boolean, number[]>} the columns of both sides in turn
   */
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
   * of two the left one. This takes less time than the scores of all columns. The game must not be over.
   * @param {Board} board @returns {Generator<boolean, number>}
   */
  *bestColumnSteps(board) {
    const bestScore = yield* this.scoreSteps(board);
    // The score of the position after a best column.
    const scoreForOpponent = -bestScore;
    const columns = board.fromTheMiddle();
    // If no other column is a best one, this one is, without a search.
    const lastColumn = columns.pop();
    for (const column of columns) {
      const child = board.play(column);
      let childScore = this.knownScore(child);
      // The score is at least `scoreForOpponent`. A search tells whether it is higher.
      if (childScore === null) {
        childScore = yield* this.clampedScoreSteps(child, scoreForOpponent, scoreForOpponent + 1);
      }
      if (childScore !== scoreForOpponent) continue;
      this.storeScore(child, scoreForOpponent);
      return column;
    }
    this.storeScore(board.play(lastColumn), scoreForOpponent);
    return lastColumn;
  }

  /**
   * Find the score of a position, by asking who can win within more and more discs.
   * @param {Board} board @param {Progress} progress  is brought up to date meanwhile: neither side can win
   *   with `excludedDiscs` discs of its own
   * @returns {Generator<boolean, number>} the score for the side to move
   */
  *scoreSteps(board, progress = { excludedDiscs: 0 }) {
    for (;;) {
      const score = yield* this.scoreWithinSteps(board, progress.excludedDiscs + 1);
      if (score !== null) return score;
      progress.excludedDiscs += 1;
    }
  }

  /**
   * Find the score of a position for the side to move, if one side can win with at most so many discs of its
   * own, or if neither ever can. It must be known that nobody wins with fewer discs.
   * @param {Board} board @param {number} discs
   * @returns {Generator<boolean, ?number>} null if neither holds
   */
  *scoreWithinSteps(board, discs) {
    const knownScore = this.knownScore(board);
    if (knownScore !== null) return knownScore;
    const score = yield* this.searchWithinSteps(board, discs);
    if (score !== null) this.storeScore(board, score);
    return score;
  }

  /**
   * Search for the score of a position for the side to move, where it is not known yet, but it is known that
   * nobody wins with fewer discs than `discs` of its own.
   * @param {Board} board @param {number} discs
   * @returns {Generator<boolean, ?number>} null if neither side wins with so many discs, but may with more
   */
  *searchWithinSteps(board, discs) {
    const canWin = yield* this.canWinSteps(board, discs);
    if (canWin) return scoreOfWin(discs, board.empties);
    const lossScore = scoreOfLoss(discs, board.empties);
    // Without room, the board is full before the other side has played so many discs.
    const hasRoom = lossScore < 0;
    if (!hasRoom) return 0;
    const score = yield* this.clampedScoreSteps(board, lossScore, lossScore + 1);
    return score <= lossScore ? lossScore : null;
  }

  /**
   * Find out whether the side to move can win with at most so many discs of its own. The sooner it wins, the
   * higher is its score.
   * @param {Board} board @param {number} discs @returns {Generator<boolean, boolean>}
   */
  *canWinSteps(board, discs) {
    const knownScore = this.knownScore(board);
    const winScore = scoreOfWin(discs, board.empties);
    // Without room, the board is full before the side has played so many discs.
    const hasRoom = winScore > 0;
    if (!hasRoom) return knownScore !== null && knownScore > 0;
    if (knownScore !== null) return knownScore >= winScore;
    const score = yield* this.clampedScoreSteps(board, winScore - 1, winScore);
    return score >= winScore;
  }

  /**
   * Return the score of a position for the side to move, if it takes no search.
   * @param {Board} board @returns {?number} null if it takes one
   */
  knownScore(board) {
    if (board.over) return board.finalScore();
    const isInOpening = this.openingScores && board.discs <= this.openingScores.discs;
    if (isInOpening) return this.openingScore(board);
    return this.storedScores.get(board.mirroredKey()) ?? null;
  }

  /**
   * Return the score for the side to move of a position in the opening that is not over. If it does not
   * follow from the next two discs, nor is stored, it follows from the positions a disc later.
   * @param {Board} board
   */
  openingScore(board) {
    const { openingScores } = this;
    const key = board.mirroredKey();
    const knownScore = this.storedScores.get(key) ?? board.decidedScore();
    if (knownScore !== null) return knownScore;
    let score;
    if (openingScores.areStored(board.discs)) {
      score = openingScores.lookUp(key);
    } else {
      const columnScores = listChildren(board).map(([, child]) => -this.knownScore(child));
      score = Math.max(...columnScores);
    }
    this.storeScore(board, score);
    return score;
  }

  /** Store the score of a position, for the side to move. @param {Board} board @param {number} score */
  storeScore(board, score) {
    this.storedScores.set(board.mirroredKey(), score);
  }
}

/** Searches by the compiled module of a board. */
class CompiledScorer extends Scorer {
  /**
   * @param {any} facts  of the module, which connectx/bench/solver/webassembly.py writes into it: the numbers
   *   of fields of the search, by names such as STOP; `frames`: fields with their first values
   * @param {WebAssembly.Instance} instance @param {WebAssembly.Memory} memory
   * @param {WebAssembly.Global} stackPointer @param {?OpeningScores} openingScores
   */
  constructor(facts, instance, memory, stackPointer, openingScores) {
    super(openingScores);
    this.facts = facts;
    this.stackPointer = stackPointer;
    this.solve = /** @type {any} */ (instance.exports.solve);
    this.memoryWords = new BigInt64Array(memory.buffer);
    const { stackAddress, fieldsAddress, tableAddress } = layOutMemory(facts);
    this.stackAddress = stackAddress;
    this.fieldsAddress = fieldsAddress;
    for (const [firstField, ...values] of facts.frames) {
      values.forEach((value, index) => this.writeField(firstField + index, value));
    }
    this.writeField(facts.TABLE, tableAddress);
  }

  /** Return a field of the compiled search. @param {number} number  of the field, which `facts` has */
  readField(number) {
    return this.memoryWords[this.fieldsAddress / WORD_BYTES + number];
  }

  /** Set a field of the compiled search. @param {number} number  of the field @param {number} value */
  writeField(number, value) {
    this.memoryWords[this.fieldsAddress / WORD_BYTES + number] = BigInt(value);
  }

  /**
   * Search for the score of a position that is not over, for the side to move, in slices: the compiled search
   * stops at a number of nodes, has proved by then that the score is from LEAST to MOST, and is resumed.
   * @param {Board} board @param {number} low @param {number} high
   * @returns {Generator<boolean, number>} the score, or `low` if it is lower, or `high` if it is higher
   */
  *clampedScoreSteps(board, low, high) {
    const { solve, stackAddress, facts } = this;
    const resultAddress = stackAddress;
    const exceptionAddress = stackAddress + WORD_BYTES;
    const framesAddress = BigInt(this.fieldsAddress);
    let lowBound = BigInt(low);
    let highBound = BigInt(high);
    for (;;) {
      this.writeField(facts.STOP, this.nodes + SLICE_NODES);
      // These are the parameters that numba gives a compiled function.
      const isStopped = solve(
        resultAddress, exceptionAddress, board.own, board.occupied, lowBound, highBound, framesAddress);
      this.nodes = Number(this.readField(facts.NODES));
      if (!isStopped) return Number(this.memoryWords[resultAddress / WORD_BYTES]);
      // A search that stops leaves all its calls at once, and none of them sets the pointer back.
      this.stackPointer.value = stackAddress;
      lowBound = this.readField(facts.LEAST);
      highBound = this.readField(facts.MOST);
      yield false;
      this.writeField(facts.GOES_ON, 1);
    }
  }
}

/** A board of so many squares needs no compiled search. */
const MAX_PLAIN_SQUARES = 20;
/** Positions that are searched before the page may draw. */
const PLAIN_SLICE_NODES = 256;

/** Searches by the rules alone, on small boards for which there is no compiled module. */
export class PlainScorer extends Scorer {
  /** Scores clamped to two bounds, by a position and the bounds. @type {Map<string, number>} */
  clampedScores = new Map();

  constructor() {
    super(null);
  }

  /** Return whether boards of a size are small enough for this. @param {number[]} size */
  static canScore([rows, columns]) {
    return rows * columns <= MAX_PLAIN_SQUARES;
  }

  /**
   * Search for the score of a position that is not over, for the side to move, by alpha-beta.
   * @param {Board} board @param {number} low @param {number} high
   * @returns {Generator<boolean, number>} the score, or `low` if it is lower, or `high` if it is higher
   */
  *clampedScoreSteps(board, low, high) {
    this.nodes += 1;
    if (this.nodes % PLAIN_SLICE_NODES === 0) yield false;
    const knownScore = this.knownScore(board) ?? board.decidedScore();
    if (knownScore !== null) return Math.max(low, Math.min(high, knownScore));
    const key = `${board.mirroredKey()},${low},${high}`;
    const storedScore = this.clampedScores.get(key);
    if (storedScore !== undefined) return storedScore;
    let bestScore = low;
    for (const column of board.fromTheMiddle()) {
      const child = board.play(column);
      let scoreForOpponent;
      if (child.over) scoreForOpponent = child.finalScore();
      else scoreForOpponent = yield* this.clampedScoreSteps(child, -high, -bestScore);
      bestScore = Math.max(bestScore, Math.min(high, -scoreForOpponent));
      if (bestScore >= high) break;
    }
    this.clampedScores.set(key, bestScore);
    return bestScore;
  }
}

/**
 * List the columns that can be played, with the boards after them.
 * @param {Board} board @returns {[number, Board][]}
 */
function listChildren(board) {
  return board.playable().map((column) => [column, board.play(column)]);
}

/**
 * Return the score of a win for the side to move, in which it plays so many discs. If the score is below 1,
 * the empty squares are too few for so many discs.
 * @param {number} discs @param {number} emptySquares
 */
function scoreOfWin(discs, emptySquares) {
  const allDiscsOfSideToMove = (emptySquares + 1) >> 1;
  return allDiscsOfSideToMove + 1 - discs;
}

/**
 * Return the score of a loss for the side to move, in which the other side plays so many discs. If the score
 * is above -1, the empty squares are too few for so many discs.
 * @param {number} discs @param {number} emptySquares
 */
function scoreOfLoss(discs, emptySquares) {
  const allDiscsOfOtherSide = emptySquares >> 1;
  return discs - 1 - allDiscsOfOtherSide;
}

/**
 * Return where things lie in the memory of a module, as addresses in bytes, and how many pages of memory it
 * takes. The stack has the first page, and grows down from its end. Behind that are the result of a call,
 * the fields of the search, and, from the beginning of a page, its table of positions.
 * @param {{words: number, entries: number}} facts  of the module: how many words the fields and the table
 *   have
 */
function layOutMemory({ words, entries }) {
  const countPages = (bytes) => Math.ceil(bytes / MEMORY_PAGE_BYTES);
  const stackAddress = MEMORY_PAGE_BYTES;
  const fieldsAddress = stackAddress + RESULT_BYTES;
  const tableAddress = countPages(fieldsAddress + words * WORD_BYTES) * MEMORY_PAGE_BYTES;
  const pageCount = countPages(tableAddress + entries * WORD_BYTES);
  return { stackAddress, fieldsAddress, tableAddress, pageCount };
}

/**
 * Return the scorer that uses the compiled search for a board. Rejected if the page's policy forbids that.
 * @param {Given} given  the module in base64, and the scores of the opening; null: the board has none
 * @returns {Promise<Scorer>}
 */
export async function newScorer({ module, opening }) {
  const bytes = Uint8Array.from(atob(module), (character) => character.charCodeAt(0));
  const compiled = await WebAssembly.compile(bytes);
  const [section] = WebAssembly.Module.customSections(compiled, "facts");
  const facts = JSON.parse(new TextDecoder().decode(section));
  const { stackAddress, pageCount } = layOutMemory(facts);
  const memory = new WebAssembly.Memory({ initial: pageCount });
  const stackPointer = new WebAssembly.Global({ value: "i32", mutable: true }, stackAddress);
  // The names under which a module of LLVM imports its memory and its stack.
  const env = { __linear_memory: memory, __stack_pointer: stackPointer };
  const instance = await WebAssembly.instantiate(compiled, { env });
  const openingScores = opening && new OpeningScores(opening);
  return new CompiledScorer(facts, instance, memory, stackPointer, openingScores);
}

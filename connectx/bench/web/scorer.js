// Exact scores in the page: the search of connectx/core/search.py in WebAssembly, with the scores of
// the opening beside it. It needs no network and no worker, and of the page's policy
// 'wasm-unsafe-eval' only.
//
// Scores are those of docs/glossary.md, for the side to move.

const SLICE = 16384; // nodes of one call, 1 to 3 ms
const SERVE_MS = 8; // after so long, the page may draw

/**
 * @typedef {import("./rules.js").Board} Board
 * @typedef {Object<number, number>} Scores  by column; columns that are full or not known are not in
 * @typedef {{module: string, opening: ?Opening}} Given  what `scorer_facts` in page.py gives
 * @typedef {{discs: number, kept: number, code: Object<string, number>, text: string,
 *   alphabet: string}} Opening
 */

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
 * Works on one question at a time, and lets the page draw meanwhile. A question ends the one before
 * it, which then resolves to null. It is worked on in steps: functions called `...Steps` are
 * generators, which yield what there is of the answer when that is more, false after a slice of a
 * search, and return the answer.
 */
export class Work {
  question = null;
  nodes = 0; // searched so far, in all
  channel = new MessageChannel();
  served = 0; // when the page was, the last time

  constructor() {
    this.channel.port1.start();
  }

  /** End the question that is being worked on, if there is one. */
  stop() {
    this.question = null;
  }

  /**
   * What `steps` returns; undefined if that takes longer than `ms`.
   * @param {(more: any) => void} [told]  called now and then, with what they yield
   * @returns {Promise<any>}
   */
  async work(steps, told = () => {}, ms = Infinity) {
    const question = { until: performance.now() + ms };
    this.question = question;
    for (;;) {
      const { done, value } = steps.next(), now = performance.now();
      const due = now >= this.served + SERVE_MS;
      if (!done && (due || value)) told(value);
      if (due) await this.serve();
      if (this.question !== question) return null;
      if (done) return value;
      if (now >= question.until) return undefined;
    }
  }

  async serve() { // a message comes sooner than a timer: that takes 4 ms, and 1 s in a hidden tab
    const { port1, port2 } = this.channel;
    await new Promise((resolve) => {
      port1.addEventListener("message", resolve, { once: true });
      port2.postMessage(null);
    });
    this.served = performance.now();
  }
}

/** Finds exact scores, and remembers them. It works on one of the steps below. */
export class Scorer extends Work {
  remembered = new Map(); // mirrored key -> score

  constructor(facts, instance, memory, stackPointer, opening) {
    super();
    this.facts = facts; // of the module: connectx/bench/solver/webassembly.py
    this.stackPointer = stackPointer;
    this.opening = opening;
    this.solve = instance.exports.solve;
    this.words = new BigInt64Array(memory.buffer);
    const { stack, fields, table } = placesOf(facts);
    this.stack = stack;
    this.result = stack / 8; // these two are numbers of words
    this.fields = fields / 8;
    for (const [first, ...values] of facts.frames) { // as they are at first
      values.forEach((value, index) => this.set(first + index, value));
    }
    this.set(facts.TABLE, table);
  }

  set(field, value) {
    this.words[this.fields + field] = BigInt(value);
  }

  /** The score of every column that is not full, as `Scores`; {} if the game is over. */
  *columnScoresSteps(board) {
    const after = children(board), scores = /** @type {Scores} */ ({});
    for (let open = after, discs = 1; open.length; discs += 1) {
      for (const [column, child] of open) {
        const score = yield* this.decidedSteps(child, discs);
        if (score === null) continue;
        scores[column] = -score;
        yield scores;
      }
      open = open.filter(([column]) => !(column in scores));
    }
    if (after.length) this.remember(board, Math.max(...Object.values(scores)));
    return scores;
  }

  /** Best play to the end of the game, as columns. */
  *bestLineSteps(board) {
    const line = [];
    while (!board.over) {
      line.push(yield* this.bestColumnSteps(board));
      board = board.play(line.at(-1));
      yield line;
    }
    return line;
  }

  /**
   * The column that the perfect player would choose: of the best ones the nearest to the centre, of
   * two the left one. Known sooner than all scores. The game must not be over.
   */
  *bestColumnSteps(board) {
    const best = yield* this.scoreSteps(board), columns = board.fromTheMiddle();
    const last = columns.at(-1); // it is the best one if no other is
    for (const column of columns) {
      const child = board.play(column);
      let score = this.knownScore(child);
      if (score === null && column !== last) {
        score = yield* this.windowSteps(child, -best, 1 - best);
      }
      if (column !== last && score !== -best) continue;
      this.remember(child, -best);
      return column;
    }
  }

  /** Asks for the score within more and more discs; `seen` is within how many there is none. */
  *scoreSteps(board, seen = { discs: 0 }) {
    for (;;) {
      const score = yield* this.decidedSteps(board, seen.discs + 1);
      if (score !== null) return score;
      seen.discs += 1;
    }
  }

  /** The score if one side can win with so many discs of its own, or none ever; else null. */
  *decidedSteps(board, discs) {
    const known = this.knownScore(board), loss = discs - 1 - (board.empties >> 1);
    if (known !== null) return known;
    let score = null;
    if (yield* this.winsSteps(board, discs)) score = winWith(discs, board);
    else if (loss >= 0) score = 0;
    else if ((yield* this.windowSteps(board, loss, loss + 1)) <= loss) score = loss;
    if (score !== null) this.remember(board, score);
    return score;
  }

  /** Whether the side to move can win with so many discs of its own. */
  *winsSteps(board, discs) {
    const known = this.knownScore(board), win = winWith(discs, board);
    if (win < 1) return known > 0;
    return (known ?? (yield* this.windowSteps(board, win - 1, win))) >= win;
  }

  /** The score of a position that is not over, clamped to `low` and `high`. */
  *windowSteps({ own, occupied }, low, high) {
    const { solve, stack, facts } = this, frames = BigInt(placesOf(facts).fields);
    for (;;) {
      this.set(facts.STOP, this.nodes + SLICE);
      // As numba calls: where the result goes, where an exception goes, the arguments.
      const stopped = solve(stack, stack + 8, own, occupied, BigInt(low), BigInt(high), frames);
      this.nodes = Number(this.words[this.fields + facts.NODES]);
      if (!stopped) return Number(this.words[this.result]);
      this.stackPointer.value = stack; // it left many calls at once
      [low, high] = [facts.LEAST, facts.MOST].map((field) => this.words[this.fields + field]);
      yield false;
      this.set(facts.GOES_ON, 1);
    }
  }

  /** The score if it takes no search, else null. @param {Board} board @returns {?number} */
  knownScore(board) {
    if (board.over) return board.finalScore();
    if (board.discs <= this.opening?.discs) return this.openingScore(board);
    return this.remembered.get(board.mirroredKey()) ?? null;
  }

  /** Of a position that is not over; one that is not kept follows from those a disc later. */
  openingScore(board) {
    const { opening } = this, key = board.mirroredKey();
    let score = this.remembered.get(key) ?? board.decidedScore();
    if (score !== null) return score;
    if (opening.has(board.discs)) score = opening.lookUp(key);
    else score = Math.max(...children(board).map(([, child]) => -this.knownScore(child)));
    this.remember(board, score);
    return score;
  }

  remember(board, score) {
    this.remembered.set(board.mirroredKey(), score);
  }
}

/** What can be played, and what comes of it. @param {Board} board @returns {[number, Board][]} */
function children(board) {
  return board.playable().map((column) => [column, board.play(column)]);
}

/** The score of a win with so many discs. */
const winWith = (discs, { empties }) => ((empties + 1) >> 1) + 1 - discs;

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

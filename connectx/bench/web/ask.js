// What the page asks of Python, if there is one: of the server that sent it ("http"), or of the
// notebook around its frame ("frame"). A question is answered within a second, or nobody is there.

const FIRST_ANSWER_MS = 2000; // at most, for a notebook that has not answered yet
const ANSWER_MS = 5000; // at most, for one that has, or for the server
// In a frame, whose kernel comes and goes, Python is greeted again and again.
const FIRST_HELLOS = 20;
const FIRST_PAUSE_MS = 250; // between the first of them
const PAUSE_MS = 5000; // between later ones, and while Python is there

export class Python {
  /** Whether Python has answered the last question. */
  isThere = false;

  /**
   * @param {any} facts  of the page, see `PlayFacts` in page.py
   * @param {() => void} onChange  called when Python comes or goes
   */
  constructor({ python, board, size }, onChange = () => {}) {
    this.kind = python;
    this.board = board;
    this.size = size;
    this.onChange = onChange;
  }

  /**
   * Ask a question.
   * @param {any} question @returns {Promise<any>} the answer; undefined if there is none in time
   */
  async ask(question) {
    if (!this.kind) return undefined;
    const message = { board: this.board, size: this.size, ...question };
    const frameMs = this.isThere ? ANSWER_MS : FIRST_ANSWER_MS;
    const reply = this.kind === "http" ? askServer(message) : askFrame(message, frameMs);
    const answer = await reply.catch(() => undefined);
    const hasAnswered = answer !== undefined;
    if (this.isThere !== hasAnswered) {
      this.isThere = hasAnswered;
      this.onChange();
    }
    return answer;
  }

  /**
   * Ask a question until Python no longer thinks about it.
   * @param {any} question @param {() => boolean} isWanted
   * @returns {Promise<any>} the answer; null once it is no longer wanted
   */
  async answer(question, isWanted) {
    for (;;) {
      const answer = await this.ask(question);
      if (!isWanted()) return null;
      if (!answer?.thinking) return answer;
    }
  }

  /** Find out whether Python is there, and in a notebook when it comes and goes. */
  async greet() {
    await this.ask({ do: "hello" });
    for (let count = 1; this.kind === "frame"; count += 1) {
      const isFirst = !this.isThere && count <= FIRST_HELLOS;
      const ms = isFirst ? FIRST_PAUSE_MS : PAUSE_MS;
      await new Promise((resolve) => { setTimeout(resolve, ms); });
      await this.ask({ do: "hello" });
    }
  }
}

/** Ask the server that sent the page; undefined if it refuses. Throws if it does not answer in time. */
async function askServer(question) {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const body = JSON.stringify(question);
  const response = await fetch("ask", { method: "POST", body, signal, keepalive: true });
  return response.ok ? response.json() : undefined;
}

/** Ask the notebook around the frame; undefined if it does not answer in time. */
function askFrame(question, ms) {
  const id = Math.random();
  parent.postMessage({ id, ...question }, "*");
  return new Promise((resolve) => {
    const finish = (answer) => {
      removeEventListener("message", hear);
      resolve(answer);
    };
    const hear = ({ data }) => { if (data?.id === id) finish(data); };
    addEventListener("message", hear);
    setTimeout(finish, ms);
  });
}

// What the page asks of Python, if there is one: of the server that sent it ("http"), or of the
// notebook around its frame ("frame"). A question is answered within a second, or nobody is there.

import { wait } from "./words.js";

/** The longest time for an answer of a notebook that has answered nothing yet, or not the last question. */
const MAX_FIRST_ANSWER_MS = 2000;
/** The longest time for an answer of the server, or of a notebook that has answered the last question. */
const MAX_ANSWER_MS = 5000;
// In a frame, whose kernel comes and goes, Python is greeted again and again.
/** How many greetings come soon after each other at first. */
const FREQUENT_HELLOS = 20;
/** The time between the first greetings. */
const FREQUENT_HELLO_MS = 250;
/** The time between later ones, and while Python is there. */
const HELLO_MS = 5000;

export class Python {
  /** Whether Python has answered the last question. */
  isThere = false;

  /**
   * @param {any} facts  of the page, see `PlayFacts` in page.py. `python`: "http", "frame" or, if there is no
   *   Python, null. `board`: the id by which Python tells boards apart
   * @param {() => void} onChange  called when Python comes or goes
   */
  constructor({ python, board, size }, onChange = () => {}) {
    this.kind = python;
    this.board = board;
    this.size = size;
    this.onChange = onChange;
  }

  /**
   * Ask a question once, and notice whether Python comes or goes.
   * @param {any} question  an object: `do` says what is asked
   * @returns {Promise<any>} the answer; undefined if there is none in time
   */
  async ask(question) {
    if (!this.kind) return undefined;
    const message = { board: this.board, size: this.size, ...question };
    const maxMs = this.isThere ? MAX_ANSWER_MS : MAX_FIRST_ANSWER_MS;
    const reply = this.kind === "http" ? askServer(message) : askNotebook(message, maxMs);
    const answer = await reply.catch(() => undefined);
    const hasAnswered = answer !== undefined;
    if (this.isThere !== hasAnswered) {
      this.isThere = hasAnswered;
      this.onChange();
    }
    return answer;
  }

  /**
   * Ask a question again and again, as long as Python answers that it is still thinking about it.
   * @param {any} question  an object: `do` says what is asked
   * @param {() => boolean} isWanted  false: the answer is no longer of use
   * @returns {Promise<any>} the answer; undefined if there is none in time, null once it is no longer wanted
   */
  async askUntilAnswered(question, isWanted) {
    for (;;) {
      const answer = await this.ask(question);
      if (!isWanted()) return null;
      if (!answer?.thinking) return answer;
    }
  }

  /**
   * Find out whether Python is there: by a greeting, and in a notebook by further ones for ever, as Python
   * may come and go.
   */
  async greet() {
    await this.ask({ do: "hello" });
    for (let count = 1; this.kind === "frame"; count += 1) {
      const isFrequent = !this.isThere && count <= FREQUENT_HELLOS;
      await wait(isFrequent ? FREQUENT_HELLO_MS : HELLO_MS);
      await this.ask({ do: "hello" });
    }
  }
}

/**
 * Ask the server that sent the page.
 * @param {any} question @returns {Promise<any>} the answer; undefined if the server refuses. Rejected if it
 *   does not answer in time
 */
async function askServer(question) {
  const signal = AbortSignal.timeout(MAX_ANSWER_MS);
  const body = JSON.stringify(question);
  const response = await fetch("ask", { method: "POST", body, signal, keepalive: true });
  return response.ok ? response.json() : undefined;
}

/**
 * Ask the notebook around the frame of this page. The answer is a message with the id of the question.
 * @param {any} question @param {number} maxMs
 * @returns {Promise<any>} the answer; undefined if there is none in time
 */
function askNotebook(question, maxMs) {
  const id = Math.random();
  parent.postMessage({ id, ...question }, "*");
  return new Promise((resolve) => {
    const finish = (answer) => {
      removeEventListener("message", onMessage);
      resolve(answer);
    };
    const onMessage = ({ data }) => { if (data?.id === id) finish(data); };
    addEventListener("message", onMessage);
    setTimeout(finish, maxMs);
  });
}

// What the page asks of Python, if there is one: of the server that sent it ("http"), or of the
// notebook around its frame ("frame"). A question is answered within a second, or nobody is there.

const SILENCE_MS = 2000; // of a notebook that has not answered yet
const BUSY_MS = 5000; // of one that has, or of the server
const FIRST_HELLOS = 20, FIRST_MS = 250, LATER_MS = 5000; // in a frame, whose kernel comes and goes

export class Python {
  there = false;

  /** @param {any} facts  of the page, and what is called when Python comes or goes */
  constructor({ python, board, size }, changed = () => {}) {
    this.kind = python;
    this.board = board;
    this.size = size;
    this.changed = changed;
  }

  /** The answer to a question, or undefined. @returns {Promise<any>} */
  async ask(question) {
    if (!this.kind) return undefined;
    const asked = { board: this.board, size: this.size, ...question };
    const sent = this.kind === "http" ? post(asked)
      : message(asked, this.there ? BUSY_MS : SILENCE_MS);
    const answer = await sent.catch(() => undefined);
    const there = answer !== undefined;
    if (this.there !== there) {
      this.there = there;
      this.changed();
    }
    return answer;
  }

  /** The answer as soon as Python no longer thinks; null once `wanted` returns false. */
  async answer(question, wanted) {
    for (;;) {
      const answer = await this.ask(question);
      if (!wanted()) return null;
      if (!answer?.thinking) return answer;
    }
  }

  /** Finds out whether Python is there, and in a notebook when it comes and goes. */
  async greet() {
    await this.ask({ do: "hello" });
    for (let count = 1; this.kind === "frame"; count += 1) {
      const pause = this.there || count > FIRST_HELLOS ? LATER_MS : FIRST_MS;
      await new Promise((resolve) => { setTimeout(resolve, pause); });
      await this.ask({ do: "hello" });
    }
  }
}

async function post(question) {
  const signal = AbortSignal.timeout(BUSY_MS), body = JSON.stringify(question);
  const answer = await fetch("ask", { method: "POST", body, signal, keepalive: true });
  return answer.ok ? answer.json() : undefined;
}

function message(question, silence) {
  const id = Math.random();
  parent.postMessage({ id, ...question }, "*");
  return new Promise((resolve) => {
    const end = (answer) => { removeEventListener("message", hear); resolve(answer); };
    const hear = ({ data }) => { if (data?.id === id) end(data); };
    addEventListener("message", hear);
    setTimeout(end, silence);
  });
}

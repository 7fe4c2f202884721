// Jupyter's side of a board: passes on to Python what the page in its frame asks. A widget without
// a view: `initialize` runs when Python has made it, and again after a reload.

const CLOSED_CHECK_MS = 1000; // between two looks whether frames are closed

/** Passes messages between the frames that show a board, and Python. */
class Bridge {
  /** The windows of the frames that show the board. */
  frames = new Set();
  /** Who has asked, by the ids of the questions that Python has to answer. */
  framesByQuestion = new Map();

  /**
   * @param {any} model  of the widget, which Python has as well: `board` is the id of the board, `kept` the
   *   game that is stored
   */
  constructor(model) {
    this.model = model;
    this.board = model.get("board");
  }

  /**
   * Answer a question of a frame here if it is about the stored game, or else pass it on to Python.
   * @param {any} message  its `data` is the question, its `source` the window of the frame
   */
  hearFrame({ data, source }) {
    const { model, board } = this;
    if (data?.board !== board || !source) return;
    this.frames.add(source);
    if (data.do === "kept") { // a frame that was moved or hidden begins anew: its moves are here
      source.postMessage({ id: data.id, ...model.get("kept") }, "*");
    } else if (data.do === "keep") {
      const { moves, size, seats, strength, shows } = data;
      model.set("kept", { moves, size, seats, strength, shows });
      tryToReachPython(() => model.save_changes());
    } else {
      this.framesByQuestion.set(data.id, source);
      tryToReachPython(() => model.send(data));
    }
  }

  /** Pass Python's answer to the frame that has asked. @param {any} answer  with the id of the question */
  passAnswer(answer) {
    const frame = this.framesByQuestion.get(answer.id);
    frame?.postMessage(answer, "*"); // a sandboxed frame has no origin to name
    this.framesByQuestion.delete(answer.id);
  }

  /** Tell Python when the last frame is gone. A frame that is removed says nothing, but is closed. */
  forgetClosedFrames() {
    const { model, board, frames } = this;
    const closedFrames = [...frames].filter((frame) => frame.closed);
    for (const frame of closedFrames) frames.delete(frame);
    const areAllClosed = closedFrames.length > 0 && frames.size === 0;
    if (areAllClosed) tryToReachPython(() => model.send({ board, id: "bye", do: "bye" }));
  }
}

/** Do something that fails without a kernel. Then the page hears no answer, and plays alone. */
function tryToReachPython(/** @type {() => void} */ sendMessage) {
  try { sendMessage(); } catch { /* there is no kernel */ }
}

export default {
  /**
   * Begin to pass messages between the frames of a board and Python.
   * @param {any} widget  whose `model` belongs to Jupyter
   * @returns {() => void} which ends that
   */
  initialize({ model }) {
    const bridge = new Bridge(model);
    const hearFrame = (message) => bridge.hearFrame(message);
    const passAnswer = (answer) => bridge.passAnswer(answer);
    const timer = setInterval(() => bridge.forgetClosedFrames(), CLOSED_CHECK_MS);
    addEventListener("message", hearFrame);
    model.on("msg:custom", passAnswer);
    return () => {
      clearInterval(timer);
      removeEventListener("message", hearFrame);
      model.off("msg:custom", passAnswer);
    };
  },
};

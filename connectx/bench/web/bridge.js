// Jupyter's side of a board: passes on to Python what the page in its frame asks. A widget without
// a view: `initialize` runs when Python has made it, and again after a reload.

const CLOSED_CHECK_MS = 1000; // between two looks whether frames are closed

export default {
  /**
   * Pass messages between the frames of a board and Python.
   * @param {any} widget  whose `model` belongs to Jupyter
   * @returns {() => void} which ends that
   */
  initialize({ model }) {
    const board = model.get("board");
    const frames = new Set(); // the windows that show the board
    const framesByQuestion = new Map(); // by the ids of the questions that Python has to answer

    /** Answer a question of a frame here if it is about the stored game, or else pass it on to Python. */
    function hearFrame({ data, source }) {
      if (data?.board !== board || !source) return;
      frames.add(source);
      if (data.do === "kept") { // a frame that was moved or hidden begins anew: its moves are here
        source.postMessage({ id: data.id, ...model.get("kept") }, "*");
      } else if (data.do === "keep") {
        const { moves, size, seats, strength, shows } = data;
        model.set("kept", { moves, size, seats, strength, shows });
        tryToReachPython(() => model.save_changes());
      } else {
        framesByQuestion.set(data.id, source);
        tryToReachPython(() => model.send(data));
      }
    }

    /** Pass Python's answer to the frame that has asked. */
    function passAnswer(message) {
      const frame = framesByQuestion.get(message.id);
      frame?.postMessage(message, "*"); // a sandboxed frame has no origin to name
      framesByQuestion.delete(message.id);
    }

    /** Do something that fails without a kernel. Then the page hears no answer, and plays alone. */
    function tryToReachPython(sendMessage) {
      try { sendMessage(); } catch { /* there is no kernel */ }
    }

    /** Tell Python when the last frame is gone. A frame that is removed says nothing, but is closed. */
    function forgetClosedFrames() {
      const closedFrames = [...frames].filter((frame) => frame.closed);
      for (const frame of closedFrames) frames.delete(frame);
      const areAllClosed = closedFrames.length > 0 && frames.size === 0;
      if (areAllClosed) tryToReachPython(() => model.send({ board, id: "bye", do: "bye" }));
    }

    const timer = setInterval(forgetClosedFrames, CLOSED_CHECK_MS);
    addEventListener("message", hearFrame);
    model.on("msg:custom", passAnswer);
    return () => {
      clearInterval(timer);
      removeEventListener("message", hearFrame);
      model.off("msg:custom", passAnswer);
    };
  },
};

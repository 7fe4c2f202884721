// Jupyter's side of a board: passes on to Python what the page in its frame asks. A widget without
// a view: `initialize` runs when Python has made it, and again after a reload.

export default {
  initialize({ model }) {
    const board = model.get("board"), frames = new Set(), asked = new Map();

    function hear({ data, source }) {
      if (data?.board !== board || !source) return;
      frames.add(source);
      if (data.do === "kept") { // a frame that was moved or hidden begins anew: its moves are here
        source.postMessage({ id: data.id, ...model.get("kept") }, "*");
      } else if (data.do === "keep") {
        const { moves, size, seats, strength, shows } = data;
        model.set("kept", { moves, size, seats, strength, shows });
        pass(() => model.save_changes());
      } else {
        asked.set(data.id, source);
        pass(() => model.send(data));
      }
    }

    function answer(message) {
      asked.get(message.id)?.postMessage(message, "*"); // a sandboxed frame has no origin to name
      asked.delete(message.id);
    }

    function pass(on) { // without a kernel the page plays alone
      try { on(); } catch { /* it hears no answer */ }
    }

    // A frame that is removed says nothing, but its window is closed.
    const watch = setInterval(() => {
      const closed = [...frames].filter((frame) => frame.closed);
      closed.forEach((frame) => frames.delete(frame));
      if (closed.length && !frames.size) pass(() => model.send({ board, id: "bye", do: "bye" }));
    }, 1000);
    addEventListener("message", hear);
    model.on("msg:custom", answer);
    return () => {
      clearInterval(watch);
      removeEventListener("message", hear);
      model.off("msg:custom", answer);
    };
  },
};


// Jupyter: the model's `view` is the session's, its messages go to the session.
export default {
  render({ model, el }) {
    let tab = null; // for the review: opened by the press, or the browser would block it
    return mount(el, {
      wake: "Python no longer answers: its kernel has ended or was restarted. "
        + "Run the cell again to wake the board.",
      send: (message) => model.send(message),
      review(moves) {
        tab = open();
        tab?.document.write("Reviewing the game \u2026");
        model.send({ review: moves });
      },
      listen(hear) {
        const show = () => hear(model.get("view"));
        const beat = ({ review }) => {
          const blob = review && new Blob([review], { type: "text/html" });
          if (blob && tab) tab.location = URL.createObjectURL(blob);
          hear(null);
        };
        model.on("change:view", show);
        model.on("msg:custom", beat);
        show();
        return () => { model.off("change:view", show); model.off("msg:custom", beat); };
      },
    });
  },
};


// Jupyter: the model's `view` is the session's, its messages go to the session.
export default {
  render({ model, el }) {
    return mount(el, {
      wake: "Python no longer answers: its kernel has ended or was restarted. Run the cell again to wake the board.",
      busy: "Waiting for Python: another cell is running.",
      send: (message) => model.send(message),
      listen(hear) {
        const show = () => hear(model.get("view")), beat = () => hear(null);
        model.on("change:view", show);
        model.on("msg:custom", beat);
        show();
        return () => { model.off("change:view", show); model.off("msg:custom", beat); };
      },
    });
  },
};

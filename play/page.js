
// The local page: the session's views come as events, what the person does is posted.
let sent = Promise.resolve(); // one after the other, or two could arrive in the wrong order
let asked = location.hash.slice(1); // the moves in the address

const host = {
  wake: "The board's server has ended. Start it again in the terminal: it opens a new page.",
  busy: "Waiting for the server.",
  send(message) {
    const posted = () => fetch("do", { method: "POST", body: JSON.stringify(message) });
    sent = sent.then(posted).catch(() => {});
  },
  review: (moves) => open(`review/${moves}`),
  place(moves) { // an address with moves begins a game, but never ends one
    if (asked && !moves) host.send({ do: "moves", moves: asked });
    else if (moves !== location.hash.slice(1)) {
      history.replaceState(null, "", moves ? `#${moves}` : location.pathname);
    }
    asked = "";
  },
  listen(hear) {
    const events = new EventSource("events");
    events.onmessage = (event) => hear(JSON.parse(event.data));
    return () => events.close();
  },
};

addEventListener("hashchange", () => host.send({ do: "moves", moves: location.hash.slice(1) }));
mount(document.querySelector("main"), host);

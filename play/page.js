
// The local page: the session's views come as events, what the person does is posted.
mount(document.querySelector("main"), {
  wake: "The board's server has ended. Start it again in the terminal: it opens a new page.",
  busy: "Waiting for the server.",
  send: (message) => fetch("do", { method: "POST", body: JSON.stringify(message) }).catch(() => {}),
  listen(hear, lost) {
    const events = new EventSource("events");
    events.onmessage = (event) => hear(JSON.parse(event.data));
    events.onerror = lost;
    return () => events.close();
  },
});

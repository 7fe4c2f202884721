"""The board on a page of its own, served to this machine's browser and to nobody else.

Listens on 127.0.0.1 only, on a port the system chooses. Every address begins with a token that no
other page can guess, and a request must name this server as its host, so a domain that resolves to
127.0.0.1 does not help either.
"""

import json
import secrets
import threading
import webbrowser
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from connectx.errors import UserError
from connectx.interactive.session import Session
from connectx.web.page import source

BEAT_SECONDS = 2.0  # between heartbeats, so that a board can tell when Python is gone
MESSAGE_BYTES = 100_000
# A page has all it needs inside, may ask this server only, and stands in no other page's frame.
SCRIPTS_MAY = "'unsafe-inline' 'wasm-unsafe-eval'"
POLICY = f"default-src data: {SCRIPTS_MAY}; connect-src 'self'; frame-ancestors 'none'"


SCRIPT = source("board.js") + source("front.js")  # of the board; each host adds its own
STYLE = source("style.css") + source("front.css")


class BoardServer(ThreadingHTTPServer):
    """Serves one session at `address`, to any number of pages."""

    def __init__(self, session: Session) -> None:
        """Bind to a port; `serve_forever` then answers."""
        super().__init__(("127.0.0.1", 0), BoardHandler)
        self.session = session
        self.host = f"127.0.0.1:{self.server_port}"
        self.path = f"/{secrets.token_urlsafe(16)}/"
        self.address = f"http://{self.host}{self.path}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore it: a browser may disconnect at any time."""


class BoardHandler(BaseHTTPRequestHandler):
    """TOKEN/ is the page, TOKEN/events the views as they come, TOKEN/do takes what is done.

    TOKEN/review/4453 is the review of that game.
    """

    server: BoardServer

    def do_GET(self) -> None:
        """The page, its events, or a review."""
        place = self._place()
        try:
            if place is None:
                raise UserError("it is not our page that asks")
            if place == "events":
                self._send_events()
            elif place == "":
                page = source("play.html").replace("/*STYLE*/", STYLE)
                self._send("text/html", page.replace("/*SCRIPT*/", SCRIPT))
            else:
                moves = place.removeprefix("review/")
                self._send("text/html", self.server.session.review(moves))
        except UserError:
            self.send_error(HTTPStatus.NOT_FOUND)

    def do_POST(self) -> None:
        """Do what a person asks for."""
        length = int(self.headers.get("Content-Length", 0))
        if self._place() != "do" or not 0 < length <= MESSAGE_BYTES:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        try:
            message = json.loads(self.rfile.read(length))
            self.server.session.do(message.pop("do"), **message)
        except (AttributeError, LookupError, TypeError, ValueError):
            self.send_error(HTTPStatus.BAD_REQUEST)
        else:
            self._send("text/plain")

    def _place(self) -> str | None:
        """What follows the token in the address; None if it is not our page that asks."""
        host, path = self.server.host, self.server.path
        ours = self.headers["Host"] == host and self.headers["Origin"] in (None, f"http://{host}")
        return self.path.removeprefix(path) if ours and self.path.startswith(path) else None

    def _send_events(self) -> None:
        """Send views as they come, and heartbeats in between, until the page disconnects."""
        self._send("text/event-stream")
        version = -1
        while self.server.fileno() >= 0:  # until the server is closed
            view = self.server.session.wait(version, BEAT_SECONDS)
            version = version if view is None else view["version"]
            self.wfile.write(f"data: {json.dumps(view)}\n\n".encode())

    def _send(self, kind: str, text: str = "") -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, format: str, *arguments: Any) -> None:
        """Log nothing: the terminal shows only what a person needs."""


def serve(session: Session) -> bool:
    """Open the board in the browser and serve it until Ctrl-C. Returns False without a browser."""
    try:
        webbrowser.get()
        with BoardServer(session) as server:
            print(f"The board is at {server.address}\nCtrl-C ends it.", flush=True)
            threading.Thread(target=webbrowser.open, args=[server.address], daemon=True).start()
            server.serve_forever(poll_interval=0.2)
    except webbrowser.Error:
        return False
    except KeyboardInterrupt:
        print("\nThe board is closed.")
    return True

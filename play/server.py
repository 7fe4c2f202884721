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

from errors import UserError
from play.front import BEAT_SECONDS, page
from play.session import Session

MESSAGE_BYTES = 100_000
PATIENCE_SECONDS = 30.0  # for a request or an answer that stalls
HTML = "text/html; charset=utf-8"
POLICY = (
    "default-src 'none'; script-src 'nonce-{}'; style-src 'unsafe-inline'; connect-src 'self'; "
    "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
REVIEW_POLICY = "default-src data: blob: 'unsafe-inline'; frame-ancestors 'none'"


class BoardServer(ThreadingHTTPServer):
    """Serves one session at `address`, to any number of pages."""

    daemon_threads = True
    request_queue_size = 128  # a burst of requests finds socketserver's 5 too few

    def __init__(self, session: Session) -> None:
        """Bind to a port; `serve_forever` then answers."""
        super().__init__(("127.0.0.1", 0), BoardHandler)
        self.session = session
        self.closed = False
        self.hosts = [f"{name}:{self.server_port}" for name in ("127.0.0.1", "localhost")]
        self.token = secrets.token_urlsafe(16)
        self.address = f"http://127.0.0.1:{self.server_port}/{self.token}/"
        self.nonce = secrets.token_urlsafe(16)
        self.page = page(self.nonce).encode()

    def server_close(self) -> None:
        """Stop listening, and end the pages' events."""
        self.closed = True
        super().server_close()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore it: a browser may disconnect at any time."""


class BoardHandler(BaseHTTPRequestHandler):
    """TOKEN/ is the page, TOKEN/events the views as they come, TOKEN/do takes what is done.

    TOKEN/review/4453 is the review of that game.
    """

    server: BoardServer
    timeout = PATIENCE_SECONDS
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """The page, its events, or a review."""
        place = self._place()
        if place == "":
            self._answer(HTTPStatus.OK, self.server.page)
        elif place == "events":
            self._send_events()
        elif place is not None:
            self._send_review(place)

    def do_POST(self) -> None:
        """Do what a person asks for."""
        place, length = self._place(), self.headers.get("Content-Length", "")
        if place is None:
            return
        if place != "do":
            self._answer(HTTPStatus.NOT_FOUND)
        elif not length.isdecimal() or len(length) > 9 or int(length) > MESSAGE_BYTES:
            self._answer(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        else:
            try:
                message = json.loads(self.rfile.read(int(length)))
                self.server.session.do(message.pop("do", None), **message)
            except (ValueError, AttributeError, TypeError, RecursionError):
                self._answer(HTTPStatus.BAD_REQUEST)
            else:
                self._answer(HTTPStatus.NO_CONTENT)

    def _place(self) -> str | None:
        """What follows the token in the address; None if the request has been refused."""
        origins = [None, *(f"http://{host}" for host in self.server.hosts)]
        token = f"/{self.server.token}/"
        if not (self.headers["Host"] in self.server.hosts and self.headers["Origin"] in origins):
            self._answer(HTTPStatus.FORBIDDEN)
        elif not self.path.startswith(token):
            self._answer(HTTPStatus.NOT_FOUND)
        else:
            return self.path.removeprefix(token)
        return None

    def _send_events(self) -> None:
        """Send views as they come, and heartbeats in between, until the page disconnects."""
        self.close_connection = True
        self._begin(HTTPStatus.OK, "text/event-stream")
        version = -1
        while not self.server.closed:
            view = self.server.session.wait(version, BEAT_SECONDS)
            version = version if view is None else view["version"]
            self.wfile.write(f"data: {json.dumps(view)}\n\n".encode())

    def _send_review(self, place: str) -> None:
        kind, _, moves = place.partition("/")
        try:
            review = self.server.session.review(moves) if kind == "review" else ""
        except UserError:
            review = ""
        status = HTTPStatus.OK if review else HTTPStatus.NOT_FOUND
        self._answer(status, review.encode(), REVIEW_POLICY)

    def _answer(self, status: HTTPStatus, body: bytes = b"", policy: str = "") -> None:
        self._begin(status, HTML, policy, f"{len(body)}")
        self.wfile.write(body)
        # The body of a refused request is not read.
        self.close_connection |= status >= HTTPStatus.BAD_REQUEST

    def _begin(self, status: HTTPStatus, kind: str, policy: str = "", length: str = "") -> None:
        headers = {
            "Content-Type": kind,
            "Content-Length": length,
            "Content-Security-Policy": policy or POLICY.format(self.server.nonce),
            "Referrer-Policy": "no-referrer",
            "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff",
        }
        self.send_response(status)
        for key, value in headers.items():
            if value:
                self.send_header(key, value)
        self.end_headers()

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

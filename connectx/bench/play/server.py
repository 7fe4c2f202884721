"""The board on a page of its own, served to this machine's browser and to nobody else.

Listens on 127.0.0.1 only, on a port the system chooses. Every address begins with a token that no
other page can guess. A request must name this server as its host, so a domain that resolves to
127.0.0.1 does not help either (DNS rebinding).
"""

import json
import secrets
import threading
import webbrowser
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from connectx.bench.play.questions import Questions
from connectx.bench.web.page import PlayFacts, play_page
from connectx.command_line import ProgressBar

MAX_QUESTION_BYTES = 100_000
REQUEST_PART_SECONDS = 30.0  # between two parts of a request: every browser needs less
# A page brings everything that it needs, may ask this server only, and stands in no frame of
# another page.
CONTENT_POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; "
    "img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class BoardServer(ThreadingHTTPServer):
    """Serves a page at `address`, and answers its questions. Every page is a board of its own."""

    daemon_threads = True

    def __init__(self, facts: PlayFacts, questions: Questions) -> None:
        """Bind to a port; `serve_forever` then answers.

        `facts` are the data with which every page begins.
        """
        any_free_port = 0
        super().__init__(("127.0.0.1", any_free_port), BoardHandler)
        self.facts = facts
        self.questions = questions
        self.host = f"127.0.0.1:{self.server_port}"
        self.path = f"/{secrets.token_urlsafe(16)}/"
        self.address = f"http://{self.host}{self.path}"

    def new_page(self) -> str:
        """Return the page, which asks this server, with a new id of a board."""
        board_id = secrets.token_urlsafe(16)
        facts: PlayFacts = {**self.facts, "python": "http", "board": board_id}
        return play_page(facts)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore the error, as a browser may disconnect at any time."""


class BoardHandler(BaseHTTPRequestHandler):
    """Answers a request: TOKEN/ is the page, and TOKEN/ask takes its questions."""

    server: BoardServer
    timeout = REQUEST_PART_SECONDS

    def do_GET(self) -> None:
        """Send the page, if the address ends with the token."""
        if self._path_after_token() != "":
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        self._send_text("text/html", self.server.new_page())

    def do_POST(self) -> None:
        """Answer a question of the page, which is the JSON in the body of the request."""
        try:
            length = int(self.headers.get("Content-Length", 0))  # in bytes
            has_valid_length = 0 < length <= MAX_QUESTION_BYTES
            if self._path_after_token() != "ask" or not has_valid_length:
                self.send_error(HTTPStatus.NOT_FOUND)
                return
            question = json.loads(self.rfile.read(length))
            answer = self.server.questions.answer(question)
        except (AttributeError, LookupError, RecursionError, TypeError, ValueError):
            self.send_error(HTTPStatus.BAD_REQUEST)
        else:
            self._send_text("application/json", json.dumps(answer))

    def _path_after_token(self) -> str | None:
        """Return what follows the token in the address, such as "ask" or "".

        Returns None if the address does not begin with the token, or if the page of another site
        asks.
        """
        host = self.server.host  # such as "127.0.0.1:8000"
        if self.headers["Host"] != host:
            return None
        if self.headers["Origin"] not in (None, f"http://{host}"):
            return None
        path_with_token = self.server.path
        if not self.path.startswith(path_with_token):
            return None
        return self.path.removeprefix(path_with_token)

    def _send_text(self, media_type: str, text: str) -> None:
        """Send a text, which the browser reads as a media type such as "text/html"."""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", f"{media_type}; charset=utf-8")
        self.send_header("Content-Security-Policy", CONTENT_POLICY)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, format: str, *arguments: Any) -> None:
        """Log nothing, as the terminal shows only what a person needs."""


def serve(facts: PlayFacts, questions: Questions) -> bool:
    """Open the board in the browser and serve it until Ctrl-C.

    Returns False if there is no browser. Raises KeyboardInterrupt at Ctrl-C.
    """
    try:
        webbrowser.get()  # raises webbrowser.Error if there is no browser
        with BoardServer(facts, questions) as server:
            with ProgressBar() as bar:
                bar.add_task("preparing the search for the page", total=None)
                server.new_page()  # compiles the search, so that the browser need not wait
            print(f"The board is at {server.address}\nCtrl-C ends it.", flush=True)
            # Some browsers return only when they end, so a thread opens the page.
            opener = threading.Thread(target=webbrowser.open, args=[server.address], daemon=True)
            opener.start()
            server.serve_forever(poll_interval=0.2)
    except webbrowser.Error:
        return False
    except KeyboardInterrupt:
        print("\nThe board is closed.")
        raise
    return True

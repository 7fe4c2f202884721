"""The local page's server: whom it answers, and how it ends."""

import http.client
import json
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest
from conftest import PRESS_MS, PROJECT, discs, leftmost, press
from playwright.sync_api import Page, expect

from connectx.interactive.questions import YOU, Questions, page_facts
from connectx.interactive.server import BoardServer
from connectx.position import read_position


@pytest.fixture
def server() -> Iterator[BoardServer]:
    questions = Questions({"leftmost": leftmost})
    facts = page_facts(read_position("44"), [YOU, "leftmost"], questions.names)
    with BoardServer(facts, questions) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()
    questions.close()


def ask(
    server: BoardServer, method: str, path: str, body: str | None = None, **headers: str
) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=20)
    connection.request(method, path.replace("/TOKEN/", server.path), body, headers)
    return connection.getresponse()


HELLO = {"board": "a", "do": "hello"}
MOVE = {"board": "a", "do": "move", "size": [6, 7, 4], "moves": [3, 3, 2], "player": "leftmost"}


def test_questions_are_answered_and_what_makes_no_sense_is_refused(server: BoardServer) -> None:
    for question, answer in ((HELLO, {}), (MOVE, {"column": 0})):
        response = ask(server, "POST", "/TOKEN/ask", json.dumps(question))
        assert (response.status, json.loads(response.read())) == (200, answer)
    for body in (
        "[1]",
        "nonsense",
        20_000 * "[",
        '{"do": "hello"}',
        json.dumps({**MOVE, "do": "x"}),
    ):
        assert ask(server, "POST", "/TOKEN/ask", body).status == 400, body
    assert ask(server, "POST", "/TOKEN/ask", "{}", **{"Content-Length": "x"}).status == 400


def test_every_page_is_a_board_of_its_own_and_asks_its_server_alone(server: BoardServer) -> None:
    pages = [ask(server, "GET", "/TOKEN/") for _ in range(3)]
    assert len({page.read() for page in pages}) == 3
    assert pages[0].status == 200
    policy = pages[0].getheader("Content-Security-Policy") or ""
    assert policy.startswith("default-src 'none'; ")
    assert "connect-src 'self'; " in policy
    assert "frame-ancestors 'none'" in policy


def test_nobody_else_is_answered(server: BoardServer) -> None:
    wrong: list[tuple[str, dict[str, str]]] = [
        ("/TOKEN/../evaluate.py", {}),
        ("/wrong/ask", {}),
        ("/TOKEN/ask", {"Host": "evil.example"}),
        ("/TOKEN/ask", {"Origin": "http://evil.example"}),
        ("/TOKEN/ask", {"Origin": "null"}),
        ("/TOKEN/ask", {"Content-Length": "200000"}),
    ]
    for path, headers in wrong:
        for method, body in (("POST", json.dumps(HELLO)), ("GET", None)):
            assert ask(server, method, path, body, **headers).status == 404, (path, headers)


def test_six_pages_play_at_once_and_end_with_their_server(page: Page, server: BoardServer) -> None:
    pages = [page, *(page.context.new_page() for _ in range(5))]
    for each in pages:
        each.goto(server.address)
    for column, each in enumerate(pages):
        press(each, column % 5)
    for each in pages:
        discs(each, 4)
    server.shutdown()
    server.server_close()
    press(page, 1)
    expect(page.locator("#say")).to_contain_text("Your agent has stopped.")
    page.click("#alone", delay=PRESS_MS)
    discs(page, 6)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is a signal on POSIX only")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_command_opens_a_browser_and_ends_with_a_signal(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROWSER", "true")  # a command that does nothing
    command = [sys.executable, "-m", "connectx", "play", "one_step"]
    with subprocess.Popen(
        command, cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout.readline().startswith("The board is at http://127.0.0.1:")
        running.stdout.readline()
        running.send_signal(number)
        out, err = running.communicate(timeout=30)
    assert (running.returncode, err) == (128 + number, "")
    assert out == "\nThe board is closed.\n"

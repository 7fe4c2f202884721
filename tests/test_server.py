"""The local page's server: whom it answers, and how it ends."""

import http.client
import json
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest
from conftest import PROJECT

from connectx.core.board import geometry_of
from connectx.interactive import game_of
from connectx.interactive.server import BoardServer
from connectx.interactive.session import Session


@pytest.fixture
def server() -> Iterator[BoardServer]:
    session = Session(game_of("44", geometry_of(4, 5, 3)))
    with BoardServer(session) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()
    session.close()


def ask(
    server: BoardServer, method: str, path: str, body: str | None = None, **headers: str
) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=20)
    connection.request(method, path.replace("/TOKEN/", server.path), body, headers)
    return connection.getresponse()


def test_what_is_done_is_seen_by_all_who_listen(server: BoardServer) -> None:
    streams = [ask(server, "GET", "/TOKEN/events") for _ in range(2)]
    views = [json.loads(stream.readline().removeprefix(b"data: ")) for stream in streams]
    assert [view["moves"] for view in views] == [[3, 3]] * 2
    body = json.dumps({"do": "play", "column": 0})
    assert ask(server, "POST", "/TOKEN/do", body).status == 200
    for stream in streams:
        assert stream.readline() == b"\n"
        assert json.loads(stream.readline().removeprefix(b"data: "))["moves"] == [3, 3, 0]
        stream.close()


@pytest.mark.parametrize("path", ["/TOKEN/", "/TOKEN/review/31214"])
def test_no_page_can_ask_anybody_else_for_anything(server: BoardServer, path: str) -> None:
    response = ask(server, "GET", path)
    assert response.status == 200
    policy = response.getheader("Content-Security-Policy") or ""
    assert policy.startswith(
        "default-src data: 'unsafe-inline' 'wasm-unsafe-eval'; connect-src 'self'; "
    )
    assert b"http://" not in response.read().replace(b"http://www.w3.org/2000/svg", b"")


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/TOKEN/../evaluate.py", {}),
        ("/TOKEN/review/9", {}),
        ("/wrong/do", {}),
        ("/TOKEN/do", {"Host": "evil.example"}),
        ("/TOKEN/do", {"Origin": "http://evil.example"}),
        ("/TOKEN/do", {"Origin": "null"}),
        ("/TOKEN/do", {"Content-Length": "200000"}),
    ],
)
def test_nobody_else_is_answered(server: BoardServer, path: str, headers: dict[str, str]) -> None:
    for method, body in (("POST", json.dumps({"do": "new"})), ("GET", None)):
        assert ask(server, method, path, body, **headers).status == 404
    assert server.session.view()["ply"] == 2


@pytest.mark.parametrize("body", ["[1]", "nonsense", '{"do": "close"}', '{"do": "go"}'])
def test_a_message_that_makes_no_sense_is_refused(server: BoardServer, body: str) -> None:
    assert ask(server, "POST", "/TOKEN/do", body).status == 400
    assert server.session.view()["ply"] == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is a signal on POSIX only")
def test_the_command_opens_the_browser_and_ends_with_ctrl_c(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BROWSER", "true")  # a command that does nothing
    command = [sys.executable, "-m", "connectx", "play", "one_step"]
    with subprocess.Popen(
        command, cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline().startswith("The board is at http://127.0.0.1:")
        running.stdout.readline()
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert (running.returncode, err) == (0, "")
    assert out == "\nThe board is closed.\n"

"""The local page's server: whom it answers, and how it ends."""

import http.client
import json
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from conftest import PROJECT

from evaluate import main
from play import game_of
from play.server import BoardHandler, BoardServer
from play.session import Session


@pytest.fixture
def server() -> Iterator[BoardServer]:
    session = Session(game_of("44"))
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
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=5)
    connection.request(method, path.replace("TOKEN", server.token), body, headers)
    return connection.getresponse()


def test_what_is_done_is_seen_by_all_who_listen(server: BoardServer) -> None:
    streams = [ask(server, "GET", "/TOKEN/events") for _ in range(2)]
    views = [json.loads(stream.readline().removeprefix(b"data: ")) for stream in streams]
    assert [view["moves"] for view in views] == [[3, 3]] * 2
    body = json.dumps({"do": "play", "column": 0})
    assert ask(server, "POST", "/TOKEN/do", body).status == 204
    for stream in streams:
        assert stream.readline() == b"\n"
        assert json.loads(stream.readline().removeprefix(b"data: "))["moves"] == [3, 3, 0]
        stream.close()


def test_a_burst_of_connections_finds_room() -> None:
    session = Session(game_of("44"))
    with BoardServer(session) as server, ExitStack() as stack:  # that accepts none of them yet
        for _ in range(40):
            address = "127.0.0.1", server.server_port
            stack.enter_context(socket.create_connection(address, timeout=0.5))
    session.close()


def test_the_page_can_ask_nobody_else_for_anything(server: BoardServer) -> None:
    response = ask(server, "GET", "/TOKEN/")
    policy = response.getheader("Content-Security-Policy") or ""
    assert policy.startswith("default-src 'none'")
    assert "connect-src 'self'" in policy
    assert b"http://" not in response.read().replace(b"http://www.w3.org/2000/svg", b"")


@pytest.mark.parametrize(
    ("method", "path", "headers", "status"),
    [
        ("GET", "/", {}, 404),
        ("GET", "/TOKEN", {}, 404),
        ("GET", "/TOKEN/../evaluate.py", {}, 404),
        ("GET", "/wrong/events", {}, 404),
        ("POST", "/wrong/do", {}, 404),
        ("GET", "/TOKEN/", {"Host": "evil.example"}, 403),
        ("POST", "/TOKEN/do", {"Origin": "http://evil.example"}, 403),
        ("POST", "/TOKEN/do", {"Origin": "null"}, 403),
    ],
)
def test_nobody_else_is_answered(
    server: BoardServer, method: str, path: str, headers: dict[str, str], status: int
) -> None:
    body = json.dumps({"do": "new"}) if method == "POST" else None
    assert ask(server, method, path, body, **headers).status == status
    assert server.session.view()["ply"] == 2


@pytest.mark.parametrize(
    ("body", "status"),
    [("", 400), ("[1]", 400), ("nonsense", 400), ("[" * 50_000, 400), ("x" * 200_000, 413)],
    ids=lambda value: str(value)[:8],
)
def test_a_message_that_makes_no_sense_is_refused(
    server: BoardServer, body: str, status: int
) -> None:
    assert ask(server, "POST", "/TOKEN/do", body).status == status
    assert ask(server, "GET", "/TOKEN/").status == 200


@pytest.mark.parametrize("length", ["-1", "9" * 5000, "1e3"])
def test_a_length_that_is_none_is_refused(server: BoardServer, length: str) -> None:
    answer = ask(server, "POST", "/TOKEN/do", **{"Content-Length": length})
    assert answer.status == 413


def test_who_begins_a_request_and_stops_is_not_waited_for(
    server: BoardServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BoardHandler, "timeout", 0.1)
    with socket.create_connection(("127.0.0.1", server.server_port)) as connection:
        connection.sendall(b"GET /")
        assert connection.recv(1) == b""


def test_a_connection_is_closed_when_it_is_asked_for(server: BoardServer) -> None:
    page = f"GET /{server.token}/ HTTP/1.1\r\nHost: {server.hosts[0]}\r\nConnection: close\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=5) as connection:
        connection.sendall(page.encode())
        while connection.recv(65536):
            pass


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is a signal on POSIX only")
def test_the_command_ends_with_ctrl_c() -> None:
    command = [sys.executable, "evaluate.py", "--play", "one_step", "--no-browser"]
    with subprocess.Popen(
        command,
        cwd=PROJECT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline().startswith("The board is at http://127.0.0.1:")
        running.stdout.readline()
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert (running.returncode, err) == (0, "")
    assert out == "\nThe board is closed.\n"


def test_the_page_without_a_player_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["one_step", "minimax", "--web"]) == 2
    assert "--web: goes with --play PLAYER only" in capsys.readouterr().err

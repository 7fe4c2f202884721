"""A cluster: dask's own scheduler and workers on this machine, some of which are killed."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import PROJECT, command, refusal, wait_for

from connectx.arena.league import League, MatchSettings, play_league
from connectx.build.player import Player
from connectx.errors import UserError
from connectx.executor import workers
from connectx.game import complete_configuration

distributed: Any = pytest.importorskip("distributed")
pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="kills")]
SMALL = MatchSettings(
    configuration=complete_configuration({"rows": 4, "columns": 4, "inarow": 3}), referee="native"
)
Start = Callable[..., Any]
LEAGUE = ("random", "random", "-n2", "--referee=native")
# What a worker runs first, from its folder.
WITHOUT_PACKAGES = """
import sys

class Hidden:
    def find_spec(self, name, *_):
        if name.partition(".")[0] in ("connectx", "numpy"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Hidden())
"""
OTHER_PYTHON = """
import sys

class Version(tuple):
    major, minor, micro, releaselevel, serial = sys.version_info

    def __iter__(self):  # compared, it is the real one, which dask needs
        return iter((3, 99, 0, "final", 0))

sys.version_info = Version(sys.version_info)
"""


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a scheduler, or workers for one; all end with the test."""
    with contextlib.ExitStack() as stack:

        def start(what: str, *arguments: str, path: Path = PROJECT) -> subprocess.Popen[bytes]:
            line = [sys.executable, "-m", f"distributed.cli.dask_{what}", *arguments]
            log = stack.enter_context((tmp_path / f"{what}.log").open("ab"))
            process = subprocess.Popen(
                [*line, "--host", "127.0.0.1", "--no-dashboard"],
                cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(path)},
                stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
            stack.callback(process.wait)
            stack.callback(end, process)
            return process

        yield start


def end(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def a_scheduler(start: Start, folder: Path) -> tuple[Any, str]:
    """A new one, and its address."""
    file = folder / f"{time.monotonic_ns()}.json"
    process = start("scheduler", "--port", "0", "--scheduler-file", str(file))
    wait_for(lambda: file.exists() and file.read_text().endswith("}"))
    return process, json.loads(file.read_text())["address"]


def workers_of(
    start: Start, address: str, count: int, threads: int = 1, path: Path = PROJECT
) -> Any:
    options = ("--nthreads", str(threads), "--nworkers", str(count))
    process = start("worker", address, *options, path=path)
    with distributed.Client(address, set_as_default=False) as client:
        client.wait_for_workers(count, timeout=60)
    return process


def test_games_are_the_same_whoever_comes_or_goes(start: Start, tmp_path: Path) -> None:
    players = tuple(map(Player.parse, ("random", "random_agent", "one_step")))
    league = League(players=players, settings=SMALL, games=40, seed=1)
    alone = {game.id: game.moves for games in play_league(league) for game in games}
    scheduler, address = a_scheduler(start, tmp_path)
    first = workers_of(start, address, 1)
    found = []
    with workers(cluster=address) as run:
        for number, games in enumerate(play_league(league, run=run)):
            found += games
            if number == 0:
                workers_of(start, address, 2)
                end(first)
                wait_for(lambda: run.count() == 2)
    assert len(found) == len(alone)
    assert {game.id: game.moves for game in found} == alone

    found.clear()
    gone = pytest.raises(UserError, match="the scheduler has gone")
    with gone, workers(cluster=address) as run:
        for games in play_league(league, run=run):
            found += games
            end(scheduler)
    found += [game for games in play_league(league, played=[*found]) for game in games]
    assert len(found) == len(alone)
    assert {game.id: game.moves for game in found} == alone


def test_what_cannot_work_is_refused_in_a_line(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["random", "random", "-n2", "--referee=native", "--results", str(tmp_path / "a.db")]
    _, address = a_scheduler(start, tmp_path)
    said = refusal("evaluate", [*line, "--cluster", address], capsys)
    assert "no worker is there, expected dask worker --nthreads 1" in said
    workers_of(start, address, 1, threads=2)
    said = refusal("evaluate", [*line, "--cluster", address], capsys)
    assert "threads 2, expected " in said


@contextlib.contextmanager
def listener(answer: bytes) -> Iterator[str]:
    """The address of a server that is no scheduler: it sends an answer to everybody."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            with contextlib.suppress(OSError):
                while True:
                    connection, _ = server.accept()
                    connections.append(connection)
                    connection.sendall(answer)

        connections: list[socket.socket] = []
        threading.Thread(target=serve, daemon=True).start()
        yield f"tcp://127.0.0.1:{server.getsockname()[1]}"
        for connection in connections:
            connection.close()


def refused_soon(address: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What a league on this cluster says as it ends within fifteen seconds, in one line."""
    began = time.monotonic()
    said = refusal("evaluate", [*LEAGUE, "--cluster", address], capsys)
    assert time.monotonic() - began < 15
    assert said.count("\n") == 1
    return said


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("nonsense", "is no address of a dask scheduler, expected one such as tcp://HOST:8786"),
        ("tcp://127.0.0.1", "is no address of a dask scheduler"),
        ("tcp://127.0.0.1:99999", "is no address of a dask scheduler"),
        ("tcp://127.0.0.1:port", "is no address of a dask scheduler"),
        ("http://127.0.0.1:9", "unknown address scheme 'http'"),
        ("tls://127.0.0.1:9", "TLS needs certificates"),
        ("tcp://127.0.0.1:9", "Connection refused"),
        ("tcp://nowhere.invalid:8786", "no dask scheduler answers"),
    ],
)
def test_a_wrong_address_is_refused_in_a_line(
    address: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused_soon(address, capsys)
    assert address in said
    assert problem in said


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.0 400 Bad request\r\n\r\n"])
def test_what_listens_may_be_no_scheduler(
    answer: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    with listener(answer) as address:
        assert "what listens there is none" in refused_soon(address, capsys)


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        (WITHOUT_PACKAGES, "lacks numpy, connectx.executor; expected connectx"),
        (OTHER_PYTHON, "has Python 3.99, expected 3."),
    ],
)
def test_a_worker_says_what_it_lacks(
    code: str, problem: str, start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sitecustomize.py").write_text(code)
    _, address = a_scheduler(start, tmp_path)
    workers_of(start, address, 1, path=tmp_path)
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # dask's table of versions
        said = refused_soon(address, capsys)
    assert "the worker tcp://127.0.0.1:" in said
    assert problem in said


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
@pytest.mark.parametrize("what", ["worker", "scheduler"])
def test_a_run_does_not_wait_for_who_is_silent(
    number: int, what: str, start: Start, tmp_path: Path
) -> None:
    scheduler, address = a_scheduler(start, tmp_path)
    process = {"scheduler": scheduler, "worker": workers_of(start, address, 1)}[what]
    silent = pytest.raises(UserError, match=r"the scheduler|no worker")
    with silent, workers(cluster=address) as run:
        for done, _ in enumerate(run(abs, range(10**6))):
            if done == 10:
                os.killpg(process.pid, number)
                began = time.monotonic()
    assert time.monotonic() - began < 15


def test_ctrl_c_ends_the_players_of_a_cluster(start: Start, tmp_path: Path) -> None:
    """Also those in the middle of a long game."""
    _, address = a_scheduler(start, tmp_path)
    workers_of(start, address, 1)
    slow = "import time\ndef agent(obs, config):\n    time.sleep(60)\n"
    (tmp_path / "slow_player.py").write_text(slow)
    line = ["slow_player.py", "random", "--config", "actTimeout=100", "--referee", "native"]
    line = [sys.executable, "-m", "connectx", "evaluate", *line, "--cluster", address]
    environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
    with (
        distributed.Client(address, set_as_default=False) as client,
        subprocess.Popen(line, cwd=tmp_path, env=environment) as process,
    ):

        def players() -> int:
            children = "len(__import__('psutil').Process().children())"
            return sum(client.run(eval, children).values())

        wait_for(players)
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        ended = time.monotonic()
        wait_for(lambda: not players())
        assert time.monotonic() - ended < 5


def test_labels_are_the_same(start: Start, tmp_path: Path) -> None:
    _, address = a_scheduler(start, tmp_path)
    workers_of(start, address, 2)
    made = []
    for name, options in (("a.npz", ["--jobs", "1"]), ("b.npz", ["--cluster", address])):
        output = tmp_path / name
        line = ["-o", str(output), "-n", "1500", "--discs", "24-41", *options]
        assert command("dataset")(line) == 0
        made.append(output.read_bytes())
    assert made[0] == made[1]

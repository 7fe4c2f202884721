"""A stranger's agent under --isolate: it tries to read, write and connect from inside."""

import json
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from arena import sandbox
from arena.players import Player
from arena.process import Limits, Outcome, PlayerProcess
from evaluate import main

ZOO = Path(__file__).parent / "zoo"
OBSERVATION = {"board": [0] * 42, "mark": 1, "step": 0, "remainingOverageTime": 60}
CONFIGURATION = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 2}
ISOLATED = Limits(isolated=True, memory=2 << 30)


@pytest.fixture(scope="module", autouse=True)
def _bubblewrap() -> None:
    if problem := sandbox.isolation_problem():
        pytest.skip(problem)


def tried(statements: str) -> Any:
    """The `result` that statements bind inside, or the error that they raise there."""
    lines = "\n".join(f"        {line}" for line in statements.splitlines())
    source = (
        "import json, os, socket, subprocess\nfrom pathlib import Path\n"
        f"def agent(o, c):\n    try:\n{lines}\n"
        "    except Exception as error:\n        result = repr(error)\n"
        "    print(json.dumps(result))\n    return 3\n"
    )
    with PlayerProcess(Player(name="stranger", source=source), limits=ISOLATED) as process:
        process.new_game(seed=1)
        reply = process.act(OBSERVATION, CONFIGURATION, 30.0)
    assert (reply.outcome, reply.column) == (Outcome.MOVE, 3), reply
    return json.loads(reply.printed_tail)


def test_the_home_folder_and_the_project_are_not_there() -> None:
    places = [str(Path(__file__).parents[1] / "README.md"), str(Path(__file__)), "/etc/shadow"]
    assert tried(f"result = [os.path.exists(place) for place in {places!r}]") == [False] * 3
    home = str(Path.home())
    inside = f"result = os.listdir({home!r}) if os.path.exists({home!r}) else []"
    # Where Python itself is installed below the home folder, the way there is.
    python = [Path(prefix).parts for prefix in (sys.prefix, sys.base_prefix)]
    assert all(any(name in parts for parts in python) for name in tried(inside))


def test_a_key_beside_the_agents_file_cannot_be_read(tmp_path: Path) -> None:
    key = tmp_path / "kaggle.json"
    key.write_text("secret")
    assert "FileNotFoundError" in tried(f"result = Path({str(key)!r}).read_text()")


@pytest.mark.parametrize("place", ["/usr/planted", "/planted", "/dev/planted", "/etc/planted"])
def test_nothing_outside_its_scratch_folder_can_be_written(place: str) -> None:
    assert "Read-only file system" in tried(f"result = Path({place!r}).write_text('x')")
    assert not Path(place).exists()


def test_what_it_writes_into_its_scratch_folder_stays_inside() -> None:
    inside = "Path('planted-by-the-zoo').write_text('x'); result = os.getcwd()"
    assert tried(inside) == sandbox.SCRATCH
    assert not Path(sandbox.SCRATCH, "planted-by-the-zoo").exists()


def test_its_scratch_folder_is_small() -> None:
    inside = "Path('big').write_bytes(bytes(100_000_000)); result = 'written'"
    assert "No space left" in tried(inside)


def test_there_is_no_network() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = server.getsockname()
        inside = f"socket.create_connection({address!r}, 5); result = 'connected'"
        assert "Error" in tried(inside)


def test_other_processes_can_be_neither_seen_nor_killed() -> None:
    seen = tried("result = [name for name in os.listdir('/proc') if name.isdigit()]")
    assert len(seen) <= 4
    with subprocess.Popen(["sleep", "1000"]) as bystander:
        source = "import os\ndef agent(o, c):\n    os.kill(-1, 9)\n    return 3"
        with PlayerProcess(Player(name="killer", source=source), limits=ISOLATED) as process:
            process.new_game(seed=1)
            process.act(OBSERVATION, CONFIGURATION, 5.0)
        assert bystander.poll() is None
        bystander.kill()


def test_packages_can_be_imported() -> None:
    assert tried("import numpy; result = int(numpy.int64(3))") == 3


def test_a_league_of_strangers(capsys: pytest.CaptureFixture[str]) -> None:
    players = [str(ZOO / f"{name}.py") for name in ("steady", "raises", "leaves_processes")]
    options = ["--gauntlet", "-n", "2", "--isolate", "--overage", "0", "--config", "actTimeout=0.3"]
    assert main([*players, *options]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "2 x ERROR, first: ValueError: a bug" in printed
    assert "2 x TIMEOUT" in printed


def test_without_bubblewrap_it_refuses(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sandbox.isolation_problem.cache_clear()
    monkeypatch.setattr(shutil, "which", lambda name: None)
    try:
        assert main(["random", "random", "-n", "1", "--isolate"]) == 2
    finally:
        sandbox.isolation_problem.cache_clear()
    assert "needs bubblewrap, and there is no bwrap here" in capsys.readouterr().err

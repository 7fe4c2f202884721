"""A player in a process of its own: what it sees, what it costs, and that nothing is left of it."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import PROJECT, ZOO

from arena import child, child_windows
from arena.function import PlayerFunction
from arena.process import Isolation, Limits, Outcome, PlayerProcess, Reply
from errors import PlayerError
from players.player import Player

OBSERVATION = {"board": [0] * 42, "mark": 1, "step": 0, "remainingOverageTime": 60}
CONFIGURATION = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 2}
ORDINARY = Limits(isolation=Isolation.NONE)
PATIENCE = 30.0  # seconds that a test waits for what must happen at some time


def player(source: str) -> Player:
    return Player(name="test", source=source)


def answer(source: str, **options: Any) -> Reply:
    with PlayerProcess(player(source), **options) as process:
        process.new_game(seed=1)
        return process.act(OBSERVATION, CONFIGURATION, PATIENCE)


def value(expression: str, **options: Any) -> str:
    """The text that an expression is in the player's process."""
    source = f"import json, os, sys\ndef agent(o, c):\n    print({expression}, end='')"
    return answer(source, **options).printed_tail


def test_answers_with_its_move_and_time() -> None:
    reply = answer("import time\ntime.sleep(0.05)\ndef agent(o, c):\n    return 3")
    assert (reply.outcome, reply.column) == (Outcome.MOVE, 3)
    assert 0.05 <= reply.load_seconds <= reply.seconds
    assert reply.peak_memory is None or reply.peak_memory > 1_000_000


def test_the_source_is_executed_once_a_game() -> None:
    counting = "calls = []\ndef agent(o, c):\n    calls.append(1)\n    return len(calls)"
    with PlayerProcess(player(counting)) as process:
        columns = []
        for _ in range(2):
            process.new_game(seed=1)
            columns += [process.act(OBSERVATION, CONFIGURATION, PATIENCE).column for _ in range(2)]
    assert columns == [1, 2, 1, 2]


def test_only_the_first_move_pays_for_loading() -> None:
    slow = "import time\ntime.sleep(0.2)\ndef agent(o, c):\n    return 3"
    with PlayerProcess(player(slow)) as process:
        process.new_game(seed=1)
        assert process.load(PATIENCE).outcome is Outcome.LOADED
        first, second = (process.act(OBSERVATION, CONFIGURATION, PATIENCE) for _ in range(2))
    assert first.seconds >= 0.2
    assert second.seconds < 0.2


@pytest.mark.parametrize("module", ["random", "numpy.random"])
def test_the_seed_repeats_the_random_numbers(module: str) -> None:
    source = f"import {module}\ndef agent(o, c):\n    return {module}.random()"
    with PlayerProcess(player(source)) as process:
        drawn = []
        for seed in (1, 2, 1):
            process.new_game(seed)
            drawn.append(process.act(OBSERVATION, CONFIGURATION, PATIENCE).detail)
    assert drawn[0] == drawn[2] != drawn[1]


def test_hashes_of_text_repeat() -> None:
    assert value("hash('a')") == value("hash('a')")


def test_neither_the_project_nor_the_folder_is_on_the_path() -> None:
    path = json.loads(value("json.dumps(sys.path)"))
    assert "" not in path
    assert not {str(PROJECT), str(PROJECT / "arena"), str(Path.cwd())} & set(path)


def test_runs_in_a_fresh_folder_that_is_removed() -> None:
    folder = Path(value("os.getcwd()"))
    assert folder != Path.cwd()
    assert not folder.exists()


def test_the_files_that_a_player_has_written_are_listed() -> None:
    source = "from pathlib import Path\nPath('a').mkdir()\nPath('a/b').touch()\nagent = lambda o: 3"
    with PlayerProcess(player(source)) as process:
        process.new_game(seed=1)
        assert process.files() == []
        process.act(OBSERVATION, CONFIGURATION, PATIENCE)
        assert process.files() == [str(Path("a/b"))]


def test_secrets_in_the_environment_are_not_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAGGLE_KEY", "secret")
    assert value("os.environ.get('KAGGLE_KEY', 'nothing')") == "nothing"


def test_variables_can_be_added() -> None:
    assert value("os.environ['EXTRA']", environment={"EXTRA": "5"}) == "5"


def test_what_is_printed_is_counted_and_its_end_kept() -> None:
    source = "import os\ndef agent(o, c):\n    print('x' * 99_999)\n    os.write(2, b'end')\n"
    reply = answer(source)
    assert reply.printed_bytes == 100_003
    assert reply.printed_tail.endswith("x\nend")
    assert len(reply.printed_tail) == child.PRINTED_TAIL_BYTES


def test_output_belongs_to_its_move() -> None:
    source = "def agent(o, c):\n    print(o.step)\n    return 0"
    with PlayerProcess(player(source)) as process:
        process.new_game(seed=1)
        printed = [
            process.act({**OBSERVATION, "step": step}, CONFIGURATION, PATIENCE).printed_tail
            for step in (5, 6)
        ]
    assert printed == ["5\n", "6\n"]


def test_a_traceback_shows_the_agents_lines_and_no_others() -> None:
    reply = answer("def agent(o, c):\n    return 1 / 0  # here")
    assert reply.outcome is Outcome.ERROR
    assert "return 1 / 0  # here" in reply.detail
    assert "worker" not in reply.detail
    assert reply.detail.endswith("ZeroDivisionError: division by zero")


def test_a_load_error_is_told_apart() -> None:
    assert answer("1 / 0").outcome is Outcome.LOAD_ERROR
    assert "no callable" in answer("x = 1").detail


@pytest.mark.parametrize("name", ["never_returns", "never_loads", "prints_forever", "stops_itself"])
def test_a_player_that_hangs_is_ended_and_starts_anew(name: str) -> None:
    with PlayerProcess(Player.from_file(ZOO / f"{name}.py")) as process:
        for _ in range(2):
            process.new_game(seed=1)
            reply = process.act(OBSERVATION, CONFIGURATION, 0.3)
            assert reply.outcome is Outcome.TIMEOUT
            assert reply.seconds >= 0.3


def test_the_last_words_of_a_player_that_hangs_are_kept() -> None:
    with PlayerProcess(player("print('last words')\nwhile True: pass")) as process:
        process.new_game(seed=1)
        assert process.act(OBSERVATION, CONFIGURATION, 0.5).printed_tail == "last words\n"


@pytest.mark.skipif(sys.platform == "win32", reason="a script stands in for Python")
@pytest.mark.parametrize("deaths", [1, 2, 3])
def test_a_process_that_is_killed_while_it_starts_is_started_again(
    deaths: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dying = tmp_path / "python"
    dying.write_text(
        "#!/bin/sh\n"
        f"echo start >> {tmp_path}/starts\n"
        f"if [ $(wc -l < {tmp_path}/starts) -le {deaths} ]; then kill -9 $$; fi\n"
        f'exec {sys.executable} "$@"\n'
    )
    dying.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(dying))
    if deaths < 3:
        assert answer("def agent(o, c):\n    return 3").column == 3
        return
    with pytest.raises(PlayerError) as raised:
        answer("def agent(o, c):\n    return 3")
    expected = "test: not started in 3 attempts: its process was ended by SIGKILL"
    assert str(raised.value) == expected


def test_a_process_that_cannot_be_started_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(PlayerError, match=r"^test: its process cannot start: .*/nowhere/python"):
        answer("")


def test_a_function_may_print_and_raise_what_utf_8_cannot_encode() -> None:
    def agent(observation: Any, configuration: Any) -> int:
        print("\udcff")
        raise ValueError("\ud800")

    reply = PlayerFunction(agent).act(OBSERVATION, CONFIGURATION, PATIENCE)
    assert reply.outcome is Outcome.ERROR
    assert reply.detail.endswith(r"ValueError: \ud800")
    assert (reply.printed_tail, reply.printed_bytes) == ("\\udcff\n", 7)


@pytest.mark.parametrize("name", ["random", "negamax"])
def test_built_ins_are_the_official_ones(name: str) -> None:
    with PlayerProcess(Player.parse(name)) as process:
        process.new_game(seed=1)
        reply = process.act(OBSERVATION, CONFIGURATION, PATIENCE)
    assert reply.outcome is Outcome.MOVE


def test_windows_way_of_reading_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "Inbox", child_windows.Inbox)
    source = "def agent(o, c):\n    print('hello')\n    return 3"
    with PlayerProcess(player(source)) as process:
        for _ in range(3):
            process.new_game(seed=1)
            assert process.act(OBSERVATION, CONFIGURATION, PATIENCE).column == 3
    assert answer("import os\nos._exit(3)").detail == "its process ended with status 3"


# Nothing is left of a player, however it or we end. --------------------------------------------


@pytest.fixture
def _linux() -> None:
    if not Path("/proc/self/stat").exists():
        pytest.skip("processes are looked up in /proc")


def processes(marker: str) -> Iterator[int]:
    """The processes with `marker` in their command line."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if marker in (folder / "cmdline").read_text():
                yield int(folder.name)
        except OSError:
            continue


def wait_until_gone(marker: str) -> None:
    end = time.monotonic() + PATIENCE
    while left := list(processes(marker)):
        assert time.monotonic() < end, f"still there: {left}"
        time.sleep(0.01)


@pytest.mark.usefixtures("_linux")
def test_processes_that_a_player_starts_end_with_it() -> None:
    with PlayerProcess(Player.from_file(ZOO / "leaves_processes.py"), limits=ORDINARY) as process:
        process.new_game(seed=1)
        assert process.act(OBSERVATION, CONFIGURATION, 1.0).outcome is Outcome.TIMEOUT
    wait_until_gone("left-by-the-zoo")


@pytest.mark.usefixtures("_linux")
def test_a_player_that_stops_its_supervisor_is_ended_all_the_same() -> None:
    with PlayerProcess(
        Player.from_file(ZOO / "stops_its_supervisor.py"), limits=ORDINARY
    ) as process:
        process.new_game(seed=1)
        assert process.act(OBSERVATION, CONFIGURATION, 1.0).outcome is Outcome.TIMEOUT
        process.new_game(seed=1)
    wait_until_gone("left-by-the-zoo")


@pytest.mark.usefixtures("_linux")
def test_players_end_with_a_killed_parent(tmp_path: Path) -> None:
    zoo = ZOO / "leaves_processes.py"
    script = tmp_path / "killed_parent.py"
    script.write_text(
        f"import sys; sys.path.insert(0, {str(PROJECT)!r})\n"
        "from pathlib import Path\n"
        "from players.player import Player\n"
        "from arena.process import Isolation, Limits, PlayerProcess\n"
        f"player = Player.from_file(Path({str(zoo)!r}))\n"
        "with PlayerProcess(player, limits=Limits(isolation=Isolation.NONE)) as process:\n"
        "    process.new_game(seed=1)\n"
        f"    process.act({OBSERVATION}, {CONFIGURATION}, 1000)\n"
    )
    with subprocess.Popen([sys.executable, str(script)]) as parent:
        end = time.monotonic() + PATIENCE
        while len(list(processes("left-by-the-zoo"))) < 2:
            assert time.monotonic() < end
            time.sleep(0.01)
        os.kill(parent.pid, signal.SIGKILL)
    wait_until_gone("left-by-the-zoo")


HOLDS_THE_PIPES = """import os, time
for number in range(3, 11):
    for flags in (os.O_RDWR, os.O_RDONLY):
        try: os.open(f"/proc/self/fd/{number}", flags | os.O_NONBLOCK)
        except OSError: pass
open("a file", "w").close()
time.sleep(1000)
"""


@pytest.mark.usefixtures("_linux")
def test_a_players_folder_goes_with_a_killed_parent(tmp_path: Path) -> None:
    script = tmp_path / "killed_parent.py"
    script.write_text(
        f"import sys; sys.path.insert(0, {str(PROJECT)!r})\n"
        "from arena.process import PlayerProcess\n"
        "from players.player import Player\n"
        f"source = {HOLDS_THE_PIPES!r}\n"
        "with PlayerProcess(Player(name='sleeper', source=source)) as process:\n"
        "    process.new_game(seed=1)\n"
        "    process.load(1000)\n"
    )
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    end = time.monotonic() + PATIENCE
    with subprocess.Popen([sys.executable, str(script)], env=environment) as parent:
        while not list(tmp_path.glob("player-*/a file")):
            assert time.monotonic() < end
            time.sleep(0.01)
        os.kill(parent.pid, signal.SIGKILL)
    end = time.monotonic() + PATIENCE
    while list(tmp_path.glob("player-*")):
        assert time.monotonic() < end
        time.sleep(0.01)

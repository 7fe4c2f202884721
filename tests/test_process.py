"""A player in a process of its own: what it sees, and what it costs."""

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from conftest import CONFIGURATION, OBSERVATION, PATIENCE, PROJECT, animal, answer

from connectx.arena import child
from connectx.arena.child import DEFAULT_LIMITS, INSTALLED_BUBBLEWRAP, Sandbox
from connectx.arena.process import Outcome, PlayerProcess, Reply, Turn, check_answer, error_line
from connectx.build.player import Player
from connectx.errors import PlayerError


def player(source: str) -> Player:
    return Player(name="test", source=source, trusted=True)


def ask(process: PlayerProcess, *, seed: int | None = 1, **observation: Any) -> Reply:
    return process.act(Turn(0, seed, {**OBSERVATION, **observation}), CONFIGURATION, PATIENCE)


def test_the_page_states_the_default_limit() -> None:
    page = (PROJECT / "docs/matches.md").read_text(encoding="utf-8")
    assert f"`--memory MIB` (default {DEFAULT_LIMITS.memory_bytes >> 20})" in page


def test_answers_with_its_move_and_time() -> None:
    reply = answer("import time\ntime.sleep(0.05)\ndef agent(o, c):\n    return 3")
    assert (reply.outcome, reply.column) == (Outcome.MOVE, 3)
    assert reply.seconds >= 0.05  # loading included


def test_each_game_executes_the_source_once_and_those_in_one_message_are_apart() -> None:
    source = (
        "import random\ncalls = []\ndef agent(o, c):\n"
        "    calls.append(1)\n    print(random.random())\n    return len(calls)"
    )
    with PlayerProcess(player(source)) as process:
        process.ask([Turn(game, 7, OBSERVATION) for game in (0, 1)], CONFIGURATION)
        process.replies(PATIENCE)
        process.ask([Turn(1, None, OBSERVATION), Turn(2, 7, OBSERVATION)], CONFIGURATION)
        two, one = process.replies(PATIENCE)
    assert (two.column, one.column) == (2, 1)
    drawn = one.output_tail.split()
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("module", ["random", "numpy.random"])
def test_the_seed_repeats_the_random_numbers(module: str) -> None:
    source = f"import {module}\ndef agent(o, c):\n    return [{module}.random()]"
    with PlayerProcess(player(source)) as process:
        drawn = [ask(process, seed=seed).detail for seed in (1, 2, 1)]
    assert drawn[0] == drawn[2] != drawn[1]


def test_what_a_player_sees_of_us(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAGGLE_KEY", "secret")
    expressions = ("sys.path", "list(sys.modules)", "'KAGGLE_KEY' in os.environ")
    source = f"import json, os, sys\nprint(json.dumps([{', '.join(expressions)}]))\nagent = len"
    path, modules, has_key = json.loads(answer(source).output_tail)
    package = Path(child.__file__).parents[1]
    hidden = {"", str(PROJECT), str(Path.cwd()), str(package), str(package / "processes")}
    assert not hidden & set(path)
    assert not [name for name in modules if name.partition(".")[0] == package.name]
    assert not has_key


@pytest.mark.parametrize("name", ["connectx", "connectx.core.board", "connectx.arena.loading"])
def test_a_player_cannot_import_our_package(name: str) -> None:
    reply = answer(f"import {name}\ndef agent(o, c):\n    return 3\n")
    assert reply.outcome is Outcome.ERROR
    assert error_line(reply.detail).startswith("ModuleNotFoundError: No module named 'connectx'")


def test_the_end_of_what_is_printed_is_kept() -> None:
    source = "import os\ndef agent(o, c):\n    print('x' * 99_999)\n    os.write(2, b'end')\n"
    reply = answer(source)
    assert reply.output_tail.endswith("x\nend")
    assert len(reply.output_tail) == child.OUTPUT_TAIL_BYTES


def test_a_traceback_shows_the_agents_lines_and_no_others() -> None:
    reply = answer("def agent(o, c):\n    return 1 / 0  # here")
    assert reply.outcome is Outcome.ERROR
    frames = [line for line in reply.detail.split("\n") if line.strip(" ^~")]
    assert frames[1].endswith(", line 2, in agent")
    assert [frames[0], *frames[2:]] == [
        "Traceback (most recent call last):",
        "    return 1 / 0  # here",
        "ZeroDivisionError: division by zero",
    ]


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("agent = __import__('numpy').int", "AttributeError: module 'numpy' has no attribute"),
        ("def agent(:", "SyntaxError: invalid syntax"),
        (f"x = {'(' * 300}{')' * 300}", "SyntaxError: too many nested parentheses"),
        (f"x = {'1 + ' * 999}1 1", "SyntaxError: invalid syntax"),
        ("raise ValueError('one\\ntwo')", "ValueError: one"),
        ("try: 1 / 0\nfinally: raise KeyError('x\\ny')", "KeyError: 'x\\ny'"),
        ("raise ExceptionGroup('two', [KeyError(1), TypeError()])", "ExceptionGroup: two (2 sub-"),
        ("raise ValueError('Traceback:\\n  File \"x\"\\nRuntime')", "ValueError: Traceback:"),
        ("error = KeyError(1)\nerror.add_note('a note')\nraise error", "KeyError: 1"),
        ("raise ValueError('x' * 9999)", "ValueError: xxx"),
    ],
)
def test_an_error_has_one_line(source: str, line: str) -> None:
    reply = answer(source)
    assert reply.outcome is Outcome.ERROR
    assert error_line(reply.detail).startswith(line)


MOVE_TURN = Turn(0, 1, OBSERVATION)
LOAD_TURN = Turn(0, 1, {})


@pytest.mark.parametrize(
    ("turn", "answer"),
    [
        (MOVE_TURN, ["move", 2**63 - 1, "", 0.0]),
        (MOVE_TURN, ["nothing", None, "", 0.5]),
        (MOVE_TURN, ["rubbish", None, "returned a str", 0.5]),
        (MOVE_TURN, ["error", None, "KeyError: 1", 0.5]),
        (LOAD_TURN, ["loaded", None, "agent\nagent", 0.5]),
        (LOAD_TURN, ["error", None, "KeyError: 1", 0.5]),
    ],
)
def test_an_answer_that_fits_its_turn_is_accepted(turn: Turn, answer: list[Any]) -> None:
    assert list(check_answer(answer, turn)) == answer


@pytest.mark.parametrize(
    ("turn", "answer"),
    [
        (MOVE_TURN, None),
        (MOVE_TURN, ["move", 3, ""]),
        (MOVE_TURN, ["move", True, "", 0.5]),
        (MOVE_TURN, ["move", 3.0, "", 0.5]),
        (MOVE_TURN, ["move", None, "", 0.5]),
        (MOVE_TURN, ["move", 2**63, "", 0.5]),
        (MOVE_TURN, ["move", 3, None, 0.5]),
        (MOVE_TURN, ["move", 3, "", 1]),
        (MOVE_TURN, ["move", 3, "", -0.5]),
        (MOVE_TURN, ["move", 3, "", float("nan")]),
        (MOVE_TURN, ["move", 3, "", float("inf")]),
        (MOVE_TURN, ["nothing", 3, "", 0.5]),
        (MOVE_TURN, ["timeout", None, "", 0.5]),
        (MOVE_TURN, ["loaded", None, "", 0.5]),
        (MOVE_TURN, ["error", None, " \n", 0.5]),
        (LOAD_TURN, ["move", 3, "", 0.5]),
    ],
)
def test_an_answer_that_does_not_fit_its_turn_is_refused(turn: Turn, answer: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        check_answer(answer, turn)


@pytest.mark.parametrize("name", ["prints_forever", "stops_itself"])
def test_a_player_that_hangs_is_ended_and_starts_anew(name: str) -> None:
    with PlayerProcess(animal(name)) as process:
        for _ in range(2):
            reply = process.act(Turn(0, 1, OBSERVATION), CONFIGURATION, 0.2)
            assert reply.outcome is Outcome.TIMEOUT
            assert reply.seconds >= 0.2


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGSTOP")
def test_a_large_message_to_a_stopped_process_does_not_stop_us() -> None:
    source = (
        "import os, signal, threading\n"
        "def agent(o, c):\n"
        "    threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGSTOP)).start()\n"
        "    return 3\n"
    )
    with PlayerProcess(player(source)) as process:
        assert ask(process).column == 3
        time.sleep(0.3)
        large = {**OBSERVATION, "board": [0] * 1_000_000}
        reply = process.act(Turn(0, None, large), CONFIGURATION, 0.2)
    assert reply.outcome is Outcome.TIMEOUT


@pytest.mark.skipif(sys.platform == "win32", reason="a script stands in for Python")
def test_a_process_that_does_not_start_is_named_with_the_reason_however_early_it_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = tmp_path / "python"
    monkeypatch.setattr(sys, "executable", str(python))
    with pytest.raises(PlayerError, match=rf"^test: not started: .*{python}"):
        answer("")
    python.write_text("#!/bin/sh\nkill -9 $$\n")
    python.chmod(0o755)
    with pytest.raises(PlayerError, match=r"^test: not started: its process was ended by SIGKILL$"):
        answer("")

    class Ended(subprocess.Popen[bytes]):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **options)
            self.wait()

    monkeypatch.setattr("subprocess.Popen", Ended)
    python.write_text("#!/bin/sh\necho no such thing >&2\nexit 3\n")
    with pytest.raises(PlayerError, match=r"^test: not started: .* status 3: no such thing$"):
        answer("")


def test_the_time_in_which_we_were_stopped_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = time.perf_counter()
    stopped = 0.0

    def clock() -> float:
        nonlocal stopped
        if time.perf_counter() - begun > 0.2:
            stopped = 1000.0  # by Ctrl-Z, and then `fg`
        return time.perf_counter() + stopped

    monkeypatch.setattr(child, "perf_counter", clock)
    with PlayerProcess(
        player("import time\ndef agent(o, c): time.sleep(0.4); return 3")
    ) as process:
        begun = time.perf_counter()
        reply = process.act(Turn(0, 1, OBSERVATION), CONFIGURATION, 100.0)
    assert stopped
    assert reply.outcome is Outcome.MOVE
    assert reply.seconds < 100


def test_an_interrupted_start_leaves_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupted(subprocess.Popen[bytes]):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            signal.raise_signal(signal.SIGINT)
            super().__init__(*arguments, **options)

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("subprocess.Popen", Interrupted)
    with pytest.raises(KeyboardInterrupt):
        answer("")
    assert list(tmp_path.iterdir()) == []


class FullMachine(subprocess.Popen[bytes]):
    """Refuses to start a process, as a machine does that has too many of them."""

    refusals = 0  # so many times from now on

    def __init__(self, *arguments: Any, **options: Any) -> None:
        if FullMachine.refusals:
            FullMachine.refusals -= 1
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        super().__init__(*arguments, **options)


def test_a_process_that_cannot_start_now_is_tried_again_then_told_in_a_reply(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("subprocess.Popen", FullMachine)
    monkeypatch.setattr("connectx.arena.child.RETRY_PAUSES_SECONDS", (0.0, 0.0))
    dies = "import os\ndef agent(o, c):\n    return 3 if o.step == 0 else os._exit(3)"
    problem = BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
    monkeypatch.setattr(FullMachine, "refusals", 2)
    with PlayerProcess(player(dies)) as process:
        assert ask(process).column == 3
        for refusals, outcome in ((2, Outcome.MOVE), (3, Outcome.ERROR), (0, Outcome.MOVE)):
            assert ask(process, seed=None, step=1).outcome is Outcome.ERROR
            FullMachine.refusals = refusals
            reply = ask(process)
            assert reply.outcome is outcome
            assert reply.detail == ("" if outcome is Outcome.MOVE else f"not started: {problem}")
    FullMachine.refusals = 6  # already at the start
    assert answer(dies).detail == f"not started: {problem}"


@pytest.mark.skipif(sys.platform != "linux", reason="nobody is isolated elsewhere")
def test_a_full_machine_says_nothing_of_a_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: "/bin/false")
    child.find_sandbox_problem.cache_clear()
    assert child.find_sandbox_problem(Sandbox(INSTALLED_BUBBLEWRAP)).startswith(
        "not started with bubblewrap on "
    )
    monkeypatch.setattr("subprocess.Popen", FullMachine)
    monkeypatch.setattr("connectx.arena.child.RETRY_PAUSES_SECONDS", (0.0, 0.0))
    monkeypatch.setattr(FullMachine, "refusals", 3)
    child.find_sandbox_problem.cache_clear()
    assert child.find_sandbox_problem(Sandbox(INSTALLED_BUBBLEWRAP)) == ""
    child.find_sandbox_problem.cache_clear()

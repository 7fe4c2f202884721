"""The build: what a built file looks like and plays, what is refused, and the command line."""

import importlib
import json
import random
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from conftest import (
    CONFIGURATION,
    OBSERVATION,
    PROJECT,
    Countdown,
    command,
    kaggle_environments,
    squares_of,
)

from benchmarks.measure import random_board
from connectx.arena.preflight import Status, examine
from connectx.bundle.flatten import bundle
from connectx.errors import BundleError
from connectx.players.player import AGENTS, Player, agent_names
from connectx.processes.loading import load_agent

main = command("build")

AGENT = "def agent(obs, config):\n    return 0\n"


def bundled(folder: Path, source: str, helper: str = "A = 1\n") -> str:
    """The file that is built from `agents/player.py`, which may import `connectx/core/a.py`."""
    (folder / "connectx" / "core").mkdir(parents=True)
    (folder / "connectx" / "core" / "a.py").write_text(dedent(helper))
    (folder / "agents").mkdir()
    (folder / "agents" / "random.py").touch()  # which Python's own goes before
    (folder / "agents" / "player.py").write_text(dedent(source))
    return bundle(folder / "agents" / "player.py").text


# What is inlined ----------------------------------------------------------------------------------


def test_what_a_built_file_looks_like(tmp_path: Path) -> None:
    helper = """\
        '''A helper.

        More: \\\\ of it.'''

        import os.path  # gone
        from math import gcd, lcm

        A = gcd(2, 4), lcm, os  # kept
        """
    agent = """\
        '''A player.

        How it plays.
        '''
        from __future__ import annotations

        from math import gcd
        import random as rnd, json
        import os
        from connectx.core.a import A

        def agent(obs, config) -> gcd:
            return A, rnd, os
        """
    source = bundled(tmp_path, agent, helper)
    code = [line for line in source.splitlines() if line and not line.startswith("#")]
    assert code[:8] == [
        "from __future__ import annotations",
        "from math import gcd",
        "from math import lcm",
        "import json",
        "import os",
        "import os.path",
        "import random as rnd",
        "A = gcd(2, 4), lcm, os  # kept",
    ]
    header, _, helper = source.partition("# ====")
    assert "\n# A player.\n#\n# How it plays.\n" in header
    assert "#     connectx build player\n" in header
    assert "\n# A helper.\n#\n# More: \\ of it.\n\nA = gcd" in helper
    assert "gone" not in source
    assert source.count("How it plays.") == 1


# What is refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("import connectx.arena", "`import connectx.arena`, expected `from connectx.core.x import"),
        ("from agents.none import A", "there is no file agents/none.py in "),
        ("def f():\n    from .none import A", "there is no file agents/none.py in "),
        ("from ...none import A", "`from ...none import A` leads above the folder agents"),
        (
            "from random import shuffled",
            "`from random import shuffled` means Python's own random, ",
        ),
        ("from connectx.core.none import A", "there is no file connectx/core/none.py"),
        ("from connectx.core.a import missing", "connectx/core/a.py does not define missing"),
        ("X = (", "not Python source: '(' was never closed"),
        ("return 1", "not Python source: 'return' outside function"),
    ],
)
def test_refuses_at_its_line(tmp_path: Path, line: str, message: str) -> None:
    marks = ("import ", "=", "return")
    lines = line.split("\n")
    number = next(n for n, each in enumerate(lines, 2) if any(mark in each for mark in marks))
    with pytest.raises(BundleError) as caught:
        bundled(tmp_path, f"# first\n{line}\n{AGENT}")
    assert str(caught.value).startswith(f"agents/player.py:{number}: {message}")


# Other people's ---------------------------------------------------------------------------------

TWO = """\
import numpy as np
DEPTH = 3
def my_agent(obs, config):
    return DEPTH
def other(obs, config):
    return 6
"""
CELL = {"cell_type": "code", "source": TWO.replace("my_agent", "agent")}


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("two.py", 6),
        ("two.py:my_agent", 3),
        ("two.py:my_agent:DEPTH=5", 5),
        ("folder", 6),
        ("two.ipynb", 3),
        ("two.ipynb:other", 6),
        ("two.zip:my_agent", 3),
        ("ours.py", 2),
        ("ours.py:first:BEST=1", 1),
    ],
)
def test_whatever_plays_is_built(
    text: str, column: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("two.py").write_text(TWO)
    Path("folder").mkdir()
    Path("folder/main.py").write_text(TWO)
    Path("two.ipynb").write_text(json.dumps({"cells": [CELL]}))
    with zipfile.ZipFile("two.zip", "w") as archive:
        archive.writestr("main.py", TWO)
    ours = "from connectx.core.observation import read_board\nBEST = 2\n"
    one = "def {}(obs, config):\n    return read_board(obs, config).legal_columns()[BEST]\n"
    Path("ours.py").write_text(ours + one.format("first") + one.format("second"))
    assert main([text, "-o", "built.py", "--no-preflight"]) == 0
    board = {"board": [0] * 42, "mark": 1, "step": 0}
    player = Player.parse("built.py")
    assert text in player.source.splitlines()[0]
    assert "from connectx" not in player.source.partition("\n")[2]
    assert load_agent(player.source, None)(board, {"rows": 6, "columns": 7, "inarow": 4}) == column


def test_what_is_more_than_a_file_is_to_be_uploaded_as_an_archive(
    tmp_path: Path, capsys: Any
) -> None:
    (tmp_path / "main.py").write_text(f"BOOK = open('book.pkl')\n{AGENT}")
    (tmp_path / "book.pkl").write_text("")
    assert main([str(tmp_path)]) == 2
    expected = f"upload an archive: tar -czf submission.tar.gz -C {tmp_path} ."
    assert expected in capsys.readouterr().err


# The command line ---------------------------------------------------------------------------------


@pytest.fixture
def output(tmp_path: Path) -> Path:
    return tmp_path / "out.py"


def test_builds_an_agent_by_name_and_checks_it(output: Path, capsys: Any) -> None:
    arguments = ["random_agent", "-o", str(output)]
    assert main([*arguments, "--check"]) == 1
    assert capsys.readouterr().err == f"{output} is missing: run connectx build\n"
    assert main([*arguments, "--no-preflight"]) == 0
    assert output.read_text(encoding="utf-8") == bundle(AGENTS / "random_agent.py").text
    assert main([str(AGENTS / "random_agent.py"), "-o", str(output), "--check"]) == 0
    assert list(output.parent.iterdir()) == [output]
    assert main([*arguments, "--check"]) == 0
    output.write_text(output.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    capsys.readouterr()
    assert main([*arguments, "--check"]) == 1
    assert capsys.readouterr().err == f"{output} is out of date: run connectx build\n"


def test_a_file_that_was_not_built_here_is_overwritten_only_by_force(
    output: Path, capsys: Any
) -> None:
    output.write_text("my notes\n", encoding="utf-8")
    arguments = ["random_agent", "--no-preflight", "-o", str(output)]
    assert main(arguments) == 2
    assert "--force" in capsys.readouterr().err
    assert output.read_text(encoding="utf-8") == "my notes\n"
    assert main([*arguments, "--force"]) == 0


def test_constants_are_set_and_the_header_says_so(output: Path) -> None:
    arguments = ["minimax:N_STEPS=5,WEIGHTS.threes=7", "-o", str(output), "--no-preflight"]
    assert main(arguments) == 0
    assert main([*arguments, "--check"]) == 0
    text = output.read_text(encoding="utf-8")
    assert "\nN_STEPS = 5  # plies\n" in text
    assert "\nWEIGHTS = COURSE_MINIMAX._replace(threes=7)\n" in text
    assert "minimax:N_STEPS=5,WEIGHTS.threes=7" in text.splitlines()[0]
    assert "#     connectx build minimax:N_STEPS=5,WEIGHTS.threes=7\n" in text


def test_the_committed_submission_is_up_to_date() -> None:
    assert main(["--check"]) == 0


# Source and built file play the same moves, or the build refuses: data/bundle_cases.txt ----------

structify = kaggle_environments.utils.structify
CASES = (PROJECT / "tests" / "data" / "bundle_cases.txt").read_text(encoding="utf-8")

# Prints the moves of the agent in `agents/player.py` below a folder, or of that which Kaggle's rule
# takes from a file.
PLAY = """
import json, random, sys
random.seed(1)
path = sys.argv[1]
if path.endswith(".py"):
    namespace = {}
    with open(path, encoding="utf-8") as file:
        exec(compile(file.read(), path, "exec"), namespace)
    agent = [value for value in namespace.values() if callable(value)][-1]
else:
    sys.path.insert(0, path)
    from agents.player import agent
print(json.dumps([agent(observation, {}) for observation in json.loads(sys.argv[2])]))
"""


def read_cases() -> list[Any]:
    """The cases: name, the expected result, files."""
    cases = []
    for text in re.split(r"^=== ", CASES, flags=re.MULTILINE)[1:]:
        title, _, files = text.partition("\n")
        name, _, expected = title.partition(": ")
        parts = re.split(r"^--- (.*)\n", files, flags=re.MULTILINE)[1:]
        cases.append(pytest.param(expected, dict(zip(parts[::2], parts[1::2])), id=name))
    return cases


STEPS = tuple({"step": step} for step in range(5))


def moves(path: Path, observations: Sequence[Any] = STEPS, python: str = sys.executable) -> Any:
    """The moves that are played, in a process that knows nothing of this project."""
    command = [python, "-I", "-S", "-c", PLAY, str(path), json.dumps(observations)]
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)


@pytest.mark.parametrize(("expected", "files"), read_cases())
def test_built_file_plays_as_its_source_or_is_refused(
    expected: str, files: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "connectx" / "core").mkdir(parents=True)
    (tmp_path / "agents").mkdir()
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    agent, built = tmp_path / "agents" / "player.py", tmp_path / "built.py"
    if expected.startswith(("agents/", "connectx/")):
        with pytest.raises(BundleError) as caught:
            bundle(agent)
        assert str(caught.value).startswith(expected)
        return
    built.write_text(bundle(agent).text, encoding="utf-8")
    if expected == "plays":
        assert moves(built) == moves(tmp_path)
    else:
        details = [c.detail for c in examine(str(built)).checks if c.status is Status.FAIL]
        assert expected in details[0]


# Our own agents -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", agent_names())
def test_bundle_plays_as_its_agent_does(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = importlib.import_module(f"connectx.agents.{name}")
    names = kaggle_environments.agent.get_last_callable(Player.parse(name).source).__globals__
    for namespace in (vars(module), names):
        if "Deadline" in namespace:
            monkeypatch.setitem(namespace, "Deadline", lambda seconds: Countdown(50))
    for value in [each for each in vars(module).values() if hasattr(each, "cache_clear")]:
        value.cache_clear()  # forget the searches of other tests: the bundle's are new
    rng = random.Random(1)
    for number, discs in enumerate(rng.sample(range(30), 8)):
        board = random_board(discs, rng)
        obs = {"board": squares_of(board), "mark": board.mark, "remainingOverageTime": 0}
        moves = []
        for namespace in (vars(module), names):
            random.seed(number)
            for generator in [v for v in namespace.values() if isinstance(v, random.Random)]:
                generator.seed(number)
            moves.append(namespace["agent"](structify(obs), structify(CONFIGURATION)))
        assert moves[0] == moves[1]


# What Kaggle's machine may have; this project itself needs 3.11.
NAMES = [f"python3.{minor}" for minor in (10, 11, 12, 13)]
FOUND = [path for name in NAMES if (path := shutil.which(name, path="/usr/bin:/usr/local/bin"))]


@pytest.mark.parametrize("python", [sys.executable, *FOUND])
def test_submission_needs_the_standard_library_of_any_python_alone(
    python: str, tmp_path: Path
) -> None:
    file = tmp_path / "submission.py"
    file.write_text(bundle(AGENTS / "perfect.py").text, encoding="utf-8")
    assert moves(file, [OBSERVATION], python) == [3]  # the only opening move that wins

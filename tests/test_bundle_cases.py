"""Source and built file play the same moves, or the build refuses with file and line.

The projects are in `data/bundle_cases.txt`.
"""

import importlib
import json
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import CONFIGURATION, Countdown, kaggle_environments, squares_of

from benchmarks.measure import random_board
from connectx.arena.preflight import Status, examine
from connectx.bundle.flatten import bundle
from connectx.errors import BundleError
from connectx.players.player import AGENTS, agent_names

structify = kaggle_environments.utils.structify
CASES = (Path(__file__).parent / "data" / "bundle_cases.txt").read_text(encoding="utf-8")

# Prints the first moves of an agent: that of `agents/player.py` below a folder, or that which
# Kaggle's rule takes from a file.
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
print(json.dumps([agent({"step": step}, {}) for step in range(5)]))
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


def moves(path: Path) -> list[int]:
    """The moves that are played, in a process that knows nothing of this project."""
    command = [sys.executable, "-I", "-S", "-c", PLAY, str(path)]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return json.loads(output)  # type: ignore[no-any-return]


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
    built.write_text(bundle(agent), encoding="utf-8")
    if expected == "plays":
        assert moves(built) == moves(tmp_path)
    else:
        details = [c.detail for c in examine(str(built)).checks if c.status is Status.FAIL]
        assert expected in details[0]


# Our own agents -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", agent_names())
def test_bundle_plays_as_its_agent_does(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = importlib.import_module(f"connectx.agents.{name}")
    names = kaggle_environments.agent.get_last_callable(bundle(AGENTS / f"{name}.py")).__globals__
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
def test_submission_needs_the_standard_library_of_any_python_alone(python: str) -> None:
    play = """
import sys
namespace = {}
exec(sys.stdin.buffer.read().decode(), namespace)
agent = [value for value in namespace.values() if callable(value)][-1]
config = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 2}
print(agent({"board": [0] * 42, "mark": 1, "remainingOverageTime": 60}, config))
"""
    source = bundle(AGENTS / "perfect.py").encode()
    command = [python, "-I", "-S", "-c", play]
    process = subprocess.run(command, input=source, capture_output=True, check=True)
    assert process.stdout.split() == [b"3"]  # the only opening move that wins

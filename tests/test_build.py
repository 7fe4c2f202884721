"""The build: what a built file looks like and plays, what is refused, and the command line."""

import ast
import builtins
import gc
import importlib
import json
import random
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from conftest import (
    CONFIGURATION,
    OBSERVATION,
    PROJECT,
    Countdown,
    answer,
    command,
    kaggle_environments,
    refusal,
    squares_of,
    write,
)

from benchmarks.measure import random_board
from connectx.arena.loading import load_agent
from connectx.arena.preflight import Status, examine
from connectx.build.bundle import BANNER_LINE, bundle
from connectx.build.module import find_global_names
from connectx.build.player import AGENTS_FOLDER, Player, agent_files, find_player
from connectx.errors import PlayerError

main = command("build")


# What stands where --------------------------------------------------------------------------------


def test_what_a_built_file_looks_like(tmp_path: Path) -> None:
    agent = """\
        '''A player.

        How it plays.
        '''
        import random  # kept
        from connectx.core.clock import (
            Deadline,
        )
        def agent(obs, config):
            return Deadline(3), random
        """
    as_code = bundle(AGENTS_FOLDER / "mine.py", source=dedent(agent)).text
    header, *parts = as_code.split(f"{BANNER_LINE}# ")
    assert "#     agents/mine.py          A player.\n" in header
    assert "#     connectx build mine\n" in header
    assert all(line.startswith("#") for line in header.split("\n") if line)
    assert [part.partition("\n")[0] for part in parts] == [
        "connectx/core/clock.py",
        "agents/mine.py",
    ]
    clock = (PROJECT / "connectx/core/clock.py").read_text()
    assert parts[0].partition(BANNER_LINE)[2].rstrip() == clock.rstrip()
    comments = "# from connectx.core.clock import (\n#     Deadline,\n# )\n"
    assert f"import random  # kept\n{comments}def agent" in as_code
    assert as_code.count("How it plays.") == 1


HELPER = """\
'''Helps.'''
from __future__ import annotations
import random

def pick(columns: list[int]) -> int:
    return random.choice(columns)

if __name__ == "__main__":
    print(pick([1]))
"""


def test_how_a_helper_stands_as_code_and_as_text(tmp_path: Path) -> None:
    agent = "from __future__ import annotations\nfrom helper import pick as choose\n{}"
    agent += "def agent(obs, config):\n    return choose([0, 1])\n"
    write(tmp_path, {"mybot.py": agent.format(""), "helper.py": HELPER})
    text = bundle(tmp_path / "mybot.py").text
    assert text.count("from __future__ import annotations\n") == 2  # one is a comment
    assert "\n\ndef pick(columns: list[int]) -> int:\n" in text
    assert "\npass\nchoose = pick\ndef agent(obs, config):\n" in text
    assert "__main__" not in text
    write(tmp_path, {"mybot.py": agent.format("print(globals())\n")})
    text = bundle(tmp_path / "mybot.py").text
    names = [part.partition("\n")[0] for part in text.split(f"{BANNER_LINE}# ")[1:]]
    assert names == ["connectx/build/importer.py", "helper.py", "mybot.py"]
    assert "\nexec('from helper import pick as choose')\n" in text
    header = text.partition(BANNER_LINE)[0].replace("\n# ", " ")
    assert "Kaggle calls `agent` of the last part" in header
    assert "because mybot.py:3 uses `globals`" in header
    compile(text, "text", "exec")


PLAYS = "def agent(obs, config):\n    return 0\n"
NAME = "from connectx.core.board import Board\n"


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (f"import time\n{NAME}from functools import lru_cache\n", ""),
        (f"{NAME}def f(sys, max):\n    time = 1\n    return [abs for abs in range(time)]\n", ""),
        (f"{NAME}if Board:\n    from numpy import ones\n", ""),
        ("from connectx.core.board import Board as B\n", ""),
        ("from connectx.core import board\nBoard = board.Board\n", "two meanings for `Board`"),
        ("from connectx.core import board\nEMPTY = board.Board.empty()\n", ""),
        ("import connectx.core.board\n", ""),
        ("from connectx.core.board import *\n", ""),
        (f"def f():\n    {NAME}", "inside other code"),
        (f"try:\n    {NAME}except E:\n    pass\n", "inside other code"),
        (f"from __future__ import annotations\n{NAME}", ""),
        (f"{NAME}Board = 1\n", "both define `Board`"),
        (f"{NAME}for index in range(3):\n    pass\n", "both define `index`"),
        (f"{NAME}def f():\n    global geometry_of\n    geometry_of = 1\n", "`geometry_of`"),
        (f"{NAME}[has_won := each for each in range(3)]\n", "both define `has_won`"),
        (f"{NAME}try:\n    f()\nexcept E as STANDARD:\n    pass\n", "both define `STANDARD`"),
        (f"{NAME}def range(*values):\n    return 0\n", "uses as a built-in"),
        (f"{NAME}from math import floor as index\n", "both define `index`"),
        (f"{NAME}from cachetools import lru_cache\n", "both define `lru_cache`"),
        (f"{NAME}X = geometry_of(6, 7, 4)\n", "uses `geometry_of`, which only"),
    ],
)
def test_core_is_code_if_no_name_means_two_things(source: str, reason: str, tmp_path: Path) -> None:
    ours = bundle(AGENTS_FOLDER / "mybot.py", source=source + PLAYS)
    assert ours.text_reason == "" if not reason else reason in ours.text_reason
    write(tmp_path, {"mybot.py": source + PLAYS})
    theirs = bundle(tmp_path / "mybot.py")
    assert (
        theirs.text.replace("mybot.py", "agents/mybot.py").split()
        == ours.text.replace("connectx build mybot\n", "connectx build agents/mybot.py\n").split()
    )


CORE = {
    file.stem: file.read_text(encoding="utf-8") for file in (PROJECT / "connectx/core").glob("*.py")
}
CONSTANTS = ast.Assign | ast.AnnAssign | ast.Import | ast.ImportFrom
DEFINES = ast.FunctionDef | ast.ClassDef


@pytest.mark.parametrize("name", CORE)
def test_modules_of_core_do_nothing_when_they_are_imported(name: str) -> None:
    """They bind names to values of their own, so code is as good as a module."""
    for node in ast.parse(CORE[name]).body:
        is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        assert is_docstring or isinstance(node, CONSTANTS | DEFINES), ast.unparse(node)
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = getattr(node, "targets", [getattr(node, "target", None)])
            assert all(isinstance(target, ast.Name | ast.Tuple) for target in targets)
    assert not find_global_names(CORE[name]).bound.keys() & {*dir(builtins)}


def test_no_two_modules_of_core_bind_a_name_to_two_things() -> None:
    modules = [
        importlib.import_module(f"connectx.core.{name}") for name in CORE if name != "__init__"
    ]
    for module in modules:
        for other in modules:
            for name in {*vars(module)} & {*vars(other)}:
                same = vars(module)[name] is vars(other)[name]
                assert same or name.startswith("__"), (name, module, other)
    for name, source in CORE.items():  # nor does a function bind one that another module has
        assert not [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Global)], (
            name
        )


@pytest.mark.parametrize("is_code", [False, True])
@pytest.mark.parametrize("folder", ["agents", "mine"])
def test_a_traceback_names_the_files_that_were_written(
    is_code: bool, folder: str, tmp_path: Path
) -> None:
    looks = "" if is_code else "NAMES = [globals]\n"
    source = f"{NAME}def agent(obs, config):\n    return Board.from_moves('9')\n{looks}"
    made = bundle(tmp_path / folder / "mybot.py", source=source)
    assert (made.text_reason == "") is is_code
    told = answer(Player(name="built", source=made.text)).detail
    shown = "agents/mybot.py" if folder == "agents" else "mybot.py"
    assert f'File "{shown}", line 3, in agent' in told
    board = CORE["board"].split("\n")
    places = re.findall(r'File "connectx/core/board.py", line (\d+), in (\w+)\n +(.*)\n', told)
    assert "from_moves" in [name for _, name, _ in places]
    assert all(text in board[int(number) - 1] for number, _, text in places)
    assert "embedded" not in told


# What is said, and what is refused ----------------------------------------------------------------

TRY, EXCEPT = "try:\n", "except E:\n    pass\n"
BY_HAND = "if __name__ == '__main__':\n    import nothing\n"


@pytest.mark.parametrize(
    ("source", "note"),
    [
        ("import torch_of_mine\n", ":1: imports torch_of_mine, which is neither installed nor in "),
        (f"{TRY}    import heur\n{EXCEPT}", ":2: imports heur, which is neither"),
        ("import rich\n", ":1: imports rich, which Kaggle may lack"),
        ("import connectx.arena\n", ":1: `import connectx.arena`: of connectx, a submission"),
        ("import bots.none\n", ":1: `import bots.none`: there is no bots/none.py in "),
        ("import importlib\nimportlib.import_module('heur')\n", ":2: imports heur, which is"),
        ("from random import mine\n", ":1: `from random import mine` means Python's own random"),
        ("from broken import x\n", "broken.py:2: not Python source: "),
        (BY_HAND, ""),
        (f"{TRY}    import rich, numpy\n{EXCEPT}", ""),
        ("import rich\nimport rich.table as t\nfrom rich.text import Text\n", ":1: imports rich,"),
        ("import torch\nimport torch.nn as nn\nfrom kaggle_environments import make\n", ""),
        ("from tests import conftest\n", ":1: imports tests, which is neither installed nor in"),
    ],
)
def test_what_may_fail_is_said_and_built(
    source: str, note: str, tmp_path: Path, capsys: Any
) -> None:
    files = {"bots/x.py": "", "random.py": "mine = 1\n", "broken.py": "\ndef f(:\n"}
    write(tmp_path, {"mybot.py": source + PLAYS, **files})
    built = str(tmp_path / "built.py")
    assert main([str(tmp_path / "mybot.py"), "--no-preflight", "-o", built]) == 0
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()[1:]]
    notes = [line for line in lines if re.match(r"\w+\.py:\d", line)]
    assert len(notes) == bool(note)
    assert (f"mybot.py{note}" if note.startswith(":") else note) in "".join(notes)


def test_a_vendored_kaggle_environments_is_no_helper(tmp_path: Path) -> None:
    vendored = {"kaggle_environments/__init__.py": "def make(name): ...\n"}
    write(tmp_path, {"mybot.py": f"from kaggle_environments import make\n{PLAYS}", **vendored})
    built = bundle(tmp_path / "mybot.py")
    assert (built.helpers, built.notes) == ([], ())
    assert "\nfrom kaggle_environments import make\n" in built.text


@pytest.mark.parametrize(
    ("text", "source", "message"),
    [
        ("mybot.py", "\nX = (\n", "mybot.py:2: not Python source: '(' was never closed"),
        ("mybot.py", "\nreturn 1\n", "mybot.py:2: not Python source: 'return' outside function"),
        ("mybot.py:nope:X=1", PLAYS, "/mybot.py:1: does not define nope; its functions: agent"),
        ("mybot.py", "DEPTH = 3\n", "mybot.py:1: no agent, expected `def agent(obs, config):`"),
        ("mybot.py", "", "mybot.py:1: no agent, expected `def agent(obs, config):`"),
    ],
)
def test_what_cannot_be_built_is_one_line_and_nothing_is_written(
    text: str, source: str, message: str, tmp_path: Path, capsys: Any
) -> None:
    write(tmp_path, {"mybot.py": source})
    arguments = [f"{tmp_path}/{text}", "-o", str(tmp_path / "built.py")]
    assert message in refusal("build", arguments, capsys)
    assert [file.name for file in tmp_path.iterdir()] == ["mybot.py"]


def test_a_named_agent_plays_whatever_stands_below_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    below = "agent = None\ndef agent(obs, config):\n    return 3\nother = print\ndef last(): pass\n"
    write(tmp_path, {"agents/mine.py": below, "agents/none.py": "def act(obs):\n    return 0\n"})
    assert load_agent(Player.parse("mine").source, None)(None, None) == 3
    with pytest.raises(
        PlayerError, match=r"agents/none.py:1: does not define agent; its func.*: act"
    ):
        Player.parse("none")


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
    imports = [getattr(node, "module", "") for node in ast.parse(player.source).body]
    assert not [module for module in imports if module and module.startswith("connectx")]
    assert load_agent(player.source, None)(board, {"rows": 6, "columns": 7, "inarow": 4}) == column


# The command line ---------------------------------------------------------------------------------


@pytest.fixture
def output(tmp_path: Path) -> Path:
    return tmp_path / "out.py"


def test_builds_an_agent_by_name_and_checks_it(output: Path, capsys: Any) -> None:
    arguments = ["random_agent", "-o", str(output)]
    assert main([*arguments, "--check"]) == 1
    assert capsys.readouterr().err == f"{output} is missing: run connectx build\n"
    assert main([*arguments, "--no-preflight"]) == 0
    assert output.read_text(encoding="utf-8") == bundle(AGENTS_FOLDER / "random_agent.py").text
    assert main([str(AGENTS_FOLDER / "random_agent.py"), "-o", str(output), "--check"]) == 0
    assert list(output.parent.iterdir()) == [output]
    assert main([*arguments, "--check"]) == 0
    output.write_text(output.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    capsys.readouterr()
    assert main([*arguments, "--check"]) == 1
    assert capsys.readouterr().err == f"{output} is out of date: run connectx build\n"


def test_a_file_not_built_here_is_overwritten_only_by_force(output: Path, capsys: Any) -> None:
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
    assert "\nN_STEPS = 3; N_STEPS = 5  # plies\n" in text
    assert "\nWEIGHTS = COURSE_MINIMAX; WEIGHTS = WEIGHTS._replace(threes=7)\n" in text
    assert "minimax:N_STEPS=5,WEIGHTS.threes=7" in text.splitlines()[0]
    assert "#     connectx build minimax:N_STEPS=5,WEIGHTS.threes=7\n" in text


def test_the_committed_submission_is_up_to_date() -> None:
    assert main(["--check"]) == 0


# Source and built file play the same moves: data/bundle_cases.txt --------------------------------

build_agent = kaggle_environments.agent.build_agent
structify = kaggle_environments.utils.structify
CASES = (PROJECT / "tests" / "data" / "bundle_cases.txt").read_text(encoding="utf-8")
STEPS = [{"step": step, "board": [0] * 42, "mark": 1} for step in range(5)]

# Prints the moves of an agent's source: executed as on Kaggle, but for one with relative imports.
PLAY = """
import importlib, json, random, sys
project, path, observations = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
sys.path += [project + "/" + path.rpartition("/")[0], project, sys.argv[4]]
random.seed(1)
with open(project + "/" + path, encoding="utf-8") as file:
    source = file.read()
if "from ." in source:
    agent = importlib.import_module(path[:-3].replace("/", ".")).agent
else:
    exec(compile(source, path, "exec"), namespace := {})
    agent = [value for value in namespace.values() if callable(value)][-1]
print(json.dumps([agent(each, json.loads(sys.argv[5])) for each in observations]))
"""


def read_cases() -> list[Any]:
    """The cases: the agent's file, what the preflight says if it does not play, the form, files."""
    cases = []
    for text in CASES.split("\n=== ")[1:]:
        title, _, files = text.partition("\n")
        name, path, expected, *forms = (part.strip() for part in title.split("|"))
        parts = [part.partition("\n") for part in f"\n{files}".split("\n--- ")[1:]]
        written = {file: f"{source}\n" for file, _, source in parts}
        # Machine code is compiled three times: by the source, the player and the built file.
        marks = [pytest.mark.slow] if "from numba import" in files else []
        cases.append(pytest.param(path, expected, "".join(forms), written, id=name, marks=marks))
    return cases


def moves_of(agent: Any) -> list[int]:
    return [agent(structify(each), structify(CONFIGURATION)) for each in STEPS]


@pytest.mark.parametrize(("path", "expected", "form", "files"), read_cases())
def test_what_is_built_plays_as_its_source(
    path: str,
    expected: str,
    form: str,
    files: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(random, "choice", random.choice)  # restores what a case replaces
    write(tmp_path, files)
    made = find_player(str(tmp_path / path)).bundle
    assert made is not None
    assert made.text_reason == "" if form == "code" else form in made.text_reason
    agent, built = str(tmp_path / path), tmp_path / "built.py"
    assert main([agent, "-o", str(built), "--no-preflight"]) == 0
    if expected:
        details = [c.detail for c in examine(str(built)).checks if c.status is Status.FAIL]
        assert expected in details[0]
        return
    given = [str(tmp_path), path, json.dumps(STEPS), str(PROJECT), json.dumps(CONFIGURATION)]
    played = subprocess.run(
        [sys.executable, "-I", "-c", PLAY, *given], stdout=subprocess.PIPE, check=True
    )
    moves = json.loads(played.stdout)
    for source in (Player.parse(agent).source, built.read_text(encoding="utf-8")):
        random.seed(1)
        alone, _ = build_agent(source, {}, "connectx")
        assert moves_of(alone) == moves


def test_built_files_in_one_process_share_and_leave_nothing(tmp_path: Path) -> None:
    helper = "SEEN = []\n\nclass State:\n    pass\n\ndef add(value):\n    SEEN.append(value)\n"
    source = "import helpers\nfrom helpers import State\ndef agent(obs, config):\n"
    source += "    from helpers import SEEN, add\n    add({})\n    return sum(SEEN)\n"
    gc.collect()
    agents, before = [], {*sys.modules}
    for number in (1, 2):
        files = {"mybot.py": source.format(number), "helpers.py": helper}
        write(tmp_path / str(number), files)
        text = bundle(tmp_path / str(number) / "mybot.py").text
        agents += [load_agent(text, None) for _ in range(2)]
    assert [agent(None, None) for agent in agents * 3] == [1, 1, 2, 2, 2, 2, 4, 4, 3, 3, 6, 6]
    assert "helpers" not in sys.modules
    assert {*sys.modules} > before
    del agents
    gc.collect()
    assert {*sys.modules} <= before


@pytest.fixture
def _bot_with_helpers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An agent, mybot.py, with two helpers in the current folder."""
    monkeypatch.chdir(tmp_path)
    source = "import left as l\nfrom right import turn\n"
    source += "def agent(obs, config):\n    return l.lean() + turn()\n"
    files = {"mybot.py": source, "left.py": "def lean():\n    return 1\n"}
    write(tmp_path, {**files, "right.py": "def turn():\n    return 2\n"})


@pytest.mark.usefixtures("_bot_with_helpers")
def test_the_build_lists_what_it_put_in(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mybot.py", "--no-preflight", "-o", "built.py"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "  left.py, 2 lines",
        "  right.py, 2 lines",
        "  The helpers stand as code.",
    ]


@pytest.mark.usefixtures("_bot_with_helpers")
def test_check_notices_a_changed_helper(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mybot.py", "--no-preflight", "-o", "built.py"]) == 0
    assert main(["mybot.py", "-o", "built.py", "--check"]) == 0
    Path("left.py").write_text("def lean():\n    return 2\n")
    assert main(["mybot.py", "-o", "built.py", "--check"]) == 1
    assert "built.py is out of date" in capsys.readouterr().err


# Our own agents -----------------------------------------------------------------------------------


@pytest.mark.parametrize("is_code", [True, False])
@pytest.mark.parametrize("name", sorted(agent_files()))
def test_bundle_plays_as_its_agent_does(
    name: str, is_code: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = importlib.import_module(f"connectx.agents.{name}")
    folder = shutil.copytree(AGENTS_FOLDER, tmp_path / "theirs")
    file = folder / f"{name}.py"
    if not is_code:
        with file.open("a") as opened:
            opened.write("\nNAMES = [globals]\n")
    made = bundle(file, embed_arrays=True)
    assert (made.text_reason == "") is (is_code or not made.helpers)
    names = kaggle_environments.agent.get_last_callable(made.text).__globals__
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
def test_submission_needs_only_the_standard_library(python: str, tmp_path: Path) -> None:
    text = bundle(AGENTS_FOLDER / "perfect.py").text
    file = tmp_path / "submission.py"
    file.write_text(f"{text}\nprint(agent({OBSERVATION}, {CONFIGURATION}))", encoding="utf-8")
    done = subprocess.run([python, "-I", "-S", str(file)], stdout=subprocess.PIPE, check=True)
    assert done.stdout == b"3\n"  # the only opening move that wins


def test_the_perfect_players_file_is_not_replaced(capsys: Any) -> None:
    file = PROJECT / "submission" / "submission.py"
    before = file.read_bytes()
    assert main(["random_agent", "--no-preflight"]) == 2
    assert "holds the perfect player, expected -o FILE" in capsys.readouterr().err
    assert file.read_bytes() == before

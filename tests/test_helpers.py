"""Agents with files of their own: what is built of them plays as their source does."""

import gc
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import CONFIGURATION, PROJECT, command, kaggle_environments, refusal

from connectx.bundle.flatten import bundle
from connectx.players.player import Player, find_player
from connectx.processes.loading import load_agent

main = command("build")
build_agent = kaggle_environments.agent.build_agent
structify = kaggle_environments.utils.structify
CASES = (PROJECT / "tests" / "data" / "helper_cases.txt").read_text(encoding="utf-8")
STEPS = [{"step": step, "board": [0] * 42, "mark": 1} for step in range(5)]

# Prints the moves of an agent's source: executed as on Kaggle, but for one with relative imports.
PLAY = """
import importlib, json, random, sys
project, path, observations = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
sys.path += [project + "/" + path.rpartition("/")[0], project, sys.argv[4]]
random.seed(1)
with open(project + "/" + path) as file:
    source = file.read()
if "from ." in source:
    agent = importlib.import_module(path[:-3].replace("/", ".")).agent
else:
    exec(source, namespace := {})
    agent = [value for value in namespace.values() if callable(value)][-1]
print(json.dumps([agent(each, json.loads(sys.argv[5])) for each in observations]))
"""


def read_cases() -> list[Any]:
    """The cases: the agent's file, the modules to be embedded, the files."""
    cases = []
    for text in CASES.split("\n=== ")[1:]:
        title, _, files = text.partition("\n")
        name, path, embedded = (part.strip() for part in title.split("|"))
        parts = [part.partition("\n") for part in f"\n{files}".split("\n--- ")[1:]]
        written = {file: f"{source}\n" for file, _, source in parts}
        cases.append(pytest.param(path, embedded.split(), written, id=name))
    return cases


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def moves_of(agent: Any) -> list[int]:
    return [agent(structify(each), structify(CONFIGURATION)) for each in STEPS]


@pytest.mark.parametrize(("path", "embedded", "files"), read_cases())
def test_what_is_built_plays_as_its_source(
    path: str, embedded: list[str], files: dict[str, str], tmp_path: Path
) -> None:
    write(tmp_path, files)
    given = [str(tmp_path), path, json.dumps(STEPS), str(PROJECT), json.dumps(CONFIGURATION)]
    played = subprocess.run(
        [sys.executable, "-I", "-c", PLAY, *given], stdout=subprocess.PIPE, check=True
    )
    moves = json.loads(played.stdout)
    agent, built = str(tmp_path / path), tmp_path / "built.py"
    assert main([agent, "-o", str(built), "--no-preflight"]) == 0
    random.seed(1)
    assert moves_of(load_agent(Player.parse(agent).source, agent)) == moves
    random.seed(1)
    alone, _ = build_agent(str(built), {}, "connectx")
    assert moves_of(alone) == moves
    made = find_player(agent).made
    assert made is not None
    found = {each.path for each in made.helpers if each.name in made.embedded}
    assert found == ({each.path for each in made.helpers} if embedded == ["*"] else {*embedded})


def test_built_files_in_one_process_share_nothing_and_leave_nothing(tmp_path: Path) -> None:
    helper = "SEEN = []\n\nclass State:\n    pass\n\ndef add(value):\n    SEEN.append(value)\n"
    source = "import helpers\nfrom helpers import State\ndef agent(obs, config):\n"
    source += "    from helpers import SEEN, add\n    add({})\n    return sum(SEEN)\n"
    agents = []
    for number in (1, 2):
        files = {"mybot.py": source.format(number), "helpers.py": helper}
        write(tmp_path / str(number), files)
        text = bundle(tmp_path / str(number) / "mybot.py").text
        agents += [load_agent(text, None) for _ in range(2)]
    assert [agent(None, None) for agent in agents * 3] == [1, 1, 2, 2, 2, 2, 4, 4, 3, 3, 6, 6]
    assert "helpers" not in sys.modules
    assert any(name.startswith("embedded_") for name in sys.modules)
    del agents
    gc.collect()
    assert not any(name.startswith("embedded_") for name in sys.modules)


def test_a_whole_game_of_the_official_environment(tmp_path: Path) -> None:
    files = {"mybot.py": "import helpers as h\ndef agent(obs, config):\n    return h.pick(obs)\n"}
    files["helpers.py"] = "def pick(obs):\n    return obs.board.index(0) % 7\n"
    write(tmp_path, files)
    built = str(tmp_path / "built.py")
    assert main([str(tmp_path / "mybot.py"), "-o", built, "--no-preflight"]) == 0
    game = kaggle_environments.make("connectx")
    game.run([built, built])
    assert [state.status for state in game.state] == ["DONE", "DONE"]


@pytest.mark.parametrize(
    ("line", "helper", "message"),
    [
        ("from a import x", "def f(:", "a.py:1: not Python source"),
        ("from a import x", "from b import y\nx = 1", "b.py:1: import cycle: a.py -> b.py -> a.py"),
        ("import bots.none", "", "mybot.py:1: there is no file bots/none.py"),
        ("from a import none", "x = 1", "mybot.py:1: a.py does not define none"),
        ("from random import mine", "", "random.py: rename that file"),
    ],
)
def test_what_cannot_run_is_one_line(
    line: str, helper: str, message: str, tmp_path: Path, capsys: Any
) -> None:
    files = {"mybot.py": f"{line}\ndef agent(obs, config):\n    return 0\n", "a.py": helper}
    write(tmp_path, {**files, "b.py": "from a import x", "bots/x.py": "", "random.py": "mine = 1"})
    assert message in refusal("build", [str(tmp_path / "mybot.py")], capsys)


def test_the_build_lists_what_it_put_in_and_check_notices_a_changed_helper(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    source = "import torch\nimport left as l\nfrom right import turn\n"
    source += "def agent(obs, config):\n    return l.lean() + turn() + missing\n"
    files = {"mybot.py": source, "left.py": "def lean():\n    return 1\n"}
    write(tmp_path, {**files, "right.py": "def turn():\n    return 2\n"})
    assert main(["mybot.py", "--no-preflight", "-o", "built.py"]) == 0
    _, *lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "  left.py, 2 lines, embedded as a module (mybot.py:2: `import left as l`)",
        "  right.py, 2 lines, inlined",
        f"  mybot.py:1: imports torch, which is not in {tmp_path}; Kaggle may lack it",
        "  mybot.py:5: missing is not defined",
    ]
    assert main(["mybot.py", "-o", "built.py", "--check"]) == 0
    (tmp_path / "left.py").write_text("def lean():\n    return 2\n")
    assert main(["mybot.py", "-o", "built.py", "--check"]) == 1
    assert "built.py is out of date" in capsys.readouterr().err


def test_a_folder_is_built_unless_its_code_opens_other_files(tmp_path: Path, capsys: Any) -> None:
    files = {"main.py": "from mind import agent\n", "mind.py": "def agent(o, c):\n    return 4\n"}
    write(tmp_path / "bot", {**files, "README.md": "notes", "tests/test_mind.py": "import mind"})
    found = find_player(str(tmp_path / "bot"))
    assert not found.player.files
    assert load_agent(found.player.source, None)(None, None) == 4
    (tmp_path / "bot" / "mind.py").write_text(f"open('book.txt')\n{files['mind.py']}")
    (tmp_path / "bot" / "book.txt").touch()
    assert len(Player.parse(str(tmp_path / "bot")).files) == 5
    assert "one file would lack book.txt beside main.py; upload an archive: tar -czf" in refusal(
        "build", [str(tmp_path / "bot")], capsys
    )

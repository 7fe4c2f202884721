"""Agents in notebooks: which one it is, what comes with it, and where that cannot be told."""

import json
from pathlib import Path
from typing import Any

import pytest

from connectx.arena.child import Limits
from connectx.arena.loading import load_agent
from connectx.arena.process import try_loading
from connectx.build.notebook import cell_of
from connectx.build.player import Player
from connectx.errors import PlayerError

COURSE = [  # the shape of the exercises of Kaggle's course
    "from learntools.core import binder\nbinder.bind(globals())\n"
    "from learntools.game_ai.ex3 import *",
    "num_leaves = ____\nq_2.check()",
    "def my_agent(obs, config):\n    import random\n"
    "    return random.choice([c for c in range(config.columns) if obs.board[c] == 0])",
    "import inspect\nimport os\n\n"
    "def write_agent_to_file(function, file):\n"
    '    with open(file, "a" if os.path.exists(file) else "w") as f:\n'
    "        f.write(inspect.getsource(function))\n\n"
    'write_agent_to_file(my_agent, "submission.py")',
    "from kaggle_environments import make, utils\n"
    'agent = utils.get_last_callable(utils.read_file("submission.py"))\n'
    'env = make("connectx")\nenv.run([agent, agent])',
]
TUTORIAL = [
    "!pip install kaggle-environments\n%matplotlib inline\nimport random\nimport numpy as np",
    "from kaggle_environments import make, evaluate\nimport matplotlib.pyplot as plt\n"
    'env = make("connectx", debug=True)\nraise SystemExit("this cell is not to run")',
    "grid = np.zeros((6, 7))\nSEEN = []\nDEPTH = 1\n\n"
    "def drop_piece(grid, column):\n    SEEN.append(column)\n    return grid",
    "def agent(obs, config):\n    return 0",
    "%%time\nORDER = [3, 2]\nORDER.append(DEPTH + 4)",
    "ORDER[0] = 6\nfor column in range(2):\n    ORDER.append(column)",
    "def agent(obs, config):\n    for column in drop_piece(ORDER, 1):\n"
    "        if not obs.board[column]:\n            return column\n    return DEPTH",
    'env.run([agent, "random"])\nenv.render(mode="ipython")\nplt.plot(ORDER)',
    "def get_win_percentages(agent1, agent2):\n    return evaluate('connectx', [agent1, agent2])\n"
    "get_win_percentages(agent, 'random')",
]
CONFIG = type("Config", (), {"rows": 6, "columns": 7, "inarow": 4})()


def write(folder: Path, cells: list[str]) -> str:
    content = [
        {"cell_type": "markdown", "source": ["def agent(obs, config): 9"]},
        *({"cell_type": "code", "source": cell.splitlines(keepends=True)} for cell in cells),
    ]
    path = folder / "their.ipynb"
    path.write_text(json.dumps({"cells": content, "nbformat": 4}))
    return str(path)


def move(player: Player) -> Any:
    """What the agent answers on the empty board."""
    observation = type("Observation", (), {"board": [0] * 42, "mark": 1})()
    return load_agent(player.source, None)(observation, CONFIG)


def test_the_file_that_a_cell_writes_is_the_player(tmp_path: Path) -> None:
    cells = [
        "%%writefile helper.py\nX = 1",
        "%%writefile submission.py\nimport random\n\ndef act(obs, config):\n    return DEPTH\n",
        "%%writefile -a submission.py\nDEPTH = 3",
        "%%writefile notes.py\ndef nobody(obs, config):\n    return 9",
        "def agent(obs, config):\n    return 9\n%run submission.py",
    ]
    assert move(Player.parse(write(tmp_path, cells))) == 3
    assert move(Player.parse(write(tmp_path, cells) + ":act:DEPTH=5")) == 5


def test_a_file_of_another_name_is_the_last_that_is_written(tmp_path: Path) -> None:
    source = "def act(obs, config):\n    return {}\n"
    lines = "%%writefile first.py\n", "%%file /kaggle/working/bot.py\n"
    cells = [line + source.format(column) for column, line in enumerate(lines, start=1)]
    assert move(Player.parse(write(tmp_path, cells))) == 2
    cells += ["N = 2", "def other(obs, config):\n    return N", "def left(obs, config):\n    pass"]
    other = Player.parse(write(tmp_path, cells) + ":other:N=5")
    assert (other.name, move(other)) == ("their:other:N=5", 5)


def test_the_agent_of_the_course_is_found(tmp_path: Path) -> None:
    player = Player.parse(write(tmp_path, COURSE))
    assert move(player) in range(7)
    assert "learntools" not in player.source


def test_a_function_comes_with_what_it_needs_and_nothing_else(tmp_path: Path) -> None:
    player = Player.parse(write(tmp_path, TUTORIAL))
    assert move(player) == 6
    for absent in ("kaggle_environments", "plt", "np", "get_win", "return 0", "random", "SystemEx"):
        assert absent not in player.source
    for present in ("SEEN = []", "ORDER.append(DEPTH + 4)", "for column in range(2)"):
        assert present in player.source
    set_constant = Player.parse(write(tmp_path, TUTORIAL) + ":DEPTH=2")
    assert set_constant.name == "their:DEPTH=2"
    assert "DEPTH = 2" in set_constant.source


@pytest.mark.parametrize(
    ("cells", "column"),
    [
        (["def agent(obs, config):\n    return 1", "def my_agent(obs, config):\n    return 2"], 2),
        (["class Bot:\n    def __call__(self, o, c):\n        return 3", "agent = Bot()"], 3),
        (["def agent(obs, config):\n    return table[1]", "table = {}\ntable[1] = 6"], 6),
        (["N = 1", "def f():\n    return N", "M = f()", "N = 5", "def agent(o, c): return M"], 1),
        (["N = 1\nN = N + 1\nN += 1", "def agent(o, c):\n    return N"], 3),
        (["T = []", "def fill(t):\n    t.append(4)", "fill(T)", "def agent(o, c): return T[0]"], 4),
        (["def agent(o, c):\n    return 1 +", "def agent(o, c):\n    return 2"], 2),
    ],
)
def test_it_plays_as_in_the_notebook(tmp_path: Path, cells: list[str], column: int) -> None:
    player = Player.parse(write(tmp_path, cells))
    assert move(player) == column


def test_what_is_missing_is_said_in_one_line(tmp_path: Path) -> None:
    cells = ["def left(obs, config):\n    return 0\ndef two(obs, config):\n    return 3"]
    path = write(tmp_path, cells)
    usual = "%%writefile submission.py, my_agent or agent"
    for more, missing in (("", usual), (":three", "three")):
        with pytest.raises(PlayerError) as raised:
            Player.parse(path + more)
        listed = f"its functions: {path}:left, {path}:two"
        assert str(raised.value) == f"{path}: no cell has {missing}; {listed}"


def test_what_no_cell_defines_is_named_when_it_plays(tmp_path: Path) -> None:
    cells = ["model = PPO(env)", "def agent(obs, config):\n    return model.predict(obs)"]
    problem = try_loading(30.0, Limits(), Player.parse(write(tmp_path, cells))).problem
    assert problem == "their: does not load: NameError: name 'PPO' is not defined"


@pytest.mark.parametrize("text", ["", "[]", '{"cells": 1}', '{"cells": [{}]}', "[" * 100_000])
def test_a_file_that_is_no_notebook_is_one_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "their.ipynb"
    path.write_text(text)
    with pytest.raises(PlayerError, match="not a Jupyter notebook"):
        Player.parse(str(path))


def test_it_is_said_which_cell_plays_and_that_a_string_does_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    agent = "def act(obs, config):\n    return 3\n"
    cells = [f"%%writefile {name}.py\n{agent}" for name in ("first", "submission")]
    Player.parse(write(tmp_path, cells))
    assert "plays the cell that writes submission.py, not first.py" in capsys.readouterr().err
    text = f"agent = {agent!r} + str(table)\nopen('submission.py', 'w').write(agent)"
    with pytest.raises(PlayerError, match="a cell writes the agent from a string; write it with"):
        Player.parse(write(tmp_path, [text]))


# The function that the author submits ------------------------------------------------------------

FIRST = "def agent(obs, config):\n    return 1"
SECOND = "def swarm(obs, config):\n    return 2"
WRITER = "def write(function, file):\n    open(file, 'w').write(inspect.getsource(function))"


@pytest.mark.parametrize(
    "submit",
    [
        "write_agent_to_file(swarm, 'submission.py')\nfrom submission import swarm as agent",
        "save(file='/kaggle/working/main.py', function=swarm)",
        f"{WRITER}\nPATH = 'bot.py'\nwrite(swarm, PATH)",
        "with open(PATH, 'w') as file:\n    file.write(inspect.getsource(swarm))",
        "with open(PATH, 'w') as file:\n    for each in [agent, swarm]:\n"
        "        file.write(getsource(each))",
        "for agent_number in range(1):\n    write_agent_to_file(swarm, 'submission.py')",
    ],
)
def test_the_function_that_is_written_plays(tmp_path: Path, submit: str) -> None:
    cells = [FIRST, SECOND, submit, "env.run([agent, 'random'])"]
    assert move(Player.parse(write(tmp_path, cells))) == 2


def test_a_definition_below_the_writing_cell_is_not_submitted(tmp_path: Path) -> None:
    cells = [SECOND, "write(swarm, 'submission.py')", SECOND.replace("2", "5")]
    assert move(Player.parse(write(tmp_path, cells))) == 2


@pytest.mark.parametrize(
    "binding",
    [
        "from kaggle_environments import make, agent",
        "from kaggle_environments import agent\nagent = agent.get_last_callable(submission)",
        "agent = get_last_callable('submission.py')",
    ],
)
def test_only_a_definition_counts_as_the_agent(tmp_path: Path, binding: str) -> None:
    assert move(Player.parse(write(tmp_path, [FIRST, binding]))) == 1
    path = write(tmp_path, [SECOND, "def left(board):\n    return 0", binding])
    with pytest.raises(PlayerError) as raised:
        Player.parse(path)
    assert str(raised.value).endswith(f"; its functions: {path}:swarm, {path}:left")


def test_what_a_name_is_made_into_still_plays(tmp_path: Path) -> None:
    cells = [FIRST, "def faster(f):\n    return lambda obs, config: 6", "agent = faster(agent)"]
    assert move(Player.parse(write(tmp_path, cells))) == 6


def test_a_constant_string_that_is_written_plays(tmp_path: Path) -> None:
    text = f"CODE = '''\n{SECOND}\n'''\nwith open('submission.py', 'w') as f:\n    f.write(CODE)"
    player = Player.parse(write(tmp_path, [FIRST, text]))
    assert move(player) == 2
    assert cell_of(player.source, player.source.split("\n").index("    return 2") + 1) == (2, 3)


def test_several_functions_in_several_files_are_a_question(tmp_path: Path) -> None:
    cells = [FIRST, SECOND, WRITER, "write(swarm, 'one.py')", "write(agent, 'two.py')"]
    path = write(tmp_path, cells)
    with pytest.raises(PlayerError, match="choose one: ") as raised:
        Player.parse(path)
    assert str(raised.value).endswith(f"choose one: {path}:swarm, {path}:agent")
    assert move(Player.parse(f"{path}:swarm")) == 2

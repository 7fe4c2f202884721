"""`play`, as a notebook calls it: what it refuses, and how it says so."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest
from conftest import PROJECT

from errors import UserError
from play import play


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"opponent": "nosuch"}, "nosuch: unknown player, expected one of "),
        ({"opponent": "no/such.py"}, "no/such.py: no such file"),
        ({"seat": 3}, "seat is 3, expected 1 or 2"),
        ({"rows": 0}, "rows, columns and inarow are 0, 7, 4: no board"),
        ({"moves": "4458"}, "move 4, '8': expected a column from 1 to 7"),
        ({"moves": "1111111"}, "move 7: column 1 is full"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(UserError) as caught:
        play(**arguments)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_a_notebook_shows_that_line_and_no_traceback() -> None:
    command = [sys.executable, "-m", "IPython", "--colors=NoColor", "-c"]
    cell = "from play import play; play('nosuch')"
    ran = subprocess.run(
        [*command, cell], cwd=PROJECT, capture_output=True, text=True, timeout=60, check=False
    )
    shown = (ran.stdout + ran.stderr).strip()
    assert shown.startswith("PlayerError: nosuch: unknown player")
    assert "\n" not in shown


def test_a_players_file_is_named_without_its_path(tmp_path: Path) -> None:
    file = tmp_path / "leftmost.py"
    file.write_text("def agent(obs, config):\n    return obs.board.index(0)\n")
    view = play(str(file), seat=2).session.wait_until_idle()
    assert view["names"] == ["leftmost", "you"]
    assert view["moves"] == [0]


def test_an_agents_function_is_named_by_its_file() -> None:
    from agents.one_step import agent

    assert play(agent).view["names"] == ["you", "one_step"]


def test_a_player_that_differs_from_what_would_be_uploaded_is_warned_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sources = (
        "import random",
        "def agent(obs, config):\n    return random.choice([0, 1])",
        "import inspect\nwith open('submission.py', 'w') as f:\n"
        "    f.write(inspect.getsource(agent))",
    )
    cells = [nbformat.v4.new_code_cell(source) for source in sources]
    file = tmp_path / "theirs.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=cells), file)
    play(str(file)).session.close()
    assert "theirs: getsource writes agent without random; " in capsys.readouterr().err


def test_two_agents_are_watched() -> None:
    view = play("random", against="one_step", seat=2).session.view()
    assert view["names"] == ["random", "one_step"]

"""`play`, as a notebook calls it: what it refuses, and how it says so."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import PROJECT

from connectx import play
from connectx.agents import one_step
from connectx.errors import UserError


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"opponent": "nosuch"}, "nosuch: unknown player, expected one of "),
        ({"seat": 3}, "seat is 3, expected 1 or 2"),
        ({"rows": 0}, "rows is 0, expected an integer, at least 1"),
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
    cell = "from connectx.interactive import play; play('nosuch')"
    ran = subprocess.run(
        [*command, cell], cwd=PROJECT, capture_output=True, text=True, timeout=60, check=False
    )
    shown = (ran.stdout + ran.stderr).strip()
    assert shown.startswith("PlayerError: nosuch: unknown player")
    assert "Traceback" not in shown


def test_players_are_named_by_their_files_and_sit_where_they_should(tmp_path: Path) -> None:
    file = tmp_path / "leftmost.py"
    file.write_text("def agent(obs, config):\n    return obs.board.index(0)\n")
    view = play(str(file), seat=2).session.wait_until_idle()
    assert (view["names"], view["moves"]) == (["leftmost", "you"], [0])
    assert play(one_step.agent, against=str(file)).view["names"] == ["leftmost", "one_step"]


def test_a_player_that_differs_from_what_would_be_uploaded_is_warned_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "theirs.py"
    file.write_text("def agent(obs, config):\n    return 0\ndef helper(grid):\n    return 0\n")
    play(str(file)).session.close()
    assert "theirs: Kaggle calls helper, the last callable in " in capsys.readouterr().err

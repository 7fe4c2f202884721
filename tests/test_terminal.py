"""The board in a terminal, and the command that opens it."""

import io
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import pytest
from conftest import PROJECT, leftmost

from connectx.core.board import geometry_of
from connectx.interactive.questions import PAGE, YOU
from connectx.interactive.terminal import TerminalBoard
from connectx.levels import LEVELS
from connectx.position import read_position
from connectx.words import COLOURS


def played(*lines: str, seats: Sequence[str] = (YOU, "leftmost"), moves: str = "") -> str:
    """What is printed while these lines are typed."""
    output = io.StringIO()
    players = {"leftmost": leftmost, "failing": failing}
    with closing(TerminalBoard(read_position(moves), seats, players, output=output)) as board:
        board.play(lines)
    return output.getvalue()


def failing(observation: Any, configuration: Any) -> int:
    raise ValueError("no idea")


def test_a_whole_game_and_what_there_is_to_say_about_it() -> None:
    printed = played("4x", "567", "1")
    assert "'x' is not a key. Keys: " in printed
    assert "O . . X X X X\n1 2 3 4 5 6 7\n" in printed
    assert printed.endswith("\nThe game is over. You win! Four across, on move 7.\n")
    result, line, moves = printed.splitlines()[-11:-8]
    assert result == "You win! Four across, on move 7."
    assert line == "The line: 4-1, 5-1, 6-1, 7-1."
    assert moves == "Its moves: 4151617. To review them: connectx review 4151617"


def test_a_drawn_game_and_one_on_another_board() -> None:
    geometry = geometry_of(2, 3, 4)
    output = io.StringIO()
    with closing(
        TerminalBoard(read_position("1122", geometry), [YOU, YOU], {}, output=output)
    ) as board:
        board.play(["33"])
    assert "A draw. The board is full, and nobody has four in a row.\n" in output.getvalue()
    assert output.getvalue().endswith("connectx review 112233 --rows 2 --columns 3 --inarow 4\n")


def test_two_agents_play_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("connectx.interactive.terminal.WATCHED_SECONDS", 0.0)
    printed = played(seats=("leftmost", "leftmost"), moves="4223374")
    assert "Red wins! Four " in printed
    assert ", on move 9." in printed


def test_a_player_that_fails_leaves_the_game_open() -> None:
    printed = played("4", "", "u", "s", seats=(YOU, "failing"))
    problem = "failing made no legal move (error: ValueError: no idea)"
    again = "Enter asks again; or undo, or start a new game."
    assert printed.count(f"{problem}. {again}") == 3
    assert "\nYour turn.\n" in printed


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("4u", "Your turn."),
        ("u", "Nothing to undo."),
        ("s", "Your turn. Red played column 1."),
        ("4n", "Your turn."),
        ("4567n", "Your turn."),
        ("456h", "Try column 3. That makes four: you win!"),
    ],
)
def test_what_keys_do(keys: str, words: str) -> None:
    assert played(keys).splitlines()[-1].startswith(words)


def test_the_computer_has_the_levels_and_the_board_the_colours_of_the_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("FORCE_COLOR", "COLORTERM"):
        monkeypatch.setenv(name, "truecolor")
    printed = played("4", *"lllll", seats=(YOU, PAGE))
    for level in LEVELS:
        assert f"Red (X): you; Yellow (O): the computer, {level.name}." in printed
    assert "Your turn. Yellow played column " in printed
    for colour in COLOURS:
        assert ";".join(str(int(colour[n : n + 2], 16)) for n in (1, 3, 5)) in printed


def test_the_command() -> None:
    command = [*(sys.executable, "-m", "connectx", "play"), "one_step", "--terminal"]
    command += ["--seat", "2", "--moves", "1212"]
    ran = subprocess.run(
        command, input="3\nq\n", cwd=PROJECT, capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 0, ran.stderr
    assert "Red played column " in ran.stdout
    assert ran.stderr == ""

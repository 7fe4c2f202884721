"""The board in a terminal, and the command that opens it."""

import io
import re
import subprocess
import sys
from time import monotonic
from typing import Any

import pytest
from conftest import PROJECT, leftmost
from rich.console import Console

from agents.core.board import geometry_of
from play import game_of
from play.__main__ import main
from play.session import Session
from play.terminal import draw_board, play_in_terminal


def played(*lines: str, seat: int = 0, size: tuple[int, int, int] = (6, 7, 4)) -> str:
    """What is printed while these lines are typed."""
    output = io.StringIO()
    players = (None, leftmost) if seat == 0 else (leftmost, None)
    play_in_terminal(Session(game_of("", geometry_of(*size)), players), lines, output)
    return output.getvalue()


def test_a_whole_game() -> None:
    printed = played("4", "567")
    assert printed.rstrip().endswith("You won on move 7.")
    assert "1 | O  .  . *X**X**X*[X]|" in printed


def test_undo_takes_back_the_reply_too() -> None:
    assert played("4u").rstrip().endswith("Your move (X).")
    assert "X " not in played("4u").split("7\n")[-2]
    assert "There is nothing to undo." in played("u")


def test_a_hint() -> None:
    assert "Hint: column " in played("h", size=(4, 5, 3))


def test_the_second_seat_and_changing_it() -> None:
    assert "X played 1. Your move (O)." in played(seat=1)
    assert "X played 1. Your move (O)." in played("s")


def test_a_wrong_key_is_named() -> None:
    assert "'x' is not a key." in played("x")
    assert "Column 1 is full." in played("2", "1", "1", "1", size=(3, 7, 4))
    assert "There is no column 9." in played("9")


def test_keys_after_the_end_of_a_game_leave_the_result_on_show() -> None:
    last = played("4", "5675").splitlines()[-1]
    assert last == "The game is over. You won on move 7."


def test_a_move_shows_before_the_reply() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    shown = [""]

    def watching(observation: Any, configuration: Any) -> int:
        end = monotonic() + 10
        while not shown[0].rstrip().endswith("watching is thinking (O).") and monotonic() < end:
            shown[0] = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", output.getvalue())
        return leftmost(observation, configuration)

    output = Terminal()
    play_in_terminal(Session(game_of(""), (None, watching)), ["4"], output)
    assert "1 | .  .  . [X] .  .  . |" in shown[0]
    assert shown[0].rstrip().endswith("watching is thinking (O).")


def test_colours_only_where_there_are_any() -> None:
    plain, coloured = io.StringIO(), io.StringIO()
    Console(file=plain).print(draw_board(game_of("4")))
    colours = Console(file=coloured, force_terminal=True, color_system="256")
    colours.print(draw_board(game_of("4")))
    assert "\x1b" not in plain.getvalue()
    assert "\x1b" in coloured.getvalue()


def test_the_command() -> None:
    command = [sys.executable, "-m", "play", "one_step", "--terminal", "--columns", "5"]
    ran = subprocess.run(
        command, input="3\nq\n", cwd=PROJECT, capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 0, ran.stderr
    assert "O played " in ran.stdout
    assert ran.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["minmax"], "minmax: unknown player, did you mean minimax?"),
        (["one_step", "--rows", "0"], "rows, columns and inarow are 0, 7, 4: no board"),
    ],
)
def test_what_is_no_game_is_refused(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--terminal"]) == 2
    assert capsys.readouterr().err.startswith(f"play: {message}")

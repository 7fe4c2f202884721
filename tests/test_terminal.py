"""The board in a terminal, and the command that opens it."""

import io
import subprocess
import sys

import pytest
from conftest import PROJECT, command, leftmost

from connectx.interactive import game_of
from connectx.interactive.session import Session
from connectx.interactive.terminal import play_in_terminal

main = command("play")


def played(*lines: str) -> str:
    """What is printed while these lines are typed."""
    output = io.StringIO()
    play_in_terminal(Session(game_of(""), (None, leftmost)), lines, output)
    return output.getvalue()


def test_a_whole_game() -> None:
    printed = played("4x", "567")
    assert "'x' is not a key. Keys: " in printed
    assert printed.rstrip().endswith("You won on move 7.")
    assert "O . . X X X X\n1 2 3 4 5 6 7\n" in printed


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("4u", "Your move (X)."),
        ("u", "There is nothing to undo."),
        ("s", "X played 1. Your move (O)."),
        ("4n", "Your move (X)."),
        ("45675", "The game is over. You won on move 7."),
        ("456h", "Hint: column 3, "),
    ],
)
def test_what_keys_do(keys: str, words: str) -> None:
    assert played(keys).splitlines()[-1].startswith(words)


def test_the_command() -> None:
    command = [
        sys.executable,
        "-m",
        "connectx",
        "play",
        "one_step",
        "--terminal",
        "--columns",
        "5",
    ]
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
        (
            ["one_step", "--rows", "0"],
            "rows is 0, expected an integer, at least 1",
        ),
    ],
)
def test_what_is_no_game_is_refused(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--terminal"]) == 2
    assert capsys.readouterr().err.startswith(f"connectx play: {message}")

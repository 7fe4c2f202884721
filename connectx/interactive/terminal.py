"""The board in a terminal: digits drop discs, letters do the rest."""

import sys
from collections.abc import Iterable
from functools import partial
from itertools import chain
from typing import Any, TextIO

from rich.console import Console
from rich.text import Text

from connectx.arena.game import SIGNS, column_name
from connectx.command_line import Output
from connectx.interactive.session import Session

HELP = "Keys: a column to drop a disc; u undo, h hint, s change seats, n new game, q quit, ? help"
ACTIONS = {"u": "undo", "n": "new", "s": "swap", "h": "hint"}
COLOURS = ("bold dark_orange", "bold dodger_blue2")


def play_in_terminal(
    session: Session, lines: Iterable[str] | None = None, output: TextIO | None = None
) -> None:
    """Play until the person quits or the input ends.

    `lines` are of any number of keys: "4", "u", "44u3". The default is standard input.
    """
    console = Output(file=output, highlight=False)
    say = partial(console.print, markup=False, soft_wrap=True)
    say(f"{HELP}. A line may hold several.")
    for line in chain([""], sys.stdin if lines is None else lines):
        note = ""
        for key in "".join(line.split()).lower():
            if key == "q":
                return
            note = _do(session, key)
            if note or _wait(session, console)["problem"]:
                break
        view = _wait(session, console)
        board = Text(str(session.game.board))
        for sign, colour in zip(SIGNS, COLOURS):  # where the terminal has colours
            board.highlight_words([sign], colour)
        say(board)
        say(note or view["status"])


def _do(session: Session, key: str) -> str:
    """Do what a key stands for. Returns a message, unless the session has one."""
    names = [column_name(column) for column in range(session.game.geometry.columns)]
    if key in names:  # on a board so wide that it has a column u, the letter drops a disc
        session.do("play", column=names.index(key))
    elif key in ACTIONS:
        session.do(ACTIONS[key])
    else:
        return f"{HELP}." if key == "?" else f"{key!r} is not a key. {HELP}."
    return ""


def _wait(session: Session, console: Console) -> dict[str, Any]:
    """The view once nobody is thinking; a terminal shows meanwhile who is."""
    with console.status(Text(session.view()["status"])):
        return session.wait_until_idle()

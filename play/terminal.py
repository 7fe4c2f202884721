"""The board in a terminal: digits drop discs, letters do the rest.

    2 | .  .  .  X  .  .  . |
    1 | .  .  O  X [O] .  . |
        1  2  3  4  5  6  7

Discs are X and O, coloured if the terminal has colours; the last one is in brackets, a winning line
between stars.
"""

import sys
from collections.abc import Iterable
from functools import partial
from itertools import chain
from typing import Any, TextIO

from rich.console import Console
from rich.text import Text

from arena.command_line import Output
from arena.game import SIGNS, Game, column_name
from play.draw import discs_of, winning_line
from play.session import Session

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
        say(draw_board(session.game))
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


def draw_board(game: Game) -> Text:
    """The board in letters, coloured."""
    rows, columns = game.geometry.rows, game.geometry.columns
    seats = {square: ply % 2 for ply, square in enumerate(discs_of(game))}
    last, line = next(reversed(seats), None), winning_line(game)
    margin = len(str(rows))
    text = Text()
    for row in reversed(range(rows)):
        text.append(f"{row + 1:>{margin}} |")
        for place in ((row, column) for column in range(columns)):
            before, after = "[]" if place == last else "**" if place in line else "  "
            seat = seats.get(place)
            style = "" if seat is None else COLOURS[seat] + " reverse" * (place in line)
            text.append(before).append("." if seat is None else SIGNS[seat], style).append(after)
        text.append("|\n")
    names = " ".join(f"{column_name(column)} " for column in range(columns))
    return text.append(" " * (margin + 3) + names.rstrip())

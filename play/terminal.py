"""The board in a terminal: digits drop discs, letters do the rest.

    2 | .  .  .  X  .  .  . |
    1 | .  .  O  X [O] .  . |
        1  2  3  4  5  6  7

Discs are X and O, coloured if the terminal has colours; the last one is in brackets, a winning line
between stars. Without a terminal, lines are read from a pipe and the boards printed plainly.
"""

import sys
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from typing import Any, TextIO

from rich.console import Console, Group
from rich.live import Live
from rich.text import Text

from arena.command_line import Output
from arena.game import SIGNS, Game, column_name
from play.game import discs_of, winning_line
from play.session import Session

HELP = (
    "Keys: a column to drop a disc; u undo, g resume, h hint, s change seats, n new game, "
    "q quit, ? help; Ctrl-C stops an agent that is thinking"
)
ACTIONS = {"u": "undo", "n": "new", "s": "swap", "h": "hint", "g": "resume"}
COLOURS = ("bold dark_orange", "bold dodger_blue2")


def play_in_terminal(
    session: Session, commands: Iterable[str] | None = None, output: TextIO | None = None
) -> None:
    """Play until the person quits or the input ends.

    `commands` are lines of any number of keys: "4", "u", "44u3". The default is standard input.
    """
    console = Output(file=output, highlight=False)
    # Only a terminal has an edge to wrap at.
    say = partial(console.print, markup=False, soft_wrap=not console.is_terminal)
    say(f"{HELP}. A line may hold several.")
    for line in chain([""], _lines(console) if commands is None else commands):
        note = ""
        for key in "".join(line.split()).lower():
            if key == "q":
                return
            note = _do(session, key)
            _wait(session, console)
            if note or session.view()["problem"]:
                break
        view = _wait(session, console)
        console.print(draw_board(session.game))
        say(note or view["status"] + (" (g: resume)" if view["waiting"] else ""))


def _do(session: Session, key: str) -> str:
    """Do what a key stands for. Returns a message, unless the session has one."""
    names = [column_name(column) for column in range(session.game.geometry.columns)]
    if key in names:  # on a board so wide that it has a column u, the letter drops a disc
        session.do("play", column=names.index(key))
    elif key.isdigit():
        session.do("play", column=int(key) - 1)  # which says that there is no such column
    elif key in ACTIONS:
        session.do(ACTIONS[key])
    else:
        return f"{HELP}." if key == "?" else f"{key!r} is not a key. {HELP}."
    return ""


def _lines(console: Console) -> Iterator[str]:
    """What is typed or piped in, line by line."""
    prompt = "> " if sys.stdin.isatty() else ""
    while True:
        try:
            yield console.input(prompt)
        except EOFError:
            return


def _wait(session: Session, console: Console) -> dict[str, Any]:
    """The view once nobody is thinking; meanwhile a terminal shows the board and the status."""
    view = session.view()
    while view["thinking"]:
        board = Group(draw_board(session.game), Text(view["status"]))
        with Live(board, console=console, auto_refresh=False, transient=True):
            try:
                view = session.wait_until_idle()
            except KeyboardInterrupt:
                session.do("stop")
                view = session.view()
    return view


def draw_board(game: Game) -> Text:
    """The board in letters, coloured."""
    rows, columns = game.geometry.rows, game.geometry.columns
    seats = {(row, column): seat for row, column, seat in discs_of(game)}
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

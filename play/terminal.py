"""The board in a terminal: digits drop discs, letters do the rest.

    2 | .  .  .  X  .  .  . |
    1 | .  .  O  X [O] .  . |
        1  2  3  4  5  6  7

Discs are X and O, coloured if the terminal has colours; the last one is in brackets, a winning line
between stars. Without a terminal, lines are read from a pipe and the boards printed plainly.
"""

import sys
from collections.abc import Iterable, Iterator
from typing import TextIO

from rich.console import Console, Group
from rich.live import Live
from rich.text import Text

from arena.progress import Output
from play.game import column_name
from play.session import SIGNS, Session

HELP = "a column to drop a disc; u undo, r redo, h hint, s change seats, n new game, q quit, ? help"
COLOURS = ("bold dark_orange", "bold dodger_blue2")
LINE_COLOURS = ("bold black on dark_orange", "bold white on dodger_blue2")


def play_in_terminal(
    session: Session, commands: Iterable[str] | None = None, output: TextIO | None = None
) -> None:
    """Play until the person quits or the input ends.

    `commands` are lines of any number of keys: "4", "u", "44u3". The default is standard input.
    """
    console = Output(file=output, highlight=False)
    _say(f"Keys: {HELP}. A line may hold several.", console)
    _let_opponent_move(session, console)
    _show(session, console)
    for line in _lines(console) if commands is None else commands:
        note = ""
        for key in "".join(line.split()).lower():
            if key == "q":
                return
            note = _do(session, key, console)
            _let_opponent_move(session, console)
            if session.problem:
                break
        _show(session, console, note)


def _do(session: Session, key: str, console: Console) -> str:
    """Do what a key stands for. Returns what there is to say about it."""
    names = [column_name(column) for column in range(session.game.geometry.columns)]
    actions = {"u": session.undo, "r": session.redo, "n": session.new_game}
    session.problem = ""
    if key in names:  # on a board so wide that it has a column u, the letter drops a disc
        session.play(names.index(key))
    elif key == "u" and not session.can_undo:
        return "There is nothing to undo."
    elif key == "r" and not session.can_redo:
        return "There is nothing to redo."
    elif key in actions:
        actions[key]()
    elif key == "s":
        session.sit(1 - session.seat)
    elif key == "h":
        with _meanwhile("Looking for a good column ...", session, console):
            return session.hint()[1]
    elif key == "?":
        return f"Keys: {HELP}."
    else:
        return f"{key!r} is not a key. Keys: {HELP}."
    return ""


def _lines(console: Console) -> Iterator[str]:
    """What is typed or piped in, line by line."""
    prompt = "> " if sys.stdin.isatty() else ""
    while True:
        try:
            yield console.input(prompt)
        except EOFError:
            return


def _let_opponent_move(session: Session, console: Console) -> None:
    if session.opponents_turn:
        with _meanwhile(session.status(), session, console):
            session.answer()


def _meanwhile(text: str, session: Session, console: Console) -> Live:
    """On a terminal, shows the board and `text` until the block ends."""
    board = Group(draw_board(session), Text(text))
    return Live(board, console=console, auto_refresh=False, transient=True)


def _show(session: Session, console: Console, note: str = "") -> None:
    console.print(draw_board(session))
    _say(note or session.problem or session.status(), console)


def _say(text: str, console: Console) -> None:
    # Only a terminal has an edge to wrap at.
    console.print(text, markup=False, soft_wrap=not console.is_terminal)


def draw_board(session: Session) -> Text:
    """The board in letters, coloured."""
    game = session.game
    geometry = game.geometry
    discs = game.discs()
    seats = {(row, column): seat for row, column, seat in discs}
    last = discs[-1][:2] if discs else None
    line = set(game.winning_line())
    margin = len(str(geometry.rows))
    text = Text()
    for row in reversed(range(geometry.rows)):
        text.append(f"{row + 1:>{margin}} |")
        for column in range(geometry.columns):
            place = (row, column)
            before, after = "[]" if place == last else "**" if place in line else "  "
            sign, style = ".", ""
            if place in seats:
                sign = SIGNS[seats[place]]
                style = (LINE_COLOURS if place in line else COLOURS)[seats[place]]
            text.append(before).append(sign, style).append(after)
        text.append("|\n")
    names = " ".join(f"{column_name(column)} " for column in range(geometry.columns))
    text.append(" " * (margin + 3) + names.rstrip())
    return text

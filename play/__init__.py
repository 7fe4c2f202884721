"""A game in progress, and where people play it.

    from play import play

    play("minimax")    # a board in Jupyter; in a terminal: python evaluate.py --play minimax

game         a game in progress: play, undo, redo, the winning line
session      a person's game against an agent, with hints
draw         boards and trees as SVG, for the notebooks
widget       the board in Jupyter
terminal     the board in a terminal
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from arena.errors import UserError
from arena.game import read_geometry
from play.draw import draw_game
from play.game import GameInProgress, game_of

if TYPE_CHECKING:
    from play.widget import BoardWidget

__all__ = ["GameInProgress", "draw_game", "game_of", "play"]


def play(
    opponent: str | Callable[..., Any] = "minimax",
    *,
    seat: int = 1,
    rows: int = 6,
    columns: int = 7,
    inarow: int = 4,
    scores: bool = False,
    moves: str = "",
) -> "BoardWidget":
    """A board to play on, as the value of a notebook's cell.

    `opponent` is anything `evaluate.py` takes as a player, a function of your own, or "two people".
    In `seat` 1 you move first, in 2 second. With `scores` the board shows what every column is
    worth. `moves`, such as "4453", are played before the game begins.

    Raises UserError for a player, board, seat or moves that do not exist.
    """
    if seat not in (1, 2):
        raise UserError(f"seat is {seat!r}, expected 1 or 2")
    game = game_of(moves, read_geometry(rows, columns, inarow))
    try:
        from play.widget import BoardWidget  # late: only a notebook needs what it imports
    except ModuleNotFoundError as error:
        raise UserError(f"the board needs {error.name}: pip install {error.name}") from error
    return BoardWidget(opponent, game, seat=seat - 1, scores=scores)

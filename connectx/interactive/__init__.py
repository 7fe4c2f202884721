"""A game in progress, and where people play it.

    from connectx import play

    play("minimax")    # a board in Jupyter; elsewhere: connectx play minimax

session      what people do, what they see, and the agents at the board
analysis     scores, hints, reasons, and the move that decided a game
widget       the board in Jupyter
server       the board on a page of its own
terminal     the board in a terminal
draw         boards as SVG, for notebooks and docs

What the browser shows is in `connectx/web`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from connectx.arena.game import game_of_moves as game_of
from connectx.arena.game import read_geometry
from connectx.errors import UserError, needs_extra
from connectx.interactive.draw import draw_game
from connectx.players.player import Player
from connectx.processes.process import warn_about

if TYPE_CHECKING:
    from connectx.interactive.widget import BoardWidget

__all__ = ["draw_game", "game_of", "play"]

NOBODY = "two people"  # in place of an opponent's name


def play(
    opponent: str | Callable[..., Any] = "minimax",
    *,
    seat: int = 1,
    against: str | Callable[..., Any] | None = None,
    rows: int = 6,
    columns: int = 7,
    inarow: int = 4,
    scores: bool = False,
    evaluation: bool = False,
    why: bool = False,
    moves: str = "",
) -> "BoardWidget":
    """A board to play on, as the value of a notebook's cell.

    `opponent` is anything `evaluate.py` takes as a player, a function of your own, or "two people".
    In `seat` 1 you move first, in 2 second. With `against`, a second player, you watch: it sits in
    your seat. What is shown at first: with `scores` what every column is worth, with `evaluation`
    who stands to win and the mistakes so far, with `why` the reasons. `moves`, such as "4453", are
    played before the game begins. A player's warning is printed on stderr.

    Raises UserError for a player, board, seat or moves that do not exist.
    """
    if seat not in (1, 2):
        raise UserError(f"seat is {seat!r}, expected 1 or 2")
    game = game_of(moves, read_geometry(rows, columns, inarow))
    with needs_extra("notebook"):
        from connectx.interactive.widget import BoardWidget
    players = [
        Player.parse(each) if isinstance(each, str) else each
        for each in (against, None if opponent == NOBODY else opponent)
    ]
    for player in players:
        if isinstance(player, Player):
            warn_about(player)
    shown = {"scores": scores, "evaluation": evaluation, "why": why}
    shows = [what for what, on in shown.items() if on]
    return BoardWidget(game, players if seat == 1 else players[::-1], shows=shows)

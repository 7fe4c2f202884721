"""ConnectX: a perfect player in one file, and the bench to build, measure and improve players.

`from connectx import NAME` imports what most programs need. It is loaded at its first use.
`help(connectx.Board)` describes one. The examples in docstrings use these names, and numpy as `np`,
without importing them:

    Board, Solver, Deadline     positions, their exact scores, time limits
    read_board                  the board of Kaggle's observation
    Boards, label, read_dataset many positions as numpy arrays, the scores of all their columns
    Judge, explain              scores within a time, and reasons in words
    play                        a board to play on, in a notebook
    draw_game, review_game      a picture of a game; a game judged by exact scores
    read_position               the game in a text such as "4453", a list, a board or an `env`
    accuracy                    how often a player moves best, in positions with known scores
    grade                       whether an answer is legal and best, and what it costs
    match                       games of two players, and who is better
    rate                        a player's rating, on a scale that stays
    get_win_percentages         the function of Kaggle's course that compares two agents

In a shell, `connectx` lists the commands. docs/developing.md lists the parts of the package.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from connectx.arena.match import match as match
    from connectx.arena.win_percentages import get_win_percentages as get_win_percentages
    from connectx.bench.learning.accuracy import accuracy as accuracy
    from connectx.bench.learning.dataset import read_dataset as read_dataset
    from connectx.bench.learning.grade import grade as grade
    from connectx.bench.learning.label import label as label
    from connectx.bench.play import play as play
    from connectx.bench.review.draw import draw_game as draw_game
    from connectx.bench.review.moves import review_game as review_game
    from connectx.bench.review.why import explain as explain
    from connectx.bench.solver.judge import Judge as Judge
    from connectx.bench.solver.solver import Solver as Solver
    from connectx.bench.yardstick import rate as rate
    from connectx.core.board import Board as Board
    from connectx.core.boards import Boards as Boards
    from connectx.core.clock import Deadline as Deadline
    from connectx.core.observation import read_board as read_board
    from connectx.position import read_position as read_position

__version__ = "0.11.0"

PUBLIC = {
    "Board": "core.board",
    "Boards": "core.boards",
    "Deadline": "core.clock",
    "Judge": "bench.solver.judge",
    "Solver": "bench.solver.solver",
    "accuracy": "bench.learning.accuracy",
    "draw_game": "bench.review.draw",
    "explain": "bench.review.why",
    "get_win_percentages": "arena.win_percentages",
    "grade": "bench.learning.grade",
    "label": "bench.learning.label",
    "match": "arena.match",
    "play": "bench.play",
    "rate": "bench.yardstick",
    "read_board": "core.observation",
    "read_dataset": "bench.learning.dataset",
    "read_position": "position",
    "review_game": "bench.review.moves",
}
__all__ = [*PUBLIC]


def __getattr__(name: str) -> Any:
    """Load a public name at its first use."""
    if name not in PUBLIC:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"{__name__}.{PUBLIC[name]}"), name)
    return value


def __dir__() -> list[str]:
    """What `dir` and completion show."""
    return [*globals(), *PUBLIC]

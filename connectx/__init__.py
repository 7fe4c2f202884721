"""ConnectX: a perfect player in one file, and the bench to build, measure and improve players.

`from connectx import NAME` imports what most programs need. It is loaded at its first use.
`help(connectx.Board)` describes one. The examples in docstrings use these names, and numpy as `np`,
without importing them.

In a shell, `connectx` lists the commands. docs/developing.md lists the parts of the package.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from connectx.arena.match import match as match
    from connectx.arena.report import Result as Result
    from connectx.arena.win_percentages import WinPercentages as WinPercentages
    from connectx.arena.win_percentages import get_win_percentages as get_win_percentages
    from connectx.bench.learning.accuracy import Accuracy as Accuracy
    from connectx.bench.learning.accuracy import accuracy as accuracy
    from connectx.bench.learning.accuracy import accuracy_of as accuracy_of
    from connectx.bench.learning.dataset import DataSet as DataSet
    from connectx.bench.learning.dataset import read_dataset as read_dataset
    from connectx.bench.learning.env import ConnectXEnv as ConnectXEnv
    from connectx.bench.learning.env import VectorGames as VectorGames
    from connectx.bench.learning.env import random_columns as random_columns
    from connectx.bench.learning.export import export as export
    from connectx.bench.learning.grade import Grade as Grade
    from connectx.bench.learning.grade import grade as grade
    from connectx.bench.learning.label import label as label
    from connectx.bench.learning.stable import StableGames as StableGames
    from connectx.bench.play import play as play
    from connectx.bench.review.draw import draw_game as draw_game
    from connectx.bench.review.moves import Review as Review
    from connectx.bench.review.moves import review_game as review_game
    from connectx.bench.review.why import Explanation as Explanation
    from connectx.bench.review.why import explain as explain
    from connectx.bench.solver.judge import Judge as Judge
    from connectx.bench.solver.solver import Solver as Solver
    from connectx.bench.yardstick import Yardstick as Yardstick
    from connectx.bench.yardstick import rate as rate
    from connectx.core.board import Board as Board
    from connectx.core.board import Geometry as Geometry
    from connectx.core.boards import Boards as Boards
    from connectx.core.clock import Deadline as Deadline
    from connectx.core.observation import read_board as read_board
    from connectx.game import Game as Game
    from connectx.position import read_position as read_position
    from connectx.words import column_outcome as column_outcome

__version__ = "0.12.0"

_PUBLIC_NAMES = {  # the module of each, and what it is, as docs/api.md says too
    "Board": ("core.board", "a position, and the rules of the game"),
    "Geometry": ("core.board", "the size of a board"),
    "read_board": ("core.observation", "makes a `Board` of what Kaggle shows to an agent"),
    "Solver": ("bench.solver.solver", "finds exact scores of positions"),
    "Deadline": ("core.clock", "a time limit"),
    "Judge": ("bench.solver.judge", "finds exact scores within a time limit, and stores them"),
    "column_outcome": ("words", 'says a score in words, such as "wins in 9"'),
    "Boards": ("core.boards", "many positions as numpy arrays"),
    "label": ("bench.learning.label", "finds the exact scores of all columns of many positions"),
    "read_dataset": ("bench.learning.dataset", "reads a file that `connectx dataset` wrote"),
    "DataSet": ("bench.learning.dataset", "what `read_dataset` returns"),
    "export": ("bench.learning.export", "writes an agent that plays by a trained network"),
    "accuracy": (
        "bench.learning.accuracy",
        "counts how often a player moves best in positions with known scores",
    ),
    "accuracy_of": (
        "bench.learning.accuracy",
        "counts how often a function of many boards, such as a network, moves best",
    ),
    "Accuracy": ("bench.learning.accuracy", "what `accuracy` and `accuracy_of` return"),
    "grade": (
        "bench.learning.grade",
        "says whether an answer to a position is legal and best, and what it costs",
    ),
    "Grade": ("bench.learning.grade", "what `grade` returns"),
    "ConnectXEnv": ("bench.learning.env", "a game for reinforcement learning with gymnasium"),
    "VectorGames": ("bench.learning.env", "many games for reinforcement learning at once"),
    "StableGames": ("bench.learning.stable", "`VectorGames` for stable-baselines3"),
    "random_columns": (
        "bench.learning.env",
        "chooses a random legal column for each of many boards",
    ),
    "match": ("arena.match", "plays games of two players, and says who is better"),
    "Result": ("arena.report", "what `match` returns"),
    "rate": ("bench.yardstick", "rates a player on a scale that stays"),
    "Yardstick": ("bench.yardstick", "what `rate` returns"),
    "get_win_percentages": (
        "arena.win_percentages",
        "the function of Kaggle's course that compares two agents",
    ),
    "WinPercentages": ("arena.win_percentages", "what `get_win_percentages` returns"),
    "read_position": (
        "position",
        'reads the game in a text such as "4453", a list, a board or an `env`',
    ),
    "Game": ("game", "a game: its moves, players, configuration and result"),
    "review_game": ("bench.review.moves", "judges every move of a game by exact scores"),
    "Review": ("bench.review.moves", "what `review_game` returns"),
    "explain": ("bench.review.why", "says why a position is won, lost or drawn"),
    "Explanation": ("bench.review.why", "what `explain` returns"),
    "play": ("bench.play", "makes a board to play on, in a notebook"),
    "draw_game": ("bench.review.draw", "draws a picture of a game"),
}
# They need packages that `pip install connectx` does not bring. `import *` and `dir` leave them
# out, as either leads to loading every name.
_NEEDS_PACKAGES = ("ConnectXEnv", "StableGames", "VectorGames", "random_columns")

PUBLIC = {name: module for name, (module, _) in _PUBLIC_NAMES.items()}  # such as "core.board"
__all__ = [name for name in PUBLIC if name not in _NEEDS_PACKAGES]
if __doc__:  # not with `python -OO`
    __doc__ += "\nThe public names:\n\n"
    __doc__ += "".join(f"    {name:20}{text}\n" for name, (_, text) in _PUBLIC_NAMES.items())


def __getattr__(name: str) -> Any:
    """Load a public name at its first use, and keep its value among the global names.

    Python calls this for a name that the package does not have yet.
    """
    if name not in PUBLIC:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(f"{__name__}.{PUBLIC[name]}")
    value = getattr(module, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """Return the names that `dir` and completion show."""
    return sorted({*globals(), *__all__})

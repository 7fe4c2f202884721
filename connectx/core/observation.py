"""Kaggle's observation and configuration as a board: the only place that knows their format.

Both may be Kaggle's Struct, a plain dict, or any object with attributes. A missing field has
Kaggle's default.
"""

from collections.abc import Mapping
from typing import Any

from connectx.core.board import Board, board_of, geometry_of

DEFAULTS = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 2, "remainingOverageTime": 60}


def read_field(source: object, name: str) -> Any:
    """A field of an observation or configuration; its default, or None, if it is missing."""
    if isinstance(source, Mapping):
        return source.get(name, DEFAULTS.get(name))
    return getattr(source, name, DEFAULTS.get(name))


def read_time(obs: object, config: object) -> tuple[float, float]:
    """The seconds for this move, and the overage: seconds left in the game for slow moves.

    >>> read_time({"remainingOverageTime": 42.5}, {"actTimeout": 2})
    (2, 42.5)
    """
    return read_field(config, "actTimeout"), read_field(obs, "remainingOverageTime")


def read_board(obs: object, config: object) -> Board:
    """The board, with the side to move.

    `obs.board` lists the squares row by row from the top left: 0 for empty, 1 and 2 for the
    players' discs. `obs.mark` is the number of the side to move. Raises ValueError if either is
    missing or has another value, if the board does not have as many squares as the configuration
    says, or if a disc stands above an empty square.

    >>> board = read_board({"board": [0] * 41 + [1], "mark": 2}, {"rows": 6, "columns": 7})
    >>> board == Board.from_moves("7")
    True
    """
    geometry = geometry_of(*(read_field(config, name) for name in ("rows", "columns", "inarow")))
    squares, mark = read_field(obs, "board"), read_field(obs, "mark")
    if squares is None or mark is None:
        raise ValueError(f"the observation has no {'board' if squares is None else 'mark'}")
    return board_of(squares, mark, geometry)

"""Reads Kaggle's observation and configuration. No other module of `core` knows their format.

Both may be Kaggle's Struct, a plain dict, or any object with attributes. A missing field has
Kaggle's default.
"""

from collections.abc import Mapping
from typing import Any

from connectx.core.board import Board, board_of, geometry_of

DEFAULTS = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 2, "remainingOverageTime": 60}


def read_field(source: object, name: str) -> Any:
    """Return a field of an observation or configuration.

    If the field is missing, returns Kaggle's default, or None if Kaggle has no default for it.
    """
    if isinstance(source, Mapping):
        return source.get(name, DEFAULTS.get(name))
    return getattr(source, name, DEFAULTS.get(name))


def read_time(obs: object, config: object) -> tuple[float, float]:
    """Return the seconds for this move, and the overage: seconds left in the game for slow moves.

    >>> read_time({"remainingOverageTime": 42.5}, {"actTimeout": 2})
    (2, 42.5)
    """
    return read_field(config, "actTimeout"), read_field(obs, "remainingOverageTime")


def read_board(obs: object, config: object) -> Board:
    """Read the board and the side to move.

    `obs.board` lists the squares row by row from the top left: 0 for empty, 1 and 2 for the discs
    of the marks. `obs.mark` is the mark of the side to move. Raises ValueError if one of them is
    missing or has another value, if the board does not have as many squares as the configuration
    says, or if a disc stands above an empty square.

    >>> board = read_board({"board": [0] * 41 + [1], "mark": 2}, {"rows": 6, "columns": 7})
    >>> board == Board.from_moves("7")
    True
    """
    rows = read_field(config, "rows")
    columns = read_field(config, "columns")
    inarow = read_field(config, "inarow")
    geometry = geometry_of(rows, columns, inarow)
    squares = read_field(obs, "board")
    if squares is None:
        raise ValueError("the observation has no board")
    mark = read_field(obs, "mark")
    if mark is None:
        raise ValueError("the observation has no mark")
    return board_of(squares, mark, geometry)

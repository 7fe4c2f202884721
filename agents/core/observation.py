"""Kaggle's observation and configuration as a position: the only place that knows their format."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from agents.core.position import Geometry, Position, geometry_of, square


def read_geometry(config: Mapping[str, Any]) -> Geometry:
    """The geometry that a ConnectX configuration asks for."""
    return geometry_of(config["rows"], config["columns"], config["inarow"])


def read_position(obs: Mapping[str, Any], config: Mapping[str, Any]) -> tuple[Position, Geometry]:
    """The position in front of the side to move, and the geometry of its board.

    `obs["board"]` lists the squares row by row from the top left: 0 empty, 1 and 2 the marks of
    the players; `obs["mark"]` is the mark of the side to move. Raises ValueError where the board
    has another number of squares than the configuration.
    """
    geometry = read_geometry(config)
    board, mark = obs["board"], obs["mark"]
    if len(board) != geometry.rows * geometry.columns:
        raise ValueError(
            f"obs.board has {len(board)} squares, "
            f"expected {geometry.rows} x {geometry.columns} = {geometry.rows * geometry.columns}"
        )
    own = occupied = 0
    for place, disc in zip(_places_in_board_order(geometry), board):
        if disc:
            occupied |= place
            if disc == mark:
                own |= place
    return Position(own, occupied), geometry


@lru_cache(maxsize=64)
def _places_in_board_order(geometry: Geometry) -> tuple[int, ...]:
    return tuple(
        square(row, column, geometry)
        for row in reversed(range(geometry.rows))
        for column in range(geometry.columns)
    )

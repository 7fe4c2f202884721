"""The board's geometry: its size, how many discs in a row win, and the bit masks that follow.

The bit layout is drawn at the top of `position.py`.
"""

from functools import lru_cache
from typing import NamedTuple


class Geometry(NamedTuple):
    """The shape of a board. Make one with `geometry_of`; every field is a plain int.

    A bit mask names squares of the board as drawn in `position.py`.
    """

    rows: int
    columns: int
    inarow: int
    stride: int  # bits a column: its squares and one sentinel that is never occupied
    bottom: int  # the lowest square of every column
    board: int  # every square


@lru_cache(maxsize=64)
def geometry_of(rows: int, columns: int, inarow: int) -> Geometry:
    """The geometry of a board of `rows` x `columns` squares on which `inarow` discs win.

    Raises ValueError for a number below 1, the least that kaggle-environments accepts.
    """
    for name, value in (("rows", rows), ("columns", columns), ("inarow", inarow)):
        if value < 1:
            raise ValueError(f"{name} is {value}, expected at least 1")
    stride = rows + 1
    bottom = sum(1 << column * stride for column in range(columns))
    return Geometry(rows, columns, inarow, stride, bottom, bottom * ((1 << rows) - 1))


def square(row: int, column: int, geometry: Geometry) -> int:
    """The mask of one square; `row` counts from 0 at the bottom, `column` from 0 at the left."""
    return 1 << column * geometry.stride + row


def column_squares(column: int, geometry: Geometry) -> int:
    """The mask of all squares of a column."""
    return ((1 << geometry.rows) - 1) << column * geometry.stride


def directions(geometry: Geometry) -> tuple[int, int, int, int]:
    """How many bits lie between neighbours: up, along a row, down to the right, up to the right."""
    return 1, geometry.stride, geometry.stride - 1, geometry.stride + 1


@lru_cache(maxsize=64)
def run_shifts(geometry: Geometry) -> tuple[tuple[int, ...], ...]:
    """Per direction, the shifts that fold a mask onto itself until only starts of full runs stand.

    Folding doubles the length of the runs that are proved, so a run of n takes about log2(n)
    shifts: 1 and 2 squares for four in a row; 1, 2 and 1 for five; none for one.
    """
    steps = []
    proved = 1
    while proved < geometry.inarow:
        step = min(proved, geometry.inarow - proved)
        steps.append(step)
        proved += step
    return tuple(tuple(step * direction for step in steps) for direction in directions(geometry))

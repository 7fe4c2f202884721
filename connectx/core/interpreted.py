"""What the exact search needs of Python itself; `compiled.py` has the same of the compiler."""

import sys
from collections.abc import Callable

from connectx.core.board import Geometry, directions, has_won, winning_squares
from connectx.core.layout import STOP, SearchTools

MOST_RESULTS = 1 << 18  # are remembered; then all are forgotten


def interpreted_winning_squares(geometry: Geometry) -> Callable[[int], int]:
    """A function of discs: the squares, occupied or not, that complete a line with them.

    It remembers its results: they depend on one side's discs alone, and the same discs come back
    with other replies.
    """
    board = geometry.board
    steps = tuple((way, 2 * way) for way in directions(geometry)[1:])  # all but upwards

    def of_four(discs: int) -> int:
        squares = (discs << 1) & (discs << 2) & (discs << 3)  # on top of three
        for one, two in steps:
            between = (discs << one) & (discs >> one)  # a disc on both sides, occupied or not
            if between:
                squares |= between & ((discs << two) | (discs >> two))  # X_XX and XX_X
                middles = between & discs  # of three in a row
                if middles:
                    squares |= (middles << two) | (middles >> two)  # XXX_ and _XXX
        return squares & board

    find = of_four if geometry.inarow == 4 else lambda discs: winning_squares(discs, 0, geometry)

    class Results(dict[int, int]):  # answers faster than an lru_cache
        def __missing__(self, discs: int) -> int:
            if len(self) >= MOST_RESULTS:
                self.clear()
            squares = self[discs] = find(discs)
            return squares

    return Results().__getitem__


def interpreted_has_line(geometry: Geometry) -> Callable[[int], bool]:
    """A function of discs: whether they contain a line."""
    steps = tuple((way, 2 * way) for way in (*directions(geometry)[1:], 1))

    def of_four(discs: int) -> bool:
        for one, two in steps:
            pairs = discs & (discs >> one)
            if pairs & (pairs >> two):
                return True
        return False

    return of_four if geometry.inarow == 4 else lambda discs: has_won(discs, geometry)


def interpreted_tools(geometry: Geometry) -> SearchTools:
    """Plain Python, with leave to go as deep as the board has squares."""
    squares = geometry.rows * geometry.columns
    sys.setrecursionlimit(max(sys.getrecursionlimit(), 500 + squares))
    return SearchTools(
        jit=lambda function: function,
        winning_squares=interpreted_winning_squares,
        has_line=interpreted_has_line,
        count_bits=int.bit_count,
        bit_length=int.bit_length,
        pointer=lambda table: table,
        time_is_up=lambda frames: frames[STOP](),
        prefetch=None,
    )

"""What the parts of the exact search share: the fields of its memory, and what differs by speed.

The tools of plain Python stand here, too; `compiled.py` has those of the compiler.
"""

import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from connectx.core.board import Geometry, directions, has_won, winning_squares

# A thread's memory, `frames`, for 42 squares:
#
#     | fields | frame of 0 empty squares | of 1 | ... | of 42 | history ranks | the same, exact |
#
# The fields:
NODES = 0  # positions searched so far
STOP = 1  # asked whether to stop: compiled, a C function's address; interpreted, a function
TABLE = 2  # all tables: their address if compiled, else the list
SHALLOW_START = 3  # the first slot of the shallow table in use
SHALLOW_SHIFT = 4  # shifting a hash right by this gives its slot there
MIN_SHALLOW_SHIFT = 5  # the value of SHALLOW_SHIFT for the largest shallow table
GROW_AT = 6  # the value of NODES at which a larger shallow table comes into use
PROBE_FROM = 7  # from so many empty squares on, all children are looked up before any is searched
LEAST = 8  # a search that was stopped has proved that the score is from LEAST
MOST = 9  # to MOST
GOES_ON = 10  # 1 if the next call of `solve` resumes the search that was stopped
FIRST_FRAME = 11

# The frame of the positions with a certain number of empty squares:
#
#     | START  SHIFT  HISTORY | move  WINS  REPLIES | move  WINS  REPLIES | ...
#       in place of rank 0      rank 1                rank 2                    up to HIGHEST_RANK
#
# A move of the position that is searched stands at its rank, with its side's winning squares after
# it and the replies that do not lose at once. No move has rank 0.
WINS = 1  # after the field of the move
REPLIES = 2
RANK_FIELDS = 3
START = 0  # the first slot of the table for these positions
SHIFT = 1  # shifting a hash right by this gives its slot there
HISTORY = 2  # the field where the history ranks for these positions begin

HASH_FACTOR = 0x5851F42D4C957F2D  # odd, so multiplying by it loses nothing
HIGHEST_RANK = 62  # the moves of a position are bits of one integer, by rank
INFINITE_SCORE = 1 << 20
UNDECIDED = 1 << 22  # in place of a bound, if there is none that decides the null window
GAME_OVER = 1 << 21  # what `solve` returns if the game is over
# A search does something every 2 ** n nodes, where `nodes & (2 ** n - 1)` is 0.
CHECK_MASK = (1 << 8) - 1  # grow tables and, if interpreted, ask whether to stop: 2 ms
ASK_MASK = (1 << 15) - 1  # ask whether to stop, if compiled: 1 to 3 ms
CALLERS_DEPTH = 500  # calls of functions that are open when a search begins, at most
COMPILED_BITS = 63  # larger boards run on Python ints
MAX_RESULT_BITS = (1 << 18) * COMPILED_BITS  # of the results that winning squares remember


class SearchTools(NamedTuple):
    """What differs between the compiled and the interpreted search."""

    jit: Callable[[Any], Any]
    winning_squares: Callable[[Geometry], Callable[[int], int]]  # see `interpreted_...`
    has_line: Callable[[Geometry], Callable[[int], bool]]
    count_bits: Callable[[int], int]
    bit_length: Callable[[int], int]
    pointer: Callable[[Any], Any]  # makes an address indexable
    time_is_up: Callable[[Any], bool]
    prefetch: Any  # a function that brings a table's slot into the cache, or None


def highest_rank_of(geometry: Geometry) -> int:
    """Return the highest rank of a move, at least the number of columns.

    Boards that are compiled have fewer columns than HIGHEST_RANK.
    """
    return max(HIGHEST_RANK, geometry.columns)


def frame_size(geometry: Geometry) -> int:
    """Return the number of fields of a frame."""
    return RANK_FIELDS * (highest_rank_of(geometry) + 1)


def key_bits_of(geometry: Geometry) -> int:
    """Return the number of bits of a position's key, which is that of its hash."""
    return max(COMPILED_BITS, geometry.stride * geometry.columns)


def is_never_due() -> bool:
    """Return False: no search has to stop."""
    return False


def interpreted_winning_squares(
    geometry: Geometry, is_due: Callable[[], bool] = is_never_due
) -> Callable[[int], int]:
    """Make a function of discs that returns the squares that complete a line with them.

    The squares may be empty or occupied. The function stores its results, because they depend on
    one side's discs alone, which are the same after many replies. On a board of more than a machine
    word, a single node of the search can take seconds, so there the function raises TimeoutError as
    soon as `is_due`.
    """
    board = geometry.board
    steps = tuple((step, 2 * step) for step in directions(geometry)[1:])  # all but upwards

    def find_for_four(discs: int) -> int:
        squares = (discs << 1) & (discs << 2) & (discs << 3)  # on top of three
        for step, two_steps in steps:
            between = (discs << step) & (discs >> step)  # squares with a disc on both sides
            if between:
                squares |= between & ((discs << two_steps) | (discs >> two_steps))  # X_XX and XX_X
                middles = between & discs  # the middle one of three in a row
                if middles:
                    squares |= (middles << two_steps) | (middles >> two_steps)  # XXX_ and _XXX
        return squares & board

    def find_for_any(discs: int) -> int:
        return winning_squares(discs, 0, geometry)

    find = find_for_four if geometry.inarow == 4 else find_for_any
    max_results = MAX_RESULT_BITS // key_bits_of(geometry)
    asks_whether_due = geometry.stride * geometry.columns > COMPILED_BITS

    class Results(dict[int, int]):  # a look-up takes less time than that of an lru_cache
        def __missing__(self, discs: int) -> int:
            if asks_whether_due and is_due():
                raise TimeoutError
            if len(self) >= max_results:
                self.clear()
            squares = find(discs)
            self[discs] = squares
            return squares

    return Results().__getitem__


def interpreted_has_line(geometry: Geometry) -> Callable[[int], bool]:
    """Make a function of discs that tells whether they contain a line."""
    steps = tuple((step, 2 * step) for step in (*directions(geometry)[1:], 1))

    def has_four(discs: int) -> bool:
        for step, two_steps in steps:
            pairs = discs & (discs >> step)
            if pairs & (pairs >> two_steps):
                return True
        return False

    return has_four if geometry.inarow == 4 else lambda discs: has_won(discs, geometry)


def interpreted_tools(geometry: Geometry, is_due: Callable[[], bool] = is_never_due) -> SearchTools:
    """Return the tools of plain Python.

    A search calls itself once for each empty square. If Python's recursion limit is too low for
    that, it is raised for the whole process, as Python has no other. It is not lowered afterwards:
    another thread may be searching.

    On a board of more than a machine word, `winning_squares` asks whether it `is_due` to stop.
    """
    depth = CALLERS_DEPTH + geometry.rows * geometry.columns
    if sys.getrecursionlimit() < depth:
        sys.setrecursionlimit(depth)
    return SearchTools(
        jit=lambda function: function,
        winning_squares=lambda shape: interpreted_winning_squares(shape, is_due),
        has_line=interpreted_has_line,
        count_bits=int.bit_count,
        bit_length=int.bit_length,
        pointer=lambda table: table,
        time_is_up=lambda frames: frames[STOP](),
        prefetch=None,
    )

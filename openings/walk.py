"""Two plies of the proof: our move by the rule, and every reply of the opponent, in machine code.

A level of the proof is an array of packed boards: `canonical key << 2 | promise + 1`, sorted, no
key twice. Packed, a level of millions of boards sorts and merges in numpy.

The rules of the game are `agents/core/board.py`'s own functions on masks, compiled by numba, and
scores come from the solver's own compiled search. Only `Solver.best_column` is written a second
time, in a form that numba compiles; the tests hold it equal to the original.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agents.core.board import (
    Board,
    column_squares,
    columns_from_centre,
    has_won,
    legal_moves,
    mirror,
    run_shifts,
    urgent_move,
)
from agents.core.book import BOOK_GEOMETRY
from agents.core.kept_code import kept_solve
from agents.core.search import INFINITE_SCORE
from agents.core.solver import Solver

Packed = NDArray[np.int64]

WIN, DRAW, NOTHING = 1, 0, -1  # what can be promised


def pack(board: Board, promise: int) -> int:
    """A board and its promise in one number."""
    return board.canonical()[0].key << 2 | promise + 1


def unpack(packed: int) -> tuple[Board, int]:
    """The canonical board and the promise of a packed number."""
    own, occupied = discs_of(packed >> 2)
    return Board(own, occupied, 1 + occupied.bit_count() % 2, BOOK_GEOMETRY), (packed & 3) - 1


def discs_of(key: int) -> tuple[int, int]:
    """The own and the occupied squares of a key: what lies below the leading one of a column."""
    below, occupied = key, 0
    for _ in range(BOOK_GEOMETRY.rows):
        below = below >> 1 & BOOK_GEOMETRY.board
        occupied |= below
    return key - BOOK_GEOMETRY.bottom - occupied, occupied


def merge(parts: Sequence[Packed]) -> Packed:
    """All boards of the parts, sorted, each once, with its highest promise."""
    everything: Packed = np.unique(np.concatenate([*parts, np.empty(0, np.int64)]))
    last_of_its_key = np.append(np.diff(everything >> 2) != 0, True)[: len(everything)]
    distinct: Packed = everything[last_of_its_key]
    return distinct


class Walker:
    """Walks levels in machine code, with its own solver."""

    def __init__(self, table_bits: int) -> None:
        """Compile; the solver's table has 2 ** `table_bits` entries of 8 bytes."""
        self._solver = Solver(
            BOOK_GEOMETRY, table_bits=table_bits, compiled=True, compile_with=kept_solve
        )
        solve, self._frames = self._solver.compiled_call()
        self._walk = _compile_walk(solve)

    def __call__(self, level: Packed, moves: Packed, *, promising: bool) -> tuple[Packed, Packed]:
        """The boards two plies on, in no order, and those where a promise was broken.

        `moves` has the book's move for each board of `level`; 0 lets the solver decide. Where a
        move is urgent, it is played instead. With `promising`, the score becomes the promise
        wherever we choose a move; otherwise promises stay as they are.
        """
        children = np.empty(len(level) * BOOK_GEOMETRY.columns, np.int64)
        broken = np.empty(len(level), np.int64)
        counts = self._walk(level, moves, promising, children, broken, self._frames)
        return children[: counts[0]], broken[: counts[1]]


def _compile_walk(solve: Callable[..., int]) -> Callable[..., tuple[int, int]]:
    """The walk of a level, around the solver's compiled `solve`."""
    import numba
    from numba.extending import overload, register_jitable

    jit: Callable[[Any], Any] = numba.njit
    for function in (column_squares, discs_of, has_won, legal_moves, mirror, urgent_move):
        register_jitable(function)
    geometry = BOOK_GEOMETRY
    shifts = run_shifts(geometry)
    overload(run_shifts)(lambda geometry: lambda geometry: shifts)
    centre_first = tuple(columns_from_centre(geometry))

    @jit
    def best(own: int, occupied: int, score: int, frames: int) -> int:
        """As `Solver.best_column` where no move is urgent, given the score."""
        moves = legal_moves(occupied, geometry)
        for column in centre_first:
            move = moves & column_squares(column, geometry)
            if move == 0:
                continue
            moves ^= move
            if moves == 0:
                return move
            if solve(own ^ occupied, occupied | move, -score, 1 - score, frames) == -score:
                return move
        return 0

    @jit
    def walk(
        level: Any, given: Any, promising: bool, children: Any, broken: Any, frames: int
    ) -> tuple[int, int]:
        """Fills `children` and `broken`; returns how many there are of each."""
        children_count = broken_count = 0
        for number in range(len(level)):
            own, occupied = discs_of(level[number] >> 2)
            theirs = own ^ occupied
            promise = value = (level[number] & 3) - 1
            move = urgent_move(own, occupied, geometry)
            if move and has_won(own | move, geometry):
                continue
            if move == 0:
                move = given[number]
                score = promise
                if move == 0:
                    score = solve(own, occupied, -INFINITE_SCORE, INFINITE_SCORE, frames)
                    move = best(own, occupied, score, frames)
                elif promising:
                    score = solve(own, occupied, -1, 1, frames)
                value = (score > 0) - (score < 0)
            kept = value >= promise
            if promising:
                promise = value
            own |= move
            occupied |= move
            replies = legal_moves(occupied, geometry)
            worst = WIN if replies else DRAW  # of the results of lines that end here
            while replies:
                reply = replies & -replies
                replies ^= reply
                if has_won(theirs | reply, geometry):
                    worst = min(worst, NOTHING)
                elif occupied | reply == geometry.board:
                    worst = min(worst, DRAW)
                else:
                    key = own + (occupied | reply) + geometry.bottom
                    children[children_count] = min(key, mirror(key, geometry)) << 2 | promise + 1
                    children_count += 1
            if not kept or promise > worst:
                broken[broken_count] = level[number]
                broken_count += 1
        return children_count, broken_count

    return walk  # type: ignore[no-any-return]

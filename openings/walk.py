"""Two plies of the proof: our move by the rule, and every reply of the opponent, in machine code.

A level of the proof is an array of packed positions: `canonical key << 2 | promise + 1`, sorted,
no key twice. Packed, a level of millions of positions sorts and merges in numpy.

The rules of the game are `agents/core/position.py`'s own functions, compiled by numba, and scores
come from the solver's own compiled search. Only `Solver.best_column` is written a second time, in a
form that numba compiles; the tests hold it equal to the original.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agents.core import position as rules
from agents.core.book import BOOK_GEOMETRY
from agents.core.kept_code import kept_solve
from agents.core.position import (
    Position,
    canonical,
    column_squares,
    columns_from_centre,
    has_won,
    is_full,
    key_of,
    legal_moves,
    mirror,
    run_shifts,
    urgent_move,
)
from agents.core.search import INFINITE_SCORE
from agents.core.solver import Solver

Packed = NDArray[np.int64]

WIN, DRAW, NOTHING = 1, 0, -1  # what can be promised


def pack(position: Position, promise: int) -> int:
    """A position and its promise in one number."""
    return key_of(canonical(position, BOOK_GEOMETRY)[0], BOOK_GEOMETRY) << 2 | promise + 1


def unpack(packed: int) -> tuple[Position, int]:
    """The canonical position and the promise of a packed number."""
    return Position(*discs_of(packed >> 2)), (packed & 3) - 1


def discs_of(key: int) -> tuple[int, int]:
    """The own and the occupied squares of a key: what lies below the leading one of a column."""
    below, occupied = key, 0
    for _ in range(BOOK_GEOMETRY.rows):
        below = below >> 1 & BOOK_GEOMETRY.board
        occupied |= below
    return key - BOOK_GEOMETRY.bottom - occupied, occupied


def merge(parts: Sequence[Packed]) -> Packed:
    """All positions of the parts, sorted, each once, with its highest promise."""
    everything: Packed = np.unique(np.concatenate([*parts, np.empty(0, np.int64)]))
    last_of_its_key = np.append(np.diff(everything >> 2) != 0, True)[: len(everything)]
    distinct: Packed = everything[last_of_its_key]
    return distinct


class Walker:
    """Walks levels in machine code, with a solver of its own."""

    def __init__(self, table_bits: int) -> None:
        """Compile; the solver's table has 2 ** `table_bits` entries of 8 bytes."""
        self._solver = Solver(
            BOOK_GEOMETRY, table_bits=table_bits, compiled=True, compile_with=kept_solve
        )
        solve, self._frames = self._solver.compiled_call()
        self._walk = _compile_walk(solve)

    def __call__(self, level: Packed, moves: Packed, *, promising: bool) -> tuple[Packed, Packed]:
        """The positions two plies on, in no order, and those where a promise was broken.

        `moves` has the book's move for each position of `level`; 0 lets the solver decide. With
        `promising`, the score becomes the promise wherever we choose a move; otherwise promises
        stay as they are.
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
    for function in (column_squares, discs_of, has_won, is_full, legal_moves, mirror, urgent_move):
        register_jitable(function)
    geometry = BOOK_GEOMETRY
    shifts = run_shifts(geometry)
    overload(rules.run_shifts)(lambda geometry: lambda geometry: shifts)
    centre_first = tuple(columns_from_centre(geometry))

    @jit
    def best(own: int, occupied: int, score: int, frames: int) -> int:
        """As `Solver.best_column` where no move is urgent, given the position's score."""
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
            promise = (level[number] & 3) - 1
            theirs = own ^ occupied
            move = urgent_move(Position(own, occupied), geometry)
            if move and has_won(own | move, geometry):
                continue
            kept = True
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
            if is_full(occupied, geometry):
                kept = kept and promise <= DRAW
            replies = legal_moves(occupied, geometry)
            while replies:
                reply = replies & -replies
                replies ^= reply
                if has_won(theirs | reply, geometry):
                    kept = kept and promise == NOTHING
                elif is_full(occupied | reply, geometry):
                    kept = kept and promise <= DRAW
                else:
                    key = own + (occupied | reply) + geometry.bottom
                    key = min(key, mirror(key, geometry))
                    children[children_count] = key << 2 | promise + 1
                    children_count += 1
            if not kept:
                broken[broken_count] = level[number]
                broken_count += 1
        return children_count, broken_count

    return walk  # type: ignore[no-any-return]

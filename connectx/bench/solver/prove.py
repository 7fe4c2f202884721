"""The proof: our rule plays against every reply of the opponent, to the end of every line.

Our rule is the submission's: a win, a block, the book's move, the solver's move.

Each board has a promise, the result that we must reach at least: +1 a win, 0 a draw, -1 any result.
If we move first, the promise is a win from the start. If we move second, it is -1 at the start.
Whenever we choose a move, the sign of the solver's score becomes the promise. It must not be lower
than the promise before. At the end of a line, the result must be at least the last promise.

So no move of ours lowers the value, and we never give back a gain from the opponent's mistake. If a
score is too high, the lines that follow it break a promise. If a score is too low, the proof cannot
show it: there it relies on the solver.

A level is a sorted array of packed boards, `canonical key << 2 | promise + 1`, where no key occurs
twice. Machine code walks from one level to the next. It is compiled from `board.py`'s functions on
masks, which are the rules of the game. Scores come from the solver's own compiled search. Only
`Solver.best_column` is written a second time, and the tests compare the two.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from connectx.bench.solver.repertoire import first_level
from connectx.bench.solver.solver import Solver, kept_solve
from connectx.bench.work import Chunk, WorkFolder
from connectx.core import board as rules
from connectx.core.board import STANDARD, Board
from connectx.core.book import book_column
from connectx.core.book_data import BOOK_DISCS
from connectx.core.layout import INFINITE_SCORE

ALL_DISCS = STANDARD.rows * STANDARD.columns
TABLE_BITS = 24  # 134 MB per process
WIN, DRAW, NOTHING = 1, 0, -1  # what can be promised

Packed: TypeAlias = NDArray[np.int64]


class Proof(NamedTuple):
    """How far a proof has come; it holds if nothing is broken."""

    positions: dict[int, int]  # discs -> positions with us to move
    broken: list[tuple[Board, int]]  # with the promise


def prove(seat: str, folder: WorkFolder, last_discs: int = ALL_DISCS) -> Proof:
    """Walk our repertoire level by level, moving first or second (`seat`). Returns the proof.

    The walk ends when no line goes on, after the level with `last_discs` discs, or after a level in
    which a promise was broken. `folder` keeps results.
    """
    promise, discs = (WIN, 0) if seat == "first" else (NOTHING, 1)
    level = merge([np.array([encode(start, promise) for start in first_level(seat)])])
    proof = Proof({}, [])
    while len(level) and discs <= last_discs and not proof.broken:
        proof.positions[discs] = len(level)
        walk = partial(walk_chunk, promising=seat == "second")
        results = folder.results(f"moving {seat}", discs, level, walk)
        proof.broken.extend(decode(int(packed)) for _, broken in results for packed in broken)
        level = merge([children for children, _ in results])
        discs += 2
    return proof


def walk_chunk(chunk: Chunk, *, promising: bool) -> tuple[Packed, Packed]:
    """Play our move and every reply on the boards of a chunk. A worker process runs this.

    Returns the packed boards after that, and the boards of the chunk on which a promise was broken.
    With `promising`, promises rise with the scores: see `compiled_walk`. Raises LookupError if the
    book lacks a board.
    """
    moves = np.zeros(len(chunk.positions), np.int64)
    if decode(int(chunk.positions[0]))[0].discs < BOOK_DISCS:
        moves[:] = [book_move(decode(int(packed))[0]) for packed in chunk.positions]
    children, broken = compiled_walk(TABLE_BITS)(chunk.positions, moves, promising)
    return merge([children]), broken


def book_move(board: Board) -> int:
    """The mask of the book's move on a canonical board of our repertoire; 0 if one is urgent.

    Raises LookupError if the book does not have the board.
    """
    if board.urgent_column() is not None:
        return 0
    column = book_column(board)
    if column is None:
        raise LookupError(f"the book does not have this board of our repertoire:\n{board}")
    return board.landing_square(column)


def encode(board: Board, promise: int) -> int:
    """A board and its promise in one number."""
    return (board.canonical()[0].key << 2) | (promise + 1)


def decode(packed: int) -> tuple[Board, int]:
    """The canonical board and the promise of a packed number."""
    own, occupied = discs_of(packed >> 2)
    return Board(own, occupied, 1 + occupied.bit_count() % 2, STANDARD), (packed & 3) - 1


def discs_of(key: int) -> tuple[int, int]:
    """The own and the occupied squares of a key: what lies below the leading one of a column."""
    below, occupied = key, 0
    for _ in range(STANDARD.rows):
        below = (below >> 1) & STANDARD.board
        occupied |= below
    return key - STANDARD.bottom - occupied, occupied


def merge(parts: Sequence[Packed]) -> Packed:
    """All boards of the parts, sorted, each once, with its highest promise."""
    everything: Packed = np.unique(np.concatenate([*parts, np.empty(0, np.int64)]))
    last_of_its_key = np.append(np.diff(everything >> 2) != 0, True)[: len(everything)]
    return everything[last_of_its_key]  # type: ignore[no-any-return]


@lru_cache(maxsize=1)
def compiled_walk(table_bits: int) -> Callable[[Packed, Packed, bool], tuple[Packed, Packed]]:
    """The walk of a level, with a solver of 2 ** `table_bits` entries that lasts.

    `walk(level, given, promising)` returns the boards two plies on, in no order, and those where a
    promise was broken. `given` has the book's move for each board; 0 lets the solver decide. An
    urgent move comes first. With `promising`, the score becomes the promise wherever we choose a
    move; otherwise promises stay as they are.
    """
    import numba
    from numba.extending import overload, register_jitable

    jit: Callable[[Any], Any] = numba.njit
    for name in ("column_squares", "has_won", "legal_moves", "mirror", "urgent_move"):
        register_jitable(getattr(rules, name))
    register_jitable(discs_of)
    geometry = STANDARD
    solver = Solver(geometry, table_bits=table_bits, compiled=True)
    solve = kept_solve(geometry)
    assert solve is not None, "the solver is compiled"
    shifts = rules.run_shifts(geometry)
    overload(rules.run_shifts)(lambda geometry: lambda geometry: shifts)
    columns = tuple(rules.centre_first(range(geometry.columns), geometry))

    @jit
    def best(own: int, occupied: int, score: int, frames: int) -> int:
        """As `Solver.best_column` where no move is urgent, given the score."""
        moves = rules.legal_moves(occupied, geometry)
        for column in columns:
            move = moves & rules.column_squares(column, geometry)
            if move == 0:
                continue
            moves ^= move
            if moves == 0:
                return move
            if solve(own ^ occupied, occupied | move, -score, 1 - score, frames) == -score:
                return move
        return 0

    @jit
    def walk(level: Any, given: Any, promising: bool, frames: int) -> tuple[Any, Any]:
        children = np.empty(len(level) * geometry.columns, np.int64)
        broken = np.empty(len(level), np.int64)
        children_count = broken_count = 0
        # For a literal number numba would compile the whole search once more.
        most, one = np.int64(INFINITE_SCORE), np.int64(1)
        for number in range(len(level)):
            own, occupied = discs_of(level[number] >> 2)
            theirs = own ^ occupied
            promise = value = (level[number] & 3) - 1
            move = rules.urgent_move(own, occupied, geometry)
            if move and rules.has_won(own | move, geometry):
                continue
            if move == 0:
                move = given[number]
                score = promise
                if move == 0:
                    score = solve(own, occupied, -most, most, frames)
                    move = best(own, occupied, score, frames)
                elif promising:
                    score = solve(own, occupied, -one, one, frames)
                value = (score > 0) - (score < 0)
            kept = value >= promise
            if promising:
                promise = value
            own |= move
            occupied |= move
            replies = rules.legal_moves(occupied, geometry)
            worst = WIN if replies else DRAW  # of the results of lines that end here
            while replies:
                reply = replies & -replies
                replies ^= reply
                if rules.has_won(theirs | reply, geometry):
                    worst = min(worst, NOTHING)
                elif occupied | reply == geometry.board:
                    worst = min(worst, DRAW)
                else:
                    key = own + (occupied | reply) + geometry.bottom
                    children[children_count] = (min(key, rules.mirror(key, geometry)) << 2) | (
                        promise + 1
                    )
                    children_count += 1
            if not kept or promise > worst:
                broken[broken_count] = level[number]
                broken_count += 1
        return children[:children_count], broken[:broken_count]

    return partial(solver.run, walk)

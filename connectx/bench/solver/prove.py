"""The proof: our rule plays against every reply of the opponent, to the end of every line.

Our rule is the submission's: a win, a block, the book's move, the solver's move.

Each board has a promise, which is the result that we must reach at least: +1 for a win, 0 for a
draw, -1 for any result. If we move first, the promise is a win from the start. If we move second,
the promise is -1 at the start, and whenever we choose a move, the sign of the solver's score
becomes the promise. It must not be lower than the promise before. At the end of a line, the result
must be at least the last promise.

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
from connectx.bench.solver.solver import Solver, load_solve
from connectx.bench.work import Chunk, WorkFolder
from connectx.core import board as rules
from connectx.core.board import STANDARD, Board
from connectx.core.book import book_column
from connectx.core.book_data import BOOK_DISCS
from connectx.core.layout import INFINITE_SCORE

ALL_DISCS = STANDARD.rows * STANDARD.columns
PROOF_TABLE_BITS = 24  # a table of 134 MB per process
# The results that can be promised.
WIN = 1
DRAW = 0
NOTHING = -1

Packed: TypeAlias = NDArray[np.int64]


class Proof(NamedTuple):
    """How far a proof has come. It holds if no promise is broken."""

    positions: dict[int, int]  # by the number of discs, how many positions have us to move
    broken: list[tuple[Board, int]]  # boards with the promise that was broken there


def prove(seat: str, folder: WorkFolder, last_discs: int = ALL_DISCS) -> Proof:
    """Walk our repertoire level by level, moving first or second (`seat`), and return the proof.

    The walk ends when no line goes on, after the level with `last_discs` discs, or after a level in
    which a promise was broken. `folder` stores results.
    """
    moves_first = seat == "first"
    promise = WIN if moves_first else NOTHING
    discs = 0 if moves_first else 1
    level = merge([np.array([encode(start, promise) for start in first_level(seat)])])
    proof = Proof({}, [])
    while len(level) and discs <= last_discs and not proof.broken:
        proof.positions[discs] = len(level)
        walk = partial(walk_chunk, promising=not moves_first)
        results = folder.results(f"moving {seat}", discs, level, walk)
        for _, broken in results:
            proof.broken.extend(decode(int(packed)) for packed in broken)
        level = merge([children for children, _ in results])
        discs += 2
    return proof


def walk_chunk(chunk: Chunk, *, promising: bool) -> tuple[Packed, Packed]:
    """Play our move and every reply on the boards of a chunk, in a worker process.

    Returns the packed boards after that, and the boards of the chunk on which a promise was broken.
    With `promising`, promises rise with the scores, as `compiled_walk` says. Raises LookupError if
    the book lacks a board.
    """
    book_moves = np.zeros(len(chunk.positions), np.int64)
    if decode(int(chunk.positions[0]))[0].discs < BOOK_DISCS:
        book_moves[:] = [book_move(decode(int(packed))[0]) for packed in chunk.positions]
    walk = compiled_walk(PROOF_TABLE_BITS)
    children, broken = walk(chunk.positions, book_moves, promising)
    return merge([children]), broken


def book_move(board: Board) -> int:
    """Return the mask of the book's move on a canonical board of our repertoire; 0 if it is urgent.

    Raises LookupError if the book does not have the board.
    """
    if board.urgent_column() is not None:
        return 0
    column = book_column(board)
    if column is None:
        raise LookupError(f"the book does not have this board of our repertoire:\n{board}")
    return board.landing_square(column)


def encode(board: Board, promise: int) -> int:
    """Return a board and its promise in one number."""
    return (board.canonical()[0].key << 2) | (promise + 1)


def decode(packed: int) -> tuple[Board, int]:
    """Return the canonical board and the promise of a packed number."""
    own, occupied = discs_of(packed >> 2)
    return Board(own, occupied, 1 + occupied.bit_count() % 2, STANDARD), (packed & 3) - 1


def discs_of(key: int) -> tuple[int, int]:
    """Return the masks of the discs of the side to move and of all discs, by a board's key.

    In each column the highest 1 of the key stands right above the discs. The squares below it are
    occupied, so shifting the key down row by row marks all of them. The key is the sum of the own
    squares, the occupied ones and the bottom row.
    """
    shifted = key
    occupied = 0
    for _ in range(STANDARD.rows):
        shifted = (shifted >> 1) & STANDARD.board
        occupied |= shifted
    return key - STANDARD.bottom - occupied, occupied


def merge(parts: Sequence[Packed]) -> Packed:
    """Return the packed boards of all parts, sorted, each board once with its highest promise."""
    packed: Packed = np.unique(np.concatenate([*parts, np.empty(0, np.int64)]))
    # The highest promise of a key comes last, in front of the next key.
    is_last_of_key = np.append(np.diff(packed >> 2) != 0, True)[: len(packed)]
    return packed[is_last_of_key]  # type: ignore[no-any-return]


@lru_cache(maxsize=1)
def compiled_walk(table_bits: int) -> Callable[[Packed, Packed, bool], tuple[Packed, Packed]]:
    """Compile the walk of a level, with a solver of 2 ** `table_bits` entries that lasts.

    `walk(level, book_moves, promising)` returns the boards two plies on, in no order, and the
    boards where a promise was broken. `book_moves` has the mask of the book's move for each board;
    0 lets the solver decide. An urgent move comes first. With `promising`, the sign of the score
    becomes the promise wherever we choose a move. Otherwise promises stay as they are.
    """
    from numba.extending import overload, register_jitable

    for name in ("column_squares", "has_won", "legal_moves", "mirror", "urgent_move"):
        register_jitable(getattr(rules, name))
    register_jitable(discs_of)
    shifts = rules.run_shifts(STANDARD)
    overload(rules.run_shifts)(lambda geometry: lambda geometry: shifts)
    solver = Solver(STANDARD, table_bits=table_bits, compiled=True)
    solve = load_solve(STANDARD)
    assert solve is not None, "the solver is compiled"
    return partial(solver.run, make_walk(solve, make_best_move(solve)))


def make_best_move(solve: Callable[..., int]) -> Any:
    """Return `best_move` as a function of numba that is not compiled yet.

    `solve` is the compiled search.
    """
    import numba

    jit: Callable[[Any], Any] = numba.njit
    geometry = STANDARD
    columns = tuple(rules.centre_first(range(geometry.columns), geometry))

    @jit
    def best_move(own: int, occupied: int, score: int, frames: int) -> int:
        """Return the move of `Solver.best_column` as a mask, given the score of the board.

        No move may be urgent.
        """
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

    return best_move


def make_walk(solve: Callable[..., int], best_move: Any) -> Any:
    """Return `walk`, which `compiled_walk` describes, as a function of numba not compiled yet.

    `solve` is the compiled search, and `best_move` that of `make_best_move`.
    """
    import numba

    jit: Callable[[Any], Any] = numba.njit
    geometry = STANDARD

    @jit
    def walk(level: Any, book_moves: Any, promising: bool, frames: int) -> tuple[Any, Any]:
        """Return the boards two plies on, and those of the level with a broken promise.

        `frames` is the address of the solver's memory.
        """
        children = np.empty(len(level) * geometry.columns, np.int64)
        broken = np.empty(len(level), np.int64)
        children_count = 0
        broken_count = 0
        # The bounds of a search for a score, and of one for its sign. For literal numbers numba
        # would compile the whole search once more.
        score_bound = np.int64(INFINITE_SCORE)
        sign_bound = np.int64(1)
        for row in range(len(level)):
            own, occupied = discs_of(level[row] >> 2)
            theirs = own ^ occupied
            promise = (level[row] & 3) - 1
            value = promise
            move = rules.urgent_move(own, occupied, geometry)
            if move and rules.has_won(own | move, geometry):
                continue
            if move == 0:
                move = book_moves[row]
                score = promise
                if move == 0:
                    score = solve(own, occupied, -score_bound, score_bound, frames)
                    move = best_move(own, occupied, score, frames)
                elif promising:
                    score = solve(own, occupied, -sign_bound, sign_bound, frames)
                value = (score > 0) - (score < 0)
            is_kept = value >= promise
            if promising:
                promise = value
            own |= move
            occupied |= move
            replies = rules.legal_moves(occupied, geometry)
            # The worst result of the lines that end here; a draw if no reply is possible.
            worst = WIN if replies else DRAW
            while replies:
                reply = replies & -replies
                replies ^= reply
                if rules.has_won(theirs | reply, geometry):
                    worst = min(worst, NOTHING)
                elif occupied | reply == geometry.board:
                    worst = min(worst, DRAW)
                else:
                    key = own + (occupied | reply) + geometry.bottom
                    canonical_key = min(key, rules.mirror(key, geometry))
                    children[children_count] = (canonical_key << 2) | (promise + 1)
                    children_count += 1
            if not is_kept or promise > worst:
                broken[broken_count] = level[row]
                broken_count += 1
        return children[:children_count], broken[:broken_count]

    return walk

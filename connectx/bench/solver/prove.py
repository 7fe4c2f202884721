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
PROOF_TABLE_BITS = 24  # tables of up to 173 MB per process
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
    """Walk our repertoire level by level, moving in a seat, "first" or "second".

    A level is the boards with the same number of discs and with us to move. The walk ends when no
    line goes on, after the level with `last_discs` discs, or after a level in which a promise was
    broken. A promise is the result that we must reach at least. `folder` stores the results of each
    level.
    """
    moves_first = seat == "first"
    promise = WIN if moves_first else NOTHING
    discs = 0 if moves_first else 1
    packed_starts = [encode(board, promise) for board in first_level(seat)]
    level = merge([np.array(packed_starts)])
    proof = Proof(positions={}, broken=[])
    walk = partial(walk_chunk, promising=not moves_first)
    while len(level) and discs <= last_discs and not proof.broken:
        proof.positions[discs] = len(level)
        # For each chunk of the level: the boards two plies on, and those with a broken promise.
        results = folder.load_or_compute(f"moving {seat}", discs, level, walk)
        for _, broken in results:
            proof.broken.extend(decode(int(packed)) for packed in broken)
        level = merge([children for children, _ in results])
        discs += 2  # one of ours, and one of the opponent's
    return proof


def walk_chunk(chunk: Chunk, *, promising: bool) -> tuple[Packed, Packed]:
    """Play our move and every reply on the boards of a chunk, in a worker process.

    Returns the packed boards after that, and the boards of the chunk on which a promise was broken.
    With `promising`, the sign of the score becomes the promise wherever we choose a move. Raises
    LookupError if the book lacks a board.
    """
    book_moves = np.zeros(len(chunk.positions), np.int64)  # 0 where the book has no move
    first_board, _ = decode(int(chunk.positions[0]))
    is_in_book = first_board.discs < BOOK_DISCS  # all boards of a chunk have as many discs
    if is_in_book:
        for row, packed in enumerate(chunk.positions):
            board, _ = decode(int(packed))
            book_moves[row] = book_move(board)
    walk = compiled_walk(PROOF_TABLE_BITS)
    children, broken = walk(chunk.positions, book_moves, promising)
    return merge([children]), broken


def book_move(board: Board) -> int:
    """Return the mask of the book's move on a canonical board of our repertoire.

    Returns 0 if a move is urgent, a win at once or a block, as the book then has none. Raises
    LookupError if the book lacks any other board.
    """
    if board.urgent_column() is not None:
        return 0
    column = book_column(board)
    if column is None:
        raise LookupError(f"the book does not have this board of our repertoire:\n{board}")
    return board.landing_square(column)


def encode(board: Board, promise: int) -> int:
    """Return a board and its promise in one number, which is the same for the mirror image.

    The two lowest bits are the promise plus 1, from 0 to 2. The others are the canonical key.
    """
    canonical_board, _ = board.canonical()
    return (canonical_board.key << 2) | (promise + 1)


def decode(packed: int) -> tuple[Board, int]:
    """Return the board and the promise that `encode` has put in one number.

    The board may be the mirror image of the one that was encoded.
    """
    own, occupied = discs_of(packed >> 2)
    mark = 1 + occupied.bit_count() % 2  # mark 1 moves first
    promise = (packed & 3) - 1
    return Board(own, occupied, mark, STANDARD), promise


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
    no_boards = np.empty(0, np.int64)  # there may be no part
    packed: Packed = np.unique(np.concatenate([*parts, no_boards]))
    # A packed board is its key and then, in two bits, its promise. So the highest promise of a key
    # comes last, in front of the next key.
    keys = packed >> 2
    differs_from_next = np.diff(keys) != 0
    is_last_of_key = np.append(differs_from_next, True)[: len(packed)]  # empty without any board
    return packed[is_last_of_key]  # type: ignore[no-any-return]


@lru_cache(maxsize=1)
def compiled_walk(table_bits: int) -> Callable[[Packed, Packed, bool], tuple[Packed, Packed]]:
    """Compile the walk of a level, with a solver of 2 ** `table_bits` entries that lasts.

    `walk(level, book_moves, promising)` plays our move and every reply on each packed board of a
    level. It returns the packed boards two plies on, in no order and without those where the game
    is over, and the boards of the level on which a promise was broken. Our move is urgent if there
    is such a move, else the one of `book_moves`, or the solver's if the mask there is 0. With
    `promising`, the sign of the score becomes the promise wherever we choose a move. Otherwise
    promises stay as they are.
    """
    from numba.extending import overload, register_jitable

    # The walk calls these functions, so numba must compile them, too.
    for name in ("column_squares", "has_won", "legal_moves", "mirror", "urgent_move"):
        register_jitable(getattr(rules, name))
    register_jitable(discs_of)
    # numba cannot compile `run_shifts`. Compiled code that calls it gets what it returns here.
    shifts = rules.run_shifts(STANDARD)
    overload(rules.run_shifts)(lambda geometry: lambda geometry: shifts)
    solver = Solver(STANDARD, table_bits=table_bits, compiled=True)
    solve = load_solve(STANDARD)
    assert solve is not None, "the solver is compiled"
    walk = make_walk(solve, make_best_move(solve))
    return partial(solver.run, walk)


def make_best_move(solve: Callable[..., int]) -> Any:
    """Return `best_move`, which chooses a move by its score, as a function of numba.

    It is compiled when it is called for the first time. `solve` is the compiled search.
    """
    import numba

    jit: Callable[[Any], Any] = numba.njit
    geometry = STANDARD
    columns_from_centre = tuple(rules.centre_first(range(geometry.columns), geometry))

    @jit
    def best_move(own: int, occupied: int, score: int, frames: int) -> int:
        """Return the mask of the best move nearest to the centre, of two the left one.

        `own` and `occupied` are masks of the discs of the side to move and of all discs, and
        `score` is the exact score of this board. On this board, no side may have a win at once.
        `frames` is the address of the memory of the search. `solve` returns the score of a board
        for the side to move, clamped to two bounds.
        """
        moves = rules.legal_moves(occupied, geometry)  # that have not been tried
        for column in columns_from_centre:
            move = moves & rules.column_squares(column, geometry)
            if move == 0:
                continue
            moves ^= move
            if moves == 0:  # all others are worse, so this one is best
                return move
            # After a move of ours, the opponent's score is at least -score. If it is not above
            # that, our move is best. The bounds -score and 1 - score tell just these cases apart.
            if solve(own ^ occupied, occupied | move, -score, 1 - score, frames) == -score:
                return move
        return 0

    return best_move


def make_walk(solve: Callable[..., int], best_move: Any) -> Any:
    """Return `walk`, which `compiled_walk` describes, as a function of numba.

    It is compiled when it is called for the first time. `solve` is the compiled search, and
    `best_move` is what `make_best_move` returns.
    """
    import numba

    jit: Callable[[Any], Any] = numba.njit
    geometry = STANDARD

    @jit
    def walk(level: Any, book_moves: Any, promising: bool, frames: int) -> tuple[Any, Any]:
        """Return the packed boards two plies on, and those of the level with a broken promise.

        A packed board is its key and then, in two bits, the result that was promised plus 1. Our
        move is urgent (a win at once or a block) if there is such a move. Otherwise it is the one
        of `book_moves`, or the best move by the search if the mask there is 0. With `promising`,
        the sign of the score becomes the promise wherever no move is urgent. `frames` is the
        address of the memory of `solve`, which returns the score of a board, clamped to two bounds.
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
                continue  # we win, so the line ends here
            if move == 0:
                move = book_moves[row]
                score = promise
                if move == 0:
                    score = solve(own, occupied, -score_bound, score_bound, frames)
                    move = best_move(own, occupied, score, frames)
                elif promising:
                    score = solve(own, occupied, -sign_bound, sign_bound, frames)
                value = (score > 0) - (score < 0)
            is_kept = value >= promise  # the board is worth at least what was promised
            if promising:
                promise = value
            own |= move
            occupied |= move
            replies = rules.legal_moves(occupied, geometry)
            # The worst result of the lines that end here; a draw if no reply is possible.
            worst = WIN if replies else DRAW
            while replies:
                reply = replies & -replies  # the lowest bit
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

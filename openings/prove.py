"""The proof: every reply of the opponent against our rule, to the end of every line.

What is proved, board by board, is that the result is never worse than what was promised. A board
carries its promise: +1 a win, 0 at least a draw, -1 nothing. Moving first, a win is promised from
the start. Moving second nothing is promised at first; wherever we choose a move, the sign of the
solver's score becomes the promise, and must not be lower than the promise was: so no move of ours
lowers the value, and what the opponent gives away by a mistake is not given back. At the end of a
line the result must be at least the last promise. A score that is too high would be refuted by its
own lines; that no score is too low rests on the solver alone.

The rule is the submission's: win, block, book, solver.
"""

import hashlib
import inspect
from dataclasses import dataclass, field
from functools import lru_cache, partial

import numpy as np

from agents.core import board, book, compiled, search, solver
from agents.core.board import Board
from agents.core.book import BOOK_GEOMETRY, book_column, opening_book
from openings import walk
from openings.repertoire import Seat, first_level
from openings.store import Chunk, Store
from openings.walk import NOTHING, WIN, Packed, Walker, merge, pack, unpack

ALL_DISCS = BOOK_GEOMETRY.rows * BOOK_GEOMETRY.columns
TABLE_BITS = 24  # 134 MB per process


@dataclass
class Proof:
    """How far a proof has come; it holds if nothing is broken."""

    positions: dict[int, int] = field(default_factory=dict)  # discs -> positions with us to move
    broken: list[tuple[Board, int]] = field(default_factory=list)  # with the promise


def prove(seat: Seat, store: Store, last_discs: int = ALL_DISCS) -> Proof:
    """Walk our repertoire in one seat, level by level, until a promise is broken or all have ended.

    The walk ends after the level with `last_discs` discs.
    """
    promise, discs = (WIN, 0) if seat == "first" else (NOTHING, 1)
    level = merge([np.array([pack(start, promise) for start in first_level(seat)])])
    proof = Proof()
    while len(level) and discs <= last_discs and not proof.broken:
        proof.positions[discs] = len(level)
        results = store.results(seat, discs, level, partial(walk_chunk, promising=seat == "second"))
        proof.broken += [unpack(int(packed)) for _, broken in results for packed in broken]
        level = merge([children for children, _ in results])
        discs += 2
    return proof


def walk_chunk(chunk: Chunk, *, promising: bool) -> tuple[Packed, Packed]:
    """The boards two plies on, and those of the chunk where a promise was broken.

    Runs in its own process.
    """
    moves = np.zeros(len(chunk.positions), np.int64)
    if unpack(int(chunk.positions[0]))[0].discs < opening_book().discs:
        moves[:] = [book_move(unpack(int(packed))[0]) for packed in chunk.positions]
    children, broken = process_walker()(chunk.positions, moves, promising=promising)
    return merge([children]), broken


def book_move(board: Board) -> int:
    """The mask of the book's move on a canonical board of our repertoire; 0 if one is urgent.

    Raises LookupError if the book does not have the board.
    """
    if board.urgent_column() is not None:
        return 0
    column = book_column(board, opening_book())
    if column is None:
        raise LookupError(f"the book does not have this board of our repertoire:\n{board}")
    return board.landing_square(column)


@lru_cache(maxsize=1)
def process_walker() -> Walker:
    """The walker of this process; its table lasts from chunk to chunk."""
    return Walker(TABLE_BITS)


def rule_of_decision() -> str:
    """A hash of everything that decides our moves: saved results belong to it."""
    digest = hashlib.sha256(opening_book().entries)
    for module in (board, book, compiled, search, solver, walk):
        digest.update(inspect.getsource(module).encode())
    return digest.hexdigest()

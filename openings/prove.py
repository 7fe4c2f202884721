"""The proof: every reply of the opponent against our rule, to the end of every line.

What is proved, position by position, is that the result is never worse than what was promised. A
position carries its promise: +1 a win, 0 at least a draw, -1 nothing. Moving first, a win is
promised from the start. Moving second nothing is promised at first; wherever we choose a move, the
sign of the solver's score becomes the promise, and must not be lower than the promise was: so no
move of ours lowers the value, and what the opponent gives away by a mistake stays given. At the end
of a line the result must be at least the last promise. A score that is too high would be refuted by
its own lines; that no score is too low rests on the solver alone.

The rule is the submission's: win, block, book, solver.
"""

import hashlib
import inspect
from dataclasses import dataclass, field
from functools import lru_cache, partial

import numpy as np

from agents.core import book, position, search, solver
from agents.core.book import BOOK_GEOMETRY, opening_book
from openings import walk
from openings.repertoire import Seat, book_move, first_level
from openings.store import Chunk, Store
from openings.walk import NOTHING, WIN, Packed, Walker, merge, pack, unpack

ALL_DISCS = BOOK_GEOMETRY.rows * BOOK_GEOMETRY.columns
TABLE_BITS = 24  # 134 MB per process


@dataclass
class Proof:
    """How far a proof has come; it holds if nothing is broken."""

    positions: dict[int, int] = field(default_factory=dict)  # discs -> positions with us to move
    broken: list[int] = field(default_factory=list)  # packed positions where a promise was broken


def prove(seat: Seat, store: Store, last_discs: int = ALL_DISCS) -> Proof:
    """Walk our repertoire in one seat, level by level, until a promise is broken or all have ended.

    The walk ends after the level with `last_discs` discs.
    """
    promise, discs = (WIN, 0) if seat == "first" else (NOTHING, 1)
    level = merge([np.array([pack(start, promise) for start in first_level(seat)])])
    proof = Proof()
    while len(level) and discs <= last_discs and not proof.broken:
        proof.positions[discs] = len(level)
        by_book = discs < opening_book().discs
        work = partial(walk_chunk, by_book=by_book, promising=seat == "second")
        results = store.results(seat, discs, level, work)
        proof.broken += [int(packed) for _, broken in results for packed in broken]
        level = merge([children for children, _ in results])
        discs += 2
    return proof


def walk_chunk(chunk: Chunk, *, by_book: bool, promising: bool) -> tuple[Packed, Packed]:
    """The positions two plies on, and those of the chunk where a promise was broken.

    Runs in a process of its own.
    """
    moves = np.zeros(len(chunk.positions), np.int64)
    if by_book:
        for number, packed in enumerate(chunk.positions):
            moves[number] = book_move(unpack(int(packed))[0], opening_book())
    children, broken = process_walker()(chunk.positions, moves, promising=promising)
    return merge([children]), broken


@lru_cache(maxsize=1)
def process_walker() -> Walker:
    """The walker of this process; its table lasts from chunk to chunk."""
    return Walker(TABLE_BITS)


def rule_of_decision() -> str:
    """A hash of everything that decides our moves: saved results belong to it."""
    digest = hashlib.sha256(opening_book().entries)
    for module in (book, position, search, solver, walk):
        digest.update(inspect.getsource(module).encode())
    return digest.hexdigest()

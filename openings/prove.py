"""The proof: every reply of the opponent against our rule of decision, to the end of every line.

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
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from agents.core import book, position, search, solver
from agents.core.book import BOOK_GEOMETRY, opening_book
from arena.errors import UserError
from arena.executor import Run
from openings import walk
from openings.repertoire import Seat, first_level
from openings.verify import book_move
from openings.walk import NOTHING, WIN, Packed, Walker, merge, pack, unpack

CHUNK, LEAST_CHUNK = 200_000, 16  # positions that one task walks
TABLE_BITS = 24  # 134 MB a process
FINGERPRINT = "fingerprint.json"


class Part(NamedTuple):
    """Positions of one level, for one process to walk on from."""

    level: Packed
    seat: Seat
    by_book: bool
    file: Path  # where the result is saved


@dataclass(kw_only=True)
class Proof:
    """How far a proof has come."""

    seat: Seat
    discs: list[int] = field(default_factory=list)  # by level
    positions: list[int] = field(default_factory=list)  # with us to move, by level
    broken: list[int] = field(default_factory=list)  # packed positions where a promise was broken

    @property
    def holds(self) -> bool:
        """Whether no promise has been broken."""
        return not self.broken


def prove(
    seat: Seat,
    run: Run,
    folder: Path,
    report: Callable[[int, int, int], None],
    *,
    last_discs: int = BOOK_GEOMETRY.rows * BOOK_GEOMETRY.columns,
) -> Proof:
    """Walk our repertoire in one seat, level by level, until a promise is broken or all have ended.

    Results are saved in `folder`, one file per part of a level; a later proof of the same rule
    resumes there. `report` is called with the discs of the level, the positions done and those in
    all. The walk ends after the level with `last_discs` discs. Raises UserError for a folder with
    other contents.
    """
    prepare_folder(folder)
    promise = WIN if seat == "first" else NOTHING
    level = merge([np.array([pack(start, promise) for start in first_level(seat)])])
    discs = 0 if seat == "first" else 1
    proof = Proof(seat=seat)
    while len(level) and discs <= last_discs and proof.holds:
        proof.discs.append(discs)
        proof.positions.append(len(level))
        size = min(CHUNK, max(LEAST_CHUNK, len(level) // 8))
        parts = [
            Part(
                level=level[start : start + size],
                seat=seat,
                by_book=discs < opening_book().discs,
                file=folder / f"{seat}-{discs:02}-{start:08}.npz",
            )
            for start in range(0, len(level), size)
        ]
        missing = [part for part in parts if not part.file.exists()]
        done = len(level) - sum(len(part.level) for part in missing)
        report(discs, done, len(level))
        for part, (children, broken) in run(walk_part, missing):
            partial = part.file.with_suffix(".partial")
            with partial.open("wb") as stream:
                np.savez(stream, children=children, broken=broken)
            partial.replace(part.file)
            done += len(part.level)
            report(discs, done, len(level))
        results = [np.load(part.file) for part in parts]
        proof.broken += [int(packed) for result in results for packed in result["broken"]]
        level = merge([result["children"] for result in results])
        discs += 2
    return proof


def walk_part(part: Part) -> tuple[Packed, Packed]:
    """The positions two plies on, and those of the part where a promise was broken.

    Runs in a process of its own.
    """
    moves = np.zeros(len(part.level), np.int64)
    if part.by_book:
        for number, packed in enumerate(part.level):
            moves[number] = book_move(unpack(int(packed))[0], opening_book())
    children, broken = process_walker()(part.level, moves, promising=part.seat == "second")
    return merge([children]), broken


@lru_cache(maxsize=1)
def process_walker() -> Walker:
    """The walker of this process; its table lasts from part to part."""
    return Walker(TABLE_BITS)


def prepare_folder(folder: Path) -> None:
    """Make the folder of a proof; what it holds of another rule's proof is removed."""
    fingerprint = folder / FINGERPRINT
    empty = not folder.exists() or (folder.is_dir() and not any(folder.iterdir()))
    if not empty and not fingerprint.exists():
        raise UserError(f"{folder}: expected an empty folder, or that of an earlier proof")
    folder.mkdir(parents=True, exist_ok=True)
    digest = hashlib.sha256(opening_book().entries)
    for module in (book, position, search, solver, walk):
        digest.update(inspect.getsource(module).encode())
    if fingerprint.exists() and json.loads(fingerprint.read_text()) == digest.hexdigest():
        return
    for seat in ("first", "second"):
        for file in folder.glob(f"{seat}-*.npz"):
            file.unlink()
    fingerprint.write_text(json.dumps(digest.hexdigest()))

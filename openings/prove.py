"""The proof: every reply of the opponent against our rule of decision, to the end of every line.

What is proved, position by position, is that the result is never worse than what was promised. A
position carries its promise: +1 a win, 0 at least a draw, -1 nothing. Moving first, the promise is
a win from the start. Moving second it is nothing at first; wherever we choose a move, the solver's
score of the position replaces it, and must not be less than it was: so no move of ours, and nothing
that the opponent does, lowers it, and what an error of theirs has given stays given. The end of
every line is then held against the last promise. A wrong score that promises too much would be
found by its own line; that no score promises too little rests on the solver alone.

The rule is the submission's: win, block, book, solver. For the many positions beyond the book it is
compiled here once more around the solver's own search; tests compare it with the agent's.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from agents.core import book as book_source
from agents.core import search as search_source
from agents.core import solver as solver_source
from agents.core.book import BOOK_GEOMETRY, opening_book
from agents.core.position import Position, canonical, columns_from_centre, key_of
from agents.core.solver import Solver
from arena.executor import Run
from openings.lines import Seat, first_level
from openings.verify import book_move

Packed = NDArray[np.int64]  # canonical key << 2 | promise + 1, in order, no key twice

CHUNK, LEAST_CHUNK = 200_000, 16  # positions that one task walks
TABLE_BITS = 24  # 134 MB a process
WIN, DRAW, NOTHING = 1, 0, -1


class Part(NamedTuple):
    """Positions of one level, for one process to walk on from."""

    level: Packed
    seat: Seat
    by_book: bool
    file: Path  # where the result is kept


@dataclass(kw_only=True)
class Proof:
    """How far a proof has come."""

    seat: Seat
    discs: list[int] = field(default_factory=list)  # by level
    positions: list[int] = field(default_factory=list)  # with us to move, by level
    broken: list[int] = field(default_factory=list)  # packed positions where a promise was broken

    @property
    def holds(self) -> bool:
        """Whether no promise was broken so far."""
        return not self.broken


def pack(position: Position, promise: int) -> int:
    """A position and its promise in one number."""
    return key_of(canonical(position, BOOK_GEOMETRY)[0], BOOK_GEOMETRY) << 2 | promise + 1


def unpack(packed: int) -> tuple[Position, int]:
    """The canonical position and the promise of a packed number."""
    key, promise = packed >> 2, (packed & 3) - 1
    own = occupied = 0
    for column in range(BOOK_GEOMETRY.columns):
        shift = column * BOOK_GEOMETRY.stride
        digits = key >> shift & (1 << BOOK_GEOMETRY.stride) - 1
        height = digits.bit_length() - 1
        own |= (digits ^ 1 << height) << shift
        occupied |= ((1 << height) - 1) << shift
    return Position(own, occupied), promise


def prove(
    seat: Seat,
    run: Run,
    folder: Path,
    report: Callable[[int, int, int], None],
    *,
    last_discs: int = BOOK_GEOMETRY.rows * BOOK_GEOMETRY.columns,
) -> Proof:
    """Walk our lines in one seat, level by level, until a promise is broken or all have ended.

    `folder` keeps what is done, a file a chunk; a proof of the same rule goes on from there.
    `report` is told the discs, the positions done and those in all. With `last_discs` the walk
    ends after the level of that many discs.
    """
    folder.mkdir(parents=True, exist_ok=True)
    _check_fingerprint(folder)
    level = merge(
        [np.array([pack(p, WIN if seat == "first" else NOTHING) for p in first_level(seat)])]
    )
    discs = 0 if seat == "first" else 1
    proof = Proof(seat=seat)
    while len(level) and discs <= last_discs and proof.holds:
        proof.discs.append(discs)
        proof.positions.append(len(level))
        size = min(CHUNK, max(LEAST_CHUNK, len(level) // 8))
        by_book = discs < opening_book().discs
        name = f"{seat}-{discs:02}"
        parts = [
            Part(
                level[start : start + size],
                seat,
                by_book,
                folder / f"{name}-{start:08}.npz",
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


def merge(parts: Sequence[Packed]) -> Packed:
    """All positions of the parts in order, each once, with the most that it is promised."""
    everything: Packed = np.unique(np.concatenate([*parts, np.empty(0, np.int64)]))
    last_of_its_key = np.append(np.diff(everything >> 2) != 0, True)[: len(everything)]
    distinct: Packed = everything[last_of_its_key]
    return distinct


def walk_part(part: Part) -> tuple[Packed, Packed]:
    """The positions two plies on, and those of the part where a promise was broken.

    Runs in a process of its own.
    """
    moves = np.zeros(len(part.level), np.int64)
    if part.by_book:
        book = opening_book()
        for number, packed in enumerate(part.level):
            moves[number] = book_move(unpack(int(packed))[0], book)
    children, broken = process_walker()(part.level, moves, part.seat == "second")
    return merge([children]), broken


@lru_cache(maxsize=1)
def process_walker() -> Callable[[Packed, Packed, bool], tuple[Packed, Packed]]:
    """The compiled walk of this process, with its solver."""
    solver = Solver(BOOK_GEOMETRY, table_bits=TABLE_BITS, compiled=True)
    solve, table, frames = solver.compiled_call()
    walk = compile_walk(solve)

    def walker(level: Packed, moves: Packed, promises: bool) -> tuple[Packed, Packed]:
        children = np.empty(len(level) * BOOK_GEOMETRY.columns, np.int64)
        broken = np.empty(len(level), np.int64)
        counts = walk(level, moves, promises, children, broken, table, frames)
        return children[: counts[0]], broken[: counts[1]]

    walker.solver = solver  # type: ignore[attr-defined]  # it owns the memory behind `table`
    return walker


def compile_walk(solve: Callable[..., int]) -> Callable[..., tuple[int, int]]:
    """The walk of a level in machine code, for the standard board, around the solver's `solve`."""
    import numba

    jit: Callable[[Any], Any] = numba.njit
    geometry = BOOK_GEOMETRY
    bottom, board, stride, columns = (
        geometry.bottom,
        geometry.board,
        geometry.stride,
        geometry.columns,
    )
    rows = geometry.rows
    in_column = (1 << stride) - 1
    order = tuple(columns_from_centre(geometry))
    farthest = 1 << 20

    @jit
    def has_four(discs: int) -> bool:
        for direction in (1, stride - 1, stride, stride + 1):
            pairs = discs & discs >> direction
            if pairs & pairs >> 2 * direction:
                return True
        return False

    @jit
    def urgent(own: int, theirs: int, moves: int) -> tuple[int, bool]:
        """As `urgent_move`, and whether it wins."""
        blocking = 0
        while moves:
            move = moves & -moves
            moves ^= move
            if has_four(own | move):
                return move, True
            if blocking == 0 and has_four(theirs | move):
                blocking = move
        return blocking, False

    @jit
    def best(own: int, occupied: int, score: int, table: int, frames: int) -> int:
        """As `Solver.best_column`, the move instead of its column."""
        moves = occupied + bottom & board
        chosen = 0
        for column in order:
            move = moves & (((1 << rows) - 1) << column * stride)
            if move:
                chosen = move
                if move == moves:
                    return move
                child = occupied | move
                if child == board:
                    value = 0
                else:
                    value = solve(own ^ occupied, child, -score, -score + 1, table, frames)
                if value == -score:
                    return move
                moves ^= move
        return chosen

    @jit
    def canonical_key(own: int, occupied: int) -> int:
        key = own + occupied + bottom
        mirrored = 0
        rest = key
        for _ in range(columns):
            mirrored = mirrored << stride | rest & in_column
            rest >>= stride
        return min(key, mirrored)

    @jit
    def walk(
        level: Any, given: Any, promises: bool, children: Any, broken: Any, table: int, frames: int
    ) -> tuple[int, int]:
        children_count = broken_count = 0
        for number in range(len(level)):
            key = level[number] >> 2
            promise = (level[number] & 3) - 1
            own = occupied = 0
            for column in range(columns):
                digits = key >> column * stride & in_column
                height = 0
                while digits >> height + 1:
                    height += 1
                own |= (digits ^ 1 << height) << column * stride
                occupied |= ((1 << height) - 1) << column * stride
            theirs = own ^ occupied
            move, wins = urgent(own, theirs, occupied + bottom & board)
            if wins:
                continue
            kept = True
            if move == 0:
                move = given[number]
                if move == 0:
                    score = solve(own, occupied, -farthest, farthest, table, frames)
                    move = best(own, occupied, score, table, frames)
                elif promises:
                    score = solve(own, occupied, -1, 1, table, frames)
                else:
                    score = promise
                sign = (score > 0) - (score < 0)
                kept = sign >= promise
                if promises:
                    promise = sign
            own |= move
            occupied |= move
            replies = occupied + bottom & board
            if replies == 0 and promise > 0:
                kept = False
            while replies:
                reply = replies & -replies
                replies ^= reply
                if has_four(theirs | reply):
                    kept = kept and promise < 0
                elif occupied | reply == board:
                    kept = kept and promise <= 0
                else:
                    children[children_count] = (
                        canonical_key(own, occupied | reply) << 2 | promise + 1
                    )
                    children_count += 1
            if not kept:
                broken[broken_count] = level[number]
                broken_count += 1
        return children_count, broken_count

    compiled: Callable[..., tuple[int, int]] = walk
    return compiled


def _check_fingerprint(folder: Path) -> None:
    """Begin anew where the folder holds the work of another rule."""
    digest = hashlib.sha256()
    for source in (book_source.__file__, search_source.__file__, solver_source.__file__, __file__):
        digest.update(Path(source).read_bytes())
    digest.update(opening_book().entries)
    fingerprint = folder / "fingerprint.json"
    known = fingerprint.exists() and json.loads(fingerprint.read_text()) == digest.hexdigest()
    if not known:
        for file in folder.glob("*.npz"):
            file.unlink()
        fingerprint.write_text(json.dumps(digest.hexdigest()))

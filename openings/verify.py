"""The book as the agent reads it, each entry derived again with the solver."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from agents.core.position import Position, urgent_move

from agents.core.book import BOOK_GEOMETRY, Book, book_column
from arena.executor import Run
from openings.build import solve_chunk
from openings.repertoire import SEATS, book_move, first_level, next_level
from openings.store import Report, chunks_of


class Difference(NamedTuple):
    """An entry that differs from what the rule says."""

    position: Position
    entry: int | None  # None: the book does not have the position
    expected: int


def positions_of(book: Book) -> list[Position]:
    """Every position that needs an entry, found by following the book."""
    positions: list[Position] = []
    for seat in SEATS:
        level = first_level(seat)
        while level and level[0].discs < book.discs:
            positions += (each for each in level if not urgent_move(each, BOOK_GEOMETRY))
            level = next_level(level, lambda position: book_move(position, book))
    return positions


def sample_of(positions: Sequence[Position], size: int | None, seed: int) -> list[Position]:
    """All positions or a random sample, deepest first: shallow ones then find a full table."""
    chosen = list(positions)
    if size is not None and size < len(chosen):
        chosen = random.Random(seed).sample(chosen, size)
    return sorted(chosen, key=lambda position: (-position.discs, position))


def verify(book: Book, positions: Sequence[Position], run: Run, report: Report) -> list[Difference]:
    """Derive the entries of `positions` without the book, and return those that differ."""
    differences: list[Difference] = []
    done = 0
    for chunk, (columns,) in run(solve_chunk, chunks_of(positions)):
        for position, expected in zip(chunk.positions, columns.tolist()):
            entry = book_column(position, book)
            if entry != expected:
                differences.append(Difference(position, entry, expected))
        done += len(chunk.positions)
        report("verifying", done, len(positions))
    return sorted(differences, key=lambda difference: difference.position)

"""The book as the agent reads it, each entry derived again with the solver."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from agents.core.book import BOOK_GEOMETRY, Book, book_column, opening_book
from agents.core.position import Position, landing_square, urgent_move
from arena.executor import Run
from openings.build import CHUNK, process_solver
from openings.repertoire import SEATS, Seat, first_level, needs_entry, next_level
from openings.rule import repertoire_column


@dataclass(frozen=True, kw_only=True)
class Difference:
    """An entry that differs from what the rule says."""

    position: Position
    entry: int | None  # None: the book does not have the position
    expected: int


def book_levels(seat: Seat, book: Book) -> Iterator[list[Position]]:
    """The levels of our repertoire that the book covers, found by following the book."""
    level = first_level(seat)
    while level and level[0].discs < book.discs:
        yield level
        level = next_level(level, lambda position: book_move(position, book))


def book_move(position: Position, book: Book) -> int:
    """The mask of the agent's move in a position of our repertoire that the book covers.

    Raises LookupError where the book does not have the position.
    """
    move = urgent_move(position, BOOK_GEOMETRY)
    if not move:
        column = book_column(position, book)
        if column is None:
            raise LookupError(f"{position} is in our repertoire, but not in the book")
        move = landing_square(position.occupied, column, BOOK_GEOMETRY)
    return move


def entries(book: Book) -> list[Position]:
    """Every position that needs an entry: first seat, then second, level by level."""
    return [
        position
        for seat in SEATS
        for level in book_levels(seat, book)
        for position in level
        if needs_entry(position)
    ]


def sample_of(positions: Sequence[Position], size: int | None, seed: int) -> list[Position]:
    """All positions or a random sample, deepest first: shallow ones then find a full table."""
    chosen = list(positions)
    if size is not None and size < len(chosen):
        chosen = random.Random(seed).sample(chosen, size)
    return sorted(chosen, key=lambda position: (-position.discs, position))


def verify(
    positions: Sequence[Position], run: Run, report: Callable[[int], None]
) -> list[Difference]:
    """Derive the entries of `positions` without the book, and return those that differ.

    `report` is called with the number of positions done.
    """
    chunks = [tuple(positions[start : start + CHUNK]) for start in range(0, len(positions), CHUNK)]
    differences: list[Difference] = []
    done = 0
    for chunk, found in run(check_chunk, chunks):
        differences += found
        done += len(chunk)
        report(done)
    return sorted(differences, key=lambda difference: difference.position)


def check_chunk(positions: Sequence[Position]) -> list[Difference]:
    """Those of some positions whose entries differ; runs in a process of its own."""
    book, solver = opening_book(), process_solver()
    differences = []
    for position in positions:
        entry, expected = book_column(position, book), repertoire_column(position, solver)
        if entry != expected:
            differences.append(Difference(position=position, entry=entry, expected=expected))
    return differences

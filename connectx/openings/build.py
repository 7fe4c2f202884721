"""The book: its columns, found level by level, and its text, which `core/book.py` reads."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from connectx.core.board import Board
from connectx.core.book import BOOK_GEOMETRY, COLUMN_BITS
from connectx.core.static_function import ALPHABET
from connectx.exact.solver import Solver
from connectx.openings.repertoire import next_level, repertoire_column
from connectx.openings.text import assignment, static_function
from connectx.work import Chunk, WorkFolder

# Saved results belong to this: change it with the rule, or with the order of a level.
RULE = "exact score, fewest good replies below 16 discs, centre first; 3"
TABLE_BITS = 24  # 134 MB per process


def find_columns(
    seat: str, level: Sequence[Board], discs: int, folder: WorkFolder
) -> dict[int, int]:
    """The book's column by canonical key, for our repertoire in one seat from `level` on.

    Boards with fewer than `discs` discs are covered; those with an urgent column need no entry.
    """
    entries: dict[int, int] = {}
    while level and level[0].discs < discs:
        found = [
            columns
            for (columns,) in folder.results(f"moving {seat}", level[0].discs, level, solve_chunk)
        ]
        columns = dict(zip(level, np.concatenate(found).tolist()))
        calm = (board for board in level if board.urgent_column() is None)
        entries |= {board.key: columns[board] for board in calm}
        level = next_level(level, columns.__getitem__)
    return entries


def solve_chunk(chunk: Chunk) -> tuple[NDArray[np.int8]]:
    """Our column on every board of a chunk; runs in its own process."""
    columns = [repertoire_column(board, process_solver()) for board in chunk.positions]
    return (np.array(columns, np.int8),)


@lru_cache(maxsize=1)
def process_solver() -> Solver:
    """The solver of this process; its table lasts from chunk to chunk."""
    return Solver(BOOK_GEOMETRY, table_bits=TABLE_BITS)


def write_text(columns: Mapping[int, int]) -> str:
    """The text in which every key finds its column; the same mapping gives the same text."""
    entries = static_function(columns, multiple=2)
    pairs = zip(entries[::2], entries[1::2])
    return "".join(ALPHABET[first | (second << COLUMN_BITS)] for first, second in pairs)


def book_module(text: str, discs: int) -> str:
    """The source of `connectx/core/book_data.py`."""
    return (
        '"""The opening book\'s text, by `python -m connectx.openings build`; see `book.py`."""\n\n'
        f"BOOK_DISCS = {discs}\n{assignment('BOOK_TEXT', text)}"
    )

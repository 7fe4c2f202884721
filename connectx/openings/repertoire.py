"""Our repertoire: the boards with us to move that arise when we follow one rule.

The opponent may play anything. A level is the boards with the same number of discs, mirror images
merged, sorted by key, so that every run makes the same levels. A level is worked through in chunks
(`connectx/work.py`).
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from connectx.core.board import Board, centre_first
from connectx.core.book import BOOK_GEOMETRY
from connectx.exact.solver import Solver
from connectx.work import Chunk, WorkFolder

SEATS = ("first", "second")
# Saved results belong to this: change it with the rule, or with the order of a level.
RULE = "exact score, fewest good replies below 16 discs, centre first; 3"
TABLE_BITS = 24  # 134 MB per process
# From this number of discs on, a column is the solver's own choice. The agent would also play it
# without the book; the entry saves Python time on the hardest of these boards.
SOLVERS_CHOICE_DISCS = 16


def repertoire_column(board: Board, solver: Solver) -> int:
    """Our column: an urgent one, else the fastest win, else a draw, else the slowest loss.

    Among equals it is the one with the fewest replies that keep the opponent's score, which are
    hard for a real opponent. Ties go to the column nearest the centre, the left one first. From
    `SOLVERS_CHOICE_DISCS` discs on, replies are not counted. All scores are exact, so the choice
    does not depend on the contents of the solver's table.
    """
    column = board.urgent_column()
    if column is not None:
        return column
    if board.discs >= SOLVERS_CHOICE_DISCS:
        column = solver.best_column(board)
        assert column is not None, "no deadline was given"
        return column
    best = best_columns(board, solver)
    if len(best) == 1:  # counting replies takes long
        return best[0]
    return min(best, key=lambda column: len(best_columns(board.play(column), solver)))


def best_columns(board: Board, solver: Solver) -> list[int]:
    """All columns with the highest score, the one nearest the centre first."""
    best = solver.best_columns(board)
    assert best is not None, "no deadline was given"
    return centre_first(best, BOOK_GEOMETRY)


def first_level(seat: str) -> list[Board]:
    """Where our first move is made: the empty board, or after each first move of the opponent."""
    return [Board.empty()] if seat == "first" else merged(children(Board.empty()))


def next_level(level: Iterable[Board], our_column: Callable[[Board], int]) -> list[Board]:
    """The boards two plies on in which the game is not over; `our_column` makes our moves."""
    after_ours = (board.play(our_column(board)) for board in level)
    return merged(reply for board in after_ours for reply in children(board))


def children(board: Board) -> list[Board]:
    """The boards after every move that does not end the game; none if it is over."""
    after = [] if board.over else [board.play(column) for column in board.legal_columns()]
    return [child for child in after if not child.over]


def merged(boards: Iterable[Board]) -> list[Board]:
    """The boards in canonical form, each once, sorted by key."""
    return sorted({board.canonical()[0] for board in boards}, key=lambda board: board.key)


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

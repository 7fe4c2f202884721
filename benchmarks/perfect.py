"""Measure how well and how fast the perfect player decides.

    python -m benchmarks.perfect
    python -m benchmarks.perfect --limit 20     fewer positions for each row

The compiled solver judges whether a move keeps the value. The first row has the hardest of the
positions just beyond the book: those that take the compiled solver the most nodes, which are as
many in Python. The others are random positions: in Python alone and without overage; on a host ten
times slower, simulated by a tenth of the time, with times multiplied by ten; and with numba and
Kaggle's overage. The exit status is 1 if a move lowered the value; --seed draws the positions.
"""

import random
import statistics
import sys

from rich.table import Table

from agents import perfect
from agents.core.board import Board
from agents.core.book import BOOK_GEOMETRY, opening_book, our_column
from agents.core.kept_code import kept_solve
from agents.core.solver import Solver
from benchmarks.measure import print_table, read_options, timed, with_progress
from benchmarks.positions import random_board
from errors import run_command
from openings.repertoire import SEATS, first_level, next_level

ACT_TIMEOUT = 2.0
LINES, HARDEST = 20_000, 20
# What, the numbers of discs, how many positions, how much slower the host, and the overage. Numba
# comes last, as the compiled solver is kept from then on.
CASES = (
    *(("Python alone", range(first, first + 7), 500, 1, 0.0) for first in (14, 21, 28, 35)),
    *(("ten times slower", range(first, first + 13), 100, 10, 0.0) for first in (16, 29)),
    *(("with numba", range(first, first + 2), 60, 1, 60.0) for first in (8, 10, 12)),
)


def hardest_lines(limit: int, rng: random.Random) -> list[Board]:
    """Of the first boards beyond the book, the `HARDEST` for the solver."""
    book, beyond = opening_book(), list[Board]()

    def by_the_book(board: Board) -> int:
        column = our_column(board, book)
        assert column is not None, "every board of our repertoire has a column"
        return column

    for seat in SEATS:
        level = first_level(seat)
        while level[0].discs < book.discs:
            level = next_level(level, by_the_book)
        beyond += [board for board in level if board.urgent_column() is None]
    bits = perfect.INTERPRETED_TABLE_BITS
    solver = Solver(BOOK_GEOMETRY, table_bits=bits, compiled=True, compile_with=kept_solve)
    nodes = {}
    for board in with_progress(rng.sample(beyond, min(LINES, limit)), "counting nodes"):
        solver.clear()
        before = solver.nodes
        solver.best_column(board, weak=True)  # as the player asks: first the value
        solver.best_column(board)
        nodes[board] = solver.nodes - before
    return sorted(nodes, key=lambda board: -nodes[board])[:HARDEST]


def main() -> int:
    """Run the command line; returns the exit status."""
    options = read_options("perfect", __doc__, limit=LINES, seed=1)
    rng, judge = random.Random(options.seed), Solver(BOOK_GEOMETRY, compile_with=kept_solve)
    table, lowered = Table("player", "positions", "value kept", "median, s", "worst, s"), 0

    def add_row(name: str, boards: list[Board], slower: int = 1, overage: float = 0.0) -> None:
        nonlocal lowered
        kept, times = 0, []
        for board in with_progress(boards, name):
            scores = judge.column_scores(board, weak=True)
            assert scores is not None, "no deadline was given"
            perfect.solvers_of(BOOK_GEOMETRY).ready().clear()
            arguments = board, ACT_TIMEOUT / slower, overage / slower
            seconds, column = timed(perfect.choose_column, *arguments)
            times.append(slower * seconds)
            kept += scores[column] == max(scores.values())
        lowered += len(boards) - kept
        figures = f"{100 * kept / len(boards):.2f} %", f"{statistics.median(times):.3f}"
        table.add_row(name, str(len(boards)), *figures, f"{max(times):.3f}")

    add_row("Python alone, the hardest beyond the book", hardest_lines(options.limit, rng))
    for name, discs, most, slower, overage in CASES:
        count = min(most, options.limit)
        boards = [random_board(rng.choice(discs), rng) for _ in range(count)]
        add_row(f"{name}, {discs[0]} to {discs[-1]} discs", boards, slower, overage)
    print_table(table)
    return 1 if lowered else 0


if __name__ == "__main__":
    sys.exit(run_command("python -m benchmarks.perfect", main))

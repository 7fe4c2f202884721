"""Measure how well and how fast the perfect player decides.

    python -m benchmarks.perfect
    python -m benchmarks.perfect --limit 20     fewer positions for each row

First in random positions, where the compiled solver judges whether a move keeps the value: in
Python alone and without overage; on a host ten times slower, which is a tenth of the time, with
times multiplied by ten; and with numba and Kaggle's overage. Then in our repertoire: of positions
just beyond the book, those with the most compiled nodes are decided in Python alone, as both speeds
visit the same nodes. The exit status is 1 if a move lowered the value; --seed draws the positions.
"""

import random
import statistics
import sys
from collections.abc import Iterator

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


def decide_all(boards: list[Board], act_timeout: float, overage: float) -> tuple[int, list[float]]:
    """How many of the moves keep the value, and the seconds that each took."""
    judge = Solver(BOOK_GEOMETRY, table_bits=24, compile_with=kept_solve)
    kept, times = 0, []
    for board in with_progress(boards, "positions"):
        scores = judge.column_scores(board, weak=True)
        assert scores is not None, "no deadline was given"
        perfect.solvers_of(BOOK_GEOMETRY).ready().clear()
        seconds, column = timed(perfect.choose_column, board, act_timeout, overage)
        times.append(seconds)
        kept += scores[column] == max(scores.values())
    return kept, times


def time_hardest(boards: list[Board]) -> list[float]:
    """The seconds in Python alone of the boards with the most compiled nodes."""
    bits = perfect.INTERPRETED_TABLE_BITS
    counter = Solver(BOOK_GEOMETRY, table_bits=bits, compiled=True, compile_with=kept_solve)
    nodes = {}
    for board in with_progress(boards, "counting nodes"):
        counter.clear()
        before = counter.nodes
        decide(counter, board)
        nodes[board] = counter.nodes - before
    solver, times = perfect.solvers_of(BOOK_GEOMETRY).interpreted, []
    for board in with_progress(sorted(boards, key=lambda each: -nodes[each])[:HARDEST], "hardest"):
        solver.clear()
        times.append(timed(decide, solver, board)[0])
    return times


def decide(solver: Solver, board: Board) -> None:
    """What the perfect player asks off its book: the value first, then the fastest way."""
    solver.best_column(board, weak=True)
    solver.best_column(board)


def just_beyond_the_book() -> Iterator[Board]:
    """The first boards of our repertoire that the solver has to decide."""
    book = opening_book()

    def by_the_book(board: Board) -> int:
        column = our_column(board, book)
        assert column is not None, "every board of our repertoire has a column"
        return column

    for seat in SEATS:
        level = first_level(seat)
        while level[0].discs < book.discs:
            level = next_level(level, by_the_book)
        yield from (board for board in level if board.urgent_column() is None)


def main() -> int:
    """Run the command line; returns the exit status."""
    options = read_options("perfect", __doc__, limit=LINES, seed=1)
    rng, lowered = random.Random(options.seed), 0
    lines = rng.sample(list(just_beyond_the_book()), min(LINES, options.limit))
    times = time_hardest(lines)
    table = Table("player", "positions", "value kept", "median, s", "worst, s")
    median, worst = f"{statistics.median(times):.3f}", f"{max(times):.3f}"
    table.add_row(
        "Python alone, the hardest of the repertoire", f"{len(lines):,}", "", median, worst
    )
    for name, discs, most, slower, overage in CASES:
        count = min(most, options.limit)
        boards = [random_board(rng.choice(discs), rng) for _ in range(count)]
        kept, times = decide_all(boards, ACT_TIMEOUT / slower, overage / slower)
        median, worst = (f"{slower * each:.3f}" for each in (statistics.median(times), max(times)))
        name = f"{name}, {discs[0]} to {discs[-1]} discs"
        table.add_row(name, str(count), f"{100 * kept / count:.2f} %", median, worst)
        lowered += count - kept
    print_table(table)
    return 1 if lowered else 0


if __name__ == "__main__":
    sys.exit(run_command("python -m benchmarks.perfect", main))

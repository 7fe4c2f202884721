"""Measure how well and how fast the perfect player decides.

    python -m benchmarks.perfect positions --discs 14-41              Python alone, no overage
    python -m benchmarks.perfect positions --discs 8-41 --numba       with numba and overage
    python -m benchmarks.perfect positions --discs 14-41 --slower 10  on a machine 10 times slower
    python -m benchmarks.perfect lines                                the hardest of our repertoire

`positions` takes -n random positions (200) for every row of --step numbers of discs, and the
compiled solver judges whether a move keeps the value; the exit status is 1 if one does not. A
machine that is slower by a factor is one with less time: the time limits are divided by the factor,
and the measured times multiplied by it.

`lines` counts the compiled nodes of -n positions (20,000) just beyond the book, and times the 20
with the most in Python: both speeds visit the same nodes.
"""

import argparse
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
from arena.score import move_times
from benchmarks.measure import print_table, read_options, timed, with_progress
from benchmarks.positions import random_board
from errors import UserError, run_command
from openings.repertoire import SEATS, first_level, next_level

ACT_TIMEOUT = 2.0
OVERAGE = 60.0
HARDEST = 20


def measure_positions(options: argparse.Namespace) -> int:
    """Decide random positions; the exit status is 1 if a move lowered the value."""
    least, dash, most = options.discs.partition("-")
    if not (dash and least.isdecimal() and most.isdecimal() and int(least) <= int(most) < 42):
        raise UserError(f"--discs {options.discs}: expected FROM-TO, such as 14-41")
    rng = random.Random(options.seed)
    judge = Solver(BOOK_GEOMETRY, table_bits=24, compile_with=kept_solve)
    overage = OVERAGE if options.numba else 0.0
    count = options.n or 200
    table = Table("discs", "positions", "value kept", "median, s", "99 %, s", "worst, s")
    tried = lowered = 0
    for first in range(int(least), int(most) + 1, options.step):
        discs = range(first, min(first + options.step, int(most) + 1))
        name = f"{discs[0]} to {discs[-1]}"
        boards = [random_board(rng.choice(discs), rng) for _ in range(count)]
        seconds, kept = [], 0
        for board in with_progress(boards, f"{name} discs"):
            scores = judge.column_scores(board, weak=True)
            assert scores is not None, "no deadline was given"
            perfect.solvers_of(BOOK_GEOMETRY).ready().clear()
            limits = ACT_TIMEOUT / options.slower, overage / options.slower
            taken, column = timed(perfect.choose_column, board, *limits)
            seconds.append(taken * options.slower)
            kept += scores[column] == max(scores.values())
        tried, lowered = tried + count, lowered + count - kept
        times = move_times(seconds)
        figures = (f"{value:.3f}" for value in (times.median, times.percentile_99, times.worst))
        table.add_row(name, str(count), f"{100 * kept / count:.2f} %", *figures)
    print_table(table)
    print(f"{tried} positions, value lowered in {lowered}")
    return 1 if lowered else 0


def measure_lines(options: argparse.Namespace) -> int:
    """Find the hardest positions beyond the book by compiled nodes, then time them in Python."""
    beyond = list(just_beyond_the_book())
    count = min(options.n or 20_000, len(beyond))
    boards = random.Random(options.seed).sample(beyond, count)
    bits = perfect.INTERPRETED_TABLE_BITS
    counter = Solver(BOOK_GEOMETRY, table_bits=bits, compiled=True, compile_with=kept_solve)
    nodes = {}
    for board in with_progress(boards, "counting nodes"):
        counter.clear()
        before = counter.nodes
        decide(counter, board)
        nodes[board] = counter.nodes - before
    hardest = sorted(boards, key=lambda board: -nodes[board])[:HARDEST]
    solver = perfect.solvers_of(BOOK_GEOMETRY).interpreted
    seconds = []
    for board in with_progress(hardest, "timing the hardest in Python"):
        solver.clear()
        seconds.append(timed(decide, solver, board)[0])
    table = Table("positions", "median", "worst", title=f"{count:,} of {len(beyond):,} positions")
    table.add_row("nodes", f"{statistics.median(nodes.values()):,.0f}", f"{nodes[hardest[0]]:,}")
    median, worst = statistics.median(seconds), max(seconds)
    table.add_row(f"the {len(hardest)} hardest, Python alone", f"{median:.3f} s", f"{worst:.3f} s")
    print_table(table)
    return 0


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
    defaults = {"discs": "14-41", "step": 4, "slower": 1.0, "n": 0, "seed": 1}
    options = read_options("perfect", __doc__, what=[], **defaults, numba=False)
    if options.what == ["positions"]:
        return measure_positions(options)
    if options.what == ["lines"]:
        return measure_lines(options)
    raise UserError(f"{' '.join(options.what) or 'nothing'}: expected positions or lines")


if __name__ == "__main__":
    sys.exit(run_command("python -m benchmarks.perfect", main))

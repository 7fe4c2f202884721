"""Measure how well and how fast the perfect player decides.

    python -m benchmarks.perfect positions --discs 14-41              Python alone, no overage
    python -m benchmarks.perfect positions --discs 8-41 --numba       with numba and overage
    python -m benchmarks.perfect positions --discs 14-41 --slower 10  on a machine 10 times slower
    python -m benchmarks.perfect lines                                the hardest of our repertoire

A machine that is slower by a factor is one with less time: the time limits are divided by the
factor, and the measured times multiplied by it. Whether a move keeps the value of its position is
judged by the compiled solver.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Sequence

from rich.table import Table

from agents import perfect
from agents.core.book import BOOK_GEOMETRY, opening_book, our_move
from agents.core.clock import Deadline
from agents.core.position import Position, urgent_move
from agents.core.solver import Solver
from arena.score import move_times
from benchmarks.measure import print_table, with_progress
from benchmarks.positions import random_position
from openings.repertoire import SEATS, first_level, next_level

ACT_TIMEOUT = 2.0
OVERAGE = 60.0


def measure_positions(options: argparse.Namespace) -> int:
    """Decide random positions; the exit status is 1 if a move lowered the value."""
    least, most = options.discs
    rng = random.Random(options.seed)
    judge = Solver(BOOK_GEOMETRY, table_bits=24)
    overage = OVERAGE if options.numba else 0.0
    table = Table("discs", "positions", "value kept", "median, s", "99 %, s", "worst, s")
    lowered = 0
    ranges = range(least, most + 1, options.step)
    for first in ranges:
        discs = range(first, min(first + options.step, most + 1))
        name = f"{discs[0]} to {discs[-1]}"
        positions = [
            random_position(BOOK_GEOMETRY, rng.choice(discs), rng) for _ in range(options.number)
        ]
        seconds, kept = [], 0
        for position in with_progress(positions, f"{name} discs"):
            scores = judge.column_scores(position, weak=True)
            assert scores is not None, "no deadline was given"
            perfect.interpreted_solver.cache_clear()
            start = time.perf_counter()
            column = perfect.choose_column(
                position, BOOK_GEOMETRY, ACT_TIMEOUT / options.slower, overage / options.slower
            )
            seconds.append((time.perf_counter() - start) * options.slower)
            kept += scores[column] == max(scores.values())
        lowered += len(positions) - kept
        times = move_times(seconds)
        table.add_row(
            name,
            str(len(positions)),
            f"{100 * kept / len(positions):.2f} %",
            f"{times.median:.3f}",
            f"{times.percentile_99:.3f}",
            f"{times.worst:.3f}",
        )
    print_table(table)
    print(f"{len(ranges) * options.number} positions, value lowered in {lowered}")
    return 1 if lowered else 0


def measure_lines(options: argparse.Namespace) -> int:
    """Find the hardest positions beyond the book by compiled nodes, then time them in Python.

    Both speeds visit the same nodes, so the positions with the most nodes take the longest.
    """
    positions = just_beyond_the_book()
    total = len(positions)
    if options.number < total:
        positions = random.Random(options.seed).sample(positions, options.number)
    bits = perfect.INTERPRETED_TABLE_BITS
    counter = Solver(BOOK_GEOMETRY, table_bits=bits, deep_bits=bits, compiled=True)
    nodes = {}
    for position in with_progress(positions, "counting nodes"):
        counter.clear()
        before = counter.nodes
        counter.best_column(position, weak=True)
        counter.best_column(position)
        nodes[position] = counter.nodes - before
    hardest = sorted(positions, key=lambda position: -nodes[position])[: options.hardest]
    seconds = []
    for position in with_progress(hardest, "timing the hardest in Python"):
        perfect.interpreted_solver.cache_clear()
        solver = perfect.interpreted_solver(BOOK_GEOMETRY)
        start = time.perf_counter()
        solver.best_column(position, weak=True, deadline=Deadline(60))
        solver.best_column(position, deadline=Deadline(60))
        seconds.append(time.perf_counter() - start)
    times = move_times(seconds)
    table = Table(
        "positions", "median", "worst", title=f"{len(positions):,} of {total:,} positions"
    )
    table.add_row("nodes", f"{statistics.median(nodes.values()):,.0f}", f"{nodes[hardest[0]]:,}")
    table.add_row(
        f"the {len(hardest)} hardest, Python alone", f"{times.median:.3f} s", f"{times.worst:.3f} s"
    )
    print_table(table)
    return 0


def just_beyond_the_book() -> list[Position]:
    """The first positions of our repertoire that the solver has to decide."""
    book = opening_book()
    positions: list[Position] = []
    for seat in SEATS:
        level: Sequence[Position] = first_level(seat)
        while level[0].discs < book.discs:
            level = next_level(level, lambda position: our_move(position, book))
        positions += level
    return [position for position in positions if not urgent_move(position, BOOK_GEOMETRY)]


def main() -> int:
    """Run the command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.perfect",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    positions = commands.add_parser("positions", help="random positions on 6x7")
    positions.add_argument(
        "--discs",
        type=disc_range,
        default=(14, 41),
        metavar="FROM-TO",
        help="discs on the board (default: 14-41)",
    )
    positions.add_argument("--step", type=int, default=4, help="discs a row (default: %(default)s)")
    positions.add_argument("--numba", action="store_true", help="allow numba and the overage")
    positions.add_argument("--slower", type=float, default=1, help="how much slower the machine is")
    positions.add_argument(
        "-n", "--number", type=int, default=200, help="positions a row (default: %(default)s)"
    )
    positions.set_defaults(run=measure_positions)
    lines = commands.add_parser("lines", help="the hardest positions of our repertoire")
    lines.add_argument(
        "-n", "--number", type=int, default=20_000, help="positions tried (default: %(default)s)"
    )
    lines.add_argument("--hardest", type=int, default=20, help="timed (default: %(default)s)")
    lines.set_defaults(run=measure_lines)
    for command in (positions, lines):
        command.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    options = parser.parse_args()
    return int(options.run(options))


def disc_range(text: str) -> tuple[int, int]:
    """The two numbers of a range such as "14-41", for argparse."""
    least, _, most = text.partition("-")
    if not (least.isdecimal() and most.isdecimal() and int(least) <= int(most) < 42):
        raise argparse.ArgumentTypeError(f"{text!r}: expected FROM-TO, such as 14-41")
    return int(least), int(most)


if __name__ == "__main__":
    sys.exit(main())

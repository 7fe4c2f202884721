"""How well and how fast the perfect agent decides: on random positions, and on its own lines.

    python benchmarks/perfect.py positions --discs 14-41              Python alone, no overage
    python benchmarks/perfect.py positions --discs 8-41 --numba       with numba and overage
    python benchmarks/perfect.py positions --discs 14-41 --slower 10  on a host ten times slower
    python benchmarks/perfect.py lines                                the hardest of our own lines

A host that is slower by some factor is one with so much less time: the limits are divided by the
factor, and the seconds multiplied by it. What keeps the value is told by the compiled solver.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from agents import perfect
from agents.core.book import BOOK_GEOMETRY, opening_book, our_move
from agents.core.clock import Deadline
from agents.core.position import (
    EMPTY_BOARD,
    Position,
    drop,
    has_won,
    is_full,
    legal_columns,
    urgent_move,
)
from agents.core.solver import Solver
from openings.lines import SEATS, first_level, next_level

ACT_TIMEOUT = 2.0
OVERAGE = 60.0
ERR = Console(stderr=True)


def random_position(discs: int, rng: random.Random) -> Position:
    """A position after `discs` random moves with the game still on."""
    while True:
        position = EMPTY_BOARD
        for _ in range(discs):
            if has_won(position.theirs, BOOK_GEOMETRY):
                break
            column = rng.choice(legal_columns(position.occupied, BOOK_GEOMETRY))
            position = drop(position, column, BOOK_GEOMETRY)
        else:
            over = has_won(position.theirs, BOOK_GEOMETRY)
            if not over and not is_full(position.occupied, BOOK_GEOMETRY):
                return position


def measure_positions(options: argparse.Namespace) -> int:
    """Decide random positions; exit status 1 if a move lowered the value."""
    least, most = (int(number) for number in options.discs.split("-"))
    rng = random.Random(options.seed)
    judge = Solver(BOOK_GEOMETRY, table_bits=24)
    overage = OVERAGE if options.numba else 0.0
    table = Table("discs", "positions", "value kept", "median, s", "99 %, s", "worst, s")
    lowered = 0
    ranges = range(least, most + 1, options.step)
    for first in ranges:
        discs = range(first, min(first + options.step, most + 1))
        seconds, kept = [], 0
        positions = [random_position(rng.choice(discs), rng) for _ in range(options.number)]
        for position in track(positions, f"{discs[0]} to {discs[-1]} discs", console=ERR):
            scores = judge.column_scores(position, weak=True)
            assert scores is not None
            perfect.interpreted_solver.cache_clear()
            start = time.perf_counter()
            column = perfect.choose_column(
                position, BOOK_GEOMETRY, ACT_TIMEOUT / options.slower, overage / options.slower
            )
            seconds.append((time.perf_counter() - start) * options.slower)
            kept += scores[column] == max(scores.values())
        lowered += len(positions) - kept
        seconds.sort()
        table.add_row(
            f"{discs[0]} to {discs[-1]}",
            str(len(positions)),
            f"{100 * kept / len(positions):.2f} %",
            f"{statistics.median(seconds):.3f}",
            f"{seconds[int(0.99 * len(seconds))]:.3f}",
            f"{seconds[-1]:.3f}",
        )
    Console().print(table)
    print(f"{len(ranges) * options.number} positions, value lowered in {lowered}")
    return 1 if lowered else 0


def first_levels_beyond_the_book() -> list[Position]:
    """The positions of our own lines that the solver is asked first, just beyond the book."""
    book = opening_book()
    positions: list[Position] = []
    for seat in SEATS:
        level: Sequence[Position] = first_level(seat)
        while level[0].discs < book.discs:
            level = next_level(level, lambda position: our_move(position, book))
        positions += level
    return [position for position in positions if not urgent_move(position, BOOK_GEOMETRY)]


def measure_lines(options: argparse.Namespace) -> int:
    """Find the hardest positions beyond the book by compiled nodes, then time them in Python.

    Both speeds visit the same nodes, so the most nodes take the longest.
    """
    positions = first_levels_beyond_the_book()
    total = len(positions)
    if options.number < total:
        positions = random.Random(options.seed).sample(positions, options.number)
    bits = perfect.INTERPRETED_TABLE_BITS
    counter = Solver(BOOK_GEOMETRY, table_bits=bits, deep_bits=bits, compiled=True)
    nodes = {}
    for position in track(positions, "counting nodes", console=ERR):
        counter.clear()
        before = counter.nodes
        counter.best_column(position, weak=True)
        counter.best_column(position)
        nodes[position] = counter.nodes - before
    hardest = sorted(positions, key=lambda position: -nodes[position])[: options.hardest]
    seconds = []
    for position in track(hardest, "timing the hardest in Python", console=ERR):
        perfect.interpreted_solver.cache_clear()
        solver = perfect.interpreted_solver(BOOK_GEOMETRY)
        start = time.perf_counter()
        solver.best_column(position, weak=True, deadline=Deadline(60))
        solver.best_column(position, deadline=Deadline(60))
        seconds.append(time.perf_counter() - start)
    print(
        f"{len(positions):,} of {total:,} positions at {opening_book().discs} discs and one more: "
        f"median {statistics.median(nodes.values()):,.0f} nodes, most {nodes[hardest[0]]:,}\n"
        f"the {len(hardest)} hardest in Python alone: median {statistics.median(seconds):.3f} s, "
        f"worst {max(seconds):.3f} s"
    )
    return 0


def main() -> int:
    """Run the command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    positions = commands.add_parser("positions", help="random positions of 6 x 7")
    positions.add_argument("--discs", default="14-41", help="from-to (default: %(default)s)")
    positions.add_argument("--step", type=int, default=4, help="discs a row (default: %(default)s)")
    positions.add_argument("--numba", action="store_true", help="let it use numba and the overage")
    positions.add_argument("--slower", type=float, default=1, help="slow the host by this factor")
    positions.add_argument(
        "-n", "--number", type=int, default=200, help="positions a row (default: %(default)s)"
    )
    positions.set_defaults(run=measure_positions)
    lines = commands.add_parser("lines", help="the hardest positions of our own lines")
    lines.add_argument(
        "-n", "--number", type=int, default=20_000, help="positions tried (default: %(default)s)"
    )
    lines.add_argument("--hardest", type=int, default=20, help="timed (default: %(default)s)")
    lines.set_defaults(run=measure_lines)
    for command in (positions, lines):
        command.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    options = parser.parse_args()
    return int(options.run(options))


if __name__ == "__main__":
    sys.exit(main())

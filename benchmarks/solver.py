"""Compare the solver with BitBully on files of positions.

    python -m benchmarks.solver FILE...       lines of `moves score`
    python -m benchmarks.solver --cold        the empty board, with empty tables

Both solvers see the same positions in turns, BitBully without its book. Both keep their tables from
position to position unless `--clear` is given; clearing is not timed, but it leaves a solver's
memory outside the processor's caches. Processor time is measured, which other programs on the
machine disturb less than wall time. A ratio is our time divided by BitBully's.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import bitbully.bitbully_core as bitbully
from rich.table import Table

from agents.core.notation import position_of
from agents.core.position import EMPTY_BOARD, geometry_of
from agents.core.solver import Solver
from arena.score import move_times
from benchmarks.measure import in_turns, machine, print_table

STANDARD = geometry_of(6, 7, 4)


class Scored(NamedTuple):
    """A position whose score is known."""

    moves: str
    score: int


class Timed(NamedTuple):
    """One position solved by one solver."""

    seconds: float  # of processor time
    nodes: int
    right: bool


def ours(*, compiled: bool, clear: bool) -> Callable[[Scored], Timed]:
    """A function that solves a position with our solver."""
    solver = Solver(STANDARD, compiled=compiled)

    def solve(scored: Scored) -> Timed:
        position = position_of(scored.moves, STANDARD)
        if clear:
            solver.clear()
        return timed(lambda: solver.score(position), lambda: solver.nodes, scored.score)

    return solve


def bitbullys(*, clear: bool) -> Callable[[Scored], Timed]:
    """A function that solves a position with BitBully, without its book."""
    solver = bitbully.BitBullyCore()

    def solve(scored: Scored) -> Timed:
        board = bitbully.BoardCore()
        if not board.play([int(column) - 1 for column in scored.moves]):
            raise ValueError(f"BitBully cannot play {scored.moves!r}")
        if clear:
            solver.resetTranspositionTable()
        return timed(lambda: solver.mtdf(board, 0), solver.getNodeCounter, scored.score)

    return solve


def timed(solve: Callable[[], int | None], nodes: Callable[[], int], expected: int) -> Timed:
    """Run `solve` and compare its answer with the `expected` score."""
    before = nodes()
    started = time.thread_time()
    score = solve()
    seconds = time.thread_time() - started
    return Timed(max(seconds, 1e-9), nodes() - before, score == expected)


def compare(path: Path, limit: int | None, sample: int, clear: bool) -> bool:
    """Run one file through both solvers and print the table; whether every score was right."""
    positions = [
        Scored(moves, int(score))
        for moves, score in (line.split() for line in path.read_text().splitlines()[:limit])
    ]
    sides = (ours(compiled=True, clear=clear), bitbullys(clear=clear))
    compiled, theirs = in_turns(sides, positions, path.name)
    results = {"compiled": compiled, "BitBully": theirs}
    if sample:
        spread = positions[:: max(1, len(positions) // sample)]
        [results["interpreted"]] = in_turns(
            [ours(compiled=False, clear=clear)], spread, "interpreted"
        )
    columns = ("solver", "mean, ms", "median", "99 %", "worst", "nodes", "M/s", "wrong")
    table = Table(*columns, title=f"{path.name}: {len(positions)} positions")
    for name, solved in results.items():
        table.add_row(name, *figures(solved))
    print_table(table)
    mean = statistics.mean(seconds(compiled)) / statistics.mean(seconds(theirs))
    geometric = statistics.geometric_mean(seconds(compiled))
    geometric /= statistics.geometric_mean(seconds(theirs))
    each = [our / their for our, their in zip(seconds(compiled), seconds(theirs))]
    print(
        f"ratio of the means {mean:.3f}, of the geometric means {geometric:.3f}; "
        f"by position: median {statistics.median(each):.3f}, worst {max(each):.3f}",
        flush=True,
    )
    return all(result.right for solved in results.values() for result in solved)


def seconds(solved: Sequence[Timed]) -> list[float]:
    """The times alone."""
    return [result.seconds for result in solved]


def figures(solved: Sequence[Timed]) -> list[str]:
    """A row of the table."""
    times = move_times(1000 * second for second in seconds(solved))
    nodes = sum(result.nodes for result in solved)
    return [
        f"{1000 * statistics.mean(seconds(solved)):.4f}",
        f"{times.median:.4f}",
        f"{times.percentile_99:.3f}",
        f"{times.worst:.3f}",
        f"{nodes / len(solved):,.0f}",
        f"{nodes / sum(seconds(solved)) / 1e6:.2f}",
        f"{sum(not result.right for result in solved)}",
    ]


def cold(table_bits: int, threads: int) -> None:
    """Solve the empty board with both, and print wall and processor time."""
    solver = Solver(STANDARD, compiled=True, table_bits=table_bits, threads=threads)
    theirs = bitbully.BitBullyCore()
    board = bitbully.BoardCore()
    for name, solve, nodes in (
        ("compiled", lambda: solver.score(EMPTY_BOARD), lambda: solver.nodes),
        ("BitBully", lambda: theirs.mtdf(board, 0), theirs.getNodeCounter),
    ):
        wall, processor = time.perf_counter(), time.process_time()
        score = solve()
        wall, processor = time.perf_counter() - wall, time.process_time() - processor
        print(
            f"empty board, {name}: score {score}, {wall:.1f} s, of processor time"
            f" {processor:.1f} s, {nodes() / 1e6:,.0f} M nodes",
            flush=True,
        )
    print(machine())


def main() -> int:
    """Run the command line; the exit status is 1 if a score was wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.solver", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="`moves score` lines")
    parser.add_argument("--limit", type=int, help="take only the first positions of a file")
    parser.add_argument("--sample", type=int, default=10, help="positions interpreted; default 10")
    parser.add_argument("--clear", action="store_true", help="clear the tables every time")
    parser.add_argument("--cold", action="store_true", help="solve the empty board")
    parser.add_argument("--table-bits", type=int, default=26, help="for --cold; default 26, 537 MB")
    parser.add_argument("--threads", type=int, default=1, help="for --cold; default 1")
    options = parser.parse_args()
    if not options.files and not options.cold:
        parser.error("expected files of positions, or --cold")
    right = [compare(path, options.limit, options.sample, options.clear) for path in options.files]
    if options.cold:
        cold(options.table_bits, options.threads)
    return 0 if all(right) else 1


if __name__ == "__main__":
    sys.exit(main())

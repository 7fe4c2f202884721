"""The solver beside BitBully, on files of positions.

    python benchmarks/solver.py FILE...       lines of `moves score`
    python benchmarks/solver.py --cold        the empty board, from empty tables

Both solvers see the same positions in the same run, one after the other in turns, BitBully without
its book. Both keep their tables from position to position unless `--clear` is given; emptying them
is not timed, but a solver's memory then has left the processor's caches. Times are those of the
processor, not of the clock, so that other programs on the machine disturb them less.
"""

import argparse
import itertools
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import bitbully.bitbully_core as bitbully

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from agents.core.notation import position_of
from agents.core.position import EMPTY_BOARD, geometry_of
from agents.core.solver import Solver

STANDARD = geometry_of(6, 7, 4)


class Timed(NamedTuple):
    """One position by one solver."""

    seconds: float
    nodes: int
    right: bool


def timed(solve: Callable[[], int | None], nodes: Callable[[], int], expected: int) -> Timed:
    """Run `solve` and compare its answer with the `expected` score."""
    before = nodes()
    started = time.process_time()
    score = solve()
    seconds = time.process_time() - started
    return Timed(max(seconds, 1e-9), nodes() - before, score == expected)


def by_ours(solver: Solver, moves: str, expected: int, clear: bool) -> Timed:
    """A position by our solver."""
    position = position_of(moves, STANDARD)
    if clear:
        solver.clear()
    return timed(lambda: solver.score(position), lambda: solver.nodes, expected)


def by_bitbully(solver: bitbully.BitBullyCore, moves: str, expected: int, clear: bool) -> Timed:
    """A position by BitBully without its book."""
    board = bitbully.BoardCore()
    if not board.play([int(column) - 1 for column in moves]):
        raise ValueError(f"BitBully cannot play {moves!r}")
    if clear:
        solver.resetTranspositionTable()
    return timed(lambda: solver.mtdf(board, 0), solver.getNodeCounter, expected)


def report(name: str, results: list[Timed]) -> None:
    """One line of figures."""
    milliseconds = sorted(1000 * result.seconds for result in results)
    nodes = sum(result.nodes for result in results)
    percentile = milliseconds[min(len(results) - 1, len(results) * 99 // 100)]
    print(
        f"  {name:12} mean {statistics.mean(milliseconds):10.4f} ms"
        f"  median {statistics.median(milliseconds):9.4f}  99 % {percentile:10.3f}"
        f"  worst {milliseconds[-1]:10.3f}  nodes {nodes / len(results):12,.0f}"
        f"  {nodes / sum(result.seconds for result in results) / 1e6:6.2f} M nodes/s"
        f"  wrong {sum(not result.right for result in results)}",
        flush=True,
    )


def compare(path: Path, limit: int, sample: int, clear: bool) -> bool:
    """Run one file through both solvers and print the figures; whether every score was right."""
    positions = []
    for line in path.read_text().splitlines()[:limit]:
        moves, expected = line.split()
        positions.append((moves, int(expected)))
    ours, theirs = Solver(STANDARD, compiled=True), bitbully.BitBullyCore()
    our_results, their_results = [], []
    for turn, (moves, score) in enumerate(positions):
        if turn % 2:
            our_results.append(by_ours(ours, moves, score, clear))
            their_results.append(by_bitbully(theirs, moves, score, clear))
        else:
            their_results.append(by_bitbully(theirs, moves, score, clear))
            our_results.append(by_ours(ours, moves, score, clear))
    print(f"{path.name}: {len(positions)} positions")
    report("compiled", our_results)
    report("BitBully", their_results)
    ratio = statistics.geometric_mean(result.seconds for result in our_results)
    ratio /= statistics.geometric_mean(result.seconds for result in their_results)
    print(f"  ratio of the geometric means, compiled to BitBully: {ratio:.3f}", flush=True)
    results = our_results + their_results
    if sample:
        interpreted = Solver(STANDARD, compiled=False)
        spread = itertools.islice(positions, 0, None, max(1, len(positions) // sample))
        slow = [by_ours(interpreted, moves, score, clear) for moves, score in spread]
        report("interpreted", slow)
        results += slow
    return all(result.right for result in results)


def cold(table_bits: int, threads: int) -> None:
    """Solve the empty board on both, by the clock on the wall."""
    ours = Solver(STANDARD, compiled=True, table_bits=table_bits, threads=threads)
    theirs = bitbully.BitBullyCore()
    board = bitbully.BoardCore()
    for name, solve, nodes in (
        ("compiled", lambda: ours.score(EMPTY_BOARD), lambda: ours.nodes),
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


def main() -> int:
    """Run the command line; the exit status is 1 where a score was wrong."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    parser.add_argument("--limit", type=int, help="take so many positions of every file")
    parser.add_argument("--sample", type=int, default=10, help="positions interpreted; default 10")
    parser.add_argument("--clear", action="store_true", help="empty the tables every time")
    parser.add_argument("--cold", action="store_true", help="solve the empty board")
    parser.add_argument("--table-bits", type=int, default=26, help="for --cold; default 26, 537 MB")
    parser.add_argument("--threads", type=int, default=1, help="for --cold; default 1")
    options = parser.parse_args()
    verdicts = [
        compare(path, options.limit, options.sample, options.clear) for path in options.files
    ]
    if options.cold:
        cold(options.table_bits, options.threads)
    return 0 if all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())

"""Compare the solver with BitBully.

    python -m benchmarks.solver               random positions, a set for each number of discs
    python -m benchmarks.solver FILE...       files of lines of `moves score`
    python -m benchmarks.solver --cold        the empty board, with empty tables

Both solvers see the same positions in turns, BitBully without its book. Both keep their tables from
position to position. Processor time is measured, which other programs on the machine disturb less
than wall time. A ratio is our time divided by BitBully's; every set shows the ratio of the means
and that of the geometric means. Easy sets are also solved in a loop with no clock inside it. The
exit status is 1 if a score was wrong; of a random position, if the two solvers disagree.

--seed draws the random positions. --limit takes only the first positions of a set; --sample of them
are also solved interpreted, random ones from 16 discs on. --table-bits (23 take 67 MB) and
--threads are for --cold.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import bitbully.bitbully_core as bitbully
from rich.table import Table

from agents.core.board import Board
from agents.core.kept_code import kept_solve
from agents.core.solver import Solver
from arena.score import move_times
from benchmarks.measure import in_turns, machine, print_table, read_options, timed
from benchmarks.positions import STANDARD, random_columns
from errors import run_command

IN_A_LOOP_BELOW = 0.1  # ms: easier sets are also solved without a clock around each position
LOOPS = 9
WON_AT_ONCE = Board.from_moves("121212")
# How many random positions, by their number of discs: fewer where they take longer.
RANDOM_SETS = {10: 30, 12: 150, 14: 300, 16: 500, 20: 1000, 24: 1000, 30: 1000, 36: 1000}
INTERPRETED_DISCS = 16  # with fewer, the interpreted search takes minutes


class Solved(NamedTuple):
    """One position solved by one solver."""

    milliseconds: float  # of processor time
    nodes: int
    right: bool


def ours(compiled: bool) -> Callable[[str], Solved]:
    """A function that solves a line of `moves score` with our solver."""
    solver = Solver(STANDARD.geometry, compiled=compiled, compile_with=kept_solve)
    solver.score(WON_AT_ONCE)  # the first call of compiled code takes longer

    def solve(line: str) -> Solved:
        moves, score = line.split()[:2]
        work = partial(solver.score, Board.from_moves(moves))
        return solved(work, lambda: solver.nodes, int(score))

    return solve


def bitbullys() -> Callable[[str], Solved]:
    """A function that solves a line of `moves score` with BitBully, without its book."""
    solver = bitbully.BitBullyCore()

    def solve(line: str) -> Solved:
        moves, score = line.split()[:2]
        board = bitbullys_board(moves)
        return solved(lambda: solver.mtdf(board, 0), solver.getNodeCounter, int(score))

    return solve


def bitbullys_board(moves: str) -> bitbully.BoardCore:
    """BitBully's board after `moves`, columns from 1; raises ValueError if it cannot be reached."""
    board = bitbully.BoardCore()
    if not board.play([int(column) - 1 for column in moves]):
        raise ValueError(f"BitBully cannot play {moves!r}")
    return board


def solved(work: Callable[[], int | None], nodes: Callable[[], int], expected: int) -> Solved:
    """Run `work` and compare its answer with the `expected` score."""
    before = nodes()
    seconds, score = timed(work, clock=time.thread_time)
    return Solved(1000 * max(seconds, 1e-9), nodes() - before, score == expected)


def random_lines(discs: int, options: argparse.Namespace) -> list[str]:
    """A random set, with BitBully's scores."""
    rng = random.Random(f"{options.seed} {discs}")
    count = RANDOM_SETS[discs]
    solver, lines = bitbully.BitBullyCore(), []
    for _ in range(min(count, options.limit or count)):
        moves = "".join(str(column + 1) for column in random_columns(discs, rng))
        lines.append(f"{moves} {solver.mtdf(bitbullys_board(moves), 0)}")
    return lines


def compare(name: str, lines: list[str], sample: int) -> bool:
    """Run a set through both solvers and print the table; whether every score was right."""
    sides = ours(compiled=True), bitbullys()
    results = dict(zip(("compiled", "BitBully"), in_turns(sides, lines, name)))
    if sample:
        spread = lines[:: max(1, len(lines) // sample)]
        [results["interpreted"]] = in_turns([ours(compiled=False)], spread, "interpreted")
    columns = ("solver", "mean, ms", "median", "99 %", "worst", "nodes", "M/s", "wrong")
    table = Table(*columns, title=f"{name}: {len(lines)} positions")
    for solver, each in results.items():
        table.add_row(solver, *figures(each))
    print_table(table)
    our, their = ([each.milliseconds for each in results[k]] for k in ("compiled", "BitBully"))
    mean = statistics.mean(our) / statistics.mean(their)
    geometric = statistics.geometric_mean(our) / statistics.geometric_mean(their)
    ratios = [one / other for one, other in zip(our, their)]
    print(
        f"ratio of the means {mean:.3f}, of the geometric means {geometric:.3f}; "
        f"by position: median {statistics.median(ratios):.3f}, worst {max(ratios):.3f}",
        flush=True,
    )
    if statistics.mean(their) < IN_A_LOOP_BELOW:
        in_a_loop(lines)
    return all(each.right for side in results.values() for each in side)


def in_a_loop(lines: Sequence[str]) -> None:
    """Print the time per position without a look at the clock for each, which takes about as long
    as an easy one: a set from empty tables, in turns."""
    boards = [Board.from_moves(line.split()[0]) for line in lines]
    their_boards = [bitbullys_board(line.split()[0]) for line in lines]

    def one_by_one(solver: Solver) -> list[int | None]:
        return [solver.score(board) for board in boards]

    def in_one_call(solver: Solver) -> list[int] | None:
        return solver.scores(boards)

    def theirs(solver: bitbully.BitBullyCore) -> list[int]:
        return [solver.mtdf(board, 0) for board in their_boards]

    ours_anew = partial(Solver, STANDARD.geometry)
    ways: list[tuple[Callable[[Any], Any], Callable[[], Any]]] = [
        (one_by_one, ours_anew),
        (in_one_call, ours_anew),
        (theirs, bitbully.BitBullyCore),
    ]
    times: list[list[float]] = [[] for _ in ways]
    for _ in range(LOOPS):
        for each, (work, make) in zip(times, ways):
            seconds, _ = timed(work, make(), clock=time.thread_time)
            each.append(1e6 * seconds / len(lines))
    loop, call, other = map(statistics.median, times)
    print(
        f"in a loop: {loop:.2f} us a position, BitBully {other:.2f}, ratio {loop / other:.3f}; "
        f"all in one call: {call:.2f} us, ratio {call / other:.3f}",
        flush=True,
    )


def figures(results: Sequence[Solved]) -> list[str]:
    """A row of the table."""
    times = move_times(each.milliseconds for each in results)
    total = sum(each.milliseconds for each in results)
    nodes = sum(each.nodes for each in results)
    return [
        *(f"{total / len(results):.4f}", f"{times.median:.4f}"),
        *(f"{times.percentile_99:.3f}", f"{times.worst:.3f}"),
        *(f"{nodes / len(results):,.0f}", f"{nodes / total / 1000:.2f}"),
        str(sum(not each.right for each in results)),
    ]


def cold(table_bits: int, threads: int) -> None:
    """Solve the empty board with both, and print wall and processor time."""
    solver = Solver(
        STANDARD.geometry,
        compiled=True,
        table_bits=table_bits,
        threads=threads,
        compile_with=kept_solve,
    )
    theirs, board = bitbully.BitBullyCore(), bitbully.BoardCore()
    for name, solve, nodes in (
        ("compiled", lambda: solver.score(STANDARD), lambda: solver.nodes),
        ("BitBully", lambda: theirs.mtdf(board, 0), theirs.getNodeCounter),
    ):
        processor, (wall, score) = timed(timed, solve, clock=time.process_time)
        print(
            f"empty board, {name}: score {score}, {wall:.1f} s, of processor time"
            f" {processor:.1f} s, {nodes() / 1e6:,.0f} M nodes",
            flush=True,
        )
    print(machine())


def main() -> int:
    """Run the command line; the exit status is 1 if a score was wrong."""
    numbers = {"limit": 0, "sample": 10, "seed": 1, "table_bits": 23, "threads": 1}
    options = read_options("solver", __doc__, files=[], **numbers, cold=False)
    if options.cold:
        cold(options.table_bits, options.threads)
        return 0
    right = []
    for file in map(Path, options.files):
        lines = file.read_text().splitlines()[: options.limit or None]
        right.append(compare(file.name, lines, options.sample))
    for discs in () if options.files else RANDOM_SETS:
        sample = options.sample if discs >= INTERPRETED_DISCS else 0
        right.append(compare(f"{discs} discs", random_lines(discs, options), sample))
    return 0 if all(right) else 1


if __name__ == "__main__":
    sys.exit(run_command("python -m benchmarks.solver", main))

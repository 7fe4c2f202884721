"""Compare the exact solver with BitBully, a C++ solver, without its book.

    python -m benchmarks.solver               random positions, a set for each number of discs
    python -m benchmarks.solver FILE...       files of lines of `moves score`
    python -m benchmarks.solver --cold        the empty board alone, from empty tables

Both solve the same positions in turns and keep their tables from position to position. Processor
time is measured, which other programs disturb less than wall time; a ratio is our time divided by
BitBully's. In one call: a whole set from empty tables, by `Solver.scores` and in a loop over
BitBully's. The exit status is 1 if a score was wrong; of a random position, if the two differ.

--seed draws the random positions, --limit takes only the first of a set, --threads is for --cold.
"""

import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import repeat
from pathlib import Path

import bitbully.bitbully_core as bitbully
from rich.table import Table

from agents.core.board import Board
from agents.core.kept_code import kept_solve
from agents.core.solver import Solver
from benchmarks.measure import in_turns, print_table, read_options, timed
from benchmarks.positions import STANDARD, random_columns
from errors import run_command

# How many random positions, by their number of discs: fewer where they take longer.
RANDOM_SETS = {10: 30, 12: 150, 14: 300, 16: 500, 20: 1000, 24: 1000, 30: 1000, 36: 1000}
LOOPS = 3  # in one call: the median counts
COLUMNS = ("set", "positions", "mean, ms", "BitBully", "ratio")
COLUMNS_AT_ONCE = ("in one call, ms", "BitBully", "ratio", "wrong")

new_solver = partial(Solver, STANDARD.geometry, compiled=True, compile_with=kept_solve)
processor_time = partial(timed, clock=time.thread_time)


def position_sets(files: Sequence[str], seed: int) -> Iterator[tuple[str, list[list[str]]]]:
    """The name of each set, and its positions: moves, with the score if it is known."""
    for file in map(Path, files):
        yield file.name, [line.split()[:2] for line in file.read_text().splitlines()]
    for discs, count in () if files else RANDOM_SETS.items():
        rng = random.Random(f"{seed} {discs}")
        drawn = (random_columns(discs, rng) for _ in range(count))
        yield f"{discs} discs", [["".join(str(c + 1) for c in columns)] for columns in drawn]


def bitbullys_board(moves: str) -> bitbully.BoardCore:
    """BitBully's board after `moves`, columns from 1; raises ValueError if it cannot be reached."""
    board = bitbully.BoardCore()
    if not board.play([int(column) - 1 for column in moves]):
        raise ValueError(f"BitBully cannot play {moves!r}")
    return board


def compare(name: str, positions: Sequence[Sequence[str]]) -> list[str]:
    """A set as a row of the table: the last cell is the number of wrong scores."""
    boards = [Board.from_moves(moves) for moves, *_ in positions]
    theirs = [bitbullys_board(moves) for moves, *_ in positions]
    solver, other = new_solver(), bitbully.BitBullyCore()
    solver.score(Board.from_moves("121212"))  # the first call of compiled code takes longer
    ours, bitbullys = in_turns(
        (
            lambda number: processor_time(solver.score, boards[number]),
            lambda number: processor_time(other.mtdf, theirs[number], 0),
        ),
        range(len(boards)),
        name,
    )
    wrong = 0
    for (_, *known), (_, our), (_, their) in zip(positions, ours, bitbullys):
        wrong += our != (int(known[0]) if known else their)
    means = [statistics.fmean(seconds for seconds, _ in side) for side in (ours, bitbullys)]
    calls, loops = [], []
    for _ in range(LOOPS):
        calls.append(processor_time(new_solver().scores, boards)[0] / len(boards))
        mtdf = bitbully.BitBullyCore().mtdf
        loops.append(processor_time(list, map(mtdf, theirs, repeat(0)))[0] / len(boards))
    cells = [name, str(len(boards))]
    for one, two in (means, map(statistics.median, (calls, loops))):
        cells += [f"{1000 * one:.4f}", f"{1000 * two:.4f}", f"{one / two:.3f}"]
    return [*cells, str(wrong)]


def main() -> int:
    """Run the command line; the exit status is 1 if a score was wrong."""
    options = read_options("solver", __doc__, files=[], limit=0, seed=1, threads=1, cold=False)
    if options.cold:
        seconds, score = timed(new_solver(threads=options.threads).score, STANDARD)
        print(f"empty board, --threads {options.threads}: score {score} in {seconds:.1f} s")
        return 0
    table, wrong = Table(*COLUMNS, *COLUMNS_AT_ONCE), False
    for name, positions in position_sets(options.files, options.seed):
        *cells, mistakes = compare(name, positions[: options.limit or None])
        table.add_row(*cells, mistakes)
        wrong |= mistakes != "0"
    print_table(table)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(run_command("python -m benchmarks.solver", main))

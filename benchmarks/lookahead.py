"""Compare the N-step lookahead with a plain numpy window count.

    python -m benchmarks.lookahead --steps 3 --positions 15

The numpy side does what Kaggle's course does: it copies the grid for every move, searches without
pruning, and slices the windows out of the grid one by one. Every legal column of every position is
scored by both sides; the exit status is 1 if any score differs. --positions is per stage of the
game, --seed draws them.
"""

import random
import statistics
import sys
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray
from rich.table import Table

from agents.core.board import Board
from agents.core.windows import COURSE_MINIMAX, score_columns
from benchmarks.measure import in_turns, print_table, read_options, timed
from benchmarks.positions import random_board
from errors import run_command

Grid = NDArray[np.int64]  # rows x columns, top row first: 1 for the side to move, 2 for the other
STAGES = {"empty board": (0, 0), "opening": (1, 8), "middle": (9, 22), "end": (23, 36)}
REPEATS = 25  # of ours, which takes microseconds; the median counts


def windows_of(grid: Grid) -> Iterator[list[int]]:
    """Every window of four of the grid as a list of marks."""
    rows, columns = grid.shape
    steps = np.arange(4)
    for row in range(rows):
        for column in range(columns):
            if column + 4 <= columns:
                yield list(grid[row, column : column + 4])
            if row + 4 <= rows:
                yield list(grid[row : row + 4, column])
            if row + 4 <= rows and column + 4 <= columns:
                yield list(grid[row + steps, column + steps])
                yield list(grid[row + 3 - steps, column + steps])


def plain_evaluate(grid: Grid) -> int:
    """The course's second heuristic for mark 1: it goes through all windows for each count."""

    def count(discs: int, mark: int) -> int:
        return sum(w.count(mark) == discs and w.count(0) == 4 - discs for w in windows_of(grid))

    ours = COURSE_MINIMAX.fours * count(4, 1) + COURSE_MINIMAX.threes * count(3, 1)
    theirs = COURSE_MINIMAX.opponent_fours * count(4, 2)
    return ours + theirs + COURSE_MINIMAX.opponent_threes * count(3, 2)


def plain_drop(grid: Grid, column: int, mark: int) -> Grid:
    """A copy of the grid with a disc of `mark` dropped into the column."""
    dropped = grid.copy()
    dropped[max(row for row in range(len(grid)) if grid[row, column] == 0), column] = mark
    return dropped


def plain_minimax(grid: Grid, depth: int, ours: bool) -> int:
    """Minimax without pruning, for mark 1."""
    columns = [column for column in range(grid.shape[1]) if grid[0, column] == 0]
    over = not columns or any(w.count(1) == 4 or w.count(2) == 4 for w in windows_of(grid))
    if depth == 0 or over:
        return plain_evaluate(grid)
    grids = (plain_drop(grid, column, 1 if ours else 2) for column in columns)
    return (max if ours else min)(plain_minimax(each, depth - 1, not ours) for each in grids)


def plain_scores(board: Board, steps: int) -> dict[int, int]:
    """The score of every legal column by the plain numpy search."""
    rows = str(board).splitlines()[: board.rows]
    signs = ".XO" if board.mark == 1 else ".OX"
    grid = np.array([[signs.index(sign) for sign in row.split()] for row in rows])
    return {
        column: plain_minimax(plain_drop(grid, column, 1), steps - 1, ours=False)
        for column in board.legal_columns()
    }


def main() -> int:
    """Measure and print the table; the exit status is 1 if any score differs."""
    options = read_options("lookahead", __doc__, steps=3, positions=15, seed=1)

    def plain(board: Board) -> tuple[float, dict[int, int]]:
        return timed(plain_scores, board, options.steps)

    def ours(board: Board) -> tuple[float, dict[int, int]]:
        runs = [timed(score_columns, board, COURSE_MINIMAX, options.steps) for _ in range(REPEATS)]
        return statistics.median(seconds for seconds, _ in runs), runs[0][1]

    rng, different = random.Random(options.seed), 0
    table = Table("stage", "positions", "numpy, ms", "ours, ms", "ratio", "worst", "different")
    for stage, (least, most) in STAGES.items():
        count = options.positions if most else 1
        boards = [random_board(rng.randint(least, most), rng) for _ in range(count)]
        (slow, right), (fast, scores) = (
            zip(*side) for side in in_turns([plain, ours], boards, stage)
        )
        ratios = [one / other for one, other in zip(slow, fast)]
        wrong = sum(one != other for one, other in zip(right, scores))
        medians = (f"{1000 * statistics.median(times):.3f}" for times in (slow, fast))
        figures = f"{statistics.median(ratios):,.0f}", f"{min(ratios):,.0f}", str(wrong)
        table.add_row(stage, str(count), *medians, *figures)
        different += wrong
    print_table(table)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(run_command("python -m benchmarks.lookahead", main))

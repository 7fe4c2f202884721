"""Compare the N-step lookahead with a plain numpy window count.

    python -m benchmarks.lookahead
    python -m benchmarks.lookahead --steps 2 --positions 50

The numpy side does what Kaggle's course does: it copies the grid for every move, searches without
pruning, and slices the windows out of the grid one by one. Every legal column of every position is
scored by both sides; the exit status is 1 if any score differs. --positions is per stage of the
game, --seed that of the random positions.
"""

import random
import statistics
import sys
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray
from rich.table import Table

from agents.core.board import Board
from agents.core.windows import COURSE_MINIMAX, score_columns
from benchmarks.measure import in_turns, print_table, read_options, timed
from benchmarks.positions import random_board

Grid = NDArray[np.int64]  # rows x columns, top row first: 1 for the side to move, 2 for the other
Scores = dict[int, int]  # by column
STAGES = {"empty board": (0, 0), "opening": (1, 8), "middle": (9, 22), "end": (23, 36)}
PLAIN_REPEATS, OUR_REPEATS = 3, 51  # the median of so many times counts


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


def count_windows(grid: Grid, discs: int, mark: int) -> int:
    """The windows with `discs` of `mark` whose other squares are empty."""
    return sum(w.count(mark) == discs and w.count(0) == 4 - discs for w in windows_of(grid))


def plain_evaluate(grid: Grid) -> int:
    """The course's second heuristic for mark 1."""
    return (
        COURSE_MINIMAX.fours * count_windows(grid, 4, 1)
        + COURSE_MINIMAX.threes * count_windows(grid, 3, 1)
        + COURSE_MINIMAX.opponent_threes * count_windows(grid, 3, 2)
        + COURSE_MINIMAX.opponent_fours * count_windows(grid, 4, 2)
    )


def plain_drop(grid: Grid, column: int, mark: int) -> Grid:
    """A copy of the grid with a disc of `mark` dropped into the column."""
    dropped = grid.copy()
    row = max(row for row in range(grid.shape[0]) if grid[row, column] == 0)
    dropped[row, column] = mark
    return dropped


def plain_minimax(grid: Grid, depth: int, ours: bool) -> int:
    """Minimax without pruning, for mark 1."""
    columns = [column for column in range(grid.shape[1]) if grid[0, column] == 0]
    over = not columns or any(w.count(1) == 4 or w.count(2) == 4 for w in windows_of(grid))
    if depth == 0 or over:
        return plain_evaluate(grid)
    grids = (plain_drop(grid, column, 1 if ours else 2) for column in columns)
    scores = [plain_minimax(dropped, depth - 1, not ours) for dropped in grids]
    return max(scores) if ours else min(scores)


def plain_scores(board: Board, steps: int) -> Scores:
    """The score of every legal column by the plain numpy search."""
    rows = str(board).splitlines()[: board.rows]
    signs = ".XO" if board.mark == 1 else ".OX"
    grid = np.array([[signs.index(sign) for sign in row.split()] for row in rows])
    return {
        column: plain_minimax(plain_drop(grid, column, 1), steps - 1, ours=False)
        for column in board.legal_columns()
    }


def our_scores(board: Board, steps: int) -> Scores:
    """Our score of every legal column."""
    return score_columns(board, COURSE_MINIMAX, steps)


def side(
    scores_of: Callable[[Board, int], Scores], steps: int, repeats: int
) -> Callable[[Board], tuple[float, Scores]]:
    """A function that scores a board: the median time in milliseconds, and the scores."""

    def score(board: Board) -> tuple[float, Scores]:
        runs = [timed(scores_of, board, steps) for _ in range(repeats)]
        return 1000 * statistics.median(seconds for seconds, _ in runs), runs[0][1]

    return score


def main() -> int:
    """Measure and print the table; the exit status is 1 if any score differs."""
    options = read_options("lookahead", __doc__, steps=3, positions=15, seed=1)
    rng = random.Random(options.seed)
    sides = (
        side(plain_scores, options.steps, PLAIN_REPEATS),
        side(our_scores, options.steps, OUR_REPEATS),
    )
    table = Table("stage", "positions", "numpy, ms", "ours, ms", "ratio, median", "ratio, worst")
    differences = 0
    for stage, (least, most) in STAGES.items():
        count = 1 if least == most else options.positions
        boards = [random_board(rng.randint(least, most), rng) for _ in range(count)]
        plain, ours = in_turns(sides, boards, stage)
        differences += sum(one[1] != other[1] for one, other in zip(plain, ours))
        ratios = [one[0] / other[0] for one, other in zip(plain, ours)]
        medians = [statistics.median(milliseconds for milliseconds, _ in s) for s in (plain, ours)]
        row = f"{count} {medians[0]:.1f} {medians[1]:.3f}"
        row += f" {statistics.median(ratios):,.0f} {min(ratios):,.0f}"
        table.add_row(stage, *row.split())
    print_table(table)
    print(
        f"{options.steps} steps, every legal column; positions whose scores differ: {differences}"
    )
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())

"""Compare the N-step lookahead with a plain numpy window count.

The numpy side works as in Kaggle's course. It copies the grid for every move, searches without
pruning, and slices the windows out of the grid one by one. Both sides score every legal column of
every position, in processor time. The exit status is 1 if any score differs.
"""

import random
from collections.abc import Iterator
from functools import partial
from operator import ne
from statistics import median

import numpy as np
from numpy.typing import NDArray

from benchmarks.measure import cpu_timed, in_turns, launch, print_table, random_board
from connectx.core.board import Board
from connectx.core.windows import COURSE_MINIMAX, score_columns

Grid = NDArray[np.int64]  # rows x columns, top row first: 1 for the side to move, 2 for the other
STAGES = {"empty board": (0, 0), "opening": (1, 8), "middle": (9, 22), "end": (23, 36)}
STEPS, POSITIONS, SEED = 3, 15, 1  # positions of each stage
REPEATS = 25  # of ours, which takes microseconds; the median counts
# The course's second heuristic: what a window of so many discs of a mark adds.
COUNTED = (
    *((4, 1, COURSE_MINIMAX.fours), (4, 2, COURSE_MINIMAX.opponent_fours)),
    *((3, 1, COURSE_MINIMAX.threes), (3, 2, COURSE_MINIMAX.opponent_threes)),
)


def windows_of(grid: Grid) -> Iterator[list[int]]:
    """Every window of four of the grid as a list of marks."""
    for lines in (grid, grid.T):
        for line in lines:
            for start in range(len(line) - 3):
                yield list(line[start : start + 4])
    steps = np.arange(4)
    for board in (grid, grid[::-1]):
        for row in range(len(board) - 3):
            for column in range(board.shape[1] - 3):
                yield list(board[row + steps, column + steps])


def plain_drop(grid: Grid, column: int, mark: int) -> Grid:
    """A copy of the grid with a disc of `mark` dropped into the column."""
    dropped = grid.copy()
    dropped[max(row for row in range(len(grid)) if grid[row, column] == 0), column] = mark
    return dropped


def plain_minimax(grid: Grid, depth: int, ours: bool) -> int:
    """Minimax without pruning, for mark 1; it goes through all windows for each count."""

    def count(discs: int, mark: int) -> int:
        return sum(w.count(mark) == discs and w.count(0) == 4 - discs for w in windows_of(grid))

    columns = [column for column in range(grid.shape[1]) if grid[0, column] == 0]
    over = not columns or any(w.count(1) == 4 or w.count(2) == 4 for w in windows_of(grid))
    if depth == 0 or over:
        return sum(weight * count(discs, mark) for discs, mark, weight in COUNTED)
    grids = (plain_drop(grid, column, 1 if ours else 2) for column in columns)
    return (max if ours else min)(plain_minimax(each, depth - 1, not ours) for each in grids)


def plain_scores(board: Board) -> dict[int, int]:
    """The score of every legal column by the plain numpy search."""
    signs = ".XO" if board.mark == 1 else ".OX"
    rows = str(board).splitlines()[: board.rows]
    grid = np.array([[signs.index(sign) for sign in row.split()] for row in rows])
    children = {column: plain_drop(grid, column, 1) for column in board.legal_columns()}
    return {column: plain_minimax(child, STEPS - 1, False) for column, child in children.items()}


def main() -> int:
    """Measure and print the table; the exit status is 1 if any score differs."""
    rng, rows = random.Random(SEED), []

    def time_ours(board: Board) -> tuple[float, dict[int, int]]:
        runs = [cpu_timed(score_columns, board, COURSE_MINIMAX, STEPS) for _ in range(REPEATS)]
        return median(seconds for seconds, _ in runs), runs[0][1]

    for stage, (least, most) in STAGES.items():
        count = POSITIONS if most else 1
        boards = [random_board(rng.randint(least, most), rng) for _ in range(count)]
        sides = in_turns(stage, boards, partial(cpu_timed, plain_scores), time_ours)
        (slow, right), (fast, scores) = (zip(*side) for side in sides)
        ratios = [one / other for one, other in zip(slow, fast)]
        times = f"{1000 * median(slow):.3f}", f"{1000 * median(fast):.3f}"
        wrong = sum(map(ne, right, scores))
        ratio = f"{median(ratios):,.0f}", f"{min(ratios):,.0f}"
        rows.append((stage, str(count), *times, *ratio, str(wrong)))
    columns = ("stage", "positions", "numpy, ms", "ours, ms", "ratio", "worst", "different")
    print_table(columns, rows)
    return int(any(row[-1] != "0" for row in rows))


if __name__ == "__main__":
    launch("lookahead", __doc__, main)

"""Compare the N-step lookahead with a plain numpy window count.

The numpy side does what Kaggle's course does: it copies the grid for every move, searches without
pruning, and slices the windows out of the grid one by one. Every legal column of every position is
scored by both sides, and the scores are compared.

    python -m benchmarks.lookahead
    python -m benchmarks.lookahead --steps 2 --positions 50
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.table import Table

from agents.core.lookahead import score_moves
from agents.core.position import (
    Geometry,
    Position,
    column_of,
    geometry_of,
    legal_moves,
    square,
)
from agents.core.windows import COURSE_MINIMAX, heuristic_of
from benchmarks.measure import in_turns, print_table
from benchmarks.positions import random_position

Grid = NDArray[np.int64]
GEOMETRY = geometry_of(6, 7, 4)
STAGES = {"empty board": (0, 0), "opening": (1, 8), "middle": (9, 22), "end": (23, 36)}
PLAIN_REPEATS, OUR_REPEATS = 3, 51  # the median of so many times counts


class Timed(NamedTuple):
    """One position scored by one side."""

    seconds: float
    scores: dict[int, int]  # by column


def grid_of(position: Position, geometry: Geometry) -> Grid:
    """The board as rows x columns, top row first: 1 for the side to move, 2 for the other."""
    grid = np.zeros((geometry.rows, geometry.columns), dtype=np.int64)
    for row in range(geometry.rows):
        for column in range(geometry.columns):
            place = square(row, column, geometry)
            if position.occupied & place:
                grid[geometry.rows - 1 - row, column] = 1 if position.own & place else 2
    return grid


def windows_of(grid: Grid, inarow: int) -> Iterator[list[int]]:
    """Every window of the grid as a list of marks."""
    rows, columns = grid.shape
    for row in range(rows):
        for column in range(columns):
            if column + inarow <= columns:
                yield list(grid[row, column : column + inarow])
            if row + inarow <= rows:
                yield list(grid[row : row + inarow, column])
            if row + inarow <= rows and column + inarow <= columns:
                steps = np.arange(inarow)
                yield list(grid[row + steps, column + steps])
                yield list(grid[row + inarow - 1 - steps, column + steps])


def count_windows(grid: Grid, discs: int, mark: int, inarow: int) -> int:
    """The windows with `discs` of `mark` whose other squares are empty."""
    return sum(
        window.count(mark) == discs and window.count(0) == inarow - discs
        for window in windows_of(grid, inarow)
    )


def plain_evaluate(grid: Grid, inarow: int) -> int:
    """The course's second heuristic for mark 1."""
    return (
        COURSE_MINIMAX.fours * count_windows(grid, 4, 1, inarow)
        + COURSE_MINIMAX.threes * count_windows(grid, 3, 1, inarow)
        + COURSE_MINIMAX.opponent_threes * count_windows(grid, 3, 2, inarow)
        + COURSE_MINIMAX.opponent_fours * count_windows(grid, 4, 2, inarow)
    )


def plain_drop(grid: Grid, column: int, mark: int) -> Grid:
    """A copy of the grid with a disc of `mark` dropped into the column."""
    dropped = grid.copy()
    row = max(row for row in range(grid.shape[0]) if grid[row, column] == 0)
    dropped[row, column] = mark
    return dropped


def plain_minimax(grid: Grid, depth: int, ours: bool, inarow: int) -> int:
    """Minimax without pruning, for mark 1."""
    columns = [column for column in range(grid.shape[1]) if grid[0, column] == 0]
    over = not columns or any(
        window.count(1) == inarow or window.count(2) == inarow
        for window in windows_of(grid, inarow)
    )
    if depth == 0 or over:
        return plain_evaluate(grid, inarow)
    scores = [
        plain_minimax(plain_drop(grid, column, 1 if ours else 2), depth - 1, not ours, inarow)
        for column in columns
    ]
    return max(scores) if ours else min(scores)


def plain_scores(position: Position, steps: int) -> dict[int, int]:
    """The score of every legal column by the plain numpy search."""
    grid = grid_of(position, GEOMETRY)
    return {
        column: plain_minimax(plain_drop(grid, column, 1), steps - 1, False, GEOMETRY.inarow)
        for column in range(GEOMETRY.columns)
        if grid[0, column] == 0
    }


def our_scores(position: Position, steps: int) -> dict[int, int]:
    """Our score of every legal column."""
    heuristic = heuristic_of(COURSE_MINIMAX, GEOMETRY)
    scores = score_moves(position, GEOMETRY, heuristic, steps, legal_moves)
    return {column_of(move, GEOMETRY): score for move, score in scores.items()}


def timed(
    scores_of: Callable[[Position, int], dict[int, int]],
    position: Position,
    steps: int,
    repeats: int,
) -> Timed:
    """The scores, and the median time of finding them."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        scores = scores_of(position, steps)
        times.append(time.perf_counter() - start)
    return Timed(statistics.median(times), scores)


def main() -> int:
    """Measure and print the table; the exit status is 1 if any score differs."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.lookahead", description=(__doc__ or "").split("\n\n")[0]
    )
    parser.add_argument("--steps", type=int, default=3, help="plies of lookahead (default 3)")
    parser.add_argument(
        "--positions", type=int, default=15, help="positions per stage of the game (default 15)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the random positions (default 1)")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    table = Table("stage", "positions", "numpy, ms", "ours, ms", "ratio, median", "ratio, worst")
    differences = 0
    for stage, (least, most) in STAGES.items():
        positions = [
            random_position(GEOMETRY, rng.randint(least, most), rng)
            for _ in range(1 if least == most else options.positions)
        ]
        plain, ours = in_turns(
            (
                lambda position: timed(plain_scores, position, options.steps, PLAIN_REPEATS),
                lambda position: timed(our_scores, position, options.steps, OUR_REPEATS),
            ),
            positions,
            stage,
        )
        differences += sum(one.scores != other.scores for one, other in zip(plain, ours))
        ratios = [one.seconds / other.seconds for one, other in zip(plain, ours)]
        table.add_row(
            stage,
            str(len(positions)),
            f"{1000 * statistics.median(one.seconds for one in plain):.1f}",
            f"{1000 * statistics.median(one.seconds for one in ours):.3f}",
            f"{statistics.median(ratios):,.0f}",
            f"{min(ratios):,.0f}",
        )
    print_table(table)
    print(
        f"{options.steps} steps, every legal column; positions whose scores differ: {differences}"
    )
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())

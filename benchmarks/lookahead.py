"""How fast the N-step lookahead is, beside a plain numpy window count in the same run.

The peer does what a first program does and what Kaggle's course does: it copies the grid for every
move, searches without pruning, and counts windows by slicing them out of the grid one by one.
Every score of ours is compared with the peer's.

    python benchmarks/lookahead.py
    python benchmarks/lookahead.py --plies 0-4 --positions 10
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from agents.core.lookahead import score_moves
from agents.core.position import (
    EMPTY_BOARD,
    Geometry,
    Position,
    column_of,
    geometry_of,
    has_won,
    landing_square,
    legal_columns,
    legal_moves,
    make_move,
    square,
)
from agents.core.windows import COURSE_MINIMAX, heuristic_of

Grid = NDArray[np.int64]
GEOMETRY = geometry_of(6, 7, 4)
STAGES = {"empty board": (0, 0), "opening": (1, 8), "middle": (9, 22), "end": (23, 36)}


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
    """The peer's score of every legal column."""
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


def random_position(plies: int, rng: random.Random) -> Position:
    """A position after `plies` random moves with the game still on."""
    while True:
        position = EMPTY_BOARD
        for _ in range(plies):
            columns = legal_columns(position.occupied, GEOMETRY)
            if not columns or has_won(position.theirs, GEOMETRY):
                break
            move = landing_square(position.occupied, rng.choice(columns), GEOMETRY)
            position = make_move(position, move)
        else:
            if not has_won(position.theirs, GEOMETRY) and position.occupied != GEOMETRY.board:
                return position


def seconds(scores: Callable[[Position, int], dict[int, int]], position: Position, steps: int,
            repeats: int) -> float:  # fmt: skip
    """The median time of scoring the position."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        scores(position, steps)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def main() -> int:
    """Measure, print the table; exit status 1 if any score differs."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--steps", type=int, default=3, help="plies of lookahead (default 3)")
    parser.add_argument(
        "--positions", type=int, default=15, help="positions a stage of the game (default 15)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the random positions (default 1)")
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    table = Table("stage", "positions", "peer, ms", "ours, ms", "median ratio", "worst ratio")
    differences = 0
    for stage, (least, most) in STAGES.items():
        ratios, peers, ours = [], [], []
        number = 1 if least == most else arguments.positions
        for _ in track(range(number), description=stage, console=Console(stderr=True)):
            position = random_position(rng.randint(least, most), rng)
            expected = plain_scores(position, arguments.steps)
            differences += our_scores(position, arguments.steps) != expected
            peers.append(seconds(plain_scores, position, arguments.steps, 3))
            ours.append(seconds(our_scores, position, arguments.steps, 51))
            ratios.append(peers[-1] / ours[-1])
        table.add_row(
            stage,
            str(number),
            f"{1000 * statistics.median(peers):.1f}",
            f"{1000 * statistics.median(ours):.3f}",
            f"{statistics.median(ratios):,.0f}",
            f"{min(ratios):,.0f}",
        )
    Console().print(table)
    print(f"{arguments.steps} steps, every legal column scored; scores that differ: {differences}")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())

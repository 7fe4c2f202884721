"""Measure how well and how fast the perfect player decides.

The compiled solver says whether a move keeps the value. The first row has the hardest positions
just beyond the book, which take the compiled solver the most nodes, and Python just as many. The
other rows have random positions: in Python alone and without overage, on a host ten times slower,
and with numba and Kaggle's overage. To simulate the slow host, the player has a tenth of the time,
and its times are multiplied by ten.

The exit status is 1 if a move lowered the value.
"""

import importlib
import random
from collections.abc import Sequence
from statistics import median
from typing import Any, NamedTuple

from benchmarks.measure import (
    launch,
    make_parser,
    new_solver,
    print_table,
    random_board,
    timed,
    with_progress,
)
from connectx.bench.solver.repertoire import PROOF_SEATS, first_level, next_level
from connectx.bench.solver.solver import Solver
from connectx.core.board import STANDARD, Board
from connectx.core.book import our_column
from connectx.core.book_data import BOOK_DISCS

# The module of the agent. In a checkout it lies in another folder, so mypy knows nothing about it.
perfect: Any = importlib.import_module("connectx.agents.perfect")
MOVE_SECONDS = 2.0  # the time for a move
SAMPLED_BOARDS = 20_000  # among which the hardest ones are looked for
HARDEST_BOARDS = 20  # of these


class Case(NamedTuple):
    """A row of random positions, and how the player decides in them."""

    name: str
    discs: range  # the number of discs of a position is drawn from this range
    positions: int
    slowness: int = 1  # by which factor the host is slower
    overage_seconds: float = 0.0  # which the player has beside the time for a move


# Numba comes last, as the process caches the compiled solver from then on.
CASES = (
    Case("Python alone", range(14, 21), 500),
    Case("Python alone", range(21, 28), 500),
    Case("Python alone", range(28, 35), 500),
    Case("Python alone", range(35, 42), 500),
    Case("ten times slower", range(16, 29), 100, slowness=10),
    Case("ten times slower", range(29, 42), 100, slowness=10),
    Case("with numba", range(8, 10), 60, overage_seconds=60.0),
    Case("with numba", range(10, 12), 60, overage_seconds=60.0),
    Case("with numba", range(12, 14), 60, overage_seconds=60.0),
)


class PositionSet(NamedTuple):
    """The positions of a row of the table, and how the player decides in them, as in a `Case`."""

    name: str
    boards: Sequence[Board]
    slowness: int
    overage_seconds: float


class SetResult(NamedTuple):
    """How well and how fast the player decided in the positions of a set."""

    kept_count: int  # of positions in which the move kept the value: the win or the draw
    seconds: Sequence[float]  # of each move


def find_hardest_boards(rng: random.Random) -> list[Board]:
    """Return the hardest boards just beyond the opening book: those with the most searched nodes.

    They are chosen from a random sample of the first boards that the book does not have. A level
    has the boards with the same number of discs on which the player may have to move.
    """
    beyond_book: list[Board] = []
    for seat in PROOF_SEATS:
        level = first_level(seat)
        while level[0].discs < BOOK_DISCS:
            level = next_level(level, our_column)
        # Where a side can win at once, there is nothing to search.
        beyond_book += [board for board in level if board.urgent_column() is None]
    solver = new_solver(table_bits=perfect.INTERPRETED_TABLE_BITS)
    searched_nodes: dict[Board, int] = {}  # the number of nodes by board
    for board in with_progress(rng.sample(beyond_book, SAMPLED_BOARDS), "counting nodes"):
        solver.clear()
        nodes_before = solver.nodes
        # The player asks in this way: first for the value (weak), then for the best column.
        solver.best_column(board, weak=True)
        solver.best_column(board)
        searched_nodes[board] = solver.nodes - nodes_before
    hardest_first = sorted(searched_nodes, key=searched_nodes.__getitem__, reverse=True)
    return hardest_first[:HARDEST_BOARDS]


def draw_position_sets(rng: random.Random) -> list[PositionSet]:
    """Return the positions of all rows: the hardest boards beyond the book, then those of CASES."""
    hardest_boards = find_hardest_boards(rng)
    hardest_name = "Python alone, the hardest beyond the book"
    sets = [PositionSet(hardest_name, hardest_boards, slowness=1, overage_seconds=0.0)]
    for case in CASES:
        boards = [random_board(rng.choice(case.discs), rng) for _ in range(case.positions)]
        name = f"{case.name}, {case.discs[0]} to {case.discs[-1]} discs"
        sets.append(PositionSet(name, boards, case.slowness, case.overage_seconds))
    return sets


def measure_set(positions: PositionSet, solver: Solver) -> SetResult:
    """Let the player decide in every position of a set, and return how well and how fast it did.

    `solver` tells which moves keep the value. On a slower host, the player has less time, and its
    times are multiplied by the same factor.
    """
    slowness = positions.slowness
    move_seconds = MOVE_SECONDS / slowness
    overage_seconds = positions.overage_seconds / slowness
    kept_count = 0
    times: list[float] = []
    for board in with_progress(positions.boards, positions.name):
        values = solver.column_scores(board, weak=True) or {}  # won, drawn or lost, by column
        perfect.solvers_of(STANDARD).ready().clear()  # forgets the scores of former positions
        seconds, column = timed(perfect.choose_column, board, move_seconds, overage_seconds)
        times.append(slowness * seconds)
        if values[column] == max(values.values()):
            kept_count += 1
    return SetResult(kept_count, times)


def main(arguments: Sequence[str]) -> int:
    """Measure and print the table.

    Returns the exit status: 1 if a move lost the win or the draw that its position had, else 0.
    """
    make_parser("perfect", __doc__).parse_args(arguments)
    rng = random.Random(1)
    solver = new_solver()
    rows: list[tuple[str, ...]] = []
    all_kept_count = 0  # of positions in which the move kept the value
    all_seconds: list[float] = []  # of each move
    for positions in draw_position_sets(rng):
        kept_count, seconds = measure_set(positions, solver)
        all_kept_count += kept_count
        all_seconds += seconds
        count = len(positions.boards)
        kept_percent = f"{100 * kept_count / count:.2f} %"
        times = (f"{median(seconds):.3f}", f"{max(seconds):.3f}")
        rows.append((positions.name, str(count), kept_percent, *times))
    print_table(("player", "positions", "value kept", "median, s", "worst, s"), rows)
    position_count = len(all_seconds)
    print(
        f"value kept in {all_kept_count:,} of {position_count:,} positions; the slowest move took "
        f"{max(all_seconds):.1f} s"
    )
    was_value_lost = all_kept_count < position_count
    return int(was_value_lost)


if __name__ == "__main__":
    launch("perfect", main)

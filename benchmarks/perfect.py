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
from connectx.core.board import STANDARD, Board
from connectx.core.book import our_column
from connectx.core.book_data import BOOK_DISCS

perfect: Any = importlib.import_module("connectx.agents.perfect")
MOVE_SECONDS = 2.0
SAMPLED_BOARDS = 20_000
HARDEST_BOARDS = 20


class Case(NamedTuple):
    """A row of random positions, and how the player decides in them."""

    name: str
    discs: range  # the number of discs of a position is drawn from this range
    positions: int
    slowness: int = 1  # by which factor the host is slower
    overage_seconds: float = 0.0  # which the player has beside the time for a move


# Numba comes last, as the process caches the compiled solver from then on.
CASES = (
    *(Case("Python alone", range(first, first + 7), 500) for first in (14, 21, 28, 35)),
    *(Case("ten times slower", range(first, first + 13), 100, slowness=10) for first in (16, 29)),
    *(
        Case("with numba", range(first, first + 2), 60, overage_seconds=60.0)
        for first in (8, 10, 12)
    ),
)


def find_hardest_boards(rng: random.Random) -> list[Board]:
    """Return the hardest boards just beyond the opening book: those with the most searched nodes.

    They are chosen from a random sample of the first boards that the book does not have.
    """
    beyond_book: list[Board] = []
    for seat in PROOF_SEATS:
        level = first_level(seat)
        while level[0].discs < BOOK_DISCS:
            level = next_level(level, our_column)
        beyond_book += [board for board in level if board.urgent_column() is None]
    solver = new_solver(table_bits=perfect.INTERPRETED_TABLE_BITS)
    nodes: dict[Board, int] = {}
    for board in with_progress(rng.sample(beyond_book, SAMPLED_BOARDS), "counting nodes"):
        solver.clear()
        nodes_before = solver.nodes
        # The player asks in this way: first for the value, then for the best column.
        solver.best_column(board, weak=True)
        solver.best_column(board)
        nodes[board] = solver.nodes - nodes_before
    return sorted(nodes, key=nodes.__getitem__, reverse=True)[:HARDEST_BOARDS]


def main(arguments: Sequence[str]) -> int:
    """Measure and print the table.

    Returns the exit status: 1 if a move lost the win or the draw that its position had, else 0.
    """
    make_parser("perfect", __doc__).parse_args(arguments)
    rng = random.Random(1)
    solver = new_solver()
    hardest_boards = find_hardest_boards(rng)
    cases = [("Python alone, the hardest beyond the book", hardest_boards, 1, 0.0)]
    for case in CASES:
        boards = [random_board(rng.choice(case.discs), rng) for _ in range(case.positions)]
        name = f"{case.name}, {case.discs[0]} to {case.discs[-1]} discs"
        cases.append((name, boards, case.slowness, case.overage_seconds))
    rows: list[tuple[str, ...]] = []
    all_kept_count = 0  # of positions in which the move kept the value: the win or the draw
    all_times: list[float] = []  # seconds
    for name, boards, slowness, overage_seconds in cases:
        kept_count = 0
        times: list[float] = []
        for board in with_progress(boards, name):
            values = solver.column_scores(board, weak=True) or {}  # won, drawn or lost, by column
            perfect.solvers_of(STANDARD).ready().clear()  # forgets the scores of former positions
            seconds, column = timed(
                perfect.choose_column, board, MOVE_SECONDS / slowness, overage_seconds / slowness
            )
            times.append(slowness * seconds)
            if values[column] == max(values.values()):
                kept_count += 1
        all_kept_count += kept_count
        all_times += times
        kept_percent = f"{100 * kept_count / len(boards):.2f} %"
        rows.append(
            (name, str(len(boards)), kept_percent, f"{median(times):.3f}", f"{max(times):.3f}")
        )
    print_table(("player", "positions", "value kept", "median, s", "worst, s"), rows)
    print(
        f"value kept in {all_kept_count:,} of {len(all_times):,} positions; the slowest move took "
        f"{max(all_times):.1f} s"
    )
    return int(all_kept_count < len(all_times))


if __name__ == "__main__":
    launch("perfect", main)

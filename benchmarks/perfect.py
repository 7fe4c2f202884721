"""Measure how well and how fast the perfect player decides.

The compiled solver judges whether a move keeps the value. The first row has the hardest positions
just beyond the book. They take the compiled solver the most nodes, and Python as many. The others
are random positions: in Python alone and without overage, on a host ten times slower, and with
numba and Kaggle's overage. A tenth of the time simulates the slow host; its times are multiplied by
ten.

The exit status is 1 if a move lowered the value.
"""

import importlib
import random
from statistics import median
from typing import Any

from benchmarks.measure import launch, new_solver, print_table, random_board, timed, with_progress
from connectx.bench.solver.repertoire import SEATS, first_level, next_level
from connectx.core.board import STANDARD, Board
from connectx.core.book import our_column
from connectx.core.book_data import BOOK_DISCS

perfect: Any = importlib.import_module("connectx.agents.perfect")
ACT_TIMEOUT = 2.0
LINES, HARDEST = 20_000, 20
# What, the numbers of discs, how many positions, how much slower the host, and the overage. Numba
# comes last, as the compiled solver is kept from then on.
CASES = (
    *(("Python alone", range(first, first + 7), 500, 1, 0.0) for first in (14, 21, 28, 35)),
    *(("ten times slower", range(first, first + 13), 100, 10, 0.0) for first in (16, 29)),
    *(("with numba", range(first, first + 2), 60, 1, 60.0) for first in (8, 10, 12)),
)


def hardest_lines(rng: random.Random) -> list[Board]:
    """Of the first boards beyond the book, the `HARDEST` for the solver."""
    beyond: list[Board] = []
    for seat in SEATS:
        level = first_level(seat)
        while level[0].discs < BOOK_DISCS:
            level = next_level(level, our_column)
        beyond += [board for board in level if board.urgent_column() is None]
    solver, nodes = new_solver(table_bits=perfect.INTERPRETED_TABLE_BITS), {}
    for board in with_progress(rng.sample(beyond, LINES), "counting nodes"):
        solver.clear()
        before = solver.nodes
        solver.best_column(board, weak=True)  # as the player asks: first the value
        solver.best_column(board)
        nodes[board] = solver.nodes - before
    return sorted(nodes, key=nodes.__getitem__, reverse=True)[:HARDEST]


def main() -> int:
    """Measure and print the table; the exit status is 1 if the player failed."""
    rng, judge, rows, failed = random.Random(1), new_solver(), [], False
    cases = [("Python alone, the hardest beyond the book", hardest_lines(rng), 1, 0.0)]
    for name, discs, count, slower, overage in CASES:
        boards = [random_board(rng.choice(discs), rng) for _ in range(count)]
        cases.append((f"{name}, {discs[0]} to {discs[-1]} discs", boards, slower, overage))
    for name, boards, slower, overage in cases:
        kept, times = 0, []
        for board in with_progress(boards, name):
            scores = judge.column_scores(board, weak=True) or {}
            perfect.solvers_of(STANDARD).ready().clear()
            arguments = board, ACT_TIMEOUT / slower, overage / slower
            seconds, column = timed(perfect.choose_column, *arguments)
            times.append(slower * seconds)
            kept += scores[column] == max(scores.values())
        failed |= kept < len(boards)
        figures = f"{100 * kept / len(boards):.2f} %", f"{median(times):.3f}", f"{max(times):.3f}"
        rows.append((name, str(len(boards)), *figures))
    print_table(("player", "positions", "value kept", "median, s", "worst, s"), rows)
    return int(failed)


if __name__ == "__main__":
    launch("perfect", __doc__, main)

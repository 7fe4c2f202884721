"""Measure how well and how fast the perfect player decides.

The compiled solver judges whether a move keeps the value. The first row has the hardest positions
just beyond the book. They take the compiled solver the most nodes, and Python as many. The others
are random positions: in Python alone and without overage, on a host ten times slower, and with
numba and Kaggle's overage. A tenth of the time simulates the slow host; its times are multiplied by
ten.

With --openings instead: games against `searcher` that begin with random moves, by Kaggle's clock,
with numba and in Python alone. Time is the processor's, compiling included, so that other programs
do not matter. That takes half an hour.

The exit status is 1 if a move lowered the value, or if a game took more overage than there is.
"""

import importlib
import random
import sys
import time
from collections.abc import Iterator
from contextlib import nullcontext
from functools import partial
from statistics import median
from typing import Any
from unittest import mock

from benchmarks.measure import launch, new_solver, print_table, random_board, timed, with_progress
from connectx.core.board import Board
from connectx.core.book import BOOK_GEOMETRY, our_column
from connectx.core.book_data import BOOK_DISCS
from connectx.core.clock import Deadline
from connectx.core.compiled import compiled_solve
from connectx.core.scores import opening_score
from connectx.core.solver import Solver
from connectx.core.until_compiled import UntilCompiled
from connectx.game import KAGGLE_OVERAGE_SECONDS
from connectx.openings.repertoire import SEATS, first_level, next_level

perfect: Any = importlib.import_module("connectx.agents.perfect")
searcher: Any = importlib.import_module("connectx.agents.searcher")  # six plies deep
ACT_TIMEOUT = 2.0
LINES, HARDEST = 20_000, 20
# What, the numbers of discs, how many positions, how much slower the host, and the overage. Numba
# comes last, as the compiled solver is kept from then on.
CASES = (
    *(("Python alone", range(first, first + 7), 500, 1, 0.0) for first in (14, 21, 28, 35)),
    *(("ten times slower", range(first, first + 13), 100, 10, 0.0) for first in (16, 29)),
    *(("with numba", range(first, first + 2), 60, 1, 60.0) for first in (8, 10, 12)),
)
OPENINGS = ((2, True, 100), (4, True, 100), (2, False, 16), (4, False, 14))  # plies, numba, games


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


class WaitsByProcessorTime(UntilCompiled[Solver]):
    """`UntilCompiled` where there is numba."""

    def ready(self, seconds: float | None = 0.0) -> Solver:
        """As there, for seconds of this process."""
        end = Deadline(seconds or 0.0, time.process_time)
        while not end.expired() and super().ready(0.01) is self.interpreted:
            pass
        return super().ready()


def play_game(board: Board, ours: int) -> Iterator[tuple[Board, int, float]]:
    """Play to the end as number `ours`, 1 or 2, in a process as if new.

    Yields each of our moves, and the processor time that it took.
    """
    perfect.solvers_of.cache_clear()
    compiled_solve.cache_clear()
    overage, rng = float(KAGGLE_OVERAGE_SECONDS), random.Random(board.key)
    while not board.over:
        if board.mark == ours:
            arguments = board, ACT_TIMEOUT, overage
            seconds, column = timed(perfect.choose_column, *arguments, clock=time.process_time)
            overage -= max(0.0, seconds - ACT_TIMEOUT)
            yield board, column, seconds
        else:
            column = searcher.choose_column(board, 60.0, 0.0, rng)
        board = board.play(column)


def measure_games() -> int:
    """Measure and print the table of games; the exit status."""
    perfect.Deadline = partial(Deadline, clock=time.process_time)
    judge, rows, failed = new_solver(known=opening_score), [], False
    for plies, numba, count in OPENINGS:
        rng, given_away, times, overage = random.Random(plies), 0, list[float](), [0.0]
        boards = [random_board(plies, rng) for _ in range(count // 2)]
        games = [(board, ours) for board in boards for ours in (1, 2)]
        perfect.UntilCompiled = WaitsByProcessorTime if numba else UntilCompiled
        missing = mock.patch.dict(sys.modules, numba=None)  # each import of it fails
        for board, ours in with_progress(games, f"{plies} random moves"):
            with nullcontext() if numba else missing:
                moves = [*play_game(board, ours)]
            for before, column, _ in moves:
                scores = judge.column_scores(before, weak=True) or {}
                given_away += scores[column] < max(scores.values())
            times += (seconds for _, _, seconds in moves)
            overage.append(sum(max(0.0, seconds - ACT_TIMEOUT) for _, _, seconds in moves))
        failed |= given_away > 0 or max(overage) > KAGGLE_OVERAGE_SECONDS
        counts = str(count), f"{len(times):,}", str(given_away)
        figures = f"{median(times):.3f}", f"{max(times):.1f}", f"{max(overage):.1f}"
        rows.append((str(plies), "yes" if numba else "no", *counts, *figures))
    columns = "random moves", "numba", "games", "moves", "value given away"
    print_table((*columns, "median, s", "worst move, s", "most overage, s"), rows)
    return int(failed)


def main(openings: bool) -> int:
    """Measure and print a table; the exit status is 1 if the player failed."""
    return measure_games() if openings else measure_moves()


def measure_moves() -> int:
    """Measure and print the table of positions; the exit status."""
    rng, judge, rows, failed = random.Random(1), new_solver(), [], False
    cases = [("Python alone, the hardest beyond the book", hardest_lines(rng), 1, 0.0)]
    for name, discs, count, slower, overage in CASES:
        boards = [random_board(rng.choice(discs), rng) for _ in range(count)]
        cases.append((f"{name}, {discs[0]} to {discs[-1]} discs", boards, slower, overage))
    for name, boards, slower, overage in cases:
        kept, times = 0, []
        for board in with_progress(boards, name):
            scores = judge.column_scores(board, weak=True) or {}
            perfect.solvers_of(BOOK_GEOMETRY).ready().clear()
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
    launch("perfect", __doc__, main, "--openings")

"""Plays perfectly where that can be known, and within the clock everywhere.

A move is decided by the first of these that applies:

1. win at once;
2. block the opponent, who would win at once;
3. on the standard board, the opening book: our column on every line that we can come to;
4. the exact solver: the fastest win, else a draw, else the slowest loss;
5. where the solver does not finish, the deepest search that the time allows.

The book reaches as far as Python alone solves the rest in time, so numba is not needed on our own
lines. It is asked for elsewhere, in the background, and its absence costs speed only.
"""

import os
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any

from agents.core.book import BOOK_GEOMETRY, book_column, opening_book
from agents.core.clock import Deadline
from agents.core.iterative_deepening import best_move_in_time
from agents.core.observation import read_position
from agents.core.position import Geometry, Position, canonical, column_of, urgent_move
from agents.core.solver import Solver

# A move aims at half of its time: so much for the solver, and so much for the search after it.
SOLVER_SHARE = 0.3
SEARCH_SHARE = 0.2
# A position of which not even the sign is known by then gets more of the move's time, and then half
# of the overage that is left above the reserve, so that there is some for the next one.
DOUBT_SHARE = 0.35
OVERAGE_SHARE = 0.5
OVERAGE_RESERVE = 20.0
# With more empty squares no solver is done in a minute, so that there is no use in trying.
SOLVABLE_EMPTIES = 36
INTERPRETED_TABLE_BITS = 17  # 131,072 positions: 6 MB when it is full
COMPILED_TABLE_BITS = 22  # 4 million positions: 34 MB

DEBUG_VARIABLE = "CONNECTX_DEBUG"  # set it to have every decision told on stderr


def choose_column(
    position: Position, geometry: Geometry, act_timeout: float, overage: float
) -> int:
    """The column to play in a position in which the game is not over.

    `act_timeout` and `overage` are the seconds that Kaggle gives for the move and has left for
    the game.
    """
    # Decided for one of two mirror images, so that what is proved for it holds for both.
    position, mirrored = canonical(position, geometry)
    column = _choose_column(position, geometry, act_timeout, overage)
    return geometry.columns - 1 - column if mirrored else column


def _choose_column(
    position: Position, geometry: Geometry, act_timeout: float, overage: float
) -> int:
    move = urgent_move(position, geometry)
    if move:
        return _told("urgent", column_of(move, geometry))
    if geometry == BOOK_GEOMETRY:
        column = book_column(position, opening_book())
        if column is not None:
            return _told("book", column)
    share = SEARCH_SHARE
    if geometry.rows * geometry.columns - position.discs <= SOLVABLE_EMPTIES:
        column = solve_in_time(position, geometry, act_timeout, overage)
        if column is not None:
            return column
    else:
        share += SOLVER_SHARE
    move = best_move_in_time(position, geometry, Deadline(act_timeout * share))
    return _told("search", column_of(move, geometry))


def solve_in_time(
    position: Position, geometry: Geometry, act_timeout: float, overage: float
) -> int | None:
    """The solver's column, or one with its sign at least; None where neither is known in time."""
    compiler = background_compiler(geometry)
    solver = compiler.solver or interpreted_solver(geometry)
    column = _solve(solver, position, Deadline(act_timeout * SOLVER_SHARE))
    if column is None:
        column = _solve(solver, position, Deadline(act_timeout * DOUBT_SHARE))
    spare = max(0.0, overage - OVERAGE_RESERVE) * OVERAGE_SHARE
    if column is None and spare:
        if not solver.compiled:
            compiler.start()
            waited = Deadline(spare)
            compiler.wait(Deadline(spare / 2))
            solver = compiler.solver or solver
            spare = waited.remaining()
        column = _solve(solver, position, Deadline(spare))
    return column


def _solve(solver: Solver, position: Position, deadline: Deadline) -> int | None:
    """The best column, or where only that is known in time, one with the best sign."""
    safe = solver.best_column(position, weak=True, deadline=deadline)
    if safe is None:
        return None
    best = solver.best_column(position, deadline=deadline)
    speed = "compiled" if solver.compiled else "interpreted"
    if best is None:
        return _told(f"sign, {speed}", safe)
    return _told(f"solved, {speed}", best)


@lru_cache(maxsize=4)
def interpreted_solver(geometry: Geometry) -> Solver:
    """The solver in plain Python, whose table lasts as long as the process."""
    return Solver(
        geometry,
        table_bits=INTERPRETED_TABLE_BITS,
        deep_bits=INTERPRETED_TABLE_BITS,
        compiled=False,
    )


class BackgroundCompiler:
    """Makes the compiled solver in a thread, so that no move has to wait for it longer than it can.

    Where numba is missing or broken, `solver` stays None.
    """

    def __init__(self, geometry: Geometry) -> None:
        self.solver: Solver | None = None
        self._thread = threading.Thread(target=self._compile, args=(geometry,), daemon=True)
        self._started = False

    def start(self) -> None:
        """Begin, unless that has been done."""
        if not self._started:
            self._started = True
            self._thread.start()

    def wait(self, deadline: Deadline) -> None:
        """Return when the solver is there, when it is clear that it never will, or in time."""
        self._thread.join(deadline.remaining())

    def _compile(self, geometry: Geometry) -> None:
        with suppress(RuntimeError):
            self.solver = Solver(geometry, table_bits=COMPILED_TABLE_BITS, compiled=True)


@lru_cache(maxsize=4)
def background_compiler(geometry: Geometry) -> BackgroundCompiler:
    """The compiler for a geometry, one in a process."""
    return BackgroundCompiler(geometry)


def _told(source: str, column: int) -> int:
    """The column, told on stderr with where it is from if the debug variable is set."""
    if os.environ.get(DEBUG_VARIABLE):
        print(f"{source}: column {column}", file=sys.stderr)
    return column


def agent(obs: Mapping[str, Any], config: Mapping[str, Any]) -> int:
    """The column to play, from Kaggle's observation and configuration."""
    position, geometry = read_position(obs, config)
    return choose_column(
        position, geometry, config.get("actTimeout", 2), obs.get("remainingOverageTime", 0)
    )

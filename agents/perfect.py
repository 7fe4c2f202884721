"""Plays perfectly wherever it can, and always within the time limit.

The first of these that applies decides a move:

1. a move that wins at once;
2. a move that stops the opponent from winning at once;
3. on the 6x7 board with four in a row, the opening book, for every position of our repertoire;
4. the exact solver: the fastest win, else a draw, else the slowest loss;
5. if the solver does not finish, the deepest search the time allows.

The book reaches so far that Python alone solves the rest of our repertoire in time, without numba.
Elsewhere the compiled solver is made in the background if the interpreted one is too slow; without
numba, only speed is lost.
"""

import os
import random
import sys
import threading
from contextlib import suppress
from functools import lru_cache

from agents.core.book import BOOK_GEOMETRY, book_column, opening_book
from agents.core.clock import Deadline
from agents.core.iterative_deepening import best_move_in_time
from agents.core.observation import read_position, read_time
from agents.core.position import (
    Geometry,
    Position,
    canonical,
    column_of,
    legal_columns,
    urgent_move,
)
from agents.core.solver import Solver

# The chance that a move is a mistake, for opponents that are strong but not perfect.
ERROR_RATE = 0.0
# A move is meant to take half of actTimeout: these shares of it for the solver and the search.
SOLVER_SHARE = 0.3
SEARCH_SHARE = 0.2
# If not even the sign of the score is known by then, the solver gets this further share, and then
# this share of the overage above the reserve (seconds), so that some is left for later moves.
DOUBT_SHARE = 0.35
OVERAGE_SHARE = 0.5
OVERAGE_RESERVE = 20.0
# For telling mistakes from good moves, after the best move is known.
ERROR_SHARE = 0.1
ERROR_OVERAGE_SHARE = 0.05
# With more empty squares than this, solving takes longer than a minute and is not tried.
SOLVABLE_EMPTIES = 36
INTERPRETED_TABLE_BITS = 17  # 131,072 positions: 6 MB when full
COMPILED_TABLE_BITS = 22  # 4 million positions: 34 MB

DEBUG_VARIABLE = "CONNECTX_DEBUG"  # if set in the environment, decisions are logged to stderr
RNG = random.Random(random.getrandbits(64))  # of mistakes


def choose_column(
    position: Position, geometry: Geometry, act_timeout: float, overage: float
) -> int:
    """The column to play in a position where the game is not over.

    `act_timeout` and `overage` are the seconds Kaggle gives for this move, and beyond that for the
    rest of the game.
    """
    # Mirror images get mirrored moves, so what is proved for one holds for the other.
    position, mirrored = canonical(position, geometry)
    column = _decide(position, geometry, act_timeout, overage)
    return geometry.columns - 1 - column if mirrored else column


def _decide(position: Position, geometry: Geometry, act_timeout: float, overage: float) -> int:
    move = urgent_move(position, geometry)
    if move:
        return _logged("urgent", column_of(move, geometry))
    if geometry == BOOK_GEOMETRY:
        column = book_column(position, opening_book())
        if column is not None:
            return _logged("book", column)
    share = SEARCH_SHARE
    if geometry.rows * geometry.columns - position.discs <= SOLVABLE_EMPTIES:
        column = solve_in_time(position, geometry, act_timeout, overage)
        if column is not None:
            return column
    else:
        share += SOLVER_SHARE
    move = best_move_in_time(position, geometry, Deadline(act_timeout * share))
    return _logged("search", column_of(move, geometry))


def solve_in_time(
    position: Position, geometry: Geometry, act_timeout: float, overage: float
) -> int | None:
    """The solver's best column, or one whose score has the best sign; None if time runs out."""
    compiler = background_compiler(geometry)
    solver = compiler.solver or interpreted_solver(geometry)
    column = _solve(solver, position, Deadline(act_timeout * SOLVER_SHARE))
    if column is None:
        column = _solve(solver, position, Deadline(act_timeout * DOUBT_SHARE))
    spare = max(0.0, overage - OVERAGE_RESERVE) * OVERAGE_SHARE
    if column is None and spare:
        if not solver.compiled:
            if compiler.ident is None:
                compiler.start()
            waited = Deadline(spare)
            compiler.join(spare / 2)
            solver = compiler.solver or solver
            spare = waited.remaining()
        column = _solve(solver, position, Deadline(spare))
    return column


def _solve(solver: Solver, position: Position, deadline: Deadline) -> int | None:
    """As `solve_in_time`, for one solver and deadline."""
    safe = solver.best_column(position, weak=True, deadline=deadline)
    if safe is None:
        return None
    best = solver.best_column(position, deadline=deadline)
    speed = "compiled" if solver.compiled else "interpreted"
    if best is None:
        return _logged(f"sign, {speed}", safe)
    return _logged(f"solved, {speed}", best)


@lru_cache(maxsize=4)
def interpreted_solver(geometry: Geometry) -> Solver:
    """The solver in plain Python; its table is kept as long as the process lives."""
    return Solver(geometry, table_bits=INTERPRETED_TABLE_BITS, compiled=False)


class BackgroundCompiler(threading.Thread):
    """Makes the compiled solver, so that no move waits for it beyond its time.

    If numba is missing or broken, `solver` stays None.
    """

    def __init__(self, geometry: Geometry) -> None:
        super().__init__(daemon=True)
        self.geometry = geometry
        self.solver: Solver | None = None

    def run(self) -> None:
        """Compile."""
        with suppress(RuntimeError):
            self.solver = Solver(self.geometry, table_bits=COMPILED_TABLE_BITS, compiled=True)


@lru_cache(maxsize=4)
def background_compiler(geometry: Geometry) -> BackgroundCompiler:
    """The process's one compiler for a geometry, not started yet when it is new."""
    return BackgroundCompiler(geometry)


def worse_column(
    position: Position, geometry: Geometry, best: int, deadline: Deadline, rng: random.Random
) -> int:
    """A random column that gives away a win or a draw; if none does, one with a lower score.

    If the scores are not known before the deadline, it is any column but `best`; if all are as
    good, `best`.
    """
    others = [column for column in legal_columns(position.occupied, geometry) if column != best]
    if geometry.rows * geometry.columns - position.discs <= SOLVABLE_EMPTIES:
        solver = background_compiler(geometry).solver or interpreted_solver(geometry)
        for weak in (True, False):
            scores = solver.column_scores(position, weak=weak, deadline=deadline)
            if scores is None:
                break
            worse = [column for column in others if scores[column] < max(scores.values())]
            if worse:
                return _logged("mistake", rng.choice(worse))
        else:
            return best
    return _logged("mistake, unproved", rng.choice(others)) if others else best


def _logged(source: str, column: int) -> int:
    """The column; logs it and where it comes from to stderr if the debug variable is set."""
    if os.environ.get(DEBUG_VARIABLE):
        print(f"{source}: column {column}", file=sys.stderr)
    return column


def agent(obs: object, config: object) -> int:
    """The column to play, for Kaggle's observation and configuration."""
    position, geometry = read_position(obs, config)
    act_timeout, overage = read_time(obs, config)
    column = choose_column(position, geometry, act_timeout, overage)
    if RNG.random() < ERROR_RATE:
        spare = max(0.0, overage - OVERAGE_RESERVE) * ERROR_OVERAGE_SHARE
        deadline = Deadline(act_timeout * ERROR_SHARE + spare)
        return worse_column(position, geometry, column, deadline, RNG)
    return column

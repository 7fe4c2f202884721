"""Plays perfectly wherever it can, within the time of a move and the overage.

The first of these that applies decides a move:

1. a move that wins at once;
2. a move that stops the opponent from winning at once;
3. on the 6x7 board with four in a row, the opening book, for every position of our repertoire;
4. the exact solver: the fastest win, else a draw, else the slowest loss;
5. if the solver does not finish, the deepest search the time allows.

The book reaches so far that Python alone solves the rest of our repertoire in time, without numba.
Outside of it, in games that others have begun, the solver need not search for the scores of the
first positions, which are known. Beyond those, the compiled solver is made in the background if the
interpreted one is too slow; without numba, only speed is lost.
"""

import threading
from functools import lru_cache

from connectx.core.board import STANDARD, Board, Geometry
from connectx.core.book import book_column
from connectx.core.clock import Deadline
from connectx.core.heuristic_search import search_of
from connectx.core.observation import read_board, read_time
from connectx.core.scores import opening_score
from connectx.core.solver import Solver, UntilCompiled

# A move's time, in shares of actTimeout. The solver has SOLVER_SHARE to find the best column. If
# not even the weak score is known by then, the solver has DOUBT_SHARE too, and after that
# OVERAGE_SHARE of the overage above a reserve: most of it, because the first position to be solved
# is the hardest. If nothing is solved, the heuristic search has SEARCH_SHARE, which makes 0.85 of
# actTimeout in all. On boards too large to solve, it has SOLVER_SHARE as well.
SOLVER_SHARE = 0.3
DOUBT_SHARE = 0.35
SEARCH_SHARE = 0.2
OVERAGE_SHARE = 0.85
RESERVE_SHARE = 1 / 3  # of a game's overage: 20 s of Kaggle's
# With more empty squares than this, solving takes longer than a minute and is not tried, except on
# the standard board, whose first scores are stored.
SOLVABLE_EMPTIES = 36
# Beyond the stored scores and outside of the book, positions with so many discs are mostly too hard
# for Python alone. If there is overage, the agent waits for the compiled solver at once, for
# COMPILING_SHARE of all the time that there is. Our own games never lead to such a position.
HARD_DISCS = range(8, 12)
COMPILING_SHARE = 0.95
LEAST_COMPILING = 1.0  # above the reserve: with less, compiling would only take time
INTERPRETED_TABLE_BITS = 17  # 131,072 positions: 6 MB when full
COMPILED_TABLE_BITS = 22  # 4 million positions: 34 MB

ONE_MOVE = threading.Lock()  # the tables serve one move at a time, whatever threads ask

most_overage = 0.0  # seconds, the most that a move of this game has had: that of its first move


def choose_column(board: Board, act_timeout: float, overage: float) -> int:
    """Choose the column to play on a board where the game is not over.

    `act_timeout` is the seconds that Kaggle gives for this move, and `overage` those beyond it for
    the rest of the game.
    """
    # The reserve is a share of the overage at the start of the game, but Kaggle tells a move only
    # what is left. So the overage at the start is remembered here until the next game begins.
    global most_overage
    if board.discs < 2:
        most_overage = 0.0
    most_overage = max(most_overage, overage)
    # A board and its image get mirrored moves, so what is proved for one holds for the other.
    canonical, is_image = board.canonical()
    column = _decide(canonical, act_timeout, overage)
    return board.columns - 1 - column if is_image else column


def _decide(board: Board, act_timeout: float, overage: float) -> int:
    """Choose the column on a canonical board, by the first way at the top that applies."""
    column = board.urgent_column()
    if column is None and board.geometry == STANDARD:
        column = book_column(board)
    if column is not None:
        return column
    search_share = SEARCH_SHARE
    if is_solvable(board):
        column = solve_in_time(board, act_timeout, overage)
        if column is not None:
            return column
    else:
        search_share += SOLVER_SHARE
    deadline = Deadline(act_timeout * search_share)
    return search_of(board.geometry).best_column(board, deadline)


def is_solvable(board: Board) -> bool:
    """Tell whether the solver may finish within a move's time."""
    return board.geometry == STANDARD or board.empties <= SOLVABLE_EMPTIES


def solve_in_time(board: Board, act_timeout: float, overage: float) -> int | None:
    """Find the solver's best column, or one with the best weak score; None if time runs out."""
    solvers = solvers_of(board.geometry)
    solver = solvers.ready()
    seconds = act_timeout * SOLVER_SHARE
    spare = above_reserve(overage) * OVERAGE_SHARE
    can_compile = spare >= LEAST_COMPILING and not solver.compiled
    if can_compile and board.geometry == STANDARD and board.discs in HARD_DISCS:
        end = Deadline(seconds + act_timeout * DOUBT_SHARE + spare)
        solvers.start()
        solver = solvers.ready(end.remaining() * COMPILING_SHARE)
        return _solve(solver, board, Deadline(end.remaining()), seconds)
    column = _solve(solver, board, Deadline(seconds), seconds)
    if column is None:
        column = _solve(solver, board, Deadline(act_timeout * DOUBT_SHARE), seconds)
    if column is None and spare:
        end = Deadline(spare)
        if can_compile:
            solvers.start()
            solver = solvers.ready(spare / 2)
        column = _solve(solver, board, Deadline(end.remaining()), seconds)
    return column


def above_reserve(overage: float) -> float:
    """Return the part of the overage that searches may use, in seconds."""
    return max(0.0, overage - RESERVE_SHARE * most_overage)


def _solve(solver: Solver, board: Board, deadline: Deadline, seconds: float) -> int | None:
    """Find the best column with one solver before a deadline, as `solve_in_time` does.

    A column with the best weak score comes first. After that, the best column is looked for no
    longer than `seconds`, so that overage is left for moves where not even the weak score is known.
    """
    safe_column = solver.best_column(board, weak=True, deadline=deadline)
    if safe_column is None:
        return None
    best_deadline = Deadline(min(seconds, deadline.remaining()))
    best_column = solver.best_column(board, deadline=best_deadline)
    return safe_column if best_column is None else best_column


@lru_cache(maxsize=1)
def solvers_of(geometry: Geometry) -> UntilCompiled[Solver]:
    """Return the solver of a geometry, whose table lives as long as the process."""

    def make_solver(compiled: bool) -> Solver:
        bits = COMPILED_TABLE_BITS if compiled else INTERPRETED_TABLE_BITS
        return Solver(geometry, table_bits=bits, compiled=compiled, known=opening_score)

    return UntilCompiled(make_solver)


def agent(obs: object, config: object) -> int:
    """Choose the column to play, from Kaggle's observation and configuration."""
    board = read_board(obs, config)
    act_timeout, overage = read_time(obs, config)
    end = Deadline(act_timeout)
    with ONE_MOVE:
        return choose_column(board, end.remaining(), overage)

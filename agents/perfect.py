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

# A move's time, in shares of actTimeout: the solver has the first to find the best column. Where
# not even the sign of the score is known by then, it has the second too, and after that a share of
# the overage above a reserve: most of it, as the first position to be solved is the hardest. Where
# nothing is solved, the search has the third: 0.85 of actTimeout in all. Boards too large to solve
# leave it the first as well.
SOLVER_SHARE = 0.3
DOUBT_SHARE = 0.35
SEARCH_SHARE = 0.2
OVERAGE_SHARE = 0.85
RESERVE_SHARE = 1 / 3  # of a game's overage: 20 s of Kaggle's
# With more empty squares than this, solving takes longer than a minute and is not tried, but on the
# standard board, whose first scores are known.
SOLVABLE_EMPTIES = 36
# Beyond the known scores and outside of the book, positions with so many discs are mostly too hard
# for Python alone. Where there is overage, the compiled solver is waited for at once, for a share
# of all the time that there is. Our own games never get there.
HARD_DISCS = range(8, 12)
COMPILING_SHARE = 0.95
LEAST_COMPILING = 1.0  # seconds above the reserve: with less, compiling would only take time
INTERPRETED_TABLE_BITS = 17  # 131,072 positions: 6 MB when full
COMPILED_TABLE_BITS = 22  # 4 million positions: 34 MB

ONE_MOVE = threading.Lock()  # at a time: threads that ask at once share the tables

most_overage = 0.0  # seconds, of a game's moves so far: before its first, all that there is


def choose_column(board: Board, act_timeout: float, overage: float) -> int:
    """The column to play on a board where the game is not over.

    `act_timeout` and `overage` are the seconds Kaggle gives for this move, and beyond that for the
    rest of the game.
    """
    # Kaggle calls a function for each move, which tells the overage of this move alone. So what the
    # reserve is a share of is remembered here, in the process, until the next game begins.
    global most_overage
    if board.discs < 2:
        most_overage = 0.0
    most_overage = max(most_overage, overage)
    # Mirror images get mirrored moves, so what is proved for one holds for the other.
    seen, mirrored = board.canonical()
    column = _decide(seen, act_timeout, overage)
    return board.columns - 1 - column if mirrored else column


def _decide(board: Board, act_timeout: float, overage: float) -> int:
    column = board.urgent_column()
    if column is None and board.geometry == STANDARD:
        column = book_column(board)
    if column is not None:
        return column
    share = SEARCH_SHARE
    if is_solvable(board):
        column = solve_in_time(board, act_timeout, overage)
        if column is not None:
            return column
    else:
        share += SOLVER_SHARE
    deadline = Deadline(act_timeout * share)
    return search_of(board.geometry).best_column(board, deadline)


def is_solvable(board: Board) -> bool:
    """Whether the solver may finish within a move's time."""
    return board.geometry == STANDARD or board.empties <= SOLVABLE_EMPTIES


def solve_in_time(board: Board, act_timeout: float, overage: float) -> int | None:
    """The solver's best column, or one whose score has the best sign; None if time runs out."""
    solvers = solvers_of(board.geometry)
    solver = solvers.ready()
    seconds = act_timeout * SOLVER_SHARE
    spare = above_reserve(overage) * OVERAGE_SHARE
    compiles = spare >= LEAST_COMPILING and not solver.compiled
    if compiles and board.geometry == STANDARD and board.discs in HARD_DISCS:
        end = Deadline(seconds + act_timeout * DOUBT_SHARE + spare)
        solvers.start()
        solver = solvers.ready(end.remaining() * COMPILING_SHARE)
        return _solve(solver, board, Deadline(end.remaining()), seconds)
    column = _solve(solver, board, Deadline(seconds), seconds)
    if column is None:
        column = _solve(solver, board, Deadline(act_timeout * DOUBT_SHARE), seconds)
    if column is None and spare:
        end = Deadline(spare)
        if compiles:
            solvers.start()
            solver = solvers.ready(spare / 2)
        column = _solve(solver, board, Deadline(end.remaining()), seconds)
    return column


def above_reserve(overage: float) -> float:
    """The part of the overage that searches may use."""
    return max(0.0, overage - RESERVE_SHARE * most_overage)


def _solve(solver: Solver, board: Board, deadline: Deadline, seconds: float) -> int | None:
    """As `solve_in_time`, for one solver and deadline.

    Once a column is known to be safe, the best one is looked for no longer than `seconds`, so that
    overage is left for moves where none is known.
    """
    safe = solver.best_column(board, weak=True, deadline=deadline)
    if safe is None:
        return None
    rest = Deadline(min(seconds, deadline.remaining()))
    best = solver.best_column(board, deadline=rest)
    return safe if best is None else best


@lru_cache(maxsize=1)
def solvers_of(geometry: Geometry) -> UntilCompiled[Solver]:
    """The process's solver for a geometry; its table is kept as long as the process lives."""
    bits = INTERPRETED_TABLE_BITS, COMPILED_TABLE_BITS
    return UntilCompiled(
        lambda fast: Solver(geometry, table_bits=bits[fast], compiled=fast, known=opening_score)
    )


def agent(obs: object, config: object) -> int:
    """The column to play, for Kaggle's observation and configuration."""
    board = read_board(obs, config)
    act_timeout, overage = read_time(obs, config)
    end = Deadline(act_timeout)
    with ONE_MOVE:
        return choose_column(board, end.remaining(), overage)

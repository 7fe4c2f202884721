"""Looks DEPTH plies ahead by alpha-beta on bitboards: strong, but not perfect.

An immediate win is taken, and one of the opponent's blocked, before any search: in a lost position
all moves look alike to the search.

Compiled, it looks 12 plies ahead in a fraction of a second. Where numba is missing, or while it is
not ready, the same search is interpreted and chooses the same moves, unless time runs out: then the
deepest search so far decides.
"""

import random

from connectx.core.board import Board
from connectx.core.clock import Deadline
from connectx.core.heuristic_search import searches_of
from connectx.core.observation import read_board, read_time

DEPTH = 6  # plies; forced replies do not count
SHARE = 0.5  # of actTimeout
INTERPRETED_DEPTH = 6  # up to which a search is done before it could be compiled
COMPILING_SHARE = 0.5  # of the overage above the reserve (seconds): how long a move waits for it
OVERAGE_RESERVE = 20.0
RNG = random.Random(random.getrandbits(64))


def choose_column(board: Board, act_timeout: float, overage: float, rng: random.Random) -> int:
    """The column to play on a board where the game is not over; `rng` breaks ties.

    `act_timeout` and `overage` are the seconds Kaggle gives for this move, and beyond that for the
    rest of the game.
    """
    column = board.urgent_column()
    if column is not None:
        return column
    searches = searches_of(board.geometry)
    if DEPTH > INTERPRETED_DEPTH:
        searches.start()
    search = searches.ready(max(0.0, overage - OVERAGE_RESERVE) * COMPILING_SHARE)
    return rng.choice(search.best_columns(board, Deadline(act_timeout * SHARE), DEPTH))


def agent(obs: object, config: object) -> int:
    """The column to play, for Kaggle's observation and configuration."""
    return choose_column(read_board(obs, config), *read_time(obs, config), RNG)

"""Looks DEPTH plies ahead by alpha-beta on bitboards: strong, but not perfect.

An immediate win is taken, and one of the opponent's blocked, before any search: in a lost position
all moves look alike to the search. If half of the move's time runs out, the deepest search so far
decides.
"""

import random

from connectx.core.board import Board
from connectx.core.clock import Deadline
from connectx.core.heuristic_search import search_of
from connectx.core.observation import read_board, read_time

DEPTH = 6  # plies; forced replies do not count
SHARE = 0.5  # of actTimeout
RNG = random.Random(random.getrandbits(64))


def choose_column(board: Board, act_timeout: float, rng: random.Random) -> int:
    """Choose the column to play where the game is not over; `rng` breaks ties."""
    column = board.urgent_column()
    if column is not None:
        return column
    deadline = Deadline(act_timeout * SHARE)
    return rng.choice(search_of(board.geometry).best_columns(board, deadline, DEPTH))


def agent(obs: object, config: object) -> int:
    """Choose the column to play, from Kaggle's observation and configuration."""
    act_timeout, _ = read_time(obs, config)
    return choose_column(read_board(obs, config), act_timeout, RNG)

"""Looks N_STEPS plies ahead, by minimax over the window heuristic: a casual player.

An immediate win is taken, and one of the opponent's blocked, before any search: the heuristic may
value a longer win more, and in a lost position all moves look alike to it.
"""

import random

from connectx.core.observation import read_board
from connectx.core.windows import COURSE_MINIMAX, best_columns, score_columns

N_STEPS = 3  # plies
WEIGHTS = COURSE_MINIMAX
RNG = random.Random(random.getrandbits(64))


def agent(obs: object, config: object) -> int:
    """Choose the column to play, from Kaggle's observation and configuration."""
    board = read_board(obs, config)
    urgent = board.urgent_column()
    if urgent is not None:
        return urgent
    return RNG.choice(best_columns(score_columns(board, WEIGHTS, N_STEPS)))

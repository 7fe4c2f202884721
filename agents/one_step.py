"""Looks one move ahead, by the window heuristic of Kaggle's course: a beginner."""

import random

from connectx.core.observation import read_board
from connectx.core.windows import COURSE, best_columns, score_columns

WEIGHTS = COURSE
RNG = random.Random(random.getrandbits(64))


def agent(obs: object, config: object) -> int:
    """Choose the column to play, from Kaggle's observation and configuration."""
    board = read_board(obs, config)
    return RNG.choice(best_columns(score_columns(board, WEIGHTS, 1)))

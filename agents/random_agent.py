"""Plays a random legal column, all equally likely."""

import random

from connectx.core.observation import read_board

RNG = random.Random(random.getrandbits(64))


def agent(obs: object, config: object) -> int:
    """Choose the column to play, from Kaggle's observation and configuration."""
    return RNG.choice(read_board(obs, config).legal_columns())

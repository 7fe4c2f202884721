"""Plays a random legal column; all are equally likely."""

import random

from agents.core.observation import read_position
from agents.core.position import legal_columns

RNG = random.Random(random.getrandbits(64))


def agent(obs: object, config: object) -> int:
    """The column to play, for Kaggle's observation and configuration."""
    position, geometry = read_position(obs, config)
    return RNG.choice(legal_columns(position.occupied, geometry))

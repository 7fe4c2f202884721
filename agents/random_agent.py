"""Plays a legal column at random, each with the same probability."""

import random
from collections.abc import Mapping
from typing import Any

from agents.core.observation import read_position
from agents.core.position import legal_columns

RNG = random.Random(random.getrandbits(64))


def agent(obs: Mapping[str, Any], config: Mapping[str, Any]) -> int:
    """The column to play, from Kaggle's observation and configuration."""
    position, geometry = read_position(obs, config)
    return RNG.choice(legal_columns(position.occupied, geometry))

"""One step of lookahead: `minimax` with another N_STEPS, a rung of the ladder."""

import random
from collections.abc import Mapping
from typing import Any

from agents.core.course import look_ahead
from agents.core.windows import COURSE_MINIMAX

N_STEPS = 1
RNG = random.Random(random.getrandbits(64))


def agent(obs: Mapping[str, Any], config: Mapping[str, Any]) -> int:
    """The column to play, from Kaggle's observation and configuration."""
    return look_ahead(obs, config, COURSE_MINIMAX, N_STEPS, RNG)

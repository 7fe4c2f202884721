"""N-step lookahead: minimax with alpha-beta over the window heuristic."""

import random
from collections.abc import Mapping
from typing import Any

from agents.core.course import look_ahead
from agents.core.windows import COURSE_MINIMAX

N_STEPS = 3
WEIGHTS = COURSE_MINIMAX
RNG = random.Random(random.getrandbits(64))


def agent(obs: Mapping[str, Any], config: Mapping[str, Any]) -> int:
    """The column to play, from Kaggle's observation and configuration."""
    return look_ahead(obs, config, WEIGHTS, N_STEPS, RNG)

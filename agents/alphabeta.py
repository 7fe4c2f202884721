"""Time-bounded alpha-beta: searches deeper and deeper until half of the move's time is used."""

import random
from collections.abc import Mapping
from typing import Any

from agents.core.clock import Deadline, move_budget
from agents.core.deepening import SYMMETRIC, deepen
from agents.core.observation import read_position
from agents.core.position import column_of
from agents.core.windows import heuristic_of

SHARE = 0.5  # of actTimeout; the overage is left for a slow host
RNG = random.Random(random.getrandbits(64))


def agent(obs: Mapping[str, Any], config: Mapping[str, Any]) -> int:
    """The column to play, from Kaggle's observation and configuration."""
    overage = obs["remainingOverageTime"]
    deadline = Deadline(move_budget(config["actTimeout"], overage, SHARE, reserve=overage))
    position, geometry = read_position(obs, config)
    heuristic = heuristic_of(SYMMETRIC, geometry)
    return column_of(deepen(position, geometry, heuristic, deadline, RNG).move, geometry)

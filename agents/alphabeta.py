"""Time-bounded alpha-beta: searches deeper and deeper until half of the move's time is used."""

from collections.abc import Mapping
from typing import Any

from agents.core.clock import Deadline, move_budget
from agents.core.iterative_deepening import best_move_in_time
from agents.core.observation import read_position
from agents.core.position import column_of

SHARE = 0.5  # of actTimeout; the overage is left for a slow host


def agent(obs: Mapping[str, Any], config: Mapping[str, Any]) -> int:
    """The column to play, from Kaggle's observation and configuration."""
    overage = obs["remainingOverageTime"]
    deadline = Deadline(move_budget(config["actTimeout"], overage, SHARE, reserve=overage))
    position, geometry = read_position(obs, config)
    return column_of(best_move_in_time(position, geometry, deadline), geometry)

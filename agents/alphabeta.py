"""Iterative deepening: alpha-beta, one ply deeper at a time, for half of each move's time."""

from agents.core.clock import Deadline
from agents.core.iterative_deepening import best_move_in_time
from agents.core.observation import read_position, read_time
from agents.core.position import column_of

SHARE = 0.5  # of actTimeout; the overage is left for a slow host


def agent(obs: object, config: object) -> int:
    """The column to play, for Kaggle's observation and configuration."""
    act_timeout, _ = read_time(obs, config)
    deadline = Deadline(act_timeout * SHARE)
    position, geometry = read_position(obs, config)
    return column_of(best_move_in_time(position, geometry, deadline), geometry)

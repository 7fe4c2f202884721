"""Looks as far ahead as half of each move's time allows, by iterative deepening: strong.

An immediate win is taken, and one of the opponent's blocked, however slow the host is.
"""

from connectx.core.clock import Deadline
from connectx.core.heuristic_search import search_of
from connectx.core.observation import read_board, read_time

SHARE = 0.5  # of actTimeout; the overage is left for a slow host


def agent(obs: object, config: object) -> int:
    """Choose the column to play, from Kaggle's observation and configuration."""
    act_timeout, _ = read_time(obs, config)
    deadline = Deadline(act_timeout * SHARE)
    board = read_board(obs, config)
    column = board.urgent_column()
    if column is None:
        column = search_of(board.geometry).best_column(board, deadline)
    return column

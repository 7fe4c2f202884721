"""Plays, printing a megabyte each time."""

from typing import Any


def agent(observation: Any, configuration: Any) -> object:
    print("x" * 1_000_000)
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)

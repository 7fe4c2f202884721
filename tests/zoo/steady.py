"""Well behaved: the leftmost column that is not full."""

from typing import Any


def agent(observation: Any, configuration: Any) -> object:
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)

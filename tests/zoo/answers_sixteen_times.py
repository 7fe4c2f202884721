"""Forks four times, so that each of its turns is answered by sixteen processes."""

import os
from typing import Any


def agent(observation: Any, configuration: Any) -> object:
    for _ in range(4):
        os.fork()
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)

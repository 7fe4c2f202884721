"""Plays, writing a megabyte to the standard output past Python."""

import os
from typing import Any


def agent(observation: Any, configuration: Any) -> object:
    os.write(1, b"x" * 1_000_000)
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)

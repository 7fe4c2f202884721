"""Replaces the built-in functions by one that returns nothing, and plays."""

import builtins
from typing import Any

NAMES = ("getattr", "int", "isinstance", "issubclass", "len", "list", "map", "range", "str", "type")


def agent(observation: Any, configuration: Any) -> object:
    column = next(c for c in range(configuration.columns) if observation.board[c] == 0)
    for name in NAMES:
        setattr(builtins, name, lambda *positional, **named: None)
    return column

"""Well behaved, but for replacing the standard streams by things that are none."""

import sys
from typing import Any


def agent(observation: Any, configuration: Any) -> object:
    sys.stdout = sys.stderr = sys.__stdout__ = sys.__stderr__ = object()  # type: ignore[misc,assignment]
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)

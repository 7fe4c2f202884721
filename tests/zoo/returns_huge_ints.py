"""Returns the largest or the smallest int of 64 bits."""

from typing import Any


def agent(observation: Any, configuration: Any) -> object:
    return 2**63 - 1 if observation.mark == 1 else 1 - 2**63

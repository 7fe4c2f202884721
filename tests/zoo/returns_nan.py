"""Returns a float that is no number, or an infinite one."""

from typing import Any


def agent(observation: Any, configuration: Any) -> object:
    return float("nan") if observation.mark == 1 else float("-inf")

"""The board and the time of a league: the environment's configuration, checked without it."""

from collections.abc import Mapping
from typing import Any

from arena.errors import UserError

CONNECT_FOUR = {"rows": 6, "columns": 7, "inarow": 4}
# Kaggle's defaults for what agents see besides, in 1.33.2; a test compares them.
DEFAULTS = {
    **CONNECT_FOUR,
    "actTimeout": 2,
    "episodeSteps": 1000,
    "runTimeout": 1200,
    "agentTimeout": 60,
    "timeout": 2,
}
SETTABLE = (*CONNECT_FOUR, "actTimeout")
LEAST_SECONDS = 0.001


def complete_configuration(values: Mapping[str, Any]) -> dict[str, Any]:
    """The whole configuration, as the official environment completes it.

    Raises UserError for a key that is not SETTABLE or a value that the environment would refuse.
    """
    for key, value in values.items():
        if key not in SETTABLE:
            raise UserError(f"unknown key {key!r}, expected one of {', '.join(SETTABLE)}")
        if key == "actTimeout":
            valid = type(value) in (int, float) and LEAST_SECONDS <= value < float("inf")
            expected = f"seconds, at least {LEAST_SECONDS}"
        else:
            valid, expected = type(value) is int and value >= 1, "an integer, at least 1"
        if not valid:
            raise UserError(f"{key} is {value!r}, expected {expected}")
    return {**DEFAULTS, **values}

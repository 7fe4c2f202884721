"""ConnectX's configuration: the settings, their official defaults and limits.

The rules are those of kaggle-environments' schema, repeated here to avoid the slow import.
"""

import reprlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from errors import UserError

KAGGLE_OVERAGE_SECONDS = 60  # for each player and game, beyond actTimeout
LARGEST_BOARD = 1_000_000  # squares; no official limit, but larger ones exhaust time and memory


class Setting(NamedTuple):
    """A key of the configuration."""

    default: int
    least: int
    kind: str = "an integer"  # or "a number"

    def accepts(self, value: object) -> bool:
        """Whether the environment can play with the value."""
        kinds = (int,) if self.kind == "an integer" else (int, float)
        return type(value) in kinds and value >= self.least  # type: ignore[operator]


SETTINGS = {
    "episodeSteps": Setting(1000, least=1),
    "actTimeout": Setting(2, least=0, kind="a number"),
    "runTimeout": Setting(1200, least=0, kind="a number"),
    "columns": Setting(7, least=1),
    "rows": Setting(6, least=1),
    "inarow": Setting(4, least=1),
    "agentTimeout": Setting(60, least=0, kind="a number"),
    "timeout": Setting(2, least=0),
}


def complete_configuration(configuration: Mapping[str, Any]) -> dict[str, Any]:
    """The complete configuration, as agents see it: what is missing or None has the default.

    As in the environment, unknown keys are kept, except "items". Raises UserError for a value that
    the environment does not accept or cannot play with.
    """
    complete = {key: value for key, value in configuration.items() if key != "items"}
    for key, setting in SETTINGS.items():
        value = complete.get(key)
        complete[key] = setting.default if value is None else value
        if not setting.accepts(complete[key]):
            expected = f"{setting.kind}, at least {setting.least}"
            raise UserError(f"{key} is {reprlib.repr(value)}, expected {expected}")
    squares = complete["rows"] * complete["columns"]
    if squares > LARGEST_BOARD:
        raise UserError(f"the board has {squares:,} squares, expected at most {LARGEST_BOARD:,}")
    return complete

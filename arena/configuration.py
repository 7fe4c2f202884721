"""ConnectX's configuration: what can be set, and the official values of what is not.

The rules are those of kaggle-environments' schema, restated so that checking does not import it.
"""

import math
import reprlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from errors import UserError

KAGGLE_OVERAGE_SECONDS = 60  # for each player and game, beyond actTimeout
LARGEST_BOARD = 1_000_000  # squares; no official limit, but larger ones exhaust time and memory


@dataclass(frozen=True, kw_only=True)
class Setting:
    """A key of the configuration."""

    default: int
    least: int
    kind: str  # "count": an int; "integer": also 2.0, as in JSON; "number"

    def accepts(self, value: object) -> bool:
        """Whether the environment can play with the value."""
        if isinstance(value, int) and not isinstance(value, bool):
            return value >= self.least
        if isinstance(value, float) and self.kind != "count":
            # NaN passes, as it does officially.
            return not value < self.least and (self.kind == "number" or value.is_integer())
        return False

    def __str__(self) -> str:
        kind = "a number" if self.kind == "number" else "an integer"
        return f"{kind}, at least {self.least}"


SETTINGS = {
    "episodeSteps": Setting(default=1000, least=1, kind="integer"),
    "actTimeout": Setting(default=2, least=0, kind="number"),
    "runTimeout": Setting(default=1200, least=0, kind="number"),
    "columns": Setting(default=7, least=1, kind="count"),
    "rows": Setting(default=6, least=1, kind="count"),
    "inarow": Setting(default=4, least=1, kind="count"),
    "agentTimeout": Setting(default=60, least=0, kind="number"),
    "timeout": Setting(default=2, least=0, kind="integer"),
}


def complete_configuration(configuration: Mapping[str, Any]) -> dict[str, Any]:
    """The configuration with everything that agents see: what is missing or None is the default.

    As officially, keys that ConnectX does not know are kept, all but "items". Raises UserError for
    a value that the environment does not accept, or cannot play with.
    """
    complete = {key: value for key, value in configuration.items() if key != "items"}
    for key, setting in SETTINGS.items():
        if complete.get(key) is None:
            complete[key] = setting.default
        elif not setting.accepts(complete[key]):
            raise UserError(f"{key} is {reprlib.repr(complete[key])}, expected {setting}")
    squares = math.prod(complete[key] for key in ("rows", "columns"))
    if squares > LARGEST_BOARD:
        raise UserError(f"the board has {squares:,} squares, expected at most {LARGEST_BOARD:,}")
    return complete

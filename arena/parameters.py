"""Constants of a player with ranges to tune them in: `minimax:WEIGHTS.threes=1..20`."""

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from errors import UserError
from players.constants import parse_player, player_name

RANGE = re.compile(r"(?<=[:,])\s*([A-Za-z_][\w.]*)\s*=([^,=]*?)\.\.([^,=]*)(?=,|$)")
LOGARITHMIC = "~log"
DIGITS = 4  # of a float; more make no difference that games could show

Value: TypeAlias = int | float
Values: TypeAlias = tuple[Value, ...]  # one for each parameter


class Parameter(NamedTuple):
    """A constant and the range of its values, both ends included; floats if an end is one."""

    name: str
    low: Value
    high: Value
    logarithmic: bool  # equal ratios count as equal steps

    def __str__(self) -> str:
        return f"{self.name}={self.low}..{self.high}{LOGARITHMIC * self.logarithmic}"

    def rounded(self, value: Value) -> Value:
        """A value of the range as a player's name shows it: floats have four digits."""
        if isinstance(self.low, int):
            return value
        return min(max(float(f"{value:.{DIGITS}g}"), self.low), self.high)


@dataclass(frozen=True, kw_only=True)
class Tunable:
    """A player whose constants are partly ranges."""

    name: str  # or path
    fixed: Mapping[str, str]  # constants that keep one value
    parameters: tuple[Parameter, ...]

    def __str__(self) -> str:
        ranges = ",".join(map(str, self.parameters))
        return f"{self.unchanged}{',' if self.fixed else ':'}{ranges}"

    @property
    def unchanged(self) -> str:
        """The player as it is, without the parameters."""
        return player_name(self.name, self.fixed)

    def candidate(self, values: Values) -> str:
        """The player with these values, as a user would name it."""
        tuned = {each.name: repr(value) for each, value in zip(self.parameters, values)}
        return player_name(self.name, {**self.fixed, **tuned})


def parse_tunable(text: str) -> Tunable:
    """The player and the ranges of "minimax:N_STEPS=2,WEIGHTS.threes=1..20,WEIGHTS.twos=0.5..9".

    A range with `~log` at its end is searched by ratios. Raises UserError for a range that is none,
    and for a text without any; whether the player has the constants is not checked.
    """
    parameters = tuple(_parameter(*match.groups()) for match in RANGE.finditer(text))
    if not parameters:
        raise UserError(f"{text}: expected at least one range, as in NAME:CONSTANT=1..20")
    names = [parameter.name for parameter in parameters]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise UserError(f"{text}: {twice} is given twice")
    name, constants = parse_player(RANGE.sub(lambda match: f"{match[1]}=0", text))
    fixed = {key: value for key, value in constants.items() if key not in names}
    return Tunable(name=name, fixed=fixed, parameters=parameters)


def _parameter(name: str, low_text: str, high_text: str) -> Parameter:
    text = f"{name}={low_text}..{high_text}"
    plain = high_text.strip().removesuffix(LOGARITHMIC)
    logarithmic = plain != high_text.strip()
    ends: list[Any] = []
    for kind in (int, float):
        try:
            ends = [kind(end) for end in (low_text, plain)]
            break
        except ValueError:
            continue
    if not ends or not all(map(math.isfinite, ends)):
        raise UserError(f"{text}: expected LOW..HIGH, two numbers")
    low, high = ends
    if low >= high:
        raise UserError(f"{text}: expected LOW..HIGH with LOW less than HIGH")
    if logarithmic and low <= 0:
        raise UserError(f"{text}: {LOGARITHMIC} needs a range above 0")
    return Parameter(name, low, high, logarithmic)

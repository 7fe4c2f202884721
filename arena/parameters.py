"""Constants of a player with ranges to tune them in: `minimax:WEIGHTS.threes=1..20`."""

import math
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from errors import UserError
from players.spec import PlayerSpec

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
        return f"{self.name}={self.range}"

    @property
    def range(self) -> str:
        """The range as a user types it: "1..20"."""
        return f"{self.low}..{self.high}{LOGARITHMIC * self.logarithmic}"

    def rounded(self, value: Value) -> Value:
        """A value of the range as a player's name shows it: floats have four digits."""
        if isinstance(self.low, int):
            return value
        return min(max(float(f"{value:.{DIGITS}g}"), self.low), self.high)


@dataclass(frozen=True, kw_only=True)
class Tunable:
    """A player whose constants are partly ranges."""

    spec: PlayerSpec  # without the ranges
    parameters: tuple[Parameter, ...]

    def __str__(self) -> str:
        ranges = {each.name: each.range for each in self.parameters}
        return str(self._with(ranges))

    @property
    def unchanged(self) -> str:
        """The player as it is, without the parameters."""
        return str(self.spec)

    def candidate(self, values: Values) -> str:
        """The player with these values, as a user would name it."""
        return str(self._with({p.name: repr(value) for p, value in zip(self.parameters, values)}))

    def _with(self, constants: dict[str, str]) -> PlayerSpec:
        return self.spec._replace(constants={**self.spec.constants, **constants})


def parse_tunable(text: str) -> Tunable:
    """The player and the ranges of "minimax:N_STEPS=2,WEIGHTS.threes=1..20,WEIGHTS.twos=0.5..9".

    A range with `~log` at its end is searched by ratios. Raises UserError for a range that is none,
    and for a text without any; whether the player has the constants is not checked.
    """
    spec = PlayerSpec.parse(text)
    ranges = {name: value for name, value in spec.constants.items() if _is_range(value)}
    if not ranges:
        raise UserError(f"{text}: expected at least one range, as in NAME:CONSTANT=1..20")
    fixed = {name: value for name, value in spec.constants.items() if name not in ranges}
    parameters = tuple(_parameter(name, value) for name, value in ranges.items())
    return Tunable(spec=spec._replace(constants=fixed), parameters=parameters)


def _is_range(value: str) -> bool:
    return ".." in value and not {"'", '"'} & {*value}


def _parameter(name: str, value: str) -> Parameter:
    text = f"{name}={value}"
    low_text, _, high_text = value.partition("..")
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

"""Reading command lines: a parser whose errors are one line, numbers, configurations, tests."""

import argparse
import math
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NoReturn

from arena.configuration import complete_configuration
from errors import UserError

if TYPE_CHECKING:
    from arena.rating import SequentialTest

CONFIGURATION_KEYS = ("rows", "columns", "inarow", "actTimeout")


class Parser(argparse.ArgumentParser):
    """A parser that raises UserError for a command line that it cannot read."""

    def error(self, message: str) -> NoReturn:
        """Called by argparse."""
        raise UserError(f"{message}; {self.prog} -h lists the options")


def number(option: str, least: float) -> Callable[[str], Any]:
    """A reader of numbers of the kind of `least`, an int or a float, and at least that."""

    def read(text: str) -> int | float:
        with suppress(ValueError):
            if least <= (value := type(least)(text)) < math.inf:
                return value
        kind = "an integer" if isinstance(least, int) else "a number"
        raise UserError(f"{option} {text}: expected {kind}, at least {least}")

    return read


def read_configuration(text: str) -> dict[str, Any]:
    """The complete configuration of "rows=8,columns=8"; what is not named has its default."""
    values = _read_pairs("--config", text)
    try:
        for key in values.keys() - CONFIGURATION_KEYS:
            known = ", ".join(CONFIGURATION_KEYS)
            raise UserError(f"unknown key {key!r}, expected one of {known}")
        return complete_configuration(values)
    except UserError as error:
        raise UserError(f"--config {text}: {error}") from error


def read_test(text: str) -> "SequentialTest":
    """The test of "elo0=0,elo1=30", which may also set alpha and beta."""
    from arena.rating import SequentialTest  # late: imports numpy

    values = _read_pairs("--sprt", text)
    try:
        test = SequentialTest(**{key: float(value) for key, value in values.items()})
    except (TypeError, ValueError) as error:
        expected = "expected elo0=NUMBER,elo1=NUMBER, optionally with alpha and beta"
        raise UserError(f"--sprt {text}: {expected}") from error
    if not -2000 < test.elo0 < test.elo1 < 2000:
        raise UserError(f"--sprt {text}: expected elo0 less than elo1, both within 2000 of 0")
    if not (0 < test.alpha < 0.5 and 0 < test.beta < 0.5):
        raise UserError(f"--sprt {text}: expected alpha and beta between 0 and 0.5")
    return test


def _read_pairs(option: str, text: str) -> dict[str, Any]:
    """The values of "key=value,key=value", as numbers if they are finite ones."""
    values: dict[str, Any] = {}
    for item in filter(None, text.split(",")):
        key, _, value = item.partition("=")
        if key in values:
            raise UserError(f"{option} {text}: {key} is given twice")
        values[key] = value
        with suppress(ValueError, OverflowError):
            found = float(value)
            values[key] = int(found) if found == int(found) else found
    return values

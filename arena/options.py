"""Which options a command line names, and one line for one that would have no effect."""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from errors import UserError

SPELLED = {"n": "-n", "isolation": "--isolate, --no-isolate"}  # the others: --NAME


def parse_options(
    parser: argparse.ArgumentParser, arguments: Sequence[str] | None
) -> tuple[argparse.Namespace, dict[str, Any]]:
    """The values of all options, and of those alone that `arguments` name.

    Not for a parser with subcommands, whose defaults look as if they were named.
    """
    options = parser.parse_args(arguments)
    missing = object()
    blank = argparse.Namespace(**dict.fromkeys(vars(options), missing))
    values = vars(parser.parse_args(arguments, blank))
    return options, {name: value for name, value in values.items() if value is not missing}


def refuse_options(options: Iterable[str], named: Mapping[str, Any], reason: str) -> None:
    """Raise UserError for the first of `options` that is named."""
    for name in options:
        if name in named:
            flag = SPELLED.get(name) or f"--{name.replace('_', '-')}"
            value = "" if named[name] is True or name == "isolation" else f" {named[name]}"
            raise UserError(f"{flag}{value}: {reason}")

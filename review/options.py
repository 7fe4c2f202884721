"""Options that `analyze.py`, `python -m review` and `python -m play` share."""

import argparse
from collections.abc import Sequence

from arena.game import CONNECT_FOUR, SIZE, read_geometry
from errors import UserError


def add_size(parser: argparse.ArgumentParser) -> None:
    """Add `--rows`, `--columns` and `--inarow`."""
    for name, default in zip(SIZE, CONNECT_FOUR):
        text = "of the board; default: %(default)s"
        parser.add_argument(f"--{name}", type=int, default=default, metavar="N", help=text)


def read_options(
    parser: argparse.ArgumentParser, arguments: Sequence[str] | None
) -> argparse.Namespace:
    """Parse, with the size of the board; `geometry` is then the board's.

    Raises UserError if no board has that size, or if `time` or `jobs`, which the parser must
    define, is not above 0.
    """
    add_size(parser)
    options = parser.parse_args(arguments)
    if options.time is not None and not options.time > 0:
        raise UserError(f"--time {options.time}: expected more than 0 seconds")
    if options.jobs is not None and options.jobs < 1:
        raise UserError(f"--jobs {options.jobs}: expected at least 1")
    options.geometry = read_geometry(options.rows, options.columns, options.inarow)
    return options

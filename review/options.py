"""The options that `analyze.py` and `python -m review` share."""

import argparse
from collections.abc import Sequence

from arena.game import CONNECT_FOUR, SIZE, read_geometry
from errors import UserError


def read_options(
    parser: argparse.ArgumentParser, arguments: Sequence[str] | None
) -> argparse.Namespace:
    """Add the size of the board, and parse; `geometry` is then the board's.

    Raises UserError if that is no board, or `time` or `jobs`, which the parser must have, is not
    above 0.
    """
    for name, default in zip(SIZE, CONNECT_FOUR):
        text = "board of move strings; default: %(default)s"
        parser.add_argument(f"--{name}", type=int, default=default, metavar="N", help=text)
    options = parser.parse_args(arguments)
    if options.time is not None and not options.time > 0:
        raise UserError(f"--time {options.time}: expected more than 0 seconds")
    if options.jobs is not None and options.jobs < 1:
        raise UserError(f"--jobs {options.jobs}: expected at least 1")
    options.geometry = read_geometry(options.rows, options.columns, options.inarow)
    return options

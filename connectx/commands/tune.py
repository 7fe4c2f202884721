"""Tune a player: find values of its constants that win, and test whether it gets stronger.

    %(prog)s one_step:WEIGHTS.threes=1..60 -n 400
    %(prog)s mine.py:RATE=1e-3..1.0~log --against minimax --study mine.db

A range stands in place of a value, both ends included: whole numbers, or floats if an end is one.
~log chooses values on a logarithmic scale. Three quarters of the games go to candidates that Optuna
proposes. The best then meets the unchanged player in new games, until a sequential test (SPRT)
decides whether it is stronger.

The same seed gives the same candidates and games, also after an interruption, unless a player looks
at the clock. The test may end a few games earlier or later.
"""

import os
from collections.abc import Sequence
from pathlib import Path

from connectx.command_line import Parser, add_isolation_options, number, read_configuration
from connectx.errors import needs_extra

LEAST_GAMES = 100


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    options = make_parser(program).parse_args(arguments)
    with needs_extra("tuning"):
        from connectx.arena.tuning import tune  # late: the help does without Optuna

    return tune(options)


def make_parser(program: str) -> Parser:
    """The options, with their help."""
    parser = Parser(
        prog=program,
        usage="%(prog)s PLAYER [options]",
        description=__doc__,
    )
    add = parser.add_argument
    add("player", metavar="PLAYER", help="with ranges: NAME:CONSTANT=LOW..HIGH,...")
    against = "opponents; default: PLAYER unchanged"
    add("--against", metavar="PLAYER", nargs="+", default=[], help=against)
    games, most = number(LEAST_GAMES), "games in all, at most; default: %(default)s"
    add("-n", metavar="GAMES", type=games, default=4_000, help=most)
    study = "save to Optuna's storage, or resume; games of the test: s-test.db for s.db"
    add("--study", metavar="FILE", type=Path, help=study)
    add("--seed", type=int, default=0, help="default: %(default)s")
    config = "such as rows=8,columns=8"
    add("--config", metavar="K=V,...", type=read_configuration, default="", help=config)
    jobs, cores = number(1), os.cpu_count() or 1
    add = parser.add_mutually_exclusive_group().add_argument
    add("--jobs", metavar="N", type=jobs, default=cores, help="processes; default: one per core")
    add("--cluster", metavar="ADDRESS", help="a dask scheduler, such as tcp://HOST:8786")
    add_isolation_options(parser)
    return parser

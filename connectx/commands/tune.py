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
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from connectx.arena.league import League, Rules
from connectx.arena.rating import SequentialTest
from connectx.command_line import (
    Parser,
    Printer,
    ProgressBar,
    make_table,
    number,
    read_configuration,
    wrapped,
)
from connectx.commands.leagues import load_players, run_league
from connectx.errors import UserError, may_be_missing, say
from connectx.executor import workers
from connectx.files import check_outputs
from connectx.players.player import PlayerSpec
from connectx.processes.process import Limits

if TYPE_CHECKING:
    import optuna

    from connectx.arena.tuning import Tuning

LEAST_GAMES = 100
MOST_ROWS = 8
PLIES = 4  # random moves at the start of each pair of games
TEST = SequentialTest(elo0=0, elo1=30)


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    options = make_parser(program).parse_args(arguments)
    with may_be_missing():  # late: the help does without Optuna
        from connectx.arena.tuning import candidates, open_study, plan, search, split_ranges
    given = PlayerSpec.parse(options.player)
    spec, ranges = split_ranges(given)
    limits = Limits(isolation=options.isolation)
    rules = Rules(configuration=options.config, referee="native", limits=limits)
    players = load_players([str(spec), *options.against], rules)
    league = League(
        players=players, rules=rules, games=options.n, seed=options.seed, opening_plies=PLIES
    )
    tuning, results = plan(str(given), ranges, spec, league), results_of_test(options.study)
    with open_study(options.study, tuning) as study:
        try:
            with workers(jobs=options.jobs) as run, ProgressBar() as bar:
                search(tuning, study, run, bar.tell)
        finally:
            print_study(tuning, study)
            if options.study:
                say(f"wrote {options.study}")
        best, _ = candidates(tuning, study)[0]
    return run_league(tuning.test_of(best), test=TEST, jobs=options.jobs, results=results)


def results_of_test(study: Path | None) -> Path | None:
    """Where the test games of a study are saved. Raises UserError if one of both cannot be."""
    if study is None:
        return None
    file = study.with_stem(f"{study.stem}-test")
    check_outputs(force=True, others=[study, file])
    if file.exists():
        if not study.exists():
            raise UserError(f"{file}: exists already, but not {study}; expected both or none")
        from connectx.arena.store import Store  # late: it loads the validator of files

        Store(file).close()
    return file


def print_study(tuning: "Tuning", study: "optuna.Study") -> None:
    """Print the tuned player, and the best candidates."""
    from connectx.arena.tuning import candidates, completed

    names = ", ".join(player.name for player in tuning.opponents)
    played = f"{len(completed(study))} of {tuning.trials} candidates"
    output, line = Printer(), f"{tuning.text} against {names}: {played}"
    print(wrapped(line, output.width) if output.is_terminal else line)
    short = (name.rpartition(".")[2] for name in tuning.ranges)
    rows = [["", *short, "points", "games"]]
    for rank, (name, points) in enumerate(candidates(tuning, study)[:MOST_ROWS], start=1):
        constants = PlayerSpec.parse(name).constants
        games = len(points) * tuning.trial_games * len(tuning.opponents)
        values = [constants[name] for name in tuning.ranges]
        rows.append([str(rank), *values, f"{statistics.fmean(points):.1%}", str(games)])
    output.print(make_table("", rows))


def make_parser(program: str) -> Parser:
    """The options, with their help."""
    parser = Parser(prog=program, usage="%(prog)s PLAYER [options]", description=__doc__)
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
    add("--jobs", metavar="N", type=jobs, default=cores, help="processes; default: one per core")
    parser.add_isolation()
    return parser

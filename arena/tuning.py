"""Tune a player: find values of its constants that win, and test whether they make it stronger.

    python -m arena.tuning one_step:WEIGHTS.threes=1..60 -n 400
    python -m arena.tuning mine.py:DEPTH=1..6,RATE=1e-3..1.0~log --against minimax --study mine.db

A range takes the place of a value, both ends included: whole numbers, or floats if an end is one;
~log spreads values evenly by their ratios. Three quarters of the games go to candidates that Optuna
proposes. The best then meets the unchanged player in new games, until a sequential test (SPRT)
decides whether it is stronger.

The same seed gives the same candidates and games, also after an interruption, as long as no player
looks at the clock; the test may end a few games earlier or later.
"""

import sys

from errors import UserError, run_command, say

if __name__ == "__main__":  # imports the rest within `run_command`, where Ctrl-C is quiet
    from importlib import import_module

    sys.exit(run_command("python -m arena.tuning", lambda: import_module("arena.tuning").main()))

import argparse
import contextlib
import math
import os
import random
import shlex
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import optuna
from optuna import importance
from optuna.distributions import FloatDistribution, IntDistribution
from optuna.storages import RDBStorage
from optuna.trial import FrozenTrial, TrialState
from rich.box import SIMPLE_HEAD
from rich.table import Table
from sqlalchemy.exc import SQLAlchemyError

from arena.command_line import Output, Parser, ProgressBar, number, read_configuration
from arena.executor import workers
from arena.game import Game
from arena.league import League, Rules, play_league
from arena.rating import SequentialTest
from arena.run import Outputs, run_league
from players.player import Player, PlayerSpec, parse_players
from processes.process import DEFAULT_LIMITS, Limits, check_player, error_line
from processes.sandbox import add_isolation_options

SEARCH_SHARE = 0.75  # of all games; the test has the rest
LEAST_GAMES = 100  # for each opponent
TEST = SequentialTest(elo0=0, elo1=30)
PLIES = 4  # random moves at the start of each pair of games
EVALUATOR = importance.PedAnovaImportanceEvaluator(target_quantile=0.5)  # 0.1 is mostly luck

Range = IntDistribution | FloatDistribution
Play = Callable[..., Iterator[list[Game]]]  # `play_league` with workers that are kept


@dataclass(frozen=True)
class Tuning:
    """What is tuned, against whom, and in how many games."""

    text: str  # the player with its ranges
    spec: PlayerSpec  # without them
    ranges: Mapping[str, Range]
    league: League  # the unchanged player and others; `games`: all that may be played
    trials: int  # candidates
    trial_games: int  # of a candidate with each opponent

    @property
    def opponents(self) -> tuple[Player, ...]:
        """Whom candidates play."""
        return self.league.players[1:] or self.league.players

    def name(self, params: Mapping[str, float]) -> str:
        """The player with these values, in the form of the command line."""
        constants = dict(self.spec.constants)
        for name, within in self.ranges.items():
            value = params[name]
            if isinstance(within, FloatDistribution):  # games could not show more digits
                value = min(max(float(f"{value:.4g}"), within.low), within.high)
            constants[name] = repr(value)
        return str(self.spec._replace(constants=constants))

    def facts(self) -> dict[str, Any]:
        """Everything the games of the study depend on."""
        return {"tuned": self.text, "games": self.league.games, **self.league.facts()}


def read_tuning(options: argparse.Namespace) -> Tuning:
    """What the command line asks for. Raises UserError for what makes no sense."""
    spec = PlayerSpec.parse(options.player)
    ranges = {name: read_range(name, text) for name, text in spec.constants.items() if ".." in text}
    if not ranges:
        raise UserError(f"{options.player}: expected a range, as in NAME:CONSTANT=1..20")
    fixed = {name: text for name, text in spec.constants.items() if name not in ranges}
    unchanged = spec._replace(constants=fixed)
    opponents = max(1, len(options.against))
    if options.n < LEAST_GAMES * opponents:
        raise UserError(f"-n {options.n}: expected at least {LEAST_GAMES * opponents} to tune")
    board = read_configuration(options.config)
    limits = Limits(memory=options.memory << 20, isolation=options.isolation)
    rules = Rules(configuration=board, referee=options.referee, limits=limits)
    players = tuple(parse_players([str(unchanged), *options.against]))
    league = League(
        players=players, rules=rules, games=options.n, seed=options.seed, opening_plies=PLIES
    )
    # About as many candidates as games of each: both grow with the root of all games.
    searched = SEARCH_SHARE * options.n
    pairs = max(1, round(math.sqrt(searched) / (2 * opponents)))
    trials = int(searched / (2 * pairs * opponents))
    tuning = Tuning(str(spec), unchanged, ranges, league, trials, 2 * pairs)
    Player.parse(tuning.name({name: each.low for name, each in ranges.items()}))  # can be set
    return tuning


def read_range(name: str, text: str) -> Range:
    """The range of "1..20", "0.5..2" or "1e-3..10~log". Raises UserError for anything else."""
    plain = text.removesuffix("~log")
    low, _, high = plain.partition("..")
    with contextlib.suppress(ValueError):
        if int(low) < int(high):
            return IntDistribution(int(low), int(high), log=plain != text)
    with contextlib.suppress(ValueError):
        if -math.inf < float(low) < float(high) < math.inf:
            return FloatDistribution(float(low), float(high), log=plain != text)
    raise UserError(f"{name}={text}: expected LOW..HIGH with LOW < HIGH, with ~log above 0")


@contextlib.contextmanager
def open_study(path: Path | None, tuning: Tuning) -> Iterator[optuna.Study]:
    """The study in a file of Optuna's, new or of the same tuning; without a file, in memory.

    Trials that a run left unfinished are marked as failed. Raises UserError for any other file.
    """
    try:
        storage = None
        if path is not None:
            storage = RDBStorage(f"sqlite:///{path}", skip_table_creation=path.exists())
        study = optuna.create_study(
            storage=storage, study_name="tuning", direction="maximize", load_if_exists=True
        )
        for key, value in tuning.facts().items():
            if (found := study.user_attrs.get(key, value)) != value:
                raise UserError(f"{path}: holds another study: its {key}: {found}, here: {value}")
            study.set_user_attr(key, value)
        for trial in study.get_trials(states=[TrialState.RUNNING]):
            study.tell(trial.number, state=TrialState.FAIL)
        yield study
    except (SQLAlchemyError, optuna.exceptions.OptunaError) as error:
        reason = str(error.__cause__ or error).splitlines()[0]
        raise UserError(f"{path}: expected a study that --study has written: {reason}") from error


def completed(study: optuna.Study) -> list[FrozenTrial]:
    """The trials that have been played."""
    return study.get_trials(deepcopy=False, states=[TrialState.COMPLETE])


def search(tuning: Tuning, study: optuna.Study, play: Play) -> None:
    """Try candidates until all are played; each follows from the seed and those before it."""
    with ProgressBar() as bar:
        left = range(len(completed(study)), tuning.trials)
        for number in bar.track(left, description="candidates"):
            seed = random.Random(f"{tuning.league.seed} {number}").getrandbits(31)
            study.sampler = optuna.samplers.TPESampler(seed=seed)
            trial = study.ask({**tuning.ranges})
            points = meet_opponents(tuning, tuning.name(trial.params), seed, play)
            study.tell(trial, points)


def meet_opponents(tuning: Tuning, name: str, seed: int, play: Play) -> float:
    """Play a candidate's games; returns the points per game. Forfeits are named on stderr."""
    players, number = (*tuning.opponents, Player.parse(name)), len(tuning.opponents)
    league = replace(tuning.league, players=players, games=tuning.trial_games, seed=seed)
    games = list(chain.from_iterable(play(replace(league, gauntlet=number))))
    lost = [each for game in games if (each := game.forfeit) and game.numbers[each.seat] == number]
    if lost:
        say(f"{name}: {len(lost)} forfeits, first {lost[0].cause}: {error_line(lost[0].detail)}")
    return statistics.fmean(game.points_of(game.numbers.index(number)) for game in games)


def candidates(tuning: Tuning, study: optuna.Study) -> list[tuple[str, list[float]]]:
    """The players tried, the best first, with the points per game of each trial.

    Some are tried again. So all are compared as if they had played one more, average trial.
    """
    tried: dict[str, list[float]] = {}
    for trial in completed(study):
        tried.setdefault(tuning.name(trial.params), []).append(trial.values[0])
    mean = statistics.fmean(chain.from_iterable(tried.values()))
    return sorted(tried.items(), key=lambda each: -statistics.fmean([*each[1], mean]))


def print_study(tuning: Tuning, study: optuna.Study) -> None:
    """Print what was tuned, the best candidates, and how much each of several constants matters."""
    trials = completed(study)
    names = ", ".join(player.name for player in tuning.opponents)
    print(f"{tuning.text} against {names}: {len(trials)} of {tuning.trials} candidates")
    if not trials:
        return
    short = (name.rpartition(".")[2] for name in tuning.ranges)
    table = Table("", *short, "points", "games", box=SIMPLE_HEAD)
    for rank, (name, points) in enumerate(candidates(tuning, study)[:8], start=1):
        constants = PlayerSpec.parse(name).constants
        games = len(points) * tuning.trial_games * len(tuning.opponents)
        values = [constants[each] for each in tuning.ranges]
        table.add_row(str(rank), *values, f"{statistics.fmean(points):.1%}", str(games))
    Output().print(table)
    if len(tuning.ranges) > 1 and len({trial.value for trial in trials}) > 1:
        shares = importance.get_param_importances(study, evaluator=EVALUATOR)
        print("importance:", ", ".join(f"{name} {share:.0%}" for name, share in shares.items()))


def tune(options: argparse.Namespace) -> int:
    """Do what the command line asks for. Returns the exit status."""
    tuning = read_tuning(options)
    for player in dict.fromkeys(tuning.league.players):
        check_player(player, tuning.league.rules.deadline, tuning.league.rules.limits)
    with open_study(options.study, tuning) as study:
        try:
            with workers(jobs=options.jobs, cluster=options.cluster) as run:
                search(tuning, study, partial(play_league, run=run))
        finally:
            print_study(tuning, study)
            if options.study:
                say(f"wrote {options.study}")
        best, _ = candidates(tuning, study)[0]
    return play_test(tuning, best, options)


def play_test(tuning: Tuning, best: str, options: argparse.Namespace) -> int:
    """Test the best candidate in new games and print the verdict. Returns the exit status."""
    games = options.study and options.study.with_stem(f"{options.study.stem}-test")
    searched = tuning.trials * tuning.trial_games * len(tuning.opponents)
    players = tuple(parse_players([best, str(tuning.spec)]))
    league = replace(tuning.league, players=players, games=options.n - searched)
    run = partial(run_league, jobs=options.jobs, cluster=options.cluster)
    status = run(league, test=TEST, outputs=Outputs(results=games))
    words = ["python", "evaluate.py", best, str(tuning.spec), "--referee", options.referee]
    words += ["--sprt", f"elo0={TEST.elo0:g},elo1={TEST.elo1:g}", "--seed", str(options.seed)]
    words += ["--opening-plies", str(PLIES)]
    words += ["--config", options.config] if options.config else []
    words += ["--results", str(games)] if games else []
    print(f"to repeat or continue the test: {shlex.join(words)}")
    return status


def make_parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    parser = Parser(
        prog="python -m arena.tuning",
        usage="%(prog)s PLAYER [options]",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("player", metavar="PLAYER", help="with ranges: NAME:CONSTANT=LOW..HIGH,...")
    add("--against", metavar="PLAYER", nargs="+", default=[], help="default: PLAYER unchanged")
    add("-n", metavar="GAMES", type=int, default=4_000, help="at most; default: %(default)s")
    study = "save to Optuna's storage, or resume from it; the test's games go to FILE-test"
    add("--study", metavar="FILE", type=Path, help=study)
    add("--seed", type=int, default=0, help="default: %(default)s")
    add("--config", metavar="KEY=NUMBER,...", default="", help="such as rows=8,columns=8")
    add("--referee", choices=("kaggle", "native"), default="native", help="default: native")
    jobs, cores = number("--jobs", 1), os.cpu_count() or 1
    add("--jobs", metavar="N", type=jobs, default=cores, help="default: one per core")
    add("--cluster", metavar="ADDRESS", help="a dask scheduler, such as tcp://HOST:8786")
    memory = DEFAULT_LIMITS.memory >> 20
    add("--memory", metavar="MIB", type=int, default=memory, help="of each process of a player")
    add_isolation_options(parser)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line. Returns the exit status."""
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    return run_command("python -m arena.tuning", lambda: tune(make_parser().parse_args(arguments)))

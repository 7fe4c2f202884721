"""Tuning: candidates that Optuna proposes, and their games; see `connectx tune`."""

import contextlib
import math
import random
import statistics
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

import optuna
from optuna.distributions import FloatDistribution, IntDistribution
from optuna.storages import RDBStorage
from optuna.trial import FrozenTrial, TrialState
from sqlalchemy.exc import SQLAlchemyError

from connectx.arena.league import League, play_league, settle_sandbox
from connectx.errors import PlayerError, UserError, one_line, say
from connectx.executor import Run, Tell
from connectx.files import replacing
from connectx.game import Cause
from connectx.players.player import Player, PlayerSpec, parse_players
from connectx.processes.process import error_line

SEARCH_SHARE = 0.75  # of all games; the test has the rest
OF_OTHERS = ("no such table", "no such column", "not a database")  # in errors of SQLite

Range = IntDistribution | FloatDistribution


@dataclass(frozen=True)
class Tuning:
    """A player to tune, its opponents, and the number of games."""

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
        for name, value in params.items():  # games could not show more digits
            constants[name] = repr(value if isinstance(value, int) else float(f"{value:.4g}"))
        return str(self.spec._replace(constants=constants))

    def test_of(self, name: str) -> League:
        """The rest of the games, in which a candidate meets the unchanged player."""
        searched = self.trials * self.trial_games * len(self.opponents)
        players = tuple(parse_players([name, str(self.spec)]))
        return replace(self.league, players=players, games=self.league.games - searched)


def split_ranges(spec: PlayerSpec) -> tuple[PlayerSpec, dict[str, Range]]:
    """A player without its ranges, and these. Raises UserError if it has none."""
    ranges = {name: read_range(name, text) for name, text in spec.constants.items() if ".." in text}
    if not ranges:
        raise UserError(f"{spec}: expected a range, as in NAME:CONSTANT=1..20")
    fixed = {name: text for name, text in spec.constants.items() if name not in ranges}
    return spec._replace(constants=fixed), ranges


def plan(text: str, ranges: Mapping[str, Range], spec: PlayerSpec, league: League) -> Tuning:
    """Divide a league's games among candidates and a test.

    `text` names the player with its ranges, `spec` without them. Raises UserError if there are too
    few games, or if a constant cannot be set.
    """
    # About as many candidates as games of each: both grow with the root of all games.
    searched, opponents = SEARCH_SHARE * league.games, max(1, len(league.players) - 1)
    pairs = max(1, round(math.sqrt(searched) / (2 * opponents)))
    trials = max(1, int(searched / (2 * pairs * opponents)))
    if league.games - (least := 2 * pairs * opponents * trials) < 2:
        few = "too few games for a test, expected at least"
        raise UserError(f"-n {league.games}: {few} {least + 2}")
    tuning = Tuning(text, spec, ranges, league, trials, 2 * pairs)
    Player.parse(tuning.name({name: limits.low for name, limits in ranges.items()}))  # can be set
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

    Raises UserError for any other file, and for errors of the database as long as it is open.
    """
    facts = {"tuned": tuning.text, "games": tuning.league.games, **tuning.league.facts()}
    try:
        if path and not path.exists():
            with replacing(path) as place:
                RDBStorage(f"sqlite:///{place}").engine.dispose()
        storage = RDBStorage(f"sqlite:///{path}", skip_table_creation=True) if path else None
        study = optuna.create_study(
            storage=storage, study_name="tuning", direction="maximize", load_if_exists=True
        )
        for key, value in facts.items():  # a new study has none
            if (found := study.user_attrs.get(key, value)) != value:
                raise UserError(f"{path}: holds another study: its {key}: {found}, here: {value}")
            study.set_user_attr(key, value)
        yield study
    except (SQLAlchemyError, optuna.exceptions.OptunaError) as error:
        reason = str(error.__cause__ or error).splitlines()[0]
        if any(sign in reason for sign in OF_OTHERS):
            reason = f"expected a study written by --study: {reason}"
        raise UserError(f"{path}: {reason}") from error


def completed(study: optuna.Study) -> list[FrozenTrial]:
    """The trials that have been played."""
    return study.get_trials(deepcopy=False, states=[TrialState.COMPLETE])


def search(tuning: Tuning, study: optuna.Study, run: Run, tell: Tell) -> None:
    """Try candidates until all are played; each follows from the seed and those before it."""
    tuning = replace(tuning, league=settle_sandbox(tuning.league))
    for number in range(len(completed(study)), tuning.trials):
        tell("candidates", number, tuning.trials)
        seed = random.Random(f"{tuning.league.seed} {number}").getrandbits(31)
        # Anew for each: a sampler's state is not saved, and a study that goes on later has to
        # draw what it would have drawn.
        study.sampler = optuna.samplers.TPESampler(seed=seed)
        trial = study.ask({**tuning.ranges})
        points = meet_opponents(tuning, tuning.name(trial.params), seed, run)
        study.tell(trial, points)


def meet_opponents(tuning: Tuning, name: str, seed: int, run: Run) -> float:
    """Play a candidate's games; returns the points per game. Forfeits are named on stderr.

    Raises PlayerError if a player forfeits by an error: that says nothing of how well it plays.
    """
    players = (*tuning.opponents, Player.parse(name))
    number = len(tuning.opponents)  # of the candidate, and how many it meets
    league = replace(
        tuning.league, players=players, games=tuning.trial_games, seed=seed, gauntlet=number
    )
    games = list(chain.from_iterable(play_league(league, run=run)))
    for game in games:
        if game.forfeit and game.forfeit.cause is Cause.ERROR:
            broken, reason = game.players[game.forfeit.seat], error_line(game.forfeit.detail)
            raise PlayerError(f"{broken}: forfeits by an error, so it cannot be tuned: {reason}")
    lost = [
        forfeit
        for game in games
        if (forfeit := game.forfeit) and game.numbers[forfeit.seat] == number
    ]
    if lost:
        reason = one_line(error_line(lost[0].detail))
        say(f"{name}: {len(lost)} forfeits, first {lost[0].cause}: {reason}")
    return statistics.fmean(game.points_of(game.numbers.index(number)) for game in games)


def candidates(tuning: Tuning, study: optuna.Study) -> list[tuple[str, list[float]]]:
    """The players tried, the best first, with the points per game of each trial.

    Some are tried again. So all are compared as if they had played one more, average trial.
    """
    tried: dict[str, list[float]] = {}
    for trial in completed(study):
        tried.setdefault(tuning.name(trial.params), []).append(trial.values[0])
    mean = statistics.fmean([*chain.from_iterable(tried.values())] or [0])
    return sorted(tried.items(), key=lambda candidate: -statistics.fmean([*candidate[1], mean]))

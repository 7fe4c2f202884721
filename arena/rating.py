"""Ratings: Elo with intervals from all games of a league, and the sequential test of two players.

The Elo ratings are those of Bradley and Terry's model, a draw being half a win, at the maximum of
its likelihood. Their intervals come from the bootstrap over pairs of games.
"""

import itertools
import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from arena.score import Interval, Meeting

RESAMPLES = 400
SEED = 1  # of the bootstrap: the same games, the same intervals
# Wins that every player is assumed to have had against every other; without them a player who has
# won every game would have an infinite rating.
PRIOR_WINS = 0.1
# A kind of pair that was never seen counts as this much of one; else its likelihood would be 0.
UNSEEN_PAIRS = 1e-3
ELO = 400 / math.log(10)  # a strength in Bradley and Terry's model, by its logarithm
NEWTON_STEPS = 100
LONGEST_STEP = 2.0  # of a logarithm, so that a sweep does not make the first steps diverge
PRECISION = 1e-9


class Rating(NamedTuple):
    """A player's Elo; the average of the league is 0."""

    elo: float
    interval: Interval  # 95 %
    superiority: float | None  # LOS against the next in rank; None for the last


def rate(meetings: Mapping[tuple[int, int], Meeting], players: int) -> list[Rating]:
    """The rating of every player, by number. The order of the games makes no difference."""
    import numpy  # late: the command line's help does without

    generator = numpy.random.default_rng(SEED)
    points = numpy.zeros((RESAMPLES, players, players))
    for (one, two), meeting in sorted(meetings.items()):
        units = sorted(_units(meeting).items())
        counts = numpy.array([count for _, count in units])
        drawn = generator.multinomial(counts.sum(), counts / counts.sum(), size=RESAMPLES)
        points[:, one, two] = drawn @ [sum(unit) for unit, _ in units]
        points[:, two, one] = drawn @ [len(unit) - sum(unit) for unit, _ in units]
    samples = _elo(points)
    elo = numpy.array(quick_elo(meetings, players))
    low, high = numpy.percentile(samples, [2.5, 97.5], axis=0)
    superiority: dict[int, float] = {}
    for better, worse in itertools.pairwise(numpy.argsort(-elo, kind="stable")):
        lead = samples[:, better] - samples[:, worse]
        superiority[better] = float((lead > 0).mean() + (lead == 0).mean() / 2)
    return [
        Rating(
            elo=float(elo[player]),
            interval=Interval(low=float(low[player]), high=float(high[player])),
            superiority=superiority.get(player),
        )
        for player in range(players)
    ]


def quick_elo(meetings: Mapping[tuple[int, int], Meeting], players: int) -> list[float]:
    """The ratings without intervals, for a table that is redrawn during play."""
    import numpy

    points = numpy.zeros((players, players))
    for (one, two), meeting in meetings.items():
        score = meeting.score
        points[one, two] = score.wins + score.draws / 2
        points[two, one] = score.losses + score.draws / 2
    return [float(elo) for elo in _elo(points)]


def _units(meeting: Meeting) -> Counter[tuple[float, ...]]:
    """What the bootstrap draws from: the points of pairs and of single games, and how many."""
    units: Counter[tuple[float, ...]] = Counter()
    for points, count in meeting.singles.items():
        units[points,] = count
    for pair, count in meeting.pairs.items():
        units[pair] = count
    return units


def _elo(points: Any) -> Any:
    """Ratings from an array of points, [..., i, j] being what player i scored against player j.

    Newton's method on the logarithm of the likelihood, which is concave. The model, and that the
    maximum exists once: D. Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of
    Statistics 32 (2004).
    """
    import numpy

    players = points.shape[-1]
    points = points + PRIOR_WINS * (1 - numpy.eye(players))
    games = points + numpy.swapaxes(points, -1, -2)
    strength = numpy.zeros(points.shape[:-1])  # logarithms
    for _ in range(NEWTON_STEPS):
        lead = strength[..., :, None] - strength[..., None, :]
        expected = 1 / (1 + numpy.exp(-lead))
        gradient = (points - games * expected).sum(-1)
        curvature = games * expected * (1 - expected)
        # Adding the same to all strengths changes nothing; the 1 keeps their mean at 0.
        matrix = numpy.eye(players) * curvature.sum(-1)[..., None] - curvature + 1
        step = numpy.linalg.solve(matrix, gradient[..., None])[..., 0]
        strength = strength + numpy.clip(step, -LONGEST_STEP, LONGEST_STEP)
        if numpy.abs(step).max() < PRECISION:
            break
    return ELO * (strength - strength.mean(-1, keepdims=True))


@dataclass(frozen=True, kw_only=True)
class SequentialTest:
    """The generalised SPRT on pairs of games: is a player better by elo1, or by elo0?

    Each hypothesis stands for the most likely distribution of pair results that has its expected
    score. Source: M. van den Bergh, "The generalized maximum likelihood ratio for the expectation
    value of a distribution", proposition 1.1; fishtest and fastchess (model "logistic") use it.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05  # the probability of wrongly accepting elo1
    beta: float = 0.05  # and elo0

    @property
    def bounds(self) -> Interval:
        """The test ends when the log-likelihood ratio leaves this interval."""
        return Interval(
            low=math.log(self.beta / (1 - self.alpha)), high=math.log((1 - self.beta) / self.alpha)
        )

    def log_likelihood_ratio(self, pentanomial: Sequence[int]) -> float:
        """Of the pairs that gave 0, 0.5, 1, 1.5 and 2 points; positive favours elo1."""
        if not any(pentanomial):
            return 0.0
        counts = [count or UNSEEN_PAIRS for count in pentanomial]
        shares = [count / sum(counts) for count in counts]
        scores = [points / 4 for points in range(5)]
        one, zero = (
            _weights(scores, shares, _expected_score(elo)) for elo in (self.elo1, self.elo0)
        )
        return sum(
            count * math.log(weight0 / weight1)
            for count, weight0, weight1 in zip(counts, zero, one)
        )

    def decision(self, pentanomial: Sequence[int]) -> str | None:
        """Which hypothesis is accepted, "elo0" or "elo1"; None while the test goes on."""
        ratio = self.log_likelihood_ratio(pentanomial)
        if ratio >= self.bounds.high:
            return "elo1"
        return "elo0" if ratio <= self.bounds.low else None


def _expected_score(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))


def _weights(scores: Sequence[float], shares: Sequence[float], expected: float) -> list[float]:
    """What to divide the shares by for the likeliest ones whose mean score is `expected`.

    A weight is 1 + x away, away = score - expected, with x such that sum(share away / weight) = 0.
    """
    away = [score - expected for score in scores]

    def mean(x: float) -> float:
        return sum(share * each / (1 + x * each) for share, each in zip(shares, away))

    # The mean falls from plus to minus infinity between the ends, where a weight is 0.
    x = _zero_of(mean, -1 / max(away), -1 / min(away))
    return [1 + x * each for each in away]


def _zero_of(falling: Callable[[float], float], low: float, high: float) -> float:
    """Where a falling function crosses 0, between `low` and `high`: by bisection."""
    while low < (middle := (low + high) / 2) < high and high - low > 1e-13:
        if falling(middle) > 0:
            low = middle
        else:
            high = middle
    return middle

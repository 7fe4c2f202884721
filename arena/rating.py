"""Ratings: Elo with intervals from all games of a league, and the sequential test of two players.

The Elo ratings are OpenSpiel's, which kaggle-environments brings: Bradley-Terry by Hunter's
minorisation-maximisation (Annals of Statistics 32, 2004), a draw being half a win. Their intervals
come from the bootstrap over pairs of games.
"""

import itertools
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from arena.score import Interval, Meeting

RESAMPLES = 400
SEED = 1  # of the bootstrap: the same games, the same intervals
# Wins that every player is taken to have had against every other: without them a player who has
# won all games would be infinitely strong.
PRIOR_WINS = 0.1
# A pair that was never seen counts as this much of one; without it some likelihoods would be 0.
UNSEEN_PAIRS = 1e-3


@dataclass(frozen=True, kw_only=True)
class Rating:
    """A player's Elo; the average of the league is 0."""

    elo: float
    interval: Interval  # 95 %
    superiority: float | None  # likelihood of being stronger than the next in rank; None: is last


def rate(meetings: Mapping[tuple[int, int], Meeting], players: int) -> list[Rating]:
    """The rating of every player, in the order of their numbers."""
    import numpy  # late, as OpenSpiel: the command line's help does without

    units = {key: [*_units(meeting).items()] for key, meeting in meetings.items()}
    elo = numpy.array(quick_elo(meetings, players))
    generator = numpy.random.default_rng(SEED)
    drawn = {}
    for key, items in units.items():
        counts = numpy.array([count for _, count in items])
        total = counts.sum()
        drawn[key] = generator.multinomial(total, counts / total, size=RESAMPLES)
    samples = numpy.array(
        [
            _elo(
                {
                    key: {points: int(n) for (points, _), n in zip(items, drawn[key][number])}
                    for key, items in units.items()
                },
                players,
            )
            for number in range(RESAMPLES)
        ]
    )
    low, high = numpy.percentile(samples, [2.5, 97.5], axis=0)
    ranking = numpy.argsort(-elo, kind="stable")
    superiority: dict[int, float] = {}
    for better, worse in itertools.pairwise(ranking):
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
    """The ratings without intervals, for a table that is drawn while the league plays."""
    return _elo({key: _units(meeting) for key, meeting in meetings.items()}, players)


def _units(meeting: Meeting) -> dict[tuple[float, ...], int]:
    """What the bootstrap draws from: pairs and single games by their points, and how many."""
    units: dict[tuple[float, ...], int] = {
        (points,): count for points, count in meeting.singles.items()
    }
    for pair, count in meeting.pairs.items():
        units[pair] = count
    return units


def _elo(
    units: Mapping[tuple[int, int], Mapping[tuple[float, ...], int]], players: int
) -> list[float]:
    import pyspiel

    wins = [[0] * players for _ in range(players)]
    draws = [[0] * players for _ in range(players)]
    for (one, two), counts in units.items():
        points: Counter[float] = Counter()
        for unit, count in counts.items():
            for each in unit:
                points[each] += count
        wins[one][two], wins[two][one] = points[1.0], points[0.0]
        draws[one][two] = draws[two][one] = points[0.5]
    options = pyspiel.elo.default_elo_options()
    options.smoothing_factor = PRIOR_WINS
    options.max_iterations = 10_000
    options.convergence_delta = 1e-9
    ratings = pyspiel.elo.compute_ratings_from_matrices(wins, draws, options)
    mean = sum(ratings) / players
    return [rating - mean for rating in ratings]


@dataclass(frozen=True, kw_only=True)
class SequentialTest:
    """The sequential probability ratio test of "elo1 better" against "elo0 better".

    The generalised test on pairs of games: each hypothesis is represented by the most likely
    distribution of pair results that has its expected score. Source: M. van den Bergh, "The
    generalized maximum likelihood ratio for the expectation value of a distribution",
    proposition 1.1, as fishtest and fastchess (model "logistic") have it.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05  # the share of wrong decisions for elo1
    beta: float = 0.05  # and for elo0

    @property
    def bounds(self) -> Interval:
        """The test ends where the log-likelihood ratio leaves this interval."""
        return Interval(
            low=math.log(self.beta / (1 - self.alpha)), high=math.log((1 - self.beta) / self.alpha)
        )

    def log_likelihood_ratio(self, pentanomial: Sequence[int]) -> float:
        """Of the pairs that gave 0, 0.5, 1, 1.5 and 2 points; positive speaks for elo1."""
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
    from scipy.optimize import brentq

    away = [score - expected for score in scores]
    margin = 1e-9  # at the ends a weight is 0

    def mean(x: float) -> float:
        return sum(share * each / (1 + x * each) for share, each in zip(shares, away))

    x = brentq(mean, -1 / max(away) + margin, -1 / min(away) - margin, xtol=1e-13)
    return [1 + x * each for each in away]

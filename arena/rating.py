"""Ratings: Elo with intervals from all games of a league, and the sequential test of two players.

A rating of d Elo above another player's means an expected score of 1 / (1 + 10 ** (-d / 400)), a
draw being half a point: Bradley and Terry's model. The prior is less than a game of every player
against one of average strength. What each game adds to it is measured: where there are draws,
scores vary less, games that repeat each other say nothing new, and the two games of a pair say as
much as their correlation lets them.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from arena.score import Interval, Meeting

ELO = 400 / math.log(10)  # a strength in Bradley and Terry's model, by its logarithm
# So much of a win and of a loss against the average player. With half of each, the tail would be
# that of Jeffreys' prior for the share of points, and intervals in leagues from random to perfect
# players, whose strengths spread by 700 Elo, would be too narrow.
PRIOR_POINTS = 0.3
# For players of nearly the same strength, a few games say more against that prior than they should.
# So intervals cover those by this one too, and the LOS is the less certain of the two: J. Berger,
# "Robust Bayesian analysis: sensitivity to the prior", Journal of Statistical Planning and
# Inference 25 (1990).
NARROW_PRIOR_POINTS = 0.75
# Draws and the correlation of pairs are measured for each two players, shrunk towards the league's,
# and that towards none, with the weight of so many even games.
DRAWS_SHRINKAGE = 4
CORRELATION_SHRINKAGE = 100
LEAST_DISPERSION = 0.01
# A kind of pair that was never seen counts as this much of one; else its likelihood would be 0.
UNSEEN_PAIRS = 1e-3
NEWTON_STEPS = 200
PRECISION = 1e-8
GRID_POINTS = 61
GRID_REACH = 3.0  # sinh of it is the grid's reach in standard deviations: 10


class Rating(NamedTuple):
    """A player's Elo relative to the average of the league's players, which is 0."""

    elo: float
    interval: Interval  # 95 %, also relative to the average
    superiority: float | None  # LOS against the next in rank; None for the last


def rate(meetings: Mapping[tuple[int, int], Meeting], players: int) -> list[Rating]:
    """The rating of every player, by number.

    `elo` is the mode of the posterior; the interval lies between its 2.5 % and 97.5 % quantiles, by
    the prior that puts them further out. Neither the order of the games nor that of the players
    makes a difference.
    """
    import numpy  # late: the command line's help does without

    points = _points(meetings, players)
    points = points * _information(meetings, _strengths(points))
    mode = _strengths(points)
    order = numpy.argsort(-mode, kind="stable")
    above_average = numpy.eye(players) - 1 / players
    leads = numpy.eye(players)[order[:-1]] - numpy.eye(players)[order[1:]]
    directions = numpy.concatenate([above_average, leads])
    marginals = [
        _marginals(points, prior, directions) for prior in (PRIOR_POINTS, NARROW_PRIOR_POINTS)
    ]
    superiority = {
        int(better): min(
            float(1 - numpy.interp(0.0, values[row], below[row])) for values, below in marginals
        )
        for row, better in enumerate(order[:-1], start=players)
    }
    ratings = []
    for player in range(players):
        ends = [
            numpy.interp([0.025, 0.975], below[player], ELO * values[player])
            for values, below in marginals
        ]
        low, high = numpy.min(ends, axis=0)[0], numpy.max(ends, axis=0)[1]
        interval = Interval(low=float(low), high=float(high))
        ratings.append(Rating(float(ELO * mode[player]), interval, superiority.get(player)))
    return ratings


def quick_elo(meetings: Mapping[tuple[int, int], Meeting], players: int) -> list[float]:
    """The ratings without intervals, every game counting alike; for a table redrawn during play."""
    return [float(elo) for elo in ELO * _strengths(_points(meetings, players))]


def _points(meetings: Mapping[tuple[int, int], Meeting], players: int) -> Any:
    """The array of the points that player i scored against player j."""
    import numpy

    points = numpy.zeros((players, players))
    for (one, two), meeting in meetings.items():
        score = meeting.score
        points[one, two] = score.wins + score.draws / 2
        points[two, one] = score.losses + score.draws / 2
    return points


def _information(meetings: Mapping[tuple[int, int], Meeting], strengths: Any) -> Any:
    """How many independent games without draws each game between two players is worth.

    A game with expected score s and draw probability d has the variance s(1 - s) - d/4, and a pair
    of correlation r has 1 + r times the variance of two independent games. The log-likelihood is
    divided by this dispersion: R. Wedderburn, "Quasi-likelihood functions, generalized linear
    models, and the Gauss-Newton method", Biometrika 61 (1974).
    """
    import numpy

    sums = {}  # by meeting: weighted variance without draws, that lost to draws, covariance, share
    for (one, two), meeting in sorted(meetings.items()):
        share = meeting.independence
        expected = 1 / (1 + math.exp(strengths[two] - strengths[one]))
        variance = share * meeting.score.games * expected * (1 - expected)
        covariance = share * sum(
            count * (high - expected) * (low - expected)
            for (high, low), count in sorted(meeting.pairs.items())
        )
        sums[one, two] = variance, share * meeting.score.draws / 4, covariance, share
    variance, lost, covariance = (sum(each[term] for each in sums.values()) for term in range(3))
    draws, pairs = DRAWS_SHRINKAGE / 4, CORRELATION_SHRINKAGE / 4  # variances
    drawn = lost / (variance + draws)
    correlation = 2 * covariance / (variance + pairs)
    worth = numpy.ones((len(strengths), len(strengths)))
    for (one, two), (variance, lost, covariance, share) in sums.items():
        left = 1 - (lost + draws * drawn) / (variance + draws)
        paired = 1 + (2 * covariance + pairs * correlation) / (variance + pairs)
        worth[one, two] = worth[two, one] = share / max(left * paired, LEAST_DISPERSION)
    return worth


def _strengths(points: Any) -> Any:
    """The mode of the posterior, as logarithms of Bradley and Terry's strengths with the sum 0.

    That the maximum exists once: D. Hunter, "MM algorithms for generalized Bradley-Terry models",
    Annals of Statistics 32 (2004).
    """
    import numpy

    start, sums = numpy.zeros(len(points)), numpy.ones((1, len(points)))
    return _climb(points, PRIOR_POINTS, start, sums)[0]


def _climb(points: Any, prior: float, strengths: Any, constraints: Any) -> tuple[Any, Any]:
    """The maximum of the posterior among strengths with the same `constraints @ strengths`.

    Also returns the matrix of the last of Newton's steps: the negative second derivatives of the
    log-posterior, bordered by the constraints.
    """
    import numpy

    count, players = constraints.shape[-2:]
    games = points + points.T
    matrix = numpy.zeros((*strengths.shape[:-1], players + count, players + count))
    matrix[..., players:, :players] = constraints
    matrix[..., :players, players:] = numpy.swapaxes(constraints, -1, -2)
    gradient = numpy.zeros((*strengths.shape[:-1], players + count))
    for _ in range(NEWTON_STEPS):
        expected = _logistic(strengths[..., :, None] - strengths[..., None, :])
        average = _logistic(strengths)  # the expected score against the average player
        curvature = games * expected * (1 - expected)
        diagonal = curvature.sum(-1) + 2 * prior * average * (1 - average)
        matrix[..., :players, :players] = numpy.eye(players) * diagonal[..., None] - curvature
        gradient[..., :players] = (points - games * expected).sum(-1)
        gradient[..., :players] += prior * (1 - 2 * average)
        step = numpy.linalg.solve(matrix, gradient[..., None])[..., :players, 0]
        strengths = strengths + _damped(step)
        if numpy.abs(step).max() < PRECISION:
            break
    return strengths, matrix


def _logistic(leads: Any) -> Any:
    import numpy

    return 1 / (1 + numpy.exp(-leads))


def _log_posterior(points: Any, prior: float, strengths: Any) -> Any:
    """Up to a constant, at strengths [..., player]."""
    import numpy

    # log(1 + exp(-lead)), without overflow, is what a point costs.
    leads = strengths[..., :, None] - strengths[..., None, :]
    games = (points * numpy.logaddexp(0, -leads)).sum((-2, -1))
    against_average = numpy.logaddexp(0, -strengths) + numpy.logaddexp(0, strengths)
    return -games - prior * against_average.sum(-1)


def _marginals(points: Any, prior: float, directions: Any) -> tuple[Any, Any]:
    """The posterior of `direction @ strengths` for every direction, as values and the probability
    below each.

    Laplace's approximation for marginal densities, which follows their skewness: L. Tierney and
    J. Kadane, "Accurate approximations for posterior moments and marginal densities", Journal of
    the American Statistical Association 81 (1986). At each value, the other strengths are at their
    mode given it, and contribute by the determinant there.
    """
    import numpy

    players, count = len(points), len(directions)
    sums = numpy.ones((1, players))
    mode, matrix = _climb(points, prior, numpy.zeros(players), sums)
    spread = numpy.linalg.solve(matrix, numpy.pad(directions, ((0, 0), (0, 1))).T)[:players].T
    deviations = numpy.sqrt((spread * directions).sum(-1))[:, None]
    grid = numpy.sinh(numpy.linspace(-GRID_REACH, GRID_REACH, GRID_POINTS))
    values = (directions @ mode)[:, None] + deviations * grid
    constraints = numpy.empty((count, 1, 2, players))
    constraints[..., 0, :], constraints[..., 1, :] = sums, directions[:, None, :]
    start = mode + grid[:, None] * (spread / deviations)[:, None, :]
    strengths, matrix = _climb(points, prior, start, constraints)
    density = _log_posterior(points, prior, strengths) - numpy.linalg.slogdet(matrix)[1] / 2
    density = numpy.exp(density - density.max(-1, keepdims=True))
    pieces = numpy.diff(values) * (density[:, 1:] + density[:, :-1]) / 2
    below = numpy.pad(pieces.cumsum(-1), ((0, 0), (1, 0)))
    return values, below / below[:, -1:]


def _damped(step: Any) -> Any:
    """The part of a Newton step that is sure to climb, however far away the maximum is.

    F. Bach, "Self-concordant analysis for logistic regression", Electronic Journal of Statistics 4
    (2010).
    """
    import numpy

    longest = 2 * numpy.abs(step).max(-1, keepdims=True) + PRECISION  # of a difference of two
    return step * numpy.log1p(longest) / longest


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

    def log_likelihood_ratio(self, pentanomial: Sequence[float]) -> float:
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

    def decision(self, pentanomial: Sequence[float]) -> str | None:
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

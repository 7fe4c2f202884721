"""Ratings: Elo with intervals and the likelihood of superiority, and the sequential test.

The model: every player has one strength. The expected points of one player against another follow
Elo's formula (Bradley and Terry's model), where a draw is half a point. The prior: strengths are
normally distributed around 0, and their standard deviation (spread) is half-normal with a scale of
500 Elo. Identical games count once. If the two games of a pair agree more often than by chance, all
games count for less.

All figures come from samples of the posterior. Each sample has a strength for every player. A
player's Elo is the median of its samples, and the interval is their 2.5 % and 97.5 % quantiles. The
LOS is the share of samples in which one player is above the other.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from connectx.arena.counts import Estimate, Meeting, Record, wilson_interval

Array = NDArray[Any]

ELO = 400 / math.log(10)  # of 1 in strength
SPREAD = 500 / ELO  # the scale of the spread's prior
SHRINKAGE_PAIRS = 5  # even, unrelated pairs that shrink the correlation within pairs
CHAINS, STEPS, DROPPED = 512, 160, 60
WIDER = 1.3  # slices are taken of the normal approximation at the mode, widened by this factor
# Metropolis steps of the logarithm of the spread: the size, and whether strengths scale with it,
# which is needed where somebody won every game: any large scale is then nearly as likely.
SCALE_STEPS = ((0.8, 0), (1.0, 1), (0.8, 0), (0.3, 1), (0.8, 0), (1.0, 1))
UNSEEN_PAIRS = 1e-3  # counted for a pair result that never occurred, as its likelihood is not 0


class Rating(NamedTuple):
    """A player's Elo relative to the average of the league's players, which is 0."""

    elo: float
    low: float  # the ends of its 95 % interval
    high: float
    superiority: float | None  # LOS against the next in rank; None for the last


def rate(meetings: Mapping[tuple[int, int], Meeting], players: int) -> dict[int, Rating]:
    """The ratings of all who have played, best first. The same games give the same ratings."""
    points = effective_points(meetings, players)
    played = np.flatnonzero((points + points.T).any(axis=0))
    if not len(played):
        return {}
    samples = sample_elo(points[np.ix_(played, played)])
    order = np.argsort(-np.median(samples, axis=0), kind="stable").tolist()
    ratings = {}
    for rank, column in enumerate(order, start=1):
        low, middle, high = map(float, np.quantile(samples[:, column], (0.025, 0.5, 0.975)))
        superiority = None
        if rank < len(order):
            above = (samples[:, column] > samples[:, order[rank]]).sum()
            superiority = float((above + 0.5) / (len(samples) + 1))  # never a certainty
        ratings[int(played[column])] = Rating(middle, low, high, superiority)
    return ratings


class Comparison(NamedTuple):
    """One player as compared with another."""

    record: Record
    points: Estimate  # of a game, a draw being half a point
    elo: Estimate  # above the other's
    superiority: float  # LOS: the probability that it is the better one


def compare(meeting: Meeting, ratings: Mapping[int, Rating], player: int = 0) -> Comparison:
    """Player 0 or 1 of a match with another, whose `ratings` are those of `rate`."""
    record = meeting.record if player == 0 else Record(*reversed(meeting.record))
    games = float(effective_points({(0, 1): meeting}, 2).sum())
    points = Estimate(record.share, *wilson_interval(wins=record.share * games, games=games))
    # Ratings are relative to the average of the two: their difference is twice as large.
    rating = ratings[player]
    elo = Estimate(2 * rating.elo, 2 * rating.low, 2 * rating.high)
    superiority = rating.superiority
    if superiority is None:  # of the two only the higher one has it
        superiority = 1 - (ratings[1 - player].superiority or 0)
    return Comparison(record, points, elo, superiority)


def effective_points(meetings: Mapping[tuple[int, int], Meeting], players: int) -> Array:
    """The points of player i against player j, in independent games.

    Identical games count once. All points are divided by 1 + r. There r is the correlation of the
    two games of a pair over the whole league, or 0 if that is negative.
    """
    points = np.zeros((players, players))
    covariance, variance = 0.0, SHRINKAGE_PAIRS / 4
    for one, two in sorted(meetings):  # so that the order of games makes no difference
        meeting = meetings[one, two]
        record, pairs, mean = meeting.record, meeting.independent_pairs, meeting.record.share
        games = meeting.independence * record.games
        points[one, two], points[two, one] = games * mean, games * (1 - mean)
        one_game = (record.wins + record.draws / 4) / max(1, record.games) - mean**2
        both = sum(count * (half / 2 - 2 * mean) ** 2 for half, count in enumerate(pairs))
        covariance += both / 2 - sum(pairs) * one_game
        variance += sum(pairs) * one_game
    return points / (1 + max(0.0, covariance / variance))


def sample_elo(points: Array, seed: int = 0) -> Array:
    """Samples of the players' Elo relative to their average, [sample, player].

    `points[i, j]` is what player i scored against player j. All chains move at once:
    elliptical slices around the mode, then Metropolis steps of the spread. Sources: I. Murray,
    R. Adams and D. MacKay, "Elliptical slice sampling", 2010; R. Nishihara, I. Murray and R. Adams,
    "Parallel MCMC with generalized elliptical slice sampling", 2014.
    """
    rng = np.random.default_rng(seed)
    players = len(points)
    mode, precision = _mode(points)
    root = np.linalg.cholesky(np.linalg.inv(precision))
    one, two = np.nonzero(np.triu(points + points.T))  # those who met
    games, lost = (points + points.T)[one, two], points[two, one]

    # The logarithms of densities, for each chain.

    def likelihood(strengths: Array) -> Array:
        by_player = np.ascontiguousarray(strengths.T)
        lead = by_player[one] - by_player[two]
        losing = np.maximum(-lead, 0) + np.log(1 + np.exp(-np.abs(lead)))  # log(1 + exp(-lead))
        return np.asarray(-(games @ losing) - lost @ lead)

    def prior(strengths: Array, log_spread: Array) -> Array:
        # Normal strengths, whose density has a factor 1 / spread for each player; and a half-normal
        # spread, which has a factor spread, as its logarithm is what is sampled.
        of_strengths = -(strengths**2).sum(1) * np.exp(-2 * log_spread) / 2 - players * log_spread
        of_spread = -np.exp(2 * log_spread) / SPREAD**2 / 2 + log_spread
        return np.asarray(of_strengths + of_spread)

    def normal(strengths: Array) -> Array:
        """The density whose ellipses are walked."""
        away = strengths - mode
        return np.asarray(-((away @ precision) * away).sum(1) / 2)

    def along_ellipse(strengths: Array, log_spread: Array, likely: Array) -> tuple[Array, Array]:
        """Strengths elsewhere on an ellipse through the present ones, and their likelihood.

        It draws angles until the density is above a random level (elliptical slice sampling). A
        rejected angle becomes an end of the bracket of the next draw, which contains 0, the angle
        of the chain.
        """
        level = likely + prior(strengths, log_spread) - normal(strengths)
        level += np.log(rng.random(CHAINS))
        here, other = strengths - mode, rng.standard_normal((CHAINS, players)) @ root.T
        angle = rng.uniform(0, 2 * np.pi, CHAINS)
        low = angle - 2 * np.pi
        high = angle.copy()
        found, likely = strengths.copy(), likely.copy()
        chains = np.arange(CHAINS)  # that go on drawing
        while len(chains):
            turned = angle[chains, None]
            there = mode + here[chains] * np.cos(turned) + other[chains] * np.sin(turned)
            how_likely = likelihood(there)
            posterior = how_likely + prior(there, log_spread[chains])
            dense = posterior - normal(there) > level[chains]
            found[chains[dense]], likely[chains[dense]] = there[dense], how_likely[dense]
            chains = chains[~dense]
            is_low = angle[chains] < 0
            low[chains[is_low]] = angle[chains[is_low]]
            high[chains[~is_low]] = angle[chains[~is_low]]
            angle[chains] = rng.uniform(low[chains], high[chains])
        return found, likely

    strengths = mode + rng.standard_normal((CHAINS, players)) @ root.T
    log_spread = np.full(CHAINS, math.log(SPREAD))
    likely = likelihood(strengths)
    kept = []
    for step in range(STEPS):
        strengths, likely = along_ellipse(strengths, log_spread, likely)
        for size, with_strengths in SCALE_STEPS:
            change = size * rng.standard_normal(CHAINS)
            scaled = strengths * np.exp(with_strengths * change)[:, None]
            how_likely = likelihood(scaled) if with_strengths else likely
            gain = how_likely + prior(scaled, log_spread + change)
            gain -= likely + prior(strengths, log_spread)
            volume = with_strengths * players * change  # by which scaling stretches the space
            taken = np.log(rng.random(CHAINS)) < gain + volume
            strengths = np.where(taken[:, None], scaled, strengths)
            log_spread = np.where(taken, log_spread + change, log_spread)
            likely = np.where(taken, how_likely, likely)
        if step >= DROPPED:
            kept.append(strengths - strengths.mean(1, keepdims=True))
    return np.asarray(ELO * np.concatenate(kept))


def _mode(points: Array) -> tuple[Array, Array]:
    """The likeliest strengths where their spread is SPREAD, and the precision of slices there.

    Newton's steps, damped so that they are sure to climb: F. Bach, "Self-concordant analysis for
    logistic regression", Electronic Journal of Statistics 4 (2010).
    """
    games, strengths, longest = points + points.T, np.zeros(len(points)), 1.0
    while longest > 1e-6:
        expected = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        curvature = games * expected * (1 - expected)
        matrix = np.diag(curvature.sum(1) + SPREAD**-2) - curvature
        gradient = (points - games * expected).sum(1) - strengths / SPREAD**2
        step = np.linalg.solve(matrix, gradient)
        longest = 2 * np.abs(step).max() + 1e-9
        strengths = strengths + step * np.log1p(longest) / longest
    return strengths, matrix / WIDER**2


@dataclass(frozen=True, kw_only=True)
class SequentialTest:
    """The generalised SPRT on pairs of games: is a player better by elo1, or by elo0?

    Each hypothesis stands for the likeliest distribution of pair results with its expected score,
    as in fishtest and fastchess (model "logistic"). Source: M. van den Bergh, "The generalized
    maximum likelihood ratio for the expectation value of a distribution", proposition 1.1.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05  # the probability of wrongly accepting elo1
    beta: float = 0.05  # and elo0

    def __post_init__(self) -> None:
        if not (-2000 < self.elo0 < self.elo1 < 2000 and 0 < self.alpha < 0.5 > self.beta > 0):
            raise ValueError(f"{self}: expected elo0 < elo1, alpha and beta between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """The test ends when the log-likelihood ratio leaves this interval."""
        low, high = self.beta / (1 - self.alpha), (1 - self.beta) / self.alpha
        return math.log(low), math.log(high)

    def log_likelihood_ratio(self, pairs: Sequence[float]) -> float:
        """Of the pairs that brought 0, 0.5, 1, 1.5 and 2 points; positive favours elo1."""
        if not any(pairs):
            return 0.0
        counts = np.maximum(pairs, UNSEEN_PAIRS)
        zero, one = (_weights(counts / counts.sum(), elo) for elo in (self.elo0, self.elo1))
        return float(counts @ np.log(zero / one))

    def decision(self, pairs: Sequence[float]) -> str | None:
        """The accepted hypothesis, "elo0" or "elo1"; None while the test is undecided."""
        ratio, (low, high) = self.log_likelihood_ratio(pairs), self.bounds
        return "elo1" if ratio >= high else "elo0" if ratio <= low else None


def _weights(shares: Array, elo: float) -> Array:
    """What to divide the shares by for the likeliest ones whose mean score is that of `elo`.

    A weight is 1 + x away, away = score - expected, with x such that sum(share away / weight) = 0.
    """
    away = np.arange(5) / 4 - 1 / (1 + 10 ** (-elo / 400))
    # The sum falls from plus to minus infinity between these ends, where a weight is 0.
    low, high = -1 / away.max(), -1 / away.min()
    for _ in range(60):
        x = (low + high) / 2
        low, high = (x, high) if (shares * away / (1 + x * away)).sum() > 0 else (low, x)
    return np.asarray(1 + x * away)

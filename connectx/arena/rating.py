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
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

NORMAL_975 = 1.959963984540054  # the 97.5 % quantile of the normal distribution
ELO = 400 / math.log(10)  # of 1 in strength
SPREAD = 500 / ELO  # the scale of the spread's prior
SHRINKAGE_PAIRS = 5  # even, unrelated pairs that shrink the correlation within pairs
SPREADS, WIDEST = 12, (2 / ELO, 3_000 / ELO)  # spreads that are mixed, and the ends of their range
UNLIKELY = 1e-3  # a spread that is so much less likely than another; nobody would see the rest
FREEDOM = 10  # degrees of freedom of a t distribution, whose tails are to be longer; or the players
DRAWN = 5_000, 60_000  # samples, the fewest and the most;
WORK, BLOCK = 30_000_000, 3_000_000  # between these, so many pairs in all samples; and at a time
TINY = 1e-300
UNSEEN_PAIRS = 1e-3  # counted for a pair result that never occurred, as its likelihood is not 0


# Counts -------------------------------------------------------------------------------------------


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


class Record(NamedTuple):
    """Wins, draws and losses of one player. A forfeit is a loss, and a win for the other side."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def plus(self, points: float) -> "Record":
        """The record with one more game, which brought 1, 0.5 or 0 points."""
        won, drawn, lost = points == 1, points == 0.5, points == 0
        return Record(self.wins + won, self.draws + drawn, self.losses + lost)

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(self)

    @property
    def share(self) -> float:
        """Points per game, a draw being half a point; 0 without games."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0


@dataclass
class Meeting:
    """The games of two players, seen from the one with the lower number."""

    record: Record = field(default_factory=Record)
    # How many pairs of games brought 0, 0.5, 1, 1.5 and 2 points. The two games of a pair share
    # their opening, so they are not independent.
    pairs: list[int] = field(default_factory=lambda: [0] * 5)
    # By round: the points of a game whose pair is not complete.
    _waiting: dict[int, float] = field(default_factory=dict)
    _repeats: int = 0

    def add(self, round_number: int, points: float, *, repeats: int = 0) -> None:
        """Count a game with 1, 0.5 or 0 points; `repeats`: how often the same was seen before."""
        self.record = self.record.plus(points)
        self._repeats += repeats
        if round_number in self._waiting:
            self.pairs[int(2 * (points + self._waiting.pop(round_number)))] += 1
        else:
            self._waiting[round_number] = points

    @property
    def independence(self) -> float:
        """How many independent games a game is worth: the effective sample size, as a share.

        Two players without randomness repeat the same game in each opening. If n games are groups
        of m(1), m(2), ... equal ones, n**2 / sum(m(i)**2) count as independent: all if none are
        repeated, 1 if all are the same. Source: L. Kish, "Survey sampling", 1965.
        """
        games = self.record.games
        return games / (games + 2 * self._repeats) if games else 1.0

    @property
    def independent_pairs(self) -> list[float]:
        """`pairs`, with repeated games counted once: what the sequential test may count."""
        return [self.independence * count for count in self.pairs]


def exact_interval(wins: int, games: int) -> tuple[float, float]:
    """Clopper and Pearson's 95 % interval for the share of wins: never narrower than it says.

    It contains 1/2 unless the exact two-sided binomial test refuses it. From 0 to 1 without games.
    Source: C. Clopper and E. Pearson, "The use of confidence or fiducial limits illustrated in the
    case of the binomial", Biometrika 26 (1934).
    """

    def chance_of_more(wins: int, share: float) -> float:
        """Of so many wins or more."""
        logs = (
            math.lgamma(games + 1) - math.lgamma(won + 1) - math.lgamma(games - won + 1)
            + won * math.log(share) + (games - won) * math.log(1 - share)
            for won in range(wins, games + 1)
        )  # fmt: skip
        return math.fsum(map(math.exp, logs))

    def least(wins: int) -> float:
        """The share with which that chance is 2.5 %."""
        low, high = 0.0, 1.0
        while high - low > 1e-6:
            share = (low + high) / 2
            low, high = (share, high) if chance_of_more(wins, share) < 0.025 else (low, share)
        return low

    return least(wins) if wins else 0.0, 1 - least(games - wins) if wins < games else 1.0


def wilson_interval(*, wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of wins; from 0 to 1 without games.

    Source: E. Wilson, "Probable inference, the law of succession, and statistical inference",
    Journal of the American Statistical Association 22 (1927).
    """
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, NORMAL_975**2
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = math.sqrt(z2 * (share * (1 - share) + z2 / (4 * games)) / games) / (1 + z2 / games)
    return max(0.0, centre - half), min(1.0, centre + half)


# Ratings ------------------------------------------------------------------------------------------


class Rating(NamedTuple):
    """A player's Elo relative to the average of the league's players, which is 0."""

    elo: float
    low: float  # the ends of its 95 % interval
    high: float
    superiority: float | None  # LOS against the next in rank; None for the last


def ratings_of(meetings: Mapping[tuple[int, int], Meeting], players: int) -> dict[int, Rating]:
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
    """Player 0 or 1 of a match with another, whose `ratings` are those of `ratings_of`."""
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

    `points[i, j]` is what player i scored against player j. At each of a dozen spreads, the
    posterior of the strengths is nearly normal (Laplace's approximation). Draws from t
    distributions there, as many as a spread is likely, are drawn again with weights: how much
    likelier the posterior makes them than they were (importance resampling: D. Rubin, "Using the
    SIR algorithm to simulate posterior distributions", 1988).
    """
    rng, players = np.random.default_rng(seed), len(points)
    one, two = np.nonzero(np.triu(points + points.T))  # those who met
    games, scored = (points + points.T)[one, two], points.sum(1)

    # The logarithms of densities. Strengths are [sample, player].

    def likelihood(strengths: Array) -> Array:
        by_player = np.ascontiguousarray(strengths.T)
        both = np.logaddexp(by_player[one], by_player[two])
        return np.asarray(strengths @ scored - games @ both)

    def prior(strengths: Array, spreads: Array) -> Array:
        """[sample, spread]. A spread has a factor of its own, as its logarithm is summed over."""
        normal = -(strengths**2).sum(1)[:, None] / spreads**2 / 2 - players * np.log(spreads)
        return np.asarray(normal - (spreads / SPREAD) ** 2 / 2 + np.log(spreads))

    low, high = WIDEST
    for _ in range(2):  # the second time, only where the spread is likely
        spreads = np.geomspace(low, high, SPREADS)
        found = [_mode(points, spread) for spread in spreads]
        modes = np.array([mode for mode, _ in found])
        roots = [np.linalg.cholesky(precision) for _, precision in found]
        sizes = np.array([np.log(np.diag(root)).sum() for root in roots])
        evidence = likelihood(modes) + np.diag(prior(modes, spreads)) - sizes
        shares = np.exp(evidence - evidence.max())
        likely = np.flatnonzero(shares > UNLIKELY)
        low, high = spreads[max(0, likely[0] - 1)], spreads[min(SPREADS - 1, likely[-1] + 1)]
    shares /= shares.sum()

    freedom = max(FREEDOM, players)
    drawn = int(np.clip(WORK // max(1, len(one)), *DRAWN))
    counts = rng.multinomial(drawn, shares)
    parts = []
    for mode, root, count in zip(modes, roots, counts):
        away = rng.standard_normal((players, count))
        away /= np.sqrt(rng.chisquare(freedom, count) / freedom)
        parts.append(mode + np.linalg.solve(root.T, away).T)
    strengths = np.concatenate(parts)

    mixed = np.full(drawn, -np.inf)  # the density that was drawn from
    for mode, root, size, share in zip(modes, roots, sizes, np.maximum(shares, TINY)):
        distance = (((strengths - mode) @ root) ** 2).sum(1)
        each = size - (freedom + players) / 2 * np.log1p(distance / freedom)
        mixed = np.logaddexp(mixed, np.log(share) + each)
    pieces = np.array_split(strengths, 1 + drawn * len(one) // BLOCK)
    weights = np.concatenate([*map(likelihood, pieces)]) - mixed
    weights += np.logaddexp.reduce(prior(strengths, spreads), axis=1)
    weights = np.exp(weights - weights.max())
    kept = strengths[rng.choice(drawn, drawn, p=weights / weights.sum())]
    return np.asarray(ELO * (kept - kept.mean(1, keepdims=True)))


def _mode(points: Array, spread: float) -> tuple[Array, Array]:
    """The likeliest strengths with this spread, and the precision (minus the curvature) there.

    Newton's steps, damped so that they are sure to climb: F. Bach, "Self-concordant analysis for
    logistic regression", Electronic Journal of Statistics 4 (2010).
    """
    games, strengths, longest = points + points.T, np.zeros(len(points)), 1.0
    while True:
        expected = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        curvature = games * expected * (1 - expected)
        precision = np.diag(curvature.sum(1) + spread**-2) - curvature
        if longest < 1e-6:
            return strengths, precision
        gradient = (points - games * expected).sum(1) - strengths / spread**2
        step = np.linalg.solve(precision, gradient)
        longest = 2 * np.abs(step).max() + 1e-9
        strengths = strengths + step * np.log1p(longest) / longest


# The sequential test ------------------------------------------------------------------------------


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

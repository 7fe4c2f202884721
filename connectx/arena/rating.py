"""Ratings: Elo with intervals and the likelihood of superiority, and the sequential test.

The model: every player has one strength. The expected points of one player against another follow
Elo's formula (Bradley and Terry's model), where a draw is half a point. The prior: strengths are
normally distributed around 0, and their standard deviation is half-normal with a scale of
500 Elo. Identical games count once. If the two games of a pair agree more often than by chance, all
games count for less.

All figures come from samples of the posterior. Each sample has a strength for every player. A
player's Elo is the median of its samples, and the interval are their 2.5 % and 97.5 % quantiles.
The LOS is the share of samples in which one player is above the other. These figures are averaged
over players whose results are equal or mirror images of each other, so that even results have even
ones.
"""

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

NORMAL_975 = 1.959963984540054  # the 97.5 % quantile of the normal distribution
ELO_PER_STRENGTH = 400 / math.log(10)  # the Elo points of a difference of 1 in strength
SHRINKAGE_PAIRS = 5  # even, unrelated pairs that shrink the correlation within pairs
# Standard deviations of the prior of strengths.
DEVIATION_SCALE = 500 / ELO_PER_STRENGTH  # of their own prior, which is half-normal
DEVIATION_COUNT = 12  # how many of them are mixed
DEVIATION_RANGE = 2 / ELO_PER_STRENGTH, 3_000 / ELO_PER_STRENGTH  # the lowest and the highest
MIN_LIKELIHOOD_RATIO = 1e-3  # to the likeliest deviation; nobody would see what is below it
MIN_DEGREES_OF_FREEDOM = 10  # of t distributions; as many as players, if these are more
MIN_SAMPLES = 5_000
MAX_SAMPLES = 60_000
# Strengths of two players that are compared in all samples, and at a time.
MAX_COMPARISONS = 30_000_000
MAX_COMPARISONS_AT_A_TIME = 3_000_000
MIN_PROBABILITY = 1e-300  # in place of 0, which has no logarithm
POINT_DIGITS = 9  # to which points are rounded: their sums depend on the order in the digits beyond
MAX_ORDERED_PLAYERS = 30  # of which equal ones are put in an order that no numbering changes
MAX_CLASS_PLAYERS = 10  # of a class, whose superiority is averaged
MIN_PAIR_COUNT = 1e-3  # of a pair result that never occurred, as its likelihood is not 0


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
        """Return the record with one more game, which brought 1, 0.5 or 0 points."""
        if points == 1:
            return self._replace(wins=self.wins + 1)
        if points == 0.5:
            return self._replace(draws=self.draws + 1)
        return self._replace(losses=self.losses + 1)

    def reversed(self) -> "Record":
        """Return the record of the other side."""
        return Record(wins=self.losses, draws=self.draws, losses=self.wins)

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(self)

    @property
    def share(self) -> float:
        """Points per game, a draw being half a point; 0 without games."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0


@dataclass
class PairingCounts:
    """The games of a pairing, counted as the player with the lower number sees them."""

    record: Record = field(default_factory=Record)
    # How many pairs of games brought 0, 0.5, 1, 1.5 and 2 points. The two games of a pair share
    # their opening, so they are not independent.
    pairs: list[int] = field(default_factory=lambda: [0] * 5)
    # By round: the points of a game whose pair is not complete.
    _points_of_half_pairs: dict[int, float] = field(default_factory=dict)
    # How many pairs of equal games there are, where every two of several equal games are a pair.
    _repeats: int = 0

    def add(self, round_number: int, points: float, *, repeats: int = 0) -> None:
        """Count a game that brought 1, 0.5 or 0 points, and its pair if this is the second game.

        `repeats` is how often the same game was counted before.
        """
        self.record = self.record.plus(points)
        self._repeats += repeats
        if round_number not in self._points_of_half_pairs:
            self._points_of_half_pairs[round_number] = points
            return
        pair_points = points + self._points_of_half_pairs.pop(round_number)
        half_points = int(2 * pair_points)  # 0 to 4, the index of these points in `pairs`
        self.pairs[half_points] += 1

    @property
    def independence(self) -> float:
        """How many independent games a game is worth: the effective sample size, as a share.

        Two players without randomness repeat the same game in each opening. If n games are groups
        of m(1), m(2), ... equal ones, n**2 / sum(m(i)**2) count as independent: all if none are
        repeated, 1 if all are the same. Source: L. Kish, "Survey sampling", 1965.
        """
        games = self.record.games
        if games == 0:
            return 1.0
        # The sum of m(i)**2 is games + 2 * _repeats, as m(i) equal games have m(i) * (m(i) - 1) / 2
        # repeats.
        return games / (games + 2 * self._repeats)

    @property
    def independent_pairs(self) -> list[float]:
        """How many pairs brought 0, 0.5, 1, 1.5 and 2 points, where repeated games count once.

        The sequential test counts these.
        """
        return [self.independence * count for count in self.pairs]


def exact_interval(wins: int, games: int) -> tuple[float, float]:
    """Return Clopper and Pearson's 95 % interval for the share of wins, as its low and high end.

    Without games it is from 0 to 1.

    In the long run, at least 95 % of such intervals contain the true share. The interval contains
    1/2 unless the exact two-sided binomial test refuses it.
    Source: C. Clopper and E. Pearson, "The use of confidence or fiducial limits illustrated in the
    case of the binomial", Biometrika 26 (1934).
    """
    losses = games - wins
    low = 0.0 if wins == 0 else _find_lowest_share(wins, games)
    high = 1.0 if losses == 0 else 1 - _find_lowest_share(losses, games)
    return low, high


def _find_lowest_share(wins: int, games: int) -> float:
    """Return the share of wins for which this many wins or more have a probability of 2.5 %."""
    low = 0.0
    high = 1.0
    while high - low > 1e-6:  # bisection: the probability rises with the share
        share = (low + high) / 2
        if _probability_of_wins(wins, games, share) < 0.025:
            low = share
        else:
            high = share
    return low


def _probability_of_wins(wins: int, games: int, share: float) -> float:
    """Return the probability of at least so many wins, each with the probability `share`.

    That is the sum of the binomial distribution's terms, which are computed by their logarithms.
    The logarithm of n! is lgamma(n + 1).
    """
    probabilities = []
    for won in range(wins, games + 1):
        lost = games - won
        log_ways = math.lgamma(games + 1) - math.lgamma(won + 1) - math.lgamma(lost + 1)
        log_probability = log_ways + won * math.log(share) + lost * math.log(1 - share)
        probabilities.append(math.exp(log_probability))
    return math.fsum(probabilities)


def wilson_interval(*, wins: float, games: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval for the share of wins, as its low and high end.

    Without games it is from 0 to 1. The numbers need not be whole, as games may count in part.

    Source: E. Wilson, "Probable inference, the law of succession, and statistical inference",
    Journal of the American Statistical Association 22 (1927).
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    z2 = NORMAL_975**2
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = z2 * (share * (1 - share) + z2 / (4 * games)) / games
    half_width = math.sqrt(spread) / (1 + z2 / games)
    return max(0.0, centre - half_width), min(1.0, centre + half_width)


# Ratings ------------------------------------------------------------------------------------------


class Rating(NamedTuple):
    """A player's Elo relative to the average of the league's players, which is 0."""

    elo: float
    low: float  # the ends of its 95 % interval
    high: float
    superiority: float | None  # LOS against the next in rank; None for the last


def ratings_of(
    pairings: Mapping[tuple[int, int], PairingCounts], players: int
) -> dict[int, Rating]:
    """Return the ratings of all who have played, by number, best first.

    `pairings` are by the numbers of their players, of which the lower one comes first. `players` is
    how many players there are. The same games give the same ratings, however the players are
    numbered. Players with equal results have the same rating. If every win becomes a loss and
    every loss a win, every rating becomes its negative.
    """
    points = effective_points(pairings, players)  # [i, j]: what player i scored against player j
    games = points + points.T
    numbers = np.flatnonzero(games.any(axis=0))  # of those who have played
    if not len(numbers):
        return {}
    # From here on, a player is an index in `numbers`.
    points_of_played = points[np.ix_(numbers, numbers)]
    posterior = _Posterior(np.round(points_of_played, POINT_DIGITS))
    estimates = [posterior.estimate(player) for player in range(len(numbers))]
    ranking = sorted(range(len(numbers)), key=lambda player: -estimates[player].value)
    ratings = {}
    for player, next_player in itertools.zip_longest(ranking, ranking[1:]):
        superiority = None
        if next_player is not None:
            superiority = posterior.superiority(player, next_player)
        number = int(numbers[player])
        ratings[number] = Rating(*estimates[player], superiority)
    return ratings


class _Posterior:
    """Samples of the strengths of players who have all played, and figures from these samples.

    Samples of equal players differ by chance. So every figure is an average over all players of a
    class: those who have scored as much against as many players of each class. In the mirrored
    league, every win is a loss and every loss a win. If it has the same classes as the league
    itself, then the mirror image of a player counts as one more player of a class. The Elo of a
    mirror image is the negative of the player's Elo.
    """

    def __init__(self, points: Array) -> None:
        """Draw the samples; `points[i, j]` is what player i scored against player j."""
        players = len(points)
        all_classes = classify_players(points)
        self._class_by_player = all_classes[:players]
        mirrored_class_by_player = all_classes[players:]
        classes = sorted(self._class_by_player)
        mirrored_classes = sorted(mirrored_class_by_player)
        # Of a league and its mirror image only one is sampled, in an order of the players that does
        # not depend on their numbers. So the samples of both are the same.
        self._samples_mirrored_league = classes < mirrored_classes
        sampled_points = points.T if self._samples_mirrored_league else points
        order = order_players(sampled_points)
        ordered_samples = sample_elo(sampled_points[np.ix_(order, order)])
        self._elo_samples = np.empty_like(ordered_samples)  # [sample, player]
        self._elo_samples[:, order] = ordered_samples
        # Of each player: the low end of the interval, the median and the high end.
        self._elo_quantiles = np.quantile(self._elo_samples, (0.025, 0.5, 0.975), axis=0).T
        self._players_by_class = _group_by_class(self._class_by_player)
        # The players whose mirror images are in a class of the league itself.
        self._mirror_images_by_class: dict[int, list[int]] = {}
        if classes == mirrored_classes:
            self._mirror_images_by_class = _group_by_class(mirrored_class_by_player)

    def estimate(self, player: int) -> Estimate:
        """Return the Elo of a player with its 95 % interval.

        These are averages over all players, and all mirror images of players, that have the same
        results as this player.
        """
        player_class = self._class_by_player[player]
        is_negative = self._samples_mirrored_league
        estimates = []
        for equal_player in self._players_by_class[player_class]:
            estimates.append(self._estimate_from_samples(equal_player, negated=is_negative))
        for mirror_image in self._mirror_images_by_class.get(player_class, ()):
            estimates.append(self._estimate_from_samples(mirror_image, negated=not is_negative))
        # `fsum` depends on no order, nor on the sign.
        return Estimate(*(math.fsum(values) / len(estimates) for values in zip(*estimates)))

    def _estimate_from_samples(self, player: int, *, negated: bool) -> Estimate:
        """Return the Elo of a player by its own samples, or the negative of that if `negated`."""
        low, median, high = map(float, self._elo_quantiles[player])
        if negated:
            return Estimate(-median, -high, -low)
        return Estimate(median, low, high)

    def superiority(self, player: int, opponent: int) -> float:
        """Return the probability that a player is stronger than another (its LOS).

        It is never 0 or 1, and 0.5 if both have equal results.
        """
        player_class = self._class_by_player[player]
        opponent_class = self._class_by_player[opponent]
        if player_class == opponent_class:
            return 0.5
        shares = []
        for players_by_class, are_negative in (
            (self._players_by_class, self._samples_mirrored_league),
            (self._mirror_images_by_class, not self._samples_mirrored_league),
        ):
            players = players_by_class.get(player_class, [])[:MAX_CLASS_PLAYERS]
            opponents = players_by_class.get(opponent_class, [])[:MAX_CLASS_PLAYERS]
            for higher, lower in itertools.product(players, opponents):
                if are_negative:  # then the lower strength is the better one
                    higher, lower = lower, higher
                is_higher = self._elo_samples[:, higher] > self._elo_samples[:, lower]
                shares.append((int(is_higher.sum()) + 0.5) / (len(self._elo_samples) + 1))
        return math.fsum(shares) / len(shares)


def classify_players(points: Array, first_classes: Sequence[int] = ()) -> list[int]:
    """Return the class of each player, then of each player of the mirrored league.

    `points[i, j]` is what player i scored against player j. In the mirrored league, every win is a
    loss and every loss a win. Players of one class have equal results: they have scored as much
    against as many players of each class. The numbers of classes are in an order of these
    figures, so they do not depend on the players' numbers. The method is color refinement: classes
    are divided by the results of their players against each class, until none is divided any more.
    `first_classes` are the classes to begin with, by default one.
    """
    players = len(points)
    classes = list(first_classes) or [0] * (2 * players)
    # The results of each player: the opponent, the points won and the points lost. The players of
    # the mirrored league come after the others, with their numbers from `players` on.
    results: list[list[tuple[int, float, float]]] = []
    for first_player, league_points in ((0, points), (players, points.T)):
        for player in range(players):
            games = league_points[player] + league_points[:, player]  # against each opponent
            player_results = []
            for opponent in np.flatnonzero(games).tolist():
                won = float(league_points[player, opponent])
                lost = float(league_points[opponent, player])
                player_results.append((first_player + opponent, won, lost))
            results.append(player_results)
    while True:
        keys = []  # of each player: its class, and its results by the classes of the opponents
        for player_class, player_results in zip(classes, results):
            class_results = [
                (classes[opponent], won, lost) for opponent, won, lost in player_results
            ]
            keys.append((player_class, tuple(sorted(class_results))))
        refined_classes = {key: number for number, key in enumerate(sorted(set(keys)))}
        is_unchanged = len(refined_classes) == len(set(classes))
        classes = [refined_classes[key] for key in keys]
        if is_unchanged:
            return classes


def order_players(points: Array) -> list[int]:
    """Return the players in an order that does not depend on their numbers.

    `points[i, j]` is what player i scored against player j. Where players have equal results, one
    of them is taken out of its class, which tells the others apart as well. In a league of more
    than MAX_ORDERED_PLAYERS, this would take too long, and their numbers decide.
    """
    players = len(points)
    classes = classify_players(points)
    while players <= MAX_ORDERED_PLAYERS and len(set(classes[:players])) < players:
        sorted_classes = sorted(_group_by_class(classes[:players]).items())
        equal_players = next(members for _, members in sorted_classes if len(members) > 1)
        classes[equal_players[0]] = len(classes)  # a number that no class has
        classes = classify_players(points, classes)
    return sorted(range(players), key=classes.__getitem__)


def _group_by_class(classes: Sequence[int]) -> dict[int, list[int]]:
    """Return the players of each class. `classes[i]` is the class of player i."""
    players_by_class: dict[int, list[int]] = {}
    for player, player_class in enumerate(classes):
        players_by_class.setdefault(player_class, []).append(player)
    return players_by_class


class Comparison(NamedTuple):
    """One player as compared with another."""

    record: Record
    points: Estimate  # of a game, a draw being half a point
    elo: Estimate  # above the other's
    superiority: float  # LOS: the probability that it is the better one


def compare(counts: PairingCounts, ratings: Mapping[int, Rating], player: int = 0) -> Comparison:
    """Return how player 0 or 1 of a match compares with the other player.

    `counts` are the games as player 0 sees them. `ratings` are those of both players, by number.
    """
    record = counts.record if player == 0 else counts.record.reversed()
    independent_games = float(effective_points({(0, 1): counts}, players=2).sum())
    low, high = wilson_interval(wins=record.share * independent_games, games=independent_games)
    points = Estimate(record.share, low, high)
    # Ratings are relative to the average of the two, so their difference is twice as large.
    rating = ratings[player]
    elo = Estimate(2 * rating.elo, 2 * rating.low, 2 * rating.high)
    superiority = rating.superiority
    if superiority is None:  # only the better one of two players has a figure
        superiority = 1 - (ratings[1 - player].superiority or 0)
    return Comparison(record, points, elo, superiority)


def effective_points(pairings: Mapping[tuple[int, int], PairingCounts], players: int) -> Array:
    """Return an array whose [i, j] is what player i scored against player j in independent games.

    Equal games count once. All points are divided by 1 + r, where r is the correlation of the two
    games of a pair over the whole league, or 0 if that is negative. `players` is how many players
    there are. `pairings` are by the numbers of their players, of which the lower one comes first.
    """
    points = np.zeros((players, players))
    covariance = 0.0
    variance = SHRINKAGE_PAIRS / 4  # the variance of an even game without draws is 1/4
    for lower, higher in sorted(pairings):  # so that the order of games makes no difference
        counts = pairings[lower, higher]
        record = counts.record
        pairs = counts.independent_pairs
        mean = record.share
        games = counts.independence * record.games
        points[lower, higher] = games * mean
        points[higher, lower] = games * (1 - mean)
        game_variance = (record.wins + record.draws / 4) / max(1, record.games) - mean**2
        # The variance of a pair's points is the mean of these squares. It is twice the variance of
        # a game plus twice the covariance of the two games.
        squares = sum(
            count * (half_points / 2 - 2 * mean) ** 2 for half_points, count in enumerate(pairs)
        )
        covariance += squares / 2 - sum(pairs) * game_variance
        variance += sum(pairs) * game_variance
    correlation = max(0.0, covariance / variance)
    return points / (1 + correlation)


def sample_elo(points: Array, seed: int = 0) -> Array:
    """Draw samples of the players' Elo relative to their average, [sample, player].

    `points[i, j]` is what player i scored against player j. At each of a dozen standard deviations
    of the prior, the posterior of the strengths is nearly normal (Laplace's approximation). There,
    strengths are drawn from t distributions, the more of them the likelier the deviation is. From
    these draws, the samples are drawn with weights. A weight is how much likelier the posterior
    makes a draw than it was (importance resampling: D. Rubin, "Using the SIR algorithm to simulate
    posterior distributions", 1988).
    """
    rng = np.random.default_rng(seed)
    results = _Results(points)
    approximations = _approximate_posterior(results)
    pairings = len(results.games_by_pairing)
    count = int(np.clip(MAX_COMPARISONS // max(1, pairings), MIN_SAMPLES, MAX_SAMPLES))
    strengths = _draw_strengths(approximations, count, rng)
    chunks = np.array_split(strengths, 1 + count * pairings // MAX_COMPARISONS_AT_A_TIME)
    log_weights = np.concatenate([results.log_likelihood(chunk) for chunk in chunks])
    log_weights -= _log_density(approximations, strengths)
    log_weights += np.logaddexp.reduce(log_prior(strengths, approximations.deviations), axis=1)
    weights = np.exp(log_weights - log_weights.max())
    drawn_again = rng.choice(count, count, p=weights / weights.sum())
    resampled = strengths[drawn_again]
    return np.asarray(ELO_PER_STRENGTH * (resampled - resampled.mean(1, keepdims=True)))


class _Results:
    """The points of a league, and their likelihood."""

    def __init__(self, points: Array) -> None:
        """Prepare `points`, of which `points[i, j]` is what player i scored against player j."""
        self.points = points
        self.players = len(points)
        games = points + points.T
        # Of every two players who met: the lower number, the higher one, and how many games they
        # played.
        self._lower_numbers, self._higher_numbers = np.nonzero(np.triu(games))
        self.games_by_pairing = games[self._lower_numbers, self._higher_numbers]
        self._points_by_player = points.sum(1)

    def log_likelihood(self, strengths: Array) -> Array:
        """Return the logarithm of the likelihood of each sample of strengths.

        `strengths` is [sample, player]. A player of strength s scores exp(s) / (exp(s) + exp(t)) a
        game against one of strength t. So the logarithm is the sum of points * s over all players,
        minus the sum of games * log(exp(s) + exp(t)) over every two players who met.
        """
        by_player = np.ascontiguousarray(strengths.T)  # [player, sample]
        log_sums = np.logaddexp(by_player[self._lower_numbers], by_player[self._higher_numbers])
        return np.asarray(strengths @ self._points_by_player - self.games_by_pairing @ log_sums)


def log_prior(strengths: Array, deviations: Array) -> Array:
    """Return the logarithm of the prior, [sample, deviation], of strengths, [sample, player].

    The prior is the normal density of the strengths times the half-normal density of the deviation,
    up to a constant factor. The deviations are spaced evenly by their logarithm, so each one stands
    for an interval as wide as itself, which is one more factor.
    """
    players = strengths.shape[1]
    squares = (strengths**2).sum(1)[:, None]
    log_normal = -squares / deviations**2 / 2 - players * np.log(deviations)
    log_half_normal = -((deviations / DEVIATION_SCALE) ** 2) / 2
    return np.asarray(log_normal + log_half_normal + np.log(deviations))


class _Approximations(NamedTuple):
    """Normal approximations of the posterior, one for each standard deviation of the prior."""

    deviations: Array
    modes: Array  # [deviation, player]
    precision_roots: list[Array]  # the Cholesky factor of the precision at each mode
    log_root_determinants: Array  # the logarithms of the determinants of these factors
    probabilities: Array  # of each deviation


def _approximate_posterior(results: _Results) -> _Approximations:
    """Return normal approximations of the posterior, at the deviations that are likely.

    They are made twice: at first in all of DEVIATION_RANGE, then only where that shows the
    deviation to be likely.
    """
    low, high = DEVIATION_RANGE
    for _ in range(2):
        deviations = np.geomspace(low, high, DEVIATION_COUNT)
        peaks = [_find_mode(results.points, deviation) for deviation in deviations]
        modes = np.array([mode for mode, _ in peaks])
        roots = [np.linalg.cholesky(precision) for _, precision in peaks]
        log_determinants = np.array([np.log(np.diag(root)).sum() for root in roots])
        log_priors = np.diag(log_prior(modes, deviations))  # of each mode with its own deviation
        log_evidence = results.log_likelihood(modes) + log_priors - log_determinants
        likelihood_ratios = np.exp(log_evidence - log_evidence.max())  # to the likeliest deviation
        likely = np.flatnonzero(likelihood_ratios > MIN_LIKELIHOOD_RATIO)
        low = deviations[max(0, likely[0] - 1)]
        high = deviations[min(DEVIATION_COUNT - 1, likely[-1] + 1)]
    probabilities = likelihood_ratios / likelihood_ratios.sum()
    return _Approximations(deviations, modes, roots, log_determinants, probabilities)


def _degrees_of_freedom(players: int) -> int:
    """Return the degrees of freedom of the t distributions from which strengths are drawn."""
    return max(MIN_DEGREES_OF_FREEDOM, players)


def _draw_strengths(approximations: _Approximations, count: int, rng: np.random.Generator) -> Array:
    """Draw `count` samples of strengths, [sample, player], from t distributions around the modes.

    A sample comes from the distribution of a deviation with the probability of that deviation.
    """
    players = approximations.modes.shape[1]
    freedom = _degrees_of_freedom(players)
    mode_counts = rng.multinomial(count, approximations.probabilities)
    samples = []
    for mode, root, mode_count in zip(
        approximations.modes, approximations.precision_roots, mode_counts
    ):
        offsets = rng.standard_normal((players, mode_count))
        offsets /= np.sqrt(rng.chisquare(freedom, mode_count) / freedom)
        samples.append(mode + np.linalg.solve(root.T, offsets).T)
    return np.concatenate(samples)


def _log_density(approximations: _Approximations, strengths: Array) -> Array:
    """Return the logarithm of the density from which `_draw_strengths` drew each sample.

    The density is that of a mixture of t distributions, up to a constant factor. `strengths` is
    [sample, player].
    """
    players = strengths.shape[1]
    freedom = _degrees_of_freedom(players)
    probabilities = np.maximum(approximations.probabilities, MIN_PROBABILITY)
    log_mixture = np.full(len(strengths), -np.inf)
    for mode, root, log_determinant, probability in zip(
        approximations.modes,
        approximations.precision_roots,
        approximations.log_root_determinants,
        probabilities,
    ):
        squared_distances = (((strengths - mode) @ root) ** 2).sum(1)
        log_tail = (freedom + players) / 2 * np.log1p(squared_distances / freedom)
        log_density = log_determinant - log_tail
        log_mixture = np.logaddexp(log_mixture, np.log(probability) + log_density)
    return log_mixture


def _find_mode(points: Array, deviation: float) -> tuple[Array, Array]:
    """Return the likeliest strengths with this deviation of the prior, and the precision there.

    `points[i, j]` is what player i scored against player j. The precision is minus the matrix of
    the second derivatives of the posterior's logarithm. Newton's steps are damped so that they are
    sure to climb: F. Bach, "Self-concordant analysis for logistic regression", Electronic Journal
    of Statistics 4 (2010).
    """
    games = points + points.T
    strengths = np.zeros(len(points))
    longest_step = 1.0
    while True:
        # [i, j] of `expected` is what player i is expected to score a game against player j.
        expected = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        curvature = games * expected * (1 - expected)
        precision = np.diag(curvature.sum(1) + deviation**-2) - curvature
        if longest_step < 1e-6:
            return strengths, precision
        gradient = (points - games * expected).sum(1) - strengths / deviation**2
        step = np.linalg.solve(precision, gradient)
        longest_step = 2 * np.abs(step).max() + 1e-9
        strengths = strengths + step * np.log1p(longest_step) / longest_step


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
    beta: float = 0.05  # the probability of wrongly accepting elo0

    def __post_init__(self) -> None:
        """Raise ValueError if the test could not decide between its hypotheses."""
        has_elo = -2000 < self.elo0 < self.elo1 < 2000
        has_probabilities = 0 < self.alpha < 0.5 and 0 < self.beta < 0.5
        if not (has_elo and has_probabilities):
            raise ValueError(f"{self}: expected elo0 < elo1, alpha and beta between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """The interval of log-likelihood ratios within which the test goes on."""
        low = self.beta / (1 - self.alpha)
        high = (1 - self.beta) / self.alpha
        return math.log(low), math.log(high)

    def log_likelihood_ratio(self, pairs: Sequence[float]) -> float:
        """Return the log-likelihood ratio of the hypothesis elo1 to the hypothesis elo0.

        `pairs` has the numbers of pairs of games that brought 0, 0.5, 1, 1.5 and 2 points. The
        ratio is positive if these numbers are likelier with elo1, and 0 without any pair.
        """
        if not any(pairs):
            return 0.0
        counts = np.maximum(pairs, MIN_PAIR_COUNT)  # a result without any pair is still possible
        shares = counts / counts.sum()
        # By each hypothesis, the expected shares are `shares / divisors`.
        divisors0 = _find_share_divisors(shares, self.elo0)
        divisors1 = _find_share_divisors(shares, self.elo1)
        return float(counts @ np.log(divisors0 / divisors1))

    def decision(self, pairs: Sequence[float]) -> str | None:
        """Return the accepted hypothesis, "elo0" or "elo1", or None while the test goes on."""
        ratio = self.log_likelihood_ratio(pairs)
        low, high = self.bounds
        if ratio >= high:
            return "elo1"
        if ratio <= low:
            return "elo0"
        return None


def _find_share_divisors(shares: Array, elo: float) -> Array:
    """Return by what to divide the shares of the five pair results to fit an Elo difference.

    The quotients are the likeliest shares with the expected score of `elo`. A divisor is
    1 + x * deviation, where a deviation is a score minus the expected one, and x is such that
    sum(share * deviation / divisor) = 0.
    """
    expected_score = 1 / (1 + 10 ** (-elo / 400))
    pair_scores = np.arange(5) / 4  # points per game
    deviations = pair_scores - expected_score
    # The sum falls from plus to minus infinity between these ends, where a divisor is 0.
    low = -1 / deviations.max()
    high = -1 / deviations.min()
    for _ in range(60):  # bisection, up to the precision of a float
        x = (low + high) / 2
        if (shares * deviations / (1 + x * deviations)).sum() > 0:
            low = x
        else:
            high = x
    return np.asarray(1 + x * deviations)

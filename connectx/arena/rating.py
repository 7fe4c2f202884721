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
        if points == 1:  # `_replace` returns a copy with another value
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
        if self.games == 0:
            return 0.0
        return (self.wins + self.draws / 2) / self.games


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

        The two games of a pair have the same round. `repeats` is how often the same game was
        counted before.
        """
        self.record = self.record.plus(points)
        self._repeats += repeats
        is_first_of_pair = round_number not in self._points_of_half_pairs
        if is_first_of_pair:
            self._points_of_half_pairs[round_number] = points
            return
        pair_points = points + self._points_of_half_pairs.pop(round_number)
        # The index in `pairs` is 0 for 0 points, 1 for 0.5 points, and so on up to 4 for 2 points.
        self.pairs[int(2 * pair_points)] += 1

    @property
    def independence(self) -> float:
        """The share of the games that count as independent, from above 0 to 1.

        Two players without randomness repeat the same game in each opening. If n games are groups
        of m(1), m(2), ... equal ones, n**2 / sum(m(i)**2) count as independent: all if none are
        repeated, 1 if all are the same. This is the effective sample size. Source: L. Kish, "Survey
        sampling", 1965.
        """
        games = self.record.games
        if games == 0:
            return 1.0
        # Of m(i) equal games, every two are a pair, and `_repeats` counts m(i) * (m(i) - 1) / 2 of
        # them. So the sum of m(i)**2 over all groups is games + 2 * _repeats.
        sum_of_squares = games + 2 * self._repeats
        return games / sum_of_squares

    @property
    def independent_pairs(self) -> list[float]:
        """How many pairs of games brought 0, 0.5, 1, 1.5 and 2 points, without repetitions.

        These are the numbers in `pairs`, each reduced to the share of independent games. The
        sequential test uses them.
        """
        return [self.independence * count for count in self.pairs]


def exact_interval(wins: int, games: int) -> tuple[float, float]:
    """Return Clopper and Pearson's 95 % interval for the share of wins, as its low and high end.

    Without games, the interval is from 0 to 1.

    In the long run, at least 95 % of such intervals contain the true share. The interval contains
    1/2 unless the exact two-sided binomial test refuses that share.
    Source: C. Clopper and E. Pearson, "The use of confidence or fiducial limits illustrated in the
    case of the binomial", Biometrika 26 (1934).
    """
    losses = games - wins
    low = 0.0
    if wins > 0:
        low = _find_lowest_share(wins, games)
    high = 1.0
    if losses > 0:
        high = 1 - _find_lowest_share(losses, games)
    return low, high


def _find_lowest_share(wins: int, games: int) -> float:
    """Return the lowest share that these wins do not refute, by bisection.

    If this is the true share of wins, the probability of so many wins or more is 2.5 %.
    """
    low = 0.0
    high = 1.0
    while high - low > 1e-6:  # the probability rises with the share
        share = (low + high) / 2
        if _probability_of_wins(wins, games, share) < 0.025:
            low = share
        else:
            high = share
    return low


def _probability_of_wins(wins: int, games: int, share: float) -> float:
    """Return the probability of at least so many wins, each with the probability `share`.

    That is the sum of the binomial distribution's terms, which are computed by their logarithms.
    """
    probabilities = []
    for won in range(wins, games + 1):
        lost = games - won
        # The won games can be any of all games in games! / (won! * lost!) ways. The logarithm of n!
        # is lgamma(n + 1).
        log_ways = math.lgamma(games + 1) - math.lgamma(won + 1) - math.lgamma(lost + 1)
        log_probability = log_ways + won * math.log(share) + lost * math.log(1 - share)
        probabilities.append(math.exp(log_probability))
    return math.fsum(probabilities)


def wilson_interval(*, wins: float, games: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval for the share of wins, as its low and high end.

    Without games, the interval is from 0 to 1. `wins` and `games` need not be whole, as games may
    count in part.

    Source: E. Wilson, "Probable inference, the law of succession, and statistical inference",
    Journal of the American Statistical Association 22 (1927).
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    z2 = NORMAL_975**2  # of z, the 97.5 % quantile of the normal distribution
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
    """Return the ratings of all who have played, by the players' numbers, best first.

    `pairings[0, 2]` are the games of the players with the numbers 0 and 2, as player 0 sees them.
    The lower number comes first. `players` is how many players there are.

    The same games give the same ratings, however the players are numbered. Players with equal
    results have the same rating. If every win becomes a loss and every loss a win, every rating
    becomes its negative.
    """
    points = effective_points(pairings, players)  # [i, j]: what player i scored against player j
    games = points + points.T  # [i, j]: how many games these two played
    numbers = np.flatnonzero(games.any(axis=0))  # of those who have played
    if len(numbers) == 0:
        return {}
    # From here on, a player is an index in `numbers`.
    points_of_played = points[np.ix_(numbers, numbers)]
    posterior = _Posterior(np.round(points_of_played, POINT_DIGITS))
    estimates = [posterior.estimate(player) for player in range(len(numbers))]
    ranking = sorted(range(len(numbers)), key=lambda player: -estimates[player].value)
    ratings = {}
    # Each player with the next in rank. For the last player, there is None in its place.
    for player, next_player in itertools.zip_longest(ranking, ranking[1:]):
        superiority = None
        if next_player is not None:
            superiority = posterior.superiority(player, next_player)
        elo, low, high = estimates[player]
        number = int(numbers[player])
        ratings[number] = Rating(elo, low, high, superiority)
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
        # The classes of the players, then those of the same players in the mirrored league.
        all_classes = classify_players(points)
        self._class_by_player = all_classes[:players]
        mirrored_class_by_player = all_classes[players:]
        classes = sorted(self._class_by_player)
        mirrored_classes = sorted(mirrored_class_by_player)
        # Of a league and its mirror image only one is sampled, in an order of the players that does
        # not depend on their numbers. So the samples of both are the same.
        self._samples_mirrored_league = classes < mirrored_classes
        sampled_points = points.T if self._samples_mirrored_league else points
        order = order_players(sampled_points)  # the numbers of the players, in another order
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
        # In samples of the mirrored league, the Elo of a player is the negative of the true one.
        is_negative = self._samples_mirrored_league
        estimates = []
        for equal_player in self._players_by_class[player_class]:
            estimates.append(self._estimate_from_samples(equal_player, negated=is_negative))
        for mirror_image in self._mirror_images_by_class.get(player_class, ()):
            estimates.append(self._estimate_from_samples(mirror_image, negated=not is_negative))
        # `fsum` gives the same sum in any order, and the negative sum of negative values.
        return Estimate(
            value=math.fsum(estimate.value for estimate in estimates) / len(estimates),
            low=math.fsum(estimate.low for estimate in estimates) / len(estimates),
            high=math.fsum(estimate.high for estimate in estimates) / len(estimates),
        )

    def _estimate_from_samples(self, player: int, *, negated: bool) -> Estimate:
        """Return the Elo of a player by its own samples, or the negative of that if `negated`.

        The low end of the negative's interval is the negative of the high end.
        """
        low, median, high = self._elo_quantiles[player].tolist()
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
        # In how large a share of the samples one of the player's class is above one of the
        # opponent's class, for every two of them.
        shares = []
        for players_by_class, are_negative in (
            (self._players_by_class, self._samples_mirrored_league),
            (self._mirror_images_by_class, not self._samples_mirrored_league),
        ):
            players = players_by_class.get(player_class, [])[:MAX_CLASS_PLAYERS]
            opponents = players_by_class.get(opponent_class, [])[:MAX_CLASS_PLAYERS]
            for better, worse in itertools.product(players, opponents):
                if are_negative:  # then the lower value is the better one
                    better, worse = worse, better
                is_above = self._elo_samples[:, better] > self._elo_samples[:, worse]
                # With 0.5 and 1, the share is neither 0 nor 1.
                shares.append((int(is_above.sum()) + 0.5) / (len(self._elo_samples) + 1))
        return math.fsum(shares) / len(shares)


def classify_players(points: Array, first_classes: Sequence[int] = ()) -> list[int]:
    """Return the class of each player, then of each player of the mirrored league.

    `points[i, j]` is what player i scored against player j. In the mirrored league, every win is a
    loss and every loss a win. Players of one class have equal results: they have scored as much
    against as many players of each class. A class is a number from 0 on. The numbers are in an
    order of these figures, so they do not depend on the players' numbers.

    The method is color refinement: classes are divided by the results of their players against each
    class, until none is divided any more. `first_classes` are the classes to begin with, in the
    form in which this function returns classes. Without them, all players are in one class at
    first.
    """
    players = len(points)
    classes = list(first_classes)
    if not classes:
        classes = [0] * (2 * players)
    # The players of the mirrored league come after the others, with numbers from `players` on.
    results_by_player = [
        *_list_results(points, first_number=0),
        *_list_results(points.T, first_number=players),
    ]
    while True:
        keys = []  # of each player: its class, and its results by the classes of the opponents
        for player_class, results in zip(classes, results_by_player):
            class_results = [(classes[opponent], won, lost) for opponent, won, lost in results]
            keys.append((player_class, tuple(sorted(class_results))))
        # Players with the same key are in one of the new classes.
        class_by_key = {key: new_class for new_class, key in enumerate(sorted(set(keys)))}
        is_unchanged = len(class_by_key) == len(set(classes))
        classes = [class_by_key[key] for key in keys]
        if is_unchanged:
            return classes


def _list_results(points: Array, first_number: int) -> list[list[tuple[int, float, float]]]:
    """Return the results of each player: the opponent, the points won and the points lost.

    `points[i, j]` is what player i scored against player j. The numbers of the opponents count from
    `first_number`.
    """
    results_by_player = []
    for player in range(len(points)):
        games = points[player] + points[:, player]  # against each opponent
        results = []
        for opponent in np.flatnonzero(games).tolist():
            won = float(points[player, opponent])
            lost = float(points[opponent, player])
            results.append((first_number + opponent, won, lost))
        results_by_player.append(results)
    return results_by_player


def order_players(points: Array) -> list[int]:
    """Return the numbers of the players in an order by their results, not by their numbers.

    `points[i, j]` is what player i scored against player j. Where players have equal results, one
    of them is taken out of its class, which tells the others apart as well. In a league of more
    than MAX_ORDERED_PLAYERS, this would take too long, and their numbers decide.
    """
    players = len(points)
    classes = classify_players(points)  # of the players, then of those of the mirrored league
    while players <= MAX_ORDERED_PLAYERS:
        players_by_class = _group_by_class(classes[:players])
        if len(players_by_class) == players:  # each of them has a class of its own
            break
        shared_classes = [number for number, group in players_by_class.items() if len(group) > 1]
        first_shared_class = min(shared_classes)
        player_to_single_out = players_by_class[first_shared_class][0]
        classes[player_to_single_out] = len(classes)  # a number that no class has
        classes = classify_players(points, classes)
    return sorted(range(players), key=lambda player: classes[player])


def _group_by_class(classes: Sequence[int]) -> dict[int, list[int]]:
    """Return the numbers of the players of each class. `classes[i]` is the class of player i."""
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
    # All points of both players together are the number of games that count as independent.
    independent_points = effective_points({(0, 1): counts}, players=2)
    independent_games = float(independent_points.sum())
    low, high = wilson_interval(wins=record.share * independent_games, games=independent_games)
    points = Estimate(record.share, low, high)
    # Ratings are relative to the average of the two, so their difference is twice as large.
    rating = ratings[player]
    elo = Estimate(2 * rating.elo, 2 * rating.low, 2 * rating.high)
    superiority = rating.superiority
    if superiority is None:
        # Of two players, only the first in rank has this figure: the probability of being better.
        other_superiority = ratings[1 - player].superiority
        assert other_superiority is not None
        superiority = 1 - other_superiority
    return Comparison(record, points, elo, superiority)


def effective_points(pairings: Mapping[tuple[int, int], PairingCounts], players: int) -> Array:
    """Return an array whose [i, j] is what player i scored against player j in independent games.

    Equal games count once. All points are divided by 1 + r, where r is the correlation of the two
    games of a pair over the whole league, or 0 if that is negative.

    `pairings[0, 2]` are the games of the players with the numbers 0 and 2, as player 0 sees them.
    The lower number comes first. `players` is how many players there are.
    """
    points = np.zeros((players, players))
    covariance_sum = 0.0  # over all pairs of games of the league
    variance_sum = SHRINKAGE_PAIRS / 4  # the variance of an even game without draws is 1/4
    for lower, higher in sorted(pairings):  # so that the order of games makes no difference
        counts = pairings[lower, higher]
        record = counts.record
        mean = record.share  # the points of a game
        independent_games = counts.independence * record.games
        points[lower, higher] = independent_games * mean
        points[higher, lower] = independent_games * (1 - mean)
        # The mean of the squared points, which are 1 for a win and 1/4 for a draw, minus the square
        # of the mean.
        game_variance = (record.wins + record.draws / 4) / max(1, record.games) - mean**2
        independent_pairs = counts.independent_pairs
        pair_count = sum(independent_pairs)
        # For 0, 0.5, 1, 1.5 and 2 points: the square of the distance from twice the mean, times the
        # number of pairs that brought so many points.
        squares = [
            count * (half_points / 2 - 2 * mean) ** 2
            for half_points, count in enumerate(independent_pairs)
        ]
        # The variance of a pair's points is the sum of the squares, divided by the number of pairs.
        # It is twice the variance of a game plus twice the covariance of the two games.
        covariance_sum += sum(squares) / 2 - pair_count * game_variance
        variance_sum += pair_count * game_variance
    correlation = max(0.0, covariance_sum / variance_sum)
    return points / (1 + correlation)


def sample_elo(points: Array, seed: int = 0) -> Array:
    """Draw samples of the players' Elo relative to their average, as an array [sample, player].

    `points[i, j]` is what player i scored against player j.

    Strengths are first drawn from a distribution that is like the posterior and simple. At each of
    a dozen standard deviations of the prior, the posterior is nearly normal (Laplace's
    approximation), and the strengths are drawn from t distributions there, the more of them the
    likelier the deviation is. From these draws, the samples are drawn with weights. A weight is how
    much likelier the posterior makes a draw than it was (importance resampling: D. Rubin, "Using
    the SIR algorithm to simulate posterior distributions", 1988).
    """
    rng = np.random.default_rng(seed)
    results = _Results(points)
    approximations = _approximate_posterior(results)
    pairings = len(results.games_by_pairing)
    # The more pairings a league has, the fewer samples are drawn, within limits.
    count = int(np.clip(MAX_COMPARISONS // max(1, pairings), MIN_SAMPLES, MAX_SAMPLES))
    strengths = _draw_strengths(approximations, count, rng)  # [sample, player]
    # The likelihoods are computed for some of the samples at a time, to save memory.
    chunks = np.array_split(strengths, 1 + count * pairings // MAX_COMPARISONS_AT_A_TIME)
    log_weights = np.concatenate([results.log_likelihood(chunk) for chunk in chunks])
    log_weights -= _log_density(approximations, strengths)
    # The prior mixes all deviations: it is the sum of their densities, which are given by their
    # logarithms.
    log_weights += np.logaddexp.reduce(log_prior(strengths, approximations.deviations), axis=1)
    weights = np.exp(log_weights - log_weights.max())  # without overflow
    drawn_again = rng.choice(count, count, p=weights / weights.sum())  # indices of samples
    resampled = strengths[drawn_again]
    averages = resampled.mean(1, keepdims=True)  # of all players, in each sample
    return np.asarray(ELO_PER_STRENGTH * (resampled - averages))


class _Results:
    """The points of a league, and their likelihood."""

    def __init__(self, points: Array) -> None:
        """Prepare `points`, of which `points[i, j]` is what player i scored against player j."""
        self.points = points
        self.players = len(points)
        games = points + points.T
        # Three arrays with an entry for every two players who met: the lower number, the higher
        # one, and how many games they played.
        self._lower_numbers, self._higher_numbers = np.nonzero(np.triu(games))
        self.games_by_pairing = games[self._lower_numbers, self._higher_numbers]
        self._points_by_player = points.sum(1)  # against all others

    def log_likelihood(self, strengths: Array) -> Array:
        """Return the logarithm of the likelihood of the results, for each sample of strengths.

        `strengths` is an array [sample, player]. A player of strength s scores exp(s) / (exp(s) +
        exp(t)) a game against one of strength t. So the logarithm is the sum of points * s over all
        players, minus the sum of games * log(exp(s) + exp(t)) over every two players who met.
        """
        by_player = np.ascontiguousarray(strengths.T)  # [player, sample]
        # [pairing, sample]: log(exp(s) + exp(t))
        log_sums = np.logaddexp(by_player[self._lower_numbers], by_player[self._higher_numbers])
        return np.asarray(strengths @ self._points_by_player - self.games_by_pairing @ log_sums)


def log_prior(strengths: Array, deviations: Array) -> Array:
    """Return the logarithm of the prior, an array [sample, deviation].

    `strengths` is an array [sample, player], and `deviations` are standard deviations of strengths.

    The prior is the normal density of the strengths times the half-normal density of the deviation,
    up to a constant factor. The deviations are spaced evenly by their logarithm, so each one stands
    for an interval whose width is in proportion to it. That is one more factor.
    """
    players = strengths.shape[1]
    squares = (strengths**2).sum(1)[:, None]  # [sample, 1]
    log_normal = -squares / deviations**2 / 2 - players * np.log(deviations)
    log_half_normal = -((deviations / DEVIATION_SCALE) ** 2) / 2
    return np.asarray(log_normal + log_half_normal + np.log(deviations))


class _Approximations(NamedTuple):
    """Normal approximations of the posterior, one for each standard deviation of the prior.

    A mode is the likeliest strengths with this deviation. The precision is the inverse of the
    covariance of the strengths around it.
    """

    deviations: Array
    modes: Array  # [deviation, player]
    precision_roots: list[Array]  # the Cholesky factor of the precision at each mode
    log_root_determinants: Array  # the logarithms of the determinants of these factors
    probabilities: Array  # of each deviation


def _approximate_posterior(results: _Results) -> _Approximations:
    """Return normal approximations of the posterior, at standard deviations that are likely.

    They are made twice: at first for deviations in all of DEVIATION_RANGE, then only for those in
    the range that the first time has shown to be likely.
    """
    low, high = DEVIATION_RANGE
    for _round in range(2):
        deviations = np.geomspace(low, high, DEVIATION_COUNT)
        modes_and_precisions = [_find_mode(results.points, deviation) for deviation in deviations]
        modes = np.array([mode for mode, _ in modes_and_precisions])
        roots = [np.linalg.cholesky(precision) for _, precision in modes_and_precisions]
        # The determinant of a triangular matrix is the product of its diagonal.
        log_determinants = np.array([np.log(np.diag(root)).sum() for root in roots])
        log_priors = np.diag(log_prior(modes, deviations))  # of each mode with its own deviation
        # The integral of a normal approximation is its height at the mode, divided by the root of
        # the precision's determinant, times a factor that is the same for all deviations.
        log_evidence = results.log_likelihood(modes) + log_priors - log_determinants
        likelihood_ratios = np.exp(log_evidence - log_evidence.max())  # to the likeliest deviation
        likely_indices = np.flatnonzero(likelihood_ratios > MIN_LIKELIHOOD_RATIO)
        # The next range has one more deviation at either end, if there is one.
        low = deviations[max(0, likely_indices[0] - 1)]
        high = deviations[min(DEVIATION_COUNT - 1, likely_indices[-1] + 1)]
    probabilities = likelihood_ratios / likelihood_ratios.sum()
    return _Approximations(deviations, modes, roots, log_determinants, probabilities)


def _degrees_of_freedom(players: int) -> int:
    """Return the degrees of freedom of the t distributions from which strengths are drawn."""
    return max(MIN_DEGREES_OF_FREEDOM, players)


def _draw_strengths(approximations: _Approximations, count: int, rng: np.random.Generator) -> Array:
    """Draw `count` samples of strengths from t distributions around the modes.

    A sample comes from the distribution of a deviation with the probability of that deviation.
    Returns an array [sample, player].
    """
    players = approximations.modes.shape[1]
    freedom = _degrees_of_freedom(players)
    mode_counts = rng.multinomial(count, approximations.probabilities)  # how many samples of each
    samples = []
    for mode, root, mode_count in zip(
        approximations.modes, approximations.precision_roots, mode_counts
    ):
        offsets = rng.standard_normal((players, mode_count))
        # Divided by such a root, what is normally distributed has a t distribution.
        offsets /= np.sqrt(rng.chisquare(freedom, mode_count) / freedom)
        # Solving with the root of the precision gives the offsets the covariance around the mode.
        samples.append(mode + np.linalg.solve(root.T, offsets).T)
    return np.concatenate(samples)


def _log_density(approximations: _Approximations, strengths: Array) -> Array:
    """Return the logarithm of the density from which `_draw_strengths` drew each sample.

    The density is that of a mixture of t distributions, up to a constant factor. `strengths` is an
    array [sample, player].
    """
    players = strengths.shape[1]
    freedom = _degrees_of_freedom(players)
    probabilities = np.maximum(approximations.probabilities, MIN_PROBABILITY)  # 0 has no logarithm
    log_mixture = np.full(len(strengths), -np.inf)
    for mode, root, log_determinant, probability in zip(
        approximations.modes,
        approximations.precision_roots,
        approximations.log_root_determinants,
        probabilities,
    ):
        # From the mode, in units of the standard deviation.
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
    step_size = 1.0  # twice the largest change of a strength in the last step, before damping
    while True:
        # [i, j] of `expected` is what player i is expected to score a game against player j.
        expected = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        curvature = games * expected * (1 - expected)
        precision = np.diag(curvature.sum(1) + deviation**-2) - curvature
        if step_size < 1e-6:
            return strengths, precision
        gradient = (points - games * expected).sum(1) - strengths / deviation**2
        step = np.linalg.solve(precision, gradient)
        step_size = 2 * np.abs(step).max() + 1e-9  # never 0, by which the next line divides
        strengths = strengths + step * np.log1p(step_size) / step_size  # damped


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
        has_valid_elo = -2000 < self.elo0 < self.elo1 < 2000
        has_valid_probabilities = 0 < self.alpha < 0.5 and 0 < self.beta < 0.5
        if not (has_valid_elo and has_valid_probabilities):
            raise ValueError(f"{self}: expected elo0 < elo1, alpha and beta between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """The low and the high log-likelihood ratio between which the test goes on.

        At the low one or below, it accepts elo0, and at the high one or above elo1.
        """
        low = self.beta / (1 - self.alpha)
        high = (1 - self.beta) / self.alpha
        return math.log(low), math.log(high)

    def log_likelihood_ratio(self, pairs: Sequence[float]) -> float:
        """Return the log-likelihood ratio of the hypothesis elo1 to the hypothesis elo0.

        `pairs` has the numbers of pairs of games that brought 0, 0.5, 1, 1.5 and 2 points. The
        ratio is positive if these numbers are likelier with elo1, and 0 without any pair.
        """
        has_pairs = any(pairs)  # any number that is not 0
        if not has_pairs:
            return 0.0
        counts = np.maximum(pairs, MIN_PAIR_COUNT)  # a result without any pair is still possible
        shares = counts / counts.sum()
        # By each hypothesis, the expected shares are `shares / divisors`.
        divisors0 = _find_share_divisors(shares, self.elo0)
        divisors1 = _find_share_divisors(shares, self.elo1)
        return float(counts @ np.log(divisors0 / divisors1))

    def decision(self, pairs: Sequence[float]) -> str | None:
        """Return the accepted hypothesis, "elo0" or "elo1", or None while the test goes on.

        `pairs` has the numbers of pairs of games that brought 0, 0.5, 1, 1.5 and 2 points.
        """
        ratio = self.log_likelihood_ratio(pairs)
        low, high = self.bounds
        if ratio >= high:
            return "elo1"
        if ratio <= low:
            return "elo0"
        return None


def _find_share_divisors(shares: Array, elo: float) -> Array:
    """Return five numbers by which to divide the shares of pair results, to fit an Elo difference.

    `shares` are those of the pairs with 0, 0.5, 1, 1.5 and 2 points, which add up to 1. Divided,
    they are the likeliest shares with the expected score of `elo`. A divisor is 1 + x * deviation,
    where a deviation is a score minus the expected one, and x is such that
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

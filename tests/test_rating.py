"""Ratings and the sequential test, against values from elsewhere."""

import itertools
import math
import random
from collections.abc import Sequence

import numpy as np
import pytest

from arena.rating import (
    ELO,
    NARROW_PRIOR_POINTS,
    PRIOR_POINTS,
    Rating,
    SequentialTest,
    quick_elo,
    rate,
)
from arena.score import Meeting


def meeting(wins: int, draws: int, losses: int) -> Meeting:
    """Games without pairs."""
    result = Meeting()
    points = [1.0] * wins + [0.5] * draws + [0.0] * losses
    for number, each in enumerate(points):
        result.add(number, each)
    return result


@pytest.mark.parametrize(
    ("elo0", "elo1", "pentanomial", "expected"),
    [  # fastchess, app/tests/sprt_test.cpp, "logistic pentanomial 1" and 2
        (0.5, 2.5, (223, 9863, 20279 + 1000, 10037, 246), -3.07),
        (0.0, 2.0, (871, 26175, 55003 + 980, 26678, 821), -4.98),
    ],
)
def test_the_likelihood_ratio_is_that_of_fastchess(
    elo0: float, elo1: float, pentanomial: tuple[int, ...], expected: float
) -> None:
    test = SequentialTest(elo0=elo0, elo1=elo1)
    assert test.log_likelihood_ratio(pentanomial) == pytest.approx(expected, abs=0.005)


def test_the_bounds_are_walds() -> None:
    bounds = SequentialTest(elo0=0, elo1=5).bounds
    assert (bounds.low, bounds.high) == pytest.approx((-2.944, 2.944), abs=1e-3)


def test_without_games_nothing_is_decided() -> None:
    test = SequentialTest(elo0=0, elo1=30)
    assert test.log_likelihood_ratio([0] * 5) == 0
    assert test.decision([0] * 5) is None


def test_one_sided_results_decide() -> None:
    test = SequentialTest(elo0=0, elo1=30)
    assert test.decision([0, 0, 0, 0, 60]) == "elo1"
    assert test.decision([60, 0, 0, 0, 0]) == "elo0"


@pytest.mark.parametrize(("elo", "wrong"), [(0.0, "elo1"), (60.0, "elo0")])
def test_wrong_decisions_are_as_rare_as_promised(elo: float, wrong: str) -> None:
    test = SequentialTest(elo0=0, elo1=60)
    generator = random.Random(1)
    share = 1 / (1 + 10 ** (-elo / 400))
    mistakes = 0
    for _ in range(60):
        counts = [0] * 5
        while (decision := test.decision(counts)) is None:
            for _ in range(10):
                counts[2 * sum(generator.random() < share for _ in range(2))] += 1
        mistakes += decision == wrong
    assert mistakes <= 8  # 5 % of 60 are 3; more than 8 have a probability of 0.4 %


@pytest.mark.parametrize(
    "scores",
    [
        {(0, 1): (7, 3, 2)},
        {(0, 1): (100, 0, 3), (1, 2): (100, 0, 7)},  # 0 and 2 have not met
        {(0, 1): (60, 10, 30), (0, 2): (90, 0, 10), (1, 2): (1, 98, 1), (0, 3): (1, 0, 9)},
    ],
)
def test_the_ratings_of_many_games_are_those_of_openspiel(
    scores: dict[tuple[int, int], tuple[int, int, int]],
) -> None:
    import pyspiel

    many = {key: tuple(1000 * count for count in score) for key, score in scores.items()}
    players = 1 + max(map(max, scores))
    wins = [[0] * players for _ in range(players)]
    draws = [[0] * players for _ in range(players)]
    for (one, two), (won, drawn, lost) in many.items():
        wins[one][two], wins[two][one] = won, lost
        draws[one][two] = draws[two][one] = drawn
    options = pyspiel.elo.default_elo_options()
    options.smoothing_factor = 0
    options.max_iterations = 100_000
    options.convergence_delta = 1e-12
    expected = pyspiel.elo.compute_ratings_from_matrices(wins, draws, options)
    mean = sum(expected) / players
    elo = quick_elo({key: meeting(*score) for key, score in many.items()}, players)
    assert elo == pytest.approx([each - mean for each in expected], abs=0.2)


def test_the_order_of_games_makes_no_difference() -> None:
    generator = random.Random(1)
    games = [
        (pair, number, generator.choice([0.0, 0.5, 1.0]))
        for pair in ((0, 1), (0, 2), (1, 2))
        for number in range(20)
        for _ in (0, 1)
    ]
    tables = []
    for _ in range(3):
        generator.shuffle(games)
        meetings: dict[tuple[int, int], Meeting] = {}
        for pair, number, points in games:
            meetings.setdefault(pair, Meeting()).add(number, points)
        tables.append(rate(meetings, 3))
    assert tables[0] == tables[1] == tables[2]


def test_elo_of_two_players_is_the_logistic_formula() -> None:
    one, two = quick_elo({(0, 1): meeting(700, 100, 200)}, 2)
    assert one - two == pytest.approx(400 * math.log10(0.75 / 0.25), abs=0.2)
    assert one + two == pytest.approx(0)


def test_elo_adds_up_over_a_chain() -> None:
    meetings = {(0, 1): meeting(750, 0, 250), (1, 2): meeting(750, 0, 250)}
    first, _, third = quick_elo(meetings, 3)
    assert first - third == pytest.approx(2 * 400 * math.log10(3), abs=2)


def test_intervals_are_those_of_the_normal_approximation() -> None:
    rating, other = rate({(0, 1): meeting(500, 0, 500)}, 2)
    # Half the difference of the two: 400 / ln 10 * 2 / sqrt(1000) is its standard error, twice.
    width = 1.96 * 400 / math.log(10) * 2 / math.sqrt(1000)
    assert rating.interval.high - rating.interval.low == pytest.approx(width, rel=0.02)
    assert rating.superiority == pytest.approx(0.5, abs=0.001)
    assert other.superiority is None


def logistic(x: float) -> float:
    return 1 / (1 + math.exp(-x))


@pytest.mark.parametrize("scores", [(12, 0, 4), (9, 3, 1), (2, 2, 2), (6, 6, 6), (20, 15, 20)])
def test_the_posterior_is_that_of_numerical_integration(scores: tuple[int, int, int]) -> None:
    """Three players who win so many of `games` games; the posteriors summed over a fine grid."""
    games, pairs = max(scores), [(0, 1), (1, 2), (0, 2)]
    ratings = rate({pair: meeting(won, 0, games - won) for pair, won in zip(pairs, scores)}, 3)
    leads = np.linspace(-20, 20, 801)
    first, second = np.meshgrid(leads, leads, indexing="ij")
    strengths = [first, second, -first - second]

    def cost(x: np.ndarray) -> np.ndarray:
        return np.asarray(np.logaddexp(0, -x))

    cost_of_games = np.zeros_like(first)
    for (one, two), won in zip(pairs, scores):
        lead = strengths[one] - strengths[two]
        cost_of_games += won * cost(lead) + (games - won) * cost(-lead)
    cost_of_prior = sum(cost(each) + cost(-each) for each in strengths)
    densities = []
    for prior in (PRIOR_POINTS, NARROW_PRIOR_POINTS):
        cost_of_all = cost_of_games + prior * cost_of_prior
        density = np.exp(cost_of_all.min() - cost_of_all)
        densities.append(density / density.sum())
    order = sorted(range(3), key=lambda player: -ratings[player].elo)
    for player, rating in enumerate(ratings):
        low, high = (
            [density[strengths[player] < end / ELO].sum() for density in densities]
            for end in rating.interval
        )
        assert max(low) == pytest.approx(0.025, abs=0.009)
        assert min(high) == pytest.approx(0.975, abs=0.009)
        if rating.superiority is not None:
            lead = strengths[player] - strengths[order[order.index(player) + 1]]
            superiority = min(
                density[lead > 0].sum() + density[lead == 0].sum() / 2 for density in densities
            )
            assert rating.superiority == pytest.approx(superiority, abs=0.009)


def test_a_sweep_is_wide_to_its_own_side_and_never_certain() -> None:
    sweeper, swept = rate({(0, 1): meeting(12, 0, 0)}, 2)
    assert sweeper.interval.low > 0
    assert sweeper.interval.high - sweeper.elo > 3 * (sweeper.elo - sweeper.interval.low)
    assert sweeper.superiority is not None
    assert 0.99 < sweeper.superiority < 1
    # The rating of the player who lost all is that of the one who won all, mirrored.
    assert swept.elo == pytest.approx(-sweeper.elo)
    assert swept.interval.low == pytest.approx(-sweeper.interval.high)
    assert swept.interval.high == pytest.approx(-sweeper.interval.low)


def test_without_games_nobody_is_better() -> None:
    for rating in rate({}, 3):
        assert rating.elo == pytest.approx(0)
        assert rating.interval.low < -500 < 500 < rating.interval.high


def paired(pairs: Sequence[tuple[float, float]]) -> Meeting:
    result = Meeting()
    for number, points in enumerate(pairs):
        for each in points:
            result.add(number, each)
    return result


def width(rating: Rating) -> float:
    return rating.interval.high - rating.interval.low


def test_pairs_that_cancel_out_make_intervals_narrow_and_pairs_that_agree_wide() -> None:
    cancelling = rate({(0, 1): paired([(1, 0)] * 500)}, 2)[0]
    agreeing = rate({(0, 1): paired([(1, 1), (0, 0)] * 250)}, 2)[0]
    independent = rate({(0, 1): paired([(1, 1), (0, 0), (1, 0), (1, 0)] * 125)}, 2)[0]
    assert 0 < width(cancelling) < width(independent) / 2
    # At most the square root of 2, as a pair then says as much as a game.
    assert width(agreeing) == pytest.approx(1.35 * width(independent), rel=0.1)


def test_draws_make_intervals_narrow() -> None:
    # The variance of a score is 1/4 with wins and losses alone, and half of that with half draws.
    drawing, fighting = (
        rate({(0, 1): meeting(*score)}, 2)[0] for score in ((25, 50, 25), (50, 0, 50))
    )
    assert width(drawing) == pytest.approx(width(fighting) / math.sqrt(2), rel=0.1)


def test_games_that_repeat_each_other_count_once() -> None:
    repeated, played_once = Meeting(), Meeting()
    for number in range(100):
        repeated.add(number, 1.0, repeats=number)
    played_once.add(0, 1.0)
    many, one = (rate({(0, 1): each}, 2)[0] for each in (repeated, played_once))
    assert many.interval == pytest.approx(one.interval)
    assert many.superiority == pytest.approx(one.superiority)


def test_the_order_of_players_makes_no_difference() -> None:
    generator = random.Random(2)
    scores = {
        pair: [generator.randrange(8) for _ in range(3)]
        for pair in itertools.combinations(range(5), 2)
    }
    straight = rate({pair: meeting(*score) for pair, score in scores.items()}, 5)
    turned = rate(
        {(4 - two, 4 - one): meeting(*score[::-1]) for (one, two), score in scores.items()}, 5
    )
    for rating, other in zip(straight, reversed(turned)):
        assert rating.elo == pytest.approx(other.elo, abs=1e-3)
        assert rating.interval == pytest.approx(other.interval, abs=1e-3)
        assert rating.superiority == pytest.approx(other.superiority, abs=1e-6)


# Coverage: leagues whose players have known strengths. As in the tables, strengths and intervals
# are relative to the average of the league.


def simulated_league(
    strengths: Sequence[float], pairs: int, draws: float, generator: random.Random
) -> dict[tuple[int, int], Meeting]:
    """Games with the expected score of Elo's formula, of which `draws` are drawn between equals."""
    meetings = {}
    for one, two in itertools.combinations(range(len(strengths)), 2):
        share = logistic((strengths[one] - strengths[two]) / ELO)
        drawn = draws * 4 * share * (1 - share)
        chances = share - drawn / 2, drawn, 1 - share - drawn / 2
        points = generator.choices([1.0, 0.5, 0.0], weights=chances, k=2 * pairs)
        meetings[one, two] = paired(list(zip(points[::2], points[1::2])))
    return meetings


def coverage(
    leagues: int, players: int, pairs: int, draws: float, spread: float
) -> tuple[float, float]:
    """How many of the true ratings the intervals hold, and how many leagues have a sweep."""
    generator = random.Random(f"{players} {pairs} {draws} {spread}")
    held = sweeps = 0
    for _ in range(leagues):
        strengths = [generator.gauss(0, spread) for _ in range(players)]
        meetings = simulated_league(strengths, pairs, draws, generator)
        sweeps += any(each.score.share in (0, 1) for each in meetings.values())
        mean = sum(strengths) / players
        held += sum(
            rating.interval.low <= strength - mean <= rating.interval.high
            for rating, strength in zip(rate(meetings, players), strengths)
        )
    return held / (leagues * players), sweeps / leagues


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held, sweeps = zip(
        coverage(60, 2, 6, 0.2, 300),
        coverage(40, 3, 6, 0.0, 400),
        coverage(60, 2, 30, 0.4, 100),
    )
    assert 0.92 < sum(held) / len(held) < 0.985  # 0.95 and 0.96, give or take two standard errors
    assert sum(sweeps) > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("draws", [0.0, 0.5])
@pytest.mark.parametrize("players", [3, 5])
def test_intervals_hold_the_truth_in_leagues_of_every_kind(players: int, draws: float) -> None:
    kinds = itertools.product([3, 20], [50, 200, 700])
    held = [coverage(200 // players, players, pairs, draws, spread)[0] for pairs, spread in kinds]
    assert 0.93 < sum(held) / len(held) < 0.98  # 93 to 97 %, and chance
    assert min(held) > 0.89  # 0.95, less more than three standard errors


@pytest.mark.parametrize("spread", [30, 100, 300, 700])
@pytest.mark.parametrize("games", [6, 20])
def test_intervals_of_two_players_hold_the_truth(games: int, spread: float) -> None:
    """All results of two players, sweeps included, by their probability."""
    lead = np.random.default_rng(1).normal(0, spread * math.sqrt(2), 20_000)
    share = 1 / (1 + 10 ** (-lead / 400))
    held = 0.0
    for won in range(games + 1):
        low, high = rate({(0, 1): meeting(won, 0, games - won)}, 2)[0].interval
        chances = math.comb(games, won) * share**won * (1 - share) ** (games - won)
        held += (chances * ((low <= lead / 2) & (lead / 2 <= high))).mean()
    assert 0.93 < held < 0.975


@pytest.mark.parametrize(
    ("games", "spread", "right"),  # right: the share of the leagues in which the player is better
    [
        *((6, 50, 0.77), (6, 100, 0.88), (6, 200, 0.94), (6, 400, 0.96), (6, 700, 0.97)),
        *((20, 50, 0.84), (20, 100, 0.91), (20, 200, 0.94), (20, 400, 0.94), (20, 700, 0.95)),
        *((100, 50, 0.93), (100, 100, 0.95), (100, 200, 0.95), (100, 400, 0.95), (100, 700, 0.96)),
    ],
)
def test_how_often_a_player_of_a_high_los_is_the_better_one(
    games: int, spread: float, right: float
) -> None:
    """What docs/reading-results.md says of a LOS of 90 to 98.5 %: all results, by probability."""
    lead = np.random.default_rng(1).normal(0, spread * math.sqrt(2), 20_000)
    share = 1 / (1 + 10 ** (-lead / 400))
    shown = better = 0.0
    for won in range(games // 2 + 1, games + 1):
        superiority = rate({(0, 1): meeting(won, 0, games - won)}, 2)[0].superiority
        if superiority is not None and 0.9 <= superiority < 0.985:
            chances = math.comb(games, won) * share**won * (1 - share) ** (games - won)
            shown += chances.sum()
            better += chances[lead > 0].sum()
    assert better / shown == pytest.approx(right, abs=0.012)

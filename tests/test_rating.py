"""Ratings and the sequential test, against values from elsewhere."""

import math
import random

import pytest

from arena.rating import PRIOR_WINS, SequentialTest, quick_elo, rate
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
        {(0, 1): (20, 0, 0)},
        {(0, 1): (100, 0, 3), (1, 2): (100, 0, 7)},  # 0 and 2 have not met
        {(0, 1): (5, 0, 0), (0, 2): (5, 0, 0), (1, 2): (2, 1, 2)},
        {(0, 1): (60, 10, 30), (0, 2): (90, 0, 10), (1, 2): (1, 98, 1), (0, 3): (0, 0, 9)},
    ],
)
def test_the_ratings_are_those_of_openspiel(
    scores: dict[tuple[int, int], tuple[int, int, int]],
) -> None:
    import pyspiel

    players = 1 + max(map(max, scores))
    wins = [[0] * players for _ in range(players)]
    draws = [[0] * players for _ in range(players)]
    for (one, two), (won, drawn, lost) in scores.items():
        wins[one][two], wins[two][one] = won, lost
        draws[one][two] = draws[two][one] = drawn
    options = pyspiel.elo.default_elo_options()
    options.smoothing_factor = PRIOR_WINS
    options.max_iterations = 100_000
    options.convergence_delta = 1e-12
    expected = pyspiel.elo.compute_ratings_from_matrices(wins, draws, options)
    mean = sum(expected) / players
    elo = quick_elo({key: meeting(*score) for key, score in scores.items()}, players)
    assert elo == pytest.approx([each - mean for each in expected], abs=0.01)


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
    assert rating.interval.high - rating.interval.low == pytest.approx(width, rel=0.15)
    assert rating.superiority == pytest.approx(0.5, abs=0.1)
    assert other.superiority is None


def test_pairs_that_cancel_out_make_intervals_narrow() -> None:
    paired = Meeting()
    for number in range(500):
        paired.add(number, 1.0)
        paired.add(number, 0.0)
    assert paired.pentanomial == (0, 0, 500, 0, 0)
    rating, _ = rate({(0, 1): paired}, 2)
    assert rating.interval.low == rating.interval.high

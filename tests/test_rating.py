"""Counts, ratings and the sequential test, against values from elsewhere and simulations."""

import itertools
import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from connectx.arena.league import League, MatchSettings
from connectx.arena.rating import (
    ELO_PER_STRENGTH,
    PairingCounts,
    Record,
    SequentialTest,
    ratings_of,
    wilson_interval,
)
from connectx.arena.report import Result
from connectx.build.player import Player
from connectx.game import Cause, Forfeit, Game


def paired(pairs: Sequence[Sequence[float]]) -> PairingCounts:
    result = PairingCounts()
    for number, points in enumerate(pairs):
        for each in points:
            result.add(number, each)
    return result


def expected_score(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))


# Counts -------------------------------------------------------------------------------------------

SIZE = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 10}
FIRST_WINS = (0, 1, 0, 1, 0, 1, 0)


def game(numbers: tuple[int, int], moves: tuple[int, ...] = (3, 3, 3), **facts: Any) -> Game:
    defaults = {"configuration": SIZE, "seconds": (0.1, 0.2, 0.4)}
    return Game(numbers=numbers, moves=moves, **{**defaults, **facts})


def count(*games: Game) -> Result:
    players = (Player(name="ann", source=""), Player(name="bob", source=""))
    settings = MatchSettings(configuration=SIZE)
    result = Result(League(players=players, settings=settings, games=len(games), seed=0))
    result.add(*games)
    return result


def test_what_is_counted_of_each_player() -> None:
    late = Forfeit(seat=0, cause=Cause.TIMEOUT, detail="too late")
    board = count(
        game((0, 1), FIRST_WINS),
        game((1, 0), FIRST_WINS),
        game((0, 1), seconds=(11.5, 10.5, 10.0)),
        game((1, 0), forfeit=late, seconds=(60.0, 10.0, 20.0), unanswered=(2, 0)),
    )
    zero, one = board.summaries[0], board.summaries[1]
    assert zero.seats == [Record(wins=1, draws=1), Record(wins=1, losses=1)]
    assert (zero.total, one.total) == (Record(2, 1, 1), Record(1, 1, 2))
    assert zero.total.share == 0.625
    assert one.forfeits == {Cause.INVALID: [], Cause.ERROR: [], Cause.TIMEOUT: ["too late"]}
    assert not any(zero.forfeits.values())
    assert (zero.unanswered, one.unanswered) == (0, 2)
    assert (zero.overage_worst, one.overage_worst) == (1.5, 60.0)
    assert [*zero.seconds] == [0.1, 0.4, 0.2, 11.5, 10.0, 10.0]
    assert [*one.seconds] == [0.2, 0.1, 0.4, 10.5, 60.0, 20.0]
    assert board.record(1, 0) == one.total


@pytest.mark.parametrize(
    ("games", "independent_games", "independent_pairs"),
    [  # each with its players, moves and the seat that won
        ([((0, 1), (3, 2, 3), 0), ((1, 0), (3, 3, 3), 1)] * 10, 2, [0, 0, 0, 0, 1]),
        ([((0, 1), (3, 2, 3), 0), ((0, 1), (3, 4, 3), 0)], 1, [0, 0, 0, 0, 0.5]),  # mirrored
        ([((0, 1), (3, 2, 3), 0), ((0, 1), (3, 2, 3), 1)], 2, [0, 0, 1, 0, 0]),
        ([((0, 1), (3,), 0), ((1, 0), (3,), 1)], 2, [0, 0, 0, 0, 1]),
    ],
    ids=["the same again", "mirror image", "another result", "all different"],
)
def test_games_that_repeat_each_other_count_once(
    games: Any, independent_games: int, independent_pairs: list[float]
) -> None:
    board = count(
        *(
            game(numbers, moves, forfeit=Forfeit(1 - winner, Cause.ERROR), round=number // 2)
            for number, (numbers, moves, winner) in enumerate(games)
        )
    )
    counts = board.meetings[0, 1]
    assert counts.independence * len(games) == pytest.approx(independent_games)
    assert counts.independent_pairs == pytest.approx(independent_pairs)
    assert board.repeating == (len(games) if independent_games < len(games) else 0)


def test_the_interval_is_wilsons() -> None:
    # R: binom::binom.wilson(87, 100) and binom.wilson(2, 2)
    assert wilson_interval(wins=87, games=100) == pytest.approx((0.7902, 0.9224), abs=1e-4)
    assert wilson_interval(wins=2, games=2) == pytest.approx((0.3424, 1), abs=1e-4)
    assert wilson_interval(wins=0, games=0) == (0, 1)


def league_of(
    results: dict[tuple[int, int], list[list[float]]],
) -> dict[tuple[int, int], PairingCounts]:
    return {numbers: paired(pairs) for numbers, pairs in results.items()}


@pytest.mark.parametrize("seed", [0, 1, 2, pytest.param(3, marks=pytest.mark.slow)])
def test_swapped_players_and_mirrored_results_mirror_all_figures(seed: int) -> None:
    generator = random.Random(seed)
    players = 2 + seed
    results = {
        (one, two): [[generator.choice((0, 0.5, 1)) for _ in range(2)] for _ in range(2)]
        for one, two in itertools.combinations(range(players), 2)
    }
    numbers = [*range(players)]
    generator.shuffle(numbers)
    swapped, mirrored = {}, {}
    for (one, two), pairs in results.items():
        other_side = [[1 - points for points in pair] for pair in pairs]
        mirrored[one, two] = other_side
        new_one, new_two = numbers[one], numbers[two]
        in_order = new_one < new_two
        swapped[min(new_one, new_two), max(new_one, new_two)] = pairs if in_order else other_side
    ratings = ratings_of(league_of(results), players)
    again = ratings_of(league_of(swapped), players)
    negative = ratings_of(league_of(mirrored), players)
    for player, rating in ratings.items():
        assert again[numbers[player]][:3] == rating[:3]
        elo, low, high = negative[player][:3]
        assert (-elo, -high, -low) == rating[:3]


def test_players_whose_results_are_alike_have_the_same_figures() -> None:
    draws = ratings_of(league_of({numbers: [[0.5, 0.5]] * 3 for numbers in ((0, 1), (1, 2))}), 3)
    assert draws[0][:3] == draws[2][:3]
    assert [rating.elo for rating in draws.values()] == [0, 0, 0]
    assert [rating.superiority for rating in draws.values()] == [0.5, 0.5, None]
    chain = ratings_of(league_of({(0, 1): [[1.0, 1.0]], (1, 2): [[1.0, 1.0]]}), 3)
    best, middle, last = (chain[player] for player in range(3))
    assert (best.elo, best.low, best.high) == (-last.elo, -last.high, -last.low)
    assert (middle.elo, middle.low) == (0, -middle.high)
    assert best.superiority == middle.superiority


# The sequential test ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("elo0", "elo1", "pairs", "expected"),
    [  # fastchess, app/tests/sprt_test.cpp, "logistic pentanomial 1" and 2
        (0.5, 2.5, (223, 9863, 20279 + 1000, 10037, 246), -3.07),
        (0.0, 2.0, (871, 26175, 55003 + 980, 26678, 821), -4.98),
    ],
)
def test_the_likelihood_ratio_is_that_of_fastchess(
    elo0: float, elo1: float, pairs: tuple[int, ...], expected: float
) -> None:
    test = SequentialTest(elo0=elo0, elo1=elo1)
    assert test.log_likelihood_ratio(pairs) == pytest.approx(expected, abs=0.005)


@pytest.mark.parametrize(("elo", "wrong"), [(0.0, "elo1"), (60.0, "elo0")])
def test_wrong_decisions_are_as_rare_as_promised(elo: float, wrong: str) -> None:
    test = SequentialTest(elo0=0, elo1=60)
    generator = random.Random(1)
    mistakes = 0
    for _ in range(60):
        counts = [0] * 5
        while (decision := test.decision(counts)) is None:
            for _ in range(10):
                counts[2 * sum(generator.random() < expected_score(elo) for _ in range(2))] += 1
        mistakes += decision == wrong
    assert mistakes <= 8  # 5 % of 60 are 3; more than 8 have a probability of 0.4 %


# Ratings ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "lost"), [pytest.param(6, 0, marks=pytest.mark.slow), (12, 8), (20, 0)]
)
def test_the_lead_is_that_of_numerical_integration(won: int, lost: int) -> None:
    """Two players: strengths and deviation summed over a fine grid, the average left out."""
    leads = np.linspace(-40, 40, 8_001)
    spreads = np.geomspace(0.01, 6 * 500 / ELO_PER_STRENGTH, 300)[:, None]
    likelihood = -won * np.logaddexp(0, -leads) - lost * np.logaddexp(0, leads)
    # The difference of two strengths is normal with twice their variance.
    prior = -((leads / spreads) ** 2) / 4 - (spreads * ELO_PER_STRENGTH / 500) ** 2 / 2
    density = np.exp(likelihood - likelihood.max() + prior).sum(axis=0)
    below = np.cumsum(density) / density.sum()
    quantiles = [np.interp(share, below, leads) * ELO_PER_STRENGTH for share in (0.025, 0.5, 0.975)]
    rating = ratings_of({(0, 1): paired([[1.0]] * won + [[0.0]] * lost)}, 2)[0]
    # A rating is relative to the average of the two, so the difference is twice as large.
    low, elo, high = 2 * rating.low, 2 * rating.elo, 2 * rating.high
    assert [low, elo] == pytest.approx(quantiles[:2], abs=12)
    assert high == pytest.approx(quantiles[2], rel=0.05)
    assert rating.superiority == pytest.approx(1 - np.interp(0, leads, below), abs=0.015)


def test_nobody_is_certain_to_be_better_and_without_games_nobody_is_rated() -> None:
    ratings = ratings_of({(0, 1): paired([[0.0]] * 1_000)}, 2)
    assert [*ratings] == [1, 0]
    assert 0.99 < (ratings[1].superiority or 0) < 1
    assert ratings_of({}, 3) == {}


# Coverage ---------------------------------------------------------------------------------------


# With as few leagues as here, the share varies by 4 %.


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "leagues", "deviation", "pairs", "draws"),  # draws between equals
    [
        (2, 40, 50, 3, 0.0),
        (2, 40, 50, 20, 0.3),
        (2, 40, 700, 3, 0.3),
        (2, 40, 700, 20, 0.0),
        (5, 12, 50, 20, 0.0),
        (5, 12, 700, 3, 0.3),
        (20, 3, 300, 1, 0.0),
        (40, 2, 300, 20, 0.3),
    ],
)
def test_intervals_hold_the_truth_in_leagues_of_every_kind(
    players: int, leagues: int, deviation: float, pairs: int, draws: float
) -> None:
    generator = random.Random(f"{players} {pairs} {draws} {deviation}")
    held = 0
    for _ in range(leagues):
        strengths = [generator.gauss(0, deviation) for _ in range(players)]
        pairings = {}
        for one, two in itertools.combinations(range(players), 2):
            share = expected_score(strengths[one] - strengths[two])
            drawn = draws * 4 * share * (1 - share)
            chances = share - drawn / 2, drawn, 1 - share - drawn / 2
            points = generator.choices([1.0, 0.5, 0.0], weights=chances, k=2 * pairs)
            pairings[one, two] = paired(list(zip(points[::2], points[1::2])))
        for player, rating in ratings_of(pairings, players).items():
            truth = strengths[player] - sum(strengths) / players
            held += rating.low <= truth <= rating.high
    assert held >= 0.90 * leagues * players


@pytest.mark.slow
@pytest.mark.parametrize(("pairs", "effect"), [(10, 400), (50, 200)])
def test_intervals_hold_the_truth_where_pairs_agree(pairs: int, effect: float) -> None:
    """Openings suit one of two players in both seats; the truth is their average over all."""
    generator = random.Random(f"{pairs} {effect}")
    openings = np.random.default_rng(1).normal(0, effect, 10_000)
    held = 0
    for _ in range(40):
        ahead = generator.gauss(0, 200 * math.sqrt(2))
        mean = float((1 / (1 + 10 ** (-(ahead + openings) / 400))).mean())
        chances = [expected_score(ahead + generator.gauss(0, effect)) for _ in range(pairs)]
        points = [[float(generator.random() < chance) for _ in "12"] for chance in chances]
        rating = ratings_of({(0, 1): paired(points)}, 2)[0]
        held += 2 * rating.low <= ELO_PER_STRENGTH * math.log(mean / (1 - mean)) <= 2 * rating.high
    assert held >= 0.90 * 40

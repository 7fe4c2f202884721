"""Counting: forfeits are the other side's wins, seats are separate, intervals are Wilson's."""

from typing import Any

import pytest

from arena.game import Cause, Forfeit, Game
from arena.report import duration
from arena.score import (
    Interval,
    MoveTimes,
    Score,
    Scoreboard,
    move_times,
    summarize,
    wilson_interval,
)

SIZE = {"rows": 6, "columns": 7, "inarow": 4}
FIRST_WINS = (0, 1, 0, 1, 0, 1, 0)


def game(numbers: tuple[int, int], moves: tuple[int, ...] = (3, 3, 3), **facts: Any) -> Game:
    defaults = {"configuration": SIZE, "seconds": (0.1, 0.2, 0.3)}
    return Game(numbers=numbers, moves=moves, **{**defaults, **facts})


def given_away(seat: int, cause: Cause = Cause.ERROR, detail: str = "") -> Forfeit:
    return Forfeit(seat=seat, cause=cause, detail=detail)


GAMES = [
    game((0, 1), FIRST_WINS),
    game((1, 0), FIRST_WINS),
    game((0, 1), overage_used=(1.5, 0.5, 0.0)),
    game(
        (1, 0),
        forfeit=given_away(0, Cause.TIMEOUT),
        overage_used=(50.0, 0.0, 10.0),
        unanswered=(2, 0),
    ),
]


def test_scores_by_seat() -> None:
    zero, one = (summarize(GAMES, player) for player in (0, 1))
    assert zero.first == Score(wins=1, draws=1, losses=0)
    assert zero.second == Score(wins=1, draws=0, losses=1)
    assert zero.total == Score(wins=2, draws=1, losses=1)
    assert one.total == Score(wins=1, draws=1, losses=2)
    assert zero.total.win_rate == 0.5


def test_a_forfeit_is_its_culprits() -> None:
    zero, one = (summarize(GAMES, player) for player in (0, 1))
    assert one.forfeits == {Cause.INVALID: 0, Cause.ERROR: 0, Cause.TIMEOUT: 1}
    assert sum(zero.forfeits.values()) == 0
    assert (zero.unanswered, one.unanswered) == (0, 2)


def test_time_is_its_seats() -> None:
    zero, one = (summarize(GAMES[:1], player) for player in (0, 1))
    assert zero.times == MoveTimes(median=0.2, percentile_99=0.3, worst=0.3)
    assert one.times == MoveTimes(median=0.2, percentile_99=0.2, worst=0.2)


def test_overage_by_game_and_in_all() -> None:
    one = summarize(GAMES, 1)
    assert (one.overage_worst, one.overage_total) == (60.0, 60.5)


def test_the_order_of_games_makes_no_difference() -> None:
    forfeits = [
        game(
            numbers,
            round=number,
            overage_used=(0.1 * number, 0.7),
            forfeit=given_away(0, detail=f"reason {number}"),
        )
        for number in range(5)
        for numbers in ((0, 1), (1, 0))
    ]
    boards = [Scoreboard(), Scoreboard()]
    for board, games in zip(boards, (forfeits, forfeits[::-1])):
        for each in games:
            board.add(each)
    one, other = boards
    assert one.forfeits == other.forfeits
    assert one.forfeits[0, Cause.ERROR] == (5, "reason 0")
    assert [vars(one.summaries[n]) for n in (0, 1)] == [vars(other.summaries[n]) for n in (0, 1)]


def test_percentile_99_is_the_least_that_99_percent_do_not_exceed() -> None:
    assert move_times(range(1, 101)).percentile_99 == 99
    assert move_times(range(1, 102)).percentile_99 == 100


@pytest.mark.parametrize("games", [1, 2, 10, 99, 1000])
def test_the_interval_is_wilsons(games: int) -> None:
    from scipy.stats import binomtest

    for wins in {0, 1, games // 3, games - 1, games}:
        expected = binomtest(wins, games).proportion_ci(confidence_level=0.95, method="wilson")
        interval = wilson_interval(wins=wins, games=games)
        assert (interval.low, interval.high) == pytest.approx(tuple(expected), abs=1e-12)


def test_nothing_played_says_nothing() -> None:
    empty = summarize([], 0)
    assert empty.total.win_rate == 0
    assert empty.win_interval == Interval(low=0.0, high=1.0)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0"), (0.0000214, "21 µs"), (0.001234, "1.23 ms"), (0.25, "250 ms"), (61.25, "61.2 s")],
)
def test_durations_are_read_at_a_glance(seconds: float, text: str) -> None:
    assert duration(seconds) == text


def rounds(*games: tuple[tuple[int, int], tuple[int, ...], int | None]) -> Scoreboard:
    board = Scoreboard()
    for number, (numbers, moves, winner) in enumerate(games):
        forfeit = None if winner is None else given_away(1 - winner)
        board.add(game(numbers, moves, forfeit=forfeit, round=number // 2))
    return board


def test_games_that_repeat_each_other_count_once() -> None:
    same = rounds(*[((0, 1), (3, 2, 3), 0), ((1, 0), (3, 3, 3), 1)] * 10)
    assert same.meetings[0, 1].independence == pytest.approx(2 / 20)
    assert same.independent_pairs == pytest.approx((0, 0, 0, 0, 1))
    few = rounds(((0, 1), (3, 2, 3), 0), ((1, 0), (3, 3, 3), 1))
    assert same.summaries[0].win_interval == pytest.approx(few.summaries[0].win_interval)


def test_a_mirror_image_is_a_repetition_and_another_result_is_not() -> None:
    mirrored = rounds(((0, 1), (3, 2, 3), 0), ((0, 1), (3, 4, 3), 0))
    assert mirrored.meetings[0, 1].independence == pytest.approx(1 / 2)
    forfeited = rounds(((0, 1), (3, 2, 3), 0), ((0, 1), (3, 2, 3), 1))
    assert forfeited.meetings[0, 1].independence == 1


def test_different_games_count_in_full() -> None:
    board = rounds(((0, 1), (3,), 0), ((1, 0), (3,), 1), ((0, 1), (2,), 0), ((1, 0), (2,), 0))
    assert board.meetings[0, 1].independence == 1
    assert board.independent_pairs == board.pairs

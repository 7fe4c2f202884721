"""Counting: forfeits are the other side's wins, seats are separate, intervals are Wilson's."""

from typing import Any

import pytest

from arena.game import Cause, Forfeit, Game
from arena.report import duration
from arena.score import (
    Interval,
    MoveTimes,
    Record,
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


def test_records_by_seat() -> None:
    zero, one = (summarize(GAMES, player) for player in (0, 1))
    assert zero.first == Record(wins=1, draws=1, losses=0)
    assert zero.second == Record(wins=1, draws=0, losses=1)
    assert zero.total == Record(wins=2, draws=1, losses=1)
    assert one.total == Record(wins=1, draws=1, losses=2)
    assert (zero.total.win_rate, zero.total.share) == (0.5, 0.625)


def test_a_forfeit_and_time_are_their_culprits() -> None:
    zero, one = (summarize(GAMES, player) for player in (0, 1))
    assert one.forfeits == {Cause.INVALID: 0, Cause.ERROR: 0, Cause.TIMEOUT: 1}
    assert sum(zero.forfeits.values()) == 0
    assert (zero.unanswered, one.unanswered) == (0, 2)
    assert (zero.overage_worst, one.overage_worst) == (1.5, 60.0)
    assert summarize(GAMES[:1], 0).times == MoveTimes(0.1, 0.3, 0.3)
    assert summarize(GAMES[:1], 1).times == MoveTimes(0.2, 0.2, 0.2)


def test_the_order_of_games_makes_no_difference() -> None:
    forfeits = [
        game(numbers, round=number, forfeit=given_away(0, detail=f"reason {number}"))
        for number in range(5)
        for numbers in ((0, 1), (1, 0))
    ]
    one, other = Scoreboard(), Scoreboard()
    for board, games in ((one, forfeits), (other, forfeits[::-1])):
        for each in games:
            board.add(each)
    assert one.forfeits == other.forfeits
    assert one.forfeits[0, Cause.ERROR] == (5, "reason 0")
    assert [vars(one.summaries[n]) for n in (0, 1)] == [vars(other.summaries[n]) for n in (0, 1)]
    assert one.meetings[0, 1].pairs == other.meetings[0, 1].pairs == [0, 0, 5, 0, 0]


def test_a_percentile_is_the_least_that_so_many_do_not_exceed() -> None:
    assert move_times(range(1, 101)) == MoveTimes(50, 99, 100)
    assert move_times(range(1, 102)) == MoveTimes(51, 100, 101)


def test_the_interval_is_wilsons() -> None:
    # R: binom::binom.wilson(87, 100) and binom.wilson(2, 2)
    assert wilson_interval(wins=87, games=100) == pytest.approx((0.7902, 0.9224), abs=1e-4)
    assert wilson_interval(wins=2, games=2) == pytest.approx((0.3424, 1), abs=1e-4)
    assert wilson_interval(wins=0, games=0) == Interval(low=0.0, high=1.0)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0"), (0.0000214, "21 µs"), (0.001234, "1.23 ms"), (0.25, "250 ms"), (61.25, "61.2 s")],
)
def test_durations_are_read_at_a_glance(seconds: float, text: str) -> None:
    assert duration(seconds) == text


def rounds(*games: tuple[tuple[int, int], tuple[int, ...], int]) -> Scoreboard:
    """Each game with its players, moves, and the seat that won by a forfeit."""
    board = Scoreboard()
    for number, (numbers, moves, winner) in enumerate(games):
        board.add(game(numbers, moves, forfeit=given_away(1 - winner), round=number // 2))
    return board


def test_games_that_repeat_each_other_count_once() -> None:
    same = rounds(*[((0, 1), (3, 2, 3), 0), ((1, 0), (3, 3, 3), 1)] * 10)
    assert same.repeating == 20
    assert same.meetings[0, 1].independence == pytest.approx(2 / 20)
    assert same.meetings[0, 1].independent_pairs == pytest.approx([0, 0, 0, 0, 1])


def test_a_mirror_image_is_a_repetition_and_another_result_is_not() -> None:
    mirrored = rounds(((0, 1), (3, 2, 3), 0), ((0, 1), (3, 4, 3), 0))
    assert mirrored.meetings[0, 1].independence == pytest.approx(1 / 2)
    forfeited = rounds(((0, 1), (3, 2, 3), 0), ((0, 1), (3, 2, 3), 1))
    assert forfeited.meetings[0, 1].independence == 1


def test_different_games_count_in_full() -> None:
    board = rounds(((0, 1), (3,), 0), ((1, 0), (3,), 1), ((0, 1), (2,), 0), ((1, 0), (2,), 0))
    assert board.meetings[0, 1].independent_pairs == board.meetings[0, 1].pairs == [0, 0, 1, 0, 1]

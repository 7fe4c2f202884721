"""Counting: forfeits go to the other side, seats are told apart, intervals are Wilson's."""

from typing import Any

import pytest

from arena.match import Cause, Forfeit, Game, PlayerId
from arena.report import duration
from arena.score import Interval, MoveTimes, Score, move_times, summarize, wilson_interval


def game(players: tuple[int, int], winner: int | None, **facts: Any) -> Game:
    somebody = PlayerId(name="somebody", source_hash=None)
    defaults = {
        "id": "1",
        "players": players,
        "player_ids": (somebody, somebody),
        "seed": 1,
        "round": 0,
        "configuration": {},
        "overage_budget": 60.0,
        "referee": "kaggle",
        "versions": {},
        "opening_plies": 0,
        "moves": (3, 3, 3),
        "seconds": (0.1, 0.2, 0.3),
        "load_seconds": (0.0, 0.0),
        "overage_seconds": (0.0, 0.0),
        "unanswered": (0, 0),
        "printed_bytes": (0, 0),
        "rewards": (0, 0),
        "statuses": ("DONE", "DONE"),
        "winner": winner,
        "forfeit": None,
    }
    return Game(**{**defaults, **facts})


GAMES = [
    game((0, 1), 0),  # 0 moves first and wins
    game((1, 0), 0),  # 1 moves first and wins
    game((0, 1), None, overage_seconds=(1.5, 0.5)),
    game(
        (1, 0),
        1,  # 0 moves second and wins, as 1 forfeits
        forfeit=Forfeit(seat=0, cause=Cause.TIMEOUT, column=None, detail="", output_tail=""),
        overage_seconds=(60.0, 0.0),
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


def test_percentile_99_is_the_least_that_99_percent_do_not_exceed() -> None:
    assert move_times(range(1, 101)).percentile_99 == 99
    assert move_times(range(1, 102)).percentile_99 == 100


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4901625, 0.9433178), (0, 10, 0.0, 0.2775328), (50, 100, 0.4038315, 0.5961685)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    interval = wilson_interval(wins=wins, games=games)
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=1e-6)


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

"""Counting: forfeits are the other side's wins, seats are separate, intervals are Wilson's."""

from typing import Any

import pytest

from arena.game import Cause, Forfeit, Game
from arena.report import duration
from arena.score import Interval, Record, Scoreboard, summarize, wilson_interval

SIZE = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 10}
FIRST_WINS = (0, 1, 0, 1, 0, 1, 0)


def game(numbers: tuple[int, int], moves: tuple[int, ...] = (3, 3, 3), **facts: Any) -> Game:
    defaults = {"configuration": SIZE, "seconds": (0.1, 0.2, 0.3)}
    return Game(numbers=numbers, moves=moves, **{**defaults, **facts})


GAMES = [
    game((0, 1), FIRST_WINS),
    game((1, 0), FIRST_WINS),
    game((0, 1), seconds=(11.5, 10.5, 10.0)),
    game(
        (1, 0),
        forfeit=Forfeit(seat=0, cause=Cause.TIMEOUT),
        seconds=(60.0, 10.0, 20.0),
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


def test_times_are_those_of_each_player() -> None:
    zero, one = (summarize(GAMES[:1], player) for player in (0, 1))
    assert (zero.median_seconds, zero.worst_seconds) == (0.1, 0.3)
    assert (one.median_seconds, one.worst_seconds) == (0.2, 0.2)
    times = summarize([game((0, 1), (3,) * 6, seconds=(4, 9, 1, 9, 2, 9))], 0)
    assert (times.median_seconds, times.worst_seconds) == (2, 4)


def test_the_order_of_games_makes_no_difference() -> None:
    games = [
        game(numbers, round=number, forfeit=Forfeit(0, Cause.ERROR, detail=f"reason {number}"))
        for number in range(5)
        for numbers in ((0, 1), (1, 0))
    ]
    one, other = Scoreboard(), Scoreboard()
    for board, ordered in ((one, games), (other, games[::-1])):
        for each in ordered:
            board.add(each)
    assert one == other
    assert one.summaries[0].reasons[Cause.ERROR][2] == "reason 0"
    assert one.meetings[0, 1].pairs == [0, 0, 5, 0, 0]


def test_the_interval_is_wilsons() -> None:
    # R: binom::binom.wilson(87, 100) and binom.wilson(2, 2)
    assert wilson_interval(wins=87, games=100) == pytest.approx((0.7902, 0.9224), abs=1e-4)
    assert wilson_interval(wins=2, games=2) == pytest.approx((0.3424, 1), abs=1e-4)
    assert wilson_interval(wins=0, games=0) == Interval(low=0.0, high=1.0)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0"), (0.0000214, "21 µs"), (0.001234, "1.23 ms"), (0.25, "250 ms"), (61.25, "61.2 s")],
)
def test_durations_have_three_digits(seconds: float, text: str) -> None:
    assert duration(seconds) == text


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
    board = Scoreboard()
    for number, (numbers, moves, winner) in enumerate(games):
        forfeit = Forfeit(seat=1 - winner, cause=Cause.ERROR)
        board.add(game(numbers, moves, forfeit=forfeit, round=number // 2))
    meeting = board.meetings[0, 1]
    assert meeting.independence * len(games) == pytest.approx(independent_games)
    assert meeting.independent_pairs == pytest.approx(independent_pairs)
    assert board.repeating == (len(games) if independent_games < len(games) else 0)

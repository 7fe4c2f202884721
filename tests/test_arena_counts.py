"""Counting: forfeits are the other side's wins, seats are separate, repeated games count once."""

from typing import Any

import pytest

from connectx.arena.league import League, Terms
from connectx.arena.rating import Record, wilson_interval
from connectx.arena.report import Result
from connectx.game import Cause, Forfeit, Game
from connectx.players.player import Player

SIZE = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 10}
FIRST_WINS = (0, 1, 0, 1, 0, 1, 0)


def game(numbers: tuple[int, int], moves: tuple[int, ...] = (3, 3, 3), **facts: Any) -> Game:
    defaults = {"configuration": SIZE, "seconds": (0.1, 0.2, 0.4)}
    return Game(numbers=numbers, moves=moves, **{**defaults, **facts})


def count(*games: Game) -> Result:
    players = (Player.parse("random"),) * 2
    league = League(players=players, terms=Terms(configuration=SIZE), games=len(games), seed=0)
    result = Result(league)
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
    meeting = board.meetings[0, 1]
    assert meeting.independence * len(games) == pytest.approx(independent_games)
    assert meeting.independent_pairs == pytest.approx(independent_pairs)
    assert board.repeating == (len(games) if independent_games < len(games) else 0)


def test_the_interval_is_wilsons() -> None:
    # R: binom::binom.wilson(87, 100) and binom.wilson(2, 2)
    assert wilson_interval(wins=87, games=100) == pytest.approx((0.7902, 0.9224), abs=1e-4)
    assert wilson_interval(wins=2, games=2) == pytest.approx((0.3424, 1), abs=1e-4)
    assert wilson_interval(wins=0, games=0) == (0, 1)

"""The native referee gives the official one's verdicts; `benchmarks/conformance.py` tries more."""

from collections import Counter
from typing import Any

import pytest

from arena.native import NativeReferee
from arena.referee import KaggleReferee
from benchmarks.conformance import batches, compare
from processes.process import Outcome, Reply


def test_scripted_games_end_as_they_do_officially() -> None:
    tried = map(compare, batches(80, seed=2))
    endings: Counter[str] = sum(tried, start=Counter())
    assert not [ending for ending in endings if ending.startswith("DIFFERS")]
    assert any("INVALID" in ending for ending in endings)
    assert any("ERROR" in ending for ending in endings)


def reply(outcome: Outcome, column: int | None = None, seconds: float = 0.0) -> Reply:
    return Reply(outcome=outcome, column=column, seconds=seconds)


MOVE = reply(Outcome.MOVE, 3)
GAMES: dict[str, list[Reply]] = {
    "a timeout": [MOVE, reply(Outcome.TIMEOUT, seconds=62.5)],
    "a late answer": [reply(Outcome.MOVE, 3, seconds=62.1)],
    "overage used up": [
        *(reply(Outcome.MOVE, 3, seconds=32.0), MOVE, reply(Outcome.MOVE, 2, seconds=31.0)),
        *(MOVE, reply(Outcome.MOVE, 2, seconds=10.0)),
    ],
    "rubbish": [MOVE, reply(Outcome.RUBBISH)],
    "an error": [reply(Outcome.ERROR)],
    "nothing": [reply(Outcome.NOTHING), MOVE],
}


@pytest.mark.parametrize("overage", [None, 0.0, 45.5])
@pytest.mark.parametrize("replies", GAMES.values(), ids=GAMES.keys())
def test_time_is_accounted_for_as_officially(replies: list[Reply], overage: float | None) -> None:
    official = KaggleReferee({}, overage_seconds=overage)
    native = NativeReferee(official.configuration, overage_seconds=overage)
    for each in replies:
        if official.done:
            break
        seat = official.seat_to_move
        assert native.seat_to_move == seat
        assert native.hard_deadline(seat) == official.hard_deadline(seat)
        assert native.observation(seat) == official.observation(seat)
        official.decide(seat, each)
        native.decide(seat, each)
        assert native.state() == official.state()
        assert native.done == official.done
        assert [native.overage_left(seat) for seat in (0, 1)] == [
            official.overage_left(seat) for seat in (0, 1)
        ]


def test_a_game_ends_at_the_last_step() -> None:
    configuration: dict[str, Any] = {"rows": 40, "columns": 40, "inarow": 40, "episodeSteps": 20}
    official = KaggleReferee(configuration)
    native = NativeReferee(official.configuration)
    while not official.done:
        for referee in (official, native):
            referee.decide(referee.seat_to_move, MOVE)
        assert native.state() == official.state()
    assert native.done

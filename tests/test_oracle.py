"""A part of what `tests.oracle` checks, small enough for every run of the tests."""

from collections import Counter

import oracle
import pytest

SLOW = pytest.mark.slow


@pytest.mark.parametrize("games", [1, pytest.param(8, marks=SLOW)])
def test_a_league_is_played_as_recorded(games: int) -> None:
    played = Counter(line for _, line in oracle.league(games=games))
    assert played.total() == 36 * games
    assert not played - Counter(oracle.read_record("league"))


@pytest.mark.parametrize("limit", [300, pytest.param(1_500, marks=SLOW)])
def test_the_submission_plays_as_recorded(limit: int) -> None:
    recorded = oracle.read_record("moves")[:limit]
    assert oracle.differences(recorded, oracle.moves(recorded, limit=limit)) == []


@pytest.mark.parametrize("limit", [40, pytest.param(150, marks=SLOW)])
def test_scores_are_those_recorded(limit: int) -> None:
    recorded = oracle.read_record("scores")[:limit]
    assert oracle.differences(recorded, oracle.scores(recorded, limit=limit)) == []

"""A part of what `tests.oracle` has on record, small enough for every run of the tests."""

import oracle
import pytest

SLOW = pytest.mark.slow


@pytest.mark.parametrize("limit", [300, pytest.param(1_500, marks=SLOW)])
def test_the_submission_plays_as_recorded(limit: int) -> None:
    recorded = oracle.read_record("moves")[:limit]
    assert oracle.moves(recorded, limit=limit) == recorded


@pytest.mark.parametrize("limit", [40, pytest.param(400, marks=SLOW)])
def test_scores_and_nodes_are_those_recorded(limit: int) -> None:
    assert oracle.scores(limit=limit) == oracle.read_record("scores")[:limit]

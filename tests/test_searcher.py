"""The agent that looks DEPTH plies ahead: its ties, and a machine without numba."""

import random

import pytest

from agents import searcher
from agents.core.board import Board
from agents.core.clock import Deadline
from agents.core.heuristic_search import HeuristicSearch, searches_of

EMPTY = Board.empty()
HOUR = 3600.0


@pytest.fixture(autouse=True)
def _fresh_process() -> None:
    searches_of.cache_clear()


def test_a_seed_breaks_ties(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "DEPTH", 2)
    board = Board.empty(4, 4, 9)  # no line fits, so all moves are as good

    def columns(seed: int) -> list[int]:
        rng = random.Random(seed)
        return [searcher.choose_column(board, HOUR, 60, rng) for _ in range(30)]

    assert columns(1) == columns(1)
    assert columns(1) != columns(2)
    assert set(columns(1)) == {0, 1, 2, 3}


def test_without_numba_the_search_is_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agents.core.heuristic_search.compiled_tools", lambda: None)
    monkeypatch.setattr(searcher, "DEPTH", 7)
    board = Board.from_moves("4444443263")
    column = searcher.choose_column(board, HOUR, 60, random.Random(1))
    assert column in HeuristicSearch(EMPTY.geometry).best_columns(board, Deadline(HOUR), 7)


def test_a_depth_below_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "DEPTH", 0)
    with pytest.raises(ValueError, match="DEPTH is 0, expected at least 1"):
        searcher.choose_column(EMPTY, 2, 60, random.Random(1))

"""The agent that looks DEPTH plies ahead: its ties, its time, and a machine without numba."""

import builtins
import random
import time
from functools import partial
from typing import Any

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


@pytest.fixture
def _without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    true_import = builtins.__import__

    def hide_numba(name: str, *arguments: Any, **options: Any) -> Any:
        if name.partition(".")[0] == "numba":
            raise ImportError(name)
        return true_import(name, *arguments, **options)

    monkeypatch.setattr(builtins, "__import__", hide_numba)


@pytest.mark.usefixtures("_without_numba")
@pytest.mark.parametrize("size", [(6, 7, 4), (15, 15, 5)])
def test_a_search_that_is_too_deep_ends_in_time(
    size: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By this process's own time, whatever else the machine does."""
    monkeypatch.setattr(searcher, "DEPTH", 30)
    monkeypatch.setattr(searcher, "Deadline", partial(Deadline, clock=time.process_time))
    board = Board.empty(*size)
    start = time.process_time()
    column = searcher.choose_column(board, 0.3, 0, random.Random(1))
    assert time.process_time() - start < 0.3
    assert column in board.legal_columns()


@pytest.mark.usefixtures("_without_numba")
def test_without_numba_the_search_is_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RuntimeError, match="no compiled search"):
        HeuristicSearch(EMPTY.geometry, compiled=True)
    monkeypatch.setattr(searcher, "DEPTH", 7)
    board = Board.from_moves("4444443263")
    column = searcher.choose_column(board, HOUR, 60, random.Random(1))
    expected = HeuristicSearch(EMPTY.geometry).best_columns(board, Deadline(HOUR), 7)
    assert column in expected


def test_a_depth_below_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "DEPTH", 0)
    with pytest.raises(ValueError, match="DEPTH is 0, expected at least 1"):
        searcher.choose_column(EMPTY, 2, 60, random.Random(1))

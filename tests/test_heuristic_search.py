"""The heuristic search: right where the end is in sight, in time.

And `searcher`, the agent that looks DEPTH plies ahead by it.
"""

import random

import pytest
from conftest import Countdown

from benchmarks.measure import random_board
from connectx.agents import searcher
from connectx.bench.solver.solver import Solver
from connectx.core.board import Board, centre_first
from connectx.core.clock import Deadline
from connectx.core.heuristic_search import HeuristicSearch

EMPTY = Board.empty()
HOUR = Deadline(3600)


@pytest.fixture(scope="module")
def search() -> HeuristicSearch:
    return HeuristicSearch(EMPTY.geometry)


def test_a_whole_search_keeps_the_value(search: HeuristicSearch, standard_solver: Solver) -> None:
    rng = random.Random(1)
    for discs in [24, 28, 32] * 4:
        board = random_board(discs, rng)
        scores = standard_solver.column_scores(board, weak=True)
        best = {column for column, score in scores.items() if score == max(scores.values())}
        assert set(search.best_columns(board, HOUR)) <= best


def test_a_win_in_sight_is_played_out(search: HeuristicSearch, standard_solver: Solver) -> None:
    rng = random.Random(2)
    wins = 0
    while wins < 20:
        board = random_board(rng.randrange(14, 30), rng)
        scores = standard_solver.column_scores(board)
        # A win of score s is completed with s - 1 of the winner's discs left to play.
        plies = 2 * ((board.empties + 1) // 2 - max(scores.values())) + 1
        if max(scores.values()) <= 0 or plies > 6:
            continue
        wins += 1
        for column in search.best_columns(board, HOUR, 6):
            assert scores[column] > 0


def test_threats_are_seen_on_a_large_board() -> None:
    """Three with both ends open win."""
    board = Board.from_moves("4859", 8, 9)
    search = HeuristicSearch(board.geometry)
    assert set(search.best_columns(board, Countdown(400))) <= {2, 5}


def test_columns_depend_on_board_and_depth_alone(search: HeuristicSearch) -> None:
    board = Board.from_moves("445")
    fresh = HeuristicSearch(EMPTY.geometry).best_columns(board, HOUR, 4)
    search.best_columns(EMPTY, HOUR, 5)
    assert search.best_columns(board, HOUR, 4) == fresh


def test_a_seed_breaks_the_ties_of_the_searcher(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "DEPTH", 2)
    board = Board.empty(4, 4, 9)  # no line fits, so all moves are as good

    def columns(seed: int) -> list[int]:
        rng = random.Random(seed)
        return [searcher.choose_column(board, 3600, rng) for _ in range(20)]

    assert columns(1) == columns(1) != columns(2)
    assert set(columns(1)) == {0, 1, 2, 3}


@pytest.mark.parametrize("size", [(1, 1, 1), (1, 1, 4), (2, 9, 2), (8, 8, 5), (20, 20, 3)])
def test_without_time_any_column_will_do(size: tuple[int, int, int]) -> None:
    board = Board.empty(*size)
    search = HeuristicSearch(board.geometry)
    assert search.best_columns(board, Countdown(0)) == board.legal_columns()
    assert (
        search.best_column(board, Countdown(0))
        == centre_first(range(board.columns), board.geometry)[0]
    )
    later = random_board(board.empties // 2, random.Random(5), board)
    assert set(search.best_columns(later, HOUR, 2)) <= set(later.legal_columns())

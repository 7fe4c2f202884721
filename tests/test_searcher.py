"""The depth-limited search: the same at both speeds, right where the end is in sight, in time."""

import builtins
import random
import time
from functools import partial
from typing import Any

import pytest

from agents import searcher
from agents.core.clock import Deadline
from agents.core.depth_limited import DepthSearch
from agents.core.notation import position_of
from agents.core.position import (
    EMPTY_BOARD,
    Position,
    column_of,
    geometry_of,
    legal_columns,
    legal_moves,
    mirror,
    mirror_image,
    single_squares,
)
from agents.core.solver import Solver
from benchmarks.positions import random_position

STANDARD = geometry_of(6, 7, 4)
HOUR = 3600.0
BOARDS = [(1, 1, 1), (1, 1, 4), (2, 9, 2), (3, 3, 3), (8, 8, 5), (5, 4, 4), (9, 10, 5), (15, 15, 5)]


def best_moves(search: DepthSearch, position: Position, depth: int) -> list[int]:
    return search.best_moves(position, depth, Deadline(HOUR))


@pytest.fixture(scope="module")
def search() -> DepthSearch:
    return DepthSearch(STANDARD)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(6, 7, 4), (5, 6, 3), (8, 6, 5)])
def test_compiled_and_interpreted_choose_the_same_moves(size: tuple[int, int, int]) -> None:
    geometry = geometry_of(*size)
    interpreted, compiled = DepthSearch(geometry), DepthSearch(geometry, compiled=True)
    rng = random.Random(1)
    for discs in range(0, geometry.rows * geometry.columns - 2, 2):
        position = random_position(geometry, discs, rng)
        for depth in (1, 2, 5, 6):
            assert best_moves(interpreted, position, depth) == best_moves(compiled, position, depth)
            assert interpreted.nodes == compiled.nodes


@pytest.mark.parametrize("discs", [24, 28, 32])
def test_a_search_to_the_end_gives_nothing_away(
    discs: int, search: DepthSearch, standard_solver: Solver
) -> None:
    rng = random.Random(discs)
    for _ in range(4):
        position = random_position(STANDARD, discs, rng)
        scores = standard_solver.column_scores(position, weak=True)
        assert scores is not None
        best = {column for column, score in scores.items() if score == max(scores.values())}
        moves = best_moves(search, position, STANDARD.rows * STANDARD.columns)
        assert {column_of(move, STANDARD) for move in moves} <= best


def test_a_win_within_the_depth_is_played_out(search: DepthSearch, standard_solver: Solver) -> None:
    rng = random.Random(2)
    wins = 0
    while wins < 20:
        position = random_position(STANDARD, rng.randrange(14, 30), rng)
        scores = standard_solver.column_scores(position)
        assert scores is not None
        # A win of score s is completed with s - 1 of the winner's discs left to play.
        own_left = (STANDARD.rows * STANDARD.columns - position.discs + 1) // 2
        plies = 2 * (own_left - max(scores.values())) + 1
        if max(scores.values()) <= 0 or plies > 6:
            continue
        wins += 1
        for move in best_moves(search, position, 6):
            assert scores[column_of(move, STANDARD)] > 0


def test_a_deeper_search_gives_less_away(search: DepthSearch, standard_solver: Solver) -> None:
    rng = random.Random(3)
    given_away = {1: 0.0, 6: 0.0}
    for _ in range(30):
        position = random_position(STANDARD, rng.randrange(14, 20), rng)
        scores = standard_solver.column_scores(position)
        assert scores is not None
        for depth in given_away:
            moves = [column_of(move, STANDARD) for move in best_moves(search, position, depth)]
            kept = sum(scores[column] for column in moves) / len(moves)
            given_away[depth] += max(scores.values()) - kept
    assert given_away[6] < given_away[1] / 2


def test_a_mirrored_position_gets_mirrored_moves(search: DepthSearch) -> None:
    rng = random.Random(4)
    for discs in (5, 11, 18):
        position = random_position(STANDARD, discs, rng)
        moves = best_moves(search, position, 5)
        image = best_moves(search, mirror_image(position, STANDARD), 5)
        assert sorted(mirror(move, STANDARD) for move in moves) == image


@pytest.mark.parametrize("moves", ["445", "121212", "1122334"])
def test_moves_depend_on_position_and_depth_alone(moves: str, search: DepthSearch) -> None:
    position = position_of(moves, STANDARD)
    fresh = best_moves(DepthSearch(STANDARD), position, 4)
    best_moves(search, EMPTY_BOARD, 5)
    assert best_moves(search, position, 4) == fresh


@pytest.mark.parametrize("size", BOARDS)
def test_any_board(size: tuple[int, int, int]) -> None:
    geometry = geometry_of(*size)
    search = DepthSearch(geometry)
    rng = random.Random(5)
    for discs in (0, geometry.rows * geometry.columns // 2):
        position = random_position(geometry, discs, rng)
        legal = single_squares(legal_moves(position.occupied, geometry))
        moves = best_moves(search, position, 2)
        assert moves
        assert set(moves) <= set(legal)


def test_a_seed_breaks_ties(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "DEPTH", 2)
    geometry = geometry_of(4, 4, 9)  # no line fits, so all moves are as good

    def columns(seed: int) -> list[int]:
        rng = random.Random(seed)
        return [searcher.choose_column(EMPTY_BOARD, geometry, HOUR, 60, rng) for _ in range(30)]

    assert columns(1) == columns(1)
    assert columns(1) != columns(2)
    assert set(columns(1)) == {0, 1, 2, 3}


# Time -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(6, 7, 4), (15, 15, 5)])
def test_a_search_that_is_too_deep_ends_in_time(
    size: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By this process's own time, whatever else the machine does."""
    monkeypatch.setattr(searcher, "DEPTH", 30)
    monkeypatch.setattr(searcher, "Deadline", partial(Deadline, clock=time.process_time))
    without_numba(monkeypatch)
    geometry = geometry_of(*size)
    start = time.process_time()
    column = searcher.choose_column(EMPTY_BOARD, geometry, 0.3, 0, random.Random(1))
    assert time.process_time() - start < 0.3
    assert column in legal_columns(0, geometry)


@pytest.mark.slow
def test_a_compiled_search_that_is_too_deep_ends_in_time() -> None:
    search = DepthSearch(STANDARD, compiled=True)
    start = time.perf_counter()
    moves = search.best_moves(EMPTY_BOARD, 40, Deadline(0.5))
    assert time.perf_counter() - start < 2
    assert moves
    assert search.best_moves(EMPTY_BOARD, 8, Deadline(HOUR))  # it can be used again


def test_without_time_a_move_is_legal(search: DepthSearch) -> None:
    legal = single_squares(legal_moves(0, STANDARD))
    assert search.best_moves(EMPTY_BOARD, 6, Deadline(0)) == legal


def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    searcher.background_search.cache_clear()
    searcher.interpreted_search.cache_clear()
    true_import = builtins.__import__

    def hide_numba(name: str, *arguments: Any, **options: Any) -> Any:
        if name.partition(".")[0] == "numba":
            raise ImportError(name)
        return true_import(name, *arguments, **options)

    monkeypatch.setattr(builtins, "__import__", hide_numba)


def test_without_numba_the_search_is_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    without_numba(monkeypatch)
    with pytest.raises(RuntimeError, match="no compiled search"):
        DepthSearch(STANDARD, compiled=True)
    monkeypatch.setattr(searcher, "DEPTH", 7)
    position = position_of("4444443263", STANDARD)
    column = searcher.choose_column(position, STANDARD, HOUR, 60, random.Random(1))
    moves = best_moves(DepthSearch(STANDARD), position, 7)
    assert column in [column_of(move, STANDARD) for move in moves]


def test_a_depth_below_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "DEPTH", 0)
    with pytest.raises(ValueError, match="DEPTH is 0, expected at least 1"):
        searcher.choose_column(EMPTY_BOARD, STANDARD, 2, 60, random.Random(1))

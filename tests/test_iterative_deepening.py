"""The time-bounded search."""

import random
from typing import Any

import pytest
from conftest import Countdown

from agents.core import iterative_deepening
from agents.core.clock import Deadline
from agents.core.iterative_deepening import balanced_weights, best_move_in_time
from agents.core.notation import position_from_diagram
from agents.core.position import (
    EMPTY_BOARD,
    column_of,
    drop,
    geometry_of,
    has_won,
    legal_columns,
    legal_moves,
)
from agents.core.solver import Solver
from agents.core.windows import evaluate


@pytest.mark.parametrize(
    "size", [(1, 1, 1), (1, 4, 2), (6, 7, 4), (8, 8, 4), (10, 10, 5), (15, 15, 5), (20, 20, 3)]
)
def test_a_legal_move_is_there_without_any_time(size: tuple[int, int, int]) -> None:
    geometry = geometry_of(*size)
    move = best_move_in_time(EMPTY_BOARD, geometry, Countdown(0))
    assert move & legal_moves(0, geometry)
    assert move.bit_count() == 1


@pytest.mark.parametrize("size", [(4, 4, 3), (4, 5, 4), (5, 4, 3), (3, 3, 3)])
def test_small_boards_are_played_to_their_value(size: tuple[int, int, int]) -> None:
    """Without a deadline the search goes to the end of the game."""
    geometry = geometry_of(*size)
    solver = Solver(geometry, compiled=False)
    rng = random.Random(str(size))
    squares = geometry.rows * geometry.columns
    for _ in range(25):
        position = EMPTY_BOARD
        for _ in range(rng.randrange(squares // 2, squares - 1)):
            column = rng.choice(legal_columns(position.occupied, geometry))
            child = drop(position, column, geometry)
            if has_won(child.theirs, geometry):
                break
            position = child
        if not legal_columns(position.occupied, geometry):
            continue
        scores = solver.column_scores(position, weak=True)
        assert scores is not None
        move = best_move_in_time(position, geometry, Deadline(3600))
        assert scores[column_of(move, geometry)] == max(scores.values())


def test_wins_at_once_and_blocks_on_a_large_board() -> None:
    rows = ["." * 9] * 6
    wins, geometry = position_from_diagram("\n".join([*rows, "ooo......", "xxx......"]))
    assert column_of(best_move_in_time(wins, geometry, Countdown(5)), geometry) == 3
    blocks, geometry = position_from_diagram("\n".join([*rows, "." * 9, "xooo...xx"]))
    move = best_move_in_time(blocks, geometry, Countdown(5))
    assert column_of(move, geometry) == 4


def test_sees_a_forced_win_of_several_moves() -> None:
    position, geometry = position_from_diagram(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . x x . . o o
        """
    )
    move = best_move_in_time(position, geometry, Countdown(400))
    assert column_of(move, geometry) in (2, 5)  # three with both ends open


def test_the_search_ends_when_the_deadline_says_so() -> None:
    geometry, deadline = geometry_of(8, 8, 4), Countdown(10)
    assert best_move_in_time(EMPTY_BOARD, geometry, deadline) & legal_moves(0, geometry)
    assert deadline.checks == -1  # it does not look again


def test_looks_at_the_clock_often(monkeypatch: pytest.MonkeyPatch) -> None:
    nodes = 0

    def counted(*arguments: Any) -> int:
        nonlocal nodes
        nodes += 1
        return evaluate(*arguments)

    monkeypatch.setattr(iterative_deepening, "evaluate", counted)
    best_move_in_time(EMPTY_BOARD, geometry_of(8, 8, 4), Countdown(10))
    assert 0 < nodes < 64 * 12


def test_weights_judge_both_sides_alike() -> None:
    for size in ((8, 8, 4), (10, 10, 5), (5, 5, 3)):
        weights = balanced_weights(geometry_of(*size))
        assert weights.threes == -weights.opponent_threes
        assert weights.twos == -weights.opponent_twos
        assert weights.fours == -weights.opponent_fours

"""Labels are the scores of the solver, and of others."""

from typing import Any

import numpy as np
import pytest

from connectx.core.board import STANDARD, Geometry, geometry_of
from connectx.core.boards import Boards
from connectx.core.kept_code import kept_solve
from connectx.core.scores import opening_score
from connectx.core.solver import Solver
from connectx.learning import label as module
from connectx.learning.label import FULL, label


def random_positions(count: int, geometry: Geometry = STANDARD, seed: int = 1) -> Boards:
    """All positions of random games that are not over."""
    rng = np.random.default_rng(seed)
    plies = [Boards.empty(count, geometry)]
    while len(plies[-1]):
        weights = rng.random((len(plies[-1]), geometry.columns)) * plies[-1].legal()
        after = plies[-1].play(weights.argmax(1))
        plies.append(after[~after.over])
    return Boards.concatenate(plies)


def solver_labels(boards: Boards, solver: Solver | None = None) -> list[list[int]]:
    solver = solver or Solver(boards.geometry, compile_with=kept_solve)
    every = [solver.column_scores(board) or {} for board in boards]
    return [[scores.get(c, FULL) for c in range(boards.geometry.columns)] for scores in every]


@pytest.mark.parametrize("size", [(6, 7, 4), pytest.param((4, 5, 3), marks=pytest.mark.slow)])
def test_labels_are_the_scores_of_all_columns(size: tuple[int, int, int]) -> None:
    boards = random_positions(15, geometry_of(*size))
    boards = boards[boards.discs >= min(20, boards.discs.max() - 16)]
    labels = label(boards)
    assert labels.dtype == np.int8
    assert labels.tolist() == solver_labels(boards)
    assert label(boards.mirrored()).tolist() == labels[:, ::-1].tolist()
    assert label(boards, jobs=2).tolist() == labels.tolist()
    assert label(boards[:0]).shape == (0, size[1])


@pytest.mark.parametrize("size", [(3, 3, 3), (1, 2, 2)])
def test_python_alone_gives_the_same_labels(size: tuple[int, int, int], monkeypatch: Any) -> None:
    boards = random_positions(20, geometry_of(*size))
    interpreted = Solver(boards.geometry, compiled=False, table_bits=12)
    monkeypatch.setattr(module, "solver_of", lambda _: interpreted)
    assert label(boards).tolist() == solver_labels(boards, interpreted)


def test_the_first_positions_need_no_search(monkeypatch: Any) -> None:
    monkeypatch.setattr(module, "solver_of", None)
    boards = random_positions(40)
    boards = boards[boards.discs < 8]
    values = label(boards).max(1).tolist()
    assert values == [opening_score(board) for board in boards]
    assert label(Boards.empty(1)).tolist() == [[-2, -1, 0, 1, 0, -1, -2]]


def test_positions_without_a_label_are_refused() -> None:
    with pytest.raises(ValueError, match="row 1: the game is over"):
        label(Boards.from_moves(["", "1212121", ""]))
    with pytest.raises(ValueError, match="no game leads to"):
        label(Boards.from_cells([[0] * 35 + [1] * 3 + [0] * 4]))

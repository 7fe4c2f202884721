"""Labels are the scores of the solver, and of others."""

import random
from pathlib import Path
from typing import Any

import bitbully.bitbully_core as bitbully
import numpy as np
import pytest
from bitbully_databases import BitBullyDatabases

from benchmarks.measure import random_columns
from connectx.bench.learning import label as module
from connectx.bench.learning.accuracy import read_set
from connectx.bench.learning.label import FULL_COLUMN_LABEL, label
from connectx.bench.solver.solver import Solver
from connectx.core.board import STANDARD, Geometry, geometry_of
from connectx.core.boards import Boards
from connectx.core.scores import opening_score

PER_DISCS = 8  # positions for each number of discs, where solvers are compared


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
    solver = solver or Solver(boards.geometry)
    every = [solver.column_scores(board) or {} for board in boards]
    return [
        [scores.get(c, FULL_COLUMN_LABEL) for c in range(boards.geometry.columns)]
        for scores in every
    ]


@pytest.mark.parametrize("size", [(6, 7, 4), pytest.param((4, 5, 3), marks=pytest.mark.slow)])
def test_labels_are_the_scores_of_all_columns(size: tuple[int, int, int]) -> None:
    boards = random_positions(15, geometry_of(*size))
    boards = boards[boards.discs >= min(24, boards.discs.max() - 16)]
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
        label(Boards.from_grids([[0] * 35 + [1] * 3 + [0] * 4]))


def by_bitbully(moves: list[str]) -> list[list[int]]:
    """BitBully's labels, up to twelve discs from its book."""
    path = Path(BitBullyDatabases.get_database_path("12-ply-dist"))
    peer, labels = bitbully.BitBullyCore(path), []
    for text in moves:
        board = bitbully.BoardCore()
        board.play([int(column) - 1 for column in text])
        labels.append([max(FULL_COLUMN_LABEL, score) for score in peer.scoreMoves(board)])
    return labels


@pytest.mark.slow
@pytest.mark.timeout(1200)  # most of it BitBully's
def test_labels_and_the_scores_that_accuracy_goes_by_are_those_of_an_independent_solver() -> None:
    rng, data = random.Random(11), read_set()
    columns = [random_columns(discs, rng) for discs in range(8, 41) for _ in range(PER_DISCS)]
    games = ["".join(str(column + 1) for column in each) for each in columns]
    assert label(Boards.from_moves(games)).tolist() == by_bitbully(games)
    assert data.labels.tolist() == by_bitbully([text.decode() for text in data.moves.tolist()])


@pytest.mark.slow
def test_all_positions_with_eight_discs_are_as_many_wins_as_is_known() -> None:
    """Counts by M. Böck; mirror images are counted apart."""
    boards = Boards.empty(1)
    for _ in range(7):
        rows, columns = np.nonzero(boards.legal())
        after = boards[rows].play(columns)
        after = after[~after.over]
        boards = after[np.unique(after.key, return_index=True)[1]]
    rows, columns = np.nonzero(boards.legal())
    values = -np.sign(label(boards)[rows, columns])
    first = np.unique(boards[rows].play(columns).key, return_index=True)[1]
    assert [int((values[first] == sign).sum()) for sign in (1, 0, -1)] == [124_624, 14_676, 44_975]

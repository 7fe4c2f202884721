"""Labels: the exact scores of every column of many positions."""

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from connectx.core.board import STANDARD, Board, Geometry
from connectx.core.boards import Boards
from connectx.core.compiled import compiled_solve_all
from connectx.core.kept_code import kept_solve
from connectx.core.layout import INFINITE_SCORE
from connectx.core.scores import opening_score
from connectx.core.scores_data import SCORES_DISCS
from connectx.core.solver import Solver
from connectx.executor import in_order, workers

Labels: TypeAlias = NDArray[np.int8]

FULL = -128  # in place of the score of a column that is full
PIECES = 64  # into which the work is cut, each of about the same time
EFFORT = 0.57  # a search with one more disc on the board takes this share of the time


def label(boards: Boards, *, jobs: int = 1) -> Labels:
    """The exact score of every column for the side to move, n x columns; `FULL` if it is full.

    With several `jobs`, so many processes share the work. Raises ValueError for the first row where
    the game is over. From the labels follow

        values = labels.max(1)                                          # of the positions
        best = labels == values[:, None]                                # n x columns
        loses_value = (np.sign(labels) < np.sign(values)[:, None]) & (labels != FULL)
        matters = loses_value.any(1)                                    # a legal move loses value
    """
    if (over := boards.over).any():
        raise ValueError(f"row {over.argmax()}: the game is over")
    labels = np.full((len(boards), boards.geometry.columns), FULL, np.int8)
    rows, columns = np.nonzero(boards.legal())
    children = boards[rows].play(columns)
    won, over = children.won, children.over
    empties = boards.geometry.rows * boards.geometry.columns - children.discs
    scores = np.where(won, (empties + 2) // 2, 0)
    scores[~over] = -score(children[~over], jobs=jobs)
    labels[rows, columns] = scores
    return labels


def score(boards: Boards, *, jobs: int = 1) -> NDArray[np.int64]:
    """The exact score of every position; no game may be over. Mirror images are searched once."""
    distinct = boards.canonical()[0]
    _, first, again = np.unique(distinct.key, return_index=True, return_inverse=True)
    distinct = distinct[first]
    scores, discs = np.zeros(len(distinct), np.int64), distinct.discs
    known = (discs <= SCORES_DISCS) & (boards.geometry == STANDARD)
    scores[known] = [opening(board) for board in distinct[known]]
    # Most discs first: the table then has the ends of what is searched later. Among as many discs,
    # neighbours have the same columns to the right.
    order = np.flatnonzero(~known)
    order = order[np.argsort(-discs[order], kind="stable")]
    effort = np.cumsum(EFFORT ** discs[order])
    ends = np.linspace(0, effort.max(initial=0), PIECES if jobs > 1 else 1, endpoint=False)[1:]
    pieces = [distinct[rows] for rows in np.split(order, np.searchsorted(effort, ends))]
    with workers(jobs=jobs) as run:
        found = in_order(run, search, filter(len, pieces))
        scores[order] = np.concatenate([scores[:0], *found])
    return scores[again]


def opening(board: Board) -> int:
    """The exact score of a position of the first discs; a ValueError if no game leads to it."""
    value = opening_score(board)
    if value is None:
        raise ValueError(f"no game leads to\n{board}")
    return value


def search(boards: Boards) -> NDArray[np.int64]:
    """The exact score of every position, one after the other."""
    solver = solver_of(boards.geometry)
    if not solver.compiled:
        return np.array(solver.scores(list(boards)), np.int64)
    batch = np.stack([boards.own, boards.occupied, np.zeros_like(boards.own)], 1)
    solve, frames = solver.compiled_call()
    reach = -INFINITE_SCORE, INFINITE_SCORE
    compiled_solve_all(solve)(batch.ctypes.data, len(batch), *reach, frames)
    return batch[:, 2]


@lru_cache(maxsize=1)
def solver_of(geometry: Geometry) -> Solver:
    """The solver of this process, which keeps its table from piece to piece."""
    return Solver(geometry, compile_with=kept_solve)

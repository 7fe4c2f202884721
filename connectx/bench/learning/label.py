"""Labels: the exact scores of every column of many positions."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from connectx.bench.solver.judge import NOW, judge_of
from connectx.bench.solver.solver import SOURCES, Solver, kept_code, kept_solve
from connectx.core.board import STANDARD, Geometry, column_squares
from connectx.core.boards import Boards
from connectx.core.compiled import compiled_tools
from connectx.core.layout import COMPILED_BITS, HASH_FACTOR, INFINITE_SCORE
from connectx.core.scores_data import SCORES_DISCS
from connectx.executor import run_in_order, workers

Labels: TypeAlias = NDArray[np.int8]
Rows: TypeAlias = NDArray[np.int64]
Mask: TypeAlias = NDArray[np.bool_]

GAME_IS_OVER = "row {}: the game is over"
FULL = -128  # in place of the score of a column that is full
PIECES = 64  # into which the work of several processes is cut, each of about the same time
EFFORT = 0.57  # a search with one more disc on the board takes this share of the time
REMEMBERED_EMPTIES = 16  # with fewer empty squares, a score is found as soon as it is looked up
MEMORY_BITS = 18
OWN_SOURCE = Path(__file__).read_bytes()  # that of the code which this process runs


def label(boards: Boards, *, jobs: int = 1) -> Labels:
    """The exact score of every column for the side to move, n x columns; `FULL` in a full column.

    `jobs` is the number of processes that share the work. It is fastest if the positions of a game
    follow each other, as they have much in common. Raises ValueError for the first row where the
    game is over.

    >>> label(Boards.from_moves(["4", "444444"]))
    array([[  -4,   -2,   -2,   -1,   -2,   -2,   -4],
           [  -1,    0,    1, -128,    1,    0,   -1]], dtype=int8)

    Often needed next are `labels == labels.max(1, keepdims=True)`, the best columns, and `keeps`.
    """
    rows, discs = np.arange(len(boards)), boards.discs
    known = discs < (SCORES_DISCS if boards.geometry == STANDARD else 0)
    labels = np.empty((len(boards), boards.geometry.columns), np.int8)
    labels[known] = one_by_one(rows[known], boards[known])
    rows = rows[~known]
    effort = np.cumsum(EFFORT ** discs[rows])
    ends = np.linspace(0, effort.max(initial=0), PIECES if jobs > 1 else 1, endpoint=False)[1:]
    pieces = [(piece, boards[piece]) for piece in np.split(rows, np.searchsorted(effort, ends))]
    with workers(jobs=jobs) as run:
        found = run_in_order(run, search, (piece for piece in pieces if len(piece[0])))
        labels[rows] = np.concatenate([labels[:0], *found])
    return labels


def keeps(labels: Labels) -> Mask:
    """Which columns keep the value, n x columns; a full column does not."""
    values = np.sign(labels.max(1))
    return np.asarray((np.sign(labels) == values[:, None]) & (labels != FULL))


def matters(labels: Labels) -> Mask:
    """In which positions a legal move loses the value."""
    return np.asarray((~keeps(labels) & (labels != FULL)).any(1))


def one_by_one(rows: Rows, boards: Boards) -> Labels:
    """The labels of positions, which have these row numbers, by Python alone or by known scores."""
    labels = np.full((len(boards), boards.geometry.columns), FULL, np.int8)
    for row, board, found in zip(rows, boards, labels):
        if board.over:
            raise ValueError(GAME_IS_OVER.format(row))
        is_early = board.geometry == STANDARD and board.discs < SCORES_DISCS
        scores = judge_of(board.geometry).column_scores(board, NOW if is_early else None)
        if scores is None:
            raise ValueError(f"row {row}: no game leads to the position")
        found[list(scores)] = list(scores.values())
    return labels


def search(task: tuple[Rows, Boards]) -> Labels:
    """The labels of positions, which have these row numbers, one after the other."""
    rows, boards = task
    solver = solver_of(boards.geometry)
    if not solver.compiled:
        return one_by_one(rows, boards)
    labels = np.full((len(boards), boards.geometry.columns), FULL)
    positions = np.stack([boards.own, boards.occupied], 1)
    arrays = positions, labels, memory_of(boards.geometry)
    addresses = [array.ctypes.data for array in arrays]
    over = solver.run(kept_label_all(boards.geometry), len(boards), *addresses)
    if over < len(boards):
        raise ValueError(GAME_IS_OVER.format(rows[over]))
    return labels.astype(np.int8)


@lru_cache(maxsize=1)
def solver_of(geometry: Geometry) -> Solver:
    """The solver of this process, which keeps its table from call to call."""
    return Solver(geometry)


@lru_cache(maxsize=1)
def memory_of(geometry: Geometry) -> NDArray[np.int64]:
    """Keys and scores of positions that this process has solved, by hash."""
    return np.zeros((1 << MEMORY_BITS, 2), np.int64)


@lru_cache(maxsize=1)
def kept_label_all(geometry: Geometry) -> Callable[..., int]:
    """Machine code that labels many positions by the compiled search, kept on disk as that is.

    It takes their number and four addresses: of two words for each, own and occupied squares; of a
    word for each column of each, which is `FULL` and gets the score; of the memory; of the frames.
    It returns the number of the first position that is over, and has then done nothing, or else how
    many there are.
    """
    code: Callable[..., int] = kept_code(
        geometry, new_label_all, compiled_label_all, ".labels", (OWN_SOURCE, SOURCES)
    )
    return code


def compiled_label_all(geometry: Geometry) -> Any:
    """`label_all`, compiled: numba does it in the first call, which labels nothing."""
    label_all = new_label_all(geometry)
    label_all(0, 0, 0, 0, 0)
    return label_all


def new_label_all(geometry: Geometry) -> Any:
    """`label_all` as numba has it before it is compiled."""
    tools, solve = compiled_tools(geometry), kept_solve(geometry)
    assert tools, "the solver is compiled"
    assert solve
    count_bits, pointer, has_line = tools.count_bits, tools.pointer, tools.has_line(geometry)
    bottom, board, columns = geometry.bottom, geometry.board, geometry.columns
    masks = tuple(column_squares(column, geometry) for column in range(columns))
    hash_mask, hash_shift = (1 << COMPILED_BITS) - 1, COMPILED_BITS - MEMORY_BITS

    @tools.jit
    def score_of(own: int, occupied: int, empties: int, memory: int, frames: int) -> int:
        """The score of a position that is not over."""
        # For a literal number numba would compile the whole search once more.
        low, high = np.int64(-INFINITE_SCORE), np.int64(INFINITE_SCORE)
        if empties < REMEMBERED_EMPTIES:
            return solve(own, occupied, low, high, frames)
        known, key = pointer(memory), own + occupied + bottom
        slot = 2 * (((key * HASH_FACTOR) & hash_mask) >> hash_shift)
        if known[slot] != key:
            known[slot + 1] = solve(own, occupied, low, high, frames)
            known[slot] = key
        return known[slot + 1]  # type: ignore[no-any-return]

    @tools.jit
    def label_all(count: int, positions: int, labels: int, memory: int, frames: int) -> int:
        words, scores = pointer(positions), pointer(labels)
        for row in range(count):
            own, occupied = words[2 * row], words[2 * row + 1]
            if occupied == board or has_line(own ^ occupied):
                return row
        for row in range(count):
            own, occupied = words[2 * row], words[2 * row + 1]
            theirs, empties = own ^ occupied, count_bits(board ^ occupied)
            place = columns * row
            for mask in masks:
                move = (occupied + bottom) & mask
                if move == 0:
                    pass
                elif has_line(own | move):
                    scores[place] = (empties + 1) >> 1
                elif empties == 1:
                    scores[place] = 0
                else:
                    scores[place] = -score_of(theirs, occupied | move, empties - 1, memory, frames)
                place += 1
        return count

    return label_all

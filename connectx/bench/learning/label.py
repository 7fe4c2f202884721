"""Labels: the exact scores of every column of many positions."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from connectx.bench.solver.judge import NOW, judge_of
from connectx.bench.solver.solver import SEARCH_SOURCES, Solver, load_code, load_solve
from connectx.core.board import STANDARD, Geometry, column_squares
from connectx.core.boards import Boards
from connectx.core.compiled import compiled_tools
from connectx.core.layout import COMPILED_BITS, HASH_FACTOR, INFINITE_SCORE
from connectx.core.scores_data import SCORES_DISCS
from connectx.executor import run_in_order, workers

Labels: TypeAlias = NDArray[np.int8]
Rows: TypeAlias = NDArray[np.int64]
Mask: TypeAlias = NDArray[np.bool_]

GAME_OVER_ERROR = "row {}: the game is over"
FULL_COLUMN_LABEL = -128  # stands in place of the score of a column that is full
LABEL_PIECES = 64  # several processes share so many pieces of work, which take about the same time
# A search with one more disc on the board takes this share of the time.
EFFORT_RATIO_PER_DISC = 0.57
# With fewer empty squares, searching for a score takes no longer than looking the score up.
MIN_STORED_EMPTIES = 16
LABEL_MEMORY_BITS = 18  # the memory has 2 ** 18 scores
OWN_SOURCE = Path(__file__).read_bytes()  # the source of the code that this process runs


def label(boards: Boards, *, jobs: int = 1) -> Labels:
    """Return the exact score of every column for the side to move, n x columns.

    A full column has `FULL_COLUMN_LABEL`. `jobs` is the number of processes that share the work. It
    takes the least time if the positions of a game follow each other, as they have much in common.
    Raises ValueError for the first row where the game is over.

    >>> label(Boards.from_moves(["4", "444444"]))
    array([[  -4,   -2,   -2,   -1,   -2,   -2,   -4],
           [  -1,    0,    1, -128,    1,    0,   -1]], dtype=int8)

    Often needed next are `labels == labels.max(1, keepdims=True)`, the best columns, and `keeps`.
    """
    rows = np.arange(len(boards))
    discs = boards.discs
    is_stored = discs < (SCORES_DISCS if boards.geometry == STANDARD else 0)
    labels = np.empty((len(boards), boards.geometry.columns), np.int8)
    labels[is_stored] = label_one_by_one(rows[is_stored], boards[is_stored])

    searched_rows = rows[~is_stored]
    efforts = np.cumsum(EFFORT_RATIO_PER_DISC ** discs[searched_rows])
    count = LABEL_PIECES if jobs > 1 else 1
    ends = np.linspace(0, efforts.max(initial=0), count, endpoint=False)[1:]
    pieces = np.split(searched_rows, np.searchsorted(efforts, ends))
    tasks = [(piece, boards[piece]) for piece in pieces if len(piece)]
    with workers(jobs=jobs) as run:
        results = run_in_order(run, search, tasks)
        labels[searched_rows] = np.concatenate([labels[:0], *results])
    return labels


def keeps(labels: Labels) -> Mask:
    """Return which columns keep the value, n x columns. A full column does not."""
    values = np.sign(labels.max(1))
    is_same = np.sign(labels) == values[:, None]
    return np.asarray(is_same & (labels != FULL_COLUMN_LABEL))


def matters(labels: Labels) -> Mask:
    """Return in which positions a legal move loses the value."""
    return np.asarray((~keeps(labels) & (labels != FULL_COLUMN_LABEL)).any(1))


def label_one_by_one(rows: Rows, boards: Boards) -> Labels:
    """Return the labels of positions, with these row numbers, by Python alone or by stored scores.

    Raises ValueError for the first row where the game is over, or with an early position to which
    no game leads.
    """
    labels = np.full((len(boards), boards.geometry.columns), FULL_COLUMN_LABEL, np.int8)
    for row, board, row_labels in zip(rows, boards, labels):
        if board.over:
            raise ValueError(GAME_OVER_ERROR.format(row))
        is_early = board.geometry == STANDARD and board.discs < SCORES_DISCS
        scores = judge_of(board.geometry).column_scores(board, NOW if is_early else None)
        if scores is None:
            raise ValueError(f"row {row}: no game leads to the position")
        row_labels[list(scores)] = list(scores.values())
    return labels


def search(task: tuple[Rows, Boards]) -> Labels:
    """Return the labels of positions, with these row numbers, by one search after the other."""
    rows, boards = task
    solver = solver_of(boards.geometry)
    if not solver.compiled:
        return label_one_by_one(rows, boards)
    labels = np.full((len(boards), boards.geometry.columns), FULL_COLUMN_LABEL)
    positions = np.stack([boards.own, boards.occupied], 1)
    arrays = positions, labels, memory_of(boards.geometry)
    addresses = [array.ctypes.data for array in arrays]
    first_over = solver.run(load_label_all(boards.geometry), len(boards), *addresses)
    if first_over < len(boards):
        raise ValueError(GAME_OVER_ERROR.format(rows[first_over]))
    return labels.astype(np.int8)


@lru_cache(maxsize=1)
def solver_of(geometry: Geometry) -> Solver:
    """Return the solver of this process, whose table lasts from call to call."""
    return Solver(geometry)


@lru_cache(maxsize=1)
def memory_of(geometry: Geometry) -> NDArray[np.int64]:
    """Return the memory of this process, with keys and scores of solved positions by their hash."""
    return np.zeros((1 << LABEL_MEMORY_BITS, 2), np.int64)


@lru_cache(maxsize=1)
def load_label_all(geometry: Geometry) -> Callable[..., int]:
    """Return machine code that labels many positions by the compiled search, cached on disk.

    It takes the number of positions and four addresses:

    - of two words for each position, its own and its occupied squares,
    - of a word for each column of each position, which holds `FULL_COLUMN_LABEL` and gets the
      score,
    - of the memory,
    - of the frames.

    It returns the index of the first position that is over, and has then done nothing else. If none
    is over, it returns the number of positions.
    """
    code: Callable[..., int] = load_code(
        geometry, new_label_all, compile_label_all, ".labels", (OWN_SOURCE, SEARCH_SOURCES)
    )
    return code


def compile_label_all(geometry: Geometry) -> Any:
    """Return `label_all`, compiled. Numba compiles in the first call, which labels nothing."""
    label_all = new_label_all(geometry)
    label_all(0, 0, 0, 0, 0)
    return label_all


def new_label_all(geometry: Geometry) -> Any:
    """Return `label_all` as a function of numba that is not compiled yet."""
    tools = compiled_tools(geometry)
    solve = load_solve(geometry)
    assert tools, "the solver is compiled"
    assert solve
    count_bits = tools.count_bits
    pointer = tools.pointer
    has_line = tools.has_line(geometry)
    bottom = geometry.bottom
    board = geometry.board
    columns = geometry.columns
    masks = tuple(column_squares(column, geometry) for column in range(columns))
    hash_mask = (1 << COMPILED_BITS) - 1
    hash_shift = COMPILED_BITS - LABEL_MEMORY_BITS

    @tools.jit
    def score_of(own: int, occupied: int, empties: int, memory: int, frames: int) -> int:
        """Return the score of a position that is not over, for the side to move.

        `own` and `occupied` are masks of that side's discs and of all discs, and `empties` is the
        number of empty squares. `memory` and `frames` are addresses.
        """
        # For a literal number numba would compile the whole search once more.
        low = np.int64(-INFINITE_SCORE)
        high = np.int64(INFINITE_SCORE)
        if empties < MIN_STORED_EMPTIES:
            return solve(own, occupied, low, high, frames)
        words = pointer(memory)
        key = own + occupied + bottom
        # A slot has two words: the key of a position, and its score.
        slot = 2 * (((key * HASH_FACTOR) & hash_mask) >> hash_shift)
        if words[slot] != key:
            words[slot + 1] = solve(own, occupied, low, high, frames)
            words[slot] = key
        return words[slot + 1]  # type: ignore[no-any-return]

    @tools.jit
    def label_all(count: int, positions: int, labels: int, memory: int, frames: int) -> int:
        """Label many positions, as `load_label_all` says."""
        words = pointer(positions)
        scores = pointer(labels)
        for row in range(count):
            own = words[2 * row]
            occupied = words[2 * row + 1]
            if occupied == board or has_line(own ^ occupied):
                return row
        for row in range(count):
            own = words[2 * row]
            occupied = words[2 * row + 1]
            theirs = own ^ occupied
            empties = count_bits(board ^ occupied)
            index = columns * row  # of the score of the row's first column
            for mask in masks:
                move = (occupied + bottom) & mask
                if move == 0:
                    pass  # the column is full
                elif has_line(own | move):
                    scores[index] = (empties + 1) >> 1
                elif empties == 1:
                    scores[index] = 0
                else:
                    scores[index] = -score_of(theirs, occupied | move, empties - 1, memory, frames)
                index += 1
        return count

    return label_all

"""Labels: the exact scores of every column of many positions."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from connectx.bench.solver.judge import NOW, cached_judge
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
SCORE_CACHE_BITS = 18  # the cache of scores has 2 ** 18 slots
OWN_SOURCE = Path(__file__).read_bytes()  # the source of the code that this process runs


def label(boards: Boards, *, jobs: int = 1) -> Labels:
    """Return the exact score of every column for the side to move, n x columns.

    A full column has `FULL_COLUMN_LABEL`. `jobs` is the number of processes that share the work.
    The work takes the least time if the positions of a game follow each other, as they have much in
    common. Raises ValueError for the first row where the game is over.

    >>> label(Boards.from_moves(["4", "444444"]))
    array([[  -4,   -2,   -2,   -1,   -2,   -2,   -4],
           [  -1,    0,    1, -128,    1,    0,   -1]], dtype=int8)

    Often needed next are `labels == labels.max(1, keepdims=True)`, the best columns, and `keeps`.
    """
    rows = np.arange(len(boards))
    discs = boards.discs
    # The package has the scores of all positions of the standard board with few discs.
    has_stored_scores = (discs < SCORES_DISCS) & (boards.geometry == STANDARD)
    labels = np.empty((len(boards), boards.geometry.columns), np.int8)
    labels[has_stored_scores] = label_by_judge(rows[has_stored_scores], boards[has_stored_scores])

    searched_rows = rows[~has_stored_scores]
    piece_count = LABEL_PIECES if jobs > 1 else 1
    pieces = _split_by_effort(searched_rows, discs[searched_rows], piece_count)
    tasks = [(piece, boards[piece]) for piece in pieces if len(piece)]
    with workers(jobs=jobs) as run:
        labels_of_pieces = run_in_order(run, label_by_search, tasks)
        no_labels = labels[:0]  # there may be no piece
        labels[searched_rows] = np.concatenate([no_labels, *labels_of_pieces])
    return labels


def _split_by_effort(rows: Rows, discs: NDArray[Any], piece_count: int) -> list[Rows]:
    """Split rows into pieces whose positions take about the same time to search.

    `discs` is the number of discs of each row's position. Pieces consist of neighbouring rows, and
    some may be empty.
    """
    efforts = EFFORT_RATIO_PER_DISC**discs  # in units of the time that the empty board takes
    efforts_up_to_row = np.cumsum(efforts)
    total_effort = efforts_up_to_row.max(initial=0)
    efforts_between_pieces = np.linspace(0, total_effort, piece_count, endpoint=False)[1:]
    first_indices = np.searchsorted(efforts_up_to_row, efforts_between_pieces)
    return np.split(rows, first_indices)


def keeps(labels: Labels) -> Mask:
    """Return which columns keep the value, n x columns: a win stays a win, a draw stays a draw.

    In a lost position, every legal column keeps the value. A full column never does.
    """
    values = np.sign(labels.max(1))
    is_same = np.sign(labels) == values[:, None]
    return np.asarray(is_same & (labels != FULL_COLUMN_LABEL))


def matters(labels: Labels) -> Mask:
    """Return for each position whether a legal move would give a win or a draw away."""
    return np.asarray((~keeps(labels) & (labels != FULL_COLUMN_LABEL)).any(1))


def label_by_judge(rows: Rows, boards: Boards) -> Labels:
    """Return the labels of positions, n x columns, one position after the other.

    The scores are stored in the package or found by the search of `Judge`. `rows` are the numbers
    by which error messages name the positions.

    Raises ValueError for the first row where the game is over, or with an early position to which
    no game leads.
    """
    labels = np.full((len(boards), boards.geometry.columns), FULL_COLUMN_LABEL, np.int8)
    for row, board, row_labels in zip(rows, boards, labels):
        if board.over:
            raise ValueError(GAME_OVER_ERROR.format(row))
        has_stored_scores = board.geometry == STANDARD and board.discs < SCORES_DISCS
        # After the deadline `NOW`, nothing is searched. Without a deadline, every score is found.
        deadline = NOW if has_stored_scores else None
        scores = cached_judge(board.geometry).column_scores(board, deadline)
        if scores is None:
            raise ValueError(f"row {row}: no game leads to the position")
        row_labels[list(scores)] = list(scores.values())
    return labels


def label_by_search(task: tuple[Rows, Boards]) -> Labels:
    """Return the labels of positions, n x columns, by machine code if the search is compiled.

    A task has the row numbers by which error messages name the positions, and the positions. Raises
    ValueError for the first row where the game is over.
    """
    rows, boards = task
    solver = solver_of(boards.geometry)
    if not solver.compiled:
        return label_by_judge(rows, boards)
    # Machine code reads and writes these arrays of 64-bit words by their addresses.
    positions = np.stack([boards.own, boards.occupied], 1)
    labels = np.full((len(boards), boards.geometry.columns), FULL_COLUMN_LABEL)
    score_cache = score_cache_of(boards.geometry)
    label_all = load_label_all(boards.geometry)
    first_over = solver.run(
        label_all,
        len(boards),
        positions.ctypes.data,
        labels.ctypes.data,
        score_cache.ctypes.data,
    )
    if first_over < len(boards):
        raise ValueError(GAME_OVER_ERROR.format(rows[first_over]))
    return labels.astype(np.int8)


@lru_cache(maxsize=1)
def solver_of(geometry: Geometry) -> Solver:
    """Return the solver of this process, whose transposition table lasts from call to call."""
    return Solver(geometry)


@lru_cache(maxsize=1)
def score_cache_of(geometry: Geometry) -> NDArray[np.int64]:
    """Return the cache of this process, in which machine code stores the scores that it finds.

    It is an array of slots x 2. A slot has the key of a position and its score. A hash of the key
    is the number of the slot. An empty slot has the key 0, which no position has.
    """
    return np.zeros((1 << SCORE_CACHE_BITS, 2), np.int64)


@lru_cache(maxsize=1)
def load_label_all(geometry: Geometry) -> Callable[..., int]:
    """Return `label_all`, machine code that labels many positions; it is cached on disk.

    It takes the number of positions and four addresses of 64-bit words:

    - `positions`: two words for each position, the masks of the discs of the side to move and of
      all discs,
    - `labels`: a word for each column of each position. They hold `FULL_COLUMN_LABEL` before the
      call, which writes the scores of the columns that are not full,
    - `score_cache`: what `score_cache_of` returns,
    - `frames`: the memory of the search, which `Solver.run` adds.

    It returns the number of positions. But if the game is over in any position, it labels nothing
    and returns the index of the first such position.
    """
    label_all: Callable[..., int] = load_code(
        geometry,
        make_function=new_label_all,
        compile_function=compile_label_all,
        suffix=".labels",
        sources=(OWN_SOURCE, SEARCH_SOURCES),
    )
    return label_all


def compile_label_all(geometry: Geometry) -> Any:
    """Return `label_all`, compiled. Numba compiles in the first call, which labels nothing."""
    label_all = new_label_all(geometry)
    label_all(count=0, positions=0, labels=0, score_cache=0, frames=0)
    return label_all


def new_label_all(geometry: Geometry) -> Any:
    """Return `label_all`, which `load_label_all` describes, as a function of numba.

    It is compiled when it is called for the first time.
    """
    tools = compiled_tools(geometry)
    solve = load_solve(geometry)
    assert tools, "the solver is compiled"
    assert solve
    count_bits = tools.count_bits
    words_at = tools.pointer  # returns an array of the 64-bit words at an address
    has_line = tools.has_line(geometry)  # whether a mask of discs contains a line
    bottom_row = geometry.bottom
    all_squares = geometry.board
    columns = geometry.columns
    column_masks = tuple(column_squares(column, geometry) for column in range(columns))
    # A hash has `COMPILED_BITS` bits. The highest of them are the number of a slot.
    hash_mask = (1 << COMPILED_BITS) - 1
    hash_shift = COMPILED_BITS - SCORE_CACHE_BITS

    @tools.jit
    def score_of(own: int, occupied: int, empties: int, score_cache: int, frames: int) -> int:
        """Return the score of a position that is not over, for the side to move.

        `own` and `occupied` are masks of that side's discs and of all discs, and `empties` is the
        number of empty squares. `score_cache` and `frames` are addresses: of the scores that were
        found before, and of the memory of `solve`, the search.
        """
        # For a literal number numba would compile the whole search once more.
        low = np.int64(-INFINITE_SCORE)
        high = np.int64(INFINITE_SCORE)
        if empties < MIN_STORED_EMPTIES:
            return solve(own, occupied, low, high, frames)
        words = words_at(score_cache)  # the array of 64-bit words at this address
        # The key identifies a position. In each column, adding the bottom row to the occupied
        # squares gives the square right above the discs. Adding the own discs changes only the
        # squares below it.
        key = own + occupied + bottom_row
        # Multiplying by a large odd constant mixes the bits of the key. The highest bits of the
        # product are the number of a slot, which has two words: a position's key and its score.
        slot = 2 * (((key * HASH_FACTOR) & hash_mask) >> hash_shift)
        if words[slot] != key:
            words[slot + 1] = solve(own, occupied, low, high, frames)
            words[slot] = key
        return words[slot + 1]  # type: ignore[no-any-return]

    @tools.jit
    def label_all(count: int, positions: int, labels: int, score_cache: int, frames: int) -> int:
        """Write the scores of all columns of `count` positions.

        All other parameters are addresses of 64-bit words, which `load_label_all` describes.
        Returns `count`. But if the game is over in any position, writes nothing and returns the
        index of the first such position.
        """
        masks = words_at(positions)  # two for each position
        scores = words_at(labels)
        for row in range(count):
            own = masks[2 * row]
            occupied = masks[2 * row + 1]
            if occupied == all_squares or has_line(own ^ occupied):
                return row
        for row in range(count):
            own = masks[2 * row]
            occupied = masks[2 * row + 1]
            theirs = own ^ occupied
            empties = count_bits(all_squares ^ occupied)
            index = columns * row  # of the score of the row's first column
            for column_mask in column_masks:
                # The sum has the lowest empty square of each column, or its sentinel. The mask
                # leaves the sentinel out, so the result is 0 for a full column.
                move = (occupied + bottom_row) & column_mask
                if move == 0:
                    pass  # the column is full
                elif has_line(own | move):
                    scores[index] = (empties + 1) >> 1  # the score of a win with this disc
                elif empties == 1:
                    scores[index] = 0
                else:
                    child_score = score_of(
                        theirs, occupied | move, empties - 1, score_cache, frames
                    )
                    scores[index] = -child_score
                index += 1
        return count

    return label_all

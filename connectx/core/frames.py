"""The memory of the exact search before it begins; `layout.py` says what is where."""

from typing import Any

from connectx.core.board import Geometry
from connectx.core.layout import (
    DEEP_START,
    FIRST_FRAME,
    LEARNED,
    LEAST_SHIFT,
    SHALLOW_SHIFT,
    SHALLOW_START,
    START,
    frame_size,
    key_bits_of,
)
from connectx.core.order import RANK_BITS, STAGE, learned_size, square_ranks
from connectx.core.table import DEEP_BITS, NO_TABLE, SMALLEST_BITS


def new_frames(geometry: Geometry, table_bits: int, threads: int) -> list[list[Any]]:
    """The `frames` of each thread, for `table_entries` slots; TABLE remains to be set."""
    squares = geometry.rows * geometry.columns
    frame = frame_size(geometry)
    ranks = square_ranks(geometry)
    learned = ranks * (learned_size(geometry) // len(ranks))
    exact = [rank << RANK_BITS for rank in learned]
    first_learned = FIRST_FRAME + frame * (squares + 1)
    fields = [*[0] * first_learned, *learned, *exact]
    for empties in range(1, squares + 1):
        # Empty squares tell whose turn it is: each side and stage learns ranks of its own.
        stage_of_side = 2 * (empties // STAGE) + empties % 2
        top = FIRST_FRAME + empties * frame
        fields[top + LEARNED] = first_learned + stage_of_side * len(ranks)
    fields[FIRST_FRAME + frame * squares + START] = NO_TABLE  # of the empty board
    every_frames: list[list[Any]] = [list(fields) for _ in range(threads)]
    for thread, frames in enumerate(every_frames):
        # Each thread has its own deep table: two cores writing to one cache line are slow.
        frames[DEEP_START] = thread << DEEP_BITS
        frames[SHALLOW_START] = threads << DEEP_BITS
        frames[SHALLOW_SHIFT] = key_bits_of(geometry) - min(SMALLEST_BITS, table_bits)
        frames[LEAST_SHIFT] = key_bits_of(geometry) - table_bits
    return every_frames

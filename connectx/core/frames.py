"""The memory of the exact search before it begins; `layout.py` says what is where."""

from typing import Any

from connectx.core.board import Geometry
from connectx.core.layout import (
    FIRST_FRAME,
    LEARNED,
    LEAST_SHIFT,
    SHALLOW_SHIFT,
    SHALLOW_START,
    SHIFT,
    START,
    frame_size,
    key_bits_of,
)
from connectx.core.order import RANK_BITS, STAGE, learned_size, square_ranks
from connectx.core.table import DEEP_BITS, DEEP_FROM, SMALLEST_BITS


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
    key_bits = key_bits_of(geometry)
    shallow_start = threads << DEEP_BITS
    shallow_shift = key_bits - min(SMALLEST_BITS, table_bits)
    fields[SHALLOW_START] = shallow_start
    fields[SHALLOW_SHIFT] = shallow_shift
    fields[LEAST_SHIFT] = key_bits - table_bits
    every_frames: list[list[Any]] = [list(fields) for _ in range(threads)]
    for thread, frames in enumerate(every_frames):
        for empties in range(1, squares + 1):
            top = FIRST_FRAME + empties * frame
            if empties > DEEP_FROM:
                frames[top + START] = shallow_start
                frames[top + SHIFT] = shallow_shift
            else:  # a deep table for each thread: two cores writing to one cache line are slow
                frames[top + START] = thread << DEEP_BITS
                frames[top + SHIFT] = key_bits - DEEP_BITS
    return every_frames

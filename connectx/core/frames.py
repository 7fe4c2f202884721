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


def new_frames(geometry: Geometry, table_bits: int, deep_start: int = 0) -> list[Any]:
    """The `frames` of a search, for `table_entries` slots; TABLE and STOP remain to be set.

    `deep_start` is the first slot of the deep table.
    """
    squares = geometry.rows * geometry.columns
    frame = frame_size(geometry)
    ranks = square_ranks(geometry)
    learned = ranks * (learned_size(geometry) // len(ranks))
    exact = [rank << RANK_BITS for rank in learned]
    first_learned = FIRST_FRAME + frame * (squares + 1)
    fields = [*[0] * first_learned, *learned, *exact]
    key_bits = key_bits_of(geometry)
    shallow_start = 1 << DEEP_BITS
    shallow_shift = key_bits - min(SMALLEST_BITS, table_bits)
    fields[SHALLOW_START] = shallow_start
    fields[SHALLOW_SHIFT] = shallow_shift
    fields[LEAST_SHIFT] = key_bits - table_bits
    for empties in range(1, squares + 1):
        top = FIRST_FRAME + empties * frame
        # Empty squares tell whose turn it is: each side and stage learns ranks of its own.
        stage_of_side = 2 * (empties // STAGE) + empties % 2
        fields[top + LEARNED] = first_learned + stage_of_side * len(ranks)
        deep = empties <= DEEP_FROM
        fields[top + START] = deep_start if deep else shallow_start
        fields[top + SHIFT] = key_bits - DEEP_BITS if deep else shallow_shift
    return fields

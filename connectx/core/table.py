"""The transposition tables of the exact search: their entries, which table is in use, its growth.

`new_frames` makes the memory of a search as it is at first.
"""

from typing import Any

from connectx.core.board import Geometry
from connectx.core.layout import (
    FIRST_FRAME,
    GROW_AT,
    HASH_FACTOR,
    HISTORY,
    INFINITE_SCORE,
    MIN_SHALLOW_SHIFT,
    NODES,
    PROBE_FROM,
    RANK_FIELDS,
    SHALLOW_SHIFT,
    SHALLOW_START,
    SHIFT,
    START,
    TABLE,
    UNDECIDED,
    SearchTools,
    frame_size,
    key_bits_of,
)
from connectx.core.order import RANK_FRACTION_BITS, STAGE_EMPTIES, history_size, square_ranks

MIN_INDEX_BITS = 12  # a slot's number holds at least this many bits of the hash
MAX_DEEP_EMPTIES = 20  # positions with no more empty squares go to the deep table
DEEP_BITS = 16  # the deep table has 2 ** 16 entries
MIN_SHALLOW_BITS = 16  # the smallest shallow table has 2 ** 16 entries
GROWTH_BITS = 3  # each larger one has 2 ** 3 times as many, up to the largest
MIN_PROBED_EMPTIES = 11  # the value of PROBE_FROM in a search of more than some hundred nodes


# An entry, with the bits that 6x7 takes:
#
#     | tag, 51 bits: the low ones of the hash | bound + offset, 6 bits | 1 if a lower bound |
#
# The high bits of the hash are the number of the slot. An empty slot is 0, which is no position's
# entry: a tag is 0 only if the low bits of the key are, and each key has a 1 in its first column.
def score_offset_of(geometry: Geometry) -> int:
    """Return what is added to a bound in an entry, so that it is not negative."""
    return (geometry.rows * geometry.columns + 1) // 2 + 1


def tag_of(geometry: Geometry) -> tuple[int, int]:
    """Return the bit where an entry's tag begins, and the mask of a hash's bits that are in it."""
    shift = (2 * score_offset_of(geometry)).bit_length() + 1
    return shift, (1 << (key_bits_of(geometry) - MIN_INDEX_BITS)) - 1


def table_entries(table_bits: int) -> int:
    """Count the entries of the deep table and of all shallow tables.

    The largest shallow table has 2 ** `table_bits` entries.
    """
    shallow: list[int] = [*range(MIN_SHALLOW_BITS, table_bits, GROWTH_BITS), table_bits]
    return (1 << DEEP_BITS) + sum(1 << bits for bits in shallow)


def new_frames(geometry: Geometry, table_bits: int) -> list[Any]:
    """Make the `frames` of a search, for `table_entries` slots. TABLE and STOP are not yet set.

    The memory and time that the history ranks take grow with the square of the number of squares,
    so boards that do not fit a machine word have `FramesOnDemand`.
    """
    squares = geometry.rows * geometry.columns
    frame = frame_size(geometry)
    ranks = square_ranks(geometry)
    history = ranks * (history_size(geometry) // len(ranks))
    exact_history = [rank << RANK_FRACTION_BITS for rank in history]
    history_start = FIRST_FRAME + frame * (squares + 1)
    fields = [*[0] * history_start, *history, *exact_history]
    key_bits = key_bits_of(geometry)
    shallow_start = 1 << DEEP_BITS
    shallow_shift = key_bits - min(MIN_SHALLOW_BITS, table_bits)
    fields[SHALLOW_START] = shallow_start
    fields[SHALLOW_SHIFT] = shallow_shift
    fields[MIN_SHALLOW_SHIFT] = key_bits - table_bits
    for empties in range(1, squares + 1):
        top = FIRST_FRAME + empties * frame
        # The number of empty squares tells the side to move, so each side has ranks of its own.
        stage_of_side = 2 * (empties // STAGE_EMPTIES) + empties % 2
        fields[top + HISTORY] = history_start + stage_of_side * len(ranks)
        deep = empties <= MAX_DEEP_EMPTIES
        fields[top + START] = 0 if deep else shallow_start
        fields[top + SHIFT] = key_bits - DEEP_BITS if deep else shallow_shift
    return fields


class FramesOnDemand(dict[int, Any]):
    """The fields of `new_frames`, each of which is made when it is read for the first time."""

    def __init__(self, geometry: Geometry, table_bits: int) -> None:
        squares = geometry.rows * geometry.columns
        key_bits = key_bits_of(geometry)
        self._frame = frame_size(geometry)
        self._history_start = FIRST_FRAME + self._frame * (squares + 1)
        self._ranks = square_ranks(geometry)
        self._history_size = history_size(geometry)
        self._deep_shift = key_bits - DEEP_BITS
        self._shallow_shift = key_bits - min(MIN_SHALLOW_BITS, table_bits)
        super().__init__()
        self[SHALLOW_START] = 1 << DEEP_BITS
        self[SHALLOW_SHIFT] = self._shallow_shift
        self[MIN_SHALLOW_SHIFT] = key_bits - table_bits

    def __missing__(self, field: int) -> int:
        """Make a field as it is before anything is searched."""
        if field < FIRST_FRAME:
            value = 0
        elif field < self._history_start:
            empties, field_in_frame = divmod(field - FIRST_FRAME, self._frame)
            value = self._frame_field(empties, field_in_frame)
        else:
            value = self._history_field(field - self._history_start)
        self[field] = value
        return value

    def _frame_field(self, empties: int, field: int) -> int:
        """Make a field of the frame of the positions with this number of empty squares.

        START and SHIFT give the slot of a position in its table, the deep one or the shallow one.
        HISTORY is the field where the history ranks of its stage and side begin. All other fields
        are written before they are read.
        """
        deep = empties <= MAX_DEEP_EMPTIES
        if empties == 0:
            return 0  # a full board is never looked up
        if field == START:
            return 0 if deep else 1 << DEEP_BITS
        if field == SHIFT:
            return self._deep_shift if deep else self._shallow_shift
        if field == HISTORY:
            stage_of_side = 2 * (empties // STAGE_EMPTIES) + empties % 2
            return self._history_start + stage_of_side * len(self._ranks)
        return 0

    def _history_field(self, number: int) -> int:
        """Make a history rank. All whole ranks come first, and then the exact ones."""
        rank = self._ranks[number % self._history_size % len(self._ranks)]
        return rank if number < self._history_size else rank << RANK_FRACTION_BITS


def build_growth(geometry: Geometry, tools: SearchTools) -> tuple[Any, Any]:
    """Make `start` and `check_and_grow`, which choose the shallow table that a search uses."""
    jit = tools.jit
    pointer = tools.pointer
    time_is_up = tools.time_is_up
    tag_shift, _ = tag_of(geometry)
    squares = geometry.rows * geometry.columns
    frame = frame_size(geometry)
    key_bits = key_bits_of(geometry)

    @jit
    def grow(frames: Any) -> None:
        """Copy all entries into the next larger shallow table, which begins behind this one.

        A slot's number and its entry's tag together are the whole hash, whose high bits are the
        number of the new slot: the bits of the old number, and a few more from the top of the tag.

            hash        | number of the old slot | tag . . . . . . . . . . . |
                        | number of the new slot . . . | rest of the tag     |
        """
        table = pointer(frames[TABLE])
        old_start = frames[SHALLOW_START]
        old_shift = frames[SHALLOW_SHIFT]
        old_entries = 1 << (key_bits - old_shift)
        start = old_start + old_entries
        shift = max(old_shift - GROWTH_BITS, frames[MIN_SHALLOW_SHIFT])
        more_bits = old_shift - shift
        for slot in range(old_entries):
            entry = table[old_start + slot]
            if entry:
                more = (entry >> (tag_shift + shift)) & ((1 << more_bits) - 1)
                table[start + ((slot << more_bits) | more)] = entry
        frames[SHALLOW_START] = start
        frames[SHALLOW_SHIFT] = shift
        for empties in range(MAX_DEEP_EMPTIES + 1, squares + 1):
            top = FIRST_FRAME + empties * frame
            frames[top + START] = start
            frames[top + SHIFT] = shift

    @jit
    def grow_later(frames: Any) -> None:
        """Plan that the shallow table grows after twice as many nodes as it has entries."""
        frames[GROW_AT] = frames[NODES] + (2 << (key_bits - frames[SHALLOW_SHIFT]))

    @jit
    def start(frames: Any) -> None:
        """Start a search that looks up no children yet. The shallow table keeps its size."""
        grow_later(frames)
        frames[PROBE_FROM] = squares + 1

    @jit
    def check_and_grow(frames: Any) -> None:
        """Adapt to a search that is long: look up children, and use a larger table if it is due.

        Raises TimeoutError if time is up.
        """
        if time_is_up(frames):
            raise TimeoutError
        frames[PROBE_FROM] = MIN_PROBED_EMPTIES
        if frames[NODES] > frames[GROW_AT] and frames[SHALLOW_SHIFT] > frames[MIN_SHALLOW_SHIFT]:
            grow(frames)
            grow_later(frames)

    return start, check_and_grow


def build_table(geometry: Geometry, tools: SearchTools) -> tuple[Any, ...]:
    """Make the functions below, which read and write the tables, in their order."""
    jit = tools.jit
    bit_length = tools.bit_length
    pointer = tools.pointer
    columns = geometry.columns
    stride = geometry.stride
    bottom = geometry.bottom
    frame = frame_size(geometry)
    column_mask = (1 << stride) - 1
    hash_mask = (1 << key_bits_of(geometry)) - 1
    score_offset = score_offset_of(geometry)
    tag_shift, tag_mask = tag_of(geometry)
    score_mask = (1 << (tag_shift - 1)) - 1

    @jit
    def canonical_key(key: int) -> int:
        """Return the key of a position or of its image, whichever is smaller."""
        mirrored = 0
        rest = key
        for _ in range(columns):
            mirrored = (mirrored << stride) | (rest & column_mask)
            rest >>= stride
        return min(key, mirrored)

    @jit
    def read_bound(entry: int, alpha: int) -> int:
        """Return the bound in an entry if it decides whether the score is above `alpha`.

        It does if it is a lower bound above `alpha`, or an upper bound that is not. Otherwise
        returns UNDECIDED. Precondition: the entry has the position's tag.
        """
        bound = ((entry >> 1) & score_mask) - score_offset
        return bound if (bound > alpha) == (entry & 1) else UNDECIDED

    @jit
    def make_entry(hashed: int, bound: int, alpha: int) -> int:
        """Make the entry for a result of `search`, a lower bound if it is above `alpha`."""
        return ((hashed & tag_mask) << tag_shift) | ((bound + score_offset) << 1) | (bound > alpha)

    @jit
    def look_up_children(
        theirs: int, occupied: int, order: int, alpha: int, frames: Any, top: int
    ) -> tuple[int, int]:
        """Look up the children of a position in the tables, before any of them is searched.

        `order` has a bit for the rank of each move, and `top` is the field where the position's
        frame begins, which has the moves by rank. Returns the best bound that the stored children
        prove, and `order` without the moves whose bounds are known.
        """
        key = theirs + occupied + bottom  # the key of a child is the sum of this and the move
        # A position with few discs is stored under the smaller key of itself and its image. Only
        # the child's own key is looked up here, because missing half of such children costs less
        # than computing every image.
        table = pointer(frames[TABLE])
        children_top = top - frame  # a child has one empty square less
        start = frames[children_top + START]
        shift = frames[children_top + SHIFT]
        best = -INFINITE_SCORE
        rest = order
        while rest:
            rank = bit_length(rest) - 1
            rest ^= 1 << rank
            move = frames[top + RANK_FIELDS * rank]
            hashed = ((key + move) * HASH_FACTOR) & hash_mask
            entry: int = table[start + (hashed >> shift)]
            if (entry >> tag_shift) == (hashed & tag_mask):
                # The move's score is above alpha if the child's is at most -alpha - 1, or ~alpha.
                bound = read_bound(entry, ~alpha)
                if bound != UNDECIDED:
                    order ^= 1 << rank
                    best = max(best, -bound)
                    if best > alpha:
                        break
        return best, order

    return canonical_key, read_bound, make_entry, look_up_children

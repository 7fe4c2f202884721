"""The exact search's transposition tables, an entry and which table is in use; its first memory."""

from typing import Any

from connectx.core.board import Geometry
from connectx.core.layout import (
    FIRST_FRAME,
    GROW_AT,
    HASH_FACTOR,
    INFINITE_SCORE,
    LEARNED,
    LEAST_SHIFT,
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
from connectx.core.order import RANK_BITS, STAGE, learned_size, square_ranks

LEAST_INDEX_BITS = 12  # a slot's number holds at least this many bits of the hash
DEEP_FROM = 20  # positions with at most this many empty squares go to the deep table
DEEP_BITS = 16  # which has 2 ** 16 entries
SMALLEST_BITS = 16  # the smallest shallow table has 2 ** 16 entries
GROWTH_BITS = 3  # and each larger one 2 ** 3 times as many
LEAST_PROBED = 11  # the value of PROBE_FROM in a search of more than some hundred nodes


# An entry, with the bits that 6x7 takes:
#
#     | tag, 51 bits: the low ones of the hash | bound + offset, 6 bits | 1 if a lower bound |
#
# The high bits of the hash say where it stands. An empty slot, 0, is no position's: a tag is 0 only
# if the low bits of the key are, and every key has a bit in its first column.
def score_offset_of(geometry: Geometry) -> int:
    """What is added to a bound in an entry, which is then not negative."""
    return (geometry.rows * geometry.columns + 1) // 2 + 1


def tag_of(geometry: Geometry) -> tuple[int, int]:
    """Where an entry's tag begins, and the mask of the bits of a hash that are in it."""
    shift = (2 * score_offset_of(geometry)).bit_length() + 1
    return shift, (1 << (key_bits_of(geometry) - LEAST_INDEX_BITS)) - 1


def table_entries(table_bits: int) -> int:
    """The entries of the deep table and of the shallow tables, of which the largest has
    2 ** `table_bits`."""
    shallow: list[int] = [*range(SMALLEST_BITS, table_bits, GROWTH_BITS), table_bits]
    return (1 << DEEP_BITS) + sum(1 << bits for bits in shallow)


def new_frames(geometry: Geometry, table_bits: int) -> list[Any]:
    """The `frames` of a search, for `table_entries` slots; TABLE and STOP remain to be set.

    The learned ranks take memory and time with the square of the board's size: boards that do not
    fit a machine word have `FramesOnDemand`.
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
        fields[top + START] = 0 if deep else shallow_start
        fields[top + SHIFT] = key_bits - DEEP_BITS if deep else shallow_shift
    return fields


class FramesOnDemand(dict[int, Any]):
    """The fields of `new_frames`, each of which is made when it is first read."""

    def __init__(self, geometry: Geometry, table_bits: int) -> None:
        squares = geometry.rows * geometry.columns
        key_bits = key_bits_of(geometry)
        self._frame = frame_size(geometry)
        self._first_learned = FIRST_FRAME + self._frame * (squares + 1)
        self._ranks = square_ranks(geometry)
        self._learned_size = learned_size(geometry)
        self._deep_shift = key_bits - DEEP_BITS
        self._shallow_shift = key_bits - min(SMALLEST_BITS, table_bits)
        super().__init__()
        self[SHALLOW_START] = 1 << DEEP_BITS
        self[SHALLOW_SHIFT] = self._shallow_shift
        self[LEAST_SHIFT] = key_bits - table_bits

    def __missing__(self, field: int) -> int:
        """Make a field as it is before anything is searched."""
        if field < FIRST_FRAME:
            value = 0
        elif field < self._first_learned:
            empties, place = divmod(field - FIRST_FRAME, self._frame)
            value = self._frame_field(empties, place)
        else:
            value = self._learned_field(field - self._first_learned)
        self[field] = value
        return value

    def _frame_field(self, empties: int, place: int) -> int:
        """Make a field of the frame of the positions with so many empty squares."""
        deep = empties <= DEEP_FROM
        if empties == 0:
            return 0
        if place == START:
            return 0 if deep else 1 << DEEP_BITS
        if place == SHIFT:
            return self._deep_shift if deep else self._shallow_shift
        if place == LEARNED:
            stage_of_side = 2 * (empties // STAGE) + empties % 2
            return self._first_learned + stage_of_side * len(self._ranks)
        return 0

    def _learned_field(self, place: int) -> int:
        """Make a learned rank: a whole one, or behind all of these an exact one."""
        rank = self._ranks[place % self._learned_size % len(self._ranks)]
        return rank if place < self._learned_size else rank << RANK_BITS


def build_growth(geometry: Geometry, tools: SearchTools) -> tuple[Any, Any]:
    """`start` and `check_and_grow`, which choose the shallow table that a search uses."""
    jit, pointer, time_is_up = tools.jit, tools.pointer, tools.time_is_up
    tag_shift, _ = tag_of(geometry)
    squares, frame = geometry.rows * geometry.columns, frame_size(geometry)
    key_bits = key_bits_of(geometry)

    @jit
    def grow(frames: Any) -> None:
        """Go over to the next larger shallow table, which begins behind this one, with all entries.

        A slot's number and its entry's tag are the whole hash. Its high bits are the number of the
        new slot: those of the old one, and a few more, which are the highest of the tag.
        """
        table = pointer(frames[TABLE])
        old_start = frames[SHALLOW_START]
        old_shift = frames[SHALLOW_SHIFT]
        old_entries = 1 << (key_bits - old_shift)
        start = old_start + old_entries
        shift = max(old_shift - GROWTH_BITS, frames[LEAST_SHIFT])
        more_bits = old_shift - shift
        for slot in range(old_entries):
            entry = table[old_start + slot]
            if entry:
                more = (entry >> (tag_shift + shift)) & ((1 << more_bits) - 1)
                table[start + ((slot << more_bits) | more)] = entry
        frames[SHALLOW_START] = start
        frames[SHALLOW_SHIFT] = shift
        for empties in range(DEEP_FROM + 1, squares + 1):
            top = FIRST_FRAME + empties * frame
            frames[top + START] = start
            frames[top + SHIFT] = shift

    @jit
    def grow_later(frames: Any) -> None:
        """Let the shallow table grow after twice as many nodes as it has entries."""
        frames[GROW_AT] = frames[NODES] + (2 << (key_bits - frames[SHALLOW_SHIFT]))

    @jit
    def start(frames: Any) -> None:
        """Start a search, without looking up children; the shallow table keeps its size."""
        grow_later(frames)
        frames[PROBE_FROM] = squares + 1

    @jit
    def check_and_grow(frames: Any) -> None:
        """Raise TimeoutError if time is up; from now on look up children, and use a larger table
        where the search is long."""
        if time_is_up(frames):
            raise TimeoutError
        frames[PROBE_FROM] = LEAST_PROBED
        if frames[NODES] > frames[GROW_AT] and frames[SHALLOW_SHIFT] > frames[LEAST_SHIFT]:
            grow(frames)
            grow_later(frames)

    return start, check_and_grow


def build_table(geometry: Geometry, tools: SearchTools) -> tuple[Any, ...]:
    """What reads and writes the tables: the functions below, in their order."""
    jit, bit_length, pointer = tools.jit, tools.bit_length, tools.pointer
    columns, stride = geometry.columns, geometry.stride
    bottom, frame = geometry.bottom, frame_size(geometry)
    column_mask = (1 << stride) - 1
    hash_mask = (1 << key_bits_of(geometry)) - 1
    score_offset = score_offset_of(geometry)
    tag_shift, tag_mask = tag_of(geometry)
    score_mask = (1 << (tag_shift - 1)) - 1

    @jit
    def same_for_mirror(key: int) -> int:
        """The key of a position or of its mirror image, whichever is smaller."""
        mirrored = 0
        rest = key
        for _ in range(columns):
            mirrored = (mirrored << stride) | (rest & column_mask)
            rest >>= stride
        return min(key, mirrored)

    @jit
    def bound_in(entry: int, alpha: int) -> int:
        """The bound in an entry if it decides whether the score is above `alpha`; else UNDECIDED.

        Precondition: the entry has the position's tag.
        """
        bound = ((entry >> 1) & score_mask) - score_offset
        return bound if (bound > alpha) == (entry & 1) else UNDECIDED

    @jit
    def entry_of(hashed: int, bound: int, alpha: int) -> int:
        """The entry for a result of `search`."""
        return ((hashed & tag_mask) << tag_shift) | ((bound + score_offset) << 1) | (bound > alpha)

    @jit
    def probe(
        theirs: int, occupied: int, order: int, alpha: int, frames: Any, top: int
    ) -> tuple[int, int]:
        """Look up the children of a position: the best bound found, and the order of the moves
        that it does not decide."""
        key = theirs + occupied + bottom  # and a move: the key of the child after it
        # Positions with few discs share an entry with their mirror image. Such children are missed
        # half of the time, which costs less than to find out their images.
        table = pointer(frames[TABLE])
        children_top = top - frame
        start = frames[children_top + START]
        shift = frames[children_top + SHIFT]
        best = -INFINITE_SCORE
        rest = order
        while rest:
            rank = bit_length(rest) - 1
            rest ^= 1 << rank
            hashed = ((key + frames[top + RANK_FIELDS * rank]) * HASH_FACTOR) & hash_mask
            entry: int = table[start + (hashed >> shift)]
            if (entry >> tag_shift) == (hashed & tag_mask):
                bound = bound_in(entry, ~alpha)  # as `search` asks its children
                if bound != UNDECIDED:
                    order ^= 1 << rank
                    best = max(best, -bound)
                    if best > alpha:
                        break
        return best, order

    return same_for_mirror, bound_in, entry_of, probe

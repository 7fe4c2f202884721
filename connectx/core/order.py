"""Move ordering in the exact search: each move has a rank, and those of high rank come first.

The ranks of squares follow a variant of the history heuristic: for each side and stage of the game,
the rank of a square is a moving average of how often moves to it were good enough.
"""

from typing import Any

from connectx.core.board import Geometry, directions, run_shifts
from connectx.core.layout import (
    FIRST_FRAME,
    HASH_FACTOR,
    HISTORY,
    RANK_FIELDS,
    REPLIES,
    SHIFT,
    START,
    TABLE,
    WINS,
    SearchTools,
    frame_size,
    highest_rank_of,
    key_bits_of,
)

BASE_RANK = 40  # a move's rank before anything is added
WIN_RANK = 8  # for each new winning square
REPLY_RANK = -5  # for each reply that does not lose at once
RANK_FRACTION_BITS = 10  # exact ranks are stored in steps of 2 ** -10
MAX_RANK_CHANGE = 6  # how far a square's history rank may be from where it starts
MIN_HISTORY_EMPTIES = 12  # positions with fewer empty squares change no rank
STAGE_EMPTIES = 6  # stage n has the positions with 6 * n to 6 * n + 5 empty squares


def history_size(geometry: Geometry) -> int:
    """Return the number of history ranks: those of `square_ranks` for each side and stage."""
    squares = geometry.rows * geometry.columns
    stages = squares // STAGE_EMPTIES + 1
    ranks = geometry.stride * geometry.columns + 1  # by the bit length of a square's mask
    return 2 * stages * ranks


def square_ranks(geometry: Geometry) -> tuple[int, ...]:
    """Return the rank that each square starts from, indexed by the bit length of its mask.

    The rank is BASE_RANK, plus the lines through the square, less its column's distance from the
    centre.
    """
    bits = geometry.stride * geometry.columns
    from_centre = [
        abs(2 * (bit // geometry.stride) + 1 - geometry.columns) // 2 for bit in range(bits)
    ]
    ranks = [BASE_RANK - distance for distance in from_centre]
    for direction, shifts in zip(directions(geometry), run_shifts(geometry), strict=True):
        starts = geometry.board
        for shift in shifts:
            starts &= starts >> shift
        if starts:
            lines = count_lines(starts, direction, geometry.inarow, bits)
            ranks = [rank + through for rank, through in zip(ranks, lines, strict=True)]
    return (0, *ranks)


def count_lines(starts: int, direction: int, length: int, bits: int) -> list[int]:
    """Count the lines of one direction through each of `bits` squares.

    `starts` are the squares from which a line goes in that direction. A line that goes through a
    square also goes through the one before it, or starts there. So each count follows from the one
    before: one more if a line starts here, one less if a line ended there.
    """
    is_start = [digit == "1" for digit in f"{starts:0{bits}b}"[::-1]]
    lines = [0] * bits
    for bit in range(bits):
        through = int(is_start[bit])
        if bit >= direction:
            through += lines[bit - direction]
        if bit >= length * direction:
            through -= is_start[bit - length * direction]
        lines[bit] = through
    return lines


def safe_moves(lowest: int, wins: int) -> int:
    """Return the moves after which the other side cannot win at once.

    `lowest` are the squares on which a disc can land, `wins` the winning squares of the other side.
    If one of these can be played, it is the only move; if two can, there is none. Nor is there a
    move just below a winning square, at one bit less, because the other side would play above it.
    """
    forced = lowest & wins
    if forced:
        has_two_threats = forced & (forced - 1)  # without the lowest, one is left
        lowest = 0 if has_two_threats else forced
    return lowest & ~(wins >> 1)


def build_order(
    geometry: Geometry, tools: SearchTools, winning_squares: Any
) -> tuple[Any, Any, Any]:
    """Make `wins_by_force`, `rank_moves` and `update_history`."""
    jit = tools.jit
    pointer = tools.pointer
    prefetch = tools.prefetch
    count_bits = tools.count_bits
    bit_length = tools.bit_length
    has_prefetch = prefetch is not None
    bottom = geometry.bottom
    board = geometry.board
    columns = geometry.columns
    hash_mask = (1 << key_bits_of(geometry)) - 1
    frame = frame_size(geometry)
    highest_rank = highest_rank_of(geometry)
    all_ranks = (2 << highest_rank) - 1
    ranks_of_squares = square_ranks(geometry)
    to_exact = history_size(geometry)  # fields from a whole rank to the exact one
    safe_moves_of = jit(safe_moves)

    @jit
    def wins_by_force(own: int, occupied: int, moves: int) -> bool:
        """Tell whether the opponent has no answer to one of `moves`."""
        while moves:
            move = moves & -moves
            moves ^= move
            wins = winning_squares(own | move) & ~occupied
            if not safe_moves_of((occupied + bottom + move) & board, wins):
                return True
        return False

    @jit
    def rank_moves(
        own: int, occupied: int, moves: int, own_wins: int, frames: Any, top: int
    ) -> int:
        """Rank `moves`, and write the fields of each move into the frame.

        Returns the ranks as bits of an int, or 0 if the opponent has no answer to one of the moves.

        A move takes the highest rank that is still free, up to its own. No move's own rank is below
        `columns`, and there are no more moves than columns, so a rank above 0 is always free.
        """
        history = frames[top + HISTORY]
        empty = ~occupied
        tops = occupied + bottom  # above every column, full ones included
        would_be_new = ~own_wins
        under_wins = own_wins >> 1
        free_ranks = all_ranks
        while moves:
            move = moves & -moves
            moves ^= move
            wins = winning_squares(own | move) & empty
            replies = safe_moves_of((tops + move) & board, wins)
            if not replies:
                return 0
            if has_prefetch:
                hashed = (((own ^ occupied) + tops + move) * HASH_FACTOR) & hash_mask
                children_top = top - frame
                slot = frames[children_top + START] + (hashed >> frames[children_top + SHIFT])
                prefetch(pointer(frames[TABLE]), slot)
            rank = frames[history + bit_length(move)] + REPLY_RANK * count_bits(replies)
            new_wins = wins & would_be_new
            if new_wins:
                rank += WIN_RANK * count_bits(new_wins)
            if rank < columns or move & under_wins:
                rank = columns  # late: the opponent takes the winning square above
            elif rank > highest_rank:
                rank = highest_rank
            free_up_to_rank = free_ranks & ((2 << rank) - 1)
            rank = bit_length(free_up_to_rank) - 1
            free_ranks ^= 1 << rank
            field = top + RANK_FIELDS * rank
            frames[field] = move
            frames[field + WINS] = wins
            frames[field + REPLIES] = replies
        return free_ranks ^ all_ranks

    @jit
    def update_history(searched: int, best: int, empties: int, frames: Any) -> None:
        """Raise the history rank of the best move's square, and lower those of the others.

        The moves are those of the ranks `searched`, as bits. The one of rank `best` was good
        enough. Each exact rank moves a share of 2 ** -shift towards its highest or lowest value.
        """
        top = FIRST_FRAME + empties * frame
        shift = max(3, 12 - (empties >> 1))  # the larger the search, the more ranks change
        while searched:
            rank = bit_length(searched) - 1
            searched ^= 1 << rank
            square = bit_length(frames[top + RANK_FIELDS * rank])
            goal = ranks_of_squares[square] + (
                MAX_RANK_CHANGE if rank == best else -MAX_RANK_CHANGE
            )
            whole = frames[top + HISTORY] + square
            exact = whole + to_exact
            frames[exact] += ((goal << RANK_FRACTION_BITS) - frames[exact]) >> shift
            frames[whole] = frames[exact] >> RANK_FRACTION_BITS

    return wins_by_force, rank_moves, update_history

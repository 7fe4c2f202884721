"""The order of moves in the exact search: ranks, and what is learned of them."""

from typing import Any

from connectx.core.board import Geometry, directions, run_shifts
from connectx.core.layout import (
    FIRST_FRAME,
    HASH_FACTOR,
    LEARNED,
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
RANK_BITS = 10  # exact ranks are kept in steps of 2 ** -10
MOST_LEARNED = 6  # how far a square's rank may move from where it starts
LEARN_FROM = 12  # nothing is learned from positions with fewer empty squares
STAGE = 6  # what is learned serves positions with 6 * n to 6 * n + 5 empty squares


def learned_size(geometry: Geometry) -> int:
    """The number of ranks that are learned: every square's, for each side and stage."""
    squares = geometry.rows * geometry.columns
    ranks = geometry.stride * geometry.columns + 1
    return 2 * (squares // STAGE + 1) * ranks


def square_ranks(geometry: Geometry) -> tuple[int, ...]:
    """The rank that a move starts from, indexed by the bit length of its square's mask: higher
    the more lines go through the square and the nearer its column is to the centre."""
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
    """The moves after which the other side cannot win at once: into its winning square if it has
    one that can be played, and never below another.

    `lowest` are the squares on which a disc can land, `wins` the winning squares of the other side.
    """
    forced = lowest & wins
    if forced:
        lowest = 0 if forced & (forced - 1) else forced
    return lowest & ~(wins >> 1)


def build_order(
    geometry: Geometry, tools: SearchTools, winning_squares: Any
) -> tuple[Any, Any, Any]:
    """`wins_by_force`, `ranked` and `learn`."""
    jit, pointer, prefetch = tools.jit, tools.pointer, tools.prefetch
    count_bits, bit_length = tools.count_bits, tools.bit_length
    prefetching = prefetch is not None
    bottom, board, columns = geometry.bottom, geometry.board, geometry.columns
    hash_mask = (1 << key_bits_of(geometry)) - 1
    frame = frame_size(geometry)
    highest_rank = highest_rank_of(geometry)
    all_ranks = (2 << highest_rank) - 1
    ranks_of_squares = square_ranks(geometry)
    to_exact = learned_size(geometry)  # from a whole rank to the exact one
    safe_moves_of = jit(safe_moves)

    @jit
    def wins_by_force(own: int, occupied: int, moves: int) -> bool:
        """Whether the opponent has no answer to one of `moves`."""
        while moves:
            move = moves & -moves
            moves ^= move
            wins = winning_squares(own | move) & ~occupied
            if not safe_moves_of((occupied + bottom + move) & board, wins):
                return True
        return False

    @jit
    def ranked(own: int, occupied: int, moves: int, own_wins: int, frames: Any, top: int) -> int:
        """The ranks of `moves`, as bits, with the fields of each in the frame; 0 if the opponent
        has no answer to one of them.

        No move has a rank below `columns` at first: so each finds a free one above 0, as there are
        no more moves than columns.
        """
        learned = frames[top + LEARNED]
        empty = ~occupied
        tops = occupied + bottom  # above every column, full ones included
        would_be_new = ~own_wins
        under_wins = own_wins >> 1
        untaken = all_ranks
        while moves:
            move = moves & -moves
            moves ^= move
            wins = winning_squares(own | move) & empty
            replies = safe_moves_of((tops + move) & board, wins)
            if not replies:
                return 0
            if prefetching:
                hashed = (((own ^ occupied) + tops + move) * HASH_FACTOR) & hash_mask
                children_top = top - frame
                slot = frames[children_top + START] + (hashed >> frames[children_top + SHIFT])
                prefetch(pointer(frames[TABLE]), slot)
            rank = frames[learned + bit_length(move)] + REPLY_RANK * count_bits(replies)
            new_wins = wins & would_be_new
            if new_wins:
                rank += WIN_RANK * count_bits(new_wins)
            if rank < columns or move & under_wins:
                rank = columns  # late: the opponent takes the winning square above
            elif rank > highest_rank:
                rank = highest_rank
            untaken_up_to_it = untaken & ((2 << rank) - 1)
            rank = bit_length(untaken_up_to_it) - 1
            untaken ^= 1 << rank
            place = top + RANK_FIELDS * rank
            frames[place] = move
            frames[place + WINS] = wins
            frames[place + REPLIES] = replies
        return untaken ^ all_ranks

    @jit
    def learn(searched: int, best: int, empties: int, frames: Any) -> None:
        """Of the moves of the ranks `searched`, that of rank `best` was good enough: raise its
        square's rank, and lower those of the others."""
        top = FIRST_FRAME + empties * frame
        shift = max(3, 12 - (empties >> 1))  # the larger the search, the more is learned from it
        while searched:
            rank = bit_length(searched) - 1
            searched ^= 1 << rank
            square = bit_length(frames[top + RANK_FIELDS * rank])
            goal = ranks_of_squares[square] + (MOST_LEARNED if rank == best else -MOST_LEARNED)
            whole = frames[top + LEARNED] + square
            exact = whole + to_exact
            frames[exact] += ((goal << RANK_BITS) - frames[exact]) >> shift
            frames[whole] = frames[exact] >> RANK_BITS

    return wins_by_force, ranked, learn

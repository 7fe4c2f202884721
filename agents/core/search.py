"""The exact search, written once for two speeds.

`build_search` makes `solve` for one geometry: it closes in on the score of a position with null
windows, each answered by `search`, a negamax with a transposition table. Given numba's tools the
two are compiled, given plain ones they are interpreted, and both visit the same nodes.

Scores are those of the literature: 0 is a draw; a win counts the winner's own discs that are left
unplayed, plus one; a loss is the negative of the opponent's win. With `e` empty squares, the side
to move included in the count, a win at once scores (e + 1) // 2.

Sources: P. Pons, "Solving Connect 4: how to build a perfect AI", 2015 (null windows, winning and
losing squares, the order of moves); V. Allis, "A knowledge-based approach of Connect-Four", 1988
(claimeven); J. Schaeffer and A. Plaat, "New advances in alpha-beta searching", 1996 (enhanced
transposition cut-off); D. Knuth, "The art of computer programming" 3, 6.4 (multiplicative
hashing). What each brings is in docs/solver.md.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from agents.core.position import Geometry, directions, run_shifts

# The first fields of `frames`; the frames of the search follow from FIRST_FRAME on.
NODES = 0  # positions searched so far
STOP = 1  # compiled: not 0 once the time is up; interpreted: the Deadline, or None
DEEP_EMPTIES = 2  # positions with at most so many empty squares use the deep table
SHALLOW_SHIFT = 3  # a hash shifted so far right is a slot of the shallow table
DEEP_SHIFT = 4
DEEP_START = 5  # the deep table's first slot: it stands behind the shallow one
GROW_AT = 6  # the number of nodes from which the shallow table is used
OTHER = 7  # how far off the frames of the other thread are; 0 where there is one thread only
FIRST_FRAME = 8

MIRROR_DISCS = 16  # positions with fewer discs share an entry with their mirror image
DEEP_FROM = 18  # positions with at most so many empty squares go to the deep table
GROW_AFTER = 20_000  # a search of fewer nodes keeps to the deep table, which fits a core's cache
PROBE_ABOVE = 12  # positions with more empty squares look all their children up first
POLL_MASK = 255  # the clock is looked at every 256 nodes: under 1 ms interpreted
HASH_FACTOR = 0x5851F42D4C957F2D  # odd, so that multiplying loses nothing
MOVE_FIELDS = 3  # of a frame, for each rank: the move, its winning squares, the replies to it
HIGHEST_RANK = 62  # the moves of a position are bits of one integer, by rank
BASE_RANK = 40  # a move's rank before anything is added
WIN_RANK = 10  # for each new winning square
REPLY_RANK = -5  # for each reply that does not lose at once
LEAST_INDEX_BITS = 12  # a slot's number holds at least so many bits of the hash
INFINITE_SCORE = 1 << 20
GAME_OVER = 1 << 21  # what `solve` answers for a position that has ended
COMPILED_BITS = 63  # boards of more bits run on Python ints


class SearchTools(NamedTuple):
    """What differs between the two speeds."""

    jit: Callable[[Any], Any]
    winning_squares: Callable[[Geometry], Callable[[int], int]]  # see `interpreted_...`
    has_line: Callable[[Geometry], Callable[[int], bool]]
    count_bits: Callable[[int], int]
    bit_length: Callable[[int], int]
    pointer: Callable[[Any], Any]  # makes what `solve` is given indexable
    time_is_up: Callable[[Any], bool]
    prefetch: Any  # a function, or None: brings a table's slot into the cache


def _interpreted_time_is_up(frames: list[Any]) -> bool:
    return frames[STOP] is not None and frames[STOP].expired()


def _itself(thing: Any) -> Any:
    return thing


def line_directions(geometry: Geometry) -> list[int]:
    """The directions in which a line fits on the board; see `position.directions`."""
    rows, columns, inarow = geometry.rows, geometry.columns, geometry.inarow
    shortest = (rows, columns, min(rows, columns), min(rows, columns))
    return [
        direction
        for direction, length in zip(directions(geometry), shortest, strict=True)
        if inarow <= length
    ]


def interpreted_winning_squares(geometry: Geometry) -> Callable[[int], int]:
    """A function of discs: the squares, occupied or not, that complete a line with them.

    It remembers its results: they depend on one side's discs alone, and the same discs come back
    with other replies.
    """
    inarow, board = geometry.inarow, geometry.board
    directions_of_lines = line_directions(geometry)
    down, level, up = geometry.stride - 1, geometry.stride, geometry.stride + 1

    def of_four(discs: int) -> int:
        squares = discs << 1 & discs << 2 & discs << 3
        before, after = discs << level, discs >> level
        squares |= before & discs << 2 * level & (discs << 3 * level | after)
        squares |= after & discs >> 2 * level & (discs >> 3 * level | before)
        before, after = discs << down, discs >> down
        squares |= before & discs << 2 * down & (discs << 3 * down | after)
        squares |= after & discs >> 2 * down & (discs >> 3 * down | before)
        before, after = discs << up, discs >> up
        squares |= before & discs << 2 * up & (discs << 3 * up | after)
        squares |= after & discs >> 2 * up & (discs >> 3 * up | before)
        return squares & board

    def of_any(discs: int) -> int:
        squares = 0
        for direction in directions_of_lines:
            for gap in range(inarow):
                ends = board
                for place in range(inarow):
                    if place < gap:
                        ends &= discs << direction * (gap - place)
                    elif place > gap:
                        ends &= discs >> direction * (place - gap)
                squares |= ends
        return squares

    return lru_cache(maxsize=1 << 18)(of_four if inarow == 4 else of_any)


def interpreted_has_line(geometry: Geometry) -> Callable[[int], bool]:
    """A function of discs: whether they contain a line."""
    directions_of_lines = line_directions(geometry)
    fold_steps = run_shifts(geometry)[0]
    down, level, up = geometry.stride - 1, geometry.stride, geometry.stride + 1

    def of_four(discs: int) -> bool:
        pair = discs & discs >> level
        if pair & pair >> 2 * level:
            return True
        pair = discs & discs >> down
        if pair & pair >> 2 * down:
            return True
        pair = discs & discs >> up
        if pair & pair >> 2 * up:
            return True
        pair = discs & discs >> 1
        return pair & pair >> 2 != 0

    def of_any(discs: int) -> bool:
        for direction in directions_of_lines:
            runs = discs
            for step in fold_steps:
                runs &= runs >> step * direction
            if runs:
                return True
        return False

    return of_four if geometry.inarow == 4 else of_any


def interpreted_tools() -> SearchTools:
    """Plain Python."""
    return SearchTools(
        jit=_itself,
        winning_squares=interpreted_winning_squares,
        has_line=interpreted_has_line,
        count_bits=int.bit_count,
        bit_length=int.bit_length,
        pointer=_itself,
        time_is_up=_interpreted_time_is_up,
        prefetch=None,
    )


def columns_from_centre(geometry: Geometry) -> list[int]:
    """The columns by their distance from the centre, the left one first among equals."""
    return sorted(
        range(geometry.columns), key=lambda column: (abs(2 * column + 1 - geometry.columns), column)
    )


def middle(least: int, most: int) -> int:
    """Where to look next for a score from `least` to `most`: at least `least`, below `most`.

    Halves, drawn towards 0: scores near 0 are the commonest.
    """
    alpha = least + (most - least) // 2
    if alpha <= 0 and least // 2 < alpha:
        return -(-least // 2)
    if alpha >= 0 and most // 2 > alpha:
        return most // 2
    return alpha


def highest_rank_of(geometry: Geometry) -> int:
    """The highest rank of a move. Boards that are compiled have fewer columns than ranks."""
    return max(HIGHEST_RANK, geometry.columns)


def frame_size(geometry: Geometry) -> int:
    """The fields of `frames` that one ply of the search uses."""
    return MOVE_FIELDS * (highest_rank_of(geometry) + 1) + 1


def square_ranks(geometry: Geometry) -> tuple[int, ...]:
    """The rank that a move starts from, indexed by the bit length of its square's mask: higher
    the more lines go through the square and the nearer its column is to the centre."""
    ranks = [BASE_RANK] * (geometry.stride * geometry.columns + 1)
    for bits in range(1, len(ranks)):
        column = (bits - 1) // geometry.stride
        ranks[bits] -= abs(2 * column + 1 - geometry.columns) // 2
    for direction, shifts in zip(directions(geometry), run_shifts(geometry), strict=True):
        starts = geometry.board
        for shift in shifts:
            starts &= starts >> shift
        for step in range(geometry.inarow):
            squares = starts << step * direction
            for bits in range(1, len(ranks)):
                ranks[bits] += squares >> bits - 1 & 1
    return tuple(ranks)


def build_search(geometry: Geometry, tools: SearchTools) -> Callable[..., int]:
    """`solve` for one geometry at one speed.

    The geometry's numbers are bound to local names: numba folds them into the code, and the
    interpreter reads them faster than fields.
    """
    jit, winning_squares_of, has_line_of, count_bits, bit_length, pointer, time_is_up, prefetch = (
        tools
    )
    prefetching = prefetch is not None
    rows, columns, level = geometry.rows, geometry.columns, geometry.stride
    bottom, board = geometry.bottom, geometry.board
    key_bits = max(COMPILED_BITS, geometry.stride * columns)
    hash_mask = (1 << key_bits) - 1
    rest_mask = (1 << key_bits - LEAST_INDEX_BITS) - 1
    score_offset = (rows * columns + 1) // 2 + 1
    score_mask = (1 << (2 * score_offset).bit_length()) - 1
    score_bits = (2 * score_offset).bit_length() + 1
    frame = frame_size(geometry)
    busy = frame - 1  # the field of a frame that names the move being searched
    highest_rank = highest_rank_of(geometry)
    ranks_of_squares = square_ranks(geometry)
    threats = winning_squares_of(geometry)
    has_line = has_line_of(geometry)
    column_mask = (1 << level) - 1
    mirror_above = rows * columns - MIRROR_DISCS
    lower_squares = sum(bottom << row for row in range(rows) if (rows - row) % 2 == 0)

    @jit
    def search(
        own: int,
        occupied: int,
        moves: int,
        own_wins: int,
        their_wins: int,
        empties: int,
        alpha: int,
        table: Any,
        frames: Any,
        top: int,
    ) -> int:
        """Whether the score is above `alpha`: a result <= alpha is an upper bound of it, a result
        > alpha a lower bound.

        Precondition: at least 3 squares are empty (`empties`), the side to move cannot win at
        once, and `moves`, not empty, are the squares after which the opponent cannot win at once
        either. `own_wins` and `their_wins` are the empty squares that complete a line for the
        side to move and for the other. `top` is the first free field of `frames`.

        Raises TimeoutError when the time is up; the table then holds proved bounds only.
        """
        nodes = frames[NODES] + 1
        frames[NODES] = nodes
        if nodes & POLL_MASK == 0:
            if time_is_up(frames):
                raise TimeoutError
            if nodes > frames[GROW_AT]:
                frames[DEEP_EMPTIES] = DEEP_FROM
        key = own + occupied + bottom
        if empties > mirror_above:
            mirrored = 0
            rest = key
            for _ in range(columns):
                mirrored = mirrored << level | rest & column_mask
                rest >>= level
            if mirrored < key:
                key = mirrored
        mixed = key * HASH_FACTOR & hash_mask
        if empties > frames[DEEP_EMPTIES]:
            slot = mixed >> frames[SHALLOW_SHIFT]
        else:
            slot = frames[DEEP_START] + (mixed >> frames[DEEP_SHIFT])
        entry: int = table[slot]
        if entry >> score_bits == mixed & rest_mask:
            known = (entry >> 1 & score_mask) - score_offset
            if entry & 1:
                if known > alpha:
                    return known
            elif known <= alpha:
                return known
        if alpha >= 0 and empties & 1 == 0:
            # Claimeven: see docs/solver.md.
            lowest = occupied + bottom & board
            if not has_line(own | lower_squares & ~occupied | lowest & ~lower_squares):
                return 0
        theirs = own ^ occupied
        order = 0
        rest = moves
        while rest:
            move = rest & -rest
            rest ^= move
            after = occupied | move
            wins = threats(own | move) & ~after
            replies = after + bottom & board
            forced = wins & replies
            if forced:
                if forced & forced - 1:
                    return empties - 1 >> 1
                replies = forced
            replies &= ~(wins >> 1)
            if not replies:
                return empties - 1 >> 1
            if prefetching:
                mixed_child = (theirs + after + bottom) * HASH_FACTOR & hash_mask
                if empties - 1 > frames[DEEP_EMPTIES]:
                    prefetch(table, mixed_child >> frames[SHALLOW_SHIFT])
                else:
                    prefetch(table, frames[DEEP_START] + (mixed_child >> frames[DEEP_SHIFT]))
            rank = ranks_of_squares[bit_length(move)]
            rank += WIN_RANK * count_bits(wins & ~own_wins) + REPLY_RANK * count_bits(replies)
            if rank < columns or move & own_wins >> 1:
                rank = columns  # late: the opponent takes the winning square above
            elif rank > highest_rank:
                rank = highest_rank
            while order >> rank & 1:  # the rank is taken
                rank -= 1
            order |= 1 << rank
            field = top + MOVE_FIELDS * rank
            frames[field] = move
            frames[field + 1] = wins
            frames[field + 2] = replies
        best = empties - 3 >> 1
        if best <= alpha:
            return best
        best = -INFINITE_SCORE
        if empties > PROBE_ABOVE:
            rest = order
            while rest:
                bit = bit_length(rest) - 1
                rest ^= 1 << bit
                after = occupied | frames[top + MOVE_FIELDS * bit]
                mixed_child = (theirs + after + bottom) * HASH_FACTOR & hash_mask
                if empties - 1 > frames[DEEP_EMPTIES]:
                    child_entry: int = table[mixed_child >> frames[SHALLOW_SHIFT]]
                else:
                    child_entry = table[frames[DEEP_START] + (mixed_child >> frames[DEEP_SHIFT])]
                if child_entry >> score_bits == mixed_child & rest_mask:
                    known = score_offset - (child_entry >> 1 & score_mask)
                    if child_entry & 1 == 0:
                        if known > alpha:
                            return known
                    elif known <= alpha:
                        order ^= 1 << bit
                        if known > best:
                            best = known
        patient = frames[OTHER] != 0 and empties > frames[DEEP_EMPTIES]
        deferred = 0
        while order | deferred:
            if not order:
                order = deferred
                deferred = 0
                patient = False
            bit = bit_length(order) - 1
            order ^= 1 << bit
            field = top + MOVE_FIELDS * bit
            move = frames[field]
            if patient:  # what the other thread is searching comes last
                child = theirs + (occupied | move)
                if best != -INFINITE_SCORE and frames[frames[OTHER] + top + busy] == child:
                    deferred |= 1 << bit
                    continue
                frames[top + busy] = child
            if empties - 2 >> 1 <= -alpha - 1:
                value = -(empties - 2 >> 1)
            elif empties == 3:
                value = 0
            else:
                value = -search(
                    theirs,
                    occupied | move,
                    frames[field + 2],
                    their_wins & ~move,
                    frames[field + 1],
                    empties - 1,
                    -alpha - 1,
                    table,
                    frames,
                    top + frame,
                )
            if value > best:
                best = value
                if value > alpha:
                    break
        if patient:
            frames[top + busy] = 0
        if empties > frames[DEEP_EMPTIES]:
            slot = mixed >> frames[SHALLOW_SHIFT]
        else:
            slot = frames[DEEP_START] + (mixed >> frames[DEEP_SHIFT])
        if best > alpha:
            table[slot] = (mixed & rest_mask) << score_bits | best + score_offset << 1 | 1
        else:
            table[slot] = (mixed & rest_mask) << score_bits | best + score_offset << 1
        return best

    middle_of = jit(middle)

    @jit
    def solve(own: int, occupied: int, low: int, high: int, table: Any, frames: Any) -> int:
        """The score, clamped to `low` and `high`; GAME_OVER where the game has ended.

        Raises TimeoutError when the time is up.
        """
        table = pointer(table)
        frames = pointer(frames)
        theirs = own ^ occupied
        empties = count_bits(board ^ occupied)
        if empties == 0 or has_line(theirs):
            return GAME_OVER
        lowest = occupied + bottom & board
        own_wins = threats(own) & ~occupied
        their_wins = threats(theirs) & ~occupied
        moves = lowest
        forced = lowest & their_wins
        if forced:
            moves = forced
        moves &= ~(their_wins >> 1)
        least = -(empties - 2 >> 1)
        most = empties - 1 >> 1
        if own_wins & lowest:
            least = most = empties + 1 >> 1
        elif forced & forced - 1 or (not moves and empties > 1):
            least = most = -(empties >> 1)
        elif empties <= 2:
            least = most = 0
        else:
            if most > 0 and not has_line(own | board & ~occupied):
                most = 0
            if least < 0 and not has_line(theirs | board & ~occupied):
                least = 0
        if least >= high or least == most:
            return max(low, min(high, least))
        if most <= low:
            return low
        least = max(least, low)
        most = min(most, high)
        frames[GROW_AT] = frames[NODES] + GROW_AFTER
        frames[DEEP_EMPTIES] = INFINITE_SCORE
        while least < most:
            alpha = middle_of(least, most)
            value = search(
                own, occupied, moves, own_wins, their_wins, empties, alpha, table, frames,
                FIRST_FRAME,
            )  # fmt: skip
            if value <= alpha:
                most = value
            else:
                least = value
        return max(low, min(high, least))

    return solve  # type: ignore[no-any-return]

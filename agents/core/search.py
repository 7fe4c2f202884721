"""The exact search, written once for two speeds.

`build_search` makes `solve` for one geometry. It narrows down the score of a position with null
windows, each answered by `search`, a negamax with a transposition table. With numba's tools the two
are compiled, with Python's they are interpreted; either way they visit the same nodes.

Scores are those of the literature: 0 is a draw; a win is the number of discs the winner has left to
play, plus one; a loss is the negative of the opponent's win. With `e` empty squares, a win at once
scores (e + 1) // 2.

Sources: P. Pons, "Solving Connect 4: how to build a perfect AI", 2015 (null windows, winning and
losing squares, move ordering); V. Allis, "A knowledge-based approach of Connect-Four", 1988
(claimeven); J. Schaeffer and A. Plaat, "New advances in alpha-beta searching", 1996 (enhanced
transposition cut-off); D. Knuth, "The art of computer programming" 3, 6.4 (multiplicative
hashing). docs/solver.md says what each one gains.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from agents.core.position import Geometry, columns_from_centre, run_shifts

# The first fields of `frames`; the search's stack starts at FIRST_FRAME, one frame per ply.
NODES = 0  # positions searched so far
STOP = 1  # compiled: not 0 once time is up; interpreted: the Deadline, or None
DEEP_EMPTIES = 2  # positions with at most this many empty squares use the deep table
SHALLOW_SHIFT = 3  # shifting a hash right by this gives its slot in the shallow table
DEEP_SHIFT = 4  # and in the deep one
DEEP_START = 5  # the first slot of the deep table, which follows the shallow one
GROW_AT = 6  # the value of NODES above which the shallow table is used
OTHER = 7  # the offset of the other thread's frames; 0 with a single thread
TABLE = 8  # the transposition table: its address if compiled, else the list
FIRST_FRAME = 9

MIRROR_DISCS = 16  # positions with fewer discs share a table entry with their mirror image
DEEP_FROM = 18  # positions with at most this many empty squares go to the deep table
GROW_AFTER = 20_000  # shorter searches use the deep table only, which fits a core's cache
PROBE_ABOVE = 12  # with more empty squares, all children are looked up before any is searched
POLL_MASK = 255  # check the clock every 256 nodes: about 2 ms interpreted
HASH_FACTOR = 0x5851F42D4C957F2D  # odd, so multiplying by it loses nothing
LEAST_INDEX_BITS = 12  # a slot's number holds at least this many bits of the hash
INFINITE_SCORE = 1 << 20
GAME_OVER = 1 << 21  # what `solve` returns if the game is over
COMPILED_BITS = 63  # larger boards run on Python ints


class SearchTools(NamedTuple):
    """What differs between the two speeds."""

    jit: Callable[[Any], Any]
    memoise: Callable[[Any], Any]
    count_bits: Callable[[int], int]
    bit_length: Callable[[int], int]
    pointer: Callable[[Any], Any]  # makes an address indexable
    time_is_up: Callable[[Any], bool]
    prefetch: Any  # a function that brings a table's slot into the cache, or None


def _interpreted_time_is_up(frames: list[Any]) -> bool:
    return frames[STOP] is not None and frames[STOP].expired()


def _itself(thing: Any) -> Any:
    return thing


def interpreted_tools() -> SearchTools:
    """Plain Python. Winning squares are memoised: they depend on one side's discs alone, and the
    same discs recur with different replies."""
    return SearchTools(
        jit=_itself,
        memoise=lru_cache(maxsize=1 << 18),
        count_bits=int.bit_count,
        bit_length=int.bit_length,
        pointer=_itself,
        time_is_up=_interpreted_time_is_up,
        prefetch=None,
    )


def middle(least: int, most: int) -> int:
    """The null window to try next for a score from `least` to `most`: `least` <= it < `most`.

    Bisects, with a bias towards 0, since scores near 0 are the commonest.
    """
    alpha = least + (most - least) // 2
    if alpha <= 0 and least // 2 < alpha:
        return -(-least // 2)
    if alpha >= 0 and most // 2 > alpha:
        return most // 2
    return alpha


def frame_size(geometry: Geometry) -> int:
    """The number of fields of `frames` that one ply of the search uses."""
    return 2 * geometry.columns + 1


def build_search(geometry: Geometry, tools: SearchTools) -> Callable[..., int]:
    """`solve` for one geometry at one speed.

    The geometry's numbers are local variables: numba treats them as constants, and the interpreter
    reads them faster than attributes.
    """
    jit, memoise, count_bits, bit_length, pointer, time_is_up, prefetch = tools
    prefetching = prefetch is not None
    rows, columns, inarow = geometry.rows, geometry.columns, geometry.inarow
    bottom, board = geometry.bottom, geometry.board
    down, level, up = geometry.stride - 1, geometry.stride, geometry.stride + 1
    key_bits = max(COMPILED_BITS, geometry.stride * columns)
    hash_mask = (1 << key_bits) - 1
    rest_mask = (1 << key_bits - LEAST_INDEX_BITS) - 1
    score_offset = (rows * columns + 1) // 2 + 1
    score_mask = (1 << (2 * score_offset).bit_length()) - 1
    score_bits = (2 * score_offset).bit_length() + 1
    frame = frame_size(geometry)
    busy = 2 * columns  # the field of a frame with the key of the child being searched
    column_masks = tuple(
        ((1 << rows) - 1) << column * geometry.stride for column in columns_from_centre(geometry)
    )
    highest_rank = max(1, COMPILED_BITS // columns - 1)
    fitting = [
        direction
        for direction, fits in (
            (1, inarow <= rows),
            (level, inarow <= columns),
            (down, inarow <= min(rows, columns)),
            (up, inarow <= min(rows, columns)),
        )
        if fits
    ]
    line_directions = tuple(fitting) or (0,)
    any_line_fits = bool(fitting)
    fold_steps = tuple(run_shifts(geometry)[0]) or (0,)
    column_mask = (1 << level) - 1
    mirror_above = rows * columns - MIRROR_DISCS
    lower_squares = sum(bottom << row for row in range(rows) if (rows - row) % 2 == 0)

    def winning_squares_of_four(discs: int) -> int:
        """`winning_squares_of_any` for four in a row: 2.5 µs instead of 9.4 interpreted."""
        squares = discs << 1 & discs << 2 & discs << 3
        pair = discs << level & discs << 2 * level
        squares |= pair & (discs << 3 * level | discs >> level)
        pair = discs >> level & discs >> 2 * level
        squares |= pair & (discs >> 3 * level | discs << level)
        pair = discs << down & discs << 2 * down
        squares |= pair & (discs << 3 * down | discs >> down)
        pair = discs >> down & discs >> 2 * down
        squares |= pair & (discs >> 3 * down | discs << down)
        pair = discs << up & discs << 2 * up
        squares |= pair & (discs << 3 * up | discs >> up)
        pair = discs >> up & discs >> 2 * up
        squares |= pair & (discs >> 3 * up | discs << up)
        return squares & board

    def winning_squares_of_any(discs: int) -> int:
        """The squares, occupied or not, that together with `discs` complete a line."""
        squares = 0
        if any_line_fits:
            for direction in line_directions:
                for gap in range(inarow):
                    ends = board
                    for place in range(inarow):
                        if place < gap:
                            ends &= discs << direction * (gap - place)
                        elif place > gap:
                            ends &= discs >> direction * (place - gap)
                    squares |= ends
        return squares

    threats = memoise(winning_squares_of_four if inarow == 4 else winning_squares_of_any)

    def has_line_of_four(discs: int) -> bool:
        """Whether `discs` include four in a row."""
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

    def has_line_of_any(discs: int) -> bool:
        """Whether `discs` include a line."""
        if any_line_fits:
            for direction in line_directions:
                runs = discs
                for step in fold_steps:
                    runs &= runs >> step * direction
                if runs:
                    return True
        return False

    has_line = jit(has_line_of_four if inarow == 4 else has_line_of_any)

    @jit
    def search(
        own: int,
        occupied: int,
        moves: int,
        own_wins: int,
        their_wins: int,
        empties: int,
        alpha: int,
        frames: Any,
        top: int,
    ) -> int:
        """Decide whether the score is above `alpha`: a result <= alpha is an upper bound of the
        score, a result > alpha a lower bound.

        Precondition: at least 3 squares are empty (`empties`), the side to move cannot win at
        once, and `moves`, not 0, are its moves after which the opponent cannot win at once
        either. `own_wins` and `their_wins` are the empty squares that complete a line for the
        side to move and for the other side. `top` is the first free field of `frames`.

        Raises TimeoutError when time is up; the table holds only proved bounds even then.
        """
        table = pointer(frames[TABLE])
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
        for place in range(columns):
            move = moves & column_masks[place]
            if move:
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
                frames[top + place] = wins
                frames[top + columns + place] = replies
                rank = 1 + count_bits(wins)
                if move & own_wins >> 1:  # the opponent would take the winning square above
                    rank -= 2
                if rank < 0:
                    rank = 0
                elif rank > highest_rank:
                    rank = highest_rank
                order |= 1 << (rank + 1) * columns - 1 - place
        best = empties - 3 >> 1
        if best <= alpha:
            return best
        best = -INFINITE_SCORE
        if empties > PROBE_ABOVE:
            rest = order
            while rest:
                bit = bit_length(rest) - 1
                rest ^= 1 << bit
                after = occupied | moves & column_masks[columns - 1 - bit % columns]
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
            place = columns - 1 - bit % columns
            move = moves & column_masks[place]
            if patient:  # leave what the other thread is searching to the end
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
                    frames[top + columns + place],
                    their_wins & ~move,
                    frames[top + place],
                    empties - 1,
                    -alpha - 1,
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
        """The score, clamped to `low` and `high`; GAME_OVER if the game is over.

        `table` and `frames` are lists, or if compiled the addresses of arrays of 64-bit words.
        Raises TimeoutError when time is up.
        """
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
        frames[TABLE] = table
        frames[GROW_AT] = frames[NODES] + GROW_AFTER
        frames[DEEP_EMPTIES] = INFINITE_SCORE
        # The frame for so many discs. Not the constant FIRST_FRAME: numba would compile `search`
        # twice, for the constant and for the recursion, and could not save the result.
        top = FIRST_FRAME + (rows * columns - empties) * frame
        while least < most:
            alpha = middle_of(least, most)
            value = search(own, occupied, moves, own_wins, their_wins, empties, alpha, frames, top)
            if value <= alpha:
                most = value
            else:
                least = value
        return max(low, min(high, least))

    return solve  # type: ignore[no-any-return]

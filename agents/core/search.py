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

from agents.core.board import Geometry, directions, run_shifts

# The first fields of `frames`; the search's stack starts at FIRST_FRAME, one frame per ply.
NODES = 0  # positions searched so far
STOP = 1  # compiled: not 0 once time is up; interpreted: the Deadline, or None
GROW_AT = 2  # the value of NODES at which larger tables come into use
DEEP_EMPTIES = 3  # positions with at most this many empty squares use the deep table
DEEP_START = 4  # the first slot of the deep table
DEEP_SHIFT = 5  # shifting a hash right by this gives its slot in the deep table
SHALLOW_START = 6  # the same of the shallow table in use
SHALLOW_SHIFT = 7
LEAST_SHIFT = 8  # of the largest shallow table
MARKS = 9  # the first slot of the marks, which follow the tables; 0 with a single thread
TABLE = 10  # all tables: their address if compiled, else the list
FIRST_FRAME = 11

MIRROR_DISCS = 16  # positions with fewer discs share a table entry with their mirror image
DEEP_FROM = 18  # positions with at most this many empty squares go to the deep table
SHALLOW_AFTER = 20_000  # shorter searches use the deep table only, which fits a core's cache
SMALLEST_BITS = 18  # the smallest shallow table has 2 ** 18 entries
GROWTH_BITS = 3  # and each larger one 2 ** 3 times as many
PROBE_ABOVE = 12  # with more empty squares, all children are looked up before any is searched
POLL_MASK = 255  # check the clock every 256 nodes: about 2 ms interpreted
HASH_FACTOR = 0x5851F42D4C957F2D  # odd, so multiplying by it loses nothing
MOVE_FIELDS = 3  # of a frame, for each rank: the move, its winning squares, the replies to it
HIGHEST_RANK = 62  # the moves of a position are bits of one integer, by rank
BASE_RANK = 40  # a move's rank before anything is added
WIN_RANK = 10  # for each new winning square
REPLY_RANK = -5  # for each reply that does not lose at once
MARK_BITS = 12  # with several threads, 2 ** 12 slots hold the keys of the children being searched
LEAST_INDEX_BITS = 12  # a slot's number holds at least this many bits of the hash
INFINITE_SCORE = 1 << 20
UNDECIDED = 1 << 22  # what `zugzwang` returns if it cannot tell
GAME_OVER = 1 << 21  # what `solve` returns if the game is over
COMPILED_BITS = 63  # larger boards run on Python ints


class SearchTools(NamedTuple):
    """What differs between the two speeds."""

    jit: Callable[[Any], Any]
    winning_squares: Callable[[Geometry], Callable[[int], int]]  # see `interpreted_...`
    has_line: Callable[[Geometry], Callable[[int], bool]]
    count_bits: Callable[[int], int]
    bit_length: Callable[[int], int]
    pointer: Callable[[Any], Any]  # makes an address indexable
    time_is_up: Callable[[Any], bool]
    prefetch: Any  # a function that brings a table's slot into the cache, or None


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


def highest_rank_of(geometry: Geometry) -> int:
    """The highest rank of a move. Boards that are compiled have fewer columns than ranks."""
    return max(HIGHEST_RANK, geometry.columns)


def frame_size(geometry: Geometry) -> int:
    """The number of fields of `frames` that one ply of the search uses."""
    return MOVE_FIELDS * (highest_rank_of(geometry) + 1)


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

    The geometry's numbers are local variables: numba treats them as constants, and the interpreter
    reads them faster than attributes.
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
    highest_rank = highest_rank_of(geometry)
    ranks_of_squares = square_ranks(geometry)
    threats = winning_squares_of(geometry)
    has_line = has_line_of(geometry)
    column_mask = (1 << level) - 1
    mirror_above = rows * columns - MIRROR_DISCS
    lower_squares = sum(bottom << row for row in range(rows) if (rows - row) % 2 == 0)
    upper_squares = board ^ lower_squares
    deciding_squares = (0,) + tuple(
        sum(bottom << row for row in range(rows + 2 - 2 * need) if (rows - row) % 2)
        for need in range(1, (rows + 1) // 2 + 1)
    )
    most_needed = len(deciding_squares) - 1
    columns_of_squares = (0,) + tuple(
        column_mask << square // level * level for square in range(level * columns)
    )

    @jit
    def zugzwang(
        first: int, last: int, first_wins: int, last_wins: int, occupied: int, need: int
    ) -> int:
        """A bound of the score for the side that will play on the last empty square: a lower
        bound of at least `need`, or an upper bound below it, or UNDECIDED.

        `last` are the discs of that side, `first` those of the other; `last_wins` and `first_wins`
        are the empty squares that complete a line. Found by answering every move in its own
        column: docs/solver.md, "Zugzwang".
        """
        lowest = occupied + bottom & board
        free = ~occupied
        spoils = lower_squares & free | lowest & upper_squares  # all that `first` may get
        if need <= most_needed:
            safe = upper_squares & free & ~lowest  # what `last` is sure to get
            if need <= 0:
                if not has_line(first | spoils):
                    return 0
            elif need == 1:
                if has_line(last | safe) and not has_line(first | spoils):
                    return 1
            elif last_wins & safe & deciding_squares[need] and not has_line(first | spoils):
                return need
        if need >= 0:
            threats_of_first = first_wins & lower_squares & ~lowest
            if threats_of_first:
                threat = threats_of_first & -threats_of_first
                column = columns_of_squares[bit_length(threat)]
                below = (upper_squares & free | lowest) & column & threat - 1
                if not has_line(last | spoils & ~column | below):
                    return -1
        return UNDECIDED

    @jit
    def answers(own: int, occupied: int, move: int) -> tuple[int, int]:
        """The empty squares that complete a line after `move`, for its side, and the replies to it
        that do not lose at once; none if the move wins."""
        after = occupied | move
        wins = threats(own | move) & ~after
        replies = after + bottom & board
        forced = wins & replies
        if forced:
            replies = 0 if forced & forced - 1 else forced
        return wins, replies & ~(wins >> 1)

    @jit
    def wins_by_force(own: int, occupied: int, moves: int) -> bool:
        """Whether the opponent has no answer to one of `moves`."""
        while moves:
            if not answers(own, occupied, moves & -moves)[1]:
                return True
            moves &= moves - 1
        return False

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
                shift = frames[SHALLOW_SHIFT]
                if frames[DEEP_EMPTIES] == INFINITE_SCORE:
                    frames[DEEP_EMPTIES] = DEEP_FROM
                elif shift > frames[LEAST_SHIFT]:
                    frames[SHALLOW_START] += 1 << key_bits - shift  # the next table
                    shift = max(shift - GROWTH_BITS, frames[LEAST_SHIFT])
                    frames[SHALLOW_SHIFT] = shift
                frames[GROW_AT] = nodes + (2 << key_bits - shift)
        if empties - 3 >> 1 <= alpha:  # only a win with the next disc but one would do
            if wins_by_force(own, occupied, moves):
                return empties - 1 >> 1
            return empties - 3 >> 1
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
            slot = frames[SHALLOW_START] + (mixed >> frames[SHALLOW_SHIFT])
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
        theirs = own ^ occupied
        if empties & 1:
            bound: int = zugzwang(theirs, own, their_wins, own_wins, occupied, alpha + 1)
            if bound != UNDECIDED:
                return bound
        else:
            bound = zugzwang(own, theirs, own_wins, their_wins, occupied, -alpha)
            if bound != UNDECIDED:
                return -bound
        start = frames[SHALLOW_START]  # of the table of the children
        shift = frames[SHALLOW_SHIFT]
        if empties - 1 <= frames[DEEP_EMPTIES]:
            start = frames[DEEP_START]
            shift = frames[DEEP_SHIFT]
        order = 0
        rest = moves
        while rest:
            move = rest & -rest
            rest ^= move
            wins, replies = answers(own, occupied, move)
            if not replies:
                return empties - 1 >> 1
            if prefetching:
                child = theirs + (occupied | move)
                mixed_child = (child + bottom) * HASH_FACTOR & hash_mask
                prefetch(table, start + (mixed_child >> shift))
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
        best = -INFINITE_SCORE
        if empties > PROBE_ABOVE:
            rest = order
            while rest:
                bit = bit_length(rest) - 1
                rest ^= 1 << bit
                after = occupied | frames[top + MOVE_FIELDS * bit]
                mixed_child = (theirs + after + bottom) * HASH_FACTOR & hash_mask
                child_entry: int = table[start + (mixed_child >> shift)]
                if child_entry >> score_bits == mixed_child & rest_mask:
                    known = score_offset - (child_entry >> 1 & score_mask)
                    if child_entry & 1 == 0:
                        if known > alpha:
                            return known
                    elif known <= alpha:
                        order ^= 1 << bit
                        if known > best:
                            best = known
        patient = frames[MARKS] != 0 and empties > frames[DEEP_EMPTIES]
        mark = 0
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
            if patient:  # leave what another thread is searching to the end
                child = theirs + (occupied | move)
                mark = frames[MARKS] + ((child * HASH_FACTOR & hash_mask) >> key_bits - MARK_BITS)
                if best != -INFINITE_SCORE and table[mark] == child:
                    deferred |= 1 << bit
                    continue
                table[mark] = child
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
                    frames,
                    top + frame,
                )
            if patient:
                table[mark] = 0
            if value > best:
                best = value
                if value > alpha:
                    break
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
        frames[GROW_AT] = frames[NODES] + SHALLOW_AFTER
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

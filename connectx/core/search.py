"""The exact search, written once for three speeds.

`build_solve` makes `solve` for one geometry. It narrows down the score of a position with null
windows, each answered by `search`, a negamax with a transposition table. With numba's tools the two
are compiled, for this machine or as WebAssembly; with Python's they are interpreted. They visit the
same nodes each time.

Scores are those of the literature: 0 is a draw; a win is the number of discs the winner has left to
play, plus one; a loss is the negative of the opponent's win. With `e` empty squares, a win at once
scores (e + 1) // 2.

Each builder makes functions that have the geometry's numbers as local variables: constants to
numba, and quicker to read for the interpreter than attributes. A call costs nothing compiled, and
1 % of a node interpreted, so what is rarely needed is a function and the rest is written out.

Sources: P. Pons, "Solving Connect 4: how to build a perfect AI", 2015 (null windows, winning and
losing squares, move ordering); V. Allis, "A knowledge-based approach of Connect-Four", 1988
(claimeven); J. Schaeffer, "The history heuristic and alpha-beta search enhancements in practice",
1989 (learned ranks); J. Schaeffer and A. Plaat, "New advances in alpha-beta searching", 1996
(enhanced transposition cut-off); D. Knuth, "The art of computer programming" 3, 6.4 (multiplicative
hashing). docs/experiments.md says what each one gains.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from connectx.core.board import Geometry, directions, has_won, run_shifts, winning_squares

# A thread's memory, `frames`: these fields, then one frame for each number of empty squares.
NODES = 0  # positions searched so far
STOP = 1  # compiled: the value of NODES at which to stop, or 0; interpreted: the Deadline, or 0
TABLE = 2  # all tables: their address if compiled, else the list
DEEP_START = 3  # the first slot of the thread's deep table
SHALLOW_START = 4  # the first slot of the shallow table in use
SHALLOW_SHIFT = 5  # shifting a hash right by this gives its slot there
LEAST_SHIFT = 6  # the same of the largest shallow table
GROW_AT = 7  # the value of NODES at which larger tables come into use
SHARED = 8  # whether several threads share the shallow table
GOES_ON = 9  # whether `solve` goes on with the question at which it was stopped last
LEAST, MOST = 10, 11  # the score is known to lie within
PROBE_FROM = 12  # from so many empty squares on, all children are looked up before any is searched
FIRST_FRAME = 13
# A frame has RANK_FIELDS for each rank: a move, its winning squares and the replies to it. No move
# has rank 0: there are the first slot and the shift of the table for these positions, and where
# what is learned of their squares' ranks begins. That follows the frames: whole ranks, then exact.
WINS, REPLIES, RANK_FIELDS = 1, 2, 3
START, SHIFT, LEARNED = 0, 1, 2

HASH_FACTOR = 0x5851F42D4C957F2D  # odd, so multiplying by it loses nothing
LEAST_INDEX_BITS = 12  # a slot's number holds at least this many bits of the hash
MIRROR_DISCS = 16  # positions with fewer discs share a table entry with their mirror image
DEEP_FROM = 20  # positions with at most this many empty squares go to the deep table
DEEP_BITS = 16  # which has 2 ** 16 entries
SHALLOW_AFTER = 20_000  # shorter searches use the deep table only, which fits a core's cache
SMALLEST_BITS = 18  # the smallest shallow table has 2 ** 18 entries
GROWTH_BITS = 3  # and each larger one 2 ** 3 times as many
MARK_BITS = 12  # with several threads, 2 ** 12 slots hold the keys of the children being searched
LEAST_PROBED = 11  # the value of PROBE_FROM in a search of more than some hundred nodes
POLL_MASK = 255  # check the clock every 256 nodes: about 2 ms interpreted
HIGHEST_RANK = 62  # the moves of a position are bits of one integer, by rank
BASE_RANK = 40  # a move's rank before anything is added
WIN_RANK = 8  # for each new winning square
REPLY_RANK = -5  # for each reply that does not lose at once
RANK_BITS = 10  # exact ranks are kept in steps of 2 ** -10
MOST_LEARNED = 6  # how far a square's rank may move from where it starts
LEARN_FROM = 12  # nothing is learned from positions with fewer empty squares
STAGE = 6  # what is learned serves positions with 6 * n to 6 * n + 5 empty squares
INFINITE_SCORE = 1 << 20
UNDECIDED = 1 << 22  # in place of a bound that decides the null window
GAME_OVER = 1 << 21  # what `solve` returns if the game is over
COMPILED_BITS = 63  # larger boards run on Python ints


class SearchTools(NamedTuple):
    """What differs between compiled and interpreted."""

    jit: Callable[[Any], Any]
    winning_squares: Callable[[Geometry], Callable[[int], int]]  # see `interpreted_...`
    has_line: Callable[[Geometry], Callable[[int], bool]]
    count_bits: Callable[[int], int]
    bit_length: Callable[[int], int]
    pointer: Callable[[Any], Any]  # makes an address indexable
    time_is_up: Callable[[Any], bool]
    prefetch: Any  # a function that brings a table's slot into the cache, or None


def interpreted_winning_squares(geometry: Geometry) -> Callable[[int], int]:
    """A function of discs: the squares, occupied or not, that complete a line with them.

    It remembers its results: they depend on one side's discs alone, and the same discs come back
    with other replies.
    """
    board = geometry.board
    steps = tuple((way, 2 * way) for way in directions(geometry)[1:])

    def of_four(discs: int) -> int:
        squares = discs << 1 & discs << 2 & discs << 3
        for one, two in steps:
            between = discs << one & discs >> one
            if between:
                squares |= between & (discs << two | discs >> two)
                middles = between & discs  # of three in a row
                if middles:
                    squares |= middles << two | middles >> two
        return squares & board

    class Results(dict[int, int]):  # answers faster than an lru_cache
        def __missing__(self, discs: int) -> int:
            if len(self) >= 1 << 18:
                self.clear()
            squares = self[discs] = find(discs)
            return squares

    find = of_four if geometry.inarow == 4 else lambda discs: winning_squares(discs, 0, geometry)
    return Results().__getitem__


def interpreted_has_line(geometry: Geometry) -> Callable[[int], bool]:
    """A function of discs: whether they contain a line."""
    steps = tuple((way, 2 * way) for way in (*directions(geometry)[1:], 1))

    def of_four(discs: int) -> bool:
        for one, two in steps:
            pairs = discs & discs >> one
            if pairs & pairs >> two:
                return True
        return False

    return of_four if geometry.inarow == 4 else lambda discs: has_won(discs, geometry)


def interpreted_tools() -> SearchTools:
    """Plain Python."""
    return SearchTools(
        jit=lambda function: function,
        winning_squares=interpreted_winning_squares,
        has_line=interpreted_has_line,
        count_bits=int.bit_count,
        bit_length=int.bit_length,
        pointer=lambda table: table,
        time_is_up=lambda frames: bool(frames[STOP] and frames[STOP].expired()),
        prefetch=None,
    )


# Scores -------------------------------------------------------------------------------------------


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


def build_solve(geometry: Geometry, tools: SearchTools) -> Callable[..., int]:
    """`solve` for one geometry at one speed."""
    jit, count_bits, pointer = tools.jit, tools.count_bits, tools.pointer
    bottom, board = geometry.bottom, geometry.board
    threats, has_line = tools.winning_squares(geometry), tools.has_line(geometry)
    middle_of = jit(middle)
    start, poll = build_growth(geometry, tools)
    search = build_search(geometry, tools, poll, threats, has_line)

    @jit
    def solve(own: int, occupied: int, low: int, high: int, frames: Any) -> int:
        """The score, clamped to `low` and `high`; GAME_OVER if the game is over.

        `frames` is a list, or if compiled the address of an array of 64-bit words. Raises
        TimeoutError when time is up. If the next call has the same arguments and GOES_ON is set,
        it loses nothing of what was found out by then.
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
        if frames[GOES_ON]:
            least, most = frames[LEAST], frames[MOST]
        else:
            start(frames)
        while least < most:
            frames[LEAST], frames[MOST] = least, most
            alpha = middle_of(least, most)
            value = search(own, occupied, moves, own_wins, their_wins, empties, alpha, frames)
            if value <= alpha:
                most = value
            else:
                least = value
        return max(low, min(high, least))

    return solve  # type: ignore[no-any-return]


def build_search(
    geometry: Geometry, tools: SearchTools, poll: Any, threats: Any, has_line: Any
) -> Callable[..., int]:
    """`search` for one geometry at one speed."""
    jit, bit_length, pointer = tools.jit, tools.bit_length, tools.pointer
    bottom, frame = geometry.bottom, frame_size(geometry)
    mirror_above = geometry.rows * geometry.columns - MIRROR_DISCS
    hash_mask = (1 << key_bits_of(geometry)) - 1
    tag_shift, tag_mask = tag_of(geometry)
    same_for_mirror, bound_in, entry_of, probe, claim = build_table(geometry, tools)
    wins_by_force, ranked, learn = build_order(geometry, tools, threats)
    zugzwang = build_zugzwang(geometry, tools, has_line)

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
    ) -> int:
        """Decide whether the score is above `alpha`: a result <= alpha is an upper bound of the
        score, a result > alpha a lower bound.

        Precondition: at least 3 squares are empty (`empties`), the side to move cannot win at
        once, `moves`, not 0, are its moves after which the opponent cannot win at once either,
        and `alpha` is at least -(empties - 2 >> 1), the lowest score then. `own_wins` and
        `their_wins` are the empty squares that complete a line for the side to move and for the
        other side.

        Raises TimeoutError when time is up; the table holds only proved bounds even then.
        """
        nodes = frames[NODES] + 1
        frames[NODES] = nodes
        if nodes & POLL_MASK == 0:
            poll(frames)
        if empties - 3 >> 1 <= alpha:  # only a win with the next disc but one would do
            if wins_by_force(own, occupied, moves):
                return empties - 1 >> 1
            return empties - 3 >> 1
        key = own + occupied + bottom
        if empties > mirror_above:
            key = same_for_mirror(key)
        hashed = key * HASH_FACTOR & hash_mask
        top = FIRST_FRAME + empties * frame
        slot = frames[top + START] + (hashed >> frames[top + SHIFT])
        table = pointer(frames[TABLE])
        bound: int
        entry = table[slot]
        if entry >> tag_shift == hashed & tag_mask:
            bound = bound_in(entry, alpha)
            if bound != UNDECIDED:
                return bound
        theirs = own ^ occupied
        if empties & 1:
            bound = zugzwang(theirs, own, their_wins, own_wins, occupied, alpha + 1)
            if bound != UNDECIDED:
                return bound
        else:
            bound = zugzwang(own, theirs, own_wins, their_wins, occupied, -alpha)
            if bound != UNDECIDED:
                return -bound
        order = ranked(own, occupied, moves, own_wins, frames, top)
        if not order:
            return empties - 1 >> 1
        best: int = -INFINITE_SCORE
        if empties >= frames[PROBE_FROM]:
            best, order = probe(theirs, occupied, order, alpha, frames, top)
            if best > alpha:
                return best
        patient = frames[SHARED] and frames[top + START] != frames[DEEP_START]
        mark = deferred = 0
        ranks = order
        while order | deferred:
            if not order:
                order = deferred
                deferred = patient = 0
            rank = bit_length(order) - 1
            order ^= 1 << rank
            place = top + RANK_FIELDS * rank
            move = frames[place]
            after = occupied | move
            if patient:  # leave what another thread is searching to the end
                mark = claim(theirs + after, best == -INFINITE_SCORE, frames)
                if mark < 0:
                    deferred |= 1 << rank
                    continue
            wins, replies = frames[place + WINS], frames[place + REPLIES]
            losses = their_wins & ~move
            value = -search(theirs, after, replies, losses, wins, empties - 1, ~alpha, frames)
            if patient:
                table[mark] = 0
            if value > best:
                best = value
                if value > alpha:
                    if empties >= LEARN_FROM:
                        learn(ranks & ~(order | deferred), rank, empties, frames)
                    break
        table[slot] = entry_of(hashed, best, alpha)
        return best

    return search  # type: ignore[no-any-return]


# Order of moves -----------------------------------------------------------------------------------


def highest_rank_of(geometry: Geometry) -> int:
    """The highest rank of a move. Boards that are compiled have fewer columns than ranks."""
    return max(HIGHEST_RANK, geometry.columns)


def frame_size(geometry: Geometry) -> int:
    """The number of fields of a frame."""
    return RANK_FIELDS * (highest_rank_of(geometry) + 1)


def learned_size(geometry: Geometry) -> int:
    """The number of ranks that are learned: every square's, for each side and stage."""
    squares = geometry.rows * geometry.columns
    return 2 * (squares // STAGE + 1) * len(square_ranks(geometry))


def square_ranks(geometry: Geometry) -> tuple[int, ...]:
    """The rank that a move starts from, indexed by the bit length of its square's mask: higher
    the more lines go through the square and the nearer its column is to the centre."""
    stride, bits = geometry.stride, range(geometry.stride * geometry.columns)
    from_centre = [abs(2 * (bit // stride) + 1 - geometry.columns) // 2 for bit in bits]
    ranks = [BASE_RANK - distance for distance in from_centre]
    for direction, shifts in zip(directions(geometry), run_shifts(geometry), strict=True):
        starts = geometry.board
        for shift in shifts:
            starts &= starts >> shift
        for step in range(geometry.inarow):
            ranks = [ranks[bit] + (starts << step * direction >> bit & 1) for bit in bits]
    return (0, *ranks)


def build_order(geometry: Geometry, tools: SearchTools, threats: Any) -> tuple[Any, Any, Any]:
    """`wins_by_force`, `ranked` and `learn`."""
    jit, _, _, count_bits, bit_length, pointer, _, prefetch = tools
    prefetching = prefetch is not None
    bottom, board, columns = geometry.bottom, geometry.board, geometry.columns
    hash_mask = (1 << key_bits_of(geometry)) - 1
    frame = frame_size(geometry)
    highest_rank = highest_rank_of(geometry)
    all_ranks = (2 << highest_rank) - 1
    ranks_of_squares = square_ranks(geometry)
    exact = learned_size(geometry)

    @jit
    def wins_by_force(own: int, occupied: int, moves: int) -> bool:
        """Whether the opponent has no answer to one of `moves`."""
        while moves:
            move = moves & -moves
            moves ^= move
            wins = threats(own | move) & ~occupied
            replies = occupied + bottom + move & board
            forced = wins & replies
            if forced:
                replies = 0 if forced & forced - 1 else forced
            if not replies & ~(wins >> 1):
                return True
        return False

    @jit
    def ranked(own: int, occupied: int, moves: int, own_wins: int, frames: Any, top: int) -> int:
        """The ranks of `moves`, as bits, with the fields of each in the frame; 0 if the opponent
        has no answer to one of them."""
        learned = frames[top + LEARNED]
        free, lowest = ~occupied, occupied + bottom
        not_new, below_wins = ~own_wins, own_wins >> 1
        untaken = all_ranks
        while moves:
            move = moves & -moves
            moves ^= move
            wins = threats(own | move) & free
            replies = lowest + move & board
            forced = wins & replies
            if forced:
                replies = 0 if forced & forced - 1 else forced
            replies &= ~(wins >> 1)
            if not replies:
                return 0
            if prefetching:
                hashed = ((own ^ occupied) + lowest + move) * HASH_FACTOR & hash_mask
                slot = frames[top - frame + START] + (hashed >> frames[top - frame + SHIFT])
                prefetch(pointer(frames[TABLE]), slot)
            rank = frames[learned + bit_length(move)] + REPLY_RANK * count_bits(replies)
            new_wins = wins & not_new
            if new_wins:
                rank += WIN_RANK * count_bits(new_wins)
            if rank < columns or move & below_wins:
                rank = columns  # late: the opponent takes the winning square above
            elif rank > highest_rank:
                rank = highest_rank
            rank = bit_length(untaken & (2 << rank) - 1) - 1  # without a branch
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
            learned = frames[top + LEARNED] + square
            frames[learned + exact] += (goal << RANK_BITS) - frames[learned + exact] >> shift
            frames[learned] = frames[learned + exact] >> RANK_BITS

    return wins_by_force, ranked, learn


# Zugzwang -----------------------------------------------------------------------------------------


def build_zugzwang(geometry: Geometry, tools: SearchTools, has_line: Any) -> Callable[..., int]:
    """`zugzwang` for one geometry at one speed."""
    jit, bit_length = tools.jit, tools.bit_length
    rows, columns, stride = geometry.rows, geometry.columns, geometry.stride
    bottom, board = geometry.bottom, geometry.board
    column_mask = (1 << stride) - 1
    lower_squares = sum(bottom << row for row in range(rows) if (rows - row) % 2 == 0)
    upper_squares = board ^ lower_squares
    deciding_squares = (0,) + tuple(
        sum(bottom << row for row in range(rows + 2 - 2 * need) if (rows - row) % 2)
        for need in range(1, (rows + 1) // 2 + 1)
    )
    most_needed = len(deciding_squares) - 1
    columns_of_squares = (0,) + tuple(
        column_mask << square // stride * stride for square in range(stride * columns)
    )

    @jit
    def zugzwang(
        first: int, last: int, first_wins: int, last_wins: int, occupied: int, need: int
    ) -> int:
        """A bound of the score for the side that will play on the last empty square: a lower
        bound of at least `need`, or an upper bound below it, or UNDECIDED.

        `last` are the discs of that side, `first` those of the other; `last_wins` and `first_wins`
        are the empty squares that complete a line. Found by answering every move in its own
        column: docs/search.md, "Zugzwang".
        """
        lowest = occupied + bottom & board
        free = ~occupied
        spoils = lower_squares & free | lowest & upper_squares  # all that `first` may get
        if need <= 0:
            if not has_line(first | spoils):
                return 0
        elif need <= most_needed:
            safe = upper_squares & free & ~lowest  # what `last` is sure to get
            if need == 1:
                wins = has_line(last | safe)
            else:
                wins = last_wins & safe & deciding_squares[need] != 0
            if wins and not has_line(first | spoils):
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

    return zugzwang  # type: ignore[no-any-return]


# Transposition table ------------------------------------------------------------------------------


def key_bits_of(geometry: Geometry) -> int:
    """The bits of a position's key and of its hash."""
    return max(COMPILED_BITS, geometry.stride * geometry.columns)


# An entry, from the lowest bit: whether the bound is a lower one; the bound; a tag.
def score_offset_of(geometry: Geometry) -> int:
    """What is added to a bound in an entry, which is then not negative."""
    return (geometry.rows * geometry.columns + 1) // 2 + 1


def tag_of(geometry: Geometry) -> tuple[int, int]:
    """Where an entry's tag begins, and the mask of the bits of a hash that are in it."""
    shift = (2 * score_offset_of(geometry)).bit_length() + 1
    return shift, (1 << key_bits_of(geometry) - LEAST_INDEX_BITS) - 1


def table_entries(table_bits: int, threads: int) -> int:
    """The number of slots for marks, a deep table for each thread, and the shallow tables, of which
    the largest has 2 ** `table_bits`."""
    shallow: list[int] = [*range(SMALLEST_BITS, table_bits, GROWTH_BITS), table_bits]
    return (1 << MARK_BITS) + (threads << DEEP_BITS) + sum(1 << bits for bits in shallow)


def new_frames(geometry: Geometry, table_bits: int, threads: int) -> list[list[Any]]:
    """The `frames` of each thread, for `table_entries` slots; TABLE remains to be set."""
    squares, frame = geometry.rows * geometry.columns, frame_size(geometry)
    first, ranks = FIRST_FRAME + frame * (squares + 1), square_ranks(geometry)
    learned = ranks * (learned_size(geometry) // len(ranks))
    fields = [0] * first + [*learned, *(rank << RANK_BITS for rank in learned)]
    for empties in range(1, squares + 1):
        stage_of_side = empties // STAGE * 2 + empties % 2
        fields[FIRST_FRAME + empties * frame + LEARNED] = first + stage_of_side * len(ranks)
    every_frames: list[list[Any]] = [list(fields) for _ in range(threads)]
    for thread, frames in enumerate(every_frames):
        # Each thread has its own deep table: two cores writing to one cache line are slow.
        frames[DEEP_START] = (1 << MARK_BITS) + (thread << DEEP_BITS)
        frames[SHALLOW_START] = (1 << MARK_BITS) + (threads << DEEP_BITS)
        frames[SHALLOW_SHIFT] = key_bits_of(geometry) - min(SMALLEST_BITS, table_bits)
        frames[LEAST_SHIFT] = key_bits_of(geometry) - table_bits
        frames[SHARED] = int(threads > 1)
    return every_frames


def build_growth(geometry: Geometry, tools: SearchTools) -> tuple[Any, Any]:
    """`start` and `poll`, which choose the tables to be used."""
    jit, time_is_up = tools.jit, tools.time_is_up
    squares, frame = geometry.rows * geometry.columns, frame_size(geometry)
    last_frame = FIRST_FRAME + squares * frame
    key_bits = key_bits_of(geometry)

    @jit
    def use_tables(frames: Any, deep_from: int) -> None:
        """Use the deep table for positions with at most `deep_from` empty squares."""
        for empties in range(1, squares + 1):
            top, deep = FIRST_FRAME + empties * frame, empties <= deep_from
            frames[top + START] = frames[DEEP_START] if deep else frames[SHALLOW_START]
            frames[top + SHIFT] = key_bits - DEEP_BITS if deep else frames[SHALLOW_SHIFT]

    @jit
    def start(frames: Any) -> None:
        """Start a search, with the deep table alone and without looking up children."""
        if frames[last_frame + START] != frames[DEEP_START]:
            use_tables(frames, squares)
        frames[GROW_AT] = frames[NODES] + SHALLOW_AFTER
        frames[PROBE_FROM] = squares + 1

    @jit
    def poll(frames: Any) -> None:
        """Raise TimeoutError if time is up; look up children now, and use larger tables if the
        search is long."""
        if time_is_up(frames):
            raise TimeoutError
        frames[PROBE_FROM] = LEAST_PROBED
        if frames[NODES] > frames[GROW_AT]:
            shift = frames[SHALLOW_SHIFT]
            if frames[last_frame + START] != frames[DEEP_START] and shift > frames[LEAST_SHIFT]:
                frames[SHALLOW_START] += 1 << key_bits - shift  # the next table
                shift = max(shift - GROWTH_BITS, frames[LEAST_SHIFT])
                frames[SHALLOW_SHIFT] = shift
            use_tables(frames, DEEP_FROM)
            frames[GROW_AT] = frames[NODES] + (2 << key_bits - shift)

    return start, poll


def build_table(geometry: Geometry, tools: SearchTools) -> tuple[Any, ...]:
    """What reads and writes the tables: the functions below, in their order."""
    jit, bit_length, pointer = tools.jit, tools.bit_length, tools.pointer
    columns, stride = geometry.columns, geometry.stride
    bottom, frame = geometry.bottom, frame_size(geometry)
    column_mask = (1 << stride) - 1
    key_bits = key_bits_of(geometry)
    hash_mask = (1 << key_bits) - 1
    score_offset, (tag_shift, tag_mask) = score_offset_of(geometry), tag_of(geometry)
    score_mask = (1 << tag_shift - 1) - 1

    @jit
    def same_for_mirror(key: int) -> int:
        """The key of a position or of its mirror image, whichever is smaller."""
        mirrored = 0
        rest = key
        for _ in range(columns):
            mirrored = mirrored << stride | rest & column_mask
            rest >>= stride
        return min(key, mirrored)

    @jit
    def bound_in(entry: int, alpha: int) -> int:
        """The bound in an entry if it decides whether the score is above `alpha`; else UNDECIDED.

        Precondition: the entry has the position's tag.
        """
        bound = (entry >> 1 & score_mask) - score_offset
        return bound if (bound > alpha) == (entry & 1) else UNDECIDED

    @jit
    def entry_of(hashed: int, bound: int, alpha: int) -> int:
        """The entry for a result of `search`."""
        return (hashed & tag_mask) << tag_shift | bound + score_offset << 1 | (bound > alpha)

    @jit
    def probe(
        theirs: int, occupied: int, order: int, alpha: int, frames: Any, top: int
    ) -> tuple[int, int]:
        """Look up the children of a position: the best bound found, and the order of the moves
        that it does not decide."""
        key = theirs + occupied + bottom  # and a move, for the child after it
        table = pointer(frames[TABLE])
        start, shift = frames[top - frame + START], frames[top - frame + SHIFT]
        best = -INFINITE_SCORE
        rest = order
        while rest:
            rank = bit_length(rest) - 1
            rest ^= 1 << rank
            hashed = (key + frames[top + RANK_FIELDS * rank]) * HASH_FACTOR & hash_mask
            entry: int = table[start + (hashed >> shift)]
            if entry >> tag_shift == hashed & tag_mask:
                bound = bound_in(entry, ~alpha)
                if bound != UNDECIDED:
                    order ^= 1 << rank
                    best = max(best, -bound)
                    if best > alpha:
                        break
        return best, order

    @jit
    def claim(child: int, must: bool, frames: Any) -> int:
        """Mark a child, given by its key: the mark's slot, or -1 if there is one and no `must`."""
        table = pointer(frames[TABLE])
        slot = (child * HASH_FACTOR & hash_mask) >> key_bits - MARK_BITS
        if table[slot] == child and not must:
            return -1
        table[slot] = child
        return slot

    return same_for_mirror, bound_in, entry_of, probe, claim

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
1989 (history ranks); J. Schaeffer and A. Plaat, "New advances in alpha-beta searching", 1996
(enhanced transposition cut-off); D. Knuth, "The art of computer programming" 3, 6.4 (multiplicative
hashing). docs/solver.md says what each one gains.
"""

from collections.abc import Callable
from typing import Any

from connectx.core.board import Geometry
from connectx.core.layout import (
    CHECK_MASK,
    FIRST_FRAME,
    GAME_OVER,
    GOES_ON,
    HASH_FACTOR,
    INFINITE_SCORE,
    LEAST,
    MOST,
    NODES,
    PROBE_FROM,
    RANK_FIELDS,
    REPLIES,
    SHIFT,
    START,
    TABLE,
    UNDECIDED,
    WINS,
    SearchTools,
    frame_size,
    key_bits_of,
)
from connectx.core.order import MIN_HISTORY_EMPTIES, build_order, safe_moves
from connectx.core.table import build_growth, build_table, tag_of
from connectx.core.zugzwang import build_zugzwang

MIRROR_DISCS = 16  # positions with fewer discs share a table entry with their mirror image


def middle(least: int, most: int) -> int:
    """Return the alpha of the null window to try next for a score from `least` to `most`.

    The search then tells whether the score is above alpha, which is at least `least` and below
    `most`. Alpha bisects the range, except that it is never nearer to 0 than half of `least` or
    `most`. Most scores are near 0, so a window near 0 is the hardest to decide and comes last.

    >>> middle(-18, 18), middle(-8, 18)  # the middles are 0 and 5
    (-9, 9)
    """
    midpoint = least + (most - least) // 2
    if midpoint < 0 or (midpoint == 0 and least < 0):
        half_of_least = -(-least // 2)  # rounded towards 0, as // alone would not
        return min(midpoint, half_of_least)
    return max(midpoint, most // 2)


def build_solve(geometry: Geometry, tools: SearchTools) -> Callable[..., int]:
    """Make `solve` for one geometry at one speed."""
    jit = tools.jit
    count_bits = tools.count_bits
    pointer = tools.pointer
    bottom = geometry.bottom
    board = geometry.board
    winning_squares = tools.winning_squares(geometry)
    has_line = tools.has_line(geometry)
    middle_of = jit(middle)
    safe_moves_of = jit(safe_moves)
    start, check_and_grow = build_growth(geometry, tools)
    search = build_search(geometry, tools, check_and_grow, winning_squares, has_line)

    @jit
    def solve(own: int, occupied: int, low: int, high: int, memory: Any) -> int:
        """Return the score, clamped to `low` and `high`; GAME_OVER if the game is over.

        `memory` is the list of frames, or if compiled the address of an array of 64-bit words.
        Raises TimeoutError when time is up; the score is then proved to be from LEAST to MOST. A
        call with these as `low` and `high` goes on from there. If GOES_ON is set, it counts as part
        of the same search.
        """
        frames = pointer(memory)
        theirs = own ^ occupied
        empties = count_bits(board ^ occupied)
        if empties == 0 or has_line(theirs):
            return GAME_OVER
        lowest = (occupied + bottom) & board
        own_wins = winning_squares(own) & ~occupied
        their_wins = winning_squares(theirs) & ~occupied
        moves = safe_moves_of(lowest, their_wins)
        # Bounds that need no search.
        if own_wins & lowest:  # a win with the next disc
            least = most = (empties + 1) >> 1
        elif not moves:  # a loss to the disc after it
            least = most = -(empties >> 1)
        elif empties <= 2:
            least = most = 0
        else:  # neither wins so soon
            least = -((empties - 2) >> 1)
            most = (empties - 1) >> 1
            # A side that has no line even with discs on all empty squares cannot win.
            if most > 0 and not has_line(own | (board & ~occupied)):
                most = 0
            if least < 0 and not has_line(theirs | (board & ~occupied)):
                least = 0
        if least == most or least >= high or most <= low:
            return max(low, min(high, least))
        least = max(least, low)
        most = min(most, high)
        if not frames[GOES_ON]:
            start(frames)
        frames[GOES_ON] = 0
        while least < most:
            frames[LEAST] = least
            frames[MOST] = most
            alpha = middle_of(least, most)
            value = search(own, occupied, moves, own_wins, their_wins, empties, alpha, frames)
            if value <= alpha:
                most = value
            else:
                least = value
        return max(low, min(high, least))

    return solve  # type: ignore[no-any-return]


def build_search(
    geometry: Geometry,
    tools: SearchTools,
    check_and_grow: Any,
    winning_squares: Any,
    has_line: Any,
) -> Callable[..., int]:
    """Make `search` for one geometry at one speed."""
    jit = tools.jit
    bit_length = tools.bit_length
    pointer = tools.pointer
    bottom = geometry.bottom
    frame = frame_size(geometry)
    mirror_above = geometry.rows * geometry.columns - MIRROR_DISCS
    hash_mask = (1 << key_bits_of(geometry)) - 1
    tag_shift, tag_mask = tag_of(geometry)
    canonical_key, read_bound, make_entry, look_up_children = build_table(geometry, tools)
    wins_by_force, rank_moves, update_history = build_order(geometry, tools, winning_squares)
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
        """Decide whether the score is above `alpha`.

        A result <= `alpha` is an upper bound of the score, a result > `alpha` a lower bound.

        `moves` are the moves after which the opponent cannot win at once. `own_wins` and
        `their_wins` are the empty squares that complete a line for the side to move and for the
        other side. Precondition: `empties`, the number of empty squares, is at least 3; the side to
        move cannot win at once; there is a move; and `alpha` is at least the lowest score that is
        then possible, -(empties - 2 >> 1).

        Raises TimeoutError when time is up; the table holds only proved bounds even then.
        """
        nodes = frames[NODES] + 1
        frames[NODES] = nodes
        if nodes & CHECK_MASK == 0:
            check_and_grow(frames)
        if (empties - 3) >> 1 <= alpha:  # only a win with the next disc but one would do
            if wins_by_force(own, occupied, moves):
                return (empties - 1) >> 1
            return (empties - 3) >> 1
        # The table may have a bound that decides.
        key = own + occupied + bottom
        if empties > mirror_above:
            key = canonical_key(key)
        hashed = (key * HASH_FACTOR) & hash_mask
        top = FIRST_FRAME + empties * frame  # where the frame of this position begins
        slot = frames[top + START] + (hashed >> frames[top + SHIFT])
        table = pointer(frames[TABLE])
        bound: int
        entry = table[slot]
        if (entry >> tag_shift) == (hashed & tag_mask):
            bound = read_bound(entry, alpha)
            if bound != UNDECIDED:
                return bound
        # Zugzwang: with an odd number of empty squares, the side to move plays on the last one.
        theirs = own ^ occupied
        if empties & 1:
            bound = zugzwang(theirs, own, their_wins, own_wins, occupied, alpha + 1)
            if bound != UNDECIDED:
                return bound
        else:  # the other side does: our score is above alpha unless its score is at least -alpha
            bound = zugzwang(own, theirs, own_wins, their_wins, occupied, -alpha)
            if bound != UNDECIDED:
                return -bound
        # The moves by rank, the best at the highest bit. Bounds of their children may be stored.
        order = rank_moves(own, occupied, moves, own_wins, frames, top)
        if not order:  # one of them wins with the next disc but one
            return (empties - 1) >> 1
        best: int = -INFINITE_SCORE
        if empties >= frames[PROBE_FROM]:
            best, order = look_up_children(theirs, occupied, order, alpha, frames, top)
            if best > alpha:
                return best
        # Search them.
        all_moves = order
        while order:
            rank = bit_length(order) - 1
            order ^= 1 << rank
            field = top + RANK_FIELDS * rank
            move = frames[field]
            child_occupied = occupied | move
            # In the child, the sides are exchanged: what was theirs is its own. Our score is above
            # alpha if and only if the child's score is at most -alpha - 1, which is ~alpha.
            replies = frames[field + REPLIES]
            child_own_wins = their_wins & ~move
            child_their_wins = frames[field + WINS]
            value = -search(
                theirs,
                child_occupied,
                replies,
                child_own_wins,
                child_their_wins,
                empties - 1,
                ~alpha,
                frames,
            )
            if value > best:
                best = value
                if value > alpha:
                    if empties >= MIN_HISTORY_EMPTIES:
                        update_history(all_moves & ~order, rank, empties, frames)
                    break
        table[slot] = make_entry(hashed, best, alpha)
        return best

    return search  # type: ignore[no-any-return]

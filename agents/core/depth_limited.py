"""Depth-limited search: a negamax on bitboards that looks a chosen number of plies ahead.

`build_depth_search` makes it for one geometry: compiled with numba's tools, interpreted with
Python's, with the same scores and nodes either way. Forced replies do not count towards the depth,
so that a line of threats is searched to its end. Leaves are judged by the squares that would
complete a line, with more weight for those in rows that suit the side, and by the lines through
every disc.

Sources: those of `search`; the rows: V. Allis, "A knowledge-based approach of Connect-Four", 1988
(zugzwang: when the rest of the board fills up in pairs, the first player gets the 1st, 3rd, 5th
row, the second player the others).
"""

import ctypes
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from agents.core.board import (
    Geometry,
    Position,
    has_won,
    legal_moves,
    make_move,
    single_squares,
)
from agents.core.choice import best_moves
from agents.core.clock import Deadline
from agents.core.compiled import compiled_tools
from agents.core.search import (
    BASE_RANK,
    COMPILED_BITS,
    FIRST_FRAME,
    HASH_FACTOR,
    NODES,
    POLL_MASK,
    STOP,
    TABLE,
    WIN_RANK,
    SearchTools,
    highest_rank_of,
    interpreted_tools,
    square_ranks,
)

FORCED_WIN = 1 << 24  # a win scores this minus the number of discs then on the board
LINE = 1  # for each line through a disc
THREAT = 20  # for each empty square that would complete a line
ZUGZWANG = 20  # more, in a row that suits the side
TABLE_BITS = 18  # slots of two words: 4 MB compiled, up to 24 MB interpreted
EXACTLY, AT_LEAST, AT_MOST = range(3)
# A table's word: column, score + SCORE_OFFSET, depth, bound.
DEPTH_SHIFT, SCORE_SHIFT, COLUMN_SHIFT = 2, 14, 40
SCORE_OFFSET = FORCED_WIN << 1
DEEPEST = (1 << SCORE_SHIFT - DEPTH_SHIFT) - 1


def line_planes(geometry: Geometry) -> tuple[int, ...]:
    """The number of lines through every square in binary: plane k has the squares with bit k."""
    ranks = square_ranks(geometry)
    counts = {}
    for place in single_squares(geometry.board):
        column = (place.bit_length() - 1) // geometry.stride
        from_centre = abs(2 * column + 1 - geometry.columns) // 2
        counts[place] = ranks[place.bit_length()] - BASE_RANK + from_centre
    return tuple(
        sum(place for place, count in counts.items() if count >> bit & 1)
        for bit in range(max(counts.values()).bit_length())
    ) or (0,)


def build_depth_search(geometry: Geometry, tools: SearchTools) -> Callable[..., int]:
    """`search` for one geometry at one speed; see `search.build_search`."""
    jit, winning_squares_of, _, count_bits, bit_length, pointer, time_is_up, _ = tools
    rows, columns, stride = geometry.rows, geometry.columns, geometry.stride
    bottom, board = geometry.bottom, geometry.board
    key_bits = max(COMPILED_BITS, stride * columns)
    hash_mask = (1 << key_bits) - 1
    hash_shift = key_bits - TABLE_BITS
    score_mask = (1 << COLUMN_SHIFT - SCORE_SHIFT) - 1
    column_mask = (1 << rows) - 1
    highest_rank = highest_rank_of(geometry)
    ranks_of_squares = square_ranks(geometry)
    threats = winning_squares_of(geometry)
    planes = line_planes(geometry)
    # With an odd number of rows, the columns do not fill up in pairs.
    odd_rows = sum(bottom << row for row in range(0, rows, 2)) if rows % 2 == 0 else 0
    even_rows = board ^ odd_rows if odd_rows else 0

    @jit
    def search(
        own: int, occupied: int, depth: int, alpha: int, beta: int, frames: Any, top: int
    ) -> int:
        """The score for the side to move, `depth` plies deep, forced replies not counted.

        A result between `alpha` and `beta` is exact; one <= `alpha` is an upper bound of the score,
        one >= `beta` a lower bound. Precondition: the game is not over, but for a full board. `top`
        is the first free field of `frames`. Raises TimeoutError when time is up.
        """
        table = pointer(frames[TABLE])
        nodes = frames[NODES] + 1
        frames[NODES] = nodes
        if nodes & POLL_MASK == 0 and time_is_up(frames):
            raise TimeoutError
        legal = occupied + bottom & board
        if not legal:
            return 0
        theirs = own ^ occupied
        discs = count_bits(occupied)
        own_wins = threats(own) & ~occupied
        if own_wins & legal:
            return FORCED_WIN - discs - 1
        their_wins = threats(theirs) & ~occupied
        forced = legal & their_wins
        moves = forced if forced else legal
        moves &= ~(their_wins >> 1)
        if not moves or forced & forced - 1:
            return discs + 2 - FORCED_WIN
        if forced:
            # A forced reply costs no depth.
            score: int = -search(theirs, occupied | moves, depth, -beta, -alpha, frames, top)
            return score
        if depth <= 0:
            score = THREAT * (count_bits(own_wins) - count_bits(their_wins))
            if discs & 1:
                suited, unsuited = even_rows, odd_rows
            else:
                suited, unsuited = odd_rows, even_rows
            score += ZUGZWANG * (count_bits(own_wins & suited) - count_bits(their_wins & unsuited))
            weight = LINE
            for plane in planes:
                score += weight * (count_bits(own & plane) - count_bits(theirs & plane))
                weight += weight
            return score
        key = own + occupied + bottom
        slot = (key * HASH_FACTOR & hash_mask) >> hash_shift << 1
        first = 0
        if table[slot] == key:
            entry: int = table[slot + 1]
            known = (entry >> SCORE_SHIFT & score_mask) - SCORE_OFFSET
            bound = entry & 3
            if (entry >> DEPTH_SHIFT & DEEPEST) >= depth and (
                bound == EXACTLY
                or (bound == AT_LEAST and known >= beta)
                or (bound == AT_MOST and known <= alpha)
            ):
                return known
            first = moves & column_mask << (entry >> COLUMN_SHIFT) * stride
        order = 0
        while moves:
            move = moves & -moves
            moves ^= move
            wins = threats(own | move) & ~occupied & ~own_wins
            rank = ranks_of_squares[bit_length(move)] + WIN_RANK * count_bits(wins)
            if move == first:
                rank = highest_rank
            elif rank >= highest_rank:
                rank = highest_rank - 1
            elif rank < columns:
                rank = columns
            while order >> rank & 1:  # the rank is taken
                rank -= 1
            order |= 1 << rank
            frames[top + rank] = move
        best = -FORCED_WIN
        best_move = 0
        floor = alpha
        while order:
            rank = bit_length(order) - 1
            order ^= 1 << rank
            move = frames[top + rank]
            score = -search(
                theirs,
                occupied | move,
                depth - 1,
                -beta,
                -floor,
                frames,
                top + highest_rank + 1,
            )
            if score > best:
                best = score
                best_move = move
                if score > floor:
                    floor = score
                    if score >= beta:
                        break
        bound = AT_LEAST if best >= beta else EXACTLY if best > alpha else AT_MOST
        table[slot] = key
        column = (bit_length(best_move) - 1) // stride
        entry = column << COLUMN_SHIFT | best + SCORE_OFFSET << SCORE_SHIFT
        table[slot + 1] = entry | depth << DEPTH_SHIFT | bound
        return best

    @jit
    def search_from(
        own: int, occupied: int, depth: int, alpha: int, beta: int, table: Any, frames: Any
    ) -> int:
        """`search`, with lists, or if compiled the addresses of arrays of 64-bit words."""
        frames = pointer(frames)
        frames[TABLE] = table
        # Not a constant: numba would compile `search` twice, for it and for the recursion.
        top = FIRST_FRAME + (depth & 1)
        score: int = search(own, occupied, depth, alpha, beta, frames, top)
        return score

    return search_from  # type: ignore[no-any-return]


class DepthSearch:
    """Finds the best moves on one geometry. Not safe for use by several threads at once."""

    def __init__(self, geometry: Geometry, *, compiled: bool = False) -> None:
        """Make the table; `compiled` compiles, which takes seconds.

        Raises RuntimeError if there is no compiled search: numba is missing or the board too big.
        """
        fits = geometry.stride * geometry.columns <= COMPILED_BITS
        tools = (compiled_tools() if fits else None) if compiled else interpreted_tools()
        if tools is None:
            raise RuntimeError(f"no compiled search for {geometry}: no numba, or the board is big")
        self.geometry = geometry
        self.compiled = compiled
        self._search = build_depth_search(geometry, tools)
        squares = geometry.rows * geometry.columns
        fields = FIRST_FRAME + 1 + (highest_rank_of(geometry) + 1) * (squares + 1)
        words = 2 << TABLE_BITS
        self._frames: Any
        self._table: Any
        if compiled:
            self._frames, self._table = (ctypes.c_int64 * fields)(), (ctypes.c_int64 * words)()
            self._arguments = ctypes.addressof(self._table), ctypes.addressof(self._frames)
            self._search(0, geometry.board, 0, 0, 0, *self._arguments)  # a full board: compiles
            self._frames[NODES] = 0
        else:
            self._frames, self._table = [0] * fields, [0] * words
            self._arguments = self._table, self._frames
            sys.setrecursionlimit(max(sys.getrecursionlimit(), 500 + squares))

    @property
    def nodes(self) -> int:
        """The number of positions searched so far."""
        return int(self._frames[NODES])

    def best_moves(self, position: Position, depth: int, deadline: Deadline) -> list[int]:
        """The moves with the highest score, `depth` plies deep, as masks of one square.

        If the deadline comes first, those of the deepest search completed; without any time, all
        legal moves. Precondition: the game is not over. The result depends on nothing else.
        """
        if self.compiled:
            ctypes.memset(self._table, 0, ctypes.sizeof(self._table))
        else:
            self._table[:] = [0] * len(self._table)
        best = moves = single_squares(legal_moves(position.occupied, self.geometry))
        squares = self.geometry.rows * self.geometry.columns
        with suppress(TimeoutError), self._stopped_at(deadline):
            for plies in range(1, min(depth, squares - position.discs) + 1):
                scores = self._root_scores(position, moves, plies)
                best = best_moves(scores)
                moves = sorted(moves, key=lambda move: -scores[move])
                if len(moves) == 1 or abs(scores[moves[0]]) > FORCED_WIN // 2:
                    break  # nothing to choose, or the end is in sight
        return sorted(best)

    def _root_scores(self, position: Position, moves: list[int], depth: int) -> dict[int, int]:
        """The scores of the best moves, and upper bounds below theirs of the others."""
        scores: dict[int, int] = {}
        alpha = -FORCED_WIN
        for move in moves:
            child = make_move(position, move)
            if has_won(child.theirs, self.geometry):
                scores[move] = FORCED_WIN - child.discs
            else:
                # A move as good as the best so far gets its exact score.
                limits = -FORCED_WIN, 1 - alpha
                scores[move] = -self._search(*child, depth - 1, *limits, *self._arguments)
            alpha = max(alpha, scores[move])
        return scores

    @contextmanager
    def _stopped_at(self, deadline: Deadline) -> Iterator[None]:
        """Let the search raise TimeoutError at the deadline."""
        if deadline.expired():
            raise TimeoutError
        if not self.compiled:
            self._frames[STOP] = deadline
            yield
            return
        self._frames[STOP] = 0
        timer = threading.Timer(deadline.remaining(), self._frames.__setitem__, (STOP, 1))
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


class BackgroundSearch(threading.Thread):
    """Compiles a search, so that no move waits for it beyond its time.

    If there is no compiled one, `search` stays None.
    """

    def __init__(self, geometry: Geometry) -> None:
        super().__init__(daemon=True)
        self.geometry = geometry
        self.search: DepthSearch | None = None

    def run(self) -> None:
        """Compile."""
        with suppress(Exception):  # whatever is wrong with numba may cost speed, never a game
            self.search = DepthSearch(self.geometry, compiled=True)

"""The heuristic search: alpha-beta to a depth or until time is up, for what cannot be solved.

`build_heuristic_search` makes it for one geometry: compiled with numba's tools, interpreted with
Python's, with the same scores and nodes either way. Forced replies do not count towards the depth,
so that a line of threats is searched to its end. Leaves are judged by the squares that would
complete a line, with more weight for those in rows that suit the side, and by the lines through
every disc.

Sources: those of `search`; D. Slate and L. Atkin, "Chess 4.5", 1977 (iterative deepening, the best
move first); V. Allis, "A knowledge-based approach of Connect-Four", 1988 (zugzwang: when the rest
of the board fills up in pairs, the first player gets the 1st, 3rd, 5th row, the second player the
others).
"""

import ctypes
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any

from connectx.core.board import Board, Geometry, centre_first, has_won, single_squares
from connectx.core.clock import Deadline
from connectx.core.compiled import compiled_tools
from connectx.core.interpreted import interpreted_tools
from connectx.core.layout import (
    CHECK_MASK,
    COMPILED_BITS,
    FIRST_FRAME,
    HASH_FACTOR,
    NODES,
    STOP,
    TABLE,
    SearchTools,
    highest_rank_of,
)
from connectx.core.order import BASE_RANK, WIN_RANK, safe_moves, square_ranks
from connectx.core.stop import Stop
from connectx.core.until_compiled import UntilCompiled

FORCED_WIN = 1 << 24  # a win scores this minus the number of discs then on the board
THREAT = 20  # for each empty square that would complete a line, in lines through a disc
ZUGZWANG = 20  # more, in a row that suits the side
TABLE_BITS = 18  # slots of two words: 4 MB compiled, up to 24 MB interpreted
# A slot's first word is the key, its second: score, best column, depth, bound, from the left.
SCORE_SHIFT, COLUMN_SHIFT, DEPTH_SHIFT = 32, 16, 2
FIELD = (1 << 14) - 1  # holds a column, a depth
EXACTLY, AT_LEAST, AT_MOST = range(3)


def lines_through(geometry: Geometry) -> tuple[int, ...]:
    """The number of lines through a square, indexed by the bit length of its mask."""
    return tuple(
        rank - BASE_RANK + abs(2 * ((bits - 1) // geometry.stride) + 1 - geometry.columns) // 2
        for bits, rank in enumerate(square_ranks(geometry))
    )


def build_heuristic_search(geometry: Geometry, tools: SearchTools) -> Callable[..., int]:
    """`search` for one geometry at one speed.

    The geometry's numbers are local variables: numba treats them as constants, and the interpreter
    reads them faster than attributes.
    """
    jit, pointer, time_is_up = tools.jit, tools.pointer, tools.time_is_up
    count_bits, bit_length = tools.count_bits, tools.bit_length
    winning_squares = tools.winning_squares(geometry)
    safe_moves_of = jit(safe_moves)
    rows, columns, stride = geometry.rows, geometry.columns, geometry.stride
    bottom, board = geometry.bottom, geometry.board
    key_bits = max(COMPILED_BITS, stride * columns)
    hash_mask = (1 << key_bits) - 1
    hash_shift = key_bits - TABLE_BITS
    left_column = (1 << rows) - 1  # its squares
    highest_rank = highest_rank_of(geometry)
    ranks_of_squares = square_ranks(geometry)
    lines_of_squares = lines_through(geometry)
    # With an odd number of rows, the columns do not fill up in pairs.
    odd_rows = sum(bottom << row for row in range(0, rows, 2)) if rows % 2 == 0 else 0
    even_rows = board ^ odd_rows if odd_rows else 0

    @jit
    def evaluate(own_wins: int, their_wins: int, lines: int, occupied: int) -> int:
        """The score of a leaf for the side to move, from the empty squares that would complete a
        line and from `lines`, the number of lines through its discs less that of the others."""
        if count_bits(occupied) & 1:
            suited, unsuited = even_rows, odd_rows
        else:
            suited, unsuited = odd_rows, even_rows
        difference: int = count_bits(own_wins) - count_bits(their_wins)
        zugzwang: int = count_bits(own_wins & suited) - count_bits(their_wins & unsuited)
        return lines + THREAT * difference + ZUGZWANG * zugzwang

    @jit
    def ranked(own: int, occupied: int, moves: int, first: int, frames: Any, top: int) -> int:
        """The ranks of the moves, as bits; stores every move in the frame at its rank.

        `first` comes first, then what makes new winning squares and what is in many lines.
        """
        old_wins = winning_squares(own) | occupied
        ranks = 0
        while moves:
            move = moves & -moves
            moves ^= move
            new_wins = winning_squares(own | move) & ~old_wins
            rank = ranks_of_squares[bit_length(move)] + WIN_RANK * count_bits(new_wins)
            if move == first:
                rank = highest_rank
            elif rank >= highest_rank:
                rank = highest_rank - 1
            elif rank < columns:
                rank = columns
            while (ranks >> rank) & 1:  # the rank is taken
                rank -= 1
            ranks |= 1 << rank
            frames[top + rank] = move
        return ranks

    @jit
    def search(
        own: int,
        occupied: int,
        lines: int,
        depth: int,
        alpha: int,
        beta: int,
        memory: Any,
        top: int,
    ) -> int:
        """The score for the side to move, `depth` plies deep, forced replies not counted.

        A result between `alpha` and `beta` is exact; one <= `alpha` is an upper bound of the score,
        one >= `beta` a lower bound. `lines` is that of `evaluate`, `memory` the list of frames, or
        if compiled the address of an array of words; `top` is its first free field.

        Precondition: the game is not over, but for a full board. Raises TimeoutError when time is
        up.
        """
        frames = pointer(memory)
        nodes = frames[NODES] + 1
        frames[NODES] = nodes
        if nodes & CHECK_MASK == 0 and time_is_up(frames):
            raise TimeoutError
        lowest = (occupied + bottom) & board
        if not lowest:
            return 0
        theirs = own ^ occupied
        own_wins = winning_squares(own) & ~occupied
        if own_wins & lowest:
            return FORCED_WIN - 1 - count_bits(occupied)
        their_wins = winning_squares(theirs) & ~occupied
        moves = safe_moves_of(lowest, their_wins)
        if not moves:
            return count_bits(occupied) + 2 - FORCED_WIN
        forced = lowest & their_wins
        if forced:
            child_lines = -lines - lines_of_squares[bit_length(forced)]
            after = occupied | forced
            score: int = -search(theirs, after, child_lines, depth, -beta, -alpha, memory, top)
            return score
        if depth <= 0:
            return evaluate(own_wins, their_wins, lines, occupied)  # type: ignore[no-any-return]
        table = pointer(frames[TABLE])
        key = own + occupied + bottom
        slot = (((key * HASH_FACTOR) & hash_mask) >> hash_shift) << 1
        first = 0
        if table[slot] == key:
            entry = table[slot + 1]
            score = entry >> SCORE_SHIFT
            bound = entry & 3
            if ((entry >> DEPTH_SHIFT) & FIELD) >= depth and (
                bound == EXACTLY
                or (bound == AT_LEAST and score >= beta)
                or (bound == AT_MOST and score <= alpha)
            ):
                return score
            first = moves & (left_column << (((entry >> COLUMN_SHIFT) & FIELD) * stride))
        ranks = ranked(own, occupied, moves, first, frames, top)
        best = -FORCED_WIN  # below every score, so that there is a best move
        best_move = 0
        floor = alpha
        while ranks and floor < beta:
            rank = bit_length(ranks) - 1
            ranks ^= 1 << rank
            move = frames[top + rank]
            after = occupied | move
            child_lines = -lines - lines_of_squares[bit_length(move)]
            child_top = top + highest_rank + 1
            score = -search(theirs, after, child_lines, depth - 1, -beta, -floor, memory, child_top)
            if score > best:
                best, best_move = score, move
                if score > floor:
                    floor = score
        bound = AT_LEAST if best >= beta else EXACTLY if best > alpha else AT_MOST
        column = (bit_length(best_move) - 1) // stride
        table[slot] = key
        entry = (best << SCORE_SHIFT) | (column << COLUMN_SHIFT) | (depth << DEPTH_SHIFT) | bound
        table[slot + 1] = entry
        return best

    return search  # type: ignore[no-any-return]


class HeuristicSearch:
    """Finds good moves on one geometry. Not safe for use by several threads at once."""

    def __init__(self, geometry: Geometry, *, compiled: bool = False) -> None:
        """Make the table; `compiled` compiles, which takes seconds.

        Raises RuntimeError if there is no compiled search: numba is missing or the board too big.
        """
        tools = compiled_tools(geometry) if compiled else interpreted_tools(geometry)
        if tools is None:
            raise RuntimeError(f"no compiled search for {geometry}: no numba, or the board is big")
        self.geometry = geometry
        self.compiled = compiled
        self._lines = lines_through(geometry)
        self._search = build_heuristic_search(geometry, tools)
        squares = geometry.rows * geometry.columns
        fields = FIRST_FRAME + (highest_rank_of(geometry) + 1) * (squares + 1)
        words = 2 << TABLE_BITS
        self._table: Any
        self._frames: Any
        self._memory: Any  # for the search
        if compiled:
            self._table, self._frames = (ctypes.c_int64 * words)(), (ctypes.c_int64 * fields)()
            self._memory = ctypes.addressof(self._frames)
            self._frames[TABLE] = ctypes.addressof(self._table)
            # A full board: compiles.
            self._search(0, geometry.board, 0, 0, 0, 0, self._memory, FIRST_FRAME)
            self._frames[NODES] = 0
        else:
            self._table, self._frames = [0] * words, [0] * fields
            self._memory = self._frames
            self._frames[TABLE] = self._table
        self._stop = Stop(compiled)
        self._frames[STOP] = self._stop.field

    @property
    def nodes(self) -> int:
        """The number of positions searched so far."""
        return int(self._frames[NODES])

    def best_column(self, board: Board, deadline: Deadline) -> int:
        """One of `best_columns`: the one nearest the centre, of two the left one."""
        return centre_first(self.best_columns(board, deadline), self.geometry)[0]

    def best_columns(self, board: Board, deadline: Deadline, depth: int | None = None) -> list[int]:
        """The columns with the highest score, `depth` plies deep, from left to right.

        When time is up, those of the deepest search so far: of an unfinished one, what it has found
        to be best, where the best of the search before it comes first. Without any time, all legal
        columns. Precondition: the game is not over.

        With a depth, the result depends on nothing else, as the table is emptied first; without
        one, the search makes use of what it found out on earlier boards.
        """
        if depth is not None:
            self._forget()
        best = columns = board.legal_columns()
        plies_left = board.empties if depth is None else min(depth, board.empties)
        with suppress(TimeoutError), self._stop.when(deadline.expired):
            for plies in range(1, plies_left + 1):
                scores: dict[int, int] = {}
                highest = -FORCED_WIN
                for column in columns:
                    scores[column] = self._score(board, column, plies, highest)
                    highest = max(highest, scores[column])
                    best = [column for column in scores if scores[column] == highest]
                if len(columns) == 1 or abs(highest) > FORCED_WIN // 2:
                    break  # nothing to choose, or the end is in sight
                columns = sorted(columns, key=lambda column: -scores[column])
        return sorted(best)

    def _forget(self) -> None:
        """Empty the table."""
        if self.compiled:
            ctypes.memset(self._table, 0, ctypes.sizeof(self._table))
        else:
            self._table[:] = [0] * len(self._table)

    def _score(self, board: Board, column: int, depth: int, least: int) -> int:
        """The score of a column, or if that is below `least`, an upper bound of it."""
        child = board.play(column)
        if has_won(child.theirs, self.geometry):
            return FORCED_WIN - child.discs
        lines = self._lines_of(child.own) - self._lines_of(child.theirs)
        limits = -FORCED_WIN, 1 - least
        search = *child[:2], lines, depth - 1, *limits, self._memory, FIRST_FRAME
        try:
            return -self._search(*search)
        except TimeoutError:
            raise self._stop.reason() from None

    def _lines_of(self, discs: int) -> int:
        return sum(self._lines[place.bit_length()] for place in single_squares(discs))


@lru_cache(maxsize=1)  # a game has one size, and tables of others slow the garbage collector
def searches_of(geometry: Geometry) -> UntilCompiled[HeuristicSearch]:
    """The process's searches of a geometry."""
    return UntilCompiled(lambda compiled: HeuristicSearch(geometry, compiled=compiled))

"""The heuristic search: alpha-beta to a depth or until time is up, for what cannot be solved.

Forced replies do not count towards the depth, so that a line of threats is searched to its end.
Leaves are judged by the squares that would complete a line, with more weight for those in rows that
suit the side, and by the lines through every disc.

Sources: those of `search`; D. Slate and L. Atkin, "Chess 4.5", 1977 (iterative deepening, the best
move first); V. Allis, "A knowledge-based approach of Connect-Four", 1988 (zugzwang: when the rest
of the board fills up in pairs, the first player gets the 1st, 3rd, 5th row, the second player the
others).
"""

from contextlib import suppress
from functools import lru_cache

from connectx.core.board import Board, Geometry, centre_first, has_won, legal_moves, single_squares
from connectx.core.clock import Deadline
from connectx.core.layout import CHECK_MASK, interpreted_tools
from connectx.core.order import BASE_RANK, WIN_RANK, safe_moves, square_ranks

FORCED_WIN = 1 << 24  # a win scores this minus the number of discs then on the board
THREAT = 20  # for each empty square that would complete a line, in lines through a disc
ZUGZWANG = 20  # more, in a row that suits the side
MOST_ENTRIES = 1 << 17  # of the table, 33 MB; then all are forgotten
EXACTLY, AT_LEAST, AT_MOST = range(3)


class HeuristicSearch:
    """Finds good moves on one geometry. Not safe for use by several threads at once."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.nodes = 0  # positions searched so far
        self._winning_squares = interpreted_tools(geometry).winning_squares(geometry)
        self._ranks = square_ranks(geometry)
        self._lines = tuple(  # through a square, by the bit length of its mask
            rank - BASE_RANK + abs(2 * ((bits - 1) // geometry.stride) + 1 - geometry.columns) // 2
            for bits, rank in enumerate(self._ranks)
        )
        # With an odd number of rows, the columns do not fill up in pairs.
        rows = range(0, geometry.rows, 2) if geometry.rows % 2 == 0 else ()
        odd_rows = sum(geometry.bottom << row for row in rows)
        self._suited = odd_rows, geometry.board ^ odd_rows if odd_rows else 0  # by discs, even, odd
        self._table: dict[int, tuple[int, int, int, int]] = {}  # key -> depth, bound, score, move
        self._deadline = Deadline(0)

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
            self._table.clear()
        self._deadline = deadline
        best = columns = board.legal_columns()
        plies_left = board.empties if depth is None else min(depth, board.empties)
        with suppress(TimeoutError):
            for plies in range(1, plies_left + 1):
                if deadline.expired():
                    break
                scores: dict[int, int] = {}
                highest = -FORCED_WIN
                for column in columns:
                    scores[column] = self._score(board.play(column), plies, highest)
                    highest = max(highest, scores[column])
                    best = [column for column in scores if scores[column] == highest]
                if len(columns) == 1 or abs(highest) > FORCED_WIN // 2:
                    break  # nothing to choose, or the end is in sight
                columns = sorted(columns, key=lambda column: -scores[column])
        return sorted(best)

    def _score(self, child: Board, depth: int, least: int) -> int:
        """The score of the move to `child`, or if that is below `least`, an upper bound of it."""
        if has_won(child.theirs, self.geometry):
            return FORCED_WIN - child.discs
        own, theirs = (
            sum(self._lines[place.bit_length()] for place in single_squares(discs))
            for discs in (child.own, child.theirs)
        )
        return -self._search(*child[:2], own - theirs, depth - 1, -FORCED_WIN, 1 - least)

    def _search(
        self, own: int, occupied: int, lines: int, depth: int, alpha: int, beta: int
    ) -> int:
        """The score for the side to move, `depth` plies deep, forced replies not counted.

        A result between `alpha` and `beta` is exact; one <= `alpha` is an upper bound of the score,
        one >= `beta` a lower bound. `lines` is the number of lines through its discs less that of
        the others.

        Precondition: the game is not over, but for a full board. Raises TimeoutError when time is
        up.
        """
        self.nodes += 1
        if self.nodes & CHECK_MASK == 0 and self._deadline.expired():
            raise TimeoutError
        lowest = legal_moves(occupied, self.geometry)
        if not lowest:
            return 0
        theirs = own ^ occupied
        own_wins = self._winning_squares(own) & ~occupied
        if own_wins & lowest:
            return FORCED_WIN - 1 - occupied.bit_count()
        their_wins = self._winning_squares(theirs) & ~occupied
        moves = safe_moves(lowest, their_wins)
        if not moves:
            return occupied.bit_count() + 2 - FORCED_WIN
        forced = lowest & their_wins
        if not forced and depth <= 0:
            suited, unsuited = self._suited[:: -1 if occupied.bit_count() % 2 else 1]
            threats = own_wins.bit_count() - their_wins.bit_count()
            zugzwang = (own_wins & suited).bit_count() - (their_wins & unsuited).bit_count()
            return lines + THREAT * threats + ZUGZWANG * zugzwang
        key = own + occupied + self.geometry.bottom
        known_depth, bound, score, first = self._table.get(key, (-1, EXACTLY, 0, 0))
        if known_depth >= depth and (
            bound == EXACTLY
            or (bound == AT_LEAST and score >= beta)
            or (bound == AT_MOST and score <= alpha)
        ):
            return score
        best, best_move, floor = -FORCED_WIN, 0, alpha
        for move in self._ordered(own, occupied, moves, first):
            child_lines = -lines - self._lines[move.bit_length()]
            plies = depth if forced else depth - 1
            score = -self._search(theirs, occupied | move, child_lines, plies, -beta, -floor)
            if score > best:
                best, best_move, floor = score, move, max(floor, score)
                if floor >= beta:
                    break
        if len(self._table) >= MOST_ENTRIES:
            self._table.clear()
        bound = AT_LEAST if best >= beta else EXACTLY if best > alpha else AT_MOST
        self._table[key] = depth, bound, best, best_move
        return best

    def _ordered(self, own: int, occupied: int, moves: int, first: int) -> list[int]:
        """The moves: `first`, then what makes winning squares and what is in many lines."""
        squares = single_squares(moves)
        if len(squares) == 1:
            return squares
        empty = ~occupied

        def rank(move: int) -> int:
            wins = self._winning_squares(own | move) & empty
            return -self._ranks[move.bit_length()] - WIN_RANK * wins.bit_count()

        return sorted(squares, key=lambda move: (move != first, rank(move)))


@lru_cache(maxsize=1)  # a game has one size, and tables of others slow the garbage collector
def search_of(geometry: Geometry) -> HeuristicSearch:
    """The process's search of a geometry."""
    return HeuristicSearch(geometry)

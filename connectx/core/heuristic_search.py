"""The heuristic search: alpha-beta to a depth or until time is up, for what cannot be solved.

Forced replies do not count towards the depth, so that a series of threats is searched to its end.
The heuristic counts, at the leaves, the squares that would complete a line, with more weight for
those in rows that suit the side, and the lines through every disc.

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
# The heuristic score counts 1 for a line through an own disc.
THREAT_SCORE = 20  # for each empty square that would complete a line
ZUGZWANG_SCORE = 20  # in addition, if the square is in a row that suits the side
MAX_STORED_POSITIONS = 1 << 17  # 33 MB; a table with more is emptied
EXACTLY, AT_LEAST, AT_MOST = range(3)  # kinds of bounds


class HeuristicSearch:
    """A search for good moves on one geometry. Only one thread at a time may use it."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.nodes = 0  # positions searched so far
        self._winning_squares = interpreted_tools(geometry).winning_squares(geometry)
        self._ranks = square_ranks(geometry)  # by the bit length of a square's mask
        # A rank is BASE_RANK and the number of lines through the square, less its distance from the
        # centre. So this leaves the lines, again by the bit length of a square's mask.
        self._lines = tuple(
            rank - BASE_RANK + abs(2 * ((bits - 1) // geometry.stride) + 1 - geometry.columns) // 2
            for bits, rank in enumerate(self._ranks)
        )
        # The rows that suit the side which moves first, the 1st, 3rd, 5th, and the other side. With
        # an odd number of rows the columns do not fill up in pairs, and no row suits anybody.
        self._first_rows = 0
        self._second_rows = 0
        if geometry.rows % 2 == 0:
            self._first_rows = sum(geometry.bottom << row for row in range(0, geometry.rows, 2))
            self._second_rows = geometry.board ^ self._first_rows
        self._table: dict[int, tuple[int, int, int, int]] = {}  # key -> depth, bound, score, move
        self._deadline = Deadline(0)

    def best_column(self, board: Board, deadline: Deadline) -> int:
        """Choose among `best_columns` the one nearest the centre, and of two the left one."""
        return centre_first(self.best_columns(board, deadline), self.geometry)[0]

    def best_columns(self, board: Board, deadline: Deadline, depth: int | None = None) -> list[int]:
        """List the columns with the highest score, `depth` plies deep, from left to right.

        The search is repeated with one ply more each time. When time is up, the last search decides
        with the columns that it has scored so far; the best column of the search before it is
        always the first of them. Without any time, all legal columns are returned. Precondition:
        the game is not over.

        With a depth, the result depends on nothing else, because the table is emptied first.
        Without one, the search uses what it stored on earlier boards.
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
                    break  # there is no choice, or the search has seen a forced win or loss
                columns = sorted(columns, key=lambda column: -scores[column])
        return sorted(best)

    def _score(self, child: Board, depth: int, min_score: int) -> int:
        """Score the move to `child`. A score below `min_score` may be an upper bound only."""
        if has_won(child.theirs, self.geometry):
            return FORCED_WIN - child.discs
        lines = self._count_lines(child.own) - self._count_lines(child.theirs)
        beta = 1 - min_score
        return -self._search(child.own, child.occupied, lines, depth - 1, -FORCED_WIN, beta)

    def _count_lines(self, discs: int) -> int:
        """Count the lines through each disc, and add up the counts."""
        return sum(self._lines[disc.bit_length()] for disc in single_squares(discs))

    def _search(
        self, own: int, occupied: int, lines: int, depth: int, alpha: int, beta: int
    ) -> int:
        """Score a position for the side to move, `depth` plies deep, forced replies not counted.

        A result between `alpha` and `beta` is exact; one <= `alpha` is an upper bound of the score,
        one >= `beta` a lower bound. `lines` counts the lines through own discs, less those through
        theirs.

        Precondition: no side has a line. Raises TimeoutError when time is up.
        """
        self.nodes += 1
        if self.nodes & CHECK_MASK == 0 and self._deadline.expired():
            raise TimeoutError
        lowest = legal_moves(occupied, self.geometry)
        if not lowest:
            return 0
        theirs = own ^ occupied
        own_wins = self._winning_squares(own) & ~occupied
        if own_wins & lowest:  # won with the next disc
            return FORCED_WIN - (occupied.bit_count() + 1)
        their_wins = self._winning_squares(theirs) & ~occupied
        moves = safe_moves(lowest, their_wins)
        if not moves:  # lost to the disc after it
            return (occupied.bit_count() + 2) - FORCED_WIN
        forced = lowest & their_wins
        if not forced and depth <= 0:
            return lines + self._score_threats(own_wins, their_wins, occupied.bit_count())
        key = own + occupied + self.geometry.bottom
        stored_depth, bound, score, stored_move = self._table.get(key, (-1, EXACTLY, 0, 0))
        if stored_depth >= depth and (
            bound == EXACTLY
            or (bound == AT_LEAST and score >= beta)
            or (bound == AT_MOST and score <= alpha)
        ):
            return score
        best = -FORCED_WIN
        best_move = 0
        floor = alpha
        for move in self._order_moves(own, occupied, moves, stored_move):
            child_lines = -lines - self._lines[move.bit_length()]
            plies = depth if forced else depth - 1
            score = -self._search(theirs, occupied | move, child_lines, plies, -beta, -floor)
            if score > best:
                best = score
                best_move = move
                floor = max(floor, score)
                if floor >= beta:
                    break
        if len(self._table) >= MAX_STORED_POSITIONS:
            self._table.clear()
        if best >= beta:
            bound = AT_LEAST
        elif best > alpha:
            bound = EXACTLY
        else:
            bound = AT_MOST
        self._table[key] = (depth, bound, best, best_move)
        return best

    def _score_threats(self, own_wins: int, their_wins: int, discs: int) -> int:
        """Score the empty squares that complete a line, more in rows that suit the side."""
        own_rows = self._first_rows
        their_rows = self._second_rows
        if discs % 2:  # the side to move is the one that moved second
            own_rows = self._second_rows
            their_rows = self._first_rows
        threats = own_wins.bit_count() - their_wins.bit_count()
        suited = (own_wins & own_rows).bit_count() - (their_wins & their_rows).bit_count()
        return THREAT_SCORE * threats + ZUGZWANG_SCORE * suited

    def _order_moves(self, own: int, occupied: int, moves: int, stored_move: int) -> list[int]:
        """Order the moves: the stored one, then those with many new winning squares and lines."""
        squares = single_squares(moves)
        if len(squares) == 1:
            return squares
        empty = ~occupied

        def rank(move: int) -> int:
            wins = self._winning_squares(own | move) & empty
            return self._ranks[move.bit_length()] + WIN_RANK * wins.bit_count()

        return sorted(squares, key=lambda move: (move != stored_move, -rank(move)))


@lru_cache(maxsize=1)  # a game has one size, and tables of others slow the garbage collector
def search_of(geometry: Geometry) -> HeuristicSearch:
    """Return the search of a geometry, which all calls in this process share."""
    return HeuristicSearch(geometry)

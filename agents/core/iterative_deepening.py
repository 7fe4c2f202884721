"""Time-bounded search: alpha-beta, one ply deeper at a time until the deadline.

For boards too large to solve. Forced wins and blocks do not count towards the depth; leaves are
judged by the window heuristic with the same weights for both sides, so that they can share a
negamax.

Sources: D. Slate and L. Atkin, "Chess 4.5", 1977 (iterative deepening, best move first);
A. Zobrist, "A new hashing method with application for game playing", 1970 (transposition table).
"""

from agents.core.clock import Deadline
from agents.core.position import Geometry, Position, column_squares, columns_from_centre
from agents.core.windows import Heuristic, Tally, Weights, evaluate, heuristic_of, tally_of

WIN = 1 << 40  # a win scores this minus the number of discs then on the board
POLL_NODES = 64  # between two checks of the clock: under 1 ms
TABLE_POSITIONS = 200_000  # about 40 MB; the table is emptied when full
EXACT, LOWER_BOUND, UPPER_BOUND = range(3)


def balanced_weights(geometry: Geometry) -> Weights:
    """Weights that judge both sides alike; the nearer a window is to a line, the more it counts."""
    fours = 0 if geometry.inarow == 4 else 120
    return Weights(
        fours=fours,
        threes=30 if geometry.inarow == 4 else 20,
        twos=4,
        opponent_twos=-4,
        opponent_threes=-30 if geometry.inarow == 4 else -20,
        opponent_fours=-fours,
    )


def best_move_in_time(position: Position, geometry: Geometry, deadline: Deadline) -> int:
    """The best move found before the deadline; precondition: there is a legal move.

    That of the deepest search completed, unless a deeper one found a better move before time ran
    out. With no time at all, it is the legal move nearest the centre.
    """
    search = DeepeningSearch(geometry, heuristic_of(balanced_weights(geometry), geometry), deadline)
    return search.best_move(position)


class DeepeningSearch:
    """One search of one position."""

    def __init__(self, geometry: Geometry, heuristic: Heuristic, deadline: Deadline) -> None:
        self._geometry = geometry
        self._heuristic = heuristic
        self._deadline = deadline
        self.nodes = 0
        self._squares = geometry.rows * geometry.columns
        # key -> (depth, score, bound, best move)
        self._table: dict[int, tuple[int, int, int, int]] = {}
        self._columns = [
            column_squares(column, geometry) for column in columns_from_centre(geometry)
        ]

    def best_move(self, position: Position) -> int:
        """See `best_move_in_time`."""
        own = tally_of(position.own, self._heuristic)
        theirs = tally_of(position.theirs, self._heuristic)
        moves = self._ordered(position.occupied, 0)
        best = moves[0]
        if len(moves) == 1:
            return best
        try:
            for depth in range(1, self._squares - position.discs + 1):
                scores = {}
                alpha = -WIN
                for move in moves:
                    scores[move] = -self._search_child(
                        position, own, theirs, move, depth - 1, -WIN, -alpha
                    )
                    if scores[move] > alpha:
                        alpha = scores[move]
                        best = move
                # A stable sort: equal moves keep their order from the previous depth.
                moves.sort(key=lambda move: -scores[move])
                best = moves[0]
                losing = -WIN + self._squares
                if alpha > WIN - self._squares - 1 or scores[moves[1]] <= losing:
                    break  # this move wins, or every other one loses
        except TimeoutError:
            pass
        return best

    def _ordered(self, occupied: int, first: int) -> list[int]:
        """The legal moves: `first`, unless it is 0, then from the centre outwards."""
        geometry = self._geometry
        legal = (occupied + geometry.bottom) & geometry.board
        moves = [move for column in self._columns if (move := legal & column)]
        if first:
            moves.remove(first)
            moves.insert(0, first)
        return moves

    def _search_child(
        self,
        position: Position,
        own: Tally,
        theirs: Tally,
        move: int,
        depth: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The score after `move`, for the side that is then to move."""
        heuristic = self._heuristic
        child = own | own << heuristic.field & heuristic.through[move]
        if child >> heuristic.line:
            return -WIN + position.discs + 1
        return self._search(
            position.theirs, position.occupied | move, theirs, child, depth, alpha, beta
        )

    def _search(
        self,
        discs: int,
        occupied: int,
        own: Tally,
        theirs: Tally,
        depth: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The score, for the side to move, of the position where its discs are `discs`.

        A result between `alpha` and `beta` is the exact score at this depth; one <= `alpha` is an
        upper bound of it, one >= `beta` a lower bound. Raises TimeoutError when time is up.
        """
        self.nodes += 1
        if self.nodes % POLL_NODES == 0 and self._deadline.expired():
            raise TimeoutError
        heuristic, geometry = self._heuristic, self._geometry
        field, line, through = heuristic.field, heuristic.line, heuristic.through
        legal = (occupied + geometry.bottom) & geometry.board
        if not legal:
            return 0
        forced = 0
        moves = legal
        while moves:
            move = moves & -moves
            moves ^= move
            if (own << field & through[move]) >> line:
                return WIN - occupied.bit_count() - 1
            if (theirs << field & through[move]) >> line:
                if forced:
                    return -WIN + occupied.bit_count() + 2
                forced = move
        if forced:
            child = own | own << field & through[forced]
            after = occupied | forced
            # A forced move costs no depth, so forced sequences are searched to their end.
            return -self._search(discs ^ occupied, after, theirs, child, depth, -beta, -alpha)
        if depth <= 0:
            return evaluate(own, theirs, heuristic)
        key = discs + occupied + geometry.bottom
        known = self._table.get(key)
        first = 0
        if known is not None:
            known_depth, score, bound, first = known
            if known_depth >= depth and (
                bound == EXACT
                or (bound == LOWER_BOUND and score >= beta)
                or (bound == UPPER_BOUND and score <= alpha)
            ):
                return score
        best, best_move, floor = -WIN, 0, alpha
        for move in self._ordered(occupied, first):
            child = own | own << field & through[move]
            score = -self._search(
                discs ^ occupied, occupied | move, theirs, child, depth - 1, -beta, -floor
            )
            if score > best:
                best, best_move = score, move
                if score > floor:
                    floor = score
                    if score >= beta:
                        break
        if len(self._table) >= TABLE_POSITIONS:
            self._table.clear()
        bound = LOWER_BOUND if best >= beta else EXACT if best > alpha else UPPER_BOUND
        self._table[key] = depth, best, bound, best_move
        return best

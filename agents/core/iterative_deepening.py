"""Time-bounded search: alpha-beta, deepened ply by ply until the deadline.

For boards too large to solve. Wins and blocks are seen a ply further than the depth; what is left
at the end is judged by the window heuristic, each side's own windows with the same weights, so that
the two sides can share a negamax.

Sources: D. Slate and L. Atkin, "Chess 4.5", 1977 (iterative deepening, the best move first);
A. Zobrist's table of positions with bounds, as in every program since.
"""

from agents.core.clock import Deadline
from agents.core.position import Geometry, Position, column_squares
from agents.core.windows import Heuristic, Tally, Weights, evaluate, heuristic_of, tally_of

WIN = 1 << 40  # a win scores this less the number of discs then on the board
POLL_NODES = 64  # between two looks at the clock: under 1 ms
TABLE_POSITIONS = 200_000  # some 40 MB; the table is emptied when it is full
EXACT, AT_LEAST, AT_MOST = range(3)


def balanced_weights(geometry: Geometry) -> Weights:
    """Weights that judge both sides alike; a window counts the more, the nearer it is to a line."""
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
    """The best move that is found before the deadline; precondition: there is a legal move.

    The deepest search that was finished decides, or a deeper one that had found better when the
    time ran out. Without any time it is the legal move nearest the centre.
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
        middle = geometry.columns - 1
        self._columns = [
            column_squares(column, geometry)
            for column in sorted(
                range(geometry.columns), key=lambda column: abs(2 * column - middle)
            )
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
                # Stable: among equals the order of the search before stands.
                moves.sort(key=lambda move: -scores[move])
                best = moves[0]
                losing = -WIN + self._squares
                if alpha > WIN - self._squares - 1 or scores[moves[1]] <= losing:
                    break  # won, or all other moves lose, or this one does too
        except TimeoutError:
            pass
        return best

    def _ordered(self, occupied: int, first: int) -> list[int]:
        """The legal moves: `first` if there is such, then from the centre outwards."""
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
        """The score of a position for the side to move, whose discs are `discs`.

        A result above `alpha` and below `beta` is exact as far as `depth` sees; one of at most
        `alpha` is an upper bound, one of at least `beta` a lower one. Raises TimeoutError.
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
            # The only move costs no depth: what is forced is seen to its end.
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
                or (bound == AT_LEAST and score >= beta)
                or (bound == AT_MOST and score <= alpha)
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
        bound = AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST
        self._table[key] = depth, best, bound, best_move
        return best

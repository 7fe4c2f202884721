"""Time-bounded search: alpha-beta, one ply deeper at a time until the deadline.

For boards too large to solve. Forced wins and blocks do not count towards the depth; leaves are
judged by the window heuristic with the same weights for both sides, so that they can share a
negamax.

Sources: D. Slate and L. Atkin, "Chess 4.5", 1977 (iterative deepening, best move first);
A. Zobrist, "A new hashing method with application for game playing", 1970 (transposition table).
"""

from agents.core.board import Geometry, Position, column_squares, columns_from_centre
from agents.core.clock import Deadline
from agents.core.windows import Tally, Weights, add_disc, evaluate, has_line, heuristic_of, tally_of

WIN = 1 << 40  # a win scores this minus the number of discs then on the board
POLL_NODES = 64  # between two checks of the clock: under 1 ms
TABLE_POSITIONS = 200_000  # about 40 MB; the table is emptied when full
EXACT, LOWER_BOUND, UPPER_BOUND = range(3)


def balanced_weights(geometry: Geometry) -> Weights:
    """Weights that judge both sides alike; the nearer a window is to a line, the more it counts."""
    fours, threes, twos = (0, 30, 4) if geometry.inarow == 4 else (120, 20, 4)
    return Weights(fours, threes, twos, -twos, -threes, -fours)


def best_move_in_time(position: Position, geometry: Geometry, deadline: Deadline) -> int:
    """The best move found before the deadline; precondition: there is a legal move.

    That of the deepest search completed, unless a deeper one found a better move before time ran
    out. With no time at all, it is the legal move nearest the centre.
    """
    heuristic = heuristic_of(balanced_weights(geometry), geometry)
    field, line, through = heuristic.field, heuristic.line, heuristic.through
    bottom, board = geometry.bottom, geometry.board
    squares = geometry.rows * geometry.columns
    columns = [column_squares(column, geometry) for column in columns_from_centre(geometry)]
    table: dict[int, tuple[int, int, int, int]] = {}  # key -> (depth, score, bound, best move)
    nodes = 0

    def ordered(legal: int, first: int) -> list[int]:
        """The legal moves: `first`, unless it is 0, then from the centre outwards."""
        moves = [move for column in columns if (move := legal & column)]
        if first:
            moves.remove(first)
            moves.insert(0, first)
        return moves

    def search(
        discs: int, occupied: int, own: Tally, theirs: Tally, depth: int, alpha: int, beta: int
    ) -> int:
        """The score, for the side to move, of the position where its discs are `discs`.

        A result between `alpha` and `beta` is the exact score at this depth; one <= `alpha` is an
        upper bound of it, one >= `beta` a lower bound. Raises TimeoutError when time is up.
        """
        nonlocal nodes
        nodes += 1
        if nodes % POLL_NODES == 0 and deadline.expired():
            raise TimeoutError
        legal = (occupied + bottom) & board
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
            return -search(discs ^ occupied, after, theirs, child, depth, -beta, -alpha)
        if depth <= 0:
            return evaluate(own, theirs, heuristic)
        key = discs + occupied + bottom
        known = table.get(key)
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
        for move in ordered(legal, first):
            child = own | own << field & through[move]
            after = occupied | move
            score = -search(discs ^ occupied, after, theirs, child, depth - 1, -beta, -floor)
            if score > best:
                best, best_move = score, move
                if score > floor:
                    floor = score
                    if score >= beta:
                        break
        if len(table) >= TABLE_POSITIONS:
            table.clear()
        bound = LOWER_BOUND if best >= beta else EXACT if best > alpha else UPPER_BOUND
        table[key] = depth, best, bound, best_move
        return best

    own, theirs = tally_of(position.own, heuristic), tally_of(position.theirs, heuristic)
    moves = ordered((position.occupied + bottom) & board, 0)
    best = moves[0]
    if len(moves) == 1:
        return best
    try:
        for depth in range(squares - position.discs):
            scores = {}
            alpha = -WIN
            for move in moves:
                child, after = add_disc(own, move, heuristic), position.occupied | move
                if has_line(child, heuristic):
                    scores[move] = WIN - position.discs - 1
                else:
                    scores[move] = -search(
                        position.theirs, after, theirs, child, depth, -WIN, -alpha
                    )
                if scores[move] > alpha:
                    alpha, best = scores[move], move
            # A stable sort: equal moves keep their order from the previous depth.
            moves.sort(key=lambda move: -scores[move])
            best = moves[0]
            if alpha > WIN - squares - 1 or scores[moves[1]] <= squares - WIN:
                break  # this move wins, or every other one loses
    except TimeoutError:
        pass
    table.clear()  # `search` refers to itself, so memory would be freed only by the next collection
    return best

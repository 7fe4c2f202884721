"""N-step lookahead: minimax over the window heuristic, with alpha-beta pruning.

As in the course, the heuristic is always seen from one side, which maximises it while the other
minimises it. It is not symmetric, so the two sides cannot share a negamax.

Source: D. Knuth and R. Moore, "An analysis of alpha-beta pruning", 1975.
"""

from collections.abc import Callable

from agents.core.board import Geometry, Position, single_squares
from agents.core.windows import Heuristic, Tally, add_disc, evaluate, has_line, tally_of

INFINITY = 1 << 62
LegalMoves = Callable[[int, Geometry], int]


def score_moves(
    position: Position,
    geometry: Geometry,
    heuristic: Heuristic,
    steps: int,
    legal_moves: LegalMoves,
) -> dict[int, int]:
    """The minimax score of every legal move of the side to move, `steps` plies deep.

    The keys are masks of one square, lowest first. The scores are exactly those of plain minimax,
    since every move is searched with an open window. `legal_moves` is the rule of the game: it
    returns the mask of the squares that can be played. Raises ValueError if `steps` is below 1.
    """
    if steps < 1:
        raise ValueError(f"steps is {steps}, expected at least 1")

    def minimax(
        own: Tally, theirs: Tally, occupied: int, depth: int, alpha: int, beta: int, ours: bool
    ) -> int:
        """The value of a node `depth` plies above the leaves; `ours`: the maximiser is to move.

        A result between `alpha` and `beta` is exact; one <= `alpha` is an upper bound of the
        value, one >= `beta` a lower bound.
        """
        if depth == 0 or has_line(theirs if ours else own, heuristic):
            return evaluate(own, theirs, heuristic)
        moves = legal_moves(occupied, geometry)
        if not moves:
            return evaluate(own, theirs, heuristic)
        while moves and alpha < beta:
            move = moves & -moves
            moves ^= move
            after = occupied | move
            if ours:
                child = add_disc(own, move, heuristic)
                score = minimax(child, theirs, after, depth - 1, alpha, beta, False)
                if score > alpha:
                    alpha = score
            else:
                child = add_disc(theirs, move, heuristic)
                score = minimax(own, child, after, depth - 1, alpha, beta, True)
                if score < beta:
                    beta = score
        return alpha if ours else beta

    own = tally_of(position.own, heuristic)
    theirs = tally_of(position.theirs, heuristic)
    if has_line(own, heuristic) or has_line(theirs, heuristic):
        steps = 1  # the game is over: there are no replies
    moves = legal_moves(position.occupied, geometry)
    scores = {}
    for move in single_squares(moves):
        child = add_disc(own, move, heuristic)
        after = position.occupied | move
        scores[move] = minimax(child, theirs, after, steps - 1, -INFINITY, INFINITY, False)
    return scores

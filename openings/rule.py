"""The rule by which the book's columns are chosen."""

from agents.core.book import BOOK_GEOMETRY
from agents.core.position import Position, columns_from_centre, landing_square, make_move
from agents.core.solver import Solver
from openings.repertoire import moves_of

# From so many discs on an entry is the solver's own choice. The agent would play that without the
# book, too; the entry saves Python the time for the hardest of these positions.
SOLVERS_CHOICE_DISCS = 16


def repertoire_column(position: Position, solver: Solver) -> int:
    """The best column: the fastest win, else a draw, else the slowest loss.

    Among equals it is the one after which the fewest replies keep the opponent's score, so that a
    real opponent finds them hard; then the one nearest the centre, the left one first. From
    `SOLVERS_CHOICE_DISCS` discs on replies are not counted. All scores are exact, so the choice
    does not depend on what the solver's table holds.
    """
    if position.discs >= SOLVERS_CHOICE_DISCS:
        column = solver.best_column(position)
        assert column is not None, "no deadline was given"
        return column
    score = solver.score(position)
    assert score is not None, "no deadline was given"
    moves = {
        column: landing_square(position.occupied, column, BOOK_GEOMETRY)
        for column in columns_from_centre(BOOK_GEOMETRY)
    }
    best = [
        column
        for column, move in moves.items()
        if move and solver.move_score(position, move, score - 1, score) == score
    ]
    if len(best) == 1:
        return best[0]
    return min(
        best, key=lambda column: good_replies(make_move(position, moves[column]), -score, solver)
    )


def good_replies(position: Position, score: int, solver: Solver) -> int:
    """How many moves keep the `score` that the position has for the side to move."""
    return sum(
        solver.move_score(position, move, score - 1, score) == score for move in moves_of(position)
    )

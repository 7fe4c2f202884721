"""Our repertoire: the positions with us to move that arise when we follow one rule.

The opponent may play anything. A level is a list of positions with the same number of discs, mirror
images merged, sorted by key, so that every run makes the same lists.
"""

from collections.abc import Callable, Iterable
from typing import Literal, TypeAlias, get_args

from agents.core.position import (
    EMPTY_BOARD,
    Position,
    canonical,
    column_of,
    columns_from_centre,
    has_won,
    key_of,
    landing_square,
    legal_moves,
    make_move,
    single_squares,
    urgent_move,
)

from agents.core.book import BOOK_GEOMETRY, Book, book_column
from agents.core.solver import Solver

Seat: TypeAlias = Literal["first", "second"]
SEATS: tuple[Seat, ...] = get_args(Seat)
# From so many discs on, a column is the solver's own choice. The agent would play that without the
# book, too; the entry saves Python the time for the hardest of these positions.
SOLVERS_CHOICE_DISCS = 16


def repertoire_column(position: Position, solver: Solver) -> int:
    """Our column: an urgent move, else the fastest win, else a draw, else the slowest loss.

    Among equals it is the one after which the fewest replies keep the opponent's score, so that a
    real opponent finds them hard; then the one nearest the centre, the left one first. From
    `SOLVERS_CHOICE_DISCS` discs on, replies are not counted. All scores are exact, so the choice
    does not depend on what the solver's table holds.
    """
    move = urgent_move(position, BOOK_GEOMETRY)
    if move:
        return column_of(move, BOOK_GEOMETRY)
    if position.discs >= SOLVERS_CHOICE_DISCS:
        column = solver.best_column(position)
        assert column is not None, "no deadline was given"
        return column
    score = solver.score(position)
    assert score is not None, "no deadline was given"
    best = {
        column: make_move(position, move)
        for column in columns_from_centre(BOOK_GEOMETRY)
        if (move := landing_square(position.occupied, column, BOOK_GEOMETRY))
        and solver.move_score(position, move, score - 1, score) == score
    }
    if len(best) == 1:  # counting replies takes long
        return next(iter(best))
    return min(best, key=lambda column: good_replies(best[column], -score, solver))


def good_replies(position: Position, score: int, solver: Solver) -> int:
    """How many moves keep the `score` that the position has for the side to move."""
    return sum(
        solver.move_score(position, move, score - 1, score) == score
        for move in single_squares(legal_moves(position.occupied, BOOK_GEOMETRY))
    )


def first_level(seat: Seat) -> list[Position]:
    """Where our first move is made: the empty board, or after each first move of the opponent."""
    return [EMPTY_BOARD] if seat == "first" else merged(children(EMPTY_BOARD))


def next_level(level: Iterable[Position], our_move: Callable[[Position], int]) -> list[Position]:
    """The positions two plies on in which the game is not over.

    `our_move` returns the mask of our move in a position of `level`.
    """
    after_ours = (make_move(position, our_move(position)) for position in level)
    return merged(reply for position in after_ours for reply in children(position))


def children(position: Position) -> list[Position]:
    """The positions after every move that does not win; none if the game is over."""
    if has_won(position.theirs, BOOK_GEOMETRY):
        return []
    moves = single_squares(legal_moves(position.occupied, BOOK_GEOMETRY))
    after = [make_move(position, move) for move in moves]
    return [each for each in after if not has_won(each.theirs, BOOK_GEOMETRY)]


def merged(positions: Iterable[Position]) -> list[Position]:
    """The positions in canonical form, each once, sorted by key."""
    distinct = {canonical(position, BOOK_GEOMETRY)[0] for position in positions}
    return sorted(distinct, key=lambda position: key_of(position, BOOK_GEOMETRY))


def book_move(position: Position, book: Book) -> int:
    """The mask of the agent's move in a position of our repertoire that the book covers.

    Raises LookupError if the book does not have the position.
    """
    move = urgent_move(position, BOOK_GEOMETRY)
    if not move:
        column = book_column(position, book)
        if column is None:
            raise LookupError(f"{position} is in our repertoire, but not in the book")
        move = landing_square(position.occupied, column, BOOK_GEOMETRY)
    return move

"""Our repertoire: the positions with us to move that arise when we follow one rule.

The opponent may play anything. A level is a list of positions with the same number of discs, mirror
images merged, in the order of their keys, so that every run makes the same lists.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, TypeAlias, get_args

from agents.core.book import BOOK_GEOMETRY
from agents.core.position import (
    EMPTY_BOARD,
    Position,
    canonical,
    has_won,
    key_of,
    legal_moves,
    make_move,
    urgent_move,
)

Seat: TypeAlias = Literal["first", "second"]
SEATS: tuple[Seat, ...] = get_args(Seat)


def first_level(seat: Seat) -> list[Position]:
    """Where our first move is made: the empty board, or after each first move of the opponent."""
    if seat == "first":
        return [EMPTY_BOARD]
    return merged(make_move(EMPTY_BOARD, move) for move in moves_of(EMPTY_BOARD))


def next_level(
    level: Iterable[Position], repertoire_move: Callable[[Position], int]
) -> list[Position]:
    """The positions two plies on in which the game is not over.

    `repertoire_move` returns the mask of our move in a position of `level`.
    """
    children = (make_move(position, repertoire_move(position)) for position in level)
    grandchildren = (
        make_move(child, reply)
        for child in children
        if not has_won(child.theirs, BOOK_GEOMETRY)
        for reply in moves_of(child)
    )
    return merged(each for each in grandchildren if not has_won(each.theirs, BOOK_GEOMETRY))


def moves_of(position: Position) -> Iterator[int]:
    """The mask of every legal move, lowest square first."""
    moves = legal_moves(position.occupied, BOOK_GEOMETRY)
    while moves:
        move = moves & -moves
        moves ^= move
        yield move


def merged(positions: Iterable[Position]) -> list[Position]:
    """The positions in canonical form, each once, in the order of their keys."""
    distinct = {canonical(position, BOOK_GEOMETRY)[0] for position in positions}
    return sorted(distinct, key=lambda position: key_of(position, BOOK_GEOMETRY))


def needs_entry(position: Position) -> bool:
    """Whether the book has to say what we play: no move is urgent."""
    return not urgent_move(position, BOOK_GEOMETRY)

"""Our own lines: the positions with us to move when we follow one rule and the opponent plays all.

Levels are lists of positions with equally many discs, mirror images merged, in the order of their
keys, so that two runs make the same lists.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, TypeAlias, get_args

from agents.core.book import BOOK_GEOMETRY
from agents.core.position import (
    EMPTY_BOARD,
    Geometry,
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
    """Where our first move is made: the empty board, or that after each first move of theirs."""
    if seat == "first":
        return [EMPTY_BOARD]
    return merged(replies(EMPTY_BOARD, BOOK_GEOMETRY))


def next_level(level: Iterable[Position], our_move: Callable[[Position], int]) -> list[Position]:
    """The positions two plies on, where the game is not over; `our_move` gives our move's mask."""
    return merged(
        reply
        for position in level
        if not has_won((child := make_move(position, our_move(position))).theirs, BOOK_GEOMETRY)
        for reply in replies(child, BOOK_GEOMETRY)
        if not has_won(reply.theirs, BOOK_GEOMETRY)
    )


def replies(position: Position, geometry: Geometry) -> Iterator[Position]:
    """The position after every legal move, lowest square first."""
    moves = legal_moves(position.occupied, geometry)
    while moves:
        move = moves & -moves
        moves ^= move
        yield make_move(position, move)


def merged(positions: Iterable[Position]) -> list[Position]:
    """The canonical ones of the positions, each once, in the order of their keys."""
    distinct = {canonical(position, BOOK_GEOMETRY)[0] for position in positions}
    return sorted(distinct, key=lambda position: key_of(position, BOOK_GEOMETRY))


def needs_entry(position: Position) -> bool:
    """Whether the book has to say what we play: no move is urgent."""
    return not urgent_move(position, BOOK_GEOMETRY)

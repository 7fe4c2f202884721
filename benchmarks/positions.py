"""Random positions to measure and to test with."""

import random

from agents.core.position import (
    EMPTY_BOARD,
    Geometry,
    Position,
    drop,
    has_won,
    is_full,
    legal_columns,
)

ATTEMPTS = 200


def random_columns(geometry: Geometry, discs: int, rng: random.Random) -> list[int]:
    """`discs` random moves after which the game is still on.

    Every move is drawn from those that do not end the game. Where no random game lasts that long,
    as on boards so small that somebody has to win, there are as many moves as any had.
    """
    longest: list[int] = []
    for _ in range(ATTEMPTS):
        position, columns = EMPTY_BOARD, []
        while position.discs < discs:
            children = {
                column: child
                for column in legal_columns(position.occupied, geometry)
                if not has_won((child := drop(position, column, geometry)).theirs, geometry)
                and not is_full(child.occupied, geometry)
            }
            if not children:
                break
            columns.append(rng.choice(list(children)))
            position = children[columns[-1]]
        longest = max(longest, columns, key=len)
        if len(columns) == discs:
            break
    return longest


def random_position(geometry: Geometry, discs: int, rng: random.Random) -> Position:
    """The position after `random_columns`."""
    position = EMPTY_BOARD
    for column in random_columns(geometry, discs, rng):
        position = drop(position, column, geometry)
    return position

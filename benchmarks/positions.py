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


def random_position(geometry: Geometry, discs: int, rng: random.Random) -> Position:
    """The position after `discs` random moves, with the game still on.

    Every move is drawn from those that do not end the game. Where no random game lasts that long,
    as on boards so small that somebody has to win, the position has as many discs as any had.
    """
    longest = EMPTY_BOARD
    for _ in range(ATTEMPTS):
        position = EMPTY_BOARD
        while position.discs < discs:
            columns = legal_columns(position.occupied, geometry)
            children = [drop(position, column, geometry) for column in columns]
            going_on = [
                child
                for child in children
                if not has_won(child.theirs, geometry) and not is_full(child.occupied, geometry)
            ]
            if not going_on:
                break
            position = rng.choice(going_on)
        else:
            return position
        longest = max(longest, position, key=lambda each: each.discs)
    return longest

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

ATTEMPTS = 100  # games tried for each number of discs


def random_position(geometry: Geometry, discs: int, rng: random.Random) -> Position:
    """The position after `discs` random moves, with the game still on.

    Every move is drawn from those that do not end the game. Where random games never last that
    long, as on boards so small that somebody has to win, the position has fewer discs.
    """
    for fewer in range(discs):
        for _ in range(ATTEMPTS):
            position = _play(geometry, discs - fewer, rng)
            if position is not None:
                return position
    return EMPTY_BOARD


def _play(geometry: Geometry, discs: int, rng: random.Random) -> Position | None:
    """The position after `discs` random moves; None where every move ends the game before that."""
    position = EMPTY_BOARD
    for _ in range(discs):
        following = [
            child
            for column in legal_columns(position.occupied, geometry)
            for child in [drop(position, column, geometry)]
            if not has_won(child.theirs, geometry) and not is_full(child.occupied, geometry)
        ]
        if not following:
            return None
        position = rng.choice(following)
    return position

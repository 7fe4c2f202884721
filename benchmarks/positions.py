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
        position = _play(geometry, discs, rng)
        if position.discs == discs:
            return position
        longest = max(longest, position, key=lambda each: each.discs)
    return longest


def _play(geometry: Geometry, discs: int, rng: random.Random) -> Position:
    """The position after `discs` random moves, or fewer where every move would end the game."""
    position = EMPTY_BOARD
    for _ in range(discs):
        following = [
            child
            for column in legal_columns(position.occupied, geometry)
            for child in [drop(position, column, geometry)]
            if not has_won(child.theirs, geometry) and not is_full(child.occupied, geometry)
        ]
        if not following:
            break
        position = rng.choice(following)
    return position

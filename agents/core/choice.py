"""Choosing a move once every move has a score."""

import random
from collections.abc import Mapping


def best_moves(scores: Mapping[int, int]) -> list[int]:
    """The moves with the highest score, in the order of `scores`."""
    best = max(scores.values())
    return [move for move, score in scores.items() if score == best]


def choose_best(scores: Mapping[int, int], rng: random.Random) -> int:
    """A move with the highest score; `rng` breaks ties."""
    return rng.choice(best_moves(scores))

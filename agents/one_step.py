"""One-step lookahead: plays the column after which the window heuristic is highest."""

import random
from collections.abc import Iterable, Mapping
from typing import Any

from agents.core.choice import choose_best
from agents.core.lookahead import score_moves
from agents.core.observation import read_position
from agents.core.position import Geometry, Position, column_of, legal_moves
from agents.core.windows import COURSE, DRAFT, Weights, heuristic_of

WEIGHTS = COURSE
RNG = random.Random(random.getrandbits(64))


def choose_column(
    position: Position, geometry: Geometry, weights: Weights, rng: random.Random
) -> int:
    """The column with the highest score one step ahead; ties are broken by `rng`."""
    scores = score_moves(position, geometry, heuristic_of(weights, geometry), 1, legal_moves)
    return column_of(choose_best(scores, rng), geometry)


class OneStepPlayer:
    """The player of the course's draft: the weights `DRAFT`, on a board of +1, -1 and 0."""

    def __init__(self, inarow: int = 4, rng: random.Random = RNG) -> None:
        """A player of the game in which `inarow` discs win; `rng` breaks ties."""
        self.inarow = inarow
        self.rng = rng

    def act(self, state: Iterable[Iterable[int]]) -> int:
        """The column to play, counted from 0.

        `state` is the board as rows x columns, top row first, a nested sequence or a numpy array:
        +1 for an own disc, -1 for one of the opponent's, 0 for an empty square. Raises ValueError
        for rows of unequal length, or another number.
        """
        rows = [[int(disc) for disc in row] for row in state]
        if not rows or len({len(row) for row in rows}) != 1:
            raise ValueError(f"the state has rows of {[len(row) for row in rows]} squares")
        marks = {0: 0, 1: 1, -1: 2}
        for disc in (disc for row in rows for disc in row if disc not in marks):
            raise ValueError(f"the state has a square of {disc}, expected +1, -1 or 0")
        position, geometry = read_position(
            {"board": [marks[disc] for row in rows for disc in row], "mark": 1},
            {"rows": len(rows), "columns": len(rows[0]), "inarow": self.inarow},
        )
        return choose_column(position, geometry, DRAFT, self.rng)


def agent(obs: Mapping[str, Any], config: Mapping[str, Any]) -> int:
    """The column to play, from Kaggle's observation and configuration."""
    position, geometry = read_position(obs, config)
    return choose_column(position, geometry, WEIGHTS, RNG)

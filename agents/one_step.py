"""One-step lookahead: plays the column that leads to the highest window heuristic."""

import random
from collections.abc import Iterable

from agents.core.choice import choose_best
from agents.core.lookahead import score_moves
from agents.core.observation import read_position
from agents.core.position import Geometry, Position, column_of, legal_moves
from agents.core.windows import COURSE, DRAFT, Weights, heuristic_of

WEIGHTS = COURSE
RNG = random.Random(random.getrandbits(64))


def one_step_column(
    position: Position, geometry: Geometry, weights: Weights, rng: random.Random
) -> int:
    """The column with the highest score one step ahead; `rng` breaks ties."""
    scores = score_moves(position, geometry, heuristic_of(weights, geometry), 1, legal_moves)
    return column_of(choose_best(scores, rng), geometry)


class OneStepPlayer:
    """The player from the course's draft: `DRAFT` weights, on a board of +1, -1 and 0."""

    def __init__(self, inarow: int = 4, rng: random.Random = RNG) -> None:
        """A player of the game in which `inarow` discs win; `rng` breaks ties."""
        self.inarow = inarow
        self.rng = rng

    def act(self, state: Iterable[Iterable[int]]) -> int:
        """The column to play, 0-based.

        `state` is the board as rows x columns, top row first, as nested sequences or a numpy
        array: +1 for an own disc, -1 for an opponent's, 0 for an empty square. Raises ValueError
        if the rows differ in length or a square holds any other number.
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
        return one_step_column(position, geometry, DRAFT, self.rng)


def agent(obs: object, config: object) -> int:
    """The column to play, for Kaggle's observation and configuration."""
    position, geometry = read_position(obs, config)
    return one_step_column(position, geometry, WEIGHTS, RNG)

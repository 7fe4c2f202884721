"""The one-step player of the course's draft: an object, for a board of +1, -1 and 0."""

import random
from collections.abc import Sequence

from agents.core.observation import read_board
from agents.core.windows import Weights, best_columns, score_columns

DRAFT = Weights(fours=1_000_000, threes=1, opponent_threes=-1_000)


class OneStepPlayer:
    """Plays the column after which the window heuristic is highest; `rng` breaks ties."""

    def __init__(self, inarow: int = 4, rng: random.Random | None = None) -> None:
        self.inarow = inarow
        self.rng = rng or random.Random()

    def act(self, state: Sequence[Sequence[int]]) -> int:
        """The column to play; `state` has the rows from the top, +1 own discs and -1 theirs."""
        marks = {1: 1, -1: 2, 0: 0}
        board = read_board(
            {"board": [marks[disc] for row in state for disc in row], "mark": 1},
            {"rows": len(state), "columns": len(state[0]), "inarow": self.inarow},
        )
        return self.rng.choice(best_columns(score_columns(board, DRAFT, 1)))

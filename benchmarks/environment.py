"""Compare one game at a time, as `ConnectXEnv` plays it, with an environment in plain Python.

Both are environments of gymnasium, and both play against random moves. `PlainEnv` has no more than
the rules of Kaggle's board, so it is what one would write by hand. The learner plays random legal
columns, too. The time of a step includes the choice among the legal columns, and the `reset` with
which every game begins. The last row has many games at once. Processor time is measured, which
other programs disturb less.
"""

import random
from collections.abc import Sequence
from functools import partial
from statistics import median
from typing import Any

import gymnasium
import numpy as np

from benchmarks.measure import cpu_timed, in_turns, launch, make_parser, print_table
from connectx.bench.learning.env import ConnectXEnv, VectorGames, random_columns

SINGLE_STEPS = 20_000  # in a round of one game at a time
VECTOR_GAMES = 512  # in the row with many games at once
VECTOR_STEPS = 200_000  # in a round of many games at once
ENVIRONMENT_ROUNDS = 9
ROWS = 6
COLUMNS = 7
IN_A_ROW = 4
# The steps to the right and upwards of each direction of a line.
LINE_STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))


class PlainEnv(gymnasium.Env[Any, int]):
    """One game against random moves. A list for each column has its discs, from the bottom."""

    def __init__(self) -> None:
        self.planes = np.zeros((2, ROWS, COLUMNS), np.int8)
        self.stacks: list[list[int]] = []

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game, in which the opponent moves first with probability 1/2."""
        super().reset(seed=seed)
        self.planes = np.zeros((2, ROWS, COLUMNS), np.int8)
        self.stacks = [[] for _ in range(COLUMNS)]
        if random.random() < 0.5:
            self.drop(random.randrange(COLUMNS), 1)
        return self.planes.copy(), {}

    def action_masks(self) -> Any:
        """Return which columns can be played."""
        return np.array([len(stack) < ROWS for stack in self.stacks])

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a column, and a random answer to it."""
        if not 0 <= action < COLUMNS or len(self.stacks[action]) == ROWS:
            return self.planes.copy(), -1.0, True, False, {}
        if self.drop(action, 0):
            return self.planes.copy(), 1.0, True, False, {}
        if self.is_full():
            return self.planes.copy(), 0.0, True, False, {}
        legal = [column for column in range(COLUMNS) if len(self.stacks[column]) < ROWS]
        if self.drop(random.choice(legal), 1):
            return self.planes.copy(), -1.0, True, False, {}
        return self.planes.copy(), 0.0, self.is_full(), False, {}

    def is_full(self) -> bool:
        """Return whether no square is empty."""
        return sum(map(len, self.stacks)) == ROWS * COLUMNS

    def drop(self, column: int, side: int) -> bool:
        """Play a move of the learner, 0, or of its opponent, 1; return whether it wins."""
        row = len(self.stacks[column])
        self.stacks[column].append(side)
        self.planes[side, ROWS - 1 - row, column] = 1
        for right, up in LINE_STEPS:
            length = 1 + self.count_discs(column, row, side, right, up)
            if length + self.count_discs(column, row, side, -right, -up) >= IN_A_ROW:
                return True
        return False

    def count_discs(self, column: int, row: int, side: int, right: int, up: int) -> int:
        """Return how many discs of a side follow a square in a direction."""
        count = 0
        while True:
            column += right
            row += up
            if not (0 <= column < COLUMNS and 0 <= row < len(self.stacks[column])):
                return count
            if self.stacks[column][row] != side:
                return count
            count += 1


def play_single_steps(env: Any, steps: int) -> None:
    """Play random legal moves in an environment of one game."""
    draw = random.Random(1).random
    env.reset(seed=1)
    for _ in range(steps):
        legal = env.action_masks().nonzero()[0]
        column = int(legal[int(draw() * len(legal))])
        _, _, terminated, _, _ = env.step(column)
        if terminated:
            env.reset()


def play_vector_steps(games: VectorGames, steps: int) -> None:
    """Play random legal moves in all games."""
    games.reset(seed=1)
    for _ in range(steps // games.num_envs):
        games.step(random_columns(games.boards, games.np_random))


def measure_step_rate(play: Any, env: Any, steps: int, _round: int) -> float:
    """Return the steps in a second of processor time."""
    seconds, _ = cpu_timed(play, env, steps)
    return steps / seconds


def main(arguments: Sequence[str]) -> int:
    """Measure and print the table. Returns the exit status, 0."""
    make_parser("environment", __doc__).parse_args(arguments)
    games = VectorGames(VECTOR_GAMES)
    sides = {
        "plain Python": partial(measure_step_rate, play_single_steps, PlainEnv(), SINGLE_STEPS),
        "ConnectXEnv": partial(measure_step_rate, play_single_steps, ConnectXEnv(), SINGLE_STEPS),
        f"VectorGames({VECTOR_GAMES})": partial(
            measure_step_rate, play_vector_steps, games, VECTOR_STEPS
        ),
    }
    rates = in_turns("rounds", range(ENVIRONMENT_ROUNDS), *sides.values())
    plain_rates = rates[0]
    rows: list[list[str]] = []
    for name, side_rates in zip(sides, rates):
        ratios = [rate / plain for rate, plain in zip(side_rates, plain_rates)]
        figures = f"{median(side_rates):,.0f}", f"{median(ratios):.2f}", f"{min(ratios):.2f}"
        rows.append([name, *figures])
    print_table(("", "steps/s, median", "ratio, median", "ratio, worst"), rows)
    return 0


if __name__ == "__main__":
    launch("environment", main)

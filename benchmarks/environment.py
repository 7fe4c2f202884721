"""Compare one game at a time, as `ConnectXEnv` plays it, with an environment in plain Python.

Both are environments of gymnasium, and both play against random moves. `PlainEnv` has no more than
the rules of Kaggle's board, so it is what one would write by hand. The moves of the learner are
random, too: a step has the choice among the legal columns, and every game begins with `reset`. The
last row has many games at once. Processor time is measured, which other programs disturb less.
"""

import random
from functools import partial
from statistics import median
from typing import Any

import gymnasium
import numpy as np

from benchmarks.measure import cpu_timed, in_turns, launch, print_table
from connectx.bench.learning.env import ConnectXEnv, VectorGames, random_columns

STEPS, ROUNDS = 20_000, 9
GAMES, MANY_STEPS = 512, 200_000  # of many games at once
ROWS, COLUMNS, IN_A_ROW = 6, 7, 4
DIRECTIONS = (0, 1), (1, 0), (1, 1), (1, -1)


class PlainEnv(gymnasium.Env[Any, int]):
    """One game against random moves; a list for each column has its discs, from the bottom."""

    def __init__(self) -> None:
        self.planes = np.zeros((2, ROWS, COLUMNS), np.int8)
        self.stacks: list[list[int]] = []

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.planes = np.zeros((2, ROWS, COLUMNS), np.int8)
        self.stacks = [[] for _ in range(COLUMNS)]
        if random.random() < 0.5:
            self.drop(random.randrange(COLUMNS), 1)
        return self.planes.copy(), {}

    def action_masks(self) -> Any:
        return np.array([len(stack) < ROWS for stack in self.stacks])

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        reward, over = 0.0, False
        for side, column in enumerate((action, None)):
            if column is None:
                column = random.choice([c for c in range(COLUMNS) if len(self.stacks[c]) < ROWS])
            if not 0 <= column < COLUMNS or len(self.stacks[column]) == ROWS:
                return self.planes.copy(), -1.0, True, False, {}
            if self.drop(column, side):
                reward, over = 1.0 - 2 * side, True
                break
            over = sum(map(len, self.stacks)) == ROWS * COLUMNS
            if over:
                break
        return self.planes.copy(), reward, over, False, {}

    def drop(self, column: int, side: int) -> bool:
        """Play a move; whether it wins."""
        row = len(self.stacks[column])
        self.stacks[column].append(side)
        self.planes[side, ROWS - 1 - row, column] = 1
        for right, up in DIRECTIONS:
            length = 1 + self.run(column, row, side, right, up)
            if length + self.run(column, row, side, -right, -up) >= IN_A_ROW:
                return True
        return False

    def run(self, column: int, row: int, side: int, right: int, up: int) -> int:
        """How many discs of a side follow in a direction."""
        count = 0
        while True:
            column, row = column + right, row + up
            if not (0 <= column < COLUMNS and 0 <= row < len(self.stacks[column])):
                return count
            if self.stacks[column][row] != side:
                return count
            count += 1


def play_steps(env: Any, steps: int) -> None:
    """Play random legal moves."""
    choose = random.Random(1).random
    env.reset(seed=1)
    for _ in range(steps):
        legal = env.action_masks().nonzero()[0]
        if env.step(int(legal[int(choose() * len(legal))]))[2]:
            env.reset()


def play_many(games: VectorGames, steps: int) -> None:
    """Play random legal moves in all games."""
    games.reset(seed=1)
    for _ in range(steps // games.num_envs):
        games.step(random_columns(games.boards, games.np_random))


def step_rate(play: Any, env: Any, steps: int, _round: int) -> float:
    """Steps in a second of processor time."""
    return steps / cpu_timed(play, env, steps)[0]


def main() -> int:
    """Measure and print the table."""
    sides = {
        "plain Python": partial(step_rate, play_steps, PlainEnv(), STEPS),
        "ConnectXEnv": partial(step_rate, play_steps, ConnectXEnv(), STEPS),
        f"VectorGames({GAMES})": partial(step_rate, play_many, VectorGames(GAMES), MANY_STEPS),
    }
    rates = in_turns("rounds", range(ROUNDS), *sides.values())
    rows: list[list[str]] = []
    for name, measured in zip(sides, rates):
        ratios = [rate / plain for rate, plain in zip(measured, rates[0])]
        figures = f"{median(measured):,.0f}", f"{median(ratios):.2f}", f"{min(ratios):.2f}"
        rows.append([name, *figures])
    print_table(("", "steps/s, median", "ratio, median", "ratio, worst"), rows)
    return 0


if __name__ == "__main__":
    launch("environment", __doc__, main)

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
# The step from a square to the next one of a line: squares to the right, and squares upwards.
LINE_STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))
LEARNER, OPPONENT = range(2)  # the sides


class PlainEnv(gymnasium.Env[Any, int]):
    """A game of a learner, whose moves `step` takes, against random moves."""

    def __init__(self) -> None:
        # The observation: for each side, 1 where it has a disc, else 0. The first row is the top.
        self.planes = np.zeros((2, ROWS, COLUMNS), np.int8)
        # For each column, the sides of its discs from the bottom, such as [LEARNER, OPPONENT].
        self.stacks: list[list[int]] = []

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game, in which the opponent moves first with probability 1/2.

        Returns the observation and an empty dict.
        """
        super().reset(seed=seed)
        self.planes = np.zeros((2, ROWS, COLUMNS), np.int8)
        self.stacks = [[] for _ in range(COLUMNS)]
        if random.random() < 0.5:
            self.drop(random.randrange(COLUMNS), OPPONENT)
        return self.planes.copy(), {}

    def action_masks(self) -> Any:
        """Return which columns can be played, as an array of booleans."""
        return np.array([len(stack) < ROWS for stack in self.stacks])

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a column, and a random answer to it.

        Returns the observation, the reward, whether the game is over, whether it was cut off, which
        never happens, and an empty dict. The reward is 1 for a win, -1 for a loss or a column that
        cannot be played, else 0.
        """
        is_legal = 0 <= action < COLUMNS and len(self.stacks[action]) < ROWS
        if not is_legal:
            return self.planes.copy(), -1.0, True, False, {}
        has_won = self.drop(action, LEARNER)
        if has_won:
            return self.planes.copy(), 1.0, True, False, {}
        if self.is_full():
            return self.planes.copy(), 0.0, True, False, {}
        legal_columns = [column for column in range(COLUMNS) if len(self.stacks[column]) < ROWS]
        has_lost = self.drop(random.choice(legal_columns), OPPONENT)
        if has_lost:
            return self.planes.copy(), -1.0, True, False, {}
        return self.planes.copy(), 0.0, self.is_full(), False, {}

    def is_full(self) -> bool:
        """Return whether no square is empty."""
        return sum(map(len, self.stacks)) == ROWS * COLUMNS

    def drop(self, column: int, side: int) -> bool:
        """Drop a disc of a side, LEARNER or OPPONENT, into a column. Returns whether it wins."""
        row = len(self.stacks[column])  # counted from the bottom
        self.stacks[column].append(side)
        self.planes[side, ROWS - 1 - row, column] = 1  # its rows are counted from the top
        for right, up in LINE_STEPS:
            discs_ahead = self.count_discs(column, row, side, right, up)
            discs_behind = self.count_discs(column, row, side, -right, -up)
            if discs_ahead + 1 + discs_behind >= IN_A_ROW:
                return True
        return False

    def count_discs(self, column: int, row: int, side: int, right: int, up: int) -> int:
        """Return how many discs of a side follow the square (column, row) without a gap.

        The next square is always `right` squares to the right and `up` squares upwards.
        """
        count = 0
        while True:
            column += right
            row += up
            has_disc = 0 <= column < COLUMNS and 0 <= row < len(self.stacks[column])
            if not has_disc or self.stacks[column][row] != side:
                return count
            count += 1


def play_single_steps(env: Any, steps: int) -> None:
    """Play random legal moves in an environment of one game, one game after the other."""
    draw_share = random.Random(1).random  # from 0 to 1; this is faster than `random.choice`
    env.reset(seed=1)
    for _ in range(steps):
        legal_columns = env.action_masks().nonzero()[0]
        index = int(draw_share() * len(legal_columns))
        column = int(legal_columns[index])
        _observation, _reward, is_over, _is_cut_off, _info = env.step(column)
        if is_over:
            env.reset()


def play_vector_steps(games: VectorGames, steps: int) -> None:
    """Play about `steps` random legal moves of the learner, in all games together."""
    games.reset(seed=1)
    for _ in range(steps // games.num_envs):
        columns = random_columns(games.boards, games.np_random)  # one in each game
        games.step(columns)


def measure_step_rate(play: Any, env: Any, steps: int, _round: int) -> float:
    """Return the steps per second of processor time.

    `play(env, steps)` plays them. It is the same measurement in every round.
    """
    seconds, _nothing = cpu_timed(play, env, steps)
    return steps / seconds


def main(arguments: Sequence[str]) -> int:
    """Measure and print the table. Returns the exit status, 0."""
    make_parser("environment", __doc__).parse_args(arguments)
    games = VectorGames(VECTOR_GAMES)
    measurements = {  # each returns the steps per second in a round
        "plain Python": partial(measure_step_rate, play_single_steps, PlainEnv(), SINGLE_STEPS),
        "ConnectXEnv": partial(measure_step_rate, play_single_steps, ConnectXEnv(), SINGLE_STEPS),
        f"VectorGames({VECTOR_GAMES})": partial(
            measure_step_rate, play_vector_steps, games, VECTOR_STEPS
        ),
    }
    # For each measurement a list of its results, one of each round.
    rates_by_measurement = in_turns("rounds", range(ENVIRONMENT_ROUNDS), *measurements.values())
    plain_rates = rates_by_measurement[0]
    rows: list[list[str]] = []
    for name, rates in zip(measurements, rates_by_measurement):
        ratios = [rate / plain for rate, plain in zip(rates, plain_rates)]
        rows.append([name, f"{median(rates):,.0f}", f"{median(ratios):.2f}", f"{min(ratios):.2f}"])
    print_table(("", "steps/s, median", "ratio, median", "ratio, worst"), rows)
    return 0


if __name__ == "__main__":
    launch("environment", main)

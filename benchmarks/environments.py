"""Compare how fast environments play: steps a second of processor time, a step being one decision.

    python -m benchmarks.environments

All players move at random. `env.train` is kaggle-environments' own. The exit status is 1 if
`VectorGames` has less than a million steps.
"""

import time
from collections.abc import Callable
from statistics import median

import numpy as np

from benchmarks.measure import launch, print_table
from connectx.arena.referee import import_kaggle_environments
from connectx.learning.env import ConnectXEnv, VectorGames, random_columns

GAMES = 512
EXPECTED = 1_000_000  # steps a second
RUNS = 3  # after a first one that does not count

Step = Callable[[], object]


def vector() -> Step:
    """Many games at once."""
    games = VectorGames(GAMES)
    games.reset(seed=1)
    return lambda: games.step(random_columns(games.boards, games.np_random))


def single() -> Step:
    """One game, for gymnasium."""
    env = ConnectXEnv()
    env.reset(seed=1)

    def step() -> None:
        if env.step(env.np_random.choice(np.flatnonzero(env.action_masks())))[2]:
            env.reset()

    return step


def official() -> Step:
    """kaggle-environments' `env.train`."""
    trainer = import_kaggle_environments().make("connectx").train([None, "random"])
    rng, seen = np.random.default_rng(1), trainer.reset()

    def step() -> None:
        nonlocal seen
        legal = [column for column in range(7) if not seen["board"][column]]
        seen, _, over, _ = trainer.step(int(rng.choice(legal)))
        seen = trainer.reset() if over else seen

    return step


# How many games a step has, and how many steps are timed.
ENVIRONMENTS = {
    f"VectorGames({GAMES})": (vector, GAMES, 500),
    "ConnectXEnv": (single, 1, 3000),
    "env.train": (official, 1, 300),
}


def repeat(step: Step, steps: int) -> float:
    """The processor time of so many steps, in all threads."""
    start = time.process_time()
    for _ in range(steps):
        step()
    return time.process_time() - start


def main() -> int:
    """Print the table; 1 if ours is slower than promised."""
    speeds = {}
    for name, (make, games, steps) in ENVIRONMENTS.items():
        step = make()
        seconds = [repeat(step, steps) for _ in range(RUNS + 1)][1:]
        speeds[name] = games * steps / median(seconds)
    print_table(("environment", "steps a second"), [(n, f"{s:,.0f}") for n, s in speeds.items()])
    return int(speeds[next(iter(ENVIRONMENTS))] < EXPECTED)


if __name__ == "__main__":
    launch("environments", __doc__, main)

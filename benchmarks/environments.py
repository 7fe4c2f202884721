"""Compare how fast environments play: steps a second of processor time, a step being one decision.

    python -m benchmarks.environments

All players move at random. `env.train` is kaggle-environments' own. pgx, which compiles many games
at once, is measured where it is installed; there both sides are the learner's, so a step of the
others has two of its moves. The exit status is 1 if `VectorGames` has less than a million steps.
"""

import time
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from typing import Any

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


def compiled() -> Step:
    """pgx's Connect Four, moves and choices compiled together."""
    jax, pgx = __import__("jax"), __import__("pgx")
    from pgx.experimental import auto_reset  # type: ignore[import-not-found,unused-ignore]

    env = pgx.make("connect_four")
    key = jax.random.PRNGKey(1)
    state = jax.vmap(env.init)(jax.random.split(key, GAMES))

    def play(state: Any, key: Any) -> Any:
        choice, begin, after = jax.random.split(key, 3)
        legal = jax.numpy.log(state.legal_action_mask)
        columns = jax.random.categorical(choice, legal, axis=1)
        advance = jax.vmap(auto_reset(env.step, env.init))
        return advance(state, columns, jax.random.split(begin, GAMES)), after

    play = jax.jit(play)

    def step() -> None:
        nonlocal state, key
        state, key = jax.block_until_ready(play(state, key))

    return step


# How many games a step has, how many steps are timed, and the package it needs.
ENVIRONMENTS = {
    f"VectorGames({GAMES})": (vector, GAMES, 500, "gymnasium"),
    "ConnectXEnv": (single, 1, 3000, "gymnasium"),
    "env.train": (official, 1, 300, "kaggle_environments"),
    f"pgx, {GAMES} games": (compiled, GAMES, 300, "pgx"),
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
    for name, (make, games, steps, package) in ENVIRONMENTS.items():
        if find_spec(package) is None:
            continue
        step = make()
        seconds = [repeat(step, steps) for _ in range(RUNS + 1)][1:]
        speeds[name] = games * steps / median(seconds)
    print_table(("environment", "steps a second"), [(n, f"{s:,.0f}") for n, s in speeds.items()])
    return int(speeds[next(iter(ENVIRONMENTS))] < EXPECTED)


if __name__ == "__main__":
    launch("environments", __doc__, main)

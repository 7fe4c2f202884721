"""Find weights for the one-step player that beat the course's, by playing.

Every candidate of a grid plays `COURSE` from both seats. The best quarter plays twice as many games
with new seeds, and so on until one is left; its score is then measured in fresh games. `TUNED` in
`agents/core/windows.py` is what this found; `--check` only measures that.

    python -m benchmarks.tune_weights
    python -m benchmarks.tune_weights --check

--games are those of the first round, --final those of the last measurement. The exit status is 1 if
`COURSE` is not beaten.
"""

import itertools
import random
import sys

from rich.table import Table

from agents.core.position import EMPTY_BOARD, drop, geometry_of, has_won, is_full
from agents.core.windows import COURSE, TUNED, Weights
from agents.one_step import one_step_column
from arena.score import wilson_interval
from benchmarks.measure import print_table, read_options, with_progress

GEOMETRY = geometry_of(6, 7, 4)
GRID = {
    "threes": (1, 5, 20, 60),
    "twos": (0, 2, 5, 10, 20),
    "opponent_twos": (0, -5, -20, -50, -80, -120),
    "opponent_threes": (-100,),
}


def play_game(first: Weights, second: Weights, rng: random.Random) -> float:
    """The points of `first`, who moves first, in one game of one-step players: 1, 0.5 or 0."""
    position = EMPTY_BOARD
    for weights in itertools.cycle((first, second)):
        column = one_step_column(position, GEOMETRY, weights, rng)
        position = drop(position, column, GEOMETRY)
        if has_won(position.theirs, GEOMETRY):
            return 1.0 if weights is first else 0.0
        if is_full(position.occupied, GEOMETRY):
            return 0.5
    raise AssertionError("a game ends when the board is full")


def points(candidate: Weights, games: int, seed: int) -> float:
    """The candidate's points against `COURSE`, in half of the games from each seat."""
    rng = random.Random(seed)
    # A copy: `play_game` tells the two apart by identity, and a candidate may equal COURSE.
    course = Weights(*COURSE)
    first = sum(play_game(candidate, course, rng) for _ in range(games // 2))
    second = sum(1 - play_game(course, candidate, rng) for _ in range(games - games // 2))
    return first + second


def tune(games: int, seed: int) -> Weights:
    """The best of the grid; a round keeps a quarter, and the next one has twice the games."""
    candidates = [
        COURSE._replace(**dict(zip(GRID, values))) for values in itertools.product(*GRID.values())
    ]
    while len(candidates) > 1:
        seed += 1
        description = f"{len(candidates)} candidates, {games} games each"
        won = {
            candidate: points(candidate, games, seed)
            for candidate in with_progress(candidates, description)
        }
        ranked = sorted(candidates, key=lambda candidate: -won[candidate])
        candidates = ranked[: max(1, len(candidates) // 4)]
        games *= 2
    return candidates[0]


def main() -> int:
    """Tune or check, and print the table; the exit status is 1 if COURSE is not beaten."""
    options = read_options("tune_weights", __doc__, games=400, final=4000, seed=1, check=False)
    weights = TUNED if options.check else tune(options.games, options.seed)
    won = points(weights, options.final, options.seed + 1000)
    interval = wilson_interval(wins=round(won), games=options.final)
    table = Table("weights", "games", "score", "95 % interval")
    table.add_row(
        ", ".join(f"{name}={value}" for name, value in weights._asdict().items()),
        str(options.final),
        f"{100 * won / options.final:.1f} %",
        f"{100 * interval.low:.1f} to {100 * interval.high:.1f} %",
    )
    print_table(table)
    return 0 if interval.low > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main())

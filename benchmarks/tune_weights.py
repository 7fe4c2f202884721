"""Find weights for the one-step player that beat the course's, by playing.

Every candidate of a grid plays `COURSE` from both seats; the best of them play on with fresh
seeds, and the last one is reported with its interval. `TUNED` in `agents/core/windows.py` is what
it found; `--check` only measures that.

    python benchmarks/tune_weights.py
    python benchmarks/tune_weights.py --check
"""

import argparse
import itertools
import random
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table
from scipy.stats import binomtest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from agents.core.position import (
    EMPTY_BOARD,
    drop,
    geometry_of,
    has_won,
    is_full,
)
from agents.core.windows import COURSE, TUNED, Weights
from agents.one_step import one_step_column

GEOMETRY = geometry_of(6, 7, 4)
GRID = {
    "threes": (1, 5, 20, 60),
    "twos": (0, 2, 5, 10, 20),
    "opponent_twos": (0, -5, -20, -50, -80, -120),
    "opponent_threes": (-100,),
}


def play_game(first: Weights, second: Weights, rng: random.Random) -> float:
    """The points of `first`, who begins, in one game of one-step players: 1, 0.5 or 0."""
    position = EMPTY_BOARD
    for weights in itertools.cycle((first, second)):
        column = one_step_column(position, GEOMETRY, weights, rng)
        position = drop(position, column, GEOMETRY)
        if has_won(position.theirs, GEOMETRY):
            return 1.0 if weights is first else 0.0
        if is_full(position.occupied, GEOMETRY):
            return 0.5
    raise AssertionError("a game ends at the latest when the board is full")


def points(candidate: Weights, games: int, seed: int) -> float:
    """The candidate's points against `COURSE`, half of the games from each seat."""
    rng = random.Random(seed)
    # A copy: where the candidate equals COURSE, the two players still are two objects.
    course = Weights(*COURSE)
    first = sum(play_game(candidate, course, rng) for _ in range(games // 2))
    second = sum(1 - play_game(course, candidate, rng) for _ in range(games - games // 2))
    return first + second


def tune(games: int, seed: int, console: Console) -> Weights:
    """The best of the grid, halved in rounds of twice as many games each."""
    candidates = [
        COURSE._replace(**dict(zip(GRID, values))) for values in itertools.product(*GRID.values())
    ]
    while len(candidates) > 1:
        seed += 1
        share = {
            candidate: points(candidate, games, seed) / games
            for candidate in track(
                candidates, f"{len(candidates)} candidates, {games} games each", console=console
            )
        }
        ranked = sorted(candidates, key=lambda candidate: -share[candidate])
        candidates = ranked[: max(1, len(candidates) // 4)]
        games *= 2
    return candidates[0]


def main() -> int:
    """Tune or check, print the table; exit status 1 if the weights do not beat the course's."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--check", action="store_true", help="measure TUNED, search nothing")
    parser.add_argument("--games", type=int, default=400, help="in the first round (default 400)")
    parser.add_argument(
        "--final", type=int, default=4000, help="games of the report (default 4000)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the games (default 1)")
    arguments = parser.parse_args()
    console = Console(stderr=True)
    weights = TUNED if arguments.check else tune(arguments.games, arguments.seed, console)
    won = points(weights, arguments.final, arguments.seed + 1000)
    interval = binomtest(round(won), arguments.final).proportion_ci(0.95, "wilson")
    table = Table("weights", "games", "share of the points", "95 % interval")
    table.add_row(
        ", ".join(f"{name}={value}" for name, value in weights._asdict().items()),
        str(arguments.final),
        f"{won / arguments.final:.3f}",
        f"{interval.low:.3f} to {interval.high:.3f}",
    )
    Console().print(table)
    return 0 if interval.low > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main())

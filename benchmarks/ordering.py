"""Tune the ranks by which the solver orders moves: coordinate descent on node counts.

    python -m benchmarks.ordering --minutes 30

Every candidate is compiled and solves the same random positions from empty tables. A step is taken
if the geometric mean of the node counts falls. At the end the result is compared with the start on
other positions, which the descent never saw. The constants are those of `agents/core/search.py`.
"""

import argparse
import random
import statistics
import time

from agents.core import compiled, search
from agents.core.position import (
    EMPTY_BOARD,
    Position,
    drop,
    geometry_of,
    has_won,
    legal_columns,
)
from agents.core.solver import Solver

STANDARD = geometry_of(6, 7, 4)
STEPS = {"BASE_RANK": 4, "WIN_RANK": 2, "REPLY_RANK": 1}  # the first steps, halved once none helps
FEWEST_NODES = 1_000  # easier positions say little about the order


def random_line(discs: int, rng: random.Random) -> Position:
    """A position after `discs` random moves, none of which wins."""
    while True:
        position = EMPTY_BOARD
        for _ in range(discs):
            following = [
                drop(position, column, STANDARD)
                for column in legal_columns(position.occupied, STANDARD)
            ]
            quiet = [each for each in following if not has_won(each.theirs, STANDARD)]
            if not quiet:
                break
            position = rng.choice(quiet)
        else:
            return position


def node_counts(ranks: dict[str, int], positions: list[Position]) -> list[int]:
    """The nodes of each position, from empty tables, if moves are ordered by `ranks`."""
    for name, value in ranks.items():
        setattr(search, name, value)
    compiled.compiled_solve.cache_clear()
    solver = Solver(STANDARD, compiled=True, table_bits=18)
    counts = []
    for position in positions:
        solver.clear()
        before = solver.nodes
        solver.score(position)
        counts.append(solver.nodes - before)
    return counts


def ratio(counts: list[int], reference: list[int]) -> float:
    """The geometric mean of the ratios of two lists of node counts."""
    return statistics.geometric_mean(
        (count + 1) / (before + 1) for count, before in zip(counts, reference, strict=True)
    )


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=200, help="to tune on; default 200")
    parser.add_argument("--seed", type=int, default=1, help="of the random positions; default 1")
    parser.add_argument("--minutes", type=float, default=30, help="when to stop; default 30")
    options = parser.parse_args()
    compiled.code_keeper = None
    stop = time.monotonic() + 60 * options.minutes
    rng = random.Random(options.seed)
    start = {name: int(getattr(search, name)) for name in STEPS}
    lines = [random_line(rng.randint(12, 19), rng) for _ in range(4 * options.positions)]
    counted = zip(lines, node_counts(start, lines), strict=True)
    hard = [position for position, count in counted if count >= FEWEST_NODES]
    training, held_back = hard[: options.positions], hard[options.positions :]
    reference = node_counts(start, training)
    best, best_ratio, steps = start, 1.0, dict(STEPS)
    print(f"start: {start}; {len(training)} positions, {len(held_back)} held back", flush=True)
    while any(steps.values()):
        improved = False
        for name in steps:
            for step in (steps[name], -steps[name]):
                if step == 0 or time.monotonic() > stop:
                    continue
                ranks = {**best, name: best[name] + step}
                value = ratio(node_counts(ranks, training), reference)
                print(f"{value:.4f} {ranks}", flush=True)
                if value < best_ratio:
                    best, best_ratio, improved = ranks, value, True
        if time.monotonic() > stop:
            break
        if not improved:
            steps = {name: step // 2 for name, step in steps.items()}
    held = ratio(node_counts(best, held_back), node_counts(start, held_back))
    print(f"best: {best}; nodes {best_ratio:.4f} of the start's, held back {held:.4f}")


if __name__ == "__main__":
    main()

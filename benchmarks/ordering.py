"""Tune the ranks by which the solver orders moves, so that it visits fewer nodes.

    python -m benchmarks.ordering --trials 100 --study ordering.json

The optimiser of `evaluate.py --tune` proposes --trials sets of ranks, the present ones first. Each
is compiled and solves the same --positions from empty tables; what counts is the geometric mean of
the node counts, compared with the present ranks. At the end the best set is compared with them on
positions that the search never saw. --study saves every trial, and the same command resumes; a
higher --trials goes on. --seed draws the positions. The ranks are those of `agents/core/search.py`.
"""

import json
import random
import statistics
import sys
from pathlib import Path
from typing import Any

from agents.core import compiled, search
from agents.core.position import Position, geometry_of
from agents.core.solver import Solver
from arena.errors import RecordError, UserError, run_command
from arena.optimiser import VERSION, propose
from arena.outputs import write_file
from arena.parameters import Parameter, Values
from arena.progress import ProgressBar
from benchmarks.measure import read_options
from benchmarks.positions import random_position

STANDARD = geometry_of(6, 7, 4)
PARAMETERS = (
    Parameter("BASE_RANK", 20, 50, False),
    Parameter("WIN_RANK", 2, 20, False),
    Parameter("REPLY_RANK", -12, 0, False),
)
START: Values = tuple(int(getattr(search, each.name)) for each in PARAMETERS)
FEWEST_NODES = 1_000  # easier positions say little about the order


def node_counts(ranks: Values, positions: list[Position]) -> list[int]:
    """The nodes of each position, from empty tables, if moves are ordered by `ranks`."""
    for parameter, value in zip(PARAMETERS, ranks):
        setattr(search, parameter.name, value)
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


def read_trials(path: Path, settings: dict[str, Any]) -> list[tuple[Values, float]]:
    """The trials in a study file, none if there is no file.

    Raises RecordError if it is damaged or has other settings.
    """
    if not path.is_file():
        return []
    try:
        study = json.loads(path.read_text(encoding="utf-8"))
        there = study["settings"]
        trials = [(tuple(ranks), float(value)) for ranks, value in study["trials"]]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise RecordError(f"{path}: expected a study of this command, got: {error}") from error
    if there != settings:
        raise RecordError(f"{path}: holds another study: {there}, here: {settings}")
    return trials


def main() -> int:
    """Run the command line. Returns the exit status."""
    options = read_options(
        "ordering", __doc__, positions=200, seed=1, trials=100, study=Path("ordering.json")
    )
    rng = random.Random(options.seed)
    settings = {
        "start": list(START),
        "ranges": [str(each) for each in PARAMETERS],
        "positions": options.positions,
        "seed": options.seed,
        "optimiser": VERSION,
    }
    trials = read_trials(options.study, settings)
    lines = [
        random_position(STANDARD, rng.randint(12, 19), rng) for _ in range(4 * options.positions)
    ]
    counted = list(zip(lines, node_counts(START, lines), strict=True))
    hard = [(position, count) for position, count in counted if count >= FEWEST_NODES]
    training, held_back = hard[: options.positions], hard[options.positions :]
    if not held_back:
        raise UserError(
            f"--positions {options.positions}: too few to hold some back, expected more"
        )
    print(f"{len(training)} positions, {len(held_back)} held back, {len(trials)} trials so far")

    def value(ranks: Values, cases: list[tuple[Position, int]]) -> float:
        return ratio(node_counts(ranks, [each for each, _ in cases]), [count for _, count in cases])

    with ProgressBar() as bar:
        task = bar.add_task("trials", total=options.trials, completed=len(trials))
        while len(trials) < options.trials:
            done = [(ranks, -nodes) for ranks, nodes in trials]
            seed = 1000 * options.seed + len(trials)
            (ranks,) = propose(PARAMETERS, done, 1, options.trials, seed) if done else [START]
            trials.append((ranks, value(ranks, training)))
            write_file(options.study, [json.dumps({"settings": settings, "trials": trials})])
            print(f"{trials[-1][1]:.4f} {ranks}", flush=True)
            bar.advance(task)
    best, nodes = min(trials, key=lambda trial: trial[1])
    held = value(best, held_back)
    names = ", ".join(f"{each.name}={rank}" for each, rank in zip(PARAMETERS, best))
    print(f"best: {names}; nodes {nodes:.4f} of the present ranks', held back {held:.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(run_command("ordering", main))

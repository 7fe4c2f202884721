"""Compare the native referee with the official one, on games played by the same scripts.

    python -m benchmarks.conformance --games 10000 --jobs 2

The official side is kaggle-environments' own `Environment.run`. The agents play what their script
says: mostly columns of the board, full ones among them, and now and then something that is no
column, or an exception. Every observation, the rewards, the statuses and the last board must be
equal.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from arena.executor import run_tasks
from arena.loading import describe_action
from arena.native import NativeReferee
from arena.process import Outcome, Reply
from arena.referee import KaggleReferee, import_kaggle_environments

# (rows, columns, inarow); every other batch is on Kaggle's own board
BOARDS = ((1, 1, 1), (3, 3, 3), (4, 5, 4), (2, 9, 2), (9, 4, 5), (8, 8, 5), (5, 6, 1), (12, 11, 6))
TASK_GAMES = 100
ODD: tuple[object, ...] = (-1, 99, 1 << 62, None, "a", True, [], {}, ValueError("returned"))


@dataclass(frozen=True, kw_only=True)
class Batch:
    """Games on one board, and the seed of their scripts."""

    board: tuple[int, int, int]
    seed: int
    games: int


class Raise:
    """Stands in a script for an exception."""


def main() -> int:
    """Run the command line; the exit status is 1 if the two differ."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.conformance", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--games", type=int, default=10_000, help="default: %(default)s")
    parser.add_argument("--jobs", type=int, default=2, help="default: %(default)s")
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    options = parser.parse_args()
    endings: Counter[str] = Counter()
    start = perf_counter()
    for _, found in run_tasks(compare, batches(options.games, options.seed), jobs=options.jobs):
        endings.update(found)
    differences = {text: count for text, count in endings.items() if text.startswith("DIFFERS")}
    print(f"{endings.total()} games in {perf_counter() - start:.0f} s")
    for ending, count in sorted(endings.items()):
        print(f"{count:7,}  {ending}")
    print("all equal" if not differences else f"{sum(differences.values())} differ")
    return 1 if differences else 0


def batches(games: int, seed: int) -> Iterator[Batch]:
    """The batches that make up so many games."""
    for number in range(-(-games // TASK_GAMES)):
        board = BOARDS[number // 2 % len(BOARDS)] if number % 2 else (6, 7, 4)
        size = min(TASK_GAMES, games - number * TASK_GAMES)
        yield Batch(board=board, seed=seed * 1_000_003 + number, games=size)


def compare(batch: Batch) -> Counter[str]:
    """Count how the games of a batch end; one on which the referees differ is "DIFFERS: ..."."""
    rng = random.Random(batch.seed)
    configuration = dict(zip(("rows", "columns", "inarow"), batch.board))
    official = import_kaggle_environments().make("connectx", configuration)
    native = NativeReferee(KaggleReferee(configuration).configuration)
    endings: Counter[str] = Counter()
    for _ in range(batch.games):
        scripts = [_script(rng, batch.board) for _ in (0, 1)]
        seen: list[dict[str, Any]] = []
        official.logs = []
        official.run([_agent(script, seen) for script in scripts])
        last = official.steps[-1]
        expected = (
            seen,
            tuple(state.reward for state in last),
            tuple(state.status for state in last),
            last[0].observation.board,
        )
        found = _play(native, scripts)
        if expected == found:
            endings[f"rewards {expected[1]}, statuses {expected[2]}"] += 1
        else:
            endings[f"DIFFERS: {batch}: {scripts}: official {expected}, native {found}"] += 1
    return endings


def _script(rng: random.Random, board: tuple[int, int, int]) -> list[object]:
    rows, columns, _ = board
    odd_share = rng.choice((0.0, 0.0, 0.03, 0.2))
    return [
        rng.choice((*ODD, columns, Raise())) if rng.random() < odd_share else rng.randrange(columns)
        for _ in range(rows * columns)
    ]


def _agent(script: list[object], seen: list[dict[str, Any]]) -> Callable[[Any, Any], object]:
    def agent(observation: Any, configuration: Any) -> object:
        seen.append({key: observation[key] for key in ("board", "mark", "step")})
        action = script[observation.step // 2]
        if isinstance(action, Raise):
            raise ValueError("raised")
        return action

    return agent


def _play(
    referee: NativeReferee, scripts: list[list[object]]
) -> tuple[list[dict[str, Any]], tuple[int | None, ...], tuple[str, ...], list[int]]:
    referee.reset()
    seen = []
    while not referee.done:
        seat = referee.seat_to_move
        observation = referee.observation(seat)
        seen.append({key: observation[key] for key in ("board", "mark", "step")})
        action = scripts[seat][referee.step // 2]
        outcome, column = "error", None
        if not isinstance(action, Raise):
            outcome, column, _ = describe_action(action)
        referee.decide(seat, Reply(outcome=Outcome(outcome), column=column, seconds=0.0))
    state = referee.state()
    return seen, state.rewards, state.statuses, [*map(int, referee.board_digits())]


if __name__ == "__main__":
    sys.exit(main())

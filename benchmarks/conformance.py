"""Compare the native referee with the official one, on games played by the same scripts.

    python -m benchmarks.conformance --games 10000 --jobs 2

The official side is kaggle-environments' own `Environment.run`. The agents play what their script
says: mostly columns of the board, full ones among them, and now and then something that is no
column, or an exception. Every observation, the rewards, the statuses and the last board must be
equal; the exit status is 1 if any differ.
"""

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from arena.executor import run_tasks
from arena.native import NativeReferee
from arena.referee import KaggleReferee, import_kaggle_environments
from benchmarks.measure import read_options, timed
from processes.loading import describe_action
from processes.process import Outcome, Reply

# (rows, columns, inarow); every other batch is on Kaggle's own board
BOARDS = ((1, 1, 1), (3, 3, 3), (4, 5, 4), (2, 9, 2), (9, 4, 5), (8, 8, 5), (5, 6, 1), (12, 11, 6))
BATCH_GAMES = 100
RAISES = object()  # in a script: raise an exception
ODD: tuple[object, ...] = (-1, 99, 1 << 62, None, "a", True, [], {}, ValueError("returned"), RAISES)

Seen = list[dict[str, Any]]  # observations
Played = tuple[Seen, tuple[int | None, ...], tuple[str, ...], list[int]]


class Batch(NamedTuple):
    """Games on one board, and the seed of their scripts."""

    board: tuple[int, int, int]
    seed: int
    games: int


def main() -> int:
    """Run the command line; the exit status is 1 if the two differ."""
    options = read_options("conformance", __doc__, games=10_000, jobs=2, seed=1)
    tasks = batches(options.games, options.seed)
    seconds, found = timed(lambda: list(run_tasks(compare, tasks, jobs=options.jobs)))
    endings = sum((counts for _, counts in found), start=Counter[str]())
    print(f"{endings.total()} games in {seconds:.0f} s")
    for ending, count in sorted(endings.items()):
        print(f"{count:7,}  {ending}")
    different = sum(count for text, count in endings.items() if text.startswith("DIFFERS"))
    print(f"{different} differ" if different else "all equal")
    return 1 if different else 0


def batches(games: int, seed: int) -> Iterator[Batch]:
    """The batches that make up so many games."""
    for number in range(-(-games // BATCH_GAMES)):
        board = BOARDS[number // 2 % len(BOARDS)] if number % 2 else (6, 7, 4)
        size = min(BATCH_GAMES, games - number * BATCH_GAMES)
        yield Batch(board, seed * 1_000_003 + number, size)


def compare(batch: Batch) -> Counter[str]:
    """Count how the games of a batch end; one on which the referees differ is "DIFFERS: ..."."""
    rng = random.Random(batch.seed)
    configuration = dict(zip(("rows", "columns", "inarow"), batch.board))
    official = import_kaggle_environments().make("connectx", configuration)
    native = NativeReferee(KaggleReferee(configuration).configuration)
    endings: Counter[str] = Counter()
    for _ in range(batch.games):
        scripts = [_script(rng, batch.board) for _ in (0, 1)]
        expected, found = _play_officially(official, scripts), _play_natively(native, scripts)
        if expected == found:
            endings[f"rewards {expected[1]}, statuses {expected[2]}"] += 1
        else:
            endings[f"DIFFERS: {batch}: {scripts}: official {expected}, native {found}"] += 1
    return endings


def _script(rng: random.Random, board: tuple[int, int, int]) -> list[object]:
    rows, columns, _ = board
    odd_share = rng.choice((0.0, 0.0, 0.03, 0.2))
    return [
        rng.choice((*ODD, columns)) if rng.random() < odd_share else rng.randrange(columns)
        for _ in range(rows * columns)
    ]


def _play_officially(environment: Any, scripts: list[list[object]]) -> Played:
    seen: Seen = []
    environment.logs = []
    environment.run([_agent(script, seen) for script in scripts])
    last = environment.steps[-1]
    rewards, statuses = zip(*((state.reward, state.status) for state in last))
    return seen, rewards, statuses, last[0].observation.board


def _agent(script: list[object], seen: Seen) -> Callable[[Any, Any], object]:
    def agent(observation: Any, configuration: Any) -> object:
        seen.append({key: observation[key] for key in ("board", "mark", "step")})
        action = script[observation.step // 2]
        if action is RAISES:
            raise ValueError("raised")
        return action

    return agent


def _play_natively(referee: NativeReferee, scripts: list[list[object]]) -> Played:
    seen: Seen = []
    referee.reset()
    while not referee.done:
        seat = referee.seat_to_move
        observation = referee.observation(seat)
        seen.append({key: observation[key] for key in ("board", "mark", "step")})
        action = scripts[seat][referee.step // 2]
        outcome, column, _ = ("error", None, "") if action is RAISES else describe_action(action)
        referee.decide(seat, Reply(outcome=Outcome(outcome), column=column, seconds=0.0))
    state = referee.state()
    return seen, state.rewards, state.statuses, referee.observation(0)["board"]


if __name__ == "__main__":
    sys.exit(main())

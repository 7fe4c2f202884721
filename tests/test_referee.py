"""Both referees decide as `Environment.run` does, on games played by the same scripts."""

import logging
import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from conftest import kaggle_environments

from connectx.arena.game import KAGGLE_OVERAGE_SECONDS, Cause
from connectx.arena.referee import (
    KaggleReferee,
    NativeReferee,
    Referee,
    import_kaggle_environments,
)
from connectx.errors import UserError
from connectx.processes.loading import describe_action
from connectx.processes.process import Outcome, Reply

# (rows, columns, inarow); every other batch is on Kaggle's own board
BOARDS = ((1, 1, 1), (3, 3, 3), (4, 5, 4), (2, 9, 2), (9, 4, 5), (8, 8, 5), (5, 6, 1), (12, 11, 6))
RAISES = object()  # in a script: raise an exception
ODD: tuple[object, ...] = (-1, 99, 1 << 62, None, "a", True, [], {}, ValueError("returned"), RAISES)
SEEN = ("board", "mark", "step")
Seen = list[dict[str, Any]]


MANY = pytest.param(NativeReferee, 100, marks=pytest.mark.slow)


@pytest.mark.parametrize(("kind", "batches"), [(KaggleReferee, 2), (NativeReferee, 3), MANY])
def test_scripted_games_end_as_they_do_officially(kind: type[Referee], batches: int) -> None:
    endings: Counter[Cause | None] = Counter()
    for batch in range(batches):
        size = BOARDS[batch // 2 % len(BOARDS)] if batch % 2 else (6, 7, 4)
        configuration = dict(zip(("rows", "columns", "inarow"), size))
        environment = kaggle_environments.make("connectx", configuration)
        referee = kind(configuration)
        generator = random.Random(batch)
        for _ in range(5):
            scripts = [script(generator, *size[:2]) for _ in (0, 1)]
            assert played(referee, scripts) == played_officially(environment, scripts)
            endings[referee.cause] += 1
    assert {None, Cause.INVALID} <= endings.keys()


def script(generator: random.Random, rows: int, columns: int) -> list[object]:
    """Mostly columns of the board, full ones among them; now and then something that is none."""
    odd_share = generator.choice((0.0, 0.0, 0.03, 0.2))
    return [
        generator.choice((*ODD, columns))
        if generator.random() < odd_share
        else generator.randrange(columns)
        for _ in range(rows * columns)
    ]


def played_officially(environment: Any, scripts: list[list[object]]) -> tuple[Seen, Any, Any]:
    """What the agents see, the last board and the status of who moved last, if that is a cause."""
    seen: Seen = []

    def scripted(script: list[object]) -> Callable[[Any, Any], object]:
        def agent(observation: Any, configuration: Any) -> object:
            seen.append({key: observation[key] for key in SEEN})
            action = script[observation.step // 2]
            if action is RAISES:
                raise ValueError("raised")
            return action

        return agent

    environment.logs = []
    last = environment.run([*map(scripted, scripts)])[-1]
    status = last[(len(seen) - 1) % 2].status
    return seen, last[0].observation.board, None if status == "DONE" else status


def played(referee: Referee, scripts: list[list[object]]) -> tuple[Seen, Any, Any]:
    seen: Seen = []
    referee.reset()
    while not referee.done:
        observation = referee.observation()
        seen.append({key: observation[key] for key in SEEN})
        action = scripts[referee.seat_to_move][observation["step"] // 2]
        outcome, column, _ = ("error", None, "") if action is RAISES else describe_action(action)
        referee.decide(Reply(Outcome(outcome), 0.0, column))
    return seen, referee.observation()["board"], referee.cause


MOVE = Reply(Outcome.MOVE, 0.0, 3)
GAMES: dict[str, list[Reply]] = {
    "a timeout": [MOVE, Reply(Outcome.TIMEOUT, 62.5)],
    "a late answer": [Reply(Outcome.MOVE, 62.1, 3)],
    "overage used up": [
        *(Reply(Outcome.MOVE, 32.0, 3), MOVE, Reply(Outcome.MOVE, 31.0, 2)),
        *(MOVE, Reply(Outcome.MOVE, 10.0, 2)),
    ],
    "rubbish": [MOVE, Reply(Outcome.RUBBISH, 0.0)],
    "an error": [Reply(Outcome.ERROR, 0.0)],
    "nothing": [Reply(Outcome.NOTHING, 0.0), MOVE],
}


@pytest.mark.parametrize("replies", GAMES.values(), ids=GAMES.keys())
def test_time_is_accounted_for_as_officially(replies: list[Reply]) -> None:
    official, native = KaggleReferee({}), NativeReferee({})
    for reply in replies:
        if not official.done:
            assert native.observation() == official.observation()
            assert native.seconds_to_answer() == official.seconds_to_answer()
            official.decide(reply)
            native.decide(reply)
        assert (native.done, native.cause) == (official.done, official.cause)
    state = kaggle_environments.make("connectx").state[0]
    assert state.observation.remainingOverageTime == KAGGLE_OVERAGE_SECONDS


def test_an_import_that_fails_is_one_line_and_leaves_all_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(name: str) -> None:
        raise ImportError(f"{name} is broken")

    monkeypatch.setattr("importlib.import_module", fail)
    monkeypatch.setattr(logging.root.manager, "disable", logging.CRITICAL)
    before = dict(sys.modules)
    with pytest.raises(UserError, match="cannot be imported: ImportError"):
        import_kaggle_environments.__wrapped__()
    assert sys.modules == before
    assert logging.root.manager.disable == logging.CRITICAL


def test_a_game_ends_at_the_last_step() -> None:
    configuration = {"rows": 40, "columns": 40, "inarow": 40, "episodeSteps": 20}
    official, native = KaggleReferee(configuration), NativeReferee(configuration)
    while not official.done:
        assert not native.done
        for referee in (official, native):
            referee.drop(3)
    assert native.done

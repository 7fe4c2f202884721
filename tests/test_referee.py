"""Loading, configurations and both referees agree with the official code."""

import math
import random
import sys
from collections import Counter
from collections.abc import Callable
from functools import reduce
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from conftest import kaggle_environments

from connectx.arena.loading import call_agent, describe_action, load_agent
from connectx.arena.process import Outcome, Reply
from connectx.arena.referee import KaggleReferee, NativeReferee, Referee
from connectx.core.board import Board
from connectx.errors import UserError
from connectx.game import SETTINGS, Cause, complete_configuration

# (rows, columns, inarow, episodeSteps); every other batch is on Kaggle's own board
BOARDS = (
    *((8, 8, 8, 20), (1, 1, 1, 1000), (3, 3, 3, 1000), (4, 5, 4, 1000), (2, 9, 2, 1000)),
    *((9, 4, 5, 1000), (8, 8, 5, 30), (5, 6, 1, 1000), (12, 11, 6, 1000)),
)
RAISES = object()  # in a script: raise an exception
ODD: tuple[object, ...] = (-1, 99, 1 << 62, None, "a", True, [], {}, ValueError("returned"), RAISES)
SEEN = ("board", "mark", "step")
Seen = list[dict[str, Any]]


MANY = pytest.param(NativeReferee, 32, marks=pytest.mark.slow)


@pytest.mark.parametrize(("kind", "batches"), [(KaggleReferee, 2), (NativeReferee, 3), MANY])
def test_scripted_games_end_as_they_do_officially(kind: type[Referee], batches: int) -> None:
    endings: Counter[Cause | None] = Counter()
    for batch in range(batches):
        size = BOARDS[batch // 2 % len(BOARDS)] if batch % 2 else (6, 7, 4, 1000)
        configuration = dict(zip(("rows", "columns", "inarow", "episodeSteps"), size))
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


@pytest.mark.parametrize("games", [12, pytest.param(100, marks=pytest.mark.slow)])
def test_times_on_a_grid_end_games_as_they_do_officially(
    games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kaggle's own agents run by a clock that tells the time a script wants for each move."""
    clock = [0.0]
    official = kaggle_environments.agent
    monkeypatch.setattr(official, "perf_counter", lambda: clock.pop() if len(clock) > 1 else 0.0)
    environment = kaggle_environments.make("connectx")
    generator, causes = random.Random(28), Counter[Cause | None]()  # 28: two end at the limit
    columns, times = list[int](), list[float]()

    def agent(observation: Any, configuration: Any) -> int:
        times.append(generator.randrange(160) / 10)
        if observation.step > 7 and generator.random() < 0.3:  # all that is left, to a tenth
            times[-1] = round(2 + observation.remainingOverageTime, 1)
        clock.append(times[-1])
        return columns[observation.step]

    for _ in range(games):
        columns[:] = [generator.randrange(7) for _ in range(42)]
        times.clear()
        last = environment.run([agent, agent])[-1]
        for referee in (NativeReferee({}), KaggleReferee({})):
            for column, taken in zip(columns, times):
                if not referee.done:
                    referee.decide(Reply(Outcome.MOVE, taken, column))
            mover, ends = 1 - referee.seat_to_move, [("DONE", 0), ("DONE", 0)]
            if referee.cause is not None:
                ends[mover] = (referee.cause, None)
            elif reduce(Board.play, columns[: len(times)], Board.empty()).winner:
                ends[mover], ends[1 - mover] = ("DONE", 1), ("DONE", -1)
            assert [(state.status, state.reward) for state in last] == ends
        causes[referee.cause] += 1
    assert causes[Cause.TIMEOUT] > games // 4
    assert causes[None] > 0


# Configurations -----------------------------------------------------------------------------------

VALUES = (
    *(0, 1, 2, 7, -1, -5, 0.5, 2.5, -0.5, -math.inf),
    *(None, True, False, "", "4", "four", [], [4], {}, {"default": 4}),
)
EXTRAS = ({}, {"seed": 5}, {"items": 3}, {"seed": None, "nested": {"a": [1]}})


def official(configuration: dict[str, Any]) -> dict[str, Any] | None:
    """The complete configuration; None where the environment cannot be made, or cannot play."""
    try:
        environment = kaggle_environments.make("connectx", configuration)
        environment.step([0, None])
    except Exception:  # noqa: BLE001 - besides its own error the environment raises what happens
        return None
    return dict(environment.configuration)


def ours(configuration: dict[str, Any]) -> dict[str, Any] | None:
    try:
        return complete_configuration(configuration)
    except UserError:
        return None


CASES = [*({key: value} for key in SETTINGS for value in VALUES), *EXTRAS]


@pytest.mark.parametrize("configuration", CASES)
def test_a_configuration_is_accepted_as_officially(configuration: dict[str, Any]) -> None:
    assert ours(configuration) == official(configuration)


# Loading ------------------------------------------------------------------------------------------

get_last_callable = kaggle_environments.agent.get_last_callable
SOURCES = {
    "one function": "def agent(o, c):\n    return 1",
    "an early name bound again keeps its place": (
        "agent = None\ndef other(o, c): return 1\ndef agent(o, c): return 2"
    ),
    "a class is callable": "def agent(o, c): return 1\nclass Helper: ...",
    "an imported function is callable": "def agent(o, c): return 1\nfrom math import hypot",
    "a deleted name is gone": "def agent(o, c): return 1\ndef other(o, c): return 2\ndel other",
    "its name": "NAME = __name__\ndef agent(o, c): return NAME",
    "no file": "HAS = '__file__' in globals()\ndef agent(o, c): return HAS",
}


@pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES.keys())
def test_finds_the_agent_that_kaggle_finds(source: str) -> None:
    ours = load_agent(source, None)
    theirs = get_last_callable(source)
    assert ours.__name__ == theirs.__name__
    assert type(ours) is type(theirs)
    if isinstance(ours, FunctionType):
        assert ours(None, None) == theirs(None, None)


def test_the_folder_is_importable_only_while_loading_as_in_the_official_code(
    tmp_path: Path,
) -> None:
    (tmp_path / "beside.py").write_text("VALUE = 5")
    file, before = str(tmp_path / "agent.py"), list(sys.path)
    source = "from beside import VALUE\ndef agent(o, c): return VALUE"
    assert load_agent(source, file)(None, None) == 5
    assert sys.path == before
    # Which takes off the last entry, here the source's own, and leaves the folder.
    source = "import sys\nsys.path.append('elsewhere')\ndef agent(o, c): ..."
    for load in (load_agent, lambda source, path: get_last_callable(source, path=path)):
        load(source, file)
        assert sys.path == [*before, str(tmp_path)]
        sys.path[:] = before
    for load in (load_agent, lambda source, path: get_last_callable(source, path=path)):
        with pytest.raises((LookupError, kaggle_environments.errors.InvalidArgument)):
            load("x = 1", None)  # nothing to call


class _Instance:
    def __call__(self, observation: object, configuration: object) -> object:
        return observation, configuration


@pytest.mark.parametrize(
    "agent",
    [
        lambda: (),
        lambda observation: (observation,),
        lambda observation, configuration: (observation, configuration),
        lambda observation, configuration, more=None: (observation, configuration, more),
        lambda *arguments: arguments,
        _Instance(),
        _Instance().__call__,
    ],
)
def test_gives_as_many_arguments_as_kaggle(agent: Callable[..., Any]) -> None:
    observation = {"board": [0], "remainingOverageTime": 60}
    official = kaggle_environments.agent.Agent(agent, kaggle_environments.make("connectx"))
    seen, _ = official.act(kaggle_environments.utils.structify(observation))
    ours = call_agent(agent, observation, dict(official.configuration))
    assert ours == seen

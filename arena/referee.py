"""What a referee is, and kaggle-environments' own ConnectX as one.

The environment decides what a move does, who has won and what a forfeit is; around its `step`,
KaggleReferee does what `Environment.run` does. One difference: a move takes the time that the
player's process measured, without the way there and back.
"""

import contextlib
import copy
import importlib.util
import io
import json
import logging
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self

from arena.configuration import complete_configuration
from errors import UserError
from processes.process import Outcome, Reply


class GameState(NamedTuple):
    """What the environment says of a game, by seat."""

    rewards: tuple[int | None, ...]
    statuses: tuple[str, ...]


class Referee(ABC):
    """One board. `reset`, then ask `seat_to_move`, `observation` and `decide` until `done`."""

    name: ClassVar[str]
    configuration: Mapping[str, Any]  # complete, as agents see it
    overage_seconds: float  # of each seat for a game, beyond actTimeout for each move
    step: int  # moves made
    done: bool

    @abstractmethod
    def reset(self) -> None:
        """Clear the board."""

    @abstractmethod
    def overage_left(self, seat: int) -> float:
        """Seconds of overage left to a seat; negative once it was too late."""

    @abstractmethod
    def observation(self, seat: int) -> dict[str, Any]:
        """What the player in `seat` sees."""

    @abstractmethod
    def decide(self, seat: int, reply: Reply) -> None:
        """Act on the reply of the player to move, who sits in `seat`."""

    @abstractmethod
    def state(self) -> GameState:
        """The rewards and statuses, as the environment has them."""

    @property
    def seat_to_move(self) -> int:
        """0 or 1."""
        return self.step % 2

    def copies(self, count: int) -> list[Self]:
        """That many boards like this one, to be reset."""
        return [copy.copy(self) for _ in range(count)]

    def hard_deadline(self, seat: int) -> float:
        """Seconds after which any move is too late."""
        return float(self.configuration["actTimeout"]) + self.overage_left(seat)

    def is_late(self, seat: int, reply: Reply) -> bool:
        """Whether the reply came too late to count."""
        return reply.outcome is Outcome.TIMEOUT or reply.seconds > self.hard_deadline(seat)

    def drop(self, column: int) -> None:
        """Play a column for the side to move, in time; one that cannot be played forfeits."""
        self.decide(self.seat_to_move, Reply(outcome=Outcome.MOVE, column=column, seconds=0.0))


class KaggleReferee(Referee):
    """The official environment as a Referee."""

    name = "kaggle"

    def __init__(
        self, configuration: Mapping[str, Any], *, overage_seconds: float | None = None
    ) -> None:
        """A board for `configuration`; `overage_seconds` replaces Kaggle's own.

        Raises UserError for a configuration that the environment does not accept.
        """
        configuration = complete_configuration(configuration)
        kaggle_environments = import_kaggle_environments()
        self.environment = kaggle_environments.make("connectx", configuration)
        self.configuration = json.loads(json.dumps(self.environment.configuration))
        self._deadline_exceeded = kaggle_environments.errors.DeadlineExceeded
        self._overage_seconds = overage_seconds
        self.reset()
        self.overage_seconds = self.overage_left(0)

    def reset(self) -> None:
        self.environment.logs = []  # it would keep them forever
        self.environment.reset()
        if self._overage_seconds is not None:
            for state in self.environment.state:
                state.observation.remainingOverageTime = self._overage_seconds
        self.step, self.done = 0, False

    def copies(self, count: int) -> list[Self]:
        found = super().copies(count)
        for referee in found:
            referee.environment = copy.copy(self.environment)  # making one takes 12 ms
        return found

    def overage_left(self, seat: int) -> float:
        return float(self.environment.state[seat].observation.remainingOverageTime)

    def observation(self, seat: int) -> dict[str, Any]:
        # The environment gives board and step to seat 0 only.
        first = self.environment.state[0].observation
        own = self.environment.state[seat].observation
        return {**own, "board": first.board, "step": first.step}

    def decide(self, seat: int, reply: Reply) -> None:
        actions: list[object] = [None, None]
        logs: list[dict[str, Any]] = [{}, {}]
        actions[seat] = self._action(reply, seat)
        logs[seat] = {"duration": reply.seconds, "stdout": "", "stderr": ""}
        self.environment.step(actions, logs)
        self.step = int(self.environment.state[0].observation.step)
        self.done = bool(self.environment.done)

    def state(self) -> GameState:
        states = self.environment.state
        return GameState(
            rewards=tuple(state.reward for state in states),
            statuses=tuple(state.status for state in states),
        )

    def _action(self, reply: Reply, seat: int) -> object:
        """The reply as what the environment expects of an agent."""
        if self.is_late(seat, reply):
            return self._deadline_exceeded()
        if reply.outcome is Outcome.MOVE:
            return reply.column
        if reply.outcome is Outcome.NOTHING:
            return None
        if reply.outcome is Outcome.RUBBISH:
            # As text, which the schema rejects. It accepts 3.0, and then the interpreter raises.
            return reply.detail
        return RuntimeError(reply.detail)


@lru_cache(maxsize=1)
def import_kaggle_environments() -> Any:
    """kaggle-environments with ConnectX alone, imported at first use and without its noise.

    Importing the whole package takes ten times as long: it imports every other environment, and
    jsonschema compiles grammars that no environment uses. Nothing stays in sys.modules, so
    `import kaggle_environments` still gives the whole package; if it came first, that is returned.
    """
    if "kaggle_environments" in sys.modules:
        import kaggle_environments
        import kaggle_environments.errors

        return kaggle_environments
    others = [f"kaggle_environments.envs.{name}" for name in _environment_names() - {"connectx"}]
    logging.disable(logging.WARNING)
    try:
        with (
            _hidden("rfc3987_syntax", *others),
            contextlib.redirect_stdout(io.StringIO()),
            contextlib.redirect_stderr(io.StringIO()),
        ):
            import kaggle_environments
            import kaggle_environments.errors
    finally:
        logging.disable(logging.NOTSET)
        for name in [name for name in sys.modules if name.split(".")[0] == "kaggle_environments"]:
            del sys.modules[name]
    return kaggle_environments


def _environment_names() -> set[str]:
    spec = importlib.util.find_spec("kaggle_environments")
    if spec is None or spec.origin is None:
        raise UserError("kaggle-environments is not installed: pip install -r requirements.txt")
    return {folder.name for folder in Path(spec.origin).with_name("envs").iterdir()}


@contextlib.contextmanager
def _hidden(*names: str) -> Iterator[None]:
    """Let imports of these modules fail with ImportError, as if they were not installed."""
    before = {name: sys.modules[name] for name in names if name in sys.modules}
    sys.modules.update(dict.fromkeys(names))  # type: ignore[arg-type]
    try:
        yield
    finally:
        for name in names:
            del sys.modules[name]
        sys.modules.update(before)

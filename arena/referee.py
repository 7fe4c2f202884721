"""What a referee is, and kaggle-environments' own ConnectX as one.

The environment decides what a move does, who has won and what a forfeit is. Around its `step` this
module does what `Environment.run` does, with one difference: a move takes the time measured by the
player's process, without the way there and back.
"""

import contextlib
import importlib.util
import io
import logging
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from arena.configuration import complete_configuration
from arena.errors import UserError
from arena.process import Outcome, Reply


@dataclass(frozen=True, kw_only=True)
class GameState:
    """What the environment says of a game, by seat."""

    rewards: tuple[int | None, ...]
    statuses: tuple[str, ...]


class Referee(Protocol):
    """One board. `reset`, then ask `seat_to_move`, `observation` and `decide` until `done`."""

    name: str
    overage_seconds: float  # what each seat has for a game, beyond actTimeout for each move

    @property
    def configuration(self) -> Mapping[str, Any]:
        """The complete configuration, as agents see it."""

    @property
    def done(self) -> bool:
        """Whether the game has ended."""

    @property
    def seat_to_move(self) -> int:
        """0 or 1."""

    @property
    def step(self) -> int:
        """The number of moves made."""

    def reset(self) -> None:
        """Clear the board."""

    def overage_left(self, seat: int) -> float:
        """The overage that remains to a seat, in seconds; negative once the seat is too late."""

    def hard_deadline(self, seat: int) -> float:
        """Seconds after which any move is too late."""

    def observation(self, seat: int) -> dict[str, Any]:
        """What the player in `seat` sees."""

    def board_digits(self) -> str:
        """The board as in observations, one digit for each square."""

    def decide(self, seat: int, reply: Reply) -> None:
        """Act on the reply of the player to move, who sits in `seat`."""

    def drop(self, column: int) -> None:
        """Play a column for the side to move, in time; one that cannot be played forfeits."""

    def state(self) -> GameState:
        """The rewards and statuses, as the environment has them."""


class KaggleReferee:
    """The environment as a Referee."""

    name = "kaggle"

    def __init__(
        self, configuration: Mapping[str, Any], *, overage_seconds: float | None = None
    ) -> None:
        """A board for `configuration`; without `overage_seconds` a player has Kaggle's.

        Raises UserError for a configuration that the environment does not accept.
        """
        configuration = complete_configuration(configuration)
        kaggle_environments = import_kaggle_environments()
        self.environment = kaggle_environments.make("connectx", configuration)
        self._deadline_exceeded = kaggle_environments.errors.DeadlineExceeded
        self._overage_seconds = overage_seconds
        self.reset()
        self.overage_seconds = self.overage_left(0)

    def reset(self) -> None:
        """Clear the board, and the logs, which the environment would keep forever."""
        self.environment.logs = []
        self.environment.reset()
        if self._overage_seconds is not None:
            for state in self.environment.state:
                state.observation.remainingOverageTime = self._overage_seconds

    @property
    def configuration(self) -> dict[str, Any]:
        """The complete configuration, as agents see it."""
        return dict(self.environment.configuration)

    @property
    def done(self) -> bool:
        """Whether the game has ended."""
        return bool(self.environment.done)

    @property
    def seat_to_move(self) -> int:
        """0 or 1."""
        return [state.status for state in self.environment.state].index("ACTIVE")

    @property
    def step(self) -> int:
        """The number of moves made."""
        return int(self.environment.state[0].observation.step)

    def board_digits(self) -> str:
        """The board as in observations, one digit for each square."""
        return "".join(map(str, self.environment.state[0].observation.board))

    def overage_left(self, seat: int) -> float:
        """The overage that remains to a seat, in seconds; negative once the seat is too late."""
        return float(self.environment.state[seat].observation.remainingOverageTime)

    def hard_deadline(self, seat: int) -> float:
        """Seconds after which any move is too late."""
        return float(self.environment.configuration.actTimeout) + self.overage_left(seat)

    def observation(self, seat: int) -> dict[str, Any]:
        """What the player in `seat` sees; the environment gives board and step to seat 0 only."""
        states = self.environment.state
        return {
            **states[seat].observation,
            "board": states[0].observation.board,
            "step": states[0].observation.step,
        }

    def decide(self, seat: int, reply: Reply) -> None:
        """Let the environment act on the reply of the player to move, who sits in `seat`."""
        actions: list[object] = [None, None]
        logs: list[dict[str, Any]] = [{}, {}]
        actions[seat] = self._action(reply, seat)
        logs[seat] = {"duration": reply.seconds, "stdout": "", "stderr": ""}
        self.environment.step(actions, logs)

    def drop(self, column: int) -> None:
        """Play a column for the side to move, in time; one that cannot be played forfeits."""
        self.decide(self.seat_to_move, Reply(outcome=Outcome.MOVE, column=column, seconds=0.0))

    def state(self) -> GameState:
        """The rewards and statuses, as the environment has them."""
        states = self.environment.state
        return GameState(
            rewards=tuple(state.reward for state in states),
            statuses=tuple(state.status for state in states),
        )

    def render_html(self, *, names: Sequence[str]) -> str:
        """The environment's own page of the game so far; names by seat."""
        self.environment.info["TeamNames"] = list(names)
        return str(self.environment.render(mode="html"))

    def _action(self, reply: Reply, seat: int) -> object:
        """The reply as what the environment expects of an agent."""
        if reply.outcome is Outcome.TIMEOUT or reply.seconds > self.hard_deadline(seat):
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
    jsonschema compiles grammars for format checks that no environment uses. What has been left out
    is missing here only: nothing stays in sys.modules, so that `import kaggle_environments` still
    gives the whole package. If that has been imported before, it is returned.
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

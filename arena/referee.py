"""kaggle-environments' own ConnectX as the referee of one game after another.

The environment decides what a move does, who has won and what a forfeit is. Around its `step` this
module does what `Environment.run` does, with one difference: a move takes the time that the
player's process has measured, without the way there and back.
"""

import contextlib
import io
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

from arena.errors import UserError
from arena.process import Outcome, Reply


@dataclass(frozen=True, kw_only=True)
class GameState:
    """How the environment says that a game has ended, by seat."""

    rewards: tuple[int | None, ...]
    statuses: tuple[str, ...]


class Referee(Protocol):
    """One board. `reset`, then ask `seat_to_move`, `observation` and `decide` until `done`."""

    name: str
    overage_seconds: float  # what each seat has in a game beyond the time for each move

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
        """How many moves have been made."""

    def reset(self) -> None:
        """Clear the board."""

    def overage_left(self, seat: int) -> float:
        """Seconds that remain to a seat beyond the time for each move; negative: too late."""

    def hard_deadline(self, seat: int) -> float:
        """Seconds after which a move is too late whatever it is."""

    def observation(self, seat: int) -> dict[str, Any]:
        """What the player in `seat` sees."""

    def board_digits(self) -> str:
        """The board as observations list it, a digit a square."""

    def decide(self, seat: int, reply: Reply) -> None:
        """Act on the reply of the player whose turn it is."""

    def drop(self, column: int) -> None:
        """Let the side to move play a column, be it one or not, within the time for a move."""

    def state(self) -> GameState:
        """How the game stands."""


class KaggleReferee:
    """The environment as a Referee."""

    name = "kaggle"

    def __init__(
        self, configuration: Mapping[str, Any], *, overage_seconds: float | None = None
    ) -> None:
        """A board for `configuration`; `overage_seconds` None is Kaggle's own."""
        kaggle_environments = import_kaggle_environments()
        try:
            self.environment = kaggle_environments.make("connectx", dict(configuration))
        except kaggle_environments.errors.InvalidArgument as error:
            raise UserError(str(error).splitlines()[0]) from error
        self._deadline_exceeded = kaggle_environments.errors.DeadlineExceeded
        self._overage_seconds = overage_seconds
        self.reset()
        self.overage_seconds = self.overage_left(0)

    def reset(self) -> None:
        """Clear the board, and the logs, which the environment would keep for good."""
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
        """How many moves have been made."""
        return int(self.environment.state[0].observation.step)

    def board_digits(self) -> str:
        """The board as observations list it, a digit a square."""
        return "".join(map(str, self.environment.state[0].observation.board))

    def overage_left(self, seat: int) -> float:
        """Seconds that remain to a seat beyond the time for each move; negative: too late."""
        return float(self.environment.state[seat].observation.remainingOverageTime)

    def hard_deadline(self, seat: int) -> float:
        """Seconds after which a move is too late whatever it is."""
        return float(self.environment.configuration.actTimeout) + self.overage_left(seat)

    def observation(self, seat: int) -> dict[str, Any]:
        """What the player in `seat` sees; the board and the step number stand in seat 0 only."""
        states = self.environment.state
        return {
            **states[seat].observation,
            "board": states[0].observation.board,
            "step": states[0].observation.step,
        }

    def decide(self, seat: int, reply: Reply) -> None:
        """Let the environment act on the reply of the player whose turn it is."""
        actions: list[object] = [None, None]
        logs: list[dict[str, Any]] = [{}, {}]
        actions[seat] = self._action(reply, seat)
        logs[seat] = {"duration": reply.seconds, "stdout": "", "stderr": ""}
        self.environment.step(actions, logs)

    def drop(self, column: int) -> None:
        """Let the side to move play a column, be it one or not, within the time for a move."""
        self.decide(self.seat_to_move, Reply(outcome=Outcome.MOVE, column=column, seconds=0.0))

    def state(self) -> GameState:
        """How the game stands."""
        states = self.environment.state
        return GameState(
            rewards=tuple(state.reward for state in states),
            statuses=tuple(state.status for state in states),
        )

    def render_html(self, *, names: Sequence[str]) -> str:
        """The game so far as the page that the environment makes of it; names by seat."""
        self.environment.info["TeamNames"] = list(names)
        return str(self.environment.render(mode="html"))

    def _action(self, reply: Reply, seat: int) -> object:
        """The reply as the action that the environment takes it for."""
        if reply.outcome is Outcome.TIMEOUT or reply.seconds > self.hard_deadline(seat):
            return self._deadline_exceeded()
        if reply.outcome is Outcome.MOVE:
            return reply.column
        if reply.outcome is Outcome.NOTHING:
            return None
        if reply.outcome is Outcome.RUBBISH:
            # Handed on as text, which the schema refuses: a 3.0 would pass it and end the batch.
            return reply.detail
        return RuntimeError(reply.detail)


@lru_cache(maxsize=1)
def import_kaggle_environments() -> Any:
    """The package, imported at first use, as it takes most of a second, and without its noise."""
    logging.disable(logging.WARNING)
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            import kaggle_environments
            import kaggle_environments.errors
    finally:
        logging.disable(logging.NOTSET)
    return kaggle_environments

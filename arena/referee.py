"""Referees decide what a move does: kaggle-environments' ConnectX, or the same rules without it.

Both count the time that the player's process measured, without the time of the messages.
"""

import contextlib
import copy
import importlib.util
import io
import logging
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Self

from agents.core.board import Board, has_won
from arena.game import KAGGLE_OVERAGE_SECONDS, SIZE, Cause, Game, complete_configuration
from errors import UserError
from processes.process import Outcome, Reply


class Referee(ABC):
    """One game: `reset`, then `decide` on the replies of the side to move until it is `done`."""

    name: ClassVar[str]
    seat_to_move: int  # 0 or 1
    done: bool
    cause: Cause | None  # of the forfeit, if the last reply was one

    def __init__(
        self, configuration: Mapping[str, Any], *, overage_seconds: float | None = None
    ) -> None:
        """A board for `configuration`; `overage_seconds` replaces Kaggle's own.

        Raises UserError for a configuration that the environment does not accept.
        """
        self.configuration = complete_configuration(configuration)  # as agents see it
        self.overage_seconds: float = (
            KAGGLE_OVERAGE_SECONDS if overage_seconds is None else overage_seconds
        )
        self.reset()

    @abstractmethod
    def reset(self) -> None:
        """Clear the board."""

    @abstractmethod
    def observation(self) -> dict[str, Any]:
        """What the side to move sees."""

    @abstractmethod
    def decide(self, reply: Reply) -> None:
        """Act on the reply of the side to move."""

    @abstractmethod
    def deadline(self) -> float:
        """Seconds after which a move of the side to move is too late."""

    def copy(self) -> Self:
        """Another board like this one; reset it before use."""
        return copy.copy(self)

    def is_late(self, reply: Reply) -> bool:
        """Whether the reply came too late to count."""
        return reply.outcome is Outcome.TIMEOUT or reply.seconds > self.deadline()

    def drop(self, column: int) -> None:
        """Play a column in no time; one that cannot be played forfeits."""
        self.decide(Reply(Outcome.MOVE, 0.0, column))


class NativeReferee(Referee):
    """Decides as the environment does at a hundredth of the cost; a test compares the two."""

    name = "native"

    def reset(self) -> None:
        self._board = Board.empty(*(self.configuration[key] for key in SIZE))
        self._squares = [0] * self._board.empties  # as in observations
        self._overage = [self.overage_seconds] * 2
        self._step = self.seat_to_move = 0
        self.done, self.cause = False, None

    def observation(self) -> dict[str, Any]:
        return {
            "remainingOverageTime": self._overage[self.seat_to_move],
            "step": self._step,
            "board": [*self._squares],
            "mark": self.seat_to_move + 1,
        }

    def deadline(self) -> float:
        return float(self.configuration["actTimeout"] + self._overage[self.seat_to_move])

    def decide(self, reply: Reply) -> None:
        seat, column = self.seat_to_move, reply.column or 0  # None is played as column 0
        if self.is_late(reply):
            self.cause = Cause.TIMEOUT
        elif reply.outcome is Outcome.ERROR:
            self.cause = Cause.ERROR
        elif reply.outcome is Outcome.RUBBISH or not self._is_free(column):
            self.cause = Cause.INVALID
        else:
            self._play(column)
        self.done = self.done or self.cause is not None
        self._overage[seat] -= max(0, reply.seconds - self.configuration["actTimeout"])
        self._step += 1
        self.seat_to_move = 1 - seat

    def _is_free(self, column: int) -> bool:
        return 0 <= column < self._board.columns and self._squares[column] == 0

    def _play(self, column: int) -> None:
        before, self._board = self._board, self._board.play(column)
        rows, columns, geometry = before.rows, before.columns, before.geometry
        place = (before.occupied ^ self._board.occupied).bit_length() - 1
        self._squares[(rows - 1 - place % geometry.stride) * columns + column] = before.mark
        last = min(rows * columns, self.configuration["episodeSteps"] - 1)
        self.done = self._step + 1 >= last or has_won(self._board.theirs, geometry)


class KaggleReferee(Referee):
    """The official environment."""

    name = "kaggle"

    def __init__(
        self, configuration: Mapping[str, Any], *, overage_seconds: float | None = None
    ) -> None:
        official = import_kaggle_environments()
        self._deadline_exceeded = official.errors.DeadlineExceeded
        self.environment = official.make("connectx", complete_configuration(configuration))
        super().__init__(configuration, overage_seconds=overage_seconds)

    def copy(self) -> Self:
        other = super().copy()
        other.environment = copy.copy(self.environment)  # making one takes 12 ms
        return other

    def reset(self) -> None:
        self.environment.logs = []  # it would keep them forever
        self.environment.reset()
        for state in self.environment.state:
            state.observation.remainingOverageTime = self.overage_seconds
        self.seat_to_move, self.done, self.cause = 0, False, None

    def observation(self) -> dict[str, Any]:
        # The environment gives board and step to seat 0 only.
        first, own = (self.environment.state[seat].observation for seat in (0, self.seat_to_move))
        return {**own, "board": first.board, "step": first.step}

    def deadline(self) -> float:
        own = self.environment.state[self.seat_to_move].observation
        return float(self.configuration["actTimeout"] + own.remainingOverageTime)

    def decide(self, reply: Reply) -> None:
        actions: list[object] = [None, None]
        logs: list[dict[str, Any]] = [{}, {}]
        actions[self.seat_to_move] = self._action(reply)
        logs[self.seat_to_move] = {"duration": reply.seconds, "stdout": "", "stderr": ""}
        self.environment.step(actions, logs)
        status = self.environment.state[self.seat_to_move].status
        self.cause = Cause(status) if status in list(Cause) else None
        self.done = bool(self.environment.done)
        self.seat_to_move = 1 - self.seat_to_move

    def _action(self, reply: Reply) -> object:
        """The reply as what the environment expects of an agent."""
        if self.is_late(reply):
            return self._deadline_exceeded()
        if reply.outcome is Outcome.RUBBISH:
            # As text, which the schema rejects. It accepts 3.0, and then the interpreter raises.
            return reply.detail
        return RuntimeError(reply.detail) if reply.outcome is Outcome.ERROR else reply.column


def as_replay(game: Game) -> dict[str, Any]:
    """A game in the form of Kaggle's replays, which `kaggle_environments` loads."""
    referee = KaggleReferee(game.configuration, overage_seconds=game.overage_budget)
    replies = [Reply(Outcome.MOVE, 0.0, column) for column in game.moves]
    if game.forfeit is not None:
        column, cause = game.forfeit.column, game.forfeit.cause
        invalid = Outcome.RUBBISH if column is None else Outcome.MOVE
        outcome = invalid if cause is Cause.INVALID else Outcome[cause]
        replies.append(Reply(outcome, 0.0, column, game.forfeit.detail))
    for reply, taken in zip(replies, (*game.seconds, None)):
        referee.decide(reply._replace(seconds=taken or 0.0))
    replay = dict(referee.environment.toJSON())
    info = {"TeamNames": list(game.players), "EpisodeId": game.id}
    return {**replay, "id": game.id, "info": {**info, "OpeningPlies": game.opening_plies}}


@lru_cache(maxsize=1)
def import_kaggle_environments() -> Any:
    """kaggle-environments with ConnectX alone, imported at first use and without its noise.

    Importing the whole package takes ten times as long: it imports every other environment, and
    jsonschema compiles grammars that no environment uses. Nothing stays in sys.modules, so
    `import kaggle_environments` still gives the whole package; if it came first, that is returned.
    """
    name = "kaggle_environments"
    if name in sys.modules:
        return importlib.import_module(name)
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise UserError("kaggle-environments is not installed: pip install -r requirements.txt")
    folders = {folder.name for folder in Path(spec.origin).with_name("envs").iterdir()}
    hidden = ["rfc3987_syntax", *(f"{name}.envs.{each}" for each in folders - {"connectx"})]
    before = {each: sys.modules[each] for each in hidden if each in sys.modules}
    sys.modules.update(dict.fromkeys(hidden))  # type: ignore[arg-type]  # as if not installed
    logging.disable(logging.WARNING)
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            return importlib.import_module(name)
    finally:
        logging.disable(logging.NOTSET)
        for each in {*hidden, *(each for each in sys.modules if each.partition(".")[0] == name)}:
            del sys.modules[each]
        sys.modules.update(before)

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
from itertools import zip_longest
from pathlib import Path
from typing import Any, ClassVar, Self

from connectx.arena.process import Outcome, Reply
from connectx.core.board import Board, has_won
from connectx.errors import UserError, print_to_stderr
from connectx.game import KAGGLE_OVERAGE_SECONDS, SIZE, Cause, Game, complete_configuration

PACKAGE = "kaggle_environments"
NOT_INSTALLED = "kaggle-environments is not installed"


class Referee(ABC):
    """One game: `reset`, then `decide` on the replies of the side to move until it is `done`."""

    in_step: ClassVar[int]  # how many games are played in step at most
    overage_seconds: float = KAGGLE_OVERAGE_SECONDS  # of each side and game, after `reset`
    seat_to_move: int  # 0 or 1
    done: bool
    cause: Cause | None  # of the forfeit, if the last reply was one

    def __init__(self, configuration: Mapping[str, Any]) -> None:
        """An empty board. Raises UserError for what the environment does not accept."""
        self.configuration = complete_configuration(configuration)  # as agents see it
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

    def copy(self) -> Self:
        """Another board like this one; reset it before use."""
        return copy.copy(self)

    def seconds_to_answer(self) -> float:
        """The time limit of the side to move, in seconds."""
        left = self.observation()["remainingOverageTime"]
        return float(self.configuration["actTimeout"] + left)

    def is_late(self, reply: Reply) -> bool:
        """Whether the reply came too late to count."""
        left = self.observation()["remainingOverageTime"]  # in the order in which Kaggle rounds
        used = reply.seconds - self.configuration["actTimeout"]
        return reply.outcome is Outcome.TIMEOUT or used > left

    def drop(self, column: int) -> None:
        """Play a column in no time; one that cannot be played forfeits."""
        self.decide(Reply(Outcome.MOVE, 0.0, column))


class NativeReferee(Referee):
    """Decides as the environment does at a hundredth of the cost; a test compares the two."""

    in_step = 128

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

    def decide(self, reply: Reply) -> None:
        columns, column = self._board.columns, reply.column or 0  # None is played as column 0
        free = self._squares[column::columns].count(0) if 0 <= column < columns else 0
        if self.is_late(reply):
            self.cause = Cause.TIMEOUT
        elif reply.outcome is Outcome.ERROR:
            self.cause = Cause.ERROR
        elif reply.outcome is Outcome.RUBBISH or not free:
            self.cause = Cause.INVALID
        else:
            self._squares[(free - 1) * columns + column] = self.seat_to_move + 1
            self._board = self._board.play(column)
        self._overage[self.seat_to_move] -= max(0, reply.seconds - self.configuration["actTimeout"])
        self._step += 1
        self.seat_to_move = 1 - self.seat_to_move
        last = min(len(self._squares), self.configuration["episodeSteps"] - 1)
        won = has_won(self._board.theirs, self._board.geometry)
        self.done = won or self._step >= last or self.cause is not None


class KaggleReferee(Referee):
    """The official environment."""

    in_step = 12  # environments are costly to make

    def __init__(self, configuration: Mapping[str, Any]) -> None:
        kaggle = import_kaggle_environments()
        self.environment = kaggle.make("connectx", complete_configuration(configuration))
        super().__init__(configuration)

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

    def decide(self, reply: Reply) -> None:
        action: object = reply.column
        if self.is_late(reply):
            action = import_kaggle_environments().errors.DeadlineExceeded()
        elif reply.outcome is Outcome.ERROR:
            action = RuntimeError(reply.detail)
        elif reply.outcome is Outcome.RUBBISH:
            # As text, which the schema rejects. It accepts 3.0, and then the interpreter raises.
            action = reply.detail
        actions: list[object] = [None, None]
        logs: list[dict[str, Any]] = [{}, {}]
        actions[self.seat_to_move] = action
        logs[self.seat_to_move] = {"duration": reply.seconds, "stdout": "", "stderr": ""}
        self.environment.step(actions, logs)
        status = self.environment.state[self.seat_to_move].status
        self.cause = Cause(status) if status in list(Cause) else None
        self.done = bool(self.environment.done)
        self.seat_to_move = 1 - self.seat_to_move


REFEREES: dict[str, type[Referee]] = {"kaggle": KaggleReferee, "native": NativeReferee}


def available_referee() -> str:
    """ "kaggle"; "native" where kaggle-environments is not installed, which is said on stderr."""
    if importlib.util.find_spec(PACKAGE):
        return "kaggle"
    print_to_stderr(f"{NOT_INSTALLED}: our own referee decides, by the same rules")
    return "native"


def as_replay(game: Game) -> dict[str, Any]:
    """A game in the form of Kaggle's replays, which `kaggle_environments` loads."""
    referee = KaggleReferee(game.configuration)
    replies = [Reply(Outcome.MOVE, 0.0, column) for column in game.moves]
    if (forfeit := game.forfeit) is not None:
        invalid = Outcome.RUBBISH if forfeit.column is None else Outcome.MOVE
        outcome = invalid if forfeit.cause is Cause.INVALID else Outcome[forfeit.cause]
        replies.append(Reply(outcome, 0.0, forfeit.column, forfeit.detail))
    for reply, taken in zip_longest(replies, game.seconds):
        referee.decide(reply._replace(seconds=taken or 0.0))
    info = {"TeamNames": list(game.players), "EpisodeId": game.id}
    return {**referee.environment.toJSON(), "id": game.id, "info": info}


@lru_cache(maxsize=1)
def import_kaggle_environments() -> Any:
    """kaggle-environments, imported at first use: ConnectX alone, without the package's noise.

    The whole package takes ten times as long: every other environment, and jsonschema's grammars,
    which no environment uses. `import kaggle_environments` still gives all of it; if that came
    first, it is returned.

    The package imports all its environments by itself and has no option for less. So while it is
    imported, `sys.modules` says that the others are not installed. Afterwards `sys.modules` has
    none of this, and neither streams nor logging are silenced any more. Raises UserError if the
    package is not installed or cannot be imported.
    """
    if PACKAGE in sys.modules:
        return sys.modules[PACKAGE]
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        raise UserError(f"{NOT_INSTALLED}, install it with: pip install kaggle-environments")
    others = {folder.name for folder in Path(spec.origin).with_name("envs").iterdir()}
    hidden = {f"{PACKAGE}.envs.{other}" for other in others - {"connectx"}} | {"rfc3987_syntax"}
    hidden -= sys.modules.keys()
    sys.modules.update(dict.fromkeys(hidden))  # type: ignore[arg-type]  # as if not installed
    disabled = logging.root.manager.disable
    logging.disable(max(disabled, logging.WARNING))
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            return importlib.import_module(PACKAGE)
    except Exception as error:
        raise UserError(f"{PACKAGE} cannot be imported: {error!r}") from error
    finally:
        logging.disable(disabled)
        for module in hidden | {
            module for module in sys.modules if module.partition(".")[0] == PACKAGE
        }:
            sys.modules.pop(module, None)

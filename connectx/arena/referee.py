"""Referees decide what a move does: kaggle-environments' ConnectX, or the same rules without it.

Both count the time that the player's process has measured, without the time of the messages.
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
from connectx.game import (
    KAGGLE_OVERAGE_SECONDS,
    SIZE_KEYS,
    Cause,
    Forfeit,
    Game,
    complete_configuration,
)

KAGGLE_PACKAGE = "kaggle_environments"
NOT_INSTALLED = "kaggle-environments is not installed"


class Referee(ABC):
    """One game. After `reset`, `decide` acts on each reply of the side to move, until `done`.

    A side's overage is the time that its moves in a game, together, may take beyond `actTimeout`.
    """

    max_batch_games: ClassVar[int]  # how many games are played in a batch at most
    overage_seconds: float = KAGGLE_OVERAGE_SECONDS  # of each side and game, after `reset`
    seat_to_move: int  # 0 or 1
    done: bool  # whether the game has ended
    cause: Cause | None  # why the last reply forfeited the game; None if it did not

    def __init__(self, configuration: Mapping[str, Any]) -> None:
        """Begin with an empty board.

        Raises UserError for a configuration that the environment does not accept.
        """
        self.configuration = complete_configuration(configuration)  # as agents see it
        self.reset()

    @abstractmethod
    def reset(self) -> None:
        """Clear the board."""

    @abstractmethod
    def observation(self) -> dict[str, Any]:
        """Return what the side to move sees."""

    @abstractmethod
    def decide(self, reply: Reply) -> None:
        """Play the move of the reply of the side to move, or let that side forfeit the game."""

    def copy(self) -> Self:
        """Return another referee like this one, which has to be reset before use."""
        return copy.copy(self)

    def seconds_to_answer(self) -> float:
        """Return the time limit of the side to move, in seconds."""
        remaining_overage = self.observation()["remainingOverageTime"]
        return float(self.configuration["actTimeout"] + remaining_overage)

    def is_late(self, reply: Reply) -> bool:
        """Return whether a reply came too late to count."""
        if reply.outcome is Outcome.TIMEOUT:
            return True
        remaining_overage = self.observation()["remainingOverageTime"]
        # Subtracted in this order, the difference is rounded as Kaggle's.
        used_overage: float = reply.seconds - self.configuration["actTimeout"]
        return bool(used_overage > remaining_overage)

    def drop(self, column: int) -> None:
        """Play a column as a move that took no time. An unplayable one forfeits the game."""
        self.decide(Reply(Outcome.MOVE, seconds=0.0, column=column))


class NativeReferee(Referee):
    """Decides as the environment does at a hundredth of the cost; a test compares the two."""

    max_batch_games = 128

    def reset(self) -> None:
        rows, columns, inarow = (self.configuration[key] for key in SIZE_KEYS)
        self._board = Board.empty(rows, columns, inarow)
        # As in observations, the top row comes first, and a square is 0 or the mark of its disc.
        self._squares = [0] * self._board.empties
        self._remaining_overage = [self.overage_seconds] * 2  # by seat
        self._step = 0
        self.seat_to_move = 0
        self.done = False
        self.cause = None

    def observation(self) -> dict[str, Any]:
        return {
            "remainingOverageTime": self._remaining_overage[self.seat_to_move],
            "step": self._step,
            "board": self._squares.copy(),
            "mark": self.seat_to_move + 1,
        }

    def decide(self, reply: Reply) -> None:
        column = reply.column or 0  # None is played as column 0
        free_squares = self._count_free_squares(column)  # 0 for a column beside the board, too
        is_no_column = reply.outcome is Outcome.RUBBISH  # such as a text
        if self.is_late(reply):
            self.cause = Cause.TIMEOUT
        elif reply.outcome is Outcome.ERROR:
            self.cause = Cause.ERROR
        elif is_no_column or free_squares == 0:
            self.cause = Cause.INVALID
        else:
            row = free_squares - 1  # the lowest free one; row 0 is at the top
            mark = self.seat_to_move + 1
            self._squares[row * self._board.columns + column] = mark
            self._board = self._board.play(column)
        used_overage = max(0, reply.seconds - self.configuration["actTimeout"])
        self._remaining_overage[self.seat_to_move] -= used_overage
        self._step += 1
        self.seat_to_move = 1 - self.seat_to_move
        # The game ends when the board is full, or after as many steps as the configuration allows.
        last_step = min(len(self._squares), self.configuration["episodeSteps"] - 1)
        # After `play`, `theirs` are the discs of the side that has just moved.
        has_winner = has_won(self._board.theirs, self._board.geometry)
        self.done = has_winner or self._step >= last_step or self.cause is not None

    def _count_free_squares(self, column: int) -> int:
        """Return how many squares of a column are free; 0 for a column that is not on the board."""
        columns = self._board.columns
        if not 0 <= column < columns:
            return 0
        # The squares stand row by row, so those of a column are `columns` apart. A free one is 0.
        squares_of_column = self._squares[column::columns]
        return squares_of_column.count(0)


class KaggleReferee(Referee):
    """Decides by the official environment."""

    max_batch_games = 12  # environments are costly to make

    def __init__(self, configuration: Mapping[str, Any]) -> None:
        kaggle = import_kaggle_environments()
        self.environment = kaggle.make("connectx", complete_configuration(configuration))
        super().__init__(configuration)

    def copy(self) -> Self:
        new_referee = super().copy()  # with the same environment
        # Making an environment takes 12 ms. A copy shares what stays the same in all games, and
        # `reset` gives it a board and logs of its own.
        new_referee.environment = copy.copy(self.environment)
        return new_referee

    def reset(self) -> None:
        self.environment.logs = []  # the environment would keep the logs of all games
        self.environment.reset()  # which clears the board
        for seat_state in self.environment.state:
            seat_state.observation.remainingOverageTime = self.overage_seconds
        self.seat_to_move = 0
        self.done = False
        self.cause = None

    def observation(self) -> dict[str, Any]:
        state_by_seat = self.environment.state
        observation = dict(state_by_seat[self.seat_to_move].observation)
        # The environment gives the board and the step to seat 0 only.
        first_observation = state_by_seat[0].observation
        observation["board"] = first_observation.board
        observation["step"] = first_observation.step
        return observation

    def decide(self, reply: Reply) -> None:
        action: object = reply.column  # None is no error here: it is played as column 0
        if self.is_late(reply):
            action = import_kaggle_environments().errors.DeadlineExceeded()
        elif reply.outcome is Outcome.ERROR:
            action = RuntimeError(reply.detail)
        elif reply.outcome is Outcome.RUBBISH:
            # The schema rejects a text. It would accept 3.0, and then the interpreter would raise.
            action = reply.detail
        # Of both seats: the side that is not to move does nothing.
        actions: list[object] = [None, None]
        logs: list[dict[str, Any]] = [{}, {}]
        actions[self.seat_to_move] = action
        logs[self.seat_to_move] = {"duration": reply.seconds, "stdout": "", "stderr": ""}
        self.environment.step(actions, logs)
        status = self.environment.state[self.seat_to_move].status
        # The status of a forfeit has the name of its cause, such as "TIMEOUT". Others are "ACTIVE",
        # "INACTIVE" and "DONE".
        is_forfeit = status in list(Cause)
        self.cause = Cause(status) if is_forfeit else None
        self.done = bool(self.environment.done)
        self.seat_to_move = 1 - self.seat_to_move


REFEREES: dict[str, type[Referee]] = {"kaggle": KaggleReferee, "native": NativeReferee}


def available_referee() -> str:
    """Return the name in `REFEREES` of the best referee that is installed.

    That is "kaggle". Without kaggle-environments it is "native", and a line on stderr says so.
    """
    if importlib.util.find_spec(KAGGLE_PACKAGE):
        return "kaggle"
    print_to_stderr(f"{NOT_INSTALLED}: our own referee decides, by the same rules")
    return "native"


def make_replay(game: Game) -> dict[str, Any]:
    """Return a game in the form of Kaggle's replays, which `kaggle_environments` loads."""
    referee = KaggleReferee(game.configuration)
    replies = [Reply(Outcome.MOVE, seconds=0.0, column=column) for column in game.moves]
    if game.forfeit is not None:
        replies.append(_make_forfeiting_reply(game.forfeit))
    # A game without times has fewer `seconds` than replies. Unknown times become 0.
    for reply, seconds in zip_longest(replies, game.seconds):
        referee.decide(reply._replace(seconds=seconds or 0.0))
    replay = dict(referee.environment.toJSON())
    replay["id"] = game.id
    replay["info"] = {"TeamNames": list(game.players), "EpisodeId": game.id}
    return replay


def _make_forfeiting_reply(forfeit: Forfeit) -> Reply:
    """Return a reply that makes the referee declare a forfeit of the same cause."""
    if forfeit.cause is not Cause.INVALID:
        outcome = Outcome[forfeit.cause]  # ERROR or TIMEOUT, which both enumerations have
    elif forfeit.column is None:
        outcome = Outcome.RUBBISH  # what the player returned was no column
    else:
        outcome = Outcome.MOVE  # to a column that was full or not on the board
    return Reply(outcome, seconds=0.0, column=forfeit.column, detail=forfeit.detail)


@lru_cache(maxsize=1)
def import_kaggle_environments() -> Any:
    """Return kaggle-environments, imported at first use: ConnectX alone, without its messages.

    The whole package takes ten times as long, with every other environment and with jsonschema's
    grammars, which no environment uses. `import kaggle_environments` still gives all of it. If that
    came first, it is returned.

    The package imports all its environments by itself and has no option for less. So while it is
    imported, `sys.modules` says that the others are not installed. Afterwards `sys.modules` has
    none of this, and neither streams nor logging are silenced any more.

    Raises UserError if the package is not installed or cannot be imported.
    """
    if KAGGLE_PACKAGE in sys.modules:
        return sys.modules[KAGGLE_PACKAGE]
    spec = importlib.util.find_spec(KAGGLE_PACKAGE)
    if spec is None or spec.origin is None:
        raise UserError(f"{NOT_INSTALLED}, install it with: pip install kaggle-environments")
    hidden_modules = _list_unneeded_modules(package_folder=Path(spec.origin).parent)
    hidden_modules -= sys.modules.keys()
    # None in place of a module means that it is not installed.
    sys.modules.update(dict.fromkeys(hidden_modules))  # type: ignore[arg-type]
    disabled_level = logging.root.manager.disable
    logging.disable(max(disabled_level, logging.WARNING))
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            return importlib.import_module(KAGGLE_PACKAGE)
    except Exception as error:
        raise UserError(f"{KAGGLE_PACKAGE} cannot be imported: {error!r}") from error
    finally:
        logging.disable(disabled_level)
        package_modules = [name for name in sys.modules if name.partition(".")[0] == KAGGLE_PACKAGE]
        for name in {*hidden_modules, *package_modules}:
            sys.modules.pop(name, None)


def _list_unneeded_modules(package_folder: Path) -> set[str]:
    """Return the full names of the modules that kaggle-environments imports in vain.

    `package_folder` is the folder of the package. In its folder "envs" there is a module for each
    environment, of which only "connectx" is needed.
    """
    unneeded_modules = {"rfc3987_syntax"}  # which jsonschema imports for its grammars
    for path in (package_folder / "envs").iterdir():
        if path.name != "connectx":
            unneeded_modules.add(f"{KAGGLE_PACKAGE}.envs.{path.name}")
    return unneeded_modules

"""ConnectX's referee without the environment: the same decisions at a hundredth of the cost.

It restates what the official interpreter and `Environment.step` do with a move;
`benchmarks.conformance` compares the two on thousands of games, legal and not.
"""

from collections.abc import Mapping
from typing import Any

from agents.core.board import geometry_of, has_won
from arena.configuration import KAGGLE_OVERAGE_SECONDS, complete_configuration
from arena.referee import GameState, Referee
from processes.process import Outcome, Reply


class NativeReferee(Referee):
    """A Referee on bit masks."""

    name = "native"

    def __init__(
        self, configuration: Mapping[str, Any], *, overage_seconds: float | None = None
    ) -> None:
        """A board for `configuration`; `overage_seconds` replaces Kaggle's own.

        Raises UserError for a configuration that the environment does not accept.
        """
        self.configuration = configuration = complete_configuration(configuration)
        self._rows: int = configuration["rows"]
        self._columns: int = configuration["columns"]
        self._act_timeout = configuration["actTimeout"]
        self._last_step = configuration["episodeSteps"] - 1
        self._geometry = geometry_of(self._rows, self._columns, configuration["inarow"])
        self.overage_seconds = (
            KAGGLE_OVERAGE_SECONDS if overage_seconds is None else overage_seconds
        )
        self.reset()

    def reset(self) -> None:
        self._board = [0] * (self._rows * self._columns)  # as in observations
        self.step = 0
        self.done = False
        self._heights = [0] * self._columns
        self._discs = [0, 0]  # masks by seat
        self._overage = [self.overage_seconds] * 2
        self._rewards: list[int | None] = [0, 0]
        self._statuses = ["ACTIVE", "INACTIVE"]

    def legal_columns(self) -> list[int]:
        """The columns that are not full."""
        return [column for column, height in enumerate(self._heights) if height < self._rows]

    def overage_left(self, seat: int) -> float:
        return self._overage[seat]

    def observation(self, seat: int) -> dict[str, Any]:
        return {
            "remainingOverageTime": self._overage[seat],
            "step": self.step,
            "board": [*self._board],
            "mark": seat + 1,
        }

    def decide(self, seat: int, reply: Reply) -> None:
        if self.is_late(seat, reply):
            self._forfeit(seat, "TIMEOUT")
        elif reply.outcome is Outcome.MOVE and reply.column is not None:
            self.drop(reply.column)
        elif reply.outcome is Outcome.NOTHING:
            self.drop(0)
        else:
            self._forfeit(seat, "INVALID" if reply.outcome is Outcome.RUBBISH else "ERROR")
        self._overage[seat] -= max(0, reply.seconds - self._act_timeout)

    def drop(self, column: int) -> None:
        seat = self.step % 2
        if not 0 <= column < self._columns or self._heights[column] == self._rows:
            self._forfeit(seat, "INVALID")
            return
        height = self._heights[column]
        self._heights[column] = height + 1
        self._board[(self._rows - 1 - height) * self._columns + column] = seat + 1
        discs = self._discs[seat] | 1 << column * self._geometry.stride + height
        self._discs[seat] = discs
        self.step += 1
        if has_won(discs, self._geometry):
            self._rewards[seat], self._rewards[1 - seat] = 1, -1
            self._end()
        elif self.step == len(self._board) or self.step >= self._last_step:
            self._end()

    def state(self) -> GameState:
        statuses = self._statuses if self.done or not self.step % 2 else self._statuses[::-1]
        return GameState(rewards=tuple(self._rewards), statuses=tuple(statuses))

    def _end(self) -> None:
        self.done = True
        self._statuses = ["DONE", "DONE"]

    def _forfeit(self, seat: int, status: str) -> None:
        self._end()
        self._statuses[seat] = status
        self._rewards = [0, 0]
        self._rewards[seat] = None
        self.step += 1

"""ConnectX's referee without the environment: the same verdicts, some hundred times cheaper.

What the official interpreter and `Environment.step` do with a move is written here once more, on
bit masks; `benchmarks/conformance.py` compares the two on thousands of games, legal or not.
"""

from collections.abc import Mapping
from typing import Any

from agents.core.position import geometry_of, has_won
from arena.process import Outcome, Reply
from arena.referee import GameState

KAGGLE_OVERAGE_SECONDS = 60


class NativeReferee:
    """One board, as a Referee."""

    name = "native"

    def __init__(
        self, configuration: Mapping[str, Any], *, overage_seconds: float | None = None
    ) -> None:
        """A board for a complete `configuration`; `overage_seconds` None is Kaggle's own."""
        self.configuration = dict(configuration)
        self._rows: int = configuration["rows"]
        self._columns: int = configuration["columns"]
        self._act_timeout = configuration.get("actTimeout", 2)
        self._last_step = configuration.get("episodeSteps", 1000) - 1
        self._geometry = geometry_of(self._rows, self._columns, configuration["inarow"])
        self.overage_seconds = (
            KAGGLE_OVERAGE_SECONDS if overage_seconds is None else overage_seconds
        )
        self.reset()

    def reset(self) -> None:
        """Clear the board."""
        self._board = ["0"] * (self._rows * self._columns)
        self.step = 0
        self.done = False
        self._heights = [0] * self._columns
        self._discs = [0, 0]  # masks by seat
        self._overage = [self.overage_seconds] * 2
        self._rewards: list[int | None] = [0, 0]
        self._statuses = ["ACTIVE", "INACTIVE"]

    @property
    def seat_to_move(self) -> int:
        """0 or 1."""
        return self.step % 2

    def legal_columns(self) -> list[int]:
        """The columns that are not full."""
        return [column for column, height in enumerate(self._heights) if height < self._rows]

    def overage_left(self, seat: int) -> float:
        """Seconds that remain to a seat beyond the time for each move; negative: too late."""
        return self._overage[seat]

    def hard_deadline(self, seat: int) -> float:
        """Seconds after which a move is too late whatever it is."""
        return float(self._act_timeout) + self._overage[seat]

    def observation(self, seat: int) -> dict[str, Any]:
        """What the player in `seat` sees."""
        return {
            "remainingOverageTime": self._overage[seat],
            "step": self.step,
            "board": [*map(int, self._board)],
            "mark": seat + 1,
        }

    def board_digits(self) -> str:
        """The board as observations list it, a digit a square."""
        return "".join(self._board)

    def decide(self, seat: int, reply: Reply) -> None:
        """Act on the reply of the player whose turn it is."""
        if reply.outcome is Outcome.TIMEOUT or reply.seconds > self.hard_deadline(seat):
            self._forfeit(seat, "TIMEOUT")
        elif reply.outcome is Outcome.MOVE and reply.column is not None:
            self.drop(reply.column)
        elif reply.outcome is Outcome.NOTHING:
            self.drop(0)
        else:
            self._forfeit(seat, "INVALID" if reply.outcome is Outcome.RUBBISH else "ERROR")
        self._overage[seat] -= max(0, reply.seconds - self._act_timeout)

    def drop(self, column: int) -> None:
        """Let the side to move play a column, be it one or not, within the time for a move."""
        seat = self.step % 2
        if not 0 <= column < self._columns or self._heights[column] == self._rows:
            self._forfeit(seat, "INVALID")
            return
        height = self._heights[column]
        self._heights[column] = height + 1
        self._board[(self._rows - 1 - height) * self._columns + column] = "12"[seat]
        discs = self._discs[seat] | 1 << column * self._geometry.stride + height
        self._discs[seat] = discs
        self.step += 1
        if has_won(discs, self._geometry):
            self._rewards[seat], self._rewards[1 - seat] = 1, -1
            self._end()
        elif self.step == len(self._board) or self.step >= self._last_step:
            self._end()

    def state(self) -> GameState:
        """How the game stands."""
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

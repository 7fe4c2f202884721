"""An agent as the other side of a game that a person plays."""

from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from arena.players import Player
from arena.process import Outcome, PlayerFunction, PlayerProcess, RunningPlayer
from play.game import GameInProgress, column_name

# What Kaggle hands to an agent beside the board's size.
CONFIGURATION = {
    "actTimeout": 2,
    "agentTimeout": 60,
    "episodeSteps": 1000,
    "runTimeout": 1200,
    "timeout": 2,
}
OVERAGE_SECONDS = 60


class OpponentError(Exception):
    """The opponent has not made a move; the message says why, in one line."""


class Opponent:
    """An agent, run as a match runs it. Close it, or use it in a `with`."""

    def __init__(self, agent: Player | Callable[..., Any]) -> None:
        """A player has a process of its own; a callable, a notebook's, plays in this one."""
        self._mover: RunningPlayer
        self._process: PlayerProcess | None = None
        if isinstance(agent, Player):
            self.name = agent.name
            self._mover = self._process = PlayerProcess(agent)
        else:
            self.name = getattr(agent, "__name__", type(agent).__name__)
            self._mover = PlayerFunction(agent)

    def new_game(self, seed: int) -> None:
        """Forget the last game."""
        self._mover.new_game(seed)

    def choose_column(self, game: GameInProgress) -> int:
        """The opponent's move. Raises OpponentError where there is none that can be played."""
        geometry = game.geometry
        board = [0] * (geometry.rows * geometry.columns)
        for row, column, seat in game.discs():
            board[(geometry.rows - 1 - row) * geometry.columns + column] = seat + 1
        reply = self._mover.act(
            {
                "board": board,
                "mark": game.seat_to_move + 1,
                "step": len(game.moves),
                "remainingOverageTime": OVERAGE_SECONDS,
            },
            {
                **CONFIGURATION,
                "rows": geometry.rows,
                "columns": geometry.columns,
                "inarow": geometry.inarow,
            },
            CONFIGURATION["actTimeout"] + OVERAGE_SECONDS,
        )
        if reply.outcome is not Outcome.MOVE:
            lines = reply.detail.strip().splitlines()
            reason = f": {lines[-1]}" if lines else ""
            raise OpponentError(f"{self.name} makes no move ({reply.outcome}{reason})")
        assert reply.column is not None
        if reply.column not in game.legal_columns():
            wanted = column_name(reply.column) if reply.column >= 0 else str(reply.column)
            raise OpponentError(f"{self.name} wants column {wanted}, which cannot be played")
        return reply.column

    def close(self) -> None:
        """End the opponent's process."""
        if self._process is not None:
            self._process.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

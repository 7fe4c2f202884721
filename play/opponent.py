"""An agent as the other side of a game that a person plays."""

from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from arena.errors import PlayerError
from arena.players import Player
from arena.process import (
    DEFAULT_LIMITS,
    Limits,
    Outcome,
    PlayerFunction,
    PlayerProcess,
    RunningPlayer,
)
from play.game import GameInProgress

# What Kaggle hands to an agent besides the size of the board.
CONFIGURATION = {
    "actTimeout": 2,
    "agentTimeout": 60,
    "episodeSteps": 1000,
    "runTimeout": 1200,
    "timeout": 2,
}
OVERAGE_SECONDS = 60


class Opponent:
    """An agent, run as in a match. Close it, or use it in a `with`."""

    def __init__(self, agent: Player | Callable[..., Any], limits: Limits = DEFAULT_LIMITS) -> None:
        """A player gets a process of its own; a function, a notebook's, runs in this one."""
        self._running: RunningPlayer
        self._process: PlayerProcess | None = None
        if isinstance(agent, Player):
            self.name = agent.name
            self._running = self._process = PlayerProcess(agent, limits=limits)
        else:
            self.name = getattr(agent, "__name__", type(agent).__name__)
            self._running = PlayerFunction(agent)

    def new_game(self, seed: int) -> None:
        """Forget the last game. Raises PlayerError if the player cannot be started."""
        self._running.new_game(seed)

    def move(self, game: GameInProgress) -> int:
        """The column the opponent plays. Raises PlayerError if it makes no legal move."""
        geometry = game.geometry
        board = [0] * (geometry.rows * geometry.columns)
        for row, column, seat in game.discs():
            board[(geometry.rows - 1 - row) * geometry.columns + column] = seat + 1
        reply = self._running.act(
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
            raise PlayerError(f"{self.name} made no move ({reply.outcome}{reason})")
        assert reply.column is not None
        try:
            game.check(reply.column)
        except ValueError as error:
            raise PlayerError(f"{self.name} made no legal move: {error}") from error
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

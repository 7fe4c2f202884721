"""An agent as the other side of a game that a person plays."""

from collections.abc import Callable
from typing import Any, Self

from arena.errors import PlayerError
from arena.native import NativeReferee
from arena.players import Player
from arena.process import Outcome, PlayerFunction, PlayerProcess
from play.game import GameInProgress

Agent = Player | Callable[..., Any]


def name_of(agent: Agent) -> str:
    """A player's name, or a function's."""
    return agent.name if isinstance(agent, Player) else getattr(agent, "__name__", "function")


class Opponent:
    """An agent, run as in a match. Close it, or use it in a `with`."""

    def __init__(self, agent: Agent) -> None:
        """A player gets a process of its own; a function, a notebook's, runs in this one."""
        self.name = name_of(agent)
        self._running: PlayerProcess | PlayerFunction = (
            PlayerProcess(agent) if isinstance(agent, Player) else PlayerFunction(agent)
        )

    def new_game(self, seed: int) -> None:
        """Forget the last game. Raises PlayerError if the player cannot be started."""
        self._running.new_game(seed)

    def move(self, game: GameInProgress) -> None:
        """Make the opponent's move. Raises PlayerError if it makes no legal one."""
        board = ("rows", "columns", "inarow")
        referee = NativeReferee({key: getattr(game.geometry, key) for key in board})
        for column in game.moves:
            referee.drop(column)
        seat = game.seat_to_move
        observation, seconds = referee.observation(seat), referee.hard_deadline(seat)
        reply = self._running.act(observation, referee.configuration, seconds)
        if reply.outcome is not Outcome.MOVE or reply.column is None:
            reason = "".join(f": {line}" for line in reply.detail.strip().splitlines()[-1:])
            raise PlayerError(f"{self.name} made no move ({reply.outcome}{reason})")
        try:
            game.play(reply.column)
        except ValueError as error:
            raise PlayerError(f"{self.name} made no legal move: {error}") from error

    def close(self) -> None:
        """End the opponent's process."""
        if isinstance(self._running, PlayerProcess):
            self._running.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

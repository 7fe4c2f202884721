"""An agent at the board, in its own thread, so that the board never waits for it."""

import random
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from agents.core.clock import Deadline
from arena.game import Game
from arena.referee import NativeReferee
from errors import PlayerError
from players.player import Player
from processes.process import Limits, Outcome, PlayerFunction, PlayerProcess, Turn, error_line

Agent = Player | Callable[..., Any]
END_SECONDS = 5.0

# What gets an answer: whether it was cancelled, and a column, or None and the reason.
Tell = Callable[[threading.Event, int | None, str], None]


class Opponent:
    """Chooses moves, one after the other; close it afterwards.

    A player gets a process of its own, as in a match; a function, a notebook's, runs in this one.
    One thread lives as long as the opponent, as a sandbox ends with the thread that started it.
    """

    def __init__(self, agent: Agent, limits: Limits) -> None:
        self._running: PlayerProcess | PlayerFunction
        if isinstance(agent, Player):
            self._running = PlayerProcess(agent, limits=limits)
        else:
            self._running = PlayerFunction(agent)
        self.name = self._running.name
        self._asked: SimpleQueue[tuple[Game, float, Tell, threading.Event] | None] = SimpleQueue()
        self._cancelled = threading.Event()  # the last request
        self._new_game = True
        self._thread = threading.Thread(target=self._serve, name=self.name, daemon=True)
        self._thread.start()

    def new_game(self) -> None:
        """Forget the last game before the next answer."""
        self._new_game = True

    def ask(self, game: Game, least_seconds: float, tell: Tell) -> None:
        """Ask for the next move of a game; `tell` is called by another thread."""
        self._cancelled = threading.Event()
        self._asked.put((game, least_seconds, tell, self._cancelled))

    def interrupt(self) -> None:
        """Cancel the request; a function of the caller's keeps running until it returns."""
        self._cancelled.set()
        if isinstance(self._running, PlayerProcess):
            self._running.interrupt()

    def close(self) -> None:
        """End the process, if there is one."""
        self._asked.put(None)
        self.interrupt()
        if isinstance(self._running, PlayerProcess):
            self._thread.join(END_SECONDS)

    def _serve(self) -> None:
        while (request := self._asked.get()) is not None:
            game, least_seconds, tell, cancelled = request
            least, column, problem = Deadline(least_seconds), None, ""
            try:
                column = None if cancelled.is_set() else self._choose(game)
            except PlayerError as error:
                problem = str(error)
            except Exception as error:  # noqa: BLE001 - whatever it is, the board must go on
                problem = f"{self.name} could not be asked: {type(error).__name__}: {error}"
            cancelled.wait(least.remaining())
            tell(cancelled, column, problem)
            if cancelled.is_set():
                self._end()  # even if it had answered, its process was interrupted
        self._end()

    def _end(self) -> None:
        self._new_game = True
        if isinstance(self._running, PlayerProcess):
            self._running.close()

    def _choose(self, game: Game) -> int:
        referee = NativeReferee(game.configuration)
        for column in game.moves:
            referee.drop(column)
        seed, self._new_game = random.getrandbits(31) if self._new_game else None, False
        turn = Turn(0, seed, referee.observation())
        reply = self._running.act(turn, referee.configuration, referee.deadline())
        if reply.outcome is not Outcome.MOVE or reply.column is None:
            self._new_game = True  # its process may have ended
            reason = f": {error_line(reply.detail)}" if reply.detail else ""
            raise PlayerError(f"{self.name} made no move ({reply.outcome}{reason})")
        return reply.column

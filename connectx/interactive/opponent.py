"""A player at one board: what it plays after some moves."""

import random
import threading
from collections.abc import Callable, Sequence
from contextvars import Context
from typing import Any

from connectx.arena.function import PlayerFunction, RunningPlayer
from connectx.arena.game import SIZE
from connectx.arena.referee import NativeReferee
from connectx.core.board import Geometry
from connectx.errors import PlayerError
from connectx.interactive.helper import Answer, Helper
from connectx.players.player import Player
from connectx.processes.process import Limits, PlayerProcess, Turn, error_line

Agent = Player | Callable[..., Any]
# At a board, in place of a player's name: a person, and the player that the page itself has.
YOU, PAGE = "you", "page"
TWO_PEOPLE = "two people"  # in place of an opponent
Position = tuple[Geometry, tuple[int, ...]]  # the board's shape and the moves


class Opponent(Helper):
    """A player of one board and one seat, asked for its move in a `Position`.

    A player gets a process of its own, as in a match; a function, a notebook's, runs in this one.
    Its thread starts the process and lives as long, as a sandbox ends with the thread that started
    it. If the moves do not continue the game of the last question, the source is executed anew.
    """

    def __init__(self, agent: Agent | str, limits: Limits, context: Context | None = None) -> None:
        """`agent` may be the name of an agent, which is read when it is first asked."""
        self._agent, self._limits = agent, limits
        self._running: RunningPlayer | None = None
        self._played: Position | None = None  # after the last answer
        super().__init__(context)

    def _find(self, question: Position, wanted: threading.Event) -> Answer:
        geometry, moves = question
        running = self._running = self._running or self._start()
        referee = NativeReferee(dict(zip(SIZE, geometry)))
        for move in moves:
            referee.drop(move)
        goes_on, self._played = self._played == (geometry, moves[:-1]), None
        turn = Turn(0, None if goes_on else random.getrandbits(31), referee.observation())
        reply = running.act(turn, referee.configuration, referee.deadline())
        column = reply.column
        if column is not None:
            referee.drop(column)
        if column is None or referee.cause is not None:
            reason = error_line(reply.detail) or f"it returned {column}"
            raise PlayerError(f"{running.name} made no legal move ({reply.outcome}: {reason})")
        self._played = geometry, (*moves, column)
        return {"column": column}

    def _start(self) -> RunningPlayer:
        agent = Player.parse(self._agent) if isinstance(self._agent, str) else self._agent
        if isinstance(agent, Player):
            return PlayerProcess(agent, limits=self._limits)
        return PlayerFunction(agent)

    def _interrupt(self) -> None:
        if isinstance(self._running, PlayerProcess):
            self._running.interrupt()

    def _end(self) -> None:
        self._played = None
        if isinstance(self._running, PlayerProcess):
            self._running.close()


def name_agents(agents: Sequence[Agent]) -> tuple[dict[str, Agent], list[str]]:
    """The agents by names of their own, none of which means a person or the page; and the names."""
    by_name: dict[str, Agent] = {}
    names = []
    for agent in agents:
        name = agent.name if isinstance(agent, Player) else PlayerFunction(agent).name
        while name in (YOU, PAGE) or by_name.get(name, agent) != agent:
            name += "'"
        by_name[name] = agent
        names.append(name)
    return by_name, names

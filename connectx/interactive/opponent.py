"""A player at one board: what it plays after some moves."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from connectx.arena.function import PlayerFunction, RunningPlayer
from connectx.arena.referee import NativeReferee
from connectx.errors import PlayerError
from connectx.game import SIZE, Game
from connectx.interactive.thinker import Answer, Thinker
from connectx.players.player import Player
from connectx.processes.process import Limits, PlayerProcess, Turn, error_line, warn_about

Agent = Player | Callable[..., Any]
# At a board, in place of a player's name: a person, and the player that the page itself has.
YOU, PAGE = "you", "page"
TWO_PEOPLE = "two people"  # in place of an opponent


class Opponent(Thinker):
    """A player of one board and one seat; asked about a game, it answers {"column": its move}.

    A player gets a process of its own, as in a match; a function, a notebook's, runs in this one.
    The thread starts the process and lives as long as it: a sandbox ends with the thread that
    started it. If the moves do not continue the game of the last question, the source is executed
    anew. A question that is dropped ends the process.
    """

    def __init__(self, name: str, agent: Agent | str, limits: Limits) -> None:
        """`agent` may be the name of one, which is read when it is first asked."""
        super().__init__()
        self.name = name
        self._agent, self._limits = agent, limits
        self._running: RunningPlayer | None = None
        self._played: tuple[int, ...] | None = None  # the moves after the last answer

    def join(self) -> None:
        """Wait until the process has ended; a function that runs on is not waited for."""
        if not isinstance(self._running, PlayerFunction):
            super().join()

    def _find(self, game: Game) -> Answer:
        if self._running is None:
            self._running = self._start()
        referee = NativeReferee(dict(zip(SIZE, game.geometry)))
        for move in game.moves:
            referee.drop(move)
        continues = self._played == game.moves[:-1]
        self._played = None  # until there is an answer
        turn = Turn(0, None if continues else random.getrandbits(31), referee.observation())
        if not self.wants(game):  # any more: the process took a while to start
            return {}
        reply = self._running.act(turn, referee.configuration, referee.seconds_to_answer())
        if reply.column not in game.board.legal_columns():
            reason = error_line(reply.detail) or f"it returned {reply.column}"
            raise PlayerError(f"{self.name} made no legal move ({reply.outcome}: {reason})")
        self._played = (*game.moves, reply.column)
        return {"column": reply.column}

    def _interrupt(self) -> None:
        if isinstance(self._running, PlayerProcess):
            self._running.interrupt()

    def _end(self) -> None:
        self._played = None
        if isinstance(self._running, PlayerProcess):
            self._running.close()
            self._running = None

    def _start(self) -> RunningPlayer:
        agent = self._agent
        if isinstance(agent, str):
            self._agent = agent = Player.parse(agent)
            warn_about([agent], self._limits)
        if isinstance(agent, Player):
            return PlayerProcess(agent, limits=self._limits).__enter__()
        return PlayerFunction(agent)


def name_agents(agents: Sequence[Agent]) -> tuple[dict[str, Agent], list[str]]:
    """The agents by unique names, other than those of a person and the page; and the names."""
    by_name: dict[str, Agent] = {}
    names = []
    for agent in agents:
        name = agent.name if isinstance(agent, Player) else PlayerFunction(agent).name
        while name in (YOU, PAGE) or by_name.get(name, agent) != agent:
            name += "'"
        by_name[name] = agent
        names.append(name)
    return by_name, names

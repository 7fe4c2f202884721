"""A function of the caller's as a player, which plays without a process of its own."""

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from connectx.errors import escape_surrogates
from connectx.players.player import Player
from connectx.processes.child import Limits
from connectx.processes.loading import (
    Agent,
    call_agent,
    describe_action,
    describe_error,
    seed_random,
    structify,
)
from connectx.processes.process import Outcome, PlayerProcess, Reply, Turn


class PlayerFunction:
    """A function of the caller's, called in this process, as notebooks do.

    An exception or a `sys.exit()` forfeits the game, as for a player in a process. But nothing
    stops a function that never returns. It keeps its state between games, its output is not
    recorded, and the global random numbers of this process are seeded.
    """

    in_step = 1

    def __init__(self, agent: Agent) -> None:
        name = str(getattr(agent, "__name__", type(agent).__name__))
        module = str(getattr(agent, "__module__", "__main__")).rpartition(".")[2]
        self.name = module if name == "agent" and module != "__main__" else name
        self._agent = agent
        self._seeds: dict[int, int] = {}  # by game
        self._replies: list[Reply] = []

    def ask(self, turns: Sequence[Turn], configuration: Mapping[str, Any]) -> None:
        """Call the function for each of the turns."""
        self._replies = [self.act(turn, configuration) for turn in turns]

    def replies(self, longest_seconds: float) -> list[Reply]:
        """The answers, whenever they came."""
        return self._replies

    def act(
        self, turn: Turn, configuration: Mapping[str, Any], longest_seconds: float = math.inf
    ) -> Reply:
        """The answer to one turn, whenever it comes."""
        if turn.seed is not None:
            self._seeds[turn.game] = turn.seed
        seed_random(self._seeds[turn.game], turn.observation["step"])
        arguments = structify(dict(turn.observation)), structify(dict(configuration))
        start = perf_counter()
        try:
            outcome, column, detail = describe_action(call_agent(self._agent, *arguments))
        # Not KeyboardInterrupt: that is the user's, not the agent's.
        except (Exception, SystemExit) as error:  # noqa: BLE001 - an agent may raise anything
            outcome, column = "error", None
            detail = describe_error(error, error.__traceback__)
        seconds = perf_counter() - start
        return Reply(Outcome(outcome), seconds, column, escape_surrogates(detail))


RunningPlayer = PlayerProcess | PlayerFunction  # what answers with moves


@dataclass(frozen=True, kw_only=True)
class FunctionPlayer(Player):
    """A function of the caller's in a league, whose games this process has to play."""

    agent: Agent = field(compare=False)
    source: str = ""
    trusted: bool = True

    @classmethod
    def of(cls, agent: Agent) -> "FunctionPlayer":
        """The player that plays as a function does."""
        return cls(name=PlayerFunction(agent).name, agent=agent)


@contextmanager
def running(player: Player, limits: Limits) -> Iterator[RunningPlayer]:
    """A player that is ready to answer in the block. Raises PlayerError."""
    if isinstance(player, FunctionPlayer):
        yield PlayerFunction(player.agent)
        return
    with PlayerProcess(player, limits=limits) as process:
        yield process

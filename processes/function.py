"""A function of the caller's as a player, called in this process."""

import contextlib
import io
import traceback
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

from errors import escape_surrogates
from processes.loading import Agent, call_agent, describe_action, seed_move, structify
from processes.pipes import PRINTED_TAIL_BYTES
from processes.process import Outcome, Reply, RunningPlayer, Turn


def function_name(agent: Agent) -> str:
    """The name of a function; for one that is called `agent`, the name of its module."""
    name = getattr(agent, "__name__", type(agent).__name__)
    module = str(getattr(agent, "__module__", "__main__")).rpartition(".")[2]
    return module if name == "agent" and module not in ("__main__", "builtins") else name


class PlayerFunction(RunningPlayer):
    """A function of the caller's, called in this process, as notebooks do.

    An exception or a `sys.exit()` forfeits the game, as for a player in a process. But a function
    that never returns is not stopped, it keeps its state between games, and the global random
    numbers of this process are seeded.
    """

    def __init__(self, agent: Agent, *, captures: bool = True) -> None:
        """If `captures` is False, what the function prints goes to stdout and stderr.

        Only one thread can capture at a time, since all share `sys.stdout`.
        """
        self._agent = agent
        self._captures = captures
        self._seeds: dict[int, int] = {}  # by game
        self._asked: tuple[Sequence[Turn], Mapping[str, Any]] = (), {}

    def ask(self, turns: Sequence[Turn], configuration: Mapping[str, Any]) -> None:
        """Keep the turns: the function is called for the replies."""
        self._asked = turns, configuration

    def replies(self, deadline_seconds: float) -> list[Reply]:
        """The function's answers. A late one has its real time: the deadline is not enforced."""
        turns, configuration = self._asked
        return [self._reply(turn, configuration) for turn in turns]

    def _reply(self, turn: Turn, configuration: Mapping[str, Any]) -> Reply:
        if turn.seed is not None:
            self._seeds[turn.game] = turn.seed
        seed_move(self._seeds[turn.game], turn.observation["step"])
        arguments = structify(dict(turn.observation)), structify(dict(configuration))
        printed = io.StringIO()
        start = perf_counter()
        with contextlib.ExitStack() as stack:
            if self._captures:
                stack.enter_context(contextlib.redirect_stdout(printed))
                stack.enter_context(contextlib.redirect_stderr(printed))
            try:
                outcome, column, detail = describe_action(call_agent(self._agent, *arguments))
            # Not KeyboardInterrupt: that is the user's, not the agent's.
            except (Exception, SystemExit) as error:  # noqa: BLE001 - an agent may raise anything
                outcome, column = "error", None
                detail = "".join(traceback.format_exception(error)).strip()
        seconds = perf_counter() - start
        text, detail = escape_surrogates(printed.getvalue()), escape_surrogates(detail)
        size, tail = len(text.encode()), text[-PRINTED_TAIL_BYTES:]
        return Reply(Outcome(outcome), seconds, column, detail, size, tail)

"""A function of the caller's own as a player, called in this process."""

import contextlib
import io
import random
import traceback
from collections.abc import Mapping
from time import perf_counter
from typing import Any

from arena.child import PRINTED_TAIL_BYTES
from arena.loading import Agent, call_agent, describe_action, structify
from arena.process import Outcome, Reply
from errors import escape_surrogates


def function_name(agent: Agent) -> str:
    """What to call a function: `agent` alone says nothing, so by its module where it has one."""
    name = getattr(agent, "__name__", type(agent).__name__)
    module = str(getattr(agent, "__module__", "__main__")).rpartition(".")[2]
    return module if name == "agent" and module not in ("__main__", "builtins") else name


class PlayerFunction:
    """A function of the caller's own, called in this process, as notebooks do.

    An exception or a `sys.exit()` forfeits the game, as it would in a process of its own. But a
    function that never returns is not stopped, it keeps its state between games, and it is this
    process's global random numbers that are seeded.
    """

    def __init__(self, agent: Agent, *, captures: bool = True) -> None:
        """With `captures` False, what it prints is not kept from stdout and stderr.

        Capturing is for one thread only, as there is one `sys.stdout` for all.
        """
        self._agent = agent
        self._captures = captures

    def new_game(self, seed: int) -> None:
        """Seed the global random numbers."""
        random.seed(seed)

    def act(
        self,
        observation: Mapping[str, Any],
        configuration: Mapping[str, Any],
        deadline_seconds: float,
    ) -> Reply:
        """The function's answer. The deadline is not enforced: a late answer has its real time."""
        arguments = structify(dict(observation)), structify(dict(configuration))
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
        text = escape_surrogates(printed.getvalue())
        return Reply(
            outcome=Outcome(outcome),
            column=column,
            detail=escape_surrogates(detail),
            seconds=seconds,
            printed_bytes=len(text.encode()),
            printed_tail=text[-PRINTED_TAIL_BYTES:],
        )

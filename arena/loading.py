"""Kaggle's rule for turning a file into an agent, for calling it, and for what counts as a move.

The same rule as `kaggle_environments.agent`, which tests compare it with, without its imports: this
module runs in the process of a stranger's agent and uses the standard library only.
"""

import os
import reprlib
import sys
from collections.abc import Callable, Mapping
from types import CodeType
from typing import Any

Agent = Callable[..., Any]


class NoAgentError(Exception):
    """The source runs but leaves nothing that can be called."""


class Struct(dict[str, Any]):
    """A dict whose items are attributes too: what Kaggle hands to an agent."""

    def __init__(self, **entries: Any) -> None:
        entries = {key: value for key, value in entries.items() if key != "items"}
        super().__init__(entries)
        self.__dict__.update(entries)

    def __setattr__(self, name: str, value: Any) -> None:
        self.__dict__[name] = value
        self[name] = value


def structify(value: Any) -> Any:
    """A copy of a JSON value in which every dict is a Struct."""
    if isinstance(value, list):
        return [structify(item) for item in value]
    if isinstance(value, dict):
        return Struct(**{key: structify(item) for key, item in value.items()})
    return value


def load_agent(source: str, path: str | None) -> Agent:
    """The agent that Kaggle finds in `source`: see `execute_agent`."""
    return execute_agent(compile_agent(source, path), path)


def compile_agent(source: str, path: str | None) -> CodeType:
    """The source compiled. Raises SyntaxError, and what else `compile` raises."""
    return compile(source, path or "<string>", "exec")


def execute_agent(code: CodeType, path: str | None) -> Agent:
    """The agent that Kaggle finds when a source is executed: the last callable by first binding.

    The source runs in an empty namespace: `__name__` is "builtins" and there is no `__file__`.
    The folder of `path` is on sys.path only meanwhile. Raises NoAgentError where nothing can be
    called, and whatever the source itself raises.
    """
    namespace: dict[str, Any] = {}
    folder = os.path.dirname(path) if path else None  # noqa: PTH120 - as the official code
    if folder is not None:
        sys.path.append(folder)
    try:
        exec(code, namespace)
    finally:
        if folder is not None:
            sys.path.pop()  # as the official code: the last entry, whoever has put it there
    callables = [value for value in namespace.values() if callable(value)]
    if not callables:
        raise NoAgentError("no callable: expected a function such as agent(obs, config)")
    return callables[-1]  # type: ignore[no-any-return]


def call_agent(
    agent: Agent, observation: Mapping[str, Any], configuration: Mapping[str, Any]
) -> object:
    """Call the agent with as many of (observation, configuration) as its code takes."""
    arguments: list[Mapping[str, Any]] = [observation, configuration]
    count = getattr(getattr(agent, "__code__", None), "co_argcount", None)
    if count is not None:
        arguments = arguments[:count]
    return agent(*arguments)


def describe_action(action: object) -> tuple[str, int | None, str]:
    """What an agent's return value is to the referee: (outcome, column, detail).

    "move"     an int, also one that names no playable column: the referee decides
    "nothing"  None: the official schema's default turns it into column 0
    "error"    an exception that was returned instead of raised
    "rubbish"  anything else, True and 3.0 and numpy integers included; detail says what it is
    """
    if action is None:
        return "nothing", None, "None"
    if isinstance(action, int) and not isinstance(action, bool):
        column = int.__index__(action)
        # Python refuses to print an int of more than 4,300 digits, so it would not survive JSON.
        if column.bit_length() <= 64:
            return "move", column, ""
        return "rubbish", None, f"an int of {column.bit_length()} bits"
    if isinstance(action, BaseException):
        return "error", None, f"returned {reprlib.repr(action)}"
    return "rubbish", None, f"{type(action).__module__}.{type(action).__qualname__} {short(action)}"


def short(value: object) -> str:
    """The value's repr in at most 80 characters, also where the repr itself is broken."""
    try:
        text = reprlib.repr(value)
    except BaseException as error:  # noqa: BLE001 - a stranger's __repr__ may raise anything
        text = f"<its repr raises {type(error).__name__}>"
    return text if len(text) <= 80 else text[:77] + "..."

"""Kaggle's rules for turning a file into an agent, for calling it, and for what counts as a move.

Tests compare them with `kaggle_environments.agent`. This module runs in the process of a stranger's
agent, so it imports nothing but the standard library.
"""

import os
import random
import reprlib
import sys
from collections.abc import Callable, Mapping
from traceback import TracebackException
from types import CodeType, TracebackType
from typing import Any

Agent = Callable[..., Any]
HERE = os.path.dirname(__file__)
MESSAGE_CHARACTERS = 500  # of an error, which may have written any number


class Struct(dict[str, Any]):
    """A dict whose items are attributes too: what Kaggle hands to an agent."""

    def __init__(self, **entries: Any) -> None:
        entries.pop("items", None)
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


def load_agent(source: str | CodeType, path: str | None) -> Agent:
    """Return the agent that Kaggle finds by executing a source: see `find_agent`."""
    return find_agent(source, path)[1]


def find_agent(source: str | CodeType, path: str | None) -> tuple[str, Agent]:
    """Execute a source and return the last callable by first binding, after its name.

    The source runs in an empty namespace: `__name__` is "builtins" and there is no `__file__`.
    The folder of `path` is on sys.path only while it runs. Raises LookupError if there is no
    callable, and whatever the source itself raises.
    """
    namespace: dict[str, Any] = {}
    if path:
        sys.path.append(os.path.dirname(path))
    try:
        exec(source, namespace)
    finally:
        if path:
            sys.path.pop()  # as the official code: the last entry, whoever put it there
    for name in reversed(namespace):
        if callable(namespace[name]):
            return name, namespace[name]
    raise LookupError("no callable: expected a function such as agent(obs, config)")


def call_agent(
    agent: Agent, observation: Mapping[str, Any], configuration: Mapping[str, Any]
) -> object:
    """Call the agent with as many of (observation, configuration) as its code takes."""
    count = getattr(getattr(agent, "__code__", None), "co_argcount", None)
    return agent(*(observation, configuration)[:count])


def seed_random(seed: int, step: int | None = None) -> None:
    """Seed the global random numbers for loading or a step: Python's, and imported numpy's."""
    seed = seed if step is None else seed * 65_537 + step + 1
    random.seed(seed)
    numpy = sys.modules.get("numpy")
    if numpy is not None and hasattr(numpy, "random"):
        numpy.random.seed(seed % 2**32)


def skip_own_frames(frames: TracebackType | None) -> TracebackType | None:
    """Return a traceback without the first frames, which are those of this folder's code."""
    while frames is not None and frames.tb_frame.f_code.co_filename.startswith(HERE):
        frames = frames.tb_next
    return frames


def describe_error(error: BaseException, frames: TracebackType | None) -> str:
    """The traceback of what an agent raised. Its last line that is not indented names the error.

    Of a group of errors it has the group only.
    """
    try:
        told = TracebackException(type(error), error, frames)
        told.exceptions = None
        end = "".join(told.format_exception_only())
        start = "".join(told.format()).removesuffix(end)
    except BaseException as another:  # noqa: BLE001 - it may raise anything when it is asked
        return f"an error whose description raises {type(another).__name__}"
    lines = end[:MESSAGE_CHARACTERS].splitlines()
    first = next((place for place, line in enumerate(lines) if not line.startswith(" ")), 0)
    lines[first + 1 :] = [f"    {line}" for line in lines[first + 1 :]]
    return start + "\n".join(lines)


def describe_action(action: object) -> tuple[str, int | None, str]:
    """What an agent's return value means to the referee: (outcome, column, detail).

    "move"     an int, whether or not that column can be played, which the referee decides
    "nothing"  None, which the official schema's default turns into column 0
    "error"    an exception, returned instead of raised
    "rubbish"  anything else, including True, 3.0 and numpy integers
    """
    if action is None:
        return "nothing", None, ""
    # Not `isinstance`, which trusts the object's own `__class__`.
    kind = type(action)
    if issubclass(kind, int) and not issubclass(kind, bool):
        column = int.__index__(action)  # type: ignore[arg-type]
        # More bits than a column needs, and fewer than JSON and databases refuse.
        if column.bit_length() < 64:
            return "move", column, ""
        return "rubbish", None, "returned an int that is far too large for a column"
    try:
        name = f"{kind.__module__}.{kind.__qualname__}".removeprefix("builtins.")
        shown = f"a {name[:80]}, {reprlib.repr(action)[:80]}"
    except BaseException as error:  # noqa: BLE001 - a stranger's __repr__ may raise anything
        shown = f"something whose repr raises {type(error).__name__}"
    outcome = "error" if issubclass(kind, BaseException) else "rubbish"
    whole = issubclass(kind, float) and float.is_integer(action)  # type: ignore[arg-type]
    crash = "; Kaggle's environment itself crashes there" if whole else ""
    return outcome, None, f"returned {shown}; expected an int: use int(...){crash}"

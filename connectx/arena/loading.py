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
THIS_FOLDER = os.path.dirname(__file__)
MAX_AGENT_ERROR_CHARACTERS = 500  # of an error, which may have written any number
MAX_QUOTED_LINE_CHARACTERS = 500  # of a line that is not Python, which its SyntaxError quotes
MAX_ACTION_CHARACTERS = 80  # of the type and of the text of what an agent returned
MAX_COLUMN_BITS = 63  # more than a column needs, and no more than JSON and databases accept


class Struct(dict[str, Any]):
    """A dict whose items are attributes, too. Kaggle passes such values to an agent."""

    def __init__(self, **entries: Any) -> None:
        entries.pop("items", None)
        super().__init__(entries)
        self.__dict__.update(entries)

    def __setattr__(self, name: str, value: Any) -> None:
        self.__dict__[name] = value
        self[name] = value


def structify(value: Any) -> Any:
    """Return a copy of a JSON value in which every dict is a Struct."""
    if isinstance(value, list):
        return [structify(item) for item in value]
    if isinstance(value, dict):
        return Struct(**{key: structify(item) for key, item in value.items()})
    return value


def load_agent(source: str | CodeType, path: str | None) -> Agent:
    """Execute a source and return the agent that Kaggle finds in it.

    Raises LookupError if there is none, and whatever the source itself raises.
    """
    _, agent = find_agent(source, path)
    return agent


def find_agent(source: str | CodeType, path: str | None) -> tuple[str, Agent]:
    """Execute a source and return the name of its agent, and the agent.

    The agent is the callable whose name was bound last, where only a name's first binding counts.
    The source runs in an empty namespace, in which `__name__` is "builtins" and `__file__` is not
    defined. The folder of `path` is on sys.path only while the source runs.

    Raises LookupError if there is no callable, and whatever the source itself raises.
    """
    namespace: dict[str, Any] = {}
    if path:
        sys.path.append(os.path.dirname(path))
    try:
        exec(source, namespace)
    finally:
        if path:
            sys.path.pop()  # the last entry, whoever put it there, as the official code does
    for name in reversed(namespace):
        if callable(namespace[name]):
            return name, namespace[name]
    raise LookupError("no callable: expected a function such as agent(obs, config)")


def call_agent(
    agent: Agent, observation: Mapping[str, Any], configuration: Mapping[str, Any]
) -> object:
    """Call the agent with the observation, and with the configuration if its code takes that.

    A callable that has no code of its own, such as an object, gets both.
    """
    code = getattr(agent, "__code__", None)
    argument_count = getattr(code, "co_argcount", None)
    arguments = (observation, configuration)[:argument_count]  # [:None] leaves nothing out
    return agent(*arguments)


def seed_random(seed: int, step: int | None = None) -> None:
    """Seed the global random numbers of Python and, if it is imported, of numpy.

    `step` is None before a source is executed, and the step of the game before a move.
    """
    if step is not None:
        # No game has 65,537 steps. So any two moves have different seeds, but for numpy, whose seed
        # is cut to 32 bits.
        seed = seed * 65_537 + step + 1
    random.seed(seed)
    numpy = sys.modules.get("numpy")
    if numpy is not None and hasattr(numpy, "random"):
        numpy.random.seed(seed % 2**32)  # numpy accepts no larger seed


def skip_own_frames(frames: TracebackType | None) -> TracebackType | None:
    """Return a traceback without the frames of connectx/arena at its beginning, which call agents.

    None stands for a traceback without frames.
    """
    while frames is not None and frames.tb_frame.f_code.co_filename.startswith(THIS_FOLDER):
        frames = frames.tb_next
    return frames


def describe_error(error: BaseException, frames: TracebackType | None) -> str:
    """Return the traceback of what an agent raised.

    Its last line without an indentation has the type of the error and the first line of its
    message. Of a group of errors, only the group itself is described.
    """
    try:
        description = TracebackException(type(error), error, frames)
        description.exceptions = None  # those in a group
        _leave_out_long_line(description)
        error_text = "".join(description.format_exception_only())
        frames_text = "".join(description.format()).removesuffix(error_text)
    except BaseException as another:  # noqa: BLE001 - the error's own methods may raise anything
        return f"an error whose description raises {type(another).__name__}"
    return frames_text + "\n".join(_indent_further_lines(error_text))


def _leave_out_long_line(description: TracebackException) -> None:
    """Let a SyntaxError not quote its line of the source if that line is long.

    The line would stand before the message, and nothing would be left of the message.
    """
    quoted_line = getattr(description, "text", None)
    if isinstance(quoted_line, str) and len(quoted_line) > MAX_QUOTED_LINE_CHARACTERS:
        description.text = None  # type: ignore[assignment]


def _indent_further_lines(error_text: str) -> list[str]:
    """Return the lines of an error's text, the lines below its message's first one indented.

    A SyntaxError has indented lines above its message, which say where the error is. These stay as
    they are. The message is cut after MAX_AGENT_ERROR_CHARACTERS.
    """
    # Above the message there are at most the file, the quoted line and the marks below that line.
    max_characters = 3 * MAX_QUOTED_LINE_CHARACTERS + MAX_AGENT_ERROR_CHARACTERS
    lines = error_text[:max_characters].splitlines(keepends=True)
    # The message begins at the first line without an indentation.
    unindented_indices = [index for index, line in enumerate(lines) if not line.startswith(" ")]
    message_index = unindented_indices[0] if unindented_indices else 0
    characters_above_message = sum(len(line) for line in lines[:message_index])
    message_end = characters_above_message + MAX_AGENT_ERROR_CHARACTERS
    lines = error_text[:message_end].splitlines()
    lines_to_indent = lines[message_index + 1 :]
    indented_lines = [f"    {line}" for line in lines_to_indent]
    return [*lines[: message_index + 1], *indented_lines]


def describe_action(action: object) -> tuple[str, int | None, str]:
    """Return what an agent's return value means to the referee, as (outcome, column, detail).

    The column is that of a move, else None. The detail is "" for a move and for None; otherwise it
    says what was returned and what was expected. The outcomes are:

    "move"     an int, whether or not that column can be played, which the referee decides
    "nothing"  None, which the official schema's default turns into column 0
    "error"    an exception, returned instead of raised
    "rubbish"  anything else, including True, 3.0 and numpy integers
    """
    if action is None:
        return "nothing", None, ""
    # `isinstance` would trust the object's own `__class__`.
    kind = type(action)
    is_int = issubclass(kind, int) and not issubclass(kind, bool)
    if is_int:
        # Called as a method of `int`, this is not the `__index__` of the agent's own class.
        column = int.__index__(action)  # type: ignore[arg-type]
        if column.bit_length() > MAX_COLUMN_BITS:
            return "rubbish", None, "returned an int that is far too large for a column"
        return "move", column, ""

    outcome = "error" if issubclass(kind, BaseException) else "rubbish"
    detail = f"returned {_describe_value(action)}; expected an int: use int(...)"
    is_whole_float = issubclass(kind, float) and float.is_integer(action)  # type: ignore[arg-type]
    if is_whole_float:
        detail += "; Kaggle's environment itself crashes there"
    return outcome, None, detail


def _describe_value(value: object) -> str:
    """Return the type and the beginning of the text of a value that an agent returned."""
    kind = type(value)
    try:
        name = f"{kind.__module__}.{kind.__qualname__}".removeprefix("builtins.")
        text = reprlib.repr(value)
        return f"a {name[:MAX_ACTION_CHARACTERS]}, {text[:MAX_ACTION_CHARACTERS]}"
    except BaseException as error:  # noqa: BLE001 - the value's own methods may raise anything
        return f"something whose repr raises {type(error).__name__}"

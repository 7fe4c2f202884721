"""The one door through which a learner's code is called: with a time limit, its prints kept."""

import builtins
import contextlib
import inspect
import io
import linecache
import re
import signal
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from types import FrameType
from typing import Any

CALL_SECONDS = 10.0  # for one call of a learner's function
MAX_PRINTED_LINES = 5  # of what it prints in one call


class AttemptError(Exception):
    """Why a learner's function gave no answer, in words for the learner."""


class AttemptTimeoutError(AttemptError):
    """A learner's function takes too long."""


class TimeUp(BaseException):
    """Ends a call that takes too long. `except Exception` does not catch it."""


class FirstLines(io.TextIOBase):
    """A stream that keeps the first lines written to it, and drops the others."""

    def __init__(self) -> None:
        self._first_text = ""  # what was written until there were enough lines
        self._has_dropped_text = False

    def write(self, text: str) -> int:
        """Keep a text if it belongs to the first lines, and return its length, as streams do."""
        if self._first_text.count("\n") < MAX_PRINTED_LINES:
            self._first_text += text
        elif text:
            self._has_dropped_text = True
        return len(text)

    def lines(self) -> list[str]:
        """Return the first lines, and then "..." if there were more."""
        lines = self._first_text.splitlines()
        if self._has_dropped_text or len(lines) > MAX_PRINTED_LINES:
            return [*lines[:MAX_PRINTED_LINES], "..."]
        return lines


class Attempt:
    """A learner's function, and what its last call printed."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.printed: list[str] = []  # lines

    def call(self, *arguments: Any) -> Any:
        """Call the function, keep what it prints in `printed`, and return what it returns.

        Raises AttemptError if the function raises anything, or is not done after `CALL_SECONDS`.
        The limit needs Unix and the main thread, which is where the cells of a notebook run.
        """
        stream = FirstLines()
        try:
            with contextlib.redirect_stdout(stream), time_limit(CALL_SECONDS):
                return self.function(*arguments)
        except TimeUp:
            message = f"your function is not done after {CALL_SECONDS:g} seconds"
            raise AttemptTimeoutError(message) from None
        except RecursionError:
            message = "your function calls itself without end: when does it stop?"
            raise AttemptError(message) from None
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a learner's code may raise anything
            raise AttemptError(describe_error(error, self.function)) from None
        finally:
            self.printed = stream.lines()


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TimeUp in the `with` block if the block takes longer than these seconds.

    There is no limit outside of the main thread, nor on a system without timers, such as Windows.
    """
    in_main_thread = threading.current_thread() is threading.main_thread()
    if not in_main_thread or not hasattr(signal, "setitimer"):
        yield
        return

    previous_handler = signal.signal(signal.SIGALRM, _raise_time_up)
    # The signal comes again every second, in case a bare `except` in the learner's code catches the
    # first TimeUp.
    signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)  # stops the timer
        signal.signal(signal.SIGALRM, previous_handler)


def _raise_time_up(signal_number: int, frame: FrameType | None) -> None:
    """Handle the signal of a timer: end the call that takes too long."""
    raise TimeUp


def describe_error(error: BaseException, function: Callable[..., Any]) -> str:
    """Return what an error says, and the line of the learner's cell at which it arose.

    If the error arose in no line of the cell of `function`, the line is the one that raised it.
    """
    frames = traceback.extract_tb(error.__traceback__)  # from the call to what raised the error
    cell_file = function.__code__.co_filename if hasattr(function, "__code__") else ""
    frames_of_cell = [frame for frame in frames if frame.filename == cell_file]
    frame = frames_of_cell[-1] if frames_of_cell else frames[-1]
    line = linecache.getline(frame.filename, frame.lineno or 0).strip()
    line_number = f"line {frame.lineno} of its cell: {line}" if line else f"line {frame.lineno}"
    text = f"your function stops with {type(error).__name__}: {error}\n    {line_number}"
    hidden_name = find_hidden_function(error, function)
    if hidden_name:
        text += (
            f"\nThe variable {hidden_name} hides the function {hidden_name}:"
            " give the variable another name."
        )
    return text


def find_hidden_function(error: BaseException, function: Callable[..., Any]) -> str:
    """Return the name of a function that a local variable hides, as in `value = value(child)`.

    The error arose in `function`, the learner's. Returns "" if it has another cause. Python's
    message for such an error has the name in quotes.
    """
    quoted_name = re.search(r"'(\w+)'", str(error))
    is_unbound = isinstance(error, UnboundLocalError) or "free variable" in str(error)
    if not isinstance(error, NameError) or not is_unbound or not quoted_name:
        return ""
    name = quoted_name[1]
    global_names = {**vars(builtins), **getattr(function, "__globals__", {})}
    hides_function = callable(global_names.get(name))
    return name if hides_function else ""


def find_empty_helpers(function: Callable[..., Any], helper_names: Iterable[str]) -> list[str]:
    """List the functions of `helper_names` that a function uses and whose body is still "..."."""
    code = getattr(function, "__code__", None)
    if code is None:  # not a function written in Python
        return []
    used_names = set(code.co_names)
    # The code of comprehensions and inner functions is among the constants.
    for constant in code.co_consts:
        used_names.update(getattr(constant, "co_names", ()))
    empty_names = []
    for name in helper_names:
        helper = function.__globals__.get(name)
        if helper is not function and name in used_names and is_empty(helper):
            empty_names.append(name)
    return empty_names


def is_empty(function: object) -> bool:
    """Return whether the body of a function is "..." alone.

    All such functions have the same bytecode, and use no names.
    """
    code = getattr(function, "__code__", None)
    if code is None:  # not a function written in Python
        return False
    has_bytecode_of_dots = code.co_code == _function_of_dots.__code__.co_code
    return has_bytecode_of_dots and not code.co_names


def _function_of_dots() -> None: ...


def count_missing_parameters(function: Callable[..., Any], head: str) -> int:
    """Return how many of the arguments in `head` a function does not take; 0 if it takes them all.

    `head` is the head that the function should have, such as "block(obs, config)".
    """
    expected_count = head.count(",") + 1
    parameters = inspect.signature(function).parameters.values()
    takes_any_number = any(item.kind is item.VAR_POSITIONAL for item in parameters)  # by *name
    if takes_any_number:
        return 0
    keyword_kinds = (inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.VAR_KEYWORD)
    positional_count = len([item for item in parameters if item.kind not in keyword_kinds])
    return max(0, expected_count - positional_count)

"""Errors of users: one exception above all others, printed in one place.

A subclass exists only where somebody catches it and carries on. Every signal that ends a command
from outside, such as Ctrl-C, becomes a KeyboardInterrupt.
"""

import io
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Any

if sys.version_info < (3, 11):  # noqa: UP036 - the commands import this module first
    sys.exit("this is Python {}.{}, expected 3.11 or newer".format(*sys.version_info))

USER_ERROR_STATUS = 2
INTERRUPTED_STATUS = 130  # after Ctrl-C, as in shells
INTERRUPTIONS = ("SIGINT", "SIGTERM", "SIGHUP")  # of which Windows lacks the last
SAME_SECONDS = 1.0  # a second interruption within this time is part of the first
BROKEN_PIPE_STATUS = 141  # the reader of our output has gone, as after `| head`
LONGEST_VALUE = 80  # characters of a value in a message
LONGEST_MESSAGE = 2_000  # a path may have thousands
STREAM_NAMES = ("stdin", "stdout", "stderr")  # in `sys`, by their file descriptors
STDOUT_NAME = "<stdout>"  # the file's name in errors of stdout, as in Python's own messages
# What parsing raises: RecursionError and MemoryError for expressions nested too deeply.
NOT_PYTHON = (SyntaxError, ValueError, RecursionError, MemoryError)


class UserError(Exception):
    """An error that the user can fix. It names the thing, its value and the expected one."""

    def __str__(self) -> str:
        """The message in one line, whatever it quotes."""
        return cut(one_line(super().__str__()), LONGEST_MESSAGE)

    def _render_traceback_(self) -> list[str]:
        """What Jupyter shows in place of a traceback."""
        return [f"{type(self).__name__}: {self}"]


class PlayerError(UserError):
    """A player that cannot be found, read, loaded or run; or one that makes no move."""


def run_command(program: str, command: Callable[[], int]) -> int:
    """Run a command line and return its exit status.

    A `UserError` is printed to stderr in one line, after the name of the program. It gives 2, and
    so does a stdout that cannot be written. Ctrl-C gives 130, another signal that ends a process
    its number and 128. A closed pipe (the reader of stdout has gone) gives 141.
    """
    _open_closed_streams()
    _prepare_streams()
    last, signalled = -SAME_SECONDS, INTERRUPTED_STATUS

    def interrupt(number: int, _: object) -> None:
        nonlocal last, signalled
        before, last = last, monotonic()
        if last - before > SAME_SECONDS:
            signalled = 128 + number
            raise KeyboardInterrupt

    try:
        with interrupted_by(interrupt), _naming_stdout_errors():
            status = command()
            return signalled if status == INTERRUPTED_STATUS else status
    except UserError as error:
        say(f"{program}: {error}")
        return USER_ERROR_STATUS
    except KeyboardInterrupt:
        _handle(interrupt)  # until this process ends, too
        return signalled
    except OSError as error:
        if not is_stdout_error(error):
            raise
        if isinstance(error, BrokenPipeError):
            return BROKEN_PIPE_STATUS
        say(f"{program}: stdout cannot be written: {error.strerror}")
        return USER_ERROR_STATUS


# Streams ----------------------------------------------------------------------------------------


class Stdout(io.TextIOWrapper):
    """The stdout of a command. Its errors have its name, as those of a file have the file's."""

    def write(self, text: str, /) -> int:
        """Write a text. Raises OSError with the name of stdout."""
        try:
            return super().write(text)
        except OSError as error:
            error.filename = STDOUT_NAME
            raise

    def flush(self) -> None:
        """Write what is buffered. Raises OSError with the name of stdout."""
        try:
            super().flush()
        except OSError as error:
            error.filename = STDOUT_NAME
            raise


def is_stdout_error(error: BaseException) -> bool:
    """Whether it was stdout that could not be written."""
    return isinstance(error, OSError) and error.filename == STDOUT_NAME


def _open_closed_streams() -> None:
    """Let the streams that this process was started without lead nowhere.

    Python has None in their place, which cannot be written to. The next file that is opened would
    also get a stream's descriptor, and what another process prints would be written into it.
    """
    for descriptor, name in enumerate(STREAM_NAMES):
        if getattr(sys, name) is not None:
            continue
        mode = "r" if name == "stdin" else "w"
        stream = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - stays open
        setattr(sys, name, stream)
        if stream.fileno() == descriptor:
            os.set_inheritable(descriptor, True)


def _prepare_streams() -> None:
    """Let any text be printed: names may be none that the system's encoding has."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


@contextmanager
def _naming_stdout_errors() -> Iterator[None]:
    """In the block, let stdout be a `Stdout`, which is written out at the end."""
    stream = sys.stdout
    if not isinstance(stream, io.TextIOWrapper):
        yield
        return
    stream.flush()
    stdout = Stdout(
        stream.buffer,
        stream.encoding,
        stream.errors,
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )
    sys.stdout = stdout
    try:
        yield
        stdout.flush()
    finally:
        sys.stdout = stream
        try:
            stdout.detach()
        except OSError:
            # Python would try to write the rest of the output again when it exits.
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
            stdout.detach()


# Interruptions ----------------------------------------------------------------------------------

Handler = Callable[[int, FrameType | None], object] | signal.Handlers


@contextmanager
def interrupted_by(handler: Handler) -> Iterator[None]:
    """In the block, let a handler take the interruptions of this process, unless they are ignored.

    `signal.SIG_DFL` ends the process at once, whatever it does. Without effect in other threads
    than the main one, which are never interrupted.
    """
    replaced = _handle(handler)
    try:
        yield
    finally:
        for number, before in replaced.items():
            signal.signal(number, before)


def _handle(handler: Handler) -> dict[int, Any]:
    """Set the handler of interruptions; returns those that it replaces."""
    if threading.current_thread() is not threading.main_thread():
        return {}
    numbers = [getattr(signal, name) for name in INTERRUPTIONS if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    kept = (None, signal.SIG_IGN)  # None: not Python's
    return {n: signal.signal(n, handler) for n in numbers if before[n] not in kept}


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let an interruption wait until the end of the block, which must not take long."""
    waiting: list[int] = []
    try:
        with interrupted_by(lambda number, _: waiting.append(number)):
            yield
    finally:
        for number in waiting:
            signal.raise_signal(number)


@contextmanager
def may_be_missing() -> Iterator[None]:
    """For imports of what connectx does without: a UserError that says how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        install = f"pip install {error.name}"  # its package, as pip reads names
        raise UserError(f"{error.name} is not installed, install it with: {install}") from error


def one_line(text: str) -> str:
    """The text with every character escaped that could end a line, a comment or an encoding."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def cut(text: str, most: int = LONGEST_VALUE) -> str:
    """The text, without its middle if it is longer than `most` characters."""
    return text if len(text) <= most else f"{text[: most // 2]}...{text[-(most // 4) :]}"


def escape_surrogates(text: str) -> str:
    """The text with lone surrogates as escapes, so that it can be encoded as UTF-8."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def say(message: str) -> None:
    """Print a line on stderr, whatever the message quotes, if stderr can be written."""
    with suppress(OSError):
        print(one_line(message), file=sys.stderr, flush=True)

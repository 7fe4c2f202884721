"""Errors that users can fix, exit statuses, the standard streams and Ctrl-C.

Every error of a user is a `UserError`, which `run_command` prints. A subclass exists only where
somebody catches it and carries on. Every signal that ends a command from outside, such as Ctrl-C,
becomes a KeyboardInterrupt.
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
INTERRUPTION_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")  # in `signal`; Windows has no SIGHUP
SAME_INTERRUPTION_SECONDS = 1.0  # a signal so soon after another is part of the same one
BROKEN_PIPE_STATUS = 141  # if the reader of our output has gone, as after `| head`
MAX_VALUE_CHARACTERS = 80  # of a value that a message quotes
MAX_MESSAGE_CHARACTERS = 2_000  # of a whole message: a path in it may have thousands
STREAM_NAMES = ("stdin", "stdout", "stderr")  # in `sys`, in the order of their descriptors
STDOUT_NAME = "<stdout>"  # the file's name in errors of stdout, as in Python's own messages
# What Python's parser raises for a text that is not Python. RecursionError and MemoryError are for
# expressions that are nested too deeply.
PARSE_ERRORS = (SyntaxError, ValueError, RecursionError, MemoryError)
NESTED_TOO_DEEPLY = "nested too deeply for Python's parser"


class UserError(Exception):
    """An error that the user can fix.

    Its message names the thing that is invalid, its value, and what was expected.
    """

    def __str__(self) -> str:
        """Return the message in one line of limited length, whatever it quotes."""
        message = super().__str__()
        return shorten(single_line(message), MAX_MESSAGE_CHARACTERS)

    def _render_traceback_(self) -> list[str]:
        """Return the lines that Jupyter shows in place of a traceback."""
        return [f"{type(self).__name__}: {self}"]


class PlayerError(UserError):
    """A player cannot be found, read, loaded or run, or it makes no move."""


def run_command(program: str, command: Callable[[], int]) -> int:
    """Run a command, and return the exit status for its process.

    `program` is how messages call the command. The status is what `command` returns, unless the
    command is ended by

    - a `UserError`, which is printed to stderr in one line after the name of the program: 2,
    - a stdout that cannot be written, which is printed in the same way: 2,
    - a closed pipe, when the reader of stdout has gone: 141,
    - Ctrl-C: 130,
    - another signal that ends a process: 128 and the signal's number.
    """
    _open_missing_streams()
    _accept_any_text()
    interruption_handler = _InterruptionHandler()
    try:
        with interrupted_by(interruption_handler.handle), _name_stdout_in_errors():
            status = command()
    except UserError as error:
        print_to_stderr(f"{program}: {error}")
        return USER_ERROR_STATUS
    except KeyboardInterrupt:
        # The process still has to end. Until it has, the handler ignores further signals of this
        # interruption, which would show a traceback.
        _replace_handlers(interruption_handler.handle)
        return interruption_handler.exit_status
    except OSError as error:
        if not is_stdout_error(error):
            raise
        if isinstance(error, BrokenPipeError):
            return BROKEN_PIPE_STATUS
        print_to_stderr(f"{program}: stdout cannot be written: {error.strerror}")
        return USER_ERROR_STATUS
    if status == INTERRUPTED_STATUS:
        # The command handled the KeyboardInterrupt, which does not say which signal it was.
        return interruption_handler.exit_status
    return status


class _InterruptionHandler:
    """The handler of the signals that interrupt one command, such as that of Ctrl-C."""

    def __init__(self) -> None:
        self.exit_status = INTERRUPTED_STATUS  # of the process, if it is interrupted
        self.last_signal_time = -SAME_INTERRUPTION_SECONDS  # by `monotonic`; long ago

    def handle(self, number: int, _frame: object) -> None:
        """Raise KeyboardInterrupt, unless this signal is part of the interruption before it.

        It is if it comes within a second of the last signal. `number` is the signal's number.
        """
        previous_signal_time = self.last_signal_time
        self.last_signal_time = monotonic()
        seconds_between = self.last_signal_time - previous_signal_time
        if seconds_between <= SAME_INTERRUPTION_SECONDS:
            return
        self.exit_status = 128 + number  # as in shells
        raise KeyboardInterrupt


# Streams ----------------------------------------------------------------------------------------


class Stdout(io.TextIOWrapper):
    """The stdout of a command. The errors of writing name it, as errors of files name the file."""

    def write(self, text: str, /) -> int:
        """Write a text. Raises OSError, which names stdout, if that fails."""
        try:
            return super().write(text)
        except OSError as error:
            error.filename = STDOUT_NAME
            raise

    def flush(self) -> None:
        """Write what is buffered. Raises OSError, which names stdout, if that fails."""
        try:
            super().flush()
        except OSError as error:
            error.filename = STDOUT_NAME
            raise


def is_stdout_error(error: BaseException) -> bool:
    """Return whether an error says that stdout could not be written."""
    return isinstance(error, OSError) and error.filename == STDOUT_NAME


def _open_missing_streams() -> None:
    """Open the null device for each standard stream that this process was started without.

    Python has None in place of such a stream, which cannot be written to. Also, the next file that
    is opened would get the stream's descriptor, and what a child process prints would be written
    into that file.
    """
    for descriptor, name in enumerate(STREAM_NAMES):  # 0 is stdin, 1 stdout and 2 stderr
        if getattr(sys, name) is not None:
            continue
        mode = "r" if name == "stdin" else "w"
        stream = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - stays open
        setattr(sys, name, stream)
        if stream.fileno() == descriptor:
            os.set_inheritable(descriptor, True)  # so that child processes have the stream, too


def _accept_any_text() -> None:
    """Let stdout and stderr print escapes for the characters that the system's encoding lacks.

    The name of a file or a player may have such characters.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


@contextmanager
def _name_stdout_in_errors() -> Iterator[None]:
    """Let OSErrors of stdout name it in the block, for `is_stdout_error`.

    In the block, `sys.stdout` is a `Stdout`, which is flushed at the end.
    """
    stream = sys.stdout
    if not isinstance(stream, io.TextIOWrapper):  # a notebook or a test has replaced stdout
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
            # The rest of the output cannot be written. Python would try to write it again when it
            # exits, and print an error, so stdout now leads to the null device.
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
            stdout.detach()


# Interruptions ----------------------------------------------------------------------------------

# What `signal.signal` takes: a function of the signal's number and the frame, SIG_DFL or SIG_IGN.
Handler = Callable[[int, FrameType | None], object] | signal.Handlers


@contextmanager
def interrupted_by(handler: Handler) -> Iterator[None]:
    """Let a handler take the interruptions of this process, such as Ctrl-C, in the block.

    A signal that the process ignores remains ignored. With `signal.SIG_DFL` as the handler, an
    interruption ends the process at once, whatever it does. In threads other than the main one,
    which are never interrupted, the handler is not set.
    """
    replaced_handlers = _replace_handlers(handler)
    try:
        yield
    finally:
        for number, replaced_handler in replaced_handlers.items():
            signal.signal(number, replaced_handler)


def _replace_handlers(handler: Handler) -> dict[int, Any]:
    """Set the handler of interruptions, and return the handlers that it replaces, by signal number.

    A signal that is ignored, or whose handler is not Python's (None), keeps its handler. In threads
    other than the main one, where Python cannot set handlers, nothing is done.
    """
    if threading.current_thread() is not threading.main_thread():
        return {}
    numbers = [getattr(signal, name) for name in INTERRUPTION_NAMES if hasattr(signal, name)]
    current_handlers = {number: signal.getsignal(number) for number in numbers}
    replaced_handlers = {}
    for number, current_handler in current_handlers.items():
        keeps_handler = current_handler in (None, signal.SIG_IGN)
        if not keeps_handler:
            replaced_handlers[number] = signal.signal(number, handler)  # returns the one before
    return replaced_handlers


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let an interruption wait until the end of the block, which must not take long."""
    waiting_signals: list[int] = []  # their numbers
    try:
        with interrupted_by(lambda number, _frame: waiting_signals.append(number)):
            yield
    finally:
        for number in waiting_signals:
            signal.raise_signal(number)


# Messages ---------------------------------------------------------------------------------------


@contextmanager
def may_be_missing() -> Iterator[None]:
    """Let the block import an optional package.

    Raises UserError, which says how to install the package, if it is missing.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        install = f"pip install {error.name}"  # to pip, the module's name is its package's
        raise UserError(f"{error.name} is not installed, install it with: {install}") from error


def single_line(text: str) -> str:
    """Return a text with escapes for the characters that are not printable.

    Among them is every character that could end a line, a comment or an encoding.
    """
    return "".join(map(_escape_unprintable, text))


def _escape_unprintable(character: str) -> str:
    """Return a character if it is printable, else its escape, such as "\\n"."""
    if character.isprintable():
        return character
    return character.encode("unicode_escape").decode()


def shorten(text: str, max_characters: int = MAX_VALUE_CHARACTERS) -> str:
    """Return a text without its middle if it is longer than `max_characters`.

    Of a text that is longer than 80 characters, by default, the first 40 and the last 20 are left,
    with "..." between them.
    """
    if len(text) <= max_characters:
        return text
    beginning = text[: max_characters // 2]
    end = text[-(max_characters // 4) :]
    return f"{beginning}...{end}"


def describe_parse_error(error: BaseException) -> str:
    """Return the message of an error of Python's parser, without the line.

    A MemoryError comes from code that is nested too deeply. If it has no message, the returned one
    says so.
    """
    message = str(getattr(error, "msg", error))
    if isinstance(error, MemoryError) and not message:
        return NESTED_TOO_DEEPLY
    return message


def escape_surrogates(text: str) -> str:
    """Return a text with escapes for lone surrogates, so that it can be encoded as UTF-8."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def print_to_stderr(message: str) -> None:
    """Print a message in one line on stderr, whatever it quotes, if stderr can be written."""
    with suppress(OSError):
        print(single_line(message), file=sys.stderr, flush=True)

"""What a user can do wrong: one exception above all others, printed in one place.

    UserError                  anything the user can fix; the message is one line
    └── PlayerError            a player that cannot be found, read, loaded or run
        └── BundleError        an agent that cannot be bundled; begins with file and line

A subclass exists only where somebody catches it and carries on.
"""

import contextlib
import errno
import io
import os
import sys
from collections.abc import Callable

OLDEST_PYTHON = (3, 11)
USER_ERROR_STATUS = 2
INTERRUPTED_STATUS = 130  # after Ctrl-C, as in shells
LONGEST_MESSAGE = 700  # characters
DISK_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
BROKEN_PIPE_STATUS = 141  # the reader of our output has gone, as after `| head`
# What parsing raises: RecursionError and MemoryError for expressions nested too deeply.
NOT_PYTHON = (SyntaxError, ValueError, RecursionError, MemoryError)


class UserError(Exception):
    """Anything the user can fix. Names the thing, its value and what was expected."""

    def __str__(self) -> str:
        """The message in one line of limited length, whatever it quotes."""
        text = one_line(super().__str__())
        return text if len(text) <= LONGEST_MESSAGE else f"{text[:400]} ... {text[-200:]}"

    def _render_traceback_(self) -> list[str]:
        """What Jupyter shows in place of a traceback."""
        return [f"{type(self).__name__}: {self}"]


class PlayerError(UserError):
    """A player that cannot be found, read, loaded or run; or one that makes no move."""


class BundleError(PlayerError):
    """An agent that cannot be bundled; the message begins with the file and the line."""


def run_command(program: str, command: Callable[[], int]) -> int:
    """Run a command line and return its exit status.

    A `UserError` is printed to stderr in one line, after the name of the program, and gives 2, as
    does output that cannot be written. Ctrl-C gives 130; output whose reader has gone gives 141.
    Imports belong inside `command`: then Ctrl-C during the imports is quiet, and an older Python or
    a missing current folder is named in one line.
    """
    _open_missing_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # names in files and of files may be no text
            stream.reconfigure(errors="backslashreplace")
    try:
        _check_surroundings()
        status = command()
        sys.stdout.flush()  # so that a broken pipe shows here
        return status
    except UserError as error:
        say(f"{program}: {error}")
        return USER_ERROR_STATUS
    except KeyboardInterrupt:
        return INTERRUPTED_STATUS
    except BrokenPipeError:
        discard_output()
        return BROKEN_PIPE_STATUS
    except OSError as error:
        if error.errno not in DISK_FULL:
            raise
        discard_output()
        say(f"{program}: the output cannot be written: {error.strerror}")
        return USER_ERROR_STATUS


def _check_surroundings() -> None:
    if sys.version_info < OLDEST_PYTHON:
        expected, found = (".".join(map(str, v[:2])) for v in (OLDEST_PYTHON, sys.version_info))
        raise UserError(f"this is Python {found}, expected {expected} or newer")
    try:
        os.getcwd()  # noqa: PTH109 - pathlib takes 10 ms to import
    except OSError as error:
        raise UserError(f"the current folder: {error.strerror}") from error


def _open_missing_streams() -> None:
    """Give a process that was started without stdin, stdout or stderr an empty one."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            os.dup2(os.open(os.devnull, os.O_RDWR), number)
            setattr(sys, name, open(number, "r" if number == 0 else "w", closefd=False))  # noqa: SIM115


def one_line(text: str) -> str:
    """The text with every character escaped that could end a line, a comment or an encoding."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def escape_surrogates(text: str) -> str:
    """The text with lone surrogates as escapes, so that it can be encoded as UTF-8."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def say(message: str) -> None:
    """Print a line on stderr, if anything can be printed there."""
    with contextlib.suppress(OSError):
        print(message, file=sys.stderr, flush=True)


def discard_output() -> None:
    """Discard all further output: its reader has gone, or it cannot be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

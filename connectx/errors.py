"""What a user can do wrong: one exception above all others, printed in one place.

A subclass exists only where somebody catches it and carries on.
"""

import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

if sys.version_info < (3, 11):  # noqa: UP036 - the commands import this module first
    sys.exit("this is Python {}.{}, expected 3.11 or newer".format(*sys.version_info))

USER_ERROR_STATUS = 2
INTERRUPTED_STATUS = 130  # after Ctrl-C, as in shells
BROKEN_PIPE_STATUS = 141  # the reader of our output has gone, as after `| head`
# What parsing raises: RecursionError and MemoryError for expressions nested too deeply.
NOT_PYTHON = (SyntaxError, ValueError, RecursionError, MemoryError)


class UserError(Exception):
    """Anything the user can fix. Names the thing, its value and what was expected."""

    def __str__(self) -> str:
        """The message in one line, whatever it quotes."""
        return one_line(super().__str__())

    def _render_traceback_(self) -> list[str]:
        """What Jupyter shows in place of a traceback."""
        return [f"{type(self).__name__}: {self}"]


class PlayerError(UserError):
    """A player that cannot be found, read, loaded or run; or one that makes no move."""


class BundleError(PlayerError):
    """An agent that cannot be bundled; the message begins with the file and the line."""


def run_command(program: str, command: Callable[[], int]) -> int:
    """Run a command line and return its exit status.

    A `UserError` is printed to stderr in one line, after the name of the program, and gives 2.
    Ctrl-C gives 130; output whose reader has gone gives 141.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # names in files and of files may be no text
            stream.reconfigure(errors="backslashreplace")
    try:
        status = command()
        sys.stdout.flush()  # so that a broken pipe shows here
        return status
    except UserError as error:
        say(f"{program}: {error}")
        return USER_ERROR_STATUS
    except KeyboardInterrupt:
        return INTERRUPTED_STATUS
    except BrokenPipeError:  # what is left must not be written when Python exits
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE_STATUS


@contextmanager
def needs_extra(name: str) -> Iterator[None]:
    """For imports of what an extra of the package installs: a UserError that names the extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        install = f"pip install 'connectx[{name}]'"
        raise UserError(f"{error.name} is not installed, install it with: {install}") from error


def one_line(text: str) -> str:
    """The text with every character escaped that could end a line, a comment or an encoding."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def escape_surrogates(text: str) -> str:
    """The text with lone surrogates as escapes, so that it can be encoded as UTF-8."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def say(message: str) -> None:
    """Print a line on stderr."""
    print(message, file=sys.stderr, flush=True)

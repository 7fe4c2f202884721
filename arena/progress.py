"""What commands print: tables on stdout, and on stderr what they do, if that is a terminal."""

import errno
import os
import sys

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeRemainingColumn,
)

from errors import discard_output


class Output(Console):
    """Prints on stdout. When nobody reads it any more, BrokenPipeError, as `print` raises it.

    With `goes_on`, what is printed from then on is discarded: there are files to write.
    """

    goes_on = False

    def on_broken_pipe(self) -> None:  # rich would exit with a status of its own
        """Called by rich."""
        if not self.goes_on:
            raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))
        discard_output()


class ProgressBar(Progress):
    """A bar that is gone at the end; use it in a `with`.

    `add_task` names the work. What is printed meanwhile goes above the bar.
    """

    def __init__(self) -> None:
        super().__init__(
            SpinnerColumn(),
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            disable=not sys.stderr.isatty(),
            # rich sends what it redirects to stderr: wrong for output to a file or a pipe.
            redirect_stdout=sys.stdout.isatty(),
        )

    def start(self) -> None:
        """Show the bar."""
        super().start()
        if not self.disable:
            self.console.show_cursor()  # Ctrl-C may end the process before anyone else does

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
    """Prints on stdout. If the reader has gone, raises BrokenPipeError, as `print` does.

    With `goes_on`, output is discarded from then on instead: there are files to write.
    """

    goes_on = False

    def on_broken_pipe(self) -> None:  # rich would exit with status 1
        """Called by rich."""
        if not self.goes_on:
            raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))
        discard_output()


class ProgressBar(Progress):
    """A progress bar that disappears at the end; use it in a `with`.

    `add_task` names the work. Whatever is printed meanwhile appears above the bar.
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
            # rich redirects to stderr, which is wrong if stdout is a file or a pipe.
            redirect_stdout=sys.stdout.isatty(),
        )

    def start(self) -> None:
        """Show the bar."""
        super().start()
        if not self.disable:
            self.console.show_cursor()  # Ctrl-C may end the process while it is hidden

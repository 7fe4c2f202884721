"""The progress bar of every command."""

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


class ProgressBar(Progress):
    """A bar on stderr that is gone at the end; nothing unless stderr is a terminal.

    Use it in a `with`; `add_task` names the work. What is printed meanwhile goes above the bar.
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

"""The table shown while games are played."""

import threading
from collections.abc import Callable
from time import monotonic
from types import TracebackType
from typing import Self

from rich.console import Console, RenderableType
from rich.live import Live

FIRST_SECONDS = 2.0  # what is over sooner shows nothing
REDRAW_SECONDS = 0.5


class LiveTable:
    """A table on stderr, if that is a terminal, redrawn as games end. Use it in a `with`."""

    def __init__(self, table: Callable[[], RenderableType]) -> None:
        """`table` makes the table; it is called only in the caller's thread."""
        self._table = table
        self._live = Live(console=Console(stderr=True), transient=True)
        self._timer = threading.Timer(FIRST_SECONDS, self._live.start)
        self._timer.daemon = True
        self._drawn = 0.0

    def __enter__(self) -> Self:
        if self._live.console.is_terminal:
            self.update()
            self._timer.start()  # the first game may take longer
        return self

    def __exit__(
        self,
        exception_type: type[BaseException] | None,
        exception: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._timer.cancel()
        if self._timer.ident is not None:
            self._timer.join()
        self._live.stop()

    def update(self) -> None:
        """Redraw the table, unless it was redrawn just now."""
        if self._live.console.is_terminal and monotonic() - self._drawn > REDRAW_SECONDS:
            self._live.update(self._table())
            self._drawn = monotonic()

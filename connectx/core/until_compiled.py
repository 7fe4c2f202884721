"""What plays until its compiled form is ready."""

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar

Made = TypeVar("Made")


class UntilCompiled(Generic[Made]):
    """The interpreted form of something until its compiled form is ready.

    The compiled form is made in the background, so that no move waits for it beyond its time. If
    it cannot be made, the interpreted form is used throughout.
    """

    def __init__(self, make: Callable[[bool], Made]) -> None:
        """`make(True)` returns the compiled form, `make(False)` the interpreted one."""
        self._make = make
        self.interpreted = make(False)
        self._compiled: Made | None = None
        self._thread = threading.Thread(target=self._compile, daemon=True)

    def start(self) -> None:
        """Begin to compile, the first time this is called."""
        if self._thread.ident is None:
            with suppress(RuntimeError):  # no thread can be started
                self._thread.start()

    def ready(self, seconds: float | None = 0.0) -> Made:
        """The compiled form if it is ready within `seconds`, else the interpreted one.

        None waits until the attempt to compile has ended. Before `start`, there is no wait.
        """
        if self._thread.ident is not None:
            self._thread.join(seconds)
        return self.interpreted if self._compiled is None else self._compiled

    def _compile(self) -> None:
        with suppress(Exception):  # a broken numba may cost speed, never a game
            self._compiled = self._make(True)

"""What ends a search early: its deadline, or a signal such as Ctrl-C.

A search asks about every millisecond whether to stop. Machine code can neither look at a clock nor
let Python handle a signal, so it calls a C function for that.
"""

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

QUESTION = ctypes.CFUNCTYPE(ctypes.c_int64)


class Stop:
    """What one search asks. Its `field` belongs in the search's frames, as STOP."""

    def __init__(self, compiled: bool) -> None:
        """`field` is a function of Python, or if `compiled` the address of a C function."""
        self.is_due: Callable[[], bool] = lambda: False
        self._raised: BaseException | None = None
        self.field: Any = lambda: self.is_due()
        if compiled:
            answers = self._answers()
            next(answers)  # from now on, what the handler of a signal raises is caught
            self._question = QUESTION(answers.__next__)
            self.field = ctypes.cast(self._question, ctypes.c_void_p).value

    @contextmanager
    def when(self, is_due: Callable[[], bool]) -> Iterator[None]:
        """Within, the search raises TimeoutError once it `is_due`. If it is now, so does this."""
        if is_due():
            raise TimeoutError
        before, self.is_due = self.is_due, is_due
        try:
            yield
        finally:
            self.is_due = before

    def reason(self) -> BaseException:
        """What to raise where a search has raised TimeoutError: for a signal, what its handler
        raised, such as KeyboardInterrupt."""
        error, self._raised = self._raised, None
        return error or TimeoutError()

    def _answers(self) -> Iterator[bool]:
        """The answer to every question. Python calls the handler of a signal as the generator goes
        on, so within `try`: an exception cannot pass through machine code."""
        while True:
            try:
                while True:
                    yield self._raised is not None or self.is_due()
            except GeneratorExit:
                return
            except BaseException as error:  # noqa: BLE001 - `reason` gives it to the caller
                self._raised = error

"""What ends a compiled search from outside: its deadline, or a signal such as Ctrl-C.

Machine code neither looks at a clock nor lets Python handle a signal. One thread of the process,
the watcher, sets STOP for it.
"""

import select
import signal
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any
from weakref import WeakValueDictionary

from connectx.core.clock import Deadline
from connectx.core.layout import STOP

AGAIN_SECONDS = 0.001  # a search whose time is up is told again until it has ended


class Watcher:
    """The thread, begun when it is first needed, and what it watches."""

    def __init__(self) -> None:
        """Nothing is watched yet."""
        self._lock = threading.Lock()
        self._deadlines: dict[int, tuple[Deadline, Sequence[Any]]] = {}
        self._searches: WeakValueDictionary[int, Any] = WeakValueDictionary()
        # A byte for every signal, from Python's own handler, and 0 for a new deadline.
        self._inbox, self._outbox = socket.socketpair()
        self._inbox.setblocking(False)
        self._outbox.setblocking(False)
        self._thread: threading.Thread | None = None

    def hear_signals(self) -> None:
        """Be woken by every signal, unless something else is: only one can.

        Without effect in other threads than the main one, where Python allows it.
        """
        with suppress(ValueError):
            before = signal.set_wakeup_fd(self._outbox.fileno(), warn_on_full_buffer=False)
            if before not in (-1, self._outbox.fileno()):
                signal.set_wakeup_fd(before)

    def add(self, frames: Sequence[Any]) -> None:
        """Stop these compiled searches at a signal, for as long as they exist."""
        with self._lock:
            self._searches.update({id(fields): fields for fields in frames})
        self._begin()

    @contextmanager
    def stopping(self, frames: Sequence[Any], deadline: Deadline) -> Iterator[None]:
        """Stop the compiled searches of the block when the deadline has come."""
        with self._lock:
            self._deadlines[id(frames)] = deadline, frames
        self._begin()
        with suppress(BlockingIOError):  # so many bytes wait that it wakes anyway
            self._outbox.send(b"\0")
        try:
            yield
        finally:
            with self._lock:
                del self._deadlines[id(frames)]
                set_stop(frames, 0)

    def _begin(self) -> None:
        if self._thread is None or not self._thread.is_alive():  # a forked process has none
            self._thread = threading.Thread(target=self._watch, daemon=True)
            self._thread.start()

    def _watch(self) -> None:
        seconds: float | None = None
        while True:
            ready, _, _ = select.select([self._inbox], [], [], seconds)
            signalled = bool(ready) and any(self._inbox.recv(4096))
            with self._lock:
                if signalled:
                    set_stop(self._searches.values(), 1)
                for deadline, frames in self._deadlines.values():
                    if deadline.expired():
                        set_stop(frames, 1)
                waits = [deadline.remaining() for deadline, _ in self._deadlines.values()]
            seconds = max(AGAIN_SECONDS, min(waits)) if waits else None


@cache
def watcher() -> Watcher:
    """The process's watcher."""
    return Watcher()


@contextmanager
def stopped_at(deadline: Deadline, frames: Sequence[Any], compiled: bool) -> Iterator[None]:
    """Let the searches of the block raise TimeoutError at the deadline, which it raises at once if
    that has come; `frames` are those of every thread.

    An interpreted search looks at the clock itself.
    """
    if deadline.expired():
        raise TimeoutError
    if compiled:
        with watcher().stopping(frames, deadline):
            yield
    else:
        set_stop(frames, deadline)
        try:
            yield
        finally:
            set_stop(frames, 0)


def set_stop(frames: Any, value: Any) -> None:
    """Set the field that the searches look at."""
    for fields in frames:
        fields[STOP] = value

"""Time as a budget: a search is given a `Deadline` and never reads the clock itself."""

import time
from collections.abc import Callable


class Deadline:
    """The moment at which a search gives up.

    >>> deadline = Deadline(60)  # seconds from now
    >>> deadline.expired()
    False
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = time.perf_counter) -> None:
        """The moment `seconds` from now, by `clock`, which returns seconds."""
        self._clock = clock
        self._end = clock() + seconds

    def remaining(self) -> float:
        """The seconds that are left, never below 0.

        >>> 0 < Deadline(60).remaining() <= 60
        True
        """
        return max(0.0, self._end - self._clock())

    def expired(self) -> bool:
        """Whether no time is left.

        >>> Deadline(0).expired()
        True
        """
        return self._clock() >= self._end


def deadline_of(limit: Deadline | float | None) -> Deadline | None:
    """A deadline as it is; of a number, that many seconds from now."""
    return Deadline(limit) if isinstance(limit, int | float) else limit

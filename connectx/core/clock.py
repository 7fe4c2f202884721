"""A time limit to hand down: a search takes a `Deadline` and never reads the clock itself."""

import time
from collections.abc import Callable


class Deadline:
    """The moment at which a search gives up.

    >>> deadline = Deadline(60)  # seconds from now
    >>> deadline.expired()
    False
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = time.perf_counter) -> None:
        """Set the moment `seconds` from now, by a `clock` that returns seconds."""
        self._clock = clock
        self._end = clock() + seconds

    def remaining(self) -> float:
        """Return the seconds that are left, never below 0.

        >>> 0 < Deadline(60).remaining() <= 60
        True
        """
        return max(0.0, self._end - self._clock())

    def expired(self) -> bool:
        """Tell whether no time is left.

        >>> Deadline(0).expired()
        True
        """
        return self._clock() >= self._end


def deadline_of(limit: Deadline | float | None) -> Deadline | None:
    """Make a deadline of a number of seconds from now; return a deadline, or None, as it is."""
    return Deadline(limit) if isinstance(limit, int | float) else limit

"""Time as a budget handed down: a search asks its `Deadline` and never reads the wall itself."""

import time
from collections.abc import Callable


class Deadline:
    """A moment after which a search gives up."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.perf_counter) -> None:
        """The moment `seconds` from now, by `clock`, which returns seconds."""
        self._clock = clock
        self._end = clock() + seconds

    def remaining(self) -> float:
        """Seconds left, never below 0."""
        return max(0.0, self._end - self._clock())

    def expired(self) -> bool:
        """Whether no time is left."""
        return self._clock() >= self._end


def move_budget(act_timeout: float, overage: float, share: float, reserve: float) -> float:
    """Seconds that one move may take.

    `act_timeout` is what Kaggle gives every move and `overage` what is left of the game's own
    store. The move takes at most `share` of the first and nothing of the second's last `reserve`.
    """
    return act_timeout * share + max(0.0, overage - reserve)

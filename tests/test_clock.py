"""The deadline, on a clock that the test controls."""

import pytest

from agents.core.clock import Deadline


class Clock:
    """A clock that stands still until the test moves it."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_deadline_expires_when_its_seconds_have_passed() -> None:
    clock = Clock()
    deadline = Deadline(1.5, clock)
    assert not deadline.expired()
    assert deadline.remaining() == pytest.approx(1.5)
    clock.now += 1.25
    assert not deadline.expired()
    assert deadline.remaining() == pytest.approx(0.25)
    clock.now += 0.25
    assert deadline.expired()
    clock.now += 10
    assert deadline.remaining() == 0

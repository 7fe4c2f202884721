"""The deadline, on a clock that the test controls."""

from agents.core.clock import Deadline


def test_a_deadline_expires_when_its_seconds_have_passed() -> None:
    times = iter([100.0, 101.0, 101.25, 101.5, 111.0])
    deadline = Deadline(1.5, lambda: next(times))
    assert not deadline.expired()
    assert deadline.remaining() == 0.25
    assert deadline.expired()
    assert deadline.remaining() == 0

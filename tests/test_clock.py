"""The budget of a move and the deadline, on a clock of the test's own."""

import pytest

from agents.core.clock import Deadline, move_budget


class Clock:
    """A clock that stands still until it is told to move on."""

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


@pytest.mark.parametrize(
    ("overage", "expected"),
    [(60, 1 + 40), (25, 1 + 5), (20, 1), (3, 1), (0, 1)],
)
def test_budget_leaves_the_reserve_of_overage(overage: float, expected: float) -> None:
    assert move_budget(2, overage, share=0.5, reserve=20) == pytest.approx(expected)


def test_budget_without_overage_is_the_share_of_the_timeout() -> None:
    assert move_budget(2, 60, share=0.5, reserve=float("inf")) == 1

"""Interpreted until compiled: what serves before, after and without the compiled form."""

import threading

import pytest

from agents.core.until_compiled import UntilCompiled


class Maker:
    """Makes "compiled" once it may, and "interpreted" at once; counts what it makes."""

    def __init__(self) -> None:
        self.may_compile = threading.Event()
        self.made: list[str] = []

    def __call__(self, compiled: bool) -> str:
        if compiled:
            self.may_compile.wait(60)
        self.made.append("compiled" if compiled else "interpreted")
        return self.made[-1]


def test_the_interpreted_form_serves_until_the_compiled_one_is_ready() -> None:
    maker = Maker()
    both = UntilCompiled(maker)
    assert both.ready(60) == "interpreted"  # nothing has been started: no wait
    both.start()
    both.start()
    assert both.ready() == both.ready(0.01) == "interpreted"
    maker.may_compile.set()
    assert both.ready(None) == both.ready() == "compiled"
    assert both.interpreted == "interpreted"
    assert maker.made == ["interpreted", "compiled"]


def test_the_interpreted_form_is_not_made_unless_it_is_needed() -> None:
    maker = Maker()
    maker.may_compile.set()
    both = UntilCompiled(maker)
    both.start()
    assert both.ready(60) == "compiled"
    assert maker.made == ["compiled"]


@pytest.mark.parametrize("ailment", [ImportError, RuntimeError, OSError])
def test_without_a_compiled_form_the_interpreted_one_serves(ailment: type[Exception]) -> None:
    def make(compiled: bool) -> str:
        if compiled:
            raise ailment("numba")
        return "interpreted"

    both = UntilCompiled(make)
    both.start()
    assert both.ready(None) == both.ready() == "interpreted"

"""Interpreted until compiled: what serves before, after and without the compiled form."""

import threading

import pytest

from agents.core.compiled import UntilCompiled


def test_the_interpreted_form_serves_until_the_compiled_one_is_ready() -> None:
    may_compile, made = threading.Event(), []

    def make(compiled: bool) -> str:
        if compiled:
            may_compile.wait(60)
        made.append("compiled" if compiled else "interpreted")
        return made[-1]

    both = UntilCompiled(make)
    assert both.ready(60) == "interpreted"  # nothing has been started: no wait
    both.start()
    both.start()
    assert both.ready() == both.ready(0.01) == "interpreted"
    may_compile.set()
    assert both.ready(None) == both.ready() == "compiled"
    assert both.interpreted == "interpreted"
    assert made == ["interpreted", "compiled"]


@pytest.mark.parametrize("ailment", [ImportError, RuntimeError, OSError])
def test_without_a_compiled_form_the_interpreted_one_serves(ailment: type[Exception]) -> None:
    def make(compiled: bool) -> str:
        if compiled:
            raise ailment("numba")
        return "interpreted"

    both = UntilCompiled(make)
    both.start()
    assert both.ready(None) == both.ready() == "interpreted"

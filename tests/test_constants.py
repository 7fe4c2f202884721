"""Constants set from outside: what a user may type, what is changed, what is refused."""

from typing import Any

import pytest

from connectx.bundle.flatten import bundle
from connectx.errors import PlayerError
from connectx.players.player import AGENTS
from connectx.players.source import set_constants

FILE = """\
from typing import NamedTuple


class Weights(NamedTuple):
    threes: int = 1
    twos: float = 0.5
    name: str = "plain"


STEPS = 3  # moves
SHARE: float = 0.5
NAME = "é"; SIZES = (
    1,
    2,
)
DEEP = False
LIMIT = None
BITS = 1 << 4
MINE = Weights(threes=4)
OTHER = MINE._replace(twos=2.0)
USED = MINE
TWICE = 1
TWICE = 2
CHANGED = 1
lower = 1


def agent(obs, config):
    global CHANGED
    CHANGED = 2
    return 0


LATE = 6
"""


def values(source: str) -> dict[str, Any]:
    namespace: dict[str, Any] = {"__name__": "file"}
    exec(source, namespace)
    return namespace


@pytest.mark.parametrize(
    ("constant", "value", "name", "expected"),
    [
        ("STEPS", "5", "STEPS", 5),
        ("NAME", "'it\\'s, X=1'", "NAME", "it's, X=1"),
        ("SIZES", "(4,)", "SIZES", (4,)),
        ("DEEP", "True", "DEEP", True),
        ("LIMIT", "2.5", "LIMIT", 2.5),
        ("BITS", "STEPS", "BITS", 3),
        ("USED.threes", "9", "USED", (9, 0.5, "plain")),
        ("MINE.name", "'x'", "USED", (4, 0.5, "x")),
    ],
)
def test_a_constant_is_changed_and_nothing_else(
    constant: str, value: str, name: str, expected: object
) -> None:
    changed = set_constants(FILE, "file.py", {constant: value})
    assert values(changed)[name] == expected
    kept = [line for line in FILE.splitlines() if line in changed.splitlines()]
    assert len(kept) >= len(FILE.splitlines()) - 4  # SIZES has four lines


def test_several_constants_at_once() -> None:
    constants = {"USED.threes": "9", "STEPS": "1", "USED": "OTHER", "USED.name": "'x'"}
    changed = set_constants(FILE, "file.py", constants)
    assert values(changed)["USED"] == (9, 2.0, "x")
    assert "STEPS = 1  # moves\n" in changed


@pytest.mark.parametrize(
    ("constant", "value", "message"),
    [
        ("STEP", "5", "there is no constant STEP; it has STEPS, SHARE, NAME, SIZES, "),
        ("lower", "5", "there is no constant lower"),
        ("TWICE", "5", "there is no constant TWICE"),
        ("USED.fours", "5", "USED.fours; it has threes, twos, name"),
        ("STEPS", "NAME", "STEPS is NAME, expected int"),
        ("STEPS", "5 5", "STEPS is 5 5, expected int"),
        ("SHARE", "'x'", "SHARE is 'x', expected float"),
        ("USED", "5", "USED is 5, expected Weights or MINE or OTHER"),
    ],
)
def test_what_does_not_fit_is_one_line(constant: str, value: str, message: str) -> None:
    with pytest.raises(PlayerError) as caught:
        set_constants(FILE, "file.py", {constant: value})
    assert str(caught.value).startswith("file.py: ")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_built_file_has_the_constants_of_its_agent_alone() -> None:
    text = bundle(AGENTS / "one_step.py")
    assert "\nWEIGHTS = TUNED\n" in set_constants(text, "one_step", {"WEIGHTS": "TUNED"})
    with pytest.raises(PlayerError, match=r"WEIGHTS is INFINITY, expected Weights or COURSE or "):
        set_constants(text, "one_step", {"WEIGHTS": "INFINITY"})

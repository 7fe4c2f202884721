"""Our loading rule is Kaggle's: compared with the official code on the same sources."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from conftest import kaggle_environments

from connectx.processes.loading import call_agent, load_agent, structify

get_last_callable = kaggle_environments.agent.get_last_callable
SOURCES = {
    "one function": "def agent(o, c):\n    return 1",
    "an early name bound again keeps its place": (
        "agent = None\ndef other(o, c): return 1\ndef agent(o, c): return 2"
    ),
    "a class is callable": "def agent(o, c): return 1\nclass Helper: ...",
    "an imported function is callable": "def agent(o, c): return 1\nfrom math import hypot",
    "a deleted name is gone": "def agent(o, c): return 1\ndef other(o, c): return 2\ndel other",
    "its name": "NAME = __name__\ndef agent(o, c): return NAME",
    "no file": "HAS = '__file__' in globals()\ndef agent(o, c): return HAS",
}


@pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES.keys())
def test_finds_the_agent_that_kaggle_finds(source: str) -> None:
    ours = load_agent(source, None)
    theirs = get_last_callable(source)
    assert ours.__name__ == theirs.__name__
    assert type(ours) is type(theirs)
    if isinstance(ours, FunctionType):
        assert ours(None, None) == theirs(None, None)


def test_refuses_what_kaggle_refuses() -> None:
    with pytest.raises(LookupError):
        load_agent("x = 1", None)
    with pytest.raises(kaggle_environments.errors.InvalidArgument):
        get_last_callable("x = 1")


def test_the_folder_is_importable_only_while_loading_as_in_the_official_code(
    tmp_path: Path,
) -> None:
    (tmp_path / "beside.py").write_text("VALUE = 5")
    file, before = str(tmp_path / "agent.py"), list(sys.path)
    source = "from beside import VALUE\ndef agent(o, c): return VALUE"
    assert load_agent(source, file)(None, None) == 5
    assert sys.path == before
    # Which takes off the last entry, here the source's own, and leaves the folder.
    source = "import sys\nsys.path.append('elsewhere')\ndef agent(o, c): ..."
    for load in (load_agent, lambda source, path: get_last_callable(source, path=path)):
        load(source, file)
        assert sys.path == [*before, str(tmp_path)]
        sys.path[:] = before


class _Instance:
    def __call__(self, observation: object, configuration: object) -> object:
        return observation, configuration


@pytest.mark.parametrize(
    "agent",
    [
        lambda: (),
        lambda observation: (observation,),
        lambda observation, configuration: (observation, configuration),
        lambda observation, configuration, more=None: (observation, configuration, more),
        lambda *arguments: arguments,
        _Instance(),
        _Instance().__call__,
    ],
)
def test_gives_as_many_arguments_as_kaggle(agent: Callable[..., Any]) -> None:
    observation = {"board": [0], "remainingOverageTime": 60}
    official = kaggle_environments.agent.Agent(agent, kaggle_environments.make("connectx"))
    seen, _ = official.act(kaggle_environments.utils.structify(observation))
    ours = call_agent(agent, observation, dict(official.configuration))
    assert ours == seen


def test_observations_have_items_and_attributes() -> None:
    value = {"board": [0, 1], "nested": {"deep": [{"er": 1}]}, "items": 3}
    ours, theirs = structify(value), kaggle_environments.utils.structify(value)
    assert ours == theirs
    assert ours.nested.deep[0].er == theirs.nested.deep[0].er == 1
    ours.mark = 2
    assert ours["mark"] == 2

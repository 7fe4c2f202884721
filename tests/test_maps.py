"""The map in the docstring of each room names every module of the room.

The players of `agents/` are listed on their page, docs/agents.md.
"""

import importlib
import re
from pathlib import Path

import pytest
from conftest import PROJECT

ROOMS = sorted({file.parent for file in PROJECT.glob("[!.]*/**/__init__.py")})


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(PROJECT)))
def test_a_room_names_its_modules(room: Path) -> None:
    name = ".".join(room.relative_to(PROJECT).parts)
    named = set(re.findall(r"\w+", importlib.import_module(name).__doc__ or ""))
    modules = {path.stem for path in room.glob("[!_]*.py")}
    folders = {path.parent.name for path in room.glob("*/__init__.py")}
    assert modules | folders <= named

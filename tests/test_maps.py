"""The map in the docstring of each room names every module of the room.

The players of `agents/` are listed on their page, docs/agents.md.
"""

import importlib
import re
from pathlib import Path

import pytest
from conftest import PROJECT

NAMED = re.compile(r"`([A-Za-z_]\w*)`[^|`]*\(`((?:\w+/)+[\w.]+)`\)")  # in docs/developing.md
ROOMS = sorted({file.parent for file in PROJECT.glob("[!.]*/**/__init__.py")})


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(PROJECT)))
def test_a_room_names_its_modules(room: Path) -> None:
    name = ".".join(room.relative_to(PROJECT).parts)
    named = set(re.findall(r"\w+", importlib.import_module(name).__doc__ or ""))
    modules = {path.stem for path in room.glob("[!_]*.py")}
    folders = {path.parent.name for path in room.glob("*/__init__.py")}
    assert modules | folders <= named


@pytest.mark.parametrize(
    ("name", "file"), NAMED.findall((PROJECT / "docs/developing.md").read_text())
)
def test_what_is_said_to_be_in_a_file_is_there(name: str, file: str) -> None:
    place = next(path for path in (PROJECT / file, PROJECT / "connectx" / file) if path.exists())
    assert re.search(rf"\b{name}\b", place.read_text(encoding="utf-8"))

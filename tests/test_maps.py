"""The map in the docstring of each room names every module; docs/developing.md names the rooms.

The players of `agents/` are listed on their page, docs/players.md.
"""

import ast
import importlib
import re
from pathlib import Path

import pytest
from conftest import PROJECT

NAMED = re.compile(r"`([A-Za-z_]\w*)`[^|`]*\(`((?:\w+/)+[\w.]+)`\)")  # in docs/developing.md
PAGE = (PROJECT / "docs/developing.md").read_text(encoding="utf-8")
LAYERS = re.findall(r"^\| `(\w+(?:/|\.py))` \|", PAGE, re.MULTILINE)  # its first table
ROOMS = sorted({file.parent for file in PROJECT.glob("[!.]*/**/__init__.py")})
ROOMS.remove(PROJECT / "connectx")


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(PROJECT)))
def test_a_room_names_its_modules(room: Path) -> None:
    name = ".".join(room.relative_to(PROJECT).parts)
    named = set(re.findall(r"\w+", importlib.import_module(name).__doc__ or ""))
    modules = {path.stem for path in room.glob("[!_]*.py")}
    folders = {path.parent.name for path in room.glob("*/__init__.py")}
    assert modules | folders <= named


@pytest.mark.parametrize(("name", "file"), NAMED.findall(PAGE))
def test_what_is_said_to_be_in_a_file_is_there(name: str, file: str) -> None:
    place = next(path for path in (PROJECT / file, PROJECT / "connectx" / file) if path.exists())
    assert re.search(rf"\b{name}\b", place.read_text(encoding="utf-8"))


def imported(source: str) -> set[str]:
    """The parts of the package that a module's text imports, inside of functions too."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name.split(".")[1] for name in names if name.startswith("connectx.")}


@pytest.mark.parametrize("number", range(len(LAYERS)), ids=LAYERS)
def test_a_layer_imports_only_from_those_above_it(number: int) -> None:
    place = PROJECT / "connectx" / LAYERS[number]
    files = [place] if place.suffix else sorted(place.rglob("*.py"))
    assert files
    below = {layer.removesuffix(".py").strip("/") for layer in LAYERS[number + 1 :]}
    for file in files:
        assert not imported(file.read_text(encoding="utf-8")) & below, file


def test_the_arena_prints_nothing_and_reads_no_options() -> None:
    for file in (PROJECT / "connectx/arena").glob("*.py"):
        names = {getattr(node, "id", "") for node in ast.walk(ast.parse(file.read_text()))}
        assert not names & {"print", "argparse", "Console"}, file


def test_every_part_of_the_package_is_a_layer() -> None:
    parts = {path.name for path in (PROJECT / "connectx").glob("[!_]*.py")}
    folders = {f"{path.parent.name}/" for path in (PROJECT / "connectx").glob("*/__init__.py")}
    assert parts | folders == {*LAYERS}

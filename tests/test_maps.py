"""The map in the docstring of each folder names every module; docs/developing.md has the layers.

The players of `agents/` are listed on their page, docs/players.md.
"""

import ast
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import PROJECT

NAMED = re.compile(r"`([A-Za-z_]\w*)`[^|`]*\(`((?:\w+/)+[\w.]+)`\)")  # in docs/developing.md
PAGE = (PROJECT / "docs/developing.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+(?:/|\.py))` \|", re.MULTILINE)
TABLES = {  # its first two tables: the layers of the package, and of the workbench
    "connectx": ROW.findall(PAGE.partition("| layer of `bench/` |")[0]),
    "connectx.bench": ROW.findall(PAGE.partition("| layer of `bench/` |")[2]),
}
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


def imported_modules(source: str) -> set[str]:
    """Return the modules of the package that a module's text imports, inside of functions too."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name for name in names if name.startswith("connectx.")}


@pytest.mark.parametrize(
    ("package", "number"),
    [(package, number) for package in TABLES for number in range(len(TABLES[package]))],
)
def test_a_layer_imports_only_from_those_above_it(package: str, number: int) -> None:
    layers = TABLES[package]
    place = PROJECT.joinpath(*package.split("."), layers[number])
    files = [place] if place.suffix else sorted(place.rglob("*.py"))
    assert files
    below = [f"{package}.{layer.removesuffix('.py').strip('/')}." for layer in layers[number + 1 :]]
    for file in files:
        for module in imported_modules(file.read_text(encoding="utf-8")):
            assert not f"{module}.".startswith(tuple(below)), (file, module)


def test_the_arena_prints_nothing_and_reads_no_options() -> None:
    files = {*(PROJECT / "connectx/arena").glob("*.py")}
    files.remove(PROJECT / "connectx/arena/inside.py")  # which runs in a player's process
    files.remove(PROJECT / "connectx/arena/win_percentages.py")  # prints the lines of the course
    for file in files:
        names = {getattr(node, "id", "") for node in ast.walk(ast.parse(file.read_text()))}
        assert not names & {"print", "argparse", "Console"}, file


@pytest.mark.parametrize("package", TABLES)
def test_every_part_of_a_package_is_a_layer(package: str) -> None:
    place = PROJECT.joinpath(*package.split("."))
    parts = {path.name for path in place.glob("[!_]*.py")}
    folders = {f"{path.parent.name}/" for path in place.glob("*/__init__.py")}
    assert parts | folders == {*TABLES[package]}


SHOW_WORKBENCH = """\
import runpy, sys
sys.argv = {arguments!r}
try:
    runpy.run_path(sys.argv[0], run_name={name!r})
except SystemExit as end:
    assert end.code == 0, end.code
print("workbench:", *(module for module in sys.modules if module.startswith("connectx.bench")))
"""
JOBS = {  # a tiny one for each program of the frame
    "build_submission.py": ["one_step", "--no-preflight", "-o", "built.py"],
    "evaluate.py": ["random", "random", "-n", "2", "--referee", "native", "--json", "games.json"],
}


@pytest.mark.parametrize("name", ["__main__", "imported"])
@pytest.mark.parametrize("program", JOBS)
def test_what_the_frame_asks_for_needs_nothing_of_the_workbench(
    program: str, name: str, tmp_path: Path
) -> None:
    arguments = [str(PROJECT / program), *JOBS[program]]
    code = SHOW_WORKBENCH.format(arguments=arguments, name=name)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.endswith("workbench:\n")
    written = [*tmp_path.iterdir()]
    assert [file.name for file in written] == (JOBS[program][-1:] if name == "__main__" else [])


def test_every_room_can_be_imported_before_the_public_names() -> None:
    rooms = [f"connectx.{layer.strip('/')}" for layer in TABLES["connectx"] if layer.endswith("/")]
    code = f"import {', '.join(rooms)}\nimport connectx\n"
    code += "print(*(callable(getattr(connectx, name)) for name in connectx.__all__))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {*done.stdout.split()} == {"True"}

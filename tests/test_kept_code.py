"""Compiled code on disk: found again, and never trusted when anything about it is wrong."""

import gzip
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import PROJECT

from connectx.bench.solver import webassembly
from connectx.bench.solver.solver import (
    Solver,
    find_cache_file,
    load_solve,
    read_sources,
    write_cache_file,
)
from connectx.core.board import STANDARD, Board
from connectx.core.compiled import compiled_solve
from connectx.errors import UserError


def compiles() -> bool:
    """Make a solver, as a new process would: whether that compiles."""
    asked = []

    def compile_again(geometry: object) -> Callable[..., int] | None:
        asked.append(geometry)
        return compiled_solve(STANDARD)  # a second time in this process, it is there at once

    load_solve.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("connectx.bench.solver.solver.compiled_solve", compile_again)
        solver = Solver(STANDARD, compiled=True, table_bits=16)
    assert solver.score(Board.from_moves("32164625")) == 11
    return asked == [STANDARD]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, bytes]:
    """The name and the contents of a good file."""
    cache = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(cache))
        assert compiles()
    (file,) = cache.glob("connectx/compiled-search/*")
    return file.name, file.read_bytes()


@pytest.fixture
def file(tmp_path: Path, kept: tuple[str, bytes], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A good file, in a cache folder of the test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    file = tmp_path / "cache" / "connectx" / "compiled-search" / kept[0]
    file.parent.mkdir(parents=True, mode=0o700)
    file.write_bytes(kept[1])
    file.chmod(0o600)
    return file


@pytest.mark.slow  # compiles
def test_files_are_private_and_whole(file: Path) -> None:
    assert not compiles()
    file.unlink()
    file.parent.rmdir()
    assert [compiles(), compiles()] == [True, False]
    assert list(file.parent.iterdir()) == [file]
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700


DAMAGES: dict[str, Callable[[Path], object]] = {
    "truncated": lambda file: file.write_bytes(file.read_bytes()[:-1]),
    "overwritten": lambda file: file.write_bytes(file.read_bytes()[:-99] + bytes(99)),
    "foreign pickle": lambda file: file.write_bytes(gzip.compress(pickle.dumps(["foreign"]))),
    "a folder": lambda file: (file.unlink(), file.mkdir()),  # nothing is written here
}


@pytest.mark.slow  # compiles
@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_damaged_or_foreign_is_compiled(damage: str, file: Path) -> None:
    DAMAGES[damage](file)
    assert [compiles(), compiles()] == [True, "folder" in damage]


@pytest.mark.slow  # compiles
@pytest.mark.parametrize("setting", ["CONNECTX_CACHE=off", "XDG_CACHE_HOME=/dev/null/cache"])
def test_nothing_is_kept(setting: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(*setting.split("="))
    assert [compiles(), compiles()] == [True, True]
    assert list(file.parent.iterdir()) == [file]


def test_a_file_that_cannot_be_replaced_leaves_nothing(tmp_path: Path) -> None:
    file = tmp_path / "code"
    file.mkdir()  # no file can take the place of a folder
    with pytest.raises(UserError, match="code: cannot be written"):
        write_cache_file(file, b"code")
    assert [*tmp_path.iterdir()] == [file]


LABELS = """
import sys
from connectx.core.boards import Boards
from connectx.bench.learning import label

if sys.argv[1:]:
    label.compile_label_all = None
print(label.label(Boards.from_moves(["32164625", "326164325"])).tolist())
"""


@pytest.mark.slow  # compiles
def test_labels_are_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    def labels(*arguments: str) -> subprocess.CompletedProcess[bytes]:
        command = [sys.executable, "-c", LABELS, *arguments]
        return subprocess.run(command, cwd=PROJECT, capture_output=True)

    first = labels()
    assert first.returncode == 0
    assert labels("never compiles").stdout == first.stdout
    (file,) = tmp_path.glob("connectx/compiled-search/*.labels")
    file.write_bytes(file.read_bytes()[:-9])
    assert labels("never compiles").returncode == 1
    assert labels().stdout == labels("never compiles").stdout == first.stdout


SCRIPT = """
import random, sys
from connectx.core.board import Board
from connectx.bench.solver.solver import Solver
from benchmarks.measure import random_board

rng = random.Random(1)
starts = [Board.empty(*map(int, size.split("x"))) for size in sys.argv[1:]]
solvers = [Solver(each.geometry, compiled=True) for each in starts]
for start, solver in zip(starts, solvers):
    interpreted = Solver(start.geometry, compiled=False)
    for _ in range(30):
        board = random_board(start.empties - 14, rng, start)
        assert solver.score(board) == interpreted.score(board), board
"""


@pytest.mark.slow  # compiles
def test_geometries_compiled_by_several_processes_work_in_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The linker goes by names: equal ones would mix up the code for two geometries."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for boards in (["5x6x5"], ["6x7x4"], ["6x7x4", "5x6x5", "5x5x4"]):
        subprocess.run([sys.executable, "-c", SCRIPT, *boards], cwd=PROJECT, check=True)
    assert len(list(tmp_path.glob("connectx/compiled-search/*"))) == 3


def test_a_file_is_named_by_the_text_of_every_part_of_the_search_and_of_nothing_else() -> None:
    parts = read_sources("search", "compiled")
    assert {"board", "layout", "table", "order", "zugzwang", "search", "compiled"} <= {*parts}
    assert not {"scores", "windows"} & {*parts}
    assert webassembly.MODULE_SOURCES[1] == parts
    assert find_cache_file(STANDARD).name == find_cache_file(STANDARD, sources=parts).name
    edited = [{**parts, part: "edited = 1"} for part in parts]
    names = {find_cache_file(STANDARD, sources=sources).name for sources in (parts, *edited)}
    assert len(names) == 1 + len(parts)

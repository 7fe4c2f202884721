"""The compiled search on disk: found again, and never trusted when anything about it is wrong."""

import hashlib
import os
import pickle
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import PROJECT

from agents.core import kept_code
from agents.core.board import geometry_of
from agents.core.compiled import compile_now, compiled_tools
from agents.core.search import build_search

STANDARD = geometry_of(6, 7, 4)
ENDED = (STANDARD.board, STANDARD.board, 0, 0, 0, 0)  # arguments that need no table
SCRIPT = """
from agents.core import kept_code
from agents.core.board import Board
from agents.core.solver import Solver

compilations = []
genuine = kept_code.compile_now
kept_code.compile_now = lambda *each: (compilations.append(each), genuine(*each))
board = Board.from_moves("32164625")
solver = Solver(board.geometry, table_bits=16, compile_with=kept_code.kept_solve)
print(solver.score(board), len(compilations))
"""


def fresh_solve() -> Any:
    """`solve` as numba has it before anything is compiled."""
    tools = compiled_tools()
    assert tools is not None
    return build_search(STANDARD, tools)


@pytest.fixture(scope="module")
def compiled_here() -> Any:
    """`solve`, compiled by this process: what was loaded cannot be saved again."""
    solve = fresh_solve()
    compile_now(STANDARD, solve)
    return solve


@pytest.fixture(scope="module")
def kept_bytes(compiled_here: Any, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The contents of a good file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        kept_code.save(STANDARD, compiled_here)
        file = kept_code.kept_file(STANDARD)
        assert file is not None
        return file.read_bytes()


@pytest.fixture
def file(tmp_path: Path, kept_bytes: bytes, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A good kept file, in a cache folder of the test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    file = kept_code.kept_file(STANDARD)
    assert file is not None
    file.parent.mkdir(parents=True)
    file.parent.chmod(0o700)
    file.write_bytes(kept_bytes)
    file.chmod(0o600)
    return file


def test_what_was_kept_is_loaded(compiled_here: Any, file: Path) -> None:
    solve = fresh_solve()
    assert kept_code.load(STANDARD, solve)
    assert solve(*ENDED) == compiled_here(*ENDED)


def test_saved_files_are_private_and_whole(compiled_here: Any, file: Path) -> None:
    file.unlink()
    file.parent.rmdir()
    kept_code.save(STANDARD, compiled_here)
    assert kept_code.load(STANDARD, fresh_solve())
    assert [each.name for each in file.parent.iterdir()] == [file.name]
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700


def test_old_files_are_deleted(compiled_here: Any, file: Path) -> None:
    for age in range(kept_code.NEWEST_FILES + 5):
        old = file.parent / f"old-{age}"
        old.touch()
        os.utime(old, (1000 - age, 1000 - age))
    kept_code.save(STANDARD, compiled_here)
    assert len(list(file.parent.iterdir())) == kept_code.NEWEST_FILES
    assert file.exists()


def rewrite(file: Path, contents: bytes) -> None:
    """Give a file other contents with the right hash."""
    file.write_bytes(hashlib.sha256(file.name.encode() + contents).digest() + contents)


def use_another_geometrys(file: Path) -> None:
    other = kept_code.kept_file(geometry_of(5, 7, 4))
    assert other is not None
    contents = file.read_bytes()[32:]
    file.write_bytes(hashlib.sha256(other.name.encode() + contents).digest() + contents)


def link_folder(file: Path) -> None:
    file.parent.rename(file.parent.with_name("elsewhere"))
    file.parent.symlink_to("elsewhere")


DAMAGES: dict[str, Callable[[Path], object]] = {
    "missing": Path.unlink,
    "empty": lambda file: file.write_bytes(b""),
    "truncated": lambda file: file.write_bytes(file.read_bytes()[:-1]),
    "half": lambda file: file.write_bytes(file.read_bytes()[:40_000]),
    "longer": lambda file: file.write_bytes(file.read_bytes() + b"0"),
    "flipped": lambda file: file.write_bytes(file.read_bytes()[:-900] + bytes(900)),
    "another geometry's": use_another_geometrys,
    "not a pickle": lambda file: rewrite(file, b"not a pickle"),
    "foreign pickle": lambda file: rewrite(file, pickle.dumps(["foreign"])),
    "a folder": lambda file: (file.unlink(), file.mkdir()),
    "writable by the group": lambda file: file.chmod(0o620),
    "writable by all": lambda file: file.chmod(0o602),
    "folder writable by all": lambda file: file.parent.chmod(0o777),
    "folder is a link": link_folder,
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_damaged_or_foreign_is_not_loaded(damage: str, file: Path) -> None:
    DAMAGES[damage](file)
    assert not kept_code.load(STANDARD, fresh_solve())


@pytest.mark.parametrize("place", ["/dev/null/cache", "/proc/1/cache"])
def test_without_a_place_nothing_is_kept(
    compiled_here: Any, place: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", place)
    kept_code.save(STANDARD, compiled_here)
    assert not kept_code.load(STANDARD, fresh_solve())
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_nothing_behind(compiled_here: Any, file: Path) -> None:
    file.unlink()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
    try:
        kept_code.save(STANDARD, compiled_here)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert list(file.parent.iterdir()) == []


def test_the_variable_turns_it_off(
    compiled_here: Any, file: Path, kept_bytes: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(kept_code.CACHE_VARIABLE, "off")
    assert kept_code.kept_file(STANDARD) is None
    assert not kept_code.load(STANDARD, fresh_solve())
    file.unlink()
    kept_code.save(STANDARD, compiled_here)
    assert not file.exists()


@pytest.mark.parametrize(("variable", "value"), [("NUMBA_OPT", "1"), ("NUMBA_CPU_NAME", "generic")])
def test_other_ways_to_compile_have_other_files(
    variable: str, value: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    assert kept_code.kept_file(STANDARD) not in (None, file)
    assert not kept_code.load(STANDARD, fresh_solve())


def run_script(**environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", SCRIPT],
        cwd=PROJECT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_second_process_does_not_compile(file: Path) -> None:
    assert run_script().communicate() == ("11 0\n", "")


def test_no_two_compilations_share_a_name() -> None:
    """The linker goes by names: equal ones would mix up the code for two geometries."""
    assert fresh_solve().py_func.__qualname__ != fresh_solve().py_func.__qualname__


SEVERAL = """
import random, sys
from agents.core.board import Board
from agents.core.kept_code import kept_solve
from agents.core.solver import Solver
from benchmarks.positions import random_board

starts = [Board.empty(*map(int, size.split("x"))) for size in sys.argv[1:]]
rng = random.Random(1)
solvers = [Solver(start.geometry, table_bits=16, compile_with=kept_solve) for start in starts]
for start, solver in zip(starts, solvers):
    interpreted = Solver(start.geometry, compiled=False, table_bits=16)
    for _ in range(30):
        board = random_board(start.empties - 14, rng, start)
        assert solver.score(board) == interpreted.score(board), board
"""


@pytest.mark.slow
def test_geometries_compiled_by_several_processes_work_in_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    small, standard, other = "5x6x5", "6x7x4", "5x5x4"
    for boards in ([small], [standard], [small, standard], [standard, small, other]):
        subprocess.run([sys.executable, "-c", SEVERAL, *boards], cwd=PROJECT, check=True)


@pytest.mark.slow
@pytest.mark.parametrize("damage", ["flipped", "a folder", "folder is a link"])
def test_what_is_not_loaded_is_compiled(damage: str, file: Path) -> None:
    """Whether a good file can then take its place or not."""
    DAMAGES[damage](file)
    output, errors = run_script().communicate()
    assert (output.splitlines()[0], errors) == ("11 1", "")


@pytest.mark.slow
def test_without_home_or_a_writable_folder_scores_are_right() -> None:
    output, errors = run_script(HOME="", XDG_CACHE_HOME="/dev/null/cache").communicate()
    assert (output, errors) == ("11 1\n", "")

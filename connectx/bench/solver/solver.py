"""The solver of programs: the solver of `core/`, with what a submission does without.

Its tables are in huge pages, and it runs other machine code that calls the search. It starts
sooner, because its machine code is cached on disk, so that only the first process on a machine has
to compile it.

The user's cache folder has a file for each geometry and each function: the search, and what is
compiled together with it. A file holds the machine code in the format of numba's own cache. That
cache itself is of no use here, as it never recognises functions that close over other compiled
functions.

The file's name is a hash of everything the code depends on, and gzip checks the contents. If a file
is damaged or unreadable, or of another format, the code is silently compiled again. The folder is
trusted, because machine code that stands in it is executed. Only the user can write to it.
"""

import ctypes
import gzip
import hashlib
import mmap
import os
import pickle
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from connectx.core import compiled, solver
from connectx.core.board import Geometry
from connectx.core.compiled import compiled_solve, new_solve
from connectx.files import replacing

Result = TypeVar("Result")
CORE_FOLDER = Path(compiled.__file__).parent


def read_sources(*names: str) -> dict[str, str]:
    """Return by name the texts of modules of `core/`, and of all that they import there."""
    texts: dict[str, str] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in texts:
            texts[name] = (CORE_FOLDER / f"{name}.py").read_text(encoding="utf-8")
            waiting += re.findall(r"^from connectx\.core\.(\w+) import", texts[name], re.M)
    return dict(sorted(texts.items()))


# The sources are read when this module is imported. If a file is edited while this process runs,
# the process still has the old code.
SEARCH_SOURCES = read_sources("search", "compiled")


@lru_cache(maxsize=16)
def load_solve(geometry: Geometry) -> Callable[..., int] | None:
    """Return `compiled_solve` of a geometry from the cache on disk, or compile and cache it.

    With CONNECTX_CACHE=off in the environment, nothing is read or written.

    >>> from connectx.core.board import geometry_of
    >>> load_solve(geometry_of(9, 9, 4)) is None  # too large for compiled code
    True
    """
    solve: Callable[..., int] | None = load_code(geometry, new_solve, compiled_solve)
    return solve


def load_code(
    geometry: Geometry,
    make_function: Callable[[Geometry], Any],
    compile_function: Callable[[Geometry], Any],
    suffix: str = "",
    sources: object = SEARCH_SOURCES,
) -> Any:
    """Return a compiled function from the cache on disk, or compile and cache the function.

    `make_function` returns the function of numba, not compiled yet; `compile_function` returns the
    same function compiled. The function takes five ints. Both may return None if there is no
    compiled code for the geometry. `find_cache_file` names the file by `suffix` and `sources`.
    """
    with suppress(Exception):  # there may be no numba, or no valid file
        contents = gzip.decompress(find_cache_file(geometry, suffix, sources).read_bytes())
        function = make_function(geometry)
        _install(contents, function)
        return function
    function = compile_function(geometry)
    with suppress(Exception):  # there may be no code to cache, or no folder that can be written
        write_cache_file(find_cache_file(geometry, suffix, sources), _pack_code(function))
    return function


def find_cache_file(geometry: Geometry, suffix: str = "", sources: object = SEARCH_SOURCES) -> Path:
    """Return the path of the cached code for a geometry, which was made from `sources`.

    Raises RuntimeError if the environment turns the cache off, or if there is no home folder.
    """
    if os.environ.get("CONNECTX_CACHE", "").lower() == "off":
        raise RuntimeError("CONNECTX_CACHE is off")
    import numba
    import platformdirs
    from numba.core.registry import cpu_target

    dependencies = (
        sources,
        numba.__version__,
        sys.version,
        cpu_target.target_context.codegen().magic_tuple(),  # the processor and its features
        geometry,
    )
    key = hashlib.sha256(repr(dependencies).encode()).hexdigest()[:32]
    folder = platformdirs.user_cache_path("connectx", appauthor=False) / "compiled-search"
    name = f"{geometry.rows}x{geometry.columns}x{geometry.inarow}-{key}{suffix}"
    return folder.expanduser() / name


def _pack_code(function: Any) -> bytes:
    """Return the machine code of a compiled function of five ints."""
    from numba import types
    from numba.core import serialize

    # A caller in machine code may have had the function compiled for other types, too.
    result = function.overloads[(types.int64,) * 5]
    return serialize.dumps(result._reduce())  # type: ignore[no-any-return, no-untyped-call]


def write_cache_file(file: Path, contents: bytes) -> None:
    """Write a file that other processes see whole or not at all, and that only the user can read.

    Raises UserError or OSError if that is not possible, and leaves nothing behind.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with replacing(file) as temporary_file:
        temporary_file.touch(mode=0o600)
        temporary_file.write_bytes(gzip.compress(contents))


def _install(contents: bytes, function: Any) -> None:
    """Add machine code to a function, as numba does from its own cache. Raises numba's errors."""
    from numba.core.compiler import CompileResult
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.registry import cpu_target
    from numba.core.runtime.nrt import rtsys

    with global_compiler_lock:
        target = cpu_target.target_context
        # The code needs nothing else of `target.refresh()`, which takes half a second more.
        rtsys.initialize(target)
        result = CompileResult._rebuild(target, *pickle.loads(contents))  # type: ignore[no-untyped-call]
        target.insert_user_function(result.entry_point, result.fndesc, [result.library])
        function.add_overload(result)


# The solver --------------------------------------------------------------------------------


class Solver(solver.Solver):
    """An exact solver of programs for one geometry, with a fast start and huge pages.

    Its transposition table lasts from call to call.

    A score is 0 for a draw. A win is the number of discs the winner has left to play, plus one. A
    loss is the negative of that. A `deadline` is a `Deadline` or a number of seconds from now.
    Every method that takes a board raises ValueError if it has another geometry. Do not use one
    solver from several threads at once.

    >>> board = Board.from_moves("2252576253462244111563365343671351441")
    >>> solver = Solver(board.geometry, compiled=False)  # by default, numba compiles once
    >>> solver.score(board), solver.nodes > 0  # the side to move loses with its last disc
    (-1, True)
    """

    _compile = staticmethod(load_solve)

    def _zeros(self, entries: int) -> Any:
        """Make the memory of the tables, which is in huge pages if the system has any.

        The memory of the interpreted search is an ordinary list.
        """
        if not self.compiled:
            return super()._zeros(entries)
        # By default `mmap` makes memory that can be shared, for which Linux gives no huge pages.
        private = getattr(mmap, "MAP_PRIVATE", 0)  # not on Windows
        options = {"flags": private | mmap.MAP_ANONYMOUS} if private else {}
        memory = mmap.mmap(-1, 8 * entries, **options)
        with suppress(AttributeError, OSError):  # not Linux, or a kernel without huge pages
            memory.madvise(mmap.MADV_HUGEPAGE)
        return (ctypes.c_int64 * entries).from_buffer(memory)

    def run(self, code: Callable[..., Result], *arguments: Any) -> Result:
        """Run other machine code that searches by `load_solve`, and return what it returns.

        The code gets the memory of this solver as a last argument. The solver must be compiled.
        """
        try:
            return code(*arguments, self._memory)
        except TimeoutError:
            raise self._stop.reason() from None

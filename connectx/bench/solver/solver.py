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
ENTRY_BYTES = ctypes.sizeof(ctypes.c_int64)  # of an entry of a table


def read_sources(*names: str) -> dict[str, str]:
    """Return the sources of modules of `core/` and of all modules that they import there, by name.

    The names are without `.py`, and sorted.
    """
    sources: dict[str, str] = {}
    names_to_read = list(names)
    while names_to_read:
        name = names_to_read.pop()
        if name in sources:  # already read
            continue
        source = (CORE_FOLDER / f"{name}.py").read_text(encoding="utf-8")
        sources[name] = source
        imported_names = re.findall(r"^from connectx\.core\.(\w+) import", source, re.M)
        names_to_read.extend(imported_names)
    return dict(sorted(sources.items()))


# The sources are read when this module is imported. If a file is edited while this process runs,
# the process still has the old code.
SEARCH_SOURCES = read_sources("search", "compiled")


@lru_cache(maxsize=16)
def load_solve(geometry: Geometry) -> Callable[..., int] | None:
    """Return the compiled search of a geometry from the cache on disk, or compile and cache it.

    Returns None without a working numba, or if the board is too large for compiled code. With
    CONNECTX_CACHE=off in the environment, nothing is read or written.

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
    compiled code for the geometry. `suffix` is the end of the file's name. If the text of `sources`
    changes, the function is compiled again.
    """
    with suppress(Exception):  # there may be no numba, or no valid file; then it is compiled below
        machine_code = gzip.decompress(find_cache_file(geometry, suffix, sources).read_bytes())
        function = make_function(geometry)
        _add_machine_code(machine_code, function)
        return function
    function = compile_function(geometry)
    with suppress(Exception):  # there may be no code to cache, or no folder that can be written
        machine_code = _pack_machine_code(function)
        write_cache_file(find_cache_file(geometry, suffix, sources), machine_code)
    return function


def find_cache_file(geometry: Geometry, suffix: str = "", sources: object = SEARCH_SOURCES) -> Path:
    """Return the path of the cached code for a geometry, whether there is such a file or not.

    The name ends in `suffix`, and has a hash of `sources`, the texts from which the code is made,
    and of everything else that the code depends on. Raises RuntimeError if the environment turns
    the cache off, or if there is no home folder.
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
    digest = hashlib.sha256(repr(dependencies).encode()).hexdigest()[:32]
    folder = platformdirs.user_cache_path("connectx", appauthor=False) / "compiled-search"
    name = f"{geometry.rows}x{geometry.columns}x{geometry.inarow}-{digest}{suffix}"
    return folder.expanduser() / name


def _pack_machine_code(function: Any) -> bytes:
    """Return the machine code of a compiled function of five ints, in numba's own format."""
    from numba import types
    from numba.core import serialize

    # numba compiles a function once for each combination of types. If other machine code calls the
    # function, there may be other combinations than five ints.
    five_ints = (types.int64,) * 5
    compiled_function = function.overloads[five_ints]
    parts = compiled_function._reduce()
    return serialize.dumps(parts)  # type: ignore[no-any-return, no-untyped-call]


def write_cache_file(file: Path, contents: bytes) -> None:
    """Compress contents and write them to a file, which only the user can read.

    Other processes see the whole file or none. Raises UserError or OSError if that is not possible,
    and leaves nothing behind.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with replacing(file) as temporary_file:
        temporary_file.touch(mode=0o600)
        temporary_file.write_bytes(gzip.compress(contents))


def _add_machine_code(machine_code: bytes, function: Any) -> None:
    """Add what `_pack_machine_code` returned to a function of numba that is not compiled yet.

    Numba does the same with code from its own cache. Raises whatever numba raises.
    """
    from numba.core.compiler import CompileResult
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.registry import cpu_target
    from numba.core.runtime.nrt import rtsys

    with global_compiler_lock:
        target = cpu_target.target_context
        # The code needs nothing else of `target.refresh()`, which takes half a second more.
        rtsys.initialize(target)
        parts = pickle.loads(machine_code)
        compiled_function = CompileResult._rebuild(target, *parts)  # type: ignore[no-untyped-call]
        target.insert_user_function(
            compiled_function.entry_point, compiled_function.fndesc, [compiled_function.library]
        )
        function.add_overload(compiled_function)


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
        """Make an array of zeros for the tables, which is in huge pages if the system has any.

        The array of the interpreted search is an ordinary list.
        """
        if not self.compiled:
            return super()._zeros(entries)
        no_file = -1
        size = ENTRY_BYTES * entries
        if hasattr(mmap, "MAP_PRIVATE"):
            # By default `mmap` makes memory that can be shared, which Linux puts in no huge pages.
            memory = mmap.mmap(no_file, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        else:  # on Windows
            memory = mmap.mmap(no_file, size)
        with suppress(AttributeError, OSError):  # not Linux, or a kernel without huge pages
            memory.madvise(mmap.MADV_HUGEPAGE)
        return (ctypes.c_int64 * entries).from_buffer(memory)

    def run(self, code: Callable[..., Result], *arguments: Any) -> Result:
        """Run machine code that calls the compiled search, and return what the code returns.

        The code gets the arguments, and last the address of this solver's memory. The solver must
        be compiled. If a signal such as Ctrl-C stops the search, raises what its handler raised.
        """
        try:
            return code(*arguments, self._memory)
        except TimeoutError:  # the search raises this whatever has stopped it
            raise self._stop.reason() from None

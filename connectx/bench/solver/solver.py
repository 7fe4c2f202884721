"""The solver of programs: that of `core/`, with what a submission does without.

It has memory in huge pages, runs other machine code that searches, and starts sooner, as its
machine code is kept on disk: only the first process on a machine has to compile it.

The user's cache folder has a file for each geometry, of the search and of each function that is
compiled with it. It holds the machine code in the format of numba's own cache. That cache does not
help: it never recognises functions that close over other compiled functions.

The file's name is a hash of everything the code depends on; gzip checks the contents. If a file is
damaged, foreign or unreadable, the code is silently compiled again. Only the user can write to
the folder, which is trusted: it holds machine code.
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
CORE = Path(compiled.__file__).parent


def sources_of(*names: str) -> dict[str, str]:
    """The modules of `core/` with these names, and all that they import there: names and texts."""
    texts: dict[str, str] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in texts:
            texts[name] = (CORE / f"{name}.py").read_text(encoding="utf-8")
            waiting += re.findall(r"^from connectx\.core\.(\w+) import", texts[name], re.M)
    return dict(sorted(texts.items()))


# Read now: if a file is edited while this process runs, the process still has the old code.
SOURCES = sources_of("search", "compiled")


@lru_cache(maxsize=16)
def kept_solve(geometry: Geometry) -> Callable[..., int] | None:
    """Like `compiled_solve`, but the machine code is kept in a file and loaded from there.

    With CONNECTX_CACHE=off in the environment, nothing is read or written.

    >>> from connectx.core.board import geometry_of
    >>> kept_solve(geometry_of(9, 9, 4)) is None  # too large for compiled code
    True
    """
    solve: Callable[..., int] | None = kept_code(geometry, new_solve, compiled_solve)
    return solve


def kept_code(
    geometry: Geometry,
    new: Callable[[Geometry], Any],
    compiled: Callable[[Geometry], Any],
    suffix: str = "",
    sources: object = SOURCES,
) -> Any:
    """What `compiled` returns, or `new` if there is a file: it returns the same, not compiled yet.

    Both return a function of numba that takes five ints, or None. The file has the name that
    `kept_file` gives it.
    """
    with suppress(Exception):  # without numba or a good file
        contents = gzip.decompress(kept_file(geometry, suffix, sources).read_bytes())
        function = new(geometry)
        _install(contents, function)
        return function
    function = compiled(geometry)
    with suppress(Exception):  # there is nothing to keep, or nowhere
        keep(kept_file(geometry, suffix, sources), _contents(function))
    return function


def kept_file(geometry: Geometry, suffix: str = "", sources: object = SOURCES) -> Path:
    """Where the code for a geometry, made of `sources`, is kept.

    Raises RuntimeError if it is not to be kept, or if there is no home folder.
    """
    if os.environ.get("CONNECTX_CACHE", "").lower() == "off":
        raise RuntimeError("CONNECTX_CACHE is off")
    import numba
    import platformdirs
    from numba.core.registry import cpu_target

    depends_on = (
        sources,
        numba.__version__,
        sys.version,
        cpu_target.target_context.codegen().magic_tuple(),  # the processor and its features
        geometry,
    )
    key = hashlib.sha256(repr(depends_on).encode()).hexdigest()[:32]
    folder = platformdirs.user_cache_path("connectx", appauthor=False) / "compiled-search"
    name = f"{geometry.rows}x{geometry.columns}x{geometry.inarow}-{key}{suffix}"
    return folder.expanduser() / name


def _contents(function: Any) -> bytes:
    """The machine code of a compiled function of five ints."""
    from numba import types
    from numba.core import serialize

    # A caller in machine code may have had it compiled for other types, too.
    result = function.overloads[(types.int64,) * 5]
    return serialize.dumps(result._reduce())  # type: ignore[no-any-return, no-untyped-call]


def keep(file: Path, contents: bytes) -> None:
    """Write a file that other processes see whole or not at all. Only the user can read it.

    Raises UserError or OSError if that is not possible, and leaves nothing behind.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with replacing(file) as place:
        place.touch(mode=0o600)
        place.write_bytes(gzip.compress(contents))


def _install(contents: bytes, function: Any) -> None:
    """Do what numba does for a function from its own cache. Raises what numba raises."""
    from numba.core.compiler import CompileResult
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.registry import cpu_target
    from numba.core.runtime.nrt import rtsys

    with global_compiler_lock:
        target = cpu_target.target_context
        # All that the code needs of `target.refresh()`, which takes half a second more.
        rtsys.initialize(target)
        result = CompileResult._rebuild(target, *pickle.loads(contents))  # type: ignore[no-untyped-call]
        target.insert_user_function(result.entry_point, result.fndesc, [result.library])
        function.add_overload(result)


# The solver --------------------------------------------------------------------------------


class Solver(solver.Solver):
    """An exact solver for one geometry. Its transposition table is kept from call to call.

    A score is 0 for a draw. A win is the number of discs the winner has left to play, plus one;
    a loss is the negative. A `deadline` is a `Deadline` or a number of seconds from now. Every
    method that takes a board raises ValueError if it has another geometry. Do not use one solver
    from several threads at once.

    >>> board = Board.from_moves("2252576253462244111563365343671351441")
    >>> solver = Solver(board.geometry, compiled=False)  # by default, numba compiles once
    >>> solver.score(board), solver.nodes > 0  # the side to move loses with its last disc
    (-1, True)
    """

    _compile = staticmethod(kept_solve)

    def _zeros(self, entries: int) -> Any:
        """The memory of the tables: if compiled, in huge pages where there are any.

        By default `mmap` makes memory that can be shared, for which Linux gives no huge pages.
        """
        if not self.compiled:
            return super()._zeros(entries)
        private = getattr(mmap, "MAP_PRIVATE", 0)  # not on Windows
        options = {"flags": private | mmap.MAP_ANONYMOUS} if private else {}
        memory = mmap.mmap(-1, 8 * entries, **options)
        with suppress(AttributeError, OSError):  # not Linux, or a kernel without huge pages
            memory.madvise(mmap.MADV_HUGEPAGE)
        return (ctypes.c_int64 * entries).from_buffer(memory)

    def run(self, code: Callable[..., Result], *arguments: Any) -> Result:
        """What machine code returns that searches by `kept_solve`, whose last argument it gets
        after the others. Precondition: the solver is compiled."""
        try:
            return code(*arguments, self._memory)
        except TimeoutError:
            raise self._stop.reason() from None

"""The compiled search, kept on disk: only the first process on a machine has to compile it.

A file for each geometry in the user's cache folder holds the machine code as numba's own cache
would store it. numba's own cache does not help: it never recognises functions that close over
other compiled functions.

The file's name is a hash of everything the code depends on, and the file begins with a hash of its
name and contents. If a file is damaged, foreign or unreadable, the search is silently compiled
again. Only the user can write to the folder, which is trusted: it holds machine code.

No player imports this module, so no submission has it.
"""

import hashlib
import os
import pickle
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from agents.core.board import Geometry
from agents.core.compiled import compiled_solve, new_solve

CACHE_VARIABLE = "CONNECTX_CACHE"  # "off" in the environment: neither read nor write
NEWEST_FILES = 60  # older ones are deleted; a file has about 80 kB
# Read now: if a file is edited while this process runs, the process still has the old code.
SOURCES = b"".join(
    (Path(__file__).parent / f"{name}.py").read_bytes()
    for name in ("board", "search", "compiled", "kept_code")
)


@lru_cache(maxsize=16)
def kept_solve(geometry: Geometry) -> Callable[..., int] | None:
    """As `compiled_solve`, from the file if there is a good one; else that is written."""
    file, solve = None, None
    with suppress(Exception):  # if anything is wrong with the file, compile again
        file, solve = _kept_file(geometry), new_solve(geometry)
        if file is not None and solve is not None and _install(_read(file), solve):
            return solve
    solve = compiled_solve(geometry)
    if file is not None and solve is not None:
        with suppress(Exception):
            _write(file, _contents(solve))
    return solve


def _kept_file(geometry: Geometry) -> Path | None:
    """Where the code for a geometry is kept on this machine; None if nothing is to be kept."""
    if os.environ.get(CACHE_VARIABLE, "").lower() == "off":
        return None
    import llvmlite
    import numba
    import platformdirs
    from numba.core.registry import cpu_target

    folder = platformdirs.user_cache_path("connectx", appauthor=False) / "compiled-search"
    if not folder.is_absolute():  # there is no home folder
        return None
    depends_on = (
        hashlib.sha256(SOURCES).hexdigest(),
        numba.__version__,
        llvmlite.__version__,
        sys.version,
        sys.platform,
        cpu_target.target_context.codegen().magic_tuple(),  # the processor and its features
        sorted(item for item in os.environ.items() if item[0].startswith("NUMBA_")),
        tuple(geometry),
    )
    key = hashlib.sha256(repr(depends_on).encode()).hexdigest()[:32]
    return folder / f"{geometry.rows}x{geometry.columns}x{geometry.inarow}-{key}"


def _read(file: Path) -> bytes:
    """The contents of a kept file. Raises OSError if it cannot be read or is damaged."""
    with file.open("rb") as stream:
        digest, contents = stream.read(hashlib.sha256().digest_size), stream.read()
    if digest != _digest(file, contents):
        raise OSError(f"{file} is damaged")
    return contents


def _write(file: Path, contents: bytes) -> None:
    """Write a file that other processes see whole or not at all. Raises OSError."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor, partial = tempfile.mkstemp(dir=file.parent)
    with os.fdopen(descriptor, "wb") as stream:
        stream.write(_digest(file, contents) + contents)
    Path(partial).replace(file)
    by_age = sorted(file.parent.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)
    for old in by_age[NEWEST_FILES:]:
        old.unlink(missing_ok=True)


def _digest(file: Path, contents: bytes) -> bytes:
    return hashlib.sha256(file.name.encode() + contents).digest()


def _contents(solve: Any) -> bytes:
    from numba.core import serialize

    (compiled,) = solve.overloads.values()
    return serialize.dumps(compiled._reduce())  # type: ignore[no-untyped-call, no-any-return]


def _install(contents: bytes, solve: Any) -> bool:
    """Do what numba does for a function from its own cache. Raises what numba raises."""
    from llvmlite import binding
    from numba.core.compiler import CompileResult
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.registry import cpu_target
    from numba.core.runtime.nrt import rtsys

    with global_compiler_lock:
        parts = pickle.loads(contents)
        target = cpu_target.target_context
        # All that the code needs of `target.refresh()`, which takes half a second more.
        rtsys.initialize(target)
        _, _, (_, bitcode) = parts[0]
        module = binding.parse_bitcode(bitcode)
        symbols = (*module.functions, *module.global_variables)
        names = [each.name for each in symbols if each.is_declaration]
        known = (name.startswith("llvm.") or binding.address_of_symbol(name) for name in names)
        if not all(known):  # a call to a missing symbol would end the process
            return False
        compiled = CompileResult._rebuild(target, *parts)  # type: ignore[no-untyped-call]
        target.insert_user_function(compiled.entry_point, compiled.fndesc, [compiled.library])
        solve.add_overload(compiled)
    return True

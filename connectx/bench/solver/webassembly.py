"""The compiled search as a WebAssembly module, for a page: `bench/web/scorer.js` runs it.

numba has typed and inlined the functions of `search.py`; llvmlite alone turns the result into
WebAssembly, as its LLVM can write for that machine too. No linker is needed: nothing in the object
file is undefined, so it becomes a module as soon as something is exported.

A module exports `solve` and imports, from `env`, its `__linear_memory` and `__stack_pointer`. In
addition to the arguments of `search.build_solve`'s `solve`, numba's convention asks for two
addresses in front, of the result and of an exception; what `solve` returns is 0, or another number
if it was stopped. The section `facts` has, as JSON, all that a page must know of the frames:

    rows, columns, inarow
    entries                        the slots of the tables, a word each
    words                          the number of words of `frames`
    frames                         those that are not 0 at first: runs of them, each after the
                                   number of its first
    NODES, STOP, TABLE, GOES_ON, LEAST, MOST    the numbers of these fields

The module of the standard board lies beside this file, so that it needs no numba:
`python -m connectx.bench.solver.webassembly` writes it.
"""

import gzip
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any

from connectx.bench.solver.solver import CORE, keep, kept_file, sources_of
from connectx.core.board import STANDARD, Geometry
from connectx.core.compiled import compiled_tools
from connectx.core.layout import GOES_ON, LEAST, MOST, NODES, STOP, TABLE
from connectx.core.search import build_solve
from connectx.core.table import new_frames, table_entries

STANDARD_MODULE = Path(__file__).with_name("search.wasm")
TABLE_BITS = 18  # larger tables gain nothing from eight discs on
TARGET = "wasm32-unknown-unknown"
SOURCES = Path(__file__).read_bytes(), sources_of("compiled")
CUSTOM, EXPORTS = 0, 7  # kinds of sections


@lru_cache(maxsize=16)
def search_module(geometry: Geometry) -> bytes | None:
    """The module for a geometry; None without numba, or if a key does not fit a word.

    That of the standard board is always there. Others are kept on disk, as machine code is.
    """
    if geometry == STANDARD:
        return STANDARD_MODULE.read_bytes()
    with suppress(Exception):  # without numba or a good file
        return gzip.decompress(kept_module(geometry).read_bytes())
    module = new_search_module(geometry)
    if module is not None:
        with suppress(Exception):  # it is not to be kept, or there is nowhere
            keep(kept_module(geometry), module)
    return module


def kept_module(geometry: Geometry) -> Path:
    """Where the module for a geometry is kept; raises as `kept_file` does."""
    return kept_file(geometry, ".wasm", SOURCES)


def new_search_module(geometry: Geometry) -> bytes | None:
    """The module for a geometry, made now, which takes some seconds; else as `search_module`."""
    with suppress(Exception):  # a broken numba may cost the scores on a page, never the page
        solve = page_solve(geometry)
        if solve is not None:
            solve(geometry.board, geometry.board, 0, 0, 0)
            (compiled,) = solve.overloads.values()
            return linked(object_file(compiled), facts_of(geometry))
    return None


def page_solve(geometry: Geometry) -> Any:
    """`solve` before it is compiled, without what only some processors can; None as above.

    It asks nobody whether to stop, but does once NODES has reached STOP.
    """
    tools = compiled_tools(geometry)
    if tools is None:
        return None
    time_is_up = tools.jit(lambda frames: frames[NODES] >= frames[STOP])
    return build_solve(geometry, tools._replace(time_is_up=time_is_up, prefetch=None))


def object_file(compiled: Any) -> bytes:
    """Numba's compiled code as an object file for WebAssembly, with `solve` as function 0."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TARGET).create_target_machine(opt=3)
    module = llvm.parse_assembly(str(compiled.library._final_module))
    module.triple, module.data_layout = TARGET, str(machine.target_data)
    for symbol in (*module.functions, *module.global_variables):
        if symbol.name == compiled.fndesc.llvm_func_name:
            symbol.name = "solve"
        elif not symbol.is_declaration:  # what serves Python alone is left out below
            symbol.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    module.verify()
    functions = [function for function in module.functions if not function.name.startswith("llvm.")]
    assert functions[0].name == "solve"
    assert not any(function.is_declaration for function in functions)
    # An exception that nobody sees has the path of its source, which is this machine's.
    folder = os.fsencode(CORE)
    return bytes(machine.emit_object(module)).replace(folder, b"." * len(folder))


def facts_of(geometry: Geometry) -> dict[str, Any]:
    """What the section `facts` says."""
    frames = new_frames(geometry, TABLE_BITS)
    return {
        **{name: getattr(geometry, name) for name in ("rows", "columns", "inarow")},
        "entries": table_entries(TABLE_BITS),
        "words": len(frames),
        "frames": list(runs_of(frames)),
        **{"NODES": NODES, "STOP": STOP, "TABLE": TABLE},
        **{"GOES_ON": GOES_ON, "LEAST": LEAST, "MOST": MOST},
    }


def runs_of(frames: Sequence[int]) -> Iterator[list[int]]:
    """Where values that are not 0 begin, and the values, for every run of them."""
    for is_zero, run in groupby(enumerate(frames), key=lambda numbered: numbered[1] == 0):
        if not is_zero:
            places, values = zip(*run)
            yield [places[0], *values]


def linked(contents: bytes, facts: dict[str, Any]) -> bytes:
    """The module: an object file that exports function 0 as `solve`, and has its `facts`."""
    # One export: the length of its name, the name, that it is a function, and its number. Sections
    # are in the order of their kinds, custom ones anywhere.
    exports = [(EXPORTS, bytes([1, 5]) + b"solve" + bytes([0, 0]))]
    own = [(kind, text) for kind, text in sections_of(contents) if kind != CUSTOM]
    before = [section for section in own if section[0] < EXPORTS]
    named = [(CUSTOM, bytes([5]) + b"facts" + json.dumps(facts).encode())]
    module = contents[:8]
    for kind, text in before + exports + own[len(before) :] + named:
        module += bytes([kind]) + leb128(len(text)) + text
    return module


def sections_of(module: bytes) -> Iterator[tuple[int, bytes]]:
    """The kind and the contents of every section."""
    place = 8
    while place < len(module):
        kind, place = module[place], place + 1
        length = shift = 0
        more = True
        while more:
            length |= (module[place] & 127) << shift
            more = module[place] > 127
            place, shift = place + 1, shift + 7
        yield kind, module[place : place + length]
        place += length


def leb128(number: int) -> bytes:
    """A number as WebAssembly writes it: seven bits a byte, the lowest first."""
    if number < 128:
        return bytes([number])
    return bytes([(number & 127) | 128]) + leb128(number >> 7)


if __name__ == "__main__":
    made = new_search_module(STANDARD)
    assert made is not None, "numba is needed"
    STANDARD_MODULE.write_bytes(made)
    print(f"{STANDARD_MODULE}: {len(made):,} bytes")

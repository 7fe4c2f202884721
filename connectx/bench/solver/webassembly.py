"""The compiled search as a WebAssembly module, for a page: `bench/web/scorer.js` runs it.

numba types and inlines the functions of `search.py`. llvmlite alone turns the result into
WebAssembly, as its LLVM can write for that machine, too. No linker is needed. Nothing in the object
file is undefined, so it becomes a module as soon as it exports something.

A module exports `solve` and imports, from `env`, its `__linear_memory` and `__stack_pointer`. By
numba's convention, two arguments stand before those of the `solve` that `search.build_solve` makes:
the addresses of the result and of an exception. `solve` returns 0, or another number if it was
stopped. The section `facts` has, as JSON, all that a page must know of the frames:

    rows, columns, inarow
    entries                        the number of slots of the tables, which take a word each
    words                          the number of words of `frames`
    frames                         the runs of words that are not 0 at first; in front of each run
                                   stands the index of its first word
    NODES, STOP, TABLE, GOES_ON, LEAST, MOST    the indices of these fields

The module of the standard board lies beside this file, so that it needs no numba. The command
`python -m connectx.bench.solver.webassembly` writes it.
"""

import gzip
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from connectx.bench.solver.solver import (
    CORE_FOLDER,
    find_cache_file,
    read_sources,
    write_cache_file,
)
from connectx.core.board import STANDARD, Geometry
from connectx.core.compiled import compiled_tools
from connectx.core.layout import GOES_ON, LEAST, MOST, NODES, STOP, TABLE
from connectx.core.search import build_solve
from connectx.core.table import new_frames, table_entries

STANDARD_MODULE = Path(__file__).with_name("search.wasm")
# A page's largest transposition table has 2 ** 18 slots. Larger ones gain nothing from eight discs
# on.
PAGE_TABLE_BITS = 18
TARGET_TRIPLE = "wasm32-unknown-unknown"
MODULE_SOURCES = (Path(__file__).read_bytes(), read_sources("compiled"))
MODULE_HEADER_BYTES = 8  # the magic number and the version
CUSTOM_SECTION = 0  # WebAssembly's numbers for the kinds of sections
EXPORT_SECTION = 7


@lru_cache(maxsize=16)
def search_module(geometry: Geometry) -> bytes | None:
    """Return the WebAssembly module for a geometry.

    The package has the module of the standard board. Others are made when they are needed, and are
    cached on disk. Returns None if one would have to be made and there is no working numba, or if
    the board is too large for compiled code.
    """
    if geometry == STANDARD:
        return STANDARD_MODULE.read_bytes()
    with suppress(Exception):  # there may be no numba, or no valid file
        return gzip.decompress(find_module_file(geometry).read_bytes())
    module = make_search_module(geometry)
    if module is not None:
        with suppress(Exception):  # the cache may be off, or its folder cannot be written
            write_cache_file(find_module_file(geometry), module)
    return module


def find_module_file(geometry: Geometry) -> Path:
    """Return the path of the cached module for a geometry.

    Raises RuntimeError if the environment turns the cache off, or if there is no home folder.
    """
    return find_cache_file(geometry, suffix=".wasm", sources=MODULE_SOURCES)


def make_search_module(geometry: Geometry) -> bytes | None:
    """Make the WebAssembly module for a geometry, which takes some seconds.

    Returns None without a working numba, or if the board is too large for compiled code.
    """
    with suppress(Exception):  # a broken numba may cost the scores on a page, never the page
        solve = make_page_solve(geometry)
        if solve is not None:
            # The first call compiles. On a full board it searches nothing and uses no memory.
            solve(own=geometry.board, occupied=geometry.board, low=0, high=0, memory=0)
            (compiled_solve,) = solve.overloads.values()  # numba's result for these types
            object_file = make_object_file(compiled_solve)
            return link_module(object_file, describe_frames(geometry))
    return None


def make_page_solve(geometry: Geometry) -> Any:
    """Make `solve`, the search, for a page; numba compiles it when it is called.

    Returns None if there is no compiled search. Unlike `solve` for this machine, it uses nothing
    that only some processors have. It stops by itself once it has searched as many positions as the
    field STOP of its memory says.
    """
    tools = compiled_tools(geometry)
    if tools is None:
        return None
    # `frames` is the memory of a search, in which `NODES` is the index of a count: the positions
    # searched so far.
    time_is_up = tools.jit(lambda frames: frames[NODES] >= frames[STOP])
    page_tools = tools._replace(time_is_up=time_is_up, prefetch=None)
    return build_solve(geometry, page_tools)


def make_object_file(compiled_solve: Any) -> bytes:
    """Return an object file for WebAssembly, in which `solve` is function 0.

    `compiled_solve` is what numba has compiled: `solve` and all that it calls. Its LLVM code is
    compiled once more, for WebAssembly.
    """
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TARGET_TRIPLE).create_target_machine(opt=3)
    module = llvm.parse_assembly(str(compiled_solve.library._final_module))
    module.triple = TARGET_TRIPLE
    module.data_layout = str(machine.target_data)
    for symbol in (*module.functions, *module.global_variables):
        if symbol.name == compiled_solve.fndesc.llvm_func_name:
            symbol.name = "solve"
        elif not symbol.is_declaration:
            # The optimiser removes internal symbols that `solve` does not use. They serve Python
            # alone.
            symbol.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    module.verify()
    functions = [function for function in module.functions if not function.name.startswith("llvm.")]
    assert functions[0].name == "solve"
    assert not any(function.is_declaration for function in functions)
    # An exception that nobody sees has the path of its source. That path is hidden, but its length
    # stays: the file depends on how long the path of the checkout is.
    folder = os.fsencode(CORE_FOLDER)
    object_file = bytes(machine.emit_object(module))
    return object_file.replace(folder, b"." * len(folder))


def describe_frames(geometry: Geometry) -> dict[str, Any]:
    """Return what a page must know of a geometry and of the memory of its search.

    The memory is a list of words, the values that the search finds there when it begins. Most of
    them are 0. "frames" has the others: for each run of words that are not 0, a list of the index
    of its first word and the words. "entries" is the number of slots of the transposition tables,
    which are not part of the memory.

    The names in capitals are those of single words of the memory, each with its index. For example,
    "NODES" is the index of the number of positions searched so far.
    """
    initial_words = new_frames(geometry, PAGE_TABLE_BITS)
    return {
        "rows": geometry.rows,
        "columns": geometry.columns,
        "inarow": geometry.inarow,
        "entries": table_entries(PAGE_TABLE_BITS),
        "words": len(initial_words),
        "frames": list(find_nonzero_runs(initial_words)),
        # The indices of words.
        "NODES": NODES,
        "STOP": STOP,
        "TABLE": TABLE,
        "GOES_ON": GOES_ON,
        "LEAST": LEAST,
        "MOST": MOST,
    }


def find_nonzero_runs(values: Sequence[int]) -> Iterator[list[int]]:
    """Yield, for every run of values that are not 0, the index of its first value and the values.

    >>> list(find_nonzero_runs([0, 0, 7, 8, 0, 9]))
    [[2, 7, 8], [5, 9]]
    """
    run: list[int] = []  # empty between the runs
    for index, value in enumerate(values):
        if value != 0:
            if not run:
                run.append(index)
            run.append(value)
        elif run:
            yield run
            run = []
    if run:
        yield run


def link_module(object_file: bytes, facts: dict[str, Any]) -> bytes:
    """Return the module that an object file becomes by exporting its function 0 as `solve`.

    The module also has the `facts` that a page must know, as JSON in a section named "facts".
    """
    # A section of exports has the number of exports. Each of them has the length of its name, the
    # name, the kind of what is exported (0 is a function) and its number.
    export = bytes([1, len(b"solve")]) + b"solve" + bytes([0, 0])
    # A custom section has the length of its name, the name and whatever its maker puts there.
    facts_section = bytes([len(b"facts")]) + b"facts" + json.dumps(facts).encode()
    # Sections stand in the order of their kinds, except custom ones, which may stand anywhere. The
    # custom sections of the object file serve linkers alone, so they are left out.
    sections_before = []
    sections_after = []
    for kind, contents in read_sections(object_file):
        if kind == CUSTOM_SECTION:
            continue
        if kind < EXPORT_SECTION:
            sections_before.append((kind, contents))
        else:
            sections_after.append((kind, contents))
    sections = [
        *sections_before,
        (EXPORT_SECTION, export),
        *sections_after,
        (CUSTOM_SECTION, facts_section),
    ]
    module = object_file[:MODULE_HEADER_BYTES]
    for kind, contents in sections:
        module += bytes([kind]) + encode_leb128(len(contents)) + contents
    return module


def read_sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the kind and the contents of every section of a module or an object file.

    A section has its kind in one byte, then the length of its contents, and then these.
    """
    position = MODULE_HEADER_BYTES
    while position < len(module):
        kind = module[position]
        length, start = decode_leb128(module, position + 1)
        yield kind, module[start : start + length]
        position = start + length


def encode_leb128(number: int) -> bytes:
    """Return a number as WebAssembly writes it: seven bits a byte, the lowest bits first.

    The highest bit of a byte says whether another byte follows.
    """
    if number < 128:
        return bytes([number])
    lowest_bits = number & 127
    return bytes([lowest_bits | 128]) + encode_leb128(number >> 7)


def decode_leb128(data: bytes, position: int) -> tuple[int, int]:
    """Return the number that begins at a position, and the position of the byte behind it.

    The number has seven bits a byte, the lowest bits first. The highest bit of a byte says whether
    another byte follows.
    """
    number = 0
    shift = 0
    while True:
        byte = data[position]
        position += 1
        number |= (byte & 127) << shift
        shift += 7
        is_last = byte < 128
        if is_last:
            return number, position


if __name__ == "__main__":
    standard_module = make_search_module(STANDARD)
    assert standard_module is not None, "numba is needed"
    STANDARD_MODULE.write_bytes(standard_module)
    print(f"{STANDARD_MODULE}: {len(standard_module):,} bytes")

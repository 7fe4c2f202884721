"""The files whose arrays an agent reads: found by its calls of `read_arrays`, put into its text."""

import ast
import base64
import gzip
import io
import re
import tarfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path, PurePath

from connectx.bundle.flatten import BANNER, Bundle
from connectx.core.weights import arrays_in
from connectx.files import check_zip
from connectx.players.archive import MAIN
from connectx.players.source import read_constants

READ = "read_arrays"
LABEL = "connectx/core/weights.py"
MODULE = f"{BANNER}# {LABEL}\n{BANNER}"  # above that module in a bundle
FILE = re.compile(r"^FILES\[(.+)\] = (.+)\n", re.MULTILINE)  # as `put_files_in` writes it
EXPECTED = f'expected {READ}("FILE.npz") at the top level, or a constant with the name'


def put_files_in(made: Bundle, text: str) -> Bundle:
    """A bundle with the files in it that its modules read with `read_arrays`.

    `text` is the bundle's with its constants set. The files have to be below the folder of the
    module that reads them. Raises BundleError, with the line of the call, if the call has no fixed
    name, or its file cannot be read.
    """
    above, banner, below = text.partition(MODULE)
    if not banner:
        return replace(made, text=text)
    constants = read_constants(ast.parse(text))
    files: dict[str, bytes] = {}
    places: set[Path] = set()
    for module in made.modules:
        tree = ast.parse(module.source)
        known = read_constants(tree).values
        known |= constants.values if module.name not in made.embedded else {}
        for name, call in _uses(tree) if module.path != LABEL else ():
            try:
                file = _file_name(call, known)
                files[file] = _read(file, module.file.parent)
            except ValueError as error:
                raise module.error(name.lineno, str(error)) from error
            places.add((module.file.parent / file).resolve())
    own, banner, rest = below.partition(f"\n{BANNER}")
    texts = {file: base64.b85encode(data).decode() for file, data in files.items()}
    put_in = "".join(f"FILES[{file!r}] = {text!r}\n" for file, text in texts.items())
    text = f"{above}{MODULE}{own}{put_in}{banner}{rest}"
    return replace(made, text=text, files=frozenset(places))


def pack(text: str) -> bytes:
    """A built file as a `.tar.gz`, the same bytes each time: main.py, and beside it the files that
    `put_files_in` put in."""
    files = {MAIN: text.encode()}
    if MODULE in text:
        files = {MAIN: FILE.sub("", text).encode()}
        for name, data in FILE.findall(text):
            files[ast.literal_eval(name)] = base64.b85decode(ast.literal_eval(data))
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as tar:
        for name, data in files.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            tar.addfile(entry, io.BytesIO(data))
    return gzip.compress(packed.getvalue(), mtime=0)


def _uses(tree: ast.Module) -> list[tuple[ast.Name, ast.Call | None]]:
    """Every use of `read_arrays`; with the call, if it is one at the top level."""
    nodes = [*ast.walk(tree)]
    inside = {
        inner
        for node in nodes
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for inner in ast.walk(node)
    }
    calls = {node.func: node for node in nodes if isinstance(node, ast.Call)}
    names = [node for node in nodes if isinstance(node, ast.Name) and node.id == READ]
    return [(name, None if name in inside else calls.get(name)) for name in names]


def _file_name(call: ast.Call | None, known: Mapping[str, ast.expr]) -> str:
    """The name that a call of `read_arrays` gives; raises ValueError if it is not told."""
    argument = call.args[0] if call and len(call.args) == 1 and not call.keywords else None
    values = dict(known)
    while isinstance(argument, ast.Name):
        argument = values.pop(argument.id, None)
    if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
        raise ValueError(EXPECTED)
    return argument.value


def _read(name: str, folder: Path) -> bytes:
    """The bytes of a file in a folder; raises ValueError for any that holds no arrays."""
    file = folder / name
    try:
        if not file.is_file():
            raise ValueError(f"{name}: no such file in {folder}")
        outside = PurePath(name).is_absolute() or ".." in PurePath(name).parts
        if outside or not file.resolve().is_relative_to(folder):
            raise ValueError(f"{name}: leads out of the agent's folder, expected one in {folder}")
        data = file.read_bytes()
        check_zip(data)
    except OSError as error:
        raise ValueError(f"{name}: {error.strerror}") from error
    arrays_in(name, data)
    return data

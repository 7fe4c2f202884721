"""The files whose arrays an agent reads: found by its calls of `read_arrays`."""

import ast
import base64
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePath

from connectx.bundle.module import CORE, Module
from connectx.core.weights import arrays_in
from connectx.files import check_zip

READ = "read_arrays"
MODULE = f"{CORE}.weights"
EXPECTED = f'expected {READ}("FILE.npz") at the top level, or a constant with the name'


def array_files(modules: Sequence[Module]) -> dict[str, bytes]:
    """The files that modules read with `read_arrays`, by the names that they give.

    The files have to be below the folder of the module that reads them. Raises BundleError, with
    the line of the call, if the call has no fixed name, or its file cannot be read.
    """
    files: dict[str, bytes] = {}
    if MODULE not in [module.name for module in modules]:
        return files
    for module in modules:
        known: dict[str, ast.expr | None] = {}
        for node in module.tree.body:
            match node:
                case (
                    ast.Assign(targets=[ast.Name(id=name)], value=value)
                    | ast.AnnAssign(target=ast.Name(id=name), value=value)
                ):
                    known[name] = value
        for used, call in _uses(module.tree) if module.name != MODULE else ():
            try:
                file = _file_name(call, known)
                files[file] = _read(file, module.file.parent)
            except ValueError as error:
                raise module.error(used.lineno, str(error)) from error
    return files


def arrays_as_text(modules: Sequence[Module]) -> dict[str, str]:
    """The lines that give the module of `read_arrays` these files, if there are any."""
    texts = {file: base64.b85encode(data).decode() for file, data in array_files(modules).items()}
    lines = "".join(f"FILES[{file!r}] = {text!r}\n" for file, text in texts.items())
    return {MODULE: lines} if lines else {}


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


def _file_name(call: ast.Call | None, known: Mapping[str, ast.expr | None]) -> str:
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

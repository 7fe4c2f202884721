"""Kaggle takes the last callable of a file: which one that is, and how to make it another."""

import ast
import json
import subprocess
import symtable
import sys

from errors import NOT_PYTHON, BundleError, PlayerError, one_line

LOAD_SECONDS = 62.0  # what Kaggle gives the first move: actTimeout and all of the overage

# Appended to a source, it prints the name of the last callable and whether that is a class. It
# binds no name, so it changes nothing.
PROBE_MARK = "last-callable:"
PROBE = f"""

__import__("sys").__stdout__.write("\\n{PROBE_MARK}" + __import__("json").dumps(
    [[name, isinstance(value, type)] for name, value in globals().items() if callable(value)][-1:]
) + "\\n")
"""
LOADER = """
import os, sys
exec(sys.stdin.buffer.read().decode(), {})
sys.__stdout__.flush()
os._exit(0)  # whatever threads it has started
"""

BINDING = (ast.Name, ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)
DATA = (ast.Constant, ast.List, ast.Tuple, ast.Dict, ast.Set, ast.BinOp, ast.UnaryOp, ast.ListComp)


def read_probe(output: str) -> tuple[str, bool] | None:
    """The name of the last callable that the probe printed, "" for none, and is it a class."""
    for line in output.splitlines():
        if line.startswith(PROBE_MARK):
            [[name, is_class]] = json.loads(line.removeprefix(PROBE_MARK)) or [["", False]]
            return str(name), bool(is_class)
    return None


def choose_function(source: str, path: str, name: str) -> str:
    """The source with a last callable that is the function `name`; unchanged if that is "".

    Where it is not the last statement already, it is bound once more below everything else, under a
    new name, as Kaggle goes by the first binding of each name. Raises PlayerError, which begins
    with `path`, where the source binds no such name.
    """
    if not name:
        return source
    try:
        tree = ast.parse(source)
        symbols = symtable.symtable(source, path, "exec").get_symbols()
    except NOT_PYTHON as error:
        raise PlayerError(f"{path}: not Python source: {one_line(str(error))}") from error
    bound = {each.get_name() for each in symbols if each.is_assigned() or each.is_imported()}
    if name not in bound:
        functions = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
        listed = ", ".join(dict.fromkeys(functions)) or "no functions"
        raise PlayerError(f"{path}: there is no function {name}; it has {listed}")
    *_, last = tree.body
    if isinstance(last, ast.FunctionDef) and last.name == name and source.count(name) == 1:
        return source
    alias = "chosen_agent"
    while alias in bound:
        alias += "_"
    return f"{source}\n\n{alias} = {name}\n"


def warn_of_last(source: str, path: str) -> str:
    """A warning where the last callable is no agent, as far as that shows without executing; or "".

    An agent is a function whose first parameter begins with `obs`, or that has "agent" in its name.
    """
    try:
        body = ast.parse(source).body
    except NOT_PYTHON:
        return ""
    first_bound: dict[str, ast.stmt] = {}
    last = None
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            last = node if node.name not in first_bound else last
            first_bound.setdefault(node.name, node)
        elif _may_bind_callable(node):
            last = None
    if last is None or _is_agent(last):
        return ""
    agents = [name for name, node in first_bound.items() if _is_agent(node)]
    other = f"; {path}:{agents[-1]} plays the other" if agents else ""
    return f"Kaggle calls {last.name}, the last callable in the file{other}"


def _may_bind_callable(node: ast.stmt) -> bool:
    if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, DATA):
        return False
    parts = [part for part in ast.walk(node) if isinstance(part, BINDING)]
    return any(not isinstance(part, ast.Name) or isinstance(part.ctx, ast.Store) for part in parts)


def _is_agent(node: ast.stmt) -> bool:
    if not isinstance(node, ast.FunctionDef):
        return False
    first = [each.arg for each in (*node.args.posonlyargs, *node.args.args)][:1]
    return "agent" in node.name or "".join(first).startswith("obs")


def check_loading(source: str, path: str) -> None:
    """Execute a built file with the standard library alone, in a process of its own.

    A file that needs numpy is executed with the packages of this machine. Raises BundleError, which
    begins with `path`, if that fails or if Kaggle would not take `agent`.
    """
    process = _execute(source, path, "-I", "-S")
    if b"No module named 'numpy'" in process.stderr:
        process = _execute(source, path, "-I")
    taken = read_probe(process.stdout.decode(errors="replace"))
    if not taken:
        lines = process.stderr.decode(errors="replace").strip().splitlines()
        reason = lines[-1] if lines else f"its process ended with status {process.returncode}"
        raise BundleError(f"{path}: the built file does not load: {one_line(reason)}")
    name, is_class = taken
    if name != "agent" or is_class:
        kind = "class" if is_class else "last callable"
        raise BundleError(f"{path}: Kaggle would take the {kind} {name}, expected a function agent")


def _execute(source: str, path: str, *options: str) -> subprocess.CompletedProcess[bytes]:
    try:
        return subprocess.run(
            [sys.executable, *options, "-c", LOADER],
            input=(source + PROBE).encode(),
            capture_output=True,
            timeout=LOAD_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        message = f"{path}: the built file does not load within {LOAD_SECONDS:g} s"
        raise BundleError(message) from None

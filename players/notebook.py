"""The agent in a notebook, found without executing it.

    read_notebook(path, "")    what the notebook uploads: the file it writes, or else its agent

In order: the `.py` file that a cell writes with `%%writefile`; the function whose source it writes
with `inspect.getsource`, as Kaggle's course does; its function `my_agent` or `agent`. A function
comes with what it needs of the other cells: imports, constants, helpers, and what changes these.
What plots, plays and prints stays behind.
"""

import ast
import json
import posixpath
import re
import shlex
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from errors import PlayerError
from players.archive import MAIN
from players.statements import SHELL, Statement, needed, read_statements

USUAL_NAMES = ("my_agent", "agent")
UPLOADED = ("submission.py", MAIN)  # before other files that a notebook writes
WRITES = re.compile(r"%%(?:file|write\w*)\s+(.+)")
RUNS_BODY = re.compile(r"%%(?:time|timeit|capture|prun)\b")  # the rest of the cell is Python


class NotebookAgent(NamedTuple):
    """An agent's source, and what is to be said of it."""

    source: str
    function: str = ""  # the one to play, if that may not be the last callable
    files: tuple[tuple[str, str], ...] = ()  # written beside `main.py`: paths and texts
    warning: str = ""  # how it differs from what the notebook uploads


def read_notebook(path: Path, function: str) -> NotebookAgent:
    """The agent of a notebook: `function` with what it needs, or if that is "", what it uploads.

    Raises PlayerError where there is no telling, and OSError where the file cannot be read.
    """
    files, code = _separate(_code_cells(path))
    written = _uploaded_file(files)
    if written and not function and written.name in UPLOADED:
        return _written_file(files, written)
    if written and any(function in each.binds for each in read_statements([files[written]])):
        return _written_file(files, written)._replace(function=function)
    statements = read_statements(code)
    if function:
        return NotebookAgent(_with_needs(path, statements, function), function)
    if functions := _written_functions(statements):
        source = _with_needs(path, statements, functions[-1])
        return NotebookAgent(source, functions[-1], warning=_left_out(statements, functions))
    if written:
        return _written_file(files, written)
    function = _only_agent(path, statements)
    return NotebookAgent(_with_needs(path, statements, function), function)


# Cells --------------------------------------------------------------------------------------------


def _code_cells(path: Path) -> list[str]:
    """The sources of the code cells. Raises PlayerError if this is no notebook of Python's."""
    try:
        content: Any = json.loads(path.read_text(encoding="utf-8-sig"))
        # Before version 4 of the format, cells are in worksheets and have `input`.
        sheets = [content] if "cells" in content else content["worksheets"]
        cells = [each for sheet in sheets for each in sheet["cells"] if each["cell_type"] == "code"]
        # Joins lists of lines, and leaves a text as it is.
        found = ["".join(cell["source"] if "source" in cell else cell["input"]) for cell in cells]
        kernel = content.get("metadata", {}).get("kernelspec", {})
        language = str(kernel.get("language") or "python")
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError) as error:
        raise PlayerError(f"{path}: not a Jupyter notebook") from error
    if language.lower() not in ("python", "ipython"):
        raise PlayerError(f"{path}: a notebook in {language}, expected Python")
    return found


def _separate(cells: Iterable[str]) -> tuple[dict[PurePosixPath, str], list[str]]:
    """The files that cells write, in the order in which they are last written; the other cells."""
    files: dict[PurePosixPath, str] = {}
    code: list[str] = []
    for cell in cells:
        first, _, rest = cell.lstrip("\n").partition("\n")
        written = WRITES.match(first)
        if written is None:
            code.append(rest if RUNS_BODY.match(first) else cell)
            continue
        try:
            words = shlex.split(written[1])
        except ValueError:  # an open quotation mark
            words = written[1].split()
        names = [word for word in words if not word.startswith("-")]
        if names:
            name = PurePosixPath(posixpath.normpath(names[-1].replace("\\", "/")))
            before = files.pop(name, "")
            appended = before if {"-a", "--append"} & {*words} else ""
            files[name] = appended + rest.rstrip("\n") + "\n"
    return files, code


def _uploaded_file(files: Mapping[PurePosixPath, str]) -> PurePosixPath | None:
    """The file that a notebook writes to upload it: one of the usual name, or else the last."""
    code = [name for name in files if name.suffix == ".py" or "$" in name.name or "{" in name.name]
    usual = [name for usual in reversed(UPLOADED) for name in code if name.name == usual]
    return next(reversed(usual or code), None)


def _written_file(files: Mapping[PurePosixPath, str], name: PurePosixPath) -> NotebookAgent:
    folder = name.parent
    inside = [each for each in files if each.is_relative_to(folder) and each != name]
    beside = {each.relative_to(folder): files[each] for each in inside if name.name == MAIN}
    # `../table.json` is relative to `.` in the eyes of pathlib.
    archived = tuple((str(path), text) for path, text in beside.items() if ".." not in path.parts)
    return NotebookAgent(files[name], files=archived)


# Choosing the agent -------------------------------------------------------------------------------


def _with_needs(path: Path, statements: list[Statement], function: str) -> str:
    """The source of a function with all that it needs, in the notebook's order."""
    if not any(function in each.binds for each in statements):
        raise PlayerError(f"{path}: no cell defines {function}{_choice(path, statements)}")
    chosen, missing = needed(statements, function)
    if missing:
        listed = ", ".join(sorted(missing))
        raise PlayerError(f"{path}: {function} needs {listed}, which no cell defines")
    if any(SHELL in each.uses for each in chosen):
        raise PlayerError(f"{path}: {function} needs what a magic or a shell command gives")
    bound = {name for each in chosen for name in each.binds}
    if trained := {name for each in statements for name in each.trains & bound}:
        listed = ", ".join(sorted(trained))
        raise PlayerError(f"{path}: {function} needs {listed}, which is trained by running a cell")
    return "\n".join(each.text for each in chosen)


def _only_agent(path: Path, statements: list[Statement]) -> str:
    """The function that is the agent by its name, or the only one by its parameters."""
    defined = {each.function for each in statements}
    assigned = {name for each in statements for name in each.binds}
    for name in (name for bound in (defined, assigned) for name in USUAL_NAMES if name in bound):
        return name
    if len(names := _agents(statements)) == 1:
        return names[0]
    raise PlayerError(
        f"{path}: expected a cell that begins with %%writefile submission.py, or a function "
        f"{' or '.join(USUAL_NAMES)}{_choice(path, statements)}"
    )


def _choice(path: Path, statements: list[Statement]) -> str:
    """How to name one of the functions that look like agents."""
    names = _agents(statements)
    return f"; it has {', '.join(names)}: {path}:{names[-1]} plays the last" if names else ""


def _agents(statements: list[Statement]) -> list[str]:
    """The functions that take an observation and a configuration."""
    found = [s for s in statements if len(s.parameters) == 2 and s.parameters[0].startswith("obs")]
    return list(dict.fromkeys(each.function for each in found))


# inspect.getsource --------------------------------------------------------------------------------


def _written_functions(statements: list[Statement]) -> list[str]:
    """The functions whose source is written to the file that is uploaded, in order.

    That is done by `inspect.getsource(my_agent)` at the top level, or by a call of a function of
    the notebook's that passes its argument on to `getsource`.
    """
    defined = {each.function for each in statements if each.function}
    taken = {"inspect.getsource": "", "getsource": ""}  # functions, and the parameter they write
    for each in statements:
        for name in _arguments(each.node, {"inspect.getsource": "", "getsource": ""}):
            if name in each.parameters:
                taken[each.function] = name
    files: dict[str, list[str]] = {}
    for each in statements:
        if isinstance(each.node, ast.FunctionDef | ast.ClassDef):
            continue
        if names := [name for name in _arguments(each.node, taken) if name in defined]:
            parts = [part.value for part in ast.walk(each.node) if isinstance(part, ast.Constant)]
            file = next((str(text) for text in parts if str(text).endswith(".py")), "")
            files.setdefault(PurePosixPath(file).name, []).extend(names)
    uploaded = next((file for file in UPLOADED if file in files), next(reversed(files), ""))
    return list(dict.fromkeys(files.get(uploaded, [])))


def _arguments(node: ast.AST, functions: Mapping[str, str]) -> list[str]:
    """The names given to calls of functions: as their parameter of that name, or else the first."""
    found = []
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and (called := ast.unparse(call.func)) in functions:
            named = [each.value for each in call.keywords if each.arg == functions[called]]
            given = [each for each in (named + call.args)[:1] if isinstance(each, ast.Name)]
            found += [each.id for each in given]
    return found


def _left_out(statements: list[Statement], functions: list[str]) -> str:
    """What the last function needs that its source, as it is written, does not have; or ""."""
    chosen, _ = needed(statements, functions[-1])
    left_out = {name for each in chosen for name in each.binds} - {*functions}
    if not left_out:
        return ""
    return (
        f"getsource writes {' and '.join(functions)} without {', '.join(sorted(left_out))}; "
        "the file that this notebook uploads fails on Kaggle where it needs them"
    )

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
    if written and function:
        of_file = read_statements([files[written]])
        if any(function in each.binds for each in of_file):
            return _written_file(files, written)._replace(function=function)
    statements = read_statements(code)
    if not function:
        if functions := _written_functions(statements):
            return _uploaded_functions(path, statements, functions)
        if written:
            return _written_file(files, written)
        function = _only_agent(path, statements)
    return NotebookAgent(_with_needs(path, statements, function), function)


def _uploaded_file(files: Mapping[PurePosixPath, str]) -> PurePosixPath | None:
    """The file that a notebook writes to upload it: one of the usual name, or else the last."""
    code = [name for name in files if name.suffix == ".py" or "$" in name.name or "{" in name.name]
    usual = [name for usual in reversed(UPLOADED) for name in code if name.name == usual]
    return next(reversed(usual or code), None)


def _written_file(files: Mapping[PurePosixPath, str], name: PurePosixPath) -> NotebookAgent:
    beside = {
        other.relative_to(name.parent): text
        for other, text in files.items()
        if other != name and other.is_relative_to(name.parent)
    }
    # `../table.json` is relative to `.` in the eyes of pathlib.
    archived = ((str(path), text) for path, text in beside.items() if ".." not in path.parts)
    return NotebookAgent(files[name], files=tuple(archived) if name.name == MAIN else ())


# Cells --------------------------------------------------------------------------------------------


def _code_cells(path: Path) -> list[str]:
    """The sources of the code cells. Raises PlayerError if this is no notebook of Python's."""
    try:
        content: Any = json.loads(path.read_text(encoding="utf-8-sig"))
        metadata = content.get("metadata", {})
        # Before version 4 of the format, cells are in worksheets and have `input`.
        sheets = [content] if "cells" in content else content["worksheets"]
        cells = [cell for sheet in sheets for cell in sheet["cells"]]
        code = [cell for cell in cells if cell["cell_type"] == "code"]
        sources = [cell["source"] if "source" in cell else cell["input"] for cell in code]
        # Joins lists of lines, and leaves a text as it is.
        found = ["".join(source) for source in sources]
        language = metadata.get("kernelspec", {}).get("language") or "python"
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError) as error:
        raise PlayerError(f"{path}: not a Jupyter notebook") from error
    if str(language).lower() not in ("python", "ipython"):
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
            before = files.pop(name, "") if {"-a", "--append"} & {*words} else ""
            files.pop(name, None)
            files[name] = before + rest.rstrip("\n") + "\n"
    return files, code


# Choosing the agent -------------------------------------------------------------------------------


def _with_needs(path: Path, statements: list[Statement], function: str) -> str:
    """The source of a function with all that it needs, in the notebook's order."""
    if not any(function in each.binds for each in statements):
        raise PlayerError(f"{path}: no cell defines {function}{_choice(path, statements)}")
    chosen, missing = needed(statements, function)
    if missing:
        listed = ", ".join(sorted(missing))
        raise PlayerError(f"{path}: {function} needs {listed}, which no cell defines")
    if any(SHELL in statements[number].uses for number in chosen):
        raise PlayerError(f"{path}: {function} needs what a magic or a shell command gives")
    bound = {name for number in chosen for name in statements[number].binds}
    if trained := {name for each in statements for name in each.trains & bound}:
        listed = ", ".join(sorted(trained))
        raise PlayerError(f"{path}: {function} needs {listed}, which is trained by running a cell")
    return "\n".join(statements[number].text for number in sorted(chosen))


def _only_agent(path: Path, statements: list[Statement]) -> str:
    """The function that is the agent by its name, or the only one by its parameters."""
    defined = {each.function for each in statements}
    assigned = {name for each in statements for name in each.binds}
    for bound in (defined, assigned):
        for name in USUAL_NAMES:
            if name in bound:
                return name
    names = _agents(statements)
    if len(names) == 1:
        return names[0]
    usual = " or ".join(USUAL_NAMES)
    raise PlayerError(
        f"{path}: expected a cell that begins with %%writefile submission.py, or a function "
        f"{usual}{_choice(path, statements)}"
    )


def _choice(path: Path, statements: list[Statement]) -> str:
    """How to name one of the functions that look like agents."""
    names = _agents(statements)
    return f"; it has {', '.join(names)}: {path}:{names[-1]} plays the last" if names else ""


def _agents(statements: list[Statement]) -> list[str]:
    """The functions that take an observation and a configuration."""
    found = []
    for each in statements:
        if isinstance(each.node, ast.FunctionDef):
            parameters = [parameter.arg for parameter in each.node.args.args]
            if len(parameters) == 2 and parameters[0].startswith("obs"):
                found.append(each.node.name)
    return list(dict.fromkeys(found))


# inspect.getsource --------------------------------------------------------------------------------


def _written_functions(statements: list[Statement]) -> list[str]:
    """The functions whose source is written to the file that is uploaded, in order.

    That is done by `inspect.getsource(my_agent)` at the top level, or by a call of a function of
    the notebook's that passes its argument on to `getsource`.
    """
    writers = {
        each.function: parameter.arg
        for each in statements
        if isinstance(each.node, ast.FunctionDef)
        for parameter in each.node.args.args
        if parameter.arg in _sources_taken(each.node)
    }
    defined = {each.function for each in statements}
    files: dict[str, list[str]] = {}
    for each in statements:
        if isinstance(each.node, ast.FunctionDef | ast.ClassDef):
            continue
        names = _sources_taken(each.node)
        for call in _calls(each.node):
            if isinstance(call.func, ast.Name) and call.func.id in writers:
                named = {keyword.arg: keyword.value for keyword in call.keywords}
                argument = named.get(writers[call.func.id], call.args[0] if call.args else None)
                names += [argument.id] if isinstance(argument, ast.Name) else []
        names = [name for name in names if name in defined]
        if names:
            texts = [part.value for part in ast.walk(each.node) if isinstance(part, ast.Constant)]
            file = next((str(text) for text in texts if str(text).endswith(".py")), "")
            files.setdefault(PurePosixPath(file).name, []).extend(names)
    uploaded = next((file for file in UPLOADED if file in files), next(reversed(files), ""))
    return list(dict.fromkeys(files.get(uploaded, [])))


def _sources_taken(node: ast.AST) -> list[str]:
    return [
        call.args[0].id
        for call in _calls(node)
        if ast.unparse(call.func) in ("inspect.getsource", "getsource")
        and call.args
        and isinstance(call.args[0], ast.Name)
    ]


def _calls(node: ast.AST) -> list[ast.Call]:
    return [part for part in ast.walk(node) if isinstance(part, ast.Call)]


def _uploaded_functions(
    path: Path, statements: list[Statement], functions: list[str]
) -> NotebookAgent:
    """The last function whose source is written, with what it needs besides what is written."""
    function = functions[-1]
    source = _with_needs(path, statements, function)
    chosen, _ = needed(statements, function)
    left_out = {
        name for number in chosen for name in statements[number].binds if name not in functions
    }
    warning = ""
    if left_out:
        listed = ", ".join(sorted(left_out))
        warning = (
            f"getsource writes {' and '.join(functions)} without {listed}; "
            "the file that this notebook uploads fails on Kaggle where it needs them"
        )
    return NotebookAgent(source, function, warning=warning)

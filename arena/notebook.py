"""The agent in a notebook, found without executing it.

    read_notebook(path, "")    what the notebook uploads: the file it writes, or else its agent

In order: the `.py` file that a cell writes with `%%writefile`; the function whose source it writes
with `inspect.getsource`, as Kaggle's course does; its function `my_agent` or `agent`. A function
comes with what it needs of the other cells: imports, constants, helpers, and what changes these.
What plots, plays and prints stays behind.
"""

import ast
import builtins
import json
import re
import shlex
import symtable
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from arena.archive import MAIN
from arena.errors import PlayerError
from bundle.module import NOT_PYTHON

USUAL_NAMES = ("my_agent", "agent")
UPLOADED = ("submission.py", MAIN)  # before other files that a notebook writes
WRITES = re.compile(r"%%(?:file|write\w*)\s+(.+)")
RUNS_BODY = re.compile(r"%%(?:time|timeit|capture|prun)\b")  # the rest of the cell is Python
SHELL = "get_ipython"  # what IPython makes of magics and shell commands
KNOWN = {*dir(builtins), "__file__", "__annotations__", SHELL}


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
    statements = _statements(code)
    defined = {name for each in statements for name in each.binds}
    if function:
        if function not in defined and written:
            return _written_file(files, written)._replace(function=function)
    elif functions := _written_functions(statements):
        return _uploaded_functions(path, statements, functions)
    elif written:
        return _written_file(files, written)
    else:
        function = _only_agent(path, statements, defined)
    return NotebookAgent(_with_needs(path, statements, function), function)


def _uploaded_file(files: Mapping[PurePosixPath, str]) -> PurePosixPath | None:
    """The file that a notebook writes to upload it: one of the usual name, or else the last."""
    code = [name for name in files if name.suffix == ".py" or "$" in name.name or "{" in name.name]
    usual = [name for usual in reversed(UPLOADED) for name in code if name.name == usual]
    return next(reversed(usual or code), None)


def _written_file(files: Mapping[PurePosixPath, str], name: PurePosixPath) -> NotebookAgent:
    beside = (other for other in files if other != name and other.is_relative_to(name.parent))
    archived = ((str(other.relative_to(name.parent)), files[other]) for other in beside)
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
            name = PurePosixPath(names[-1].replace("\\", "/"))
            before = files.pop(name, "") if {"-a", "--append"} & {*words} else ""
            files.pop(name, None)
            files[name] = before + rest.rstrip("\n") + "\n"
    return files, code


# Statements ---------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class _Statement:
    """A statement at the top level of a cell, and the global names it deals with."""

    node: ast.stmt
    text: str
    binds: frozenset[str]
    binds_later: frozenset[str]  # by `global` in a function that it defines
    uses: frozenset[str]  # while it runs
    uses_later: frozenset[str]  # when a function that it defines is called
    changes: frozenset[str]  # by assigning to parts of them or calling their methods
    arguments: frozenset[str] = frozenset()  # names handed to the function `calls`
    calls: str = ""  # as a statement of its own

    @property
    def is_definition(self) -> bool:
        """Whether it replaces what its names stood for before."""
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)
        return isinstance(self.node, kinds)


@dataclass
class _Names:
    binds: set[str] = field(default_factory=set)
    binds_later: set[str] = field(default_factory=set)
    uses: set[str] = field(default_factory=set)
    uses_later: set[str] = field(default_factory=set)


def _statements(cells: Iterable[str]) -> list[_Statement]:
    """The statements of all cells that are Python; magics and shell commands are left out."""
    from IPython.core.inputtransformer2 import TransformerManager  # late: takes half a second

    found = []
    for cell in cells:
        try:
            source = TransformerManager().transform_cell(cell)  # type: ignore[no-untyped-call]
            nodes = ast.parse(source).body
            found += [_read_statement(node, source) for node in nodes]
        except NOT_PYTHON:  # an exercise that was not filled in, or another language
            continue
    return found


def _read_statement(node: ast.stmt, source: str) -> _Statement:
    lines = source.splitlines(keepends=True)
    first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
    text = "".join(lines[first - 1 : node.end_lineno])
    if ast.dump(ast.parse(text)) != ast.dump(ast.Module([node], [])):  # it shares its line
        text = ast.unparse(node)
    names = _Names()
    _collect(symtable.symtable(ast.unparse(node), "", "exec"), names, later=False)
    calls, arguments = "", frozenset[str]()
    match node:
        case ast.Expr(value=ast.Call(func=ast.Name(id=calls)) as call):
            given = [*call.args, *(keyword.value for keyword in call.keywords)]
            arguments = frozenset(each.id for each in given if isinstance(each, ast.Name))
    return _Statement(
        node=node,
        text=text.rstrip("\n") + "\n",
        binds=frozenset(names.binds),
        binds_later=frozenset(names.binds_later),
        uses=frozenset(names.uses),
        uses_later=frozenset(names.uses_later),
        changes=frozenset(_changed(node)),
        arguments=arguments,
        calls=calls,
    )


def _collect(table: symtable.SymbolTable, names: _Names, *, later: bool) -> None:
    """Sort the global names of a scope, and of those inside it, into what they are there for."""
    is_function = table.get_type() == "function"
    is_comprehension = table.get_name() in ("listcomp", "setcomp", "dictcomp", "genexpr")
    later = later or (is_function and not is_comprehension)
    for symbol in table.get_symbols():
        is_global = table.get_type() == "module" or symbol.is_global()
        if not is_global:
            continue
        if symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace():
            (names.binds_later if later else names.binds).add(symbol.get_name())
        if symbol.is_referenced():
            (names.uses_later if later else names.uses).add(symbol.get_name())
    for child in table.get_children():
        _collect(child, names, later=later)


def _changed(node: ast.stmt) -> Iterator[str]:
    """The names whose values a statement changes without binding them."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return
    for part in ast.walk(node):
        match part:
            case (
                ast.Subscript(ctx=ast.Store() | ast.Del())
                | ast.Attribute(ctx=ast.Store() | ast.Del())
            ):
                yield _root(part)
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=owner))):
                yield _root(owner)


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


# What a function needs ----------------------------------------------------------------------------


def _with_needs(path: Path, statements: list[_Statement], function: str) -> str:
    """The source of a function with all that it needs, in the notebook's order."""
    if not any(function in each.binds for each in statements):
        raise PlayerError(f"{path}: no cell defines {function}{_choice(path, statements)}")
    chosen, missing = _needed(statements, function)
    if missing:
        listed = ", ".join(sorted(missing))
        raise PlayerError(f"{path}: {function} needs {listed}, which no cell defines")
    if any(SHELL in statements[number].uses for number in chosen):
        raise PlayerError(f"{path}: {function} needs what a magic or a shell command gives")
    return "\n".join(statements[number].text for number in sorted(chosen))


def _needed(statements: list[_Statement], function: str) -> tuple[set[int], set[str]]:
    """The numbers of the statements that a function needs, and the names that none binds.

    A name that a running statement uses has to be bound above it. One that a function uses may be
    bound anywhere, as long as the function is called below.
    """
    values = {  # of these names, not functions, classes or modules, calls may change what they are
        name for each in statements if not each.is_definition for name in each.binds
    } - {function}
    functions = {each.node.name: each for each in statements if _is_function(each.node)}  # type: ignore[attr-defined]
    known = KNOWN.union(*(each.binds_later for each in statements))
    stars = [number for number, each in enumerate(statements) if _star(each.node)]
    chosen: set[int] = set()
    missing: set[str] = set()
    waiting = [(function, len(statements), False)]  # a name, above which statement; or its own?
    seen = {*waiting}
    while waiting:
        name, end, is_own = waiting.pop()
        numbers = []
        is_defined = False  # further down, which replaces what is above
        for number in reversed(range(end)):
            each = statements[number]
            called = functions.get(each.calls)
            if name in each.binds:
                if not (each.is_definition and is_defined):
                    numbers.append(number)
                is_defined = is_defined or each.is_definition
            elif name in values and (
                name in each.changes
                or (called and (name in each.arguments or name in called.binds_later))
            ):
                numbers.append(number)
        if not numbers and name not in known and not is_own:
            chosen.update(stars)
            missing.update([] if stars else [name])
        for number in numbers:
            each = statements[number]
            chosen.add(number)
            needs = {(used, number, used in each.binds) for used in each.uses}
            needs |= {(used, end, False) for used in each.uses_later}
            waiting += needs - seen
            seen |= needs
    return chosen, missing


def _is_function(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef)


def _star(node: ast.stmt) -> bool:
    """Whether it imports everything from somewhere; the course's checkers are not needed."""
    return (
        isinstance(node, ast.ImportFrom)
        and node.names[0].name == "*"
        and not (node.module or "").startswith("learntools")
    )


def _only_agent(path: Path, statements: list[_Statement], defined: set[str]) -> str:
    """The function that is the agent by its name, or the only one by its parameters."""
    for name in USUAL_NAMES:
        if name in defined:
            return name
    names = _agents(statements)
    if len(names) == 1:
        return names[0]
    usual = " or ".join(USUAL_NAMES)
    raise PlayerError(
        f"{path}: expected a cell that begins with %%writefile submission.py, or a function "
        f"{usual}{_choice(path, statements)}"
    )


def _choice(path: Path, statements: list[_Statement]) -> str:
    """How to name one of the functions that look like agents."""
    names = _agents(statements)
    return f"; it has {', '.join(names)}: {path}:{names[-1]} plays the last" if names else ""


def _agents(statements: list[_Statement]) -> list[str]:
    """The functions that take an observation and a configuration."""
    found = []
    for each in statements:
        if isinstance(each.node, ast.FunctionDef):
            parameters = [parameter.arg for parameter in each.node.args.args]
            if len(parameters) == 2 and parameters[0].startswith("obs"):
                found.append(each.node.name)
    return list(dict.fromkeys(found))


# inspect.getsource --------------------------------------------------------------------------------


def _written_functions(statements: list[_Statement]) -> list[str]:
    """The functions whose source is written, in order.

    That is done by `inspect.getsource(my_agent)` at the top level, or by a call of a function of
    the notebook's that passes its argument on to `getsource`.
    """
    writers = {
        each.node.name: parameter
        for each in statements
        if isinstance(each.node, ast.FunctionDef)
        for inner in _sources_taken(each.node)
        if (parameter := next((a.arg for a in each.node.args.args if a.arg == inner), None))
    }
    found = []
    for each in statements:
        if isinstance(each.node, ast.FunctionDef | ast.ClassDef):
            continue
        found += _sources_taken(each.node)
        for call in _calls(each.node):
            if isinstance(call.func, ast.Name) and call.func.id in writers:
                named = {keyword.arg: keyword.value for keyword in call.keywords}
                argument = named.get(writers[call.func.id], call.args[0] if call.args else None)
                if isinstance(argument, ast.Name):
                    found.append(argument.id)
    defined = {name for each in statements if _is_function(each.node) for name in each.binds}
    return list(dict.fromkeys(name for name in found if name in defined))


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
    path: Path, statements: list[_Statement], functions: list[str]
) -> NotebookAgent:
    """The last function whose source is written, with what it needs besides what is written."""
    function = functions[-1]
    source = _with_needs(path, statements, function)
    chosen, _ = _needed(statements, function)
    left_out = {
        name for number in chosen for name in statements[number].binds if name not in functions
    }
    warning = ""
    if left_out:
        listed = ", ".join(sorted(left_out))
        warning = (
            f"getsource writes {' and '.join(functions)} without {listed}: "
            f"the file that the notebook uploads would fail on Kaggle"
        )
    return NotebookAgent(source, function, warning=warning)

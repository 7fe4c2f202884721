"""The agent in a notebook, found without executing it.

In order: the `.py` file that a cell writes with `%%writefile`; the function whose source it writes
with `inspect.getsource`, as Kaggle's course does; its function `my_agent` or `agent`. A function
comes with the statements of all cells that bind or change a name which it reaches.
"""

import ast
import builtins
import json
import re
import symtable
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from errors import NOT_PYTHON, PlayerError
from players.archive import MAIN

USUAL_NAMES = ("my_agent", "agent")
UPLOADED = ("submission.py", MAIN)  # before other files that a notebook writes
WRITES = re.compile(r"%%(?:file|write\w*)\s+(\S.*)")
RUNS_BODY = re.compile(r"%%(?:time|timeit|capture|prun)\b")  # the rest of the cell is Python
TRAINS = re.compile(r"\b(\w+)\.(?:fit|learn)\(")  # of models
KNOWN = {*dir(builtins), "__file__", "__annotations__"}


class NotebookAgent(NamedTuple):
    """An agent's source, and what the user should know about it."""

    source: str
    function: str = ""  # the one to play, if that may not be the last callable
    files: tuple[tuple[str, str], ...] = ()  # written beside `main.py`: paths and texts
    warning: str = ""  # how it differs from what the notebook uploads


class Statement(NamedTuple):
    """A statement of a cell, and the global names it deals with."""

    node: ast.stmt
    binds: set[str]
    uses: set[str]
    changes: set[str]  # names whose value it changes: by assigning to a part, or by a call

    @property
    def replaces(self) -> set[str]:
        """The names that it defines, so that earlier definitions no longer count."""
        if isinstance(self.node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            return {self.node.name}
        return self.binds if isinstance(self.node, ast.Import | ast.ImportFrom) else set()


def read_notebook(path: Path, function: str) -> NotebookAgent:
    """The agent of a notebook: `function` with what it needs, or if that is "", what it uploads.

    Raises PlayerError if no agent is found, and OSError if the file cannot be read.
    """
    files, cells = _separate(_code_cells(path))
    code = [name for name in files if name.suffix == ".py"]
    usual = [name for usual in reversed(UPLOADED) for name in code if name.name == usual]
    written = next(reversed(usual or code), None)
    statements = _statements(cells)
    uploaded = [] if function else _uploaded_functions(statements)
    if written:
        inside = {name for each in _statements([files[written]]) for name in each.binds}
        is_meant = function in inside if function else usual or not uploaded
        if is_meant:
            return _written_file(files, written)._replace(function=function)
    function = _choose(path, statements, function or "".join(uploaded[-1:]))
    chosen = _needed(path, statements, function)
    left_out = {name for each in chosen for name in each.binds} - {*uploaded}
    warning = ""
    if uploaded and left_out:
        warning = (
            f"getsource writes {' and '.join(uploaded)} without {', '.join(sorted(left_out))}; "
            "the file that this notebook uploads fails on Kaggle where it needs them"
        )
    source = "\n\n".join(ast.unparse(each.node) for each in chosen) + "\n"
    return NotebookAgent(source, function, warning=warning)


# Cells --------------------------------------------------------------------------------------------


def _code_cells(path: Path) -> list[str]:
    """The sources of the code cells. Raises PlayerError if this is no notebook."""
    try:
        content: Any = json.loads(path.read_text(encoding="utf-8-sig"))
        # Joins lists of lines, and leaves a text as it is.
        return ["".join(each["source"]) for each in content["cells"] if each["cell_type"] == "code"]
    except (ValueError, RecursionError, KeyError, TypeError) as error:
        raise PlayerError(f"{path}: not a Jupyter notebook") from error


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
        words = written[1].split()
        last = ["", *(word for word in words if not word.startswith("-"))][-1]
        name = PurePosixPath(last.strip("'\"").replace("\\", "/"))
        before = files.pop(name, "")
        appended = before if {"-a", "--append"} & {*words} else ""
        files[name] = appended + rest.rstrip("\n") + "\n"
    return files, code


def _written_file(files: dict[PurePosixPath, str], name: PurePosixPath) -> NotebookAgent:
    """A file that cells write; with `main.py` come those which are written beside and below it."""
    folder = name.parent
    below = [each for each in files if each.is_relative_to(folder) and each != name]
    beside = {each.relative_to(folder): files[each] for each in below if name.name == MAIN}
    # `../table.json` is relative to `.` in the eyes of pathlib.
    inside = tuple((str(path), text) for path, text in beside.items() if ".." not in path.parts)
    return NotebookAgent(files[name], files=inside)


# Statements ---------------------------------------------------------------------------------------


def _statements(cells: Iterable[str]) -> list[Statement]:
    """The statements of all cells that are Python; magics and shell commands are left out."""
    from IPython.core.inputtransformer2 import TransformerManager  # late: takes half a second

    found: list[Statement] = []
    for cell in cells:
        try:
            source = TransformerManager().transform_cell(cell)  # type: ignore[no-untyped-call]
            found += map(_read_statement, ast.parse(source).body)
        # An exercise that was not filled in, another language, or hundreds of magics in a cell.
        except (RuntimeError, *NOT_PYTHON):
            continue
    return found


def _read_statement(node: ast.stmt) -> Statement:
    found = Statement(node, set(), set(), set())
    tables = [symtable.symtable(ast.unparse(node), "", "exec")]
    for table in tables:  # of the statement, and of the scopes inside it
        tables += table.get_children()
        for symbol in table.get_symbols():
            if table is not tables[0] and not symbol.is_global():
                continue
            if symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace():
                found.binds.add(symbol.get_name())
            if symbol.is_referenced():
                found.uses.add(symbol.get_name())
    for part in ast.walk(node) if not found.replaces else ():
        match part:
            case ast.Subscript(ctx=ast.Store() | ast.Del()) | ast.Attribute(ctx=ast.Store()):
                found.changes.add(_root(part))
            case ast.Call(func=ast.Attribute(value=owner)):
                found.changes.add(_root(owner))
            case ast.Expr(value=ast.Call(func=ast.Name(id=name), args=given)) if name not in KNOWN:
                found.changes.update(map(_root, given))
    return found


def _needed(path: Path, statements: list[Statement], function: str) -> list[Statement]:
    """The statements that a function needs, in the notebook's order.

    Walks from the last statement to the first, since a definition makes earlier ones of that name
    unnecessary; and again until no new name is found, since functions use names bound below them.
    """
    if any(function in each.replaces for each in statements):
        # Not `agent = get_last_callable(...)`, with which notebooks check their upload.
        statements = [s for s in statements if function not in s.binds - s.replaces - s.uses]
    bound = {name for each in statements for name in each.binds}
    # A call may change the values of these, but not functions and modules.
    values = {name for each in statements for name in each.binds - each.replaces} - {function}
    reached, before = {function}, set[str]()
    while reached != before:
        before, wanted, kept = reached, reached, list[Statement]()
        for each in reversed(statements):
            if (each.binds | each.changes & values) & wanted:
                kept.append(each)
                reached = reached | each.uses
                wanted = (wanted | each.uses) - each.replaces
    missing = reached - bound - KNOWN
    if "get_ipython" in missing:  # in IPython's translation of them
        raise PlayerError(f"{path}: {function} needs the result of a magic or a shell command")
    stars = [each for each in statements if _is_star(each.node)] if missing else []
    if missing and not stars:
        listed = ", ".join(sorted(missing))
        raise PlayerError(f"{path}: {function} needs {listed}, which no cell defines")
    for each in kept:
        if not each.replaces and (trained := TRAINS.search(ast.unparse(each.node))):
            model = trained[1]
            raise PlayerError(
                f"{path}: {function} needs {model}, which is trained by running a cell"
            )
    return [each for each in statements if each in kept or each in stars]


def _uploaded_functions(statements: list[Statement]) -> list[str]:
    """The functions whose source is written to a file, in order.

    Either the top level calls `inspect.getsource(my_agent)`, or it calls a function of the notebook
    that does.
    """
    functions = _functions(statements)
    writers = {name for name, node in functions.items() if "getsource(" in ast.unparse(node)}
    found: list[str] = []
    for each in statements:
        calls = [part for part in ast.walk(each.node) if isinstance(part, ast.Call)]
        for call in calls if not each.replaces else ():
            if ast.unparse(call.func) in {"inspect.getsource", "getsource", *writers}:
                given = map(_root, [*call.args, *(keyword.value for keyword in call.keywords)])
                found += [name for name in given if name in functions]
    return list(dict.fromkeys(found))


def _choose(path: Path, statements: list[Statement], function: str) -> str:
    """`function`, or if that is "" the agent by its name, or the only one by its parameters."""
    functions = _functions(statements)
    bound = {name for each in statements for name in each.binds}
    given = {name: node.args.args for name, node in functions.items()}
    agents = [name for name, args in given.items() if len(args) == 2 and args[0].arg[:3] == "obs"]
    usual = [name for names in (functions, bound) for name in USUAL_NAMES if name in names]
    found = [function] if function else usual or (agents if len(agents) == 1 else [])
    if found and found[0] in bound:
        return found[0]
    other = f"; it has {', '.join(agents)}: {path}:{agents[-1]} plays the last" if agents else ""
    if function:
        raise PlayerError(f"{path}: no cell defines {function}{other}")
    expected = f"%%writefile submission.py, or a function {' or '.join(USUAL_NAMES)}"
    raise PlayerError(f"{path}: expected a cell that begins with {expected}{other}")


def _functions(statements: list[Statement]) -> dict[str, ast.FunctionDef]:
    """The functions that statements define, by name."""
    nodes = [each.node for each in statements]
    return {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _is_star(node: ast.stmt) -> bool:
    """Whether it imports everything from somewhere; the course's checkers are not needed."""
    is_star = isinstance(node, ast.ImportFrom) and node.names[0].name == "*"
    return is_star and not (getattr(node, "module", "") or "").startswith("learntools")

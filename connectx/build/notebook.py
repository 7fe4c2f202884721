"""The agent in a notebook, which is read and never executed.

It is the `.py` file that a cell writes with `%%writefile`, or else a function: `my_agent`, `agent`,
or the one that the user names. A function comes with the statements of all cells that bind or
change a name which it reaches. Comments in the source say from which cell and line it comes.
"""

import ast
import builtins
import json
import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from connectx.build.archive import MAIN
from connectx.build.bundle import is_built
from connectx.build.module import names_of
from connectx.errors import NOT_PYTHON, PlayerError, say
from connectx.files import regular

NOTEBOOK_SUFFIX = ".ipynb"
USUAL_NAMES = ("my_agent", "agent")
UPLOADED = ("submission.py", MAIN)  # before other files that a notebook writes
RUNS_BODY = ("%%time", "%%capture", "%%prun")  # magics; the rest of the cell is Python
CELL_COMMENT = re.compile(r"# Cell (\d+), line (\d+)")


class Cell(NamedTuple):
    """A cell of code, or the part of a cell that is Python."""

    number: int  # among the cells of code, as Jupyter numbers them when it runs all, from 1
    first_line: int  # of the text in the cell, from 1
    text: str


class Statement(NamedTuple):
    """A statement of a cell, and the global names it deals with."""

    node: ast.stmt
    cell: Cell
    text: str  # as it is written
    line: int  # in the cell, of the text's first line
    binds: set[str]
    uses: set[str]
    changes: set[str]  # names whose value it changes: by assigning to a part, or by a call
    replaces: set[str]  # names that it defines, so that earlier definitions no longer count


def read_notebook(path: Path, function: str) -> tuple[str, str]:
    """The source of a notebook's agent, and the function in it to play; "" for its last callable.

    `function` is the one that the user names, or "". Says on stderr which file plays if cells write
    several. Raises PlayerError if there is no agent, or one that is only a string, and OSError if
    the file cannot be read.
    """
    files, cells = _separate(path)
    code = [name for name in files if name.endswith(".py")]
    written = next((name for name in (*UPLOADED, *reversed(code)) if name in files), "")
    if written and (not function or f"def {function}(" in files[written]):
        if others := [name for name in code if name != written]:
            say(f"{path}: plays the cell that writes {written}, not {', '.join(others)}")
        return files[written], function
    statements = _statements(cells)
    bound = {name for statement in statements for name in statement.binds}
    found = [name for name in ([function] if function else USUAL_NAMES) if name in bound]
    definitions = {name for statement in statements for name in statement.replaces}
    if not function and not definitions & {*found} and any(map(_holds_code, statements)):
        how = "write it with %%writefile submission.py"
        raise PlayerError(f"{path}: a cell writes the agent from a string; {how}")
    if not found:
        expected = function or f"%%writefile submission.py, {' or '.join(USUAL_NAMES)}"
        nodes = [statement.node for statement in statements]
        functions = [node.name for node in nodes if isinstance(node, ast.FunctionDef)]
        choices = ", ".join(f"{path}:{name}" for name in dict.fromkeys(functions))
        raise PlayerError(f"{path}: no cell has {expected}; its functions: {choices or 'none'}")
    needed = _needed(statements, found[0])
    return _join(needed), found[0]


def cell_of(source: str, line: int) -> tuple[int, int] | None:
    """Return the cell and the line in that cell from which a line of a notebook's source comes.

    Both count from 1, and so does `line`. Returns None if the source is not from a notebook.
    """
    lines = source.split("\n")[:line]
    for index in range(len(lines) - 1, -1, -1):
        if comment := CELL_COMMENT.fullmatch(lines[index]):
            return int(comment[1]), int(comment[2]) + line - index - 2
    return None


def _cell_comment(number: int, line: int) -> str:
    """Return the comment above what comes from a line of a cell: see CELL_COMMENT."""
    return f"# Cell {number}, line {line}\n"


def _join(statements: Iterable[Statement]) -> str:
    """Return the statements as one source. Those that follow each other share a comment."""
    source = ""
    cell_number = 0
    next_line = 0
    for statement in statements:
        if statement.cell.number != cell_number or statement.line != next_line:
            separator = "\n\n" if source else ""
            source += separator + _cell_comment(statement.cell.number, statement.line)
        source += f"{statement.text}\n"
        cell_number = statement.cell.number
        next_line = statement.line + statement.text.count("\n") + 1
    return source


def _separate(path: Path) -> tuple[dict[str, str], list[Cell]]:
    """The files that a notebook's cells write, by their names without folders; the other cells."""
    try:
        content: Any = json.loads(regular(path).read_text(encoding="utf-8-sig"))
        # Joins lists of lines, and leaves a text as it is.
        code = ["".join(cell["source"]) for cell in content["cells"] if cell["cell_type"] == "code"]
    except (ValueError, RecursionError, KeyError, TypeError) as error:
        raise PlayerError(f"{path}: not a Jupyter notebook") from error
    files: dict[str, str] = {}
    cells: list[Cell] = []
    for number, cell in enumerate(code, start=1):
        first, _, rest = cell.lstrip("\n").partition("\n")
        rest_line = len(cell) - len(cell.lstrip("\n")) + 2
        command, *words = first.split() or [""]
        if command in ("%%writefile", "%%file") and words:
            name = PurePosixPath(words[-1]).name
            text = rest.rstrip("\n") + "\n"
            if not is_built(text):  # a built file names the files that it is made of
                text = _cell_comment(number, rest_line) + text
            files[name] = (files.get(name, "") if "-a" in words else "") + text
        elif command in RUNS_BODY:
            cells.append(Cell(number, rest_line, rest))
        else:
            cells.append(Cell(number, 1, cell))
    return files, cells


def _statements(cells: Iterable[Cell]) -> list[Statement]:
    """The statements of all cells that are Python; magics and shell commands are left out."""
    from IPython.core.inputtransformer2 import TransformerManager  # late: takes half a second

    found: list[Statement] = []
    for cell in cells:
        try:
            source = TransformerManager().transform_cell(cell.text)  # type: ignore[no-untyped-call]
            statements = ast.parse(source).body
        # An exercise that was not filled in, another language, or hundreds of magics in a cell.
        except (RuntimeError, *NOT_PYTHON):
            continue
        for node in statements:
            with suppress(*NOT_PYTHON):  # `await`, for which only a notebook has a place
                found.append(_read_statement(node, cell, source))
    return found


def _read_statement(node: ast.stmt, cell: Cell, source: str) -> Statement:
    decorators = getattr(node, "decorator_list", [])
    first_line = min(part.lineno for part in (node, *decorators))
    text = ast.get_source_segment(source, node) or ""
    if decorators:
        text = "\n".join(source.split("\n")[first_line - 1 : node.end_lineno])
    # IPython leaves out the empty lines above the code.
    blank_lines = cell.text[: len(cell.text) - len(cell.text.lstrip())].count("\n")
    line = cell.first_line + blank_lines + first_line - 1
    names, defined = names_of(ast.unparse(node)), set[str]()
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        defined = {node.name}
    elif isinstance(node, ast.Import | ast.ImportFrom):
        defined = {alias.asname or alias.name.partition(".")[0] for alias in node.names}
    found = Statement(node, cell, text, line, {*names.bound}, names.used, set(), defined)
    for part in ast.walk(node) if not defined else ():
        match part:
            case ast.Subscript(ctx=ast.Store() | ast.Del()) | ast.Attribute(ctx=ast.Store()):
                found.changes.add(_root(part))
            case ast.Call(func=ast.Attribute(value=owner)):
                found.changes.add(_root(owner))
            case ast.Expr(value=ast.Call(func=ast.Name(id=name), args=given)):
                found.changes.update(map(_root, given) if not hasattr(builtins, name) else ())
    return found


def _holds_code(statement: Statement) -> bool:
    """Whether a statement has a string with a function in it."""
    nodes = [node for node in ast.walk(statement.node) if isinstance(node, ast.Constant)]
    texts = [node.value for node in nodes if isinstance(node.value, str)]
    return any(re.search(r"^def .*\n(.*\n)*? +return\b", text, re.M) for text in texts)


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _needed(statements: list[Statement], function: str) -> list[Statement]:
    """The statements that a function needs, in the notebook's order.

    Walks from the last statement to the first, since a definition makes earlier ones of that name
    unnecessary. Repeats that until no new name is found, since functions use names bound below.
    """
    if any(function in statement.replaces for statement in statements):
        # Not `agent = get_last_callable(...)`, with which notebooks check their upload.
        statements = [s for s in statements if function not in s.binds - s.replaces - s.uses]
    # A call may change the values of these, but not functions and modules.
    values = {name for statement in statements for name in statement.binds - statement.replaces}
    values.discard(function)
    reached, before = {function}, set[str]()
    while reached != before:
        before, wanted, kept = reached, reached, list[Statement]()
        for statement in reversed(statements):
            if (statement.binds | statement.changes & values) & wanted:
                kept.append(statement)
                reached = reached | statement.uses
                wanted = (wanted | statement.uses) - statement.replaces
    return kept[::-1]

"""The agent in a notebook, which is read and never executed.

It is the `.py` file that a cell writes with `%%writefile`, or else a function: `my_agent`, `agent`,
or the one that the user names. A function comes with the statements of all cells that bind or
change a name which it reaches. Comments in the source say from which cell and line it comes.
"""

import ast
import builtins
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from connectx.build.archive import MAIN_FILE
from connectx.build.bundle import is_built
from connectx.build.module import find_global_names
from connectx.errors import PARSE_ERRORS, PlayerError, print_to_stderr
from connectx.files import check_regular_file

NOTEBOOK_SUFFIX = ".ipynb"
USUAL_NAMES = ("my_agent", "agent")  # of the function that plays
UPLOADED_FILES = ("submission.py", MAIN_FILE)  # these play before other files that cells write
WRITE_MAGICS = ("%%writefile", "%%file")
PYTHON_MAGICS = ("%%time", "%%capture", "%%prun")  # the rest of a cell with one of them is Python
CELL_COMMENT_PATTERN = re.compile(r"# Cell (\d+), line (\d+)")
FUNCTION_TEXT_PATTERN = re.compile(r"^def .*\n(.*\n)*? +return\b", re.MULTILINE)


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
    """Return the source of a notebook's agent, and the function in it that plays.

    `function` is the one that the user names, or "". The function that is returned is "" for the
    last callable of the source. Prints on stderr which file plays if cells write several.

    Raises PlayerError if there is no agent, or one that is only a string, and OSError if the file
    cannot be read.
    """
    written_files, cells = _separate(path)
    file_name = _choose_file(written_files, function)
    if file_name:
        other_names = [name for name in written_files if name.endswith(".py") and name != file_name]
        if other_names:
            print_to_stderr(
                f"{path}: plays the cell that writes {file_name}, not {', '.join(other_names)}"
            )
        return written_files[file_name], function

    statements = _read_statements(cells)
    function = _choose_function(path, statements, function)
    return _join(_find_needed(statements, function)), function


def _choose_file(written_files: Mapping[str, str], function: str) -> str:
    """Return the name of the written file that plays; "" if there is none.

    If the user names a `function`, the file has to define that.
    """
    python_files = [name for name in written_files if name.endswith(".py")]
    for name in (*UPLOADED_FILES, *reversed(python_files)):
        if name not in written_files:
            continue
        has_function = not function or f"def {function}(" in written_files[name]
        return name if has_function else ""
    return ""


def _choose_function(path: Path, statements: Sequence[Statement], function: str) -> str:
    """Return the function of the cells that plays: the one that the user names, or a usual one.

    Raises PlayerError if there is none, or if the agent is only a string in a cell.
    """
    bound = set[str]()
    defined = set[str]()
    for statement in statements:
        bound |= statement.binds
        defined |= statement.replaces
    candidates = (function,) if function else USUAL_NAMES
    names = [name for name in candidates if name in bound]
    is_defined = not defined.isdisjoint(names)
    if not function and not is_defined and any(_holds_code(each) for each in statements):
        remedy = "write it with %%writefile submission.py"
        raise PlayerError(f"{path}: a cell writes the agent from a string; {remedy}")
    if names:
        return names[0]

    expected = function or f"%%writefile submission.py, {' or '.join(USUAL_NAMES)}"
    nodes = [statement.node for statement in statements]
    functions = [node.name for node in nodes if isinstance(node, ast.FunctionDef)]
    choices = ", ".join(f"{path}:{name}" for name in dict.fromkeys(functions))
    raise PlayerError(f"{path}: no cell has {expected}; its functions: {choices or 'none'}")


# Cells in the source ------------------------------------------------------------------------------


def cell_of(source: str, line: int) -> tuple[int, int] | None:
    """Return the cell and the line in that cell from which a line of a notebook's source comes.

    Both count from 1, and so does `line`. Returns None if the source is not from a notebook.
    """
    lines = source.split("\n")[:line]
    for index in range(len(lines) - 1, -1, -1):
        if comment := CELL_COMMENT_PATTERN.fullmatch(lines[index]):
            return int(comment[1]), int(comment[2]) + line - index - 2
    return None


def _cell_comment(number: int, line: int) -> str:
    """Return the comment above what comes from a line of a cell: see CELL_COMMENT_PATTERN."""
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


# Reading cells ------------------------------------------------------------------------------------


def _separate(path: Path) -> tuple[dict[str, str], list[Cell]]:
    """Return the files that a notebook's cells write, by their names without folders, and the rest.

    The rest are the other cells of code. Raises PlayerError for what is no notebook.
    """
    written_files: dict[str, str] = {}
    cells: list[Cell] = []
    for number, text in enumerate(_read_code_cells(path), start=1):
        first_line, _, text_below = text.lstrip("\n").partition("\n")
        empty_lines = len(text) - len(text.lstrip("\n"))
        line_below = empty_lines + 2
        command, *words = first_line.split() or [""]
        if command in WRITE_MAGICS and words:
            name = PurePosixPath(words[-1]).name
            content = text_below.rstrip("\n") + "\n"
            if not is_built(content):  # a built file names the files that it is made of
                content = _cell_comment(number, line_below) + content
            is_appended = "-a" in words
            written_before = written_files.get(name, "") if is_appended else ""
            written_files[name] = written_before + content
        elif command in PYTHON_MAGICS:
            cells.append(Cell(number, line_below, text_below))
        else:
            cells.append(Cell(number, 1, text))
    return written_files, cells


def _read_code_cells(path: Path) -> list[str]:
    """Return the texts of a notebook's cells of code.

    Raises PlayerError if the file is no notebook, and OSError if it cannot be read.
    """
    try:
        content: Any = json.loads(check_regular_file(path).read_text(encoding="utf-8-sig"))
        code_cells = [cell for cell in content["cells"] if cell["cell_type"] == "code"]
        # A source is a text, or a list of lines.
        return ["".join(cell["source"]) for cell in code_cells]
    except (ValueError, RecursionError, KeyError, TypeError) as error:
        raise PlayerError(f"{path}: not a Jupyter notebook") from error


def _read_statements(cells: Iterable[Cell]) -> list[Statement]:
    """Return the statements of all cells that are Python, without magics and shell commands."""
    from IPython.core.inputtransformer2 import TransformerManager  # late: takes half a second

    statements: list[Statement] = []
    for cell in cells:
        try:
            source = TransformerManager().transform_cell(cell.text)  # type: ignore[no-untyped-call]
            nodes = ast.parse(source).body
        # An exercise that was not filled in, another language, or hundreds of magics in a cell.
        except (RuntimeError, *PARSE_ERRORS):
            continue
        for node in nodes:
            with suppress(*PARSE_ERRORS):  # `await`, for which only a notebook has a place
                statements.append(_read_statement(node, cell, source))
    return statements


def _read_statement(node: ast.stmt, cell: Cell, source: str) -> Statement:
    """Return a statement of a cell. `source` is the cell's text without magics.

    Raises one of NOT_PYTHON if the statement cannot be compiled by itself.
    """
    first_line = node.lineno
    text = ast.get_source_segment(source, node) or ""
    decorators = getattr(node, "decorator_list", [])
    if decorators:  # which stand above the lines of their function
        first_line = min(first_line, *(decorator.lineno for decorator in decorators))
        text = "\n".join(source.split("\n")[first_line - 1 : node.end_lineno])
    # IPython leaves out the empty lines above the code.
    blank_text = cell.text[: len(cell.text) - len(cell.text.lstrip())]
    line = cell.first_line + blank_text.count("\n") + first_line - 1
    names = find_global_names(ast.unparse(node))
    defined = _defined_names(node)
    changed = set[str]() if defined else _changed_names(node)
    return Statement(node, cell, text, line, {*names.bound}, names.used, changed, defined)


def _defined_names(node: ast.stmt) -> set[str]:
    """Return the names that a statement defines anew, as a function, a class or an import."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    if isinstance(node, ast.Import | ast.ImportFrom):
        return {alias.asname or alias.name.partition(".")[0] for alias in node.names}
    return set()


def _changed_names(node: ast.stmt) -> set[str]:
    """Return the names of which a statement may change the value, without binding them anew.

    It assigns to a part of the value, calls one of the value's methods, or gives the value to a
    function that is not built in. The empty name may be among them.
    """
    names = set[str]()
    for part in ast.walk(node):
        match part:
            case ast.Subscript(ctx=ast.Store() | ast.Del()) | ast.Attribute(ctx=ast.Store()):
                names.add(_root_name(part))
            case ast.Call(func=ast.Attribute(value=owner)):
                names.add(_root_name(owner))
            case ast.Expr(value=ast.Call(func=ast.Name(id=function), args=arguments)):
                if not hasattr(builtins, function):
                    names.update(_root_name(argument) for argument in arguments)
    return names


def _root_name(node: ast.expr) -> str:
    """Return the name at the start of an expression such as `name.part[0]`; "" if it has none."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _holds_code(statement: Statement) -> bool:
    """Return whether a statement has a string with a function in it."""
    constants = [node for node in ast.walk(statement.node) if isinstance(node, ast.Constant)]
    texts = [constant.value for constant in constants if isinstance(constant.value, str)]
    return any(FUNCTION_TEXT_PATTERN.search(text) for text in texts)


def _find_needed(statements: Sequence[Statement], function: str) -> list[Statement]:
    """Return the statements that a function needs, in the notebook's order.

    Walks from the last statement to the first, since a definition makes earlier ones of that name
    unnecessary. Repeats that until no new name is reached, since functions use names bound below.
    """
    if any(function in statement.replaces for statement in statements):
        # Not `agent = get_last_callable(...)`, with which notebooks check their upload.
        statements = [
            statement
            for statement in statements
            if function not in statement.binds - statement.replaces - statement.uses
        ]
    # A call may change the values of these names, but not functions and modules.
    value_names = set[str]()
    for statement in statements:
        value_names |= statement.binds - statement.replaces
    value_names.discard(function)

    reached_names = {function}
    while True:
        open_names = set(reached_names)  # those that statements further up may bind
        count_before = len(reached_names)
        needed: list[Statement] = []
        for statement in reversed(statements):
            changed_values = statement.changes & value_names
            if open_names.isdisjoint(statement.binds | changed_values):
                continue
            needed.append(statement)
            reached_names |= statement.uses
            open_names |= statement.uses
            open_names -= statement.replaces
        if len(reached_names) == count_before:
            return needed[::-1]

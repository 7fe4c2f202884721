"""The agent in a notebook, which is read and never executed.

It is the file that a cell writes with `%%writefile`, or a function: the one that the user names,
the one whose source a cell writes to a file, `my_agent` or `agent`. A function comes with the
statements of all cells that bind or change a name which it reaches. Comments in the source say from
which cell and line it comes.
"""

import ast
import builtins
import json
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
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


class Submitted(NamedTuple):
    """A function whose source a statement of a cell writes to a file."""

    function: str
    file_name: str  # without folders; "" if the statement does not show it
    statement_number: int  # from 0


def read_notebook(path: Path, function: str) -> tuple[str, str]:
    """Return the source of a notebook's agent, and the function in it that plays.

    `function` is the one that the user names, or "". The function that is returned is "" for the
    last callable of the source. Prints on stderr which file plays if cells write several.

    Raises PlayerError if there is no agent, or one that is only a string, and OSError if the file
    cannot be read.
    """
    written_files, cells = _read_files_and_cells(path)
    file_name = _choose_file(written_files, function)
    if file_name in UPLOADED_FILES:
        _warn_of_other_files(path, file_name, written_files)
        return written_files[file_name], function

    statements = _read_statements(cells)
    submitted = None if function else _choose_submitted(path, statements)
    if file_name and submitted is None:
        _warn_of_other_files(path, file_name, written_files)
        return written_files[file_name], function

    if submitted is None and not function and (source := _find_written_string(statements)):
        return source, ""
    if submitted is not None:
        function = submitted.function
        statements = _leave_out_later_definitions(statements, submitted)
    else:
        function = _choose_function(path, statements, function)
    return _join_statements(_find_needed(statements, function)), function


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


def _warn_of_other_files(path: Path, file_name: str, written_files: Iterable[str]) -> None:
    """Print on stderr which of several written files plays."""
    other_names = [name for name in written_files if name.endswith(".py") and name != file_name]
    if other_names:
        print_to_stderr(
            f"{path}: plays the cell that writes {file_name}, not {', '.join(other_names)}"
        )


def _choose_submitted(path: Path, statements: Sequence[Statement]) -> Submitted | None:
    """Return the function whose source the cells write to the file that is uploaded, else None.

    Of several functions that are written to such a file, Kaggle plays the last.

    Raises PlayerError if they are written to several other files, or if a cell writes the file that
    is uploaded from a string which it makes.
    """
    all_submitted = _find_submitted(statements)
    uploaded = [submitted for submitted in all_submitted if submitted.file_name in UPLOADED_FILES]
    if uploaded:
        return uploaded[-1]
    if any(_writes_string(statement) for statement in statements):
        if _find_written_string(statements):
            return None
        raise _written_from_string(path, statements)
    functions = [submitted.function for submitted in all_submitted]
    if len(set(functions)) > 1:
        choices = _describe_choices(path, functions)
        raise PlayerError(f"{path}: cells write several functions to files, choose one: {choices}")
    return all_submitted[-1] if all_submitted else None


def _choose_function(path: Path, statements: Sequence[Statement], function: str) -> str:
    """Return the function of the cells that plays: the one that the user names, or a usual one.

    Raises PlayerError if there is none, or if the agent is only a string in a cell.
    """
    if function:
        is_there = any(function in statement.binds for statement in statements)
    else:
        function = next((name for name in USUAL_NAMES if _is_defined(name, statements)), "")
        is_there = bool(function)
    if is_there:
        return function
    if not function and any(_holds_code(statement) for statement in statements):
        raise _written_from_string(path, statements)
    expected = function or f"%%writefile submission.py, {' or '.join(USUAL_NAMES)}"
    likely_agents, other_functions = _find_functions(statements)
    choices = _describe_choices(path, [*likely_agents, *other_functions]) or "none"
    raise PlayerError(f"{path}: no cell has {expected}; its functions: {choices}")


def _written_from_string(path: Path, statements: Sequence[Statement]) -> PlayerError:
    """Return the error for an agent that is only a string which a cell makes."""
    problem = "a cell writes the agent from a string; write it with %%writefile submission.py"
    likely_agents, _ = _find_functions(statements)
    if likely_agents:
        problem += f", or choose a function: {_describe_choices(path, likely_agents)}"
    return PlayerError(f"{path}: {problem}")


def _describe_choices(path: Path, functions: Iterable[str]) -> str:
    """Return how the user names each of some functions on the command line."""
    return ", ".join(f"{path}:{name}" for name in dict.fromkeys(functions))


def _find_functions(statements: Iterable[Statement]) -> tuple[list[str], list[str]]:
    """Return the names of the functions that look like agents, and those of the others."""
    likely_agents: list[str] = []
    other_functions: list[str] = []
    for statement in statements:
        node = statement.node
        if not isinstance(node, ast.FunctionDef):
            continue
        takes_observation = ast.unparse(node.args).startswith("obs")
        is_likely_agent = "agent" in node.name or takes_observation
        if is_likely_agent:
            likely_agents.append(node.name)
        else:
            other_functions.append(node.name)
    return likely_agents, other_functions


def _is_defined(name: str, statements: Sequence[Statement]) -> bool:
    """Return whether the cells themselves define a callable of this name."""
    return any(name in names for names in _find_definitions(statements))


def _find_definitions(statements: Sequence[Statement]) -> list[set[str]]:
    """Return the names of the callables that each statement defines.

    An import defines none, nor does the result of a call, except an object of a class of the cells
    whose objects can be called.
    """
    callable_classes = set[str]()
    functions = set[str]()
    definitions: list[set[str]] = []
    for statement in statements:
        node = statement.node
        defined = set[str]()
        if isinstance(node, ast.ClassDef):
            methods = [part.name for part in node.body if isinstance(part, ast.FunctionDef)]
            if "__call__" in methods:
                callable_classes.add(node.name)
        elif isinstance(node, ast.Assign):
            if _is_callable_value(node.value, functions, callable_classes):
                defined = {target.id for target in node.targets if isinstance(target, ast.Name)}
        else:  # a function, perhaps in an `if` or a `try`
            inner_names = {
                part.name for part in ast.walk(node) if isinstance(part, ast.FunctionDef)
            }
            defined = inner_names & statement.binds
        functions |= defined
        definitions.append(defined)
    return definitions


def _is_callable_value(
    value: ast.expr, functions: Collection[str], callable_classes: Collection[str]
) -> bool:
    """Return whether an expression is one of these functions, or an object of these classes."""
    match value:
        case ast.Lambda():
            return True
        case ast.Name(id=name):
            return name in functions
        case ast.Call(func=ast.Name(id=name)):
            return name in callable_classes
    return False


# Functions whose source is written ----------------------------------------------------------------


def _find_submitted(statements: Sequence[Statement]) -> list[Submitted]:
    """Return the functions whose source the cells write to files, in the notebook's order.

    Such a statement calls `getsource` of a function, or a function of the notebook that does so of
    one of its parameters, or any function with the name of the file that is uploaded.
    """
    defined_names = set[str]().union(*_find_definitions(statements))
    writer_names = set[str]()
    all_submitted: list[Submitted] = []
    for number, statement in enumerate(statements):
        node = statement.node
        if isinstance(node, ast.FunctionDef):
            parameters = {argument.arg for argument in node.args.args}
            if any(name in parameters for name in _find_source_names(node)):
                writer_names.add(node.name)
            continue
        file_names = _find_file_names(node)
        file_name = file_names[-1] if file_names else ""
        for name in _find_source_names(node):
            if name not in defined_names:
                name = _find_last_of_loop(name, node, statements)
            if name in defined_names:
                all_submitted.append(Submitted(name, file_name, number))
        for call in ast.walk(node):
            if not isinstance(call, ast.Call):
                continue
            is_writer = isinstance(call.func, ast.Name) and call.func.id in writer_names
            call_files = _find_file_names(call)
            arguments = [*call.args, *(keyword.value for keyword in call.keywords)]
            names = [argument.id for argument in arguments if isinstance(argument, ast.Name)]
            functions = [name for name in names if name in defined_names]
            if functions and (is_writer or not {*call_files}.isdisjoint(UPLOADED_FILES)):
                call_file = call_files[-1] if call_files else ""
                all_submitted.append(Submitted(functions[0], call_file, number))
    return all_submitted


def _find_last_of_loop(name: str, node: ast.AST, statements: Sequence[Statement]) -> str:
    """Return the last name of the list through which a name loops in a node; "" if none."""
    for loop in ast.walk(node):
        if not isinstance(loop, ast.For) or not isinstance(loop.target, ast.Name):
            continue
        values: ast.AST | None = loop.iter
        if isinstance(values, ast.Name):
            nodes = [node, *(statement.node for statement in statements)]
            values = _find_last_value(values.id, nodes)
        if loop.target.id == name and isinstance(values, ast.List | ast.Tuple) and values.elts:
            last_value = values.elts[-1]
            if isinstance(last_value, ast.Name):
                return last_value.id
    return ""


def _find_last_value(name: str, nodes: Sequence[ast.AST]) -> ast.expr | None:
    """Return the value that the first of some nodes with an assignment to a name gives it last."""
    for node in nodes:
        value: ast.expr | None = None
        for part in ast.walk(node):
            if isinstance(part, ast.Assign):
                names = [target.id for target in part.targets if isinstance(target, ast.Name)]
                value = part.value if name in names else value
        if value is not None:
            return value
    return None


def _find_source_names(node: ast.AST) -> list[str]:
    """Return the names of which `inspect.getsource` is called, in a node."""
    names = []
    for call in ast.walk(node):
        match call:
            case ast.Call(
                func=ast.Attribute(attr="getsource") | ast.Name(id="getsource"),
                args=[ast.Name(id=name), *_],
            ):
                names.append(name)
    return names


def _find_file_names(node: ast.AST) -> list[str]:
    """Return the names of Python files that stand in strings of a node, without folders."""
    names = []
    for constant in ast.walk(node):
        text = constant.value if isinstance(constant, ast.Constant) else ""
        if isinstance(text, str) and text.endswith(".py") and "\n" not in text:
            names.append(PurePosixPath(text).name)
    return names


def _writes_string(statement: Statement) -> bool:
    """Return whether a statement writes the file that is uploaded, and not the source of a name."""
    node = statement.node
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return False
    if {*_find_file_names(node)}.isdisjoint(UPLOADED_FILES) or _find_source_names(node):
        return False
    for call in ast.walk(node):
        match call:
            case ast.Call(func=ast.Attribute(attr="write" | "write_text" | "writelines")):
                return True
    return False


def _find_written_string(statements: Sequence[Statement]) -> str:
    """Return the last string that a cell writes to the file that is uploaded, "" if there is none.

    The string has to be a constant with a function in it, and so do the names that stand for it.
    """
    source = ""
    values: dict[str, tuple[ast.Constant, Statement]] = {}
    for statement in statements:
        node = statement.node
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    values[target.id] = node.value, statement
        if not _writes_string(statement):
            continue
        for call in ast.walk(node):
            match call:
                case ast.Call(func=ast.Attribute(attr="write" | "write_text"), args=[argument]):
                    source = _read_written_string(argument, values, statement)
    return source


def _read_written_string(
    argument: ast.expr,
    values: Mapping[str, tuple[ast.Constant, Statement]],
    statement: Statement,
) -> str:
    """Return the text of an argument that is a string, below the cell and line it comes from."""
    constant: ast.expr = argument
    if isinstance(argument, ast.Name) and argument.id in values:
        constant, statement = values[argument.id]
    if not isinstance(constant, ast.Constant) or not isinstance(constant.value, str):
        return ""
    text = constant.value
    if not FUNCTION_TEXT_PATTERN.search(text):
        return ""
    assert constant.end_lineno is not None
    if text.count("\n") != constant.end_lineno - constant.lineno:  # it has escapes
        return text
    line = statement.line + constant.lineno - statement.node.lineno
    return _cell_comment(statement.cell.number, line) + text


def _leave_out_later_definitions(
    statements: Sequence[Statement], submitted: Submitted
) -> list[Statement]:
    """Leave out what binds the submitted function again after it was written."""
    return [
        statement
        for number, statement in enumerate(statements)
        if number <= submitted.statement_number or submitted.function not in statement.binds
    ]


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


def _join_statements(statements: Iterable[Statement]) -> str:
    """Return the statements as one source, below comments that name their cells and lines.

    Statements that follow each other in a cell share a comment.
    """
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


def _read_files_and_cells(path: Path) -> tuple[dict[str, str], list[Cell]]:
    """Return the texts of the files that a notebook's cells write, and the other cells of code.

    The files are by their names without folders. Raises PlayerError for what is no notebook.
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

    Raises one of PARSE_ERRORS if the statement cannot be compiled by itself.
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


def _leave_out_other_bindings(statements: Sequence[Statement], function: str) -> list[Statement]:
    """Leave out what binds a function's name to something else than a definition of the cells.

    That is an import of the name, or `agent = get_last_callable(...)`, with which notebooks check
    their upload. But `agent = wrap(agent)` makes the function another one.
    """
    remaining = []
    for statement, defined in zip(statements, _find_definitions(statements)):
        is_import = isinstance(statement.node, ast.Import | ast.ImportFrom)
        is_assignment = isinstance(statement.node, ast.Assign | ast.AnnAssign)
        is_other = function in statement.binds and function not in defined
        is_made_of_it = function in statement.uses and function not in statement.changes
        if is_other and (is_import or (is_assignment and not is_made_of_it)):
            continue
        remaining.append(statement)
    return remaining


def _find_needed(statements: Sequence[Statement], function: str) -> list[Statement]:
    """Return the statements that a function needs, in the notebook's order.

    Walks from the last statement to the first, since a definition makes earlier ones of that name
    unnecessary. Repeats that until no new name is reached, since functions use names bound below.
    """
    if _is_defined(function, statements):
        statements = _leave_out_other_bindings(statements, function)
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

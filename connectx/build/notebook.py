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
CELL_COMMENT_PATTERN = re.compile(r"# Cell (?P<cell>\d+), line (?P<line>\d+)")
# A `def`, and below it an indented `return`: a text with both defines a function.
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
    line: int  # of the cell, from 1, in which the text begins
    bound_names: set[str]  # the names that it binds in whatever way
    used_names: set[str]  # the names whose values it reads
    changed_names: set[str]  # names whose values it may change, as by `name[0] = 1`
    # The names of a function, a class or imports, whose earlier definitions no longer count.
    defined_names: set[str]


class WrittenFunction(NamedTuple):
    """A function whose source a statement of a cell writes to a file."""

    name: str
    file_name: str  # without folders; "" if the statement does not show it
    statement_number: int  # from 0


def read_notebook(path: Path, function: str) -> tuple[str, str]:
    """Return the source of a notebook's agent, and the function in it that plays.

    `function` is the one that the user names, or "". The function that is returned is "" for the
    last callable of the source. Prints on stderr which file plays if cells write several.

    The agent is the first of these that the cells have:

    - a file that is uploaded, `submission.py` or `main.py`, which a cell writes with `%%writefile`,
    - a function whose source a cell writes to a file, if the user names none,
    - another Python file that a cell writes with `%%writefile`,
    - a string that a cell writes to a file that is uploaded, if the user names no function,
    - the function that the user names, or else `my_agent` or `agent`.

    If the user names a function, the first of these files that there is counts only if it defines
    that function. If it does not, no other file counts.

    Raises PlayerError if there is no agent, or one that is only a string, and OSError if the file
    cannot be read.
    """
    written_files, cells = _read_files_and_cells(path)
    file_name = _choose_written_file(written_files, function)
    if file_name in UPLOADED_FILES:
        _warn_of_other_files(path, file_name, written_files)
        return written_files[file_name], function

    statements = _read_statements(cells)
    written_function = None
    if not function:
        written_function = _choose_written_function(path, statements)
    if file_name and written_function is None:
        _warn_of_other_files(path, file_name, written_files)
        return written_files[file_name], function

    if written_function is not None:
        function = written_function.name
        statements = _leave_out_later_definitions(statements, written_function)
    else:
        if not function:
            source = _find_agent_written_as_string(statements)
            if source:
                return source, ""
        function = _choose_function(path, statements, function)
    needed_statements = _find_needed_statements(statements, function)
    return _join_statements(needed_statements), function


def _choose_written_file(written_files: Mapping[str, str], function: str) -> str:
    """Return the name of the file that plays, of those that cells write; "" if none plays.

    That is `submission.py`, else `main.py`, else the last Python file. `written_files` has the
    texts of the files by their names, in the order in which cells first write them. If the user
    names a `function`, the file has to define it.
    """
    python_files = [name for name in written_files if name.endswith(".py")]
    for name in (*UPLOADED_FILES, *reversed(python_files)):
        if name not in written_files:
            continue
        lacks_function = function and f"def {function}(" not in written_files[name]
        return "" if lacks_function else name
    return ""


def _warn_of_other_files(path: Path, file_name: str, written_files: Iterable[str]) -> None:
    """Print on stderr that `file_name` plays, if the cells write other Python files, too."""
    other_names = [name for name in written_files if name.endswith(".py") and name != file_name]
    if other_names:
        print_to_stderr(
            f"{path}: plays the cell that writes {file_name}, not {', '.join(other_names)}"
        )


def _choose_written_function(path: Path, statements: Sequence[Statement]) -> WrittenFunction | None:
    """Return the function whose source the cells write to a file; None if there is none.

    Of several functions that are written to a file that is uploaded, such as `submission.py`,
    Kaggle plays the last. None is also returned if the cells write a constant string to such a
    file.

    Raises PlayerError if several functions are written to other files, or if a cell writes a file
    that is uploaded from a string which the cell makes.
    """
    written_functions = _find_written_functions(statements)
    uploaded_functions = [
        written for written in written_functions if written.file_name in UPLOADED_FILES
    ]
    if uploaded_functions:
        return uploaded_functions[-1]
    if any(_writes_text_to_uploaded_file(statement) for statement in statements):
        if _find_agent_written_as_string(statements):
            return None
        raise _make_written_as_string_error(path, statements)
    names = [written.name for written in written_functions]
    if len(set(names)) > 1:
        choices = _describe_choices(path, names)
        raise PlayerError(f"{path}: cells write several functions to files, choose one: {choices}")
    return written_functions[-1] if written_functions else None


def _choose_function(path: Path, statements: Sequence[Statement], function: str) -> str:
    """Return the name of the function that plays.

    That is `function`, which the user names, or if that is "", `my_agent` or `agent`.

    Raises PlayerError if the cells have no such function, or if the agent is only a string in a
    cell.
    """
    if function:
        is_bound = any(function in statement.bound_names for statement in statements)
        if is_bound:
            return function
    else:
        for name in USUAL_NAMES:
            if _is_callable_defined(name, statements):
                return name
        if any(_has_function_text(statement) for statement in statements):
            raise _make_written_as_string_error(path, statements)
    expected = function or f"%%writefile submission.py, {' or '.join(USUAL_NAMES)}"
    likely_agents, other_functions = _find_functions(statements)
    choices = _describe_choices(path, [*likely_agents, *other_functions]) or "none"
    raise PlayerError(f"{path}: no cell has {expected}; its functions: {choices}")


def _make_written_as_string_error(path: Path, statements: Sequence[Statement]) -> PlayerError:
    """Return the error for an agent that is only in a string of a cell, and not a function."""
    problem = "a cell writes the agent from a string; write it with %%writefile submission.py"
    likely_agents, _ = _find_functions(statements)
    if likely_agents:
        problem += f", or choose a function: {_describe_choices(path, likely_agents)}"
    return PlayerError(f"{path}: {problem}")


def _describe_choices(path: Path, functions: Iterable[str]) -> str:
    """Return how the user can name each of some functions on the command line.

    For example, this is "bot.ipynb:my_agent, bot.ipynb:other". Each function stands there once.
    """
    distinct_functions = dict.fromkeys(functions)
    return ", ".join(f"{path}:{name}" for name in distinct_functions)


def _find_functions(statements: Iterable[Statement]) -> tuple[list[str], list[str]]:
    """Return the names of the functions that look like agents, and those of the other functions.

    A function looks like an agent if "agent" is in its name, or if its parameters begin with "obs".
    """
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


def _is_callable_defined(name: str, statements: Sequence[Statement]) -> bool:
    """Return whether the cells themselves define a callable of this name."""
    return any(name in names for names in _find_callables_by_statement(statements))


def _find_callables_by_statement(statements: Sequence[Statement]) -> list[set[str]]:
    """Return one set for each statement: the names of the callables that the statement defines.

    A statement defines callables by `def f`, by `f = g` where `g` is such a callable, by
    `f = lambda: ...`, and by `f = C()` where `C` is a class in the cells with a method `__call__`.
    An import and the result of any other call do not count.
    """
    callables = set[str]()  # those of the statements so far
    callable_classes = set[str]()  # classes with `__call__`
    callables_by_statement: list[set[str]] = []
    for statement in statements:
        node = statement.node
        new_callables = set[str]()
        if isinstance(node, ast.ClassDef):
            methods = [part.name for part in node.body if isinstance(part, ast.FunctionDef)]
            if "__call__" in methods:
                callable_classes.add(node.name)
        elif isinstance(node, ast.Assign):
            if _is_callable_value(node.value, callables, callable_classes):
                targets = [target for target in node.targets if isinstance(target, ast.Name)]
                new_callables = {target.id for target in targets}
        else:  # a function, perhaps in an `if` or a `try`
            functions = [part for part in ast.walk(node) if isinstance(part, ast.FunctionDef)]
            function_names = {function.name for function in functions}
            # Functions inside of functions do not bind a global name.
            new_callables = function_names & statement.bound_names
        callables |= new_callables
        callables_by_statement.append(new_callables)
    return callables_by_statement


def _is_callable_value(
    value: ast.expr, callables: Collection[str], callable_classes: Collection[str]
) -> bool:
    """Return whether the value of an expression can be called, as far as the cells show it.

    `callables` are the names of callables that the cells define, and `callable_classes` those of
    classes whose objects can be called.
    """
    match value:
        case ast.Lambda():
            return True
        case ast.Name(id=name):
            return name in callables
        case ast.Call(func=ast.Name(id=name)):
            return name in callable_classes
    return False


# Functions whose source is written ----------------------------------------------------------------


def _find_written_functions(statements: Sequence[Statement]) -> list[WrittenFunction]:
    """Return the functions whose source the cells write to files, in the notebook's order.

    A statement writes the source of `my_agent` if it has one of these calls:

    - `inspect.getsource(my_agent)`,
    - `write(my_agent)`, where `write` is a function of the notebook that calls `getsource` of one
      of its parameters,
    - any call with `my_agent` and the name of a file that is uploaded as its arguments.
    """
    callables = set[str]().union(*_find_callables_by_statement(statements))
    writer_names = set[str]()  # of functions such as `write`
    written_functions: list[WrittenFunction] = []
    for statement_number, statement in enumerate(statements):
        node = statement.node
        if isinstance(node, ast.FunctionDef):
            parameters = {argument.arg for argument in node.args.args}
            is_writer = not parameters.isdisjoint(_find_getsource_arguments(node))
            if is_writer:
                writer_names.add(node.name)
            continue
        file_names = _find_python_file_names(node)
        file_name = file_names[-1] if file_names else ""
        for name in _find_getsource_arguments(node):
            if name not in callables:  # it may be the variable of a loop over functions
                name = _find_last_loop_value(name, node, statements)
            if name in callables:
                written_functions.append(WrittenFunction(name, file_name, statement_number))
        for call in ast.walk(node):
            if not isinstance(call, ast.Call):
                continue
            function = _find_function_argument(call, callables)
            call_files = _find_python_file_names(call)
            calls_writer = isinstance(call.func, ast.Name) and call.func.id in writer_names
            names_uploaded_file = not set(call_files).isdisjoint(UPLOADED_FILES)
            if function and (calls_writer or names_uploaded_file):
                call_file = call_files[-1] if call_files else ""
                written_functions.append(WrittenFunction(function, call_file, statement_number))
    return written_functions


def _find_function_argument(call: ast.Call, callables: Collection[str]) -> str:
    """Return the first name among the arguments of a call that is one of `callables`, or ""."""
    arguments = [*call.args, *(keyword.value for keyword in call.keywords)]
    for argument in arguments:
        if isinstance(argument, ast.Name) and argument.id in callables:
            return argument.id
    return ""


def _find_last_loop_value(name: str, node: ast.AST, statements: Sequence[Statement]) -> str:
    """Return the last value that the variable `name` of a `for` loop in a node gets.

    For `for name in [first_agent, second_agent]`, that is "second_agent". The list may have a name
    itself, if the node or one of `statements` assigns a list to that name. Returns "" if there is
    no such loop, or if the last value is not a name.
    """
    for loop in ast.walk(node):
        if not isinstance(loop, ast.For) or not isinstance(loop.target, ast.Name):
            continue
        if loop.target.id != name:
            continue
        values: ast.AST | None = loop.iter
        if isinstance(values, ast.Name):
            nodes = [node, *(statement.node for statement in statements)]
            values = _find_assigned_value(values.id, nodes)
        if not isinstance(values, ast.List | ast.Tuple) or not values.elts:
            continue
        last_value = values.elts[-1]
        if isinstance(last_value, ast.Name):
            return last_value.id
    return ""


def _find_assigned_value(name: str, nodes: Sequence[ast.AST]) -> ast.expr | None:
    """Return the value that a name has after the first node that assigns to the name.

    Returns None if none of the nodes does.
    """
    for node in nodes:
        value: ast.expr | None = None
        for part in ast.walk(node):
            if not isinstance(part, ast.Assign):
                continue
            names = [target.id for target in part.targets if isinstance(target, ast.Name)]
            if name in names:
                value = part.value  # a later assignment in the same node counts
        if value is not None:
            return value
    return None


def _find_getsource_arguments(node: ast.AST) -> list[str]:
    """Return the names to which calls in a node apply `getsource`.

    For `inspect.getsource(my_agent)`, this is ["my_agent"].
    """
    names = []
    for call in ast.walk(node):
        match call:
            case ast.Call(
                func=ast.Attribute(attr="getsource") | ast.Name(id="getsource"),
                args=[ast.Name(id=name), *_],
            ):
                names.append(name)
    return names


def _find_python_file_names(node: ast.AST) -> list[str]:
    """Return the names of Python files, without their folders, that are strings in a node."""
    names = []
    for constant in ast.walk(node):
        if not isinstance(constant, ast.Constant) or not isinstance(constant.value, str):
            continue
        text = constant.value
        if text.endswith(".py") and "\n" not in text:
            names.append(PurePosixPath(text).name)
    return names


def _writes_text_to_uploaded_file(statement: Statement) -> bool:
    """Return whether a statement writes a text to a file that is uploaded, such as `submission.py`.

    The source of a function, which `getsource` returns, is no such text.
    """
    node = statement.node
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return False
    names_uploaded_file = not set(_find_python_file_names(node)).isdisjoint(UPLOADED_FILES)
    if not names_uploaded_file or _find_getsource_arguments(node):
        return False
    for call in ast.walk(node):
        match call:
            case ast.Call(func=ast.Attribute(attr="write" | "write_text" | "writelines")):
                return True
    return False


def _find_agent_written_as_string(statements: Sequence[Statement]) -> str:
    """Return the agent's source, if a cell writes it as a string to a file that is uploaded.

    The string has to stand in the call of `write` or `write_text`, or to be assigned to a name that
    stands there. The last such call counts. Returns "" if there is none, or if its text has no
    function. The source begins with a comment that names the string's cell and line, unless the
    string has escapes.
    """
    source = ""
    # By a name: the constant that is assigned to it, and the statement that assigns it.
    constants: dict[str, tuple[ast.Constant, Statement]] = {}
    for statement in statements:
        node = statement.node
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    constants[target.id] = node.value, statement
        if not _writes_text_to_uploaded_file(statement):
            continue
        for call in ast.walk(node):
            match call:
                case ast.Call(func=ast.Attribute(attr="write" | "write_text"), args=[argument]):
                    source = _make_source_of_string(argument, constants, statement)
    return source


def _make_source_of_string(
    argument: ast.expr,
    constants: Mapping[str, tuple[ast.Constant, Statement]],
    statement: Statement,
) -> str:
    """Return the text of an argument of `write`, below a comment with its cell and line.

    The argument stands in `statement`. It is a string, or one of the names in `constants`, which
    has, by these names, their values and the statements that assign them. Returns "" for any other
    argument, and for a text without a function.

    A text whose lines are not those of the cell has no comment, such as "def agent():\\n return 0"
    with an escape.
    """
    constant: ast.expr = argument
    if isinstance(argument, ast.Name) and argument.id in constants:
        constant, statement = constants[argument.id]
    if not isinstance(constant, ast.Constant) or not isinstance(constant.value, str):
        return ""
    text = constant.value
    if not FUNCTION_TEXT_PATTERN.search(text):
        return ""
    assert constant.end_lineno is not None
    line_breaks_in_cell = constant.end_lineno - constant.lineno
    if text.count("\n") != line_breaks_in_cell:
        return text
    lines_into_statement = constant.lineno - statement.node.lineno
    line = statement.line + lines_into_statement
    return _make_cell_comment(statement.cell.number, line) + text


def _leave_out_later_definitions(
    statements: Sequence[Statement], written_function: WrittenFunction
) -> list[Statement]:
    """Leave out the statements that bind a function's name again after the function was written."""
    remaining = []
    for number, statement in enumerate(statements):
        is_below_writing = number > written_function.statement_number
        if is_below_writing and written_function.name in statement.bound_names:
            continue
        remaining.append(statement)
    return remaining


# Cells in the source ------------------------------------------------------------------------------


def cell_of(source: str, line: int) -> tuple[int, int] | None:
    """Return the cell and the line in that cell from which a line of a notebook's source comes.

    Both count from 1, and so does `line`. Returns None if the source is not from a notebook.
    """
    lines = source.split("\n")[:line]
    for index in reversed(range(len(lines))):  # the nearest comment above the line counts
        if comment := CELL_COMMENT_PATTERN.fullmatch(lines[index]):
            cell = int(comment["cell"])
            line_below_comment = int(comment["line"])  # the line of the cell that stands there
            comment_line = index + 1  # lines count from 1
            lines_between = line - comment_line - 1
            return cell, line_below_comment + lines_between
    return None


def _make_cell_comment(number: int, line: int) -> str:
    """Return the comment that stands above what comes from a line of a cell: "# Cell 2, line 1"."""
    return f"# Cell {number}, line {line}\n"


def _join_statements(statements: Iterable[Statement]) -> str:
    """Return the statements as one source, below comments that name their cells and lines.

    Statements that follow each other in a cell share a comment.
    """
    source = ""
    last_cell_number = 0
    next_line = 0  # the line of the cell below the last statement
    for statement in statements:
        follows_last = statement.cell.number == last_cell_number and statement.line == next_line
        if not follows_last:
            separator = "\n\n" if source else ""
            source += separator + _make_cell_comment(statement.cell.number, statement.line)
        source += f"{statement.text}\n"
        last_cell_number = statement.cell.number
        line_count = statement.text.count("\n") + 1
        next_line = statement.line + line_count
    return source


# Reading cells ------------------------------------------------------------------------------------


def _read_files_and_cells(path: Path) -> tuple[dict[str, str], list[Cell]]:
    """Return the texts of the files that a notebook's cells write, and the other cells of code.

    The texts of files are by their names, without folders. In the cells, the lines with magics for
    Python, such as `%%time`, are left out.

    Raises PlayerError if the file is no notebook, and OSError if it cannot be read.
    """
    written_files: dict[str, str] = {}
    cells: list[Cell] = []
    for number, text in enumerate(_read_code_cells(path), start=1):
        first_line, _, text_below = text.lstrip("\n").partition("\n")
        empty_lines = len(text) - len(text.lstrip("\n"))
        line_below = empty_lines + 2  # of the cell, behind the empty lines and the first line
        command, *words = first_line.split() or [""]  # such as "%%writefile", "-a", "bot.py"
        if command in WRITE_MAGICS and words:
            name = PurePosixPath(words[-1]).name
            content = text_below.rstrip("\n") + "\n"
            if not is_built(content):  # a built file names the files that it is made of
                content = _make_cell_comment(number, line_below) + content
            is_appended = "-a" in words
            if is_appended:
                content = written_files.get(name, "") + content
            written_files[name] = content
        elif command in PYTHON_MAGICS:
            cells.append(Cell(number, first_line=line_below, text=text_below))
        else:
            cells.append(Cell(number, first_line=1, text=text))
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
    line_in_source = node.lineno
    text = ast.get_source_segment(source, node) or ""
    decorators = getattr(node, "decorator_list", [])
    if decorators:  # which stand above the lines of their function
        line_in_source = min(line_in_source, *(decorator.lineno for decorator in decorators))
        lines = source.split("\n")[line_in_source - 1 : node.end_lineno]
        text = "\n".join(lines)
    # IPython leaves out the empty lines above the code, so `source` lacks them.
    blank_characters = len(cell.text) - len(cell.text.lstrip())
    blank_lines = cell.text[:blank_characters].count("\n")
    line_in_cell = cell.first_line + blank_lines + line_in_source - 1
    names = find_global_names(ast.unparse(node))
    defined_names = _find_defined_names(node)
    return Statement(
        node=node,
        cell=cell,
        text=text,
        line=line_in_cell,
        bound_names=set(names.bound),
        used_names=names.used,
        changed_names=set() if defined_names else _find_changed_names(node),
        defined_names=defined_names,
    )


def _find_defined_names(node: ast.stmt) -> set[str]:
    """Return the names that a statement defines anew, as a function, a class or an import."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    if isinstance(node, ast.Import | ast.ImportFrom):
        return {alias.asname or alias.name.partition(".")[0] for alias in node.names}
    return set()


def _find_changed_names(node: ast.stmt) -> set[str]:
    """Return the names whose values a statement may change without binding the names anew.

    For each such name, the statement assigns to a part of the value, as in `name[0] = 1`, calls a
    method, as in `name.append(1)`, or is a call such as `fill(name)` of a function that is not
    built in. The name "" may be in the result, and means nothing.
    """
    names = set[str]()
    for part in ast.walk(node):
        match part:
            case ast.Subscript(ctx=ast.Store() | ast.Del()) | ast.Attribute(ctx=ast.Store()):
                names.add(_find_root_name(part))
            case ast.Call(func=ast.Attribute(value=owner)):
                names.add(_find_root_name(owner))
            case ast.Expr(value=ast.Call(func=ast.Name(id=function), args=arguments)):
                if not hasattr(builtins, function):
                    names.update(_find_root_name(argument) for argument in arguments)
    return names


def _find_root_name(node: ast.expr) -> str:
    """Return the name at the start of an expression such as `name.part[0]`; "" if it has none."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _has_function_text(statement: Statement) -> bool:
    """Return whether a statement has a string in which a function is defined."""
    constants = [node for node in ast.walk(statement.node) if isinstance(node, ast.Constant)]
    texts = [constant.value for constant in constants if isinstance(constant.value, str)]
    return any(FUNCTION_TEXT_PATTERN.search(text) for text in texts)


def _leave_out_other_bindings(statements: Sequence[Statement], function: str) -> list[Statement]:
    """Leave out the statements that bind the name of a function of the cells to something else.

    Such a statement imports the name, or is `agent = get_last_callable(...)`, with which notebooks
    check their upload. But `agent = wrap(agent)` stays, because it makes `agent` another function.
    """
    remaining = []
    for statement, callables in zip(statements, _find_callables_by_statement(statements)):
        is_import = isinstance(statement.node, ast.Import | ast.ImportFrom)
        is_assignment = isinstance(statement.node, ast.Assign | ast.AnnAssign)
        uses_function = function in statement.used_names
        wraps_function = uses_function and function not in statement.changed_names
        has_other_value = is_import or (is_assignment and not wraps_function)
        defines_function = function in callables
        if function in statement.bound_names and has_other_value and not defines_function:
            continue
        remaining.append(statement)
    return remaining


def _find_needed_statements(statements: Sequence[Statement], function: str) -> list[Statement]:
    """Return the statements that a function needs, in the notebook's order.

    These are the statements that bind or change a name which the function uses, directly or through
    other names. The search walks from the last statement to the first, since a definition makes
    earlier ones of the same name unnecessary. It is repeated until no new name is reached, since
    functions use names that are bound below them.
    """
    if _is_callable_defined(function, statements):
        statements = _leave_out_other_bindings(statements, function)
    # Names of values, which a call may change. Functions and modules are not among them.
    value_names = set[str]()
    for statement in statements:
        value_names |= statement.bound_names - statement.defined_names
    value_names.discard(function)

    reached_names = {function}
    while True:
        names_to_find = set(reached_names)  # their definitions may stand further up
        reached_count_before = len(reached_names)
        needed_from_last: list[Statement] = []
        for statement in reversed(statements):
            changed_values = statement.changed_names & value_names
            bound_or_changed = statement.bound_names | changed_values
            if names_to_find.isdisjoint(bound_or_changed):
                continue
            needed_from_last.append(statement)
            reached_names |= statement.used_names
            names_to_find |= statement.used_names
            names_to_find -= statement.defined_names
        if len(reached_names) == reached_count_before:
            return needed_from_last[::-1]

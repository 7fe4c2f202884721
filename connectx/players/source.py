"""What an agent's source or notebook tells without being executed.

Its constants can be set: `minimax:N_STEPS=5`. A constant is a name in capitals that a file assigns
once, at the top level.

The agent in a notebook is the `.py` file that a cell writes with `%%writefile`, or else a function:
`my_agent`, `agent`, or the one that the user names. A function comes with the statements of all
cells that bind or change a name which it reaches.
"""

import ast
import builtins
import json
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from connectx.bundle.bundle import BANNER, replaced
from connectx.bundle.module import names_of
from connectx.errors import NOT_PYTHON, PlayerError, cut, say
from connectx.files import regular
from connectx.players.archive import MAIN

CONSTANT = re.compile(r"[A-Z][A-Z0-9_]*")
USUAL_NAMES = ("my_agent", "agent")
UPLOADED = ("submission.py", MAIN)  # before other files that a notebook writes
RUNS_BODY = ("%%time", "%%capture", "%%prun")  # magics; the rest of the cell is Python


def set_constants(source: str, path: str, constants: Mapping[str, str]) -> str:
    """The source of any single file, with constants set again right behind their definition.

    `constants` maps names to the source text of new values. They may use what is bound above the
    definition, or stands in the module from which the present value is imported. A value has to be
    of the same type as the present one: of two literals that is seen here, else where the source is
    executed. "WEIGHTS.threes" is a field of a NamedTuple. In a file that `bundle` wrote, only the
    constants of the agent's own module can be changed. Raises PlayerError for a constant that the
    source does not have or a value that does not fit; `path` is how messages call the file.

    >>> set_constants("N_STEPS = 3  # plies", "bot.py", {"N_STEPS": "5"})
    'N_STEPS = 3; N_STEPS = 5  # plies'
    """
    if not constants:
        return source
    try:
        tree = ast.parse(source)
    except NOT_PYTHON as error:
        raise PlayerError(f"{path}: not Python source: {error}") from error
    agent_begins = source.rpartition(BANNER)[0].count("\n")  # its line; 0 if not bundled
    found = dict(_constants(tree))
    own = {name: node for name, node in found.items() if node.lineno > agent_begins}
    froms = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    origins = {alias.name: node for node in froms for alias in node.names if not alias.asname}
    behind: dict[ast.AST, list[str]] = {}
    for key in sorted(constants, key=lambda key: "." in key):  # the whole before its fields
        (name, _, field), text = key.partition("."), constants[key].strip()
        present = own[name].value if name in own else None
        expected = _type_of(present, found)
        if present is None or (field and expected):
            listed = ", ".join(own) or "no constants"
            raise PlayerError(f"{path}: there is no constant {cut(key)}; it has {listed}")
        refused = PlayerError(
            f"{path}: {key} is {cut(text) or 'empty'}, expected {expected or 'a value'}"
        )
        try:
            value = ast.parse(text, mode="eval").body
        except NOT_PYTHON as error:
            raise refused from error
        above = ast.Module(tree.body[: tree.body.index(own[name])], [])
        known = {*names_of(ast.unparse(above)).bound, *dir(builtins)}
        for used in {node.id for node in ast.walk(value) if isinstance(node, ast.Name)} - known:
            origin = origins.get(getattr(present, "id", ""))
            if origin is None:
                raise refused
            import_it = ast.ImportFrom(origin.module, [ast.alias(used)], origin.level)
            behind.setdefault(origin, []).append(ast.unparse(import_it))
        given = _type_of(value, found)
        # An int may stand for a float, and anything for None.
        fits = given == expected or (given, expected) == ("int", "float")
        if given and expected not in ("", "NoneType") and not fits:
            raise refused
        text = ast.unparse(value)
        new = f"{name}._replace({field}={text})" if field else text
        if not field and not (given and expected):
            behind.setdefault(own[name], []).append(_type_check(name, text))
        behind.setdefault(own[name], []).append(f"{name} = {new}")
    texts = {
        node: "; ".join([ast.get_source_segment(source, node) or "", *dict.fromkeys(more)])
        for node, more in behind.items()
    }
    return replaced(source, texts)


def _type_of(value: ast.expr | None, constants: Mapping[str, ast.Assign | ast.AnnAssign]) -> str:
    """The name of the type of a literal, or of a constant that is one; "" if it is neither."""
    seen = set[str]()
    while isinstance(value, ast.Name) and value.id in constants and value.id not in seen:
        seen.add(value.id)
        value = constants[value.id].value
    try:
        return type(ast.literal_eval(value)).__name__ if value else ""
    except (TypeError, *NOT_PYTHON):
        return ""


def _type_check(name: str, text: str) -> str:
    """The statement that compares the types of a constant's values where the file is executed."""
    fits = f"{name} is None or isinstance({text}, type({name}))"
    fits += f" or (isinstance({name}, float) and isinstance({text}, int))"
    return f"assert {fits}, {f'{name} is {text}, expected '!r} + type({name}).__name__"


def _constants(tree: ast.Module) -> list[tuple[str, ast.Assign | ast.AnnAssign]]:
    """The constants of a parsed file, in order of definition, and these."""
    found: list[tuple[str, ast.Assign | ast.AnnAssign]] = []
    bound = names_of(ast.unparse(tree)).bound
    for node in tree.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)])
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr())
            ) if CONSTANT.fullmatch(name) and bound[name] == 1:
                found.append((name, node))
    return found


def warn_of_last(source: str, path: str) -> str:
    """A warning if Kaggle may take a function or class that is no agent; else "".

    An agent is a function whose first parameter begins with `obs`, or that has "agent" in its name.
    Nothing is executed: of assignments and imports below the functions, it does not know what they
    are.
    """
    try:
        body = ast.parse(source).body
    except NOT_PYTHON:  # it does not load, which is said then
        return ""
    bound: dict[str, ast.AST] = {}  # the last binding, in the place of the first
    name = ""
    for node in body:
        match node:
            case ast.FunctionDef() | ast.ClassDef():
                bound[name := node.name] = node
            case ast.Assign(targets=[ast.Name(id=name)]):
                bound.setdefault(name, node)
            case ast.Expr() | ast.If() | ast.Pass():
                continue
            case _:
                bound[name := str(node.lineno)] = node
    agents = [
        name
        for name, node in bound.items()
        if isinstance(node, ast.FunctionDef)
        and ("agent" in name or ast.unparse(node.args).startswith("obs"))
    ]
    last = next(reversed(bound), "")
    if last in agents or not isinstance(bound.get(last), ast.FunctionDef | ast.ClassDef):
        return ""
    if name != last:
        again = f"{name} is bound again at the end, but keeps the place of its first binding"
        return f"{again}: Kaggle calls {last}"
    other = f"; {path}:{agents[-1]} plays the other" if agents else ""
    return f"Kaggle calls {last}, the last callable in the file{other}"


# Notebooks ---------------------------------------------------------------------------------------


class Statement(NamedTuple):
    """A statement of a cell, and the global names it deals with."""

    node: ast.stmt
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
    return "\n\n".join(ast.unparse(statement.node) for statement in needed) + "\n", found[0]


def _separate(path: Path) -> tuple[dict[str, str], list[str]]:
    """The files that a notebook's cells write, by their names without folders; the other cells."""
    try:
        content: Any = json.loads(regular(path).read_text(encoding="utf-8-sig"))
        # Joins lists of lines, and leaves a text as it is.
        code = ["".join(cell["source"]) for cell in content["cells"] if cell["cell_type"] == "code"]
    except (ValueError, RecursionError, KeyError, TypeError) as error:
        raise PlayerError(f"{path}: not a Jupyter notebook") from error
    files: dict[str, str] = {}
    cells: list[str] = []
    for cell in code:
        first, _, rest = cell.lstrip("\n").partition("\n")
        command, *words = first.split() or [""]
        if command in ("%%writefile", "%%file") and words:
            name = PurePosixPath(words[-1]).name
            files[name] = (files.get(name, "") if "-a" in words else "") + rest.rstrip("\n") + "\n"
        else:
            cells.append(rest if command in RUNS_BODY else cell)
    return files, cells


def _statements(cells: Iterable[str]) -> list[Statement]:
    """The statements of all cells that are Python; magics and shell commands are left out."""
    from IPython.core.inputtransformer2 import TransformerManager  # late: takes half a second

    found: list[Statement] = []
    for cell in cells:
        try:
            source = TransformerManager().transform_cell(cell)  # type: ignore[no-untyped-call]
            statements = ast.parse(source).body
        # An exercise that was not filled in, another language, or hundreds of magics in a cell.
        except (RuntimeError, *NOT_PYTHON):
            continue
        for node in statements:
            with suppress(*NOT_PYTHON):  # `await`, for which only a notebook has a place
                found.append(_read_statement(node))
    return found


def _read_statement(node: ast.stmt) -> Statement:
    names, defined = names_of(ast.unparse(node)), set[str]()
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        defined = {node.name}
    elif isinstance(node, ast.Import | ast.ImportFrom):
        defined = {alias.asname or alias.name.partition(".")[0] for alias in node.names}
    found = Statement(node, {*names.bound}, names.used, set(), defined)
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

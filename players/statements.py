"""The statements of a notebook's cells, and which of them a function needs. Nothing is executed."""

import ast
import builtins
import symtable
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from errors import NOT_PYTHON

SHELL = "get_ipython"  # what IPython makes of magics and shell commands
SHOWS = ("run", "render", "play", "plot", "show")  # methods that play games and show things
TRAINS = ("fit", "learn")  # methods of models
KNOWN = {*dir(builtins), "__file__", "__annotations__", SHELL}
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)


@dataclass(eq=False)
class Statement:
    """A statement at the top level of a cell, and the global names it deals with."""

    node: ast.stmt
    text: str
    binds: set[str] = field(default_factory=set)
    binds_later: set[str] = field(default_factory=set)  # by `global` in a function it defines
    uses: set[str] = field(default_factory=set)  # while it runs
    uses_later: set[str] = field(default_factory=set)  # when a function that it defines is called
    changes: set[str] = field(default_factory=set)  # by assigning to parts, or by a method
    trains: set[str] = field(default_factory=set)  # models

    @property
    def function(self) -> str:
        """The name of the function that it defines, or ""."""
        return self.node.name if isinstance(self.node, ast.FunctionDef) else ""

    @property
    def parameters(self) -> list[str]:
        """Those of the function that it defines."""
        node = self.node
        return [each.arg for each in node.args.args] if isinstance(node, ast.FunctionDef) else []


def read_statements(cells: Iterable[str]) -> list[Statement]:
    """The statements of all cells that are Python; magics and shell commands are left out."""
    from IPython.core.inputtransformer2 import TransformerManager  # late: takes half a second

    found: list[Statement] = []
    for cell in cells:
        try:
            source = TransformerManager().transform_cell(cell)  # type: ignore[no-untyped-call]
            found += [_read_statement(node, source) for node in ast.parse(source).body]
        # An exercise that was not filled in, another language, or hundreds of magics in a cell.
        except (RuntimeError, *NOT_PYTHON):
            continue
    functions = {each.function: each for each in found if each.function}
    for each in found:  # a function that is called as a statement may change what it is given
        match each.node:
            case ast.Expr(value=ast.Call(func=ast.Name(id=name)) as call) if name in functions:
                given = [*call.args, *(keyword.value for keyword in call.keywords)]
                each.changes.update(functions[name].binds_later, map(_root, given))
    return found


def needed(statements: list[Statement], function: str) -> tuple[list[Statement], set[str]]:
    """The statements that a function needs, in their order, and the names that none binds.

    They are found from the last to the first: one is kept that binds or changes a name which those
    below it need. What functions use may be bound below them too, so that is known from the start
    of another walk.
    """
    # Only of these names do calls change what they stand for, not of functions and modules.
    values = {n for s in statements for n in s.binds | s.binds_later if n not in _defined(s)}
    values.discard(function)
    # Not `agent = get_last_callable(...)`, with which notebooks check their upload.
    if any(each.function == function for each in statements):
        checks = [s for s in statements if function in s.binds - s.uses - _defined(s)]
        statements = [each for each in statements if each not in checks]
    later, before = {function}, set[str]()
    while later != before:
        before = set(later)
        wanted, kept = set(later), list[Statement]()
        for each in reversed(statements):
            if each.binds & wanted or each.changes & wanted & values:
                kept.append(each)
                wanted -= _defined(each)  # what is above has been replaced
                wanted |= each.uses | each.uses_later
                later |= each.uses_later
    bound = {name for each in statements for name in each.binds | each.binds_later}
    missing = {name for each in kept for name in each.uses | each.uses_later} - bound - KNOWN
    stars = [each for each in statements if _star(each.node)] if missing else []
    chosen = {*kept, *stars}
    return [s for s in statements if s in chosen], set() if stars else missing


def _defined(statement: Statement) -> set[str]:
    """The names whose former meaning the statement replaces."""
    return statement.binds if isinstance(statement.node, DEFINITIONS) else set()


def _read_statement(node: ast.stmt, source: str) -> Statement:
    first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
    text = "\n".join(source.split("\n")[first - 1 : node.end_lineno])
    try:
        is_alone = ast.dump(ast.parse(text)) == ast.dump(ast.Module([node], []))
    except NOT_PYTHON:
        is_alone = False
    found = Statement(node, (text if is_alone else ast.unparse(node)) + "\n")
    _collect(symtable.symtable(ast.unparse(node), "", "exec"), found, later=False)
    if not isinstance(node, DEFINITIONS):
        found.changes.update(_changed(node))
    calls = [part.func for part in ast.walk(node) if isinstance(part, ast.Call)]
    methods = [each for each in calls if isinstance(each, ast.Attribute)]
    found.trains.update(_root(each.value) for each in methods if each.attr in TRAINS)
    return found


def _collect(table: symtable.SymbolTable, found: Statement, *, later: bool) -> None:
    """Sort the global names of a scope, and of those inside it, into what they are there for."""
    is_comprehension = table.get_name() in ("listcomp", "setcomp", "dictcomp", "genexpr")
    later = later or (table.get_type() == "function" and not is_comprehension)
    for symbol in table.get_symbols():
        if table.get_type() != "module" and not symbol.is_global():
            continue
        if symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace():
            (found.binds_later if later else found.binds).add(symbol.get_name())
        if symbol.is_referenced():
            (found.uses_later if later else found.uses).add(symbol.get_name())
    for child in table.get_children():
        _collect(child, found, later=later)


def _changed(node: ast.stmt) -> Iterator[str]:
    """The names whose values a statement changes without binding them."""
    for part in ast.walk(node):
        match part:
            case ast.Subscript(ctx=ast.Store() | ast.Del()) | ast.Attribute(ctx=ast.Store()):
                yield _root(part)
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=owner, attr=method))) if (
                method not in SHOWS
            ):
                yield _root(owner)


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _star(node: ast.stmt) -> bool:
    """Whether it imports everything from somewhere; the course's checkers are not needed."""
    is_star = isinstance(node, ast.ImportFrom) and node.names[0].name == "*"
    return is_star and not (getattr(node, "module", "") or "").startswith("learntools")

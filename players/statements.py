"""The statements of a notebook's cells, and which of them a function needs.

Nothing is executed: `symtable` tells which names are global, bound and used.
"""

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


@dataclass(frozen=True, eq=False)
class Statement:
    """A statement at the top level of a cell, and the global names it deals with."""

    node: ast.stmt
    text: str
    binds: frozenset[str]
    binds_later: frozenset[str]  # by `global` in a function that it defines
    uses: frozenset[str]  # while it runs
    uses_later: frozenset[str]  # when a function that it defines is called
    changes: frozenset[str]  # by assigning to parts of them or calling their methods
    trains: frozenset[str]  # models
    arguments: frozenset[str] = frozenset()  # names handed to the function `calls`
    calls: str = ""  # as a statement of its own

    @property
    def function(self) -> str:
        """The name of the function that it defines, or ""."""
        return self.node.name if isinstance(self.node, ast.FunctionDef) else ""

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


def read_statements(cells: Iterable[str]) -> list[Statement]:
    """The statements of all cells that are Python; magics and shell commands are left out."""
    from IPython.core.inputtransformer2 import TransformerManager  # late: takes half a second

    found = []
    for cell in cells:
        try:
            source = TransformerManager().transform_cell(cell)  # type: ignore[no-untyped-call]
            nodes = ast.parse(source).body
            found += [_read_statement(node, source) for node in nodes]
        # An exercise that was not filled in, another language, or hundreds of magics in a cell.
        except (RuntimeError, *NOT_PYTHON):
            continue
    return found


def _read_statement(node: ast.stmt, source: str) -> Statement:
    first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
    text = "\n".join(source.split("\n")[first - 1 : node.end_lineno])
    try:
        is_alone = ast.dump(ast.parse(text)) == ast.dump(ast.Module([node], []))
    except NOT_PYTHON:
        is_alone = False
    if not is_alone:  # it shares its lines with others
        text = ast.unparse(node)
    names = _Names()
    _collect(symtable.symtable(ast.unparse(node), "", "exec"), names, later=False)
    calls, arguments = "", frozenset[str]()
    match node:
        case ast.Expr(value=ast.Call(func=ast.Name(id=calls)) as call):
            given = [*call.args, *(keyword.value for keyword in call.keywords)]
            arguments = frozenset(each.id for each in given if isinstance(each, ast.Name))
    return Statement(
        node=node,
        text=f"{text}\n",
        binds=frozenset(names.binds),
        binds_later=frozenset(names.binds_later),
        uses=frozenset(names.uses),
        uses_later=frozenset(names.uses_later),
        changes=frozenset(_changed(node)),
        trains=frozenset(_trained(node)),
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
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=owner, attr=method))) if (
                method not in SHOWS
            ):
                yield _root(owner)


def _trained(node: ast.stmt) -> Iterator[str]:
    for part in ast.walk(node):
        match part:
            case ast.Call(func=ast.Attribute(value=owner, attr=method)) if method in TRAINS:
                yield _root(owner)


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def needed(statements: list[Statement], function: str) -> tuple[set[int], set[str]]:
    """The numbers of the statements that a function needs, and the names that none binds.

    A name that a running statement uses has to be bound above it. One that a function uses may be
    bound anywhere, as long as the function is called below.
    """
    # Of these names, not of functions, classes and modules, calls may change what they are.
    values = {
        name
        for each in statements
        for name in (each.binds_later if each.is_definition else each.binds)
    } - {function}
    functions = {each.function: each for each in statements if each.function}
    # Not `agent = get_last_callable(...)`, with which notebooks check their upload.
    ignored = {
        number
        for number, each in enumerate(statements)
        if function in functions
        and function in each.binds
        and function not in {*each.uses, each.function}
    }
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
            if name == function and number in ignored:
                continue
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


def _star(node: ast.stmt) -> bool:
    """Whether it imports everything from somewhere; the course's checkers are not needed."""
    return (
        isinstance(node, ast.ImportFrom)
        and node.names[0].name == "*"
        and not (node.module or "").startswith("learntools")
    )

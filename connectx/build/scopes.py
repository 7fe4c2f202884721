"""Which names a piece of code binds, and where, by its syntax tree alone."""

import ast
from collections.abc import Iterator, Sequence

FUNCTION_NODES = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
COMPREHENSION_NODES = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


def names_around(
    node: ast.AST,
    in_functions: frozenset[str] = frozenset(),
    in_class: frozenset[str] = frozenset(),
) -> Iterator[tuple[ast.AST, frozenset[str]]]:
    """Yield the nodes below a node, each with the names that are bound in scopes around it.

    The names of the module itself do not count, nor those of a class inside of its methods.
    """
    for child in ast.iter_child_nodes(node):
        functions, class_names = in_functions, in_class
        if isinstance(child, FUNCTION_NODES | COMPREHENSION_NODES):
            functions, class_names = in_functions | names_bound_below(child), frozenset()
        elif isinstance(child, ast.ClassDef):
            class_names = names_bound_below(child)
        yield child, functions | class_names
        yield from names_around(child, functions, class_names)


def names_bound_below(scope: ast.AST) -> frozenset[str]:
    """Return the names that a function, a class or a comprehension binds in its own scope."""
    names = set[str]()
    for child in ast.iter_child_nodes(scope):
        names |= bound_by(child)
        if not isinstance(child, FUNCTION_NODES | ast.ClassDef):
            names |= names_bound_below(child)
    return frozenset(names)


def bound_by(node: ast.AST) -> set[str]:
    """Return the names that a node binds by itself, not by what stands in it."""
    match node:
        case ast.Name(id=name, ctx=ast.Store() | ast.Del()) | ast.arg(arg=name):
            return {name}
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return {name}
        case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)):
            return {name}
        case ast.MatchStar(name=str(name)) | ast.MatchMapping(rest=str(name)):
            return {name}
        case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
            return {alias.asname or alias.name.partition(".")[0] for alias in aliases}
        case ast.Global(names=names) | ast.Nonlocal(names=names):
            return set(names)
    return set()


def bound_in_functions(tree: ast.Module) -> set[str]:
    """Return the names that functions declare `global`."""
    names = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            names |= set(node.names)
    return names


def deleted_names(tree: ast.Module) -> set[str]:
    """Return the names that a module deletes somewhere, as the end of `except ... as` does."""
    names = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Del):
            names.add(node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
    return names


def always_bound(statements: Sequence[ast.stmt]) -> set[str]:
    """Return the names that some statements bind whichever way they run to their end."""
    names = set[str]()
    for node in statements:
        match node:
            case ast.If(body=body, orelse=orelse):
                names |= always_bound(body) & always_bound(orelse)
            case ast.Try(body=body, handlers=handlers, orelse=orelse, finalbody=finalbody):
                ways = [always_bound([*body, *orelse])]
                ways += [
                    always_bound(handler.body)
                    for handler in handlers
                    if not isinstance(handler.body[-1], ast.Raise)
                ]
                names |= set.intersection(*ways) | always_bound(finalbody)
            case ast.With(body=body):
                names |= always_bound(body)
            case ast.Delete() | ast.For() | ast.AsyncFor() | ast.While() | ast.Match():
                pass
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                names.add(node.name)
            case ast.Import() | ast.ImportFrom():
                names |= bound_by(node)
            case ast.AnnAssign(value=None):
                pass
            case _:
                for inner in nodes_in_scope(node):
                    names |= bound_by(inner)
    return names


def nodes_in_scope(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a statement that run with it, so none of functions and comprehensions."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, FUNCTION_NODES | COMPREHENSION_NODES | ast.ClassDef):
            yield child
            yield from nodes_in_scope(child)

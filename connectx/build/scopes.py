"""Which names a piece of code binds, and where, by its syntax tree alone."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
COMPREHENSION_NODES = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


@dataclass(frozen=True)
class Scopes:
    """The names that are bound in the scopes around a node, but for those of the module."""

    in_functions: frozenset[str] = frozenset()  # and in comprehensions
    in_class: frozenset[str] = frozenset()  # which methods do not see
    local: frozenset[str] = frozenset()  # those that are local variables of functions for certain

    @property
    def names(self) -> frozenset[str]:
        """All these names."""
        return self.in_functions | self.in_class

    def is_local(self, node: ast.AST) -> bool:
        """Return whether a node is the name of a local variable of a function for certain."""
        return isinstance(node, ast.Name) and node.id in self.local - self.in_class

    def below(self, node: ast.AST) -> "Scopes":
        """Return the scopes around what stands in a node, given those around the node itself."""
        if isinstance(node, ast.ClassDef):
            return replace(self, in_class=names_bound_below(node))
        if isinstance(node, COMPREHENSION_NODES):
            return Scopes(self.in_functions | names_bound_below(node), local=self.local)
        if isinstance(node, FunctionNode):
            local = (self.local | local_names(node)) - declared_names(node)
            return Scopes(self.in_functions | names_bound_below(node), local=local)
        return self


def names_around(node: ast.AST, scopes: Scopes = Scopes()) -> Iterator[tuple[ast.AST, Scopes]]:
    """Yield the expressions and statements below a node, each with the scopes around it."""
    for child, around in parts_in_scopes(node, scopes):
        yield child, around
        yield from names_around(child, around)


def parts_in_scopes(node: ast.AST, scopes: Scopes) -> Iterator[tuple[ast.AST, Scopes]]:
    """Yield what stands in a node, each part with the scopes around it.

    Decorators, default values and annotations stand outside of their function, and what a
    comprehension runs over first stands outside of it.
    """
    inner = scopes.below(node)
    if isinstance(node, FunctionNode):
        body = [node.body] if isinstance(node, ast.Lambda) else node.body
        yield from ((part, scopes) for part in header_of(node))
        yield from ((part, inner) for part in body)
        return
    for child in ast.iter_child_nodes(node):
        if isinstance(node, COMPREHENSION_NODES) and child is node.generators[0]:
            yield child.iter, replace(inner, in_class=scopes.in_class)
            yield child.target, inner
            yield from ((test, inner) for test in child.ifs)
        else:
            yield child, inner


def header_of(function: FunctionNode) -> list[ast.expr]:
    """Return a function's decorators, default values and annotations."""
    arguments = function.args
    parts: list[ast.expr | None] = [*arguments.defaults, *arguments.kw_defaults]
    parts += [argument.annotation for argument in arguments_of(function)]
    if not isinstance(function, ast.Lambda):
        parts += [*function.decorator_list, function.returns]
    return [part for part in parts if part is not None]


def arguments_of(function: FunctionNode) -> list[ast.arg]:
    """Return all parameters of a function."""
    return [node for node in ast.iter_child_nodes(function.args) if isinstance(node, ast.arg)]


def local_names(function: FunctionNode) -> frozenset[str]:
    """Return the names that a function takes as parameters, or binds in its own statements."""
    names = {argument.arg for argument in arguments_of(function)}
    if not isinstance(function, ast.Lambda):
        for node in nodes_in_scope(ast.Module(function.body, [])):
            names |= bound_by(node)
    return frozenset(names)


def declared_names(function: FunctionNode) -> frozenset[str]:
    """Return the names that a function declares `global` or `nonlocal`."""
    if isinstance(function, ast.Lambda):
        return frozenset()
    nodes = nodes_in_scope(ast.Module(function.body, []))
    declarations = [node for node in nodes if isinstance(node, ast.Global | ast.Nonlocal)]
    return frozenset(name for node in declarations for name in node.names)


def names_bound_below(scope: ast.AST) -> frozenset[str]:
    """Return the names that a function, a class or a comprehension binds in its own scope."""
    names = set[str]()
    for child in ast.iter_child_nodes(scope):
        names |= bound_by(child)
        if not isinstance(child, FunctionNode | ast.ClassDef):
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
        if not isinstance(child, FunctionNode | COMPREHENSION_NODES | ast.ClassDef):
            yield child
            yield from nodes_in_scope(child)

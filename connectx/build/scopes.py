"""Which names a piece of code binds, and where, by its syntax tree alone."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
COMPREHENSION_NODES = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


@dataclass(frozen=True)
class Scopes:
    """The names that are bound in the functions, classes and comprehensions around a node."""

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
            return replace(self, in_class=find_names_bound_below(node))
        if isinstance(node, COMPREHENSION_NODES):
            return Scopes(self.in_functions | find_names_bound_below(node), local=self.local)
        if isinstance(node, FunctionNode):
            local = (self.local | find_local_names(node)) - find_declared_names(node)
            return Scopes(self.in_functions | find_names_bound_below(node), local=local)
        return self


def walk_with_scopes(node: ast.AST, scopes: Scopes = Scopes()) -> Iterator[tuple[ast.AST, Scopes]]:
    """Yield the expressions and statements below a node, each with the scopes around it."""
    for child, child_scopes in list_parts_with_scopes(node, scopes):
        yield child, child_scopes
        yield from walk_with_scopes(child, child_scopes)


def list_parts_with_scopes(node: ast.AST, scopes: Scopes) -> Iterator[tuple[ast.AST, Scopes]]:
    """Yield what stands in a node, each part with the scopes around it.

    Decorators, default values and annotations stand outside of their function, and what a
    comprehension runs over first stands outside of it.
    """
    inner_scopes = scopes.below(node)
    if isinstance(node, FunctionNode):
        for expression in list_header(node):
            yield expression, scopes
        body: Sequence[ast.AST] = [node.body] if isinstance(node, ast.Lambda) else node.body
        for part in body:
            yield part, inner_scopes
        return
    for child in ast.iter_child_nodes(node):
        if isinstance(node, COMPREHENSION_NODES) and child is node.generators[0]:
            yield child.iter, replace(inner_scopes, in_class=scopes.in_class)
            yield child.target, inner_scopes
            for test in child.ifs:
                yield test, inner_scopes
        else:
            yield child, inner_scopes


def list_header(function: FunctionNode) -> list[ast.expr]:
    """Return a function's decorators, default values and annotations."""
    arguments = function.args
    parts: list[ast.expr | None] = [*arguments.defaults, *arguments.kw_defaults]
    parts += [argument.annotation for argument in list_parameters(function)]
    if not isinstance(function, ast.Lambda):
        parts += [*function.decorator_list, function.returns]
    return [part for part in parts if part is not None]


def list_parameters(function: FunctionNode) -> list[ast.arg]:
    """Return all parameters of a function."""
    return [node for node in ast.iter_child_nodes(function.args) if isinstance(node, ast.arg)]


def find_local_names(function: FunctionNode) -> frozenset[str]:
    """Return the names that a function takes as parameters, or binds in its own statements."""
    names = {argument.arg for argument in list_parameters(function)}
    if not isinstance(function, ast.Lambda):
        for node in walk_scope(ast.Module(function.body, [])):
            names |= find_bound_names(node)
    return frozenset(names)


def find_declared_names(function: FunctionNode) -> frozenset[str]:
    """Return the names that a function declares `global` or `nonlocal`."""
    if isinstance(function, ast.Lambda):
        return frozenset()
    nodes = walk_scope(ast.Module(function.body, []))
    names = set[str]()
    for node in nodes:
        if isinstance(node, ast.Global | ast.Nonlocal):
            names.update(node.names)
    return frozenset(names)


def find_names_bound_below(scope: ast.AST) -> frozenset[str]:
    """Return the names that a function, a class or a comprehension binds in its own scope."""
    names = set[str]()
    for child in ast.iter_child_nodes(scope):
        names |= find_bound_names(child)
        if not isinstance(child, FunctionNode | ast.ClassDef):
            names |= find_names_bound_below(child)
    return frozenset(names)


def find_bound_names(node: ast.AST) -> set[str]:
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


def find_global_declarations(tree: ast.Module) -> set[str]:
    """Return the names that functions declare `global`."""
    names = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            names |= set(node.names)
    return names


def find_deleted_names(tree: ast.Module) -> set[str]:
    """Return the names that a module deletes somewhere, as the end of `except ... as` does."""
    names = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Del):
            names.add(node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
    return names


def find_always_bound(statements: Sequence[ast.stmt]) -> set[str]:
    """Return the names that some statements bind whichever way they run to their end."""
    names = set[str]()
    for node in statements:
        match node:
            case ast.If(body=body, orelse=orelse):
                names |= find_always_bound(body) & find_always_bound(orelse)
            case ast.Try(body=body, handlers=handlers, orelse=orelse, finalbody=finalbody):
                # The names that each way through the `try` binds: without an error, and in each
                # handler that does not end with a `raise`.
                names_by_way = [find_always_bound([*body, *orelse])]
                for handler in handlers:
                    if not isinstance(handler.body[-1], ast.Raise):
                        names_by_way.append(find_always_bound(handler.body))
                names |= set.intersection(*names_by_way) | find_always_bound(finalbody)
            case ast.With(body=body):
                names |= find_always_bound(body)
            case ast.Delete() | ast.For() | ast.AsyncFor() | ast.While() | ast.Match():
                pass
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                names.add(node.name)
            case ast.Import() | ast.ImportFrom():
                names |= find_bound_names(node)
            case ast.AnnAssign(value=None):
                pass
            case _:
                for inner in walk_scope(node):
                    names |= find_bound_names(inner)
    return names


def walk_scope(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes below a node that are in the same scope.

    What stands in functions, classes and comprehensions is in a scope of its own.
    """
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, FunctionNode | COMPREHENSION_NODES | ast.ClassDef):
            yield child
            yield from walk_scope(child)

"""Which names a piece of code binds, and where, by its syntax tree alone."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
COMPREHENSION_NODES = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


@dataclass(frozen=True)
class Scopes:
    """The names that the functions, classes and comprehensions around a node may bind."""

    # The names that the functions and comprehensions around the node may bind.
    names_in_functions: frozenset[str] = frozenset()
    # The names that the class directly around the node may bind; none if it is not in a class.
    names_in_class: frozenset[str] = frozenset()
    # The names that are surely local variables of the functions around the node.
    certain_locals: frozenset[str] = frozenset()

    @property
    def all_names(self) -> frozenset[str]:
        """All names that may be bound around the node."""
        return self.names_in_functions | self.names_in_class

    def is_certain_local(self, node: ast.AST) -> bool:
        """Return whether a node is surely the name of a local variable of a function."""
        if not isinstance(node, ast.Name) or node.id in self.names_in_class:
            return False
        return node.id in self.certain_locals

    def inside(self, node: ast.AST) -> "Scopes":
        """Return the scopes around what stands in a node. `self` are the scopes around the node.

        The two differ if the node is a function, a class or a comprehension. Functions and
        comprehensions do not see the names of a class around them, which are left out.
        """
        if isinstance(node, ast.ClassDef):
            return replace(self, names_in_class=find_possibly_bound_names(node))
        if not isinstance(node, COMPREHENSION_NODES | FunctionNode):
            return self
        certain_locals = self.certain_locals
        if isinstance(node, FunctionNode):
            certain_locals |= find_local_names(node)
            certain_locals -= find_names_declared_outer(node)  # by `global` or `nonlocal`
        names_in_functions = self.names_in_functions | find_possibly_bound_names(node)
        return Scopes(names_in_functions=names_in_functions, certain_locals=certain_locals)


def walk_with_scopes(node: ast.AST, scopes: Scopes = Scopes()) -> Iterator[tuple[ast.AST, Scopes]]:
    """Yield the expressions and statements below a node, each with the scopes around it.

    `scopes` are those around the node itself, by default none, as around a module.
    """
    for child, child_scopes in walk_children_with_scopes(node, scopes):
        yield child, child_scopes
        yield from walk_with_scopes(child, child_scopes)


def walk_children_with_scopes(node: ast.AST, scopes: Scopes) -> Iterator[tuple[ast.AST, Scopes]]:
    """Yield what stands directly in a node, each part with the scopes around it.

    `scopes` are those around the node itself. Python evaluates some parts of the node there, too:
    the decorators, default values and annotations of a function, and the iterable of the first
    `for` of a comprehension.
    """
    inner_scopes = scopes.inside(node)
    if isinstance(node, FunctionNode):
        for expression in list_expressions_outside(node):
            yield expression, scopes
        body: Sequence[ast.AST] = [node.body] if isinstance(node, ast.Lambda) else node.body
        for part in body:
            yield part, inner_scopes
        return
    for child in ast.iter_child_nodes(node):
        if isinstance(node, COMPREHENSION_NODES) and child is node.generators[0]:
            # `for target in iter if test`, of which only `iter` sees the names of a class.
            yield child.iter, replace(inner_scopes, names_in_class=scopes.names_in_class)
            yield child.target, inner_scopes
            for test in child.ifs:
                yield test, inner_scopes
        else:
            yield child, inner_scopes


def list_expressions_outside(function: FunctionNode) -> list[ast.expr]:
    """Return what is evaluated outside of a function: its decorators, defaults and annotations."""
    arguments = function.args
    expressions: list[ast.expr | None] = [*arguments.defaults, *arguments.kw_defaults]
    expressions += [parameter.annotation for parameter in list_parameters(function)]
    if not isinstance(function, ast.Lambda):
        expressions += [*function.decorator_list, function.returns]
    # None stands for a keyword without a default, and for a missing annotation.
    return [expression for expression in expressions if expression is not None]


def list_parameters(function: FunctionNode) -> list[ast.arg]:
    """Return all parameters of a function, `*args` and `**kwargs` included."""
    return [node for node in ast.iter_child_nodes(function.args) if isinstance(node, ast.arg)]


def find_local_names(function: FunctionNode) -> frozenset[str]:
    """Return the names that a function takes as parameters, or binds in its own statements.

    The names that it declares `global` or `nonlocal` are among them.
    """
    names = {parameter.arg for parameter in list_parameters(function)}
    if not isinstance(function, ast.Lambda):
        body = ast.Module(function.body, [])  # a node that holds just the statements
        for node in walk_same_scope(body):
            names |= find_bound_names(node)
    return frozenset(names)


def find_names_declared_outer(function: FunctionNode) -> frozenset[str]:
    """Return the names that a function declares `global` or `nonlocal`.

    They are not local variables of the function.
    """
    if isinstance(function, ast.Lambda):
        return frozenset()
    names = set[str]()
    body = ast.Module(function.body, [])  # a node that holds just the statements
    for node in walk_same_scope(body):
        if isinstance(node, ast.Global | ast.Nonlocal):
            names.update(node.names)
    return frozenset(names)


def find_possibly_bound_names(scope: ast.AST) -> frozenset[str]:
    """Return all names that a function, a class or a comprehension may bind.

    Its parameters are included, and so is what comprehensions in it bind. What functions and
    classes in it bind is left out.
    """
    names = set[str]()
    for child in ast.iter_child_nodes(scope):
        names |= find_bound_names(child)
        if not isinstance(child, FunctionNode | ast.ClassDef):
            names |= find_possibly_bound_names(child)
    return frozenset(names)


def find_bound_names(node: ast.AST) -> set[str]:
    """Return the names that a node binds by itself, not by the nodes that stand in it.

    For `def f(x): y = x`, this is {"f"}. Names that are deleted, and names that `global` and
    `nonlocal` declare, count as bound.
    """
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


def find_names_declared_global(tree: ast.Module) -> set[str]:
    """Return the names that functions anywhere in a module declare `global`."""
    names = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            names |= set(node.names)
    return names


def find_deleted_names(tree: ast.Module) -> set[str]:
    """Return the names that a module deletes somewhere.

    `except ValueError as error:` deletes `error` at the end of its block.
    """
    names = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Del):
            names.add(node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
    return names


def find_always_bound_names(statements: Sequence[ast.stmt]) -> set[str]:
    """Return the names that are surely bound after some statements have run without an error.

    A loop may run no time, and a `match` may match nothing, so what stands in them does not count.
    """
    names = set[str]()
    for node in statements:
        match node:
            case ast.If(body=body, orelse=orelse):
                names |= find_always_bound_names(body) & find_always_bound_names(orelse)
            case ast.Try(body=body, handlers=handlers, orelse=orelse, finalbody=finalbody):
                # The names that each way through the `try` binds: without an error, and in each
                # handler that does not end with a `raise`.
                names_by_way = [find_always_bound_names([*body, *orelse])]
                for handler in handlers:
                    if not isinstance(handler.body[-1], ast.Raise):
                        names_by_way.append(find_always_bound_names(handler.body))
                names |= set.intersection(*names_by_way) | find_always_bound_names(finalbody)
            case ast.With(body=body):
                names |= find_always_bound_names(body)
            case ast.Delete() | ast.For() | ast.AsyncFor() | ast.While() | ast.Match():
                pass  # they need not bind anything
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                names.add(node.name)
            case ast.Import() | ast.ImportFrom():
                names |= find_bound_names(node)
            case ast.AnnAssign(value=None):  # an annotation without a value, such as `x: int`
                pass
            case _:
                for inner_node in walk_same_scope(node):
                    names |= find_bound_names(inner_node)
    return names


def walk_same_scope(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes below a node that are in the same scope.

    Functions, classes and comprehensions below it, which have scopes of their own, are left out
    with all that stands in them.
    """
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, FunctionNode | COMPREHENSION_NODES | ast.ClassDef):
            yield child
            yield from walk_same_scope(child)

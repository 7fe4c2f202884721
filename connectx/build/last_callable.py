"""The function that Kaggle calls, where it is not the one that the author means.

Kaggle calls the last callable of a file. Names count in the order in which they are first bound. So
a helper below the agent plays in its place.
"""

import ast
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from connectx.build.bundle import CHOSEN, place_in
from connectx.build.module import UNUSED
from connectx.build.notebook import NOTEBOOK_SUFFIX, USUAL_NAMES, cell_of
from connectx.errors import NOT_PYTHON

CHOSEN_NAME = CHOSEN.split()[0]
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
NOT_CALLABLE = (
    *(ast.Constant, ast.JoinedStr, ast.List, ast.Tuple, ast.Set, ast.Dict, ast.ListComp),
    *(ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Compare),
)


class Binding(NamedTuple):
    """A place at the top level of a file that binds a name."""

    name: str
    line: int
    # The definition, the import, or the value that is assigned; None if the value is not seen here.
    node: ast.AST | None
    is_certain: bool  # False inside `if`, a loop or `with`, which may not be executed


class OtherCallable(NamedTuple):
    """What to say of a file from which Kaggle takes another callable than the author means."""

    message: str
    is_certain: bool  # False where the file has no function by one of USUAL_NAMES


def find_other_callable(
    source: str, place: str, taken: str = "", *, is_class: bool = False
) -> OtherCallable | None:
    """Return what to say if Kaggle takes another callable than the author means, else None.

    `place` is the player's text without a function. `taken` is the name of the callable that Kaggle
    takes, and `is_class` whether it is a class, as loading shows. Without `taken`, both are read
    from the source, which is not executed, and the answer is None unless the source proves it.

    The author means `my_agent` or `agent`, if the file binds one. Else the author means a function
    with "agent" in its name, or with a first parameter that begins with "obs". A function that
    takes an observation and calls the agent is a wrapper, which the author means, too.
    """
    try:
        bindings = list(_bindings_of(ast.parse(source).body))
    except NOT_PYTHON:  # loading the file says so
        return None
    first: dict[str, Binding] = {}
    last: dict[str, Binding] = {}
    for binding in bindings:
        first.setdefault(binding.name, binding)
        last[binding.name] = binding
    taken = taken or _last_callable(first, last)
    if taken == CHOSEN_NAME and taken in last and not is_class:
        return None
    if not taken:
        return None
    is_class = is_class or (taken in last and isinstance(last[taken].node, ast.ClassDef))
    shown = f"{'the class ' if is_class else ''}{taken}"
    if taken in first:
        shown = f"{shown} ({describe_line(source, first[taken].line)})"
    meant, is_certain = _meant_agent(first, last, taken)
    if meant:
        meant_shown = f"{meant} ({describe_line(source, first[meant].line)})"
        message = (
            f"Kaggle calls {shown}, the last callable in the file, and not {meant_shown}. Move"
            f" {taken} above {meant}, or write {place}:{meant} to choose {meant}"
        )
        return OtherCallable(message, is_certain or is_class)
    if is_class:
        message = (
            f"Kaggle calls {shown}, the last callable in the file, and a class returns no column."
            " Write the agent as a function of obs and config below it"
        )
        return OtherCallable(message, True)
    return None


def describe_line(source: str, line: int) -> str:
    """Return how messages call a line of a player's source: of which file or cell it is."""
    part = place_in(source, line)
    cell = cell_of(source, line)
    if cell is not None and (part is None or part[0].endswith(NOTEBOOK_SUFFIX)):
        return f"cell {cell[0]}, line {cell[1]}"
    if part is not None:
        return f"line {part[1]} of {part[0]}"
    return f"line {line}"


def _bindings_of(body: Sequence[ast.stmt], is_certain: bool = True) -> Iterator[Binding]:
    """Yield what statements bind at the top level, in the order of the file."""
    for node in body:
        line = node.lineno
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield Binding(node.name, line, node, is_certain)
            case ast.Import() | ast.ImportFrom():
                for alias in node.names:
                    name = alias.asname or alias.name.partition(".")[0]
                    yield Binding(name, line, node, is_certain)
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    known = value if isinstance(target, ast.Name) else None
                    yield from _targets_of(target, known, is_certain)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                yield from _targets_of(target, value, is_certain)
            case ast.Expr(
                value=ast.Call(func=ast.Name(id="exec"), args=[ast.Constant(value=str(text))])
            ):  # so a built file imports its modules
                for binding in _bindings_of(ast.parse(text).body, is_certain):
                    yield binding._replace(line=line)
            case ast.Try():
                yield from _bindings_of(node.body, is_certain)
                for handler in node.handlers:
                    yield from _bindings_of(handler.body, False)
                yield from _bindings_of([*node.orelse, *node.finalbody], is_certain)
            case ast.If() if ast.unparse(node.test) in UNUSED:
                yield from _bindings_of(node.orelse, is_certain)
            case ast.For(target=target):
                yield from _targets_of(target, None, False)
                yield from _bindings_of([*node.body, *node.orelse], False)
            case ast.If() | ast.While():
                yield from _bindings_of([*node.body, *node.orelse], False)
            case ast.With():
                yield from _bindings_of(node.body, False)


def _targets_of(target: ast.expr, value: ast.expr | None, is_certain: bool) -> Iterator[Binding]:
    """Yield the names that the left side of an assignment binds."""
    for part in ast.walk(target):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            yield Binding(part.id, part.lineno, value, is_certain)


def _last_callable(first: dict[str, Binding], last: dict[str, Binding]) -> str:
    """Return the name of the last callable, or "" if the source alone does not show it."""
    for name in reversed(first):
        node = last[name].node
        if isinstance(node, (*NOT_CALLABLE, ast.Import)):
            continue
        is_seen = isinstance(node, (*FUNCTIONS, ast.ClassDef))
        is_certain = first[name].is_certain and last[name].is_certain
        return name if is_seen and is_certain else ""
    return ""


def _meant_agent(
    first: dict[str, Binding], last: dict[str, Binding], taken: str
) -> tuple[str, bool]:
    """Return the name of the agent that the author means in place of `taken`; "" if there is none.

    Also return whether the name itself says that.
    """
    if taken in USUAL_NAMES:
        return "", False
    usual = [name for name in first if name in USUAL_NAMES and _may_be_agent(last[name])]
    others = [name for name in first if _looks_like_agent(last[name])]
    if not usual and (not others or taken in others):
        return "", False
    meant = (usual or others)[-1]
    if taken in last and _is_made_of(last[taken], meant) and not _uses(last[meant].node, taken):
        return "", False
    return meant, bool(usual)


def _may_be_agent(binding: Binding) -> bool:
    return not isinstance(binding.node, (*NOT_CALLABLE, ast.Import, ast.ImportFrom))


def _looks_like_agent(binding: Binding) -> bool:
    is_function = isinstance(binding.node, ast.FunctionDef)
    return is_function and ("agent" in binding.name or _takes_observation(binding.node))


def _takes_observation(node: ast.AST | None) -> bool:
    return isinstance(node, FUNCTIONS) and ast.unparse(node.args).startswith("obs")


def _is_made_of(binding: Binding, agent: str) -> bool:
    """Return whether a callable is the agent by another name, or a wrapper around the agent."""
    if isinstance(binding.node, (*FUNCTIONS, ast.ClassDef)) and not _takes_observation(
        binding.node
    ):
        return False
    return _uses(binding.node, agent)


def _uses(node: ast.AST | None, name: str) -> bool:
    if node is None:
        return False
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(node))

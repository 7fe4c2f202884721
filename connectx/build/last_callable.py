"""The function that Kaggle calls, where it is not the one that the author means.

Kaggle calls the last callable of a file. Names count in the order in which they are first bound. So
a helper below the agent plays in its place.
"""

import ast
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from connectx.build.bundle import CHOSEN_AGENT_TEMPLATE, locate_line
from connectx.build.module import CONDITIONS_FALSE_ON_KAGGLE
from connectx.build.notebook import NOTEBOOK_SUFFIX, USUAL_NAMES, cell_of
from connectx.build.scopes import FunctionNode
from connectx.errors import PARSE_ERRORS

CHOSEN_NAME = CHOSEN_AGENT_TEMPLATE.split()[0]  # "chosen_agent"
# Expressions whose value is never a callable.
NOT_CALLABLE_NODES = (
    *(ast.Constant, ast.JoinedStr, ast.List, ast.Tuple, ast.Set, ast.Dict, ast.ListComp),
    *(ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Compare),
)


class Binding(NamedTuple):
    """A statement at the top level of a file that binds a name."""

    name: str
    line: int  # in the file, from 1: of the definition, the import, or the name that is assigned
    # The node of a definition, of an import, or of the value that is assigned; None if the name
    # gets only a part of a value, or one that is not in the text, as in `for`.
    node: ast.AST | None
    is_certain: bool  # False inside `if`, a loop or `with`, which may not be executed


class OtherCallable(NamedTuple):
    """A warning that Kaggle takes another callable from a file than the author means."""

    message: str
    is_certain: bool  # False where the file has no function by one of USUAL_NAMES


def find_other_callable(
    source: str, target: str, called_name: str = "", *, is_class: bool = False
) -> OtherCallable | None:
    """Return a warning if Kaggle takes another callable than the author means, else None.

    `target` is how the user names the player, without a function. `called_name` is the name of the
    callable that Kaggle takes, and `is_class` is True if that is a class. The caller knows both
    from loading the file. Without `called_name`, they are read from the source, which is not
    executed, and None is returned unless they are certain.

    The author means `my_agent` or `agent`, if the file binds one. Otherwise the author means a
    function with "agent" in its name, or with a first parameter that begins with "obs". A function
    that takes an observation and calls the agent is a wrapper, which the author means, too.
    """
    try:
        bindings = list(_find_bindings(ast.parse(source).body))
    except PARSE_ERRORS:  # the error is reported when the file is loaded
        return None
    first_bindings: dict[str, Binding] = {}  # by name
    last_bindings: dict[str, Binding] = {}
    for binding in bindings:
        first_bindings.setdefault(binding.name, binding)
        last_bindings[binding.name] = binding
    called_name = called_name or _find_last_callable(first_bindings, last_bindings)
    if not called_name:
        return None
    is_bound = called_name in last_bindings  # False if the source does not show where
    user_chose_function = called_name == CHOSEN_NAME and is_bound and not is_class
    if user_chose_function:
        return None

    if is_bound and isinstance(last_bindings[called_name].node, ast.ClassDef):
        is_class = True
    called = f"the class {called_name}" if is_class else called_name
    if is_bound:
        called += f" ({describe_line(source, first_bindings[called_name].line)})"
    meant_name, is_certain = _find_agent_that_author_means(
        first_bindings, last_bindings, called_name
    )
    if meant_name:
        meant = f"{meant_name} ({describe_line(source, first_bindings[meant_name].line)})"
        message = (
            f"Kaggle calls {called}, the last callable in the file, and not {meant}. Move"
            f" {called_name} above {meant_name}, or write {target}:{meant_name} to choose"
            f" {meant_name}"
        )
        return OtherCallable(message, is_certain=is_certain or is_class)
    if is_class:
        message = (
            f"Kaggle calls {called}, the last callable in the file, and a class returns no column."
            " Write the agent as a function of obs and config below it"
        )
        return OtherCallable(message, is_certain=True)
    return None


def describe_line(source: str, line: int) -> str:
    """Return how messages call a line of a player's source, such as "line 3 of helpers.py".

    For a line of a notebook, that is "cell 2, line 1". Lines count from 1.
    """
    file_and_line = locate_line(source, line)  # None unless the source is a built file
    cell_and_line = cell_of(source, line)  # None if no comment names a cell
    may_be_notebook = file_and_line is None or file_and_line[0].endswith(NOTEBOOK_SUFFIX)
    if cell_and_line is not None and may_be_notebook:
        cell, line_in_cell = cell_and_line
        return f"cell {cell}, line {line_in_cell}"
    if file_and_line is not None:
        file, line_in_file = file_and_line
        return f"line {line_in_file} of {file}"
    return f"line {line}"


def _find_bindings(body: Sequence[ast.stmt], is_certain: bool = True) -> Iterator[Binding]:
    """Yield a binding for each name that statements bind at the top level, in their order.

    `is_certain` is False for the statements of a block that may not be executed, such as the body
    of a loop. Blocks whose condition is false on Kaggle, such as `if TYPE_CHECKING:`, are left out.
    """
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
                    # Of `first, second = value`, the names get only parts of the value.
                    name_value = value if isinstance(target, ast.Name) else None
                    yield from _find_target_bindings(target, name_value, is_certain)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                yield from _find_target_bindings(target, value, is_certain)
            case ast.Expr(
                value=ast.Call(func=ast.Name(id="exec"), args=[ast.Constant(value=str(text))])
            ):  # a built file imports its modules in this way, as in `exec("import helpers")`
                for binding in _find_bindings(ast.parse(text).body, is_certain):
                    yield binding._replace(line=line)  # not the line within the text
            case ast.Try():
                yield from _find_bindings(node.body, is_certain)
                for handler in node.handlers:
                    yield from _find_bindings(handler.body, is_certain=False)
                yield from _find_bindings([*node.orelse, *node.finalbody], is_certain)
            case ast.If() if ast.unparse(node.test) in CONDITIONS_FALSE_ON_KAGGLE:
                yield from _find_bindings(node.orelse, is_certain)
            case ast.For(target=target):
                yield from _find_target_bindings(target, None, is_certain=False)
                yield from _find_bindings([*node.body, *node.orelse], is_certain=False)
            case ast.If() | ast.While():
                yield from _find_bindings([*node.body, *node.orelse], is_certain=False)
            case ast.With():
                yield from _find_bindings(node.body, is_certain=False)


def _find_target_bindings(
    target: ast.expr, value: ast.expr | None, is_certain: bool
) -> Iterator[Binding]:
    """Yield a binding for each name on the left side of an assignment, which is `target`.

    `value` is the value of each name; None if it is not known. `is_certain` is False if the
    assignment may not be executed.
    """
    for part in ast.walk(target):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            yield Binding(part.id, part.lineno, value, is_certain)


def _find_last_callable(
    first_bindings: dict[str, Binding], last_bindings: dict[str, Binding]
) -> str:
    """Return the name of the last callable of a file, or "" if the file's text does not show it.

    `first_bindings` has the first binding of each name, in the order of the file, which is the
    order in which Kaggle counts. `last_bindings` has the last binding of each name, which decides
    whether its value is a callable.
    """
    for name in reversed(first_bindings):
        node = last_bindings[name].node
        is_not_callable = isinstance(node, (*NOT_CALLABLE_NODES, ast.Import))
        if is_not_callable:
            continue
        is_definition = isinstance(node, FunctionNode | ast.ClassDef)
        is_certain = first_bindings[name].is_certain and last_bindings[name].is_certain
        if is_definition and is_certain:
            return name
        return ""  # what this name means is not certain, and so neither is the last callable
    return ""


def _find_agent_that_author_means(
    first_bindings: dict[str, Binding], last_bindings: dict[str, Binding], called_name: str
) -> tuple[str, bool]:
    """Return the name of the agent that the author means, and whether that is surely the agent.

    It surely is if its name is a usual one, `my_agent` or `agent`. The name is "" if the author
    means what Kaggle calls, `called_name`, or if no agent is there. The dicts have the first and
    the last binding of each name, in the order of the file.
    """
    if called_name in USUAL_NAMES:
        return "", False
    usual_names = [
        name
        for name in first_bindings
        if name in USUAL_NAMES and _may_be_agent(last_bindings[name])
    ]
    likely_names = [name for name in first_bindings if _looks_like_agent(last_bindings[name])]
    if usual_names:
        meant_name = usual_names[-1]
    elif likely_names and called_name not in likely_names:
        meant_name = likely_names[-1]
    else:
        return "", False

    if called_name in last_bindings:
        is_wrapper = _is_made_from_agent(last_bindings[called_name], meant_name)
        agent_calls_it = _has_name(last_bindings[meant_name].node, called_name)
        if is_wrapper and not agent_calls_it:
            return "", False
    return meant_name, bool(usual_names)


def _may_be_agent(binding: Binding) -> bool:
    """Return whether a binding may be of a callable that the file does not import."""
    return not isinstance(binding.node, (*NOT_CALLABLE_NODES, ast.Import, ast.ImportFrom))


def _looks_like_agent(binding: Binding) -> bool:
    """Return whether a binding is a function that looks like an agent.

    Such a function has "agent" in its name, or a first parameter that begins with "obs".
    """
    if not isinstance(binding.node, ast.FunctionDef):
        return False
    return "agent" in binding.name or _takes_observation(binding.node)


def _takes_observation(node: ast.AST | None) -> bool:
    """Return whether a node is a function whose first parameter begins with "obs"."""
    return isinstance(node, FunctionNode) and ast.unparse(node.args).startswith("obs")


def _is_made_from_agent(binding: Binding, agent: str) -> bool:
    """Return whether a callable is the agent by another name, or a wrapper around the agent.

    `agent` is the agent's name. A wrapper is a function that takes an observation and mentions the
    agent, or a value such as `wrap(agent)`.
    """
    is_definition = isinstance(binding.node, FunctionNode | ast.ClassDef)
    if is_definition and not _takes_observation(binding.node):
        return False
    return _has_name(binding.node, agent)


def _has_name(node: ast.AST | None, name: str) -> bool:
    """Return whether a name stands in a node as a name, not as an attribute.

    None stands for a value that is not known, and has no names.
    """
    if node is None:
        return False
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(node))

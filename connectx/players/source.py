"""What an agent's source tells without being executed; sets its constants: `minimax:N_STEPS=5`.

A constant is a name in capitals that a file assigns once, at the top level.
"""

import ast
import builtins
import re
from collections.abc import Mapping
from typing import NamedTuple

from connectx.bundle.flatten import BANNER
from connectx.bundle.module import names_of
from connectx.errors import NOT_PYTHON, PlayerError

CONSTANT = re.compile(r"[A-Z][A-Z0-9_]*")
Helpers = Mapping[str, ast.Module]  # the modules that an agent imports, by their names


def set_constants(
    source: str, path: str, constants: Mapping[str, str], helpers: Helpers | None = None
) -> str:
    """The source of any single file, with constants set again right behind their definition.

    `constants` maps names to the source text of new values. They may use what is bound above the
    definition, or in the module of `helpers` that the present value comes from. Where the types of
    both values are known, they have to agree. "WEIGHTS.threes" is a field of a NamedTuple. In a
    file that `bundle` wrote, only the constants of the agent's own module can be changed. Raises
    PlayerError for a constant that the source does not have or a value that does not fit; `path` is
    how messages call the file.

    >>> set_constants("N_STEPS = 3  # plies", "bot.py", {"N_STEPS": "5"})
    'N_STEPS = 3; N_STEPS = 5  # plies'
    """
    if not constants:
        return source
    try:
        scope = Scope(ast.parse(source), helpers or {})
    except NOT_PYTHON as error:
        raise PlayerError(f"{path}: not Python source: {error}") from error
    agent_begins = source.rpartition(BANNER)[0].count("\n")  # its line; 0 if not bundled
    own = {name: node for name, node in _constants(scope.tree) if node.lineno > agent_begins}
    behind: dict[ast.stmt, list[str]] = {}
    for key in sorted(constants, key=lambda key: "." in key):  # the whole before its fields
        (name, _, field), text = key.partition("."), constants[key].strip()
        present = own[name].value if name in own else None
        kind, fields = scope.kind_of(present)
        if present is None or (field and kind and field not in fields):
            listed = ", ".join((field and fields) or own) or "no constants"
            raise PlayerError(f"{path}: there is no constant {key}; it has {listed}")
        expected = fields.get(field, "") if field else kind
        refused = PlayerError(
            f"{path}: {key} is {text or 'empty'}, expected {expected or 'a value'}"
        )
        try:
            value = ast.parse(text, mode="eval").body
        except NOT_PYTHON as error:
            raise refused from error
        above = ast.Module(scope.tree.body[: scope.tree.body.index(own[name])], [])
        known = {*names_of(ast.unparse(above)).bound, *dir(builtins)}
        theirs, origin = scope.origin_of(present)
        for used in {node.id for node in ast.walk(value) if isinstance(node, ast.Name)} - known:
            if origin is None or not theirs.defines(used):
                raise refused
            behind.setdefault(origin, []).append(f"from {origin.module} import {used}")
        found = (scope.kind_of(value)[0] or theirs.kind_of(value)[0]) if present else ""
        # An int may stand for a float, and anything for None.
        fits = found == expected or (found, expected) == ("int", "float")
        if found and expected not in ("", "NoneType") and not fits:
            raise refused
        text = ast.unparse(value)
        new = f"{name}._replace({field}={text})" if field else text
        behind.setdefault(own[name], []).append(f"{name} = {new}")
    lines = source.split("\n")
    for node in sorted(
        behind, key=lambda node: (-(node.end_lineno or 0), -(node.end_col_offset or 0))
    ):
        line = lines[(node.end_lineno or 0) - 1].encode()
        texts = "".join(f"; {text}" for text in dict.fromkeys(behind[node])).encode()
        end = node.end_col_offset
        lines[(node.end_lineno or 0) - 1] = (line[:end] + texts + line[end:]).decode()
    return "\n".join(lines)


class Scope(NamedTuple):
    """A parsed file and the modules that it may import."""

    tree: ast.Module
    helpers: Helpers

    def origin_of(self, value: ast.expr | None) -> tuple["Scope", ast.ImportFrom | None]:
        """The module that a name comes from, and the import of it; this one, for other values."""
        name = getattr(value, "id", "")
        for node in self.tree.body:
            tree = self.helpers.get(getattr(node, "module", "") or "")
            if not isinstance(node, ast.ImportFrom) or tree is None:
                continue
            if name in [each.name for each in node.names if not each.asname]:
                return Scope(tree, self.helpers), node
        return self, None

    def defines(self, name: str) -> bool:
        """Whether code at the top level binds a name."""
        return name in names_of(ast.unparse(self.tree)).bound

    def kind_of(self, value: ast.expr | None) -> tuple[str, dict[str, str]]:
        """The name of an expression's type, "" if only executing it would tell; a NamedTuple's
        fields and their types."""
        scope, origin = self.origin_of(value)
        if origin is not None:
            return scope.kind_of(value)
        match value:
            case ast.Name(id=name):
                found = dict(_constants(self.tree)).get(name)
                return self.kind_of(found.value) if found else ("", {})
            case ast.Call(func=ast.Attribute(value=base, attr="_replace")):
                return self.kind_of(base)
            case ast.Call(func=ast.Name(id=name) as called):
                scope, _ = self.origin_of(called)
                for node in scope.tree.body:
                    if not isinstance(node, ast.ClassDef) or node.name != name:
                        continue
                    if "NamedTuple" in map(ast.unparse, node.bases):
                        return name, _fields(node)
        try:
            return type(ast.literal_eval(value)).__name__ if value else "", {}
        except (TypeError, *NOT_PYTHON):
            return "", {}


def _fields(node: ast.ClassDef) -> dict[str, str]:
    fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
    # `tuple[int, ...]` is a tuple.
    kinds = [ast.unparse(field.annotation).partition("[")[0] for field in fields]
    known = [kind if hasattr(builtins, kind) else "" for kind in kinds]
    return dict(zip((ast.unparse(field.target) for field in fields), known))


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
    Nothing is executed: it warns if a file ends in another function, or binds an agent's name again
    there. Of other assignments and imports below the functions it does not know what they are.
    """
    try:
        body = ast.parse(source).body
    except NOT_PYTHON:  # it does not load, which is said then
        return ""
    while body and isinstance(body[-1], ast.Expr | ast.If | ast.Pass):
        body.pop()
    defined = [node for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    functions = [(node.name, ast.unparse(node.args)) for node in defined if hasattr(node, "args")]
    agents = [name for name, given in functions if "agent" in name or given.startswith("obs")]
    match body[-1:]:
        case [ast.Assign(targets=[ast.Name(id=name)])] | [ast.FunctionDef(name=name)]:
            bound = [ast.unparse(getattr(node, "targets", [node])[0]) for node in body]
            names = [getattr(node, "name", text) for node, text in zip(body, bound)]
            callables = {node.name for node in defined} | {name}
            last = [each for each in dict.fromkeys(names) if each in callables][-1]
            if name in names[:-1] and last != name:
                again = (
                    f"{name} is bound again at the end, but keeps the place of its first binding"
                )
                return "" if last in agents else f"{again}: Kaggle calls {last}"
    if not defined or defined[-1] is not body[-1] or defined[-1].name in agents:
        return ""
    other = f"; {path}:{agents[-1]} plays the other" if agents else ""
    return f"Kaggle calls {defined[-1].name}, the last callable in the file{other}"

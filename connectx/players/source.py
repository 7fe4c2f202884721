"""What an agent's source tells without being executed; sets its constants: `minimax:N_STEPS=5`.

A constant is a name in capitals that a file assigns once, at the top level. Its type must be known
without executing the file: a literal, another constant, or a NamedTuple.
"""

import ast
import re
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from connectx.bundle.flatten import BANNER
from connectx.bundle.module import replaced
from connectx.errors import NOT_PYTHON, PlayerError

CONSTANT = re.compile(r"[A-Z][A-Z0-9_]*")


class Constants(NamedTuple):
    """The constants of a file, in order of definition."""

    values: dict[str, ast.expr]
    types: dict[str, str]
    tuples: dict[str, dict[str, str]]  # the NamedTuple classes: their fields and types of those


def set_constants(source: str, path: str, constants: Mapping[str, str]) -> str:
    """The source of any single file, with constants changed where they are defined.

    `constants` maps names to the source text of new values: a literal of the present value's type,
    or another constant of that type. "WEIGHTS.threes" is a field of a NamedTuple. In a file that
    `bundle` wrote, only the constants of the agent's own module can be changed. Raises PlayerError
    for a constant that the source does not have or a value that does not fit; `path` is how
    messages call the file.
    """
    if not constants:
        return source
    try:
        known = read_constants(ast.parse(source))
    except NOT_PYTHON as error:
        raise PlayerError(f"{path}: not Python source: {error}") from error
    agent_begins = source.rpartition(BANNER)[0].count("\n")  # its line; 0 if not bundled
    own = [name for name, value in known.values.items() if value.lineno > agent_begins]
    changed: dict[str, str] = {}
    for key in sorted(constants, key=lambda key: "." in key):  # the whole before its fields
        name, _, field = key.partition(".")
        fields = known.tuples.get(known.types.get(name, ""), {}) if field else {}
        if name not in own or (field and field not in fields):
            listed = ", ".join(fields or own) or "no constants"
            raise PlayerError(f"{path}: there is no constant {key}; it has {listed}")
        expected = fields[field] if field else known.types[name]
        text, found = _read_value(constants[key], known)
        # An int may stand for a float, and anything for None.
        is_wider = (found, expected) == ("int", "float") or (found and expected == "NoneType")
        if found != expected and not is_wider:
            kinds = known.types.items()
            others = [other for other, kind in kinds if kind == expected and other != name]
            choice = " or ".join([expected, *(others if expected in known.tuples else ())])
            raise PlayerError(f"{path}: {key} is {text or 'empty'}, expected {choice}")
        if field:  # is set on the whole, which was sorted before it if it was changed, too
            present = changed.get(name) or ast.unparse(known.values[name])
            text = f"{present}._replace({field}={text})"
        changed[name] = text
    return replaced(source, {known.values[name]: text for name, text in changed.items()})


def _read_value(text: str, known: Constants) -> tuple[str, str]:
    """A value as Python writes it, and its type; "" if it is not a value."""
    try:
        value = ast.parse(text.strip(), mode="eval").body
    except NOT_PYTHON:
        return text, ""
    return ast.unparse(value), _type_of(value, known)


def read_constants(tree: ast.Module) -> Constants:
    """The constants of a parsed file."""
    found = Constants({}, {}, {})
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    stored = Counter(node.id for node in names if isinstance(node.ctx, ast.Store))
    for node in tree.body:
        match node:
            case ast.ClassDef() if "NamedTuple" in map(ast.unparse, node.bases):
                fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
                # `tuple[int, ...]` is a tuple.
                kinds = [ast.unparse(field.annotation).partition("[")[0] for field in fields]
                found.tuples[node.name] = dict(zip((ast.unparse(f.target) for f in fields), kinds))
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ) if CONSTANT.fullmatch(name) and stored[name] == 1:
                if type_name := _type_of(value, found):
                    found.values[name], found.types[name] = value, type_name
    return found


def _type_of(value: ast.expr, known: Constants) -> str:
    """The name of an expression's type; "" if only executing it would tell."""
    match value:
        case ast.Name(id=name):
            return known.types.get(name, "")
        case ast.Call(func=ast.Attribute(value=base, attr="_replace")):
            return _type_of(base, known)
        case ast.Call(func=ast.Name(id=name)):
            return name if name in known.tuples else ""
        case ast.BinOp(left=left, op=operator, right=right):
            both = {_type_of(side, known) for side in (left, right)}
            if both <= {"int", "float"}:
                return "int" if both == {"int"} and not isinstance(operator, ast.Div) else "float"
    try:
        return type(ast.literal_eval(value)).__name__
    except (TypeError, *NOT_PYTHON):
        return ""


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

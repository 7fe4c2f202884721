"""Constants of an agent, set from outside: `minimax:N_STEPS=5`.

A constant is a name in capitals that a file assigns once, at the top level. Its type must be known
without executing the file: a literal, another constant, or a NamedTuple.
"""

import ast
import re
import symtable
from collections.abc import Container, Iterable, Mapping
from itertools import takewhile
from textwrap import shorten

from bundle.flatten import agent_line
from errors import NOT_PYTHON, PlayerError, one_line

CONSTANT = re.compile(r"[A-Z][A-Z0-9_]*")


def set_constants(source: str, path: str, constants: Mapping[str, str]) -> str:
    """The source of any single file, with constants changed where they are defined.

    `constants` maps names to the source text of new values: a literal of the present value's type,
    or another constant of that type, defined above. "WEIGHTS.threes" is a field of a NamedTuple.
    In a file that `bundle` wrote, only the constants of the agent's own module can be changed.
    Raises PlayerError for a constant that the source does not have or a value that does not fit;
    `path` is how messages call the file.
    """
    if not constants:
        return source
    try:
        body = ast.parse(source).body
    except NOT_PYTHON as error:
        raise PlayerError(f"{path}: not Python source: {error}") from error
    tuples = _named_tuples(body)
    types: dict[str, str] = {}  # of all constants, in order of definition
    for name, value in _assigned(body).items():
        if type_name := _type_of(value, types, tuples):
            types[name] = type_name
    first_line = agent_line(source)
    body = [node for node in body if node.lineno >= first_line]
    names = [node for node in ast.walk(ast.Module(body, [])) if isinstance(node, ast.Name)]
    stored = [node.id for node in names if isinstance(node.ctx, ast.Store)]
    own = {n: v for n, v in _assigned(body).items() if n in types and stored.count(n) == 1}
    changed: dict[str, str] = {}
    for key in sorted(constants, key=lambda key: "." in key):  # the whole before its fields
        name, _, field = key.partition(".")
        fields = tuples.get(types.get(name, ""), {}) if field else {}
        if name not in own or (field and field not in fields):
            listed = [f"{each} = {ast.unparse(value)}" for each, value in own.items()]
            listed = [*map(ast.unparse, fields.values())] or listed or ["no constants"]
            shown = ", ".join(shorten(each, 60) for each in listed)
            raise PlayerError(f"{path}: there is no constant {key}; it has {shown}")
        # The annotation of a field tells its type: `tuple[int, ...]` is a tuple.
        expected = ast.unparse(fields[field].annotation).partition("[")[0] if field else types[name]
        above = {each: types[each] for each in takewhile(name.__ne__, types)}
        text, found = _parse(constants[key], above, tuples)
        # An int may stand for a float, and anything for None.
        is_wider = (found, expected) == ("int", "float") or (found and expected == "NoneType")
        if found != expected and not is_wider:
            others = [each for each in above if above[each] == expected and expected in tuples]
            choice = " or ".join([expected, *others])
            raise PlayerError(f"{path}: {key} is {text or 'empty'}, expected {choice}")
        if field:
            text = f"{changed.get(name, ast.unparse(own[name]))}._replace({field}={text})"
        changed[name] = text
    return _replaced(source, {own[name]: text for name, text in changed.items()})


def _assigned(body: Iterable[ast.stmt]) -> dict[str, ast.expr]:
    """The names in capitals that statements assign, and what they assign."""
    values = {}
    for node in body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ) if CONSTANT.fullmatch(name):
                values[name] = value
    return values


def _named_tuples(body: Iterable[ast.stmt]) -> dict[str, dict[str, ast.AnnAssign]]:
    """The NamedTuple classes that statements define, with their fields."""
    return {
        node.name: {ast.unparse(f.target): f for f in node.body if isinstance(f, ast.AnnAssign)}
        for node in body
        if isinstance(node, ast.ClassDef) and "NamedTuple" in map(ast.unparse, node.bases)
    }


def _type_of(value: ast.expr, types: Mapping[str, str], tuples: Container[str]) -> str:
    """The name of an expression's type; "" if only executing it would tell."""
    match value:
        case ast.Name(id=name):
            return types.get(name, "")
        case ast.Call(func=ast.Attribute(value=base, attr="_replace")):
            return _type_of(base, types, tuples)
        case ast.Call(func=ast.Name(id=name)):
            return name if name in tuples else ""
        case ast.BinOp(left=left, op=operator, right=right):
            both = {_type_of(side, types, tuples) for side in (left, right)}
            if both <= {"int", "float"}:
                return "int" if both == {"int"} and not isinstance(operator, ast.Div) else "float"
    try:
        return type(ast.literal_eval(value)).__name__
    except (TypeError, *NOT_PYTHON):
        return ""


def _replaced(source: str, texts: Mapping[ast.expr, str]) -> str:
    """The source with other texts in place of some expressions."""
    lines = source.split("\n")
    for node in sorted(texts, key=lambda node: (-node.lineno, -node.col_offset)):
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        before = lines[first].encode()[: node.col_offset].decode()
        after = lines[last].encode()[node.end_col_offset :].decode()
        lines[first : last + 1] = [before + texts[node] + after]
    return "\n".join(lines)


def _parse(text: str, types: Mapping[str, str], tuples: Container[str]) -> tuple[str, str]:
    """A value as it is written into a file, and its type."""
    try:
        value = ast.parse(text.strip(), mode="eval").body
    except NOT_PYTHON:
        return text, ""
    return ast.unparse(value), _type_of(value, types, tuples)


def choose_function(source: str, path: str, name: str) -> str:
    """The source, changed so that its last callable is the function `name`.

    A new name is bound to it below everything else, since Kaggle goes by the first binding of each
    name. Raises PlayerError, which begins with `path`, if the source binds no such name.
    """
    try:
        symbols = symtable.symtable(source, path, "exec").get_symbols()
    except NOT_PYTHON as error:
        raise PlayerError(f"{path}: not Python source: {one_line(str(error))}") from error
    bound = [each.get_name() for each in symbols if each.is_assigned() or each.is_imported()]
    if name not in bound:
        functions = [each.get_name() for each in symbols if each.is_namespace()]
        listed = ", ".join(functions) or "no functions"
        raise PlayerError(f"{path}: there is no function {name}; it has {listed}")
    alias = "chosen_agent"
    while alias in bound:
        alias += "_"
    return f"{source}\n\n{alias} = {name}\n"


def warn_of_last(source: str, path: str) -> str:
    """A warning if a file ends in a function or class that is no agent; else "".

    An agent is a function whose first parameter begins with `obs`, or that has "agent" in its name.
    Nothing is executed, so there is no warning if assignments or imports stand below.
    """
    try:
        body = ast.parse(source).body
    except NOT_PYTHON:
        return ""
    while body and isinstance(body[-1], ast.Expr | ast.If | ast.Pass):
        body.pop()
    defined = [each for each in body if isinstance(each, ast.FunctionDef | ast.ClassDef)]
    agents = [each.name for each in defined if _is_agent(each)]
    if not defined or defined[-1] is not body[-1] or _is_agent(defined[-1]):
        return ""
    last = defined[-1].name
    if [each.name for each in defined].count(last) > 1:  # the first one counts
        return ""
    other = f"; {path}:{agents[-1]} plays the other" if agents else ""
    return f"Kaggle calls {last}, the last callable in the file{other}"


def _is_agent(node: ast.FunctionDef | ast.ClassDef) -> bool:
    if isinstance(node, ast.ClassDef):
        return False
    first = [each.arg for each in (*node.args.posonlyargs, *node.args.args)][:1]
    return "agent" in node.name or "".join(first).startswith("obs")

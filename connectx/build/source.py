"""Sets the constants of an agent's source: `minimax:N_STEPS=5`. Nothing is executed.

A constant is a name in capitals that a file assigns once, at the top level.
"""

import ast
import builtins
import re
from collections.abc import Mapping

from connectx.build.bundle import BANNER
from connectx.build.inline import replaced
from connectx.build.module import names_of
from connectx.errors import NOT_PYTHON, PlayerError, cut

CONSTANT = re.compile(r"[A-Z][A-Z0-9_]*")
TYPE_CHECK = re.compile(r"; assert (\w+) is None or isinstance\(.*")  # and what is set behind it


def set_constants(source: str, path: str, constants: Mapping[str, str]) -> str:
    """The source of any single file, with constants set again right behind their definition.

    `constants` maps names to the source text of new values. They may use what is bound above the
    definition, or stands in the module from which the present value is imported. A value has to be
    of the same type as the present one: of two literals that is seen here, else where the source is
    executed. "WEIGHTS.threes" is a field of a NamedTuple. In a file that `bundle` wrote, only the
    constants of the agent's own module can be changed. Raises PlayerError for a constant that the
    source does not have or a value that does not fit; `path` is how messages call the file.

    >>> set_constants("N_STEPS = 3  # plies", "bot.py", {"N_STEPS": "5"})
    'N_STEPS = 3; N_STEPS = 5  # plies'
    """
    if not constants:
        return source
    try:
        tree = ast.parse(source)
    except NOT_PYTHON as error:
        raise PlayerError(f"{path}: not Python source: {error}") from error
    agent_begins = source.rpartition(BANNER)[0].count("\n")  # its line; 0 if not bundled
    found = dict(_constants(tree))
    own = {name: node for name, node in found.items() if node.lineno > agent_begins}
    froms = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    origins = {alias.name: node for node in froms for alias in node.names if not alias.asname}
    behind: dict[ast.AST, list[str]] = {}
    for key in sorted(constants, key=lambda key: "." in key):  # the whole before its fields
        (name, _, field), text = key.partition("."), constants[key].strip()
        present = own[name].value if name in own else None
        expected = _type_of(present, found)
        if present is None or (field and expected):
            listed = ", ".join(own) or "no constants"
            raise PlayerError(f"{path}: there is no constant {cut(key)}; it has {listed}")
        refused = PlayerError(
            f"{path}: {key} is {cut(text) or 'empty'}, expected {expected or 'a value'}"
        )
        try:
            value = ast.parse(text, mode="eval").body
        except NOT_PYTHON as error:
            raise refused from error
        above = ast.Module(tree.body[: tree.body.index(own[name])], [])
        known = {*names_of(ast.unparse(above)).bound, *dir(builtins)}
        for used in {node.id for node in ast.walk(value) if isinstance(node, ast.Name)} - known:
            origin = origins.get(getattr(present, "id", ""))
            if origin is None:
                raise refused
            import_it = ast.ImportFrom(origin.module, [ast.alias(used)], origin.level)
            behind.setdefault(origin, []).append(ast.unparse(import_it))
        given = _type_of(value, found)
        # An int may stand for a float, and anything for None.
        fits = given == expected or (given, expected) == ("int", "float")
        if given and expected not in ("", "NoneType") and not fits:
            raise refused
        text = ast.unparse(value)
        new = f"{name}._replace({field}={text})" if field else text
        if not field and not (given and expected):
            behind.setdefault(own[name], []).append(_type_check(name, text))
        behind.setdefault(own[name], []).append(f"{name} = {new}")
    texts = {
        node: "; ".join([ast.get_source_segment(source, node) or "", *dict.fromkeys(more)])
        for node, more in behind.items()
    }
    return replaced(source, texts)


def _type_of(value: ast.expr | None, constants: Mapping[str, ast.Assign | ast.AnnAssign]) -> str:
    """The name of the type of a literal, or of a constant that is one; "" if it is neither."""
    seen = set[str]()
    while isinstance(value, ast.Name) and value.id in constants and value.id not in seen:
        seen.add(value.id)
        value = constants[value.id].value
    try:
        return type(ast.literal_eval(value)).__name__ if value else ""
    except (TypeError, *NOT_PYTHON):
        return ""


def _type_check(name: str, text: str) -> str:
    """The statement that compares the types of a constant's values where the file is executed."""
    fits = f"{name} is None or isinstance({text}, type({name}))"
    fits += f" or (isinstance({name}, float) and isinstance({text}, int))"
    return f"assert {fits}, {f'{name} is {text}, expected '!r} + type({name}).__name__"


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

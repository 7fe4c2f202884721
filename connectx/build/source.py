"""Sets the constants of an agent's source: `minimax:N_STEPS=5`. Nothing is executed.

A constant is a name in capitals that a file assigns once, at the top level.
"""

import ast
import builtins
import re
from collections.abc import Mapping
from dataclasses import dataclass

from connectx.build.bundle import BANNER_LINE
from connectx.build.inline import replace_nodes
from connectx.build.module import find_global_names
from connectx.errors import NESTED_TOO_DEEPLY, PARSE_ERRORS, PlayerError, shorten

CONSTANT_PATTERN = re.compile(r"[A-Z][A-Z0-9_]*")
# The statement of `_make_type_check`, with what follows it in its line.
TYPE_CHECK_PATTERN = re.compile(r"; assert (\w+) is None or isinstance\(.*")

Assignment = ast.Assign | ast.AnnAssign


def set_constants(source: str, path: str, constants: Mapping[str, str]) -> str:
    """Return a source in which constants are set again, right behind their definition.

    `constants` maps names to the source text of new values. "WEIGHTS.threes" is a field of a
    NamedTuple. A value may use names that are bound above the definition. It may also use names of
    the module from which the present value is imported; the new source imports these, too.

    A value has to be of the type of the present one. Two literals are compared here. If one of the
    two is no literal, the new source compares the types when it is executed. In a file that
    `bundle` wrote, only the constants of the agent's own module can be set.

    Raises PlayerError, which calls the source by `path`, if the source is not Python or lacks a
    constant, or if a value does not fit.

    >>> set_constants("N_STEPS = 3  # plies", "bot.py", {"N_STEPS": "5"})
    'N_STEPS = 3; N_STEPS = 5  # plies'
    """
    if not constants:
        return source
    agent = _AgentSource.parse(source, path)

    new_statements: dict[ast.AST, list[str]] = {}  # by the statements behind which they go
    for key in sorted(constants, key=lambda key: "." in key):  # a whole tuple before its fields
        new_value = _read_new_value(key, constants[key].strip(), agent)
        for name in new_value.names_to_import:
            import_statement = agent.find_import(new_value.definition.value)
            assert import_statement is not None  # otherwise, reading the new value failed
            further_import = _make_import_statement(import_statement, name)
            new_statements.setdefault(import_statement, []).append(further_import)
        new_statements.setdefault(new_value.definition, []).extend(new_value.make_statements())

    texts: dict[ast.AST, str] = {}
    for node, statements in new_statements.items():
        code = ast.get_source_segment(source, node) or ""
        texts[node] = "; ".join([code, *dict.fromkeys(statements)])
    return replace_nodes(source, texts)


@dataclass(frozen=True, kw_only=True)
class _AgentSource:
    """A parsed source, with the definitions of its constants by their names."""

    path: str  # how messages call the source
    tree: ast.Module
    all_constants: Mapping[str, Assignment]  # also those of helpers that stand above the agent
    settable_constants: Mapping[str, Assignment]  # those of the agent's own module
    imports_by_name: Mapping[str, ast.ImportFrom]  # by each name that they import

    @classmethod
    def parse(cls, source: str, path: str) -> "_AgentSource":
        """Parse a source. Raises PlayerError if the source is not Python."""
        try:
            tree = ast.parse(source)
            # Only compiling finds some errors, such as a `return` outside of a function.
            compile(source, "<unknown>", "exec", dont_inherit=True)
        except PARSE_ERRORS as error:
            problem = NESTED_TOO_DEEPLY if isinstance(error, MemoryError) else error
            raise PlayerError(f"{path}: not Python source: {problem}") from error
        constants = _find_constants(tree)
        text_above = source.rpartition(BANNER_LINE)[0]  # of the helpers; "" if it is no built file
        last_line_above = text_above.count("\n")
        settable_constants = {
            name: definition
            for name, definition in constants.items()
            if definition.lineno > last_line_above
        }
        imports_by_name: dict[str, ast.ImportFrom] = {}
        for node in tree.body:
            if not isinstance(node, ast.ImportFrom):
                continue
            for alias in node.names:
                if not alias.asname:
                    imports_by_name[alias.name] = node
        return cls(
            path=path,
            tree=tree,
            all_constants=constants,
            settable_constants=settable_constants,
            imports_by_name=imports_by_name,
        )

    def find_import(self, value: ast.expr | None) -> ast.ImportFrom | None:
        """Return the statement that imports a value, None if the value is no imported name."""
        return self.imports_by_name.get(value.id) if isinstance(value, ast.Name) else None

    def find_names_above(self, statement: ast.stmt) -> set[str]:
        """Return the names that are bound above a top-level statement, and the built-in ones."""
        statements_above = self.tree.body[: self.tree.body.index(statement)]
        code_above = ast.unparse(ast.Module(statements_above, []))
        return {*find_global_names(code_above).bound, *dir(builtins)}


@dataclass(frozen=True, kw_only=True)
class _NewValue:
    """A constant, or a field of one, and its new value."""

    name: str  # of the constant
    field: str  # "" for the whole constant
    value: ast.expr
    definition: Assignment  # of the present value
    names_to_import: list[str]  # that the value uses, from where the present value is imported
    is_type_known: bool  # whether both values are literals, whose types fit

    def make_statements(self) -> list[str]:
        """Return the source text of the statements that give the constant its new value.

        The first of two checks the type of the new value, if that is not known yet.
        """
        text = ast.unparse(self.value)
        if self.field:
            return [f"{self.name} = {self.name}._replace({self.field}={text})"]
        assignment = f"{self.name} = {text}"
        if self.is_type_known:
            return [assignment]
        return [_make_type_check(self.name, text), assignment]


def _read_new_value(key: str, text: str, agent: _AgentSource) -> _NewValue:
    """Return the new value of a constant, which `text` has as source text.

    `key` is the name of a constant, such as "N_STEPS", or of a field of one, such as
    "WEIGHTS.threes".

    Raises PlayerError if there is no such constant, or if the value does not fit.
    """
    name, _, field = key.partition(".")
    definition = agent.settable_constants.get(name)
    old_type = _find_literal_type(definition.value, agent.all_constants) if definition else ""
    is_literal = bool(old_type)  # only literals have a known type, and they have no fields
    if definition is None or (field and is_literal):
        listed = ", ".join(agent.settable_constants) or "no constants"
        raise PlayerError(f"{agent.path}: there is no constant {shorten(key)}; it has {listed}")

    shown_text = shorten(text) or "empty"
    expected = old_type or "a value"
    misfit = PlayerError(f"{agent.path}: {key} is {shown_text}, expected {expected}")
    try:
        value = ast.parse(text, mode="eval").body
    except PARSE_ERRORS as error:
        raise misfit from error
    new_type = _find_literal_type(value, agent.all_constants)
    if not _is_type_accepted(old_type, new_type):
        raise misfit
    names_to_import = _find_names_to_import(value, definition, agent)
    if names_to_import and agent.find_import(definition.value) is None:
        raise misfit
    return _NewValue(
        name=name,
        field=field,
        value=value,
        definition=definition,
        names_to_import=names_to_import,
        is_type_known=bool(old_type and new_type),
    )


def _find_names_to_import(
    value: ast.expr, definition: Assignment, agent: _AgentSource
) -> list[str]:
    """Return the names that a new value uses and that are not bound above the definition.

    They are sorted, as the same constants have to give the same file each time.
    """
    used_names = {node.id for node in ast.walk(value) if isinstance(node, ast.Name)}
    return sorted(used_names - agent.find_names_above(definition))


def _find_constants(tree: ast.Module) -> dict[str, Assignment]:
    """Return the definitions of a file's constants by their names, in order.

    A constant has a name in capitals, which is assigned once, at the top level.
    """
    constants: dict[str, Assignment] = {}
    bound = find_global_names(ast.unparse(tree)).bound
    for node in tree.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)])
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr())
            ) if CONSTANT_PATTERN.fullmatch(name) and bound[name] == 1:
                constants[name] = node
    return constants


def _find_literal_type(value: ast.expr | None, constants: Mapping[str, Assignment]) -> str:
    """Return the name of the type of a literal, such as "int"; "" for other expressions.

    The name of one of `constants` counts as its value.
    """
    seen_names = set[str]()
    while isinstance(value, ast.Name) and value.id in constants and value.id not in seen_names:
        seen_names.add(value.id)
        value = constants[value.id].value
    if value is None:
        return ""
    try:
        return type(ast.literal_eval(value)).__name__
    except (TypeError, *PARSE_ERRORS):
        return ""


def _is_type_accepted(old_type: str, new_type: str) -> bool:
    """Return whether a value of `new_type` may take the place of one of `old_type`.

    Types are given by their names; "" is an unknown type.
    """
    if not old_type or not new_type:
        return True
    if old_type == "NoneType":  # anything may stand for None
        return True
    return new_type == old_type or (new_type == "int" and old_type == "float")


def _make_import_statement(other_import: ast.ImportFrom, name: str) -> str:
    """Return the text of a statement that imports a name from the module of another import."""
    new_import = ast.ImportFrom(other_import.module, [ast.alias(name)], other_import.level)
    return ast.unparse(new_import)


def _make_type_check(name: str, text: str) -> str:
    """Return the text of the statement that checks the type of a constant's new value.

    `text` is the source text of the new value. The statement stands in front of the assignment of
    the new value, so that the constant still has the old one.
    """
    fits = f"{name} is None or isinstance({text}, type({name}))"
    fits += f" or (isinstance({name}, float) and isinstance({text}, int))"
    message = f"{name} is {text}, expected "
    return f"assert {fits}, {message!r} + type({name}).__name__"

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
# The statement that `_make_type_check` makes, with what follows it in its line.
TYPE_CHECK_PATTERN = re.compile(r"; assert (\w+) is None or isinstance\(.*")

Assignment = ast.Assign | ast.AnnAssign


def set_constants(source: str, path: str, constants: Mapping[str, str]) -> str:
    """Return a source in which constants are set again, right behind their definition.

    `constants` has the source text of new values by the names of constants, as in
    {"N_STEPS": "5"}. The name "WEIGHTS.threes" is that of a field of a NamedTuple. A value may use
    names that are bound above the definition. It may also use names of the module from which the
    present value is imported; the new source imports these, too.

    The new value has to be of the type of the present one. Two literals are compared here. If one
    of the two is no literal, the new source compares the types when it is executed. In a file that
    `bundle` wrote, only the constants of the agent's own module can be set.

    Raises PlayerError, which calls the source by `path`, if the source is not Python or lacks a
    constant, or if a value does not fit.

    >>> set_constants("N_STEPS = 3  # plies", "bot.py", {"N_STEPS": "5"})
    'N_STEPS = 3; N_STEPS = 5  # plies'
    """
    if not constants:
        return source
    agent = _AgentSource.parse(source, path)

    # The texts of new statements, by the statement of the source behind which they go.
    new_statements: dict[ast.AST, list[str]] = {}
    keys_with_fields_last = sorted(constants, key=lambda key: "." in key)
    for key in keys_with_fields_last:  # a whole tuple is set before its fields
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
        distinct_statements = dict.fromkeys(statements)
        texts[node] = "; ".join([code, *distinct_statements])
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
        """Parse a source, which messages call by `path`.

        Constants can be set if they are defined in the agent's own part: in the last part of a file
        that `bundle` wrote, or anywhere in any other file.

        Raises PlayerError if the source is not Python.
        """
        try:
            tree = ast.parse(source)
            # Only compiling finds some errors, such as a `return` outside of a function.
            compile(source, "<unknown>", "exec", dont_inherit=True)
        except PARSE_ERRORS as error:
            # Python's parser raises MemoryError for code that is nested too deeply.
            problem = NESTED_TOO_DEEPLY if isinstance(error, MemoryError) else error
            raise PlayerError(f"{path}: not Python source: {problem}") from error
        constants = _find_constants(tree)
        # In a built file, a banner with its two lines stands above each part. The agent's is last.
        text_above_agent = source.rpartition(BANNER_LINE)[0]  # "" if it is no built file
        lines_above_banner_end = text_above_agent.count("\n")
        settable_constants = {
            name: definition
            for name, definition in constants.items()
            if definition.lineno > lines_above_banner_end
        }
        return cls(
            path=path,
            tree=tree,
            all_constants=constants,
            settable_constants=settable_constants,
            imports_by_name=_find_imports_by_name(tree),
        )

    def find_import(self, value: ast.expr | None) -> ast.ImportFrom | None:
        """Return the statement that imports a value; None if the value is no imported name."""
        if not isinstance(value, ast.Name):
            return None
        return self.imports_by_name.get(value.id)

    def find_names_above(self, statement: ast.stmt) -> set[str]:
        """Return the names that are bound above a top-level statement, and the built-in ones."""
        statement_index = self.tree.body.index(statement)
        statements_above = self.tree.body[:statement_index]
        code_above = ast.unparse(ast.Module(statements_above, []))
        return {*find_global_names(code_above).bound, *dir(builtins)}


@dataclass(frozen=True, kw_only=True)
class _NewValue:
    """A constant, or a field of one, and its new value."""

    name: str  # of the constant
    field: str  # the field that gets the value; "" for the whole constant
    value: ast.expr
    definition: Assignment  # the statement that sets the present value
    # Names that the new value uses, of the module from which the present value is imported.
    names_to_import: list[str]
    is_type_known: bool  # whether both values are literals, whose types fit

    def make_statements(self) -> list[str]:
        """Return the source text of the statements that give the constant its new value.

        These are an assignment and, unless the types of both values are known and fit, a check of
        the new value's type in front of it. A field gets its value without a check.
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
    # The name of a literal's type; "" for other values.
    old_type = _find_literal_type(definition.value, agent.all_constants) if definition else ""
    is_field_of_literal = bool(field and old_type)  # literals have no fields
    if definition is None or is_field_of_literal:
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

    These are the names that the new source has to import. They are sorted, as the same constants
    have to give the same file each time.
    """
    used_names = {node.id for node in ast.walk(value) if isinstance(node, ast.Name)}
    return sorted(used_names - agent.find_names_above(definition))


def _find_constants(tree: ast.Module) -> dict[str, Assignment]:
    """Return the definitions of a file's constants by their names, in order.

    A constant has a name in capitals, which is assigned once, at the top level.
    """
    constants: dict[str, Assignment] = {}
    binding_counts = find_global_names(ast.unparse(tree)).bound
    for node in tree.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)])
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr())
            ) if CONSTANT_PATTERN.fullmatch(name) and binding_counts[name] == 1:
                constants[name] = node
    return constants


def _find_imports_by_name(tree: ast.Module) -> dict[str, ast.ImportFrom]:
    """Return the top-level statements `from module import name` by the names that they import.

    Names that are renamed by `as` are left out.
    """
    imports_by_name: dict[str, ast.ImportFrom] = {}
    for node in tree.body:
        if not isinstance(node, ast.ImportFrom):
            continue
        for alias in node.names:
            if not alias.asname:
                imports_by_name[alias.name] = node
    return imports_by_name


def _find_literal_type(value: ast.expr | None, constants: Mapping[str, Assignment]) -> str:
    """Return the name of the type of a literal, such as "int"; "" for other expressions.

    If `value` is the name of one of `constants`, the value of that constant counts.
    """
    seen_names = set[str]()  # two constants may name each other
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
    if old_type == "NoneType":  # anything may take the place of None
        return True
    is_int_for_float = new_type == "int" and old_type == "float"
    return new_type == old_type or is_int_for_float


def _make_import_statement(other_import: ast.ImportFrom, name: str) -> str:
    """Return the text of a statement that imports a name from the module of another import."""
    new_import = ast.ImportFrom(other_import.module, [ast.alias(name)], other_import.level)
    return ast.unparse(new_import)


def _make_type_check(name: str, text: str) -> str:
    """Return the text of the statement that checks the type of a constant's new value.

    `text` is the source text of the new value. The statement stands in front of the assignment of
    the new value, so that the constant still has the old one. As in `_is_type_accepted`, anything
    may take the place of None, and an int that of a float.
    """
    condition = f"{name} is None or isinstance({text}, type({name}))"
    condition += f" or (isinstance({name}, float) and isinstance({text}, int))"
    message = f"{name} is {text}, expected "
    return f"assert {condition}, {message!r} + type({name}).__name__"

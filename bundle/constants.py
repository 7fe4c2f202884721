"""Constants of an agent, set from outside: `minimax:N_STEPS=5`.

A constant is a name in capitals that a file assigns once, at the top level, and whose type can be
told without executing the file: a literal, another constant, or a NamedTuple of such.
"""

import ast
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from textwrap import shorten
from typing import NamedTuple

from arena.errors import PlayerError

CONSTANT = re.compile(r"[A-Z][A-Z0-9_]*")
ASSIGNMENT = re.compile(r"\s*([A-Za-z_][\w.]*)\s*=(?!=)")
NEXT_ASSIGNMENT = re.compile(rf",(?={ASSIGNMENT.pattern})")
COLON = re.compile(rf":(?=\s*{CONSTANT.pattern}[\w.]*\s*(?:,|$)|{ASSIGNMENT.pattern})")
Fields = Mapping[str, ast.expr | None]


def parse_player(text: str) -> tuple[str, dict[str, str]]:
    """A player's name or path, and the constants that a user sets with it.

    "minimax:N_STEPS=5,WEIGHTS=TUNED" gives ("minimax", {"N_STEPS": "5", "WEIGHTS": "TUNED"}).
    Values are Python expressions and may contain commas. The path of a file that exists is taken
    whole. Raises PlayerError for a constant without a value, one given twice, and a value that is
    no expression.
    """
    colons = [*COLON.finditer(text, 1)]
    if not colons or _is_file(text):
        return text, {}
    colon = next((colon for colon in colons if _is_file(text[: colon.start()])), colons[0])
    rest = text[colon.end() :]
    constants: dict[str, str] = {}
    while rest:
        assignment = ASSIGNMENT.match(rest)
        if not assignment:
            raise PlayerError(f"{text}: expected CONSTANT=VALUE, got {rest.strip()}")
        name, rest = assignment[1], rest[assignment.end() :]
        # A value ends where the next one begins, unless that comma stands inside the value.
        ends = [*(match.start() for match in NEXT_ASSIGNMENT.finditer(rest)), len(rest)]
        end = next((end for end in ends if _parse(rest[:end])), 0)
        value = _parse(rest[:end])
        if value is None:
            raise PlayerError(f"{text}: expected a Python value of {name}, got {rest.strip()!r}")
        if name in constants:
            raise PlayerError(f"{text}: {name} is given twice")
        constants[name] = ast.unparse(value)
        rest = rest[end + 1 :]
    return text[: colon.start()], constants


def player_name(name: str, constants: Mapping[str, str]) -> str:
    """The text that `parse_player` takes apart into `name` and `constants`."""
    listed = ",".join(f"{constant}={value}" for constant, value in constants.items())
    return f"{name}:{listed}" if constants else name


def set_constants(source: str, path: str, constants: Mapping[str, str]) -> str:
    """The source of a single file with constants changed where they are defined.

    `constants` maps names to the source text of new values: a literal of the present value's type,
    or another constant of the file. "WEIGHTS.threes" is a field of a NamedTuple. Raises PlayerError
    for a constant that the file does not have or a value of another type; `path` is how messages
    call the file.
    """
    return change_constants(Scope(path, source, {}), constants)[0] if constants else source


class Kind(NamedTuple):
    """What is known of a value without executing anything."""

    type: str
    scopes: tuple["Scope", ...]  # the files through which it is defined
    fields: Fields  # of a NamedTuple, else empty


@dataclass(frozen=True, eq=False)
class Scope:
    """A file that defines constants, and the files from which it imports names."""

    path: str
    source: str
    imported: Mapping[str, "Scope"]

    @cached_property
    def tree(self) -> ast.Module:
        """The file, parsed. Raises PlayerError."""
        try:
            return ast.parse(self.source)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            raise PlayerError(f"{self.path}: not Python source: {error}") from error

    @cached_property
    def values(self) -> dict[str, ast.expr]:
        """The names in capitals that are assigned once, with what they are assigned."""
        names = (node for node in ast.walk(self.tree) if isinstance(node, ast.Name))
        uses = Counter(node.id for node in names if not isinstance(node.ctx, ast.Load))
        values: dict[str, ast.expr] = {}
        for node in self.tree.body:
            match node:
                case (
                    ast.Assign(targets=[ast.Name(id=name)], value=value)
                    | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
                ) if CONSTANT.fullmatch(name) and uses[name] == 1:
                    values[name] = value
        return values

    def kind(self, name: str) -> Kind | None:
        """The kind of a constant, defined here or imported; None for anything else."""
        if name in self.values:
            return self.kind_of(self.values[name])
        return self.imported[name].kind(name) if name in self.imported else None

    def kind_of(self, value: ast.expr) -> Kind | None:
        """The kind of an expression that stands in this file."""
        try:
            return Kind(type(ast.literal_eval(value)).__name__, (self,), {})
        except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
            pass
        match value:
            case ast.Name(id=name):
                above = self.values.get(name)
                kind = self.kind(name) if not above or above.lineno < value.lineno else None
                return kind and kind._replace(scopes=(self, *kind.scopes))
            case ast.BinOp(left=left, op=operator, right=right):
                both = self.kind_of(left), self.kind_of(right)
                types = {kind.type for kind in both if kind}
                if None in both or not types <= {"int", "float"}:
                    return None
                real = "float" in types or isinstance(operator, ast.Div)
                return Kind("float" if real else "int", (self,), {})
            case ast.Call(func=ast.Attribute(value=base, attr="_replace"), keywords=keywords):
                kind = self.kind_of(base)
                return kind and kind._replace(fields={**kind.fields, **_arguments(keywords)})
            case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords):
                scope = self.imported.get(name, self)
                if fields := scope.fields_of(name):
                    given = {**dict(zip(fields, args)), **_arguments(keywords)}
                    return Kind(name, (self, scope), {**fields, **given})
        return None

    def fields_of(self, name: str) -> Fields:
        """The fields of a NamedTuple that is defined here, with their defaults."""
        for node in self.tree.body:
            match node:
                case ast.ClassDef(bases=[ast.Name(id="NamedTuple")]) if node.name == name:
                    parts = (part for part in node.body if isinstance(part, ast.AnnAssign))
                    return {ast.unparse(part.target): part.value for part in parts}
        return {}


def change_constants(scope: Scope, constants: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """The source of a file with constants changed, and the names that it needs from other files.

    These come with the path of a file that has them. Raises PlayerError.
    """
    values: dict[str, str] = {}
    needed: dict[str, str] = {}
    for key in sorted(constants, key=lambda key: "." in key):  # the whole before its fields
        name, _, field = key.partition(".")
        kind = scope.kind(name) if name in scope.values else None
        if kind is None or (field and field not in kind.fields):
            raise _error(scope, f"there is no constant {key}", kind)
        if field:
            present = kind.fields[field]
            kind = kind.scopes[-1].kind_of(present) if present else None
        new = _parse(constants[key])
        others = _others(scope, name, kind) if kind else {}
        if isinstance(new, ast.Name) and new.id in others:
            if new.id not in scope.values and new.id not in scope.imported:
                needed[new.id] = others[new.id]
        elif new is None or not _fits(new, kind):
            expected = " or ".join([kind.type, *others]) if kind else "a literal"
            raise _error(scope, f"{key} is {constants[key]}, expected {expected}", None)
        text = ast.unparse(new)
        if field:
            text = f"{values.get(name, ast.unparse(scope.values[name]))}._replace({field}={text})"
        values[name] = text
    return _with_values(scope, values), needed


def _fits(value: ast.expr, present: Kind | None) -> bool:
    """Whether a new value is a literal of the present one's type; None may become anything."""
    kind = Scope("", "", {}).kind_of(value)
    if kind is None or present is None or present.type == "NoneType":
        return kind is not None
    return kind.type == present.type or (kind.type, present.type) == ("int", "float")


def _others(scope: Scope, name: str, kind: Kind) -> dict[str, str]:
    """The constants of a kind that may take the place of `name`, with the paths of their files."""
    others: dict[str, str] = {}
    for each in (scope, *kind.scopes):
        # Of its own file only what is defined above.
        defined = takewhile(name.__ne__, each.values) if each is scope else each.values
        for other in (*defined, *each.imported):
            found = each.kind(other)
            if found and found.type == kind.type:
                others.setdefault(other, each.path)
    return others


def _with_values(scope: Scope, values: Mapping[str, str]) -> str:
    """The source with other texts in the place of constants' values."""
    lines = scope.source.split("\n")
    for name in reversed(scope.values):
        if name in values:
            node = scope.values[name]
            first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
            before = lines[first].encode()[: node.col_offset].decode()
            after = lines[last].encode()[node.end_col_offset :].decode()
            lines[first : last + 1] = [before + values[name] + after]
    return "\n".join(lines)


def _error(scope: Scope, problem: str, kind: Kind | None) -> PlayerError:
    """The error to raise; it lists the constants, or the fields of the one that `kind` is of."""
    values = {name: value for name, value in scope.values.items() if scope.kind(name)}
    present: Fields = kind.fields if kind and kind.fields else values
    listed = ", ".join(
        f"{name} = {shorten(ast.unparse(value), 40)}" for name, value in present.items() if value
    )
    return PlayerError(f"{scope.path}: {problem}; it has {listed or 'no constants'}")


def _arguments(keywords: list[ast.keyword]) -> dict[str, ast.expr]:
    return {keyword.arg: keyword.value for keyword in keywords if keyword.arg}


def _parse(text: str) -> ast.expr | None:
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _is_file(text: str) -> bool:
    try:
        return Path(text).is_file()
    except OSError:  # a name of more characters than a file may have
        return False

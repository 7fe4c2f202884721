"""Flatten an agent, and the helpers it uses, into the one file that Kaggle takes.

    python build_submission.py                      the strongest agent -> submission/submission.py
    python build_submission.py minimax -o here.py   another agent, another place
    python build_submission.py --check              is the file on disk up to date?
    python build_submission.py --preflight FILE     would this file, ours or not, work on Kaggle?

A build reads from top to bottom of this file: the modules are read and checked one by one, then
against each other; what the agent does not use is left out; the rest is written.

Left out is every top-level definition (function, class, assignment, import) that `agent` does not
reach through names. A `try` or `if` that holds nothing but definitions counts as one definition of
all its names; any other statement has an effect, so it stays with its module once anything else
of the module does. `if __name__ == "__main__":` is always left out. The docstrings of modules are
written as comments; comments stay with the statement they touch, or head the statements below
them, except those at imports, which are gathered at the top.
"""

import argparse
import ast
import builtins
import os
import shlex
import symtable
import sys
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).resolve().parent
DEFAULT_OUTPUT = PROJECT / "submission" / "submission.py"
STRONGEST_FIRST = ("perfect", "minimax")
HEADER = "# A ConnectX submission, built by build_submission.py from "
BANNER = "# " + "=" * 98
OWN_PACKAGE = "agents"
INLINABLE = "agents.core."
# Allowed where a missing one is survived; llvmlite is what numba compiles with.
OPTIONAL_PACKAGES = frozenset({"llvmlite", "numba", "numpy"})
# Names that are there without being bound: those of a class body, and what `super` looks up.
IMPLICIT = frozenset({"__builtins__", "__class__", "__module__", "__qualname__"})
BUILTINS = frozenset(dir(builtins)) | IMPLICIT

# Kaggle executes the file in an empty namespace: of a module's own attributes only `__name__` can
# be read, and it is "builtins". Names looked up in `globals()` cannot be followed.
UNAVAILABLE = frozenset(
    {
        "__cached__",
        "__doc__",
        "__file__",
        "__loader__",
        "__name__",
        "__package__",
        "__path__",
        "__spec__",
        "globals",
    }
)


class BundleError(Exception):
    """Why an agent cannot be flattened; the message begins with the file and the line."""


def bundle(agent_path: Path) -> str:
    """The source of one file that plays as the agent file does, the same on every call.

    The project of an agent is the nearest folder above it that has `agents/core`, or else the
    folder of this script. Raises BundleError for what cannot be flattened, OSError for an agent
    file that cannot be read.
    """
    agent_path = agent_path.resolve()
    root = next(
        (folder for folder in agent_path.parents if (folder / OWN_PACKAGE / "core").is_dir()),
        PROJECT,
    )
    modules = read_modules(agent_path, root)
    check_names(modules)
    kept = find_used(modules)
    check_last_callable(modules, kept)
    return render(modules, kept)


# ==================================================================================================
# Reading: a module is its imports and its statements, each with the names it binds and uses
# ==================================================================================================


class LibraryImport(NamedTuple):
    """One name out of a standard-library import: `import module` where `name` is empty."""

    module: str
    name: str
    alias: str

    @property
    def bound(self) -> str:
        """The name it binds."""
        return self.alias or self.name or self.module.partition(".")[0]

    @property
    def target(self) -> tuple[str, str]:
        """What the bound name stands for: `import os` and `import os.path` both bind `os`."""
        return (self.module if self.name or self.alias else self.bound), self.name


class OwnImport(NamedTuple):
    """A name imported from another of our modules, whose file is `path`."""

    path: str
    line: int


@dataclass(frozen=True, kw_only=True)
class Statement:
    """A top-level statement other than an import."""

    node: ast.stmt
    text: str  # with the comments that touch it
    blank_lines: int  # above it
    section: int | None  # the number of the free-standing comment that heads it
    binds: frozenset[str]
    binds_inside: frozenset[str]  # through `global` in a function, or `:=` in a comprehension
    uses: frozenset[str]  # names that it looks up in the module
    may_use: frozenset[str]  # names that it may look up there
    has_effect: bool

    def line_of(self, name: str) -> int:
        """The first line of the statement on which `name` stands."""
        return min((line for line, found in _names(self.node) if found == name), default=self.line)

    @property
    def line(self) -> int:
        """The first line of the statement."""
        return self.node.lineno


@dataclass(kw_only=True)
class Module:
    """A module of ours, read; `path` is how messages and banners name it."""

    path: str
    licence: str = ""  # the comments above the docstring
    docstring: str = ""
    futures: set[str] = field(default_factory=set)
    own_imports: dict[str, OwnImport] = field(default_factory=dict)
    standard_imports: dict[LibraryImport, int] = field(default_factory=dict)  # -> line
    statements: list[Statement] = field(default_factory=list)
    sections: list[tuple[int, str]] = field(default_factory=list)  # (blank lines above, comment)

    def error(self, line: int, message: str) -> BundleError:
        """The error to raise for a line of this module."""
        return BundleError(f"{self.path}:{line}: {message}")

    @cached_property
    def binders(self) -> dict[str, list[Statement]]:
        """The statements that bind a name at the top level."""
        binders: dict[str, list[Statement]] = {}
        for statement in self.statements:
            for name in statement.binds:
                binders.setdefault(name, []).append(statement)
        at_top = frozenset(binders)
        for statement in self.statements:
            for name in statement.binds_inside - at_top:
                binders.setdefault(name, []).append(statement)
        return binders

    def standard_imports_of(self, name: str) -> list[LibraryImport]:
        """The standard-library imports that bind a name."""
        return [item for item in self.standard_imports if item.bound == name]

    def knows(self, name: str) -> bool:
        """Whether the module binds a name, by definition or by import."""
        return (
            name in self.binders or name in self.own_imports or bool(self.standard_imports_of(name))
        )


def read_modules(agent_path: Path, root: Path) -> list[Module]:
    """The agent's module and all it imports of ours, every module after those it imports.

    Small modules come first as far as that allows, so that tables of data stand far down.

    Raises BundleError for an import cycle, a missing module, and whatever `read_module` refuses.
    """
    modules: dict[str, Module] = {}
    being_read: list[str] = []

    def size_and_path(own: OwnImport) -> tuple[int, str]:
        file = root / own.path
        return (file.stat().st_size if file.is_file() else 0), own.path

    def read(path: str, file: Path) -> None:
        being_read.append(path)
        module = read_module(path, file, root)
        for own in sorted(module.own_imports.values(), key=size_and_path):
            if own.path in being_read:
                cycle = [*being_read[being_read.index(own.path) :], own.path]
                raise module.error(own.line, f"import cycle: {' -> '.join(cycle)}")
            if own.path not in modules:
                if not (root / own.path).is_file():
                    raise module.error(own.line, f"there is no file {own.path}")
                read(own.path, root / own.path)
        being_read.pop()
        modules[path] = module

    inside = agent_path.is_relative_to(root)
    read(agent_path.relative_to(root).as_posix() if inside else agent_path.name, agent_path)
    return list(modules.values())


def read_module(path: str, file: Path, root: Path) -> Module:
    """Read one module; raises BundleError for what it may not hold whatever the others do."""
    module = Module(path=path)
    source, tree = _parse(module, file)
    lines = source.split("\n")
    nodes = tree.body
    _check_imports(module, nodes)
    texts = _Texts(lines, nodes)
    module.docstring = ast.get_docstring(tree) or ""
    for node in nodes:
        if node is nodes[0] and ast.get_docstring(tree) is not None:
            module.licence = texts.skip_docstring(node)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                renamed = alias.asname if alias.asname and alias.asname != alias.name else ""
                item = LibraryImport(alias.name, "", renamed)
                module.standard_imports.setdefault(item, node.lineno)
            texts.skip(node)
        elif isinstance(node, ast.ImportFrom):
            _read_import_from(module, node, root)
            texts.skip(node)
        elif _is_main_block(node):
            texts.skip(node)
        else:
            module.statements.append(_read_statement(module, node, texts))
    texts.read_to_the_end()
    module.sections = texts.sections
    return module


def _parse(module: Module, file: Path) -> tuple[str, ast.Module]:
    try:
        with tokenize.open(file) as opened:
            source = opened.read()
        tree = ast.parse(source)
        compile(tree, module.path, "exec", dont_inherit=True)  # finds a `return` outside a function
    except SyntaxError as error:
        raise module.error(error.lineno or 1, f"syntax error: {error.msg}") from error
    except ValueError as error:  # a null byte, or bytes that are not UTF-8
        raise module.error(1, f"not Python source: {error}") from error
    return source, tree


def _check_imports(module: Module, nodes: Iterable[ast.stmt]) -> None:
    """Refuse imports that cannot be flattened, or that fail on a host with Python alone."""
    for node, at_top, survived in _imports(nodes):
        names = [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            if node.level:
                raise module.error(node.lineno, "relative import, expected `from agents.core.x`")
            if names == ["*"]:
                raise module.error(node.lineno, "star import, expected the names that are used")
            packages = [node.module or ""]
        else:
            packages = names
        for package in packages:
            root = package.partition(".")[0]
            if root == OWN_PACKAGE:
                _check_own_import(module, node, at_top)
            elif root in OPTIONAL_PACKAGES:
                if not survived:
                    raise module.error(
                        node.lineno,
                        f"imports {package}, expected it inside `try:` with `except ImportError:`, "
                        "as the submission must play without it",
                    )
            elif root not in sys.stdlib_module_names:
                raise module.error(
                    node.lineno,
                    f"imports {package}, expected the standard library or {INLINABLE}*",
                )


def _check_own_import(module: Module, node: ast.Import | ast.ImportFrom, at_top: bool) -> None:
    expected = f"expected `from {INLINABLE}x import name`"
    if isinstance(node, ast.Import) or not (node.module or "").startswith(INLINABLE):
        raise module.error(node.lineno, f"`{ast.unparse(node)}`, {expected}")
    if not at_top:
        raise module.error(node.lineno, f"import of {node.module} that is not at the top level")
    for alias in node.names:
        if alias.asname is not None and alias.asname != alias.name:
            raise module.error(
                node.lineno, f"imports {alias.name} under the alias {alias.asname}, {expected}"
            )


def _imports(
    nodes: Iterable[ast.AST], at_top: bool = True, survived: bool = False
) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool, bool]]:
    """Every import below `nodes`: is it at the top level; would its failure be survived."""
    for node in nodes:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node, at_top, survived
        elif isinstance(node, ast.Try):
            guarded = survived or any(_survives_import_error(handler) for handler in node.handlers)
            yield from _imports(node.body, False, guarded)
            yield from _imports([*node.handlers, *node.orelse, *node.finalbody], False, survived)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from _imports(ast.iter_child_nodes(node), False, False)  # runs later, elsewhere
        elif not (isinstance(node, ast.If) and at_top and _is_main_block(node)):
            yield from _imports(ast.iter_child_nodes(node), False, survived)


def _survives_import_error(handler: ast.ExceptHandler) -> bool:
    """Whether the handler takes an ImportError; ModuleNotFoundError misses a broken package."""
    if any(isinstance(node, ast.Raise) for node in handler.body):
        return False
    if handler.type is None:
        return True
    caught = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(
        isinstance(node, ast.Name) and node.id in ("ImportError", "Exception", "BaseException")
        for node in caught
    )


def _is_main_block(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.If)
        and not node.orelse
        and ast.unparse(node.test) == "__name__ == '__main__'"
    )


def _read_import_from(module: Module, node: ast.ImportFrom, root: Path) -> None:
    source = node.module or ""
    for alias in node.names:
        if source == "__future__":
            module.futures.add(alias.name)
        elif source.startswith(INLINABLE):
            path = source.replace(".", "/") + ".py"
            if (root / path.removesuffix(".py")).is_dir():
                raise module.error(node.lineno, f"{source} is a package, expected a module")
            module.own_imports.setdefault(alias.name, OwnImport(path, node.lineno))
        else:
            renamed = alias.asname if alias.asname and alias.asname != alias.name else ""
            item = LibraryImport(source, alias.name, renamed)
            module.standard_imports.setdefault(item, node.lineno)


def _read_statement(module: Module, node: ast.stmt, texts: "_Texts") -> Statement:
    text, blank_lines, section, own_text = texts.take(node)
    binds: set[str] = set()
    binds_inside: set[str] = set()
    uses: set[str] = set()
    may_use = _names_in_string_annotations(node)
    top = symtable.symtable(own_text, module.path, "exec")
    tables = [top]
    while tables:
        table = tables.pop()
        tables.extend(table.get_children())
        for symbol in table.get_symbols():
            name = symbol.get_name()
            if name == "__conditional_annotations__":  # the compiler's own, from Python 3.14 on
                continue
            assigned = symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace()
            if table is top and assigned:
                binds.add(name)
            elif symbol.is_global() and assigned:
                binds_inside.add(name)
            if symbol.is_global() and symbol.is_referenced():
                uses.add(name)
            elif table.get_type() == "class" and assigned and symbol.is_referenced():
                may_use.add(name)  # `name = name` in a class reads the module's
    if isinstance(node, ast.AugAssign | ast.Delete):
        uses |= binds
    explains = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    if explains and module.statements:  # a text below a definition: it goes where that goes
        binds |= module.statements[-1].binds
    return Statement(
        node=node,
        text=text,
        blank_lines=blank_lines,
        section=section,
        binds=frozenset(binds),
        binds_inside=frozenset(binds_inside - binds),
        uses=frozenset(uses | binds_inside),
        may_use=frozenset(may_use),
        has_effect=not explains and not _is_definition(node),
    )


def _is_definition(node: ast.stmt) -> bool:
    """Whether a statement does nothing but bind names, so that it can go when they are not used."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return True
        case ast.Import() | ast.ImportFrom() | ast.Pass():
            return True
        case ast.Assign(targets=targets):
            return all(_is_name(target) for target in targets)
        case ast.AnnAssign(target=target) | ast.AugAssign(target=target):
            return _is_name(target)
        case ast.If(body=body, orelse=orelse):
            return all(map(_is_definition, [*body, *orelse]))
        case ast.Try(body=body, handlers=handlers, orelse=orelse, finalbody=finalbody):
            handled = [statement for handler in handlers for statement in handler.body]
            return all(map(_is_definition, [*body, *handled, *orelse, *finalbody]))
    return type(node).__name__ == "TypeAlias"  # `type X = ...`, from Python 3.12 on


def _is_name(target: ast.expr) -> bool:
    match target:
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            return all(map(_is_name, parts))
        case ast.Starred(value=value):
            return _is_name(value)
    return isinstance(target, ast.Name)


def _names(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The names that stand below a node, with their lines."""
    for part in ast.walk(node):
        match part:
            case ast.Name(id=name, lineno=line):
                yield line, name
            case (
                ast.FunctionDef(name=name, lineno=line)
                | ast.AsyncFunctionDef(name=name, lineno=line)
                | ast.ClassDef(name=name, lineno=line)
            ):
                yield line, name
            case ast.ExceptHandler(name=str(name), lineno=line):
                yield line, name
            case (
                ast.Import(names=aliases, lineno=line) | ast.ImportFrom(names=aliases, lineno=line)
            ):
                for alias in aliases:
                    yield line, alias.asname or alias.name.partition(".")[0]


def _names_in_string_annotations(node: ast.AST) -> set[str]:
    names: set[str] = set()
    annotations = (
        getattr(part, field_name, None)
        for part in ast.walk(node)
        for field_name in ("annotation", "returns")
    )
    for annotation in annotations:
        for inner in ast.walk(annotation) if annotation is not None else ():
            if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                try:
                    expression = ast.parse(inner.value, mode="eval")
                except SyntaxError:
                    continue  # Literal["two words"]
                names |= {name for _, name in _names(expression)}
    return names


class _Texts:
    """Cuts a module's source into statements, in order, each with the comments it owns.

    A comment owned by a statement touches it: directly above, or directly below with nothing
    following. Any other comment stands free and heads the statements down to the next such one.
    """

    def __init__(self, lines: list[str], nodes: list[ast.stmt]) -> None:
        self.sections: list[tuple[int, str]] = []
        self._lines = lines
        self._nodes = nodes
        self._next = 0
        self._end = 0  # the number of the last line that has been given out
        self._shared = _statements_that_share_lines(nodes)
        self._section_heads_nothing = False

    def skip(self, node: ast.stmt) -> None:
        """Leave a statement out, with the comments it owns."""
        self._cut(node)

    def skip_docstring(self, node: ast.stmt) -> str:
        """Leave the docstring out; returns the comments above it, a licence perhaps."""
        above = [line for line in self._lines[: node.lineno - 1] if not line.startswith("#!")]
        self._next += 1
        self._end = node.end_lineno or node.lineno
        return "".join(f"{line}\n" for line in above).strip("\n")

    def take(self, node: ast.stmt) -> tuple[str, int, int | None, str]:
        """The next statement: text, blank lines above, section, text without its comments."""
        above, own_text, below, blank_lines = self._cut(node)
        self._section_heads_nothing = False
        text = "\n".join([*above, own_text, *below])
        section = len(self.sections) - 1 if self.sections else None
        return text, blank_lines, section, own_text

    def read_to_the_end(self) -> None:
        """After the last statement: a comment at the end of the file heads nothing."""
        blank_lines, comment = self._read_gap(len(self._lines) + 1)
        if comment:
            self._add_to_section(blank_lines, "\n".join(comment))

    def _cut(self, node: ast.stmt) -> tuple[list[str], str, list[str], int]:
        """The next statement: comment above, its own text, comment below; blank lines above."""
        self._next += 1
        start, end = _first_line(node), node.end_lineno or node.lineno
        blank_lines, above = 0, list[str]()
        if start > self._end:
            blank_lines, above = self._read_gap(start)
        own_text = "\n".join(self._lines[start - 1 : end])
        if node in self._shared:
            own_text = self._cut_from_shared_lines(node, own_text)
        self._end = max(self._end, end)
        return above, own_text, self._read_below(), blank_lines

    def _cut_from_shared_lines(self, node: ast.stmt, lines: str) -> str:
        """The part of its lines that is the statement's; the last on a line has its comment."""
        after = self._nodes[self._next :][:1]
        if after and after[0].lineno == node.end_lineno:
            return ast.get_source_segment("\n".join(self._lines), node) or ""
        return lines.encode()[node.col_offset :].decode()

    def _read_gap(self, start: int) -> tuple[int, list[str]]:
        """Read on to line `start`: the blank lines and the comment directly above it."""
        blank_lines, comment = 0, list[str]()
        for line in self._lines[self._end : start - 1]:
            if line.strip():
                comment.append(line)
                continue
            if comment:
                self._add_to_section(blank_lines, "\n".join(comment))
                blank_lines, comment = 0, []
            blank_lines += 1
        self._end = start - 1
        return blank_lines, comment

    def _add_to_section(self, blank_lines: int, comment: str) -> None:
        """Open a section with a free-standing comment, or go on with one that heads nothing yet."""
        if self._section_heads_nothing:
            above, text = self.sections.pop()
            blank_lines, comment = above, text + "\n" * (blank_lines + 1) + comment
        self.sections.append((blank_lines, comment))
        self._section_heads_nothing = True

    def _read_below(self) -> list[str]:
        """The comment directly below what has been read, unless it touches the next statement."""
        last = len(self._lines) + 1
        stop = _first_line(self._nodes[self._next]) if self._next < len(self._nodes) else last
        below = []
        for line in self._lines[self._end : stop - 1]:
            if not line.strip():
                break
            below.append(line)
        touches_next = self._end + len(below) == stop - 1 and stop != last
        if touches_next:  # only what is indented is the end of a body
            below = below[: next((i for i, line in enumerate(below) if line[0] == "#"), None)]
        self._end += len(below)
        return below


def _first_line(node: ast.stmt) -> int:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    return node.lineno


def _statements_that_share_lines(nodes: list[ast.stmt]) -> set[ast.stmt]:
    shared = set()
    for one, other in pairwise(nodes):
        if other.lineno == one.end_lineno:
            shared |= {one, other}
    return shared


# ==================================================================================================
# Checking: the modules against each other
# ==================================================================================================


def check_names(modules: list[Module]) -> None:
    """Refuse names that would mean another thing in one file than in many.

    Raises BundleError for a name that two modules define or import differently, one that hides a
    built-in which another module uses, one that a submission does not have, and one that is
    nowhere defined.
    """
    by_path = {module.path: module for module in modules}
    owners: dict[str, tuple[Module, int, object]] = {}
    for module in modules:
        for name, line, meaning in _bindings(module):
            owner, first_line, first_meaning = owners.setdefault(name, (module, line, meaning))
            if meaning != first_meaning:
                raise module.error(
                    line, f"{name} is already defined at {owner.path}:{first_line}, rename one"
                )
        for name, own in module.own_imports.items():
            if not by_path[own.path].knows(name):
                raise module.error(own.line, f"{own.path} does not define {name}")
    for module in modules:
        for statement in module.statements:
            for name in sorted(statement.uses):
                if name in UNAVAILABLE and name not in module.binders:
                    raise module.error(
                        statement.line_of(name), f"needs {name}, which a submission does not have"
                    )
                if module.knows(name):
                    continue
                if name not in BUILTINS:
                    raise module.error(statement.line_of(name), f"{name} is not defined")
                if name in owners:
                    owner, line, _ = owners[name]
                    raise owner.error(
                        line,
                        f"{name} hides the built-in that is used at "
                        f"{module.path}:{statement.line_of(name)}, rename it",
                    )


def _bindings(module: Module) -> Iterator[tuple[str, int, object]]:
    """Names that a module binds itself: name, line, what it stands for."""
    for item, line in module.standard_imports.items():
        yield item.bound, line, item.target
    for name, statements in module.binders.items():
        if name != "__all__":  # nothing in a submission imports from it
            yield name, statements[0].line_of(name), module.path


def check_last_callable(modules: list[Module], kept: "Kept") -> None:
    """Refuse a bundle of which Kaggle would not take `agent`.

    Kaggle takes the last callable of the namespace, and a name keeps the place of its first
    binding. So nothing may be bound for the first time after `agent` but plain values.
    """
    bound = {item.bound for item in kept.imports}
    agent_is_bound = False
    for module in modules:
        for statement in module.statements:
            if statement not in kept.statements:
                continue
            new = sorted(statement.binds - bound, key=lambda name: (statement.line_of(name), name))
            bound |= statement.binds
            for name in new:
                if agent_is_bound and not _is_plain_value(statement.node):
                    raise module.error(
                        statement.line_of(name),
                        f"{name} is bound after agent, so that Kaggle would take {name} for the "
                        "agent; define it above",
                    )
                agent_is_bound = agent_is_bound or name == "agent"


def _is_plain_value(node: ast.stmt) -> bool:
    """Whether a statement assigns something written out, which is no callable."""
    if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
        return False
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    plain = (
        *(ast.Constant, ast.JoinedStr, ast.UnaryOp, ast.Compare),
        *(ast.Tuple, ast.List, ast.Set, ast.Dict, ast.ListComp, ast.SetComp, ast.DictComp),
    )
    return isinstance(node.value, plain) and all(isinstance(t, ast.Name) for t in targets)


# ==================================================================================================
# Choosing: what the agent reaches
# ==================================================================================================


@dataclass
class Kept:
    """What goes into the bundle."""

    statements: set[Statement] = field(default_factory=set)
    imports: set[LibraryImport] = field(default_factory=set)


def find_used(modules: list[Module]) -> Kept:
    """What `agent` of the last module reaches through names, and the effects of those modules."""
    by_path = {module.path: module for module in modules}
    agent_module = modules[-1]
    if not agent_module.knows("agent"):
        raise agent_module.error(1, "defines no agent, expected `def agent(obs, config):`")
    for statement in agent_module.binders.get("agent", []):
        if isinstance(statement.node, ast.ClassDef | ast.AsyncFunctionDef):
            raise agent_module.error(statement.line, "agent is not a plain function")
    kept = Kept()
    modules_in_use: set[str] = set()
    pending: list[tuple[Module, str]] = [(agent_module, "agent")]

    def keep(module: Module, statement: Statement) -> None:
        if statement in kept.statements:
            return
        kept.statements.add(statement)
        pending.extend((module, name) for name in statement.uses | statement.may_use)
        if module.path not in modules_in_use:
            modules_in_use.add(module.path)
            for other in module.statements:
                if other.has_effect:
                    keep(module, other)

    while pending:
        module, name = pending.pop()
        for statement in module.binders.get(name, []):
            keep(module, statement)
        kept.imports.update(module.standard_imports_of(name))
        if name in module.own_imports:
            pending.append((by_path[module.own_imports[name].path], name))
    return kept


# ==================================================================================================
# Writing
# ==================================================================================================


def render(modules: list[Module], kept: Kept) -> str:
    """The source of the bundle: header, imports, then the modules, each under its banner."""
    used = [module for module in modules if kept.statements.intersection(module.statements)]
    parts = [_header(modules[-1], used)]
    futures = sorted({feature for module in used for feature in module.futures})
    imports = [f"from __future__ import {feature}" for feature in futures]
    imports += _render_imports(kept.imports)
    if imports:
        parts.append("\n".join(imports) + "\n")
    sections = [
        _render_module(module, kept, with_docstring=module is not modules[-1]) for module in used
    ]
    parts.append("\n\n".join(sections))
    return "\n".join(parts)


def _header(agent_module: Module, used: list[Module]) -> str:
    name = Path(agent_module.path).stem
    is_ours = Path(agent_module.path).parent == Path(OWN_PACKAGE)
    width = max(len(module.path) for module in used)
    lines = [HEADER[2:] + agent_module.path, ""]
    if agent_module.docstring:
        lines += [*agent_module.docstring.split("\n"), ""]
    lines += ["In this file, from the top:", ""]
    for module in used:
        summary = module.docstring.partition("\n")[0]
        lines.append(f"    {module.path:{width}}  {summary}")
    lines += [
        "",
        "It is written by",
        "",
        f"    python build_submission.py {shlex.quote(name if is_ours else agent_module.path)}",
        "",
        "from the files above: change them and run it again, as a change made here is lost.",
    ]
    return _comment(lines)


def _render_imports(imports: Iterable[LibraryImport]) -> list[str]:
    lines = []
    names: dict[str, list[str]] = {}
    for item in sorted(imports):
        suffix = f" as {item.alias}" if item.alias else ""
        if item.name:
            names.setdefault(item.module, []).append(item.name + suffix)
        else:
            lines.append(f"import {item.module}{suffix}")
    for module, found in names.items():
        line = f"from {module} import {', '.join(found)}"
        if len(line) > 100:
            listed = "".join(f"    {name},\n" for name in found)
            line = f"from {module} import (\n{listed})"
        lines.append(line)
    return lines


def _render_module(module: Module, kept: Kept, *, with_docstring: bool) -> str:
    text = f"{BANNER}\n# {module.path}\n{BANNER}\n"
    if module.licence:
        text += module.licence + "\n#\n"
    if with_docstring and module.docstring:
        text += _comment(module.docstring.split("\n"))
    section: int | None = None
    blank_lines = 1
    for statement in module.statements:
        blank_lines = max(blank_lines, statement.blank_lines)
        if statement not in kept.statements:
            continue
        if statement.section != section and statement.section is not None:
            above, comment = module.sections[statement.section]
            text += "\n" * max(above, 1) + comment + "\n"
            blank_lines = statement.blank_lines
        section = statement.section
        text += "\n" * blank_lines + statement.text + "\n"
        blank_lines = 0
    if module.sections and all(s.section != len(module.sections) - 1 for s in module.statements):
        above, comment = module.sections[-1]
        text += "\n" * above + comment + "\n"
    return text


def _comment(lines: Iterable[str]) -> str:
    return "".join(f"# {line}".rstrip() + "\n" for line in lines)


# ==================================================================================================
# The command line
# ==================================================================================================


class UsageError(Exception):
    """What is wrong with a command line, in one line."""


def agent_names() -> list[str]:
    """The names of our agents: the files of `agents/`."""
    files = (PROJECT / OWN_PACKAGE).glob("*.py")
    return sorted(file.stem for file in files if not file.stem.startswith("_"))


def find_agent(given: str | None) -> Path:
    """The file of an agent, given by its name, by a path, or not at all: then the strongest."""
    names = agent_names()
    if given is None:
        given = next((name for name in STRONGEST_FIRST if name in names), None)
        if given is None:
            raise UsageError(f"no agent is named {' or '.join(STRONGEST_FIRST)}, expected AGENT")
    if given in names:
        return PROJECT / OWN_PACKAGE / f"{given}.py"
    if Path(given).is_file():
        return Path(given)
    if given.removesuffix(".py") in names:
        return PROJECT / OWN_PACKAGE / given
    raise UsageError(f"no agent {given!r}: expected one of {', '.join(names)}, or a path to a file")


def check_output(output: Path, *, force: bool) -> None:
    """Raise UsageError where a build must not write."""
    if output.exists() and not output.is_file():
        raise UsageError(f"output {output} is not a file")
    if not output.parent.is_dir() and output != DEFAULT_OUTPUT:
        raise UsageError(f"output {output}: there is no folder {output.parent}")
    if force or output == DEFAULT_OUTPUT or not output.exists():
        return
    with output.open("rb") as opened:
        if opened.read(len(HEADER)) != HEADER.encode():
            raise UsageError(
                f"output {output} exists and is not a submission built here; --force overwrites it"
            )


def write_atomically(output: Path, text: str) -> None:
    """Write a file so that no reader ever sees a part of it."""
    output.parent.mkdir(exist_ok=True)
    partial = output.with_name(f".{output.name}.{os.getpid()}")
    try:
        partial.write_text(text, encoding="utf-8", newline="\n")
        partial.replace(output)
    finally:
        partial.unlink(missing_ok=True)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit status: 0 fine, 1 a check failed, 2 bad usage."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    try:
        return run(options)
    except BundleError as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 1
    except (UsageError, OSError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def make_parser() -> argparse.ArgumentParser:
    """The options of the command line."""
    parser = argparse.ArgumentParser(
        description="Flatten an agent, and the helpers it uses, into the one file that Kaggle "
        "takes, and try it out as Kaggle would.",
        epilog="exit status: 0 fine, 1 the agent cannot be built or would fail, 2 bad usage",
    )
    parser.add_argument(
        "agent",
        metavar="AGENT",
        nargs="?",
        help="the name of a file in agents/, or the path of an agent file "
        f"(default: the strongest there is, the first of {', '.join(STRONGEST_FIRST)})",
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="PATH",
        type=Path,
        help=f"where to write (default: {DEFAULT_OUTPUT.relative_to(PROJECT)})",
    )
    parser.add_argument(
        "--force", action="store_true", help="overwrite a file that was not built here"
    )
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail where the file is not up to date"
    )
    parser.add_argument(
        "--no-preflight", action="store_true", help="do not try the file out after the build"
    )
    parser.add_argument(
        "--preflight", metavar="FILE", type=Path, help="build nothing; try out FILE, ours or not"
    )
    return parser


def run(options: argparse.Namespace) -> int:
    """Do what the options ask; raises BundleError, UsageError or OSError."""
    output: Path = options.output or DEFAULT_OUTPUT
    if options.preflight is not None:
        if options.agent or options.output or options.check or options.force:
            raise UsageError("--preflight FILE builds nothing, so it goes with no other option")
        if not options.preflight.is_file():
            raise UsageError(f"there is no file {options.preflight}")
        return preflight(options.preflight)
    agent_path = find_agent(options.agent)
    text = bundle(agent_path)
    if options.check:
        return report_staleness(output, text)
    check_output(output, force=options.force)
    write_atomically(output, text)
    print(f"built {_shown(output)} from {_shown(agent_path)}, {len(text.encode()):,} bytes")
    return 0 if options.no_preflight else preflight(output)


def preflight(path: Path) -> int:
    """Try a file out as Kaggle would and print the report; the exit status."""
    # Not at the top: it imports what plays, and a mere build or `--help` is to be quick.
    from bundle import preflight as arena_preflight

    return arena_preflight.run(_shown(path))


def report_staleness(output: Path, text: str) -> int:
    """Say whether the file on disk is what a build would write; the exit status."""
    if not output.is_file():
        problem = "is missing"
    elif output.read_bytes() != text.encode():
        problem = "is stale"
    else:
        print(f"{_shown(output)} is up to date")
        return 0
    print(f"{_shown(output)} {problem}: run build_submission.py", file=sys.stderr)
    return 1


def _shown(path: Path) -> Path:
    """The path as it reads best: relative to here, if it is below."""
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


if __name__ == "__main__":
    sys.exit(main())

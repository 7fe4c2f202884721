"""One module of ours, taken apart: its imports, and the text and the names of everything else."""

import ast
import symtable
import sys
import tokenize
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from arena.errors import BundleError

OWN_PACKAGE = "agents"
INLINABLE = "agents.core."
EXPECTED_IMPORT = f"expected `from {INLINABLE}x import name`"
# May be imported if the submission survives without; llvmlite is what numba compiles with.
OPTIONAL_PACKAGES = frozenset({"llvmlite", "numba", "numpy"})
MAIN_TEST = ast.dump(ast.parse("__name__ == '__main__'", mode="eval").body)

Import = ast.Import | ast.ImportFrom
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class LibraryImport(NamedTuple):
    """One name imported from the standard library: `import module` where `name` is empty."""

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
    """A name imported from another of our modules, whose file is `path` below the project."""

    path: str
    line: int


@dataclass(kw_only=True, eq=False)
class Module:
    """A module, taken apart. `path` is what messages and banners call it."""

    path: str
    source: str
    licence: str = ""  # the comments above the docstring
    docstring: str = ""
    text: str = ""  # all but these, the imports and the main block; comments included
    tree: ast.Module = field(default_factory=lambda: ast.Module([], []))  # of `text`
    own_imports: dict[str, OwnImport] = field(default_factory=dict)
    library_imports: dict[LibraryImport, int] = field(default_factory=dict)  # to the line
    annotations_line: int | None = None  # of `from __future__ import annotations`
    # The module's global names:
    bound: set[str] = field(default_factory=set)
    bound_inside: set[str] = field(default_factory=set)  # those that functions bind by `global`
    used: set[str] = field(default_factory=set)
    perhaps_used: set[str] = field(default_factory=set)  # in a class body `x = x` reads either

    def error(self, line: int, message: str) -> BundleError:
        """The error to raise about a line of this module."""
        return BundleError(f"{self.path}:{line}: {message}")

    def knows(self, name: str) -> bool:
        """Whether the module binds a name or imports it."""
        imported = {item.bound for item in self.library_imports}
        return name in self.bound or name in self.own_imports or name in imported

    def line_of(self, name: str, *, bound: bool = False) -> int:
        """The first line on which a name stands, or on which it is bound."""
        lines = self._bound_lines if bound else self._lines
        return lines.get(name, 1)

    @cached_property
    def _lines(self) -> dict[str, int]:
        return _first_lines((line, name) for line, name, _ in names_in(ast.walk(self.tree)))

    @cached_property
    def _bound_lines(self) -> dict[str, int]:
        names = names_in(ast.walk(self.tree))
        return _first_lines((line, name) for line, name, binds in names if binds)


def read_source(path: str, file: Path) -> str:
    """The text of a Python file in the encoding that it declares. Raises BundleError."""
    try:
        with tokenize.open(file) as opened:
            return opened.read()
    except (SyntaxError, ValueError) as error:
        raise BundleError(f"{path}:1: not Python source: {error}") from error
    except OSError as error:
        raise BundleError(f"{path}: cannot be read: {error.strerror}") from error


def parse_module(path: str, source: str, root: Path) -> Module:
    """Take a module apart. Raises BundleError for syntax errors and imports that cannot be inlined.

    `root` is the folder of the project, which has `agents/core`.
    """
    module = Module(path=path, source=source)
    tree = _parse(module, source)
    _check_imports(module, tree.body)
    module.docstring = ast.get_docstring(tree) or ""
    lines: list[str | None] = [*source.split("\n")]
    if source.startswith("#!"):
        lines[0] = None
    removed = [node for node in tree.body if _is_removed(module, node, tree)]
    for node in reversed(removed):
        _remove(lines, node)
    _read_imports(module, tree.body, root)
    text = "\n".join(line or "" for line in lines)  # with the line numbers of the source
    module.tree = _parse(module, text)
    _read_names(module, text)
    above = tree.body[0].lineno - 1 if module.docstring else 0
    module.licence, module.text = _join(lines[:above]), _join(lines[above:])
    return module


def _is_removed(module: Module, node: ast.stmt, tree: ast.Module) -> bool:
    is_docstring = node is tree.body[0] and bool(module.docstring)
    return is_docstring or isinstance(node, Import) or _is_main_block(node)


def _parse(module: Module, text: str) -> ast.Module:
    try:
        tree = ast.parse(text)
        compile(text, "<module>", "exec", dont_inherit=True)  # finds `return` outside a function
    except SyntaxError as error:
        raise module.error(error.lineno or 1, f"syntax error: {error.msg}") from error
    except (ValueError, RecursionError, MemoryError) as error:  # a null byte; too deep a nesting
        raise module.error(1, f"not Python source: {error}") from error
    return tree


def is_written_out(node: ast.stmt) -> bool:
    """Whether a statement only explains, or only gives names values that are written out."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Pass():
            return True
        case ast.Assign(targets=targets, value=value):
            pass
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            targets = [target]
        case _:
            return False
    try:
        ast.literal_eval(value)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return False
    return all(isinstance(target, ast.Name) for target in targets)


# ==================================================================================================
# Imports
# ==================================================================================================


def _check_imports(module: Module, nodes: Iterable[ast.stmt]) -> None:
    """Refuse imports that cannot be inlined, or that fail on a machine with Python alone."""
    for node, at_top, survived in _imports(nodes):
        names = [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            if node.level:
                raise module.error(node.lineno, f"relative import, {EXPECTED_IMPORT}")
            if names == ["*"]:
                raise module.error(node.lineno, "star import, expected the names that are used")
            names = [node.module or ""]
        for name in names:
            package = name.partition(".")[0]
            if package == OWN_PACKAGE:
                _check_own_import(module, node, at_top)
            elif package in OPTIONAL_PACKAGES and not survived:
                raise module.error(
                    node.lineno,
                    f"imports {name}, expected it inside `try:` with `except ImportError:`, "
                    "as the submission must play without it",
                )
            elif package not in OPTIONAL_PACKAGES | sys.stdlib_module_names:
                raise module.error(
                    node.lineno, f"imports {name}, expected the standard library or {INLINABLE}*"
                )


def _check_own_import(module: Module, node: Import, at_top: bool) -> None:
    if isinstance(node, ast.Import) or not (node.module or "").startswith(INLINABLE):
        raise module.error(node.lineno, f"`{ast.unparse(node)}`, {EXPECTED_IMPORT}")
    if not at_top:
        raise module.error(node.lineno, f"import of {node.module} that is not at the top level")
    for alias in node.names:
        if alias.asname not in (None, alias.name):
            raise module.error(
                node.lineno,
                f"imports {alias.name} under the alias {alias.asname}, {EXPECTED_IMPORT}",
            )


def _imports(
    nodes: Iterable[ast.AST], at_top: bool = True, survived: bool = False
) -> Iterator[tuple[Import, bool, bool]]:
    """Every import below `nodes`: is it at the top level; would its failure be survived."""
    for node in nodes:
        if isinstance(node, Import):
            yield node, at_top, survived
        elif isinstance(node, ast.Try):
            guarded = survived or any(_survives_import_error(handler) for handler in node.handlers)
            yield from _imports(node.body, False, guarded)
            yield from _imports([*node.handlers, *node.orelse, *node.finalbody], False, survived)
        elif not (at_top and _is_main_block(node)):
            runs_later = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            inner = (each for each in ast.iter_child_nodes(node) if not isinstance(each, ast.expr))
            yield from _imports(inner, False, survived and not runs_later)


def _survives_import_error(handler: ast.ExceptHandler) -> bool:
    """Whether the handler takes an ImportError; ModuleNotFoundError misses a broken package."""
    if any(isinstance(node, ast.Raise) for node in handler.body):
        return False
    caught = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    names = {node.id for node in caught if isinstance(node, ast.Name)}
    return handler.type is None or bool(names & {"ImportError", "Exception", "BaseException"})


def _is_main_block(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and not node.orelse and ast.dump(node.test) == MAIN_TEST


def _read_imports(module: Module, nodes: Iterable[ast.stmt], root: Path) -> None:
    """Read the imports at the top level, all of which `_check_imports` has passed."""
    code_line = 0  # of the first statement that might do something
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(INLINABLE):
            if code_line:
                raise module.error(
                    node.lineno,
                    f"import of {node.module} below the code at line {code_line}, move it above",
                )
            path = _own_file(module, node, root)
            for alias in node.names:
                module.own_imports.setdefault(alias.name, OwnImport(path, node.lineno))
        elif isinstance(node, ast.ImportFrom) and node.module == "__future__":
            if any(alias.name == "annotations" for alias in node.names):
                module.annotations_line = node.lineno
        elif isinstance(node, Import):
            for alias in node.names:
                renamed = alias.asname if alias.asname and alias.asname != alias.name else ""
                item = LibraryImport(alias.name, "", renamed)
                if isinstance(node, ast.ImportFrom):
                    item = LibraryImport(node.module or "", alias.name, renamed)
                module.library_imports.setdefault(item, node.lineno)
        elif not is_written_out(node) and not _is_main_block(node):
            code_line = code_line or node.lineno


def _own_file(module: Module, node: ast.ImportFrom, root: Path) -> str:
    """The file of a module of ours, below `root`."""
    name = node.module or ""
    path = name.replace(".", "/") + ".py"
    if (root / path.removesuffix(".py")).is_dir():
        raise module.error(node.lineno, f"{name} is a package, expected a module")
    if not (root / path).is_file():
        raise module.error(node.lineno, f"there is no file {path}")
    for folder in Path(path).parents[:-3]:  # below agents/core/
        initial = root / folder / "__init__.py"
        if initial.is_file() and initial.read_bytes().strip():
            initial_path = (folder / "__init__.py").as_posix()
            raise module.error(node.lineno, f"{initial_path} is not inlined, expected it empty")
    return path


# ==================================================================================================
# Text and names
# ==================================================================================================


def one_line(text: str) -> str:
    """The text with every character escaped that could end a line, a comment or an encoding."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def _remove(lines: list[str | None], node: ast.stmt) -> None:
    """Make None of a statement's lines, or put `pass` in its place where it shares them."""
    first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    before = (lines[first] or "").encode()[: node.col_offset]
    after = (lines[last] or "").encode()[node.end_col_offset :]
    is_joined = first > 0 and (lines[first - 1] or "").endswith("\\")
    lines[first : last + 1] = [None] * (last + 1 - first)
    if before.strip() or after.split(b"#")[0].strip() or is_joined:
        lines[first] = (before + b"pass" + after).decode()


def _join(lines: Iterable[str | None]) -> str:
    """The lines that are left; the blank ones on both sides of a removed one do not add up."""
    kept: list[str] = []
    spare = 0
    for line in lines:
        if line is None:
            spare = next((i for i, above in enumerate(reversed(kept)) if above.strip()), len(kept))
        elif spare and not line.strip():
            spare -= 1
        else:
            spare = 0
            kept.append(line)
    return "\n".join(kept).strip("\n")


def _read_names(module: Module, text: str) -> None:
    top = symtable.symtable(text, "<module>", "exec")
    tables = [top]
    while tables:
        table = tables.pop()
        tables.extend(table.get_children())
        for symbol in table.get_symbols():
            name = symbol.get_name()
            if name == "__conditional_annotations__":  # the compiler's own, from Python 3.14 on
                continue
            assigned = symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace()
            if assigned and (table is top or symbol.is_global()):
                module.bound.add(name)
                if table is not top:
                    module.bound_inside.add(name)
            if symbol.is_referenced() and symbol.is_global():
                module.used.add(name)
            elif symbol.is_referenced() and assigned and table.get_type() == "class":
                module.perhaps_used.add(name)
    for node in ast.walk(module.tree):
        match node:
            case ast.Call(func=ast.Name(id="eval"), args=[ast.Constant(value=str(code))]):
                with suppress(SyntaxError, ValueError):
                    inner = ast.walk(ast.parse(code.strip(), mode="eval"))
                    module.perhaps_used.update(name for _, name, _ in names_in(inner))


def _first_lines(names: Iterable[tuple[int, str]]) -> dict[str, int]:
    return {name: line for line, name in sorted(names, reverse=True)}


def names_in(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str, bool]]:
    """The names of nodes, not of those below them: line, name, and whether it is bound there."""
    for node in nodes:
        match node:
            case ast.Name(id=name):
                yield node.lineno, name, not isinstance(node.ctx, ast.Load)
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.lineno, node.name, True
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)):
                yield node.lineno, name, True
            case ast.Import() | ast.ImportFrom():
                for alias in node.names:
                    yield node.lineno, alias.asname or alias.name.partition(".")[0], True

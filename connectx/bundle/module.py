"""One module of an agent, taken apart: its imports, the text of everything else, its names."""

import ast
import re
import symtable
import sys
import tokenize
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path

from connectx.errors import NOT_PYTHON, BundleError

OWN_PACKAGE = "connectx"
INLINABLE = re.compile(rf"{OWN_PACKAGE}\.core\.\w+")
EXPECTED_IMPORT = f"expected `from {OWN_PACKAGE}.core.x import name` at the top level"
KAGGLE_PACKAGES = sys.stdlib_module_names | {"numpy"}  # what a submission can count on
MAIN_TEST = ast.dump(ast.parse("__name__ == '__main__'", mode="eval").body)

Import = ast.Import | ast.ImportFrom


@dataclass(kw_only=True, eq=False)
class Module:
    """A module. `path` is what messages and banners call it."""

    path: str
    docstring: str = ""
    text: str = ""  # the source without docstring, imports and main block
    body: list[ast.stmt] = field(default_factory=list)  # without docstring and main block
    nodes: list[ast.AST] = field(default_factory=list)  # everything in `body`
    own_imports: dict[str, tuple[str, int]] = field(default_factory=dict)  # name -> path, line
    library_imports: dict[str, str] = field(default_factory=dict)  # statement -> name it binds
    bound: set[str] = field(default_factory=set)  # global names
    bound_inside: set[str] = field(default_factory=set)  # those bound by a function's `global`
    used: set[str] = field(default_factory=set)  # global names
    used_at_top: set[str] = field(default_factory=set)  # those used outside functions and classes

    def knows(self, name: str) -> bool:
        """Whether the module binds or imports a name."""
        return name in {*self.bound, *self.own_imports, *self.library_imports.values()}

    def line_of(self, name: str) -> int:
        """The first line that binds a name, in any scope, or else the first that reads it."""
        lines = []
        for node in self.nodes:
            names = (getattr(node, key, None) for key in ("asname", "id", "name"))
            if str(next(filter(None, names), "")).partition(".")[0] == name:
                is_read = isinstance(getattr(node, "ctx", None), ast.Load)
                lines.append((is_read, getattr(node, "lineno", 1)))
        return min(lines, default=(True, 1))[1]

    def error(self, place: int | str, message: str) -> BundleError:
        """The error to raise about a line of this module, or about a name in it."""
        line = place if isinstance(place, int) else self.line_of(place)
        return BundleError(f"{self.path}:{line}: {message}")


def imports_ours(source: str) -> bool:
    """Whether a source imports anything of this package, or is not Python."""
    try:
        nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, Import)]
    except NOT_PYTHON:
        return True
    names = [getattr(node, "module", "") or alias.name for node in nodes for alias in node.names]
    return OWN_PACKAGE in {name.partition(".")[0] for name in names}


def read_module(path: str, file: Path, root: Path, source: str | None = None) -> Module:
    """Read a file, or its `source` if that is given, and take it apart.

    `root` is the folder of the project, which contains `connectx/core`. Raises BundleError if the
    file is not Python, or for an import that cannot be inlined.
    """
    module = Module(path=path)
    try:
        if source is None:
            with tokenize.open(file) as opened:
                source = opened.read()
        tree = ast.parse(source)
        compile(tree, path, "exec", dont_inherit=True)  # finds `return` outside a function
    except NOT_PYTHON as error:
        line = getattr(error, "lineno", 0) or 1
        raise module.error(line, f"not Python source: {getattr(error, 'msg', error)}") from error
    except OSError as error:
        raise BundleError(f"{path}: cannot be read: {error.strerror}") from error
    module.docstring = ast.get_docstring(tree) or ""
    removed = tree.body[: bool(module.docstring)]
    for node in tree.body:
        if isinstance(node, ast.If) and not node.orelse and ast.dump(node.test) == MAIN_TEST:
            removed.append(node)
    module.body = [node for node in tree.body if node not in removed]
    module.nodes = [*ast.walk(ast.Module(module.body, []))]
    _read_imports(module, root)
    removed += [node for node in module.body if isinstance(node, Import)]
    module.text = _text_without(module, source, removed)
    _read_names(module)
    return module


def _read_imports(module: Module, root: Path) -> None:
    """Read the imports at the top level; refuse any that `_refusal` has a reason for."""
    tries = [node for node in module.nodes if isinstance(node, ast.Try)]
    tried = {inner for node in tries for part in node.body for inner in ast.walk(part)}
    code = (node.lineno for node in module.body if not isinstance(node, Import))
    code_line = next(code, sys.maxsize)
    for node in (node for node in module.nodes if isinstance(node, Import)):
        at_top = node in module.body
        if reason := _refusal(node, at_top=at_top, is_tried=node in tried):
            raise module.error(node.lineno, reason)
        source = (node.module or "") if isinstance(node, ast.ImportFrom) else ""
        for alias in node.names if at_top else ():
            if INLINABLE.fullmatch(source):
                if node.lineno > code_line:
                    message = f"import of {source} below the code at line {code_line}"
                    raise module.error(node.lineno, f"{message}, move it above")
                path = f"{source.replace('.', '/')}.py"
                if not (root / path).is_file():
                    raise module.error(node.lineno, f"there is no file {path}")
                module.own_imports.setdefault(alias.name, (path, node.lineno))
            else:
                single = copy(node)
                single.names = [alias]
                bound = alias.asname or alias.name.partition(".")[0]
                module.library_imports[ast.unparse(single)] = bound


def _refusal(node: Import, *, at_top: bool, is_tried: bool) -> str:
    """Why an import cannot be inlined, or may fail on Kaggle; "" if neither."""
    sources = [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        if node.level or sources == ["*"]:
            return f"`{ast.unparse(node)}` is a relative or a star import, expected full names"
        sources = [node.module or ""]
    for source in sources:
        package = source.partition(".")[0]
        if package == OWN_PACKAGE:
            is_renamed = isinstance(node, ast.Import) or any(alias.asname for alias in node.names)
            if is_renamed or not INLINABLE.fullmatch(source) or not at_top:
                return f"`{ast.unparse(node)}`, {EXPECTED_IMPORT}"
        elif package not in KAGGLE_PACKAGES and not is_tried:
            expected = "expected the standard library or numpy; others inside `try:`"
            return f"imports {source}, {expected} with `except ImportError:`"
    return ""


def _text_without(module: Module, source: str, removed: list[ast.stmt]) -> str:
    """The source without some statements; each must have its lines to itself."""
    lines = source.split("\n")
    for node in sorted(removed, key=lambda node: -node.lineno):
        first, last = node.lineno - 1, node.end_lineno or node.lineno
        after = lines[last - 1].encode()[node.end_col_offset :].split(b"#")[0]
        is_continued = first > 0 and lines[first - 1].endswith("\\")
        if node.col_offset or after.strip() or is_continued:
            raise module.error(node.lineno, "shares its line with other code, expected its own")
        while last < len(lines) and not lines[last].strip():
            last += 1
        del lines[first:last]
    return "\n".join(lines).lstrip("\n").rstrip("\n\\ ")  # a backslash would join the next module


def _read_names(module: Module) -> None:
    """Find the global names, in a text without imports."""
    top = symtable.symtable(module.text, module.path, "exec")
    tables = [top]
    for table in tables:
        tables += table.get_children()
        for symbol in table.get_symbols():
            name = symbol.get_name()
            if symbol.is_global() or table is top:
                if symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace():
                    (module.bound if table is top else module.bound_inside).add(name)
                if symbol.is_referenced():
                    (module.used_at_top if table is top else module.used).add(name)
    module.used |= module.used_at_top
    # Nobody reads `__all__`; the other is the compiler's own, from Python 3.14 on.
    module.bound = (module.bound | module.bound_inside) - {"__all__", "__conditional_annotations__"}

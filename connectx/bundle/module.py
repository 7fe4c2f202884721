"""One module of an agent, taken apart: its imports, the text of everything else, its names."""

import ast
import symtable
import sys
import tokenize
from collections.abc import Container, Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, TypeGuard, TypeVar

from connectx.bundle.places import AGENTS, CORE, KAGGLE_PACKAGES, OWN_PACKAGE, Places
from connectx.errors import NOT_PYTHON, BundleError, one_line
from connectx.files import regular

EXPECTED_IMPORT = f"expected `from {CORE}.x import name`"
MAIN_TEST = ast.dump(ast.parse("__name__ == '__main__'", mode="eval").body)

Import = ast.Import | ast.ImportFrom
Node = TypeVar("Node", ast.stmt, ast.expr)


class ModuleError(BundleError):
    """An error about modules in one file; some go away if a helper is a module of its own."""

    def __init__(self, message: str, *modules: "Module") -> None:
        super().__init__(message)
        self.modules = modules


class LocalImport(NamedTuple):
    """An import of modules of the agent's own, or of our package."""

    node: Import
    names: tuple[str, ...]  # of the modules
    is_plain: bool  # `from x import name` above all other code: in one file, nothing is left of it

    def why(self, module: "Module") -> str:
        """The place of the import, and its text."""
        return f"{module.path}:{self.node.lineno}: `{ast.unparse(self.node)}`"


@dataclass(kw_only=True, eq=False)
class Module:
    """A module. `path` is what messages and banners call it, `name` what imports call it."""

    name: str  # "" for the agent
    path: str
    file: Path  # of a package without `__init__.py`, its folder
    source: str = ""
    package: str = ""  # that its relative imports start from
    docstring: str = ""
    removed: list[ast.stmt] = field(default_factory=list)  # docstring and main block
    body: list[ast.stmt] = field(default_factory=list)  # the other statements
    nodes: list[ast.AST] = field(default_factory=list)  # everything in `body`
    local_imports: list[LocalImport] = field(default_factory=list)
    own_imports: dict[str, tuple[str, int]] = field(default_factory=dict)  # name -> module, line
    library_imports: dict[str, str] = field(default_factory=dict)  # statement -> name it binds
    bound: set[str] = field(default_factory=set)  # global names
    bound_inside: set[str] = field(default_factory=set)  # those bound by a function's `global`
    used: set[str] = field(default_factory=set)  # global names
    used_at_top: set[str] = field(default_factory=set)  # those used outside functions and classes
    has_star: bool = False  # `import *` binds names that only executing it would tell
    notes: dict[str, str] = field(default_factory=dict)  # library -> what to look at

    @property
    def is_package(self) -> bool:
        """Whether other modules may lie in it."""
        return self.file.name == "__init__.py" or self.file.suffix != ".py"

    @property
    def is_dynamic(self) -> bool:
        """Whether it may have names that only executing it would tell."""
        return self.has_star or "globals" in self.used or "__getattr__" in self.bound

    def imports_of(self, libraries: Container[str]) -> str:
        """The first import of one of these libraries, with its place; "" if there is none."""
        for node in filter(_is_import, self.nodes):
            names = (getattr(node, "module", "") or alias.name for alias in node.names)
            if any(name.partition(".")[0] in libraries for name in names):
                return LocalImport(node, (), False).why(self)
        return ""

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

    def error(self, place: int | str, message: str, *others: "Module") -> ModuleError:
        """The error to raise about a line of this module, or about a name in it."""
        line = place if isinstance(place, int) else self.line_of(place)
        return ModuleError(f"{self.path}:{line}: {message}", self, *others)

    def text(self, embedded: Container[str] = ()) -> str:
        """The source for one file: without docstring, main block and what goes to the file's top.

        An import of `embedded` modules stands inside `exec`, but for those in functions.
        """
        texts: dict[ast.stmt, str] = dict.fromkeys(self.removed, "")
        local = {each.node: each for each in self.local_imports}
        for node in filter(_is_import, _outside_scopes(self.body)):
            found = local.get(node)
            if found and not (found.is_plain and found.names[0] not in embedded):
                texts[node] = f"exec({ast.unparse(node)!r})"
            elif node in self.body and not _has_star(node):
                texts[node] = ""
        # A backslash would join the next module.
        return replaced(self.source, texts).lstrip("\n").rstrip("\n\\ ")


def agent_module(agent: Path, source: str, places: Places) -> Module:
    """The agent's module, not taken apart yet; `source` is its text, "" for the file's."""
    if agent.parent.name == AGENTS:  # wherever that folder is, the text is the same
        shown = f"{AGENTS}/{agent.name}"
    elif places.home and agent.is_relative_to(places.home):
        shown = agent.relative_to(places.home).as_posix()
    else:
        shown = agent.name
    path, package = one_line(shown), places.package
    return Module(name="", path=path, file=agent, source=source, package=package)


def find_module(name: str, places: Places) -> Module:
    """A module by its name, not taken apart yet."""
    file, path = places.find(name), name.replace(".", "/")
    assert file is not None  # of the names of its packages, too
    if file.suffix != ".py" or file.is_dir():
        return Module(name=name, path=f"{path}/", file=file, package=name)
    if file.name == "__init__.py":
        return Module(name=name, path=f"{path}/{file.name}", file=file, package=name)
    return Module(name=name, path=f"{path}.py", file=file, package=name.rpartition(".")[0])


def read_module(module: Module, places: Places) -> Module:
    """Take it apart. Raises BundleError if it is not Python, or imports what is not there."""
    try:
        if not module.source and module.file.suffix == ".py":
            with tokenize.open(regular(module.file)) as opened:
                module.source = opened.read()
        tree = ast.parse(module.source)
        compile(tree, module.path, "exec", dont_inherit=True)  # finds `return` outside a function
    except NOT_PYTHON as error:
        line = getattr(error, "lineno", 0) or 1
        raise module.error(line, f"not Python source: {getattr(error, 'msg', error)}") from error
    except OSError as error:
        raise BundleError(f"{module.path}: cannot be read: {error.strerror}") from error
    module.docstring = ast.get_docstring(tree) or ""
    module.removed = tree.body[: bool(module.docstring)]
    for node in tree.body:
        if isinstance(node, ast.If) and not node.orelse and ast.dump(node.test) == MAIN_TEST:
            module.removed.append(node)
    module.body = [node for node in tree.body if node not in module.removed]
    module.nodes = [*ast.walk(ast.Module(module.body, []))]
    _read_imports(module, places)
    _read_names(module)
    return module


def _read_imports(module: Module, places: Places) -> None:
    tried, unused = set[ast.AST](), set[ast.AST]()
    for block in module.nodes:
        if isinstance(block, ast.Try | ast.If):
            inside = {inner for part in block.body for inner in ast.walk(part)}
            if isinstance(block, ast.Try):
                tried |= inside
            elif ast.unparse(block.test).endswith("TYPE_CHECKING"):
                unused |= inside
    code = (node.lineno for node in module.body if not isinstance(node, Import))
    code_line = next(code, sys.maxsize)
    for node in filter(_is_import, module.nodes):
        names = [] if node in unused else _local_names(module, node, places, node in tried)
        at_top = node in module.body and not _has_star(node)
        module.has_star |= _has_star(node)
        is_above = at_top and node.lineno < code_line
        is_plain = bool(names) and is_above and _is_plain(node, places.find(names[0]))
        if names:
            module.local_imports.append(LocalImport(node, tuple(names), is_plain))
        for alias in node.names if at_top else ():
            if is_plain:
                module.own_imports.setdefault(alias.name, (names[0], node.lineno))
            elif not names:
                single = copy(node)
                single.names = [alias]
                bound = alias.asname or alias.name.partition(".")[0]
                module.library_imports[ast.unparse(single)] = bound


def _is_plain(node: Import, file: Path | None) -> bool:
    """Whether the import names no package and binds each name as its module does."""
    is_module = file is not None and file.suffix == ".py" and file.name != "__init__.py"
    return is_module and isinstance(node, ast.ImportFrom) and not any(a.asname for a in node.names)


def _local_names(module: Module, node: Import, places: Places, is_tried: bool) -> list[str]:
    """The modules of the agent's own that an import names; none if it imports from a library."""
    shown, names = f"`{ast.unparse(node)}`", [alias.name for alias in node.names]
    bases = names
    if isinstance(node, ast.ImportFrom):
        package = module.package.split(".")
        if node.level > len(package):
            raise module.error(node.lineno, f"{shown} leads above the folder {package[0]}")
        above = package[: len(package) - node.level + 1] if node.level else []
        bases = [".".join(filter(None, (*above, node.module)))]
    found = []
    for base in bases:
        top = base.partition(".")[0]
        if places.find(base):
            found.append(base)
        elif is_tried:
            continue
        elif top == OWN_PACKAGE and not base.startswith(f"{CORE}."):
            raise module.error(node.lineno, f"{shown}, {EXPECTED_IMPORT}")
        elif folder := places.find(top):
            missing = f"{base.replace('.', '/')}.py"
            raise module.error(node.lineno, f"there is no file {missing} in {folder.parent}")
        elif top not in KAGGLE_PACKAGES:
            looked = " and ".join(map(str, places.folders))
            note = f"imports {top}, which is not in {looked}; Kaggle may lack it"
            module.notes[top] = f"{module.path}:{node.lineno}: {note}"
        elif (file := places.folders[0] / f"{top}.py").is_file():
            message = f"{shown} means Python's own {top}, as on Kaggle, and not {file}"
            if isinstance(node, ast.ImportFrom) and not hasattr(import_module(top), names[0]):
                raise module.error(node.lineno, f"{message}: rename that file")
            module.notes[top] = f"{module.path}:{node.lineno}: {message}"
    if isinstance(node, ast.ImportFrom) and found:
        found += [name for each in names if places.find(name := f"{found[0]}.{each}")]
    return found


def _outside_scopes(nodes: Iterable[ast.AST]) -> Iterator[ast.stmt]:
    """The statements that are executed in the scope of the module itself."""
    for node in nodes:
        if isinstance(node, ast.stmt):
            yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.expr):
            yield from _outside_scopes(ast.iter_child_nodes(node))


def _is_import(node: ast.AST) -> TypeGuard[Import]:
    return isinstance(node, ast.Import | ast.ImportFrom)


def _has_star(node: Import) -> bool:
    return node.names[0].name == "*"


def replaced(source: str, texts: Mapping[Node, str]) -> str:
    """The source with other texts in place of some statements or expressions.

    A statement without a text is taken out, with the blank lines below it.
    """
    lines = source.split("\n")
    for node in sorted(texts, key=lambda node: (-node.lineno, -node.col_offset)):
        first, last = node.lineno - 1, node.end_lineno or node.lineno
        before = lines[first].encode()[: node.col_offset].decode()
        after = lines[last - 1].encode()[node.end_col_offset :].decode()
        is_continued = first > 0 and lines[first - 1].endswith("\\")
        if texts[node] or before or is_continued or after.partition("#")[0].strip():
            lines[first:last] = [f"{before}{texts[node] or 'pass'}{after}"]
            continue
        while last < len(lines) and not lines[last].strip():
            last += 1
        del lines[first:last]
    return "\n".join(lines)


def _read_names(module: Module) -> None:
    """Find the global names, in a text without imports."""
    top = symtable.symtable(module.text(), module.path, "exec")
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
    for node, _, is_plain in module.local_imports:  # those inside `exec`
        if node in {*_outside_scopes(module.body)} and not is_plain:
            names = (alias.asname or alias.name.partition(".")[0] for alias in node.names)
            module.bound.update(names)
    # Nobody reads `__all__`; the other is the compiler's own, from Python 3.14 on.
    module.bound = (module.bound | module.bound_inside) - {"__all__", "__conditional_annotations__"}

"""One module of an agent: where it is found, its text, what it imports of its own, its names."""

import ast
import dis
import os
import sys
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.machinery import PathFinder
from importlib.util import resolve_name
from itertools import accumulate
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from connectx.errors import NOT_PYTHON, PlayerError, one_line
from connectx.files import naming_errors, naming_unreadable, regular

OWN_PACKAGE = "connectx"
CORE = f"{OWN_PACKAGE}.core"  # what a submission may contain of it
ROOT = Path(__file__).resolve().parents[2]  # of the running package
AGENTS = "agents"  # the folder in which a file is an agent by its name
PROJECT_MARKS = ("pyproject.toml", ".git")
KAGGLE_PACKAGES = sys.stdlib_module_names | {"numpy"}  # what a submission can count on
Import = ast.Import | ast.ImportFrom | ast.Call  # of `import_module`
IMPORTING = ("__import__", "import_module")
STORING = ("STORE_NAME", "DELETE_NAME", "STORE_GLOBAL", "DELETE_GLOBAL")
LOADING = ("_NAME", "_GLOBAL", "_GLOBALS")
# Blocks of these are executed by type checkers alone, or only by those who start the file by hand.
UNUSED = ("TYPE_CHECKING", "typing.TYPE_CHECKING", "__name__ == '__main__'")


@dataclass(frozen=True)
class Places:
    """The folders in which an agent's modules are found by name, and the folder of our package."""

    folders: tuple[Path, ...]
    home: Path | None
    has_root: bool = False  # whether a folder is marked as the project's root

    @classmethod
    def around(cls, agent: Path) -> "Places":
        """The agent's folder, then those above it up to its project, then their `agents/`.

        The project is the nearest folder above with a `pyproject.toml` or a `.git`. Without one,
        only the folders above a package and above `agents/` count. Our package is that of the
        nearest folder with `connectx/core`, or else the running one.
        """
        folders = [agent.parent]
        marked = (each for each in agent.parents if any((each / m).exists() for m in PROJECT_MARKS))
        project = next(marked, None)
        while folders[-1] != folders[-1].parent and (
            (project is not None and folders[-1] != project)
            or (folders[-1] / "__init__.py").is_file()
            or (len(folders) == 1 and agent.parent.name == AGENTS)
        ):
            folders.append(folders[-1].parent)
        cores = ((each, each / OWN_PACKAGE / "core") for each in agent.parents)
        # One that may not be read is none, and no error.
        home = next((each for each, core in cores if os.path.isdir(core)), None)  # noqa: PTH112
        if home is None and not any(_lies_in(each, OWN_PACKAGE) for each in folders):
            home = ROOT
        below = (each / AGENTS for each in folders if (each / AGENTS).is_dir())
        return cls(tuple(dict.fromkeys([*folders, *below])), home, project is not None)

    @property
    def package(self) -> str:
        """The package that the agent's relative imports start from: as far up as the folders go."""
        top = self._top
        parts = (top.name, *self.folders[0].relative_to(top).parts)
        return ".".join(parts[1:] or parts)

    @property
    def _top(self) -> Path:
        return [each for each in self.folders if self.folders[0].is_relative_to(each)][-1]

    def find(self, name: str) -> Path | None:
        """A module's file, a package's `__init__.py`, or the folder of a package without one.

        None if it is none of the agent's. Python's own modules and numpy come first, as on Kaggle.
        """
        top = name.partition(".")[0]
        if top == OWN_PACKAGE and self.home is not None:
            below = name.startswith(f"{CORE}.")
            known = name in (OWN_PACKAGE, CORE)
            return (
                _lies_in(self.home, name) if below else self.home / OWN_PACKAGE if known else None
            )
        if top in KAGGLE_PACKAGES:
            return None
        # The folder of a project is no package, but for its own relative imports.
        folders = [*self.folders, *([self._top.parent] if top == self.package else [])]
        folder = next((each for each in folders if _lies_in(each, top)), None)
        found = _lies_in(folder, name) if folder else None
        # An agent is no part of `agents/` as a package.
        is_agents_folder = found == self.folders[0] / "__init__.py" and found.parent.name == AGENTS
        return found.parent if found and is_agents_folder else found


def packages_and(name: str) -> list[str]:
    """The names of a module's packages, from the top, and its own."""
    return [*accumulate(name.split("."), "{}.{}".format)]


def _lies_in(folder: Path, name: str) -> Path | None:
    """Return the file or folder that a module's name means below a folder, None if none does.

    Raises PlayerError if the folder cannot be read.
    """
    place = folder.joinpath(*name.split("."))
    with naming_unreadable(place, raises=PlayerError):
        for file in (place / "__init__.py", place.with_name(f"{place.name}.py")):
            if file.is_file():
                return file
        return place if any(place.rglob("*.py")) else None


# What is read of one ------------------------------------------------------------------------------


@dataclass(kw_only=True, eq=False)
class Module:
    """A module. `path` is what messages and banners call it, `name` what imports call it."""

    name: str  # "" for the agent
    path: str
    file: Path  # of a package without `__init__.py`, its folder
    source: str = ""
    package: str = ""  # that its relative imports start from
    tree: ast.Module = field(default_factory=lambda: ast.Module([], []))
    imports: dict[ast.AST, list[str]] = field(default_factory=dict)  # of modules of its own
    notes: dict[str, str] = field(default_factory=dict)  # a module's name -> what to look at

    @property
    def docstring(self) -> str:
        """Its docstring, "" if it has none."""
        return ast.get_docstring(self.tree) or ""

    @property
    def body(self) -> list[ast.stmt]:
        """Its statements below the docstring."""
        return self.tree.body[ast.get_docstring(self.tree, clean=False) is not None :]

    def error(self, line: int, message: str) -> PlayerError:
        """The error to raise about a line of this module."""
        return PlayerError(f"{self.path}:{line}: {message}")


class Names(NamedTuple):
    """The global names of a text."""

    bound: Counter[str]  # with the number of places where its code binds or deletes them
    used: set[str]


@lru_cache
def names_of(source: str) -> Names:
    """The global names that a text binds, in whatever way, and those that it uses.

    Python's own names, such as `__doc__`, are not among the first.

    >>> names_of("for x in A:\\n    def f():\\n        global y\\n        y = len(x)\\n").bound
    Counter({'x': 1, 'f': 1, 'y': 1})
    """
    found = Names(Counter(), set())
    codes: list[CodeType] = [compile(source, "", "exec", dont_inherit=True)]
    for code in codes:  # which grows meanwhile
        codes += [each for each in code.co_consts if isinstance(each, CodeType)]
        for each in dis.get_instructions(code):
            # In a class's body, names without GLOBAL are the class's.
            if each.opname in STORING and (code is codes[0] or "GLOBAL" in each.opname):
                found.bound[each.argval] += not each.argval.startswith("__")
            elif each.opname.startswith("LOAD_") and each.opname.endswith(LOADING):
                found.used.add(each.argval)
    return found._replace(bound=+found.bound)  # without zeros


def agent_module(agent: Path, source: str, places: Places) -> Module:
    """The agent's module, not read yet; `source` is its text, "" for the file's."""
    if agent.parent.name == AGENTS:  # wherever that folder is, the text is the same
        shown = f"{AGENTS}/{agent.name}"
    elif places.home and agent.is_relative_to(places.home):
        shown = agent.relative_to(places.home).as_posix()
    else:
        shown = agent.name
    path, package = one_line(shown), places.package
    return Module(name="", path=path, file=agent, source=source, package=package)


def find_module(name: str, places: Places) -> Module:
    """A module by its name, not read yet."""
    file = places.find(name)
    assert file is not None  # of the names of its packages, too
    is_package = file.is_dir() or file.name == "__init__.py"
    end = ".py" if not is_package else "/" if file.is_dir() else "/__init__.py"
    package = name if is_package else name.rpartition(".")[0]
    return Module(name=name, path=name.replace(".", "/") + end, file=file, package=package)


def read_module(module: Module, places: Places) -> None:
    """Read its text and find its imports.

    Raises PlayerError for a file that cannot be read, and for an agent that is not Python; of a
    helper, importing it shows that.
    """
    try:
        with naming_errors(f"{module.path}: cannot be read", raises=PlayerError):
            if not module.source and module.file.suffix == ".py" and module.file.is_file():
                with tokenize.open(regular(module.file)) as opened:
                    module.source = opened.read()
        module.tree = ast.parse(module.source)
        compile(module.source, module.path, "exec", dont_inherit=True)  # finds `return` outside
    except NOT_PYTHON as error:
        message = f"not Python source: {getattr(error, 'msg', error)}"
        found = module.error(getattr(error, "lineno", 0) or 1, message)
        if not module.name or not module.source:
            raise found from error
        module.notes[module.name] = str(found)
    tries = (node for node in ast.walk(module.tree) if isinstance(node, ast.Try))
    tried = {inner for node in tries for part in node.body for inner in ast.walk(part)}
    for node in _executed(module.tree):
        named = _named(node, module)
        needed = named if isinstance(node, ast.Import) else named[:1]  # the others may be names
        names = [name for name in named if places.find(name)]
        missing = [name for name in needed if name not in names]
        if names == [OWN_PACKAGE] and places.home is not None:  # but for `core` it stays here
            names, missing = [], names
        if names:
            module.imports[node] = names
        for name in missing if not module.name.startswith(CORE) else ():
            if note := _note(name, node, places, is_tried=node in tried):
                module.notes.setdefault(name, f"{module.path}:{node.lineno}: {note}")
    for line in module.tree.body:  # what a star import of a package imports
        match line:
            case ast.Assign(
                targets=[ast.Name(id="__all__")], value=ast.List() | ast.Tuple() as value
            ):
                strings = [str(each.value) for each in value.elts if isinstance(each, ast.Constant)]
                names = [f"{module.name}.{each}" for each in strings if module.name]
                module.imports[line] = [name for name in names if places.find(name)]


def _executed(tree: ast.AST) -> Iterator[Import]:
    """The imports of a module, in functions too, but for those in UNUSED blocks."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.Import() | ast.ImportFrom():
                yield node
            case ast.Call(
                func=ast.Name(id=name) | ast.Attribute(attr=name),
                args=[ast.Constant(value=str()), *_],
            ) if name in IMPORTING:  # such as `import_module("name")`
                yield node
        if isinstance(node, ast.If) and ast.unparse(node.test) in UNUSED:
            yield from _executed(ast.Module(node.orelse, []))
        else:
            yield from _executed(node)


def _named(node: Import, module: Module) -> list[str]:
    """The modules that an import names; of `from`, after the first some that need be none.

    None if it leads above the module's packages, which only running it shows.
    """
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    package, below = module.package, list[str]()
    if isinstance(node, ast.ImportFrom):
        text, below = "." * node.level + (node.module or ""), [each.name for each in node.names]
    else:
        text, *given = (ast.literal_eval(a) for a in node.args if isinstance(a, ast.Constant))
        package = given[0] if given and isinstance(given[0], str) else package
    try:
        base = resolve_name(text, package)
    except ImportError:
        return []
    return [base, *(f"{base}.{each}" for each in below)]


def is_installed(name: str, folders: Iterable[Path]) -> bool:
    """Whether Python finds a package outside of the current folder and these."""
    hidden = {"", str(Path.cwd()), *map(str, folders)}
    found = PathFinder.find_spec(name, [each for each in sys.path if each not in hidden])
    return found is not None


def _note(name: str, node: Import, places: Places, *, is_tried: bool) -> str:
    """What to say of a module that is none of the agent's own; "" for nothing."""
    top, shown = name.partition(".")[0], f"`{ast.unparse(node)}`"
    if top in KAGGLE_PACKAGES:
        file = places.folders[0] / f"{top}.py"
        ours = f"{shown} means Python's own {top}, as on Kaggle, and not {file}: rename that file"
        return ours if file.is_file() else ""
    if top == OWN_PACKAGE:
        return f"{shown}: of {top}, a submission can hold {CORE} alone"
    if folder := places.find(top):
        return f"{shown}: there is no {name.replace('.', '/')}.py in {folder.parent}"
    if is_installed(top, places.folders):
        return "" if is_tried else f"imports {top}, which Kaggle may lack"
    looked = " or ".join(map(str, places.folders))
    root = "" if places.has_root else "; a project's root has a pyproject.toml or a .git"
    return f"imports {top}, which is neither installed nor in {looked}{root}"

"""A module of an agent: where its file is found, what its text is, which modules it imports."""

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
from itertools import pairwise
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from connectx.errors import PARSE_ERRORS, PlayerError, describe_parse_error, single_line
from connectx.files import check_regular_file, naming_errors, naming_unreadable

OWN_PACKAGE = "connectx"
CORE_PACKAGE = f"{OWN_PACKAGE}.core"  # the part of it that a submission may contain
PACKAGE_ROOT = Path(__file__).resolve().parents[2]  # the folder that holds the running package
AGENTS_FOLDER_NAME = "agents"  # in a folder of this name, the files are agents
PROJECT_MARKS = ("pyproject.toml", ".git")  # a folder with one of these is a project's root
IS_CHECKOUT = (PACKAGE_ROOT / "pyproject.toml").is_file()  # else our package is installed
# What a submission can count on. Files of these names in a project do not hide them.
KAGGLE_PACKAGES = sys.stdlib_module_names | {"numpy", "kaggle_environments"}
# Kaggle's Python image has more: what its own tests import
# (https://github.com/Kaggle/docker-python/tree/main/tests, as of this date).
KAGGLE_IMAGE_DATE = "2026-08-12"
KAGGLE_IMAGE_PACKAGES = {
    *("cv2", "flax", "jax", "keras", "lightgbm", "matplotlib", "numba", "onnx", "optuna"),
    *("pandas", "polars", "sklearn", "sympy", "tensorflow", "torch", "torchvision"),
    *("transformers", "xgboost"),
}
Import = ast.Import | ast.ImportFrom | ast.Call  # a call is one of IMPORT_FUNCTIONS
IMPORT_FUNCTIONS = ("__import__", "import_module")
BINDING_INSTRUCTIONS = ("STORE_NAME", "DELETE_NAME", "STORE_GLOBAL", "DELETE_GLOBAL")
GLOBAL_LOAD_SUFFIXES = ("_NAME", "_GLOBAL", "_GLOBALS")
# Only type checkers execute blocks with the first two conditions, and only people who start the
# file by hand execute blocks with the third.
CONDITIONS_FALSE_ON_KAGGLE = ("TYPE_CHECKING", "typing.TYPE_CHECKING", "__name__ == '__main__'")


# Finding files ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ModuleFinder:
    """Finds the files of an agent's modules by their names."""

    folders: tuple[Path, ...]  # searched in this order; the first is the agent's
    package_home: Path | None  # the folder that holds our package; None if it is out of reach
    has_project_root: bool = False  # whether a folder is marked as the project's root

    @classmethod
    def around(cls, agent: Path) -> "ModuleFinder":
        """Return a finder for the modules that an agent's file can import.

        The finder searches these folders, in this order:

        - the agent's folder,
        - the folders above it: inside a project those up to its root, and everywhere the one above
          a package and the one above an `agents/` that holds the agent,
        - the `agents/` in each of these folders.

        Our package is below the nearest folder above the agent that has `connectx/core`. Where no
        folder has it, our package is the running one, unless the agent has a module of its own with
        the name of our package.

        Raises PlayerError if a folder cannot be read.
        """
        project_root = _find_project_root(agent)
        folders = _find_folders_above(agent, project_root)
        package_home = _find_package_home(agent)
        if package_home is None:
            has_own_connectx = any(_find_module_file(folder, OWN_PACKAGE) for folder in folders)
            if not has_own_connectx:
                package_home = PACKAGE_ROOT
        agents_folders = [folder / AGENTS_FOLDER_NAME for folder in folders]
        folders += [folder for folder in agents_folders if folder.is_dir()]
        unique_folders = tuple(dict.fromkeys(folders))
        return cls(unique_folders, package_home, has_project_root=project_root is not None)

    @property
    def package(self) -> str:
        """The name of the package that holds the agent, for the agent's relative imports.

        The name counts from the top folder: the agent `a/b/bot.py` below it is in the package
        "a.b". If the agent is in the top folder itself, that folder is the package.
        """
        agent_folder = self.folders[0]
        if agent_folder == self._top_folder:
            return agent_folder.name
        path_below_top = agent_folder.relative_to(self._top_folder)
        return ".".join(path_below_top.parts)

    @property
    def _top_folder(self) -> Path:
        """The highest folder above the agent that is searched, or the agent's own folder."""
        agent_folder = self.folders[0]
        folders_above = [folder for folder in self.folders if agent_folder.is_relative_to(folder)]
        return folders_above[-1]

    def find_file(self, name: str) -> Path | None:
        """Return a module's file, a package's `__init__.py`, or the folder of a package without it.

        Returns None for a module that is not the agent's. As on Kaggle, Python's own modules, numpy
        and kaggle_environments take precedence over files of the same name.

        Raises PlayerError if a folder cannot be read.
        """
        top_name = name.partition(".")[0]
        if top_name == OWN_PACKAGE and self.package_home is not None:
            return self._find_file_in_our_package(name, self.package_home)
        if top_name in KAGGLE_PACKAGES:
            return None

        folders = list(self.folders)
        if top_name == self.package:
            # Only for relative imports of the agent, the project's folder itself is a package.
            folders.append(self._top_folder.parent)
        # As in Python, the first folder that has the top package is searched, and no other.
        home = next((folder for folder in folders if _find_module_file(folder, top_name)), None)
        if home is None:
            return None
        file = _find_module_file(home, name)
        agent_folder = self.folders[0]
        is_init_file_of_folder = file == agent_folder / "__init__.py"
        if is_init_file_of_folder and agent_folder.name == AGENTS_FOLDER_NAME:
            return agent_folder  # an agent does not belong to `agents/` as a package
        return file

    @staticmethod
    def _find_file_in_our_package(name: str, package_home: Path) -> Path | None:
        """Return the file or folder of a module of `connectx.core`, or the folder of `connectx`.

        Returns None for any other name. `package_home` is the folder that holds `connectx`.
        """
        if name.startswith(f"{CORE_PACKAGE}."):
            return _find_module_file(package_home, name)
        if name in (OWN_PACKAGE, CORE_PACKAGE):
            return package_home / OWN_PACKAGE
        return None


def _find_project_root(agent: Path) -> Path | None:
    """Return the nearest folder above a file that has a `pyproject.toml` or a `.git`, or None."""
    for folder in agent.parents:
        if any((folder / mark).exists() for mark in PROJECT_MARKS):
            return folder
    return None


def _find_folders_above(agent: Path, project_root: Path | None) -> list[Path]:
    """Return the agent's folder and those above it that may hold its modules, nearest first.

    Inside a project, these are all folders up to the project's root. In any case, the folder above
    a package counts, and so does the folder above an `agents/` that holds the agent.
    """
    folders = [agent.parent]
    for folder, folder_above in pairwise(agent.parents):  # from the nearest folder up
        is_below_project_root = project_root is not None and folder != project_root
        is_agents_folder = folder == agent.parent and folder.name == AGENTS_FOLDER_NAME
        leads_above = (
            is_below_project_root or (folder / "__init__.py").is_file() or is_agents_folder
        )
        if not leads_above:
            break
        folders.append(folder_above)
    return folders


def _find_package_home(agent: Path) -> Path | None:
    """Return the nearest folder above a file that holds `connectx/core`, or None."""
    for folder in agent.parents:
        core = folder / OWN_PACKAGE / "core"
        if os.path.isdir(core):  # noqa: PTH112 - False, not an error, if it may not be read
            return folder
    return None


def _find_module_file(folder: Path, name: str) -> Path | None:
    """Return the file of the module "a.b" below a folder: `a/b/__init__.py` or `a/b.py`.

    Returns the folder `a/b` for a package without `__init__.py`, and None if there is no such
    module. Raises PlayerError if the folder cannot be read.
    """
    path = folder.joinpath(*name.split("."))
    with naming_unreadable(path, raises=PlayerError):
        for file in (path / "__init__.py", path.with_name(f"{path.name}.py")):
            if file.is_file():
                return file
        return path if any(path.rglob("*.py")) else None


def list_with_packages(name: str) -> list[str]:
    """List the names of a module's packages, from the top, and then the module's own name.

    >>> list_with_packages("a.b.c")
    ['a', 'a.b', 'a.b.c']
    """
    parts = name.split(".")
    return [".".join(parts[:count]) for count in range(1, len(parts) + 1)]


def is_installed(name: str, folders: Iterable[Path]) -> bool:
    """Return whether Python finds a package elsewhere than in `folders` and the current folder.

    What is in the folder of our checkout does not count either, although Python may search it.
    """
    excluded_entries = {"", str(Path.cwd()), *map(str, folders)}  # "" is the current folder
    if IS_CHECKOUT:
        excluded_entries.add(str(PACKAGE_ROOT))
    search_path = [entry for entry in sys.path if entry not in excluded_entries]
    return PathFinder.find_spec(name, search_path) is not None


# Modules and their names --------------------------------------------------------------------------


@dataclass(kw_only=True, eq=False)
class Module:
    """A module that goes into a built file."""

    name: str  # the full name by which imports call it, such as "a.b"; "" for the agent
    path: str  # the path by which messages and banners call it, such as "a/b.py"
    file: Path  # its file; of a package without `__init__.py`, its folder
    source: str = ""  # the text of the file; "" before it is read, and for a folder
    package: str = ""  # the name of the package from which its relative imports start
    tree: ast.Module = field(default_factory=lambda: ast.Module([], []))
    # The names of the agent's other modules that it imports, by the nodes of the imports in `tree`.
    # For `import a.b, math` this is ["a.b"].
    imports: dict[ast.AST, list[str]] = field(default_factory=dict)
    # Messages about what may fail where it runs, by the name of the module that is the cause.
    notes: dict[str, str] = field(default_factory=dict)

    @property
    def docstring(self) -> str:
        """The module's docstring, "" if it has none."""
        return ast.get_docstring(self.tree) or ""

    @property
    def body(self) -> list[ast.stmt]:
        """The module's statements below the docstring."""
        has_docstring = ast.get_docstring(self.tree, clean=False) is not None
        return self.tree.body[1:] if has_docstring else self.tree.body

    def error(self, line: int, message: str) -> PlayerError:
        """Return an error that names a line of this module."""
        return PlayerError(f"{self.path}:{line}: {message}")


class GlobalNames(NamedTuple):
    """The global names in the source of a module."""

    bound: Counter[str]  # the names that the code binds or deletes, and in how many places
    used: set[str]  # the names whose values the code reads


@lru_cache
def find_global_names(source: str) -> GlobalNames:
    """Return the global names that a source binds, in whatever way, and those that it uses.

    They are read from the bytecode. Names that begin with two underscores, such as `__doc__`, do
    not count as bound.

    Raises one of PARSE_ERRORS if the source cannot be compiled.

    >>> find_global_names("for x in A:\\n    def f():\\n        global y; y = 1\\n").bound
    Counter({'x': 1, 'f': 1, 'y': 1})
    """
    names = GlobalNames(bound=Counter(), used=set())
    module_code = compile(source, "", "exec", dont_inherit=True)
    codes: list[CodeType] = [module_code]
    for code in codes:
        # While the loop runs, the list grows by the code of the functions and classes in `code`.
        codes += [constant for constant in code.co_consts if isinstance(constant, CodeType)]
        for instruction in dis.get_instructions(code):
            operation = instruction.opname  # such as "STORE_NAME"
            name = instruction.argval
            # In the body of a class, names without GLOBAL are the class's own.
            is_global = code is module_code or "GLOBAL" in operation
            if operation in BINDING_INSTRUCTIONS and is_global:
                if not name.startswith("__"):
                    names.bound[name] += 1
            elif operation.startswith("LOAD_") and operation.endswith(GLOBAL_LOAD_SUFFIXES):
                names.used.add(name)
    return names


# Reading ------------------------------------------------------------------------------------------


def make_agent_module(agent: Path, source: str, finder: ModuleFinder) -> Module:
    """Return the module of the agent in the file `agent`, which is not read yet.

    `source` is the agent's text. If it is "", `read_module` will read the file.
    """
    if agent.parent.name == AGENTS_FOLDER_NAME:
        # Wherever that folder is, the built file is the same.
        path = f"{AGENTS_FOLDER_NAME}/{agent.name}"
    elif finder.package_home and agent.is_relative_to(finder.package_home):
        path = agent.relative_to(finder.package_home).as_posix()
    else:
        path = agent.name
    return Module(
        name="", path=single_line(path), file=agent, source=source, package=finder.package
    )


def make_module(name: str, finder: ModuleFinder) -> Module:
    """Return the module with a full name, such as "a.b". It is not read yet.

    The finder has to find its file. A package is a module as well.
    """
    file = finder.find_file(name)
    assert file is not None
    path = name.replace(".", "/")
    if file.is_dir():  # a package without `__init__.py`
        return Module(name=name, path=f"{path}/", file=file, package=name)
    if file.name == "__init__.py":
        return Module(name=name, path=f"{path}/__init__.py", file=file, package=name)
    package = name.rpartition(".")[0]
    return Module(name=name, path=f"{path}.py", file=file, package=package)


def read_module(module: Module, finder: ModuleFinder) -> None:
    """Fill in a module's source, syntax tree, imports and notes.

    Raises PlayerError if its file cannot be read, or if it is the agent and not Python. A helper
    that is not Python gets a note, as importing it may fail where nobody minds.
    """
    _read_and_parse(module)
    nodes_in_try = _find_nodes_in_try(module.tree)
    for node in _find_imports(module.tree):
        _add_import(module, node, finder, is_in_try=node in nodes_in_try)
    for statement in module.tree.body:
        _add_modules_in_all(module, statement, finder)


def _read_and_parse(module: Module) -> None:
    """Read a module's file, unless its source is there already, and parse it.

    Raises PlayerError if the file cannot be read, or if it is the agent and not Python. A helper
    that is not Python gets a note.
    """
    try:
        with naming_errors(f"{module.path}: cannot be read", raises=PlayerError):
            if not module.source and module.file.suffix == ".py" and module.file.is_file():
                with tokenize.open(check_regular_file(module.file)) as file:
                    module.source = file.read()
        module.tree = ast.parse(module.source)
        # Only compiling finds some errors, such as a `return` outside of a function.
        compile(module.source, module.path, "exec", dont_inherit=True)
    except PARSE_ERRORS as error:
        line = getattr(error, "lineno", 0) or 1  # only a SyntaxError has a line, which may be None
        problem = module.error(line, f"not Python source: {describe_parse_error(error)}")
        is_agent = module.name == ""
        cannot_be_decoded = not module.source
        if is_agent or cannot_be_decoded:
            raise problem from error
        module.notes[module.name] = str(problem)


def _find_nodes_in_try(tree: ast.Module) -> set[ast.AST]:
    """Return all nodes below a `try`, above its `except`: the module may handle their errors."""
    nodes = set[ast.AST]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Try):
            for statement in node.body:
                nodes.update(ast.walk(statement))
    return nodes


def _find_imports(tree: ast.AST) -> Iterator[Import]:
    """Yield the imports of a module, in functions too, without those in blocks that never run.

    Calls of `import_module("name")` are yielded as well. Blocks that never run are those below
    `if TYPE_CHECKING:`, and others whose condition is false on Kaggle.
    """
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.Import() | ast.ImportFrom():
                yield node
            case ast.Call(
                func=ast.Name(id=name) | ast.Attribute(attr=name),
                args=[ast.Constant(value=str()), *_],
            ) if name in IMPORT_FUNCTIONS:
                yield node
        if isinstance(node, ast.If) and ast.unparse(node.test) in CONDITIONS_FALSE_ON_KAGGLE:
            else_block = ast.Module(node.orelse, [])
            yield from _find_imports(else_block)
        else:
            yield from _find_imports(node)


def _add_import(module: Module, node: Import, finder: ModuleFinder, *, is_in_try: bool) -> None:
    """Add an import to a module's `imports`, with the modules of the agent that it leads to.

    An import that leads only to libraries is not added. Adds to the module's `notes` what may fail,
    such as the import of a package that Kaggle lacks. `is_in_try` says whether the import stands
    below a `try`.
    """
    names = _list_modules_to_import(node, module)
    # After `from package import`, all but the package may be functions.
    required_names = names if isinstance(node, ast.Import) else names[:1]
    helper_names = [name for name in names if finder.find_file(name)]
    missing_names = [name for name in required_names if name not in helper_names]
    if helper_names == [OWN_PACKAGE] and finder.package_home is not None:
        # Nothing of our package goes into a submission but `core`.
        helper_names = []
        missing_names = [OWN_PACKAGE]

    if helper_names:
        module.imports[node] = helper_names
    if module.name.startswith(CORE_PACKAGE):
        return
    for name in missing_names:
        note = _describe_missing_module(name, node, finder, is_in_try=is_in_try)
        if not note:
            continue
        top_name = name.partition(".")[0]
        # A package that is not the agent's has one note, whatever is imported of it.
        cause = name if finder.find_file(top_name) else top_name
        module.notes.setdefault(cause, f"{module.path}:{node.lineno}: {note}")


def _list_modules_to_import(node: Import, module: Module) -> list[str]:
    """Return the names of the modules that an import may lead to.

    `from package import part` gives "package" and "package.part", of which the second need not be
    a module. Returns an empty list if the import leads above the module's packages, as only running
    it shows what it does.
    """
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    package = module.package
    part_names: list[str] = []
    if isinstance(node, ast.ImportFrom):
        name = "." * node.level + (node.module or "")  # such as ".helpers"
        part_names = [alias.name for alias in node.names]
    else:  # `import_module(name)` or `import_module(name, package)`, with constant strings
        values = [ast.literal_eval(arg) for arg in node.args if isinstance(arg, ast.Constant)]
        name = values[0]
        has_package = len(values) > 1 and isinstance(values[1], str)
        if has_package:
            package = values[1]
    try:
        full_name = resolve_name(name, package)
    except ImportError:
        return []
    return [full_name, *(f"{full_name}.{part_name}" for part_name in part_names)]


def _describe_missing_module(
    name: str, node: Import, finder: ModuleFinder, *, is_in_try: bool
) -> str:
    """Return why an import of a module that is not the agent's may fail; "" if it should not.

    `name` is the module's full name. `is_in_try` says whether the import stands below a `try`.
    """
    top_name = name.partition(".")[0]
    statement = f"`{ast.unparse(node)}`"
    if top_name in KAGGLE_PACKAGES:  # of Python, numpy or kaggle_environments
        file_of_same_name = finder.folders[0] / f"{top_name}.py"  # in the agent's folder
        if not file_of_same_name.is_file():
            return ""
        owner = "Python's own" if top_name in sys.stdlib_module_names else "the package"
        meaning = f"means {owner} {top_name}, as on Kaggle, and not {file_of_same_name}"
        return f"{statement} {meaning}: rename that file"
    if top_name == OWN_PACKAGE:
        return f"{statement}: of {top_name}, a submission can hold {CORE_PACKAGE} alone"
    if top_file := finder.find_file(top_name):  # the package is the agent's, but lacks the module
        return f"{statement}: there is no {name.replace('.', '/')}.py in {top_file.parent}"
    if top_name in KAGGLE_IMAGE_PACKAGES:
        return ""
    if is_installed(top_name, finder.folders):
        if is_in_try:
            return ""
        return f"imports {top_name}, which Kaggle may lack, as far as known on {KAGGLE_IMAGE_DATE}"
    searched = " or ".join(map(str, finder.folders))
    hint = "" if finder.has_project_root else "; a project's root has a pyproject.toml or a .git"
    return f"imports {top_name}, which is neither installed nor in {searched}{hint}"


def _add_modules_in_all(module: Module, statement: ast.stmt, finder: ModuleFinder) -> None:
    """Add to a module's `imports` the modules that its `__all__` names, if this statement sets it.

    For a package "a" with `__all__ = ["b"]`, this is ["a.b"] if there is such a module, because
    `from a import *` imports it. For the agent, which has no name, the list is empty.
    """
    match statement:
        case ast.Assign(targets=[ast.Name(id="__all__")], value=ast.List() | ast.Tuple() as value):
            entries = [str(item.value) for item in value.elts if isinstance(item, ast.Constant)]
            names = [f"{module.name}.{entry}" for entry in entries if module.name]
            module.imports[statement] = [name for name in names if finder.find_file(name)]

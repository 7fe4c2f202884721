"""Inlining: whether an agent's helpers may stand above it as code, and what changes in them for it.

In a built file all modules share one set of global names, and each runs once, from the top to the
bottom. Helpers stand there as code only where no difference to modules of their own can show. The
functions that begin with `check_` look for such differences, one kind each, and raise
`NotInlinableError` with the first that they find. The helpers then stand as text.
`tests/data/bundle_cases.txt` has a case for each.

Where helpers are code, imports of them become comments. `from helpers import pick as choose`
becomes `choose = pick`, and `helpers.pick` becomes `pick`. In a helper, `__name__` becomes the name
as a string. Every statement keeps its line.

The modules of `connectx.core` are written so that they may stand in one file, as tests check. They
run nothing when they are imported, and no two of them bind one name to two things. Only their names
are compared with those of other modules.
"""

import ast
import builtins
import symtable
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import resolve_name
from typing import Any

from connectx.build.module import (
    CORE_PACKAGE,
    OWN_PACKAGE,
    UNUSED_CONDITIONS,
    Module,
    find_global_names,
)
from connectx.build.scopes import (
    find_always_bound,
    find_bound_names,
    find_deleted_names,
    find_global_declarations,
    walk_with_scopes,
)

Replacements = dict[ast.AST, str]  # nodes of a module's tree -> the text that takes their place

# What tells a module from a part of a file. The agent's own file may use the names of `FILE_NAMES`,
# as it is executed in the same way in both forms. All may use `__name__`: in helpers their names
# take its place.
FILE_NAMES = {"__file__", "__doc__"}
REVEALING_NAMES = {
    *("__dict__", "__module__", "__builtins__", "__package__", "__spec__"),
    *("__loader__", "__path__", "__import__", "__getattr__"),
    *("globals", "locals", "vars", "dir", "eval", "exec", "compile", "breakpoint"),
}
REVEALING_LIBRARIES = {
    *("importlib", "inspect", "pickle", "copyreg", "shelve", "dill", "cloudpickle", "joblib"),
    *("multiprocessing", "concurrent", "pkgutil", "runpy", "traceback", "linecache"),
}
REVEALING_ATTRIBUTES = {"__module__", "__globals__", "__builtins__"}  # of classes and functions
REVEALING_FUNCTIONS = {("sys", "modules"), ("sys", "_getframe"), ("typing", "get_type_hints")}
REVEALING_IMPORTS = {name for _, name in REVEALING_FUNCTIONS} | {"get_annotations"}
# Libraries that read annotations, which `from __future__ import annotations` turns into text.
ANNOTATION_READERS = {
    *("dataclass", "dataclasses", "NamedTuple", "TypedDict", "Protocol", "singledispatch"),
    *("singledispatchmethod", "__annotations__", "pydantic", "attr", "attrs", "typeguard"),
    "beartype",
}
DATACLASS_NAMES = {"dataclass", "dataclasses"}
# `dataclass` finds these in text only if it can look up the module of its class.
DATACLASS_MARKS = {"ClassVar", "InitVar", "KW_ONLY"}
# With these, a program can see the annotations of a dataclass. Without, it cannot tell them from
# text.
DATACLASS_READERS = {"fields", "__dataclass_fields__", "make_dataclass", "__doc__"}
PATH_CALLS = ("sys.path.", "os.path.", "os.getcwd", "os.chdir", "Path", "pathlib.Path", "str")


class NotInlinableError(Exception):
    """Helpers cannot stand as code. The message is the reason, as a whole clause."""


@dataclass(frozen=True)
class Definition:
    """Where a global name gets its value: a module, and the name there."""

    module: Module
    name: str


@dataclass(eq=False)
class FilePart:
    """A module as a part of the built file, with what is known of its global names.

    A helper is a module of the agent's that it imports. Names are names in this module's code,
    unless a comment says otherwise.
    """

    module: Module
    is_agent: bool
    is_core: bool  # whether it is of `connectx.core`
    replacements: Replacements = field(default_factory=dict)
    unused_blocks: list[ast.AST] = field(default_factory=list)  # which never run in the file
    imported: dict[str, Definition] = field(default_factory=dict)  # `x`, from `from h import x`
    star_imported: set[str] = field(default_factory=set)  # of these, from `from h import *`
    # `x`, the name in the helper, from `from h import x as y`.
    renamed: dict[str, Definition] = field(default_factory=dict)
    read: dict[str, Definition] = field(default_factory=dict)  # `x`, from `h.x`
    exported: dict[str, Definition] = field(default_factory=dict)  # what other modules can import
    # The helpers' full names, by the names `h` from `import a.helper as h`.
    module_names: dict[str, str] = field(default_factory=dict)

    @property
    def path(self) -> str:
        """How messages call the module."""
        return self.module.path

    def code(self) -> str:
        """Return the text as it would stand in the file, without blocks that never run."""
        unused = dict.fromkeys(self.unused_blocks, "")
        return replace_nodes(self.module.source, {**self.replacements, **unused})

    def replaced_names(self) -> set[str]:
        """Return the names that are assigned where imports of helpers stood."""
        names = set[str]()
        for text in self.replacements.values():
            if " = " not in text:
                continue
            for assignment in text.split("; "):
                names.add(assignment.partition(" = ")[0])
        return names

    def error_at(self, node: ast.AST, reason: str) -> NotInlinableError:
        """Return the error that names the line of a node of this module."""
        return NotInlinableError(f"{self.path}:{getattr(node, 'lineno', 1)} {reason}")


def inline(modules: Sequence[Module], function: str) -> dict[str, Replacements]:
    """Return what to replace in each module, by its name, so that all may stand in one file.

    `modules` are in the order in which Python runs them; the last is the agent's, whose name is "".
    `function` is the one that plays, "" for the last callable of the agent's file.

    Raises NotInlinableError if a module could behave differently there.
    """
    parts = make_parts(modules)
    parts_by_name = {part.module.name: part for part in parts}
    module_names = {module.name for module in modules}
    for part in parts:
        if part.is_core:
            part.replacements = dict.fromkeys(part.module.imports, "")
            part.imported = find_imports_of_core(part, parts_by_name)
        else:
            check_order(part, list_modules_run_before(part.module, modules))
            check_revealing(part)
            part.unused_blocks = find_unused_blocks(part.module)
            if not part.is_agent:
                part.replacements = dict.fromkeys(part.unused_blocks, "")
                replace_module_name(part)
            ImportReplacer(part, parts_by_name, module_names).replace()
        part.exported = find_exported(part)
    check_futures(parts)
    check_bound_names(parts)
    check_used_names(parts)
    check_imported_names(parts)
    check_late_names(parts)
    check_agent(parts, function)
    return {part.module.name: part.replacements for part in parts}


def make_parts(modules: Sequence[Module]) -> list[FilePart]:
    """Return the parts of a file: the agent, and each module that has any code.

    Raises NotInlinableError if a helper is not Python.
    """
    parts = []
    for module in modules:
        is_agent = module.name == ""
        if not is_agent and not module.source:
            continue
        part = FilePart(module, is_agent=is_agent, is_core=is_of_core(module.name))
        if module.source and not module.tree.body and module.name in module.notes:
            raise NotInlinableError(f"{part.path} is not Python")
        parts.append(part)
    return parts


def is_of_core(name: str) -> bool:
    """Return whether a module is of `connectx.core`, or a package around it, by its full name."""
    return name == OWN_PACKAGE or f"{name}.".startswith(f"{CORE_PACKAGE}.")


def list_modules_run_before(module: Module, modules: Sequence[Module]) -> list[str]:
    """Return the names of the modules that have run when the imports of a module run.

    These are the modules above it in `modules`, and its own packages, of which the first lines have
    run.
    """
    names = []
    for other_module in modules:
        if other_module is module:
            break
        names.append(other_module.name)
    package = module.package
    while package:
        names.append(package)
        package = package.rpartition(".")[0]
    return names


def find_imports_of_core(
    part: FilePart, parts_by_name: Mapping[str, FilePart]
) -> dict[str, Definition]:
    """Return the names that a module of `connectx.core` imports from other modules of it."""
    imported = {}
    for node in part.module.imports:
        if not isinstance(node, ast.ImportFrom) or node.module is None:
            continue
        if node.module not in parts_by_name:
            continue
        exported = parts_by_name[node.module].exported
        for alias in node.names:
            if alias.name in exported:
                imported[alias.name] = exported[alias.name]
    return imported


def find_unused_blocks(module: Module) -> list[ast.AST]:
    """Return the top-level blocks that only type checkers or people at a shell run."""
    blocks: list[ast.AST] = []
    for node in module.tree.body:
        if not isinstance(node, ast.If) or node.orelse:
            continue
        if ast.unparse(node.test) in UNUSED_CONDITIONS:
            blocks.append(node)
    return blocks


def find_exported(part: FilePart) -> dict[str, Definition]:
    """Return the global names that others can import from a module, with where each is defined."""
    exported = dict(part.imported)
    table = symtable.symtable(part.code(), part.path, "exec")
    for symbol in table.get_symbols():
        if symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace():
            name = symbol.get_name()
            exported[name] = Definition(part.module, name)
    return exported


# Order, and what reveals a module -----------------------------------------------------------------


def check_order(part: FilePart, run_before: Sequence[str]) -> None:
    """Check that helpers run in the same order as they would when imported.

    Imports of helpers stand at the top level, above everything that does something, and lead only
    to modules that have `run_before`, given by their names.
    """
    module = part.module
    for node, names in module.imports.items():
        if isinstance(node, ast.Assign):
            if names:
                raise part.error_at(node, "has an `__all__` that names modules")
            continue
        if not isinstance(node, ast.Import | ast.ImportFrom) or node not in module.body:
            raise part.error_at(node, f"has `{show_statement(node)}` inside other code")
        for name in names:
            if name not in run_before:
                raise part.error_at(
                    node, f"has `{show_statement(node)}`, and {name} imports it, too"
                )
    last_import_line = 0
    for node in module.body:
        if node in module.imports and not isinstance(node, ast.Assign):
            last_import_line = max(last_import_line, node.lineno)
    for node in module.body:
        if node.lineno < last_import_line and not is_harmless(node, may_set_path=part.is_agent):
            raise part.error_at(node, f"runs `{show_statement(node)}` above an import of a helper")


def is_harmless(node: ast.stmt, *, may_set_path: bool) -> bool:
    """Return whether it makes no difference to helpers if a statement runs after them.

    So it is for imports of libraries, also in `try`, for constants, and with `may_set_path` for
    lines that only change `sys.path`.
    """
    inner_statements: list[ast.stmt] = []
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Pass():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Assign(targets=[ast.Name()], value=value):
            return is_fixed(value) or (may_set_path and calls_only_path_functions(value))
        case ast.Expr(value=value):
            return may_set_path and calls_only_path_functions(value)
        case ast.Try(body=body, handlers=handlers, orelse=orelse, finalbody=finalbody):
            inner_statements = [*body, *orelse, *finalbody]
            for handler in handlers:
                inner_statements += handler.body
        case ast.If(test=test, body=body, orelse=orelse):
            if not may_set_path or not calls_only_path_functions(test):
                return False
            inner_statements = [*body, *orelse]
        case _:
            return False
    return all(is_harmless(statement, may_set_path=may_set_path) for statement in inner_statements)


def calls_only_path_functions(expression: ast.expr) -> bool:
    """Return whether an expression calls nothing but functions that find or set paths."""
    calls = [node.func for node in ast.walk(expression) if isinstance(node, ast.Call)]
    return all(ast.unparse(call).startswith(PATH_CALLS) for call in calls)


def check_revealing(part: FilePart) -> None:
    """Check that a module uses nothing that tells a module from a part of a file."""
    module = part.module
    unused_blocks = find_unused_blocks(module)
    for statement in module.tree.body:
        if statement in unused_blocks:
            continue
        for node in ast.walk(statement):
            name = find_revealing(node, part)
            if name:
                reason = f"uses `{name}`, which tells a module from a part of a file"
                raise part.error_at(node, reason)


def find_revealing(node: ast.AST, part: FilePart) -> str:
    """Return the name in a node that tells a module from a part of a file; "" if there is none."""
    revealing_names = REVEALING_NAMES if part.is_agent else REVEALING_NAMES | FILE_NAMES
    match node:
        case ast.Name(id=name) if name in revealing_names:
            global_names = find_global_names(part.module.source)
            is_local = name not in global_names.used or name in global_names.bound
            return "" if is_local else name
        case ast.FunctionDef(name="__getattr__" | "__dir__" as name) if node in part.module.body:
            return name
        case ast.Attribute(value=ast.Name(id=owner), attr=name) if (
            owner,
            name,
        ) in REVEALING_FUNCTIONS:
            return f"{owner}.{name}"
        case ast.Attribute(attr=name) if name in REVEALING_ATTRIBUTES:
            return name
        case ast.Import(names=aliases):
            for alias in aliases:
                if alias.name.partition(".")[0] in REVEALING_LIBRARIES:
                    return alias.name
        case ast.ImportFrom(module=str() as module, names=aliases, level=0):
            if module.partition(".")[0] in REVEALING_LIBRARIES:
                return module
            for alias in aliases:
                if alias.name in REVEALING_IMPORTS:
                    return alias.name
    return ""


def replace_module_name(part: FilePart) -> None:
    """Replace `__name__` in a helper by its name, as a string.

    Raises NotInlinableError if `__name__` is assigned, or stands in an f-string, whose parts have
    no certain place.
    """
    blocks = [node for node in part.module.tree.body if node not in part.unused_blocks]
    for node in ast.walk(ast.Module(blocks, [])):
        if "__name__" in find_bound_names(node):
            raise part.error_at(node, "binds `__name__`")
        if isinstance(node, ast.JoinedStr) and any(map(is_module_name, ast.walk(node))):
            raise part.error_at(node, "has `__name__` in an f-string")
        if is_module_name(node):
            part.replacements[node] = repr(part.module.name)


def is_module_name(node: ast.AST) -> bool:
    """Return whether a node is the name `__name__`."""
    return isinstance(node, ast.Name) and node.id == "__name__"


def show_statement(node: ast.AST) -> str:
    """Return the first line of a node's code."""
    return ast.unparse(node).partition("\n")[0]


# Imports of helpers -------------------------------------------------------------------------------


class ImportReplacer:
    """Replaces a module's imports of helpers, and the names that lead through them."""

    def __init__(
        self, part: FilePart, parts_by_name: Mapping[str, FilePart], all_modules: set[str]
    ) -> None:
        self._part = part
        self._parts_by_name = parts_by_name  # without packages that are only folders
        self._all_modules = all_modules  # the names of all modules, those packages included
        self._module_names = part.module_names
        self._global_names = find_global_names(part.module.source)

    def replace(self) -> None:
        """Fill the part's replacements, and the names that it imports, renames and reads.

        Raises NotInlinableError if a name could mean something else then.
        """
        module = self._part.module
        for node in module.imports:
            if isinstance(node, ast.Import):
                self._replace_import(node)
            elif isinstance(node, ast.ImportFrom):
                self._replace_import_from(node)
        for node in ast.walk(module.tree):
            if not isinstance(node, ast.ImportFrom) or node in module.imports:
                continue
            if any(alias.name == "*" for alias in node.names):
                raise self._part.error_at(
                    node, f"has `{show_statement(node)}`, which binds unknown names"
                )
        if self._module_names:
            self._check_module_names()
            self._replace_reads()

    def _replace_import(self, node: ast.Import) -> None:
        """Replace `import helpers`, `import helpers as h`, `import package.helpers`."""
        library_imports = []  # which stay
        for alias in node.names:
            if alias.name not in self._all_modules:
                library_imports.append(alias)
            elif alias.asname:
                self._module_names[alias.asname] = alias.name
            else:
                top_name = alias.name.partition(".")[0]
                self._module_names[top_name] = top_name
        text = ast.unparse(ast.Import(library_imports)) if library_imports else ""
        self._part.replacements[node] = text

    def _replace_import_from(self, node: ast.ImportFrom) -> None:
        """Replace `from helpers import pick`, where `pick` may also be a module of a package.

        What is left are assignments such as `choose = pick`, for names that the import changes.
        """
        helper = resolve_name("." * node.level + (node.module or ""), self._part.module.package)
        exported = self._find_exported(helper)
        assignments = []
        for alias in node.names:
            name = alias.name
            new_name = alias.asname or name
            if name == "*":
                self._import_all(node, helper)
            elif name in exported and new_name == name:
                self._part.imported[name] = exported[name]
            elif name in exported:
                self._check_only_meaning(node, name, exported[name])
                self._part.renamed[name] = exported[name]
                assignments.append(f"{new_name} = {name}")
            elif f"{helper}.{name}" in self._all_modules:
                self._module_names[new_name] = f"{helper}.{name}"
            else:
                raise self._part.error_at(node, f"imports `{name}`, which {helper} does not define")
        self._part.replacements[node] = "; ".join(assignments)

    def _find_exported(self, helper: str) -> Mapping[str, Definition]:
        """Return what can be imported from a helper; nothing from a package without code."""
        part = self._parts_by_name.get(helper)
        return part.exported if part is not None else {}

    def _import_all(self, node: ast.ImportFrom, helper: str) -> None:
        """Import the public names of a helper, for `from helper import *`."""
        exported = self._find_exported(helper)
        problem = ""
        if "__all__" in exported:
            problem = "has `__all__`"
        elif any(module_name.startswith(f"{helper}.") for module_name in self._all_modules):
            problem = "is a package"
        elif helper in self._parts_by_name:
            module_names = self._parts_by_name[helper].module_names
            if any(not name.startswith("_") for name in module_names):
                problem = "imports modules"
        if problem:
            raise self._part.error_at(node, f"imports all names of {helper}, which {problem}")
        for name, definition in exported.items():
            if not name.startswith("_"):
                self._part.imported[name] = definition
                self._part.star_imported.add(name)

    def _check_only_meaning(self, node: ast.AST, name: str, definition: Definition) -> None:
        """Check that a helper's name, which the code will use, is not in use for anything else.

        Else `max` of a helper, read as `helpers.max`, would also replace the built-in function. The
        name of a module is in no other use, as all that reads it is replaced.
        """
        if name in self._module_names:
            return
        is_in_use = name in self._global_names.used or name in self._global_names.bound
        if is_in_use and self._part.imported.get(name) != definition:
            raise self._part.error_at(node, f"has two meanings for `{name}`")

    def _check_module_names(self) -> None:
        """Check that the global names of modules mean nothing else.

        Functions may have local variables with these names, but not if `global` or `nonlocal`
        stands before such a name somewhere.
        """
        module = self._part.module
        for name in sorted(self._part.imported.keys() & self._module_names.keys()):
            raise NotInlinableError(f"{module.path} imports two things as `{name}`")
        import_counts = Counter[str]()  # how many imports of helpers bind each name
        for node in module.imports:
            import_counts.update(find_bound_names(node))
        for node in ast.walk(module.tree):
            if node in module.imports:
                continue
            is_declaration = isinstance(node, ast.Global | ast.Nonlocal)
            for name in sorted(find_bound_names(node) & self._module_names.keys()):
                is_bound_elsewhere = self._global_names.bound[name] > import_counts[name]
                if is_declaration or is_bound_elsewhere:
                    raise self._part.error_at(
                        node, f"binds `{name}`, which is also a helper's name"
                    )

    def _replace_reads(self) -> None:
        """Replace `helpers.pick` by `pick`, wherever it stands."""
        tree = self._part.module.tree
        parents = map_parents(tree)
        for node, scopes in walk_with_scopes(tree):
            if not isinstance(node, ast.Name) or node.id not in self._module_names:
                continue
            if scopes.is_local(node):
                continue
            if node.id in scopes.names:
                reason = f"binds `{node.id}`, which is also a helper's name"
                raise self._part.error_at(node, reason)
            attribute, definition = self._find_read_attribute(node, parents)
            name = attribute.attr
            code = ast.unparse(attribute)
            if name in scopes.names:
                raise self._part.error_at(attribute, f"binds `{name}` around `{code}`")
            enclosing_node: ast.AST | None = attribute
            while enclosing_node is not None:
                if isinstance(enclosing_node, ast.JoinedStr):  # whose parts have no certain place
                    raise self._part.error_at(enclosing_node, f"has `{code}` in an f-string")
                enclosing_node = parents.get(enclosing_node)
            self._check_only_meaning(attribute, name, definition)
            self._part.read[name] = definition
            self._part.replacements[attribute] = name

    def _find_read_attribute(
        self, module_name: ast.Name, parents: Mapping[ast.AST, ast.AST]
    ) -> tuple[ast.Attribute, Definition]:
        """Return the attribute that is read through the name of a module, and its definition.

        That is `package.helpers.pick` for the name `package` in it. `parents` has the node around
        each node.
        """
        helper = self._module_names[module_name.id]
        node: ast.expr = module_name
        while True:
            parent = parents.get(node)
            if not isinstance(parent, ast.Attribute) or not isinstance(parent.ctx, ast.Load):
                reason = f"uses `{ast.unparse(node)}` other than to read a name of it"
                raise self._part.error_at(module_name, reason)
            exported = self._find_exported(helper)
            if parent.attr in exported and not parent.attr.startswith("__"):
                return parent, exported[parent.attr]
            helper = f"{helper}.{parent.attr}"
            if helper not in self._all_modules:
                reason = f"reads `{ast.unparse(parent)}`, which is not defined"
                raise self._part.error_at(module_name, reason)
            node = parent


def map_parents(tree: ast.AST) -> dict[ast.AST, ast.AST]:
    """Return the node around each node of a tree, but for the tree itself."""
    parents = {}
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            parents[child] = node
    return parents


# Names --------------------------------------------------------------------------------------------


def check_futures(parts: Sequence[FilePart]) -> None:
    """Check that imports from `__future__`, which hold for the whole file, change no module.

    The only one that may be there is `annotations`, which makes text of annotations. A helper that
    has it may have no dataclass whose marks must be found in that text. A module that does not have
    it may have nothing that reads annotations.
    """
    parts_with_import = [part for part in parts if "annotations" in find_futures(part)]
    all_words = set[str]()
    for part in parts:
        if not part.is_core:
            all_words |= find_words(part.module.tree)
    for part in parts:
        for name in find_futures(part) - {"annotations"}:
            raise NotInlinableError(f"{part.path} has `from __future__ import {name}`")
        words = find_words(part.module.tree)
        if part in parts_with_import:
            if not part.is_agent and words & DATACLASS_MARKS and words & DATACLASS_NAMES:
                raise NotInlinableError(
                    f"{part.path} has a dataclass with marks in its annotations"
                )
        elif parts_with_import and not part.is_core:
            readers = ANNOTATION_READERS
            if not words & DATACLASS_MARKS and not all_words & DATACLASS_READERS:
                readers = ANNOTATION_READERS - DATACLASS_NAMES
            for name in sorted(words & readers):
                importer = parts_with_import[0].path
                reason = f"`from __future__ import annotations` of {importer} would change `{name}`"
                raise NotInlinableError(f"{reason} in {part.path}")


def find_futures(part: FilePart) -> set[str]:
    """Return the names that a module imports from `__future__`."""
    names = set[str]()
    for node in part.module.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            names.update(alias.name for alias in node.names)
    return names


def find_words(tree: ast.AST) -> set[str]:
    """Return every name, attribute and imported name in a tree."""
    words = set[str]()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=word) | ast.Attribute(attr=word):
                words.add(word)
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                words |= {alias.name.partition(".")[0] for alias in aliases}
                words.add(getattr(node, "module", "") or "")
    return words


def find_owners(parts: Sequence[FilePart]) -> dict[str, list[FilePart]]:
    """Return the parts that bind each global name, in their order."""
    owners: dict[str, list[FilePart]] = {}
    for part in parts:
        for name in find_global_names(part.code()).bound:
            owners.setdefault(name, []).append(part)
    return owners


def check_bound_names(parts: Sequence[FilePart]) -> None:
    """Check that modules that bind the same global name bind it to the same thing."""
    for name, owners in find_owners(parts).items():
        first_owner = owners[0]
        for owner in owners[1:]:
            meaning = find_meanings(first_owner).get(name)
            if meaning is None or meaning != find_meanings(owner).get(name):
                raise NotInlinableError(f"{first_owner.path} and {owner.path} both define `{name}`")


def check_used_names(parts: Sequence[FilePart]) -> None:
    """Check that no module uses a global name that only another module binds.

    Such a name is not defined where the modules are imported, or it is a built-in function.
    """
    owners = find_owners(parts)
    for part in parts:
        names = find_global_names(part.code())
        defined = names.bound.keys() | part.imported.keys() | part.renamed.keys() | part.read.keys()
        for name in sorted(names.used - defined):
            if name not in owners:
                continue
            owner = owners[name][0].path
            if hasattr(builtins, name):
                raise NotInlinableError(
                    f"{owner} defines `{name}`, which {part.path} uses as a built-in"
                )
            raise NotInlinableError(f"{part.path} uses `{name}`, which only {owner} defines")


def find_meanings(part: FilePart) -> dict[str, str]:
    """Return the meaning of each name that a module binds to one thing only, at its top level.

    This is an import from a library or, in a helper, a constant that cannot change. The constants
    of the agent can be set to other values, also in the built file. Two meanings are the same if
    their texts are.
    """
    meanings: dict[str, set[str]] = {}
    counts = Counter[str]()
    for node in part.module.body:
        if node in part.module.imports:
            continue
        node_meanings = find_meanings_in(node, with_constants=not part.is_agent)
        for name, meaning in node_meanings.items():
            meanings.setdefault(name, set()).add(meaning)
            counts[name] += 1
    bound = find_global_names(part.code()).bound
    only_meanings = {}
    for name, name_meanings in meanings.items():
        if len(name_meanings) == 1 and bound[name] == counts[name]:
            (only_meanings[name],) = name_meanings
    return only_meanings


def find_meanings_in(node: ast.stmt, *, with_constants: bool) -> dict[str, str]:
    """Return the meanings of the names that a statement imports or, on demand, sets to a constant.

    >>> find_meanings_in(ast.parse("from math import tau as X").body[0], with_constants=True)
    {'X': 'math:tau'}
    """
    match node:
        case ast.Import(names=aliases):
            meanings = {}
            for alias in aliases:
                top_name = alias.name.partition(".")[0]
                if alias.asname:
                    meanings[alias.asname] = alias.name
                else:
                    meanings.setdefault(top_name, top_name)
            return meanings
        case ast.ImportFrom(module=module, names=aliases):
            return {alias.asname or alias.name: f"{module}:{alias.name}" for alias in aliases}
        case (
            ast.Assign(targets=[ast.Name(id=name)], value=value)
            | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
        ) if with_constants and is_fixed(value):
            return {name: ast.dump(value)}
    return {}


def is_fixed(expression: ast.expr) -> bool:
    """Return whether an expression is a literal whose value cannot change, unlike a list."""
    try:
        hash(ast.literal_eval(expression))
    except (TypeError, ValueError):
        return False
    return True


def check_imported_names(parts: Sequence[FilePart]) -> None:
    """Check that the names which modules use of a helper are defined there.

    Those that are imported by name also have to keep their value from then on.
    """
    parts_by_name = {part.module.name: part for part in parts}
    for part in parts:
        unused_names = part.star_imported - find_global_names(part.code()).used
        imported = [part.imported[name] for name in part.imported.keys() - unused_names]
        imported += part.renamed.values()
        for definition in [*imported, *part.read.values()]:
            name = definition.name
            owner = parts_by_name[definition.module.name]
            if owner.is_core:
                continue
            bound = find_always_bound(owner.module.body) | owner.replaced_names()
            if name not in bound - find_deleted_names(owner.module.tree):
                raise NotInlinableError(f"{owner.path} may leave `{name}` undefined")
            if definition in imported and name in find_global_declarations(owner.module.tree):
                raise NotInlinableError(f"{owner.path} changes `{name}`, which {part.path} imports")


def check_late_names(parts: Sequence[FilePart]) -> None:
    """Check that no helper binds a name only when one of its functions is called.

    Kaggle takes the last callable of a file, so a name that is bound late could take the agent's
    place.
    """
    for part in parts:
        if part.is_agent or part.is_core:
            continue
        bound_at_import = find_always_bound(part.module.body)
        late_names = find_global_declarations(part.module.tree) - bound_at_import
        for name in sorted(late_names):
            raise NotInlinableError(f"{part.path} defines `{name}` only inside a function")


def check_agent(parts: Sequence[FilePart], function: str) -> None:
    """Check that the function that plays is defined in the agent's own file.

    Without a name, it is the last callable there by first binding. So no name that a helper binds
    earlier may stand below the first function of the agent.
    """
    *helpers, agent = parts
    body = agent.module.body
    if function:
        if not find_global_names(agent.code()).bound[function]:
            raise NotInlinableError(f"{agent.path} imports `{function}`, the function that plays")
        return
    definitions = [node for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    if not definitions:
        raise NotInlinableError(f"{agent.path} defines no function of its own")
    helper_names = set(find_owners(helpers))
    for node in body:
        for name in find_bound_names(node) & helper_names:
            if node.lineno > definitions[0].lineno:
                raise agent.error_at(node, f"binds `{name}` below its first function")


# Text ---------------------------------------------------------------------------------------------


def replace_nodes(source: str, texts: Mapping[ast.AST, str]) -> str:
    """Return the source with other texts in place of some nodes, and with as many lines.

    `texts` has the text of each node that is replaced. A statement whose text is "" becomes a
    comment, or `pass` if it shares a line.
    """
    lines = source.split("\n")
    nodes: list[Any] = list(texts)  # a node has the lines and columns below, but not by its type
    nodes.sort(key=lambda node: (node.lineno, node.col_offset), reverse=True)
    for node in nodes:
        first = node.lineno - 1
        end = node.end_lineno
        # Columns count the bytes of UTF-8.
        text_before = lines[first].encode()[: node.col_offset].decode()
        text_after = lines[end - 1].encode()[node.end_col_offset :].decode()
        text = texts[node]
        shares_line = bool(text_before) or bool(text_after.partition("#")[0].strip())
        if not text and not shares_line:
            lines[first:end] = [f"# {line}" for line in lines[first:end]]
            continue
        new_line = f"{text_before}{text or 'pass'}{text_after}"
        empty_lines = end - first - 1 - text.count("\n")
        lines[first:end] = [new_line, *[""] * empty_lines]
    return "\n".join(lines)

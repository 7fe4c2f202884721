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
    CONDITIONS_FALSE_ON_KAGGLE,
    CORE_PACKAGE,
    OWN_PACKAGE,
    Module,
    find_global_names,
)
from connectx.build.scopes import (
    find_always_bound_names,
    find_bound_names,
    find_deleted_names,
    find_names_declared_global,
    walk_with_scopes,
)

# New texts by the nodes of a module's tree whose place they take. See `replace_nodes`.
Replacements = dict[ast.AST, str]

# By these names, code can find out whether it is a module or a part of a larger file. The agent's
# own file may use the names of `FILE_NAMES`, as it is executed in the same way in both forms. All
# may use `__name__`: in helpers their names take its place.
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
REVEALING_DOTTED_NAMES = {"sys.modules", "sys._getframe", "typing.get_type_hints"}
REVEALING_IMPORTED_NAMES = {"modules", "_getframe", "get_type_hints", "get_annotations"}
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
DATACLASS_ANNOTATION_READERS = {"fields", "__dataclass_fields__", "make_dataclass", "__doc__"}
PATH_FUNCTION_PREFIXES = (
    "sys.path.",
    "os.path.",
    "os.getcwd",
    "os.chdir",
    "Path",
    "pathlib.Path",
    "str",
)


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

    A helper is a module of the agent's that it imports. In the comments below, `h` is a helper, and
    `x` is a name that the helper defines.
    """

    module: Module
    is_agent: bool
    is_core: bool  # whether it is of `connectx.core`
    replacements: Replacements = field(default_factory=dict)
    unused_blocks: list[ast.AST] = field(default_factory=list)  # which never run in the file
    # `x`, for `from h import x` and `from h import *`.
    imported_names: dict[str, Definition] = field(default_factory=dict)
    star_imported_names: set[str] = field(default_factory=set)  # those of `from h import *`
    # `x`, for `from h import x as y`.
    renamed_imports: dict[str, Definition] = field(default_factory=dict)
    read_attributes: dict[str, Definition] = field(default_factory=dict)  # `x`, for `h.x`
    exports: dict[str, Definition] = field(default_factory=dict)  # what other modules can import
    # The full names of helpers, by the names that the code has for them. For `import a.helper as h`
    # this is {"h": "a.helper"}.
    helpers_by_alias: dict[str, str] = field(default_factory=dict)

    @property
    def path(self) -> str:
        """The path of the module's file, by which messages call the module."""
        return self.module.path

    def make_code(self) -> str:
        """Return the module's code as it would stand in the file, without blocks that never run."""
        texts = dict(self.replacements)
        for block in self.unused_blocks:
            texts[block] = ""  # the block becomes a comment
        return replace_nodes(self.module.source, texts)

    def find_names_assigned_for_imports(self) -> set[str]:
        """Return the names that are assigned where imports of helpers stood.

        If such an import renames what it imports, a text such as "y = x; b = a" has taken its
        place. These names are `y` and `b`.
        """
        names = set[str]()
        for text in self.replacements.values():
            has_assignments = " = " in text
            if not has_assignments:
                continue
            for assignment in text.split("; "):
                name, _, _value = assignment.partition(" = ")
                names.add(name)
        return names

    def error_at(self, node: ast.AST, reason: str) -> NotInlinableError:
        """Return the error that names the line of a node of this module."""
        line = getattr(node, "lineno", 1)
        return NotInlinableError(f"{self.path}:{line} {reason}")


def inline(modules: Sequence[Module], function: str) -> dict[str, Replacements]:
    """Return the texts to replace in each module, so that all modules may stand in one file.

    The result has, by the name of each module, the nodes of its tree that are replaced, and their
    new texts. A statement whose text is "" becomes a comment.

    `modules` are in the order in which Python runs them. The last is the agent's, whose name is "".
    `function` is the one that plays, "" for the last callable of the agent's file.

    Raises NotInlinableError if a module could behave differently in such a file.
    """
    parts = make_parts(modules)
    parts_by_name = {part.module.name: part for part in parts}
    own_module_names = {module.name for module in modules}
    for part in parts:  # in this order, as a part may need the exports of those before it
        if part.is_core:
            # A statement whose new text is "" becomes a comment.
            part.replacements = dict.fromkeys(part.module.imports, "")
            part.imported_names = find_imports_of_core(part, parts_by_name)
        else:
            names_of_started_modules = list_modules_started_before(part.module, modules)
            check_import_order(part, names_of_started_modules)
            check_has_no_revealing_name(part)
            part.unused_blocks = find_unused_blocks(part.module)
            if not part.is_agent:
                part.replacements = dict.fromkeys(part.unused_blocks, "")
                replace_module_name(part)
            ImportReplacer(part, parts_by_name, own_module_names).replace()
        part.exports = find_exports(part)
    check_future_imports(parts)
    check_names_have_one_meaning(parts)
    check_uses_no_foreign_names(parts)
    check_imported_names_are_defined(parts)
    check_no_name_is_bound_late(parts)
    check_agent_defines_function(parts, function)
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
        has_statements = bool(module.tree.body)
        # A module that could not be parsed has no statements, and has a note under its own name.
        is_python = has_statements or module.name not in module.notes
        if module.source and not is_python:
            raise NotInlinableError(f"{part.path} is not Python")
        parts.append(part)
    return parts


def is_of_core(name: str) -> bool:
    """Return whether a module's name is `connectx`, `connectx.core` or below `connectx.core`."""
    return name in (OWN_PACKAGE, CORE_PACKAGE) or name.startswith(f"{CORE_PACKAGE}.")


def list_modules_started_before(module: Module, modules: Sequence[Module]) -> list[str]:
    """Return the names of the modules that Python has begun to run before a module's imports.

    These are the modules above it in `modules`, which have run, and the packages that hold the
    module, such as "a" and "a.b" for "a.b.c". Of a package, those lines have run that stand above
    its import of the module.
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
    """Return the definitions of the names that a module of `connectx.core` imports from others.

    The definitions are by the names. `parts_by_name` has the parts of the file by the full names of
    their modules.
    """
    definitions = {}
    for node in part.module.imports:
        if not isinstance(node, ast.ImportFrom) or node.module is None:
            continue
        if node.module not in parts_by_name:
            continue
        exports = parts_by_name[node.module].exports
        for alias in node.names:
            if alias.name in exports:
                definitions[alias.name] = exports[alias.name]
    return definitions


def find_unused_blocks(module: Module) -> list[ast.AST]:
    """Return the top-level blocks that never run on Kaggle, and have no `else`.

    Such a block begins with `if TYPE_CHECKING:`, which only type checkers follow, or with
    `if __name__ == "__main__":`, which is for people who start the file by hand.
    """
    blocks: list[ast.AST] = []
    for node in module.tree.body:
        if not isinstance(node, ast.If) or node.orelse:
            continue
        never_runs = ast.unparse(node.test) in CONDITIONS_FALSE_ON_KAGGLE
        if never_runs:
            blocks.append(node)
    return blocks


def find_exports(part: FilePart) -> dict[str, Definition]:
    """Return the names that others can import from a module, with the definition of each.

    These are the names that it imports from helpers, and those that it binds itself.
    """
    exports = dict(part.imported_names)
    table = symtable.symtable(part.make_code(), part.path, "exec")  # of the module's global names
    for symbol in table.get_symbols():
        # A namespace is a function or a class.
        is_bound = symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace()
        if is_bound:
            name = symbol.get_name()
            exports[name] = Definition(part.module, name)
    return exports


# Order, and what reveals a module -----------------------------------------------------------------


def check_import_order(part: FilePart, names_of_started_modules: Sequence[str]) -> None:
    """Check that helpers run in the same order in one file as they do when they are imported.

    The imports of helpers have to stand at the top level, above everything that does something.
    They have to lead to modules whose names are in `names_of_started_modules`: those that Python
    has begun to run when it comes to the imports of this module.

    Raises NotInlinableError if they do not.
    """
    module = part.module
    for node, helper_names in module.imports.items():
        if isinstance(node, ast.Assign):  # to `__all__`, which may name modules of a package
            if helper_names:
                raise part.error_at(node, "has an `__all__` that names modules")
            continue
        if not isinstance(node, ast.Import | ast.ImportFrom) or node not in module.body:
            raise part.error_at(node, f"has `{unparse_first_line(node)}` inside other code")
        for name in helper_names:
            if name not in names_of_started_modules:
                raise part.error_at(
                    node, f"has `{unparse_first_line(node)}`, and {name} imports it, too"
                )
    last_import_line = 0
    for statement in module.body:
        is_import_of_helper = statement in module.imports and not isinstance(statement, ast.Assign)
        if is_import_of_helper:
            last_import_line = max(last_import_line, statement.lineno)
    for statement in module.body:
        if statement.lineno >= last_import_line:
            continue
        # In the built file, the statement runs below the code of all helpers.
        if not may_run_below_helpers(statement, is_of_agent=part.is_agent):
            raise part.error_at(
                statement, f"runs `{unparse_first_line(statement)}` above an import of a helper"
            )


def may_run_below_helpers(statement: ast.stmt, *, is_of_agent: bool) -> bool:
    """Return whether helpers notice no difference if a statement runs after them, not before.

    They notice none if it imports libraries, also in `try`, or sets a constant. In the agent's own
    file, they do not notice either if it only finds paths or changes `sys.path`: the helpers are
    found without that in the built file.
    """
    inner_statements: list[ast.stmt] = []
    match statement:
        case ast.Import() | ast.ImportFrom() | ast.Pass():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Assign(targets=[ast.Name()], value=value):
            if is_immutable_literal(value):
                return True
            return is_of_agent and calls_only_path_functions(value)
        case ast.Expr(value=value):
            return is_of_agent and calls_only_path_functions(value)
        case ast.Try(body=body, handlers=handlers, orelse=orelse, finalbody=finalbody):
            inner_statements = [*body, *orelse, *finalbody]
            for handler in handlers:
                inner_statements += handler.body
        case ast.If(test=test, body=body, orelse=orelse):
            if not is_of_agent or not calls_only_path_functions(test):
                return False
            inner_statements = [*body, *orelse]
        case _:
            return False
    return all(
        may_run_below_helpers(inner_statement, is_of_agent=is_of_agent)
        for inner_statement in inner_statements
    )


def calls_only_path_functions(expression: ast.expr) -> bool:
    """Return whether an expression calls only functions for paths, such as `sys.path.append`.

    An expression without any call does, too.
    """
    called_expressions = [node.func for node in ast.walk(expression) if isinstance(node, ast.Call)]
    names = [ast.unparse(called_expression) for called_expression in called_expressions]
    return all(name.startswith(PATH_FUNCTION_PREFIXES) for name in names)


def check_has_no_revealing_name(part: FilePart) -> None:
    """Check that a module uses no name by which it could see that it is a part of a larger file.

    Raises NotInlinableError if it does, outside of blocks that never run.
    """
    module = part.module
    unused_blocks = find_unused_blocks(module)
    for statement in module.tree.body:
        if statement in unused_blocks:
            continue
        for node in ast.walk(statement):
            name = find_revealing_name(node, part)
            if name:
                reason = f"uses `{name}`, which tells a module from a part of a file"
                raise part.error_at(node, reason)


def find_revealing_name(node: ast.AST, part: FilePart) -> str:
    """Return the name in a node by which a module could see that it is a part of a larger file.

    Returns "" if there is none. Such names are `globals`, `inspect`, `sys.modules` and others. In a
    helper, `__file__` and `__doc__` are such names, too.
    """
    revealing_names = REVEALING_NAMES if part.is_agent else REVEALING_NAMES | FILE_NAMES
    match node:
        case ast.Name(id=name) if name in revealing_names:
            global_names = find_global_names(part.module.source)
            is_own_variable = name not in global_names.used or name in global_names.bound
            return "" if is_own_variable else name
        case ast.FunctionDef(name="__getattr__" | "__dir__" as name) if node in part.module.body:
            return name
        case ast.Attribute(value=ast.Name()) if ast.unparse(node) in REVEALING_DOTTED_NAMES:
            return ast.unparse(node)
        case ast.Attribute(attr=name) if name in REVEALING_ATTRIBUTES:
            return name
        case ast.Import(names=aliases):
            for alias in aliases:
                library = alias.name.partition(".")[0]
                if library in REVEALING_LIBRARIES:
                    return alias.name
        case ast.ImportFrom(module=str() as module, names=aliases, level=0):
            library = module.partition(".")[0]
            if library in REVEALING_LIBRARIES:
                return module
            for alias in aliases:
                if alias.name in REVEALING_IMPORTED_NAMES:
                    return alias.name
    return ""


def replace_module_name(part: FilePart) -> None:
    """Replace `__name__` in a helper by its name, as a string.

    Raises NotInlinableError if `__name__` is assigned, or if it stands in an f-string: Python does
    not say exactly where the parts of an f-string are.
    """
    used_statements = [node for node in part.module.tree.body if node not in part.unused_blocks]
    for node in ast.walk(ast.Module(used_statements, [])):
        if "__name__" in find_bound_names(node):
            raise part.error_at(node, "binds `__name__`")
        is_f_string = isinstance(node, ast.JoinedStr)
        if is_f_string and any(map(is_module_name, ast.walk(node))):
            raise part.error_at(node, "has `__name__` in an f-string")
        if is_module_name(node):
            part.replacements[node] = repr(part.module.name)


def is_module_name(node: ast.AST) -> bool:
    """Return whether a node is the name `__name__`."""
    return isinstance(node, ast.Name) and node.id == "__name__"


def unparse_first_line(node: ast.AST) -> str:
    """Return the first line of a node's code."""
    return ast.unparse(node).partition("\n")[0]


# Imports of helpers -------------------------------------------------------------------------------


class ImportReplacer:
    """Replaces the imports of helpers in one module, and the names that it reads from helpers.

    What it finds goes into the module's part of the file.
    """

    def __init__(
        self, part: FilePart, parts_by_name: Mapping[str, FilePart], own_module_names: set[str]
    ) -> None:
        """Prepare the replacing in the module of `part`.

        `own_module_names` are the full names of the agent's modules and packages. `parts_by_name`
        lacks those packages that are only folders, without code.
        """
        self._part = part
        self._parts_by_name = parts_by_name
        self._own_module_names = own_module_names
        self._helpers_by_alias = part.helpers_by_alias  # "a.helper" by "h": `import a.helper as h`
        self._global_names = find_global_names(part.module.source)

    def replace(self) -> None:
        """Replace all imports of helpers, and then what is read through helpers, as in `h.pick`.

        Raises NotInlinableError if a name could mean something else in one file.
        """
        module = self._part.module
        for node in module.imports:  # the imports of helpers, and perhaps `__all__`
            if isinstance(node, ast.Import):
                self._replace_import(node)
            elif isinstance(node, ast.ImportFrom):
                self._replace_import_from(node)
        for node in ast.walk(module.tree):
            is_import_of_helper = node in module.imports
            if not isinstance(node, ast.ImportFrom) or is_import_of_helper:
                continue
            if any(alias.name == "*" for alias in node.names):
                raise self._part.error_at(
                    node, f"has `{unparse_first_line(node)}`, which binds unknown names"
                )
        if self._helpers_by_alias:
            self._check_helper_aliases()
            self._replace_attribute_reads()

    def _replace_import(self, node: ast.Import) -> None:
        """Take helpers out of a statement such as `import helpers as h, math`.

        Only `import math` is left of it, and `h` is noted as a name of the helper. The statement
        `import package.helpers` binds `package`, which means the package.
        """
        library_aliases = []
        for alias in node.names:
            if alias.name not in self._own_module_names:
                library_aliases.append(alias)
            elif alias.asname:
                self._helpers_by_alias[alias.asname] = alias.name
            else:
                top_name = alias.name.partition(".")[0]
                self._helpers_by_alias[top_name] = top_name
        remaining_import = ast.unparse(ast.Import(library_aliases)) if library_aliases else ""
        self._part.replacements[node] = remaining_import

    def _replace_import_from(self, node: ast.ImportFrom) -> None:
        """Replace `from helpers import pick`, where `pick` may also be a module of a package.

        `from helpers import pick as choose` is replaced by the assignment `choose = pick`, and an
        import without `as` by nothing.

        Raises NotInlinableError if the helper does not define the name, or if the name could mean
        something else in one file.
        """
        relative_name = "." * node.level + (node.module or "")  # such as "..helpers"
        helper = resolve_name(relative_name, self._part.module.package)  # its full name
        exports = self._find_exports(helper)
        assignments = []
        for alias in node.names:
            name = alias.name
            new_name = alias.asname or name
            if name == "*":
                self._import_public_names(node, helper)
            elif name in exports and new_name == name:
                self._part.imported_names[name] = exports[name]
            elif name in exports:
                self._check_name_is_free(node, name, exports[name])
                self._part.renamed_imports[name] = exports[name]
                assignments.append(f"{new_name} = {name}")
            elif f"{helper}.{name}" in self._own_module_names:
                self._helpers_by_alias[new_name] = f"{helper}.{name}"
            else:
                raise self._part.error_at(node, f"imports `{name}`, which {helper} does not define")
        self._part.replacements[node] = "; ".join(assignments)

    def _find_exports(self, helper: str) -> Mapping[str, Definition]:
        """Return the definitions of the names that can be imported from a helper, by name.

        The result is empty for a package without code, which is no part of the file.
        """
        part = self._parts_by_name.get(helper)
        if part is None:
            return {}
        return part.exports

    def _import_public_names(self, node: ast.ImportFrom, helper: str) -> None:
        """Note the public names of a helper as imported, for `from helper import *`.

        Raises NotInlinableError if the text does not show which names these are.
        """
        exports = self._find_exports(helper)
        problem = ""
        if "__all__" in exports:
            problem = "has `__all__`"
        elif any(module_name.startswith(f"{helper}.") for module_name in self._own_module_names):
            problem = "is a package"
        elif helper in self._parts_by_name:
            aliases = self._parts_by_name[helper].helpers_by_alias
            if any(not alias.startswith("_") for alias in aliases):
                problem = "imports modules"
        if problem:
            raise self._part.error_at(node, f"imports all names of {helper}, which {problem}")
        for name, definition in exports.items():
            if not name.startswith("_"):
                self._part.imported_names[name] = definition
                self._part.star_imported_names.add(name)

    def _check_name_is_free(self, node: ast.AST, name: str, definition: Definition) -> None:
        """Check that a name of a helper, which `node` reads, means nothing else in this module.

        For example, if this module reads `helpers.max` and also calls the built-in `max`, the
        name `max` is not free: in one file, the helper's would take the place of the built-in one.
        A name that means a module here is free, as all that reads it is replaced.

        Raises NotInlinableError if the name is not free.
        """
        if name in self._helpers_by_alias:
            return
        is_in_use = name in self._global_names.used or name in self._global_names.bound
        has_same_meaning = self._part.imported_names.get(name) == definition
        if is_in_use and not has_same_meaning:
            raise self._part.error_at(node, f"has two meanings for `{name}`")

    def _check_helper_aliases(self) -> None:
        """Check that the names by which the code calls helpers, such as `h`, mean nothing else.

        Functions may have local variables with these names, but not if `global` or `nonlocal`
        stands before such a name somewhere.

        Raises NotInlinableError if a name means something else, too.
        """
        module = self._part.module
        aliases = self._helpers_by_alias.keys()
        for name in sorted(self._part.imported_names.keys() & aliases):
            raise NotInlinableError(f"{module.path} imports two things as `{name}`")
        import_counts = Counter[str]()  # how many imports of helpers bind each name
        for node in module.imports:
            import_counts.update(find_bound_names(node))
        for node in ast.walk(module.tree):
            if node in module.imports:
                continue
            is_declaration = isinstance(node, ast.Global | ast.Nonlocal)
            for name in sorted(find_bound_names(node) & aliases):
                is_bound_elsewhere = self._global_names.bound[name] > import_counts[name]
                if is_declaration or is_bound_elsewhere:
                    raise self._part.error_at(
                        node, f"binds `{name}`, which is also a helper's name"
                    )

    def _replace_attribute_reads(self) -> None:
        """Replace `helpers.pick` by `pick`, wherever it stands.

        Raises NotInlinableError if one of the two names could mean something else there, or if it
        stands in an f-string.
        """
        tree = self._part.module.tree
        parents = map_parents(tree)
        for node, scopes in walk_with_scopes(tree):
            if not isinstance(node, ast.Name) or node.id not in self._helpers_by_alias:
                continue
            if scopes.is_certain_local(node):  # a variable of a function has the same name
                continue
            if node.id in scopes.all_names:  # it may be a variable of a function or a class
                reason = f"binds `{node.id}`, which is also a helper's name"
                raise self._part.error_at(node, reason)
            attribute, definition = self._find_read_attribute(node, parents)
            name = attribute.attr
            code = ast.unparse(attribute)
            if name in scopes.all_names:
                raise self._part.error_at(attribute, f"binds `{name}` around `{code}`")
            enclosing_node: ast.AST | None = attribute
            while enclosing_node is not None:
                is_f_string = isinstance(enclosing_node, ast.JoinedStr)
                if is_f_string:  # Python does not say exactly where its parts are
                    raise self._part.error_at(enclosing_node, f"has `{code}` in an f-string")
                enclosing_node = parents.get(enclosing_node)
            self._check_name_is_free(attribute, name, definition)
            self._part.read_attributes[name] = definition
            self._part.replacements[attribute] = name

    def _find_read_attribute(
        self, module_name: ast.Name, parents: Mapping[ast.AST, ast.AST]
    ) -> tuple[ast.Attribute, Definition]:
        """Return the node of `package.helpers.pick`, and the definition of `pick`.

        `module_name` is the node of `package` in it. `parents` has the node around each node.
        Raises NotInlinableError if the module is not used in this way.
        """
        helper = self._helpers_by_alias[module_name.id]
        node: ast.expr = module_name
        while True:  # `node` is first `package`, then `package.helpers`
            parent = parents.get(node)
            if not isinstance(parent, ast.Attribute) or not isinstance(parent.ctx, ast.Load):
                reason = f"uses `{ast.unparse(node)}` other than to read a name of it"
                raise self._part.error_at(module_name, reason)
            exports = self._find_exports(helper)
            if parent.attr in exports and not parent.attr.startswith("__"):
                return parent, exports[parent.attr]
            helper = f"{helper}.{parent.attr}"
            if helper not in self._own_module_names:
                reason = f"reads `{ast.unparse(parent)}`, which is not defined"
                raise self._part.error_at(module_name, reason)
            node = parent


def map_parents(tree: ast.AST) -> dict[ast.AST, ast.AST]:
    """Return the node that each node of a tree stands in, by the inner node.

    Only the tree itself has no such node.
    """
    parents = {}
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            parents[child] = node
    return parents


# Names --------------------------------------------------------------------------------------------


def check_future_imports(parts: Sequence[FilePart]) -> None:
    """Check that imports from `__future__`, which hold for the whole file, change no module.

    The only import that may be there is `annotations`, which turns annotations into text.

    - If one module has it, modules without it may have nothing that reads annotations.
    - A helper that has it may have no dataclass with marks such as `ClassVar`: `dataclass` finds
      them in text only if it can look up the module of its class.

    Raises NotInlinableError if an import could change a module.
    """
    parts_with_import = [part for part in parts if "annotations" in find_future_imports(part)]
    names_outside_core = set[str]()
    for part in parts:
        if not part.is_core:
            names_outside_core |= find_all_names(part.module.tree)
    reads_dataclass_annotations = bool(names_outside_core & DATACLASS_ANNOTATION_READERS)
    for part in parts:
        for name in find_future_imports(part) - {"annotations"}:
            raise NotInlinableError(f"{part.path} has `from __future__ import {name}`")
        names = find_all_names(part.module.tree)
        has_dataclass_mark = bool(names & DATACLASS_MARKS)  # such as `ClassVar`
        if part in parts_with_import:
            has_dataclass = bool(names & DATACLASS_NAMES)
            if has_dataclass and has_dataclass_mark and not part.is_agent:
                raise NotInlinableError(
                    f"{part.path} has a dataclass with marks in its annotations"
                )
        elif parts_with_import and not part.is_core:
            readers = ANNOTATION_READERS  # such as `NamedTuple`
            if not has_dataclass_mark and not reads_dataclass_annotations:
                readers = ANNOTATION_READERS - DATACLASS_NAMES  # dataclasses do not change then
            for name in sorted(names & readers):
                importer = parts_with_import[0].path
                reason = f"`from __future__ import annotations` of {importer} would change `{name}`"
                raise NotInlinableError(f"{reason} in {part.path}")


def find_future_imports(part: FilePart) -> set[str]:
    """Return the names that a module imports from `__future__`."""
    names = set[str]()
    for node in part.module.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            names.update(alias.name for alias in node.names)
    return names


def find_all_names(tree: ast.AST) -> set[str]:
    """Return every name, attribute and imported name in a tree."""
    names = set[str]()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                names.add(name)
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                names |= {alias.name.partition(".")[0] for alias in aliases}
                module_name = getattr(node, "module", None)  # of `from module import`
                names.add(module_name or "")
    return names


def find_owners(parts: Sequence[FilePart]) -> dict[str, list[FilePart]]:
    """Return, by each global name, the parts of the file that bind it, in their order."""
    owners: dict[str, list[FilePart]] = {}
    for part in parts:
        for name in find_global_names(part.make_code()).bound:
            owners.setdefault(name, []).append(part)
    return owners


def check_names_have_one_meaning(parts: Sequence[FilePart]) -> None:
    """Check that modules that bind the same global name bind it to the same thing.

    Raises NotInlinableError if two modules do not, or if that is not certain.
    """
    for name, owners in find_owners(parts).items():
        first_owner, *other_owners = owners  # the parts of the file that bind the name
        for owner in other_owners:
            first_meaning = find_single_meanings(first_owner).get(name)  # None if not certain
            meaning = find_single_meanings(owner).get(name)
            if first_meaning is None or meaning != first_meaning:
                raise NotInlinableError(f"{first_owner.path} and {owner.path} both define `{name}`")


def check_uses_no_foreign_names(parts: Sequence[FilePart]) -> None:
    """Check that no module uses a global name that only another module binds.

    Such a name is not defined where the modules are imported, or it is a built-in function.

    Raises NotInlinableError if a module uses such a name.
    """
    owners_by_name = find_owners(parts)
    for part in parts:
        names = find_global_names(part.make_code())
        own_names = set(names.bound)
        for definitions in (part.imported_names, part.renamed_imports, part.read_attributes):
            own_names |= definitions.keys()
        for name in sorted(names.used - own_names):
            if name not in owners_by_name:
                continue
            owner = owners_by_name[name][0].path
            if hasattr(builtins, name):
                raise NotInlinableError(
                    f"{owner} defines `{name}`, which {part.path} uses as a built-in"
                )
            raise NotInlinableError(f"{part.path} uses `{name}`, which only {owner} defines")


def find_single_meanings(part: FilePart) -> dict[str, str]:
    """Return the meaning of each name that a module binds to one thing only, at its top level.

    A meaning is a text, such as "math:tau" for `from math import tau`. Two names that have the same
    text mean the same. Names that are imported from libraries have a meaning. In a helper, so have
    constants that cannot change, but not in the agent, whose constants can be set to other values,
    also in the built file.
    """
    meanings_by_name: dict[str, set[str]] = {}
    meaning_counts = Counter[str]()  # how many statements give the name a meaning
    for node in part.module.body:
        is_import_of_helper = node in part.module.imports
        if is_import_of_helper:
            continue
        node_meanings = find_statement_meanings(node, with_constants=not part.is_agent)
        for name, meaning in node_meanings.items():
            meanings_by_name.setdefault(name, set()).add(meaning)
            meaning_counts[name] += 1
    binding_counts = find_global_names(part.make_code()).bound
    single_meanings = {}
    for name, meanings in meanings_by_name.items():
        is_bound_elsewhere = binding_counts[name] != meaning_counts[name]
        if len(meanings) == 1 and not is_bound_elsewhere:
            single_meanings[name] = meanings.pop()
    return single_meanings


def find_statement_meanings(node: ast.stmt, *, with_constants: bool) -> dict[str, str]:
    """Return the meanings, as texts, of the names that a statement imports.

    With `with_constants`, those of names that it sets to a constant are returned, too.

    >>> find_statement_meanings(ast.parse("from math import tau as X").body[0], with_constants=True)
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
        ) if with_constants and is_immutable_literal(value):
            return {name: ast.dump(value)}
    return {}


def is_immutable_literal(expression: ast.expr) -> bool:
    """Return whether an expression is a literal whose value cannot change, unlike a list."""
    try:
        hash(ast.literal_eval(expression))
    except (TypeError, ValueError):
        return False
    return True


def check_imported_names_are_defined(parts: Sequence[FilePart]) -> None:
    """Check that the names which modules import or read from helpers are surely defined there.

    Names that are imported also have to keep their value from then on.

    Raises NotInlinableError if that is not certain.
    """
    parts_by_name = {part.module.name: part for part in parts}
    for part in parts:
        # Of `from helper import *`, only the names that the module uses have to be defined.
        unused_names = part.star_imported_names - find_global_names(part.make_code()).used
        used_names = part.imported_names.keys() - unused_names
        imported_definitions = [part.imported_names[name] for name in used_names]
        imported_definitions += part.renamed_imports.values()
        for definition in [*imported_definitions, *part.read_attributes.values()]:
            name = definition.name
            owner = parts_by_name[definition.module.name]  # the part that defines the name
            if owner.is_core:
                continue
            always_bound = find_always_bound_names(owner.module.body)
            always_bound |= owner.find_names_assigned_for_imports()
            if name not in always_bound - find_deleted_names(owner.module.tree):
                raise NotInlinableError(f"{owner.path} may leave `{name}` undefined")
            if definition not in imported_definitions:
                continue
            if name in find_names_declared_global(owner.module.tree):
                raise NotInlinableError(f"{owner.path} changes `{name}`, which {part.path} imports")


def check_no_name_is_bound_late(parts: Sequence[FilePart]) -> None:
    """Check that no helper binds a name only when one of its functions is called.

    Kaggle takes the last callable of a file, so a name that is bound late could take the agent's
    place.

    Raises NotInlinableError if a helper does so.
    """
    for part in parts:
        if part.is_agent or part.is_core:
            continue
        bound_at_import = find_always_bound_names(part.module.body)
        late_names = find_names_declared_global(part.module.tree) - bound_at_import
        for name in sorted(late_names):
            raise NotInlinableError(f"{part.path} defines `{name}` only inside a function")


def check_agent_defines_function(parts: Sequence[FilePart], function: str) -> None:
    """Check that the function that plays is defined in the agent's own file.

    If `function` is "", the last callable of the file plays, in the order in which names are first
    bound. A name that a helper binds is first bound in the helper, which stands above the agent. So
    the agent may not bind such a name again below its own first function.

    Raises NotInlinableError if that is not so.
    """
    *helpers, agent = parts
    body = agent.module.body
    if function:
        binding_count = find_global_names(agent.make_code()).bound[function]
        if binding_count == 0:
            raise NotInlinableError(f"{agent.path} imports `{function}`, the function that plays")
        return
    definitions = [node for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    if not definitions:
        raise NotInlinableError(f"{agent.path} defines no function of its own")
    names_of_helpers = set(find_owners(helpers))  # which the helpers bind
    first_definition_line = definitions[0].lineno
    for node in body:
        for name in find_bound_names(node) & names_of_helpers:
            if node.lineno > first_definition_line:
                raise agent.error_at(node, f"binds `{name}` below its first function")


# Text ---------------------------------------------------------------------------------------------


def replace_nodes(source: str, texts: Mapping[ast.AST, str]) -> str:
    """Return a source in which some nodes have another text. It keeps its number of lines.

    `texts` has the new text of each node of the source's tree that is replaced. A text of fewer
    lines than the node had is followed by empty lines. A statement whose text is "" becomes a
    comment, or `pass` if it is indented or shares a line with other code.
    """
    lines = source.split("\n")
    # The base class of nodes declares no `lineno`, so mypy has to take them for any objects.
    nodes: list[Any] = list(texts)
    # From the last node to the first, as a change moves what stands behind it.
    nodes.sort(key=lambda node: (node.lineno, node.col_offset), reverse=True)
    for node in nodes:
        first_index = node.lineno - 1  # of `lines`, which count from 0
        end_index = node.end_lineno  # the index behind the last line of the node
        # Python counts columns in the bytes of UTF-8.
        text_before = lines[first_index].encode()[: node.col_offset].decode()
        text_after = lines[end_index - 1].encode()[node.end_col_offset :].decode()
        new_text = texts[node]
        code_after = text_after.partition("#")[0].strip()
        has_lines_for_itself = not text_before and not code_after
        if not new_text and has_lines_for_itself:
            node_lines = lines[first_index:end_index]
            lines[first_index:end_index] = [f"# {line}" for line in node_lines]
            continue
        new_code = new_text or "pass"  # which may have several lines
        new_line = f"{text_before}{new_code}{text_after}"
        old_line_count = end_index - first_index
        new_line_count = new_text.count("\n") + 1
        empty_lines = [""] * (old_line_count - new_line_count)
        lines[first_index:end_index] = [new_line, *empty_lines]
    return "\n".join(lines)

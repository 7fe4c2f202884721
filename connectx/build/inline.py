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
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import resolve_name

from connectx.build.module import (
    CORE_PACKAGE,
    OWN_PACKAGE,
    UNUSED_CONDITIONS,
    Module,
    find_global_names,
)
from connectx.build.scopes import (
    always_bound,
    bound_by,
    bound_in_functions,
    deleted_names,
    names_around,
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
class Part:
    """A module on its way into the file, with what is known of its global names."""

    module: Module
    is_agent: bool
    is_core: bool
    replacements: Replacements = field(default_factory=dict)
    unused_blocks: list[ast.AST] = field(default_factory=list)
    taken: dict[str, Definition] = field(default_factory=dict)  # names imported from helpers
    starred: set[str] = field(default_factory=set)  # those that `import *` brings
    renamed: dict[str, Definition] = field(default_factory=dict)  # by their names in the helpers
    read: dict[str, Definition] = field(default_factory=dict)  # read as `h.x`
    exported: dict[str, Definition] = field(default_factory=dict)  # what others can import
    module_names: dict[str, str] = field(default_factory=dict)  # names in its code -> helpers

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
        texts = (text for text in self.replacements.values() if " = " in text)
        return {each.partition(" = ")[0] for text in texts for each in text.split("; ")}

    def refuse(self, node: ast.AST, reason: str) -> NotInlinableError:
        """Return the error for a place in this module."""
        return NotInlinableError(f"{self.path}:{getattr(node, 'lineno', 1)} {reason}")


def inline(modules: Sequence[Module], function: str) -> dict[str, Replacements]:
    """Return what to replace in each module, by its name, so that all may stand in one file.

    `modules` are in the order in which Python runs them; the last is the agent's, whose name is "".
    `function` is the one that plays, "" for the last callable of the agent's file.

    Raises NotInlinableError if a module could behave differently there.
    """
    parts = [
        Part(module, is_agent=not module.name, is_core=is_of_core(module.name))
        for module in modules
        if module.name == "" or module.source
    ]
    for part in parts:
        module = part.module
        if module.source and not module.tree.body and module.name in module.notes:
            raise NotInlinableError(f"{part.path} is not Python")
    known = {part.module.name: part for part in parts}
    packages = {module.name for module in modules}
    for part in parts:
        if part.is_core:
            part.replacements = dict.fromkeys(part.module.imports, "")
            part.taken = taken_by_core(part, known)
        else:
            check_order(part, list(packages_before(part, modules)))
            check_revealing(part)
            part.unused_blocks = find_unused_blocks(part.module)
            if not part.is_agent:
                part.replacements = dict.fromkeys(part.unused_blocks, "")
                replace_module_name(part)
            Imports(part, known, packages).replace()
        part.exported = find_exported(part)
    check_futures(parts)
    check_names(parts)
    check_taken_names(parts)
    check_late_names(parts)
    check_agent(parts, function)
    return {part.module.name: part.replacements for part in parts}


def is_of_core(name: str) -> bool:
    """Return whether a module is of `connectx.core`, or a package around it."""
    return name == OWN_PACKAGE or f"{name}.".startswith(f"{CORE_PACKAGE}.")


def packages_before(part: Part, modules: Sequence[Module]) -> Iterator[str]:
    """Yield the names of the modules that have run when a module's imports do.

    These are the modules above it, and its own packages, of which the first lines have run.
    """
    for module in modules:
        if module is part.module:
            break
        yield module.name
    package = part.module.package
    while package:
        yield package
        package = package.rpartition(".")[0]


def taken_by_core(part: Part, known: Mapping[str, Part]) -> dict[str, Definition]:
    """Return the names that a module of core imports from others of it."""
    taken = {}
    for node in part.module.imports:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            exported = known[node.module].exported if node.module in known else {}
            for alias in node.names:
                if alias.name in exported:
                    taken[alias.name] = exported[alias.name]
    return taken


def find_unused_blocks(module: Module) -> list[ast.AST]:
    """Return the top-level blocks that only type checkers or people at a shell run."""
    blocks: list[ast.AST] = []
    for node in module.tree.body:
        if not isinstance(node, ast.If) or node.orelse:
            continue
        if ast.unparse(node.test) in UNUSED_CONDITIONS:
            blocks.append(node)
    return blocks


def find_exported(part: Part) -> dict[str, Definition]:
    """Return the global names that others can import from a module, with where each is defined."""
    table = symtable.symtable(part.code(), part.path, "exec")
    own = (
        symbol.get_name()
        for symbol in table.get_symbols()
        if symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace()
    )
    exported = dict(part.taken)
    exported.update({name: Definition(part.module, name) for name in own})
    return exported


# Order, and what reveals a module -----------------------------------------------------------------


def check_order(part: Part, ready: Sequence[str]) -> None:
    """Check that helpers run in the same order as they would when imported.

    Imports of helpers stand at the top level, above everything that does something, and lead only
    to modules that are `ready`.
    """
    module = part.module
    for node, names in module.imports.items():
        if isinstance(node, ast.Assign):
            if names:
                raise part.refuse(node, "has an `__all__` that names modules")
            continue
        if not isinstance(node, ast.Import | ast.ImportFrom) or node not in module.body:
            raise part.refuse(node, f"has `{show_statement(node)}` inside other code")
        for name in names:
            if name not in ready:
                raise part.refuse(node, f"has `{show_statement(node)}`, and {name} imports it, too")
    imports = [node for node in module.body if node in module.imports]
    last_line = max(
        (node.lineno for node in imports if not isinstance(node, ast.Assign)), default=0
    )
    for node in module.body:
        if node.lineno < last_line and not is_harmless(node, may_set_path=part.is_agent):
            raise part.refuse(node, f"runs `{show_statement(node)}` above an import of a helper")


def is_harmless(node: ast.stmt, *, may_set_path: bool) -> bool:
    """Return whether it makes no difference to helpers if a statement runs after them.

    These are imports of libraries, also in `try`, constants, and lines that only change `sys.path`.
    """
    inner: list[ast.stmt] = []
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Pass():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Assign(targets=[ast.Name()], value=value):
            return is_fixed(value) or (may_set_path and finds_paths(value))
        case ast.Expr(value=value):
            return may_set_path and finds_paths(value)
        case ast.Try(body=body, handlers=handlers, orelse=orelse, finalbody=finalbody):
            inner = [*body, *orelse, *finalbody]
            for handler in handlers:
                inner += handler.body
        case ast.If(test=test, body=body, orelse=orelse) if may_set_path and finds_paths(test):
            inner = [*body, *orelse]
        case _:
            return False
    return all(is_harmless(each, may_set_path=may_set_path) for each in inner)


def finds_paths(expression: ast.expr) -> bool:
    """Return whether an expression calls nothing but functions that find or set paths."""
    calls = [node.func for node in ast.walk(expression) if isinstance(node, ast.Call)]
    return all(ast.unparse(call).startswith(PATH_CALLS) for call in calls)


def check_revealing(part: Part) -> None:
    """Check that a module uses nothing that tells a module from a part of a file."""
    module = part.module
    for node in module.tree.body:
        if node in find_unused_blocks(module):
            continue
        for inner in ast.walk(node):
            if what := find_revealing(inner, part):
                raise part.refuse(
                    inner, f"uses `{what}`, which tells a module from a part of a file"
                )


def find_revealing(node: ast.AST, part: Part) -> str:
    """Return the name in a node that tells a module from a part of a file; "" if there is none."""
    names = REVEALING_NAMES if part.is_agent else REVEALING_NAMES | FILE_NAMES
    global_names = find_global_names(part.module.source)
    match node:
        case ast.Name(id=name) if name in names:
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
            tops = [alias.name for alias in aliases]
            return next(
                (name for name in tops if name.partition(".")[0] in REVEALING_LIBRARIES), ""
            )
        case ast.ImportFrom(module=str() as module, names=aliases, level=0):
            if module.partition(".")[0] in REVEALING_LIBRARIES:
                return module
            return next((alias.name for alias in aliases if alias.name in REVEALING_IMPORTS), "")
    return ""


def replace_module_name(part: Part) -> None:
    """Replace `__name__` in a helper by its name, as a string.

    Raises NotInlinableError if `__name__` is assigned, or stands in an f-string, whose parts have
    no certain place.
    """
    blocks = [node for node in part.module.tree.body if node not in part.unused_blocks]
    for node in ast.walk(ast.Module(blocks, [])):
        if "__name__" in bound_by(node):
            raise part.refuse(node, "binds `__name__`")
        if isinstance(node, ast.JoinedStr) and any(map(is_module_name, ast.walk(node))):
            raise part.refuse(node, "has `__name__` in an f-string")
        if is_module_name(node):
            part.replacements[node] = repr(part.module.name)


def is_module_name(node: ast.AST) -> bool:
    """Return whether a node is the name `__name__`."""
    return isinstance(node, ast.Name) and node.id == "__name__"


def show_statement(node: ast.AST) -> str:
    """Return the first line of a node's code."""
    return ast.unparse(node).partition("\n")[0]


# Imports of helpers -------------------------------------------------------------------------------


class Imports:
    """Replaces a module's imports of helpers, and the names that lead through them."""

    def __init__(self, part: Part, known: Mapping[str, Part], packages: set[str]) -> None:
        self._part = part
        self._known = known  # by their names; without packages that are only folders
        self._packages = packages  # the names of all modules, those included
        self._module_names = part.module_names
        self._names = find_global_names(part.module.source)

    def replace(self) -> None:
        """Fill the part's `replacements` and `taken`. Raises NotInlinableError."""
        module = self._part.module
        for node in module.imports:
            if isinstance(node, ast.Import):
                self._replace_import(node)
            elif isinstance(node, ast.ImportFrom):
                self._replace_from(node)
        for node in ast.walk(module.tree):
            if not isinstance(node, ast.ImportFrom) or node in module.imports:
                continue
            if any(alias.name == "*" for alias in node.names):
                raise self._part.refuse(
                    node, f"has `{show_statement(node)}`, which binds unknown names"
                )
        if self._module_names:
            self._check_module_names()
            self._replace_reads()

    def _replace_import(self, node: ast.Import) -> None:
        """Replace `import helpers`, `import helpers as h`, `import package.helpers`."""
        left = []
        for alias in node.names:
            if alias.name not in self._packages:
                left.append(alias)
            elif alias.asname:
                self._module_names[alias.asname] = alias.name
            else:
                top = alias.name.partition(".")[0]
                self._module_names[top] = top
        self._part.replacements[node] = ast.unparse(ast.Import(left)) if left else ""

    def _replace_from(self, node: ast.ImportFrom) -> None:
        """Replace `from helpers import pick`, which may be a module of a package, too."""
        name = resolve_name("." * node.level + (node.module or ""), self._part.module.package)
        exported = self._known[name].exported if name in self._known else {}
        assignments = []
        for alias in node.names:
            as_name = alias.asname or alias.name
            if alias.name == "*":
                self._take_all(node, name)
            elif alias.name in exported:
                if as_name == alias.name:
                    self._part.taken[as_name] = exported[alias.name]
                else:
                    self._check_meaning(node, alias.name, exported[alias.name])
                    self._part.renamed[alias.name] = exported[alias.name]
                    assignments.append(f"{as_name} = {alias.name}")
            elif f"{name}.{alias.name}" in self._packages:
                self._module_names[as_name] = f"{name}.{alias.name}"
            else:
                raise self._part.refuse(
                    node, f"imports `{alias.name}`, which {name} does not define"
                )
        self._part.replacements[node] = "; ".join(assignments)

    def _take_all(self, node: ast.ImportFrom, name: str) -> None:
        """Take the public names of a module for `from helpers import *`."""
        exported = self._known[name].exported if name in self._known else {}
        if "__all__" in exported:
            raise self._part.refuse(node, f"imports all names of {name}, which has `__all__`")
        if any(other.startswith(f"{name}.") for other in self._packages):
            raise self._part.refuse(node, f"imports all names of {name}, which is a package")
        module_names = self._known[name].module_names if name in self._known else {}
        if any(not each.startswith("_") for each in module_names):
            raise self._part.refuse(node, f"imports all names of {name}, which imports modules")
        public = {each: exported[each] for each in exported if not each.startswith("_")}
        self._part.taken.update(public)
        self._part.starred |= public.keys()

    def _check_meaning(self, node: ast.AST, name: str, definition: Definition) -> None:
        """Check that a helper's name, which the code will use, is not in use for anything else.

        Else `max` of a helper, read as `helpers.max`, would also replace the built-in function. The
        name of a module is in no other use, as all that reads it is replaced.
        """
        if name in self._module_names:
            return
        if name in self._names.used or name in self._names.bound:
            is_same = self._part.taken.get(name) == definition
            if not is_same:
                raise self._part.refuse(node, f"has two meanings for `{name}`")

    def _check_module_names(self) -> None:
        """Check that the global names of modules mean nothing else.

        Functions may have local variables with these names, but not if `global` or `nonlocal`
        stands before such a name somewhere.
        """
        module = self._part.module
        for name in sorted(self._part.taken.keys() & self._module_names.keys()):
            raise NotInlinableError(f"{module.path} imports two things as `{name}`")
        imported = Counter(name for node in module.imports for name in bound_by(node))
        for node in ast.walk(module.tree):
            if node in module.imports:
                continue
            is_declaration = isinstance(node, ast.Global | ast.Nonlocal)
            for name in sorted(bound_by(node) & self._module_names.keys()):
                if is_declaration or self._names.bound[name] > imported[name]:
                    raise self._part.refuse(node, f"binds `{name}`, which is also a helper's name")

    def _replace_reads(self) -> None:
        """Replace `helpers.pick` by `pick`, wherever it stands."""
        tree = self._part.module.tree
        parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
        for node, scopes in names_around(tree):
            if isinstance(node, ast.Name) and node.id in self._module_names:
                if scopes.is_local(node):
                    continue
                if node.id in scopes.names:
                    reason = f"binds `{node.id}`, which is also a helper's name"
                    raise self._part.refuse(node, reason)
                read, definition = self._find_read(node, parents)
                if read.attr in scopes.names:
                    reason = f"binds `{read.attr}` around `{ast.unparse(read)}`"
                    raise self._part.refuse(read, reason)
                outer: ast.AST | None = read
                while outer is not None:
                    if isinstance(outer, ast.JoinedStr):  # whose parts have no certain place
                        raise self._part.refuse(outer, f"has `{ast.unparse(read)}` in an f-string")
                    outer = parents.get(outer)
                self._check_meaning(read, read.attr, definition)
                self._part.read[read.attr] = definition
                self._part.replacements[read] = read.attr

    def _find_read(
        self, name: ast.Name, parents: Mapping[ast.AST, ast.AST]
    ) -> tuple[ast.Attribute, Definition]:
        """Return the attribute that is read through a module's name, and its definition."""
        module_name = self._module_names[name.id]
        node: ast.expr = name
        while True:
            parent = parents.get(node)
            is_read = isinstance(parent, ast.Attribute) and isinstance(parent.ctx, ast.Load)
            if not is_read or not isinstance(parent, ast.Attribute):
                raise self._part.refuse(
                    name, f"uses `{ast.unparse(node)}` other than to read a name of it"
                )
            exported = self._known[module_name].exported if module_name in self._known else {}
            if parent.attr in exported and not parent.attr.startswith("__"):
                return parent, exported[parent.attr]
            module_name = f"{module_name}.{parent.attr}"
            if module_name not in self._packages:
                raise self._part.refuse(
                    name, f"reads `{ast.unparse(parent)}`, which is not defined"
                )
            node = parent


# Names --------------------------------------------------------------------------------------------


def check_futures(parts: Sequence[Part]) -> None:
    """Check that `from __future__ import annotations`, once for all, changes no module."""
    with_annotations = [part for part in parts if "annotations" in futures_of(part)]
    all_words = {word for part in parts if not part.is_core for word in words_of(part.module.tree)}
    for part in parts:
        for name in futures_of(part) - {"annotations"}:
            raise NotInlinableError(f"{part.path} has `from __future__ import {name}`")
        words = words_of(part.module.tree)
        if part in with_annotations:
            if not part.is_agent and words & DATACLASS_MARKS and words & DATACLASS_NAMES:
                raise NotInlinableError(
                    f"{part.path} has a dataclass with marks in its annotations"
                )
        elif with_annotations and not part.is_core:
            readers = ANNOTATION_READERS
            if not words & DATACLASS_MARKS and not all_words & DATACLASS_READERS:
                readers = ANNOTATION_READERS - DATACLASS_NAMES
            for name in sorted(words & readers):
                has_it = with_annotations[0].path
                reason = f"`from __future__ import annotations` of {has_it} would change `{name}`"
                raise NotInlinableError(f"{reason} in {part.path}")


def futures_of(part: Part) -> set[str]:
    """Return the names that a module imports from `__future__`."""
    return {
        alias.name
        for node in part.module.body
        if isinstance(node, ast.ImportFrom) and node.module == "__future__"
        for alias in node.names
    }


def words_of(tree: ast.AST) -> set[str]:
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


def check_names(parts: Sequence[Part]) -> None:
    """Check that every global name has one meaning in the whole file."""
    owners: dict[str, list[Part]] = {}
    for part in parts:
        for name in find_global_names(part.code()).bound:
            owners.setdefault(name, []).append(part)
    for name, binding in owners.items():
        first, *others = binding
        for other in others:
            meaning = meanings_of(first).get(name)
            if meaning is None or meaning != meanings_of(other).get(name):
                raise NotInlinableError(f"{first.path} and {other.path} both define `{name}`")
    for part in parts:
        names = find_global_names(part.code())
        known = names.bound.keys() | part.taken.keys() | part.renamed.keys() | part.read.keys()
        for name in sorted(names.used - known):
            if name not in owners:
                continue
            owner = owners[name][0].path
            if hasattr(builtins, name):
                raise NotInlinableError(
                    f"{owner} defines `{name}`, which {part.path} uses as a built-in"
                )
            raise NotInlinableError(f"{part.path} uses `{name}`, which only {owner} defines")


def meanings_of(part: Part) -> dict[str, str]:
    """Return the meaning of each name that a module binds to one thing only, at its top level.

    This is an import from a library or, in a helper, a constant that cannot change. The constants
    of the agent can be set to other values, also in the built file.
    """
    found: dict[str, set[str]] = {}
    counts = Counter[str]()
    for node in part.module.body:
        if node in part.module.imports:
            continue
        meanings = meanings_in(node, with_constants=not part.is_agent)
        for name, meaning in meanings.items():
            found.setdefault(name, set()).add(meaning)
            counts[name] += 1
    bound = find_global_names(part.code()).bound
    return {
        name: meanings.pop()
        for name, meanings in found.items()
        if len(meanings) == 1 and bound[name] == counts[name]
    }


def meanings_in(node: ast.stmt, *, with_constants: bool) -> dict[str, str]:
    """Return the meanings of the names that a statement imports or, on demand, sets to a constant.

    >>> meanings_in(ast.parse("from math import tau as X").body[0], with_constants=True)
    {'X': 'math:tau'}
    """
    match node:
        case ast.Import(names=aliases):
            tops = {alias.name.partition(".")[0] for alias in aliases if not alias.asname}
            named = {alias.asname: alias.name for alias in aliases if alias.asname}
            return {top: top for top in tops} | named
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


def check_taken_names(parts: Sequence[Part]) -> None:
    """Check that the names which modules use of a helper are defined there.

    Those that are imported by name also have to keep their value from then on.
    """
    by_module = {part.module.name: part for part in parts}
    for part in parts:
        unused_stars = part.starred - find_global_names(part.code()).used
        imported = [part.taken[name] for name in part.taken.keys() - unused_stars]
        imported += part.renamed.values()
        for definition in [*imported, *part.read.values()]:
            name = definition.name
            owner = by_module[definition.module.name]
            if owner.is_core:
                continue
            bound = always_bound(owner.module.body) | owner.replaced_names()
            if name not in bound - deleted_names(owner.module.tree):
                raise NotInlinableError(f"{owner.path} may leave `{name}` undefined")
            if definition in imported and name in bound_in_functions(owner.module.tree):
                raise NotInlinableError(f"{owner.path} changes `{name}`, which {part.path} imports")


def check_late_names(parts: Sequence[Part]) -> None:
    """Check that no helper binds a name only later, as Kaggle takes the last callable."""
    for part in parts:
        if part.is_agent or part.is_core:
            continue
        late = bound_in_functions(part.module.tree) - always_bound(part.module.body)
        for name in sorted(late):
            raise NotInlinableError(f"{part.path} defines `{name}` only inside a function")


def check_agent(parts: Sequence[Part], function: str) -> None:
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
    defined = [node.lineno for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    if not defined:
        raise NotInlinableError(f"{agent.path} defines no function of its own")
    elsewhere = {name for part in helpers for name in find_global_names(part.code()).bound}
    for node in body:
        for name in bound_by(node) & elsewhere:
            if node.lineno > defined[0]:
                raise agent.refuse(node, f"binds `{name}` below its first function")


# Text ---------------------------------------------------------------------------------------------


def replace_nodes(source: str, texts: Mapping[ast.AST, str]) -> str:
    """Return the source with other texts in place of some nodes, and with as many lines.

    A statement whose text is "" becomes a comment, or `pass` if it shares a line.
    """
    lines = source.split("\n")
    position: Callable[[ast.AST], tuple[int, int]] = lambda node: (node.lineno, node.col_offset)  # type: ignore[attr-defined]  # noqa: E731
    for node in sorted(texts, key=position, reverse=True):
        first, last = node.lineno - 1, node.end_lineno - 1  # type: ignore[attr-defined]
        before = lines[first].encode()[: node.col_offset].decode()  # type: ignore[attr-defined]
        after = lines[last].encode()[node.end_col_offset :].decode()  # type: ignore[attr-defined]
        text = texts[node]
        if not text and not before and not after.partition("#")[0].strip():
            lines[first : last + 1] = [f"# {line}" for line in lines[first : last + 1]]
            continue
        empty_lines = last - first - text.count("\n")
        lines[first : last + 1] = [f"{before}{text or 'pass'}{after}", *[""] * empty_lines]
    return "\n".join(lines)

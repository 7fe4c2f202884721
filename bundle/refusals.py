"""What would mean another thing in one namespace than in several modules, and is refused.

Kaggle executes a submission in an empty namespace in which `__name__` is "builtins". There are no
modules of ours to look up, and all code sees all top-level names.
"""

import ast
import builtins
from collections.abc import Iterator

from bundle.module import OWN_PACKAGE, Module

# What a module knows of itself: a submission has none of it, or something else.
MODULE_NAMES = frozenset(
    {
        *("__annotations__", "__cached__", "__doc__", "__file__", "__loader__", "__module__"),
        *("__name__", "__package__", "__path__", "__spec__", "globals"),
    }
)
# What tells in which module or on which line something stands.
PLACES = frozenset(
    {
        *("__globals__", "__module__", "co_filename", "co_firstlineno", "f_globals", "f_locals"),
        *("getfile", "getmodule", "getsource", "getsourcefile", "getsourcelines"),
    }
)
# What reads annotations, which `from __future__ import annotations` turns into strings.
ANNOTATION_READERS = frozenset(
    {
        *("__annotations__", "__annotate__", "get_annotations", "get_type_hints", "signature"),
        *("singledispatch", "singledispatchmethod"),
    }
)
# In such a string dataclasses find these by looking into the module of the class.
DATACLASS_MARKS = frozenset({"ClassVar", "InitVar", "KW_ONLY"})
BUILTINS = frozenset(dir(builtins)) | {"__builtins__", "__class__", "__qualname__"}


def check_code(module: Module) -> None:
    """Refuse code that looks at where it stands, or at whatever names there are."""
    for name in sorted((MODULE_NAMES & module.used) - module.bound):
        raise module.error(module.line_of(name), f"needs {name}, which a submission does not have")
    for line, name in _mentions(module):
        if name in PLACES:
            raise module.error(line, f"needs {name}, which is different in a submission")
        if name.startswith(f"{OWN_PACKAGE}."):
            raise module.error(line, f"names {name}, a module that a submission does not have")
    nodes = [*ast.walk(module.tree)]
    functions = [n for n in nodes if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    in_functions = {node for function in functions for node in ast.walk(function)}
    sound: set[ast.AST] = set()  # the functions of calls that are
    for node in nodes:
        match node:
            case ast.Call(func=ast.Name(id="eval" | "exec") as function, args=[_, _, *_]):
                sound.add(function)
            case ast.Call(func=ast.Name(id="eval") as function, args=[ast.Constant(value=str())]):
                sound.add(function)
            case ast.Name(id="eval" | "exec" as name) if node not in sound:
                message = f"needs {name} of unknown code, expected a namespace of its own"
                raise module.error(node.lineno, message)
            case ast.Call(func=ast.Name(id="vars" | "locals" | "dir" as name), args=[]):
                if node not in in_functions:
                    message = f"needs {name}() of the module, which a submission does not have"
                    raise module.error(node.lineno, message)


def _mentions(module: Module) -> Iterator[tuple[int, str]]:
    """The names and attributes in a module, and its strings but for those that only explain."""
    for item, line in module.library_imports.items():
        yield line, item.name
    explanations = set[ast.AST]()
    for node in ast.walk(module.tree):
        match node:
            case ast.Expr(value=ast.Constant() as text):
                explanations.add(text)
            case ast.Constant(value=str(name)) if node not in explanations:
                yield node.lineno, name
            case ast.Attribute(attr=name) | ast.Name(id=name):
                yield node.lineno, name


def check_names(modules: list[Module]) -> None:
    """Refuse names that would stand for something else than in their own module.

    That is a name that two modules define, or import differently; one that hides a built-in from
    another module; one that is imported and rebound later; and one that is not defined at all.
    """
    owners: dict[str, tuple[Module, int, object]] = {}
    for module in modules:
        for name, line, meaning in _bindings(module, modules):
            owner, first_line, first_meaning = owners.setdefault(name, (module, line, meaning))
            if meaning != first_meaning:
                raise module.error(
                    line, f"{name} is already defined at {owner.path}:{first_line}, rename one"
                )
    by_path = {module.path: module for module in modules}
    for module in modules:
        for name, own in module.own_imports.items():
            if not by_path[own.path].knows(name):
                raise module.error(own.line, f"{own.path} does not define {name}")
            definer = owners[name][0]
            if name in definer.bound_inside:
                raise definer.error(
                    definer.line_of(name, bound=True),
                    f"{name} is rebound, but {module.path}:{own.line} imports its first value",
                )
        for name in sorted(module.used | module.perhaps_used):
            if module.knows(name):
                continue
            line = module.line_of(name)
            if name in owners:
                owner, owner_line, _ = owners[name]
                hidden = "the built-in" if name in BUILTINS else "another name"
                raise owner.error(
                    owner_line,
                    f"{name} hides {hidden} that is used at {module.path}:{line}, rename it",
                )
            if name in module.used and name not in BUILTINS:
                raise module.error(line, f"{name} is not defined")
    _check_patches(modules)


def _bindings(module: Module, modules: list[Module]) -> Iterator[tuple[str, int, object]]:
    """The names that a module binds: name, line, what it stands for."""
    for item, line in module.library_imports.items():
        yield item.bound, line, item.target
    for name in sorted(module.bound):
        if name != "__all__" or any(name in each.used for each in modules):
            yield name, module.line_of(name, bound=True), module.path


def _check_patches(modules: list[Module]) -> None:
    """Refuse a change of a library where some module imports what is changed by name.

    All imports stand at the top of the file, so that one would come too early.
    """
    by_name = {(item.module, item.name) for module in modules for item in module.library_imports}
    for module in modules:
        libraries = {i.bound: i.module for i in module.library_imports if not i.name}
        for node in ast.walk(module.tree):
            match node:
                case ast.Attribute(value=ast.Name(id=name), attr=attribute, ctx=ast.Store()):
                    if (libraries.get(name), attribute) in by_name:
                        message = f"changes {name}.{attribute}, which is imported by name"
                        raise module.error(node.lineno, message)


def check_annotations(modules: list[Module]) -> None:
    """Refuse `from __future__ import annotations` where it changes what a module does.

    In one file it holds for all code. That makes no difference unless annotations are read, or do
    something when they are evaluated.
    """
    futures = [module for module in modules if module.annotations_line]
    if not futures:
        return
    future = f"that `from __future__` at {futures[0].path}:{futures[0].annotations_line} changes"
    for module in modules:
        for line, name in _mentions(module):
            if name in DATACLASS_MARKS or (futures != modules and name in ANNOTATION_READERS):
                raise module.error(line, f"uses {name}, {future}")
        for node in ast.walk(module.tree) if module not in futures else ():
            parts = [getattr(node, "annotation", None), getattr(node, "returns", None)]
            for inner in (inner for part in parts if part for inner in ast.walk(part)):
                if isinstance(inner, ast.Call | ast.NamedExpr):
                    raise module.error(inner.lineno, f"has an annotation {future}")


def check_agent(module: Module) -> None:
    """Refuse an agent's module without a function `agent`."""
    if not module.knows("agent"):
        raise module.error(1, "defines no agent, expected `def agent(obs, config):`")
    for node in ast.walk(module.tree):
        match node:
            case ast.ClassDef(name="agent") | ast.AsyncFunctionDef(name="agent"):
                raise module.error(node.lineno, "agent is not a plain function")

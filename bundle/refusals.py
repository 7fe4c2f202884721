"""Refuses what would behave differently in one file than in several modules.

Kaggle executes a submission in an empty namespace in which `__name__` is "builtins". Our modules do
not exist there, and all code sees all top-level names.
"""

import ast
import builtins
import re

from bundle.module import OWN_PACKAGE, Module, is_plain

DIFFERENT = "which is different in a submission"
# Global names that see the module, or whatever names there are.
MODULE_NAMES = frozenset(
    {
        *("__annotations__", "__cached__", "__doc__", "__file__", "__loader__", "__module__"),
        *("__name__", "__package__", "__path__", "__spec__", "eval", "exec", "globals"),
    }
)
# Names, attributes and strings that tell in which module or on which line something stands.
PLACES = frozenset(
    {
        *("__globals__", "__module__", "co_filename", "co_firstlineno", "f_globals", "f_locals"),
        *("getfile", "getmodule", "getsource", "getsourcefile", "getsourcelines"),
    }
)
# `from __future__ import annotations` holds for the whole file. It matters to whatever reads
# annotations; dataclasses look for the last three in the module of the class.
FUTURE = "`from __future__ import annotations`"
ANNOTATION_READERS = frozenset(
    {
        *("__annotations__", "__annotate__", "get_annotations", "get_type_hints", "signature"),
        *("singledispatch", "singledispatchmethod", "ClassVar", "InitVar", "KW_ONLY"),
    }
)
BUILTINS = frozenset(dir(builtins)) | {"__builtins__", "__class__", "__qualname__"}


def check_code(module: Module, modules: list[Module]) -> None:
    """Refuse code that inspects the module it stands in, or that others of `modules` affect."""
    seen = (MODULE_NAMES & module.used) | ({"dir", "locals", "vars"} & module.used_at_top)
    for name in sorted(seen - module.bound):
        raise module.error(name, f"refers to {name}, {DIFFERENT}")
    future = next((f"{FUTURE} in {each.path}" for each in modules if each.has_future), "")
    libraries = {name: text.split()[1] for text, name in module.library_imports.items()}
    by_name = {tuple(text.split()[1:4:2]) for each in modules for text in each.library_imports}
    for node in module.nodes:
        match node:
            case ast.Attribute(value=ast.Name(id=name), attr=attribute, ctx=ast.Store()):
                # In the built file the import by name comes first.
                if (libraries.get(name), attribute) in by_name:
                    message = f"changes {name}.{attribute}, which is imported by name"
                    raise module.error(node.lineno, message)
            case (
                ast.Name(id=name)
                | ast.Attribute(attr=name)
                | ast.alias(name=name)
                | ast.Constant(value=str(name))
            ):
                if name in PLACES or re.fullmatch(rf"{OWN_PACKAGE}\.\S*", name):
                    raise module.error(node.lineno, f"refers to {name}, {DIFFERENT}")
                if future and name in ANNOTATION_READERS:
                    raise module.error(node.lineno, f"uses {name}, which {future} changes")
        if future and not module.has_future:
            for part in (getattr(node, "annotation", None), getattr(node, "returns", None)):
                for inner in ast.walk(part) if isinstance(part, ast.expr) else ():
                    if isinstance(inner, ast.Call | ast.NamedExpr):
                        message = f"has an annotation that {future} changes"
                        raise module.error(inner.lineno, message)


def check_names(modules: list[Module]) -> None:
    """Refuse names that would mean something else than in their own module.

    That is a name that two modules define, or import differently; one that hides a built-in from
    another module; one that is imported and rebound later; and one that is not defined at all.
    """
    owners: dict[str, tuple[Module, str]] = {}
    unread = {"__all__"}.difference(*({*each.used, *each.own_imports} for each in modules))
    for module in modules:
        meanings = [(name, module.path) for name in sorted(module.bound - unread)]
        for text, name in module.library_imports.items():
            # `import os` and `import os.path` bind the same module.
            is_plain_import = text.startswith("import ") and " as " not in text
            meanings.append((name, f"import {name}" if is_plain_import else text))
        for name, meaning in meanings:
            owner, first_meaning = owners.setdefault(name, (module, meaning))
            if meaning != first_meaning:
                there = f"{owner.path}:{owner.lines_of(name)[0]}"
                raise module.error(name, f"{name} is already defined at {there}, rename one")
    for module in modules:
        for name, (_, line) in module.own_imports.items():
            if name in owners[name][0].bound_inside:
                message = f"is rebound, but {module.path}:{line} imports its first value"
                raise owners[name][0].error(name, f"{name} {message}")
        unknown = {name for name in module.used | module.perhaps_used if not module.knows(name)}
        for name in sorted(unknown & owners.keys()):
            hidden = "the built-in" if name in BUILTINS else "another name"
            there = f"{module.path}:{module.lines_of(name)[0]}"
            message = f"{name} hides {hidden} that is used at {there}, rename it"
            raise owners[name][0].error(name, message)
        for name in sorted((unknown & module.used) - BUILTINS):
            raise module.error(name, f"{name} is not defined")


def check_agent(modules: list[Module]) -> None:
    """Refuse an agent that is not certain to be the last callable, which is what Kaggle takes.

    A name keeps the place of its first binding, so `agent` has to be bound once, and nothing below
    it may bind a callable.
    """
    definer = next((module for module in modules if "agent" in module.bound), None)
    if definer is None:
        raise modules[-1].error(1, "defines no agent, expected `def agent(obs, config):`")
    first, *more = definer.lines_of("agent")
    if more:
        raise definer.error(more[0], f"agent is already defined at line {first}, rename one")
    is_found = False
    for module in modules:
        for node in module.body:
            match node:
                case ast.FunctionDef(name="agent") | ast.Assign(targets=[ast.Name(id="agent")]):
                    is_found = True
                case _ if is_found and not is_plain(node):
                    message = "stands below agent, where only plain values may: Kaggle takes"
                    raise module.error(node.lineno, f"{message} the last callable in the file")
    if not is_found:
        raise definer.error(first, "agent is not a plain function")

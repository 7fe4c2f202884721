"""Refuses what would behave differently in one file than in several modules.

Kaggle executes a submission in an empty namespace in which `__name__` is "builtins". Our modules do
not exist there, and all code sees all top-level names.
"""

import ast
import builtins
from collections.abc import Container

from bundle.module import Module

DIFFERENT = "which is different in a submission"
# Global names that see the module, functions that do at the top level, and attributes that do.
MODULE_NAMES = frozenset({"__doc__", "__file__", "__name__", "__package__", "__spec__", "globals"})
MODULE_LISTS = frozenset({"dir", "locals", "vars"})
MODULE_ATTRIBUTES = frozenset({"__globals__", "__module__"})
# `from __future__ import annotations` holds for the whole file, and matters to what reads them.
FUTURE = "from __future__ import annotations"
READERS = frozenset({"__annotations__", "get_type_hints", "ClassVar", "InitVar", "KW_ONLY"})
BUILTINS = frozenset(dir(builtins)) | {"__builtins__", "__class__", "__qualname__"}


def check_code(module: Module, imports: Container[str]) -> None:
    """Refuse code that inspects its module, or that `imports`, those of all modules, affect."""
    seen = (MODULE_NAMES & module.used) | (MODULE_LISTS & module.used_at_top)
    for name in sorted(seen - module.bound):
        raise module.error(name, f"refers to {name}, {DIFFERENT}")
    for node in module.nodes:
        match node:
            case ast.Attribute(value=ast.Name(id=owner), attr=name, ctx=ast.Store()):
                if f"from {owner} import {name}" in imports:  # which then comes first
                    message = f"changes {owner}.{name}, which is imported by name"
                    raise module.error(node.lineno, message)
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.Constant(value=str(name)):
                if name in MODULE_ATTRIBUTES:
                    raise module.error(node.lineno, f"refers to {name}, {DIFFERENT}")
                if name in READERS and FUTURE in imports:
                    raise module.error(node.lineno, f"uses {name}, which `{FUTURE}` changes")


def check_names(modules: list[Module]) -> None:
    """Refuse names that would mean something else than in their own module.

    That is a name that two modules define, or import differently; one that hides a built-in from
    another module; one that is imported and rebound later; and one that is not defined at all.
    """
    owners: dict[str, tuple[Module, str]] = {}
    for module in modules:
        meanings = [(name, module.path) for name in sorted(module.bound)]
        for text, name in module.library_imports.items():
            # `import os` and `import os.path` bind the same module.
            is_plain_import = text.startswith("import ") and " as " not in text
            meanings.append((name, f"import {name}" if is_plain_import else text))
        for name, meaning in meanings:
            owner, first_meaning = owners.setdefault(name, (module, meaning))
            if meaning != first_meaning:
                there = f"{owner.path}:{owner.line_of(name)}"
                raise module.error(name, f"{name} is already defined at {there}, rename one")
    for module in modules:
        for name, (_, line) in module.own_imports.items():
            if name in owners[name][0].bound_inside:
                message = f"is rebound, but {module.path}:{line} imports its first value"
                raise owners[name][0].error(name, f"{name} {message}")
        for name in sorted(name for name in module.used if not module.knows(name)):
            if name in owners:
                hidden = "the built-in" if name in BUILTINS else "another name"
                there = f"{module.path}:{module.line_of(name)}"
                message = f"{name} hides {hidden} that is used at {there}, rename it"
                raise owners[name][0].error(name, message)
            if name not in BUILTINS:
                raise module.error(name, f"{name} is not defined")


def check_agent(modules: list[Module]) -> None:
    """Refuse a module without an agent, and functions and classes below it.

    Kaggle takes the last callable of the file. Only executing the file shows for certain that it
    is the agent, but a match should not wait for that.
    """
    definer = next((module for module in modules if "agent" in module.bound), None)
    if definer is None:
        raise modules[-1].error(1, "defines no agent, expected `def agent(obs, config):`")
    agent_line = definer.line_of("agent")
    for module in modules[modules.index(definer) :]:
        for node in module.body:
            match node:
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name) if name != "agent":
                    if module is not definer or node.lineno > agent_line:
                        message = "stands below agent, expected above: Kaggle takes"
                        raise module.error(node.lineno, f"{message} the last callable in the file")

"""The bundle: makes one file of an agent and the modules that it imports.

The file contains each module once and whole, in the order in which Python would execute them. All
modules then share one namespace. Code that would behave differently there is refused (BundleError).
"""

import ast
import builtins
import shlex
from collections.abc import Iterable
from pathlib import Path

from connectx.bundle.module import OWN_PACKAGE, Module, read_module
from connectx.errors import one_line

ROOT = Path(__file__).resolve().parents[2]  # of the running package
HEADER = "# A ConnectX submission, built by "
# Below a source, makes that function the agent: Kaggle goes by the first binding of each name.
CHOSEN = "\n\nchosen_agent = {}\n"
AGENTS = "agents"  # the folder in which a file is an agent by its name
BANNER = "# " + "=" * 98 + "\n"  # around the name of each module; below the last, the agent
# Global names that see the module, and functions that do at the top level.
MODULE_NAMES = frozenset({"__doc__", "__file__", "__name__", "__package__", "__spec__", "globals"})
MODULE_LISTS = frozenset({"dir", "locals", "vars"})
FUTURE = "from __future__ import annotations"
BUILTINS = frozenset(dir(builtins)) | {"__builtins__", "__class__", "__qualname__"}


def check_names(modules: list[Module]) -> None:
    """Raises BundleError if a name would mean something else in the bundle than in its module.

    This is so for

    - a name whose value depends on the module, such as `__file__`;
    - a name that two modules define or import differently;
    - a name that one module defines and another uses as a built-in, or without a definition;
    - a name that is imported and that its own module binds again later;
    - a name that is not defined.
    """
    owners: dict[str, tuple[Module, str]] = {}
    for module in modules:
        seen = (MODULE_NAMES & module.used) | (MODULE_LISTS & module.used_at_top)
        for name in sorted(seen - module.bound):
            raise module.error(name, f"refers to {name}, which is different in a submission")
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


def find_agent(modules: list[Module], function: str) -> str:
    """Returns the name of the function that plays.

    It is `function`. If that is "", it is `agent`, or else the last function of the agent's module.

    Raises BundleError if the module does not define the function, or if another function or a class
    stands below `agent`. Kaggle takes the last callable of the file. Only executing the file would
    show for certain which callable that is, but a match should not wait for it.
    """
    definer = next((module for module in modules if "agent" in module.bound), None)
    if definer is None or function not in ("", "agent"):
        own = modules[-1]
        defined = [node.name for node in own.body if isinstance(node, ast.FunctionDef)]
        chosen = function or next(reversed(defined), "agent")
        if not own.knows(chosen):
            raise own.error(1, f"does not define {chosen}, expected `def agent(obs, config):`")
        return chosen
    agent_line = definer.line_of("agent")
    for module in modules[modules.index(definer) :]:
        for node in module.body:
            match node:
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name) if name != "agent":
                    if module is not definer or node.lineno > agent_line:
                        message = "stands below agent, expected above: Kaggle takes"
                        raise module.error(node.lineno, f"{message} the last callable in the file")
    return "agent"


def bundle(
    agent_path: Path, changed: str = "", *, source: str | None = None, function: str = "agent"
) -> str:
    """The text of one file that plays as the agent does, the same on every call.

    `changed` is what follows the agent's name on the command line; here it is for the header, and
    the caller sets constants in that text. `source` is the agent's if it is not the file's own;
    `function` is the one that plays, "" for `agent` or else the last one. An agent's imports come
    from the nearest folder above it that contains `connectx/core`, or else from this package.
    Nothing is executed. Raises BundleError for what cannot be bundled.
    """
    agent_path = agent_path.resolve()
    root = next((f for f in agent_path.parents if (f / OWN_PACKAGE / "core").is_dir()), ROOT)
    modules = _read_modules(agent_path, root, source)
    imports = {text for module in modules for text in module.library_imports}
    check_names(modules)
    function = find_agent(modules, function)
    future_first = sorted(imports, key=lambda text: (text != FUTURE, text))
    parts = [_header(modules, changed), "".join(f"{text}\n" for text in future_first)]
    for module in modules:
        banner = f"{BANNER}# {module.path}\n{BANNER}"
        # The agent's docstring is in the header.
        docstring = module.docstring if module is not modules[-1] else ""
        parts.append(f"{banner}{_comment(docstring.splitlines())}\n{module.text}\n\n")
    text = "\n".join(parts).rstrip("\n") + "\n"
    return text if function == "agent" else text + CHOSEN.format(function)


def is_built(text: str) -> bool:
    """Whether a text was built here: its first line is the one place that a file has for this."""
    return text.startswith(HEADER)


def _read_modules(agent_path: Path, root: Path, source: str | None) -> list[Module]:
    """The agent's module, last, and all modules of ours below it, in order of execution."""
    modules: dict[str, Module] = {}
    being_read: list[str] = []

    def read(path: str, file: Path, source: str | None = None) -> None:
        being_read.append(path)
        module = read_module(path, file, root, source)
        for name, (own_path, line) in module.own_imports.items():
            if own_path in being_read:
                cycle = [*being_read[being_read.index(own_path) :], own_path]
                raise module.error(line, f"import cycle: {' -> '.join(cycle)}")
            if own_path not in modules:
                read(own_path, root / own_path)
            if not modules[own_path].knows(name):
                raise module.error(line, f"{own_path} does not define {name}")
        being_read.pop()
        modules[path] = module

    if agent_path.parent.name == AGENTS:  # wherever that folder is, the text is the same
        shown = f"{AGENTS}/{agent_path.name}"
    elif agent_path.is_relative_to(root):
        shown = agent_path.relative_to(root).as_posix()
    else:
        shown = agent_path.name
    read(one_line(shown), agent_path, source)
    return list(modules.values())


def _header(modules: list[Module], changed: str) -> str:
    """The comment on top of the file: its purpose, its contents, and how to build it again.

    A hash of its text identifies a player. So nothing that changes with every commit may be added
    here: no date, no version, no commit.
    """
    agent = modules[-1]
    has_name = Path(agent.path).parent == Path(AGENTS)
    name = Path(agent.path).stem if has_name else agent.path
    title = f"{HEADER[2:]}connectx build from {agent.path}"
    if changed:
        name = f"{name}:{changed}"
        title += f" as {name}"
    width = max(len(module.path) for module in modules)
    lines = [title, "", *agent.docstring.split("\n"), "", "In this file, from the top:", ""]
    for module in modules:
        lines.append(f"    {module.path:{width}}  {module.docstring.partition(chr(10))[0]}")
    command = f"    connectx build {shlex.quote(name)}"
    lines += ["", "Built by", "", command, "", "from these files. Edit them and build again."]
    return _comment(lines)


def _comment(lines: Iterable[str]) -> str:
    return "".join(f"# {one_line(line)}".rstrip() + "\n" for line in lines)

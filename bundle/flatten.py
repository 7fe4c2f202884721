"""From an agent and the modules it imports to the one file that Kaggle takes.

Every module goes in whole, once, in the order in which Python would execute them. What would play
differently in one namespace than in several is refused.
"""

import shlex
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from bundle.constants import Scope, change_constants, player_name
from bundle.last_callable import check_by_loading, check_last_callable
from bundle.module import (
    OWN_PACKAGE,
    LibraryImport,
    Module,
    OwnImport,
    one_line,
    parse_module,
    read_source,
)
from bundle.refusals import check_agent, check_annotations, check_code, check_names

PROJECT = Path(__file__).resolve().parents[1]
HEADER = "# A ConnectX submission, built by build_submission.py from "
BANNER = "# " + "=" * 98


def bundle(agent_path: Path, constants: Mapping[str, str] | None = None) -> str:
    """The source of one file that plays as the agent does, the same on every call.

    `constants` gives constants of the agent's own file other values: {"N_STEPS": "5"}. The project
    of an agent is the nearest folder above it that has `agents/core`, or else this one. The result
    is executed once, in a process of its own, to see that Kaggle would take `agent`.

    Raises BundleError for what cannot be bundled, PlayerError for a constant that cannot be set.
    """
    agent_path = agent_path.resolve()
    root = next((f for f in agent_path.parents if (f / OWN_PACKAGE / "core").is_dir()), PROJECT)
    modules = _read_modules(agent_path, root)
    if constants:
        modules[-1] = _with_constants(modules, constants, root)
    for module in modules:
        check_code(module)
    check_names(modules)
    check_annotations(modules)
    check_agent(modules[-1])
    check_last_callable(modules)
    text = _render(modules, constants or {})
    check_by_loading(text, modules)
    return text


def _read_modules(agent_path: Path, root: Path) -> list[Module]:
    """The agent's module and all that it imports of ours, in the order of execution."""
    modules: dict[str, Module] = {}
    being_read: list[str] = []

    def read(path: str, file: Path) -> None:
        being_read.append(path)
        module = parse_module(path, read_source(path, file), root)
        for own in module.own_imports.values():
            if own.path in being_read:
                cycle = [*being_read[being_read.index(own.path) :], own.path]
                raise module.error(own.line, f"import cycle: {' -> '.join(cycle)}")
            if own.path not in modules:
                read(own.path, root / own.path)
        being_read.pop()
        modules[path] = module

    inside = agent_path.is_relative_to(root)
    shown = agent_path.relative_to(root).as_posix() if inside else agent_path.name
    read(one_line(shown), agent_path)
    return list(modules.values())


def _with_constants(modules: list[Module], constants: Mapping[str, str], root: Path) -> Module:
    """The agent's module with its constants changed."""
    scopes: dict[str, Scope] = {}
    for module in modules:
        imported = {name: scopes[own.path] for name, own in module.own_imports.items()}
        scopes[module.path] = Scope(module.path, module.source, imported)
    agent = modules[-1]
    source, borrowed = change_constants(scopes[agent.path], constants)
    changed = parse_module(agent.path, source, root)
    also = {name: OwnImport(path, 1) for name, path in borrowed.items()}
    return replace(changed, own_imports=also | changed.own_imports)


# ==================================================================================================
# Writing
# ==================================================================================================


def _render(modules: list[Module], constants: Mapping[str, str]) -> str:
    """The header, the imports, then the modules, each below its banner."""
    agent = modules[-1]
    imports = _render_imports({item for module in modules for item in module.library_imports})
    if any(module.annotations_line for module in modules):
        imports.insert(0, "from __future__ import annotations")
    parts = [_header(modules, constants)]
    if imports:
        parts.append("\n".join(imports) + "\n")
    sections = []
    for module in modules:
        docstring = module.docstring if module is not agent else ""  # that one is in the header
        above = [module.licence, _comment(docstring.split("\n")).rstrip() if docstring else ""]
        section = [BANNER, f"# {module.path}", BANNER, "\n#\n".join(filter(None, above))]
        sections.append("\n".join(filter(None, section)) + f"\n\n{module.text}\n")
    parts.append("\n\n".join(sections))
    return "\n".join(parts)


def _header(modules: list[Module], constants: Mapping[str, str]) -> str:
    agent = modules[-1]
    ours = Path(agent.path).parent == Path(OWN_PACKAGE)
    name = player_name(Path(agent.path).stem if ours else agent.path, constants)
    width = max(len(module.path) for module in modules)
    changed = f" as {name}" if constants else ""
    lines = [HEADER[2:] + agent.path + changed, ""]
    if agent.docstring:
        lines += [*agent.docstring.split("\n"), ""]
    lines += ["In this file, from the top:", ""]
    for module in modules:
        lines.append(f"    {module.path:{width}}  {module.docstring.partition(chr(10))[0]}")
    lines += [
        "",
        "It was written by",
        "",
        f"    python build_submission.py {shlex.quote(name)}",
        "",
        "from the files above. Change them and run it again: a change made here would be lost.",
    ]
    return _comment(lines)


def _render_imports(imports: Iterable[LibraryImport]) -> list[str]:
    lines = []
    names: dict[str, list[str]] = {}
    for item in sorted(imports):
        suffix = f" as {item.alias}" if item.alias else ""
        if item.name:
            names.setdefault(item.module, []).append(item.name + suffix)
        else:
            lines.append(f"import {item.module}{suffix}")
    for module, found in names.items():
        line = f"from {module} import {', '.join(found)}"
        if len(line) > 100:
            line = f"from {module} import (\n" + "".join(f"    {n},\n" for n in found) + ")"
        lines.append(line)
    return lines


def _comment(lines: Iterable[str]) -> str:
    return "".join(f"# {one_line(line)}".rstrip() + "\n" for line in lines)

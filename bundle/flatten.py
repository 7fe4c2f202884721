"""Writes an agent and the modules it imports to one file.

Every module goes in whole, once, in the order in which Python would execute them. What would behave
differently in one namespace than in several is refused.
"""

import shlex
from collections.abc import Iterable
from pathlib import Path

from bundle.module import OWN_PACKAGE, Module, read_module
from bundle.refusals import FUTURE, check_agent, check_code, check_names
from errors import one_line

PROJECT = Path(__file__).resolve().parents[1]
HEADER = "# A ConnectX submission, built by build_submission.py from "
BANNER = "# " + "=" * 98 + "\n"


def bundle(agent_path: Path, changed: str = "") -> str:
    """The text of one file that plays as the agent does, the same on every call.

    `changed` lists constants that the caller is going to set in that text, "N_STEPS=5"; here it is
    for the header. The project of an agent is the nearest folder above it that contains
    `agents/core`, or else this one. Nothing is executed. Raises BundleError for what cannot be
    bundled.
    """
    agent_path = agent_path.resolve()
    root = next((f for f in agent_path.parents if (f / OWN_PACKAGE / "core").is_dir()), PROJECT)
    modules = _read_modules(agent_path, root)
    imports = {text for module in modules for text in module.library_imports}
    for module in modules:
        check_code(module, imports)
    check_names(modules)
    check_agent(modules)
    future_first = sorted(imports, key=lambda text: (text != FUTURE, text))
    parts = [_header(modules, changed), "".join(f"{text}\n" for text in future_first)]
    for module in modules:
        banner = f"{BANNER}# {module.path}\n{BANNER}"
        # The agent's docstring is in the header.
        docstring = module.docstring if module is not modules[-1] else ""
        parts.append(f"{banner}{_comment(docstring.splitlines())}\n{module.text}\n\n")
    return "\n".join(parts).rstrip("\n") + "\n"


def agent_line(text: str) -> int:
    """The number of the line at which the agent's own module begins; 1 unless `bundle` wrote it."""
    path = text.partition("\n")[0].removeprefix(HEADER).partition(" as ")[0]
    above, banner, _ = text.partition(f"\n{BANNER}# {path}\n{BANNER}")
    return above.count("\n") + 2 if banner else 1


def _read_modules(agent_path: Path, root: Path) -> list[Module]:
    """The agent's module, last, and all modules of ours below it, in order of execution."""
    modules: dict[str, Module] = {}
    being_read: list[str] = []

    def read(path: str, file: Path) -> None:
        being_read.append(path)
        module = read_module(path, file, root)
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

    inside = agent_path.is_relative_to(root)
    shown = agent_path.relative_to(root).as_posix() if inside else agent_path.name
    read(one_line(shown), agent_path)
    return list(modules.values())


def _header(modules: list[Module], changed: str) -> str:
    """What the file is, what is in it, and how to build it again.

    A player is known by a hash of its text: nothing that changes with every commit may be added
    here, no date, no version, no commit.
    """
    agent = modules[-1]
    ours = Path(agent.path).parent == Path(OWN_PACKAGE)
    name = Path(agent.path).stem if ours else agent.path
    title = HEADER[2:] + agent.path
    if changed:
        name = f"{name}:{changed}"
        title += f" as {name}"
    width = max(len(module.path) for module in modules)
    lines = [title, "", *agent.docstring.split("\n"), "", "In this file, from the top:", ""]
    for module in modules:
        lines.append(f"    {module.path:{width}}  {module.docstring.partition(chr(10))[0]}")
    command = f"    python build_submission.py {shlex.quote(name)}"
    lines += ["", "Built by", "", command, "", "from these files. Edit them and build again."]
    return _comment(lines)


def _comment(lines: Iterable[str]) -> str:
    return "".join(f"# {one_line(line)}".rstrip() + "\n" for line in lines)

"""The bundle: makes one file of an agent and the modules that it imports.

The file contains each module once and whole, in the order in which Python would execute them, and
all share one namespace. A module that would behave differently there is embedded: it stands in the
file as text, from which `importer` makes a module of its own. So is every module that imports it
or that it imports, but for the agent.
"""

import ast
import builtins
import shlex
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from connectx.bundle.module import (
    LocalImport,
    Module,
    ModuleError,
    agent_module,
    find_module,
    read_module,
)
from connectx.bundle.places import AGENTS, CORE, OWN_PACKAGE, Places, packages_and
from connectx.errors import NOT_PYTHON, one_line

HEADER = "# A ConnectX submission, built by "
# Below a source, makes that function the agent: Kaggle goes by the first binding of each name.
CHOSEN = "\n\nchosen_agent = {}\n"
BANNER = "# " + "=" * 98 + "\n"  # around the name of each module; below the last, the agent
# Global names that see the module, and functions that do at the top level.
MODULE_NAMES = frozenset({"__doc__", "__file__", "__name__", "__package__", "__spec__", "globals"})
MODULE_LISTS = frozenset({"dir", "locals", "vars"})
FUTURE = "from __future__ import annotations"
BUILTINS = frozenset(dir(builtins)) | {"__builtins__", "__class__", "__file__", "__qualname__"}
PICKLING = frozenset({"copyreg", "dill", "joblib", "multiprocessing", "pickle", "shelve"})
WEIGHTS = f"{CORE}.weights"
IMPORTER = Path(__file__).with_name("importer.py")


@dataclass(frozen=True, kw_only=True)
class Bundle:
    """The text of one file, and what is in it."""

    text: str
    modules: tuple[Module, ...]  # in order of execution; the last is the agent
    embedded: dict[str, str]  # the names of those that stand as text, and why
    notes: tuple[str, ...] = ()  # what may fail, with file and line
    files: frozenset[Path] = frozenset()  # other files that are in the text

    @property
    def helpers(self) -> list[Module]:
        """The modules but for the agent's, and for packages without code."""
        return [each for each in self.modules[:-1] if each.body]


def check_names(modules: Sequence[Module], embedded: Container[str]) -> list[str]:
    """Raises ModuleError if a name would mean something else in the bundle than in its module.

    This is so for

    - a name whose value depends on the module, such as `__file__`, and names of a star import;
    - a name that two modules define or import differently;
    - a name that one module defines and another uses as a built-in, or without a definition;
    - a name that is imported and that its own module binds again later.

    Kaggle executes the last of `modules`, the agent's, as the bundle does, but without the others.
    Imports from `embedded` ones are executed in place. Returns the names that are not defined.
    """
    undefined: list[str] = []
    owners: dict[str, tuple[Module, str]] = {}
    agent, helpers = modules[-1], [each for each in modules[:-1] if each.name]
    for module in modules:
        names = MODULE_NAMES if module is not agent else frozenset({"globals"} if helpers else ())
        seen = (names & module.used) | (MODULE_LISTS & module.used_at_top if names else set())
        for name in sorted(seen - module.bound):
            message = f"refers to {name}, which is different in a submission"
            raise module.error(name, message, *helpers)
        if module.has_star and helpers:
            raise module.error("*", "has a star import, which may bind any name", *helpers)
        executed = {name for name, (source, _) in module.own_imports.items() if source in embedded}
        meanings = [(name, module.path) for name in sorted(module.bound | executed)]
        for text, name in module.library_imports.items():
            # `import os` and `import os.path` bind the same module.
            is_plain_import = text.startswith("import ") and " as " not in text
            meanings.append((name, f"import {name}" if is_plain_import else text))
        for name, meaning in meanings:
            owner, first_meaning = owners.setdefault(name, (module, meaning))
            if meaning != first_meaning:
                there = f"{owner.path}:{owner.line_of(name)}"
                raise module.error(name, f"{name} is already defined at {there}", owner)
    for module in modules:
        for name, (source, line) in module.own_imports.items():
            if source not in embedded and name in owners[name][0].bound_inside:
                message = f"is rebound, but {module.path}:{line} imports its first value"
                raise owners[name][0].error(name, f"{name} {message}")
        unknown = {name for name in module.used if not module.knows(name)}
        for name in sorted(unknown):
            if name in owners:
                hidden = "the built-in" if name in BUILTINS else "another name"
                there = f"{module.path}:{module.line_of(name)}"
                message = f"{name} hides {hidden} that is used at {there}"
                raise owners[name][0].error(name, message, module)
            if name not in BUILTINS and not module.is_dynamic:
                undefined.append(str(module.error(name, f"{name} is not defined")))
    return undefined


def find_agent(modules: Sequence[Module], function: str) -> str:
    """Returns the name of the function that plays; "" to leave the choice to Kaggle's rule.

    It is `function`. If that is "", it is `agent`, or else what the agent's module binds last.

    Raises BundleError if the module does not define the function, or if another function or a class
    stands below `agent`. Kaggle takes the last callable of the file. Only executing the file would
    show for certain which callable that is, but a match should not wait for it.
    """
    own = modules[-1]
    definer = next((module for module in modules if "agent" in module.bound), None)
    if definer is None or function not in ("", "agent"):
        has_code = any(not isinstance(node, ast.Import | ast.ImportFrom) for node in own.body)
        chosen = function or ("" if has_code else next(reversed(own.own_imports), ""))
        if chosen and not own.knows(chosen) and not own.has_star:
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
    agent_path: Path, changed: str = "", *, source: str = "", function: str = "agent"
) -> Bundle:
    """One file that plays as the agent does, the same on every call.

    `changed` is what follows the agent's name on the command line; here it is for the header, and
    the caller sets constants in the text. `source` is the agent's if it is not the file's own;
    `function` is the one that plays, "" for `agent` or else the last one. `Places.around` tells
    where an agent's imports are looked for. Nothing is executed. Raises BundleError for what cannot
    be bundled.
    """
    agent_path = agent_path.resolve()
    places = Places.around(agent_path)
    modules, embedded = _read_modules(agent_path, places, source)
    while True:
        _embed_neighbours(modules, embedded)
        *helpers, agent = (each for each in modules if each.name not in embedded)
        flat = [*([_importer(places)] if embedded else []), *helpers, agent]
        try:
            undefined = check_names(flat, embedded)
            function = find_agent(flat, function)
            break
        except ModuleError as error:
            helper = next((each.name for each in error.modules if each.name), None)
            if helper is None:
                raise
            embedded[helper] = str(error)
    imports = {text for module in flat for text in module.library_imports}
    future_first = sorted(imports, key=lambda text: (text != FUTURE, text))
    needed = {name for each in embedded for name in packages_and(each)}
    inside = [each for each in modules if each.name in needed]
    shown = [each for each in [*helpers, *inside, agent] if each.body or each is agent]
    parts = [_header(shown, changed), "".join(f"{text}\n" for text in future_first)]
    if embedded:
        parts += [_section(flat[0]), *map(_embedded_section, inside)]
    parts += [_section(each) for each in helpers if each.body]
    # The agent's docstring is in the header.
    parts.append(f"{_banner(agent)}\n{_own_names(agent)}{agent.text(embedded)}")
    text = "\n".join(parts).rstrip("\n") + "\n"
    text += "" if function in ("", "agent") else CHOSEN.format(function)
    notes = {name: note for each in modules for name, note in each.notes.items()}
    lines = (*notes.values(), *undefined)
    return Bundle(text=text, modules=tuple(modules), embedded=embedded, notes=lines)


def imports_own(agent: Path, source: str) -> bool:
    """Whether an agent imports modules of its own or of ours.

    False if the source is not Python, which shows when it is loaded. Raises BundleError for an
    import of a module that is not there.
    """
    try:
        ast.parse(source)
    except NOT_PYTHON:
        return False
    places = Places.around(agent.resolve())
    return bool(read_module(agent_module(agent.resolve(), source, places), places).local_imports)


def is_built(text: str) -> bool:
    """Whether a text was built here: its first line is the one place that a file has for this."""
    return text.startswith(HEADER)


def _read_modules(
    agent_path: Path, places: Places, source: str
) -> tuple[list[Module], dict[str, str]]:
    """All modules of its own that an agent needs, in order of execution; the agent is the last.

    Also the names of those that cannot share its namespace, with the reasons.
    """
    modules: dict[str, Module] = {}
    being_read: dict[str, Module] = {}
    embedded: dict[str, str] = {}

    def read(module: Module) -> None:
        being_read[module.name] = module
        read_module(module, places)
        if module.is_package and module.body:
            embedded[module.name] = f"{module.path}:1: a package with code of its own"
        for each in module.local_imports:
            embedded.update({} if each.is_plain else dict.fromkeys(each.names, each.why(module)))
            for name in (name for full in each.names for name in packages_and(full)):
                if name in being_read:
                    embedded[name] = each.why(module)
                    _refuse_cycle(module, each, [*being_read.values()], being_read[name])
                elif name not in modules:
                    read(find_module(name, places))
        for name, (own, line) in module.own_imports.items():
            found = modules.get(own)
            if found and not found.knows(name) and not found.is_dynamic:
                raise module.error(line, f"{found.path} does not define {name}")
        modules[module.name] = being_read.pop(module.name)

    read(agent_module(agent_path, source, places))
    for module in modules.values():
        if pickling := module.imports_of(PICKLING):
            embedded |= {name: pickling for name in modules if name and name not in embedded}
    return [*modules.values()], embedded


def _refuse_cycle(
    module: Module, local: LocalImport, being_read: list[Module], found: Module
) -> None:
    """Raises BundleError if an import needs a name that no code has bound yet."""
    if local.is_plain and not found.bound.isdisjoint(alias.name for alias in local.node.names):
        paths = [each.path for each in [*being_read[being_read.index(found) :], found]]
        raise module.error(local.node.lineno, f"import cycle: {' -> '.join(paths)}")


def _embed_neighbours(modules: Sequence[Module], embedded: dict[str, str]) -> None:
    """Embed what an embedded module imports, and what imports one, apart from the agent."""
    *helpers, _ = modules
    paths = {each.name: each.path for each in helpers}
    links = [
        (each.name, name) for each in helpers for own in each.local_imports for name in own.names
    ]
    with_code = [each.name for each in helpers if each.is_package and each.body]
    links += [(each, name) for each in with_code for name in paths if name.startswith(f"{each}.")]
    while waiting := [(a, b) for a, b in links if (a in embedded) != (b in embedded)]:
        for pair in waiting:
            new, known = sorted(pair, key=lambda name: name in embedded)
            embedded[new] = f"goes with {paths[known]}"


def _importer(places: Places) -> Module:
    path = f"{OWN_PACKAGE}/bundle/{IMPORTER.name}"
    return read_module(Module(name="", path=path, file=IMPORTER), places)


def _banner(module: Module) -> str:
    return f"{BANNER}# {module.path}\n{BANNER}"


def _section(module: Module) -> str:
    comment = _comment(module.docstring.splitlines())
    return f"{_banner(module)}{comment}\n{module.text()}\n\n"


def _embedded_section(module: Module) -> str:
    """An entry of `importer.EMBEDDED`; with a way to the files, if the module reads weights."""
    source = module.source
    quote = next((quote for quote in ("'''", '"""') if quote not in source), "")
    text = f"r{quote}\n{source}\n{quote}" if quote else repr(source)
    text = f"EMBEDDED[{module.name!r}] = {module.path!r}, {text if source else repr('')}\n"
    text += f"exec('from {WEIGHTS} import FILES')\n" if module.name == WEIGHTS else ""
    return f"{_banner(module)}{text}" if source else text


def _own_names(agent: Module) -> str:
    """What Kaggle's namespace would have, and what relative imports need."""
    lines = ""
    if "__doc__" in agent.used:
        lines += f"__doc__ = {agent.docstring!r}\n"
    if any(getattr(each.node, "level", 0) and not each.is_plain for each in agent.local_imports):
        lines += f"__package__ = {agent.package!r}\n"
    return lines


def _header(modules: Sequence[Module], changed: str) -> str:
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
    lines = [title, "", *(f"{agent.docstring}\n\n" if agent.docstring else "").split("\n")[:-1]]
    lines += ["In this file, from the top:", ""]
    for module in modules:
        lines.append(f"    {module.path:{width}}  {module.docstring.partition(chr(10))[0]}")
    command = f"    connectx build {shlex.quote(name)}"
    lines += ["", "Built by", "", command, "", "from these files. Edit them and build again."]
    return _comment(lines)


def _comment(lines: Iterable[str]) -> str:
    return "".join(f"# {one_line(line)}".rstrip() + "\n" for line in lines)

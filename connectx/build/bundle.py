"""The bundle: makes one file of an agent and the modules that it imports.

The agent's own code is the last part. The modules stand above it as code where the file plays the
same in this way, as `inline` decides. Else they stand there as text, whole, and `importer` makes
modules of them when they are imported.
"""

import ast
import base64
import re
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePath

from connectx.build.inline import NotInlinableError, Replacements, inline, replaced
from connectx.build.module import (
    AGENTS,
    CORE,
    OWN_PACKAGE,
    Module,
    Places,
    agent_module,
    find_module,
    names_of,
    packages_and,
    read_module,
)
from connectx.core.weights import arrays_in
from connectx.errors import NOT_PYTHON, PlayerError, one_line
from connectx.files import check_zip

HEADER = "# A ConnectX submission, built by "
CHOSEN = "\n\nchosen_agent = {}  # Kaggle takes the last callable, by first binding\n"
BANNER = "# " + "=" * 98 + "\n"  # around the name of each module; below the last, the agent
SECTION = re.compile(f"^{BANNER}# (.*)\n{BANNER}", re.MULTILINE)
IMPORTER = Path(__file__).with_name("importer.py")
IMPORTER_PATH = f"{OWN_PACKAGE}/build/{IMPORTER.name}"
FILE = "__file__"
SET_FILE = f"""\
if "{FILE}" not in globals():  # Kaggle appends the folder of this file to sys.path
    {FILE} = __import__("os").path.join(__import__("sys").path[-1], "main.py")
"""

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
# The function whose calls name files of arrays, and its module.
READ, READER = "read_arrays", f"{CORE}.weights"


@dataclass(frozen=True, kw_only=True)
class Bundle:
    """The text of one file, and what is in it."""

    text: str
    modules: tuple[Module, ...]  # the last is the agent
    text_reason: str  # why the others stand as text; "" if they stand as code
    notes: tuple[str, ...] = field(default=())  # what may fail, with file and line

    @property
    def helpers(self) -> list[Module]:
        """The modules but for the agent's, and for packages without code."""
        return [each for each in self.modules[:-1] if each.body]


def bundle(
    agent_path: Path,
    changed: str = "",
    *,
    source: str = "",
    function: str = "agent",
    arrays_in_it: bool = False,
) -> Bundle:
    """One file that plays as the agent does, the same on every call.

    `changed` is what follows the agent's name on the command line, for the header. `source` is the
    agent's if it is not the file's own; `function` is the one that plays, "" for the last callable.
    `Places.around` tells where an agent's imports are looked for. With `arrays_in_it`, the files
    that `read_arrays` reads go into it. Nothing is executed.

    Raises PlayerError for an agent that is not Python, for one without the function, and for files
    that cannot be read. What else cannot run shows where it is executed.
    """
    modules = read_modules(agent_path, source)
    *helpers, agent = modules
    if function:
        check_function(agent.source, agent.path, function)
    if arrays_in_it:
        put_arrays_in(modules)
    replacements: dict[str, Replacements] = {}
    text_reason = ""
    try:
        replacements = inline(modules, function)
    except NotInlinableError as error:
        text_reason = str(error)
    with_code = [helper for helper in helpers if helper.source]
    if text_reason:
        above = "".join(_texts(helpers))
        agent_text = _agent_above_texts(agent)
    else:
        above = "".join(_code(helper, replacements[helper.name]) for helper in with_code)
        agent_text = _agent(agent, replacements[agent.name])
    set_file = SET_FILE if FILE in names_of(agent.source).used else ""
    futures = _futures([agent] if text_reason else modules)
    parts = [_header(modules, changed, text_reason), futures, above, set_file, agent_text]
    text = "\n".join(filter(None, parts)).rstrip("\n") + "\n"
    last_name = getattr(agent.body[-1], "name", "") if agent.body else ""
    is_last = last_name == function and names_of(agent.source).bound[function] == 1
    if function and not is_last:
        text += CHOSEN.format(function)
    notes = {name: note for module in modules for name, note in module.notes.items()}
    return Bundle(
        text=text, modules=tuple(modules), text_reason=text_reason, notes=tuple(notes.values())
    )


def read_modules(agent_path: Path, source: str = "") -> list[Module]:
    """An agent and all modules of its own that it may import, each below those that it needs."""
    places = Places.around(agent_path.resolve())
    being_read, modules = set[str](), dict[str, Module]()

    def read(module: Module) -> None:
        being_read.add(module.name)
        read_module(module, places)
        for name in (name for names in module.imports.values() for name in names):
            for each in packages_and(name):
                if each not in being_read:
                    read(find_module(each, places))
        modules[module.name] = module

    read(agent_module(agent_path.resolve(), source, places))
    return [*modules.values()]


def with_header(source: str, path: str, text: str) -> str:
    """Return an agent's source as a built file. `text` names the player on the command line."""
    return f"{HEADER}connectx build from {one_line(text)}\n{_banner(one_line(path))}{source}"


def is_built(text: str) -> bool:
    """Whether a text was built here: its first line is the one place that a file has for this."""
    return text.startswith(HEADER)


def parts_of(text: str) -> list[tuple[str, int]]:
    """The files that a built file is made of, the agent's last, and the lines above each part."""
    found = SECTION.finditer(text) if is_built(text) else ()
    return [(each[1], text.count("\n", 0, each.end())) for each in found]


def place_in(text: str, line: int) -> tuple[str, int] | None:
    """The file and the line from which a line of a built file comes; None if from none.

    >>> place_in(f"{HEADER}x\\n{BANNER}# agents/mine.py\\n{BANNER}def agent(obs): ...\\n", 5)
    ('agents/mine.py', 1)
    """
    parts = [(path, line - above) for path, above in parts_of(text) if line > above]
    return parts[-1] if parts else None


def check_function(source: str, path: str, function: str = "") -> None:
    """Raise PlayerError if a source does not bind a function; if none is named, any callable.

    Nor is it one if it is not Python.
    """
    try:
        tree, _ = ast.parse(source), names_of(source)  # compiled: finds `return` outside
    except NOT_PYTHON as error:
        line, message = getattr(error, "lineno", 0) or 1, getattr(error, "msg", error)
        raise PlayerError(f"{path}:{line}: not Python source: {message}") from error
    nodes = [*ast.walk(tree)]
    if any(getattr(node, "name", "") == "*" for node in nodes):
        return  # only executing it shows
    known = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    listed = f"; its functions: {', '.join(known) or 'none'}"
    if not re.search(rf"\b{function}\b", source):
        raise PlayerError(f"{path}:1: does not define {function}{listed}")
    callables = ast.FunctionDef | ast.ClassDef | ast.Lambda | ast.Call | ast.alias | ast.Load
    if not any(isinstance(node, callables) for node in nodes):
        raise PlayerError(f"{path}:1: no agent, expected `def agent(obs, config):`")


# The files whose arrays an agent reads ----------------------------------------------------------


def array_files(modules: Sequence[Module]) -> dict[str, bytes]:
    """The files that modules read with `read_arrays`, by the names that they give.

    The files have to be below the folder of the module that reads them. Raises PlayerError, with
    the line of the call, if the call has no fixed name, or its file cannot be read.
    """
    files: dict[str, bytes] = {}
    if READER not in [module.name for module in modules]:
        return files
    for module in modules:
        known: dict[str, ast.expr | None] = {}
        for node in module.tree.body:
            match node:
                case (
                    ast.Assign(targets=[ast.Name(id=name)], value=value)
                    | ast.AnnAssign(target=ast.Name(id=name), value=value)
                ):
                    known[name] = value
        outside = _outside(module.tree, *FUNCTIONS)
        called = {node.func: node for node in outside if isinstance(node, ast.Call)}
        for used in ast.walk(module.tree) if module.name != READER else ():
            if isinstance(used, ast.Name) and used.id == READ:
                try:
                    file = _file_name(called.get(used), known)
                    files[file] = _read(file, module.file.parent)
                except ValueError as error:
                    raise module.error(used.lineno, str(error)) from error
    return files


def put_arrays_in(modules: Sequence[Module]) -> None:
    """Add the files of arrays that modules read to the module that reads them, as text."""
    for file, data in array_files(modules).items():
        reader = next(module for module in modules if module.name == READER)
        line = f"FILES[{file!r}] = {base64.b85encode(data).decode()!r}\n"
        reader.source = f"{reader.source.rstrip()}\n{line}"


def _outside(node: ast.AST, *kinds: type[ast.AST]) -> Iterator[ast.AST]:
    """What stands in a piece of code, but for nodes of some kinds with what is in them."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, kinds):
            yield child
            yield from _outside(child, *kinds)


def _file_name(call: ast.Call | None, known: Mapping[str, ast.expr | None]) -> str:
    """The name that a call of `read_arrays` gives; raises ValueError if it is not told."""
    argument = call.args[0] if call and len(call.args) == 1 and not call.keywords else None
    values = dict(known)
    while isinstance(argument, ast.Name):
        argument = values.pop(argument.id, None)
    if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
        raise ValueError(
            f'expected {READ}("FILE.npz") at the top level, or a constant with the name'
        )
    return argument.value


def _read(name: str, folder: Path) -> bytes:
    """The bytes of a file in a folder; raises ValueError for any that holds no arrays."""
    file = folder / name
    try:
        if not file.is_file():
            raise ValueError(f"{name}: no such file in {folder}")
        outside = PurePath(name).is_absolute() or ".." in PurePath(name).parts
        if outside or not file.resolve().is_relative_to(folder):
            raise ValueError(f"{name}: leads out of the agent's folder, expected one in {folder}")
        data = file.read_bytes()
        check_zip(data)
    except OSError as error:
        raise ValueError(f"{name}: {error.strerror}") from error
    arrays_in(name, data)
    return data


# The text ---------------------------------------------------------------------------------------


def _banner(path: str) -> str:
    return f"{BANNER}# {path}\n{BANNER}"


def _code(module: Module, replacements: Replacements) -> str:
    """Return a helper as code, line by line, below its banner."""
    texts: Replacements = dict.fromkeys(_future_imports(module), "")
    texts.update(replacements)
    lines = replaced(module.source, texts).rstrip("\n").split("\n")
    unused = [node for node in replacements if isinstance(node, ast.If)]
    for node in unused:
        if node.end_lineno == len(
            lines
        ):  # a block at the end is left out, as nobody needs its lines
            lines = lines[: node.lineno - 1]
    text = "\n".join(lines).rstrip("\n")
    return f"{_banner(module.path)}{text}\n\n\n"


def _future_imports(module: Module) -> list[ast.stmt]:
    """Return the imports of a module from `__future__`."""
    return [node for node in module.body if getattr(node, "module", "") == "__future__"]


def _futures(modules: Sequence[Module]) -> str:
    """Return the lines that import from `__future__`, which have to stand above all code."""
    nodes = [node for module in modules for node in _future_imports(module)]
    return "".join(dict.fromkeys(f"{ast.unparse(node)}\n" for node in nodes))


def _texts(modules: Iterable[Module]) -> Iterable[str]:
    """The importer, and an entry of `importer._EMBEDDED` for each module."""
    yield f"{_banner(IMPORTER_PATH)}{IMPORTER.read_text('utf-8')}\n"
    for module in modules:
        source = module.source
        quote = next((quote for quote in ("'''", '"""') if quote not in source), "")
        text = f"r{quote}\n{source}\n{quote}" if quote else repr(f"\n{source}")
        entry = f"_EMBEDDED[{module.name!r}] = {module.path!r}, {text if source else repr('')}\n"
        yield f"{_banner(module.path)}{entry}\n" if source else entry
    yield "del _EMBEDDED\n"


def _agent(agent: Module, replacements: Replacements) -> str:
    """Return the agent's code, line by line, below its banner."""
    texts: dict[ast.AST, str] = dict(replacements)
    texts.update(dict.fromkeys(_future_imports(agent), "pass"))
    if len(agent.body) < len(agent.tree.body):
        docstring = agent.tree.body[0]
        texts[docstring] = f"__doc__ = {ast.get_source_segment(agent.source, docstring)}"
    return f"{_banner(agent.path)}{replaced(agent.source, texts)}"


def _agent_above_texts(agent: Module) -> str:
    """Return the agent's code for helpers that stand as text: `exec` imports them."""
    texts: Replacements = {}
    names = names_of(agent.source)
    execute = "__builtins__['exec']" if "exec" in names.bound else "exec"
    for node in _outside(agent.tree, *FUNCTIONS, ast.ClassDef):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        imported = [getattr(node, "module", ""), *(alias.name for alias in node.names)]
        if node in agent.imports or "importlib" in imported:
            texts[node] = f"{execute}({ast.unparse(node)!r})"
    above = ""
    if any(getattr(node, "level", 0) for node in agent.imports):
        above += f"__package__ = {agent.package!r}\n"
    if "__import__" in names.used:
        above += "__import__ = __builtins__['__import__']\n"
    return above + _agent(agent, texts)


def _header(modules: Sequence[Module], changed: str, text_reason: str) -> str:
    """The comment on top of the file: its purpose, its contents, and how to build it again.

    A hash of its text identifies a player. So nothing that changes with every commit may be added
    here: no date, no version, no commit.
    """
    *helpers, agent = modules
    has_name = Path(agent.path).parent == Path(AGENTS)
    name = Path(agent.path).stem if has_name else agent.path
    title = f"{HEADER[2:]}connectx build from {agent.path}"
    if changed:
        name = f"{name}:{changed}"
        title += f" as {name}"
    shown = [each for each in helpers if each.source] + [agent]
    width = max(len(module.path) for module in shown)
    lines = [title, "", "In this file, from the top:", ""]
    for module in shown:
        lines.append(f"    {module.path:{width}}  {module.docstring.partition(chr(10))[0]}")
    how = ["The agent is the last part."]
    if text_reason:
        how.append("Each file above it stands as text, which becomes a module when it is imported.")
        how.append(f"It would not be the same as code, because {text_reason}.")
    command = f"    connectx build {shlex.quote(name)}"
    lines += ["", *how, "", "Built by", "", command, "", "from these files. Edit them and build"]
    lines[-1] += " again."
    return "".join(f"# {one_line(line)}".rstrip() + "\n" for line in lines)

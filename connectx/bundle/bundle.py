"""The bundle: makes one file of an agent and the modules that it imports.

The agent's own code is the last part. The modules stand above it as text, whole, and `importer`
makes modules of them when they are imported. For our own agents they stand there as plain code:
modules of `connectx.core` do nothing when they are imported, and bind no name to two things.
"""

import ast
import base64
import re
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePath

from connectx.agents import FOLDER
from connectx.bundle.module import (
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
IMPORTER_PATH = f"{OWN_PACKAGE}/bundle/{IMPORTER.name}"
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
    plain: bool  # whether the others stand as plain code, not as text
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
    last = [getattr(node, "name", "") for node in agent.body[-1:]]
    if last == [function] and names_of(agent.source).bound[function] == 1:
        function = ""  # Kaggle's rule finds it
    plain = not helpers or can_be_plain(agent, helpers)
    for file, data in array_files(modules).items() if arrays_in_it else ():
        reader = next(each for each in helpers if each.name == READER)
        line = f"FILES[{file!r}] = {base64.b85encode(data).decode()!r}\n"
        reader.source = f"{reader.source.rstrip()}\n{line}"
    above = "".join(map(_plain, helpers) if plain else _texts(helpers))
    futures = [node for node in agent.body if getattr(node, "module", "") == "__future__"]
    parts = [
        _header(modules, changed, plain),
        "".join(f"{ast.unparse(each)}\n" for each in futures),
    ]
    parts += [above, SET_FILE if FILE in names_of(agent.source).used else "", _agent(agent, plain)]
    text = "\n".join(filter(None, parts)).rstrip("\n") + "\n"
    text += CHOSEN.format(function) if function else ""
    notes = {name: note for each in modules for name, note in each.notes.items()}
    return Bundle(text=text, modules=tuple(modules), plain=plain, notes=tuple(notes.values()))


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


def can_be_plain(agent: Module, helpers: Sequence[Module]) -> bool:
    """Whether the helpers may stand above the agent as plain code.

    The agent is one of ours, which use nothing that tells a module from plain code, as a test of
    both forms shows. It takes names from `connectx.core` alone, and no name means two things.
    """
    packages = (f"{helper.name}." for helper in helpers)
    of_core = (each == f"{OWN_PACKAGE}." or each.startswith(f"{CORE}.") for each in packages)
    if agent.file.parent != FOLDER or not all(of_core):
        return False
    if not all(node in agent.body and _takes_names(node, agent) for node in agent.imports):
        return False
    rest = [node for node in agent.body if node not in agent.imports]
    if any(getattr(node, "module", "") == "__future__" for node in rest):
        return False  # it would hold for the helpers, too
    own = names_of(ast.unparse(ast.Module(rest, [])))
    bound, used = (
        {name for helper in helpers for name in names_of(helper.source)[kind]} for kind in (0, 1)
    )
    taken = {alias.name for node in agent.imports for alias in getattr(node, "names", ())}
    both = (own.bound.keys() & (bound | used)) | ((own.used - taken) & bound)
    same = [_imported(helper).items() & _imported(agent).items() for helper in helpers]
    alike = {name for names in same for name, _ in names if own.bound[name] == 1}
    return both <= alike


def _takes_names(node: ast.AST, module: Module) -> bool:
    """Whether it is `from x import name`, x being a module and the name none."""
    if not isinstance(node, ast.ImportFrom) or module.imports[node] != [node.module]:
        return False
    return not any(alias.asname or alias.name == "*" for alias in node.names)


def _imported(module: Module) -> dict[str, str]:
    """What each name is that a module imports."""
    nodes = [node for node in module.body if isinstance(node, ast.Import | ast.ImportFrom)]
    return {
        alias.asname or alias.name: f"{getattr(node, 'module', '')}.{alias.name}"
        for node in nodes
        for alias in node.names
    }


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


def _plain(module: Module) -> str:
    """A module of our own as it is, line by line; its imports from others are comments."""
    text = replaced(module.source, dict.fromkeys(module.imports, "")).rstrip("\n")
    return f"{_banner(module.path)}{text}\n\n\n" if module.source else ""


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


def _agent(agent: Module, plain: bool) -> str:
    """The agent's code, line by line; `exec` imports what stands above as text."""
    texts: dict[ast.AST, str] = {}
    bound = names_of(agent.source).bound
    execute = "__builtins__['exec']" if "exec" in bound else "exec"
    for node in _outside(agent.tree, *FUNCTIONS, ast.ClassDef):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        names = [getattr(node, "module", ""), *(each.name for each in node.names)]
        if "__future__" in names:
            texts[node] = "pass"
        elif node in agent.imports or (not plain and "importlib" in names):
            texts[node] = "" if plain else f"{execute}({ast.unparse(node)!r})"
    if len(agent.body) < len(agent.tree.body):
        docstring = agent.tree.body[0]
        texts[docstring] = f"__doc__ = {ast.get_source_segment(agent.source, docstring)}"
    above = ""
    if any(getattr(node, "level", 0) for node in agent.imports):
        above += f"__package__ = {agent.package!r}\n"
    if not plain and "__import__" in names_of(agent.source).used:
        above += "__import__ = __builtins__['__import__']\n"
    return f"{above}{_banner(agent.path)}{replaced(agent.source, texts)}"


def replaced(source: str, texts: Mapping[ast.AST, str]) -> str:
    """The source with other texts in place of some statements, and as many lines.

    A statement without a text becomes a comment, or `pass` if it shares a line.
    """
    lines = source.split("\n")
    for node in sorted(texts, key=lambda node: (-node.lineno, -node.col_offset)):  # type: ignore[attr-defined]
        first, last = node.lineno - 1, node.end_lineno - 1  # type: ignore[attr-defined]
        before = lines[first].encode()[: node.col_offset].decode()  # type: ignore[attr-defined]
        after = lines[last].encode()[node.end_col_offset :].decode()  # type: ignore[attr-defined]
        text, more = texts[node], last - first
        if not text and not before and not after.partition("#")[0].strip():
            lines[first : last + 1] = [f"# {line}" for line in lines[first : last + 1]]
            continue
        more -= text.count("\n")
        lines[first : last + 1] = [f"{before}{text or 'pass'}{after}", *[""] * more]
    return "\n".join(lines)


def _header(modules: Sequence[Module], changed: str, plain: bool) -> str:
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
    if not plain:
        how.append("Each file above it stands as text, which becomes a module when it is imported.")
    command = f"    connectx build {shlex.quote(name)}"
    lines += ["", *how, "", "Built by", "", command, "", "from these files. Edit them and build"]
    lines[-1] += " again."
    return "".join(f"# {one_line(line)}".rstrip() + "\n" for line in lines)

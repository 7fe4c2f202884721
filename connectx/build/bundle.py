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
from types import UnionType
from typing import NamedTuple

from connectx.build.inline import NotInlinableError, Replacements, inline, replace_nodes
from connectx.build.module import (
    AGENTS_FOLDER_NAME,
    CORE_PACKAGE,
    OWN_PACKAGE,
    Module,
    ModuleFinder,
    find_global_names,
    list_with_packages,
    make_agent_module,
    make_module,
    read_module,
)
from connectx.build.scopes import FunctionNode
from connectx.core.weights import arrays_in
from connectx.errors import PARSE_ERRORS, PlayerError, describe_parse_error, single_line
from connectx.files import check_zip

HEADER = "# A ConnectX submission, built by "
# A statement that makes the function of the name in its braces the one that Kaggle calls. Kaggle
# takes the last callable of a file, and names count in the order in which they are first bound.
CHOSEN_AGENT_TEMPLATE = (
    "\n\nchosen_agent = {}  # Kaggle takes the last callable, by first binding\n"
)
# A line, which stands above and below a comment with the path of each module in a built file.
BANNER_LINE = "# " + "=" * 98 + "\n"
BANNER_PATTERN = re.compile(f"^{BANNER_LINE}# (?P<path>.*)\n{BANNER_LINE}", re.MULTILINE)
IMPORTER = Path(__file__).with_name("importer.py")
IMPORTER_PATH = f"{OWN_PACKAGE}/build/{IMPORTER.name}"
FILE_VARIABLE = "__file__"
SET_FILE_CODE = f"""\
if "{FILE_VARIABLE}" not in globals():  # Kaggle appends the folder of this file to sys.path
    {FILE_VARIABLE} = __import__("os").path.join(__import__("sys").path[-1], "main.py")
"""

# The function whose calls name files of arrays, and the module that defines it.
READ_ARRAYS_NAME = "read_arrays"
READ_ARRAYS_MODULE = f"{CORE_PACKAGE}.weights"


class BuiltPart(NamedTuple):
    """The part of a built file that was made from one file, such as the agent's or a helper's."""

    path: str  # of the file, as the banner above the part has it
    lines_above: int  # lines of the built file above the part's first line, banner included


@dataclass(frozen=True, kw_only=True)
class Bundle:
    """The text of a built file, and what it was made of."""

    text: str
    modules: tuple[Module, ...]  # in the order in which they run; the last is the agent
    text_reason: str  # why the helpers stand as text; "" if they stand as code
    notes: tuple[str, ...] = field(default=())  # what may fail, with file and line

    @property
    def helpers(self) -> list[Module]:
        """All modules but the agent and packages without code."""
        *modules_above_agent, _agent = self.modules
        return [module for module in modules_above_agent if module.body]


def bundle(
    agent_path: Path,
    function_and_constants: str = "",
    *,
    source: str = "",
    function: str = "agent",
    embed_arrays: bool = False,
) -> Bundle:
    """Make one file that plays as the agent does. The same agent gives the same text each time.

    - `function_and_constants` is what followed the agent's name on the command line, such as
      "N_STEPS=5". It is quoted in the header of the file.
    - `source` is the agent's source, if that differs from the text of its file.
    - `function` is the function that plays; "" for the last callable of the agent's file.
    - With `embed_arrays`, the files that the agent reads with `read_arrays` go into the built file.

    The modules that the agent imports are looked for in its folder and, inside a project, in the
    folders above. Nothing is executed.

    Raises PlayerError if the agent is not Python or does not have the function, and if a file
    cannot be read. What else cannot run shows only where the file is executed.
    """
    modules = read_agent_and_modules(agent_path, source)
    agent = modules[-1]
    if function:
        check_function(agent.source, agent.path, function)
    if embed_arrays:
        embed_array_files(modules)

    try:
        replacements = inline(modules, function)
    except NotInlinableError as error:
        text_reason = str(error)
        sections = _make_sections_with_texts(modules)
    else:
        text_reason = ""
        sections = _make_sections_with_code(modules, replacements)
    header = _make_header(modules, function_and_constants, function, text_reason)
    sections.insert(0, header)
    text = "\n".join(section for section in sections if section).rstrip("\n") + "\n"
    if function and not _is_last_callable(agent, function):
        text += CHOSEN_AGENT_TEMPLATE.format(function)  # which makes it the last callable

    notes: dict[str, str] = {}  # by the name of the module that may fail
    for module in modules:
        notes = module.notes | notes  # the first note counts if several modules import one package
    return Bundle(
        text=text, modules=tuple(modules), text_reason=text_reason, notes=tuple(notes.values())
    )


def read_agent_and_modules(agent_path: Path, source: str = "") -> list[Module]:
    """Read an agent and all of its author's modules that it may import.

    The modules come in the order in which Python would run them, so the agent is the last.
    `source` is the agent's text; "" for that of its file.

    Raises PlayerError if the agent is not Python, or if a file cannot be read.
    """
    agent_file = agent_path.resolve()
    finder = ModuleFinder.around(agent_file)
    return _read_with_imports(make_agent_module(agent_file, source, finder), finder, set())


def _read_with_imports(
    module: Module, finder: ModuleFinder, started_names: set[str]
) -> list[Module]:
    """Read a module and those that it imports. Returns them in the order in which they run.

    `started_names` are the names of modules that have been read already, or are being read. These
    modules are left out. The names of the modules that are read here are added to the set.
    """
    started_names.add(module.name)
    read_module(module, finder)  # fills in `module.imports`: names by the import statements
    modules = []
    for imported_names in module.imports.values():
        for imported_name in imported_names:
            for name in list_with_packages(imported_name):  # "a" and "a.b" for `import a.b`
                if name not in started_names:
                    imported_module = make_module(name, finder)
                    modules += _read_with_imports(imported_module, finder, started_names)
    return [*modules, module]


def with_header(source: str, path: str, text: str) -> str:
    """Return an agent's source with the first lines of a built file, which name its origin.

    `path` is that of the agent's file. `text` names the player on the command line.
    """
    banner = _make_banner(single_line(path))
    return f"{HEADER}connectx build from {single_line(text)}\n{banner}{source}"


def is_built(text: str) -> bool:
    """Return whether a text is a built file, as its first line says."""
    return text.startswith(HEADER)


def find_parts(text: str) -> list[BuiltPart]:
    """Return the parts of a built file from the top to the bottom. The last is the agent's.

    The list is empty for a text that is no built file.

    >>> find_parts(with_header("def agent(obs): ...", "agents/mine.py", "mine"))
    [BuiltPart(path='agents/mine.py', lines_above=4)]
    """
    if not is_built(text):
        return []
    parts = []
    for banner in BANNER_PATTERN.finditer(text):
        lines_above = text.count("\n", 0, banner.end())
        parts.append(BuiltPart(banner["path"], lines_above))
    return parts


def locate_line(text: str, line: int) -> tuple[str, int] | None:
    """Return the file and the line from which a line of a built file comes. Lines count from 1.

    Returns None for a line of the header, and for a text that is no built file.

    The file below has a line of the header, three lines of a banner, and the agent in line 5:

    >>> locate_line(with_header("def agent(obs): ...", "agents/mine.py", "mine"), 5)
    ('agents/mine.py', 1)
    """
    parts_above = [part for part in find_parts(text) if part.lines_above < line]
    if not parts_above:
        return None
    part = parts_above[-1]
    return part.path, line - part.lines_above


def check_function(source: str, path: str, function: str = "") -> None:
    """Check that a source may define a function, or any callable if `function` is "".

    Only what the text alone rules out is an error: a name may be bound in many ways.

    Raises PlayerError, which calls the source by `path`, if the source is not Python, if it never
    mentions the function, or if nothing in it can make a callable.
    """
    tree = _parse_source(source, path)
    nodes = list(ast.walk(tree))
    has_star_import = any(isinstance(node, ast.alias) and node.name == "*" for node in nodes)
    if has_star_import:
        return  # only executing `from module import *` shows what it binds
    if function and not re.search(rf"\b{function}\b", source):
        functions = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
        listed = ", ".join(functions) or "none"
        raise PlayerError(f"{path}:1: does not define {function}; its functions: {listed}")
    # What defines a callable, or may give one: a call, an import (alias) and a name that is read.
    callable_nodes = ast.FunctionDef | ast.ClassDef | ast.Lambda | ast.Call | ast.alias | ast.Load
    may_make_callable = any(isinstance(node, callable_nodes) for node in nodes)
    if not may_make_callable:
        raise PlayerError(f"{path}:1: no agent, expected `def agent(obs, config):`")


def _parse_source(source: str, path: str) -> ast.Module:
    """Return the syntax tree of a source. Raises PlayerError if the source is not Python."""
    try:
        tree = ast.parse(source)
        find_global_names(source)  # compiles it, which finds a `return` outside of functions
    except PARSE_ERRORS as error:
        line = getattr(error, "lineno", 0) or 1  # only a SyntaxError has a line, which may be None
        message = describe_parse_error(error)
        raise PlayerError(f"{path}:{line}: not Python source: {message}") from error
    return tree


# The files whose arrays an agent reads ----------------------------------------------------------


def read_array_files(modules: Sequence[Module]) -> dict[str, bytes]:
    """Read the files that modules read with `read_arrays`. Returns their bytes by their names.

    A file's name is the argument of the call. The file has to be below the folder of the module.

    Raises PlayerError, with the line of the call, if the name is not fixed, or if the file cannot
    be read or holds no arrays.
    """
    files: dict[str, bytes] = {}
    can_read_arrays = any(module.name == READ_ARRAYS_MODULE for module in modules)
    if not can_read_arrays:
        return files
    for module in modules:
        if module.name == READ_ARRAYS_MODULE:
            continue
        values = _find_assigned_values(module.tree)
        # The calls outside of functions, by the nodes of what they call.
        top_level_calls: dict[ast.AST, ast.Call] = {}
        for node in _walk_outside(module.tree, FunctionNode):
            if isinstance(node, ast.Call):
                top_level_calls[node.func] = node
        for node in ast.walk(module.tree):
            if not isinstance(node, ast.Name) or node.id != READ_ARRAYS_NAME:
                continue
            try:
                name = _find_array_file_name(top_level_calls.get(node), values)
                files[name] = _read_array_file(name, module.file.parent)
            except ValueError as error:
                raise module.error(node.lineno, str(error)) from error
    return files


def embed_array_files(modules: Sequence[Module]) -> None:
    """Add the files that modules read with `read_arrays`, as text, to the module that defines it.

    That module's source, `connectx/core/weights.py`, gets a line `FILES[name] = text` for each
    file. The text is the file's bytes in Base85.

    Raises PlayerError if the name of such a file is not fixed, or if the file cannot be read or
    holds no arrays.
    """
    for name, data in read_array_files(modules).items():
        defining_module = next(module for module in modules if module.name == READ_ARRAYS_MODULE)
        line = f"FILES[{name!r}] = {base64.b85encode(data).decode()!r}\n"
        defining_module.source = f"{defining_module.source.rstrip()}\n{line}"


def _find_assigned_values(tree: ast.Module) -> dict[str, ast.expr | None]:
    """Return the last value that a module assigns to each name by a statement `name = value`.

    Only statements at the top level count. None stands for a name that has only an annotation.
    """
    values: dict[str, ast.expr | None] = {}
    for node in tree.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=value)
            ):
                values[name] = value
    return values


def _walk_outside(node: ast.AST, excluded: UnionType) -> Iterator[ast.AST]:
    """Yield the nodes below a node, without nodes of the types `excluded` and what is in them."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, excluded):
            yield child
            yield from _walk_outside(child, excluded)


def _find_array_file_name(call: ast.Call | None, values: Mapping[str, ast.expr | None]) -> str:
    """Return the name of the file that a call of `read_arrays` reads.

    `call` is None if the function is not called at the top level. `values` are those of the
    module's constants, one of which may hold the name.

    Raises ValueError if the name is not certain.
    """
    argument: ast.expr | None = None
    if call is not None and len(call.args) == 1 and not call.keywords:
        argument = call.args[0]
    # A constant may have another constant as its value. Each is used once, so the loop ends.
    remaining_values = dict(values)
    while isinstance(argument, ast.Name):
        argument = remaining_values.pop(argument.id, None)
    if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
        raise ValueError(
            f'expected {READ_ARRAYS_NAME}("FILE.npz") at the top level, or a constant with the name'
        )
    return argument.value


def _read_array_file(name: str, folder: Path) -> bytes:
    """Return the bytes of a file of arrays.

    Raises ValueError if the file is not below the folder, cannot be read, or holds no arrays.
    """
    file = folder / name
    try:
        if not file.is_file():
            raise ValueError(f"{name}: no such file in {folder}")
        leads_out = PurePath(name).is_absolute() or ".." in PurePath(name).parts
        if leads_out or not file.resolve().is_relative_to(folder):
            raise ValueError(f"{name}: leads out of the agent's folder, expected one in {folder}")
        data = file.read_bytes()
        check_zip(data)
    except OSError as error:
        raise ValueError(f"{name}: {error.strerror}") from error
    arrays_in(name, data)  # raises ValueError if there are none
    return data


# The text ---------------------------------------------------------------------------------------


def _make_sections_with_code(
    modules: Sequence[Module], replacements: Mapping[str, Replacements]
) -> list[str]:
    """Return the sections of a built file, below its header, if its helpers stand in it as code.

    The sections are the `from __future__` imports, the helpers, the statement that sets `__file__`,
    and the agent. A section that is not needed is "". `replacements` has, by the names of the
    modules, the nodes of their trees that get another text.
    """
    *helpers, agent = modules
    helpers_code = ""
    for helper in helpers:
        if helper.source:
            helpers_code += _make_helper_code(helper, replacements[helper.name])
    agent_code = _make_agent_code(agent, replacements[agent.name])
    return [_make_future_lines(modules), helpers_code, _make_file_variable_code(agent), agent_code]


def _make_sections_with_texts(modules: Sequence[Module]) -> list[str]:
    """Return the sections of a built file, below its header, if its helpers are stored as texts.

    A helper that cannot be code beside the agent's is stored as a string, which the built file
    runs as a module. The sections are the `from __future__` imports, these strings, the statement
    that sets `__file__`, and the agent's code. A section that is not needed is "".
    """
    *helpers, agent = modules
    helpers_text = "".join(_make_embedded_texts(helpers))
    agent_code = _make_agent_code_below_texts(agent)
    return [_make_future_lines([agent]), helpers_text, _make_file_variable_code(agent), agent_code]


def _make_banner(path: str) -> str:
    """Return the comment above the part of a built file that comes from a file of this path."""
    return f"{BANNER_LINE}# {path}\n{BANNER_LINE}"


def _make_helper_code(helper: Module, replacements: Replacements) -> str:
    """Return a helper's code below its banner.

    `replacements` has the new text of each node of the helper's tree that changes. Imports from
    `__future__` become comments, as the built file has them at its top. Each line stays where it is
    in its file, but a block at the end that never runs is cut off.
    """
    texts: Replacements = dict.fromkeys(_find_future_imports(helper), "")  # "" makes a comment
    texts.update(replacements)
    lines = replace_nodes(helper.source, texts).rstrip("\n").split("\n")
    for node in replacements:
        # The only `if` blocks among the replacements are those that never run, such as below
        # `if TYPE_CHECKING:`. Where code follows, their lines stay as comments, so that the lines
        # of tracebacks are right.
        if not isinstance(node, ast.If):
            continue
        is_at_end = node.end_lineno == len(lines)
        if is_at_end:
            lines_before_block = node.lineno - 1
            lines = lines[:lines_before_block]
    code = "\n".join(lines).rstrip("\n")
    return f"{_make_banner(helper.path)}{code}\n\n\n"


def _find_future_imports(module: Module) -> list[ast.stmt]:
    """Return the imports of a module from `__future__`."""
    return [node for node in module.body if getattr(node, "module", "") == "__future__"]


def _make_future_lines(modules: Sequence[Module]) -> str:
    """Return the imports of modules from `__future__`, which have to stand above all code.

    Each import is a line, and stands there once.
    """
    lines: list[str] = []
    for module in modules:
        for node in _find_future_imports(module):
            lines.append(f"{ast.unparse(node)}\n")
    return "".join(dict.fromkeys(lines))


def _make_file_variable_code(agent: Module) -> str:
    """Return the lines that set `__file__`, which Kaggle does not do.

    Returns "" if the agent does not use `__file__`.
    """
    uses_file = FILE_VARIABLE in find_global_names(agent.source).used
    return SET_FILE_CODE if uses_file else ""


def _make_embedded_texts(helpers: Iterable[Module]) -> Iterator[str]:
    """Yield the texts of a built file by which it imports its helpers.

    First comes the code of `importer.py`, then for each helper a statement that puts it into the
    importer's dictionary: `_EMBEDDED["helper"] = "helper.py", r'''...'''`.
    """
    yield f"{_make_banner(IMPORTER_PATH)}{IMPORTER.read_text('utf-8')}\n"
    for helper in helpers:
        literal = _make_string_literal(helper.source)
        statement = f"_EMBEDDED[{helper.name!r}] = {helper.path!r}, {literal}\n"
        if helper.source:
            yield f"{_make_banner(helper.path)}{statement}\n"
        else:
            yield statement
    yield "del _EMBEDDED\n"


def _make_string_literal(source: str) -> str:
    """Return a string literal with a module's source.

    It has the source line by line, below the opening quotes, if the source lacks one of the two
    kinds of triple quotes. Otherwise it is in one line, with escapes.
    """
    if not source:
        return repr("")
    for quote in ("'''", '"""'):
        if quote not in source:
            return f"r{quote}\n{source}\n{quote}"
    return repr(f"\n{source}")


def _make_agent_code(agent: Module, replacements: Replacements) -> str:
    """Return the agent's code, in as many lines as in its file, below its banner.

    Its docstring is assigned to `__doc__`, because it is not at the top of the built file.
    """
    texts: Replacements = dict(replacements)
    for node in _find_future_imports(agent):
        texts[node] = "pass"
    has_docstring = len(agent.body) < len(agent.tree.body)  # `body` is without it
    if has_docstring:
        docstring = agent.tree.body[0]
        texts[docstring] = f"__doc__ = {ast.get_source_segment(agent.source, docstring)}"
    return f"{_make_banner(agent.path)}{replace_nodes(agent.source, texts)}"


def _make_agent_code_below_texts(agent: Module) -> str:
    """Return the agent's code, below its banner, for helpers that stand in the file as text.

    Its imports of helpers are executed by `exec`, such as `exec('import helpers')`, because code
    outside of functions does not have the importer's `__import__`.
    """
    texts: Replacements = {}
    names = find_global_names(agent.source)
    binds_exec = "exec" in names.bound  # the agent has another `exec`
    execute = "__builtins__['exec']" if binds_exec else "exec"
    for node in _walk_outside(agent.tree, FunctionNode | ast.ClassDef):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        imports_helper = node in agent.imports
        imported_names = [getattr(node, "module", ""), *(alias.name for alias in node.names)]
        if imports_helper or "importlib" in imported_names:
            texts[node] = f"{execute}({ast.unparse(node)!r})"
    lines_above = ""
    has_relative_import = any(getattr(node, "level", 0) for node in agent.imports)
    if has_relative_import:
        lines_above += f"__package__ = {agent.package!r}\n"
    if "__import__" in names.used:
        lines_above += "__import__ = __builtins__['__import__']\n"
    return lines_above + _make_agent_code(agent, texts)


def _is_last_callable(agent: Module, function: str) -> bool:
    """Return whether a function is surely the last callable that an agent's file binds.

    For this, its `def` has to be the last statement, and nothing else may bind its name.
    """
    if not agent.body:
        return False
    last_definition = getattr(agent.body[-1], "name", "")  # "" for other statements
    if last_definition != function:
        return False
    return find_global_names(agent.source).bound[function] == 1


def _make_header(
    modules: Sequence[Module], function_and_constants: str, function: str, text_reason: str
) -> str:
    """Return the comment on top of a file: its contents, what Kaggle calls, how to build it again.

    `function` is the one that plays, "" for the last callable. `text_reason` is why the helpers
    stand in the file as text, "" if they stand there as code.

    A hash of the file's text identifies a player. So nothing that changes with every commit may be
    added here: no date, no version, no commit.
    """
    *helpers, agent = modules
    name = agent.path  # of the player, on the command line
    if Path(agent.path).parent == Path(AGENTS_FOLDER_NAME):
        name = Path(agent.path).stem
    # All lines get a "# " below, which HEADER has already.
    title = f"{HEADER.removeprefix('# ')}connectx build from {agent.path}"
    if function_and_constants:
        name = f"{name}:{function_and_constants}"
        title += f" as {name}"

    modules_with_code = [helper for helper in helpers if helper.source] + [agent]
    path_width = max(len(module.path) for module in modules_with_code)
    lines = [title, "", "In this file, from the top:", ""]
    for module in modules_with_code:
        first_line_of_docstring = module.docstring.partition("\n")[0]
        lines.append(f"    {module.path:{path_width}}  {first_line_of_docstring}")
    called = f"`{function}`" if function else "the last function"
    lines += ["", f"Kaggle calls {called} of the last part, the agent."]
    if text_reason:
        lines += [
            "The parts above it are its helpers, as text. The code at the top, which you can skip,",
            "makes modules of them when the agent imports them. They would not play the same as",
            f"code, because {text_reason}.",
        ]
    elif len(modules_with_code) > 1:
        lines += [
            "The parts above it are its helpers. An import of one of them has become a comment,",
            "and a name such as `helpers.pick` has become `pick`.",
        ]
    command = f"    connectx build {shlex.quote(name)}"
    lines += [
        "",
        "To change the player, edit the files that the parts name, and build again:",
        "",
        command,
    ]
    comments = [f"# {single_line(line)}".rstrip() for line in lines]
    return "\n".join(comments) + "\n"

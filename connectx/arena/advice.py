"""What to add to an error that a player raised: a cure, and whether Kaggle may not raise it.

What is said of a wrong answer is in `loading.describe_action`.
"""

import ast
import os
import re
import shlex
import sys
from importlib.metadata import version
from pathlib import Path, PurePath
from typing import NamedTuple

from connectx.arena.child import KAGGLE_FOLDER, Limits
from connectx.build.bundle import find_parts
from connectx.build.module import CORE_PACKAGE, OWN_PACKAGE, PACKAGE_ROOT, is_installed
from connectx.build.player import Player
from connectx.errors import NESTED_TOO_DEEPLY, PARSE_ERRORS, shorten

KAGGLE_FOLDER_NEEDS_SANDBOX = (
    f"{KAGGLE_FOLDER} exists on Kaggle, but here only with bubblewrap (docs/isolation.md)"
)
SANDBOX_MAY_REFUSE = (
    "the sandbox may have refused it; --no-isolate runs the player with your rights"
)
IMPORT_AT_TOP = "its folder is on sys.path only while the file is executed: import it at the top"
IMPORT_WITHOUT_DOTS = "Kaggle's files are in no package, import without the dots"
KILLED_BY_UNKNOWN = "it killed itself, or the system killed it, as it does when memory runs out"

NO_FILE_VARIABLE = "name '__file__' is not defined"
RELATIVE_IMPORT_PATTERN = re.compile("'__name__' not in globals|attempted relative import")
NO_MODULE_PATTERN = re.compile(r"No module named '(?P<module>\w+)")
NO_NAME_PATTERN = re.compile(
    r"'(?P<object>\w+)[\w.]*' has no attribute"
    r"|cannot import name '\w+' from '(?P<module>\w+)"
)
SYSTEM_ERROR_PATTERN = re.compile(  # what the system refused, such as a file
    r"\[(Errno|WinError) -?\d+\]|^not started"
    r"|^([\w.]*\.)?(OSError|\w*(Permission|FileNotFound|FileExists|Directory|IO|Process|Timeout"
    r"|BrokenPipe|Connection\w*|URL|SSL|HTTP)Error|gaierror|herror|timeout)\b|^(sqlite3|shutil)\."
)
PARSER_OVERFLOW = "MemoryError: Parser stack overflowed"  # Python 3.13 says so of deep nesting
# What `read_arrays` says of a file that is not there.
NO_ARRAY_FILE = "no such file beside the agent"
ERROR_FILE_PATTERN = re.compile(  # the file that a system's error names
    r": '([^']+)'|^OSError: (\S+): cannot open shared object"
    rf"|^FileNotFoundError: (\S+): {NO_ARRAY_FILE}"
)
# A path of one of the player's own files, in the sandbox or without one.
OWN_FILE_PATTERN = re.compile(
    rf"(?:{KAGGLE_FOLDER}|.*[/\\\\]player-[0-9a-f]{{16}}[/\\\\]agent)[/\\\\](?P<path>.+)"
)
MEMORY_ERROR_PATTERN = re.compile(
    r"MemoryError|Errno 12\b|[Cc]annot allocate memory|[Uu]nable to allocate|can't start new thread"
    r"|bad_alloc|not enough memory|out of memory|memory allocation of \d+ bytes failed"
)
# How a process ended that killed itself, or that the system killed.
KILLED_PATTERN = re.compile(r"was ended by SIGKILL")
NUMPY_2_PATTERN = re.compile(  # what numpy 2 refuses, and older ones play
    r"was removed in the NumPy 2\.0 release|module 'numpy[\w.]*' has no attribute"
    r"|cannot import name '\w+' from 'numpy"
    r"|'numpy\.\w+' object has no attribute '(itemset|newbyteorder|ptp|tostring)'"
    r"|not '?numpy\.bool'?|'numpy\.bool' object cannot be|non-int of type 'numpy\.bool'"
    r"|slice indices must be integers|Python integer -?\d+ out of bounds|too large to convert to C"
    r"|only 0-dimensional arrays can|Unable to avoid copy while|binary mode of fromstring is re"
    r"|nonzero on 0d arrays|np\.sum\(generator\)|does not support Python ints"
    r"|unexpected keyword argument '(newshape|interpolation)'"
    r"|ufunc '(bitwise_\w+|\w+_shift)' not supported for the input types"  # uint64 and int64
)
NUMPY_REPLACEMENT_PATTERN = re.compile(r"Use `(?P<name>[\w.]+)` instead")


class Advice(NamedTuple):
    """What to add to an error's message, "" for nothing, and whether Kaggle may not raise it."""

    text: str = ""
    is_unknown: bool = False


def advice_on(error: str, player: Player, limits: Limits) -> Advice:
    """Return the advice on an error that a player raised in a process with these limits.

    `error` is the first line of its message, or a traceback with its causes. The text of the advice
    is the first one that there is: on Kaggle's folder in the player's code, on `__file__`, then on
    each line of the messages, from the last one to the first.
    It is unknown whether the error happens on Kaggle if this machine may have caused it: by its
    packages, its limit of memory, its sandbox or the lack of one, or its files.
    """
    pieces_of_advice = []
    if not limits.is_sandboxed and is_in_code(KAGGLE_FOLDER, player):
        pieces_of_advice.append(Advice(KAGGLE_FOLDER_NEEDS_SANDBOX, is_unknown=True))
    if NO_FILE_VARIABLE in error:  # `__file__` is not defined
        pieces_of_advice.append(_advise_on_file_variable(error, player))
    for line in reversed(error.splitlines()):
        is_message = line and not line.startswith((" ", "Traceback"))
        if is_message:
            pieces_of_advice.append(_advise_on_line(line, player, limits))
    texts = [advice.text for advice in pieces_of_advice if advice.text]
    first_text = texts[0] if texts else ""
    is_unknown = any(advice.is_unknown for advice in pieces_of_advice)
    return Advice(first_text, is_unknown)


def find_memory_line(output: str) -> str:
    """Return the last line of a player's output that speaks of too little memory; "" if none."""
    memory_lines = [line for line in output.splitlines() if MEMORY_ERROR_PATTERN.search(line)]
    if not memory_lines:
        return ""
    return shorten(memory_lines[-1].strip())


def _advise_on_line(line: str, player: Player, limits: Limits) -> Advice:
    """Return the advice on one line of an error's message, by the first cause that fits it.

    Each pattern stands for one cause. A line may match several patterns, so their order matters.
    """
    if RELATIVE_IMPORT_PATTERN.search(line):
        return Advice(IMPORT_WITHOUT_DOTS)
    if MEMORY_ERROR_PATTERN.search(line):
        return _advise_on_memory(line, player, limits)
    if KILLED_PATTERN.search(line):
        return Advice(KILLED_BY_UNKNOWN, is_unknown=True)
    missing_module = NO_MODULE_PATTERN.search(line)
    if missing_module is not None:
        return _advise_on_module(missing_module["module"], player)
    if NUMPY_2_PATTERN.search(line) and _is_about_numpy(line, player):
        return _advise_on_numpy(line)
    if "f-string" in line and sys.version_info < (3, 12):
        return Advice("Python 3.12, as on Kaggle, takes more in f-strings", is_unknown=True)
    if SYSTEM_ERROR_PATTERN.search(line):
        return _advise_on_system_error(line, player, limits)
    return _advise_on_missing_name(line, player)


def _advise_on_file_variable(error: str, player: Player) -> Advice:
    """Return the advice on a `__file__` that is not defined.

    If `error` is a traceback, it has the line of code that uses `__file__`.
    """
    if "sys.path" in error:  # the line adds the player's folder to it
        return Advice("delete this line, the build carries your modules")
    command = _archive_command(player)
    return Advice(f"Kaggle gives it to no single file; in an archive it is set: {command}")


def _advise_on_memory(line: str, player: Player, limits: Limits) -> Advice:
    """Return the advice on memory that ran out.

    Python's parser also raises MemoryError for code that is nested too deeply. The error has a
    message since Python 3.13, and none before.
    """
    if PARSER_OVERFLOW in line:
        return Advice(NESTED_TOO_DEEPLY)
    has_no_message = line.strip() == "MemoryError"
    if has_no_message and _is_nested_too_deeply(player):
        return Advice(NESTED_TOO_DEEPLY)
    limit_mib = limits.memory_bytes >> 20
    limit = f"a process may have {limit_mib:,} MiB of address space here"
    return Advice(f"{limit}, which --memory changes", is_unknown=True)


def _is_nested_too_deeply(player: Player) -> bool:
    """Return whether Python's parser refuses a file or a helper of a player with a MemoryError."""
    # The helpers in a built file are long strings. Other strings are compiled in vain.
    sources: list[str | bytes] = [*_list_sources(player), *_find_long_strings(player.source)]
    for source in sources:
        try:
            compile(source, "<source>", "exec", dont_inherit=True)
        except MemoryError:
            return True
        except PARSE_ERRORS:  # it is not Python
            continue
    return False


def _find_long_strings(source: str) -> list[str]:
    """Return the strings of several lines in a built file, among them the helpers it has as text.

    The list is empty for any other file.
    """
    is_built = bool(find_parts(source))  # the parts from which the build made the file
    if not is_built:
        return []
    try:
        nodes = ast.walk(ast.parse(source))
    except PARSE_ERRORS:
        return []
    constants = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return [value for value in constants if isinstance(value, str) and "\n" in value]


def _advise_on_module(name: str, player: Player) -> Advice:
    """Return the advice on a module of this name, which was not found."""
    if _is_shipped(name, player):  # the player brings it
        return Advice(IMPORT_AT_TOP)
    if name == OWN_PACKAGE:
        return Advice(f"Kaggle does not have it; a file of connectx build holds {CORE_PACKAGE}")
    if _is_own_module(name, player):
        return Advice(
            "the build did not find it: put it beside the others, and name it in `import`"
        )
    # A player does not see the folder in which we run, or our checkout.
    if is_installed(name, [PACKAGE_ROOT]):
        return Advice(f"Kaggle's {name} may be of another version", is_unknown=True)
    if_yours = f"if it is yours, put {name}.py beside the file, and the build puts it in"
    if_library = f"if a library, pip install {name}; Kaggle has numpy, and may lack others"
    return Advice(f"{name} is not installed here; {if_yours}; {if_library}", is_unknown=True)


def _is_about_numpy(line: str, player: Player) -> bool:
    """Return whether an error may come from numpy, by its words or the player's code."""
    return "numpy" in line.lower() or "ufunc" in line or is_in_code("numpy", player)


def _advise_on_numpy(line: str) -> Advice:
    """Return the advice on what numpy 2 refuses.

    `line` is the line of the error's message, which may name a replacement.
    """
    text = f"numpy {version('numpy')} is installed here, Kaggle's may be older"
    replacement = NUMPY_REPLACEMENT_PATTERN.search(line)
    if replacement is not None:
        text += f"; {replacement['name']} works with every numpy"
    return Advice(text, is_unknown=True)


def _advise_on_missing_name(line: str, player: Player) -> Advice:
    """Return the advice on a name that a module lacks; an empty one on any other error.

    Such an error is an ImportError ("cannot import name 'x' from 'y'"), or an AttributeError of a
    module ("module 'y' has no attribute 'x'"). An attribute that another object lacks is no matter
    of versions.
    """
    missing_name = NO_NAME_PATTERN.search(line)
    is_import_error = line.startswith("ImportError")
    is_attribute_of_module = missing_name is not None and "module '" in line
    if not is_import_error and not is_attribute_of_module:
        return Advice()
    if missing_name is not None:
        # The pattern has a group for each of the two errors, of which one has matched.
        module = missing_name["object"] or missing_name["module"]
        if _is_own_module(module, player):  # whose version is the same on Kaggle
            return Advice()
    return Advice("a package of another version may play on Kaggle", is_unknown=True)


def _advise_on_system_error(line: str, player: Player, limits: Limits) -> Advice:
    """Return the advice on what the system has refused, such as a file.

    `line` is the line of the error's message.
    """
    file_name = _find_file_name(line)
    if file_name.startswith(KAGGLE_FOLDER) and not limits.is_sandboxed:
        return Advice(KAGGLE_FOLDER_NEEDS_SANDBOX, is_unknown=True)
    is_absent = "FileNotFound" in line or "cannot open shared object" in line
    path = _path_beside_agent(file_name, player)
    # A relative path is that of a file which the player expects to bring.
    is_own_file = file_name != "" and not PurePath(path).is_absolute()
    if not is_absent or not is_own_file:
        text = SANDBOX_MAY_REFUSE if limits.is_sandboxed else ""
        return Advice(text, is_unknown=True)
    # Whether the player has looked for the file beside its own file. `read_arrays` always does.
    is_beside_agent = OWN_FILE_PATTERN.fullmatch(file_name) is not None or NO_ARRAY_FILE in line
    return _advise_on_missing_file(path, player, is_beside_agent=is_beside_agent)


def _find_file_name(line: str) -> str:
    """Return the name of the file in a line of a system's error; "" if it names none."""
    error_file = ERROR_FILE_PATTERN.search(line)
    if error_file is None:
        return ""
    # The pattern has a group for each form of such a line, of which one has matched.
    names = [name for name in error_file.groups() if name]
    return names[0] if names else ""


def _path_beside_agent(file_name: str, player: Player) -> str:
    """Return the path that a file has in the player's folder, such as "models/net.npz".

    The folder may be that on this machine, or the one that the player's process sees. The name of a
    file that is not in it is returned as it is.
    """
    folder = _find_folder(player)
    if folder is not None and Path(file_name).is_relative_to(folder):
        return Path(file_name).relative_to(folder).as_posix()
    own_file = OWN_FILE_PATTERN.fullmatch(file_name)
    if own_file is None:
        return file_name
    return own_file["path"]


def _advise_on_missing_file(path: str, player: Player, *, is_beside_agent: bool) -> Advice:
    """Return the advice on a file of the player's that was not there.

    `path` is the file's path in the player's folder. `is_beside_agent` tells whether the player has
    looked for the file beside its own file. If not, it has looked in the folder in which it has
    started, which is another one, or in its own folder on this machine, which Kaggle does not have.
    """
    open_beside_agent = f"open Path(__file__).parent / {path!r}"
    if _is_shipped(path, player):
        if is_beside_agent:
            return Advice()
        return Advice(f"it starts in another folder: {open_beside_agent}")
    steps = []
    if not is_beside_agent:
        steps.append(open_beside_agent)
    folder = _find_folder(player)
    # `Path.exists` raises OSError for a name that is too long, or in a folder without rights.
    exists_here = folder is not None and os.path.exists(folder / path)  # noqa: PTH110
    if exists_here:
        steps.append(f"{_archive_command(player)} packs both")
    else:
        steps.append(f"put {path} beside the file")
        steps.append(f"{_archive_command(player)} packs it")
    return Advice(", ".join(steps))


# What a player's code has ------------------------------------------------------------------------


def is_in_code(text: str, player: Player) -> bool:
    """Return whether a text stands in a player's source, or in a Python file beside it."""
    return any(text.encode() in source for source in _list_sources(player))


def _list_sources(player: Player) -> list[bytes]:
    """Return the source of a player, and those of the Python files beside it."""
    other_sources = [file.data for file in player.files if file.path.endswith(".py")]
    return [player.source.encode(), *other_sources]


def _is_shipped(name: str, player: Player) -> bool:
    """Return whether a player brings a file or folder called `name` beside its own file.

    `name` is the path of a file, such as "models/net.npz", or the name of something at the top of
    the player's folder without its suffix, such as "models", or "helper" for helper.py.
    """
    for file in player.files:
        path = PurePath(file.path)
        top_name = path.parts[0].partition(".")[0]
        if name in (path.as_posix(), top_name):
            return True
    return False


def _is_own_module(name: str, player: Player) -> bool:
    """Return whether a module of that name, or a part of its package, is among a player's own.

    These are the modules that the build put into the player's file, and the files beside it.
    """
    # The paths of the files from which the build made the player's file, such as "helper.py".
    built_paths = [PurePath(path) for path, _lines_above in find_parts(player.source)]
    built_names = {path.parts[0].removesuffix(".py") for path in built_paths}
    return name in built_names or _is_shipped(name, player)


def _find_folder(player: Player) -> Path | None:
    """Return the folder in which a player lies on this machine, or None if it has no path."""
    if not player.path:
        return None
    path = Path(player.path)  # of a file, or of a folder
    return path if path.is_dir() else path.parent


def _archive_command(player: Player) -> str:
    """Return the command line that packs a player and the files that it reads into an archive."""
    path = Path(player.path) if player.path else Path("FILE")
    if path.is_relative_to(Path.cwd()):
        path = path.relative_to(Path.cwd())
    return f"connectx build {shlex.quote(str(path))} --archive"

"""What to add to an error that a player raised: a cure, and whether Kaggle may not raise it.

Of a wrong answer, `loading.describe_action` says what it was.
"""

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
from connectx.errors import shorten

IN_SANDBOX = f"{KAGGLE_FOLDER} exists on Kaggle, but here only with bubblewrap (docs/isolation.md)"
REFUSED = "the sandbox may have refused it; --no-isolate runs the player with your rights"
LATE = "its folder is on sys.path only while the file is executed: import it at the top"
MISSING = re.compile(r"No module named '(\w+)")
NOT_THERE = re.compile(r"'(\w+)[\w.]*' has no attribute|cannot import name '\w+' from '(\w+)")
# What the system refused; and in it, the file that was asked for.
SYSTEM = re.compile(
    r"\[(Errno|WinError) -?\d+\]|^not started"
    r"|^([\w.]*\.)?(OSError|\w*(Permission|FileNotFound|FileExists|Directory|IO|Process|Timeout"
    r"|BrokenPipe|Connection\w*|URL|SSL|HTTP)Error|gaierror|herror|timeout)\b|^(sqlite3|shutil)\."
)
FILE = re.compile(
    r": '([^']+)'|^OSError: (\S+): cannot open shared object"
    r"|^FileNotFoundError: (\S+): no such file beside the agent"
)
READ = "no such file beside the agent"  # says read_arrays
# Where a player's own files lie: in the sandbox, and without one.
INSIDE = re.compile(rf"(?:{KAGGLE_FOLDER}|.*[/\\\\]player-[0-9a-f]{{16}}[/\\\\]agent)[/\\\\](.+)")
MEMORY = re.compile(
    r"MemoryError|Errno 12\b|[Cc]annot allocate memory|[Uu]nable to allocate|can't start new thread"
    r"|bad_alloc|not enough memory|out of memory|memory allocation of \d+ bytes failed"
)
# What a process that killed itself, and one that the system killed, have in common.
KILLED = re.compile(r"was ended by SIGKILL")
KILLER_UNKNOWN = "it killed itself, or the system killed it, as it does when memory runs out"
# What numpy 2 refuses, and older ones play.
NUMPY = re.compile(
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
INSTEAD = re.compile(r"Use `([\w.]+)` instead")
RELATIVE = re.compile("'__name__' not in globals|attempted relative import")
IN_NO_PACKAGE = "Kaggle's files are in no package, import without the dots"


class Advice(NamedTuple):
    """What to add to an error's message, "" for nothing, and whether Kaggle may not raise it."""

    text: str = ""
    is_unknown: bool = False


def advice_on(error: str, player: Player, limits: Limits) -> Advice:
    """The advice on an error: the first line of its message, or a traceback with its causes.

    Whatever this machine may have caused is unknown: its packages, its limit of memory, its sandbox
    or the lack of one, its files.
    """
    lines = [
        line for line in error.splitlines() if line and not line.startswith((" ", "Traceback"))
    ]
    found = [_advice_on_line(line, player, limits) for line in reversed(lines)]
    if "name '__file__' is not defined" in error:
        how = "delete this line, the build carries your modules"
        if "sys.path" not in error:
            how = f"Kaggle gives it to no single file; in an archive it is set: {_packing(player)}"
        found.insert(0, Advice(how))
    if not limits.sandboxed and mentions(KAGGLE_FOLDER, player):
        found.insert(0, Advice(IN_SANDBOX, True))
    text = next((advice.text for advice in found if advice.text), "")
    return Advice(text, any(advice.is_unknown for advice in found))


def last_words_of_memory(output: str) -> str:
    """Return the last line of a player's output that speaks of too little memory, else ""."""
    lines = [line for line in output.splitlines() if MEMORY.search(line)]
    return shorten(lines[-1].strip()) if lines else ""


def _advice_on_line(line: str, player: Player, limits: Limits) -> Advice:
    if RELATIVE.search(line):
        return Advice(IN_NO_PACKAGE)
    if MEMORY.search(line):
        limit = f"a process may have {limits.memory >> 20:,} MiB of address space here"
        return Advice(f"{limit}, which --memory changes", True)
    if KILLED.search(line):
        return Advice(KILLER_UNKNOWN, True)
    if missing := MISSING.search(line):
        return _on_module(missing[1], player)
    is_numpys = "numpy" in line.lower() or "ufunc" in line or mentions("numpy", player)
    if NUMPY.search(line) and is_numpys:
        instead = INSTEAD.search(line)
        works = f"; {instead[1]} works with every numpy" if instead else ""
        here = f"numpy {version('numpy')} is installed here"
        return Advice(f"{here}, Kaggle's may be older{works}", True)
    if "f-string" in line and sys.version_info < (3, 12):
        return Advice("Python 3.12, as on Kaggle, takes more in f-strings", True)
    if SYSTEM.search(line):
        return _on_system(line, player, limits)
    named = NOT_THERE.search(line)
    if line.startswith("ImportError") or (named and "module '" in line):
        own = named and _is_own(named[1] or named[2], player)
        text = "" if own else "a package of another version may play on Kaggle"
        return Advice(text, not own)
    return Advice()


def _on_module(name: str, player: Player) -> Advice:
    """On a module that was not found."""
    if _is_shipped(name, player):
        return Advice(LATE)
    if name == OWN_PACKAGE:
        return Advice(f"Kaggle does not have it; a file of connectx build holds {CORE_PACKAGE}")
    if _is_own(name, player):
        return Advice(
            "the build did not find it: put it beside the others, and name it in `import`"
        )
    # A player does not see the folder in which we run, or our checkout.
    if not is_installed(name, [PACKAGE_ROOT]):
        yours = f"if it is yours, put {name}.py beside the file, and the build puts it in"
        library = f"if a library, pip install {name}; Kaggle has numpy, and may lack others"
        return Advice(f"{name} is not installed here; {yours}; {library}", True)
    return Advice(f"Kaggle's {name} may be of another version", True)


def _on_system(line: str, player: Player, limits: Limits) -> Advice:
    """On what the system has refused, such as a file."""
    found = FILE.search(line)
    name = next(filter(None, found.groups()), "") if found else ""
    is_absent = "FileNotFound" in line or "cannot open shared object" in line
    if name.startswith(KAGGLE_FOLDER) and not limits.sandboxed:
        return Advice(IN_SANDBOX, True)
    inside, folder = INSIDE.fullmatch(name), _folder(player)
    own = inside[1] if inside else name
    if folder and Path(name).is_relative_to(folder):
        own = Path(name).relative_to(folder).as_posix()
    if not is_absent or not name or PurePath(own).is_absolute():
        return Advice(REFUSED if limits.sandboxed else "", True)
    opens = "" if inside or READ in line else f"open Path(__file__).parent / {own!r}"
    if _is_shipped(own, player):
        return Advice(f"it starts in another folder: {opens}" if opens else "")
    lies_there = folder is not None and (folder / own).exists()
    put = "" if lies_there else f"put {own} beside the file"
    packs = f"{_packing(player)} packs {'both' if lies_there else 'it'}"
    return Advice(", ".join(filter(None, (opens, put, packs))))


def mentions(text: str, player: Player) -> bool:
    """Whether a text stands in a player's code."""
    code = [file.data for file in player.files if file.path.endswith(".py")]
    return any(text.encode() in each for each in (player.source.encode(), *code))


def _is_shipped(name: str, player: Player) -> bool:
    """Whether a player brings a file or a folder of that name, with any suffix, or a module."""
    places = [PurePath(file.path) for file in player.files]
    return any(name in (place.as_posix(), place.parts[0].partition(".")[0]) for place in places)


def _is_own(name: str, player: Player) -> bool:
    """Whether a module of that name, or some of its package, is among a player's own."""
    names = {PurePath(path).parts[0].removesuffix(".py") for path, _ in find_parts(player.source)}
    return name in names or _is_shipped(name, player)


def _folder(player: Player) -> Path | None:
    """The folder in which a player lies here."""
    path = Path(player.path) if player.path else None
    return path.parent if path and not path.is_dir() else path


def _packing(player: Player) -> str:
    """The command that packs a player and what it reads."""
    path = Path(player.path or "FILE")
    shown = path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path
    return f"connectx build {shlex.quote(str(shown))} --archive"

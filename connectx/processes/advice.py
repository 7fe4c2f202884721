"""What to add to an error that a player raised: a cure, and whether Kaggle may not raise it."""

import re
import sys
from importlib.machinery import PathFinder
from importlib.metadata import version
from pathlib import Path, PurePath
from typing import NamedTuple

from connectx.players.player import Player
from connectx.processes.sandbox import KAGGLE_FOLDER

FOLDER = "name its folder (docs/players.md)"
ALONE = f"a single file is loaded without the files beside it, {FOLDER}"
IN_SANDBOX = f"{KAGGLE_FOLDER} exists on Kaggle, but here only with bubblewrap (docs/isolation.md)"
REFUSED = "the sandbox may have refused it; --no-isolate runs the player with your rights"
LATE = "its folder is on sys.path only while the file is executed: import it at the top"
BUILT = "connectx build FILE puts it and the files of read_arrays into one file"
MISSING = re.compile(r"No module named '(\w+)")
NOT_THERE = re.compile(r"'(\w+)[\w.]*' has no attribute|cannot import name '\w+' from '(\w+)")
# What the system refused; and in it, the file that was asked for.
SYSTEM = re.compile(
    r"\[(Errno|WinError) -?\d+\]|^not started"
    r"|^([\w.]*\.)?(OSError|\w*(Permission|FileNotFound|FileExists|Directory|IO|Process|Timeout"
    r"|BrokenPipe|Connection\w*|URL|SSL|HTTP)Error|gaierror|herror|timeout)\b|^(sqlite3|shutil)\."
)
FILE = re.compile(r": '([^']+)'|^OSError: (\S+): cannot open shared object")
ARRAYS = re.compile(r"\.np[yz]: no such file beside the agent|'[^/\\']+\.np[yz]'")
MEMORY = re.compile(
    r"MemoryError|Errno 12\b|[Cc]annot allocate memory|[Uu]nable to allocate|can't start new thread"
    r"|bad_alloc|not enough memory|out of memory|was ended by SIG(ABRT|BUS|KILL|SEGV|TRAP)"
)
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
)
INSTEAD = re.compile(r"Use `([\w.]+)` instead")
CURES = {  # of what Kaggle refuses, too
    "name '__file__' is not defined": "Kaggle executes the text alone; config['__raw_path__'] is "
    "the file's place",
    "'__name__' not in globals": "Kaggle's files are in no package, import without the dots",
    "attempted relative import": "Kaggle's files are in no package, import without the dots",
}


class Advice(NamedTuple):
    """What to add to an error's message, "" for nothing, and whether Kaggle may not raise it."""

    text: str = ""
    is_unknown: bool = False


class Place(NamedTuple):
    """Where a player ran."""

    sandboxed: bool
    memory: int  # bytes of address space that a process may have


def asks_for_folder(player: Player) -> bool:
    """Whether a player's text names Kaggle's folder."""
    return _mentions(KAGGLE_FOLDER, player)


def advice_on(error: str, player: Player, place: Place) -> Advice:
    """The advice on an error: the first line of its message, or a traceback with its causes.

    Whatever this machine may have caused is unknown: its packages, its limit of memory, its sandbox
    or the lack of one, its files.
    """
    lines = [
        line for line in error.splitlines() if line and not line.startswith((" ", "Traceback"))
    ]
    found = [_advice_on_line(line, player, place) for line in reversed(lines)]
    if not place.sandboxed and asks_for_folder(player):
        found.insert(0, Advice(IN_SANDBOX, True))
    text = next((advice.text for advice in found if advice.text), "")
    return Advice(text, any(advice.is_unknown for advice in found))


def _advice_on_line(line: str, player: Player, place: Place) -> Advice:
    if cure := next((cure for sign, cure in CURES.items() if sign in line), ""):
        return Advice(cure)
    if MEMORY.search(line):
        limit = f"a process may have {place.memory >> 20:,} MiB of address space here"
        return Advice(f"{limit}, which --memory changes", True)
    if missing := MISSING.search(line):
        return _on_module(missing[1], player)
    if NUMPY.search(line) and ("numpy" in line.lower() or _mentions("numpy", player)):
        instead = INSTEAD.search(line)
        works = f"; {instead[1]} works with every numpy" if instead else ""
        here = f"numpy {version('numpy')} is installed here"
        return Advice(f"{here}, Kaggle's may be older{works}", True)
    if "f-string" in line and sys.version_info < (3, 12):
        return Advice("Python 3.12, as on Kaggle, takes more in f-strings", True)
    if ARRAYS.search(line) and _is_alone(player) and not _lies_beside(line, player):
        return Advice("the build puts files of read_arrays in (docs/uploading.md)")
    if SYSTEM.search(line):
        return _on_system(line, player, place)
    named = NOT_THERE.search(line)
    if line.startswith("ImportError") or (named and "module '" in line):
        own = named and _is_shipped(named[1] or named[2], player)
        text = "" if own else "a package of another version may play on Kaggle"
        return Advice(text, not own)
    return Advice()


def _on_module(name: str, player: Player) -> Advice:
    """On a module that was not found."""
    alone, file = _is_alone(player), Path(player.path or "")
    ours = Path(__file__).parents[2]
    if alone and _lies_beside(f"'{name}'", player) and (name, file.parent) != ("connectx", ours):
        return Advice(ALONE)
    if _is_shipped(name, player):
        return Advice(LATE)
    if name == "connectx":
        return Advice(f"Kaggle does not have it; {BUILT}")
    # A player does not see the folder in which we run, or our checkout.
    hidden = {"", str(Path.cwd()), str(ours)}
    if PathFinder.find_spec(name, [folder for folder in sys.path if folder not in hidden]) is None:
        elsewhere = f"; if it came with the file, {FOLDER}" if alone and player.path else ""
        return Advice(f"{name} is not installed here{elsewhere}", True)
    return Advice(f"Kaggle's {name} may be of another version", True)


def _on_system(line: str, player: Player, place: Place) -> Advice:
    """On what the system has refused, such as a file."""
    found = FILE.search(line)
    name = (found[1] or found[2]) if found else ""
    is_absent = "FileNotFound" in line or "cannot open shared object" in line
    in_folder = name.startswith(KAGGLE_FOLDER)
    if in_folder and not place.sandboxed:
        return Advice(IN_SANDBOX, True)
    inside = name.removeprefix(KAGGLE_FOLDER).strip("/") if in_folder else name
    if is_absent and (in_folder or not PurePath(name).is_absolute()):
        if player.path and _is_alone(player) and _lies_beside(f"'{inside}'", player):
            return Advice(ALONE)
        if in_folder and not _is_shipped(inside, player):
            return Advice(f"the upload has no {inside}; a folder or an archive brings its files")
        if name and not in_folder:
            return Advice("it starts in an empty folder (docs/players.md)", True)
    return Advice(REFUSED if place.sandboxed else "", True)


def _mentions(text: str, player: Player) -> bool:
    code = [file.data for file in player.files if file.path.endswith(".py")]
    return any(text.encode() in each for each in (player.source.encode(), *code))


def _is_alone(player: Player) -> bool:
    return len(player.files) < 2


def _is_shipped(name: str, player: Player) -> bool:
    """Whether a player brings a file or a folder of that name, with any suffix, or a module."""
    places = [PurePath(file.path) for file in player.files]
    return any(name in (place.as_posix(), place.parts[0].partition(".")[0]) for place in places)


def _lies_beside(quoted: str, player: Player) -> bool:
    """Whether something of the name in quotes, with any suffix, lies beside a player's own file."""
    name = next(iter(re.findall(r"'([^/\\']+)'", quoted)), "").partition(".")[0]
    file = Path(player.path or "")
    others = [other for other in file.parent.glob("*") if other != file]
    return bool(player.path and name) and any(o.name.partition(".")[0] == name for o in others)

"""What to add to an error that a player raised: a cure, and whether Kaggle may raise it too."""

import re
import sys
from importlib.machinery import PathFinder
from importlib.metadata import version
from pathlib import Path

from connectx.players.player import Player
from connectx.processes.sandbox import KAGGLE_FOLDER

FOLDER = "name its folder (docs/players.md)"
ALONE = f"a single file is loaded without the files beside it, {FOLDER}"
IN_UPLOADS = "with bubblewrap, a folder or an archive brings its files there (docs/players.md)"
MISSING = re.compile(r"No module named '(\w+)")
NO_FILE = re.compile(rf"FileNotFoundError: .*: '({KAGGLE_FOLDER}/)?([^/\\']+)'")
ARRAYS = re.compile(r"\.np[yz]\b")
REMOVED = re.compile(
    r"was removed in the NumPy 2\.0 release|module 'numpy' has no attribute"
    r"|cannot import name '\w+' from 'numpy'"
    r"|'numpy\.\w+' object has no attribute '(itemset|newbyteorder|ptp|tostring)'"
)
INSTEAD = re.compile(r"Use `([\w.]+)` instead")
CURES = {  # of what Kaggle refuses, too
    "name '__file__' is not defined": "Kaggle executes the text alone; config.__raw_path__ is the "
    "file's place",
    "'__name__' not in globals": "Kaggle's files are in no package, import without the dots",
    "attempted relative import": "Kaggle's files are in no package, import without the dots",
}


def advice_on(error: str, player: Player) -> tuple[str, bool]:
    """What to add to an error's message, "" for nothing; and whether Kaggle may not raise it."""
    alone = bool(player.path) and len(player.files) < 2
    if missing := MISSING.search(error):
        name = missing[1]
        if name == "connectx":
            built = "connectx build FILE puts it and the files of read_arrays into one file"
            return f"Kaggle does not have it; {built}", False
        if alone and _lies_beside(name, player):
            return ALONE, False
        # A player does not see the folder in which we run, or our checkout.
        ours = {"", str(Path.cwd()), str(Path(__file__).parents[2])}
        if (
            PathFinder.find_spec(name, [folder for folder in sys.path if folder not in ours])
            is None
        ):
            elsewhere = f"; if it came with the file, {FOLDER}" if alone else ""
            return f"{name} is not installed here{elsewhere}", True
    if "FileNotFoundError" in error and ARRAYS.search(error):
        return "the build puts files of read_arrays in (docs/uploading.md)", False
    if player.path and (no_file := NO_FILE.match(error)):
        if alone and _lies_beside(no_file[2].partition(".")[0], player):
            return ALONE, False
        return IN_UPLOADS if no_file[1] else "it starts in an empty folder (docs/players.md)", False
    if REMOVED.search(error):
        instead = INSTEAD.search(error)
        works = f"; {instead[1]} works with every numpy" if instead else ""
        here = f"numpy {version('numpy')} is installed here"
        return f"{here}, Kaggle's may be older{works}", True
    return next((cure for sign, cure in CURES.items() if sign in error), ""), False


def _lies_beside(name: str, player: Player) -> bool:
    """Whether something of that name, with any suffix, lies beside a player's own file."""
    file = Path(player.path or "")
    others = [other for other in file.parent.glob("*") if other != file]
    return any(other.name.partition(".")[0] == name for other in others)

"""What to add to an error that a player raised: a cure, and whether Kaggle may raise it too."""

import re
from importlib.machinery import PathFinder
from importlib.metadata import version
from pathlib import Path

from connectx.players.player import Player

FOLDER = "name its folder (docs/players.md)"
ALONE = f"a single file is loaded without the files beside it, {FOLDER}"
MISSING = re.compile(r"No module named '(\w+)")
NO_FILE = re.compile(r"FileNotFoundError: .*: '[^/\\']+'")
ARRAYS = re.compile(r"\.np[yz]\b")
REMOVED = re.compile(r"was removed in the NumPy 2\.0 release|module 'numpy' has no attribute")
INSTEAD = re.compile(r"Use `([\w.]+)` instead")


def advice_on(error: str, player: Player) -> tuple[str, bool]:
    """What to add to an error's message, "" for nothing; and whether Kaggle may not raise it."""
    alone = bool(player.path) and len(player.files) < 2
    if missing := MISSING.search(error):
        name = missing[1]
        if name == "connectx":
            built = "connectx build FILE makes one file with it and with what read_arrays reads"
            return f"Kaggle does not have it; {built}", False
        if alone and [*Path(player.path or "").parent.glob(f"{name[:80]}*")]:
            return ALONE, False
        if PathFinder.find_spec(name) is None:
            elsewhere = f"; if it came with the file, {FOLDER}" if alone else ""
            return f"{name} is not installed here{elsewhere}", True
    if "FileNotFoundError" in error and ARRAYS.search(error):
        return "read_arrays has the build put the file in (docs/uploading.md)", False
    if player.path and NO_FILE.match(error):
        return ALONE if alone else "it starts in an empty folder (docs/players.md)", False
    if REMOVED.search(error):
        instead = INSTEAD.search(error)
        works = f"; {instead[1]} works with every numpy" if instead else ""
        here = f"numpy {version('numpy')} is installed here"
        return f"{here}, Kaggle's may be older{works}", True
    return "", False

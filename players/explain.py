"""Explains errors that may come from this machine rather than from the player."""

import os
import re
from importlib.machinery import PathFinder
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from players.player import Player

MISSING = re.compile(r"No module named '(\w+)")
REMOVED = re.compile(r"was removed in the NumPy 2\.0 release|module 'numpy' has no attribute")


class Explanation(NamedTuple):
    """What to add to an error's message."""

    text: str  # "" where there is nothing to add
    is_unknown: bool = False  # whether Kaggle's machine would raise it too


def explain(error: str, player: Player) -> Explanation:
    """Explain an error by its message, which may be a stranger's."""
    if missing := MISSING.search(error):
        name, folder = missing[1], Path(player.path or "").parent
        # Not `Path.exists`, which raises for a name that is too long.
        is_beside = any(os.path.exists(folder / each) for each in (name, f"{name}.py"))  # noqa: PTH110
        if player.path and len(player.files) < 2 and is_beside:
            what = "a single file is loaded without the files beside it"
            return Explanation(f"{what}, name its folder (docs/players.md)")
        if PathFinder.find_spec(name) is None:
            return Explanation(f"{name} is not installed here", is_unknown=True)
    if REMOVED.search(error):
        here = f"numpy {version('numpy')} is installed here, Kaggle's may be older"
        return Explanation(here, is_unknown=True)
    return Explanation("")

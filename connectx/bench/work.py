"""Long computations: in chunks on all cores, with results saved, so that a later run resumes."""

import json
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from connectx.core.weights import arrays_in
from connectx.errors import UserError
from connectx.executor import OnProgress, Run, ignore_progress
from connectx.files import naming_errors, replacing, write_file

CHUNKS = 100  # per level, so that workers share it evenly and an interruption costs little

Level: TypeAlias = Sequence[Any] | NDArray[Any]
Results: TypeAlias = tuple[NDArray[Any], ...]


class Chunk(NamedTuple):
    """A task: neighbouring positions of one level, and the file for its results."""

    file: Path
    positions: Any  # a slice of the level: a sequence or an array


class WorkFolder:
    """Results by chunk, in a folder that belongs to one rule."""

    def __init__(
        self, folder: Path, rule: str, run: Run, on_progress: OnProgress = ignore_progress
    ) -> None:
        """Open or make a folder; results in it by another `rule` are removed.

        Raises UserError if it cannot be used, or another process uses it.
        """
        self._folder, self._run, self.on_progress = folder, run, on_progress
        fingerprint = folder / "fingerprint.json"
        with naming_errors(f"{folder}: cannot be used"):
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = _lock(folder)
            if fingerprint.exists() and fingerprint.read_text() != json.dumps(rule):
                for file in folder.glob("*.npz"):
                    file.unlink()
            write_file(fingerprint, [json.dumps(rule)])

    def close(self) -> None:
        """Let others use the folder."""
        self._lock.close()

    def remove(self) -> None:
        """Remove the folder before others can use it; on Windows, which removes no open file, after
        that."""
        if os.name == "nt":
            self.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def results(
        self,
        name: str,
        number: int,
        level: Level,
        work: Callable[[Chunk], Results],
        most: int = sys.maxsize,
    ) -> list[Results]:
        """What `work` returns for each chunk of a level, in order: loaded, or worked out and saved.

        `work` runs in other processes. The results are known again by `name` and `number`, that of
        the level; `on_progress` gets both. A chunk has at most so many positions, and there are a
        hundred chunks or more.
        """
        size = max(1, min(most, -(-len(level) // CHUNKS)))  # the same in every run
        chunks = []
        for start in range(0, len(level), size):
            positions = level[start : start + size]
            file = f"{name.replace(' ', '-')}-{number:02}-{start:08}-{len(positions)}.npz"
            chunks.append(Chunk(self._folder / file, positions))
        found = {chunk.file: _load(chunk.file) for chunk in chunks}
        missing = [chunk for chunk in chunks if found[chunk.file] is None]
        done = len(level) - sum(len(chunk.positions) for chunk in missing)
        self.on_progress(f"{name}, {number}", done, len(level))
        for chunk, arrays in self._run(work, missing):
            with replacing(chunk.file) as place, place.open("wb") as stream:
                np.savez(stream, *arrays)
            found[chunk.file] = arrays
            done += len(chunk.positions)
            self.on_progress(f"{name}, {number}", done, len(level))
        return [results for results in found.values() if results is not None]


def _lock(folder: Path) -> sqlite3.Connection:
    """Return what keeps other processes from a folder until it is closed or this process ends.

    Raises UserError if another process uses the folder.
    """
    try:
        lock = sqlite3.connect(folder / "lock", timeout=0, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        raise UserError(f"{folder}: in use by another process ({error})") from error
    return lock


def _load(file: Path) -> Results | None:
    """The results in a file; None if there is no such file or it is damaged."""
    try:
        return tuple(arrays_in(file.name, file.read_bytes()).values())
    except (OSError, ValueError):
        return None

"""Long computations in chunks on all cores. Results are saved, so that a later run resumes."""

import json
import math
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

# A level has about so many chunks. So workers share it evenly, and an interruption costs little.
LEVEL_CHUNKS = 100

Level: TypeAlias = Sequence[Any] | NDArray[Any]
Results: TypeAlias = tuple[NDArray[Any], ...]


class Chunk(NamedTuple):
    """A task of some neighbouring positions of a level, with the file for its results."""

    file: Path
    positions: Any  # a slice of the level: a sequence or an array


class WorkFolder:
    """A folder that holds the results of chunks, which were computed by one rule."""

    def __init__(
        self, folder: Path, rule: str, run: Run, on_progress: OnProgress = ignore_progress
    ) -> None:
        """Open or make a folder, and remove results in it by another `rule`.

        Raises UserError if it cannot be used, or if another process uses it.
        """
        self._folder = folder
        self._run = run
        self.on_progress = on_progress
        fingerprint = folder / "fingerprint.json"
        with naming_errors(f"{folder}: cannot be used"):
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = _lock(folder)
            if fingerprint.exists() and fingerprint.read_text() != json.dumps(rule):
                for file in folder.glob("*.npz"):
                    file.unlink()
            write_file(fingerprint, [json.dumps(rule)])

    def close(self) -> None:
        """Let other processes use the folder."""
        self._lock.close()

    def remove(self) -> None:
        """Remove the folder before other processes can use it.

        On Windows they can use it before, as Windows removes no open file.
        """
        if os.name == "nt":
            self.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def results(
        self,
        name: str,
        number: int,
        level: Level,
        work: Callable[[Chunk], Results],
        max_positions: int = sys.maxsize,
    ) -> list[Results]:
        """Return what `work` returns for each chunk of a level, in the order of the chunks.

        Results are loaded if they are in the folder, or else computed and saved. `work` runs in
        other processes. `name` and `number`, which is that of the level, identify the results, and
        `on_progress` gets both. A level has about a hundred chunks, or more if a chunk would have
        more than `max_positions` positions.
        """
        chunks = self._split(name, number, level, max_positions)
        # In the order of the chunks. The results that are missing are None until they are computed.
        results = {chunk.file: _load(chunk.file) for chunk in chunks}
        missing = [chunk for chunk in chunks if results[chunk.file] is None]
        done = len(level) - sum(len(chunk.positions) for chunk in missing)
        self.on_progress(f"{name}, {number}", done, len(level))
        for chunk, arrays in self._run(work, missing):
            with replacing(chunk.file) as temporary_file, temporary_file.open("wb") as stream:
                np.savez(stream, *arrays)
            results[chunk.file] = arrays
            done += len(chunk.positions)
            self.on_progress(f"{name}, {number}", done, len(level))
        return [arrays for arrays in results.values() if arrays is not None]

    def _split(self, name: str, number: int, level: Level, max_positions: int) -> list[Chunk]:
        """Return the chunks of a level, which are the same in every run."""
        size = max(1, min(max_positions, math.ceil(len(level) / LEVEL_CHUNKS)))
        chunks = []
        for start in range(0, len(level), size):
            positions = level[start : start + size]
            file = f"{name.replace(' ', '-')}-{number:02}-{start:08}-{len(positions)}.npz"
            chunks.append(Chunk(self._folder / file, positions))
        return chunks


def _lock(folder: Path) -> sqlite3.Connection:
    """Lock a folder against other processes, and return the lock.

    The lock lasts until it is closed or this process ends. Raises UserError if another process uses
    the folder.
    """
    try:
        lock = sqlite3.connect(folder / "lock", timeout=0, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        raise UserError(f"{folder}: in use by another process ({error})") from error
    return lock


def _load(file: Path) -> Results | None:
    """Return the results in a file; None if there is no such file or it is damaged."""
    try:
        return tuple(arrays_in(file.name, file.read_bytes()).values())
    except (OSError, ValueError):
        return None

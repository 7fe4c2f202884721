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
    """Some neighbouring positions of a level, which are one task, and the file for its results."""

    file: Path
    positions: Any  # a slice of the level: a sequence or an array


class WorkFolder:
    """A folder that holds the results of chunks, which were computed by one rule.

    A level is a sequence of positions, or of whatever else the work is done for. It is cut into
    chunks, each of which is a task and has a file of results.
    """

    def __init__(
        self, folder: Path, rule: str, run: Run, on_progress: OnProgress = ignore_progress
    ) -> None:
        """Open or make a folder, and remove the results in it that were computed by another rule.

        `rule` is a text with everything that the results depend on. `run` calls functions in other
        processes. Raises UserError if the folder cannot be used, or if another process uses it.
        """
        self._folder = folder
        self._run = run
        self.on_progress = on_progress
        fingerprint = folder / "fingerprint.json"
        with naming_errors(f"{folder}: cannot be used"):
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = _lock_folder(folder)
            has_other_rule = fingerprint.exists() and fingerprint.read_text() != json.dumps(rule)
            if has_other_rule:
                for results_file in folder.glob("*.npz"):
                    results_file.unlink()
            write_file(fingerprint, [json.dumps(rule)])

    def close(self) -> None:
        """Let other processes use the folder."""
        self._lock.close()

    def remove(self) -> None:
        """Remove the folder before other processes can use it.

        Windows removes no open file, so there the lock is closed first, and for a moment another
        process could use the folder.
        """
        if os.name == "nt":  # Windows
            self.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def load_or_compute(
        self,
        name: str,
        number: int,
        level: Level,
        work: Callable[[Chunk], Results],
        max_positions: int = sys.maxsize,
    ) -> list[Results]:
        """Return what `work` returns for each chunk of a level, in the order of the chunks.

        Results are loaded if they are in the folder, or else computed and saved. `work` runs in
        other processes, and returns a tuple of arrays. A level is cut into about a hundred chunks,
        or into more if a chunk would have more than `max_positions` positions. The `name` of the
        work and the `number` of the level identify the results, and are shown as progress.
        """
        chunks = self._split_into_chunks(name, number, level, max_positions)
        # In the order of the chunks. The results that are missing are None until they are computed.
        results_by_file = {chunk.file: _load_results(chunk.file) for chunk in chunks}
        missing_chunks = [chunk for chunk in chunks if results_by_file[chunk.file] is None]
        positions_done = len(level) - sum(len(chunk.positions) for chunk in missing_chunks)
        self.on_progress(f"{name}, {number}", positions_done, len(level))
        for chunk, arrays in self._run(work, missing_chunks):
            with replacing(chunk.file) as temporary_file, temporary_file.open("wb") as stream:
                np.savez(stream, *arrays)
            results_by_file[chunk.file] = arrays
            positions_done += len(chunk.positions)
            self.on_progress(f"{name}, {number}", positions_done, len(level))
        return [arrays for arrays in results_by_file.values() if arrays is not None]

    def _split_into_chunks(
        self, name: str, number: int, level: Level, max_positions: int
    ) -> list[Chunk]:
        """Return the chunks of a level, which are the same in every run.

        There are about `LEVEL_CHUNKS` chunks, or more if a chunk would have more than
        `max_positions` positions.
        """
        even_size = math.ceil(len(level) / LEVEL_CHUNKS)
        chunk_size = max(1, min(max_positions, even_size))
        chunks = []
        for start in range(0, len(level), chunk_size):
            positions = level[start : start + chunk_size]
            file_name = f"{name.replace(' ', '-')}-{number:02}-{start:08}-{len(positions)}.npz"
            chunks.append(Chunk(self._folder / file_name, positions))
        return chunks


def _lock_folder(folder: Path) -> sqlite3.Connection:
    """Lock a folder against other processes, and return the lock: an open SQLite transaction.

    The lock lasts until it is closed or this process ends. Raises UserError if another process uses
    the folder.
    """
    try:
        lock = sqlite3.connect(folder / "lock", timeout=0, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        raise UserError(f"{folder}: in use by another process ({error})") from error
    return lock


def _load_results(file: Path) -> Results | None:
    """Return the results in a file; None if there is no such file or it is damaged."""
    try:
        return tuple(arrays_in(file.name, file.read_bytes()).values())
    except (OSError, ValueError):
        return None

"""Levels worked through in chunks on all cores; results are saved, so that a later run resumes."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from arena.command_line import ProgressBar
from arena.executor import Run
from errors import UserError
from openings.repertoire import Seat

CHUNKS = 100  # per level, so that workers share it evenly and an interruption costs little
MOST_POSITIONS = 200_000  # in a chunk
FINGERPRINT = "fingerprint.json"

Level: TypeAlias = Sequence[Any] | NDArray[Any]
Work: TypeAlias = Callable[["Chunk"], tuple[NDArray[Any], ...]]


class Chunk(NamedTuple):
    """A task: neighbouring positions of one level."""

    start: int  # the index of the first one in its level
    positions: Any  # a slice of the level: a sequence or an array


class Store:
    """Results by chunk, one file each, in a folder that belongs to one rule."""

    def __init__(self, folder: Path, rule: str, run: Run, bar: ProgressBar) -> None:
        """Open or make a folder; an earlier store's results by another `rule` are removed.

        Raises UserError for a folder with other contents.
        """
        self._folder, self._run, self._bar = folder, run, bar
        self._task = bar.add_task("starting", total=None)
        fingerprint = folder / FINGERPRINT
        if fingerprint.is_file():
            if json.loads(fingerprint.read_text()) == rule:
                return
            for file in folder.glob("*.npz"):
                file.unlink()
        elif folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
            raise UserError(f"{folder}: expected an empty folder, or that of an earlier run")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            fingerprint.write_text(json.dumps(rule))
        except OSError as error:
            raise UserError(f"{folder}: {error.strerror}") from error

    def results(
        self, seat: Seat, discs: int, level: Level, work: Work
    ) -> list[tuple[NDArray[Any], ...]]:
        """What `work` returns for each chunk of a level, in order: loaded, or worked out and saved.

        `work` runs in other processes.
        """

        def file_of(chunk: Chunk) -> Path:
            place = f"{chunk.start:08}-{len(chunk.positions)}"
            return self._folder / f"{seat}-{discs:02}-{place}.npz"

        size = max(1, min(MOST_POSITIONS, -(-len(level) // CHUNKS)))  # the same in every run
        chunks = [Chunk(start, level[start : start + size]) for start in range(0, len(level), size)]
        missing = [chunk for chunk in chunks if not file_of(chunk).exists()]
        done = len(level) - sum(len(chunk.positions) for chunk in missing)
        text = f"moving {seat}, {discs} discs"
        self._bar.update(self._task, description=text, completed=done, total=len(level))
        for chunk, arrays in self._run(work, missing):
            partial = file_of(chunk).with_suffix(".partial")
            with partial.open("wb") as stream:
                np.savez(stream, *arrays)
            partial.replace(file_of(chunk))
            self._bar.advance(self._task, len(chunk.positions))
        return [tuple(np.load(file_of(chunk)).values()) for chunk in chunks]

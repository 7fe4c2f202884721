"""Results files: a header that names the league or the study, then one line per game.

    with ResultsFile(Path("league.jsonl"), league) as results:  # None: a temporary file
        before = list(results.games())
        results.append(game)

A line is written when its game has ended, so a league that is killed loses only the games that were
being played; the same command resumes it.
"""

import contextlib
import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol, Self

from arena.game import Game
from arena.record import FORMAT, game_line, read_results, sealed_line, whole_lines
from errors import RecordError, UserError

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]


class Kept(Protocol):
    """A league, or whatever else plays games that are to be kept."""

    def header(self) -> dict[str, Any]:
        """What identifies it; "players" and "configuration" are as a league's."""


class ResultsFile:
    """The results file of one league, open for appending."""

    def __init__(self, path: Path | None, league: Kept) -> None:
        """Create the file, or resume one of the same league; an unfinished last line is cut off.

        Without a path, the file has no name and is gone with this process, however that ends.
        Raises UserError, and leaves the file as it is, if it holds anything else, is being written
        by another process, or cannot be written.
        """
        self._is_temporary = path is None
        self.path = path or Path(tempfile.gettempdir())
        self._whole = 0  # bytes in complete lines
        with contextlib.ExitStack() as stack:
            stack.enter_context(self._writing())
            if self.path.is_char_device() or self.path.is_fifo():
                raise UserError(f"{self.path}: expected a file, not a device or a pipe")
            self._file: Any = stack.enter_context(
                tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - the stack closes it
                if path is None
                else path.open("a+b", buffering=0)
            )
            self._lock()
            self._start(sealed_line({"format": FORMAT, **league.header()}))
            stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def games(self) -> Iterator[Game]:
        """The games in the file, each once. Raises RecordError at a damaged or foreign line."""
        return read_results(self.path, self._file)[1]

    def append(self, game: Game) -> None:
        """Write a game. Raises UserError if it cannot be written; the lines before stay whole."""
        with self._writing():
            self._write(game_line(game, league=self._league))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise UserError(f"{self.path}: cannot be written: {error.strerror}") from error

    def _lock(self) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise UserError(f"{self.path}: another process is writing it") from error

    def _start(self, line: str) -> None:
        header = json.loads(line)
        self._league = header["checksum"]  # in every line, so that none can be of another league
        self._file.seek(0)
        beginning = self._file.read(len(line) + 1)
        if len(beginning) <= len(line) and line.encode().startswith(beginning):  # new, or torn
            self._file.truncate(0)
            self._write(line)
            return
        if difference := _difference(read_results(self.path, self._file)[0], header):
            kind = "study" if "tuned_player" in header else "league"
            raise RecordError(f"{self.path}: holds another {kind}: {difference}")
        self._whole = sum(len(line) + 1 for line in whole_lines(self._file))
        self._file.truncate(self._whole)

    def _write(self, line: str) -> None:
        data = line.encode() + b"\n"
        rest = data
        if not self._is_temporary and os.fstat(self._file.fileno()).st_nlink == 0:
            raise UserError(f"{self.path}: was removed while it was being written")
        self._file.seek(self._whole)
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError:
            with contextlib.suppress(OSError):
                self._file.truncate(self._whole)
            raise
        self._whole += len(data)


def _difference(found: Mapping[str, Any], expected: Mapping[str, Any]) -> str:
    """The first thing that the header of a file says differently; empty for the same league."""
    there, here = _flat(found), _flat(expected)
    for key in here:
        if there.get(key) != here[key]:
            if key.startswith("source of "):
                return f"the {key} has changed"
            return f"its {key}: {there.get(key)}, here: {here[key]}"
    return ""


def _flat(header: Mapping[str, Any]) -> dict[str, Any]:
    """What a header says, by the words of `_difference`."""
    rest = {key.replace("_", " "): value for key, value in header.items()}
    players = rest.pop("players")
    return {
        "players": ", ".join(player["name"] for player in players),
        **{f"source of {player['name']}": player["source_hash"] for player in players},
        **rest.pop("configuration"),
        **rest,
    }

"""Results files: a header that names the league, then one line per game.

    with ResultsFile(Path("league.jsonl"), league) as results:
        before = list(results.games())
        results.append(game)

A line is written when its game has ended, so a league that is killed loses only the games that were
being played; the same command resumes it.
"""

import contextlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from arena.errors import RecordError, UserError
from arena.game import Game
from arena.league import League
from arena.record import FORMAT, game_line, read_results, sealed_line

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]


class ResultsFile:
    """The results file of one league, open for appending."""

    def __init__(self, path: Path, league: League) -> None:
        """Create the file, or resume one of the same league; an unfinished last line is cut off.

        Raises UserError, and leaves the file as it is, if it holds anything else, is being written
        by another process, or cannot be written.
        """
        self.path = path
        self._league = league
        try:
            self._file = path.open("a+b", buffering=0)
        except OSError as error:
            raise self._unwritable(error) from error
        try:
            self._lock()
            self._start()
        except OSError as error:
            self.close()
            raise self._unwritable(error) from error
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        exception_type: type[BaseException] | None,
        exception: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def games(self) -> Iterator[Game]:
        """The games in the file, each once. Raises RecordError at a line that is damaged."""
        for game in read_results(self.path)[1]:
            if not self._league.owns(game):
                raise RecordError(f"{self.path}: game {game.id} does not belong to this league")
            yield game

    def append(self, game: Game) -> None:
        """Write a game. Raises UserError if it cannot be written; the lines before stay whole."""
        try:
            self._write(game_line(game))
        except OSError as error:
            raise self._unwritable(error) from error

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _lock(self) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise UserError(f"{self.path}: another process is writing it") from error

    def _start(self) -> None:
        self._whole = 0  # bytes in complete lines
        facts = {"format": FORMAT, **self._league.header()}
        header = f"{sealed_line(facts)}\n".encode()
        self._file.seek(0)
        beginning = self._file.read(len(header))
        if len(beginning) < len(header) and header.startswith(beginning):  # new, or torn at once
            self._file.truncate(0)
            self._write(sealed_line(facts))
            return
        found, _ = read_results(self.path)
        difference = _difference(found, json.loads(header))
        if difference is not None:
            raise RecordError(f"{self.path}: holds another league: {difference}")
        self._file.seek(0)
        with open(self._file.fileno(), "rb", closefd=False) as lines:
            self._whole = sum(len(line) for line in lines if line.endswith(b"\n"))
        self._file.truncate(self._whole)

    def _write(self, line: str) -> None:
        data = line.encode() + b"\n"
        rest = data
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError:
            with contextlib.suppress(OSError):
                self._file.truncate(self._whole)
            raise
        self._whole += len(data)

    def _unwritable(self, error: OSError) -> UserError:
        return UserError(f"{self.path}: cannot be written: {error.strerror}")


def _difference(found: Mapping[str, Any], expected: Mapping[str, Any]) -> str | None:
    """What the header of a file says differently, in a few words; None if it is the same league."""
    for key, value in expected.items():
        there = found.get(key)
        if key == "checksum" or there == value:
            continue
        if key == "players" and _names(there) == _names(value):
            changed = [one["name"] for one, other in zip(value, there or ()) if one != other]
            return f"the source of {', '.join(changed)} has changed"
        if key == "players":
            there, value = (", ".join(_names(each)) for each in (there, value))
        elif key == "configuration" and isinstance(there, dict):
            different = [name for name in value if there.get(name) != value[name]]
            there, value = ({name: each.get(name) for name in different} for each in (there, value))
        return f"its {key.replace('_', ' ')}: {there}, here: {value}"
    return None


def _names(player_ids: Any) -> list[str]:
    return [str(player_id["name"]) for player_id in player_ids or ()]

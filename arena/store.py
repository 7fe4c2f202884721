"""Results in SQLite: a league is a row with its facts, a game is a row.

A league that is killed loses only the games in progress; the same command resumes it.
"""

import contextlib
import hashlib
import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from agents.core.board import Geometry
from arena.files import CONVERT, read_game, read_text
from arena.game import CONNECT_FOUR, Game
from errors import RecordError

APPLICATION = 0x43583401  # PRAGMA application_id of these files: "CX4", and a version
COMPACT = json.JSONEncoder(separators=(",", ":"))
BUSY_SECONDS = 30.0  # for others to finish reading
EXPECTED = "expected a database that --results has written"
READABLE = {  # columns for SQL, worked out from a game's JSON
    **{"first": "players[0]", "second": "players[1]"},
    **{key: key for key in ("round", "seed", "opening_plies", "moves", "winner", "seconds")},
    **{"forfeit_by": "forfeit.seat", "cause": "forfeit.cause", "detail": "forfeit.detail"},
}
TABLES = (
    f"PRAGMA application_id = {APPLICATION}",
    "CREATE TABLE leagues (id TEXT PRIMARY KEY, facts TEXT)",
    "CREATE TABLE games (league TEXT, id TEXT,\n"
    + "".join(f"  {name} AS (json_extract(game, '$.{key}')),\n" for name, key in READABLE.items())
    + "  game TEXT, PRIMARY KEY (league, id))",
)
REASONS = {
    sqlite3.SQLITE_BUSY: "in use by another process",
    sqlite3.SQLITE_CORRUPT: "is damaged",
    sqlite3.SQLITE_NOTADB: f"{EXPECTED}; if it holds JSON lines, {CONVERT}",
    sqlite3.SQLITE_READONLY_DBMOVED: "was removed while it was being written",
}


class Store:
    """The results of one league in a file."""

    def __init__(self, path: Path, facts: Mapping[str, Any] | None = None) -> None:
        """Open a file to read it; with a league's `facts`, to write it, new or that league's.

        Raises RecordError and leaves the file unchanged if it holds anything else, is damaged, is
        in use by another writer, or cannot be read or written.
        """
        self.path = path
        with _naming(path), contextlib.ExitStack() as stack:
            if path.exists() and not path.is_file():
                raise RecordError("expected a file, not a folder, a device or a pipe")
            address = f"{path.absolute().as_uri()}?mode={'rwc' if facts else 'rw'}"
            wait = 0.0 if facts else BUSY_SECONDS
            self._database = sqlite3.connect(address, timeout=wait, uri=True, isolation_level=None)
            stack.callback(self.close)
            ask, text = self._database.execute, json.dumps(facts or {})
            if facts:
                ask("BEGIN IMMEDIATE")
                ask(f"PRAGMA busy_timeout = {1000 * BUSY_SECONDS:.0f}")
                if ask("SELECT 1 FROM sqlite_master").fetchone() is None:
                    for statement in TABLES:
                        ask(statement)
                    league = hashlib.sha256(text.encode()).hexdigest()[:16]
                    ask("INSERT INTO leagues VALUES (?, ?)", (league, text))
                    self._commit()
            if ask("PRAGMA application_id").fetchone()[0] != APPLICATION:
                raise RecordError(EXPECTED)
            if ask("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise RecordError("is damaged")
            row = ask("SELECT id, facts FROM leagues").fetchone() or ("", "")
            self._league, self.facts, here = row[0], json.loads(row[1]), json.loads(text)
            for key in {**here, **self.facts} if facts else ():
                if (found := self.facts.get(key)) != (value := here.get(key)):
                    raise RecordError(f"holds another league: its {key}: {found}, here: {value}")
            stack.pop_all()

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def games(self) -> Iterator[Game]:
        """The games in the order in which they were added. Raises RecordError at a damaged one."""
        rows = "SELECT id, CAST(game AS BLOB) FROM games ORDER BY rowid"
        with _naming(self.path):
            for name, text in self._database.execute(rows):
                with _naming(f"game {name}"):
                    game = read_game(text, self.path.name)
                yield game

    def add(self, games: Iterable[Game]) -> None:
        """Save all of the games or none, each id once. Raises RecordError if that fails."""
        rows = ((self._league, game.id, COMPACT.encode(game.facts())) for game in games)
        with _naming(self.path):
            self._database.executemany("INSERT OR IGNORE INTO games VALUES (?, ?, ?)", rows)
            self._commit()

    def _commit(self) -> None:
        """Commit, and begin the transaction that keeps others from writing, not from reading."""
        self._database.executescript("BEGIN IMMEDIATE")  # commits first, in the same call


def read_games(path: Path, geometry: Geometry = CONNECT_FOUR) -> list[Game]:
    """The games in a league's database or in a text file (see `read_text`); at least one.

    Raises RecordError if there is none, naming the file and, where possible, the game or line.
    """
    with _naming(path):
        if path.is_char_device():  # /dev/zero has no end
            raise RecordError("expected a file, not a device")
        data = path.read_bytes()
    if data.startswith(b"SQLite format 3\0"):
        with contextlib.closing(Store(path)) as store:
            return list(store.games())
    with _naming(path):
        if games := list(read_text(data.decode("utf-8-sig", "replace"), path.name, geometry)):
            return games
        raise RecordError("holds no game")


@contextlib.contextmanager
def _naming(what: object) -> Iterator[None]:
    """Raise any error as a RecordError that begins with the name of the thing."""
    try:
        yield
    except RecordError as error:
        raise RecordError(f"{what}: {error}") from error
    except (OSError, json.JSONDecodeError, sqlite3.Error) as error:
        code = getattr(error, "sqlite_errorcode", None) or 0
        reason = REASONS.get(code) or REASONS.get(code & 0xFF) or getattr(error, "strerror", None)
        raise RecordError(f"{what}: {reason or error}") from error

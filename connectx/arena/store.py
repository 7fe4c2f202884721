"""Games in files: results in SQLite, which resume a league; JSON, Kaggle's replays and moves.

A text file holds one of

    JSON       a game or a replay of Kaggle's (`game.py`), a list, or an object with "games"
    moves      strings such as 4453, one per line; empty lines and those with # in front are skipped

`with_log` adds what the log of Kaggle's agent says of a forfeit.
"""

import contextlib
import hashlib
import json
import re
import sqlite3
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

from connectx.core.board import STANDARD, Geometry
from connectx.errors import UserError, shorten
from connectx.files import check_regular_file, naming_errors
from connectx.game import STOP_AT_FIRST_ERROR, Cause, Game, game_of, read_game, validated
from connectx.position import extract_position, has_position, read_position

# Results in SQLite ------------------------------------------------------------------------------

APPLICATION = 0x43583401  # PRAGMA application_id of these files: "CX4", and a version
BUSY_SECONDS = 30.0  # for others to finish reading
SUFFIXES = (".json", ".db", ".txt")  # of the files read from a folder
MAX_GAMES_FILE_BYTES = 32 << 20  # the games of a file take 50 times as much memory
SQL_COLUMNS = {  # columns for SQL, worked out from a game's JSON
    "first": "players[0]",
    "second": "players[1]",
    "round": "round",
    "seed": "seed",
    "opening_plies": "opening_plies",
    "moves": "moves",
    "winner": "winner",
    "seconds": "seconds",
    "forfeit_by": "forfeit.seat",
    "cause": "forfeit.cause",
    "detail": "forfeit.detail",
}
DATA_ERRORS = (UserError, ValueError, sqlite3.Error)  # beside the system's, of what is read
TABLES = (
    f"PRAGMA application_id = {APPLICATION}",
    "CREATE TABLE leagues (id TEXT PRIMARY KEY, facts TEXT)",
    "CREATE TABLE games (league TEXT, id TEXT,\n"
    + "".join(
        f"  {name} AS (json_extract(game, '$.{key}')),\n" for name, key in SQL_COLUMNS.items()
    )
    + "  game TEXT, PRIMARY KEY (league, id))",
)


class Store:
    """The results of one league in a file: a row with its facts, and one a game."""

    def __init__(self, path: Path, facts: Mapping[str, Any] | None = None) -> None:
        """Open a file to read it; with a league's `facts`, to write it, new or that league's.

        Raises UserError if the file holds anything else, is damaged, is in use by another writer,
        or cannot be read or written. The file is then unchanged.
        """
        self.path = path
        mode, wait = ("rw", BUSY_SECONDS) if facts is None else ("rwc", 0.0)
        address = f"{path.absolute().as_uri()}?mode={mode}"  # a second writer is told at once
        with naming_errors(path, *DATA_ERRORS), contextlib.ExitStack() as stack:
            self._database = sqlite3.connect(address, timeout=wait, uri=True, isolation_level=None)
            stack.callback(self.close)
            if facts is not None:
                self._begin(facts)  # a new file gets its tables, so that it passes the check
            self._check()
            leagues = self._database.execute("SELECT id, CAST(facts AS BLOB) FROM leagues")
            if len(found := leagues.fetchall()) != 1:
                raise UserError(f"holds {len(found)} leagues, expected one")
            ((self._league, text),) = found
            with naming_errors("its facts", *DATA_ERRORS):
                self.facts: dict[str, Any] = validated(dict[str, Any], text or b"")
            if facts is not None:
                self._compare(facts)
            stack.pop_all()  # it stays open

    def _begin(self, facts: Mapping[str, Any]) -> None:
        """Keep others from writing; make the tables of this league if there are none."""
        ask = self._database.execute
        ask("BEGIN IMMEDIATE")
        ask(f"PRAGMA busy_timeout = {1000 * BUSY_SECONDS:.0f}")
        if ask("SELECT 1 FROM sqlite_master").fetchone() is not None:
            return
        for statement in TABLES:
            ask(statement)
        text = json.dumps(facts)
        league = hashlib.sha256(text.encode()).hexdigest()[:16]
        ask("INSERT INTO leagues VALUES (?, ?)", (league, text))
        self._commit()

    def _check(self) -> None:
        """Raise UserError unless the file is one of ours, and whole."""
        ask = self._database.execute
        if ask("PRAGMA application_id").fetchone()[0] != APPLICATION:
            raise UserError("expected a database written by --results")
        # A view could be a query without an end, and so could what a trigger starts.
        made = ask("SELECT sql FROM sqlite_master WHERE tbl_name IN ('leagues', 'games')")
        if {sql for (sql,) in made if sql} != {*TABLES[1:]}:
            raise UserError("its tables are not those written by --results")
        if ask("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise UserError("is damaged")

    def _compare(self, facts: Mapping[str, Any]) -> None:
        """Raise UserError unless the league in the file has these facts."""
        here = json.loads(json.dumps(facts))
        for key in {**here, **self.facts}:
            found, expected = self.facts.get(key), here.get(key)
            if found != expected:
                different = (
                    f"its {shorten(key)}: {shorten(str(found))}, here: {shorten(str(expected))}"
                )
                raise UserError(f"holds another league: {different}")

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def games(self) -> Iterator[Game]:
        """The games in the order in which they were added.

        Raises UserError at one that is damaged, or is none of the schedule of the file's league.
        """
        from connectx.arena.check import GameChecker  # late: reading text files needs no league

        with naming_errors(self.path, *DATA_ERRORS):
            ((count,),) = self._database.execute("SELECT count(*) FROM games")
            if count == 0:
                return
            with naming_errors("its facts", *DATA_ERRORS):
                checker = GameChecker(self.facts, count)
            rows = "SELECT id, CAST(game AS BLOB) FROM games ORDER BY rowid"
            for name, text in self._database.execute(rows):
                with naming_errors(f"game {name}", *DATA_ERRORS):
                    game = read_game(text or b"", self.path.name)
                    if game.id != name:
                        raise UserError(
                            f"its id is {shorten(repr(game.id))}, expected {shorten(repr(name))}"
                        )
                    checker.check(game)
                yield game

    def add(self, games: Iterable[Game]) -> None:
        """Save all of the games or none.

        Raises UserError if that fails, or if the file has a game with the id of one of them.
        """
        encode = json.JSONEncoder(separators=(",", ":")).encode
        insert = "INSERT INTO games VALUES (?, ?, ?)"
        with naming_errors(self.path, *DATA_ERRORS):
            for game in games:
                try:
                    self._database.execute(insert, (self._league, game.id, encode(game.facts())))
                except sqlite3.IntegrityError as error:
                    self._database.rollback()
                    self._database.execute("BEGIN IMMEDIATE")
                    raise UserError(f"game {game.id} is in the file already") from error
            self._commit()

    def _commit(self) -> None:
        """Commit, and begin the transaction that keeps others from writing, not from reading."""
        self._database.executescript("BEGIN IMMEDIATE")  # commits first, in the same call


@contextlib.contextmanager
def opened(path: Path | None, facts: Mapping[str, Any]) -> Iterator[Store | None]:
    """A league's file, open to be written in the block; None without a file."""
    if path is None:
        yield None
        return
    with contextlib.closing(Store(path, facts)) as store:
        yield store


# Any file ---------------------------------------------------------------------------------------


def files_of(path: Path) -> list[Path]:
    """The files with games in a folder, by name; of a folder without any, or of a file, itself.

    Raises UserError for a folder that cannot be read.
    """
    with naming_errors(path, *DATA_ERRORS):
        found = sorted(path.iterdir()) if path.is_dir() else []
    return [file for file in found if file.suffix in SUFFIXES] or [path]


def read_games(path: Path, geometry: Geometry = STANDARD, *, zero: bool = False) -> list[Game]:
    """The games in a league's database or in a text file.

    Lines of moves are on the board `geometry`; with `zero`, their columns count from 0.

    The log of an agent beside its replay has none: `with_log` reads it.
    Raises UserError for a file without games, or with anything that is not one by the rules. It
    names the file and, where possible, the game or line.
    """
    games = []
    with naming_errors(path, *DATA_ERRORS):
        if path.is_dir():
            raise UserError(f"a folder without files in {', '.join(SUFFIXES)}")
        if (log := LOG.fullmatch(path.name)) and path.with_name(f"{log[1]}-replay.json").exists():
            return []
        with check_regular_file(path, sys.maxsize).open("rb") as opened:
            is_database = opened.read(16) == b"SQLite format 3\0"
        data = b"" if is_database else check_regular_file(path, MAX_GAMES_FILE_BYTES).read_bytes()
    if is_database:
        with contextlib.closing(Store(path)) as store:
            return list(store.games())
    with naming_errors(path, *DATA_ERRORS):
        text = data.decode("utf-8-sig", "replace")
        if text.lstrip()[:1] in ("{", "["):
            value = validated(Any, text)
            values = value.get("games", value) if isinstance(value, dict) else value
            is_list = isinstance(values, list) and not any(isinstance(v, list) for v in values)
            values = values if is_list else [values]
            for number, value in enumerate(values, start=1):
                with naming_errors(f"game {number}", *DATA_ERRORS):
                    title = path.name if len(values) == 1 else f"{path.name}, game {number}"
                    games.append(game_of(value, title))
        else:
            for number, line in enumerate(text.splitlines(), start=1):
                with naming_errors(f"line {number}", *DATA_ERRORS):
                    if not has_position(line):
                        continue
                    moves = extract_position(line, geometry)
                    try:
                        games.append(read_position(moves, geometry, zero=zero, ordered=True))
                    except UserError as error:
                        if games:
                            raise
                        expected = "expected a replay, results or moves such as 4453"
                        raise UserError(f"{expected} ({error})") from error
        if not games:
            raise UserError("holds no game")
    return games


# Kaggle's logs ----------------------------------------------------------------------------------

LOG_STEPS = Annotated[list[list[dict[str, float | str] | None]], STOP_AT_FIRST_ERROR]
LOG = re.compile(r"(episode-\d+)-agent-[01]-logs\.json")  # as `kaggle competitions logs` saves it


def with_log(game: Game, replay: Path) -> Game:
    """The game of a replay, its forfeit explained by the agent's log if that lies beside it.

    Raises UserError if the log is damaged.
    """
    forfeit = game.forfeit
    name = forfeit and replay.name.replace("-replay", f"-agent-{forfeit.seat}-logs")
    if not forfeit or not name or not LOG.fullmatch(name) or not replay.with_name(name).exists():
        return game
    log = replay.with_name(name)
    with naming_errors(log, *DATA_ERRORS):
        steps = validated(LOG_STEPS, check_regular_file(log, MAX_GAMES_FILE_BYTES).read_bytes())
    answers = [answer for step in steps for answer in step if answer]
    last = answers[-1] if len(answers) > len(game.moves) // 2 else {}  # else it ends too early
    seconds, error = last.get("duration"), last.get("stderr", "")
    if not isinstance(seconds, float):
        return game
    detail = str(error) if forfeit.cause is Cause.ERROR else forfeit.detail
    forfeit = replace(forfeit, detail=detail, output_tail=str(last.get("stdout", "")))
    given = [None] * len(game.moves)
    return replace(game, forfeit=forfeit, seconds=game.seconds or (*given, seconds))

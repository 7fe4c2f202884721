"""Games in files: results in SQLite, from which a league resumes; JSON, Kaggle's replays, moves.

A text file holds one of

    JSON       a game or a replay of Kaggle's (`game.py`), a list of them, or an object whose
               "games" are such a list
    moves      strings such as 4453, one per line; empty lines and those with # in front are skipped

`add_log` adds what the log of Kaggle's agent says of a forfeit.
"""

import contextlib
import hashlib
import itertools
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
from connectx.files import MIB, check_regular_file, naming_errors
from connectx.game import STOP_AT_FIRST_ERROR, Cause, Game, game_of, read_game, validate_json
from connectx.position import extract_position, has_position, read_position

# Results in SQLite ------------------------------------------------------------------------------

APPLICATION_ID = 0x43583401  # of these files, in SQLite's header: "CX4", and a version
SQLITE_HEADER = b"SQLite format 3\0"
BUSY_SECONDS = 30.0  # how long others may go on reading
GAME_SUFFIXES = (".json", ".db", ".txt")  # of the files read from a folder
MAX_GAMES_FILE_BYTES = 32 * MIB  # the games of a file take 50 times as much memory
SQL_COLUMNS = {  # columns for SQL, which SQLite computes from a game's JSON
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
# What invalid data raises. `naming_errors` puts the name of the file or game before its message.
DATA_ERRORS = (UserError, ValueError, sqlite3.Error)
TABLE_STATEMENTS = (
    f"PRAGMA application_id = {APPLICATION_ID}",
    "CREATE TABLE leagues (id TEXT PRIMARY KEY, facts TEXT)",
    "CREATE TABLE games (league TEXT, id TEXT,\n"
    + "".join(
        f"  {name} AS (json_extract(game, '$.{key}')),\n" for name, key in SQL_COLUMNS.items()
    )
    + "  game TEXT, PRIMARY KEY (league, id))",
)


class Store:
    """The results of one league in a file, which has a row for its facts and a row for each game.

    The facts identify the league: its players, its seed and its settings. A `Store` that writes
    holds a transaction at all times, which keeps other writers out.
    """

    def __init__(self, path: Path, facts: Mapping[str, Any] | None = None) -> None:
        """Open a file to read it. With a league's `facts`, open or make its file to write to it.

        Raises UserError if the file holds anything else, is damaged, is in use by another writer,
        or cannot be read or written. The file is then unchanged.
        """
        self.path = path
        if facts is None:
            mode = "rw"
            wait_seconds = BUSY_SECONDS  # a reader waits for a writer to commit
        else:
            mode = "rwc"  # a file that does not exist is created
            wait_seconds = 0.0  # a second writer is refused at once
        address = f"{path.absolute().as_uri()}?mode={mode}"
        with naming_errors(path, *DATA_ERRORS), contextlib.ExitStack() as stack:
            self._database = sqlite3.connect(
                address, timeout=wait_seconds, uri=True, isolation_level=None
            )
            stack.callback(self.close)  # if one of the following raises an error
            if facts is not None:
                # A new file gets its tables first, so that it passes the checks.
                self._begin_writing(facts)
            self._check_tables()
            self._read_league()
            if facts is not None:
                self._check_facts(facts)
            stack.pop_all()  # without an error, the file stays open

    def _begin_writing(self, facts: Mapping[str, Any]) -> None:
        """Keep others from writing. If the file is new, make its tables for a league of `facts`."""
        execute = self._database.execute
        execute("BEGIN IMMEDIATE")
        execute(f"PRAGMA busy_timeout = {1000 * BUSY_SECONDS:.0f}")  # in milliseconds
        has_tables = execute("SELECT 1 FROM sqlite_master").fetchone() is not None
        if has_tables:
            return
        for statement in TABLE_STATEMENTS:
            execute(statement)
        text = json.dumps(facts)
        league_id = hashlib.sha256(text.encode()).hexdigest()[:16]
        execute("INSERT INTO leagues VALUES (?, ?)", (league_id, text))
        self._commit()

    def _check_tables(self) -> None:
        """Raise UserError unless the file has our tables, and is not damaged."""
        execute = self._database.execute
        (application_id,) = execute("PRAGMA application_id").fetchone()
        if application_id != APPLICATION_ID:
            raise UserError("expected a database written by --results")
        # In place of a table there could be a view, whose query does not end, or a trigger.
        # So all statements that made something there have to be ours.
        rows = execute("SELECT sql FROM sqlite_master WHERE tbl_name IN ('leagues', 'games')")
        statements = {statement for (statement,) in rows if statement}
        expected_statements = set(TABLE_STATEMENTS[1:])  # the first one sets the application id
        if statements != expected_statements:
            raise UserError("its tables are not those written by --results")
        (first_finding,) = execute("PRAGMA quick_check(1)").fetchone()  # "ok" without damage
        if first_finding != "ok":
            raise UserError("is damaged")

    def _read_league(self) -> None:
        """Set `_league_id` and `facts`. Raises UserError if the file has not exactly one league."""
        query = "SELECT id, CAST(facts AS BLOB) FROM leagues"
        leagues = self._database.execute(query).fetchall()
        if len(leagues) != 1:
            raise UserError(f"holds {len(leagues)} leagues, expected one")
        self._league_id, facts_as_json = leagues[0]
        if facts_as_json is None:  # a damaged row, which is no JSON
            facts_as_json = b""
        with naming_errors("its facts", *DATA_ERRORS):
            self.facts: dict[str, Any] = validate_json(dict[str, Any], facts_as_json)

    def _check_facts(self, facts: Mapping[str, Any]) -> None:
        """Raise UserError unless the league in the file has these facts."""
        expected_facts = json.loads(json.dumps(facts))  # as they are in the file, without tuples
        all_keys = {**expected_facts, **self.facts}
        for key in all_keys:
            actual = self.facts.get(key)
            expected = expected_facts.get(key)
            if actual != expected:
                difference = (
                    f"its {shorten(key)}: {shorten(str(actual))}, here: {shorten(str(expected))}"
                )
                raise UserError(f"holds another league: {difference}")

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def games(self) -> Iterator[Game]:
        """Yield the games in the order in which they were added.

        Raises UserError at a game that is damaged, or that the file's league does not schedule.
        """
        from connectx.arena.check import GameChecker  # late: reading text files needs no league

        with naming_errors(self.path, *DATA_ERRORS):
            ((count,),) = self._database.execute("SELECT count(*) FROM games")
            if count == 0:
                return
            with naming_errors("its facts", *DATA_ERRORS):
                checker = GameChecker(self.facts, count)
            query = "SELECT id, CAST(game AS BLOB) FROM games ORDER BY rowid"
            for game_id, game_as_json in self._database.execute(query):
                with naming_errors(f"game {game_id}", *DATA_ERRORS):
                    game = read_game(game_as_json or b"", self.path.name)  # None: a damaged row
                    if game.id != game_id:
                        own_id = shorten(repr(game.id))
                        raise UserError(f"its id is {own_id}, expected {shorten(repr(game_id))}")
                    checker.check(game)
                yield game

    def add(self, games: Iterable[Game]) -> None:
        """Save all of the games or none.

        Raises UserError if that fails, or if the file has a game with the id of one of them.
        """
        encoder = json.JSONEncoder(separators=(",", ":"))  # without spaces
        insert = "INSERT INTO games VALUES (?, ?, ?)"
        with naming_errors(self.path, *DATA_ERRORS):
            for game in games:
                row = (self._league_id, game.id, encoder.encode(game.facts()))
                try:
                    self._database.execute(insert, row)
                except sqlite3.IntegrityError as error:  # the id of a game is in the file only once
                    self._database.rollback()
                    self._database.execute("BEGIN IMMEDIATE")
                    raise UserError(f"game {game.id} is in the file already") from error
            self._commit()

    def _commit(self) -> None:
        """Commit, and begin the next transaction, during which others may read but not write."""
        # `executescript` commits first. As it is a single call, nobody else can begin in between.
        self._database.executescript("BEGIN IMMEDIATE")


@contextlib.contextmanager
def open_store(path: Path | None, facts: Mapping[str, Any]) -> Iterator[Store | None]:
    """Open a league's file to write to it in the block. Yields None if `path` is None."""
    if path is None:
        yield None
        return
    with contextlib.closing(Store(path, facts)) as store:
        yield store


# Any file ---------------------------------------------------------------------------------------


def list_game_files(path: Path) -> list[Path]:
    """Return the files with games in a folder, by name.

    Returns the path itself if it is a file, or a folder without such files. Raises UserError for a
    folder that cannot be read.
    """
    with naming_errors(path, *DATA_ERRORS):
        paths = sorted(path.iterdir()) if path.is_dir() else []
    game_files = [file for file in paths if file.suffix in GAME_SUFFIXES]
    return game_files or [path]


def read_games(path: Path, geometry: Geometry = STANDARD, *, zero: bool = False) -> list[Game]:
    """Return the games in a league's database or in a text file of JSON or moves.

    Lines of moves are on the board `geometry`; with `zero`, their columns count from 0, else from
    1. The list is empty for an agent's log that lies beside the replay of its game, as the game is
    in the replay.

    Raises UserError for a folder, for a file without games, or with a game that breaks the rules.
    The error names the file and, where possible, the game or line.
    """
    with naming_errors(path, *DATA_ERRORS):
        if path.is_dir():  # `list_game_files` returns a folder only if it has no files with games
            raise UserError(f"a folder without files in {', '.join(GAME_SUFFIXES)}")
        if _is_log_of_replay(path):
            return []
        is_database = _is_database(path)
    if is_database:
        with contextlib.closing(Store(path)) as store:
            return list(store.games())

    with naming_errors(path, *DATA_ERRORS):
        data = check_regular_file(path, MAX_GAMES_FILE_BYTES).read_bytes()
        text = data.decode("utf-8-sig", "replace")
        is_json = text.lstrip().startswith(("{", "["))
        if is_json:
            games = _read_json_games(text, path.name)
        else:
            games = _read_lines_of_moves(text, geometry, zero=zero)
        if not games:
            raise UserError("holds no game")
    return games


def _is_database(path: Path) -> bool:
    """Return whether a file is one of SQLite's. Raises UserError if it is not a regular file."""
    regular_file = check_regular_file(path, sys.maxsize)  # of any size
    with regular_file.open("rb") as file:
        return file.read(len(SQLITE_HEADER)) == SQLITE_HEADER


def _read_json_games(text: str, file_name: str) -> list[Game]:
    """Return the games in a text of JSON. Their titles have the name of the file.

    Raises UserError for invalid JSON, and for an invalid game, which the error names.
    """
    games = []
    values = _list_game_values(validate_json(Any, text))
    for number, value in enumerate(values, start=1):
        with naming_errors(f"game {number}", *DATA_ERRORS):
            title = file_name if len(values) == 1 else f"{file_name}, game {number}"
            games.append(game_of(value, title))
    return games


def _list_game_values(value: Any) -> list[Any]:
    """Return the parts of a JSON file's value of which each should be a game.

    These are the entries of a list, or of the list "games" in an object. Any other value should be
    a game itself. So should a list of lists, which are the rows of a board or the steps of a
    replay.
    """
    if isinstance(value, dict):
        value = value.get("games", value)
    if not isinstance(value, list):
        return [value]
    has_lists = any(isinstance(entry, list) for entry in value)
    return [value] if has_lists else value


def _read_lines_of_moves(text: str, geometry: Geometry, *, zero: bool) -> list[Game]:
    """Return the games of a text that has the moves of a game in each line, such as 4453.

    Columns count from 0 with `zero`, else from 1. Empty lines and comments are skipped. Raises
    UserError for an invalid line, which the error names.
    """
    games: list[Game] = []
    for number, line in enumerate(text.splitlines(), start=1):
        with naming_errors(f"line {number}", *DATA_ERRORS):
            if not has_position(line):  # it is empty or a comment
                continue
            moves = extract_position(line, geometry)
            try:
                game = read_position(moves, geometry, zero=zero, ordered=True)
            except UserError as error:
                if games:
                    raise
                # Without a game before this line, the file may be something else.
                expected = "expected a replay, results or moves such as 4453"
                raise UserError(f"{expected} ({error})") from error
            games.append(game)
    return games


# Kaggle's logs ----------------------------------------------------------------------------------

# The steps of a log. A step has, for each of its agents, what the agent printed and how long it
# took, or None if the agent did nothing.
LogSteps = Annotated[list[list[dict[str, float | str] | None]], STOP_AT_FIRST_ERROR]
# As `kaggle competitions logs` names its files.
LOG_NAME_PATTERN = re.compile(r"(?P<episode>episode-\d+)-agent-[01]-logs\.json")


def _is_log_of_replay(path: Path) -> bool:
    """Return whether a file is an agent's log whose replay lies beside it.

    The replay of "episode-123-agent-0-logs.json" has the name "episode-123-replay.json".
    """
    log_name = LOG_NAME_PATTERN.fullmatch(path.name)
    if log_name is None:
        return False
    replay = path.with_name(f"{log_name['episode']}-replay.json")
    return replay.exists()


def add_log(game: Game, replay: Path) -> Game:
    """Return the game of a replay with what the log of the agent says about its forfeit.

    `replay` is the path of the replay. The log says what the agent printed, the error, and how long
    the last answer took. The game stays as it is without a forfeit, without a log beside the
    replay, or if the log ends too early. Raises UserError if the log is damaged.
    """
    if game.forfeit is None:
        return game
    log = _find_log(replay, game.forfeit.seat)
    if log is None:
        return game
    with naming_errors(log, *DATA_ERRORS):
        data = check_regular_file(log, MAX_GAMES_FILE_BYTES).read_bytes()
        steps = validate_json(LogSteps, data)
    # An answer such as {"duration": 0.1, "stdout": "", "stderr": ""}. There is none in a step of
    # the other side.
    answers = [answer for answer in itertools.chain.from_iterable(steps) if answer]
    # The agent gave every second move, and then the answer that forfeited the game. A log may end
    # before that.
    has_forfeit = len(answers) > len(game.moves) // 2
    if not has_forfeit:
        return game
    forfeiting_answer = answers[-1]
    last_seconds = forfeiting_answer.get("duration")
    if not isinstance(last_seconds, float):
        return game
    detail = game.forfeit.detail
    if game.forfeit.cause is Cause.ERROR:
        detail = str(forfeiting_answer.get("stderr", ""))
    output_tail = str(forfeiting_answer.get("stdout", ""))
    forfeit = replace(game.forfeit, detail=detail, output_tail=output_tail)
    seconds = game.seconds
    if not seconds:  # the replay has no times, so those of the moves are unknown
        seconds = (*[None] * len(game.moves), last_seconds)
    return replace(game, forfeit=forfeit, seconds=seconds)


def _find_log(replay: Path, seat: int) -> Path | None:
    """Return the log of the agent in a seat (0 or 1), if there is one beside the replay.

    For "episode-123-replay.json" and seat 0, it has the name "episode-123-agent-0-logs.json".
    """
    name = replay.name.replace("-replay", f"-agent-{seat}-logs")
    if not LOG_NAME_PATTERN.fullmatch(name):
        return None
    log = replay.with_name(name)
    return log if log.exists() else None

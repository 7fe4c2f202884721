"""Results in SQLite: no game lost, none counted twice, no file of others touched."""

import contextlib
import dataclasses
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import PROJECT, STEADY, ZOO, command, refusal

from connectx.arena.store import Store, read_games
from connectx.errors import UserError
from connectx.game import Cause, Forfeit, Game

main = command("evaluate")

COMMAND = [STEADY, str(ZOO / "raises.py"), "-n", "30", "--referee", "native"]
SIZE = {"rows": 6, "columns": 7, "inarow": 4}
FACTS = {"players": ["steady", "raises"], "source of raises": "abc", "seed": 1}


def store_of(file: Path, **changes: Any) -> "contextlib.closing[Store]":
    return contextlib.closing(Store(file, {**FACTS, **changes}))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The results of COMMAND."""
    file = tmp_path_factory.mktemp("results") / "league.db"
    assert main([*COMMAND, "--results", str(file)]) == 0
    return file.read_bytes()


def written(folder: Path, contents: bytes) -> Path:
    (folder / "league.db").write_bytes(contents)
    return folder / "league.db"


def facts_of(games: list[Game]) -> list[tuple[object, ...]]:
    return sorted((game.id, game.numbers, game.moves, game.winner) for game in games)


def check_refused(command: list[str], file: Path, message: str, capsys: Any) -> None:
    """One line, status 2, and the file as it was, with nothing beside it; --force or not."""
    before, beside = file.read_bytes(), list(file.parent.iterdir())
    forced = ["--results", str(file), "--json", "/dev/stdout", "--force"]
    said = refusal("evaluate", [*command, *forced], capsys)
    assert len(said) < 300
    assert said.startswith(f"connectx evaluate: {file}: {message}")
    assert (file.read_bytes(), list(file.parent.iterdir())) == (before, beside)


# Written and read -------------------------------------------------------------------------------


def test_games_come_back_as_they_were(whole: bytes, tmp_path: Path) -> None:
    games = read_games(written(tmp_path, whole))
    forfeit = Forfeit(0, Cause.INVALID, 10**30, "\x00 \x1b ö", "printed")
    games.append(dataclasses.replace(games[0], id="odd", forfeit=forfeit))
    file = tmp_path / "copy.db"
    with store_of(file) as store:
        store.add(games)
        store.add(games[:5])
        found = list(store.games())
    assert read_games(file) == found
    assert [dataclasses.replace(game, title="") for game in found] == [
        dataclasses.replace(game, title="") for game in games
    ]


def test_the_queries_of_the_docs(whole: bytes, tmp_path: Path) -> None:
    page = (PROJECT / "docs" / "files.md").read_text()
    pairings, forfeits = re.findall(r"```sql\n(.*?)```", page, re.S)
    with contextlib.closing(sqlite3.connect(written(tmp_path, whole))) as database:
        rows = database.execute(pairings).fetchall()
        assert len(rows) == 2
        assert ("steady", "raises", 15, 15, 0, 0) in rows
        ((player, cause, count, detail),) = database.execute(forfeits)
    assert (player, cause, count) == ("raises", "ERROR", 30)
    assert detail.endswith("ValueError: a bug")


# Killed -----------------------------------------------------------------------------------------

ADDING = """
import sys
from pathlib import Path
from connectx.game import Game
from connectx.arena.store import Store
size = {"rows": 6, "columns": 7, "inarow": 4}
store = Store(Path(sys.argv[1]), {"players": ["first", "second"], **size})
count = sum(1 for _ in store.games())
while True:
    store.add(Game(id=f"{count + place}", configuration=size, seed=1) for place in range(10))
    count += 10
    print(count, flush=True)
"""


def test_killed_at_any_moment_what_was_saved_is_there_once(tmp_path: Path) -> None:
    file = tmp_path / "league.db"
    said = 0
    for number in range(5):
        command = [sys.executable, "-c", ADDING, str(file)]
        with subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            first = process.stdout.readline()
            time.sleep(0.003 * number)
            process.kill()
            said = max(map(int, [first, *process.stdout.read().split()]))
        with contextlib.closing(Store(file)) as store:
            ids = [game.id for game in store.games()]
        assert ids == [str(place) for place in range(len(ids))]
        assert said <= len(ids)
        assert len(ids) % 10 == 0
    assert said >= 50


# Refused ----------------------------------------------------------------------------------------


def test_another_league_is_refused(whole: bytes, tmp_path: Path, capsys: Any) -> None:
    file = written(tmp_path, whole)
    for options, message in (("seed 5", "seed: 0"), ("config rows=7", "rows: 6")):
        command = [*COMMAND, *f"--{options}".split()]
        check_refused(command, file, f"holds another league: its {message}, here: ", capsys)
    with store_of(tmp_path / "another.db", seed="9" * 1_000_000):
        pass
    with pytest.raises(UserError, match="its source of raises: abc, here: def"):
        store_of(tmp_path / "another.db", **{"source of raises": "def"})
    with pytest.raises(UserError, match="its seed: 999") as caught:
        store_of(tmp_path / "another.db")
    assert len(str(caught.value)) < 300


def a_database() -> bytes:
    with contextlib.closing(sqlite3.connect(":memory:")) as database:
        database.execute("CREATE TABLE games (id)")
        return database.serialize()


NESTED = "[" * 10_000
DAMAGES: dict[str | Callable[[bytes], bytes], str] = {  # SQL, or what becomes of the bytes
    lambda whole: b"hello\n": "file is not a database",
    lambda whole: a_database(): "expected a database written by --results",
    lambda whole: whole[: len(whole) // 2]: "database disk image is malformed",
    lambda whole: whole.replace(b'"seconds"', b"\xff" * 9, 1): "game ",
    lambda whole: whole.replace(b'"winner":0', b'"winner":1', 1): "game ",
    "UPDATE leagues SET facts = CAST(x'ff' AS TEXT)": "its facts: Invalid JSON: ",
    "UPDATE leagues SET facts = '[]'": "its facts: Input should be an object",
    f"UPDATE leagues SET facts = '{NESTED}'": "its facts: Invalid JSON: recursion limit",
    "DELETE FROM leagues": "holds 0 leagues, expected one",
    "INSERT INTO leagues VALUES (1, '{}')": "holds 2 leagues, expected one",
    "DROP TABLE games": "its tables are not those written by --results",
    "UPDATE games SET game = NULL": "game ",
    f"UPDATE games SET game = json_set(game, '$.winner', '{'x' * 9999}')": "game ",
    f"UPDATE games SET game = json_set(game, '$.moves', json('[{'9' * 4000}]'))": "game ",
}


@pytest.mark.parametrize("damage", DAMAGES, ids=range(len(DAMAGES)))
def test_what_is_damaged_or_no_results_is_refused(
    damage: str | Callable[[bytes], bytes], whole: bytes, tmp_path: Path, capsys: Any
) -> None:
    file = written(tmp_path, whole if isinstance(damage, str) else damage(whole))
    if isinstance(damage, str):
        with contextlib.closing(sqlite3.connect(file)) as database, database:
            database.execute(damage)
    check_refused(COMMAND, file, DAMAGES[damage], capsys)


def test_a_file_in_use_is_refused_and_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "league.db"
    with store_of(file) as store:
        store.add([Game(id="a", configuration=SIZE)])
        check_refused(COMMAND, file, "in use by another process", capsys)
        assert len(read_games(file)) == 1


def test_more_games_are_added_and_a_full_disk_loses_none_of_the_others(
    whole: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "league.db"
    assert main([*COMMAND, "-n", "8", "--results", str(file)]) == 0
    arguments = [sys.executable, "evaluate.py", *COMMAND, "--results", str(file)]
    limited = ["bash", "-c", 'ulimit -f 32; exec "$@"', "bash", *arguments]
    done = subprocess.run(limited, cwd=PROJECT, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == f"python evaluate.py: {file}: disk I/O error\n"
    assert list(tmp_path.iterdir()) == [file]
    assert len(read_games(file)) == 8
    assert main([*COMMAND, "--results", str(file)]) == 0
    games = facts_of(read_games(file))
    assert len({game[0] for game in games}) == len(games) == 30
    assert games == facts_of(read_games(written(tmp_path, whole)))

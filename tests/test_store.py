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
from tests.make_results import GAMES, OPTIONS, RESULTS, write_players

main = command("evaluate")

COMMAND = [STEADY, str(ZOO / "raises.py"), "-n", "30", "--referee", "native"]
FACTS = {"players": ["steady", "raises"], "source of raises": "abc", "seed": 1}


def store_of(file: Path, **changes: Any) -> "contextlib.closing[Store]":
    return contextlib.closing(Store(file, {**FACTS, **changes}))


def facts_in(file: Path) -> dict[str, Any]:
    with contextlib.closing(Store(file)) as store:
        return store.facts


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
    league = written(tmp_path, whole)
    games = read_games(league)
    forfeit = Forfeit(0, Cause.INVALID, 10**30, "\x00 \x1b ö", "printed")
    games[-1] = dataclasses.replace(games[-1], id="odd", forfeit=forfeit)
    file = tmp_path / "copy.db"
    with contextlib.closing(Store(file, facts_in(league))) as store:
        store.add(games)
        found = list(store.games())
    assert read_games(file) == found
    assert [dataclasses.replace(game, title="") for game in found] == [
        dataclasses.replace(game, title="") for game in games
    ]


def test_a_game_that_is_there_is_an_error_and_none_is_added(whole: bytes, tmp_path: Path) -> None:
    league = written(tmp_path, whole)
    games = read_games(league)
    with contextlib.closing(Store(tmp_path / "copy.db", facts_in(league))) as store:
        store.add(games[:5])
        with pytest.raises(UserError, match=f"copy.db: game {games[3].id} is in the file already"):
            store.add([*games[5:9], games[3]])
        assert len(list(store.games())) == 5
        store.add(games[5:])
        assert len(list(store.games())) == 30


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
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from connectx.arena.league import League, MatchSettings
from connectx.arena.store import Store
from connectx.game import Cause, Forfeit, Game, complete_configuration
from connectx.build.player import Player
players = tuple(Player(name=name, source="") for name in ("first", "second"))
settings = MatchSettings(configuration=complete_configuration({}))
league = League(players=players, settings=settings, games=10_000, seed=1)
game = Game(configuration=settings.configuration, forfeit=Forfeit(0, Cause.ERROR))
with closing(Store(Path(sys.argv[1]), league.facts())) as store:
    count = sum(1 for _ in store.games())
    scheduled_games = list(league.schedule_games())
    while True:
        store.add(
            replace(
                game,
                id=f"{place}",
                players=tuple(players[number].name for number in scheduled_games[place].numbers),
                numbers=scheduled_games[place].numbers,
                round=scheduled_games[place].round,
                seed=scheduled_games[place].seed,
            )
            for place in range(count, count + 10)
        )
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
    whole: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, whole)
    with contextlib.closing(Store(file, facts_in(file))):
        check_refused(COMMAND, file, "in use by another process", capsys)
        assert len(read_games(file)) == 30


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


# Edited -----------------------------------------------------------------------------------------


def set_in_game(key: str, value: str, game: int = 1) -> str:
    """Return the SQL that sets a key of a game to a value in JSON."""
    return (
        f"UPDATE games SET game = json_set(game, '$.{key}', json('{value}')) WHERE rowid = {game}"
    )


EDITS = {  # SQL, and what is said of the game
    set_in_game("numbers", "[5, 6]"): "its numbers are [5, 6], expected those of two players who",
    set_in_game("numbers", "[-2, -1]"): "its numbers are [-2, -1], expected those of two players",
    set_in_game("numbers", "[0, 0]"): "its numbers are [0, 0], expected those of two players who",
    set_in_game("numbers", "[1, 0]"): (
        "its players are ['steady', 'raises'], expected ['raises', 'steady']"
    ),
    set_in_game("players", '["raises", "steady"]'): (
        "its players are ['raises', 'steady'], expected ['steady', 'raises']"
    ),
    set_in_game("round", "-1"): "its round is -1, expected one from 0 to ",
    set_in_game("round", "1" + 30 * "0"): f"its round is 1{30 * '0'}, expected one from 0 to ",
    set_in_game("round", "400000000"): "its round is 400000000, expected one from 0 to ",
    set_in_game("round", "0", game=5): "it is round 0 with the numbers [0, 1], as is game ",
    set_in_game("round", "77"): "its seed is ",
    set_in_game("seed", "5"): "its seed is 5, expected 1",
    set_in_game("seed", "null"): "its seed is None, expected 1",
    set_in_game("moves", "[0, 6, 0]"): "its moves begin with [0, 6], expected [",
    set_in_game("opening_plies", "0"): "its opening_plies are 0, expected 2",
    set_in_game("configuration.actTimeout", "99"): (
        "its configuration has actTimeout 99, expected 2"
    ),
    set_in_game("configuration.more", "1"): "its configuration has more 1, expected None",
    set_in_game("forfeit", "null"): "it has 3 moves, expected more, up to its end",
    set_in_game("id", '"another"'): "its id is 'another', expected '",
    "INSERT INTO games SELECT league, 'copy', json_set(game, '$.id', 'copy') FROM games LIMIT 1": (
        "it is round 0 with the numbers [0, 1], as is game "
    ),
}


@pytest.fixture(scope="module")
def opened_games(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The results of COMMAND with openings; the first game is a forfeit in its first move."""
    file = tmp_path_factory.mktemp("results") / "league.db"
    assert main([*COMMAND, "--opening-plies", "2", "--results", str(file)]) == 0
    return file.read_bytes()


@pytest.mark.parametrize("edit", EDITS, ids=range(len(EDITS)))
def test_an_edited_game_is_refused(
    edit: str, opened_games: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, opened_games)
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute(edit)
        database.execute("UPDATE games SET game = json_remove(game, '$.winner')")
    with pytest.raises(UserError) as refused:
        read_games(file)
    reason = str(refused.value).removeprefix(f"{file}: game ").partition(": ")[2]
    assert reason.startswith(EDITS[edit])
    check_refused([*COMMAND, "--opening-plies", "2"], file, "game ", capsys)


def test_facts_of_no_league_are_refused(whole: bytes, tmp_path: Path) -> None:
    for edit in ("json_remove(facts, '$.seed')", "json_set(facts, '$.rows', 'six')"):
        file = written(tmp_path, whole)
        with contextlib.closing(sqlite3.connect(file)) as database, database:
            database.execute(f"UPDATE leagues SET facts = {edit}")
        with pytest.raises(UserError, match=r"league.db: its facts: (seed|rows)"):
            read_games(file)


# Of an earlier version --------------------------------------------------------------------------


def test_an_earlier_league_goes_on_and_plays_what_it_lost(tmp_path: Path) -> None:
    begun = tmp_path / "begun.db"
    begun.write_bytes(RESULTS.read_bytes())
    before = read_games(begun)
    assert len(before) == GAMES - 1
    command = [*write_players(tmp_path), *OPTIONS, "-n", str(GAMES + 4)]
    whole = tmp_path / "whole.db"
    for file in (begun, whole):
        assert main([*command, "--results", str(file)]) == 0
    after = read_games(begun)
    assert facts_of(after[: len(before)]) == facts_of(before)
    scheduled = [
        sorted((g.round, g.numbers, g.moves) for g in read_games(f)) for f in (begun, whole)
    ]
    assert len(scheduled[0]) == GAMES + 4
    assert scheduled[0] == scheduled[1]

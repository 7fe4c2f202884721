"""Results files: no game lost, none counted twice, none altered unseen."""

import contextlib
import dataclasses
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import PROJECT, ZOO

from arena.configuration import complete_configuration
from arena.game import Game
from arena.league import League, play_league
from arena.match import Rules
from arena.native import NativeReferee
from arena.record import FORMAT, game_line, read_games, read_results
from arena.results import ResultsFile
from errors import RecordError, UserError
from evaluate import main
from players.player import Player

STEADY = str(ZOO / "steady.py")
COMMAND = ["random", STEADY, str(ZOO / "raises.py"), "--league", "-n", "10", "--referee", "native"]
PATIENCE = 60.0


def a_league(**changes: Any) -> League:
    players = Player.parse("random"), Player.from_file(ZOO / "raises.py")
    configuration = complete_configuration({"rows": 4, "columns": 4, "inarow": 3})
    rules = Rules(configuration=configuration, referee=NativeReferee.name)
    league = League(players=players, rules=rules, games=4, seed=1, opening_plies=3)
    return dataclasses.replace(league, **changes)


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return list(play_league(a_league(), played=set()))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The results of COMMAND."""
    file = tmp_path_factory.mktemp("results") / "league.jsonl"
    assert main([*COMMAND, "--results", str(file)]) == 0
    return file.read_bytes()


def tables_after(contents: bytes, folder: Path) -> Any:
    """What the command says about all its games when it resumes a file with these contents."""
    file, result = folder / "league.jsonl", folder / "league.json"
    file.write_bytes(contents)
    assert main([*COMMAND, "--results", str(file), "--json", str(result), "--force"]) == 0
    facts = json.loads(result.read_text())
    ids = [game["id"] for game in facts["games"]]
    assert len(set(ids)) == len(ids) == 30
    for summary in facts["summaries"]:  # of games that are played again
        del summary["times"], summary["overage_worst"], summary["overage_total"]
    return facts["summaries"], facts["ratings"], facts["versions"]


# Written and read -------------------------------------------------------------------------------


def test_a_game_survives_its_line(games: list[Game], tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    with ResultsFile(file, a_league()) as results:
        for game in games:
            results.append(game)
        assert [dataclasses.replace(game, title="") for game in results.games()] == games
    assert any(game.forfeit for game in games)


def test_every_line_can_be_read_by_itself(whole: bytes, tmp_path: Path) -> None:
    line = whole.splitlines(keepends=True)[3]
    (game,) = read_games(written(tmp_path, line))
    assert game.id == json.loads(line)["id"]


def written(folder: Path, contents: bytes) -> Path:
    file = folder / "file.jsonl"
    file.write_bytes(contents)
    return file


@pytest.mark.slow
def test_a_league_resumes_where_it_was_killed(tmp_path: Path) -> None:
    results = tmp_path / "league.jsonl"
    command = [sys.executable, "evaluate.py", "random", STEADY, "one_step", "--league"]
    command += ["-n", "30", "--jobs", "2", "--results", str(results)]
    end = time.monotonic() + PATIENCE
    with subprocess.Popen(command, cwd=PROJECT) as process:
        while not results.exists() or results.read_bytes().count(b"\n") < 10:
            assert time.monotonic() < end
            assert process.poll() is None
            time.sleep(0.02)
        os.kill(process.pid, signal.SIGKILL)
    before = [line for line in results.read_bytes().splitlines(keepends=True) if line[-1:] == b"\n"]
    assert len(before) - 1 < 90
    with results.open("ab") as file:
        file.write(b'{"id": "torn')
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True)
    assert "90 games" in done.stdout, done.stderr
    lines = results.read_bytes().splitlines(keepends=True)
    assert lines[: len(before)] == before
    ids = [json.loads(line)["id"] for line in lines[1:]]
    assert len(set(ids)) == len(ids) == 90


def test_cut_off_anywhere_it_resumes_to_the_same_tables(whole: bytes, tmp_path: Path) -> None:
    expected = tables_after(whole, tmp_path)
    header = whole.index(b"\n")
    for length in (header - 1, header + 1, len(whole) // 2, len(whole) - 1):
        assert tables_after(whole[:length], tmp_path) == expected


def test_neither_the_order_of_lines_nor_repeated_ones_change_the_tables(
    whole: bytes, tmp_path: Path
) -> None:
    expected = tables_after(whole, tmp_path)
    header, *lines = whole.splitlines(keepends=True)
    lines += lines[5:20]
    random.Random(1).shuffle(lines)
    assert tables_after(b"".join([header, *lines]), tmp_path) == expected


@pytest.mark.parametrize(
    "change",
    [lambda whole: b"\xef\xbb\xbf" + whole, lambda whole: whole.replace(b"\n", b"\r\n")],
    ids=["a byte order mark", "line ends of Windows"],
)
def test_what_an_editor_adds_does_no_harm(
    change: Callable[[bytes], bytes], whole: bytes, tmp_path: Path
) -> None:
    assert tables_after(change(whole), tmp_path) == tables_after(whole, tmp_path)


def test_more_games_are_added_to_the_same_file(whole: bytes, tmp_path: Path) -> None:
    file = written(tmp_path, whole)
    more = ["12" if argument == "10" else argument for argument in COMMAND]
    assert main([*more, "--results", str(file)]) == 0
    assert file.read_bytes().startswith(whole)
    assert len(read_games(file)) == 36


# Damaged ----------------------------------------------------------------------------------------


def line_3(change: Callable[[bytes], bytes]) -> Callable[[bytes], bytes]:
    def damage(contents: bytes) -> bytes:
        lines = contents.splitlines(keepends=True)
        lines[2] = change(lines[2].rstrip()) + b"\n"
        return b"".join(lines)

    return damage


def another_digit(line: bytes) -> bytes:
    start = line.index(b'"moves":[') + len(b'"moves":[')
    digit = b"1" if line[start : start + 1] != b"1" else b"2"
    return line[:start] + digit + line[start + 1 :]


def without_checksum(line: bytes) -> bytes:
    facts = json.loads(line)
    del facts["checksum"]
    return json.dumps(facts).encode()


DAMAGED = {
    "a list": (line_3(lambda line: b"[]"), ", line 3: expected a game, got list"),
    "null": (line_3(lambda line: b"null"), ", line 3: expected a game, got NoneType"),
    "a number": (line_3(lambda line: b"5"), ", line 3: expected a game, got int"),
    "text": (line_3(lambda line: b'"x"'), ", line 3: expected a game, got str"),
    "nothing": (line_3(lambda line: b""), ", line 3: no valid JSON"),
    "an empty game": (line_3(lambda line: b"{}"), ", line 3: expected a checksum"),
    "too deep": (line_3(lambda line: b"[" * 100_000), ", line 3: expected a game, got JSON nested"),
    "a huge number": (line_3(lambda line: b"9" * 5000), ", line 3: no valid JSON"),
    "no text": (line_3(lambda line: b"\x89PNG\xff"), ", line 3: no valid JSON"),
    "half a line": (line_3(lambda line: line[: len(line) // 2]), ", line 3: no valid JSON"),
    "two lines in one": (line_3(lambda line: line + line), ", line 3: no valid JSON"),
    "NUL bytes": (line_3(lambda line: bytes(50) + line), ", line 3: no valid JSON"),
    "a second header": (
        lambda contents: contents.partition(b"\n")[0] + b"\n" + contents,
        ", line 2: expected a game, got a second header",
    ),
    "odd players": (
        line_3(lambda line: b'{"players":[102],"checksum":"0"}'),
        ", line 3: the checksum does not match",
    ),
    "another digit": (line_3(another_digit), ", line 3: the checksum does not match"),
    "no checksum": (line_3(without_checksum), ", line 3: expected a checksum"),
    "another seed": (
        lambda contents: contents.replace(b'"seed":0', b'"seed":9', 1),
        ", line 1: the checksum does not match",
    ),
}


@pytest.mark.parametrize(("damage", "message"), DAMAGED.values(), ids=DAMAGED.keys())
def test_damage_is_named_and_nothing_is_changed(
    damage: Callable[[bytes], bytes],
    message: str,
    whole: bytes,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = written(tmp_path, damage(whole))
    assert main([*COMMAND, "--results", str(file)]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.startswith(f"evaluate.py: {file}{message}")
    assert error.count("\n") == 1
    assert file.read_bytes() == damage(whole)
    with pytest.raises(RecordError) as caught:
        read_games(file)
    assert str(caught.value).startswith(f"{file}{message}")


OTHERS = {
    "text": b"hello\n",
    "JSON": b"[]\n",
    "another format": b'{"format": "other"}\n',
    "a line that is not finished": b"precious",
    "bytes": b"\x89PNG\n\xff",
}


@pytest.mark.parametrize("contents", OTHERS.values(), ids=OTHERS.keys())
def test_any_other_file_is_refused_and_left_alone(
    contents: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, contents)
    assert main([*COMMAND, "--results", str(file), "--force"]) == 2
    message = f"evaluate.py: {file}: expected a results file, which begins with {FORMAT!r}\n"
    assert capsys.readouterr().err == message
    assert file.read_bytes() == contents
    with pytest.raises(RecordError, match="expected a results file"), file.open("rb") as opened:
        read_results(file, opened)


# Another league ---------------------------------------------------------------------------------

OTHER_LEAGUES = {
    "seed": ([*COMMAND, "--seed", "5"], "its seed: 0, here: 5"),
    "players": (["random", "one_step"], "its players: random, steady, raises, here: random, one_s"),
    "board": (
        [*COMMAND, "--config", "rows=7"],
        "its rows: 6, here: 7",
    ),
    "overage": ([*COMMAND, "--overage", "5"], "its overage seconds: None, here: 5.0"),
    "referee": ([*COMMAND, "--referee", "kaggle"], "its referee: native, here: kaggle"),
}


@pytest.mark.parametrize(("command", "message"), OTHER_LEAGUES.values(), ids=OTHER_LEAGUES.keys())
def test_results_of_another_league_are_refused_and_left_alone(
    command: list[str],
    message: str,
    whole: bytes,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = written(tmp_path, whole)
    assert main([*command, "--results", str(file), "--force"]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"evaluate.py: {file}: holds another league: {message}")
    assert error.count("\n") == 1
    assert file.read_bytes() == whole


def test_a_player_that_was_changed_is_named(tmp_path: Path) -> None:
    ours, file = a_league(), tmp_path / "league.jsonl"
    ResultsFile(file, ours).close()
    random_player, other = ours.players
    changed = dataclasses.replace(other, source=other.source + "\n")
    with pytest.raises(UserError, match=r"the source of .*raises.* has changed"):
        ResultsFile(file, a_league(players=(random_player, changed)))


def test_a_game_of_another_league_is_refused(games: list[Game], tmp_path: Path) -> None:
    lines = []
    for file, seed in ((tmp_path / "ours.jsonl", 1), (tmp_path / "other.jsonl", 2)):
        with ResultsFile(file, a_league(seed=seed)) as results:
            results.append(games[0])
        lines.append(file.read_bytes().splitlines(keepends=True))
    (header, ours), (_, pasted) = lines
    file = written(tmp_path, header + ours + pasted)
    message = f"line 3: game {games[0].id} does not belong to this league"
    with ResultsFile(file, a_league()) as results, pytest.raises(RecordError, match=message):
        list(results.games())


# What can go wrong while writing ----------------------------------------------------------------


def test_a_disk_that_is_full_loses_nothing(whole: bytes, tmp_path: Path) -> None:
    results = tmp_path / "league.jsonl"
    arguments = [sys.executable, "evaluate.py", *COMMAND, "--results", str(results)]
    limited = ["bash", "-c", 'ulimit -f 8; exec "$@"', "bash", *arguments]
    done = subprocess.run(limited, cwd=PROJECT, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == f"evaluate.py: {results}: cannot be written: File too large\n"
    kept = results.read_bytes()
    assert kept.endswith(b"\n")
    assert 0 < len(read_games(results)) < 30
    assert tables_after(kept, tmp_path) == tables_after(whole, tmp_path)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("bwrap") is None, reason="needs bwrap, for a small disk")
def test_a_disk_that_was_full_and_comes_back_loses_nothing(whole: bytes, tmp_path: Path) -> None:
    disk, copy = tmp_path / "disk", tmp_path / "copy.jsonl"
    disk.mkdir()
    results = disk / "league.jsonl"
    play = f"{sys.executable} evaluate.py {' '.join(COMMAND)} --results {results}"
    script = f"head -c 90000 /dev/zero > {disk}/filler; {play}; echo status $?; "
    script += f"cp {results} {copy}; rm {disk}/filler; {play} > /dev/null; echo status $?; "
    script += f"cp {results} {tmp_path}/whole.jsonl"
    small = ["bwrap", "--dev-bind", "/", "/", "--size", "98304", "--tmpfs", str(disk)]
    done = subprocess.run(
        [*small, "sh", "-c", script], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    if "bwrap:" in done.stderr:
        pytest.skip("bwrap does not work on this machine")
    assert done.stdout == "status 2\nstatus 0\n"
    assert done.stderr == f"evaluate.py: {results}: cannot be written: No space left on device\n"
    assert 0 < len(read_games(copy)) < 30
    after = (tmp_path / "whole.jsonl").read_bytes()
    assert tables_after(after, tmp_path) == tables_after(whole, tmp_path)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="workers are found in /proc")
def test_a_league_survives_the_death_of_a_worker(tmp_path: Path) -> None:
    results = tmp_path / "league.jsonl"
    command = [sys.executable, "evaluate.py", "random", STEADY, "one_step", "--league"]
    command += ["-n", "40", "--jobs", "2", "--results", str(results)]
    end = time.monotonic() + PATIENCE
    with subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, text=True) as process:
        while not results.exists() or results.read_bytes().count(b"\n") < 10:
            assert time.monotonic() < end
            time.sleep(0.02)
        os.kill(workers_of(process.pid)[0], signal.SIGKILL)
        printed, _ = process.communicate()
    assert process.returncode == 0
    assert "120 games" in printed
    ids = [json.loads(line)["id"] for line in results.read_bytes().splitlines()[1:]]
    assert len(set(ids)) == len(ids) == 120


def workers_of(parent: int) -> list[int]:
    """The processes that play for a league, by their command lines."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            state = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(state[1]) == parent and "spawn_main" in (folder / "cmdline").read_text():
                found.append(int(folder.name))
    return found


def test_a_file_that_is_removed_meanwhile_is_named(games: list[Game], tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    with ResultsFile(file, a_league()) as results:
        results.append(games[0])
        file.unlink()
        with pytest.raises(
            UserError, match=r"league\.jsonl: was removed while it was being written"
        ):
            results.append(games[1])


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there are no devices")
def test_a_device_is_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(RecordError, match="/dev/zero: expected a file, not a device"):
        read_games(Path("/dev/zero"))
    assert main([*COMMAND, "--results", "/dev/zero"]) == 2
    expected = "evaluate.py: /dev/zero: expected a file, not a device or a pipe\n"
    assert capsys.readouterr().err == expected


def test_without_a_results_file_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with ResultsFile(None, a_league()):
        assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("option", ["--json", "--html"])
def test_a_link_in_a_circle_is_named_before_anything_is_played(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    link = tmp_path / "link"
    link.symlink_to("link")
    assert main([*COMMAND, option, str(link), "--force"]) == 2
    message = f"evaluate.py: {link}: cannot be written, expected a file in an existing folder\n"
    assert capsys.readouterr() == ("", message)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_a_second_process_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "league.jsonl"
    ours = a_league()
    with ResultsFile(file, ours), pytest.raises(UserError, match="another process is writing it"):
        ResultsFile(file, ours)
    ResultsFile(file, ours).close()


def test_a_checksum_covers_the_values_not_the_form(games: list[Game], tmp_path: Path) -> None:
    facts = json.loads(game_line(games[0]))
    reordered = json.dumps(dict(reversed(facts.items())), indent=1)
    (game,) = read_games(written(tmp_path, reordered.encode()))
    assert game.moves == games[0].moves
    altered = json.dumps({**facts, "round": facts["round"] + 1})
    with pytest.raises(RecordError, match="the checksum does not match"):
        read_games(written(tmp_path, altered.encode()))

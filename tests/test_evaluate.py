"""The command line, and the function of Kaggle's course."""

import itertools
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import PROJECT, ZOO, leftmost

import arena.run
from arena.game import Game
from arena.store import read_games
from errors import BROKEN_PIPE_STATUS
from evaluate import get_win_percentages, main

STEADY = str(ZOO / "steady.py")


# get_win_percentages ----------------------------------------------------------------------------


def test_prints_the_four_lines_of_the_course(capsys: pytest.CaptureFixture[str]) -> None:
    result = get_win_percentages(leftmost, str(ZOO / "returns_99.py"), n_rounds=3)
    assert capsys.readouterr().out == (
        "Agent 1 Win Percentage: 1.0\n"
        "Agent 2 Win Percentage: 0.0\n"
        "Number of Invalid Plays by Agent 1: 0\n"
        "Number of Invalid Plays by Agent 2: 3\n"
    )
    assert result.agent1_win_percentage == 1
    assert result.agent2_invalid_plays == 3
    assert [game.numbers for game in result.match.games] == [(0, 1), (1, 0), (0, 1)]


def test_rounds_as_the_course_does(capsys: pytest.CaptureFixture[str]) -> None:
    get_win_percentages(leftmost, "random", n_rounds=3, seed=1)
    share = capsys.readouterr().out.splitlines()[0].split(": ")[1]
    assert share in ("0.0", "0.33", "0.67", "1.0")


def test_takes_two_callables(capsys: pytest.CaptureFixture[str]) -> None:
    def broken(observation: Any, configuration: Any) -> int:
        raise SystemExit

    result = get_win_percentages(broken, leftmost, n_rounds=2)
    assert "by Agent 1: 2" in capsys.readouterr().out
    assert [player.name for player in result.match.players] == ["broken", "leftmost"]


def test_no_rounds_are_refused() -> None:
    with pytest.raises(ValueError, match="n_rounds is 0"):
        get_win_percentages("random", "random", n_rounds=0)


# The command line -------------------------------------------------------------------------------


def test_our_agents_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["one_step", "random", "-n", "2"]) == 0
    assert "2 / 0 / 0" in capsys.readouterr().out


def test_prints_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([STEADY, str(ZOO / "raises.py"), "-n", "4"]) == 0
    printed = capsys.readouterr().out
    assert "4 games on 6 x 7, 4 in a row, seed 0" in printed
    assert "4 / 0 / 0" in printed
    assert "34.2% - 100.0%" in printed  # of 2 games, which the others repeat
    assert "4 games repeat" in printed
    assert "4 x ERROR, first: ValueError: a bug" in " ".join(printed.split())


def test_none_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(ZOO / "returns_nothing.py"), STEADY, "-n", "1"]) == 0
    assert "None returned, played as column 0" in " ".join(capsys.readouterr().out.split())


def test_a_player_can_meet_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["random", "random", "-n", "2"]) == 0
    assert "2 games" in capsys.readouterr().out


def test_other_boards(tmp_path: Path) -> None:
    result = tmp_path / "result.json"
    arguments = [STEADY, STEADY, "-n", "1", "--config", "rows=2,columns=2,inarow=2"]
    assert main([*arguments, "--json", str(result)]) == 0
    assert json.loads(result.read_text())["games"][0]["moves"] == [0, 0, 1]


def test_json_holds_the_whole_result(tmp_path: Path) -> None:
    result = tmp_path / "result.json"
    assert main([STEADY, str(ZOO / "raises.py"), "-n", "2", "--json", str(result)]) == 0
    match = json.loads(result.read_text())
    assert [player["name"] for player in match["players"]] == ["steady", "raises"]
    assert [len(player["source_hash"]) for player in match["players"]] == [64, 64]
    assert match["versions"]["kaggle-environments"]
    first, second = match["games"]
    assert (first["numbers"], second["numbers"]) == ([0, 1], [1, 0])
    assert second["players"] == ["raises", "steady"]
    assert (first["moves"], second["moves"]) == ([0], [])
    assert first["forfeit"]["cause"] == "ERROR"
    assert match["summaries"][0]["first"] == {"wins": 1, "draws": 0, "losses": 0}
    assert match["summaries"][1]["forfeits"] == {"INVALID": 0, "ERROR": 2, "TIMEOUT": 0}


def test_html_is_a_page_with_the_games(tmp_path: Path) -> None:
    page, result = tmp_path / "game.html", tmp_path / "result.json"
    files = ["--html", str(page), "--json", str(result), "--review", "1"]
    assert main([STEADY, "random", "-n", "2", *files]) == 0
    text = page.read_text()
    assert "</html>" in text
    assert all(f'"{game["id"]}"' in text for game in json.loads(result.read_text())["games"])


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    small = ["--config", "rows=4,columns=4,inarow=3"]
    games = []
    for number, seed in enumerate("778"):
        file = tmp_path / f"{number}.json"
        main(["random", "negamax", *small, "-n", "3", "--seed", seed, "--json", str(file)])
        games.append({game.id: game.moves for game in read_games(file)})
    assert games[0] == games[1]
    assert set(games[1].values()) != set(games[2].values())


def test_ctrl_c_prints_what_has_been_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play_in = arena.run.play_in

    def interrupted(*arguments: Any, **options: Any) -> Iterator[list[Game]]:
        games = itertools.chain.from_iterable(play_in(*arguments, **options))
        yield list(itertools.islice(games, 2))
        raise KeyboardInterrupt

    monkeypatch.setattr(arena.run, "play_in", interrupted)
    assert main(["random", "random", "-n", "50"]) == 130
    assert "interrupted after 2 of 50 games" in capsys.readouterr().out


def test_a_real_ctrl_c_ends_it_with_the_table(tmp_path: Path) -> None:
    agent = tmp_path / "waits.py"
    agent.write_text(
        "import pathlib, time\n"
        "def agent(o, c):\n"
        "    if o.step >= 4:\n"
        "        pathlib.Path(c['__raw_path__']).with_name('waiting').touch()\n"
        "        time.sleep(60)\n"
        "    return o.step % 7\n"
    )
    command = [sys.executable, "evaluate.py", str(agent), STEADY, "-n", "1000", "--no-isolate"]
    with subprocess.Popen(
        command,
        cwd=PROJECT,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        while not (tmp_path / "waiting").exists():
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        printed, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "interrupted after 0 of 1000 games" in printed


WRONG = {
    "an unknown name": (["nobody", "random"], "nobody: unknown player, expected one of"),
    "a missing file": (["no/where.py", "random"], "no/where.py: no such file"),
    "an unknown key": (["random", "random", "--config", "row=6"], "unknown key 'row'"),
    "a key named twice": (["random", "random", "--config", "rows=6,rows=5"], "every key once"),
    "one file for two outputs": (
        ["random", "random", "--results", "league", "--json", "./league"],
        "league: named for two outputs, expected a file for each",
    ),
    "one page for two outputs": (
        ["random", "random", "--json", "no.json", "--html", "no.json"],
        "no.json: named for two outputs",
    ),
    "no integer": (["random", "random", "--config", "rows=six"], "rows is 'six', expected"),
    "no number": (["random", "random", "--config", "rows"], "rows is '', expected"),
    "too small": (
        ["random", "random", "--config", "rows=0"],
        "rows is 0, expected an integer",
    ),
    "no time": (
        ["random", "random", "--config", "actTimeout=0"],
        "actTimeout is 0, expected",
    ),
    "no games": (["random", "random", "-n", "0"], "-n 0: expected at least 1"),
    "a review that nobody would see": (
        ["random", "random", "--review", "5"],
        "--review 5.0: goes with the --html of a match",
    ),
    "a ladder's episodes without it": (
        ["random", "random", "--episodes", "100"],
        "--episodes 100: goes with --ladder only",
    ),
    "an openings count by hand": (
        ["--play", "random", "--opening-plies", "2"],
        "--opening-plies 2: does not go with --play",
    ),
    "a seed by hand": (["--play", "random", "--seed", "0"], "--seed 0: does not go with --play"),
    "a league by hand": (["--play", "random", "--league"], "--league: does not go with --play"),
    "a test by hand": (["--play", "random", "--sprt", "elo0=0"], "does not go with --play"),
    "seconds by hand": (
        ["--play", "random", "--config", "rows=4,actTimeout=1"],
        "actTimeout does not go with --play",
    ),
    "games of a league that was played": (
        ["--ladder", "--results", "league.db", "-n", "20"],
        "-n 20: does not go with a league that was played",
    ),
    "isolation where nothing plays": (
        ["--ladder", "--results", "league.db", "--isolate"],
        "--isolate, --no-isolate: does not go with",
    ),
    "nothing to overwrite": (
        ["random", "random", "--force"],
        "--force: goes with --json or --html only",
    ),
    "two kinds of workers": (
        ["random", "random", "--jobs", "2", "--cluster", "tcp://localhost:1"],
        "--jobs 2: does not go with --cluster",
    ),
    "a ladder of a gauntlet": (
        ["random", "one_step", "minimax", "--ladder", "--gauntlet"],
        "--gauntlet: does not go with --ladder",
    ),
    "a bad overage": (["random", "random", "--overage", "nan"], "--overage nan: expected"),
    "no folder": (["random", "random", "--json", "no/where.json"], "no/where.json: cannot be"),
    "no agent": ([str(ZOO / "no_callable.py"), "random"], "does not load: no callable"),
    "a broken file": (["random", str(ZOO / "raises_on_load.py")], "ValueError: a bug at the top"),
}


@pytest.mark.parametrize(("arguments", "message"), WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_is_said_in_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert message in error
    assert error.count("\n") == 1


def test_files_are_overwritten_only_with_force(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "result.json"
    file.write_text("precious")
    arguments = [STEADY, STEADY, "-n", "1", "--json", str(file)]
    assert main(arguments) == 2
    assert "exists already, --force overwrites it" in capsys.readouterr().err
    assert file.read_text() == "precious"
    assert main([*arguments, "--force"]) == 0
    assert file.read_text() != "precious"


def test_a_file_that_is_not_text_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "picture.py"
    file.write_bytes(b"\x89PNG\xff")
    assert main([str(file), "random"]) == 2
    assert "expected Python source in UTF-8" in capsys.readouterr().err


def test_files_are_written_though_the_reader_of_the_table_has_left(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    command = [sys.executable, "evaluate.py", STEADY, "random", "-n", "2", "--json", str(file)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=PROJECT, **pipes) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == BROKEN_PIPE_STATUS
    assert len(read_games(file)) == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_a_full_disk_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([STEADY, "random", "-n", "1", "--json", "/dev/full", "--force"]) == 2
    out, error = capsys.readouterr()
    assert error == "evaluate.py: /dev/full: cannot be written: No space left on device\n"
    assert "1 game on" in out


# What is imported -------------------------------------------------------------------------------

HEAVY = (
    *("kaggle_environments", "scipy", "distributed", "dask", "matplotlib", "pyspiel", "numba"),
    "pydantic",
)


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["random", STEADY, "-n", "2", "--referee", "native"]],
    ids=["help", "native referee"],
)
def test_imports_only_what_is_needed(arguments: list[str]) -> None:
    script = (
        "import sys, evaluate\n"
        f"try:\n    assert evaluate.main({arguments!r}) == 0\n"
        "except SystemExit: pass\n"
        f"sys.exit(', '.join(name for name in {HEAVY!r} if name in sys.modules) or None)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=PROJECT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr

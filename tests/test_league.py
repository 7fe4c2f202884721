"""Leagues: scheduled fairly, played once, kept on disk, resumed after a kill."""

import csv
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter, deque
from pathlib import Path
from typing import Any

import kaggle_environments
import pytest

from arena.errors import UserError
from arena.league import League, PlayTask, play_league, play_task
from arena.match import Game, Rules, play_game
from arena.native import NativeReferee
from arena.players import Player, built_in_player, read_player
from arena.process import PlayerProcess
from arena.referee import KaggleReferee
from arena.results import ResultsError, ResultsFile, game_facts, game_from_facts, read_results
from arena.schedule import draw_opening, schedule
from arena.together import play_together
from evaluate import main

PROJECT = Path(__file__).parents[1]
ZOO = Path(__file__).parent / "zoo"
STEADY = str(ZOO / "steady.py")
CONFIGURATION = KaggleReferee({}).configuration
SMALL = {**CONFIGURATION, "rows": 4, "columns": 4, "inarow": 3}
RANDOM = built_in_player("random")
PATIENCE = 60.0


def animal(name: str) -> Player:
    return read_player(ZOO / f"{name}.py")


def a_league(*players: Player, games: int = 4, **options: Any) -> League:
    rules = Rules(configuration=options.pop("configuration", SMALL), referee="native")
    return League(players=players, rules=rules, games=games, seed=1, **options)


def without_times(game: Game) -> tuple[object, ...]:
    return game.id, game.players, game.moves, game.winner, game.statuses, game.rewards


# The schedule -----------------------------------------------------------------------------------


def test_everybody_meets_everybody_from_both_seats() -> None:
    pairings = list(schedule(games=4, seed=1, players=3))
    seats = Counter(pairing.players for pairing in pairings)
    assert seats == dict.fromkeys(itertools.permutations(range(3), 2), 2)


def test_a_gauntlet_is_one_against_all() -> None:
    pairings = list(schedule(games=2, seed=1, players=4, gauntlet=True))
    assert {frozenset(pairing.players) for pairing in pairings} == {
        frozenset({0, other}) for other in (1, 2, 3)
    }


def test_an_opening_is_played_twice_with_the_seats_swapped() -> None:
    options: dict[str, Any] = {"opening_plies": 4, "configuration": CONFIGURATION}
    pairings = list(schedule(games=6, seed=1, players=2, **options))
    for one, two in zip(pairings[0::2], pairings[1::2]):
        assert (one.opening, one.round) == (two.opening, two.round)
        assert one.players == two.players[::-1]
    assert len({pairing.opening for pairing in pairings}) == 3


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = (list(schedule(games=games, seed=1, players=3)) for games in (3, 8))
    assert [pairing for pairing in many if pairing in few] == few


def test_an_opening_that_cannot_be_is_refused() -> None:
    import random

    with pytest.raises(UserError, match="no opening of 9 plies on 2 x 2"):
        draw_opening(random.Random(1), 9, {"rows": 2, "columns": 2, "inarow": 2})


# Playing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("referee", [NativeReferee, KaggleReferee])
def test_games_are_the_same_together_or_one_by_one(
    referee: type[NativeReferee] | type[KaggleReferee],
) -> None:
    league = a_league(RANDOM, RANDOM, games=20, configuration=CONFIGURATION, opening_plies=3)
    pairings = list(league.pairings())
    with PlayerProcess(RANDOM) as one, PlayerProcess(RANDOM) as two:
        processes = {0: one, 1: two}
        boards = [referee(CONFIGURATION) for _ in range(7)]
        waiting = deque(pairings)
        together = play_together(waiting, processes, league.player_ids, boards)
        apart = [
            play_game(pairing, processes, league.player_ids, NativeReferee(CONFIGURATION))
            for pairing in pairings
        ]
    assert not waiting
    assert sorted(map(without_times, together)) == sorted(map(without_times, apart))
    assert all(game.moves[:3] == game.moves[: game.opening_plies] for game in together)


@pytest.mark.parametrize("name", ["raises", "prints_a_megabyte", "exits_at_once", "returns_text"])
def test_what_is_out_of_the_ordinary_is_left_to_be_played_one_by_one(name: str) -> None:
    league = a_league(animal("steady"), animal(name), games=6)
    with PlayerProcess(league.players[0]) as one, PlayerProcess(league.players[1]) as two:
        boards = [NativeReferee(SMALL) for _ in range(3)]
        processes = {0: one, 1: two}
        rest = deque(league.pairings())
        games = play_together(rest, processes, league.player_ids, boards)
    assert len(games) + len(rest) == 6
    assert rest
    assert not any(game.forfeit for game in games)


def test_an_illegal_column_needs_no_second_look() -> None:
    league = a_league(animal("steady"), animal("returns_99"), games=6)
    with PlayerProcess(league.players[0]) as one, PlayerProcess(league.players[1]) as two:
        boards = [NativeReferee(SMALL) for _ in range(3)]
        processes = {0: one, 1: two}
        rest = deque(league.pairings())
        games = play_together(rest, processes, league.player_ids, boards)
    assert not rest
    assert {game.forfeit.cause for game in games if game.forfeit} == {"INVALID"}


MISBEHAVING = (
    *("raises", "returns_float", "returns_99", "exits", "exits_at_once", "kills_itself"),
    *("kills_its_parent", "crashes", "recurses", "babbles", "closes_everything"),
    *("hoards", "prints_a_megabyte", "returns_nothing"),
)


@pytest.mark.parametrize("referee", ["kaggle", "native"])
def test_a_league_of_misbehaving_players_is_played_to_its_end(
    referee: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "league.jsonl"
    players = [STEADY, *(str(ZOO / f"{name}.py") for name in MISBEHAVING)]
    options = ["--gauntlet", "-n", "2", "--jobs", "2", "--referee", referee, "--memory", "512"]
    assert main([*players, *options, "--results", str(results)]) == 0
    assert "28 games" in capsys.readouterr().out
    games = list(read_results(results)[1])
    assert len({game.id for game in games}) == len(games) == 28
    for game in games:
        if game.forfeit is not None:
            assert game.players[game.forfeit.seat] != 0, game.forfeit
    innocent = {game.players for game in games if game.forfeit is None}
    assert {len(MISBEHAVING) - 1, len(MISBEHAVING)} >= {max(players) for players in innocent}


def test_a_memory_hog_forfeits() -> None:
    from arena.process import Limits

    rules = Rules(configuration=SMALL, referee="native", limits=Limits(memory=256 << 20))
    league = League(players=(animal("hoards"), animal("steady")), rules=rules, games=2, seed=1)
    for game in play_league(league, played=set()):
        assert game.forfeit is not None
        assert game.players[game.forfeit.seat] == 0
        assert game.forfeit.cause == "ERROR"
        assert "MemoryError" in game.forfeit.detail


def test_a_clock_that_has_been_tampered_with_is_not_believed() -> None:
    cheat = Player(
        name="cheat",
        source="import time\nreal = time.sleep\n"
        "import sys\n"
        "for module in list(sys.modules.values()):\n"
        "    if hasattr(module, 'perf_counter'): module.perf_counter = lambda: 0.0\n"
        "def agent(o, c):\n    real(.5)\n    return next(i for i in range(4) if not o.board[i])",
    )
    game = next(play_league(a_league(cheat, animal("steady"), games=1), played=set()))
    assert all(seconds > 0.2 for seconds in game.seconds_of(0)[1:])


# Results ----------------------------------------------------------------------------------------


def test_a_game_survives_its_line() -> None:
    for game in play_league(a_league(animal("raises"), RANDOM, games=2), played=set()):
        assert game_from_facts(json.loads(json.dumps(game_facts(game)))) == game


def test_a_league_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    results = tmp_path / "league.jsonl"
    command = [sys.executable, "evaluate.py", "random", STEADY, "one_step", "--league"]
    command += ["-n", "30", "--referee", "kaggle", "--jobs", "2"]
    end = time.monotonic() + PATIENCE
    with subprocess.Popen([*command, "--results", str(results)], cwd=PROJECT) as process:
        while not results.exists() or results.read_bytes().count(b"\n") < 10:
            assert time.monotonic() < end
            assert process.poll() is None
            time.sleep(0.02)
        os.kill(process.pid, signal.SIGKILL)
    before = [line for line in results.read_bytes().splitlines(keepends=True) if line[-1:] == b"\n"]
    assert len(before) - 1 < 90
    with results.open("ab") as file:
        file.write(b'{"id": "torn')
    done = subprocess.run(
        [*command, "--resume", str(results)], cwd=PROJECT, capture_output=True, text=True
    )
    assert "90 games" in done.stdout, done.stderr
    lines = results.read_bytes().splitlines(keepends=True)
    assert lines[: len(before)] == before
    ids = [json.loads(line)["id"] for line in lines[1:]]
    assert len(set(ids)) == len(ids) == 90


def test_a_game_that_stands_twice_in_a_file_counts_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "league.jsonl"
    command = ["random", STEADY, "-n", "4", "--referee", "native"]
    assert main([*command, "--results", str(results)]) == 0
    lines = results.read_text().splitlines(keepends=True)
    results.write_text("".join([*lines, lines[1]]))
    assert main([*command, "--resume", str(results)]) == 0
    assert capsys.readouterr().out.count("4 games on") == 2


def test_results_of_another_league_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "league.jsonl"
    command = ["random", STEADY, "-n", "2", "--referee", "native"]
    assert main([*command, "--results", str(results)]) == 0
    before = results.read_bytes()
    assert main([*command, "--seed", "5", "--resume", str(results)]) == 2
    assert "holds another league: its seed is 0, here it is 5" in capsys.readouterr().err
    assert main(["random", "one_step", "--resume", str(results)]) == 2
    assert "holds another league: its players" in capsys.readouterr().err
    assert results.read_bytes() == before


@pytest.mark.parametrize("text", ["", "hello\n", "[]\n", '{"format": "other"}\n'])
def test_a_file_that_holds_no_results_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text(text)
    with pytest.raises(ResultsError, match="expected results of a league"):
        read_results(file)


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    results = ResultsFile.create(file, {})
    results.close()
    with file.open("a") as lines:
        lines.write("{}\n")
    with pytest.raises(ResultsError, match="line 2: expected a game"):
        list(read_results(file)[1])


# The command line -------------------------------------------------------------------------------


def test_a_league_reports_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {kind: tmp_path / f"league.{kind}" for kind in ("json", "csv")}
    options = [item for kind, file in files.items() for item in (f"--{kind}", str(file))]
    replays = tmp_path / "replays"
    command = ["random", "one_step", STEADY, "--league", "-n", "2", "--referee", "native"]
    assert main([*command, *options, "--replays", str(replays)]) == 0
    printed = capsys.readouterr().out
    assert "6 games on 6 x 7" in printed
    assert "one_step" in printed
    assert "games an hour" in printed
    league = json.loads(files["json"].read_text())
    assert len(league["games"]) == 6
    assert league["ratings"][1]["elo"] > league["ratings"][0]["elo"]
    rows = list(csv.DictReader(files["csv"].open()))
    assert rows[0]["player"] == "one_step"
    assert rows[0]["wins"] == "4"
    episodes = list(replays.glob("*.json"))
    assert len(episodes) == 6
    replay = json.loads(episodes[0].read_text())
    loaded = kaggle_environments.make(
        "connectx", configuration=replay["configuration"], steps=replay["steps"]
    )
    assert loaded.done
    assert [state.reward for state in loaded.state] == replay["rewards"]
    assert "</html>" in loaded.render(mode="html")


def test_the_sequential_test_ends_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["one_step", "random", "--sprt", "elo0=0,elo1=100", "--referee", "native"]
    assert main(command) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "accepted: elo1" in printed
    assert "at most 10000" in printed


WRONG = {
    "one player": (["random"], "1 players: expected 2, or more with --league"),
    "three without a league": (["random"] * 3, "3 players: expected 2, or more"),
    "named twice": (["random", "random", "--league"], "random: named twice"),
    "another game": (["tictactoe", "random"], "tictactoe: plays open_spiel_tic_tac_toe, expected"),
    "no jobs": (["random", STEADY, "--jobs", "0"], "--jobs 0: expected at least 1"),
    "no test": (["random", STEADY, "--sprt", "elo0=0"], "expected at least elo0=NUMBER"),
    "a strange test": (["random", STEADY, "--sprt", "elo=0"], "--sprt elo=0: expected elo0"),
    "a reversed test": (["random", STEADY, "--sprt", "elo0=5,elo1=0"], "elo0 less than elo1"),
    "no file": (["random", STEADY, "--resume", "no/file"], "--resume no/file: there is no"),
    "no cluster": (
        ["random", STEADY, "--cluster", "tcp://127.0.0.1:9"],
        "tcp://127.0.0.1:9: no dask scheduler answers",
    ),
    "a long opening": (
        ["random", STEADY, "--opening-plies", "50"],
        "no opening of 50 plies on 6 x 7",
    ),
    "does not load": (
        ["random", STEADY, str(ZOO / "raises_on_load.py"), "--league"],
        "raises_on_load.py: does not load: ValueError: a bug at the top",
    ),
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


def test_a_task_names_its_players() -> None:
    league = a_league(RANDOM, animal("steady"), games=2)
    task = PlayTask(
        players=dict(enumerate(league.players)),
        player_ids=league.player_ids,
        pairings=tuple(league.pairings()),
        rules=league.rules,
    )
    assert repr(task).startswith("2 games of random - ")
    assert len(play_task(task).games) == 2

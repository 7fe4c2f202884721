"""Leagues: scheduled fairly, every game played once, whatever the players do."""

import itertools
import json
from collections import Counter, deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from conftest import ZOO, kaggle_environments

from arena.game import Game
from arena.league import League, PlayTask, draw_opening, play_league, play_task, schedule
from arena.match import Pairing, Rules, play_games
from arena.native import NativeReferee
from arena.referee import KaggleReferee, Referee
from arena.store import read_games
from errors import UserError
from evaluate import main
from players.player import Player
from processes.process import PlayerProcess

STEADY = str(ZOO / "steady.py")
CONFIGURATION = KaggleReferee({}).configuration
SMALL = {**CONFIGURATION, "rows": 4, "columns": 4, "inarow": 3}
RANDOM = Player.parse("random")


def animal(name: str) -> Player:
    return Player.from_file(ZOO / f"{name}.py")


def a_league(*players: Player, games: int = 4, **options: Any) -> League:
    rules = Rules(configuration=options.pop("configuration", SMALL), referee="native")
    return League(players=players, rules=rules, games=games, seed=1, **options)


def without_times(game: Game) -> tuple[object, ...]:
    return game.id, game.numbers, game.moves, game.winner, game.unanswered


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
    patient = {**CONFIGURATION, "actTimeout": 60}  # a late answer would end it early
    league = a_league(RANDOM, RANDOM, games=20, configuration=patient, opening_plies=3)
    in_step, rest = play(league, referee(patient).copies(7))
    alone, _ = play(league, [NativeReferee(patient)])
    assert not rest
    assert sorted(map(without_times, in_step)) == sorted(map(without_times, alone))
    assert all(game.moves[:3] == game.moves[: game.opening_plies] for game in in_step)


def play(league: League, referees: Sequence[Referee]) -> tuple[list[Game], deque[Pairing]]:
    """The games that are played in step, and what is left to be played alone."""
    rest = deque(league.pairings())
    with PlayerProcess(league.players[0]) as one, PlayerProcess(league.players[1]) as two:
        return play_games(rest, [one, two], league.player_ids, referees), rest


ODD = [
    *("raises", "prints_a_megabyte", "exits_at_once", "returns_text"),
    *("returns_99", "fills_a_column", "never_returns"),
]


@pytest.mark.parametrize("name", ODD)
def test_what_is_out_of_the_ordinary_is_left_to_be_played_alone(name: str) -> None:
    league = a_league(animal("steady"), animal(name), games=6)
    games, rest = play(league, NativeReferee(SMALL).copies(3))
    assert len(games) + len(rest) == 6
    assert rest
    assert not any(game.forfeit for game in games)


def test_no_game_is_forfeited_for_what_another_does() -> None:
    source = (
        "import sys\n"
        "mine = object()\n"
        "def agent(obs, config):\n"
        "    if obs.step < 2:\n"
        "        sys.game = mine\n"
        "    assert sys.game is mine, 'another game has come between'\n"
        "    return next(c for c in range(config.columns) if not obs.board[c])\n"
    )
    league = a_league(animal("steady"), Player(name="alone", source=source), games=12)
    games, rest = play(league, NativeReferee(SMALL).copies(3))
    assert rest
    games += play_league(league, played={game.id for game in games})
    assert len(games) == 12
    assert not any(game.forfeit for game in games)


MISBEHAVING = (
    *("raises", "returns_float", "returns_99", "exits", "exits_at_once", "kills_itself"),
    *("kills_its_parent", "crashes", "recurses", "babbles", "closes_everything"),
    *("hoards", "prints_a_megabyte", "returns_nothing"),
)


@pytest.mark.parametrize("referee", [pytest.param("kaggle", marks=pytest.mark.slow), "native"])
def test_a_league_of_misbehaving_players_is_played_to_its_end(
    referee: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "league.db"
    players = [STEADY, *(str(ZOO / f"{name}.py") for name in MISBEHAVING)]
    options = ["--gauntlet", "-n", "2", "--jobs", "2", "--referee", referee, "--memory", "512"]
    assert main([*players, *options, "--results", str(results)]) == 0
    assert "28 games" in capsys.readouterr().out
    games = read_games(results)
    assert len({game.id for game in games}) == len(games) == 28
    for game in games:
        if game.forfeit is not None:
            assert game.numbers[game.forfeit.seat] != 0, game.forfeit
    innocent = {game.numbers for game in games if game.forfeit is None}
    assert {len(MISBEHAVING) - 1, len(MISBEHAVING)} >= {max(players) for players in innocent}


def test_a_memory_hog_forfeits() -> None:
    from processes.process import Limits

    rules = Rules(configuration=SMALL, referee="native", limits=Limits(memory=256 << 20))
    league = League(players=(animal("hoards"), animal("steady")), rules=rules, games=2, seed=1)
    for game in play_league(league, played=set()):
        assert game.forfeit is not None
        assert game.numbers[game.forfeit.seat] == 0
        assert game.forfeit.cause == "ERROR"
        assert "MemoryError" in game.forfeit.detail


def test_a_clock_that_has_been_tampered_with_is_not_believed() -> None:
    cheat = Player(
        name="cheat",
        source="import time\nreal = time.sleep\n"
        "import sys\n"
        "for module in list(sys.modules.values()):\n"
        "    if hasattr(module, 'perf_counter'): module.perf_counter = lambda: 0.0\n"
        "def agent(o, c):\n    real(.35)\n    return next(i for i in range(4) if not o.board[i])",
    )
    game = next(play_league(a_league(cheat, animal("steady"), games=1), played=set()))
    assert all(seconds > 0.05 for seconds in game.seconds_of(0)[1:])


# The command line -------------------------------------------------------------------------------


def test_a_league_reports_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, replays = tmp_path / "league.json", tmp_path / "replays"
    command = ["random", "one_step", STEADY, "-n", "2", "--referee", "native"]
    assert main([*command, "--json", str(file), "--replays", str(replays)]) == 0
    printed = capsys.readouterr().out
    assert "6 games on 6 x 7" in printed
    assert "one_step" in printed
    league = json.loads(file.read_text())
    assert league["ratings"][1]["elo"] > league["ratings"][0]["elo"]
    assert league["versions"]["kaggle-environments"] == kaggle_environments.__version__
    played = {game.id: game for game in read_games(file)}
    assert len(played) == 6
    episodes = list(replays.glob("*.json"))
    assert {path.stem for path in episodes} == set(played)
    for path in episodes:
        (game,) = read_games(path)
        expected = played[path.stem]
        assert (game.players, game.moves, game.winner) == (
            expected.players,
            expected.moves,
            expected.winner,
        )
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
    assert printed.startswith("one_step is stronger than random (SPRT 0 to 100 Elo, ")
    assert "at most 10000" in printed


WRONG = {
    "one player": (["random"], "random: expected two players or more"),
    "named twice": (["random", STEADY, "random"], "random: named twice"),
    "three in a test": (
        ["random", "one_step", STEADY, "--sprt", "elo0=0,elo1=9"],
        "--sprt: expected two players, not 3",
    ),
    "no jobs": (["random", STEADY, "--jobs", "0"], "--jobs 0: expected an integer, at least 1"),
    "no test": (["random", STEADY, "--sprt", "elo0=0"], "expected elo0=NUMBER,elo1=NUMBER"),
    "a strange test": (["random", STEADY, "--sprt", "elo=0"], "--sprt elo=0: expected elo0="),
    "a reversed test": (["random", STEADY, "--sprt", "elo0=5,elo1=0"], "elo0 less than elo1"),
    "a device": (["random", STEADY, "--results", "/dev/null"], "/dev/null: expected a file, not a"),
    "no folder": (
        ["random", STEADY, "--results", "no/file"],
        "no/file: unable to open database file",
    ),
    "no cluster": (
        ["random", STEADY, "--cluster", "tcp://127.0.0.1:9"],
        "tcp://127.0.0.1:9: no dask scheduler answers",
    ),
    "a long opening": (
        ["random", STEADY, "--opening-plies", "50"],
        "no opening of 50 plies on 6 x 7",
    ),
    "does not load": (
        ["random", STEADY, str(ZOO / "raises_on_load.py")],
        "raises_on_load: does not load: ValueError: a bug at the top",
    ),
}


@pytest.mark.parametrize(("arguments", "message"), WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_is_said_in_one_line(
    arguments: list[str],
    message: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("arena.executor.CONNECT_SECONDS", 0.5)
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

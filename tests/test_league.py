"""Leagues: scheduled fairly, every game played once, whatever the players do."""

import itertools
import json
from collections import Counter, deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from conftest import STEADY, animal, command, kaggle_environments, refusal

from connectx.arena.child import Limits
from connectx.arena.league import League, MatchSettings, ScheduledGame, play_games, play_league
from connectx.arena.process import PlayerProcess
from connectx.arena.referee import KaggleReferee, NativeReferee, Referee
from connectx.arena.store import read_games
from connectx.build.player import Player
from connectx.game import Game, complete_configuration

main = command("evaluate")

CONFIGURATION = complete_configuration({})
SMALL = {**CONFIGURATION, "rows": 4, "columns": 4, "inarow": 3}
RANDOM = Player.parse("random")


def a_league(
    *players: Player, games: int = 4, configuration: dict[str, Any] = SMALL, **options: Any
) -> League:
    limits = Limits(memory_bytes=256 << 20)
    settings = MatchSettings(configuration=configuration, referee="native", limits=limits)
    return League(players=players, settings=settings, games=games, seed=1, **options)


# The schedule -----------------------------------------------------------------------------------


def test_everybody_or_a_gauntlet_meets_from_both_seats() -> None:
    seats = Counter(game.numbers for game in a_league(*[RANDOM] * 3).schedule_games())
    assert seats == dict.fromkeys(itertools.permutations(range(3), 2), 2)
    gauntlet = {game.numbers for game in a_league(*[RANDOM] * 3, gauntlet=1).schedule_games()}
    assert gauntlet == {(0, 1), (1, 0), (0, 2), (2, 0)}


def test_an_opening_is_played_twice_with_the_seats_swapped() -> None:
    league = a_league(RANDOM, RANDOM, games=6, opening_plies=4, configuration=CONFIGURATION)
    games = list(league.schedule_games())
    for one, two in zip(games[0::2], games[1::2]):
        assert (one.opening, one.round) == (two.opening, two.round)
        assert one.numbers == two.numbers[::-1]
    assert len({game.opening for game in games}) == 3


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = (list(a_league(*[RANDOM] * 3, games=n).schedule_games()) for n in (3, 8))
    assert [game for game in many if game in few] == few


# Playing ----------------------------------------------------------------------------------------


def play_all(league: League, **options: Any) -> list[Game]:
    return [game for games in play_league(league, **options) for game in games]


def play(
    league: League, referee: Referee, together: int
) -> tuple[list[Game], deque[ScheduledGame]]:
    """The games that are played in step, and what is left to be played alone."""
    rest, referees = deque(league.schedule_games()), [referee.copy() for _ in range(together)]
    with PlayerProcess(league.players[0]) as one, PlayerProcess(league.players[1]) as two:
        return play_games(rest, [one, two], referees), rest


@pytest.mark.parametrize("kind", [NativeReferee, KaggleReferee])
def test_games_are_the_same_together_or_one_by_one(kind: type[Any]) -> None:
    def facts(games: Sequence[Game]) -> list[tuple[object, ...]]:
        return sorted((game.id, game.numbers, game.moves, game.winner) for game in games)

    patient = {**CONFIGURATION, "actTimeout": 60}  # a late answer would end it early
    league = a_league(RANDOM, RANDOM, games=16, configuration=patient, opening_plies=3)
    in_step, rest = play(league, kind(patient), 7)
    alone, _ = play(league, NativeReferee(patient), 1)
    assert not rest
    assert facts(in_step) == facts(alone)
    openings = {game.opening for game in league.schedule_games()}
    assert {game.moves[: game.opening_plies] for game in in_step} == openings


@pytest.mark.parametrize(
    "name",
    [
        *("raises", "prints_a_megabyte", "exits_at_once", "returns_99", "fills_a_column"),
        pytest.param("never_returns", marks=pytest.mark.slow),
    ],
)
def test_what_is_out_of_the_ordinary_is_left_to_be_played_alone(name: str) -> None:
    games, rest = play(a_league(animal("steady"), animal(name), games=6), NativeReferee(SMALL), 3)
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
    games, rest = play(league, NativeReferee(SMALL), 3)
    assert rest
    games += play_all(league, played=games)
    assert len(games) == 12
    assert not any(game.forfeit for game in games)


def test_a_clock_that_has_been_tampered_with_is_not_believed() -> None:
    source = (
        "import sys, time\nreal = time.sleep\n"
        "for module in list(sys.modules.values()):\n"
        "    if hasattr(module, 'perf_counter'): module.perf_counter = lambda: 0.0\n"
        "def agent(o, c):\n    real(.1)\n    return next(i for i in range(4) if not o.board[i])"
    )
    league = a_league(Player(name="cheat", source=source), animal("steady"), games=1)
    assert min(play_all(league)[0].seconds_of(0)) > 0.05


def test_an_interrupted_league_has_played_every_pair_as_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    league = a_league(*[RANDOM] * 3, games=4)
    whole = {game.id: game.moves for game in play_all(league)}
    assert len(whole) == league.planned == 12
    monkeypatch.setattr("connectx.arena.league.TASK_SECONDS", 1e-9)  # a game a task
    monkeypatch.setattr("connectx.arena.league.TASK_START_TIMES", 0)
    played: dict[str, Game] = {}
    for tasks in (1, 3, 4):  # interrupted thrice, each time where the other left off
        blocks = play_league(league, played=played.values())
        for games in itertools.islice(blocks, tasks):
            played |= {game.id: game for game in games}
        pairs = [tuple(sorted(game.numbers)) for game in played.values()]
        counts = [pairs.count(pair) for pair in league.paired_players]
        assert max(counts) - min(counts) <= 2
    rest = play_all(league, played=played.values())
    assert len(rest) == 12 - 8
    assert {game.id: game.moves for game in [*played.values(), *rest]} == whole


# The command line -------------------------------------------------------------------------------


def test_the_same_command_goes_on_with_all_its_files_and_replays_are_kaggles(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, replays = tmp_path / "league.db", tmp_path / "replays"
    options = {"--json": tmp_path / "league.json", "--html": tmp_path / "league.html"}
    options["--replays"] = replays
    files = [str(each) for pair in options.items() for each in pair]
    command = ["random", STEADY, "--results", str(database), *files]
    for games in (1, 3):
        assert main([*command, "-n", str(games)]) == 0
        named = [str(each) for each in (database, *options.values())]
        assert [line.split()[-1] for line in capsys.readouterr().err.splitlines()] == named
        assert len(read_games(tmp_path / "league.json")) == games
        assert len([*replays.iterdir()]) == games
    for expected in read_games(tmp_path / "league.json")[:2]:
        path = replays / f"round-0001-{expected.id}.json"
        (game,) = read_games(path)
        assert (game.players, game.moves) == (expected.players, expected.moves)
    replay = json.loads(path.read_text())
    loaded = kaggle_environments.make(
        "connectx", configuration=replay["configuration"], steps=replay["steps"]
    )
    assert loaded.done
    assert [state.reward for state in loaded.state] == replay["rewards"]
    assert "</html>" in loaded.render(mode="html")
    other = ["random", "random", "-n", "1"]
    for option, file in options.items():  # are another league's
        problem = "holds files" if option == "--replays" else "exists"
        said = refusal("evaluate", [*other, option, str(file)], capsys)
        assert f"{file}: {problem} already, --force overwrites" in said
    database.unlink()  # now the other files alone have the games
    assert main(command) == 2
    assert len(read_games(tmp_path / "league.json")) == 3
    assert main([*other, *files, "--force"]) == 0
    assert len(read_games(tmp_path / "league.json")) == 1

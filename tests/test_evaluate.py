"""The command line, and the function of Kaggle's course."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from conftest import PROJECT, STEADY, ZOO, command, kaggle_environments, leftmost, wait_for

import connectx
from connectx.arena.league import League, MatchSettings
from connectx.arena.rating import SequentialTest
from connectx.arena.report import Result, conclusion, further_lines, result_json, tables_of
from connectx.arena.store import read_games
from connectx.build.player import Player
from connectx.command_line import Printer
from connectx.commands.evaluate import result_tables
from connectx.errors import UserError
from connectx.game import Cause, Forfeit, Game, complete_configuration
from evaluate import get_win_percentages

main = command("evaluate")


# get_win_percentages ----------------------------------------------------------------------------


@pytest.mark.parametrize("path", [True, False])
def test_prints_the_four_lines_of_the_course(
    path: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(observation: Any, configuration: Any) -> int:
        raise SystemExit

    result = get_win_percentages(leftmost, str(ZOO / "raises.py") if path else broken, n_rounds=3)
    assert capsys.readouterr().out == (
        "Agent 1 Win Percentage: 1.0\n"
        "Agent 2 Win Percentage: 0.0\n"
        "Number of Invalid Plays by Agent 1: 0\n"
        "Number of Invalid Plays by Agent 2: 3\n"
    )
    assert (result.agent1_win_percentage, result.agent2_invalid_plays) == (1, 3)
    assert [game.numbers for game in result.match.games] == [(0, 1), (1, 0), (0, 1)]


def play_by_step(observation: Any, configuration: Any) -> int:
    """Loses some games, and forfeits one that lasts."""
    return observation.step * 3 % 7


def fail_when_second(observation: Any, configuration: Any) -> int:
    if observation.mark == 2:
        raise ValueError("a bug")
    return leftmost(observation, configuration)


AGENTS_OF_COURSE = [leftmost, play_by_step, fail_when_second]


@pytest.mark.parametrize("agent1", AGENTS_OF_COURSE)
@pytest.mark.parametrize("agent2", AGENTS_OF_COURSE)
def test_outcomes_are_those_of_evaluate_in_kaggle_environments(agent1: Any, agent2: Any) -> None:
    outcomes = kaggle_environments.evaluate("connectx", [agent1, agent2])
    (second_game,) = kaggle_environments.evaluate("connectx", [agent2, agent1])
    outcomes.append(second_game[::-1])
    result = get_win_percentages(agent1, agent2, n_rounds=2)
    wins = [outcomes.count([1, -1]), outcomes.count([-1, 1])]
    invalid_plays = [outcomes.count([None, 0]), outcomes.count([0, None])]
    assert [result.agent1_invalid_plays, result.agent2_invalid_plays] == invalid_plays
    assert result.agent1_win_percentage == (wins[0] + invalid_plays[1]) / 2
    assert result.agent2_win_percentage == (wins[1] + invalid_plays[0]) / 2


def test_a_match_prints_nothing_and_has_figures_with_intervals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    played = connectx.match(leftmost, "one_step", 8, opening_plies=3, seed=2)
    assert capsys.readouterr() == ("", "")
    record, points, elo, superiority = played.comparison
    won = sum(game.winner == game.numbers.index(0) for game in played.games)
    assert (record.wins, record.games) == (won, 8)
    assert 0 <= points.low <= points.value < points.high < 0.5
    assert elo.low < elo.value < elo.high < 0
    assert superiority < 0.025
    assert repr(played).startswith("one_step wins ")


def test_a_match_may_have_an_opening_another_board_and_jobs() -> None:
    size = {"rows": 8, "columns": 8, "actTimeout": 1}
    alone, shared = (
        connectx.match(
            "one_step", "random", 4, opening="4453", opening_plies=2, configuration=size, jobs=jobs
        )
        for jobs in (1, 2)
    )
    assert [(g.numbers, g.moves) for g in alone.games] == [
        (g.numbers, g.moves) for g in shared.games
    ]
    for game in alone.games:
        assert (game.moves[:4], game.opening_plies) == ((3, 3, 4, 2), 6)
        assert game.configuration == game.configuration | size
    one, two, three, four = (game.moves[:6] for game in alone.games)
    assert one == two != three == four


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"opening": "48"}, "expected a column from 1 to 7"),
        ({"opening": "1212121"}, "that is not over"),
        ({"configuration": {"rows": 0}}, "rows is 0"),
        ({"jobs": 2}, "jobs is 2, expected 1, because a function plays in this process"),
        ({"games": 0}, "0 games, expected at least 1"),
    ],
)
def test_what_is_no_match_is_refused(options: dict[str, Any], error: str) -> None:
    with pytest.raises((UserError, ValueError), match=error):
        connectx.match(leftmost, "random", **options)


# The command line -------------------------------------------------------------------------------


SMALL_MATCH = [*(str(ZOO / "raises.py"), STEADY), "-n6", "--config=rows=4,columns=4,inarow=3"]


def test_the_conclusion_comes_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(SMALL_MATCH) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(
        "raises forfeited all of its 6 games by ERROR, first: ValueError: a bug\n"
        "steady and raises are not told apart, as their games are repetitions: steady wins 6 of 6, "
    )
    assert "6 games on 4 x 4, 3 in a row, seed 0" in printed
    assert "raises: 6 forfeits by ERROR, first: ValueError: a bug" in printed
    assert "6 of 6 games repeat each other: the same players made" in printed


def test_json_holds_the_whole_result(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    assert main([*SMALL_MATCH, "--json", str(file)]) == 0
    match = json.loads(file.read_text())
    assert [player["name"] for player in match["players"]] == ["raises", "steady"]
    assert [len(player["source_hash"]) for player in match["players"]] == [64, 64]
    assert match["configuration"]["columns"] == 4
    first, second, *_ = match["games"]
    assert (first["numbers"], second["numbers"]) == ([0, 1], [1, 0])
    assert second["players"] == ["steady", "raises"]
    assert (first["moves"], second["moves"]) == ([], [0])
    assert first["forfeit"]["cause"] == "ERROR"
    assert match["players"][0]["forfeits"] == {"INVALID": 0, "ERROR": 6, "TIMEOUT": 0}
    assert match["players"][1]["first"] == {"wins": 3, "draws": 0, "losses": 0}


def test_a_seed_repeats_games_with_any_jobs_and_referee(
    tmp_path: Path,
) -> None:
    games = []
    for options in ("--seed 7", "--seed 7 --jobs 1 --referee native", "--seed 8 --jobs 1"):
        file = tmp_path / f"{len(games)}.json"
        main(["random", STEADY, "-n", "2", *options.split(), "--json", str(file)])
        games.append({game.id: game.moves for game in read_games(file)})
    assert games[0] == games[1]
    assert set(games[1].values()) != set(games[2].values())


@pytest.mark.parametrize("sent", [("SIGINT",), ("SIGTERM", "SIGINT", "SIGTERM")], ids="-".join)
def test_an_interruption_ends_it_with_the_result_so_far(
    sent: tuple[str, ...], tmp_path: Path
) -> None:
    agent = tmp_path / "waits.py"
    agent.write_text(
        "import pathlib, time\n"
        "def agent(o, c):\n"
        "    if o.step >= 4:\n"
        f"        pathlib.Path({str(tmp_path / 'waiting')!r}).touch()\n"
        "        time.sleep(60)\n"
        "    return o.step % 7\n"
    )
    (tmp_path / "scratch").mkdir()
    environment = {**os.environ, "TMPDIR": str(tmp_path / "scratch")}
    command = [sys.executable, "evaluate.py", str(agent), STEADY, "-n", "1000", "--no-isolate"]
    command += ["--json", str(tmp_path / "result.json")]
    pipes = dict.fromkeys(("stdout", "stderr"), subprocess.PIPE)
    with subprocess.Popen(command, cwd=PROJECT, env=environment, text=True, **pipes) as process:
        wait_for((tmp_path / "waiting").exists)
        for name in sent:
            process.send_signal(getattr(signal, name))
        printed, said = process.communicate(timeout=60)
    # Which of them is heard first is the system's choice.
    assert process.returncode in {128 + getattr(signal, name) for name in sent}
    assert "interrupted after 0 of 1,000 games" in printed
    assert said == f"wrote {tmp_path / 'result.json'}\n"
    assert list((tmp_path / "scratch").iterdir()) == []


def test_every_player_that_cannot_play_is_named_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "needs.py").write_text("import heuristics\n")
    broken = ["no/such.py", str(tmp_path / "needs.py"), str(ZOO / "raises_on_load.py")]
    assert main([broken[0], STEADY, *broken[1:], "random", "-n", "1"]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert [line.partition(": ")[0] for line in error.splitlines()] == [
        *("no/such.py", "needs", "raises_on_load", "connectx evaluate")
    ]
    assert "heuristics is not installed here; if it is yours, put heuristics.py" in error
    assert error.endswith("3 of 5 players cannot play; --skip-broken plays without them\n")


def test_the_other_players_can_play_without_the_broken_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    broken = ["no/such.py", str(ZOO / "raises_on_load.py")]
    assert main([STEADY, *broken, "random", "-n", "1", "--skip-broken"]) == 0
    out, error = capsys.readouterr()
    assert "1 game on 6 x 7" in out
    assert error.count("left out: ") == 2
    assert main([STEADY, *broken, "--skip-broken"]) == 2
    assert main([broken[1], STEADY, "random", "--gauntlet", "--skip-broken"]) == 2
    assert "the player of a gauntlet cannot be left out" in capsys.readouterr().err


# What is printed --------------------------------------------------------------------------------


def result_of(pairs: str, players: Sequence[str], test: SequentialTest | None = None) -> Result:
    """Of games between the first two players: 1 a win of the first, 0 a loss, = a draw."""
    settings = MatchSettings(configuration=complete_configuration({}))
    found = tuple(Player(name=name, source="") for name in players)
    league = League(players=found, settings=settings, games=len(pairs), seed=0)
    result = Result(league, test)
    for number, each in enumerate(pairs):
        moves = moves_of(number, each)
        result.add(Game(round=number // 2, configuration=settings.configuration, moves=moves))
    return result


def moves_of(number: int, outcome: str) -> tuple[int, ...]:
    """The moves of a game with this outcome: "1", "0" or "=". Up to 500 numbers, all differ."""
    others = (3, 4, 5, 6)
    first, second, third, fourth = (others[number // 4**place % 4] for place in range(4))
    winning = number // 256  # the winner's column, which the mirror image of no game has
    if outcome == "1":
        return (winning, first, winning, second, winning, third, winning)
    last = 2 if first == second == third == fourth else fourth
    if outcome == "0":
        return (first, winning, second, winning, third, winning, last, winning)
    return (first, winning, second, winning, third)


def test_who_forfeited_all_games_is_said_first() -> None:
    result = result_of("", ["ann", "bob"])
    configuration = result.league.settings.configuration
    for number in range(3):
        forfeit = Forfeit(seat=number % 2, cause=Cause.ERROR, detail="ValueError: a bug")
        numbers = (1, 0) if number % 2 else (0, 1)  # ann forfeits
        result.add(Game(numbers=numbers, forfeit=forfeit, configuration=configuration, moves=()))
    first, *_ = conclusion(result)
    assert first == "ann forfeited all of its 3 games by ERROR, first: ValueError: a bug"
    result.add(Game(configuration=configuration, moves=(3,)))
    assert conclusion(result)[0].startswith("bob and ann are not told apart")


def test_even_games_have_even_figures() -> None:
    first, numbers = conclusion(result_of("=" * 6, ["ann", "bob"]))
    assert first.endswith("ann wins 0 of 6, 50.0 % sure to be better")
    low, high = re.search(r"Elo difference \+0 \(([+-]\d+) to ([+-]\d+)\)", numbers).groups()
    assert int(low) == -int(high) < 0


WON = "1" * 87 + "0" * 10 + "=" * 3
SAID = [  # games, players, elo0 of a test with elo1=30, and the start of the first line
    (WON, "ann bob", None, "ann wins 87 of 100: better than bob, more than 99.9 % sure"),
    ("0" * 30 + "1", "ann bob", None, "bob wins 30 of 31: better than ann, more than 99.9 % sure"),
    ("0" * 6 + "1" * 5, "ann bob", None, "bob and ann are not told apart: bob wins 6 of 11, "),
    ("1", "ann bob", None, "ann and bob are not told apart: ann wins 1 of 1, "),
    ("1100", "ann ann", None, "ann#1 and ann#2 are not told apart"),
    ("1" * 400, "ann bob", 0, "ann is stronger than bob (SPRT 0 to 30 Elo, 400 games)"),
    ("0" * 400, "ann bob", 0, "ann is not 30 Elo stronger than bob (SPRT 0 to 30 Elo, 400 games)"),
    ("0" * 400, "ann bob", -60, "ann is weaker than bob (SPRT -60 to 30 Elo, 400 games)"),
    ("1" * 400, "ann bob", -60, "ann is not 60 Elo weaker than bob (SPRT -60 to 30 Elo, 400 ga"),
    ("10", "ann bob", 0, "ann is not yet told apart from bob (SPRT 0 to 30 Elo, 2 games)"),
    ("1" * 40, "ann bob eve", None, "ann leads 1 other with 100.0 % of the points, more than 99.9"),
    ("10" * 5, "ann bob eve", None, "ann leads 1 other with 50.0 % of the points, but is not told"),
]


@pytest.mark.parametrize(("games", "players", "elo0", "said"), SAID)
def test_who_is_better_is_said_first(
    games: str, players: str, elo0: float | None, said: str
) -> None:
    test = None if elo0 is None else SequentialTest(elo0=elo0, elo1=30)
    first, *numbers = conclusion(result_of(games, players.split(), test=test))
    assert first.startswith(said)
    for line in numbers:
        assert re.search(r"^\d+ win.*, Elo difference [+-]\d+ \([+-]\d+ to [+-]\d+\)", line)
        assert ("log-likelihood ratio" in line) == bool(test)


def test_who_has_not_played_has_no_rank() -> None:
    result = result_of(WON, ["ann", "bob", "eve"])
    assert "not played yet, so unranked: eve" in further_lines(result)
    assert not any("eve" in row for table in tables_of(result).values() for row in table)
    facts = json.loads(result_json(result))
    assert facts["planned"] == 300
    assert [player["elo"] is None for player in facts["players"]] == [False, False, True]


def test_ratings_are_those_of_all_games_so_far() -> None:
    games = "1" + "0" * 7
    result = result_of("", ["ann", "bob"])
    for game in result_of(games, ["ann", "bob"]).games:
        result.add(game)
        assert result.ratings is result.ratings  # computed once
    assert result.ratings == result_of(games, ["ann", "bob"]).ratings
    assert result.ratings[0].elo < 0
    assert result.comparison.superiority < 0.5


def test_a_league_of_many_players_is_told_at_once() -> None:
    names = ["ann", "bob"] + ["cid"] * 1_498
    result = result_of(WON, names)
    started = process_time()
    lines = further_lines(result)
    assert process_time() - started < 5  # with the cube of the players, several minutes
    assert lines[0].startswith("not played yet, so unranked: cid#3, cid#4, ")


def test_a_tie_at_the_top_is_named() -> None:
    result = result_of("", ["ann", "bob", "cid", "eve"])
    configuration = result.league.settings.configuration
    forfeit = Forfeit(seat=1, cause=Cause.ERROR)
    for number in range(24):  # each of the first three beats the last
        seats, moves = (number % 3, 3), (number // 3 % 7,)
        result.add(Game(numbers=seats, moves=moves, forfeit=forfeit, configuration=configuration))
    line, forfeits = conclusion(result)
    assert forfeits.startswith("eve forfeited all of its 24 games by ERROR")
    assert line.endswith(" and 1 other")
    assert " leads 3 others with 100.0 % of the points, but is not told apart from " in line


LONG_NAME = f"minimax:WEIGHTS=COURSE_MINIMAX,WEIGHTS.threes=[bold]{'9' * 60}"


def test_a_long_name_is_folded_on_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    (match,) = result_tables(result_of("10", [LONG_NAME, "random"]))
    Printer(width=80).print(match)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) == 80
    assert LONG_NAME in "".join(line.split()[0] for line in lines[4:] if line.strip())


def test_numbers_beside_a_long_name_are_not_folded(capsys: pytest.CaptureFixture[str]) -> None:
    (ranking, *_) = result_tables(result_of("10" * 50, [LONG_NAME, "random", "eve"]))
    Printer(width=80).print(ranking)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) == 80
    assert sum("50/0/50" in line for line in lines) == 2


def test_a_long_name_has_one_line_in_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    (ranking, *_) = result_tables(result_of("10" * 50, [LONG_NAME, "random", "eve"]))
    Printer().print(ranking)
    assert LONG_NAME in capsys.readouterr().out


# What is imported -------------------------------------------------------------------------------


def test_a_match_imports_only_what_is_needed() -> None:
    heavy = ("kaggle_environments", "scipy", "distributed", "matplotlib", "numba", "pydantic")
    script = (
        "import sys\nfrom connectx.__main__ import main\n"
        f"assert main(['evaluate', 'random', {STEADY!r}, '-n2', '--referee', 'native']) == 0\n"
        f"sys.exit(', '.join(name for name in {heavy!r} if name in sys.modules) or None)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=PROJECT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr

"""Tuning: ranges, the optimiser, a whole study of a player whose best constants are known."""

import contextlib
import json
import random
import shlex
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from arena.game import Game
from arena.optimiser import importance, propose
from arena.parameters import Parameter, parse_tunable
from arena.store import read_games
from errors import UserError
from evaluate import main

# Plays well with a probability that is highest at AIM = 7 and least at 0; HUE makes no difference.
AIMING = """
import random

AIM = 0
HUE = 0.5


def completes(board, column, mark, config):
    row = max(r for r in range(config.rows) if board[r * config.columns + column] == 0)
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        count = 1
        for way in (1, -1):
            r, c = row + way * down, column + way * right
            while 0 <= r < config.rows and 0 <= c < config.columns:
                if board[r * config.columns + c] != mark:
                    break
                count, r, c = count + 1, r + way * down, c + way * right
        if count >= config.inarow:
            return True
    return False


def agent(obs, config):
    legal = [c for c in range(config.columns) if obs.board[c] == 0]
    if random.random() > 1 - abs(AIM - 7) / 7:
        return random.choice(legal)
    for mark in (obs.mark, 3 - obs.mark):
        for column in legal:
            if completes(obs.board, column, mark, config):
                return column
    return min(legal, key=lambda column: abs(column - config.columns // 2))
"""


# Ranges -----------------------------------------------------------------------------------------


def test_a_text_gives_ranges_and_players() -> None:
    tunable = parse_tunable("../a.py:DEPTH=4,W.threes=-20..20,RATE=0.5..2,STEP=1e-3..10~log")
    assert tunable.parameters == (
        Parameter("W.threes", -20, 20, False),
        Parameter("RATE", 0.5, 2.0, False),
        Parameter("STEP", 0.001, 10.0, True),
    )
    assert tunable.unchanged == "../a.py:DEPTH=4"
    assert tunable.candidate((3, 0.5, 1.0)) == "../a.py:DEPTH=4,W.threes=3,RATE=0.5,STEP=1.0"
    assert parse_tunable(str(tunable)) == tunable


def test_a_rounded_value_stays_in_its_range() -> None:
    parameter = Parameter("RATE", 0.12341, 0.2, False)
    assert parameter.rounded(0.12342) == 0.12341
    assert parameter.rounded(0.1999999) == 0.2
    assert parameter.rounded(0.1654321) == 0.1654


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("minimax", "expected at least one range"),
        ("minimax:N_STEPS=3", "expected at least one range"),
        ("minimax:N_STEPS=3..1", "N_STEPS=3..1: expected LOW..HIGH with LOW less than HIGH"),
        ("minimax:N_STEPS=3..3", "LOW less than HIGH"),
        ("minimax:N_STEPS=a..b", "N_STEPS=a..b: expected LOW..HIGH, two numbers"),
        ("minimax:N_STEPS=1..", "two numbers"),
        ("minimax:N_STEPS=1..inf", "two numbers"),
        ("minimax:N_STEPS=0..9~log", "~log needs a range above 0"),
        ("minimax:N_STEPS=1..9~lin", "two numbers"),
        ("minimax:A=1..2,A=3..4", "A is given twice"),
        ("minimax:A=1..2,A=3", "A is given twice"),
    ],
)
def test_ranges_that_are_none_are_refused(text: str, message: str) -> None:
    with pytest.raises(UserError) as caught:
        parse_tunable(text)
    assert message in str(caught.value)


# The optimiser ----------------------------------------------------------------------------------

PARAMETERS = (Parameter("AIM", 0, 40, False), Parameter("HUE", 0.0, 1.0, False))


def simulated(trials: int, seed: int) -> list[tuple[tuple[Any, ...], float]]:
    """A search in which a trial is 40 games, won with 70 % at AIM = 30 and 30 % far from it."""
    rng = random.Random(seed)
    done: list[tuple[tuple[Any, ...], float]] = []
    while len(done) < trials:
        for values in propose(PARAMETERS, done, 8, trials, seed + len(done)):
            chance = max(0.3, 0.7 - 0.03 * abs(values[0] - 30))
            done.append((values, sum(rng.random() < chance for _ in range(40)) / 40))
    return done


def test_proposals_approach_the_best_values_and_follow_from_the_seed() -> None:
    trials = simulated(48, seed=1)
    assert trials == simulated(48, seed=1)
    assert trials != simulated(48, seed=2)
    last = [abs(values[0] - 30) for values, _ in trials[-16:]]
    assert sum(last) / len(last) < 8  # 14 if the values were drawn at random
    assert all(0 <= aim <= 40 and type(aim) is int for (aim, _), _ in trials)
    assert all(0 <= hue <= 1 and type(hue) is float for (_, hue), _ in trials)


def test_importance_tells_what_matters() -> None:
    for seed in range(3):
        aim, hue = importance(PARAMETERS, simulated(48, seed=seed))
        assert aim > 2 * hue
        assert aim + hue == pytest.approx(1)


@pytest.mark.parametrize("trials", [[], [((3, 0.5), 0.5)] * 8])
def test_without_differences_nothing_is_important(trials: list[Any]) -> None:
    assert importance(PARAMETERS, trials) == [0, 0]


# A whole study ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the player and a study of it that was played to its end."""
    folder = tmp_path_factory.mktemp("tune")
    (folder / "aiming.py").write_text(AIMING)
    assert tune(folder, "whole", "--html", str(folder / "whole.html")) == 0
    return folder


def tune(folder: Path, name: str, *options: str, games: int = 100, jobs: int = 1) -> int:
    """Tune; the study and the JSON are called `name`."""
    player = f"{folder / 'aiming.py'}:AIM=0..10,HUE=0.0..1.0"
    return main(
        [
            *("--tune", player, "-n", str(games), "--jobs", str(jobs), "--seed", "1"),
            *("--study", str(folder / f"{name}.db"), "--json", str(folder / f"{name}.json")),
            *("--no-isolate", "--force", *options),
        ]
    )


def facts(folder: Path, name: str) -> Any:
    return json.loads((folder / f"{name}.json").read_text())


def moves(games: list[Game]) -> dict[str, tuple[int, ...]]:
    return {game.id: game.moves for game in games}


def changed(folder: Path, name: str, statement: str) -> Path:
    """The whole study, changed by a statement of SQL and called `name`."""
    file = folder / f"{name}.db"
    file.write_bytes((folder / "whole.db").read_bytes())
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute(statement)
    return file


def test_every_game_is_in_the_study_file_once(folder: Path) -> None:
    whole = facts(folder, "whole")
    games = read_games(folder / "whole.db")
    assert len({game.id for game in games}) == len(games) == whole["games_played"] <= 100
    scores = [score for each in whole["candidates"] for score in (each["search"], each["finals"])]
    scores.append(whole["test"])
    counted = sum(score[key] for score in scores for key in ("wins", "draws", "losses"))
    assert counted == len(games)
    assert len(whole["trials"]) == 10


def test_games_come_in_pairs_from_one_opening(folder: Path) -> None:
    pairs: dict[Any, set[int]] = {}
    for game in read_games(folder / "whole.db"):
        assert game.opening_plies == 4
        key = game.moves[:4], frozenset(game.players), game.round
        pairs.setdefault(key, set()).add(game.numbers[0])
    single = [key for key, first in pairs.items() if len(first) == 1]
    assert len(single) <= 1  # the test may end within a pair


def test_the_finals_alone_decide(folder: Path) -> None:
    candidates = facts(folder, "whole")["candidates"]
    finals = [each["finals"] for each in candidates]
    played = [sum(score[key] for key in ("wins", "draws", "losses")) for score in finals]
    assert played == sorted(played, reverse=True)
    assert played[0] == played[1] > 0
    assert finals[0]["share"] >= finals[1]["share"]
    assert facts(folder, "whole")["best"] == candidates[0]["player"]


def test_a_killed_study_resumes_to_the_same_end(folder: Path) -> None:
    changed(folder, "resumed", "DELETE FROM games WHERE rowid > 69")
    assert tune(folder, "resumed") == 0
    whole, resumed = (folder / f"{name}.db" for name in ("whole", "resumed"))
    assert moves(read_games(resumed)) == moves(read_games(whole))
    assert facts(folder, "resumed") == facts(folder, "whole")


def test_a_finished_study_plays_nothing(folder: Path) -> None:
    before = (folder / "whole.db").read_bytes()
    (folder / "again.db").write_bytes(before)
    assert tune(folder, "again") == 0
    assert (folder / "again.db").read_bytes() == before
    assert facts(folder, "again") == facts(folder, "whole")


def test_any_number_of_processes_plays_the_same_games(folder: Path) -> None:
    assert tune(folder, "two", jobs=2) == 0
    whole, two = facts(folder, "whole"), facts(folder, "two")
    assert (two["trials"], two["best"]) == (whole["trials"], whole["best"])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--seed", "2"], "holds another league: its seed: 1, here: 2"),
        (["-n", "200"], "holds another league: its games: 100, here: 200"),
        (["--against", "random"], "holds another league: its players"),
        (["--sprt", "elo0=0,elo1=9"], "holds another league: its test"),
    ],
)
def test_another_study_is_refused(
    folder: Path, options: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (folder / "whole.db").read_bytes()
    assert tune(folder, "whole", *options) == 2
    assert message in capsys.readouterr().err
    assert (folder / "whole.db").read_bytes() == before


def test_the_games_of_a_study_are_no_league(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--ladder", "--results", str(folder / "whole.db")]) == 2
    assert "holds a tuning, expected a league" in capsys.readouterr().err


def test_other_ranges_and_a_changed_player_are_refused(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    player = tmp_path / "aiming.py"
    study = ["--study", str(folder / "whole.db"), "-n", "100", "--seed", "1", "--no-isolate"]
    player.write_text(AIMING)
    assert main(["--tune", f"{player}:AIM=0..11", *study]) == 2
    error = capsys.readouterr().err
    assert "holds another league: its tuned_player: " in error
    assert "AIM=0..10,HUE=0.0..1.0, here: " in error
    player.write_text(AIMING + "\n")
    assert main(["--tune", f"{player}:AIM=0..11", *study]) == 2
    assert "its source of aiming: " in capsys.readouterr().err


def test_a_damaged_study_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    statement = "UPDATE games SET game = json_set(game, '$.moves', 4) WHERE rowid = 1"
    changed(folder, "damaged", statement)
    assert tune(folder, "damaged") == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "damaged.db: game " in error


def test_games_that_are_missing_are_played(folder: Path) -> None:
    gaps = changed(folder, "gaps", "DELETE FROM games WHERE rowid IN (1, 40, 41, 42)")
    assert tune(folder, "gaps") == 0
    assert moves(read_games(gaps)) == moves(read_games(folder / "whole.db"))
    assert facts(folder, "gaps") == facts(folder, "whole")


def test_games_that_do_not_belong_are_refused(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    statement = "DELETE FROM games WHERE rowid <= (SELECT max(rowid) FROM games) - 3"
    file = changed(folder, "last", statement)
    before = file.read_bytes()
    assert tune(folder, "last") == 2
    assert "holds games that do not follow from those before" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_the_command_at_the_end_names_the_player(folder: Path) -> None:
    test = facts(folder, "whole")["test"]
    words = shlex.split(test["command"])
    assert words[:2] == ["python", "evaluate.py"]
    assert words[2] == facts(folder, "whole")["best"]
    assert words[3] == str(folder / "aiming.py")
    assert main([*words[2:4], "-n", "2", "--no-isolate", "--referee", "native"]) == 0


def test_the_page_needs_no_network(folder: Path) -> None:
    page = (folder / "whole.html").read_text()
    assert "<svg" in page
    assert "What mattered" in page
    for remote in ("src=", "<link", "@import", "url(http"):
        assert remote not in page


@pytest.mark.slow  # plays 600 games
def test_finds_a_stronger_player_and_says_so(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tune(folder, "strong", games=600, jobs=2) == 0
    strong = facts(folder, "strong")
    assert strong["test"]["verdict"] == "accepted"
    assert abs(strong["candidates"][0]["values"]["AIM"] - 7) <= 2
    assert strong["importance"]["AIM"] > 0.5
    printed = capsys.readouterr().out
    assert f"Use it by this name: {shlex.quote(strong['best'])}" in printed


@pytest.mark.slow  # plays 300 games
def test_does_not_claim_what_is_not_there(folder: Path) -> None:
    player = f"{folder / 'aiming.py'}:AIM=7,HUE=0.0..1.0"
    json_file = folder / "nothing.json"
    options = ["-n", "300", "--json", str(json_file), "--no-isolate"]
    assert main(["--tune", player, "--against", "random_agent", *options]) == 0
    assert facts(folder, "nothing")["test"]["verdict"] != "accepted"
    assert facts(folder, "nothing")["unchanged"]["finals"]["share"] > 0.5


# The command line -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--tune", "minimax:STEPS=1..3"], "there is no constant STEPS; it has N_STEPS = 3"),
        (["--tune", "minimax:WEIGHTS.fives=1..3"], "there is no constant WEIGHTS.fives"),
        (["--tune", "minimax:N_STEPS=0.5..3"], "N_STEPS is 0.5, expected int"),
        (["--tune", "nosuch:A=1..3"], "nosuch: unknown player"),
        (["--tune", "minimax:N_STEPS=1..3", "--against", "nosuch"], "nosuch: unknown player"),
        (["--tune", "minimax:N_STEPS=1..3", "--against", "a,"], "--against a,: expected players"),
        (["--tune", "minimax:N_STEPS=1..3", "--against", "random,random"], "random: named twice"),
        (["--tune", "minimax:N_STEPS=1..3", "one_step"], "one_step: --tune takes one player"),
        (["--tune", "minimax:N_STEPS=1..3", "--league"], "--league: does not go with --tune"),
        (["--tune", "minimax:N_STEPS=1..3", "--play", "random"], "--play random: does not go"),
        (["--tune", "minimax:N_STEPS=1..3", "--results", "f"], "its games are in --study FILE"),
        (["--tune", "minimax:N_STEPS=1..3", "-n", "99"], "-n 99: too few to tune, expected"),
        (["--tune", "minimax:N_STEPS=1..3", "--jobs", "0"], "--jobs 0: expected at least 1"),
        (["random", "negamax", "--against", "random"], "--against random: goes with --tune only"),
        (["random", "negamax", "--study", "f"], "--study f: goes with --tune only"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_opponents_keep_their_constants(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    opponents = "minimax:N_STEPS=1,WEIGHTS=TUNED,minimax:N_STEPS=1,WEIGHTS=TUNED"
    assert main(["--tune", f"{folder / 'aiming.py'}:AIM=1..3", "--against", opponents]) == 2
    assert "--against minimax:N_STEPS=1,WEIGHTS=TUNED: named twice" in capsys.readouterr().err

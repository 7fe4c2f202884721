"""Kaggle's ladder: a simulation whose answer is known where the results leave no doubt."""

import json
from pathlib import Path

import pytest

from arena.ladder import FIRST_MU, QUANTILES, simulate_ladder
from arena.score import Meeting
from evaluate import main


def meeting(wins: int, draws: int, losses: int) -> Meeting:
    result = Meeting()
    for number, points in enumerate([1.0] * wins + [0.5] * draws + [0.0] * losses):
        result.add(number, points)
    return result


def test_results_without_doubt_decide_the_places() -> None:
    meetings = {(0, 1): meeting(0, 0, 500), (0, 2): meeting(500, 0, 0), (1, 2): meeting(500, 0, 0)}
    standings = simulate_ladder(meetings, 3, episodes=40, runs=10)
    assert [standing.place for standing in standings] == pytest.approx([2, 1, 3])
    assert [standing.first for standing in standings] == [0, 1, 0]
    for standing in standings:
        assert list(standing.ratings) == sorted(standing.ratings)
        assert len(standing.ratings) == len(QUANTILES)
        assert standing.middle == standing.ratings[QUANTILES.index(0.5)]
        assert standing.sigma < FIRST_MU / 3
    low, high = standings[2].middle, standings[1].middle
    assert low < standings[0].middle < high
    assert (low + standings[0].middle + high) / 3 == pytest.approx(FIRST_MU, rel=0.1)


def test_draws_leave_everyone_where_they_began() -> None:
    for standing in simulate_ladder({(0, 1): meeting(0, 100_000, 0)}, 2, episodes=20, runs=5):
        assert standing.middle == pytest.approx(FIRST_MU, abs=1)


def test_few_games_leave_more_open_than_many() -> None:
    few, many = (
        simulate_ladder({(0, 1): meeting(5 * games, 0, 3 * games)}, 2, episodes=60, runs=60)[0]
        for games in (1, 400)
    )
    assert few.ratings[-1] - few.ratings[0] > many.ratings[-1] - many.ratings[0]
    assert few.first < many.first


def test_the_margin_of_knowledge_is_that_of_independent_games() -> None:
    repeated = Meeting()
    for number in range(200):
        repeated.add(number, 1.0, repeats=number)
    once = simulate_ladder({(0, 1): meeting(1, 0, 0)}, 2, episodes=20, runs=20)
    assert simulate_ladder({(0, 1): repeated}, 2, episodes=20, runs=20) == once


def test_a_seed_reproduces_it() -> None:
    meetings = {(0, 1): meeting(3, 1, 2)}
    first, again, other = (
        simulate_ladder(meetings, 2, episodes=10, runs=5, seed=seed) for seed in (1, 1, 2)
    )
    assert first == again != other


def test_progress_is_called_after_each_run() -> None:
    calls: list[None] = []
    simulate_ladder({}, 2, episodes=2, runs=7, progress=lambda: calls.append(None))
    assert len(calls) == 7


def test_the_command_line_shows_it_with_a_league_and_from_its_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results, out = tmp_path / "league.db", tmp_path / "league.json"
    options = ["--ladder", "--episodes", "5", "--results", str(results)]
    league = ["random", "one_step", "-n", "4", "--referee", "native", "--json", str(out)]
    assert main([*league, *options]) == 0
    both = capsys.readouterr().out
    assert "Kaggle's ladder, simulated 200 times: mu after 5 episodes each" in both
    ladder = json.loads(out.read_text())["ladder"]
    assert [standing["name"] for standing in ladder["standings"]] == ["random", "one_step"]
    assert main(options) == 0
    alone = capsys.readouterr().out
    assert alone.strip() in both


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["a", "b", "--ladder", "--gauntlet"], "--gauntlet: does not go with --ladder"),
        (["a", "b", "--ladder", "--sprt", "elo0=0,elo1=9"], "does not go with --ladder"),
        (["--ladder"], "or a league's games by --results FILE"),
        (["--ladder", "--results", "/nowhere.db"], "/nowhere.db: unable to open database file"),
        (["a", "b", "--ladder", "--episodes", "0"], "--episodes 0: expected at least 1 episode"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1

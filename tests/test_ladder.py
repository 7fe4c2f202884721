"""Kaggle's ladder: a simulation whose answer is known where the results leave no doubt."""

import json
from functools import partial
from pathlib import Path

import pytest
from conftest import STEADY, command, meeting

from connectx.arena.ladder import FIRST_MU, simulate_ladder

main = command("evaluate")


def test_results_without_doubt_decide_the_places() -> None:
    meetings = {(0, 1): meeting(0, 0, 500), (0, 2): meeting(500, 0, 0), (1, 2): meeting(500, 0, 0)}
    standings = simulate_ladder(meetings, "abc", episodes=40, runs=10)
    assert [standing.place for standing in standings] == pytest.approx([2, 1, 3])
    assert [standing.first for standing in standings] == [0, 1, 0]
    middle, high, low = (standing.ratings[1] for standing in standings)
    assert low < middle < high
    assert middle == pytest.approx(FIRST_MU, rel=0.1)


def test_draws_leave_everyone_where_they_began() -> None:
    for standing in simulate_ladder({(0, 1): meeting(0, 9_999, 0)}, "ab", episodes=20, runs=5):
        assert standing.ratings == pytest.approx([FIRST_MU] * 3, abs=3)


def test_few_games_leave_more_open_than_many() -> None:
    few, many = (
        simulate_ladder({(0, 1): meeting(5 * games, 0, 3 * games)}, "ab", episodes=60, runs=60)
        for games in (1, 400)
    )
    widths = [each[0].ratings[-1] - each[0].ratings[0] for each in (few, many)]
    assert widths[0] > widths[1]


def test_a_seed_reproduces_it() -> None:
    first, again, other = (
        simulate_ladder({(0, 1): meeting(3, 1, 2)}, "ab", episodes=10, runs=5, seed=seed)
        for seed in (1, 1, 2)
    )
    assert first == again != other


@pytest.mark.usefixtures("_few_samples")
def test_the_command_line_shows_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fewer = partial(simulate_ladder, runs=9)
    monkeypatch.setattr("connectx.arena.ladder.simulate_ladder", fewer)
    out = tmp_path / "league.json"
    league = ["random", "one_step", STEADY, "-n", "2", "--referee", "native"]
    assert main([*league, "--ladder", "--json", str(out)]) == 0
    printed = capsys.readouterr().out
    assert "Kaggle's ladder, 200 simulations: mu after 100 episodes each" in printed
    assert "came first" in printed
    result = json.loads(out.read_text())
    assert {each["name"] for each in result["ladder"]} == {"random", "one_step", "steady"}
    assert {game["opening_plies"] for game in result["games"]} == {0}  # as Kaggle's

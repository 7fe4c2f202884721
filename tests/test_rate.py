"""`connectx rate`: the pool, the rating and its interval, what to fix, and the command."""

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from conftest import command, refusal

import connectx
from benchmarks.pool import POOL_SETTINGS, digest_of
from connectx.arena.league import League
from connectx.arena.store import Store
from connectx.bench.yardstick import (
    MISFIT_ELO,
    NEAREST_PLAYERS,
    POOL,
    Anchor,
    Yardstick,
    estimate_rating,
    unusual_lines,
)
from connectx.build.player import Player
from connectx.core.board import Board
from connectx.core.scores import opening_score

FAST = 1700  # Elo; who is stronger takes seconds for its games


@pytest.mark.parametrize(
    "anchor",
    [pytest.param(each, marks=[pytest.mark.slow] * (each.elo > FAST)) for each in POOL],
    ids=lambda each: each.name,
)
def test_the_pool_plays_as_it_did_when_it_was_rated(anchor: Anchor) -> None:
    assert digest_of(anchor.name) == anchor.digest


def test_the_intervals_hold_the_strength() -> None:
    """Under the model itself: strengths, misfits, then games, all drawn."""
    rng, held, trials = np.random.default_rng(1), 0, 200
    for strength in rng.uniform(300, 1900, trials):
        near = np.argsort([abs(each.elo - strength) for each in POOL])[:NEAREST_PLAYERS].tolist()
        misfits = rng.normal(0, MISFIT_ELO, len(near))
        chances = [
            1 / (1 + 10 ** ((POOL[number].elo + misfit - strength) / 400))
            for number, misfit in zip(near, misfits)
        ]
        points = {number: (rng.binomial(80, p), 80) for number, p in zip(near, chances)}
        _, low, high = estimate_rating(points)
        held += low <= strength <= high
    assert held / trials > 0.93


def test_a_rating_repeats_and_resumes(tmp_path: Path) -> None:
    whole = connectx.rate("urgent", 14, isolation="none")
    assert whole.placing.low < 822 < whole.placing.high
    begun = Yardstick(Player.parse("urgent"), whole.result.league.settings, 14)
    with closing(Store(tmp_path / "begun.db", begun.facts())) as store:
        store.add(whole.result.games[:8])
        again = [game for new in begun.play(store=store) for game in new]
        assert len(again) == 6
        assert len([*store.games()]) == len({game.id for game in begun.result.games}) == 14
    assert begun.placing == whole.placing


def test_a_result_unlike_the_others_has_a_line() -> None:
    measured = Yardstick(Player.parse("one_step"), POOL_SETTINGS)
    for number, wins in (2, 30), (3, 20), (5, 1):  # of 40 games with a player of the pool
        for game in range(40):
            measured.result.meetings[0, number + 1].add(game, float(game < wins))
    assert not unusual_lines(measured)
    for game in range(40, 100):
        measured.result.meetings[0, 5].add(game, 1.0)  # all won against minimax
    assert "better against minimax:N_STEPS=2" in unusual_lines(measured)[0]


def test_openings_are_undecided_and_a_begun_league_keeps_its_own(tmp_path: Path) -> None:
    players = (Player.parse("random"), Player.parse("one_step"))
    league = League(players=players, settings=POOL_SETTINGS, games=200, seed=3, opening_plies=4)
    boards = [Board.from_moves(game.opening) for game in league.schedule_games()]
    assert max(abs(opening_score(board) or 0) for board in boards) <= 14
    begun = replace(league, games=4, seed=0, allows_unbalanced_openings=True)
    path = tmp_path / "begun.db"
    with closing(Store(path, begun.facts())) as store:
        assert "openings" not in store.facts
    options = ["--opening-plies", "4", "--config", "actTimeout=20", "--referee", "native"]
    assert command("evaluate")(["random", "one_step", *options, "--results", str(path)]) == 0
    with closing(Store(path)) as store:
        openings = [game.moves[:4] for game in store.games()]
    drawn = [game.opening for game in replace(begun, games=100).schedule_games()]
    assert sorted(openings) == sorted(drawn)


def test_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "connectx.bench.learning.accuracy.DEFAULT_POSITIONS", 50
    )  # 2,500 take seconds
    rate = command("rate")
    files = [str(tmp_path / name) for name in ("a.json", "a.html", "a.db")]
    told = ["urgent", "-n", "6", "--json", files[0], "--html", files[1], "--results", files[2]]
    assert rate(told) == 0
    shown, said = capsys.readouterr()
    assert said.startswith("urgent: 6 games, accuracy and what to mend take about ")
    assert " on an idle machine\n" in said
    assert "on pool 1" in shown
    assert "What to mend" in shown
    (facts,) = json.loads(Path(files[0]).read_text())
    assert facts["lines"][0] in " ".join(shown.split())
    assert len(facts["games"]) == 6
    assert sum(row["times"] for row in facts["to_mend"]) == len(facts["mistakes"]) > 0
    assert {"mistake", "times", "of", "at_random", "points"} <= facts["to_mend"][0].keys()
    assert rate([*told, "--force"]) == 0  # nothing is played again
    assert capsys.readouterr().out == shown
    said = refusal("rate", ["urgent", "random", "--results", files[2]], capsys)
    assert "--results: expected one player, not 2" in said
    more = ["random", "--results", files[2], "--json", str(tmp_path / "b.json")]
    assert "holds another league: its players: " in refusal("rate", more, capsys)
    assert not (tmp_path / "b.json").exists()


FIRST_FREE = "    return next(c for c in range(7) if not obs.board[c])\n"
SOURCES = {
    "first.py": f"def agent(obs, config):\n{FIRST_FREE}",
    "fails.py": f"def agent(obs, config):\n    assert obs.step < 8\n{FIRST_FREE}",
}


@pytest.mark.parametrize(
    ("options", "suggested"),
    [
        (["first.py", "-n", "2"], "run: connectx rate first.py --html rate.html -n 2\n"),
        (
            ["first.py", "-n", "2", "--html", "a.html"],
            "run: connectx build first.py -o my_submission.py\n",
        ),
        (["fails.py", "-n", "2"], "run: connectx build --preflight fails.py\n"),
    ],
)
def test_a_next_step_is_suggested(
    options: list[str],
    suggested: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("connectx.bench.learning.accuracy.DEFAULT_POSITIONS", 10)
    for name, source in SOURCES.items():
        Path(name).write_text(source)
    assert command("rate")(options) == 0
    assert capsys.readouterr().err.endswith(suggested)

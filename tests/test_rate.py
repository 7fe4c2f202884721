"""`connectx rate`: the pool, the rating and its interval, what to fix, and the command."""

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from conftest import command, refusal

import connectx
from benchmarks.pool import TERMS, digest_of
from connectx.arena.league import League
from connectx.arena.store import Store
from connectx.bench.review.report import Oversight, find_weaknesses, oversight
from connectx.bench.yardstick import (
    MISFIT,
    NEAREST,
    POOL,
    Anchor,
    Yardstick,
    placing_of,
    unusual_lines,
)
from connectx.build.player import Player
from connectx.core.board import Board
from connectx.core.scores import opening_score
from connectx.game import Game

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
        near = np.argsort([abs(each.elo - strength) for each in POOL])[:NEAREST].tolist()
        misfits = rng.normal(0, MISFIT, len(near))
        chances = [
            1 / (1 + 10 ** ((POOL[number].elo + misfit - strength) / 400))
            for number, misfit in zip(near, misfits)
        ]
        points = {number: (rng.binomial(80, p), 80) for number, p in zip(near, chances)}
        _, low, high = placing_of(points)
        held += low <= strength <= high
    assert held / trials > 0.93


def test_a_rating_repeats_and_resumes(tmp_path: Path) -> None:
    whole = connectx.rate("urgent", 14, isolation="none")
    assert whole.placing.low < 822 < whole.placing.high
    begun = Yardstick(Player.parse("urgent"), whole.result.league.terms, 14)
    with closing(Store(tmp_path / "begun.db", begun.facts())) as store:
        store.add(whole.result.games[:8])
        again = [game for new in begun.play(store=store) for game in new]
        assert len(again) == 6
        assert len([*store.games()]) == len({game.id for game in begun.result.games}) == 14
    assert begun.placing == whole.placing


def test_a_result_unlike_the_others_has_a_line() -> None:
    measured = Yardstick(Player.parse("one_step"), TERMS)
    for number, wins in (2, 30), (3, 20), (5, 1):  # of 40 games with a player of the pool
        for game in range(40):
            measured.result.meetings[0, number + 1].add(game, float(game < wins))
    assert not unusual_lines(measured)
    for game in range(40, 100):
        measured.result.meetings[0, 5].add(game, 1.0)  # all won against minimax
    assert "better against minimax:N_STEPS=2" in unusual_lines(measured)[0]


@pytest.mark.parametrize(
    ("moves", "column", "kind"),
    [
        ("112233", 6, Oversight.WIN),
        ("1122", 6, Oversight.END),
        ("415", 0, Oversight.DOUBLE),
        ("12131", 6, Oversight.BLOCK),
    ],
)
def test_what_a_move_overlooks(moves: str, column: int, kind: Oversight) -> None:
    assert oversight(Board.from_moves(moves), column) is kind


def test_the_mistakes_of_a_player_are_found_after_the_opening() -> None:
    moves = (0, 1, 0, 2, 0, 6, 0)  # the sixth move should have blocked
    games = [
        Game(configuration=TERMS.configuration, moves=moves, opening_plies=4),
        Game(configuration=TERMS.configuration, moves=moves, opening_plies=6),
        Game(configuration=TERMS.configuration, moves=moves, opening_plies=4, numbers=(1, 0)),
    ]
    assert find_weaknesses(games, 1).mistakes == [(Oversight.BLOCK, 0, 5, 0.5)]
    assert find_weaknesses(games, 0).mistakes == [(Oversight.BLOCK, 2, 5, 0.5)]


def test_openings_are_undecided_and_a_begun_league_keeps_its_own(tmp_path: Path) -> None:
    players = (Player.parse("random"), Player.parse("one_step"))
    league = League(players=players, terms=TERMS, games=200, seed=3, opening_plies=4)
    boards = [Board.from_moves(pairing.opening) for pairing in league.pairings()]
    assert max(abs(opening_score(board) or 0) for board in boards) <= 14
    begun = replace(league, games=4, seed=0, decided=True)
    path = tmp_path / "begun.db"
    with closing(Store(path, begun.facts())) as store:
        assert "openings" not in store.facts
    options = ["--opening-plies", "4", "--config", "actTimeout=20", "--referee", "native"]
    assert command("evaluate")(["random", "one_step", *options, "--results", str(path)]) == 0
    with closing(Store(path)) as store:
        openings = [game.moves[:4] for game in store.games()]
    drawn = [pairing.opening for pairing in replace(begun, games=100).pairings()]
    assert sorted(openings) == sorted(drawn)


def test_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("connectx.bench.learning.accuracy.POSITIONS", 50)  # 2,500 take seconds
    rate = command("rate")
    files = [str(tmp_path / name) for name in ("a.json", "a.html", "a.db")]
    told = ["urgent", "-n", "6", "--json", files[0], "--html", files[1], "--results", files[2]]
    assert rate(told) == 0
    shown = capsys.readouterr().out
    assert "on pool 1" in shown
    (facts,) = json.loads(Path(files[0]).read_text())
    assert facts["lines"][0] in " ".join(shown.split())
    assert len(facts["games"]) == 6
    assert rate([*told, "--force"]) == 0  # nothing is played again
    assert capsys.readouterr().out == shown
    said = refusal("rate", ["urgent", "random", "--results", files[2]], capsys)
    assert "--results: expected one player, not 2" in said
    more = ["random", "--results", files[2], "--json", str(tmp_path / "b.json")]
    assert "holds another league: its players: " in refusal("rate", more, capsys)
    assert not (tmp_path / "b.json").exists()

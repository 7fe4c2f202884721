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
from connectx.arena.yardstick import MISFIT, NEAREST, POOL, Yardstick, placing_of, unusual_lines
from connectx.core.board import Board
from connectx.core.scores import opening_score
from connectx.players.player import Player
from connectx.review.report import Oversight, find_weaknesses, oversight

SLOW = ("searcher:DEPTH=8", "network")
BLIND = """import random
def agent(obs, config):
    return random.choice([c for c in range(config.columns) if not obs.board[c]])
"""


@pytest.mark.parametrize(
    "anchor",
    [pytest.param(each, marks=[pytest.mark.slow] * (each.name in SLOW)) for each in POOL],
    ids=lambda each: each.name,
)
def test_the_pool_plays_as_it_did_when_it_was_rated(anchor: tuple[str, int, int, str]) -> None:
    name, *_, digest = anchor
    assert digest_of(name) == digest


def test_the_intervals_hold_the_strength() -> None:
    """Under the model itself: strengths, misfits, then games, all drawn."""
    rng, held, trials = np.random.default_rng(1), 0, 300
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
    whole = connectx.rate("urgent", 40, isolation="none")
    assert whole.placing.low < 828 < whole.placing.high
    begun = Yardstick(Player.parse("urgent"), whole.terms, 40)
    games = whole.result.games[:25]
    with closing(Store(tmp_path / "begun.db", begun.facts())) as store:
        store.add(games)
        again = [game.id for new in begun.play(store=store) for game in new]
    assert begun.placing == whole.placing
    assert not {game.id for game in games} & {*again}
    assert len({game.id for game in begun.result.games}) == len(begun.result.games) == 40


def test_a_result_unlike_the_others_has_a_line() -> None:
    measured = Yardstick(Player.parse("one_step"), TERMS, 40)
    for _ in measured.play():
        pass
    assert not unusual_lines(measured)
    for game in range(60):
        measured.result.meetings[0, 5].add(10_000 + game, 1.0)  # won against minimax
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


def test_an_agent_that_never_blocks_is_told(tmp_path: Path) -> None:
    path = tmp_path / "blind.py"
    path.write_text(BLIND)
    measured = connectx.rate(str(path), 16, isolation="none")
    found = find_weaknesses(measured.result.games, 0, 60.0)
    kinds = {kind for kind, *_ in found.costliest()[:3]}
    assert Oversight.BLOCK in kinds
    for each in found.mistakes:
        game = measured.result.games[each.game]
        assert game.numbers[each.discs % 2] == 0
        assert each.discs >= game.opening_plies


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


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rate = command("rate")
    files = [str(tmp_path / name) for name in ("a.json", "a.html", "a.db")]
    told = ["urgent", "-n", "20", "--json", files[0], "--html", files[1], "--results", files[2]]
    assert rate(told) == 0
    shown = capsys.readouterr().out
    assert "on pool 1" in shown
    (facts,) = json.loads(Path(files[0]).read_text())
    assert facts["lines"][0] in " ".join(shown.split())
    assert len(facts["games"]) == 20
    assert rate([*told, "--force"]) == 0  # nothing is played again
    assert capsys.readouterr().out == shown
    said = refusal("rate", ["urgent", "random", "--results", files[2]], capsys)
    assert "--results: expected one player, not 2" in said
    more = ["random", "--results", files[2], "--json", str(tmp_path / "b.json")]
    assert "holds another league: its players: " in refusal("rate", more, capsys)
    assert not (tmp_path / "b.json").exists()

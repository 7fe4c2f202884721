"""Accuracy: the set, what is asked, the figures, and the command."""

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import PROJECT, ZOO, command

import connectx
from connectx.game import Cause
from connectx.learning.accuracy import Accuracy, by_chance, compare, matters, read_set, yardsticks
from connectx.learning.dataset import read_dataset, write_dataset
from connectx.learning.label import FULL

SCORED = PROJECT / "tests" / "data" / "scored.jsonl"
FIRST = "def agent(obs, config):\n    return next(c for c in range(7) if not obs.board[c])\n"
FAILS = "def agent(obs, config):\n    return 1 / 0\n"
FOLLOWS = """last = None
def agent(obs, config):
    global last
    if last is not None and obs.step != last + 2:
        raise ValueError("another game")
    last = obs.step
    return next(c for c in range(7) if not obs.board[c])
"""


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, source in (("first", FIRST), ("fails", FAILS), ("follows", FOLLOWS)):
        Path(f"{name}.py").write_text(source)


def accuracy(*options: str) -> list[dict[str, Any]]:
    """The figures of the players."""
    assert command("accuracy")([*options, "--no-isolate", "--json", "a.json", "--force"]) == 0
    players: list[dict[str, Any]] = json.loads(Path("a.json").read_text())["players"]
    return players


def test_the_set_is_as_promised() -> None:
    data = read_set()
    discs = data.boards.discs
    assert len(data) == 2_000
    assert len(np.unique(data.boards.canonical()[0].key)) == 2_000
    assert discs.min() >= 2
    assert discs.max() <= 38
    assert (discs < 8).sum() <= 100
    assert 0.4 < matters(data.labels).mean() < 0.62
    assert np.histogram(discs[:500], [2, 15, 28, 39])[0].min() > 20


def test_figures_are_those_of_the_loop_that_entrants_share() -> None:
    """The file has the form that they share. It was made by `connectx dataset -n 60 --discs 8-40
    --each 4 --play random best:0.3 --seed 47`, and has no moves."""
    best = kept = 0
    for line in SCORED.read_text().splitlines():
        facts = json.loads(line)
        column = next(c for c in range(7) if not facts["board"][c])
        score, chosen = facts["score"], facts["move score"][column]
        best += chosen == score
        kept += (chosen > 0) - (chosen < 0) == (score > 0) - (score < 0)
    (player,) = accuracy("first.py", "--positions", str(SCORED))
    assert player["best_moves"]["value"] == best / 60
    assert player["value_kept"]["value"] == kept / 60
    assert player["value_kept"]["low"] < kept / 60 < player["value_kept"]["high"]


def test_a_function_is_asked_as_its_file_is(capsys: pytest.CaptureFixture[str]) -> None:
    scope: dict[str, Any] = {}
    exec(FIRST, scope)
    (player,) = accuracy("first.py", "-n", "110")
    capsys.readouterr()
    found = connectx.accuracy(scope["agent"], 110)
    assert found.columns.tolist() == player["columns"]
    assert connectx.accuracy("one_step", read_set()[:20]).forfeits == {}
    assert connectx.accuracy(len, 20).forfeits == {Cause.ERROR: 20}
    assert capsys.readouterr() == ("", "")


def test_random_moves_lie_within_the_intervals_of_what_is_computed() -> None:
    (player,) = accuracy("random_agent", "-n", "500")
    names = ("best_moves", "value_kept", "value_kept_where_it_matters")
    for name, share in zip(names, by_chance(read_set()[:500].labels)):
        assert player[name]["low"] < share < player[name]["high"]


def test_jobs_and_a_part_change_no_answer() -> None:
    (one,) = accuracy("random_agent", "-n", "110")
    assert accuracy("random_agent", "-n", "110", "--jobs", "2")[0]["columns"] == one["columns"]
    assert accuracy("random_agent", "-n", "50")[0]["columns"] == one["columns"][:50]


@pytest.mark.parametrize(
    ("name", "cause", "config"),
    [
        *(("raises", "ERROR", ""), ("exits_at_once", "ERROR", ""), ("returns_99", "INVALID", "")),
        *(
            pytest.param(name, "TIMEOUT", "actTimeout=0.1,overage=0.1", marks=pytest.mark.slow)
            for name in ("never_returns", "never_loads")
        ),
    ],
)
def test_players_that_misbehave_forfeit(name: str, cause: str, config: str) -> None:
    (player,) = accuracy(str(ZOO / f"{name}.py"), "-n", "60", "--config", config)
    assert player["forfeits"] == {cause: 60}
    assert player["asked"] == 10


def test_what_is_kept_of_one_step_and_minimax_is_what_they_answer(capsys: Any) -> None:
    for known in yardsticks(read_set()[:100]):
        assert accuracy(known.name, "-n", "100")[0]["columns"] == known.columns.tolist()
    shown = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[0] for line in shown[2:6]] == [
        *("player", "random (computed)", "one_step (table)", "minimax (table)"),
    ]
    assert shown[6].split()[1:8] == shown[4].split()[2:9]  # the same shares
    assert yardsticks(read_dataset(SCORED)) == []


@pytest.mark.parametrize(
    ("more", "fewer", "told"), [(5, 0, False), (6, 0, True), (12, 3, True), (11, 3, False)]
)
def test_two_are_told_apart_by_the_exact_test(more: int, fewer: int, told: bool) -> None:
    n = more + fewer
    tail = sum(math.comb(n, k) for k in range(more, n + 1)) / 2**n
    assert (2 * tail < 0.05) == told
    labels = np.tile(np.array([[1, 0]], np.int8), (500, 1))
    one, two = (Accuracy(name, labels, np.zeros(500, np.int8)) for name in ("one", "two"))
    two.columns[:more] = one.columns[500 - fewer :] = 1
    line = compare(one, two)
    assert ("is better" in line) == told
    low, high = map(float, line.split("interval ")[1].rstrip(")").split(" to "))
    assert (low > 0) == told
    assert low < 100 * (more - fewer) / 500 <= high


def test_the_worst_mistakes_come_first_on_the_page() -> None:
    assert command("accuracy")(["first.py", "-n", "30", "--no-isolate", "--html", "a.html"]) == 0
    text = Path("a.html").read_text().split('<script type="application/json" id="data">')[1]
    games = json.loads(text.split("</script>")[0])["games"]
    lost = []
    for game in games:
        before, after = game["position_scores"][-2:]
        assert game["moves"][-1] not in game["better"][str(len(game["moves"]))]
        lost.append((np.sign(before) + np.sign(after), before + after))
    assert lost == sorted(lost, reverse=True)
    assert lost[0][0] == 2
    assert len(lost) > 10


def test_forfeits_end_the_asking_and_count(capsys: Any) -> None:
    fails, first = accuracy("fails.py", "first.py", "-n", "60")
    assert fails["forfeits"] == {"ERROR": 60}
    assert fails["asked"] == 10
    assert fails["value_kept"]["value"] == 0
    assert first["forfeits"] == {}
    out = capsys.readouterr().out
    assert "first is better than fails" in out
    assert "ZeroDivisionError" in out
    assert "asked no more after 10 positions" in out


def test_an_agent_that_follows_a_game_loses_nothing() -> None:
    follows, first = accuracy("follows.py", "first.py", "-n", "60")
    assert follows["columns"] == first["columns"]


def test_positions_of_training_are_left_out_mirrored_too(capsys: Any) -> None:
    data = read_set()[:20]
    mirrored = np.array([bytes(ord("8") - (c - 48) for c in text) for text in data.moves.tolist()])
    boards = type(data.boards).from_moves(mirrored)
    write_dataset(Path("known.npz"), type(data)(mirrored, boards, data.labels[:, ::-1]))
    (player,) = accuracy("first.py", "-n", "60", "--without", "known.npz")
    assert len(player["columns"]) == 40
    assert "20 of 60 positions left out" in capsys.readouterr().err
    assert (data.labels[:, ::-1] != FULL).any()

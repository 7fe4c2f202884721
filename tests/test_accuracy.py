"""Accuracy: the set, what is asked, the figures, and the command."""

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import PROJECT, ZOO, command, refusal

import connectx
from connectx.bench.learning.accuracy import (
    ACCURACY_SET_FILE,
    FINAL_SET_FILE,
    accuracy_of,
    by_columns,
    mcnemar,
    position_keys,
    read_set,
)
from connectx.bench.learning.dataset import DataSet, write_dataset
from connectx.bench.learning.label import label, matters
from connectx.core.board import geometry_of
from connectx.core.boards import Boards
from connectx.errors import UserError
from connectx.game import Cause

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


@pytest.mark.parametrize(("file", "count"), [(ACCURACY_SET_FILE, 2_500), (FINAL_SET_FILE, 2_190)])
def test_a_set_is_as_promised(file: Path, count: int) -> None:
    data = read_set(file)
    discs = data.boards.discs
    assert len(data) == len(np.unique(position_keys(data.boards))) == count
    assert discs.min() >= 2
    assert discs.max() <= 38
    assert (discs < 8).sum() <= 100
    assert 0.4 < matters(data.labels).mean() < 0.62
    assert np.histogram(discs[:500], [2, 15, 28, 39])[0].min() > 20
    rows = np.flatnonzero(discs >= 26)[:50]
    assert (label(data.boards[rows]) == data.labels[rows]).all()
    if file == FINAL_SET_FILE:
        assert not np.isin(position_keys(data.boards), position_keys(read_set().boards)).any()


def test_quiet_positions_and_discs_are_counted_apart(capsys: Any) -> None:
    accuracy("first.py", "-n", "300", "--final")
    facts = json.loads(Path("a.json").read_text())
    (player,) = facts["players"]
    data = read_set(FINAL_SET_FILE)[:300]
    assert facts["positions"] == [text.decode() for text in data.moves.tolist()]
    best = data.labels == data.labels.max(1, keepdims=True)
    expected: dict[str, list[bool]] = {}
    for row, board in enumerate(data.boards):
        theirs = board.winning_squares(3 - board.mark)
        legal = board.legal_columns()
        sharp = any(board.wins(c) or board.landing_square(c) & theirs for c in legal)
        least = max(least for least in (0, 8, 16, 24, 32) if board.discs >= least)
        names = [f"{least}-{least + 7 if least < 32 else 42} discs", *([] if sharp else ["quiet"])]
        for name in names:
            expected.setdefault(name, []).append(best[row, player["columns"][row]])
    assert facts["groups"] == {name: len(found) for name, found in expected.items()}
    shown = capsys.readouterr().out.splitlines()
    (row,) = (line for line in shown[-6:] if line.startswith("  first "))
    for name, found in expected.items():
        assert player["groups"][name]["best_moves"]["value"] == np.mean(found)
    shares = [f"{100 * part['best_moves']['value']:.1f}" for part in player["groups"].values()]
    assert row.split()[1::3] == shares


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("first.py -n 2501", "2,501 positions, expected 1 to 2,500"),
        (f"first.py -n 61 --positions {SCORED}", "61 positions, expected 1 to 60"),
        (f"first.py --final --positions {SCORED}", "not allowed with argument"),
    ],
)
def test_more_positions_than_there_are_are_refused(options: str, why: str, capsys: Any) -> None:
    assert why in refusal("accuracy", options.split(), capsys)
    with pytest.raises(UserError, match="0 positions, expected 1 to 2,500"):
        connectx.accuracy("one_step", 0)


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


def leftmost(boards: Boards) -> np.ndarray:
    return np.tile(-np.arange(7), (len(boards), 1))


def test_a_file_a_function_and_preferences_of_many_boards_are_measured_alike(capsys: Any) -> None:
    scope: dict[str, Any] = {}
    exec(FIRST, scope)
    (player,) = accuracy("first.py", "-n", "110")
    capsys.readouterr()
    found, part = connectx.accuracy(scope["agent"], 110), accuracy_of(leftmost, read_set()[:110])
    assert found.columns.tolist() == part.columns.tolist() == player["columns"]
    assert repr(found).partition(":")[2] == repr(part).partition(":")[2]
    assert len(accuracy_of(leftmost).columns) == 2_500
    with pytest.raises(ValueError, match=r"the preferences are \(7,\), expected \(2500, 7\)"):
        accuracy_of(lambda boards: np.arange(7))
    assert connectx.accuracy("one_step", read_set()[:20]).forfeits == {}
    assert connectx.accuracy(len, 20).forfeits == {Cause.ERROR: 20}
    assert capsys.readouterr() == ("", "")


def test_any_number_of_processes_gives_the_same_answers() -> None:
    (one,) = accuracy("random_agent", "-n", "110", "--jobs", "2")
    assert accuracy("random_agent", "-n", "50")[0]["columns"] == one["columns"][:50]


def test_random_moves_lie_within_the_intervals_of_what_is_computed() -> None:
    (player,) = accuracy("random_agent", "-n", "500")
    computed = json.loads(Path("a.json").read_text())["random"]
    for name in ("best_moves", "value_kept", "value_kept_where_it_matters"):
        low, high = player[name]["low"], player[name]["high"]
        spare = (high - low) / 2  # four standard deviations, as one of three shares may be unlucky
        assert low - spare < computed[name] < high + spare


@pytest.mark.parametrize(
    ("name", "cause"),
    [
        *(("raises", "ERROR"), ("exits_at_once", "ERROR"), ("returns_99", "INVALID")),
        pytest.param("never_loads", "TIMEOUT", marks=pytest.mark.slow),
    ],
)
def test_players_that_misbehave_forfeit(
    name: str, cause: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("connectx.bench.learning.accuracy.POSITION_OVERAGE_SECONDS", 0.1)
    # What answers does so within this time on a busy machine, too. The other one is waited for.
    seconds = 0.1 if cause == "TIMEOUT" else 2
    config = f"actTimeout={seconds}"
    (player,) = accuracy(str(ZOO / f"{name}.py"), "-n", "60", "--config", config)
    assert player["forfeits"] == {cause: 60}
    assert player["asked"] == 10


@pytest.mark.parametrize(
    ("more", "fewer", "told"), [(5, 0, False), (6, 0, True), (12, 3, True), (11, 3, False)]
)
def test_two_are_told_apart_by_the_exact_test(more: int, fewer: int, told: bool) -> None:
    n = more + fewer
    tail = sum(math.comb(n, k) for k in range(more, n + 1)) / 2**n
    assert (2 * tail < 0.05) == told
    labels = np.tile(np.array([[1, 0]], np.int8), (500, 1))
    data = DataSet(np.zeros(500, "S1"), Boards.empty(500, geometry_of(2, 2, 2)), labels)
    rows = np.arange(500)
    one, two = by_columns(rows >= 500 - fewer, "one", data), by_columns(rows < more, "two", data)
    line = mcnemar(one, two)
    assert ("is better" in line) == told
    low, high = map(float, line.split("interval ")[1].rstrip(")").split(" to "))
    assert (low > 0) == told
    assert low < 100 * (more - fewer) / 500 <= high


def test_the_worst_mistakes_come_first_on_the_page() -> None:
    assert command("accuracy")(["first.py", "-n", "30", "--no-isolate", "--html", "a.html"]) == 0
    text = Path("a.html").read_text().split('<script type="application/json" id="data">')[1]
    lost = []
    for game in json.loads(text.split("</script>")[0])["games"]:
        before, after = game["position_scores"][-2:]
        assert game["moves"][-1] not in game["better"][str(len(game["moves"]))]
        lost.append((np.sign(before) + np.sign(after), before + after))
    assert lost == sorted(lost, reverse=True)
    assert (lost[0][0], len(lost) > 10) == (2, True)


def test_forfeits_end_the_asking_and_count(capsys: Any) -> None:
    fails, first, follows = accuracy("fails.py", "first.py", "follows.py", "-n", "60")
    assert follows["columns"] == first["columns"]  # though each position is another game
    assert fails["forfeits"] == {"ERROR": 60}
    assert fails["asked"] == 10
    assert fails["value_kept"]["value"] == 0
    assert first["forfeits"] == {}
    out = capsys.readouterr().out
    assert "first is better than fails" in out
    assert "ZeroDivisionError" in out
    assert "it was not asked again after 10 positions" in out


def test_positions_of_training_are_left_out_mirrored_too(capsys: Any) -> None:
    data = read_set()[:20]
    mirrored = [text.translate(bytes.maketrans(b"1234567", b"7654321")) for text in data.moves]
    boards = Boards.from_moves(mirrored)
    write_dataset(Path("known.npz"), DataSet(np.array(mirrored), boards, data.labels[:, ::-1]))
    (player,) = accuracy("first.py", "-n", "60", "--without", "known.npz")
    assert len(player["columns"]) == 40
    assert "20 of 60 positions are left out, as they are in known.npz" in capsys.readouterr().err


def test_a_players_file_is_suggested_to_be_rated(capsys: Any) -> None:
    accuracy("random", "first.py", "-n", "5")
    assert "first in games, run: connectx rate first.py\n" in capsys.readouterr().err


def test_a_file_that_forfeits_is_suggested_to_be_tried_out(capsys: Any) -> None:
    accuracy("fails.py", "-n", "5")
    assert "run: connectx build --preflight fails.py\n" in capsys.readouterr().err


def test_nothing_is_suggested_for_the_built_in_players(capsys: Any) -> None:
    accuracy("random", "-n", "5")
    assert "run:" not in capsys.readouterr().err


def test_positions_on_another_board_are_refused_by_name(capsys: Any) -> None:
    boards = Boards.from_moves(["12"], geometry_of(4, 4, 3))
    write_dataset(Path("small.npz"), DataSet(np.array([b"12"]), boards, label(boards)))
    message = refusal("accuracy", ["random", "--positions", "small.npz"], capsys)
    assert "small.npz: the board is 4 x 4, 3 in a row, expected 6 x 7, 4 in a row" in message

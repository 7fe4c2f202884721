"""Tuning: ranges, the search, a study in Optuna's storage, and the test at its end."""

import re
from pathlib import Path
from typing import Any

import optuna
import pytest
from conftest import command, refusal
from optuna.distributions import FloatDistribution, IntDistribution
from optuna.trial import TrialState

from connectx.arena.store import read_games
from connectx.arena.tuning import read_range

main = command("tune")
pytestmark = pytest.mark.usefixtures("_few_samples")

# Plays well with a probability that is highest at AIM = 7 and least at 0; HUE makes no difference.
AIMING = """
import random

AIM = 0
HUE = 0.5


def agent(obs, config):
    legal = [c for c in range(config.columns) if obs.board[c] == 0]
    if random.random() > 1 - abs(AIM - 7) / 7:
        return random.choice(legal)
    return min(legal, key=lambda column: abs(column - config.columns // 2))
"""
RANGES = "AIM=0..10,HUE=0.0..1.0"


def command_line(folder: Path, name: str, *, ranges: str = RANGES, games: int = 100) -> list[str]:
    """What tunes the player of the folder; the study is called `name`."""
    study = ["--study", str(folder / f"{name}.db"), "-n", str(games), "--seed", "1"]
    return [f"{folder / 'aiming.py'}:{ranges}", *study, "--jobs", "1", "--no-isolate"]


def tune(folder: Path, name: str, **options: Any) -> int:
    return main(command_line(folder, name, **options))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the player and a study of it that was played to its end."""
    folder = tmp_path_factory.mktemp("tuning")
    (folder / "aiming.py").write_text(AIMING)
    assert tune(folder, "whole") == 0
    return folder


def load(folder: Path, name: str) -> optuna.Study:
    """The study, as Optuna reads it."""
    return optuna.load_study(study_name="tuning", storage=f"sqlite:///{folder / name}.db")


def trials(study: optuna.Study) -> list[Any]:
    """What was tried, and what it brought."""
    played = study.get_trials(states=[TrialState.COMPLETE])
    return [(trial.params, trial.value) for trial in played]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("-20..20", IntDistribution(-20, 20)),
        ("0.5..2", FloatDistribution(0.5, 2.0)),
        ("1e-3..10~log", FloatDistribution(0.001, 10.0, log=True)),
        ("1..64~log", IntDistribution(1, 64, log=True)),
    ],
)
def test_a_text_gives_a_range(text: str, expected: Any) -> None:
    assert read_range("A", text) == expected


def test_a_study_is_one_of_optunas_and_its_test_is_a_league(folder: Path) -> None:
    study = load(folder, "whole")
    assert len(trials(study)) == 9
    for params, points in trials(study):
        assert params["AIM"] in range(11)
        assert 0 <= params["HUE"] <= 1
        assert 0 <= points <= 1
    facts = study.user_attrs
    assert (facts["seed"], facts["games"]) == (1, 100)
    assert facts["tuned"].endswith(f"aiming.py:{RANGES}")
    games = read_games(folder / "whole-test.db")
    assert 0 < len(games) <= 100 - 9 * 8
    assert {game.opening_plies for game in games} == {4}
    names = {name for game in games for name in game.players}
    assert len(names) == 2
    assert "aiming" in names


def test_a_finished_study_shows_its_table_and_test_again(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = trials(load(folder, "whole")), (folder / "whole-test.db").read_bytes()
    assert tune(folder, "whole") == 0
    assert (trials(load(folder, "whole")), (folder / "whole-test.db").read_bytes()) == before
    printed = capsys.readouterr().out
    assert f"aiming.py:{RANGES} against aiming: 9 of 9 candidates" in printed
    assert printed.index("9 candidates") < printed.index("points") < printed.index("(SPRT 0 to 30")


@pytest.mark.slow  # plays 100 games
def test_an_interrupted_study_resumes_to_the_same_end(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tell = optuna.Study.tell

    def interrupted(study: optuna.Study, trial: optuna.Trial, points: float) -> Any:
        if trial.number == 3:
            raise KeyboardInterrupt
        return tell(study, trial, points)

    with monkeypatch.context() as patch:
        patch.setattr(optuna.Study, "tell", interrupted)
        assert tune(folder, "resumed") == 130
    assert "3 of 9 candidates" in capsys.readouterr().out
    assert tune(folder, "resumed") == 0
    assert trials(load(folder, "resumed")) == trials(load(folder, "whole"))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("--seed 2", "its seed: 1, here: 2"),
        ("-n 200", "its games: 100, here: 200"),
        ("--against random", "its players"),
        ("--config rows=5", "its rows: 6, here: 5"),
        ("", "its source of aiming: "),
    ],
)
def test_another_study_is_refused(
    folder: Path, options: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "aiming.py").write_text(AIMING if options else f"{AIMING}\n")
    said = refusal("tune", [*command_line(folder, "whole"), *options.split()], capsys)
    (folder / "aiming.py").write_text(AIMING)
    assert f"whole.db: holds another study: {message}" in said


def test_a_file_that_is_no_study_and_test_games_without_their_study_are_refused(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    league = (folder / "whole-test.db").read_bytes()
    for data in (league, b"rubbish" * 99):
        (folder / "file.db").write_bytes(data)
        said = refusal("tune", command_line(folder, "file"), capsys)
        assert "file.db: expected a study written by --study" in said
        assert (folder / "file.db").read_bytes() == data
    (folder / "lost-test.db").write_bytes(league)
    said = refusal("tune", command_line(folder, "lost"), capsys)
    assert "lost-test.db: exists already, but not " in said
    assert not (folder / "lost.db").exists()


@pytest.mark.slow  # plays 600 games
def test_finds_a_stronger_player(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tune(folder, "strong", games=600) == 0
    found = re.search(r"AIM=(\d+),\S+ is stronger than aiming \(SPRT", capsys.readouterr().out)
    assert found is not None
    assert abs(int(found[1]) - 7) <= 2


def test_a_candidate_that_raises_ends_the_tuning_with_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = "AIM = 1\n\ndef agent(obs, config):\n    return config.columns // AIM - 1\n"
    (tmp_path / "aiming.py").write_text(source)
    assert tune(tmp_path, "study", ranges="AIM=0..1") == 2
    assert "forfeits by an error, so it cannot be tuned: ZeroDivision" in capsys.readouterr().err

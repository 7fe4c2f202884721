"""What measurements and tests draw their positions from, and that each measurement starts."""

import random
import runpy
import sys
from pathlib import Path

import pytest
from agents.core.position import geometry_of, has_won, legal_columns

import benchmarks
from benchmarks.measure import in_turns
from benchmarks.ordering import read_trials
from benchmarks.positions import random_position
from errors import RecordError

SHARED = {"__init__", "measure", "positions"}
COMMANDS = sorted({path.stem for path in Path(benchmarks.__path__[0]).glob("*.py")} - SHARED)


@pytest.mark.parametrize("size", [(6, 7, 4), (4, 4, 3), (3, 5, 2)])
def test_random_positions_are_games_still_on(size: tuple[int, int, int]) -> None:
    geometry = geometry_of(*size)
    rng = random.Random(str(size))
    for discs in range(geometry.rows * geometry.columns):
        position = random_position(geometry, discs, rng)
        assert position.discs <= discs
        assert not has_won(position.own, geometry)
        assert not has_won(position.theirs, geometry)
        assert legal_columns(position.occupied, geometry)


def test_random_positions_have_the_discs_asked_for() -> None:
    geometry = geometry_of(6, 7, 4)
    rng = random.Random(1)
    for discs in range(42):
        assert random_position(geometry, discs, rng).discs == discs


def test_random_positions_differ_and_repeat_with_the_seed() -> None:
    geometry = geometry_of(6, 7, 4)
    drawn = [[random_position(geometry, 12, rng) for _ in range(20)] for rng in seeded(2)]
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) > 15


def seeded(times: int) -> list[random.Random]:
    return [random.Random(5) for _ in range(times)]


def test_sides_take_turns_at_going_first() -> None:
    calls: list[str] = []

    def side(name: str, case: int) -> str:
        calls.append(name)
        return f"{name}{case}"

    sides = [lambda case: side("a", case), lambda case: side("b", case)]
    assert in_turns(sides, [1, 2, 3], "") == [["a1", "a2", "a3"], ["b1", "b2", "b3"]]
    assert "".join(calls) == "abbaab"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"settings": {"seed": 2}, "trials": []}', "[["])
def test_a_study_of_the_ordering_that_is_none_is_refused(tmp_path: Path, text: str) -> None:
    study = tmp_path / "study.json"
    assert read_trials(study, {"seed": 1}) == []
    study.write_text(text)
    with pytest.raises(RecordError, match=r"study\.json: "):
        read_trials(study, {"seed": 1})


def test_a_study_of_the_ordering_is_resumed(tmp_path: Path) -> None:
    study = tmp_path / "study.json"
    study.write_text('{"settings": {"seed": 1}, "trials": [[[40, 10, -5], 1.0]]}')
    assert read_trials(study, {"seed": 1}) == [((40, 10, -5), 1.0)]


@pytest.mark.parametrize("command", COMMANDS)
def test_each_measurement_is_listed_and_has_help(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert f"    {command} " in (benchmarks.__doc__ or "")
    monkeypatch.setattr("sys.argv", [command, "--help"])
    monkeypatch.delitem(sys.modules, f"benchmarks.{command}", raising=False)
    with pytest.raises(SystemExit) as stopped:
        runpy.run_module(f"benchmarks.{command}", run_name="__main__")
    assert stopped.value.code == 0
    assert f"usage: python -m benchmarks.{command}" in capsys.readouterr().out

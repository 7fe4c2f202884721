"""What measurements and tests draw their positions from, and that each measurement starts."""

import random
import runpy
import sys
from pathlib import Path

import pytest

import benchmarks.all
from agents.core.board import Board
from benchmarks.all import write_section
from benchmarks.measure import in_turns
from benchmarks.positions import random_board

SHARED = {"__init__", "measure", "positions"}
COMMANDS = sorted({path.stem for path in Path(benchmarks.__path__[0]).glob("*.py")} - SHARED)


@pytest.mark.parametrize("size", [(6, 7, 4), (4, 4, 3), (3, 5, 2)])
def test_random_boards_are_games_still_on(size: tuple[int, int, int]) -> None:
    start = Board.empty(*size)
    rng = random.Random(str(size))
    for discs in range(start.empties):
        board = random_board(discs, rng, start)
        assert board.discs == discs if size == (6, 7, 4) else board.discs <= discs
        assert not board.over


def test_random_boards_differ_and_repeat_with_the_seed() -> None:
    drawn = [[random_board(12, rng) for _ in range(20)] for rng in map(random.Random, (5, 5))]
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) > 15


def test_sides_take_turns_at_going_first() -> None:
    calls: list[str] = []

    def side(name: str, case: int) -> str:
        calls.append(name)
        return f"{name}{case}"

    sides = [lambda case: side("a", case), lambda case: side("b", case)]
    assert in_turns(sides, [1, 2, 3], "") == [["a1", "a2", "a3"], ["b1", "b2", "b3"]]
    assert "".join(calls) == "abbaab"


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


def test_the_page_of_results_keeps_its_other_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "results.md"
    monkeypatch.setattr(benchmarks.all, "PAGE", page)
    write_section("perfect", "## Perfect\none\n")
    write_section("solver", "## Solver\ntwo\n")
    write_section("perfect", "## Perfect\nthree\n")
    assert page.read_text().endswith("\n## Solver\ntwo\n\n## Perfect\nthree\n")
    assert "one" not in page.read_text().partition("##")[2]

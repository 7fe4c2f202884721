"""Each measurement starts, and docs/results.md is measured again."""

import runpy
import sys
from pathlib import Path

import pytest

import benchmarks.measure

COMMANDS = sorted({path.stem for path in Path(benchmarks.__path__[0]).glob("*.py")} - {"__init__"})


@pytest.mark.parametrize("command", COMMANDS)
def test_each_measurement_has_help(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", [command, "--help"])
    monkeypatch.delitem(sys.modules, f"benchmarks.{command}", raising=False)
    with pytest.raises(SystemExit) as stopped:
        runpy.run_module(f"benchmarks.{command}", run_name="__main__")
    assert stopped.value.code == 0
    assert f"usage: python -m benchmarks.{command}" in capsys.readouterr().out


def test_the_commands_of_a_section_are_run_again_and_the_other_sections_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, readme = tmp_path / "results.md", tmp_path / "README.md"
    faster = "about 6 to 7 times as fast as BitBully"
    command = f"""$ python -c 'print("{faster}")'"""
    sections = f"## Solver\n```text\nold\n{command}\nslow\n```\n", "## Arena\nkept\n"
    page.write_text("\n".join(sections))
    readme.write_text("about 1 to 2 times as fast as BitBully, a solver")
    monkeypatch.setattr(benchmarks.measure, "RESULTS_PAGE", page)
    monkeypatch.setattr(benchmarks.measure, "README", readme)
    assert benchmarks.measure.measure("solver", "abc") == 0
    about, *printed = page.read_text().splitlines()[2:]
    assert " version abc; " in about
    assert printed == [command, faster, "```", "", "## Arena", "kept"]
    assert readme.read_text() == f"{faster}, a solver"


@pytest.mark.parametrize(
    ("section", "output", "shown"),
    [
        ("solver", "a table\n\nempty board: score 1", ["empty board: score 1"]),
        ("perfect", "a table\nvalue kept in 9 of 9", ["value kept in 9 of 9"]),
        ("matches", "x wins: better than y\n9 wins", ["x wins: better than y"]),
        ("accuracy", "notes\n\nwhere it matters\nx  9", ["where it matters\nx  9"]),
    ],
)
def test_the_page_shows_the_conclusion(section: str, output: str, shown: list[str]) -> None:
    assert benchmarks.measure.select_text(section, output) == shown

"""Every notebook runs from top to bottom, and is committed with what it prints and draws."""

import re
from pathlib import Path

import nbformat
import pytest
from make_notebooks import NOTEBOOKS, executed

MOST_BYTES = 450_000  # a board has 120,000
# Differs from run to run: numbers, as seconds are, and who won.
CHANCE = re.compile(r"[-+ ]*\d[\d,.]*|first|second|\w+(?= won)")

BAR = re.compile(r"^[^\n┏┡]* ━+[^\n]*%[^\n]*\n", re.MULTILINE)  # of progress, if work takes long


def outline(notebook: nbformat.NotebookNode) -> list[list[str]]:
    """What each cell shows: text but for what chance decides, and the kinds of pictures."""
    return [
        [
            CHANCE.sub("#", BAR.sub("", output["text"]))
            if "text" in output
            else min(output["data"])
            for output in cell.outputs
        ]
        for cell in notebook.cells
        if cell.cell_type == "code"
    ]


@pytest.mark.slow
@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.name)
def test_a_notebook_runs_and_shows_what_is_committed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BUDGET", "2")  # seconds that lesson 7 trains for
    committed = nbformat.read(path, as_version=4)
    assert path.stat().st_size < MOST_BYTES
    assert outline(executed(path)) == outline(committed)

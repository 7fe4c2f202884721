"""Every notebook runs from top to bottom."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"


@pytest.mark.slow
@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.name)
def test_notebook_runs(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "committed with its outputs"
    NotebookClient(
        notebook,
        timeout=120,
        kernel_name="python3",
        resources={"metadata": {"path": str(NOTEBOOKS)}},
    ).execute()
    if path.name == "matchup.ipynb":
        outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
        printed = "".join(output.get("text", "") for output in outputs)
        pages = [
            output["data"]["text/html"]
            for output in outputs
            if "text/html" in output.get("data", {})
        ]
        assert any("<iframe" in page for page in pages)
        assert printed.count("Agent 1 Win Percentage: ") == 2

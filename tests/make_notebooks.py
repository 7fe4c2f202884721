"""Run the notebooks and save them with their outputs: python -m tests.make_notebooks [NOTEBOOK ...]

Saved are text and pictures, which GitHub shows too, and the board's page, which plays on without a
kernel. The page of kaggle-environments' `env.render` is left out: it alone has 630 kB.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
SECONDS = 120  # for a cell
BOARD = '<iframe title="The board"'
SAVED = ("image/svg+xml", "image/png", "text/plain")


def executed(path: Path) -> nbformat.NotebookNode:
    """The notebook at `path`, run in an empty folder, with the outputs that are saved."""
    notebook = nbformat.read(path, as_version=4)
    # As where the environment is active, so that `!connectx` is a command.
    commands = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    with TemporaryDirectory() as folder:
        NotebookClient(
            notebook,
            timeout=SECONDS,
            kernel_name="python3",
            record_timing=False,
            coalesce_streams=True,
            resources={"metadata": {"path": folder}},
        ).execute(env={**os.environ, "PATH": commands})
    for key in ("language_info", "widgets"):  # widgets hold the scripts of the board
        notebook.metadata.pop(key, None)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = [output for output in cell.outputs if _saved(output)]
    return notebook


def _saved(output: nbformat.NotebookNode) -> bool:
    """Keep the best kind of an output; whether there is one."""
    if output.output_type not in ("display_data", "execute_result"):
        return True
    page = output.data.get("text/html", "")  # whose plain text may be the name of a class
    if BOARD in page:
        return True
    kinds = [kind for kind in SAVED if kind in output.data and not (page and kind == "text/plain")]
    output.data = {kind: output.data[kind] for kind in kinds[:1]}
    return bool(kinds)


def main() -> None:
    for path in [Path(name) for name in sys.argv[1:]] or sorted(NOTEBOOKS.glob("*.ipynb")):
        nbformat.write(executed(path), path)
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()

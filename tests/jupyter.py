"""A real Jupyter server with a notebook that has run, in a real Chromium."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nbformat
from chromium import Page, chromium

PROJECT = Path(__file__).parent.parent
LAB_PANEL = "[...jupyterapp.shell.widgets('main')][0]"
LAB_READY = f"{LAB_PANEL}.sessionContext.session.kernel.status === 'idle'"
LAB_RUN = (
    f"jupyterapp.shell.activateById({LAB_PANEL}.id),"
    "jupyterapp.commands.execute('notebook:run-all-cells'), true"
)
CLASSIC_READY = (
    "window.Jupyter && Jupyter.notebook && Jupyter.notebook.kernel"
    " && Jupyter.notebook.kernel.is_connected() && Jupyter.notebook._fully_loaded"
)
CLASSIC_RUN = "Jupyter.notebook.execute_all_cells(), true"


@contextmanager
def notebook_page(folder: Path, source: str, frontend: str) -> Iterator[Page]:
    """A page of "lab" or "nbclassic" on which a notebook with `source` as its only cell runs."""
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source)],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(notebook, folder / "game.ipynb")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    own = {f"JUPYTER_{kind}_DIR": str(folder / kind) for kind in ("CONFIG", "DATA", "RUNTIME")}
    command = [
        *(sys.executable, "-m", "jupyter", frontend, "--no-browser", "--allow-root"),
        *("--ServerApp.token=", "--ServerApp.password=", "--ServerApp.port_retries=0"),
        *("--ip=127.0.0.1", f"--port={port}", f"--ServerApp.root_dir={folder}"),
        *(["--LabApp.expose_app_in_browser=True"] if frontend == "lab" else []),
    ]
    environment = {**os.environ, **own, "PYTHONPATH": str(PROJECT), "IPYTHONDIR": str(folder)}
    with (
        (folder / "server.log").open("wb") as log,
        subprocess.Popen(command, env=environment, stdout=log, stderr=log) as server,
    ):
        try:
            with chromium() as page:
                page.size(1200, 900)
                where = "lab/tree" if frontend == "lab" else "notebooks"
                _open_when_up(page, f"http://127.0.0.1:{port}/{where}/game.ipynb", port)
                lab = frontend == "lab"
                page.wait_for(LAB_READY if lab else CLASSIC_READY, 60)
                page.evaluate(LAB_RUN if lab else CLASSIC_RUN)
                yield page
        finally:
            server.terminate()


def _open_when_up(page: Page, url: str, port: int) -> None:
    from time import monotonic, sleep

    end = monotonic() + 60
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            assert monotonic() < end, "the Jupyter server does not start"
            sleep(0.1)
        else:
            page.open(url)
            return

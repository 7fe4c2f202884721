"""A real JupyterLab with a notebook that runs, in a real browser."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import nbformat
from conftest import PROJECT
from playwright.sync_api import Page

LAB_PANEL = "[...jupyterapp.shell.widgets('main')][0]"
LAB_READY = f"{LAB_PANEL}.sessionContext.session.kernel.status === 'idle'"
LAB_RUN = (
    f"() => {{ jupyterapp.shell.activateById({LAB_PANEL}.id);"
    " jupyterapp.commands.execute('notebook:run-all-cells'); }"
)
START_SECONDS = 60


@contextmanager
def run_notebook(page: Page, folder: Path, source: str) -> Iterator[None]:
    """Open JupyterLab with a notebook whose only cell is `source`, and run it."""
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source)],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(notebook, folder / "game.ipynb")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    own = {f"JUPYTER_{kind}_DIR": str(folder / kind) for kind in ("CONFIG", "DATA", "RUNTIME")}
    environment = {**os.environ, **own, "PYTHONPATH": str(PROJECT), "IPYTHONDIR": str(folder)}
    command = [
        *(sys.executable, "-m", "jupyter", "lab", "--no-browser", "--allow-root"),
        *("--ServerApp.token=", "--ServerApp.password=", "--ServerApp.port_retries=0"),
        *("--ip=127.0.0.1", f"--port={port}", f"--ServerApp.root_dir={folder}"),
        "--LabApp.expose_app_in_browser=True",
    ]
    with (
        (folder / "server.log").open("wb") as log,
        subprocess.Popen(command, env=environment, stdout=log, stderr=log) as server,
    ):
        try:
            _wait_for_server(port)
            page.goto(f"http://127.0.0.1:{port}/lab/tree/game.ipynb", timeout=START_SECONDS * 1000)
            # What it reads does not exist while the page is loading.
            ready = f"() => {{ try {{ return {LAB_READY}; }} catch {{ return false; }} }}"
            page.wait_for_function(ready, timeout=START_SECONDS * 1000)
            page.evaluate(LAB_RUN)
            page.wait_for_selector(".cx .board svg", timeout=START_SECONDS * 1000)
            yield
        finally:
            server.kill()  # ends its kernels too; SIGTERM may wait for one that restarts


def _wait_for_server(port: int) -> None:
    end = monotonic() + START_SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            assert monotonic() < end, "the Jupyter server does not start"
            sleep(0.1)

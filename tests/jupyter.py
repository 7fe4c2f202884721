"""A real JupyterLab or Notebook 7, and notebooks in it, in a real browser."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import nbformat
from conftest import PROJECT
from playwright.sync_api import FrameLocator, Page

APPLICATIONS = {"jupyterlab": "LabApp", "notebook": "JupyterNotebookApp"}
PLACES = {"jupyterlab": "lab/tree", "notebook": "notebooks"}
PANEL = "[...jupyterapp.shell.widgets('main')][0]"
READY = f"{PANEL}.sessionContext.session.kernel.status === 'idle'"
RUN_ALL = (
    f"() => {{ jupyterapp.shell.activateById({PANEL}.id);"
    " return jupyterapp.commands.execute('notebook:run-all-cells'); }"
)
SAVE = "() => jupyterapp.commands.execute('docmanager:save')"
RESTART = f"() => {PANEL}.sessionContext.session.kernel.restart()"
START_SECONDS = 60


@contextmanager
def serving_jupyter(folder: Path, application: str = "jupyterlab") -> Iterator[str]:
    """A server of the notebooks in a folder: its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    own = {f"JUPYTER_{kind}_DIR": str(folder / kind) for kind in ("CONFIG", "DATA", "RUNTIME")}
    environment = {**os.environ, **own, "PYTHONPATH": str(PROJECT), "IPYTHONDIR": str(folder)}
    command = [
        *(sys.executable, "-m", application, "--no-browser", "--allow-root"),
        *("--ServerApp.token=", "--ServerApp.password=", "--ServerApp.port_retries=0"),
        *("--ip=127.0.0.1", f"--port={port}", f"--ServerApp.root_dir={folder}"),
        f"--{APPLICATIONS[application]}.expose_app_in_browser=True",
    ]
    with (
        (folder / "server.log").open("wb") as log,
        subprocess.Popen(command, env=environment, stdout=log, stderr=log) as server,
    ):
        try:
            _wait_for_server(port)
            yield f"http://127.0.0.1:{port}/{PLACES[application]}"
        finally:
            server.kill()  # ends its kernels too; SIGTERM may wait for one that restarts


def write_notebook(file: Path, *cells: str) -> None:
    """Write a notebook of these cells of code."""
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source) for source in cells],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(notebook, file)


def open_notebook(page: Page, address: str, name: str) -> None:
    """Open a notebook and wait for its kernel."""
    page.goto(f"{address}/{name}", timeout=START_SECONDS * 1000)
    # What it reads does not exist while the page is loading.
    ready = f"() => {{ try {{ return {READY}; }} catch {{ return false; }} }}"
    page.wait_for_function(ready, timeout=START_SECONDS * 1000)


def boards(page: Page, count: int = 1) -> Sequence[FrameLocator]:
    """The pages in the frames of a notebook, once there are so many."""
    frames = page.locator("iframe[title='The board']")
    page.wait_for_function(
        f"() => document.querySelectorAll(\"iframe[title='The board']\").length === {count}",
        timeout=START_SECONDS * 1000,
    )
    return [frames.nth(number).content_frame for number in range(count)]


def _wait_for_server(port: int) -> None:
    end = monotonic() + START_SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            assert monotonic() < end, "the Jupyter server does not start"
            sleep(0.1)

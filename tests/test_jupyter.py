"""The board in Jupyter, by real presses: live, and as a notebook that was saved shows it."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import nbformat
from conftest import PROJECT, discs, press, wait_for
from playwright.sync_api import Browser, FrameLocator, Page, expect

from connectx import play

PANEL = "[...jupyterapp.shell.widgets('main')][0]"
READY = f"{PANEL}.sessionContext.session.kernel.status === 'idle'"
RUN_ALL = (
    f"() => {{ jupyterapp.shell.activateById({PANEL}.id);"
    " return jupyterapp.commands.execute('notebook:run-all-cells'); }"
)
RUN_CELL = "() => jupyterapp.commands.execute('notebook:run-cell')"
SAVE = "() => jupyterapp.commands.execute('docmanager:save')"
RESTART = f"() => {PANEL}.sessionContext.session.kernel.restart()"
START_SECONDS = 60

FUNCTION = """
from connectx import play

def leftmost(observation, configuration):
    print("asked after", observation.step)
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)

board = play(leftmost, moves="3333332", why=True)
board
"""


def answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


@contextmanager
def serving_jupyter(folder: Path) -> Iterator[str]:
    """A server of the notebooks in a folder: where JupyterLab opens them."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    own = {f"JUPYTER_{kind}_DIR": str(folder / kind) for kind in ("CONFIG", "DATA", "RUNTIME")}
    environment = {**os.environ, **own, "PYTHONPATH": str(PROJECT), "IPYTHONDIR": str(folder)}
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
        *("--ServerApp.token=", "--ServerApp.password=", "--ServerApp.port_retries=0"),
        *("--ip=127.0.0.1", f"--port={port}", f"--ServerApp.root_dir={folder}"),
        "--LabApp.expose_app_in_browser=True",
    ]
    with (
        (folder / "server.log").open("wb") as log,
        subprocess.Popen(command, env=environment, stdout=log, stderr=log) as server,
    ):
        try:
            wait_for(lambda: answers(port))
            yield f"http://127.0.0.1:{port}/lab/tree"
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


def test_a_game_against_a_function_until_its_kernel_ends(page: Page, tmp_path: Path) -> None:
    write_notebook(tmp_path / "game.ipynb", FUNCTION, "print(board.moves)")
    with serving_jupyter(tmp_path) as address:
        open_notebook(page, address, "game.ipynb")
        page.evaluate(RUN_ALL)
        (frame,) = boards(page)
        discs(frame, 8)
        press(frame, 3)
        discs(frame, 10)
        expect(frame.locator("#reasons")).to_contain_text("Red can make four now: column 5.")
        frame.locator("body").press("7")
        discs(frame, 12)
        assert page.locator(".jp-Cell").count() == 2  # no key reached the notebook
        outputs = page.locator(".jp-Cell").first.locator(".jp-OutputArea-output")
        expect(outputs.last).to_have_text("asked after 7\nasked after 9\nasked after 11\n")
        page.evaluate(f"() => {{ {PANEL}.content.activeCellIndex = 1; }}")
        page.evaluate(RUN_CELL)
        expect(page.locator(".jp-OutputArea-output").last).to_have_text("333333214171\n")
        page.evaluate(SAVE)
        open_notebook(page, address, "game.ipynb")  # the page is loaded again, the kernel lives
        (frame,) = boards(page)
        discs(frame, 12)
        press(frame, 0)
        discs(frame, 14)
        page.evaluate(RESTART)
        press(frame, 6)
        expect(frame.locator("#say")).to_contain_text("Your agent has stopped.")
        frame.locator("#alone").click()
        discs(frame, 16)


def test_a_saved_notebook_plays_on_and_without_scripts_shows_a_picture(
    page: Page, browser: Browser, tmp_path: Path
) -> None:
    from nbconvert import HTMLExporter  # late: takes a second

    board = play("one_step", seat=2, moves="44")
    output = nbformat.v4.new_output("display_data", board._repr_mimebundle_())
    board.close()
    cell = nbformat.v4.new_code_cell("", outputs=[output])
    text, _ = HTMLExporter(template_name="basic").from_notebook_node(
        nbformat.v4.new_notebook(cells=[cell])
    )
    (tmp_path / "game.html").write_text(text, encoding="utf-8")
    page.goto((tmp_path / "game.html").as_uri())
    (frame,) = boards(page)
    discs(frame, 3)  # by the page's own player, as nobody answers
    expect(frame.locator("#say")).to_contain_text("Your agent is not running here")
    expect(frame.locator("body")).not_to_have_class(re.compile("problem"))
    press(frame, 3)
    discs(frame, 5)
    frame.locator("#study").click()
    expect(frame.locator("#board")).to_contain_text("wins in")

    context = browser.new_context(java_script_enabled=False)
    still = context.new_page()
    still.goto((tmp_path / "game.html").as_uri())
    picture = still.locator("img[alt='The board']")
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.naturalWidth > 300")
    context.close()

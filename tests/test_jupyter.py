"""The board in Jupyter, by real presses: live, and as a notebook that was saved shows it."""

from pathlib import Path

import nbformat
import pytest
from conftest import PRESS_MS, PROJECT
from jupyter import (
    PANEL,
    RESTART,
    RUN_ALL,
    SAVE,
    boards,
    open_notebook,
    serving_jupyter,
    write_notebook,
)
from playwright.sync_api import Browser, FrameLocator, Page, expect

from connectx import play

FUNCTION = """
from connectx import play

def leftmost(observation, configuration):
    print("asked after", observation.step)
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)

board = play(leftmost, moves="3333332")
board
"""
THREE = """
from connectx import play
from connectx.interactive import questions
from IPython.display import display

questions.END_SECONDS = 8
for _ in range(3):
    display(play("minimax", moves="4"))
"""
COUNT = f"""
import sys

sys.path.append({str(PROJECT / "tests")!r})
from test_questions import processes

print(processes(), "processes")
"""


def run_cell(number: int) -> str:
    return (
        f"() => {{ {PANEL}.content.activeCellIndex = {number};"
        " return jupyterapp.commands.execute('notebook:run-cell'); }"
    )


def press(frame: FrameLocator, column: int) -> None:
    """Press on a column and let go, as slowly as a person does."""
    frame.locator(f"[role=button][data-column='{column}']").click(delay=PRESS_MS)


def discs(frame: FrameLocator, count: int) -> None:
    """Wait until there are so many discs on the board."""
    expect(frame.locator(".square[data-seat]")).to_have_count(count, timeout=20_000)


def test_a_game_against_a_function_until_its_kernel_ends(page: Page, tmp_path: Path) -> None:
    write_notebook(tmp_path / "game.ipynb", FUNCTION, "print(board.moves)")
    with serving_jupyter(tmp_path) as address:
        open_notebook(page, address, "game.ipynb")
        page.evaluate(RUN_ALL)
        (frame,) = boards(page)
        discs(frame, 8)
        press(frame, 3)
        discs(frame, 10)
        frame.locator("body").press("7")
        discs(frame, 12)
        assert page.locator(".jp-Cell").count() == 2  # no key reached the notebook
        outputs = page.locator(".jp-Cell").first.locator(".jp-OutputArea-output")
        expect(outputs.last).to_have_text("asked after 7\nasked after 9\nasked after 11\n")
        page.evaluate(run_cell(1))
        expect(page.locator(".jp-OutputArea-output").last).to_have_text("333333214171\n")
        page.evaluate(SAVE)
        open_notebook(page, address, "game.ipynb")  # the page is loaded again, the kernel lives
        (frame,) = boards(page)
        discs(frame, 12)
        press(frame, 0)
        discs(frame, 14)
        page.evaluate(RESTART)
        press(frame, 6)
        expect(frame.locator("#say")).to_contain_text("Python no longer answers", timeout=20_000)
        frame.locator("#alone").click()
        discs(frame, 16)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads Linux's /proc")
def test_boards_of_a_cell_that_is_run_again_leave_no_processes(page: Page, tmp_path: Path) -> None:
    write_notebook(tmp_path / "game.ipynb", THREE, COUNT)

    def processes(count: int) -> None:
        page.evaluate(run_cell(1))
        shown = page.locator(".jp-OutputArea-output").last
        expect(shown).to_have_text(f"{count} processes\n", timeout=1000)

    with serving_jupyter(tmp_path) as address:
        open_notebook(page, address, "game.ipynb")
        for _ in range(11):
            page.evaluate(run_cell(0))
            discs(boards(page, 3)[0], 2)
        for frame in boards(page, 3):
            discs(frame, 2)
        processes(3)
        page.wait_for_timeout(10_000)
        processes(0)
        frame = boards(page, 3)[1]
        press(frame, 0)
        discs(frame, 4)
        processes(1)


def test_a_saved_notebook_plays_on_and_without_scripts_shows_a_picture(
    page: Page, browser: Browser, tmp_path: Path
) -> None:
    from nbconvert import HTMLExporter  # late: takes a second

    board = play("minimax", moves="44")
    output = nbformat.v4.new_output("display_data", board._repr_mimebundle_())
    board.close()
    cell = nbformat.v4.new_code_cell("", outputs=[output])
    text, _ = HTMLExporter(template_name="basic").from_notebook_node(
        nbformat.v4.new_notebook(cells=[cell])
    )
    (tmp_path / "game.html").write_text(text, encoding="utf-8")
    page.goto((tmp_path / "game.html").as_uri())
    (frame,) = boards(page)
    discs(frame, 2)
    frame.locator("#seat-1").select_option("page")
    press(frame, 3)
    discs(frame, 4)
    frame.locator("#scores").click()
    expect(frame.locator("#board")).to_contain_text("wins in")

    context = browser.new_context(java_script_enabled=False)
    still = context.new_page()
    still.goto((tmp_path / "game.html").as_uri())
    picture = still.locator("img[alt='The board']")
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.naturalWidth > 300")
    context.close()

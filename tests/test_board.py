"""The board in a real browser, by real presses: on its local page, and in Jupyter."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import nbformat
import pytest
from conftest import PRESS_MS, leftmost
from connectx.interactive.session import Agent, Session
from jupyter import LAB_PANEL, run_notebook
from playwright.sync_api import Page, expect

from connectx.core.board import geometry_of
from connectx.interactive import game_of
from connectx.interactive.server import BoardServer
from connectx.review.judge import Judge

DISCS = ".cx .square[data-seat]"


@contextmanager
def serving(
    *players: Agent | None, moves: str = "", size: tuple[int, int, int] = (6, 7, 4), **options: Any
) -> Iterator[BoardServer]:
    """A local page of a session of these players; X comes first."""
    session = Session(game_of(moves, geometry_of(*size)), players, **options)
    server = BoardServer(session)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
        session.close()


def open_board(page: Page, server: BoardServer) -> None:
    page.goto(server.address)
    page.wait_for_selector(".cx .board svg")


def press(page: Page, column: int) -> None:
    """Press on a column and let go, as slowly as a person does."""
    strip = page.locator(f".cx [role=button][data-column='{column}']")
    strip.scroll_into_view_if_needed()
    box = strip.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(PRESS_MS)
    page.mouse.up()


def click(page: Page, action: str) -> None:
    page.click(f".cx [data-do='{action}']", delay=PRESS_MS)


def discs(page: Page, count: int) -> None:
    """Wait until there are so many discs on the board."""
    expect(page.locator(DISCS)).to_have_count(count)


def status(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.locator(".cx .status")).to_have_text(text, timeout=15_000)


# Every press counts ------------------------------------------------------------------------------


def test_every_press_is_a_move_while_scores_fill_in(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    exact = Judge.score

    def slow(self: Judge, *arguments: Any) -> int | None:
        sleep(0.2)
        return exact(self, *arguments)

    monkeypatch.setattr(Judge, "score", slow)
    with serving(None, None, size=(4, 5, 5), shows=["scores", "evaluation"]) as server:
        open_board(page, server)
        filling = 0
        for number in range(12):
            filling += "\u2026" in page.inner_text(".cx .scores")
            press(page, number % 5)
            discs(page, number + 1)
        assert filling == 12


def test_a_press_that_is_no_move_is_answered_and_keys_work_from_the_start(page: Page) -> None:
    with serving(None, None, moves="444444") as server:
        open_board(page, server)
        press(page, 3)
        status(page, "Column 4 cannot be played.")
        page.keyboard.press("1")
        discs(page, 7)
        status(page, "X played 1. O to move.")
        page.dblclick(".cx .column[data-column='1']", delay=PRESS_MS)  # is one move
        status(page, "O played 2. X to move.")
        page.wait_for_timeout(600)
        discs(page, 8)


# By keyboard alone -------------------------------------------------------------------------------


def test_the_whole_game_by_keyboard_alone(page: Page) -> None:
    with serving(None, leftmost) as server:
        open_board(page, server)
        for _ in range(2):  # change seats, then the board
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")  # in the middle
        discs(page, 2)
        page.keyboard.press("ArrowRight")
        page.keyboard.press(" ")
        discs(page, 4)
        page.keyboard.press("6")
        discs(page, 6)
        page.keyboard.press("Control+z")
        discs(page, 4)
        page.keyboard.press("6")
        discs(page, 6)
        page.keyboard.press("7")
        status(page, "You won on move 7.")
        expect(page.locator(".cx .won")).to_have_count(4)
        assert page.evaluate("document.activeElement.dataset.column") == "4"  # never lost
        label = page.get_attribute(".cx .board svg", "aria-label")
        empty = "O empty empty empty empty empty empty"
        assert label == (
            "Board of 7 columns. Rows from the top: " + f"{empty}; {empty}; O empty empty X X X X."
        )


# What is seen ------------------------------------------------------------------------------------


def test_the_columns_of_a_wide_board_can_be_pressed_on_a_telephone(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    with serving(None, None, size=(9, 20, 4), shows=["evaluation", "scores"]) as server:
        open_board(page, server)
        last = page.locator(".cx .column[data-column='19']")
        box = last.bounding_box()
        assert box is not None
        assert box["width"] >= 26
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        press(page, 19)
        discs(page, 1)
        page.keyboard.press("1")  # what has just been played comes into sight
        discs(page, 2)
        expect(page.locator(".cx .square.last")).to_be_in_viewport()
        expect(page.locator(".cx .balance")).to_be_in_viewport()


def test_the_page_fits_the_window_and_its_parts_have_names(page: Page) -> None:
    with serving(None, leftmost, moves="41", shows=["scores", "evaluation", "why"]) as server:
        open_board(page, server)
        expect(page.locator(".cx .scores")).not_to_contain_text("\u2026", timeout=60_000)
        for width in (1280, 390, 360):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        levels = page.locator("h1, h2, h3").evaluate_all("all => all.map((each) => each.tagName)")
        assert levels == ["H1", "H2", "H2", "H2", "H2"]
        for role, name in (("main", ""), ("region", "Why"), ("group", "Show")):
            expect(page.get_by_role(role, name=name or None)).to_have_count(1)  # type: ignore[arg-type]
        expect(page.get_by_role("status")).to_have_text("O played 1. Your move (X).")
        unnamed = """[...document.querySelectorAll("button, input, select")].filter((each) =>
          !(each.textContent.trim() || each.ariaLabel || each.labels?.length))"""
        assert page.evaluate(f"{unnamed}.length") == 0


def test_the_reasons_the_winning_squares_and_the_best_line(page: Page) -> None:
    with serving(None, None, moves="1122", size=(4, 5, 3), shows=["why"]) as server:
        open_board(page, server)
        expect(page.locator(".cx .why p")).to_contain_text(re.compile("wins.*Best line: ", re.S))
        expect(page.locator(".cx .threat")).not_to_have_count(0)


def test_what_the_solver_says_is_shown_on_demand_in_words_first(page: Page) -> None:
    with serving(None, None, moves="112215", size=(4, 5, 3)) as server:
        open_board(page, server)
        shown = page.locator(".cx :is(.balance, .scores, .mistake, .evaluation, .why)")
        expect(shown.filter(visible=True)).to_have_count(0)
        click(page, "evaluation")
        expect(page.locator(".cx .balance")).to_be_visible()
        expect(page.locator(".cx .moves .mistake")).not_to_have_count(0)
        expect(page.locator(".cx .evaluation")).to_contain_text(re.compile("wins in|draw"))
        expect(page.get_by_text("Score for X: ")).to_be_hidden()
        click(page, "numbers")
        expect(page.get_by_text("Score for X: ")).to_be_visible()
        click(page, "evaluation")
        expect(shown.filter(visible=True)).to_have_count(0)


def test_after_a_game_the_move_that_lost_it_is_two_presses_away(page: Page) -> None:
    with serving(None, None, moves="13545", size=(4, 5, 3)) as server:
        open_board(page, server)
        press(page, 1)
        status(page, "O won on move 6.")
        expect(page.locator(".cx .verdict p")).to_have_text(
            "Move 1 decided it: X played 1, win thrown away.", timeout=20_000
        )
        click(page, "there")
        discs(page, 1)
        with page.context.expect_page() as opened:
            page.click("text=Review this game", delay=PRESS_MS)
        opened.value.wait_for_selector(".board", timeout=30_000)
        click(page, "again")
        discs(page, 0)
        expect(page.locator(".cx .verdict")).to_be_hidden()
        expect(page.locator(".cx .moves li")).to_have_count(1)


# Moves, positions, boards ------------------------------------------------------------------------


def test_moves_are_listed_clicked_and_pasted(page: Page) -> None:
    with serving(None, None) as server:
        open_board(page, server)
        moves = page.locator(".cx .game input")
        moves.fill("44 53")
        moves.press("Enter")
        discs(page, 4)
        page.click(".cx .moves li:nth-child(3) button", delay=PRESS_MS)
        discs(page, 2)
        expect(moves).to_have_value("44")
        page.click(".cx .moves li:nth-child(5) button", delay=PRESS_MS)
        discs(page, 4)
        moves.fill("449")
        moves.press("Enter")
        status(page, re.compile("Move 3"))
        discs(page, 4)


def test_the_theme_of_jupyterlab_is_followed_and_the_end_of_the_server_told(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    with serving(None, None) as server:
        open_board(page, server)
        for light, ground in (("true", "rgb(255, 255, 255)"), ("false", "rgb(24, 32, 41)")):
            page.evaluate(f"() => {{ document.body.dataset.jpThemeLight = '{light}'; }}")
            expect(page.locator(".cx")).to_have_css("background-color", ground)
    status(page, re.compile("server has ended"))


# In Jupyter --------------------------------------------------------------------------------------

CELL = """
from time import sleep

from connectx import play
from connectx.review.judge import Judge

exact = Judge.score

def slow(self, *arguments):
    sleep(0.2)
    return exact(self, *arguments)

def leftmost(observation, configuration):
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)

Judge.score = slow
play(leftmost, scores=True, moves="3333332")
"""
RESTART = f"() => {LAB_PANEL}.sessionContext.session.kernel.restart()"
SAVE = "() => jupyterapp.commands.execute('docmanager:save')"


def test_a_whole_game_in_jupyterlab(page: Page, tmp_path: Path) -> None:
    pytest.importorskip("jupyterlab", reason="needs jupyterlab: pip install jupyterlab")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    scores = page.locator(".cx .scores")
    with run_notebook(page, tmp_path, CELL):
        discs(page, 8)  # leftmost has replied
        expect(scores).not_to_contain_text("\u2026", timeout=60_000)
        expect(scores).to_contain_text("loses in")
        click(page, "new")
        discs(page, 0)
        for number, column in enumerate((3, 4, 5)):
            expect(scores).to_contain_text("\u2026")  # they are filling in
            press(page, column)
            discs(page, 2 * number + 2)
        page.keyboard.press("7")  # the board has the focus after a press
        discs(page, 7)
        status(page, "You won on move 7.")
        expect(page.locator(".cx .won")).to_have_count(4)
        click(page, "scores")
        expect(scores).to_be_hidden()
        assert page.locator(".jp-Cell").count() == 1  # no key reached the notebook
        page.evaluate(SAVE)
        page.evaluate(RESTART)
        notice = page.locator(".cx .status")
        expect(notice).to_contain_text("Run the cell again", timeout=30_000)
        saved = nbformat.read(tmp_path / "game.ipynb", as_version=4)
        picture = saved.cells[0].outputs[-1].data["image/svg+xml"]  # where no kernel runs
        assert picture.count("fill='#c8500a'") == 4
    assert errors == []

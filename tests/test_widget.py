"""The board in Jupyter, played in a real browser; and its Python side by itself."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from chromium import Page
from jupyter import notebook_page

from arena.errors import UserError
from play import play
from play.widget import BoardWidget


def do(widget: BoardWidget, **message: Any) -> dict[str, Any]:
    """What is shown once the browser has said something."""
    widget._receive(widget, message, [])
    return dict(widget.view)


def leftmost(observation: Any, configuration: Any) -> int:
    """An opponent of one's own."""
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)


def never(observation: Any, configuration: Any) -> int:
    raise ValueError("no idea")


# Python's side ----------------------------------------------------------------------------------


def test_the_opponent_replies() -> None:
    view = do(play(leftmost), do="play", column=3)
    assert view["moves"] == 2
    assert view["status"] == "leftmost played 1. Your move (X)."


def test_the_second_seat_waits_for_the_first() -> None:
    assert play(leftmost, seat=2).view["moves"] == 1


def test_undo_takes_back_the_reply_too_and_redo_brings_both_back() -> None:
    widget = play(leftmost)
    do(widget, do="play", column=3)
    view = do(widget, do="undo")
    assert (view["moves"], view["can_undo"], view["can_redo"]) == (0, False, True)
    assert do(widget, do="redo")["moves"] == 2


def test_a_game_that_is_over_can_be_undone() -> None:
    widget = play(leftmost, moves="414243")
    view = do(widget, do="play", column=3)
    assert view["over"]
    assert view["status"] == "You won on move 7."
    assert view["svg"].count("class='line'") == 4
    assert view["legal"] == []
    assert do(widget, do="play", column=0)["problem"]
    view = do(widget, do="undo")
    assert (view["moves"], view["over"]) == (6, False)


def test_an_opponent_that_fails_is_named_and_the_game_goes_on() -> None:
    widget = play(never)
    view = do(widget, do="play", column=3)
    assert "never made no move (error: ValueError: no idea)" in view["status"]
    assert do(widget, do="undo")["moves"] == 0
    assert do(widget, do="invite", name="two people")["status"] == "X to move."


def test_seats_can_be_changed_in_the_middle() -> None:
    widget = play(leftmost)
    do(widget, do="play", column=3)
    assert do(widget, do="sit", seat=1)["moves"] == 3


def test_two_people_share_the_board() -> None:
    widget = play("two people", rows=4, columns=5, inarow=3)
    for column in (0, 1, 0, 1):
        do(widget, do="play", column=column)
    view = do(widget, do="play", column=0)
    assert view["status"] == "X won on move 5."
    assert do(widget, do="new")["moves"] == 0


def test_scores_come_one_by_one_with_their_reasons() -> None:
    widget = play("two people", rows=4, columns=5, inarow=3, moves="1122", scores=True)
    assert widget.view["scoring"]
    for _ in range(5):
        do(widget, do="score")
    assert not widget.view["scoring"]
    assert widget.view["scores"]["2"]["words"] == "wins now"
    assert widget.view["scores"]["4"]["words"].startswith("loses in")


def test_a_hint_names_a_column_and_the_reason() -> None:
    widget = play("two people", rows=4, columns=5, inarow=3, moves="1122")
    view = do(widget, do="hint")
    assert (view["hint"], view["status"]) == (2, "Hint: column 3, wins now.")


@pytest.mark.parametrize(
    "message",
    [{"do": "play", "column": 99}, {"do": "play", "column": "a"}, {"do": "sit", "seat": 7}, {}],
    ids=str,
)
def test_nonsense_from_the_browser_changes_nothing(message: dict[str, Any]) -> None:
    widget = play("two people", moves="4453")
    assert do(widget, **message)["moves"] == 4


def test_a_seat_that_does_not_exist() -> None:
    with pytest.raises(UserError, match="seat is 3, expected 1 or 2"):
        play(leftmost, seat=3)


# In the browser ---------------------------------------------------------------------------------

CELL = """
from play import play

def leftmost(observation, configuration):
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)

play(leftmost, scores={scores}, moves={moves!r})
"""


def discs(page: Page, count: int) -> None:
    """Wait until so many discs are on the board."""
    page.wait_for(f"document.querySelectorAll('.cx .disc').length === {count}")


def status(page: Page, text: str) -> None:
    """Wait until the line below the board says so."""
    page.wait_for(f"document.querySelector('.cx-status').textContent === {json.dumps(text)}")


@pytest.fixture(params=["lab", "nbclassic"])
def page(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Page]:
    """JupyterLab and, where it is installed, the classic notebook, with a board on the page."""
    pytest.importorskip("jupyterlab" if request.param == "lab" else request.param)
    with notebook_page(tmp_path, CELL.format(scores=True, moves="3333332"), request.param) as page:
        page.wait_for("document.querySelector('.cx-board svg')", 60)
        yield page


def test_a_whole_game_by_clicks_and_keys(page: Page) -> None:
    discs(page, 8)  # leftmost has replied
    page.wait_for("document.querySelectorAll('.cx-scores b').length === 6", 60)
    page.wait_for("!document.querySelector('.cx-scores').textContent.includes('\\u2026')", 60)
    assert "loses in" in page.evaluate("document.querySelector('.cx-scores').textContent")
    page.click(".cx [data-do=scores]")
    page.wait_for("document.querySelector('.cx-scores').hidden")
    page.click(".cx [data-do=new]")
    discs(page, 0)
    for number, column in enumerate((3, 4)):
        page.click(f".cx .column[data-column='{column}']")
        discs(page, 2 * number + 2)
    page.click(".cx [data-do=undo]")
    discs(page, 2)
    page.click(".cx [data-do=redo]")
    discs(page, 4)
    page.click(".cx .column[data-column='5']")
    discs(page, 6)
    page.press("7")  # the board has the focus after a click
    discs(page, 7)
    status(page, "You won on move 7.")
    page.wait_for("document.querySelectorAll('.cx .line').length === 4")
    page.click(".cx .column[data-column='0']")
    page.press("z", modifiers=2)
    discs(page, 6)
    status(page, "leftmost played 1. Your move (X).")
    page.press("?")
    page.wait_for("document.querySelector('.cx-status').textContent.startsWith('Hint: column ')")
    assert page.evaluate("document.querySelectorAll('.cx-hint').length") == 1
    page.press("ArrowRight")
    page.press("ArrowLeft")
    page.press("Enter")  # the cursor starts in the middle and is one to the left now
    status(page, "You won on move 7.")
    assert page.evaluate("document.querySelectorAll('.jp-Cell, .cell').length") == 1
    # The classic notebook's own widget extension complains about its layout at times.
    assert [error for error in page.errors if "jupyter-js-widgets" not in error] == []

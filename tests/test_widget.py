"""The board in Jupyter, played in a real browser; and its Python side by itself."""

import json
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from conftest import PRESS_MS
from jupyter import run_notebook
from playwright.sync_api import Page, expect

from arena.errors import UserError
from play import play
from play.widget import BoardWidget
from review.judge import Judge


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

# The widget's own module on a bare page, with a model whose other side is `widget` in this process.
BARE_PAGE = """
<!doctype html><style>{css}</style><main></main><script type="module">
const {{ default: widget }} = await import(URL.createObjectURL(
  new Blob([{esm}], {{ type: "text/javascript" }})));
let view = await toPython(null), shows = [];
widget.render({{ el: document.querySelector("main"), model: {{
  get: () => view, on: (_, show) => shows.push(show),
  send: async (message) => {{ view = await toPython(message); shows.forEach((show) => show()); }},
}} }});
</script>
"""
PLAYED = ".cx .board [data-seat]"


def open_widget(page: Page, widget: BoardWidget) -> None:
    page.expose_function(
        "toPython", lambda message: dict(widget.view) if message is None else do(widget, **message)
    )
    page.set_content(BARE_PAGE.format(css=widget._css, esm=json.dumps(widget._esm)))
    page.wait_for_selector(".cx .board svg")


def press(page: Page, column: int) -> None:
    """Press on a column and let go, as slowly as a person does."""
    page.click(f".cx [role=button][data-column='{column}']", delay=PRESS_MS)


def discs(page: Page, count: int) -> None:
    """Wait until there are so many discs on the board."""
    expect(page.locator(PLAYED)).to_have_count(count)


def test_every_press_is_a_move_while_scores_fill_in(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    exact = Judge.score

    def slow(self: Judge, *arguments: Any) -> int | None:
        sleep(0.03)
        return exact(self, *arguments)

    monkeypatch.setattr(Judge, "score", slow)
    open_widget(page, play("two people", rows=4, columns=5, inarow=5, scores=True))
    filling = 0
    for number in range(12):
        filling += "\u2026" in page.inner_text(".cx .scores")
        press(page, number % 5)
        discs(page, number + 1)
    assert filling == 12


def test_no_element_of_the_board_is_ever_replaced(page: Page) -> None:
    open_widget(page, play(leftmost, scores=True))
    elements = "[...document.querySelectorAll('.cx .board *:not(b)')]"
    page.evaluate(f"() => {{ window.before = {elements}; }}")
    press(page, 3)
    discs(page, 2)
    page.click("[data-do=undo]")
    discs(page, 0)
    page.click("[data-do=hint]")
    page.wait_for_selector(".cx .hint")
    assert page.evaluate(f"{elements}.every((each, index) => each === window.before[index])")


def test_the_whole_game_by_keyboard_alone(page: Page) -> None:
    open_widget(page, play(leftmost))
    for _ in range(3):  # the menus, then the board
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
    page.keyboard.press("Control+y")
    discs(page, 6)
    page.keyboard.press("7")
    expect(page.locator(".cx .status")).to_have_text("You won on move 7.")
    expect(page.locator(".cx .won")).to_have_count(4)
    assert page.evaluate("document.activeElement.dataset.column") == "4"  # never lost
    label = page.get_attribute(".cx .board svg", "aria-label")
    empty = "O empty empty empty empty empty empty"
    assert label == (
        "Board of 7 columns. Rows from the top: " + f"{empty}; {empty}; O empty empty X X X X."
    )


def test_the_focus_stays_on_a_button_that_has_nothing_left_to_do(page: Page) -> None:
    open_widget(page, play(leftmost, moves="41"))
    page.click("[data-do=undo]")
    discs(page, 0)
    expect(page.locator("[data-do=undo]")).to_have_attribute("aria-disabled", "true")
    assert page.evaluate("document.activeElement.dataset.do") == "undo"


def test_a_ghost_shows_where_the_disc_would_land(page: Page) -> None:
    open_widget(page, play("two people", moves="44"))
    page.hover(".cx .column[data-column='3']")
    ghost = page.locator(".cx .column[data-column='3'] .ghost")
    assert ghost.get_attribute("data-colour") == "0"
    assert float(ghost.evaluate("each => getComputedStyle(each).opacity")) == 0.5
    disc = "each => getComputedStyle(each.querySelector('.disc')).fill"
    assert ghost.evaluate(disc) == page.locator("[data-seat='0']").evaluate(disc)


@pytest.mark.parametrize("theme", ["true", "false"])
def test_colours_follow_the_theme_of_jupyterlab(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "true" else "light")
    open_widget(page, play("two people"))
    page.evaluate(f"() => {{ document.body.dataset.jpThemeLight = '{theme}'; }}")
    ground = page.evaluate("getComputedStyle(document.querySelector('.cx')).backgroundColor")
    assert (ground == "rgb(255, 255, 255)") == (theme == "true")


# In Jupyter -------------------------------------------------------------------------------------

CELL = """
from time import sleep

from play import play
from review import Judge

exact = Judge.score

def slow(self, *arguments):
    sleep(0.05)
    return exact(self, *arguments)

def leftmost(observation, configuration):
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)

Judge.score = slow
play(leftmost, scores=True, moves="3333332")
"""


@pytest.mark.parametrize("frontend", ["lab", "nbclassic"])
def test_a_whole_game_in_a_notebook(page: Page, tmp_path: Path, frontend: str) -> None:
    package = {"lab": "jupyterlab"}.get(frontend, frontend)
    pytest.importorskip(package, reason=f"needs {package}: pip install {package}")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    scores, status = page.locator(".cx .scores"), page.locator(".cx .status")
    with run_notebook(page, tmp_path, CELL, frontend):
        discs(page, 8)  # leftmost has replied
        expect(scores).not_to_contain_text("\u2026", timeout=60_000)
        expect(scores).to_contain_text("loses in")
        page.click(".cx [data-do=new]", delay=PRESS_MS)
        discs(page, 0)
        for number, column in enumerate((3, 4, 5)):
            expect(scores).to_contain_text("\u2026")  # they are filling in
            press(page, column)
            discs(page, 2 * number + 2)
        page.keyboard.press("7")  # the board has the focus after a press
        discs(page, 7)
        expect(status).to_have_text("You won on move 7.")
        expect(page.locator(".cx .won")).to_have_count(4)
        page.keyboard.press("Control+z")
        discs(page, 6)
        expect(status).to_have_text("leftmost played 1. Your move (X).")
        page.keyboard.press("Control+y")
        discs(page, 7)
        page.click(".cx [data-do=undo]")
        discs(page, 6)
        page.keyboard.press("?")
        expect(status).to_contain_text("Hint: column ")
        expect(page.locator(".cx .hint")).to_have_count(1)
        page.click(".cx [data-do=scores]")
        expect(scores).to_be_hidden()
        assert page.locator(".jp-Cell, .cell").count() == 1  # no key reached the notebook
    # The classic notebook's own widget extension complains about its layout at times.
    assert [error for error in errors if "jupyter-js-widgets" not in error] == []

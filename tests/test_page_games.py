"""Whose game is on the page to play on: what is opened, shown, studied and come back to."""

import json
import random
import re
from typing import Any

from conftest import PRESS_MS, PROJECT, discs, press
from playwright.sync_api import Page, expect
from test_play_page import Open, board, click, in_menu, pause, said, set_moves  # noqa: F401 - a fixture

from connectx.position import read_position

REPLAY = PROJECT / "tests" / "data" / "replay.json"
REPLY_WAIT_MS = 900  # longer than the computer takes for a reply at a low level
OBSERVATION = {"board": [0] * 31 + [2] + [0] * 5 + [2, 1, 1, 0, 0], "mark": 1}
PASTE = """(text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    document.body.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}"""
DROP = """(text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "replay.json", { type: "application/json" }));
    document.body.dispatchEvent(
        new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def players(page: Page) -> str:
    return page.inner_text("#players").replace("\n", " ")


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="More").click(delay=PRESS_MS)


# Shown, not played --------------------------------------------------------------------------------


def test_nothing_moves_in_a_link_before_a_press(board: Open) -> None:  # noqa: F811
    page = board("#44352523626;seats=you,page;strength=easy")  # the computer would be to move
    page.wait_for_timeout(REPLY_WAIT_MS)
    discs(page, 11)
    said(page, "Yellow to play")
    assert players(page) == "Red first Yellow second"
    press(page, 3)  # a person plays on as the side to move
    assert "You" in players(page)
    discs(page, 13)


def test_play_on_from_here_keeps_the_link(board: Open) -> None:  # noqa: F811
    page = board("#4453")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("1")
    click(page, "resume")
    said(page, "Your turn")
    discs(page, 4)
    click(page, "undo")
    discs(page, 4)
    assert players(page) == "Red first Yellow second"


def test_nobody_replies_while_one_studies(board: Open) -> None:  # noqa: F811
    page = board("#;strength=easy")
    press(page, 3)
    discs(page, 2)
    click(page, "study")
    for column in (0, 1, 2):
        press(page, column)
    page.wait_for_timeout(REPLY_WAIT_MS)
    discs(page, 5)
    said(page, "Tried: 1, 2, 3.")
    click(page, "study")
    discs(page, 2)
    press(page, 0)
    discs(page, 4)


def test_a_study_stops_a_reply_that_comes_after_it(board: Open) -> None:  # noqa: F811
    page = board("#;strength=easy")
    page.evaluate(
        """() => {
            document.querySelector(".board .column[data-column='3']")
                .dispatchEvent(new MouseEvent("click", { bubbles: true }));
            document.querySelector("#study").click();
        }"""
    )
    page.wait_for_timeout(REPLY_WAIT_MS)
    discs(page, 1)
    click(page, "study")
    discs(page, 2)


# What people hold ---------------------------------------------------------------------------------


def test_a_replay_is_dropped_pasted_and_chosen(board: Open) -> None:  # noqa: F811
    text = REPLAY.read_text()
    game = read_position(text)
    for way in ("drop", "paste", "choose"):
        page = board()
        if way == "choose":
            page.set_input_files("#chosen", REPLAY)
        else:
            page.evaluate(DROP if way == "drop" else PASTE, text)
        discs(page, len(game.moves))
        said(page, " won")
        for name in game.players:
            assert name in players(page), way


def test_an_observation_opens_as_a_position(board: Open) -> None:  # noqa: F811
    """Its moves have no order, so none is listed and one cannot step back in it."""
    page = board()
    for text in (
        json.dumps(OBSERVATION),
        str(OBSERVATION["board"]),
        f"{read_position('4453').board}",
    ):
        page.evaluate(PASTE, text)
        discs(page, 4)
        said(page, "Red to play")
        expect(page.locator("#moves [data-move]")).to_have_count(0)
        page.keyboard.press("ArrowLeft")
        discs(page, 4)
        pause(page)
        page.reload()
        discs(page, 4)
        expect(page.locator("#moves [data-move]")).to_have_count(0)
        set_moves(page, "")
        discs(page, 0)


def test_what_cannot_be_opened_says_why(board: Open) -> None:  # noqa: F811
    page = board("#4453")
    page.evaluate(PASTE, '{"board": [0, 0, 1]}')
    said(page, "This cannot be openedThe board has 3 squares, expected 6 x 7 = 42.")
    discs(page, 4)


def test_discs_are_set_by_hand(board: Open) -> None:  # noqa: F811
    page = board("#4453")
    click(page, "study")
    # As the best moves appear, they push the button down, away from a mouse that is just pressed.
    # Yellow wins with 18 more discs, so there are 36 of them.
    expect(page.locator("#line button")).to_have_count(36)
    click(page, "place")
    expect(page.locator("#placed")).to_be_visible()
    press(page, 0)
    discs(page, 5)
    press(page, 6)
    discs(page, 6)
    click(page, "placed")
    said(page, "Red has 4 discs and Yellow 2, expected the same number, or one more for Red.")
    page.get_by_text("Take away").click(delay=PRESS_MS)
    press(page, 6)
    discs(page, 5)
    click(page, "placed")
    discs(page, 5)
    expect(page.locator("#study")).to_have_text("Back to game")
    expect(page.locator(".under .best b").first).to_be_visible()
    # Nobody knows how the position came about: which disc was the last, and who made mistakes.
    expect(page.locator(".board .last")).to_have_count(0)
    for name in ("learn-0", "learn-1", "mistake"):
        expect(page.locator(f"#{name}")).to_be_hidden()
    page.get_by_text("Set discs").click(delay=PRESS_MS)
    press(page, 6)
    click(page, "unplace")
    discs(page, 5)


# The list of games --------------------------------------------------------------------------------


def test_the_last_ten_games_stay_in_a_list(board: Open) -> None:  # noqa: F811
    page = board("#;seats=you,you")
    for number in range(12):
        page.keyboard.press(str(1 + number % 7))
        discs(page, 1)
        click(page, "new")
        discs(page, 0)
    open_menu(page)
    page.get_by_text("My last games").click(delay=PRESS_MS)
    games = page.locator("#games-list button")
    expect(games).to_have_count(10)
    games.nth(9).click(delay=PRESS_MS)
    expect(page).to_have_url(re.compile("#3;seats"))
    page = board()  # another day
    open_menu(page)
    page.get_by_text("My last games").click(delay=PRESS_MS)
    expect(page.locator("#games-list button")).to_have_count(10)


def test_two_tabs_keep_the_games_of_both(board: Open) -> None:  # noqa: F811
    page = board("#;seats=you,you")
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector(".board svg")
    for tab, keys in ((page, "12"), (other, "345"), (page, "6"), (other, "7")):
        for key in keys:
            tab.keyboard.press(key)
    discs(page, 3)
    discs(other, 4)
    open_menu(page)
    page.get_by_text("My last games").click(delay=PRESS_MS)
    games = page.locator("#games-list button")
    expect(games.filter(has_text="3 moves")).to_have_count(1)
    expect(games.filter(has_text="4 moves")).to_have_count(1)


def test_another_level_in_a_game_takes_two_presses(board: Open) -> None:  # noqa: F811
    page = board()
    press(page, 3)
    discs(page, 2)
    open_menu(page)
    page.locator("#menu-level").get_by_text("Hard").click(delay=PRESS_MS)
    expect(page.locator("#menu")).to_be_hidden()
    expect(page.locator("#players")).to_contain_text("computer, hard")
    discs(page, 2)


# What is learned ----------------------------------------------------------------------------------


def test_what_was_overlooked_stays_when_more_is_known(board: Open) -> None:  # noqa: F811
    """The last oversight is said first, at once; where the game turned is added to it."""
    page = board("#17273;seats=page,you;strength=easy")
    press(page, 6)  # yellow does not block column 4
    said(page, "Red wins")
    overlooked = "Move 6: you did not block column 4. Red made four there."
    turning = page.locator("#turning")
    expect(turning).to_have_text(re.compile(f"^{overlooked}"))
    added = " That move turned the game. Column 4 would have won."
    expect(turning).to_have_text(overlooked + added)


def test_mistakes_are_announced_and_begin_with_the_first(board: Open) -> None:  # noqa: F811
    page = board("#4553;strength=perfect;seats=you,page")
    page.evaluate("window.texts = []")
    for column in (0, 0, 0, 0, 1, 1, 1, 1, 2, 2):
        if page.locator("[data-mode=end]").count():
            break
        press(page, column)
        expect(page.locator("body:not(.waiting)")).to_have_count(1)
    said(page, "Yellow wins")
    learn = page.locator("#learn")
    expect(learn).to_have_text(re.compile(r"^(Checking your moves: \d of \d|See my .*mistakes?)$"))
    expect(learn).to_have_text(re.compile("^See my .*mistakes?$"))
    learn.click(delay=PRESS_MS)
    said(page, "Find a better move")
    expect(page.locator("#progress")).to_contain_text("1 of")
    expect(page.locator(".board .order").first).to_have_text(
        "1"
    )  # the mistake, and the answer to it
    expect(page.locator("#second")).to_contain_text("Yellow then plays column")


# Random acts --------------------------------------------------------------------------------------


def test_random_acts_lose_nothing_and_say_nothing_false(board: Open) -> None:  # noqa: F811
    """Presses, links, puzzles, studies, reloads, Undo and Back, six times thirty of them."""
    rng = random.Random(92)
    errors: list[str] = []
    page = board("#;strength=easy")
    page.on("pageerror", lambda error: errors.append(str(error)))
    for _ in range(6):
        for _ in range(30):
            do_random_act(page, rng)
            check_page(page)
    assert errors == []


def do_random_act(page: Page, rng: random.Random) -> None:
    buttons = [
        "undo",
        "study",
        "here",
        "resume",
        "return",
        "answer",
        "next",
        "daily",
        "new",
        "hint",
    ]
    act = rng.choice(["press"] * 6 + ["button"] * 5 + ["link", "reload", "back", "key"])
    if act == "press":
        press(page, rng.randrange(7))
    elif act == "button":
        visible = [name for name in buttons if page.locator(f"#{name}:visible").count()]
        if visible:
            press_if_still_there(page, rng.choice(visible))
    elif act == "link":
        page.evaluate(f"location.hash = '#{rng.choice(['4453', '1122', '44352523626', '12121'])}'")
    elif act == "reload":
        page.reload()
        page.wait_for_selector(".board svg")
    elif act == "back":
        page.evaluate("history.back()")
    else:
        page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "Home", "End", "Control+z"]))
    page.wait_for_timeout(60)


def press_if_still_there(page: Page, name: str) -> None:
    """Press where a button is shown; it may be hidden meanwhile, as a game can end at any time."""
    button = page.locator(f"#{name}")
    button.evaluate("(each) => each.scrollIntoView({ block: 'nearest' })")
    box = button.bounding_box()
    if box is not None:
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def check_page(page: Page) -> None:
    page.wait_for_selector(".board svg")
    shown: dict[str, Any] = page.evaluate(
        """() => ({
            log: history.state?.logs?.logs.find(({ id }) => id === history.state.logs.current),
            players: document.querySelector("#players").innerText,
            headline: document.querySelector("#headline").innerText,
        })"""
    )
    log = shown["log"]
    if log and log["kind"] == "shown":
        assert "You" not in shown["players"]
        assert "Your turn" not in shown["headline"]
        assert log["entries"] == []

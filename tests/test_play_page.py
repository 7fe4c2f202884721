"""The page to play on, in a real browser, by real presses: alone, and with Python behind it."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import PRESS_MS, PROJECT, check_that_it_asks_nobody, discs, press
from playwright.sync_api import Browser, Page, Route, expect

from connectx.bench.play.questions import page_facts
from connectx.bench.web.page import DOCS, play_page, source
from connectx.position import read_position

SIZES = ((1280, 720), (390, 844), (844, 390))  # desktop, telephone, telephone on its side
ALONE = page_facts(read_position(""), ["you", "page"])
TWO = ["you", "you"]
ADDRESS = "https://name.github.io/connectx/"
GHOSTS = """document.querySelectorAll(
    ".board svg:not(:has(.column.legal)) .ghost:not([hidden])").length"""
PRIMARY = "(all) => all.filter((each) => each.matches('.primary')).map(({ id }) => id)"
Open = Callable[..., Page]


REMEMBER_STORED = """
    try { window.storedAtFirst = localStorage.connectx ?? null; }
    catch { /* about:blank has no storage */ }
"""


@pytest.fixture
def board(page: Page, tmp_path: Path) -> Open:
    """Opens a page to play on from disk, with networking off; the address may name moves.

    What a page has stored is there for the next one. Under load, the storage of a new Chromium
    without a profile has come back empty, once in some hundred pages. It is then filled again.
    """
    page.add_init_script(REMEMBER_STORED)

    def opened(fragment: str = "", **facts: Any) -> Page:
        file = tmp_path / "board.html"
        file.write_text(play_page({**ALONE, **facts}), encoding="utf-8")
        page.context.set_offline(True)
        has_page = page.url.startswith("file:")
        if has_page:
            pause(page)
        stored = page.evaluate("localStorage.connectx ?? null") if has_page else None
        page.goto("about:blank")
        page.goto(file.as_uri() + fragment)
        if stored is not None and page.evaluate("storedAtFirst") is None:
            page.evaluate("(text) => { localStorage.connectx = text; }", stored)
            page.goto("about:blank")
            page.goto(file.as_uri() + fragment)
        page.wait_for_selector(".board svg")
        return page

    return opened


def click(page: Page, name: str) -> None:
    page.click(f"#{name}", delay=PRESS_MS)


def in_menu(page: Page, name: str, value: str | None = None) -> None:
    """Press a button of the menu, or choose a value there."""
    page.get_by_role("button", name="More").click(delay=PRESS_MS)
    if value is None:
        click(page, name)
        return
    page.select_option(f"#{name}", value)
    if page.locator("#menu").is_visible():  # a change of the size closes it
        page.keyboard.press("Escape")


def pressing_in_menu(name: str) -> "Act":
    return lambda _, page: in_menu(page, name)


def set_moves(page: Page, text: str) -> None:
    page.get_by_role("button", name="More").click(delay=PRESS_MS)
    page.fill("#text", text)
    page.press("#text", "Enter")


def said(page: Page, text: str) -> None:
    expect(page.locator("#say")).to_contain_text(text)


def off(page: Page, *names: str) -> None:
    """Of the buttons of a game, these alone cannot be pressed."""
    for name in ("undo", "hint", "new", "study"):
        off = expect(page.locator(f"#{name}[aria-disabled='true']"))
        off.to_have_count(int(name in names))


# One file ----------------------------------------------------------------------------------------


def test_the_board_in_docs_is_a_small_file_made_of_what_is_here() -> None:
    """If this fails: connectx play --html docs/board.html --force"""
    text = play_page(ALONE)
    assert (PROJECT / "docs" / "board.html").read_text(encoding="utf-8") == text
    assert len(text.encode()) < 320_000
    check_that_it_asks_nobody(text)
    for part in ("<title>ConnectX", '<meta name="description"', '<link rel="icon"'):
        assert part in text


def test_the_docs_and_the_board_lead_to_each_other() -> None:
    assert "](docs/board.html)" in (PROJECT / "README.md").read_text(encoding="utf-8")
    assert play_page(ALONE).count("github.io") == DOCS.count("github.io")


def test_without_an_address_the_page_has_no_link_to_the_docs(
    board: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("connectx.bench.web.page.DOCS", "")
    expect(board().get_by_text("Docs")).to_be_hidden()
    monkeypatch.setattr("connectx.bench.web.page.DOCS", ADDRESS)
    link = board().get_by_role("link", name="Docs")
    expect(link).to_have_attribute("href", ADDRESS)


def test_a_browser_that_cannot_run_the_page_says_so(page: Page) -> None:
    """As one does that does not know what is in the script, or runs it but lacks the colours."""
    for known, unknown in (
        ('<script type="module">', "<script type='module'>?.("),
        ("(color: light-dark(red, red))", "(color: unheard-of)"),
    ):
        text = play_page(ALONE)
        assert known in text
        page.set_content(text.replace(known, unknown))
        expect(page.get_by_text("This page needs JavaScript, and a browser of 20")).to_be_visible()
        expect(page.get_by_role("main")).to_be_hidden()


def test_text_can_be_read_on_every_ground() -> None:
    """A contrast of 4.5 at least, light and dark; of marks and discs on the board 3."""
    text = source("colours.css")
    colours = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", text)
    same = re.findall(r"--([\w-]+): (#\w{6});", text)
    grounds = ["page", "panel", "chosen", "neutral-tint", "good-tint", "bad-tint"]
    pairs = [("ink", ground) for ground in grounds]
    pairs += [("soft", "page"), ("soft", "panel"), ("good", "good-tint"), ("bad", "bad-tint")]
    pairs += [("on-accent", "accent"), ("panel", "good"), ("on-red", "red")]
    pairs += [("on-yellow", "yellow"), ("page", "ink")]
    marks = [("edge", "page"), ("edge", "panel"), ("accent", "page"), ("red", "hole")]
    marks += [("yellow", "hole"), ("mark-good", "hole"), ("mark-bad", "hole"), ("board", "hole")]
    for scheme in (1, 2):
        light = {name: luminance(row[scheme - 1]) for name, *row in colours}
        light |= {name: luminance(value) for name, value in same}
        for least, several in ((4.5, pairs), (3, marks)):
            for pair in several:
                low, high = sorted(light[name] for name in pair)
                assert (high + 0.05) / (low + 0.05) >= least, (scheme, pair)


def luminance(colour: str) -> float:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# A game ------------------------------------------------------------------------------------------


def test_a_guest_meets_the_goal_of_the_game_and_the_level_easy(board: Open) -> None:
    page = board()
    said(page, "Get four in a rowTap a column to drop a red disc.")
    expect(page.get_by_role("radio", name="Easy")).to_be_checked()
    expect(page.locator("#players")).to_have_text("Youred, firstYellowcomputer, easy")
    off(page, "undo", "new")
    assert page.locator("button:visible").evaluate_all(PRIMARY) == []
    page.locator("#level").get_by_text("Medium").click(delay=PRESS_MS)
    page = board()  # next time
    expect(page.get_by_role("radio", name="Medium")).to_be_checked()
    page.get_by_text("Computer begins").click(delay=PRESS_MS)
    discs(page, 1)
    said(page, "Your turnRed played column")
    expect(page.get_by_role("radio").first).to_be_hidden()
    off(page, "undo")


def test_a_whole_game_without_a_network_and_from_its_loss_to_the_reason(board: Open) -> None:
    page = board("#;strength=perfect")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    for number, column in enumerate((0, 1, 2, 3, 4, 5, 6, 0), start=1):
        press(page, column)
        discs(page, 2 * number)
    said(page, "Yellow winsFour across, on move 16.")
    expect(page.locator(".board .glow")).to_have_count(4)
    turned = (
        "Move 13: you let Yellow play column 5. After that, you could not stop four. "
        "Move 1 turned the game: you played column 1. "
        "Why? Yellow takes column 4, the one place that you needed, and can win. "
        "Column 4 would have won."
    )
    expect(page.locator("#turning")).to_have_text(turned)
    assert page.locator("button:visible").evaluate_all(PRIMARY) == ["new"]
    off(page, "hint")
    click(page, "study")  # opens at the move that decided it
    discs(page, 0)
    said(page, "Move 1: you threw the win away")
    said(
        page,
        "Column 1 let Yellow win with 20 more yellow discs. Column 4 would have won with 21.",
    )
    for mark in (".worse", ".better"):
        expect(page.locator(f".board {mark}")).to_have_count(1)
    expect(page.locator("#players small").first).to_have_text(re.compile(r"^\d of 8 best$"))
    expect(page.locator("#moves [data-move='0']")).to_have_text("1??")
    expect(page.locator("#moves em", has_text="last chance")).to_have_count(1)
    expect(page.locator("#line .button")).to_have_count(41)
    click(page, "study")
    discs(page, 16)
    said(page, "Yellow wins")
    click(page, "learn")
    said(page, "Find a better moveYou played column 1 here.")
    expect(page.locator("#progress")).to_contain_text("1 of 3")
    click(page, "next")
    expect(page.locator("#progress")).to_contain_text("2 of 3")
    expect(page.locator("#progress .skipped")).to_have_count(1)
    click(page, "return")
    discs(page, 16)
    click(page, "new")
    said(page, "Get four in a row")
    assert errors == []


def test_who_never_could_have_won_is_told_what_was_overlooked(board: Open) -> None:
    page = board("#414243;seats=you,you")  # then somebody takes the other seat
    in_menu(page, "seat-0", "page:medium")
    discs(page, 7)
    expect(page.locator("#turning")).to_have_text(
        "Move 6: Yellow did not block column 4. Red made four there."
    )


def test_a_won_game_and_the_level_that_is_offered(board: Open) -> None:
    """After two games in a row; a game that is taken back and won again is one."""
    page = board("#;seats=you,page;strength=easy")
    for game in range(2):
        set_moves(page, "4142434")
        page.keyboard.press("ArrowLeft")
        click(page, "study")
        page.wait_for_timeout(0)
        set_moves(page, "414243")
        expect(page.locator("#offer")).to_be_hidden()
        press(page, 3)
        said(page, "You win!Four in a column, on move 7.")
        expect(page.locator("#confetti")).to_be_visible()
        expect(page.locator("#turned")).to_be_hidden()
        expect(page.locator("#offer")).to_be_visible(visible=game == 1)
    expect(page.locator("#offer")).to_have_text("Play again on medium")
    click(page, "offer")
    discs(page, 0)
    expect(page.get_by_role("radio", name="Medium")).to_be_checked()


def test_the_whole_game_by_keyboard_alone(board: Open) -> None:
    page = board(seats=TWO)
    for number, key in enumerate("4152637", start=1):
        said(
            page,
            "Get four" if number == 1 else "Red\u2019s turn" if number % 2 else "Yellow\u2019s",
        )
        page.keyboard.press(key)
        discs(page, number)
    page.keyboard.press("Control+z")
    discs(page, 6)
    page.keyboard.press("?")
    said(page, "Try column 7That makes four: you win!")
    expect(page.locator("#hint")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board .arrow")).to_have_count(1)
    page.locator(".column[data-column='6']").focus()
    page.keyboard.press("Enter")
    said(page, "Red winsFour across, on move 7.")
    expect(page.locator(".won")).to_have_count(4)
    assert page.evaluate("document.activeElement.dataset.column") == "6"  # never lost
    label = page.get_attribute(".board svg", "aria-label")
    assert label == "Board of 7 columns. Rows from the top: O O O X X X X."
    page.keyboard.press("ArrowLeft")  # one looks back: the dimmed discs are in full strength
    discs(page, 6)
    expect(page.locator(".finished")).to_have_count(0)
    page.keyboard.press("Home")
    discs(page, 0)
    page.keyboard.press("End")
    discs(page, 7)
    page.get_by_role("button", name="More").press("Enter")
    page.focus("#text")
    page.keyboard.type("1")
    discs(page, 7)


def test_every_press_is_a_move_while_scores_fill_in(board: Open) -> None:
    page = board(size=[5, 6, 4], seats=TWO, shows=["study"])
    for number in range(12):
        press(page, number % 6)
        discs(page, number + 1)
    click(page, "study")
    click(page, "new")
    page.locator(".under [data-column='2']").click(delay=PRESS_MS)  # its number is the column, too
    for _ in range(4):
        page.keyboard.press("3")
    discs(page, 5)
    press(page, 2)
    said(page, "Column 3 is full")
    page.dblclick(".column[data-column='1']", delay=PRESS_MS)  # is one move
    page.wait_for_timeout(600)
    discs(page, 6)


def test_thirty_fast_presses_and_a_press_while_the_computer_thinks(board: Open) -> None:
    """None is a move of the computer's, and none shows a disc of its colour."""
    page = board("#;strength=easy")
    for number in range(30):
        page.locator(".column[data-column='3']").click(force=True)
        assert page.locator(".board .square[data-seat='0']").count() <= number + 1
        assert page.evaluate(GHOSTS) == 0
    expect(page.locator("body.waiting")).to_have_count(0)
    moves = re.findall(r"#(\d*)", page.url)[0]
    discs(page, len(moves))
    assert set(moves[::2]) == {"4"}  # a press that counted as a reply would change whose turn it is


def test_undo_and_new_work_while_a_player_thinks(board: Open) -> None:
    page = board("#;strength=perfect")
    press(page, 3)
    click(page, "undo")
    page.wait_for_timeout(800)  # longer than a player takes
    discs(page, 0)
    said(page, "Get four in a row")
    press(page, 3)
    click(page, "new")
    page.wait_for_timeout(800)
    discs(page, 0)
    click(page, "undo")
    discs(page, 2)


def test_looking_back_loses_nothing(board: Open) -> None:
    """A disc dropped there is a side line; New and a text of moves can be undone."""
    page = board("#4453", seats=TWO)
    discs(page, 4)
    page.keyboard.press("ArrowLeft")
    press(page, 0)
    said(page, "Red to playTried instead of 3: 1.")
    click(page, "study")
    discs(page, 4)
    expect(page).to_have_url(re.compile("#4453$"))
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    press(page, 6)
    click(page, "resume")
    expect(page).to_have_url(re.compile("#447$"))
    click(page, "undo")
    expect(page).to_have_url(re.compile("#4453"))
    click(page, "new")
    discs(page, 0)
    click(page, "undo")
    discs(page, 4)
    set_moves(page, "")
    discs(page, 0)
    set_moves(page, "44 1")
    discs(page, 3)
    set_moves(page, "449")
    expect(page.locator("#wrong")).to_have_text("Move 3, '9': expected a column from 1 to 7.")
    discs(page, 3)
    page.keyboard.press("Escape")
    for count in (0, 4):
        page.keyboard.press("Control+z")
        discs(page, count)
    pause(page)
    page.reload()
    discs(page, 4)
    page.evaluate("location.hash = '#12345'")
    discs(page, 5)


def test_the_page_plays_either_seat_and_both_and_as_weakly_as_one_likes(board: Open) -> None:
    page = board(size=[4, 5, 3])
    in_menu(page, "swap")
    discs(page, 1)
    said(page, "Your turn")
    in_menu(page, "seat-1", "page:perfect")
    expect(page.locator("#headline")).to_have_text(re.compile("wins|A draw"), timeout=90_000)
    expect(page.locator("#players")).to_contain_text("Yellowcomputer, perfect")
    in_menu(page, "seat-0", "you")
    in_menu(page, "seat-1", "you")
    expect(page.locator("#players")).to_have_text("RedfirstYellowsecond")
    click(page, "new")
    expect(page.get_by_role("radio").first).to_be_hidden()


def test_a_change_of_the_size_is_undone_and_the_last_choice_counts(board: Open) -> None:
    page = board("#4453", seats=TWO)
    in_menu(page, "size", "9,9,5")
    expect(page.locator(".column")).to_have_count(9)
    said(page, "Get five in a row")
    press(page, 8)
    discs(page, 1)
    click(page, "undo")
    discs(page, 0)
    click(page, "undo")
    expect(page.locator(".column")).to_have_count(7)
    discs(page, 4)


# What outlasts the page ------------------------------------------------------------------------


def state(page: Page) -> dict[str, Any]:
    """Who sits where, how strong, and the address."""
    values = {each: page.input_value(f"#{each}") for each in ("seat-0", "seat-1")}
    return {**values, "discs": page.locator(".board .square[data-seat]").count()}


def test_a_reload_brings_the_same_game_and_never_moves_for_you(board: Open) -> None:
    page = board()
    in_menu(page, "seat-0", "page:hard")
    in_menu(page, "seat-1", "you")
    discs(page, 1)
    press(page, 0)
    discs(page, 3)
    click(page, "study")
    before = state(page)
    for _ in range(2):
        pause(page)
        page.reload()
        page.wait_for_selector(".board svg")
        page.wait_for_timeout(800)  # longer than a player takes
        assert state(page) == before
        said(page, "Your turn")
        expect(page.locator("#study")).to_have_text("Back to game")
    page.evaluate("location.hash = '#12;seats=you,theirs;colour=red;strength=no;size=1'")
    discs(page, 2)
    assert state(page) == {"seat-0": "you", "seat-1": "page:easy", "discs": 2}


def test_links_open_old_ones_and_those_of_another_size(board: Open) -> None:
    page = board("#4453;seats=page,you;strength=medium;shows=scores,numbers")
    page.wait_for_timeout(800)  # longer than a player takes: nothing moves in what is shown
    assert state(page) == {"seat-0": "page:medium", "seat-1": "you", "discs": 4}
    expect(page.locator("#study")).to_have_text("Back to game")
    page = board("#19;seats=you,you;size=9,9,5")
    discs(page, 2)
    expect(page.locator(".column")).to_have_count(9)
    said(page, "Red to playYellow played column 9.")


def test_a_page_without_a_game_comes_back_to_the_unfinished_one(board: Open) -> None:
    """A link is only shown, until one plays on; what cannot be read is thrown away."""
    page = board()
    in_menu(page, "seat-1", "you")
    for key in "445":
        page.keyboard.press(key)
    page = board("#1122;seats=you,you")
    page = board()
    discs(page, 3)
    assert state(page) == {"seat-0": "you", "seat-1": "you", "discs": 3}
    page = board("#1122;seats=you,you")
    page.keyboard.press("1")
    discs(page, 5)
    page = board()
    discs(page, 5)
    for count in (4, 3):
        click(page, "undo")
        discs(page, count)
    page.evaluate("localStorage.connectx = JSON.stringify({ games: [{ id: 'x', start: [9] }, 7] })")
    page = board()
    discs(page, 0)


# The unfinished game -----------------------------------------------------------------------------

FRIENDS = "https://example.org/board.html#1122;seats=you,you"
PUZZLE = "#" + source("puzzles.txt").split()[0] + ";puzzle=on"
Act = Callable[[Open, Page], object]
Game = tuple[str, str, str]


def game_on(page: Page) -> Game:
    """The moves in the address, and who plays at which level."""
    seats = [str(page.input_value(f"#seat-{seat}")) for seat in (0, 1)]
    return re.findall(r"#(\w*)", page.url)[0], seats[0], seats[1]


def start_a_game(board: Open) -> tuple[Page, Game]:
    """Play on a page that stores its game: as yellow, and on another level than the usual one."""
    page = board()
    in_menu(page, "seat-1", "you")
    in_menu(page, "seat-0", "page:medium")
    discs(page, 1)
    press(page, 0)
    discs(page, 3)
    return page, game_on(page)


def puzzle(_: Open, page: Page) -> None:
    in_menu(page, "puzzle")
    expect(page.locator("#return")).to_be_visible()


def pressing(name: str) -> Act:
    return lambda _, page: click(page, name)


def pause(page: Page) -> None:
    """Wait for as long as a person needs from one act to the next.

    A page writes its games into its address and into the browser's storage at once, but under load
    Chromium takes a moment to hand them on. A page that is reloaded in this moment lacks them.
    """
    page.wait_for_timeout(500)


def reload(_: Open, page: Page) -> None:
    pause(page)
    page.reload()
    page.wait_for_selector(".board svg")
    pause(page)  # it is longer than the computer waits with its reply


def paste(_: Open, page: Page) -> None:
    set_moves(page, FRIENDS)
    discs(page, 4)


def type_address(_: Open, page: Page) -> None:
    page.evaluate("location.hash = '#11223;seats=you,you'")
    discs(page, 5)


def opening(fragment: str = "") -> Act:
    def act(board: Open, page: Page) -> None:
        pause(page)
        board(fragment)

    return act


def change_size(_: Open, page: Page) -> None:
    in_menu(page, "size", "5,6,4")
    expect(page.locator(".column")).to_have_count(6)
    discs(page, 1)  # the computer begins


def drop(_: Open, page: Page) -> None:
    press(page, 2)
    pause(page)


game, undo, study, new = map(pressing, ("return", "undo", "study", "new"))
DETOURS: dict[str, list[Act]] = {
    "a puzzle": [puzzle, reload, game],
    "the next puzzle": [puzzle, pressing("next"), reload, reload, game],
    "an answered puzzle": [puzzle, pressing("answer"), reload, game],
    "a puzzle that is left": [puzzle, opening()],
    "a puzzle with a link in it": [puzzle, paste, reload, undo, game],
    "a puzzle whose sides are changed": [puzzle, pressing_in_menu("swap"), reload, undo, game],
    "a study": [study, reload, study],
    "a puzzle in a study": [study, puzzle, reload, game, study],
    "a link that is pasted": [paste, reload, undo],
    "a link that is pasted and left": [paste, opening()],
    "a link that is typed": [type_address, reload, undo],
    "a link that is opened": [opening("#1122"), drop, opening(), undo, undo],
    "a puzzle beside a link": [opening("#1122"), puzzle, reload, game, opening()],
    "a puzzle that is linked": [opening(PUZZLE), reload, game, reload],
    "a link that is gone on with": [paste, drop, opening(), undo, undo],
    "a new game": [new, reload, undo],
    "a new game that is left": [new, opening()],
    "another size": [change_size, drop, opening(), *[undo] * 2],
    "a puzzle after a new game": [new, puzzle, reload, game, undo],
}


@pytest.mark.parametrize("detour", DETOURS)
def test_a_detour_leads_back_to_the_unfinished_game(board: Open, detour: str) -> None:
    page, mine = start_a_game(board)
    for act in DETOURS[detour]:
        act(board, page)
    discs(page, 3)
    assert game_on(page) == mine
    expect(page.locator("#return")).to_be_hidden()
    pause(page)
    page = board()  # it is the stored one again
    discs(page, 3)
    assert game_on(page) == mine


def test_a_friends_game_is_not_yours(board: Open) -> None:
    page = board("#4142434;seats=you,page")
    said(page, "Red wonFour in a column, on move 7.")
    expect(page.locator("#confetti")).to_be_hidden()
    click(page, "here")
    said(page, "Your turn")
    expect(page.locator("#friend")).to_be_hidden()


def test_back_and_forward_go_from_game_to_game(board: Open) -> None:
    page = board("#4453", seats=TWO)
    page.keyboard.press("1")
    discs(page, 5)
    click(page, "new")
    page.keyboard.press("2")
    discs(page, 1)
    set_moves(page, "4, 4 1,2 ")
    discs(page, 4)
    for there, count in ((page.go_back, 1), (page.go_back, 5), (page.go_forward, 1)):
        there()
        discs(page, count)
    set_moves(page, "https://example.org/board.html#11;seats=you,page;strength=easy")
    discs(page, 2)
    assert state(page) == {"seat-0": "you", "seat-1": "page:easy", "discs": 2}
    set_moves(page, "1111111")
    expect(page.locator("#wrong")).to_have_text("Move 7: column 1 is full.")


def test_what_is_shared_names_no_file_token_or_player(
    board: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A friend without a board can open it: it leads to the board in the docs."""
    monkeypatch.setattr("connectx.bench.web.page.DOCS", ADDRESS)
    page = board("#4453", seats=["you", "page"])
    page.evaluate("void (navigator.clipboard.writeText = (text) => { window.copied = text; })")
    in_menu(page, "share")
    said(page, "Link copied")
    link = f"{ADDRESS}board.html#4453;seats=you,page;strength=easy"
    assert page.evaluate("copied") == f"Can you win from here? {link}"
    set_moves(page, page.evaluate("copied"))
    discs(page, 4)
    page = board("#1212121", seats=TWO)
    page.evaluate("void (navigator.clipboard.writeText = () => Promise.reject())")
    in_menu(page, "share")
    said(page, f"Red won. {ADDRESS}board.html#1212121;seats=you,you")


def test_without_an_address_a_text_is_shared_that_a_board_takes(
    board: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("connectx.bench.web.page.DOCS", "")
    page = board("#4453", seats=["you", "page"])
    page.evaluate("void (navigator.clipboard.writeText = (text) => { window.copied = text; })")
    in_menu(page, "share")
    said(page, "Text copiedA friend sets it as Moves, in the menu of their own board.")
    text = page.evaluate("copied")
    assert text == "#4453;seats=you,page;strength=easy"
    set_moves(page, "")
    set_moves(page, text)
    discs(page, 4)
    page.evaluate("void (navigator.clipboard.writeText = () => Promise.reject())")
    in_menu(page, "share")
    said(page, f"Copy this text to share the game{text} A friend sets it as Moves")


def test_a_board_on_a_site_shares_its_own_address(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others can open it there, with or without docs; not so a server of this machine."""
    monkeypatch.setattr("connectx.bench.web.page.DOCS", "")
    text = play_page({**ALONE, "moves": (3,)})
    context = browser.new_context()
    page = context.new_page()
    for address, shared in (
        ("https://example.org/games/board.html", "https://example.org/games/board.html"),
        ("http://localhost/board.html", ""),
        ("http://127.0.0.1:9/token/", ""),
    ):
        page.route(address, lambda route: route.fulfill(body=text, content_type="text/html"))
        page.goto(address)
        page.wait_for_selector(".board svg")
        page.evaluate(
            "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {"
            " writeText: (text) => { window.copied = text; } } })"
        )
        in_menu(page, "share")
        said(page, "Link copied" if shared else "Text copied")
        assert f"{shared}#4" in page.evaluate("copied")
        assert page.evaluate("copied").startswith("#") == (not shared)
    context.close()


# What is shown -----------------------------------------------------------------------------------


PLACES = "(all) => all.map((each) => JSON.stringify(each.getBoundingClientRect()))"


def test_nothing_moves_between_the_states_of_a_game(board: Open) -> None:
    page = board("#;strength=easy")
    for size in SIZES:
        page.set_viewport_size(dict(zip(("width", "height"), size)))
        fixed = page.locator(".board svg, .player, .actions > button:visible")
        set_moves(page, "")
        before = fixed.evaluate_all(PLACES)
        for moves in ("464433", "44", "4142434", "1122334"):
            set_moves(page, moves)
            assert fixed.evaluate_all(PLACES) == before, (size, moves)
        set_moves(page, "464433")
        click(page, "hint")
        said(page, "Try column")
        assert fixed.evaluate_all(PLACES) == before
        board_and_players = page.locator(".board svg, .player")
        places = board_and_players.evaluate_all(PLACES)
        click(page, "study")
        assert board_and_players.evaluate_all(PLACES) == places
        click(page, "study")


def test_what_the_solver_says_is_shown_on_demand(board: Open) -> None:
    page = board("#112215", size=[4, 5, 3], seats=TWO)
    expect(page.locator(".under b")).to_have_text([""] * 5)
    click(page, "study")
    words = re.compile("^(best: )?((Red|Yellow) wins (in \\d+|now)|a draw)$")
    expect(page.locator(".tip").filter(has_text=words)).to_have_count(5)
    label = re.compile(r"^column 1, row \d: ((Red|Yellow) wins (in \d+|now)|a draw)(, best)?$")
    expect(page.locator(".column").first).to_have_attribute("aria-label", label)
    said(page, "Red to playRed wins now.")
    expect(page.locator(".under .best b")).to_have_text("+7")
    page.locator(".under .best b").hover()
    expect(page.locator(".under .best .tip")).to_be_visible()
    click(page, "mistake")
    said(page, "No more mistakes")
    page.locator("#moves em.blunder").first.click(delay=PRESS_MS)
    said(page, "threw the")


def test_reasons_name_what_is_forced_and_squares_that_light_up(board: Open) -> None:
    page = board("#4455", seats=TWO, shows=["study"])
    reasons = page.locator("#reasons")
    expect(reasons).to_contain_text("Column 3 wins: Red threatens 2-1 and 6-1 at once.")
    said(page, "Red wins with 2 more red discs.")
    page.keyboard.press("3")
    expect(reasons).to_contain_text("Red can win on 2-1 and 6-1. Yellow can block only one.")
    expect(page.locator(".threat")).to_have_count(2)
    reasons.get_by_text("6-1", exact=True).first.click(delay=PRESS_MS)
    expect(page.locator(".lit")).to_have_count(1)
    expect(page.locator("#line")).to_contain_text("Best play")


def test_the_page_fits_the_window_and_its_parts_have_names(board: Open) -> None:
    for fragment in ("#", "#4453", "#4453;shows=study"):
        page = board(fragment, seats=TWO)
        for width, height in (*SIZES, (640, 400), (320, 640)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            for part in ("#headline", ".board svg", "#study"):
                box = page.locator(part).bounding_box()
                assert box["y"] + box["height"] <= height, (part, width, fragment)
                if part == ".board svg" and width > height:  # it fills the window's height
                    assert box["height"] > 0.6 * height
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("status")).to_have_count(1)
    unnamed = """[...document.querySelectorAll("button, input, select")].filter((each) =>
      !(each.hidden || each.textContent.trim() || each.ariaLabel || each.labels?.length))"""
    assert page.evaluate(f"{unnamed}.length") == 0


def test_the_columns_of_a_wide_board_can_be_pressed_on_a_telephone(board: Open) -> None:
    page = board(size=[9, 20, 4], seats=TWO, shows=["study"])
    page.set_viewport_size({"width": 390, "height": 844})
    last = page.locator(".column[data-column='19']")
    box = last.bounding_box()
    assert box["width"] >= 26
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    press(page, 19)
    discs(page, 1)
    page.keyboard.press("1")  # what has just been played comes into sight
    discs(page, 2)
    expect(page.locator(".board .last")).to_be_in_viewport()
    expect(page.locator("#search")).to_have_text("No scores for a board of this size.")


def test_a_touch_leaves_nothing_on_the_board(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "board.html").write_text(play_page({**ALONE, "seats": TWO}), encoding="utf-8")
    context = browser.new_context(has_touch=True, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto((tmp_path / "board.html").as_uri())
    page.locator(".column[data-column='3']").tap()
    discs(page, 1)
    for part in (".ghost", ".lane"):
        expect(page.locator(part)).to_be_hidden()
    context.close()


def test_a_disc_falls_for_a_moment_unless_motion_is_not_wanted(board: Open) -> None:
    page = board(seats=TWO)
    press_and_time = """() => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "4", bubbles: true }));
        return document.getAnimations().filter((each) => !each.animationName)
            .map((each) => each.effect.getTiming().duration); }"""
    (time,) = page.evaluate(press_and_time)
    assert 150 <= time <= 250
    page.evaluate(
        "Promise.allSettled(document.getAnimations()"
        ".filter((each) => !each.animationName).map((each) => each.finished))"
    )
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(press_and_time) == []


def test_what_is_chosen_is_seen_in_forced_colours(board: Open) -> None:
    page = board("#4453", seats=TWO, shows=["study"])
    page.emulate_media(forced_colors="active")
    outline = "(each) => getComputedStyle(each).outlineStyle"
    found = [page.locator(each).evaluate(outline) for each in ("#study", "#start")]
    assert found == ["solid", "none"]


# With Python -------------------------------------------------------------------------------------


class Served:
    """A server's side of the questions; `answers` are by what is asked."""

    def __init__(self, page: Page, **facts: Any) -> None:
        self.asked: list[dict[str, Any]] = []
        self.answers: dict[str, Any] = {"hello": {}, "bye": {}}
        self.gone = False
        text = play_page({**ALONE, "python": "http", "board": "7", **facts})
        address = "http://127.0.0.1:9/token/"
        page.route(address, lambda route: route.fulfill(body=text, content_type="text/html"))
        page.route(f"{address}ask", self.answer)
        page.goto(address)
        page.wait_for_selector(".board svg")

    def answer(self, route: Route) -> None:
        question = json.loads(route.request.post_data or "")
        self.asked.append(question)
        answer = self.answers.get(question["do"])
        if self.gone or answer is None:
            route.abort()
            return
        if isinstance(answer, list):
            answer = answer.pop(0) if len(answer) > 1 else answer[0]
        route.fulfill(json=answer)

    def questions(self, kind: str) -> list[dict[str, Any]]:
        return [each for each in self.asked if each["do"] == kind]


def test_python_is_asked_for_a_move_with_all_moves_until_it_has_one(page: Page) -> None:
    served = Served(page, seats=["you", "minimax"], players=["minimax", "perfect"])
    served.answers["move"] = [{"thinking": True}, {"thinking": True}, {"column": 2}]
    page.keyboard.press("4")
    discs(page, 2)
    question = {"do": "move", "moves": [3], "player": "minimax", "board": "7", "size": [6, 7, 4]}
    assert served.questions("move") == [question] * 3
    served.answers["move"] = {"problem": "minimax took too long."}
    page.keyboard.press("4")
    said(page, "minimax took too long.")
    served.answers["move"] = {"column": 6}
    click(page, "ask")
    discs(page, 4)
    served.gone = True
    page.keyboard.press("1")
    said(page, "Your agent has stopped.")  # at the first press
    press(page, 0)
    discs(page, 5)
    click(page, "alone")
    discs(page, 6)
    said(page, "Yellow played")


def test_python_gives_reasons_and_sizes_and_hints_need_no_module(page: Page) -> None:
    served = Served(page, seats=TWO)
    served.answers["why"] = [{"thinking": True}, {"sentences": ["O gets 2-4."]}]
    click(page, "study")
    expect(page.locator("#reasons")).to_contain_text("Yellow gets 2-4.")
    click(page, "study")
    served.answers["size"] = {"scorer": None}
    in_menu(page, "size", "7,9,4")
    expect(page.locator(".column")).to_have_count(9)
    assert served.questions("size")[0]["size"] == [7, 9, 4]
    click(page, "study")
    expect(page.locator("#reasons")).to_contain_text("Yellow gets 2-4.")
    expect(page.locator("#search")).to_be_hidden()  # where nothing was played
    click(page, "study")
    page.keyboard.press("4")
    click(page, "study")
    expect(page.locator("#search")).to_have_text("No scores for a board of this size.")
    click(page, "study")
    page.keyboard.press("?")
    said(page, "Try column ")


def test_of_several_sizes_the_last_choice_counts_whatever_answers_first(page: Page) -> None:
    served = Served(page, seats=TWO)
    served.answers["size"] = {"thinking": True}
    in_menu(page, "size", "7,9,4")
    said(page, "Getting the board ready")
    in_menu(page, "size", "7,8,4")
    served.answers["size"] = {"scorer": None}
    expect(page.locator(".column")).to_have_count(8)
    served.answers["size"] = {"thinking": True}
    in_menu(page, "size", "7,9,4")
    in_menu(page, "size", "6,7,4")  # is there at once, before the other answers
    expect(page.locator(".column")).to_have_count(7)
    served.answers["size"] = {"scorer": None}
    page.wait_for_timeout(500)
    expect(page.locator(".column")).to_have_count(7)
    assert page.input_value("#size") == "6,7,4"


def test_two_tabs_keep_a_game_each(board: Open) -> None:
    page = board("#44", seats=TWO)
    other = page.context.new_page()
    other.goto(page.url.replace("#44", "#1122"))
    discs(other, 4)
    press(page, 0)
    press(other, 6)
    for each, count in ((page, 3), (other, 5)):
        pause(each)
        each.reload()
        discs(each, count)

"""The page to play on, in a real browser, by real presses: alone, and with Python behind it."""

import json
import os
import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from conftest import PRESS_MS, PROJECT, check_that_it_asks_nobody, discs, press
from playwright.sync_api import Page, Route, expect

from connectx.core.board import STANDARD, Board
from connectx.exact.judge import Judge
from connectx.interactive.questions import page_facts
from connectx.position import read_position
from connectx.web.page import play_page, scorer_facts, source

SIZES = ((1280, 720), (390, 844), (844, 390))  # desktop, telephone, telephone on its side
ALONE = page_facts(read_position(""), ["you", "page"])
TWO = ["you", "you"]
PRIMARY = "(all) => all.filter((each) => each.matches('.primary')).map(({ id }) => id)"
GAMES = int(os.environ.get("GAMES", "20"))
Open = Callable[..., Page]


@pytest.fixture
def board(page: Page, tmp_path: Path) -> Open:
    """Opens a page to play on from disk, with networking off; the address may name moves."""

    def opened(fragment: str = "", **facts: Any) -> Page:
        file = tmp_path / "board.html"
        file.write_text(play_page({**ALONE, **facts}), encoding="utf-8")
        page.context.set_offline(True)
        page.goto("about:blank")
        page.goto(file.as_uri() + fragment)
        page.wait_for_selector(".board svg")
        return page

    return opened


def click(page: Page, name: str) -> None:
    page.click(f"#{name}", delay=PRESS_MS)


def said(page: Page, text: str) -> None:
    expect(page.locator("#say")).to_contain_text(text, timeout=15_000)


# One file ----------------------------------------------------------------------------------------


def test_the_board_in_docs_is_a_small_file_made_of_what_is_here() -> None:
    """If this fails: connectx play --html docs/board.html --force"""
    text = play_page(ALONE)
    assert (PROJECT / "docs" / "board.html").read_text(encoding="utf-8") == text
    assert len(text.encode()) < 200_000
    check_that_it_asks_nobody(text)
    for part in ("<title>ConnectX", '<meta name="description"', '<link rel="icon"'):
        assert part in text


def test_text_can_be_read_on_every_ground() -> None:
    """A contrast of 4.5 at least, light and dark."""
    colours = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", source("style.css"))
    for scheme in (1, 2):
        light = {name: luminance(row[scheme - 1]) for name, *row in colours}
        grounds = ["back", "panel", "chosen", "first-ground", "second-ground", "bad-ground"]
        pairs = [("ink", ground) for ground in grounds]
        pairs += [(text, ground) for text in ("soft", "bad", "good") for ground in grounds[:2]]
        pairs += [("panel", "accent"), ("panel", "ink"), ("sign", "first"), ("sign", "second")]
        for pair in pairs:
            low, high = sorted(light[name] for name in pair)
            assert (high + 0.05) / (low + 0.05) >= 4.5, (scheme, pair)


def luminance(colour: str) -> float:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# A game ------------------------------------------------------------------------------------------


def test_a_whole_game_without_a_network_and_from_its_loss_to_the_reason(board: Open) -> None:
    page = board("#;strength=perfect")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    for number, column in enumerate((0, 1, 2, 3, 4, 5, 6, 0), start=1):
        press(page, column)
        discs(page, 2 * number)
    said(page, "The computer won on move 16: 2-2, 3-2, 4-2, 5-2. You held out for 8 discs against")
    expect(page.locator(".won")).to_have_count(4)
    turning = page.locator("#turning")
    expect(turning).to_have_text("Turning point: move 1, column 1 by X: win thrown away.")
    expect(page.locator("#moves tbody tr").first).to_contain_text("??")
    assert page.locator("button:visible").evaluate_all(PRIMARY) == ["new"]
    click(page, "there")
    discs(page, 0)
    said(page, "Column 1 let O win in 20; column 4 would have won in 21.")
    expect(page.locator(".column[data-column='0'] .worse")).to_have_count(1)
    expect(page.locator(".column[data-column='3'] .better")).to_have_count(1)
    expect(page.locator("#reasons")).to_contain_text("X wins in 21.")
    expect(page.locator("#line button:visible")).to_have_count(9)
    page.click("#line .more", delay=PRESS_MS)
    expect(page.locator("#line button:visible")).to_have_count(41)
    click(page, "chance")  # the move after which the loss came much sooner
    said(page, "would have held out until O wins in")
    click(page, "learn-0")
    said(page, "1 of 3.")
    assert errors == []


def test_the_whole_game_by_keyboard_alone(board: Open) -> None:
    page = board(seats=TWO)
    click(page, "scores")  # a button has the focus from now on: keys work everywhere
    click(page, "scores")
    for number, key in enumerate("4152637", start=1):
        page.keyboard.press(key)
        discs(page, number)
    page.keyboard.press("Control+z")
    discs(page, 6)
    page.keyboard.press("ArrowLeft")
    discs(page, 5)
    page.keyboard.press("Home")
    discs(page, 0)
    page.keyboard.press("End")
    discs(page, 6)
    page.keyboard.press("?")
    said(page, "Hint: column 7, X wins now.")
    page.locator(".column[data-column='6']").focus()
    page.keyboard.press("Enter")
    said(page, "X won on move 7: 4-1, 5-1, 6-1, 7-1.")
    expect(page.locator(".won")).to_have_count(4)
    assert page.evaluate("document.activeElement.dataset.column") == "6"  # never lost
    label = page.get_attribute(".board svg", "aria-label")
    assert label == "Board of 7 columns. Rows from the top: O O O X X X X."
    page.focus("#text")
    page.keyboard.type("1")
    discs(page, 7)


def test_every_press_is_a_move_while_scores_fill_in(board: Open) -> None:
    page = board(size=[5, 6, 4], seats=TWO, shows=["scores", "evaluation"])
    for number in range(12):
        press(page, number % 6)
        discs(page, number + 1)
    click(page, "new")
    press(page, 2)
    for _ in range(4):
        page.keyboard.press("3")
    discs(page, 5)
    press(page, 2)
    said(page, "Column 3 is full.")
    page.dblclick(".column[data-column='1']", delay=PRESS_MS)  # is one move
    page.wait_for_timeout(600)
    discs(page, 6)


def test_looking_back_loses_nothing(board: Open) -> None:
    """A disc dropped there is a side line; New and a text of moves can be undone."""
    page = board("#4453", seats=TWO)
    discs(page, 4)
    page.keyboard.press("ArrowLeft")
    press(page, 0)
    said(page, "Instead of 3, O plays 1. X to move.")
    click(page, "return")
    discs(page, 4)
    expect(page).to_have_url(re.compile("#4453$"))
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    press(page, 6)
    click(page, "resume")
    expect(page).to_have_url(re.compile("#447$"))
    click(page, "undo")
    expect(page).to_have_url(re.compile("#4453$"))
    click(page, "new")
    discs(page, 0)
    click(page, "undo")
    discs(page, 4)
    page.fill("#text", "")
    page.press("#text", "Enter")
    discs(page, 0)
    page.fill("#text", "44 1")
    page.press("#text", "Enter")
    discs(page, 3)
    page.fill("#text", "449")
    page.press("#text", "Enter")
    said(page, "Move 3, '9': expected a column from 1 to 7.")
    discs(page, 3)
    page.locator("#text").blur()
    for count in (0, 4, 3):
        page.keyboard.press("Control+z")
        discs(page, count)
    page.reload()  # the address has the game
    discs(page, 3)
    page.evaluate("location.hash = '#1234'")
    discs(page, 4)


def test_the_page_plays_either_seat_and_both_and_as_weakly_as_one_likes(board: Open) -> None:
    page = board(size=[4, 5, 3])
    page.select_option("#strength", "easy")
    click(page, "swap")
    discs(page, 1)
    said(page, "Your move (O).")
    page.select_option("#seat-1", "page")
    page.select_option("#strength", "perfect")
    expect(page.locator("#say")).to_contain_text(re.compile("won on move|a draw"), timeout=90_000)
    page.select_option("#seat-0", "you")
    page.select_option("#seat-1", "you")
    expect(page.locator("#strength")).to_be_hidden()


# What outlasts the page ------------------------------------------------------------------------


def state(page: Page) -> dict[str, Any]:
    """Who sits where, how strong, and the address."""
    values = {each: page.input_value(f"#{each}") for each in ("seat-0", "seat-1", "strength")}
    return {**values, "discs": page.locator(".board .square[data-seat]").count()}


def test_a_reload_brings_the_same_game_and_never_moves_for_you(board: Open) -> None:
    page = board()
    page.select_option("#strength", "hard")
    click(page, "swap")
    discs(page, 1)
    press(page, 0)
    discs(page, 3)
    click(page, "scores")
    before = state(page)
    for _ in range(2):
        page.reload()
        page.wait_for_selector(".board svg")
        page.wait_for_timeout(800)  # longer than a player takes
        assert state(page) == before
        said(page, "Your move (O).")
        expect(page.locator("#scores")).to_have_attribute("aria-pressed", "true")
    page.evaluate("location.hash = '#12;seats=you,theirs;colour=red;strength=no;size=1'")
    discs(page, 2)
    assert state(page) == {**before, "seat-0": "you", "seat-1": "page", "discs": 2}


def test_back_and_forward_go_from_game_to_game(board: Open) -> None:
    page = board("#4453", seats=TWO)
    page.keyboard.press("1")
    discs(page, 5)
    click(page, "new")
    page.keyboard.press("2")
    discs(page, 1)
    page.fill("#text", "4, 4 1,2 ")
    page.press("#text", "Enter")
    discs(page, 4)
    expect(page.locator("#text")).to_have_value("4412")
    for there, count in ((page.go_back, 1), (page.go_back, 5), (page.go_forward, 1)):
        there()
        discs(page, count)
    page.fill("#text", "https://example.org/board.html#11;seats=you,page;strength=easy")
    page.press("#text", "Enter")
    discs(page, 2)
    assert state(page) == {"seat-0": "you", "seat-1": "page", "strength": "easy", "discs": 2}
    page.fill("#text", "1111111")
    page.press("#text", "Enter")
    said(page, "Move 7: column 1 is full.")


def test_a_guest_meets_the_goal_of_the_game_and_a_medium_level(board: Open) -> None:
    page = board()
    said(
        page, "Four in a row wins: across, up or diagonally. Press a column to drop your disc (X)."
    )
    assert page.locator("button:visible").evaluate_all(PRIMARY) == []
    assert state(page)["strength"] == "medium"
    page.select_option("#strength", "easy")
    page = board()  # next time
    assert state(page)["strength"] == "easy"


def test_what_is_shared_names_no_file_token_or_player(board: Open) -> None:
    page = board("#445", seats=["you", "page"], address="https://example.org/board.html")
    page.evaluate("void (navigator.clipboard.writeText = (text) => { window.copied = text; })")
    page.select_option("#strength", "easy")
    discs(page, 4)
    click(page, "share")
    moves = page.input_value("#text")
    assert page.evaluate("copied") == (
        f"ConnectX: beat this from here. Moves: {moves}. "
        f"https://example.org/board.html#{moves};seats=you,page;strength=easy"
    )
    page = board("#1212121", seats=TWO)
    page.evaluate("void (navigator.clipboard.writeText = () => Promise.reject())")
    click(page, "share")
    said(page, "ConnectX: X won on move 7. Moves: 1212121")


# What is shown -----------------------------------------------------------------------------------


def test_what_the_solver_says_is_shown_on_demand_and_moves_nothing(board: Open) -> None:
    page = board("#112215", size=[4, 5, 3], seats=TWO)
    places = "(all) => all.map((each) => JSON.stringify(each.getBoundingClientRect()))"
    fixed = page.locator(".board svg, #say, #new, #scores, #text")
    before = fixed.evaluate_all(places)
    for part in (".scores", ".balance"):
        expect(page.locator(part)).to_have_css("visibility", "hidden")
    click(page, "scores")
    words = page.locator(".scores span").filter(
        has_text=re.compile("^([XO] wins (in \\d+|now)|draw)$")
    )
    expect(words).to_have_count(5)
    expect(page.locator(".column").first).to_have_attribute(
        "aria-label", re.compile(r"^column 1, row \d: ([XO] wins (in \d+|now)|draw)(, best)?$")
    )
    click(page, "evaluation")
    expect(page.locator(".balance")).to_have_css("visibility", "visible")
    said(page, "win thrown away. Better: 3. X to move. X wins now.")
    expect(page.locator("#moves .mistake")).not_to_have_count(0)
    assert fixed.evaluate_all(places) == before
    expect(page.locator(".scores b").first).to_be_hidden()
    click(page, "numbers")
    expect(page.locator(".scores b").first).to_be_visible()
    page.keyboard.press("?")
    said(page, "Hint: column")
    expect(page.locator(".better")).to_have_count(1)


def test_reasons_name_what_is_forced_and_squares_that_light_up(board: Open) -> None:
    page = board("#4455", seats=TWO, shows=["why"])
    reasons = page.locator("#reasons")
    expect(reasons).to_contain_text("X wins in 2.")
    page.keyboard.press("3")
    expect(reasons).to_contain_text("A disc on 2-1 or 6-1 wins for X.")
    expect(reasons).to_contain_text("X is about to win on 2-1 and 6-1, and O can stop only one.")
    expect(page.locator(".threat")).to_have_count(2)
    reasons.get_by_text("6-1", exact=True).first.click(delay=PRESS_MS)
    expect(page.locator(".lit")).to_have_count(1)
    expect(page.locator("#line")).to_contain_text("Best line: ")


def test_the_page_fits_the_window_and_its_parts_have_names(board: Open) -> None:
    for shows in ([], ["scores", "evaluation", "why"]):
        page = board("#4453", seats=TWO, shows=shows)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            for part in ("#say", ".board svg"):
                box = page.locator(part).bounding_box()
                assert box["y"] + box["height"] <= height, (part, width)
            if width > height:  # it fills the window's height
                assert box["height"] > 0.7 * height
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("status")).to_have_count(1)
    for role, name in (("group", "Show"), ("group", "Step")):
        expect(page.get_by_role(role, name=name)).to_have_count(1)  # type: ignore[arg-type]
    unnamed = """[...document.querySelectorAll("button, input, select")].filter((each) =>
      !(each.textContent.trim() || each.ariaLabel || each.labels?.length))"""
    assert page.evaluate(f"{unnamed}.length") == 0


def test_the_columns_of_a_wide_board_can_be_pressed_on_a_telephone(board: Open) -> None:
    page = board(size=[9, 20, 4], seats=TWO, shows=["evaluation", "scores"])
    page.set_viewport_size({"width": 390, "height": 844})
    last = page.locator(".column[data-column='19']")
    box = last.bounding_box()
    assert box["width"] >= 26
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    press(page, 19)
    discs(page, 1)
    page.keyboard.press("1")  # what has just been played comes into sight
    discs(page, 2)
    expect(page.locator(".square.last")).to_be_in_viewport()
    expect(page.locator("#search")).to_have_text(
        "Scores are not available on a board of this size."
    )


def test_a_disc_falls_for_a_moment_unless_motion_is_not_wanted(board: Open) -> None:
    page = board(seats=TWO)
    times = "document.getAnimations().map((each) => each.effect.getTiming().duration)"
    page.keyboard.press("4")
    (time,) = page.evaluate(times)
    assert 150 <= time <= 250
    page.emulate_media(reduced_motion="reduce")
    page.keyboard.press("4")
    page.wait_for_timeout(300)
    page.keyboard.press("4")
    assert page.evaluate(times) == []


def test_pressed_buttons_and_the_bar_are_seen_in_forced_colours(board: Open) -> None:
    page = board("#4453", seats=TWO, shows=["evaluation"])
    page.emulate_media(forced_colors="active")
    grounds = [
        page.locator(each).evaluate("each => getComputedStyle(each).backgroundColor")
        for each in ("#evaluation", "#scores", ".balance", ".balance i")
    ]
    assert grounds[0] != grounds[1]
    assert grounds[2] != grounds[3]


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
    click(page, "again")
    discs(page, 4)
    served.gone = True
    page.keyboard.press("1")
    said(page, "Python no longer answers")  # at the first press
    press(page, 0)
    discs(page, 5)
    click(page, "alone")
    discs(page, 6)
    said(page, "O played")


def test_python_gives_reasons_sizes_and_hints_on_boards_without_a_module(page: Page) -> None:
    served = Served(page, seats=TWO)
    served.answers["why"] = [{"thinking": True}, {"sentences": ["O gets 2-4."]}]
    click(page, "why")
    expect(page.locator("#reasons")).to_contain_text("O gets 2-4.")
    served.answers["size"] = {"scorer": None}
    served.answers["hint"] = {"column": 5, "words": "found by looking 4 moves ahead"}
    page.select_option("#size", "7,9,4")
    expect(page.locator(".column")).to_have_count(9)
    assert served.questions("size")[0]["size"] == [7, 9, 4]
    click(page, "scores")
    expect(page.locator("#search")).to_have_text(
        "Scores are not available on a board of this size."
    )
    page.keyboard.press("?")
    said(page, "Hint: column 6, found by looking 4 moves ahead.")
    served.gone = True
    page.keyboard.press("?")
    said(page, "Hints are not available on this board.")


# The page's own player ---------------------------------------------------------------------------


@pytest.fixture
def player(page: Page) -> Callable[[Sequence[int], float, Sequence[float]], int]:
    """What the page's player plays after some moves; the last are the random numbers it takes."""
    modules = "".join(map(source, ("rules.js", "scorer.js", "player.js")))
    facts = json.dumps(scorer_facts(STANDARD))
    page.set_content(f"<script>{modules}; const FACTS = {facts};</script>")
    page.evaluate("async () => { window.scorer = await newScorer(FACTS); }")
    script = """([moves, errs, random]) =>
        chooseColumn(scorer, Board.empty([6, 7, 4]).boards(moves).at(-1), errs,
            () => random.shift())"""
    return lambda moves, errs, numbers: page.evaluate(script, [[*moves], errs, [*numbers]])


def test_the_pages_player_gives_nothing_away(player: Callable[..., int]) -> None:
    """Against one that errs in a tenth of its moves, moving first and second in turn."""
    judge, rng, wrong = Judge(STANDARD), random.Random(1), 0
    for number in range(GAMES):
        position, moves = Board.empty(), list[int]()
        while not position.over:
            own = len(moves) % 2 == number % 2
            column = player(moves, 0.0 if own else 0.1, [rng.random(), rng.random()])
            if own:
                wrong += column not in (judge.best_columns(position) or [])
            moves.append(column)
            position = position.play(column)
    assert wrong == 0


def test_a_weaker_player_never_overlooks_an_urgent_move(player: Callable[..., int]) -> None:
    rng = random.Random(2)
    for _ in range(8):
        position, moves = Board.empty(), list[int]()
        while not position.over:
            column = player(moves, 1.0, [rng.random(), rng.random()])
            wins, losses = (
                [c for c in position.legal_columns() if squares & position.landing_square(c)]
                for squares in map(position.winning_squares, (position.mark, 3 - position.mark))
            )
            if wins or losses:
                assert column in (wins or losses)
            moves.append(column)
            position = position.play(column)

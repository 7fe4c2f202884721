"""The page of a review: every move judged, any other move tried, by mouse and by keyboard."""

import json

import pytest
from conftest import PRESS_MS
from playwright.sync_api import Page, expect

from agents.core.board import geometry_of
from arena.game import game_of_moves
from review.__main__ import main
from review.judge import Judge, explain_column
from review.moves import Verdict, review_game

SMALL = geometry_of(4, 5, 3)  # solved in a moment; three in a row
JUDGE = Judge(SMALL)
PLAYED = ".board [data-seat]"


@pytest.fixture(scope="module")
def review_page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a page with three games, one of them on a board of another size."""
    games = [
        {
            "moves": [int(move) - 1 for move in moves],
            "configuration": dict(zip(("rows", "columns", "inarow"), size)),
            "players": ["<b>Ann</b></script>", "Bob & Co"],
        }
        for moves, size in (
            ("11225343", (4, 5, 3)),
            ("11223", (4, 5, 3)),
            ("11223", (5, 4, 3)),
        )
    ]
    folder = tmp_path_factory.mktemp("review")
    source, file = folder / "games.json", folder / "page.html"
    source.write_text(json.dumps(games))
    assert main([str(source), "--html", str(file)]) == 0
    return file.as_uri()


def test_the_scores_are_those_of_the_board_shown(page: Page, review_page: str) -> None:
    page.goto(review_page)
    cells = ".scores div"
    for number, board in enumerate(game_of_moves("11225343", SMALL).boards()[:-1]):
        page.evaluate(f"location.hash = '#game=1&move={number}'")
        expect(page.locator(PLAYED)).to_have_count(number)
        scores = JUDGE.column_scores(board)
        assert scores is not None
        empty = 20 - number
        best = max(scores.values())
        for column in range(5):
            text = page.locator(cells).nth(column).inner_text().replace("\n", " ")
            score = scores.get(column)
            star = "\u2605" * (score == best)
            words = "" if score is None else explain_column(score, empty)
            assert text.strip() == ("" if score is None else f"{star}{score:+d} {words}").replace(
                "+0", "0"
            )
    page.click("#on")
    assert page.inner_text(".scores").strip() == ""


def test_any_other_move_can_be_tried(page: Page, review_page: str) -> None:
    """From every position, and the scores are those of the board then shown."""
    page.goto(review_page)
    for number, board in enumerate(game_of_moves("11225343", SMALL).boards()[:-1]):
        for column in board.legal_columns():
            page.evaluate(f"location.hash = '#game=1&move={number}'")
            expect(page.locator(PLAYED)).to_have_count(number)
            page.click(f".board .column[data-column='{column}'] .strip", delay=PRESS_MS)
            expect(page.locator(PLAYED)).to_have_count(number + 1)
            child = board.play(column)
            if child.over:
                continue
            shown = page.locator(".scores b").all_inner_texts()
            found = {at: int(text.lstrip("\u2605")) for at, text in enumerate(shown) if text}
            assert found == JUDGE.column_scores(child)


def test_the_board_says_what_would_have_followed(page: Page, review_page: str) -> None:
    page.goto(review_page + "#game=1&move=4")
    board = game_of_moves("1122", SMALL).boards()[-1]
    scores = JUDGE.column_scores(board.play(0))
    assert scores is not None
    page.click(".board .column[data-column='0'] .strip", delay=PRESS_MS)
    said = page.locator("#say")
    before = JUDGE.column_scores(board)
    assert before is not None
    words = explain_column(before[0], 16)
    expect(said).to_contain_text(f"Instead of 5, <b>Ann</b></script> (X) plays 1: {words}.")
    assert page.url.endswith("#game=1&move=4&try=1")
    line = page.locator("#line button")
    count = line.count()
    assert count > 0
    page.keyboard.press("ArrowRight")  # the best line, move by move
    expect(page.locator(PLAYED)).to_have_count(6)
    line.last.click(delay=PRESS_MS)
    expect(page.locator(PLAYED)).to_have_count(5 + count)
    expect(page.locator("#on")).to_have_attribute("aria-disabled", "true")
    won = before[0] != 0
    expect(page.locator(".won")).to_have_count(3 if won else 0)
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator(PLAYED)).to_have_count(5 + count)
    page.click("#return", delay=PRESS_MS)
    expect(page.locator(PLAYED)).to_have_count(4)
    expect(page.locator("#variation")).to_be_hidden()


def test_an_address_with_moves_that_cannot_be_played_is_followed_as_far_as_it_goes(
    page: Page, review_page: str
) -> None:
    for tried, count in (("1119", 6), ("3111", 5), ("x", 4), ("", 4)):
        page.goto("about:blank")
        page.goto(f"{review_page}#game=1&move=4&try={tried}")
        expect(page.locator(PLAYED)).to_have_count(count)


def test_mistakes_are_found_one_after_the_other(page: Page, review_page: str) -> None:
    review = review_game(game_of_moves("11225343", SMALL), 20.0)
    numbers = [move.number for move in review.moves if move.mark]
    assert numbers
    page.goto(review_page + "#game=1&move=0")
    for number in numbers:
        page.click("#later", delay=PRESS_MS)
        expect(page.locator(PLAYED)).to_have_count(number)
    expect(page.locator("#later")).to_have_attribute("aria-disabled", "true")
    page.focus("#earlier")
    for number in reversed(numbers[:-1]):
        page.keyboard.press("Enter")
        expect(page.locator(PLAYED)).to_have_count(number)
    if len(numbers) > 1:
        page.keyboard.press("Enter")  # there is none before
        expect(page.locator(PLAYED)).to_have_count(numbers[0])


def test_marks_scores_and_reasons_can_be_turned_on_and_off(page: Page, review_page: str) -> None:
    page.goto(review_page)
    marked = [
        page.locator("#turning"),
        page.locator("#moves td b").first,
        page.locator("#accuracy"),
    ]
    scored = [page.locator(".scores"), page.locator("#curve"), page.locator("#line")]
    for button, parts in (("#marks", marked), ("#scores", scored)):
        page.click(button, delay=PRESS_MS)
        for part in parts:
            expect(part).to_be_hidden()
        page.click(button, delay=PRESS_MS)
    for part in (marked[0], scored[0], scored[1]):
        expect(part).to_be_visible()
    expect(page.locator("#reasons")).to_be_hidden()
    page.click("#why", delay=PRESS_MS)
    expect(page.locator("#reasons li").first).to_be_visible()
    assert page.locator(".threat").count() > 0


def test_each_player_has_an_accuracy(page: Page, review_page: str) -> None:
    page.goto(review_page)
    review = review_game(game_of_moves("11225343", SMALL), 20.0)
    rows = page.locator("#accuracy tbody tr")
    for seat in (0, 1):
        own = [move for move in review.moves if move.seat == seat]
        perfect = sum(move.verdict is Verdict.PERFECT for move in own)
        marks = [str(sum(move.mark == mark for move in own)) for mark in ("??", "?", "?!")]
        cells = rows.nth(seat).locator("td").all_inner_texts()
        share = f"{perfect / len(own):.0%}".replace("%", " %")
        assert cells[1:] == [f"{share} ({perfect} of {len(own)})", *marks, "0"]
    for sign in ("before", "after", "??", "?", "?!", "wins in 9"):
        expect(page.locator("#legend dt").get_by_text(sign, exact=True)).to_be_visible()


def tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({selector!r})"):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def test_the_keyboard_alone_is_enough(page: Page, review_page: str) -> None:
    page.goto(review_page)
    tab_to(page, "#turning")
    tab_to(page, "#earlier")
    page.keyboard.press("Enter")
    expect(page.locator(PLAYED)).to_have_count(4)
    tab_to(page, ".column")
    page.keyboard.press("1")
    expect(page.locator("#variation")).to_be_visible()
    tab_to(page, "#on")
    page.keyboard.press("Enter")
    expect(page.locator(PLAYED)).to_have_count(6)
    assert page.evaluate("document.activeElement.id") == "on"
    tab_to(page, "#return")
    page.keyboard.press("Enter")
    expect(page.locator(PLAYED)).to_have_count(4)
    tab_to(page, "#line button")
    page.keyboard.press("Enter")
    expect(page.locator(PLAYED)).to_have_count(5)
    assert page.evaluate("document.activeElement.matches('#line button')")
    tab_to(page, "#curve .curve")
    page.keyboard.press("End")
    expect(page.locator(PLAYED)).to_have_count(8)
    page.keyboard.press("Home")
    expect(page.locator(PLAYED)).to_have_count(0)
    tab_to(page, "#moves button")
    page.keyboard.press("Enter")
    expect(page.locator(PLAYED)).to_have_count(1)


def test_the_verdict_comes_first_on_a_telephone(page: Page, review_page: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(review_page)
    verdict, board = (page.locator(part).bounding_box() for part in ("#turning", ".board"))
    assert verdict is not None
    assert board is not None
    assert verdict["y"] + verdict["height"] < board["y"] < 844


def test_the_page_opens_at_the_turning_point(page: Page, review_page: str) -> None:
    page.goto(review_page)
    expect(page.locator("#turning")).to_contain_text("Turning point: move 5, column 5")
    expect(page.locator(PLAYED)).to_have_count(5)
    expect(page.locator("#say")).to_contain_text("plays 5")
    expect(page.locator("#say")).to_contain_text("win thrown away. Better: 3.")
    expect(page.locator(".board .better")).to_have_count(1)
    expect(page.locator("#moves [aria-current=true] button")).to_have_text("5")
    page.click("#end")
    page.click("#turning")
    expect(page.locator(PLAYED)).to_have_count(5)


def test_the_page_steps_through_the_games(page: Page, review_page: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(review_page)
    named = page.inner_text("#players")
    assert "<b>Ann</b></script>" in named
    assert "Bob & Co" in named
    played, won = page.locator(PLAYED), page.locator(".won")
    page.click("#on", delay=PRESS_MS)
    expect(played).to_have_count(6)
    page.fill("#slider", "8")
    expect(played).to_have_count(8)
    expect(won).to_have_count(3)
    page.focus("#curve .curve")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(played).to_have_count(6)
    expect(won).to_have_count(0)
    box = page.locator("#curve .curve").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 3 / 8, box["y"] + 20)
    expect(played).to_have_count(3)
    page.click("#moves tbody tr:nth-child(2) td:nth-child(2)")
    expect(played).to_have_count(2)
    page.focus("#moves tbody tr:nth-child(4) button")
    page.keyboard.press("Enter")
    expect(played).to_have_count(4)
    page.click("#list button:nth-child(3)")
    expect(page.locator(".board .column")).to_have_count(4)  # a board of another size
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

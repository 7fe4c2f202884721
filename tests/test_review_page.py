"""The page of a review: every move judged, any other move tried, by mouse and by keyboard."""

import json
import re
from functools import cache

import pytest
from conftest import PRESS_MS, command, discs, press
from playwright.sync_api import Page, expect

from connectx.core.board import Board, geometry_of
from connectx.exact.judge import Judge
from connectx.exact.verdicts import BLUNDERS, sign
from connectx.position import read_position
from connectx.review.moves import ReviewedMove, Verdict, review_game
from connectx.words import SIDES, columns_in_words, discs_to_win

main = command("review")

SMALL = geometry_of(4, 5, 3)  # solved in a moment; three in a row
JUDGE = Judge(SMALL)
GAME = read_position("11225343", SMALL)


@pytest.fixture(scope="module")
def review_page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a page with three games, one of them on a board of another size."""
    games = [
        {
            "moves": [int(move) - 1 for move in moves],
            "configuration": dict(zip(("rows", "columns", "inarow"), size)),
            "players": ["<b>Ann</script>", "Bob & Co"],
        }
        for moves, size in (("11225343", (4, 5, 3)), ("11223", (4, 5, 3)), ("11223", (5, 4, 3)))
    ]
    folder = tmp_path_factory.mktemp("review")
    source, file = folder / "games.json", folder / "page.html"
    source.write_text(json.dumps(games))
    assert main([str(source), "--html", str(file)]) == 0
    return file.as_uri()


@cache
def reviewed() -> tuple[ReviewedMove, ...]:
    return review_game(GAME, 20.0).moves


def sentence(score: int, board: Board) -> str:
    """A score for the side to move, as the page puts it: "Yellow wins with 8 more discs"."""
    if not score:
        return "A draw with best play"
    side = SIDES[board.mark - 1 if score > 0 else 2 - board.mark]
    discs = discs_to_win(score, board.empties)
    return f"{side} wins with {f'{discs} more discs' if discs > 1 else 'the next disc'}"


def test_the_board_says_what_would_have_followed(page: Page, review_page: str) -> None:
    page.goto(review_page + "#game=1&move=4")
    board = read_position("1122", SMALL).boards()[-1]
    before = JUDGE.column_scores(board)
    press(page, 0)
    said = page.locator("#say")
    expect(said).to_contain_text("Bob & Co to playTried instead of 5: 1.")
    score = before[0]
    expect(said).to_contain_text(sentence(score, board))
    expect(page).to_have_url(review_page + "#game=1&move=4")
    line = page.locator("#line")
    expect(line).to_be_visible()
    moves = line.locator("button")
    left = moves.all_inner_texts()
    page.keyboard.press("ArrowRight")  # the best line, move by move
    discs(page, 6)
    moves.last.click(delay=PRESS_MS)
    discs(page, 5 + len(left))
    expect(line).to_be_hidden()
    expect(page.locator(".won")).to_have_count(3 if score else 0)
    page.click("#study", delay=PRESS_MS)
    discs(page, 4)


def test_a_better_move_than_a_mistake_can_be_guessed(page: Page, review_page: str) -> None:
    """One mistake after the other; a wrong guess is shown with what refutes it."""
    blunder = next(move for move in reviewed() if move.symbol == "??")
    mistakes = [move for move in reviewed() if move.symbol and move.seat == blunder.seat]
    costs = [(sign(each.before) - sign(each.after), each.before - each.after) for each in mistakes]
    first = costs.index(max(costs))
    mistakes = mistakes[first:] + mistakes[:first]
    page.goto(review_page)
    said, scores_shown = page.locator("#say"), page.locator(".under b:not(:empty)")
    page.get_by_role("button", name="More").click(delay=PRESS_MS)
    page.click(f"#learn-{blunder.seat}", delay=PRESS_MS)
    for index, mistake in enumerate(mistakes):
        number = (first + index) % len(mistakes) + 1
        board = GAME.boards()[mistake.number - 1]
        scores = JUDGE.column_scores(board)
        discs(page, board.discs)
        expect(page.locator("#progress")).to_have_text(f" {number} of {len(mistakes)}")
        played = f"<b>Ann</script> played column {mistake.column + 1} here."
        expect(said).to_have_text(f"Find a better move{played}")
        expect(scores_shown).to_have_count(0)
        wrong = next(column for column in scores if column not in mistake.better)
        page.keyboard.press(str(wrong + 1))
        expect(said).to_contain_text(f"Column {wrong + 1} is not the best")
        discs(page, board.discs + 2)
        verdict, after = page.locator("#verdict"), board.play(wrong)
        expect(verdict).to_have_text(re.compile(r"^Yellow plays column \d.*[^\u2026]$"))
        reply = int(re.findall(r"\d", verdict.text_content() or "")[0]) - 1
        answered = JUDGE.column_scores(after)
        assert answered[reply] == max(answered.values())
        after = after.play(reply)
        told = sentence(-answered[reply], after)
        result = f". {told}" if told[0] == "R" else f" and {told.removeprefix('Yellow ')}"
        if after.winner or not answered[reply]:
            result = " and wins" if after.winner else " and gets a draw"
        expect(verdict).to_have_text(f"Yellow plays column {reply + 1}{result}.")
        expect(page.locator(".board .order")).to_have_text(["1", "2"])
        press(page, mistake.better[0])
        expect(said).to_have_text(f"Yes, {columns_in_words(mistake.better, 'or')}!")
        expect(verdict).to_contain_text(f"Column {mistake.column + 1} ")
        expect(scores_shown).not_to_have_count(0)
        expect(page.locator(".board .better")).to_have_count(len(mistake.better))
        page.click("#next", delay=PRESS_MS)
    expect(page.locator("#progress")).to_have_text(f" {first + 1} of {len(mistakes)}")
    page.click("#answer", delay=PRESS_MS)
    expect(said).to_contain_text("The best was ")
    page.click("#return", delay=PRESS_MS)
    discs(page, len(GAME.moves))


def test_what_cost_most_can_be_tried_again(page: Page, review_page: str) -> None:
    """All mistakes of a row in turn, whatever game is shown."""
    page.goto(review_page)
    page.locator("#below summary").nth(1).click()
    row = page.locator("#below details").nth(1).locator("tbody tr").first
    times = int(row.locator("td").nth(3).inner_text())
    assert times > 1
    seen = []
    for _ in range(times + 1):
        row.get_by_text("Try again").click()
        expect(page.locator("#say")).to_contain_text("Find a better move")
        seen.append(page.evaluate("location.hash"))
    assert len(set(seen)) == times
    assert seen[0] == seen[-1]


def tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({selector!r})"):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def test_mistakes_are_found_one_after_the_other(page: Page, review_page: str) -> None:
    """The board is the one before each; with Shift, backwards."""
    before = [move.number - 1 for move in reviewed() if move.symbol]
    page.goto(review_page + "#game=1&move=0")
    for count in before[before[0] == 0 :]:
        page.click("#mistake", delay=PRESS_MS)
        discs(page, count)
    page.click("#mistake", delay=PRESS_MS)
    expect(page.locator("#say")).to_contain_text("No more mistakes")
    for count in reversed(before[:-1]):
        page.click("#mistake", delay=PRESS_MS, modifiers=["Shift"])
        discs(page, count)


def test_the_keyboard_alone_is_enough(page: Page, review_page: str) -> None:
    page.goto(review_page)
    discs(page, 4)  # it opens at the turning point; before that it takes no keys
    page.keyboard.press("End")
    discs(page, 8)
    page.keyboard.press("Home")
    for selector, count in {"#on": 1, ".column": 2, "#start": 0}.items():
        tab_to(page, selector)
        page.keyboard.press("2" if selector == ".column" else "Enter")
        discs(page, count)
        if selector == ".column":  # the best line, which goes on from there, is found
            expect(page.locator("#line")).to_be_visible()
            expect(page.locator("#line")).not_to_contain_text("\u2026")
    tab_to(page, "[popovertarget]")
    page.keyboard.press("Enter")
    tab_to(page, "#learn-0")
    page.keyboard.press("Enter")
    discs(page, 4)  # the costliest of its mistakes
    page.keyboard.press("3")
    expect(page.locator("#say")).to_contain_text("Yes")
    page.keyboard.press("End")
    expect(page.locator("#reasons")).to_be_hidden()  # nothing is to be explained any more


def test_it_opens_at_the_turning_point_and_can_be_pressed(page: Page, review_page: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(review_page)
    said = page.locator("#say")
    discs(page, 4)  # the position in which it was played
    expect(said).to_contain_text("Move 5: <b>Ann</script> threw the win away")
    expect(said).to_contain_text(
        "Column 5 let Yellow win with 2 more discs. Column 3 would have won at once."
    )
    expect(page.locator(".board .better")).to_have_count(1)
    expect(page.locator(".board .worse")).to_have_count(1)
    expect(page.locator("#reasons")).to_contain_text("Red can make three now: column 3.")
    expect(page.locator("#line")).to_have_text("Best play3")
    for seat, name in enumerate(("<b>Ann</script>", "Bob & Co")):
        own = [move for move in reviewed() if move.seat == seat]
        best = sum(move.verdict is Verdict.PERFECT for move in own)
        kept = sum(move.verdict not in BLUNDERS for move in own)
        player = page.locator(".player").nth(seat)
        expect(player).to_have_text(f"{name}{best} of {len(own)} best")
        expect(player).to_have_attribute("title", re.compile(f"^{kept} of {len(own)} threw no win"))
    page.keyboard.press("End")
    expect(page.locator(".won")).to_have_count(3)
    curve = page.locator("#curve")
    width = curve.evaluate("each => each.clientWidth")
    curve.click(position={"x": width * 3 / 8, "y": 20}, delay=PRESS_MS)
    discs(page, 3)
    page.locator("#moves [data-move='2']").click(delay=PRESS_MS)
    discs(page, 2)
    page.click("#list button:nth-child(3)")
    expect(page.locator(".board .column")).to_have_count(4)  # a board of another size
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

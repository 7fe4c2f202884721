"""The page of a review: every move judged, any other move tried, by mouse and by keyboard."""

import json
import random
from functools import cache

import pytest
from conftest import PRESS_MS, command, discs, press
from playwright.sync_api import Page, expect

from connectx.core.board import Board, geometry_of
from connectx.exact.judge import Judge
from connectx.exact.verdicts import BLUNDERS
from connectx.position import read_position
from connectx.review.moves import ReviewedMove, Verdict, review_game
from connectx.review.threats import find_threats
from connectx.web.page import page as page_of
from connectx.words import column_outcome, listed

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


@cache
def reviewed() -> tuple[ReviewedMove, ...]:
    return review_game(GAME, 20.0).moves


def in_words(score: int, board: Board) -> str:
    """A score for the side to move, as the page puts it: "O wins in 8"."""
    side = "XO"[board.mark - 1 if score > 0 else 2 - board.mark]
    return (
        f"{side} {column_outcome(score, board.empties).replace('loses', 'wins')}"
        if score
        else "draw"
    )


def signed(score: int | None) -> str:
    return "" if score is None else f"{score:+d}".replace("+0", "0")


def test_every_line_tried_has_scores_and_its_best_line(page: Page) -> None:
    """To any depth, away from the game; and the squares that win."""
    size = geometry_of(5, 5, 4)
    rng, judge = random.Random(5), Judge(size)
    facts = {"title": "A title", "size": [*size[:3]], "players": ["Ann", "Bob"]}
    game = {"players": [0, 1], "moves": [2], "winner": None}
    page.set_content("".join(page_of(facts, [game])))
    page.click("#why", delay=PRESS_MS)
    for _ in range(4):
        page.click("#start", delay=PRESS_MS)
        board = Board.empty(*size[:3])
        while not board.over:
            scores = judge.column_scores(board)
            shown = page.locator(".scores b")
            expect(shown).to_have_text([signed(scores.get(column)) for column in range(5)])
            words = filter(None, page.locator(".scores span").all_inner_texts())
            assert [*words] == [in_words(each, board) for each in scores.values()]
            best = max(scores.values())  # where every column loses, none is called the best
            starred = [signed(each) for each in scores.values() if each == best >= 0]
            expect(page.locator(".scores .best b")).to_have_text(starred)
            threats = find_threats(board)
            expect(page.locator(".threat")).to_have_count(len(threats))
            idle = sum(not threat.matters for threat in threats)
            expect(page.locator(".threat.idle")).to_have_count(idle)
            line, _ = judge.best_line(board)
            text = "".join(str(column + 1) for column in line)
            more = "more" if len(line) > 9 else ""
            expect(page.locator("#line")).to_have_text(f"Best line: {text}{more}")
            column = rng.choice(board.legal_columns())
            page.keyboard.press(str(column + 1))
            board = board.play(column)
        expect(page.locator("#line")).to_be_hidden()


def test_the_board_says_what_would_have_followed(page: Page, review_page: str) -> None:
    page.goto(review_page + "#game=1&move=4")
    board = read_position("1122", SMALL).boards()[-1]
    before = JUDGE.column_scores(board)
    press(page, 0)
    said = page.locator("#say")
    expect(said).to_contain_text("Instead of 5, <b>Ann</script> (X) plays 1. O to move.")
    score = before[0]
    expect(said).to_contain_text(in_words(score, board))
    expect(page).to_have_url(review_page + "#game=1&move=4")
    line = page.locator("#line")
    expect(line).to_be_visible()
    moves = line.locator("button")
    left = moves.all_inner_texts()
    page.keyboard.press("ArrowRight")  # the best line, move by move
    discs(page, 6)
    moves.nth(1).hover()  # shows the position for a moment
    discs(page, 8)
    page.mouse.move(0, 0)
    discs(page, 6)
    moves.last.click(delay=PRESS_MS)
    discs(page, 5 + len(left))
    expect(line).to_be_hidden()
    expect(page.locator(".won")).to_have_count(3 if score else 0)
    page.click("#return", delay=PRESS_MS)
    discs(page, len(GAME.moves))


def test_a_better_move_than_a_mistake_can_be_guessed(page: Page, review_page: str) -> None:
    """One mistake after the other; a wrong guess is shown with what refutes it."""
    blunder = next(move for move in reviewed() if move.symbol == "??")
    mistakes = [move for move in reviewed() if move.symbol and move.seat == blunder.seat]
    page.goto(review_page)
    said, hidden = page.locator("#say"), page.locator(".scores")
    page.click(f"#learn-{blunder.seat}", delay=PRESS_MS)
    for number, mistake in enumerate(mistakes, start=1):
        board, count = GAME.boards()[mistake.number - 1], f"{number} of {len(mistakes)}."
        scores = JUDGE.column_scores(board)
        discs(page, board.discs)
        played = f"{count} <b>Ann</script> (X) played {mistake.column + 1} here: {mistake.verdict}"
        expect(said).to_contain_text(f"{played}. Find a better column.")
        expect(hidden).to_have_css("visibility", "hidden")
        wrong = next(column for column in scores if column not in mistake.better)
        page.keyboard.press(str(wrong + 1))
        expect(said).to_contain_text(
            f"{count} Column {wrong + 1}: {in_words(scores[wrong], board)}."
        )
        reply, _ = JUDGE.best_line(board.play(wrong))
        expect(said).to_contain_text(f"O answers {reply[0] + 1}. There is better.")
        discs(page, board.discs + 1)
        more = "more" if len(reply) > 9 else ""
        expect(page.locator("#line")).to_have_text(
            f"Best line: {''.join(f'{c + 1}' for c in reply)}{more}"
        )
        right = mistake.better[0]
        press(page, right)
        better = listed([str(column + 1) for column in mistake.better], "or")
        expect(said).to_contain_text(f"{count} Right: {better}. Column {mistake.column + 1} ")
        expect(hidden).to_have_css("visibility", "visible")
        expect(page.locator(".board .better")).to_have_count(len(mistake.better))
        page.click("#next", delay=PRESS_MS)
    expect(said).to_contain_text(f"1 of {len(mistakes)}.")
    page.click("#answer", delay=PRESS_MS)
    expect(said).to_contain_text("Better: ")
    expect(hidden).to_have_css("visibility", "visible")


def test_what_cost_most_can_be_tried_again(page: Page, review_page: str) -> None:
    """All mistakes of a row in turn, whatever game is shown."""
    page.goto(review_page)
    row = page.locator("#below section").nth(1).locator("tbody tr").first
    times = int(row.locator("td").nth(3).inner_text())
    assert times > 1
    seen = []
    for _ in range(times + 1):
        row.locator("button").click()
        expect(page.locator("#say")).to_contain_text("Find a better column.")
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
    numbers = [move.number for move in reviewed() if move.symbol]
    page.goto(review_page + "#game=1&move=0")
    for number in numbers:
        page.click("#later", delay=PRESS_MS)
        discs(page, number)
    page.click("#later", delay=PRESS_MS)
    expect(page.locator("#say")).to_have_text("There is no mistake after this move.")
    page.focus("#earlier")
    for number in reversed(numbers[:-1]):
        page.keyboard.press("Enter")
        discs(page, number)


def test_the_keyboard_alone_is_enough(page: Page, review_page: str) -> None:
    page.goto(review_page)
    discs(page, 4)  # it opens at the turning point; before that it takes no keys
    page.keyboard.press("End")
    discs(page, 8)
    keys = {"#there": 4, ".column": 5, "#on": 6, "#return": 8, "#earlier": 5, "#learn-0": 0}
    for selector, count in keys.items():
        tab_to(page, selector)
        page.keyboard.press("1" if selector == ".column" else "Enter")
        discs(page, count)
        if selector == ".column":  # the best line, which goes on from there, is found
            expect(page.locator("#line")).to_be_visible()
            expect(page.locator("#line")).not_to_contain_text("\u2026")
    page.keyboard.press("3")
    expect(page.locator("#say")).to_contain_text("Right")
    tab_to(page, "#why")
    page.keyboard.press("Enter")
    expect(page.locator("#reasons p").first).to_be_visible()


def test_it_opens_at_the_turning_point_and_can_be_pressed(page: Page, review_page: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(review_page)
    said = page.locator("#say")
    expect(page.locator("#turning")).to_contain_text("Turning point: move 5, column 5")
    discs(page, 4)  # the position in which it was played
    expect(said).to_be_in_viewport()
    did = "Column 5 let O win in 2"
    expect(said).to_contain_text(f"{did}; column 3 would have won at once.")
    expect(page.locator(".board .better")).to_have_count(1)
    expect(page.locator(".column[data-column='4'] .worse")).to_have_count(1)
    expect(page.locator("#reasons")).to_contain_text("X wins at once with column 3.")
    expect(page.locator("#line")).to_contain_text("Best line: 3")
    for seat, name in enumerate(("X <b>Ann</script>", "O Bob & Co")):
        own = [move for move in reviewed() if move.seat == seat]
        best = sum(move.verdict is Verdict.PERFECT for move in own)
        kept = sum(move.verdict not in BLUNDERS for move in own)
        shares = [f"{count / len(own):.0%}".replace("%", " %") for count in (best, kept)]
        text = f"{name}: best moves {shares[0]}, value kept {shares[1]} (of {len(own)})"
        expect(page.locator("#accuracy p").nth(seat)).to_have_text(text)
        expect(page.locator("#players")).to_contain_text(name[2:])
    page.click("#end", delay=PRESS_MS)
    expect(page.locator(".won")).to_have_count(3)
    page.click("#there", delay=PRESS_MS)
    discs(page, 4)
    curve = page.locator("#curve")
    width = curve.evaluate("each => each.clientWidth")
    curve.click(position={"x": width * 3 / 8, "y": 20}, delay=PRESS_MS)
    discs(page, 3)
    page.click("#moves tbody tr:nth-child(2) td:nth-child(2)")
    discs(page, 2)
    page.click("#auto", delay=PRESS_MS)
    discs(page, 4)  # by itself
    page.click("#auto", delay=PRESS_MS)
    page.click("#list button:nth-child(3)")
    expect(page.locator(".board .column")).to_have_count(4)  # a board of another size
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

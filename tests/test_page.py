"""The page of a match, a league or a review: complete in itself, safe against names, pressed."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from conftest import PRESS_MS, ZOO, check_that_it_asks_nobody, command, discs, press
from playwright.sync_api import Page, expect

from connectx.bench.review.draw import COLOURS, FRAME_COLOUR, HOLE_COLOUR, INK, SIGN_COLOURS
from connectx.bench.review.moves import ReviewedMove, review_game
from connectx.bench.solver.judge import BLUNDERS, Judge, Verdict
from connectx.bench.web.page import page as page_of
from connectx.bench.web.page import source
from connectx.core.board import Board, geometry_of
from connectx.position import read_position
from connectx.words import SIDES, columns_in_words, discs_to_win

main = command("evaluate")

# Two players, one game: the least that makes a page.
FACTS = {"title": "A title", "size": [6, 7, 4], "players": ["Ann", "Bob"]}
GAME = {"players": [1, 0], "moves": [3, 3, 2], "winner": None}


def page_of_league(folder: Path, *arguments: str) -> Path:
    """The page of six games of three players."""
    file = folder / "league.html"
    players = ["random", str(ZOO / "steady.py")]
    options = ["-n", "2", "--referee", "native", "--html", str(file)]
    assert main([*players, *arguments, *options]) == 0
    return file


@pytest.fixture(scope="module")
def league(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    agent = folder / "<script>alert(1)<.py"
    agent.write_text((ZOO / "raises.py").read_text())
    return page_of_league(folder, str(agent))


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a league on a board that is solved in a moment."""
    size = ["--config", "rows=4,columns=5,inarow=3"]
    return page_of_league(tmp_path_factory.mktemp("small"), "one_step", *size)


def data_of(page: Path) -> dict[str, Any]:
    text = page.read_text(encoding="utf-8")
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.S)
    return json.loads(found[1])  # type: ignore[no-any-return]


def test_it_is_made_in_pieces() -> None:
    """A long league need not fit in memory: no game is asked for before its turn."""
    games = iter([GAME] * 3)
    pieces = page_of(FACTS, games)
    while '"winner"' not in next(pieces):
        pass
    assert len([*games]) == 2  # are left
    assert list(pieces)[-1].rstrip().endswith("</html>")


def test_a_league_begins_with_its_result(page: Page, league: Path) -> None:
    check_that_it_asks_nobody(league.read_text(encoding="utf-8"))
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(league.as_uri())
    assert page.evaluate("[scrollY, location.hash]") == [0, ""]
    expect(page.locator("h1")).to_contain_text("of the points")
    expect(page.locator("#above summary")).to_have_text("6 games on 6 x 7, 4 in a row, seed 0")
    titles = [
        "Points against each, in %",
        "Points moving first and second, time per move",
        "What to mend",
    ]
    expect(page.locator("#below summary")).to_have_text(titles)
    assert page.locator("#above table").first.locator("tbody tr").count() == 3
    expect(page.locator("#above")).to_contain_text("<script>alert(1)<")
    assert errors == []


def test_a_player_is_chosen_and_its_lost_games_are_explained(page: Page, league: Path) -> None:
    page.goto(league.as_uri())
    games = page.locator("#list button")
    page.locator("#above button", has_text="steady").click(delay=PRESS_MS)
    lost = sum(game["players"][1 - game["winner"]] == 1 for game in data_of(league)["games"])
    expect(page.locator("#losses")).to_contain_text(f"steady lost {lost} of 4")
    expect(games).to_have_count(lost)
    page.select_option("#who", "2")
    expect(page.locator("#losses")).to_contain_text(
        "lost 4 of 4; 4 by forfeit; as first mover 2 of 2."
    )
    page.locator("#losses button", has_text="as first mover").click(delay=PRESS_MS)
    expect(games).to_have_count(2)
    expect(games.first).to_have_attribute("aria-current", "true")
    expect(page.locator("#say")).to_contain_text("won by forfeit: ERROR")
    expect(page.locator("#record")).to_contain_text("ValueError: a bug")
    games.nth(1).click(delay=PRESS_MS)
    expect(games.nth(1)).to_have_attribute("aria-current", "true")
    page.get_by_text("Drawn 0").click(delay=PRESS_MS)
    expect(page.get_by_text("None match")).to_be_visible()
    expect(page.locator("#board")).to_be_hidden()
    page.get_by_text("All 4").click(delay=PRESS_MS)
    expect(page.locator("#board")).to_be_visible()
    expect(games).to_have_count(4)


@pytest.mark.parametrize(
    ("moves", "cause"),
    [("1213141", "a win not blocked"), ("121232171", "a win not taken"), ("3344215", "")],
)
def test_what_a_loser_overlooked(page: Page, moves: str, cause: str) -> None:
    """By the rules alone: the last own move, where another would have gone on."""
    played = [int(column) - 1 for column in moves]
    games = [{**GAME, "players": [0, 1], "moves": played, "winner": 0}] * 2
    page.set_content("".join(page_of(FACTS, games)))
    page.select_option("#who", "1")
    said = page.locator("#losses")
    if cause:
        expect(said).to_contain_text(f"Bob lost 2 of 2: 2 by one move, most often {cause}")
    else:
        expect(said).to_contain_text("Bob lost 2 of 2; as first mover 0 of 0.")


def test_the_address_names_the_position(page: Page, league: Path) -> None:
    moves = data_of(league)["games"][1]["moves"]
    page.goto(f"{league.as_uri()}#game=2&move=3")
    discs(page, 3)
    expect(page.locator("#list [aria-current=true]")).to_contain_text("2. ")
    last = len(moves)
    for key, move in (("ArrowRight", 4), ("Home", 0), ("End", last), ("ArrowLeft", last - 1)):
        page.keyboard.press(key)
        expect(page).to_have_url(re.compile(f"#game=2&move={move}$"))
    for fragment, count in (("#game=2&move=999", len(moves)), ("#game=2&move=-1", 0)):
        page.evaluate(f"location.hash = '{fragment}'")
        discs(page, count)


@pytest.mark.parametrize(
    ("game", "result"),
    [
        ({"moves": [0, 1, 0, 1, 0, 1, 0], "winner": 0}, "Result: Bob won"),
        ({"moves": [0, 1], "winner": 1, "forfeit": {"cause": "TIMEOUT"}}, "by forfeit: TIMEOUT"),
        ({"moves": [0, 1], "winner": None}, "Result: not finished"),
        # On a board that no search is compiled for.
        ({"moves": [*range(32)], "winner": None, "size": [1, 32, 33]}, "Result: a draw"),
    ],
)
def test_how_a_game_ended(page: Page, game: dict[str, Any], result: str) -> None:
    page.set_content("".join(page_of(FACTS, [{**GAME, **game}])))
    expect(page.locator("#say")).to_contain_text(result)
    expect(page.locator("#choice")).to_be_hidden()  # nothing to choose from
    expect(page.locator(".won")).to_have_count(4 if len(game["moves"]) == 7 else 0)


def test_a_cell_of_who_beat_whom_lists_its_games(page: Page, league: Path) -> None:
    page.goto(league.as_uri())
    page.locator("#below summary").first.click()
    table = page.locator("#below details", has_text="Points against each").locator("table")
    names = table.locator("tbody td:nth-child(2)").all_inner_texts()
    table.locator("tbody tr:nth-child(3) td:nth-child(3) button").click(delay=PRESS_MS)
    games = page.locator("#list button")
    expect(games).to_have_count(2)
    for text in games.all_inner_texts():
        assert names[0] in text
        assert names[2] in text
        assert re.search(r" won.*, \d+ moves, opening \d{4}", text)
    assert page.evaluate("document.activeElement.closest('#list') !== null")
    page.select_option("#whom", "")
    expect(games).to_have_count(4)


def test_mistakes_of_games_that_nobody_has_reviewed_can_be_tried_again(page: Page) -> None:
    """From the row of their kind; a player's name lists the games that it won against one."""
    games = [{**GAME, "players": [0, 1], "moves": [0, 1, 0, 1, 0, 2, 0], "winner": 0}] * 2
    rows = [["player", "points"], ["Ann", "1"]]
    table = {"title": "Costs", "rows": rows, "words": [0], "against": 1, "examples": [[(0, 5)]]}
    page.set_content("".join(page_of({**FACTS, "below": [table]}, [*games, GAME])))
    page.locator("#below summary").click()
    page.locator("#below button", has_text="Ann").click(delay=PRESS_MS)
    expect(page.locator("#losses")).to_contain_text("Bob lost 2 of 3: 2 by one move")
    page.get_by_text("Try again").click(delay=PRESS_MS)
    for column, answer in (("7", "Column 7 is not the best"), ("1", "Yes, column 1!")):
        page.keyboard.press(column)
        expect(page.locator("#say")).to_contain_text(answer)
    expect(page.locator("#verdict")).to_have_text(re.compile("^Column 3 let Red win at once. Col"))


def test_a_page_judges_the_game_that_is_opened(page: Page, small: Path) -> None:
    page.goto(f"{small.as_uri()}#game=1")
    games = data_of(small)["games"]
    assert len(games) == 6
    assert not any("position_scores" in game for game in games)  # Python has scored nothing
    for number, game in enumerate(games, start=1):
        page.locator(f"#list button:nth-child({number})").click(delay=PRESS_MS)
        expect(page.locator("#moves [data-move]")).to_have_count(len(game["moves"]))
        expect(page.locator("#curve")).to_be_visible()
        expect(page.locator("#players small").first).to_contain_text("best")
        page.click("#start")
        expect(page.locator(".under .tip").nth(4)).to_contain_text(re.compile("wins|a draw"))
    expect(page.locator("#list")).not_to_contain_text("blunder")
    expect(page.locator("#below summary", has_text="time per move")).to_have_count(1)


def test_what_takes_long_says_so(page: Page) -> None:
    """An empty board of another size takes minutes: the page answers meanwhile, and gives up."""
    facts = {**FACTS, "size": [8, 7, 4]}
    page.set_content("".join(page_of(facts, [{**GAME, "moves": [3]}])))
    page.click("#start")
    expect(page.locator("#say")).to_contain_text("Looking for the scores")
    expect(page.locator(".under b")).to_have_text(["\u2026"] * 7)
    expect(page.locator("#search")).to_contain_text("Looking for the scores")
    page.get_by_role("button", name="More").click()
    page.click("#learn-0")
    expect(page.locator("#say")).to_contain_text("I am still checking the game.")
    page.keyboard.press("4")
    discs(page, 1)
    page.click("#start")
    expect(page.locator("#search")).to_contain_text("Too hard to solve here in time.")


def test_a_board_without_a_module_says_so_and_shows_what_python_knew(page: Page) -> None:
    size, moves = [9, 9, 4], [0, 1, 0, 1, 0, 1, 8]
    known = {"position_scores": [*[None] * 6, 38, 0], "better": {7: [0]}}
    reviewed = {**GAME, "moves": moves, "size": size, **known}
    other = {**GAME, "moves": moves, "size": size, "position_scores": [None] * 8}
    page.set_content("".join(page_of(FACTS, [reviewed, other])))
    note = page.locator("#search")
    expect(note).to_have_text("No scores for a board of this size.")
    said = page.locator("#headline")
    page.locator("#moves [data-move='6']").click(delay=PRESS_MS)
    expect(said).to_have_text("Move 7: Bob threw the win away")
    expect(page.locator(".under b")).to_have_text(["+38", "", *["\u221237"] * 6, "0"])
    page.click("#list button:nth-child(2)")  # of the other one, what the rules decide is known
    page.locator("#moves [data-move='6']").click(delay=PRESS_MS)
    expect(said).to_have_text("Move 7: Bob threw the win away")
    expect(page.locator(".under b")).to_have_text(["+38", "", *["\u221237"] * 7])
    page.keyboard.press("Home")
    expect(page.locator(".under b")).to_have_text([""] * 9)
    expect(note).to_have_text("No scores for a board of this size.")


def test_a_policy_that_forbids_the_search_is_named(page: Page) -> None:
    text = "".join(page_of(FACTS, [GAME]))
    page.set_content(text.replace(" 'wasm-unsafe-eval'", "", 1))
    expect(page.locator("#search")).to_contain_text("Scores are not available in this browser: ")
    page.click("#back")
    expect(page.locator("#say")).to_contain_text("Move 3: Bob plays column 3")


def test_a_long_list_is_one_stop_for_tab(page: Page, league: Path) -> None:
    page.goto(f"{league.as_uri()}#game=2")
    page.focus("#whom")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.game") == "1"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#list [aria-current=true]")).to_contain_text("3. ")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#list')") is None


def test_a_review_fits_the_window_whatever_the_names(page: Page, small: Path) -> None:
    data = data_of(small)
    games = data.pop("games")
    names = [f"a_{'very_' * 9}long_name:N_STEPS={number}" for number in range(3)]
    for table in data["tables"]:
        for name, row in zip(names, table["rows"][1:]):
            row[1] = name
    page.set_content("".join(page_of({**data, "players": names}, games)))
    for width in (360, 390, 800, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for part in ("#list", "#reasons")[width <= 1040 :]:  # on a telephone the list is a strip
            fits = "each => each.scrollWidth <= each.clientWidth"
            assert page.locator(part).evaluate(fits), (part, width)


def test_a_league_fits_a_desktop_and_a_telephone(page: Page, league: Path) -> None:
    """The board, its steps, the reason and the list, without scrolling."""
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(league.as_uri())
        page.locator("#list button").nth(1).click(delay=PRESS_MS)
        page.locator("#moves [data-move='3']").evaluate("(move) => move.click()")
        expect(page.locator("#search")).to_be_hidden(timeout=60_000)
        parts = [".board svg", "#back", "#mistake", "#list", "#headline", "#second"]
        if page.locator("#reasons").is_visible():
            parts.append("#reasons")
        for part in parts:
            box = page.locator(part).bounding_box()
            assert box is not None, part
            assert box["y"] >= 0, part
            assert box["y"] + box["height"] <= height, (part, width)


def test_a_player_without_losses_opens_on_a_game(page: Page) -> None:
    won = {**GAME, "players": [0, 1], "moves": [0, 1, 0, 1, 0, 1, 0], "winner": 0}
    table = {"title": "Points", "rows": [["player", "points"], ["Ann", "1"]], "words": [0]}
    page.set_content("".join(page_of({**FACTS, "tables": [table]}, [won] * 2)))
    expect(page.locator("#list [aria-current=true]")).to_contain_text("1. Ann")
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("#whom")).to_be_hidden()  # a match of two has no other opponents


def test_pictures_have_the_colours_of_the_page() -> None:
    found = dict(re.findall(r"--([\w-]+): (?:light-dark\()?(#\w{6})", source("colours.css")))
    names = ("red", "yellow", "on-red", "on-yellow", "board", "hole", "ink")
    assert tuple(map(found.get, names)) == (*COLOURS, *SIGN_COLOURS, FRAME_COLOUR, HOLE_COLOUR, INK)


# A review ---------------------------------------------------------------------------------------


SMALL = geometry_of(4, 5, 3)  # solved in a moment; three in a row
JUDGE = Judge(SMALL)
REVIEWED = read_position("11225343", SMALL)


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
    given, file = folder / "games.json", folder / "page.html"
    given.write_text(json.dumps(games))
    assert command("review")([str(given), "--html", str(file)]) == 0
    return file.as_uri()


@cache
def reviewed() -> tuple[ReviewedMove, ...]:
    return review_game(REVIEWED, 20.0).moves


def sentence(score: int, board: Board) -> str:
    """A score for the side to move, as the page puts it: "Yellow wins with 8 more yellow discs"."""
    if not score:
        return "A draw with best play"
    side = SIDES[board.mark - 1 if score > 0 else 2 - board.mark]
    discs = discs_to_win(score, board.empties)
    if discs == 1:
        return f"{side} wins with the next disc"
    return f"{side} wins with {discs} more {side.lower()} discs"


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
    page.goto(review_page)
    said, scores_shown = page.locator("#say"), page.locator(".under b:not(:empty)")
    page.get_by_role("button", name="More").click(delay=PRESS_MS)
    page.click(f"#learn-{blunder.seat}", delay=PRESS_MS)
    for index, mistake in enumerate(mistakes):
        board = REVIEWED.boards()[mistake.number - 1]
        scores = JUDGE.column_scores(board)
        discs(page, board.discs)
        expect(page.locator("#progress")).to_have_text(f" {index + 1} of {len(mistakes)}")
        played = f"<b>Ann</script> played column {mistake.column + 1} here."
        expect(said).to_contain_text(f"Find a better move{played}")
        expect(said).to_contain_text(re.compile(r"Bob & Co then plays column \d\.$"))
        expect(page.locator(".board .order").first).to_have_text("1")
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
        result = f". {told}" if told[0] == "R" else f", and then {told.removeprefix('Yellow ')}"
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
    expect(page.locator("#progress")).to_have_text(f" 1 of {len(mistakes)}")
    page.click("#answer", delay=PRESS_MS)
    expect(said).to_contain_text("The best was ")
    page.click("#return", delay=PRESS_MS)
    discs(page, len(REVIEWED.moves))


def test_what_cost_most_can_be_tried_again(page: Page, review_page: str) -> None:
    """All mistakes of a row in turn, whatever game is shown."""
    page.goto(review_page)
    page.locator("#below summary").nth(1).click()
    table = page.locator("#below details").nth(1).locator("table")
    column = table.locator("th").all_inner_texts().index("times")
    counts = [int(row.split("\t")[column]) for row in table.locator("tbody tr").all_inner_texts()]
    times = max(counts)
    assert times > 1
    row = table.locator("tbody tr").nth(counts.index(times))
    seen = []
    for _ in range(times + 1):
        row.get_by_text("Try again").click()
        expect(page.locator("#say")).to_contain_text("Find a better move")
        if seen:  # the address follows a little later
            page.wait_for_function("before => location.hash !== before", arg=seen[-1])
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
    first = next(move for move in reviewed() if move.symbol and move.seat == 0)
    discs(page, first.number - 1)
    page.keyboard.press(str(first.better[0] + 1))
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
        "Column 5 let Yellow win with 2 more yellow discs. Column 3 would have won at once."
    )
    expect(page.locator(".board .better")).to_have_count(1)
    expect(page.locator(".board .worse")).to_have_count(1)
    expect(page.locator("#reasons")).to_contain_text("Red could make three in column 3.")
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

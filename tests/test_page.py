"""The page of a match or a league: complete in itself, safe against names, drawn by a browser."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import PRESS_MS, ZOO
from playwright.sync_api import Page, expect

from arena.viewer import page as page_of
from arena.viewer import source
from evaluate import main
from play.draw import COLOURS, FRAME, HOLE, INK

PLAYED = ".board [data-seat]"
# Two players, one game: the least that makes a page.
FACTS = {"title": "A title", "size": [6, 7, 4], "players": ["Ann", "Bob"]}
GAME = {"players": [1, 0], "moves": [3, 3, 2], "winner": None}


@pytest.fixture(scope="module")
def league(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    agent = folder / "<script>alert(1)<.py"
    agent.write_text((ZOO / "raises.py").read_text())
    file = folder / "league.html"
    players = ["random", str(ZOO / "steady.py"), str(agent)]
    options = ["-n", "2", "--referee", "native", "--review", "0"]
    assert main([*players, *options, "--html", str(file)]) == 0
    return file


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A league on a board that is solved in a moment."""
    file = tmp_path_factory.mktemp("reviewed") / "league.html"
    players = ["random", str(ZOO / "steady.py"), "one_step"]
    options = ["-n", "2", "--referee", "native", "--opening-plies", "2"]
    small = ["--config", "rows=4,columns=5,inarow=3"]
    assert main([*players, *options, *small, "--html", str(file)]) == 0
    return file


def data_of(page: Path) -> dict[str, Any]:
    text = page.read_text(encoding="utf-8")
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.S)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


def test_it_is_made_in_pieces() -> None:
    """A long league need not fit in memory: no game is asked for before its turn."""
    asked = []

    def games() -> Iterator[dict[str, Any]]:
        for number in range(3):
            asked.append(number)
            yield GAME

    pieces = page_of(FACTS, games())
    next(pieces)
    assert asked == []
    while '"winner"' not in next(pieces):
        pass
    assert asked == [0]
    assert list(pieces)[-1].rstrip().endswith("</html>")


def test_nothing_is_asked_of_the_network(page: Page, league: Path) -> None:
    addresses: list[str] = []
    page.on("request", lambda request: addresses.append(request.url))
    page.goto(league.as_uri())
    page.click("#back")
    page.click("#list button:last-child")
    page.wait_for_timeout(300)
    assert addresses == [league.as_uri()]
    text = league.read_text(encoding="utf-8")
    assert 'http-equiv="Content-Security-Policy" content="default-src data:' in text
    assert not re.search(r"@import|url\(|\bsrc\s*=", text)
    assert re.findall(r"https?://[^\"'\s]*", text) == ["http://www.w3.org/2000/svg"]


def test_a_league_begins_with_its_result(page: Page, league: Path) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(league.as_uri())
    assert page.evaluate("[scrollY, location.hash]") == [0, ""]
    expect(page.locator("#verdict")).to_contain_text("of the points")
    expect(page.locator("#above h2")).to_have_text(["Standings", "Who beat whom"])
    expect(page.locator("#below h2")).to_have_text(["Seats, forfeits and time per move"])
    assert page.locator("#above table").first.locator("tbody tr").count() == 3
    expect(page.locator("#above")).to_contain_text("<script>alert(1)<")
    assert errors == []


def test_a_filter_opens_its_first_game(page: Page, league: Path) -> None:
    page.goto(league.as_uri())
    expect(page.locator("#list button")).to_have_count(6)
    page.select_option("#how", "forfeit")
    expect(page.locator("#list button")).to_have_count(4)
    expect(page.locator("#list button").first).to_have_attribute("aria-current", "true")
    page.select_option("#who", "0")
    expect(page.locator("#list button")).to_have_count(2)
    expect(page.locator("#say")).to_contain_text("won by forfeit: ERROR")
    expect(page.locator("#record")).to_contain_text("ValueError: a bug")
    page.select_option("#how", "draw")
    expect(page.get_by_text("No games match")).to_be_visible()
    expect(page.locator("#board")).to_be_hidden()
    page.select_option("#how", "")
    expect(page.locator("#board")).to_be_visible()


def test_the_address_names_the_position(page: Page, league: Path) -> None:
    moves = data_of(league)["games"][1]["moves"]
    page.goto(f"{league.as_uri()}#game=2&move=3")
    expect(page.locator(PLAYED)).to_have_count(3)
    expect(page.locator("#list [aria-current=true]")).to_contain_text("2. ")
    last = len(moves)
    for key, move in (("ArrowRight", 4), ("Home", 0), ("End", last), ("ArrowLeft", last - 1)):
        page.keyboard.press(key)
        expect(page).to_have_url(re.compile(f"#game=2&move={move}$"))
    for fragment, count in (("#game=2&move=999", len(moves)), ("#game=2&move=-1", 0)):
        page.evaluate(f"location.hash = '{fragment}'")
        expect(page.locator(PLAYED)).to_have_count(count)


@pytest.mark.parametrize(
    ("game", "result"),
    [
        ({"moves": [0, 1, 0, 1, 0, 1, 0], "winner": 0}, "Result: Bob won."),
        ({"moves": [0, 1], "winner": 1, "forfeit": {"cause": "TIMEOUT"}}, "by forfeit: TIMEOUT."),
        ({"moves": [0, 1], "winner": None}, "Result: not finished."),
        ({"moves": [0, 1, 1, 0], "winner": None, "size": [2, 2, 3]}, "Result: a draw."),
    ],
)
def test_how_a_game_ended(page: Page, game: dict[str, Any], result: str) -> None:
    page.set_content("".join(page_of(FACTS, [{**GAME, **game}])))
    expect(page.locator("#say")).to_contain_text(result)
    expect(page.locator("#choice")).to_be_hidden()  # nothing to choose from
    expect(page.locator(".won")).to_have_count(4 if len(game["moves"]) == 7 else 0)


def test_a_cell_of_who_beat_whom_lists_its_games(page: Page, league: Path) -> None:
    page.goto(league.as_uri())
    table = page.locator("#above section", has_text="Who beat whom").locator("table")
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


def test_long_names_have_short_ones(page: Page) -> None:
    names = [f"agents/a_{'very_' * 9}long_name:N_STEPS={number}" for number in range(2)]
    table = {"title": "Standings", "rows": [["", "player"], ["1", names[1]]], "words": [1]}
    facts = {**FACTS, "players": names, "tables": [table]}
    page.set_content("".join(page_of(facts, [GAME])))
    shown = page.locator("#above section", has_text="Standings").locator("td").last.inner_text()
    assert len(shown) <= 24
    expect(page.locator("#players")).to_contain_text(shown)
    legend = page.locator("#above section", has_text="short name").locator("tbody tr")
    expect(legend).to_have_count(2)
    expect(legend.filter(has_text=shown)).to_contain_text(names[1])


# Reviewed ---------------------------------------------------------------------------------------


def test_every_game_of_a_league_leads_to_its_review(page: Page, reviewed: Path) -> None:
    page.goto(reviewed.as_uri())
    games = data_of(reviewed)["games"]
    assert len(games) == 6
    for number, game in enumerate(games, start=1):
        page.locator(f"#list button:nth-child({number})").click(delay=PRESS_MS)
        expect(page.locator("#turning")).to_be_visible()
        expect(page.locator("#moves tbody tr")).to_have_count(len(game["moves"]))
        expect(page.locator("#moves tbody tr").last).to_be_visible()
        expect(page.locator(".scores")).to_be_visible()
        assert [move["verdict"] for move in game["review"][:2]] == ["given", "given"]
    expect(page.locator("#below")).to_contain_text("perfect moves")


def test_a_game_that_was_not_reached_says_so(page: Page, reviewed: Path) -> None:
    data = data_of(reviewed)
    games = data.pop("games")
    reached = ["review", "reasons", "asides", "last_scores", "turning_point", "turning_move"]
    games[1] = {key: value for key, value in games[1].items() if key not in reached}
    page.set_content("".join(page_of(data, games)))
    page.click("#list button:nth-child(2)")
    expect(page.locator("#record")).to_contain_text("not reviewed")
    for part in ("#turning", ".scores", "#accuracy", "#curve", "#teach"):
        expect(page.locator(part)).to_be_hidden()
    page.click("#list button:nth-child(1)")
    expect(page.locator("#record")).not_to_contain_text("not reviewed")


def test_where_time_was_up_the_move_played_has_its_score(page: Page, reviewed: Path) -> None:
    data = data_of(reviewed)
    game, *_ = data.pop("games")
    number = next(i for i, move in enumerate(game["review"]) if i > 1 and move["better"])
    move = game["review"][number]
    for each in game["review"]:
        each["scores"] = None
    page.set_content("".join(page_of(data, [game])))
    page.locator(f"#moves tbody tr:nth-child({number}) td").first.click(delay=PRESS_MS)
    known = {game["moves"][number]: move["after"]} | dict.fromkeys(move["better"], move["before"])
    shown = page.locator(".scores b").all_text_contents()
    assert {column: int(text) for column, text in enumerate(shown) if text} == known


def test_a_long_list_is_one_stop_for_tab(page: Page, league: Path) -> None:
    page.goto(f"{league.as_uri()}#game=2")
    page.focus("#how")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.game") == "1"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#list [aria-current=true]")).to_contain_text("3. ")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#list')") is None


def test_a_review_fits_the_window_whatever_the_names(page: Page, reviewed: Path) -> None:
    data = data_of(reviewed)
    games = data.pop("games")
    names = [f"a_{'very_' * 9}long_name:N_STEPS={number}" for number in range(3)]
    page.set_content("".join(page_of({**data, "players": names}, games)))
    page.click("#why")
    for width in (360, 390, 800, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for part in ("#list", "#accuracy", "#moves", "#reasons"):
            fits = "each => each.scrollWidth <= each.clientWidth"
            assert page.locator(part).evaluate(fits), (part, width)


# Colours ----------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    """The relative luminance of "#rrggbb". Source: WCAG 2.2."""
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("colours", "grounds", "least"),
    [
        ("ink", "panel back chosen bad-ground first-ground second-ground frame", 4.5),
        ("soft", "panel back chosen bad-ground", 4.5),
        ("bad", "panel bad-ground chosen", 4.5),
        ("mark", "first second", 4.5),
        ("first second", "hole frame panel", 3),
        ("edge accent good", "panel", 3),
        ("good accent", "hole frame", 3),
    ],
)
def test_contrast_is_that_of_wcag_aa(colours: str, grounds: str, least: float, scheme: int) -> None:
    found = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", source("style.css"))
    values = {name: pair[scheme] for name, *pair in found}
    for colour in colours.split():
        for ground in grounds.split():
            dark, light = sorted((luminance(values[colour]), luminance(values[ground])))
            assert (light + 0.05) / (dark + 0.05) >= least, (colour, ground)


def test_pictures_have_the_colours_of_the_page() -> None:
    light = dict(re.findall(r"--([\w-]+): light-dark\((#\w{6})", source("style.css")))
    named = (light["first"], light["second"], light["frame"], light["hole"], light["ink"])
    assert named == (*COLOURS, FRAME, HOLE, INK)

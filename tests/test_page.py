"""The page of a match or a league: complete in itself, safe against names, drawn by a browser."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import PROJECT
from playwright.sync_api import Page, expect

from arena.viewer import page as page_of
from arena.viewer import source
from evaluate import main
from play.draw import COLOURS, FRAME, HOLE, INK

ZOO = PROJECT / "tests" / "zoo"
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
    assert main([*players, "--league", "-n", "2", "--referee", "native", "--html", str(file)]) == 0
    return file


def data_of(page: Path) -> dict[str, Any]:
    text = page.read_text(encoding="utf-8")
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.S)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


def test_it_holds_every_game(league: Path) -> None:
    data = data_of(league)
    assert len(data["games"]) == 6
    assert sum(1 for game in data["games"] if game["forfeit"]) == 4
    assert len(data["ratings"]) == 3
    assert all(abs(sum(player["shares"]) - 1) < 1e-3 for player in data["times"]["players"])


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
    assert not re.search(r"@import|url\(|\bsrc\s*=", text)
    assert re.findall(r"https?://[^\"'\s]*", text) == ["http://www.w3.org/2000/svg"]


def test_a_league_is_drawn(page: Page, league: Path) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(league.as_uri())
    headings = ["Rating", "Standings", "Who beat whom", "Time per move"]
    expect(page.locator("#above h2")).to_have_text(headings)
    assert page.locator(".point").count() == 3
    assert page.locator("#above table").first.locator("tbody tr").count() == 3
    expect(page.locator("#list button")).to_have_count(6)
    expect(page.locator("#above")).to_contain_text("<script>alert(1)<")
    page.select_option("#how", "forfeit")
    expect(page.locator("#list button")).to_have_count(4)
    page.select_option("#who", "0")
    expect(page.locator("#list button")).to_have_count(2)
    page.click("#list button")
    expect(page.locator("#say")).to_contain_text("wins by forfeit: ERROR")
    expect(page.locator("#record")).to_contain_text("ValueError: a bug")
    expect(page.locator("#moves")).to_contain_text("given")
    assert errors == []


def test_the_address_names_the_position(page: Page, league: Path) -> None:
    moves = data_of(league)["games"][1]["moves"]
    page.goto(f"{league.as_uri()}#game=2&move=3")
    expect(page.locator(PLAYED)).to_have_count(3)
    expect(page.locator("#list [aria-current=true]")).to_contain_text("2. ")
    page.keyboard.press("ArrowRight")
    assert page.url.endswith("#game=2&move=4")
    for fragment, count in (("#game=2&move=999", len(moves)), ("#game=2&move=-1", 0)):
        page.evaluate(f"location.hash = '{fragment}'")
        expect(page.locator(PLAYED)).to_have_count(count)
    page.evaluate("location.hash = '#game=none&move=none'")
    expect(page.locator("#list [aria-current=true]")).to_contain_text("1. ")


@pytest.mark.parametrize(
    ("game", "result"),
    [
        ({"moves": [0, 1, 0, 1, 0, 1, 0], "winner": 0}, "Result: Bob wins."),
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


@pytest.mark.parametrize("width", [360, 390, 800, 1280])
def test_it_fits_the_window(page: Page, league: Path, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(league.as_uri())
    expect(page.locator(PLAYED).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


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

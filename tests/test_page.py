"""The page of a match or a league: complete in itself, safe against names, drawn by a browser."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from conftest import PRESS_MS, ZOO
from playwright.sync_api import Page, expect

from arena.configuration import complete_configuration
from arena.game import Cause, Forfeit, Game
from arena.result_page import game_facts
from arena.store import read_games
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
    assert 'http-equiv="Content-Security-Policy" content="default-src data: blob:' in text
    assert not re.search(r"@import|url\(|\bsrc\s*=", text)
    assert re.findall(r"https?://[^\"'\s]*", text) == ["http://www.w3.org/2000/svg"]


def test_a_league_is_drawn(page: Page, league: Path) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(league.as_uri())
    headings = [
        *("Rating", "Standings", "Who beat whom", "Seats, forfeits and time per move"),
        "Time per move",
    ]
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


def test_it_fits_the_window(page: Page, league: Path) -> None:
    for width in (360, 390, 800, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(league.as_uri())
        expect(page.locator(PLAYED).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_standings_fit_and_sort_by_column(page: Page, league: Path) -> None:
    page.goto(league.as_uri())
    assert page.locator("#above .overflows").count() == 0
    standings = page.locator("#above table").first
    heading = standings.locator("th", has_text="games").or_(standings.locator("th", has_text="Elo"))
    elo = standings.locator("tbody td:nth-child(3)")
    descending = elo.all_inner_texts()
    assert descending == sorted(descending, key=int, reverse=True)
    for order in ("descending", "ascending"):
        heading.first.locator("button").click(delay=PRESS_MS)
        expect(heading.first).to_have_attribute("aria-sort", order)
    assert elo.all_inner_texts() == sorted(descending, key=int)
    name = standings.locator("th:nth-child(2) button")
    name.focus()
    page.keyboard.press("Enter")
    names = standings.locator("tbody td:nth-child(2)").all_inner_texts()
    assert names == sorted(names, key=str.casefold)


def test_times_are_sorted_by_their_length(page: Page) -> None:
    times = ["12 ms", "300 \u00b5s", "2.5 s", "0"]
    rows = [["", "player", "median"], *([str(i), f"p{i}", time] for i, time in enumerate(times))]
    table = {"title": "Times", "rows": rows, "words": [1], "sorts": True}
    page.set_content("".join(page_of({**FACTS, "tables": [table]}, [GAME])))
    page.click("#above th:nth-child(3) button")
    sorted_times = page.locator("#above td:nth-child(3)").all_inner_texts()
    assert sorted_times == ["2.5 s", "12 ms", "300 \u00b5s", "0"]


def test_a_table_that_does_not_fit_says_that_it_scrolls(page: Page, league: Path) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(league.as_uri())
    section = page.locator("#above section", has_text="Seats, forfeits")
    expect(section.get_by_text("Scrolls sideways")).to_be_visible()
    box = section.get_by_role("region")
    box.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.activeElement.scrollLeft > 0")


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
        assert "pair 1" in text
        assert "given" in text
    assert page.evaluate("document.activeElement.closest('#list') !== null")
    page.select_option("#whom", "")
    expect(games).to_have_count(4)


def test_the_way_back_leads_to_the_game_before(page: Page, league: Path) -> None:
    page.goto(f"{league.as_uri()}#game=2&move=3")
    page.locator("#list button").nth(4).click(delay=PRESS_MS)
    expect(page.locator("#list [aria-current=true]")).to_contain_text("5. ")
    page.go_back()
    expect(page.locator("#list [aria-current=true]")).to_contain_text("2. ")
    expect(page.locator(PLAYED)).to_have_count(3)


def test_it_plays_by_itself(page: Page) -> None:
    page.set_content("".join(page_of(FACTS, [{**GAME, "moves": [0, 1, 2, 3]}])))
    page.select_option("#speed", "400")
    page.click("#play", delay=PRESS_MS)  # from the start, as the game is at its end
    expect(page.locator("#play")).to_have_text("Pause")
    expect(page.locator(PLAYED)).not_to_have_count(0)
    page.keyboard.press("ArrowRight")  # whoever steps takes over
    expect(page.locator("#play")).to_have_text("Play")
    page.click("#play", delay=PRESS_MS)
    expect(page.locator(PLAYED)).to_have_count(4)
    expect(page.locator("#play")).to_have_text("Play")


# Reviewed ---------------------------------------------------------------------------------------


def test_every_game_of_a_league_leads_to_its_review(page: Page, reviewed: Path) -> None:
    page.goto(reviewed.as_uri())
    games = data_of(reviewed)["games"]
    assert len(games) == 6
    for number, game in enumerate(games, start=1):
        page.locator(f"#list button:nth-child({number})").click(delay=PRESS_MS)
        expect(page.locator("#turning")).to_be_visible()
        expect(page.locator("#moves")).to_contain_text("before")
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
    expect(page.locator("#missing")).to_contain_text("not reviewed")
    expect(page.locator("#turning")).to_be_hidden()
    expect(page.locator(".scores")).to_be_hidden()
    page.click("#list button:nth-child(1)")
    expect(page.locator("#missing")).to_be_hidden()


def test_where_time_was_up_the_move_played_has_its_score(page: Page, reviewed: Path) -> None:
    data = data_of(reviewed)
    game, *_ = data.pop("games")
    number = next(i for i, move in enumerate(game["review"]) if i > 1 and move["better"])
    move = game["review"][number]
    for each in game["review"]:
        each["scores"] = None
    page.set_content("".join(page_of(data, [game])))
    page.locator(f"#moves tbody tr:nth-child({number}) button").click(delay=PRESS_MS)
    known = {game["moves"][number]: move["after"]} | dict.fromkeys(move["better"], move["before"])
    for column in range(data["size"][1]):
        shown = page.locator(f".scores [data-column='{column}'] b").inner_text()
        expected = known.get(column)
        assert shown.strip("\u2605") == (
            "" if expected is None else f"{expected:+d}".replace("+0", "0")
        )
    expect(page.locator("#say")).to_contain_text("Others: not found in the time given.")


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


@pytest.mark.parametrize("width", [390, 1280])
def test_scores_and_the_bar_stay_in_their_places(page: Page, reviewed: Path, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    data = data_of(reviewed)
    game, *_ = data.pop("games")
    game["review"][2]["scores"] = {c: {"score": 18, "words": "wins in 20"} for c in range(5)}
    wide = {**game, "size": [10, 12, 4]}
    page.set_content("".join(page_of(data, [game, wide])))
    for number in (1, 2):
        page.locator(f"#list button:nth-child({number})").click()
        page.locator("#moves tbody tr:nth-child(2) button").click()
        expect(page.locator(".scores .best").first).to_contain_text("+18")
        assert page.locator(".scores div").evaluate_all(
            "all => all.every(each => each.scrollWidth <= each.clientWidth)"
        )
        bar, frame = (page.locator(part).bounding_box() for part in (".balance", ".frame"))
        assert bar is not None
        assert frame is not None
        assert abs(bar["y"] + bar["height"] - frame["y"] - frame["height"]) < 6


def test_a_review_fits_a_telephone_whatever_the_names(page: Page, reviewed: Path) -> None:
    data = data_of(reviewed)
    games = data.pop("games")
    names = [f"a_{'very_' * 9}long_name:N_STEPS={number}" for number in range(3)]
    page.set_viewport_size({"width": 390, "height": 844})
    page.set_content("".join(page_of({**data, "players": names}, games)))
    page.click("#why")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for part in ("#list", "#accuracy", "#moves", "#reasons"):
        fits = "each => each.scrollWidth <= each.clientWidth"
        assert page.locator(part).evaluate(fits), part


# Taken along ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "forfeit", "overage"),
    [
        ([3, 3, 3], None, 60),
        ([0, 1, 0, 1, 0, 1, 0], None, 5.0),
        ([3, 3, 3], Forfeit(seat=1, cause=Cause.ERROR), 60),
        ([3, 3, 3], Forfeit(seat=1, cause=Cause.INVALID, column=9), 60),
        ([3, 3, 3], Forfeit(seat=1, cause=Cause.INVALID, detail="x"), 60),
        ([3, 3, 3], Forfeit(seat=1, cause=Cause.TIMEOUT), 60),
    ],
)
def test_a_saved_replay_is_kaggles(
    page: Page, tmp_path: Path, moves: list[int], forfeit: Forfeit | None, overage: float
) -> None:
    game = Game(
        id="abc",
        players=("Ann", "Bob"),
        configuration=complete_configuration({}),
        moves=tuple(moves),
        forfeit=forfeit,
        seconds=(None, 2.5, *((0.1, 70.0) if forfeit and forfeit.cause is Cause.TIMEOUT else ())),
        overage_budget=overage,
    )
    facts = {**FACTS, "configuration": game.configuration}
    page.set_content("".join(page_of(facts, [game_facts(game, [0, 1])])))
    with page.expect_download() as saved:
        page.click("#save-replay")
    file = tmp_path / "replay.json"
    saved.value.save_as(file)
    replay, official = json.loads(file.read_text()), json.loads(json.dumps(game.as_replay()))
    assert {key: official[key] for key in replay} == replay
    (read,) = read_games(file)
    assert (read.moves, read.winner, read.players) == (game.moves, game.winner, game.players)


def test_positions_and_games_can_be_copied_and_saved(page: Page, league: Path) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{league.as_uri()}#game=2&move=5")
    moves = "".join(str(column + 1) for column in data_of(league)["games"][1]["moves"])
    expected = (("game", moves), ("position", moves[:5]), ("link", page.url))
    for what, text in expected:
        page.click(f"#copy-{what}", delay=PRESS_MS)
        expect(page.locator("#done")).to_contain_text("copied")
        assert page.evaluate("navigator.clipboard.readText()") == text
    for kind in ("svg", "png"):
        with page.expect_download() as saved:
            page.click(f"#save-{kind}", delay=PRESS_MS)
        assert saved.value.suggested_filename.endswith(f"game-2-move-5.{kind}")
        content = Path(saved.value.path()).read_bytes()
        if kind == "png":
            assert content.startswith(b"\x89PNG")
        else:
            assert ElementTree.fromstring(content).tag == "{http://www.w3.org/2000/svg}svg"


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

"""The pages: `page` shows games, of a match, a league or a review; on `play_page` one plays.

A part of a page appears when its data is there. What is not among the data is found by the page
itself: scores by `scorer.js` (None in the page's `scorers`, by size, if the board has no module),
verdicts by the table of `bench/solver/judge.py`.
"""

import base64
import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NotRequired, TypedDict

from connectx.bench.levels import LEVELS
from connectx.bench.solver.judge import MISTAKES
from connectx.bench.solver.webassembly import search_module
from connectx.core.board import STANDARD, Geometry, geometry_of
from connectx.core.scores import MAX_STORED_DISCS
from connectx.core.scores_data import SCORES_CODE, SCORES_DISCS, SCORES_TEXT
from connectx.core.static_function import ALPHABET
from connectx.game import Game
from connectx.words import NUMBERS, SENTENCES

WEB_FOLDER = Path(__file__).parent  # of the scripts, style sheets and other parts of pages
# The address at which the docs and their board are published, such as
# "https://NAME.github.io/connectx/"; "" until there is one (docs/contributing.md).
DOCS = ""
# The places in view.html that the parts of play.html take, in this order. On other pages the places
# are empty.
PLACES_OF_PLAY_PARTS = ("MENU", "BESIDE", "LAST", "SETTING")
# The scripts of every page, in this order, each below those that it imports.
SHARED_SCRIPTS = (
    *("words.js", "rules.js", "board.js", "scorer.js", "verdicts.js"),
    *("known.js", "reasons.js", "overview.js", "lessons.js", "keys.js", "view.js"),
)
PLAY_SCRIPTS = (
    *(*SHARED_SCRIPTS, "ask.js", "log.js", "squares.js", "replay.js", "position.js", "storage.js"),
    *("session.js", "link.js", "puzzle.js", "player.js", "standing.js", "seats.js"),
    *("notebook.js", "setter.js", "menus.js", "play.js"),
)
GAMES_SCRIPTS = (*SHARED_SCRIPTS, "games.js")
STYLE_SHEETS = (
    *("colours.css", "grid.css", "board.css", "players.css", "controls.css", "overview.css"),
    *("lessons.css", "games.css", "narrow.css"),  # in this order, as later rules win
)
# What modules have and the one script of a page has not: imports, `export`, comments.
REMOVED_FROM_SCRIPTS_PATTERN = r"(?ms)^import [^;]*;\n|^export |^ *//[^\n]*\n|^ */\*\*.*?\*/\n"
DESCRIPTION = "Connect Four with exact scores, and the reasons: play, and find out why you lost."


class TableFacts(TypedDict):
    """A table of a page of games."""

    title: str
    note: NotRequired[str]
    rows: Sequence[Sequence[str]]  # the first one has the headings
    words: Sequence[int]  # the columns that are aligned to the left
    # The players in the rows and in the last columns, whose cells then list the games of the two.
    pairs: NotRequired[Sequence[int]]
    against: NotRequired[int]  # whose lost games against a row's player the player's name lists
    # Of each row positions to try again, before mistakes, as (game, moves), both from 0.
    examples: NotRequired[Sequence[Sequence[tuple[int, int]]]]


class GamesFacts(TypedDict):
    """What a page of games has, but for the games."""

    title: str
    players: Sequence[str]  # the names of all
    league: NotRequired[str]
    conclusion: NotRequired[Sequence[str]]  # the result: a headline, and what stands below it
    positions: NotRequired[bool]  # each game is one position, and its last move a mistake there
    size: NotRequired[Sequence[int]]  # rows, columns and inarow, of games that give none
    tables: NotRequired[Sequence[TableFacts]]
    below: NotRequired[Sequence[TableFacts]]  # below the games, folded


class GameFacts(TypedDict):
    """A game on such a page. Without `position_scores`, nobody has reviewed it."""

    players: Sequence[int]  # two numbers in the page's list; the first one moves first
    moves: Sequence[int]  # 0-based columns in playing order
    opening: int  # how many of them were given
    winner: int | None  # 0 for the first player
    forfeit: Mapping[str, Any] | None  # its seat, cause and detail
    seconds: Sequence[float | None]  # of every answer after the opening
    id: str
    title: NotRequired[str]
    size: NotRequired[Sequence[int]]
    position_scores: NotRequired[Sequence[int | None]]  # for the side to move
    better: NotRequired[Mapping[int, Sequence[int]]]  # best columns, by a mistake's number from 1
    reasons: NotRequired[Sequence[Sequence[str] | None]]  # of every position


class PlayFacts(TypedDict):
    """What a page to play on has."""

    size: Sequence[int]  # rows, columns and inarow
    moves: Sequence[int]  # 0-based columns, played at first
    seats: Sequence[str]  # by seat: "you", "page" (its own player) or the name of Python's player
    players: Sequence[str]  # those that Python can be asked for
    shows: Sequence[str]  # what is shown at first: any of "scores", "evaluation", "why"
    # None, "http" (the page is served and asks its server) or "frame" (it stands in a notebook,
    # and asks the page around it); `ask.js` has what is asked.
    python: str | None
    board: str  # an id of the board, "" without Python


def page(facts: GamesFacts, games: Iterable[GameFacts]) -> Iterator[str]:
    """Yield one self-contained HTML page of games in pieces: a long league need not fit in memory.

    The page needs no network, and takes any text as a name. Its data are one JSON object. For a
    board of another size than Kaggle's, the search that scores positions in the browser may have to
    be compiled first, which takes some seconds.
    """
    page_start, page_end = _make_html_around_games(facts["title"])
    yield page_start
    complete_facts = {"tables": [], "below": [], **facts}
    # Without its closing brace, the object stays open for the games and the scorers.
    yield _make_embedded_json(complete_facts).removesuffix("}") + ',"games":['
    separator = ""  # before the first game
    sizes = set()
    for game in games:
        size = game.get("size") or facts["size"]  # rows, columns and inarow
        sizes.add(tuple(size))
        yield separator + _make_embedded_json(game)
        separator = ",\n"
    scorers = {}
    for size in sizes:
        size_key = ",".join(map(str, size))  # such as "6,7,4"
        scorers[size_key] = scorer_facts(geometry_of(*size))
    yield '],"scorers":' + _make_embedded_json(scorers) + "}"
    yield page_end


def game_facts(game: Game, players: Sequence[int]) -> GameFacts:
    """Return a game as a page of games has it.

    `players` are two indices in the page's list of names, of which the first one moves first.
    """
    forfeit = None
    if game.forfeit is not None:
        forfeit = {
            "seat": game.forfeit.seat,
            "cause": game.forfeit.cause,
            "detail": f"{game.forfeit.detail}\n{game.forfeit.output_tail}".strip(),
        }
    seconds_after_opening = game.seconds[game.opening_plies :]
    return {
        "id": game.id,
        "players": players,
        "opening": game.opening_plies,
        "moves": game.moves,
        "winner": game.winner,
        "seconds": [_round_to_three_digits(seconds) for seconds in seconds_after_opening],
        "forfeit": forfeit,
    }


def _round_to_three_digits(seconds: float | None) -> float | None:
    """Return a time with three significant digits, such as 0.0123 for 0.01234; None stays None."""
    if not seconds:
        return seconds
    return float(f"{seconds:.3g}")


def play_page(facts: PlayFacts) -> str:
    """Return one self-contained HTML page to play on, which asks nobody but Python, if at all.

    `facts["python"]` says whether it asks Python: None, by "http", or from a "frame" in a notebook.
    """
    is_served = facts["python"] == "http"
    is_in_notebook = facts["python"] == "frame"
    page_start, page_end = _make_html_around_play_data(is_served=is_served)
    puzzles = []  # for each level a list of them; a board in a notebook has none
    if not is_in_notebook:
        # Each line has the puzzles of a level, as `tests/make_puzzles.py` writes them.
        puzzles = [line.split() for line in source("puzzles.txt").splitlines()]
    complete_facts = {
        **facts,
        "scorer": scorer_facts(geometry_of(*facts["size"])),
        "puzzles": puzzles,
        "levels": {level.name: level._asdict() for level in LEVELS},
    }
    return page_start + _make_embedded_json(complete_facts) + page_end


def source(name: str) -> str:
    """Return the text of a file in this folder, such as "view.html", without indentation.

    All scripts become one script in a page, so a script has no imports, no `export` and no lines of
    comments then. The tables that it shares with Python, such as the sentences, are filled in as
    JSON, in place of "/*SENTENCES*/" and the like.
    """
    text = (WEB_FOLDER / name).read_text(encoding="utf-8")
    text = re.sub(r"(?m)^ +", "", text)  # spaces at the beginning of a line
    if not name.endswith(".js"):
        return text
    text = re.sub(REMOVED_FROM_SCRIPTS_PATTERN, "", text)
    mistakes = [mistake._asdict() for mistake in MISTAKES]
    text = text.replace("/*SENTENCES*/", json.dumps(SENTENCES))
    text = text.replace("/*NUMBERS*/", json.dumps(NUMBERS))
    return text.replace("/*MISTAKES*/", json.dumps(mistakes))


def _make_html_around_games(title: str) -> tuple[str, str]:
    """Return the HTML above and the HTML below the data of a page of games."""
    no_play_parts = [""] * len(PLACES_OF_PLAY_PARTS)  # these are for a page to play on
    view = _fill_view(no_play_parts)
    parts = {
        "BODY": source("games.html").replace("/*VIEW*/", view),
        "BRAND": "span",  # the heading of the page is its title
        "TITLE": escape(title),
        "CONNECT": "",
    }
    return _make_html_around_data(parts, GAMES_SCRIPTS)


def _make_html_around_play_data(*, is_served: bool) -> tuple[str, str]:
    """Return the HTML above and the HTML below the data of a page to play on.

    A page that `is_served` may ask its server.
    """
    # The parts of the view that only a page to play on has, one for each of PLACES_OF_PLAY_PARTS.
    play_parts = source("play.html").split("/*NEXT*/")
    parts = {
        "BODY": _fill_view(play_parts),
        "BRAND": "h1",
        "TITLE": "ConnectX: play, and find out why",
        "CONNECT": "connect-src 'self';" if is_served else "",
    }
    return _make_html_around_data(parts, PLAY_SCRIPTS)


def _fill_view(play_parts: Sequence[str]) -> str:
    """Return the HTML of a board and its controls, in which these parts fill the empty places.

    There is one part for each of `PLACES_OF_PLAY_PARTS`, in their order.
    """
    view = source("view.html")
    for place, part in zip(PLACES_OF_PLAY_PARTS, play_parts, strict=True):
        view = view.replace(f"/*{place}*/", part)
    return view


def _make_html_around_data(parts: Mapping[str, str], scripts: Iterable[str]) -> tuple[str, str]:
    """Return the HTML above and the HTML below the data of a page.

    `parts` are those in which pages differ, by the names of their places: page.html has a place
    such as "/*TITLE*/". `scripts` are names of files, which become the one script of the page.
    """
    script = "".join(map(source, scripts))
    script_digest = hashlib.sha256(script.encode()).digest()  # the page allows this script alone
    shared_parts = {
        "DOCS": f'href="{DOCS}"' if DOCS else "hidden",
        "STYLE": "".join(map(source, STYLE_SHEETS)),
        "DESCRIPTION": DESCRIPTION,
        "DIGEST": base64.b64encode(script_digest).decode(),
        "SCRIPT": script,
    }
    all_parts = shared_parts | dict(parts)
    page_start, page_end = source("page.html").split("/*DATA*/")
    return _fill_places(page_start, all_parts), _fill_places(page_end, all_parts)


def _fill_places(text: str, parts: Mapping[str, str]) -> str:
    """Return a text in which each place, such as "/*TITLE*/", is replaced by its part.

    All places are filled in at once, as a part may have a text that looks like a place.
    """
    return re.sub(r"/\*(?P<name>[A-Z]+)\*/", lambda place: parts[place["name"]], text)


def _make_embedded_json(value: object) -> str:
    """Return the JSON of a value, in which no text can end the script element around it."""
    text = json.dumps(value, separators=(",", ":"))  # without spaces
    return text.replace("<", "\\u003c")  # which JSON reads as "<", and HTML does not


@cache
def scorer_facts(geometry: Geometry) -> dict[str, Any] | None:
    """Return the search with which a page scores positions of a board, as JSON has it.

    "module" is the search, compiled to WebAssembly. On Kaggle's board, "opening" has the stored
    scores of positions with few discs. `newScorer` in scorer.js takes both. Returns None if the
    board is too large for a module.
    """
    module = search_module(geometry)
    if module is None:
        return None
    stored_scores = {
        "discs": SCORES_DISCS,
        "kept": MAX_STORED_DISCS,
        "code": SCORES_CODE,
        "text": SCORES_TEXT,
        "alphabet": ALPHABET,
    }
    return {
        "module": base64.b64encode(module).decode(),
        "opening": stored_scores if geometry == STANDARD else None,
    }

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
# The places in the view that the parts of play.html take, in this order; on other pages they are
# empty.
PLAY_PLACES = ("MENU", "BESIDE", "LAST", "SETTING")
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
REMOVED_PATTERN = r"(?ms)^import [^;]*;\n|^export |^ *//[^\n]*\n|^ */\*\*.*?\*/\n"
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

    It needs no network, and takes any text as a name. For a board of another size its search may
    have to be compiled first, which takes some seconds.
    """
    page_start, page_end = _make_games_page(facts["title"])
    yield page_start
    complete_facts = {"tables": [], "below": [], **facts}
    yield _embed(complete_facts).removesuffix("}") + ',"games":['
    separator = ""
    sizes = set()
    for game in games:
        sizes.add(tuple(game.get("size") or facts["size"]))
        yield separator + _embed(game)
        separator = ",\n"
    scorers = {",".join(map(str, size)): scorer_facts(geometry_of(*size)) for size in sizes}
    yield '],"scorers":' + _embed(scorers) + "}"
    yield page_end


def game_facts(game: Game, players: Sequence[int]) -> GameFacts:
    """Return a game as the page has it. `players` are indices in the page's list of names."""
    forfeit = None
    if game.forfeit is not None:
        forfeit = {
            "seat": game.forfeit.seat,
            "cause": game.forfeit.cause,
            "detail": f"{game.forfeit.detail}\n{game.forfeit.output_tail}".strip(),
        }
    seconds = game.seconds[game.opening_plies :]
    return {
        "id": game.id,
        "players": players,
        "opening": game.opening_plies,
        "moves": game.moves,
        "winner": game.winner,
        "seconds": [answer and float(f"{answer:.3g}") for answer in seconds],  # None stays None
        "forfeit": forfeit,
    }


def play_page(facts: PlayFacts) -> str:
    """Return one self-contained HTML page to play on, which asks nobody but Python, if at all."""
    page_start, page_end = _make_play_page(is_served=facts["python"] == "http")
    puzzles = []
    if facts["python"] != "frame":  # a board in a notebook has none
        # Each line has the puzzles of a level, as `tests/make_puzzles.py` writes them.
        puzzles = [line.split() for line in source("puzzles.txt").splitlines()]
    complete_facts = {
        **facts,
        "scorer": scorer_facts(geometry_of(*facts["size"])),
        "puzzles": puzzles,
        "levels": {level.name: level._asdict() for level in LEVELS},
    }
    return page_start + _embed(complete_facts) + page_end


def source(name: str) -> str:
    """Return the text of one of the files of pages, without indentation.

    A script comes as a part of the one script of a page, without its imports and comments.
    """
    text = re.sub(r"(?m)^ +", "", (WEB_FOLDER / name).read_text(encoding="utf-8"))
    if not name.endswith(".js"):
        return text
    text = re.sub(REMOVED_PATTERN, "", text)
    text = text.replace("/*SENTENCES*/", json.dumps(SENTENCES))
    text = text.replace("/*NUMBERS*/", json.dumps(NUMBERS))
    return text.replace("/*MISTAKES*/", json.dumps([mistake._asdict() for mistake in MISTAKES]))


def _make_games_page(title: str) -> tuple[str, str]:
    """Return what stands above and below the data of a page of games."""
    view = _fill_view([""] * len(PLAY_PLACES))
    parts = {
        "BODY": source("games.html").replace("/*VIEW*/", view),
        "BRAND": "span",  # the heading of the page is its title
        "TITLE": escape(title),
        "CONNECT": "",
    }
    return _fill_page(parts, GAMES_SCRIPTS)


def _make_play_page(*, is_served: bool) -> tuple[str, str]:
    """Return what stands above and below the data of a page to play on.

    A page that `is_served` may ask its server.
    """
    parts = {
        "BODY": _fill_view(source("play.html").split("/*NEXT*/")),
        "BRAND": "h1",
        "TITLE": "ConnectX: play, and find out why",
        "CONNECT": "connect-src 'self';" if is_served else "",
    }
    return _fill_page(parts, PLAY_SCRIPTS)


def _fill_view(play_parts: Sequence[str]) -> str:
    """Return the view of a board with its `PLAY_PLACES` filled."""
    view = source("view.html")
    for place, part in zip(PLAY_PLACES, play_parts, strict=True):
        view = view.replace(f"/*{place}*/", part)
    return view


def _fill_page(parts: Mapping[str, str], scripts: Iterable[str]) -> tuple[str, str]:
    """Return what stands above and below the data of a page, by the parts in which pages differ."""
    script = "".join(map(source, scripts))
    all_parts = {
        **parts,
        "DOCS": f'href="{DOCS}"' if DOCS else "hidden",
        "STYLE": "".join(map(source, STYLE_SHEETS)),
        "DESCRIPTION": DESCRIPTION,
        "DIGEST": base64.b64encode(hashlib.sha256(script.encode()).digest()).decode(),
        "SCRIPT": script,
    }

    def fill(text: str) -> str:
        # All parts are filled in at once, as a title may look like the name of a part.
        return re.sub(r"/\*([A-Z]+)\*/", lambda name: all_parts[name[1]], text)

    page_start, page_end = source("page.html").split("/*DATA*/")
    return fill(page_start), fill(page_end)


def _embed(value: object) -> str:
    """Return JSON in which no name can end the script element."""
    return json.dumps(value, separators=(",", ":")).replace("<", "\\u003c")


@cache
def scorer_facts(geometry: Geometry) -> dict[str, Any] | None:
    """Return what `newScorer` in scorer.js takes, as JSON has it; None if a board has no module."""
    module = search_module(geometry)
    if module is None:
        return None
    opening = {
        "discs": SCORES_DISCS,
        "kept": MAX_STORED_DISCS,
        "code": SCORES_CODE,
        "text": SCORES_TEXT,
        "alphabet": ALPHABET,
    }
    return {
        "module": base64.b64encode(module).decode(),
        "opening": opening if geometry == STANDARD else None,
    }

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

FOLDER = Path(__file__).parent
# The address at which the docs and their board are published, such as
# "https://NAME.github.io/connectx/"; "" until there is one (docs/owner.md).
DOCS = ""
VIEW = "view.html"
# In this order, each below those that it imports; a page adds its own.
SHARED = (
    *("words.js", "rules.js", "board.js", "scorer.js", "verdicts.js"),
    *("known.js", "reasons.js", "overview.js", "lessons.js", "view.js"),
)
PLAY = (
    *(*SHARED, "ask.js", "position.js", "link.js", "puzzle.js", "player.js", "standing.js"),
    "play.js",
)
GAMES = (*SHARED, "games.js")
LEFT_OUT = r"(?ms)^import [^;]*;\n|^export |^ *//[^\n]*\n|^ */\*\*.*?\*/\n"  # in one script
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
    head, rest = _page_around("games.html", GAMES, facts["title"])
    yield head
    complete = {"tables": [], "below": [], **facts}
    yield _embedded(complete).removesuffix("}") + ',"games":['
    separator, sizes = "", set()
    for game in games:
        sizes.add(tuple(game.get("size") or facts["size"]))
        yield separator + _embedded(game)
        separator = ",\n"
    scorers = {",".join(map(str, size)): scorer_facts(geometry_of(*size)) for size in sizes}
    yield '],"scorers":' + _embedded(scorers) + "}"
    yield rest


def game_facts(game: Game, players: Sequence[int]) -> GameFacts:
    """A game as the page has it; `players` number its players in the page's list."""
    forfeit = game.forfeit
    detail = forfeit and f"{forfeit.detail}\n{forfeit.output_tail}".strip()
    return {
        "id": game.id,
        "players": players,
        "opening": game.opening_plies,
        "moves": game.moves,
        "winner": game.winner,
        "seconds": [
            taken and float(f"{taken:.3g}") for taken in game.seconds[game.opening_plies :]
        ],
        "forfeit": {"seat": forfeit.seat, "cause": forfeit.cause, "detail": detail}
        if forfeit
        else None,
    }


def play_page(facts: PlayFacts) -> str:
    """Return one self-contained HTML page to play on, which asks nobody but Python, if at all."""
    connect = "connect-src 'self';" if facts["python"] == "http" else ""
    head, rest = _page_around(VIEW, PLAY, "ConnectX: play, and find out why", connect)
    scorer = scorer_facts(geometry_of(*facts["size"]))
    levels_of_puzzles = source("puzzles.txt").splitlines()  # of tests/make_puzzles.py
    puzzles = [] if facts["python"] == "frame" else [line.split() for line in levels_of_puzzles]
    levels = {level.name: level._asdict() for level in LEVELS}
    more = {"scorer": scorer, "puzzles": puzzles, "levels": levels}
    return head + _embedded({**facts, **more}) + rest


def source(name: str) -> str:
    """Return a file's text without indentation; a module's also without imports, comments."""
    text = re.sub(r"(?m)^ +", "", (FOLDER / name).read_text(encoding="utf-8"))
    if not name.endswith(".js"):
        return text
    text = re.sub(LEFT_OUT, "", text).replace("/*SENTENCES*/", json.dumps(SENTENCES))
    text = text.replace("/*NUMBERS*/", json.dumps(NUMBERS))
    return text.replace("/*MISTAKES*/", json.dumps([mistake._asdict() for mistake in MISTAKES]))


def _page_around(body: str, scripts: Iterable[str], title: str, connect: str = "") -> list[str]:
    """Return what stands above and below the data of a page."""
    script = "".join(map(source, scripts))
    menu, _, beside = source("play.html").partition("/*BESIDE*/") if body == VIEW else ("", "", "")
    view = source(VIEW).replace("/*MENU*/", menu).replace("/*BESIDE*/", beside)
    parts = {
        "BODY": view if body == VIEW else source(body).replace("/*VIEW*/", view),
        "BRAND": "h1" if body == VIEW else "span",  # the page of games has a title
        "DOCS": f'href="{DOCS}"' if DOCS else "hidden",
        "STYLE": source("style.css"),
        "TITLE": escape(title),
        "DESCRIPTION": DESCRIPTION,
        "CONNECT": connect,
        "DIGEST": base64.b64encode(hashlib.sha256(script.encode()).digest()).decode(),
        "SCRIPT": script,
    }

    def filled(text: str) -> str:  # once, as a title may look like the name of a part
        return re.sub(r"/\*([A-Z]+)\*/", lambda name: parts[name[1]], text)

    return [filled(part) for part in source("page.html").split("/*DATA*/")]


def _embedded(value: object) -> str:
    """Return JSON in which no name can end the script element."""
    return json.dumps(value, separators=(",", ":")).replace("<", "\\u003c")


@cache
def scorer_facts(geometry: Geometry) -> dict[str, Any] | None:
    """What `newScorer` in scorer.js takes, as JSON has it; None if the board has no module."""
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

"""One page that shows games: a match, a league, a review.

board.js     the board; a session's front end uses the same file
style.css    colours, controls and the board, light and dark; likewise
tables.js    tables that sort, charts
export.js    a game as moves and as a Kaggle replay
viewer.js    the list of games; stepping through one, leaving it, the score curve
page.html    the skeleton that `page` fills, and its layout

A part of the page appears when its data is there. `facts` holds

    title      text
    about      text below it
    size       [rows, columns, inarow], of games that give none of their own
    configuration   Kaggle's, likewise; for replays
    players    the names of all players
    ratings    [{name, elo, low, high}, ...], best first: a chart
    tables     [{title, note, rows, words, sorts, pairs}, ...]; rows of text, the first one being
               the headings; `words` numbers the columns that are aligned to the left; with `sorts`
               the headings sort; `pairs` are the numbers of the players in the rows and in the last
               columns, whose cells then list the games of the two
    times      {edges, players: [{name, median, shares}, ...]}: a chart; edges in seconds, and the
               share of a player's answers between every two of them
    summary    tables below the games

and each game, of which there is at least one,

    players    two numbers in the list of all players; the first one moves first
    moves      0-based columns in playing order, of which `opening` were given
    winner     0 for the first player, 1 or None; forfeit: {seat, cause, column, detail} or None
    id, title, pair, size, configuration      optional
    seconds    of every answer after the opening, None where unknown
    overage_budget    seconds that each player had beyond actTimeout
    turning_point     text; the page opens after move `turning_move`
    review     of every move {before, after, words, mark, verdict, better, scores, overage};
               `scores` is {column: {score, words}} of the position before it, or None
    last_scores    likewise, after the last move
    reasons    of every position {sentences, line, threats}; a line is columns of best play
    asides     of every position {column: {scores, line}}: what is known of the position after a
               move there; scores by column, None where it is full

Only `title`, `players` and a game's `players`, `moves` and `winner` are required.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
SCRIPTS = ("board.js", "tables.js", "export.js", "viewer.js")


def page(facts: Mapping[str, Any], games: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield one self-contained HTML page in pieces, so that a long league need not fit in memory.

    It needs no network, and takes any text as a name.
    """
    head, rest = source("page.html").split("/*DATA*/")
    yield head.replace("/*STYLE*/", source("style.css"))
    yield _embedded(facts).removesuffix("}") + ',"games":['
    separator = ""
    for game in games:
        yield separator + _embedded(game)
        separator = ",\n"
    yield "]}"
    yield rest.replace("/*SCRIPT*/", "".join(map(source, SCRIPTS)))


def source(name: str) -> str:
    """Return the text of one of the files above, such as "board.js"."""
    return (FOLDER / name).read_text(encoding="utf-8")


def _embedded(value: object) -> str:
    """Return JSON in which no name can end the script element."""
    return json.dumps(value, separators=(",", ":")).replace("<", "\\u003c")

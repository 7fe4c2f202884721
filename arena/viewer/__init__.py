"""One page that shows games: a match, a league, a review.

board.js     the board; a session's front end uses the same file
style.css    colours, controls and the board, light and dark; likewise
viewer.js    tables, the list of games; stepping through one, leaving it, learning from mistakes
page.html    the skeleton that `page` fills, and its layout

A part of the page appears when its data is there. `facts` holds

    title      text; verdict: the result in one line; reviewed: which games were
    size       [rows, columns, inarow], of games that give none of their own
    players    the names of all players
    tables     [{title, note, rows, words, pairs}, ...]; rows of text, the first one being the
               headings; `words` numbers the columns that are aligned to the left; `pairs` are the
               numbers of the players in the rows and in the last columns, whose cells then list
               the games of the two
    below      tables below the games
    verdicts   [{verdict, mark, meaning, blunder}, ...], worst first: of moves with a mark

and each game, of which there is at least one,

    players    two numbers in the list of all players; the first one moves first
    moves      0-based columns in playing order, of which `opening` were given
    winner     0 for the first player, 1 or None; forfeit: {seat, cause, detail} or None
    id, title, size      optional
    seconds    of every answer after the opening, None where unknown
    turning_point     text; the page opens after move `turning_move`
    review     of every move {before, after, words, mark, verdict, better}
    scores     of every position the score of each column: None where it is full, or no list if
               they are not known
    reasons    of every position {sentences, line, threats}; a line is columns of best play
    asides     of every position {column: {scores, line}}: what is known of the position after a
               move there; scores likewise
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from arena.game import SIZE, Game
from arena.report import CROSS_TITLE, WORDS, Result, tables_of, verdict_lines

FOLDER = Path(__file__).parent
SCRIPTS = ("board.js", "viewer.js")


def page(facts: Mapping[str, Any], games: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield one self-contained HTML page in pieces, so that a long league need not fit in memory.

    It needs no network, and takes any text as a name.
    """
    head, rest = source("page.html").split("/*DATA*/")
    yield head.replace("/*STYLE*/", source("style.css"))
    yield _embedded({"tables": [], "below": [], **facts}).removesuffix("}") + ',"games":['
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


def result_page(
    result: Result,
    games: Iterable[Game],
    reviews: Mapping[str, Mapping[str, Any]],
    further: Mapping[str, Any],
) -> Iterator[str]:
    """Yield the page of a match or a league in pieces; see `arena.viewer` for its form.

    `reviews` are further facts of the games that were reviewed, by id; `further` are those of the
    page: verdicts, and tables below the games.
    """
    order = list(result.ratings)
    tables = [
        {
            "title": title,
            "rows": rows,
            "words": [column for column, heading in enumerate(rows[0]) if heading in WORDS],
            "pairs": order if title == CROSS_TITLE else [],
        }
        for title, rows in tables_of(result).items()
    ]
    facts = {
        "title": "ConnectX match" if len(order) == 2 else "ConnectX league",
        "verdict": " ".join(verdict_lines(result)),
        "size": [result.league.rules.configuration[key] for key in SIZE],
        "players": result.names,
        "tables": tables[:2],
        **further,
        "below": [*further.get("below", ()), *tables[2:]],
    }
    if 0 < len(reviews) < result.scoreboard.games:
        which = f"{len(reviews)} of {result.scoreboard.games} games reviewed"
        facts["reviewed"] = f"{which}, drawn evenly over the pairs of players."
    return page(
        facts, ({**game_facts(game, game.numbers), **reviews.get(game.id, {})} for game in games)
    )


def game_facts(game: Game, players: Sequence[int]) -> dict[str, Any]:
    """A game as the page has it; `players` number its players in the page's list."""
    forfeit = game.forfeit
    detail = forfeit and f"{forfeit.detail}\n{forfeit.output_tail}".strip()
    return {
        "id": game.id,
        "players": players,
        "opening": game.opening_plies,
        "moves": game.moves,
        "winner": game.winner,
        "seconds": game.seconds[game.opening_plies :],
        "forfeit": forfeit and {"seat": forfeit.seat, "cause": forfeit.cause, "detail": detail},
    }

"""The page of a match or a league: what it shows of the result and of every game."""

from collections.abc import Iterator

from connectx.arena.report import CROSS_TITLE, Result, conclusion, tables_of
from connectx.game import SIZE
from connectx.web.page import GamesFacts, TableFacts, game_facts, page
from connectx.words import TEXT_HEADINGS


def result_page(result: Result) -> Iterator[str]:
    """Yield the page of a match or a league in pieces; see `connectx.web.page` for its form."""
    tables: list[TableFacts] = [
        {
            "title": title,
            "rows": rows,
            "words": [column for column, heading in enumerate(rows[0]) if heading in TEXT_HEADINGS],
            "pairs": list(result.ratings) if title == CROSS_TITLE else [],
        }
        for title, rows in tables_of(result).items()
    ]
    facts: GamesFacts = {
        "league": result.league.id,
        "title": "ConnectX match" if len(result.names) == 2 else "ConnectX league",
        "conclusion": conclusion(result),
        "size": [result.league.rules.configuration[key] for key in SIZE],
        "players": result.names,
        "tables": tables[:1],
        "below": tables[1:],
    }
    return page(facts, (game_facts(game, game.numbers) for game in result.games))

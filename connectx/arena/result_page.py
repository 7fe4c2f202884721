"""The page of a match or a league: what it shows of the result and of every game."""

from collections.abc import Iterable, Iterator, Sequence

from connectx.arena.report import CROSS_TITLE, WORDS, Result, Rows, conclusion, tables_of
from connectx.game import SIZE, Game
from connectx.web.page import GameFacts, GamesFacts, TableFacts, page


def result_page(result: Result, games: Iterable[Game]) -> Iterator[str]:
    """Yield the page of a match or a league in pieces; see `connectx.web.page` for its form."""
    tables: list[TableFacts] = [
        {
            "title": title,
            "rows": rows,
            "words": [column for column, heading in enumerate(rows[0]) if heading in WORDS],
            "pairs": result.order if title == CROSS_TITLE else [],
        }
        for title, rows in map(_points_first, *zip(*tables_of(result).items()))
    ]
    facts: GamesFacts = {
        "league": result.league.id,
        "title": "ConnectX match" if len(result.names) == 2 else "ConnectX league",
        "conclusion": " ".join(conclusion(result)),
        "size": [result.league.rules.configuration[key] for key in SIZE],
        "players": result.names,
        "tables": tables[:2],
        "below": tables[2:],
    }
    return page(facts, (game_facts(game, game.numbers) for game in games))


def _points_first(title: str, rows: Rows) -> tuple[str, Rows]:
    """A table with the points beside the player's name: a telephone shows the first columns."""
    ranks = {heading: place for place, heading in enumerate([*WORDS, "points"])}
    order = sorted(range(len(rows[0])), key=lambda column: ranks.get(rows[0][column], len(ranks)))
    return title, [[row[column] for column in order] for row in rows]


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

"""The result of a match or a league as a page."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from arena.game import Game
from arena.report import CONDUCT, RANKING, Result, cross_table, standings, table_rows
from arena.score import Summary
from arena.viewer import page

# Three bars for each power of ten, from a microsecond to a hundred seconds.
TIME_EDGES = (*(factor * 10.0**power for power in range(-6, 2) for factor in (1, 2, 5)), 100.0)
CONDUCT_ON_PAGE = ("", *CONDUCT)


def result_page(
    result: Result,
    games: Iterable[Game],
    reviews: Mapping[str, Mapping[str, Any]],
    summary: Sequence[Mapping[str, Any]],
) -> Iterator[str]:
    """Yield the page of a match or a league in pieces; see `arena.viewer` for its form.

    `reviews` are further facts of some games, by id; `summary` are tables about them.
    """
    lines = standings(result, result.ratings())
    tables = [_table("Standings", [[*RANKING], *table_rows(RANKING, lines)], sorts=True)]
    if len(lines) > 2:
        headings, rows = cross_table(result, lines)
        note = "Wins / draws / losses of the row against the column; press one to list its games."
        pairs = [line.number for line in lines]
        tables.append(_table("Who beat whom", [headings, *rows], note, pairs=pairs))
    rows = [[*CONDUCT_ON_PAGE], *table_rows(CONDUCT_ON_PAGE, lines)]
    tables.append(_table("Seats, forfeits and time per move", rows, sorts=True))
    if (ladder := result.ladder) is not None:
        tables.append(_table("Kaggle's ladder", ladder.rows(), f"{ladder.title}.", sorts=True))
    times = [
        {
            "name": line.name,
            "median": line.summary.times.median,
            "shares": _time_shares(line.summary),
        }
        for line in lines
    ]
    configuration = result.league.rules.configuration
    facts = {
        "title": "ConnectX match" if len(lines) == 2 else "ConnectX league",
        "about": result.title,
        "size": [configuration[key] for key in ("rows", "columns", "inarow")],
        "configuration": configuration,
        "players": [player.name for player in result.league.players],
        "ratings": [
            {"name": line.name, "elo": line.rating.elo, **line.rating.interval._asdict()}
            for line in lines
        ],
        "tables": tables,
        "times": {"edges": TIME_EDGES, "players": times},
        "summary": summary,
    }
    return page(
        facts, ({**game_facts(game, game.numbers), **reviews.get(game.id, {})} for game in games)
    )


def _table(
    title: str, rows: Sequence[Sequence[str]], note: str = "", **more: Any
) -> dict[str, Any]:
    return {"title": title, "note": note, "rows": rows, "words": [1], **more}


def _time_shares(summary: Summary) -> list[float]:
    """The share of a player's answers between every two of TIME_EDGES."""
    counts = [0] * (len(TIME_EDGES) - 1)
    for seconds, count in summary.seconds.items():
        counts[min(max(bisect_right(TIME_EDGES, seconds) - 1, 0), len(counts) - 1)] += count
    return [round(count / (sum(counts) or 1), 5) for count in counts]


def game_facts(game: Game, players: Sequence[int]) -> dict[str, Any]:
    """A game as the page has it; `players` number its players in the page's list."""
    forfeit = game.forfeit
    return {
        "id": game.id,
        "players": players,
        "pair": game.round + 1 if game.id else None,
        "opening": game.opening_plies,
        "moves": game.moves,
        "winner": game.winner,
        "seconds": game.seconds[game.opening_plies :],
        "overage_budget": game.overage_budget,
        "forfeit": forfeit
        and {
            "seat": forfeit.seat,
            "cause": forfeit.cause,
            "column": forfeit.column,
            "detail": f"{forfeit.detail}\n{forfeit.output_tail}".strip(),
        },
    }

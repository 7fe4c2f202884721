"""The result of a match or a league as a page."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from arena.game import SIZE, Game
from arena.report import (
    CONDUCT,
    RANKING,
    Result,
    Standing,
    cross_table,
    standings,
    table_rows,
    verdict_lines,
)
from arena.viewer import page

CONDUCT_ON_PAGE = ("", *CONDUCT)


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
    lines = standings(result, result.ratings())
    count, total = len(reviews), result.scoreboard.games
    note = "Elo with 95 % intervals; the average of all players is 0." if len(lines) > 2 else ""
    tables = [_table("Standings", [RANKING, *table_rows(RANKING, lines)], note)]
    if len(lines) > 2:
        headings, rows = cross_table(result, lines)
        note = "Wins / draws / losses of the row against the column; press one to list its games."
        pairs = [line.number for line in lines]
        tables.append(_table("Who beat whom", [headings, *rows], note, pairs=pairs))
    rows = _with_content([CONDUCT_ON_PAGE, *table_rows(CONDUCT_ON_PAGE, lines)])
    below = [_table("Seats, forfeits and time per move", rows)]
    if (ladder := result.ladder) is not None:
        below.append(_table("Kaggle's ladder", ladder.rows(), f"{ladder.title}."))
    facts = {
        "title": "ConnectX match" if len(lines) == 2 else "ConnectX league",
        "verdict": " ".join(verdict_lines(result)) or _verdict(lines),
        "about": result.title,
        "size": [result.league.rules.configuration[key] for key in SIZE],
        "players": [player.name for player in result.league.players],
        "tables": tables,
        **further,
        "below": [*further.get("below", ()), *below],
    }
    if 0 < count < total:
        which = "drawn evenly over the pairs of players"
        facts["reviewed"] = f"{count} of {total} games reviewed, {which}."
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


def _verdict(lines: Sequence[Standing]) -> str:
    """Who came first, in one line."""
    first, *others = lines
    whom = others[0].name if len(others) == 1 else f"{len(others)} others"
    points = f"{100 * first.summary.total.share:.1f} % of the points"
    return f"{first.name} leads {whom} with {points}"


def _table(
    title: str, rows: Sequence[Sequence[str]], note: str = "", **more: Any
) -> dict[str, Any]:
    return {"title": title, "note": note, "rows": rows, "words": [1], **more}


def _with_content(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """The rows without the columns that have nothing but zeros."""
    kept = [any(cell not in ("", "0") for cell in column[1:]) for column in zip(*rows)]
    return [[cell for cell, keep in zip(row, kept) if keep] for row in rows]

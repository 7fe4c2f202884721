"""The result of a match or a league as a page."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from arena.game import SIZE, Game
from arena.report import Result, conduct, cross_table, ranking, verdict_lines
from arena.viewer import page


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
    ratings = result.ratings()
    count, total = len(reviews), result.scoreboard.games
    note = "Elo with 95 % intervals; the average of all players is 0." if len(ratings) > 2 else ""
    tables = [_table("Standings", ranking(result, ratings), note)]
    if len(ratings) > 2:
        rows = cross_table(result, ratings, lambda record: "/".join(map(str, record)))
        note = "Wins / draws / losses of the row against the column; press one to list its games."
        tables.append(_table("Who beat whom", rows, note, pairs=list(ratings)))
    rows = conduct(result, ratings)
    below = [_table("Seats, forfeits and time per move", rows, words=[0])]
    if (ladder := result.ladder) is not None:
        below.append(_table("Kaggle's ladder", ladder.rows(), f"{ladder.title}."))
    facts = {
        "title": "ConnectX match" if len(ratings) == 2 else "ConnectX league",
        "verdict": " ".join(verdict_lines(result)) or _verdict(result, next(iter(ratings))),
        "about": result.title,
        "size": [result.league.rules.configuration[key] for key in SIZE],
        "players": result.names,
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


def _verdict(result: Result, first: int) -> str:
    """Who came first in a league, in one line."""
    points = f"{100 * result.scoreboard.summaries[first].total.share:.1f} % of the points"
    return f"{result.names[first]} leads {len(result.names) - 1} others with {points}"


def _table(
    title: str, rows: Sequence[Sequence[str]], note: str = "", **more: Any
) -> dict[str, Any]:
    return {"title": title, "note": note, "rows": rows, "words": [1], **more}

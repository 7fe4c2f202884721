"""The report of a league as one HTML page that needs no network; `page.html` draws the data."""

import json
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from arena.game import Game
from arena.report import Result, describe_forfeits, league_title, ranked
from arena.score import Score

TEMPLATE = Path(__file__).with_name("page.html")
MARK = "/*DATA*/"
# Three bars for each power of ten, from a microsecond to a hundred seconds.
TIME_EDGES = tuple(factor * 10.0**power for power in range(-6, 2) for factor in (1, 2, 5)) + (
    100.0,
)


def league_page(result: Result, games: Iterable[Game]) -> Iterator[str]:
    """The page, in pieces, so that a long league need not fit in memory."""
    head, tail = TEMPLATE.read_text(encoding="utf-8").split(MARK)
    yield head
    yield _embedded(_facts(result)).removesuffix("}")
    yield ', "games": ['
    separator = ""
    for game in games:
        yield separator + _embedded(_game(game))
        separator = ",\n"
    yield "]}"
    yield tail


def _embedded(value: object) -> str:
    """JSON that no "</script>" in a name can end."""
    return json.dumps(value, separators=(",", ":")).replace("<", "\\u003c")


def _facts(result: Result) -> dict[str, Any]:
    ratings, summaries = result.ratings(), result.summaries()
    count = len(result.players)
    players = []
    for number, (player_id, rating, summary) in enumerate(zip(result.players, ratings, summaries)):
        players.append(
            {
                "name": player_id.name,
                "elo": rating.elo,
                "elo_low": rating.interval.low,
                "elo_high": rating.interval.high,
                "superiority": rating.superiority,
                "games": summary.total.games,
                "share": summary.total.share,
                "total": _counts(summary.total),
                "first": _counts(summary.first),
                "second": _counts(summary.second),
                "forfeits": describe_forfeits(summary),
                "median": summary.times.median,
                "percentile_99": summary.times.percentile_99,
                "worst": summary.times.worst,
                "overage": summary.overage_total,
                "times": _time_shares(result, number),
            }
        )
    cross = [[result.score_against(one, other) for other in range(count)] for one in range(count)]
    return {
        "title": league_title(result),
        "configuration": result.configuration,
        "order": ranked([rating.elo for rating in ratings]),
        "players": players,
        "cross": [[_counts(score) if score.games else None for score in line] for line in cross],
        "time_edges": TIME_EDGES,
    }


def _time_shares(result: Result, player: int) -> list[float]:
    """The share of a player's answers between every two of TIME_EDGES."""
    shares = [0.0] * (len(TIME_EDGES) - 1)
    times = result.scoreboard.times(player)
    for seconds, count in times.items():
        place = min(max(bisect_right(TIME_EDGES, seconds) - 1, 0), len(shares) - 1)
        shares[place] += count / times.total()
    return [round(share, 5) for share in shares]


def _counts(score: Score) -> tuple[int, int, int]:
    return score.wins, score.draws, score.losses


def _game(game: Game) -> list[Any]:
    """In the order that `page.html` expects."""
    forfeit = game.forfeit
    return [
        game.id,
        game.numbers,
        game.opening_plies,
        game.moves,
        game.winner,
        game.seconds[game.opening_plies :],
        forfeit and [forfeit.seat, forfeit.cause, f"{forfeit.detail}\n{forfeit.output_tail}"],
    ]

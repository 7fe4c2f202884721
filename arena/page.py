"""The report of a match or a league as one HTML page; see `arena/viewer` for its form."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from arena.game import Game
from arena.rating import Rating
from arena.report import Result, describe_forfeits, duration, league_title, ranked
from arena.score import Score
from arena.viewer import page

# Three bars for each power of ten, from a microsecond to a hundred seconds.
TIME_EDGES = tuple(factor * 10.0**power for power in range(-6, 2) for factor in (1, 2, 5)) + (
    100.0,
)
STANDINGS = (
    "|player|Elo|95 %|LOS|games|score|w / d / l|first|second|win rate|95 %|forfeits"
    "|median|99 %|worst|overage"
)


def league_page(result: Result, games: Iterable[Game]) -> Iterator[str]:
    """Yield the page of a match or a league in pieces."""
    return page(_league_facts(result), map(_game_facts, games))


def _league_facts(result: Result) -> dict[str, Any]:
    names = [player_id.name for player_id in result.players]
    ratings, summaries = result.ratings(), result.summaries()
    order = ranked([rating.elo for rating in ratings])
    tables = [_standings(result, ratings, order)]
    if len(names) > 2:
        tables.append(_cross_table(result, order))
    return {
        "title": "ConnectX match" if len(names) == 2 else "ConnectX league",
        "about": league_title(result),
        "size": [result.configuration[key] for key in ("rows", "columns", "inarow")],
        "players": names,
        "ratings": [
            {
                "name": names[number],
                "elo": ratings[number].elo,
                **vars(ratings[number].interval),
            }
            for number in order
        ],
        "tables": tables,
        "times": {
            "edges": TIME_EDGES,
            "players": [
                {
                    "name": names[number],
                    "median": summaries[number].times.median,
                    "shares": _time_shares(result, number),
                }
                for number in order
            ],
        },
    }


def _standings(result: Result, ratings: Sequence[Rating], order: Sequence[int]) -> dict[str, Any]:
    summaries = result.summaries()
    rows = [STANDINGS.split("|")]
    for rank, number in enumerate(order, start=1):
        rating, summary = ratings[number], summaries[number]
        total, wins, times = summary.total, summary.win_interval, summary.times
        seconds = (times.median, times.percentile_99, times.worst, summary.overage_total)
        rows.append(
            [
                str(rank),
                result.players[number].name,
                f"{rating.elo:+.0f}",
                f"{rating.interval.low:+.0f} to {rating.interval.high:+.0f}",
                "" if rating.superiority is None else f"{rating.superiority:.1%}",
                str(total.games),
                f"{total.share:.1%}",
                *(_counts(score) for score in (total, summary.first, summary.second)),
                f"{total.win_rate:.1%}",
                f"{wins.low:.1%} to {wins.high:.1%}",
                describe_forfeits(summary),
                *map(duration, seconds),
            ]
        )
    return {"title": "Standings", "note": "", "rows": rows, "words": [1]}


def _cross_table(result: Result, order: Sequence[int]) -> dict[str, Any]:
    rows = [["", "player", *(str(rank) for rank in range(1, len(order) + 1))]]
    for rank, one in enumerate(order, start=1):
        scores = (result.score_against(one, other) for other in order)
        cells = (_counts(score) if score.games else "" for score in scores)
        rows.append([str(rank), result.players[one].name, *cells])
    note = "Wins / draws / losses of the row against the column."
    return {"title": "Who beat whom", "note": note, "rows": rows, "words": [1]}


def _time_shares(result: Result, player: int) -> list[float]:
    """Return the share of a player's answers between every two of TIME_EDGES."""
    shares = [0.0] * (len(TIME_EDGES) - 1)
    times = result.scoreboard.times(player)
    for seconds, count in times.items():
        place = min(max(bisect_right(TIME_EDGES, seconds) - 1, 0), len(shares) - 1)
        shares[place] += count / times.total()
    return [round(share, 5) for share in shares]


def _counts(score: Score) -> str:
    return f"{score.wins} / {score.draws} / {score.losses}"


def _game_facts(game: Game) -> dict[str, Any]:
    forfeit = game.forfeit
    return {
        "id": game.id,
        "players": game.numbers,
        "opening": game.opening_plies,
        "moves": game.moves,
        "winner": game.winner,
        "seconds": game.seconds[game.opening_plies :],
        "forfeit": forfeit
        and {"cause": forfeit.cause, "detail": f"{forfeit.detail}\n{forfeit.output_tail}".strip()},
    }

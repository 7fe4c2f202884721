"""What many reviews say about each player."""

import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.markup import escape
from rich.table import Table

from arena.report import duration
from review.moves import KEEPS_VALUE, MARKS, THROWS_VALUE, VERDICTS, Review, Verdict


def verdict_facts() -> list[dict[str, Any]]:
    """The verdicts with a mark, worst first, as `arena.viewer` wants them."""
    return [
        {"verdict": name, "mark": mark, "meaning": text, "blunder": name in THROWS_VALUE}
        for name, mark, text in VERDICTS
        if mark
    ]


@dataclass(frozen=True, kw_only=True)
class PlayerSummary:
    """One player's moves in all the games reviewed."""

    name: str
    games: int  # a game against itself counts twice
    wins: int
    draws: int
    losses: int
    moves: int
    scored: int  # moves with a verdict
    perfect: float | None  # the share of scored moves; None if none was scored
    value_keeping: float | None  # likewise
    verdicts: dict[Verdict, int]
    forfeits: dict[str, int]  # by cause
    median_seconds: float | None
    most_overage: float  # in one game; 0 if none is known


def player_summaries(reviews: Sequence[Review]) -> list[PlayerSummary]:
    """One summary per name, most games first."""
    names = Counter(name for review in reviews for name in dict.fromkeys(review.game.players))
    return [_summarize(name, reviews) for name, _ in names.most_common()]


def _summarize(name: str, reviews: Sequence[Review]) -> PlayerSummary:
    results: Counter[str] = Counter()
    forfeits: Counter[str] = Counter()
    moves, overage = [], []
    for review in reviews:
        game = review.game
        for seat in (seat for seat, player in enumerate(game.players) if player == name):
            own = [move for move in review.moves[game.opening_plies :] if move.seat == seat]
            moves += own
            overage.append(sum(move.overage or 0.0 for move in own))
            results["games"] += 1
            if game.finished:
                won = game.winner == seat
                results["draws" if game.winner is None else "wins" if won else "losses"] += 1
            if game.forfeit is not None and game.forfeit.seat == seat:
                forfeits[game.forfeit.cause] += 1
    verdicts = Counter(move.verdict for move in moves)
    scored = len(moves) - verdicts[Verdict.UNKNOWN]
    keeping = sum(verdicts[verdict] for verdict in KEEPS_VALUE)
    seconds = [move.seconds for move in moves if move.seconds is not None]
    return PlayerSummary(
        name=name,
        games=results["games"],
        wins=results["wins"],
        draws=results["draws"],
        losses=results["losses"],
        moves=len(moves),
        scored=scored,
        perfect=verdicts[Verdict.PERFECT] / scored if scored else None,
        value_keeping=keeping / scored if scored else None,
        verdicts={verdict: verdicts[verdict] for verdict in Verdict},
        forfeits=dict(sorted(forfeits.items())),
        median_seconds=statistics.median(seconds) if seconds else None,
        most_overage=max(overage, default=0.0),
    )


def summary_table(summaries: Sequence[PlayerSummary]) -> Table:
    """A table with a column per player and a row per fact."""
    table = Table(title="Players", title_justify="left")
    names, *rows = summary_rows(summaries)
    table.add_column("")
    for name in names[1:]:
        table.add_column(escape(name), justify="right", overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table


def summary_rows(summaries: Sequence[PlayerSummary]) -> list[list[str]]:
    """The summaries as text: a row of names, then a row per fact that differs from nothing."""
    columns = [_facts(summary) for summary in summaries]
    rows = [[fact, *(column[fact] for column in columns)] for fact in columns[0]]
    return [row for row in rows if any(cell not in ("", "0") for cell in row[1:])]


def _facts(summary: PlayerSummary) -> dict[str, str]:
    return {
        "player": summary.name,
        "games": str(summary.games),
        "wins / draws / losses": f"{summary.wins} / {summary.draws} / {summary.losses}",
        "moves scored": f"{summary.scored} of {summary.moves}",
        "perfect moves": _percent(summary.perfect),
        "value-keeping moves": _percent(summary.value_keeping),
        **{f"{name} ({mark})": str(summary.verdicts[name]) for name, mark in MARKS.items()},
        "forfeits": ", ".join(f"{count} {cause}" for cause, count in summary.forfeits.items()),
        "time per move, median": _duration(summary.median_seconds),
        "overage, most in a game": duration(summary.most_overage),
    }


def _percent(share: float | None) -> str:
    return "" if share is None else f"{share:.1%}"


def _duration(seconds: float | None) -> str:
    return "" if seconds is None else duration(seconds)

"""What many reviews say about each player."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from review.moves import KEEPS_VALUE, MARKS, Review, Verdict


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
    perfect: float | None  # share of the scored moves; None if none was scored
    value_keeping: float | None  # likewise
    verdicts: dict[Verdict, int]


def player_summaries(reviews: Sequence[Review]) -> list[PlayerSummary]:
    """One summary per name, most games first."""
    names = Counter(name for review in reviews for name in dict.fromkeys(review.game.players))
    return [_summarize(name, reviews) for name, _ in names.most_common()]


def _summarize(name: str, reviews: Sequence[Review]) -> PlayerSummary:
    seats = [(r, seat) for r in reviews for seat in (0, 1) if r.game.players[seat] == name]
    points = Counter(r.game.points_of(seat) for r, seat in seats if r.game.finished)
    verdicts = Counter(
        move.verdict
        for review, seat in seats
        for move in review.moves[review.game.opening_plies :]
        if move.seat == seat
    )
    scored = verdicts.total() - verdicts[Verdict.UNKNOWN]
    keeping = sum(verdicts[verdict] for verdict in KEEPS_VALUE)
    return PlayerSummary(
        name=name,
        games=len(seats),
        wins=points[1.0],
        draws=points[0.5],
        losses=points[0.0],
        moves=verdicts.total(),
        scored=scored,
        perfect=verdicts[Verdict.PERFECT] / scored if scored else None,
        value_keeping=keeping / scored if scored else None,
        verdicts={verdict: verdicts[verdict] for verdict in Verdict},
    )


def summary_rows(summaries: Sequence[PlayerSummary]) -> list[list[str]]:
    """The summaries as text: a row of names, then a row per fact."""
    columns = [_facts(summary) for summary in summaries]
    return [[fact, *(column[fact] for column in columns)] for fact in columns[0]]


def _facts(summary: PlayerSummary) -> dict[str, str]:
    return {
        "player": summary.name,
        "games": str(summary.games),
        "wins / draws / losses": f"{summary.wins} / {summary.draws} / {summary.losses}",
        "moves scored": f"{summary.scored} of {summary.moves}",
        "perfect moves": _percent(summary.perfect),
        "value-keeping moves": _percent(summary.value_keeping),
        **{f"{name} ({mark})": str(summary.verdicts[name]) for name, mark in MARKS.items()},
    }


def _percent(share: float | None) -> str:
    return "" if share is None else f"{share:.1%}"

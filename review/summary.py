"""What many reviews say about each player."""

import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.markup import escape
from rich.table import Table

from arena.report import duration
from review.moves import KEEPS_VALUE, THROWS_VALUE, Review, Verdict

STAGE_PLIES = 10  # mistakes are counted by stages of so many moves of a game


@dataclass(frozen=True, kw_only=True)
class PlayerSummary:
    """One player's moves in all the games reviewed."""

    name: str
    games: int  # a game against itself counts twice
    wins: int
    draws: int
    losses: int
    moves: int
    scored: int  # moves with a verdict; `share` is of these
    verdicts: Counter[Verdict]
    thrown_by_stage: Counter[int]  # values thrown away, by stage of STAGE_PLIES moves
    forfeits: Counter[str]
    median_seconds: float | None
    most_overage: float | None  # in one game

    def share(self, verdicts: Iterable[Verdict]) -> float | None:
        """The share of scored moves with one of these verdicts; None if none was scored."""
        if not self.scored:
            return None
        return sum(self.verdicts[verdict] for verdict in verdicts) / self.scored


def player_summaries(reviews: Sequence[Review]) -> list[PlayerSummary]:
    """One summary per name, most games first."""
    names = Counter(name for review in reviews for name in dict.fromkeys(review.game.players))
    return [_summarize(name, reviews) for name, _ in names.most_common()]


def _summarize(name: str, reviews: Sequence[Review]) -> PlayerSummary:
    seats = [
        (review, seat)
        for review in reviews
        for seat, player in enumerate(review.game.players)
        if player == name
    ]
    moves = [
        move
        for review, seat in seats
        for move in review.moves[review.game.opening_plies :]
        if move.seat == seat
    ]
    results = Counter(
        "unfinished"
        if not review.game.finished
        else "draw"
        if review.game.winner is None
        else "win"
        if review.game.winner == seat
        else "loss"
        for review, seat in seats
    )
    verdicts = Counter(move.verdict for move in moves)
    seconds = [move.seconds for move in moves if move.seconds is not None]
    overages = [
        sum(used)
        for review, seat in seats
        if (used := [m.overage for m in review.moves if m.seat == seat and m.overage is not None])
    ]
    return PlayerSummary(
        name=name,
        games=len(seats),
        wins=results["win"],
        draws=results["draw"],
        losses=results["loss"],
        moves=len(moves),
        scored=len(moves) - verdicts[Verdict.UNKNOWN],
        verdicts=verdicts,
        thrown_by_stage=Counter(
            (move.number - 1) // STAGE_PLIES for move in moves if move.verdict in THROWS_VALUE
        ),
        forfeits=Counter(
            review.game.forfeit.cause
            for review, seat in seats
            if review.game.forfeit is not None and review.game.forfeit.seat == seat
        ),
        median_seconds=statistics.median(seconds) if seconds else None,
        most_overage=max(overages, default=None),
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
    """The summaries as text: a row of names, then a row per fact."""
    stages = sorted({stage for summary in summaries for stage in summary.thrown_by_stage})
    facts: dict[str, Callable[[PlayerSummary], str]] = {
        "": lambda summary: summary.name,
        "games": lambda summary: str(summary.games),
        "wins / draws / losses": lambda s: f"{s.wins} / {s.draws} / {s.losses}",
        "moves scored": lambda summary: f"{summary.scored} of {summary.moves}",
        "perfect moves": lambda summary: _percent(summary.share([Verdict.PERFECT])),
        "value-keeping moves": lambda summary: _percent(summary.share(KEEPS_VALUE)),
        "slower wins": _count_of(Verdict.SLOWER_WIN),
        "faster losses": _count_of(Verdict.FASTER_LOSS),
        "draws thrown away": _count_of(Verdict.DRAW_THROWN),
        "wins thrown away": _count_of(Verdict.WIN_THROWN),
        **{
            f"  thrown in moves {stage * STAGE_PLIES + 1} to {(stage + 1) * STAGE_PLIES}": (
                _thrown_in(stage)
            )
            for stage in stages
        },
        "forfeits": lambda summary: _forfeits(summary.forfeits),
        "time per move, median": lambda summary: _duration(summary.median_seconds),
        "overage, most in a game": lambda summary: _duration(summary.most_overage),
    }
    rows = [[fact, *(cell(summary) for summary in summaries)] for fact, cell in facts.items()]
    return [row for row in rows if any(row[1:])]  # not every file has times


def _count_of(verdict: Verdict) -> Callable[[PlayerSummary], str]:
    return lambda summary: str(summary.verdicts[verdict])


def _thrown_in(stage: int) -> Callable[[PlayerSummary], str]:
    return lambda summary: str(summary.thrown_by_stage[stage])


def _percent(share: float | None) -> str:
    return "" if share is None else f"{share:.1%}"


def _duration(seconds: float | None) -> str:
    return "" if seconds is None else duration(seconds)


def _forfeits(forfeits: Counter[str]) -> str:
    return ", ".join(f"{count} {cause}" for cause, count in sorted(forfeits.items())) or "0"


def summary_facts(summary: PlayerSummary) -> dict[str, Any]:
    """The summary as JSON."""
    return {
        "name": summary.name,
        "games": summary.games,
        "wins": summary.wins,
        "draws": summary.draws,
        "losses": summary.losses,
        "moves": summary.moves,
        "scored": summary.scored,
        "perfect": summary.share([Verdict.PERFECT]),
        "value_keeping": summary.share(KEEPS_VALUE),
        "verdicts": {str(verdict): summary.verdicts[verdict] for verdict in Verdict},
        "thrown_by_stage": {
            f"{stage * STAGE_PLIES + 1}-{(stage + 1) * STAGE_PLIES}": count
            for stage, count in sorted(summary.thrown_by_stage.items())
        },
        "forfeits": dict(summary.forfeits),
        "median_seconds": summary.median_seconds,
        "most_overage": summary.most_overage,
    }

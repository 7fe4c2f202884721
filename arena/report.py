"""Print a match, and write it down."""

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.table import Table

from arena.match import Cause, Contestant, Game, show_again
from arena.score import Score, Summary, summarize


@dataclass(frozen=True, kw_only=True)
class Match:
    """The games of two players, in the order in which they were played."""

    players: tuple[Contestant, Contestant]
    seed: int
    configuration: Mapping[str, Any]
    planned: int  # games; fewer were played where the match was interrupted
    games: tuple[Game, ...]
    versions: Mapping[str, str]


def match_table(match: Match) -> Table:
    """The result as a table, one line for each player."""
    table = Table(title=_title(match), caption=_caption(match), caption_justify="left")
    table.add_column("player", overflow="fold")
    for heading in (
        *("first W/D/L", "second W/D/L", "W/D/L", "win rate", "95 % interval"),
        *("forfeits", "median", "99 %", "worst", "overage"),
    ):
        table.add_column(heading, justify="right")
    for number, contestant in enumerate(match.players):
        summary = summarize(match.games, number)
        table.add_row(
            contestant.name,
            _score(summary.first),
            _score(summary.second),
            _score(summary.total),
            f"{summary.total.win_rate:.1%}",
            f"{summary.win_interval.low:.1%} - {summary.win_interval.high:.1%}",
            _forfeits(summary),
            *(
                duration(seconds)
                for seconds in (
                    summary.times.median,
                    summary.times.percentile_99,
                    summary.times.worst,
                    summary.overage_worst,
                )
            ),
        )
    return table


def forfeit_lines(match: Match) -> list[str]:
    """One line for each kind of forfeit, with the reason of its first: what to mend."""
    seen: dict[tuple[int, Cause], list[Game]] = {}
    for game in match.games:
        if game.forfeit is not None:
            culprit = game.players[game.forfeit.seat]
            seen.setdefault((culprit, game.forfeit.cause), []).append(game)
    lines = []
    for (culprit, cause), games in sorted(seen.items()):
        forfeit = games[0].forfeit
        assert forfeit is not None
        reason = forfeit.detail.splitlines()[-1]
        lines.append(f"{match.players[culprit].name}: {len(games)} x {cause}, first: {reason}")
    for number, contestant in enumerate(match.players):
        unanswered = summarize(match.games, number).unanswered
        if unanswered:
            lines.append(
                f"{contestant.name}: {unanswered} x None returned, played as column 0 as on Kaggle"
            )
    return lines


def match_json(match: Match) -> str:
    """The whole match with its counts, as JSON."""
    summaries = [dataclasses.asdict(summarize(match.games, number)) for number in (0, 1)]
    return json.dumps({**dataclasses.asdict(match), "summaries": summaries}, indent=1) + "\n"


def game_html(game: Game) -> str:
    """The game as a page of kaggle-environments' own renderer."""
    return show_again(game).render_html(names=[player.name for player in game.contestants])


def duration(seconds: float) -> str:
    """Three digits and a unit: 12.3 ms."""
    for unit, factor in (("s", 1.0), ("ms", 1e3)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds * 1e6:.0f} µs" if seconds else "0"


def _title(match: Match) -> str:
    size = "{rows} x {columns}, {inarow} in a row".format_map(match.configuration)
    played = f"{len(match.games)} games"
    if len(match.games) < match.planned:
        played = f"{len(match.games)} of {match.planned} games, interrupted"
    return f"{played} on {size}, seed {match.seed}"


def _caption(match: Match) -> str:
    return "W/D/L: wins, draws, losses; times per move with loading; overage: most in one game"


def _score(score: Score) -> str:
    return f"{score.wins}/{score.draws}/{score.losses}"


def _forfeits(summary: Summary) -> str:
    counts = [f"{count} {cause}" for cause, count in summary.forfeits.items() if count]
    return ", ".join(counts) or "0"

"""Print a match, and write it down."""

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.markup import escape
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
    """The result as a table: a column for each player, a line for each fact."""
    table = Table(title=_title(match), title_justify="left")
    table.add_column("")
    for contestant in match.players:
        table.add_column(escape(contestant.name), justify="right", overflow="fold")
    columns = [_facts(summarize(match.games, number)) for number in (0, 1)]
    for fact in columns[0]:
        table.add_row(fact, *(column[fact] for column in columns))
        if fact in LAST_OF_A_GROUP:
            table.add_section()
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


def _facts(summary: Summary) -> dict[str, str]:
    low, high = summary.win_interval.low, summary.win_interval.high
    times = summary.times
    return {
        "wins / draws / losses": _score(summary.total),
        "  moving first": _score(summary.first),
        "  moving second": _score(summary.second),
        "win rate": f"{summary.total.win_rate:.1%}",
        "  95 % interval": f"{low:.1%} - {high:.1%}",
        **{f"forfeits: {cause}": str(count) for cause, count in summary.forfeits.items()},
        "time per move: median": duration(times.median),
        "  99th percentile": duration(times.percentile_99),
        "  worst, with loading": duration(times.worst),
        "overage, most in a game": duration(summary.overage_worst),
    }


LAST_OF_A_GROUP = ("  moving second", "  95 % interval", f"forfeits: {list(Cause)[-1]}")


def _title(match: Match) -> str:
    size = "{rows} x {columns}, {inarow} in a row".format_map(match.configuration)
    played = f"{len(match.games)} game{'s' * (match.planned != 1)}"
    if len(match.games) < match.planned:
        played = f"interrupted after {len(match.games)} of {match.planned} games"
    return f"{played} on {size}, seed {match.seed}"


def _score(score: Score) -> str:
    return f"{score.wins} / {score.draws} / {score.losses}"

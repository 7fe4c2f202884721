"""The result of a league, as tables and as JSON."""

import dataclasses
import functools
import importlib.metadata
import json
import platform
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.markup import escape
from rich.table import Table

from arena.game import Cause, Game, PlayerId
from arena.rating import Rating, SequentialTest, quick_elo, rate
from arena.record import game_line
from arena.score import Score, Scoreboard, Summary


@dataclass(frozen=True, kw_only=True)
class Result:
    """A league as far as it has been played."""

    players: tuple[PlayerId, ...]
    seed: int
    configuration: Mapping[str, Any]
    planned: int  # games; fewer are played if the league is interrupted or decided
    scoreboard: Scoreboard
    games_now: int = 0  # how many of them this run played
    seconds: float = 0.0  # that it took
    test: SequentialTest | None = None

    @property
    def games_an_hour(self) -> float:
        """The pace of this run; 0 if it has played no game."""
        return self.games_now / self.seconds * 3600 if self.seconds else 0.0

    def summaries(self) -> list[Summary]:
        """Of every player, by number."""
        return [self.scoreboard.summary(number) for number in range(len(self.players))]

    def ratings(self) -> list[Rating]:
        """Of every player, by number."""
        return rate(self.scoreboard.meetings, len(self.players))

    def score_against(self, one: int, other: int) -> Score:
        """What one player scored against another."""
        meeting = self.scoreboard.meetings.get((min(one, other), max(one, other)))
        score = meeting.score if meeting else Score()
        if one < other:
            return score
        return Score(wins=score.losses, draws=score.draws, losses=score.wins)


# Two players ------------------------------------------------------------------------------------


def match_table(result: Result) -> Table:
    """The result of two players: a column per player, a line per fact."""
    table = Table(title=league_title(result), title_justify="left")
    table.add_column("")
    for player_id in result.players:
        table.add_column(escape(player_id.name), justify="right", overflow="fold")
    columns = [_facts(summary) for summary in result.summaries()]
    for fact in columns[0]:
        table.add_row(fact, *(column[fact] for column in columns))
        if fact in LAST_OF_A_GROUP:
            table.add_section()
    return table


def forfeit_lines(result: Result) -> list[str]:
    """A line per kind of forfeit, with the reason of the first one: what to fix."""
    lines = [
        f"{result.players[culprit].name}: {count} x {cause}, first: {reason}"
        for (culprit, cause), (count, reason) in sorted(result.scoreboard.forfeits.items())
    ]
    for player_id, summary in zip(result.players, result.summaries()):
        if summary.unanswered:
            lines.append(
                f"{player_id.name}: {summary.unanswered} x None returned, "
                "played as column 0 as on Kaggle"
            )
    return lines


def test_line(result: Result) -> str:
    """The state of the sequential test."""
    test = result.test
    assert test is not None
    meeting = result.scoreboard.meetings.get((0, 1))
    pairs = meeting.pentanomial if meeting else (0,) * 5
    ratio, bounds = test.log_likelihood_ratio(pairs), test.bounds
    decision = test.decision(pairs)
    state = "not decided yet" if decision is None else f"accepted: {decision}"
    return (
        f"SPRT of elo0={test.elo0:g}, elo1={test.elo1:g}: {state}; log-likelihood ratio "
        f"{ratio:.2f} of {bounds.low:.2f} to {bounds.high:.2f}, "
        f"pairs with 0 to 2 points {list(pairs)}"
    )


# Many players -----------------------------------------------------------------------------------


def ranking_table(result: Result) -> Table:
    """The players by rating."""
    table = Table(title=league_title(result), title_justify="left")
    table.add_column("")
    table.add_column("player", overflow="fold")
    for heading in ("Elo", "95 % interval", "LOS", "games", "score", "w/d/l"):
        table.add_column(heading, justify="right")
    ratings, summaries = result.ratings(), result.summaries()
    for rank, number in enumerate(ranked([rating.elo for rating in ratings]), start=1):
        rating, total = ratings[number], summaries[number].total
        likelihood = rating.superiority
        table.add_row(
            str(rank),
            escape(result.players[number].name),
            f"{rating.elo:+.0f}",
            f"{rating.interval.low:+.0f} to {rating.interval.high:+.0f}",
            "" if likelihood is None else f"{likelihood:.1%}",
            str(total.games),
            f"{total.share:.1%}",
            _narrow(total),
        )
    return table


def conduct_table(result: Result) -> Table:
    """The players' scores by seat, their forfeits and their times."""
    table = Table(title="seats, forfeits and time per move", title_justify="left")
    table.add_column("")
    for heading in ("first", "second", "forfeits", "median", "99 %", "worst", "overage"):
        table.add_column(heading, justify="right")
    elo = quick_elo(result.scoreboard.meetings, len(result.players))
    summaries = result.summaries()
    for rank, number in enumerate(ranked(elo), start=1):
        summary = summaries[number]
        times = summary.times
        table.add_row(
            str(rank),
            *(_narrow(score) for score in (summary.first, summary.second)),
            describe_forfeits(summary),
            *(duration(each) for each in (times.median, times.percentile_99, times.worst)),
            duration(summary.overage_total),
        )
    return table


def cross_table(result: Result) -> Table:
    """Wins, draws and losses of every player (a line) against every other, best first."""
    order = ranked(quick_elo(result.scoreboard.meetings, len(result.players)))
    table = Table(title="w/d/l of the line against the column", title_justify="left")
    table.add_column("")
    table.add_column("player", overflow="fold")
    for rank in range(1, len(order) + 1):
        table.add_column(str(rank), justify="right")
    for rank, one in enumerate(order, start=1):
        scores = (
            "" if one == other else _narrow(result.score_against(one, other)) for other in order
        )
        table.add_row(str(rank), escape(result.players[one].name), *scores)
    return table


def live_table(result: Result) -> Table:
    """The league during play: quick to make, a line per player."""
    pace = result.games_an_hour
    left = result.planned - result.scoreboard.games
    caption = f"{pace:,.0f} games an hour, {duration(left / pace * 3600) if pace else '?'} left"
    if result.test is not None:
        caption += f"\n{test_line(result)}"
    table = Table(
        title=f"{result.scoreboard.games} of {result.planned} games", caption=caption, expand=False
    )
    table.add_column("player", overflow="fold")
    for heading in ("Elo", "games", "score", "w/d/l", "forfeits", "median"):
        table.add_column(heading, justify="right")
    elo = quick_elo(result.scoreboard.meetings, len(result.players))
    summaries = result.summaries()
    for number in ranked(elo):
        summary = summaries[number]
        table.add_row(
            escape(result.players[number].name),
            f"{elo[number]:+.0f}",
            str(summary.total.games),
            f"{summary.total.share:.1%}",
            _narrow(summary.total),
            describe_forfeits(summary),
            duration(summary.times.median),
        )
    return table


def ranked(elo: Sequence[float]) -> list[int]:
    """The numbers of the players, strongest first."""
    return sorted(range(len(elo)), key=lambda number: -elo[number])


# JSON -------------------------------------------------------------------------------------------


def result_json(result: Result, games: Iterable[Game]) -> Iterator[str]:
    """The whole result as JSON, in pieces: a long league need not fit in memory."""
    facts = {
        "players": [vars(player_id) for player_id in result.players],
        "seed": result.seed,
        "configuration": result.configuration,
        "planned": result.planned,
        "versions": versions(),
        "summaries": [dataclasses.asdict(summary) for summary in result.summaries()],
        "ratings": [dataclasses.asdict(rating) for rating in result.ratings()],
        "test": result.test and {**vars(result.test), "state": test_line(result)},
    }
    yield json.dumps(facts, indent=1)[: -len("\n}")]
    yield ',\n "games": ['
    separator = "\n  "
    for game in games:
        yield separator + game_line(game)
        separator = ",\n  "
    yield "\n ]\n}\n"


@functools.cache
def versions() -> Mapping[str, str]:
    """The versions that decide how this process plays."""
    return {
        "python": platform.python_version(),
        "kaggle-environments": importlib.metadata.version("kaggle-environments"),
    }


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


def league_title(result: Result) -> str:
    """The number of games, the board and the seed."""
    size = "{rows} x {columns}, {inarow} in a row".format_map(result.configuration)
    games = result.scoreboard.games
    played = f"{games} game{'s' * (result.planned != 1)}"
    if result.test is not None:
        played = f"{games} games, at most {result.planned},"
    elif games < result.planned:
        played = f"interrupted after {games} of {result.planned} games"
    return f"{played} on {size}, seed {result.seed}"


def describe_forfeits(summary: Summary) -> str:
    """The number of forfeits by cause."""
    counts = [f"{count} {cause}" for cause, count in summary.forfeits.items() if count]
    return ", ".join(counts) or "0"


def _narrow(score: Score) -> str:
    return f"{score.wins}/{score.draws}/{score.losses}" if score.games else "-"


def _score(score: Score) -> str:
    return f"{score.wins} / {score.draws} / {score.losses}"

"""The result of a league: as tables and as JSON; `result_page` makes the page."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.markup import escape
from rich.table import Table

from arena.game import Cause, Game
from arena.ladder import Ladder
from arena.league import League
from arena.rating import Rating, SequentialTest, quick_elo, rate
from arena.score import Interval, Score, Scoreboard, Summary
from errors import one_line


@dataclass
class Result:
    """A league as far as it has been played: fewer games if it is interrupted or decided."""

    league: League
    test: SequentialTest | None
    scoreboard: Scoreboard = field(default_factory=Scoreboard)
    games_now: int = 0  # how many games this run played
    seconds: float = 0.0  # that it took
    ladder: Ladder | None = None

    @property
    def games_an_hour(self) -> float:
        """The pace of this run; 0 if it has played no game."""
        return self.games_now / self.seconds * 3600 if self.seconds else 0.0

    @property
    def decision(self) -> str | None:
        """Which hypothesis the test has accepted so far, "elo0" or "elo1"."""
        if self.test is None:
            return None
        return self.test.decision(self.scoreboard.independent_pairs)

    @property
    def title(self) -> str:
        """The number of games, the board and the seed."""
        size = "{rows} x {columns}, {inarow} in a row".format_map(self.league.rules.configuration)
        games, planned = self.scoreboard.games, self.league.planned
        played = f"{games} game{'s' * (planned != 1)}"
        if self.test is not None:
            played = f"{games} games, at most {planned},"
        elif games < planned:
            played = f"interrupted after {games} of {planned} games"
        return f"{played} on {size}, seed {self.league.seed}"

    def ratings(self, *, quick: bool = False) -> list[Rating]:
        """The rating of every player, by number; without intervals if it has to be quick."""
        meetings, count = self.scoreboard.meetings, len(self.league.players)
        if not quick:
            return rate(meetings, count)
        return [Rating(elo, Interval(elo, elo), None) for elo in quick_elo(meetings, count)]


class Standing(NamedTuple):
    """A player's line in the tables."""

    rank: int
    number: int  # in the list of players
    name: str
    rating: Rating
    summary: Summary


def standings(result: Result, ratings: Sequence[Rating]) -> list[Standing]:
    """The players, best first."""
    order = sorted(range(len(ratings)), key=lambda number: -ratings[number].elo)
    names = [player.name for player in result.league.players]
    summaries = result.scoreboard.summaries
    return [
        Standing(rank, number, names[number], ratings[number], summaries[number])
        for rank, number in enumerate(order, start=1)
    ]


def duration(seconds: float) -> str:
    """Three digits and a unit: 12.3 ms."""
    for unit, factor in (("s", 1.0), ("ms", 1e3)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds * 1e6:.0f} µs" if seconds else "0"


def _score(score: Score) -> str:
    return "/".join(map(str, score)) if score.games else "-"


def _percent(score: Score) -> str:
    return f"{100 * score.share:.0f}" if score.games else ""


def _superiority(probability: float | None) -> str:
    """One digit after the point, but never a certainty."""
    if probability is None:
        return ""
    if probability > 0.999:
        return "> 99.9%"
    return "< 0.1%" if probability < 0.001 else f"{probability:.1%}"


def _forfeits(summary: Summary) -> str:
    counts = [f"{count} {cause}" for cause, count in summary.forfeits.items() if count]
    return ", ".join(counts) or "0"


# What a table can say about a player, by its heading.
COLUMNS: dict[str, Callable[[Standing], str]] = {
    "": lambda line: str(line.rank),
    "player": lambda line: line.name,
    "Elo": lambda line: f"{round(line.rating.elo):+d}",
    "95 % interval": lambda line: "{:+.0f} to {:+.0f}".format(*line.rating.interval),
    "LOS": lambda line: _superiority(line.rating.superiority),
    "games": lambda line: str(line.summary.total.games),
    "score": lambda line: f"{line.summary.total.share:.1%}",
    "w/d/l": lambda line: _score(line.summary.total),
    "first": lambda line: _score(line.summary.first),
    "second": lambda line: _score(line.summary.second),
    "win rate": lambda line: f"{line.summary.total.win_rate:.1%}",
    "its 95 % interval": lambda line: "{:.1%} - {:.1%}".format(*line.summary.win_interval),
    "forfeits": lambda line: _forfeits(line.summary),
    "median": lambda line: duration(line.summary.times.median),
    "99 %": lambda line: duration(line.summary.times.percentile_99),
    "worst": lambda line: duration(line.summary.times.worst),
    "overage": lambda line: duration(line.summary.overage_total),
}
WORDS = ("", "player")  # aligned to the left
RANKING = ("", "player", "Elo", "95 % interval", "LOS", "games", "score", "w/d/l")
CONDUCT = ("", "first", "second", "forfeits", "median", "99 %", "worst", "overage")
NAMED = 6  # players at most whose names and results fit beside each other on a terminal
LIVE = ("player", "Elo", "games", "score", "w/d/l", "forfeits", "median")
# The lines of a match, in groups.
MATCH: tuple[dict[str, Callable[[Standing], str]], ...] = (
    {
        "wins / draws / losses": COLUMNS["w/d/l"],
        "  moving first": COLUMNS["first"],
        "  moving second": COLUMNS["second"],
    },
    {"win rate": COLUMNS["win rate"], "  95 % interval": COLUMNS["its 95 % interval"]},
    {
        f"forfeits: {cause}": lambda line, cause=cause: str(line.summary.forfeits[cause])  # type: ignore[misc]
        for cause in Cause
    },
    {
        "time per move: median": COLUMNS["median"],
        "  99th percentile": COLUMNS["99 %"],
        "  worst, with loading": COLUMNS["worst"],
        "overage, most in a game": lambda line: duration(line.summary.overage_worst),
    },
)


# Tables -----------------------------------------------------------------------------------------


def match_table(result: Result) -> Table:
    """The result of two players: a column per player, a line per fact."""
    names = (player.name for player in result.league.players)
    table = make_table(result.title, ["", *names])
    lines = standings(result, [Rating(0.0, Interval(0.0, 0.0), None)] * 2)
    for group in MATCH:
        for fact, text in group.items():
            table.add_row(fact, *(text(line).replace("/", " / ") for line in lines))
        table.add_section()
    return table


def league_tables(result: Result) -> Iterator[Table]:
    """The players by rating; their seats, forfeits and times; and who beat whom."""
    lines = standings(result, result.ratings())
    yield make_table(result.title, RANKING, table_rows(RANKING, lines))
    yield make_table("seats, forfeits and time per move", CONDUCT, table_rows(CONDUCT, lines))
    if len(lines) <= NAMED:
        yield make_table("w/d/l of the line against the column", *cross_table(result, lines))
        return
    score = result.scoreboard.score
    yield make_table(
        "points of the line against the column, in %",
        ["", *(str(line.rank) for line in lines)],
        [
            [str(one.rank), *(_percent(score(one.number, other.number)) for other in lines)]
            for one in lines
        ],
    )


def ladder_table(ladder: Ladder) -> Table:
    """The players by median mu, with its quantiles over the runs."""
    headings, *rows = ladder.rows()
    return make_table(ladder.title, headings, rows)


def live_table(result: Result) -> Table:
    """The league during play: quick to make, a line per player."""
    pace = result.games_an_hour
    left = result.league.planned - result.scoreboard.games
    title = f"{result.scoreboard.games} of {result.league.planned} games"
    table = make_table(title, LIVE, table_rows(LIVE, standings(result, result.ratings(quick=True))))
    table.caption = (
        f"{pace:,.0f} games an hour, {duration(left / pace * 3600) if pace else '?'} left"
    )
    if result.test is not None:
        table.caption += f"\n{test_line(result)}"
    return table


def make_table(title: str, headings: Sequence[str], rows: Iterable[Sequence[str]] = ()) -> Table:
    """A table of plain text, with words to the left and numbers to the right."""
    table = Table(title=title, title_justify="left")
    for heading in headings:
        table.add_column(
            escape(heading), justify="left" if heading in WORDS else "right", overflow="fold"
        )
    for row in rows:
        table.add_row(*map(escape, row))
    return table


def table_rows(headings: Sequence[str], lines: Iterable[Standing]) -> list[list[str]]:
    """The cells of some of COLUMNS, row by row."""
    return [[COLUMNS[heading](line) for heading in headings] for line in lines]


def cross_table(result: Result, lines: Sequence[Standing]) -> tuple[list[str], list[list[str]]]:
    """Headings and rows of the table of every player against every other."""
    score = result.scoreboard.score
    rows = [
        [
            *row,
            *("" if one is other else _score(score(one.number, other.number)) for other in lines),
        ]
        for one, row in zip(lines, table_rows(WORDS, lines))
    ]
    return [*WORDS, *(str(line.rank) for line in lines)], rows


# Lines of text ----------------------------------------------------------------------------------


def forfeit_lines(result: Result) -> list[str]:
    """A line per kind of forfeit, with the reason of the first one: what to fix."""
    lines = [
        f"{result.league.players[culprit].name}: {count} x {cause}, first: {one_line(reason)}"
        for (culprit, cause), (count, reason) in sorted(result.scoreboard.forfeits.items())
    ]
    for number, player in enumerate(result.league.players):
        if unanswered := result.scoreboard.summaries[number].unanswered:
            lines.append(
                f"{player.name}: {unanswered} x None returned, played as column 0 as on Kaggle"
            )
    return lines


def repetition_lines(result: Result) -> list[str]:
    """A line if games repeat each other, so that they say less than their number."""
    repeating = result.scoreboard.repeating
    if not repeating:
        return []
    return [
        f"{repeating} games repeat each other move by move, so intervals are those of fewer games: "
        "--opening-plies makes them differ"
    ]


def test_line(result: Result) -> str:
    """The state of the sequential test."""
    test = result.test
    assert test is not None
    pairs = result.scoreboard.pairs
    independent = result.scoreboard.independent_pairs
    ratio, bounds = test.log_likelihood_ratio(independent), test.bounds
    state = f"accepted: {result.decision}" if result.decision else "not decided yet"
    return (
        f"SPRT of elo0={test.elo0:g}, elo1={test.elo1:g}: {state}; log-likelihood ratio "
        f"{ratio:.2f} of {bounds.low:.2f} to {bounds.high:.2f}, "
        f"pairs with 0 to 2 points {list(pairs)}"
    )


# Files ------------------------------------------------------------------------------------------


def result_json(result: Result, games: Iterable[Game]) -> Iterator[str]:
    """The whole result as JSON, in pieces: a long league need not fit in memory."""
    import importlib.metadata  # late: takes as long as a short match
    import platform

    league, summaries = result.league, result.scoreboard.summaries
    facts = {
        "players": [player_id._asdict() for player_id in league.player_ids],
        "seed": league.seed,
        "configuration": league.rules.configuration,
        "planned": league.planned,
        "versions": {  # which decide how this process plays
            "python": platform.python_version(),
            "kaggle-environments": importlib.metadata.version("kaggle-environments"),
        },
        "summaries": [summaries[number].facts() for number in range(len(league.players))],
        "ratings": [
            {**rating._asdict(), "interval": rating.interval._asdict()}
            for rating in result.ratings()
        ],
        "ladder": result.ladder and result.ladder.facts(),
        "test": result.test and {**vars(result.test), "state": test_line(result)},
    }
    yield json.dumps(facts, indent=1)[: -len("\n}")]
    yield ',\n "games": ['
    separator = "\n  "
    for game in games:
        yield separator + json.dumps(game.facts())
        separator = ",\n  "
    yield "\n ]\n}\n"

"""The result of a match or a league as a verdict, tables and JSON; `viewer` makes the page."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from arena.game import Game
from arena.league import League
from arena.rating import Rating, SequentialTest, effective_points, rate
from arena.score import Record, Scoreboard, wilson_interval
from errors import one_line

if TYPE_CHECKING:
    from arena.ladder import Ladder

LONGEST_NAME = 17  # characters, so that tables fit 80 columns
MOST_COLUMNS = 11  # of the table of every player against every other
WORDS = ("", "player")  # headings of columns that are aligned to the left

Rows = list[list[str]]  # the first one has the headings


@dataclass
class Result:
    """A league as far as it has been played: fewer games if it is interrupted or decided."""

    league: League
    test: SequentialTest | None
    scoreboard: Scoreboard = field(default_factory=Scoreboard)
    ladder: "Ladder | None" = None

    @property
    def names(self) -> list[str]:
        """The players' names, by number; those of a player against itself are numbered."""
        names = [player.name for player in self.league.players]
        return [
            name if names.count(name) == 1 else f"{name}#{number}"
            for number, name in enumerate(names, start=1)
        ]

    @property
    def decision(self) -> str | None:
        """The hypothesis that the test has accepted, "elo0" or "elo1"."""
        if self.test is None:
            return None
        return self.test.decision(self.scoreboard.meetings[0, 1].independent_pairs)

    def ratings(self) -> dict[int, Rating]:
        """The ratings by number of the player, best first."""
        return rate(self.scoreboard.meetings, len(self.league.players))

    @property
    def title(self) -> str:
        """The number of games, the board and the seed."""
        size = "{rows} x {columns}, {inarow} in a row".format_map(self.league.rules.configuration)
        games, planned = self.scoreboard.games, self.league.planned
        played = _count(games, "game")
        if self.test is not None:
            played += f", at most {planned:,},"
        elif games < planned:
            played = f"interrupted after {games:,} of {planned:,} games"
        return f"{played} on {size}, seed {self.league.seed}"


# The verdict ------------------------------------------------------------------------------------


def verdict_lines(result: Result) -> list[str]:
    """Which of two players is better, and by how much; for a test, its decision comes first."""
    if len(result.names) > 2 or not result.scoreboard.games:
        return []
    ratings, meetings = result.ratings(), result.scoreboard.meetings
    ahead = result.test is not None or meetings[0, 1].record.share >= 0.5
    one, two = (0, 1) if ahead else (1, 0)
    record, games = result.scoreboard.record(one, two), effective_points(meetings, 2).sum()
    low, high = wilson_interval(wins=record.share * games, games=games)
    # Ratings are relative to the average of the two: their difference is twice as large.
    elo, least, most = (round(2 * each) for each in (ratings[one].elo, *ratings[one].interval))
    superiority = ratings[one].superiority or 1 - (ratings[two].superiority or 0)
    numbers = (
        f"{_count(record.wins, 'win')}, {_count(record.losses, 'loss', 'losses')}, "
        f"{_count(record.draws, 'draw')}, {100 * record.share:.1f} % of the points (95 % interval "
        f"{100 * low:.1f} to {100 * high:.1f} %), Elo difference {elo:+d} ({least:+d} to "
        f"{most:+d}), LOS {_likelihood(superiority)}"
    )
    if result.test is not None:
        return _test_lines(result, result.test, numbers)
    better, other = result.names[one], result.names[two]
    if least > 0:
        return [f"{better} beats {other}: {numbers}"]
    why = ", as their games repeat each other" if meetings[0, 1].independence < 0.5 else ""
    return [f"{better} and {other} are not told apart{why}; for {better}: {numbers}"]


def _test_lines(result: Result, test: SequentialTest, numbers: str) -> list[str]:
    """What the sequential test of two players has decided, and by which numbers."""
    one, two = result.names
    # A test for progress asks whether a player is stronger; one for regress, whether it is weaker.
    if test.elo0 + test.elo1 >= 0:
        answers = {"elo1": "stronger than", "elo0": f"not {test.elo1:g} Elo stronger than"}
    else:
        answers = {"elo1": f"not {-test.elo0:g} Elo weaker than", "elo0": "weaker than"}
    answer = answers.get(result.decision or "", "not yet told apart from")
    games = _count(result.scoreboard.games, "game")
    meeting = result.scoreboard.meetings[0, 1]
    ratio = test.log_likelihood_ratio(meeting.independent_pairs)
    return [
        f"{one} is {answer} {two} (SPRT {test.elo0:g} to {test.elo1:g} Elo, {games})",
        f"{numbers}; log-likelihood ratio {ratio:.2f}, decided at {test.bounds.low:.2f} or "
        f"{test.bounds.high:.2f}; pairs of games with 0, 0.5, 1, 1.5 and 2 points: "
        f"{', '.join(map(str, meeting.pairs))}",
    ]


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def _likelihood(probability: float | None) -> str:
    """One digit after the point, but never a certainty."""
    if probability is None:
        return ""
    if probability > 0.999:
        return "> 99.9 %"
    return "< 0.1 %" if probability < 0.001 else f"{100 * probability:.1f} %"


# Tables -----------------------------------------------------------------------------------------


def ranking(result: Result, ratings: Mapping[int, Rating]) -> Rows:
    """The players' ratings and points."""
    rows = [["", "player", "Elo", "95 % interval", "LOS", "points", "w/d/l"]]
    for rank, (number, (elo, interval, superiority)) in enumerate(ratings.items(), start=1):
        total = result.scoreboard.summaries[number].total
        row = [str(rank), result.names[number], f"{round(elo):+d}"]
        row += ["{:+.0f} to {:+.0f}".format(*interval), _likelihood(superiority)]
        rows.append([*row, f"{100 * total.share:.1f} %", "/".join(map(str, total))])
    return rows


def conduct(result: Result, numbers: Iterable[int]) -> Rows:
    """The players' points by seat, forfeits and times, without columns that have only zeros."""
    rows = [["player", "first", "second", "forfeits", "median", "worst", "overage"]]
    for number in numbers:
        summary = result.scoreboard.summaries[number]
        times = summary.median_seconds, summary.worst_seconds, summary.overage_worst
        row = [result.names[number], _percent(summary.first), _percent(summary.second)]
        rows.append([*row, str(sum(summary.forfeits.values())), *map(duration, times)])
    kept = [column for column in zip(*rows) if not {*column[1:]} <= {"", "0"}]
    return [list(row) for row in zip(*kept)]


def cross_table(result: Result, numbers: Iterable[int], cell: Callable[[Record], str]) -> Rows:
    """Every player, in the order given, against every other."""
    ranks = {number: str(rank) for rank, number in enumerate(numbers, start=1)}
    rows = [["", "player", *ranks.values()]]
    for one, rank in ranks.items():
        records = (result.scoreboard.record(one, other) for other in ranks)
        rows.append([rank, result.names[one], *(cell(r) if r.games else "" for r in records)])
    return rows


def result_tables(result: Result) -> Iterator[Table]:
    """A match in one table; a league by rating, by seats and times, and by pairing; the ladder."""
    names = dict(zip(result.names, short_names(result.names)))
    if len(names) == 2:
        yield make_table(result.title, conduct(result, range(2)), names)
    else:
        ratings = result.ratings()
        yield make_table(result.title, ranking(result, ratings), names)
        title = "points moving first and second, time per move"
        yield make_table(title, conduct(result, ratings), names)
        rows = cross_table(result, ratings, lambda record: f"{100 * record.share:.0f}")
        for start in range(len(WORDS), len(rows[0]), MOST_COLUMNS):
            part = [[*row[:2], *row[start : start + MOST_COLUMNS]] for row in rows]
            yield make_table("points against each, in %", part, names)
    if result.ladder is not None:
        yield make_table(result.ladder.title, result.ladder.rows(), names)


def make_table(title: str, rows: Rows, names: Mapping[str, str]) -> Table:
    """A table of plain text, with words to the left and numbers to the right. `names` are short."""
    line = Text(title, no_wrap=True, overflow="ignore")
    table = Table(title=line, title_justify="left", box=SIMPLE_HEAD, collapse_padding=True)
    for heading in rows[0]:
        words = heading in WORDS
        table.add_column(escape(heading), justify="left" if words else "right", no_wrap=words)
    for row in rows[1:]:
        table.add_row(*(escape(names.get(cell, cell)) for cell in row))
    return table


def short_names(names: Sequence[str]) -> list[str]:
    """Names that fit a table; a long one is replaced by its beginning and its number."""
    return [
        name
        if len(name) <= LONGEST_NAME
        else f"{Path(name).stem.partition(':')[0][: LONGEST_NAME - 3]}#{number}"
        for number, name in enumerate(names, start=1)
    ]


def duration(seconds: float) -> str:
    """Three digits and a unit: 12.3 ms."""
    for unit, factor in (("s", 1.0), ("ms", 1e3)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds * 1e6:.0f} µs" if seconds else "0"


def _percent(record: Record) -> str:
    return f"{100 * record.share:.0f} %" if record.games else ""


# Below the tables -------------------------------------------------------------------------------


def further_lines(result: Result) -> list[str]:
    """Long names, the reasons of forfeits, and a note on games that repeat each other."""
    names, board = result.names, result.scoreboard
    lines = [
        f"{short} is {name}" for short, name in zip(short_names(names), names) if short != name
    ]
    for number, name in enumerate(names):
        summary = board.summaries[number]
        for cause, (_, _, reason) in sorted(summary.reasons.items()):
            count = _count(summary.forfeits[cause], "forfeit")
            lines.append(f"{name}: {count} by {cause}, first: {one_line(reason)}")
        if summary.unanswered:
            times = _count(summary.unanswered, "time")
            lines.append(f"{name}: returned None {times}; column 0 was played, as on Kaggle")
    if board.repeating:
        advice = "" if result.league.opening_plies else "; --opening-plies makes games differ"
        lines.append(
            f"{board.repeating} of {_count(board.games, 'game')} repeat each other move by move, "
            f"so intervals are those of fewer games{advice}"
        )
    return lines


def result_json(result: Result, games: Iterable[Game]) -> Iterator[str]:
    """The whole result as JSON, in pieces: a long league need not fit in memory."""
    import importlib.metadata  # late: takes as long as a short match
    import platform

    league, ratings = result.league, sorted(result.ratings().items())
    facts = {
        "verdict": verdict_lines(result),
        "players": [{"name": p.name, "source_hash": p.source_hash} for p in league.players],
        "seed": league.seed,
        "configuration": league.rules.configuration,
        "planned": league.planned,
        "versions": {  # which decide how this process plays
            "python": platform.python_version(),
            "kaggle-environments": importlib.metadata.version("kaggle-environments"),
        },
        "summaries": [result.scoreboard.summaries[number].facts() for number, _ in ratings],
        "ratings": [{**each._asdict(), "interval": each.interval._asdict()} for _, each in ratings],
        "ladder": result.ladder and [each._asdict() for each in result.ladder.standings],
        "test": result.test and {**vars(result.test), "decision": result.decision},
    }
    yield json.dumps(facts, indent=1)[: -len("\n}")]
    yield ',\n "games": ['
    separator = "\n  "
    for game in games:
        yield separator + json.dumps(game.facts())
        separator = ",\n  "
    yield "\n ]\n}\n"

"""The result of a match or a league: its verdict, tables and JSON; `result_page` makes the page."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from arena.game import Game
from arena.league import League
from arena.rating import Rating, SequentialTest, effective_points, lead, rate
from arena.score import Interval, Record, Scoreboard, Summary, wilson_interval
from errors import one_line

if TYPE_CHECKING:
    from arena.ladder import Ladder

LONGEST_NAME = 17  # in tables, so that they fit 80 columns
MOST_COLUMNS = 11  # of who beat whom beside each other
NOTHING = {"", "0"}  # a column of these alone is left out
UNRATED = Rating(0.0, Interval(0.0, 0.0))


@dataclass
class Result:
    """A league as far as it has been played: fewer games if it is interrupted or decided."""

    league: League
    test: SequentialTest | None
    scoreboard: Scoreboard = field(default_factory=Scoreboard)
    ladder: "Ladder | None" = None

    @property
    def names(self) -> list[str]:
        """The players' names, by number."""
        return [player.name for player in self.league.players]

    @property
    def decision(self) -> str | None:
        """Which hypothesis the test has accepted so far, "elo0" or "elo1"."""
        if self.test is None:
            return None
        return self.test.decision(self.scoreboard.meetings[0, 1].independent_pairs)

    def ratings(self) -> list[Rating]:
        """The rating of every player, by number."""
        return rate(self.scoreboard.meetings, len(self.names))

    @property
    def title(self) -> str:
        """The number of games, the board and the seed."""
        size = "{rows} x {columns}, {inarow} in a row".format_map(self.league.rules.configuration)
        games, planned = self.scoreboard.games, self.league.planned
        played = _count(games, "game")
        if self.test is not None:
            played = f"{games} games, at most {planned},"
        elif games < planned:
            played = f"interrupted after {games} of {planned} games"
        return f"{played} on {size}, seed {self.league.seed}"


class Standing(NamedTuple):
    """A player's line in the tables."""

    rank: int
    number: int  # in the list of players
    name: str
    rating: Rating
    summary: Summary


def standings(
    result: Result, ratings: Sequence[Rating], names: Sequence[str] = ()
) -> list[Standing]:
    """The players, best first; with equal ratings in their order. `names` replace long ones."""
    order = sorted(range(len(ratings)), key=lambda number: -ratings[number].elo)
    names, summaries = names or result.names, result.scoreboard.summaries
    return [
        Standing(rank, number, names[number], ratings[number], summaries[number])
        for rank, number in enumerate(order, start=1)
    ]


# The verdict ------------------------------------------------------------------------------------


def verdict_lines(result: Result) -> list[str]:
    """Who of two players is better, and by how much; of a test, what it decided, then by what."""
    if len(result.names) > 2 or not result.scoreboard.games:
        return []
    one, two = result.names
    meeting = result.scoreboard.meetings[0, 1]
    record, rating = meeting.record, lead(meeting)
    games = effective_points(result.scoreboard.meetings, 2).sum()
    if result.test is None and rating.elo < 0:
        one, two, record = two, one, Record(*reversed(record))
        low, high = rating.interval
        rating = Rating(-rating.elo, Interval(-high, -low), 1 - (rating.superiority or 0))
    low, high = wilson_interval(wins=record.share * games, games=games)
    numbers = (
        f"{_count(record.wins, 'win')}, {_count(record.losses, 'loss', 'losses')}, "
        f"{_count(record.draws, 'draw')}, {100 * record.share:.1f} % of the points (95 % interval "
        f"{100 * low:.1f} to {100 * high:.1f} %), Elo difference {rating.elo:+.0f} "
        f"({rating.interval.low:+.0f} to {rating.interval.high:+.0f}), "
        f"LOS {_superiority(rating.superiority)}"
    )
    if result.test is not None:
        return [test_line(result), f"{numbers}; {_test_numbers(result)}"]
    if rating.interval.low > 0:
        return [f"{one} beats {two}: {numbers}"]
    return [f"{one} and {two} are not told apart; for {one}: {numbers}"]


def test_line(result: Result) -> str:
    """What the sequential test of two players has decided."""
    assert result.test is not None
    test, (one, two) = result.test, result.names
    # A test for progress asks whether a player is stronger; one against regress, whether weaker.
    answers = {"elo1": "is stronger than", "elo0": "is not stronger than"}
    if test.elo0 + test.elo1 < 0:
        answers = {"elo1": "is not weaker than", "elo0": "is weaker than"}
    said = answers.get(result.decision or "", "is not yet told apart from")
    games = _count(result.scoreboard.games, "game")
    return f"{one} {said} {two} (SPRT {test.elo0:g} to {test.elo1:g} Elo, {games})"


def _test_numbers(result: Result) -> str:
    assert result.test is not None
    meeting, bounds = result.scoreboard.meetings[0, 1], result.test.bounds
    ratio = result.test.log_likelihood_ratio(meeting.independent_pairs)
    return (
        f"log-likelihood ratio {ratio:.2f}, decided at {bounds.low:.2f} or {bounds.high:.2f}; "
        f"pairs of games with 0, 0.5, 1, 1.5 and 2 points: {', '.join(map(str, meeting.pairs))}"
    )


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def _superiority(probability: float | None) -> str:
    """One digit after the point, but never a certainty."""
    if probability is None:
        return ""
    if probability > 0.999:
        return "> 99.9 %"
    return "< 0.1 %" if probability < 0.001 else f"{100 * probability:.1f} %"


# Tables -----------------------------------------------------------------------------------------


def duration(seconds: float) -> str:
    """Three digits and a unit: 12.3 ms."""
    for unit, factor in (("s", 1.0), ("ms", 1e3)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds * 1e6:.0f} µs" if seconds else "0"


def _record(record: Record) -> str:
    return "/".join(map(str, record)) if record.games else "-"


def _percent(record: Record) -> str:
    return f"{100 * record.share:.0f} %" if record.games else ""


# What a table can say about a player, by its heading.
COLUMNS: dict[str, Callable[[Standing], str]] = {
    "": lambda line: str(line.rank),
    "player": lambda line: line.name,
    "Elo": lambda line: f"{round(line.rating.elo):+d}",
    "95 % interval": lambda line: "{:+.0f} to {:+.0f}".format(*line.rating.interval),
    "LOS": lambda line: _superiority(line.rating.superiority),
    "points": lambda line: f"{100 * line.summary.total.share:.1f} %",
    "w/d/l": lambda line: _record(line.summary.total),
    "first": lambda line: _percent(line.summary.first),
    "second": lambda line: _percent(line.summary.second),
    "forfeits": lambda line: str(sum(line.summary.forfeits.values())),
    "median": lambda line: duration(line.summary.times.median),
    "worst": lambda line: duration(line.summary.times.worst),
    "overage": lambda line: duration(line.summary.overage_worst),
}
WORDS = ("", "player")  # aligned to the left
RANKING = ("", "player", "Elo", "95 % interval", "LOS", "points", "w/d/l")
CONDUCT = ("player", "first", "second", "forfeits", "median", "worst", "overage")
MATCH = ("player", "w/d/l", *CONDUCT[1:])


def result_tables(result: Result) -> Iterator[Table]:
    """A match in one table; a league by rating, by seats, forfeits and times, and who beat whom;
    and the ladder.
    """
    names = short_names(result.names)
    if len(names) == 2:
        yield _table_of(standings(result, [UNRATED] * 2, names), result.title, MATCH)
    else:
        yield from _league_tables(result, names)
    if result.ladder is not None:
        yield ladder_table(result.ladder)


def _league_tables(result: Result, names: Sequence[str]) -> Iterator[Table]:
    lines = standings(result, result.ratings(), names)
    yield _table_of(lines, result.title, RANKING)
    yield _table_of(lines, "points moving first and second, time per move", CONDUCT)
    headings, rows = cross_table(result, lines, lambda record: _percent(record).rstrip(" %"))
    for start in range(len(WORDS), len(headings), MOST_COLUMNS):
        part = slice(start, start + MOST_COLUMNS)
        title = "points against each, in %"
        yield make_table(title, [*WORDS, *headings[part]], [[*row[:2], *row[part]] for row in rows])


def ladder_table(ladder: "Ladder") -> Table:
    """The players by median mu, with its quantiles over the runs."""
    headings, *rows = ladder.rows()
    names = [standing.name for standing in ladder.standings]
    short = dict(zip(names, short_names(names)))
    return make_table(ladder.title, headings, [[r, short[name], *row] for r, name, *row in rows])


def short_names(names: Sequence[str]) -> list[str]:
    """Names that fit a table: a long one gives way to its beginning and its number."""
    return [
        name
        if len(name) <= LONGEST_NAME
        else f"{Path(name).stem.partition(':')[0][: LONGEST_NAME - 3]}#{number}"
        for number, name in enumerate(names, start=1)
    ]


def _table_of(lines: Sequence[Standing], title: str, headings: Iterable[str]) -> Table:
    shown = [each for each in headings if not {*map(COLUMNS[each], lines)} <= NOTHING]
    return make_table(title, shown, table_rows(shown, lines))


def make_table(title: str, headings: Sequence[str], rows: Iterable[Sequence[str]] = ()) -> Table:
    """A table of plain text, with words to the left and numbers to the right."""
    line = Text(title, no_wrap=True, overflow="ignore")
    table = Table(title=line, title_justify="left", box=SIMPLE_HEAD, collapse_padding=True)
    for heading in headings:
        words = heading in WORDS
        table.add_column(escape(heading), justify="left" if words else "right", no_wrap=words)
    for row in rows:
        table.add_row(*map(escape, row))
    return table


def table_rows(headings: Sequence[str], lines: Iterable[Standing]) -> list[list[str]]:
    """The cells of some of COLUMNS, row by row."""
    return [[COLUMNS[heading](line) for heading in headings] for line in lines]


def cross_table(
    result: Result, lines: Sequence[Standing], cell: Callable[[Record], str] = _record
) -> tuple[list[str], list[list[str]]]:
    """Headings and rows of the table of every player against every other."""
    record = result.scoreboard.record
    rows = [
        [
            *row,
            *("" if one is other else cell(record(one.number, other.number)) for other in lines),
        ]
        for one, row in zip(lines, table_rows(WORDS, lines))
    ]
    return [*WORDS, *(str(line.rank) for line in lines)], rows


# Lines of text ----------------------------------------------------------------------------------


def further_lines(result: Result) -> list[str]:
    """What else there is to know: long names, forfeits with what to fix, games that say little."""
    names, board = result.names, result.scoreboard
    lines = [
        f"{short} is {name}" for short, name in zip(short_names(names), names) if short != name
    ]
    lines += [
        f"{names[culprit]}: {count} x {cause}, first: {one_line(reason)}"
        for (culprit, cause), (count, reason) in sorted(board.forfeits.items())
    ]
    lines += [
        f"{name}: {unanswered} x None returned, played as column 0 as on Kaggle"
        for number, name in enumerate(names)
        if (unanswered := board.summaries[number].unanswered)
    ]
    if board.repeating:
        lines.append(
            f"{board.repeating} games repeat each other move by move, so intervals are those of "
            "fewer games: --opening-plies makes them differ"
        )
    return lines


# Files ------------------------------------------------------------------------------------------


def result_json(result: Result, games: Iterable[Game]) -> Iterator[str]:
    """The whole result as JSON, in pieces: a long league need not fit in memory."""
    import importlib.metadata  # late: takes as long as a short match
    import platform

    league, board = result.league, result.scoreboard
    ratings = result.ratings()
    facts = {
        "verdict": verdict_lines(result),
        "players": [player_id._asdict() for player_id in league.player_ids],
        "seed": league.seed,
        "configuration": league.rules.configuration,
        "planned": league.planned,
        "versions": {  # which decide how this process plays
            "python": platform.python_version(),
            "kaggle-environments": importlib.metadata.version("kaggle-environments"),
        },
        "summaries": [board.summaries[number].facts() for number in range(len(ratings))],
        "ratings": [{**each._asdict(), "interval": each.interval._asdict()} for each in ratings],
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

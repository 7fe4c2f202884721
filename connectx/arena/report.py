"""The result of a league as a conclusion, tables in text, and JSON."""

import json
import statistics
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from connectx.arena.league import League, play_league
from connectx.arena.process import error_line
from connectx.arena.rating import (
    Comparison,
    Meeting,
    Rating,
    Record,
    SequentialTest,
    compare,
    ratings_of,
)
from connectx.arena.store import Store
from connectx.build.player import Player
from connectx.errors import single_line, uninterrupted
from connectx.executor import THIS_PROCESS, Run
from connectx.game import Cause, Game
from connectx.words import Rows

TOLD_APART = 0.975  # LOS at least, as where a 95 % interval is above 0
CROSS_TITLE = "Points against each, in %"


@dataclass
class Summary:
    """One player's part in the games counted so far."""

    # The games in which the player moved first, and those in which it moved second.
    seats: list[Record] = field(default_factory=lambda: [Record(), Record()])
    # By cause, the reason of every game that the player forfeited.
    forfeits: dict[Cause, list[str]] = field(default_factory=lambda: {cause: [] for cause in Cause})
    unanswered: int = 0  # how often None was returned and column 0 played
    seconds: "array[float]" = field(default_factory=lambda: array("d"))  # of every answer; the
    # first of a game includes loading
    overage_worst: float = 0.0  # the most seconds beyond actTimeout in one game

    def add(self, game: Game, seat: int) -> None:
        """Count a game in which the player sat in `seat`."""
        self.seats[seat] = self.seats[seat].plus(game.points_of(seat))
        if game.forfeit is not None and game.forfeit.seat == seat:
            self.forfeits[game.forfeit.cause].append(error_line(game.forfeit.detail))
        self.unanswered += game.unanswered[seat]
        self.seconds.extend(game.seconds_of(seat))
        self.overage_worst = max(self.overage_worst, game.overage_of(seat))

    @property
    def total(self) -> Record:
        """All games."""
        return Record(*map(sum, zip(*self.seats)))


@dataclass(repr=False)
class Result:
    """A match or a league as far as it has been played, counted game by game."""

    league: League
    test: SequentialTest | None = None
    games: list[Game] = field(default_factory=list)
    summaries: dict[int, Summary] = field(default_factory=lambda: defaultdict(Summary))  # by player
    # By players, the lower number first.
    meetings: dict[tuple[int, int], Meeting] = field(default_factory=lambda: defaultdict(Meeting))
    interrupted: bool = False
    # How often each game was played. One repeats another if players, result and moves are the
    # same, or the moves are its mirror image.
    _seen: Counter[int] = field(default_factory=Counter)
    # Those of the games so far; None until somebody asks.
    _ratings: dict[int, Rating] | None = field(default=None, init=False, compare=False)

    def play(
        self,
        run: Run = THIS_PROCESS,
        store: Store | None = None,
        chosen: Mapping[int, Sequence[int]] | None = None,
    ) -> Iterator[list[Game]]:
        """Play what is left, until the test has decided: see `play_league`.

        Yields the games of each task as it ends, when they are counted and in the `store`.
        """
        blocks = play_league(self.league, run=run, played=self.games, chosen=chosen)
        while self.decision is None and (games := next(blocks, None)) is not None:
            with uninterrupted():
                before = len(self.games)
                for game in games:
                    if self.decision is None:
                        self.add(game)
                if store is not None:
                    store.add(self.games[before:])
            yield self.games[before:]

    def sort(self) -> None:
        """Put the games in the order of the schedule."""
        self.games.sort(key=lambda game: (game.round, game.numbers))

    def add(self, *games: Game) -> None:
        """Take in and count games."""
        self._ratings = None
        self.games += games
        for game in games:
            for seat, player in enumerate(game.numbers):
                self.summaries[player].add(game, seat)
            last = game.configuration["columns"] - 1
            mirrored = tuple(last - column for column in game.moves)
            same = hash((game.numbers, game.winner, min(game.moves, mirrored)))
            one, two = sorted(game.numbers)
            points = game.points_of(game.numbers.index(one))
            self.meetings[one, two].add(game.round, points, repeats=self._seen[same])
            self._seen[same] += 1

    @property
    def players(self) -> tuple[Player, ...]:
        """The players; a function has no source."""
        return self.league.players

    @property
    def comparison(self) -> Comparison:
        """The first player as compared with the second: record, points, Elo and LOS."""
        return compare(self.meetings[0, 1], self.ratings)

    @property
    def repeating(self) -> int:
        """The number of games that were played more than once, each time counted."""
        return sum(count for count in self._seen.values() if count > 1)

    def record(self, one: int, other: int) -> Record:
        """The record of player `one` against `other`."""
        found = self.meetings.get((min(one, other), max(one, other)), Meeting()).record
        return found if one < other else Record(*reversed(found))

    def __repr__(self) -> str:
        """Who is better, in the line that `connectx evaluate` prints."""
        return "".join(conclusion(self)[:1])

    @property
    def names(self) -> list[str]:
        """The players' names, by number; those of a player against itself are numbered."""
        names = [player.name for player in self.players]
        counts = Counter(names)
        return [
            name if counts[name] == 1 else f"{name}#{number}"
            for number, name in enumerate(names, start=1)
        ]

    @property
    def decision(self) -> str | None:
        """The hypothesis that the test has accepted, "elo0" or "elo1"."""
        if self.test is None:
            return None
        return self.test.decision(self.meetings[0, 1].independent_pairs)

    @property
    def ratings(self) -> dict[int, Rating]:
        """The ratings of all who have played, by number, best first, by the games so far.

        They are computed only once, until more games are added.
        """
        if self._ratings is None:
            self._ratings = ratings_of(self.meetings, len(self.players))
        return self._ratings

    @property
    def title(self) -> str:
        """The number of games, the board and the seed."""
        size = "{rows} x {columns}, {inarow} in a row".format_map(self.league.terms.configuration)
        games, planned = len(self.games), self.league.planned
        played = _count(games, "game")
        if self.test is not None:
            played += f", at most {planned:,},"
        elif self.interrupted:
            played = f"interrupted after {games:,} of {planned:,} games"
        return f"{played} on {size}, seed {self.league.seed}"


# Lines ------------------------------------------------------------------------------------------


def conclusion(result: Result) -> list[str]:
    """Who is better, and of two players by how much; for a test, its decision comes first."""
    if not result.games:
        return []
    return [_leader_line(result)] if len(result.names) > 2 else _match_lines(result)


def _leader_line(result: Result) -> str:
    """The leader of a league, and the players it is not told apart from."""
    ratings = result.ratings
    best, *others = ratings
    shares = {number: result.summaries[number].total.share for number in ratings}
    line = f"{result.names[best]} leads {_count(len(others), 'other')} with "
    line += f"{100 * shares[best]:.1f} % of the points"
    if (ratings[best].superiority or 0) >= TOLD_APART:
        return f"{line}, {_sure(ratings[best].superiority)} to be better than the next"
    rivals = [other for other in others if shares[other] >= shares[best]] or others[:1]
    more = f" and {_count(len(rivals) - 1, 'other')}" if len(rivals) > 1 else ""
    return f"{line}, but is not told apart from {result.names[rivals[0]]}{more}"


def _match_lines(result: Result) -> list[str]:
    """Which of two is better and how sure that is; then by how much."""
    test, meeting = result.test, result.meetings[0, 1]
    one, two = (0, 1) if test is not None or meeting.record.share >= 0.5 else (1, 0)
    record, points, elo, superiority = compare(meeting, result.ratings, one)
    difference, low, high = map(round, elo)
    numbers = (
        f"{_count(record.wins, 'win')}, {_count(record.losses, 'loss', 'losses')}, "
        f"{_count(record.draws, 'draw')}: {100 * points.value:.1f} % of the points (95 % interval "
        f"{100 * points.low:.1f} to {100 * points.high:.1f} %), Elo difference {difference:+d} "
        f"({low:+d} to {high:+d})"
    )
    better, other = result.names[one], result.names[two]
    if test is not None:
        ratio, bounds = test.log_likelihood_ratio(meeting.independent_pairs), test.bounds
        return [
            f"{better} is {_decided(test, result.decision)} {other} (SPRT {test.elo0:g} to "
            f"{test.elo1:g} Elo, {_count(len(result.games), 'game')})",
            f"{numbers}; log-likelihood ratio {ratio:.2f}, decided at {bounds[0]:.2f} or "
            f"{bounds[1]:.2f}; pairs of games with 0, 0.5, 1, 1.5 and 2 points: "
            f"{', '.join(map(str, meeting.pairs))}",
        ]
    wins, sure = f"{better} wins {record.wins} of {record.games}", _sure(superiority)
    if low > 0:
        return [f"{wins}: better than {other}, {sure}", numbers]
    why = ", as their games are repetitions" if meeting.independence < 0.5 else ""
    return [f"{better} and {other} are not told apart{why}: {wins}, {sure} to be better", numbers]


def _decided(test: SequentialTest, decision: str | None) -> str:
    """What a test for progress says, which asks for "stronger", or one for regress: "weaker"."""
    if decision is None:
        return "not yet told apart from"
    if test.elo0 + test.elo1 >= 0:
        return "stronger than" if decision == "elo1" else f"not {test.elo1:g} Elo stronger than"
    return "weaker than" if decision == "elo0" else f"not {-test.elo0:g} Elo weaker than"


def further_lines(result: Result) -> list[str]:
    """The reasons of forfeits, and a note on identical games."""
    lines = []
    names = result.names
    for number, name in enumerate(names):
        lines += _forfeit_lines(result.summaries[number], name)
    unplayed = [name for number, name in enumerate(names) if number not in result.ratings]
    if result.games and unplayed:
        lines.append(f"not played yet, so unranked: {', '.join(unplayed)}")
    return [*lines, *repeating_lines(result)]


def player_lines(result: Result, number: int) -> list[str]:
    """The reasons of a player's forfeits, and how often it returned None."""
    return _forfeit_lines(result.summaries[number], result.names[number])


def _forfeit_lines(summary: Summary, name: str) -> list[str]:
    """As `player_lines`, of a player with this summary and name."""
    lines = []
    for cause, reasons in summary.forfeits.items():
        if reasons:
            forfeits = f"{_count(len(reasons), 'forfeit')} by {cause}"
            lines.append(f"{name}: {forfeits}, first: {single_line(reasons[0])}")
    if summary.unanswered:
        times = _count(summary.unanswered, "time")
        lines.append(f"{name}: returned None {times}; column 0 was played, as on Kaggle")
    return lines


def repeating_lines(result: Result) -> list[str]:
    """A note on identical games, if there are any."""
    if not result.repeating:
        return []
    advice = "" if result.league.opening_plies else "; --opening-plies makes games differ"
    games = f"{result.repeating} of {_count(len(result.games), 'game')}"
    repeated = f"{games} repeat each other move by move, so the intervals count fewer games"
    return [repeated + advice]


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def _sure(probability: float | None) -> str:
    """A likelihood of superiority in words."""
    return f"{_likelihood(probability).replace('>', 'more than')} sure"


def _likelihood(probability: float | None) -> str:
    if probability is None:
        return ""
    if probability > 0.999:
        return "> 99.9 %"
    return "< 0.1 %" if probability < 0.001 else f"{100 * probability:.1f} %"


# Tables -----------------------------------------------------------------------------------------


def ranking(result: Result) -> Rows:
    """The players' ratings and points."""
    rows = [["", "player", "points", "Elo", "95 % interval", "better than next", "w/d/l"]]
    names = result.names
    for rank, (number, rating) in enumerate(result.ratings.items(), start=1):
        total = result.summaries[number].total
        row = [str(rank), names[number], f"{100 * total.share:.1f} %", f"{rating.elo:+.0f}"]
        row += [f"{rating.low:+.0f} to {rating.high:+.0f}", _likelihood(rating.superiority)]
        rows.append([*row, "/".join(map(str, total))])
    return rows


def seats_and_times(result: Result) -> Rows:
    """The players' points by seat, forfeits and times; of these no column that has only zeros."""
    rows = [["player", "first", "second", "forfeits", "median, ms", "worst, ms", "overage, s"]]
    names = result.names
    for number in result.ratings:
        summary = result.summaries[number]
        seats = [f"{100 * seat.share:.0f} %" if seat.games else "" for seat in summary.seats]
        forfeits = str(sum(map(len, summary.forfeits.values())))
        milliseconds = [1000 * taken for taken in summary.seconds] or [0.0]
        times = [f"{statistics.median(milliseconds):,.3f}", f"{max(milliseconds):,.1f}"]
        row = [names[number], *seats, forfeits, *times]
        rows.append([*row, f"{summary.overage_worst:.1f}"])
    players, *columns = zip(*rows)
    kept = [column for column in columns if any(cell.strip("0.") for cell in column[1:])]
    return [list(row) for row in zip(players, *kept)]


def cross_table(result: Result) -> Rows:
    """The points of every player against every other."""
    names = result.names
    ranks = {number: str(rank) for rank, number in enumerate(result.ratings, start=1)}
    rows = [["", "player", *ranks.values()]]
    for one, rank in ranks.items():
        records = [result.record(one, other) for other in ranks]
        points = [f"{100 * record.share:.0f}" if record.games else "" for record in records]
        rows.append([rank, names[one], *points])
    return rows


def tables_of(result: Result) -> dict[str, Rows]:
    """By title: a match in one table; a league by rating, by pairing and by seats.

    The best player comes first.
    """
    tables = {result.title: seats_and_times(result)}
    if len(result.names) > 2:
        tables = {result.title: ranking(result), CROSS_TITLE: cross_table(result)}
        tables["Points moving first and second, time per move"] = seats_and_times(result)
    return tables


# JSON -------------------------------------------------------------------------------------------


def result_json(result: Result) -> str:
    """The whole result as JSON, with a game a line."""
    ratings, summaries = result.ratings, result.summaries
    players = [
        {
            "name": player.name,
            "source_hash": player.source_hash,
            **(ratings[number]._asdict() if number in ratings else dict.fromkeys(Rating._fields)),
            "first": summaries[number].seats[0]._asdict(),
            "second": summaries[number].seats[1]._asdict(),
            "forfeits": {cause: len(why) for cause, why in summaries[number].forfeits.items()},
        }
        for number, player in enumerate(result.players)
    ]
    facts = {
        "league": result.league.id,
        "conclusion": conclusion(result),
        "players": players,
        "planned": result.league.planned,
        "seed": result.league.seed,
        "configuration": result.league.terms.configuration,
        "test": result.test and {**vars(result.test), "decision": result.decision},
    }
    head = json.dumps(facts, indent=1).removesuffix("\n}")
    games = ",\n  ".join(json.dumps(game.facts()) for game in result.games)
    return f'{head},\n "games": [\n  {games}\n ]\n}}\n'

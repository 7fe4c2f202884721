"""Counting: what games say about their players."""

import math
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import accumulate
from typing import Any, NamedTuple

from arena.game import Cause, Game
from processes.process import error_line

NORMAL_975 = 1.959963984540054  # the 97.5 % quantile of the normal distribution


class Record(NamedTuple):
    """Wins, draws and losses of one player. A forfeit is a loss, and a win for the other side."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def plus(self, points: float) -> "Record":
        """The record with one more game, which brought 1, 0.5 or 0 points."""
        won, drawn, lost = points == 1, points == 0.5, points == 0
        return Record(self.wins + won, self.draws + drawn, self.losses + lost)

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(self)

    @property
    def win_rate(self) -> float:
        """Wins per game; 0 without games."""
        return self.wins / self.games if self.games else 0.0

    @property
    def share(self) -> float:
        """Points per game, a draw being half a point; 0 without games."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0


class Interval(NamedTuple):
    """The ends of an interval."""

    low: float
    high: float


class MoveTimes(NamedTuple):
    """Seconds per answer; the first of a game includes loading."""

    median: float
    percentile_99: float
    worst: float


class Summary:
    """One player's part in the games counted so far."""

    def __init__(self) -> None:
        self.first = self.second = Record()  # the games in which the player moved first, and second
        self.forfeits = dict.fromkeys(Cause, 0)
        self.unanswered = 0  # how often None was returned and column 0 played
        # How many answers took each time. Rounded to three digits, as times are printed, so that
        # the size does not grow with the number of games.
        self.seconds: Counter[float] = Counter()
        self.overage_worst = 0.0  # the most seconds beyond actTimeout in one game

    def add(self, game: Game, seat: int) -> None:
        """Count a game in which the player sat in `seat`."""
        points = game.points_of(seat)
        if seat == 0:
            self.first = self.first.plus(points)
        else:
            self.second = self.second.plus(points)
        if game.forfeit is not None and game.forfeit.seat == seat:
            self.forfeits[game.forfeit.cause] += 1
        self.unanswered += game.unanswered[seat]
        self.seconds.update(float(f"{seconds:.3g}") for seconds in game.seconds_of(seat))
        self.overage_worst = max(self.overage_worst, game.overage_of(seat))

    @property
    def total(self) -> Record:
        """All games."""
        return Record(*map(sum, zip(self.first, self.second)))

    @property
    def times(self) -> MoveTimes:
        """Of all answers."""
        return move_times(self.seconds)

    def facts(self) -> dict[str, Any]:
        """The summary for JSON."""
        return {
            "first": self.first._asdict(),
            "second": self.second._asdict(),
            "forfeits": self.forfeits,
            "unanswered": self.unanswered,
            "times": self.times._asdict(),
            "overage_worst": self.overage_worst,
        }


class Meeting:
    """The games of two players, seen from the one with the lower number."""

    def __init__(self) -> None:
        self.record = Record()
        # How many pairs of games brought 0, 0.5, 1, 1.5 and 2 points. The two games of a pair share
        # their opening, so they are not independent.
        self.pairs = [0] * 5
        self._repeats = 0
        self._single: dict[int, float] = {}  # by round: a game whose other one has not ended

    def add(self, round_number: int, points: float, *, repeats: int = 0) -> None:
        """Count a game with 1, 0.5 or 0 points; `repeats`: how often the same was seen before."""
        self.record = self.record.plus(points)
        self._repeats += repeats
        other = self._single.pop(round_number, None)
        if other is None:
            self._single[round_number] = points
        else:
            self.pairs[int(2 * (points + other))] += 1

    @property
    def independence(self) -> float:
        """How many independent games a game is worth.

        Two players without randomness play the same game whenever they meet in the same opening. Of
        n games of which m(1), m(2), ... are the same, n**2 / sum(m(i)**2) count as independent: all
        if none are repeated, 1 if all are the same. Source: L. Kish, "Survey sampling", 1965
        (effective sample size).
        """
        games = self.record.games
        return games / (games + 2 * self._repeats) if games else 1.0

    @property
    def independent_pairs(self) -> list[float]:
        """`pairs`, as far as they do not repeat each other: what the sequential test may count."""
        return [self.independence * count for count in self.pairs]


class Scoreboard:
    """The counts of a league, updated as its games end. Their order makes no difference."""

    def __init__(self) -> None:
        self.games = 0
        self.summaries: dict[int, Summary] = defaultdict(Summary)  # by player
        # By players, the lower number first.
        self.meetings: dict[tuple[int, int], Meeting] = defaultdict(Meeting)
        # By player and cause: how many, and the reason of the first in the schedule.
        self.forfeits: dict[tuple[int, Cause], tuple[int, str]] = {}
        self._first: dict[tuple[int, Cause], tuple[int, tuple[int, int]]] = {}  # round and seats
        self._seen: Counter[int] = Counter()  # how often each course of a game, by hash

    def add(self, game: Game) -> None:
        """Count one game."""
        self.games += 1
        for seat, player in enumerate(game.numbers):
            self.summaries[player].add(game, seat)
        course = hash(_course(game))
        one, two = sorted(game.numbers)
        points = game.points_of(game.numbers.index(one))
        self.meetings[one, two].add(game.round, points, repeats=self._seen[course])
        self._seen[course] += 1
        if game.forfeit is not None:
            key = game.numbers[game.forfeit.seat], game.forfeit.cause
            place = game.round, game.numbers
            count, reason = self.forfeits.get(key, (0, ""))
            if not count or place < self._first[key]:
                self._first[key], reason = place, error_line(game.forfeit.detail)
            self.forfeits[key] = count + 1, reason

    @property
    def repeating(self) -> int:
        """The number of games that are not the only ones of their course."""
        return sum(count for count in self._seen.values() if count > 1)

    def record(self, one: int, other: int) -> Record:
        """The record of player `one` against `other`."""
        found = self.meetings.get((min(one, other), max(one, other)), Meeting()).record
        return found if one < other else Record(*reversed(found))


def summarize(games: Iterable[Game], player: int) -> Summary:
    """What `games` say about the player with that number."""
    scoreboard = Scoreboard()
    for game in games:
        scoreboard.add(game)
    return scoreboard.summaries[player]


def _course(game: Game) -> tuple[Any, ...]:
    """What two games share if one repeats the other: players, result and moves, or their mirror
    image.
    """
    last = game.configuration.get("columns", 7) - 1
    mirrored = tuple(last - column for column in game.moves)
    return game.numbers, game.winner, min(game.moves, mirrored)


def wilson_interval(*, wins: float, games: float) -> Interval:
    """Wilson's 95 % interval for the share of wins; [0, 1] without games.

    Source: E. Wilson, "Probable inference, the law of succession, and statistical inference",
    Journal of the American Statistical Association 22 (1927).
    """
    if not games:
        return Interval(low=0.0, high=1.0)
    share, z2 = wins / games, NORMAL_975**2
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = math.sqrt(z2 * (share * (1 - share) + z2 / (4 * games)) / games) / (1 + z2 / games)
    return Interval(low=max(0.0, centre - half), high=min(1.0, centre + half))


def move_times(seconds: Iterable[float]) -> MoveTimes:
    """Median, 99th percentile and worst; a Counter says how many answers took each time.

    A percentile is the least value that so many of a hundred do not exceed.
    """
    counts = Counter(seconds)
    ordered = sorted(counts) or [0.0]
    reached = list(accumulate(counts[value] for value in ordered))

    def percentile(percent: int) -> float:
        return ordered[bisect_left(reached, reached[-1] * percent / 100)]

    return MoveTimes(percentile(50), percentile(99), ordered[-1])

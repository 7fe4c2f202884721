"""Counting: what games say about their players."""

import bisect
import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Self

from arena.game import Cause, Game
from processes.process import error_line

NORMAL_975 = 1.959963984540054  # the 97.5 % quantile of the normal distribution


class Score(NamedTuple):
    """Wins, draws and losses of one player. A forfeit is a loss, and a win for the other side."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @classmethod
    def of(cls, points: Mapping[float, int]) -> Self:
        """The score of a count of games with 1, 0.5 and 0 points."""
        return cls(*(points.get(each, 0) for each in (1.0, 0.5, 0.0)))

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
        # By seat: how many games with 1, 0.5 and 0 points.
        self.points: tuple[Counter[float], Counter[float]] = Counter(), Counter()
        self.forfeits = dict.fromkeys(Cause, 0)
        self.unanswered = 0  # how often None was returned and column 0 played
        # How many answers took each time. Rounded to three digits, as times are printed, so that
        # the size does not grow with the number of games.
        self.seconds: Counter[float] = Counter()
        self.overage_worst = 0.0  # the most seconds beyond actTimeout in one game
        self.overage_micros = 0  # of all games; integers add up to the same in any order
        self.repeats = 0  # see `independence`

    def add(self, game: Game, seat: int, *, repeats: int = 0) -> None:
        """Count a game in which the player sat in `seat`; `repeats` as in `Meeting.add`."""
        self.repeats += repeats
        self.points[seat][game.points_of(seat)] += 1
        if game.forfeit is not None and game.forfeit.seat == seat:
            self.forfeits[game.forfeit.cause] += 1
        for seconds in game.seconds_of(seat):
            self.seconds[float(f"{seconds:.3g}")] += 1
        self.unanswered += game.unanswered[seat]
        overage = round(game.overage_of(seat), 6)
        self.overage_worst = max(self.overage_worst, overage)
        self.overage_micros += round(overage * 1e6)

    @property
    def first(self) -> Score:
        """Games in which the player moved first."""
        return Score.of(self.points[0])

    @property
    def second(self) -> Score:
        """Games in which the player moved second."""
        return Score.of(self.points[1])

    @property
    def total(self) -> Score:
        """All games."""
        return Score.of(self.points[0] + self.points[1])

    @property
    def win_interval(self) -> Interval:
        """The 95 % interval for the share of wins, as wide as independent games make it."""
        share = independence(self.total.games, self.repeats)
        return wilson_interval(wins=share * self.total.wins, games=share * self.total.games)

    @property
    def times(self) -> MoveTimes:
        """Of all answers."""
        return move_times(self.seconds)

    @property
    def overage_total(self) -> float:
        """Seconds beyond actTimeout in all games."""
        return self.overage_micros / 1e6

    def facts(self) -> dict[str, Any]:
        """The summary for JSON."""
        return {
            **{key: getattr(self, key)._asdict() for key in ("first", "second", "win_interval")},
            "forfeits": self.forfeits,
            "unanswered": self.unanswered,
            "times": self.times._asdict(),
            "overage_worst": self.overage_worst,
            "overage_total": self.overage_total,
        }


class Scoreboard:
    """The counts of a league, updated as its games end. Their order makes no difference."""

    def __init__(self) -> None:
        self.games = 0
        self.meetings: dict[tuple[int, int], Meeting] = {}  # by players, the lower number first
        self.summaries: dict[int, Summary] = defaultdict(Summary)  # by player
        self._forfeits: dict[tuple[int, Cause], tuple[int, _Reason]] = {}
        self._seen: Counter[int] = Counter()  # how often each course of a game, by hash

    def add(self, game: Game) -> None:
        """Count one game."""
        self.games += 1
        course = hash(_course(game))
        repeats = self._seen[course]
        self._seen[course] += 1
        for seat, player in enumerate(game.numbers):
            self.summaries[player].add(game, seat, repeats=repeats)
        one, two = sorted(game.numbers)
        points = game.points_of(game.numbers.index(one))
        self.meetings.setdefault((one, two), Meeting()).add(game.round, points, repeats=repeats)
        if game.forfeit is not None:
            key = game.numbers[game.forfeit.seat], game.forfeit.cause
            reason = game.round, game.numbers, error_line(game.forfeit.detail)
            count, first = self._forfeits.get(key, (0, reason))
            self._forfeits[key] = count + 1, min(first, reason)

    @property
    def repeating(self) -> int:
        """The number of games that are not the only ones of their course."""
        return sum(count for count in self._seen.values() if count > 1)

    @property
    def forfeits(self) -> dict[tuple[int, Cause], tuple[int, str]]:
        """By player and cause: how many, and the reason of the first in the schedule."""
        return {key: (count, first[-1]) for key, (count, first) in self._forfeits.items()}

    @property
    def pairs(self) -> tuple[int, ...]:
        """How many pairs of games gave player 0 against player 1 0, 0.5, 1, 1.5 and 2 points."""
        return self.meetings.get((0, 1), Meeting()).pentanomial

    @property
    def independent_pairs(self) -> tuple[float, ...]:
        """`pairs`, as far as they do not repeat each other: what the sequential test may count."""
        share = self.meetings.get((0, 1), Meeting()).independence
        return tuple(share * count for count in self.pairs)

    def score(self, one: int, other: int) -> Score:
        """What player `one` scored against `other`."""
        meeting = self.meetings.get((min(one, other), max(one, other)), Meeting())
        return meeting.score if one < other else Score(*reversed(meeting.score))


_Reason = tuple[int, tuple[int, int], str]  # round, seats, and the reason itself


class Meeting:
    """The games of two players, seen from the one with the lower number.

    The two games of a pair are not independent, so the sequential test and the intervals of the
    ratings need games counted by pairs.
    """

    def __init__(self) -> None:
        self.pairs: Counter[tuple[float, float]] = Counter()  # points of both, the higher first
        self._single: dict[int, float] = {}  # by round: a game whose other one has not ended
        self._repeats = 0

    def add(self, round_number: int, points: float, *, repeats: int = 0) -> None:
        """Count a game with 1, 0.5 or 0 points; `repeats`: how often the same was seen before."""
        self._repeats += repeats
        other = self._single.pop(round_number, None)
        if other is None:
            self._single[round_number] = points
        else:
            self.pairs[max(points, other), min(points, other)] += 1

    @property
    def independence(self) -> float:
        """The independent games per game; see `independence`."""
        return independence(self.score.games, self._repeats)

    @property
    def singles(self) -> Counter[float]:
        """The points of games whose pair has not ended."""
        return Counter(self._single.values())

    @property
    def pentanomial(self) -> tuple[int, ...]:
        """How many pairs gave 0, 0.5, 1, 1.5 and 2 points."""
        counts = [0] * 5
        for pair, count in self.pairs.items():
            counts[int(2 * sum(pair))] += count
        return tuple(counts)

    @property
    def score(self) -> Score:
        """All games together."""
        points = self.singles
        for pair, count in self.pairs.items():
            for each in pair:
                points[each] += count
        return Score.of(points)


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


def independence(games: int, repeats: int) -> float:
    """How many independent games a game is worth, if they repeat each other so often.

    Two players without randomness play the same game whenever they meet in the same opening. Of n
    games of which m(1), m(2), ... are the same, n**2 / sum(m(i)**2) count as independent: all if
    none are repeated, 1 if all are the same. `repeats` is the sum over all games of how often the
    same was seen before. Source: L. Kish, "Survey sampling", 1965 (effective sample size).
    """
    return games / (games + 2 * repeats) if games else 1.0


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


def move_times(seconds: Iterable[float] | Counter[float]) -> MoveTimes:
    """Median, 99th percentile (the least value that 99 % do not exceed) and worst."""
    counts = Counter(seconds)
    if not counts:
        return MoveTimes(median=0.0, percentile_99=0.0, worst=0.0)
    ordered = sorted(counts)
    reached = list(itertools.accumulate(counts[value] for value in ordered))

    total = reached[-1]
    low, high, late = (
        ordered[bisect.bisect_left(reached, rank)]
        for rank in ((total + 1) // 2, total // 2 + 1, math.ceil(total * 0.99))
    )
    return MoveTimes(median=(low + high) / 2, percentile_99=late, worst=ordered[-1])

"""Counting: what games say about their players."""

import bisect
import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import NormalDist

from arena.game import Cause, Game


@dataclass(frozen=True, kw_only=True)
class Score:
    """Wins, draws and losses of one player. A forfeit is a loss, and a win for the other side."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """The number of games."""
        return self.wins + self.draws + self.losses

    @property
    def win_rate(self) -> float:
        """Wins per game; 0 without games."""
        return self.wins / self.games if self.games else 0.0

    @property
    def share(self) -> float:
        """Points per game, a draw being half a point; 0 without games."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0

    def __add__(self, other: "Score") -> "Score":
        return Score(
            wins=self.wins + other.wins,
            draws=self.draws + other.draws,
            losses=self.losses + other.losses,
        )


@dataclass(frozen=True, kw_only=True)
class Interval:
    """The ends of an interval."""

    low: float
    high: float


@dataclass(frozen=True, kw_only=True)
class MoveTimes:
    """Seconds per answer; the first of a game includes loading."""

    median: float
    percentile_99: float
    worst: float


@dataclass(frozen=True, kw_only=True)
class Summary:
    """One player's part in a list of games."""

    first: Score  # games in which the player moved first
    second: Score
    win_interval: Interval  # 95 %, Wilson's, for the share of wins
    forfeits: Mapping[Cause, int]
    unanswered: int  # how often None was returned and column 0 played
    times: MoveTimes
    overage_worst: float  # the most seconds beyond actTimeout in one game
    overage_total: float

    @property
    def total(self) -> Score:
        """Both seats together."""
        return self.first + self.second


_Reason = tuple[int, tuple[int, int], str]  # round, seats, and the reason itself


class Scoreboard:
    """The counts of a league, updated as its games end. Their order makes no difference.

    A player is its number. Times are counted by their first three digits, as they are printed, so
    that the size does not grow with the number of games.
    """

    def __init__(self) -> None:
        self.games = 0
        self.meetings: dict[tuple[int, int], Meeting] = {}  # the lower number first
        self._forfeits: dict[tuple[int, Cause], tuple[int, _Reason]] = {}
        self._players: dict[int, _Counts] = defaultdict(_Counts)

    def add(self, game: Game) -> None:
        """Count one game."""
        self.games += 1
        for seat, player in enumerate(game.numbers):
            self._players[player].add(game, seat)
        one, two = sorted(game.numbers)
        points = game.points_of(game.numbers.index(one))
        self.meetings.setdefault((one, two), Meeting()).add(game.round, points)
        if game.forfeit is not None:
            key = game.numbers[game.forfeit.seat], game.forfeit.cause
            last_line = (game.forfeit.detail.splitlines() or [""])[-1]
            reason = game.round, game.numbers, last_line
            count, first = self._forfeits.get(key, (0, reason))
            self._forfeits[key] = count + 1, min(first, reason)

    @property
    def forfeits(self) -> dict[tuple[int, Cause], tuple[int, str]]:
        """By player and cause: how many, and the reason of the first in the schedule."""
        return {key: (count, first[-1]) for key, (count, first) in self._forfeits.items()}

    def summary(self, player: int) -> Summary:
        """What all games say about a player."""
        return self._players[player].summary()

    def times(self, player: int) -> Counter[float]:
        """How many answers took each number of seconds."""
        return self._players[player].times


class Meeting:
    """The games of two players, seen from the one with the lower number.

    The two games of a pair are not independent, so games are counted by pairs: the sequential test
    and the intervals of the ratings need that.
    """

    def __init__(self) -> None:
        self.pairs: Counter[tuple[float, float]] = Counter()  # points of both, the higher first
        self._single: dict[int, float] = {}  # by round: a game whose other one has not ended

    def add(self, round_number: int, points: float) -> None:
        """Count a game with 1, 0.5 or 0 points."""
        other = self._single.pop(round_number, None)
        if other is None:
            self._single[round_number] = points
        else:
            self.pairs[max(points, other), min(points, other)] += 1

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
        return Score(wins=points[1.0], draws=points[0.5], losses=points[0.0])


class _Counts:
    """One player's counts."""

    def __init__(self) -> None:
        self.scores = [Score(), Score()]  # by seat
        self.causes: Counter[Cause] = Counter()
        self.times: Counter[float] = Counter()
        self.unanswered = 0
        self.overage_worst = 0.0
        self.overage_micros = 0  # integers add up to the same in any order

    def add(self, game: Game, seat: int) -> None:
        self.scores[seat] += RESULTS[game.points_of(seat)]
        if game.forfeit is not None and game.forfeit.seat == seat:
            self.causes[game.forfeit.cause] += 1
        for seconds in game.seconds_of(seat):
            self.times[float(f"{seconds:.3g}")] += 1
        self.unanswered += game.unanswered[seat]
        overage = round(game.overage_of(seat), 6)
        self.overage_worst = max(self.overage_worst, overage)
        self.overage_micros += round(overage * 1e6)

    def summary(self) -> Summary:
        first, second = self.scores
        total = first + second
        return Summary(
            first=first,
            second=second,
            win_interval=wilson_interval(wins=total.wins, games=total.games),
            forfeits={cause: self.causes[cause] for cause in Cause},
            unanswered=self.unanswered,
            times=move_times(self.times),
            overage_worst=self.overage_worst,
            overage_total=self.overage_micros / 1e6,
        )


RESULTS = {1.0: Score(wins=1), 0.5: Score(draws=1), 0.0: Score(losses=1)}


def summarize(games: Iterable[Game], player: int) -> Summary:
    """What `games` say about the player with that number."""
    scoreboard = Scoreboard()
    for game in games:
        scoreboard.add(game)
    return scoreboard.summary(player)


def wilson_interval(*, wins: int, games: int) -> Interval:
    """Wilson's 95 % interval for the share of wins; [0, 1] without games.

    Source: E. Wilson, "Probable inference, the law of succession, and statistical inference",
    Journal of the American Statistical Association 22 (1927).
    """
    if not games:
        return Interval(low=0.0, high=1.0)
    share, z2 = wins / games, NormalDist().inv_cdf(0.975) ** 2
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

    def at_rank(rank: int) -> float:
        return ordered[bisect.bisect_left(reached, rank)]

    total = reached[-1]
    return MoveTimes(
        median=(at_rank((total + 1) // 2) + at_rank(total // 2 + 1)) / 2,
        percentile_99=at_rank(math.ceil(total * 0.99)),
        worst=ordered[-1],
    )

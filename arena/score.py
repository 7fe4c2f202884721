"""Count: what a list of games says about a player."""

import bisect
import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from arena.match import Cause, Game


@dataclass(frozen=True, kw_only=True)
class Score:
    """Wins, draws and losses of one player. A forfeit is a loss, and a win of the other side."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """How many games that is."""
        return self.wins + self.draws + self.losses

    @property
    def win_rate(self) -> float:
        """Wins by games; draws count as games. 0 without games."""
        return self.wins / self.games if self.games else 0.0

    @property
    def share(self) -> float:
        """Points by games, a draw being half a point. 0 without games."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0

    def __add__(self, other: "Score") -> "Score":
        return Score(
            wins=self.wins + other.wins,
            draws=self.draws + other.draws,
            losses=self.losses + other.losses,
        )


@dataclass(frozen=True, kw_only=True)
class Interval:
    """Two ends of a confidence interval."""

    low: float
    high: float


@dataclass(frozen=True, kw_only=True)
class MoveTimes:
    """Seconds per answer, loading included in a game's first."""

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
    unanswered: int  # times None was returned, and column 0 played
    times: MoveTimes
    overage_worst: float  # the most seconds beyond actTimeout in one game
    overage_total: float

    @property
    def total(self) -> Score:
        """Both seats together."""
        return self.first + self.second


class Scoreboard:
    """The counts of a league, kept as its games end: its size does not grow with their number.

    A player is its number. Times are counted by their first three digits, as they are printed.
    """

    def __init__(self) -> None:
        self.games = 0
        self.meetings: dict[tuple[int, int], Meeting] = {}  # the lower number first
        self.forfeits: dict[tuple[int, Cause], tuple[int, str]] = {}  # count, first reason
        self._players: dict[int, _Record] = defaultdict(_Record)

    def add(self, game: Game) -> None:
        """Count one game."""
        self.games += 1
        for seat, player in enumerate(game.players):
            self._players[player].add(game, seat)
        one, two = sorted(game.players)
        points = game.points_of(game.seat_of(one))
        self.meetings.setdefault((one, two), Meeting()).add(game.round, points)
        if game.forfeit is not None:
            key = game.players[game.forfeit.seat], game.forfeit.cause
            last_line = (game.forfeit.detail.splitlines() or [""])[-1]
            count, reason = self.forfeits.get(key, (0, last_line))
            self.forfeits[key] = count + 1, reason

    def summary(self, player: int) -> Summary:
        """What all games say about a player."""
        return self._players[player].summary()

    def times(self, player: int) -> Counter[float]:
        """How often each number of seconds was taken for an answer."""
        return self._players[player].times


class Meeting:
    """The games of two players, seen from the one with the lower number.

    The results of paired games depend on each other, so they are counted by pair, as the
    pentanomial of the sequential test, and the rating's intervals need it.
    """

    def __init__(self) -> None:
        self.pairs: Counter[tuple[float, float]] = Counter()  # points of both games, more first
        self._single: dict[int, float] = {}  # by round: the game whose pair has not ended

    def add(self, round_number: int, points: float) -> None:
        """Count a game with 1, 0.5 or 0 points."""
        other = self._single.pop(round_number, None)
        if other is None:
            self._single[round_number] = points
        else:
            self.pairs[max(points, other), min(points, other)] += 1

    @property
    def singles(self) -> Counter[float]:
        """Points of the games without the other one of their pair."""
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


class _Record:
    """One player's counts."""

    def __init__(self) -> None:
        self.scores = [Score(), Score()]  # by seat
        self.causes: Counter[Cause] = Counter()
        self.times: Counter[float] = Counter()
        self.unanswered = 0
        self.overage_worst = 0.0
        self.overage_total = 0.0

    def add(self, game: Game, seat: int) -> None:
        self.scores[seat] += RESULTS[game.points_of(seat)]
        if game.forfeit is not None and game.forfeit.seat == seat:
            self.causes[game.forfeit.cause] += 1
        for seconds in game.seconds_of(seat):
            self.times[float(f"{seconds:.3g}")] += 1
        self.unanswered += game.unanswered[seat]
        self.overage_worst = max(self.overage_worst, game.overage_seconds[seat])
        self.overage_total += game.overage_seconds[seat]

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
            overage_total=self.overage_total,
        )


RESULTS = {1.0: Score(wins=1), 0.5: Score(draws=1), 0.0: Score(losses=1)}


def summarize(games: Iterable[Game], player: int) -> Summary:
    """What `games` say about the player with that number."""
    scoreboard = Scoreboard()
    for game in games:
        scoreboard.add(game)
    return scoreboard.summary(player)


def wilson_interval(*, wins: int, games: int) -> Interval:
    """Wilson's 95 % interval for the share of wins; [0, 1] without games."""
    if not games:
        return Interval(low=0.0, high=1.0)
    from scipy.stats import binomtest  # late: takes half a second

    interval = binomtest(wins, games).proportion_ci(confidence_level=0.95, method="wilson")
    return Interval(low=float(interval.low), high=float(interval.high))


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

"""Count: what a list of games says about a player."""

import math
import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
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


def summarize(games: Sequence[Game], player: int) -> Summary:
    """What `games`, in all of which the player with that number took part, say about it."""
    seats = [game.seat_of(player) for game in games]
    first = score(game for game, seat in zip(games, seats) if seat == 0)
    second = score((game for game, seat in zip(games, seats) if seat == 1), seat=1)
    total = first + second
    causes = Counter(
        game.forfeit.cause
        for game, seat in zip(games, seats)
        if game.forfeit is not None and game.forfeit.seat == seat
    )
    overages = [game.overage_seconds[seat] for game, seat in zip(games, seats)]
    return Summary(
        first=first,
        second=second,
        win_interval=wilson_interval(wins=total.wins, games=total.games),
        forfeits={cause: causes[cause] for cause in Cause},
        unanswered=sum(game.unanswered[seat] for game, seat in zip(games, seats)),
        times=move_times(
            seconds for game, seat in zip(games, seats) for seconds in game.seconds_of(seat)
        ),
        overage_worst=max(overages, default=0.0),
        overage_total=sum(overages),
    )


def score(games: Iterable[Game], *, seat: int = 0) -> Score:
    """The score of whoever sat in `seat`."""
    results = Counter(
        "draws" if game.winner is None else "wins" if game.winner == seat else "losses"
        for game in games
    )
    return Score(wins=results["wins"], draws=results["draws"], losses=results["losses"])


def wilson_interval(*, wins: int, games: int) -> Interval:
    """Wilson's 95 % interval for the share of wins; [0, 1] without games."""
    if not games:
        return Interval(low=0.0, high=1.0)
    from scipy.stats import binomtest  # late: takes half a second

    interval = binomtest(wins, games).proportion_ci(confidence_level=0.95, method="wilson")
    return Interval(low=float(interval.low), high=float(interval.high))


def move_times(seconds: Iterable[float]) -> MoveTimes:
    """Median, 99th percentile (the least value that 99 % do not exceed) and worst."""
    ordered = sorted(seconds)
    if not ordered:
        return MoveTimes(median=0.0, percentile_99=0.0, worst=0.0)
    return MoveTimes(
        median=statistics.median(ordered),
        percentile_99=ordered[math.ceil(len(ordered) * 0.99) - 1],
        worst=ordered[-1],
    )

"""Counting: what games say about their players."""

import math
from array import array
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import NamedTuple

from connectx.game import Cause, Game
from connectx.processes.process import error_line

NORMAL_975 = 1.959963984540054  # the 97.5 % quantile of the normal distribution


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


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
    def share(self) -> float:
        """Points per game, a draw being half a point; 0 without games."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0


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


@dataclass
class Meeting:
    """The games of two players, seen from the one with the lower number."""

    record: Record = field(default_factory=Record)
    # How many pairs of games brought 0, 0.5, 1, 1.5 and 2 points. The two games of a pair share
    # their opening, so they are not independent.
    pairs: list[int] = field(default_factory=lambda: [0] * 5)
    # By round: the points of a game whose pair is not complete.
    _waiting: dict[int, float] = field(default_factory=dict)
    _repeats: int = 0

    def add(self, round_number: int, points: float, *, repeats: int = 0) -> None:
        """Count a game with 1, 0.5 or 0 points; `repeats`: how often the same was seen before."""
        self.record = self.record.plus(points)
        self._repeats += repeats
        if round_number in self._waiting:
            self.pairs[int(2 * (points + self._waiting.pop(round_number)))] += 1
        else:
            self._waiting[round_number] = points

    @property
    def independence(self) -> float:
        """How many independent games a game is worth: the effective sample size, as a share.

        Two players without randomness repeat the same game in each opening. If n games are groups
        of m(1), m(2), ... equal ones, n**2 / sum(m(i)**2) count as independent: all if none are
        repeated, 1 if all are the same. Source: L. Kish, "Survey sampling", 1965.
        """
        games = self.record.games
        return games / (games + 2 * self._repeats) if games else 1.0

    @property
    def independent_pairs(self) -> list[float]:
        """`pairs`, with repeated games counted once: what the sequential test may count."""
        return [self.independence * count for count in self.pairs]


@dataclass
class Scoreboard:
    """The counts of a league, updated as its games end."""

    games: int = 0
    summaries: dict[int, Summary] = field(default_factory=lambda: defaultdict(Summary))  # by player
    # By players, the lower number first.
    meetings: dict[tuple[int, int], Meeting] = field(default_factory=lambda: defaultdict(Meeting))
    # How often each game was played. One repeats another if players, result and moves are the
    # same, or the moves are its mirror image.
    _seen: Counter[int] = field(default_factory=Counter)

    def add(self, game: Game) -> None:
        """Count one game."""
        self.games += 1
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
    def repeating(self) -> int:
        """The number of games that were played more than once, each time counted."""
        return sum(count for count in self._seen.values() if count > 1)

    def record(self, one: int, other: int) -> Record:
        """The record of player `one` against `other`."""
        found = self.meetings.get((min(one, other), max(one, other)), Meeting()).record
        return found if one < other else Record(*reversed(found))


def exact_interval(wins: int, games: int) -> tuple[float, float]:
    """Clopper and Pearson's 95 % interval for the share of wins: never narrower than it says.

    It contains 1/2 unless the exact two-sided binomial test refuses it. From 0 to 1 without games.
    Source: C. Clopper and E. Pearson, "The use of confidence or fiducial limits illustrated in the
    case of the binomial", Biometrika 26 (1934).
    """

    def chance_of_more(wins: int, share: float) -> float:
        """Of so many wins or more."""
        logs = (
            math.lgamma(games + 1) - math.lgamma(won + 1) - math.lgamma(games - won + 1)
            + won * math.log(share) + (games - won) * math.log(1 - share)
            for won in range(wins, games + 1)
        )  # fmt: skip
        return math.fsum(map(math.exp, logs))

    def least(wins: int) -> float:
        """The share with which that chance is 2.5 %."""
        low, high = 0.0, 1.0
        while high - low > 1e-6:
            share = (low + high) / 2
            low, high = (share, high) if chance_of_more(wins, share) < 0.025 else (low, share)
        return low

    return least(wins) if wins else 0.0, 1 - least(games - wins) if wins < games else 1.0


def wilson_interval(*, wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of wins; from 0 to 1 without games.

    Source: E. Wilson, "Probable inference, the law of succession, and statistical inference",
    Journal of the American Statistical Association 22 (1927).
    """
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, NORMAL_975**2
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = math.sqrt(z2 * (share * (1 - share) + z2 / (4 * games)) / games) / (1 + z2 / games)
    return max(0.0, centre - half), min(1.0, centre + half)

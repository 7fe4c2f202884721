"""How good is a player? Its rating on the scale of the pool, from games with those nearest to it.

The pool are players whose strength depends on no clock, and their ratings, measured once. A rating
says nothing without the version of the pool that it was measured on. If a player of the pool plays
otherwise than it did, `python -m benchmarks.pool` measures the pool again, under the next version.

Each round it plays as many openings, from both seats, with each of the `NEAREST` players of the
pool whose ratings are nearest to its own so far. (Always choosing the most telling opponent makes
intervals too narrow: one that does badly against a kind of player would meet it alone.)

The ratings of the pool are known with an error, and nobody's strength is one number against every
opponent. So each opponent's rating is taken to be normally distributed around its own, with that
error and a misfit of `MISFIT` Elo. Given the player's strength, its points against each are then
independent, and the posterior is computed on a grid, without sampling.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from connectx.arena.child import Isolation, Limits
from connectx.arena.league import League, Terms
from connectx.arena.process import prepare_players
from connectx.arena.rating import NORMAL_975, effective_points
from connectx.arena.report import Result
from connectx.arena.store import Store
from connectx.build.player import Player
from connectx.executor import THIS_PROCESS, Run, workers
from connectx.game import Game, complete_configuration

VERSION = 1  # of the pool
OPENING_PLIES = 4
GAMES = 400
NEAREST = 5  # players of the pool that are played with
MOST_OPENINGS = 8  # with each player of the pool in a round; the first rounds have fewer
MISFIT = 30  # Elo
PRIOR, PRIOR_SPREAD = 1250, 700  # Elo: the middle of the pool, and wide
GRID = np.arange(-1500.0, 4000.0, 5.0)  # Elo
UNUSUAL = 3  # standard deviations by which a result is unlike the rating

# Where a normal distribution is looked at, in standard deviations, and how much each place weighs.
PLACES = np.linspace(-4, 4, 33)
WEIGHTS = np.exp(-(PLACES**2) / 2) / np.exp(-(PLACES**2) / 2).sum()

Array = NDArray[np.float64]
Points = Mapping[int, tuple[float, float]]  # by player of the pool: points, and number of games


class Anchor(NamedTuple):
    """A player of the pool and its rating."""

    name: str
    elo: int
    error: int  # half of its 95 % interval
    digest: str  # of its games against itself


POOL = (
    Anchor("random_agent", 287, 16, "a5993222b91e4892"),
    Anchor("urgent:CARE=0.5", 566, 11, "bef7a7f318d28c7d"),
    Anchor("urgent", 822, 9, "52348420657852f5"),
    Anchor("one_step", 1000, 0, "5b739576caf55aac"),
    Anchor("minimax:N_STEPS=2", 1278, 12, "273af6edcf589e64"),
    Anchor("searcher:DEPTH=2", 1550, 19, "200f352df3284586"),
    Anchor("searcher:DEPTH=4", 1606, 19, "c405c42db1c6e45b"),
    Anchor("searcher:DEPTH=6", 1753, 20, "396751be4c9a3adf"),
    Anchor("searcher:DEPTH=8", 1868, 26, "16ceb352e9829a6b"),
    Anchor("network", 2087, 31, "614bc0b46d00a9f2"),
)


class Placing(NamedTuple):
    """A rating on the scale of the pool, with its 95 % interval."""

    elo: float
    low: float
    high: float


class Against(NamedTuple):
    """What the games with one player of the pool brought."""

    name: str
    elo: int
    games: int
    share: float  # of the points
    expected: float  # by the rating that follows from the games with the others
    unusual: bool  # the two differ by more than `UNUSUAL` standard deviations


@dataclass(repr=False)
class Yardstick:
    """A player's games with the pool, as many as have been played, and what they say of it.

    The games are those of a gauntlet in which it is player 0 and the pool follows. Every player of
    the pool has openings of its own.
    """

    player: Player
    terms: Terms
    games: int = GAMES
    seed: int = 0
    result: Result = field(init=False)

    def __post_init__(self) -> None:
        league = League(
            players=(self.player, *(Player.parse(anchor.name) for anchor in POOL)),
            terms=self.terms, games=2 * len(POOL) * self.games, seed=self.seed, gauntlet=1,
            opening_plies=OPENING_PLIES,
        )  # fmt: skip
        self.result = Result(league)

    def facts(self) -> dict[str, Any]:
        """What identifies the games in a file of results."""
        return {"pool": VERSION, **self.result.league.facts()}

    def play(self, run: Run = THIS_PROCESS, store: Store | None = None) -> Iterator[list[Game]]:
        """Play, round by round: see `Result.play`.

        The `store` may have games of before. Each round is chosen by the games of the rounds before
        it, so that an interrupted measurement goes on as it would have gone.
        """
        known = defaultdict(list)
        for game in store.games() if store else ():
            known[max(game.numbers) - 1, game.round].append(game)
        rounds = [0] * len(POOL)  # with each player of the pool
        while (left := self.games - len(self.result.games)) > 0:
            count = min(MOST_OPENINGS, max(1, (self.games - left) // (2 * NEAREST)))
            chosen: dict[int, list[int]] = {}
            elo = self.placing.elo
            away = [abs(anchor.elo - elo) for anchor in POOL]
            for number in sorted(range(len(POOL)), key=away.__getitem__)[:NEAREST]:
                numbers = [number + len(POOL) * (rounds[number] + each) for each in range(count)]
                rounds[number] += count
                chosen[number] = [2 * each + place for each in numbers for place in (0, 1)]
                chosen[number] = chosen[number][: max(0, left)]
                left -= len(chosen[number])
                for each in numbers:
                    self.result.add(*known[number, each])
            yield from self.result.play(run, store, chosen)

    # What the games say -------------------------------------------------------------------------

    @property
    def placing(self) -> Placing:
        """The rating, by all games so far; without games that of the prior."""
        return placing_of(self._points())

    @property
    def against(self) -> list[Against]:
        """The games with each player of the pool, the weakest first."""
        points, unusual = self._points(), set[int]()
        while True:  # the most unusual result is left out of what the others are compared with
            compared = {number: _compare(points, number, unusual) for number in points}
            away = {number: compared[number][1] for number in points if number not in unusual}
            worst = max(away, key=lambda number: away[number], default=None)
            if worst is None or away[worst] <= UNUSUAL:
                break
            unusual.add(worst)
        found = []
        for number, (expected, _) in compared.items():
            anchor, record = POOL[number], self.result.record(0, number + 1)
            figures = record.games, record.share, expected, number in unusual
            found.append(Against(anchor.name, anchor.elo, *figures))
        return found

    def __repr__(self) -> str:
        """In a line: "mine 1,030 (985 to 1,075) on pool 1, between ... and ...; 400 games"."""
        elo, low, high = self.placing
        below = [anchor.name for anchor in POOL if anchor.elo <= elo]
        above = [anchor.name for anchor in POOL if anchor.elo > elo]
        place = f"between {below[-1]} and {above[0]}" if below and above else ""
        place = place or (f"above {below[-1]}" if below else f"below {above[0]}")
        games = len(self.result.games)
        return (
            f"{self.player.name} {elo:,.0f} ({low:,.0f} to {high:,.0f}) on pool {VERSION}, "
            f"{place}; {games:,} game{'s' * (games != 1)}"
        )

    def _points(self) -> Points:
        """The player's points against each player that it met, and the independent games."""
        points = effective_points(self.result.meetings, 1 + len(POOL))
        games = (points + points.T)[0, 1:]
        met = np.flatnonzero(games).tolist()
        return {number: (float(points[0, number + 1]), float(games[number])) for number in met}


def _deviation(number: int) -> float:
    """The standard deviation, in Elo, of what a player of the pool is worth against another."""
    return math.hypot(POOL[number].error / NORMAL_975, MISFIT)


def _share(lead: Array) -> Array:
    """The expected points of a game, by the lead in Elo."""
    return np.asarray(1 / (1 + 10 ** (-lead / 400)))


def placing_of(points: Points) -> Placing:
    """The rating that follows from points in games with players of the pool.

    >>> elo, low, high = placing_of({3: (20.0, 40.0)})  # half of the points against one_step
    >>> print(f"{elo:.0f}, {low:.0f} to {high:.0f}")
    1000, 876 to 1123
    """
    posterior = -(((GRID - PRIOR) / PRIOR_SPREAD) ** 2) / 2
    for number, (scored, games) in points.items():
        lead = GRID - POOL[number].elo + _deviation(number) * PLACES[:, None]
        logs = scored * np.log(_share(lead)) + (games - scored) * np.log(_share(-lead))
        posterior += np.logaddexp.reduce(logs + np.log(WEIGHTS)[:, None], axis=0)
    below = np.cumsum(np.exp(posterior - posterior.max()))
    low, middle, high = np.interp((0.025, 0.5, 0.975), below / below[-1], GRID)
    return Placing(float(middle), float(low), float(high))


def _compare(points: Points, number: int, without: set[int]) -> tuple[float, float]:
    """The expected share of the points against one player, by those against the others but some.

    And by how many standard deviations it is missed.
    """
    others = {each: points[each] for each in points if each not in {number, *without}}
    elo, low, high = placing_of(others)
    spread = math.hypot((high - low) / 2 / NORMAL_975, _deviation(number))
    shares = _share(elo - POOL[number].elo + spread * PLACES)
    scored, games = points[number]
    expected = float(WEIGHTS @ shares)
    variance = WEIGHTS @ (shares - expected) ** 2 + expected * (1 - expected) / games
    return expected, float(abs(scored / games - expected) / math.sqrt(variance))


# In words ---------------------------------------------------------------------------------------


def unusual_lines(measured: Yardstick) -> list[str]:
    """A line for each player of the pool against whom the results are unlike the rating."""
    return [
        f"much {'better' if each.share > each.expected else 'worse'} against {each.name} than the "
        f"other games predict: {100 * each.share:.0f} % of the points in {each.games} games, "
        f"expected {100 * each.expected:.0f} %"
        for each in measured.against
        if each.unusual
    ]


def rate(
    player: str,
    games: int = GAMES,
    *,
    seed: int = 0,
    isolation: str = Isolation.UNTRUSTED,
    jobs: int = 1,
) -> Yardstick:
    """Rate a player on the scale of the pool, where one_step has 1,000.

    A player is what the command line accepts; the same `seed` gives the same games. `isolation` and
    `jobs` are those of `match`. Prints nothing, except a warning on stderr if the player is not
    isolated. Raises PlayerError for a player that cannot play, ValueError for a number of games
    below 1.

    >>> measured = rate("one_step", 20)
    >>> measured.placing.low < 1000 < measured.placing.high
    True
    """
    if games < 1:
        raise ValueError(f"{games} games, expected at least 1")
    limits = Limits(isolation=Isolation(isolation))
    terms = Terms(configuration=complete_configuration({}), referee="native", limits=limits)
    (named_player,) = prepare_players([player], limits)
    measured = Yardstick(named_player, terms, games, seed)
    with workers(jobs=jobs) as run:
        for _ in measured.play(run):
            pass
    return measured

"""Ratings on the scale of the pool, from games with the pool's players of similar strength.

The pool consists of players whose strength depends on no clock. Their ratings were measured once. A
rating says nothing without the version of the pool that it was measured on. If a player of the pool
plays otherwise than it did, `python -m benchmarks.pool` measures the pool again, under the next
version.

In each round, the player meets the `NEAREST_PLAYERS` players of the pool whose ratings are nearest
to its own rating so far. It plays the same number of openings with each of them, from both seats.
Choosing only the most telling opponent would make intervals too narrow, as a player that does badly
against one kind of opponent would then meet that kind alone.

The ratings of the pool have errors, and nobody's strength is the same against every opponent. So
the strength that an opponent shows against the player is taken to be normally distributed around
the opponent's rating, with that rating's error and a misfit of `MISFIT_ELO`. If the player's
strength is given, its points against different opponents are then independent, and its posterior
distribution is computed on a grid, without sampling.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from connectx.arena.child import Isolation
from connectx.arena.league import League, MatchSettings, make_settings
from connectx.arena.process import prepare_players
from connectx.arena.rating import NORMAL_975, effective_points
from connectx.arena.report import Result
from connectx.arena.store import Store
from connectx.build.player import Player
from connectx.executor import THIS_PROCESS, Run, workers
from connectx.game import Game

POOL_VERSION = 1
RATING_OPENING_PLIES = 4
RATING_GAMES = 400
NEAREST_PLAYERS = 5
# In a round, at most so many openings are played with each player. The first rounds have fewer.
MAX_ROUND_OPENINGS = 8
MISFIT_ELO = 30
# Without games, a rating has a wide normal distribution around the middle of the pool.
PRIOR_ELO = 1250
PRIOR_DEVIATION_ELO = 700
ELO_GRID = np.arange(-1500.0, 4000.0, 5.0)  # the ratings at which the posterior is computed
# A result is unusual if it is so many standard deviations away from what the rating predicts.
UNUSUAL_DEVIATIONS = 3

# An integral over a normal distribution is a weighted sum over these nodes: distances from its mean
# in standard deviations.
NODE_DEVIATIONS = np.linspace(-4, 4, 33)
NODE_WEIGHTS = np.exp(-(NODE_DEVIATIONS**2) / 2) / np.exp(-(NODE_DEVIATIONS**2) / 2).sum()

Array = NDArray[np.float64]
# By the index of a player of the pool, the points of the rated player against it, and the games.
Points = Mapping[int, tuple[float, float]]


class Anchor(NamedTuple):
    """A player of the pool and its rating."""

    name: str
    elo: int
    error: int  # half of the rating's 95 % interval
    digest: str  # a hash of its games against itself


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


class PoolRating(NamedTuple):
    """A rating on the scale of the pool, with its 95 % interval."""

    elo: float
    low: float
    high: float


class Against(NamedTuple):
    """The result of the games with one player of the pool."""

    name: str
    elo: int
    games: int
    share: float  # the share of the points
    expected: float  # the share that the games with the other players predict
    unusual: bool  # whether the two are more than `UNUSUAL_DEVIATIONS` apart


@dataclass(repr=False)
class Yardstick:
    """A player's games with the pool, as many as have been played, and its rating by them.

    The games are some of those of a league in which only the rated player, which has index 0, meets
    all the others: the players of the pool. Every player of the pool has openings of its own.
    """

    player: Player
    terms: MatchSettings
    games: int = RATING_GAMES
    seed: int = 0
    result: Result = field(init=False)

    def __post_init__(self) -> None:
        """Make the league, of which only some games will be played, and a result without games."""
        pool_players = [Player.parse(anchor.name) for anchor in POOL]
        league = League(
            players=(self.player, *pool_players),
            settings=self.terms,
            games=2 * len(POOL) * self.games,  # with each opponent: more than can be played
            seed=self.seed,
            gauntlet=1,  # only the first player meets all the others
            opening_plies=RATING_OPENING_PLIES,
        )
        self.result = Result(league)

    def facts(self) -> dict[str, Any]:
        """Return what identifies the games in a file of results: the pool and the league."""
        return {"pool": POOL_VERSION, **self.result.league.facts()}

    def play(self, run: Run = THIS_PROCESS, store: Store | None = None) -> Iterator[list[Game]]:
        """Play all games, and yield lists of new games, which `result` already has.

        New games are saved in the `store`, which may have games of an earlier run. Which games are
        played next depends only on the games so far, so an interrupted measurement goes on as it
        would have gone.
        """
        # By the opponent's index in the pool, and the round of the league.
        stored_games: defaultdict[tuple[int, int], list[Game]] = defaultdict(list)
        if store is not None:
            for game in store.games():
                opponent = max(game.numbers) - 1  # the rated player has number 0
                stored_games[opponent, game.round].append(game)

        openings_played = [0] * len(POOL)  # with each player of the pool
        while len(self.result.games) < self.games:
            games_left = self.games - len(self.result.games)
            game_numbers: dict[int, list[int]] = {}  # of the games to be played, by opponent
            for opponent, rounds in self._choose_rounds(openings_played).items():
                openings_played[opponent] += len(rounds)
                numbers: list[int] = []
                for league_round in rounds:
                    self.result.add(*stored_games[opponent, league_round])
                    # A round has two games of each pair of players, one for each seat.
                    numbers += [2 * league_round, 2 * league_round + 1]
                game_numbers[opponent] = numbers[: max(0, games_left)]
                games_left -= len(game_numbers[opponent])
            # Plays those of the games that the result does not have, and adds them to it.
            yield from self.result.play(run, store, game_numbers)

    def _choose_rounds(self, openings_played: Sequence[int]) -> dict[int, range]:
        """Return the rounds of the league to be played next, by the index of a player of the pool.

        They are rounds with the `NEAREST_PLAYERS` players whose ratings are nearest to the rating
        so far. The more games there are, the more openings are played before the next choice.

        In a round of the league, all games begin with one opening. Round n belongs to the player of
        the pool with the index n % len(POOL), so that each has openings of its own.
        `openings_played` has the number of openings so far with each player of the pool.
        """
        # As many as each opponent has had on average if there were `NEAREST_PLAYERS` opponents, and
        # two games of each opening.
        average_openings = len(self.result.games) // (2 * NEAREST_PLAYERS)
        new_openings = min(MAX_ROUND_OPENINGS, max(1, average_openings))
        elo = self.placing.elo  # the rating so far
        distances = [abs(anchor.elo - elo) for anchor in POOL]
        nearest_first = sorted(range(len(POOL)), key=lambda opponent: distances[opponent])
        rounds: dict[int, range] = {}
        for opponent in nearest_first[:NEAREST_PLAYERS]:
            start = opponent + len(POOL) * openings_played[opponent]
            stop = start + len(POOL) * new_openings
            rounds[opponent] = range(start, stop, len(POOL))
        return rounds

    # The rating ---------------------------------------------------------------------------------

    @property
    def placing(self) -> PoolRating:
        """The rating by all games so far. Without games, it is that of the prior."""
        return estimate_rating(self._points_by_opponent())

    @property
    def against(self) -> list[Against]:
        """The results against each player of the pool that was met, the weakest first."""
        # Both are by the index of a player in the pool, whose players stand from weak to strong.
        comparisons, unusual_opponents = _compare_with_predictions(self._points_by_opponent())
        results = []
        for opponent, comparison in comparisons.items():
            anchor = POOL[opponent]
            # In the result, the rated player has index 0, and the players of the pool follow.
            record = self.result.record(player=0, opponent=opponent + 1)
            results.append(
                Against(
                    name=anchor.name,
                    elo=anchor.elo,
                    games=record.games,
                    share=record.share,
                    expected=comparison.expected_share,
                    unusual=opponent in unusual_opponents,
                )
            )
        return results

    def __repr__(self) -> str:
        """Return a line: "mine 1,030 (985 to 1,075) on pool 1, between ... and ...; 400 games"."""
        elo, low, high = self.placing
        weaker = [anchor.name for anchor in POOL if anchor.elo <= elo]
        stronger = [anchor.name for anchor in POOL if anchor.elo > elo]
        if not weaker:
            neighbours = f"below {stronger[0]}"
        elif not stronger:
            neighbours = f"above {weaker[-1]}"
        else:
            neighbours = f"between {weaker[-1]} and {stronger[0]}"
        games = len(self.result.games)
        plural = "" if games == 1 else "s"
        return (
            f"{self.player.name} {elo:,.0f} ({low:,.0f} to {high:,.0f}) on pool {POOL_VERSION}, "
            f"{neighbours}; {games:,} game{plural}"
        )

    def _points_by_opponent(self) -> Points:
        """Return the points against each player of the pool that was met, and the games with it.

        The keys are indices in the pool. Two games of one opening are not independent, so points
        and games are scaled to those of independent games.
        """
        # Points of the player in a row against the player in a column. The rated player is first.
        points = effective_points(self.result.meetings, 1 + len(POOL))
        points_of_rated_player = points[0, 1:]
        # A game brings its two players one point together.
        games = (points + points.T)[0, 1:]
        opponents = np.flatnonzero(games).tolist()
        return {
            opponent: (float(points_of_rated_player[opponent]), float(games[opponent]))
            for opponent in opponents
        }


def _strength_deviation_elo(opponent: int) -> float:
    """Return the standard deviation, in Elo, of an opponent's strength around its rating.

    `opponent` is an index in the pool. The error of the rating, which is half of a 95 % interval,
    and the misfit are taken to be independent.
    """
    rating_deviation = POOL[opponent].error / NORMAL_975
    return math.hypot(rating_deviation, MISFIT_ELO)


def _expected_share(lead: Array) -> Array:
    """Return the expected points of a game for a player whose rating is so many Elo higher."""
    return np.asarray(1 / (1 + 10 ** (-lead / 400)))


def estimate_rating(points: Points) -> PoolRating:
    """Return the rating that follows from points in games with players of the pool.

    `points` has, by the index of a player in the pool, the points against it and the number of
    games. The rating is the median of its posterior distribution, with a 95 % interval.

    >>> elo, low, high = estimate_rating({3: (20.0, 40.0)})  # half of the points against one_step
    >>> print(f"{elo:.0f}, {low:.0f} to {high:.0f}")
    1000, 876 to 1123
    """
    # The logarithm of the density at each rating of the grid, but for a constant summand. Without
    # points, the rating has a normal distribution.
    log_posterior = -(((ELO_GRID - PRIOR_ELO) / PRIOR_DEVIATION_ELO) ** 2) / 2
    for opponent, (score, games) in points.items():
        # The likelihood of a rating is the weighted mean over the opponent's possible strengths,
        # which are `NODE_DEVIATIONS` standard deviations away from its rating. These arrays have a
        # row for each strength, and a column for each rating of the grid.
        lead = ELO_GRID - POOL[opponent].elo
        lead = lead + _strength_deviation_elo(opponent) * NODE_DEVIATIONS[:, None]
        log_likelihoods = score * np.log(_expected_share(lead))
        log_likelihoods += (games - score) * np.log(_expected_share(-lead))
        log_weights = np.log(NODE_WEIGHTS)[:, None]
        log_posterior += np.logaddexp.reduce(log_likelihoods + log_weights, axis=0)
    cumulated = np.cumsum(np.exp(log_posterior - log_posterior.max()))
    probabilities = cumulated / cumulated[-1]  # that the rating is at most that of the grid
    low, median, high = np.interp((0.025, 0.5, 0.975), probabilities, ELO_GRID).tolist()
    return PoolRating(elo=median, low=low, high=high)


class _Comparison(NamedTuple):
    """The result against an opponent, compared with what the other results predict."""

    expected_share: float  # of the points
    deviations: float  # standard deviations between the share of the points and the expected one


def _compare_with_predictions(points: Points) -> tuple[dict[int, _Comparison], set[int]]:
    """Compare the points against each opponent with what the other points predict.

    Returns the comparisons by opponent, and the opponents against whom the results are unusual. An
    opponent is an index in the pool. A result is unusual if it is more than `UNUSUAL_DEVIATIONS`
    standard deviations away from its prediction.

    The most unusual result is then no longer used to predict the others, and all are compared once
    more. This is repeated until no other result is unusual.
    """
    unusual_opponents: set[int] = set()
    while True:
        comparisons = {
            opponent: _compare_with_prediction(points, opponent, excluded=unusual_opponents)
            for opponent in points
        }
        usual_opponents = [opponent for opponent in points if opponent not in unusual_opponents]
        if not usual_opponents:
            return comparisons, unusual_opponents
        most_unusual = max(usual_opponents, key=lambda opponent: comparisons[opponent].deviations)
        if comparisons[most_unusual].deviations <= UNUSUAL_DEVIATIONS:
            return comparisons, unusual_opponents
        unusual_opponents.add(most_unusual)


def _compare_with_prediction(points: Points, opponent: int, excluded: set[int]) -> _Comparison:
    """Compare the points against an opponent with what the points against others predict.

    The points against the `excluded` opponents are not used for the prediction.
    """
    other_points = dict(points)
    for excluded_opponent in {opponent, *excluded}:
        del other_points[excluded_opponent]
    elo, low, high = estimate_rating(other_points)
    # The lead over the opponent is uncertain, as both strengths are. Half of a 95 % interval is
    # NORMAL_975 standard deviations.
    rating_deviation = (high - low) / 2 / NORMAL_975
    lead_deviation = math.hypot(rating_deviation, _strength_deviation_elo(opponent))
    # An integral over the distribution of the lead is a weighted sum over these leads.
    possible_leads = elo - POOL[opponent].elo + lead_deviation * NODE_DEVIATIONS
    shares = _expected_share(possible_leads)
    score, games = points[opponent]
    expected = float(NODE_WEIGHTS @ shares)
    # The variance of the share has two parts: the strengths are uncertain, and so are the games.
    strength_variance = NODE_WEIGHTS @ (shares - expected) ** 2
    games_variance = expected * (1 - expected) / games
    distance = abs(score / games - expected)
    return _Comparison(
        expected_share=expected,
        deviations=float(distance / math.sqrt(strength_variance + games_variance)),
    )


# In words ---------------------------------------------------------------------------------------


def unusual_lines(yardstick: Yardstick) -> list[str]:
    """Return a line for each player of the pool against whom the results are unusual.

    Such results are far from what the games with the other players predict.
    """
    lines = []
    for result in yardstick.against:
        if result.unusual:
            comparative = "better" if result.share > result.expected else "worse"
            lines.append(
                f"much {comparative} against {result.name} than the other games predict: "
                f"{100 * result.share:.0f} % of the points in {result.games} games, "
                f"expected {100 * result.expected:.0f} %"
            )
    return lines


def rate(
    player: str,
    games: int = RATING_GAMES,
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
    settings = make_settings(isolation)
    (named_player,) = prepare_players([player], settings.limits)
    yardstick = Yardstick(named_player, settings, games, seed)
    with workers(jobs=jobs) as run:
        for _new_games in yardstick.play(run):
            pass  # `yardstick.result` has the new games already
    return yardstick

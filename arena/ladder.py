"""What Kaggle's ladder would make of the players: simulated from the results they had.

Kaggle's evaluation page says: the skill of a submission is a Gaussian N(mu, sigma**2) that starts
at mu = 600; episodes are played between submissions of similar ratings; a win raises one mu and
lowers the other, a draw moves both towards their mean, by an amount relative to the deviation from
the expected result and to each sigma, which falls; the margin does not count. It does not say the
first sigma, the formula, or how opponents are drawn. Here they are: the proportions of TrueSkill
between mu, sigma, beta and tau; the update for Bradley and Terry's model of R. Weng and C. Lin,
"A Bayesian approximation method for online ranking", Journal of Machine Learning Research 12
(2011), in which draws count half, by the library openskill; and `_opponent`.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from arena.score import Meeting

EPISODES = 100  # of each player
RUNS = 200
FIRST_MU = 600.0  # Kaggle's
FIRST_SIGMA = FIRST_MU / 3  # these three as in TrueSkill
BETA = FIRST_SIGMA / 2  # the spread of a performance around the skill
TAU = FIRST_SIGMA / 100  # what an episode adds to sigma, so that ratings never stand still
PRIOR_GAMES = 1 / 3  # of each result, beside those measured
QUANTILES = (0.05, 0.5, 0.95)
OUTCOMES = ((1, 2), (1, 1), (2, 1))  # ranks after a win, a draw and a loss of the first


class LadderStanding(NamedTuple):
    """Where a player stands at the end of the runs."""

    ratings: tuple[float, ...]  # the QUANTILES of mu over all runs
    sigma: float  # median
    first: float  # the share of runs that it ends in first place
    place: float  # mean, from 1

    @property
    def middle(self) -> float:
        """The median of mu."""
        return self.ratings[QUANTILES.index(0.5)]


class Ladder(NamedTuple):
    """What Kaggle's ladder would make of the players."""

    names: tuple[str, ...]
    episodes: int  # of each player, in every run
    runs: int
    standings: list[LadderStanding]  # by number of the player

    @property
    def title(self) -> str:
        """What was simulated."""
        return (
            f"Kaggle's ladder, simulated {self.runs} times: mu after {self.episodes} episodes each"
        )

    def rows(self) -> list[list[str]]:
        """Headings, and a row for each player, best first."""
        order = sorted(range(len(self.names)), key=lambda number: -self.standings[number].middle)
        headings = ["", "player", *(f"{quantile:.0%}" for quantile in QUANTILES)]
        rows = [[*headings, "sigma", "mean place", "first in"]]
        for rank, number in enumerate(order, start=1):
            standing = self.standings[number]
            ratings = [f"{mu:.0f}" for mu in standing.ratings]
            numbers = f"{standing.sigma:.0f}", f"{standing.place:.1f}", f"{standing.first:.0%}"
            rows.append([str(rank), self.names[number], *ratings, *numbers])
        return rows

    def facts(self) -> dict[str, Any]:
        """The ladder for JSON."""
        return {
            "episodes": self.episodes,
            "runs": self.runs,
            "quantiles": QUANTILES,
            "standings": [
                {"name": name, **standing._asdict()}
                for name, standing in zip(self.names, self.standings)
            ],
        }


def simulate_ladder(
    meetings: Mapping[tuple[int, int], Meeting],
    players: int,
    *,
    episodes: int = EPISODES,
    runs: int = RUNS,
    seed: int = 0,
    progress: Callable[[], object] = lambda: None,
) -> list[LadderStanding]:
    """The standing of every player, by number, after about `episodes` episodes of each.

    In every run, how often one player wins, draws and loses against another is drawn anew from
    what the games between them leave open, Dirichlet's distribution: few games spread the
    standings more than many. `progress` is called after each run.
    """
    import numpy

    generator = random.Random(f"ladder {seed}")
    mu, sigma, places = (numpy.zeros((runs, players)) for _ in range(3))
    for run in range(runs):
        chances = _draw_chances(meetings, players, generator)
        mu[run], sigma[run] = _climb(chances, players, episodes, generator)
        places[run, numpy.argsort(-mu[run])] = range(1, players + 1)
        progress()
    quantiles = numpy.quantile(mu, QUANTILES, axis=0)
    return [
        LadderStanding(
            ratings=tuple(map(float, quantiles[:, player])),
            sigma=float(numpy.median(sigma[:, player])),
            first=float((places[:, player] == 1).mean()),
            place=float(places[:, player].mean()),
        )
        for player in range(players)
    ]


def _draw_chances(
    meetings: Mapping[tuple[int, int], Meeting], players: int, generator: random.Random
) -> dict[tuple[int, int], list[float]]:
    """How often a win, a draw and a loss happen, for every two players, the lower number first."""
    chances = {}
    for one in range(players):
        for two in range(one + 1, players):
            meeting = meetings.get((one, two), Meeting())
            chances[one, two] = [
                generator.gammavariate(PRIOR_GAMES + count * meeting.independence, 1)
                for count in meeting.score
            ]
    return chances


def _climb(
    chances: Mapping[tuple[int, int], Sequence[float]],
    players: int,
    episodes: int,
    generator: random.Random,
) -> tuple[list[float], list[float]]:
    """Every player's mu and sigma at the end of a run."""
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(mu=FIRST_MU, sigma=FIRST_SIGMA, beta=BETA, tau=TAU)
    ratings = [model.rating() for _ in range(players)]
    played = [0] * players
    for _ in range(players * episodes // 2):
        # Those with the fewest episodes first: Kaggle has new submissions play more often.
        one = min(range(players), key=lambda player: (played[player], generator.random()))
        two = _opponent(one, [rating.mu for rating in ratings], generator)
        one, two = sorted((one, two))
        (ranks,) = generator.choices(OUTCOMES, weights=chances[one, two])
        [ratings[one]], [ratings[two]] = model.rate(
            [[ratings[one]], [ratings[two]]], ranks=[*ranks]
        )
        for player in (one, two):
            played[player] += 1
    return [rating.mu for rating in ratings], [rating.sigma for rating in ratings]


def _opponent(player: int, mu: Sequence[float], generator: random.Random) -> int:
    """The one of the nearest rating with probability 1/2, else the next with 1/2, and so on."""
    others = sorted(
        (other for other in range(len(mu)) if other != player),
        key=lambda other: abs(mu[other] - mu[player]),
    )
    for other in others[:-1]:
        if generator.random() < 0.5:
            return other
    return others[-1]

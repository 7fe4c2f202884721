"""What Kaggle's ladder would make of the players: simulated from the results they had.

Kaggle's evaluation page says: a skill is a Gaussian N(mu, sigma**2) that starts at mu = 600;
episodes are played between submissions of similar ratings; a win raises one mu and lowers the
other, a draw moves both towards their mean, by the deviation from the expected result and each
sigma, which falls. It does not say the first sigma, the formula, or how opponents are drawn. Here
they are: TrueSkill's proportions between mu, sigma, beta and tau; the update for Bradley and
Terry's model of R. Weng and C. Lin, "A Bayesian approximation method for online ranking", Journal
of Machine Learning Research 12 (2011), by the library openskill; and the choice in `_climb`.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

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

    name: str
    ratings: tuple[float, ...]  # the QUANTILES of mu over all runs
    place: float  # mean, from 1
    first: float  # the share of runs in which it came first


class Ladder(NamedTuple):
    """What Kaggle's ladder would make of the players."""

    episodes: int  # of each player, in every run
    runs: int
    standings: list[LadderStanding]  # by number of the player

    @property
    def title(self) -> str:
        """What was simulated."""
        return f"Kaggle's ladder, {self.runs} simulations: mu after {self.episodes} episodes each"

    def rows(self) -> list[list[str]]:
        """Headings, and a row for each player, best first."""
        rows = [["", "player", *map("{:.0%}".format, QUANTILES), "mean place", "came first"]]
        best_first = sorted(self.standings, key=lambda each: -each.ratings[1])
        for rank, (name, ratings, place, first) in enumerate(best_first, start=1):
            mu = map("{:.0f}".format, ratings)
            rows.append([str(rank), name, *mu, f"{place:.1f}", f"{first:.0%}"])
        return rows


def simulate_ladder(
    meetings: Mapping[tuple[int, int], Meeting],
    names: Sequence[str],
    *,
    episodes: int = EPISODES,
    runs: int = RUNS,
    seed: int = 0,
    progress: Callable[[], object] = lambda: None,
) -> Ladder:
    """The standing of every player after about `episodes` episodes of each.

    In every run, how often one player wins, draws and loses against another is drawn anew from
    what the games between them leave open, Dirichlet's distribution: few games spread the
    standings more than many. `progress` is called after each run.
    """
    import numpy

    generator = random.Random(f"ladder {seed}")
    mu = numpy.zeros((runs, len(names)))
    for run in range(runs):
        mu[run] = _climb(_draw_chances(meetings, len(names), generator), episodes, generator)
        progress()
    places = (-mu).argsort().argsort() + 1
    standings = [
        LadderStanding(
            name=name,
            ratings=tuple(map(float, numpy.quantile(mu[:, number], QUANTILES))),
            place=float(places[:, number].mean()),
            first=float((places[:, number] == 1).mean()),
        )
        for number, name in enumerate(names)
    ]
    return Ladder(episodes, runs, standings)


def _draw_chances(
    meetings: Mapping[tuple[int, int], Meeting], players: int, generator: random.Random
) -> list[list[list[float]]]:
    """How often each player wins, draws and loses against each other one."""
    chances: list[list[list[float]]] = [[[]] * players for _ in range(players)]
    for two in range(players):
        for one in range(two):
            meeting = meetings.get((one, two), Meeting())
            drawn = [
                generator.gammavariate(PRIOR_GAMES + count * meeting.independence, 1)
                for count in meeting.record
            ]
            chances[one][two], chances[two][one] = drawn, drawn[::-1]
    return chances


def _climb(
    chances: Sequence[Sequence[Sequence[float]]], episodes: int, generator: random.Random
) -> list[float]:
    """Every player's mu at the end of a run."""
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(mu=FIRST_MU, sigma=FIRST_SIGMA, beta=BETA, tau=TAU)
    ratings = [model.rating() for _ in chances]
    played = [0] * len(chances)
    for _ in range(len(chances) * episodes // 2):
        # Those with the fewest episodes first: Kaggle has new submissions play more often.
        one = min(range(len(chances)), key=lambda player: (played[player], generator.random()))
        # Against the one of the nearest rating with probability 1/2, else the next with 1/2 ...
        away = [abs(rating.mu - ratings[one].mu) for rating in ratings]
        nearest = sorted({*range(len(chances))} - {one}, key=away.__getitem__)
        two = next((each for each in nearest[:-1] if generator.random() < 0.5), nearest[-1])
        (ranks,) = generator.choices(OUTCOMES, weights=chances[one][two])
        teams = model.rate([[ratings[one]], [ratings[two]]], ranks=[*ranks])
        for player, (rating,) in zip((one, two), teams):
            ratings[player] = rating
            played[player] += 1
    return [rating.mu for rating in ratings]

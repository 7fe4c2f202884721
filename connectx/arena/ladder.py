"""A simulation of Kaggle's ladder (leaderboard) for the players, from their results here.

Kaggle's evaluation page says: a skill is a Gaussian N(mu, sigma**2) that starts at mu = 600.
Episodes are between submissions of similar ratings. A win raises one mu and lowers the other, a
draw moves both towards their mean. The step depends on the deviation from the expected result and
on each sigma, which falls. The page does not say the first sigma, the formula, or how opponents are
drawn. We assume TrueSkill's proportions of mu, sigma, beta and tau, and opponents as in `_climb`.
The update is that of Bradley and Terry's model in R. Weng and C. Lin, "A Bayesian approximation
method for online ranking", Journal of Machine Learning Research 12 (2011), by openskill.
"""

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from openskill.models import BradleyTerryFull

from connectx.arena.counts import Meeting
from connectx.executor import Tell, say_nothing

EPISODES = 100  # of each player
RUNS = 200
TITLE = f"Kaggle's ladder, {RUNS} simulations: mu after {EPISODES} episodes each"
FIRST_MU = 600.0  # Kaggle's
FIRST_SIGMA = FIRST_MU / 3  # these three as in TrueSkill
BETA = FIRST_SIGMA / 2  # the spread of a performance around the skill
TAU = FIRST_SIGMA / 100  # what an episode adds to sigma, so that ratings never stand still
PRIOR_GAMES = 1 / 3  # of each result, added to those played
QUANTILES = (0.05, 0.5, 0.95)
OUTCOMES = ([1.0, 2.0], [1.0, 1.0], [2.0, 1.0])  # ranks after a win, a draw and a loss of the first


class LadderStanding(NamedTuple):
    """Where a player stands at the end of the simulations."""

    name: str
    ratings: list[float]  # the QUANTILES of mu
    place: float  # mean, from 1
    first: float  # the share of simulations in which it came first


def ladder_rows(standings: Sequence[LadderStanding]) -> list[list[str]]:
    """Headings, then a row for each player, best first."""
    rows = [["", "player", *map("{:.0%}".format, QUANTILES), "mean place", "came first"]]
    best_first = sorted(standings, key=lambda standing: -standing.ratings[1])
    for rank, (name, mu, place, first) in enumerate(best_first, start=1):
        quantiles = map("{:.0f}".format, mu)
        rows.append([str(rank), name, *quantiles, f"{place:.1f}", f"{first:.0%}"])
    return rows


def simulate_ladder(
    meetings: Mapping[tuple[int, int], Meeting],
    names: Sequence[str],
    *,
    episodes: int = EPISODES,
    runs: int = RUNS,
    seed: int = 0,
    tell: Tell = say_nothing,
) -> list[LadderStanding]:
    """The standing of every player, by number, after about `episodes` episodes of each.

    For every two players, each run draws the chances of a win, a draw and a loss from the Dirichlet
    distribution of their games: few games spread the standings more than many.
    """
    generator = random.Random(f"ladder {seed}")
    climbs = []
    for done in range(runs):
        tell("Kaggle's ladder", done, runs)
        climbs.append(_climb(meetings, len(names), episodes, generator))
    mu = np.array(climbs)
    places = (-mu).argsort().argsort() + 1
    ratings = np.quantile(mu, QUANTILES, axis=0).T.tolist()
    mean_places, first = places.mean(axis=0).tolist(), (places == 1).mean(axis=0).tolist()
    return [*map(LadderStanding, names, ratings, mean_places, first)]


def _climb(
    meetings: Mapping[tuple[int, int], Meeting],
    players: int,
    episodes: int,
    generator: random.Random,
) -> list[float]:
    """Every player's mu at the end of a run."""
    chances = {}  # weights of a win, a draw and a loss
    for two in range(players):
        for one in range(two):
            meeting = meetings.get((one, two), Meeting())
            counts = [PRIOR_GAMES + count * meeting.independence for count in meeting.record]
            drawn = [generator.gammavariate(count, 1) for count in counts]
            chances[one, two], chances[two, one] = drawn, drawn[::-1]
    model = BradleyTerryFull(mu=FIRST_MU, sigma=FIRST_SIGMA, beta=BETA, tau=TAU)
    ratings = [model.rating() for _ in range(players)]
    played = [0] * players
    for _ in range(players * episodes // 2):
        # Those with the fewest episodes first: Kaggle has new submissions play more often.
        one = min(range(players), key=lambda player: (played[player], generator.random()))
        # The opponent has the nearest rating with probability 1/2, the next with 1/4, and so on.
        away = [abs(rating.mu - ratings[one].mu) for rating in ratings]
        nearest = sorted({*range(players)} - {one}, key=away.__getitem__)
        two = next((rival for rival in nearest[:-1] if generator.random() < 0.5), nearest[-1])
        (ranks,) = generator.choices(OUTCOMES, weights=chances[one, two])
        teams = model.rate([[ratings[one]], [ratings[two]]], ranks=ranks)
        for player, (rating,) in zip((one, two), teams):
            ratings[player] = rating
            played[player] += 1
    return [rating.mu for rating in ratings]

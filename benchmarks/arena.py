"""Compare the arena's games per second with kaggle-environments' own `evaluate`.

Two `random` agents, as light as an agent can be, play on Kaggle's board. The arena gives each of
them a process of its own. Its time includes the start of processes and the counting of games, but
no imports.
"""

from collections.abc import Sequence
from functools import partial
from statistics import median

from benchmarks.measure import in_turns, launch, make_parser, print_table, timed
from connectx.arena.child import Isolation
from connectx.arena.match import match
from connectx.arena.referee import import_kaggle_environments

JOBS = 2
ARENA_ROUNDS = 3
# The games in a round, by who plays them.
OFFICIAL_GAMES = 300
KAGGLE_GAMES = 800
NATIVE_GAMES = 20_000


def main(arguments: Sequence[str]) -> int:
    """Measure and print the table. Returns the exit status, 0."""
    make_parser("arena", __doc__).parse_args(arguments)
    measure_official_rate(games=2, _round=0)  # imports the environment, which takes long
    measurements = {  # each returns the games per second in a round
        "evaluate()": partial(measure_official_rate, OFFICIAL_GAMES),
        f"--referee kaggle --jobs {JOBS}": partial(measure_match_rate, "kaggle", KAGGLE_GAMES),
        f"--referee native --jobs {JOBS}": partial(measure_match_rate, "native", NATIVE_GAMES),
    }
    # For each measurement a list of its results, one of each round.
    rates_by_measurement = in_turns("rounds", range(ARENA_ROUNDS), *measurements.values())
    official_rates = rates_by_measurement[0]
    rows: list[list[str]] = []
    conclusions: list[str] = []
    for name, rates in zip(measurements, rates_by_measurement):
        ratios = [rate / official for rate, official in zip(rates, official_rates)]
        figures = (median(rates), median(ratios), min(ratios))
        rows.append([name, *(f"{figure:,.2f}" for figure in figures)])
        conclusions.append(f"{name}: {median(ratios):.2f} times as many games a second")
    print_table(("", "games/s, median", "ratio, median", "ratio, worst"), rows)
    for conclusion in conclusions[1:]:  # the first one is what the others are compared with
        print(f"{conclusion} as evaluate() of kaggle-environments")
    return 0


def measure_official_rate(games: int, _round: int) -> float:
    """Return the games per second of kaggle-environments, which plays them in this process.

    It is the same measurement in every round.
    """
    evaluate = import_kaggle_environments().evaluate
    agents = ["random", "random"]
    default_configuration: dict[str, int] = {}
    no_steps: list[object] = []  # so every game begins with the empty board
    seconds, _rewards = timed(evaluate, "connectx", agents, default_configuration, no_steps, games)
    return games / seconds


def measure_match_rate(referee: str, games: int, _round: int) -> float:
    """Return the games per second of a match whose referee is "kaggle" or "native".

    It is the same measurement in every round.
    """
    play_match = partial(match, seed=1, isolation=Isolation.NONE, referee=referee, jobs=JOBS)
    seconds, result = timed(play_match, "random", "random", games)
    assert len(result.games) == games
    return games / seconds


if __name__ == "__main__":
    launch("arena", main)

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
    measure_official_rate(games=2, _round=0)  # imports the environment
    measurements = {  # each returns the games per second in a round
        "evaluate()": partial(measure_official_rate, OFFICIAL_GAMES),
        f"--referee kaggle --jobs {JOBS}": partial(measure_match_rate, "kaggle", KAGGLE_GAMES),
        f"--referee native --jobs {JOBS}": partial(measure_match_rate, "native", NATIVE_GAMES),
    }
    rates = in_turns("rounds", range(ARENA_ROUNDS), *measurements.values())
    official_rates = rates[0]
    rows: list[list[str]] = []
    conclusions: list[str] = []
    for name, side_rates in zip(measurements, rates):
        ratios = [rate / official for rate, official in zip(side_rates, official_rates)]
        figures = (median(side_rates), median(ratios), min(ratios))
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
    seconds, _ = timed(evaluate, "connectx", ["random", "random"], {}, [], games)
    return games / seconds


def measure_match_rate(referee: str, games: int, _round: int) -> float:
    """Return the games per second of a match, by the name of its referee.

    It is the same measurement in every round.
    """
    play = partial(match, seed=1, isolation=Isolation.NONE, referee=referee, jobs=JOBS)
    seconds, result = timed(play, "random", "random", games)
    assert len(result.games) == games
    return games / seconds


if __name__ == "__main__":
    launch("arena", main)

"""Compare the arena's games per second with kaggle-environments' own `evaluate`.

Two `random` agents, as light as an agent can be, play on Kaggle's board. The arena gives each a
process of its own. Its time has the start of processes and the counting of games, but no imports.
"""

from functools import partial
from statistics import median

from benchmarks.measure import in_turns, launch, print_table, timed
from connectx.arena.child import Isolation
from connectx.arena.match import match
from connectx.arena.referee import import_kaggle_environments

JOBS, ROUNDS = 2, 3
OFFICIAL, KAGGLE, NATIVE = 300, 800, 20_000  # games in a round


def main() -> int:
    """Measure and print the table."""
    official_rate(2, 0)  # imports
    sides = {
        "evaluate()": partial(official_rate, OFFICIAL),
        f"--referee kaggle --jobs {JOBS}": partial(match_rate, "kaggle", KAGGLE),
        f"--referee native --jobs {JOBS}": partial(match_rate, "native", NATIVE),
    }
    rates = in_turns("rounds", range(ROUNDS), *sides.values())
    rows: list[list[str]] = []
    for name, measured in zip(sides, rates):
        ratios = [ours / official for ours, official in zip(measured, rates[0])]
        figures = median(measured), median(ratios), min(ratios)
        rows.append([name, *map("{:,.2f}".format, figures)])
    print_table(("", "games/s, median", "ratio, median", "ratio, worst"), rows)
    return 0


def official_rate(games: int, _round: int) -> float:
    """Games per second of kaggle-environments, which plays one after the other, in its process."""
    evaluate = import_kaggle_environments().evaluate
    return games / timed(evaluate, "connectx", ["random"] * 2, {}, [], games)[0]


def match_rate(referee: str, games: int, _round: int) -> float:
    """Games per second of a match."""
    play = partial(match, seed=1, isolation=Isolation.NONE, referee=referee, jobs=JOBS)
    seconds, played = timed(play, "random", "random", games)
    assert len(played.games) == games
    return games / seconds


if __name__ == "__main__":
    launch("arena", __doc__, main)

"""Compare the arena's games per second with kaggle-environments' own `evaluate`.

Two `random` agents, as light as an agent can be, play on Kaggle's board. The arena gives each a
process of its own. A league's time runs from its first process to its last game; imports are not
counted.
"""

from functools import partial
from statistics import median

from benchmarks.measure import in_turns, launch, print_table, timed
from connectx.arena.league import League, Terms, play_league
from connectx.arena.referee import import_kaggle_environments
from connectx.executor import workers
from connectx.game import complete_configuration
from connectx.players.player import Player
from connectx.processes.child import Limits
from connectx.processes.sandbox import Isolation

JOBS, ROUNDS = 2, 3
OFFICIAL, KAGGLE, NATIVE = 300, 800, 20_000  # games in a round
RANDOM = Player.parse("random")


def main() -> int:
    """Measure and print the table."""
    official_rate(2, 0)  # imports
    sides = {
        "evaluate()": partial(official_rate, OFFICIAL),
        f"--referee kaggle --jobs {JOBS}": partial(league_rate, "kaggle", KAGGLE),
        f"--referee native --jobs {JOBS}": partial(league_rate, "native", NATIVE),
    }
    rates = in_turns("rounds", range(ROUNDS), *sides.values())
    rows: list[list[str]] = []
    for name, measured in zip(sides, rates):
        ratios = [ours / official for ours, official in zip(measured, rates[0])]
        figures = median(measured), median(ratios), min(ratios)
        rows.append([name, *map("{:,.2f}".format, figures)])
    print_table(("command", "games/s, median", "ratio, median", "ratio, worst"), rows)
    return 0


def official_rate(games: int, _round: int) -> float:
    """Games per second of kaggle-environments, which plays one after the other, in its process."""
    evaluate = import_kaggle_environments().evaluate
    return games / timed(evaluate, "connectx", ["random"] * 2, {}, [], games)[0]


def league_rate(referee: str, games: int, _round: int) -> float:
    """Games per second of a league of two."""
    limits = Limits(isolation=Isolation.NONE)
    terms = Terms(configuration=complete_configuration({}), referee=referee, limits=limits)
    league = League(players=(RANDOM, RANDOM), terms=terms, games=games, seed=1)

    def play() -> int:
        with workers(jobs=JOBS) as pool:
            return sum(map(len, play_league(league, run=pool)))

    seconds, played = timed(play)
    assert played == games
    return games / seconds


if __name__ == "__main__":
    launch("arena", __doc__, main)

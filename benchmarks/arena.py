"""Compare the arena's games per second with kaggle-environments' own `evaluate`.

    python -m benchmarks.arena --jobs 2

Two `random` agents, as light as an agent can be, play on Kaggle's board. The arena gives each a
process of its own. A league's time runs from its first process to its last game; imports are not
counted. The second table is the time to start a player.
"""

import statistics
import sys
from functools import partial

from rich.table import Table

from arena.executor import workers
from arena.game import complete_configuration
from arena.league import League, Rules, play_league
from arena.referee import import_kaggle_environments
from benchmarks.measure import in_turns, print_table, read_options, timed
from players.player import Player
from processes.process import Limits, PlayerProcess
from processes.sandbox import Isolation

OFFICIAL_GAMES = 300  # in a round
GAMES = {"kaggle": 800, "native": 20_000}  # by the referee
STARTS = 40
RANDOM = Player.parse("random")


def main() -> int:
    """Run the command line."""
    options = read_options("arena", __doc__, jobs=2, rounds=3)
    sides = {"evaluate()": partial(official_games_per_second, OFFICIAL_GAMES)}
    for referee, games in GAMES.items():
        play = partial(league_games_per_second, referee, games, options.jobs)
        sides[f"--referee {referee} --jobs {options.jobs}"] = play
    official_games_per_second(2, 0)  # imports
    rates = in_turns(list(sides.values()), range(options.rounds), "rounds")
    table = Table("command", "games/s, median", "ratio, median", "ratio, worst")
    for name, measured in zip(sides, rates):
        ratios = [ours / official for ours, official in zip(measured, rates[0])]
        figures = (statistics.median(measured), statistics.median(ratios), min(ratios))
        table.add_row(name, *map("{:,.2f}".format, figures))
    print_table(table)
    ways = {"not isolated": Isolation.NONE, "isolated": Isolation.ALL}
    starts = in_turns([partial(start, way) for way in ways.values()], range(STARTS), "starts")
    table = Table("player", "start, ms, median")
    for name, seconds in zip(ways, starts):
        table.add_row(name, f"{1000 * statistics.median(seconds):.1f}")
    print_table(table)
    return 0


def official_games_per_second(games: int, _round: int) -> float:
    """kaggle-environments plays one game after the other, all agents in its own process."""
    evaluate = import_kaggle_environments().evaluate
    return games / timed(evaluate, "connectx", ["random"] * 2, {}, [], games)[0]


def league_games_per_second(referee: str, games: int, jobs: int, _round: int) -> float:
    """A league of two, from its first process to its last game."""
    limits = Limits(isolation=Isolation.NONE)
    rules = Rules(configuration=complete_configuration({}), referee=referee, limits=limits)
    league = League(players=(RANDOM, RANDOM), rules=rules, games=games, seed=1)

    def play() -> int:
        with workers(jobs=jobs) as run:
            return sum(map(len, play_league(league, run=run)))

    seconds, played = timed(play)
    assert played == games
    return games / seconds


def start(isolation: Isolation, _round: int) -> float:
    """Seconds until a player's process is ready."""
    process = PlayerProcess(RANDOM, limits=Limits(isolation=isolation))
    seconds, _ = timed(process.__enter__)
    process.close()
    return seconds


if __name__ == "__main__":
    sys.exit(main())

"""Games a second of the arena beside kaggle-environments' own `evaluate`, in one run.

    python benchmarks/arena.py --jobs 2

Two `random` agents, which are as light as an agent can be, on Kaggle's board. The arena plays
each in a process of its own; with --isolate in a sandbox of its own. The time of a league is that
of a whole command line's run, starting its processes included, but without the imports.
"""

import argparse
import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from arena.league import League, play_league
from arena.match import Rules
from arena.players import built_in_player
from arena.process import Limits
from arena.referee import KaggleReferee, import_kaggle_environments


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--jobs", type=int, default=2, help="default: %(default)s")
    parser.add_argument("--official", type=int, default=300, help="games; default: %(default)s")
    parser.add_argument("--kaggle", type=int, default=800, help="games; default: %(default)s")
    parser.add_argument("--native", type=int, default=20_000, help="games; default: %(default)s")
    parser.add_argument("--isolate", action="store_true", help="also with bubblewrap")
    options = parser.parse_args()
    official = official_games_a_second(options.official)
    print(f"{'evaluate()':32} {official:8,.0f} games/s")
    rows = [("kaggle", options.kaggle, False), ("native", options.native, False)]
    if options.isolate:
        rows += [("native", options.native, True)]
    for referee, games, isolated in rows:
        pace = league_games_a_second(referee, games, options.jobs, isolated=isolated)
        name = f"--referee {referee} --jobs {options.jobs}{' --isolate' * isolated}"
        print(f"{name:32} {pace:8,.0f} games/s, {pace / official:6.2f} times evaluate()")


def official_games_a_second(games: int) -> float:
    """kaggle-environments plays one game after the other, all agents in its own process."""
    kaggle_environments = import_kaggle_environments()
    kaggle_environments.evaluate("connectx", ["random", "random"], num_episodes=2)
    start = perf_counter()
    kaggle_environments.evaluate("connectx", ["random", "random"], num_episodes=games)
    return games / (perf_counter() - start)


def league_games_a_second(referee: str, games: int, jobs: int, *, isolated: bool) -> float:
    """A league of two, from its first process to its last game."""
    rules = Rules(
        configuration=KaggleReferee({}).configuration,
        referee=referee,
        limits=Limits(memory=4 << 30, isolated=isolated),
    )
    players = (built_in_player("random"),) * 2
    league = League(players=players, rules=rules, games=games, seed=1)
    start = perf_counter()
    played = sum(1 for _ in play_league(league, played=set(), jobs=jobs))
    assert played == games
    return games / (perf_counter() - start)


if __name__ == "__main__":
    main()

"""Compare the arena's games per second with kaggle-environments' own `evaluate`.

    python -m benchmarks.arena --jobs 2

Two `random` agents, as light as an agent can be, play on Kaggle's board. The arena gives each a
process of its own, and with --isolate a sandbox of its own. A league's time runs from its first
process to its last game; imports are not counted. With --isolate it also measures what starting a
player and asking it for a move costs, in a sandbox and without.
"""

import argparse
import statistics
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter, sleep

from rich.table import Table

from arena.league import League, play_league
from arena.match import Rules
from arena.players import built_in_player
from arena.process import Limits, PlayerProcess
from arena.referee import KaggleReferee, import_kaggle_environments
from arena.sandbox import Isolation
from benchmarks.measure import in_turns, print_table

OPPONENT_SECONDS = 0.001  # between two moves


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.arena", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--jobs", type=int, default=2, help="default: %(default)s")
    parser.add_argument("--rounds", type=int, default=3, help="default: %(default)s")
    for referee, games in (("official", 300), ("kaggle", 800), ("native", 20_000)):
        parser.add_argument(
            f"--{referee}", type=int, default=games, help="games per round; default: %(default)s"
        )
    parser.add_argument("--isolate", action="store_true", help="also isolated")
    options = parser.parse_args()
    import_kaggle_environments().evaluate("connectx", ["random", "random"], num_episodes=2)
    sides: dict[str, Callable[[int], float]] = {
        "evaluate()": partial(official_games_per_second, options.official)
    }
    for referee, games in (("kaggle", options.kaggle), ("native", options.native)):
        for isolated in (False, True) if options.isolate and referee == "native" else (False,):
            name = f"--referee {referee} --jobs {options.jobs}{' --isolate' * isolated}"
            sides[name] = partial(league_games_per_second, referee, games, options.jobs, isolated)
    rates = in_turns(list(sides.values()), range(options.rounds), "rounds")
    table = Table("command", "games/s, median", "ratio, median", "ratio, worst")
    for name, measured in zip(sides, rates):
        ratios = [ours / official for ours, official in zip(measured, rates[0])]
        table.add_row(
            name,
            f"{statistics.median(measured):,.0f}",
            f"{statistics.median(ratios):.2f}",
            f"{min(ratios):.2f}",
        )
    print_table(table)
    if options.isolate:
        print_isolation_costs()
    return 0


def print_isolation_costs() -> None:
    """What a sandbox adds to the start of a player and to each of its moves."""
    isolations = (Isolation.NONE, Isolation.ALL)
    costs = in_turns(list(map(partial(partial, start_and_move), isolations)), range(40), "starts")
    table = Table("player", "start, ms, median", "move, ms, median")
    for isolation, measured in zip(isolations, costs):
        medians = (f"{1000 * statistics.median(each):.2f}" for each in zip(*measured))
        table.add_row("isolated" if isolation is Isolation.ALL else "not isolated", *medians)
    print_table(table)


def start_and_move(isolation: Isolation, _round: int) -> tuple[float, float]:
    """Seconds to start a player, and for a move of its own that is not the first."""
    limits = Limits(isolation=isolation)
    referee = KaggleReferee({})
    observation = referee.observation(0)
    start = perf_counter()
    with PlayerProcess(built_in_player("random"), limits=limits) as process:
        started = perf_counter()
        process.new_game(seed=1)
        times = []
        for _ in range(11):
            asked = perf_counter()
            process.act(observation, referee.configuration, 30.0)
            times.append(perf_counter() - asked)
            sleep(OPPONENT_SECONDS)
    return started - start, statistics.median(times[1:])


def official_games_per_second(games: int, _round: int) -> float:
    """kaggle-environments plays one game after the other, all agents in its own process."""
    start = perf_counter()
    import_kaggle_environments().evaluate("connectx", ["random", "random"], num_episodes=games)
    return games / (perf_counter() - start)


def league_games_per_second(
    referee: str, games: int, jobs: int, isolated: bool, _round: int
) -> float:
    """A league of two, from its first process to its last game."""
    rules = Rules(
        configuration=KaggleReferee({}).configuration,
        referee=referee,
        limits=Limits(isolation=Isolation.ALL if isolated else Isolation.NONE),
    )
    players = (built_in_player("random"),) * 2
    league = League(players=players, rules=rules, games=games, seed=1)
    start = perf_counter()
    played = sum(1 for _ in play_league(league, played=set(), jobs=jobs))
    assert played == games
    return games / (perf_counter() - start)


if __name__ == "__main__":
    sys.exit(main())

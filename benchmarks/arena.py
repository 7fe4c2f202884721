"""Compare the arena's games per second with kaggle-environments' own `evaluate`.

    python -m benchmarks.arena --jobs 2
    python -m benchmarks.arena --isolate     also with a sandbox around every player

Two `random` agents, as light as an agent can be, play on Kaggle's board. The arena gives each a
process of its own. A league's time runs from its first process to its last game; imports are not
counted. --official, --kaggle and --native are the games per round of `evaluate` and of the arena
with either referee. --isolate also measures what a sandbox adds to the start of a player and to a
move.
"""

import statistics
import sys
from functools import partial
from time import sleep

from rich.table import Table

from arena.league import League, play_league
from arena.match import Rules
from arena.referee import KaggleReferee, import_kaggle_environments
from benchmarks.measure import in_turns, print_table, read_options, timed
from players.player import Player
from processes.process import Limits, PlayerProcess, Turn
from processes.sandbox import Isolation

OPPONENT_SECONDS = 0.001  # between two moves


def main() -> int:
    """Run the command line."""
    games = {"official": 300, "kaggle": 800, "native": 20_000}
    options = read_options("arena", __doc__, jobs=2, rounds=3, **games, isolate=False)
    sides = {"evaluate()": partial(official_games_per_second, options.official)}
    for referee, games, isolated in (
        ("kaggle", options.kaggle, False),
        ("native", options.native, False),
        *[("native", options.native, True)] * options.isolate,
    ):
        name = f"--referee {referee} --jobs {options.jobs}{' --isolate' * isolated}"
        sides[name] = partial(league_games_per_second, referee, games, options.jobs, isolated)
    official_games_per_second(2, 0)  # imports
    rates = in_turns(list(sides.values()), range(options.rounds), "rounds")
    table = Table("command", "games/s, median", "ratio, median", "ratio, worst")
    for name, measured in zip(sides, rates):
        ratios = [ours / official for ours, official in zip(measured, rates[0])]
        figures = (statistics.median(measured), statistics.median(ratios), min(ratios))
        table.add_row(name, *map("{:,.2f}".format, figures))
    print_table(table)
    if options.isolate:
        print_isolation_costs()
    return 0


def print_isolation_costs() -> None:
    """What a sandbox adds to the start of a player and to each of its moves."""
    isolations = (Isolation.NONE, Isolation.ALL)
    costs = in_turns([partial(start_and_move, each) for each in isolations], range(40), "starts")
    table = Table("player", "start, ms, median", "move, ms, median")
    for name, measured in zip(("not isolated", "isolated"), costs):
        table.add_row(name, *(f"{1000 * statistics.median(each):.2f}" for each in zip(*measured)))
    print_table(table)


def start_and_move(isolation: Isolation, _round: int) -> tuple[float, float]:
    """Seconds to start a player, and for a move of its own that is not the first."""
    referee = KaggleReferee({})
    observation = referee.observation()
    process = PlayerProcess(Player.parse("random"), limits=Limits(isolation=isolation))
    start, _ = timed(process.__enter__)
    process.act(Turn(0, 1, observation), referee.configuration, 30.0)
    moves = []
    for _ in range(10):
        moves.append(timed(process.act, Turn(0, None, observation), referee.configuration, 30.0)[0])
        sleep(OPPONENT_SECONDS)
    process.close()
    return start, statistics.median(moves)


def official_games_per_second(games: int, _round: int) -> float:
    """kaggle-environments plays one game after the other, all agents in its own process."""
    evaluate = import_kaggle_environments().evaluate
    agents = ["random", "random"]
    return games / timed(evaluate, "connectx", agents, {}, [], games)[0]


def league_games_per_second(
    referee: str, games: int, jobs: int, isolated: bool, _round: int
) -> float:
    """A league of two, from its first process to its last game."""
    rules = Rules(
        configuration=KaggleReferee({}).configuration,
        referee=referee,
        limits=Limits(isolation=Isolation.ALL if isolated else Isolation.NONE),
    )
    players = (Player.parse("random"),) * 2
    league = League(players=players, rules=rules, games=games, seed=1)
    seconds, played = timed(lambda: list(play_league(league, played=set(), jobs=jobs)))
    assert len(played) == games
    return games / seconds


if __name__ == "__main__":
    sys.exit(main())

"""Play matches and leagues of ConnectX players, and say who is better.

    %(prog)s minimax one_step -n 20      a match of 20 games
    %(prog)s minimax one_step my_bot.py  a league: every player meets every other

A player is one of the names below, or a path. The path leads to a submission
file, to an archive or folder with main.py at its top, or to a notebook.
PATH:my_agent plays one of several functions. PLAYER:DEPTH=6,NAME=VALUE sets
constants, whose names are in capitals.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from connectx.arena.league import League, Rules
from connectx.arena.rating import SequentialTest
from connectx.arena.referee import REFEREES, available_referee
from connectx.command_line import Outputs, Parser, number, read_configuration, read_pairs
from connectx.commands.leagues import OUTPUTS, load_players, run_league
from connectx.errors import UserError
from connectx.executor import workers
from connectx.game import CHOSEN_KEYS
from connectx.players.player import Player, player_names
from connectx.processes.child import DEFAULT_LIMITS, Limits

MATCH_GAMES = 100
TEST_GAMES = 10_000  # at most
OPENING_PLIES = 4  # of a league or a test


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    given = make_parser(program).parse_args(arguments)
    count = len(given.players)
    if count == 1:
        raise UserError(f"{given.players[0]}: expected two players or more")
    outputs = Outputs(OUTPUTS, given)
    if given.sprt and count > 2:
        raise UserError(f"--sprt: expected two players, not {count}")
    # A match and Kaggle's games begin with the empty board.
    plies = OPENING_PLIES if given.sprt or count > 2 else 0
    rules = Rules(
        configuration=given.config,
        referee=given.referee or available_referee(),
        limits=Limits(memory=given.memory << 20, isolation=given.isolation),
    )
    players = load_players(given.players, rules, skip=given.skip_broken)
    if given.gauntlet and Player.parse(given.players[0]).source_hash != players[0].source_hash:
        raise UserError(f"{given.players[0]}: the player of a gauntlet cannot be left out")
    league = League(
        players=players,
        rules=rules,
        games=given.n or (TEST_GAMES if given.sprt else MATCH_GAMES),
        seed=given.seed,
        gauntlet=1 if given.gauntlet else 0,
        opening_plies=plies if given.opening_plies is None else given.opening_plies,
    )
    run = workers(jobs=given.jobs or 1, cluster=given.cluster)
    return run_league(league, run, test=given.sprt, results=given.results, outputs=outputs)


def read_test(text: str) -> SequentialTest:
    """The test of "elo0=0,elo1=30", which may also set alpha and beta."""
    try:
        return SequentialTest(**read_pairs(text))
    except (TypeError, ValueError) as error:
        expected = "elo0=NUMBER,elo1=NUMBER, elo0 < elo1, optionally with alpha and beta below 0.5"
        raise UserError(f"--sprt {text}: expected {expected}") from error


def make_parser(program: str) -> Parser:
    """The options, with their help."""
    parser = Parser(
        prog=program,
        usage="%(prog)s PLAYER PLAYER ... [options]",
        description=__doc__,
        epilog=f"players by name: {', '.join(player_names())}",
    )
    add = parser.add_argument
    add("players", metavar="PLAYER", nargs="+", help=argparse.SUPPRESS)
    games = f"games between every two players; default: {MATCH_GAMES}, with --sprt {TEST_GAMES:,}"
    add("-n", metavar="GAMES", type=number(1), help=games)
    add("--seed", type=int, default=0, help="the same seed gives the same games; default: 0")
    plies = f"random moves to start with; default: {OPENING_PLIES}, in a match 0"
    add("--opening-plies", metavar="N", type=number(0), help=plies)
    config = f"{', '.join(CHOSEN_KEYS)}; times in seconds"
    add("--config", metavar="K=V,...", type=read_configuration, default="", help=config)
    broken = "leave out players that cannot be read or do not load"
    add("--skip-broken", action="store_true", help=broken)
    kind = parser.add_mutually_exclusive_group()
    gauntlet = "the first player meets each of the others"
    kind.add_argument("--gauntlet", action="store_true", help=gauntlet)
    sprt = "such as elo0=0,elo1=30: play until the test decides"
    kind.add_argument("--sprt", metavar="TEST", type=read_test, help=sprt)
    parser.add_workers("1")
    referee = "kaggle (default), or native: the same rules, faster"
    add("--referee", choices=tuple(REFEREES), metavar="NAME", help=referee)
    parser.add_isolation()
    mebibytes = DEFAULT_LIMITS.memory >> 20
    memory = "limit for each process of a player; default: %(default)s"
    add("--memory", metavar="MIB", type=number(64), default=mebibytes, help=memory)
    results = "save the games; if FILE exists, resume its league"
    add("--results", metavar="FILE", type=Path, help=results)
    parser.add_outputs(OUTPUTS)
    return parser

"""Play matches and leagues of ConnectX players, and say who is better.

    python evaluate.py minimax one_step -n 20      a match of 20 games
    python evaluate.py minimax one_step my_bot.py  a league: every player meets every other

A player is one of the names below or a path: a submission file, an archive or
folder with main.py at its top, or a notebook. PATH:my_agent plays one of several
functions; PLAYER:DEPTH=6,NAME=VALUE sets constants, whose names are in capitals.
"""

from errors import UserError, run_command  # first: it checks Python's version

# isort: split
import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from arena.command_line import Parser, number, read_configuration, read_pairs
from arena.course import WinPercentages, get_win_percentages
from arena.game import Game
from arena.league import League, Rules
from arena.rating import SequentialTest
from arena.run import Outputs, PageReviews, run_league
from players.player import parse_players, player_names
from processes.process import DEFAULT_LIMITS, Limits
from processes.sandbox import add_isolation_options

__all__ = ["WinPercentages", "get_win_percentages", "main"]

MATCH_GAMES = 100
TEST_GAMES = 10_000  # at most
OPENING_PLIES = 4  # of a league or a test
REVIEW_SECONDS = 10.0


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line. Returns the exit status."""
    return run_command("evaluate.py", lambda: evaluate(make_parser().parse_args(arguments)))


def evaluate(given: argparse.Namespace) -> int:
    """Do what the command line asks for. Returns the exit status. Raises UserError."""
    count = len(given.players)
    if count == 1:
        raise UserError(f"{given.players[0]}: expected two players or more")
    if given.sprt and count > 2:
        raise UserError(f"--sprt: expected two players, not {count}")
    plies = OPENING_PLIES if given.sprt or count > 2 else 0
    league = League(
        players=tuple(parse_players(given.players)),
        rules=Rules(
            configuration=given.config,
            referee=given.referee,
            limits=Limits(memory=given.memory << 20, isolation=given.isolation),
        ),
        games=given.n or (TEST_GAMES if given.sprt else MATCH_GAMES),
        seed=given.seed,
        gauntlet=given.gauntlet,
        opening_plies=plies if given.opening_plies is None else given.opening_plies,
    )

    def review(games: Iterable[Game]) -> PageReviews:
        from review.report import league_reviews, review_within  # late: few matches write a page

        return league_reviews(review_within(games, given.review))

    return run_league(
        league,
        test=given.sprt,
        jobs=given.jobs,
        cluster=given.cluster,
        outputs=Outputs(given.results, given.json, given.html, given.replays, given.force),
        ladder=given.ladder,
        review=review if given.review else None,
    )


def read_test(text: str) -> SequentialTest:
    """The test of "elo0=0,elo1=30", which may also set alpha and beta."""
    try:
        return SequentialTest(**read_pairs(text))
    except (TypeError, ValueError) as error:
        expected = "elo0=NUMBER,elo1=NUMBER, elo0 < elo1, optionally with alpha and beta below 0.5"
        raise UserError(f"--sprt {text}: expected {expected}") from error


def make_parser() -> Parser:
    """The options, with their help."""
    parser = Parser(
        prog="evaluate.py",
        usage="evaluate.py PLAYER PLAYER ... [options]",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"players by name: {', '.join(player_names())}",
    )
    add = parser.add_argument
    add("players", metavar="PLAYER", nargs="+", help=argparse.SUPPRESS)
    games = f"between every two players; default: {MATCH_GAMES}, with --sprt {TEST_GAMES:,}"
    add("-n", metavar="GAMES", type=number(1), help=games)
    add("--seed", type=int, default=0, help="the same seed gives the same games; default: 0")
    plies = f"random moves to start with; default: {OPENING_PLIES}, in a match 0"
    add("--opening-plies", metavar="N", type=number(0), help=plies)
    config = "rows, columns, inarow, actTimeout in seconds"
    add("--config", metavar="K=V,...", type=read_configuration, default="", help=config)
    kind = parser.add_mutually_exclusive_group()
    gauntlet = "the first player meets each of the others"
    kind.add_argument("--gauntlet", action="store_true", help=gauntlet)
    sprt = "such as elo0=0,elo1=30: play until the test has decided"
    kind.add_argument("--sprt", metavar="TEST", type=read_test, help=sprt)
    ladder = "simulate where Kaggle's ladder would put the players"
    kind.add_argument("--ladder", action="store_true", help=ladder)
    where = parser.add_mutually_exclusive_group()
    jobs = "number of processes; default: 1"
    where.add_argument("--jobs", metavar="N", type=number(1), default=1, help=jobs)
    cluster = "a dask scheduler, such as tcp://HOST:8786"
    where.add_argument("--cluster", metavar="ADDRESS", help=cluster)
    referee = "kaggle (default), or native: the same rules, faster"
    add("--referee", choices=("kaggle", "native"), default="kaggle", metavar="NAME", help=referee)
    add_isolation_options(parser)
    memory, mib = "for each process of a player; default: %(default)s", DEFAULT_LIMITS.memory >> 20
    add("--memory", metavar="MIB", type=number(64), default=mib, help=memory)
    results = "save the games; resume what FILE holds"
    add("--results", metavar="FILE", type=Path, help=results)
    add("--json", metavar="FILE", type=Path, help="write the result and all games")
    add("--html", metavar="FILE", type=Path, help="write a page with the result and all games")
    review = f"time for exact scores on that page; default: {REVIEW_SECONDS:g}"
    add("--review", metavar="SECONDS", type=number(0.0), default=REVIEW_SECONDS, help=review)
    add("--replays", metavar="DIR", type=Path, help="write every game as a Kaggle replay")
    add("--force", action="store_true", help="overwrite files that exist")
    return parser


if __name__ == "__main__":
    sys.exit(main())

"""Play matches and leagues of ConnectX players, and count honestly.

    python evaluate.py minimax negamax -n 100 --seed 1
    python evaluate.py minimax one_step random my_agent.py --league --jobs 2

A player is the name of one of our agents, one of kaggle-environments' own (random, negamax), or the
path of anyone's: a submission file, an archive or folder with main.py at its top, or a notebook.
PATH:my_agent plays one of several functions; PLAYER:DEPTH=6,NAME=VALUE sets constants, in capitals.
Ours are bundled first: what is evaluated is what is uploaded.
Every player is loaded as Kaggle would load it, in a process of its own with a hard deadline: an
agent that hangs, crashes or returns rubbish loses its game and nothing else.
"""

import argparse
import contextlib
import dataclasses
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from arena.configuration import complete_configuration
from arena.course import WinPercentages, get_win_percentages
from arena.game import Game
from arena.ladder import EPISODES, FIRST_MU, RUNS
from arena.league import League
from arena.match import Rules
from arena.options import parse_options, refuse_options
from arena.rating import SequentialTest
from arena.run import Outputs, PageReviews, run_league, show_ladder
from errors import UserError, run_command
from players.player import Player, parse_players, player_names
from processes.process import DEFAULT_LIMITS, START_SECONDS, Limits, check_player
from processes.sandbox import add_isolation_options

__all__ = ["WinPercentages", "get_win_percentages", "main"]

CONFIGURATION_KEYS = ("rows", "columns", "inarow", "actTimeout")
LEAST_SECONDS = 0.001  # of actTimeout
MATCH_GAMES = 100
TEST_GAMES = 10_000  # at most, with a sequential test
LEAGUE_OPENING_PLIES = 4
REVIEW_SECONDS = 10.0
# Options that some ways of using the command do without.
FILE_OPTIONS = ("results", "replays")
RUN_OPTIONS = ("n", "opening_plies", "overage", "jobs", "cluster", "referee", "json", "html")
KINDS = ("league", "gauntlet", "ladder")
MATCH_OPTIONS = (*KINDS, "sprt", "seed", *RUN_OPTIONS, *FILE_OPTIONS)
PLAYED_OPTIONS = ("config", "memory", "isolation", "replays", *RUN_OPTIONS)


class Options(NamedTuple):
    """What the command line asks for."""

    play: str | None  # the player to play against by hand; then `players` is empty
    web: bool  # in the browser
    opens_browser: bool
    players: tuple[str, ...]
    league: League  # with its players still to be found
    tables: bool  # those of a league
    test: SequentialTest | None
    episodes: int | None  # of Kaggle's ladder, for each player; None: not simulated
    jobs: int
    cluster: str | None
    outputs: Outputs
    review_seconds: float  # for the page


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line. Returns the exit status."""
    return run_command("evaluate.py", lambda: run(read_options(arguments)))


def run(options: Options) -> int:
    """Do what the options ask for. Returns the exit status."""
    if options.play is not None:
        return play_by_hand(options)
    if not options.players and options.episodes is not None and options.outputs.results:
        seed = options.league.seed
        return show_ladder(options.outputs.results, episodes=options.episodes, seed=seed)
    players = find(options.players)
    names = [player.name for player in players]
    twice = next((name for name in names if names.count(name) > 1), None)
    if options.tables and twice is not None:
        raise UserError(f"{twice}: named twice, expected every player of a league once")
    return run_league(
        dataclasses.replace(options.league, players=tuple(players)),
        test=options.test,
        tables=options.tables,
        jobs=options.jobs,
        cluster=options.cluster,
        outputs=options.outputs,
        episodes=options.episodes,
        review=partial(review_games, options) if options.review_seconds else None,
    )


def review_games(options: Options, games: Iterable[Game]) -> PageReviews:
    """Exact scores for the page, as far as time allows."""
    from review.batch import review_within  # late: only a page needs it
    from review.report import league_reviews

    return league_reviews(review_within(games, options.review_seconds))


def find(texts: Sequence[str]) -> list[Player]:
    """The players, after a word about each that needs one. Raises UserError."""
    players = parse_players(texts)
    warn_about(players)
    return players


def warn_about(players: Iterable[Player]) -> None:
    """Say what of the players differs from what would be uploaded."""
    for player in players:
        if player.warning:
            print(f"{player.name}: {player.warning}", file=sys.stderr)


def play_by_hand(options: Options) -> int:
    """A person against a player, in the terminal or the browser. Returns the exit status."""
    from play.game import board_of, game_of
    from play.server import serve
    from play.session import Session
    from play.terminal import play_in_terminal

    assert options.play is not None
    (player,) = find([options.play])
    rules = options.league.rules
    geometry = board_of(*(rules.configuration[key] for key in ("rows", "columns", "inarow")))
    check_player(player, START_SECONDS, rules.limits)
    shows = ["evaluation"] if options.web else []
    players = (None, player)
    game = game_of("", geometry)
    with contextlib.closing(Session(game, players, limits=rules.limits, shows=shows)) as session:
        if options.web:
            serve(session)
        else:
            play_in_terminal(session)
    return 0


# From text to options ---------------------------------------------------------------------------


def read_options(arguments: Sequence[str] | None = None) -> Options:
    """The command line as one value. Raises UserError for a value that makes no sense."""
    given, named = parse_options(make_parser(), arguments)
    many = given.league or given.gauntlet or given.ladder
    count = len(given.players)
    recorded = given.ladder and given.results is not None and not count
    check_effects(given, named, recorded=recorded)
    nobody = given.play is not None or recorded
    if not nobody and (count < 2 or (count > 2 and not many)):
        instead = "--league or --gauntlet, or --play PLAYER"
        instead += ", or a league's games by --results FILE" if given.ladder else ""
        players = "1 player" if count == 1 else f"{count} players"
        raise UserError(f"{players}: expected 2, or more with {instead}")
    test = None if given.sprt is None else read_test(given.sprt)
    games, plies, jobs = given.n, given.opening_plies, given.jobs
    if games is None:
        games = TEST_GAMES if test else MATCH_GAMES
    if plies is None:
        plies = LEAGUE_OPENING_PLIES if many or test is not None else 0
    if jobs is None:
        jobs = 1
    review = REVIEW_SECONDS if given.review is None else given.review
    for option, value, least, unit in (
        ("-n", games, 1, "game"),
        ("--opening-plies", plies, 0, "plies"),
        ("--episodes", given.episodes, 1, "episode"),
        ("--jobs", jobs, 1, "process"),
        ("--memory", given.memory, 64, "MiB"),
    ):
        if value < least:
            raise UserError(f"{option} {value}: expected at least {least} {unit}")
    for option, seconds in (("--overage", given.overage or 0.0), ("--review", review)):
        if not 0 <= seconds < float("inf"):
            raise UserError(f"{option} {seconds:g}: expected 0 seconds or more")
    rules = Rules(
        configuration=read_configuration(given.config),
        overage_seconds=given.overage,
        referee=given.referee or "kaggle",
        limits=Limits(memory=given.memory << 20, isolation=given.isolation),
    )
    return Options(
        play=given.play,
        web=given.web or given.no_browser,
        opens_browser=not given.no_browser,
        players=tuple(given.players),
        league=League(
            players=(),
            rules=rules,
            games=games,
            seed=given.seed,
            gauntlet=given.gauntlet,
            opening_plies=plies,
        ),
        tables=many,
        test=test,
        episodes=given.episodes if given.ladder else None,
        jobs=jobs,
        cluster=given.cluster,
        outputs=Outputs(given.results, given.json, given.html, given.replays, given.force),
        review_seconds=review,
    )


def check_effects(given: argparse.Namespace, named: Mapping[str, Any], *, recorded: bool) -> None:
    """Raise UserError for an option that would have no effect."""
    by_hand = given.play is not None
    if given.players and by_hand:
        raise UserError(f"{given.players[0]}: --play takes one player, {given.play}")
    files = {"json", "html", *FILE_OPTIONS} & named.keys()
    if by_hand and "actTimeout" in given.config:
        raise UserError(f"--config {given.config}: actTimeout does not go with --play")
    for options, has_effect, reason in (
        (("web", "no_browser"), by_hand, "goes with --play PLAYER only"),
        (("episodes",), given.ladder, "goes with --ladder only"),
        (MATCH_OPTIONS, not by_hand, "does not go with --play"),
        (PLAYED_OPTIONS, not recorded, "does not go with a league that was played, of --results"),
        (("gauntlet", "sprt"), not given.ladder, "does not go with --ladder, which takes a league"),
        (("review",), given.html, "goes with the --html of a match or league only"),
        (("force",), files, "goes with --json or --html only"),
        (("jobs",), given.cluster is None, "does not go with --cluster"),
    ):
        if not has_effect:
            refuse_options(options, named, reason)


def read_configuration(text: str) -> dict[str, Any]:
    """The complete configuration of "rows=8,columns=8"; what is not named has its default."""
    values: dict[str, Any] = {}
    for item, key, value, number in _items(text):
        if key not in CONFIGURATION_KEYS:
            known = ", ".join(CONFIGURATION_KEYS)
            raise UserError(f"--config {item}: unknown key {key!r}, expected one of {known}")
        values[key] = value if number is None else number
    seconds = values.get("actTimeout", LEAST_SECONDS)
    if not (isinstance(seconds, int | float) and LEAST_SECONDS <= seconds < float("inf")):
        raise UserError(
            f"--config: actTimeout is {seconds!r}, expected seconds, at least {LEAST_SECONDS}"
        )
    try:
        return complete_configuration(values)
    except UserError as error:
        raise UserError(f"--config: {error}") from error


def read_test(text: str) -> SequentialTest:
    """The test of "elo0=0,elo1=30"."""
    values: dict[str, float] = {}
    known = [field.name for field in dataclasses.fields(SequentialTest)]
    for item, key, _, number in _items(text):
        if key not in known or number is None:
            raise UserError(f"--sprt {item}: expected {', '.join(known)}, each =NUMBER")
        values[key] = number
    if not {"elo0", "elo1"} <= values.keys():
        raise UserError(f"--sprt {text}: expected at least elo0=NUMBER,elo1=NUMBER")
    test = SequentialTest(**values)
    if not -2000 < test.elo0 < test.elo1 < 2000:
        raise UserError(f"--sprt {text}: expected elo0 less than elo1, both within 2000 of 0")
    if not (0 < test.alpha < 0.5 and 0 < test.beta < 0.5):
        raise UserError(f"--sprt {text}: expected alpha and beta between 0 and 0.5")
    return test


def _items(text: str) -> Iterator[tuple[str, str, str, int | float | None]]:
    """Each item of "key=value,key=value", its key, its value, and that as a number if it is one."""
    keys = [item.partition("=")[0] for item in text.split(",") if item]
    if len({*keys}) < len(keys):
        raise UserError(f"{text}: expected every key once")
    for item in filter(None, text.split(",")):
        key, _, value = item.partition("=")
        number: int | float | None = None
        for kind in (float, int):
            with contextlib.suppress(ValueError):
                number = kind(value)
        yield item, key, value, number


def make_parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"players by name: {', '.join(player_names())}",
    )
    add = parser.add_argument
    add("players", metavar="PLAYER", nargs="*", help="a name or a path; may be named twice")
    add("--play", metavar="PLAYER", help="play against PLAYER in the terminal")
    add("--web", action="store_true", help="with --play: in the browser, on a page of this machine")
    add("--no-browser", action="store_true", help="with --play: the same, but do not open it")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--league", action="store_true", help="every player against every other")
    kind.add_argument("--gauntlet", action="store_true", help="the first against every other")
    kind.add_argument(
        "--sprt",
        metavar="elo0=0,elo1=30",
        help="two players, until the sequential test on pairs decides between elo0 and elo1",
    )
    games = f"between every two players; default: {MATCH_GAMES}, or at most {TEST_GAMES} for --sprt"
    add("-n", metavar="GAMES", type=int, help=games)
    add(
        "--opening-plies",
        metavar="N",
        type=int,
        help=f"random moves before each pair of games; default: {LEAGUE_OPENING_PLIES} with "
        "--league, --gauntlet or --sprt, otherwise 0",
    )
    add("--seed", type=int, default=0, help="the same seed gives the same games; default: 0")
    settings = "rows, columns, inarow, actTimeout (seconds per move); default: 6, 7, 4, 2"
    add("--config", metavar="KEY=VALUE,...", default="", help=settings)
    overage = "time per game beyond actTimeout; default: 60, as on Kaggle"
    add("--overage", metavar="SECONDS", type=float, help=overage)
    add = parser.add_argument_group("Kaggle's ladder").add_argument
    ladder = (
        f"simulate {RUNS} times how Kaggle's ratings, from {FIRST_MU:g}, would order the players "
        "of a league, by the results of its games; without players: of that in --results FILE"
    )
    add("--ladder", action="store_true", help=ladder)
    episodes = "of each player on the ladder; default: %(default)s"
    add("--episodes", metavar="N", type=int, default=EPISODES, help=episodes)
    add = parser.add_argument_group("how games are run").add_argument
    jobs = "number of processes; default: 1"
    add("--jobs", metavar="N", type=int, help=jobs)
    add("--cluster", metavar="ADDRESS", help="a dask scheduler, such as tcp://HOST:8786")
    add(
        "--referee",
        choices=("kaggle", "native"),
        help="the official environment (default), or a much faster one with the same rules",
    )
    add_isolation_options(parser)
    memory = "address space of each process of a player; default: %(default)s"
    add("--memory", metavar="MIB", type=int, default=DEFAULT_LIMITS.memory >> 20, help=memory)
    add = parser.add_argument_group("files").add_argument
    results = "save every game as it ends; if FILE holds games of the same league, resume it"
    add("--results", metavar="FILE", type=Path, help=results)
    add("--json", metavar="FILE", type=Path, help="write the result with all games")
    add("--html", metavar="FILE", type=Path, help="write a page with the result and all games")
    review = (
        "time for the exact scores on that page, which show where games were won and lost; games "
        f"not reached are shown without; 0: none; default: {REVIEW_SECONDS:g}"
    )
    add("--review", metavar="SECONDS", type=float, help=review)
    add("--replays", metavar="DIR", type=Path, help="write every game as a Kaggle replay")
    add("--force", action="store_true", help="overwrite existing files")
    return parser


if __name__ == "__main__":
    sys.exit(main())

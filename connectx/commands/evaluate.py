"""Play matches and leagues of ConnectX players, and say who is better.

    %(prog)s minimax one_step -n 20      a match of 20 games
    %(prog)s minimax one_step my_bot.py  a league: every player meets every other

A player is one of the names below, or a path. The path leads to a submission
file, to an archive or folder with main.py at its top, or to a notebook.
PATH:my_agent plays one of several functions. PLAYER:DEPTH=6,NAME=VALUE sets
constants, whose names are in capitals.
"""

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from rich.table import Table

from connectx.arena.child import DEFAULT_LIMITS, Limits
from connectx.arena.league import League, Terms
from connectx.arena.process import prepare_players, try_loading
from connectx.arena.rating import SequentialTest
from connectx.arena.referee import (
    REFEREES,
    as_replay,
    available_referee,
    import_kaggle_environments,
)
from connectx.arena.report import (
    CROSS_TITLE,
    Result,
    conclusion,
    further_lines,
    result_json,
    tables_of,
)
from connectx.arena.store import Store, opened
from connectx.build.player import Player, player_names
from connectx.command_line import (
    OutputFile,
    Outputs,
    Parser,
    Printer,
    ProgressBar,
    make_number_reader,
    make_table,
    read_configuration,
    read_pairs,
)
from connectx.errors import INTERRUPTED_STATUS, PlayerError, UserError, print_to_stderr
from connectx.executor import count_cores, run_in_order, workers
from connectx.game import CHOSEN_KEYS, KAGGLE_OVERAGE_SECONDS, SIZE
from connectx.words import TEXT_HEADINGS

MATCH_GAMES = 100
TEST_GAMES = 10_000  # at most
OPENING_PLIES = 4  # of a league or a test
LOADERS = 2  # a core: a player that loads often waits
LOADED_BY_EACH = 10  # players at least, as its start takes a while
MOST_CROSSED = 11  # players whose points against each other fit 80 columns


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command, as `evaluate.py` does; returns the exit status. Raises UserError."""
    options = read_options(program, arguments)
    players = load_players(options.players, options.terms, skip=options.skip_broken)
    league = make_league(players, options)
    check_files(league, options)
    result = run_league(league, options)
    try:
        print_result(result)
    finally:  # the reader of what is printed may have left, as `head` does
        write_files(result, options)
    return INTERRUPTED_STATUS if result.interrupted else 0


# Options -----------------------------------------------------------------------------------------


def read_options(program: str, arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options, with the files to write as `outputs`, and the `terms` of all games.

    Raises UserError for options that cannot be, alone or together.
    """
    options = make_parser(program).parse_args(arguments)
    count = len(options.players)
    if count == 1:
        raise UserError(f"{options.players[0]}: expected two players or more")
    options.outputs = Outputs(OUTPUTS, options)
    if options.sprt and count > 2:
        raise UserError(f"--sprt: expected two players, not {count}")
    options.terms = Terms(
        configuration=options.config,
        referee=options.referee or available_referee(),
        limits=Limits(memory=options.memory << 20, isolation=options.isolation),
    )
    return options


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
    add("-n", metavar="GAMES", type=make_number_reader(1), help=games)
    add("--seed", type=int, default=0, help="the same seed gives the same games; default: 0")
    plies = f"random moves to start with; default: {OPENING_PLIES}, in a match 0"
    add("--opening-plies", metavar="N", type=make_number_reader(0), help=plies)
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
    add("--memory", metavar="MIB", type=make_number_reader(64), default=mebibytes, help=memory)
    results = "save the games; if FILE exists, resume its league"
    add("--results", metavar="FILE", type=Path, help=results)
    parser.add_outputs(OUTPUTS)
    return parser


# Players and games -------------------------------------------------------------------------------


def load_players(
    texts: Sequence[str], terms: Terms, *, skip: bool | None = None
) -> tuple[Player, ...]:
    """The players that `texts` name, each tried out.

    Says every problem with them at once, and raises UserError; or with `skip`, leaves those players
    out, as long as two are left. None: the command has no such option.
    """
    problems: list[PlayerError] = []
    players = prepare_players(texts, terms.limits, problems)
    found = [*dict.fromkeys(players)]
    seconds = terms.configuration["actTimeout"] + KAGGLE_OVERAGE_SECONDS
    load = partial(try_loading, seconds, terms.limits)
    jobs = min(LOADERS * count_cores(), 1 + len(found) // LOADED_BY_EACH)
    with workers(jobs=jobs) as run, ProgressBar() as bar:
        tried = zip(found, run_in_order(run, load, found))
        for player, trial in bar.track(tried, len(found), description="loading players"):
            if trial.warning:
                print_to_stderr(trial.warning)
            if trial.problem:
                problems.append(PlayerError(trial.problem))
                players = [other for other in players if other != player]
    if len(problems) == 1 and len(texts) < 3:
        raise problems[0]
    for problem in problems:
        print_to_stderr(f"left out: {problem}" if skip else str(problem))
    if problems and (not skip or len(players) < 2):
        count = f"{len(problems)} of {len(texts)} players cannot play"
        raise UserError(f"{count}; --skip-broken plays without them" if skip is False else count)
    return tuple(players)


def make_league(players: tuple[Player, ...], options: argparse.Namespace) -> League:
    """Return the league that the options ask for; a match is a league of two players.

    Raises UserError if the player of a gauntlet was left out, and if no opening can be drawn.
    """
    first = options.players[0]
    if options.gauntlet and Player.parse(first).source_hash != players[0].source_hash:
        raise UserError(f"{first}: the player of a gauntlet cannot be left out")
    opening_plies = options.opening_plies
    if opening_plies is None:
        # A match and Kaggle's games begin with the empty board.
        is_match = len(options.players) == 2 and not options.sprt
        opening_plies = 0 if is_match else OPENING_PLIES
    default_games = TEST_GAMES if options.sprt else MATCH_GAMES
    league = League(
        players=players,
        terms=options.terms,
        games=options.n or default_games,
        seed=options.seed,
        gauntlet=1 if options.gauntlet else 0,
        opening_plies=opening_plies,
    )
    results: Path | None = options.results
    if results and os.path.exists(results) and league.undecided:  # noqa: PTH110 - takes any text
        with closing(Store(results)) as begun:  # by an earlier version, perhaps
            league = replace(league, decided="openings" not in begun.facts)
    next(league.pairings())  # raises now if no opening can be drawn
    return league


def check_files(league: League, options: argparse.Namespace) -> None:
    """Raise UserError unless every file that the options ask for can be written."""
    outputs: Outputs = options.outputs
    outputs.check(
        may_overwrite=partial(_is_ours, league, options.results), others=[options.results]
    )
    if REPLAYS in outputs.paths:
        import_kaggle_environments()  # which writes them


def run_league(league: League, options: argparse.Namespace) -> Result:
    """Play the games that the results file does not hold yet, and save them there.

    After Ctrl-C, the result holds the games so far, and is `interrupted`. Raises UserError.
    """
    result = Result(league, options.sprt)
    running = workers(jobs=options.jobs or 1, cluster=options.cluster)
    with opened(options.results, league.facts()) as store, running as run, ProgressBar() as bar:
        result.add(*(store.games() if store else ()))
        try:
            bar.on_progress("games", len(result.games), league.planned)
            for _ in result.play(run, store):
                bar.on_progress("games", len(result.games), league.planned)
        except KeyboardInterrupt:
            result.interrupted = True
    return result


def _is_ours(league: League, results: Path | None, file: Path) -> bool:
    """Whether a file has the league's id, and `results` have its games, too."""
    with suppress(OSError):  # it cannot be read, or is a folder
        kept = results is not None and results.exists()
        return kept and league.id.encode() in file.read_bytes()
    return False


# What is printed and written ---------------------------------------------------------------------


def print_result(result: Result) -> None:
    """Print who is better, the tables, and what else is to be said of the games."""
    output = Printer()
    for line in conclusion(result):
        output.print_line(line)
    for table in result_tables(result):
        output.print(table)
    for line in further_lines(result):
        output.print_line(line)


def write_files(result: Result, options: argparse.Namespace) -> None:
    """Write the files that the options ask for, and name each, and the results file, on stderr."""
    if options.results is not None:
        print_to_stderr(f"wrote {options.results}")
    options.outputs.write(result)


def result_tables(result: Result) -> Iterator[Table]:
    """The tables for a terminal."""
    for title, rows in tables_of(result).items():
        if title != CROSS_TITLE or len(rows) <= 1 + MOST_CROSSED:
            yield make_table(title, rows)


def _html(result: Result) -> Iterator[str] | None:
    """The page of a match or a league, in pieces; see `connectx.bench.web.page` for its form."""
    from connectx.bench.web.page import (  # late: few write one
        GamesFacts,
        TableFacts,
        game_facts,
        page,
    )

    tables: list[TableFacts] = [
        {
            "title": title,
            "rows": rows,
            "words": [column for column, heading in enumerate(rows[0]) if heading in TEXT_HEADINGS],
            "pairs": list(result.ratings) if title == CROSS_TITLE else [],
        }
        for title, rows in tables_of(result).items()
    ]
    facts: GamesFacts = {
        "league": result.league.id,
        "title": "ConnectX match" if len(result.names) == 2 else "ConnectX league",
        "conclusion": conclusion(result),
        "size": [result.league.terms.configuration[key] for key in SIZE],
        "players": result.names,
        "tables": tables[:1],
        "below": tables[1:],
    }
    games = (game_facts(game, game.numbers) for game in result.games)
    return page(facts, games) if result.games else None


def _replays(result: Result) -> Iterator[tuple[str, str]]:
    for game in result.games:
        replay = as_replay(game)
        replay["info"]["LeagueId"] = result.league.id
        yield f"round-{game.round + 1:04}-{game.id}.json", json.dumps(replay)


REPLAYS = OutputFile("replays", "write every game as a Kaggle replay", _replays, is_folder=True)
OUTPUTS = (
    OutputFile("json", "write the result and all games", lambda result: [result_json(result)]),
    OutputFile("html", "write a page with the result and all games", _html),
    REPLAYS,  # last, as each takes a while
)

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
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from connectx.arena.child import DEFAULT_LIMITS, Limits
from connectx.arena.league import League, MatchSettings
from connectx.arena.process import prepare_players, try_loading
from connectx.arena.rating import SequentialTest
from connectx.arena.referee import (
    REFEREES,
    available_referee,
    import_kaggle_environments,
    make_replay,
)
from connectx.arena.report import (
    CROSS_TITLE,
    Result,
    conclusion,
    further_lines,
    result_json,
    tables_of,
)
from connectx.arena.store import Store, open_store
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
from connectx.files import MIB
from connectx.game import CHOSEN_KEYS, KAGGLE_OVERAGE_SECONDS, SIZE_KEYS, Game
from connectx.words import TEXT_HEADINGS

if TYPE_CHECKING:
    from connectx.bench.web.page import TableFacts

MATCH_GAMES = 100
MAX_TEST_GAMES = 10_000
LEAGUE_OPENING_PLIES = 4  # random moves at the start of each game of a league or a test
# Processes that load players, for each core. Loading a player is often waiting.
MAX_LOADERS_PER_CORE = 2
MIN_PLAYERS_PER_LOADER = 10  # as the start of a process takes a while
MAX_PLAYERS_WITH_MISTAKES = 12  # on the page: the best players of the league
MAX_CROSS_TABLE_PLAYERS = 11  # whose points against each other fit 80 columns


@dataclass(frozen=True, kw_only=True)
class EvaluateOptions:
    """What the command line asks for."""

    player_texts: Sequence[str]  # what the user typed for the players
    settings: MatchSettings
    games: int | None  # between every two players; None: the usual number
    seed: int
    opening_plies: int | None  # None: the usual number
    skip_broken: bool  # whether players that cannot play are left out
    is_gauntlet: bool  # whether only the first player plays against all the others
    test: SequentialTest | None  # that decides when to stop; None: all games are played
    jobs: int
    cluster: str | None
    results_file: Path | None  # the database in which the games are stored
    outputs: Outputs


def main(program: str, arguments: Sequence[str]) -> int:
    """Play the games that the arguments ask for, and print and write the results.

    Returns the exit status. Raises UserError. `evaluate.py` takes the same steps.
    """
    options = read_options(program, arguments)
    players = load_players(options.player_texts, options.settings, skip_broken=options.skip_broken)
    league = make_league(players, options)
    check_files(league, options)
    result = run_league(league, options)
    try:
        print_result(result)
    finally:  # printing fails if its reader has left, as `head` does
        write_files(result, options)
    return INTERRUPTED_STATUS if result.interrupted else 0


# Options -----------------------------------------------------------------------------------------


def read_options(program: str, arguments: Sequence[str]) -> EvaluateOptions:
    """Return the options. Raises UserError for options that are invalid, alone or together."""
    values = make_parser(program).parse_args(arguments)
    player_count = len(values.players)
    if player_count == 1:
        raise UserError(f"{values.players[0]}: expected two players or more")
    if values.sprt and player_count > 2:
        raise UserError(f"--sprt: expected two players, not {player_count}")
    limits = Limits(memory_bytes=values.memory * MIB, isolation=values.isolation)
    referee = values.referee or available_referee()
    return EvaluateOptions(
        player_texts=values.players,
        settings=MatchSettings(configuration=values.config, referee=referee, limits=limits),
        games=values.n,
        seed=values.seed,
        opening_plies=values.opening_plies,
        skip_broken=values.skip_broken,
        is_gauntlet=values.gauntlet,
        test=values.sprt,
        jobs=values.jobs or 1,
        cluster=values.cluster,
        results_file=values.results,
        outputs=Outputs.read(EVALUATE_OUTPUTS, values),
    )


def read_test(text: str) -> SequentialTest:
    """Return the sequential test that a text such as "elo0=0,elo1=30" describes.

    The text may also set alpha and beta. Raises UserError if it does not describe a test.
    """
    try:
        test_parameters = read_pairs(text)  # such as {"elo0": 0, "elo1": 30}
        return SequentialTest(**test_parameters)
    except (TypeError, ValueError) as error:  # an unknown parameter, or an invalid value
        expected = "elo0=NUMBER,elo1=NUMBER, elo0 < elo1, optionally with alpha and beta below 0.5"
        raise UserError(f"--sprt {text}: expected {expected}") from error


def make_parser(program: str) -> Parser:
    """Return the parser of the options, with their help."""
    parser = Parser(
        prog=program,
        usage="%(prog)s PLAYER PLAYER ... [options]",
        description=__doc__,
        epilog=f"players by name: {', '.join(player_names())}",
    )
    add = parser.add_argument
    add("players", metavar="PLAYER", nargs="+", help=argparse.SUPPRESS)
    games = (
        f"number of games between every two players; default: {MATCH_GAMES}, with --sprt at most "
        f"{MAX_TEST_GAMES:,}"
    )
    add("-n", metavar="GAMES", type=make_number_reader(1), help=games)
    seed = "the same seed gives the same games; default: %(default)s"
    add("--seed", type=int, default=0, help=seed)
    plies = (
        f"number of random moves with which each game begins; default: {LEAGUE_OPENING_PLIES}, in "
        "a match 0"
    )
    add("--opening-plies", metavar="N", type=make_number_reader(0), help=plies)
    config = f"the board and the times, in seconds: {', '.join(CHOSEN_KEYS)}"
    add("--config", metavar="K=V,...", type=read_configuration, default="", help=config)
    broken = "leave out players that cannot be read or do not load"
    add("--skip-broken", action="store_true", help=broken)
    kind = parser.add_mutually_exclusive_group()
    gauntlet = "play only the games of the first player against each of the others"
    kind.add_argument("--gauntlet", action="store_true", help=gauntlet)
    sprt = "play until a test decides, such as elo0=0,elo1=30"
    kind.add_argument("--sprt", metavar="TEST", type=read_test, help=sprt)
    parser.add_workers(default="1")
    referee = "kaggle (default), or native, which has the same rules and is faster"
    add("--referee", choices=tuple(REFEREES), metavar="NAME", help=referee)
    parser.add_isolation()
    mebibytes = DEFAULT_LIMITS.memory_bytes // MIB
    memory = "limit for each process of a player; default: %(default)s"
    add("--memory", metavar="MIB", type=make_number_reader(64), default=mebibytes, help=memory)
    results = "save the games; if FILE exists, resume its league"
    add("--results", metavar="FILE", type=Path, help=results)
    parser.add_outputs(EVALUATE_OUTPUTS)
    return parser


# Players and games -------------------------------------------------------------------------------


def load_players(
    texts: Sequence[str], settings: MatchSettings, *, skip_broken: bool | None = None
) -> tuple[Player, ...]:
    """Return the players that `texts` name, each of which has been loaded once to try it out.

    If a player cannot be read or does not load, prints all problems and raises UserError. A single
    problem of one or two players is the error itself, and is not printed before. Of more players,
    such players are left out instead if `skip_broken` is True, as long as two others are left. If
    it is None, the command has no option --skip-broken, so the error does not suggest it.
    """
    problems: list[PlayerError] = []  # of players that cannot be read, then of those not loading
    readable_players = prepare_players(texts, settings.limits, problems)  # adds problems
    broken_players = try_players(readable_players, settings, problems)  # adds problems, too
    players = [player for player in readable_players if player not in broken_players]
    if not problems:
        return tuple(players)
    if len(problems) == 1 and len(texts) < 3:
        raise problems[0]  # the problem alone says enough
    for problem in problems:
        message = f"left out: {problem}" if skip_broken else str(problem)
        print_to_stderr(message)
    can_others_play = len(players) >= 2
    if skip_broken and can_others_play:
        return tuple(players)
    message = f"{len(problems)} of {len(texts)} players cannot play"
    if skip_broken is False and can_others_play:
        message += "; --skip-broken plays without them"
    raise UserError(message)


def try_players(
    players: Sequence[Player], settings: MatchSettings, problems: list[PlayerError]
) -> list[Player]:
    """Load each player in a process of its own, and return the players that do not load.

    Their problems are added to `problems`. Warnings go to stderr. A player that was named twice is
    loaded once.
    """
    different_players = [*dict.fromkeys(players)]
    max_seconds = settings.configuration["actTimeout"] + KAGGLE_OVERAGE_SECONDS
    try_loading_player = partial(try_loading, max_seconds, settings.limits)
    max_jobs = MAX_LOADERS_PER_CORE * count_cores()
    useful_jobs = 1 + len(different_players) // MIN_PLAYERS_PER_LOADER
    broken_players: list[Player] = []
    with workers(jobs=min(max_jobs, useful_jobs)) as run, ProgressBar() as bar:
        trials = run_in_order(run, try_loading_player, different_players)
        players_and_trials = zip(different_players, trials)
        total = len(different_players)
        for player, trial in bar.track(players_and_trials, total, description="loading players"):
            # A trial has a warning and a problem as texts, which are empty if there is none.
            if trial.warning:
                print_to_stderr(trial.warning)
            if trial.problem:
                problems.append(PlayerError(trial.problem))
                broken_players.append(player)
    return broken_players


def make_league(players: tuple[Player, ...], options: EvaluateOptions) -> League:
    """Return the league that the options ask for; a match is a league of two players.

    `players` are those that can play. In a gauntlet, the first player that the options name plays
    against each of the others. Raises UserError if that player cannot play, or if no opening can be
    drawn.
    """
    if options.is_gauntlet:
        _check_gauntlet_player(players, options)
    default_games = MAX_TEST_GAMES if options.test else MATCH_GAMES
    league = League(
        players=players,
        settings=options.settings,
        games=options.games or default_games,
        seed=options.seed,
        gauntlet=1 if options.is_gauntlet else 0,  # how many players meet each of the others
        opening_plies=_choose_opening_plies(options),
    )
    league = _draw_openings_as_in_file(league, options.results_file)
    next(league.schedule_games())  # raises now if no opening can be drawn
    return league


def _check_gauntlet_player(players: Sequence[Player], options: EvaluateOptions) -> None:
    """Raise UserError if the first player that the options name is not the first that can play.

    Players that cannot play are left out with --skip-broken. In a gauntlet, the first player meets
    all the others, so there is no gauntlet without it.
    """
    text = options.player_texts[0]
    named_player = Player.parse(text)
    if named_player.source_hash != players[0].source_hash:
        raise UserError(f"{text}: the player of a gauntlet cannot be left out")


def _choose_opening_plies(options: EvaluateOptions) -> int:
    """Return the number of random moves with which each game begins.

    By default it is 0 in a match, because Kaggle's games begin with the empty board, too.
    """
    if options.opening_plies is not None:
        return options.opening_plies
    is_match = len(options.player_texts) == 2 and not options.test
    return 0 if is_match else LEAGUE_OPENING_PLIES


def _draw_openings_as_in_file(league: League, results_file: Path | None) -> League:
    """Return the league, which draws its openings as the league in the results file did.

    A league draws only balanced openings, from which neither side is known to win early. Earlier
    versions drew any opening. The facts in a file of theirs have no "openings". Raises UserError if
    the file cannot be read.
    """
    if results_file is None or not league.has_balanced_openings:
        return league
    if not os.path.exists(results_file):  # noqa: PTH110 - `Path.exists` raises for a long name
        return league
    with closing(Store(results_file)) as store:
        is_of_earlier_version = "openings" not in store.facts
        return replace(league, allows_unbalanced_openings=is_of_earlier_version)


def check_files(league: League, options: EvaluateOptions) -> None:
    """Raise UserError unless every file that the options ask for can be written.

    An output file that exists may be overwritten with --force, or if it is one of this league whose
    games are in the results file, too.
    """
    results_file = options.results_file
    may_overwrite = partial(_is_output_of_saved_league, league, results_file)
    options.outputs.check(may_overwrite=may_overwrite, others=[results_file])
    if REPLAYS in options.outputs.paths:
        # Replays are made by the package kaggle_environments. If it is not installed, this raises
        # UserError before the games are played, and not after them.
        import_kaggle_environments()


def _is_output_of_saved_league(league: League, results_file: Path | None, file: Path) -> bool:
    """Return whether a file is an output of this league, and the results file exists.

    Every output of a league contains its id. The results file has the league's games, from which
    the output can be made again, so that nothing is lost if it is overwritten.
    """
    try:
        if results_file is None or not results_file.exists():
            return False
        return league.id.encode() in file.read_bytes()
    except OSError:  # the file cannot be read, or is a folder
        return False


def run_league(league: League, options: EvaluateOptions) -> Result:
    """Play the games that the results file does not hold yet, and save them there.

    Returns the result of all games, also of those in the file. After Ctrl-C, the result holds the
    games so far, and is `interrupted`. Raises UserError.
    """
    result = Result(league, options.test)
    start_workers = workers(jobs=options.jobs, cluster=options.cluster)
    open_results = open_store(options.results_file, league.facts())
    with open_results as store, start_workers as run, ProgressBar() as bar:
        if store is not None:  # None: no file was asked for
            result.add(*store.games())
        try:
            bar.on_progress("games", len(result.games), league.planned)
            for _new_games in result.play(run, store):  # which `result.games` has already
                bar.on_progress("games", len(result.games), league.planned)
        except KeyboardInterrupt:
            result.interrupted = True
    return result


# What is printed and written ---------------------------------------------------------------------


def print_result(result: Result) -> None:
    """Print who is better, then the tables, then notes such as the reasons of forfeits."""
    output = Printer()
    for line in conclusion(result):
        output.print_line(line)
    for table in result_tables(result):
        output.print(table)
    for line in further_lines(result):
        output.print_line(line)


def write_files(result: Result, options: EvaluateOptions) -> None:
    """Write the files that the options ask for, and name each on stderr.

    The results file, which has been written during the games, is only named.
    """
    if options.results_file is not None:
        print_to_stderr(f"wrote {options.results_file}")
    options.outputs.write(result)


def result_tables(result: Result) -> Iterator[Table]:
    """Yield the tables for a terminal, without a cross table that is too wide for 80 columns.

    The cross table has the points of every two players against each other.
    """
    for title, rows in tables_of(result).items():
        player_count = len(rows) - 1  # the first row has the headings
        is_too_wide = title == CROSS_TITLE and player_count > MAX_CROSS_TABLE_PLAYERS
        if not is_too_wide:
            yield make_table(title, rows)


def make_page(result: Result) -> Iterator[str] | None:
    """Return the HTML page of a match or a league, in pieces; None if there are no games.

    The first table stands above the games, and the others below.
    """
    from connectx.bench.web.page import GamesFacts, game_facts, page  # late: only pages need it

    if not result.games:
        return None
    tables = _make_page_tables(result)
    facts: GamesFacts = {
        "league": result.league.id,
        "title": "ConnectX match" if len(result.names) == 2 else "ConnectX league",
        "conclusion": conclusion(result),
        "size": [result.league.settings.configuration[key] for key in SIZE_KEYS],
        "players": result.names,
        "tables": tables[:1],
        "below": tables[1:],
    }
    games = (game_facts(game, game.numbers) for game in result.games)
    return page(facts, games)


def _make_page_tables(result: Result) -> list["TableFacts"]:
    """Return the tables of the page: those of the terminal, and last the players' mistakes.

    The table of mistakes is left out if there are none.
    """
    tables: list[TableFacts] = []
    for title, rows in tables_of(result).items():
        text_columns = [index for index, name in enumerate(rows[0]) if name in TEXT_HEADINGS]
        # In the cross table, a cell lists the games of two players, who are in the order of rating.
        players_in_order = list(result.ratings) if title == CROSS_TITLE else []
        table: TableFacts = {
            "title": title,
            "rows": rows,
            "words": text_columns,  # which are aligned to the left
            "pairs": players_in_order,
        }
        tables.append(table)
    mistakes_table = _make_mistakes_table(result)
    heading_rows = 1
    if len(mistakes_table["rows"]) > heading_rows:
        tables.append(mistakes_table)
    return tables


def _make_mistakes_table(result: Result) -> "TableFacts":
    """Return the table of the mistakes that the best players should mend, the best player first.

    If there are no mistakes, the table has only a row of headings.
    """
    from connectx.bench.review.mending import find_mendings, mending_table

    # The keys of the ratings are the numbers of the players, from the best player to the worst.
    numbers = [*result.ratings][:MAX_PLAYERS_WITH_MISTAKES]
    names = [result.names[number] for number in numbers]
    seats: list[list[list[int]]] = []  # seats[i][j] has the seats of the player names[i] in game j
    for number in numbers:
        seats.append([_list_seats(number, game) for game in result.games])
    with ProgressBar() as bar:
        # Each "mending" is what one player should mend: its forfeits and its mistakes.
        mendings = find_mendings(result.games, names, seats, on_progress=bar.on_progress)
    return mending_table(mendings)


def _list_seats(number: int, game: Game) -> list[int]:
    """Return the seats of the player with this number in a game. The seat that moves first is 0.

    They are one seat, both if the player plays against itself, or none.
    """
    return [seat for seat in (0, 1) if game.numbers[seat] == number]


def make_replays(result: Result) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of a file for each game, which is a replay in Kaggle's format."""
    for game in result.games:
        replay = make_replay(game)
        replay["info"]["LeagueId"] = result.league.id
        yield f"round-{game.round + 1:04}-{game.id}.json", json.dumps(replay)


REPLAYS = OutputFile("replays", "write every game as a Kaggle replay", make_replays, is_folder=True)
EVALUATE_OUTPUTS = (
    OutputFile("json", "write the result and all games", lambda result: [result_json(result)]),
    OutputFile("html", "write a page with the result and all games", make_page),
    REPLAYS,  # last, as each takes a while
)

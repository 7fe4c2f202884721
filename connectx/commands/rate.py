"""How good is my agent, and what should I fix? Its rating on a scale that stays.

    %(prog)s mine.py             400 games, about a minute if it is fast
    %(prog)s mine.py --time 300  as many of them as fit into five minutes

It plays with the players of a fixed pool, each time with those nearest to its own rating so far.
Ratings on the same version of the pool can be compared, whenever and wherever they were measured.
Then come its accuracy, its times, and what to mend: its forfeits, and the mistakes that it made,
beside those of random moves in the same positions.
"""

import argparse
import json
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from connectx.arena.league import MatchSettings, make_settings
from connectx.arena.report import Summary, forfeits_line, repeating_lines
from connectx.arena.store import open_store
from connectx.bench.learning import accuracy
from connectx.bench.learning.accuracy import Accuracy
from connectx.bench.review.mending import HEADING_NOTE as MISTAKES_HEADING_NOTE
from connectx.bench.review.mending import TITLE as MISTAKES_TITLE
from connectx.bench.review.mending import (
    Mending,
    as_sentence,
    make_mending,
    mending_rows,
    mending_table,
)
from connectx.bench.review.traps import SCORING_SECONDS as MAX_SCORING_SECONDS
from connectx.bench.review.traps import find_traps
from connectx.bench.web.page import GameFacts, GamesFacts, TableFacts, game_facts, page
from connectx.bench.yardstick import POOL, POOL_VERSION, RATING_GAMES, Yardstick, unusual_lines
from connectx.build.player import Player, player_names
from connectx.command_line import (
    OutputFile,
    Outputs,
    Parser,
    Printer,
    ProgressBar,
    make_number_reader,
    make_table,
    read_seconds,
    suggest,
)
from connectx.commands.evaluate import load_players
from connectx.core.clock import Deadline
from connectx.errors import UserError, print_to_stderr
from connectx.executor import THIS_PROCESS, Run, workers
from connectx.game import SIZE_KEYS

RATED_NUMBER = 0  # of the rated player in its games; the players of the pool have numbers from 1 on
PROBE_POSITIONS = 3  # in which a player is asked for a move, to see how fast it is
ACCURACY_SECONDS = 10.0  # about, at the pace of the games
MIN_ACCURACY_POSITIONS = 10  # asked for of a slow player, too
MAX_GAMES_SECONDS = 600.0  # about, for all games if neither -n nor --time is given
MIN_GAMES_OF_SLOW = 10  # one opening with each of its opponents
MOVES_PER_GAME = 11  # of one player after the opening, on average
SCORING_SECONDS_PER_GAME = 0.06  # about, for the exact scores of the positions of a game
POOL_SECONDS_PER_GAME = 0.08  # about, for the moves of the opponent from the pool
EXPECTED_POINTS_NOTE = (
    "expected: the points that a player has against this one whose rating follows from the games "
    "with the others"
)


@dataclass(frozen=True, kw_only=True)
class RateOptions:
    """What the command line asks for."""

    player_texts: Sequence[str]  # what the user typed for the players
    settings: MatchSettings
    games: int | None  # of each player; None: the usual number, fewer of a slow player
    seconds: float | None  # the limit for the games of each player
    seed: int
    jobs: int
    cluster: str | None
    results_file: Path | None
    outputs: Outputs


@dataclass
class Findings:
    """What was measured of one player."""

    yardstick: Yardstick  # plays the games with the pool, and has the rating that follows from them
    accuracy: Accuracy | None = None  # None: not measured yet
    # What the player should mend: its forfeits and its mistakes. None: not looked for yet.
    mending: Mending | None = None


def main(program: str, arguments: Sequence[str]) -> int:
    """Rate the players that the arguments name. Returns the exit status. Raises UserError."""
    options = read_options(program, arguments)
    options.outputs.check(others=[options.results_file])
    players = load_players(options.player_texts, options.settings)
    all_findings: list[Findings] = []  # of each player that was rated
    printer = Printer()
    try:
        for player in players:
            rate_player(player, options, all_findings, printer)
    finally:  # also after Ctrl-C, or if the reader of what is printed has left, as `head` does
        if all_findings:
            write_files(all_findings, options)
    suggest_next_step(all_findings, options)
    return 0


# Options ------------------------------------------------------------------------------------------


def read_options(program: str, arguments: Sequence[str]) -> RateOptions:
    """Return the options. Raises UserError for options that are invalid, alone or together."""
    values = make_parser(program).parse_args(arguments)
    if values.results and len(values.players) > 1:
        raise UserError(f"--results: expected one player, not {len(values.players)}")
    return RateOptions(
        player_texts=values.players,
        settings=make_settings(values.isolation),
        games=values.n,
        seconds=values.time,
        seed=values.seed,
        jobs=values.jobs or 1,
        cluster=values.cluster,
        results_file=values.results,
        outputs=Outputs.read(RATE_OUTPUTS, values),
    )


def make_parser(program: str) -> Parser:
    """Return the parser of the options, with their help."""
    pool = ", ".join(f"{anchor.name} {anchor.elo:,}" for anchor in POOL)
    parser = Parser(
        prog=program,
        usage="%(prog)s PLAYER ... [options]",
        description=__doc__,
        epilog=f"pool {POOL_VERSION}: {pool}\nplayers by name: {', '.join(player_names())}",
    )
    add = parser.add_argument
    add("players", metavar="PLAYER", nargs="+", help=argparse.SUPPRESS)
    games = f"number of games; default: {RATING_GAMES}, fewer of a slow player"
    add("-n", metavar="GAMES", type=make_number_reader(1), help=games)
    limit = "limit for the games of each player"
    add("--time", metavar="SECONDS", type=read_seconds, help=limit)
    seed = "the same seed gives the same games; default: %(default)s"
    add("--seed", type=int, default=0, help=seed)
    parser.add_workers(default="1")
    parser.add_isolation()
    results = "save the games; if FILE exists, resume from them"
    add("--results", metavar="FILE", type=Path, help=results)
    parser.add_outputs(RATE_OUTPUTS)
    return parser


# Measuring ----------------------------------------------------------------------------------------


def rate_player(
    player: Player, options: RateOptions, all_findings: list[Findings], printer: Printer
) -> None:
    """Measure a player, print what was found, and add that to `all_findings`.

    If the measurement is interrupted, the games that were played count. Raises UserError.
    """
    games = options.games or RATING_GAMES
    yardstick = Yardstick(player, options.settings, games, options.seed)
    findings = Findings(yardstick)  # which `measure` completes step by step
    try:
        measure(findings, options)
    finally:
        if findings.yardstick.result.games:
            all_findings.append(findings)
            print_findings(findings, printer)


def plan_games(yardstick: Yardstick, options: RateOptions) -> int:
    """Return how many games a player gets, and say on stderr how long the measurement will take.

    Unless -n or --time is given, a slow player gets as many games as fit into `MAX_GAMES_SECONDS`.
    """
    player = yardstick.player
    move_seconds = probe_move_seconds(player, yardstick.terms)
    game_seconds = move_seconds * MOVES_PER_GAME + POOL_SECONDS_PER_GAME
    usual_games = options.games or RATING_GAMES
    games = usual_games
    if options.games is None and options.seconds is None:
        fitting_games = int(MAX_GAMES_SECONDS / game_seconds)
        games = min(RATING_GAMES, max(MIN_GAMES_OF_SLOW, fitting_games))
    playing_seconds = games * game_seconds / options.jobs
    if options.seconds is not None:
        playing_seconds = min(playing_seconds, options.seconds)
    accuracy_seconds = count_positions(move_seconds) * move_seconds
    scoring_seconds = min(MAX_SCORING_SECONDS, games * SCORING_SECONDS_PER_GAME)
    duration = format_duration(playing_seconds + accuracy_seconds + scoring_seconds)
    counted_games = "1 game" if games == 1 else f"{games:,} games"
    message = (
        f"{player.name}: {counted_games}, accuracy and what to mend take about {duration} on an "
        "idle machine"
    )
    if games < usual_games:
        message += f" (fewer games, as a move takes {move_seconds:.1f} s: -n sets another number)"
    print_to_stderr(message)
    return games


def probe_move_seconds(player: Player, settings: MatchSettings) -> float:
    """Return how long a player takes for a move: the median of a few positions."""
    positions = accuracy.take_first(accuracy.read_set(), PROBE_POSITIONS)
    probed_accuracy = accuracy.ask_player(player, positions, settings, THIS_PROCESS)
    median_seconds, _worst_seconds = probed_accuracy.seconds
    return median_seconds


def format_duration(seconds: float) -> str:
    """Return a rounded time in words, such as "40 seconds" or, from 90 seconds on, "3 minutes"."""
    if seconds < 90:
        return f"{max(10, round(seconds, -1)):.0f} seconds"
    return f"{seconds / 60:.0f} minutes"


def count_positions(move_seconds: float) -> int:
    """Return in how many positions to ask a player that takes `move_seconds` for a move.

    There are as many as fit into `ACCURACY_SECONDS`, but at least `MIN_ACCURACY_POSITIONS` and at
    most `DEFAULT_POSITIONS`.
    """
    divisor = max(move_seconds, 1e-6)  # a measured time may be 0
    fitting_positions = int(ACCURACY_SECONDS / divisor)
    return min(accuracy.DEFAULT_POSITIONS, max(MIN_ACCURACY_POSITIONS, fitting_positions))


def measure(findings: Findings, options: RateOptions) -> None:
    """Play all games, or until the time is up, then measure accuracy and look for mistakes.

    The games are added to the yardstick of the `findings`, whose accuracy and mistakes are set as
    soon as each is known. So an interruption leaves what was measured before it.
    """
    yardstick = findings.yardstick
    start_workers = workers(jobs=options.jobs, cluster=options.cluster)
    with (
        open_store(options.results_file, yardstick.facts()) as store,  # None without --results
        start_workers as run,
        ProgressBar() as bar,
    ):
        yardstick.games = plan_games(yardstick, options)
        deadline = Deadline(options.seconds) if options.seconds else None
        for _new_games in yardstick.play(run, store):  # which `yardstick.result` has already
            elo, low, high = yardstick.placing  # the rating by all games so far, and its interval
            description = f"{yardstick.player.name} about {elo:,.0f} ({low:,.0f} to {high:,.0f})"
            bar.on_progress(description, len(yardstick.result.games), yardstick.games)
            if deadline and deadline.expired():
                break
        yardstick.result.sort()  # the games, which several processes may have finished in any order
        findings.accuracy = measure_accuracy(yardstick, run, bar)
        findings.mending = find_mending(yardstick, bar)


def measure_accuracy(yardstick: Yardstick, run: Run, bar: ProgressBar) -> Accuracy:
    """Return the rated player's accuracy in as many positions as fit into `ACCURACY_SECONDS`.

    How long a move takes is the mean of the player's moves in the games. If it has made none, 1 s
    is assumed.
    """
    summary = yardstick.result.summaries[RATED_NUMBER]
    mean_seconds = statistics.fmean(summary.seconds) if summary.seconds else 1.0
    positions = accuracy.take_first(accuracy.read_set(), count_positions(mean_seconds))
    return accuracy.ask_player(
        yardstick.player, positions, yardstick.terms, run, on_progress=bar.on_progress
    )


def find_mending(yardstick: Yardstick, bar: ProgressBar) -> Mending:
    """Return what the rated player should mend: its forfeits, and the mistakes in its games."""
    games = yardstick.result.games
    seats: list[list[int]] = []  # of the rated player in each game: [0] if it moves first, or [1]
    for game in games:
        seats.append([seat for seat in (0, 1) if game.numbers[seat] == RATED_NUMBER])
    # A trap is a position in which a mistake of some kind was possible.
    traps_met = find_traps(games, seats, on_progress=bar.on_progress)
    return make_mending(yardstick.player.name, games, seats, traps_met)


# What is printed and written ----------------------------------------------------------------------


def print_findings(findings: Findings, printer: Printer) -> None:
    """Print the rating, a table of mistakes to mend, and a table of the games with the pool."""
    for line in describe_findings(findings):
        printer.print_line(line)
    mending = findings.mending
    if mending is not None:
        mistakes_table = mending_rows([mending])
        has_mistakes = len(mistakes_table) > 1  # the first row has the headings
        if has_mistakes:
            printer.print(make_table(MISTAKES_TITLE, mistakes_table))
            printer.print_line(MISTAKES_HEADING_NOTE)
        has_moved = mending.met.moves > 0  # the number of moves that the player chose
        if has_moved:
            printer.print_line(mending.note)
    pool_table = make_pool_table(findings)
    printer.print(make_table(pool_table["title"], pool_table["rows"]))
    printer.print_line(EXPECTED_POINTS_NOTE)


def describe_findings(findings: Findings) -> list[str]:
    """Return lines on the rating, what to mend, unusual results, times and accuracy.

    The first line is the rating. Only if the player forfeited all games, the first line says so,
    and the second one is the rating.
    """
    yardstick = findings.yardstick
    result = yardstick.result
    all_forfeited_lines = forfeits_line(result, RATED_NUMBER)  # empty unless all were forfeited
    rating_line = repr(yardstick)
    lines = [*all_forfeited_lines, rating_line]
    if findings.mending is not None:
        lines += [f"what to mend: {line}" for line in findings.mending.lines]
    lines += unusual_lines(yardstick)
    lines += unplayed_lines(yardstick)
    lines += repeating_lines(result)
    lines += describe_times(result.summaries[RATED_NUMBER])
    if findings.accuracy is not None:
        lines.append(accuracy_line(findings.accuracy))
    return lines


def unplayed_lines(yardstick: Yardstick) -> list[str]:
    """Return a line on the games that were planned and not played; no line if there are none."""
    unplayed = yardstick.games - len(yardstick.result.games)
    if unplayed <= 0:
        return []
    return [f"{unplayed:,} of {yardstick.games:,} games were not played, as the time was up"]


def describe_times(summary: Summary) -> list[str]:
    """Return a line on the times of a player's moves; no line if it made none.

    The overage of a game is how long moves took beyond the limit for a move, all together.
    """
    if not summary.seconds:
        return []
    milliseconds = [1000 * seconds for seconds in summary.seconds]
    median = statistics.median(milliseconds)
    line = f"a move took {median:,.1f} ms in the median, {max(milliseconds):,.0f} at worst"
    if summary.overage_worst:
        overage = f"{summary.overage_worst:.1f} s of overage in one game"
        line += f"; it took {overage}, and Kaggle may be slower"
    return [line]


def accuracy_line(player_accuracy: Accuracy) -> str:
    """Return in how many positions a player kept the value, which is the win or the draw.

    If there are quiet positions, in which no side can win at once, the line is about these alone.
    It compares the player with random moves among those that three rules leave: win at once, else
    block, else give no win away.
    """
    quiet_accuracy = player_accuracy.groups.get("quiet")  # None without quiet positions
    if quiet_accuracy is None:
        percent = accuracy.in_percent(player_accuracy.value_kept)
        return f"it keeps the value in {percent} % of {len(player_accuracy.labels)} positions"
    quiet_data = quiet_accuracy.data
    columns_by_rules = accuracy.find_columns_by_rules(quiet_data.boards)
    accuracy_by_rules = Accuracy("", quiet_data, columns_by_rules)
    percent = accuracy.in_percent(quiet_accuracy.value_kept)
    percent_by_rules = f"{100 * accuracy_by_rules.value_kept.value:.1f}"
    return (
        f"it keeps the value in {percent} % of {len(quiet_accuracy.labels)} quiet positions; who "
        f"wins, blocks and gives no win away, else plays at random, in {percent_by_rules} %"
    )


def suggest_next_step(all_findings: Sequence[Findings], options: RateOptions) -> None:
    """Suggest what to do next, if a single player was rated and is the user's own.

    That is to look for the reason of forfeits, to see the mistakes, or else to build the player.
    """
    if len(all_findings) != 1 or len(options.player_texts) != 1:
        return
    (findings,) = all_findings
    (text,) = options.player_texts
    player = findings.yardstick.player
    if player.trusted:  # a built-in player
        return
    if forfeits_line(findings.yardstick.result, RATED_NUMBER):  # all games were forfeited
        suggest(f"to see why {player.name} forfeits", "connectx", "build", "--preflight", text)
        return
    mending = findings.mending
    has_mistakes = mending is not None and bool(mending.met.falls)
    writes_page = any(output.name == "html" for output in options.outputs.paths)
    if has_mistakes and not writes_page:
        command = _make_command_with_page(text, options)
        suggest(f"to see the mistakes of {player.name} on a board", *command)
        return
    command = ["connectx", "build", text, "-o", "my_submission.py"]
    suggest(f"to make the file of {player.name} that Kaggle takes", *command)


def _make_command_with_page(text: str, options: RateOptions) -> list[str]:
    """Return the words of the command that rates a player in the same way, and writes a page.

    `text` is what the user typed for the player.
    """
    command = ["connectx", "rate", text, "--html", "rate.html"]
    if options.games is not None:
        command += ["-n", str(options.games)]
    if options.seconds is not None:
        command += ["--time", f"{options.seconds:g}"]
    if options.seed:
        command += ["--seed", str(options.seed)]
    if options.results_file is not None:
        command += ["--results", str(options.results_file)]
    return command


def make_pool_table(findings: Findings) -> TableFacts:
    """Return the table of the games with each player of the pool, for a page.

    The expected points are those that the games with the other players predict.
    """
    rows = [["player", "Elo", "games", "points, %", "expected, %"]]
    for opponent in findings.yardstick.against:  # the players of the pool that were met
        cells = [
            opponent.name,
            f"{opponent.elo:,}",
            str(opponent.games),
            f"{100 * opponent.share:.0f}",
            f"{100 * opponent.expected:.0f}",
        ]
        rows.append(cells)
    left_aligned_columns = [0]  # the names
    return {
        "title": f"{findings.yardstick.player.name} against the pool",
        "note": as_sentence(EXPECTED_POINTS_NOTE),
        "rows": rows,
        "words": left_aligned_columns,
    }


def make_page_tables(findings: Findings, player_index: int, first_game: int) -> list[TableFacts]:
    """Return the tables of a player for a page: what to mend, and the games with the pool.

    `player_index` is the player's index in the page's list of players, and `first_game` the index
    of the player's first game on the page.
    """
    tables: list[TableFacts] = []
    if findings.mending is not None:
        mistakes_table = mending_table([findings.mending], first_game)
        mistakes_table["title"] = f"{MISTAKES_TITLE}: {findings.mending.player}"
        _first_line, *other_lines = describe_findings(findings)  # the page begins with the first
        notes = [*other_lines, findings.mending.note, MISTAKES_HEADING_NOTE]
        mistakes_table["note"] = " ".join(as_sentence(note) for note in notes)
        tables.append(mistakes_table)
    pool_table = make_pool_table(findings)
    # So the name of an opponent in the table lists the games that this player lost to it.
    pool_table["against"] = player_index
    tables.append(pool_table)
    return tables


def write_files(all_findings: Sequence[Findings], options: RateOptions) -> None:
    """Write the files that the options ask for, and name each on stderr.

    The results file, which has been written during the games, is only named.
    """
    if options.results_file is not None:
        print_to_stderr(f"wrote {options.results_file}")
    options.outputs.write(all_findings)


def make_json(all_findings: Sequence[Findings]) -> list[str]:
    """Return the pieces of the JSON: the figures and all games of each player."""
    facts = [_player_facts(findings) for findings in all_findings]
    return [json.dumps(facts, indent=1) + "\n"]


def _player_facts(findings: Findings) -> dict[str, Any]:
    """Return the figures and the games of a player, as JSON has them.

    "judged" says how many moves were made in positions whose exact scores were computed, and from
    how many discs on all positions were scored. "mistakes" has every mistake in the games.
    "to_mend" has a row for each fault, such as a forfeit, and one for each kind of mistake that was
    possible.
    """
    yardstick = findings.yardstick
    judged: dict[str, Any] = {"moves": 0, "from_discs": None}
    mistakes: list[dict[str, Any]] = []
    rows_to_mend: list[dict[str, Any]] = []
    if findings.mending is not None:
        # A trap is a position in which a mistake would lose the win or the draw. A player meets
        # traps, and falls into some of them: these are its mistakes.
        traps_met = findings.mending.met
        judged = {"moves": traps_met.scored_moves, "from_discs": traps_met.scored_from}
        for trap in traps_met.falls:
            mistakes.append(
                {"kind": trap.kind, "game": trap.game, "discs": trap.discs, "points": trap.points}
            )
        rows_to_mend = findings.mending.to_dicts()
    return {
        "player": yardstick.player.name,
        "source_hash": yardstick.player.source_hash,
        "pool": POOL_VERSION,
        "rating": yardstick.placing._asdict(),
        "lines": describe_findings(findings),
        "against": [opponent._asdict() for opponent in yardstick.against],
        "judged": judged,
        "mistakes": mistakes,
        "to_mend": rows_to_mend,
        "games": [game.facts() for game in yardstick.result.games],
    }


def make_page(all_findings: Sequence[Findings]) -> Iterator[str]:
    """Return the page of the figures and all games, in pieces.

    In the page's list of players, the players of the pool follow the rated ones. In a game, the
    rated player has the number 0, and the players of the pool have numbers from 1 on.
    """
    rated_names = [findings.yardstick.player.name for findings in all_findings]
    pool_names = [anchor.name for anchor in POOL]
    games: list[GameFacts] = []
    tables: list[TableFacts] = []
    for player_index, findings in enumerate(all_findings):
        tables += make_page_tables(findings, player_index, first_game=len(games))
        for game in findings.yardstick.result.games:
            page_players: list[int] = []  # the two players' indices in the page's list, by seat
            for number in game.numbers:
                if number == RATED_NUMBER:
                    page_players.append(player_index)
                else:
                    pool_index = number - 1
                    page_players.append(len(rated_names) + pool_index)
            games.append(game_facts(game, page_players))
    configuration = all_findings[0].yardstick.terms.configuration
    is_single = len(all_findings) == 1
    facts: GamesFacts = {
        "title": "ConnectX rating",
        "conclusion": [describe_findings(findings)[0] for findings in all_findings],
        "size": [configuration[key] for key in SIZE_KEYS],
        "players": [*rated_names, *pool_names],
        # The tables of a single player stand above the games, those of several below.
        "tables": tables if is_single else [],
        "below": [] if is_single else tables,
    }
    return page(facts, games)


RATE_OUTPUTS = (
    OutputFile("json", "write the figures and all games", make_json),
    OutputFile("html", "write a page with the figures and all games", make_page),
)

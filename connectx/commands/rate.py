"""How good is my agent, and what should I fix? Its rating on a scale that stays.

    %(prog)s mine.py             400 games, half a minute if it is fast
    %(prog)s mine.py --time 300  as many of them as fit into five minutes

It plays with the players of a fixed pool, each time with those nearest to its own rating so far.
Ratings on the same version of the pool can be compared, whenever and wherever they were measured.
Then come its accuracy, its forfeits and times, and the mistakes that cost it most points.
"""

import argparse
import json
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from connectx.arena.child import Limits
from connectx.arena.league import Terms
from connectx.arena.report import player_lines, repeating_lines
from connectx.arena.store import opened
from connectx.bench.learning import accuracy
from connectx.bench.learning.accuracy import Accuracy
from connectx.bench.review.report import Weaknesses, find_weaknesses
from connectx.bench.web.page import GameFacts, GamesFacts, TableFacts, game_facts, page
from connectx.bench.yardstick import GAMES, POOL, VERSION, Yardstick, unusual_lines
from connectx.build.player import player_names
from connectx.command_line import (
    OutputFile,
    Outputs,
    Parser,
    Printer,
    ProgressBar,
    make_number_reader,
    make_table,
    read_seconds,
)
from connectx.commands.evaluate import load_players
from connectx.core.clock import Deadline
from connectx.errors import UserError, print_to_stderr
from connectx.executor import Run, workers
from connectx.game import SIZE, complete_configuration
from connectx.words import column_name

ACCURACY_SECONDS = 10.0  # about, at the pace of the games
KINDS, EXAMPLES = 3, 2  # of mistakes that are shown, and positions of each


@dataclass
class Findings:
    """What was measured of one player."""

    measured: Yardstick
    accuracy: Accuracy | None = None
    weaknesses: Weaknesses = field(default_factory=Weaknesses)


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    options = make_parser(program).parse_args(arguments)
    if options.results and len(options.players) > 1:
        raise UserError(f"--results: expected one player, not {len(options.players)}")
    outputs = Outputs(OUTPUTS, options)
    outputs.check(others=[options.results])
    limits = Limits(isolation=options.isolation)
    terms = Terms(configuration=complete_configuration({}), referee="native", limits=limits)
    rated: list[Findings] = []
    output = Printer()
    try:
        for player in load_players(options.players, terms):
            found = Findings(Yardstick(player, terms, options.n, options.seed))
            try:
                measure(found, options)
            finally:  # if it is interrupted, what was played counts
                if found.measured.result.games:
                    rated.append(found)
                    show(found, output)
    finally:  # the reader of what is printed may have left, as `head` does
        if rated:
            if options.results:
                print_to_stderr(f"wrote {options.results}")
            outputs.write(rated)
    return 0


def measure(found: Findings, options: argparse.Namespace) -> None:
    """Play until the time is up, then ask for accuracy and look for mistakes."""
    measured = found.measured
    running = workers(jobs=options.jobs or 1, cluster=options.cluster)
    with opened(options.results, measured.facts()) as store, running as run, ProgressBar() as bar:
        deadline = Deadline(options.time) if options.time else None
        for _ in measured.play(run, store):
            elo, low, high = measured.placing
            about = f"{measured.player.name} about {elo:,.0f} ({low:,.0f} to {high:,.0f})"
            bar.on_progress(about, len(measured.result.games), measured.games)
            if deadline and deadline.expired():
                break
        measured.result.sort()
        found.accuracy = ask(measured, run, bar)
        found.weaknesses = find_weaknesses(measured.result.games, 0, on_progress=bar.on_progress)


def ask(measured: Yardstick, run: Run, bar: ProgressBar) -> Accuracy | None:
    """The accuracy in as many positions as fit into some seconds; None if that is hardly any."""
    pace = statistics.fmean(measured.result.summaries[0].seconds or [1.0])
    count = min(accuracy.POSITIONS, int(ACCURACY_SECONDS / max(pace, 1e-6)))
    if count < accuracy.BLOCK:
        return None
    data = accuracy.first(accuracy.read_set(), count)
    return accuracy.ask_player(
        measured.player, data, measured.terms, run,
        asked=lambda completed: bar.on_progress("accuracy", completed, count),
    )  # fmt: skip


# What is shown ----------------------------------------------------------------------------------


def show(found: Findings, output: Printer) -> None:
    """Print the rating, and what to fix."""
    for line in lines(found):
        output.print_line(line)
    costs, against = tables(found)
    such = ["such as"]
    for *_, same in found.weaknesses.costliest():
        played = [found.measured.result.games[each.game].moves for each in same[:EXAMPLES]]
        names = ["".join(map(column_name, moves)) for moves in played]
        places = zip(names, (each.discs for each in same))
        such.append("; ".join(f"{name[:at]}, played {name[at]}" for name, at in places))
    rows = [[*row, cell] for row, cell in zip(costs["rows"], such)]
    for title, shown in ((costs["title"], rows), (against["title"], against["rows"])):
        if len(shown) > 1:
            output.print(make_table(title, shown))


def lines(found: Findings) -> list[str]:
    """The rating and what to fix, in words."""
    measured, result = found.measured, found.measured.result
    times = [1000 * taken for taken in result.summaries[0].seconds]
    overage = result.summaries[0].overage_worst
    risk = f"; it took {overage:.1f} s of overage in one game, and Kaggle may be slower"
    said = [
        repr(measured),
        *unusual_lines(measured),
        *player_lines(result, 0),
        *repeating_lines(result),
        f"a move took {statistics.median(times):,.1f} ms in the median, {max(times):,.0f} at worst"
        + (risk if overage else ""),
    ]
    quiet = found.accuracy and found.accuracy.groups.get("quiet")
    if quiet:
        rules = Accuracy("", quiet.data, accuracy.by_rules(quiet.data.boards)).value_kept.value
        kept = accuracy.in_percent(quiet.value_kept)
        said.append(
            f"it keeps the value in {kept} % of {len(quiet.labels)} quiet positions; who wins, "
            f"blocks and gives no win away, else plays at random, in {100 * rules:.1f} %"
        )
    else:
        said.append("too slow for accuracy in passing: connectx accuracy has the time")
    weak = found.weaknesses
    if weak.discs is not None:
        points = sum(each.points for each in weak.mistakes)
        said.append(
            f"{weak.moves:,} of its moves, from {weak.discs} discs on, gave {points:g} points away"
        )
    return said


def tables(found: Findings, first: int = 0) -> list[TableFacts]:
    """The costliest kinds of mistake, and the games with the pool; `first` numbers the games."""
    name, costliest = found.measured.player.name, found.weaknesses.costliest()
    rows = [["mistake", "times", "points", "share, %"]]
    for kind, points, mistakes in costliest[:KINDS]:
        share = 100 * points / sum(cost for _, cost, _ in costliest)
        rows.append([kind, str(len(mistakes)), f"{points:g}", f"{share:.0f}"])
    examples = [[(first + each.game, each.discs) for each in same] for *_, same in costliest]
    said = [f"{line[0].upper()}{line[1:]}." for line in lines(found)[1:]]
    costs: TableFacts = {
        "title": f"What cost {name} most points",
        "note": " ".join(said),
        "rows": rows,
        "words": [0],
        "examples": examples[:KINDS],
    }
    against = [["player", "Elo", "games", "points, %", "expected, %"]]
    for each in found.measured.against:
        shares = (f"{100 * share:.0f}" for share in (each.share, each.expected))
        against.append([each.name, f"{each.elo:,}", str(each.games), *shares])
    return [costs, {"title": f"{name} against the pool", "rows": against, "words": [0]}]


def _json(rated: Sequence[Findings]) -> list[str]:
    facts = [
        {
            "player": found.measured.player.name,
            "source_hash": found.measured.player.source_hash,
            "pool": VERSION,
            "rating": found.measured.placing._asdict(),
            "lines": lines(found),
            "against": [each._asdict() for each in found.measured.against],
            "judged": {"moves": found.weaknesses.moves, "from_discs": found.weaknesses.discs},
            "mistakes": [each._asdict() for each in found.weaknesses.mistakes],
            "games": [game.facts() for game in found.measured.result.games],
        }
        for found in rated
    ]
    return [json.dumps(facts, indent=1) + "\n"]


def _html(rated: Sequence[Findings]) -> Iterator[str]:
    players = [*(one.measured.player.name for one in rated), *(anchor.name for anchor in POOL)]
    games, shown = list[GameFacts](), list[TableFacts]()
    for place, found in enumerate(rated):
        costs, against = tables(found, len(games))
        shown += [costs, {**against, "against": place}]
        for game in found.measured.result.games:
            numbers = [each - 1 + len(rated) if each else place for each in game.numbers]
            games.append(game_facts(game, numbers))
    facts: GamesFacts = {
        "title": "ConnectX rating",
        "conclusion": [repr(found.measured) for found in rated],
        "size": [rated[0].measured.terms.configuration[key] for key in SIZE],
        "players": players,
        "tables": shown if len(rated) == 1 else [],
        "below": shown if len(rated) > 1 else [],
    }
    return page(facts, games)


OUTPUTS = (
    OutputFile("json", "write the figures and all games", _json),
    OutputFile("html", "write a page with the figures and all games", _html),
)


def make_parser(program: str) -> Parser:
    """The options, with their help."""
    pool = ", ".join(f"{anchor.name} {anchor.elo:,}" for anchor in POOL)
    parser = Parser(
        prog=program,
        usage="%(prog)s PLAYER ... [options]",
        description=__doc__,
        epilog=f"pool {VERSION}: {pool}\nplayers by name: {', '.join(player_names())}",
    )
    add = parser.add_argument
    add("players", metavar="PLAYER", nargs="+", help=argparse.SUPPRESS)
    add(
        "-n",
        metavar="GAMES",
        type=make_number_reader(1),
        default=GAMES,
        help="games; default: %(default)s",
    )
    add("--time", metavar="SECONDS", type=read_seconds, help="limit for the games of each player")
    add("--seed", type=int, default=0, help="the same seed gives the same games; default: 0")
    parser.add_workers("1")
    parser.add_isolation()
    results = "save the games; if FILE exists, resume from them"
    add("--results", metavar="FILE", type=Path, help=results)
    parser.add_outputs(OUTPUTS)
    return parser

"""Measure how good players are: how often they move best in positions with known scores.

    %(prog)s my_bot.py one_step      two players, and who is better

Best moves are what entrants of ConnectX call perfect moves, those that keep the value what they
call good moves. "where it matters" are the positions in which a legal move would lose the value. In
quiet ones there is neither a win nor a block at once. Two rows are computed: random
moves, and random ones among those that win at once, block, or give no win away.
Accuracy does not rank players as matches do: see also evaluate.
"""

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path

import numpy as np

from connectx.arena.league import Terms
from connectx.command_line import (
    UNLIMITED,
    OutputFile,
    Outputs,
    Parser,
    Printer,
    ProgressBar,
    make_table,
    number,
    read_configuration,
)
from connectx.core.board import geometry_of
from connectx.errors import UserError, one_line, say
from connectx.executor import workers
from connectx.game import CHOSEN_KEYS, SIZE
from connectx.learning import accuracy
from connectx.learning.accuracy import Accuracy
from connectx.learning.dataset import DataSet, read_dataset
from connectx.players.player import parse_players, player_names
from connectx.processes.child import Limits
from connectx.processes.process import error_line, warn_about
from connectx.words import Rows

HEADINGS = [
    *("player", "best moves, %", "value kept, %", "where it matters, %", "kept in quiet ones, %"),
    "score lost",
]
TIMES = ["median, ms", "worst, ms"]
# The names of rows that nobody was asked for.
COMPUTED = "random (computed)"
BY_RULES = "wins, blocks, gives no win away, else random (computed)"


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    options = make_parser(program).parse_args(arguments)
    outputs = Outputs(OUTPUTS, options)
    outputs.check()
    limits = Limits(isolation=options.isolation)
    terms = Terms(configuration=options.config, referee="native", limits=limits)
    data = read_positions(options)
    players = parse_players(options.players)
    warn_about(players, limits)
    found = []
    with workers(jobs=options.jobs) as run, ProgressBar() as bar:
        for player in players:
            asked = partial(bar.update, bar.add_task(player.name, total=len(data)))
            found.append(accuracy.ask_player(player, data, terms, run, asked=asked))
    where = int(accuracy.matters(data.labels).sum())
    counts = f"{len(data):,} positions, {where:,} where it matters"
    print(f"{counts}; sources loaded once in {accuracy.BLOCK} positions")
    tables = [shares_and_times(data, found), by_group(data, found)]
    output = Printer(width=UNLIMITED)
    output.print(make_table("", tables[0]))
    for one in found:
        if one.forfeits:
            print(forfeits_of(one))
    output.print(make_table("Best moves / value kept, %", tables[1]))
    for one, two in combinations(found, 2):
        print(accuracy.mcnemar(one, two))
    outputs.write(found, data, tables)
    return 0


def shares_and_times(data: DataSet, players: Sequence[Accuracy]) -> Rows:
    """A row for random moves, one for random moves among those that the rules leave, and one for
    each player."""
    rows = [[*HEADINGS, *TIMES]]
    quiet = accuracy.groups(data).get("quiet", np.zeros(len(data), bool))
    for name, among in computed(data).items():
        *chances, lost = accuracy.by_chance(data.labels, among)
        chances.append(accuracy.by_chance(data.labels[quiet], among[quiet])[1])
        cells = ["" if math.isnan(share) else f"{100 * share:.1f}" for share in chances]
        rows.append([name, *cells, f"{lost:.2f}", "", ""])
    for one in players:
        in_quiet = one.groups["quiet"].value_kept if quiet.any() else None
        shares = (one.best_moves, one.value_kept, one.value_kept_where_it_matters, in_quiet)
        score = "" if math.isnan(one.score_lost) else f"{one.score_lost:.2f}"
        times = [f"{1000 * taken:,.3f}" for taken in one.seconds]
        rows.append(
            [
                one_line(one.name),
                *(accuracy.in_percent(share) if share else "" for share in shares),
                score,
                *times,
            ]
        )
    return rows


def computed(data: DataSet) -> dict[str, accuracy.Mask]:
    """The columns among which the computed rows choose at random, n x columns."""
    return {COMPUTED: data.boards.legal(), BY_RULES: accuracy.by_rules(data.boards)}


def forfeits_of(one: Accuracy) -> str:
    """The causes of a player's forfeits, and the reason of the first one."""
    causes = ", ".join(f"{count} {cause}" for cause, count in one.forfeits.items())
    reason = next(game.forfeit.detail for game in one.games if game.forfeit)
    text = f"{one_line(one.name)}: forfeits: {causes}; first: {one_line(error_line(reason))}"
    if len(one.games) < len(one.labels):
        text += f"; asked no more after {len(one.games)} positions, "
        text += f"as the last {accuracy.MOST_FORFEITS} were forfeited for one cause"
    return text


def by_group(data: DataSet, players: Sequence[Accuracy]) -> Rows:
    """The shares of best moves and of the value kept, in quiet positions and by discs."""
    parts = {name: data.labels[rows] for name, rows in accuracy.groups(data).items()}
    rows = [
        ["player", *parts],
        ["positions", *(f"{len(labels):,}" for labels in parts.values())],
    ]
    for name, among in computed(data).items():
        some = (among[mask] for mask in accuracy.groups(data).values())
        chances = map(accuracy.by_chance, parts.values(), some)
        rows.append([name, *(_both(each[:2]) for each in chances)])
    for one in players:
        shares = [(part.best_moves.value, part.value_kept.value) for part in one.groups.values()]
        rows.append([one_line(one.name), *map(_both, shares)])
    return rows


def _both(shares: Sequence[float]) -> str:
    return " / ".join(f"{100 * share:.1f}" for share in shares)


def make_parser(program: str) -> Parser:
    """The options, with their help."""
    parser = Parser(
        prog=program,
        usage="%(prog)s PLAYER ... [options]",
        description=__doc__,
        epilog=f"players by name: {', '.join(player_names())}",
    )
    add = parser.add_argument
    add("players", metavar="PLAYER", nargs="+", help=argparse.SUPPRESS)
    text = f"how many positions; default: {accuracy.POSITIONS} of ours, all of a file"
    add("-n", metavar="N", type=number(1), help=text)
    others = parser.add_mutually_exclusive_group()
    text = "ours that no player was chosen by, for the figures of what has been chosen"
    others.add_argument("--final", action="store_true", help=text)
    text = "a dataset, or what entrants share, such as refmoves1k_kaggle, in place of ours"
    others.add_argument("--positions", metavar="FILE", type=Path, help=text)
    text = "leave out the positions of a file and their mirror images, such as training data"
    add("--without", metavar="FILE", type=Path, help=text)
    config = f"{', '.join(CHOSEN_KEYS)}; times in seconds"
    add("--config", metavar="K=V,...", type=read_configuration, default="", help=config)
    text = "number of processes; default: 1"
    add("--jobs", metavar="N", type=number(1), default=1, help=text)
    parser.add_isolation()
    parser.add_outputs(OUTPUTS)
    return parser


def read_positions(options: argparse.Namespace) -> DataSet:
    """The positions to ask for. Raises UserError if there are none."""
    if options.positions:
        data = read_dataset(options.positions, geometry_of(*(options.config[key] for key in SIZE)))
        count = options.n or len(data)
    else:
        data = accuracy.read_set(accuracy.FINAL if options.final else accuracy.SET)
        count = options.n or accuracy.POSITIONS
    data = accuracy.first(data, count)
    if options.without:
        known = read_dataset(options.without, data.boards.geometry).boards
        kept = ~np.isin(accuracy.keys(data.boards), accuracy.keys(known))
        say(f"{(~kept).sum():,} of {len(data):,} positions left out: in {options.without}")
        data = data[kept]
    if not len(data):
        raise UserError("no positions are left to ask for")
    return data


def facts(found: Sequence[Accuracy], data: DataSet) -> dict[str, object]:
    """The figures for JSON, with the column that each player gave in each position."""
    names = ("best_moves", "value_kept", "value_kept_where_it_matters")
    chances = accuracy.by_chance(data.labels)
    known = [None if math.isnan(chance) else chance for chance in chances]
    players = [
        {
            "name": one.name,
            **{name: getattr(one, name)._asdict() for name in names},
            "groups": {
                group: {name: getattr(part, name)._asdict() for name in names[:2]}
                for group, part in one.groups.items()
            },
            "score_lost": None if math.isnan(one.score_lost) else one.score_lost,
            "forfeits": one.forfeits,
            "asked": len(one.games),
            "median_seconds": one.seconds[0],
            "worst_seconds": one.seconds[1],
            "columns": [None if c < 0 else c for c in one.columns.tolist()],
        }
        for one in found
    ]
    chance = dict(zip((*names, "score_lost"), known))
    moves = [text.decode() for text in data.moves.tolist()]
    counts = {name: int(rows.sum()) for name, rows in accuracy.groups(data).items()}
    return {"random": chance, "players": players, "groups": counts, "positions": moves}


def _json(found: Sequence[Accuracy], data: DataSet, _: Sequence[Rows]) -> list[str]:
    return [json.dumps(facts(found, data), indent=1) + "\n"]


def _html(found: Sequence[Accuracy], _: DataSet, tables: Sequence[Rows]) -> Iterator[str] | None:
    if not any(one.losses.any() for one in found):
        say("no page is written: there are no mistakes")
        return None
    from connectx.learning.mistakes import mistakes_page  # late: loads the reviews

    with ProgressBar() as bar:
        return mistakes_page(found, tables, bar.tell)


OUTPUTS = (
    OutputFile("json", "write the figures and all answers", _json),
    OutputFile("html", "write a page with the worst mistakes", _html),
)

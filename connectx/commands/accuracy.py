"""Measure how good players are: how often they move best in positions with known scores.

    %(prog)s my_bot.py one_step      two players, and who is better

"where it matters" are the positions in which a legal move would lose the value. The figures of
random moves are computed, not played. They do not rank players as matches do: see also evaluate.
"""

import argparse
import json
import math
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from connectx.arena.league import Rules
from connectx.arena.report import make_table
from connectx.command_line import (
    Parser,
    Printer,
    ProgressBar,
    add_isolation_options,
    number,
    read_configuration,
)
from connectx.core.board import geometry_of
from connectx.core.boards import Boards
from connectx.errors import PlayerError, UserError, one_line, say
from connectx.executor import workers
from connectx.files import check_outputs, write_file
from connectx.game import CHOSEN_KEYS, SIZE
from connectx.learning.accuracy import (
    BLOCK,
    MOST_FORFEITS,
    POSITIONS,
    Accuracy,
    ask_player,
    by_chance,
    compare,
    in_percent,
    matters,
    read_set,
)
from connectx.learning.dataset import DataSet, read_dataset
from connectx.players.player import parse_players, player_names
from connectx.processes.process import Limits, error_line, warn_about

HEADINGS = ["player", "best moves, %", "value kept, %", "where it matters, %"]
HEADINGS += ["score lost", "forfeits", "median, ms", "worst, ms"]


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    options = make_parser(program).parse_args(arguments)
    check_outputs(options.json, force=options.force)
    limits = Limits(isolation=options.isolation)
    rules = Rules(configuration=options.config, referee="native", limits=limits)
    data = read_positions(options)
    problems: list[PlayerError] = []
    players = parse_players(options.players, problems)
    if problems:
        raise problems[0]
    for player in players:
        warn_about(player, limits)
    found = []
    with workers(jobs=options.jobs) as run, ProgressBar() as bar:
        for player in players:
            asked = partial(bar.update, bar.add_task(player.name, total=len(data)))
            found.append(ask_player(player, data, rules, run, fresh=options.fresh, asked=asked))
    show(found, data, fresh=options.fresh)
    if options.json:
        write_file(options.json, [json.dumps(facts(found, data), indent=1) + "\n"])
        say(f"wrote {options.json}")
    return 0


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
    text = f"how many positions; default: {POSITIONS} of ours, all of a file"
    add("-n", metavar="N", type=number(1), help=text)
    text = "a data set, or JSON lines with board and move score, in place of ours"
    add("--positions", metavar="FILE", type=Path, help=text)
    text = "leave out the positions of a file, mirrored too: what a player was trained on"
    add("--without", metavar="FILE", type=Path, help=text)
    text = f"load the source for each position, not once in {BLOCK}"
    add("--fresh", action="store_true", help=text)
    config = f"{', '.join(CHOSEN_KEYS)}; times in seconds"
    add("--config", metavar="K=V,...", type=read_configuration, default="", help=config)
    text = "number of processes; default: 1"
    add("--jobs", metavar="N", type=number(1), default=1, help=text)
    add_isolation_options(parser)
    add("--json", metavar="FILE", type=Path, help="write the figures and all answers")
    add("--force", action="store_true", help="overwrite files that exist")
    return parser


def read_positions(options: argparse.Namespace) -> DataSet:
    """The positions to ask for. Raises UserError if there are none."""
    count = options.n
    if options.positions:
        data = read_dataset(options.positions, geometry_of(*(options.config[key] for key in SIZE)))
    else:
        data, count = read_set(), count or POSITIONS
    data = data[:count]
    if options.without:
        known = read_dataset(options.without, data.boards.geometry).boards
        kept = ~np.isin(keys(data.boards), keys(known))
        say(f"{(~kept).sum():,} of {len(data):,} positions left out: in {options.without}")
        data = data[kept]
    if not len(data):
        raise UserError("no positions are left to ask for")
    return data


def keys(boards: Boards) -> NDArray[np.int64]:
    """A number for each position, the same for its mirror image."""
    return np.asarray(boards.canonical()[0].key)


def show(found: Sequence[Accuracy], data: DataSet, *, fresh: bool) -> None:
    """Print the table, the reasons of forfeits and, of two players, who is better."""
    output = Printer()
    *shares, lost = by_chance(data.labels)
    rows = [HEADINGS, ["random moves, computed", *(f"{100 * share:.1f}" for share in shares)]]
    rows[-1] += [f"{lost:.2f}", "", "", ""]
    for one in found:
        cells = map(in_percent, (one.best_moves, one.value_kept, one.value_kept_where_it_matters))
        forfeits = ", ".join(f"{count} {cause}" for cause, count in one.forfeits.items())
        times = [f"{1000 * seconds:,.3f}" for seconds in one.seconds]
        rows.append([one.name, *cells, f"{one.score_lost:.2f}", forfeits or "0", *times])
    loaded = "for each position" if fresh else f"once in {BLOCK} positions"
    where = int(matters(data.labels).sum())
    title = f"{len(data):,} positions, {where:,} where it matters; sources loaded {loaded}"
    if len(found) == 2:
        output.print(compare(*found), markup=False, highlight=False, soft_wrap=True)
    output.print(make_table(title, rows))
    for one in found:
        reasons = [game.forfeit.detail for game in one.games if game.forfeit]
        if reasons:
            text = f"{one.name}: first forfeit: {one_line(error_line(reasons[0]))}"
            if len(one.games) < len(data):
                text += f"; asked no more after {len(one.games)} positions, "
                text += f"as the last {MOST_FORFEITS} were forfeited for one cause"
            output.print(text, markup=False, highlight=False, soft_wrap=True)


def facts(found: Sequence[Accuracy], data: DataSet) -> dict[str, object]:
    """The figures for JSON, with the column that each player gave in each position."""
    names = ("best_moves", "value_kept", "value_kept_where_it_matters")
    best, kept, where, lost = by_chance(data.labels)
    players = [
        {
            "name": one.name,
            **{name: getattr(one, name)._asdict() for name in names},
            "score_lost": None if math.isnan(one.score_lost) else one.score_lost,
            "forfeits": one.forfeits,
            "asked": len(one.games),
            "median_seconds": one.seconds[0],
            "worst_seconds": one.seconds[1],
            "columns": [None if c < 0 else c for c in one.columns.tolist()],
        }
        for one in found
    ]
    chance = {**dict(zip(names, (best, kept, where))), "score_lost": lost}
    moves = [text.decode() for text in data.moves.tolist()]
    return {"random": chance, "players": players, "positions": moves}

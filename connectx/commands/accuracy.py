"""Measure how good players are: how often they move best in positions with known scores.

    %(prog)s my_bot.py one_step      two players, and who is better

Best moves are what entrants of ConnectX call perfect moves, those that keep the value what they
call good moves. "where it matters" are the positions in which a legal move would lose the value. In
quiet ones there is neither a win nor a block at once. The figures of random moves are computed;
those of one_step and minimax, in positions of ours, come from a table. Accuracy does not rank
players as matches do: see also evaluate.
"""

import argparse
import json
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from connectx.arena.league import Rules
from connectx.command_line import (
    LONGEST_SECONDS,
    OutputFile,
    Outputs,
    Parser,
    Printer,
    ProgressBar,
    add_isolation_options,
    add_outputs,
    number,
    read_configuration,
)
from connectx.core.board import geometry_of
from connectx.errors import PlayerError, UserError, one_line, say
from connectx.executor import workers
from connectx.game import CHOSEN_KEYS, NUMBER, SIZE
from connectx.learning.accuracy import (
    BLOCK,
    FINAL,
    MOST_FORFEITS,
    OVERAGE_SECONDS,
    POSITIONS,
    SET,
    YARDSTICKS,
    Accuracy,
    ask_player,
    by_chance,
    compare,
    first,
    groups,
    in_percent,
    keys,
    matters,
    read_set,
    yardsticks,
)
from connectx.learning.dataset import DataSet, read_dataset
from connectx.players.player import parse_players, player_names
from connectx.processes.process import Limits, error_line, warn_about
from connectx.words import Rows

HEADINGS = {  # with their widths
    **{"best moves, %": 18, "value kept, %": 18, "where it matters, %": 19},
    **{"score lost": 10, "median, ms": 10, "worst, ms": 9},
}
GROUPS = "best / value kept, %"
COMPUTED, KEPT = "random (computed)", "{} (table)"  # names of rows that nobody was asked for
OVERAGE = "overage"  # a key of --config


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    options = make_parser(program).parse_args(arguments)
    outputs = Outputs(OUTPUTS, options)
    outputs.check()
    overage = options.config.pop(OVERAGE)
    limits = Limits(isolation=options.isolation)
    rules = Rules(configuration=options.config, referee="native", limits=limits)
    data = read_positions(options)
    problems: list[PlayerError] = []
    players = parse_players(options.players, problems)
    if problems:
        raise problems[0]
    warn_about(players, limits)
    table = Table([*(player.name for player in players), *map(KEPT.format, YARDSTICKS)])
    where = int(matters(data.labels).sum())
    counts = f"{len(data):,} positions, {where:,} where it matters"
    table.say(f"{counts}; sources loaded once in {BLOCK} positions\n")
    table.row("player", HEADINGS)
    *shares, lost = by_chance(data.labels)
    cells = ["" if math.isnan(share) else f"{100 * share:.1f}" for share in shares]
    table.row(COMPUTED, [*cells, f"{lost:.2f}"])
    kept = [replace(known, name=KEPT.format(known.name)) for known in yardsticks(data)]
    for known in kept:
        table.add(known)
    found = []
    for player in players:
        with workers(jobs=options.jobs) as run, ProgressBar() as bar:
            asked = partial(bar.update, bar.add_task(player.name, total=len(data)))
            one = ask_player(player, data, rules, run, overage=overage, asked=asked)
        table.add(one)
        found.append(one)
    table.by_group(data, [*kept, *found])
    if len(found) == 2:
        table.say(f"\n{compare(*found)}")
    outputs.write(found, data, [table.rows, table.groups])
    return 0


class Table:
    """Rows that are printed one by one."""

    def __init__(self, names: Sequence[str]) -> None:
        self.rows: Rows = []
        self.groups: Rows = []
        self._output = Printer()
        self._width = max(len(name) for name in [COMPUTED, *names])

    def say(self, text: str) -> None:
        """Print a line as it is: it may quote a stranger."""
        self._output.print(text, markup=False, emoji=False, highlight=False, soft_wrap=True)

    def row(self, name: str, cells: Iterable[str]) -> None:
        """Print a row."""
        row = [one_line(name), *cells]
        self.rows.append(row + [""] * (1 + len(HEADINGS) - len(row)))
        padded = [f"  {cell:>{width}}" for cell, width in zip(cells, HEADINGS.values())]
        self.say(f"{row[0]:{self._width}}{''.join(padded)}")

    def add(self, one: Accuracy) -> None:
        """Print a player's row; below it, the causes of forfeits and the first one's reason."""
        shares = (one.best_moves, one.value_kept, one.value_kept_where_it_matters)
        lost = "" if math.isnan(one.score_lost) else f"{one.score_lost:.2f}"
        cells = [*map(in_percent, shares), lost]
        if one.games:
            median, worst = one.seconds
            cells += [f"{1000 * median:,.3f}", f"{1000 * worst:,.1f}"]
        self.row(one.name, cells)
        if not one.forfeits:
            return
        causes = ", ".join(f"{count} {cause}" for cause, count in one.forfeits.items())
        reason = next(game.forfeit.detail for game in one.games if game.forfeit)
        text = f"  forfeits: {causes}; first: {one_line(error_line(reason))}"
        if len(one.games) < len(one.labels):
            text += f"; asked no more after {len(one.games)} positions, "
            text += f"as the last {MOST_FORFEITS} were forfeited for one cause"
        self.say(text)

    def by_group(self, data: DataSet, players: Sequence[Accuracy]) -> None:
        """Print the shares of quiet positions, and by discs."""
        parts = {name: data.labels[rows] for name, rows in groups(data).items()}
        shares = [by_chance(labels)[:2] for labels in parts.values()]
        self.groups = [
            [GROUPS, *parts],
            ["positions", *(f"{len(labels):,}" for labels in parts.values())],
            [COMPUTED, *map(_both, shares)],
        ]
        for one in players:
            of = [(part.best_moves.value, part.value_kept.value) for part in one.groups.values()]
            self.groups.append([one_line(one.name), *map(_both, of)])
        self.say("")
        width = max(self._width, len(GROUPS))
        for name, *cells in self.groups:
            self.say(f"{name:{width}}{''.join(f'  {cell:>13}' for cell in cells)}")


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
    text = f"how many positions; default: {POSITIONS} of ours, all of a file"
    add("-n", metavar="N", type=number(1), help=text)
    others = parser.add_mutually_exclusive_group()
    text = "ours that no player was chosen by, for the figures of what has been chosen"
    others.add_argument("--final", action="store_true", help=text)
    text = "a dataset, or what entrants share, such as refmoves1k_kaggle, in place of ours"
    others.add_argument("--positions", metavar="FILE", type=Path, help=text)
    text = "leave out the positions of a file and their mirror images, such as training data"
    add("--without", metavar="FILE", type=Path, help=text)
    config = f"{', '.join(CHOSEN_KEYS)}, {OVERAGE}; times in seconds"
    add("--config", metavar="K=V,...", type=read_config, default="", help=config)
    text = "number of processes; default: 1"
    add("--jobs", metavar="N", type=number(1), default=1, help=text)
    add_isolation_options(parser)
    add_outputs(parser, OUTPUTS)
    return parser


def read_config(text: str) -> dict[str, Any]:
    """As `read_configuration`, with the overage of a position in seconds."""
    values = {OVERAGE: OVERAGE_SECONDS, **read_configuration(text, also=(OVERAGE,))}
    overage = values[OVERAGE]
    if type(overage) not in NUMBER or not 0 <= overage < LONGEST_SECONDS:
        raise UserError(f"--config {text}: {OVERAGE} is {overage!r}, expected seconds")
    return values


def read_positions(options: argparse.Namespace) -> DataSet:
    """The positions to ask for. Raises UserError if there are none."""
    count = options.n
    if options.positions:
        data = read_dataset(options.positions, geometry_of(*(options.config[key] for key in SIZE)))
    else:
        data, count = read_set(FINAL if options.final else SET), count or POSITIONS
    data = first(data, len(data) if count is None else count)
    if options.without:
        known = read_dataset(options.without, data.boards.geometry).boards
        kept = ~np.isin(keys(data.boards), keys(known))
        say(f"{(~kept).sum():,} of {len(data):,} positions left out: in {options.without}")
        data = data[kept]
    if not len(data):
        raise UserError("no positions are left to ask for")
    return data


def facts(found: Sequence[Accuracy], data: DataSet) -> dict[str, object]:
    """The figures for JSON, with the column that each player gave in each position."""
    names = ("best_moves", "value_kept", "value_kept_where_it_matters")
    computed = [None if math.isnan(figure) else figure for figure in by_chance(data.labels)]
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
    chance = dict(zip((*names, "score_lost"), computed))
    moves = [text.decode() for text in data.moves.tolist()]
    counts = {name: int(rows.sum()) for name, rows in groups(data).items()}
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

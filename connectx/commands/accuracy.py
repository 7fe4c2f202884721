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
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path

import numpy as np

from connectx.arena.child import Limits
from connectx.arena.league import Terms
from connectx.arena.process import error_line, prepare_players
from connectx.arena.rating import Estimate
from connectx.bench.learning import accuracy
from connectx.bench.learning.accuracy import Accuracy
from connectx.bench.learning.dataset import DataSet, read_dataset
from connectx.bench.learning.label import matters
from connectx.bench.review.why import EXPLAIN_SECONDS, explain
from connectx.bench.solver.judge import judge_of
from connectx.bench.web.page import GameFacts, GamesFacts, TableFacts, game_facts, page
from connectx.build.player import player_names
from connectx.command_line import (
    UNLIMITED_WIDTH,
    OutputFile,
    Outputs,
    Parser,
    Printer,
    ProgressBar,
    make_number_reader,
    make_table,
    read_configuration,
)
from connectx.core.board import geometry_of
from connectx.errors import UserError, print_to_stderr, single_line
from connectx.executor import OnProgress, workers
from connectx.game import CHOSEN_KEYS, SIZE
from connectx.words import Rows

HEADINGS = [
    *("player", "best moves, %", "value kept, %", "where it matters, %", "kept in quiet ones, %"),
    "score lost",
]
TIMES = ["median, ms", "worst, ms"]
MOST = 100  # mistakes of all players together, on the page
OTHERS = "given moves"  # in place of the other player's name
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
    players = prepare_players(options.players, limits)
    found = []
    with workers(jobs=options.jobs) as run, ProgressBar() as bar:
        for player in players:
            asked = partial(bar.update, bar.add_task(player.name, total=len(data)))
            found.append(accuracy.ask_player(player, data, terms, run, asked=asked))
    where = int(matters(data.labels).sum())
    counts = f"{len(data):,} positions, {where:,} where it matters"
    print(f"{counts}; sources loaded once in {accuracy.BLOCK} positions")
    tables = [shares_and_times(data, found), by_group(data, found)]
    output = Printer(width=UNLIMITED_WIDTH)
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

    def row(one: Accuracy, show: Callable[[Estimate], str]) -> list[str]:
        shares = (one.best_moves, one.value_kept, one.value_kept_where_it_matters)
        quiet = one.groups.get("quiet")
        return [
            *map(show, shares),
            show(quiet.value_kept) if quiet else "",
            _number("{:.2f}", one.score_lost),
            *(_number("{:,.3f}", 1000 * taken) for taken in one.seconds),
        ]

    return [
        [*HEADINGS, *TIMES],
        *([one.name, *row(one, _percent)] for one in computed(data)),
        *([single_line(one.name), *row(one, accuracy.in_percent)] for one in players),
    ]


def _percent(share: Estimate) -> str:
    return _number("{:.1f}", 100 * share.value)


def _number(form: str, number: float) -> str:
    return "" if math.isnan(number) else form.format(number)


def computed(data: DataSet) -> list[Accuracy]:
    """Random moves, of all and of those that the rules leave."""
    among = {COMPUTED: data.boards.legal(), BY_RULES: accuracy.by_rules(data.boards)}
    return [Accuracy(name, data, moves) for name, moves in among.items()]


def forfeits_of(one: Accuracy) -> str:
    """The causes of a player's forfeits, and the reason of the first one."""
    causes = ", ".join(f"{count} {cause}" for cause, count in one.forfeits.items())
    reason = next(game.forfeit.detail for game in one.games if game.forfeit)
    text = f"{single_line(one.name)}: forfeits: {causes}; first: {single_line(error_line(reason))}"
    if len(one.games) < len(one.labels):
        text += f"; asked no more after {len(one.games)} positions, "
        text += f"as the last {accuracy.MOST_FORFEITS} were forfeited for one cause"
    return text


def by_group(data: DataSet, players: Sequence[Accuracy]) -> Rows:
    """The shares of best moves and of the value kept, in quiet positions and by discs."""
    counts = {name: f"{rows.sum():,}" for name, rows in accuracy.groups(data).items()}
    rows = [["player", *counts], ["positions", *counts.values()]]
    for one in [*computed(data), *players]:
        shares = [(part.best_moves, part.value_kept) for part in one.groups.values()]
        rows.append([single_line(one.name), *(" / ".join(map(_percent, both)) for both in shares)])
    return rows


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
    add("-n", metavar="N", type=make_number_reader(1), help=text)
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
    add("--jobs", metavar="N", type=make_number_reader(1), default=1, help=text)
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
        print_to_stderr(
            f"{(~kept).sum():,} of {len(data):,} positions left out: in {options.without}"
        )
        data = data[kept]
    if not len(data):
        raise UserError("no positions are left to ask for")
    return data


def _json(found: Sequence[Accuracy], data: DataSet, _: Sequence[Rows]) -> list[str]:
    """The figures, with the column that each player gave in each position."""
    names = ("best_moves", "value_kept", "value_kept_where_it_matters")
    players = [
        {
            "name": one.name,
            **{name: getattr(one, name)._asdict() for name in names},
            "groups": {
                group: {name: getattr(part, name)._asdict() for name in names[:2]}
                for group, part in one.groups.items()
            },
            "score_lost": one.score_lost,
            "forfeits": one.forfeits,
            "asked": len(one.games),
            "median_seconds": one.seconds[0],
            "worst_seconds": one.seconds[1],
            "columns": [None if c < 0 else c for c in one.columns.tolist()],
        }
        for one in found
    ]
    chance = computed(data)[0]
    shares = {name: getattr(chance, name).value for name in names}
    facts = {
        "random": {**shares, "score_lost": chance.score_lost},
        "players": players,
        "groups": {name: int(rows.sum()) for name, rows in accuracy.groups(data).items()},
        "positions": [text.decode() for text in data.moves.tolist()],
    }
    known = json.loads(json.dumps(facts), parse_constant=lambda _: None)  # JSON has no NaN
    return [json.dumps(known, indent=1) + "\n"]


def _html(found: Sequence[Accuracy], _: DataSet, tables: Sequence[Rows]) -> Iterator[str] | None:
    if not any(one.losses.any() for one in found):
        print_to_stderr("no page is written: there are no mistakes")
        return None
    with ProgressBar() as bar:
        return mistakes_page(found, tables, bar.on_progress)


def mistakes_page(
    found: Sequence[Accuracy], tables: Sequence[Rows], on_progress: OnProgress
) -> Iterator[str]:
    """Yield the page in pieces: each mistake is a game, the worst first, below the tables.

    A loss in place of a win is worst, then a value lost, then a score. There is a mistake at least.
    `on_progress` shows how many are explained.
    """
    mistakes = []
    for player, one in enumerate(found):
        values = np.sign(one.labels)
        for place in np.flatnonzero(one.losses).tolist():
            lost = int(values[place].max() - values[place][one.columns[place]])
            mistakes.append((-lost, -int(one.losses[place]), place, player))
    worst = sorted(mistakes)[:MOST]
    names = [*(one.name for one in found), OTHERS]
    games: list[GameFacts] = []
    for done, (*_, place, player) in enumerate(worst):
        on_progress("looking for the reasons", done, len(worst))
        one = found[player]
        game, labels = one.games[place], one.labels[place]
        before, unknown = game.boards()[-2], [None] * game.opening_plies
        why = explain(
            judge_of(game.geometry), before, EXPLAIN_SECONDS,
            played=game.moves[-1], whole_line=False,
        )  # fmt: skip
        players = [len(found)] * 2
        players[before.mark - 1] = player
        games.append({
            **game_facts(game, players),
            "position_scores": [*unknown, int(labels.max()), -int(labels[game.moves[-1]])],
            "better": {game.opening_plies + 1: np.flatnonzero(labels == labels.max()).tolist()},
            "reasons": [*unknown, why.sentences, None],
        })  # fmt: skip
    below: list[TableFacts] = [
        {"title": title, "note": "", "rows": rows, "words": [0], "pairs": []}
        for title, rows in zip(("Accuracy", "Quiet positions, and by discs"), tables)
    ]
    facts: GamesFacts = {
        "title": "ConnectX: the worst mistakes",
        "size": list(found[0].games[0].geometry.size),
        "players": names,
        "positions": True,
        "below": below,
    }
    return page(facts, games)


OUTPUTS = (
    OutputFile("json", "write the figures and all answers", _json),
    OutputFile("html", "write a page with the worst mistakes", _html),
)

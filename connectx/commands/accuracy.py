"""Measure how good players are: how often they move best in positions with known scores.

    %(prog)s my_bot.py one_step      two players, and who is better

Entrants of ConnectX call the best moves perfect, and the moves that keep the value good. "Where it
matters" counts the positions in which a legal move would lose the value. In quiet positions, no
side can win at once. Two rows are computed: random moves, and random ones among those that win at
once, block, or give no win away. Matches rank players (connectx evaluate), accuracy does not.
"""

import argparse
import json
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from connectx.arena.league import MatchSettings, make_settings
from connectx.arena.process import error_line, prepare_players
from connectx.arena.rating import Estimate
from connectx.bench.learning import accuracy
from connectx.bench.learning.accuracy import Accuracy
from connectx.bench.learning.dataset import DataSet, read_dataset
from connectx.bench.learning.label import matters
from connectx.bench.review.why import EXPLAIN_SECONDS, explain
from connectx.bench.solver.judge import judge_of
from connectx.bench.web.page import GameFacts, GamesFacts, TableFacts, game_facts, page
from connectx.build.player import Player, player_names
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
    suggest,
)
from connectx.errors import UserError, print_to_stderr, single_line
from connectx.executor import OnProgress, workers
from connectx.game import CHOSEN_KEYS, find_geometry
from connectx.words import Rows

SHARE_HEADINGS = (
    "player",
    "best moves, %",
    "value kept, %",
    "where it matters, %",
    "kept in quiet ones, %",
    "score lost",
)
TIME_HEADINGS = ("median, ms", "worst, ms")
MAX_PAGE_MISTAKES = 100  # of all players together
OTHER_SIDE = "given moves"  # the other player's name on the page
# The names of the two rows that are computed.
RANDOM_ROW = "random (computed)"
RULES_ROW = "wins, blocks, gives no win away, else random (computed)"


@dataclass(frozen=True, kw_only=True)
class AccuracyOptions:
    """What the command line asks for."""

    players: Sequence[str]
    count: int | None  # of positions; None: all of a file, and the usual number of ours
    is_final: bool  # whether the positions are those of the final set
    positions_file: Path | None  # in place of our positions
    excluded_file: Path | None  # whose positions are left out
    settings: MatchSettings
    jobs: int
    outputs: Outputs


def main(program: str, arguments: Sequence[str]) -> int:
    """Measure the players that the arguments name. Returns the exit status. Raises UserError."""
    options = read_options(program, arguments)
    options.outputs.check()
    data = read_positions(options)
    players = prepare_players(options.players, options.settings.limits)
    measured = ask_players(players, data, options)
    tables = [make_shares_table(data, measured), make_groups_table(data, measured)]
    print_figures(measured, data, tables)
    options.outputs.write(measured, data, tables)
    suggest_rating(options.players, players, measured)
    return 0


# Options ------------------------------------------------------------------------------------------


def read_options(program: str, arguments: Sequence[str]) -> AccuracyOptions:
    """Return the options. Raises UserError for a command line that cannot be read."""
    values = make_parser(program).parse_args(arguments)
    return AccuracyOptions(
        players=values.players,
        count=values.n,
        is_final=values.final,
        positions_file=values.positions,
        excluded_file=values.without,
        settings=make_settings(values.isolation, values.config),
        jobs=values.jobs,
        outputs=Outputs.read(ACCURACY_OUTPUTS, values),
    )


def make_parser(program: str) -> Parser:
    """Return the parser of the options, with their help."""
    parser = Parser(
        prog=program,
        usage="%(prog)s PLAYER ... [options]",
        description=__doc__,
        epilog=f"players by name: {', '.join(player_names())}",
    )
    add = parser.add_argument
    add("players", metavar="PLAYER", nargs="+", help=argparse.SUPPRESS)
    count = f"number of positions; default: {accuracy.DEFAULT_POSITIONS} of ours, all of a file"
    add("-n", metavar="N", type=make_number_reader(1), help=count)
    sources = parser.add_mutually_exclusive_group()
    final = "ask for other positions of ours, by which no player was chosen"
    sources.add_argument("--final", action="store_true", help=final)
    positions = (
        "ask for the positions of a dataset, or of a file that entrants share, such as "
        "refmoves1k_kaggle"
    )
    sources.add_argument("--positions", metavar="FILE", type=Path, help=positions)
    without = "leave out the positions of a file, such as training data, and their mirror images"
    add("--without", metavar="FILE", type=Path, help=without)
    config = f"the board and the times, in seconds: {', '.join(CHOSEN_KEYS)}"
    add("--config", metavar="K=V,...", type=read_configuration, default="", help=config)
    jobs = "number of processes; default: %(default)s"
    add("--jobs", metavar="N", type=make_number_reader(1), default=1, help=jobs)
    parser.add_isolation()
    parser.add_outputs(ACCURACY_OUTPUTS)
    return parser


# Positions and answers ----------------------------------------------------------------------------


def read_positions(options: AccuracyOptions) -> DataSet:
    """Return the positions to ask for.

    Raises UserError if there are none, or if they are on another board than the games.
    """
    geometry = find_geometry(options.settings.configuration)
    if options.positions_file is not None:
        name = str(options.positions_file)
        data = read_dataset(options.positions_file, geometry)
        count = options.count or len(data)
    else:
        name = "our positions"
        data = accuracy.read_set(
            accuracy.FINAL_SET_FILE if options.is_final else accuracy.ACCURACY_SET_FILE
        )
        count = options.count or accuracy.DEFAULT_POSITIONS
    if data.boards.geometry != geometry:
        expected = f"expected {geometry}; --config sets the board of the games"
        raise UserError(f"{name}: the board is {data.boards.geometry}, {expected}")
    data = accuracy.first(data, count)
    if options.excluded_file is not None:
        data = exclude_positions(data, options.excluded_file)
    if not len(data):
        raise UserError("no positions are left to ask for")
    return data


def exclude_positions(data: DataSet, file: Path) -> DataSet:
    """Return the positions that are not in a file, and say on stderr how many are.

    A mirror image is the same position. Raises UserError if the file cannot be read.
    """
    excluded = read_dataset(file, data.boards.geometry).boards
    is_excluded = np.isin(accuracy.keys(data.boards), accuracy.keys(excluded))
    count = f"{is_excluded.sum():,} of {len(data):,} positions"
    print_to_stderr(f"{count} are left out, as they are in {file}")
    return data[~is_excluded]


def ask_players(
    players: Sequence[Player], data: DataSet, options: AccuracyOptions
) -> list[Accuracy]:
    """Ask each player for a move in every position, with a progress bar."""
    measured = []
    with workers(jobs=options.jobs) as run, ProgressBar() as bar:
        for player in players:
            player_accuracy = accuracy.ask_player(
                player, data, options.settings, run, on_progress=bar.on_progress
            )
            measured.append(player_accuracy)
    return measured


# What is printed ----------------------------------------------------------------------------------


def print_figures(measured: Sequence[Accuracy], data: DataSet, tables: Sequence[Rows]) -> None:
    """Print the tables, the forfeits, and which of every two players is better."""
    shares_table, groups_table = tables
    count = int(matters(data.labels).sum())
    print(
        f"{len(data):,} positions, {count:,} where it matters; "
        f"sources loaded once in {accuracy.BLOCK_POSITIONS} positions"
    )
    printer = Printer(width=UNLIMITED_WIDTH)
    printer.print(make_table("", shares_table))
    for player in measured:
        if player.forfeits:
            print(describe_forfeits(player))
    printer.print(make_table("Best moves / value kept, %", groups_table))
    for first_player, second_player in combinations(measured, 2):
        print(accuracy.mcnemar(first_player, second_player))


def suggest_rating(
    texts: Sequence[str], players: Sequence[Player], measured: Sequence[Accuracy]
) -> None:
    """Suggest what to do next with the user's own player that keeps the value most often.

    `texts` are what the user typed for the players. Nothing is suggested if all of them are ours.
    """
    users_players = [index for index, player in enumerate(players) if not player.trusted]
    if not users_players:
        return
    best = max(users_players, key=lambda index: measured[index].value_kept.value)
    name = players[best].name
    if measured[best].forfeits:
        suggest(f"to see why {name} forfeits", "connectx", "build", "--preflight", texts[best])
        return
    suggest(f"to measure the strength of {name} in games", "connectx", "rate", texts[best])


def make_shares_table(data: DataSet, players: Sequence[Accuracy]) -> Rows:
    """Return the table of shares of moves and of times.

    It has a row for random moves, one for random moves among those that the rules leave, and one
    for each player.
    """
    rows = [[*SHARE_HEADINGS, *TIME_HEADINGS]]
    for player in compute_rows(data):
        rows.append([player.name, *_format_figures(player, _format_percent)])
    for player in players:
        rows.append([single_line(player.name), *_format_figures(player, accuracy.in_percent)])
    return rows


def _format_figures(player: Accuracy, format_share: Callable[[Estimate], str]) -> list[str]:
    """Return the cells of a player's row, without its name. A figure that is unknown is empty."""
    shares = (player.best_moves, player.value_kept, player.value_kept_where_it_matters)
    cells = [format_share(share) for share in shares]
    quiet = player.groups.get("quiet")
    cells.append("" if quiet is None else format_share(quiet.value_kept))
    cells.append(_format_number("{:.2f}", player.score_lost))
    for seconds in player.seconds:
        cells.append(_format_number("{:,.3f}", 1000 * seconds))
    return cells


def _format_percent(share: Estimate) -> str:
    """Return a share in percent, without its interval; "" if it is unknown."""
    return _format_number("{:.1f}", 100 * share.value)


def _format_number(template: str, number: float) -> str:
    """Return a number in a template such as "{:.1f}"; "" if it is NaN, which is unknown."""
    return "" if math.isnan(number) else template.format(number)


def compute_rows(data: DataSet) -> list[Accuracy]:
    """Return the accuracy of random moves, of all and of those that the rules leave."""
    return [
        Accuracy(RANDOM_ROW, data, data.boards.legal()),
        Accuracy(RULES_ROW, data, accuracy.by_rules(data.boards)),
    ]


def describe_forfeits(player: Accuracy) -> str:
    """Return the causes of a player's forfeits, and the reason of the first one, in words."""
    causes = ", ".join(f"{count} {cause}" for cause, count in player.forfeits.items())
    forfeits = [game.forfeit for game in player.games if game.forfeit]
    reason = single_line(error_line(forfeits[0].detail))
    text = f"{single_line(player.name)}: forfeits: {causes}; first: {reason}"
    if len(player.games) < len(player.labels):
        text += (
            f"; it was not asked again after {len(player.games)} positions, because the last "
            f"{accuracy.MAX_EQUAL_FORFEITS} were forfeited for the same cause"
        )
    return text


def make_groups_table(data: DataSet, players: Sequence[Accuracy]) -> Rows:
    """Return the table of the shares of best moves and of the value kept by group of positions."""
    counts = {name: f"{rows.sum():,}" for name, rows in accuracy.groups(data).items()}
    rows = [["player", *counts], ["positions", *counts.values()]]
    for player in [*compute_rows(data), *players]:
        cells = [single_line(player.name)]
        for group in player.groups.values():
            best_moves = _format_percent(group.best_moves)
            cells.append(f"{best_moves} / {_format_percent(group.value_kept)}")
        rows.append(cells)
    return rows


# What is written ----------------------------------------------------------------------------------


SHARES = ("best_moves", "value_kept", "value_kept_where_it_matters")  # of an Accuracy
GROUP_SHARES = SHARES[:2]  # of a group of positions


def make_json(measured: Sequence[Accuracy], data: DataSet, _: Sequence[Rows]) -> list[str]:
    """Return the pieces of the JSON: the figures, and each player's columns in all positions."""
    random_moves, _moves_by_rules = compute_rows(data)
    random_facts: dict[str, float] = {name: getattr(random_moves, name).value for name in SHARES}
    random_facts["score_lost"] = random_moves.score_lost
    facts = {
        "random": random_facts,
        "players": [_player_facts(player) for player in measured],
        "groups": {name: int(rows.sum()) for name, rows in accuracy.groups(data).items()},
        "positions": [text.decode() for text in data.moves.tolist()],
    }
    # JSON has no NaN, so null stands in its place.
    json_facts = json.loads(json.dumps(facts), parse_constant=lambda _: None)
    return [json.dumps(json_facts, indent=1) + "\n"]


def _player_facts(player: Accuracy) -> dict[str, Any]:
    """Return the figures and the answers of a player, as JSON has them."""
    facts: dict[str, Any] = {"name": player.name}
    for name in SHARES:
        facts[name] = getattr(player, name)._asdict()
    groups = {}
    for group_name, group in player.groups.items():
        groups[group_name] = {name: getattr(group, name)._asdict() for name in GROUP_SHARES}
    median_seconds, worst_seconds = player.seconds
    columns = player.columns.tolist()
    return {
        **facts,
        "groups": groups,
        "score_lost": player.score_lost,
        "forfeits": player.forfeits,
        "asked": len(player.games),
        "median_seconds": median_seconds,
        "worst_seconds": worst_seconds,
        "columns": [None if column == accuracy.NO_MOVE else column for column in columns],
    }


def make_page(
    measured: Sequence[Accuracy], _: DataSet, tables: Sequence[Rows]
) -> Iterator[str] | None:
    """Return the page of the worst mistakes in pieces.

    Without mistakes, returns None and prints a line on stderr.
    """
    if not any(player.losses.any() for player in measured):
        print_to_stderr("no page is written, because there are no mistakes")
        return None
    with ProgressBar() as bar:
        return mistakes_page(measured, tables, bar.on_progress)


class RankedMistake(NamedTuple):
    """A move that is not best. Sorted mistakes are in the order from the worst to the mildest."""

    negative_value_lost: int  # -2 if a win became a loss, 0 if the value was kept
    negative_score_lost: int
    position: int  # its index
    player: int  # its index


def find_mistakes(measured: Sequence[Accuracy]) -> list[RankedMistake]:
    """Return the worst mistakes of all players, at most as many as a page shows.

    A loss in place of a win is worst, then any value lost, then the score lost.
    """
    mistakes = []
    for player_index, player in enumerate(measured):
        values = np.sign(player.labels)
        for position in np.flatnonzero(player.losses).tolist():
            column = player.columns[position]
            value_lost = int(values[position].max() - values[position][column])
            score_lost = int(player.losses[position])
            mistakes.append(RankedMistake(-value_lost, -score_lost, position, player_index))
    return sorted(mistakes)[:MAX_PAGE_MISTAKES]


def mistakes_page(
    measured: Sequence[Accuracy], tables: Sequence[Rows], on_progress: OnProgress
) -> Iterator[str]:
    """Yield the page in pieces: each mistake is a game, the worst first, below the tables.

    There must be a mistake. `on_progress` shows how many are explained.
    """
    mistakes = find_mistakes(measured)
    games: list[GameFacts] = []
    for done, mistake in enumerate(mistakes):
        on_progress("looking for the reasons", done, len(mistakes))
        games.append(_explain_mistake(mistake, measured))
    titles = ("Accuracy", "Quiet positions, and by discs")
    below: list[TableFacts] = [
        {"title": title, "note": "", "rows": rows, "words": [0], "pairs": []}
        for title, rows in zip(titles, tables)
    ]
    facts: GamesFacts = {
        "title": "ConnectX: the worst mistakes",
        "size": list(measured[0].games[0].geometry.size),
        "players": [*(player.name for player in measured), OTHER_SIDE],
        "positions": True,
        "below": below,
    }
    return page(facts, games)


def _explain_mistake(mistake: RankedMistake, measured: Sequence[Accuracy]) -> GameFacts:
    """Return the game of a mistake for the page, with the better moves and the reason.

    The mistake is the game's last move. All moves before it are the opening.
    """
    player = measured[mistake.player]
    game = player.games[mistake.position]
    labels = player.labels[mistake.position]
    column = game.moves[-1]
    best_score = int(labels.max())
    *_, board, _board_after_mistake = game.boards()
    reason = explain(
        judge_of(game.geometry), board, EXPLAIN_SECONDS, played=column, whole_line=False
    )
    # The last player of the page moved for the other side.
    seats = [len(measured)] * 2
    seats[board.mark - 1] = mistake.player
    unknown = [None] * game.opening_plies
    return {
        **game_facts(game, seats),
        "position_scores": [*unknown, best_score, -int(labels[column])],
        "better": {game.opening_plies + 1: np.flatnonzero(labels == best_score).tolist()},
        "reasons": [*unknown, reason.sentences, None],
    }


ACCURACY_OUTPUTS = (
    OutputFile("json", "write the figures and all answers", make_json),
    OutputFile("html", "write a page with the worst mistakes", make_page),
)

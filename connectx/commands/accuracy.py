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
OTHER_SIDE_NAME = "given moves"  # on the page, of whoever made the moves before a mistake
# The names of the two players whose accuracy is computed.
RANDOM_NAME = "random (computed)"
RULES_NAME = "wins, blocks, gives no win away, else random (computed)"


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
    accuracies = ask_players(players, data, options)
    tables = [make_shares_table(data, accuracies), make_groups_table(data, accuracies)]
    print_figures(accuracies, data, tables)
    options.outputs.write(accuracies, data, tables)
    suggest_rating(options.players, players, accuracies)
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
    """Return the positions to ask for, with the scores of their columns.

    Raises UserError if there are none, or if they are on another board than the games.
    """
    geometry = find_geometry(options.settings.configuration)
    if options.positions_file is not None:
        name = str(options.positions_file)
        data = read_dataset(options.positions_file, geometry)
        count = options.count or len(data)
    else:
        name = "our positions"
        file = accuracy.FINAL_SET_FILE if options.is_final else accuracy.ACCURACY_SET_FILE
        data = accuracy.read_set(file)
        count = options.count or accuracy.DEFAULT_POSITIONS
    if data.boards.geometry != geometry:
        expected = f"expected {geometry}; --config sets the board of the games"
        raise UserError(f"{name}: the board is {data.boards.geometry}, {expected}")
    data = accuracy.take_first(data, count)
    if options.excluded_file is not None:
        data = exclude_positions(data, options.excluded_file)
    if not len(data):
        raise UserError("no positions are left to ask for")
    return data


def exclude_positions(data: DataSet, file: Path) -> DataSet:
    """Return the positions that are not in a file, and say on stderr how many are in it.

    A mirror image is the same position. Raises UserError if the file cannot be read.
    """
    excluded = read_dataset(file, data.boards.geometry).boards
    is_excluded = np.isin(accuracy.position_keys(data.boards), accuracy.position_keys(excluded))
    count = f"{is_excluded.sum():,} of {len(data):,} positions"
    print_to_stderr(f"{count} are left out, as they are in {file}")
    return data[~is_excluded]


def ask_players(
    players: Sequence[Player], data: DataSet, options: AccuracyOptions
) -> list[Accuracy]:
    """Ask each player for a move in every position, with a progress bar.

    Returns the players' accuracy in the same order.
    """
    accuracies: list[Accuracy] = []
    with workers(jobs=options.jobs) as run, ProgressBar() as bar:
        for player in players:
            player_accuracy = accuracy.ask_player(
                player, data, options.settings, run, on_progress=bar.on_progress
            )
            accuracies.append(player_accuracy)
    return accuracies


# What is printed ----------------------------------------------------------------------------------


def print_figures(accuracies: Sequence[Accuracy], data: DataSet, tables: Sequence[Rows]) -> None:
    """Print the tables, the forfeits, and which of every two players is better.

    `tables` are the table of shares and the table of groups.
    """
    shares_table, groups_table = tables
    # In these positions, a legal move would lose the value: the win or the draw.
    mattering_count = int(matters(data.labels).sum())
    print(
        f"{len(data):,} positions, {mattering_count:,} where it matters; "
        f"sources loaded once in {accuracy.BLOCK_POSITIONS} positions"
    )
    printer = Printer(width=UNLIMITED_WIDTH)
    printer.print(make_table("", shares_table))
    for player in accuracies:
        if player.forfeits:
            print(describe_forfeits(player))
    printer.print(make_table("Best moves / value kept, %", groups_table))
    for first_player, second_player in combinations(accuracies, 2):
        print(accuracy.mcnemar(first_player, second_player))


def suggest_rating(
    texts: Sequence[str], players: Sequence[Player], accuracies: Sequence[Accuracy]
) -> None:
    """Suggest what to do next with the user's own player that keeps the value most often.

    `texts` are what the user typed for the players. Nothing is suggested if all players are
    built-in ones.
    """
    users_indices = [index for index, player in enumerate(players) if not player.trusted]
    if not users_indices:
        return
    best = max(users_indices, key=lambda index: accuracies[index].value_kept.value)
    name = players[best].name
    if accuracies[best].forfeits:
        suggest(f"to see why {name} forfeits", "connectx", "build", "--preflight", texts[best])
        return
    suggest(f"to measure the strength of {name} in games", "connectx", "rate", texts[best])


def make_shares_table(data: DataSet, players: Sequence[Accuracy]) -> Rows:
    """Return the table of shares of moves and of times, whose first row has the headings.

    It has a row for random moves, one for random moves among those that the rules leave, and one
    for each player. The shares of players have intervals. Those of random moves are exact.
    """
    rows = [[*SHARE_HEADINGS, *TIME_HEADINGS]]
    for random_player in compute_random_players(data):
        cells = _format_cells(random_player, format_share=_format_percent)
        rows.append([random_player.name, *cells])
    for player in players:
        cells = _format_cells(player, format_share=accuracy.in_percent)
        rows.append([single_line(player.name), *cells])
    return rows


def _format_cells(player: Accuracy, format_share: Callable[[Estimate], str]) -> list[str]:
    """Return the cells of a player's row in the table of shares, without the player's name.

    The cell of an unknown figure is empty.
    """
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


def compute_random_players(data: DataSet) -> list[Accuracy]:
    """Return the accuracy of two players who move at random.

    The first plays any legal move. The second wins at once, blocks, and gives no win away if it
    can. Their figures are computed, and nobody plays.
    """
    return [
        Accuracy(RANDOM_NAME, data, data.boards.legal()),
        Accuracy(RULES_NAME, data, accuracy.find_columns_by_rules(data.boards)),
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
    """Return the table of two shares for each player and each group of positions.

    They are the share of best moves, and the share of moves that keep the value (the win or the
    draw). The first row has the headings, the second one the numbers of positions.
    """
    counts = {name: f"{rows.sum():,}" for name, rows in accuracy.find_groups(data).items()}
    rows = [["player", *counts], ["positions", *counts.values()]]
    for player in [*compute_random_players(data), *players]:
        cells = [single_line(player.name)]
        for group in player.groups.values():
            best_moves = _format_percent(group.best_moves)
            cells.append(f"{best_moves} / {_format_percent(group.value_kept)}")
        rows.append(cells)
    return rows


# What is written ----------------------------------------------------------------------------------


SHARE_ATTRIBUTES = ("best_moves", "value_kept", "value_kept_where_it_matters")  # of an Accuracy
GROUP_SHARE_ATTRIBUTES = SHARE_ATTRIBUTES[:2]  # of a group of positions


def make_json(accuracies: Sequence[Accuracy], data: DataSet, _: Sequence[Rows]) -> list[str]:
    """Return the pieces of the JSON: the figures, and each player's columns in all positions."""
    random_player, _player_by_rules = compute_random_players(data)
    random_facts: dict[str, float] = {}
    for name in SHARE_ATTRIBUTES:
        random_facts[name] = getattr(random_player, name).value
    random_facts["score_lost"] = random_player.score_lost
    facts = {
        "random": random_facts,
        "players": [_player_facts(player) for player in accuracies],
        "groups": {name: int(rows.sum()) for name, rows in accuracy.find_groups(data).items()},
        "positions": [text.decode() for text in data.moves.tolist()],
    }
    # JSON has no NaN, so null stands in its place.
    json_facts = json.loads(json.dumps(facts), parse_constant=lambda _: None)
    return [json.dumps(json_facts, indent=1) + "\n"]


def _player_facts(player: Accuracy) -> dict[str, Any]:
    """Return the figures and the answers of a player, as JSON has them.

    The columns are those that the player played, None for a forfeit.
    """
    facts: dict[str, Any] = {"name": player.name}
    for name in SHARE_ATTRIBUTES:
        facts[name] = getattr(player, name)._asdict()
    groups = {}
    for group_name, group in player.groups.items():
        group_facts = {name: getattr(group, name)._asdict() for name in GROUP_SHARE_ATTRIBUTES}
        groups[group_name] = group_facts
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
    accuracies: Sequence[Accuracy], _: DataSet, tables: Sequence[Rows]
) -> Iterator[str] | None:
    """Return the page of the worst mistakes in pieces.

    Without mistakes, returns None and prints a line on stderr.
    """
    if not any(player.losses.any() for player in accuracies):
        print_to_stderr("no page is written, because there are no mistakes")
        return None
    with ProgressBar() as bar:
        return mistakes_page(accuracies, tables, bar.on_progress)


class RankedMistake(NamedTuple):
    """A move that is not best. Sorted mistakes are in the order from the worst to the mildest."""

    negative_value_lost: int  # -2 if a win became a loss, 0 if the value was kept
    negative_score_lost: int
    position_index: int
    player_index: int


def find_mistakes(accuracies: Sequence[Accuracy]) -> list[RankedMistake]:
    """Return the worst mistakes of all players, at most as many as a page shows, the worst first.

    A loss in place of a win is worst, then any other value lost, then the score lost.
    """
    mistakes: list[RankedMistake] = []
    for player_index, player in enumerate(accuracies):
        values = np.sign(player.labels)  # 1 for a win, 0 for a draw, -1 for a loss, by column
        for position in np.flatnonzero(player.losses).tolist():
            column = player.columns[position]
            value_lost = int(values[position].max() - values[position][column])
            score_lost = int(player.losses[position])
            mistake = RankedMistake(
                negative_value_lost=-value_lost,
                negative_score_lost=-score_lost,
                position_index=position,
                player_index=player_index,
            )
            mistakes.append(mistake)
    return sorted(mistakes)[:MAX_PAGE_MISTAKES]


def mistakes_page(
    accuracies: Sequence[Accuracy], tables: Sequence[Rows], on_progress: OnProgress
) -> Iterator[str]:
    """Return the page in pieces: each mistake is a game, the worst first, above the tables.

    There must be a mistake. `on_progress` shows how many are explained. `tables` are the table of
    shares and the table of groups.
    """
    mistakes = find_mistakes(accuracies)
    games: list[GameFacts] = []
    for done, mistake in enumerate(mistakes):
        on_progress("looking for the reasons", done, len(mistakes))
        games.append(_explain_mistake(mistake, accuracies))
    titles = ("Accuracy", "Quiet positions, and by discs")
    tables_below: list[TableFacts] = []
    for title, rows in zip(titles, tables):
        left_aligned_columns = [0]
        tables_below.append(
            {"title": title, "note": "", "rows": rows, "words": left_aligned_columns, "pairs": []}
        )
    facts: GamesFacts = {
        "title": "ConnectX: the worst mistakes",
        "size": list(accuracies[0].games[0].geometry.size),
        "players": [*(player.name for player in accuracies), OTHER_SIDE_NAME],
        "positions": True,
        "below": tables_below,
    }
    return page(facts, games)


def _explain_mistake(mistake: RankedMistake, accuracies: Sequence[Accuracy]) -> GameFacts:
    """Return the game of a mistake for the page, with the better moves and the reason.

    The mistake is the game's last move. All moves before it are the opening.
    """
    player = accuracies[mistake.player_index]
    game = player.games[mistake.position_index]
    column_scores = player.labels[mistake.position_index]
    column = game.moves[-1]
    best_score = int(column_scores.max())
    *_, board, _board_after_mistake = game.boards()
    explanation = explain(
        judge_of(game.geometry), board, EXPLAIN_SECONDS, played=column, whole_line=False
    )
    # Of the players on the page, the last one stands for whoever moved for the other side.
    other_side_index = len(accuracies)
    page_players = [other_side_index, other_side_index]
    page_players[board.mark - 1] = mistake.player_index
    unknown = [None] * game.opening_plies  # of the positions before the mistake
    best_columns = np.flatnonzero(column_scores == best_score).tolist()
    score_after_mistake = -int(column_scores[column])  # for the other side, which moves then
    return {
        **game_facts(game, page_players),
        "position_scores": [*unknown, best_score, score_after_mistake],
        "better": {game.opening_plies + 1: best_columns},
        "reasons": [*unknown, explanation.sentences, None],
    }


ACCURACY_OUTPUTS = (
    OutputFile("json", "write the figures and all answers", make_json),
    OutputFile("html", "write a page with the worst mistakes", make_page),
)

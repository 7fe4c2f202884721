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
from connectx.bench.solver.judge import cached_judge
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

    player_texts: Sequence[str]  # what the user typed for the players
    count: int | None  # of positions; None: all of a file, and the usual number of built-in ones
    is_final: bool  # whether the built-in positions are those of the final set
    positions_file: Path | None  # in place of built-in positions
    excluded_file: Path | None  # whose positions are left out
    settings: MatchSettings
    jobs: int
    outputs: Outputs


def main(program: str, arguments: Sequence[str]) -> int:
    """Measure the players that the arguments name. Returns the exit status. Raises UserError."""
    options = read_options(program, arguments)
    options.outputs.check()
    data = read_positions(options)
    players = prepare_players(options.player_texts, options.settings.limits)
    accuracies = ask_players(players, data, options)
    tables = [make_shares_table(data, accuracies), make_groups_table(data, accuracies)]
    print_figures(accuracies, data, tables)
    options.outputs.write(accuracies, data, tables)
    suggest_rating(options.player_texts, players, accuracies)
    return 0


# Options ------------------------------------------------------------------------------------------


def read_options(program: str, arguments: Sequence[str]) -> AccuracyOptions:
    """Return the options. Raises UserError for a command line that cannot be read."""
    values = make_parser(program).parse_args(arguments)
    return AccuracyOptions(
        player_texts=values.players,
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

    They come from the file that the options name, else from a built-in set. Raises UserError if
    there are none, or if they are on another board than the games.
    """
    geometry = find_geometry(options.settings.configuration)
    if options.positions_file is not None:
        source_name = str(options.positions_file)
        data = read_dataset(options.positions_file, geometry)
        count = options.count or len(data)
    else:
        source_name = "our positions"
        file = accuracy.FINAL_SET_FILE if options.is_final else accuracy.ACCURACY_SET_FILE
        data = accuracy.read_set(file)
        count = options.count or accuracy.DEFAULT_POSITIONS
    if data.boards.geometry != geometry:
        expected = f"expected {geometry}; --config sets the board of the games"
        raise UserError(f"{source_name}: the board is {data.boards.geometry}, {expected}")
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
    excluded_boards = read_dataset(file, data.boards.geometry).boards
    # A position and its mirror image have the same key.
    keys = accuracy.position_keys(data.boards)
    is_excluded = np.isin(keys, accuracy.position_keys(excluded_boards))
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

    `tables` are the two tables that `make_shares_table` and `make_groups_table` return.
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
        print(accuracy.mcnemar(first_player, second_player))  # a sentence: who is better, if anyone


def suggest_rating(
    texts: Sequence[str], players: Sequence[Player], accuracies: Sequence[Accuracy]
) -> None:
    """Suggest what to do next with the user's own player that keeps the value most often.

    `texts` are what the user typed for the players. Nothing is suggested if all players are
    built-in ones, which are trusted.
    """
    own_indices = [index for index, player in enumerate(players) if not player.trusted]
    if not own_indices:
        return
    best_index = max(own_indices, key=lambda index: accuracies[index].value_kept.value)
    name = players[best_index].name
    text = texts[best_index]
    if accuracies[best_index].forfeits:
        suggest(f"to see why {name} forfeits", "connectx", "build", "--preflight", text)
        return
    suggest(f"to measure the strength of {name} in games", "connectx", "rate", text)


def make_shares_table(data: DataSet, players: Sequence[Accuracy]) -> Rows:
    """Return the table of shares of moves and of times, whose first row has the headings.

    It has a row for each of the two players of `compute_random_players`, then one for each of the
    `players`. The shares of players have intervals. Those of random moves are exact.
    """
    rows = [[*SHARE_HEADINGS, *TIME_HEADINGS]]
    for random_player in compute_random_players(data):
        cells = _format_cells(random_player, format_share=_format_percent)  # such as "77.0"
        rows.append([random_player.name, *cells])
    for player in players:
        cells = _format_cells(player, format_share=accuracy.in_percent)  # as "77.0 (73.1-80.5)"
        rows.append([single_line(player.name), *cells])
    return rows


def _format_cells(player: Accuracy, format_share: Callable[[Estimate], str]) -> list[str]:
    """Return the cells of a player's row in the table of shares, without the player's name.

    They are those below `SHARE_HEADINGS` and `TIME_HEADINGS`. `format_share` makes the text of a
    share. The cell of an unknown figure is empty.
    """
    shares = (player.best_moves, player.value_kept, player.value_kept_where_it_matters)
    cells = [format_share(share) for share in shares]
    quiet_accuracy = player.groups.get("quiet")  # None without quiet positions
    cells.append("" if quiet_accuracy is None else format_share(quiet_accuracy.value_kept))
    cells.append(_format_number("{:.2f}", player.score_lost))
    for seconds in player.seconds:  # the median, and the longest
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

    The first plays any legal move. The second wins at once if it can, else blocks, else gives no
    win away if it can. Their figures are computed, as each of the columns is equally likely.
    """
    return [
        Accuracy(RANDOM_NAME, data, data.boards.legal()),
        Accuracy(RULES_NAME, data, accuracy.find_columns_by_rules(data.boards)),
    ]


def describe_forfeits(player: Accuracy) -> str:
    """Return the causes of a player's forfeits, and the reason of the first one, in words.

    The player must have forfeited a position.
    """
    causes = ", ".join(f"{count} {cause}" for cause, count in player.forfeits.items())
    forfeits = [game.forfeit for game in player.games if game.forfeit]
    first_reason = single_line(error_line(forfeits[0].detail))
    text = f"{single_line(player.name)}: forfeits: {causes}; first: {first_reason}"
    was_asked_everything = len(player.games) == len(player.labels)
    if not was_asked_everything:
        text += (
            f"; it was not asked again after {len(player.games)} positions, because the last "
            f"{accuracy.MAX_EQUAL_FORFEITS} were forfeited for the same cause"
        )
    return text


def _count_positions_by_group(data: DataSet) -> dict[str, int]:
    """Return the number of positions in each group, by the group's name."""
    groups = accuracy.find_groups(data)
    return {name: int(is_in_group.sum()) for name, is_in_group in groups.items()}


def make_groups_table(data: DataSet, players: Sequence[Accuracy]) -> Rows:
    """Return the table of two shares for each player and each group of positions.

    They are the share of best moves, and the share of moves that keep the value (the win or the
    draw), such as "77.0 / 91.2". The first row has the headings, the second one the numbers of
    positions.
    """
    counts = _count_positions_by_group(data)
    formatted_counts = [f"{count:,}" for count in counts.values()]
    rows = [["player", *counts], ["positions", *formatted_counts]]
    for player in [*compute_random_players(data), *players]:
        cells = [single_line(player.name)]
        for group in player.groups.values():
            best_moves = _format_percent(group.best_moves)
            cells.append(f"{best_moves} / {_format_percent(group.value_kept)}")
        rows.append(cells)
    return rows


# What is written ----------------------------------------------------------------------------------


def make_json(accuracies: Sequence[Accuracy], data: DataSet, _tables: Sequence[Rows]) -> list[str]:
    """Return the pieces of the JSON: the figures, and each player's columns in all positions."""
    random_player, _player_by_rules = compute_random_players(data)
    facts = {
        "random": {
            "best_moves": random_player.best_moves.value,
            "value_kept": random_player.value_kept.value,
            "value_kept_where_it_matters": random_player.value_kept_where_it_matters.value,
            "score_lost": random_player.score_lost,
        },
        "players": [_player_facts(player) for player in accuracies],
        "groups": _count_positions_by_group(data),
        "positions": [moves.decode() for moves in data.moves.tolist()],  # such as "4453"
    }
    # JSON has no NaN. So NaN is written, and is read again as None, which becomes null.
    json_facts = json.loads(json.dumps(facts), parse_constant=lambda _constant: None)
    return [json.dumps(json_facts, indent=1) + "\n"]


def _player_facts(player: Accuracy) -> dict[str, Any]:
    """Return the figures and the answers of a player, as JSON has them.

    A share is an object with its value and its interval. The columns are those that the player
    played, None for a forfeit.
    """
    groups = {}
    for group_name, group_accuracy in player.groups.items():
        groups[group_name] = {
            "best_moves": group_accuracy.best_moves._asdict(),
            "value_kept": group_accuracy.value_kept._asdict(),
        }
    columns: list[int | None] = []
    for column in player.columns.tolist():
        columns.append(None if column == accuracy.NO_MOVE else column)
    median_seconds, worst_seconds = player.seconds
    return {
        "name": player.name,
        "best_moves": player.best_moves._asdict(),
        "value_kept": player.value_kept._asdict(),
        "value_kept_where_it_matters": player.value_kept_where_it_matters._asdict(),
        "groups": groups,
        "score_lost": player.score_lost,
        "forfeits": player.forfeits,
        "asked": len(player.games),
        "median_seconds": median_seconds,
        "worst_seconds": worst_seconds,
        "columns": columns,
    }


def make_page(
    accuracies: Sequence[Accuracy], _data: DataSet, tables: Sequence[Rows]
) -> Iterator[str] | None:
    """Return the page of the worst mistakes in pieces.

    If no player made a mistake, returns None and prints a line on stderr.
    """
    # The losses of a player are by how much each of its moves scores less than the best one.
    has_mistakes = any(player.losses.any() for player in accuracies)
    if not has_mistakes:
        print_to_stderr("no page is written, because there are no mistakes")
        return None
    with ProgressBar() as bar:
        return mistakes_page(accuracies, tables, bar.on_progress)


class RankedMistake(NamedTuple):
    """A move that is not best. Sorted mistakes are in the order from the worst to the mildest."""

    # What was lost is negative, so that the worst mistake, which lost most, is the smallest one.
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
        # positions x columns: 1 for a win, 0 for a draw, -1 for a loss
        values = np.sign(player.labels)
        positions_with_mistake = np.flatnonzero(player.losses).tolist()
        for position_index in positions_with_mistake:
            column = player.columns[position_index]
            column_values = values[position_index]
            value_lost = int(column_values.max() - column_values[column])
            score_lost = int(player.losses[position_index])
            mistake = RankedMistake(
                negative_value_lost=-value_lost,
                negative_score_lost=-score_lost,
                position_index=position_index,
                player_index=player_index,
            )
            mistakes.append(mistake)
    return sorted(mistakes)[:MAX_PAGE_MISTAKES]


def mistakes_page(
    accuracies: Sequence[Accuracy], tables: Sequence[Rows], on_progress: OnProgress
) -> Iterator[str]:
    """Return the page in pieces: each mistake is a game, the worst first, above the tables.

    There must be a mistake. `on_progress` shows how many are explained. `tables` are the two tables
    that `make_shares_table` and `make_groups_table` return.
    """
    mistakes = find_mistakes(accuracies)
    games: list[GameFacts] = []
    for explained_count, mistake in enumerate(mistakes):
        on_progress("looking for the reasons", explained_count, len(mistakes))
        games.append(_explain_mistake(mistake, accuracies))
    titles = ("Accuracy", "Quiet positions, and by discs")
    tables_below: list[TableFacts] = []
    for title, rows in zip(titles, tables):
        left_aligned_columns = [0]  # the players
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
    best_columns = np.flatnonzero(column_scores == best_score).tolist()
    score_after_mistake = -int(column_scores[column])  # for the other side, which moves then
    *_, board, _board_after_mistake = game.boards()
    judge = cached_judge(game.geometry)
    explanation = explain(judge, board, EXPLAIN_SECONDS, played=column, whole_line=False)
    # Of the players on the page, the last one stands for whoever moved for the other side.
    other_side_index = len(accuracies)
    page_players = [other_side_index, other_side_index]  # by seat
    seat = board.mark - 1  # marks are 1 and 2
    page_players[seat] = mistake.player_index
    # The page takes a score and a reason for every position of a game. Both are unknown for the
    # positions of the opening. For the position after the mistake, the reason is unknown.
    unknown = [None] * game.opening_plies
    mistake_number = game.opening_plies + 1  # moves are numbered from 1
    facts = game_facts(game, page_players)
    facts["position_scores"] = [*unknown, best_score, score_after_mistake]
    facts["better"] = {mistake_number: best_columns}
    facts["reasons"] = [*unknown, explanation.sentences, None]
    return facts


ACCURACY_OUTPUTS = (
    OutputFile("json", "write the figures and all answers", make_json),
    OutputFile("html", "write a page with the worst mistakes", make_page),
)

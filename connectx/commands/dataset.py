"""Make a dataset: positions of games with the exact scores of all columns, for training.

Games are played at random or by the exact scores with noise, or they are read from files, such as
the results of evaluate. No position is there twice, mirror images included. The same options give
the same file with any --jobs, or --cluster. After an interruption, the same command resumes.
"""

import argparse
import hashlib
import json
import os
import re
from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from connectx import __version__
from connectx.arena.store import list_game_files, read_games
from connectx.bench.learning.dataset import (
    DATASET_SUFFIXES,
    MAX_DATASET_BYTES,
    Collected,
    DataSet,
    Plan,
    add_missing_labels,
    choose_positions,
    collect,
    letters_of,
    positions_of,
    write_dataset,
)
from connectx.bench.learning.label import Labels, matters
from connectx.bench.work import WorkFolder
from connectx.command_line import (
    Parser,
    Printer,
    ProgressBar,
    make_number_reader,
    make_table,
    read_size,
    suggest,
)
from connectx.core.board import STANDARD, Geometry
from connectx.core.boards import Boards
from connectx.core.compiled import compiled_tools
from connectx.errors import UserError, print_to_stderr
from connectx.executor import workers
from connectx.files import check_outputs, check_regular_file, naming_errors
from connectx.game import Game

DEFAULT_DISCS = (12, 41)  # the fewest and the most discs of a position
MAX_DISCS_CHARACTERS = 9  # of the value of --discs
UNLIMITED_POSITIONS = 2**62  # more than there can be
DIGEST_CHARACTERS = 8  # at the end of the name of the folder with the work so far
TRAINING_COMMAND = ("python", "-m", "connectx.bench.learning.train")
HEADINGS = ("discs", "positions", "won", "drawn", "lost", "a legal move loses the value")


@dataclass(frozen=True, kw_only=True)
class DatasetOptions:
    """What the command line asks for."""

    file: Path
    test_file: Path | None  # for the positions that are held back
    force: bool
    count: int  # of positions
    max_per_discs: int  # positions with the same number of discs
    game_files: Sequence[Path]  # if there are any, no games are played
    noises: Sequence[float]  # shares of random moves in the games to be played
    discs: tuple[int, int]  # the fewest and the most of a position
    test_share: float  # of the positions, which is held back; 0: none is
    seed: int
    geometry: Geometry
    jobs: int
    cluster: str | None


def main(program: str, arguments: Sequence[str]) -> int:
    """Make the dataset that the arguments ask for. Returns the exit status. Raises UserError.

    The work so far is in a folder, from which an interrupted command resumes.
    """
    options = read_options(program, arguments)
    check_outputs(options.file, options.test_file, force=options.force)
    plan = make_plan(options)
    rule = make_rule(plan, options)
    if compiled_tools(plan.geometry) is None:  # without numba
        print_to_stderr("with numba, this would be 100 times as fast: pip install numba")
    with ExitStack() as stack:  # which holds the folder's lock until the files are written
        work_folder, collected = collect_positions(plan, rule, options, stack)
        write_training_and_test_files(collected, options)
        print_table(collected.data)
        work_folder.remove()
    suggest_training(options)
    return 0


# Options ------------------------------------------------------------------------------------------


def read_options(program: str, arguments: Sequence[str]) -> DatasetOptions:
    """Return the options. Raises UserError for invalid options, or if a file of games is missing.

    The file for testing is beside the dataset: FILE.test.npz for FILE.npz.
    """
    values = make_parser(program).parse_args(arguments)
    geometry = read_size(values)
    game_files = []
    for path in values.games or ():
        game_files += list_game_files(path)
    file: Path = values.output
    if file.suffix not in DATASET_SUFFIXES:
        raise UserError(f"{file}: expected a name that ends in {' or '.join(DATASET_SUFFIXES)}")
    test_file = None
    if values.test:
        test_file = file.with_suffix(f".test{file.suffix}")
    return DatasetOptions(
        file=file,
        test_file=test_file,
        force=values.force,
        count=values.n,
        max_per_discs=values.each,
        game_files=game_files,
        noises=values.play,
        discs=values.discs,
        test_share=values.test,
        seed=values.seed,
        geometry=geometry,
        jobs=values.jobs or os.cpu_count() or 1,
        cluster=values.cluster,
    )


def make_parser(program: str) -> Parser:
    """Return the parser of the options, with their help."""
    parser = Parser(prog=program, usage="%(prog)s -o FILE -n N [options]", description=__doc__)
    add = parser.add_argument
    output = f"where to write the dataset; the name ends in {' or '.join(DATASET_SUFFIXES)}"
    add("-o", "--output", metavar="FILE", type=Path, required=True, help=output)
    count = "number of positions"
    add("-n", metavar="N", type=make_number_reader(1), required=True, help=count)
    play = (
        "how games are played: random (the default), or best:NOISE, which plays by the exact "
        "scores but for that share of random moves; several ways take turns"
    )
    add("--play", metavar="WAY", nargs="+", type=read_noise, default=[1.0], help=play)
    games = "take games from results, replays, files of moves such as 4453, or folders of these"
    add("--games", metavar="FILE", nargs="+", type=Path, help=games)
    min_discs, max_discs = DEFAULT_DISCS
    discs = f"take positions with so many discs on the board; default: {min_discs}-{max_discs}"
    add("--discs", metavar="A-B", type=read_discs, default=DEFAULT_DISCS, help=discs)
    limit = "take at most N positions with the same number of discs"
    add("--each", metavar="N", type=make_number_reader(1), default=UNLIMITED_POSITIONS, help=limit)
    test = "hold back this share of the positions, such as 0.1, with their games, in FILE.test"
    add("--test", metavar="SHARE", type=read_share, default=0.0, help=test)
    seed = "the same seed gives the same positions; default: %(default)s"
    add("--seed", metavar="N", type=make_number_reader(0), default=0, help=seed)
    parser.add_workers(default="one per core")
    add("--force", action="store_true", help="overwrite a file that exists")
    parser.add_size()
    return parser


def read_discs(text: str) -> tuple[int, int]:
    """Return the fewest and the most discs of a text such as "8-41", for argparse.

    "8" is the same as "8-8". Raises ArgumentTypeError for any other text.
    """
    match = re.fullmatch(r"(?P<min>\d+)(?:-(?P<max>\d+))?", text)
    if match is not None and len(text) <= MAX_DISCS_CHARACTERS:
        min_discs = int(match["min"])
        max_discs = int(match["max"] or match["min"])
        if min_discs <= max_discs:
            return min_discs, max_discs
    raise argparse.ArgumentTypeError(f"{text}: expected numbers of discs, such as 8-41")


def read_share(text: str) -> float:
    """Return a share above 0 and below 1, for argparse. Raises ArgumentTypeError for others."""
    try:
        share = float(text)
    except ValueError:
        share = 0.0  # refused below
    if not 0 < share < 1:  # so NaN is refused, too
        raise argparse.ArgumentTypeError(f"{text}: expected a number above 0 and below 1")
    return share


def read_noise(text: str) -> float:
    """Return the share of random moves that a text asks for, for argparse.

    It is 1 for "random", 0 for "best" and 0.3 for "best:0.3". Raises ArgumentTypeError for any
    other text.
    """
    if text == "random":
        return 1.0
    name, _, noise_text = text.partition(":")
    try:
        noise = float(noise_text) if noise_text else 0.0
    except ValueError:
        noise = -1.0  # refused below
    if name != "best" or not 0 <= noise <= 1:  # so NaN is refused, too
        raise argparse.ArgumentTypeError(f"{text}: expected random, or best:NOISE from 0 to 1")
    return noise


# Positions ----------------------------------------------------------------------------------------


def make_plan(options: DatasetOptions) -> Plan:
    """Return which games are played, and which positions of games are taken.

    Raises UserError if the board does not fit into arrays, or has too few squares for --discs.
    """
    geometry = options.geometry
    try:
        Boards.empty(0, geometry)  # raises for a board that is too large for arrays of integers
    except ValueError as error:
        raise UserError(str(error)) from error
    min_discs, max_discs = options.discs
    squares = geometry.rows * geometry.columns
    if min_discs >= squares:
        raise UserError(f"--discs {min_discs}: the board is full with {squares}")
    noises = () if options.game_files else tuple(options.noises)  # none, as games are read
    return Plan(
        geometry=geometry,
        noises=noises,
        min_discs=min_discs,
        max_discs=min(max_discs, squares - 1),
        test_share=options.test_share,
        seed=options.seed,
    )


def make_rule(plan: Plan, options: DatasetOptions) -> str:
    """Return the rule of the work: a text of JSON with everything that the positions depend on.

    An interrupted command is resumed only by a command with the same rule. Raises UserError if a
    file of games cannot be read.
    """
    digests = [compute_digest(file) for file in options.game_files]  # hashes of the contents
    return json.dumps([__version__, options.count, options.max_per_discs, plan, digests])


def compute_digest(file: Path) -> str:
    """Return the SHA-256 of a file, in hexadecimal digits. Raises UserError if it is unreadable."""
    with naming_errors(file), check_regular_file(file, MAX_DATASET_BYTES).open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def collect_positions(
    plan: Plan, rule: str, options: DatasetOptions, stack: ExitStack
) -> tuple[WorkFolder, Collected]:
    """Return the folder with the work, and the positions with the exact scores of their columns.

    The folder is beside the dataset. Its name ends with a hash of the `rule`, as in
    "FILE.npz-0123abcd". It is closed with the `stack`. Until then, no other process can use it.
    """
    digest = hashlib.sha256(rule.encode()).hexdigest()[:DIGEST_CHARACTERS]
    path = options.file.with_name(f"{options.file.name}-{digest}")
    start_workers = workers(jobs=options.jobs, cluster=options.cluster)
    try:
        with start_workers as run, ProgressBar() as bar:
            work_folder = WorkFolder(path, rule, run, bar.on_progress)
            stack.enter_context(closing(work_folder))
            collected = find_positions(options, plan, work_folder)
            complete_data = add_missing_labels(collected.data, work_folder)  # the exact scores
            return work_folder, collected._replace(data=complete_data)
    except KeyboardInterrupt:
        print_to_stderr(f"interrupted: the same command resumes from {path}")
        raise


def find_positions(options: DatasetOptions, plan: Plan, work_folder: WorkFolder) -> Collected:
    """Return the positions of games, which are read from files or else played.

    The labels of positions, which are the exact scores of their columns, may be missing. Says on
    stderr if there are fewer positions than asked for. Raises UserError if there are none.
    """
    if options.game_files:
        collected = read_game_positions(options, plan)
    else:
        collected = collect(plan, options.count, options.max_per_discs, work_folder)
    count = len(collected.data)
    if not count:
        raise UserError(f"no position with {plan.min_discs} to {plan.max_discs} discs was found")
    if count < options.count:
        print_to_stderr(f"{count:,} positions were found, but {options.count:,} were asked for")
    return collected


def read_game_positions(options: DatasetOptions, plan: Plan) -> Collected:
    """Return the positions of the games in files, without labels (the scores of the columns).

    Raises UserError if a file cannot be read, or if a game is on another board.
    """
    games: list[Game] = []
    for file in options.game_files:
        games += read_games(file, plan.geometry)
    for game in games:
        if game.geometry != plan.geometry:
            board = f"the board is {game.geometry}"
            raise UserError(f"{game.title}: {board}, expected {plan.geometry}")
    # An array of games x squares, which has the moves of each game as letters.
    letters = letters_of([game.moves for game in games], plan.geometry)
    unknown_labels = None
    only_batch = 0  # all games are one batch, which has the number 0
    positions = positions_of(letters, unknown_labels, only_batch, plan)
    return choose_positions(positions, plan, options.count, options.max_per_discs)


# What is written and printed ----------------------------------------------------------------------


def write_training_and_test_files(collected: Collected, options: DatasetOptions) -> None:
    """Write the positions for training and, if --test asks for it, those that are held back.

    Names each file on stderr. Raises UserError.
    """
    training_games, test_games = collected.games  # the numbers of games
    is_for_test = collected.held_back  # a mask of the positions
    write_positions(options.file, collected.data[~is_for_test], training_games)
    if options.test_file is not None:
        write_positions(options.test_file, collected.data[is_for_test], test_games)


def write_positions(file: Path, data: DataSet, games: int) -> None:
    """Write positions, and name the file on stderr. Raises UserError.

    `games` is the number of games that they are from.
    """
    write_dataset(file, data)
    print_to_stderr(f"wrote {file}: {len(data):,} positions of {games:,} games")


def print_table(data: DataSet) -> None:
    """Print the table of positions: a row for each number of discs, and one for all."""
    disc_counts = data.boards.discs  # an array with the number of discs of each position
    rows = [[*HEADINGS]]
    for discs in np.unique(disc_counts):
        labels_with_discs = data.labels[disc_counts == discs]
        rows.append(_format_row(str(discs), labels_with_discs))
    rows.append(_format_row("all", data.labels))
    Printer().print(make_table("", rows))


def _format_row(name: str, labels: Labels) -> list[str]:
    """Return the cells of a row of the table, which is about the positions with these labels.

    The labels are an array of positions x columns with the scores of the columns. The cells are
    those below `HEADINGS`, of which `name` is the first one.
    """
    best_scores = labels.max(1)
    is_won = best_scores > 0
    is_drawn = best_scores == 0
    is_lost = best_scores < 0
    loses_value = matters(labels)  # where a legal move loses the win or the draw
    masks = (is_won, is_drawn, is_lost, loses_value)
    shares = [f"{mask.mean():.0%}" for mask in masks]
    return [name, f"{len(labels):,}", *shares]


def suggest_training(options: DatasetOptions) -> None:
    """Suggest how to train a network on the dataset."""
    if options.geometry != STANDARD:  # the training takes Kaggle's board only
        return
    command = [*TRAINING_COMMAND, str(options.file), "-o", "trained.npz"]
    if options.test_file is not None:
        command += ["--test", str(options.test_file)]
    suggest(f"to train a network on {options.file}", *command)

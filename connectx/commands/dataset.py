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
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from connectx import __version__
from connectx.arena.store import files_of, read_games
from connectx.bench.learning.dataset import (
    MOST_BYTES,
    SUFFIXES,
    Collected,
    Plan,
    choose,
    collect,
    complete,
    letters_of,
    positions_of,
    write_dataset,
)
from connectx.bench.learning.label import Labels, matters
from connectx.bench.work import WorkFolder
from connectx.command_line import Parser, Printer, ProgressBar, make_number_reader, make_table
from connectx.core.boards import Boards
from connectx.core.compiled import compiled_tools
from connectx.errors import UserError, print_to_stderr
from connectx.executor import workers
from connectx.files import check_outputs, check_regular_file, naming_errors

LEAST_DISCS, MOST_DISCS = 12, 41
LONGEST_DISCS = 10  # characters of --discs


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    options = make_parser(program).read_with_size(arguments)
    options.games = [file for path in options.games or () for file in files_of(path)]
    file: Path = options.output
    if file.suffix not in SUFFIXES:
        raise UserError(f"{file}: expected a name that ends in {' or '.join(SUFFIXES)}")
    test_file = file.with_suffix(f".test{file.suffix}") if options.test else None
    check_outputs(file, test_file, force=options.force)
    plan, rule = make_plan(options)
    if compiled_tools(plan.geometry) is None:
        print_to_stderr("numba would be 100 times as fast: pip install numba")
    place = file.with_name(f"{file.name}-{hashlib.sha256(rule.encode()).hexdigest()[:8]}")
    jobs = options.jobs or os.cpu_count() or 1
    with ExitStack() as stack:
        try:
            with workers(jobs=jobs, cluster=options.cluster) as run, ProgressBar() as bar:
                folder = stack.enter_context(closing(WorkFolder(place, rule, run, bar.on_progress)))
                collected = gather(options, plan, folder)
                data = complete(collected.data, folder)
        except KeyboardInterrupt:
            print_to_stderr(f"interrupted: the same command resumes from {place}")
            raise
        parts = (file, ~collected.held_back), (test_file, collected.held_back)
        for (path, rows), games in zip(parts, collected.games):
            if path is not None:
                write_dataset(path, data[rows])
                print_to_stderr(f"wrote {path}: {rows.sum():,} positions of {games:,} games")
        show(data.boards.discs, data.labels)
        folder.remove()
    return 0


def make_parser(program: str) -> Parser:
    """The options, with their help."""
    parser = Parser(prog=program, usage="%(prog)s -o FILE -n N [options]", description=__doc__)
    add = parser.add_argument
    text = f"where to write it; its name ends in {' or '.join(SUFFIXES)}"
    add("-o", "--output", metavar="FILE", type=Path, required=True, help=text)
    add("-n", metavar="N", type=make_number_reader(1), required=True, help="how many positions")
    text = "random (default), or best:NOISE, with that share of random moves; or several"
    add("--play", metavar="WAY", nargs="+", type=read_noise, default=[1.0], help=text)
    text = "take games from results, replays, files of moves such as 4453, or folders of these"
    add("--games", metavar="FILE", nargs="+", type=Path, help=text)
    text = f"number of discs on the board; default: {LEAST_DISCS}-{MOST_DISCS}"
    add("--discs", metavar="A-B", type=read_discs, default=(LEAST_DISCS, MOST_DISCS), help=text)
    text = "at most N positions of each number of discs"
    add("--each", metavar="N", type=make_number_reader(1), default=2**62, help=text)
    text = "hold back this share of the positions, such as 0.1, with their games, in FILE.test"
    add("--test", metavar="SHARE", type=read_share, default=0.0, help=text)
    text = "the same seed gives the same positions; default: 0"
    add("--seed", metavar="N", type=make_number_reader(0), default=0, help=text)
    parser.add_workers("one per core")
    add("--force", action="store_true", help="overwrite a file that exists")
    return parser


def read_discs(text: str) -> tuple[int, int]:
    """For argparse: "8-41", or "8" for one number alone."""
    if (found := re.fullmatch(r"(\d+)(?:-(\d+))?", text)) and len(text) < LONGEST_DISCS:
        least, most = int(found[1]), int(found[2] or found[1])
        if least <= most:
            return least, most
    raise argparse.ArgumentTypeError(f"{text}: expected numbers of discs, such as 8-41")


def read_share(text: str) -> float:
    """For argparse: a share between 0 and 1, both excluded."""
    with suppress(ValueError):
        if 0 < (share := float(text)) < 1:
            return share
    raise argparse.ArgumentTypeError(f"{text}: expected a number between 0 and 1")


def read_noise(text: str) -> float:
    """For argparse: the share of random moves of "random", "best" or "best:0.3"."""
    name, _, noise = text.partition(":")
    with suppress(ValueError):
        share = 1.0 if text == "random" else float(noise or 0)
        if 0 <= share <= 1 and (name == "best" or text == "random"):
            return share
    raise argparse.ArgumentTypeError(f"{text}: expected random, or best:NOISE from 0 to 1")


def make_plan(options: argparse.Namespace) -> tuple[Plan, str]:
    """The games to play or read, and a text with everything that the result depends on."""
    geometry, (least, most) = options.geometry, options.discs
    try:
        Boards.empty(0, geometry)
    except ValueError as error:
        raise UserError(str(error)) from error
    squares = geometry.rows * geometry.columns
    if least >= squares:
        raise UserError(f"--discs {least}: the board is full with {squares}")
    noises = () if options.games else tuple(options.play)
    plan = Plan(geometry, noises, least, min(most, squares - 1), options.test, options.seed)
    read = [hash_of(file) for file in options.games]
    return plan, json.dumps([__version__, options.n, options.each, plan, read])


def hash_of(file: Path) -> str:
    """The SHA-256 of a file. Raises UserError."""
    with naming_errors(file), check_regular_file(file, MOST_BYTES).open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def gather(options: argparse.Namespace, plan: Plan, folder: WorkFolder) -> Collected:
    """The positions; says if there are too few."""
    if options.games:
        games = [game for file in options.games for game in read_games(file, plan.geometry)]
        for game in games:
            if game.geometry != plan.geometry:
                raise UserError(f"{game.title}: the board is {game.geometry}, not {plan.geometry}")
        letters = letters_of([game.moves for game in games], plan.geometry)
        found = positions_of(letters, None, 0, plan)
        collected = choose(found, plan, options.n, options.each)
    else:
        collected = collect(plan, options.n, options.each, folder)
    if not len(collected.data):
        raise UserError(f"no position with {plan.least} to {plan.most} discs was found")
    if len(collected.data) < options.n:
        print_to_stderr(
            f"{len(collected.data):,} positions were found, {options.n:,} were asked for"
        )
    return collected


def show(discs: NDArray[np.int64], labels: Labels) -> None:
    """Print the table of positions, by the number of discs."""
    values = labels.max(1)
    rows = [["discs", "positions", "won", "drawn", "lost", "a legal move loses the value"]]
    for some in (*np.unique(discs), None):
        part = np.full(len(discs), True) if some is None else discs == some
        shares = [(np.sign(values[part]) == sign).mean() for sign in (1, 0, -1)]
        shares.append(matters(labels[part]).mean())
        name = "all" if some is None else str(some)
        rows.append([name, f"{part.sum():,}", *(f"{share:.0%}" for share in shares)])
    Printer().print(make_table("", rows))

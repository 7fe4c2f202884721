"""Make a dataset: positions of games with the exact scores of all columns, for training.

Games are played at random, by the exact scores with noise, or by players; or they are read from
files. No position is there twice, mirror images included. The same options give the same file with
any --jobs. After an interruption, the same command resumes.
"""

import argparse
import hashlib
import json
import math
import os
import re
import shutil
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.table import Table

from connectx import __version__
from connectx.arena.league import League, Rules
from connectx.arena.referee import available_referee
from connectx.arena.store import files_of, read_games
from connectx.command_line import (
    Parser,
    Printer,
    ProgressBar,
    add_isolation_options,
    number,
    read_options,
)
from connectx.commands.leagues import load_players
from connectx.core.board import STANDARD
from connectx.core.boards import Boards
from connectx.core.compiled import compiled_tools
from connectx.core.scores_data import SCORES_DISCS
from connectx.errors import UserError, say
from connectx.executor import workers
from connectx.files import check_outputs, regular
from connectx.game import SIZE, complete_configuration
from connectx.learning.collect import Collected, choose, collect, complete, unknown
from connectx.learning.dataset import MOST_BYTES, SUFFIXES, write_dataset
from connectx.learning.games import GAMES, Plan, letters_of, positions_of
from connectx.learning.label import EFFORT, FULL, Labels
from connectx.processes.process import Limits
from connectx.work import WorkFolder

OPENING_PLIES = 4  # random moves with which players' games begin
LEAST_DISCS, MOST_DISCS = 12, 41
EARLY = 30  # empty squares of positions whose labels take long
LABEL_SECONDS = 0.013  # for a position with so many
INTERPRETED = 100  # times as long without machine code
LONGEST_DISCS = 10  # characters of --discs
CLOCK = re.compile(r"\b(Deadline|perf_counter|monotonic|process_time|time\.time)\b")


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    options = read_options(make_parser(program), arguments)
    options.games = [file for path in options.games or () for file in files_of(path)]
    file: Path = options.output
    if file.suffix not in SUFFIXES:
        raise UserError(f"{file}: expected a name that ends in {' or '.join(SUFFIXES)}")
    test_file = file.with_suffix(f".test{file.suffix}") if options.test else None
    check_outputs(file, test_file, force=options.force)
    plan, rule = make_plan(options)
    place = file.with_name(f"{file.name}-{hashlib.sha256(rule.encode()).hexdigest()[:8]}")
    try:
        with workers(jobs=options.jobs, cluster=options.cluster) as run, ProgressBar() as bar:
            folder = WorkFolder(place, rule, run, bar.tell)
            collected = gather(options, plan, folder)
            data = complete(collected.data, folder)
    except KeyboardInterrupt:
        say(f"interrupted: the same command resumes from {place}")
        raise
    for path, rows in ((file, ~collected.held_back), (test_file, collected.held_back)):
        if path is not None:
            write_dataset(path, data[rows])
            say(f"wrote {path}: {rows.sum():,} positions")
    show(data.boards.discs, data.labels)
    shutil.rmtree(place, ignore_errors=True)
    return 0


def make_parser(program: str) -> Parser:
    """The options, with their help."""
    parser = Parser(prog=program, usage="%(prog)s -o FILE -n N [options]", description=__doc__)
    add = parser.add_argument
    text = f"where to write it; its name ends in {' or '.join(SUFFIXES)}"
    add("-o", "--output", metavar="FILE", type=Path, required=True, help=text)
    add("-n", metavar="N", type=number(1), required=True, help="how many positions")
    text = "random (default); best:NOISE, with that share of random moves; players; or several"
    add("--play", metavar="WAY", nargs="+", default=["random"], help=text)
    text = "take games from results, replays, files of moves such as 4453, or folders of these"
    add("--games", metavar="FILE", nargs="+", type=Path, help=text)
    text = f"number of discs on the board; default: {LEAST_DISCS}-{MOST_DISCS}"
    add("--discs", metavar="A-B", type=read_discs, default=(LEAST_DISCS, MOST_DISCS), help=text)
    text = "at most N positions of each number of discs"
    add("--each", metavar="N", type=number(1), default=2**62, help=text)
    text = "hold back this share of the games, such as 0.1, in FILE.test"
    add("--test", metavar="SHARE", type=read_share, default=0.0, help=text)
    text = "the same seed gives the same positions; default: 0"
    add("--seed", metavar="N", type=number(0), default=0, help=text)
    text = "processes; default: one per core"
    add("--jobs", metavar="N", type=number(1), default=os.cpu_count() or 1, help=text)
    add("--cluster", metavar="ADDRESS", help="a dask scheduler, such as tcp://HOST:8786")
    add("--force", action="store_true", help="overwrite a file that exists")
    add_isolation_options(parser)
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


def noise_of(way: str) -> float | None:
    """The share of random moves; None for a player."""
    name, _, noise = way.partition(":")
    if way == "random" or name != "best":
        return 1.0 if way == "random" else None
    with suppress(ValueError):
        if 0 <= (share := float(noise or 0)) <= 1:
            return share
    raise UserError(f"--play {way}: expected best:NOISE, from 0 to 1")


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
    noises = [] if options.games else [noise_of(way) for way in options.play]
    names = [way for way, noise in zip(options.play, noises) if noise is None]
    league = read_league(names, options) if names else None
    ways = (*(noise for noise in noises if noise is not None), *([None] if names else ()))
    plan = Plan(geometry, ways, league, least, min(most, squares - 1), options.test, options.seed)
    read = [hash_of(file) for file in options.games]
    facts = [__version__, options.n, options.each, plan._replace(league=None), read]
    return plan, json.dumps([*facts, league and league.facts()])


def read_league(names: Sequence[str], options: argparse.Namespace) -> League:
    """The league of players, all tried out."""
    if len(names) == 1:
        raise UserError(f"--play {names[0]}: expected two players or more, random or best:NOISE")
    rules = Rules(
        configuration=complete_configuration(dict(zip(SIZE, options.geometry))),
        referee=available_referee(),
        limits=Limits(isolation=options.isolation),
    )
    players = load_players(names, rules)
    for player in players:
        if CLOCK.search(player.source):
            say(f"{player.name} looks at the clock: another run may give another file")
    games = max(1, GAMES // math.comb(len(players), 2))
    return League(players=players, rules=rules, games=games, seed=0, opening_plies=OPENING_PLIES)


def hash_of(file: Path) -> str:
    """The SHA-256 of a file. Raises UserError."""
    try:
        with regular(file, MOST_BYTES).open("rb") as opened:
            return hashlib.file_digest(opened, "sha256").hexdigest()
    except OSError as error:
        raise UserError(f"{file}: {error.strerror}") from error


def gather(options: argparse.Namespace, plan: Plan, folder: WorkFolder) -> Collected:
    """The positions; prints the time for their labels, and whether there are too few."""
    if options.games:
        games = [game for file in options.games for game in read_games(file, plan.geometry)]
        for game in games:
            if game.geometry != plan.geometry:
                raise UserError(f"{game.title}: the board is {game.geometry}, not {plan.geometry}")
        letters = letters_of([game.moves for game in games], plan.geometry)
        found = positions_of(letters, None, 0, plan)
        collected = choose(found, plan.geometry, options.n, options.each)
    else:
        by_scores = [way for way in plan.ways if way is not None and way < 1]
        numbers = np.arange(plan.least, plan.most + 1)
        share = len(by_scores) / len(plan.ways) / len(numbers)
        forecast(plan, numbers, share * options.n)
        collected = collect(plan, options.n, options.each, folder)
    discs = collected.data.boards.discs[unknown(collected.data)]
    forecast(plan, discs, 1.0)
    if not len(collected.data):
        raise UserError(f"no position with {plan.least} to {plan.most} discs was found")
    if len(collected.data) < options.n:
        say(f"{len(collected.data):,} positions were found, {options.n:,} were asked for")
    return collected


def forecast(plan: Plan, discs: NDArray[np.int64], counts: Any) -> None:
    """Print how long the labels will take, if that is long, for `counts` positions of `discs`."""
    empties = plan.geometry.rows * plan.geometry.columns - discs
    seconds = counts * LABEL_SECONDS * EFFORT ** (EARLY - empties)
    if plan.geometry == STANDARD:
        seconds[discs < SCORES_DISCS] = 0  # known
    compiled = compiled_tools(plan.geometry) is not None
    if not compiled:
        seconds *= INTERPRETED
    total, early = seconds.sum() / 60, seconds[empties >= EARLY].sum() / 60
    if total > 0.2:
        few = plan.geometry.rows * plan.geometry.columns - EARLY
        what = f"labels take about {total:,.1f} minutes of one core"
        say(f"{what}, {early:,.1f} of them for positions with at most {few} discs")
        if not compiled:
            say("numba would be 100 times as fast: pip install 'connectx[fast]'")


def show(discs: NDArray[np.int64], labels: Labels) -> None:
    """Print the table of positions, by the number of discs."""
    values = labels.max(1)
    keeps = (np.sign(labels) == np.sign(values)[:, None]) | (labels == FULL)
    table = Table("discs", "positions", "won", "drawn", "lost", "a legal move loses the value")
    for column in table.columns[1:]:
        column.justify = "right"
    for some in (*np.unique(discs), None):
        rows = np.full(len(discs), True) if some is None else discs == some
        table.add_row(
            "all" if some is None else str(some),
            f"{rows.sum():,}",
            *(f"{(np.sign(values[rows]) == sign).mean():.0%}" for sign in (1, 0, -1)),
            f"{(~keeps[rows].all(1)).mean():.0%}",
        )
    Printer().print(table)

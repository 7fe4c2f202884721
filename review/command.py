"""The command line of reviews: `python analyze.py review FILE...`."""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from agents.core.position import Geometry
from arena.errors import RecordError
from arena.game import Game, game_of_moves, read_geometry
from arena.record import read_games
from review.judge import Judge
from review.page import reviews_html
from review.review import (
    Review,
    player_summaries,
    review_game,
    review_table,
    reviews_json,
    summary_table,
)

SUFFIXES = (".json", ".jsonl", ".txt")  # the files of a folder that may hold games
PART_FAILED, NOTHING_DONE = 1, 2  # exit statuses
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Review what is asked for.

    Returns the exit status: 0; 1 where something was reviewed and something could not be read;
    2 where nothing could.
    """
    options = make_parser().parse_args(arguments)
    try:
        geometry = read_geometry(options.rows, options.columns, options.inarow)
        if not options.time > 0:
            raise RecordError(f"--time {options.time}: expected more than 0 seconds")
        for file in (options.json, options.html):
            check_output(file, force=options.force)
    except RecordError as error:
        print(f"analyze.py review: {error}", file=sys.stderr)
        return NOTHING_DONE
    records: list[Game] = []
    failures = 0
    for text in options.games:  # every file that cannot be read is named, the others go on
        for found in _find(text):
            try:
                records += _read(found, geometry)
            except RecordError as error:
                failures += 1
                print(f"analyze.py review: {error}", file=sys.stderr)
    if not records:
        return NOTHING_DONE
    try:
        reviews = review_all(records, options.time)
    except KeyboardInterrupt:
        return INTERRUPTED
    # A pipe has no width of its own, and a table cut to 80 columns is of no use to a script.
    console = Console(width=None if sys.stdout.isatty() else 120)
    if len(reviews) <= options.tables:
        for review in reviews:
            console.print(review_table(review))
            console.print(escape(review.turning_point), highlight=False, soft_wrap=True)
    else:
        for review in reviews:
            line = f"{review.record.title}: {review.turning_point}"
            console.print(escape(line), highlight=False, soft_wrap=True)
    if len(reviews) > 1:
        console.print(summary_table(player_summaries(reviews)))
    for file, write in ((options.json, reviews_json), (options.html, reviews_html)):
        if file is not None:
            try:
                file.write_text(write(reviews), encoding="utf-8")
            except OSError as error:
                print(f"analyze.py review: {file}: {error.strerror}", file=sys.stderr)
                return PART_FAILED
    return PART_FAILED if failures else 0


def make_parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    parser = argparse.ArgumentParser(
        prog="analyze.py review",
        description="Show move by move where a game was won and lost, by exact scores.",
    )
    parser.add_argument(
        "games",
        metavar="GAME",
        nargs="+",
        help="a replay of Kaggle's, a result of evaluate.py, a text file with a move string a "
        "line, a folder of these, or a move string such as 4453",
    )
    for name, default in (("rows", 6), ("columns", 7), ("inarow", 4)):
        text = f"of the board of move strings; default {default}"
        parser.add_argument(f"--{name}", type=int, default=default, help=text)
    parser.add_argument(
        "--time",
        type=float,
        default=60.0,
        metavar="SECONDS",
        help="for each game; moves that are not scored by then are left open; default: %(default)s",
    )
    parser.add_argument(
        "--tables",
        type=int,
        default=3,
        metavar="N",
        help="print a line a game instead of its table from more than N games on; "
        "default: %(default)s",
    )
    parser.add_argument("--json", metavar="FILE", type=Path, help="write all that was found")
    parser.add_argument(
        "--html",
        metavar="FILE",
        type=Path,
        help="write one page with boards, sliders and score curves; it needs no network",
    )
    parser.add_argument("--force", action="store_true", help="overwrite existing files")
    return parser


def check_output(file: Path | None, *, force: bool) -> None:
    """Raise RecordError where a file cannot or must not be written."""
    if file is None:
        return
    if file.is_dir() or not os.access(file.parent, os.W_OK):
        raise RecordError(f"{file}: cannot be written, expected a file in an existing folder")
    if file.exists() and not force:
        raise RecordError(f"{file}: exists already, --force overwrites it")


def review_all(records: Sequence[Game], seconds: float | None) -> list[Review]:
    """Review the games one after the other, with a progress bar on a terminal.

    Games on boards of the same size share a judge, which remembers their common openings.
    """
    judges: dict[Geometry, Judge] = {}
    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    reviews = []
    with bar:
        for number, record in enumerate(records, start=1):
            judge = judges.setdefault(record.geometry, Judge(record.geometry))
            task = bar.add_task(f"game {number} of {len(records)}", total=2 * len(record.moves) + 1)

            def progress(done: int, total: int, task: object = task) -> None:
                bar.update(task, completed=done, total=total)  # type: ignore[arg-type]

            reviews.append(review_game(record, judge, seconds, progress))
            bar.remove_task(task)
    return reviews


def _find(text: str) -> Iterator[str]:
    """The games that an argument stands for: itself, or the files of a folder by name."""
    if not text or not Path(text).is_dir():
        yield text
        return
    files = sorted(path for path in Path(text).iterdir() if path.suffix in SUFFIXES)
    if not files:
        yield text  # reading it says what is wrong
    yield from map(str, files)


def _read(text: str, geometry: Geometry) -> list[Game]:
    if not text:
        raise RecordError("an empty argument is no game")
    path = Path(text)
    if path.is_dir():
        raise RecordError(f"{text}: holds no file that ends in {', '.join(SUFFIXES)}")
    moves = text.isascii() and text.isalnum() and text[0].isdigit()
    if path.exists() or not moves:
        return read_games(path, geometry)
    return [game_of_moves(text, geometry)]

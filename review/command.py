"""The command line of reviews: `python analyze.py review FILE...`."""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from agents.core.clock import Deadline
from agents.core.position import Geometry
from arena.errors import USER_ERROR_STATUS, UserError, run_command
from arena.executor import Run, in_order, workers
from arena.game import Game, game_of_moves, read_geometry
from arena.outputs import check_output, write_file
from arena.progress import ProgressBar
from arena.record import read_games
from review.judge import Judge
from review.moves import Review, find_mistakes, score_columns
from review.page import reviews_html
from review.report import review_table, reviews_json
from review.summary import player_summaries, summary_table

PROGRAM = "analyze.py review"
SUFFIXES = (".json", ".jsonl", ".txt")  # of the files read from a folder
GAMES_PER_JOB = 4  # a process takes a while to start: fewer games are not worth one
PART_FAILED = 1  # exit status


@dataclass(frozen=True, kw_only=True)
class Options:
    """What the command line asks for."""

    games: tuple[str, ...]
    geometry: Geometry  # of move strings
    seconds: float  # per game
    tables: int
    jobs: int | None
    json: Path | None
    html: Path | None


@dataclass(frozen=True, kw_only=True)
class Task:
    """A game to review, or a review to complete, and the time for it."""

    subject: Game | Review
    seconds: float


def main(arguments: Sequence[str] | None = None) -> int:
    """Review what is asked for.

    Returns the exit status: 0; 1 if only some of the files could be read or written; 2 if none
    could be read.
    """
    return run_command(PROGRAM, lambda: review(read_options(arguments)))


def review(options: Options) -> int:
    """Read, review, print and write; returns the exit status."""
    games, unreadable = find_games(options)
    if not games:
        return USER_ERROR_STATUS
    jobs = options.jobs or min(os.cpu_count() or 1, 1 + len(games) // GAMES_PER_JOB)
    # A pipe has no width, and a table cut to 80 columns is of no use to a script.
    console = Console(width=None if sys.stdout.isatty() else 120)
    with workers(jobs=jobs) as run:
        tasks = [Task(subject=game, seconds=options.seconds) for game in games]
        reviews, rest = [], []
        for found, seconds in _run(run, "reviewing", tasks):
            reviews.append(found)
            rest.append(Task(subject=found, seconds=seconds))
            _print(found, console, as_table=len(games) <= options.tables)
        if len(reviews) > 1:
            console.print(summary_table(player_summaries(reviews)))
        if options.json or options.html:  # nothing else shows the scores of all columns
            reviews = [complete for complete, _ in _run(run, "scoring every column", rest)]
    failed = unreadable > 0
    for file, write in ((options.json, reviews_json), (options.html, reviews_html)):
        if file is not None:
            try:
                write_file(file, [write(reviews)])
            except UserError as error:
                print(f"{PROGRAM}: {error}", file=sys.stderr)
                failed = True
    return PART_FAILED if failed else 0


def _run(run: Run, description: str, tasks: Sequence[Task]) -> Iterator[tuple[Review, float]]:
    """Review the games, in their order, with a progress bar."""
    with ProgressBar() as bar:
        shown = bar.add_task(description, total=len(tasks))
        for result in in_order(run, _review, tasks):
            yield result
            bar.advance(shown)


def _review(task: Task) -> tuple[Review, float]:
    """Take a game one stage further; returns the review and the seconds that are left."""
    deadline = Deadline(task.seconds)
    if isinstance(task.subject, Review):
        complete = score_columns(task.subject, _judge(task.subject.game.geometry), deadline)
        return complete, deadline.remaining()
    found = find_mistakes(task.subject, _judge(task.subject.geometry), deadline)
    return found, deadline.remaining()


@cache
def _judge(geometry: Geometry) -> Judge:
    """This process's judge of one geometry: games share what it knows of their openings."""
    return Judge(geometry)


def _print(review: Review, console: Console, *, as_table: bool) -> None:
    line = review.turning_point
    if as_table:
        console.print(review_table(review))
    else:
        line = f"{review.game.title}: {line}"
    console.print(escape(line), highlight=False, soft_wrap=True)


def read_options(arguments: Sequence[str] | None) -> Options:
    """The options on the command line. Raises UserError for what cannot be done."""
    parser = argparse.ArgumentParser(
        prog=PROGRAM, description="Show where a game was won and lost, by exact scores."
    )
    parser.add_argument(
        "games",
        metavar="GAME",
        nargs="+",
        help="a Kaggle replay, results of evaluate.py, a text file with one move string per line, "
        "a folder of these, or a move string such as 4453",
    )
    for name, default in (("rows", 6), ("columns", 7), ("inarow", 4)):
        text = "board of the move strings; default: %(default)s"
        parser.add_argument(f"--{name}", type=int, default=default, help=text)
    parser.add_argument(
        "--time",
        type=float,
        default=60.0,
        metavar="SECONDS",
        help="limit per game; moves not scored by then are left open; default: %(default)s",
    )
    parser.add_argument(
        "--tables",
        type=int,
        default=3,
        metavar="N",
        help="print tables for up to N games, one line per game for more; default: %(default)s",
    )
    parser.add_argument(
        "--jobs", type=int, metavar="N", help="processes; default: one per core for many games"
    )
    parser.add_argument("--json", metavar="FILE", type=Path, help="write everything found")
    parser.add_argument(
        "--html", metavar="FILE", type=Path, help="write a page with boards and score curves"
    )
    parser.add_argument("--force", action="store_true", help="overwrite existing files")
    options = parser.parse_args(arguments)
    geometry = read_geometry(options.rows, options.columns, options.inarow)
    if not options.time > 0:
        raise UserError(f"--time {options.time}: expected more than 0 seconds")
    if options.jobs is not None and options.jobs < 1:
        raise UserError(f"--jobs {options.jobs}: expected at least 1")
    for file in (options.json, options.html):
        check_output(file, force=options.force)
    return Options(
        games=tuple(options.games),
        geometry=geometry,
        seconds=options.time,
        tables=options.tables,
        jobs=options.jobs,
        json=options.json,
        html=options.html,
    )


def find_games(options: Options) -> tuple[list[Game], int]:
    """The games asked for, and how many files could not be read; each is reported on stderr."""
    games: list[Game] = []
    unreadable = 0
    files = [file for text in options.games for file in _files(text)]
    with ProgressBar() as bar:
        for text in bar.track(files, description="reading"):
            try:
                games += _read(text, options.geometry)
            except UserError as error:
                unreadable += 1
                print(f"{PROGRAM}: {error}", file=sys.stderr)
    return games, unreadable


def _files(text: str) -> Iterable[str]:
    """What an argument stands for: itself, or the files of a folder by name."""
    if not text or not Path(text).is_dir():
        return [text]
    files = sorted(str(path) for path in Path(text).iterdir() if path.suffix in SUFFIXES)
    return files or [text]  # reading an empty folder says what is wrong


def _read(text: str, geometry: Geometry) -> list[Game]:
    if not text:
        raise UserError("an empty argument is not a game")
    path = Path(text)
    if path.is_dir():
        raise UserError(f"{text}: has no file that ends in {', '.join(SUFFIXES)}")
    is_move_string = text.isascii() and text.isalnum() and text[0].isdigit()
    if path.exists() or not is_move_string:
        return read_games(path, geometry)
    return [game_of_moves(text, geometry)]

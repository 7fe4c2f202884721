"""`python analyze.py review GAME...`: find the games, review them, print and write."""

import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from rich.markup import escape

from agents.core.clock import Deadline
from agents.core.position import Geometry
from arena.errors import USER_ERROR_STATUS, UserError, say
from arena.executor import Run, in_order, workers
from arena.game import Game, game_of_moves
from arena.outputs import check_output, write_file
from arena.progress import Output, ProgressBar
from arena.record import read_games
from review.judge import Judge
from review.moves import Review, find_mistakes, score_columns
from review.report import review_table, reviews_html, reviews_json
from review.summary import player_summaries, summary_table

SUFFIXES = (".json", ".jsonl", ".txt")  # of the files read from a folder
GAMES_PER_JOB = 4  # a process takes a while to start: fewer games are not worth one
MOST_TABLES = 3  # of more games, each is one line
PART_FAILED = 1  # exit status

Task = tuple[Game | Review, float]  # a game to review or a review to complete, and seconds for it


def review(
    named: Sequence[str],
    *,
    geometry: Geometry,
    seconds: float,
    jobs: int | None = None,
    json: Path | None = None,
    html: Path | None = None,
    force: bool = False,
) -> int:
    """Read, review, print and write; returns the exit status.

    `named` are moves strings, files and folders; `geometry` is the board of moves strings;
    `seconds` are per game. `jobs` None decides by the number of games. Returns 0; 1 if only some of
    the files could be read or written; 2 if none could be read.
    """
    for file in (json, html):
        check_output(file, force=force)
    games, failed = _find_games(named, geometry)
    if not games:
        return USER_ERROR_STATUS
    # A pipe has no width, and a table cut to 80 columns is of no use to a script.
    console = Output(width=None if sys.stdout.isatty() else 120)
    console.goes_on = bool(json or html)
    with workers(jobs=jobs or min(os.cpu_count() or 1, 1 + len(games) // GAMES_PER_JOB)) as run:
        rest = []
        for found, left in _run(run, "reviewing", [(game, seconds) for game in games]):
            rest.append((found, left))
            _print(found, console, as_table=len(games) <= MOST_TABLES)
        reviews = [found for found, _ in rest]
        if len(reviews) > 1:
            console.print(summary_table(player_summaries(reviews)))
        if json or html:  # nothing else shows the scores of all columns
            reviews = [found for found, _ in _run(run, "scoring every column", rest)]
    for file, write in ((json, reviews_json), (html, reviews_html)):
        try:
            if file is not None:
                write_file(file, [write(reviews)])
        except UserError as error:
            failed = _complain(error)
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
    subject, seconds = task
    deadline = Deadline(seconds)
    if isinstance(subject, Review):
        found = score_columns(subject, _judge(subject.game.geometry), deadline)
    else:
        found = find_mistakes(subject, _judge(subject.geometry), deadline)
    return found, deadline.remaining()


@cache
def _judge(geometry: Geometry) -> Judge:
    """This process's judge of one geometry: games share what it knows of their openings."""
    return Judge(geometry)


def _print(review: Review, console: Output, *, as_table: bool) -> None:
    line = review.turning_point
    if as_table:
        console.print(review_table(review))
    else:
        line = f"{review.game.title}: {line}"
    console.print(escape(line), highlight=False, soft_wrap=True)


def _find_games(named: Sequence[str], geometry: Geometry) -> tuple[list[Game], bool]:
    """The games, and whether a file could not be read; each is reported on stderr."""
    games: list[Game] = []
    failed = False
    files = [file for text in named for file in _files(text)]
    with ProgressBar() as bar:
        for text in bar.track(files, description="reading"):
            try:
                games += _read(text, geometry)
            except UserError as error:
                failed = _complain(error)
    return games, failed


def _complain(error: UserError) -> bool:
    say(f"analyze.py review: {error}")
    return True


def _files(text: str) -> list[str]:
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
    is_moves = text.isascii() and text.isalnum() and text[0].isdigit() and not path.exists()
    return [game_of_moves(text, geometry)] if is_moves else read_games(path, geometry)

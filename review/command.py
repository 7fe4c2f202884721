"""`python analyze.py review GAME...`: find the games, review them, print and write."""

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.markup import escape

from agents.core.board import Geometry
from agents.core.clock import Deadline
from arena.executor import in_order, workers
from arena.game import Game, game_of_moves
from arena.outputs import check_outputs, write_file
from arena.progress import Output, ProgressBar
from arena.store import read_games
from errors import USER_ERROR_STATUS, UserError, say
from review.judge import judge_of
from review.moves import Review, explain_positions, find_mistakes, score_columns, try_moves
from review.report import review_table, reviews_html, reviews_json
from review.summary import player_summaries, summary_table

SUFFIXES = (".json", ".db", ".txt")  # of the files read from a folder
MOST_TABLES = 3  # of more games, each is one line
GAMES_PER_JOB = 4  # a process takes a while to start: fewer games are not worth one
PART_FAILED = 1  # exit status


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
    check_outputs(json, html, force=force)
    games, failed = _find_games(named, geometry)
    if not games:
        return USER_ERROR_STATUS
    # A pipe has no width, and a table cut to 80 columns is of no use to a script.
    console = Output(width=None if sys.stdout.isatty() else 120)
    console.goes_on = bool(json or html)
    jobs = jobs or min(os.cpu_count() or 1, 1 + len(games) // GAMES_PER_JOB)
    share = seconds * (0.5 if json or html else 1.0)
    reviews: list[Review] = []
    with workers(jobs=jobs) as run:
        with ProgressBar() as bar:
            found = in_order(run, partial(_find, seconds=share), games)
            for review in bar.track(found, len(games), description="reviewing"):
                reviews.append(review)
                _print(review, console, as_table=len(games) <= MOST_TABLES)
        if len(reviews) > 1:
            console.print(summary_table(player_summaries(reviews)))
        if json or html:
            reviews = list(in_order(run, partial(_find_more, seconds=share), reviews))
    for file, write in ((json, reviews_json), (html, reviews_html)):
        try:
            if file is not None:
                write_file(file, [write(reviews)])
        except UserError as error:
            failed = _complain(error)
    return PART_FAILED if failed else 0


def _find(game: Game, seconds: float) -> Review:
    return find_mistakes(game, judge_of(game.geometry), Deadline(seconds))


def _find_more(review: Review, seconds: float) -> Review:
    judge, end = judge_of(review.game.geometry), Deadline(seconds)
    review = score_columns(review, judge, Deadline(0.4 * seconds))
    review = explain_positions(review, judge, Deadline(max(0.0, end.remaining() - 0.3 * seconds)))
    return try_moves(review, judge, end)


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

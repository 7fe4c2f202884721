"""Show where a game was won and lost, by exact scores.

    %(prog)s 44444453
    %(prog)s tests/data/replay.json --html review.html

GAME is the moves (1-based columns in playing order, such as 4453, or a link), or
a file or a folder of files. A file is a Kaggle replay, results of connectx
evaluate, or a text with one game's moves per line. A line for each move shows its
result and, after a mistake, the better moves. With more than three games, each
has one sentence. The files have the reasons of one game, and with --why those of
several. The exit status is 1 if a game could not be read, 2 if none could, or if
a file could not be written.
"""

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.text import Text

from connectx.arena.store import files_of, read_games, with_log
from connectx.bench.review.moves import Review, review_game
from connectx.bench.solver.judge import MISTAKES, Verdict
from connectx.command_line import (
    OutputFile,
    Outputs,
    Parser,
    Printer,
    ProgressBar,
    colour_discs,
    make_number_reader,
    make_table,
    read_seconds,
    wrap_words,
)
from connectx.errors import USER_ERROR_STATUS, UserError, print_to_stderr, shorten, single_line
from connectx.executor import Run, run_in_order, workers
from connectx.game import Game
from connectx.position import ZERO_HELP, read_position
from connectx.words import SIGNS, column_name

MOST_IN_FULL = 3  # games; of more, each has one sentence
MOST_ROWS = 8  # of a table: both fit one screen
GAMES_PER_JOB = 4  # a process takes a while to start: fewer games are not worth one
STYLES = {Verdict.DRAW_THROWN: "yellow", Verdict.WIN_THROWN: "bold red"}


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    options = make_parser(program).read_with_size(arguments)
    outputs = Outputs(OUTPUTS, options)
    outputs.check()
    names = [name for text in options.games for name in _named(text)]
    faults: list[str] = []
    games = [game for name in names for game in _read(name, options, faults)]
    for fault in faults or ([] if games else ["only agents' logs, expected replays, too"]):
        print_to_stderr(f"{program}: {fault}")
    if not games:
        return USER_ERROR_STATUS
    console = Printer()
    console.goes_on = bool(outputs.paths)  # they are written even if nobody reads on
    alone = len(games) == 1  # then its reasons come once its verdicts can be read
    explained = bool(outputs.paths) and (alone or options.why)
    limit = options.time / 2 if explained else options.time
    work = partial(_review, seconds=limit, explained=explained and not alone)
    fitting = min(os.cpu_count() or 1, 1 + len(games) // GAMES_PER_JOB)
    jobs = 1 if alone else options.jobs or fitting
    reviews = []
    with workers(jobs=jobs) as run:
        for review in _every(run, "reviewing", work, games):
            _print(review, console, in_full=len(games) <= MOST_IN_FULL)
            reviews.append(review)
        if explained and alone:
            reasons = partial(_explain, seconds=limit)
            reviews = [*_every(run, "looking for the reasons", reasons, reviews)]
    if len(reviews) > 1:
        _sum_up(reviews, console)
    outputs.write(reviews)
    return 1 if faults else 0


def _review(game: Game, *, seconds: float, explained: bool) -> Review:
    """A game with its verdicts, and if it is `explained` with the reasons: each in so many seconds.

    Runs in a process of its own.
    """
    review = review_game(game, seconds)
    return _explain(review, seconds=seconds) if explained else review


def _explain(review: Review, *, seconds: float) -> Review:
    from connectx.bench.review.report import add_reasons  # late: files alone have them

    return add_reasons(review, seconds)


def _sum_up(reviews: Sequence[Review], console: Printer) -> None:
    """Print the tables of several games."""
    from connectx.bench.review.report import (  # late: loads pages
        COSTS,
        cost_rows,
        costs,
        summary_rows,
    )

    tables = {"Players": summary_rows(reviews), COSTS: cost_rows(costs(reviews))}
    for title, rows in tables.items():
        first = rows[: MOST_ROWS + 1]
        more = f" ({MOST_ROWS} of {len(rows) - 1})" if len(rows) > len(first) else ""
        console.print(make_table(f"{title}{more}", first))


def _json(reviews: Sequence[Review]) -> list[str]:
    from connectx.bench.review.report import reviews_json

    return [reviews_json(reviews)]


def _html(reviews: Sequence[Review]) -> list[str]:
    from connectx.bench.review.report import reviews_html

    return [reviews_html(reviews)]


OUTPUTS = (
    OutputFile("json", "write all results", _json),
    OutputFile("html", "write a page with boards and score curves", _html),
)


def make_parser(program: str) -> Parser:
    """The options, with their help."""
    symbols = [f"  {symbol:4}{name}: {meaning}" for name, symbol, meaning, *_ in MISTAKES]
    parser = Parser(prog=program, description=__doc__, epilog="\n".join(["symbols:", *symbols]))
    add = parser.add_argument
    add("games", metavar="GAME", nargs="+", help="a file, a folder, or moves such as 4453")
    add("--zero", action="store_true", help=ZERO_HELP)
    add(
        "--time",
        type=read_seconds,
        default=60.0,
        metavar="SECONDS",
        help="limit per game; default: 60",
    )
    parser.add_outputs(OUTPUTS)
    add("--why", action="store_true", help="write the reasons of several games, too")
    add(
        "--jobs",
        type=make_number_reader(1),
        metavar="N",
        help="processes; default: one per core, few games 1",
    )
    return parser


def _named(text: str) -> list[str]:
    """The files of a folder, by name; or the argument itself."""
    if not os.path.isdir(text):  # noqa: PTH112 - unlike Path's, takes any text
        return [text]
    return [str(path) for path in files_of(Path(text))]


def _read(text: str, options: argparse.Namespace, faults: list[str]) -> list[Game]:
    """The games of a file or of a text of moves; a line is added to the faults if it has none.

    A damaged log beside a replay is a fault, too; the game is there without what it says.
    """
    games: list[Game] = []
    try:
        if os.path.exists(text):  # noqa: PTH110 - unlike Path's, takes any text
            games = read_games(Path(text), options.geometry, zero=options.zero)
            return [with_log(game, Path(text)) for game in games]
        try:
            return [read_position(text, options.geometry, zero=options.zero, ordered=True)]
        except UserError as error:
            if text.isdigit():
                raise
            raise UserError(f"{shorten(text)}: no such file, and no position: {error}") from error
    except UserError as error:
        faults.append(str(error))
    return games


def _every(
    run: Run, description: str, work: Callable[[Any], Review], subjects: Sequence[Any]
) -> Iterator[Review]:
    """`work` on every subject, in order, with a bar."""
    with ProgressBar() as bar:
        done = run_in_order(run, work, subjects)
        for review in bar.track(done, len(subjects), description=description):
            bar.stop()  # what is printed now would mix with it
            yield review
            bar.start()


def _print(review: Review, console: Printer, *, in_full: bool) -> None:
    """Print a game in at most 80 columns."""
    game = review.game

    def show(text: str, indent: int, style: str = "") -> None:
        shown = colour_discs(Text(wrap_words(text, console.width, indent), style))
        console.print(shown, soft_wrap=True)

    if not in_full:
        show(f"{game.title}: {review.turning_point}", 2)
        return
    first, second = game.players
    size = f"{game.geometry.rows} x {game.geometry.columns}"
    show(f"{game.title}: {first} (X) - {second} (O), {size}", 2)
    for move in review.moves:
        column = f"{SIGNS[move.seat]}  column {column_name(move.column)}"
        line = f"{move.number:3}  {column:13} {move.symbol:2}  {move.in_words}"
        show(line, 25, STYLES.get(move.verdict, ""))
    show(review.turning_point, 0)
    error = game.forfeit.detail.splitlines() if game.forfeit else []
    for line in error if len(error) > 1 else ():
        show(f"  {single_line(line)}", 4, "dim")

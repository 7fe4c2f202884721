"""Show where a game was won and lost, by exact scores.

    %(prog)s 44444453
    %(prog)s tests/data/replay.json --html review.html

GAME is the moves (1-based columns in playing order, such as 4453, or a link), or
a file or a folder of files. A file is a Kaggle replay, results of connectx
evaluate, or a text with one game's moves per line. A line for each move shows its
result and, after a mistake, the better moves. The move that decided the game has
a reason. With more than three games, each has one sentence and its moves. The
files that are written have the reasons of all moves of one game, and with --why
those of several. The exit status is 1 if a game could not be read, and
2 if none could, or if a file could not be written.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.text import Text

from connectx.arena.store import add_log, list_game_files, read_games
from connectx.bench.review.moves import Review, review_game
from connectx.bench.solver.judge import MISTAKES, Verdict, cached_judge
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
    read_size,
    wrap_words,
)
from connectx.core.board import STANDARD, Geometry
from connectx.errors import USER_ERROR_STATUS, UserError, print_to_stderr, shorten, single_line
from connectx.executor import Run, run_in_order, workers
from connectx.game import SIZE_KEYS, Game
from connectx.position import ZERO_HELP, read_position
from connectx.words import SIGNS, Rows, column_name

if TYPE_CHECKING:
    from connectx.bench.review.mending import Mending

MAX_FULL_GAMES = 3  # of more games, each has one sentence
MAX_PRINTED_COLUMNS = 40  # of a board in 80 columns of text
MAX_TABLE_ROWS = 8  # two tables fit one screen
GAMES_PER_JOB = 4  # at least, as a process takes a while to start
VERDICT_STYLES = {Verdict.DRAW_THROWN: "yellow", Verdict.WIN_THROWN: "bold red"}


@dataclass(frozen=True, kw_only=True)
class ReviewOptions:
    """What the command line asks for."""

    texts: Sequence[str]  # each is the name of a file or folder, or the moves of a game
    geometry: Geometry
    opening_plies: int  # of every game that does not tell its opening itself
    is_zero_based: bool  # whether columns count from 0
    seconds: float  # the limit for each game
    wants_all_reasons: bool  # whether several games get reasons, too
    jobs: int | None
    outputs: Outputs


class GamesRead(NamedTuple):
    """The games that the arguments name, and why others cannot be read."""

    games: Sequence[Game]
    problems: Sequence[str]


@dataclass(frozen=True)
class ReviewedGames:
    """The reviews of all games, and what the players of several games should mend."""

    reviews: Sequence[Review]
    # For each player its forfeits and its mistakes by kind, and how often they happened. Empty for
    # a single game.
    mendings: Sequence["Mending"]


def main(program: str, arguments: Sequence[str]) -> int:
    """Review the games that the arguments name. Raises UserError.

    Returns the exit status: 0, or 1 if some games could not be read, 2 if none could.
    """
    options = read_options(program, arguments)
    options.outputs.check()
    games, problems = read_all_games(options)
    for problem in problems:
        print_to_stderr(f"{program}: {problem}")
    if not games:
        return USER_ERROR_STATUS
    console = Printer()
    # If the reader of stdout leaves, as `head` does, files that were asked for are still written.
    console.goes_on = bool(options.outputs.paths)
    if len(games) == 1:
        review = review_one_game(games[0], options, console)
        reviewed = ReviewedGames(reviews=[review], mendings=[])
    else:
        reviews = review_several_games(games, options, console)
        mendings = _find_what_players_should_mend(reviews)
        reviewed = ReviewedGames(reviews, mendings)
        print_summary(reviewed, console)
    options.outputs.write(reviewed)
    return 1 if problems else 0


# Options ------------------------------------------------------------------------------------------


def read_options(program: str, arguments: Sequence[str]) -> ReviewOptions:
    """Return the options. Raises UserError for a command line that cannot be read."""
    values = make_parser(program).parse_args(arguments)
    return ReviewOptions(
        texts=values.games,
        geometry=read_size(values),
        opening_plies=values.opening_plies,
        is_zero_based=values.zero,
        seconds=values.time,
        wants_all_reasons=values.why,
        jobs=values.jobs,
        outputs=Outputs.read(REVIEW_OUTPUTS, values),
    )


def make_parser(program: str) -> Parser:
    """Return the parser of the options, with their help."""
    symbol_lines = ["symbols:"]
    for mistake in MISTAKES:
        symbol_lines.append(f"  {mistake.symbol:4}{mistake.verdict}: {mistake.meaning}")
    parser = Parser(prog=program, description=__doc__, epilog="\n".join(symbol_lines))
    add = parser.add_argument
    add("games", metavar="GAME", nargs="+", help="a file, a folder, or moves such as 4453")
    add("--zero", action="store_true", help=ZERO_HELP)
    plies = "number of random moves at the start of a game, if GAME does not tell it; default: 0"
    add("--opening-plies", type=make_number_reader(0), default=0, metavar="N", help=plies)
    limit = "limit for each game; default: %(default)g"
    add("--time", type=read_seconds, default=60.0, metavar="SECONDS", help=limit)
    parser.add_outputs(REVIEW_OUTPUTS)
    add("--why", action="store_true", help="write the reasons of several games, too")
    jobs = "number of processes; default: one per core, and 1 for few games"
    add("--jobs", type=make_number_reader(1), metavar="N", help=jobs)
    parser.add_size()
    return parser


# Reading ------------------------------------------------------------------------------------------


def read_all_games(options: ReviewOptions) -> GamesRead:
    """Read the games that the arguments name.

    Returns them with a line on each argument, or file of a folder, that cannot be read.
    """
    games: list[Game] = []
    problems: list[str] = []
    for text in options.texts:
        for file_or_moves in _list_files(text):
            games += _read_games(file_or_moves, options, problems)
    if not games and not problems:  # an agent's log has no game, and is no problem beside a replay
        problems.append("only agents' logs, expected replays, too")
    return GamesRead(games, problems)


def _list_files(text: str) -> list[str]:
    """Return the paths of the files with games in a folder, in the order of their names.

    If the text is not the path of a folder with such files, it is returned alone.
    """
    if not os.path.isdir(text):  # noqa: PTH112 - `Path.is_dir` raises for a long text
        return [text]
    return [str(path) for path in list_game_files(Path(text))]


def _read_games(text: str, options: ReviewOptions, problems: list[str]) -> list[Game]:
    """Return the games in a file, or, if `text` is not the path of a file, the game of its moves.

    The forfeit of a replay's game has what the agent's log beside the replay says. If the games
    cannot be read, a line on that is added to `problems`, and no game is returned. If only a log
    cannot be read, a line is added, too, and the games are returned without what logs say.
    """
    games: list[Game] = []
    try:
        if not os.path.exists(text):  # noqa: PTH110 - `Path.exists` raises for a long text
            game = _read_moves(text, options)
            return [_mark_opening(game, options.opening_plies)]
        file = Path(text)
        games_in_file = read_games(file, options.geometry, zero=options.is_zero_based)
        games = [_mark_opening(game, options.opening_plies) for game in games_in_file]
        return [add_log(game, file) for game in games]
    except UserError as error:
        problems.append(str(error))
        return games  # all games if `add_log` raised the error, else none


def _read_moves(text: str, options: ReviewOptions) -> Game:
    """Return the game with the moves of a text, such as "4453".

    Raises UserError if the text is not a game. Unless it has only digits, the user may have meant a
    file, so the message says that there is no such file, too.
    """
    try:
        return read_position(text, options.geometry, zero=options.is_zero_based, ordered=True)
    except UserError as error:
        if text.isdigit():
            raise
        raise UserError(f"{shorten(text)}: no such file, and no position: {error}") from error


def _mark_opening(game: Game, plies: int) -> Game:
    """Return the same game, whose first `plies` moves are now marked as its opening.

    If the game has an opening already, as a game of `connectx evaluate` may have, that one stays.
    Raises UserError if the game has fewer moves.
    """
    if plies == 0 or game.opening_plies > 0:
        return game
    if plies > len(game.moves):
        expected = f"expected at most {len(game.moves)}, its number of moves"
        raise UserError(f"{game.title}: --opening-plies is {plies}, {expected}")
    return replace(game, opening_plies=plies)


# Reviewing ----------------------------------------------------------------------------------------


def review_one_game(game: Game, options: ReviewOptions, console: Printer) -> Review:
    """Review and print a game. If a file is to be written, find the reasons of all moves, too.

    The review is printed before the reasons are looked for. Then each of the two steps has half of
    the time.
    """
    writes_files = bool(options.outputs.paths)
    step_seconds = options.seconds / 2 if writes_files else options.seconds
    review_in_time = partial(review_game, seconds=step_seconds)
    add_reasons_in_time = partial(_add_reasons, seconds=step_seconds)
    with workers(jobs=1) as run:
        (review,) = _review_with_bar(run, "reviewing", review_in_time, [game])
        print_review(review, console)
        if writes_files:
            description = "looking for the reasons"
            (review,) = _review_with_bar(run, description, add_reasons_in_time, [review])
    return review


def review_several_games(
    games: Sequence[Game], options: ReviewOptions, console: Printer
) -> list[Review]:
    """Review games in several processes, and print each of them.

    A game is printed move by move if there are at most `MAX_FULL_GAMES`, else in one sentence. With
    --why, files get the reasons of all moves, for which half of the time is reserved.
    """
    review_one = partial(review_game, seconds=options.seconds)
    if options.outputs.paths and options.wants_all_reasons:
        review_one = partial(_review_with_reasons, seconds=options.seconds / 2)
    default_jobs = min(os.cpu_count() or 1, 1 + len(games) // GAMES_PER_JOB)
    reviews: list[Review] = []
    with workers(jobs=options.jobs or default_jobs) as run:
        for review in _review_with_bar(run, "reviewing", review_one, games):
            if len(games) <= MAX_FULL_GAMES:
                print_review(review, console)
            else:
                print_sentence(review, console)
            reviews.append(review)
    return reviews


def _review_with_reasons(game: Game, *, seconds: float) -> Review:
    """Return the review of a game with the reasons of its moves.

    `seconds` is the limit for the review, and again for the reasons. With several jobs, other
    processes call this.
    """
    return _add_reasons(review_game(game, seconds), seconds=seconds)


def _add_reasons(review: Review, *, seconds: float) -> Review:
    """Return a review with the reasons of its moves, as far as they are found in time."""
    from connectx.bench.review.report import add_reasons  # late: only files have the reasons

    return add_reasons(review, seconds)


def _review_with_bar(
    run: Run, description: str, make_review: Callable[[Any], Review], subjects: Sequence[Any]
) -> Iterator[Review]:
    """Yield `make_review(subject)` for every subject, in order, with a progress bar.

    The subjects are games, or reviews to which something is added. `run` calls `make_review`, in
    other processes if it has several. The bar is hidden while the caller of this generator prints a
    review.
    """
    with ProgressBar() as bar:
        reviews = run_in_order(run, make_review, subjects)
        for review in bar.track(reviews, len(subjects), description=description):
            bar.stop()
            yield review  # the caller prints it now
            bar.start()


def _find_what_players_should_mend(reviews: Sequence[Review]) -> list["Mending"]:
    """Return what each player of several games should mend: forfeits, and mistakes by kind.

    Meanwhile a progress bar is shown.
    """
    from connectx.bench.review.report import review_mendings  # late: imports the code of pages

    with ProgressBar() as bar:
        return review_mendings(reviews, on_progress=bar.on_progress)


# What is printed and written ----------------------------------------------------------------------


def print_review(review: Review, console: Printer) -> None:
    """Print every move of a game with its verdict, and the move that decided the game.

    The text has at most 80 columns. If an agent forfeited the game with an error of several lines,
    these come last. `review.turning_point` is the sentence on the move that decided the game.
    """
    game = review.game
    first_player, second_player = game.players
    size = f"{game.geometry.rows} x {game.geometry.columns}"
    title = f"{game.title}: {first_player} (X) - {second_player} (O), {size}"
    print_wrapped(title, console, indent=2)
    for move in review.moves:
        sign_and_column = f"{SIGNS[move.seat]}  column {column_name(move.column)}"
        # The words begin at column 23. If they do not fit, further lines are indented a bit more.
        line = f"{move.number:3}  {sign_and_column:13} {move.symbol:2}  {move.in_words}"
        style = VERDICT_STYLES.get(move.verdict, "")
        print_wrapped(line, console, indent=25, style=style)
    print_wrapped(review.turning_point, console, indent=0)
    print_reason(review, console)
    error_lines = game.forfeit.detail.splitlines() if game.forfeit else []
    if len(error_lines) > 1:  # a single line stands in the sentence about the turning point
        for line in error_lines:
            print_wrapped(f"  {single_line(line)}", console, indent=4, style="dim")


def print_reason(review: Review, console: Printer) -> None:
    """Print why the move that decided the game was a mistake, and the board after that move.

    Nothing is printed if no move decided the game, or if no rule explains the mistake in time.
    """
    from connectx.bench.review.why import EXPLAIN_SECONDS, explain  # late: takes long to import

    if review.turning_move is None:  # no move decided the game
        return
    game = review.game
    move_index = review.turning_move - 1  # moves are numbered from 1
    board_before = game.boards()[move_index]
    column = game.moves[move_index]
    judge = cached_judge(game.geometry)
    explanation = explain(judge, board_before, EXPLAIN_SECONDS, played=column, whole_line=False)
    if not explanation.sentences:
        return
    if board_before.columns <= MAX_PRINTED_COLUMNS:
        heading = f"The board after move {review.turning_move}"
        board_text = Text(str(board_before.play(column)))
        console.print(f"{heading} (2-1 is column 2, row 1 from the bottom):", soft_wrap=True)
        console.print(colour_discs(board_text), soft_wrap=True)
    print_wrapped(f"Why: {' '.join(explanation.sentences)}", console, indent=0)


def print_sentence(review: Review, console: Printer) -> None:
    """Print one sentence on a game, which says where it turned, and its moves in another line.

    The moves are followed by the options that `connectx review` needs to read them again, such as
    "4453 --opening-plies 2".
    """
    game = review.game
    print_wrapped(f"{game.title}: {review.turning_point}", console, indent=2)
    moves = "".join(map(column_name, game.moves))
    is_in_title = moves == game.title
    if not moves or is_in_title:
        return
    options = ""
    if game.geometry != STANDARD:
        for key in SIZE_KEYS:  # rows, columns and inarow
            options += f" --{key} {game.configuration[key]}"
    if game.opening_plies:
        options += f" --opening-plies {game.opening_plies}"
    console.print(f"  moves: {moves}{options}", soft_wrap=True)


def print_wrapped(text: str, console: Printer, *, indent: int, style: str = "") -> None:
    """Print a text in lines of at most 80 columns, which are broken between words.

    All lines but the first are indented by `indent` characters. `style` is a style of rich, such as
    "yellow".
    """
    wrapped_text = wrap_words(text, console.width, indent)
    console.print(colour_discs(Text(wrapped_text, style)), soft_wrap=True)


def print_summary(reviewed: ReviewedGames, console: Printer) -> None:
    """Print a table of the players of several games, and one of the mistakes that they should mend.

    Then come the lines that say what each player should mend first.
    """
    from connectx.bench.review.mending import TITLE, mending_rows
    from connectx.bench.review.report import summary_rows

    players_table = summary_rows(reviewed.reviews)
    mistakes_table = mending_rows(reviewed.mendings)
    _print_beginning_of_table("Players", players_table, console)
    _print_beginning_of_table(TITLE, mistakes_table, console)
    for mending in reviewed.mendings:
        for line in mending.lines:
            console.print_line(f"{mending.player}: {line}")


def _print_beginning_of_table(title: str, table: Rows, console: Printer) -> None:
    """Print the first `MAX_TABLE_ROWS` rows of a table, whose headings are one row more.

    If the table has further rows, the title says so. A table that has only headings is not printed.
    """
    headings, *rows = table
    if not rows:
        return
    if len(rows) > MAX_TABLE_ROWS:
        title += f" ({MAX_TABLE_ROWS} of {len(rows)})"
    console.print(make_table(title, [headings, *rows[:MAX_TABLE_ROWS]]))


def make_json(reviewed: ReviewedGames) -> list[str]:
    """Return the JSON of the results of all games, as the only piece of its text."""
    from connectx.bench.review.report import reviews_json

    return [reviews_json(reviewed.reviews, reviewed.mendings)]


def make_page(reviewed: ReviewedGames) -> list[str]:
    """Return the page with boards and score curves, as the only piece of its text."""
    from connectx.bench.review.report import reviews_html

    return [reviews_html(reviewed.reviews, reviewed.mendings)]


REVIEW_OUTPUTS = (
    OutputFile("json", "write all results", make_json),
    OutputFile("html", "write a page with boards and score curves", make_page),
)

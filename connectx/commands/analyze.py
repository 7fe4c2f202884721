"""Score ConnectX positions exactly.

    %(prog)s 4453                   prints "4453 -2"
    %(prog)s < positions.txt        one position a line
    %(prog)s --all 4453 444         the score of every column
    %(prog)s --why 4453             the best line, the threats, the reason

A position is the moves, as 1-based columns, a link to a board, or the board: an
observation of Kaggle, or a picture of X, O and dots. The empty board is [], or
the argument "". In a file, empty lines and lines that begin with # are skipped.
Other words may follow moves, if the moves are joined or have commas between them.
In a checkout, python -m benchmarks.solver FILE compares scores with known ones.
If a line is not a position, or the game is over, the output is an empty line and
a message on standard error. The exit status is then 1.

With --json, each line of the output is an object. It has "error" if the line is
not a position. Columns count from 0 there, as on Kaggle.

A score counts the winner's own discs left unplayed, plus one. It is negative for
a loss, and "?" if it is not known in time (timeout). With --all, a full column is
"-". On a terminal, words explain the score.

With --why, indented lines follow each score: best play to the end ("..." if time
was up), the squares where a side would win, and the reason, if a rule gives one.
docs/threats.md explains the words.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from rich.text import Text

from connectx.bench.review.why import Explanation, explain
from connectx.bench.solver.judge import cached_judge
from connectx.command_line import (
    Parser,
    Printer,
    ProgressBar,
    colour_discs,
    make_number_reader,
    read_seconds,
    read_size,
)
from connectx.core.board import Geometry
from connectx.core.clock import Deadline
from connectx.core.layout import COMPILED_BITS
from connectx.errors import UserError, print_to_stderr
from connectx.executor import run_in_order, workers
from connectx.game import Game
from connectx.position import ZERO_HELP, extract_position, has_position, read_position
from connectx.words import SIGNS, column_outcome

DEFAULT_WHY_SECONDS = 10.0  # for each position with --why, unless --time says otherwise
FILE_NAME_PATTERN = re.compile(r"\S+\.\w+")  # an argument that is perhaps the name of a file


@dataclass(frozen=True, kw_only=True)
class AnalyzeOptions:
    """What the command line asks for."""

    positions: Sequence[str]  # if there are none, standard input has one in each line
    is_zero_based: bool  # whether columns count from 0
    wants_all_columns: bool
    wants_reason: bool
    is_json: bool
    in_words: bool  # whether words explain the score
    seconds: float | None  # the limit for each position; None: no limit
    jobs: int
    geometry: Geometry


class PositionText(NamedTuple):
    """A position as text, with the number of the argument or of the line that has it."""

    number: int
    text: str


class Answer(NamedTuple):
    """What is printed for a position."""

    output: str
    problem: str = ""  # why it has no score


class Analysis(NamedTuple):
    """What was found out about a position before the time was up."""

    score: int | None  # None: not found in time
    # The scores of the legal columns. None: not asked for, or not found in time.
    column_scores: Mapping[int, int] | None
    reason: Explanation | None  # None: not asked for


def main(program: str, arguments: Sequence[str]) -> int:
    """Score positions, and print a line or more for each. Raises UserError.

    Returns the exit status: 1 if a text is not a position or has no score, else 0.
    """
    options = read_options(program, arguments)
    warn_of_large_board(options)
    printer = Printer(highlight=False)
    bar = ProgressBar()
    are_positions_typed_in = not options.positions and sys.stdin.isatty()
    if are_positions_typed_in:
        bar.disable = True  # the bar would mix with what is typed
    has_failed = False
    with bar, workers(jobs=options.jobs) as run:
        total = len(options.positions) or None  # None: nobody knows how many lines will come
        bar_task = bar.add_task("positions", total=total)
        answer_by_options = partial(answer_position, options)
        for answer in run_in_order(run, answer_by_options, list_texts(options)):
            print_answer(answer, options, printer)
            if answer.problem:
                has_failed = True
            bar.advance(bar_task)
    return 1 if has_failed else 0


# Options ------------------------------------------------------------------------------------------


def read_options(program: str, arguments: Sequence[str]) -> AnalyzeOptions:
    """Return the options. Raises UserError for a command line that cannot be read."""
    values = make_parser(program).parse_args(arguments)
    seconds: float | None = values.time
    if values.why and seconds is None:
        seconds = DEFAULT_WHY_SECONDS
    return AnalyzeOptions(
        positions=values.positions,
        is_zero_based=values.zero,
        wants_all_columns=values.all,
        wants_reason=values.why,
        is_json=values.json,
        in_words=sys.stdout.isatty() and not values.json,
        seconds=seconds,
        jobs=values.jobs,
        geometry=read_size(values),
    )


def make_parser(program: str) -> Parser:
    """Return the parser of the options, with their help."""
    parser = Parser(prog=program, description=__doc__)
    add = parser.add_argument
    add("positions", nargs="*", metavar="POSITION", help='for example 4453, or "4 4 5 3"')
    add("--zero", action="store_true", help=ZERO_HELP)
    add("--all", action="store_true", help="score every column")
    why = "show the best line, the threats, and the reason in words"
    add("--why", action="store_true", help=why)
    add("--json", action="store_true", help="print a JSON object in each line")
    limit = f"limit for each position; default: {DEFAULT_WHY_SECONDS:g} with --why, else none"
    add("--time", type=read_seconds, metavar="SECONDS", help=limit)
    jobs = "number of processes; default: %(default)s"
    add("--jobs", type=make_number_reader(1), default=1, metavar="N", help=jobs)
    parser.add_size()
    return parser


def warn_of_large_board(options: AnalyzeOptions) -> None:
    """Say on stderr if the search may take very long because of the size of the board.

    The compiled search takes a board as an integer of the machine, which has `COMPILED_BITS` bits
    for it.
    """
    geometry = options.geometry
    board_bits = geometry.stride * geometry.columns  # the stride is the bits of a column
    is_too_large = board_bits > COMPILED_BITS
    if is_too_large and options.seconds is None:
        reason = "a board too large for machine code is searched in plain Python"
        print_to_stderr(f"{reason}; --time SECONDS sets a limit")


# Answers ------------------------------------------------------------------------------------------


def list_texts(options: AnalyzeOptions) -> Iterator[PositionText]:
    """Yield the positions of the arguments, or if there are none, of the lines of standard input.

    Empty lines, and lines that begin with #, are skipped.
    """
    if options.positions:
        for number, text in enumerate(options.positions, start=1):
            yield PositionText(number, text)
        return
    stdin_descriptor = 0
    # Standard input is opened anew, so that bytes that are not UTF-8 are replaced. Closing this
    # file must not close the standard input of the process.
    lines = open(stdin_descriptor, encoding="utf-8-sig", errors="replace", closefd=False)  # noqa: SIM115
    for number, line in enumerate(lines, start=1):
        if has_position(line):
            yield PositionText(number, line)


def print_answer(answer: Answer, options: AnalyzeOptions, printer: Printer) -> None:
    """Print the output of a position on stdout, and its problem, if there is one, on stderr."""
    if options.in_words:
        printer.print(colour_discs(Text(answer.output)), soft_wrap=True)
    else:
        print(answer.output, flush=True)
    if answer.problem:
        print_to_stderr(answer.problem)


def answer_position(options: AnalyzeOptions, position: PositionText) -> Answer:
    """Return what is printed for a position. With several jobs, other processes call this."""
    try:
        game = _read_game(options, position.text)
    except UserError as error:
        return _make_answer_without_score(options, position, error)
    analysis = analyze(game, options)
    if options.is_json:
        return Answer(_format_json(game, analysis, options))
    return Answer(_format_text(game, analysis, options))


def _read_game(options: AnalyzeOptions, text: str) -> Game:
    """Return the game whose last position is to be scored.

    Raises UserError if the text is not a position, or if it has no score.
    """
    is_line_of_stdin = not options.positions
    if is_line_of_stdin:  # in a line, other words may follow the position
        text = extract_position(text, options.geometry)
    game = read_position(text, options.geometry, zero=options.is_zero_based)
    if game.board.over:
        raise UserError(f"{game.title} has no score: the game is over")
    return game


def _make_answer_without_score(
    options: AnalyzeOptions, position: PositionText, error: UserError
) -> Answer:
    """Return what is printed for a text that is not a position, or has no score.

    The output is an empty line, or an object with the "error" in JSON. The problem begins with the
    number of the argument or of the line, such as "line 3: ".
    """
    is_argument = bool(options.positions)
    source = "argument" if is_argument else "line"
    problem = f"{source} {position.number}: {error}"
    if is_argument and FILE_NAME_PATTERN.fullmatch(position.text):
        problem += "; connectx analyze < FILE scores the lines of a file"
    if not options.is_json:
        return Answer("", problem)
    error_facts = {"text": position.text.strip(), "error": problem}
    return Answer(json.dumps(error_facts), problem)


def analyze(game: Game, options: AnalyzeOptions) -> Analysis:
    """Score the last position of a game, and explain it if the options ask for that.

    With --all, its columns are scored, too. All of this shares the time limit.
    """
    board = game.board
    judge = cached_judge(board.geometry)  # finds exact scores, or None if the time is up
    deadline = Deadline(options.seconds) if options.seconds else None
    reason = None
    if options.wants_reason:
        reason = explain(judge, board, deadline)
    column_scores = None
    if options.wants_all_columns:
        column_scores = judge.column_scores(board, deadline)
    if reason is not None:
        score = reason.score
    elif options.wants_all_columns:
        score = max(column_scores.values()) if column_scores else None
    else:
        score = judge.score(board, deadline)
    return Analysis(score, column_scores, reason)


def _format_json(game: Game, analysis: Analysis, options: AnalyzeOptions) -> str:
    """Return the JSON of a position: its moves, its score and what else the options ask for.

    The scores of all columns are a list by column, or null if they were not found in time. The
    score of a full column is null.
    """
    facts: dict[str, Any] = {"moves": game.moves}
    if analysis.reason is not None:
        facts |= analysis.reason.facts()
    else:
        facts["score"] = analysis.score
    if options.wants_all_columns:
        column_scores = analysis.column_scores
        if column_scores:
            columns = range(game.board.columns)
            facts["scores"] = [column_scores.get(column) for column in columns]
        else:
            facts["scores"] = column_scores  # None, which is null in JSON
    return json.dumps(facts)


def _format_text(game: Game, analysis: Analysis, options: AnalyzeOptions) -> str:
    """Return the line with the scores of a position, and the lines with the reason below it.

    The first line is such as "4453 -2", or "4453 -2  X loses in 18" in words. The lines below are
    indented.
    """
    board = game.board
    first_line = f"{game.title} {_format_scores(analysis, options, board.columns)}"
    if options.in_words and analysis.score is not None:
        side_to_move = SIGNS[board.mark - 1]  # X or O, as marks are 1 and 2
        outcome = column_outcome(analysis.score, board.empties)
        first_line += f"  {side_to_move} {outcome}"
    reason_lines = analysis.reason.lines if analysis.reason else ()
    return "\n  ".join([first_line, *reason_lines])


def _format_scores(analysis: Analysis, options: AnalyzeOptions, columns: int) -> str:
    """Return the score of a position, or with --all the scores of its columns, such as "-2 1 - 3".

    A score is "?" if it was not found in time, and "-" for a full column. `columns` is the number
    of columns of the board.
    """
    if not options.wants_all_columns:
        return "?" if analysis.score is None else str(analysis.score)
    column_scores = analysis.column_scores
    if column_scores is None:
        return " ".join(["?"] * columns)
    return " ".join(str(column_scores.get(column, "-")) for column in range(columns))

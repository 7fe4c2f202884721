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
from connectx.bench.solver.judge import judge_of
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
    seconds: float | None  # the limit for each position
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

    score: int | None
    column_scores: Mapping[int, int] | None
    reason: Explanation | None


def main(program: str, arguments: Sequence[str]) -> int:
    """Score positions, and print a line or more for each. Raises UserError.

    Returns the exit status: 1 if a text is not a position or has no score, else 0.
    """
    options = read_options(program, arguments)
    warn_of_large_board(options)
    printer = Printer(highlight=False)
    bar = ProgressBar()
    if not options.positions and sys.stdin.isatty():
        bar.disable = True  # the bar would mix with the positions that are typed in
    has_failed = False
    with bar, workers(jobs=options.jobs) as run:
        total = len(options.positions) or None  # None: nobody knows how many lines will come
        bar_task = bar.add_task("positions", total=total)
        for answer in run_in_order(run, partial(answer_position, options), list_texts(options)):
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

    The compiled search needs boards whose squares fit into a machine's integer.
    """
    geometry = options.geometry
    board_bits = geometry.stride * geometry.columns
    if options.seconds is None and board_bits > COMPILED_BITS:
        reason = "a board too large for machine code is searched in plain Python"
        print_to_stderr(f"{reason}; --time SECONDS sets a limit")


# Answers ------------------------------------------------------------------------------------------


def list_texts(options: AnalyzeOptions) -> Iterator[PositionText]:
    """Yield the arguments, or the lines of standard input that have a position."""
    if options.positions:
        for number, text in enumerate(options.positions, start=1):
            yield PositionText(number, text)
        return
    # Closing this file must not close the standard input of the process.
    stdin_number = 0
    lines = open(stdin_number, encoding="utf-8-sig", errors="replace", closefd=False)  # noqa: SIM115
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
    """Return what is printed for a position. With several jobs, another process calls this."""
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
    if not options.positions:  # in a line, other words may follow the position
        text = extract_position(text, options.geometry)
    game = read_position(text, options.geometry, zero=options.is_zero_based)
    if game.board.over:
        raise UserError(f"{game.title} has no score: the game is over")
    return game


def _make_answer_without_score(
    options: AnalyzeOptions, position: PositionText, error: UserError
) -> Answer:
    """Return what is printed for a text that is not a position, or has no score.

    The output is an empty line, or an object with the "error" in JSON.
    """
    source = "argument" if options.positions else "line"
    problem = f"{source} {position.number}: {error}"
    if options.positions and FILE_NAME_PATTERN.fullmatch(position.text):
        problem += "; connectx analyze < FILE scores the lines of a file"
    if not options.is_json:
        return Answer("", problem)
    return Answer(json.dumps({"text": position.text.strip(), "error": problem}), problem)


def analyze(game: Game, options: AnalyzeOptions) -> Analysis:
    """Score the last position of a game, and explain it if the options ask for that."""
    board = game.board
    judge = judge_of(board.geometry)
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
            facts["scores"] = column_scores
    return json.dumps(facts)


def _format_text(game: Game, analysis: Analysis, options: AnalyzeOptions) -> str:
    """Return the line with the scores of a position, and the lines with the reason below it.

    A score is "?" if it was not found in time, and "-" for a full column.
    """
    board = game.board
    parts = [game.title]
    if not options.wants_all_columns:
        parts.append("?" if analysis.score is None else str(analysis.score))
    elif analysis.column_scores is None:
        parts += ["?"] * board.columns
    else:
        column_scores = analysis.column_scores
        parts += [str(column_scores.get(column, "-")) for column in range(board.columns)]
    first_line = " ".join(parts)
    if options.in_words and analysis.score is not None:
        outcome = column_outcome(analysis.score, board.empties)
        first_line += f"  {SIGNS[board.mark - 1]} {outcome}"
    reason_lines = analysis.reason.lines if analysis.reason else ()
    return "\n  ".join([first_line, *reason_lines])

"""Score ConnectX positions exactly.

    %(prog)s 4453                   prints "4453 -2"
    %(prog)s < positions.txt        one position a line
    %(prog)s --all 4453 444         the score of every column
    %(prog)s --why 4453             the best line, the threats, the reason

A position is the moves, as 1-based columns, a link to a board, or the board: an
observation of Kaggle, or a picture of X, O and dots. The empty board is [], or
the argument "". In a file, empty lines and those that begin with # are skipped,
and moves that other words follow are joined, or have commas: in a checkout,
python -m benchmarks.solver FILE compares with known scores. If a line is not a
position, or the game is over, the output is an empty line and a message on
standard error. The exit status is then 1.

With --json each line is an object; it has "error" if the line is not a position.
Columns count from 0 there, as on Kaggle.

A score counts the winner's own discs left unplayed, plus one. It is negative for
a loss, and "?" if it is not known in time (timeout). With --all a full column is
"-". On a terminal, words explain the score.

With --why, indented lines follow each score: best play to the end ("..." if time
was up), the squares where a side would win, and the reason, if a rule gives one.
docs/threats.md explains the words.
"""

import argparse
import json
import re
import sys
from collections.abc import Sequence
from functools import partial

from rich.text import Text

from connectx.bench.review.why import explain
from connectx.bench.solver.judge import judge_of
from connectx.command_line import (
    Parser,
    Printer,
    ProgressBar,
    colour_discs,
    make_number_reader,
    read_seconds,
)
from connectx.core.clock import Deadline
from connectx.core.layout import COMPILED_BITS
from connectx.errors import UserError, print_to_stderr
from connectx.executor import run_in_order, workers
from connectx.game import Game
from connectx.position import ZERO_HELP, extract_position, has_position, read_position
from connectx.words import SIGNS, column_outcome

WHY_SECONDS = 10.0  # for each position, unless --time says otherwise


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    options = make_parser(program).read_with_size(arguments)
    if options.why and options.time is None:
        options.time = WHY_SECONDS
    given: list[str] = options.positions
    stream = given or open(0, encoding="utf-8-sig", errors="replace", closefd=False)  # noqa: SIM115
    lines = (each for each in enumerate(stream, start=1) if given or has_position(each[1]))
    bar = ProgressBar()
    bar.disable |= not given and sys.stdin.isatty()  # nobody types beside a bar
    failed = False
    in_words = sys.stdout.isatty() and not options.json
    if options.time is None and options.geometry.stride * options.geometry.columns > COMPILED_BITS:
        why = "a board too large for machine code is searched in plain Python"
        print_to_stderr(f"{why}; --time SECONDS sets a limit")
    printer = Printer(highlight=False)
    with bar, workers(jobs=options.jobs) as run:
        shown = bar.add_task("positions", total=len(given) or None)
        work = partial(answer, options, in_words)
        for text, problem in run_in_order(run, work, lines):
            if in_words:
                printer.print(colour_discs(Text(text)), soft_wrap=True)
            else:
                print(text, flush=True)
            if problem:
                failed = True
                print_to_stderr(problem)
            bar.advance(shown)
    return 1 if failed else 0


def make_parser(program: str) -> Parser:
    """The options, with their help."""
    parser = Parser(prog=program, description=__doc__)
    add = parser.add_argument
    add("positions", nargs="*", metavar="POSITION", help='for example 4453, or "4 4 5 3"')
    add("--zero", action="store_true", help=ZERO_HELP)
    add("--all", action="store_true", help="score every column")
    add("--why", action="store_true", help="best line, threats, reason in words")
    add("--json", action="store_true", help="print one JSON object a line")
    limit = f"limit for each position; default: {WHY_SECONDS:g} with --why, else none"
    add("--time", type=read_seconds, metavar="SECONDS", help=limit)
    add("--jobs", type=make_number_reader(1), default=1, metavar="N", help="processes; default: 1")
    return parser


def answer(options: argparse.Namespace, in_words: bool, line: tuple[int, str]) -> tuple[str, str]:
    """The output for an argument or a line of input, which are numbered; and a problem."""
    place, text = line
    try:
        game = _read(options, text)
    except UserError as error:
        problem = f"{'argument' if options.positions else 'line'} {place}: {error}"
        if options.positions and re.fullmatch(r"\S+\.\w+", text):
            problem += "; connectx analyze < FILE scores the lines of a file"
        return json.dumps({"text": text.strip(), "error": problem}) if options.json else "", problem
    board = game.board
    judge, deadline = judge_of(board.geometry), Deadline(options.time) if options.time else None
    reason = explain(judge, board, deadline) if options.why else None
    scores = judge.column_scores(board, deadline) if options.all else None
    if reason or not options.all:
        score = reason.score if reason else judge.score(board, deadline)
    else:
        score = max(scores.values()) if scores else None
    if options.json:
        columns = range(board.columns)
        every = {"scores": scores and [*map(scores.get, columns)]} if options.all else {}
        facts = reason.facts() if reason else {"score": score}
        return json.dumps({"moves": game.moves, **facts, **every}), ""
    words = ["?" if score is None else str(score)]
    if options.all:
        columns = range(board.columns)
        words = ["?" if scores is None else str(scores.get(column, "-")) for column in columns]
    first = " ".join([game.title, *words])
    if in_words and score is not None:
        first += f"  {SIGNS[board.mark - 1]} {column_outcome(score, board.empties)}"
    return "\n  ".join([first, *(reason.lines if reason else ())]), ""


def _read(options: argparse.Namespace, text: str) -> Game:
    """The game whose last position is to be scored. Raises UserError if that has no score."""
    position = text if options.positions else extract_position(text, options.geometry)
    game = read_position(position, options.geometry, zero=options.zero)
    if game.board.over:
        raise UserError(f"{game.title} has no score: the game is over")
    return game

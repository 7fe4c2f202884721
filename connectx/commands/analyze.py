"""Score ConnectX positions exactly.

    %(prog)s 4453                   prints "4453 -2"
    %(prog)s < positions.txt        one position a line
    %(prog)s --all 4453 444         the score of every column
    %(prog)s --why 4453             the best line, the threats, the reason

A position is a string of 1-based columns in playing order; the empty board is
an empty line, or the argument "". Further words on a line are ignored: to compare
with scores that are known, python -m benchmarks.solver FILE in a checkout. A line
that is not a position, or one where the game is over, gives an empty line, a
message on standard error, and the exit status 1.

A score counts the winner's own discs left unplayed, plus one. It is negative for
a loss, and "?" if it is not known in time. With --all a full column is "-". On a
terminal, words say what it means.

With --why, indented lines follow each score: best play to the end of the game
("..." if time was up), the squares on which a side would win, and the reason,
where a rule gives one. docs/threats.md explains the words.
"""

import argparse
import json
import sys
import threading
from collections.abc import Sequence
from functools import partial

from connectx.arena.game import SIGNS
from connectx.command_line import Parser, ProgressBar, number, read_options, seconds
from connectx.core.board import Board
from connectx.core.clock import Deadline
from connectx.errors import say
from connectx.executor import in_order, workers
from connectx.review.judge import column_outcome, judge_of
from connectx.review.why import explain

REMINDER_SECONDS = 10.0  # until the first score
WHY_SECONDS = 10.0  # for each position, unless --time says otherwise


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    options = read_options(make_parser(program), arguments)
    if options.why and options.time is None:
        options.time = WHY_SECONDS
    given: list[str] = options.positions
    lines = given or open(0, encoding="utf-8-sig", errors="replace", closefd=False)  # noqa: SIM115
    bar = ProgressBar()
    bar.disable |= not given and sys.stdin.isatty()  # nobody types beside a bar
    failed = False
    in_words = sys.stdout.isatty() and not options.json
    reminder = threading.Timer(REMINDER_SECONDS, say, ["searching; --time SECONDS sets a limit"])
    reminder.daemon = True
    if options.time is None:
        reminder.start()
    with bar, workers(jobs=options.jobs) as run:
        shown = bar.add_task("positions", total=len(given) or None)
        work = partial(answer, options, in_words)
        for text, problem in in_order(run, work, enumerate(lines, start=1)):
            reminder.cancel()
            print(text, flush=True)
            if problem:
                failed = True
                say(problem)
            bar.advance(shown)
    return 1 if failed else 0


def make_parser(program: str) -> Parser:
    """The options, with their help."""
    parser = Parser(prog=program, description=__doc__)
    add = parser.add_argument
    add("positions", nargs="*", metavar="POSITION", help="for example 4453")
    add("--all", action="store_true", help="score every column")
    add("--why", action="store_true", help="best line, threats, reason in words")
    add("--json", action="store_true", help="print one JSON object a line")
    limit = f"limit for each position; default: {WHY_SECONDS:g} with --why, else none"
    add("--time", type=seconds, metavar="SECONDS", help=limit)
    add("--jobs", type=number(1), default=1, metavar="N", help="processes; default: 1")
    return parser


def answer(options: argparse.Namespace, in_words: bool, line: tuple[int, str]) -> tuple[str, str]:
    """The output for a numbered line of input, of which the first word counts; or a problem."""
    place, text = line
    moves, *_ = [*text.split(), ""]
    try:
        board = Board.from_moves(moves, *options.geometry.size)
    except ValueError as problem:
        if options.positions and not moves.isdigit():
            how = "connectx analyze < FILE scores the lines of a file"
            return "", f"{moves}: no string of moves: {problem}; {how}"
        return "", f"line {place}: {problem}"
    if board.over:
        return "", f"line {place}: {moves} has no score: the game is over"
    judge, deadline = judge_of(board.geometry), Deadline(options.time) if options.time else None
    reason = explain(judge, board, deadline) if options.why else None
    scores = judge.column_scores(board, deadline) if options.all else None
    if reason or not options.all:
        score = reason.score if reason else judge.score(board, deadline)
    else:
        score = max(scores.values()) if scores else None
    if options.json:
        every = {"scores": scores} if options.all else {}
        facts = reason.facts() if reason else {"score": score}
        return json.dumps({"moves": moves, **facts, **every}), ""
    words = ["?" if score is None else str(score)]
    if options.all:
        columns = range(board.columns)
        words = ["?" if scores is None else str(scores.get(column, "-")) for column in columns]
    first = " ".join([moves, *words])
    if in_words and score is not None:
        first += f"  {SIGNS[board.mark - 1]} {column_outcome(score, board.empties)}"
    return "\n  ".join([first, *(reason.lines if reason else ())]), ""

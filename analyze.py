"""Command line: score ConnectX positions exactly.

    echo 4453 | python analyze.py              writes "4453 2"
    python analyze.py --all 4453 444           the score of every column, left to right
    python analyze.py --weak < positions.txt   the sign alone: 1 a win, 0 a draw, -1 a loss
    python analyze.py review game.json         where a game was won and lost; `review -h` tells more

A position is the string of its 1-based columns in playing order, one a line, from the arguments
or else from standard input; further words of a line, such as a known score, are left alone. The
empty position is an empty line, or the argument "". A line that is no position, or one that has
ended, gives an empty line in the output and a message on standard error; the rest goes on, and
the exit status is 1.

The score counts the winner's own discs that are left unplayed, plus one; a loss is negative. With
`--all` a full column is written as "-".
"""

import argparse
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any, NamedTuple

from agents.core.notation import position_of
from agents.core.position import Geometry, geometry_of
from agents.core.solver import Solver

LONG_INPUT = 20  # from so many positions on a terminal gets a progress bar


class Question(NamedTuple):
    """A line of input."""

    number: int
    moves: str


class Answer(NamedTuple):
    """A line of output, and what was wrong with the question where it is empty."""

    text: str
    problem: str = ""


def answer(question: Question, solver: Solver, *, every_column: bool, weak: bool) -> Answer:
    """The line of output for a line of input."""
    geometry = solver.geometry
    try:
        position = position_of(question.moves, geometry)
        if every_column:
            scores = solver.column_scores(position, weak=weak)
            if scores is None:
                raise AssertionError("no deadline was set")
            words = [str(scores.get(column, "-")) for column in range(geometry.columns)]
        else:
            words = [str(solver.score(position, weak=weak))]
    except ValueError as problem:
        return Answer("", f"line {question.number}: {problem}")
    return Answer(" ".join([question.moves, *words]))


_solver_of_process: Solver


def start_process(geometry: Geometry, compiled: bool | None) -> None:
    """Give a worker process a solver of its own."""
    global _solver_of_process  # a pool hands nothing else to its workers
    _solver_of_process = Solver(geometry, compiled=compiled)


def answer_in_process(question: Question, *, every_column: bool, weak: bool) -> Answer:
    """`answer` with the solver of this worker process."""
    return answer(question, _solver_of_process, every_column=every_column, weak=weak)


def read_questions(arguments: Sequence[str], lines: Iterable[str]) -> Iterator[Question]:
    """The positions of the arguments or, where there are none, of the lines."""
    for number, line in enumerate(arguments or lines, start=1):
        words = line.split()
        yield Question(number, words[0] if words else "")


def answers(
    questions: Iterable[Question],
    geometry: Geometry,
    *,
    jobs: int,
    compiled: bool | None,
    every_column: bool,
    weak: bool,
) -> Iterator[Answer]:
    """The answers, in the order of the questions, as they come."""
    if jobs == 1:
        solver = Solver(geometry, compiled=compiled)
        for question in questions:
            yield answer(question, solver, every_column=every_column, weak=weak)
        return
    ask = partial(answer_in_process, every_column=every_column, weak=weak)
    with multiprocessing.Pool(jobs, start_process, (geometry, compiled)) as pool:
        yield from pool.imap(ask, questions)


def progress_bar() -> AbstractContextManager[Any]:
    """A bar on standard error."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    return Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True),
        transient=True,
    )  # fmt: skip


def score_positions(options: argparse.Namespace) -> int:
    """Answer every position; the exit status."""
    try:
        geometry = geometry_of(options.rows, options.columns, options.inarow)
    except ValueError as problem:
        print(f"analyze.py: {problem}", file=sys.stderr)
        return 2
    questions: Iterable[Question] = read_questions(options.positions, sys.stdin)
    total = 0
    if sys.stderr.isatty() and not sys.stdin.isatty():
        questions = list(questions)
        total = len(questions)
    failed = False
    with progress_bar() if total >= LONG_INPUT else nullcontext() as bar:
        task = bar.add_task("", total=total) if bar else None
        if bar:
            bar.console.show_cursor()  # Ctrl-C would leave it hidden
        for reply in answers(
            questions,
            geometry,
            jobs=options.jobs,
            compiled=False if options.interpreted else None,
            every_column=options.all,
            weak=options.weak,
        ):
            print(reply.text, flush=True)
            if reply.problem:
                failed = True
                print(reply.problem, file=sys.stderr, flush=True)
            if bar:
                bar.advance(task)
    return 1 if failed else 0


def positive(text: str) -> int:
    """A whole number of at least 1, for argparse."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is below 1")
    return number


def make_parser() -> argparse.ArgumentParser:
    """The options."""
    summary, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("positions", nargs="*", metavar="POSITION", help="such as 4453")
    parser.add_argument("--all", action="store_true", help="the score of every column")
    parser.add_argument("--weak", action="store_true", help="only who wins: -1, 0 or 1; faster")
    parser.add_argument("--rows", type=positive, default=6, help="default 6")
    parser.add_argument("--columns", type=positive, default=7, help="default 7")
    parser.add_argument("--inarow", type=positive, default=4, help="default 4")
    parser.add_argument("--jobs", type=positive, default=1, help="processes; default 1")
    parser.add_argument(
        "--interpreted",
        action="store_true",
        help="do not compile: sooner for a few positions near the end of a game",
    )
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    try:
        if arguments[:1] == ["review"]:
            from review.command import main as review

            return review(arguments[1:])
        return score_positions(make_parser().parse_args(arguments))
    except BrokenPipeError:  # the reader of our output has left, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


if __name__ == "__main__":
    # Ctrl-C ends the process at once; a compiled search would not see a KeyboardInterrupt.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main())

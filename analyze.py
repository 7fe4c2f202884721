"""Score ConnectX positions exactly.

    echo 4453 | python analyze.py              prints "4453 -2"
    python analyze.py --all 4453 444           the score of every column, left to right
    python analyze.py --weak < positions.txt   only who wins: 1 a win, 0 a draw, -1 a loss
    python analyze.py --why 4453               the best line, the threats, and the reason in words
    python analyze.py review game.json         where a game was won and lost; see `review -h`

A position is a string of 1-based columns in playing order. Positions come from the arguments or
from standard input, one per line; further words on a line, such as a known score, are ignored. The
empty board is an empty line, or the argument "". For a line that is not a position, or one where
the game is over, the output has an empty line and standard error a message; the remaining lines
are still scored, and the exit status is 1.

A score counts the winner's own discs left unplayed, plus one; it is negative for a loss. With
`--all` a full column is written as "-".

With `--why`, indented lines follow each score: best play to the end of the game ("..." if time was
up); the squares on which a side would win, column first, with those who get them once the rest of
the board fills up; and the reason, where a rule gives one. A score not known in time is "?".
docs/threats.md explains the words.
"""

import argparse
import json
import signal
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import nullcontext
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from agents.core.board import Board, Geometry
from agents.core.clock import Deadline
from agents.core.solver import Solver
from arena.executor import in_order, workers
from arena.game import SIGNS, column_name, read_geometry
from arena.options import parse_options, refuse_options
from errors import UserError, run_command
from review.judge import judge_of
from review.threats import Threat
from review.why import explain

BAR_FROM = 20  # positions; fewer are scored without a progress bar


class Question(NamedTuple):
    """What to find out about each position."""

    geometry: Geometry
    every_column: bool
    weak: bool
    interpreted: bool
    why: bool = False
    json: bool = False
    seconds: float = 0.0  # for each explanation


class Answer(NamedTuple):
    """A line of output; if it is empty, `problem` says why."""

    text: str
    problem: str = ""


def answer(line: tuple[int, str], question: Question) -> Answer:
    """The line of output for a numbered line of input, of which the first word counts."""
    number, text = line
    moves, *_ = [*text.split(), ""]
    try:
        board = Board.from_moves(moves, *question.geometry[:3])
    except ValueError as problem:
        return Answer("", f"line {number}: {problem}")
    if board.over:
        return Answer("", f"line {number}: {moves!r} has no score: the game is over")
    if question.why:
        return Answer(_why(moves, board, question))
    judge = _interpreted(board.geometry) if question.interpreted else judge_of(board.geometry)
    if question.every_column:
        words = _by_column(judge.column_scores(board, weak=question.weak), board)
    else:
        words = [str(judge.score(board, weak=question.weak))]
    return Answer(" ".join([moves, *words]))


@cache
def _interpreted(geometry: Geometry) -> Solver:
    """This process's interpreted solver, asked as the judge is."""
    return Solver(geometry, compiled=False)


def _by_column(scores: Mapping[int, int] | None, board: Board) -> list[str]:
    columns = range(board.columns)
    return ["?" if scores is None else str(scores.get(column, "-")) for column in columns]


def _why(moves: str, board: Board, question: Question) -> str:
    """The lines of output that explain a position."""
    judge, deadline = judge_of(board.geometry), Deadline(question.seconds)
    found = explain(judge, board, deadline)
    scores = judge.column_scores(board, deadline) if question.every_column else None
    if question.json:
        facts = {"moves": moves, **found.facts()}
        return json.dumps({**facts, "scores": scores} if question.every_column else facts)
    words = ["?" if found.score is None else str(found.score)]
    if question.every_column:
        words = _by_column(scores, board)
    line = "".join(column_name(column) for column in found.line)
    threats = [_threat(threat) for threat in found.threats]
    return "\n  ".join(
        [
            " ".join([moves, *words]),
            f"line: {line}{'' if found.complete else '...'}",
            *([f"threats: {'; '.join(threats)}"] if threats else []),
            *found.sentences,
        ]
    )


def _threat(threat: Threat) -> str:
    text = f"{SIGNS[threat.seat]} {threat.name} {threat.parity}"
    if not threat.matters:
        return f"{text}, out of reach"
    return text if threat.taker is None else f"{text}, {SIGNS[threat.taker]} gets it"


def score_positions(positions: Sequence[str], question: Question, jobs: int) -> int:
    """Score every position, of standard input if there is none; returns the exit status."""
    lines: Iterable[tuple[int, str]] = enumerate(positions or sys.stdin, start=1)
    bar: Any = nullcontext()
    if sys.stderr.isatty() and (positions or not sys.stdin.isatty()):
        lines = list(lines)
        if len(lines) >= BAR_FROM or question.why:
            from arena.progress import ProgressBar  # late: rich takes longer than a few positions

            bar = ProgressBar()
            bar.add_task("positions", total=len(lines))
    failed = False
    with bar as shown, workers(jobs=jobs) as run:
        for scored in in_order(run, partial(answer, question=question), lines):
            print(scored.text, flush=True)
            if scored.problem:
                failed = True
                print(scored.problem, file=sys.stderr, flush=True)
            if shown is not None:
                shown.advance(shown.task_ids[0])
    return 1 if failed else 0


# The command line -------------------------------------------------------------------------------


def analyze(arguments: Sequence[str]) -> int:
    """Score positions as the arguments say; returns the exit status."""
    summary, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("positions", nargs="*", metavar="POSITION", help="for example 4453")
    parser.add_argument("--all", action="store_true", help="score every column")
    parser.add_argument("--weak", action="store_true", help="only who wins: -1, 0 or 1; faster")
    parser.add_argument("--interpreted", action="store_true", help="never compile the search")
    parser.add_argument("--why", action="store_true", help="best line, threats, reason in words")
    parser.add_argument("--json", action="store_true", help="the same as one JSON object a line")
    parser.add_argument(
        "--time",
        type=float,
        default=10.0,
        metavar="SECONDS",
        help="limit for each position with --why; default: %(default)s",
    )
    options, named, geometry = read_options(parser, arguments)
    why = options.why or options.json
    if not why:
        refuse_options(["time"], named, "goes with --why or --json only")
    if why and (options.weak or options.interpreted):
        raise UserError("--why needs exact scores in time: leave out --weak and --interpreted")
    question = Question(
        geometry, options.all, options.weak, options.interpreted, why, options.json, options.time
    )
    return score_positions(options.positions, question, options.jobs or 1)


def review(arguments: Sequence[str]) -> int:
    """Review games as the arguments say; returns the exit status."""
    from review.command import review  # late: it needs more than a few scores do

    parser = argparse.ArgumentParser(
        prog="analyze.py review", description="Show where a game was won and lost, by exact scores."
    )
    parser.add_argument(
        "games",
        metavar="GAME",
        nargs="+",
        help="a Kaggle replay, results of evaluate.py, a text file with one move string per line, "
        "a folder of these, or a move string such as 4453",
    )
    parser.add_argument(
        "--time",
        type=float,
        default=60.0,
        metavar="SECONDS",
        help="limit per game; moves not scored by then are left open; default: %(default)s",
    )
    parser.add_argument("--json", metavar="FILE", type=Path, help="write everything found")
    parser.add_argument(
        "--html", metavar="FILE", type=Path, help="write a page with boards and score curves"
    )
    parser.add_argument("--force", action="store_true", help="overwrite existing files")
    options, named, geometry = read_options(parser, arguments)
    if not (options.json or options.html):
        refuse_options(["force"], named, "goes with --json or --html only")
    return review(
        options.games,
        geometry=geometry,
        seconds=options.time,
        jobs=options.jobs,
        json=options.json,
        html=options.html,
        force=options.force,
    )


def read_options(
    parser: argparse.ArgumentParser, arguments: Sequence[str]
) -> tuple[argparse.Namespace, dict[str, Any], Geometry]:
    """The options, those that both commands have among them, the names given, and the board."""
    for name, default in (("rows", 6), ("columns", 7), ("inarow", 4)):
        text = "board of the moves; default: %(default)s"
        parser.add_argument(f"--{name}", type=int, default=default, help=text)
    parser.add_argument(
        "--jobs", type=int, help="processes; default: 1, or one per core to review many games"
    )
    options, named = parse_options(parser, arguments)
    if not options.time > 0:
        raise UserError(f"--time {options.time}: expected more than 0 seconds")
    if options.jobs is not None and options.jobs < 1:
        raise UserError(f"--jobs {options.jobs}: expected at least 1")
    return options, named, read_geometry(options.rows, options.columns, options.inarow)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["review"]:
        return run_command("analyze.py review", lambda: review(given[1:]))
    return run_command("analyze.py", lambda: analyze(given))


if __name__ == "__main__":
    # Ctrl-C ends the process at once: a compiled search would not notice a KeyboardInterrupt.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main())

"""Score ConnectX positions exactly.

    python analyze.py 4453                   prints "4453 -2"
    python analyze.py < positions.txt        one position a line
    python analyze.py --all 4453 444         the score of every column
    python analyze.py --why 4453             the best line, the threats, the reason

A position is a string of 1-based columns in playing order; the empty board is
an empty line, or the argument "". Further words on a line, such as a known
score, are ignored. A line that is not a position, or one where the game is over,
gives an empty line, a message on standard error, and the exit status 1.

A score counts the winner's own discs left unplayed, plus one. It is negative for
a loss, and "?" if it is not known in time. With --all a full column is "-".

With --why, indented lines follow each score: best play to the end of the game
("..." if time was up), the squares on which a side would win, and the reason,
where a rule gives one. docs/threats.md explains the words.
"""

import sys

from errors import UserError, run_command

TYPE_CHECKING = False
if TYPE_CHECKING:  # late imports elsewhere, so that Ctrl-C during them prints no traceback
    import argparse

MOST_SHOWN = 60  # characters of the input in a message
WHY_SECONDS = 10.0  # for each position, unless --time says otherwise


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    return run_command("analyze.py", lambda: analyze(arguments))


def analyze(arguments: list[str] | None) -> int:
    """Score positions as the arguments say; returns the exit status."""
    import os
    import signal
    from functools import partial

    from arena.command_line import ProgressBar
    from arena.executor import in_order, workers

    options = _options(arguments)
    if options.why and options.time is None:
        options.time = WHY_SECONDS
    if __name__ == "__main__":  # a compiled search would not notice a KeyboardInterrupt
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    given: list[str] = options.positions
    for text in given:
        if not text.isdigit() and os.path.isfile(text):  # noqa: PTH113 - takes any text
            raise UserError(f"{_short(text)} is a file: python analyze.py < FILE scores its lines")
    lines = given or open(0, encoding="utf-8-sig", errors="replace", closefd=False)  # noqa: SIM115
    bar = ProgressBar()
    bar.disable |= not given and sys.stdin.isatty()  # nobody types beside a bar
    failed = False
    with bar, workers(jobs=options.jobs or 1) as run:
        shown = bar.add_task("positions", total=len(given) or None)
        for text, problem in in_order(run, partial(answer, options), enumerate(lines, start=1)):
            print(text, flush=True)
            if problem:
                failed = True
                print(problem, file=sys.stderr, flush=True)
            bar.advance(shown)
    return 1 if failed else 0


def answer(options: "argparse.Namespace", line: tuple[int, str]) -> tuple[str, str]:
    """The output for a numbered line of input, of which the first word counts; or a problem."""
    import json

    from agents.core.board import Board
    from agents.core.clock import Deadline
    from review.judge import judge_of
    from review.why import explain

    number, text = line
    moves, *_ = [*text.split(), ""]
    try:
        board = Board.from_moves(moves, *options.geometry[:3])
    except ValueError as problem:
        return "", f"line {number}: {problem}"
    if board.over:
        return "", f"line {number}: {_short(moves)} has no score: the game is over"
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
    return "\n  ".join([first, *(reason.lines if reason else ())]), ""


def _short(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."


def _options(arguments: list[str] | None) -> "argparse.Namespace":
    import argparse

    from arena.command_line import read_options

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("positions", nargs="*", metavar="POSITION", help="for example 4453")
    add("--all", action="store_true", help="score every column")
    add("--why", action="store_true", help="best line, threats, reason in words")
    add("--json", action="store_true", help="print one JSON object a line")
    add(
        "--time",
        type=float,
        metavar="SECONDS",
        help=f"limit for each position; default: {WHY_SECONDS:g} with --why, else none",
    )
    add("--jobs", type=int, metavar="N", help="processes; default: 1")
    return read_options(parser, arguments)


if __name__ == "__main__":
    sys.exit(main())

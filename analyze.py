"""Score ConnectX positions exactly.

    echo 4453 | python analyze.py              prints "4453 2"
    python analyze.py --all 4453 444           the score of every column, left to right
    python analyze.py --weak < positions.txt   only who wins: 1 a win, 0 a draw, -1 a loss
    python analyze.py review game.json         where a game was won and lost; see `review -h`

A position is a string of 1-based columns in playing order. Positions come from the arguments or
from standard input, one per line; further words on a line, such as a known score, are ignored. The
empty board is an empty line, or the argument "". For a line that is not a position, or one where
the game is over, the output has an empty line and standard error a message; the remaining lines
are still scored, and the exit status is 1.

A score counts the winner's own discs left unplayed, plus one; it is negative for a loss. With
`--all` a full column is written as "-".
"""

import argparse
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, NamedTuple

from agents.core.notation import position_of
from agents.core.position import Geometry, geometry_of, has_won, is_full
from agents.core.solver import Solver
from arena.errors import UserError, run_command
from arena.executor import in_order, workers
from review.quick_solver import QuickSolver

BAR_FROM = 20  # positions; fewer are scored without a progress bar


@dataclass(frozen=True, kw_only=True)
class Options:
    """What the command line asks for."""

    positions: tuple[str, ...]
    geometry: Geometry
    every_column: bool
    weak: bool
    jobs: int
    interpreted: bool


class Line(NamedTuple):
    """A line of input."""

    number: int
    moves: str


class Answer(NamedTuple):
    """A line of output; if it is empty, `problem` says why."""

    text: str
    problem: str = ""


def answer(line: Line, options: Options) -> Answer:
    """The line of output for a line of input."""
    geometry = options.geometry
    solver = _solver(geometry, options.interpreted)
    try:
        position = position_of(line.moves, geometry)
        if has_won(position.theirs, geometry) or is_full(position.occupied, geometry):
            return Answer("", f"line {line.number}: {line.moves!r} has no score: the game is over")
        if options.every_column:
            scores = solver.column_scores(position, weak=options.weak)
            assert scores is not None  # as there is no deadline
            words = [str(scores.get(column, "-")) for column in range(geometry.columns)]
        else:
            words = [str(solver.score(position, weak=options.weak))]
    except ValueError as problem:
        return Answer("", f"line {line.number}: {problem}")
    return Answer(" ".join([line.moves, *words]))


@cache
def _solver(geometry: Geometry, interpreted: bool) -> Solver | QuickSolver:
    """This process's solver."""
    return Solver(geometry, compiled=False) if interpreted else QuickSolver(geometry)


def read_lines(arguments: Sequence[str], lines: Iterable[str]) -> Iterator[Line]:
    """The positions among the arguments or, if there are none, on the lines."""
    for number, line in enumerate(arguments or lines, start=1):
        words = line.split()
        yield Line(number, words[0] if words else "")


def score_positions(options: Options) -> int:
    """Score every position; returns the exit status."""
    lines: Iterable[Line] = read_lines(options.positions, sys.stdin)
    bar: AbstractContextManager[Any] = nullcontext()
    if sys.stderr.isatty() and not sys.stdin.isatty():
        lines = list(lines)
        if len(lines) >= BAR_FROM:
            bar = _progress_bar(len(lines))
    failed = False
    with bar as shown, workers(jobs=options.jobs) as run:
        for scored in in_order(run, partial(answer, options=options), lines):
            print(scored.text, flush=True)
            if scored.problem:
                failed = True
                print(scored.problem, file=sys.stderr, flush=True)
            if shown is not None:
                shown.advance(shown.task_ids[0])
    return 1 if failed else 0


def _progress_bar(total: int) -> AbstractContextManager[Any]:
    from arena.progress import ProgressBar  # late: rich takes longer than a few positions

    bar = ProgressBar()
    bar.add_task("positions", total=total)
    return bar


def read_options(arguments: Sequence[str]) -> Options:
    """The options on the command line. Raises UserError if the board is impossible."""
    summary, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("positions", nargs="*", metavar="POSITION", help="for example 4453")
    parser.add_argument("--all", action="store_true", help="score every column")
    parser.add_argument("--weak", action="store_true", help="only who wins: -1, 0 or 1; faster")
    for name, default in (("rows", 6), ("columns", 7), ("inarow", 4)):
        parser.add_argument(f"--{name}", type=int, default=default, help="default: %(default)s")
    parser.add_argument("--jobs", type=int, default=1, help="processes; default: %(default)s")
    parser.add_argument("--interpreted", action="store_true", help="never compile the search")
    options = parser.parse_args(arguments)
    try:
        geometry = geometry_of(options.rows, options.columns, options.inarow)
    except ValueError as problem:
        raise UserError(str(problem)) from problem
    if options.jobs < 1:
        raise UserError(f"--jobs {options.jobs}: expected at least 1")
    return Options(
        positions=tuple(options.positions),
        geometry=geometry,
        every_column=options.all,
        weak=options.weak,
        jobs=options.jobs,
        interpreted=options.interpreted,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["review"]:
        from review.command import main as review

        return review(given[1:])
    return run_command("analyze.py", lambda: score_positions(read_options(given)))


if __name__ == "__main__":
    # Ctrl-C ends the process at once: a compiled search would not notice a KeyboardInterrupt.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main())
